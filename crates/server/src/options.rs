//! What a node is told when it starts.

use crate::origin::Origin;
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

/// Bounds, so that nobody can take everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Requests a second from one address; 0 for no bound.
    pub per_address: u32,
    /// Files of the page and of the art a second from one address; 0 for no bound. They do not count as requests: many
    /// visitors may share one address.
    pub files_per_address: u32,
    /// Requests for figures a second from one address; 0 for no bound. They have a limit of their own, so that monitoring
    /// gets an answer whatever else comes from its address.
    pub metrics: u32,
    /// Keys (cookies and tokens) a second from one address that have to be looked up in the store; 0 for no bound.
    pub lookups: u32,
    /// Requests a second of one player; 0 for no bound.
    pub per_player: u32,
    /// Attempts to log in, accounts and guests a minute from one address; 0 for no bound.
    pub identities: u32,
    /// Tables of one player that are not over.
    pub tables_per_player: u32,
    /// Sayings of one player a minute; 0 for no bound.
    pub sayings: u32,
    /// Reports of one player a minute; 0 for no bound.
    pub reports: u32,
    /// How often one player may export their data, a minute; 0 for no bound.
    pub exports: u32,
    /// Connections at once.
    pub connections: usize,
    /// Connections of one address at once, unless a balancer in front has them all.
    pub connections_per_address: usize,
    /// How long a client may take to send the head of a request, and then its body.
    pub patience: Duration,
    /// Event streams at once.
    pub streams: usize,
    /// Event streams of one address at once.
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
            tables_per_player: u32::MAX,
            sayings: 0,
            reports: 0,
            exports: 0,
            connections_per_address: usize::MAX,
            streams_per_address: usize::MAX,
            ..Self::default()
        }
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
            bot_workers: std::thread::available_parallelism().map_or(1, usize::from),
            tables_in_memory: 2000,
            limits: Limits::default(),
            retention: Retention::default(),
            insecure_seed: None,
        }
    }
}
