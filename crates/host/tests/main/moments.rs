//! Looking back: every moment is what it was, and tells a viewer nothing that they may not know.

use crate::{Kept, falls, queen};
use api::{AnyEvent, GameEvent, Moment, View};
use game::record::EntryOf;
use game::{Entry, Record, Seat};
use host::{Form, Hosted};

fn all(kept: &Kept, viewer: Option<Seat>) -> Vec<Moment> {
    kept.table.moments(viewer, 0, usize::MAX, false)
}

/// The moments of a finished game are those of its record, played through by somebody else.
fn as_recorded<G: Hosted>(kept: &Kept) {
    let record = Record::<G>::read(&kept.table.record(None, Form::Json).unwrap()).unwrap();
    let replay = record.replay().unwrap();
    let moments = all(kept, Some(Seat(1)));
    assert_eq!(moments.len(), record.entries.len() + 1);
    assert_eq!(kept.table.last_moment(), record.entries.len());
    let first = &moments[0];
    assert_eq!((first.number, first.seat, &first.entry, first.events.len()), (0, None, &None, 0));
    for (number, moment) in moments.iter().enumerate() {
        assert_eq!(moment.number, number);
        let view = replay.game.look_back(&replay.states[number], replay.last(), Some(Seat(1)));
        assert_eq!(moment.scene.as_ref(), Some(&G::scene(&view)));
        assert_eq!(moment.view, Some(view.into()));
        assert_eq!(moment.turn, replay.game.turn_number(&replay.states[number]));
    }
    let text = |entry: &EntryOf<G>| match entry {
        Entry::Act { seat, action } => (Some(*seat), action.to_string(), false),
        Entry::Chance(chance) => (None, chance.to_string(), true),
    };
    for ((moment, entry), events) in moments[1..].iter().zip(&record.entries).zip(&replay.events) {
        let (seat, entry, drawn) = text(entry);
        assert_eq!((moment.seat, moment.entry.as_deref(), moment.drawn), (seat, Some(entry.as_str()), drawn));
        assert_eq!(moment.events, host::registry::game_events::<G>(events));
    }
    assert_eq!(moments.last().unwrap().view, Some(kept.view(Some(Seat(1)))));
}

#[test]
fn every_moment_is_what_the_record_says() {
    let mut race = Kept::new(queen()).begin();
    race.play_out(5);
    as_recorded::<mississippi::Queen>(&race);
    let mut canoes = Kept::new(falls()).begin();
    canoes.play_out(5);
    as_recorded::<niagara::Niagara>(&canoes);
}

#[test]
fn a_part_of_the_way_is_the_same_as_all_of_it() {
    let mut race = Kept::new(queen()).begin();
    race.play_out(6);
    let whole = all(&race, None);
    assert_eq!(race.table.moments(None, 7, 3, false), whole[7..10]);
    assert_eq!(race.table.moments(None, whole.len() - 1, 100, false), whole[whole.len() - 1..]);
    for from in [whole.len(), usize::MAX] {
        assert_eq!(race.table.moments(None, from, usize::MAX, false), Vec::new());
    }
    for (lean, full) in race.table.moments(None, 0, usize::MAX, true).into_iter().zip(whole) {
        assert_eq!(lean, Moment { view: None, scene: None, ..full });
    }
}

/// The first seats lay these cards.
fn laid(cards: &[&str]) -> Kept {
    let mut canoes = Kept::new(falls()).begin();
    for (seat, card) in (0u8..).zip(cards) {
        assert!(canoes.act(Seat(seat), &[card]).unwrap());
    }
    canoes
}

#[test]
fn no_moment_tells_a_card_that_is_sealed() {
    const CARDS: [&str; 7] = ["card:1", "card:2", "card:3", "card:4", "card:5", "card:6", "card:cloud"];
    for others in [&[] as &[&str], &["card:2"]] {
        let with = |card: &str| laid(&[&[card], others].concat());
        let usual = with(CARDS[0]);
        for viewer in [None, Some(Seat(1)), Some(Seat(2))] {
            let told = all(&usual, viewer);
            assert!(told.iter().any(|moment| moment.seat == Some(Seat(0)) && moment.entry.is_none()));
            for card in CARDS {
                assert_eq!(all(&with(card), viewer), told, "{viewer:?} can tell {card}");
            }
        }
        // Its owner knows it, and each viewer knows their own.
        let own = |kept: &Kept, seat| {
            let moments = all(kept, Some(seat));
            moments.into_iter().find(|moment| moment.seat == Some(seat)).and_then(|moment| moment.entry)
        };
        assert_eq!(own(&usual, Seat(0)).as_deref(), Some("card:1"));
        assert_eq!(own(&usual, Seat(1)).as_deref(), others.first().copied());
    }
}

#[test]
fn an_opened_card_is_told_from_then_on_and_the_others_are_not() {
    let mut canoes = laid(&["card:3", "card:4", "card:5"]);
    let is_laid = |event: &GameEvent| matches!(event.event, AnyEvent::Niagara(niagara::Event::Laid { .. }));
    let cards = |canoes: &Kept| {
        let moments = all(canoes, None);
        let laid = moments.iter().filter(|moment| moment.events.iter().any(is_laid));
        laid.map(|moment| moment.entry.clone()).collect::<Vec<_>>()
    };
    let opened = |canoes: &Kept| cards(canoes).iter().flatten().count();
    let first = canoes.next().unwrap();
    assert_eq!(opened(&canoes), 1, "the card of who is first lies open");
    assert_eq!(cards(&canoes)[usize::from(first.0)], Some(format!("card:{}", first.0 + 3)));
    while canoes.next() == Some(first) {
        let action = canoes.table.legal(first).pop().unwrap();
        canoes.act(first, &[&action]).unwrap();
    }
    assert_eq!(opened(&canoes), 2);
    // What was to be seen then is not changed by what is known now.
    let second = canoes.next().unwrap();
    let moments = all(&canoes, None);
    let when_laid = moments.iter().find(|moment| moment.seat == Some(second)).unwrap();
    let Some(View::Niagara(view)) = &when_laid.view else { panic!("no view") };
    let player = view.players.values().find(|player| player.seat == second).unwrap();
    assert_eq!((player.laid, player.card), (true, None));
}

/// Whoever keeps moments learns from `settled` when to read them again, in whichever order cards are covered.
#[test]
fn covering_a_card_is_told_to_those_who_keep_moments() {
    let mut canoes = laid(&["card:3", "card:4", "card:5"]);
    let round = |canoes: &Kept| canoes.round();
    while round(&canoes) == 1 {
        let seat = canoes.next().unwrap();
        let action = canoes.table.legal(seat).pop().unwrap();
        canoes.act(seat, &[&action]).unwrap();
    }
    let mut kept = all(&canoes, None);
    let mut before = canoes.table.settled(None);
    // The last one lays first, so the earliest open card is covered last.
    for seat in [Seat(2), Seat(1), Seat(0)] {
        let card = canoes.table.legal(seat)[0].clone();
        canoes.act(seat, &[&card]).unwrap();
        let now = canoes.table.settled(None);
        assert!(now.covered > before.covered, "{before:?} {now:?}");
        let from = before.moment.min(now.moment);
        kept.truncate(from);
        kept.extend(canoes.table.moments(None, from, usize::MAX, false));
        assert_eq!(kept, all(&canoes, None), "nothing before {from} has changed");
        before = now;
    }
}
