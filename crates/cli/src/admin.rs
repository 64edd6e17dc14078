//! `paddlewheel admin`: what operators do, on the store itself. A running server notices within seconds.

use crate::Error;
use crate::args::{AdminArgs, AdminCommand, FindArgs, Registration, ReportsArgs, UntilArgs};
use crate::columns::columns;
use crate::failure::{Failure, one_line};
use crate::rules::print_json;
use crate::serve::{runtime, store_fault};
use crate::tables::open;
use game::Fault;
use serde_json::{Value, json};
use server::administration::{Admin, AdminError, FOR_GOOD, Reported};
use server::{Announcement, now, stamp};
use std::io::Write;
use std::sync::Arc;
use std::time::Duration;
use store::{Audit, Card, Player, Store};
use words::{Arg, Lang, text};

/// How long a link to set a password works if nothing is said.
const LINK: Duration = Duration::from_hours(24);

pub(crate) fn run(args: &AdminArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
    runtime()?.block_on(async {
        let store = open(&args.database).await?;
        let operator = Operator { admin: Admin::new(Arc::clone(&store), actor()), store: Arc::clone(&store), lang };
        let done = operator.run(&args.action, out).await;
        store.close().await;
        done.map_err(|trouble| match trouble {
            Trouble::Admin(AdminError::Input(fault)) => fault.into(),
            Trouble::Admin(AdminError::Store(error)) => store_fault(&args.database, &error),
            Trouble::Output(failure) => failure,
        })
    })
}

/// The user of the operating system, and who became that user by sudo.
fn actor() -> String {
    let user = whoami::username().unwrap_or_else(|_| "unknown".to_owned());
    match std::env::var("SUDO_USER") {
        Ok(other) if other != user && !other.is_empty() => one_line(&format!("{user} ({other})")),
        _ => user,
    }
}

/// What can go wrong: at the store, or with the output.
enum Trouble {
    Admin(AdminError),
    Output(Failure),
}

impl<E: Into<AdminError>> From<E> for Trouble {
    fn from(error: E) -> Self {
        Self::Admin(error.into())
    }
}

struct Operator {
    admin: Admin,
    store: Arc<dyn Store>,
    lang: Lang,
}

/// A time that far ahead; without one, for good.
fn until(duration: Option<Duration>) -> u64 {
    duration.map_or(FOR_GOOD, |duration| now().saturating_add(duration.as_millis() as u64))
}

/// A time for people; nothing for what has no end.
fn shown(at: u64) -> String {
    if at == FOR_GOOD { String::new() } else { stamp(at) }
}

impl Operator {
    async fn run(&self, action: &AdminCommand, out: &mut dyn Write) -> Result<(), Trouble> {
        match action {
            AdminCommand::Players(args) => self.players(args, out).await,
            AdminCommand::Tables(args) => self.tables(args, out).await,
            AdminCommand::Rename(args) => {
                let player = self.admin.rename(&args.player, &args.name).await?;
                self.say(out, "admin-renamed", &player)
            }
            AdminCommand::Mute(args) => self.mute(args, out).await,
            AdminCommand::Unmute(args) => {
                self.say(out, "admin-unmuted", &self.admin.mute(&args.player, None, "").await?)
            }
            AdminCommand::Ban(args) => self.ban(args, out).await,
            AdminCommand::Unban(args) => {
                self.say(out, "admin-unbanned", &self.admin.ban(&args.player, None, "").await?)
            }
            AdminCommand::ResetPassword(args) => {
                let until = now() + args.duration.unwrap_or(LINK).as_millis() as u64;
                let (_, token) = self.admin.reset_password(&args.player, until).await?;
                let link = format!("{}/reset?token={token}", args.url.trim_end_matches('/'));
                self.line(out, "admin-reset", &[("link", link.into()), ("until", shown(until).into())])
            }
            AdminCommand::DeletePlayer(args) => {
                let player = self.admin.delete_player(&args.player).await?;
                self.say(out, "admin-player-deleted", &player)
            }
            AdminCommand::DeleteTable(args) => {
                self.admin.delete_table(&args.table).await?;
                self.line(out, "admin-table-deleted", &[("table", args.table.as_str().into())])
            }
            AdminCommand::Announce(args) => {
                let announcement = args.text.as_ref().map(|text| Announcement { text: one_line(text), at: args.at });
                let key = if announcement.is_some() { "admin-announced" } else { "admin-announced-nothing" };
                self.admin.announce(announcement).await?;
                self.line(out, key, &[])
            }
            AdminCommand::Registration(args) => {
                let is_open = args.state == Registration::Open;
                self.admin.set_registration(is_open).await?;
                let key = if is_open { "admin-registration-open" } else { "admin-registration-closed" };
                self.line(out, key, &[])
            }
            AdminCommand::Audit(args) => {
                let entries = self.store.audit_newest(args.most).await?;
                if args.json {
                    return print(out, &Value::Array(entries.iter().map(audit_document).collect()));
                }
                let rows = entries.iter().map(|entry| {
                    [
                        shown(entry.at),
                        entry.actor.clone(),
                        entry.action.clone(),
                        entry.subject.clone(),
                        entry.detail.clone(),
                    ]
                });
                write_rows(out, rows)
            }
            AdminCommand::Reports(args) => self.reports(args, out).await,
            AdminCommand::Resolve(args) => {
                self.admin.resolve(&args.report, &args.note).await?;
                self.line(out, "admin-resolved", &[("report", args.report.as_str().into())])
            }
        }
    }

    async fn players(&self, args: &FindArgs, out: &mut dyn Write) -> Result<(), Trouble> {
        let players = self.store.find_players(&args.find, args.most).await?;
        if args.json {
            return print(out, &Value::Array(players.iter().map(player_document).collect()));
        }
        let state = |player: &Player| {
            let active = |until: Option<u64>| until.filter(|&until| until > now());
            let state = [("admin-state-banned", active(player.banned)), ("admin-state-muted", active(player.muted))];
            let state = state.into_iter().filter_map(|(key, until)| {
                let words = text(self.lang, key, &[]);
                until.map(|until| [words, shown(until)].join(" ").trim().to_owned())
            });
            state.collect::<Vec<_>>().join(", ")
        };
        write_rows(
            out,
            players.iter().map(|player| {
                let login = player.login.clone().unwrap_or_else(|| text(self.lang, "admin-guest", &[]));
                [player.id.clone(), login, player.name.clone(), shown(player.seen), state(player)]
            }),
        )
    }

    async fn tables(&self, args: &FindArgs, out: &mut dyn Write) -> Result<(), Trouble> {
        let tables = self.store.find_tables(&args.find, args.most).await?;
        if args.json {
            return print(out, &Value::Array(tables.iter().map(table_document).collect()));
        }
        write_rows(
            out,
            tables.iter().map(|card| {
                [
                    card.table.clone(),
                    card.game.clone(),
                    card.stage.clone(),
                    shown(card.updated),
                    seated(card).join(", "),
                ]
            }),
        )
    }

    async fn mute(&self, args: &UntilArgs, out: &mut dyn Write) -> Result<(), Trouble> {
        let player = self.admin.mute(&args.player, Some(until(args.duration)), &args.reason).await?;
        self.say(out, "admin-muted", &player)
    }

    async fn ban(&self, args: &UntilArgs, out: &mut dyn Write) -> Result<(), Trouble> {
        let player = self.admin.ban(&args.player, Some(until(args.duration)), &args.reason).await?;
        self.say(out, "admin-banned", &player)
    }

    async fn reports(&self, args: &ReportsArgs, out: &mut dyn Write) -> Result<(), Trouble> {
        let reports = self.admin.reports(args.all, args.most).await?;
        if args.json {
            return print(out, &Value::Array(reports.iter().map(report_document).collect()));
        }
        write_rows(
            out,
            reports.iter().map(|Reported { report, name, saying }| {
                let resolved = report.resolved.as_ref().map(|(at, by, note)| format!("{} {by}: {note}", shown(*at)));
                let saying = saying.as_ref().map(|saying| format!("“{saying}”")).unwrap_or_default();
                [
                    report.id.clone(),
                    shown(report.at),
                    report.table.clone(),
                    format!("{} {}", report.player, name.as_deref().unwrap_or_default()),
                    [report.reason.clone(), saying, resolved.unwrap_or_default()].join(" "),
                ]
            }),
        )
    }

    /// One line about a player.
    fn say(&self, out: &mut dyn Write, key: &str, player: &Player) -> Result<(), Trouble> {
        self.line(out, key, &[("name", player.name.as_str().into()), ("id", player.id.as_str().into())])
    }

    fn line(&self, out: &mut dyn Write, key: &str, args: &[(&str, Arg<'_>)]) -> Result<(), Trouble> {
        writeln!(out, "{}", one_line(&text(self.lang, key, args))).map_err(|error| Trouble::Output(error.into()))
    }
}

fn print(out: &mut dyn Write, document: &Value) -> Result<(), Trouble> {
    print_json(document, out).map_err(Trouble::Output)
}

/// Rows for people. Names and reasons may be anything, so each cell is one line without what upsets a terminal.
fn write_rows<const N: usize>(out: &mut dyn Write, rows: impl Iterator<Item = [String; N]>) -> Result<(), Trouble> {
    let rows: Vec<Vec<String>> = rows.map(|row| row.iter().map(|cell| one_line(cell)).collect()).collect();
    out.write_all(columns(&rows).as_bytes()).map_err(|error| Trouble::Output(error.into()))
}

/// What those who sit at a table are called.
fn seated(card: &Card) -> Vec<String> {
    let about: Value = serde_json::from_str(&card.body).unwrap_or_default();
    let seats = about["seats"].as_array().into_iter().flatten();
    seats.filter_map(|seat| seat["name"].as_str().or(seat["bot"].as_str()).map(str::to_owned)).collect()
}

fn player_document(player: &Player) -> Value {
    json!({
        "id": player.id, "name": player.name, "login": player.login, "created": player.created, "seen": player.seen,
        "muted": player.muted, "banned": player.banned,
    })
}

fn table_document(card: &Card) -> Value {
    json!({
        "id": card.table, "game": card.game, "stage": card.stage, "public": card.public, "created": card.created,
        "updated": card.updated, "players": card.players, "names": seated(card),
    })
}

fn audit_document(entry: &Audit) -> Value {
    json!({
        "number": entry.number, "at": entry.at, "actor": entry.actor, "action": entry.action, "subject": entry.subject,
        "detail": entry.detail,
    })
}

fn report_document(Reported { report, name, saying }: &Reported) -> Value {
    let resolved = report.resolved.as_ref().map(|(at, by, note)| json!({ "at": at, "by": by, "note": note }));
    json!({
        "id": report.id, "at": report.at, "reporter": report.reporter, "player": report.player, "name": name,
        "table": report.table, "seq": report.seq, "saying": saying, "reason": report.reason, "resolved": resolved,
    })
}

/// A duration such as `30m`, `12h` or `90d`.
pub(crate) fn duration(value: &str) -> Result<Duration, Fault> {
    let wrong = || Fault::from(Error::AdminDuration { value: value.to_owned() });
    let (number, unit) = value.split_at_checked(value.len().saturating_sub(1)).ok_or_else(wrong)?;
    let seconds = match unit {
        "s" => 1,
        "m" => 60,
        "h" => 60 * 60,
        "d" => 24 * 60 * 60,
        _ => return Err(wrong()),
    };
    // A hundred years is as good as for ever, and no sum comes near the end of numbers.
    let number: u32 = number.parse().ok().filter(|number| (1..=3_200_000_000).contains(number)).ok_or_else(wrong)?;
    let seconds = u64::from(number) * seconds;
    if seconds <= 100 * 366 * 24 * 60 * 60 { Ok(Duration::from_secs(seconds)) } else { Err(wrong()) }
}

/// A time such as `2026-11-20T18:30:00Z`, in milliseconds since 1970.
pub(crate) fn moment(value: &str) -> Result<u64, Fault> {
    let wrong = || Fault::from(Error::AdminTime { value: value.to_owned() });
    let format = &time::format_description::well_known::Rfc3339;
    let at = time::OffsetDateTime::parse(value, format).map_err(|_| wrong())?;
    u64::try_from(at.unix_timestamp()).map(|seconds| seconds * 1000).map_err(|_| wrong())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_and_times_are_read_or_refused() {
        for (value, seconds) in [("30s", 30), ("5m", 300), ("12h", 43_200), ("90d", 7_776_000)] {
            assert_eq!(duration(value), Ok(Duration::from_secs(seconds)));
        }
        for value in ["", "d", "0d", "-1d", "1.5h", "7", "7w", "99999999999d", "40000d", "5é"] {
            assert_eq!(duration(value).unwrap_err().key(), "admin-duration", "{value}");
        }
        assert_eq!(moment("2026-11-20T18:30:00+01:00"), Ok(1_795_195_800_000));
        for value in ["", "tomorrow", "2026-11-20", "1969-01-01T00:00:00Z"] {
            assert_eq!(moment(value).unwrap_err().key(), "admin-time", "{value}");
        }
    }
}
