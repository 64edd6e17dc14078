//! The order of legal actions and of outcomes.

use game::Game;
use niagara::{Fork, Niagara, Table};
use testkit::golden;
use testkit::niagara::fixtures;
use testkit::random::listing;

#[test]
fn the_order_of_what_can_happen_is_as_it_was() {
    let of = |fork| listing(&Niagara::open(&Table { fork, ..Table::new(3) }).unwrap(), 7, 80);
    let text: String = [Fork::InTurn, Fork::Random].into_iter().map(of).collect();
    golden::check(&fixtures("order.txt"), &text).unwrap_or_else(|what| panic!("{what}"));
}
