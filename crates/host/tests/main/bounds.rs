//! How much fits into a log, and who may use it up.

use crate::{Kept, player, queen, sit};
use api::{Leave, Stage};
use game::Seat;
use host::table::{
    MOST_ASIDE, MOST_ASKED, MOST_OFFERS, MOST_OUTSIDE, MOST_RETURNS, MOST_SAYINGS, MOST_SEATINGS,
    MOST_SEATINGS_OF_OTHERS, MOST_TAKEN_BACK,
};
use host::{Command, Event, Logged, Scope};

fn say(number: usize) -> Command {
    Command::Say { player: player(number), name: "Somebody".into(), text: "again and again".into(), account: false }
}

#[test]
fn outsiders_do_not_use_up_the_sayings_of_the_players() {
    let mut race = Kept::new(queen()).begin();
    for number in 0..MOST_OUTSIDE {
        race.does(&say(100 + number));
    }
    assert_eq!(race.refused(&say(100)), "host-full");
    for number in 0..MOST_SAYINGS {
        race.does(&say(number % 2));
    }
    assert_eq!(race.refused(&say(0)), "host-full");
    race.replays();
}

fn seed(number: usize, seed: usize) -> Command {
    let Command::Sit { seat, player, name, invited, .. } = sit(number, false) else { unreachable!() };
    Command::Sit { seat, player, name, seed: seed.to_string(), invited }
}

#[test]
fn nobody_fills_a_log_before_the_start() {
    let mut race = Kept::new(queen());
    for number in 0..MOST_SEATINGS {
        race.does(&seed(1, number));
    }
    assert_eq!(race.refused(&seed(1, MOST_SEATINGS)), "host-too-often");
    assert!(!race.try_do(&seed(1, MOST_SEATINGS - 1)).unwrap(), "the same again is no change");
    race.does(&Command::Stand { seat: Seat(1) });
    assert_eq!(race.refused(&sit(1, false)), "host-too-often");
    // Many who come and go have a limit together, too.
    for number in 0..MOST_SEATINGS_OF_OTHERS - MOST_SEATINGS {
        let name = format!("Guest {number}");
        let guest = Command::Sit {
            seat: Seat(1),
            player: player(1000 + number),
            name: name.clone(),
            seed: String::new(),
            invited: false,
        };
        race.does(&guest);
        race.does(&Command::Stand { seat: Seat(1) });
    }
    assert_eq!(race.refused(&sit(2, false)), "host-too-often");
    // Not for the maker, nor for those whom the maker invites.
    for number in 0..3 {
        race.does(&sit(number, number > 0).invited_as(number + 3000));
    }
    race.does(&Command::Begin);
    race.replays();
}

trait As {
    fn invited_as(self, number: usize) -> Command;
}

impl As for Command {
    /// The same by somebody new; the maker stays the maker.
    fn invited_as(self, number: usize) -> Command {
        match self {
            Self::Sit { seat, name, seed, invited, .. } => {
                let player = if invited { player(number) } else { player(0) };
                Self::Sit { seat, player, name, seed, invited }
            }
            other => other,
        }
    }
}

#[test]
fn nobody_fills_a_log_by_leaving_asking_or_taking_back() {
    let mut race = Kept::new(queen()).begin();
    let seat = race.next().unwrap();
    let action = race.table.legal(seat)[0].clone();
    let back = |race: &Kept| Command::TakeBack { seat, decision: race.table.decision(seat), scope: Scope::Action };
    for _ in 0..MOST_TAKEN_BACK {
        race.act(seat, &[&action]).unwrap();
        let back = back(&race);
        race.does(&back);
    }
    race.act(seat, &[&action]).unwrap();
    let back = back(&race);
    assert_eq!(race.refused(&back), "host-too-often");
    let other = Seat(u8::from(seat.0 == 0));
    for _ in 0..MOST_ASKED {
        race.does(&Command::Ask { seat });
        race.does(&Command::Answer { seat: other, agrees: true });
        assert!(!race.try_do(&Command::Answer { seat: other, agrees: true }).unwrap(), "once is enough");
        race.does(&Command::Answer { seat: other, agrees: false });
    }
    assert_eq!(race.refused(&Command::Ask { seat }), "host-too-often");
    let leave = Command::Leave { seat: other, why: Leave::Left };
    for _ in 0..MOST_RETURNS {
        race.does(&leave);
        race.does(&Command::ComeBack { seat: other });
    }
    race.does(&leave);
    assert_eq!(race.refused(&Command::ComeBack { seat: other }), "host-too-often");
    race.replays();
}

/// All that six people can add without bringing the game on leaves room for thousands of events of the game.
const _: () = {
    let each = 2 * MOST_SEATINGS + 2 * MOST_RETURNS + 2 * MOST_TAKEN_BACK + 7 * MOST_ASKED + 7 * MOST_OFFERS;
    assert!(6 * each + 2 * MOST_SEATINGS_OF_OTHERS + MOST_SAYINGS + MOST_OUTSIDE + 4000 < MOST_ASIDE as usize);
};

#[test]
fn a_full_log_has_room_for_the_game() {
    let mut race = Kept::new(queen()).begin();
    let seat = race.next().unwrap();
    let action = race.table.legal(seat)[0].clone();
    let left = race.table.last_moment();
    while race.table.next_seq() < MOST_ASIDE {
        race.act(seat, &[&action]).unwrap();
        // A log from before there was a limit on taking back.
        let event = Event::TookBack { seat, decision: race.table.decision(seat), left };
        let logged = Logged { seq: race.table.next_seq(), at: race.now, event };
        race.table.apply(&logged).unwrap();
        race.log.push(logged);
    }
    let back = Command::TakeBack { seat, decision: race.table.decision(seat), scope: Scope::Action };
    for aside in [back, say(0), Command::Ask { seat: Seat(0) }, Command::ComeBack { seat: Seat(0) }] {
        assert_eq!(race.refused(&aside), "host-full", "{aside:?}");
    }
    race.play_out(3);
    assert_eq!(race.table.stage(), Stage::Over);
    for number in 0..3 {
        race.does(&Command::OfferRematch { seat: Seat(number) });
    }
    race.does(&Command::Rematch { table: "next".into() });
}
