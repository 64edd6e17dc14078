//! A game without players, clocks and log, for analysis: it starts from a table, a position or a record, whoever keeps it acts
//! for every seat, and outcomes are chosen instead of drawn.

use crate::Error;
use crate::advice::{self, Question};
use crate::registry::{Hosted, cite_in, game_events, open_game, plan_documents};
use crate::step::{self, Step};
use crate::table::Form;
use api::sandbox::{Chance, Position, Turn};
use api::{Advice, AdviceRequest, Board, GameEvent, Plan, View};
use game::{Fault, Outcome, Record, Seat};
use serde_json::Value;

/// What a sandbox starts from.
#[derive(Clone, Copy, Debug)]
pub enum Source<'a> {
    /// A table document: the start of a game.
    Table(&'a Value),
    /// A position document.
    Position(&'a Value),
    /// A record in either form: the end of what was played.
    Record(&'a str),
}

/// Who a position or a record is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// A seat, or a spectator. They get nothing that tells them something hidden.
    Viewer(Option<Seat>),
    /// Whoever keeps the sandbox and may know everything.
    Keeper,
}

/// A sandbox of any game.
pub trait AnySandbox {
    /// What the game waits for.
    fn turn(&self) -> Turn;
    /// The game as a seat, or a spectator, sees it.
    fn view(&self, viewer: Option<Seat>) -> Result<View, Fault>;
    /// The board, which is the same for everybody.
    fn board(&self) -> Board;
    /// What a seat may do now; nothing if it does not decide.
    fn legal(&self, seat: Seat) -> Result<Vec<String>, Fault>;
    /// The whole turns that a seat can make from here.
    fn plans(&self, seat: Seat) -> Result<Vec<Plan>, Fault>;
    /// The best turns of a seat that decides, and why, at the present moment.
    fn advice(&self, request: &AdviceRequest, seed: u64) -> Result<Advice, Fault>;
    /// Why a seat may not do this now; none if it may.
    fn why_not(&self, seat: Seat, action: &str) -> Result<Option<Fault>, Fault>;
    /// Carries out actions of a seat, all of them or none, and says what happened.
    fn act(&mut self, seat: Seat, actions: &[String]) -> Result<Vec<GameEvent>, Fault>;
    /// The outcomes that are possible now; none unless chance is due.
    fn chances(&self) -> Vec<Chance>;
    /// Carries out one of the possible outcomes and says what happened.
    fn settle(&mut self, outcome: &str) -> Result<Vec<GameEvent>, Fault>;
    /// The situation as a document that can be loaded again.
    fn position(&self, audience: Audience) -> Result<Position, Fault>;
    /// The record from where the sandbox started.
    fn record(&self, audience: Audience, form: Form) -> Result<String, Fault>;
    /// How the game ended.
    fn outcome(&self) -> Option<Outcome>;
}

/// Opens a sandbox of the game of this name. Everything in the source is checked.
pub fn open(game: &str, source: Source<'_>) -> Result<Box<dyn AnySandbox>, Fault> {
    fn boxed<G: Hosted>(source: Source<'_>) -> Result<Box<dyn AnySandbox>, Fault> {
        Ok(Box::new(Sandbox::<G>::open(source)?))
    }
    crate::by_name!(game, G => boxed::<G>(source)).map_err(|fault| fault.at("game"))?
}

struct Sandbox<G: Hosted> {
    game: G,
    state: G::State,
    record: Record<G>,
}

impl<G: Hosted> Sandbox<G> {
    fn open(source: Source<'_>) -> Result<Self, Fault> {
        match source {
            Source::Table(document) => {
                let game: G = open_game(document)?;
                Ok(Self { state: game.start(), record: Record::new(game.table().clone()), game })
            }
            Source::Position(document) => {
                let load = || {
                    let position = game::format::read_position::<G>(document)?;
                    let (game, state) = G::load(&position)?;
                    let record = Record { start: Some(position), ..Record::new(game.table().clone()) };
                    Ok(Self { game, state, record })
                };
                load().map_err(|fault| cite_in::<G>(fault, &document.to_string()).inside("position"))
            }
            Source::Record(text) => {
                let read = || {
                    let record = Record::<G>::read(text)?;
                    let replay = record.replay()?;
                    Ok(Self { state: replay.last().clone(), game: replay.game, record })
                };
                read().map_err(|fault| cite_in::<G>(fault, text).inside("record"))
            }
        }
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Fault> {
        let known = seat.0 < self.game.seats();
        if known { Ok(()) } else { Err(Error::NoSeat { seat }.at("seat")) }
    }

    fn check_viewer(&self, viewer: Option<Seat>) -> Result<(), Fault> {
        viewer.map_or(Ok(()), |seat| self.check_seat(seat))
    }

    fn outcomes(&self) -> Vec<(G::Chance, u32)> {
        let mut outcomes = Vec::new();
        self.game.chances(&self.state, &mut outcomes);
        outcomes
    }

    fn take_steps(&mut self, steps: Vec<Step<G>>) -> Vec<GameEvent> {
        let mut happened = Vec::new();
        for Step { entry, after, events } in steps {
            happened.extend(game_events::<G>(&events));
            self.record.entries.push(entry);
            self.state = after;
        }
        self.record.outcome = self.game.outcome(&self.state);
        happened
    }
}

impl<G: Hosted> AnySandbox for Sandbox<G> {
    fn turn(&self) -> Turn {
        let number = self.game.turn_number(&self.state);
        match self.game.turn(&self.state) {
            game::Turn::Decide(seats) => Turn::Decide {
                seats: seats.iter().collect(),
                speakers: seats.iter().map(|seat| self.game.speaker(&self.state, seat)).collect(),
                number,
            },
            game::Turn::Chance => Turn::Chance { number },
            game::Turn::Over => Turn::Over { number },
        }
    }

    fn view(&self, viewer: Option<Seat>) -> Result<View, Fault> {
        self.check_viewer(viewer)?;
        Ok(self.game.view(&self.state, viewer).into())
    }

    fn board(&self) -> Board {
        G::board(&self.game.view(&self.state, None))
    }

    fn legal(&self, seat: Seat) -> Result<Vec<String>, Fault> {
        self.check_seat(seat)?;
        Ok(step::legal(&self.game, &self.state, seat))
    }

    fn plans(&self, seat: Seat) -> Result<Vec<Plan>, Fault> {
        self.check_seat(seat)?;
        Ok(plan_documents(&self.game, &self.state, seat))
    }

    fn advice(&self, request: &AdviceRequest, seed: u64) -> Result<Advice, Fault> {
        request.seat.map_or(Ok(()), |seat| self.check_seat(seat))?;
        let seat = advice::deciding_seat(&self.game, &self.state, request.seat)?;
        let (spec, moment) = (advice::adviser(request)?, self.record.entries.len());
        let question = Question { spec, moment, in_mind: request.actions.clone(), seed };
        advice::advise(&self.game, &self.state, seat, &question)
    }

    fn why_not(&self, seat: Seat, action: &str) -> Result<Option<Fault>, Fault> {
        self.check_seat(seat)?;
        step::why_not(&self.game, &self.state, seat, action).map_err(|fault| fault.at("action"))
    }

    fn act(&mut self, seat: Seat, actions: &[String]) -> Result<Vec<GameEvent>, Fault> {
        self.check_seat(seat)?;
        let steps = step::act(&self.game, &self.state, seat, &step::read_actions::<G>(actions)?)?;
        Ok(self.take_steps(steps))
    }

    fn chances(&self) -> Vec<Chance> {
        let chance = |(outcome, weight): (G::Chance, _)| Chance { outcome: outcome.to_string(), weight };
        self.outcomes().into_iter().map(chance).collect()
    }

    fn settle(&mut self, outcome: &str) -> Result<Vec<GameEvent>, Fault> {
        let outcome: G::Chance = outcome.parse().map_err(|fault: Fault| fault.at("outcome"))?;
        let outcomes = self.outcomes();
        if outcomes.is_empty() {
            return Err(Error::NoChanceDue.into());
        }
        if !outcomes.iter().any(|&(listed, _)| listed == outcome) {
            return Err(Error::ChanceNotListed { name: outcome.to_string() }.at("outcome"));
        }
        let step = Step::settle(&self.game, &self.state, outcome);
        Ok(self.take_steps(vec![step]))
    }

    fn position(&self, audience: Audience) -> Result<Position, Fault> {
        if let Audience::Viewer(viewer) = audience {
            self.check_viewer(viewer)?;
            if self.game.hides(&self.state, viewer) {
                return Err(Error::PositionHidden.into());
            }
        }
        Ok(self.game.position(&self.state).into())
    }

    fn record(&self, audience: Audience, form: Form) -> Result<String, Fault> {
        if let Audience::Viewer(viewer) = audience {
            self.check_viewer(viewer)?;
            self.record.check_open_to(viewer)?;
        }
        form.write(&self.record)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.state)
    }
}
