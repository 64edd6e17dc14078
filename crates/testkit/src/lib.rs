//! What the tests of every game share; a dev-dependency only.
//!
//! - [`conformance`]: what every game must keep, over random games, in one call.
//! - [`scenario`]: files that say in a few lines what a rule means.
//! - [`golden`]: files that hold what the program does now; [`gallery`] for whole games.
//! - [`secrets`]: what every game with sealed choices and hidden hands must keep; the kit asks it.
//! - [`allocation`]: an allocator that counts.
//! - [`perft`]: files with counts of everything that can happen.
//! - [`random`]: random play from a seed; [`pilot`]: play with a purpose.
//! - [`postgres`]: a throw-away database server.
//! - [`untrusted`]: the entry points for input that may be anything, for fuzzing and for the corpus.
//! - [`mississippi`]: what is particular to Mississippi Queen; [`naive`] is its second, slow generator.
//! - [`niagara`]: what is particular to Niagara.
//! - [`toy`]: a small game with simultaneous secret choices, on which the kit itself is tested.
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
