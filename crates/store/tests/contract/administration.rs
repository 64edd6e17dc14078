//! The part of the contract for operators, privacy and retention.

use super::{append, card};
use std::sync::Arc;
use store::{Append, Audit, Card, Change, Key, KeyKind, LogLine, Player, Report, Rewrite, Store, TokenScope};

fn audit(action: &str, subject: &str) -> Audit {
    let (actor, detail) = ("ann".to_owned(), "because".to_owned());
    Audit { number: 0, at: 77, actor, action: action.to_owned(), subject: subject.to_owned(), detail }
}

/// Each change comes with its entry in the audit log, or neither does.
pub(crate) async fn administration(store: &Arc<dyn Store>, other: &Arc<dyn Store>) {
    let player = |id: &str, name: &str| Player {
        id: id.to_owned(),
        name: name.to_owned(),
        login: None,
        password: None,
        created: 7,
        seen: 7,
        muted: None,
        banned: None,
    };
    store.add_player(&player("adm", "Troll_%")).await.unwrap();
    assert!(store.add_account("adm", "troll", "hash").await.unwrap());
    let key = |hash: &str, kind, expires| Key {
        hash: hash.to_owned(),
        kind,
        player: Some("adm".to_owned()),
        seat: None,
        label: String::new(),
        created: 3,
        scope: TokenScope::Play,
        expires,
        seen: 3,
    };
    for (hash, kind) in [("adm-s", KeyKind::Session), ("adm-t", KeyKind::Token)] {
        store.add_key(&key(hash, kind, None)).await.unwrap();
    }
    assert_eq!(store.audit_newest(10).await.unwrap(), []);
    let id = || "adm".to_owned();
    let changes = [
        Change::Rename { player: id(), name: "Calm".into() },
        Change::Mute { player: id(), until: Some(100) },
        Change::Ban { player: id(), until: Some(200) },
    ];
    for change in &changes {
        assert!(store.administer(change, &audit("player.change", "adm")).await.unwrap());
    }
    let now = store.player("adm").await.unwrap().unwrap();
    assert_eq!((now.name.as_str(), now.muted, now.banned), ("Calm", Some(100), Some(200)));
    assert_eq!((store.key("adm-s").await.unwrap(), store.key("adm-t").await.unwrap()), (None, None));
    let nobody = Change::Mute { player: "nobody".into(), until: Some(1) };
    assert!(!store.administer(&nobody, &audit("player.mute", "nobody")).await.unwrap());
    let entries = other.audit_after(0, 10).await.unwrap();
    assert_eq!(entries.iter().map(|entry| entry.number).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(entries[2], Audit { number: 3, ..audit("player.change", "adm") });
    assert_eq!(other.audit_after(2, 10).await.unwrap(), entries[2..]);
    assert_eq!(store.audit_newest(1).await.unwrap(), entries[2..]);
    // Several operators at once: no entry is lost, and numbers have no gaps.
    let working: Vec<_> = (0..8)
        .map(|number| {
            let store = Arc::clone(if number % 2 == 0 { store } else { other });
            let change = Change::SetMark { name: format!("set-{number}"), value: Some("x".into()) };
            tokio::spawn(async move { store.administer(&change, &audit("server.set", "")).await.unwrap() })
        })
        .collect();
    for work in working {
        assert!(work.await.unwrap());
    }
    let numbers: Vec<u64> = store.audit_after(3, 100).await.unwrap().iter().map(|entry| entry.number).collect();
    assert_eq!(numbers, (4..12).collect::<Vec<_>>());
    let forget = Change::SetMark { name: "set-1".into(), value: None };
    assert!(store.administer(&forget, &audit("server.set", "")).await.unwrap());
    assert_eq!(store.mark("set-1").await.unwrap(), None);
    // Signs that mean something in patterns do not in what is looked for.
    store.add_player(&player("adm-2", "100%_sure")).await.unwrap();
    let found = async |part: &str| {
        let found = store.find_players(part, 10).await.unwrap();
        found.into_iter().map(|player| player.id).collect::<Vec<_>>()
    };
    assert_eq!(found("%_s").await, ["adm-2"]);
    assert_eq!(found("TROLL").await, ["adm"]);
    assert_eq!(found("adm-2").await, ["adm-2"]);
    // A link to set a password works once, in time, and for the newest link.
    for (hash, expires) in [("reset-1", 50), ("reset-2", 50)] {
        let change = Change::AddReset(key(hash, KeyKind::Reset, Some(expires)));
        assert!(store.administer(&change, &audit("player.reset", "adm")).await.unwrap());
    }
    store.add_key(&key("adm-s2", KeyKind::Session, None)).await.unwrap();
    for (hash, now) in [("reset-1", 10), ("reset-2", 50), ("adm-s2", 10), ("none", 10)] {
        assert_eq!(store.reset_password(hash, now, "new").await.unwrap(), None, "{hash}");
    }
    let (one, two) =
        tokio::join!(store.reset_password("reset-2", 49, "new"), other.reset_password("reset-2", 49, "new"));
    assert!(one.unwrap().is_some() != two.unwrap().is_some());
    assert_eq!(store.player("adm").await.unwrap().unwrap().password.as_deref(), Some("new"));
    assert_eq!(store.key("adm-s2").await.unwrap(), None);
    store.add_key(&key("adm-s3", KeyKind::Session, None)).await.unwrap();
    assert!(store.administer(&Change::DeletePlayer { player: id() }, &audit("player.delete", "adm")).await.unwrap());
    assert_eq!((store.player("adm").await.unwrap(), store.key("adm-s3").await.unwrap()), (None, None));
}

pub(crate) async fn reports(store: &Arc<dyn Store>) {
    let report = |id: &str, at, seq| Report {
        id: id.to_owned(),
        at,
        reporter: "bob".to_owned(),
        player: "eve".to_owned(),
        table: "a".to_owned(),
        seq,
        reason: "rude".to_owned(),
        resolved: None,
    };
    let (one, two) = (report("r1", 5, Some(4)), report("r2", 6, None));
    for report in [&one, &two] {
        store.add_report(report).await.unwrap();
    }
    assert_eq!(store.reports(false, 10).await.unwrap(), [two.clone(), one.clone()]);
    assert_eq!((store.open_reports_of("bob").await.unwrap(), store.open_reports_of("eve").await.unwrap()), (2, 0));
    let resolve = Change::Resolve { report: "r1".into(), note: "muted".into() };
    assert!(store.administer(&resolve, &audit("report.resolve", "r1")).await.unwrap());
    assert_eq!(store.reports(false, 10).await.unwrap(), std::slice::from_ref(&two));
    let resolved = Report { resolved: Some((77, "ann".into(), "muted".into())), ..one };
    assert_eq!(store.reports(true, 10).await.unwrap(), [two, resolved]);
    assert_eq!(store.open_reports_of("bob").await.unwrap(), 1);
}

/// What privacy and retention change in logs that are otherwise never changed.
pub(crate) async fn erasing(store: &Arc<dyn Store>) {
    for (table, seq, text) in [("er-1", 0, "_ann%"), ("er-1", 1, "bob"), ("er-2", 0, "_ann%"), ("er-3", 0, "xannx")] {
        let line = LogLine { seq, at: 1000 + seq, body: text.to_owned() };
        let card = Card { stage: "playing".into(), ..card(table, 40 + seq, &["er"]) };
        store.append(Append { line, card: Some(card), ..append(table, seq) }).await.unwrap();
    }
    let found = store.find_lines("_ann%", 2000, None, 10).await.unwrap();
    assert_eq!(
        found.iter().map(|(table, line)| (table.as_str(), line.seq)).collect::<Vec<_>>(),
        [("er-1", 0), ("er-2", 0)]
    );
    assert_eq!(store.find_lines("_ann%", 2000, Some(("er-1", 0)), 10).await.unwrap(), found[1..]);
    assert_eq!(store.find_lines("_ann%", 1000, None, 10).await.unwrap(), []);
    // A line is replaced only if nobody else has replaced it meanwhile.
    let line = found[0].1.clone();
    let replace = |body: &str| [Rewrite { line: line.clone(), body: body.to_owned() }];
    store.rewrite("er-1", &replace("first"), Some("{\"x\":1}")).await.unwrap();
    store.rewrite("er-1", &replace("second"), None).await.unwrap();
    assert_eq!(store.log("er-1", 0).await.unwrap()[0], LogLine { body: "first".into(), ..line });
    let all = store.find_tables("er-1", 10).await.unwrap();
    assert_eq!((all.len(), all[0].body.as_str(), &all[0].players), (1, "{\"x\":1}", &vec!["er".to_owned()]));
    assert_eq!(store.find_tables("er", 10).await.unwrap().len(), 3, "by who sits there");
    // Tables that nobody goes on with.
    let idle = store.unfinished_tables(41, 100).await.unwrap();
    assert!(idle.contains(&"er-2".to_owned()) && !idle.contains(&"er-1".to_owned()), "{idle:?}");
    assert!(store.delete_table("er-2").await.unwrap() && !store.delete_table("er-2").await.unwrap());
    assert_eq!(store.log("er-2", 0).await.unwrap(), []);
    assert_eq!(store.stage("er-2").await.unwrap(), None);
    let gone = Change::DeleteTable { table: "er-3".into() };
    assert!(store.administer(&gone, &audit("table.delete", "er-3")).await.unwrap());
    assert!(!store.administer(&gone, &audit("table.delete", "er-3")).await.unwrap());
    // Sessions that nobody uses.
    let session = |hash: &str, kind, seen| Key {
        hash: hash.to_owned(),
        kind,
        player: Some("er".to_owned()),
        seat: None,
        label: String::new(),
        created: 10,
        scope: TokenScope::Play,
        expires: None,
        seen,
    };
    for (hash, kind, seen) in
        [("er-s1", KeyKind::Session, 10), ("er-s2", KeyKind::Session, 10), ("er-t", KeyKind::Token, 10)]
    {
        store.add_key(&session(hash, kind, seen)).await.unwrap();
    }
    store.drop_idle_sessions(10).await.unwrap();
    store.see_key("er-s2", 30).await.unwrap();
    store.see_key("er-s2", 20).await.unwrap();
    assert_eq!(store.key("er-s2").await.unwrap(), Some(session("er-s2", KeyKind::Session, 30)));
    assert_eq!(store.drop_idle_sessions(25).await.unwrap(), 1);
    assert!(store.key("er-s1").await.unwrap().is_none() && store.key("er-t").await.unwrap().is_some());
}
