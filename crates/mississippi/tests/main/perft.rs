//! The counts of `fixtures/mississippi/perft`; the benches assert the same numbers.

use mississippi::Queen;
use testkit::golden;
use testkit::mississippi::{files, fixtures};
use testkit::perft::Case;

#[test]
fn the_counts_are_as_they_were() {
    let folder = fixtures("perft");
    let files = files(&folder, "txt");
    assert!(!files.is_empty());
    for (name, text) in files {
        let count = |line: &str| {
            if line.trim().is_empty() || line.starts_with('#') {
                return line.to_owned();
            }
            let case = Case::parse(line).unwrap_or_else(|what| panic!("{name}: {what}"));
            case.counted::<Queen>().unwrap_or_else(|what| panic!("{name}: {what}"))
        };
        let now: String = text.lines().map(|line| count(line) + "\n").collect();
        golden::check(&folder.join(&name), &now).unwrap_or_else(|what| panic!("{what}"));
    }
}
