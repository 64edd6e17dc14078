//! The bot of the examples, as its readers would run it.

use crate::kit::{Client, Node, bot, config, maker, open, run, skipped};
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
async fn setting() -> Option<(Node, Client, Value)> {
    if !has_python().await {
        skipped("there is no python3");
        return None;
    }
    let node = Node::start().await;
    let mut ada = Client::guest(node.address(), "Ada").await;
    let token = ada.post("tokens", &json!({ "label": "example" })).await.ok()["token"].clone();
    Some((node, ada, token))
}

#[test]
fn the_example_finishes_games_against_bots() {
    run(async {
        let Some((node, mut ada, token)) = setting().await else { return };
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/http_bot.py");
        for game in ["mississippi-queen", "niagara"] {
            let invited = json!({ "kind": "invited" });
            let made = ada.post("tables", &config(game, &[bot("random"), invited, bot("easy")])).await.ok();
            let id = made["id"].as_str().unwrap();
            let mut python = Command::new("python3");
            python.arg(&script).arg(format!("http://{}", node.address())).args([id, "1", "--name", "Robot"]);
            // Joined, as a secret may begin with a dash.
            python.arg(format!("--invitation={}", made["invitations"][0]["secret"].as_str().unwrap()));
            python.env("PADDLEWHEEL_TOKEN", token.as_str().unwrap()).kill_on_drop(true);
            let running = tokio::spawn(async move { python.output().await.unwrap() });
            let mut stream = ada.stream(id, None).await;
            assert_eq!(stream.until("sat").await["name"], "Robot");
            ada.post(&format!("tables/{id}/start"), &json!({})).await.ok();
            let output = tokio::time::timeout(Duration::from_mins(1), running).await.expect("in time").unwrap();
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
            let printed: Value = serde_json::from_slice(&output.stdout).unwrap();
            let view = ada.get(&format!("tables/{id}")).await.ok();
            assert_eq!((&view["stage"], &view["outcome"]), (&json!("over"), &printed));
        }
    });
}

#[test]
fn the_example_comes_again_after_a_lost_connection() {
    run(async {
        let Some((node, mut ada, token)) = setting().await else { return };
        let made = ada.post("tables", &config("niagara", &[maker(), open(), bot("random")])).await.ok();
        let id = made["id"].as_str().unwrap().to_owned();
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
        let mut stream = ada.stream(&id, None).await;
        stream.until("sat").await;
        while stream.until("sat").await["seat"] != 1 {}
        ada.post(&format!("tables/{id}/start"), &json!({})).await.ok();
        // Slowly, so that it loses its connection more than once.
        let mut cards = 0;
        while cards < 3 {
            let (place, event) = stream.next().await.unwrap();
            cards += u32::from(event["kind"] == "acted" && event["seat"] == 1);
            let path = format!("tables/{id}?seat=0&next={}", place + 1);
            let view = ada.get(&path).await.ok();
            if view["seats"][0]["deciding"] == true && view["next"] == place + 1 {
                tokio::time::sleep(Duration::from_millis(800)).await;
                let plans = ada.get(&format!("tables/{id}/plans?seat=0")).await.ok();
                let body =
                    json!({ "seat": 0, "decision": view["seats"][0]["decision"], "actions": plans[0]["actions"] });
                ada.post(&format!("tables/{id}/actions"), &body).await.ok();
            }
        }
        python.kill().await.unwrap();
    });
}
