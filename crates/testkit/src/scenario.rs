//! Scenario files: a small situation, some actions, and the expected results.
//!
//! One file per rule, named after it; `CONTRIBUTING.md` lists the lines that a file may have. A file runs under
//! every edition unless it says otherwise, and a line may begin with the editions that it applies to.

mod run;

pub use run::Change;

use game::Seat;
use serde_json::Value;
use std::fmt;

/// A parsed file.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// Its name, for messages.
    pub file: String,
    /// The rule that it is named after, and other rules that it covers.
    pub covers: Vec<String>,
    /// The editions that it runs under; empty for all.
    pub editions: Vec<String>,
    steps: Vec<Step>,
}

/// A failed scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The file.
    pub file: String,
    /// The line in it.
    pub line: usize,
    /// The edition under which it failed; empty if the file itself is wrong.
    pub edition: String,
    /// What was expected and what was found.
    pub what: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)?;
        if !self.edition.is_empty() {
            write!(f, " [{}]", self.edition)?;
        }
        write!(f, ": {}", self.what)
    }
}

impl std::error::Error for Failure {}

/// A line with an action or an expectation.
#[derive(Clone, Debug)]
struct Step {
    line: usize,
    /// The editions that the line applies to; empty for all.
    editions: Vec<String>,
    /// The acting or viewing seat, if it is not the default: `do 2: card:4`.
    seat: Option<Seat>,
    what: What,
}

#[derive(Clone, Debug)]
enum What {
    Table(Value),
    Position(Value),
    Do(Vec<String>),
    Chance(Vec<String>),
    Refuse { action: String, rule: String, need: Option<u8>, have: Option<u8> },
    RefuseTable(String),
    RefusePosition { key: String, place: String },
    Legal(Vec<String>),
    LegalOnly(String, Vec<String>),
    Can(Vec<String>),
    Chances(Vec<String>),
    Bends(Vec<String>),
    Expect(String, Value),
    Decides(Vec<String>),
    Events(Vec<String>),
    Cites(Vec<(String, String)>),
    Plan(Vec<(String, String)>),
    NoPlan(Vec<(String, String)>),
    Result(String),
}

impl Scenario {
    /// Parses a file; its name `file` begins with the rule that it is about.
    pub fn parse(file: &str, text: &str) -> Result<Self, Failure> {
        let mut scenario = Self { file: file.to_owned(), covers: vec![id_of(file)], editions: vec![], steps: vec![] };
        let lines: Vec<&str> = text.lines().collect();
        let mut next = 0;
        while let Some(line) = lines.get(next) {
            let number = next + 1;
            let wrong = |what: String| Failure { file: file.to_owned(), line: number, edition: String::new(), what };
            next += 1;
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (editions, line) = prefix(line).map_err(wrong)?;
            let (key, value) = line.split_once(':').ok_or_else(|| wrong(format!("no colon in `{line}`")))?;
            let (key, seat) = seated(key);
            let mut value = value.trim().to_owned();
            // JSON continues until its braces are closed.
            while matches!(key, "table" | "position") && depth(&value) > 0 && next < lines.len() {
                value.push('\n');
                value.push_str(lines[next]);
                next += 1;
            }
            match key {
                "covers" => scenario.covers.extend(words(&value)),
                "editions" => scenario.editions = words(&value),
                _ => {
                    let what = what(key, &value).map_err(wrong)?;
                    scenario.steps.push(Step { line: number, editions, seat, what });
                }
            }
        }
        Ok(scenario)
    }
}

/// The rule that a file is about: `MQ-PSH-03-two-boats.txt` is about `MQ-PSH-03`, `EX-05.txt` about `EX-05`.
fn id_of(file: &str) -> String {
    let name = file.rsplit('/').next().unwrap_or(file).trim_end_matches(".txt");
    let parts: Vec<&str> = name.split('-').collect();
    let digits = |part: &&str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let end = parts.iter().position(digits).map_or(parts.len(), |index| index + 1);
    parts[..end].join("-")
}

/// Splits off the seat: `do 2` is `do` by seat 2.
fn seated(key: &str) -> (&str, Option<Seat>) {
    match key.split_once(' ').map(|(word, seat)| (word, seat.trim().parse())) {
        Some((word, Ok(seat))) => (word, Some(Seat(seat))),
        _ => (key, None),
    }
}

fn prefix(line: &str) -> Result<(Vec<String>, &str), String> {
    let Some(rest) = line.strip_prefix('[') else { return Ok((Vec::new(), line)) };
    let (editions, rest) = rest.split_once(']').ok_or("no `]` after `[`")?;
    Ok((words(editions), rest.trim()))
}

/// The number of open braces at the end; braces inside strings do not count.
fn depth(json: &str) -> i32 {
    let (mut open, mut quoted, mut escaped) = (0, false, false);
    for letter in json.chars() {
        match letter {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            '{' if !quoted => open += 1,
            '}' if !quoted => open -= 1,
            _ => {}
        }
    }
    open
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

fn pairs(text: &str) -> Result<Vec<(String, String)>, String> {
    text.split_whitespace()
        .map(|word| {
            let (name, value) = word.split_once('=').ok_or_else(|| format!("`{word}` is not name=value"))?;
            Ok((name.to_owned(), value.to_owned()))
        })
        .collect()
}

fn json(text: &str) -> Result<Value, String> {
    serde_json::from_str(text).map_err(|error| format!("not JSON: {error}"))
}

fn what(key: &str, value: &str) -> Result<What, String> {
    Ok(match key {
        "table" => What::Table(json(value)?),
        "position" => What::Position(json(value)?),
        "do" => What::Do(words(value)),
        "chance" => What::Chance(words(value)),
        "refuse" => refuse(value)?,
        "refuse-table" => What::RefuseTable(value.to_owned()),
        "refuse-position" => {
            let (key, place) = value.split_once(' ').unwrap_or((value, ""));
            What::RefusePosition { key: key.to_owned(), place: place.trim().to_owned() }
        }
        "legal" => What::Legal(words(value)),
        "can" => What::Can(words(value)),
        "chances" => What::Chances(words(value)),
        "chances-bends" => What::Bends(words(value)),
        "expect" => {
            let (path, wanted) = value.split_once('=').ok_or("`expect` is path = value")?;
            What::Expect(path.trim().to_owned(), json(wanted.trim())?)
        }
        "decides" => What::Decides(words(value)),
        "events" => What::Events(words(value)),
        "cites" => What::Cites(pairs(value)?),
        "plan" => What::Plan(pairs(value)?),
        "no-plan" => What::NoPlan(pairs(value)?),
        "result" => What::Result(words(value).join(" ")),
        _ => match key.strip_prefix("legal-only ") {
            Some(word) => What::LegalOnly(word.trim().to_owned(), words(value)),
            None => return Err(format!("unknown line `{key}:`")),
        },
    })
}

/// Parses `push:n MQ-PSH-02 need=2 have=1`.
fn refuse(value: &str) -> Result<What, String> {
    let mut rest = value.split_whitespace();
    let (Some(action), Some(rule)) = (rest.next(), rest.next()) else {
        return Err("`refuse` is an action and a rule".to_owned());
    };
    let (mut need, mut have) = (None, None);
    for (name, amount) in pairs(&rest.collect::<Vec<_>>().join(" "))? {
        let amount = Some(amount.parse().map_err(|_| format!("{name}={amount} is no amount"))?);
        match name.as_str() {
            "need" => need = amount,
            "have" => have = amount,
            _ => return Err(format!("`refuse` knows need= and have=, not {name}=")),
        }
    }
    Ok(What::Refuse { action: action.to_owned(), rule: rule.to_owned(), need, have })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_about_the_rule_it_is_named_after() {
        for (file, id) in [
            ("MQ-PSH-03.txt", "MQ-PSH-03"),
            ("a/b/MQ-R-24-chain.txt", "MQ-R-24"),
            ("EX-05.txt", "EX-05"),
            ("EX-23-fr-2.txt", "EX-23"),
        ] {
            assert_eq!(id_of(file), id);
        }
    }

    #[test]
    fn braces_in_strings_do_not_count() {
        assert_eq!(depth(r#"{"a": "}\"}", "b": {"#), 2);
    }

    #[test]
    fn a_wrong_line_is_named() {
        let failure = Scenario::parse("EX-01.txt", "# fine\n\nfly: high\n").unwrap_err();
        assert_eq!(failure.to_string(), "EX-01.txt:3: unknown line `fly:`");
    }
}
