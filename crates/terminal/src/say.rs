//! Events in words, line by line.

use game::Seat;
use words::Lang;

/// A line of the report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ReportText {
    pub(crate) text: String,
    /// Of lines with the same subject in a row of news only the newest is worth telling, such as the last space of a move.
    pub(crate) subject: Option<String>,
}

impl ReportText {
    pub(crate) const fn plain(text: String) -> Self {
        Self { text, subject: None }
    }

    /// A line of the contract, in words.
    pub(crate) fn of(line: &api::ReportLine, lang: Lang, name: &dyn Fn(Seat) -> String) -> Self {
        Self { text: words::message(lang, &line.message, name), subject: line.subject.clone() }
    }
}

/// Adds a line; an older one about the same is no news any more.
pub(crate) fn add(lines: &mut Vec<ReportText>, line: ReportText) {
    if line.subject.is_some() {
        lines.retain(|other| other.subject != line.subject);
    }
    lines.push(line);
}
