//! The race in words: report lines and prompts.

use api::{Message, ReportLine};
use game::{Rule, Seat};
use mississippi::event::{Cause, Eliminating, Missing, Passing, Setting};
use mississippi::state::{BoatId, Phase, State};
use mississippi::{Bend, Dir, Event, Space, TileId, View};

/// The name of a boat.
pub(super) fn boat(id: BoatId) -> Message {
    Message::new(format!("boat-{id}"))
}

/// The name of a direction.
pub(super) fn direction(dir: Dir) -> Message {
    Message::new(format!("mq-dir-{dir}"))
}

const fn cause_of(cause: Cause) -> &'static str {
    match cause {
        Cause::Move => "move",
        Cause::Push => "push",
    }
}

const fn bend_name(bend: Bend) -> &'static str {
    match bend {
        Bend::Left => "left",
        Bend::Straight => "straight",
        Bend::Right => "right",
    }
}

/// An event as a line of the report; none for what other lines say already. `state` is the race after the event.
pub(super) fn line(event: Event, state: &State) -> Option<ReportLine> {
    let line = |message: Message| ReportLine::new(message, event.rule().id());
    let about = |key: &'static str, id: BoatId| Message::new(key).with("boat", boat(id));
    let tile_name = |tile: u8| tile_at(state, tile).map_or_else(|| tile.to_string(), |tile| tile.to_string());
    let at = |message: Message, space: Space| ReportLine { spaces: vec![space.to_string()], ..line(message) };
    Some(match event {
        // The free turn of a move is part of the move.
        Event::TurnBegan { .. } | Event::Turned { coal: 0, .. } => return None,
        Event::TileOut { tile } => line(Message::new("mq-event-tile-out").with("tile", tile.to_string())),
        Event::Placed { boat, dock, .. } => line(about("mq-event-placed", boat).with("dock", dock)),
        Event::RoundBegan { round, .. } => line(Message::new("mq-event-round-began").with("round", round)),
        Event::Entered { boat, at: to, .. } => at(about("mq-event-entered", boat), to),
        Event::BowSet { boat, bow, cause } => {
            let cause = match cause {
                Setting::Restart | Setting::MissedAground => "restart",
                Setting::Aground => "aground",
                Setting::Start | Setting::Entry | Setting::BackingOff | Setting::Push => "start",
            };
            line(about("mq-event-bow-set", boat).with("bow", direction(bow)).with("cause", cause))
        }
        Event::SpeedSet { boat, speed, coal } => {
            line(about("mq-event-speed-set", boat).with("speed", speed).with("coal", coal))
        }
        Event::Turned { boat, bow, coal } => {
            line(about("mq-event-turned", boat).with("bow", direction(bow)).with("coal", coal))
        }
        Event::Moved { boat, to, .. } => {
            let message = to_place(about("mq-event-moved", boat), state, to);
            ReportLine { subject: Some(format!("moved {boat}")), ..at(message, to) }
        }
        Event::Pushed { boat: pushed, by, to, .. } => {
            at(to_place(about("mq-event-pushed", pushed).with("by", boat(by)), state, to), to)
        }
        Event::BackedOff { boat, to, coal } => at(about("mq-event-backed-off", boat).with("coal", coal), to),
        Event::Aground { boat, cause } => line(about("mq-event-aground", boat).with("cause", cause_of(cause))),
        Event::LeftSand { boat, coal } => line(about("mq-event-left-sand", boat).with("coal", coal)),
        Event::Slowed { boat, speed, cause } => {
            line(about("mq-event-slowed", boat).with("speed", speed).with("cause", cause_of(cause)))
        }
        Event::Wrecked { boat, .. } => line(about("mq-event-wrecked", boat)),
        Event::Missed { boat, cause } => {
            let cause = match cause {
                Missing::Repairs => "repairs",
                Missing::Aground => "aground",
                Missing::NoCoal => "no-coal",
                Missing::RoseAground => "rose-aground",
            };
            line(about("mq-event-missed", boat).with("cause", cause))
        }
        Event::Passed { boat, cause } => {
            let cause = match cause {
                Passing::Blocked => "blocked",
                Passing::NoWay | Passing::Aground => "no-way",
                Passing::Rose | Passing::RoseAground => "rose",
            };
            line(about("mq-event-passed", boat).with("cause", cause))
        }
        Event::Stuck { boat, .. } => line(about("mq-event-stuck", boat)),
        Event::Eliminated { boat, cause } => {
            let cause = match cause {
                Eliminating::NoCoal => "no-coal",
                Eliminating::Aground => "aground",
            };
            line(about("mq-event-eliminated", boat).with("cause", cause))
        }
        Event::Disqualified { boat, .. } => line(about("mq-event-disqualified", boat)),
        Event::PassengerTaken { boat, tile, .. } => {
            ReportLine { spaces: dock(tile, tile_at(state, tile)), ..line(about("mq-event-passenger-taken", boat)) }
        }
        Event::PassengerReturned { boat, tile } => {
            ReportLine { spaces: dock(tile, tile_at(state, tile)), ..line(about("mq-event-passenger-returned", boat)) }
        }
        Event::Refuelled { boat, .. } => line(about("mq-event-refuelled", boat)),
        Event::CoalGiven { from, to, coal } => {
            let message = Message::new("mq-event-coal-given").with("from", boat(from)).with("to", boat(to));
            line(message.with("coal", coal))
        }
        Event::Bunkered { boat, coal } => line(about("mq-event-bunkered", boat).with("coal", coal)),
        Event::TileLaid { tile, bend, passengers, .. } => {
            let message = Message::new("mq-event-tile-laid").with("tile", tile.to_string());
            line(message.with("bend", bend_name(bend)).with("passengers", passengers))
        }
        Event::FinishLaid { bend } => line(Message::new("mq-event-finish-laid").with("bend", bend_name(bend))),
        Event::TileRemoved { tile } => line(Message::new("mq-event-tile-removed").with("tile", tile_name(tile))),
        Event::Home { boat, place, .. } => line(about("mq-event-home", boat).with("place", place + 1)),
        Event::Over { reason } => line(Message::new(format!("end-{}", reason.name()))),
    })
}

/// A message with the place that it leads to. Docks and stations have the number of their tile, as signs on the board say.
fn to_place(message: Message, state: &State, to: Space) -> Message {
    let tile = tile_at(state, to.tile).map(TileId::tile);
    let ground = match tile {
        Some(tile) if tile.dock.is_some_and(|(dock, _)| dock == to.cell) => "dock",
        Some(tile) if tile.coal_docks & 1 << to.cell != 0 => "station",
        _ => "space",
    };
    message.with("ground", ground).with("tile", to.tile).with("to", to.to_string())
}

fn tile_at(state: &State, tile: u8) -> Option<TileId> {
    state.river().get(usize::from(tile)).map(|laid| laid.id)
}

/// The space at the dock of a tile of the river.
fn dock(place: u8, tile: Option<TileId>) -> Vec<String> {
    let dock = tile.and_then(|tile| tile.tile().dock);
    dock.map(|(cell, _)| Space::new(place, cell).to_string()).into_iter().collect()
}

/// Whether the boat that has moved lies at the dock where it took a passenger: then what is asked after the move is whether
/// to keep it, because coal never changes boats there (MQ-R-30).
fn may_decline(view: &View) -> bool {
    let at = view.active.and_then(|id| view.boats.get(&id)?.at);
    let is_dock = |at: Space| {
        let laid = view.river.get(usize::from(at.tile));
        laid.and_then(|laid| laid.tile.tile().dock).is_some_and(|(cell, _)| cell == at.cell)
    };
    view.phase == Phase::Transfer && at.is_some_and(is_dock)
}

/// What is asked now: of the viewer, or of whoever the viewer waits for.
pub(super) fn prompt(view: &View, viewer: Option<Seat>) -> Message {
    if view.phase == Phase::Over {
        return Message::new("mq-over");
    }
    let (Some(&seat), Some(subject)) = (view.decides.first(), view.subject) else { return Message::new("mq-chance") };
    if Some(seat) != viewer {
        let own = if subject == BoatId::ROSE { "no" } else { "yes" };
        return Message::new("mq-waits").with("name", seat).with("boat", boat(subject)).with("own", own);
    }
    let chain = !view.course.chain.is_empty();
    let key = match view.phase {
        Phase::SetupDock => "mq-expect-setup-dock",
        Phase::SetupBow => "mq-expect-setup-bow",
        Phase::Enter => "mq-expect-enter",
        Phase::FreeBow => "mq-expect-free-bow",
        Phase::Speed => "mq-expect-speed",
        Phase::Move if chain => "mq-expect-chain",
        Phase::Move => "mq-expect-move",
        Phase::BackBow => "mq-expect-back-bow",
        Phase::StuckBow => "mq-expect-stuck-bow",
        Phase::Transfer if may_decline(view) => "mq-expect-decline",
        Phase::Transfer => "mq-expect-transfer",
        Phase::Bows => "mq-expect-bows",
        Phase::SetupOut | Phase::SetupTile | Phase::SetupOrder | Phase::Reveal | Phase::RevealFinish | Phase::Over => {
            "mq-chance"
        }
    };
    let message = Message::new(key).with("boat", boat(subject));
    if key == "mq-expect-move" { message.with("points", view.course.points) } else { message }
}
