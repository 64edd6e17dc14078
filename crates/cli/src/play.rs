//! `paddlewheel play` and `watch`: tables in the terminal, kept here or on a server.

use crate::Error;
use crate::args::{PlayArgs, WatchArgs};
use crate::failure::{Failure, check_writable, read_file, same_file, write_file};
use crate::options::TableOptions;
use crate::random::{fresh_seed, generator};
use crate::registry::{Playable, Task, USUAL, cite_in, with_game};
use crate::remote::{self, RemoteDesk};
use game::{Fault, Record, json};
use rand::RngExt;
use std::collections::BTreeSet;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use terminal::plain::{Ending, dialogue};
use terminal::{Desk, Keep, LocalDesk, LocalPlayer, Look, Setup, Trouble, seats_in};
use words::{Lang, text};

/// The bots that play where nobody says otherwise, and how many seats there are then.
const USUAL_BOTS: &str = "medium";
const USUAL_SEATS: u8 = 4;

pub(crate) fn run(args: &PlayArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
    if let Some(path) = &args.save {
        check_new(path, args)?;
        check_writable(path)?;
    }
    if let Some(server) = &args.server {
        let link = remote::link(server, args.options.table.as_deref())?;
        let name = args.name.clone().unwrap_or_else(|| text(lang, "term-you", &[]));
        let mut desk = RemoteDesk::join(&link, &name, args.name.is_some(), lang)?;
        return at(&mut desk, args, lang, out);
    }
    let record = args.load.as_deref().map(read_file).transpose()?;
    let told = record.as_deref().map(game::record::game_name).transpose().map_err(|fault| in_file(fault, args))?;
    let name = match (told, &args.game) {
        (Some(told), Some(game)) if told != *game => {
            let fault = Error::RecordOfAnotherGame { game: told, wanted: game.clone() };
            return Err(in_file(fault.into(), args).into());
        }
        (Some(name), _) => name,
        (None, Some(game)) => game.clone(),
        (None, None) => USUAL.to_owned(),
    };
    let setup = with_game(&name, Prepare { args, record: record.as_deref(), lang })??;
    at(&mut LocalDesk::begin(&setup)?, args, lang, out)
}

/// A file that is there is not written over, unless the game goes on from it.
fn check_new(path: &Path, args: &PlayArgs) -> Result<(), Fault> {
    let own = args.load.as_deref().is_some_and(|loaded| same_file(path, loaded));
    if path.exists() && !own && !args.force { Err(Error::FileExists.at(path.display())) } else { Ok(()) }
}

/// Names the file before the place in it.
fn in_file(fault: Fault, args: &PlayArgs) -> Fault {
    match &args.load {
        Some(path) => fault.after(path.display()),
        None => fault,
    }
}

/// Plays at a table: on the full screen if there is one.
fn at(desk: &mut dyn Desk, args: &PlayArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
    let mut keep = |record: &str| args.save.as_deref().map_or(Ok(()), |path| write_file(path, record));
    let keep: Option<&mut Keep<'_>> = if args.save.is_some() { Some(&mut keep) } else { None };
    if !args.plain && has_screen() {
        terminal::play(desk, keep, look(lang)).map_err(trouble)?;
    } else {
        let mut written = BTreeSet::from_iter(args.save.clone());
        let mut save_as = |file: &str, record: &str| {
            let path = PathBuf::from(file);
            if !written.contains(&path) {
                check_new(&path, args)?;
            }
            write_file(&path, record)?;
            written.insert(path);
            Ok(())
        };
        let mut input = io::stdin().lock();
        let ending = dialogue(desk, keep, &mut save_as, look(lang), &mut input, out).map_err(trouble)?;
        if ending == Ending::InputEnded {
            out.flush()?;
            return Err(Failure::InputEnded);
        }
    }
    if let Some(path) = &args.save {
        writeln!(out, "{}", text(lang, "play-saved", &[("file", path.display().to_string().into())]))?;
    }
    Ok(())
}

pub(crate) fn watch(args: &WatchArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
    let mut desk = RemoteDesk::watch(&remote::link(&args.server, args.table.as_deref())?, lang)?;
    if !args.plain && has_screen() {
        terminal::play(&mut desk, None, look(lang)).map_err(trouble)?;
        return Ok(());
    }
    terminal::plain::watch(&mut desk, look(lang), out).map_err(trouble)
}

/// Whether there is a terminal to draw on and to read keys from.
pub(crate) fn has_screen() -> bool {
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    io::stdin().is_terminal() && io::stdout().is_terminal() && !dumb
}

/// The look that the environment asks for: `NO_COLOR` has its say.
pub(crate) fn look(lang: Lang) -> Look {
    Look { lang, colours: std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()) }
}

pub(crate) fn trouble(trouble: Trouble) -> Failure {
    match trouble {
        // The input was good enough to begin with.
        Trouble::Fault(fault) => Failure::Coded(1, fault),
        Trouble::Terminal(error) => Failure::Output(error),
        Trouble::Stopped(signal) => Failure::Stopped(signal),
    }
}

/// Makes ready what a table on this machine needs.
struct Prepare<'a> {
    args: &'a PlayArgs,
    record: Option<&'a str>,
    lang: Lang,
}

impl Task for Prepare<'_> {
    type Output = Result<Setup, Failure>;

    fn run<G: Playable>(self) -> Self::Output {
        let Self { args, record, lang } = self;
        let told = record.map(seats_in).transpose().map_err(|fault| in_file(fault, args))?.flatten();
        let (table, seats, record) = if let Some(text) = record {
            let read = || {
                let record = Record::<G>::read(text)?;
                record.replay()?;
                Ok((json::to_value(&record.table)?, G::open(&record.table)?.seats(), Some(record.to_json()?)))
            };
            read().map_err(|fault| in_file(cite_in::<G>(fault, text), args))?
        } else {
            let game: G = filled::<G>(args).open()?;
            (json::to_value(game.table())?, game.seats(), None)
        };
        let seed = args.seed.unwrap_or_else(fresh_seed);
        let mut secret = [0; 32];
        generator(seed, 0).fill(&mut secret);
        let guests = match told {
            Some(told) if args.seat.is_empty() && args.players.is_none() && args.bots.is_none() => {
                check_seats(&told, seats).map_err(|fault| in_file(fault, args))?;
                told
            }
            _ => guests(args, seats)?,
        };
        let unnamed = unnamed(&guests, lang);
        Ok(Setup { game: G::NAME.to_owned(), table, guests, unnamed, record, secret, seed })
    }
}

/// The options with what is meant where nothing is said: the first edition, and four seats or as many as are named.
fn filled<G: Playable>(args: &PlayArgs) -> TableOptions {
    let mut options = args.options.clone();
    if options.table.is_none() {
        options.edition = options.edition.or_else(|| G::EDITIONS.first().map(|&edition| edition.to_owned()));
        let named = u8::try_from(args.seat.len()).ok().filter(|named| *named > 0);
        let people = args.players.filter(|people| *people > USUAL_SEATS);
        options.seats = options.seats.or(named).or(people).or(Some(USUAL_SEATS));
    }
    options
}

/// As many guests as seats, no more and no fewer.
fn check_seats(guests: &[LocalPlayer], seats: u8) -> Result<(), Fault> {
    match guests.len() {
        number if number == usize::from(seats) => Ok(()),
        number => Err(host::Error::Seats { need: seats.into(), have: number }.into()),
    }
}

/// Who sits where: those who are named, then bots.
fn guests(args: &PlayArgs, seats: u8) -> Result<Vec<LocalPlayer>, Fault> {
    if args.seat.len() > usize::from(seats) {
        return Err(host::Error::Seats { need: seats.into(), have: args.seat.len() }.at("--seat"));
    }
    let people = args.players.unwrap_or(1);
    if people > seats {
        return Err(Fault::out_of_range(people, 0, seats).at("--players"));
    }
    let level = args.bots.as_deref().unwrap_or(USUAL_BOTS);
    host::config::level(level).map_err(|fault| fault.at("--bots"))?;
    let mut guests: Vec<LocalPlayer> = (0..usize::from(seats))
        .map(|place| match args.seat.get(place) {
            Some(guest) => guest.clone(),
            None if args.seat.is_empty() && place < usize::from(people) => LocalPlayer::Person(String::new()),
            None => LocalPlayer::Bot(level.to_owned()),
        })
        .collect();
    // A name alone is that of the first who has none.
    let first = guests.iter_mut().find(|guest| **guest == LocalPlayer::Person(String::new()));
    if let (Some(guest), Some(name)) = (first, &args.name) {
        *guest = LocalPlayer::Person(name.clone());
    }
    Ok(guests)
}

/// What those are called who have not said so.
fn unnamed(guests: &[LocalPlayer], lang: Lang) -> Vec<String> {
    let alone = guests.iter().filter(|guest| matches!(guest, LocalPlayer::Person(_))).count() <= 1;
    let player = |place: usize| text(lang, "term-player", &[("number", (place + 1).into())]);
    let name = |place| if alone { text(lang, "term-you", &[]) } else { player(place) };
    (0..guests.len()).map(name).collect()
}
