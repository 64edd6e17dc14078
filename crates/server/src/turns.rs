//! Which bot thinks next. Bots at tables with people come first, and among those tables each person's in turn; tables of bots
//! alone share what is left, and never have all workers.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// For whom a bot thinks.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum For {
    /// A table at which this person plays.
    Person(String),
    /// A table of bots alone, made by this one.
    Bots(String),
}

/// Those who wait, each owner's in the order in which they came; the owners take turns.
struct Waiting<T> {
    owners: VecDeque<String>,
    by_owner: HashMap<String, VecDeque<T>>,
}

impl<T> Default for Waiting<T> {
    fn default() -> Self {
        Self { owners: VecDeque::new(), by_owner: HashMap::new() }
    }
}

impl<T> Waiting<T> {
    fn push(&mut self, owner: String, one: T) {
        let own = self.by_owner.entry(owner.clone()).or_default();
        if own.is_empty() {
            self.owners.push_back(owner);
        }
        own.push_back(one);
    }

    fn pop(&mut self) -> Option<T> {
        let owner = self.owners.pop_front()?;
        let own = self.by_owner.get_mut(&owner)?;
        let one = own.pop_front();
        if own.is_empty() {
            self.by_owner.remove(&owner);
        } else {
            self.owners.push_back(owner);
        }
        one
    }
}

struct State {
    /// Workers that do nothing.
    free: usize,
    /// Workers that tables of bots alone may still have.
    free_for_bots: usize,
    people: Waiting<oneshot::Sender<Turn>>,
    bots: Waiting<oneshot::Sender<Turn>>,
}

/// The workers that bots think with.
pub(crate) struct Turns(Mutex<State>);

/// The right to think now; it is given back when this is dropped.
pub(crate) struct Turn {
    turns: Arc<Turns>,
    for_bots: bool,
    taken: bool,
}

impl Turns {
    pub(crate) fn new(workers: usize) -> Arc<Self> {
        let workers = workers.max(1);
        let free_for_bots = (workers / 2).max(1);
        let (people, bots) = (Waiting::default(), Waiting::default());
        Arc::new(Self(Mutex::new(State { free: workers, free_for_bots, people, bots })))
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until it is this bot's turn to think; none if the node ends before.
    pub(crate) async fn next(self: &Arc<Self>, whom: For) -> Option<Turn> {
        let (sender, turn) = oneshot::channel();
        {
            let mut state = self.lock();
            match whom {
                For::Person(owner) => state.people.push(owner, sender),
                For::Bots(owner) => state.bots.push(owner, sender),
            }
            self.hand_out(&mut state);
        }
        turn.await.ok()
    }

    /// Gives free workers to those who wait.
    fn hand_out(self: &Arc<Self>, state: &mut State) {
        while state.free > 0 {
            let person = state.people.pop();
            let for_bots = person.is_none();
            let next = match person {
                None if state.free_for_bots > 0 => state.bots.pop(),
                person => person,
            };
            let Some(next) = next else { return };
            match next.send(Turn { turns: Arc::clone(self), for_bots, taken: true }) {
                Ok(()) => {
                    state.free -= 1;
                    state.free_for_bots -= usize::from(for_bots);
                }
                // Nobody waits for it any more, and nothing was taken.
                Err(mut turn) => turn.taken = false,
            }
        }
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        if self.taken {
            let mut state = self.turns.lock();
            state.free += 1;
            state.free_for_bots += usize::from(self.for_bots);
            self.turns.hand_out(&mut state);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;
    use tokio::sync::mpsc;

    fn person(name: &str) -> For {
        For::Person(name.to_owned())
    }

    fn bots(name: &str) -> For {
        For::Bots(name.to_owned())
    }

    /// Lets these come one after the other while all workers are busy; the order in which they think then.
    async fn order(workers: usize, busy: Vec<For>, waiting: &[(For, &'static str)]) -> Vec<&'static str> {
        let turns = Turns::new(workers);
        let mut held = Vec::new();
        for whom in busy {
            held.push(turns.next(whom).await.unwrap());
        }
        let (done, mut heard) = mpsc::unbounded_channel();
        for (whom, name) in waiting.iter().cloned() {
            let (turns, done) = (Arc::clone(&turns), done.clone());
            tokio::spawn(async move {
                let turn = turns.next(whom).await;
                let _ = done.send(name);
                tokio::time::sleep(Duration::from_millis(1)).await;
                drop(turn);
            });
            // So that they come in this order.
            tokio::task::yield_now().await;
        }
        drop(held);
        let mut order = Vec::new();
        while order.len() < waiting.len() {
            order.push(heard.recv().await.unwrap());
        }
        order
    }

    #[tokio::test]
    async fn tables_with_people_come_before_tables_of_bots() {
        let mut waiting: Vec<(For, &str)> = (0..50).map(|_| (bots("ann"), "bots")).collect();
        waiting.push((person("bob"), "bob"));
        let order = order(1, vec![bots("ann")], &waiting).await;
        assert_eq!(order[0], "bob");
    }

    #[tokio::test]
    async fn people_take_turns_however_many_tables_one_of_them_has() {
        let mut waiting: Vec<(For, &str)> = (0..20).map(|_| (person("ann"), "ann")).collect();
        waiting.extend([(person("bob"), "bob"), (person("bob"), "bob"), (person("cleo"), "cleo")]);
        let order = order(1, vec![person("ann")], &waiting).await;
        assert_eq!(order[..6], ["ann", "bob", "cleo", "ann", "bob", "ann"]);
    }

    #[tokio::test]
    async fn tables_of_bots_never_have_all_workers() {
        let turns = Turns::new(4);
        let first = [turns.next(bots("ann")).await.unwrap(), turns.next(bots("ben")).await.unwrap()];
        let third = tokio::spawn({
            let turns = Arc::clone(&turns);
            async move { turns.next(bots("cleo")).await }
        });
        tokio::task::yield_now().await;
        assert!(!third.is_finished());
        let people = [turns.next(person("a")).await.unwrap(), turns.next(person("b")).await.unwrap()];
        drop(people);
        assert!(!third.is_finished(), "free workers are for people");
        drop(first);
        assert!(third.await.unwrap().is_some());
    }

    #[tokio::test]
    async fn whoever_stops_waiting_takes_nothing() {
        let turns = Turns::new(1);
        let held = turns.next(person("a")).await.unwrap();
        let gone = tokio::time::timeout(Duration::from_millis(5), turns.next(person("b"))).await;
        assert!(gone.is_err());
        drop(held);
        assert!(turns.next(person("c")).await.is_some());
    }
}
