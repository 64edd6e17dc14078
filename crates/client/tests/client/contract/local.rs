//! Tables in this process.

use super::{Feed, Refusal, Table, Tables, Told, Visitor, document};
use api::{Acted, Board, Choices, Detail, Done, Moment, TableConfig, TableEvent, TableState};
use game::{Fault, Seat};
use host::fair::Secret;
use host::{AnyTable, Command, Event, Follower, Logged, PlayerId, Proposal, Scope};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

pub(super) struct Local;

/// A table with its log.
struct Kept {
    table: Box<dyn AnyTable>,
    log: Vec<Logged>,
}

#[derive(Clone)]
pub(super) struct LocalVisitor {
    kept: Arc<Mutex<Kept>>,
    seat: Option<Seat>,
}

impl Tables for Local {
    type Visitor = LocalVisitor;

    async fn begin(&self, game: &str) -> Table<LocalVisitor> {
        let config = serde_json::from_value(document(game)).unwrap();
        let made = Event::made(config, player(None), Secret::new([9; 32])).unwrap();
        let log = vec![Logged { seq: 0, at: 0, event: made }];
        let kept = Arc::new(Mutex::new(Kept { table: host::replay(&log).unwrap(), log }));
        let visitor = |seat| LocalVisitor { kept: Arc::clone(&kept), seat };
        let players: Vec<LocalVisitor> = (0..3).map(|seat| visitor(Some(Seat(seat)))).collect();
        for visitor in &players {
            let (seat, player) = (visitor.seat.unwrap(), player(visitor.seat));
            let name = format!("Player {seat}");
            visitor.command(&Command::Sit { seat, player, name, seed: String::new(), invited: false }).unwrap();
        }
        players[0].command(&Command::Begin).unwrap();
        Table { players, spectator: visitor(None) }
    }
}

fn player(seat: Option<Seat>) -> PlayerId {
    PlayerId(seat.map_or_else(|| "spectator".to_owned(), |seat| format!("player-{seat}")))
}

impl From<Fault> for Refusal {
    fn from(fault: Fault) -> Self {
        let cited = fault.cited();
        let amounts = cited.filter(|cited| cited.need > 0);
        Self {
            code: Some(fault.key().to_owned()),
            rule: cited.map(|cited| cited.rule.to_owned()),
            need: amounts.map(|cited| cited.need.into()),
            have: amounts.map(|cited| cited.have.into()),
        }
    }
}

impl LocalVisitor {
    fn with<T>(&self, read: impl FnOnce(&Kept) -> T) -> T {
        read(&self.kept.lock().unwrap())
    }

    fn own(&self) -> Vec<Seat> {
        self.seat.into_iter().collect()
    }

    fn command(&self, command: &Command) -> Result<Done, Refusal> {
        let mut kept = self.kept.lock().unwrap();
        let proposal = kept.table.propose(command)?;
        let repeated = match proposal {
            Proposal::Done => true,
            Proposal::Add(next) => {
                let logged = kept.table.accept(*next, 0)?;
                kept.log.push(logged);
                false
            }
        };
        Ok(Done { next: kept.table.next_seq(), repeated })
    }
}

impl Visitor for LocalVisitor {
    type Feed = LocalFeed;

    fn seat(&self) -> Option<Seat> {
        self.seat
    }

    async fn config(&self) -> TableConfig {
        self.with(|kept| kept.table.config_document())
    }

    async fn look(&self) -> TableState {
        self.with(|kept| kept.table.look(self.seat, self.own()))
    }

    async fn board(&self) -> Board {
        self.with(|kept| kept.table.board())
    }

    async fn moments(&self, from: usize, most: usize, lean: bool) -> Vec<Moment> {
        self.with(|kept| kept.table.moments(self.seat, from, most, lean))
    }

    async fn log(&self) -> Vec<TableEvent> {
        self.with(|kept| kept.log.iter().map(|logged| kept.table.tell(self.seat, logged)).collect())
    }

    async fn choices(&self) -> Choices {
        let seat = self.seat.unwrap();
        self.with(|kept| Choices { legal: kept.table.legal(seat), plans: kept.table.plans(seat).unwrap() })
    }

    async fn why_not(&self, action: &str) -> Result<(), Refusal> {
        let fault = self.with(|kept| kept.table.why_not(self.seat.unwrap(), action))?;
        fault.map_or(Ok(()), |fault| Err(Refusal { code: None, ..fault.into() }))
    }

    async fn act(&self, decision: u64, actions: &[&str]) -> Result<Acted, Refusal> {
        let (seat, actions) = (self.seat.unwrap(), actions.iter().map(ToString::to_string).collect());
        let done = self.command(&Command::Act { seat, decision, actions, by_bot: false })?;
        Ok(self.with(|kept| {
            let own = |logged: &&Logged| matches!(logged.event, Event::Acted { seat: who, decision: which, .. } if (who, which) == (seat, decision));
            let logged = kept.log.iter().rfind(own).unwrap();
            let Event::Acted { drawn, .. } = &logged.event else { unreachable!() };
            Acted {
                next: logged.seq + 1,
                repeated: done.repeated,
                decision: kept.table.decision(seat),
                drawn: drawn.clone(),
                stage: kept.table.stage(),
                deciding: kept.table.deciding().iter().collect(),
                update: None,
            }
        }))
    }

    async fn take_back(&self, decision: u64, whole_turn: bool) -> Result<Done, Refusal> {
        let scope = if whole_turn { Scope::Turn } else { Scope::Action };
        self.command(&Command::TakeBack { seat: self.seat.unwrap(), decision, scope })
    }

    async fn ask(&self) -> Result<Done, Refusal> {
        self.command(&Command::Ask { seat: self.seat.unwrap() })
    }

    async fn answer(&self, agrees: bool) -> Result<Done, Refusal> {
        self.command(&Command::Answer { seat: self.seat.unwrap(), agrees })
    }

    async fn say(&self, text: &str) -> Result<Done, Refusal> {
        let name = self.seat.map_or_else(|| "Spectator".to_owned(), |seat| format!("Player {seat}"));
        self.command(&Command::Say { player: player(self.seat), name, text: text.to_owned(), account: false })
    }

    async fn follow(&self, after: Option<u64>, moment: Option<usize>, detail: Detail) -> LocalFeed {
        let heard = after.map_or(0, |after| after as usize + 1);
        let up_to_date = self.with(|kept| {
            let missed_nothing = heard == kept.log.len() && moment == Some(kept.table.last_moment());
            missed_nothing.then(|| Follower::up_to_date(&*kept.table, self.seat))
        });
        let follower = up_to_date.unwrap_or_else(|| Follower::new(moment));
        LocalFeed { visitor: self.clone(), follower, heard, detail, is_new: true, waiting: VecDeque::new() }
    }
}

pub(super) struct LocalFeed {
    visitor: LocalVisitor,
    follower: Follower,
    /// How many events of the log were told.
    heard: usize,
    detail: Detail,
    /// Whether nothing was told yet.
    is_new: bool,
    waiting: VecDeque<Told>,
}

impl Feed for LocalFeed {
    async fn next(&mut self) -> Told {
        if self.waiting.is_empty() {
            let kept = self.visitor.kept.lock().unwrap();
            assert!(self.is_new || self.heard < kept.log.len(), "nothing has happened");
            for logged in &kept.log[self.heard..] {
                self.follower.hear(&*kept.table, logged);
                let told = kept.table.tell(self.visitor.seat, logged);
                self.waiting.push_back(Told::Event(Box::new(told)));
            }
            self.heard = kept.log.len();
            let update = self.follower.update(&*kept.table, self.visitor.seat, self.visitor.own(), self.detail);
            self.waiting.push_back(Told::Update(Box::new(update)));
            self.is_new = false;
        }
        self.waiting.pop_front().unwrap()
    }
}
