//! Who looks on at a table.

use crate::kit::{Client, Node, Table, config, open, run};
use serde_json::json;

#[test]
fn streams_tell_who_looks_on() {
    run(async {
        let node = Node::start().await;
        let table = Table::of_people(node.address(), "niagara", 3).await;
        // Players do not look on, and strangers have no names.
        let mut player = table.players[0].stream(&table.id, None).await;
        assert!(player.watchers(0).await.is_empty());
        let mut stranger = node.client().stream(&table.id, None).await;
        assert!(stranger.watchers(1).await.is_empty());
        assert!(player.watchers(1).await.is_empty());
        let ada = Client::guest(node.address(), "Ada <b>").await;
        let first = ada.stream(&table.id, None).await;
        let second = ada.stream(&table.id, None).await;
        for stream in [&mut player, &mut stranger] {
            assert_eq!(stream.watchers(2).await, ["Ada <b>"]);
        }
        // One of two is still there.
        drop(first);
        let third = node.client().stream(&table.id, None).await;
        assert_eq!(player.watchers(3).await, ["Ada <b>"]);
        drop((second, third));
        assert!(player.watchers(1).await.is_empty());
        // Events go on after the last one, whoever came and went.
        let mut again = table.players[0].stream(&table.id, Some(0)).await;
        assert_eq!(again.next().await.unwrap().0, 1);
    });
}

#[test]
fn at_most_twenty_names_are_told() {
    run(async {
        let node = Node::start().await;
        let table = Table::of_people(node.address(), "niagara", 3).await;
        let mut streams = Vec::new();
        for number in 0..25 {
            let client = Client::guest(node.address(), &format!("Guest {number:02}")).await;
            streams.push(client.stream(&table.id, None).await);
        }
        let names = streams[0].watchers(25).await;
        assert_eq!(names, (0..20).map(|number| format!("Guest {number:02}")).collect::<Vec<_>>());
    });
}

#[test]
fn who_sits_down_does_not_look_on() {
    run(async {
        let node = Node::start().await;
        let mut ada = Client::guest(node.address(), "Ada").await;
        let made = ada.post("tables", &config("niagara", &[open(), open(), open()])).await.ok();
        let id = made["id"].as_str().unwrap();
        let mut stream = ada.stream(id, None).await;
        assert_eq!(stream.watchers(1).await, ["Ada"]);
        ada.put(&format!("tables/{id}/seats/0"), &json!({})).await.ok();
        assert!(stream.watchers(0).await.is_empty());
        ada.delete(&format!("tables/{id}/seats/0")).await.ok();
        assert_eq!(stream.watchers(1).await, ["Ada"]);
    });
}
