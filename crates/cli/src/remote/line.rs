//! HTTP to one server: questions with answers, and the stream of events.

use super::link::Link;
use crate::failure::one_line;
use api::Speaker;
use game::{Fault, Seat};
use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::{Method, Request, Response, header};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use std::sync::Arc;
use std::sync::mpsc::{SendError, Sender};
use std::time::Duration;
use terminal::desk::Saying;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use words::{Arg, Lang, text};

/// How long to wait before a lost stream is opened again.
const AGAIN: Duration = Duration::from_millis(500);
/// How long a server may take for an answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// A way to a server, and who we are there.
#[derive(Clone)]
pub(super) struct Line {
    host: String,
    /// The name or number of its machine, and the port.
    address: (String, u16),
    pub(super) cookie: Option<String>,
    pub(super) lang: Lang,
    /// For servers behind HTTPS: who they must be, and how to talk to them.
    secure: Option<TlsConnector>,
}

impl Line {
    pub(super) fn new(link: &Link, lang: Lang) -> Self {
        let usual = if link.secure { 443 } else { 80 };
        // The brackets of an IPv6 number belong to the address as it is written, not to the number.
        let machine = link.host.host().trim_matches(['[', ']']).to_owned();
        let address = (machine, link.host.port_u16().unwrap_or(usual));
        Self { host: link.host.to_string(), address, cookie: None, lang, secure: link.secure.then(connector) }
    }

    async fn send(&self, method: Method, path: &str, body: Option<Value>) -> Result<Response<Incoming>, Fault> {
        let lost = |reason: &dyn std::fmt::Display| {
            Fault::new("server-unreachable").with("server", &self.host).with("reason", reason)
        };
        let (machine, port) = &self.address;
        let socket = TcpStream::connect((machine.as_str(), *port)).await.map_err(|error| lost(&error))?;
        let mut sender = if let Some(connector) = &self.secure {
            let name = ServerName::try_from(machine.clone()).map_err(|error| lost(&error))?;
            introduce(connector.connect(name, socket).await.map_err(|error| lost(&error))?).await
        } else {
            introduce(socket).await
        }
        .map_err(|error| lost(&error))?;
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, &self.host)
            .header(header::ACCEPT_LANGUAGE, self.lang.code());
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        if body.is_some() {
            request = request.header(header::CONTENT_TYPE, "application/json");
        }
        let body = body.map_or_else(Bytes::new, |body| body.to_string().into());
        let request = request.body(Full::new(body)).map_err(|error| lost(&error))?;
        sender.send_request(request).await.map_err(|error| lost(&error))
    }

    /// Asks, and reads the whole answer; with the cookie that it sets, if it does. A server that says nothing is not there.
    pub(super) async fn ask(
        &self,
        method: Method,
        path: &str,
        body: Option<Value>,
    ) -> Result<(Value, Option<String>), Fault> {
        let answer = tokio::time::timeout(PATIENCE, self.whole(method, path, body)).await;
        answer.unwrap_or_else(|late| {
            Err(Fault::new("server-unreachable").with("server", &self.host).with("reason", late))
        })
    }

    async fn whole(&self, method: Method, path: &str, body: Option<Value>) -> Result<(Value, Option<String>), Fault> {
        let response = self.send(method, path, body).await?;
        let status = response.status();
        let set = response.headers().get(header::SET_COOKIE).and_then(|set| set.to_str().ok());
        let cookie = set.and_then(|set| set.split(';').next()).map(str::to_owned);
        let bytes = response.into_body().collect().await;
        let bytes = bytes
            .map_err(|error| Fault::new("server-unreachable").with("server", &self.host).with("reason", error))?
            .to_bytes();
        let answer = if bytes.is_empty() { Ok(Value::Null) } else { serde_json::from_slice(&bytes) };
        match answer {
            Ok(answer) if status.is_success() => Ok((answer, cookie)),
            Ok(problem) if problem["detail"].is_string() => Err(said(&problem, self.lang)),
            _ => Err(Fault::new("server-foreign").with("server", &self.host).with("status", status.as_u16())),
        }
    }
}

/// Trusts whom the system trusts.
fn connector() -> TlsConnector {
    let mut roots = RootCertStore::empty();
    // A certificate of the system that cannot be read is one less to trust.
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
    TlsConnector::from(Arc::new(config))
}

/// Begins to speak HTTP.
async fn introduce(
    socket: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
) -> hyper::Result<SendRequest<Full<Bytes>>> {
    let (sender, connection) = handshake(TokioIo::new(socket)).await?;
    tokio::spawn(connection);
    Ok(sender)
}

/// What comes from a server by itself.
pub(super) enum News {
    /// Something has happened at the table; perhaps somebody has said this, or only so many entries are left.
    Happened { saying: Option<Saying>, left: Option<usize> },
    /// Nothing is heard of it any more.
    Lost(Fault),
}

/// Hears of every event, and comes again after the connection was lost. Ends with who listens.
pub(super) async fn listen(line: Line, path: String, next: u64, tell: Sender<News>) {
    let (mut after, mut lost) = (next, false);
    loop {
        let path = if after == 0 { path.clone() } else { format!("{path}?after={}", after - 1) };
        let told = match line.send(Method::GET, &path, None).await {
            Ok(response) => {
                // Who comes back looks at the table again.
                let back = if std::mem::take(&mut lost) {
                    tell.send(News::Happened { saying: None, left: None })
                } else {
                    Ok(())
                };
                if back.is_ok() { follow(response, &mut after, &tell).await } else { back }
            }
            Err(fault) if !std::mem::replace(&mut lost, true) => tell.send(News::Lost(fault)),
            Err(_) => Ok(()),
        };
        if told.is_err() {
            return;
        }
        tokio::time::sleep(AGAIN).await;
    }
}

/// Passes on what one stream tells, until it ends. Fails where nobody listens any more.
async fn follow(mut stream: Response<Incoming>, after: &mut u64, tell: &Sender<News>) -> Result<(), SendError<News>> {
    // An event ends with an empty line, wherever the stream was cut into pieces.
    let mut bytes: Vec<u8> = Vec::new();
    while let Some(Ok(frame)) = stream.frame().await {
        bytes.extend_from_slice(frame.data_ref().map_or(&[], |data| data));
        while let Some(end) = bytes.windows(2).position(|pair| pair == b"\n\n") {
            let event: Vec<u8> = bytes.drain(..end + 2).collect();
            let event = String::from_utf8_lossy(&event);
            let field = |name: &str| event.lines().find_map(|line| line.strip_prefix(name)).map(str::trim);
            let Some(place) = field("id:").and_then(|id| id.parse::<u64>().ok()) else { continue };
            *after = place + 1;
            let event: Value = field("data:").and_then(|data| serde_json::from_str(data).ok()).unwrap_or_default();
            tell.send(News::Happened { saying: saying(&event), left: left(&event) })?;
        }
    }
    Ok(())
}

/// What a server says is wrong, in the reader's language already; with the rule as the table's edition states it.
pub(super) fn said(problem: &Value, lang: Lang) -> Fault {
    let word = |of: &Value| of.as_str().unwrap_or_default().to_owned();
    let (detail, rule) = (word(&problem["detail"]), &problem["rule"]);
    if !rule.is_object() {
        return Fault::new("server-said").with("detail", detail);
    }
    let number = |of: &Value| Arg::from(of.as_i64().unwrap_or_default());
    let args = [
        ("rule", Arg::from(word(&rule["id"]))),
        ("title", word(&rule["title"]).into()),
        ("statement", word(&rule["statement"]).into()),
        ("need", number(&rule["need"])),
        ("have", number(&rule["have"])),
    ];
    let cited = text(lang, if rule["need"].is_null() { "illegal" } else { "illegal-lacking" }, &args);
    Fault::new("server-said").with("detail", format_args!("{detail}. {cited}"))
}

/// How many entries are left, if an event is about something that was taken back. Who asks for it says a number, too.
fn left(event: &Value) -> Option<usize> {
    event["left"].as_u64().filter(|_| event["kind"] != "asked").map(|left| left as usize)
}

/// Something that was said, if an event is about that. Others wrote it: no sign in it may command the terminal.
pub(super) fn saying(event: &Value) -> Option<Saying> {
    let word = |field: &str| event[field].as_str().map(one_line);
    // Servers of earlier versions do not say where the speaker sits.
    let speaker = event["account"].as_bool().map(|account| {
        let seat = event["seat"].as_u64().and_then(|seat| u8::try_from(seat).ok());
        Speaker { seat: seat.map(Seat), account }
    });
    (event["kind"] == "said").then(|| Some(Saying { name: word("name")?, text: word("text")?, speaker }))?
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn sayings_command_no_terminal_and_tell_who_speaks() {
        let said = json!({ "kind": "said", "name": "A\u{202e}da\u{7}", "text": "hi\u{1b}[2J\u{2066}", "seat": 1, "account": true });
        let speaker = Some(Speaker { seat: Some(Seat(1)), account: true });
        assert_eq!(saying(&said), Some(Saying { name: "Ada".into(), text: "hi [2J".into(), speaker }));
        let said = json!({ "kind": "said", "name": "Ada", "text": "hi", "seat": null, "account": false });
        assert_eq!(saying(&said).unwrap().speaker, Some(Speaker { seat: None, account: false }));
        assert_eq!(saying(&json!({ "kind": "said", "name": "Ada", "text": "hi" })).unwrap().speaker, None);
    }
}
