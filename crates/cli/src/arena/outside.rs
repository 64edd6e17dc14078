//! A bot that is a program of its own. It answers requests line by line; docs/protocol.md, "Bots", describes them.
//!
//! What the program is sent comes from [`Seen`] alone, so it knows no more than the other bots. Whatever it does, the
//! arena goes on: every way to misbehave ends in a [`Fault`], and the process ends with its player.

use crate::Error;
use crate::failure::reason;
use crate::registry::Playable;
use api::{Board, GameTable, Plan, View};
use bots::Bot;
use game::{Fault, Seat, Seen, json};
use host::registry::plan_documents;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Stdio};
use std::str::FromStr;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

/// A longer answer is no answer.
const MOST_BYTES: usize = 1 << 20;
/// How often it is looked whether a program that has not answered is still there.
const GLANCE: Duration = Duration::from_millis(50);
/// How long a program may take to end by itself, once it has no more to do.
const FAREWELL: Duration = Duration::from_millis(500);
/// How long its last words in an error message may be.
const SHOWN: usize = 80;

/// A program and its arguments, separated by white space.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Command {
    program: String,
    arguments: Vec<String>,
}

impl FromStr for Command {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let mut words = text.split_whitespace().map(str::to_owned);
        let program = words.next().ok_or(Error::BotCommand)?;
        Ok(Self { program, arguments: words.collect() })
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.program)?;
        self.arguments.iter().try_for_each(|argument| write!(f, " {argument}"))
    }
}

impl Command {
    /// Whether there is such a program, as far as can be told without starting it.
    pub(super) fn find(&self) -> Result<(), Fault> {
        let paths = std::env::var_os("PATH").unwrap_or_default();
        let missing = || Err(std::io::ErrorKind::NotFound.into());
        let found = if !cfg!(unix) {
            // Elsewhere names and programs are not so simply the same: starting it will tell.
            Ok(())
        } else if self.program.contains('/') {
            startable(Path::new(&self.program))
        } else {
            let places = std::env::split_paths(&paths).map(|folder| startable(&folder.join(&self.program)));
            places.reduce(Result::or).unwrap_or_else(missing)
        };
        found.map_err(|error| Error::BotStart { name: self.program.clone(), reason: reason(&error) }.into())
    }
}

/// Whether a file can be started.
fn startable(path: &Path) -> std::io::Result<()> {
    let file = std::fs::metadata(path)?;
    #[cfg(unix)]
    let allowed = std::os::unix::fs::PermissionsExt::mode(&file.permissions()) & 0o111 != 0;
    #[cfg(not(unix))]
    let allowed = true;
    if file.is_file() && allowed { Ok(()) } else { Err(std::io::ErrorKind::PermissionDenied.into()) }
}

/// A running program, for one seat of one game.
pub(super) struct Outside {
    child: Child,
    /// Gone once the program has nothing more to do.
    requests: Option<Sender<String>>,
    answers: Receiver<Result<String, Fault>>,
    patience: Duration,
    asked: u64,
    /// The version of the board that it was sent last.
    board: Option<u32>,
    /// It has misbehaved: nobody waits for it any more.
    failed: bool,
}

impl Outside {
    /// Starts the program. It gets its requests on standard input; what it writes to standard error is shown as it is.
    pub(super) fn start(command: &Command, patience: Duration) -> Result<Self, Fault> {
        let mut start = std::process::Command::new(&command.program);
        start.args(&command.arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        // What it starts itself is of its group, and ends with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut start, 0);
        let mut child =
            start.spawn().map_err(|error| Error::BotStart { name: command.program.clone(), reason: reason(&error) })?;
        let (requests, orders) = channel();
        let (replies, answers) = channel();
        if let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) {
            // Pipes know no time limit, so somebody else has to wait at them. Nobody waits for this thread: it ends when the
            // pipes do.
            std::thread::spawn(move || converse(input, output, &orders, &replies));
        }
        Ok(Self { child, requests: Some(requests), answers, patience, asked: 0, board: None, failed: false })
    }

    /// Sends one request and waits for the answer to it, but not for ever.
    fn ask(&mut self, params: &Situation) -> Result<Value, Fault> {
        self.asked += 1;
        let request = json::write(&Request { jsonrpc: "2.0", id: self.asked, method: "choose", params })?;
        let sent = self.requests.as_ref().is_some_and(|requests| requests.send(format!("{request}\n")).is_ok());
        if !sent {
            return Err(self.ended());
        }
        let begun = Instant::now();
        loop {
            let left = self.patience.saturating_sub(begun.elapsed());
            // A program that has ended says nothing more, though what it has started may hold its output open.
            let ended = matches!(self.child.try_wait(), Ok(Some(_)));
            match self.answers.recv_timeout(left.min(GLANCE)) {
                Ok(line) => return result(&line?, self.asked),
                Err(RecvTimeoutError::Disconnected) => return Err(self.ended()),
                Err(RecvTimeoutError::Timeout) if ended => return Err(self.ended()),
                Err(RecvTimeoutError::Timeout) if left.is_zero() => {
                    return Err(Error::BotSlow { most: self.patience.as_millis() }.into());
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// The program does not talk any more: how it ended, if it did.
    fn ended(&mut self) -> Fault {
        let code = match self.wait(FAREWELL) {
            Some(status) => status.code().map_or_else(|| "signal".to_owned(), |code| code.to_string()),
            None => "none".to_owned(),
        };
        Error::BotEnded { code }.into()
    }

    /// Waits some time for the program to end by itself.
    fn wait(&mut self, time: Duration) -> Option<std::process::ExitStatus> {
        let begun = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if begun.elapsed() < time => std::thread::sleep(Duration::from_millis(2)),
                _ => return None,
            }
        }
    }

    /// What the seat knows and may do, for a program.
    fn situation<G: Playable>(&mut self, seen: &Seen<'_, G>) -> Situation {
        let (game, seat, view) = (seen.game(), seen.seat(), seen.view());
        let mut legal = Vec::new();
        seen.legal(&mut legal);
        // Plans are worked out in a state that the seat cannot tell from the true one, so they tell nothing that it may not know.
        let guess = seen.guess(&mut |_| 0);
        let version = Some(G::board_version(&view));
        let board = (self.board != version).then(|| G::board(&view));
        self.board = version;
        Situation {
            game: game.table().clone().into(),
            seat,
            view: view.into(),
            legal: legal.iter().map(ToString::to_string).collect(),
            plans: plan_documents(game, &guess, seat),
            board,
        }
    }
}

/// A request.
#[derive(Serialize)]
struct Request<'a> {
    jsonrpc: &'static str,
    id: u64,
    method: &'static str,
    params: &'a Situation,
}

/// The parameters of a request: documents as over HTTP.
#[derive(Serialize)]
struct Situation {
    #[serde(flatten)]
    game: GameTable,
    seat: Seat,
    view: View,
    legal: Vec<String>,
    plans: Vec<Plan>,
    /// The board, if it is not the one that was sent before.
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<Board>,
}

impl<G: Playable> Bot<G> for Outside {
    fn choose(&mut self, seen: &Seen<'_, G>, out: &mut Vec<G::Action>) -> Result<(), Fault> {
        let params = self.situation(seen);
        let answer = self.ask(&params);
        self.failed = answer.is_err();
        let result = answer?;
        let choice: Choice = json::from_value(&result).map_err(|_| nonsense(&result.to_string()))?;
        out.clear();
        for action in &choice.actions {
            out.push(action.parse()?);
        }
        Ok(())
    }
}

/// A program whose game is over is asked to go, by the end of its input; if it does not, or has misbehaved, it is
/// ended. Either way the system need not remember it.
impl Drop for Outside {
    fn drop(&mut self) {
        self.requests = None;
        if self.wait(if self.failed { Duration::ZERO } else { FAREWELL }).is_none() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
        end_group(self.child.id());
    }
}

/// Ends whatever a program has started and left behind: it would hold the pipes open, and the thread that reads them. There
/// is no such call in the standard library, but every system that has groups has a shell. What has left the group stays.
fn end_group(leader: u32) {
    if cfg!(unix) {
        let kill = format!("kill -s KILL -- -{leader}");
        let mut shell = std::process::Command::new("sh");
        shell.args(["-c", &kill]).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        // It fails where nobody is left, as it should be.
        let _ = shell.status();
    }
}

/// The `result` of an answer.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Choice {
    actions: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Answer {
    jsonrpc: String,
    id: u64,
    result: Option<Value>,
    error: Option<Complaint>,
}

#[derive(Deserialize)]
struct Complaint {
    message: String,
}

/// What an answer to request `id` says.
fn result(line: &str, id: u64) -> Result<Value, Fault> {
    match json::read::<Answer>(line) {
        Ok(Answer { error: Some(error), .. }) => Err(Error::BotRefuses { message: excerpt(&error.message) }.into()),
        Ok(Answer { jsonrpc, id: to, result: Some(result), error: None }) if jsonrpc == "2.0" && to == id => Ok(result),
        _ => Err(nonsense(line)),
    }
}

fn nonsense(answer: &str) -> Fault {
    Error::BotNonsense { answer: excerpt(answer) }.into()
}

/// The beginning of a text that may be anything.
fn excerpt(text: &str) -> String {
    let mut shown: String = text.trim().chars().take(SHOWN).collect();
    if shown.len() < text.trim().len() {
        shown.push('…');
    }
    shown
}

/// Passes requests on and brings back a line for each, until either side has gone.
fn converse(
    mut input: ChildStdin,
    output: ChildStdout,
    requests: &Receiver<String>,
    answers: &Sender<Result<String, Fault>>,
) {
    let mut output = BufReader::new(output);
    for request in requests {
        if input.write_all(request.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
        let Some(answer) = read_line(&mut output) else { return };
        if answers.send(answer).is_err() {
            return;
        }
    }
}

/// One line; nothing where the program has closed its output.
fn read_line(output: &mut impl BufRead) -> Option<Result<String, Fault>> {
    let mut line = Vec::new();
    output.by_ref().take(MOST_BYTES as u64 + 1).read_until(b'\n', &mut line).ok()?;
    if line.is_empty() {
        return None;
    }
    Some(if line.len() > MOST_BYTES {
        Err(Error::LineTooLong { most: MOST_BYTES }.into())
    } else {
        String::from_utf8(line).map_err(|_| Error::LineNotUtf8.into())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn answers_are_read_strictly() {
        assert_eq!(
            result(r#"{"jsonrpc": "2.0", "id": 3, "result": {"actions": []}}"#, 3).unwrap()["actions"],
            json!([])
        );
        for (line, key) in [
            ("", "bot-nonsense"),
            ("hello", "bot-nonsense"),
            ("[]", "bot-nonsense"),
            (r#"{"jsonrpc": "2.0", "id": 2, "result": {}}"#, "bot-nonsense"),
            (r#"{"jsonrpc": "1.0", "id": 3, "result": {}}"#, "bot-nonsense"),
            (r#"{"jsonrpc": "2.0", "id": 3}"#, "bot-nonsense"),
            (r#"{"jsonrpc": "2.0", "id": 3, "error": {"code": -1, "message": "no idea"}}"#, "bot-error"),
        ] {
            assert_eq!(result(line, 3).unwrap_err().key(), key, "{line}");
        }
    }

    #[test]
    fn lines_end() {
        let mut long = BufReader::new(std::io::repeat(b'x'));
        assert_eq!(read_line(&mut long).unwrap().unwrap_err().key(), "line-too-long");
        assert_eq!(read_line(&mut &b"\xff\n"[..]).unwrap().unwrap_err().key(), "line-not-utf8");
        assert!(read_line(&mut &b""[..]).is_none());
    }
}
