//! The rules, to read on the full screen: search, an edition, a language, two editions side by side.

use crate::tty::Screen;
use crate::{Look, Trouble};
use game::{Fault, Rule};
use host::registry::NAMES;
use host::{Hosted, by_name};
use ratatui::Frame;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};
use std::time::Duration;
use words::{Lang, RuleText, text};

/// How long a key is waited for before it is asked whether the program is to end.
const TICK: Duration = Duration::from_millis(200);

/// Where to begin.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The game, by its name.
    pub game: String,
    /// The edition that is read; none for what all have in common.
    pub edition: Option<String>,
    /// The edition that it is compared with.
    pub other: Option<String>,
    /// What is searched for.
    pub query: String,
}

/// Reads the rules.
pub fn read_rules(reading: &Reading, look: Look) -> Result<(), Trouble> {
    let mut reader = Reader::new(reading, look)?;
    let mut screen = Screen::open()?;
    while !reader.left {
        screen.draw(|frame| reader.draw(frame))?;
        if let Some(Event::Key(key)) = Screen::event(TICK)?
            && key.kind != KeyEventKind::Release
        {
            reader.key(key)?;
        }
    }
    Ok(())
}

/// What the rules of a game are: their editions and their ids.
fn shelf(game: &str) -> Result<(&'static [&'static str], Vec<&'static str>), Fault> {
    fn ids<G: Hosted>() -> Vec<&'static str> {
        G::Rule::all().iter().map(|rule| rule.id()).collect()
    }
    by_name!(game, G => (<G as Hosted>::EDITIONS, ids::<G>()))
}

/// Whether a rule has all these words.
pub fn has_words(id: &str, rule: &RuleText, query: &str) -> bool {
    let whole = format!("{id} {} {}", rule.title, rule.statement).to_lowercase();
    query.to_lowercase().split_whitespace().all(|word| whole.contains(word))
}

pub(crate) struct Reader {
    look: Look,
    game: String,
    editions: &'static [&'static str],
    ids: Vec<&'static str>,
    /// The place among the editions; none for what all have in common.
    edition: Option<usize>,
    other: Option<usize>,
    query: String,
    found: Vec<&'static str>,
    selected: usize,
    left: bool,
}

impl Reader {
    pub(crate) fn new(reading: &Reading, look: Look) -> Result<Self, Fault> {
        let (editions, ids) = shelf(&reading.game)?;
        let place = |name: &Option<String>| editions.iter().position(|edition| Some(*edition) == name.as_deref());
        let mut reader = Self {
            look,
            game: reading.game.clone(),
            edition: place(&reading.edition),
            other: place(&reading.other),
            editions,
            ids,
            query: reading.query.clone(),
            found: Vec::new(),
            selected: 0,
            left: false,
        };
        reader.search();
        Ok(reader)
    }

    fn says(&self, id: &str, edition: Option<usize>) -> Option<RuleText> {
        words::rule(self.look.lang, id, edition.and_then(|place| self.editions.get(place).copied()))
    }

    fn search(&mut self) {
        let wanted = |id: &&'static str| {
            let Some(rule) = self.says(id, self.edition) else { return false };
            let differs = self.other.is_none_or(|_| self.says(id, self.other).is_some_and(|other| other != rule));
            differs && has_words(id, &rule, &self.query)
        };
        self.found = self.ids.iter().copied().filter(wanted).collect();
        self.selected = self.selected.min(self.found.len().saturating_sub(1));
    }

    pub(crate) fn key(&mut self, key: KeyEvent) -> Result<(), Fault> {
        let count = self.editions.len();
        match key.code {
            KeyCode::Esc => self.left = true,
            KeyCode::Char('c') if key.modifiers.contains(KeyModifiers::CONTROL) => self.left = true,
            KeyCode::Up => self.selected = self.selected.saturating_sub(1),
            KeyCode::Down => self.selected = (self.selected + 1).min(self.found.len().saturating_sub(1)),
            KeyCode::PageUp => self.selected = self.selected.saturating_sub(10),
            KeyCode::PageDown => self.selected = (self.selected + 10).min(self.found.len().saturating_sub(1)),
            KeyCode::Home => self.selected = 0,
            KeyCode::End => self.selected = self.found.len().saturating_sub(1),
            KeyCode::Right => {
                self.edition = self.edition.map_or(Some(0), |place| (place + 1 < count).then_some(place + 1));
            }
            KeyCode::Left => self.edition = self.edition.map_or(count.checked_sub(1), |place| place.checked_sub(1)),
            KeyCode::Tab if count > 1 => {
                self.edition = self.edition.or(Some(0));
                self.other = self.other.map_or(Some(0), |place| (place + 1 < count).then_some(place + 1));
                if self.other == self.edition {
                    self.other = self.other.map(|place| place + 1).filter(|place| *place < count);
                }
            }
            KeyCode::F(2) => {
                let place = Lang::ALL.iter().position(|lang| *lang == self.look.lang).unwrap_or(0);
                self.look.lang = Lang::ALL[(place + 1) % Lang::ALL.len()];
            }
            KeyCode::F(3) => {
                let place = NAMES.iter().position(|name| *name == self.game).unwrap_or(0);
                NAMES[(place + 1) % NAMES.len()].clone_into(&mut self.game);
                (self.editions, self.ids) = shelf(&self.game)?;
                (self.edition, self.other, self.selected) = (None, None, 0);
            }
            KeyCode::Backspace => {
                self.query.pop();
            }
            KeyCode::Char(letter) => {
                self.query.push(letter);
                self.selected = 0;
            }
            _ => {}
        }
        self.search();
        Ok(())
    }

    fn edition_name(&self, place: Option<usize>) -> String {
        let all = || text(self.look.lang, "term-rules-all", &[]);
        place.and_then(|place| self.editions.get(place)).map_or_else(all, |&name| name.to_owned())
    }

    pub(crate) fn draw(&self, frame: &mut Frame<'_>) {
        let lang = self.look.lang;
        let rows = [Constraint::Length(1), Constraint::Length(1), Constraint::Fill(1), Constraint::Length(1)];
        let [title, search, body, hint] = Layout::vertical(rows).areas(frame.area());
        let game = text(lang, &format!("term-game-{}", self.game), &[]);
        let about = match self.other {
            Some(_) => {
                let args = [("a", self.edition_name(self.edition).into()), ("b", self.edition_name(self.other).into())];
                text(lang, "term-rules-compare", &args)
            }
            None => self.edition_name(self.edition),
        };
        let heading = text(lang, "term-rules-heading", &[]);
        let bar = Style::new().add_modifier(Modifier::REVERSED);
        frame.render_widget(
            Paragraph::new(format!(" {heading} · {game} · {about} · {}", self.found.len())).style(bar),
            title,
        );
        let query = text(lang, "term-rules-search", &[("query", self.query.as_str().into())]);
        frame.render_widget(Paragraph::new(format!(" {query}")), search);
        let [list, page] =
            Layout::horizontal([Constraint::Length((body.width / 3).clamp(12, 44)), Constraint::Fill(1)]).areas(body);
        self.draw_list(frame, list);
        self.draw_page(frame, page);
        let style = Style::new().fg(Color::Gray);
        frame.render_widget(Paragraph::new(format!(" {}", text(lang, "term-rules-hint", &[]))).style(style), hint);
        if !self.look.colours {
            for cell in &mut frame.buffer_mut().content {
                (cell.fg, cell.bg) = (Color::Reset, Color::Reset);
            }
        }
    }

    fn draw_list(&self, frame: &mut Frame<'_>, area: Rect) {
        let room = usize::from(area.height).max(1);
        let first = self.selected.saturating_sub(room / 2).min(self.found.len().saturating_sub(room));
        let shown = self.found.iter().enumerate().skip(first).take(room);
        let lines = shown.map(|(place, id)| {
            let title = self.says(id, self.edition).map_or_else(String::new, |rule| rule.title);
            let style = if place == self.selected { Modifier::REVERSED } else { Modifier::empty() };
            Line::styled(format!(" {id} {title}"), style)
        });
        frame.render_widget(Paragraph::new(lines.collect::<Vec<_>>()), area);
    }

    fn draw_page(&self, frame: &mut Frame<'_>, area: Rect) {
        let Some(&id) = self.found.get(self.selected) else {
            frame.render_widget(Paragraph::new(format!(" {}", text(self.look.lang, "term-rules-nothing", &[]))), area);
            return;
        };
        let columns: Vec<Option<usize>> = std::iter::once(self.edition).chain(self.other.map(Some)).collect();
        let areas = Layout::horizontal(columns.iter().map(|_| Constraint::Fill(1))).spacing(1).split(area);
        for (&edition, &area) in columns.iter().zip(areas.iter()) {
            let Some(rule) = self.says(id, edition) else { continue };
            let bold = Style::new().add_modifier(Modifier::BOLD);
            let mut lines = vec![Line::styled(format!("{id} {}", rule.title), bold)];
            lines.push(Line::styled(self.edition_name(edition), Style::new().fg(Color::Cyan)));
            lines.push(Line::raw(""));
            lines.push(Line::raw(rule.statement));
            if edition.is_none() {
                for name in words::editions(id, self.editions) {
                    let own = words::rule(self.look.lang, id, Some(name)).map_or_else(String::new, |own| own.statement);
                    lines.push(Line::raw(""));
                    lines.push(Line::styled(name, Style::new().fg(Color::Cyan)));
                    lines.push(Line::raw(own));
                }
            }
            let inner = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
            frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: true }), inner);
        }
    }
}
