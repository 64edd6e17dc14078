//! Fair chance: nobody, not even who keeps the table, can choose what is drawn, and anybody can check it afterwards.
//!
//! Before the first move the keeper publishes the hash of a secret, so it cannot change the secret any more. Then each player
//! may add a seed, so the keeper cannot have chosen a secret that suits somebody. Every outcome follows from the secret, the
//! seeds and the number of its draw. When the game is over the secret is told, and whoever likes computes everything again.

use crate::Error;
use game::{Entry, Fault, Game, Record, json};
use serde::{Deserialize, Deserializer, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;

/// Set before what is hashed for a commitment, for the seeds and for a draw, so that no hash can be taken for another.
const COMMITMENT: &[u8] = b"paddlewheel commitment 1";
const SEEDS: &[u8] = b"paddlewheel seeds 1";
const DRAW: &[u8] = b"paddlewheel draw 1";

/// The longest seed of a player, in bytes.
pub const LONGEST_SEED: usize = 64;

/// What the keeper of a table knows and nobody else, until the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(into = "String")]
pub struct Secret([u8; 32]);

impl Secret {
    /// A secret from bytes that nobody can guess.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// What is published before the first move.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::new().chain_update(COMMITMENT).chain_update(self.0).finalize().into())
    }
}

/// A secret is told by no error and no log.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

/// The hash of a secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(into = "String")]
pub struct Commitment([u8; 32]);

/// Both are written as hexadecimal digits.
macro_rules! as_digits {
    ($name:ident) => {
        impl From<$name> for String {
            fn from(bytes: $name) -> Self {
                hex::encode(bytes.0)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let mut bytes = [0; 32];
                hex::decode_to_slice(String::deserialize(from)?, &mut bytes)
                    .map_err(|_| game::json::refuse(Error::FairHash.into()))?;
                Ok(Self(bytes))
            }
        }
    };
}

as_digits!(Secret);
as_digits!(Commitment);

/// All that outcomes follow from.
#[derive(Clone, Debug)]
pub struct Dice {
    secret: Secret,
    seeds: [u8; 32],
}

impl Dice {
    /// The dice of a table: its secret, and the seeds of the seats in their order.
    pub fn new<'a>(secret: Secret, seeds: impl IntoIterator<Item = &'a str>) -> Self {
        let mut hash = Sha256::new().chain_update(SEEDS);
        for seed in seeds {
            // With its length, so that what one player adds cannot be moved to the next.
            hash.update((seed.len() as u64).to_be_bytes());
            hash.update(seed.as_bytes());
        }
        Self { secret, seeds: hash.finalize().into() }
    }

    /// The place of the outcome of draw `number` among outcomes with these weights; none if there is none.
    pub fn throw(&self, number: u64, weights: impl Iterator<Item = u32> + Clone) -> Option<usize> {
        let total: u64 = weights.clone().map(u64::from).sum();
        let mut left = self.below(number, total)?;
        weights.map(u64::from).position(|weight| {
            let here = left < weight;
            left = left.wrapping_sub(weight);
            here
        })
    }

    /// A number below `total`, each as likely as the others.
    fn below(&self, number: u64, total: u64) -> Option<u64> {
        // Numbers from here on would make the first ones likelier; they are thrown again.
        let most = u64::MAX.checked_div(total)?.checked_mul(total)?;
        let mut again = 0;
        loop {
            let thrown = self.hash(number, again);
            if thrown < most {
                return Some(thrown % total);
            }
            again += 1;
        }
    }

    fn hash(&self, number: u64, again: u64) -> u64 {
        let hash = Sha256::new()
            .chain_update(DRAW)
            .chain_update(self.secret.0)
            .chain_update(self.seeds)
            .chain_update(number.to_be_bytes())
            .chain_update(again.to_be_bytes())
            .finalize();
        hash.iter().take(8).fold(0, |sum, &byte| sum << 8 | u64::from(byte))
    }
}

/// What a record of a finished game tells about its draws, so that they can be checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// What was published before the first move.
    pub commitment: Commitment,
    /// What it was the hash of.
    pub secret: Secret,
    /// What the players added, by seat; empty where somebody added nothing.
    pub seeds: Vec<String>,
    /// The number of each draw, in the order of the record. Numbers are left out where a draw was taken back.
    pub draws: Vec<u64>,
}

impl Proof {
    /// The dice, if the secret is the one that was promised.
    pub fn dice(&self) -> Result<Dice, Fault> {
        if self.secret.commitment() != self.commitment {
            return Err(Error::FairSecret.into());
        }
        if !self.draws.is_sorted_by(|one, next| one < next) {
            return Err(Error::FairOrder.into());
        }
        Ok(Dice::new(self.secret, self.seeds.iter().map(String::as_str)))
    }
}

/// Computes every draw of a record again: it must be what the dice gave. Tells how many there were, and what was promised
/// before the first.
pub fn verify<G: Game>(record: &Record<G>) -> Result<(usize, Commitment), Fault> {
    let fair = record.fair.as_ref().ok_or(Error::FairMissing)?;
    let proof: Proof = json::from_value(fair).map_err(|fault| fault.inside("fair"))?;
    let dice = proof.dice().map_err(|fault| fault.at("fair"))?;
    let replay = record.replay()?;
    let mut draws = proof.draws.iter();
    let mut outcomes = Vec::new();
    for (number, (entry, state)) in record.entries.iter().zip(&replay.states).enumerate() {
        let Entry::Chance(drawn) = entry else { continue };
        let place = || format!("entry {}", number + 1);
        let Some(&draw) = draws.next() else { return Err(Error::FairDraws.at(place())) };
        outcomes.clear();
        replay.game.chances(state, &mut outcomes);
        let thrown = dice.throw(draw, outcomes.iter().map(|outcome| outcome.1)).map(|place| outcomes[place].0);
        if thrown != Some(*drawn) {
            return Err(Error::FairOutcome { have: drawn.to_string() }.at(place()));
        }
    }
    if draws.next().is_some() {
        return Err(Error::FairDraws.at("fair.draws"));
    }
    Ok((proof.draws.len(), proof.commitment))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn secret(first: u8) -> Secret {
        let mut bytes = [7; 32];
        bytes[0] = first;
        Secret::new(bytes)
    }

    #[test]
    fn outcomes_follow_from_everything_and_nothing_else() {
        let dice = Dice::new(secret(1), ["a", "b"]);
        let throws = |dice: &Dice| (0..64).map(|number| dice.throw(number, [1; 6].into_iter())).collect::<Vec<_>>();
        assert_eq!(throws(&dice), throws(&Dice::new(secret(1), ["a", "b"])));
        for other in [
            Dice::new(secret(2), ["a", "b"]),
            Dice::new(secret(1), ["b", "a"]),
            Dice::new(secret(1), ["ab", ""]),
            Dice::new(secret(1), ["a", "b", ""]),
        ] {
            assert_ne!(throws(&dice), throws(&other));
        }
    }

    #[test]
    fn weights_are_kept_to() {
        let dice = Dice::new(secret(1), []);
        let mut counts = [0u32; 4];
        for number in 0..12_000 {
            counts[dice.throw(number, [1, 0, 2, 3].into_iter()).unwrap()] += 1;
        }
        assert_eq!(counts[1], 0);
        for (count, expected) in counts.into_iter().zip([2000u32, 0, 4000, 6000]) {
            assert!(count.abs_diff(expected) < 250, "{counts:?}");
        }
        assert_eq!(dice.throw(0, [0, 0].into_iter()), None);
        assert_eq!(dice.throw(0, std::iter::empty()), None);
    }

    #[test]
    fn a_secret_that_was_not_promised_is_found_out() {
        let proof =
            Proof { commitment: secret(1).commitment(), secret: secret(1), seeds: vec![], draws: vec![0, 2, 3] };
        assert!(proof.dice().is_ok());
        assert_eq!(Proof { secret: secret(2), ..proof.clone() }.dice().unwrap_err().key(), "fair-secret");
        assert_eq!(Proof { draws: vec![0, 2, 2], ..proof.clone() }.dice().unwrap_err().key(), "fair-order");
        let text = serde_json::to_string(&proof).unwrap();
        assert_eq!(serde_json::from_str::<Proof>(&text).unwrap(), proof);
        assert!(!format!("{:?}", secret(1)).contains("07"));
    }
}
