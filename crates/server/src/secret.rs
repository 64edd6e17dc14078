//! What nobody may guess.

use sha2::{Digest, Sha256};
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_comes_twice_and_only_the_hash_is_needed() {
        let (one, two) = (token(), token());
        assert_ne!(one, two);
        assert_eq!((one.len(), id().len()), (43, 26));
        assert!(same(&hash(&one), &hash(&one)) && !same(&hash(&one), &hash(&two)) && !same("a", ""));
    }
}
