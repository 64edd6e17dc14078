//! Who sits where, who plays there now, and how much time they have.

use crate::config::{Config, STAND_IN, level};
use crate::event::PlayerId;
use crate::names::Occupant;
use api::{Leave, Millis, Pace, SeatKind};
use bots::Spec;
use game::{Seat, SeatSet};

/// One seat.
#[derive(Clone, Debug)]
pub(crate) struct SeatState {
    /// Its player, if there is one.
    pub(crate) player: Option<(PlayerId, String)>,
    /// What the player added to the dice.
    pub(crate) seed: String,
    /// The bot that belongs here.
    pub(crate) bot: Option<Spec>,
    /// Why its player is away and a bot plays.
    pub(crate) away: Option<Leave>,
    /// How many decisions it has made.
    pub(crate) decisions: u64,
    /// Its last decision, to know it again: what it did, or that it took something back.
    pub(crate) last: Option<Last>,
    /// What is left on its clock, at `since`; it runs while the seat decides.
    left: Millis,
    /// Since when it decides, if it does.
    since: Option<Millis>,
}

/// What a decision was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Last {
    Acted(Vec<String>),
    TookBack,
}

impl SeatState {
    pub(crate) fn new(config: &Config, sitter: &SeatKind) -> Self {
        let bot = match sitter {
            SeatKind::Bot { level: name } => level(name).ok(),
            SeatKind::Open | SeatKind::Maker | SeatKind::Invited => None,
        };
        let left = match config.pace {
            Pace::Unlimited => 0,
            Pace::Live { seconds, .. } | Pace::PerTurn { seconds } => Millis::from(seconds) * 1000,
        };
        let (player, seed) = (None, String::new());
        Self { player, seed, bot, away: None, decisions: 0, last: None, left, since: None }
    }

    /// The occupant, for the names of bots.
    pub(crate) fn sitter(&self) -> Occupant<'_> {
        match (&self.player, self.bot) {
            (None, Some(bot)) => Occupant::Bot(bot.level.name()),
            (player, _) => Occupant::Person(player.as_ref().map(|(_, name)| name.as_str())),
        }
    }

    /// The bot that plays here now.
    pub(crate) fn plays_by_bot(&self) -> Option<Spec> {
        match (self.bot, self.away) {
            (Some(bot), _) => Some(bot),
            (None, Some(_)) => level(STAND_IN).ok(),
            (None, None) => None,
        }
    }

    /// Whether the seat is taken, by whomever.
    pub(crate) const fn is_taken(&self) -> bool {
        self.player.is_some() || self.bot.is_some()
    }

    /// Whether a person decides here now.
    pub(crate) const fn is_present(&self) -> bool {
        self.player.is_some() && self.away.is_none()
    }

    /// Whether its clock runs since before this time.
    pub(crate) fn ran_before(&self, to: Millis) -> bool {
        self.since.is_some_and(|since| since < to)
    }

    /// Time in which its clock did not run although it decided.
    pub(crate) fn pause(&mut self, from: Millis, to: Millis) {
        if let Some(since) = &mut self.since {
            *since += to.max(*since).saturating_sub(from.max(*since));
        }
    }

    /// When its time is over, if it decides and has a clock.
    pub(crate) fn deadline(&self, pace: Pace) -> Option<Millis> {
        match pace {
            Pace::Unlimited => None,
            Pace::Live { .. } | Pace::PerTurn { .. } => Some(self.since? + self.left),
        }
    }

    /// What is left on its clock, if it has one that stands still.
    pub(crate) fn clock(&self, pace: Pace) -> Option<Millis> {
        match pace {
            Pace::Live { .. } if self.since.is_none() => Some(self.left),
            Pace::Live { .. } | Pace::PerTurn { .. } | Pace::Unlimited => None,
        }
    }
}

/// What an event was to the clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tick {
    /// Nothing but time that passed.
    Time,
    /// A seat ended its turn: that earns it more time.
    Ended(Seat),
    /// A seat took up a turn again that it had ended: that gives it back, or one could gather time by taking back.
    Resumed(Seat),
}

/// Lets the clocks run on: those who do not decide any more stop, those who begin to decide start.
pub(crate) fn run_clocks(chairs: &mut [SeatState], pace: Pace, deciding: SeatSet, tick: Tick, now: Millis) {
    let increment = match pace {
        Pace::Live { increment, .. } => Millis::from(increment) * 1000,
        Pace::PerTurn { .. } | Pace::Unlimited => 0,
    };
    for (number, chair) in (0u8..).zip(chairs) {
        let seat = Seat(number);
        let (decides, ended) = (deciding.contains(seat), tick == Tick::Ended(seat));
        if let Some(since) = chair.since.filter(|_| !decides || ended) {
            chair.since = None;
            if let Pace::Live { .. } = pace {
                chair.left = chair.left.saturating_sub(now.saturating_sub(since));
            }
        }
        if ended {
            chair.left += increment;
        } else if tick == Tick::Resumed(seat) {
            chair.left = chair.left.saturating_sub(increment);
        }
        if decides && chair.since.is_none() {
            chair.since = Some(now);
        }
    }
}
