//! What people, bots and the clock ask of a table.

use crate::event::PlayerId;
use api::{Leave, Millis};
use game::Seat;

/// Something to do. Who asks has been told from others already, and may do it as far as identity goes: a seat's
/// commands come from who sits there.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Sit down at a seat.
    Sit {
        /// Where.
        seat: Seat,
        /// Who.
        player: PlayerId,
        /// What they are called.
        name: String,
        /// What they add to the dice.
        seed: String,
        /// Whether they have shown the invitation of this seat.
        invited: bool,
    },
    /// Stand up before the start.
    Stand {
        /// Where.
        seat: Seat,
    },
    /// The maker has somebody else stand up before the start. They cannot sit down again unless invited anew.
    Remove {
        /// Where they sit.
        seat: Seat,
    },
    /// Close the table before the start, for good.
    Close,
    /// Begin the game.
    Begin,
    /// Act: all of it, or nothing.
    Act {
        /// Who.
        seat: Seat,
        /// The number of the seat's decision; the same again is harmless.
        decision: u64,
        /// What to do.
        actions: Vec<String>,
        /// Whether a bot acts for it.
        by_bot: bool,
    },
    /// Take back one's own last actions.
    TakeBack {
        /// Who.
        seat: Seat,
        /// The number of the seat's decision; the same again is harmless.
        decision: u64,
        /// How much.
        scope: Scope,
    },
    /// Ask the others to let one take back all since one's own last turn began.
    Ask {
        /// Who.
        seat: Seat,
    },
    /// Answer such a question.
    Answer {
        /// Who.
        seat: Seat,
        /// Whether they agree.
        agrees: bool,
    },
    /// Leave the seat to a bot.
    Leave {
        /// Which.
        seat: Seat,
        /// Why.
        why: Leave,
    },
    /// Come back to it.
    ComeBack {
        /// Which.
        seat: Seat,
    },
    /// Leave a seat whose time is over to a bot. Nothing happens if its time is not over: somebody may have acted, or clocks
    /// may have been paused, since that was found.
    Expire {
        /// The seat that was found late.
        seat: Seat,
        /// When it was found late.
        now: Millis,
    },
    /// Clocks did not run for a while, because nobody could act.
    Pause {
        /// Since when.
        from: Millis,
        /// Until when.
        to: Millis,
    },
    /// Say something.
    Say {
        /// Who.
        player: PlayerId,
        /// What they are called.
        name: String,
        /// What.
        text: String,
        /// Whether they have an account.
        account: bool,
    },
    /// Offer a rematch, or agree to the one that is offered.
    OfferRematch {
        /// A seat of whoever offers or agrees.
        seat: Seat,
    },
    /// Decline the rematch that is offered, or withdraw one's own offer.
    DeclineRematch {
        /// A seat of whoever declines.
        seat: Seat,
    },
    /// Go on at a new table, once everybody has agreed.
    Rematch {
        /// Its id.
        table: String,
    },
}

/// How much to take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// The last action.
    Action,
    /// The whole turn, as far as it can be.
    Turn,
}
