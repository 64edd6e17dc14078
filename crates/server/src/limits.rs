//! Bounds on how much one may ask for.

use crate::Error;
use crate::options::Limits;
use crate::problem::Problem;
use governor::clock::Clock as _;
use governor::{DefaultKeyedRateLimiter, InsufficientCapacity, Quota, RateLimiter};
use metrics::{Gauge, gauge};
use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

/// A rate for each of many; or none.
struct Rate<K: Hash + Eq + Clone>(Option<DefaultKeyedRateLimiter<K>>);

impl<K: Hash + Eq + Clone> Rate<K> {
    /// So many a second, and at once twice as many.
    fn per_second(count: u32) -> Self {
        Self(
            NonZeroU32::new(count)
                .map(|count| RateLimiter::keyed(Quota::per_second(count).allow_burst(count.saturating_mul(TWO)))),
        )
    }

    /// So many a minute, and as many at once.
    fn per_minute(count: u32) -> Self {
        Self(NonZeroU32::new(count).map(|count| RateLimiter::keyed(Quota::per_minute(count))))
    }

    fn check(&self, key: &K) -> Result<(), Problem> {
        self.check_weight(key, 1)
    }

    /// As much as so many: nothing weighs more than what is allowed at once.
    fn check_weight(&self, key: &K, weight: u32) -> Result<(), Problem> {
        let (Some(rate), Some(weight)) = (&self.0, NonZeroU32::new(weight)) else { return Ok(()) };
        let checked = rate.check_key_n(key, weight).or_else(|InsufficientCapacity(most)| {
            rate.check_key_n(key, NonZeroU32::new(most).unwrap_or(NonZeroU32::MIN))
        });
        checked.unwrap_or(Ok(())).map_err(|until| {
            let wait = until.wait_time_from(rate.clock().now()).as_secs() + 1;
            Error::TooMany { wait }.into()
        })
    }

    fn forget(&self) {
        if let Some(rate) = &self.0 {
            rate.retain_recent();
            rate.shrink_to_fit();
        }
    }
}

const TWO: NonZeroU32 = NonZeroU32::MIN.saturating_add(1);

/// The bounds of a node.
pub(crate) struct Bounds {
    limits: Limits,
    addresses: Rate<IpAddr>,
    files: Rate<IpAddr>,
    metrics: Rate<IpAddr>,
    lookups: Rate<IpAddr>,
    players: Rate<String>,
    identities: Rate<IpAddr>,
    sayings: Rate<String>,
    reports: Rate<String>,
    exports: Rate<String>,
    streams: Arc<Places>,
}

/// Room for so many at once, and for so many of one address.
struct Places {
    most: usize,
    most_of_one: usize,
    /// How many there are.
    figure: Gauge,
    taken: Mutex<Taken>,
}

#[derive(Default)]
struct Taken {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
}

/// A stream that is open; it counts as long as this lives.
pub(crate) struct StreamSlot {
    places: Arc<Places>,
    address: IpAddr,
}

impl Places {
    fn new(most: usize, most_of_one: usize, figure: Gauge) -> Arc<Self> {
        Arc::new(Self { most, most_of_one, figure, taken: Mutex::default() })
    }

    fn take(self: &Arc<Self>, address: IpAddr) -> Option<StreamSlot> {
        let address = block(address);
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let here = taken.by_address.get(&address).copied().unwrap_or(0);
        if taken.all >= self.most || here >= self.most_of_one {
            return None;
        }
        taken.all += 1;
        taken.by_address.insert(address, here + 1);
        self.figure.set(taken.all as f64);
        drop(taken);
        Some(StreamSlot { places: Arc::clone(self), address })
    }
}

impl Drop for StreamSlot {
    fn drop(&mut self) {
        let mut taken = self.places.taken.lock().unwrap_or_else(PoisonError::into_inner);
        taken.all -= 1;
        if let Some(count) = taken.by_address.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                taken.by_address.remove(&self.address);
            }
        }
        self.places.figure.set(taken.all as f64);
    }
}

impl Bounds {
    pub(crate) fn new(limits: Limits) -> Self {
        let or_all = |most: usize| if most == 0 { usize::MAX } else { most };
        Self {
            limits,
            addresses: Rate::per_second(limits.per_address),
            files: Rate::per_second(limits.files_per_address),
            metrics: Rate::per_second(limits.metrics),
            lookups: Rate::per_second(limits.lookups),
            players: Rate::per_second(limits.per_player),
            identities: Rate::per_minute(limits.identities),
            sayings: Rate::per_minute(limits.sayings),
            reports: Rate::per_minute(limits.reports),
            exports: Rate::per_minute(limits.exports),
            streams: Places::new(
                or_all(limits.streams),
                or_all(limits.streams_per_address),
                gauge!("paddlewheel_streams"),
            ),
        }
    }

    /// A request from an address. Expensive ones weigh more than 1.
    pub(crate) fn request(&self, address: IpAddr, weight: u32) -> Result<(), Problem> {
        self.addresses.check_weight(&block(address), weight)
    }

    /// A request for figures.
    pub(crate) fn metrics(&self, address: IpAddr) -> Result<(), Problem> {
        self.metrics.check(&block(address))
    }

    /// A key that has to be looked up in the store.
    pub(crate) fn lookup(&self, address: IpAddr) -> Result<(), Problem> {
        self.lookups.check(&block(address))
    }

    /// A request for a file of the page or of the art.
    pub(crate) fn file(&self, address: IpAddr) -> Result<(), Problem> {
        self.files.check(&block(address))
    }

    /// A request of a player. Expensive ones weigh more than 1.
    pub(crate) fn player(&self, player: &str, weight: u32) -> Result<(), Problem> {
        if self.players.0.is_none() { Ok(()) } else { self.players.check_weight(&player.to_owned(), weight) }
    }

    /// A new guest, a new account, or an attempt to log in.
    pub(crate) fn identity(&self, address: IpAddr) -> Result<(), Problem> {
        self.identities.check(&block(address))
    }

    /// Something said.
    pub(crate) fn saying(&self, player: &str) -> Result<(), Problem> {
        self.sayings.check(&player.to_owned())
    }

    /// A report of a player.
    pub(crate) fn report(&self, player: &str) -> Result<(), Problem> {
        self.reports.check(&player.to_owned())
    }

    /// An export of a player's data.
    pub(crate) fn export(&self, player: &str) -> Result<(), Problem> {
        self.exports.check(&player.to_owned())
    }

    /// How many tables a player may have that are not over.
    pub(crate) const fn tables(&self) -> u32 {
        if self.limits.tables_per_player == 0 { u32::MAX } else { self.limits.tables_per_player }
    }

    /// One more stream.
    pub(crate) fn stream(&self, address: IpAddr) -> Result<StreamSlot, Problem> {
        let place = self.streams.take(address);
        place.ok_or_else(|| Error::TooManyStreams.into())
    }

    /// Forgets those who have not asked for long.
    pub(crate) fn forget(&self) {
        self.addresses.forget();
        self.files.forget();
        self.metrics.forget();
        self.lookups.forget();
        self.players.forget();
        self.identities.forget();
        self.sayings.forget();
        self.reports.forget();
        self.exports.forget();
    }
}

/// Who has one address of IPv6 has many: they count as one.
pub(crate) fn block(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(long) => match long.to_ipv4_mapped() {
            Some(short) => IpAddr::V4(short),
            None => IpAddr::V6((u128::from(long) >> 64 << 64).into()),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_are_kept_for_each() {
        let limits = Limits { per_address: 1, streams_per_address: 2, ..Limits::default() };
        let bounds = Bounds::new(limits);
        let (one, two): (IpAddr, IpAddr) = ("10.0.0.1".parse().unwrap(), "::ffff:10.0.0.2".parse().unwrap());
        assert!(bounds.request(one, 1).is_ok() && bounds.request(one, 1).is_ok());
        assert_eq!(bounds.request(one, 1).unwrap_err().0.kind(), game::ErrorKind::TooMany);
        assert!(bounds.request(two, 1).is_ok());
        let (first, _second) = (bounds.stream(one).unwrap(), bounds.stream(one).unwrap());
        assert!(bounds.stream(one).is_err() && bounds.stream(two).is_ok());
        drop(first);
        assert!(bounds.stream(one).is_ok());
        let none = Limits { streams: 0, streams_per_address: 0, ..Limits::none() };
        let bounds = Bounds::new(none);
        assert!([bounds.stream(one), bounds.stream(one)].iter().all(Result::is_ok) && bounds.tables() == u32::MAX);
    }

    #[test]
    fn expensive_requests_weigh_more_and_never_more_than_all() {
        let bounds = Bounds::new(Limits { per_address: 5, ..Limits::default() });
        let (one, two): (IpAddr, IpAddr) = ("10.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap());
        assert!(bounds.request(one, 4).is_ok() && bounds.request(one, 4).is_ok());
        assert!(bounds.request(one, 4).is_err() && bounds.request(one, 1).is_ok());
        assert!(bounds.request(two, 1000).is_ok() && bounds.request(two, 1).is_err());
    }

    #[test]
    fn neighbours_in_ipv6_are_one() {
        let (one, two): (IpAddr, IpAddr) = ("2001:db8::1".parse().unwrap(), "2001:db8::ffff:2".parse().unwrap());
        assert_eq!(block(one), block(two));
        assert_ne!(block(one), block("2001:db8:0:1::1".parse().unwrap()));
    }
}
