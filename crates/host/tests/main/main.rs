//! Tables from outside: whole games, retries, taking back, secrets, clocks.

mod advice;
mod board;
mod bounds;
mod earlier;
mod follow;
mod moments;
mod plans;
mod report;
mod sandbox;
mod views;

use api::{Absent, Leave, Millis, Pace, SeatKind, Stage, View};
use game::{Game, Record, Seat};
use host::config::Config;
use host::fair::{Proof, Secret, verify};
use host::{AnyTable, Command, Event, Form, Logged, PlayerId, Proposal, Scope};
use mississippi::Queen;
use niagara::Niagara;
use serde_json::{Value, json};

/// A table with its log, as a keeper has it.
struct Kept {
    log: Vec<Logged>,
    table: Box<dyn AnyTable>,
    now: Millis,
}

fn player(number: usize) -> PlayerId {
    PlayerId(format!("player-{number}"))
}

impl Kept {
    fn new(config: Config) -> Self {
        let secret = Secret::new([9; 32]);
        let made = Event::made(config, player(0), secret).unwrap();
        let log = vec![Logged { seq: 0, at: 1000, event: made }];
        Self { table: host::replay(&log).unwrap(), log, now: 1000 }
    }

    /// Carries a command out; whether it added something.
    fn try_do(&mut self, command: &Command) -> Result<bool, game::Fault> {
        match self.table.propose(command)? {
            Proposal::Done => Ok(false),
            Proposal::Add(next) => {
                self.log.push(self.table.accept(*next, self.now).unwrap());
                Ok(true)
            }
        }
    }

    fn does(&mut self, command: &Command) {
        assert!(self.try_do(command).unwrap(), "{command:?}");
    }

    fn refused(&mut self, command: &Command) -> String {
        self.try_do(command).unwrap_err().key().to_owned()
    }

    fn act(&mut self, seat: Seat, actions: &[&str]) -> Result<bool, game::Fault> {
        let decision = self.table.decision(seat);
        self.try_do(&act(seat, decision, actions))
    }

    /// Everybody sits down, and the game begins.
    fn begin(mut self) -> Self {
        for seat in 0..self.table.config().seats.len() {
            let chair = &self.table.status().seats[seat];
            if chair.bot.is_none() && chair.name.is_none() {
                self.does(&sit(seat, false));
            }
        }
        self.does(&Command::Begin);
        self
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        self.table.look(viewer, Vec::new()).view
    }

    /// An event as it is told, in the wire form.
    fn told(&self, viewer: Option<Seat>, logged: &Logged) -> Value {
        json!(self.table.tell(viewer, logged))
    }

    fn round(&self) -> u16 {
        match self.view(None) {
            View::Niagara(view) => view.round,
            View::MississippiQueen(view) => view.round,
        }
    }

    /// The seat that decides, the first of several.
    fn next(&self) -> Option<Seat> {
        self.table.deciding().iter().next()
    }

    /// Goes on with single actions, those that a simple generator picks, until the game is over.
    fn play_out(&mut self, mut luck: u64) {
        while let Some(seat) = self.next() {
            let legal = self.table.legal(seat);
            luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let action = legal[(luck >> 33) as usize % legal.len()].clone();
            assert!(self.act(seat, &[&action]).unwrap());
        }
    }

    /// The table made anew from its log knows the same.
    fn replays(&self) {
        let again = host::replay(&self.log).unwrap();
        for viewer in [None, Some(Seat(0)), Some(Seat(1))] {
            assert_eq!(again.look(viewer, Vec::new()), self.table.look(viewer, Vec::new()));
            assert_eq!(again.record(viewer, Form::Json), self.table.record(viewer, Form::Json));
        }
        assert_eq!((again.next_seq(), again.stage()), (self.table.next_seq(), self.table.stage()));
        assert_eq!(again.next_deadline(), self.table.next_deadline());
    }
}

fn act(seat: Seat, decision: u64, actions: &[&str]) -> Command {
    let actions = actions.iter().map(ToString::to_string).collect();
    Command::Act { seat, decision, actions, by_bot: false }
}

fn sit(number: usize, invited: bool) -> Command {
    Command::Sit {
        seat: Seat(number as u8),
        player: player(number),
        name: format!("Player {number}"),
        seed: format!("seed {number}"),
        invited,
    }
}

fn config(game: &str, table: Value, seats: usize) -> Config {
    Config {
        game: game.to_owned(),
        table,
        seats: vec![SeatKind::Open; seats],
        public: true,
        pace: Pace::Unlimited,
        absent: Absent::Bot,
    }
}

fn queen() -> Config {
    config("mississippi-queen", json!({ "edition": "it2019", "seats": 3, "round_limit": 12 }), 3)
}

fn falls() -> Config {
    config("niagara", json!({ "seats": 3, "round_limit": 6 }), 3)
}

#[test]
fn whole_games_are_played_and_their_draws_can_be_checked() {
    for luck in 0..4 {
        let mut race = Kept::new(queen()).begin();
        assert_eq!((race.table.stage(), race.table.proof()), (Stage::Playing, None));
        race.play_out(luck);
        race.replays();
        let record = Record::<Queen>::read(&race.table.record(None, Form::Json).unwrap()).unwrap();
        let (draws, commitment) = verify(&record).unwrap();
        assert_eq!(Some(commitment), race.table.commitment());
        assert!(draws > 3);

        let mut canoes = Kept::new(falls()).begin();
        canoes.play_out(luck);
        canoes.replays();
        let record = Record::<Niagara>::read(&canoes.table.record(None, Form::Json).unwrap()).unwrap();
        verify(&record).unwrap();
    }
}

#[test]
fn a_tampered_record_is_found_out() {
    let mut race = Kept::new(queen()).begin();
    race.play_out(1);
    let record = Record::<Queen>::read(&race.table.record(None, Form::Json).unwrap()).unwrap();
    let proof = race.table.proof().unwrap();
    verify(&record).unwrap();
    let text = record.to_text().unwrap();
    assert_eq!(Record::<Queen>::read(&text).unwrap(), record, "the text form has the proof, too");
    let key = |proof: Proof| {
        let record = Record::<Queen> { fair: Some(serde_json::to_value(&proof).unwrap()), ..record.clone() };
        verify(&record).unwrap_err().key().to_owned()
    };
    let mut other = proof.clone();
    other.seeds[1].push('x');
    assert_eq!(key(other), "fair-outcome");
    let mut other = proof.clone();
    other.draws.pop();
    assert_eq!(key(other), "fair-draws");
    let mut other = proof.clone();
    other.draws.push(1_000_000);
    assert_eq!(key(other), "fair-draws");
    let mut other = proof.clone();
    other.secret = Secret::new([8; 32]);
    assert_eq!(key(other), "fair-secret");
    assert_eq!(verify(&Record::<Queen> { fair: None, ..record.clone() }).unwrap_err().key(), "fair-missing");
    let strange = Record::<Queen> { fair: Some(json!({ "secret": 7 })), ..record.clone() };
    assert!(verify(&strange).unwrap_err().place.starts_with("fair"));
    // Another game whose draws were not those of the dice.
    let mut foreign = Kept::new(queen());
    foreign.does(&Command::Sit {
        seat: Seat(0),
        player: player(0),
        name: "x".into(),
        seed: "y".into(),
        invited: false,
    });
    let mut foreign = foreign.begin();
    foreign.play_out(1);
    let foreign = Record::<Queen>::read(&foreign.table.record(None, Form::Json).unwrap()).unwrap();
    assert!(verify(&Record::<Queen> { fair: record.fair, ..foreign }).is_err());
}

#[test]
fn a_log_that_was_changed_does_not_replay() {
    let mut race = Kept::new(queen()).begin();
    race.play_out(2);
    let drawn = |logged: &Logged| matches!(&logged.event, Event::Acted { drawn, .. } if !drawn.is_empty());
    let place = race.log.iter().position(drawn).unwrap();
    if let Event::Acted { drawn, .. } = &mut race.log[place].event {
        drawn[0] = if drawn[0].ends_with("left") { drawn[0].replace("left", "right") } else { "tile:A1-1:left".into() };
    }
    assert!(host::replay(&race.log).is_err());
    race.log.remove(place);
    assert!(host::replay(&race.log).is_err());
    assert!(host::replay(&[]).is_err());
}

#[test]
fn a_retry_is_harmless_and_a_wrong_number_is_told() {
    let mut race = Kept::new(queen()).begin();
    let seat = race.next().unwrap();
    let action = race.table.legal(seat)[0].clone();
    let command = act(seat, 0, &[&action]);
    race.does(&command);
    for _ in 0..3 {
        assert!(!race.try_do(&command).unwrap(), "done already");
    }
    assert_eq!(race.refused(&act(seat, 0, &["end"])), "host-decision");
    assert_eq!(race.refused(&act(seat, 7, &[&action])), "host-decision");
    assert_eq!(race.refused(&act(Seat(9), 0, &[&action])), "host-no-seat");
    // The last action of a game, too.
    race.play_out(1);
    let last = race.log.iter().rev().find_map(|logged| match &logged.event {
        Event::Acted { seat, decision, actions, .. } => {
            let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
            Some(act(*seat, *decision, &actions))
        }
        _ => None,
    });
    assert!(!race.try_do(&last.unwrap()).unwrap());
    let seat = Seat(0);
    assert_eq!(race.refused(&act(seat, race.table.decision(seat), &["end"])), "host-over");
}

#[test]
fn a_batch_is_done_whole_or_not_at_all_and_cites_the_rule() {
    let mut race = Kept::new(queen()).begin();
    while !race.table.legal(race.next().unwrap()).contains(&"speed:1".to_owned()) {
        let seat = race.next().unwrap();
        let action = race.table.legal(seat)[0].clone();
        race.act(seat, &[&action]).unwrap();
    }
    let seat = race.next().unwrap();
    let before = race.view(Some(seat));
    let fault = race.act(seat, &["speed:2", "back"]).unwrap_err();
    assert_eq!((fault.key(), fault.place.as_str()), ("host-illegal", "actions.1"));
    let cited = fault.cited().unwrap();
    assert!(cited.rule.starts_with("MQ-") && cited.edition == Some("it2019"), "{fault}");
    assert_eq!(race.view(Some(seat)), before);
    assert_eq!(race.act(seat, &[]).unwrap_err().key(), "actions-empty");
    assert_eq!(race.act(seat, &["speed:2", "sideways"]).unwrap_err().place, "actions.1");
    let other = Seat((seat.0 + 1) % 3);
    assert_eq!(race.act(other, &["speed:2"]).unwrap_err().key(), "host-not-deciding");
    assert_eq!(race.table.why_not(seat, "speed:2").unwrap(), None);
    assert!(race.table.why_not(seat, "back").unwrap().is_some());
}

#[test]
fn own_actions_are_taken_back_up_to_the_last_reveal() {
    let mut race = Kept::new(queen()).begin();
    while !race.table.legal(race.next().unwrap()).contains(&"speed:2".to_owned()) {
        let seat = race.next().unwrap();
        let action = race.table.legal(seat)[0].clone();
        race.act(seat, &[&action]).unwrap();
    }
    let seat = race.next().unwrap();
    let back = |scope, decision| Command::TakeBack { seat, decision, scope };
    let start = race.view(Some(seat));
    assert_eq!(race.refused(&back(Scope::Action, race.table.decision(seat))), "host-nothing-to-take-back");
    race.act(seat, &["speed:2"]).unwrap();
    let after_speed = race.view(Some(seat));
    let next = race.table.legal(seat).into_iter().find(|action| action != "end").unwrap();
    race.act(seat, &[&next]).unwrap();
    race.does(&back(Scope::Action, race.table.decision(seat)));
    assert_eq!(race.view(Some(seat)), after_speed);
    let number = race.table.decision(seat);
    race.act(seat, &[&next]).unwrap();
    assert_eq!(race.refused(&back(Scope::Turn, number)), "host-decision");
    let command = back(Scope::Turn, race.table.decision(seat));
    race.does(&command);
    assert!(!race.try_do(&command).unwrap(), "a retry takes back no more");
    assert_eq!(race.view(Some(seat)), start);
    race.replays();
    // Once another has decided, it is too late.
    race.play_on(seat);
    assert_eq!(race.refused(&back(Scope::Action, race.table.decision(seat))), "host-nothing-to-take-back");
    race.play_out(3);
    race.replays();
    let record = Record::<Queen>::read(&race.table.record(None, Form::Json).unwrap()).unwrap();
    verify(&record).unwrap();
}

impl Kept {
    /// Goes on until another than this seat has decided.
    fn play_on(&mut self, seat: Seat) {
        loop {
            let now = self.next().unwrap();
            let legal = self.table.legal(now);
            let action = legal.iter().find(|action| *action == "end").unwrap_or(&legal[0]).clone();
            self.act(now, &[&action]).unwrap();
            if now != seat {
                return;
            }
        }
    }
}

#[test]
fn more_is_taken_back_only_if_all_agree() {
    let mut race = Kept::new(queen()).begin();
    for _ in 0..40 {
        let seat = race.next().unwrap();
        let legal = race.table.legal(seat);
        let action = legal.iter().find(|action| *action == "end").unwrap_or(&legal[0]).clone();
        race.act(seat, &[&action]).unwrap();
    }
    let entries =
        |race: &Kept| Record::<Queen>::read(&race.table.record(None, Form::Json).unwrap()).unwrap().entries.len();
    let before = entries(&race);
    assert_eq!(race.refused(&Command::Answer { seat: Seat(1), agrees: true }), "host-not-asked");
    race.does(&Command::Ask { seat: Seat(0) });
    assert_eq!(race.refused(&Command::Ask { seat: Seat(1) }), "host-asked");
    assert_eq!(race.refused(&Command::Answer { seat: Seat(0), agrees: true }), "host-not-asked");
    race.does(&Command::Answer { seat: Seat(1), agrees: true });
    race.does(&Command::Answer { seat: Seat(2), agrees: false });
    assert_eq!(entries(&race), before, "one did not agree");
    race.does(&Command::Ask { seat: Seat(0) });
    race.does(&Command::Answer { seat: Seat(1), agrees: true });
    race.does(&Command::Answer { seat: Seat(2), agrees: true });
    assert!(entries(&race) < before);
    assert_eq!(race.next(), Some(Seat(0)));
    race.replays();
    // What was drawn before is drawn anew, and the proof still holds.
    race.play_out(5);
    race.replays();
    let record = Record::<Queen>::read(&race.table.record(None, Form::Json).unwrap()).unwrap();
    verify(&record).unwrap();
}

#[test]
fn what_was_proposed_before_the_table_went_on_is_not_accepted() {
    let mut race = Kept::new(queen()).begin();
    let seat = race.next().unwrap();
    let action = race.table.legal(seat)[0].clone();
    let command = act(seat, race.table.decision(seat), &[&action]);
    let propose = |race: &Kept| match race.table.propose(&command).unwrap() {
        Proposal::Add(next) => *next,
        Proposal::Done => panic!("it was done before"),
    };
    let (first, second) = (propose(&race), propose(&race));
    race.log.push(race.table.accept(first, 2000).unwrap());
    let before = race.table.look(None, Vec::new());
    assert_eq!(race.table.accept(second, 2000).unwrap_err().key(), "host-log");
    assert_eq!(race.table.look(None, Vec::new()), before);
    race.replays();
    // At another table the same place of the log is worth nothing.
    let next = match race.table.propose(&Command::Leave { seat, why: Leave::Left }).unwrap() {
        Proposal::Add(next) => *next,
        Proposal::Done => panic!("it was done before"),
    };
    let mut canoes = Kept::new(falls()).begin();
    while canoes.table.next_seq() < race.table.next_seq() {
        canoes.does(&Command::Say { player: player(0), name: "Ada".into(), text: "hi".into(), account: false });
    }
    assert_eq!(canoes.table.accept(next, 2000).unwrap_err().key(), "host-log");
}

#[test]
fn sealed_cards_are_told_to_nobody_else() {
    let mut canoes = Kept::new(falls()).begin();
    canoes.act(Seat(1), &["card:6"]).unwrap();
    let laid = canoes.log.last().unwrap().clone();
    let own = canoes.told(Some(Seat(1)), &laid);
    assert_eq!(own["actions"], json!(["card:6"]));
    for viewer in [None, Some(Seat(0)), Some(Seat(2))] {
        let told = canoes.told(viewer, &laid);
        let sealed = json!({ "seq": laid.seq, "at": laid.at, "kind": "acted", "seat": 1, "decision": 0, "drawn": [] });
        assert_eq!(told, sealed);
        assert_eq!(canoes.table.record(viewer, Form::Json).unwrap_err().key(), "record-hidden");
        assert!(!serde_json::to_string(&canoes.view(viewer)).unwrap().contains("\"card:6\""));
    }
    canoes.act(Seat(0), &["card:3"]).unwrap();
    canoes.act(Seat(2), &["card:4"]).unwrap();
    // The cards are opened one by one, and covered by the next one of their owner.
    let told = |canoes: &Kept| canoes.told(Some(Seat(0)), &laid)["actions"] == json!(["card:6"]);
    let open = |canoes: &Kept| json!(canoes.view(None))["players"]["yellow"]["card"] == 6;
    let (mut seen, mut covered) = (0, 0);
    for _ in 0..60 {
        assert_eq!(told(&canoes), open(&canoes));
        seen += usize::from(told(&canoes));
        covered += usize::from(seen > 0 && !told(&canoes));
        let seat = canoes.next().unwrap();
        let action = canoes.table.legal(seat)[0].clone();
        canoes.act(seat, &[&action]).unwrap();
        if canoes.round() == 7 {
            break;
        }
    }
    assert!(seen > 0 && covered > 0, "{seen} {covered}");
    canoes.play_out(9);
    assert!(told(&canoes), "when the game is over everything is open");
    assert!(canoes.table.record(None, Form::Json).unwrap().contains("card:6"));
}

#[test]
fn the_secret_and_who_players_are_stay_with_the_keeper() {
    let mut race = Kept::new(queen()).begin();
    let told = |race: &Kept| -> String {
        race.log.iter().map(|logged| race.told(Some(Seat(0)), logged).to_string()).collect()
    };
    let text = " <b>hi</b>\n".to_owned();
    race.does(&Command::Say { player: player(1), name: "Player 1".into(), text, account: true });
    let before = told(&race);
    assert!(before.contains("\"text\":\"<b>hi</b>\"") && before.contains("commitment"));
    assert!(!before.contains("player-") && !before.contains("secret") && !before.contains("0909"));
    race.play_out(1);
    assert!(told(&race).contains("0909"), "at the end it is told");
}

#[test]
fn what_is_said_tells_who_speaks() {
    let mut race = Kept::new(queen()).begin();
    let say = |number, account| {
        let (name, text) = ("Player 1".to_owned(), "hi".to_owned());
        Command::Say { player: player(number), name, text, account }
    };
    for (number, account, seat) in [(1, false, json!(1)), (0, true, json!(0)), (99, false, json!(null))] {
        race.does(&say(number, account));
        let told = race.told(None, race.log.last().unwrap());
        assert_eq!((&told["seat"], &told["account"]), (&seat, &json!(account)), "{told}");
    }
    // Logs from before say nothing about it, and are not told as if they did.
    let old = json!({ "seq": 9, "at": 0, "kind": "said", "player": "x", "name": "Ada", "text": "hi" });
    let told = race.told(None, &serde_json::from_value(old).unwrap());
    assert_eq!(told, json!({ "seq": 9, "at": 0, "kind": "said", "name": "Ada", "text": "hi" }));
}

#[test]
fn seats_are_for_those_who_may_sit_there() {
    let mut config = queen();
    config.seats = vec![SeatKind::Maker, SeatKind::Invited, SeatKind::Bot { level: "easy".into() }];
    let mut race = Kept::new(config);
    let wrong = Command::Sit { seat: Seat(0), player: player(1), name: "x".into(), seed: String::new(), invited: true };
    assert_eq!(race.refused(&wrong), "host-not-invited");
    assert_eq!(race.refused(&sit(1, false)), "host-not-invited");
    assert_eq!(race.refused(&sit(2, true)), "host-not-invited");
    assert_eq!(race.refused(&Command::Begin), "host-seat-open");
    race.does(&sit(0, false));
    race.does(&sit(1, true));
    assert!(!race.try_do(&sit(1, true)).unwrap());
    race.does(&Command::Stand { seat: Seat(1) });
    race.does(&sit(1, true));
    let taken = Command::Sit { seat: Seat(1), player: player(7), name: "x".into(), seed: String::new(), invited: true };
    assert_eq!(race.refused(&taken), "host-taken");
    for (name, key) in [("", "host-empty"), (" \n ", "host-empty"), (&*"x".repeat(41), "host-too-long")] {
        race.does(&Command::Stand { seat: Seat(1) });
        let command =
            Command::Sit { seat: Seat(1), player: player(1), name: name.into(), seed: String::new(), invited: true };
        assert_eq!(race.refused(&command), key);
        race.does(&sit(1, true));
    }
    race.does(&Command::Begin);
    assert!(!race.try_do(&Command::Begin).unwrap());
    assert_eq!(race.refused(&Command::Stand { seat: Seat(1) }), "host-begun");
    assert_eq!(race.table.seats_of(&player(1)), [Seat(1)]);
}

#[test]
fn bots_play_where_they_belong_and_for_those_who_are_away() {
    let mut config = falls();
    config.seats[2] = SeatKind::Bot { level: "easy".into() };
    let mut canoes = Kept::new(config).begin();
    assert_eq!(canoes.table.waiting_for_bots(), [Seat(2)]);
    canoes.does(&Command::Leave { seat: Seat(0), why: Leave::Left });
    assert_eq!(canoes.table.waiting_for_bots(), [Seat(0), Seat(2)]);
    assert!(!canoes.try_do(&Command::Leave { seat: Seat(0), why: Leave::Left }).unwrap());
    let command = canoes.table.ask_bot(Seat(0), 1).unwrap()().unwrap();
    assert!(matches!(&command, Command::Act { by_bot: true, .. }));
    canoes.does(&command);
    canoes.does(&Command::ComeBack { seat: Seat(0) });
    assert_eq!(canoes.table.waiting_for_bots(), [Seat(2)]);
    canoes.does(&Command::Leave { seat: Seat(1), why: Leave::Resigned });
    assert_eq!(canoes.refused(&Command::ComeBack { seat: Seat(1) }), "host-resigned");
    canoes.does(&Command::Leave { seat: Seat(0), why: Leave::Left });
    while let Some(&seat) = canoes.table.waiting_for_bots().first() {
        let command = canoes.table.ask_bot(seat, 1).unwrap()().unwrap();
        canoes.does(&command);
    }
    assert_eq!(canoes.table.stage(), Stage::Over);
    canoes.replays();
    // Who has left has no say in it, and resigned for good.
    let next = Command::Rematch { table: "next".into() };
    assert_eq!(canoes.refused(&next), "host-no-offer");
    for seat in [0, 1].map(Seat) {
        assert_eq!(canoes.refused(&Command::OfferRematch { seat }), "host-left");
    }
    canoes.does(&Command::ComeBack { seat: Seat(0) });
    canoes.does(&Command::OfferRematch { seat: Seat(0) });
    canoes.does(&next);
    assert!(!canoes.try_do(&Command::Rematch { table: "other".into() }).unwrap());
}

#[test]
fn closed_tables_stay_closed() {
    let mut race = Kept::new(queen());
    race.does(&sit(1, false));
    race.does(&Command::Close);
    assert!(!race.try_do(&Command::Close).unwrap());
    assert_eq!(race.table.stage(), Stage::Closed);
    for command in [sit(0, true), Command::Stand { seat: Seat(1) }, Command::Begin] {
        assert_eq!(race.refused(&command), "host-closed", "{command:?}");
    }
    race.replays();
    let mut race = Kept::new(queen()).begin();
    assert_eq!(race.refused(&Command::Close), "host-begun");
}

#[test]
fn who_was_removed_needs_an_invitation() {
    let mut race = Kept::new(queen());
    race.does(&sit(1, false));
    race.now = 2000;
    race.does(&Command::Remove { seat: Seat(1) });
    assert_eq!(race.table.removed_at(&player(1)), Some(2000));
    assert_eq!(race.refused(&sit(1, false)), "host-removed");
    assert_eq!(host::replay(&race.log).unwrap().removed_at(&player(1)), Some(2000));
    race.does(&sit(1, true));
    assert_eq!(race.table.removed_at(&player(1)), None);
    race.does(&Command::Stand { seat: Seat(1) });
    race.does(&sit(1, false));
}

#[test]
fn clocks_run_while_a_seat_decides() {
    let pace = Pace::Live { seconds: 60, increment: 5 };
    let mut race = Kept::new(Config { pace, ..queen() }).begin();
    let first = race.next().unwrap();
    assert_eq!(race.table.next_deadline(), Some(61_000));
    race.now += 10_000;
    let action = race.table.legal(first)[0].clone();
    race.act(first, &[&action]).unwrap();
    let second = race.next().unwrap();
    assert_ne!(first, second);
    // The next one has a full clock.
    assert_eq!(race.table.next_deadline(), Some(11_000 + 60_000));
    assert_eq!(race.table.out_of_time(70_999), []);
    assert_eq!(race.table.out_of_time(71_000), [second]);
    race.now = 71_000;
    // Whoever has acted meanwhile, or is not late after all, keeps the seat.
    assert!(!race.try_do(&Command::Expire { seat: second, now: 70_999 }).unwrap());
    assert!(!race.try_do(&Command::Expire { seat: first, now: 71_000 }).unwrap());
    race.does(&Command::Expire { seat: second, now: 71_000 });
    assert_eq!(race.table.waiting_for_bots(), [second]);
    assert_eq!(race.table.next_deadline(), None);
    race.replays();
    let wait = Config { pace: Pace::PerTurn { seconds: 9 }, absent: Absent::Wait, ..queen() };
    let mut race = Kept::new(wait).begin();
    // Nothing happens by itself, but the time that is over can be seen.
    assert_eq!(race.table.next_deadline(), None);
    let seat = race.next().unwrap();
    assert_eq!(race.table.status().seats[usize::from(seat.0)].deadline, Some(10_000));
    assert!(!race.try_do(&Command::Expire { seat, now: 60_000 }).unwrap());
}

#[test]
fn no_time_is_gathered_by_taking_back() {
    let pace = Pace::Live { seconds: 60, increment: 5 };
    let mut race = Kept::new(Config { pace, ..queen() }).begin();
    let first = race.next().unwrap();
    let left = |race: &Kept| race.table.status().seats[usize::from(first.0)].clone();
    let action = race.table.legal(first)[0].clone();
    for _ in 0..3 {
        race.now += 1000;
        race.act(first, &[&action]).unwrap();
        let decision = race.table.decision(first);
        race.does(&Command::TakeBack { seat: first, decision, scope: Scope::Action });
    }
    // Three seconds were used, and none was earned.
    assert_eq!(left(&race).deadline, Some(race.now + 57_000));
    race.act(first, &[&action]).unwrap();
    assert_eq!((left(&race).clock, left(&race).deadline), (Some(57_000 + 5_000), None));
    race.replays();
}

#[test]
fn games_from_elsewhere_can_be_looked_at_or_go_on() {
    let mut race = Kept::new(queen()).begin();
    let bring = |text: String| {
        let mut brought = Kept::new(queen());
        let logged = Logged { seq: 1, at: 1000, event: Event::Imported { record: text } };
        brought.table.apply(&logged).unwrap();
        brought.log.push(logged);
        brought
    };
    for _ in 0..9 {
        let seat = race.next().unwrap();
        let action = race.table.legal(seat)[0].clone();
        race.act(seat, &[&action]).unwrap();
    }
    let half = race.table.record(None, Form::Json).unwrap();
    let mut brought = bring(half.clone());
    assert_eq!((brought.table.stage(), brought.table.record(None, Form::Json).unwrap()), (Stage::Gathering, half));
    brought = brought.begin();
    brought.play_out(3);
    assert_eq!(brought.table.stage(), Stage::Over);
    assert!(brought.table.proof().is_none(), "nobody can vouch for the first half");
    brought.replays();

    // A record may start from a situation; it still does when it goes out again.
    let mut record = Record::<Queen>::read(&race.table.record(None, Form::Json).unwrap()).unwrap();
    let replay = record.replay().unwrap();
    record.start = Some(replay.game.position(replay.last()));
    record.entries.clear();
    let from = record.to_json().unwrap();
    assert_eq!(bring(from.clone()).table.record(None, Form::Json).unwrap(), from);

    race.play_out(5);
    let whole = race.table.record(None, Form::Text).unwrap();
    let brought = bring(whole.clone());
    assert_eq!(brought.table.stage(), Stage::Over);
    assert_eq!(brought.table.record(None, Form::Text).unwrap(), whole, "with its proof");
    brought.replays();
}

#[test]
fn a_promise_that_was_changed_in_the_log_is_found_out() {
    let mut race = Kept::new(queen()).begin();
    if let Event::Made { commitment, .. } = &mut race.log[0].event {
        *commitment = Secret::new([8; 32]).commitment();
    }
    assert_eq!(host::replay(&race.log).err().unwrap().key(), "host-log");
}

#[test]
fn impossible_tables_are_refused_with_the_place() {
    let place = |config: Config| host::check(&config).unwrap_err().place;
    assert_eq!(place(Config { game: "chess".into(), ..queen() }), "game");
    assert_eq!(place(Config { table: json!({ "edition": "it2019", "seats": 9 }), ..queen() }), "table.seats");
    assert_eq!(place(Config { table: json!({ "edition": "it2019", "seats": 2 }), ..queen() }), "seats");
    assert!(place(Config { table: json!(7), ..queen() }).starts_with("table"));
}
