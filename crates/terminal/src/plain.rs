//! A game line by line: for screen readers, for pipes, and for who likes it so.

use crate::desk::{Desk, Doubt, Spot};
use crate::face::{Choice, Face, Then, Zoom, face_of};
use crate::say::reason;
use crate::session::{Keep, Session};
use crate::{Look, Trouble};
use game::Fault;
use host::{Scope, Stage};
use serde_json::Value;
use std::io::{BufRead, Write};
use std::time::Duration;
use words::{Lang, text};

/// How a dialogue ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The game is over.
    Over,
    /// Somebody said so.
    Quit,
    /// There was nothing more to read.
    InputEnded,
}

/// A file that somebody asks for, with what is to stand in it.
pub type SaveAs<'a> = dyn FnMut(&str, &str) -> Result<(), Fault> + 'a;

/// Plays a table line by line.
pub fn dialogue(
    desk: &mut dyn Desk,
    keep: Option<&mut Keep<'_>>,
    save_as: &mut SaveAs<'_>,
    look: Look,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<Ending, Trouble> {
    let mut keep = keep;
    let kept = keep.is_some();
    let mut write = |record: &str| keep.as_mut().map_or(Ok(()), |keep| keep(record));
    let session = Session::open(desk, if kept { Some(&mut write) } else { None }, look.lang)?;
    let mut talk = Talk { session, save_as, out, offered: Vec::new() };
    talk.run(input)
}

struct Talk<'s, 'w> {
    session: Session<'s>,
    save_as: &'w mut SaveAs<'w>,
    out: &'w mut dyn Write,
    offered: Vec<Choice>,
}

impl Talk<'_, '_> {
    fn say(&mut self, key: &str) -> Result<(), Trouble> {
        let line = text(self.session.lang, key, &[]);
        Ok(writeln!(self.out, "{line}")?)
    }

    fn run(&mut self, input: &mut dyn BufRead) -> Result<Ending, Trouble> {
        self.say("term-plain-hello")?;
        loop {
            for line in self.session.fresh() {
                writeln!(self.out, "{line}")?;
            }
            if self.session.snapshot.stage == Stage::Over {
                for line in self.session.ending() {
                    writeln!(self.out, "{line}")?;
                }
                return Ok(Ending::Over);
            }
            if let Some(seat) = self.session.waits {
                let name = self.session.name(usize::from(seat.0));
                let line = text(self.session.lang, "term-cover", &[("name", name.into())]);
                writeln!(self.out, "{line}")?;
                self.out.flush()?;
                let Some(_) = read(input)? else { return self.end() };
                self.session.uncover()?;
                continue;
            }
            if let Some(asks) = self.session.question() {
                let line = text(self.session.lang, "term-asks-words", &[("asks", asks.into())]);
                writeln!(self.out, "{line}")?;
                self.out.flush()?;
                let Some(line) = read(input)? else { return self.end() };
                match line.trim() {
                    "agree" => self.session.answer(true)?,
                    "refuse" => self.session.answer(false)?,
                    "quit" | "q" => return Ok(Ending::Quit),
                    _ => {}
                }
                continue;
            }
            if self.session.seat.is_none() {
                self.session.news(Duration::from_millis(200))?;
                continue;
            }
            self.offered = self.session.choices(None, true);
            self.ask()?;
            if let Some(ending) = self.answer(input)? {
                return Ok(ending);
            }
        }
    }

    fn end(&mut self) -> Result<Ending, Trouble> {
        self.say("term-plain-input-ended")?;
        Ok(Ending::InputEnded)
    }

    /// Says what is expected and what can be chosen.
    fn ask(&mut self) -> Result<(), Trouble> {
        let lang = self.session.lang;
        writeln!(self.out)?;
        writeln!(self.out, "{}", self.session.expected())?;
        for (number, choice) in (1..).zip(&self.offered) {
            let args = [("number", Into::into(number)), ("label", choice.label.as_str().into())];
            let line = text(lang, "term-plain-choice", &args);
            match &choice.then {
                Then::Act(actions) if actions.len() == 1 => writeln!(self.out, "{line} ({})", actions[0])?,
                _ => writeln!(self.out, "{line}")?,
            }
        }
        Ok(())
    }

    /// Reads until something has happened; how it ends, if it does.
    fn answer(&mut self, input: &mut dyn BufRead) -> Result<Option<Ending>, Trouble> {
        loop {
            write!(self.out, "> ")?;
            self.out.flush()?;
            let Some(line) = read(input)? else {
                writeln!(self.out)?;
                return self.end().map(Some);
            };
            let mut words = line.split_whitespace();
            let done = match (words.next(), words.next()) {
                (None, _) => continue,
                (Some("quit" | "q"), None) => return Ok(Some(Ending::Quit)),
                (Some("help" | "?"), None) => {
                    self.say("term-plain-help")?;
                    for line in self.session.essentials() {
                        writeln!(self.out, "{line}")?;
                    }
                    continue;
                }
                (Some("board"), None) => {
                    self.board()?;
                    continue;
                }
                (Some("choices"), None) => {
                    self.ask()?;
                    continue;
                }
                (Some("advice"), None) => {
                    self.advise()?;
                    continue;
                }
                (Some("why"), Some(action)) => {
                    self.why(action)?;
                    continue;
                }
                (Some("save"), Some(file)) => self.save(file),
                (Some("say"), Some(_)) => {
                    let words = line.trim_start().strip_prefix("say").unwrap_or_default().trim();
                    self.session.say(words)
                }
                (Some("ask"), None) => self.session.ask_back(),
                (Some("undo"), None) => self.session.take_back(Scope::Action),
                (Some("restart"), None) => self.session.take_back(Scope::Turn),
                (Some(number), None) if number.parse::<usize>().is_ok() => {
                    match self.chosen(number.parse().unwrap_or(0)) {
                        Ok(Then::Act(actions)) => self.session.act(&actions),
                        Ok(Then::Choose(inner)) => {
                            self.offered = inner;
                            self.ask()?;
                            continue;
                        }
                        Err(fault) => Err(fault),
                    }
                }
                (Some(_), _) => {
                    let actions: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
                    self.session.act(&actions)
                }
            };
            match done {
                Ok(()) => return Ok(None),
                Err(fault) => {
                    let line = reason(self.session.lang, &fault);
                    writeln!(self.out, "{line}")?;
                }
            }
        }
    }

    fn chosen(&self, number: usize) -> Result<Then, Fault> {
        let choice = number.checked_sub(1).and_then(|place| self.offered.get(place));
        choice.map(|choice| choice.then.clone()).ok_or_else(|| Fault::out_of_range(number, 1, self.offered.len()))
    }

    fn save(&mut self, file: &str) -> Result<(), Fault> {
        let record = self.session.record()?;
        (self.save_as)(file, &record)
    }

    /// What a bot would do becomes the only choice.
    fn advise(&mut self) -> Result<(), Trouble> {
        match self.session.advice() {
            Ok(choice) => self.offered = choice.into_iter().collect(),
            Err(fault) => writeln!(self.out, "{}", reason(self.session.lang, &fault))?,
        }
        self.ask()
    }

    /// Why an action is not possible, or a place cannot be reached.
    fn why(&mut self, action: &str) -> Result<(), Trouble> {
        let lang = self.session.lang;
        let is_place = self.session.snapshot.spots.iter().any(|spot| spot.id == action);
        let what = if is_place { Doubt::Place(action) } else { Doubt::Action(action) };
        let said = match self.session.why_not(what) {
            Ok(Some(why)) => why,
            Ok(None) => text(lang, "term-plain-allowed", &[("action", action.into())]),
            Err(fault) => reason(lang, &fault),
        };
        Ok(writeln!(self.out, "{said}")?)
    }

    /// The board in signs, and everything on it in words.
    fn board(&mut self) -> Result<(), Trouble> {
        let session = &self.session;
        let said = in_text(session.face.as_ref(), &|seat| session.name(seat), session.lang);
        Ok(write!(self.out, "{said}")?)
    }
}

/// A board that is only looked at, in signs and words, with the players as they are called.
pub fn board(
    game: &str,
    (view, spots): (&Value, &[Spot]),
    name: &dyn Fn(usize) -> String,
    lang: Lang,
) -> Result<String, Fault> {
    Ok(in_text(face_of(game, view, spots)?.as_ref(), name, lang))
}

fn in_text(face: &dyn Face, name: &dyn Fn(usize) -> String, lang: Lang) -> String {
    let board = face.board(Zoom::Middle, &[], None).text();
    let mut lines = vec![face.strip(lang), String::new(), board, face.legend(lang)];
    for (place, what) in face.things(lang) {
        lines.push(text(lang, "term-plain-thing", &[("place", place.into()), ("what", what.into())]));
    }
    for player in face.players(lang, true) {
        let name = player.seat.map_or_else(String::new, name);
        let args = [("badge", player.badge.into()), ("name", name.into()), ("what", player.text.into())];
        lines.push(text(lang, "term-plain-player", &args));
    }
    lines.iter().flat_map(|line| [line.trim_end_matches([' ', '\n']), "\n"]).collect()
}

/// The next line; nothing at the end of the input.
fn read(input: &mut dyn BufRead) -> Result<Option<String>, Trouble> {
    let mut line = String::new();
    Ok((input.read_line(&mut line)? > 0).then_some(line))
}

/// Follows a table without playing at it: what happens, line by line, until it is over.
pub fn watch(desk: &mut dyn Desk, look: Look, out: &mut dyn Write) -> Result<(), Trouble> {
    let mut session = Session::open(desk, None, look.lang)?;
    loop {
        for line in session.fresh() {
            writeln!(out, "{line}")?;
        }
        out.flush()?;
        if session.snapshot.stage == Stage::Over {
            for line in session.ending() {
                writeln!(out, "{line}")?;
            }
            return Ok(());
        }
        session.news(Duration::from_millis(500))?;
    }
}
