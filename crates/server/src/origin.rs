//! Which site a request comes from: pages of other sites must not act with a visitor's cookie.

use crate::options::Options;
use axum::http::{HeaderMap, Method, Uri, header};

/// Where browsers reach a site, such as `https://play.example`: scheme, host and port, as browsers write them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    scheme: String,
    /// The host, with its port unless that is the usual one of the scheme.
    host: String,
}

impl Origin {
    /// Reads an address such as `https://play.example` or `http://10.0.0.1:7380/`. It must not name a path.
    pub fn parse(text: &str) -> Option<Self> {
        let uri: Uri = text.parse().ok()?;
        let (scheme, host) = (uri.scheme_str()?.to_ascii_lowercase(), uri.authority()?.as_str());
        let is_web = matches!(scheme.as_str(), "http" | "https");
        if !is_web || host.contains('@') || !matches!(uri.path(), "" | "/") || uri.query().is_some() {
            return None;
        }
        let host = without_usual_port(&scheme, host);
        Some(Self { scheme, host })
    }

    /// Whether a request to this host, as headers name it, is one to this origin.
    fn is_at(&self, host: &str) -> bool {
        without_usual_port(&self.scheme, host) == self.host
    }
}

fn without_usual_port(scheme: &str, host: &str) -> String {
    let port = if scheme == "https" { ":443" } else { ":80" };
    let host = host.trim().to_ascii_lowercase();
    host.strip_suffix(port).map(str::to_owned).unwrap_or(host)
}

/// Whether a page of another site sends this: browsers tell. `Sec-Fetch-Site` decides where there is one. Older browsers,
/// and all of them over plain HTTP, send only `Origin`, which must be the public address of the server if that is
/// configured, or else the host that the request was sent to.
pub(crate) fn is_foreign(method: &Method, headers: &HeaderMap, options: &Options) -> bool {
    if method.is_safe() {
        return false;
    }
    if let Some(site) = headers.get("sec-fetch-site") {
        return !matches!(site.to_str(), Ok("same-origin" | "none"));
    }
    // No browser.
    let Some(origin) = headers.get(header::ORIGIN) else { return false };
    let Some(origin) = origin.to_str().ok().and_then(Origin::parse) else { return true };
    match &options.public_url {
        Some(public) => origin != *public,
        None => !hosts(headers, options.behind_proxy).iter().any(|host| origin.is_at(host)),
    }
}

/// The hosts that a request was sent to. A proxy may replace `Host` and then says in another header what it was; without a
/// proxy these headers are ignored. No page of another site can set them: it would have to ask first, and is refused.
fn hosts(headers: &HeaderMap, behind_proxy: bool) -> Vec<String> {
    let all = |name: &str| -> Vec<String> {
        let values = headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
        values.flat_map(|value| value.split(',')).map(|part| part.trim().to_owned()).collect()
    };
    if behind_proxy {
        let named = all("x-forwarded-host");
        if !named.is_empty() {
            return named;
        }
        let named: Vec<String> = all("forwarded").iter().filter_map(|part| host_of(part)).collect();
        if !named.is_empty() {
            return named;
        }
    }
    all("host")
}

/// The host in an element of `Forwarded` (RFC 7239), such as `for=10.0.0.1;host="play.example:8443";proto=https`.
fn host_of(element: &str) -> Option<String> {
    element.split(';').find_map(|pair| {
        let (name, value) = pair.split_once('=')?;
        name.trim().eq_ignore_ascii_case("host").then(|| value.trim().trim_matches('"').to_owned())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (header::HeaderName::from_static(name), value.parse().unwrap())).collect()
    }

    #[test]
    fn foreign_sites_are_told_by_what_browsers_say() {
        let options = Options::local("", 0);
        let foreign = |pairs: &[(&'static str, &str)]| is_foreign(&Method::POST, &headers(pairs), &options);
        assert!(!foreign(&[]));
        assert!(!foreign(&[("sec-fetch-site", "same-origin")]) && !foreign(&[("sec-fetch-site", "none")]));
        assert!(foreign(&[("sec-fetch-site", "cross-site")]) && foreign(&[("sec-fetch-site", "same-site")]));
        assert!(!foreign(&[("origin", "http://here:80"), ("host", "here:80")]));
        assert!(!foreign(&[("origin", "http://here"), ("host", "HERE:80")]));
        assert!(foreign(&[("origin", "http://there"), ("host", "here")]));
        assert!(foreign(&[("origin", "http://here:81"), ("host", "here")]));
        assert!(foreign(&[("origin", "null"), ("host", "here")]) && foreign(&[("origin", "http://here")]));
        assert!(foreign(&[("origin", "http://here@there"), ("host", "here@there")]));
        assert!(!is_foreign(&Method::GET, &headers(&[("sec-fetch-site", "cross-site")]), &options));
        // Without a proxy nobody is believed who says otherwise.
        assert!(foreign(&[("origin", "http://there"), ("host", "here"), ("x-forwarded-host", "there")]));
        assert!(foreign(&[("origin", "http://there"), ("host", "here"), ("forwarded", "host=there")]));
    }

    #[test]
    fn a_proxy_may_replace_the_host() {
        let mut options = Options { behind_proxy: true, ..Options::local("", 0) };
        let ours = ("host", "127.0.0.1:7380");
        let foreign = |options: &Options, pairs: &[(&'static str, &str)]| {
            is_foreign(&Method::POST, &headers(&[pairs, &[ours]].concat()), options)
        };
        for forwarded in [
            ("x-forwarded-host", "play.example"),
            ("x-forwarded-host", "play.example:443, inner"),
            ("forwarded", "for=10.0.0.1;Host=play.example;proto=https"),
            ("forwarded", "for=10.0.0.1, for=10.0.0.2;host=\"play.example:443\""),
        ] {
            assert!(!foreign(&options, &[("origin", "https://play.example"), forwarded]), "{forwarded:?}");
            for other in ["https://evil.example", "https://play.example.evil.example", "null", "http://127.0.0.1:7380"]
            {
                assert!(foreign(&options, &[("origin", other), forwarded]), "{forwarded:?} {other}");
            }
            let fetch = ("sec-fetch-site", "cross-site");
            assert!(foreign(&options, &[("origin", "https://play.example"), forwarded, fetch]));
        }
        assert!(foreign(&options, &[("origin", "https://play.example")]), "nobody can tell");
        options.public_url = Origin::parse("https://Play.example:443/");
        assert!(!foreign(&options, &[("origin", "https://play.example")]));
        for other in ["http://play.example", "https://evil.example", "http://127.0.0.1:7380", "null"] {
            assert!(foreign(&options, &[("origin", other)]), "{other}");
            assert!(foreign(&options, &[("origin", other), ("x-forwarded-host", "evil.example")]), "{other}");
        }
    }

    #[test]
    fn origins_have_no_paths() {
        let host = |text: &str| Origin::parse(text).map(|origin| origin.host);
        assert_eq!(host("https://play.example:8443").as_deref(), Some("play.example:8443"));
        assert_eq!(host("http://[::1]:80/").as_deref(), Some("[::1]"));
        for wrong in ["play.example", "https://", "ftp://x", "https://x/y", "https://x/?y", "https://a@b", "", "null"] {
            assert_eq!(host(wrong), None, "{wrong}");
        }
    }
}
