//! The figures of `docs/performance.md`, by criterion: `cargo bench`.
//!
//! Every measurement is over positions met in random games.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use game::{Game, Ignore, Plans as _, Seat};
use mississippi::{Action, BoatId, Edition, Phase, Plans, Queen, State, Table, TileId};
use std::hint::black_box;
use testkit::random::Driver;

/// Positions that each figure is taken over.
const SAMPLE: usize = 500;

fn two_players() -> Queen {
    Queen::open(&Table::new(Edition::It2019, 2)).expect("a table of the rules")
}

fn everything() -> Queen {
    let b_tiles = TileId::of(TileId::B_TILES).collect();
    let table = Table { b_tiles, length: 18, black_rose: true, ..Table::new(Edition::It2019, 5) };
    Queen::open(&table).expect("a table of the rules")
}

/// Beginnings of turns in random games, every seventh with coal 0, 1, … 6 where `coal` says so.
fn turns(queen: &Queen, coal: bool) -> Vec<(State, Seat)> {
    let mut sample = Vec::with_capacity(SAMPLE);
    for seed in 0.. {
        let (mut state, mut driver) = (queen.start(), Driver::<Queen>::new(seed));
        while driver.step(queen, &mut state, &mut Ignore).is_some() {
            if state.phase() == Phase::Speed && driver.below(20) == 0 {
                let mut position = queen.position(&state);
                position.course = None;
                position.to_move = Some(state.active());
                // The Black Rose has no bunkers.
                for (_, boat) in position.boats.iter_mut().filter(|(id, _)| coal && **id != BoatId::ROSE) {
                    boat.coal = (sample.len() % 7) as u8;
                }
                let (_, state) = Queen::load(&position).expect("a position of the game");
                sample.extend(queen.turn(&state).first().map(|seat| (state, seat)));
            }
            if sample.len() == SAMPLE {
                return sample;
            }
        }
    }
    sample
}

fn plans(c: &mut Criterion) {
    let mut group = c.benchmark_group("plans");
    group.throughput(Throughput::Elements(SAMPLE as u64));
    for (name, queen, coal) in [
        ("two players, coal as met", two_players(), false),
        ("two players, coal 0 to 6", two_players(), true),
        ("five players, everything", everything(), false),
        ("five players, everything, coal 0 to 6", everything(), true),
    ] {
        let (sample, mut plans) = (turns(&queen, coal), Plans::default());
        group.bench_function(name, |b| {
            b.iter(|| {
                for (state, seat) in &sample {
                    queen.plan(state, *seat, &mut plans);
                    black_box(plans.len());
                }
            });
        });
    }
    group.finish();
}

/// Random play, measured over whole games of so many rounds.
fn random_play(c: &mut Criterion) {
    let mut group = c.benchmark_group("random play");
    for (name, queen) in [("two players", two_players()), ("five players, everything", everything())] {
        let play = |seed| {
            let (mut state, mut driver) = (queen.start(), Driver::<Queen>::new(seed));
            while state.round() < 30 && driver.step(&queen, &mut state, &mut Ignore).is_some() {}
            queen.turn_number(&state)
        };
        group.throughput(Throughput::Elements(u64::from(play(1))));
        group.bench_function(name, |b| b.iter(|| play(black_box(1))));
    }
    group.finish();
}

/// One micro-action in the middle of a turn.
fn apply(c: &mut Criterion) {
    let queen = two_players();
    let sample = turns(&queen, true);
    let mut group = c.benchmark_group("apply");
    group.throughput(Throughput::Elements(SAMPLE as u64));
    group.bench_function("speed", |b| {
        b.iter(|| {
            for (state, seat) in &sample {
                let mut after = *state;
                queen.apply(&mut after, *seat, black_box(Action::Speed(2)), &mut Ignore);
                black_box(after);
            }
        });
    });
    group.finish();
}

criterion_group!(benches, plans, random_play, apply);
criterion_main!(benches);
