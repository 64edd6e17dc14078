//! Renders refusals and faults.

use crate::bundle::{Arg, find, text};
use crate::{Lang, rule};
use api::{RuleCited, WhyNot};
use game::Fault;

/// The rule that a fault cites, as stated by its edition.
pub fn cited_rule(lang: Lang, fault: &Fault) -> Option<RuleCited> {
    let id = fault.arg("rule")?;
    let text = rule(lang, id, fault.arg("edition"))?;
    let number = |name| fault.arg(name).and_then(|value| value.parse().ok());
    let need = number("need").filter(|&need| need > 0);
    let have = need.and_then(|_| number("have"));
    Some(RuleCited { id: id.to_owned(), title: text.title, statement: text.statement, need, have })
}

/// What is wrong, followed by the rule behind it, if any: its id and title, the amounts if it is about amounts, and the
/// statement.
pub fn with_rule(lang: Lang, what: String, rule: Option<&RuleCited>) -> String {
    let Some(rule) = rule else { return what };
    let number = |number: Option<i64>| Arg::from(number.unwrap_or_default());
    let args = [
        ("rule", Arg::from(rule.id.as_str())),
        ("title", rule.title.as_str().into()),
        ("statement", rule.statement.as_str().into()),
        ("need", number(rule.need)),
        ("have", number(rule.have)),
    ];
    format!("{what}. {}", text(lang, if rule.need.is_none() { "illegal" } else { "illegal-lacking" }, &args))
}

/// What is wrong, followed by the rule behind it, if any.
pub fn reason(lang: Lang, refused: &Fault) -> String {
    with_rule(lang, fault(lang, refused), cited_rule(lang, refused).as_ref())
}

/// Whether something can be done and, if not, why.
pub fn why_not(lang: Lang, refused: Option<&Fault>) -> WhyNot {
    WhyNot {
        allowed: refused.is_none(),
        rule: refused.and_then(|refused| cited_rule(lang, refused)),
        detail: refused.map(|refused| fault(lang, refused)),
    }
}

/// What is wrong and where.
///
/// A fault that cites a rule may include the rule's statement, for the edition that the fault names or in general, as
/// the message's variable `statement`.
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

/// Places are paths such as `boats.red.at`, the same in every language, except for lines, columns and entries:
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
