//! Reports of players and sayings.

use crate::admin::operator;
use crate::kit::{Client, Node, Table, run};
use serde_json::{Value, json};
use server::Limits;

#[test]
fn people_report_players_and_sayings_and_operators_resolve_that() {
    run(async {
        let node = Node::start().await;
        let mut table = Table::of_people(node.address(), "niagara", 3).await;
        let (chat, reports) = (table.path("/chat"), table.path("/reports"));
        let said = table.players[1].post(&chat, &json!({ "text": "rude words" })).await.ok();
        let seq = said["next"].as_u64().unwrap() - 1;
        // Also somebody who only looks on.
        let mut bob = Client::guest(node.address(), "Bob").await;
        bob.post(&reports, &json!({ "saying": seq, "reason": "rude" })).await.ok();
        table.players[0].post(&reports, &json!({ "seat": 2, "reason": "never moves" })).await.ok();
        let before = table.log(&bob).await.len();
        for (body, status, code) in [
            (json!({ "reason": "x" }), 400, "web-report-what"),
            (json!({ "seat": 1, "saying": seq, "reason": "x" }), 400, "web-report-what"),
            (json!({ "saying": 0, "reason": "x" }), 400, "web-no-saying"),
            (json!({ "seat": 9, "reason": "x" }), 409, "host-no-player"),
            (json!({ "seat": 2, "reason": " " }), 400, "host-empty"),
            (json!({ "seat": 2, "reason": "x".repeat(301) }), 400, "host-too-long"),
            (json!({ "seat": 0, "reason": "x" }), 409, "web-report-self"),
        ] {
            table.players[0].post(&reports, &body).await.problem(status, code);
        }
        assert_eq!(table.log(&bob).await.len(), before, "nobody at the table is told");
        bob.post("tables/nowhere/reports", &json!({ "seat": 0, "reason": "x" })).await.problem(404, "web-no-table");
        let (admin, store) = operator(&node.folder.database()).await;
        let mut open = admin.reports(false, 10).await.unwrap();
        assert_eq!(open.len(), 2);
        // Both may be of the same millisecond.
        open.sort_by_key(|one| one.report.seq);
        assert_eq!((open[0].report.reason.as_str(), open[0].saying.as_deref()), ("never moves", None));
        assert_eq!(
            (open[1].name.as_deref(), open[1].saying.as_deref(), open[1].report.seq),
            (Some("Player 1"), Some("rude words"), Some(seq))
        );
        admin.resolve(&open[1].report.id, "muted for a day").await.unwrap();
        assert_eq!(admin.reports(false, 10).await.unwrap().len(), 1);
        let all = admin.reports(true, 10).await.unwrap();
        let resolved = all.iter().find_map(|one| one.report.resolved.clone()).unwrap();
        assert_eq!((resolved.1.as_str(), resolved.2.as_str()), ("root", "muted for a day"));
        assert!(admin.resolve("nothing", "").await.is_err());
        assert_eq!(store.audit_newest(1).await.unwrap()[0].action, "report.resolve");
    });
}

#[test]
fn reports_have_limits() {
    run(async {
        let node = Node::with(Limits { reports: 3, ..Limits::none() }).await;
        let table = Table::of_people(node.address(), "niagara", 3).await;
        let mut bob = Client::guest(node.address(), "Bob").await;
        let (path, report) = (table.path("/reports"), json!({ "seat": 0, "reason": "x" }));
        for _ in 0..3 {
            bob.post(&path, &report).await.ok();
        }
        let refused = bob.post(&path, &report).await;
        refused.problem(429, "web-too-many");
        assert_ne!(refused.header("retry-after"), "");
        // However slowly somebody reports, what is not resolved has a limit, too.
        let node = Node::start().await;
        let table = Table::of_people(node.address(), "niagara", 3).await;
        let mut bob = Client::guest(node.address(), "Bob").await;
        let path = table.path("/reports");
        for _ in 0..20 {
            bob.post(&path, &report).await.ok();
        }
        bob.post(&path, &report).await.problem(429, "web-too-many-reports");
        assert_eq!(bob.get("me").await.ok()["login"], Value::Null);
    });
}
