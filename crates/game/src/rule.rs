//! Rule ids, and refusals that cite them.

use crate::Fault;
use std::fmt::{self, Debug};

/// The id of a clause or ruling of a game.
pub trait Rule: Copy + Eq + Ord + Debug + 'static {
    /// The id as players see it, such as `MQ-PSH-06`.
    fn id(self) -> &'static str;
    /// Every id of the game, in the order of its rules page.
    fn all() -> &'static [Self];
    /// The rule with this id.
    fn find(id: &str) -> Option<Self> {
        Self::all().iter().copied().find(|rule| rule.id().eq_ignore_ascii_case(id))
    }
    /// The rule with this id, or a fault that names the nearest ones.
    fn named(id: &str) -> Result<Self, Fault> {
        Self::find(id).ok_or_else(|| {
            if id.to_uppercase().split('-').any(|part| part == "EX") {
                return Fault::new("rule-is-example").with("name", id);
            }
            let mut near: Vec<(usize, &str)> =
                Self::all().iter().map(|rule| (distance(id, rule.id()), rule.id())).collect();
            near.sort_by_key(|(distance, _)| *distance);
            let near: Vec<&str> = near.into_iter().take(3).map(|(_, id)| id).collect();
            Fault::new("unknown-rule").with("name", id).with("near", near.join(", "))
        })
    }
}

/// The edit distance between two texts.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.to_uppercase().chars().take(64).collect(), b.chars().collect());
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut corner = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let change = corner + usize::from(x != y);
            corner = row[j + 1];
            row[j + 1] = change.min(row[j] + 1).min(corner + 1);
        }
    }
    row[b.len()]
}

/// Why an action is refused: the rule and, if it is about amounts, what was needed and what was available (otherwise
/// both are 0).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Illegal<R> {
    /// The clause or ruling that forbids the action.
    pub rule: R,
    /// The amount that the action needs.
    pub need: u8,
    /// The amount available.
    pub have: u8,
}

impl<R> Illegal<R> {
    /// A refusal that is not about amounts.
    pub const fn by(rule: R) -> Self {
        Self { rule, need: 0, have: 0 }
    }

    /// A refusal because too little of something is available.
    pub const fn lacking(rule: R, need: u8, have: u8) -> Self {
        Self { rule, need, have }
    }
}

impl<R: Rule> fmt::Display for Illegal<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.rule.id())?;
        if self.need > 0 {
            write!(f, " need={} have={}", self.need, self.have)?;
        }
        Ok(())
    }
}

impl<R: Rule> std::error::Error for Illegal<R> {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_count_letters() {
        assert_eq!(distance("MQ-PSH-06", "MQ-PSH-06"), 0);
        assert_eq!(distance("mq-psh-6", "MQ-PSH-06"), 1);
        assert_eq!(distance("", "MQ"), 2);
    }
}
