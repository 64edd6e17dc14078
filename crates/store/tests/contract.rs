//! The contract of a store, held by both databases.

#[path = "contract/administration.rs"]
mod administration;

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use store::{Append, Card, Due, Filter, Key, KeyKind, LogLine, News, Player, Quota, Store, StoreError, TokenScope};
use testkit::postgres::{Postgres, Safety};

fn append(table: &str, seq: u64) -> Append {
    let line = LogLine { seq, at: 1000 + seq, body: format!("{{\"event\":{seq},\"text\":\"Ünïcode '\\\" ;--\"}}") };
    Append { table: table.to_owned(), line, card: None, due: Due::Same, quota: None }
}

fn card(table: &str, updated: u64, players: &[&str]) -> Card {
    Card {
        table: table.to_owned(),
        game: "niagara".to_owned(),
        stage: "gathering".to_owned(),
        public: true,
        open_seats: 2,
        created: 5,
        updated,
        players: players.iter().map(ToString::to_string).collect(),
        body: "{}".to_owned(),
    }
}

/// Logs have no gaps and no two events at one place, whoever writes.
async fn logs(store: &Arc<dyn Store>) {
    assert_eq!(store.log("a", 0).await.unwrap(), []);
    assert!(matches!(store.append(append("a", 1)).await, Err(StoreError::Conflict)), "a gap");
    for seq in 0..5 {
        store.append(append("a", seq)).await.unwrap();
    }
    let mut other = append("a", 4);
    other.line.body.push_str(" other");
    assert!(matches!(store.append(other).await, Err(StoreError::Conflict)), "a second one");
    assert!(matches!(store.append(append("a", 6)).await, Err(StoreError::Conflict)), "a gap");
    let lines = store.log("a", 0).await.unwrap();
    assert_eq!(lines, (0..5).map(|seq| append("a", seq).line).collect::<Vec<_>>());
    assert_eq!(store.log("a", 3).await.unwrap(), lines[3..]);
    assert_eq!(store.log("a", 9).await.unwrap(), []);
    assert_eq!(store.log("b", 0).await.unwrap(), []);
}

/// Of many who write at one place, exactly one gets through.
async fn races(store: &Arc<dyn Store>) {
    for seq in 0..8 {
        let writers: Vec<_> = (0..24)
            .map(|writer| {
                let store = Arc::clone(store);
                let mut append = append("race", seq);
                append.line.body = format!("{writer}");
                tokio::spawn(async move { (writer, store.append(append).await.is_ok()) })
            })
            .collect();
        let mut winners = Vec::new();
        for writer in writers {
            let (writer, won) = writer.await.unwrap();
            winners.extend(won.then_some(writer));
        }
        assert_eq!(winners.len(), 1, "{winners:?}");
        assert_eq!(store.log("race", seq).await.unwrap()[0].body, winners[0].to_string());
    }
}

/// Many tables at once are written whole.
async fn crowds(store: &Arc<dyn Store>) {
    let writers: Vec<_> = (0..40)
        .map(|number| {
            let store = Arc::clone(store);
            tokio::spawn(async move {
                for seq in 0..10 {
                    store.append(append(&format!("crowd-{number}"), seq)).await.unwrap();
                }
            })
        })
        .collect();
    for writer in writers {
        writer.await.unwrap();
    }
    for number in 0..40 {
        assert_eq!(store.log(&format!("crowd-{number}"), 0).await.unwrap().len(), 10);
    }
    assert!(store.tables().await.unwrap().len() >= 40);
}

async fn lists(store: &Arc<dyn Store>) {
    for (number, players) in [(1u64, &["ann"][..]), (2, &["ann", "bob"]), (3, &[])] {
        let table = format!("list-{number}");
        let card = Card { public: number != 2, ..card(&table, number * 10, players) };
        store.append(Append { card: Some(card), ..append(&table, 0) }).await.unwrap();
    }
    let names = |cards: Vec<Card>| cards.into_iter().map(|card| card.table).collect::<Vec<_>>();
    let all = Filter { most: 10, ..Filter::default() };
    assert_eq!(names(store.cards(&all).await.unwrap()), ["list-3", "list-1"], "the newest first, and those listed");
    let of = |player: &str| Filter { player: Some(player.to_owned()), ..all.clone() };
    let anns = store.cards(&of("ann")).await.unwrap();
    assert_eq!(anns[0], Card { public: false, ..card("list-2", 20, &["ann", "bob"]) });
    assert_eq!(names(anns), ["list-2", "list-1"], "one's own, listed or not");
    assert_eq!(names(store.cards(&of("carl")).await.unwrap()), [""; 0]);
    let before = Filter { before: Some(30), ..all.clone() };
    assert_eq!(names(store.cards(&before).await.unwrap()), ["list-1"]);
    assert_eq!(store.cards(&Filter { most: 1, ..all.clone() }).await.unwrap().len(), 1);
    let game = |game: &str| Filter { game: Some(game.to_owned()), ..all.clone() };
    assert_eq!(store.cards(&game("chess")).await.unwrap(), []);
    assert_eq!(store.cards(&game("niagara")).await.unwrap().len(), 2);
    // A card changes with an event, and not with one that was too late.
    let begun = Card { stage: "playing".into(), open_seats: 0, updated: 99, ..card("list-1", 0, &["bob"]) };
    let late = Card { stage: "over".into(), ..begun.clone() };
    store.append(Append { card: Some(begun), ..append("list-1", 1) }).await.unwrap();
    assert!(store.append(Append { card: Some(late), ..append("list-1", 1) }).await.is_err());
    let playing = Filter { stage: Some("playing".into()), ..all.clone() };
    assert_eq!(names(store.cards(&playing).await.unwrap()), ["list-1"]);
    assert_eq!(names(store.cards(&Filter { open: true, ..all.clone() }).await.unwrap()), ["list-3"]);
    assert_eq!(names(store.cards(&of("bob")).await.unwrap()), ["list-1", "list-2"]);
    // Closed tables are listed only for those who ask for them.
    let closed = Card { stage: "closed".into(), ..card("list-2", 50, &["ann", "bob"]) };
    store.append(Append { card: Some(closed), ..append("list-2", 1) }).await.unwrap();
    assert_eq!(names(store.cards(&of("bob")).await.unwrap()), ["list-1"]);
    let stage = Some("closed".into());
    assert_eq!(names(store.cards(&Filter { stage, ..of("bob") }).await.unwrap()), ["list-2"]);
}

async fn people(store: &Arc<dyn Store>) {
    let guest = Player {
        id: "p1".into(),
        name: "Ann".into(),
        login: None,
        password: None,
        created: 7,
        seen: 7,
        muted: None,
        banned: None,
    };
    store.add_player(&guest).await.unwrap();
    assert_eq!(store.player("p1").await.unwrap().as_ref(), Some(&guest));
    assert_eq!(store.player("p2").await.unwrap(), None);
    assert!(store.add_account("p1", "ann", "hash").await.unwrap());
    let account = Player { login: Some("ann".into()), password: Some("hash".into()), ..guest };
    assert_eq!(store.player_by_login("ann").await.unwrap(), Some(account.clone()));
    assert!(!store.add_account("p1", "another", "hash").await.unwrap(), "one account is enough");
    assert!(!store.add_account("nobody", "nobody", "hash").await.unwrap());
    let other = Player { id: "p2".into(), login: None, password: None, ..account.clone() };
    store.add_player(&other).await.unwrap();
    assert!(matches!(store.add_account("p2", "ann", "hash").await, Err(StoreError::Taken)));
    assert!(!store.change_password("p1", "not the hash", "new").await.unwrap());
    assert_eq!(store.player("p1").await.unwrap(), Some(account));
    assert_eq!(store.player("p2").await.unwrap(), Some(other));
}

/// Changes of a name and of a password at the same time are both kept, whichever node makes them.
async fn account_races(store: &Arc<dyn Store>, other: &Arc<dyn Store>) {
    let guest = Player {
        id: "racer".into(),
        name: "0".into(),
        login: None,
        password: None,
        created: 7,
        seen: 7,
        muted: None,
        banned: None,
    };
    store.add_player(&guest).await.unwrap();
    // Of several accounts for one guest, one is made.
    let (one, two) =
        tokio::join!(store.add_account("racer", "racer-1", "0"), other.add_account("racer", "racer-2", "0"));
    assert!(one.unwrap() != two.unwrap());
    let renaming = {
        let store = Arc::clone(store);
        tokio::spawn(async move {
            for name in 1..=60 {
                store.rename_player("racer", &name.to_string()).await.unwrap();
            }
        })
    };
    let changing = {
        let other = Arc::clone(other);
        tokio::spawn(async move {
            for number in 0..60 {
                let (old, new) = (number.to_string(), (number + 1).to_string());
                assert!(other.change_password("racer", &old, &new).await.unwrap(), "{old} is still the password");
            }
        })
    };
    renaming.await.unwrap();
    changing.await.unwrap();
    let racer = store.player("racer").await.unwrap().unwrap();
    assert_eq!((racer.name.as_str(), racer.password.as_deref()), ("60", Some("60")));
    // Of two who replace the same password, one does.
    let (one, two) = tokio::join!(store.change_password("racer", "60", "a"), other.change_password("racer", "60", "b"));
    let password = store.player("racer").await.unwrap().unwrap().password;
    assert_eq!((one.unwrap(), two.unwrap()), (password.as_deref() == Some("a"), password.as_deref() == Some("b")));
}

/// Guests who do not come any more go, and nobody else.
async fn guests(store: &Arc<dyn Store>) {
    let day = 24 * 60 * 60 * 1000;
    let guest = |id: &str, seen| Player {
        id: id.to_owned(),
        name: "Guest".to_owned(),
        login: None,
        password: None,
        created: 1,
        seen,
        muted: None,
        banned: None,
    };
    let key = |id: &str, kind| Key {
        hash: format!("{id}-{}", KeyKind::name(kind)),
        kind,
        player: Some(id.to_owned()),
        seat: None,
        label: String::new(),
        created: 1,
        scope: TokenScope::Play,
        expires: None,
        seen: 3,
    };
    for id in ["gone", "gone-too", "sitting", "with-token", "with-account", "back"] {
        store.add_player(&guest(id, day)).await.unwrap();
        store.add_key(&key(id, KeyKind::Session)).await.unwrap();
    }
    store.add_player(&guest("new", 5 * day)).await.unwrap();
    store.add_key(&key("with-token", KeyKind::Token)).await.unwrap();
    assert!(store.add_account("with-account", "kept", "hash").await.unwrap());
    store.append(Append { card: Some(card("guests", 1, &["sitting"])), ..append("guests", 0) }).await.unwrap();
    store.see_player("back", 6 * day).await.unwrap();
    store.see_player("back", 2 * day).await.unwrap();
    assert_eq!(store.player("back").await.unwrap(), Some(guest("back", 6 * day)), "time does not go back");
    // Those of other tests, who came long before.
    store.drop_guests(day, 100).await.unwrap();
    assert_eq!(store.drop_guests(day, 100).await.unwrap(), 0);
    assert_eq!(store.drop_guests(3 * day, 1).await.unwrap(), 1);
    assert_eq!(store.drop_guests(3 * day, 100).await.unwrap(), 1);
    for id in ["gone", "gone-too"] {
        assert_eq!(store.player(id).await.unwrap(), None);
        assert_eq!(store.key(&format!("{id}-session")).await.unwrap(), None);
    }
    for id in ["sitting", "with-token", "with-account", "back"] {
        assert!(store.player(id).await.unwrap().is_some(), "{id}");
        assert!(store.key(&format!("{id}-session")).await.unwrap().is_some(), "{id}");
    }
    assert!(store.player("new").await.unwrap().is_some());
}

async fn keys(store: &Arc<dyn Store>) {
    let key = |hash: &str, kind, player: Option<&str>, seat| Key {
        hash: hash.to_owned(),
        kind,
        player: player.map(ToOwned::to_owned),
        seat,
        label: "a label".to_owned(),
        created: 3,
        scope: TokenScope::Play,
        expires: None,
        seen: 3,
    };
    let session = key("h1", KeyKind::Session, Some("p1"), None);
    let token = Key {
        scope: TokenScope::Read,
        expires: Some(1_900_000_000_000),
        ..key("h2", KeyKind::Token, Some("p1"), None)
    };
    let seat = key("h3", KeyKind::Invitation, None, Some(("a".to_owned(), 4)));
    for key in [&session, &token, &seat] {
        store.add_key(key).await.unwrap();
    }
    assert!(store.add_key(&session).await.is_err());
    assert_eq!(store.key("h3").await.unwrap(), Some(seat));
    assert_eq!(store.keys_of("p1", KeyKind::Token).await.unwrap(), [token]);
    store.drop_keys_of("p1", KeyKind::Session).await.unwrap();
    assert_eq!(store.key("h1").await.unwrap(), None);
    assert!(store.drop_key("h2").await.unwrap() && !store.drop_key("h2").await.unwrap());
    for (hash, table, seat) in [("i1", "x", 1), ("i2", "x", 1), ("i3", "x", 2), ("i4", "x", 3), ("i5", "y", 1)] {
        store.add_key(&key(hash, KeyKind::Invitation, None, Some((table.to_owned(), seat)))).await.unwrap();
    }
    let left = async || {
        let mut left = Vec::new();
        for hash in ["i1", "i2", "i3", "i4", "i5"] {
            left.extend(store.key(hash).await.unwrap().map(|key| key.hash));
        }
        left
    };
    store.drop_invitations("x", Some(1)).await.unwrap();
    assert_eq!(left().await, ["i3", "i4", "i5"]);
    store.drop_invitations("x", None).await.unwrap();
    assert_eq!(left().await, ["i5"]);
}

/// Who claims a table that is due is the only one to get it.
async fn dues(store: &Arc<dyn Store>, other: &Arc<dyn Store>) {
    let at = |seq, due| Append { due, ..append("due", seq) };
    store.append(at(0, Due::At(100))).await.unwrap();
    assert_eq!(other.claim_due(99, 500, 10).await.unwrap(), [""; 0]);
    let (one, two, three) =
        tokio::join!(store.claim_due(100, 500, 10), other.claim_due(100, 500, 10), store.claim_due(100, 500, 10));
    let claimed: usize = [one, two, three].into_iter().map(|claim| claim.unwrap().len()).sum();
    assert_eq!(claimed, 1);
    // It comes again if nothing happens, and not any more if something does.
    assert_eq!(other.claim_due(500, 600, 10).await.unwrap(), ["due"]);
    store.append(at(1, Due::Same)).await.unwrap();
    assert_eq!(other.claim_due(600, 700, 10).await.unwrap(), ["due"]);
    store.append(at(2, Due::Never)).await.unwrap();
    assert!(store.append(at(1, Due::At(1))).await.is_err());
    assert_eq!(other.claim_due(1000, 2000, 10).await.unwrap(), [""; 0]);
}

/// Of many appends at the same time, at two nodes, no more are written than the player's quota allows.
async fn quotas(store: &Arc<dyn Store>, other: &Arc<dyn Store>) {
    let quota = |player: &str| Quota { player: player.into(), most: 3, stages: vec!["gathering", "playing"] };
    let add = |table: String, seq, player: &str| Append {
        card: Some(card(&table, 1, &[player])),
        quota: Some(quota(player)),
        ..append(&table, seq)
    };
    let adding = (0..24).map(|number| {
        let store = Arc::clone([store, other][number % 2]);
        let add = add(format!("quota-{number}"), 0, ["quinn", "quentin"][number / 2 % 2]);
        tokio::spawn(async move { (add.table.clone(), store.append(add).await) })
    });
    let mut made = Vec::new();
    for adding in adding.collect::<Vec<_>>() {
        match adding.await.unwrap() {
            (table, Ok(())) => made.push(table),
            (table, Err(StoreError::QuotaExceeded(3))) => assert_eq!(store.log(&table, 0).await.unwrap(), []),
            (_, Err(error)) => panic!("{error}"),
        }
    }
    assert_eq!(made.len(), 6, "{made:?}");
    let of = |player: &str| Filter { player: Some(player.to_owned()), most: 100, ..Filter::default() };
    for player in ["quinn", "quentin"] {
        assert_eq!(store.cards(&of(player)).await.unwrap().len(), 3);
    }
    // A table that the player is at already does not count twice, and one that is over not at all.
    let own = store.cards(&of("quinn")).await.unwrap().remove(0).table;
    store.append(add(own.clone(), 1, "quinn")).await.unwrap();
    let over = Card { stage: "over".into(), ..card(&own, 1, &["quinn"]) };
    store.append(Append { card: Some(over), ..append(&own, 2) }).await.unwrap();
    store.append(add("quota-more".into(), 0, "quinn")).await.unwrap();
    assert!(matches!(store.append(add("quota-most".into(), 0, "quinn")).await, Err(StoreError::QuotaExceeded(3))));
}

/// Several logs at once are the same as one by one.
async fn many_logs(store: &Arc<dyn Store>) {
    let names = ["a", "no such table", "race"].map(ToOwned::to_owned);
    let logs = store.logs(&names).await.unwrap();
    assert_eq!(logs.iter().map(|(table, _)| table.as_str()).collect::<Vec<_>>(), ["a", "race"]);
    for (table, lines) in logs {
        assert_eq!(store.log(&table, 0).await.unwrap(), lines);
    }
    assert_eq!(store.logs(&[]).await.unwrap(), []);
}

/// What one adds, all who listen hear of, also at another node.
async fn news(store: &Arc<dyn Store>, other: &Arc<dyn Store>) {
    let mut heard = other.news();
    // News of what was added, and of keys that were taken away before, may still be on its way.
    let mut next = async || loop {
        let told = tokio::time::timeout(Duration::from_secs(10), heard.recv()).await.unwrap().unwrap();
        match &told {
            News::Added { table, .. } if table != "news" => {}
            News::KeysDropped { player } if player != "news" => {}
            _ => return told,
        }
    };
    store.append(append("news", 0)).await.unwrap();
    store.append(append("news", 1)).await.unwrap();
    for seq in 0..2 {
        assert_eq!(next().await, News::Added { table: "news".into(), seq });
    }
    // Whose keys were revoked, so that nobody else's are looked up again.
    let key = Key {
        hash: "news-key".into(),
        kind: KeyKind::Token,
        player: Some("news".into()),
        seat: None,
        label: String::new(),
        created: 3,
        scope: TokenScope::Play,
        expires: None,
        seen: 1,
    };
    store.add_key(&key).await.unwrap();
    store.drop_keys_of("news", KeyKind::Session).await.unwrap();
    assert!(store.drop_key("news-key").await.unwrap());
    for _ in 0..2 {
        assert_eq!(next().await, News::KeysDropped { player: "news".into() });
    }
    // Notes are for many nodes.
    let notes = ["keys".to_owned(), format!("1 {}", "ü".repeat(3400))];
    store.tell(&notes).await.unwrap();
    if store.is_shared() {
        for note in notes {
            assert_eq!(next().await, News::Note(note));
        }
    }
}

/// What is remembered about the whole store, each node sees and may change.
async fn marks(store: &Arc<dyn Store>, other: &Arc<dyn Store>) {
    assert_eq!(store.mark("rules").await.unwrap(), None);
    for value in ["1", "2"] {
        store.set_mark("rules", value).await.unwrap();
        assert_eq!(other.mark("rules").await.unwrap().as_deref(), Some(value));
    }
}

async fn contract(store: Arc<dyn Store>, other: Arc<dyn Store>) {
    store.ping().await.unwrap();
    marks(&store, &other).await;
    logs(&store).await;
    races(&store).await;
    crowds(&store).await;
    lists(&store).await;
    people(&store).await;
    account_races(&store, &other).await;
    keys(&store).await;
    guests(&store).await;
    administration::administration(&store, &other).await;
    administration::reports(&store).await;
    administration::erasing(&store).await;
    many_logs(&store).await;
    quotas(&store, &other).await;
    dues(&store, &other).await;
    news(&store, &other).await;
    store.close().await;
    assert!(store.append(append("a", 5)).await.is_err());
}

fn file(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("paddlewheel-store-{}-{name}", std::process::id()));
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{end}", path.display()));
    }
    path
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_the_contract() {
    let path = file("contract.db");
    let store = store::open(path.to_str().unwrap()).await.unwrap();
    contract(Arc::clone(&store), store).await;
    // It is all there when it is opened again.
    let again = store::open(&format!("sqlite:{}", path.display())).await.unwrap();
    assert_eq!(again.log("a", 0).await.unwrap().len(), 5);
    again.append(append("a", 5)).await.unwrap();
    let copy = file("it's a copy.db");
    again.backup(&copy).await.unwrap();
    assert!(again.backup(&copy).await.is_err(), "a file that is there is not replaced");
    again.append(append("a", 6)).await.unwrap();
    let copied = store::open(copy.to_str().unwrap()).await.unwrap();
    assert_eq!(copied.log("a", 0).await.unwrap().len(), 6);
    copied.close().await;
    again.close().await;
    assert!(store::open("/no/such/folder/x.db").await.is_err());
    let text = file("no-database.db");
    std::fs::write(&text, "this is no database, whatever its name says").unwrap();
    assert!(matches!(store::open(text.to_str().unwrap()).await, Err(StoreError::Foreign)));
    assert!(matches!(store::open("mysql://here/x").await, Err(StoreError::Kind(kind)) if kind == "mysql://"));
    for path in [path, copy, text] {
        std::fs::remove_file(path).unwrap();
    }
}

/// When the disk is full, SQLite takes back a transaction by itself. Once there is room, all goes on.
#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_not_the_end() {
    use sqlx::{Connection, Executor};
    let path = file("full.db");
    let store = store::open(path.to_str().unwrap()).await.unwrap();
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&path);
    let mut other = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
    let full = "CREATE TRIGGER full BEFORE INSERT ON cards BEGIN SELECT RAISE(ROLLBACK, 'the disk is full'); END";
    other.execute(full).await.unwrap();
    let with_card = || Append { card: Some(card("a", 1, &[])), ..append("a", 0) };
    for _ in 0..3 {
        let error = store.append(with_card()).await.unwrap_err();
        assert!(error.to_string().contains("the disk is full"), "{error}");
    }
    other.execute("DROP TRIGGER full").await.unwrap();
    store.append(with_card()).await.unwrap();
    store.append(append("a", 1)).await.unwrap();
    assert_eq!(store.log("a", 0).await.unwrap().len(), 2);
    other.close().await.unwrap();
    store.close().await;
    std::fs::remove_file(path).unwrap();
}

/// Whoever reads does not wait for writers, however many of those wait for each other.
#[tokio::test(flavor = "multi_thread")]
async fn sqlite_readers_do_not_wait_for_writers() {
    use sqlx::{Connection, Executor};
    let path = file("readers.db");
    let store = store::open(path.to_str().unwrap()).await.unwrap();
    let ann = Player {
        id: "p1".into(),
        name: "Ann".into(),
        login: None,
        password: None,
        created: 7,
        seen: 7,
        muted: None,
        banned: None,
    };
    store.add_player(&ann).await.unwrap();
    store.append(append("a", 0)).await.unwrap();
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&path);
    let mut other = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
    other.execute("BEGIN IMMEDIATE").await.unwrap();
    let writers: Vec<_> = (0..8)
        .map(|number| {
            let store = Arc::clone(&store);
            tokio::spawn(async move { store.rename_player("p1", &number.to_string()).await })
        })
        .collect();
    let begun = std::time::Instant::now();
    while begun.elapsed() < Duration::from_millis(300) {
        let reading = async {
            assert_eq!(store.player("p1").await.unwrap().as_ref(), Some(&ann));
            assert_eq!(store.log("a", 0).await.unwrap().len(), 1);
        };
        tokio::time::timeout(Duration::from_secs(3), reading).await.expect("readers do not wait");
    }
    assert!(writers.iter().all(|writer| !writer.is_finished()), "the writers wait");
    other.execute("ROLLBACK").await.unwrap();
    for writer in writers {
        writer.await.unwrap().unwrap();
    }
    other.close().await.unwrap();
    store.close().await;
    std::fs::remove_file(path).unwrap();
}

/// However many read all the time, the write-ahead log is put into the database and does not grow without end.
#[tokio::test(flavor = "multi_thread")]
async fn the_write_ahead_log_stays_small_under_constant_readers() {
    let path = file("wal.db");
    let store = store::open(path.to_str().unwrap()).await.unwrap();
    let long = |table: String, seq| {
        let line = LogLine { seq, at: 1, body: "x".repeat(30_000) };
        Append { line, ..append(&table, seq) }
    };
    for seq in 0..150 {
        store.append(long("read".into(), seq)).await.unwrap();
    }
    let reading: Vec<_> = (0..12)
        .map(|_| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                loop {
                    assert_eq!(store.log("read", 0).await.unwrap().len(), 150);
                }
            })
        })
        .collect();
    // Twice as much as the limit.
    let writing: Vec<_> = (0..16)
        .map(|number| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                for seq in 0..200 {
                    store.append(long(format!("written-{number}"), seq)).await.unwrap();
                }
            })
        })
        .collect();
    let wal = PathBuf::from(format!("{}-wal", path.display()));
    let mut largest = 0;
    while !writing.iter().all(tokio::task::JoinHandle::is_finished) {
        largest = largest.max(std::fs::metadata(&wal).map_or(0, |wal| wal.len()));
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(reading.iter().all(|reader| !reader.is_finished()), "they read all the time");
    reading.iter().for_each(tokio::task::JoinHandle::abort);
    for writer in writing {
        writer.await.unwrap();
    }
    assert!(largest < 60 << 20, "{largest}");
    store.close().await;
    std::fs::remove_file(path).unwrap();
}

/// One server at a time uses a file, by whatever name; others may read it, copy it and add to it.
#[tokio::test(flavor = "multi_thread")]
async fn a_sqlite_file_has_one_server() {
    let path = file("served.db");
    let address = path.to_str().unwrap();
    let server = store::open_to_serve(address, None).await.unwrap();
    let link = file("served-link.db");
    #[cfg(unix)]
    std::os::unix::fs::symlink(&path, &link).unwrap();
    for name in [address, link.to_str().unwrap()] {
        match store::open_to_serve(name, None).await.err() {
            Some(StoreError::InUse(file)) => assert!(file.ends_with(path.file_name().unwrap()), "{file:?}"),
            other => panic!("{other:?}"),
        }
    }
    // Nor by a name that SQLite itself reads in another way.
    for kind in ["file:", ":memory:"] {
        for name in [format!("{kind}{address}"), format!("sqlite:{kind}{address}")] {
            let refused = store::open_to_serve(&name, None).await.err();
            assert!(matches!(&refused, Some(StoreError::Kind(told)) if told == kind), "{refused:?}");
        }
    }
    #[cfg(unix)]
    {
        let other = file("served-other.db");
        std::fs::hard_link(&path, &other).unwrap();
        let refused = store::open_to_serve(other.to_str().unwrap(), None).await.err();
        assert!(matches!(refused, Some(StoreError::Linked(_))), "{refused:?}");
        std::fs::remove_file(other).unwrap();
    }
    server.append(append("a", 0)).await.unwrap();
    let beside = store::open(address).await.unwrap();
    assert_eq!(beside.log("a", 0).await.unwrap().len(), 1);
    beside.close().await;
    assert!(
        matches!(store::open_to_serve(address, None).await, Err(StoreError::InUse(_))),
        "the first one still has it"
    );
    server.close().await;
    let next = store::open_to_serve(address, None).await.unwrap();
    assert_eq!(next.log("a", 0).await.unwrap().len(), 1);
    next.close().await;
    for path in [link, path.with_extension("db-lock"), path] {
        std::fs::remove_file(path).unwrap();
    }
}

/// Nobody but the owner reads the database, what SQLite puts beside it, or a copy.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn sqlite_files_are_for_their_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let mode = |path: &PathBuf| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let (path, copy) = (file("private.db"), file("private-copy.db"));
    let beside = ["-wal", "-shm"].map(|end| PathBuf::from(format!("{}{end}", path.display())));
    // A file of an earlier version that everybody could read is closed to others.
    for round in 0..2 {
        let store = store::open_to_serve(path.to_str().unwrap(), None).await.unwrap();
        store.append(append("a", round)).await.unwrap();
        for file in [&path, &beside[0], &beside[1], &path.with_extension("db-lock")] {
            assert_eq!(mode(file), 0o600, "{file:?}");
        }
        if round == 0 {
            store.backup(&copy).await.unwrap();
            assert_eq!(mode(&copy), 0o600);
        }
        store.close().await;
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o644)).unwrap();
    }
    for path in [path.with_extension("db-lock"), path, copy] {
        std::fs::remove_file(path).unwrap();
    }
}

/// A database of another program stays as it is, and one of a newer version is not touched.
#[tokio::test(flavor = "multi_thread")]
async fn sqlite_files_of_others_are_left_alone() {
    use sqlx::{Connection, Executor};
    let path = file("foreign.db");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&path).create_if_missing(true);
    let mut other = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
    other.execute("CREATE TABLE mine (x)").await.unwrap();
    other.close().await.unwrap();
    let before = std::fs::read(&path).unwrap();
    assert!(matches!(store::open(path.to_str().unwrap()).await, Err(StoreError::Foreign)));
    assert_eq!(std::fs::read(&path).unwrap(), before);
    std::fs::remove_file(&path).unwrap();
    store::open(path.to_str().unwrap()).await.unwrap().close().await;
    let mut newer = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
    let step = "INSERT INTO _sqlx_migrations SELECT 99, 'later', installed_on, success, checksum, execution_time \
                FROM _sqlx_migrations WHERE version = 1";
    newer.execute(step).await.unwrap();
    newer.close().await.unwrap();
    assert!(matches!(store::open(path.to_str().unwrap()).await, Err(StoreError::Newer)));
    std::fs::remove_file(path).unwrap();
}

/// Steps of a database that earlier versions have not carried out, in the order in which they are undone.
const LATER: &[&str] = &[
    "DROP INDEX keys_by_table",
    "ALTER TABLE keys DROP COLUMN seen",
    "ALTER TABLE players DROP COLUMN muted",
    "ALTER TABLE players DROP COLUMN banned",
    "DROP TABLE audit",
    "DROP TABLE reports",
    "ALTER TABLE keys DROP COLUMN scope",
    "ALTER TABLE keys DROP COLUMN expires",
    "DELETE FROM _sqlx_migrations WHERE version >= 4",
];
const OLD_TOKEN: &str =
    "INSERT INTO keys (hash, kind, player_id, label, created) VALUES ('old', 'token', 'p', 'bot', 1)";

/// A token from before tokens had scopes plays on.
async fn check_old_token(address: &str) {
    let store = store::open(address).await.unwrap();
    let key = store.key("old").await.unwrap().unwrap();
    assert_eq!((key.kind, key.scope, key.expires), (KeyKind::Token, TokenScope::Play, None));
    assert_eq!(store.keys_of("p", KeyKind::Token).await.unwrap(), [key]);
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn old_tokens_play_on_in_sqlite() {
    use sqlx::{Connection, Executor};
    let path = file("old-tokens.db");
    let address = path.to_str().unwrap();
    store::open(address).await.unwrap().close().await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&path);
    let mut old = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
    for step in LATER.iter().copied().chain([OLD_TOKEN]) {
        old.execute(step).await.unwrap();
    }
    old.close().await.unwrap();
    check_old_token(address).await;
    std::fs::remove_file(path).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn old_tokens_play_on_in_postgres() {
    use sqlx::{Connection, Executor};
    let server = match Postgres::start(Safety::Careless) {
        Ok(server) => server,
        Err(reason) => {
            writeln!(std::io::stderr(), "skipped: {reason}").unwrap();
            return;
        }
    };
    let address = server.address();
    store::open(&address).await.unwrap().close().await;
    let mut old = sqlx::PgConnection::connect(&address).await.unwrap();
    for step in LATER.iter().copied().chain([OLD_TOKEN]) {
        old.execute(step).await.unwrap();
    }
    old.close().await.unwrap();
    check_old_token(&address).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_keeps_the_contract() {
    let server = match Postgres::start(Safety::Careless) {
        Ok(server) => server,
        Err(reason) => {
            // Whoever runs the tests should know.
            writeln!(std::io::stderr(), "skipped: {reason}").unwrap();
            return;
        }
    };
    // Two nodes that begin at once bring the same empty database up to date.
    let address = server.address();
    let (store, other) = tokio::join!(store::open(&address), store::open(&address));
    let (store, other) = (store.unwrap(), other.unwrap());
    assert!(matches!(store.backup("x".as_ref()).await, Err(StoreError::Unsupported)));
    contract(store, Arc::clone(&other)).await;
    assert_eq!(other.log("a", 0).await.unwrap().len(), 5);
    other.close().await;
}
