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
        for id in EARLIER {
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
            let shown = moments.as_array().unwrap().len() - 1;
            // Where earlier rules can be told as house rules it is shown as it stood, to the end.
            let whole = id == EARLIER[1];
            assert!(if whole { shown == logged } else { (20..logged).contains(&shown) }, "{id}: {shown} of {logged}");
            ada.post(&format!("tables/{id}/chat"), &json!({ "text": "well played" })).await.ok();
        }
        server.stop().await;
        let store = store::open(&database).await.expect("it opens");
        for id in EARLIER {
            let table = server::lines::table(&store.log(id, 0).await.expect("a log")).expect("a table");
            for command in [Command::Begin, Command::Stand { seat: Seat(0) }] {
                assert_eq!(table.propose(&command).expect_err("it is not continued").key, "host-earlier-rules");
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
