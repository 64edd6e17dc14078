//! The text form: header, one line per turn, result.

use super::{Entry, Group, MOST_ENTRIES, Record, Walk, excerpt, grouped};
use crate::format::{self, FORMAT, read_position, read_table};
use crate::{Fault, Game, Ignore, Outcome, Seat, Turn, json, unjudged};
use serde::Serialize;
use serde_json::Value;

const MAGIC: &str = "paddlewheel-record";

/// The significant lines with their numbers; skips blank lines and comments.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines()
        .enumerate()
        .map(|(i, line)| (i + 1, line.trim()))
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}

fn line_place(number: usize) -> String {
    format!("line {number}")
}

/// Prefixes a fault's place with the line number.
fn on_line(fault: Fault, number: usize) -> Fault {
    fault.after(line_place(number))
}

/// The common header of all games: the format, and the game with its line number.
fn opening<'a>(lines: &mut impl Iterator<Item = (usize, &'a str)>) -> Result<(u32, usize, &'a str), Fault> {
    let (number, magic) = lines.next().ok_or_else(|| Fault::new("record-header").with("need", MAGIC))?;
    let version = match magic.split_once(' ') {
        Some((MAGIC, version)) => version.trim(),
        _ => return Err(Fault::new("record-header").at(line_place(number)).with("need", MAGIC)),
    };
    let known = (1..=FORMAT).find(|known| known.to_string() == version);
    let Some(format) = known else {
        let fault = Fault::new("record-version").at(line_place(number));
        return Err(fault.with("have", excerpt(version)).with("need", format::known()));
    };
    let (number, name) = field(lines.next(), "game")?;
    Ok((format, number, name))
}

/// The value of the header line `name: value`.
fn field<'a>(line: Option<(usize, &'a str)>, name: &'static str) -> Result<(usize, &'a str), Fault> {
    let missing = || Fault::new("record-header").with("need", name);
    let (number, line) = line.ok_or_else(missing)?;
    match line.split_once(':') {
        Some((key, value)) if key == name => Ok((number, value.trim())),
        _ => Err(missing().at(line_place(number))),
    }
}

/// Reads the document of the header line `name: value`.
fn document<T>(
    line: Option<(usize, &str)>,
    name: &'static str,
    read: impl FnOnce(&Value) -> Result<T, Fault>,
) -> Result<(usize, T), Fault> {
    let (number, value) = field(line, name)?;
    let before = line.map_or(0, |(_, line)| line.len() - value.len());
    let read = json::parse(value).and_then(|value| read(&value));
    Ok((number, read.map_err(|fault| on_line(moved(fault, before), number))?))
}

/// Shifts the column of a JSON syntax error, so that it counts from the start of the line.
fn moved(fault: Fault, by: usize) -> Fault {
    match fault.place.strip_prefix("line 1, column ").and_then(|column| column.parse::<usize>().ok()) {
        Some(column) => fault.at(format_args!("column {}", column + by)),
        None => fault,
    }
}

pub(super) fn game_name(text: &str) -> Result<String, Fault> {
    opening(&mut lines(text)).map(|(_, _, name)| excerpt(name))
}

pub(super) fn read<G: Game>(text: &str) -> Result<Record<G>, Fault> {
    let mut lines = lines(text).peekable();
    let (format, number, name) = opening(&mut lines)?;
    if name != G::NAME {
        let fault = Fault::new("record-game").at(line_place(number));
        return Err(fault.with("have", excerpt(name)).with("need", G::NAME));
    }
    let (mut begun_on, table) = document(lines.next(), "table", |table| read_table::<G>(table, format))?;
    let mut record = Record::<G>::new(table);
    if let Some(line) = lines.next_if(|(_, line)| line.starts_with("earlier-rules:")) {
        record.earlier = Some(document(Some(line), "earlier-rules", json::from_value)?.1);
    }
    if let Some(line) = lines.next_if(|(_, line)| line.starts_with("start:")) {
        let (number, position) = document(Some(line), "start", read_position::<G>)?;
        record.start = Some(position);
        begun_on = number;
    }
    if let Some(line) = lines.next_if(|(_, line)| line.starts_with("fair:")) {
        record.fair = Some(document(Some(line), "fair", |fair| Ok(fair.clone()))?.1);
    }
    let walk = Walk::begin(&record).map_err(|fault| on_line(fault, begun_on))?;
    body(Reader { walk, record, open: None, ended: false }, begun_on, lines)
}

/// Reads the turns, the chances and the result.
fn body<'a, G: Game>(
    mut reader: Reader<G>,
    mut last: usize,
    lines: impl Iterator<Item = (usize, &'a str)>,
) -> Result<Record<G>, Fault> {
    for (number, line) in lines {
        reader.line(line).map_err(|fault| on_line(fault, number))?;
        last = number;
    }
    if !reader.ended {
        // A finished game has its result in the record; without it, the end of the file is missing.
        reader.walk.end(None).map_err(|fault| on_line(fault, last))?;
    }
    Ok(reader.record)
}

struct Reader<G: Game> {
    walk: Walk<G>,
    record: Record<G>,
    /// The seat and turn of the previous line.
    open: Option<(Seat, u32, String)>,
    ended: bool,
}

impl<G: Game> Reader<G> {
    fn line(&mut self, line: &str) -> Result<(), Fault> {
        if self.ended {
            return Err(Fault::new("record-after-result").with("text", excerpt(line)));
        }
        if let Some(chance) = line.strip_prefix('*') {
            self.chance(chance.trim())
        } else if let Some(result) = line.strip_prefix('=') {
            self.result(result)
        } else if let Some((speaker, actions)) = line.split_once(':') {
            self.turn(speaker, actions)
        } else {
            Err(unclear(line))
        }
    }

    fn push(&mut self, entry: super::EntryOf<G>) -> Result<(), Fault> {
        if self.record.entries.len() >= MOST_ENTRIES {
            return Err(Fault::new("record-too-long").with("have", MOST_ENTRIES + 1).with("most", MOST_ENTRIES));
        }
        self.walk.go(entry, &mut Ignore)?;
        self.record.entries.push(entry);
        Ok(())
    }

    fn chance(&mut self, text: &str) -> Result<(), Fault> {
        let chance = text.parse()?;
        self.open = None;
        self.push(Entry::Chance(chance))
    }

    fn turn(&mut self, speaker: &str, actions: &str) -> Result<(), Fault> {
        if self.record.earlier.is_some() {
            let game = &self.walk.game;
            unjudged::catch_up(game, &mut self.walk.state, |state| match game.turn(state) {
                Turn::Decide(seats) => seats.iter().any(|seat| game.speaker(state, seat) == speaker),
                Turn::Chance | Turn::Over => false,
            });
        }
        let seat = self.seat(speaker)?;
        let turn = self.walk.game.turn_number(&self.walk.state);
        let now = Some((seat, turn, speaker.to_owned()));
        if self.open == now && self.record.earlier.is_none() {
            return Err(Fault::new("record-split-turn").with("have", excerpt(speaker)));
        }
        self.open = now;
        let mut any = false;
        for token in actions.split_whitespace() {
            let action: G::Action = token.parse()?;
            if any && self.walk.game.turn_number(&self.walk.state) != turn {
                return Err(Fault::new("record-turn").with("action", action));
            }
            if any && self.walk.game.turn(&self.walk.state).decides(seat) && self.speaker(seat) != speaker {
                return Err(self.wrong_speaker(speaker));
            }
            self.push(Entry::Act { seat, action })?;
            any = true;
        }
        if any { Ok(()) } else { Err(unclear(speaker)) }
    }

    fn speaker(&self, seat: Seat) -> String {
        self.walk.game.speaker(&self.walk.state, seat)
    }

    /// The deciding seat with this name.
    fn seat(&self, speaker: &str) -> Result<Seat, Fault> {
        match self.walk.game.turn(&self.walk.state) {
            Turn::Over => Err(Fault::new("record-after-end").with("action", excerpt(speaker))),
            Turn::Chance => Err(Fault::new("record-needs-chance").with("have", excerpt(speaker))),
            Turn::Decide(seats) => {
                seats.iter().find(|&seat| self.speaker(seat) == speaker).ok_or_else(|| self.wrong_speaker(speaker))
            }
        }
    }

    fn wrong_speaker(&self, speaker: &str) -> Fault {
        let known: Vec<String> = match self.walk.game.turn(&self.walk.state) {
            Turn::Decide(seats) => seats.iter().map(|seat| self.speaker(seat)).collect(),
            Turn::Chance | Turn::Over => Vec::new(),
        };
        Fault::new("record-speaker").with("have", excerpt(speaker)).with("need", known.join(", "))
    }

    fn result(&mut self, text: &str) -> Result<(), Fault> {
        let mut words = text.split_whitespace();
        let reason = words.next().ok_or_else(|| unclear("="))?.to_owned();
        let ranks = words.map(rank).collect::<Option<Vec<u8>>>().ok_or_else(|| unclear(text))?;
        let outcome = Outcome { reason, ranks };
        self.walk.end(Some(&outcome))?;
        self.record.outcome = Some(outcome);
        self.ended = true;
        Ok(())
    }
}

/// Parses a rank, accepting only its canonical form.
fn rank(text: &str) -> Option<u8> {
    text.parse().ok().filter(|rank: &u8| rank.to_string() == text)
}

fn unclear(line: &str) -> Fault {
    Fault::new("record-line").with("text", excerpt(line))
}

/// The result as shown after the `=`: the reason and the rank of each seat.
pub(super) fn result(outcome: &Outcome) -> String {
    let ranks = outcome.ranks.iter().map(u8::to_string);
    std::iter::once(excerpt(&outcome.reason)).chain(ranks).collect::<Vec<_>>().join(" ")
}

fn header(name: &str, value: &impl Serialize) -> Result<String, Fault> {
    Ok(format!("{name}: {}", json::write(value)?))
}

pub(super) fn write<G: Game>(record: &Record<G>) -> Result<String, Fault> {
    let mut lines = vec![format!("{MAGIC} {FORMAT}"), format!("game: {}", G::NAME), header("table", &record.table)?];
    if let Some(earlier) = &record.earlier {
        lines.push(header("earlier-rules", earlier)?);
    }
    if let Some(start) = &record.start {
        lines.push(header("start", start)?);
    }
    if let Some(fair) = &record.fair {
        lines.push(header("fair", fair)?);
    }
    grouped(record, |group| match group {
        Group::Act { first, speaker, action, .. } => {
            if first {
                lines.push(format!("{speaker}:"));
            }
            if let Some(line) = lines.last_mut() {
                line.push(' ');
                line.push_str(&action.to_string());
            }
        }
        Group::Chance(chance) => lines.push(format!("* {chance}")),
    })?;
    if let Some(outcome) = &record.outcome {
        lines.push(format!("= {}", result(outcome)));
    }
    lines.push(String::new());
    Ok(lines.join("\n"))
}
