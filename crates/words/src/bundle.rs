//! Messages by key.

use crate::{Lang, sources};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

pub(crate) type Bundle = FluentBundle<FluentResource>;

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg<'a> {
    /// A text.
    Text(Cow<'a, str>),
    /// A number, which a message may select its form by.
    Number(i64),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

macro_rules! numbers {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Arg<'_> {
            fn from(number: $kind) -> Self {
                Self::Number(number as i64)
            }
        }
    )*};
}
numbers!(u8, u16, u32, u64, usize, i32, i64);

impl<'a> Arg<'a> {
    /// A number if the text is one in canonical form, so that messages can select by it; otherwise the text: `1.10` is
    /// a space of the board.
    pub fn of(text: &'a str) -> Self {
        match text.parse::<i64>() {
            Ok(number) if number.to_string() == text => Self::Number(number),
            _ => text.into(),
        }
    }

    /// An owned copy.
    pub(crate) fn into_owned(self) -> Arg<'static> {
        match self {
            Self::Text(text) => Arg::Text(text.into_owned().into()),
            Self::Number(number) => Arg::Number(number),
        }
    }

    fn value(&self) -> FluentValue<'_> {
        match self {
            Self::Text(text) => FluentValue::from(text.as_ref()),
            Self::Number(number) => FluentValue::from(*number),
        }
    }
}

fn build(lang: Lang) -> Bundle {
    let tag: LanguageIdentifier = lang.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    // Isolation marks are invisible, but they count in a terminal and show up in tests.
    bundle.set_use_isolating(false);
    for source in sources::ALL.iter().filter(|source| source.lang == lang) {
        // A file with a syntax error still provides its other messages; the tests reject such a file.
        let resource = FluentResource::try_new(source.text.to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

pub(crate) fn bundle(lang: Lang) -> &'static Bundle {
    static BUNDLES: [OnceLock<Bundle>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
    BUNDLES[lang as usize].get_or_init(|| build(lang))
}

/// The text of a message or of one of its attributes, in exactly this language.
pub(crate) fn find(lang: Lang, key: &str, attribute: Option<&str>, args: &[(&str, Arg<'_>)]) -> Option<String> {
    let bundle = bundle(lang);
    let message = bundle.get_message(key)?;
    let pattern = match attribute {
        None => message.value()?,
        Some(name) => message.get_attribute(name)?.value(),
    };
    let args: FluentArgs<'_> = args.iter().map(|(name, arg)| (*name, arg.value())).collect();
    // Missing arguments stay visible as `{$name}`.
    Some(bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
}

/// The text of a message.
pub fn text(lang: Lang, key: &str, args: &[(&str, Arg<'_>)]) -> String {
    find(lang, key, None, args).or_else(|| find(Lang::En, key, None, args)).unwrap_or_else(|| key.to_owned())
}

/// The key, if there is such a message: for keys that arrive as text, for example inside another library's error.
pub fn known_key(key: &str) -> Option<&'static str> {
    static KEYS: OnceLock<BTreeSet<&'static str>> = OnceLock::new();
    let keys = KEYS.get_or_init(|| {
        sources::ALL
            .iter()
            .filter(|source| source.lang == Lang::En)
            .flat_map(|source| source.text.lines())
            .filter(|line| line.starts_with(|first: char| first.is_ascii_alphabetic()))
            .filter_map(|line| line.split_once('=').map(|(key, _)| key.trim_end()))
            .collect()
    });
    keys.get(key).copied()
}

/// A number with this many decimals, formatted for the language.
pub fn decimal(lang: Lang, value: f64, decimals: usize) -> String {
    let text = format!("{value:.decimals$}");
    if lang == Lang::En { text } else { text.replace('.', ",") }
}
