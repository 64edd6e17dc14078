//! Compression of event streams: each event by itself, so that it leaves at once and no stream holds a compressor's memory
//! while nothing happens. The chunks together are one gzip file.

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use flate2::write::DeflateEncoder;
use flate2::{Compression, Crc};
use futures_util::{StreamExt, stream};
use std::io::Write;

/// The beginning of a gzip file: deflate, no name, no time, written on an unknown system.
const HEADER: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];
/// A deflate block that is the last one and empty.
const LAST_BLOCK: [u8; 2] = [3, 0];

/// Whether a client can read gzip.
pub(crate) fn is_accepted(headers: &HeaderMap) -> bool {
    let values = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|coding| {
        let mut parts = coding.split(';').map(str::trim);
        let is_gzip = parts.next().is_some_and(|name| name.eq_ignore_ascii_case("gzip"));
        is_gzip && !parts.any(|weight| weight.trim_start_matches("q=").trim_end_matches(['0', '.']).is_empty())
    })
}

/// The same response, each chunk of its body compressed.
pub(crate) fn compress(response: Response) -> Response {
    let (mut parts, body) = response.into_parts();
    parts.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    parts.headers.append(header::VARY, HeaderValue::from_static("accept-encoding"));
    let chunks = stream::unfold(Some((body.into_data_stream(), Writer::default())), |open| async {
        let (mut body, mut writer) = open?;
        match body.next().await {
            Some(chunk) => Some((chunk.map(|chunk| writer.chunk(&chunk)), Some((body, writer)))),
            None => Some((Ok(writer.end()), None)),
        }
    });
    Response::from_parts(parts, Body::from_stream(chunks))
}

#[derive(Default)]
struct Writer {
    has_begun: bool,
    sum: Crc,
}

impl Writer {
    fn header(&mut self) -> Vec<u8> {
        if std::mem::replace(&mut self.has_begun, true) { Vec::new() } else { HEADER.to_vec() }
    }

    fn chunk(&mut self, data: &[u8]) -> Bytes {
        self.sum.update(data);
        let mut encoder = DeflateEncoder::new(self.header(), Compression::new(4));
        // Writing to memory does not fail. What the encoder writes when it is dropped, a last block, goes nowhere.
        let _ = encoder.write_all(data).and_then(|()| encoder.flush());
        std::mem::take(encoder.get_mut()).into()
    }

    fn end(&mut self) -> Bytes {
        let mut bytes = self.header();
        bytes.extend(LAST_BLOCK);
        bytes.extend(self.sum.sum().to_le_bytes());
        bytes.extend(self.sum.amount().to_le_bytes());
        bytes.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::read::GzDecoder;
    use std::io::Read;

    #[test]
    fn every_chunk_can_be_read_at_once_and_all_are_one_file() {
        let mut writer = Writer::default();
        let chunks = ["data: one\n\n".to_owned(), ":\n\n".to_owned(), "data: 2\n\n".repeat(5000)];
        let (mut sent, mut said) = (Vec::new(), String::new());
        for chunk in &chunks {
            sent.extend_from_slice(&writer.chunk(chunk.as_bytes()));
            said.push_str(chunk);
            // What has come so far can be read without what is still to come.
            let mut read = vec![0; said.len()];
            GzDecoder::new(&sent[..]).read_exact(&mut read).unwrap();
            assert_eq!(String::from_utf8(read).unwrap(), said);
        }
        sent.extend_from_slice(&writer.end());
        let mut whole = String::new();
        GzDecoder::new(&sent[..]).read_to_string(&mut whole).unwrap();
        assert_eq!(whole, said);
        assert!(sent.len() < said.len() / 20);
        let mut nothing = String::new();
        GzDecoder::new(&Writer::default().end()[..]).read_to_string(&mut nothing).unwrap();
        assert_eq!(nothing, "");
    }

    #[test]
    fn clients_say_whether_they_can_read_it() {
        for (said, is_fine) in [
            ("gzip", true),
            ("br, GZIP;q=0.5", true),
            ("gzip;q=0", false),
            ("gzip; q=0.0", false),
            ("br", false),
            ("", false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(said));
            assert_eq!(is_accepted(&headers), is_fine, "{said}");
        }
        assert!(!is_accepted(&HeaderMap::new()));
    }
}
