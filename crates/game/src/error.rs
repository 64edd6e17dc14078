//! What is wrong with documents, records and names.

use crate::{Cited, Fault, Seat};

crate::errors! {
    /// An error of a document, a record or a name.
    pub enum Error {
        OutOfRange { value: String, least: String, most: String } = "number-out-of-range",
        ListTooLong { most: usize } = "list-too-long",
        UnknownEdition { name: String, known: String } = "unknown-edition" as Unknown,
        UnknownRule { name: String, near: String } = "unknown-rule" as Unknown,
        RuleIsExample { name: String } = "rule-is-example" as Unknown,
        UnknownAction { name: String, known: &'static str } = "unknown-action",
        UnknownChance { name: String, known: &'static str } = "unknown-chance",
        TableExcluded { cited: Cited } = "table-excluded" as Illegal,
        TableIncomplete { missing: u16, cited: Cited } = "table-incomplete" as Illegal,
        PositionVersion { value: String, known: String } = "position-version",

        JsonSyntax = "json-syntax",
        JsonEnds = "json-ends",
        JsonDuplicateField { name: String } = "json-duplicate-field",
        JsonUnknownField { name: String, known: String } = "json-unknown-field",
        JsonNoFields { name: String } = "json-no-fields",
        JsonMissingField { name: &'static str } = "json-missing-field",
        JsonWrongType { found: String, wanted: String } = "json-wrong-type",
        JsonUnknownName { name: String, known: String } = "json-unknown-name",
        JsonWrong { reason: String } = "json-wrong",
        JsonUnwritable = "json-unwritable" as Internal,

        RecordHeader { need: &'static str } = "record-header",
        RecordVersion { have: String, need: String } = "record-version",
        RecordGame { have: String, need: String } = "record-game",
        RecordTable = "record-table",
        RecordTooLong { have: usize, most: usize } = "record-too-long",
        RecordLine { text: String } = "record-line",
        RecordEntry = "record-entry",
        RecordTurn { action: String } = "record-turn",
        RecordSplitTurn { have: String } = "record-split-turn",
        RecordSpeaker { have: String, need: String } = "record-speaker",
        RecordNotDeciding { seat: Seat, action: String } = "record-not-deciding",
        RecordNeedsChance { have: String } = "record-needs-chance",
        RecordChance { chance: String } = "record-chance",
        RecordIllegal { action: String, cited: Cited } = "record-illegal",
        RecordAfterEnd { action: String } = "record-after-end",
        RecordEarlierRules = "record-earlier-rules",
        RecordImpossible { action: String } = "record-impossible",
        RecordAfterResult { text: String } = "record-after-result",
        RecordResult { need: String, have: String } = "record-result",
        RecordResultMissing { need: String } = "record-result-missing",
        RecordResultEarly { have: String } = "record-result-early",
        RecordHiddenStart = "record-hidden-start" as Conflict,
        RecordHidden = "record-hidden" as Conflict,
    }
}

impl Fault {
    /// A number outside its range.
    #[allow(clippy::needless_pass_by_value)] // Callers have numbers and texts, not references to them.
    pub fn out_of_range(value: impl ToString, least: impl ToString, most: impl ToString) -> Self {
        Error::OutOfRange { value: value.to_string(), least: least.to_string(), most: most.to_string() }.into()
    }

    /// Whether a number is in its range; if not, at this place.
    pub fn range<T: PartialOrd + ToString>(place: &str, value: T, least: T, most: T) -> Result<(), Self> {
        if least <= value && value <= most {
            return Ok(());
        }
        Err(Self::out_of_range(value, least, most).at(place))
    }
}
