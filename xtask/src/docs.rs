//! The rules pages, written from the English messages, so that the program and the pages never differ.

use crate::files;
use crate::ftl::{self, Message};
use crate::games::{GAMES, Game};
use std::fs;
use std::path::Path;

/// Writes the page of each game.
pub(crate) fn write(root: &Path) -> Result<(), String> {
    for game in &GAMES {
        let path = root.join(game.page);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        }
        fs::write(&path, page(root, game)?).map_err(|error| format!("{}: {error}", path.display()))?;
        println!("wrote {}", game.page);
    }
    Ok(())
}

/// A game's page as it should be.
pub(crate) fn page(root: &Path, game: &Game) -> Result<String, String> {
    Ok(page_of(&files::text(&game.english(root))?, game))
}

fn page_of(source: &str, game: &Game) -> String {
    let messages = ftl::parse(source);
    let mut parts = vec![game.introduction.to_owned()];
    let mut chapter = "";
    for message in &messages {
        if message.chapter != chapter {
            chapter = &message.chapter;
            parts.push(format!("## {chapter}\n"));
        }
        parts.push(section(message, game.editions));
    }
    parts.join("\n")
}

fn section(message: &Message, editions: &[&str]) -> String {
    let title = message.attribute("title").unwrap_or_default();
    let statement = format!("### {} {title}\n\n{}\n", message.id, message.value);
    let differs = |edition: &&str| message.attribute(edition).map(|text| format!("- **{edition}**: {text}\n"));
    let others: Vec<String> = editions.iter().filter_map(differs).collect();
    if others.is_empty() { statement } else { format!("{statement}\n{}", others.concat()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_have_chapters_headings_and_editions() {
        let source = "## Setup\n\nX-01 = All.\n    .title = One\n    .it1997 = Some.\n";
        let [queen, niagara] = &GAMES;
        let page = page_of(source, queen);
        assert!(page.starts_with(queen.introduction), "{page}");
        assert!(page.ends_with("\n## Setup\n\n### X-01 One\n\nAll.\n\n- **it1997**: Some.\n"), "{page}");
        let page = page_of(source, niagara);
        assert!(page.starts_with(niagara.introduction), "{page}");
        assert!(page.ends_with("\n## Setup\n\n### X-01 One\n\nAll.\n"), "{page}");
    }
}
