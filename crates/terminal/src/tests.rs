//! Screens as they are drawn, and whole games by keys and mouse, without a terminal.

use crate::face::face_of;
use crate::local::{LocalDesk, LocalPlayer, Setup, seats_in};
use crate::plain::{Ending, dialogue};
use crate::play::App;
use crate::replay::Film;
use crate::rules::{Reader, Reading};
use crate::say::ReportText;
use crate::session::Session;
use crate::{Desk, Look};
use api::{Stage, View};
use game::{Game, Ignore, Seat};
use mississippi::Queen;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Cell;
use ratatui::crossterm::event::{Event, KeyCode, MouseButton, MouseEvent, MouseEventKind};
use ratatui::style::Color;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use words::Lang;

const LOOK: Look = Look { lang: Lang::En, colours: true };

fn queen(round_limit: u16) -> (&'static str, Value) {
    let table = json!({ "edition": "it2019", "seats": 3, "b_tiles": ["B1", "B3-1"], "round_limit": round_limit });
    ("mississippi-queen", table)
}

fn niagara(round_limit: u16) -> (&'static str, Value) {
    ("niagara", json!({ "seats": 3, "round_limit": round_limit }))
}

fn setup((game, table): (&str, Value), guests: [&str; 3]) -> Setup {
    let guest = |name: &str| match name {
        "random" | "easy" | "medium" => LocalPlayer::Bot(name.to_owned()),
        name => LocalPlayer::Person(name.to_owned()),
    };
    let guests = guests.map(guest).to_vec();
    let unnamed = vec![String::new(); guests.len()];
    Setup { game: game.to_owned(), table, guests, unnamed, record: None, secret: [7; 32], seed: 1 }
}

fn desk(table: (&str, Value), guests: [&str; 3]) -> LocalDesk {
    LocalDesk::begin(&setup(table, guests)).expect("the table is fine")
}

/// What stands on the screen.
fn shown(terminal: &Terminal<TestBackend>) -> String {
    let buffer = terminal.backend().buffer();
    let width = usize::from(buffer.area.width);
    let line = |row: &[Cell]| row.iter().map(Cell::symbol).collect::<String>().trim_end().to_owned();
    buffer.content.chunks(width).map(line).collect::<Vec<_>>().join("\n")
}

fn colours(terminal: &Terminal<TestBackend>) -> usize {
    let cells = &terminal.backend().buffer().content;
    cells.iter().filter(|cell| cell.bg != Color::Reset || cell.fg != Color::Reset).count()
}

struct Show<'a> {
    app: App<'a>,
    terminal: Terminal<TestBackend>,
}

impl<'a> Show<'a> {
    fn new(desk: &'a mut LocalDesk, look: Look, (width, height): (u16, u16)) -> Self {
        let app = App::new(Session::open(desk, None, look.lang).unwrap(), look);
        Self { app, terminal: Terminal::new(TestBackend::new(width, height)).unwrap() }
    }

    fn draw(&mut self) -> String {
        self.terminal.draw(|frame| self.app.draw(frame)).unwrap();
        shown(&self.terminal)
    }

    fn press(&mut self, code: KeyCode) {
        self.app.tick();
        self.app.key(code.into());
    }

    fn is_over(&self) -> bool {
        self.app.session.snapshot.status().stage == Stage::Over
    }
}

#[test]
fn screens_of_the_race() {
    let mut desk = desk(queen(12), ["Ada", "Ben", "Cleo"]);
    let mut stage = Show::new(&mut desk, LOOK, (80, 24));
    insta::assert_snapshot!("queen-start-80x24", stage.draw());
    // Three bows are set, then the first boat may move.
    for _ in 0..3 {
        stage.press(KeyCode::Enter);
    }
    insta::assert_snapshot!("queen-speed-80x24", stage.draw());
    assert!(colours(&stage.terminal) > 100);
    stage.press(KeyCode::Enter);
    insta::assert_snapshot!("queen-ways-80x24", stage.draw());
    stage.press(KeyCode::Char('?'));
    insta::assert_snapshot!("queen-keys-80x24", stage.draw());
}

#[test]
fn a_larger_screen_shows_more() {
    let mut desk = desk(queen(12), ["Ada", "Ben", "Cleo"]);
    let mut stage = Show::new(&mut desk, Look { colours: false, ..LOOK }, (140, 45));
    for _ in 0..3 {
        stage.press(KeyCode::Enter);
    }
    stage.press(KeyCode::Char('+'));
    insta::assert_snapshot!("queen-near-140x45", stage.draw());
    stage.press(KeyCode::Char('-'));
    stage.press(KeyCode::Char('-'));
    insta::assert_snapshot!("queen-far-140x45", stage.draw());
    assert_eq!(colours(&stage.terminal), 0, "without colour there is none");
}

#[test]
fn screens_of_the_river() {
    let mut desk = desk(niagara(4), ["Ada", "random", "random"]);
    let mut stage = Show::new(&mut desk, LOOK, (80, 24));
    insta::assert_snapshot!("niagara-cards-80x24", stage.draw());
    stage.press(KeyCode::Char('3'));
    let picked = stage.draw();
    assert!(picked.contains("> Card 3"), "{picked}");
}

#[test]
fn a_refusal_cites_the_rule() {
    let mut desk = desk(queen(12), ["Ada", "Ben", "Cleo"]);
    let mut stage = Show::new(&mut desk, LOOK, (80, 24));
    for _ in 0..3 {
        stage.press(KeyCode::Enter);
    }
    stage.press(KeyCode::Down);
    let screen = stage.draw();
    assert!(screen.contains("Back off is not allowed. MQ-MOV-02"), "{screen}");
    stage.press(KeyCode::Tab);
    assert!(!stage.draw().contains("MQ-"), "the next key puts it away");
}

#[test]
fn steps_are_taken_back_and_turns_restarted() {
    let mut desk = desk(queen(12), ["Ada", "Ben", "Cleo"]);
    let mut stage = Show::new(&mut desk, LOOK, (80, 24));
    for _ in 0..3 {
        stage.press(KeyCode::Enter);
    }
    let before = stage.app.session.snapshot.state().view.clone();
    stage.press(KeyCode::Up);
    assert_ne!(stage.app.session.snapshot.state().view, before, "one step ahead");
    stage.press(KeyCode::Backspace);
    stage.press(KeyCode::Backspace);
    assert_eq!(stage.app.session.snapshot.state().view, before);
    stage.press(KeyCode::Up);
    stage.press(KeyCode::Esc);
    assert_eq!(stage.app.session.snapshot.state().view, before);
}

#[test]
fn a_card_is_covered_between_players() {
    let mut desk = desk(niagara(4), ["Ada", "Ben", "random"]);
    let mut stage = Show::new(&mut desk, LOOK, (80, 24));
    let covered = stage.draw();
    assert!(covered.contains("Ada takes the screen") && !covered.contains("Card 1"), "{covered}");
    stage.press(KeyCode::Enter);
    assert!(stage.draw().contains("Card 1"));
    stage.press(KeyCode::Char('4'));
    stage.press(KeyCode::Enter);
    let covered = stage.draw();
    assert!(covered.contains("Ben takes the screen") && !covered.contains("Card 1"), "{covered}");
}

/// A whole game by taking advice, to the end that its own rules give it.
fn play_through(table: (&str, Value), guests: [&str; 3], secret: u8, size: (u16, u16)) {
    let setup = Setup { secret: [secret; 32], ..setup(table, guests) };
    let mut desk = LocalDesk::begin(&setup).expect("the table is fine");
    let mut stage = Show::new(&mut desk, LOOK, size);
    let begun = Instant::now();
    while !stage.is_over() {
        assert!(begun.elapsed() < Duration::from_mins(1), "it does not end: {}", stage.draw());
        stage.app.tick();
        let bots: Vec<bool> = guests.map(|guest| guest == "medium").into();
        // Bots lay their cards first, so that the game does not depend on who is faster.
        if stage.app.session.snapshot.status().deciding().any(|seat| bots[usize::from(seat.0)]) {
            std::thread::sleep(Duration::from_millis(1));
        } else if stage.app.session.waits.is_some() {
            stage.press(KeyCode::Enter);
        } else if stage.app.session.seat.is_some() {
            let before = stage.app.session.snapshot.state().last_moment;
            stage.press(KeyCode::Char('a'));
            let advice = stage.draw();
            assert!(size.0 < 80 || advice.contains("A bot would play: "), "{advice}");
            stage.press(KeyCode::Enter);
            assert!(stage.app.session.snapshot.state().last_moment > before, "{}", stage.draw());
        }
    }
    let end = stage.draw();
    assert!(end.contains("The game is over."), "{end}");
    let outcome = stage.app.session.snapshot.state().outcome.as_ref().unwrap();
    assert_ne!(outcome.reason, "round-limit");
}

#[test]
fn whole_races_by_advice() {
    play_through(queen(100), ["Ada", "medium", "medium"], 7, (80, 24));
    play_through(queen(100), ["Ada", "Ben", "Cleo"], 7, (100, 30));
}

#[test]
fn whole_games_on_the_river_by_advice() {
    play_through(niagara(200), ["Ada", "medium", "medium"], 8, (80, 24));
    play_through(niagara(200), ["Ada", "Ben", "medium"], 8, (40, 12));
}

#[test]
fn at_a_table_on_this_machine_nobody_listens() {
    let mut desk = desk(queen(12), ["Ada", "Ben", "Cleo"]);
    let mut stage = Show::new(&mut desk, LOOK, (80, 24));
    stage.press(KeyCode::Char('t'));
    for letter in "hi".chars() {
        stage.press(KeyCode::Char(letter));
    }
    assert!(stage.draw().contains("hi_"));
    stage.press(KeyCode::Enter);
    assert!(stage.draw().contains("there is no chat here"));
}

#[test]
fn a_record_has_what_is_sealed_and_who_sits_where() {
    let mut desk = desk(niagara(200), ["Ada: the first", "easy", "easy"]);
    desk.act(Seat(0), &["card:4".to_owned()]).unwrap();
    let record = desk.record().unwrap();
    assert!(record.contains("\nbrown: card:4\n"), "{record}");
    let guests = seats_in(&record).unwrap().unwrap();
    assert_eq!(guests, setup(niagara(200), ["Ada: the first", "easy", "easy"]).guests);
    assert_eq!(seats_in("paddlewheel-record 1\n"), Ok(None));
    assert_eq!(seats_in("a\n# seats: [\"nobody\"]").unwrap_err().place, "line 2");
    let again = Setup { record: Some(record.clone()), guests, ..setup(niagara(200), ["", "", ""]) };
    let mut desk = LocalDesk::begin(&again).unwrap();
    assert!(desk.legal(Seat(0)).unwrap().is_empty(), "the card lies already");
    assert_eq!(desk.record().unwrap(), record);
}

#[test]
fn a_turn_by_mouse() {
    let mut desk = desk(queen(12), ["Ada", "Ben", "Cleo"]);
    let mut stage = Show::new(&mut desk, LOOK, (80, 24));
    for _ in 0..3 {
        stage.press(KeyCode::Enter);
    }
    let click = |stage: &mut Show<'_>, sign: &str| {
        let screen = stage.draw();
        let (row, line) = screen.lines().enumerate().find(|(_, line)| line.contains(sign)).expect("it is there");
        let column = line.split(sign).next().unwrap_or_default().chars().count() as u16;
        let kind = MouseEventKind::Down(MouseButton::Left);
        let modifiers = ratatui::crossterm::event::KeyModifiers::NONE;
        stage.app.event(&Event::Mouse(MouseEvent { kind, column, row: row as u16, modifiers }));
    };
    let turn = stage.app.session.snapshot.status().turn;
    // The first place that can be reached, then the same one again, then the first way there.
    click(&mut stage, "<");
    click(&mut stage, "[");
    click(&mut stage, "> ");
    assert!(stage.app.session.snapshot.status().turn > turn, "{}", stage.draw());
}

/// A whole dialogue; what was said, and how it ended.
fn talk(setup: &Setup, input: &str) -> (String, Ending) {
    let mut out = Vec::new();
    let mut desk = LocalDesk::begin(setup).unwrap();
    let mut save_as = |_: &str, _: &str| Ok(());
    let ending = dialogue(&mut desk, None, &mut save_as, LOOK, &mut input.as_bytes(), &mut out).unwrap();
    (String::from_utf8(out).unwrap(), ending)
}

#[test]
fn a_dialogue_line_by_line() {
    let script = "board\nwhy speed:6\nbow:n\nbow:n\nbow:n\nwhy speed:6\nspeed:9\n77\nspeed:1 ahead end\nundo\nquit\n";
    let (said, ending) = talk(&setup(queen(12), ["Ada", "Ben", "Cleo"]), script);
    assert_eq!(ending, Ending::Quit);
    assert!(said.contains("speed:6 is not allowed. MQ-"), "a refusal cites the rule: {said}");
    insta::assert_snapshot!("queen-dialogue", said);
    let (said, ending) = talk(&setup(niagara(3), ["Ada", "random", "random"]), "board\ncard:2\n");
    assert_eq!(ending, Ending::InputEnded);
    assert!(said.contains("Card 2 (card:2)") && said.ends_with("before the game did.\n"), "{said}");
}

#[test]
fn a_closer_list_and_advice_are_left_again() {
    let table = setup(queen(12), ["Ada", "Ben", "Cleo"]);
    let bows = "1\n1\n1\n";
    let lists = |input: &str| {
        let (told, ending) = talk(&table, &format!("{bows}{input}quit\n"));
        assert_eq!(ending, Ending::Quit, "{told}");
        told.split("Your turn, Blue").skip(1).map(|list| list.lines().nth(1).unwrap_or_default().to_owned()).collect()
    };
    let outer: Vec<String> = lists("choices\n");
    assert_eq!(outer[0], outer[1]);
    for leaving in ["1\nundo\n", "1\nrestart\n", "advice\nundo\n"] {
        let told: Vec<String> = lists(leaving);
        assert_eq!(told.len(), 3, "{told:?}");
        assert_ne!(told[0], told[1]);
        assert_eq!(told[0], told[2], "{leaving}");
    }
}

#[test]
fn lines_that_tell_the_keys_fit_80_columns() {
    for lang in Lang::ALL {
        for key in ["term-hint", "term-replay-hint", "term-rules-hint"] {
            let line = ratatui::text::Line::raw(words::text(lang, key, &[]));
            assert!(line.width() < 80, "{} {key}: {} columns", lang.code(), line.width() + 1);
        }
    }
}

#[test]
fn the_game_in_short_comes_once() {
    let made = setup(niagara(30), ["Ada", "Ben", "random"]);
    let mut desk = LocalDesk::begin(&made).unwrap();
    let mut session = Session::open(&mut desk, None, LOOK.lang).unwrap();
    assert!(session.is_fresh());
    session.uncover().unwrap();
    session.act(&["card:1".to_owned()]).unwrap();
    assert!(!session.is_fresh());
    let record = session.record().unwrap();
    let mut again = LocalDesk::begin(&Setup { record: Some(record), ..made }).unwrap();
    assert!(!Session::open(&mut again, None, LOOK.lang).unwrap().is_fresh(), "it goes on");
}

#[test]
fn whole_dialogues_by_the_first_choice() {
    let (said, ending) = talk(&setup(queen(6), ["Ada", "random", "random"]), &"1\n".repeat(2000));
    assert_eq!(ending, Ending::Over, "{said}");
    let (said, ending) = talk(&setup(niagara(6), ["Ada", "random", "random"]), &"1\n".repeat(2000));
    assert_eq!(ending, Ending::Over, "{said}");
    assert!(said.contains("The river flows"), "{said}");
}

/// NI-R-19: the report tells a card of another player as long as it lies open, and no longer.
#[test]
fn the_report_forgets_covered_cards() {
    let mut desk = desk(niagara(9), ["Ada", "random", "random"]);
    let mut session = Session::open(&mut desk, None, Lang::En).unwrap();
    let number = |line: &ReportText| {
        let card = line.text.split(" reveals ").nth(1)?;
        (card != "a card" && !line.text.starts_with("Ada")).then(|| line.text.clone())
    };
    let told = |session: &Session<'_>| session.report.iter().filter_map(|(_, line)| number(line)).count();
    let open = |session: &Session<'_>| {
        let View::Niagara(view) = &session.snapshot.state().view else { panic!("another game") };
        view.players.values().filter(|player| player.seat != Seat(0) && player.card.is_some()).count()
    };
    let mut most = 0;
    while session.snapshot.status().stage != Stage::Over {
        match session.legal.first().cloned() {
            Some(action) => session.act(&[action]).unwrap(),
            None => drop(session.news(Duration::from_millis(50)).unwrap()),
        }
        if session.snapshot.status().stage != Stage::Over {
            assert!(told(&session) <= open(&session), "{:?}", session.report);
            most = most.max(told(&session));
        }
    }
    assert_eq!(most, 2, "what lies open is told");
    assert_eq!(told(&session), 2 * 9, "at the end everything is told");
}

#[test]
fn a_kept_game_goes_on() {
    let mut kept = String::new();
    let mut keep = |record: &str| {
        record.clone_into(&mut kept);
        Ok(())
    };
    let mut out = Vec::new();
    let mut desk = LocalDesk::begin(&setup(queen(12), ["Ada", "random", "random"])).unwrap();
    let mut save_as = |_: &str, _: &str| Ok(());
    let mut input = "1\n1\n1\n1\n1\nquit\n".as_bytes();
    dialogue(&mut desk, Some(&mut keep), &mut save_as, LOOK, &mut input, &mut out).unwrap();
    let moments = desk.last_moment();
    let mut again = setup(queen(12), ["Ada", "random", "random"]);
    let record = game::Record::<Queen>::read(&kept).unwrap().to_json().unwrap();
    again.record = Some(record);
    let mut desk = LocalDesk::begin(&again).unwrap();
    assert_eq!(desk.last_moment(), moments);
    assert!(!desk.look(None).unwrap().status().seats.is_empty());
}

#[test]
fn a_game_step_by_step() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/niagara/records/4.rec");
    let record = game::Record::<niagara::Niagara>::read(&std::fs::read_to_string(file).unwrap()).unwrap();
    let mut again = setup(("niagara", serde_json::to_value(&record.table).unwrap()), ["a", "b", "c"]);
    again.guests.push(LocalPlayer::Person("d".to_owned()));
    again.record = Some(record.to_json().unwrap());
    let mut desk = LocalDesk::look_back(&again).unwrap();
    let mut film = Film::new(&mut desk, LOOK).unwrap();
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    for _ in 0..12 {
        film.key(KeyCode::PageDown.into());
    }
    film.key(KeyCode::Right.into());
    terminal.draw(|frame| film.draw(frame).unwrap()).unwrap();
    insta::assert_snapshot!("niagara-replay-80x24", shown(&terminal));
    film.key(KeyCode::End.into());
    terminal.draw(|frame| film.draw(frame).unwrap()).unwrap();
    assert!(shown(&terminal).contains("1. "), "{}", shown(&terminal));
}

#[test]
fn rules_are_found_and_compared() {
    let reading = Reading { game: "mississippi-queen".to_owned(), edition: None, other: None, query: String::new() };
    let mut reader = Reader::new(&reading, LOOK).unwrap();
    let mut terminal = Terminal::new(TestBackend::new(100, 20)).unwrap();
    for letter in "psh-06".chars() {
        reader.key(KeyCode::Char(letter).into()).unwrap();
    }
    terminal.draw(|frame| reader.draw(frame)).unwrap();
    let screen = shown(&terminal);
    assert!(screen.contains("MQ-PSH-06") && !screen.contains("MQ-PSH-05"), "{screen}");
    let compare = Reading { edition: Some("it2019".to_owned()), other: Some("it1997".to_owned()), ..reading };
    let reader = Reader::new(&compare, LOOK).unwrap();
    terminal.draw(|frame| reader.draw(frame)).unwrap();
    insta::assert_snapshot!("rules-compared-100x20", shown(&terminal));
}

/// What is asked, and what can be answered, when red has gone one space ahead at speed 1 in a race of two boats each.
fn after_red(at: &str, bow: &str) -> (String, Vec<String>) {
    let boats = json!({
        "red": { "at": at, "bow": bow, "coal": 5 },
        "orange": { "at": "1.12" },
        "blue": { "at": "0.12" },
        "green": { "at": "0.7" },
    });
    let table = json!({ "edition": "it1997", "seats": 2 });
    let start =
        json!({ "format": 1, "table": table, "river": ["A0", "A1-1", "A2-1"], "boats": boats, "to_move": "red" });
    let (queen, mut state) = Queen::load(&game::json::from_value(&start).unwrap()).unwrap();
    for action in ["speed:1", "ahead", "end"] {
        queen.act(&mut state, Seat(0), action.parse().unwrap(), &mut Ignore).unwrap();
    }
    let face = face_of(&queen.view(&state, None).into(), &[]);
    let mut legal = Vec::new();
    queen.legal(&state, Seat(0), &mut legal);
    let said = legal.iter().map(|action| face.in_words(&[action.to_string()], Lang::En)).collect();
    let prompt = <Queen as host::Hosted>::prompt(&queen.view(&state, None), Some(Seat(0)));
    (words::message(Lang::En, &prompt, &|seat| seat.to_string()), said)
}

#[test]
fn a_passenger_can_be_handed_back() {
    let (asked, choices) = after_red("1.7", "nw");
    assert_eq!(asked, "Red has taken a passenger aboard: keep the passenger, or hand them back.");
    assert_eq!(choices, ["Hand the passenger back", "Keep the passenger"]);
    let (asked, choices) = after_red("1.2", "n");
    assert_eq!(asked, "Red can transfer coal now, or go on without.");
    assert_eq!(choices, ["Take 1 coal from Orange", "Transfer no more coal"]);
}
