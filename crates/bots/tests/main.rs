//! What every player keeps, at every level, in both games.

use bots::{Budget, Evaluate, Level, MOST_SEATS, Search, Settings, Spec, Weights};
use game::{Game, Ignore, Seat, Seen, Turn};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::time::{Duration, Instant};
use testkit::random::Driver;

/// So few nodes that many positions can be tried.
const FEW: Budget = Budget::Nodes(12);

fn specs() -> Vec<Spec> {
    let few =
        |spec: Spec| if spec.level >= Level::Hard { Settings { budget: FEW, ..spec.settings } } else { spec.settings };
    Level::ALL.into_iter().map(Spec::from).map(|spec| Spec { settings: few(spec), ..spec }).collect()
}

/// Positions in which somebody decides, met in random games of a table, as many as asked for.
fn met<G: Game>(table: &G::Table, count: usize, mut each: impl FnMut(&G, &G::State, Seat)) {
    let game = G::open(table).unwrap();
    let mut found = 0;
    for seed in 0.. {
        let (mut state, mut driver) = (game.start(), Driver::<G>::new(seed));
        while driver.step(&game, &mut state, &mut Ignore).is_some() {
            let decides = game.turn(&state).first().filter(|_| driver.below(12) == 0);
            if let Some(seat) = decides {
                each(&game, &state, seat);
                found += 1;
                if found == count {
                    return;
                }
            }
        }
    }
}

/// Every level answers with actions that are legal, one after the other, and with the same ones for the same seed.
fn acts_legally<G: Evaluate>(table: &G::Table, count: usize) {
    let (mut first, mut second) = (Vec::new(), Vec::new());
    let mut number = 0;
    met::<G>(table, count, |game, state, seat| {
        let spec = specs()[number % specs().len()];
        number += 1;
        let seen = Seen::new(game, state, seat);
        spec.bot::<G>(7).choose(&seen, &mut first).unwrap();
        spec.bot::<G>(7).choose(&seen, &mut second).unwrap();
        assert_eq!(first, second, "{spec} is not the same for the same seed");
        assert!(!first.is_empty(), "{spec} does nothing");
        let mut after = state.clone();
        for &action in &first {
            game.act(&mut after, seat, action, &mut Ignore)
                .unwrap_or_else(|illegal| panic!("{spec}: {action}: {illegal}"));
        }
    });
}

/// Positions for each table; `BOT_POSITIONS` asks for more.
fn positions() -> usize {
    std::env::var("BOT_POSITIONS").ok().and_then(|number| number.parse().ok()).unwrap_or(340)
}

/// One edition a test, so that they share the cores.
fn acts_legally_in(edition: mississippi::Edition) {
    for (seats, modules) in [(2, false), (4, false), (5, true)] {
        let mut table = mississippi::Table { round_limit: 40, ..mississippi::Table::new(edition, seats) };
        if modules {
            table.black_rose = true;
            table.b_tiles = mississippi::TileId::of(mississippi::TileId::B_TILES).collect();
        }
        acts_legally::<mississippi::Queen>(&table, positions());
    }
}

#[test]
fn no_level_ever_acts_illegally_in_it2019() {
    acts_legally_in(mississippi::Edition::It2019);
}

#[test]
fn no_level_ever_acts_illegally_in_fr2019() {
    acts_legally_in(mississippi::Edition::Fr2019);
}

#[test]
fn no_level_ever_acts_illegally_in_ru2019() {
    acts_legally_in(mississippi::Edition::Ru2019);
}

#[test]
fn no_level_ever_acts_illegally_in_it1997() {
    acts_legally_in(mississippi::Edition::It1997);
}

#[test]
fn no_level_ever_acts_illegally_in_niagara() {
    for seats in 3..=5 {
        acts_legally::<niagara::Niagara>(&niagara::Table::new(seats), positions());
        let options = niagara::Table { fork: niagara::Fork::InTurn, open_discards: true, ..niagara::Table::new(seats) };
        acts_legally::<niagara::Niagara>(&options, 60);
    }
}

/// Worths are chances: from 0 to 1, and 1 all together.
fn worths_are_chances<G: Evaluate>(table: &G::Table) {
    let mut lore = G::usual_lore();
    met::<G>(table, 200, |game, state, _| {
        let worth = game.evaluate(state, &mut lore);
        let sum: f32 = worth.iter().sum();
        assert!(worth.iter().all(|share| (0.0..=1.0).contains(share)), "{worth:?}");
        assert!((0.99..=1.01).contains(&sum), "{worth:?}");
        assert!(worth[usize::from(game.seats()).min(MOST_SEATS)..].iter().all(|&share| share == 0.0), "{worth:?}");
    });
}

#[test]
fn worths_are_chances_in_both_games() {
    worths_are_chances::<mississippi::Queen>(&mississippi::Table::new(mississippi::Edition::It2019, 3));
    worths_are_chances::<niagara::Niagara>(&niagara::Table::new(4));
}

#[test]
fn team_mates_have_the_same_chance() {
    let table = mississippi::Table {
        team_size: 2,
        round_limit: 30,
        ..mississippi::Table::new(mississippi::Edition::It2019, 4)
    };
    let mut lore = mississippi::Queen::usual_lore();
    let mut judge = |game: &mississippi::Queen, state: &mississippi::State| {
        let worth = game.evaluate(state, &mut lore);
        let alike = |a: usize, b: usize| (worth[a] - worth[b]).abs() < f32::EPSILON;
        assert!(alike(0, 2) && alike(1, 3), "{worth:?}");
        assert!((0.99..=1.01).contains(&(worth[0] + worth[1])), "{worth:?}");
    };
    met::<mississippi::Queen>(&table, 50, |game, state, _| judge(game, state));
    let game = mississippi::Queen::open(&table).unwrap();
    let (mut state, mut driver) = (game.start(), Driver::<mississippi::Queen>::new(3));
    while driver.step(&game, &mut state, &mut Ignore).is_some() {}
    judge(&game, &state);
}

/// A search ends when its time is over.
fn keeps_to_its_time<G: Evaluate>(table: &G::Table) {
    let settings = Settings { budget: Budget::Time(Duration::from_millis(40)), ..Level::Expert.settings() };
    met::<G>(table, 5, |game, state, seat| {
        let mut search = Search::new(settings, &Weights::kept(), &ChaCha8Rng::seed_from_u64(1));
        let begun = Instant::now();
        search.think(&Seen::new(game, state, seat));
        // Ten times as long, because the machine may be busy with something else.
        assert!(begun.elapsed() < Duration::from_millis(400), "{:?}", begun.elapsed());
    });
}

#[test]
fn a_budget_of_time_is_kept_to() {
    keeps_to_its_time::<mississippi::Queen>(&mississippi::Table::new(mississippi::Edition::It2019, 2));
    keeps_to_its_time::<niagara::Niagara>(&niagara::Table::new(3));
}

#[test]
fn thoughts_tell_how_the_turn_was_chosen() {
    let table = mississippi::Table::new(mississippi::Edition::It2019, 2);
    let mut told = 0;
    met::<mississippi::Queen>(&table, 30, |game, state, seat| {
        let settings = Settings { budget: Budget::Nodes(60), ..Level::Hard.settings() };
        let mut search = Search::new(settings, &Weights::kept(), &ChaCha8Rng::seed_from_u64(1));
        let thoughts = search.think(&Seen::new(game, state, seat)).to_vec();
        assert!(!thoughts.is_empty());
        assert!(thoughts.is_sorted_by(|a, b| a.visits >= b.visits));
        if thoughts.len() > 1 && matches!(game.turn(state), Turn::Decide(_)) {
            assert_eq!(thoughts.iter().map(|thought| thought.visits).sum::<u32>(), 60);
            assert!(thoughts[0].worth.is_some_and(|worth| (0.99..=1.01).contains(&worth.iter().sum::<f32>())));
            told += usize::from(!thoughts[0].line.is_empty());
        }
    });
    assert!(told > 0, "no best line goes on");
}

#[test]
fn several_cores_share_a_budget_and_agree_with_themselves() {
    let table = mississippi::Table::new(mississippi::Edition::It2019, 2);
    let settings = Settings { budget: Budget::Nodes(61), threads: 3, ..Level::Hard.settings() };
    met::<mississippi::Queen>(&table, 10, |game, state, seat| {
        let think = || {
            let mut search = Search::new(settings, &Weights::kept(), &ChaCha8Rng::seed_from_u64(1));
            search.think(&Seen::new(game, state, seat)).to_vec()
        };
        let thoughts = think();
        assert_eq!(thoughts, think());
        assert!(thoughts.is_sorted_by(|a, b| a.visits >= b.visits));
        if thoughts.len() > 1 {
            assert_eq!(thoughts.iter().map(|thought| thought.visits).sum::<u32>(), 61);
        }
    });
}

/// Those who do not look ahead tell what they have seen, too; what they chose comes first.
fn glances_are_told<G: Evaluate>(table: &G::Table) {
    for level in [Level::Random, Level::Beginner, Level::Easy, Level::Medium] {
        met::<G>(table, 20, |game, state, seat| {
            let (mut bot, mut chosen) = (Spec::from(level).bot::<G>(1), Vec::new());
            bot.choose(&Seen::new(game, state, seat), &mut chosen).unwrap();
            let thoughts = bot.thoughts();
            assert_eq!(thoughts[0].actions, chosen, "{level:?}");
            assert!(thoughts.iter().all(|thought| thought.visits == 1));
        });
    }
}

#[test]
fn glances_are_told_in_both_games() {
    glances_are_told::<mississippi::Queen>(&mississippi::Table::new(mississippi::Edition::It2019, 2));
    glances_are_told::<niagara::Niagara>(&niagara::Table::new(3));
}

/// The weights that are part of the program can be read, and are told by name.
fn weights_are_kept<W: Weights>() {
    let kept = W::kept();
    assert_eq!(kept.values().len(), W::NAMES.len());
    let doubled: Vec<f32> = kept.values().iter().map(|value| value * 2.0).collect();
    assert_eq!(kept.with_values(&doubled).values(), doubled);
    assert_eq!(kept.with_values(&[]).values(), kept.values());
}

#[test]
fn weights_are_kept_for_both_games() {
    weights_are_kept::<<mississippi::Queen as Evaluate>::Weights>();
    weights_are_kept::<<niagara::Niagara as Evaluate>::Weights>();
}
