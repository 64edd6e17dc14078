//! All texts that people read, in five languages.
//!
//! Code refers to messages by key; the texts are in `locales/<language>/*.ftl`, the same Fluent files that
//! the web page reads. They are embedded in the binary. A key that a language lacks falls back to English and then to
//! the key itself, so texts never fail. The tests ensure that neither happens.
//!
//! ```
//! use game::Fault;
//! use words::Lang;
//!
//! let fault = Fault::new("unknown-edition").with("name", "de2019").with("known", "it2019");
//! assert!(words::fault(Lang::De, &fault).contains("de2019"));
//! assert_eq!(Lang::from_tag("it_IT.UTF-8"), Some(Lang::It));
//! ```
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod bundle;
mod lang;
mod message;
mod refusal;
mod rule;
pub mod sources;

pub use bundle::{Arg, decimal, known_key, text};
pub use lang::Lang;
pub use message::message;
pub use refusal::{cited_rule, fault, reason, why_not, with_rule};
pub use rule::{RuleText, editions, rule};
