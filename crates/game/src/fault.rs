//! Errors that people read: each crate has one enum of them, and a [`Fault`] carries one with its place.

use std::any::Any;
use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

/// What an error means to a caller. HTTP status, exit code and JSON-RPC code follow from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorKind {
    /// The input is wrong in itself.
    Invalid,
    /// The input names something that does not exist.
    Unknown,
    /// The rules of the game forbid it.
    Illegal,
    /// It is not possible in the present state.
    Conflict,
    /// The caller has no right to it.
    Forbidden,
    /// The caller is not logged in.
    Unauthenticated,
    /// The caller has reached a limit.
    TooMany,
    /// The program, or what it has stored, is at fault.
    Internal,
    /// Something outside the program does not work at the moment.
    Unavailable,
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A number; messages may choose their form by it.
    Number(i64),
    /// A text that is the same in every language, or by which a message chooses its form.
    Text(Cow<'static, str>),
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Text(text) => text.fmt(f),
        }
    }
}

/// A field of an error.
pub trait Argument {
    /// Whether it is the rule behind the error, which is no argument of the message.
    const CITES: bool = false;

    /// The argument of the message.
    fn arg(&self) -> Option<Arg>;

    /// The rule behind the error.
    fn cited(&self) -> Option<Cited> {
        None
    }
}

impl Argument for String {
    fn arg(&self) -> Option<Arg> {
        Some(Arg::Text(self.clone().into()))
    }
}

impl Argument for &'static str {
    fn arg(&self) -> Option<Arg> {
        Some(Arg::Text((*self).into()))
    }
}

impl Argument for &'static [&'static str] {
    fn arg(&self) -> Option<Arg> {
        Some(Arg::Text(self.join(", ").into()))
    }
}

macro_rules! numbers {
    ($($kind:ty),*) => {$(
        impl Argument for $kind {
            fn arg(&self) -> Option<Arg> {
                // Message files count in floats, which are exact up to here.
                let exact = i64::try_from(*self).ok().filter(|number| number.unsigned_abs() <= 1 << 53);
                Some(exact.map_or_else(|| Arg::Text(self.to_string().into()), Arg::Number))
            }
        }
    )*};
}
numbers!(u8, u16, u32, u64, u128, usize, i64);

/// The rule behind an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cited {
    /// Its id.
    pub rule: &'static str,
    /// The edition whose statement applies, once the table is known.
    pub edition: Option<&'static str>,
    /// Where it is a matter of amounts, how much is needed; otherwise 0.
    pub need: u8,
    /// How much there is.
    pub have: u8,
}

impl<R: crate::Rule> From<crate::Illegal<R>> for Cited {
    fn from(illegal: crate::Illegal<R>) -> Self {
        Self { rule: illegal.rule.id(), edition: None, need: illegal.need, have: illegal.have }
    }
}

impl Argument for Cited {
    const CITES: bool = true;

    fn arg(&self) -> Option<Arg> {
        None
    }

    fn cited(&self) -> Option<Cited> {
        Some(*self)
    }
}

/// What an error needs of its message; a test compares it with the message files.
#[derive(Clone, Copy, Debug)]
pub struct MessageShape {
    /// The key of the message.
    pub key: &'static str,
    /// The arguments that it gets.
    pub args: &'static [&'static str],
    /// Whether it also gets the id and the statement of a rule, as `rule` and `statement`.
    pub cites: bool,
}

/// An error that has a message in every language; [`errors!`](crate::errors) writes it.
pub trait Message: Any + fmt::Debug + Send + Sync {
    /// The stable name of the message, such as `position-two-boats`.
    fn key(&self) -> &'static str;
    /// What it means to a caller.
    fn kind(&self) -> ErrorKind;
    /// The arguments of the message, by name.
    fn args(&self) -> Vec<(&'static str, Arg)>;
    /// The rule behind the error.
    fn cited(&self) -> Option<Cited>;
}

/// An error of any crate with its place in the input.
///
/// [`Display`](fmt::Display) writes a plain form for programmers; users see the message.
#[derive(Clone, Debug)]
pub struct Fault {
    /// The location, such as `boats.red.at` or `line 7`; empty for the whole input.
    pub place: String,
    edition: Option<&'static str>,
    error: Arc<dyn Message>,
}

impl<E: Message> From<E> for Fault {
    fn from(error: E) -> Self {
        Self { place: String::new(), edition: None, error: Arc::new(error) }
    }
}

impl Fault {
    /// The error, if it is one of this crate's.
    pub fn error<E: Message>(&self) -> Option<&E> {
        let error: &dyn Any = &*self.error;
        error.downcast_ref()
    }

    /// The stable name of the message.
    pub fn key(&self) -> &'static str {
        self.error.key()
    }

    /// What it means to a caller.
    pub fn kind(&self) -> ErrorKind {
        self.error.kind()
    }

    /// The arguments of the message, by name.
    pub fn args(&self) -> Vec<(&'static str, Arg)> {
        self.error.args()
    }

    /// The rule behind the error.
    pub fn cited(&self) -> Option<Cited> {
        self.error.cited().map(|cited| Cited { edition: self.edition, ..cited })
    }

    /// Sets the edition whose statement of the rule applies.
    pub fn in_edition(mut self, edition: &'static str) -> Self {
        self.edition = Some(edition);
        self
    }

    /// Sets the place.
    pub fn at(mut self, place: impl fmt::Display) -> Self {
        self.place = place.to_string();
        self
    }

    /// Prefixes the place with its container: a field, a file, an option. Fields are joined with a dot, `table.seats`;
    /// lines and entries with a comma, `record, line 7`.
    pub fn inside(self, outer: impl fmt::Display) -> Self {
        let apart = ["line ", "column ", "entry "].iter().any(|word| self.place.starts_with(word));
        self.joined(outer, if apart { ", " } else { "." })
    }

    /// Prefixes the place with a file, line or option: `a.rec, line 7`.
    pub fn after(self, outer: impl fmt::Display) -> Self {
        self.joined(outer, ", ")
    }

    fn joined(self, outer: impl fmt::Display, by: &str) -> Self {
        let place = match self.place.as_str() {
            "" => outer.to_string(),
            inner => format!("{outer}{by}{inner}"),
        };
        self.at(place)
    }
}

impl PartialEq for Fault {
    fn eq(&self, other: &Self) -> bool {
        (self.key(), &self.place, self.args(), self.cited()) == (other.key(), &other.place, other.args(), other.cited())
    }
}

impl Eq for Fault {}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())?;
        if !self.place.is_empty() {
            write!(f, " at {}", self.place)?;
        }
        for (name, value) in self.args() {
            write!(f, " {name}={value}")?;
        }
        if let Some(cited) = self.cited() {
            write!(f, " rule={}", cited.rule)?;
            if cited.need > 0 {
                write!(f, " need={} have={}", cited.need, cited.have)?;
            }
        }
        Ok(())
    }
}

impl std::error::Error for Fault {}

#[cfg(test)]
mod tests {
    use crate::{Arg, Cited, Error, ErrorKind, Fault};

    #[test]
    fn places_are_put_together() {
        let fault = || Fault::from(Error::JsonEnds);
        assert_eq!(fault().at("seats").inside("table").place, "table.seats");
        assert_eq!(fault().at("line 7").inside("record").place, "record, line 7");
        assert_eq!(fault().inside("table").place, "table");
        assert_eq!(fault().at("seats").after("line 3").place, "line 3, seats");
    }

    #[test]
    fn key_kind_and_arguments_follow_from_the_type() {
        let cited = Cited { rule: "XX-SET-01", edition: None, need: 0, have: 0 };
        let fault = Error::RecordIllegal { action: "up".to_owned(), cited }.at("line 7").in_edition("it2019");
        assert_eq!((fault.key(), fault.kind()), ("record-illegal", ErrorKind::Invalid));
        assert_eq!(fault.args(), [("action", Arg::Text("up".into()))], "the rule is no argument");
        assert_eq!(fault.cited(), Some(Cited { edition: Some("it2019"), ..cited }));
        assert_eq!(fault.to_string(), "record-illegal at line 7 action=up rule=XX-SET-01");
        assert!(matches!(fault.error(), Some(Error::RecordIllegal { .. })));
        let large = Error::RecordTooLong { have: 1 << 60, most: 3 };
        let exact = Arg::Text((1_u64 << 60).to_string().into());
        assert_eq!(Fault::from(large).args(), [("have", exact), ("most", Arg::Number(3))]);
    }
}
