//! What people write to say where a table is.

use game::Fault;
use hyper::Uri;
use hyper::http::uri::Authority;

/// Where a table is: the address of a server and the table's id, or the link that players send each other, with or
/// without an invitation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Link {
    pub(super) secure: bool,
    pub(super) host: Authority,
    pub(super) table: String,
    pub(super) seat: Option<usize>,
    pub(super) invitation: Option<String>,
}

impl Link {
    pub(crate) fn read(server: &str, table: Option<&str>) -> Result<Self, Fault> {
        let wrong = |key: &'static str| Fault::new(key).at("--server").with("value", server);
        let uri: Uri = server.parse().map_err(|_| wrong("server-url"))?;
        let host = uri
            .authority()
            .filter(|host| !host.host().is_empty() && !host.as_str().contains('@'))
            .ok_or_else(|| wrong("server-url"))?;
        match uri.scheme_str() {
            Some("http" | "https") => {}
            _ => return Err(wrong("server-url")),
        }
        let linked = uri.path().strip_prefix("/table/").map(|id| id.trim_end_matches('/')).filter(|id| !id.is_empty());
        // The link may also be given as the table.
        let named = table.map(|table| table.rsplit('/').next().unwrap_or(table));
        let table = named.or(linked).ok_or_else(|| Fault::new("argument-missing").with("name", "--table"))?;
        let known = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
        if table.is_empty() || !table.chars().all(known) {
            return Err(Fault::new("server-table").at("--table").with("value", table));
        }
        let field = |name: &str| {
            let fields = uri.query().unwrap_or_default().split('&');
            fields.filter_map(|field| field.split_once('=')).find(|(key, _)| *key == name).map(|(_, value)| value)
        };
        Ok(Self {
            secure: uri.scheme_str() == Some("https"),
            host: host.clone(),
            table: table.to_owned(),
            seat: field("seat").and_then(|seat| seat.parse().ok()),
            invitation: field("invitation").map(str::to_owned),
        })
    }

    /// The address of the server alone.
    pub(super) fn server(&self) -> String {
        format!("{}://{}", if self.secure { "https" } else { "http" }, self.host)
    }
}
