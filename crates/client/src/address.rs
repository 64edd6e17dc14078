//! Where a server and a table are.

use http::Uri;
use http::uri::Authority;
use std::fmt;
use std::net::SocketAddr;
use thiserror::Error;

/// The address of a server, such as `https://example.org`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    secure: bool,
    host: Authority,
}

impl Address {
    /// Whether the server is behind HTTPS.
    pub const fn is_secure(&self) -> bool {
        self.secure
    }

    /// The host, with the port if there is one.
    pub fn host(&self) -> &str {
        self.host.as_str()
    }

    pub(crate) const fn authority(&self) -> &Authority {
        &self.host
    }

    /// The address of a URL, whatever path it has. Refuses user names and passwords: they would be sent to nobody.
    fn of(uri: &Uri) -> Option<Self> {
        let secure = match uri.scheme_str()? {
            "https" => true,
            "http" => false,
            _ => return None,
        };
        let host = uri.authority().filter(|host| !host.host().is_empty() && !host.as_str().contains('@'))?;
        Some(Self { secure, host: host.clone() })
    }
}

/// Without a slash at the end.
impl fmt::Display for Address {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}://{}", if self.secure { "https" } else { "http" }, self.host)
    }
}

/// A server on this machine or in the same network, without HTTPS.
impl TryFrom<SocketAddr> for Address {
    type Error = LinkError;

    fn try_from(address: SocketAddr) -> Result<Self, LinkError> {
        let host = address.to_string().parse().map_err(|_| LinkError::Server(address.to_string()))?;
        Ok(Self { secure: false, host })
    }
}

/// Where a table is, and which seat somebody was invited to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The server that has the table.
    pub server: Address,
    /// The id of the table.
    pub table: String,
    /// The seat that the link is for.
    pub seat: Option<usize>,
    /// The secret that opens an invited seat.
    pub invitation: Option<String>,
}

/// What is wrong with the address of a server or a table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LinkError {
    /// It is not the address of a server.
    #[error("{0} is not an http:// or https:// address")]
    Server(String),
    /// Neither the address nor the option names a table.
    #[error("no table is named")]
    NoTable,
    /// It cannot be the id of a table.
    #[error("{0} is not the id of a table")]
    Table(String),
}

impl Link {
    /// Reads the address of a server and the id of a table, or the link that players send each other, with or without an
    /// invitation. The link may also be given as the table.
    pub fn parse(server: &str, table: Option<&str>) -> Result<Self, LinkError> {
        let wrong = || LinkError::Server(server.to_owned());
        let uri: Uri = server.parse().map_err(|_| wrong())?;
        let address = Address::of(&uri).ok_or_else(wrong)?;
        let linked = uri.path().strip_prefix("/table/").map(|id| id.trim_end_matches('/')).filter(|id| !id.is_empty());
        let named = table.map(|table| table.rsplit('/').next().unwrap_or(table));
        let table = named.or(linked).ok_or(LinkError::NoTable)?;
        let is_known = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
        if table.is_empty() || !table.chars().all(is_known) {
            return Err(LinkError::Table(table.to_owned()));
        }
        let field = |name: &str| {
            let fields = uri.query().unwrap_or_default().split('&');
            fields.filter_map(|field| field.split_once('=')).find(|(key, _)| *key == name).map(|(_, value)| value)
        };
        Ok(Self {
            server: address,
            table: table.to_owned(),
            seat: field("seat").and_then(|seat| seat.parse().ok()),
            invitation: field("invitation").map(str::to_owned),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_name_server_table_and_seat() {
        let link = Link::parse("https://example.org:8443/table/a-b_1/?seat=2&invitation=s3cret", None).unwrap();
        assert_eq!(link.server.to_string(), "https://example.org:8443");
        assert!(link.server.is_secure());
        assert_eq!((link.table.as_str(), link.seat, link.invitation.as_deref()), ("a-b_1", Some(2), Some("s3cret")));
        let link = Link::parse("http://[::1]:7380", Some("http://[::1]:7380/table/x")).unwrap();
        assert_eq!((link.server.host(), link.table.as_str(), link.seat), ("[::1]:7380", "x", None));
    }

    #[test]
    fn what_is_no_link_says_why() {
        for server in ["ftp://x/table/y", "127.0.0.1:7380", "http://", "http://user:word@host/table/y", "http://a b"] {
            assert_eq!(Link::parse(server, Some("y")), Err(LinkError::Server(server.to_owned())));
        }
        assert_eq!(Link::parse("http://host", None), Err(LinkError::NoTable));
        assert_eq!(Link::parse("http://host/table/", None), Err(LinkError::NoTable));
        assert_eq!(Link::parse("http://host", Some("ä?")), Err(LinkError::Table("ä?".to_owned())));
    }
}
