//! A multimap from keys to numbers: a small hash table that is cheap to clear.

const BUCKETS: usize = 64;
/// The end of a chain.
const NONE: u32 = u32::MAX;

/// Maps keys to numbers; a key may have several.
#[derive(Clone, Debug)]
pub(super) struct Keyed {
    /// The newest entry of each bucket.
    newest: [u32; BUCKETS],
    entries: Vec<Entry>,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    key: u64,
    number: u32,
    /// The entry before it in its bucket.
    older: u32,
}

impl Default for Keyed {
    fn default() -> Self {
        Self { newest: [NONE; BUCKETS], entries: Vec::new() }
    }
}

impl Keyed {
    pub(super) fn clear(&mut self) {
        if !self.entries.is_empty() {
            self.newest = [NONE; BUCKETS];
            self.entries.clear();
        }
    }

    pub(super) fn insert(&mut self, key: u64, number: u32) {
        let newest = &mut self.newest[bucket(key)];
        let older = std::mem::replace(newest, self.entries.len() as u32);
        self.entries.push(Entry { key, number, older });
    }

    /// Any number with this key.
    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<u32> {
        self.all(key).next()
    }

    /// A cached flag, computed when its key is first requested.
    pub(super) fn flag(&mut self, key: u64, holds: impl FnOnce() -> bool) -> bool {
        if let Some(known) = self.get(key) {
            return known != 0;
        }
        let holds = holds();
        self.insert(key, u32::from(holds));
        holds
    }

    /// The numbers with this key, newest first.
    #[inline]
    pub(super) fn all(&self, key: u64) -> impl Iterator<Item = u32> {
        let mut next = self.newest[bucket(key)];
        let bucket = std::iter::from_fn(move || {
            let entry = self.entries.get(next as usize)?;
            next = entry.older;
            Some(entry)
        });
        bucket.filter(move |entry| entry.key == key).map(|entry| entry.number)
    }
}

/// Multiplication mixes all bits of the key into the highest ones.
#[inline]
fn bucket(key: u64) -> usize {
    (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 58) as usize % BUCKETS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_found_by_their_keys() {
        let mut keyed = Keyed::default();
        for number in 0..1000 {
            keyed.insert(u64::from(number % 500) << 16, number);
        }
        for number in 500..1000 {
            assert_eq!(keyed.get(u64::from(number % 500) << 16), Some(number));
        }
        keyed.clear();
        assert_eq!(keyed.get(1), None);
        keyed.insert(7, 3);
        keyed.insert(7, 4);
        assert!(keyed.all(7).eq([4, 3]));
    }
}
