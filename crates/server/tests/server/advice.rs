//! Advice over HTTP: who gets it, and that nobody waits because others are advised or bots think.

use crate::kit::{Client, Node, Table, bot, config, maker, play, run};
use serde_json::{Value, json};
use server::Limits;
use std::time::{Duration, Instant};

/// A table of one person and bots that plays, the person being asked.
async fn with_bots(client: &mut Client, game: &str, level: &str) -> String {
    let seats = [maker(), bot(level), bot(level)];
    let id = client.post("tables", &config(game, &seats)).await.ok()["id"].as_str().unwrap().to_owned();
    client.post(&format!("tables/{id}/start"), &json!({})).await.ok();
    let asked = Instant::now();
    while client.get(&format!("tables/{id}")).await.ok()["seats"][0]["deciding"] != true {
        assert!(asked.elapsed() < Duration::from_mins(1), "it is never the person's turn");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    id
}

#[test]
fn somebody_who_plays_with_bots_is_advised() {
    run(async {
        let node = Node::start().await;
        let mut ada = Client::guest(node.address(), "Ada").await;
        for game in ["mississippi-queen", "niagara"] {
            let id = with_bots(&mut ada, game, "easy").await;
            let advice = format!("tables/{id}/advice");
            let told = ada.post(&advice, &json!({ "level": "medium" })).await.ok();
            let plans = ada.get(&format!("tables/{id}/plans")).await.ok();
            let best = &told["best"][0]["plan"]["actions"];
            assert!(plans.as_array().unwrap().iter().any(|plan| plan["actions"] == *best), "{told}");
            assert_eq!(told["best"][0]["chances"].as_array().unwrap().len(), 3);
            assert!(!told["reasons"].as_array().unwrap().is_empty(), "{told}");
            // What a player has in mind.
            let last = plans.as_array().unwrap().last().unwrap()["actions"].clone();
            let told = ada.post(&advice, &json!({ "level": "hard", "milliseconds": 50, "actions": last })).await.ok();
            assert_eq!(told["in_mind"]["plan"]["actions"], last, "{told}");
            ada.post(&advice, &json!({ "level": "easy", "milliseconds": 50 })).await.problem(400, "advice-no-time");
            ada.post(&advice, &json!({ "moment": 0 })).await.problem(403, "advice-moment");
            ada.post(&advice, &json!({ "level": "genius" })).await.problem(400, "unknown-bot");
            // Others may look on, but are not told what a seat knows.
            let mut eve = Client::guest(node.address(), "Eve").await;
            eve.post(&advice, &json!({})).await.problem(403, "advice-others");
            ada.get(&format!("tables/{id}")).await.ok();
        }
        node.stop().await;
    });
}

#[test]
fn among_people_there_is_advice_only_after_the_game() {
    run(async {
        let node = Node::start().await;
        let table = Table::of_people(node.address(), "niagara", 3).await;
        let advice = table.path("/advice");
        for player in &table.players {
            player.clone().post(&advice, &json!({ "level": "easy" })).await.problem(403, "advice-others");
        }
        let players = table.players.iter().enumerate();
        let tasks: Vec<_> =
            players.map(|(seat, client)| tokio::spawn(play(table.id.clone(), vec![client.clone()], seat))).collect();
        for task in tasks {
            task.await.unwrap();
        }
        let mut eve = Client::guest(node.address(), "Eve").await;
        let mut advised = 0;
        for moment in 0..20 {
            let told = eve.post(&advice, &json!({ "level": "medium", "moment": moment })).await;
            match told.status {
                200 => {
                    advised += 1;
                    assert_eq!(told.json()["moment"], moment);
                }
                _ => drop(told.problem(409, "advise-chance")),
            }
        }
        assert!(advised > 5, "{advised}");
        node.stop().await;
    });
}

#[test]
fn one_adviser_thinks_for_a_player_at_a_time() {
    run(async {
        let node = Node::start().await;
        let mut ada = Client::guest(node.address(), "Ada").await;
        let id = with_bots(&mut ada, "mississippi-queen", "easy").await;
        let advice = format!("tables/{id}/advice");
        let (mut first, mut second) = (ada.clone(), ada.clone());
        let long = json!({ "level": "expert", "milliseconds": 3000 });
        let thinks = tokio::spawn({
            let advice = advice.clone();
            async move { first.post(&advice, &long).await }
        });
        tokio::time::sleep(Duration::from_millis(500)).await;
        second.post(&advice, &json!({ "level": "easy" })).await.problem(429, "advice-busy");
        thinks.await.unwrap().ok();
        second.post(&advice, &json!({ "level": "easy" })).await.ok();
        node.stop().await;
    });
}

/// The time in which half of all requests of a player are answered, and 95 of 100.
async fn answered(client: &mut Client, id: &str, requests: usize) -> (Duration, Duration) {
    let mut times = Vec::new();
    for request in 0..requests {
        let path = if request % 2 == 0 { format!("tables/{id}") } else { format!("tables/{id}/plans") };
        let asked = Instant::now();
        client.get(&path).await.ok();
        times.push(asked.elapsed());
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    times.sort_unstable();
    (times[times.len() / 2], times[times.len() * 95 / 100])
}

/// Tables of six experts wait for their bots, and a person goes on. `BOT_TABLES=50` checks the goal: half of the
/// requests within 50 ms.
#[test]
#[allow(clippy::print_stdout)] // the figure is what it is run for
fn a_person_is_answered_while_many_bots_think() {
    let measured = std::env::var("BOT_TABLES").ok().and_then(|tables| tables.parse::<usize>().ok());
    let tables = measured.unwrap_or(3);
    run(async {
        let node = Node::with(Limits::none()).await;
        let mut ada = Client::guest(node.address(), "Ada").await;
        let id = with_bots(&mut ada, "mississippi-queen", "easy").await;
        let mut ben = Client::guest(node.address(), "Ben").await;
        let seats: Vec<Value> = (0..6).map(|_| bot("expert")).collect();
        for _ in 0..tables {
            let made = ben.post("tables", &config("mississippi-queen", &seats)).await.ok();
            ben.post(&format!("tables/{}/start", made["id"].as_str().unwrap()), &json!({})).await.ok();
        }
        let (median, most) = answered(&mut ada, &id, if measured.is_some() { 300 } else { 30 }).await;
        println!("{tables} tables of six experts: median {median:?}, 95 of 100 within {most:?}");
        if measured.is_some() {
            assert!(median < Duration::from_millis(50), "{median:?}");
        }
        node.stop().await;
    });
}
