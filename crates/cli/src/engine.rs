//! `paddlewheel engine`: the protocol over standard input and output.

use crate::failure::Failure;
use crate::protocol::{Engine, MOST_BYTES};
use std::io::{BufRead, Read, Write};
use words::Lang;

/// Answers line by line until the input ends.
pub(crate) fn run(lang: Lang, mut input: impl BufRead, out: &mut dyn Write) -> Result<(), Failure> {
    let mut engine = Engine::new(lang);
    let mut line = Vec::new();
    loop {
        line.clear();
        // One byte more than allowed, and the end of the line.
        input.by_ref().take(MOST_BYTES as u64 + 2).read_until(b'\n', &mut line)?;
        if line.is_empty() {
            return Ok(());
        }
        let ended = line.last() == Some(&b'\n');
        let long = line.len() - usize::from(ended) > MOST_BYTES;
        let answer = if long {
            if !ended {
                skip_line(&mut input)?;
            }
            Some(engine.too_long())
        } else {
            match std::str::from_utf8(&line) {
                Ok(text) => engine.handle(text),
                Err(_) => Some(engine.not_text()),
            }
        };
        if let Some(answer) = answer {
            writeln!(out, "{answer}")?;
            out.flush()?;
        }
    }
}

/// Reads on to the end of the line, keeping nothing.
fn skip_line(input: &mut impl BufRead) -> Result<(), Failure> {
    loop {
        let part = input.fill_buf()?;
        if part.is_empty() {
            return Ok(());
        }
        let end = part.iter().position(|&byte| byte == b'\n');
        let used = end.map_or(part.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn session(input: &[u8]) -> Vec<String> {
        let mut out = Vec::new();
        run(Lang::En, input, &mut out).unwrap();
        String::from_utf8(out).unwrap().lines().map(str::to_owned).collect()
    }

    #[test]
    fn a_line_that_is_too_long_is_refused_and_reading_goes_on() {
        let games = br#"{"jsonrpc":"2.0","id":1,"method":"games"}"#;
        for extra in [0, 1, 2, 3, 70_000] {
            let mut input = vec![b' '; MOST_BYTES + extra];
            input.push(b'\n');
            input.extend_from_slice(games);
            input.push(b'\n');
            let answers = session(&input);
            assert_eq!(answers.len(), if extra == 0 { 1 } else { 2 }, "{extra}");
            assert!(extra == 0 || answers[0].contains("line-too-long"));
            assert!(answers[answers.len() - 1].contains("mississippi-queen"));
        }
    }

    #[test]
    fn the_last_line_needs_no_end_and_bytes_need_not_be_text() {
        let answers = session(b"\xff\xfe\n\n  \n{\"jsonrpc\":\"2.0\",\"id\":\"x\",\"method\":\"tables\"}");
        assert!(answers[0].contains("-32700"));
        assert_eq!(answers[1], r#"{"jsonrpc":"2.0","id":"x","result":[]}"#);
        assert_eq!(answers.len(), 2);
    }
}
