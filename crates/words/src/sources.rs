//! The message files, as they were when the binary was built.

use crate::Lang;

/// A message file.
#[derive(Clone, Copy, Debug)]
pub struct Source {
    /// Its language.
    pub lang: Lang,
    /// Its name in the language's folder.
    pub name: &'static str,
    /// What it says.
    pub text: &'static str,
}

/// A new file is one more name at the end of this macro call; a language that lacks it does not compile.
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
