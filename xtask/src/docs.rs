//! The rules page, written from the English messages, so that the program and the page never differ.

use crate::files;
use crate::ftl::{self, Message};
use std::fs;
use std::path::Path;

const SOURCE: &str = "locales/en/mississippi-rules.ftl";
pub(crate) const PAGE: &str = "docs/rules/mississippi-queen.md";
/// The editions in the order in which the page lists them.
const EDITIONS: [&str; 4] = ["it2019", "fr2019", "ru2019", "it1997"];

const INTRODUCTION: &str = "\
# Mississippi Queen: the rules

Every clause and ruling, in our own words. The statement holds for every edition that is not listed below it. The
editions are `it2019`, `fr2019`, `ru2019` and `it1997`; `paddlewheel rules ID --edition EDITION` prints a statement,
`paddlewheel rules --diff it2019 ru2019` the points on which two editions differ.

This page is written by `cargo xtask docs` from the English messages; change those, not the page.
";

/// Writes the page.
pub(crate) fn write(root: &Path) -> Result<(), String> {
    let path = root.join(PAGE);
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    fs::write(&path, page(root)?).map_err(|error| format!("{}: {error}", path.display()))?;
    println!("wrote {PAGE}");
    Ok(())
}

/// The page as it should be.
pub(crate) fn page(root: &Path) -> Result<String, String> {
    let messages = ftl::parse(&files::text(&root.join(SOURCE))?);
    let mut parts = vec![INTRODUCTION.to_owned()];
    let mut chapter = "";
    for message in &messages {
        if message.chapter != chapter {
            chapter = &message.chapter;
            parts.push(format!("## {chapter}\n"));
        }
        parts.push(section(message));
    }
    Ok(parts.join("\n"))
}

fn section(message: &Message) -> String {
    let title = message.attribute("title").unwrap_or_default();
    let statement = format!("### {} {title}\n\n{}\n", message.id, message.value);
    let differs = |edition: &str| message.attribute(edition).map(|text| format!("- **{edition}**: {text}\n"));
    let others: Vec<String> = EDITIONS.into_iter().filter_map(differs).collect();
    if others.is_empty() { statement } else { format!("{statement}\n{}", others.concat()) }
}
