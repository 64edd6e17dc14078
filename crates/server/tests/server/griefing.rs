//! Nobody can spoil a table for the others, and its maker can do something about those who try.

use crate::kit::{Client, Node, Table, bot, config, maker, open, run};
use serde_json::{Value, json};

fn invited() -> Value {
    json!({ "kind": "invited" })
}

async fn make(client: &mut Client, seats: &[Value]) -> (String, Value) {
    let mut config = config("niagara", seats);
    config["public"] = true.into();
    let made = client.post("tables", &config).await.ok();
    (made["id"].as_str().unwrap().to_owned(), made["invitations"].clone())
}

#[test]
fn changing_seeds_over_and_over_leaves_the_table_usable() {
    run(async {
        let node = Node::start().await;
        let mut ada = Client::guest(node.address(), "Ada").await;
        let mut griefer = Client::guest(node.address(), "Griefer").await;
        let (id, _) = make(&mut ada, &[maker(), open(), bot("easy")]).await;
        let seat = format!("tables/{id}/seats/1");
        let mut accepted = 0;
        for number in 0..500 {
            let answer = griefer.put(&seat, &json!({ "seed": number.to_string() })).await;
            if answer.status != 200 {
                answer.problem(409, "host-too-often");
                break;
            }
            accepted += 1;
        }
        assert_eq!(accepted, 50);
        // The same request again is no change, and standing up is always possible; sitting down again is not.
        griefer.put(&seat, &json!({ "seed": "49" })).await.ok();
        griefer.delete(&seat).await.ok();
        griefer.put(&seat, &json!({})).await.problem(409, "host-too-often");
        // Others are not affected.
        let mut bob = Client::guest(node.address(), "Bob").await;
        bob.put(&seat, &json!({})).await.ok();
        ada.post(&format!("tables/{id}/start"), &Value::Null).await.ok();
    });
}

#[test]
fn leaving_and_returning_has_a_limit() {
    run(async {
        let node = Node::start().await;
        let mut table = Table::of_people(node.address(), "niagara", 3).await;
        let (leave, back) = (table.path("/leave"), table.path("/return"));
        for _ in 0..50 {
            table.players[1].post(&leave, &json!({})).await.ok();
            table.players[1].post(&back, &json!({})).await.ok();
        }
        table.players[1].post(&leave, &json!({})).await.ok();
        table.players[1].post(&back, &json!({})).await.problem(409, "host-too-often");
        table.players[2].post(&leave, &json!({})).await.ok();
        table.players[2].post(&back, &json!({})).await.ok();
    });
}

#[test]
fn the_maker_removes_a_player_who_stays_away_until_invited_anew() {
    run(async {
        let node = Node::start().await;
        let mut ada = Client::guest(node.address(), "Ada").await;
        let mut bob = Client::guest(node.address(), "Bob").await;
        let mut eve = Client::guest(node.address(), "Eve").await;
        let (id, invitations) = make(&mut ada, &[maker(), open(), invited(), invited()]).await;
        let seat = |number: u8| format!("tables/{id}/seats/{number}");
        let (second, third) = (&invitations[0]["secret"], &invitations[1]["secret"]);
        eve.put(&seat(1), &json!({})).await.ok();
        bob.delete(&seat(1)).await.problem(403, "web-not-yours");
        let mut watching = bob.stream(&id, None).await;
        ada.delete(&seat(1)).await.ok();
        assert_eq!(watching.until("stood").await["removed"], true);
        eve.put(&seat(1), &json!({})).await.problem(403, "host-removed");
        // Invitations from before do not help, whatever seat they are for.
        eve.put(&seat(2), &json!({ "invitation": second })).await.problem(403, "host-not-invited");
        bob.put(&seat(2), &json!({ "invitation": second })).await.ok();
        // A new one does, and replaces those before it.
        eve.post(&format!("{}/invitation", seat(3)), &Value::Null).await.problem(403, "web-not-maker");
        let new = ada.post(&format!("{}/invitation", seat(3)), &Value::Null).await.ok();
        eve.put(&seat(3), &json!({ "invitation": third })).await.problem(403, "host-not-invited");
        eve.put(&seat(3), &json!({ "invitation": new["secret"] })).await.ok();
        // Removing somebody revokes the invitation of the seat.
        ada.delete(&seat(3)).await.ok();
        eve.put(&seat(3), &json!({ "invitation": new["secret"] })).await.problem(403, "host-not-invited");
        let mut carl = Client::guest(node.address(), "Carl").await;
        carl.put(&seat(3), &json!({ "invitation": new["secret"] })).await.problem(403, "host-not-invited");
        // An open seat takes an invitation, too: it is the way back for who was removed.
        let new = ada.post(&format!("{}/invitation", seat(1)), &Value::Null).await.ok();
        eve.put(&seat(1), &json!({ "invitation": new["secret"] })).await.ok();
        // Who stands up by themselves may come back.
        eve.delete(&seat(1)).await.ok();
        eve.put(&seat(1), &json!({})).await.ok();
        for wrong in [0, 9] {
            let answer = ada.post(&format!("{}/invitation", seat(wrong)), &Value::Null).await;
            assert!(answer.status == 409 || answer.status == 404, "{}", answer.text());
        }
    });
}

#[test]
fn an_invitation_can_be_revoked() {
    run(async {
        let node = Node::start().await;
        let mut ada = Client::guest(node.address(), "Ada").await;
        let mut bob = Client::guest(node.address(), "Bob").await;
        let (id, invitations) = make(&mut ada, &[maker(), invited(), bot("easy")]).await;
        let (seat, key) = (format!("tables/{id}/seats/1"), json!({ "invitation": invitations[0]["secret"] }));
        bob.delete(&format!("{seat}/invitation")).await.problem(403, "web-not-maker");
        ada.delete(&format!("{seat}/invitation")).await.ok();
        bob.put(&seat, &key).await.problem(403, "host-not-invited");
        let new = ada.post(&format!("{seat}/invitation"), &Value::Null).await.ok();
        bob.put(&seat, &json!({ "invitation": new["secret"] })).await.ok();
        ada.post(&format!("tables/{id}/start"), &Value::Null).await.ok();
        ada.post(&format!("{seat}/invitation"), &Value::Null).await.problem(409, "host-begun");
        ada.delete(&seat).await.problem(409, "host-begun");
    });
}

#[test]
fn a_closed_table_tells_everybody_and_is_listed_no_more() {
    run(async {
        let node = Node::start().await;
        let mut ada = Client::guest(node.address(), "Ada").await;
        let mut bob = Client::guest(node.address(), "Bob").await;
        let (id, invitations) = make(&mut ada, &[maker(), open(), invited()]).await;
        let path = format!("tables/{id}");
        bob.put(&format!("{path}/seats/1"), &json!({})).await.ok();
        let mut streams =
            [ada.stream(&id, None).await, bob.stream(&id, None).await, node.client().stream(&id, None).await];
        bob.delete(&path).await.problem(403, "web-not-maker");
        ada.delete(&path).await.ok();
        let mut last = 0;
        for stream in &mut streams {
            last = stream.until("closed").await["seq"].as_u64().unwrap();
            assert_eq!(stream.next().await, None, "nothing comes after it");
        }
        // Whoever comes again is told once more, or that there is nothing more to come.
        assert_eq!(bob.stream(&id, None).await.until("closed").await["seq"], last);
        let again = bob.get(&format!("{path}/events?after={last}")).await;
        assert_eq!(again.status, 204, "{}", again.text());
        assert_eq!(bob.get(&path).await.ok()["stage"], "closed");
        for list in ["tables", "tables?mine=true", "tables?open=true"] {
            assert_eq!(bob.get(list).await.ok(), json!([]), "{list}");
        }
        assert_eq!(ada.delete(&path).await.ok()["repeated"], true);
        for (what, body) in [("start", Value::Null), ("chat", json!({ "text": "hello" }))] {
            ada.post(&format!("{path}/{what}"), &body).await.problem(409, "host-closed");
        }
        let key = json!({ "invitation": invitations[0]["secret"] });
        bob.put(&format!("{path}/seats/2"), &key).await.problem(409, "host-closed");
        // A table that plays cannot be closed.
        let mut table = Table::of_people(node.address(), "niagara", 3).await;
        let path = table.path("");
        table.players[0].delete(&path).await.problem(409, "host-begun");
    });
}

#[test]
fn a_rematch_needs_everybodys_consent() {
    run(async {
        let node = Node::start().await;
        let mut table = Table::of_people(node.address(), "niagara", 3).await;
        let path = table.path("/rematch");
        table.players[0].post(&path, &json!({})).await.problem(409, "host-not-over");
        table.finish().await;
        let mut stream = table.players[1].stream(&table.id, None).await;
        let offered = table.players[0].post(&path, &json!({})).await;
        assert_eq!((offered.status, &offered.ok()["waiting_for"]), (202, &json!([1, 2])));
        assert_eq!(stream.until("rematch-offered").await["seat"], 0);
        assert_eq!(table.view().await["rematch_offer"], json!({ "seat": 0, "waiting_for": [1, 2] }));
        // One who offers cannot agree for the others.
        assert_eq!(table.players[0].post(&path, &json!({})).await.ok()["id"], Value::Null);
        table.players[1].delete(&path).await.ok();
        assert_eq!(stream.until("rematch-answered").await["agrees"], false);
        let view = table.view().await;
        assert_eq!((&view["rematch_offer"], &view["rematch"]), (&Value::Null, &Value::Null));
        for player in [2, 0] {
            assert_eq!(table.players[player].post(&path, &json!({})).await.ok()["id"], Value::Null);
        }
        let made = table.players[1].post(&path, &json!({})).await;
        assert_eq!(made.status, 201);
        let id = made.ok()["id"].clone();
        assert_eq!(stream.until("rematch").await["table"], id);
        for (seat, player) in table.players.iter_mut().enumerate() {
            assert_eq!(player.post(&path, &json!({})).await.ok()["id"], id);
            let view = player.get(&format!("tables/{}", id.as_str().unwrap())).await.ok();
            assert_eq!((&view["yours"], &view["stage"]), (&json!([seat]), &json!("gathering")));
        }
        table.players[2].delete(&path).await.problem(409, "host-rematch-made");
    });
}

#[test]
fn whoever_left_is_not_asked_for_a_rematch_and_not_seated() {
    run(async {
        let node = Node::start().await;
        let mut table = Table::of_people(node.address(), "niagara", 3).await;
        let (path, leave) = (table.path("/rematch"), table.path("/leave"));
        table.players[2].post(&leave, &json!({ "resign": true })).await.ok();
        table.finish().await;
        table.players[2].post(&path, &json!({})).await.problem(409, "host-left");
        assert_eq!(table.players[1].post(&path, &json!({})).await.ok()["waiting_for"], json!([0]));
        let id = table.players[0].post(&path, &json!({})).await.ok()["id"].as_str().unwrap().to_owned();
        let view = table.players[2].get(&format!("tables/{id}")).await.ok();
        assert_eq!((&view["yours"], &view["seats"][2]["bot"]), (&json!([]), &json!("medium")));
        table.players[0].post(&format!("tables/{id}/start"), &json!({})).await.ok();
    });
}

#[test]
fn offers_of_a_rematch_have_a_limit() {
    run(async {
        let node = Node::start().await;
        let mut table = Table::of_people(node.address(), "niagara", 3).await;
        table.finish().await;
        let path = table.path("/rematch");
        for _ in 0..10 {
            table.players[0].post(&path, &json!({})).await.ok();
            table.players[0].delete(&path).await.ok();
        }
        table.players[0].post(&path, &json!({})).await.problem(409, "host-too-often");
        table.players[1].post(&path, &json!({})).await.ok();
    });
}
