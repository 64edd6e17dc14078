//! The statements of the rules.

use crate::Lang;
use crate::bundle::{bundle, find};

/// A clause or ruling in the reader's language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleText {
    /// A short title.
    pub title: String,
    /// The statement.
    pub statement: String,
}

/// The text of a clause or ruling, for an edition or in general.
///
/// The message's value is the general statement; an attribute named like the edition replaces it. `None` if there is no
/// message for the id.
pub fn rule(lang: Lang, id: &str, edition: Option<&str>) -> Option<RuleText> {
    let say = |attribute| find(lang, id, attribute, &[]).or_else(|| find(Lang::En, id, attribute, &[]));
    let title = say(Some("title"))?;
    let own = edition.and_then(|edition| say(Some(edition)));
    let statement = own.or_else(|| say(None))?;
    Some(RuleText { title, statement })
}

/// Those of the given editions that have their own statement of a clause or ruling.
pub fn editions<'a>(id: &str, among: &'a [&'a str]) -> impl Iterator<Item = &'a str> {
    let message = bundle(Lang::En).get_message(id);
    among
        .iter()
        .copied()
        .filter(move |edition| message.as_ref().is_some_and(|message| message.get_attribute(edition).is_some()))
}
