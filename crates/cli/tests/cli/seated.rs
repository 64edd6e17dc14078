//! Somebody who plays at a server and remembers what it has acknowledged.

use crate::node::Client;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::io;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Numbers that look random, the same in every run.
pub(crate) fn luck(state: &mut u64) -> u64 {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    *state >> 33
}

/// An action as it was sent.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Act {
    seat: u64,
    decision: u64,
    action: String,
}

impl Act {
    fn body(&self) -> Value {
        json!({ "seat": self.seat, "decision": self.decision, "actions": [self.action] })
    }
}

/// A table at which one person plays all seats, and what the server has acknowledged.
pub(crate) struct Seated {
    pub(crate) table: String,
    pub(crate) cookie: String,
    luck: u64,
    acknowledged: Vec<Act>,
    /// What was sent last and not answered.
    pub(crate) pending: Option<Act>,
    pub(crate) over: bool,
    /// What it knows of: another node may not have heard of it yet, and is told.
    next: u64,
}

impl Seated {
    pub(crate) fn new(address: SocketAddr, number: u64) -> io::Result<Self> {
        let mut client = Client::connect(address, "")?;
        let (game, table) = match number % 2 {
            0 => ("mississippi-queen", json!({ "edition": "it2019", "seats": 3 })),
            _ => ("niagara", json!({ "seats": 3 })),
        };
        let seats = vec![json!({ "kind": "open" }); 3];
        let made = client.good("POST", "/api/v1/tables", &json!({ "game": game, "table": table, "seats": seats }))?;
        let table = made["id"].as_str().expect("an id").to_owned();
        for seat in 0..3 {
            client.good("PUT", &format!("/api/v1/tables/{table}/seats/{seat}"), &json!({}))?;
        }
        client.good("POST", &format!("/api/v1/tables/{table}/start"), &json!({}))?;
        let (cookie, luck) = (client.cookie(), number * 77 + 1);
        Ok(Self { table, cookie, luck, acknowledged: Vec::new(), pending: None, over: false, next: 0 })
    }

    /// Plays one action; sends the last one again if its answer was lost.
    pub(crate) fn step(&mut self, client: &mut Client) -> io::Result<()> {
        let path = format!("/api/v1/tables/{}", self.table);
        if self.pending.is_none() {
            let view = client.accepted("GET", &format!("{path}?next={}", self.next), &Value::Null)?;
            let seats = view["seats"].as_array().expect("seats");
            let Some(seat) = seats.iter().position(|seat| seat["deciding"] == true) else {
                self.over = true;
                return Ok(());
            };
            let decision = seats[seat]["decision"].as_u64().expect("a number");
            let legal =
                client.accepted("GET", &format!("{path}/legal?seat={seat}&next={}", view["next"]), &Value::Null)?;
            let legal = legal.as_array().expect("a list");
            let action = legal[luck(&mut self.luck) as usize % legal.len()].as_str().expect("a word").to_owned();
            self.pending = Some(Act { seat: seat as u64, decision, action });
        }
        let act = self.pending.clone().expect("something to do");
        let answer = client.accepted("POST", &format!("{path}/actions"), &act.body())?;
        self.next = answer["next"].as_u64().expect("a number");
        self.pending = None;
        self.acknowledged.push(act);
        Ok(())
    }

    /// How many actions were acknowledged.
    pub(crate) fn count(&self) -> usize {
        self.acknowledged.len()
    }

    /// As if only so many actions had been sent: the server was restored to that.
    pub(crate) fn forget_after(&mut self, count: usize) {
        self.acknowledged.truncate(count);
        self.next = 0;
    }

    /// Plays so many actions, or to the end of the game.
    pub(crate) fn play(&mut self, address: SocketAddr, most: usize) {
        let mut client = Client::connect(address, &self.cookie).expect("a server");
        for _ in 0..most {
            if self.over {
                break;
            }
            self.step(&mut client).expect("an answer");
        }
    }

    /// Everything that was acknowledged is there, once, in order, and there is no gap.
    pub(crate) fn check(&self, address: SocketAddr) {
        let mut client = Client::connect(address, &self.cookie).expect("a server");
        let path = format!("/api/v1/tables/{}", self.table);
        // Each seat sees its own cards, sealed or covered.
        let seats: BTreeSet<u64> = self.acknowledged.iter().map(|act| act.seat).collect();
        for seat in seats {
            let mut log: Vec<Value> = Vec::new();
            loop {
                let part = format!("{path}/log?seat={seat}&from={}", log.len());
                let more = client.good("GET", &part, &Value::Null).expect("a log");
                let more = more.as_array().expect("a list").clone();
                if more.is_empty() {
                    break;
                }
                log.extend(more);
            }
            for (place, event) in log.iter().enumerate() {
                assert_eq!(event["seq"], place, "no gap");
            }
            let acts: Vec<&Value> = log.iter().filter(|event| event["kind"] == "acted").collect();
            let is_there = |act: &&Act| {
                let same = |event: &&&Value| {
                    event["seat"] == seat && event["decision"] == act.decision && event["actions"][0] == act.action
                };
                acts.iter().filter(same).count() == 1
            };
            let own = self.acknowledged.iter().filter(|act| act.seat == seat);
            let lost: Vec<&Act> = own.filter(|act| !is_there(act)).collect();
            assert!(lost.is_empty(), "{}: lost {lost:?} of {}", self.table, self.acknowledged.len());
            assert!(acts.len() <= self.acknowledged.len() + 1, "nothing was done twice");
        }
        let table = client.good("GET", &path, &Value::Null).expect("a table");
        assert!(table["view"].is_object(), "{table}");
    }
}

/// Plays at all tables at once, at these nodes in turn, until `end` says so or the nodes are gone.
pub(crate) fn play(seated: &mut [Seated], nodes: &[SocketAddr], end: &AtomicBool) -> u64 {
    let count = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for one in seated.iter_mut().filter(|one| !one.over) {
            let count = &count;
            scope.spawn(move || {
                let connect = |node: &SocketAddr| Client::connect(*node, &one.cookie).ok();
                let mut clients: Vec<Option<Client>> = nodes.iter().map(connect).collect();
                let mut turn = 0;
                // No stickiness: each step goes to another node.
                while !end.load(Ordering::Relaxed) && !one.over && clients.iter().any(Option::is_some) {
                    turn = (turn + 1) % clients.len();
                    let Some(client) = &mut clients[turn] else { continue };
                    match one.step(client) {
                        Ok(()) => {
                            count.fetch_add(1, Ordering::Relaxed);
                        }
                        Err(_) => clients[turn] = None,
                    }
                }
            });
        }
    });
    count.into_inner()
}
