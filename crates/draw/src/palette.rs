//! Style sheets for day and night.

use crate::colours::COLOURS;
use crate::sheet::RULES;
use std::fmt::Write;

/// Day or night.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// By day.
    Day,
    /// By night.
    Night,
}

/// The style sheet of the art, for pages: by day, and by night if the page has `data-theme="night"`.
///
/// Colours are variables, because only inherited properties reach art shown by `<use>`.
pub fn style() -> String {
    let variables = |theme: Theme| {
        COLOURS.iter().fold(String::new(), |mut text, colour| {
            let _ = write!(text, "--pw-{}:{};", colour.0, colour.at(theme));
            text
        })
    };
    let mut sheet = format!(":root,[data-theme=\"day\"]{{{}}}\n", variables(Theme::Day));
    let _ = writeln!(sheet, "[data-theme=\"night\"]{{{}}}", variables(Theme::Night));
    sheet + &rules(|name| format!("var(--pw-{name})")) + MOTION
}

/// The style sheet of a standalone picture: plain rules.
pub(crate) fn plain(theme: Theme) -> String {
    rules(|name| {
        COLOURS.iter().find(|colour| colour.0 == name).map_or_else(String::new, |colour| colour.at(theme).into())
    })
}

fn rules(value: impl Fn(&str) -> String) -> String {
    RULES.iter().fold(String::new(), |mut sheet, (class, rule)| {
        let _ = writeln!(sheet, ".pw-{class}{{{}}}", filled(rule, &value));
        sheet
    })
}

/// A rule with its `$names` replaced.
fn filled(rule: &str, value: &impl Fn(&str) -> String) -> String {
    let mut parts = rule.split('$');
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let end = part.find(|c: char| !c.is_ascii_alphanumeric() && c != '-').unwrap_or(part.len());
        text += &value(&part[..end]);
        text += &part[end..];
    }
    text
}

/// Only water is animated for decoration, and only if the user accepts motion.
const MOTION: &str =
    "@media (prefers-reduced-motion:no-preference){.pw-fall-line{animation:pw-fall 1.6s linear infinite}\
.pw-foam{animation:pw-foam 4s ease-in-out infinite alternate}}
@keyframes pw-fall{to{stroke-dashoffset:-84}}
@keyframes pw-foam{from{opacity:.75}to{opacity:1}}
";
