//! Figures for monitoring.

use crate::kit::*;
use serde_json::json;
use server::{Limits, Options, Server};
use sqlx::{Connection, SqliteConnection};
use std::process::Stdio;
use std::time::Duration;
use testkit::postgres::{Postgres, Safety};

/// The value of a figure, by its name with its labels.
fn figure(metrics: &str, name: &str) -> Option<f64> {
    metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok())
}

/// Has everything happen that is measured: requests, commits, moves of bots.
async fn play_with_bots(client: &mut Client) {
    let seats = [maker(), bot("easy"), bot("easy")];
    let made = client.post("tables", &config("niagara", &seats)).await.ok();
    let table = made["id"].as_str().unwrap().to_owned();
    client.post(&format!("tables/{table}/start"), &json!({})).await.ok();
    let mut stream = client.stream(&table, None).await;
    stream.until("acted").await;
}

/// Times can be added across nodes: they are histograms with the same buckets everywhere, and no quantiles.
#[test]
fn times_are_histograms_with_fixed_buckets() {
    run(async {
        let node = Node::start().await;
        let mut client = Client::guest(node.address(), "Ada").await;
        play_with_bots(&mut client).await;
        let metrics = client.get("/metrics").await.text();
        for name in ["commit_seconds", "bot_wait_seconds", "bot_think_seconds"] {
            let all = figure(&metrics, &format!("paddlewheel_{name}_bucket{{le=\"+Inf\"}}")).unwrap();
            assert!(all >= 1.0 && figure(&metrics, &format!("paddlewheel_{name}_count")) == Some(all), "{name}");
            for bound in ["0.0005", "0.01", "0.5", "30"] {
                assert!(metrics.contains(&format!("paddlewheel_{name}_bucket{{le=\"{bound}\"}}")), "{name} {bound}");
            }
        }
        assert!(
            metrics.contains("paddlewheel_request_seconds_bucket{path=\"/api/v1/tables\",le=\"0.25\"}"),
            "{metrics}"
        );
        assert!(!metrics.contains("quantile="), "{metrics}");
    });
}

#[test]
fn there_are_figures_of_the_node_and_of_its_process() {
    run(async {
        let node = Node::start().await;
        let mut client = Client::guest(node.address(), "Ada").await;
        play_with_bots(&mut client).await;
        let table = client.post("tables", &config("niagara", &vec![open(); 3])).await.ok();
        let stream = client.stream(table["id"].as_str().unwrap(), None).await;
        let metrics = client.get("/metrics").await.text();
        assert!(figure(&metrics, "paddlewheel_streams").unwrap() >= 1.0, "{metrics}");
        assert!(figure(&metrics, "paddlewheel_connections").unwrap() >= 2.0);
        assert!(figure(&metrics, "paddlewheel_bot_workers").unwrap() >= 1.0);
        let info = format!("paddlewheel_info{{version=\"{}\"}}", env!("CARGO_PKG_VERSION"));
        assert_eq!(figure(&metrics, &info), Some(1.0));
        for part in ["writer", "database", "news", "bots", "heartbeat"] {
            assert_eq!(figure(&metrics, &format!("paddlewheel_healthy{{part=\"{part}\"}}")), Some(1.0), "{part}");
        }
        assert!(figure(&metrics, "process_resident_memory_bytes").unwrap() > 1e6);
        assert!(figure(&metrics, "process_cpu_seconds_total").is_some());
        assert!(figure(&metrics, "process_open_fds").unwrap() > 3.0);
        assert!(figure(&metrics, "process_start_time_seconds").unwrap() > 1e9);
        // The count of what is in memory lags behind a little.
        let counted = async {
            while figure(&client.get("/metrics").await.text(), "paddlewheel_tables_in_memory") < Some(2.0) {
                client.get(&format!("tables/{}", table["id"].as_str().unwrap())).await.ok();
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(30), counted).await.expect("both tables are counted");
        drop(stream);
    });
}

/// Figures can have an address of their own; they are not on the public one then.
#[test]
fn figures_can_be_kept_from_the_public() {
    run(async {
        let folder = Folder::new();
        let metrics_listen = Some("127.0.0.1:0".parse().unwrap());
        // The page takes every path that is left, but not this one.
        let options = Options { metrics_listen, limits: Limits::default(), ..Options::local(folder.database(), 0) };
        let server = Server::start(options).await.unwrap();
        let mut public = Client::new(server.address());
        public.get("/metrics").await.problem(404, "web-not-found");
        let mut private = Client::new(server.metrics_address().unwrap());
        for _ in 0..50 {
            // Limits are for the public.
            assert!(private.get("/metrics").await.text().contains("paddlewheel_healthy{part=\"writer\"} 1"));
        }
        assert_eq!(private.get("/health").await.text(), "ok");
        assert_eq!(private.get("/ready").await.status, 200);
        assert_eq!(private.get("/api/v1/games").await.status, 404);
        assert_eq!(private.get("/").await.status, 404);
        assert_eq!(public.get("/health").await.status, 200);
        drop((public, private));
        server.stop().await;
    });
}

/// What does not work shows, and that it works again.
#[test]
fn health_figures_follow() {
    run(async {
        let node = Node::start().await;
        let mut client = node.client();
        let mut database = SqliteConnection::connect(&format!("sqlite:{}", node.folder.database())).await.unwrap();
        for (rename, works) in [("marks RENAME TO marks_away", 0.0), ("marks_away RENAME TO marks", 1.0)] {
            let rename = sqlx::AssertSqlSafe(format!("ALTER TABLE {rename}"));
            sqlx::raw_sql(rename).execute(&mut database).await.unwrap();
            let follows = async {
                while figure(&client.get("/metrics").await.text(), "paddlewheel_healthy{part=\"database\"}")
                    != Some(works)
                {
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
            };
            tokio::time::timeout(Duration::from_secs(30), follows).await.expect("the figure follows");
            let ready = if works > 0.0 { 200 } else { 503 };
            assert_eq!(client.get("/ready").await.status, ready);
        }
        database.close().await.unwrap();
    });
}

/// With PostgreSQL, a lost connection to the other nodes shows.
#[test]
fn the_listener_is_watched() {
    run(async {
        let postgres = match Postgres::start(Safety::Careless) {
            Ok(postgres) => postgres,
            Err(reason) => return skipped(&reason),
        };
        let server = serve(postgres.database("watched").unwrap(), Limits::none()).await;
        let mut client = Client::new(server.address());
        let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'watched'";
        for (allowed, works) in [("true", 1.0), ("false", 0.0), ("true", 1.0)] {
            let allow = format!("ALTER DATABASE watched ALLOW_CONNECTIONS {allowed}");
            let mut psql = tokio::process::Command::new("psql");
            psql.args([&postgres.address(), "-c", &allow, "-c", cut]).stdout(Stdio::null());
            assert!(psql.status().await.unwrap().success());
            let follows = async {
                while figure(&client.get("/metrics").await.text(), "paddlewheel_healthy{part=\"listener\"}")
                    != Some(works)
                {
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            };
            tokio::time::timeout(Duration::from_secs(30), follows).await.expect("the figure follows");
        }
        drop(client);
        server.stop().await;
    });
}

/// The sample alerts ask for figures that there are.
#[test]
fn alerts_name_figures_that_there_are() {
    run(async {
        let node = Node::start().await;
        let mut client = Client::guest(node.address(), "Ada").await;
        play_with_bots(&mut client).await;
        let metrics = client.get("/metrics").await.text();
        let alerts = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/alerts.yml");
        let alerts = std::fs::read_to_string(alerts).unwrap();
        let words = alerts.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_');
        let names: Vec<&str> =
            words.filter(|word| word.starts_with("paddlewheel_") || word.starts_with("process_")).collect();
        assert!(names.len() >= 10, "{names:?}");
        for name in names {
            let is_there = |line: &str| line.strip_prefix(name).is_some_and(|rest| rest.starts_with(['{', ' ']));
            assert!(metrics.lines().any(is_there), "{name}: {metrics}");
        }
    });
}
