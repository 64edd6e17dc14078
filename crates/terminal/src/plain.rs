//! A game line by line: for screen readers, for pipes, and for who likes it so.

use crate::desk::{Desk, Doubt, is_server_failure};
use crate::face::{Choice, Face, Then, Zoom, face_of};
use crate::session::{Keep, Session};
use crate::{Look, Trouble};
use api::{Spot, Stage, View};
use game::Fault;
use host::Scope;
use std::io::{BufRead, Write};
use std::time::{Duration, Instant};
use words::{Lang, reason, text};

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
    let mut talk = Talk { session, save_as, out, offered: Vec::new(), outer: Vec::new(), waiting: None };
    talk.run(input)
}

struct Talk<'s, 'w> {
    session: Session<'s>,
    save_as: &'w mut SaveAs<'w>,
    out: &'w mut dyn Write,
    offered: Vec<Choice>,
    /// The lists that closer choices were made from.
    outer: Vec<Vec<Choice>>,
    /// For whom one waits, and whether that has been said.
    waiting: Option<Waiting>,
}

/// Others decide.
struct Waiting {
    since: Instant,
    said: bool,
}

/// After so long it is said for whom one waits: bots are faster, and need not be announced.
const SILENCE: Duration = Duration::from_secs(3);

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
            if self.session.snapshot.status().stage == Stage::Over {
                for line in self.session.ending() {
                    writeln!(self.out, "{line}")?;
                }
                return Ok(Ending::Over);
            }
            if self.session.snapshot.status().stage == Stage::Closed {
                writeln!(self.out, "{}", self.session.expected())?;
                return Ok(Ending::Quit);
            }
            if let Some(seat) = self.session.waits {
                let name = self.session.name(usize::from(seat.0));
                let line = text(self.session.lang, "term-cover", &[("name", name.into())]);
                writeln!(self.out, "{line}")?;
                self.out.flush()?;
                match read(input)? {
                    None => return self.end(),
                    Some(line) if matches!(line.trim(), "quit" | "q") => return Ok(Ending::Quit),
                    Some(_) => self.session.uncover()?,
                }
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
                self.wait()?;
                continue;
            }
            self.waiting = None;
            self.outer.clear();
            self.offered = self.session.choices(None, true);
            self.ask()?;
            if let Some(ending) = self.answer(input)? {
                return Ok(ending);
            }
        }
    }

    /// Waits for others; after a while it says for whom.
    fn wait(&mut self) -> Result<(), Trouble> {
        self.out.flush()?;
        if await_news(&mut self.session, self.out)? {
            self.waiting = None;
            return Ok(());
        }
        let waiting = self.waiting.get_or_insert_with(|| Waiting { since: Instant::now(), said: false });
        if !waiting.said && waiting.since.elapsed() > SILENCE {
            waiting.said = true;
            writeln!(self.out, "{}", self.session.expected())?;
        }
        Ok(())
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
                (Some("advice"), level) => {
                    let known = level.is_none_or(|level| self.session.adviser.set(level, words.next()));
                    if known {
                        self.advise()?;
                    } else {
                        self.say("term-plain-advice-form")?;
                    }
                    continue;
                }
                (Some("why"), Some(action)) => {
                    self.why(action)?;
                    continue;
                }
                (Some("save"), Some(_)) => match self.save(rest(&line, "save")) {
                    Ok(said) => {
                        writeln!(self.out, "{said}")?;
                        continue;
                    }
                    Err(fault) => Err(fault),
                },
                (Some("say"), Some(_)) => self.session.say(rest(&line, "say")),
                (Some("ask"), None) => self.session.ask_back(),
                (Some("undo"), None) if !self.outer.is_empty() => {
                    self.offered = self.outer.pop().unwrap_or_default();
                    self.ask()?;
                    continue;
                }
                (Some("restart"), None) if !self.outer.is_empty() => {
                    // Where nothing was done yet, the first list is all there is to go back to.
                    let _ = self.session.take_back(Scope::Turn);
                    return Ok(None);
                }
                (Some("undo"), None) => self.session.take_back(Scope::Action),
                (Some("restart"), None) => self.session.take_back(Scope::Turn),
                (Some(number), None) if number.parse::<usize>().is_ok() => {
                    match self.chosen(number.parse().unwrap_or(0)) {
                        Ok(Then::Act(actions)) => self.session.act(&actions),
                        Ok(Then::Choose(inner)) => {
                            self.outer.push(std::mem::replace(&mut self.offered, inner));
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

    fn save(&mut self, file: &str) -> Result<String, Fault> {
        let record = self.session.record()?;
        (self.save_as)(file, &record)?;
        Ok(text(self.session.lang, "play-saved", &[("file", file.into())]))
    }

    /// What an adviser says is told, and its turn becomes the only choice.
    fn advise(&mut self) -> Result<(), Trouble> {
        match self.session.advice(&[]) {
            Ok(Some((choice, lines))) => {
                for line in lines {
                    writeln!(self.out, "{line}")?;
                }
                self.outer.push(std::mem::replace(&mut self.offered, vec![choice]));
                self.say("term-plain-advice")?;
            }
            Ok(None) => {}
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
            Ok(Some(fault)) | Err(fault) => reason(lang, &fault),
            Ok(None) => text(lang, "term-plain-allowed", &[("action", action.into())]),
        };
        Ok(writeln!(self.out, "{said}")?)
    }

    /// The board in signs, and everything on it in words.
    fn board(&mut self) -> Result<(), Trouble> {
        let session = &self.session;
        let said = in_text(session.face.as_ref(), &|seat| session.label(seat), session.lang);
        Ok(write!(self.out, "{said}")?)
    }
}

/// A board that is only looked at, in signs and words, with the players as they are called.
pub fn board(view: &View, spots: &[Spot], name: &dyn Fn(usize) -> String, lang: Lang) -> String {
    in_text(face_of(view, spots).as_ref(), name, lang)
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

/// The next line; nothing at the end of the input. What is no text means nothing, and is refused like other such lines.
fn read(input: &mut dyn BufRead) -> Result<Option<String>, Trouble> {
    let mut line = Vec::new();
    Ok((input.read_until(b'\n', &mut line)? > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
}

/// What stands behind the first word.
fn rest<'a>(line: &'a str, first: &str) -> &'a str {
    line.trim_start().strip_prefix(first).unwrap_or_default().trim()
}

/// Waits a little for others; whether something happened. A server that is lost is told of, and waited for as well.
fn await_news(session: &mut Session<'_>, out: &mut dyn Write) -> Result<bool, Trouble> {
    match session.news(Duration::from_millis(200)) {
        Err(fault) if is_server_failure(&fault) => {
            writeln!(out, "{}", reason(session.lang, &fault))?;
            Ok(true)
        }
        heard => Ok(heard?),
    }
}

/// Follows a table without playing at it: what happens, line by line, until it is over.
pub fn watch(desk: &mut dyn Desk, look: Look, out: &mut dyn Write) -> Result<(), Trouble> {
    let mut session = Session::open(desk, None, look.lang)?;
    loop {
        for line in session.fresh() {
            writeln!(out, "{line}")?;
        }
        out.flush()?;
        if session.snapshot.status().stage == Stage::Over {
            for line in session.ending() {
                writeln!(out, "{line}")?;
            }
            return Ok(());
        }
        if session.snapshot.status().stage == Stage::Closed {
            return Ok(writeln!(out, "{}", session.expected())?);
        }
        await_news(&mut session, out)?;
    }
}
