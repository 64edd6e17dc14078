//! `paddlewheel arena`: bots against each other, in many games, and how they did.
//!
//! Reading order: this file plays the games; `players` says who sits where, `outside` runs programs, `score` and `pairs` add
//! up, `sprt` tells when to stop, `report` and `plot` show it.

mod outside;
mod pairs;
mod players;
mod plot;
mod report;
mod score;
mod sprt;
pub(crate) mod tune;

use crate::Error;
use crate::args::ArenaArgs;
use crate::explain::Explanation;
use crate::failure::{Failure, check_writable, one_line};
use crate::options::TableOptions;
use crate::parallel::{Next, play_all, threads};
use crate::progress::Progress;
use crate::random::{RandomPlay, fresh_seed, generator};
use crate::records;
use crate::registry::{Playable, Task, with_game};
use crate::simulate::{stuck, title};
use crate::tally::Tally;
use bots::Bot;
use game::{Entry, Fault, Outcome, Record, Seat, Seen, Turn};
use host::step::{self, Step};
use rand::RngExt;
use signal_hook::consts::SIGINT;
use signal_hook::flag;
use std::io::Write;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use words::{Lang, text};

use players::Lineup;
pub(crate) use players::{Contestant, own_bot};
pub(crate) use plot::picture_path;
use score::{Effort, FORFEIT, Finished, Forfeit, Standings};
pub(crate) use sprt::Shares;
use sprt::Test;

pub(crate) fn run(args: &ArenaArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
    with_game(&args.game, Arena { args, lang, out })?
}

struct Arena<'a> {
    args: &'a ArenaArgs,
    lang: Lang,
    out: &'a mut dyn Write,
}

impl Task for Arena<'_> {
    type Output = Result<(), Failure>;

    fn run<G: Playable>(self) -> Self::Output {
        let Self { args, lang, out } = self;
        let game: G = open(&args.options, args.bots.len())?;
        if let Some(folder) = &args.save {
            records::prepare(folder, args.games, args.force)?;
        }
        if let Some(path) = &args.plot {
            check_writable(path)?;
        }
        let lineup = Lineup::new(&args.bots);
        lineup.check()?;
        let job = Job {
            game: &game,
            lineup,
            seed: args.seed.unwrap_or_else(fresh_seed),
            games: args.games,
            patience: Duration::from_millis(args.bot_timeout.into()),
            save: args.save.as_deref(),
            explain: args.explain,
            test: args.sprt.map(|shares| Mutex::new(Test::new(shares))),
            halt: Halt::on_interrupt()?,
            lang,
        };
        let progress = Progress::new(args.games, lang);
        let (games, standings) = job.run(threads(args.threads), &progress)?;
        drop(progress);
        let interrupted = job.halt.interrupted();
        if let Some(path) = &args.plot {
            let title = format!("{}, {}", G::NAME, title(args.games.into(), job.seed, lang));
            plot::write(path, &title, &standings, &games, G::HOLDING, lang)?;
        }
        let test = job.test.map(|test| test.into_inner().unwrap_or_else(PoisonError::into_inner));
        let report = report::Report {
            game: &game,
            seed: job.seed,
            standings: &standings,
            games: &games,
            test: test.as_ref(),
            wanted: interrupted.then_some(args.games),
        };
        if args.json {
            report.json(lang, out)?;
            return ended(interrupted);
        }
        for game in games.iter().filter(|_| args.explain) {
            writeln!(out, "{}\n", text(lang, "explain-game", &[("number", game.number.into())]))?;
            for explanation in &game.explanations {
                explanation.print(lang, out)?;
                writeln!(out)?;
            }
        }
        report.print(lang, out)?;
        ended(interrupted)
    }
}

/// Whoever has interrupted the games knows that not all were played; a script learns it from the exit code.
fn ended(interrupted: bool) -> Result<(), Failure> {
    if interrupted { Err(Failure::Stopped(SIGINT)) } else { Ok(()) }
}

/// Why no more games are played, if they are not.
#[derive(Default)]
struct Halt {
    interrupted: Arc<AtomicBool>,
    /// A test has its verdict.
    settled: AtomicBool,
}

impl Halt {
    /// From now on an interrupt ends the games and keeps their results; a second one ends the program at once.
    fn on_interrupt() -> Result<Self, Failure> {
        let halt = Self::default();
        flag::register_conditional_shutdown(SIGINT, 128 + SIGINT, Arc::clone(&halt.interrupted))
            .and_then(|_| flag::register(SIGINT, Arc::clone(&halt.interrupted)))?;
        Ok(halt)
    }

    fn interrupted(&self) -> bool {
        self.interrupted.load(Ordering::Relaxed)
    }

    fn is_set(&self) -> bool {
        self.interrupted() || self.settled.load(Ordering::Relaxed)
    }
}

/// The table: where nothing else is said, of the first edition, with a seat for each bot.
fn open<G: Playable>(options: &TableOptions, bots: usize) -> Result<G, Fault> {
    if options.table.is_some() {
        return options.open();
    }
    let mut full = options.clone();
    full.edition = full.edition.or_else(|| G::EDITIONS.first().map(|&edition| edition.to_owned()));
    full.seats = full.seats.or(u8::try_from(bots).ok()).or(Some(u8::MAX));
    full.open().map_err(|fault| {
        if options.seats.is_some() || fault.place != "--seats" {
            return fault;
        }
        // The number of seats is wrong because the number of bots is.
        let (least, most) = G::SEATS;
        let (count, game) = (bots, G::NAME);
        let wrong = if bots > usize::from(most) {
            Error::ArenaManyBots { count, game, least, most }
        } else {
            Error::ArenaFewBots { count, game, least, most }
        };
        wrong.at("--bots")
    })
}

/// A series of games. Game `n` is the same whoever plays it, as far as its bots are.
struct Job<'a, G> {
    game: &'a G,
    lineup: Lineup,
    seed: u64,
    games: u32,
    patience: Duration,
    save: Option<&'a Path>,
    /// Whether each turn is explained.
    explain: bool,
    /// What ends the games before their number, if anything does.
    test: Option<Mutex<Test>>,
    halt: Halt,
    lang: Lang,
}

impl<G: Playable> Job<'_, G> {
    /// Plays all games on some threads: the games in order, and how the bots did.
    fn run(&self, threads: usize, progress: &Progress) -> Result<(Vec<Finished>, Standings), Failure> {
        let sheets = play_all(self.games, threads, progress, Vec::new, |number, sheet| {
            let Some(game) = self.play(number, progress)? else { return Ok(Next::Stop) };
            let settled = self.settles(&game);
            sheet.push(game);
            Ok(if settled { Next::Stop } else { Next::Go })
        })?;
        // Ratings depend on the order of results.
        let mut games: Vec<Finished> = sheets.into_iter().flatten().collect();
        games.sort_by_key(|game| game.number);
        if let Some(test) = &self.test {
            let test = test.lock().unwrap_or_else(PoisonError::into_inner);
            games.retain(|game| test.counts(game.number));
        }
        let names = self.lineup.contestants().iter().map(|contestant| contestant.name().to_owned()).collect();
        let standings = Standings::new(names, &games);
        Ok((games, standings))
    }

    /// Whether the test has its verdict with this game.
    fn settles(&self, game: &Finished) -> bool {
        let Some(test) = &self.test else { return false };
        let settled = test.lock().unwrap_or_else(PoisonError::into_inner).add(game);
        self.halt.settled.fetch_or(settled, Ordering::Relaxed);
        settled
    }

    /// Plays one game; none if it was left because no more are wanted.
    fn play(&self, number: u32, progress: &Progress) -> Result<Option<Finished>, Failure> {
        let seats = self.game.seats();
        let seating = self.lineup.seating(number, seats);
        let mut rng = generator(self.seed, number.into());
        let mut players = Vec::with_capacity(seating.len());
        for &index in &seating {
            // A program that does not start any more has lost this game; the others are drawn for all the same.
            players.push(self.lineup.contestants()[index].player(rng.random(), self.patience));
        }
        let mut race = Race {
            game: self.game,
            play: RandomPlay::new(self.game, rng),
            entries: Vec::new(),
            efforts: vec![Effort::default(); seating.len()],
            tally: Tally::default(),
            events: Vec::new(),
            chosen: Vec::new(),
            names: self.explain.then(|| seating.iter().map(|&index| self.lineup.contestants()[index].name()).collect()),
            explanations: Vec::new(),
            halt: &self.halt,
        };
        let forfeit = match ready(players) {
            Err(forfeit) => Some(forfeit),
            // Programs end with this, before the next ones start.
            Ok(mut players) => match race.run(&mut players) {
                Ok(forfeit) => forfeit,
                Err(Unfinished::Halted) => return Ok(None),
                Err(Unfinished::Stuck) => return Err(stuck(number, self.seed)),
            },
        };
        let outcome = self.game.outcome(&race.play.state);
        if let Some(folder) = self.save {
            let entries = std::mem::take(&mut race.entries);
            let record = Record::<G> { entries, outcome: outcome.clone(), ..Record::new(self.game.table().clone()) };
            records::save(folder, number, self.games, &record)?;
        }
        if let Some(forfeit) = &forfeit {
            let name = seating.get(usize::from(forfeit.seat.0)).map(|&index| self.lineup.contestants()[index].name());
            progress.say(&self.lament(number, name.unwrap_or_default(), forfeit));
        }
        let outcome = match (outcome, &forfeit) {
            (_, Some(forfeit)) => forfeited(self.game, forfeit.seat),
            (Some(outcome), None) => outcome,
            (None, None) => return Err(stuck(number, self.seed)),
        };
        let explanations = std::mem::take(&mut race.explanations);
        let (tally, efforts) = race.sum_up();
        Ok(Some(Finished { number, seating, outcome, forfeit, tally, efforts, explanations }))
    }

    /// Who lost which game for another reason than its play.
    fn lament(&self, number: u32, name: &str, forfeit: &Forfeit) -> String {
        let args = [
            ("number", number.into()),
            ("name", name.into()),
            ("seat", forfeit.seat.0.into()),
            ("reason", one_line(&words::reason(self.lang, &forfeit.fault)).into()),
        ];
        text(self.lang, "arena-forfeit", &args)
    }
}

/// The players, if all of them have come; else the first who has not has lost.
fn ready<P>(players: Vec<Result<P, Fault>>) -> Result<Vec<P>, Forfeit> {
    let seated = (0..).map(Seat).zip(players);
    seated.map(|(seat, player)| player.map_err(|fault| Forfeit { seat, fault })).collect()
}

/// The end of a game that a bot has lost by misbehaving: its side is last, and the others share the places before it.
fn forfeited<G: Playable>(game: &G, loser: Seat) -> Outcome {
    let side = |seat: u8| game.side(Seat(seat)) == game.side(loser);
    let others = (0..game.seats()).filter(|&seat| !side(seat)).count() as u8;
    let rank = |seat: u8| if side(seat) { others + 1 } else { 1 };
    Outcome { reason: FORFEIT.to_owned(), ranks: (0..game.seats()).map(rank).collect() }
}

/// Why a game has no result, and no bot is to blame.
enum Unfinished {
    /// It does not go on.
    Stuck,
    /// No more games are wanted.
    Halted,
}

/// One game under way.
struct Race<'a, G: Playable> {
    game: &'a G,
    play: RandomPlay<'a, G>,
    entries: Vec<Entry<G::Action, G::Chance>>,
    efforts: Vec<Effort>,
    tally: Tally,
    events: Vec<G::Event>,
    chosen: Vec<G::Action>,
    /// The bots by seat, if their turns are explained.
    names: Option<Vec<&'a str>>,
    explanations: Vec<Explanation>,
    halt: &'a Halt,
}

impl<G: Playable> Race<'_, G> {
    /// Plays to the end, or until a bot loses by misbehaving.
    fn run(&mut self, players: &mut [Box<dyn Bot<G>>]) -> Result<Option<Forfeit>, Unfinished> {
        loop {
            if self.halt.is_set() {
                return Err(Unfinished::Halted);
            }
            match self.game.turn(&self.play.state) {
                Turn::Over => return Ok(None),
                Turn::Chance => {
                    let entry = self.play.step(&mut self.events).ok_or(Unfinished::Stuck)?;
                    self.entries.push(entry);
                }
                // Of several who decide at once, none learns what the others do: the order does not matter.
                Turn::Decide(seats) => {
                    let seat = seats.iter().next().ok_or(Unfinished::Stuck)?;
                    let player = players.get_mut(usize::from(seat.0)).ok_or(Unfinished::Stuck)?;
                    if let Err(fault) = self.decide(seat, player.as_mut()) {
                        return Ok(Some(Forfeit { seat, fault }));
                    }
                }
            }
            self.count();
        }
    }

    /// Asks a bot and does what it says: all of it, or nothing.
    fn decide(&mut self, seat: Seat, player: &mut dyn Bot<G>) -> Result<(), Fault> {
        let game = self.game;
        let begun = Instant::now();
        let answer = player.choose(&Seen::new(game, &self.play.state, seat), &mut self.chosen);
        let turn = game.turn_number(&self.play.state);
        self.efforts[usize::from(seat.0)].add(turn, begun.elapsed());
        answer?;
        if let Some(name) = self.names.as_ref().and_then(|names| names.get(usize::from(seat.0))) {
            let seen = Seen::new(game, &self.play.state, seat);
            self.explanations.push(Explanation::new(&seen, &self.play.state, name, &player.thoughts()));
        }
        for Step { entry, after, events } in step::act(game, &self.play.state, seat, &self.chosen)? {
            self.entries.push(entry);
            self.play.state = after;
            self.events.extend(events);
        }
        self.tally.actions += self.chosen.len() as u64;
        Ok(())
    }

    /// Adds up what has just happened.
    fn count(&mut self) {
        for event in self.events.drain(..) {
            if let Some(effort) =
                self.game.begins(&event).and_then(|Seat(seat)| self.efforts.get_mut(usize::from(seat)))
            {
                effort.turns += 1;
            }
            let Some(index) = G::counts(&event) else { continue };
            self.tally.counts[index] += 1;
            let effort = self.game.bearer(&event).and_then(|Seat(seat)| self.efforts.get_mut(usize::from(seat)));
            if let Some(effort) = effort {
                effort.counts[index] += 1;
            }
        }
    }

    fn sum_up(mut self) -> (Tally, Vec<Effort>) {
        self.tally.rounds = G::round(&self.play.state).into();
        self.tally.turns = self.game.turns(&self.play.state);
        for (count, more) in self.tally.counts.iter_mut().zip(self.play.tally.counts) {
            *count += more;
        }
        for (seat, effort) in (0..).zip(&mut self.efforts) {
            effort.held = self.game.held(&self.play.state, Seat(seat));
        }
        (self.tally, self.efforts)
    }
}
