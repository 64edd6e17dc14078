//! The verbs of the contract, at one table.
//!
//! What is sent and answered are the documents of `api`.

use crate::connection::{API, Answer, Connection, Repeat};
use crate::error::Error;
use crate::stream::{Events, Subscription};
use api::{Acted, Advice, AdviceRequest, Board, Detail, Done, Moment, Plan, TableEvent, TableView, WhyNot};
use game::Seat;
use http::Method;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// A table of a server. Clones share what they know of it.
#[derive(Clone, Debug)]
pub struct Table {
    connection: Connection,
    id: Arc<str>,
    /// The place after the last event that this client knows of. Another node of the server may not have heard of it yet:
    /// questions name it, and are answered when the node has.
    next: Arc<AtomicU64>,
}

/// What somebody tells who sits down.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Seating<'a> {
    /// The name at this table; without it, the visitor's usual one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<&'a str>,
    /// What the player adds to the dice.
    pub seed: &'a str,
    /// The secret that opens an invited seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invitation: Option<&'a str>,
}

/// A document that says which place is next.
trait Places {
    fn next(&self) -> u64;
}

impl Places for Done {
    fn next(&self) -> u64 {
        self.next
    }
}

impl Places for Acted {
    fn next(&self) -> u64 {
        self.next
    }
}

/// The actions of a request.
#[derive(Serialize)]
struct Acting<'a, A> {
    seat: Seat,
    decision: u64,
    actions: &'a [A],
}

impl Table {
    pub(crate) fn new(connection: Connection, id: &str) -> Self {
        Self { connection, id: id.into(), next: Arc::default() }
    }

    /// The id of the table.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The visitor who is here.
    pub const fn connection(&self) -> &Connection {
        &self.connection
    }

    /// The place after the last event that this client knows of.
    pub fn next(&self) -> u64 {
        self.next.load(Ordering::Relaxed)
    }

    /// The table as it is now, seen from one of the visitor's own seats or by a spectator.
    pub async fn look(&self, viewer: Option<Seat>) -> Result<TableView, Error> {
        let table: TableView = self.get("", viewer, &[]).await?;
        self.note(table.state.next);
        Ok(table)
    }

    /// The board, which is the same for everybody.
    pub async fn board(&self) -> Result<Board, Error> {
        self.get("/board", None, &[]).await
    }

    /// Moments of the game from a number on, with pictures or, `lean`, without.
    pub async fn moments(
        &self,
        viewer: Option<Seat>,
        from: usize,
        most: usize,
        lean: bool,
    ) -> Result<Vec<Moment>, Error> {
        let more = [("from", from.to_string()), ("most", most.to_string()), ("lean", lean.to_string())];
        self.get("/moments", viewer, &more).await
    }

    /// The actions that a seat may take now.
    pub async fn legal(&self, seat: Seat) -> Result<Vec<String>, Error> {
        self.get("/legal", Some(seat), &[]).await
    }

    /// The whole turns that a seat can make from here.
    pub async fn plans(&self, seat: Seat) -> Result<Vec<Plan>, Error> {
        self.get("/plans", Some(seat), &[]).await
    }

    /// The best turns, and why.
    pub async fn advice(&self, request: &AdviceRequest) -> Result<Advice, Error> {
        let path = self.path("/advice");
        let answer = self.connection.request(Method::POST, &path, &[], Some(request), Repeat::Never).await?;
        self.connection.accept(&answer)
    }

    /// Why a seat may not take an action now.
    pub async fn why_not_action(&self, seat: Seat, action: &str) -> Result<WhyNot, Error> {
        self.get("/why-not", Some(seat), &[("action", action.to_owned())]).await
    }

    /// Why a seat cannot get to a place in this turn.
    pub async fn why_not_place(&self, seat: Seat, place: &str) -> Result<WhyNot, Error> {
        self.get("/why-not", Some(seat), &[("place", place.to_owned())]).await
    }

    /// Takes the actions of a decision: all of them, or none. The server recognizes a request that it gets twice by the
    /// number of the decision.
    pub async fn act(
        &self,
        seat: Seat,
        decision: u64,
        actions: &[impl AsRef<str> + Serialize],
    ) -> Result<Acted, Error> {
        self.send(Method::POST, "/actions", Repeat::Safe, &Acting { seat, decision, actions }).await
    }

    /// Takes back the seat's own last action, or its whole turn.
    pub async fn take_back(&self, seat: Seat, decision: u64, whole_turn: bool) -> Result<Done, Error> {
        let scope = if whole_turn { "turn" } else { "action" };
        let body = json!({ "seat": seat, "decision": decision, "scope": scope });
        self.send(Method::POST, "/undo", Repeat::Safe, &body).await
    }

    /// Asks the others to let a seat take back everything since its last turn began.
    pub async fn ask(&self, seat: Seat) -> Result<Done, Error> {
        self.send(Method::POST, "/undo/ask", Repeat::Never, &json!({ "seat": seat })).await
    }

    /// Answers such a question.
    pub async fn answer(&self, seat: Seat, agrees: bool) -> Result<Done, Error> {
        self.send(Method::POST, "/undo/answer", Repeat::Never, &json!({ "seat": seat, "agrees": agrees })).await
    }

    /// Says something to everybody at the table.
    pub async fn say(&self, text: &str) -> Result<Done, Error> {
        self.send(Method::POST, "/chat", Repeat::Never, &json!({ "text": text })).await
    }

    /// Sits down.
    pub async fn sit(&self, seat: usize, seating: &Seating<'_>) -> Result<Done, Error> {
        self.send(Method::PUT, &format!("/seats/{seat}"), Repeat::Safe, seating).await
    }

    /// Starts the game.
    pub async fn start(&self) -> Result<Done, Error> {
        self.send(Method::POST, "/start", Repeat::Safe, &json!({})).await
    }

    /// What has happened from a place on, without waiting for more.
    pub async fn log(&self, from: u64) -> Result<Vec<TableEvent>, Error> {
        self.get("/log", None, &[("from", from.to_string())]).await
    }

    /// The record of the game.
    pub async fn record(&self) -> Result<Value, Error> {
        self.get("/record", None, &[]).await
    }

    /// What happens from now on: first the events after the one at a place, or all of them, then each as it comes. Fails
    /// only if the first connection does; later ones are made again.
    pub async fn follow(&self, after: Option<u64>, updates: Detail) -> Result<Events, Error> {
        self.subscribe(Subscription { after, updates, ..Subscription::default() }).await
    }

    /// The same for somebody who may know some moments already, or looks from another seat than the usual one.
    pub async fn subscribe(&self, subscription: Subscription) -> Result<Events, Error> {
        Events::open(self.clone(), subscription).await
    }

    pub(crate) fn path(&self, rest: &str) -> String {
        format!("{API}/tables/{}{rest}", self.id)
    }

    /// Remembers that the events before a place are known here.
    pub(crate) fn note(&self, next: u64) {
        self.next.fetch_max(next, Ordering::Relaxed);
    }

    /// Forgets what was known of a log that is another one now: questions must not wait for its events.
    pub(crate) fn begin_anew(&self, next: u64) {
        self.next.store(next, Ordering::Relaxed);
    }

    async fn get<T: DeserializeOwned>(
        &self,
        rest: &str,
        viewer: Option<Seat>,
        more: &[(&str, String)],
    ) -> Result<T, Error> {
        let answer = self.question(rest, viewer, more).await?;
        self.connection.accept(&answer)
    }

    async fn question(&self, rest: &str, viewer: Option<Seat>, more: &[(&str, String)]) -> Result<Answer, Error> {
        let (next, seat) = (self.next().to_string(), viewer.map(|seat| seat.to_string()));
        let mut query = vec![("next", next.as_str())];
        query.extend(seat.as_deref().map(|seat| ("seat", seat)));
        query.extend(more.iter().map(|(name, value)| (*name, value.as_str())));
        self.connection.request(Method::GET, &self.path(rest), &query, None::<&()>, Repeat::Safe).await
    }

    async fn send<T: DeserializeOwned + Places>(
        &self,
        method: Method,
        rest: &str,
        repeat: Repeat,
        body: &impl Serialize,
    ) -> Result<T, Error> {
        let answer = self.connection.request(method, &self.path(rest), &[], Some(body), repeat).await?;
        let done: T = self.connection.accept(&answer)?;
        self.note(done.next());
        Ok(done)
    }
}
