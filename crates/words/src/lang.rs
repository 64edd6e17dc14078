//! The languages.

use game::Fault;
use std::fmt;
use std::str::FromStr;

/// A language with a complete set of texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// English.
    En,
    /// Italian.
    It,
    /// French.
    Fr,
    /// Russian.
    Ru,
    /// German.
    De,
}

impl Lang {
    /// All languages.
    pub const ALL: [Self; 5] = [Self::En, Self::It, Self::Fr, Self::Ru, Self::De];

    /// The language's code, which is also the name of its folder.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::It => "it",
            Self::Fr => "fr",
            Self::Ru => "ru",
            Self::De => "de",
        }
    }

    /// The language of a tag such as `it`, `it-CH` or `it_IT.UTF-8`.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let code = tag.split(['-', '_', '.', '@']).next()?;
        Self::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(code))
    }

    /// The language of the process, from the environment variables in POSIX order; English if none matches.
    pub fn from_env() -> Self {
        Self::from_vars(|name| std::env::var(name).ok())
    }

    /// [`Lang::from_env`] for any source of variables.
    ///
    /// The first variable that is set decides, even for an unsupported language: `LC_ALL=C` asks for no translation,
    /// whatever `LANG` says.
    pub fn from_vars(var: impl Fn(&str) -> Option<String>) -> Self {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(var)
            .find(|value| !value.is_empty())
            .and_then(|tag| Self::from_tag(&tag))
            .unwrap_or(Self::En)
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = Fault;

    fn from_str(tag: &str) -> Result<Self, Fault> {
        Self::from_tag(tag).ok_or_else(|| {
            Fault::new("unknown-language").with("name", tag).with("known", Self::ALL.map(Self::code).join(", "))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(vars: &[(&str, &str)]) -> Lang {
        Lang::from_vars(|name| vars.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned()))
    }

    #[test]
    fn tags_of_all_shapes_are_understood() {
        for tag in ["ru", "RU", "ru-RU", "ru_RU.UTF-8", "ru@cyrillic"] {
            assert_eq!(Lang::from_tag(tag), Some(Lang::Ru), "{tag}");
        }
        for tag in ["", "C", "es_ES", "russian"] {
            assert_eq!(Lang::from_tag(tag), None, "{tag}");
        }
    }

    #[test]
    fn the_first_variable_that_is_set_decides() {
        assert_eq!(with(&[]), Lang::En);
        assert_eq!(with(&[("LANG", "fr_FR.UTF-8")]), Lang::Fr);
        assert_eq!(with(&[("LC_ALL", ""), ("LC_MESSAGES", "de"), ("LANG", "fr")]), Lang::De);
        assert_eq!(with(&[("LC_ALL", "C"), ("LANG", "fr")]), Lang::En);
    }
}
