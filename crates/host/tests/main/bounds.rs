//! How much fits into a log, and who may use it up.

use crate::{Kept, player, queen};
use game::Seat;
use host::table::{MOST_ASIDE, MOST_OUTSIDE, MOST_SAYINGS};
use host::{Command, Scope, Stage};

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

#[test]
fn a_full_log_has_room_for_the_game() {
    let mut race = Kept::new(queen()).begin();
    let seat = race.next().unwrap();
    let back = |race: &Kept| Command::TakeBack { seat, decision: race.table.decision(seat), scope: Scope::Action };
    let action = race.table.legal(seat)[0].clone();
    while race.table.next_seq() < MOST_ASIDE {
        race.act(seat, &[&action]).unwrap();
        let back = back(&race);
        let _ = race.try_do(&back);
    }
    let back = back(&race);
    for aside in [back, say(0), Command::Ask { seat: Seat(0) }, Command::ComeBack { seat: Seat(0) }] {
        assert_eq!(race.refused(&aside), "host-full", "{aside:?}");
    }
    race.play_out(3);
    assert_eq!(race.table.stage(), Stage::Over);
    race.does(&Command::Rematch { table: "next".into() });
}
