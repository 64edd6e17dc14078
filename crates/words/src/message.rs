//! Renders the contract's messages.

use crate::Lang;
use crate::bundle::{Arg, text};
use game::Seat;

/// A message in this language; `name` gives the name of the player at a seat.
pub fn message(lang: Lang, message: &api::Message, name: &dyn Fn(Seat) -> String) -> String {
    let arg = |arg: &api::Arg| match arg {
        api::Arg::Number(number) => Arg::Number(*number),
        api::Arg::Word(word) => Arg::of(word).into_owned(),
        api::Arg::Message(inner) => self::message(lang, inner, name).into(),
        api::Arg::Seats { seats } => list(lang, &seats.iter().map(|seat| name(*seat)).collect::<Vec<_>>()).into(),
    };
    let args: Vec<(&str, Arg<'_>)> = message.args.iter().map(|(name, value)| (name.as_ref(), arg(value))).collect();
    text(lang, &message.key, &args)
}

/// Names as a list: `Ada, Ben and Cleo`.
fn list(lang: Lang, names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => {
            let args = [("first", first.join(", ").into()), ("last", last.as_str().into())];
            text(lang, "list-and", &args)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_contain_messages_and_lists_of_names() {
        let name = |seat: Seat| ["Ada", "Ben", "Cleo"][usize::from(seat.0)].to_owned();
        let pushed = api::Message::new("mq-event-pushed")
            .with("boat", api::Message::new("boat-green"))
            .with("by", api::Message::new("boat-red"))
            .with("to", "3.12".to_owned());
        assert_eq!(message(Lang::En, &pushed, &name), "Red pushes Green to space 3.12");
        let waits = |seats: Vec<Seat>| {
            let count = u32::try_from(seats.len()).unwrap();
            message(
                Lang::En,
                &api::Message::new("niagara-waits-cards").with("names", seats).with("count", count),
                &name,
            )
        };
        assert_eq!(waits(vec![Seat(1)]), "Ben is still choosing a card.");
        assert_eq!(waits(vec![Seat(0), Seat(1), Seat(2)]), "Ada, Ben and Cleo are still choosing a card.");
    }
}
