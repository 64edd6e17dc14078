//! A series of games, spread over threads.

use crate::Error;
use crate::failure::Failure;
use crate::progress::Progress;
use std::num::NonZero;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

/// What one more game has come to.
pub(crate) enum Next {
    /// It was played, and there may be more.
    Go,
    /// No further game is wanted; this one may have been left unfinished.
    Stop,
}

/// How many threads: as many as were asked for, else one for each core.
pub(crate) fn threads(asked: Option<u8>) -> usize {
    let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
    asked.map_or(cores, usize::from).max(1)
}

/// Plays games `0..games` on some threads, each with a sheet of its own to write on, and gives the sheets; tells the
/// progress on the way. Which thread plays a game is left to chance, so a game must depend on its number alone. The first
/// failure ends it all, and so does a game after which no further one is wanted.
pub(crate) fn play_all<T: Send>(
    games: u32,
    threads: usize,
    progress: &Progress,
    sheet: impl Fn() -> T + Sync,
    play: impl Fn(u32, &mut T) -> Result<Next, Failure> + Sync,
) -> Result<Vec<T>, Failure> {
    let next = AtomicU32::new(0);
    let failed: Mutex<Option<Failure>> = Mutex::new(None);
    let work = || {
        let mut sheet = sheet();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                // So that the counter can never run over, however many threads ask.
                next.store(games, Ordering::Relaxed);
                return sheet;
            }
            match play(number, &mut sheet) {
                Ok(Next::Go) => progress.step(),
                Ok(Next::Stop) => next.store(games, Ordering::Relaxed),
                Err(failure) => {
                    // The others need not go on.
                    next.store(games, Ordering::Relaxed);
                    if let Ok(mut failed) = failed.lock() {
                        failed.get_or_insert(failure);
                    }
                }
            }
        }
    };
    let sheets: Vec<_> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().map(std::thread::ScopedJoinHandle::join).collect()
    });
    match failed.into_inner() {
        Ok(Some(failure)) => Err(failure),
        Ok(None) => sheets.into_iter().collect::<Result<_, _>>().map_err(|_| broken()),
        Err(_) => Err(broken()),
    }
}

fn broken() -> Failure {
    Error::WorkerFailed.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Lang;

    #[test]
    fn every_game_is_played_once_whatever_the_threads() {
        for threads in [1, 2, 7] {
            let sheets = play_all(20, threads, &Progress::new(20, Lang::En), Vec::new, |number, sheet| {
                sheet.push(number);
                Ok(Next::Go)
            });
            let mut numbers = sheets.unwrap().concat();
            numbers.sort_unstable();
            assert_eq!(numbers, (0..20).collect::<Vec<_>>());
        }
    }

    #[test]
    fn no_further_game_is_played_once_one_says_so() {
        let sheets = play_all(1000, 1, &Progress::new(1000, Lang::En), Vec::new, |number, sheet| {
            sheet.push(number);
            Ok(if number == 4 { Next::Stop } else { Next::Go })
        });
        assert_eq!(sheets.unwrap().concat(), [0, 1, 2, 3, 4]);
    }

    #[test]
    fn the_first_failure_ends_it() {
        let play = |number, (): &mut ()| if number == 3 { Err(broken()) } else { Ok(Next::Go) };
        assert!(play_all(10, 2, &Progress::new(10, Lang::En), || (), play).is_err());
    }
}
