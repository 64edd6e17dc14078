//! Whole turns: what each does step by step, what it costs and what comes of it, so that no client has to work it out.

use crate::message::Message;
use serde::{Deserialize, Serialize};

/// A whole turn with everything that a player wants to know before taking it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Plan {
    /// The cheapest actions that lead there.
    pub actions: Vec<String>,
    /// Where it leads.
    pub result: PlanResult,
    /// The course: every piece that moves, in order. Of the boats of a chain that is pushed, the one next to the pusher comes first.
    pub steps: Vec<Step>,
    /// What it costs, by what is paid for; nothing that is free.
    pub costs: Vec<Cost>,
    /// What comes of it at once.
    pub consequences: Vec<Consequence>,
    /// The same in words, for people who compare plans; speed, price and final space are left out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<Remark>,
}

/// A few words on a plan, such as `boards a passenger`. They begin with a small letter: clients list them after each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Remark {
    /// The words.
    #[serde(flatten)]
    pub message: Message,
    /// Whether it is a warning: something that players usually do not want.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub warning: bool,
}

/// Where a plan leads, in the words of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "game", rename_all = "kebab-case")]
pub enum PlanResult {
    /// Of Mississippi Queen.
    MississippiQueen(mississippi::Plan),
    /// Of Niagara.
    Niagara(niagara::Plan),
}

/// A piece that moves into a space.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Step {
    /// The piece: a boat such as `red`, or a canoe such as `yellow:a`.
    pub piece: String,
    /// Where it goes.
    pub to: String,
    /// The piece that pushes it there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub pushed_by: Option<String>,
}

/// A part of the price of a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Cost {
    /// What is paid with.
    pub currency: Currency,
    /// What it pays for.
    pub purpose: Purpose,
    /// How much.
    pub amount: u8,
}

/// What is paid with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Currency {
    /// Coal.
    Coal,
    /// Movement points, or points of a paddle card.
    Points,
}

/// What is paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    /// A change of speed by more than 1.
    Speed,
    /// Turns beyond the free one.
    Turn,
    /// Entering a space.
    Move,
    /// Pushing a boat out of a space and entering it.
    Push,
    /// Getting off a sandbank.
    Sandbank,
    /// Taking a gem aboard.
    Load,
    /// Leaving a gem behind.
    Unload,
}

/// Something that comes of a plan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Consequence {
    /// A passenger comes aboard.
    BoardsPassenger {
        /// The boat.
        piece: String,
    },
    /// The boat ends its move where a passenger waits for it, but too fast to take them aboard.
    TooFastToBoard,
    /// The boat fills its bunkers at a coal station.
    Refuels,
    /// A boat docks at the finish.
    Finishes {
        /// The boat.
        piece: String,
        /// Its place, from 1.
        place: u8,
    },
    /// A boat runs aground, or is pushed aground.
    RunsAground {
        /// The boat.
        piece: String,
    },
    /// Driftwood slows a boat.
    Slows {
        /// The boat.
        piece: String,
        /// Its speed afterwards.
        speed: u8,
    },
    /// The boat is wrecked.
    Wrecks,
    /// The boat runs into the finish too fast and is out of the race.
    Disqualified,
    /// If its next turn began like this, the boat could not complete it: it would wreck, pass or be eliminated.
    NoCompleteNextTurn,
    /// The boat has no coal left.
    LastCoal,
    /// A gem comes aboard.
    Loads {
        /// The canoe.
        piece: String,
        /// The gem.
        gem: niagara::Gem,
    },
    /// A gem goes back to its deposit.
    Unloads {
        /// The canoe.
        piece: String,
        /// The gem.
        gem: niagara::Gem,
    },
    /// A gem is stolen from another canoe.
    Steals {
        /// The canoe that gets it.
        piece: String,
        /// The canoe that loses it.
        from: String,
        /// The gem.
        gem: niagara::Gem,
    },
    /// A gem is brought home.
    Scores {
        /// The gem.
        gem: niagara::Gem,
    },
    /// A canoe goes over the falls by its own move.
    GoesOverFalls {
        /// The canoe.
        piece: String,
    },
    /// The river takes a canoe over the falls if this many discs go down its arm this round.
    DriftsOverFalls {
        /// The canoe.
        piece: String,
        /// How many discs.
        discs: u8,
        /// The lowest paddle card of the round from which on the river flows far enough, with the weather as it is; not there if it
        /// cannot come to that this round.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(nullable = false))]
        card: Option<u8>,
    },
}
