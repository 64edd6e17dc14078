//! A folder with the records of a series of games.

use crate::Error;
use crate::failure::{Failure, make_folder, write_file};
use game::{Game, Record};
use std::path::{Path, PathBuf};

/// Makes the folder for the records, before any game is played; unless told so, nothing in it is replaced.
pub(crate) fn prepare(folder: &Path, games: u32, force: bool) -> Result<(), Failure> {
    make_folder(folder)?;
    let present = if force { None } else { first_present(folder, games) };
    match present {
        Some(path) => Err(Error::FileExists.at(path.display()).into()),
        None => Ok(()),
    }
}

/// Writes the record of game `number` of so many.
pub(crate) fn save<G: Game>(folder: &Path, number: u32, games: u32, record: &Record<G>) -> Result<(), Failure> {
    Ok(write_file(&folder.join(name(number, games)), &record.to_text()?)?)
}

/// The file of a game's record: all names of a series are of the same length.
fn name(number: u32, games: u32) -> String {
    let digits = games.saturating_sub(1).to_string().len();
    format!("{number:0digits$}.rec")
}

/// The first record of the series that is there already.
fn first_present(folder: &Path, games: u32) -> Option<PathBuf> {
    let files = std::fs::read_dir(folder).ok()?.filter_map(|file| Some(file.ok()?.file_name().to_str()?.to_owned()));
    let ours = files.filter(|file| {
        let number = file.strip_suffix(".rec").and_then(|stem| stem.parse().ok());
        number.is_some_and(|number| number < games && *file == name(number, games))
    });
    ours.min().map(|file| folder.join(file))
}
