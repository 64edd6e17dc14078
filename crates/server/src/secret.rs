//! What nobody may guess.

use game::Seat;
use host::fair::Secret;
use sha2::{Digest, Sha256};
use std::sync::atomic::{AtomicU64, Ordering};
use subtle::ConstantTimeEq;

/// Bytes that nobody can guess. Without the system's own source of them there can be no server.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    bytes
}

/// What is shown to prove something: a session, a token, an invitation. Only its hash is kept.
pub(crate) fn token() -> String {
    data_encoding::BASE64URL_NOPAD.encode(&random::<32>())
}

/// An id that says nothing and cannot be guessed: the link to a table that is not listed.
pub fn id() -> String {
    data_encoding::BASE32_NOPAD.encode(&random::<16>()).to_lowercase()
}

/// The hash of what is shown.
pub(crate) type Hash = [u8; 32];

/// What is known of a token. It is as long as nobody can guess, so a plain hash does.
pub(crate) fn digest(token: &str) -> Hash {
    Sha256::digest(token.as_bytes()).into()
}

/// The same as it is kept: in letters and digits.
pub(crate) fn hash(token: &str) -> String {
    data_encoding::HEXLOWER.encode(&digest(token))
}

/// Whether two hashes are the same, in a time that does not tell where they differ.
pub(crate) fn same(one: &str, other: &str) -> bool {
    one.as_bytes().ct_eq(other.as_bytes()).into()
}

/// Where the secrets of tables and the seeds of bots come from. Sessions, tokens and ids never come from here.
pub(crate) enum Draws {
    /// The system's source of random numbers.
    Random,
    /// A seed that is known: for tests alone, which need the same games every time.
    Insecure { seed: u64, tables: AtomicU64 },
}

impl Draws {
    pub(crate) const fn new(insecure_seed: Option<u64>) -> Self {
        match insecure_seed {
            Some(seed) => Self::Insecure { seed, tables: AtomicU64::new(0) },
            None => Self::Random,
        }
    }

    /// The secret of the next table. With a known seed it depends on how many tables this node has made before.
    pub(crate) fn table(&self) -> Secret {
        Secret::new(match self {
            Self::Random => random(),
            Self::Insecure { seed, tables } => {
                let number = tables.fetch_add(1, Ordering::Relaxed);
                hash_of(&[b"table", &seed.to_be_bytes(), &number.to_be_bytes()])
            }
        })
    }

    /// The seed of a bot's decision. With a known seed it depends on the table, the seat and the number of its decision,
    /// not on what other seats or tables do meanwhile.
    pub(crate) fn bot(&self, table: Option<&Secret>, seat: Seat, decision: u64) -> u64 {
        let bytes = match self {
            Self::Random => random(),
            Self::Insecure { seed, .. } => {
                let table = table.map(|known| String::from(known.commitment())).unwrap_or_default();
                hash_of(&[b"bot", &seed.to_be_bytes(), table.as_bytes(), &[seat.0], &decision.to_be_bytes()])
            }
        };
        bytes.iter().take(8).fold(0, |sum, &byte| sum << 8 | u64::from(byte))
    }
}

fn hash_of(parts: &[&[u8]]) -> [u8; 32] {
    parts.iter().fold(Sha256::new(), Digest::chain_update).finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_known_seed_gives_the_same_tables_and_bots_and_no_seed_gives_none_twice() {
        let (one, two, other) = (Draws::new(Some(1)), Draws::new(Some(1)), Draws::new(Some(2)));
        let tables = |draws: &Draws| [draws.table(), draws.table(), draws.table()].map(String::from);
        let known = tables(&one);
        assert_eq!(known, tables(&two));
        assert!(known[0] != known[1] && known != tables(&other));
        let secret = Some(Secret::new([7; 32]));
        let bot = |draws: &Draws, seat, decision| draws.bot(secret.as_ref(), Seat(seat), decision);
        assert_eq!(bot(&one, 1, 4), bot(&two, 1, 4));
        assert!(bot(&one, 1, 4) != bot(&one, 1, 5) && bot(&one, 1, 4) != bot(&one, 2, 4));
        assert_ne!(bot(&one, 1, 4), one.bot(None, Seat(1), 4));
        let fresh = Draws::new(None);
        assert!(fresh.table() != fresh.table() && bot(&fresh, 1, 4) != bot(&fresh, 1, 4));
    }

    #[test]
    fn nothing_comes_twice_and_only_the_hash_is_needed() {
        let (one, two) = (token(), token());
        assert_ne!(one, two);
        assert_eq!((one.len(), id().len()), (43, 26));
        assert!(same(&hash(&one), &hash(&one)) && !same(&hash(&one), &hash(&two)) && !same("a", ""));
    }
}
