//! The page that people play on: its files, what every other path is, and what is kept how long.

use crate::kit::{Answer, Client, Folder, Node, run};
use hyper::Method;
use server::{Limits, Options, Server, StartError};

const GZIP: (&str, &str) = ("accept-encoding", "gzip, br");
const HTML: (&str, &str) = ("accept", "text/html,application/xhtml+xml,*/*;q=0.8");

/// A small page with neighbours, and a file beside the folder that is nobody's business.
fn page() -> Folder {
    let folder = Folder::new();
    let dist = folder.0.join("dist");
    std::fs::create_dir_all(dist.join("assets")).unwrap();
    for (path, text) in [
        ("dist/index.html", "<!doctype html><title>the page</title>"),
        ("dist/favicon.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"),
        ("dist/assets/app-1a2b.js", "plain"),
        ("dist/assets/app-1a2b.js.br", "brotli"),
        ("dist/assets/app-1a2b.js.gz", "gzip"),
        ("secret.txt", "a secret"),
    ] {
        std::fs::write(folder.0.join(path), text).unwrap();
    }
    folder
}

async fn serve(folder: &Folder) -> (Server, Client) {
    let web = Some(folder.0.join("dist"));
    let options = Options { web, limits: Limits::none(), ..Options::local(folder.database(), 0) };
    let server = Server::start(options).await.unwrap();
    let client = Client::new(server.address());
    (server, client)
}

async fn get(client: &mut Client, path: &str, headers: &[(&str, &str)]) -> Answer {
    client.send(Method::GET, path, headers, "").await
}

#[test]
fn every_path_that_is_nothing_else_is_the_page() {
    run(async {
        let folder = page();
        let (server, mut client) = serve(&folder).await;
        for path in ["/", "/index.html", "/tables/abc", "/rules/mississippi-queen/MQ-PSH-06", "/assets", "/a?b=c"] {
            let answer = get(&mut client, path, &[HTML]).await;
            assert_eq!((answer.status, answer.header("content-type")), (200, "text/html"), "{path}");
            assert!(answer.text().contains("the page"), "{path}");
            assert_eq!(answer.header("cache-control"), "no-cache", "{path}");
            assert!(answer.header("content-security-policy").contains("default-src 'none'"));
        }
        assert!(get(&mut client, "/", &[]).await.text().contains("the page"), "whoever asks");
        let head = client.send(Method::HEAD, "/tables/abc", &[HTML], "").await;
        assert_eq!((head.status, head.text().as_str()), (200, ""));
        // What programs ask for is there or not.
        for path in ["/nowhere", "/api/v1/nowhere", "/api/nowhere", "/assets/app-9.js", "/tables/abc"] {
            get(&mut client, path, &[("accept", "*/*")]).await.problem(404, "web-not-found");
        }
        for path in ["/api/v1/nowhere", "/api/nowhere", "/assets/app-9.js", "/art/nothing.svg"] {
            get(&mut client, path, &[HTML]).await.problem(404, "web-not-found");
        }
        client.send(Method::POST, "/nowhere", &[HTML], "").await.problem(404, "web-not-found");
        // The plain pages and the API are where they were.
        for path in ["/status", "/api", "/verify", "/style.css", "/api/openapi.json", "/health"] {
            let answer = get(&mut client, path, &[HTML]).await;
            assert!(answer.status == 200 && !answer.text().contains("the page"), "{path}");
        }
        server.stop().await;
    });
}

#[test]
fn files_are_kept_as_long_as_they_hold() {
    run(async {
        let folder = page();
        let (server, mut client) = serve(&folder).await;
        let script = get(&mut client, "/assets/app-1a2b.js", &[]).await;
        assert_eq!((script.text().as_str(), script.header("content-type")), ("plain", "text/javascript"));
        assert_eq!(script.header("cache-control"), "public, max-age=31536000, immutable");
        let icon = get(&mut client, "/favicon.svg", &[HTML]).await;
        assert_eq!((icon.status, icon.header("content-type")), (200, "image/svg+xml"));
        assert_eq!(icon.header("cache-control"), "public, max-age=3600");
        let tag = get(&mut client, "/", &[]).await.header("etag").to_owned();
        let again = get(&mut client, "/", &[("if-none-match", &tag)]).await;
        assert_eq!((again.status, again.body.len()), (304, 0));
        for (accepted, encoding, text) in
            [("gzip, deflate, br", "br", "brotli"), ("gzip", "gzip", "gzip"), ("identity", "", "plain")]
        {
            let answer = get(&mut client, "/assets/app-1a2b.js", &[("accept-encoding", accepted)]).await;
            assert_eq!((answer.header("content-encoding"), answer.text().as_str()), (encoding, text));
            assert_eq!(answer.header("content-type"), "text/javascript");
        }
        server.stop().await;
    });
}

#[test]
fn nothing_beside_the_folder_is_served() {
    run(async {
        let folder = page();
        let (server, mut client) = serve(&folder).await;
        for path in [
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/assets/../../secret.txt",
            "/assets/%2e%2e/%2e%2e/secret.txt",
            "/..%2fsecret.txt",
            "/..%5csecret.txt",
            "//secret.txt",
            "/%2fsecret.txt",
            "/assets/..%2f..%2fsecret.txt",
            "/tables.sqlite",
        ] {
            for headers in [&[][..], &[HTML]] {
                let answer = get(&mut client, path, headers).await;
                assert!(!answer.text().contains("secret"), "{path}: {}", answer.text());
                assert!(!answer.text().contains("SQLite"), "{path}");
            }
        }
        server.stop().await;
    });
}

#[test]
fn a_folder_without_a_page_is_an_error_at_the_start() {
    run(async {
        let folder = Folder::new();
        let options = Options { web: Some(folder.0.join("dist")), ..Options::local(folder.database(), 0) };
        let failed = Server::start(options).await.err();
        assert!(matches!(&failed, Some(StartError::Site(file, _)) if file.ends_with("dist/index.html")), "{failed:?}");
    });
}

#[cfg(not(feature = "embed"))]
#[test]
fn without_a_page_the_status_says_how_to_get_it() {
    run(async {
        let node = Node::start().await;
        let mut client = node.client();
        for path in ["/", "/status"] {
            for (lang, word) in
                [("en", "cargo play"), ("it", "pagina"), ("fr", "page"), ("ru", "Node"), ("de", "Seite")]
            {
                let text = get(&mut client, path, &[("accept-language", lang), HTML]).await.text();
                assert!(text.contains(word) && text.contains("cargo play"), "{path} {lang}: {text}");
            }
        }
        get(&mut client, "/tables/abc", &[HTML]).await.problem(404, "web-not-found");
        let folder = page();
        let (server, mut client) = serve(&folder).await;
        assert!(!get(&mut client, "/status", &[HTML]).await.text().contains("cargo play"));
        server.stop().await;
    });
}

#[test]
fn the_art_of_every_game_is_there_and_is_kept_until_it_changes() {
    run(async {
        let node = Node::start().await;
        let mut client = node.client();
        let games = client.get("games").await.ok();
        let names = games.as_array().unwrap().iter().map(|game| format!("{}.svg", game["name"].as_str().unwrap()));
        for (name, kind) in
            names.map(|name| (name, "image/svg+xml")).chain([("style.css".into(), "text/css; charset=utf-8")])
        {
            let path = format!("/art/{name}");
            let answer = get(&mut client, &path, &[]).await;
            assert_eq!((answer.status, answer.header("content-type")), (200, kind), "{path}");
            if kind.starts_with("image") {
                let text = answer.text();
                assert!(
                    text.starts_with("<svg ") && text.contains("<defs>") && text.ends_with("</defs></svg>"),
                    "{text}"
                );
            }
            assert_eq!(answer.header("cache-control"), "no-cache");
            let tag = answer.header("etag").to_owned();
            assert!(tag.len() > 5, "{tag}");
            let tags = format!("\"other\", {tag}");
            for known in [&tag, &tags] {
                let again = get(&mut client, &path, &[("if-none-match", known)]).await;
                assert_eq!((again.status, again.body.len(), again.header("etag")), (304, 0, tag.as_str()));
            }
            assert_eq!(get(&mut client, &path, &[("if-none-match", "\"other\"")]).await.status, 200);
        }
        get(&mut client, "/art/chess.svg", &[]).await.problem(404, "web-not-found");
    });
}

#[test]
fn long_answers_are_compressed_for_who_likes_that_and_short_ones_never() {
    run(async {
        let node = Node::start().await;
        let mut table = crate::kit::Table::of_people(node.address(), "mississippi-queen", 2).await;
        table.go_on(4).await;
        let mut client = table.players[0].clone();
        for path in ["/moments", "/plans", "", "/log"].map(|what| table.path(what)) {
            let plain = get(&mut client, &path, &[]).await;
            let packed = get(&mut client, &path, &[GZIP]).await;
            assert_eq!((plain.status, packed.status, plain.header("content-encoding")), (200, 200, ""), "{path}");
            if plain.body.len() >= 2048 {
                assert_eq!(packed.header("content-encoding"), "gzip", "{path}");
                assert!(packed.body.starts_with(&[0x1f, 0x8b]) && packed.body.len() < plain.body.len() / 2, "{path}");
                assert!(packed.header("vary").contains("accept-encoding"));
            } else {
                assert_eq!((packed.header("content-encoding"), packed.text()), ("", plain.text()), "{path}");
            }
        }
        assert!(get(&mut client, &table.path("/moments"), &[]).await.body.len() > 4096, "one of them is long");
        assert!(get(&mut client, &table.path("/legal"), &[]).await.body.len() < 2048, "one of them is short");
        assert_eq!(get(&mut client, &table.path("/legal"), &[GZIP]).await.header("content-encoding"), "");
        // Streams have a compression of their own, which lets each event out at once.
        let stream = get(&mut client, &table.path("/events"), &[GZIP]).await;
        assert_eq!((stream.status, stream.header("content-encoding")), (200, "gzip"));
        let stream = get(&mut client, &table.path("/events"), &[]).await;
        assert_eq!((stream.status, stream.header("content-encoding")), (200, ""));
    });
}

#[cfg(feature = "embed")]
#[test]
fn the_page_that_was_built_in_is_served() {
    run(async {
        let node = Node::start().await;
        let mut client = node.client();
        let page = get(&mut client, "/tables/abc", &[HTML]).await;
        assert_eq!(
            (page.status, page.header("content-type"), page.header("cache-control")),
            (200, "text/html", "no-cache")
        );
        let text = page.text();
        let scripts: Vec<&str> = text.split('"').filter(|part| part.starts_with("/assets/")).collect();
        assert!(!scripts.is_empty(), "{text}");
        for script in scripts {
            let plain = get(&mut client, script, &[]).await;
            assert_eq!((plain.status, plain.header("content-encoding")), (200, ""), "{script}");
            let packed = get(&mut client, script, &[GZIP]).await;
            assert_eq!((packed.status, packed.header("content-encoding")), (200, "br"), "{script}");
            assert!(packed.body.len() < plain.body.len(), "{script}");
            assert!(plain.header("cache-control").ends_with("immutable"));
        }
        get(&mut client, "/assets/../Cargo.toml", &[]).await.problem(404, "web-not-found");
    });
}
