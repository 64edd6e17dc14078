//! What views and tables say about the turn, so that no client has to work it out.

use super::*;
use host::Hosted;

/// Plays single actions that a simple generator picks, and calls back before each of them.
fn watch(config: Config, mut luck: u64, mut look: impl FnMut(&mut Kept, Seat)) {
    let mut table = Kept::new(config).begin();
    while let Some(seat) = table.next() {
        look(&mut table, seat);
        let Some(seat) = table.next() else { break };
        let legal = table.table.legal(seat);
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let action = legal[(luck >> 33) as usize % legal.len()].clone();
        assert!(table.act(seat, &[&action]).unwrap());
    }
}

fn falls_view(table: &Kept, viewer: Option<Seat>) -> niagara::View {
    match table.view(viewer) {
        View::Niagara(view) => *view,
        View::MississippiQueen(_) => panic!("another game"),
    }
}

#[test]
fn a_game_that_says_it_has_secrets_is_decided_in_secret_at_times() {
    fn secret_decisions(config: Config) -> usize {
        let mut count = 0;
        watch(config, 3, |table, _| count += usize::from(table.table.look(None, Vec::new()).in_secret));
        count
    }
    assert_eq!(secret_decisions(queen()) > 0, Queen::HAS_SECRETS);
    assert_eq!(secret_decisions(falls()) > 0, Niagara::HAS_SECRETS);
}

#[test]
fn a_card_is_open_if_and_only_if_spectators_see_it() {
    let (mut open, mut sealed) = (0, 0);
    watch(falls(), 5, |table, _| {
        let seen = falls_view(table, None);
        for viewer in (0..3).map(Seat) {
            for (colour, player) in falls_view(table, Some(viewer)).players {
                assert_eq!(player.open, seen.players[&colour].card.is_some(), "{player:?}");
                open += usize::from(player.open && player.laid);
                sealed += usize::from(!player.open && player.card.is_some());
            }
        }
    });
    assert!(open > 50 && sealed > 10, "{open} open, {sealed} known to their owner alone");
}

#[test]
fn the_canoe_that_moves_and_its_points_are_told_before_it_is_chosen() {
    let (mut granted, mut asked) = (0, 0);
    let mut look = |table: &mut Kept, seat: Seat| {
        let Some(course) = falls_view(table, Some(seat)).course else { return };
        let choices: Vec<_> =
            table.table.legal(seat).into_iter().filter(|action| action.starts_with("canoe:")).collect();
        if course.canoe.is_some() || choices.is_empty() {
            return;
        }
        if let Some(which) = course.mover {
            granted += 1;
            assert!(choices.contains(&format!("canoe:{which}")), "{course:?}");
        } else {
            asked += 1;
            assert!(choices.len() > 1, "{course:?}");
        }
        assert!(table.act(seat, &[&choices[0]]).unwrap());
        let begun = falls_view(table, Some(seat)).course.unwrap();
        assert_eq!((begun.points, begun.mover), (course.points, begun.canoe), "{begun:?}");
    };
    for luck in 7..10 {
        watch(falls(), luck, &mut look);
    }
    assert!(granted > 5 && asked > 5, "{granted} granted, {asked} asked");
}
