//! Random play does not allocate once its buffers are warm. A test binary of its own, because the allocator that
//! counts is the whole program's.
#![allow(unsafe_code)] // An allocator cannot be written without.

use game::{Game, Ignore, Turn};
use mississippi::{Edition, Queen, State, Table};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use testkit::random::Driver;

thread_local! {
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

struct Counting;

fn count() {
    // The cell is gone while a thread ends; nobody counts then.
    let _ = COUNT.try_with(|count| count.set(count.get() + 1));
}

// SAFETY: every call is passed on to the system's allocator as it is.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of `dealloc`.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the contract of `realloc`.
        unsafe { System.realloc(pointer, layout, size) }
    }
}

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
        let before = COUNT.get();
        assert!(before > 0, "the allocator counts: the table and the buffers were allocated");
        for _ in 0..3 {
            play(&queen, &mut driver, &mut state);
        }
        assert_eq!(COUNT.get() - before, 0, "{edition}");
    }
}
