//! A table as it is followed from here: what it looks like, who is to decide in front of this screen, what has happened.

use crate::adviser::Adviser;
use crate::desk::{Desk, Doubt, Saying, Snapshot};
use crate::face::{Asked, Choice, Face, face};
use crate::say::{ReportText, add};
use api::{Moment, Plan, Settled, Speaker, Stage};
use game::{Fault, Outcome, Seat};
use host::Scope;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
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
    pub(crate) report: Vec<(usize, ReportText)>,
    /// The same, as far as nobody has asked for it yet.
    fresh: Vec<ReportText>,
    told: usize,
    /// How far the report was told for good when it was brought up to date last, and to whom.
    settled: (Settled, Option<Seat>),
    /// Whether somebody who plays here has acted, now or in the record that the game goes on from.
    acted: bool,
    /// Who has come to the screen.
    here: Option<Seat>,
    /// Who advises those who play here.
    pub(crate) adviser: Adviser,
}

impl<'a> Session<'a> {
    pub(crate) fn open(desk: &'a mut dyn Desk, keep: Option<&'a mut Keep<'a>>, lang: Lang) -> Result<Self, Fault> {
        let own = desk.own_seats();
        let snapshot = desk.look(own.first().copied().filter(|_| own.len() == 1))?;
        let face = face(&snapshot);
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
            settled: (Settled { moment: 1, open: 0, covered: 0 }, None),
            acted: false,
            adviser: Adviser::default(),
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
        let deciding = self.snapshot.status().deciding().find(|seat| own.contains(seat));
        self.waits = deciding.filter(|_| covers && self.here != deciding);
        self.seat = deciding.filter(|_| self.waits.is_none());
        if self.seat.is_some() && self.seat != usual {
            self.snapshot = self.desk.look(self.seat)?;
        }
        self.face = face(&self.snapshot);
        (self.legal, self.plans) = match self.seat {
            Some(seat) => (self.desk.legal(seat)?, self.desk.plans(seat)?),
            None => (Vec::new(), Vec::new()),
        };
        self.hear()?;
        for saying in self.desk.sayings() {
            let line = ReportText::plain(said(&saying, self.lang));
            // What is said is never taken back.
            self.report.push((0, line.clone()));
            self.fresh.push(line);
        }
        self.save()
    }

    /// Writes down what has happened since.
    fn hear(&mut self) -> Result<(), Fault> {
        let last = self.snapshot.state().last_moment.min(self.desk.taken_back_to().unwrap_or(usize::MAX));
        if last < self.told {
            self.report.retain(|(number, _)| *number <= last);
            self.fresh.clear();
            self.told = last;
        }
        let own = self.desk.own_seats();
        // What has been covered since is told without it, and at the end everything is told.
        let now = (self.snapshot.state().settled, self.snapshot.state().viewer);
        let before = std::mem::replace(&mut self.settled, now);
        let changed = before.0.covered != now.0.covered || before.1 != now.1;
        let again = match self.snapshot.status().stage {
            Stage::Over if before != now => 1,
            _ if changed => before.0.moment.min(now.0.moment),
            _ => usize::MAX,
        };
        for told in self.desk.story(self.snapshot.state().viewer, again.min(self.told + 1))? {
            if told.number <= self.told {
                self.retell(&told);
                continue;
            }
            self.acted |= told.seat.is_some_and(|seat| own.contains(&seat));
            for line in self.lines(&told) {
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

    /// What is reported of an entry, in words.
    fn lines(&self, told: &Moment) -> Vec<ReportText> {
        let name = |seat: Seat| self.name(usize::from(seat.0));
        told.lines.iter().map(|line| ReportText::of(line, self.lang, &name)).collect()
    }

    /// Puts what is told of an entry now in the place of what was told of it before.
    fn retell(&mut self, told: &Moment) {
        let mut lines = self.lines(told).into_iter().filter(|line| line.subject.is_none());
        let before = self.report.iter_mut().filter(|(number, line)| *number == told.number && line.subject.is_none());
        for (_, line) in before {
            if let Some(new) = lines.next() {
                *line = new;
            }
        }
    }

    /// The record is kept after everything that happens: whatever ends the program, nothing is lost.
    pub(crate) fn save(&mut self) -> Result<(), Fault> {
        match &mut self.keep {
            Some(keep) => keep(&self.desk.record()?),
            None => Ok(()),
        }
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
        let seat = self.seat.or(self.snapshot.state().viewer).or(self.here);
        let Some(seat) = seat else { return Err(host::Error::NothingToTakeBack.into()) };
        self.desk.take_back(seat, scope)?;
        self.refresh()
    }

    /// What an adviser says, line by line, and its turn as something to choose; none where nobody decides here. `in_mind` is the
    /// turn that it is compared with.
    pub(crate) fn advice(&mut self, in_mind: &[String]) -> Result<Option<(Choice, Vec<String>)>, Fault> {
        let Some(seat) = self.seat else { return Ok(None) };
        let advice = self.desk.advice(seat, &self.adviser.request(in_mind))?;
        let name = |seat: Seat| self.name(usize::from(seat.0));
        let lines = words::advice(self.lang, &advice, &name);
        let Some(best) = advice.best.into_iter().next() else { return Ok(None) };
        let actions = best.plan.actions;
        Ok(Some((Choice::act(self.face.in_words(&actions, self.lang), actions), lines)))
    }

    /// What a newcomer must know, as the table's edition states it.
    pub(crate) fn essentials(&self) -> Vec<String> {
        let edition = Some(&*self.snapshot.table.config.edition);
        let rules = self.snapshot.table.essentials.iter();
        rules.filter_map(|id| Some(words::rule(self.lang, id, edition)?.statement)).collect()
    }

    /// Whether it has only just begun for those who play here: nobody of them has done anything yet.
    pub(crate) fn is_fresh(&self) -> bool {
        !matches!(self.snapshot.status().stage, Stage::Over | Stage::Closed)
            && !self.desk.own_seats().is_empty()
            && !self.acted
    }

    /// Asks the others to let one take back more than one's own last actions.
    pub(crate) fn ask_back(&mut self) -> Result<(), Fault> {
        let own = self.desk.own_seats();
        let seat = self.seat.or(self.snapshot.state().viewer).or(self.here).or(own.first().copied());
        let Some(seat) = seat else { return Err(host::Error::NothingToTakeBack.into()) };
        self.desk.ask_back(seat)?;
        self.refresh()
    }

    /// The seat here whose answer is awaited by somebody who asks.
    pub(crate) fn asked_by(&self) -> Option<(Seat, Seat)> {
        let question = self.snapshot.status().question.as_ref()?;
        let own = self.desk.own_seats();
        question.waiting_for.iter().find(|seat| own.contains(seat)).map(|&seat| (seat, question.seat))
    }

    pub(crate) fn answer(&mut self, agrees: bool) -> Result<(), Fault> {
        let Some((seat, _)) = self.asked_by() else { return Ok(()) };
        self.desk.answer(seat, agrees)?;
        self.refresh()
    }

    pub(crate) fn say(&mut self, words: &str) -> Result<(), Fault> {
        self.desk.say(words)?;
        self.refresh()
    }

    /// Who asks to take back, in a sentence, if the answer is ours.
    pub(crate) fn question(&self) -> Option<String> {
        let (_, asks) = self.asked_by()?;
        Some(text(self.lang, "term-asks", &[("name", self.name(usize::from(asks.0)).into())]))
    }

    /// Why something cannot be done; nothing if it can.
    pub(crate) fn why_not(&mut self, what: Doubt<'_>) -> Result<Option<Fault>, Fault> {
        let Some(seat) = self.seat else { return Ok(None) };
        self.desk.why_not(seat, what)
    }

    pub(crate) fn asked(&self, speed: Option<u8>, spoken: bool) -> Asked<'_> {
        Asked { legal: &self.legal, plans: &self.plans, speed, spoken, lang: self.lang }
    }

    pub(crate) fn choices(&self, speed: Option<u8>, spoken: bool) -> Vec<Choice> {
        self.face.choices(&self.asked(speed, spoken))
    }

    pub(crate) fn name(&self, seat: usize) -> String {
        name_of(&self.snapshot, seat, self.lang)
    }

    /// The name, with the level of a bot.
    pub(crate) fn label(&self, seat: usize) -> String {
        label_of(&self.snapshot, seat, self.lang)
    }

    /// The name with what is left on the clock, where there is one.
    fn timed(&self, seat: Seat) -> String {
        let name = self.name(usize::from(seat.0));
        let sitting = self.snapshot.status().seats.get(usize::from(seat.0));
        let left = sitting.and_then(|seat| seat.deadline.map(|end| end.saturating_sub(now())).or(seat.clock));
        match left {
            Some(left) => text(self.lang, "term-time", &[("name", name.into()), ("time", in_minutes(left).into())]),
            None => name,
        }
    }

    /// What the game asks now.
    fn prompt(&self) -> String {
        words::message(self.lang, &self.snapshot.state().prompt, &|seat| self.name(usize::from(seat.0)))
    }

    /// What is to be done, or whom one waits for, in one sentence.
    pub(crate) fn expected(&self) -> String {
        if self.snapshot.status().stage == Stage::Over {
            return text(self.lang, "term-over", &[]);
        }
        if self.snapshot.status().stage == Stage::Closed {
            return text(self.lang, "term-closed", &[]);
        }
        if self.snapshot.status().stage == Stage::Gathering {
            return text(self.lang, "term-gathering", &[]);
        }
        if let Some(question) = self.question() {
            return text(self.lang, "term-asks-keys", &[("asks", question.into())]);
        }
        if let Some(question) =
            self.snapshot.status().question.as_ref().filter(|ask| self.desk.own_seats().contains(&ask.seat))
        {
            let names: Vec<String> = question.waiting_for.iter().map(|seat| self.name(usize::from(seat.0))).collect();
            return text(self.lang, "term-asked", &[("names", names.join(", ").into())]);
        }
        if let Some(seat) = self.seat {
            let name = self.timed(seat);
            let args = [("name", name.into()), ("what", self.prompt().into())];
            return text(self.lang, "term-expected", &args);
        }
        let names: Vec<String> = self.snapshot.status().deciding().map(|seat| self.timed(seat)).collect();
        text(self.lang, "term-waits", &[("names", names.join(", ").into())])
    }

    /// How it ended, line by line.
    pub(crate) fn ending(&self) -> Vec<String> {
        ending_of(&self.snapshot, self.lang)
    }
}

/// Milliseconds since 1970.
fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

/// `4:05`, or `27:04:05` where there are hours.
fn in_minutes(millis: u64) -> String {
    let seconds = millis / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// Lines among which an older one of the same subject is replaced.
const RECENT: usize = 8;

/// What a seat's player is called.
pub(crate) fn name_of(snapshot: &Snapshot, seat: usize, lang: Lang) -> String {
    let Some(sitting) = snapshot.status().seats.get(seat) else { return called(seat, None, lang) };
    let name = match (sitting.away, &sitting.bot) {
        (Some(_), Some(_)) => {
            let name = known_as(sitting.name.clone().unwrap_or_default(), lang);
            text(lang, "term-away", &[("name", name.into())])
        }
        _ => called(seat, sitting.name.clone(), lang),
    };
    in_team(name, sitting.team, lang)
}

/// The same, with the level of a bot.
pub(crate) fn label_of(snapshot: &Snapshot, seat: usize, lang: Lang) -> String {
    let bot = snapshot.status().seats.get(seat).filter(|sitting| sitting.away.is_none());
    with_level(name_of(snapshot, seat, lang), bot.and_then(|bot| bot.bot.as_deref()), lang)
}

/// The name of a bot with its level, or of somebody who is no bot.
pub(crate) fn with_level(name: String, bot: Option<&str>, lang: Lang) -> String {
    let Some(level) = bot else { return name };
    let level = text(lang, &format!("level-{level}"), &[]);
    text(lang, "bot-name", &[("name", name.into()), ("level", level.into())])
}

/// A name with the team that it plays in, where there are teams.
pub fn in_team(name: String, team: Option<u8>, lang: Lang) -> String {
    match team {
        Some(team) => text(lang, "term-team", &[("name", name.into()), ("team", team.into())]),
        None => name,
    }
}

/// A name, or what stands for the name of a player who was deleted.
pub(crate) fn known_as(name: String, lang: Lang) -> String {
    if name.is_empty() { text(lang, "deleted-player", &[]) } else { name }
}

/// What somebody is called at a seat: by name, or else by its number.
pub(crate) fn called(seat: usize, name: Option<String>, lang: Lang) -> String {
    let name = name.map(|name| known_as(name, lang));
    name.unwrap_or_else(|| text(lang, "term-seat", &[("number", seat.into())]))
}

/// How the game of a table ended, line by line; nothing as long as it goes on.
pub(crate) fn ending_of(snapshot: &Snapshot, lang: Lang) -> Vec<String> {
    let name = |seat| label_of(snapshot, seat, lang);
    let ended = snapshot.state().outcome.as_ref().map_or_else(Vec::new, |outcome| ending(outcome, &name, lang));
    let earlier = snapshot.status().earlier_rules.then(|| earlier_rules(snapshot.status().unplayed.is_none(), lang));
    ended.into_iter().chain(earlier).collect()
}

/// That a game was played under earlier rules, and whether all of it is shown.
pub fn earlier_rules(whole: bool, lang: Lang) -> String {
    text(lang, if whole { "table-earlier-rules" } else { "table-earlier-rules-part" }, &[])
}

/// How a game ended, line by line: why, and who came where.
pub fn ending(outcome: &Outcome, name: &dyn Fn(usize) -> String, lang: Lang) -> Vec<String> {
    let mut ranks: Vec<(u8, usize)> = outcome.ranks.iter().copied().zip(0..).collect();
    ranks.sort_unstable();
    let rank =
        |(rank, seat): (u8, usize)| text(lang, "term-rank", &[("rank", rank.into()), ("name", name(seat).into())]);
    let reason = text(lang, &format!("end-{}", outcome.reason), &[]);
    std::iter::once(reason).chain(ranks.into_iter().map(rank)).collect()
}

/// What was said, and by whom: a name alone could be anybody's.
fn said(saying: &Saying, lang: Lang) -> String {
    let (who, seat) = match saying.speaker {
        Some(Speaker { seat: Some(seat), .. }) => ("seat", i64::from(seat.0) + 1),
        Some(Speaker { seat: None, .. }) => ("spectator", 0),
        None => ("unknown", 0),
    };
    let args = [
        ("name", known_as(saying.name.clone(), lang).into()),
        ("text", saying.text.clone().into()),
        ("who", who.into()),
        ("seat", seat.into()),
    ];
    text(lang, "term-said", &args)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sayings_tell_who_speaks() {
        let told = |speaker, lang| said(&Saying { name: "Ada".into(), text: "hi".into(), speaker }, lang);
        let at = |seat| Some(Speaker { seat, account: false });
        assert_eq!(told(at(Some(Seat(1))), Lang::En), "Ada (seat 2) says: hi");
        assert_eq!(told(at(None), Lang::En), "Ada (spectator) says: hi");
        assert_eq!(told(None, Lang::En), "Ada says: hi");
        assert_eq!(told(at(None), Lang::De), "Ada (schaut zu) sagt: hi");
    }
}
