//! Advice: who gets it, what it says, and that it tells nothing hidden.

use crate::{Kept, falls, player, queen};
use api::{Advice, AdviceRequest, ComparedWith, SeatKind};
use game::{Fault, Seat};
use host::sandbox::{Source, open};
use host::{Command, Config};
use serde_json::{Value, json};
use words::Lang;

/// The same table with one person, at seat 0.
fn with_bots(mut config: Config) -> Config {
    for seat in 1..config.seats.len() {
        config.seats[seat] = SeatKind::Bot { level: "easy".into() };
    }
    config
}

fn by(level: &str) -> AdviceRequest {
    AdviceRequest { level: Some(level.to_owned()), ..AdviceRequest::default() }
}

fn advise(kept: &Kept, number: usize, request: &AdviceRequest) -> Result<Advice, Fault> {
    kept.table.ask_advice(Some(&player(number)), request, 7)?()
}

fn refused(kept: &Kept, number: usize, request: &AdviceRequest) -> String {
    advise(kept, number, request).unwrap_err().key().to_owned()
}

/// Lets bots act until the person decides.
fn until_asked(kept: &mut Kept) {
    while !kept.table.deciding().contains(Seat(0)) {
        for seat in kept.table.waiting_for_bots() {
            let command = kept.table.ask_bot(seat, 1).unwrap()().unwrap();
            kept.does(&command);
        }
    }
}

/// What is true of all advice.
fn is_sound(kept: &Kept, advice: &Advice) {
    let seats = kept.table.config().seats.len();
    assert!(!advice.best.is_empty() && advice.best.len() <= 3, "{advice:?}");
    for turn in advice.best.iter().chain(&advice.in_mind) {
        assert_eq!(turn.chances.len(), seats, "{turn:?}");
        let sum: i32 = turn.chances.iter().map(|&chance| i32::from(chance)).sum();
        assert!((100 - sum).abs() <= 3, "{turn:?}");
        assert!(kept.table.why_not(advice.seat, &turn.plan.actions[0]).unwrap().is_none(), "{turn:?}");
    }
    assert!(advice.reasons.len() <= 3);
    assert_eq!(advice.reasons.is_empty(), advice.compared_with == ComparedWith::Nothing);
    for lang in Lang::ALL {
        for line in words::advice(lang, advice, &|seat| format!("Player {seat}")) {
            assert!(!line.contains("-reason-") && !line.contains("-turn-") && !line.contains("advice-"), "{line}");
            assert!(!line.contains("{$"), "{line}");
        }
    }
}

#[test]
fn somebody_who_plays_with_bots_is_advised_turn_by_turn() {
    for config in [queen(), falls()] {
        let mut kept = Kept::new(with_bots(config)).begin();
        for _ in 0..12 {
            until_asked(&mut kept);
            let advice = advise(&kept, 0, &by("hard")).unwrap();
            is_sound(&kept, &advice);
            assert_eq!((advice.seat, advice.moment), (Seat(0), kept.table.last_moment()));
            // The worst of all turns is compared with the best.
            let plans = kept.table.plans(Seat(0)).unwrap();
            let actions = plans.last().unwrap().actions.clone();
            let compared = advise(&kept, 0, &AdviceRequest { actions: actions.clone(), ..by("hard") }).unwrap();
            is_sound(&kept, &compared);
            let in_mind = compared.in_mind.as_ref().unwrap();
            assert_eq!(in_mind.plan.actions, actions);
            assert!(in_mind.chances[0] <= compared.best[0].chances[0], "{compared:?}");
            let best: Vec<&str> = advice.best[0].plan.actions.iter().map(String::as_str).collect();
            kept.act(Seat(0), &best).unwrap();
            if kept.next().is_none() {
                break;
            }
        }
    }
}

#[test]
fn a_turn_that_is_only_begun_is_completed() {
    let mut kept = Kept::new(with_bots(queen())).begin();
    until_asked(&mut kept);
    while kept.table.legal(Seat(0)).iter().all(|action| !action.starts_with("speed:")) {
        let action = kept.table.legal(Seat(0))[0].clone();
        kept.act(Seat(0), &[&action]).unwrap();
        until_asked(&mut kept);
    }
    let begun = AdviceRequest { actions: vec!["speed:1".into()], ..by("hard") };
    let advice = advise(&kept, 0, &begun).unwrap();
    let in_mind = advice.in_mind.unwrap();
    assert!(in_mind.plan.actions.len() > 1 && in_mind.plan.actions[0] == "speed:1", "{in_mind:?}");
    let illegal = AdviceRequest { actions: vec!["speed:6".into(), "end".into()], ..by("hard") };
    assert_eq!(refused(&kept, 0, &illegal), "host-illegal");
    assert_eq!(refused(&kept, 0, &AdviceRequest { actions: vec!["fly".into()], ..by("hard") }), "unknown-action");
}

#[test]
fn nobody_is_advised_among_people_before_the_game_is_over() {
    let mut kept = Kept::new(falls()).begin();
    for number in 0..3 {
        assert_eq!(refused(&kept, number, &by("easy")), "advice-others");
    }
    assert_eq!(kept.table.ask_advice(None, &by("easy"), 1).err().unwrap().key(), "advice-others");
    kept.play_out(5);
    // Then everybody is, about every moment at which somebody decided.
    let mut advised = 0;
    for moment in 0..=kept.table.last_moment() {
        let request = AdviceRequest { moment: Some(moment), ..by("medium") };
        match kept.table.ask_advice(None, &request, 1) {
            Ok(job) => {
                advised += 1;
                let advice = job().unwrap();
                assert!(advice.moment == moment && !advice.best.is_empty(), "{advice:?}");
            }
            Err(fault) => assert!(["advise-chance", "advise-over"].contains(&fault.key()), "{fault:?}"),
        }
    }
    assert!(advised > 5);
    let beyond = AdviceRequest { moment: Some(99_999), ..by("medium") };
    assert_eq!(refused(&kept, 0, &beyond), "number-out-of-range");
}

#[test]
fn requests_that_make_no_sense_are_refused() {
    let mut kept = Kept::new(with_bots(falls())).begin();
    until_asked(&mut kept);
    assert_eq!(refused(&kept, 1, &by("easy")), "advice-others", "a spectator");
    assert_eq!(refused(&kept, 0, &by("genius")), "unknown-bot");
    assert_eq!(refused(&kept, 0, &AdviceRequest { milliseconds: Some(100), ..by("easy") }), "advice-no-time");
    assert_eq!(refused(&kept, 0, &AdviceRequest { milliseconds: Some(0), ..by("hard") }), "number-out-of-range");
    assert_eq!(refused(&kept, 0, &AdviceRequest { milliseconds: Some(10_001), ..by("hard") }), "number-out-of-range");
    assert_eq!(refused(&kept, 0, &AdviceRequest { seat: Some(Seat(1)), ..by("easy") }), "advice-others");
    let earlier = AdviceRequest { moment: Some(0), ..by("easy") };
    assert_eq!(refused(&kept, 0, &earlier), "advice-moment");
    kept.does(&Command::Leave { seat: Seat(0), why: api::Leave::Left });
}

/// Brown acts; the others' cards lie face down.
fn position(yellow: u8, red: u8) -> Value {
    json!({
        "format": 1, "table": { "seats": 3 }, "phase": "act", "turn": "brown",
        "players": {
            "brown": { "canoes": ["4:amber", "6L"], "card": 5 },
            "yellow": { "canoes": ["6L", "beach"], "card": yellow },
            "red": { "canoes": ["5", "beach"], "card": red },
        },
    })
}

#[test]
fn covered_cards_do_not_show_in_advice() {
    let advice = |document: &Value, level: &str| {
        let sandbox = open("niagara", Source::Position(document)).unwrap();
        json!(sandbox.advice(&AdviceRequest { seat: Some(Seat(0)), ..by(level) }, 11).unwrap())
    };
    for level in ["easy", "hard"] {
        let told = advice(&position(1, 6), level);
        for (yellow, red) in [(6, 1), (2, 3), (4, 4)] {
            assert_eq!(advice(&position(yellow, red), level), told, "{level}: {yellow} {red}");
        }
    }
}
