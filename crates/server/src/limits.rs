//! Bounds on how much one may ask for.

use crate::options::Limits;
use crate::problem::Problem;
use axum::http::StatusCode;
use game::Fault;
use governor::clock::Clock as _;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
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
        let Some(rate) = &self.0 else { return Ok(()) };
        rate.check_key(key).map_err(|until| {
            let wait = until.wait_time_from(rate.clock().now()).as_secs() + 1;
            Problem { status: StatusCode::TOO_MANY_REQUESTS, fault: Fault::new("web-too-many").with("wait", wait) }
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
    players: Rate<String>,
    identities: Rate<IpAddr>,
    sayings: Rate<String>,
    streams: Arc<Mutex<Streams>>,
}

#[derive(Default)]
struct Streams {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
}

/// A stream that is open; it counts as long as this lives.
pub(crate) struct StreamPermit {
    streams: Arc<Mutex<Streams>>,
    address: IpAddr,
}

impl Drop for StreamPermit {
    fn drop(&mut self) {
        let mut streams = self.streams.lock().unwrap_or_else(PoisonError::into_inner);
        streams.all -= 1;
        if let Some(count) = streams.by_address.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                streams.by_address.remove(&self.address);
            }
        }
        metrics::gauge!("paddlewheel_streams").set(streams.all as f64);
    }
}

impl Bounds {
    pub(crate) fn new(limits: Limits) -> Self {
        Self {
            limits,
            addresses: Rate::per_second(limits.per_address),
            players: Rate::per_second(limits.per_player),
            identities: Rate::per_minute(limits.identities),
            sayings: Rate::per_minute(limits.sayings),
            streams: Arc::default(),
        }
    }

    /// A request from an address.
    pub(crate) fn request(&self, address: IpAddr) -> Result<(), Problem> {
        self.addresses.check(&block(address))
    }

    /// A request of a player.
    pub(crate) fn player(&self, player: &str) -> Result<(), Problem> {
        if self.players.0.is_none() { Ok(()) } else { self.players.check(&player.to_owned()) }
    }

    /// A new guest, a new account, or an attempt to log in.
    pub(crate) fn identity(&self, address: IpAddr) -> Result<(), Problem> {
        self.identities.check(&block(address))
    }

    /// Something said.
    pub(crate) fn saying(&self, player: &str) -> Result<(), Problem> {
        self.sayings.check(&player.to_owned())
    }

    /// How many tables a player may have that are not over.
    pub(crate) const fn tables(&self) -> u32 {
        self.limits.tables_per_player
    }

    /// One more stream.
    pub(crate) fn stream(&self, address: IpAddr) -> Result<StreamPermit, Problem> {
        let address = block(address);
        let mut streams = self.streams.lock().unwrap_or_else(PoisonError::into_inner);
        let here = streams.by_address.get(&address).copied().unwrap_or(0);
        if streams.all >= self.limits.streams || here >= self.limits.streams_per_address {
            return Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, "web-too-many-streams"));
        }
        streams.all += 1;
        streams.by_address.insert(address, here + 1);
        metrics::gauge!("paddlewheel_streams").set(streams.all as f64);
        drop(streams);
        Ok(StreamPermit { streams: Arc::clone(&self.streams), address })
    }

    /// Forgets those who have not asked for long.
    pub(crate) fn forget(&self) {
        self.addresses.forget();
        self.players.forget();
        self.identities.forget();
        self.sayings.forget();
    }
}

/// Who has one address of IPv6 has many: they count as one.
fn block(address: IpAddr) -> IpAddr {
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
        let bounds = Bounds::new(Limits { per_address: 1, streams_per_address: 2, ..Limits::default() });
        let (one, two): (IpAddr, IpAddr) = ("10.0.0.1".parse().unwrap(), "::ffff:10.0.0.2".parse().unwrap());
        assert!(bounds.request(one).is_ok() && bounds.request(one).is_ok());
        assert_eq!(bounds.request(one).unwrap_err().status, StatusCode::TOO_MANY_REQUESTS);
        assert!(bounds.request(two).is_ok());
        let (first, _second) = (bounds.stream(one).unwrap(), bounds.stream(one).unwrap());
        assert!(bounds.stream(one).is_err() && bounds.stream(two).is_ok());
        drop(first);
        assert!(bounds.stream(one).is_ok());
    }

    #[test]
    fn neighbours_in_ipv6_are_one() {
        let (one, two): (IpAddr, IpAddr) = ("2001:db8::1".parse().unwrap(), "2001:db8::ffff:2".parse().unwrap());
        assert_eq!(block(one), block(two));
        assert_ne!(block(one), block("2001:db8:0:1::1".parse().unwrap()));
    }
}
