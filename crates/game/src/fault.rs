//! What is wrong with something that was read.

use std::fmt;

/// Bad input, as a value: which message, at which place, with which particulars.
///
/// The words stand in the message files, by `key`, in every language; a program reads the key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The stable name of the message, such as `position-two-boats`.
    pub key: &'static str,
    /// Where it is, such as `boats.red.at` or `line 7`; empty where the whole is meant.
    pub place: String,
    /// The particulars that the message names.
    pub args: Vec<(&'static str, String)>,
}

impl Fault {
    /// A fault without a place yet.
    pub fn new(key: &'static str) -> Self {
        Self { key, place: String::new(), args: Vec::new() }
    }

    /// Names the place.
    pub fn at(mut self, place: impl fmt::Display) -> Self {
        self.place = place.to_string();
        self
    }

    /// Adds one particular.
    pub fn with(mut self, name: &'static str, value: impl fmt::Display) -> Self {
        self.args.push((name, value.to_string()));
        self
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)?;
        if !self.place.is_empty() {
            write!(f, " at {}", self.place)?;
        }
        for (name, value) in &self.args {
            write!(f, " {name}={value}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Fault {}
