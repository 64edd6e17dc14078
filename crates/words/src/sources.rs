//! The message files, embedded at build time.

use crate::Lang;

/// A message file.
#[derive(Clone, Copy, Debug)]
pub struct Source {
    /// Its language.
    pub lang: Lang,
    /// Its name in the language's folder.
    pub name: &'static str,
    /// Its contents.
    pub text: &'static str,
}

/// To add a file, append its name to this macro call; it does not compile if a language lacks the file.
macro_rules! sources {
    ($($name:literal),*) => {
        &[$(
            sources!(En, "en", $name),
            sources!(It, "it", $name),
            sources!(Fr, "fr", $name),
            sources!(Ru, "ru", $name),
            sources!(De, "de", $name),
        )*]
    };
    ($lang:ident, $folder:literal, $name:literal) => {
        Source {
            lang: Lang::$lang,
            name: $name,
            text: include_str!(concat!("../../../locales/", $folder, "/", $name)),
        }
    };
}

/// Every message file of every language.
pub const ALL: &[Source] = sources!(
    "cli.ftl",
    "common.ftl",
    "faults.ftl",
    "help.ftl",
    "mississippi.ftl",
    "mississippi-rules.ftl",
    "niagara.ftl",
    "niagara-rules.ftl",
    "play-mississippi.ftl",
    "play-niagara.ftl",
    "report-mississippi.ftl",
    "report-niagara.ftl",
    "server.ftl",
    "terminal.ftl"
);
