//! Noise from a fixed seed: makes islands look hand-drawn, the same on every platform.

/// A small random number generator (splitmix64).
pub(crate) struct Wobble(u64);

impl Wobble {
    /// A generator seeded by name, independent of everything else that is drawn.
    pub(crate) fn named(name: &str) -> Self {
        Self(
            name.bytes()
                .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)),
        )
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }

    /// A number from 0 to 1.
    pub(crate) fn unit(&mut self) -> f64 {
        (self.next() >> 40) as f64 / (1 << 24) as f64
    }

    /// A number from `-most` to `most`.
    pub(crate) fn around(&mut self, most: f64) -> f64 {
        (self.unit() * 2.0 - 1.0) * most
    }

    /// A point in a circle around the origin.
    pub(crate) fn within(&mut self, radius: f64) -> (f64, f64) {
        loop {
            let (x, y) = (self.around(radius), self.around(radius));
            if x * x + y * y <= radius * radius {
                return (x, y);
            }
        }
    }
}
