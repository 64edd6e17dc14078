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

/// What the names of bots depend on at a seat.
#[derive(Clone, Copy, Debug)]
pub enum Occupant<'a> {
    /// A person, if there is one, by name.
    Person(Option<&'a str>),
    /// A bot, by its level.
    Bot(&'a str),
}

/// The name of the bot at each seat; `None` where there is no bot. Names at a table are distinct, and no bot has the name of a
/// person there.
pub fn of_bots<'a>(occupants: impl IntoIterator<Item = Occupant<'a>>) -> Vec<Option<&'static str>> {
    let occupants: Vec<Occupant<'a>> = occupants.into_iter().collect();
    let mut names: Vec<Option<&'static str>> = Vec::with_capacity(occupants.len());
    for (seat, occupant) in occupants.iter().enumerate() {
        let is_taken = |name: &&str| {
            let person = |occupant: &Occupant<'_>| matches!(occupant, Occupant::Person(Some(known)) if known.eq_ignore_ascii_case(name));
            names.contains(&Some(*name)) || occupants.iter().any(person)
        };
        let name = match occupant {
            Occupant::Bot(bot) => level(bot).ok().and_then(|spec| {
                let list = of_level(spec.level);
                (0..list.len()).map(|step| list[(seat + step) % list.len()]).find(|name| !is_taken(name))
            }),
            Occupant::Person(_) => None,
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
            let names = of_bots([Occupant::Bot(bot.name()); 6]);
            let different: BTreeSet<_> = names.iter().flatten().collect();
            assert_eq!(different.len(), 6, "{names:?}");
        }
        let mixed =
            [Occupant::Person(Some("Ada")), Occupant::Bot("medium"), Occupant::Bot("hard"), Occupant::Person(None)];
        assert_eq!(of_bots(mixed), [None, Some("Jonah"), Some("Cordelia"), None]);
    }

    #[test]
    fn no_bot_is_called_like_a_person() {
        let table = [Occupant::Bot("medium"), Occupant::Person(Some("louisa")), Occupant::Bot("medium")];
        assert_eq!(of_bots(table), [Some("Jonah"), None, Some("Etta")]);
        let people = ["Louisa", "Jonah", "Etta", "Caleb", "Harriet"].map(|name| Occupant::Person(Some(name)));
        let names = of_bots(people.into_iter().chain([Occupant::Bot("medium")]));
        assert_eq!(names[5], Some("Virgil"));
    }
}
