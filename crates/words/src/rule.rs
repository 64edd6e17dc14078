//! What the rules say.

use crate::Lang;
use crate::bundle::{bundle, find};

/// A clause or ruling in the reader's language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleText {
    /// A few words.
    pub title: String,
    /// What it says.
    pub statement: String,
}

/// What a clause or ruling says: in an edition, or in general.
///
/// The message's value is the general statement; an attribute that is named like the edition replaces it. There is
/// no rule text for an id that no message has.
pub fn rule(lang: Lang, id: &str, edition: Option<&str>) -> Option<RuleText> {
    let say = |attribute| find(lang, id, attribute, &[]).or_else(|| find(Lang::En, id, attribute, &[]));
    let title = say(Some("title"))?;
    let own = edition.and_then(|edition| say(Some(edition)));
    let statement = own.or_else(|| say(None))?;
    Some(RuleText { title, statement })
}

/// The editions for which a clause or ruling has a statement of its own, among those given.
pub fn editions<'a>(id: &str, among: &'a [&'a str]) -> impl Iterator<Item = &'a str> {
    let message = bundle(Lang::En).get_message(id);
    among
        .iter()
        .copied()
        .filter(move |edition| message.as_ref().is_some_and(|message| message.get_attribute(edition).is_some()))
}
