//! The points on which editions differ, as data.
//!
//! Engine code reads the fields of [`Rules`], never the edition. There is no default: each edition sets every field, so
//! a new field does not compile until all editions define it. A house rule is a field that a table overrides by name.

use crate::rule_id::RuleId;
use game::Fault;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A published edition of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = MississippiEdition))]
#[serde(rename_all = "lowercase")]
pub enum Edition {
    /// The 2019 Italian edition.
    It2019,
    /// The 2019 French edition.
    Fr2019,
    /// The 2019 Russian edition.
    Ru2019,
    /// The 1997 edition with the expansion *The Black Rose*.
    It1997,
}

impl Edition {
    /// All editions.
    pub const ALL: [Self; 4] = [Self::It2019, Self::Fr2019, Self::Ru2019, Self::It1997];

    /// The edition's name in commands and files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::It2019 => "it2019",
            Self::Fr2019 => "fr2019",
            Self::Ru2019 => "ru2019",
            Self::It1997 => "it1997",
        }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Edition {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        Self::ALL.into_iter().find(|edition| edition.name() == text).ok_or_else(|| {
            Fault::new("unknown-edition").with("name", text).with("known", known(&Self::ALL.map(Self::name)))
        })
    }
}

/// A list of names for messages.
pub(crate) fn known(names: &[&str]) -> String {
    names.join(", ")
}

macro_rules! rules {
    ($(
        $(#[$doc:meta])*
        $field:ident: $kind:ident ($rule:ident) {
            $($(#[$vdoc:meta])* $variant:ident = $text:literal,)*
        }
    )*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            pub enum $kind {
                $($(#[$vdoc])* $variant,)*
            }
        )*

        /// Every point on which the editions differ.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct Rules {
            $($(#[$doc])* pub $field: $kind,)*
        }

        impl Rules {
            /// Every field: its name, the clause that it belongs to, its possible values.
            pub const FIELDS: &[Field] = &[
                $(Field {
                    name: stringify!($field),
                    rule: RuleId::$rule,
                    values: &[$($text),*],
                },)*
            ];

            /// The value of a field by name.
            pub fn get(&self, field: &str) -> Option<&'static str> {
                match field {
                    $(stringify!($field) => Some(match self.$field {
                        $($kind::$variant => $text,)*
                    }),)*
                    _ => None,
                }
            }

            /// Sets a field by name: a house rule.
            pub fn set(&mut self, field: &str, value: &str) -> Result<(), Fault> {
                match field {
                    $(stringify!($field) => self.$field = match value {
                        $($text => $kind::$variant,)*
                        _ => return Err(Fault::new("house-rule-value")
                            .with("name", field)
                            .with("value", value)
                            .with("known", known(&[$($text),*]))),
                    },)*
                    _ => return Err(Fault::new("house-rule-unknown")
                        .with("name", field)
                        .with("known", known(&Self::FIELDS.iter().map(|f| f.name).collect::<Vec<_>>()))),
                }
                Ok(())
            }
        }
    };
}

/// The description of a field of [`Rules`].
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// Its name.
    pub name: &'static str,
    /// The clause that it belongs to.
    pub rule: RuleId,
    /// The names of its values.
    pub values: &'static [&'static str],
}

rules! {
    /// MQ-SET-09: how the order of round 1 is determined.
    first_order: FirstOrder (Set09) {
        /// The boats are drawn one by one.
        Shuffled = "shuffled",
        /// One player is drawn; the others follow clockwise.
        Clockwise = "clockwise",
    }
    /// MQ-TWO-02: the start docks of two players with two boats each.
    two_player_docks: TwoPlayerDocks (Two02) {
        /// The first player takes docks 1 and 4, the other 2 and 3.
        OneFour = "1+4",
        /// The first player takes docks 3 and 4, the other 2 and 5.
        ThreeFour = "3+4",
    }
    /// MQ-SIX-02: the docks where a sixth boat may enter.
    sixth_docks: SixthDocks (Six02) {
        /// Dock 3 or 5.
        ThreeOrFive = "3-or-5",
        /// Dock 2 or 3.
        TwoOrThree = "2-or-3",
        /// Dock 3.
        Three = "3",
    }
    /// MQ-SIX-03: what entering the river costs the sixth boat.
    sixth_entry: SixthEntry (Six03) {
        /// No movement point.
        Free = "free",
        /// One movement point.
        OnePoint = "one-point",
    }
    /// MQ-TIL-05: how close a new tile may lie to the rest of the river.
    clearance: Clearance (Til05) {
        /// It may touch only the tile it joins.
        NoTouch = "no-touch",
        /// It may not overlap other tiles.
        NoOverlap = "no-overlap",
    }
    /// MQ-TIL-08: whether a tile is always laid after the first turn of the game.
    first_turn_tile: FirstTurnTile (Til08) {
        /// Only if a boat has entered the last tile.
        WhenEntered = "when-entered",
        /// Always.
        Always = "always",
    }
    /// MQ-REM-01: what happens to the tiles behind the last boat.
    rear_tiles: RearTiles (Rem01) {
        /// They stay.
        Stay = "stay",
        /// They are removed, with the passengers on them.
        Removed = "removed",
    }
    /// MQ-PSH-06, MQ-R-60: pushing a boat onto a space with another boat.
    push_chain: PushChain (Psh06) {
        /// The other boat is pushed on.
        Allowed = "allowed",
        /// Only free spaces are targets.
        Forbidden = "forbidden",
    }
    /// MQ-PSH-05: whether a boat may be pushed onto a space of the pusher's course.
    push_path: PushPath (Psh05) {
        /// Allowed.
        Open = "open",
        /// Forbidden for spaces the pusher has used this turn.
        Used = "used",
        /// Also forbidden for spaces the pusher enters later.
        Barred = "barred",
    }
    /// MQ-CRA-02 and MQ-COA-03: what happens to a boat that has no complete turn.
    no_turn: NoTurn (Cra02) {
        /// It wrecks.
        Wreck = "wreck",
        /// It is eliminated if more coal would have helped; otherwise it passes.
        Elimination = "elimination",
    }
    /// MQ-CRA-03: when the wheel of a wrecked boat is set to 1.
    wreck_wheel: WreckWheel (Cra03) {
        /// When the boat restarts; until then it shows the speed of the move that wrecked it.
        AtRestart = "at-restart",
        /// Immediately.
        AtOnce = "at-once",
    }
    /// MQ-CRA-06: what happens to a boat that has no complete turn because of other boats.
    blocked: Blocked (Cra06) {
        /// The same as for any boat without a complete turn.
        SameAsNoTurn = "same-as-no-turn",
        /// It passes and its speed becomes 1.
        Pass = "pass",
    }
    /// MQ-DRI-05: the speed of a boat that is pushed into driftwood.
    driftwood_push_speed: DriftwoodPushSpeed (Dri05) {
        /// Unchanged.
        Kept = "kept",
        /// Reduced by 1, but not below 1.
        Reduced = "reduced",
    }
    /// MQ-DRI-06: the bow of a boat that was pushed into driftwood.
    driftwood_push_bow: DriftwoodPushBow (Dri06) {
        /// The owner sets it.
        Owner = "owner",
        /// It does not change.
        Kept = "kept",
    }
    /// MQ-SAN-03: boats without coal and sandbanks.
    sand_without_coal: SandWithoutCoal (San03) {
        /// They may neither enter one nor be pushed onto one.
        Barred = "barred",
        /// They may.
        Allowed = "allowed",
    }
    /// MQ-SAN-05: what backing off a sandbank costs.
    sand_back: SandBack (San05) {
        /// One coal.
        OneCoal = "one-coal",
        /// Nothing.
        Free = "free",
    }
    /// MQ-SAN-07: a boat aground that cannot leave.
    sand_blocked: SandBlocked (San07) {
        /// Its turn consists of setting its bow.
        SetsBow = "sets-bow",
        /// It misses the turn; the next one begins with a free choice of bow.
        MissesTurn = "misses-turn",
        /// Its turn consists of setting its bow if land blocks it ahead and astern; otherwise it wrecks.
        WrecksOrSetsBow = "wrecks-or-sets-bow",
        /// It is eliminated if land blocks it ahead and astern or if only coal is missing; otherwise it passes.
        Eliminated = "eliminated",
    }
    /// MQ-SAN-08: a boat aground without coal that cannot back off either.
    sand_stuck: SandStuck (San08) {
        /// It needs coal to leave.
        NeedsCoal = "needs-coal",
        /// It misses the turn and may leave forward without coal in the next one.
        LeavesNext = "leaves-next",
    }
    /// MQ-PIC-01: whether a boat may decline a passenger at the dock where its own move ends.
    pick_up: PickUp (Pic01) {
        /// It must take the passenger.
        Taken = "taken",
        /// It may decline.
        MayDecline = "may-decline",
    }
    /// MQ-END-08: docking at the finish with fewer than two passengers.
    short_finish: ShortFinish (End08) {
        /// The boat does not finish.
        Barred = "barred",
        /// The boat finishes and ranks behind boats with more passengers.
        RankedBehind = "ranked-behind",
    }
    /// MQ-END-09: ending a move on a finish dock too fast.
    fast_finish: FastFinish (End09) {
        /// Nothing happens.
        Nothing = "nothing",
        /// It is a wreck that disqualifies the boat.
        Disqualified = "disqualified",
    }
    /// MQ-BTI-05: where extra passengers go when B tiles leave too few.
    extra_passengers: ExtraPassengers (Bti05) {
        /// One more on every dock.
        EveryDock = "every-dock",
        /// One more on every blue dock.
        BlueDocks = "blue-docks",
        /// None: a table with too few passengers is rejected (MQ-R-37).
        NoneAdded = "none",
    }
    /// MQ-VAR-03: the teams that can be formed.
    teams: Teams (Var03) {
        /// Of 2 with four players, of 3 with six.
        TwoTeams = "two-teams",
        /// Of 2 with four players, of 2 or 3 with six.
        TwoOrThree = "two-or-three",
    }
    /// MQ-R-37: how the A tiles that B tiles replace are determined.
    leaving_tiles: LeavingTiles (R37) {
        /// They are drawn.
        Drawn = "drawn",
        /// The players may name them.
        MayBeNamed = "may-be-named",
    }
    /// MQ-BLR-03: where the Black Rose starts.
    rose_dock: RoseDock (Blr03) {
        /// On the first free start dock.
        FirstFree = "first-free",
        /// On a free start dock chosen by the player who steers it.
        AnyFree = "any-free",
    }
    /// MQ-BLR-05: the coal of a Black Rose that enters as the sixth boat or later, in round 1.
    rose_first_round: RoseFirstRound (Blr05) {
        /// Two.
        TwoCoal = "two-coal",
        /// One, as in every round.
        OneCoal = "one-coal",
    }
    /// MQ-R-65: what happens to a Black Rose that runs aground.
    rose_aground: RoseAground (R65) {
        /// It misses its next turn.
        MissesTurn = "misses-turn",
        /// It leaves like any boat.
        Leaves = "leaves",
    }
    /// MQ-BLR-10: how much coal a boat takes from the Black Rose.
    rose_bunker: RoseBunker (Blr10) {
        /// It fills up to 6.
        Full = "full",
        /// One or two a round.
        TwoARound = "two-a-round",
    }
    /// MQ-BLR-11: whether turns must leave the Black Rose a turn for 1 coal.
    rose_care: RoseCare (Blr11) {
        /// Every turn must.
        Required = "required",
        /// Turns need not.
        Ignored = "ignored",
    }
    /// MQ-BLR-13: a Black Rose without a complete turn.
    rose_stuck: RoseStuck (Blr13) {
        /// It misses the turn and begins the next one at speed 1.
        MissesTurn = "misses-turn",
        /// It wrecks like any boat.
        Wreck = "wreck",
    }
    /// MQ-INT-01: whether the edition has an introductory game.
    introduction: Introduction (Int01) {
        /// It has none.
        Absent = "absent",
        /// It has one.
        Offered = "offered",
    }
}

impl Rules {
    /// The rules of an edition.
    pub const fn of(edition: Edition) -> Self {
        match edition {
            Edition::It2019 => IT2019,
            Edition::Fr2019 => FR2019,
            Edition::Ru2019 => RU2019,
            Edition::It1997 => IT1997,
        }
    }
}

const IT2019: Rules = Rules {
    first_order: FirstOrder::Shuffled,
    two_player_docks: TwoPlayerDocks::OneFour,
    sixth_docks: SixthDocks::ThreeOrFive,
    sixth_entry: SixthEntry::Free,
    clearance: Clearance::NoTouch,
    first_turn_tile: FirstTurnTile::WhenEntered,
    rear_tiles: RearTiles::Stay,
    push_chain: PushChain::Allowed,
    push_path: PushPath::Open,
    no_turn: NoTurn::Wreck,
    wreck_wheel: WreckWheel::AtRestart,
    blocked: Blocked::SameAsNoTurn,
    driftwood_push_speed: DriftwoodPushSpeed::Kept,
    driftwood_push_bow: DriftwoodPushBow::Owner,
    sand_without_coal: SandWithoutCoal::Barred,
    sand_back: SandBack::OneCoal,
    sand_blocked: SandBlocked::SetsBow,
    sand_stuck: SandStuck::NeedsCoal,
    pick_up: PickUp::Taken,
    short_finish: ShortFinish::Barred,
    fast_finish: FastFinish::Nothing,
    extra_passengers: ExtraPassengers::EveryDock,
    teams: Teams::TwoTeams,
    leaving_tiles: LeavingTiles::Drawn,
    rose_dock: RoseDock::FirstFree,
    rose_first_round: RoseFirstRound::TwoCoal,
    rose_aground: RoseAground::MissesTurn,
    rose_bunker: RoseBunker::Full,
    rose_care: RoseCare::Required,
    rose_stuck: RoseStuck::MissesTurn,
    introduction: Introduction::Absent,
};

const FR2019: Rules = Rules {
    first_order: FirstOrder::Shuffled,
    two_player_docks: TwoPlayerDocks::OneFour,
    sixth_docks: SixthDocks::ThreeOrFive,
    sixth_entry: SixthEntry::Free,
    clearance: Clearance::NoTouch,
    first_turn_tile: FirstTurnTile::WhenEntered,
    rear_tiles: RearTiles::Stay,
    push_chain: PushChain::Allowed,
    push_path: PushPath::Open,
    no_turn: NoTurn::Wreck,
    wreck_wheel: WreckWheel::AtRestart,
    blocked: Blocked::Pass,
    driftwood_push_speed: DriftwoodPushSpeed::Kept,
    driftwood_push_bow: DriftwoodPushBow::Owner,
    sand_without_coal: SandWithoutCoal::Barred,
    sand_back: SandBack::OneCoal,
    sand_blocked: SandBlocked::MissesTurn,
    sand_stuck: SandStuck::NeedsCoal,
    pick_up: PickUp::Taken,
    short_finish: ShortFinish::Barred,
    fast_finish: FastFinish::Nothing,
    extra_passengers: ExtraPassengers::EveryDock,
    teams: Teams::TwoOrThree,
    leaving_tiles: LeavingTiles::Drawn,
    rose_dock: RoseDock::FirstFree,
    rose_first_round: RoseFirstRound::TwoCoal,
    rose_aground: RoseAground::MissesTurn,
    rose_bunker: RoseBunker::Full,
    rose_care: RoseCare::Required,
    rose_stuck: RoseStuck::MissesTurn,
    introduction: Introduction::Absent,
};

const RU2019: Rules = Rules {
    first_order: FirstOrder::Shuffled,
    two_player_docks: TwoPlayerDocks::ThreeFour,
    sixth_docks: SixthDocks::TwoOrThree,
    sixth_entry: SixthEntry::Free,
    clearance: Clearance::NoOverlap,
    first_turn_tile: FirstTurnTile::WhenEntered,
    rear_tiles: RearTiles::Stay,
    push_chain: PushChain::Allowed,
    push_path: PushPath::Open,
    no_turn: NoTurn::Wreck,
    wreck_wheel: WreckWheel::AtOnce,
    blocked: Blocked::SameAsNoTurn,
    driftwood_push_speed: DriftwoodPushSpeed::Reduced,
    driftwood_push_bow: DriftwoodPushBow::Owner,
    sand_without_coal: SandWithoutCoal::Allowed,
    sand_back: SandBack::Free,
    sand_blocked: SandBlocked::WrecksOrSetsBow,
    sand_stuck: SandStuck::LeavesNext,
    pick_up: PickUp::Taken,
    short_finish: ShortFinish::RankedBehind,
    fast_finish: FastFinish::Disqualified,
    extra_passengers: ExtraPassengers::BlueDocks,
    teams: Teams::TwoTeams,
    leaving_tiles: LeavingTiles::Drawn,
    rose_dock: RoseDock::FirstFree,
    rose_first_round: RoseFirstRound::TwoCoal,
    rose_aground: RoseAground::Leaves,
    rose_bunker: RoseBunker::Full,
    rose_care: RoseCare::Ignored,
    rose_stuck: RoseStuck::Wreck,
    introduction: Introduction::Absent,
};

const IT1997: Rules = Rules {
    first_order: FirstOrder::Clockwise,
    two_player_docks: TwoPlayerDocks::OneFour,
    sixth_docks: SixthDocks::Three,
    sixth_entry: SixthEntry::OnePoint,
    clearance: Clearance::NoTouch,
    first_turn_tile: FirstTurnTile::Always,
    rear_tiles: RearTiles::Removed,
    push_chain: PushChain::Forbidden,
    push_path: PushPath::Barred,
    no_turn: NoTurn::Elimination,
    wreck_wheel: WreckWheel::AtRestart,
    blocked: Blocked::SameAsNoTurn,
    driftwood_push_speed: DriftwoodPushSpeed::Kept,
    driftwood_push_bow: DriftwoodPushBow::Kept,
    sand_without_coal: SandWithoutCoal::Allowed,
    sand_back: SandBack::Free,
    sand_blocked: SandBlocked::Eliminated,
    sand_stuck: SandStuck::NeedsCoal,
    pick_up: PickUp::MayDecline,
    short_finish: ShortFinish::Barred,
    fast_finish: FastFinish::Nothing,
    extra_passengers: ExtraPassengers::NoneAdded,
    teams: Teams::TwoOrThree,
    leaving_tiles: LeavingTiles::MayBeNamed,
    rose_dock: RoseDock::AnyFree,
    rose_first_round: RoseFirstRound::OneCoal,
    rose_aground: RoseAground::Leaves,
    rose_bunker: RoseBunker::TwoARound,
    rose_care: RoseCare::Required,
    rose_stuck: RoseStuck::MissesTurn,
    introduction: Introduction::Offered,
};
