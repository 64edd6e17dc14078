//! The contract of a table: one suite of scenarios for every implementation. It runs against tables in this process and
//! against a server through the client, on SQLite and on PostgreSQL.

mod local;
mod remote;
mod scenarios;
mod screen;
mod secrets;

use api::{
    Acted, Board, Choices, Detail, Done, Happened, Moment, Question, Stage, TableConfig, TableEvent, TableState, Update,
};
use game::Seat;
use serde_json::{Value, json};

/// Something that has tables: this process, or a server.
trait Tables {
    type Visitor: Visitor;

    /// Makes a table with open seats, seats a player at each of them, and begins the game.
    async fn begin(&self, game: &str) -> Table<Self::Visitor>;
}

/// A table at which the game has begun.
struct Table<V> {
    /// The players in the order of their seats.
    players: Vec<V>,
    spectator: V,
}

/// Somebody at a table: a player at one seat, or a spectator.
trait Visitor {
    type Feed: Feed;

    fn seat(&self) -> Option<Seat>;
    async fn config(&self) -> TableConfig;
    async fn look(&self) -> TableState;
    async fn board(&self) -> Board;
    async fn moments(&self, from: usize, most: usize, lean: bool) -> Vec<Moment>;
    async fn log(&self) -> Vec<TableEvent>;
    /// What this player can do now.
    async fn choices(&self) -> Choices;
    /// Why this player may not do this now.
    async fn why_not(&self, action: &str) -> Result<(), Refusal>;
    async fn act(&self, decision: u64, actions: &[&str]) -> Result<Acted, Refusal>;
    async fn take_back(&self, decision: u64, whole_turn: bool) -> Result<Done, Refusal>;
    async fn ask(&self) -> Result<Done, Refusal>;
    async fn answer(&self, agrees: bool) -> Result<Done, Refusal>;
    async fn say(&self, text: &str) -> Result<Done, Refusal>;
    /// Begins to follow the table, knowing what happened up to an event and the moments up to one as of then.
    async fn follow(&self, after: Option<u64>, moment: Option<usize>, detail: Detail) -> Self::Feed;

    /// The number of this player's next decision.
    async fn decision(&self) -> u64 {
        let seat = usize::from(self.seat().expect("a player").0);
        self.look().await.status.seats[seat].decision
    }

    /// Acts, which must be allowed.
    async fn does(&self, actions: &[&str]) -> Acted {
        let decision = self.decision().await;
        self.act(decision, actions).await.unwrap_or_else(|why| panic!("{actions:?}: {why:?}"))
    }
}

/// What a follower is told.
enum Told {
    Event(Box<TableEvent>),
    Update(Box<Update>),
}

/// What a visitor hears of a table without asking.
trait Feed {
    /// The next thing; waits for it where it can come later.
    async fn next(&mut self) -> Told;
}

/// Why something is not done, without the words.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Refusal {
    /// Such as `host-illegal`; not known where nobody tried.
    code: Option<String>,
    rule: Option<String>,
    need: Option<i64>,
    have: Option<i64>,
}

impl Refusal {
    fn code(&self) -> &str {
        self.code.as_deref().unwrap_or_default()
    }
}

const GAMES: [&str; 2] = ["mississippi-queen", "niagara"];

/// The document that makes a table of three seats and a short game.
fn document(game: &str) -> Value {
    let table = match game {
        "niagara" => json!({ "seats": 3, "round_limit": 3 }),
        _ => json!({ "edition": "it2019", "seats": 3, "round_limit": 3 }),
    };
    json!({ "game": game, "table": table, "seats": [{ "kind": "open" }, { "kind": "open" }, { "kind": "open" }] })
}

/// Has each scenario run as a test in this process and at a server on SQLite, and all of them at one on PostgreSQL.
macro_rules! contract {
    ($($scenario:path as $name:ident),* $(,)?) => {
        mod in_process {
            use super::{scenarios, secrets};

            $(#[test]
            fn $name() {
                crate::kit::run($scenario(&super::local::Local));
            })*
        }

        mod on_sqlite {
            use super::{scenarios, secrets};

            $(#[test]
            fn $name() {
                crate::kit::run(async {
                    let node = crate::kit::Node::start().await;
                    $scenario(&super::remote::Remote::new(node.address())).await;
                });
            })*
        }

        #[test]
        fn on_postgres() {
            crate::kit::run(async {
                let database = match testkit::postgres::Postgres::start(testkit::postgres::Safety::Careless) {
                    Ok(database) => database,
                    Err(reason) => return crate::kit::skipped(&reason),
                };
                let node = crate::kit::Node::at(database.address()).await;
                let remote = remote::Remote::new(node.address());
                $($scenario(&remote).await;)*
                remote::resuming(&remote).await;
            });
        }
    };
}

contract! {
    scenarios::looking as look,
    scenarios::following as follow,
    scenarios::acting as act,
    scenarios::refusing as refuse,
    scenarios::retrying as retry,
    scenarios::taking_back as take_back,
    scenarios::asking as ask_and_answer,
    scenarios::missing_events as gap,
    scenarios::watching as spectators,
    scenarios::coming_late as latecomers,
    secrets::sealed as sealed_cards,
    secrets::covered as covered_cards,
}

#[test]
fn a_cut_stream_resumes() {
    crate::kit::run(async {
        let node = crate::kit::Node::start().await;
        remote::resuming(&remote::Remote::new(node.address())).await;
    });
}
