//! A game on the full screen.

use crate::canvas::Canvas;
use crate::desk::{Desk, Doubt};
use crate::face::{Choice, Meaning, Press, Then, Zoom};
use crate::screen::{Camera, Hit, Hits, Picture, draw};
use crate::session::{Keep, Session};
use crate::tty::Screen;
use crate::{Look, Trouble};
use api::Stage;
use game::Fault;
use host::Scope;
use ratatui::Frame;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use std::time::Duration;
use words::{reason, text};

/// How long nothing is drawn if nothing happens. It is also the time between two turns of bots, so that eyes can follow.
const TICK: Duration = Duration::from_millis(120);

/// Plays or watches a table on the full screen, until it is left; whether the game was over by then.
pub fn play(desk: &mut dyn Desk, keep: Option<&mut Keep<'_>>, look: Look) -> Result<bool, Trouble> {
    let mut keep = keep;
    let kept = keep.is_some();
    let mut write = |record: &str| keep.as_mut().map_or(Ok(()), |keep| keep(record));
    let session = Session::open(desk, if kept { Some(&mut write) } else { None }, look.lang)?;
    let mut app = App::new(session, look);
    if app.session.is_fresh() {
        app.popup = Popup::Short;
    }
    let shown = show(&mut app);
    // Whatever ended it, nothing is lost.
    let saved = app.session.save();
    shown?;
    saved?;
    Ok(app.session.snapshot.status().stage == Stage::Over)
}

fn show(app: &mut App<'_>) -> Result<(), Trouble> {
    let mut screen = Screen::open()?;
    while !app.left {
        screen.draw(|frame| app.draw(frame))?;
        app.tick();
        if let Some(event) = Screen::event(TICK)? {
            app.event(&event);
        }
    }
    Ok(())
}

/// What lies over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Popup {
    None,
    /// The game in short.
    Short,
    Keys,
    Quit,
    Ending,
    /// Something is being written to be said.
    Say,
    /// What an adviser says.
    Advice,
}

pub(crate) struct App<'a> {
    pub(crate) session: Session<'a>,
    look: Look,
    choices: Vec<Choice>,
    selected: usize,
    /// The lists that a closer choice was made from, with what was selected in each.
    outer: Vec<(Vec<Choice>, usize)>,
    speed: Option<u8>,
    notice: Option<String>,
    popup: Popup,
    /// What an adviser has said.
    advice: Vec<String>,
    /// What is being written to be said.
    words: String,
    ended: bool,
    /// Whether the notice tells that nothing is heard of the table.
    lost: bool,
    zoom: Zoom,
    camera: Camera,
    hits: Hits,
    board: Canvas,
    left: bool,
}

impl<'a> App<'a> {
    pub(crate) fn new(session: Session<'a>, look: Look) -> Self {
        let mut app = Self {
            session,
            look,
            choices: Vec::new(),
            selected: 0,
            outer: Vec::new(),
            speed: None,
            notice: None,
            popup: Popup::None,
            advice: Vec::new(),
            words: String::new(),
            ended: false,
            lost: false,
            zoom: Zoom::default(),
            camera: Camera { moved: (0, 0) },
            hits: Hits::default(),
            board: Canvas::default(),
            left: false,
        };
        app.offer();
        app
    }

    /// Takes what others have done.
    pub(crate) fn tick(&mut self) {
        match self.session.news(Duration::ZERO) {
            Ok(true) => {
                // Whatever was lost is there again.
                if std::mem::take(&mut self.lost) {
                    self.notice = None;
                }
                self.offer();
            }
            Ok(false) => {}
            Err(fault) => {
                self.lost = true;
                self.tell(&fault);
            }
        }
    }

    /// A new decision: nothing is chosen yet.
    fn offer(&mut self) {
        self.speed = None;
        self.outer.clear();
        self.list();
        self.camera.moved = (0, 0);
        if self.session.snapshot.status().stage == Stage::Over && !self.ended {
            self.ended = true;
            self.popup = Popup::Ending;
        }
    }

    fn list(&mut self) {
        self.choices = self.session.choices(self.speed, false);
        self.selected = 0;
    }

    fn tell(&mut self, fault: &Fault) {
        self.notice = Some(reason(self.look.lang, fault));
    }

    fn say(&self, key: &str) -> String {
        text(self.look.lang, key, &[])
    }

    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>) {
        let lang = self.look.lang;
        let covered = self.session.waits;
        let marks: Vec<(&str, char)> =
            self.choices.iter().filter_map(|choice| Some((choice.spot.as_deref()?, choice.note?))).collect();
        let picked = self.choices.get(self.selected).and_then(|choice| choice.spot.as_deref());
        let board = self.session.face.board(self.zoom, &marks, picked);
        let game = self.session.snapshot.table.config.game.name();
        let game = text(lang, &format!("term-game-{game}"), &[]);
        let deciding: Vec<usize> = self.session.snapshot.status().deciding().map(|seat| usize::from(seat.0)).collect();
        let players = self.session.face.players(lang, false).into_iter().map(|player| {
            let name = player.seat.map_or_else(String::new, |seat| self.session.label(seat));
            let decides = player.seat.is_some_and(|seat| deciding.contains(&seat));
            (player, name, decides)
        });
        let heading = match (self.choices.is_empty(), self.speed) {
            (true, _) => String::new(),
            (false, Some(speed)) => text(lang, "term-choices-speed", &[("speed", speed.into())]),
            (false, None) => self.say("term-choices"),
        };
        let popup = match (covered, self.popup) {
            (_, Popup::Say) => {
                let keys = self.say("term-say-keys");
                Some((self.say("term-say"), vec![format!("{}_", self.words), String::new(), keys]))
            }
            (_, Popup::Advice) => {
                let mut lines = self.advice.clone();
                lines.extend([String::new(), self.session.adviser.keys(lang)]);
                Some((self.say("advice-title"), lines))
            }
            (_, Popup::Quit) => Some((self.say("term-quit"), vec![self.say("term-quit-keys")])),
            (_, Popup::Short) => {
                let mut lines: Vec<String> = self.session.essentials();
                lines.extend([String::new(), self.say("term-short-keys")]);
                Some((self.say("game-in-short"), lines))
            }
            (Some(seat), _) => {
                let name = self.session.name(usize::from(seat.0));
                Some((name.clone(), vec![text(lang, "term-cover", &[("name", name.into())])]))
            }
            (None, Popup::Keys) => {
                let lines = self.say("term-keys-list").lines().map(str::to_owned).collect::<Vec<_>>();
                let legend = self.session.face.legend(lang);
                Some((self.say("term-keys"), lines.into_iter().chain([String::new(), legend]).collect()))
            }
            (None, Popup::Ending) => {
                let mut lines = self.session.ending();
                lines.push(String::new());
                lines.push(self.say("term-ending-keys"));
                Some((self.say("term-over"), lines))
            }
            (None, Popup::None) => None,
        };
        let picture = Picture {
            title: format!("{game} · {}", self.session.face.strip(lang)),
            expected: self.session.expected(),
            board: &board,
            players: players.collect(),
            heading,
            choices: self.choices.iter().map(|choice| choice.label.as_str()).collect(),
            selected: self.selected,
            report: self.session.report.iter().map(|(_, line)| line.text.as_str()).collect(),
            notice: self.notice.as_deref(),
            hint: self.say("term-hint"),
            popup,
            colours: self.look.colours,
        };
        self.hits = draw(frame, &picture, self.camera);
        self.board = board;
    }

    pub(crate) fn event(&mut self, event: &Event) {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(*key),
            Event::Mouse(mouse) => self.mouse(*mouse),
            _ => {}
        }
    }

    pub(crate) fn key(&mut self, key: KeyEvent) {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            self.left |= key.code == KeyCode::Char('c');
            return;
        }
        match self.popup {
            Popup::Quit => {
                self.left = matches!(key.code, KeyCode::Enter | KeyCode::Char('y' | 'q'));
                self.popup = Popup::None;
                return;
            }
            // Enter does not leave: it was perhaps meant for the game.
            Popup::Short | Popup::Keys | Popup::Ending => {
                self.left = self.popup == Popup::Ending && key.code == KeyCode::Char('q');
                self.popup = match (self.popup, key.code) {
                    (Popup::Short, KeyCode::Char('?')) => Popup::Keys,
                    (Popup::Keys, KeyCode::Char('?')) => Popup::Short,
                    _ => Popup::None,
                };
                return;
            }
            Popup::Say => return self.write(key.code),
            Popup::Advice => return self.advised(key.code),
            Popup::None => {}
        }
        self.notice = None;
        let shift = key.modifiers.contains(KeyModifiers::SHIFT);
        match key.code {
            KeyCode::Char('q') if matches!(self.session.snapshot.status().stage, Stage::Over | Stage::Closed) => {
                self.left = true;
            }
            KeyCode::Char('q') => self.popup = Popup::Quit,
            KeyCode::Char('?') => self.popup = Popup::Keys,
            KeyCode::Char('t') => self.popup = Popup::Say,
            KeyCode::Char(answer @ ('y' | 'n')) if self.session.asked_by().is_some() => {
                let done = self.session.answer(answer == 'y');
                self.after(done);
            }
            KeyCode::Char('u') => {
                let done = self.session.ask_back();
                self.after(done);
            }
            _ if self.session.waits.is_some() => {
                if matches!(key.code, KeyCode::Enter | KeyCode::Char(' ')) {
                    let done = self.session.uncover();
                    self.after(done);
                }
            }
            KeyCode::Char('a') => self.advise(),
            KeyCode::Tab => self.turn(1),
            KeyCode::BackTab => self.turn(-1),
            KeyCode::Enter => self.choose(self.selected),
            KeyCode::Backspace => self.step_back(),
            KeyCode::Esc => self.restart(),
            KeyCode::Char('+' | '=') => self.zoom = self.zoom.closer(),
            KeyCode::Char('-') => self.zoom = self.zoom.farther(),
            KeyCode::Char('f' | '0') => self.camera.moved = (0, 0),
            KeyCode::Char('h') => self.pan(0, -1),
            KeyCode::Char('l') => self.pan(0, 1),
            KeyCode::Char('k') => self.pan(-1, 0),
            KeyCode::Char('j') => self.pan(1, 0),
            KeyCode::Up if shift => self.pan(-1, 0),
            KeyCode::Down if shift => self.pan(1, 0),
            KeyCode::Left if shift => self.pan(0, -1),
            KeyCode::Right if shift => self.pan(0, 1),
            KeyCode::Up => self.press(Press::Up),
            KeyCode::Down => self.press(Press::Down),
            KeyCode::Left => self.press(Press::Left),
            KeyCode::Right => self.press(Press::Right),
            KeyCode::Char(digit @ '1'..='9') => self.press(Press::Digit(digit as u8 - b'0')),
            _ => {}
        }
    }

    /// A key while something is written to be said.
    fn write(&mut self, code: KeyCode) {
        match code {
            KeyCode::Char(letter) => self.words.push(letter),
            KeyCode::Backspace => {
                self.words.pop();
            }
            KeyCode::Enter | KeyCode::Esc => {
                self.popup = Popup::None;
                let words = std::mem::take(&mut self.words);
                if code == KeyCode::Enter
                    && !words.trim().is_empty()
                    && let Err(fault) = self.session.say(&words)
                {
                    self.tell(&fault);
                }
            }
            _ => {}
        }
    }

    fn mouse(&mut self, mouse: MouseEvent) {
        match mouse.kind {
            MouseEventKind::ScrollUp => self.pan(-1, 0),
            MouseEventKind::ScrollDown => self.pan(1, 0),
            MouseEventKind::Down(MouseButton::Left) if self.popup == Popup::None && self.session.waits.is_none() => {
                self.notice = None;
                match self.hits.at(mouse.column, mouse.row) {
                    Hit::Choice(place) if place < self.choices.len() => self.choose(place),
                    Hit::Board(at) => self.pick(at),
                    Hit::Choice(_) | Hit::Nothing => {}
                }
            }
            MouseEventKind::Down(MouseButton::Left) => self.key(KeyCode::Enter.into()),
            _ => {}
        }
    }

    /// A place of the board was clicked: first it is looked at, then it is chosen.
    fn pick(&mut self, at: (i32, i32)) {
        let Some(spot) = self.board.spot_at(at).map(str::to_owned) else { return };
        let here = |choice: &Choice| choice.spot.as_deref() == Some(&spot);
        if self.choices.get(self.selected).is_some_and(here) {
            self.choose(self.selected);
        } else if let Some(place) = self.choices.iter().position(here) {
            self.selected = place;
        } else if self.session.seat.is_some() {
            self.notice = Some(text(self.look.lang, "term-not-there", &[("place", spot.as_str().into())]));
            self.explain(Doubt::Place(&spot));
        }
    }

    /// Cites the rule that stands in the way, if one does.
    fn explain(&mut self, what: Doubt<'_>) {
        match self.session.why_not(what) {
            Ok(Some(mut fault)) => {
                // Players who press keys do not know the text forms of actions.
                if let (Some(host::Error::Illegal { action, cited }), Some(now)) = (fault.error(), fault.cited()) {
                    let action = self.session.face.in_words(std::slice::from_ref(action), self.look.lang);
                    let plain = Fault::from(host::Error::Illegal { action, cited: *cited });
                    fault = now.edition.into_iter().fold(plain, Fault::in_edition);
                }
                self.tell(&fault);
            }
            Ok(None) => {}
            // Not every phase has an answer about places.
            Err(_) if matches!(what, Doubt::Place(_)) => {}
            Err(fault) => self.tell(&fault),
        }
    }

    /// What an adviser says is shown, and its turn becomes the only choice, until it is made or put away. A choice that was
    /// made among several is what the player has in mind.
    fn advise(&mut self) {
        let chosen = self.selected > 0 || !self.outer.is_empty();
        let in_mind = match self.choices.get(self.selected).map(|choice| &choice.then) {
            Some(Then::Act(actions)) if chosen => actions.clone(),
            _ => Vec::new(),
        };
        match self.session.advice(&in_mind) {
            Ok(Some((choice, lines))) => {
                let outer = std::mem::replace(&mut self.choices, vec![choice]);
                self.outer.push((outer, self.selected));
                self.selected = 0;
                self.advice = lines;
                self.popup = Popup::Advice;
            }
            Ok(None) => {}
            Err(fault) => self.tell(&fault),
        }
    }

    /// A key while advice is shown. Keys that mean nothing here close it and leave the advised turn as a choice.
    fn advised(&mut self, code: KeyCode) {
        self.popup = Popup::None;
        match code {
            KeyCode::Enter => self.choose(0),
            KeyCode::Backspace | KeyCode::Esc => self.step_back(),
            KeyCode::Char(change @ ('l' | 't')) => {
                self.step_back();
                if change == 'l' {
                    self.session.adviser.next_level();
                } else {
                    self.session.adviser.next_time();
                }
                self.advise();
            }
            _ => {}
        }
    }

    fn pan(&mut self, rows: i32, columns: i32) {
        self.camera.moved.0 += rows * 3;
        self.camera.moved.1 += columns * 6;
    }

    fn turn(&mut self, by: isize) {
        if !self.choices.is_empty() {
            self.selected = (self.selected as isize + by).rem_euclid(self.choices.len() as isize) as usize;
        }
    }

    fn choose(&mut self, place: usize) {
        let Some(choice) = self.choices.get(place).cloned() else { return };
        match choice.then {
            Then::Act(actions) => self.act(&actions),
            Then::Choose(inner) => {
                let outer = std::mem::replace(&mut self.choices, inner);
                self.outer.push((outer, place));
                self.selected = 0;
            }
        }
    }

    fn act(&mut self, actions: &[String]) {
        let done = self.session.act(actions);
        self.after(done);
    }

    /// Shows what has become of it. Something may have been done even where something else failed, such as keeping it.
    fn after(&mut self, done: Result<(), Fault>) {
        self.offer();
        if let Err(fault) = done {
            self.tell(&fault);
        }
    }

    /// One step: a choice that was not sent goes first.
    fn step_back(&mut self) {
        if let Some((choices, selected)) = self.outer.pop() {
            (self.choices, self.selected) = (choices, selected);
        } else if self.speed.take().is_some() {
            self.list();
        } else {
            let done = self.session.take_back(Scope::Action);
            self.after(done);
        }
    }

    fn restart(&mut self) {
        if self.speed.is_some() || !self.outer.is_empty() {
            self.offer();
        } else {
            let done = self.session.take_back(Scope::Turn);
            self.after(done);
        }
    }

    fn press(&mut self, press: Press) {
        if self.session.seat.is_none() {
            return;
        }
        // In a closer choice digits count its lines.
        let meaning = match press {
            Press::Digit(number) if !self.outer.is_empty() => Meaning::Select(usize::from(number) - 1),
            _ => self.session.face.press(press, &self.session.asked(self.speed, false), &self.choices),
        };
        match meaning {
            Meaning::Act(actions) => self.act(&actions),
            Meaning::Select(place) if place < self.choices.len() => self.selected = place,
            Meaning::Speed(speed) => {
                self.speed = if self.speed == Some(speed) { None } else { Some(speed) };
                self.outer.clear();
                self.list();
            }
            Meaning::Why(action) => self.explain(Doubt::Action(&action)),
            Meaning::Select(_) | Meaning::Nothing => {}
        }
    }
}
