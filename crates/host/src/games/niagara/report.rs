//! The game in words: report lines and prompts.

use api::{Message, ReportLine};
use game::{Rule, Seat};
use niagara::board::{Arm, Place};
use niagara::event::Flowing;
use niagara::state::{Card, Colour, Phase, State, Which};
use niagara::{Event, Gem, View};

/// A gem with its article.
pub(super) fn a_gem(gem: Gem) -> Message {
    Message::new(format!("niagara-a-gem-{gem}"))
}

/// A place in a sentence: `niagara-at-place` or `niagara-to-place`.
pub(super) fn place(key: &'static str, place: Place) -> Message {
    let kind = match place {
        Place::Beach => "beach",
        Place::Lost => "lost",
        _ => "disc",
    };
    let arm = match place {
        Place::L6 | Place::L7 => "left",
        Place::R6 | Place::R7 => "right",
        _ => "none",
    };
    Message::new(key).with("kind", kind).with("arm", arm).with("disc", place.depth())
}

/// The weather with its sign.
pub(super) fn signed(weather: i8) -> String {
    match weather {
        0 => "0".to_owned(),
        _ => format!("{weather:+}").replace('-', "−"),
    }
}

/// The spots beside the discs of a deposit.
fn at_deposit(deposit: Gem) -> Vec<String> {
    let discs = Place::ALL.into_iter().filter(|place| place.deposit() == Some(deposit));
    std::iter::once(format!("deposit-{deposit}")).chain(discs.map(|disc| disc.name().to_owned())).collect()
}

/// An event as a line of the report; none for what is seen anyway. `state` is the game after the event.
pub(super) fn line(event: Event, state: &State) -> Option<ReportLine> {
    let by = |key: &'static str, seat: Seat| Message::new(key).with("name", seat);
    let line =
        |message: Message, spaces: Vec<String>| ReportLine { spaces, ..ReportLine::new(message, event.rule().id()) };
    let at_arm = |arm: Arm| {
        let disc = match arm {
            Arm::Left => Place::L6,
            Arm::Right => Place::R6,
        };
        vec![disc.name().to_owned(), format!("falls-{arm}")]
    };
    Some(match event {
        // That a card lies there is seen, and the river's way is told by how far it flows.
        Event::Laid { .. } | Event::Flowed { .. } => return None,
        Event::ArmDrawn { arm } => line(Message::new("niagara-event-arm-drawn").with("arm", arm.name()), at_arm(arm)),
        Event::RoundBegan { round, ring } => {
            line(by("niagara-event-round-began", ring.seat()).with("round", round), Vec::new())
        }
        Event::BoughtBack { canoe, gem } => {
            let spaces = vec!["beach".to_owned(), format!("deposit-{gem}")];
            line(by("niagara-event-bought-back", canoe.seat).with("gem", a_gem(gem)), spaces)
        }
        Event::Opened { player, card } => {
            let card = card.map_or("covered", Card::name);
            line(by("niagara-event-opened", player.seat()).with("card", card), Vec::new())
        }
        Event::Idle { player } => line(by("niagara-event-idle", player.seat()), Vec::new()),
        Event::Moved { canoe, to, .. } => {
            let message = by("niagara-event-moved", canoe.seat).with("place", place("niagara-to-place", to));
            ReportLine { subject: Some(format!("moved {canoe}")), ..line(message, vec![to.name().to_owned()]) }
        }
        Event::Loaded { canoe, gem, deposit, .. } => {
            line(by("niagara-event-loaded", canoe.seat).with("gem", a_gem(gem)), at_deposit(deposit))
        }
        Event::Unloaded { canoe, gem, deposit } => {
            line(by("niagara-event-unloaded", canoe.seat).with("gem", a_gem(gem)), at_deposit(deposit))
        }
        Event::Stolen { canoe, from, gem } => {
            let at = Some(state.canoe(canoe).at).filter(|place| *place != Place::Lost);
            let message = by("niagara-event-stolen", canoe.seat).with("gem", a_gem(gem)).with("from", from.seat);
            line(message, at.map(|place| place.name().to_owned()).into_iter().collect())
        }
        Event::Landed { canoe } => line(by("niagara-event-landed", canoe.seat), vec!["beach".to_owned()]),
        Event::Scored { player, gem } => {
            line(by("niagara-event-scored", player.seat()).with("gem", a_gem(gem)), vec![format!("camp-{player}")])
        }
        Event::WeatherChanged { player, weather } => {
            line(by("niagara-event-weather-changed", player.seat()).with("weather", signed(weather)), Vec::new())
        }
        Event::Flows { steps, cause } => {
            // The weather does not change before the river has flowed, and the lowest card and the weather make the sum.
            let card = match cause {
                Flowing::LowestCard => steps as i8 - state.weather(),
                Flowing::Weather => 0,
            };
            let message = Message::new("niagara-event-flows").with("steps", steps);
            line(message.with("card", card).with("weather", signed(state.weather())), Vec::new())
        }
        Event::Lost { canoe, gem, .. } => {
            let falls = ["falls-left", "falls-right"].map(str::to_owned).into_iter();
            let spaces = falls.chain(gem.map(|gem| format!("deposit-{gem}"))).collect();
            let message = by("niagara-event-lost", canoe.seat).with("laden", if gem.is_some() { "yes" } else { "no" });
            line(if let Some(gem) = gem { message.with("gem", a_gem(gem)) } else { message.with("gem", "") }, spaces)
        }
        Event::Returned { canoe } => line(by("niagara-event-returned", canoe.seat), vec!["beach".to_owned()]),
        Event::HandsBack => line(Message::new("niagara-event-hands-back"), Vec::new()),
        Event::Over { reason } => line(Message::new(format!("end-{}", reason.name())), Vec::new()),
    })
}

/// What is asked now: of the viewer, or of those whom the viewer waits for.
pub(super) fn prompt(view: &View, viewer: Option<Seat>) -> Message {
    if view.phase == Phase::Over {
        return Message::new("niagara-expected-over");
    }
    if let Some(seat) = viewer.filter(|seat| view.decides.contains(seat)) {
        return asked(view, seat);
    }
    let count = view.decides.len() as u32;
    let waits = |key| Message::new(key).with("names", view.decides.clone()).with("count", count);
    match view.phase {
        _ if count == 0 => Message::new("niagara-expected-river"),
        Phase::Buy => waits("niagara-waits-buy"),
        Phase::Act if on_the_cloud(view) => waits("niagara-waits-weather"),
        Phase::Act => waits("niagara-waits-sail"),
        Phase::Cards | Phase::SetupArm | Phase::SetupRing | Phase::River | Phase::Over => waits("niagara-waits-cards"),
    }
}

/// Whether the player whose turn it is has opened the cloud.
fn on_the_cloud(view: &View) -> bool {
    let player = view.course.as_ref().and_then(|course| view.players.get(&course.player));
    player.is_some_and(|player| player.card == Some(Card::Cloud))
}

/// What is asked of a seat that decides.
fn asked(view: &View, seat: Seat) -> Message {
    let (Some(course), Some(player)) = (&view.course, view.players.get(&Colour::from(seat))) else {
        return Message::new(if view.phase == Phase::Buy { "niagara-expected-buy" } else { "niagara-expected-cards" });
    };
    if on_the_cloud(view) {
        return Message::new("niagara-expected-weather");
    }
    // Only whoever looks back at a covered card is not told the points, and nobody is asked then.
    let points = course.points.unwrap_or_default();
    let Some(which) = course.mover else {
        return Message::new("niagara-expected-choose").with("points", points);
    };
    let at = player.canoes[which as usize].at;
    match (points, at) {
        (0, _) => Message::new("niagara-expected-steal"),
        (_, Place::Beach) => {
            let other = player.canoes[other(which) as usize].at;
            let optional = course.canoe.is_none() && course.canoes.len() == 1 && other != Place::Lost;
            let optional = if optional { "yes" } else { "no" };
            Message::new("niagara-expected-launch").with("points", points).with("optional", optional)
        }
        _ => Message::new("niagara-expected-sail").with("points", points).with("place", place("niagara-at-place", at)),
    }
}

const fn other(which: Which) -> Which {
    match which {
        Which::A => Which::B,
        Which::B => Which::A,
    }
}
