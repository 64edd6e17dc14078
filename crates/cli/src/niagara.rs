//! Niagara on the command line: its options, its picture, its statistics.

use crate::draw::draw;
use crate::options::TableOptions;
use crate::registry::{Playable, Start};
use crate::tally::Tally;
use game::{Fault, Game, Seat, json};
use niagara::{
    CanoeId, Card, Chance, Colour, EDITION, Event, Fork, Gem, Hand, Niagara, Phase, Place, State, Table, Tie, Which,
};
use rand_chacha::ChaCha8Rng;
use serde::de::DeserializeOwned;
use words::{Arg, Lang, text};

impl Playable for Niagara {
    const COUNTS: &'static [&'static str] = &["gems", "thefts", "losses", "bought-back"];
    const OWN_COUNTS: usize = Self::COUNTS.len();
    const HOLDING: &'static str = "gems";
    const STOCKS: &'static [&'static str] = &["both-afloat"];

    fn table_of(options: &TableOptions) -> Result<Table, Fault> {
        if let Some(name) = options.edition.as_deref().filter(|&name| name != EDITION) {
            return Err(Fault::new("unknown-edition").at("--edition").with("name", name).with("known", EDITION));
        }
        let missing = || Fault::new("option-needed").at("--seats").with("known", "3, 4, 5");
        let usual = Table::new(options.seats.ok_or_else(missing)?);
        Ok(Table {
            fork: named(options.fork.as_deref(), "--fork")?.unwrap_or(Fork::InTurn),
            tie: named(options.tie.as_deref(), "--tie")?.unwrap_or(Tie::Value),
            open_discards: options.open_discards,
            round_limit: options.round_limit.unwrap_or(usual.round_limit),
            ..usual
        })
    }

    fn picture(&self, state: &State, lang: Lang) -> String {
        let mut lines = vec![round_line(self, state, lang), String::new()];
        lines.extend(Place::ALL.into_iter().filter_map(|place| river_line(self, state, place, lang)));
        lines.push(String::new());
        lines.extend(self.all_seats().map(|seat| player_line(state, seat.into(), lang)));
        lines.join("\n")
    }

    fn round(state: &State) -> u32 {
        state.round().into()
    }

    /// Each player has one turn a round.
    fn turns(&self, state: &State) -> u64 {
        let rounds = u64::from(state.round());
        let begun = if state.phase() == Phase::Over { rounds } else { rounds.saturating_sub(1) };
        begun * u64::from(self.seats())
    }

    fn throw(_: &State, outcomes: &[(Chance, u32)], rng: &mut ChaCha8Rng, _: &mut Tally) -> Option<Chance> {
        draw(outcomes, rng)
    }

    fn counts(event: &Event) -> Option<usize> {
        match event {
            Event::Scored { .. } => Some(0),
            Event::Stolen { .. } => Some(1),
            Event::Lost { .. } => Some(2),
            Event::BoughtBack { .. } => Some(3),
            _ => None,
        }
    }

    /// A theft is the thief's.
    fn bearer(&self, event: &Event) -> Option<Seat> {
        match event {
            Event::Scored { player, .. } => Some(Seat(player.0)),
            Event::Stolen { canoe, .. } | Event::Lost { canoe, .. } | Event::BoughtBack { canoe, .. } => {
                Some(canoe.seat)
            }
            _ => None,
        }
    }

    fn begins(&self, event: &Event) -> Option<Seat> {
        match event {
            Event::Opened { player, .. } => Some(Seat(player.0)),
            _ => None,
        }
    }

    /// Everybody plays for himself.
    fn side(&self, Seat(seat): Seat) -> u8 {
        seat
    }

    fn held(&self, state: &State, seat: Seat) -> u64 {
        state.scored(seat).iter().map(|&gems| u64::from(gems)).sum()
    }

    /// The beginning of a turn with a number and two canoes afloat.
    fn stocked(&self, state: &State, _: usize, _: usize) -> Option<State> {
        let seat = self.turn(state).first()?;
        let afloat = |which| state.canoe(CanoeId::new(seat, which)).at.afloat();
        let number = state.card(seat).is_some_and(|card| card != Card::Cloud);
        (state.phase() == Phase::Act && number && Which::ALL.into_iter().all(afloat)).then_some(*state)
    }

    fn bench_starts() -> Result<Vec<Start<Self>>, Fault> {
        let start = |(key, seats): (&'static str, u8)| {
            let game = Self::open(&Table::new(seats))?;
            Ok(Start { key, state: game.start(), game })
        };
        [("three", 3), ("five", 5)].into_iter().map(start).collect()
    }
}

/// An option by the name of its value.
fn named<T: DeserializeOwned>(value: Option<&str>, option: &str) -> Result<Option<T>, Fault> {
    value.map(|value| json::from_value(&value.into()).map_err(|fault| fault.at(option))).transpose()
}

fn colour_name(colour: Colour, lang: Lang) -> String {
    text(lang, &format!("player-{colour}"), &[])
}

fn gem_name(gem: Gem, lang: Lang) -> String {
    text(lang, &format!("gem-{gem}"), &[])
}

fn round_line(game: &Niagara, state: &State, lang: Lang) -> String {
    let nothing = || text(lang, "river-nothing", &[]);
    let ring = if state.round() == 0 { nothing() } else { colour_name(state.ring().into(), lang) };
    let weather = match state.weather() {
        0 => "0".to_owned(),
        weather => format!("{weather:+}"),
    };
    let arm = match game.table().fork {
        _ if state.phase() == Phase::SetupArm => nothing(),
        Fork::InTurn => text(lang, &format!("river-arm-{}", state.arm()), &[]),
        Fork::Random => text(lang, "river-arm-random", &[]),
    };
    let args =
        [("round", Arg::from(state.round())), ("ring", ring.into()), ("weather", weather.into()), ("arm", arm.into())];
    text(lang, "river-round", &args)
}

/// One place: its name, the canoes there, and the gems on the deposit beside it, which the left arm shows.
fn river_line(game: &Niagara, state: &State, place: Place, lang: Lang) -> Option<String> {
    let canoes: Vec<String> = game
        .all_seats()
        .flat_map(|seat| Which::ALL.map(|which| CanoeId::new(seat, which)))
        .filter(|&id| state.canoe(id).at == place)
        .map(|id| {
            let name = format!("{} {}", colour_name(id.seat.into(), lang), id.which);
            state.canoe(id).gem.map_or(name.clone(), |gem| format!("{name} ({})", gem_name(gem, lang)))
        })
        .collect();
    if canoes.is_empty() && place == Place::Lost {
        return None;
    }
    let name = match place {
        Place::Beach => text(lang, "river-beach", &[]),
        Place::Lost => text(lang, "river-lost", &[]),
        _ => format!("[{place}]"),
    };
    let right = matches!(place, Place::R6 | Place::R7);
    let deposit = place.deposit().filter(|_| !right).map_or_else(String::new, |deposit| {
        let gems = gems(*state.deposit(deposit), lang);
        text(lang, "river-deposit", &[("gems", gems.into())])
    });
    let padded = |text: &str, width: usize| format!("{text}{}", " ".repeat(width.saturating_sub(text.chars().count())));
    let indent = if right { "    " } else { "" };
    let line = format!("{indent}{} {} {deposit}", padded(&name, 7), padded(&canoes.join(", "), 44 - indent.len()));
    Some(line.trim_end().to_owned())
}

/// Gems by colour, in words; a dash for none.
fn gems(gems: [u8; 5], lang: Lang) -> String {
    let there: Vec<String> = Gem::ALL
        .into_iter()
        .zip(gems)
        .filter(|&(_, count)| count > 0)
        .map(|(gem, count)| text(lang, &format!("gems-{gem}"), &[("count", count.into())]))
        .collect();
    if there.is_empty() { text(lang, "river-nothing", &[]) } else { there.join(", ") }
}

fn player_line(state: &State, colour: Colour, lang: Lang) -> String {
    let seat = colour.seat();
    let name = |card: Card| match card {
        Card::Cloud => text(lang, "river-cloud", &[]),
        number => number.to_string(),
    };
    let cards = |hand: Hand| hand.iter().map(name).collect::<Vec<_>>().join(" ");
    let args = [
        ("name", Arg::from(colour_name(colour, lang))),
        ("seat", seat.0.into()),
        ("gems", gems(*state.scored(seat), lang).into()),
        ("hand", cards(state.hand(seat)).into()),
        ("card", state.card(seat).map_or_else(|| text(lang, "river-nothing", &[]), name).into()),
    ];
    text(lang, "river-player", &args)
}
