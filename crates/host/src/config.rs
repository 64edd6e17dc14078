//! What is agreed on when a table is made.

use crate::Error;
use api::{Absent, Pace, SeatKind};
use bots::{Level, Spec};
use game::Fault;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The longest time that a clock can have, in seconds: a hundred days.
const LONGEST: u32 = 100 * 24 * 60 * 60;

/// The level of the bot that plays for those who are away.
pub const STAND_IN: &str = "medium";

/// A table before anybody sits at it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// The game, by its name.
    pub game: String,
    /// The game's own table document: edition, modules, house rules.
    #[cfg_attr(feature = "schema", schema(value_type = BTreeMap<String, api::OptionValue>))]
    pub table: Value,
    /// Who sits where.
    pub seats: Vec<SeatKind>,
    /// Whether the table is listed, or is found by its link alone.
    #[serde(default)]
    pub public: bool,
    /// How long players may think.
    #[serde(default)]
    pub pace: Pace,
    /// What happens at a seat whose player has gone or has run out of time.
    #[serde(default)]
    pub absent: Absent,
}

/// The levels that people are offered.
pub fn levels() -> impl Iterator<Item = Level> + Clone {
    Level::PLAYERS.into_iter()
}

/// The names of those levels, to be read.
pub fn level_names() -> String {
    levels().map(Level::name).collect::<Vec<_>>().join(", ")
}

/// The level of a bot by its name. Programs may also seat the random yardstick, which is not offered; settings are for the arena.
pub fn level(name: &str) -> Result<Spec, Fault> {
    levels()
        .chain([Level::Random])
        .find(|level| level.name() == name)
        .map(Spec::from)
        .ok_or_else(|| bots::Error::UnknownBot { name: name.to_owned(), known: level_names() }.into())
}

impl Config {
    /// Checks what does not depend on the game.
    pub fn check(&self, seats: u8) -> Result<(), Fault> {
        if self.seats.len() != usize::from(seats) {
            return Err(Error::Seats { need: seats.into(), have: self.seats.len() }.at("seats"));
        }
        for (number, sitter) in self.seats.iter().enumerate() {
            if let SeatKind::Bot { level: name } = sitter {
                level(name).map_err(|fault| fault.at(format_args!("seats.{number}.level")))?;
            }
        }
        if self.seats.iter().filter(|sitter| **sitter == SeatKind::Maker).count() > 1 {
            return Err(Error::MakerTwice.at("seats"));
        }
        match self.pace {
            Pace::Unlimited => Ok(()),
            Pace::Live { seconds, increment } => {
                Fault::range("pace.seconds", seconds, 1, LONGEST)?;
                Fault::range("pace.increment", increment, 0, LONGEST)
            }
            Pace::PerTurn { seconds } => Fault::range("pace.seconds", seconds, 1, LONGEST),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn people_are_offered_five_levels_and_programs_may_seat_the_yardstick() {
        assert_eq!(level_names(), "beginner, easy, medium, hard, expert");
        assert!(levels().all(|offered| level(offered.name()).is_ok()));
        assert!(level("random").is_ok());
        assert_eq!(level("mcts-plain").unwrap_err().key(), "unknown-bot");
    }

    fn config(more: &Value) -> Result<Config, serde_json::Error> {
        let mut document = json!({ "game": "niagara", "table": { "seats": 3 } });
        let fields = document.as_object_mut().unwrap();
        fields.extend(more.as_object().unwrap().clone());
        serde_json::from_value(document)
    }

    #[test]
    fn wrong_tables_are_refused_with_the_place() {
        let seat = json!({ "kind": "open" });
        let fine =
            config(&json!({ "seats": [{ "kind": "maker" }, { "kind": "bot", "level": "hard" }, seat] })).unwrap();
        assert_eq!(fine.check(3), Ok(()));
        assert_eq!(fine.pace, Pace::Unlimited);
        for (document, key, place) in [
            (json!({ "seats": [seat] }), "host-seats", "seats"),
            (
                json!({ "seats": [seat, seat, { "kind": "bot", "level": "mcts-plain" }] }),
                "unknown-bot",
                "seats.2.level",
            ),
            (json!({ "seats": [{ "kind": "maker" }, { "kind": "maker" }, seat] }), "host-maker-twice", "seats"),
            (
                json!({ "seats": [seat, seat, seat], "pace": { "kind": "live", "seconds": 0, "increment": 1 } }),
                "number-out-of-range",
                "pace.seconds",
            ),
        ] {
            let fault = config(&document).unwrap().check(3).unwrap_err();
            assert_eq!((fault.key(), fault.place.as_str()), (key, place));
        }
        for wrong in [json!({ "seats": [{ "kind": "robot" }] }), json!({ "seats": [], "colour": 1 })] {
            assert!(config(&wrong).is_err());
        }
    }
}
