//! Queries shared by both databases. The databases have different Rust types, so a macro generates the functions for
//! each.

use crate::group::Written;
use crate::store::{Append, Card, Key, KeyKind, LogLine, Player, StoreError, TokenScope};
use log::LevelFilter;
use sqlx::migrate::{Migrate, MigrateError, Migration, MigrationType, Migrator};
use sqlx::{ConnectOptions, SqlSafeStr};
use std::collections::HashSet;
use std::time::Duration;

/// Logs statements that take longer than `slow` as warnings.
pub(crate) fn log_slow<O: ConnectOptions>(options: O, slow: Option<Duration>) -> O {
    let level = if slow.is_some() { LevelFilter::Warn } else { LevelFilter::Off };
    options.log_slow_statements(level, slow.unwrap_or(Duration::MAX))
}

/// Converts to the signed integers of databases. Our numbers never come near the limit.
pub(crate) fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// Converts back; our numbers are never negative.
pub(crate) fn unsigned(number: i64) -> u64 {
    u64::try_from(number).unwrap_or(0)
}

/// The stage of tables that lists omit unless asked for.
pub(crate) const CLOSED: &str = "closed";

pub(crate) type LineRow = (i64, i64, String);
pub(crate) type PlayerRow = (String, String, Option<String>, Option<String>, i64, i64, Option<i64>, Option<i64>);
pub(crate) type KeyRow =
    (String, String, Option<String>, Option<String>, Option<i64>, String, i64, String, Option<i64>, i64);
pub(crate) type CardRow = (String, String, String, bool, i64, i64, i64, String);

pub(crate) fn line((seq, at, body): LineRow) -> LogLine {
    LogLine { seq: unsigned(seq), at: unsigned(at), body }
}

pub(crate) fn player((id, name, login, password, created, seen, muted, banned): PlayerRow) -> Player {
    let (created, seen) = (unsigned(created), unsigned(seen));
    Player { id, name, login, password, created, seen, muted: muted.map(unsigned), banned: banned.map(unsigned) }
}

/// Reads a key; `None` if this version does not know its kind or scope.
pub(crate) fn key((hash, kind, player, table, seat, label, created, scope, expires, seen): KeyRow) -> Option<Key> {
    Some(Key {
        hash,
        kind: KeyKind::by_name(&kind)?,
        player,
        seat: table.zip(seat.and_then(|seat| u8::try_from(seat).ok())),
        label,
        created: unsigned(created),
        scope: TokenScope::by_name(&scope)?,
        expires: expires.map(unsigned),
        seen: unsigned(seen),
    })
}

pub(crate) fn card((table, game, stage, public, open_seats, created, updated, body): CardRow) -> Card {
    Card {
        table,
        game,
        stage,
        public,
        open_seats: u32::try_from(open_seats).unwrap_or(0),
        created: unsigned(created),
        updated: unsigned(updated),
        players: Vec::new(),
        body,
    }
}

/// Distinguishes unreadable data (values of the wrong type, broken pages) from a database that does not respond.
pub(crate) fn damaged(error: sqlx::Error) -> StoreError {
    let broken = match &error {
        sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => true,
        sqlx::Error::Database(error) => error.code().is_some_and(|code| match code.parse::<u32>() {
            // SQLite: the low byte is the primary error code; 11 is SQLITE_CORRUPT.
            Ok(code) => code & 0xff == 11,
            // PostgreSQL: data_corrupted and index_corrupted.
            Err(_) => matches!(&*code, "XX001" | "XX002"),
        }),
        _ => false,
    };
    if broken { StoreError::Damaged(error.to_string()) } else { error.into() }
}

/// The result of each append, given the numbers inserted. If several have the same number, the first one counts.
pub(crate) fn written(group: &[Append], added: Vec<(String, i64)>) -> Vec<Written> {
    let mut added: HashSet<(String, i64)> = added.into_iter().collect();
    let is_added = |append: &Append| added.remove(&(append.table.clone(), signed(append.line.seq)));
    group.iter().map(is_added).map(|added| if added { Written::Added } else { Written::Conflict }).collect()
}

/// How many of the first appends one statement can write. A quota counts everything before it, so an append with a
/// quota is written alone.
pub(crate) fn together(group: &[Append]) -> usize {
    match group.iter().position(|append| append.quota.is_some()) {
        Some(0) => 1,
        place => place.unwrap_or(group.len()),
    }
}

/// Runs the migrations that a database has not seen yet; each has a name and its SQL.
pub(crate) async fn bring_up_to_date<Db>(
    pool: &sqlx::Pool<Db>,
    steps: &[(&'static str, &'static str)],
) -> Result<(), MigrateError>
where
    Db: sqlx::Database<Connection: Migrate>,
{
    let step = |(number, &(name, words)): (i64, &(&'static str, &'static str))| {
        Migration::new(number, name.into(), MigrationType::Simple, words.into_sql_str(), false)
    };
    Migrator::with_migrations((1..).zip(steps).map(step).collect()).run(pool).await
}

macro_rules! queries {
    ($database:ty) => {
        use crate::check::Finding;
        use crate::sql;
        use crate::store::{Card, Due, Filter, Key, KeyKind, LogLine, Player, Quota, StoreError};
        use sqlx::{Executor, Pool, QueryBuilder};
        use std::collections::HashMap;

        type Db = $database;

        pub(crate) async fn log(pool: &Pool<Db>, table: &str, from: u64) -> Result<Vec<LogLine>, StoreError> {
            let rows: Vec<sql::LineRow> =
                sqlx::query_as("SELECT seq, at, body FROM events WHERE table_id = $1 AND seq >= $2 ORDER BY seq")
                    .bind(table)
                    .bind(sql::signed(from))
                    .fetch_all(pool)
                    .await
                    .map_err(sql::damaged)?;
            Ok(rows.into_iter().map(sql::line).collect())
        }

        async fn logs(pool: &Pool<Db>, tables: &[String]) -> Result<Vec<(String, Vec<LogLine>)>, StoreError> {
            if tables.is_empty() {
                return Ok(Vec::new());
            }
            let mut query = QueryBuilder::<Db>::new("SELECT table_id, seq, at, body FROM events WHERE table_id IN (");
            push_list(&mut query, tables);
            query.push(") ORDER BY table_id, seq");
            let rows: Vec<(String, i64, i64, String)> =
                query.build_query_as().fetch_all(pool).await.map_err(sql::damaged)?;
            let mut logs: Vec<(String, Vec<LogLine>)> = Vec::new();
            for (table, seq, at, body) in rows {
                let line = sql::line((seq, at, body));
                match logs.last_mut() {
                    Some((last, lines)) if *last == table => lines.push(line),
                    _ => logs.push((table, vec![line])),
                }
            }
            Ok(logs)
        }

        fn push_list(query: &mut QueryBuilder<Db>, values: &[String]) {
            let mut list = query.separated(", ");
            for value in values {
                list.push_bind(value.clone());
            }
        }

        pub(crate) async fn tables(pool: &Pool<Db>) -> Result<Vec<String>, StoreError> {
            sqlx::query_scalar("SELECT table_id FROM events WHERE seq = 0 ORDER BY at, table_id")
                .fetch_all(pool)
                .await
                .map_err(sql::damaged)
        }

        pub(crate) async fn card(pool: &Pool<Db>, table: &str) -> Result<Option<Card>, StoreError> {
            let row: Option<sql::CardRow> = sqlx::query_as(
                "SELECT table_id, game, stage, public, open_seats, created, updated, body FROM cards WHERE table_id = $1",
            )
            .bind(table)
            .fetch_optional(pool)
            .await
            .map_err(sql::damaged)?;
            Ok(row.map(sql::card))
        }

        async fn stage(pool: &Pool<Db>, table: &str) -> Result<Option<String>, StoreError> {
            Ok(sqlx::query_scalar("SELECT stage FROM cards WHERE table_id = $1").bind(table).fetch_optional(pool).await?)
        }

        /// Finds dangling references. Each query sees a consistent snapshot.
        pub(crate) async fn loose_ends(pool: &Pool<Db>) -> Result<Vec<Finding>, StoreError> {
            let mut found = Vec::new();
            for &(kind, words) in crate::check::LOOSE_ENDS {
                let query = sqlx::query_as::<_, (String, i64)>(words);
                for (subject, number) in query.fetch_all(pool).await.map_err(sql::damaged)? {
                    found.push(Finding { kind, subject, detail: number.to_string() });
                }
            }
            Ok(found)
        }

        /// The number of the last migration.
        pub(crate) async fn version(pool: &Pool<Db>) -> Result<i64, StoreError> {
            let query = sqlx::query_scalar("SELECT COALESCE(MAX(version), 0) FROM _sqlx_migrations");
            query.fetch_one(pool).await.map_err(sql::damaged)
        }

        pub(crate) async fn mark(pool: &Pool<Db>, name: &str) -> Result<Option<String>, StoreError> {
            Ok(sqlx::query_scalar("SELECT value FROM marks WHERE name = $1").bind(name).fetch_optional(pool).await?)
        }

        async fn set_mark(pool: &Pool<Db>, name: &str, value: &str) -> Result<(), StoreError> {
            let words = "INSERT INTO marks (name, value) VALUES ($1, $2) \
                         ON CONFLICT (name) DO UPDATE SET value = excluded.value";
            sqlx::query(words).bind(name).bind(value).execute(pool).await?;
            Ok(())
        }

        async fn cards(pool: &Pool<Db>, filter: &Filter) -> Result<Vec<Card>, StoreError> {
            let mut query = QueryBuilder::<Db>::new(
                "SELECT c.table_id, c.game, c.stage, c.public, c.open_seats, c.created, c.updated, c.body FROM cards c",
            );
            match &filter.player {
                Some(player) => {
                    query
                        .push(" JOIN sitters s ON s.table_id = c.table_id WHERE s.player_id = ")
                        .push_bind(player.clone());
                }
                None => {
                    query.push(" WHERE c.public = ").push_bind(true);
                }
            }
            for (column, value) in [(" AND c.game = ", &filter.game), (" AND c.stage = ", &filter.stage)] {
                if let Some(value) = value {
                    query.push(column).push_bind(value.clone());
                }
            }
            if filter.stage.is_none() {
                query.push(" AND c.stage <> ").push_bind(sql::CLOSED);
            }
            if filter.open {
                query.push(" AND c.open_seats > 0");
            }
            if let Some(before) = filter.before {
                query.push(" AND c.updated < ").push_bind(sql::signed(before));
            }
            query.push(" ORDER BY c.updated DESC, c.table_id LIMIT ").push_bind(i64::from(filter.most));
            let rows: Vec<sql::CardRow> = query.build_query_as().fetch_all(pool).await?;
            with_players(pool, rows.into_iter().map(sql::card).collect()).await
        }

        /// Adds the seated players to cards.
        async fn with_players(pool: &Pool<Db>, mut cards: Vec<Card>) -> Result<Vec<Card>, StoreError> {
            if cards.is_empty() {
                return Ok(cards);
            }
            let tables: Vec<String> = cards.iter().map(|card| card.table.clone()).collect();
            let mut query = QueryBuilder::<Db>::new("SELECT table_id, player_id FROM sitters WHERE table_id IN (");
            push_list(&mut query, &tables);
            query.push(") ORDER BY player_id");
            let mut sitters: HashMap<String, Vec<String>> = HashMap::new();
            for (table, player) in query.build_query_as::<(String, String)>().fetch_all(pool).await? {
                sitters.entry(table).or_default().push(player);
            }
            for card in &mut cards {
                card.players = sitters.remove(&card.table).unwrap_or_default();
            }
            Ok(cards)
        }

        /// Whether a player may join one more table.
        async fn is_within(
            connection: &mut <Db as sqlx::Database>::Connection,
            quota: &Quota,
            table: &str,
        ) -> Result<bool, sqlx::Error> {
            let mut query = QueryBuilder::<Db>::new(
                "SELECT count(*) FROM sitters s JOIN cards c ON c.table_id = s.table_id WHERE s.player_id = ",
            );
            query.push_bind(quota.player.clone()).push(" AND c.table_id <> ").push_bind(table.to_owned());
            query.push(" AND c.stage IN (");
            push_list(&mut query, &quota.stages.iter().map(ToString::to_string).collect::<Vec<_>>());
            query.push(")");
            let count: i64 = query.build_query_scalar().fetch_one(connection).await?;
            Ok(count < i64::from(quota.most))
        }

        /// Updates a table's card.
        async fn put_card(connection: &mut <Db as sqlx::Database>::Connection, card: &Card) -> Result<(), sqlx::Error> {
            sqlx::query(
                "INSERT INTO cards (table_id, game, stage, public, open_seats, created, updated, body) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8) \
                 ON CONFLICT (table_id) DO UPDATE SET stage = excluded.stage, public = excluded.public, \
                 open_seats = excluded.open_seats, updated = excluded.updated, body = excluded.body",
            )
            .bind(&card.table)
            .bind(&card.game)
            .bind(&card.stage)
            .bind(card.public)
            .bind(i64::from(card.open_seats))
            .bind(sql::signed(card.created))
            .bind(sql::signed(card.updated))
            .bind(&card.body)
            .execute(&mut *connection)
            .await?;
            sqlx::query("DELETE FROM sitters WHERE table_id = $1").bind(&card.table).execute(&mut *connection).await?;
            for player in &card.players {
                sqlx::query("INSERT INTO sitters (player_id, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                    .bind(player)
                    .bind(&card.table)
                    .execute(&mut *connection)
                    .await?;
            }
            Ok(())
        }

        /// Updates when a table is due.
        async fn put_due(
            connection: &mut <Db as sqlx::Database>::Connection,
            table: &str,
            due: Due,
        ) -> Result<(), sqlx::Error> {
            let query = match due {
                Due::Same => return Ok(()),
                Due::Never => sqlx::query("DELETE FROM due WHERE table_id = $1").bind(table),
                Due::At(at) => sqlx::query(
                    "INSERT INTO due (table_id, at) VALUES ($1, $2) ON CONFLICT (table_id) DO UPDATE SET at = excluded.at",
                )
                .bind(table)
                .bind(sql::signed(at)),
            };
            query.execute(connection).await?;
            Ok(())
        }

        async fn claim_due(pool: &Pool<Db>, by: u64, until: u64, most: u32) -> Result<Vec<String>, StoreError> {
            let (by, most) = (sql::signed(by), i64::from(most));
            let query = sqlx::query_scalar("SELECT table_id FROM due WHERE at <= $1 ORDER BY at LIMIT $2");
            let due: Vec<String> = query.bind(by).bind(most).fetch_all(pool).await?;
            let mut claimed = Vec::new();
            for table in due {
                // A second node finds it postponed.
                let put_off = sqlx::query("UPDATE due SET at = $1 WHERE table_id = $2 AND at <= $3");
                let done = put_off.bind(sql::signed(until)).bind(&table).bind(by).execute(pool).await?;
                if done.rows_affected() > 0 {
                    claimed.push(table);
                }
            }
            Ok(claimed)
        }

        /// Distinguishes a login that is taken from other errors.
        fn taken(error: sqlx::Error) -> StoreError {
            if error.as_database_error().is_some_and(|error| error.is_unique_violation()) {
                StoreError::Taken
            } else {
                StoreError::Database(error)
            }
        }

        async fn add_player(pool: &Pool<Db>, player: &Player) -> Result<(), StoreError> {
            let words = "INSERT INTO players (player_id, name, login, password, created, seen) VALUES ($1, $2, $3, $4, $5, $6)";
            sqlx::query(words)
                .bind(&player.id)
                .bind(&player.name)
                .bind(&player.login)
                .bind(&player.password)
                .bind(sql::signed(player.created))
                .bind(sql::signed(player.seen))
                .execute(pool)
                .await
                .map_err(taken)?;
            Ok(())
        }

        async fn see_player(pool: &Pool<Db>, id: &str, at: u64) -> Result<(), StoreError> {
            let query = sqlx::query("UPDATE players SET seen = $2 WHERE player_id = $1 AND seen < $2");
            query.bind(id).bind(sql::signed(at)).execute(pool).await?;
            Ok(())
        }

        async fn drop_guests(pool: &Pool<Db>, before: u64, most: u32) -> Result<u64, StoreError> {
            let guests = sqlx::query(
                "DELETE FROM players WHERE player_id IN (SELECT p.player_id FROM players p \
                 WHERE p.login IS NULL AND p.seen < $1 AND p.created < $1 \
                 AND NOT EXISTS (SELECT 1 FROM sitters s WHERE s.player_id = p.player_id) \
                 AND NOT EXISTS (SELECT 1 FROM keys k WHERE k.player_id = p.player_id AND k.kind = $2) LIMIT $3)",
            );
            let guests = guests.bind(sql::signed(before)).bind(KeyKind::Token.name()).bind(i64::from(most));
            // In one transaction, so that no session is left without its player.
            let mut transaction = pool.begin().await?;
            let count = guests.execute(&mut *transaction).await?.rows_affected();
            if count > 0 {
                let sessions = sqlx::query(
                    "DELETE FROM keys WHERE kind = $1 \
                     AND NOT EXISTS (SELECT 1 FROM players p WHERE p.player_id = keys.player_id)",
                );
                sessions.bind(KeyKind::Session.name()).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            Ok(count)
        }

        // Each of these writes only its own columns, and compares before writing where that matters: a row read earlier
        // is never written back.
        async fn rename_player(pool: &Pool<Db>, id: &str, name: &str) -> Result<(), StoreError> {
            let query = sqlx::query("UPDATE players SET name = $2 WHERE player_id = $1");
            query.bind(id).bind(name).execute(pool).await?;
            Ok(())
        }

        async fn add_account(pool: &Pool<Db>, id: &str, login: &str, password: &str) -> Result<bool, StoreError> {
            let query =
                sqlx::query("UPDATE players SET login = $2, password = $3 WHERE player_id = $1 AND login IS NULL");
            let done = query.bind(id).bind(login).bind(password).execute(pool).await.map_err(taken)?;
            Ok(done.rows_affected() > 0)
        }

        async fn change_password(pool: &Pool<Db>, id: &str, old: &str, new: &str) -> Result<bool, StoreError> {
            let query = sqlx::query("UPDATE players SET password = $3 WHERE player_id = $1 AND password = $2");
            let done = query.bind(id).bind(old).bind(new).execute(pool).await?;
            Ok(done.rows_affected() > 0)
        }

        async fn player(pool: &Pool<Db>, id: &str) -> Result<Option<Player>, StoreError> {
            let row: Option<sql::PlayerRow> =
                sqlx::query_as("SELECT player_id, name, login, password, created, seen, muted, banned FROM players WHERE player_id = $1")
                    .bind(id)
                    .fetch_optional(pool)
                    .await?;
            Ok(row.map(sql::player))
        }

        async fn player_by_login(pool: &Pool<Db>, login: &str) -> Result<Option<Player>, StoreError> {
            let row: Option<sql::PlayerRow> =
                sqlx::query_as("SELECT player_id, name, login, password, created, seen, muted, banned FROM players WHERE login = $1")
                    .bind(login)
                    .fetch_optional(pool)
                    .await?;
            Ok(row.map(sql::player))
        }

        async fn add_key(pool: &Pool<Db>, key: &Key) -> Result<(), StoreError> {
            put_key(&mut *pool.acquire().await?, key).await.map_err(taken)?;
            Ok(())
        }

        async fn add_key_within(pool: &Pool<Db>, key: &Key, most: u32) -> Result<bool, StoreError> {
            let mut transaction = pool.begin().await?;
            // Serialises concurrent requests that add keys for one player.
            let lock = sqlx::query("UPDATE players SET seen = seen WHERE player_id = $1");
            lock.bind(&key.player).execute(&mut *transaction).await?;
            let count = sqlx::query_scalar("SELECT COUNT(*) FROM keys WHERE player_id = $1 AND kind = $2");
            let count: i64 = count.bind(&key.player).bind(key.kind.name()).fetch_one(&mut *transaction).await?;
            if count >= i64::from(most) {
                return Ok(false);
            }
            put_key(&mut transaction, key).await.map_err(taken)?;
            transaction.commit().await?;
            Ok(true)
        }

        async fn put_key(
            connection: &mut <Db as sqlx::Database>::Connection,
            key: &Key,
        ) -> Result<<Db as sqlx::Database>::QueryResult, sqlx::Error> {
            sqlx::query(
                "INSERT INTO keys (hash, kind, player_id, table_id, seat, label, created, scope, expires, seen) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
            )
            .bind(&key.hash)
            .bind(key.kind.name())
            .bind(&key.player)
            .bind(key.seat.as_ref().map(|(table, _)| table))
            .bind(key.seat.as_ref().map(|&(_, seat)| i64::from(seat)))
            .bind(&key.label)
            .bind(sql::signed(key.created))
            .bind(key.scope.name())
            .bind(key.expires.map(sql::signed))
            .bind(sql::signed(key.seen))
            .execute(connection)
            .await
        }

        async fn key(pool: &Pool<Db>, hash: &str) -> Result<Option<Key>, StoreError> {
            let row: Option<sql::KeyRow> = sqlx::query_as(
                "SELECT hash, kind, player_id, table_id, seat, label, created, scope, expires, seen FROM keys WHERE hash = $1",
            )
            .bind(hash)
            .fetch_optional(pool)
            .await?;
            Ok(row.and_then(sql::key))
        }

        async fn keys_of(pool: &Pool<Db>, player: &str, kind: KeyKind) -> Result<Vec<Key>, StoreError> {
            let rows: Vec<sql::KeyRow> = sqlx::query_as(
                "SELECT hash, kind, player_id, table_id, seat, label, created, scope, expires, seen FROM keys \
                 WHERE player_id = $1 AND kind = $2 ORDER BY created, hash",
            )
            .bind(player)
            .bind(kind.name())
            .fetch_all(pool)
            .await?;
            Ok(rows.into_iter().filter_map(sql::key).collect())
        }

        /// Deletes a key and returns its player, if it had one; `None` if there was no such key.
        async fn drop_key(pool: &Pool<Db>, hash: &str) -> Result<Option<Option<String>>, StoreError> {
            let query = sqlx::query_scalar("DELETE FROM keys WHERE hash = $1 RETURNING player_id");
            Ok(query.bind(hash).fetch_optional(pool).await?)
        }

        async fn drop_keys_of(pool: &Pool<Db>, player: &str, kind: KeyKind) -> Result<(), StoreError> {
            let query = sqlx::query("DELETE FROM keys WHERE player_id = $1 AND kind = $2");
            query.bind(player).bind(kind.name()).execute(pool).await?;
            Ok(())
        }

        async fn drop_invitations(pool: &Pool<Db>, table: &str, seat: Option<u8>) -> Result<(), StoreError> {
            let query = sqlx::query(
                "DELETE FROM keys WHERE table_id = $1 AND kind = $2 AND seat = COALESCE($3, seat)",
            );
            query.bind(table).bind(KeyKind::Invitation.name()).bind(seat.map(i64::from)).execute(pool).await?;
            Ok(())
        }

        async fn ping(pool: &Pool<Db>) -> Result<(), StoreError> {
            pool.execute("SELECT 1").await?;
            Ok(())
        }
    };
}

/// Implements the store contract: the shared part, and the parts specific to each database.
macro_rules! keeps_contract {
    ($store:ty { $($own:tt)* }) => {
        #[async_trait::async_trait]
        impl Store for $store {
        async fn append(&self, append: Append) -> Result<(), StoreError> {
            self.group.append(append).await
        }
        async fn log(&self, table: &str, from: u64) -> Result<Vec<LogLine>, StoreError> {
            log(&self.pool, table, from).await
        }
        async fn logs(&self, names: &[String]) -> Result<Vec<(String, Vec<LogLine>)>, StoreError> {
            logs(&self.pool, names).await
        }
        async fn tables(&self) -> Result<Vec<String>, StoreError> {
            tables(&self.pool).await
        }
        async fn stage(&self, table: &str) -> Result<Option<String>, StoreError> {
            stage(&self.pool, table).await
        }
        async fn mark(&self, name: &str) -> Result<Option<String>, StoreError> {
            mark(&self.pool, name).await
        }
        async fn set_mark(&self, name: &str, value: &str) -> Result<(), StoreError> {
            set_mark(&self.writes, name, value).await
        }
        async fn cards(&self, filter: &Filter) -> Result<Vec<Card>, StoreError> {
            cards(&self.pool, filter).await
        }
        async fn claim_due(&self, by: u64, until: u64, most: u32) -> Result<Vec<String>, StoreError> {
            claim_due(&self.writes, by, until, most).await
        }
        fn news(&self) -> tokio::sync::broadcast::Receiver<News> {
            self.news.subscribe()
        }
        async fn add_player(&self, player: &Player) -> Result<(), StoreError> {
            add_player(&self.writes, player).await
        }
        async fn player(&self, id: &str) -> Result<Option<Player>, StoreError> {
            player(&self.pool, id).await
        }
        async fn player_by_login(&self, login: &str) -> Result<Option<Player>, StoreError> {
            player_by_login(&self.pool, login).await
        }
        async fn see_player(&self, id: &str, at: u64) -> Result<(), StoreError> {
            see_player(&self.writes, id, at).await
        }
        async fn drop_guests(&self, before: u64, most: u32) -> Result<u64, StoreError> {
            drop_guests(&self.writes, before, most).await
        }
        async fn rename_player(&self, id: &str, name: &str) -> Result<(), StoreError> {
            rename_player(&self.writes, id, name).await
        }
        async fn add_account(&self, id: &str, login: &str, password: &str) -> Result<bool, StoreError> {
            add_account(&self.writes, id, login, password).await
        }
        async fn change_password(&self, id: &str, old: &str, new: &str) -> Result<bool, StoreError> {
            change_password(&self.writes, id, old, new).await
        }
        async fn add_key(&self, key: &Key) -> Result<(), StoreError> {
            add_key(&self.writes, key).await
        }
        async fn add_key_within(&self, key: &Key, most: u32) -> Result<bool, StoreError> {
            add_key_within(&self.writes, key, most).await
        }
        async fn key(&self, hash: &str) -> Result<Option<Key>, StoreError> {
            key(&self.pool, hash).await
        }
        async fn keys_of(&self, player: &str, kind: KeyKind) -> Result<Vec<Key>, StoreError> {
            keys_of(&self.pool, player, kind).await
        }
        async fn drop_key(&self, hash: &str) -> Result<bool, StoreError> {
            let dropped = drop_key(&self.writes, hash).await?;
            if let Some(Some(player)) = &dropped {
                self.tell_of_keys(player).await?;
            }
            Ok(dropped.is_some())
        }
        async fn drop_keys_of(&self, player: &str, kind: KeyKind) -> Result<(), StoreError> {
            drop_keys_of(&self.writes, player, kind).await?;
            self.tell_of_keys(player).await
        }
        async fn drop_invitations(&self, table: &str, seat: Option<u8>) -> Result<(), StoreError> {
            drop_invitations(&self.writes, table, seat).await
        }
        async fn ping(&self) -> Result<(), StoreError> {
            ping(&self.pool).await
        }
        $($own)*
        }
    };
}

pub(crate) use {keeps_contract, queries};
