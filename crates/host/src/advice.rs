//! Advice as a document: what an adviser of `bots` says, with whole turns and with reasons as messages.

use crate::Error;
use crate::config::level;
use crate::registry::Hosted;
use crate::step;
use api::{Advice, AdviceRequest, AdvisedTurn, ComparedWith, Message, Plan};
pub use bots::Level;
use bots::advice::CounselOf;
use bots::{Budget, Counsel, Spec, Thought};
use game::{Fault, Plans as _, Seat, Seen, Turn};
use std::time::Duration;

/// The level of an adviser where nobody chooses one: the strongest.
pub const ADVISER: Level = Level::Expert;
/// How long such an adviser thinks, in milliseconds, where nobody says it, and at most.
pub const USUAL_TIME: u32 = 1000;
/// The longest that an adviser may think, in milliseconds.
pub const LONGEST_TIME: u32 = 10_000;

/// Turns that are told, the best first.
const MOST_TURNS: usize = 3;

/// Advice that is still to be worked out. It knows what the seat knows, and nothing of the table.
pub type AdviceJob = Box<dyn FnOnce() -> Result<Advice, Fault> + Send>;

/// The adviser that a request asks for.
pub fn adviser(request: &AdviceRequest) -> Result<Spec, Fault> {
    let spec = match &request.level {
        Some(name) => level(name).map_err(|fault| fault.at("level"))?,
        None => Spec::from(ADVISER),
    };
    let looks_ahead = spec.level >= Level::Hard;
    let time = match request.milliseconds {
        Some(_) if !looks_ahead => {
            return Err(Error::AdviceNoTime { name: spec.level.name() }.at("milliseconds"));
        }
        Some(time) => {
            Fault::range("milliseconds", time, 1, LONGEST_TIME)?;
            Some(time)
        }
        None => (spec.level == ADVISER).then_some(USUAL_TIME),
    };
    Ok(time.map_or(spec, |time| in_time(spec, time)))
}

/// The same adviser with so many milliseconds.
fn in_time(spec: Spec, time: u32) -> Spec {
    let mut settings = spec.settings;
    settings.budget = Budget::Time(Duration::from_millis(time.into()));
    Spec { settings, ..spec }
}

/// What somebody asks an adviser.
#[derive(Clone, Debug)]
pub struct Question {
    /// Who advises.
    pub spec: Spec,
    /// The number of the moment.
    pub moment: usize,
    /// The turn that the player has in mind, or its beginning; none if it is empty.
    pub in_mind: Vec<String>,
    /// What the adviser's own choices follow from.
    pub seed: u64,
}

/// The seat that is advised: the one that is asked about, or else the first that decides.
pub fn deciding_seat<G: Hosted>(game: &G, state: &G::State, asked: Option<Seat>) -> Result<Seat, Fault> {
    let deciding = match game.turn(state) {
        Turn::Decide(seats) => seats,
        Turn::Chance => return Err(Error::AdviseChance.into()),
        Turn::Over => return Err(Error::AdviseOver.into()),
    };
    let seat = match asked {
        None => deciding.iter().next(),
        Some(asked) => deciding.iter().find(|seat| *seat == asked),
    };
    seat.ok_or_else(|| {
        let seats: Vec<String> = deciding.iter().map(|seat| seat.to_string()).collect();
        Error::AdviseSeat { seats: seats.join(", ") }.at("seat")
    })
}

/// Advises a seat that decides in a state.
pub fn advise<G: Hosted>(game: &G, state: &G::State, seat: Seat, question: &Question) -> Result<Advice, Fault> {
    counsel(game, state, seat, question).map(|(_, advice)| advice)
}

/// The same, with all that the adviser has considered.
pub fn counsel<G: Hosted>(
    game: &G,
    state: &G::State,
    seat: Seat,
    question: &Question,
) -> Result<(CounselOf<G>, Advice), Fault> {
    let in_mind = step::read_actions::<G>(&question.in_mind)?;
    let in_mind = Some(in_mind).filter(|actions| !actions.is_empty());
    if let Some(actions) = &in_mind {
        step::act(game, state, seat, actions)?;
    }
    let counsel = question.spec.advise(&Seen::new(game, state, seat), in_mind.as_deref(), question.seed)?;
    let advice = document(game, state, seat, question, &counsel);
    Ok((counsel, advice))
}

/// What an adviser has said, as a document.
fn document<G: Hosted>(game: &G, state: &G::State, seat: Seat, question: &Question, counsel: &CounselOf<G>) -> Advice {
    let Counsel { turns, in_mind, agrees, reasons } = counsel;
    // One that nobody has tried is not among the best.
    let turns: Vec<_> = turns.iter().filter(|thought| thought.worth.is_some()).take(MOST_TURNS).collect();
    // Turns are worked out in a guess, so that nothing hidden can get into them.
    let guess = bots::advice::guess(&Seen::new(game, state, seat), question.seed);
    let turn = |thought: &Thought<G::Action>| {
        let (summary, plan) = plan(game, &guess, seat, &thought.actions);
        AdvisedTurn { summary, plan, chances: chances(game, thought), visits: thought.visits }
    };
    let compared_with = match (in_mind, *agrees, turns.len()) {
        (Some(_), false, 1..) => ComparedWith::InMind,
        (_, _, 2..) => ComparedWith::NextBest,
        _ => ComparedWith::Nothing,
    };
    let rival = match compared_with {
        ComparedWith::InMind => in_mind.as_ref(),
        ComparedWith::NextBest => turns.get(1).copied(),
        ComparedWith::Nothing => None,
    };
    let mut reasons: Vec<Message> = reasons.iter().cloned().map(G::reason).collect();
    // Where nothing else can be named, what the search has found is the reason.
    if let (true, Some(best), Some(rival)) = (reasons.is_empty(), turns.first(), rival) {
        let own = |thought| chances(game, thought).get(usize::from(seat.0)).copied().unwrap_or_default();
        reasons.push(by_chance(own(best), own(rival)));
    }
    Advice {
        seat,
        moment: question.moment,
        level: question.spec.level.name().to_owned(),
        best: turns.into_iter().map(turn).collect(),
        in_mind: in_mind.as_ref().map(turn),
        compared_with,
        reasons,
    }
}

/// What the chances alone say.
fn by_chance(advised: u8, other: u8) -> Message {
    if advised > other {
        Message::new("advice-wins-more").with("advised", advised).with("other", other)
    } else {
        Message::new("advice-about-equal")
    }
}

/// The chance of each seat to win, in percent.
fn chances<G: Hosted>(game: &G, thought: &Thought<G::Action>) -> Vec<u8> {
    let percent = |share: &f32| (share.clamp(0.0, 1.0) * 100.0).round() as u8;
    thought.worth.iter().flat_map(|worth| worth.iter().take(game.seats().into()).map(percent)).collect()
}

/// A turn in one line and as a document. One whose actions are not in the list of plans is known by where it leads.
fn plan<G: Hosted>(game: &G, state: &G::State, seat: Seat, turn: &[G::Action]) -> (Message, Plan) {
    let (mut plans, mut actions) = (G::Plans::default(), Vec::new());
    game.plan(state, seat, &mut plans);
    let after = |actions: &[G::Action]| {
        let mut after = state.clone();
        for &action in actions {
            game.apply(&mut after, seat, action, &mut game::Ignore);
        }
        after
    };
    let end = after(turn);
    let same = (0..plans.len()).find(|&index| {
        plans.actions(index, &mut actions);
        actions == turn || after(&actions) == end
    });
    // Plans spend no more than they must; somebody may have a turn in mind that does.
    let result = same.map_or_else(|| game.result_of(state, &end, seat, turn), |index| plans.result(index));
    (G::summary(state, turn, result), game.plan_document(state, seat, turn, result))
}
