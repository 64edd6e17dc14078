//! The rules of the house that no compiler checks.

use crate::files::{has_extension, short, text, under};
use crate::games::{GAMES, Game};
use crate::{docs, ftl};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

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
    let mut rules = 0;
    for game in &GAMES {
        let ids = rule_ids(root, game, &mut wrong);
        scenarios(root, game, &ids, &mut wrong);
        headings(root, game, &ids, &mut wrong);
        messages(root, game, &ids, &mut wrong);
        named(root, game, &ids, &mut wrong);
        scattered(root, game, &ids, &mut wrong);
        rules += ids.len();
    }
    page(root, &mut wrong);
    sources(root, &mut wrong);
    if !root.join("Cargo.lock").is_file() {
        wrong.push("Cargo.lock is missing".to_owned());
    }
    if wrong.is_empty() {
        println!("tidy: {rules} rules, each with code, a scenario, a heading and a message in every language");
        return Ok(());
    }
    Err(format!("{}\ntidy: {} things are wrong", wrong.join("\n"), wrong.len()))
}

/// The ids that the engine lists.
fn rule_ids(root: &Path, game: &Game, wrong: &mut Vec<String>) -> Vec<String> {
    let file = game.rule_ids();
    let source = text(&root.join(&file)).unwrap_or_else(|what| {
        wrong.push(what);
        String::new()
    });
    let ids = ids_in(&source);
    if ids.is_empty() {
        wrong.push(format!("{file}: no ids found"));
    }
    let foreign = ids.iter().filter(|id| id.split('-').next() != Some(game.prefix));
    wrong.extend(foreign.map(|id| format!("{file}: {id} does not begin with {}-", game.prefix)));
    ids
}

/// The ids, from the lines `Name = "MQ-…",`.
fn ids_in(source: &str) -> Vec<String> {
    let id = |line: &str| {
        let (_, id) = line.trim().strip_suffix("\",")?.split_once(" = \"")?;
        Some(id.to_owned())
    };
    source.lines().filter_map(id).collect()
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

fn scenarios(root: &Path, game: &Game, ids: &[String], wrong: &mut Vec<String>) {
    let folder = game.scenarios();
    let known: BTreeSet<String> = ids.iter().cloned().chain(game.example_ids()).collect();
    let mut seen = BTreeSet::new();
    for path in under(&root.join(&folder)) {
        for id in covered(&path) {
            if !known.contains(&id) {
                wrong.push(format!("{}: there is no rule {id}", short(root, &path)));
            }
            seen.insert(id);
        }
    }
    wrong.extend(known.difference(&seen).map(|id| format!("{id}: no scenario in {folder}")));
}

fn headings(root: &Path, game: &Game, ids: &[String], wrong: &mut Vec<String>) {
    let page = text(&root.join(game.page)).unwrap_or_default();
    let headed: BTreeSet<&str> = page
        .lines()
        .filter_map(|line| line.strip_prefix("### "))
        .filter_map(|heading| heading.split_whitespace().next())
        .collect();
    wrong.extend(
        ids.iter().filter(|id| !headed.contains(id.as_str())).map(|id| format!("{id}: no heading in {}", game.page)),
    );
    match docs::page(root, game) {
        Ok(fresh) if fresh == page => {}
        Ok(_) => wrong.push(format!("{}: not what `cargo xtask docs` writes", game.page)),
        Err(what) => wrong.push(what),
    }
}

/// The engine's code names each rule where it is kept: as `MQ-PSH-06`, within `MQ-PIC-01 to 04`, or as `RuleId::Psh06`.
fn named(root: &Path, game: &Game, ids: &[String], wrong: &mut Vec<String>) {
    let folder = game.code();
    let list = root.join(game.rule_ids());
    let code: String = under(&root.join(&folder))
        .into_iter()
        .filter(|path| *path != list)
        .filter_map(|path| text(&path).ok())
        .collect();
    let missing = ids.iter().filter(|id| !names(&code, id));
    wrong.extend(missing.map(|id| format!("{id}: not named in {folder}")));
}

/// Whether the code names the rule in one of the three ways. A macro that lists rules names them without `RuleId::`.
fn names(code: &str, id: &str) -> bool {
    let parts: Vec<&str> = id.split('-').collect();
    let &[prefix, chapter, number] = parts.as_slice() else { return false };
    let Some((initial, rest)) = chapter.split_at_checked(1) else { return false };
    let variant = format!("{initial}{}{number}", rest.to_lowercase());
    let in_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    let has_variant = code.match_indices(&variant).any(|(at, _)| {
        let after = code[at + variant.len()..].chars().next();
        !code[..at].chars().next_back().is_some_and(in_word) && !after.is_some_and(in_word)
    });
    code.contains(id) || has_variant || in_a_range(code, &format!("{prefix}-{chapter}-"), number)
}

/// Most rules are named in one file of the engine, beside the list of ids: the chapter that keeps them. How many are named in
/// several is a number that only goes down.
fn scattered(root: &Path, game: &Game, ids: &[String], wrong: &mut Vec<String>) {
    let (folder, list) = (root.join(game.code()), root.join(game.rule_ids()));
    let files: Vec<(String, String)> = under(&folder)
        .into_iter()
        .filter(|path| *path != list)
        .filter_map(|path| Some((short(&folder, &path), without_tests(&text(&path).ok()?).to_owned())))
        .collect();
    let places = |id: &String| {
        let named = files.iter().filter(|(_, code)| names(code, id)).map(|(name, _)| name.as_str());
        (id.clone(), named.collect::<Vec<_>>())
    };
    let several: Vec<(String, Vec<&str>)> = ids.iter().map(places).filter(|(_, files)| files.len() > 1).collect();
    if several.len() > game.scattered {
        let listed: Vec<String> = several.iter().map(|(id, files)| format!("  {id}: {}", files.join(", "))).collect();
        wrong.push(format!(
            "{}: {} rules are named in more than one file, and {} is the most: name a rule in the chapter that keeps it, and \
             nowhere else\n{}",
            game.code(),
            several.len(),
            game.scattered,
            listed.join("\n")
        ));
    }
    if several.len() < game.scattered {
        wrong.push(format!(
            "{}: only {} rules are named in more than one file; lower `scattered` in xtask/src/games.rs, so that it stays so",
            game.code(),
            several.len()
        ));
    }
}

/// A source file up to its tests.
fn without_tests(source: &str) -> &str {
    source.split("#[cfg(test)]").next().unwrap_or_default()
}

/// Whether some `MQ-PIC-01 to 04` of the code includes this number of the chapter `MQ-PIC-`.
fn in_a_range(code: &str, chapter: &str, number: &str) -> bool {
    code.split(chapter).skip(1).any(|rest| {
        let (Some(first), Some(" to ")) = (rest.get(..2), rest.get(2..6)) else { return false };
        rest.get(6..8).is_some_and(|last| (first..=last).contains(&number))
    })
}

/// Each rule has a statement in every language, and an edition's own statement in one language has it in all.
fn messages(root: &Path, game: &Game, ids: &[String], wrong: &mut Vec<String>) {
    let files: Vec<_> = under(&root.join("locales")).into_iter().filter(|path| path.ends_with(game.messages)).collect();
    if files.is_empty() {
        wrong.push(format!("locales: no {}", game.messages));
    }
    let own = format!("{}-", game.prefix);
    let mut first: Option<BTreeSet<(String, String)>> = None;
    for path in files {
        let name = short(root, &path);
        let messages = ftl::parse(&text(&path).unwrap_or_default());
        let said: BTreeSet<&str> =
            messages.iter().filter(|message| !message.value.is_empty()).map(|message| message.id.as_str()).collect();
        wrong.extend(
            ids.iter().filter(|id| !said.contains(id.as_str())).map(|id| format!("{id}: no message in {name}")),
        );
        let unknown = said.iter().filter(|id| id.starts_with(&own) && !ids.iter().any(|known| known == *id));
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

/// The page asks the server for the rules and has none of its own.
fn page(root: &Path, wrong: &mut Vec<String>) {
    for path in under(&root.join("web/src")) {
        if !has_extension(&path, &["ts", "svelte"]) {
            continue;
        }
        let source = text(&path).unwrap_or_default();
        // What is made of the description of the API has its comments, too.
        if is_generated(&source) {
            continue;
        }
        for (number, line) in source.lines().enumerate() {
            let known = known_of_rules(line).map(|what| format!("{}:{}: {what}", short(root, &path), number + 1));
            wrong.extend(known);
        }
    }
}

/// What a line of the page knows of the rules, and what to do instead.
fn known_of_rules(line: &str) -> Option<String> {
    if ["'", "\"", "`"].iter().any(|quote| line.contains(&format!(".rs{quote}"))) {
        let advice = "have a Rust test write what is needed into web/fixtures, or type it in the API";
        return Some(format!("reads a Rust source; {advice}"));
    }
    let is_rule = |at: &str| {
        let mut parts = at.split('-');
        let is_chapter = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_uppercase());
        parts.next().is_some_and(is_chapter)
            && parts.next().is_some_and(|part| part.starts_with(|first: char| first.is_ascii_digit()))
    };
    let game = GAMES.iter().find(|game| line.split(&format!("{}-", game.prefix)).skip(1).any(is_rule))?;
    Some(format!("names a rule of {}-; have the server tell the rule, as refusals, lines and options do", game.prefix))
}

fn is_generated(source: &str) -> bool {
    source.lines().take(5).any(|line| line.contains("auto-generated"))
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
        if has_extension(&path, &["rs", "ts", "svelte", "py"]) && lines > LONGEST_FILE && !is_generated(&source) {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_from_the_engine() {
        let source = "rule_ids! {\n    Set01 = \"NI-SET-01\",\n    R27 = \"NI-R-27\",\n}\n";
        assert_eq!(ids_in(source), ["NI-SET-01", "NI-R-27"]);
    }

    #[test]
    fn scenarios_are_named_after_what_they_cover() {
        for (name, id) in [
            ("MQ-PSH-06.txt", "MQ-PSH-06"),
            ("EX-26-push.txt", "EX-26"),
            ("NI-STL-01-own-canoe.txt", "NI-STL-01"),
            ("NI-R-25-2-gems.txt", "NI-R-25"),
            ("NI-EX-03-swap.txt", "NI-EX-03"),
        ] {
            assert_eq!(covered(Path::new(name)), [id]);
        }
    }

    #[test]
    fn the_page_neither_reads_rust_nor_names_rules() {
        for (line, what) in [
            ("const source = read('crates/mississippi/src/tiles.rs');", "reads a Rust source"),
            ("if (rule === 'MQ-PSH-02') return;", "names a rule of MQ-"),
            ("// NI-R-17 counts it.", "names a rule of NI-"),
        ] {
            assert!(known_of_rules(line).is_some_and(|said| said.starts_with(what)), "{line}");
        }
        for line in ["import { rules } from './rs';", "const id = 'AA-SET-01';", "t('MQ-words')", "// DNI-1 is no rule"]
        {
            assert_eq!(known_of_rules(line), None, "{line}");
        }
    }

    #[test]
    fn code_names_rules_in_three_ways() {
        let code = "NI-GEM-03 and NI-CAN-01 to 03, RuleId::Stl02, RuleId::R17, (Wea01), Place::R062 xR08";
        for id in ["NI-GEM-03", "NI-CAN-02", "NI-STL-02", "NI-R-17", "NI-WEA-01"] {
            assert!(names(code, id), "{id}");
        }
        for id in
            ["NI-R-06", "NI-R-08", "NI-GEM-04", "NI-CAN-04", "NI-STL-01", "NI-R-01", "MQ-CAN-02", "MQ-GEM-03", "NI"]
        {
            assert!(!names(code, id), "{id}");
        }
    }

    #[test]
    fn rules_named_in_several_files_are_counted() {
        let root = std::env::temp_dir().join(format!("tidy-scattered-{}", std::process::id()));
        let code = root.join("crates/niagara/src");
        fs::create_dir_all(&code).unwrap();
        let write = |name: &str, source: &str| fs::write(code.join(name), source).unwrap();
        write("rule_id.rs", "Set01 = \"NI-SET-01\", Set02 = \"NI-SET-02\", R01 = \"NI-R-01\"");
        write("setup.rs", "// NI-SET-01\nRuleId::Set02");
        write("river.rs", "// NI-R-01\n#[cfg(test)]\n// NI-SET-01");
        let ids = ["NI-SET-01", "NI-SET-02", "NI-R-01"].map(str::to_owned);
        let [_, niagara] = GAMES;
        let count = |most: usize| {
            let mut wrong = Vec::new();
            scattered(&root, &Game { scattered: most, ..niagara }, &ids, &mut wrong);
            wrong
        };
        assert_eq!(count(0), [""; 0]);
        write("state.rs", "// NI-SET-02");
        let told = count(0);
        assert!(told.len() == 1 && told[0].ends_with("  NI-SET-02: setup.rs, state.rs"), "{told:?}");
        assert_eq!(count(1), [""; 0]);
        assert!(count(2)[0].contains("lower `scattered`"));
        fs::remove_dir_all(&root).unwrap();
    }
}
