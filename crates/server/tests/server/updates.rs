//! Updates: on a stream, and in the answer to actions.

use crate::kit::{Node, Table, run};
use serde_json::{Value, json};

#[test]
fn an_answer_to_actions_has_what_its_player_needs_next() {
    run(async {
        let node = Node::start().await;
        let mut table = Table::of_people(node.address(), "mississippi-queen", 2).await;
        let (path, seat) = (table.path("/actions"), table.deciding().await);
        let mut player = table.players[seat].clone();
        let before = player.get(&table.path("")).await.ok();
        let legal = player.get(&table.path("/legal")).await.ok();
        let act = |more: Value| {
            let mut body = json!({ "decision": before["seats"][seat]["decision"], "actions": [legal[0]] });
            body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
            body
        };
        let answer =
            player.post(&path, &act(json!({ "updates": "plans", "moment": before["last_moment"] }))).await.ok();
        let (update, now) = (&answer["update"], player.get(&table.path("")).await.ok());
        for (field, value) in update["table"].as_object().unwrap() {
            assert_eq!(*value, now[field], "{field}");
        }
        let first = before["last_moment"].as_u64().unwrap() + 1;
        assert_eq!(update["from"], first);
        let moments = player.get(&table.path(&format!("/moments?from={first}"))).await.ok();
        assert_eq!(update["moments"], moments);
        let choices = &update["choices"];
        assert_eq!(choices["legal"], player.get(&table.path("/legal")).await.ok());
        assert_eq!(choices["plans"], player.get(&table.path("/plans")).await.ok());
        // The same request again gets the same, whatever it asks for now.
        let again = player.post(&path, &act(json!({ "updates": "legal" }))).await.ok();
        assert_eq!((&again["repeated"], &again["update"]["table"]), (&json!(true), &update["table"]));
        assert_eq!((&again["update"]["moments"], &again["update"]["choices"]["plans"]), (&json!([]), &json!([])));
        assert!(player.post(&path, &act(json!({}))).await.ok().get("update").is_none(), "nobody has asked for it");
        player.post(&path, &act(json!({ "updates": "everything" }))).await.problem(400, "json-unknown-name");
    });
}
