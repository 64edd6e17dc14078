//! Plans in a few words: what each consequence means to the player who thinks about it.

use api::{Consequence, Message, Remark, Step};
use game::Seat;
use niagara::{CanoeId, Gem};

/// The remarks on a plan. `own` is the piece that moves, where there is only one.
pub(super) fn remarks(own: &str, steps: &[Step], consequences: &[Consequence]) -> Vec<Remark> {
    let mut pushed: Vec<&str> = steps.iter().filter(|step| step.pushed_by.is_some()).map(|step| &*step.piece).collect();
    pushed.dedup();
    let pushes = pushed.into_iter().map(|piece| plain(Message::new("mq-plan-pushes").with("boat", boat(piece))));
    pushes.chain(consequences.iter().filter_map(|consequence| remark(own, consequence))).collect()
}

/// Every kind of consequence is here, so that a new one is not forgotten. None for what the player need not be told.
fn remark(own: &str, consequence: &Consequence) -> Option<Remark> {
    let about = |key: &'static str, piece: &str| {
        Message::new(key).with("own", if piece == own { "yes" } else { "no" }).with("boat", boat(piece))
    };
    Some(match consequence {
        Consequence::BoardsPassenger { piece } => plain(about("mq-plan-boards", piece)),
        Consequence::TooFastToBoard => plain(Message::new("mq-plan-too-fast")),
        Consequence::Refuels => plain(Message::new("mq-plan-refuels")),
        Consequence::Finishes { piece, place } => plain(about("mq-plan-finishes", piece).with("place", *place)),
        Consequence::RunsAground { piece } if piece == own => warning(about("mq-plan-aground", piece)),
        Consequence::RunsAground { piece } => plain(about("mq-plan-aground", piece)),
        Consequence::Slows { piece, speed } => plain(about("mq-plan-slows", piece).with("speed", *speed)),
        Consequence::Wrecks => warning(Message::new("mq-plan-wrecks")),
        Consequence::Disqualified => warning(Message::new("mq-plan-disqualified")),
        Consequence::NoCompleteNextTurn => warning(Message::new("mq-plan-no-next-turn")),
        Consequence::LastCoal => warning(Message::new("mq-plan-last-coal")),
        Consequence::Loads { gem, .. } => plain(with_gem("niagara-plan-loads", *gem)),
        Consequence::Unloads { gem, .. } => plain(with_gem("niagara-plan-unloads", *gem)),
        Consequence::Steals { from, gem, .. } => {
            plain(with_gem("niagara-plan-steals", *gem).with("from", owner(from)?))
        }
        Consequence::Scores { gem } => plain(with_gem("niagara-plan-scores", *gem)),
        Consequence::GoesOverFalls { .. } => warning(Message::new("niagara-plan-falls")),
        Consequence::DriftsOverFalls { card: None, .. } => return None,
        Consequence::DriftsOverFalls { piece, card: Some(card), .. } => {
            let canoe = piece.rsplit(':').next().unwrap_or_default().to_uppercase();
            warning(Message::new("niagara-plan-drifts").with("canoe", canoe).with("card", *card))
        }
    })
}

const fn plain(message: Message) -> Remark {
    Remark { message, warning: false }
}

const fn warning(message: Message) -> Remark {
    Remark { message, warning: true }
}

fn boat(piece: &str) -> Message {
    Message::new(format!("boat-{piece}"))
}

fn with_gem(key: &'static str, gem: Gem) -> Message {
    Message::new(key).with("gem", Message::new(format!("niagara-a-gem-{gem}")))
}

/// Whose canoe it is.
fn owner(canoe: &str) -> Option<Seat> {
    canoe.parse().ok().map(|canoe: CanoeId| canoe.seat)
}
