//! What can be chosen in Mississippi Queen: whole turns by the space where they end, then single steps.

use super::river::{self, Hexes};
use super::{arrow, boat_name, dir_name};
use crate::face::{Asked, Choice, Meaning, Press, Then};
use api::{Plan, PlanResult};
use mississippi::state::Phase;
use mississippi::tiles::START_DOCKS;
use mississippi::{Dir, Plan as Way, Space, View};
use std::collections::BTreeMap;
use words::{Arg, Lang, text};

pub(super) fn choices(view: &View, hexes: &Hexes, asked: &Asked<'_>) -> Vec<Choice> {
    let moving = matches!(view.phase, Phase::Speed | Phase::Move);
    let mut list = if moving { turns(view, hexes, asked) } else { Vec::new() };
    // Where whole turns are offered, ending comes first once it is possible: who has steered there means it.
    let steps = asked.legal.iter().filter(|action| asked.speed.is_none() || !action.starts_with("speed:"));
    let steps = steps.map(|action| step(view, action, asked.lang));
    if asked.legal.iter().any(|action| action == "end") && view.phase == Phase::Move {
        let (end, rest): (Vec<_>, Vec<_>) = steps.partition(|choice| choice.then == Then::Act(vec!["end".to_owned()]));
        list = end.into_iter().chain(list).chain(rest).collect();
    } else {
        list.extend(steps);
    }
    list
}

/// Turns that end on the same space, with their actions.
type Ways<'a> = Vec<(Way, &'a Plan)>;

/// Whole turns, the cheapest first, of these the farthest; those that end on the same space are one choice with a closer one
/// behind it.
fn turns(view: &View, hexes: &Hexes, asked: &Asked<'_>) -> Vec<Choice> {
    let mut by_space: BTreeMap<Space, Ways<'_>> = BTreeMap::new();
    for plan in asked.plans {
        let PlanResult::MississippiQueen(way) = plan.result else { continue };
        if asked.speed.is_none_or(|speed| way.wheel == speed) {
            by_space.entry(way.at).or_default().push((way, plan));
        }
    }
    let mut spaces: Vec<(Space, Ways<'_>)> = by_space.into_iter().collect();
    let least = |ways: &[(Way, &Plan)]| ways.iter().map(|(way, _)| way.spent).min().unwrap_or(0);
    spaces.sort_by_key(|(space, ways)| (least(ways), std::cmp::Reverse(hexes.along(*space))));
    let lang = asked.lang;
    let mut list = Vec::new();
    for (space, mut ways) in spaces {
        ways.sort_by_key(|(way, plan)| (way.spent, way.pushed, plan.actions.len()));
        let least = least(&ways);
        let inside = ways.iter().map(|(way, plan)| Choice {
            spot: Some(space.to_string()),
            note: digit(way.spent),
            ..Choice::act(way_label(*way, plan, asked.spoken, lang), plan.actions.clone())
        });
        let args = [("space", Arg::from(space.to_string())), ("coal", least.into())];
        let label = text(lang, "mq-target-space", &args);
        let there = river::in_words(view, space, lang);
        list.push(Choice {
            label: there.map_or_else(|| label.clone(), |there| format!("{label}, {there}")),
            note: digit(least),
            then: Then::Choose(inside.collect()),
            spot: Some(space.to_string()),
        });
    }
    list
}

fn digit(number: u8) -> Option<char> {
    char::from_digit(number.into(), 10)
}

fn arrow_of(dir: &str) -> String {
    dir.parse().map_or(' ', |dir: Dir| arrow(dir)).to_string()
}

/// A whole turn by what comes of it. Turns that push differ by where they push to.
fn way_label(way: Way, Plan { actions, remarks, .. }: &Plan, spoken: bool, lang: Lang) -> String {
    let [turns, pushes] =
        if spoken { ["term-mq-turn-spoken", "term-mq-pushes"] } else { ["term-mq-turn", "term-mq-turn-pushes"] };
    let args = [
        ("arrow", Arg::from(arrow(way.bow).to_string())),
        ("space", way.at.to_string().into()),
        ("bow", format!("{} {}", arrow(way.bow), dir_name(&way.bow.to_string(), lang)).into()),
        ("speed", way.wheel.into()),
        ("coal", way.spent.into()),
    ];
    let turn = text(lang, turns, &args);
    let pushed = actions.iter().filter_map(|action| action.strip_prefix("push:"));
    let to: Vec<String> =
        if spoken { pushed.map(|dir| dir_name(dir, lang)).collect() } else { pushed.map(arrow_of).collect() };
    let turn = if to.is_empty() {
        turn
    } else {
        let to = to.join(if spoken { ", " } else { "" });
        text(lang, pushes, &[("turn", turn.into()), ("to", to.into())])
    };
    // Where to boats are pushed is told already.
    let remarks = remarks.iter().filter(|remark| remark.message.key != "mq-plan-pushes");
    let remarks = remarks.map(|remark| words::message(lang, &remark.message, &|_| String::new()));
    std::iter::once(turn).chain(remarks).collect::<Vec<_>>().join(", ")
}

/// Whether the boat that has moved lies at the dock where it took a passenger, so that this is what is asked after the move:
/// coal never changes boats there.
fn may_decline(view: &View) -> bool {
    let at = view.active.and_then(|id| view.boats.get(&id)?.at);
    view.phase == Phase::Transfer
        && at.is_some_and(|at| {
            let tile = view.river.get(usize::from(at.tile)).map(|laid| laid.tile.tile());
            tile.is_some_and(|tile| tile.dock.is_some_and(|(cell, _)| cell == at.cell))
        })
}

/// One micro-action in words.
pub(super) fn step(view: &View, action: &str, lang: Lang) -> Choice {
    let mut parts = action.split(':');
    let (word, value, amount) =
        (parts.next().unwrap_or_default(), parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    let word = match word {
        "end" if may_decline(view) => "end-decline",
        "end" if view.phase == Phase::Transfer => "end-transfer",
        _ => word,
    };
    let args = match word {
        "bow" | "push" => vec![("arrow", Arg::from(arrow_of(value))), ("dir", dir_name(value, lang).into())],
        "give" | "take" | "bunker" => vec![("boat", boat_name(value, lang).into()), ("coal", Arg::of(amount))],
        _ => vec![("number", Arg::of(value))],
    };
    let spot = match (word, value.parse::<usize>()) {
        ("dock", Ok(dock)) => START_DOCKS.get(dock.wrapping_sub(1)).map(|cell| format!("0.{cell}")),
        _ => None,
    };
    let note = spot.as_ref().and_then(|_| value.chars().next());
    Choice { spot, note, ..Choice::act(text(lang, &format!("mq-do-{word}"), &args), vec![action.to_owned()]) }
}

pub(super) fn press(view: &View, press: Press, asked: &Asked<'_>, choices: &[Choice]) -> Meaning {
    let legal = |action: &str| asked.legal.iter().any(|known| known == action);
    let step = match press {
        Press::Digit(speed) if view.phase == Phase::Speed => {
            let action = format!("speed:{speed}");
            return if legal(&action) { Meaning::Speed(speed) } else { Meaning::Why(action) };
        }
        Press::Digit(number) => {
            let dock = format!("dock:{number}");
            let place = if legal(&dock) {
                choices.iter().position(|choice| choice.then == Then::Act(vec![dock.clone()]))
            } else {
                usize::from(number).checked_sub(1).filter(|&place| place < choices.len())
            };
            return place.map_or(Meaning::Nothing, Meaning::Select);
        }
        Press::Up => "ahead",
        Press::Left => "left",
        Press::Right => "right",
        Press::Down => "back",
    };
    if !matches!(view.phase, Phase::Speed | Phase::Move) {
        return Meaning::Nothing;
    }
    if legal(step) {
        return Meaning::Act(vec![step.to_owned()]);
    }
    let pushes: Vec<&String> = asked.legal.iter().filter(|action| action.starts_with("push:")).collect();
    match (step, pushes.as_slice()) {
        ("ahead", [only]) => Meaning::Act(vec![(*only).clone()]),
        ("ahead", [first, ..]) => {
            let place = choices.iter().position(|choice| choice.then == Then::Act(vec![(*first).clone()]));
            place.map_or(Meaning::Nothing, Meaning::Select)
        }
        _ if view.phase == Phase::Speed && step != "back" => first_speed(view, asked)
            .map_or_else(|| Meaning::Why(step.to_owned()), |speed| Meaning::Act(vec![speed, step.to_owned()])),
        _ => Meaning::Why(step.to_owned()),
    }
}

/// The speed to begin with: the one that is chosen, else what comes nearest to what the wheel shows.
fn first_speed(view: &View, asked: &Asked<'_>) -> Option<String> {
    let wheel = view.subject.as_ref().and_then(|id| view.boats.get(id)).map_or(1, |boat| boat.speed);
    let speeds = asked.legal.iter().filter_map(|action| action.strip_prefix("speed:")?.parse::<u8>().ok());
    let nearest = speeds.min_by_key(|speed| speed.abs_diff(wheel));
    asked.speed.or(nearest).map(|speed| format!("speed:{speed}"))
}
