//! What can be chosen in Niagara: single steps, and places that the canoe can be paddled to.

use super::{a_gem, active, owner_name, place_in, signed};
use crate::face::{Asked, Choice, Meaning, Press, Then};
use niagara::state::Phase;
use niagara::{Arm, CanoeId, Gem, Place, View, Which};
use std::collections::BTreeMap;
use words::{Arg, Lang, text};

pub(super) fn choices(view: &View, asked: &Asked<'_>) -> Vec<Choice> {
    let mut list: Vec<Choice> = asked.legal.iter().map(|action| step(view, action, asked.lang)).collect();
    list.extend(voyages(view, asked));
    list
}

/// Where the canoe that moves is, if one does.
fn moving(view: &View) -> Option<Place> {
    let which = view.course.as_ref()?.canoe?;
    active(view).map(|player| player.canoes[which as usize % 2].at)
}

pub(super) fn step(view: &View, action: &str, lang: Lang) -> Choice {
    let (word, what) = action.split_once(':').unwrap_or((action, ""));
    let place = moving(view);
    let label = match word {
        "card" if what == "cloud" => text(lang, "niagara-card-cloud", &[]),
        "card" => text(lang, "niagara-card-number", &[("card", Arg::of(what))]),
        "buy" | "load" => text(lang, &format!("niagara-do-{word}"), &[("gem", a_gem(what, lang).into())]),
        "canoe" => format!("{what}: {}", canoe_label(view, what, lang)),
        "steal" => {
            let gem = robbed(view, what).map_or_else(String::new, |gem| a_gem(&gem.to_string(), lang));
            text(lang, "niagara-do-steal", &[("gem", gem.into()), ("name", owner_name(what, lang).into())])
        }
        "down" if is_above_falls(place) => text(lang, "niagara-do-falls", &[]),
        "down" => {
            let arm = if what.is_empty() { "none" } else { what };
            text(lang, "niagara-do-down", &[("arm", arm.into())])
        }
        "weather" => {
            let step = if what == "up" { 1 } else { -1 };
            let weather = signed(i64::from(view.weather) + step);
            text(lang, "niagara-do-weather", &[("weather", weather.into())])
        }
        "end" => {
            let phase = match (view.phase, place) {
                (Phase::Buy, _) => "buy",
                (_, Some(place)) if place.afloat() => "steal",
                _ => "launch",
            };
            text(lang, "niagara-do-end", &[("phase", phase.into())])
        }
        _ => text(lang, &format!("niagara-do-{word}"), &[]),
    };
    let act = vec![action.to_owned()];
    if word == "down" && is_above_falls(place) {
        // Whoever means it says so twice.
        let sure = Choice::act(text(lang, "term-falls-sure", &[]), act);
        return Choice { label, note: None, spot: None, then: Then::Choose(vec![sure]) };
    }
    Choice::act(label, act)
}

/// Whether the next step downstream goes over the falls.
const fn is_above_falls(place: Option<Place>) -> bool {
    matches!(place, Some(Place::L7 | Place::R7))
}

/// The gem aboard a canoe such as `yellow:a`.
fn robbed(view: &View, canoe: &str) -> Option<Gem> {
    let canoe: CanoeId = canoe.parse().ok()?;
    view.players.get(&canoe.seat.into())?.canoes[canoe.which as usize % 2].gem
}

fn canoe_label(view: &View, which: &str, lang: Lang) -> String {
    let number = which.parse().map_or(0, |which: Which| which as usize % 2);
    let canoe = active(view).map(|player| player.canoes[number]);
    let gem = canoe.and_then(|canoe| canoe.gem);
    let place = canoe.map_or(Place::Beach, |canoe| canoe.at);
    let args = [
        ("laden", Arg::from(if gem.is_some() { "yes" } else { "no" })),
        ("place", place_in("niagara-at-place", place, lang).into()),
        ("gem", gem.map_or_else(String::new, |gem| a_gem(&gem.to_string(), lang)).into()),
    ];
    text(lang, "niagara-do-canoe", &args)
}

/// Places that can be reached in more than one step, each by the fewest actions.
fn voyages(view: &View, asked: &Asked<'_>) -> Vec<Choice> {
    let Some((course, player)) = view.course.as_ref().zip(active(view)) else { return Vec::new() };
    let mut found: BTreeMap<(Which, Place), &[String]> = BTreeMap::new();
    for plan in asked.plans {
        let mut canoe = course.canoe;
        let mut place = canoe.map(|which| player.canoes[which as usize % 2].at);
        for (number, action) in plan.actions.iter().enumerate() {
            match action.strip_prefix("canoe:") {
                Some(which) if canoe.is_none() => {
                    canoe = which.parse().ok();
                    place = canoe.map(|which: Which| player.canoes[which as usize % 2].at);
                    continue;
                }
                Some(_) => break,
                None => {}
            }
            let (Some(which), Some(from)) = (canoe, place) else { break };
            let Some(to) = reached(from, action) else {
                // Loading on the way is a choice of its own, and what follows it is, too.
                break;
            };
            place = Some(to);
            if to == Place::Lost || number == 0 {
                continue;
            }
            let actions = &plan.actions[..=number];
            let known = found.entry((which, to)).or_insert(actions);
            if actions.len() < known.len() {
                *known = actions;
            }
        }
    }
    let voyage = |((which, place), actions): ((Which, Place), &[String])| {
        let steps = actions.iter().filter(|action| !action.starts_with("canoe:")).count();
        let place_said = place_in("niagara-to-place", place, asked.lang);
        let go = text(asked.lang, "niagara-do-go", &[("place", place_said.into())]);
        // With two canoes to choose from it must be told which one.
        let label = if course.canoe.is_some() { go } else { format!("{which}: {go}") };
        Choice {
            spot: Some(place.name().to_owned()),
            note: char::from_digit(steps as u32, 10),
            ..Choice::act(label, actions.to_vec())
        }
    };
    found.into_iter().map(voyage).collect()
}

/// The place that a step leads to; nothing for what is no step.
fn reached(from: Place, action: &str) -> Option<Place> {
    match action {
        "up" => Some(from.up()),
        "down" | "down:left" => Some(from.down(Arm::Left)),
        "down:right" => Some(from.down(Arm::Right)),
        _ => None,
    }
}

pub(super) fn press(view: &View, press: Press, asked: &Asked<'_>, choices: &[Choice]) -> Meaning {
    let legal = |action: &str| asked.legal.iter().any(|known| known == action);
    let at = |action: &str| choices.iter().position(|choice| choice.then == Then::Act(vec![action.to_owned()]));
    let step = match press {
        Press::Digit(number) if view.phase == Phase::Cards => {
            let action = format!("card:{number}");
            return at(&action).map_or_else(|| Meaning::Why(action), Meaning::Select);
        }
        Press::Digit(number) => {
            let place = usize::from(number).checked_sub(1).filter(|&place| place < choices.len());
            return place.map_or(Meaning::Nothing, Meaning::Select);
        }
        Press::Up => "up",
        Press::Down => "down",
        Press::Left => "down:left",
        Press::Right => "down:right",
    };
    if view.phase != Phase::Act {
        return Meaning::Nothing;
    }
    let first = |begin: &str| asked.legal.iter().find(|action| action.starts_with(begin));
    let choice = first("canoe:").or_else(|| first("down:").filter(|_| step == "down"));
    let falls = is_above_falls(moving(view)) && step == "down";
    match (legal(step), choice) {
        (true, _) if !falls => Meaning::Act(vec![step.to_owned()]),
        (true, _) => {
            let asks = |choice: &Choice| matches!(choice.then, Then::Choose(_));
            choices.iter().position(asks).map_or(Meaning::Nothing, Meaning::Select)
        }
        (false, Some(first)) => at(first).map_or(Meaning::Nothing, Meaning::Select),
        (false, None) => Meaning::Why(step.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Game, Ignore, Seat};
    use niagara::{Action, Niagara};

    /// Nobody loses a canoe by a single choice, on the screen or line by line.
    #[test]
    fn over_the_falls_is_asked_for_once_more() {
        let position = serde_json::json!({
            "format": 1, "table": { "seats": 3 }, "phase": "act",
            "players": {
                "brown": { "canoes": ["7L:amber", "beach"], "card": 3 },
                "yellow": { "card": 4 },
                "red": { "card": 4 },
            },
        });
        let position = serde_json::from_value(position).unwrap();
        let (game, mut state) = Niagara::load(&position).unwrap();
        game.act(&mut state, Seat(0), Action::Canoe(Which::A), &mut Ignore).unwrap();
        let view = game.view(&state, Some(Seat(0)));
        let Then::Choose(inner) = step(&view, "down", Lang::En).then else { panic!("it is done at once") };
        assert_eq!(inner.len(), 1);
        assert!(inner[0].label.contains("lost"), "{}", inner[0].label);
        assert_eq!(inner[0].then, Then::Act(vec!["down".to_owned()]));
        assert_eq!(step(&view, "up", Lang::En).then, Then::Act(vec!["up".to_owned()]));
    }
}
