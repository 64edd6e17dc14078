//! The bot of the examples, as its readers would run it.

use crate::kit::{Node, bot, config, maker, open, run, skipped};
use api::{Detail, Happened, Stage, TableEvent};
use client::{Connection, Events, Signal};
use game::Seat;
use serde_json::{Value, json};
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;
use tokio::process::Command;

async fn has_python() -> bool {
    let version = Command::new("python3").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    version.await.is_ok_and(|status| status.success())
}

/// A server, somebody at it, and a token for the example to play as her; nothing without Python.
async fn setting() -> Option<(Node, Connection, Value)> {
    if !has_python().await {
        skipped("there is no python3");
        return None;
    }
    let node = Node::start().await;
    let ada = Connection::open(&node.address().try_into().unwrap()).unwrap();
    ada.guest("Ada").await.unwrap();
    let made: Value = ada.post("/api/v1/tokens", &json!({ "label": "example" })).await.unwrap();
    Some((node, ada, made["token"].clone()))
}

/// The next event of the log.
async fn next(events: &mut Events) -> Box<TableEvent> {
    let soon = Duration::from_secs(30);
    loop {
        let update = tokio::time::timeout(soon, events.next()).await.expect("an event in time");
        if let Signal::Event(event) = update.expect("the stream goes on") {
            return event;
        }
    }
}

/// Waits until somebody sits down; where, and what they are called.
async fn sat(events: &mut Events) -> (Seat, String) {
    loop {
        if let Happened::Sat { seat, name, .. } = next(events).await.event {
            return (seat, name);
        }
    }
}

#[test]
fn the_example_finishes_games_against_bots() {
    run(async {
        let Some((node, ada, token)) = setting().await else { return };
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/http_bot.py");
        for game in ["mississippi-queen", "niagara"] {
            let invited = json!({ "kind": "invited" });
            let made = ada.make_table(&config(game, &[bot("random"), invited, bot("easy")])).await.unwrap();
            let id = made.id.as_str();
            let table = ada.table(id);
            let mut python = Command::new("python3");
            python.arg(&script).arg(format!("http://{}", node.address())).args([id, "1", "--name", "Robot"]);
            // Joined, as a secret may begin with a dash.
            python.arg(format!("--invitation={}", made.invitations[0].secret));
            python.env("PADDLEWHEEL_TOKEN", token.as_str().unwrap()).kill_on_drop(true);
            let running = tokio::spawn(async move { python.output().await.unwrap() });
            let mut events = table.follow(None, Detail::None).await.unwrap();
            assert_eq!(sat(&mut events).await.1, "Robot");
            table.start().await.unwrap();
            let output = tokio::time::timeout(Duration::from_mins(1), running).await.expect("in time").unwrap();
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
            let printed: Value = serde_json::from_slice(&output.stdout).unwrap();
            let state = table.look(None).await.unwrap().state;
            assert_eq!((state.status.stage, json!(state.outcome)), (Stage::Over, printed));
        }
    });
}

#[test]
fn the_example_comes_again_after_a_lost_connection() {
    run(async {
        let Some((node, ada, token)) = setting().await else { return };
        let made = ada.make_table(&config("niagara", &[maker(), open(), bot("random")])).await.unwrap();
        let id = made.id;
        let table = ada.table(&id);
        // A balancer that lets go of a connection after a while, again and again.
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (front, back) = (listener.local_addr().unwrap(), node.address());
        tokio::spawn(async move {
            while let Ok((mut one, _)) = listener.accept().await {
                tokio::spawn(async move {
                    let mut two = tokio::net::TcpStream::connect(back).await.unwrap();
                    let copy = tokio::io::copy_bidirectional(&mut one, &mut two);
                    let _ = tokio::time::timeout(Duration::from_millis(700), copy).await;
                });
            }
        });
        let mut python = Command::new("python3");
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/http_bot.py");
        python.arg(script).arg(format!("http://{front}")).args([id.as_str(), "1"]);
        python.env("PADDLEWHEEL_TOKEN", token.as_str().unwrap()).kill_on_drop(true).stdout(Stdio::null());
        let mut python = python.spawn().unwrap();
        let mut events = table.follow(None, Detail::None).await.unwrap();
        sat(&mut events).await;
        while sat(&mut events).await.0 != Seat(1) {}
        table.start().await.unwrap();
        // Slowly, so that it loses its connection more than once.
        let mut cards = 0;
        while cards < 3 {
            let event = next(&mut events).await;
            cards += u32::from(matches!(event.event, Happened::Acted { seat: Seat(1), .. }));
            let state = table.look(Some(Seat(0))).await.unwrap().state;
            let own = &state.status.seats[0];
            if own.deciding && state.next == event.seq + 1 {
                tokio::time::sleep(Duration::from_millis(800)).await;
                let plans = table.plans(Seat(0)).await.unwrap();
                table.act(Seat(0), own.decision, &plans[0].actions).await.unwrap();
            }
        }
        python.kill().await.unwrap();
    });
}
