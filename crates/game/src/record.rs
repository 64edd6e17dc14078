//! A whole game, as a file for people and as a document for programs.
//!
//! A record holds decisions *and* draws, so a replay needs no seed and no random numbers. Reading either form makes the
//! same checks as play: a valid record is a game played by the rules of its table, or is marked as played under earlier
//! rules. `docs/record.md` describes both forms.

mod text;
mod wire;

use crate::{Events, Fault, Game, Ignore, Outcome, Rule, Seat, Turn, json, unjudged};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;

/// Longer texts are rejected unread.
pub const MOST_BYTES: usize = 16 << 20;
/// Records with more entries are rejected: no game comes close.
pub const MOST_ENTRIES: usize = 200_000;

/// One decision or draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry<A, C> {
    /// A seat acted.
    Act {
        /// The seat that acted.
        seat: Seat,
        /// The action.
        action: A,
    },
    /// The driver drew an outcome.
    Chance(C),
}

/// An entry of a game.
pub type EntryOf<G> = Entry<<G as Game>::Action, <G as Game>::Chance>;

/// How much of a game played under earlier rules is kept. It is replayed without checking legality.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Earlier {
    /// All of it, with its result if it had one.
    Whole,
    /// The part before the first entry that can no longer be executed; there is no result.
    Part,
}

/// The record of a game, finished or not.
pub struct Record<G: Game> {
    /// What the players agreed on.
    pub table: G::Table,
    /// Set if it was played under earlier rules.
    pub earlier: Option<Earlier>,
    /// The starting position, unless it is the start of the game.
    pub start: Option<G::Position>,
    /// Proof of fair draws, published by whoever keeps the table, so that others can verify them. Opaque to this crate.
    pub fair: Option<Value>,
    /// All decisions and draws, in order.
    pub entries: Vec<EntryOf<G>>,
    /// The outcome, once the game is over.
    pub outcome: Option<Outcome>,
}

/// A replayed record: the game and all its states.
pub struct Replay<G: Game> {
    /// The game.
    pub game: G,
    /// The state before the first entry, then the state after each.
    pub states: Vec<G::State>,
    /// The events of each entry.
    pub events: Vec<Vec<G::Event>>,
}

impl<G: Game> Replay<G> {
    /// The state after the last entry.
    pub fn last(&self) -> &G::State {
        &self.states[self.states.len() - 1]
    }
}

impl<G: Game> Record<G> {
    /// The empty record of a game that starts at the beginning.
    pub fn new(table: G::Table) -> Self {
        Self { table, earlier: None, start: None, fair: None, entries: Vec::new(), outcome: None }
    }

    /// The empty record of a game that starts in a given situation.
    pub fn starting(position: G::Position) -> Result<Self, Fault> {
        let (game, _) = G::load(&position)?;
        Ok(Self { start: Some(position), ..Self::new(game.table().clone()) })
    }

    /// Reads a game played by the rules, in either form: text, or a JSON document, which begins with a brace.
    pub fn read(text: &str) -> Result<Self, Fault> {
        let record = Self::read_any(text)?;
        if record.earlier.is_some() { Err(Fault::new("record-earlier-rules")) } else { Ok(record) }
    }

    /// Like [`Record::read`], but also accepts games played under earlier rules; those can be shown but not continued.
    pub fn read_any(text: &str) -> Result<Self, Fault> {
        if text.len() > MOST_BYTES {
            return Err(Fault::new("record-too-long").with("have", text.len()).with("most", MOST_BYTES));
        }
        let text = json::unmarked(text);
        if is_document(text) { wire::read(text) } else { text::read(text) }
    }

    /// Reads the wire form of a game played under earlier rules as far as it can be executed: up to the first entry
    /// that fails, or without its result if replaying gives a different one.
    pub fn read_as_far_as_possible(text: &str) -> Result<Self, Fault> {
        wire::read_as_far_as_possible(text)
    }

    /// The text form. Only a record that replays has one, because its lines are the game's turns.
    pub fn to_text(&self) -> Result<String, Fault> {
        text::write(self)
    }

    /// The wire form, a JSON document in one line.
    pub fn to_json(&self) -> Result<String, Fault> {
        wire::write(self)
    }

    /// Checks that a viewer may have the record. The record of an unfinished game is withheld while it contains
    /// something sealed or covered for the viewer, or starts from a position that reveals such a thing. Finished games
    /// are open.
    pub fn check_open_to(&self, viewer: Option<Seat>) -> Result<(), Fault> {
        let mut walk = Walk::begin(self)?;
        let start_hides = self.start.is_some() && walk.game.hides(&walk.state, viewer);
        let mut secret: Vec<(Seat, G::State)> = Vec::new();
        for (number, &entry) in self.entries.iter().enumerate() {
            if let Entry::Act { seat, .. } = entry
                && walk.game.in_secret(&walk.state)
            {
                secret.push((seat, walk.state.clone()));
            }
            walk.go(entry, &mut Ignore).map_err(|fault| fault.at(format_args!("entry {}", number + 1)))?;
        }
        // A game under earlier rules cannot be continued, so nothing in it needs to stay hidden.
        if walk.game.turn(&walk.state) == Turn::Over || self.earlier.is_some() {
            return Ok(());
        }
        if start_hides {
            return Err(Fault::new("record-hidden-start"));
        }
        let known = |(seat, then): &(Seat, G::State)| walk.game.knows_choice(then, &walk.state, *seat, viewer);
        if secret.iter().all(known) { Ok(()) } else { Err(Fault::new("record-hidden")) }
    }

    /// Replays the record, checking every entry and the result.
    pub fn replay(&self) -> Result<Replay<G>, Fault> {
        let mut walk = Walk::begin(self)?;
        let mut states = Vec::with_capacity(self.entries.len() + 1);
        let mut events = Vec::with_capacity(self.entries.len());
        states.push(walk.state.clone());
        for (number, &entry) in self.entries.iter().enumerate() {
            let mut happened = Vec::new();
            walk.go(entry, &mut happened).map_err(|fault| fault.at(format_args!("entry {}", number + 1)))?;
            states.push(walk.state.clone());
            events.push(happened);
        }
        walk.end(self.outcome.as_ref())?;
        states.pop();
        states.push(walk.state);
        Ok(Replay { game: walk.game, states, events })
    }
}

impl<G: Game> Clone for Record<G> {
    fn clone(&self) -> Self {
        Self {
            table: self.table.clone(),
            earlier: self.earlier,
            start: self.start.clone(),
            fair: self.fair.clone(),
            entries: self.entries.clone(),
            outcome: self.outcome.clone(),
        }
    }
}

impl<G: Game> PartialEq for Record<G> {
    fn eq(&self, other: &Self) -> bool {
        self.table == other.table
            && self.earlier == other.earlier
            && self.start == other.start
            && self.fair == other.fair
            && self.entries == other.entries
            && self.outcome == other.outcome
    }
}

impl<G: Game> fmt::Debug for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Record")
            .field("table", &self.table)
            .field("earlier", &self.earlier)
            .field("start", &self.start)
            .field("fair", &self.fair)
            .field("entries", &self.entries)
            .field("outcome", &self.outcome)
            .finish()
    }
}

/// The name of the game in a record of either form, for programs that support several games.
pub fn game_name(text: &str) -> Result<String, Fault> {
    let text = json::unmarked(text);
    if is_document(text) { wire::game_name(text) } else { text::game_name(text) }
}

/// Whether this is the wire form.
fn is_document(text: &str) -> bool {
    text.trim_start().starts_with('{')
}

/// Walks through a record. Readers, writers and replays share it, so they all accept the same records.
struct Walk<G: Game> {
    game: G,
    state: G::State,
    earlier: Option<Earlier>,
    outcomes: Vec<(G::Chance, u32)>,
}

impl<G: Game> Walk<G> {
    fn begin(record: &Record<G>) -> Result<Self, Fault> {
        let (game, state) = if let Some(position) = &record.start {
            G::load(position)?
        } else {
            let game = G::open(&record.table)?;
            let state = game.start();
            (game, state)
        };
        if *game.table() != record.table {
            return Err(Fault::new("record-table"));
        }
        Ok(Self { game, state, earlier: record.earlier, outcomes: Vec::new() })
    }

    fn go(&mut self, entry: EntryOf<G>, events: &mut impl Events<G::Event>) -> Result<(), Fault> {
        match entry {
            Entry::Act { seat, action } => self.act(seat, action, events),
            Entry::Chance(chance) => self.settle(chance, events),
        }
    }

    fn act(&mut self, seat: Seat, action: G::Action, events: &mut impl Events<G::Event>) -> Result<(), Fault> {
        match self.game.turn(&self.state) {
            Turn::Over => return Err(Fault::new("record-after-end").with("action", action)),
            _ if self.earlier.is_some() => {
                let carried = unjudged::act(&self.game, &mut self.state, seat, action, events);
                return if carried { Ok(()) } else { Err(Fault::new("record-impossible").with("action", action)) };
            }
            turn if !turn.decides(seat) => {
                return Err(Fault::new("record-not-deciding").with("seat", seat).with("action", action));
            }
            _ => {}
        }
        self.game.act(&mut self.state, seat, action, events).map_err(|illegal| {
            Fault::new("record-illegal")
                .with("action", action)
                .with("rule", illegal.rule.id())
                .with("need", illegal.need)
                .with("have", illegal.have)
        })
    }

    fn settle(&mut self, chance: G::Chance, events: &mut impl Events<G::Event>) -> Result<(), Fault> {
        if self.earlier.is_some() {
            unjudged::catch_up(&self.game, &mut self.state, |state| self.game.turn(state) == Turn::Chance);
        }
        if self.game.turn(&self.state) == Turn::Over {
            return Err(Fault::new("record-after-end").with("action", chance));
        }
        self.outcomes.clear();
        self.game.chances(&self.state, &mut self.outcomes);
        if !self.outcomes.iter().any(|&(outcome, _)| outcome == chance) {
            return Err(Fault::new("record-chance").with("chance", chance));
        }
        self.game.settle(&mut self.state, chance, events);
        Ok(())
    }

    /// In a game under earlier rules, skips questions that were not asked then, up to the one this action answers.
    fn catch_up_with(&mut self, seat: Seat, action: G::Action) {
        if self.earlier.is_some() {
            unjudged::catch_up_with(&self.game, &mut self.state, seat, action);
        }
    }

    /// Checks that the result is present exactly if the game is over, and correct.
    fn end(&mut self, said: Option<&Outcome>) -> Result<(), Fault> {
        if self.earlier.is_some() {
            unjudged::catch_up_with_end(&self.game, &mut self.state);
        }
        let truth = self.game.outcome(&self.state).filter(|_| self.earlier != Some(Earlier::Part));
        let fault = match (truth, said) {
            (truth, said) if truth.as_ref() == said => return Ok(()),
            (Some(truth), Some(said)) => {
                Fault::new("record-result").with("need", text::result(&truth)).with("have", text::result(said))
            }
            (Some(truth), None) => Fault::new("record-result-missing").with("need", text::result(&truth)),
            (None, said) => Fault::new("record-result-early").with("have", said.map(text::result).unwrap_or_default()),
        };
        Err(fault)
    }
}

/// Groups entries as both forms show them: the actions of one speaker in one turn together, each chance alone.
fn grouped<G: Game>(record: &Record<G>, mut each: impl FnMut(Group<'_, G>)) -> Result<(), Fault> {
    let mut walk = Walk::begin(record)?;
    let mut open: Option<(Seat, u32, String)> = None;
    for (number, &entry) in record.entries.iter().enumerate() {
        match entry {
            Entry::Act { seat, action } => {
                walk.catch_up_with(seat, action);
                let turn = walk.game.turn_number(&walk.state);
                let speaker = walk.game.speaker(&walk.state, seat);
                let now = (seat, turn, speaker);
                let first = open.as_ref() != Some(&now);
                each(Group::Act { first, seat, speaker: &now.2, action });
                open = Some(now);
            }
            Entry::Chance(chance) => {
                open = None;
                each(Group::Chance(chance));
            }
        }
        walk.go(entry, &mut Ignore).map_err(|fault| fault.at(format_args!("entry {}", number + 1)))?;
    }
    walk.end(record.outcome.as_ref())
}

enum Group<'a, G: Game> {
    Act { first: bool, seat: Seat, speaker: &'a str, action: G::Action },
    Chance(G::Chance),
}

/// Shortens arbitrary text for a message.
fn excerpt(text: &str) -> String {
    const SHOWN: usize = 60;
    let mut shown: String = text.chars().take(SHOWN).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    shown
}
