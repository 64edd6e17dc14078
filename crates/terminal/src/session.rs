//! A table as it is followed from here: what it looks like, who is to decide in front of this screen, what has happened.

use crate::desk::{Desk, Doubt, Plan, Snapshot};
use crate::face::{Asked, Choice, Face, face};
use crate::say::{Line, add, reason};
use game::{Fault, Seat};
use host::{Scope, Stage};
use std::time::Duration;
use words::{Lang, text};

/// Keeps the record of a game that is being played, somewhere.
pub type Keep<'a> = dyn FnMut(&str) -> Result<(), Fault> + 'a;

/// A table that is followed.
pub(crate) struct Session<'a> {
    desk: &'a mut dyn Desk,
    keep: Option<&'a mut Keep<'a>>,
    pub(crate) lang: Lang,
    pub(crate) snapshot: Snapshot,
    pub(crate) face: Box<dyn Face>,
    /// The seat that is to decide here and may be shown what it sees.
    pub(crate) seat: Option<Seat>,
    /// The seat that is to come to the screen before anything of it is shown.
    pub(crate) waits: Option<Seat>,
    pub(crate) legal: Vec<String>,
    pub(crate) plans: Vec<Plan>,
    /// What has happened, each with the number of its moment.
    pub(crate) report: Vec<(usize, Line)>,
    /// The same, as far as nobody has asked for it yet.
    fresh: Vec<Line>,
    told: usize,
    kept: Option<(u32, Stage)>,
    /// Who has come to the screen.
    here: Option<Seat>,
}

impl<'a> Session<'a> {
    pub(crate) fn open(desk: &'a mut dyn Desk, keep: Option<&'a mut Keep<'a>>, lang: Lang) -> Result<Self, Fault> {
        let own = desk.own_seats();
        let snapshot = desk.look(own.first().copied().filter(|_| own.len() == 1))?;
        let face = face(&snapshot)?;
        let mut session = Self {
            desk,
            keep,
            lang,
            snapshot,
            face,
            seat: None,
            waits: None,
            legal: Vec::new(),
            plans: Vec::new(),
            report: Vec::new(),
            fresh: Vec::new(),
            told: 0,
            kept: None,
            here: None,
        };
        session.refresh()?;
        Ok(session)
    }

    /// Looks at the table again.
    pub(crate) fn refresh(&mut self) -> Result<(), Fault> {
        let own = self.desk.own_seats();
        let covers = own.len() > 1 && self.face.has_secrets();
        let usual = if covers { None } else { own.first().copied() };
        self.snapshot = self.desk.look(usual)?;
        let deciding = self.snapshot.deciding().find(|seat| own.contains(seat));
        self.waits = deciding.filter(|_| covers && self.here != deciding);
        self.seat = deciding.filter(|_| self.waits.is_none());
        if self.seat.is_some() && self.seat != usual {
            self.snapshot = self.desk.look(self.seat)?;
        }
        self.face = face(&self.snapshot)?;
        (self.legal, self.plans) = match self.seat {
            Some(seat) => (self.desk.legal(seat)?, self.desk.plans(seat)?),
            None => (Vec::new(), Vec::new()),
        };
        self.hear()?;
        self.save(false)
    }

    /// Writes down what has happened since.
    fn hear(&mut self) -> Result<(), Fault> {
        let last = self.snapshot.last_moment;
        if last < self.told {
            self.report.retain(|(number, _)| *number <= last);
            self.fresh.clear();
            self.told = last;
        }
        for told in self.desk.story(self.snapshot.viewer, self.told + 1)? {
            for line in told.events.iter().filter_map(|event| self.face.story(event, self.lang)) {
                if line.subject.is_some() {
                    let recent = self.report.len().saturating_sub(RECENT);
                    let older = self.report[recent..].iter().position(|(_, other)| other.subject == line.subject);
                    older.map(|place| self.report.remove(recent + place));
                }
                self.report.push((told.number, line.clone()));
                add(&mut self.fresh, line);
            }
            self.told = self.told.max(told.number);
        }
        Ok(())
    }

    /// The record is kept after each turn, and when somebody leaves.
    pub(crate) fn save(&mut self, leaving: bool) -> Result<(), Fault> {
        let now = Some((self.snapshot.turn, self.snapshot.stage));
        if let Some(keep) = self.keep.as_mut().filter(|_| leaving || self.kept != now) {
            keep(&self.desk.record()?)?;
            self.kept = now;
        }
        Ok(())
    }

    /// The record, for who asks for it.
    pub(crate) fn record(&mut self) -> Result<String, Fault> {
        self.desk.record()
    }

    /// What is new in the report.
    pub(crate) fn fresh(&mut self) -> Vec<String> {
        self.fresh.drain(..).map(|line| line.text).collect()
    }

    /// Waits at most so long for others; whether something happened.
    pub(crate) fn news(&mut self, patience: Duration) -> Result<bool, Fault> {
        let heard = self.desk.news(patience)?;
        if heard {
            self.refresh()?;
        }
        Ok(heard)
    }

    /// Whoever was waited for is here.
    pub(crate) fn uncover(&mut self) -> Result<(), Fault> {
        self.here = self.waits;
        self.refresh()
    }

    pub(crate) fn act(&mut self, actions: &[String]) -> Result<(), Fault> {
        let Some(seat) = self.seat else { return Ok(()) };
        self.desk.act(seat, actions)?;
        self.refresh()
    }

    pub(crate) fn take_back(&mut self, scope: Scope) -> Result<(), Fault> {
        let seat = self.seat.or(self.snapshot.viewer).or(self.here);
        let Some(seat) = seat else { return Err(Fault::new("host-nothing-to-take-back")) };
        self.desk.take_back(seat, scope)?;
        self.refresh()
    }

    /// Why something cannot be done, in words; nothing if it can.
    pub(crate) fn why_not(&mut self, what: Doubt<'_>) -> Result<Option<String>, Fault> {
        let Some(seat) = self.seat else { return Ok(None) };
        Ok(self.desk.why_not(seat, what)?.map(|fault| reason(self.lang, &fault)))
    }

    pub(crate) fn asked(&self, speed: Option<u8>) -> Asked<'_> {
        Asked { legal: &self.legal, plans: &self.plans, speed, lang: self.lang }
    }

    pub(crate) fn choices(&self, speed: Option<u8>) -> Vec<Choice> {
        self.face.choices(&self.asked(speed))
    }

    pub(crate) fn name(&self, seat: usize) -> String {
        name_of(&self.snapshot, seat, self.lang)
    }

    /// What is to be done, or whom one waits for, in one sentence.
    pub(crate) fn expected(&self) -> String {
        if self.snapshot.stage == Stage::Over {
            return text(self.lang, "term-over", &[]);
        }
        if self.snapshot.stage == Stage::Gathering {
            return text(self.lang, "term-gathering", &[]);
        }
        if let Some(seat) = self.seat {
            let name = self.name(usize::from(seat.0));
            let args = [("name", name.into()), ("what", self.face.expected(self.lang).into())];
            return text(self.lang, "term-expected", &args);
        }
        let names: Vec<String> = self.snapshot.deciding().map(|seat| self.name(usize::from(seat.0))).collect();
        text(self.lang, "term-waits", &[("names", names.join(", ").into())])
    }

    /// How it ended, line by line.
    pub(crate) fn ending(&self) -> Vec<String> {
        ending(&self.snapshot, self.lang)
    }
}

/// Lines among which an older one of the same subject is replaced.
const RECENT: usize = 8;

/// What a seat's player is called.
pub(crate) fn name_of(snapshot: &Snapshot, seat: usize, lang: Lang) -> String {
    let number = || text(lang, "term-seat", &[("number", seat.into())]);
    match snapshot.seats.get(seat) {
        Some(sitting) => match (&sitting.name, &sitting.bot) {
            (Some(name), None) => name.clone(),
            (None, Some(bot)) => text(lang, "term-bot", &[("level", bot.as_str().into()), ("number", seat.into())]),
            (Some(name), Some(_)) => text(lang, "term-away", &[("name", name.as_str().into())]),
            (None, None) => number(),
        },
        None => number(),
    }
}

/// How a game ended, line by line.
pub(crate) fn ending(snapshot: &Snapshot, lang: Lang) -> Vec<String> {
    let Some(outcome) = &snapshot.outcome else { return Vec::new() };
    let mut ranks: Vec<(u8, usize)> = outcome.ranks.iter().copied().zip(0..).collect();
    ranks.sort_unstable();
    let rank = |(rank, seat): (u8, usize)| {
        text(lang, "term-rank", &[("rank", rank.into()), ("name", name_of(snapshot, seat, lang).into())])
    };
    let reason = text(lang, &format!("end-{}", outcome.reason), &[]);
    std::iter::once(reason).chain(ranks.into_iter().map(rank)).collect()
}
