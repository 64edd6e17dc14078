//! What a node is told when it starts.

use crate::origin::Origin;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

/// How a node serves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Where it listens; port 0 for any free one.
    pub listen: SocketAddr,
    /// The store: `postgres://…`, or the path of a SQLite file.
    pub database: String,
    /// The folder of the page that people play on; without one the page that is built in, if there is one.
    pub web: Option<PathBuf>,
    /// Whether a proxy in front tells the addresses of clients, in `X-Forwarded-For`, and the host that they asked for.
    pub behind_proxy: bool,
    /// Where browsers reach the server, if that is configured: pages of other origins are refused.
    pub public_url: Option<Origin>,
    /// Whether browsers are to send cookies over HTTPS alone.
    pub secure_cookies: bool,
    /// Where figures for monitoring are served; without it, at `/metrics` of the public address.
    pub metrics_listen: Option<SocketAddr>,
    /// Whether every request is logged.
    pub access_log: bool,
    /// Queries and commits that take longer are logged; none if there is no such time.
    pub slow_query: Option<Duration>,
    /// Bots that think at once.
    pub bot_workers: usize,
    /// Tables that are kept in memory.
    pub tables_in_memory: u64,
    /// What one may do at most.
    pub limits: Limits,
    /// How long what is kept.
    pub retention: Retention,
    /// For tests alone: what tables and bots draw follows from this number, so whoever knows it knows every draw. Refused
    /// where anybody but this machine could connect.
    pub insecure_seed: Option<u64>,
}

/// Bounds, so that nobody can take everything. The names for operators are those of the serialized form, and every limit is
/// a whole number there; 0 means no limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// Requests a second from one address; 0 for no bound.
    #[serde(rename = "requests_per_address")]
    pub per_address: u32,
    /// Files of the page and of the art a second from one address; 0 for no bound. They do not count as requests: many
    /// visitors may share one address.
    pub files_per_address: u32,
    /// Requests for figures a second from one address; 0 for no bound. They have a limit of their own, so that monitoring
    /// gets an answer whatever else comes from its address.
    #[serde(rename = "metrics_per_address")]
    pub metrics: u32,
    /// Keys (cookies and tokens) a second from one address that have to be looked up in the store; 0 for no bound.
    #[serde(rename = "lookups_per_address")]
    pub lookups: u32,
    /// Requests a second of one player; 0 for no bound.
    #[serde(rename = "requests_per_player")]
    pub per_player: u32,
    /// Attempts to log in, accounts and guests a minute from one address; 0 for no bound.
    #[serde(rename = "logins_per_address")]
    pub identities: u32,
    /// Tables of one player that are not over; 0 for no bound.
    pub tables_per_player: u32,
    /// Sayings of one player a minute; 0 for no bound.
    #[serde(rename = "chat_per_player")]
    pub sayings: u32,
    /// Reports of one player a minute; 0 for no bound.
    #[serde(rename = "reports_per_player")]
    pub reports: u32,
    /// How often one player may export their data, a minute; 0 for no bound.
    #[serde(rename = "exports_per_player")]
    pub exports: u32,
    /// Connections at once; 0 for no bound.
    pub connections: usize,
    /// Connections of one address at once, unless a balancer in front has them all; 0 for no bound.
    pub connections_per_address: usize,
    /// How long a client may take to send the head of a request, and then its body; 0 for any time.
    #[serde(rename = "request_timeout", with = "seconds")]
    pub patience: Duration,
    /// Event streams at once; 0 for no bound.
    pub streams: usize,
    /// Event streams of one address at once; 0 for no bound.
    pub streams_per_address: usize,
}

/// How long something is kept that nobody uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retention {
    /// Guests who have nothing here and do not come any more.
    pub guests: Duration,
    /// What people said at tables; without it, as long as the table is there.
    pub chat: Option<Duration>,
    /// Sessions that nobody uses; without it, until somebody logs out.
    pub sessions: Option<Duration>,
    /// Tables that have not begun or are not over, and at which nothing happens any more; without it, for good.
    pub unfinished: Option<Duration>,
}

impl Default for Retention {
    fn default() -> Self {
        Self { guests: Duration::from_hours(90 * 24), chat: None, sessions: None, unfinished: None }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            per_address: 100,
            files_per_address: 1000,
            metrics: 5,
            lookups: 50,
            per_player: 50,
            identities: 30,
            tables_per_player: 30,
            sayings: 30,
            reports: 5,
            exports: 2,
            connections: 20_000,
            connections_per_address: 500,
            patience: Duration::from_secs(20),
            streams: 10_000,
            streams_per_address: 100,
        }
    }
}

impl Limits {
    /// For tests and measurements on one's own machine, where all clients have one address.
    pub fn none() -> Self {
        Self {
            per_address: 0,
            files_per_address: 0,
            metrics: 0,
            lookups: 0,
            per_player: 0,
            identities: 0,
            tables_per_player: 0,
            sayings: 0,
            reports: 0,
            exports: 0,
            connections_per_address: 0,
            streams_per_address: 0,
            ..Self::default()
        }
    }

    fn as_map(self) -> Map<String, Value> {
        match serde_json::to_value(self) {
            Ok(Value::Object(map)) => map,
            _ => Map::new(),
        }
    }

    /// Every limit by the name that operators use, in the order of the fields.
    pub fn entries(self) -> Vec<(String, u32)> {
        let number = |value: Value| value.as_u64().and_then(|number| u32::try_from(number).ok()).unwrap_or(u32::MAX);
        self.as_map().into_iter().map(|(name, value)| (name, number(value))).collect()
    }

    /// Sets a limit by the name that operators use; nothing if there is no such limit.
    pub fn with(self, name: &str, value: u32) -> Option<Self> {
        let mut map = self.as_map();
        *map.get_mut(name)? = value.into();
        serde_json::from_value(Value::Object(map)).ok()
    }

    /// How long clients may take to send a request, if that is bounded.
    pub(crate) fn request_timeout(&self) -> Option<Duration> {
        Some(self.patience).filter(|patience| !patience.is_zero())
    }
}

/// A duration as whole seconds.
mod seconds {
    use serde::{Deserialize, Deserializer, Serializer};
    use std::time::Duration;

    pub(super) fn serialize<S: Serializer>(time: &Duration, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(time.as_secs())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Duration, D::Error> {
        u64::deserialize(deserializer).map(Duration::from_secs)
    }
}

impl Options {
    /// On this machine alone, with this store.
    pub fn local(database: impl Into<String>, port: u16) -> Self {
        Self {
            listen: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), port),
            database: database.into(),
            web: None,
            behind_proxy: false,
            public_url: None,
            secure_cookies: false,
            metrics_listen: None,
            access_log: false,
            slow_query: None,
            bot_workers: std::thread::available_parallelism().map_or(1, usize::from),
            tables_in_memory: 2000,
            limits: Limits::default(),
            retention: Retention::default(),
            insecure_seed: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_limit_can_be_set_by_its_name() {
        for (name, usual) in Limits::default().entries() {
            let other = Limits::default().with(&name, usual + 1).unwrap();
            let changed: Vec<_> = other.entries().into_iter().zip(Limits::default().entries()).collect();
            let changed: Vec<_> = changed.iter().filter(|(now, before)| now != before).collect();
            assert_eq!(changed, [&((name.clone(), usual + 1), (name, usual))]);
        }
        assert_eq!(Limits::default().with("per_address", 1), None);
        let limits = Limits::default().with("request_timeout", 7).unwrap();
        assert_eq!(limits.request_timeout(), Some(Duration::from_secs(7)));
        assert_eq!(limits.with("request_timeout", 0).unwrap().request_timeout(), None);
    }
}
