//! A table that panics in the middle of a game: the test beside it looks at the terminal afterwards.

use api::{Advice, AdviceRequest, Plan};
use game::{Fault, Seat};
use host::Scope;
use std::time::Duration;
use terminal::desk::{Doubt, Snapshot};
use terminal::{Desk, LocalDesk, LocalPlayer, Look, Setup};

struct Broken {
    desk: LocalDesk,
    calls: u32,
}

impl Desk for Broken {
    fn own_seats(&self) -> Vec<Seat> {
        self.desk.own_seats()
    }

    fn look(&mut self, viewer: Option<Seat>) -> Result<Snapshot, Fault> {
        self.desk.look(viewer)
    }

    fn story(&mut self, viewer: Option<Seat>, from: usize) -> Result<Vec<api::Moment>, Fault> {
        self.desk.story(viewer, from)
    }

    fn legal(&mut self, seat: Seat) -> Result<Vec<String>, Fault> {
        self.desk.legal(seat)
    }

    fn plans(&mut self, seat: Seat) -> Result<Vec<Plan>, Fault> {
        self.desk.plans(seat)
    }

    fn why_not(&mut self, seat: Seat, what: Doubt<'_>) -> Result<Option<Fault>, Fault> {
        self.desk.why_not(seat, what)
    }

    fn advice(&mut self, seat: Seat, request: &AdviceRequest) -> Result<Advice, Fault> {
        self.desk.advice(seat, request)
    }

    fn act(&mut self, seat: Seat, actions: &[String]) -> Result<(), Fault> {
        self.desk.act(seat, actions)
    }

    fn take_back(&mut self, seat: Seat, scope: Scope) -> Result<(), Fault> {
        self.desk.take_back(seat, scope)
    }

    fn ask_back(&mut self, seat: Seat) -> Result<(), Fault> {
        self.desk.ask_back(seat)
    }

    fn answer(&mut self, seat: Seat, agrees: bool) -> Result<(), Fault> {
        self.desk.answer(seat, agrees)
    }

    fn news(&mut self, _: Duration) -> Result<bool, Fault> {
        self.calls += 1;
        assert!(self.calls < 5, "a table breaks");
        Ok(false)
    }

    fn record(&mut self) -> Result<String, Fault> {
        self.desk.record()
    }
}

fn main() {
    let setup = Setup {
        game: "niagara".to_owned(),
        table: serde_json::json!({ "seats": 3 }),
        guests: vec![LocalPlayer::Person("Ada".to_owned()); 3],
        unnamed: Vec::new(),
        record: None,
        secret: [1; 32],
        seed: 1,
    };
    let desk = LocalDesk::begin(&setup).expect("the table is fine");
    let look = Look { lang: words::Lang::En, colours: true };
    let _ = terminal::play(&mut Broken { desk, calls: 0 }, None, look);
}
