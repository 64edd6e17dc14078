//! The rules of the house that no compiler checks.

use crate::files::{has_extension, short, text, under};
use crate::{docs, ftl};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const RULE_IDS: &str = "crates/mississippi/src/rule_id.rs";
const ENGINE: &str = "crates/mississippi/src";
const SCENARIOS: &str = "fixtures/mississippi/scenarios";
/// The worked examples, each of which must be a scenario.
const EXAMPLES: u32 = 26;
const LONGEST_FILE: usize = 900;

/// What no source may contain. In two parts, so that this file passes its own check.
const BANNED: [(&str, &str, &str); 7] = [
    ("tod", "o!(", "finish it"),
    ("FIX", "ME", "fix it"),
    ("XX", "X", "fix it"),
    ("#[igno", "re", "delete the test or make it pass"),
    ("should_", "panic", "test the value that says what is wrong"),
    ("/wo", "rk/", "a path of somebody's machine"),
    ("/ro", "ot/", "a path of somebody's machine"),
];

/// Runs every check and lists everything that is wrong.
pub(crate) fn run(root: &Path) -> Result<(), String> {
    let mut wrong = Vec::new();
    let ids = rule_ids(root, &mut wrong);
    scenarios(root, &ids, &mut wrong);
    headings(root, &ids, &mut wrong);
    messages(root, &ids, &mut wrong);
    named(root, &ids, &mut wrong);
    sources(root, &mut wrong);
    if !root.join("Cargo.lock").is_file() {
        wrong.push("Cargo.lock is missing".to_owned());
    }
    if wrong.is_empty() {
        println!("tidy: {} rules, each with code, a scenario, a heading and a message in every language", ids.len());
        return Ok(());
    }
    Err(format!("{}\ntidy: {} things are wrong", wrong.join("\n"), wrong.len()))
}

/// The ids, from the lines `Name = "MQ-…",` of the engine.
fn rule_ids(root: &Path, wrong: &mut Vec<String>) -> Vec<String> {
    let source = text(&root.join(RULE_IDS)).unwrap_or_else(|what| {
        wrong.push(what);
        String::new()
    });
    let id = |line: &str| {
        let (_, id) = line.trim().strip_suffix("\",")?.split_once(" = \"")?;
        Some(id.to_owned())
    };
    let ids: Vec<String> = source.lines().filter_map(id).collect();
    if ids.is_empty() {
        wrong.push(format!("{RULE_IDS}: no ids found"));
    }
    ids
}

/// What a scenario file covers: the rule that it is named after and those of its `covers:` lines.
fn covered(path: &Path) -> Vec<String> {
    let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
    let parts: Vec<&str> = name.split('-').collect();
    let digits = |part: &&str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let end = parts.iter().position(digits).map_or(parts.len(), |index| index + 1);
    let mut ids = vec![parts[..end].join("-")];
    let source = fs::read_to_string(path).unwrap_or_default();
    for line in source.lines().filter_map(|line| line.trim().strip_prefix("covers:")) {
        ids.extend(line.split_whitespace().map(str::to_owned));
    }
    ids
}

fn scenarios(root: &Path, ids: &[String], wrong: &mut Vec<String>) {
    let examples = (1..=EXAMPLES).map(|number| format!("EX-{number:02}"));
    let known: BTreeSet<String> = ids.iter().cloned().chain(examples).collect();
    let mut seen = BTreeSet::new();
    for path in under(&root.join(SCENARIOS)) {
        for id in covered(&path) {
            if !known.contains(&id) {
                wrong.push(format!("{}: there is no rule {id}", short(root, &path)));
            }
            seen.insert(id);
        }
    }
    wrong.extend(known.difference(&seen).map(|id| format!("{id}: no scenario in {SCENARIOS}")));
}

fn headings(root: &Path, ids: &[String], wrong: &mut Vec<String>) {
    let page = text(&root.join(docs::PAGE)).unwrap_or_default();
    let headed: BTreeSet<&str> = page
        .lines()
        .filter_map(|line| line.strip_prefix("### "))
        .filter_map(|heading| heading.split_whitespace().next())
        .collect();
    wrong.extend(
        ids.iter().filter(|id| !headed.contains(id.as_str())).map(|id| format!("{id}: no heading in {}", docs::PAGE)),
    );
    match docs::page(root) {
        Ok(fresh) if fresh == page => {}
        Ok(_) => wrong.push(format!("{}: not what `cargo xtask docs` writes", docs::PAGE)),
        Err(what) => wrong.push(what),
    }
}

/// The engine's code names each rule where it is kept: as `MQ-PSH-06`, within `MQ-PIC-01 to 04`, or as `RuleId::Psh06`.
fn named(root: &Path, ids: &[String], wrong: &mut Vec<String>) {
    let code: String = under(&root.join(ENGINE))
        .into_iter()
        .filter(|path| !path.ends_with(RULE_IDS))
        .filter_map(|path| text(&path).ok())
        .collect();
    let found = |id: &String| {
        let mut parts = id.split('-').skip(1);
        let (Some(chapter), Some(number)) = (parts.next(), parts.next()) else { return false };
        let (initial, rest) = chapter.split_at(1);
        let variant = format!("RuleId::{initial}{}{number}", rest.to_lowercase());
        code.contains(id) || code.contains(&variant) || in_a_range(&code, chapter, number)
    };
    wrong.extend(ids.iter().filter(|id| !found(id)).map(|id| format!("{id}: not named in {ENGINE}")));
}

/// Whether some `MQ-PIC-01 to 04` of the code includes this number.
fn in_a_range(code: &str, chapter: &str, number: &str) -> bool {
    code.split(&format!("MQ-{chapter}-")).skip(1).any(|rest| {
        let (Some(first), Some(" to ")) = (rest.get(..2), rest.get(2..6)) else { return false };
        rest.get(6..8).is_some_and(|last| (first..=last).contains(&number))
    })
}

/// Each rule has a statement in every language, and an edition's own statement in one language has it in all.
fn messages(root: &Path, ids: &[String], wrong: &mut Vec<String>) {
    let files: Vec<_> =
        under(&root.join("locales")).into_iter().filter(|path| path.ends_with("mississippi-rules.ftl")).collect();
    if files.is_empty() {
        wrong.push("locales: no mississippi-rules.ftl".to_owned());
    }
    let mut first: Option<BTreeSet<(String, String)>> = None;
    for path in files {
        let name = short(root, &path);
        let messages = ftl::parse(&text(&path).unwrap_or_default());
        let said: BTreeSet<&str> =
            messages.iter().filter(|message| !message.value.is_empty()).map(|message| message.id.as_str()).collect();
        wrong.extend(
            ids.iter().filter(|id| !said.contains(id.as_str())).map(|id| format!("{id}: no message in {name}")),
        );
        let unknown = said.iter().filter(|id| id.starts_with("MQ-") && !ids.iter().any(|known| known == *id));
        wrong.extend(unknown.map(|id| format!("{name}: there is no rule {id}")));
        let attributes: BTreeSet<(String, String)> = messages
            .iter()
            .flat_map(|message| message.attributes.iter().map(|(attribute, _)| (message.id.clone(), attribute.clone())))
            .collect();
        let model = first.get_or_insert_with(|| attributes.clone());
        for (id, attribute) in model.symmetric_difference(&attributes) {
            wrong.push(format!("{name}: .{attribute} of {id} is not in every language"));
        }
    }
}

fn sources(root: &Path, wrong: &mut Vec<String>) {
    let kinds = ["rs", "toml", "md", "txt", "ftl", "json", "rec", "yml", "ts", "svelte", "css", "html", "sql", "py"];
    for path in under(root) {
        if !has_extension(&path, &kinds) {
            continue;
        }
        let name = short(root, &path);
        let Ok(source) = fs::read_to_string(&path) else {
            wrong.push(format!("{name}: not UTF-8"));
            continue;
        };
        if source.contains('\r') {
            wrong.push(format!("{name}: line ends are LF here"));
        }
        if !source.is_empty() && !source.ends_with('\n') {
            wrong.push(format!("{name}: the last line has no end"));
        }
        let lines = source.lines().count();
        if has_extension(&path, &["rs", "ts", "svelte", "py"]) && lines > LONGEST_FILE {
            wrong.push(format!("{name}: {lines} lines; split it ({LONGEST_FILE} at most)"));
        }
        for (number, line) in source.lines().enumerate() {
            for (head, tail, advice) in BANNED {
                if line.contains(&[head, tail].concat()) {
                    wrong.push(format!("{name}:{}: `{head}{tail}`: {advice}", number + 1));
                }
            }
        }
    }
}
