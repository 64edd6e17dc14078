//! Tables of a server, through the client.

use super::screen::Screen;
use super::{Feed, GAMES, Refusal, Table, Tables, Told, Visitor, document};
use crate::kit::{Proxy, QUICK, connect};
use api::{Acted, Board, Choices, Detail, Done, Moment, TableConfig, TableEvent, TableState, WhyNot};
use client::{Connection, Error, Events, Limits, Seating, Signal, Subscription};
use game::Seat;
use std::net::SocketAddr;

pub(super) struct Remote(SocketAddr);

#[derive(Clone)]
pub(super) struct RemoteVisitor {
    table: client::Table,
    seat: Option<Seat>,
}

/// A client that waits long for answers, as the machine may be busy, and comes again soon.
fn visitor(address: SocketAddr) -> Connection {
    connect(address, Limits { first_retry: QUICK.first_retry, last_retry: QUICK.last_retry, ..Limits::default() })
}

impl Remote {
    pub(super) fn new(address: SocketAddr) -> Self {
        Self(address)
    }
}

impl Tables for Remote {
    type Visitor = RemoteVisitor;

    async fn begin(&self, game: &str) -> Table<RemoteVisitor> {
        let connection = visitor(self.0);
        let mut players: Vec<RemoteVisitor> = Vec::new();
        for seat in 0..3 {
            let player = connection.another_visitor();
            player.guest(&format!("Player {seat}")).await.unwrap();
            let id = match players.first() {
                Some(first) => first.table.id().to_owned(),
                None => player.make_table(&document(game)).await.unwrap().id,
            };
            let table = player.table(&id);
            table.sit(seat, &Seating::default()).await.unwrap();
            players.push(RemoteVisitor { table, seat: Some(Seat(seat as u8)) });
        }
        players[0].table.start().await.unwrap();
        let spectator = connection.another_visitor();
        spectator.guest("Spectator").await.unwrap();
        let spectator = RemoteVisitor { table: spectator.table(players[0].table.id()), seat: None };
        Table { players, spectator }
    }
}

fn refusal(error: Error) -> Refusal {
    let Error::Refused(problem) = error else { panic!("{error}") };
    let rule = problem.rule.as_ref();
    let (need, have) = (rule.and_then(|rule| rule.need), rule.and_then(|rule| rule.have));
    Refusal { code: Some(problem.code), rule: problem.rule.map(|rule| rule.id), need, have }
}

impl Visitor for RemoteVisitor {
    type Feed = RemoteFeed;

    fn seat(&self) -> Option<Seat> {
        self.seat
    }

    async fn config(&self) -> TableConfig {
        self.table.look(None).await.unwrap().config
    }

    async fn look(&self) -> TableState {
        self.table.look(self.seat).await.unwrap().state
    }

    async fn board(&self) -> Board {
        self.table.board().await.unwrap()
    }

    async fn moments(&self, from: usize, most: usize, lean: bool) -> Vec<Moment> {
        self.table.moments(self.seat, from, most, lean).await.unwrap()
    }

    async fn log(&self) -> Vec<TableEvent> {
        self.table.log(0).await.unwrap()
    }

    async fn choices(&self) -> Choices {
        let seat = self.seat.unwrap();
        Choices { legal: self.table.legal(seat).await.unwrap(), plans: self.table.plans(seat).await.unwrap() }
    }

    async fn why_not(&self, action: &str) -> Result<(), Refusal> {
        let WhyNot { allowed, rule, .. } =
            self.table.why_not_action(self.seat.unwrap(), action).await.map_err(refusal)?;
        let (need, have) = (rule.as_ref().and_then(|rule| rule.need), rule.as_ref().and_then(|rule| rule.have));
        if allowed { Ok(()) } else { Err(Refusal { code: None, rule: rule.map(|rule| rule.id), need, have }) }
    }

    async fn act(&self, decision: u64, actions: &[&str]) -> Result<Acted, Refusal> {
        self.table.act(self.seat.unwrap(), decision, actions).await.map_err(refusal)
    }

    async fn take_back(&self, decision: u64, whole_turn: bool) -> Result<Done, Refusal> {
        self.table.take_back(self.seat.unwrap(), decision, whole_turn).await.map_err(refusal)
    }

    async fn ask(&self) -> Result<Done, Refusal> {
        self.table.ask(self.seat.unwrap()).await.map_err(refusal)
    }

    async fn answer(&self, agrees: bool) -> Result<Done, Refusal> {
        self.table.answer(self.seat.unwrap(), agrees).await.map_err(refusal)
    }

    async fn say(&self, text: &str) -> Result<Done, Refusal> {
        self.table.say(text).await.map_err(refusal)
    }

    async fn follow(&self, after: Option<u64>, moment: Option<usize>, detail: Detail) -> RemoteFeed {
        let subscription = Subscription { seat: self.seat, after, moment, updates: detail };
        RemoteFeed(self.table.subscribe(subscription).await.unwrap())
    }
}

pub(super) struct RemoteFeed(Events);

impl Feed for RemoteFeed {
    async fn next(&mut self) -> Told {
        loop {
            match self.0.next().await.expect("the stream goes on") {
                Signal::Event(event) => return Told::Event(event),
                Signal::Update(update) => return Told::Update(update),
                Signal::Other(event) => assert_eq!(event.name.as_deref(), Some("watching")),
                Signal::Lost(_) | Signal::Back => {}
                Signal::Gap => panic!("the log is the same"),
            }
        }
    }
}

/// Followers whose connections are cut again and again are told everything, and nothing twice.
pub(super) async fn resuming(remote: &Remote) {
    for game in GAMES {
        let proxy = Proxy::before(remote.0).await;
        let table = remote.begin(game).await;
        let mut screens = Vec::new();
        for player in table.players.iter().chain([&table.spectator]) {
            let cookie = player.table.connection().cookie();
            let behind = visitor(proxy.address).with_cookie(cookie.as_deref()).table(player.table.id());
            let behind = RemoteVisitor { table: behind, seat: player.seat };
            screens.push((player, Screen::open(&behind, None, Vec::new()).await));
        }
        for number in 0..16 {
            let state = table.spectator.look().await;
            let Some(seat) = state.status.deciding().next() else { break };
            let player = &table.players[usize::from(seat.0)];
            let legal = player.choices().await.legal;
            let acted = player.does(&[&legal[number % legal.len()]]).await;
            let mut next = acted.next;
            if number % 5 == 4
                && let Ok(done) = player.take_back(acted.decision, false).await
            {
                next = done.next;
            }
            // At once, so that an event may come without its update; or later.
            if number % 3 != 0 {
                proxy.cut();
            }
            if number % 4 != 1 {
                for (player, screen) in &mut screens {
                    screen.catch_up(next).await;
                    screen.agrees_with(*player).await;
                }
            }
        }
        let next = table.spectator.look().await.next;
        for (player, screen) in &mut screens {
            screen.catch_up(next).await;
            screen.agrees_with(*player).await;
            assert!(screen.events.iter().map(|event| event.seq).eq(0..next), "every event once");
        }
    }
}
