//! Behind a real nginx and a real Caddy: pages, requests and event streams come through, pages of other sites do not.

use crate::kit::{Client, Folder, Node, Table, run, skipped};
use hyper::Method;
use serde_json::json;
use server::{Limits, Options, Origin, Server};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// The configurations that people copy; the tests take theirs from here.
const DOCUMENTED: &str = include_str!("../../../../docs/server.md");

/// A reverse proxy of one process in a folder of its own; it ends with this.
struct Proxy {
    process: Child,
    folder: Folder,
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn program(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders = std::env::split_paths(&path).chain([PathBuf::from("/usr/sbin")]);
    folders.find_map(|folder| Some(folder.join(name)).filter(|file| file.is_file()))
}

/// The documented block that begins with this line, for a server at this address.
fn documented(begin: &str, server: SocketAddr) -> String {
    let block = &DOCUMENTED[DOCUMENTED.find(begin).expect("a configuration")..];
    let block = &block[..block.find("```").expect("its end")];
    assert!(block.contains("127.0.0.1:7380"), "{block}");
    block.replace("127.0.0.1:7380", &server.to_string())
}

/// The documented `location` block of nginx.
fn location(server: SocketAddr) -> String {
    let block = documented("    location / {", server);
    block[..=block.find('}').expect("its end")].to_owned()
}

impl Proxy {
    /// Starts one at a free port. Another program may take the port in between: then it tries another one.
    fn start(at: impl Fn(SocketAddr) -> Self) -> (Self, SocketAddr) {
        for _ in 0..5 {
            let free = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
            let mut proxy = at(free);
            for _ in 0..500 {
                if proxy.process.try_wait().unwrap().is_some() {
                    break;
                }
                if TcpStream::connect(free).is_ok() {
                    return (proxy, free);
                }
                std::thread::sleep(Duration::from_millis(20));
            }
            let log = std::fs::read_to_string(proxy.folder.0.join("error.log")).unwrap_or_default();
            assert!(log.to_lowercase().contains("address already in use"), "the proxy does not start: {log}");
        }
        panic!("no free port");
    }

    /// An nginx with this `location` block.
    fn nginx(program: &Path, location: &str, address: SocketAddr) -> Self {
        let folder = Folder::new();
        let path = folder.0.display();
        let bodies = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map(|kind| format!("{kind}_temp_path {path}/{kind};"))
            .join(" ");
        let config = format!(
            "daemon off; master_process off; pid {path}/pid; error_log {path}/error.log;\n\
             events {{ worker_connections 64; }}\n\
             http {{ access_log off; {bodies}\nserver {{ listen {address};\n{location}\n}} }}\n"
        );
        let file = folder.0.join("nginx.conf");
        let mut command = Command::new(program);
        command.arg("-p").arg(&folder.0).arg("-c").arg(&file).arg("-e").arg(folder.0.join("error.log"));
        Self::spawn(command, folder, &file, &config)
    }

    /// A Caddy with this site, which gets no certificate and can be reached from here alone.
    fn caddy(program: &Path, site: &str, address: SocketAddr) -> Self {
        let folder = Folder::new();
        let site = site.replacen("play.example {", &format!("http://{address} {{\n    bind 127.0.0.1"), 1);
        let config = format!("{{\n    admin off\n    auto_https off\n}}\n{site}");
        let file = folder.0.join("Caddyfile");
        let mut command = Command::new(program);
        command.args(["run", "--adapter", "caddyfile", "--config"]).arg(&file);
        for variable in ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"] {
            command.env(variable, &folder.0);
        }
        Self::spawn(command, folder, &file, &config)
    }

    fn spawn(mut command: Command, folder: Folder, file: &Path, config: &str) -> Self {
        std::fs::write(file, config).unwrap();
        let log = std::fs::File::create(folder.0.join("error.log")).unwrap();
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log);
        #[cfg(unix)]
        {
            use std::os::unix::fs::{MetadataExt, chown};
            use std::os::unix::process::CommandExt;
            const NOBODY: u32 = 65534;
            // Nothing here needs the rights of root.
            if std::fs::metadata(&folder.0).unwrap().uid() == 0 {
                for path in [&folder.0, file, &folder.0.join("error.log")] {
                    chown(path, Some(NOBODY), Some(NOBODY)).unwrap();
                }
                command.uid(NOBODY).gid(NOBODY);
            }
        }
        Self { process: command.spawn().expect("the proxy runs"), folder }
    }
}

/// A browser over plain HTTP: it sends `Origin`, and no `Sec-Fetch-Site`.
async fn browse(proxy: SocketAddr) {
    let origin = format!("http://{proxy}");
    let own = [("content-type", "application/json"), ("origin", origin.as_str())];
    let mut ada = Client::new(proxy);
    let page = ada.get("/").await;
    assert!(page.status == 200 && page.text().contains("<html"), "{}", page.text());
    ada.send(Method::POST, "guests", &own, json!({ "name": "Ada" }).to_string()).await.ok();
    let account = json!({ "login": "ada", "password": "12345678" }).to_string();
    ada.send(Method::POST, "accounts", &own, account.clone()).await.ok();
    let mut ada = Client::new(proxy);
    let logged_in = ada.send(Method::POST, "sessions", &own, account).await;
    assert_eq!(logged_in.ok()["name"], "Ada");
    let table = json!({ "game": "niagara", "table": { "seats": 3 }, "seats": vec![json!({ "kind": "open" }); 3] });
    let id = ada.send(Method::POST, "tables", &own, table.to_string()).await.ok()["id"].as_str().unwrap().to_owned();
    let mut stream = ada.stream(&id, None).await;
    stream.until("made").await;
    let chat = format!("tables/{id}/chat");
    for number in 0..3 {
        let begun = Instant::now();
        ada.send(Method::POST, &chat, &own, json!({ "text": format!("saying {number}") }).to_string()).await.ok();
        assert_eq!(stream.until("said").await["text"], format!("saying {number}"));
        assert!(begun.elapsed() < Duration::from_secs(1), "{:?}", begun.elapsed());
    }
    let json = own[0];
    for foreign in [
        [json, ("origin", "http://evil.example")],
        [json, ("origin", "null")],
        [json, ("sec-fetch-site", "cross-site")],
        [json, ("sec-fetch-site", "same-site")],
    ] {
        let answer = ada.send(Method::POST, &chat, &foreign, json!({ "text": "forged" }).to_string()).await;
        answer.problem(403, "web-foreign-site");
        ada.send(Method::DELETE, "sessions", &foreign, "").await.problem(403, "web-foreign-site");
    }
    assert!(stream.soon().await.is_none(), "nothing was said");
}

#[test]
fn everything_works_behind_nginx_as_documented() {
    let Some(program) = program("nginx") else { return skipped("nginx is not installed") };
    run(async {
        let folder = Folder::new();
        let local = Options { limits: Limits::none(), ..Options::local(folder.database(), 0) };
        let server = Server::start(Options { behind_proxy: true, ..local }).await.unwrap();
        let location = location(server.address());
        let (_nginx, proxy) = Proxy::start(|free| Proxy::nginx(&program, &location, free));
        browse(proxy).await;
        server.stop().await;
    });
}

#[test]
fn everything_works_behind_caddy_as_documented() {
    let Some(program) = program("caddy") else { return skipped("caddy is not installed") };
    run(async {
        let folder = Folder::new();
        let local = Options { limits: Limits::none(), ..Options::local(folder.database(), 0) };
        let server = Server::start(Options { behind_proxy: true, ..local }).await.unwrap();
        let site = documented("play.example {\n    reverse_proxy", server.address());
        let (_caddy, proxy) = Proxy::start(|free| Proxy::caddy(&program, &site, free));
        browse(proxy).await;
        server.stop().await;
    });
}

#[test]
fn a_public_address_needs_no_headers_of_nginx() {
    let Some(program) = program("nginx") else { return skipped("nginx is not installed") };
    run(async {
        // nginx has to be there first: the server is told its address, and only then has one itself.
        let (folder, reserved) = (Folder::new(), TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap());
        let location = format!("location / {{ proxy_pass http://{reserved}; }}");
        let (_nginx, proxy) = Proxy::start(|free| Proxy::nginx(&program, &location, free));
        let local = Options { limits: Limits::none(), ..Options::local(folder.database(), reserved.port()) };
        let public_url = Origin::parse(&format!("http://{proxy}"));
        let server = Server::start(Options { behind_proxy: true, public_url, ..local }).await.unwrap();
        browse(proxy).await;
        server.stop().await;
    });
}

#[test]
fn event_streams_ask_proxies_not_to_buffer() {
    run(async {
        let node = Node::start().await;
        let table = Table::of_people(node.address(), "niagara", 3).await;
        let answer = node.client().get(&table.path("/events")).await;
        assert_eq!(answer.header("x-accel-buffering"), "no");
        assert_eq!(node.client().get(&table.path("")).await.header("x-accel-buffering"), "");
    });
}
