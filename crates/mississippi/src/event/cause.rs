//! Why something happened, where several rules can bring it about. Each cause names its rule.

use crate::rule_id::RuleId;
use serde::Serialize;

/// Defines causes of one kind of event, each with the rule that it cites.
macro_rules! causes {
    ($($(#[$doc:meta])* $name:ident as $schema:ident { $($(#[$why:meta])* $cause:ident => $rule:ident,)* })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
        #[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = $schema))]
        #[serde(rename_all = "kebab-case")]
        pub enum $name {
            $($(#[$why])* $cause,)*
        }

        impl $name {
            pub(super) const fn rule(self) -> RuleId {
                match self {
                    $(Self::$cause => RuleId::$rule,)*
                }
            }
        }
    )*};
}

/// Whether a boat's own move or a push did something to it. Which rule that is depends on what was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = MississippiCause))]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// Its own move.
    Move,
    /// A push.
    Push,
}

causes! {
    /// Why a boat got this dock.
    Placing as MississippiPlacing {
        /// The docks are filled in the order of the first round.
        Order => Set10,
        /// Two players have fixed docks.
        TwoPlayers => Two02,
        /// The sixth boat waits on land behind a dock.
        Sixth => Six02,
        /// The Black Rose takes a free dock.
        Rose => Blr03,
        /// The Black Rose is the sixth boat.
        RoseSixth => Blr04,
        /// The Black Rose is the seventh boat.
        RoseSeventh => R35,
    }

    /// Why it is this boat's turn.
    Sequence as MississippiSequence {
        /// The first round goes by dock number.
        Docks => Ord01,
        /// Later rounds go by progress.
        Progress => Ord02,
        /// The introductory game goes clockwise.
        Clockwise => Int02,
        /// The Black Rose sails at its own place in the order.
        Rose => Blr02,
    }

    /// Why a waiting boat entered by this dock.
    Entering as MississippiEntering {
        /// It was chosen at setup.
        ChosenDock => Six03,
        /// The chosen dock was taken.
        OtherDock => R64,
        /// Both docks of the sixth boat were taken.
        FreeDock => R47,
    }

    /// Why a bow was set freely.
    Setting as MississippiSetting {
        /// The race has not begun.
        Start => Set10,
        /// The boat enters the river.
        Entry => R64,
        /// Its turn begins after repairs.
        Restart => R20,
        /// Its turn begins on a sandbank, after a turn that it missed there.
        MissedAground => R41,
        /// It has backed off a sandbank.
        BackingOff => San05,
        /// It is aground and cannot leave.
        Aground => R41,
        /// It was pushed.
        Push => R25,
    }

    /// Into what a boat moved.
    Moving as MississippiMoving {
        /// The free space ahead.
        Ahead => Mov01,
        /// Driftwood.
        Driftwood => Dri01,
        /// The space of a boat that it has pushed away.
        Vacated => Psh02,
    }

    /// How a boat was pushed.
    Pushing as MississippiPushing {
        /// By the boat that moves.
        Direct => Psh01,
        /// By a boat that was pushed itself.
        Chain => Psh06,
        /// Into driftwood.
        Driftwood => Dri04,
    }

    /// What a boat wrecked on.
    Wrecking as MississippiWrecking {
        /// An island or a bank.
        Land => Cra02,
        /// The open end of the river.
        OpenEnd => Cra05,
        /// A boat that it cannot push.
        Boat => Cra06,
        /// A boat that it cannot push, although it would have wrecked without the other boats too.
        BoatAnyway => R55,
        /// A sandbank that it may not enter without coal.
        Sandbank => R40,
        /// A finish dock, which it ran into too fast.
        Finish => End09,
    }

    /// Why a boat missed its turn.
    Missing as MississippiMissing {
        /// It is being repaired.
        Repairs => R15,
        /// It is aground and cannot leave.
        Aground => R41,
        /// It lacks the coal to leave a sandbank.
        NoCoal => R62,
        /// It is the Black Rose and has run aground.
        RoseAground => R65,
    }

    /// Why a boat passed.
    Passing as MississippiPassing {
        /// Other boats are in its way.
        Blocked => Cra06,
        /// It has no turn, whatever its coal.
        NoWay => R56,
        /// It is aground and cannot leave.
        Aground => R41,
        /// It is the Black Rose and cannot move.
        Rose => R50,
        /// It is the Black Rose, aground, and cannot leave.
        RoseAground => R65,
    }

    /// Why a boat was eliminated.
    Eliminating as MississippiEliminating {
        /// It would have to spend coal that it does not have.
        NoCoal => R22,
        /// It is aground with land ahead and astern.
        Aground => R41,
    }

    /// Why a tile was laid.
    Laying as MississippiLaying {
        /// It is the first one after the start tile.
        Start => Set03,
        /// A boat entered the last tile.
        Entered => Til01,
        /// The first turn of the race is over.
        FirstTurn => R10,
    }

    /// Why a boat is home.
    Arriving as MississippiArriving {
        /// It moved onto a finish dock, slow enough and with its passengers.
        Move => End04,
        /// It was pushed onto a finish dock.
        Push => R28,
        /// It may finish with fewer passengers.
        FewPassengers => End08,
        /// In the introductory game any boat at a finish dock is home.
        Introductory => Int04,
    }
}
