//! Random play does not allocate once its buffers are warm. A test binary of its own, because the allocator that
//! counts is the whole program's.

use game::{Game, Ignore, Turn};
use mississippi::{Edition, Queen, State, Table};
use testkit::allocation::{Counting, allocations};
use testkit::random::Driver;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn play(queen: &Queen, driver: &mut Driver<Queen>, state: &mut State) {
    *state = queen.start();
    while queen.turn(state) != Turn::Over {
        driver.step(queen, state, &mut Ignore).unwrap();
    }
}

#[test]
fn random_play_does_not_allocate_once_it_is_warm() {
    for (edition, black_rose) in [(Edition::It2019, false), (Edition::Ru2019, true), (Edition::It1997, true)] {
        let mut table = Table::new(edition, 5);
        table.black_rose = black_rose;
        table.b_tiles = mississippi::TileId::of(mississippi::TileId::B_TILES).collect();
        table.round_limit = 60;
        let queen = Queen::open(&table).unwrap();
        let mut driver = Driver::new(3);
        let mut state = queen.start();
        play(&queen, &mut driver, &mut state);
        let before = allocations();
        assert!(before > 0, "the allocator counts: the table and the buffers were allocated");
        for _ in 0..3 {
            play(&queen, &mut driver, &mut state);
        }
        assert_eq!(allocations() - before, 0, "{edition}");
    }
}
