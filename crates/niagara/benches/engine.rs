//! The figures of `docs/performance.md`, by criterion: `cargo bench`.
//!
//! Every measurement is over positions met in random games.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use game::{Game, Ignore, Plans as _, Seat};
use niagara::{Action, CanoeId, Card, Niagara, Phase, Plans, State, Table, Which};
use std::hint::black_box;
use testkit::random::Driver;

/// Positions that each figure is taken over.
const SAMPLE: usize = 500;

fn table(seats: u8) -> Niagara {
    Niagara::open(&Table::new(seats)).expect("a table of the rules")
}

/// Beginnings of turns with a number and both canoes afloat.
fn turns(game: &Niagara) -> Vec<(State, Seat)> {
    let mut sample = Vec::with_capacity(SAMPLE);
    for seed in 0.. {
        let (mut state, mut driver) = (game.start(), Driver::<Niagara>::new(seed));
        let mut last = 0;
        while driver.step(game, &mut state, &mut Ignore).is_some() {
            let Some(seat) = game.turn(&state).first() else { continue };
            let afloat = |which| state.canoe(CanoeId::new(seat, which)).at.afloat();
            let number = state.card(seat).is_some_and(|card| card != Card::Cloud);
            let turn = game.turn_number(&state);
            if state.phase() == Phase::Act && turn != last && number && Which::ALL.into_iter().all(afloat) {
                sample.push((state, seat));
            }
            last = turn;
            if sample.len() == SAMPLE {
                return sample;
            }
        }
    }
    sample
}

fn plans(c: &mut Criterion) {
    let mut group = c.benchmark_group("niagara plans");
    group.throughput(Throughput::Elements(SAMPLE as u64));
    for (name, game) in [("three players, both afloat", table(3)), ("five players, both afloat", table(5))] {
        let (sample, mut plans) = (turns(&game), Plans::default());
        group.bench_function(name, |b| {
            b.iter(|| {
                for (state, seat) in &sample {
                    game.plan(state, *seat, &mut plans);
                    black_box(plans.len());
                }
            });
        });
    }
    group.finish();
}

/// Random play, measured over whole games of so many rounds: each player has one turn a round.
fn random_play(c: &mut Criterion) {
    const ROUNDS: u16 = 60;
    let mut group = c.benchmark_group("niagara random play");
    for (name, game) in [("three players", table(3)), ("five players", table(5))] {
        group.throughput(Throughput::Elements(u64::from(ROUNDS) * u64::from(game.seats())));
        let play = |seed| {
            let (mut state, mut driver) = (game.start(), Driver::<Niagara>::new(seed));
            while state.round() <= ROUNDS && driver.step(&game, &mut state, &mut Ignore).is_some() {}
            state
        };
        group.bench_function(name, |b| b.iter(|| play(black_box(1))));
    }
    group.finish();
}

/// One micro-action: the choice of a canoe.
fn apply(c: &mut Criterion) {
    let game = table(3);
    let sample = turns(&game);
    let mut group = c.benchmark_group("niagara apply");
    group.throughput(Throughput::Elements(SAMPLE as u64));
    group.bench_function("canoe", |b| {
        b.iter(|| {
            for (state, seat) in &sample {
                let mut after = *state;
                game.apply(&mut after, *seat, black_box(Action::Canoe(Which::A)), &mut Ignore);
                black_box(after);
            }
        });
    });
    group.finish();
}

criterion_group!(benches, plans, random_play, apply);
criterion_main!(benches);
