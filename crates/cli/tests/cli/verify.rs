//! Fair chance, checked from outside.

use crate::commands::{document, folder, refused, said};
use api::{SeatKind, Stage};
use host::config::Config;
use host::fair::Secret;
use host::{Command, Event, Logged, PlayerId, Proposal};
use serde_json::json;

/// The record of a game of bots, kept as a server keeps it.
fn game_of_bots() -> String {
    let config = Config {
        game: "mississippi-queen".to_owned(),
        table: json!({ "edition": "ru2019", "seats": 3, "round_limit": 8 }),
        seats: vec![SeatKind::Bot { level: "random".to_owned() }; 3],
        public: false,
        pace: api::Pace::default(),
        absent: api::Absent::default(),
    };
    let secret = Secret::new([3; 32]);
    let made = Event::made(config, PlayerId("x".into()), secret).unwrap();
    let mut table = host::replay(&[Logged { seq: 0, at: 0, event: made }]).unwrap();
    let mut command = Command::Begin;
    loop {
        let Proposal::Add(next) = table.propose(&command).unwrap() else { panic!("{command:?} was done before") };
        table.accept(*next, 0).unwrap();
        if table.stage() == Stage::Over {
            return table.record(None, host::Form::Json).unwrap();
        }
        command = table.ask_bot(table.waiting_for_bots()[0], 5).unwrap()().unwrap();
    }
}

#[test]
fn the_draws_of_a_game_are_checked() {
    let files = folder("verify");
    std::fs::create_dir_all(&files).unwrap();
    let record = game_of_bots();
    let file = files.join("game.json");
    let path = file.to_str().unwrap();
    std::fs::write(&file, &record).unwrap();
    let result = document(&["verify", path, "--json"]);
    assert_eq!(result["holds"], true);
    assert!(said(&["verify", path]).starts_with("All draws are as promised: "));
    assert!(said(&["verify", path, "--lang", "fr"]).starts_with("Les tirages sont ceux"));
    assert!(said(&["replay", path]).contains("ru2019"), "it replays like any other");
    let wrong = |from: &str, to: &str| {
        std::fs::write(&file, record.replacen(from, to, 1)).unwrap();
        refused(&["verify", path], "")
    };
    let secret = "03".repeat(32);
    assert!(wrong(&secret, &"04".repeat(32)).contains("the secret is not the one that was promised"));
    assert!(wrong(&secret, "03").contains("this is not a hash"));
    assert!(wrong("\"draws\":[0,", "\"draws\":[1,").contains("do not increase"));
    assert!(wrong("\"seeds\":[\"\"", "\"seeds\":[\"x\"").contains("is not what the dice gave"));
    let golden = format!("{}/../../fixtures/niagara/records/3-count.rec", env!("CARGO_MANIFEST_DIR"));
    assert!(refused(&["verify", &golden], "").contains("says nothing about its draws"));
    std::fs::remove_dir_all(files).unwrap();
}
