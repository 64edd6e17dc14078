//! `paddlewheel check`: whether a database is whole. Reads only, also beside a running server.

use crate::Error;
use crate::args::CheckArgs;
use crate::failure::Failure;
use crate::progress::Progress;
use crate::rules::print_json;
use crate::serve::{runtime, store_fault};
use game::Fault;
use host::registry::verify;
use host::{AnyTable, Event, Form, Logged};
use serde_json::json;
use std::io::Write;
use std::path::Path;
use store::{Checker, LogLine, StoreError};
use words::{Lang, text};

/// How often a table is read again whose log and card do not agree: a server may have just changed both.
const ATTEMPTS: u32 = 3;

/// Something that is wrong.
struct Damage {
    kind: &'static str,
    /// The table or the key that it is about; empty for the database itself.
    subject: String,
    event: Option<u64>,
    what: What,
}

/// How it is told.
enum What {
    /// By the message of its kind, with a detail.
    Detail(String),
    /// By a fault of the log.
    Fault(Fault),
}

/// What was looked at.
#[derive(Default)]
struct Tally {
    tables: u32,
    events: u64,
    /// Finished games whose draws were computed again, and how many draws those were.
    games: u32,
    draws: u64,
    /// Tables that were played under earlier rules.
    earlier: u32,
}

pub(crate) fn run(args: &CheckArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
    let path = args.store.database.strip_prefix("sqlite:").unwrap_or(&args.store.database);
    if !args.store.database.contains("://") && !Path::new(path).is_file() {
        return Err(Error::FileUnreadable { reason: "not-found" }.at(path).into());
    }
    let (tally, found) = runtime()?.block_on(check(args, lang))?;
    if args.json {
        let found: Vec<_> = found.iter().map(|damage| damage.document(lang)).collect();
        print_json(
            &json!({ "tables": tally.tables, "events": tally.events, "games": tally.games, "draws": tally.draws,
                "earlier_rules": tally.earlier, "found": found }),
            out,
        )?;
    } else {
        for damage in &found {
            writeln!(out, "{}", damage.line(lang))?;
        }
        let counts = [
            ("tables", tally.tables.into()),
            ("events", tally.events.into()),
            ("games", tally.games.into()),
            ("draws", tally.draws.into()),
        ];
        writeln!(out, "{}", text(lang, "check-done", &counts))?;
        if tally.earlier > 0 {
            writeln!(out, "{}", text(lang, "check-earlier-rules", &[("count", tally.earlier.into())]))?;
        }
    }
    if found.is_empty() {
        return Ok(());
    }
    out.flush()?;
    Err(Error::CheckFound { count: found.len() }.into())
}

async fn check(args: &CheckArgs, lang: Lang) -> Result<(Tally, Vec<Damage>), Failure> {
    let (mut tally, mut found) = (Tally::default(), Vec::new());
    let whole = |detail| Damage { kind: "integrity", subject: String::new(), event: None, what: What::Detail(detail) };
    let checker = match Checker::open(&args.store.database).await {
        // So much is broken that nothing else can be asked.
        Err(StoreError::Damaged(detail)) => return Ok((tally, vec![whole(detail)])),
        opened => opened.map_err(|error| unusable(&args.store.database, &error))?,
    };
    let failed = |error| store_fault(&args.store.database, &error);
    for finding in checker.findings().await.map_err(failed)? {
        let what = What::Detail(finding.detail);
        found.push(Damage { kind: finding.kind.name(), subject: finding.subject, event: None, what });
    }
    let reviewed = server::is_reviewed(checker.mark(server::RULES_MARK).await.map_err(failed)?.as_deref());
    match checker.tables().await {
        Err(StoreError::Damaged(detail)) => found.push(whole(detail)),
        tables => {
            let tables = tables.map_err(failed)?;
            tally.tables = u32::try_from(tables.len()).unwrap_or(u32::MAX);
            let progress = Progress::of(tally.tables, "check-progress", lang);
            for id in tables {
                if let Some(damage) = check_table(&checker, id, reviewed, &mut tally).await.map_err(failed)? {
                    found.push(damage);
                }
                progress.step();
            }
        }
    }
    checker.close().await;
    Ok((tally, found))
}

/// A database that cannot be checked is wrong input: exit code 1 says that something was found.
fn unusable(database: &str, error: &StoreError) -> Failure {
    match store_fault(database, error) {
        Failure::Fault(fault) => Failure::Coded(2, fault),
        failure => failure,
    }
}

/// What is wrong with a table, if anything is. One that was not reviewed since the rules were corrected is judged as the next
/// start of a server will.
async fn check_table(
    checker: &Checker,
    id: String,
    reviewed: bool,
    tally: &mut Tally,
) -> Result<Option<Damage>, StoreError> {
    let damage = |event, what| Damage { kind: "log", subject: id.clone(), event, what };
    let mut attempt = 0;
    loop {
        attempt += 1;
        let card = match checker.card(&id).await {
            Err(StoreError::Damaged(reason)) => return Ok(Some(damage(None, What::Detail(reason)))),
            card => card?,
        };
        let listed = card.as_ref().map(|card| card.stage.as_str());
        let lines = match checker.log(&id).await {
            Err(StoreError::Damaged(reason)) => return Ok(Some(damage(None, What::Detail(reason)))),
            lines => lines?,
        };
        let (log, table) = match replay(&lines, reviewed, listed) {
            Ok(replayed) => replayed,
            Err((event, fault)) => return Ok(Some(damage(event, What::Fault(fault)))),
        };
        let (stage, earlier) = (table.stage().name(), table.status().earlier_rules);
        let judged_anew = earlier && !reviewed;
        let kind = if !judged_anew && listed.is_some_and(|listed| listed != stage) {
            Some("stage")
        } else if card.as_ref().is_some_and(|card| reviewed && !server::lines::is_listed_as(card, &log, &*table)) {
            Some("card")
        } else {
            None
        };
        if let Some(kind) = kind {
            if attempt < ATTEMPTS {
                continue;
            }
            return Ok(Some(Damage { kind, subject: id, event: None, what: What::Detail(stage.to_owned()) }));
        }
        tally.events += log.len() as u64;
        tally.earlier += u32::from(earlier);
        // Under earlier rules other outcomes were possible.
        if earlier {
            return Ok(None);
        }
        return match draws(&*table) {
            Ok(Some(draws)) => {
                tally.games += 1;
                tally.draws += draws as u64;
                Ok(None)
            }
            Ok(None) => Ok(None),
            Err(fault) => {
                let damage = Damage { kind: "draws", subject: id, event: None, what: What::Fault(fault) };
                Ok(Some(damage))
            }
        };
    }
}

/// The log and the table that it leads to, or the event that cannot be replayed and why. For a table that was not reviewed yet it matters
/// which stage lists show.
type Replayed = (Vec<Logged>, Box<dyn AnyTable>);
fn replay(lines: &[LogLine], reviewed: bool, stage: Option<&str>) -> Result<Replayed, (Option<u64>, Fault)> {
    let mut log = Vec::with_capacity(lines.len());
    for (place, line) in (0..).zip(lines) {
        if line.seq != place {
            return Err((Some(place), Error::CheckGap.into()));
        }
        log.push(server::lines::logged(line).map_err(|fault| (Some(place), fault))?);
    }
    if let Some(Event::Made { secret, commitment, .. }) = log.first().map(|logged| &logged.event)
        && secret.commitment() != *commitment
    {
        return Err((Some(0), host::Error::FairSecret.into()));
    }
    let replayed = if reviewed {
        host::replay(&log)
    } else {
        host::judge(&log, stage == Some(api::Stage::Over.name()), server::now()).map(|judged| judged.table)
    };
    let table = replayed.map_err(|fault| {
        let event = fault.place.strip_prefix("event ").map(|rest| rest.split(|c: char| !c.is_ascii_digit()));
        (event.and_then(|mut parts| parts.next()?.parse().ok()), fault)
    })?;
    Ok((log, table))
}

/// How many draws of a finished game were computed again from its promise; none if it has no promise that can be checked.
fn draws(table: &dyn AnyTable) -> Result<Option<usize>, Fault> {
    if table.proof().is_none() {
        return Ok(None);
    }
    verify(&table.sealed_record(Form::Json)?).map(|(draws, _)| Some(draws))
}

impl Damage {
    fn reason(&self, lang: Lang) -> String {
        match &self.what {
            What::Fault(fault) => words::fault(lang, fault),
            What::Detail(detail) => {
                let key = match self.kind {
                    "integrity" | "log" => return detail.clone(),
                    "gap" => "check-gap",
                    "card-without-log" => "check-card-without-log",
                    "log-without-card" => "check-log-without-card",
                    "seat-without-card" => "check-seat-without-card",
                    "due-without-log" => "check-due-without-log",
                    "key-without-player" => "check-key-without-player",
                    "invitation-without-table" => "check-invitation-without-table",
                    "card" => "check-card",
                    _ => "check-stage",
                };
                text(lang, key, &[("detail", detail.as_str().into())])
            }
        }
    }

    fn line(&self, lang: Lang) -> String {
        let reason = ("reason", self.reason(lang).into());
        let subject = ("subject", self.subject.as_str().into());
        match (self.subject.is_empty(), self.event) {
            (true, _) => text(lang, "check-database", &[reason]),
            (false, None) => text(lang, "check-subject", &[subject, reason]),
            (false, Some(event)) => text(lang, "check-event", &[subject, ("event", event.to_string().into()), reason]),
        }
    }

    fn document(&self, lang: Lang) -> serde_json::Value {
        json!({ "kind": self.kind, "subject": self.subject, "event": self.event, "reason": self.reason(lang) })
    }
}
