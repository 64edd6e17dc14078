//! The configuration of a server: command line, variables, file, defaults.

use crate::commands::{folder, run, said};
use crate::node::{Client, Node, file};
use serde_json::Value;
use std::io::{BufRead, Read};
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// The program with variables, in a folder.
fn with(variables: &[(&str, &str)], current: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_paddlewheel"))
        .args(args)
        .env("LC_ALL", "en_GB.UTF-8")
        .envs(variables.iter().copied())
        .current_dir(current)
        .stdin(Stdio::null())
        .output()
        .expect("the binary runs")
}

fn errors(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A folder with files in it.
fn files(name: &str, files: &[(&str, &str)]) -> std::path::PathBuf {
    let folder = folder(name);
    std::fs::create_dir_all(&folder).expect("a folder");
    for (file, text) in files {
        std::fs::write(folder.join(file), text).expect("a file");
    }
    folder
}

/// The keys of all options, as `config check` lists them.
fn keys() -> Vec<String> {
    let empty = files("config-keys", &[]);
    let output = with(&[], &empty, &["config", "check"]);
    let mut table = String::new();
    let mut keys = Vec::new();
    for line in String::from_utf8(output.stdout).expect("a text").lines() {
        if let Some(name) = line.strip_prefix('[') {
            table = format!("{}.", name.trim_end_matches(']'));
        } else if let Some(name) = line.trim_start_matches("# ").split(' ').next().filter(|name| !name.is_empty()) {
            keys.push(format!("{table}{name}"));
        }
    }
    keys
}

/// Each source is overruled by those before it. `export` names the database that it does not find.
#[test]
fn the_command_line_beats_variables_and_they_beat_the_file() {
    let here = files(
        "config-order",
        &[
            ("paddlewheel.toml", "database = \"from-usual-file\"\n"),
            ("other.toml", "database = \"from-other-file\"\n"),
            ("secret.toml", "database_file = \"secret\"\n"),
            ("secret", "from-secret\n"),
        ],
    );
    let nowhere = files("config-nowhere", &[]);
    let database = |current: &Path, variables: &[(&str, &str)], args: &[&str]| {
        let output = with(variables, current, &[&["export", "tables"], args].concat());
        assert_eq!(output.status.code(), Some(2), "{}", errors(&output));
        let error = errors(&output);
        error.trim_start_matches("error: ").split(':').next().unwrap_or_default().to_owned()
    };
    assert_eq!(database(&nowhere, &[], &[]), "paddlewheel.sqlite");
    assert_eq!(database(&here, &[], &[]), "from-usual-file");
    assert_eq!(database(&here, &[("PADDLEWHEEL_CONFIG", "other.toml")], &[]), "from-other-file");
    assert_eq!(database(&here, &[], &["--config", "other.toml"]), "from-other-file");
    let config = ("PADDLEWHEEL_CONFIG", "nothing.toml");
    assert_eq!(database(&here, &[config], &["--config", "other.toml"]), "from-other-file");
    assert_eq!(database(&here, &[config], &[]), "nothing.toml", "a file that is named has to be there");
    assert_eq!(database(&here, &[config], &["--config", ""]), "paddlewheel.sqlite", "no file at all");
    let variable = ("PADDLEWHEEL_DATABASE", "from-variable");
    assert_eq!(database(&here, &[variable], &[]), "from-variable");
    assert_eq!(database(&here, &[("PADDLEWHEEL_DATABASE", "")], &[]), "from-usual-file", "empty is not set");
    assert_eq!(database(&here, &[variable], &["--database", "typed"]), "typed");
    assert_eq!(database(&here, &[], &["--config", "secret.toml"]), "from-secret");
    assert_eq!(database(&here, &[("PADDLEWHEEL_DATABASE_FILE", "secret")], &[]), "from-secret");
    assert_eq!(database(&here, &[variable], &["--config", "secret.toml"]), "from-variable");
    assert_eq!(database(&here, &[variable], &["--database-file", "secret"]), "from-secret");
    assert_eq!(database(&here, &[("PADDLEWHEEL_DATABASE_FILE", "secret")], &["--database", "typed"]), "typed");
}

/// A server takes its whole configuration from a file and variables, limits among them.
#[test]
fn a_server_needs_no_options() {
    let database = file("configured.sqlite");
    let here = files(
        "config-serve",
        &[(
            "server.toml",
            "listen = \"127.0.0.1:0\"\nlog = \"off\"\nno_limits = true\nsecure_cookies = true\n\n[limits]\nrequests_per_address = 50\n",
        )],
    );
    let (config, database) = (here.join("server.toml"), database.to_str().expect("a path").to_owned());
    let config = config.to_str().expect("a path");
    let variables = [("PADDLEWHEEL_DATABASE", database.as_str()), ("PADDLEWHEEL_LIMITS_REQUESTS_PER_ADDRESS", "1")];
    let statuses = |node: &Node| {
        let mut client = Client::connect(node.address, "").expect("a server");
        let statuses = (0..20).map(|_| client.call("GET", "/api/v1/games", &Value::Null).expect("an answer").0);
        statuses.collect::<Vec<u16>>()
    };
    let node = Node::start_as(&["--config", config], &variables, Stdio::inherit());
    assert!(statuses(&node).contains(&429), "the variable counts");
    let mut client = Client::connect(node.address, "").expect("a server");
    std::thread::sleep(std::time::Duration::from_secs(2));
    client.good("POST", "/api/v1/guests", &serde_json::json!({ "name": "Ada" })).expect("an answer");
    assert!(client.cookie().starts_with("__Host-"), "the file counts");
    assert!(Path::new(&database).exists());
    node.kill();
    let typed = ["--config", config, "--limits-requests-per-address", "none", "--secure-cookies=false"];
    let node = Node::start_as(&typed, &variables, Stdio::inherit());
    assert!(!statuses(&node).contains(&429), "the command line counts");
    let mut client = Client::connect(node.address, "").expect("a server");
    client.good("POST", "/api/v1/guests", &serde_json::json!({ "name": "Ada" })).expect("an answer");
    assert!(client.cookie().starts_with("paddlewheel="), "{}", client.cookie());
}

/// Figures have their own address if there is one, and the server says which.
#[test]
fn figures_have_an_address_of_their_own() {
    let database = file("metrics.sqlite");
    let options = ["--database", database.to_str().expect("a path"), "--metrics-listen", "127.0.0.1:0"];
    let mut node = Node::start_as(&[&options, &["--listen", "127.0.0.1:0"] as &[&str]].concat(), &[], Stdio::null());
    let mut said = node.says.by_ref().lines().map_while(Result::ok);
    let address =
        said.find_map(|line| Some(line.strip_prefix("Metrics: http://")?.strip_suffix("/metrics")?.to_owned()));
    let address = address.and_then(|address| address.parse().ok()).expect("an address");
    assert!(crate::node::text(address, "/metrics").contains("\npaddlewheel_healthy{"));
    assert!(crate::node::text(node.address, "/metrics").starts_with("HTTP/1.1 404 "));
}

#[test]
fn mistakes_in_a_configuration_are_told_with_their_place() {
    for (text, told) in [
        ("\nlistn = \"x\"", "line 2, listn: there is no such option; perhaps listen"),
        ("foo = 1", "line 1, foo: there is no such option; there are database, "),
        ("config = \"x\"", "line 1, config: there is no such option"),
        ("listen = 5", "line 1, listen: this has to be a text in quotes, such as listen = \"127.0.0.1:7380\""),
        ("web = 5", "line 1, web: this has to be a text in quotes, such as web = \"web/dist\""),
        ("bot_workers = \"4\"", "line 1, bot_workers: this has to be a whole number, such as bot_workers = 4"),
        ("bot_workers = 4.5", "line 1, bot_workers: this has to be a whole number"),
        ("behind_proxy = \"yes\"", "line 1, behind_proxy: this has to be true or false, such as behind_proxy = false"),
        ("log = \"warn\"\n\nbot_workers = 0", "line 3, bot_workers: 0 is not a whole number from 1 to 255"),
        ("listen = \"here\"", "line 1, listen: here is not an address such as 127.0.0.1:7380"),
        ("public_url = \"here\"", "line 1, public_url: here is not an address such as https://play.example"),
        ("log = \"lots\"", "line 1, log: lots is not a log filter; use error, warn"),
        (
            "log_format = \"xml\"",
            "line 1, log_format: xml is not possible for log_format; possible values are text, json",
        ),
        ("[limits]\nstream = 1", "line 2, limits.stream: there is no such option; perhaps limits.streams"),
        ("[limits]\nstreams = -1", "line 2, limits.streams: -1 is not a whole number from 0 to 4294967295"),
        (
            "[limits]\nstreams = \"many\"",
            "line 2, limits.streams: this has to be a whole number, such as streams = 10000",
        ),
        ("[limits]\nstreams = 1.5", "line 2, limits.streams: this has to be a whole number"),
        ("limits = 3", "line 1, limits: there is no such option"),
        ("database = \"a\"\ndatabase_file = \"b\"", "line 2: database_file and database do not go together"),
        ("database_file = \"nowhere\"", "line 1, nowhere: the file cannot be read: it does not exist"),
        ("listen", "line 1: this is not TOML: "),
        ("log = \"a\"\nlog = \"b\"", "line 2: this is not TOML: "),
    ] {
        let here = files("config-mistakes", &[("x.toml", text)]);
        // Whatever reads the file says the same.
        for args in [&["config", "check", "x.toml"] as &[&str], &["serve", "--config", "x.toml"]] {
            let output = with(&[], &here, args);
            let error = errors(&output);
            assert_eq!(output.status.code(), Some(2), "{text}: {error}");
            assert!(output.stdout.is_empty() && error.lines().count() == 1, "{text}: {error}");
            assert!(error.starts_with(&format!("error: x.toml, {told}")), "{text}: {error}");
        }
    }
    let here = files("config-mistakes", &[("x.toml", "insecure_seed = 1\nlisten = \"0.0.0.0:0\"\n")]);
    for args in [&["config", "check", "x.toml"] as &[&str], &["serve", "--config", "x.toml"]] {
        let output = with(&[], &here, args);
        let told = "error: --insecure-seed: a known seed is for tests on this machine alone";
        assert!(output.status.code() == Some(2) && errors(&output).starts_with(told), "{}", errors(&output));
    }
    let here = files("config-mistakes", &[]);
    for (variable, value, told) in [
        ("PADDLEWHEEL_LISTEN", "here", "PADDLEWHEEL_LISTEN: here is not an address such as 127.0.0.1:7380"),
        (
            "PADDLEWHEEL_BEHIND_PROXY",
            "yes",
            "PADDLEWHEEL_BEHIND_PROXY: yes is not possible for behind_proxy; possible values are true, false",
        ),
        ("PADDLEWHEEL_LIMITS_STREAMS", "x", "PADDLEWHEEL_LIMITS_STREAMS: x is not a whole number from 0 to 4294967295"),
    ] {
        let output = with(&[(variable, value)], &here, &["config", "check"]);
        assert_eq!((output.status.code(), errors(&output)), (Some(2), format!("error: {told}\n")));
    }
    let output = with(&[("PADDLEWHEEL_SERVICE_HOST", "10.0.0.1")], &here, &["config", "check"]);
    assert!(output.status.success() && errors(&output).contains("PADDLEWHEEL_SERVICE_HOST"), "{}", errors(&output));
}

#[test]
fn the_effective_configuration_is_shown_with_its_sources_and_without_secrets() {
    let text = "database = \"postgres://ada:hunter2@db/river\"\n[limits]\nstreams = \"none\"\nchat_per_player = 5\n";
    let here = files("config-effective", &[("x.toml", text)]);
    let variables = [("PADDLEWHEEL_LOG_FORMAT", "json"), ("PADDLEWHEEL_LIMITS_CHAT_PER_PLAYER", "7")];
    let output = with(&variables, &here, &["config", "check", "x.toml"]);
    assert!(output.status.success(), "{}", errors(&output));
    let shown = String::from_utf8(output.stdout.clone()).expect("a text");
    for line in [
        "database = \"postgres://db/river\" # x.toml, line 1",
        "listen = \"127.0.0.1:7380\" # default",
        "# web is not set",
        "log_format = \"json\" # PADDLEWHEEL_LOG_FORMAT",
        "streams = 0 # x.toml, line 3",
        "chat_per_player = 7 # PADDLEWHEEL_LIMITS_CHAT_PER_PLAYER",
        "requests_per_address = 100 # default",
        "keep_guests = \"90d\" # default",
        "# keep_chat is not set",
    ] {
        assert!(shown.lines().any(|shown| shown == line), "{line}: {shown}");
    }
    assert!(shown.lines().any(|line| line.starts_with("bot_workers = ") && line.ends_with(" # default")), "{shown}");
    assert!(!shown.contains("hunter2") && !errors(&output).contains("hunter2"));
    // Others could read the file with the password.
    assert!(errors(&output).starts_with("warning: x.toml: "), "{}", errors(&output));
    // What is shown can be read again.
    std::fs::write(here.join("y.toml"), shown).expect("a file");
    assert!(with(&[], &here, &["config", "check", "y.toml"]).status.success());
    let output = with(&[("PADDLEWHEEL_NO_LIMITS", "true")], &here, &["config", "check"]);
    assert!(String::from_utf8_lossy(&output.stdout).contains("requests_per_address = 0 # default"));
}

/// A password on the command line is warned of, and shown nowhere.
#[test]
fn passwords_on_the_command_line_are_warned_of() {
    for command in [&["serve"] as &[&str], &["export", "tables"], &["backup", "copy"]] {
        let typed = [command, &["--database", "mysql://ada:hunter2@db/river"]].concat();
        let here = files("config-password", &[("address", "mysql://ada:hunter2@db/river")]);
        let output = with(&[], &here, &typed);
        let error = errors(&output);
        assert_eq!(output.status.code(), Some(1), "{error}");
        assert!(error.contains("--database: everyone on this machine can see a password"), "{error}");
        assert!(error.contains("mysql://db/river: ") && !error.contains("hunter2"), "{error}");
        let output = with(&[], &here, &[command, &["--database-file", "address"]].concat());
        let error = errors(&output);
        assert!(error.contains("mysql://db/river: ") && !error.contains("hunter2"), "{error}");
        assert!(!error.contains("everyone"), "{error}");
    }
}

/// The documented example is what the program prints, names every option, and each of its lines can be used.
/// `BLESS=1` writes it anew.
#[test]
fn the_example_names_every_option() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/paddlewheel.example.toml");
    let example = said(&["config", "example", "--lang", "en"]);
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, &example).expect("the example can be written");
    }
    let documented = std::fs::read_to_string(path).unwrap_or_default();
    assert_eq!(documented, example, "the options have changed; BLESS=1 writes the example anew");
    let (mut table, mut named) = (String::new(), Vec::new());
    for line in example.lines() {
        if line.starts_with('[') {
            table = format!("{line}\n");
        }
        let Some(setting) = line.strip_prefix('#').filter(|line| !line.starts_with(' ') && !line.is_empty()) else {
            continue;
        };
        let name = setting.split(' ').next().unwrap_or_default();
        named.push(table.trim().trim_start_matches('[').replace(']', ".") + name);
        if name == "database_file" {
            continue;
        }
        let here = files("config-example", &[("x.toml", &format!("{table}{setting}\n"))]);
        let output = with(&[], &here, &["config", "check", "x.toml"]);
        assert!(output.status.success(), "{setting}: {}", errors(&output));
    }
    assert_eq!(named, keys());
    assert!(run(&["config", "check", path]).status.success());
}

#[test]
fn the_documentation_names_every_option() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/server.md");
    let page = std::fs::read_to_string(page).expect("docs/server.md is there");
    for key in keys() {
        let name = key.rsplit('.').next().unwrap_or_default();
        assert!(page.contains(&format!("| `{name}` |")), "docs/server.md says nothing of {key}");
    }
}
