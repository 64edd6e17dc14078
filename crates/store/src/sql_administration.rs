//! Queries for operators, privacy and retention, shared by both databases; see `sql` for why this is a macro.

use crate::administration::{Audit, Report};
use crate::sql::unsigned;

/// How often a change is tried when it loses the race for an audit log number.
pub(crate) const ATTEMPTS: u32 = 10;

pub(crate) type AuditRow = (i64, i64, String, String, String, String);
pub(crate) type ReportRow =
    (String, i64, String, String, String, Option<i64>, String, Option<i64>, Option<String>, Option<String>);

pub(crate) fn audit((number, at, actor, action, subject, detail): AuditRow) -> Audit {
    Audit { number: unsigned(number), at: unsigned(at), actor, action, subject, detail }
}

pub(crate) fn report(row: ReportRow) -> Report {
    let (id, at, reporter, player, table, seq, reason, resolved, resolver, note) = row;
    Report {
        id,
        at: unsigned(at),
        reporter,
        player,
        table,
        seq: seq.map(unsigned),
        reason,
        resolved: resolved.map(|at| (unsigned(at), resolver.unwrap_or_default(), note.unwrap_or_default())),
    }
}

/// A pattern for `LIKE … ESCAPE '\'` that finds a text anywhere.
pub(crate) fn containing(text: &str) -> String {
    let mut pattern = String::from("%");
    for letter in text.chars() {
        if matches!(letter, '%' | '_' | '\\') {
            pattern.push('\\');
        }
        pattern.push(letter);
    }
    pattern.push('%');
    pattern
}

macro_rules! administration {
    ($store:ty, $begin:literal) => {
        use crate::administration::{Administration, Audit, Change, Report, Rewrite};
        use crate::sql_administration as admin;

        type DbConnection = <Db as sqlx::Database>::Connection;

        /// Makes a change. Returns whether there was anything to change.
        async fn change(connection: &mut DbConnection, change: &Change, audit: &Audit) -> Result<bool, sqlx::Error> {
            let done = match change {
                Change::Rename { player, name } => {
                    let query = sqlx::query("UPDATE players SET name = $2 WHERE player_id = $1");
                    query.bind(player).bind(name).execute(&mut *connection).await?
                }
                Change::Mute { player, until } => {
                    let query = sqlx::query("UPDATE players SET muted = $2 WHERE player_id = $1");
                    query.bind(player).bind(until.map(sql::signed)).execute(&mut *connection).await?
                }
                Change::Ban { player, until } => {
                    if until.is_some() {
                        drop_keys(connection, player).await?;
                    }
                    let query = sqlx::query("UPDATE players SET banned = $2 WHERE player_id = $1");
                    query.bind(player).bind(until.map(sql::signed)).execute(&mut *connection).await?
                }
                Change::AddReset(key) => {
                    sqlx::query("DELETE FROM keys WHERE player_id = $1 AND kind = $2")
                        .bind(&key.player)
                        .bind(KeyKind::Reset.name())
                        .execute(&mut *connection)
                        .await?;
                    put_key(connection, key).await?
                }
                Change::DeletePlayer { player } => {
                    drop_keys(connection, player).await?;
                    // They may contain names of the player, who should be left without any.
                    let details = sqlx::query("UPDATE audit SET detail = '' WHERE subject = $1");
                    details.bind(player).execute(&mut *connection).await?;
                    let query = sqlx::query("DELETE FROM players WHERE player_id = $1");
                    query.bind(player).execute(&mut *connection).await?
                }
                Change::DeleteTable { table } => return remove_table(connection, table).await,
                Change::SetMark { name, value: Some(value) } => {
                    let words = "INSERT INTO marks (name, value) VALUES ($1, $2) \
                                 ON CONFLICT (name) DO UPDATE SET value = excluded.value";
                    sqlx::query(words).bind(name).bind(value).execute(&mut *connection).await?
                }
                Change::SetMark { name, value: None } => {
                    sqlx::query("DELETE FROM marks WHERE name = $1").bind(name).execute(&mut *connection).await?;
                    return Ok(true);
                }
                Change::Resolve { report, note } => {
                    let words = "UPDATE reports SET resolved = $2, resolver = $3, note = $4 WHERE report_id = $1";
                    let query = sqlx::query(words).bind(report).bind(sql::signed(audit.at)).bind(&audit.actor);
                    query.bind(note).execute(&mut *connection).await?
                }
            };
            Ok(done.rows_affected() > 0)
        }

        /// Deletes all keys of a player.
        async fn drop_keys(connection: &mut DbConnection, player: &str) -> Result<(), sqlx::Error> {
            sqlx::query("DELETE FROM keys WHERE player_id = $1").bind(player).execute(connection).await?;
            Ok(())
        }

        async fn remove_table(connection: &mut DbConnection, table: &str) -> Result<bool, sqlx::Error> {
            let mut count = 0;
            for words in [
                "DELETE FROM events WHERE table_id = $1",
                "DELETE FROM cards WHERE table_id = $1",
                "DELETE FROM sitters WHERE table_id = $1",
                "DELETE FROM due WHERE table_id = $1",
                "DELETE FROM keys WHERE table_id = $1",
            ] {
                count += sqlx::query(words).bind(table).execute(&mut *connection).await?.rows_affected();
            }
            Ok(count > 0)
        }

        /// Makes a change with its audit log entry. Returns whether there was anything to change.
        async fn administer_once(pool: &Pool<Db>, wanted: &Change, audit: &Audit) -> Result<bool, sqlx::Error> {
            let mut transaction = pool.begin_with($begin).await?;
            if !change(&mut transaction, wanted, audit).await? {
                return Ok(false);
            }
            // If two run at once, one fails here and is retried, so numbers follow commit order.
            sqlx::query(
                "INSERT INTO audit (number, at, actor, action, subject, detail) \
                 SELECT COALESCE(MAX(number), 0) + 1, $1, $2, $3, $4, $5 FROM audit",
            )
            .bind(sql::signed(audit.at))
            .bind(&audit.actor)
            .bind(&audit.action)
            .bind(&audit.subject)
            .bind(&audit.detail)
            .execute(&mut *transaction)
            .await?;
            transaction.commit().await?;
            Ok(true)
        }

        #[async_trait::async_trait]
        impl Administration for $store {
            async fn administer(&self, change: &Change, audit: &Audit) -> Result<bool, StoreError> {
                let mut attempts = 0;
                let done = loop {
                    attempts += 1;
                    match administer_once(&self.writes, change, audit).await {
                        Err(error)
                            if attempts < admin::ATTEMPTS
                                && error.as_database_error().is_some_and(|error| error.is_unique_violation()) => {}
                        done => break done?,
                    }
                };
                if let Change::Ban { player, .. } | Change::DeletePlayer { player } = change {
                    self.tell_of_keys(player).await?;
                }
                Ok(done)
            }

            async fn audit_after(&self, number: u64, most: u32) -> Result<Vec<Audit>, StoreError> {
                let rows: Vec<admin::AuditRow> = sqlx::query_as(
                    "SELECT number, at, actor, action, subject, detail FROM audit WHERE number > $1 ORDER BY number LIMIT $2",
                )
                .bind(sql::signed(number))
                .bind(i64::from(most))
                .fetch_all(&self.pool)
                .await?;
                Ok(rows.into_iter().map(admin::audit).collect())
            }

            async fn audit_newest(&self, most: u32) -> Result<Vec<Audit>, StoreError> {
                let rows: Vec<admin::AuditRow> = sqlx::query_as(
                    "SELECT number, at, actor, action, subject, detail FROM audit ORDER BY number DESC LIMIT $1",
                )
                .bind(i64::from(most))
                .fetch_all(&self.pool)
                .await?;
                Ok(rows.into_iter().map(admin::audit).collect())
            }

            async fn find_players(&self, part: &str, most: u32) -> Result<Vec<Player>, StoreError> {
                let rows: Vec<sql::PlayerRow> = sqlx::query_as(
                    "SELECT player_id, name, login, password, created, seen, muted, banned FROM players \
                     WHERE player_id = $1 OR LOWER(name) LIKE LOWER($2) ESCAPE '\\' OR LOWER(login) LIKE LOWER($2) ESCAPE '\\' \
                     ORDER BY seen DESC, player_id LIMIT $3",
                )
                .bind(part)
                .bind(admin::containing(part))
                .bind(i64::from(most))
                .fetch_all(&self.pool)
                .await?;
                Ok(rows.into_iter().map(sql::player).collect())
            }

            async fn find_tables(&self, part: &str, most: u32) -> Result<Vec<Card>, StoreError> {
                let rows: Vec<sql::CardRow> = sqlx::query_as(
                    "SELECT c.table_id, c.game, c.stage, c.public, c.open_seats, c.created, c.updated, c.body FROM cards c \
                     WHERE c.table_id LIKE $2 ESCAPE '\\' OR c.game = $1 OR c.stage = $1 OR c.body LIKE $2 ESCAPE '\\' \
                     OR EXISTS (SELECT 1 FROM sitters s WHERE s.table_id = c.table_id AND s.player_id = $1) \
                     ORDER BY c.updated DESC, c.table_id LIMIT $3",
                )
                .bind(part)
                .bind(admin::containing(part))
                .bind(i64::from(most))
                .fetch_all(&self.pool)
                .await?;
                with_players(&self.pool, rows.into_iter().map(sql::card).collect()).await
            }

            async fn add_report(&self, report: &Report) -> Result<(), StoreError> {
                sqlx::query(
                    "INSERT INTO reports (report_id, at, reporter, player_id, table_id, seq, reason) \
                     VALUES ($1, $2, $3, $4, $5, $6, $7)",
                )
                .bind(&report.id)
                .bind(sql::signed(report.at))
                .bind(&report.reporter)
                .bind(&report.player)
                .bind(&report.table)
                .bind(report.seq.map(sql::signed))
                .bind(&report.reason)
                .execute(&self.writes)
                .await?;
                Ok(())
            }

            async fn reports(&self, all: bool, most: u32) -> Result<Vec<Report>, StoreError> {
                let rows: Vec<admin::ReportRow> = sqlx::query_as(
                    "SELECT report_id, at, reporter, player_id, table_id, seq, reason, resolved, resolver, note \
                     FROM reports WHERE resolved IS NULL OR $1 ORDER BY at DESC, report_id LIMIT $2",
                )
                .bind(all)
                .bind(i64::from(most))
                .fetch_all(&self.pool)
                .await?;
                Ok(rows.into_iter().map(admin::report).collect())
            }

            async fn open_reports_of(&self, reporter: &str) -> Result<u64, StoreError> {
                let query = sqlx::query_scalar("SELECT COUNT(*) FROM reports WHERE reporter = $1 AND resolved IS NULL");
                let count: i64 = query.bind(reporter).fetch_one(&self.pool).await?;
                Ok(sql::unsigned(count))
            }

            async fn reset_password(&self, hash: &str, now: u64, password: &str) -> Result<Option<String>, StoreError> {
                let mut transaction = self.writes.begin_with($begin).await?;
                let player: Option<String> = sqlx::query_scalar(
                    "DELETE FROM keys WHERE hash = $1 AND kind = $2 AND expires > $3 RETURNING player_id",
                )
                .bind(hash)
                .bind(KeyKind::Reset.name())
                .bind(sql::signed(now))
                .fetch_optional(&mut *transaction)
                .await?
                .flatten();
                let Some(player) = player else { return Ok(None) };
                let query = sqlx::query("UPDATE players SET password = $2 WHERE player_id = $1 AND login IS NOT NULL");
                let done = query.bind(&player).bind(password).execute(&mut *transaction).await?;
                if done.rows_affected() == 0 {
                    return Ok(None);
                }
                drop_keys(&mut transaction, &player).await?;
                transaction.commit().await?;
                self.tell_of_keys(&player).await?;
                Ok(Some(player))
            }

            async fn find_lines(
                &self,
                text: &str,
                before: u64,
                after: Option<(&str, u64)>,
                most: u32,
            ) -> Result<Vec<(String, LogLine)>, StoreError> {
                let (table, seq) = after.map_or(("", -1), |(table, seq)| (table, sql::signed(seq)));
                let rows: Vec<(String, i64, i64, String)> = sqlx::query_as(
                    "SELECT table_id, seq, at, body FROM events WHERE (table_id > $1 OR (table_id = $1 AND seq > $2)) \
                     AND at < $3 AND body LIKE $4 ESCAPE '\\' ORDER BY table_id, seq LIMIT $5",
                )
                .bind(table)
                .bind(seq)
                .bind(sql::signed(before))
                .bind(admin::containing(text))
                .bind(i64::from(most))
                .fetch_all(&self.pool)
                .await?;
                Ok(rows.into_iter().map(|(table, seq, at, body)| (table, sql::line((seq, at, body)))).collect())
            }

            async fn rewrite(&self, table: &str, lines: &[Rewrite], card: Option<&str>) -> Result<(), StoreError> {
                let mut transaction = self.writes.begin_with($begin).await?;
                for Rewrite { line, body } in lines {
                    sqlx::query("UPDATE events SET body = $4 WHERE table_id = $1 AND seq = $2 AND body = $3")
                        .bind(table)
                        .bind(sql::signed(line.seq))
                        .bind(&line.body)
                        .bind(body)
                        .execute(&mut *transaction)
                        .await?;
                }
                if let Some(body) = card {
                    let query = sqlx::query("UPDATE cards SET body = $2 WHERE table_id = $1");
                    query.bind(table).bind(body).execute(&mut *transaction).await?;
                }
                transaction.commit().await?;
                Ok(())
            }

            async fn delete_table(&self, table: &str) -> Result<bool, StoreError> {
                let mut transaction = self.writes.begin_with($begin).await?;
                let removed = remove_table(&mut transaction, table).await?;
                transaction.commit().await?;
                Ok(removed)
            }

            async fn unfinished_tables(&self, before: u64, most: u32) -> Result<Vec<String>, StoreError> {
                let query = sqlx::query_scalar(
                    "SELECT table_id FROM cards WHERE updated < $1 AND stage <> 'over' ORDER BY updated LIMIT $2",
                );
                Ok(query.bind(sql::signed(before)).bind(i64::from(most)).fetch_all(&self.pool).await?)
            }

            async fn see_key(&self, hash: &str, at: u64) -> Result<(), StoreError> {
                let query = sqlx::query("UPDATE keys SET seen = $2 WHERE hash = $1 AND seen < $2");
                query.bind(hash).bind(sql::signed(at)).execute(&self.writes).await?;
                Ok(())
            }

            async fn drop_idle_sessions(&self, before: u64) -> Result<u64, StoreError> {
                let players: Vec<Option<String>> = sqlx::query_scalar(
                    "DELETE FROM keys WHERE kind = $1 AND seen < $2 AND created < $2 RETURNING player_id",
                )
                .bind(KeyKind::Session.name())
                .bind(sql::signed(before))
                .fetch_all(&self.writes)
                .await?;
                for player in players.iter().flatten() {
                    self.tell_of_keys(player).await?;
                }
                Ok(players.len() as u64)
            }
        }
    };
}

pub(crate) use administration;
