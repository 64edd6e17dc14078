//! Why a table does not do what it is asked.

use game::{Cited, Seat};

game::errors! {
    /// An error of a table, a sandbox, a proof of fairness or a log.
    pub enum Error {
        UnknownGame { name: String, known: &'static [&'static str] } = "unknown-game" as Unknown,
        ActionsEmpty = "actions-empty",
        NoChanceDue = "no-chance-due" as Conflict,
        ChanceNotListed { name: String } = "chance-not-listed" as Conflict,
        PositionHidden = "position-hidden" as Conflict,

        AdviceMoment = "advice-moment" as Forbidden,
        AdviceNoTime { name: &'static str } = "advice-no-time",
        AdviceOthers = "advice-others" as Forbidden,
        AdviseChance = "advise-chance" as Conflict,
        AdviseOver = "advise-over" as Conflict,
        AdviseSeat { seats: String } = "advise-seat" as Conflict,

        FairDraws = "fair-draws",
        FairHash = "fair-hash",
        FairMissing = "fair-missing",
        FairOrder = "fair-order",
        FairOutcome { have: String } = "fair-outcome",
        FairSecret = "fair-secret",

        Asked { seat: Seat } = "host-asked" as Conflict,
        Begun = "host-begun" as Conflict,
        Closed = "host-closed" as Conflict,
        Decision { need: u64, have: u64 } = "host-decision" as Conflict,
        EarlierRules = "host-earlier-rules" as Conflict,
        Empty = "host-empty",
        Full = "host-full" as Conflict,
        Illegal { action: String, cited: Cited } = "host-illegal" as Illegal,
        Left = "host-left" as Conflict,
        Log = "host-log" as Internal,
        MakerTwice = "host-maker-twice",
        NoBot { seat: Seat } = "host-no-bot" as Conflict,
        NoOffer = "host-no-offer" as Conflict,
        NoPlayer { seat: Seat } = "host-no-player" as Conflict,
        NoSeat { seat: Seat } = "host-no-seat" as Unknown,
        NobodyToAsk = "host-nobody-to-ask" as Conflict,
        NotAsked = "host-not-asked" as Conflict,
        NotBegun = "host-not-begun" as Conflict,
        NotDeciding { seat: Seat } = "host-not-deciding" as Conflict,
        NotInvited { seat: Seat } = "host-not-invited" as Forbidden,
        NotOver = "host-not-over" as Conflict,
        NothingToTakeBack = "host-nothing-to-take-back" as Conflict,
        Over = "host-over" as Conflict,
        RematchMade = "host-rematch-made" as Conflict,
        RematchWaits = "host-rematch-waits" as Conflict,
        Removed = "host-removed" as Forbidden,
        Resigned = "host-resigned" as Conflict,
        RunsPast { action: String } = "host-runs-past" as Illegal,
        SeatOpen { seat: usize } = "host-seat-open" as Conflict,
        Seats { need: usize, have: usize } = "host-seats",
        Taken { seat: Seat } = "host-taken" as Conflict,
        TooLong { most: usize } = "host-too-long",
        TooOften { most: usize } = "host-too-often" as Conflict,
        Unreachable { obstacle: &'static str, need: u8, have: u8, cited: Cited } = "host-unreachable" as Conflict,
    }
}
