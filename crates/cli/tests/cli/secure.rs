//! A table of a server behind HTTPS: the certificate is checked as the system does, and a game goes on as it does without.

use crate::commands::folder;
use crate::node::{Client, Node, file};
use rcgen::{CertifiedKey, generate_simple_self_signed};
use serde_json::json;
use std::io::Write;
use std::net::SocketAddr;
use std::process::{Command, Output, Stdio};
use std::sync::Arc;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Runtime;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::PrivatePkcs8KeyDer;

/// Takes the encryption off what comes, and passes it on, as a proxy before a server does.
struct Proxy {
    _runtime: Runtime,
    port: u16,
    /// Who signed the certificate, as a file has it.
    signer: String,
}

impl Proxy {
    fn before(server: SocketAddr) -> Self {
        let CertifiedKey { cert, signing_key } =
            generate_simple_self_signed(["localhost".to_owned()]).expect("a certificate");
        let key = PrivatePkcs8KeyDer::from(signing_key.serialize_der());
        let config = ServerConfig::builder().with_no_client_auth();
        let config = config.with_single_cert(vec![cert.der().clone()], key.into()).expect("the key fits");
        let acceptor = TlsAcceptor::from(Arc::new(config));
        let runtime = Runtime::new().expect("threads");
        let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).expect("a port is free");
        let port = listener.local_addr().expect("it listens").port();
        runtime.spawn(async move {
            while let Ok((socket, _)) = listener.accept().await {
                let acceptor = acceptor.clone();
                tokio::spawn(async move {
                    // Who does not trust the certificate goes away; so does who has got the answer.
                    let Ok(mut outer) = acceptor.accept(socket).await else { return };
                    let Ok(mut inner) = TcpStream::connect(server).await else { return };
                    let _ = copy_bidirectional(&mut outer, &mut inner).await;
                });
            }
        });
        Self { _runtime: runtime, port, signer: cert.pem() }
    }
}

#[test]
fn a_game_at_a_server_behind_https() {
    let node = Node::start(file("terminal-secure").to_str().unwrap());
    let mut client = Client::connect(node.address, "").unwrap();
    let bot = json!({ "kind": "bot", "level": "random" });
    let seats = [json!({ "kind": "open" }), bot.clone(), bot];
    let config = json!({ "game": "niagara", "table": { "seats": 3, "round_limit": 3 }, "seats": seats });
    let made = client.good("POST", "/api/v1/tables", &config).unwrap();
    let table = made["id"].as_str().unwrap();
    let proxy = Proxy::before(node.address);
    let home = folder("secure-home");
    std::fs::create_dir_all(&home).unwrap();
    let signer = home.join("signer.pem");
    std::fs::write(&signer, &proxy.signer).unwrap();
    let nobody = home.join("nobody.pem");
    std::fs::write(&nobody, "").unwrap();

    let play = |host: &str, trusted: &std::path::Path| -> Output {
        let server = format!("https://{host}:{}", proxy.port);
        let mut child = Command::new(env!("CARGO_BIN_EXE_paddlewheel"))
            .args(["play", "--plain", "--name", "Ada", "--server", &server, "--table", table])
            .envs([("LC_ALL", "en_GB.UTF-8"), ("XDG_CONFIG_HOME", home.to_str().unwrap())])
            .env("SSL_CERT_FILE", trusted)
            .env_remove("SSL_CERT_DIR")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary runs");
        // Who is refused reads none of it.
        let _ = child.stdin.take().expect("the input is piped").write_all("1\n".repeat(200).as_bytes());
        child.wait_with_output().expect("it ends")
    };
    let told = |output: &Output| {
        let words = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("texts are UTF-8");
        (words(&output.stdout), words(&output.stderr))
    };

    // Nobody is trusted, or the machine has another name than the certificate says.
    for (host, trusted) in [("localhost", &nobody), ("127.0.0.1", &signer)] {
        let output = play(host, trusted);
        let (_, line) = told(&output);
        assert_eq!(output.status.code(), Some(1), "{line}");
        assert!(line.lines().count() == 1 && line.contains("certificate"), "{line}");
    }
    let output = play("localhost", &signer);
    let (story, line) = told(&output);
    assert_eq!(output.status.code(), Some(0), "{line}\n{story}");
    assert!(story.contains("The game is over: the round limit is reached"), "{story}");
    std::fs::remove_dir_all(home).unwrap();
}
