//! Why a turn of a boat is better than another, in words.

use super::report::{boat, direction};
use api::Message;
use bots::MississippiReason;
use mississippi::{Action, Plan, State};

pub(super) fn message(reason: MississippiReason) -> Message {
    use MississippiReason as Reason;
    match reason {
        Reason::Finishes => Message::new("mq-reason-finishes"),
        Reason::Boards => Message::new("mq-reason-boards"),
        Reason::BoardsEarlier { turns } => Message::new("mq-reason-boards-earlier").with("turns", turns),
        Reason::DocksEarlier { turns } => Message::new("mq-reason-docks-earlier").with("turns", turns),
        Reason::Closer { turns } => Message::new("mq-reason-closer").with("turns", turns),
        Reason::Refuels => Message::new("mq-reason-refuels"),
        Reason::SavesCoal { coal } => Message::new("mq-reason-saves-coal").with("coal", coal),
        Reason::Hinders { boat: other, turns } => {
            Message::new("mq-reason-hinders").with("boat", boat(other)).with("turns", turns)
        }
        Reason::Wrecks => Message::new("mq-reason-wrecks"),
        Reason::NoNextTurn => Message::new("mq-reason-no-next-turn"),
        Reason::Rushes { speed } => Message::new("mq-reason-rushes").with("speed", speed),
        Reason::PushedBy { boat: other } => Message::new("mq-reason-pushed").with("boat", boat(other)),
    }
}

/// A turn in one line.
pub(super) fn summary(before: &State, actions: &[Action], turn: Plan) -> Message {
    let moves =
        turn.at != before.boat(before.active()).at || actions.iter().any(|action| matches!(action, Action::Speed(_)));
    if moves {
        Message::new("mq-turn-summary")
            .with("speed", turn.wheel)
            .with("space", turn.at.to_string())
            .with("bow", direction(turn.bow))
            .with("spent", turn.spent)
    } else {
        Message::new("mq-turn-bow").with("bow", direction(turn.bow))
    }
}
