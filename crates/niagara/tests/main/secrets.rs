//! What a seat cannot know does not reach it, even where the documents say what no game would: hands that nobody has
//! seen anything of.

use game::{Game, Seat};
use niagara::{Niagara, State};
use serde_json::{Value, json};
use testkit::secrets::rolls;

/// Round 4, all cards laid, brown to act: yellow holds these cards, has laid this one, and was seen playing nothing.
fn position(hand: &Value, card: &Value, open_discards: bool) -> State {
    let other = json!({ "hand": [1, 2, 3], "card": 4 });
    let mut yellow = json!({ "hand": hand, "card": card });
    if !open_discards {
        yellow["seen"] = json!([]);
    }
    let document = json!({
        "format": 1,
        "table": { "seats": 3, "open_discards": open_discards },
        "round": 4,
        "phase": "act",
        "turn": "brown",
        "players": { "brown": other, "yellow": yellow, "red": other },
    });
    Niagara::load(&serde_json::from_value(document).unwrap()).unwrap().1
}

#[test]
fn hands_and_cards_of_others_change_nothing_that_a_seat_knows() {
    let game = Niagara::open(&niagara::Table::new(3)).unwrap();
    let one = position(&json!([1, 2, 3]), &json!(5), false);
    for (hand, card) in [
        (json!([1, 2, 3]), json!("cloud")),
        (json!([2, 3, 5]), json!(1)),
        (json!([4, 6, "cloud"]), json!(5)),
        (json!([5, 6, "cloud"]), json!(2)),
    ] {
        let two = position(&hand, &card, false);
        assert_ne!(one, two);
        for seat in [Seat(0), Seat(2)] {
            assert_eq!(game.view(&one, Some(seat)), game.view(&two, Some(seat)));
            let legal = |state: &State| {
                let mut legal = Vec::new();
                game.legal(state, seat, &mut legal);
                legal
            };
            assert_eq!(legal(&one), legal(&two));
            for seed in 0..50 {
                assert_eq!(game.guess(&one, seat, &mut rolls(seed)), game.guess(&two, seat, &mut rolls(seed)));
            }
        }
        assert_eq!(game.view(&one, None), game.view(&two, None));
        assert_ne!(game.view(&one, Some(Seat(1))), game.view(&two, Some(Seat(1))), "who holds the cards sees them");
    }
}

#[test]
fn a_record_that_starts_with_secrets_is_for_nobody_who_may_not_know_them() {
    let game = Niagara::open(&niagara::Table::new(3)).unwrap();
    let state = position(&json!([1, 2, 3]), &json!(5), false);
    let record = game::Record::<Niagara>::starting(game.position(&state)).unwrap();
    for viewer in [None, Some(Seat(0)), Some(Seat(1))] {
        assert_eq!(record.open_to(viewer).unwrap_err().key, "record-hidden-start");
    }
    let open = game::Record::<Niagara>::new(niagara::Table::new(3));
    assert_eq!(open.open_to(None).as_ref(), Ok(&open));
}

#[test]
fn guesses_keep_to_what_has_been_seen() {
    let game = Niagara::open(&niagara::Table::new(3)).unwrap();
    let mut document = serde_json::to_value(game.position(&position(&json!([1, 2, 3]), &json!(5), false))).unwrap();
    document["players"]["yellow"]["seen"] = json!([6, "cloud"]);
    let (_, state) = Niagara::load(&serde_json::from_value(document).unwrap()).unwrap();
    let yellow = Seat(1);
    let mut cards = std::collections::BTreeSet::new();
    for seed in 0..400 {
        let guess = game.guess(&state, Seat(0), &mut rolls(seed));
        let (hand, card) = (guess.hand(yellow), guess.card(yellow).unwrap());
        assert_eq!(hand.len(), 3);
        for seen in [niagara::Card::Six, niagara::Card::Cloud] {
            assert!(!hand.contains(seen) && card != seen, "a card that was seen being played");
        }
        assert!(!hand.contains(card));
        assert_eq!(guess.hand(Seat(0)), state.hand(Seat(0)), "the seat knows its own cards");
        cards.insert(card);
    }
    assert_eq!(cards.len(), 5, "each of the others can be the laid one: {cards:?}");
}

#[test]
fn with_everything_seen_only_the_laid_card_is_unknown() {
    let game = Niagara::open(&niagara::Table { open_discards: true, ..niagara::Table::new(3) }).unwrap();
    let state = position(&json!([1, 2, 3]), &json!(5), true);
    let yellow = Seat(1);
    for seed in 0..100 {
        let guess = game.guess(&state, Seat(0), &mut rolls(seed));
        let all = guess.hand(yellow).with(guess.card(yellow).unwrap());
        assert_eq!(all, state.hand(yellow).with(state.card(yellow).unwrap()));
    }
    let view = game.view(&state, Some(Seat(0)));
    let shown = view.players[&niagara::Colour(1)].discards.as_ref().unwrap().len();
    assert_eq!(shown, 3);
}
