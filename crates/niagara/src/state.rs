//! Everything that changes during a game, in one small value without heap allocations.

use crate::board::{Arm, GEMS, Gem, Place, named, spelt};
use game::{Fault, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The most players.
pub const SEATS: usize = 5;
/// The most canoes: two per player.
pub const CANOES: usize = 2 * SEATS;

/// The colour of a seat's pieces, by which players, records and documents name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Colour(pub u8);

impl Colour {
    /// The colours in seat order.
    pub const ALL: [Self; SEATS] = [Self(0), Self(1), Self(2), Self(3), Self(4)];

    /// The colour's name.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "brown",
            1 => "yellow",
            2 => "red",
            3 => "blue",
            _ => "green",
        }
    }

    /// The seat that plays it.
    pub const fn seat(self) -> Seat {
        Seat(self.0)
    }
}

impl From<Seat> for Colour {
    fn from(seat: Seat) -> Self {
        Self(seat.0)
    }
}

named! { Colour, "unknown-colour"; }

/// A paddle card: 1 to 6, or the cloud.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)] // the names are self-explanatory
pub enum Card {
    One = 1,
    Two,
    Three,
    Four,
    Five,
    Six,
    Cloud,
}

impl Card {
    /// Every card of a hand.
    pub const ALL: [Self; 7] = [Self::One, Self::Two, Self::Three, Self::Four, Self::Five, Self::Six, Self::Cloud];

    /// The text form.
    pub const fn name(self) -> &'static str {
        match self {
            Self::One => "1",
            Self::Two => "2",
            Self::Three => "3",
            Self::Four => "4",
            Self::Five => "5",
            Self::Six => "6",
            Self::Cloud => "cloud",
        }
    }

    /// The points of a numbered card; `None` for the cloud.
    #[inline]
    pub const fn points(self) -> Option<u8> {
        match self {
            Self::Cloud => None,
            number => Some(number as u8),
        }
    }
}

spelt! { Card, "unknown-card"; }

/// Documents contain numbered cards as numbers; texts are accepted too.
impl Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self.points() {
            Some(points) => to.serialize_u8(points),
            None => to.serialize_str(self.name()),
        }
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Reader;

        impl serde::de::Visitor<'_> for Reader {
            type Value = Card;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&Card::ALL.map(Card::name).join(", "))
            }

            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Card, E> {
                text.parse().map_err(E::custom)
            }

            fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<Card, E> {
                self.visit_str(&number.to_string())
            }
        }

        from.deserialize_any(Reader)
    }
}

#[cfg(feature = "schema")]
impl utoipa::PartialSchema for Card {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        use utoipa::openapi::schema::{ObjectBuilder, OneOfBuilder, Type};
        let number = ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(1)).maximum(Some(6));
        let cloud = ObjectBuilder::new().schema_type(Type::String).enum_values(Some([Self::Cloud.name()]));
        OneOfBuilder::new().item(number).item(cloud).into()
    }
}

#[cfg(feature = "schema")]
impl utoipa::ToSchema for Card {}

/// A set of cards, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hand(u8);

impl Hand {
    /// All seven cards.
    pub const FULL: Self = Self(0x7f);
    /// No card.
    pub const EMPTY: Self = Self(0);

    const fn bit(card: Card) -> u8 {
        1 << (card as u8 - 1)
    }

    /// Whether the card is in the set.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & Self::bit(card) != 0
    }

    /// The set with this card added.
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | Self::bit(card))
    }

    /// The set with this card removed.
    pub const fn without(self, card: Card) -> Self {
        Self(self.0 & !Self::bit(card))
    }

    /// The cards that are not in the set.
    pub const fn rest(self) -> Self {
        Self(!self.0 & Self::FULL.0)
    }

    /// The number of cards.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, in order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().filter(move |&card| self.contains(card))
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// One of a player's two canoes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Which {
    /// The first.
    A,
    /// The second.
    B,
}

impl Which {
    /// Both.
    pub const ALL: [Self; 2] = [Self::A, Self::B];

    /// The text form.
    pub const fn name(self) -> &'static str {
        match self {
            Self::A => "a",
            Self::B => "b",
        }
    }

    /// The other canoe.
    pub const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }

    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }
}

named! { Which, "unknown-canoe"; }

/// A canoe, by its owner and letter: `yellow:a`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CanoeId {
    /// The owner.
    pub seat: Seat,
    /// Which of the owner's two canoes.
    pub which: Which,
}

impl CanoeId {
    /// This canoe of this seat.
    pub const fn new(seat: Seat, which: Which) -> Self {
        Self { seat, which }
    }

    /// The canoe with this number in [`State::canoes`].
    pub(crate) const fn at(index: usize) -> Self {
        Self { seat: Seat((index / 2) as u8), which: if index.is_multiple_of(2) { Which::A } else { Which::B } }
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        let index = self.seat.0 as usize * 2 + self.which as usize;
        // No seat has a higher number; this helps the compiler drop bounds checks.
        if index < CANOES { index } else { CANOES - 1 }
    }
}

impl fmt::Display for CanoeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", Colour::from(self.seat), self.which)
    }
}

impl FromStr for CanoeId {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let (colour, which) = text.split_once(':').unwrap_or((text, ""));
        Ok(Self { seat: colour.parse::<Colour>()?.seat(), which: which.parse()? })
    }
}

game::text_serde!(CanoeId);

/// A canoe: its place, and the gem aboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Canoe {
    /// Its place.
    pub at: Place,
    /// The gem it carries.
    pub gem: Option<Gem>,
}

/// For example `beach`, `4`, `6L:ruby`.
impl fmt::Display for Canoe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.gem {
            Some(gem) => write!(f, "{}:{gem}", self.at),
            None => self.at.fmt(f),
        }
    }
}

impl FromStr for Canoe {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let (at, gem) = match text.split_once(':') {
            Some((at, gem)) => (at, Some(gem.parse()?)),
            None => (text, None),
        };
        Ok(Self { at: at.parse()?, gem })
    }
}

game::text_serde!(Canoe);

impl Canoe {
    pub(crate) const ASHORE: Self = Self { at: Place::Beach, gem: None };
    pub(crate) const GONE: Self = Self { at: Place::Lost, gem: None };
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = NiagaraPhase))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Chance: the arm of the first disc.
    SetupArm,
    /// Chance: the holder of the ring.
    SetupRing,
    /// A player may buy canoes back.
    Buy,
    /// Everybody plays a card.
    Cards,
    /// A player acts on the revealed card.
    Act,
    /// Chance: the arm for the next step of the river (`fork = random`).
    River,
    /// The game is over.
    Over,
}

/// The stage of a canoe's move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = NiagaraStage))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// It has not moved; gems may be loaded and unloaded.
    #[default]
    Before,
    /// It moves upstream.
    Up,
    /// It moves downstream.
    Down,
    /// It has moved and then loaded or unloaded: it cannot move on.
    After,
}

/// The turn under way in phase II.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Course {
    /// The canoes that were ashore when the turn began, as bits of [`Which`].
    pub(crate) ashore: u8,
    /// The canoes that were afloat then.
    pub(crate) afloat: u8,
    /// The canoes that have finished their move.
    pub(crate) done: u8,
    /// The canoe that is moving.
    pub(crate) canoe: Option<Which>,
    /// Its points left.
    pub(crate) points: u8,
    /// The stage of its move.
    pub(crate) stage: Stage,
    /// The gem it has unloaded this turn.
    pub(crate) unloaded: Option<Gem>,
    /// Whether it has loaded this turn.
    pub(crate) loaded: bool,
}

impl Course {
    pub(crate) const NONE: Self = Self {
        ashore: 0,
        afloat: 0,
        done: 0,
        canoe: None,
        points: 0,
        stage: Stage::Before,
        unloaded: None,
        loaded: false,
    };
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = NiagaraEnd))]
#[serde(rename_all = "kebab-case")]
pub enum EndReason {
    /// The winner has gems of all colours.
    AllColours,
    /// The winner has four gems of one colour.
    FourAlike,
    /// The winner has seven gems.
    SevenGems,
    /// The round limit is reached.
    RoundLimit,
}

impl EndReason {
    /// All reasons.
    pub const ALL: [Self; 4] = [Self::AllColours, Self::FourAlike, Self::SevenGems, Self::RoundLimit];

    /// The reason's name in records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::AllColours => "all-colours",
            Self::FourAlike => "four-alike",
            Self::SevenGems => "seven-gems",
            Self::RoundLimit => "round-limit",
        }
    }
}

/// Gems by colour.
pub type Gems = [u8; GEMS];

/// Everything that changes during a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) canoes: [Canoe; CANOES],
    /// The gems each player has scored.
    pub(crate) scored: [Gems; SEATS],
    /// The gems at each deposit, which may be of any colour.
    pub(crate) deposits: [Gems; GEMS],
    /// The cards in hand, without the one played this round.
    pub(crate) hands: [Hand; SEATS],
    /// The cards played this round, sealed until their players' turns.
    pub(crate) cards: [Option<Card>; SEATS],
    /// The cards everybody has seen since all cards were taken back. In a game played from its start, these are all
    /// cards played; players may not look at them again, but may remember them.
    pub(crate) seen: [Hand; SEATS],
    /// The card of the previous round, visible until its owner plays the next one on top or takes all cards back.
    pub(crate) tops: [Option<Card>; SEATS],
    pub(crate) round: u16,
    pub(crate) phase: Phase,
    /// The holder of the life ring.
    pub(crate) ring: Seat,
    /// The current place in phases I and II, counted from the ring.
    pub(crate) place: u8,
    pub(crate) weather: i8,
    /// The arm that takes the next disc at the fork.
    pub(crate) arm: Arm,
    /// Steps that the river still flows this round, while arms are drawn.
    pub(crate) steps: u8,
    pub(crate) course: Course,
    pub(crate) end: Option<EndReason>,
}

const _: () = assert!(size_of::<State>() <= 192, "the state must stay small");

impl State {
    /// The points left for the moving canoe.
    pub const fn points(&self) -> u8 {
        self.course.points
    }

    /// What the game waits for.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The round, from 1; 0 during setup.
    pub const fn round(&self) -> u16 {
        self.round
    }

    /// The holder of the life ring.
    pub const fn ring(&self) -> Seat {
        self.ring
    }

    /// The weather marker, -1 to 2.
    pub const fn weather(&self) -> i8 {
        self.weather
    }

    /// The arm that takes the next disc, where the arms alternate.
    pub const fn arm(&self) -> Arm {
        self.arm
    }

    /// The canoe with this id.
    #[inline]
    pub const fn canoe(&self, id: CanoeId) -> &Canoe {
        &self.canoes[id.index()]
    }

    #[inline]
    pub(crate) const fn canoe_mut(&mut self, id: CanoeId) -> &mut Canoe {
        &mut self.canoes[id.index()]
    }

    /// The gems that a seat has scored.
    #[inline]
    pub const fn scored(&self, seat: Seat) -> &Gems {
        &self.scored[index(seat)]
    }

    /// The gems at a deposit.
    #[inline]
    pub const fn deposit(&self, deposit: Gem) -> &Gems {
        &self.deposits[deposit.index()]
    }

    /// The cards in a seat's hand.
    pub const fn hand(&self, seat: Seat) -> Hand {
        self.hands[index(seat)]
    }

    /// The card that a seat has played this round, sealed or open.
    pub const fn card(&self, seat: Seat) -> Option<Card> {
        self.cards[index(seat)]
    }

    /// The card on top of a seat's pile: the one played this round, sealed or open, or until then that of the previous
    /// round.
    pub fn top_card(&self, seat: Seat) -> Option<Card> {
        self.card(seat).or(self.tops[index(seat)])
    }

    pub(crate) const fn card_mut(&mut self, seat: Seat) -> &mut Option<Card> {
        &mut self.cards[index(seat)]
    }

    /// How many canoes of a seat are lost.
    pub fn lost(&self, seat: Seat) -> u8 {
        Which::ALL.into_iter().filter(|&which| self.canoe(CanoeId::new(seat, which)).at == Place::Lost).count() as u8
    }

    /// How many gems a seat has scored.
    pub fn gems(&self, seat: Seat) -> u8 {
        self.scored(seat).iter().sum()
    }

    /// Returns a gem to the deposit of its own colour.
    pub(crate) const fn give_back(&mut self, gem: Gem) {
        self.deposits[gem.index()][gem.index()] += 1;
    }
}

/// The index of a seat in a state's lists. No seat has a higher number; this helps the compiler drop bounds checks.
#[inline]
pub(crate) const fn index(seat: Seat) -> usize {
    let index = seat.0 as usize;
    if index < SEATS { index } else { SEATS - 1 }
}
