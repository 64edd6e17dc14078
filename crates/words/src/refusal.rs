//! Refusals and faults, in words.

use crate::bundle::{Arg, find, text};
use crate::{Lang, rule};
use game::{Fault, Illegal, Rule};

/// Why an action is refused: the rule's id and title, the amounts where it is a matter of amounts, and what
/// the edition says.
pub fn illegal<R: Rule>(lang: Lang, illegal: &Illegal<R>, edition: &str) -> String {
    let id = illegal.rule.id();
    let Some(rule) = rule(lang, id, Some(edition)) else { return id.to_owned() };
    let args = [
        ("rule", Arg::from(id)),
        ("title", Arg::from(rule.title)),
        ("statement", Arg::from(rule.statement)),
        ("need", Arg::from(illegal.need)),
        ("have", Arg::from(illegal.have)),
    ];
    let key = if illegal.need > 0 { "illegal-lacking" } else { "illegal" };
    text(lang, key, &args)
}

/// What is wrong and where.
///
/// A fault that names a rule may use what the rule says, in the edition that the fault names or in general: the
/// message's variable `statement`.
pub fn fault(lang: Lang, fault: &Fault) -> String {
    let mut args: Vec<(&str, Arg<'_>)> =
        fault.args.iter().map(|(name, value)| (name.as_ref(), Arg::of(value))).collect();
    if let Some(id) = fault.arg("rule") {
        let statement = rule(lang, id, fault.arg("edition")).map_or_else(String::new, |rule| rule.statement);
        args.push(("statement", statement.into()));
    }
    let what = text(lang, &fault.key, &args);
    if fault.place.is_empty() {
        return what;
    }
    text(lang, "fault-at", &[("place", place(lang, &fault.place).into()), ("what", what.into())])
}

/// Places are paths such as `boats.red.at`, the same in every language, but for lines, columns and entries:
/// `line 7, b_tiles.0`.
fn place(lang: Lang, place: &str) -> String {
    let part = |part: &str| {
        let (key, number) = part.split_once(' ')?;
        let key = match key {
            "line" => "place-line",
            "column" => "place-column",
            "entry" => "place-entry",
            _ => return None,
        };
        let number: i64 = number.parse().ok()?;
        find(lang, key, None, &[("number", number.into())])
    };
    place.split(", ").map(|text| part(text).unwrap_or_else(|| text.to_owned())).collect::<Vec<_>>().join(", ")
}
