//! Mississippi Queen, as it is offered.

mod board;
mod plan;
mod reason;
mod report;

use crate::registry::{Field, Hosted, Kind, Point};
use api::{Board, Message, Plan, ReportLine};
use bots::MississippiReason;
use game::{Game, Rule, Seat};
use mississippi::state::Phase;
use mississippi::{Action, Edition, Event, Queen, RuleId, Rules, State, Table, TileId, View};
use serde_json::{Map, Value};

const EDITIONS: [&str; 4] =
    [Edition::It2019.name(), Edition::Fr2019.name(), Edition::Ru2019.name(), Edition::It1997.name()];

/// The points on which editions differ since the rules were corrected, as all of them had it before.
const EARLIER: [(&str, &str); 7] = [
    ("wreck_wheel", "at-once"),
    ("sand_blocked", "sets-bow"),
    ("pick_up", "taken"),
    ("teams", "two-or-three"),
    ("leaving_tiles", "drawn"),
    ("rose_first_round", "two-coal"),
    ("rose_aground", "leaves"),
];
/// Those on which the edition of 1997 differed already, as it had them before.
const EARLIER_1997: [(&str, &str); 2] = [("extra_passengers", "every-dock"), ("push_path", "used")];

impl Hosted for Queen {
    const EDITIONS: &'static [&'static str] = &EDITIONS;
    const SEATS: (u8, u8) = (2, 6);
    const HAS_SECRETS: bool = false;

    fn edition(table: &Table) -> &'static str {
        table.edition.name()
    }

    fn essentials(table: Option<&Table>) -> &'static [RuleId] {
        use RuleId::{End04, Int04, Mov01, Pic01, Psh02, Spd01, Spd02, Spd03, Trn02, Trn03};
        if table.is_some_and(|table| table.introductory) {
            return &[Int04, Spd01, Spd02, Spd03, Mov01, Trn02, Trn03, Psh02];
        }
        &[End04, Pic01, Spd01, Spd02, Spd03, Mov01, Trn02, Trn03, Psh02]
    }

    fn team(&self, seat: Seat) -> Option<u8> {
        (self.table().team_size > 1).then(|| self.side(seat) + 1)
    }

    fn line(event: Event, state: &State) -> Option<ReportLine> {
        report::line(event, state)
    }

    fn prompt(view: &View, viewer: Option<Seat>) -> Message {
        report::prompt(view, viewer)
    }

    fn suggested(view: &View) -> Option<Action> {
        // Every boat starts down the river.
        let start = view.river.first().filter(|_| view.phase == Phase::SetupBow)?;
        Some(Action::Bow(start.heading))
    }

    fn obstacle(rule: RuleId, needs_amount: bool) -> &'static str {
        match rule {
            RuleId::Mov03 => "land",
            RuleId::Mov04 => "boats",
            RuleId::San02 => "aground",
            RuleId::San01 => "sandbank",
            RuleId::R23 => "stays",
            RuleId::Cra05 => "open-end",
            RuleId::Rem01 => "removed",
            RuleId::Spd01 | RuleId::Spd05 | RuleId::Dri08 if needs_amount => "far",
            rule if rule.id().starts_with("MQ-PSH") && needs_amount => "far",
            rule if rule.id().starts_with("MQ-PSH") => "push",
            _ if needs_amount => "coal",
            _ => "turn",
        }
    }

    fn board(view: &View) -> Board {
        board::document(view)
    }

    fn board_version(view: &View) -> u32 {
        board::version(view)
    }

    fn plan_document(&self, state: &State, seat: Seat, actions: &[Action], result: mississippi::Plan) -> Plan {
        plan::document(self, state, seat, actions, result)
    }

    fn result_of(&self, before: &State, after: &State, seat: Seat, actions: &[Action]) -> mississippi::Plan {
        plan::result(self, before, after, seat, actions)
    }

    fn summary(before: &State, actions: &[Action], turn: mississippi::Plan) -> Message {
        reason::summary(before, actions, turn)
    }

    fn reason(reason: MississippiReason) -> Message {
        reason::message(reason)
    }

    fn by_earlier_rules(table: &mut Value) {
        let Some(options) = table.as_object_mut() else { return };
        let edition = options.get("edition").and_then(Value::as_str).unwrap_or_default().to_owned();
        let house = options.entry("house").or_insert_with(|| Value::Object(Map::new()));
        let Some(house) = house.as_object_mut() else { return };
        let of_1997 = if edition == Edition::It1997.name() { &EARLIER_1997[..] } else { &[] };
        for &(point, value) in EARLIER.iter().chain(of_1997) {
            house.entry(point).or_insert_with(|| value.into());
        }
    }

    fn fields() -> Vec<Field> {
        let tiles = |bits: u32| Kind::List { values: TileId::of(bits).map(|tile| tile.to_string()).collect() };
        let off = Kind::Flag { usual: false };
        vec![
            Field::new("edition", Kind::choice(&EDITIONS)),
            Field::new("seats", Kind::number(2, 6)),
            Field::new("boats_each", Kind::number_or(1, 1, 2)),
            Field::new("team_size", Kind::number(2, 3)),
            Field::new("b_tiles", tiles(TileId::B_TILES)),
            Field::new("length", Kind::number_or(12, 12, 18)),
            Field::new("leaving", tiles(TileId::A_TILES)),
            Field::new("black_rose", off.clone()),
            Field::new("transfer", Kind::Flag { usual: true }),
            Field::new("minimum_passengers", off.clone()),
            Field::new("more_passengers", off.clone()),
            Field::new("introductory", off),
            Field::new("round_limit", Kind::number(1, 1000)),
            Field::new("finish_speed", Kind::number_or(1, 1, 2)),
            Field::new("house", Kind::Points),
        ]
    }

    fn points(edition: &str) -> Vec<Point> {
        let Ok(edition) = edition.parse() else { return Vec::new() };
        let rules = Rules::of(edition);
        let point = |field: &mississippi::rules::Field| {
            let (rule, values) = (field.rule.id(), field.values);
            Some(Point { field: field.name, rule, value: rules.get(field.name)?, values })
        };
        Rules::FIELDS.iter().filter_map(point).collect()
    }
}
