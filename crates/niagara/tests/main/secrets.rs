//! What a seat cannot know does not reach it, even where the documents say what no game would: hands that nobody has
//! seen anything of.

use game::{Entry, Game, Seat};
use niagara::{Action, Card, Event, Niagara, State, Table};
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
        "format": 2,
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
    let game = Niagara::open(&Table::new(3)).unwrap();
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
    let game = Niagara::open(&Table::new(3)).unwrap();
    let state = position(&json!([1, 2, 3]), &json!(5), false);
    let record = game::Record::<Niagara>::starting(game.position(&state)).unwrap();
    for viewer in [None, Some(Seat(0)), Some(Seat(1))] {
        assert_eq!(record.check_open_to(viewer).unwrap_err().key(), "record-hidden-start");
    }
    let open = game::Record::<Niagara>::new(Table::new(3));
    assert_eq!(open.check_open_to(None), Ok(()));
}

/// Where a card lies, as somebody at the table sees it who knows nothing of the engine but what happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lies {
    Sealed,
    Open,
    /// Under the next card of its owner, or back in hand.
    Covered,
}

/// The cards of a game that is played to its end, each by its entry, its seat and its number: at every moment, where each of
/// them lies.
struct Observed {
    states: Vec<State>,
    events: Vec<Vec<Event>>,
    cards: Vec<(usize, Seat, Card)>,
    lie: Vec<Vec<Lies>>,
}

fn observe(game: &Niagara, seed: u64) -> Observed {
    let mut driver = testkit::random::Driver::new(seed);
    let mut state = game.start();
    let mut seen = Observed { states: vec![state], events: vec![], cards: vec![], lie: vec![vec![]] };
    let mut lie: Vec<Lies> = Vec::new();
    loop {
        let mut events = Vec::new();
        let Some(entry) = driver.step(game, &mut state, &mut events) else { break };
        if let Entry::Act { seat, action: Action::Card(card) } = entry {
            for (place, (_, owner, _)) in seen.cards.iter().enumerate() {
                if *owner == seat {
                    lie[place] = Lies::Covered;
                }
            }
            seen.cards.push((seen.events.len(), seat, card));
            lie.push(Lies::Sealed);
        }
        for event in &events {
            match event {
                Event::Opened { player, .. } => {
                    let last = seen.cards.iter().rposition(|(_, owner, _)| *owner == player.seat()).unwrap();
                    lie[last] = Lies::Open;
                }
                Event::HandsBack => lie.fill(Lies::Covered),
                _ => {}
            }
        }
        seen.states.push(state);
        seen.events.push(events);
        seen.lie.push(lie.clone());
    }
    seen
}

/// NI-CRD-03, NI-R-19, at every moment of whole games, looked back at from every later one.
#[test]
fn sealed_and_covered_cards_are_told_to_nobody_else() {
    for (seats, open_discards) in [(3, false), (5, false), (4, true)] {
        let table = Table { open_discards, round_limit: Some(16), ..Table::new(seats) };
        let game = Niagara::open(&table).unwrap();
        let seen = observe(&game, u64::from(seats));
        assert!(seen.states.last().unwrap().round() > 7, "the hands come back once");
        let (mut hidden, mut shown) = (0, 0);
        for now in (0..seen.states.len()).step_by(3).chain([seen.states.len() - 1]) {
            let over = now == seen.states.len() - 1;
            for viewer in game.all_seats().map(Some).chain([None]) {
                for (place, &(entry, seat, card)) in seen.cards.iter().enumerate().filter(|(_, card)| card.0 < now) {
                    let lies = seen.lie[now][place];
                    let open = lies == Lies::Open || (lies == Lies::Covered && open_discards);
                    let may = over || viewer == Some(seat) || open;
                    *(if may { &mut shown } else { &mut hidden }) += 1;
                    let (then, today) = (&seen.states[entry], &seen.states[now]);
                    assert_eq!(game.knows_choice(then, today, seat, viewer), may, "{card} of {seat}: {lies:?}");
                    // From its laying until the next one of its owner the card is on top of the pile.
                    let next = seen.cards.iter().skip(place + 1).find(|(_, owner, _)| *owner == seat);
                    let until = next.map_or(seen.states.len(), |next| next.0 + 1).min(now + 1);
                    for moment in entry + 1..until {
                        let view = game.look_back(&seen.states[moment], today, viewer);
                        let player = &view.players[&seat.into()];
                        let lies_then = seen.states[moment].top_card(seat).is_some();
                        let open_then = over || viewer == Some(seat) || seen.lie[moment][place] == Lies::Open;
                        assert_eq!(player.card, Some(card).filter(|_| may && lies_then && open_then));
                        let own = viewer == Some(seat) || over;
                        assert_eq!(player.hand.is_some(), own);
                        assert_eq!(player.discards.is_some(), own || open_discards);
                        if let Some(course) = view.course.filter(|course| course.player.seat() == seat) {
                            assert_eq!(course.points.is_some(), may, "the points tell the card");
                        }
                        for &event in &seen.events[moment - 1] {
                            let told = game.redacted(event, &seen.states[moment - 1], today, viewer);
                            if let Event::Opened { player, card: told } = told
                                && player.seat() == seat
                            {
                                assert_eq!(told, Some(card).filter(|_| may));
                            }
                        }
                    }
                }
                assert_eq!(game.hides(&seen.states[now], viewer), !over && hides(&seen, now, viewer, open_discards));
            }
        }
        assert!(hidden > 500 && shown > 500, "{hidden} hidden, {shown} shown");
    }
}

/// Whether somebody else's card is sealed, or covered since the hands came back: what a position would tell.
fn hides(seen: &Observed, now: usize, viewer: Option<Seat>, open_discards: bool) -> bool {
    let held = |seat: Seat| seen.states[now].hand(seat).len() + u8::from(seen.states[now].card(seat).is_some());
    seen.cards.iter().enumerate().filter(|(_, card)| card.0 < now && viewer != Some(card.1)).any(|(place, card)| {
        match seen.lie[now][place] {
            Lies::Sealed => true,
            Lies::Open => false,
            Lies::Covered => !open_discards && held(card.1) < 7 && since_hands_back(seen, now, card.0),
        }
    })
}

fn since_hands_back(seen: &Observed, now: usize, entry: usize) -> bool {
    !seen.events[entry..now].iter().flatten().any(|event| *event == Event::HandsBack)
}

#[test]
fn guesses_keep_to_what_has_been_seen() {
    let game = Niagara::open(&Table::new(3)).unwrap();
    let mut document = serde_json::to_value(game.position(&position(&json!([1, 2, 3]), &json!(5), false))).unwrap();
    document["players"]["yellow"]["seen"] = json!([6, "cloud"]);
    let (_, state) = Niagara::load(&serde_json::from_value(document).unwrap()).unwrap();
    let yellow = Seat(1);
    let mut cards = std::collections::BTreeSet::new();
    for seed in 0..400 {
        let guess = game.guess(&state, Seat(0), &mut rolls(seed));
        let (hand, card) = (guess.hand(yellow), guess.card(yellow).unwrap());
        assert_eq!(hand.len(), 3);
        for seen in [Card::Six, Card::Cloud] {
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
    let game = Niagara::open(&Table { open_discards: true, ..Table::new(3) }).unwrap();
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
