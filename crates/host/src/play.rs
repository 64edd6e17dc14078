//! A table of one game: its log played through, and what may come next.

mod company;
mod counsel;
mod log;
mod moments;
mod secrets;
mod tell;
mod undo;

use crate::Error;
use crate::advice::AdviceJob;
use crate::command::{Command, Scope};
use crate::config::Config;
use crate::event::{Event, Logged, PlayerId};
use crate::fair::{Commitment, Dice, Proof, Secret};
use crate::names;
use crate::registry::{Hosted, plan_documents};
use crate::seats::{Last, SeatState};
use crate::step::{self, Step};
use crate::table::{
    AnyTable, BotJob, Form, LONGEST_NAME, LONGEST_SAYING, MOST_ASIDE, MOST_EVENTS, MOST_OUTSIDE, MOST_SAYINGS, Next,
    Proposal, plain,
};
use api::{
    Absent, AdviceRequest, Board, Leave, Millis, Moment, Plan, SeatStatus, Settled, Speaker, Stage, Status,
    TableConfig, TableEvent, TableState,
};
use company::Company;
use game::record::EntryOf;
use game::{Earlier, Entry, Fault, Illegal, Outcome, Record, Seat, SeatSet, Seen, Turn};
use secrets::SecretChoice;
use serde_json::Value;
use std::sync::{Arc, Mutex};
use undo::Request;

/// A table of one game.
pub(crate) struct Table<G: Hosted> {
    game: Arc<G>,
    config: Config,
    next_seq: u64,
    maker: Option<PlayerId>,
    secret: Option<Secret>,
    chairs: Vec<SeatState>,
    dice: Option<Dice>,
    /// The number of the next draw; it never goes back.
    next_draw: u64,
    entries: Vec<EntryOf<G>>,
    /// The number of the draw of each chance among the entries.
    draws: Vec<u64>,
    /// The state before the first entry, then after each.
    states: Vec<G::State>,
    /// What happened at each entry.
    events: Vec<Vec<G::Event>>,
    /// The decisions that were made in secret, in the order of the log.
    secret_choices: Vec<SecretChoice>,
    request: Option<Request>,
    /// The answers by which something was taken back, and how many entries were left.
    agreed: Vec<(u64, usize)>,
    /// Until when clocks were stopped last because nobody could act.
    paused: Millis,
    sayings: usize,
    /// Those of people who held no seat when they spoke.
    sayings_outside: usize,
    company: Company,
    rematch: Option<String>,
    /// What is known of a game that was brought here.
    imported: Option<Imported<G>>,
    /// For a game that was played under earlier rules.
    earlier: Option<EarlierRules>,
    /// What the last scene has in common with those around it.
    backdrop: Mutex<G::Backdrop>,
}

/// A game that was played under earlier rules: what its log says is carried out without being judged, and not continued.
#[derive(Clone, Copy, Default)]
struct EarlierRules {
    /// The first event that could not be carried out: from there on the log is kept and not played.
    unplayed: Option<u64>,
}

/// What the record of a game from elsewhere says beside its entries.
struct Imported<G: Hosted> {
    /// The situation that it starts from, unless that is the start of the game.
    start: Option<G::Position>,
    /// How its draws can be checked, if it has not gone on here.
    proof: Option<Value>,
}

impl<G: Hosted> Table<G> {
    pub(crate) fn new(game: G, config: Config) -> Self {
        let chairs = config.seats.iter().map(|sitter| SeatState::new(&config, sitter)).collect();
        let states = vec![game.start()];
        Self {
            game: Arc::new(game),
            config,
            next_seq: 0,
            maker: None,
            secret: None,
            chairs,
            dice: None,
            next_draw: 0,
            entries: Vec::new(),
            draws: Vec::new(),
            states,
            events: Vec::new(),
            secret_choices: Vec::new(),
            request: None,
            agreed: Vec::new(),
            paused: 0,
            sayings: 0,
            sayings_outside: 0,
            company: Company::default(),
            rematch: None,
            imported: None,
            earlier: None,
            backdrop: Mutex::default(),
        }
    }

    /// The same for a log of earlier rules, which is played without being judged.
    pub(crate) fn unjudged(self) -> Self {
        Self { earlier: Some(EarlierRules::default()), ..self }
    }

    fn state(&self) -> &G::State {
        &self.states[self.states.len() - 1]
    }

    fn seat_state(&self, seat: Seat) -> Result<&SeatState, Fault> {
        self.chairs.get(usize::from(seat.0)).ok_or_else(|| Error::NoSeat { seat }.into())
    }

    fn is_at(&self, stage: Stage) -> Result<(), Fault> {
        Err(match (self.stage(), stage) {
            (now, wanted) if now == wanted => return Ok(()),
            (Stage::Gathering, _) => Error::NotBegun,
            (Stage::Playing, Stage::Over) => Error::NotOver,
            (Stage::Playing, _) => Error::Begun,
            (Stage::Over, _) => Error::Over,
            (Stage::Closed, _) => Error::Closed,
        }
        .into())
    }

    /// Draws by the dice until somebody decides or the game is over, after these steps.
    fn draw_on(&self, dice: Option<&Dice>, steps: &mut Vec<Step<G>>) {
        let mut state = steps.last().map_or_else(|| self.state(), |step| &step.after).clone();
        let mut outcomes = Vec::new();
        let mut number = self.next_draw;
        while let (Turn::Chance, Some(dice)) = (self.game.turn(&state), dice) {
            outcomes.clear();
            self.game.chances(&state, &mut outcomes);
            let Some(place) = dice.throw(number, outcomes.iter().map(|outcome| outcome.1)) else { break };
            let step = Step::settle(&*self.game, &state, outcomes[place].0);
            state = step.after.clone();
            steps.push(step);
            number += 1;
        }
    }

    /// Whether a decision is the seat's next one, or its last one over again.
    fn numbered(&self, seat: Seat, decision: u64, what: &Last) -> Result<Option<Proposal>, Fault> {
        let chair = self.seat_state(seat)?;
        if decision == chair.decisions {
            return Ok(None);
        }
        if decision.checked_add(1) == Some(chair.decisions) && chair.last.as_ref() == Some(what) {
            return Ok(Some(Proposal::Done));
        }
        Err(Error::Decision { need: chair.decisions, have: decision }.into())
    }

    fn act(&self, seat: Seat, decision: u64, actions: &[String], by_bot: bool) -> Result<Proposal, Fault> {
        self.is_at(Stage::Playing).or_else(|fault| {
            // The answer to the last action of a game may have been lost like any other.
            if self.stage() == Stage::Over { Ok(()) } else { Err(fault) }
        })?;
        if let Some(done) = self.numbered(seat, decision, &Last::Acted(actions.to_vec()))? {
            return Ok(done);
        }
        self.is_at(Stage::Playing)?;
        if !self.deciding().contains(seat) {
            return Err(Error::NotDeciding { seat }.into());
        }
        let mut steps = step::act(&*self.game, self.state(), seat, &step::read_actions::<G>(actions)?)?;
        self.draw_on(self.dice.as_ref(), &mut steps);
        let drawn = drawn_in(&steps);
        Ok(self.add_steps(Event::Acted { seat, decision, actions: actions.to_vec(), drawn, by_bot }, steps))
    }
}

/// What can be done at a table whose game is not continued.
const fn is_after_the_game(command: &Command) -> bool {
    matches!(
        command,
        Command::Say { .. } | Command::OfferRematch { .. } | Command::DeclineRematch { .. } | Command::Rematch { .. }
    )
}

/// The outcomes among these steps, as they are logged.
fn drawn_in<G: Hosted>(steps: &[Step<G>]) -> Vec<String> {
    let outcomes = steps.iter().filter_map(|step| match &step.entry {
        Entry::Chance(outcome) => Some(outcome.to_string()),
        Entry::Act { .. } => None,
    });
    outcomes.collect()
}

impl<G: Hosted> Table<G> {
    /// Proposes an event by which the game does not go on.
    fn add(&self, event: Event) -> Proposal {
        self.add_steps(event, Vec::new())
    }

    /// Proposes an event by which the game goes on so.
    fn add_steps(&self, event: Event, steps: Vec<Step<G>>) -> Proposal {
        Proposal::Add(Box::new(Next { event, seq: self.next_seq, steps: Box::new(steps) }))
    }
}

impl<G: Hosted> AnyTable for Table<G> {
    fn next_seq(&self) -> u64 {
        self.next_seq
    }

    fn propose(&self, command: &Command) -> Result<Proposal, Fault> {
        let brings_on = matches!(
            command,
            Command::Act { .. }
                | Command::Leave { .. }
                | Command::Expire { .. }
                | Command::Begin
                | Command::Close
                | Command::OfferRematch { .. }
                | Command::DeclineRematch { .. }
                | Command::Rematch { .. }
        );
        if self.next_seq >= if brings_on { MOST_EVENTS } else { MOST_ASIDE } {
            return Err(Error::Full.into());
        }
        if self.earlier.is_some() && !is_after_the_game(command) {
            return Err(Error::EarlierRules.into());
        }
        if self.company.closed && *command != Command::Close {
            return Err(Error::Closed.into());
        }
        let add = |event| Ok(self.add(event));
        match command {
            Command::Sit { seat, player, name, seed, invited } => self.sit(*seat, player, name, seed, *invited),
            Command::Stand { seat } => self.stand(*seat, false),
            Command::Remove { seat } => self.stand(*seat, true),
            Command::Close => self.close(),
            Command::Begin => {
                if self.dice.is_some() {
                    return Ok(Proposal::Done);
                }
                if let Some(open) = self.chairs.iter().position(|chair| !chair.is_taken()) {
                    return Err(Error::SeatOpen { seat: open }.into());
                }
                let mut steps = Vec::new();
                self.draw_on(self.dice().as_ref(), &mut steps);
                Ok(self.add_steps(Event::Begun { drawn: drawn_in(&steps) }, steps))
            }
            Command::Act { seat, decision, actions, by_bot } => self.act(*seat, *decision, actions, *by_bot),
            Command::TakeBack { seat, decision, scope } => self.take_back(*seat, *decision, *scope),
            Command::Ask { seat } => self.ask(*seat),
            Command::Answer { seat, agrees } => match &self.request {
                Some(request) if *agrees && request.agreed.contains(*seat) => Ok(Proposal::Done),
                Some(request) if request.seat != *seat && self.asked(request.seat).contains(*seat) => {
                    add(Event::Answered { seat: *seat, agrees: *agrees })
                }
                _ => Err(Error::NotAsked.into()),
            },
            Command::Leave { seat, why } => {
                self.is_at(Stage::Playing)?;
                let chair = self.seat_state(*seat)?;
                match (chair.player.is_some(), chair.away) {
                    (false, _) => Err(Error::NoPlayer { seat: *seat }.into()),
                    (true, Some(Leave::Resigned)) => Ok(Proposal::Done),
                    (true, Some(_)) if *why != Leave::Resigned => Ok(Proposal::Done),
                    _ => add(Event::TakenOver { seat: *seat, why: *why }),
                }
            }
            Command::Expire { seat, now } => {
                if self.stage() == Stage::Playing && self.out_of_time(*now).contains(seat) {
                    return add(Event::TakenOver { seat: *seat, why: Leave::Time });
                }
                Ok(Proposal::Done)
            }
            Command::ComeBack { seat } => match self.seat_state(*seat)?.away {
                None => Ok(Proposal::Done),
                Some(Leave::Resigned) => Err(Error::Resigned.into()),
                Some(Leave::Left | Leave::Time) => self.come_back(*seat),
            },
            Command::Pause { from, to } => {
                // Several nodes find the same outage.
                let from = self.paused.max(*from);
                let runs = self.stage() == Stage::Playing
                    && self.deadlines().next().is_some()
                    && self.chairs.iter().any(|chair| chair.ran_before(*to));
                if runs && from < *to { add(Event::Paused { from, to: *to }) } else { Ok(Proposal::Done) }
            }
            Command::Say { player, name, text, account } => {
                let seat = self.seats_of(player).first().copied();
                let full =
                    if seat.is_none() { self.sayings_outside >= MOST_OUTSIDE } else { self.sayings >= MOST_SAYINGS };
                if full {
                    return Err(Error::Full.into());
                }
                let (name, text) = (plain(name, LONGEST_NAME, "name")?, plain(text, LONGEST_SAYING, "text")?);
                let speaker = Some(Speaker { seat, account: *account });
                add(Event::Said { player: player.clone(), name, text, speaker })
            }
            Command::OfferRematch { seat } => self.offer_rematch(*seat),
            Command::DeclineRematch { seat } => self.decline_rematch(*seat),
            Command::Rematch { table } => self.make_rematch(table),
        }
    }

    fn apply(&mut self, logged: &Logged) -> Result<(), Fault> {
        if logged.seq != self.next_seq {
            return Err(Error::Log.into());
        }
        match self.earlier {
            Some(EarlierRules { unplayed: Some(_) }) if logged.event.is_of_the_game() => {}
            Some(EarlierRules { unplayed: None }) if logged.event.is_of_the_game() => {
                let entries = self.entries.len();
                if self.play(logged, None).is_err() {
                    self.truncate(entries);
                    self.earlier = Some(EarlierRules { unplayed: Some(logged.seq) });
                }
            }
            _ => self.play(logged, None)?,
        }
        self.next_seq += 1;
        Ok(())
    }

    fn accept(&mut self, next: Next, at: Millis) -> Result<Logged, Fault> {
        let Next { event, seq, steps } = next;
        let steps = steps.downcast::<Vec<Step<G>>>().ok().filter(|_| seq == self.next_seq);
        let steps = steps.ok_or(Error::Log)?;
        let logged = Logged { seq, at, event };
        self.play(&logged, Some(*steps))?;
        self.next_seq += 1;
        Ok(logged)
    }

    fn config(&self) -> &Config {
        &self.config
    }

    fn config_document(&self) -> TableConfig {
        TableConfig {
            game: self.game.table().clone().into(),
            edition: G::edition(self.game.table()).into(),
            seats: self.config.seats.clone(),
            public: self.config.public,
            pace: self.config.pace,
            absent: self.config.absent,
        }
    }

    fn maker(&self) -> Option<&PlayerId> {
        self.maker.as_ref()
    }

    fn status(&self) -> Status {
        let deciding = self.deciding();
        let bots = names::of_bots(self.chairs.iter().map(SeatState::sitter));
        let seat = |((seat, chair), bot_name): ((u8, &SeatState), Option<&'static str>)| {
            let decides = deciding.contains(Seat(seat));
            SeatStatus {
                name: chair.player.as_ref().map(|(_, name)| name.clone()).or_else(|| bot_name.map(str::to_owned)),
                bot: chair.plays_by_bot().map(|bot| bot.to_string()),
                team: self.game.team(Seat(seat)),
                away: chair.away,
                deciding: decides,
                speaker: decides.then(|| self.game.speaker(self.state(), Seat(seat))),
                decision: chair.decisions,
                clock: chair.clock(self.config.pace),
                deadline: chair.deadline(self.config.pace).filter(|_| chair.is_present()),
            }
        };
        Status {
            stage: self.stage(),
            turn: self.game.turn_number(self.state()),
            seats: (0u8..).zip(&self.chairs).zip(bots).map(seat).collect(),
            question: self.question(),
            rematch_offer: self.rematch_offer().filter(|_| self.rematch.is_none()),
            rematch: self.rematch.clone(),
            earlier_rules: self.earlier.is_some(),
            unplayed: self.earlier.and_then(|earlier| earlier.unplayed),
        }
    }

    fn stage(&self) -> Stage {
        if self.earlier.is_some() {
            return Stage::Over;
        }
        if self.company.closed {
            return Stage::Closed;
        }
        match (&self.dice, self.game.turn(self.state())) {
            (_, Turn::Over) => Stage::Over,
            (None, _) => Stage::Gathering,
            (Some(_), _) => Stage::Playing,
        }
    }

    fn seats_of(&self, player: &PlayerId) -> Vec<Seat> {
        let sits = |chair: &SeatState| chair.player.as_ref().is_some_and(|(sitting, _)| sitting == player);
        (0u8..).zip(&self.chairs).filter(|(_, chair)| sits(chair)).map(|(seat, _)| Seat(seat)).collect()
    }

    fn removed_at(&self, player: &PlayerId) -> Option<Millis> {
        self.when_removed(player)
    }

    fn sitter(&self, seat: Seat) -> Option<(&PlayerId, &str)> {
        self.seat_state(seat).ok()?.player.as_ref().map(|(player, name)| (player, name.as_str()))
    }

    fn deciding(&self) -> SeatSet {
        match (&self.dice, self.game.turn(self.state())) {
            _ if self.earlier.is_some() => SeatSet::default(),
            (Some(_), Turn::Decide(seats)) => seats,
            _ => SeatSet::default(),
        }
    }

    fn decision(&self, seat: Seat) -> u64 {
        self.seat_state(seat).map_or(0, |chair| chair.decisions)
    }

    fn waiting_for_bots(&self) -> Vec<Seat> {
        let by_bot = |seat: &Seat| self.seat_state(*seat).is_ok_and(|chair| chair.plays_by_bot().is_some());
        self.deciding().iter().filter(by_bot).collect()
    }

    fn ask_bot(&self, seat: Seat, seed: u64) -> Result<BotJob, Fault> {
        let chair = self.seat_state(seat)?;
        let spec = chair.plays_by_bot().ok_or(Error::NoBot { seat })?;
        let (game, state, decision) = (Arc::clone(&self.game), self.state().clone(), chair.decisions);
        Ok(Box::new(move || {
            let mut actions = Vec::new();
            spec.bot::<G>(seed).choose(&Seen::new(&*game, &state, seat), &mut actions)?;
            let actions = actions.iter().map(ToString::to_string).collect();
            Ok(Command::Act { seat, decision, actions, by_bot: true })
        }))
    }

    fn ask_advice(&self, player: Option<&PlayerId>, request: &AdviceRequest, seed: u64) -> Result<AdviceJob, Fault> {
        self.advice(player, request, seed)
    }

    fn out_of_time(&self, now: Millis) -> Vec<Seat> {
        let deadlines = self.deadlines();
        deadlines.filter(|(_, deadline)| *deadline <= now).map(|(seat, _)| seat).collect()
    }

    fn next_deadline(&self) -> Option<Millis> {
        self.deadlines().map(|(_, deadline)| deadline).min()
    }

    fn board(&self) -> Board {
        G::board(&self.game.view(self.state(), None))
    }

    fn look(&self, viewer: Option<Seat>, yours: Vec<Seat>) -> TableState {
        let view = self.game.view(self.state(), viewer);
        let can_take_back = viewer.is_some_and(|seat| self.take_back(seat, self.decision(seat), Scope::Action).is_ok());
        TableState {
            status: self.status(),
            yours,
            viewer,
            next: self.next_seq,
            last_moment: self.last_moment(),
            settled: self.settled(viewer),
            prompt: G::prompt(&view, viewer),
            suggested: viewer
                .filter(|seat| self.deciding().contains(*seat))
                .and_then(|_| G::suggested(&view))
                .map(|action| action.to_string()),
            board_version: G::board_version(&view),
            view: view.into(),
            in_secret: self.game.in_secret(self.state()),
            outcome: self.outcome(),
            can_take_back,
        }
    }

    fn last_moment(&self) -> usize {
        self.entries.len()
    }

    fn settled(&self, viewer: Option<Seat>) -> Settled {
        self.how_settled(viewer)
    }

    fn moments(&self, viewer: Option<Seat>, from: usize, most: usize, lean: bool) -> Vec<Moment> {
        let numbers = from..self.states.len().min(from.saturating_add(most));
        self.moments_at(numbers, viewer, lean)
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let decides = self.deciding().contains(seat);
        if decides { step::legal(&*self.game, self.state(), seat) } else { Vec::new() }
    }

    fn plans(&self, seat: Seat) -> Result<Vec<Plan>, Fault> {
        self.seat_state(seat)?;
        let decides = self.deciding().contains(seat);
        Ok(if decides { plan_documents(&*self.game, self.state(), seat) } else { Vec::new() })
    }

    fn why_not(&self, seat: Seat, action: &str) -> Result<Option<Fault>, Fault> {
        self.is_at(Stage::Playing)?;
        self.seat_state(seat)?;
        step::why_not(&*self.game, self.state(), seat, action)
    }

    fn why_not_there(&self, seat: Seat, place: &str) -> Result<Option<Fault>, Fault> {
        self.is_at(Stage::Playing)?;
        self.seat_state(seat)?;
        let illegal = self.game.why_not_there(self.state(), seat, place)?;
        let edition = G::edition(self.game.table());
        let unreachable = |illegal: Illegal<_>| {
            let obstacle = G::obstacle(illegal.rule, illegal.need > 0);
            Error::Unreachable { obstacle, need: illegal.need, have: illegal.have, cited: illegal.into() }
        };
        Ok(illegal.map(|illegal| Fault::from(unreachable(illegal)).in_edition(edition)))
    }

    fn taken_back_by(&self, seq: u64) -> Option<usize> {
        self.agreed.iter().find(|(answer, _)| *answer == seq).map(|&(_, left)| left)
    }

    fn tell(&self, viewer: Option<Seat>, logged: &Logged) -> TableEvent {
        TableEvent { seq: logged.seq, at: logged.at, event: self.redacted(viewer, logged) }
    }

    fn record(&self, viewer: Option<Seat>, form: Form) -> Result<String, Fault> {
        let record = self.played()?;
        record.check_open_to(viewer)?;
        form.write(&record)
    }

    fn sealed_record(&self, form: Form) -> Result<String, Fault> {
        form.write(&self.played()?)
    }

    fn outcome(&self) -> Option<Outcome> {
        let cut = self.earlier.is_some_and(|earlier| earlier.unplayed.is_some());
        self.game.outcome(self.state()).filter(|_| !cut)
    }

    fn commitment(&self) -> Option<Commitment> {
        self.secret.as_ref().map(Secret::commitment)
    }

    fn proof(&self) -> Option<Proof> {
        // Of draws that were made elsewhere nothing can be promised.
        let secret = self.secret.filter(|_| self.stage() == Stage::Over && self.imported.is_none())?;
        Some(Proof {
            commitment: secret.commitment(),
            secret,
            seeds: self.chairs.iter().map(|chair| chair.seed.clone()).collect(),
            draws: self.draws.clone(),
        })
    }
}

impl<G: Hosted> Table<G> {
    /// All that was played, with what is still sealed.
    fn played(&self) -> Result<Record<G>, Fault> {
        let proof = self.proof().map(|proof| game::json::to_value(&proof)).transpose()?;
        let imported = self.imported.as_ref();
        let foreign = || imported.filter(|_| self.dice.is_none()).and_then(|imported| imported.proof.clone());
        let earlier = self.earlier.map(|earlier| earlier.unplayed.map_or(Earlier::Whole, |_| Earlier::Part));
        Ok(Record {
            earlier,
            start: imported.and_then(|imported| imported.start.clone()),
            entries: self.entries.clone(),
            outcome: self.outcome(),
            fair: proof.or_else(foreign),
            ..Record::new(self.game.table().clone())
        })
    }

    fn dice(&self) -> Option<Dice> {
        self.secret.map(|secret| Dice::new(secret, self.chairs.iter().map(|chair| chair.seed.as_str())))
    }

    /// Those who lose their seat to a bot when their time is over, and when that is.
    fn deadlines(&self) -> impl Iterator<Item = (Seat, Millis)> {
        let present = (0u8..).zip(&self.chairs).filter(|(_, chair)| chair.is_present());
        let seats = present.filter(|_| self.config.absent == Absent::Bot);
        seats.filter_map(|(seat, chair)| Some((Seat(seat), chair.deadline(self.config.pace)?)))
    }

    fn decided(&mut self, seat: Seat, what: Last) {
        if let Some(chair) = self.chairs.get_mut(usize::from(seat.0)) {
            chair.decisions += 1;
            chair.last = Some(what);
        }
    }
}
