//! A database of the version before the rules were corrected.

use crate::kit::{Client, Folder, run};
use game::Seat;
use host::Command;
use serde_json::{Value, json};
use server::{Limits, Options, Reviewed, Server};

/// Its tables: those that go by the corrected rules, and those that do not, with how they were made.
const KEPT: [(&str, &str); 7] = [
    ("ta3bljn6ekevr34ez5mooaobpu", "over"),
    ("wgat6k5eoxbdamtuhctk5su62u", "over"),
    ("v2ooupfo3rmvu7kc3zwjojtici", "over"),
    ("y65le7nq4yvuxa3rlm7p6gxqmy", "over"),
    ("6raamxt2sejvl3j2pigurndnna", "playing"),
    ("6u43i5evzulzliwceldhimn53a", "playing"),
    ("jyqt5mzkbtow7tfnxrdad43yuy", "gathering"),
];
/// Two boats each in it1997: a boat is pushed twice in a turn (MQ-R-24). Three teams in it2019: there are none (MQ-VAR-03).
const EARLIER: [&str; 2] = ["kqgxgsoaktgfqfe74io55qa6ca", "oilq2qd67krbgfripf4k7dwohi"];
/// How they ended then: the last line of their records, as that version wrote them.
const RESULTS: [&str; 2] = ["= first-home 1 2", "= round-limit 1 3 2 1 3 2"];

/// The database as the earlier version left it, in a folder of its own.
fn database(folder: &Folder) -> String {
    let kept = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/earlier/version-1.sqlite");
    let database = folder.database();
    std::fs::copy(kept, &database).expect("the fixture is there");
    database
}

async fn start(database: &str) -> Server {
    let options = Options { limits: Limits::none(), bot_workers: 0, ..Options::local(database.to_owned(), 0) };
    Server::start(options).await.expect("it starts")
}

/// The log of a table, as a spectator may know it.
async fn log(client: &mut Client, id: &str) -> Vec<Value> {
    client.get(&format!("tables/{id}/log")).await.ok().as_array().expect("a list").clone()
}

#[test]
fn tables_of_the_version_before_are_kept_and_those_of_earlier_rules_are_marked() {
    run(async {
        let folder = Folder::new();
        let database = database(&folder);
        let server = start(&database).await;
        let expected = Reviewed { kept: KEPT.len(), earlier: EARLIER.len(), unreadable: 0 };
        assert_eq!(server.reviewed(), Some(expected));
        let mut ada = Client::guest(server.address(), "Ada").await;
        for (id, stage) in KEPT {
            let table = ada.get(&format!("tables/{id}")).await.ok();
            assert_eq!((&table["stage"], &table["earlier_rules"]), (&json!(stage), &json!(false)), "{id}");
        }
        for (id, result) in EARLIER.into_iter().zip(RESULTS) {
            let table = ada.get(&format!("tables/{id}")).await.ok();
            assert_eq!((&table["stage"], &table["earlier_rules"]), (&json!("over"), &json!(true)), "{id}");
            assert!(table["seats"].as_array().unwrap().iter().all(|seat| seat["deciding"] == false));
            let log = log(&mut ada, id).await;
            // Everything that was logged is there, and one event more.
            assert_eq!(log.last().unwrap()["kind"], "earlier-rules");
            assert!(log.iter().filter(|event| event["kind"] == "acted").count() > 20, "{id}");
            let moments = ada.get(&format!("tables/{id}/moments?lean=true&most=5000")).await.ok();
            let count =
                |event: &Value| [&event["actions"], &event["drawn"]].map(|list| list.as_array().map_or(0, Vec::len));
            let logged: usize = log.iter().flat_map(count).sum();
            // It is shown as it stood, to the end.
            assert_eq!((moments.as_array().unwrap().len() - 1, &table["unplayed"]), (logged, &Value::Null), "{id}");
            let record = ada.get(&format!("tables/{id}/record?form=text")).await.text();
            assert_eq!(record.trim_end().lines().last(), Some(result), "{id}");
            assert!(record.contains("\nearlier-rules: \"whole\"\n"), "{id}");
            assert_eq!(ada.get(&format!("tables/{id}/record")).await.ok()["outcome"], table["outcome"], "{id}");
            let imported = server::lines::import("elsewhere", &record, [0; 32], 0).expect("it can be imported");
            let lines: Vec<_> = imported.into_iter().map(|append| append.line).collect();
            let imported = server::lines::table(&lines).expect("a table");
            assert_eq!((imported.status().earlier_rules, imported.last_moment()), (true, logged), "{id}");
            ada.post(&format!("tables/{id}/chat"), &json!({ "text": "well played" })).await.ok();
        }
        let listed = ada.get("tables?stage=over").await.ok();
        let of_earlier_rules = |card: &&Value| card["about"]["earlier_rules"] == true;
        let marked =
            listed.as_array().unwrap().iter().filter(of_earlier_rules).map(|card| card["id"].as_str().unwrap());
        assert_eq!(marked.collect::<std::collections::BTreeSet<_>>(), EARLIER.into());
        // Lists show every option, as the tables themselves do.
        for stage in ["over", "playing", "gathering"] {
            for card in ada.get(&format!("tables?stage={stage}")).await.ok().as_array().unwrap() {
                let table = ada.get(&format!("tables/{}", card["id"].as_str().unwrap())).await.ok();
                assert_eq!(card["about"]["table"], table["config"]["table"], "{card}");
                let option = if card["game"] == "niagara" { "load_and_land" } else { "transfer" };
                assert!(table["config"]["table"].get(option).is_some(), "{card}");
            }
        }
        server.stop().await;
        let store = store::open(&database).await.expect("it opens");
        for id in EARLIER {
            let table = server::lines::table(&store.log(id, 0).await.expect("a log")).expect("a table");
            for command in [Command::Begin, Command::Stand { seat: Seat(0) }] {
                assert_eq!(table.propose(&command).expect_err("it is not continued").key(), "host-earlier-rules");
            }
        }
        store.close().await;
        let again = start(&database).await;
        assert_eq!(again.reviewed(), None);
        let mut ada = Client::guest(again.address(), "Ada").await;
        for id in EARLIER {
            assert_eq!(ada.get(&format!("tables/{id}")).await.ok()["earlier_rules"], true);
            assert_eq!(log(&mut ada, id).await.last().unwrap()["kind"], "said");
        }
        again.stop().await;
    });
}

/// A game that the earlier version has imported, and that cannot be carried out to its end any more, is shown as far as it can be.
#[test]
fn an_imported_game_of_earlier_rules_is_shown_as_far_as_it_goes() {
    run(async {
        let folder = Folder::new();
        let database = database(&folder);
        let kept = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/earlier/niagara-4.rec");
        let record = std::fs::read_to_string(kept).expect("the fixture is there");
        let store = store::open(&database).await.expect("it opens");
        for (id, breaks) in [("whole", false), ("broken", true)] {
            for mut append in server::lines::import(id, &record, [7; 32], 0).expect("it can be imported") {
                if append.line.seq == 1 && breaks {
                    // What happens after its twentieth entry is nothing that anybody could do then.
                    let mut event: Value = serde_json::from_str(&append.line.body).unwrap();
                    let mut wire: Value = serde_json::from_str(event["record"].as_str().unwrap()).unwrap();
                    wire["entries"].as_array_mut().unwrap().remove(20);
                    event["record"] = json!(wire.to_string());
                    append.line.body = event.to_string();
                }
                store.append(append).await.expect("it is added");
            }
        }
        store.close().await;
        let server = start(&database).await;
        let expected = Reviewed { kept: KEPT.len() + 1, earlier: EARLIER.len() + 1, unreadable: 0 };
        assert_eq!(server.reviewed(), Some(expected));
        let mut ada = Client::guest(server.address(), "Ada").await;
        let moments = async |ada: &mut Client, id: &str| {
            let moments = ada.get(&format!("tables/{id}/moments?lean=true&most=5000")).await.ok();
            moments.as_array().unwrap().clone()
        };
        let (whole, broken) = (moments(&mut ada, "whole").await, moments(&mut ada, "broken").await);
        assert!(broken.len() > 20 && broken.len() < whole.len(), "{} {}", broken.len(), whole.len());
        // What nobody has opened yet stays covered.
        let shown = |moments: &[Value]| moments[..20].iter().map(|moment| moment["turn"].clone()).collect::<Vec<_>>();
        assert_eq!(shown(&broken), shown(&whole));
        let table = ada.get("tables/broken").await.ok();
        assert_eq!((&table["earlier_rules"], &table["outcome"]), (&json!(true), &Value::Null));
        assert!(table["unplayed"].is_number(), "{table}");
        assert!(ada.get("tables/broken/record?form=text").await.text().contains("\nearlier-rules: \"part\"\n"));
        server.stop().await;
    });
}
