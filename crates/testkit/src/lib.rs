//! What the tests of all games share; a dev-dependency only.
//!
//! - [`conformance`]: checks that every game must pass, over random games, in one call.
//! - [`scenario`]: files that show in a few lines what a rule means.
//! - [`golden`]: files that hold the program's current output; [`gallery`] for whole games.
//! - [`secrets`]: checks for games with sealed choices and hidden hands; part of [`conformance`].
//! - [`allocation`]: an allocator that counts allocations.
//! - [`perft`]: files with counts of possible continuations.
//! - [`random`]: random play from a seed; [`pilot`]: purposeful play.
//! - [`postgres`]: a throw-away database server.
//! - [`untrusted`]: the entry points for untrusted input, for fuzzing and for the corpus.
//! - [`mississippi`]: specifics of Mississippi Queen; [`naive`] is its second, slow generator.
//! - [`niagara`]: specifics of Niagara.
//! - [`toy`]: a small game with simultaneous secret choices, which tests the kit itself.
//!
//! ```
//! use testkit::{random, toy::Toy};
//!
//! let record = random::record::<Toy>(&testkit::toy::Table { heap: 9 }, 1, 1000)?;
//! let again = game::Record::read(&record.to_text()?)?;
//! assert_eq!(record, again);
//! # Ok::<(), game::Fault>(())
//! ```

pub mod allocation;
pub mod conformance;
pub mod gallery;
pub mod golden;
pub mod mississippi;
pub mod naive;
pub mod niagara;
pub mod perft;
pub mod pilot;
pub mod postgres;
pub mod random;
pub mod scenario;
pub mod secrets;
pub mod toy;
pub mod untrusted;
