//! Texts for people, before they have a language.

use game::Seat;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// A text as the key of a message with its arguments. Every client renders it from the same message files
/// (`locales/*/*.ftl`), each in its reader's language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Message {
    /// The key, such as `mq-event-speed-set`.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub key: Cow<'static, str>,
    /// The arguments by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "schema", schema(value_type = BTreeMap<String, Arg>, no_recursion))]
    pub args: BTreeMap<Cow<'static, str>, Arg>,
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = MessageArg))]
#[serde(untagged)]
pub enum Arg {
    /// A number; messages may choose their form by it.
    Number(i64),
    /// A word that is the same in every language, or by which a message chooses its form.
    Word(Cow<'static, str>),
    /// Another message, such as the name of a boat.
    #[cfg_attr(feature = "schema", schema(no_recursion))]
    Message(Message),
    /// The names of the players at these seats, as a list.
    Seats {
        /// The seats.
        #[cfg_attr(feature = "schema", schema(value_type = Vec<u8>))]
        seats: Vec<Seat>,
    },
}

impl Message {
    /// A message without arguments.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Self { key: key.into(), args: BTreeMap::new() }
    }

    /// The same with one more argument.
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.insert(name.into(), value.into());
        self
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seats { seats: vec![seat] }
    }
}

impl From<Vec<Seat>> for Arg {
    fn from(seats: Vec<Seat>) -> Self {
        Self::Seats { seats }
    }
}

impl From<&'static str> for Arg {
    fn from(word: &'static str) -> Self {
        Self::Word(word.into())
    }
}

impl From<String> for Arg {
    fn from(word: String) -> Self {
        Self::Word(word.into())
    }
}

macro_rules! numbers {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Arg {
            fn from(number: $kind) -> Self {
                Self::Number(number.into())
            }
        }
    )*};
}
numbers!(u8, i8, u16, u32, i64);
