//! A table on a server, over its HTTP API, as the terminal needs it.

mod kept;
mod line;
mod link;

pub(crate) use link::Link;

use crate::failure::Failure;
use api::{Moment, Plan, Stage, TableView};
use game::{Fault, Seat, json};
use host::Scope;
use hyper::Method;
use kept::Kept;
use line::{Line, News, listen, said, saying};
use serde_json::{Value, json};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;
use terminal::Desk;
use terminal::desk::{Doubt, Saying, Snapshot};
use tokio::runtime::Runtime;
use words::Lang;

const API: &str = "/api/v1";
/// Among so many events at the end of the log what was said is still worth telling to who comes in.
const LATEST: u64 = 100;
/// Moments in one answer, as the API allows.
const MOST_MOMENTS: usize = 5000;

/// A table on a server.
pub(crate) struct RemoteDesk {
    runtime: Runtime,
    line: Line,
    table: String,
    own: Vec<Seat>,
    /// The number of each seat's next decision, as it was last seen.
    decisions: Vec<u64>,
    /// The place after the last event that we know of.
    next: u64,
    news: Receiver<News>,
    /// What was said and not asked for yet.
    sayings: Vec<Saying>,
    /// How many entries were left when something was taken back, as long as nobody has asked.
    left: Option<usize>,
}

impl RemoteDesk {
    /// Looks on.
    pub(crate) fn watch(link: &Link, lang: Lang) -> Result<Self, Failure> {
        Self::open(Line::new(link, lang), link)
    }

    /// Sits down at a table, or comes back to it. The cookie of a guest is kept for the next time.
    pub(crate) fn join(link: &Link, name: &str, named: bool, lang: Lang) -> Result<Self, Failure> {
        let mut line = Line::new(link, lang);
        let kept = Kept::read();
        let who = format!("{} {}", link.server(), if named { name } else { "" });
        line.cookie = kept.cookies.get(&who).cloned();
        let mut desk = Self::open(line, link)?;
        if desk.line.cookie.is_none() {
            desk.call(Method::POST, "/guests", Some(json!({ "name": name })))?;
            if let Some(cookie) = &desk.line.cookie {
                kept.with(who, cookie.clone()).write()?;
            }
        }
        desk.sit(name, link)?;
        Ok(desk)
    }

    fn open(line: Line, link: &Link) -> Result<Self, Failure> {
        let runtime = crate::serve::runtime()?;
        let (tell, news) = channel();
        let table = link.table.clone();
        let mut desk = Self {
            runtime,
            line,
            table,
            own: Vec::new(),
            decisions: Vec::new(),
            next: 0,
            news,
            sayings: Vec::new(),
            left: None,
        };
        desk.document(None)?;
        let from = desk.next.saturating_sub(LATEST);
        let log = desk.get("/log", None, &format!("&from={from}"))?;
        desk.sayings = log.as_array().into_iter().flatten().filter_map(saying).collect();
        let (line, path) = (desk.line.clone(), format!("{API}/tables/{}/events", desk.table));
        desk.runtime.spawn(listen(line, path, desk.next, tell));
        Ok(desk)
    }

    /// Takes the first free seat of a table that gathers, and starts the game where that completes it.
    fn sit(&mut self, name: &str, link: &Link) -> Result<(), Failure> {
        let table = self.document(None)?;
        let gathering = table["stage"] == Stage::Gathering.name();
        let free = |(sitter, seat): (&Value, &Value)| sitter["kind"] == "open" && seat["name"].is_null();
        let (sitters, seats) = (table["config"]["seats"].as_array(), table["seats"].as_array());
        let (sitters, seats) = (sitters.into_iter().flatten(), seats.into_iter().flatten());
        if gathering && self.own.is_empty() {
            let invited = link.invitation.as_ref().and(link.seat);
            let place = invited.or_else(|| sitters.zip(seats).position(free));
            let place = place.ok_or_else(|| Fault::new("server-no-seat"))?;
            let path = format!("/tables/{}/seats/{place}", self.table);
            let seed = crate::draw::fresh_seed().to_string();
            let body = json!({ "name": name, "seed": seed, "invitation": link.invitation });
            self.call(Method::PUT, &path, Some(body))?;
        }
        if gathering {
            // Who may not start, or too early, waits like the others.
            let _ = self.call(Method::POST, &format!("/tables/{}/start", self.table), None);
        }
        self.document(None)?;
        if self.own.is_empty() { Err(Fault::new("server-no-seat").into()) } else { Ok(()) }
    }

    fn call(&mut self, method: Method, path: &str, body: Option<Value>) -> Result<Value, Fault> {
        let (answer, cookie) = self.runtime.block_on(self.line.ask(method, &format!("{API}{path}"), body))?;
        if cookie.is_some() {
            self.line.cookie = cookie;
        }
        if let Some(next) = answer.get("next").and_then(Value::as_u64) {
            self.next = self.next.max(next);
        }
        Ok(answer)
    }

    fn get(&mut self, rest: &str, viewer: Option<Seat>, more: &str) -> Result<Value, Fault> {
        let seat = viewer.map_or_else(String::new, |seat| format!("&seat={seat}"));
        let path = format!("/tables/{}{rest}?next={}{seat}{more}", self.table, self.next);
        self.call(Method::GET, &path, None)
    }

    /// The table as it is, and what we remember of it.
    fn document(&mut self, viewer: Option<Seat>) -> Result<Value, Fault> {
        let document = self.get("", viewer, "")?;
        let numbers = |of: &Value| of.as_array().into_iter().flatten().filter_map(Value::as_u64).collect::<Vec<_>>();
        self.own = numbers(&document["yours"]).into_iter().map(|seat| Seat(seat as u8)).collect();
        let seats = document["seats"].as_array();
        self.decisions = seats.into_iter().flatten().map(|seat| seat["decision"].as_u64().unwrap_or(0)).collect();
        Ok(document)
    }

    fn decision(&self, seat: Seat) -> u64 {
        self.decisions.get(usize::from(seat.0)).copied().unwrap_or(0)
    }
}

impl Desk for RemoteDesk {
    fn own_seats(&self) -> Vec<Seat> {
        self.own.clone()
    }

    fn look(&mut self, viewer: Option<Seat>) -> Result<Snapshot, Fault> {
        let table: TableView = json::from_value(&self.document(viewer)?)?;
        let last = table.state.last_moment;
        let moments: Vec<Moment> = json::from_value(&self.get("/moments", viewer, &format!("&from={last}&most=1"))?)?;
        let scene = moments.into_iter().next().and_then(|moment| moment.scene);
        Ok(Snapshot { table, spots: scene.map(|scene| scene.spots).unwrap_or_default() })
    }

    fn story(&mut self, viewer: Option<Seat>, from: usize) -> Result<Vec<Moment>, Fault> {
        let told = self.get("/moments", viewer, &format!("&from={from}&most={MOST_MOMENTS}&lean=true"))?;
        json::from_value(&told)
    }

    fn legal(&mut self, seat: Seat) -> Result<Vec<String>, Fault> {
        json::from_value(&self.get("/legal", Some(seat), "")?)
    }

    fn plans(&mut self, seat: Seat) -> Result<Vec<Plan>, Fault> {
        json::from_value(&self.get("/plans", Some(seat), "")?)
    }

    fn why_not(&mut self, seat: Seat, what: Doubt<'_>) -> Result<Option<Fault>, Fault> {
        let (field, word) = match what {
            Doubt::Action(action) => ("action", action),
            Doubt::Place(place) => ("place", place),
        };
        // Actions and places have no other signs.
        let word: String = word.chars().filter(|sign| sign.is_ascii_alphanumeric() || ":-.".contains(*sign)).collect();
        let answer = self.get("/why-not", Some(seat), &format!("&{field}={word}"))?;
        if answer["allowed"] == true {
            return Ok(None);
        }
        Ok(Some(said(&answer, self.line.lang)))
    }

    fn advice(&mut self, _: Seat) -> Result<Vec<String>, Fault> {
        Err(Fault::new("server-no-advice"))
    }

    fn act(&mut self, seat: Seat, actions: &[String]) -> Result<(), Fault> {
        let body = json!({ "seat": seat.0, "decision": self.decision(seat), "actions": actions });
        self.call(Method::POST, &format!("/tables/{}/actions", self.table), Some(body)).map(|_| ())
    }

    fn take_back(&mut self, seat: Seat, scope: Scope) -> Result<(), Fault> {
        let scope = match scope {
            Scope::Action => "action",
            Scope::Turn => "turn",
        };
        let body = json!({ "seat": seat.0, "decision": self.decision(seat), "scope": scope });
        self.call(Method::POST, &format!("/tables/{}/undo", self.table), Some(body)).map(|_| ())
    }

    fn ask_back(&mut self, seat: Seat) -> Result<(), Fault> {
        self.call(Method::POST, &format!("/tables/{}/undo/ask", self.table), Some(json!({ "seat": seat.0 })))
            .map(|_| ())
    }

    fn answer(&mut self, seat: Seat, agrees: bool) -> Result<(), Fault> {
        let body = json!({ "seat": seat.0, "agrees": agrees });
        self.call(Method::POST, &format!("/tables/{}/undo/answer", self.table), Some(body)).map(|_| ())
    }

    fn say(&mut self, words: &str) -> Result<(), Fault> {
        let body = json!({ "text": words });
        self.call(Method::POST, &format!("/tables/{}/chat", self.table), Some(body)).map(|_| ())
    }

    fn sayings(&mut self) -> Vec<Saying> {
        std::mem::take(&mut self.sayings)
    }

    fn taken_back_to(&mut self) -> Option<usize> {
        self.left.take()
    }

    fn news(&mut self, patience: Duration) -> Result<bool, Fault> {
        let Ok(first) = self.news.recv_timeout(patience) else { return Ok(false) };
        // However much has happened, one look is enough.
        let mut lost = None;
        for news in std::iter::once(first).chain(self.news.try_iter()) {
            match news {
                News::Happened { saying, left } => {
                    lost = None;
                    self.sayings.extend(saying);
                    self.left = [self.left, left].into_iter().flatten().min();
                }
                News::Lost(fault) => lost = Some(fault),
            }
        }
        lost.map_or(Ok(true), Err)
    }

    fn record(&mut self) -> Result<String, Fault> {
        Ok(self.get("/record", None, "")?.to_string())
    }
}
