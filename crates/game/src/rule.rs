//! Rules have names, and refusals cite them.

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
}

/// Why an action is refused: the rule, and where it is a matter of amounts, what was needed and what
/// was there (both 0 otherwise).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Illegal<R> {
    /// The clause or ruling that forbids the action.
    pub rule: R,
    /// How much of something the action needs.
    pub need: u8,
    /// How much of it there is.
    pub have: u8,
}

impl<R> Illegal<R> {
    /// A refusal that is not a matter of amounts.
    pub const fn by(rule: R) -> Self {
        Self { rule, need: 0, have: 0 }
    }

    /// A refusal for want of something.
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
