//! The order of legal actions and of outcomes, which counts cannot see and which records and searches rely on.

use game::{Game, Ignore, Turn};
use mississippi::{Edition, Queen, Table};
use testkit::golden;
use testkit::mississippi::fixtures;
use testkit::random::Driver;

#[test]
fn the_order_of_what_can_happen_is_as_it_was() {
    let mut text = String::new();
    for edition in Edition::ALL {
        let queen = Queen::open(&Table::new(edition, 2)).unwrap();
        let mut state = queen.start();
        let mut driver = Driver::new(7);
        for _ in 0..60 {
            let listed: Vec<String> = match queen.turn(&state) {
                Turn::Decide(seats) => {
                    let mut legal = Vec::new();
                    queen.legal(&state, seats.iter().next().unwrap(), &mut legal);
                    legal.iter().map(ToString::to_string).collect()
                }
                Turn::Chance => {
                    let mut outcomes = Vec::new();
                    queen.chances(&state, &mut outcomes);
                    outcomes.iter().map(|(outcome, weight)| format!("{weight}*{outcome}")).collect()
                }
                Turn::Over => break,
            };
            text.extend([edition.name(), ": ", &listed.join(" "), "\n"]);
            driver.step(&queen, &mut state, &mut Ignore);
        }
    }
    golden::check(&fixtures("order.txt"), &text).unwrap_or_else(|what| panic!("{what}"));
}
