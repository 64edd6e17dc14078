//! Events as the store keeps them, and what lists show of a table.

use api::{Leave, Millis, Pace, SeatKind, Stage};
use game::{Fault, Seat, json};
use host::fair::Secret;
use host::{AnyTable, Logged};
use serde::Serialize;
use serde_json::Value;
use store::{Append, Card, Due, LogLine};
use utoipa::ToSchema;

/// An event as a line of a log.
pub fn line(logged: &Logged) -> Result<LogLine, Fault> {
    Ok(LogLine { seq: logged.seq, at: logged.at, body: logged.body()? })
}

/// A line of a log as an event.
pub fn logged(line: &LogLine) -> Result<Logged, Fault> {
    Logged::read(line.seq, line.at, &line.body)
}

/// A table from the lines of its log.
pub fn table(lines: &[LogLine]) -> Result<Box<dyn AnyTable>, Fault> {
    host::replay(&lines.iter().map(logged).collect::<Result<Vec<_>, _>>()?)
}

/// What lists show of a table beside its stage.
#[derive(Serialize, ToSchema)]
pub(crate) struct CardBody {
    /// The game's own table document.
    #[schema(value_type = BTreeMap<String, api::OptionValue>)]
    table: Value,
    pace: Pace,
    seats: Vec<SeatSummary>,
    /// Whether it was played under earlier rules; left out if not.
    #[schema(required = false)]
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    earlier_rules: bool,
}

/// Who sits at a seat of it.
#[derive(Serialize, ToSchema)]
struct SeatSummary {
    /// What its player is called, or its bot.
    #[schema(required)]
    name: Option<String>,
    /// The level of the bot that plays here now.
    #[schema(required)]
    bot: Option<String>,
    /// Why its player is not here.
    #[schema(required)]
    away: Option<Leave>,
}

/// What lists show of a table.
pub(crate) fn card(id: &str, table: &dyn AnyTable, created: Millis, now: Millis) -> Card {
    let config = table.config();
    let status = table.status();
    let free = |(sitter, seat): (&SeatKind, &api::SeatStatus)| *sitter == SeatKind::Open && seat.name.is_none();
    let open_seats = config.seats.iter().zip(&status.seats).filter(|pair| free(*pair)).count();
    let seats = status.seats.into_iter().map(|seat| SeatSummary { name: seat.name, bot: seat.bot, away: seat.away });
    let about = CardBody {
        table: config.table.clone(),
        pace: config.pace,
        seats: seats.collect(),
        earlier_rules: status.earlier_rules,
    };
    let sitting = (0..config.seats.len()).filter_map(|seat| table.sitter(Seat(seat as u8)));
    let mut players: Vec<String> =
        sitting.map(|(player, _)| player).chain(table.maker()).map(|player| player.0.clone()).collect();
    players.sort();
    players.dedup();
    Card {
        table: id.to_owned(),
        game: config.game.clone(),
        stage: status.stage.name().to_owned(),
        public: config.public,
        open_seats: if status.stage == Stage::Gathering { open_seats as u32 } else { 0 },
        created,
        updated: now,
        players,
        body: json::write(&about).unwrap_or_default(),
    }
}

/// What lists show of a table, without the names of those who sit there; none if there are no names.
pub(crate) fn without_names(body: &str) -> Option<String> {
    let mut card: Value = serde_json::from_str(body).ok()?;
    let mut names = 0;
    for seat in card.get_mut("seats")?.as_array_mut()? {
        if is_bot(seat) {
            continue;
        }
        if let Some(name) = seat.get_mut("name").filter(|name| name.as_str().is_some_and(|name| !name.is_empty())) {
            *name = Value::String(String::new());
            names += 1;
        }
    }
    (names > 0).then(|| card.to_string())
}

/// Whether a bot belongs to a seat, and does not just play for somebody who is away.
fn is_bot(seat: &Value) -> bool {
    seat["bot"].is_string() && seat["away"].is_null()
}

/// Whether lists can have this from a table with this log: they know no later event, and the same players.
pub fn is_listed_as(listed: &Card, log: &[Logged], table: &dyn AnyTable) -> bool {
    let people = |body: &str| -> Option<Vec<(Value, Value)>> {
        let card: Value = serde_json::from_str(body).ok()?;
        // Names of bots follow from the table; earlier versions did not list them.
        let name = |seat: &Value| if is_bot(seat) { Value::Null } else { seat["name"].clone() };
        Some(card["seats"].as_array()?.iter().map(|seat| (name(seat), seat["away"].clone())).collect())
    };
    let (created, last) = (log.first().map_or(0, |logged| logged.at), log.last().map_or(0, |logged| logged.at));
    let now = card(&listed.table, table, created, last);
    listed.updated <= last
        && (listed.created, listed.open_seats) == (created, now.open_seats)
        && people(&listed.body) == people(&now.body)
}

/// The appends that turn a game played elsewhere into a table with this id.
pub fn import(id: &str, record: &str, secret: [u8; 32], now: Millis) -> Result<Vec<Append>, Fault> {
    let log = host::import(record, Secret::new(secret), now)?;
    let table = host::replay(&log)?;
    let card = card(id, &*table, now, now);
    log.iter()
        .map(|logged| {
            let card = (logged.seq + 1 == log.len() as u64).then(|| card.clone());
            Ok(Append { table: id.to_owned(), line: line(logged)?, card, due: Due::Same, quota: None })
        })
        .collect()
}
