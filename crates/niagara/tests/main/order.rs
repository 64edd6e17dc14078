//! The order of legal actions and of outcomes, which counts cannot see and which records and searches rely on.

use game::{Game, Ignore, Turn};
use niagara::{Fork, Niagara, Table};
use testkit::golden;
use testkit::niagara::fixtures;
use testkit::random::Driver;

#[test]
fn the_order_of_what_can_happen_is_as_it_was() {
    let mut text = String::new();
    for fork in [Fork::InTurn, Fork::Random] {
        let game = Niagara::open(&Table { fork, ..Table::new(3) }).unwrap();
        let mut state = game.start();
        let mut driver = Driver::new(7);
        for _ in 0..80 {
            let listed: Vec<String> = match game.turn(&state) {
                Turn::Decide(seats) => {
                    let mut legal = Vec::new();
                    game.legal(&state, seats.iter().next().unwrap(), &mut legal);
                    legal.iter().map(ToString::to_string).collect()
                }
                Turn::Chance => {
                    let mut outcomes = Vec::new();
                    game.chances(&state, &mut outcomes);
                    outcomes.iter().map(|(outcome, weight)| format!("{weight}*{outcome}")).collect()
                }
                Turn::Over => break,
            };
            text.extend([&listed.join(" "), "\n"]);
            driver.step(&game, &mut state, &mut Ignore);
        }
    }
    golden::check(&fixtures("order.txt"), &text).unwrap_or_else(|what| panic!("{what}"));
}
