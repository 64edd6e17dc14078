//! What is wrong with an input.

use std::borrow::Cow;
use std::fmt;

/// Bad input, as a value: a message key, a place and arguments.
///
/// The message files hold the text for each `key` in every language; programs read the key.
///
/// The plain form is for programmers, and for errors of other libraries that carry only a text:
/// [`Display`](fmt::Display) writes it, [`Fault::parse`] reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The stable message key, such as `position-two-boats`.
    pub key: Cow<'static, str>,
    /// The location, such as `boats.red.at` or `line 7`; empty for the whole input.
    pub place: String,
    /// The arguments of the message.
    pub args: Vec<(Cow<'static, str>, String)>,
}

impl Fault {
    /// A fault without a place.
    pub fn new(key: &'static str) -> Self {
        Self { key: key.into(), place: String::new(), args: Vec::new() }
    }

    /// A number outside its range.
    pub fn out_of_range(value: impl fmt::Display, least: impl fmt::Display, most: impl fmt::Display) -> Self {
        Self::new("number-out-of-range").with("value", value).with("least", least).with("most", most)
    }

    /// Checks that a number is in its range; the fault names this place.
    pub fn range<T: PartialOrd + fmt::Display>(place: &str, value: T, least: T, most: T) -> Result<(), Self> {
        if least <= value && value <= most {
            return Ok(());
        }
        Err(Self::out_of_range(value, least, most).at(place))
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

    /// Adds an argument.
    pub fn with(mut self, name: &'static str, value: impl fmt::Display) -> Self {
        self.args.push((name.into(), value.to_string()));
        self
    }

    /// An argument, by its name.
    pub fn arg(&self, wanted: &str) -> Option<&str> {
        self.args.iter().find(|(name, _)| name == wanted).map(|(_, value)| value.as_str())
    }

    /// Reads the plain form; `None` if the text is something else.
    pub fn parse(text: &str) -> Option<Self> {
        let (key, rest) = split_at(text, text.find(' ').unwrap_or(text.len()));
        if !(is_name(key) && key.contains('-')) {
            return None;
        }
        let mut fault = Self { key: key.to_owned().into(), place: String::new(), args: Vec::new() };
        let mut rest = rest;
        if let Some(at) = rest.strip_prefix(" at ") {
            let (place, more) = split_at(at, end_of_value(at));
            fault.place = unescaped(place)?;
            rest = more;
        }
        while !rest.is_empty() {
            let (name, value) = rest.strip_prefix(' ')?.split_once('=').filter(|(name, _)| is_name(name))?;
            let (value, more) = split_at(value, end_of_value(value));
            fault.args.push((name.to_owned().into(), unescaped(value)?));
            rest = more;
        }
        Some(fault)
    }
}

fn split_at(text: &str, at: usize) -> (&str, &str) {
    text.split_at_checked(at).unwrap_or((text, ""))
}

/// Whether this is a word such as a key or the name of an argument.
fn is_name(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
}

/// The end of a place or value, before ` name=`. Equals signs in values are escaped, so this one is a separator.
fn end_of_value(text: &str) -> usize {
    let mut escape = false;
    let sign = text.bytes().position(|byte| {
        let plain = !escape && byte == b'=';
        escape = !escape && byte == b'\\';
        plain
    });
    sign.and_then(|sign| text.get(..sign)?.rfind(' ')).unwrap_or(text.len())
}

/// Writes a place or a value, escaped so that it cannot be mistaken for an argument.
fn escaped(text: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    use fmt::Write;
    for letter in text.chars() {
        if matches!(letter, '=' | '\\') {
            f.write_char('\\')?;
        }
        f.write_char(letter)?;
    }
    Ok(())
}

fn unescaped(text: &str) -> Option<String> {
    let mut letters = text.chars();
    let mut plain = String::new();
    while let Some(letter) = letters.next() {
        plain.push(if letter == '\\' { letters.next()? } else { letter });
    }
    Some(plain)
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.key)?;
        if !self.place.is_empty() {
            f.write_str(" at ")?;
            escaped(&self.place, f)?;
        }
        for (name, value) in &self.args {
            write!(f, " {name}=")?;
            escaped(value, f)?;
        }
        Ok(())
    }
}

impl std::error::Error for Fault {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_plain_form_says_everything() {
        let values =
            ["", " ", "x", "a b", "x known=y", "=", "\\", "\\=", " =\\ ", "a\nb", " at line 3", "это = то", "x "];
        for place in ["", "line 7, table.seats", "a=b c=d", "c:\\temp, line 1", " "] {
            for one in values {
                for two in values {
                    let fault = Fault::new("unknown-tile").at(place).with("name", one).with("known", two);
                    assert_eq!(Fault::parse(&fault.to_string()).as_ref(), Some(&fault), "{fault}");
                }
            }
            let bare = Fault::new("json-ends").at(place);
            assert_eq!(Fault::parse(&bare.to_string()), Some(bare));
        }
    }

    #[test]
    fn other_texts_are_no_faults() {
        for text in
            ["", "overflow", "missing field `x`", "data did not match", "json-ends early", "json-ends x =1", "-é"]
        {
            assert_eq!(Fault::parse(text), None, "{text}");
        }
    }

    #[test]
    fn places_are_put_together() {
        let place = |fault: Fault| fault.place;
        assert_eq!(place(Fault::new("x-y").at("seats").inside("table")), "table.seats");
        assert_eq!(place(Fault::new("x-y").at("line 7").inside("record")), "record, line 7");
        assert_eq!(place(Fault::new("x-y").inside("table")), "table");
        assert_eq!(place(Fault::new("x-y").at("seats").after("line 3")), "line 3, seats");
    }
}
