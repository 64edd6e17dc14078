//! Random play and planning do not allocate once their buffers are warm. A test binary of its own, because the allocator
//! that counts is the whole program's.

use game::{Game, Ignore, Plans as _, Turn};
use niagara::{Fork, Niagara, Plans, State, Table};
use testkit::allocation::{Counting, allocations};
use testkit::random::Driver;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn play(game: &Niagara, driver: &mut Driver<Niagara>, state: &mut State, plans: &mut Plans) -> usize {
    let mut found = 0;
    *state = game.start();
    while driver.step(game, state, &mut Ignore).is_some() {
        if let Turn::Decide(seats) = game.turn(state) {
            for seat in seats.iter() {
                game.plan(state, seat, plans);
                found += plans.len();
            }
        }
    }
    found
}

#[test]
fn random_play_does_not_allocate_once_it_is_warm() {
    for fork in [Fork::InTurn, Fork::Random] {
        let game = Niagara::open(&Table { fork, ..Table::new(5) }).unwrap();
        let (mut state, mut plans) = (game.start(), Plans::default());
        let mut driver = Driver::new(3);
        for _ in 0..5 {
            play(&game, &mut driver, &mut state, &mut plans);
        }
        let before = allocations();
        assert!(before > 0, "the allocator counts: the buffers were allocated");
        assert!(play(&game, &mut driver, &mut state, &mut plans) > 0);
        assert_eq!(allocations() - before, 0, "{fork:?}");
    }
}
