//! What can go wrong between a client and a server.

use api::Problem;
use std::time::Duration;
use thiserror::Error;

/// Why a request failed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Error {
    /// There is no connection to the server, or it broke before the whole answer was there.
    #[error("{server} cannot be reached: {reason}")]
    Unreachable {
        /// The host, with its port.
        server: String,
        /// The reason, as the operating system or the TLS library states it.
        reason: String,
    },
    /// The server is connected and does not answer.
    #[error("{server} did not answer within {} seconds", limit.as_secs())]
    TimedOut {
        /// The host, with its port.
        server: String,
        /// How long the client waited.
        limit: Duration,
    },
    /// The server understood the request and refused it.
    #[error("{}", .0.detail)]
    Refused(Box<Problem>),
    /// The answer is not a document of the contract: another program listens there, or a proxy answered in its place.
    #[error("{server} sent an answer that is not Paddlewheel's (HTTP {status}): {reason}")]
    Unreadable {
        /// The host, with its port.
        server: String,
        /// The HTTP status of the answer.
        status: u16,
        /// What is wrong with it.
        reason: String,
    },
}

impl Error {
    /// Whether the same request may succeed later without anybody changing it. A refusal usually stays one.
    pub fn is_temporary(&self) -> bool {
        match self {
            Self::Unreachable { .. } | Self::TimedOut { .. } | Self::Unreadable { .. } => true,
            Self::Refused(problem) => matches!(problem.status, 408 | 429 | 503),
        }
    }
}
