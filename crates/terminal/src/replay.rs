//! A game that was played, step by step on the full screen.

use crate::desk::Desk;
use crate::face::{Zoom, face};
use crate::local::LocalDesk;
use crate::say::ReportText;
use crate::screen::{Camera, Picture, draw};
use crate::session::{ending_of, label_of, name_of};
use crate::tty::Screen;
use crate::{Look, Trouble};
use api::Moment;
use game::{Fault, Seat};
use ratatui::Frame;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use std::time::Duration;
use words::text;

/// How long an entry is shown while the game is played by itself.
const PACE: Duration = Duration::from_millis(400);

/// Steps through a game.
pub fn replay(desk: &mut LocalDesk, look: Look) -> Result<(), Trouble> {
    let mut film = Film::new(desk, look)?;
    let mut screen = Screen::open()?;
    while !film.left {
        let mut drawn = Ok(());
        screen.draw(|frame| drawn = film.draw(frame))?;
        drawn?;
        match Screen::event(PACE)? {
            Some(Event::Key(key)) if key.kind != KeyEventKind::Release => film.key(key),
            None if film.runs => {
                film.go(film.at + 1);
                film.runs = film.at < film.last;
            }
            Some(_) | None => {}
        }
    }
    Ok(())
}

pub(crate) struct Film<'a> {
    desk: &'a LocalDesk,
    look: Look,
    at: usize,
    last: usize,
    told: Vec<Moment>,
    report: Vec<(usize, ReportText)>,
    runs: bool,
    zoom: Zoom,
    camera: Camera,
    left: bool,
}

impl<'a> Film<'a> {
    pub(crate) fn new(desk: &'a mut LocalDesk, look: Look) -> Result<Self, Fault> {
        let told = desk.story(None, 1)?;
        let snapshot = desk.look_at(None, 0)?;
        let name = |seat: Seat| name_of(&snapshot, usize::from(seat.0), look.lang);
        let mut report = Vec::new();
        for told in &told {
            report.extend(told.lines.iter().map(|line| (told.number, ReportText::of(line, look.lang, &name))));
        }
        let last = desk.last_moment();
        let camera = Camera { moved: (0, 0) };
        Ok(Self { desk, look, at: 0, last, told, report, runs: false, zoom: Zoom::default(), camera, left: false })
    }

    fn go(&mut self, at: usize) {
        self.at = at.min(self.last);
    }

    /// The number of the turn after so many entries.
    fn turn(&self, at: usize) -> u32 {
        at.checked_sub(1).and_then(|place| self.told.get(place)).map_or(0, |told| told.turn)
    }

    pub(crate) fn key(&mut self, key: KeyEvent) {
        self.runs &= key.code == KeyCode::Char(' ');
        let here = self.turn(self.at);
        match key.code {
            KeyCode::Char('c') if key.modifiers.contains(KeyModifiers::CONTROL) => self.left = true,
            KeyCode::Char('q') | KeyCode::Esc => self.left = true,
            KeyCode::Right => self.go(self.at + 1),
            KeyCode::Left => self.go(self.at.saturating_sub(1)),
            KeyCode::Home => self.go(0),
            KeyCode::End => self.go(self.last),
            KeyCode::PageDown => {
                let next = (self.at + 1..=self.last).find(|&at| self.turn(at) != here);
                self.go(next.unwrap_or(self.last));
            }
            KeyCode::PageUp => {
                let before = (0..self.at).rev().find(|&at| self.turn(at) != here);
                self.go(before.unwrap_or(0));
            }
            KeyCode::Char(' ') => self.runs = !self.runs && self.at < self.last,
            KeyCode::Char('+' | '=') => self.zoom = self.zoom.closer(),
            KeyCode::Char('-') => self.zoom = self.zoom.farther(),
            KeyCode::Char('h') => self.camera.moved.1 -= 6,
            KeyCode::Char('l') => self.camera.moved.1 += 6,
            KeyCode::Char('k') => self.camera.moved.0 -= 3,
            KeyCode::Char('j') => self.camera.moved.0 += 3,
            KeyCode::Char('f') => self.camera.moved = (0, 0),
            _ => {}
        }
    }

    pub(crate) fn draw(&self, frame: &mut Frame<'_>) -> Result<(), Fault> {
        let lang = self.look.lang;
        let snapshot = self.desk.look_at(None, self.at)?;
        let face = face(&snapshot);
        let board = face.board(self.zoom, &[], None);
        let players = face.players(lang, false).into_iter().map(|player| {
            let name = player.seat.map_or_else(String::new, |seat| label_of(&snapshot, seat, lang));
            (player, name, false)
        });
        let game = text(lang, &format!("term-game-{}", snapshot.table.config.game.name()), &[]);
        let ending = ending_of(&snapshot, lang);
        let picture = Picture {
            title: format!("{game} · {}", face.strip(lang)),
            expected: text(lang, "term-replay-at", &[("at", self.at.into()), ("last", self.last.into())]),
            board: &board,
            players: players.collect(),
            heading: String::new(),
            choices: ending.iter().map(String::as_str).collect(),
            selected: usize::MAX,
            report: self.report.iter().filter(|(at, _)| *at <= self.at).map(|(_, line)| line.text.as_str()).collect(),
            notice: None,
            hint: text(lang, "term-replay-hint", &[]),
            popup: None,
            colours: self.look.colours,
        };
        draw(frame, &picture, self.camera);
        Ok(())
    }
}
