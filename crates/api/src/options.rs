//! The options of a table that is being made.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What a table document says, option by option; what is left out is as usual.
pub type Draft = BTreeMap<String, OptionValue>;

/// What an option can be set to.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum OptionValue {
    /// Yes or no.
    Flag(bool),
    /// A whole number.
    Number(u16),
    /// One of the option's names.
    Name(String),
    /// Several of them.
    List(Vec<String>),
    /// Names by name: house rules.
    Names(BTreeMap<String, String>),
    /// No limit.
    None,
}

/// A draft with what the rules say about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DraftOptions {
    /// The draft without the options that others of its options exclude.
    #[cfg_attr(feature = "schema", schema(value_type = BTreeMap<String, OptionValue>))]
    pub table: Draft,
    /// Those that were taken out, in order.
    pub dropped: Vec<Excluded>,
    /// How many names the list of an option still lacks, by option: no table can be made before it is complete.
    pub incomplete: BTreeMap<String, u16>,
    /// The values that the rules exclude, given the draft.
    pub excluded: Vec<ExcludedValue>,
}

/// An option that the rules exclude.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Excluded {
    /// The option.
    pub option: String,
    /// The id of the rule.
    pub rule: String,
}

/// A value that the rules exclude.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ExcludedValue {
    /// The option.
    pub option: String,
    /// The value; of a list, the name that cannot be added.
    pub value: OptionValue,
    /// The id of the rule.
    pub rule: String,
}
