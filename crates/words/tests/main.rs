//! The message files: complete in every language, and nothing in them that nobody says.

mod shapes;

use game::{Cited, Error, Fault};
use shapes::shapes;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use words::{Lang, sources};

#[test]
fn all_languages_say_the_same_things_with_the_same_variables() {
    let english = shapes(Lang::En);
    for lang in Lang::ALL {
        let own = shapes(lang);
        let missing: Vec<_> = english.keys().filter(|key| !own.contains_key(*key)).collect();
        let surplus: Vec<_> = own.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(missing.is_empty() && surplus.is_empty(), "{lang} lacks {missing:?} and has besides {surplus:?}");
        for (key, wanted) in &english {
            assert_eq!(&own[key], wanted, "variables of {lang} {key}");
        }
    }
}

fn rust_files(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the crates are there") {
        let path = entry.expect("the crates are readable").path();
        if path.is_dir() {
            rust_files(&path, into);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            into.push(path);
        }
    }
}

/// The source text of every crate but the test kit, whose faults no user sees; without the tests in it.
fn code() -> Vec<(PathBuf, String)> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("crates/words has a parent");
    let mut files = Vec::new();
    for entry in std::fs::read_dir(crates).expect("the crates are there") {
        let folder = entry.expect("the crates are readable").path();
        if folder.join("src").is_dir() && !folder.ends_with("testkit") {
            rust_files(&folder.join("src"), &mut files);
        }
    }
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).expect("sources are text");
        let own = text.split("\n#[cfg(test)]").next().unwrap_or_default().to_owned();
        (path, own)
    };
    files.into_iter().map(read).collect()
}

/// The string literals of a source text that could be keys. Comments count too: this only has to be good enough to find keys
/// that nobody mentions.
fn literals(text: &str) -> impl Iterator<Item = &str> {
    text.split('"').filter(|part| !part.is_empty() && part.len() < 60 && !part.contains(char::is_whitespace))
}

#[test]
fn every_key_is_used() {
    let code = code();
    let named: BTreeSet<&str> = code.iter().flat_map(|(_, text)| literals(text)).collect();
    // `format!("end-{reason}")` uses every key that begins so.
    let families: Vec<&str> =
        named.iter().filter_map(|text| text.split_once("-{")).map(|(head, _)| head).filter(|h| h.len() > 2).collect();
    for source in sources::ALL.iter().filter(|source| source.lang == Lang::En) {
        // The rules have a test of their own in `mississippi`'s tidy check, the help texts one in `cli`, and what is said while
        // a game is played one in `web`: the terminal says a part of it.
        if source.name.ends_with("-rules.ftl") || source.name.starts_with("play-") {
            continue;
        }
        for line in source.text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_alphabetic())) {
            let key = line.split([' ', '=']).next().unwrap_or_default();
            let of_family =
                families.iter().any(|head| key.strip_prefix(head).is_some_and(|rest| rest.starts_with('-')));
            let of_help = source.name == "help.ftl" && (key == "cli" || key.starts_with("cli-"));
            assert!(named.contains(key) || of_family || of_help, "nobody says {key} of {}", source.name);
        }
    }
}

#[test]
fn every_named_message_is_there() {
    let english = shapes(Lang::En);
    for (path, text) in code() {
        for part in text.split("text(lang, \"").skip(1) {
            let key = part.split('"').next().unwrap_or_default();
            assert!(english.contains_key(key), "{}: the message files lack {key}", path.display());
        }
    }
}

#[test]
fn texts_have_no_invisible_marks_and_numbers_choose_their_form() {
    for lang in Lang::ALL {
        let said = words::text(lang, "rules-diff", &[("count", 1.into()), ("a", "x".into()), ("b", "y".into())]);
        assert!(!said.contains('\u{2068}') && said.contains('1') && !said.contains('{'), "{said}");
        let many = words::text(lang, "rules-diff", &[("count", 5.into()), ("a", "x".into()), ("b", "y".into())]);
        assert_ne!(said.replace('1', "5"), many, "{lang} has no plural");
    }
}

#[test]
fn a_refusal_cites_the_statement_of_the_edition() {
    let fault = |need: u8| {
        let cited = Cited { rule: "MQ-PSH-06", edition: None, need, have: 2 };
        Fault::from(Error::RecordIllegal { action: "push:n".to_owned(), cited }).in_edition("it1997")
    };
    for lang in Lang::ALL {
        let cited = words::cited_rule(lang, &fault(3)).expect("the rule is there");
        let said = words::reason(lang, &fault(3));
        let rule = words::rule(lang, "MQ-PSH-06", Some("it1997")).expect("the rule is there");
        assert!(said.contains("push:n") && said.contains("MQ-PSH-06") && said.contains(&rule.statement), "{said}");
        assert!(said.contains('3') && said.contains('2'), "{said}");
        assert_eq!((cited.need, cited.have), (Some(3), Some(2)));
        let plain = words::cited_rule(lang, &fault(0)).expect("the rule is there");
        assert_eq!((plain.need, plain.have), (None, None), "not a matter of amounts");
        assert_eq!(words::why_not(lang, Some(&fault(3))).rule, Some(cited));
        assert_ne!(words::rule(lang, "MQ-PSH-06", None), Some(rule), "1997 has no chains");
    }
    assert_eq!(words::rule(Lang::En, "MQ-PSH-66", None), None);
    let allowed = words::why_not(Lang::En, None);
    assert_eq!((allowed.allowed, allowed.rule, allowed.detail), (true, None, None));
}

#[test]
fn faults_name_their_place() {
    let fault = Error::JsonMissingField { name: "river" }.at("line 7, table");
    assert_eq!(words::fault(Lang::De, &fault), "Zeile 7, table: das Feld river fehlt");
    let excluded = |rule| Error::TableExcluded { cited: Cited { rule, edition: None, need: 0, have: 0 } };
    let rule = words::rule(Lang::It, "MQ-BLR-03", None).expect("the rule is there");
    assert!(words::fault(Lang::It, &excluded("MQ-BLR-03").at("black_rose")).contains(&rule.statement));
    let fault = Fault::from(excluded("MQ-PSH-06")).in_edition("it1997");
    let rule = words::rule(Lang::It, "MQ-PSH-06", Some("it1997")).expect("the rule is there");
    assert!(words::fault(Lang::It, &fault).contains(&rule.statement));
}

#[test]
fn unknown_keys_are_said_as_they_are() {
    assert_eq!(words::text(Lang::Fr, "no-such-key", &[]), "no-such-key");
    assert_eq!(words::known_key("no-such-key"), None);
    assert_eq!(words::known_key("unknown-boat"), Some("unknown-boat"));
    assert_eq!(words::decimal(Lang::It, 1.25, 1), "1,2");
}
