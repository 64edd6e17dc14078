//! Niagara, as it is offered.

mod board;
mod plan;
mod reason;
mod report;

use crate::registry::{Field, Hosted, Kind, Point};
use api::{Board, Message, Plan, ReportLine};
use bots::NiagaraReason;
use game::Seat;
use niagara::table::MOST_ROUNDS;
use niagara::{Action, EDITION, Event, Niagara, RuleId, State, Table, View};

impl Hosted for Niagara {
    const EDITIONS: &'static [&'static str] = &[EDITION];
    const SEATS: (u8, u8) = (3, 5);
    const HAS_SECRETS: bool = true;

    fn edition(_: &Table) -> &'static str {
        EDITION
    }

    fn essentials(_: Option<&Table>) -> &'static [RuleId] {
        use RuleId::{Can04, Crd01, End01, Fal01, Gem02, Lnd01, Riv01};
        &[End01, Crd01, Can04, Gem02, Lnd01, Riv01, Fal01]
    }

    fn team(&self, _: Seat) -> Option<u8> {
        None
    }

    fn line(event: Event, state: &State) -> Option<ReportLine> {
        report::line(event, state)
    }

    fn prompt(view: &View, viewer: Option<Seat>) -> Message {
        report::prompt(view, viewer)
    }

    fn obstacle(rule: RuleId, needs_amount: bool) -> &'static str {
        match rule {
            RuleId::Can05 => "direction",
            RuleId::Can09 => "points-left",
            _ if needs_amount => "far",
            _ => "turn",
        }
    }

    fn board(_: &View) -> Board {
        board::document()
    }

    fn board_version(_: &View) -> u32 {
        board::VERSION
    }

    fn plan_document(&self, state: &State, seat: Seat, actions: &[Action], result: niagara::Plan) -> Plan {
        plan::document(self, state, seat, actions, result)
    }

    fn result_of(&self, _: &State, after: &State, seat: Seat, _: &[Action]) -> niagara::Plan {
        plan::result(after, seat)
    }

    fn reason(reason: NiagaraReason) -> Message {
        reason::message(reason)
    }

    fn summary(_: &State, _: &[Action], turn: niagara::Plan) -> Message {
        reason::summary(turn)
    }

    fn fields() -> Vec<Field> {
        vec![
            Field::new("seats", Kind::number(3, 5)),
            Field::new("fork", Kind::choice(&["random", "in-turn"])),
            Field::new("tie", Kind::choice(&["first", "value", "count"])),
            Field::new("load_and_land", Kind::choice(&["allowed", "forbidden"])),
            Field::new("open_discards", Kind::Flag { usual: false }),
            Field::new("round_limit", Kind::Number { least: 1, most: MOST_ROUNDS, usual: None, may_be_none: true }),
        ]
    }

    fn points(_: &str) -> Vec<Point> {
        Vec::new()
    }
}
