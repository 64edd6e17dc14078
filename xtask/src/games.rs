//! The games that the scripts look after: the only place that names their files.

use std::path::{Path, PathBuf};

/// A game: where its things are, and what its rules page begins with.
#[derive(Debug)]
pub(crate) struct Game {
    /// The engine's folder.
    pub(crate) engine: &'static str,
    /// The folder of the fixtures.
    pub(crate) fixtures: &'static str,
    /// The message file of the rules, in the folder of each language.
    pub(crate) messages: &'static str,
    /// The rules page.
    pub(crate) page: &'static str,
    /// What every id of a rule begins with, before the first hyphen.
    pub(crate) prefix: &'static str,
    /// The worked examples, each of which must be a scenario: how their ids begin, and how many there are.
    pub(crate) examples: (&'static str, u32),
    /// How many ids are named in more than one file of the engine. The number only goes down.
    pub(crate) scattered: usize,
    /// The editions in the order in which the page lists them.
    pub(crate) editions: &'static [&'static str],
    /// The beginning of the page.
    pub(crate) introduction: &'static str,
}

/// A new game is one more entry.
pub(crate) const GAMES: [Game; 2] = [
    Game {
        engine: "crates/mississippi",
        fixtures: "fixtures/mississippi",
        messages: "mississippi-rules.ftl",
        page: "docs/rules/mississippi-queen.md",
        prefix: "MQ",
        examples: ("EX", 26),
        scattered: 33,
        editions: &["it2019", "fr2019", "ru2019", "it1997"],
        introduction: MISSISSIPPI_QUEEN,
    },
    Game {
        engine: "crates/niagara",
        fixtures: "fixtures/niagara",
        messages: "niagara-rules.ftl",
        page: "docs/rules/niagara.md",
        prefix: "NI",
        examples: ("NI-EX", 9),
        scattered: 3,
        editions: &[],
        introduction: NIAGARA,
    },
];

impl Game {
    /// The folder of the engine's code.
    pub(crate) fn code(&self) -> String {
        format!("{}/src", self.engine)
    }

    /// The file that lists the ids.
    pub(crate) fn rule_ids(&self) -> String {
        format!("{}/src/rule_id.rs", self.engine)
    }

    /// The folder of the scenarios.
    pub(crate) fn scenarios(&self) -> String {
        format!("{}/scenarios", self.fixtures)
    }

    /// The messages that the page is written from.
    pub(crate) fn english(&self, root: &Path) -> PathBuf {
        root.join("locales/en").join(self.messages)
    }

    /// The ids of the worked examples.
    pub(crate) fn example_ids(&self) -> impl Iterator<Item = String> {
        let (head, count) = self.examples;
        (1..=count).map(move |number| format!("{head}-{number:02}"))
    }
}

const MISSISSIPPI_QUEEN: &str = "\
# Mississippi Queen: the rules

Every clause and ruling, in our own words. The statement holds for every edition that is not listed below it. The
editions are `it2019`, `fr2019`, `ru2019` and `it1997`; `paddlewheel rules ID --edition EDITION` prints a statement,
`paddlewheel rules --diff it2019 ru2019` the points on which two editions differ.

This page is written by `cargo xtask docs` from the English messages; change those, not the page.
";

const NIAGARA: &str = "\
# Niagara: the rules

Every clause and ruling, in our own words, for three to five players. A table may set four options: `fork`, `tie`,
`open_discards` and `round_limit`; where one of them matters, the statement says what it changes.

```text
beach             reached only over space 1
  1
  2
  3               amethyst, value 1
  4               diamond, value 2
  5               amber, value 3; below it is the fork
6L  6R            sapphire, value 4: one deposit on the island, reached from both arms
7L  7R            ruby, value 5: one deposit on the island, reached from both arms
falls
```

This page is written by `cargo xtask docs` from the English messages; change those, not the page.
";

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn examples_have_two_digits() {
        let [queen, niagara] = &GAMES;
        assert_eq!(queen.example_ids().last().as_deref(), Some("EX-26"));
        let ids: Vec<String> = niagara.example_ids().collect();
        assert_eq!((ids.len(), ids.first().map(String::as_str)), (9, Some("NI-EX-01")));
    }

    #[test]
    fn games_share_nothing() {
        let things = |game: &Game| [game.engine, game.fixtures, game.messages, game.page, game.prefix, game.examples.0];
        let all: Vec<&str> = GAMES.iter().flat_map(things).collect();
        assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len(), "{all:?}");
    }
}
