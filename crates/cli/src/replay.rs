//! `paddlewheel replay`: any moment of a record.

use crate::Error;
use crate::args::ReplayArgs;
use crate::failure::{Failure, check_writable, read_file, same_file};
use crate::pictures;
use crate::play::{has_screen, look, trouble};
use crate::registry::{Playable, Task, cite_in, with_game};
use crate::rules::print_json;
use game::{Earlier, Entry, Fault, Record, Seat, record::Replay};
use serde_json::{Value, json};
use std::io::Write;
use std::path::Path;
use terminal::plain::board;
use terminal::{LocalDesk, LocalPlayer, Setup, earlier_rules, ending, in_team, labels, seats_in};
use words::{Lang, text};

pub(crate) fn run(args: &ReplayArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
    let file = read_file(&args.file)?;
    let name = game::record::game_name(&file).map_err(|fault| in_file(fault, args))?;
    let shown = Show { args, file: &file, lang, out };
    with_game(&name, shown).map_err(|fault| in_file(fault, args))?
}

/// Names the file before the place in it.
fn in_file(fault: Fault, args: &ReplayArgs) -> Fault {
    fault.after(args.file.display())
}

struct Show<'a> {
    args: &'a ReplayArgs,
    file: &'a str,
    lang: Lang,
    out: &'a mut dyn Write,
}

/// A moment of a record: after so many entries, or at its end.
pub(crate) fn moment<G: Playable>(file: &str, path: &Path, at: Option<u32>) -> Result<(G, G::State), Failure> {
    let (_, mut replay, at) = read::<G>(file, path, at)?;
    let state = replay.states.swap_remove(at);
    Ok((replay.game, state))
}

/// Reads a record and finds the moment.
fn read<G: Playable>(file: &str, path: &Path, at: Option<u32>) -> Result<(Record<G>, Replay<G>, usize), Failure> {
    let read = || {
        let record = Record::<G>::read_any(file)?;
        Ok((record.replay()?, record))
    };
    let cited = |fault: Fault| cite_in::<G>(fault, file).after(path.display());
    let (replay, record) = read().map_err(cited)?;
    let last = record.entries.len();
    let at = at.map_or(last, |at| at as usize);
    if at >= replay.states.len() {
        return Err(Fault::out_of_range(at, 0, last).at("--at").into());
    }
    Ok((record, replay, at))
}

impl Task for Show<'_> {
    type Output = Result<(), Failure>;

    fn run<G: Playable>(self) -> Self::Output {
        let Self { args, file, lang, out } = self;
        let (record, replay, at) = read::<G>(file, &args.file, args.at)?;
        let (last, state) = (record.entries.len(), &replay.states[at]);
        if args.svg.is_some() || args.png.is_some() || args.gif.is_some() {
            return draw(args, &replay, state, lang, out);
        }
        let asks_for_text = args.json || args.plain || args.at.is_some();
        if !asks_for_text && has_screen() {
            let setup = Setup {
                game: G::NAME.to_owned(),
                table: game::json::to_value(&record.table)?,
                guests: guests(file, replay.game.seats()),
                unnamed: Vec::new(),
                record: Some(record.to_json()?),
                secret: [0; 32],
                seed: 0,
            };
            return terminal::replay(&mut LocalDesk::look_back(&setup)?, look(lang)).map_err(trouble);
        }
        let moves = moves(&record, &replay, at);
        let outcome = replay.game.outcome(state);
        if args.json {
            let document = json!({
                "game": G::NAME,
                "at": at,
                "entries": last,
                "moves": moves,
                "position": value(&replay.game.position(state))?,
                "outcome": value(&outcome)?,
            });
            return print_json(&document, out);
        }
        for line in &moves {
            writeln!(out, "{line}")?;
        }
        let edition = G::edition(&record.table);
        let heading =
            [("game", G::NAME.into()), ("edition", edition.into()), ("at", at.into()), ("entries", last.into())];
        let key = if record.outcome.is_some() { "replay-heading" } else { "replay-heading-unfinished" };
        writeln!(out, "\n{}", text(lang, key, &heading))?;
        let labels = labels(&guests(file, replay.game.seats()), lang);
        let name = |seat: usize| {
            let team = replay.game.team(Seat(seat as u8));
            labels.get(seat).map_or_else(String::new, |label| in_team(label.clone(), team, lang))
        };
        let spots = pictures::scene(&replay.game, state).spots;
        write!(out, "{}", board(&replay.game.view(state, None).into(), &spots, &name, lang))?;
        if let Some(outcome) = outcome {
            for line in ending(&outcome, &name, lang) {
                writeln!(out, "{line}")?;
            }
        }
        if let Some(earlier) = record.earlier {
            writeln!(out, "{}", earlier_rules(earlier == Earlier::Whole, lang))?;
        }
        Ok(())
    }
}

/// Who sat where, as far as the record tells; what is wrong in a note is no reason not to look at a game.
fn guests(file: &str, seats: u8) -> Vec<LocalPlayer> {
    let told = seats_in(file).ok().flatten().filter(|guests| guests.len() == usize::from(seats));
    told.unwrap_or_else(|| vec![LocalPlayer::Person(String::new()); usize::from(seats)])
}

/// Draws the moment, or the whole game, into the files that are asked for.
fn draw<G: Playable>(
    args: &ReplayArgs,
    replay: &Replay<G>,
    state: &G::State,
    lang: Lang,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let files = [&args.svg, &args.png, &args.gif].into_iter().flatten();
    for file in files.clone() {
        if same_file(file, &args.file) {
            return Err(Error::DrawOverRecord.at(file.display()).into());
        }
        check_writable(file)?;
    }
    let (scene, theme) = (pictures::scene(&replay.game, state), args.theme.into());
    if let Some(path) = &args.svg {
        pictures::write_svg::<G>(&scene, theme, path)?;
    }
    if let Some(path) = &args.png {
        pictures::write_png::<G>(&scene, theme, args.width.unwrap_or(pictures::USUAL_PNG), path)?;
    }
    if let Some(path) = &args.gif {
        pictures::write_gif::<G>(replay, theme, args.width.unwrap_or(pictures::USUAL_GIF), path, lang)?;
    }
    for file in files {
        writeln!(out, "{}", text(lang, "draw-done", &[("file", file.display().to_string().into())]))?;
    }
    Ok(())
}

fn value(of: &impl serde::Serialize) -> Result<Value, Failure> {
    Ok(game::json::to_value(of)?)
}

/// What was decided and drawn before entry `at`: a line for each turn, and for each outcome, as in the record.
fn moves<G: Playable>(record: &Record<G>, replay: &Replay<G>, at: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut open = None;
    for (entry, state) in record.entries.iter().zip(&replay.states).take(at) {
        match entry {
            Entry::Chance(outcome) => {
                open = None;
                lines.push(format!("* {outcome}"));
            }
            Entry::Act { seat, action } => {
                let now = Some((replay.game.turn_number(state), replay.game.speaker(state, *seat)));
                if open != now
                    && let Some((_, speaker)) = &now
                {
                    lines.push(format!("{speaker}:"));
                }
                open = now;
                if let Some(line) = lines.last_mut() {
                    line.push(' ');
                    line.push_str(&action.to_string());
                }
            }
        }
    }
    lines
}
