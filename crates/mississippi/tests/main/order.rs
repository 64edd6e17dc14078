//! The order of legal actions and of outcomes.

use game::Game;
use mississippi::{Edition, Queen, Table};
use testkit::golden;
use testkit::mississippi::fixtures;
use testkit::random::listing;

#[test]
fn the_order_of_what_can_happen_is_as_it_was() {
    let mut text = String::new();
    for edition in Edition::ALL {
        let listed = listing(&Queen::open(&Table::new(edition, 2)).unwrap(), 7, 60);
        text.extend(listed.lines().flat_map(|line| [edition.name(), ": ", line, "\n"]));
    }
    golden::check(&fixtures("order.txt"), &text).unwrap_or_else(|what| panic!("{what}"));
}
