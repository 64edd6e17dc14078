//! Games that were played under earlier rules: shown as they stood, judged by nobody, continued by nobody.

use crate::{Kept, config, queen};
use api::Stage;
use game::{Earlier, Record};
use host::{Event, Form, Hosted as _, Logged};
use mississippi::Queen;
use serde_json::json;

/// A log with the mark that it was played under earlier rules.
fn marked(mut log: Vec<Logged>) -> Vec<Logged> {
    let seq = log.len() as u64;
    log.push(Logged { seq, at: 1000, event: Event::EarlierRules { since: 1 } });
    log
}

fn record(log: &[Logged]) -> Record<Queen> {
    let text = host::replay(log).unwrap().record(None, Form::Text).unwrap();
    assert_eq!(Record::<Queen>::read(&text).unwrap_err().key(), "record-earlier-rules");
    Record::read_any(&text).unwrap()
}

#[test]
fn what_the_rules_forbid_is_shown_and_what_cannot_be_carried_out_ends_the_game() {
    let mut race = Kept::new(queen()).begin();
    race.play_out(3);
    let outcome = race.table.outcome();
    let log = marked(race.log.clone());
    let whole = host::replay(&log).unwrap();
    assert_eq!((whole.stage(), whole.status().earlier_rules, whole.status().unplayed), (Stage::Over, true, None));
    assert_eq!((whole.outcome(), whole.last_moment()), (outcome.clone(), race.table.last_moment()));
    assert_eq!((record(&log).earlier, record(&log).outcome), (Some(Earlier::Whole), outcome));
    assert_eq!(record(&log).replay().unwrap().states.len(), whole.last_moment() + 1);
    // A speed that the boat has no coal for: it can be set all the same, and what follows is carried out.
    let speed = |logged: &Logged| matches!(&logged.event, Event::Acted { actions, .. } if actions[0] == "speed:1");
    let change = |place: usize, action: &str| {
        let mut log = race.log.clone();
        let Event::Acted { actions, .. } = &mut log[place].event else { panic!("an action") };
        action.clone_into(&mut actions[0]);
        assert!(host::replay(&log).is_err());
        marked(log)
    };
    let place = race.log.iter().rposition(speed).unwrap();
    let fast = host::replay(&change(place, "speed:6")).unwrap();
    assert!(fast.status().unplayed.is_none_or(|unplayed| unplayed > place as u64));
    // Nothing is asked that this would answer.
    let log = change(place, "dock:1");
    let cut = host::replay(&log).unwrap();
    assert_eq!((cut.status().unplayed, cut.outcome()), (Some(place as u64), None));
    assert!(cut.last_moment() < whole.last_moment());
    assert_eq!((record(&log).earlier, record(&log).outcome), (Some(Earlier::Part), None));
    let moments = cut.moments(None, 0, 10_000, false);
    assert_eq!(moments.len(), cut.last_moment() + 1);
}

#[test]
fn a_record_of_earlier_rules_comes_to_another_table_with_its_mark() {
    let mut race = Kept::new(queen()).begin();
    race.play_out(5);
    let text = host::replay(&marked(race.log.clone())).unwrap().record(None, Form::Json).unwrap();
    let events = std::iter::once(race.log[0].event.clone()).chain(Event::imported(text));
    let mut log: Vec<Logged> = (0..).zip(events).map(|(seq, event)| Logged { seq, at: 1000, event }).collect();
    let Event::Made { config, .. } = &mut log[0].event else { panic!("how it was made") };
    config.seats.fill(api::SeatKind::Open);
    let table = host::replay(&log).unwrap();
    assert_eq!((table.status().earlier_rules, table.status().unplayed), (true, None));
    assert_eq!((table.outcome(), table.last_moment()), (race.table.outcome(), race.table.last_moment()));
}

/// Records of the first version: a boat pushed onto water and then onto sand, whose owner was not asked for its bow (MQ-R-25), and
/// coal from the Black Rose that was taken once a round (MQ-R-51).
#[test]
fn what_was_not_asked_then_is_passed_over() {
    for name in ["mississippi-it2019-4.rec", "mississippi-it1997-3.rec"] {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/earlier/");
        let text = std::fs::read_to_string(format!("{folder}{name}")).expect("the fixture is there");
        assert!(Record::<Queen>::read(&text).is_err(), "{name}");
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let place = lines.iter().position(|line| line.starts_with("table: ")).unwrap();
        let mut table = serde_json::from_str(&lines[place]["table: ".len()..]).unwrap();
        Queen::by_earlier_rules(&mut table);
        lines[place] = format!("table: {table}");
        lines.insert(place + 1, "earlier-rules: \"whole\"".to_owned());
        let record = Record::<Queen>::read_any(&lines.join("\n")).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let acted = |record: &str| -> Vec<String> {
            let said = |line: &&str| !line.starts_with("table:") && !line.starts_with("paddlewheel-record");
            record.lines().filter(said).map(str::to_owned).collect()
        };
        let kept = acted(&lines.join("\n"));
        assert_eq!(acted(&record.to_text().unwrap()), kept, "{name}");
        assert_eq!(kept.last().map(String::as_str), text.lines().last(), "{name}");
    }
}

/// The rules of the first version, as house rules.
fn house() -> serde_json::Value {
    json!({"wreck_wheel": "at-once", "sand_blocked": "sets-bow", "pick_up": "taken", "teams": "two-or-three",
        "leaving_tiles": "drawn", "rose_first_round": "two-coal", "rose_aground": "leaves"})
}

#[test]
fn a_race_that_would_end_in_another_order_is_noticed() {
    let played = |luck: u64| {
        let table = json!({"edition": "it2019", "seats": 6, "round_limit": 4, "house": house()});
        let mut race = Kept::new(config("mississippi-queen", table, 6)).begin();
        race.play_out(luck);
        let Event::Made { config, .. } = &mut race.log[0].event else { panic!("how it was made") };
        config.table["house"] = json!({});
        race
    };
    // A boat wrecks in the last round beside another: its wheel decides who is ahead, and by the rules of today it is not at 1.
    let race = played(8);
    let (now, end) = (host::replay(&race.log).unwrap(), race.log.len() as u64);
    assert_eq!((now.stage(), race.table.stage()), (Stage::Over, Stage::Over));
    assert_ne!(now.outcome(), race.table.outcome());
    assert_eq!(host::play_through(&race.log).err(), Some(end));
    let stood = host::replay(&marked(race.log.clone())).unwrap();
    assert_eq!((stood.outcome(), stood.status().unplayed), (race.table.outcome(), None));
    // Most races end as they did.
    let race = played(1);
    assert_eq!(host::play_through(&race.log).map(|table| table.outcome()), Ok(race.table.outcome()));
}
