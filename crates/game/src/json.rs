//! Reads JSON so that every error is a [`Fault`] with its place, in every language.
//!
//! The errors of `serde_json` are English sentences. So a document is first parsed as a tree, which finds syntax
//! errors, and then read into its type through a deserialiser whose errors are faults.

use crate::Fault;
use serde::de::value::{MapAccessDeserializer, MapDeserializer, SeqDeserializer, StrDeserializer};
use serde::de::{self, DeserializeOwned, Deserializer, IntoDeserializer, MapAccess, SeqAccess, Unexpected, Visitor};
use serde::{Deserialize, Serialize};
use serde_json::error::Category;
use serde_json::{Map, Number, Value};
use serde_path_to_error::{Path, Segment};
use std::fmt;

/// Reads a document.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, Fault> {
    from_value(&parse(text)?)
}

/// Reads a document that is already a tree.
pub fn from_value<T: DeserializeOwned>(value: &Value) -> Result<T, Fault> {
    serde_path_to_error::deserialize(Doc(value)).map_err(|error| {
        let place = place(error.path());
        let Problem(fault) = error.into_inner();
        if place.is_empty() { fault } else { fault.inside(place) }
    })
}

/// Converts a document to a tree.
pub fn to_value<T: Serialize + ?Sized>(value: &T) -> Result<Value, Fault> {
    serde_json::to_value(value).map_err(|_| Fault::new("json-unwritable"))
}

/// Writes a document on one line.
pub fn write<T: Serialize + ?Sized>(value: &T) -> Result<String, Fault> {
    serde_json::to_string(value).map_err(|_| Fault::new("json-unwritable"))
}

/// Whether a field has its default value and can be left out.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Strips the byte order mark that some editors write.
pub fn unmarked(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// Parses any JSON; rejects objects with duplicate fields.
pub fn parse(text: &str) -> Result<Value, Fault> {
    match serde_json::from_str::<Strict>(unmarked(text)) {
        Ok(Strict(value)) => Ok(value),
        Err(error) => {
            let message = error.to_string();
            let message = message.rsplit_once(" at line ").map_or(message.as_str(), |(reason, _)| reason);
            let fault = match error.classify() {
                Category::Eof => Fault::new("json-ends"),
                Category::Data => Fault::parse(message).unwrap_or(Fault::new("json-syntax")),
                Category::Io | Category::Syntax => Fault::new("json-syntax"),
            };
            Err(fault.at(format_args!("line {}, column {}", error.line(), error.column())))
        }
    }
}

/// A path in the project's notation: `b_tiles.0`, not `b_tiles[0]`.
fn place(path: &Path) -> String {
    let names = path.iter().filter_map(|segment| match segment {
        Segment::Seq { index } => Some(index.to_string()),
        Segment::Map { key } => Some(key.clone()),
        Segment::Enum { variant } => Some(variant.clone()),
        Segment::Unknown => None,
    });
    names.collect::<Vec<_>>().join(".")
}

/// A tree without duplicate fields.
struct Strict(Value);

impl<'de> Deserialize<'de> for Strict {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(StrictVisitor).map(Self)
    }
}

struct StrictVisitor;

impl<'de> Visitor<'de> for StrictVisitor {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }
    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }
    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }
    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }
    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(Number::from_f64(value).map_or(Value::Null, Value::Number))
    }
    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }
    fn visit_string<E>(self, value: String) -> Result<Value, E> {
        Ok(value.into())
    }
    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }
    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(Strict(item)) = items.next_element()? {
            list.push(item);
        }
        Ok(list.into())
    }
    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut map = Map::new();
        while let Some(key) = entries.next_key::<String>()? {
            if map.contains_key(&key) {
                return Err(de::Error::custom(Fault::new("json-duplicate-field").with("name", key)));
            }
            let Strict(value) = entries.next_value()?;
            map.insert(key, value);
        }
        Ok(map.into())
    }
}

/// A fault as a `serde` error.
#[derive(Debug)]
struct Problem(Fault);

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for Problem {}

impl de::Error for Problem {
    fn custom<T: fmt::Display>(message: T) -> Self {
        let message = message.to_string();
        Self(Fault::parse(&message).unwrap_or_else(|| Fault::new("json-wrong").with("reason", message)))
    }
    fn invalid_type(found: Unexpected<'_>, wanted: &dyn de::Expected) -> Self {
        Self(Fault::new("json-wrong-type").with("found", name_found(&found)).with("wanted", name_wanted(wanted)))
    }
    fn invalid_value(found: Unexpected<'_>, wanted: &dyn de::Expected) -> Self {
        Self::invalid_type(found, wanted)
    }
    fn invalid_length(length: usize, wanted: &dyn de::Expected) -> Self {
        Self(Fault::new("json-wrong-type").with("found", format!("[{length}]")).with("wanted", name_wanted(wanted)))
    }
    fn unknown_variant(name: &str, known: &'static [&'static str]) -> Self {
        Self(Fault::new("json-unknown-name").with("name", name).with("known", known.join(", ")))
    }
    fn unknown_field(name: &str, known: &'static [&'static str]) -> Self {
        if known.is_empty() {
            return Self(Fault::new("json-no-fields").with("name", name));
        }
        Self(Fault::new("json-unknown-field").with("name", name).with("known", known.join(", ")))
    }
    fn missing_field(name: &'static str) -> Self {
        Self(Fault::new("json-missing-field").with("name", name))
    }
    fn duplicate_field(name: &'static str) -> Self {
        Self(Fault::new("json-duplicate-field").with("name", name))
    }
}

/// What was found, in language-neutral JSON terms.
fn name_found(found: &Unexpected<'_>) -> String {
    match found {
        Unexpected::Bool(value) => value.to_string(),
        Unexpected::Unsigned(value) => value.to_string(),
        Unexpected::Signed(value) => value.to_string(),
        Unexpected::Float(value) => value.to_string(),
        Unexpected::Str(text) => format!("{text:?}"),
        Unexpected::Unit => "null".to_owned(),
        Unexpected::Seq => "[…]".to_owned(),
        Unexpected::Map => "{…}".to_owned(),
        other => other.to_string(),
    }
}

/// What was expected, in the same terms; `serde` gives it in English or as a Rust type.
fn name_wanted(wanted: &dyn de::Expected) -> String {
    let wanted = wanted.to_string();
    match wanted.as_str() {
        "u8" => format!("0..{}", u8::MAX),
        "u16" => format!("0..{}", u16::MAX),
        "u32" => format!("0..{}", u32::MAX),
        "u64" | "usize" => format!("0..{}", u64::MAX),
        "a boolean" => "true | false".to_owned(),
        "a map" => "{…}".to_owned(),
        "a sequence" => "[…]".to_owned(),
        "unit" => "null".to_owned(),
        text if text.starts_with("struct ") => "{…}".to_owned(),
        text if text.starts_with("a tuple") => "[…]".to_owned(),
        // A string, or one of several names.
        _ => "\"…\"".to_owned(),
    }
}

/// A tree to deserialise from.
#[derive(Clone, Copy)]
struct Doc<'a>(&'a Value);

impl<'a> IntoDeserializer<'a, Problem> for Doc<'a> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

/// The name of a field. JSON names are texts, even where the type wants a number.
#[derive(Clone, Copy)]
struct Key<'a>(&'a str);

impl<'a> IntoDeserializer<'a, Problem> for Key<'a> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

macro_rules! numeric_keys {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
            match self.0.parse::<u64>() {
                // Accept only the canonical form of a number, otherwise a field could occur twice.
                Ok(number) if number.to_string() == self.0 => visitor.visit_u64(number),
                _ => visitor.visit_borrowed_str(self.0),
            }
        }
    )*};
}

impl<'de> Deserializer<'de> for Key<'de> {
    type Error = Problem;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        visitor.visit_borrowed_str(self.0)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Problem> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Problem> {
        StrDeserializer::new(self.0).deserialize_enum(name, variants, visitor)
    }

    numeric_keys! {
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
    }

    serde::forward_to_deserialize_any! {
        bool i128 u128 f32 f64 char str string bytes byte_buf option unit unit_struct seq tuple tuple_struct map struct
        identifier ignored_any
    }
}

impl<'de> Deserializer<'de> for Doc<'de> {
    type Error = Problem;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(*value),
            Value::Number(number) => match (number.as_u64(), number.as_i64(), number.as_f64()) {
                (Some(value), _, _) => visitor.visit_u64(value),
                (_, Some(value), _) => visitor.visit_i64(value),
                (_, _, value) => visitor.visit_f64(value.unwrap_or_default()),
            },
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Array(items) => {
                let mut items = SeqDeserializer::new(items.iter().map(Doc));
                let value = visitor.visit_seq(&mut items)?;
                items.end()?;
                Ok(value)
            }
            Value::Object(map) => {
                let mut entries = MapDeserializer::new(map.iter().map(|(key, value)| (Key(key), Doc(value))));
                let value = visitor.visit_map(&mut entries)?;
                entries.end()?;
                Ok(value)
            }
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        match self.0 {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Problem> {
        visitor.visit_newtype_struct(self)
    }

    /// An object. `serde` would also accept a list of the field values, which our documents never use.
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Problem> {
        match self.0 {
            Value::Array(_) => Err(de::Error::invalid_type(Unexpected::Seq, &visitor)),
            _ => self.deserialize_any(visitor),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Problem> {
        match self.0 {
            Value::String(text) => StrDeserializer::new(text).deserialize_enum(name, variants, visitor),
            Value::Object(map) if map.len() == 1 => {
                let entries = MapDeserializer::new(map.iter().map(|(key, value)| (Key(key), Doc(value))));
                visitor.visit_enum(MapAccessDeserializer::new(entries))
            }
            _ => Err(de::Error::custom(
                Fault::new("json-unknown-name").with("name", self.0).with("known", variants.join(", ")),
            )),
        }
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map identifier ignored_any
    }
}
