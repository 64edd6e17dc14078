//! The names of bots. A name follows from the level and the seat, so it is the same on every screen, in a replay and after a
//! restart, and nothing has to be stored.

use crate::config::level;
use bots::Level;

/// First names by level; each level has more than a table has seats.
const fn of_level(level: Level) -> [&'static str; 8] {
    match level {
        Level::Random | Level::MctsPlain => ["Pip", "Dot", "Fern", "Moss", "Reed", "Wren", "Clay", "Brook"],
        Level::Beginner => ["Tilly", "Otis", "Nell", "Jasper", "Lottie", "Fitch", "Posy", "Barnaby"],
        Level::Easy => ["Clara", "Silas", "Ida", "Rufus", "Hattie", "Enoch", "Minnie", "Amos"],
        Level::Medium => ["Louisa", "Jonah", "Etta", "Caleb", "Harriet", "Virgil", "Josie", "Leland"],
        Level::Hard => ["Augusta", "Elias", "Cordelia", "Gideon", "Viola", "Thaddeus", "Eleanor", "Hiram"],
        Level::Expert => ["Delphine", "Solomon", "Octavia", "Ezra", "Leonora", "Ambrose", "Celestine", "Cornelius"],
    }
}

/// Who sits at a seat, as far as names are concerned.
#[derive(Clone, Copy, Debug)]
pub enum Sitter<'a> {
    /// A person, if there is one, by name.
    Person(Option<&'a str>),
    /// A bot, by its level.
    Bot(&'a str),
}

/// The name of the bot at each seat; none where no bot belongs. No two at a table are called the same, nor is a bot called like
/// a person who sits there.
pub fn of_bots<'a>(sitters: impl IntoIterator<Item = Sitter<'a>>) -> Vec<Option<&'static str>> {
    let sitters: Vec<Sitter<'a>> = sitters.into_iter().collect();
    let mut names: Vec<Option<&'static str>> = Vec::with_capacity(sitters.len());
    for (seat, sitter) in sitters.iter().enumerate() {
        let is_taken = |name: &&str| {
            let person =
                |sitter: &Sitter<'_>| matches!(sitter, Sitter::Person(Some(known)) if known.eq_ignore_ascii_case(name));
            names.contains(&Some(*name)) || sitters.iter().any(person)
        };
        let name = match sitter {
            Sitter::Bot(bot) => level(bot).ok().and_then(|spec| {
                let list = of_level(spec.level);
                (0..list.len()).map(|step| list[(seat + step) % list.len()]).find(|name| !is_taken(name))
            }),
            Sitter::Person(_) => None,
        };
        names.push(name);
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_bot_has_a_name_of_its_own() {
        for bot in crate::config::levels() {
            let names = of_bots([Sitter::Bot(bot.name()); 6]);
            let different: BTreeSet<_> = names.iter().flatten().collect();
            assert_eq!(different.len(), 6, "{names:?}");
        }
        let mixed = [Sitter::Person(Some("Ada")), Sitter::Bot("medium"), Sitter::Bot("hard"), Sitter::Person(None)];
        assert_eq!(of_bots(mixed), [None, Some("Jonah"), Some("Cordelia"), None]);
    }

    #[test]
    fn no_bot_is_called_like_a_person() {
        let table = [Sitter::Bot("medium"), Sitter::Person(Some("louisa")), Sitter::Bot("medium")];
        assert_eq!(of_bots(table), [Some("Jonah"), None, Some("Etta")]);
        let people = ["Louisa", "Jonah", "Etta", "Caleb", "Harriet"].map(|name| Sitter::Person(Some(name)));
        let names = of_bots(people.into_iter().chain([Sitter::Bot("medium")]));
        assert_eq!(names[5], Some("Virgil"));
    }
}
