//! What browsers, strangers and broken clients may send, and what they get.

use crate::kit::{Client, Node, Table, bot, config, maker, open, run};
use hyper::Method;
use serde_json::{Value, json};

const JSON: (&str, &str) = ("content-type", "application/json");

#[test]
fn pages_of_other_sites_can_do_nothing() {
    run(async {
        let node = Node::start().await;
        let mut ada = Client::guest(node.address(), "Ada").await;
        let body = config("niagara", &[maker(), open(), open()]).to_string();
        let here = format!("http://{}", node.address());
        for foreign in [
            ("sec-fetch-site", "cross-site"),
            ("sec-fetch-site", "same-site"),
            ("origin", "http://evil.example"),
            ("origin", "null"),
        ] {
            for path in ["tables", "accounts", "tokens"] {
                let answer = ada.send(Method::POST, path, &[JSON, foreign], body.clone()).await;
                answer.problem(403, "web-foreign-site");
            }
            ada.send(Method::DELETE, "sessions", &[foreign], "").await.problem(403, "web-foreign-site");
            // Nor make guests.
            let mut new = node.client();
            let answer = new.send(Method::POST, "tables", &[JSON, foreign], body.clone()).await;
            answer.problem(403, "web-foreign-site");
            assert!(new.cookie.is_none());
        }
        assert_eq!(ada.get("tables?mine=true").await.ok(), json!([]));
        for own in [("sec-fetch-site", "same-origin"), ("sec-fetch-site", "none"), ("origin", here.as_str())] {
            ada.send(Method::POST, "tables", &[JSON, own], body.clone()).await.ok();
        }
        // A link from elsewhere may show a page.
        let answer = ada.send(Method::GET, "me", &[("sec-fetch-site", "cross-site")], "").await;
        assert_eq!(answer.ok()["name"], "Ada");
        // A form cannot be sent as JSON, whatever it says.
        for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""] {
            let answer = ada.send(Method::POST, "tables", &[("content-type", kind)], body.clone()).await;
            answer.problem(415, "web-media-type");
        }
        // Browsers send no token by themselves.
        let mut program = node.client();
        program.token = ada.post("tokens", &json!({ "label": "bot" })).await.ok()["token"].as_str().map(str::to_owned);
        program.send(Method::POST, "tables", &[JSON, ("sec-fetch-site", "cross-site")], body).await.ok();
    });
}

#[test]
fn every_answer_keeps_browsers_safe() {
    run(async {
        let node = Node::start().await;
        let table = Table::of_people(node.address(), "niagara", 3).await;
        let mut client = table.players[0].clone();
        let big = vec![b' '; 300 * 1024];
        let requests = [
            (Method::GET, "/".to_owned(), vec![], 200),
            (Method::GET, "/status".to_owned(), vec![], 200),
            (Method::GET, "/art/niagara.svg".to_owned(), vec![], 200),
            (Method::GET, "/art/mississippi-queen.svg".to_owned(), vec![], 200),
            (Method::GET, "/art/style.css".to_owned(), vec![], 200),
            (Method::GET, "/api".to_owned(), vec![], 200),
            (Method::GET, "/api/openapi.json".to_owned(), vec![], 200),
            (Method::GET, "/verify".to_owned(), vec![], 200),
            (Method::GET, "/style.css".to_owned(), vec![], 200),
            (Method::GET, "/health".to_owned(), vec![], 200),
            (Method::GET, "/ready".to_owned(), vec![], 200),
            (Method::GET, "/metrics".to_owned(), vec![], 200),
            (Method::HEAD, "/".to_owned(), vec![], 200),
            (Method::GET, table.path(""), vec![], 200),
            (Method::GET, table.path("/record"), vec![], 200),
            (Method::GET, "tables/none".to_owned(), vec![], 404),
            (Method::GET, "/nowhere".to_owned(), vec![], 404),
            (Method::DELETE, "/".to_owned(), vec![], 405),
            (Method::POST, "guests".to_owned(), b"{".to_vec(), 400),
            (Method::POST, "guests".to_owned(), big.clone(), 413),
            (Method::POST, "verify".to_owned(), big, 413),
        ];
        for (method, path, body, status) in requests {
            let answer = client.send(method.clone(), &path, &[JSON], body).await;
            assert_eq!(answer.status, status, "{method} {path}: {}", answer.text());
            let policy = answer.header("content-security-policy");
            assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"), "{path}");
            assert!(!policy.contains("unsafe") && !policy.contains('*'), "{policy}");
            assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
            assert!(!answer.header("referrer-policy").is_empty() && !answer.header("cache-control").is_empty());
            assert!(answer.header("access-control-allow-origin").is_empty(), "no other site may read answers");
            assert!(!answer.text().contains("<script") && !answer.text().contains("style="), "{path}");
            if status >= 400 {
                let problem = answer.json();
                answer.problem(status, problem["code"].as_str().unwrap());
            }
        }
    });
}

#[test]
fn mistakes_are_told_with_their_place() {
    run(async {
        let node = Node::start().await;
        let mut ada = Client::guest(node.address(), "Ada").await;
        let mut broken = async |body: &str| ada.send(Method::POST, "tables", &[JSON], body.to_owned()).await;
        for (body, code, place) in [
            ("{", "json-ends", "line 1"),
            ("{\n  \"game\": nope", "json-syntax", "line 2"),
            ("{\"game\":1,\"table\":{},\"seats\":[]}", "", "game"),
            ("{\"game\":\"niagara\",\"table\":{\"seats\":3},\"seats\":[{\"kind\":\"robot\"}]}", "", "seats.0"),
            ("{\"game\":\"niagara\",\"table\":{\"seats\":30},\"seats\":[]}", "", "table"),
            ("{\"game\":\"chess\",\"table\":{},\"seats\":[]}", "unknown-game", "game"),
            ("{\"game\":\"niagara\",\"game\":\"niagara\"}", "", ""),
        ] {
            let answer = broken(body).await;
            assert_eq!(answer.status, 400, "{body}: {}", answer.text());
            let problem = answer.json();
            assert!(problem["place"].as_str().unwrap_or_default().starts_with(place), "{body}: {problem}");
            assert!(code.is_empty() || problem["code"] == code, "{body}: {problem}");
        }
        let answer = ada.send(Method::POST, "tables", &[JSON], vec![0xff, 0xfe]).await;
        assert_eq!(answer.status, 400);
        ada.send(Method::POST, "tables", &[JSON], "[".repeat(100_000)).await.problem(400, "json-syntax");
        ada.get("/api/v2/tables").await.problem(404, "web-not-found");
        ada.get("tables/nothing").await.problem(404, "web-no-table");
        ada.get(&format!("tables/{}", "x".repeat(5000))).await.problem(404, "web-no-table");
        let answer = ada.put("tables", &json!({})).await;
        answer.problem(405, "web-method");
        assert_eq!(answer.header("allow"), "GET,HEAD,POST");
        // What stands in a path and cannot be read.
        for path in ["tables/%ff", "tables/x/seats/abc", "tables/x/seats/999", "tables/x/seats/-1"] {
            let answer = ada.put(path, &json!({})).await;
            let status = if path == "tables/%ff" { 405 } else { 404 };
            let problem = answer.json();
            answer.problem(status, problem["code"].as_str().unwrap());
        }
        ada.get("tables/%ff").await.problem(404, "web-not-found");
        ada.get("tables/a%00b").await.problem(400, "web-query");
        let mut table = Table::of_people(node.address(), "niagara", 3).await;
        let path = table.path("/events");
        let answer = ada.send(Method::GET, &path, &[("last-event-id", "yesterday")], "").await;
        answer.problem(400, "web-last-event");
        let path = table.path("/actions");
        for (actions, status, code, place) in [
            (json!(["fly"]), 400, "", "actions.0"),
            (json!(["card:1", "card:2"]), 422, "", "actions.1"),
            (json!([]), 400, "actions-empty", ""),
            (json!(vec!["card:1"; 101]), 400, "number-out-of-range", "actions"),
        ] {
            let answer = table.players[0].post(&path, &json!({ "decision": 0, "actions": actions })).await;
            let problem = answer.json();
            assert_eq!(answer.status, status, "{problem}");
            assert!(code.is_empty() || problem["code"] == code, "{problem}");
            assert_eq!(problem["place"].as_str().unwrap_or_default(), place, "{problem}");
        }
    });
}

#[test]
fn names_and_sayings_are_texts_whatever_they_look_like() {
    run(async {
        let node = Node::start().await;
        let name = "<script>alert('&\"x\")</script>";
        let mut ada = Client::guest(node.address(), name).await;
        let mut config = config("niagara", &[maker(), open(), bot("random")]);
        config["public"] = true.into();
        let id = ada.post("tables", &config).await.ok()["id"].as_str().unwrap().to_owned();
        let page = node.client().get("/").await.text();
        assert!(page.contains("&lt;script&gt;alert(&#39;&amp;&quot;x&quot;)&lt;/script&gt;"), "{page}");
        assert!(!page.contains("<script"));
        let said = "<img src=x onerror=alert(1)>\u{202e} ünï \u{0}\u{7}\r\ndata: {\"seq\":0}\n\nid: 99\n\u{1F6F6}";
        ada.post(&format!("tables/{id}/chat"), &json!({ "text": said })).await.ok();
        let event = ada.stream(&id, None).await.until("said").await;
        let plain: String = said.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
        assert_eq!((event["text"].as_str(), event["name"].as_str()), (Some(plain.as_str()), Some(name)));
        assert_eq!(event["seq"], 2, "no event can be smuggled in");
        ada.post(&format!("tables/{id}/chat"), &json!({ "text": "\n\t " })).await.problem(400, "host-empty");
        ada.post(&format!("tables/{id}/chat"), &json!({ "text": "ü".repeat(501) })).await.problem(400, "host-too-long");
        ada.post(&format!("tables/{id}/chat"), &json!({ "text": "ü".repeat(500) })).await.ok();
        ada.put(&format!("tables/{id}/seats/0"), &json!({ "seed": "x".repeat(65) }))
            .await
            .problem(400, "host-too-long");
        // What a table says of itself comes back as it was sent.
        let answer = ada.get("games/%3Cscript%3E/rules").await;
        assert!(answer.problem(404, "unknown-game")["detail"].as_str().unwrap().contains("<script>"));
        let page = ada.send(
            Method::POST,
            "/verify",
            &[("content-type", "application/x-www-form-urlencoded")],
            "record=%7B%22game%22%3A%22%3Cscript%3E%22%7D",
        );
        let page = page.await;
        assert!(page.status == 422 && !page.text().contains("<script"), "{}", page.text());
    });
}

#[test]
fn problems_are_told_in_every_language() {
    run(async {
        let node = Node::start().await;
        let mut table = Table::of_people(node.address(), "mississippi-queen", 2).await;
        let seat = table.deciding().await;
        let mut client = table.players[seat].clone();
        let illegal = json!({ "decision": 0, "actions": ["speed:6"] }).to_string();
        let why_not = table.path("/why-not?action=speed:6");
        let actions = table.path("/actions");
        let mut told: Vec<Vec<String>> = Vec::new();
        for language in ["en", "it", "fr", "ru", "de"] {
            let headers = [("accept-language", language), JSON];
            let mut texts = Vec::new();
            for (path, status) in [("tables/none", 404), ("tables?most=x", 400), ("/nowhere", 404)] {
                let answer = client.send(Method::GET, path, &headers, "").await;
                assert_eq!((answer.status, answer.header("content-language")), (status, language));
                texts.push(answer.json()["detail"].as_str().unwrap().to_owned());
            }
            let refused = client.send(Method::POST, &actions, &headers, illegal.clone()).await;
            let rule = refused.problem(422, "host-illegal")["rule"].clone();
            assert!(rule["id"].as_str().unwrap().starts_with("MQ-"));
            texts.extend([&rule["title"], &rule["statement"]].map(|text| text.as_str().unwrap().to_owned()));
            let asked = client.send(Method::GET, &why_not, &headers, "").await.ok();
            assert_eq!((&asked["allowed"], &asked["rule"]), (&json!(false), &rule));
            let page = client.send(Method::GET, "/", &headers, "").await.text();
            assert!(page.contains(&format!("<html lang=\"{language}\">")));
            told.push(texts);
        }
        for (number, texts) in told.iter().enumerate() {
            for other in &told[..number] {
                assert!(texts.iter().zip(other).all(|(one, other)| one != other), "{texts:?} {other:?}");
            }
        }
        let legal = client.get(&table.path("/legal")).await.ok()[0].clone();
        let path = table.path(&format!("/why-not?action={}", legal.as_str().unwrap()));
        assert_eq!(client.get(&path).await.ok(), json!({ "allowed": true, "rule": null, "detail": null }));
        client.get(&table.path("/why-not?action=fly")).await.problem(400, "unknown-action");
    });
}

#[test]
fn rules_are_told_by_edition_and_language() {
    run(async {
        let node = Node::start().await;
        let mut client = node.client();
        let games = client.get("games").await.ok();
        assert_eq!(games.as_array().unwrap().len(), 2);
        for game in games.as_array().unwrap() {
            let name = game["name"].as_str().unwrap();
            let rules = client.get(&format!("games/{name}/rules")).await.ok();
            for rule in rules.as_array().unwrap() {
                assert!(!rule["statement"].as_str().unwrap().is_empty(), "{rule}");
            }
            let id = rules[0]["id"].as_str().unwrap();
            assert_eq!(client.get(&format!("games/{name}/rules/{id}")).await.ok(), rules[0]);
            let unknown = client.get(&format!("games/{name}/rules/XX-1")).await.problem(404, "unknown-rule");
            let (detail, start) = (unknown["detail"].as_str().unwrap(), &id[..2]);
            assert!(
                detail.contains("XX-1") && detail.contains(&format!("{start}-")) && !detail.contains('$'),
                "{detail}"
            );
            client.get(&format!("games/{name}/rules?edition=x")).await.problem(404, "unknown-edition");
        }
        let path = "games/mississippi-queen/rules/MQ-REM-01?edition=";
        let statement = async |client: &mut Client, edition: &str| client.get(&format!("{path}{edition}")).await.ok();
        assert_ne!(statement(&mut client, "it2019").await["statement"], Value::Null);
    });
}

#[test]
fn metrics_name_no_table_and_count_no_invented_methods() {
    run(async {
        let node = Node::start().await;
        let table = Table::of_people(node.address(), "niagara", 3).await;
        let mut client = node.client();
        client.get(&table.path("/log")).await.ok();
        let method = Method::from_bytes(b"INVENTED").unwrap();
        client.send(method, &table.path(""), &[], "").await.problem(405, "web-method");
        let metrics = client.get("/metrics").await.text();
        assert!(metrics.contains("path=\"/api/v1/tables/{table}/log\""), "{metrics}");
        assert!(metrics.contains("paddlewheel_actions_total") || metrics.contains("paddlewheel_requests_total"));
        assert!(!metrics.contains(&table.id) && !metrics.contains("INVENTED"));
    });
}

#[test]
fn nobody_can_be_called_like_somebody_else_at_the_table() {
    run(async {
        let node = Node::start().await;
        let mut ada = Client::guest(node.address(), "Ada").await;
        let made = ada.post("tables", &config("niagara", &[maker(), open(), open()])).await.ok();
        let seat = |seat: u8| format!("tables/{}/seats/{seat}", made["id"].as_str().unwrap());
        let mut eve = Client::guest(node.address(), "\u{410}d\u{430}").await;
        let refused = eve.put(&seat(1), &json!({})).await.problem(409, "web-name-confusable");
        assert_eq!(refused["place"], "name");
        assert!(refused["detail"].as_str().unwrap().contains("Ada"), "{refused}");
        for name in ["Ada", " ADA ", "\u{ff21}da", "Ad\u{200b}a", "\u{391}da"] {
            eve.put(&seat(1), &json!({ "name": name })).await.problem(409, "web-name-confusable");
        }
        for (name, code) in [("Eve\u{202e}", "web-name-direction"), ("\u{3164}", "web-name-invisible")] {
            eve.put(&seat(1), &json!({ "name": name })).await.problem(400, code);
            eve.patch("me", &json!({ "name": name })).await.problem(400, code);
            node.client().post("guests", &json!({ "name": name })).await.problem(400, code);
        }
        eve.put(&seat(1), &json!({ "name": "\u{ff25}ve" })).await.ok();
        eve.put(&seat(1), &json!({ "name": "Ada" })).await.problem(409, "web-name-confusable");
        assert_eq!(eve.get(&format!("tables/{}", made["id"].as_str().unwrap())).await.ok()["seats"][1]["name"], "Eve");
        // Several seats of one person deceive nobody, and a name that was given up is free.
        ada.put(&seat(2), &json!({})).await.ok();
        eve.delete(&seat(1)).await.ok();
        ada.put(&seat(0), &json!({ "name": "Countess" })).await.ok();
        ada.delete(&seat(2)).await.ok();
        eve.put(&seat(1), &json!({ "name": "Ada" })).await.ok();
    });
}

#[test]
fn logins_are_normalised() {
    run(async {
        let node = Node::start().await;
        let mut ada = Client::guest(node.address(), "Ada").await;
        let account = |login: &str| json!({ "login": login, "password": "12345678" });
        assert_eq!(ada.post("accounts", &account("\u{ff21}da")).await.ok()["login"], "ada");
        node.client().post("sessions", &account("ada")).await.ok();
        let mut eve = Client::guest(node.address(), "Eve").await;
        eve.post("accounts", &account("\u{430}da")).await.problem(400, "web-login-form");
        eve.post("accounts", &account("ada\u{202e}")).await.problem(400, "web-login-form");
    });
}

#[test]
fn chat_tells_who_speaks() {
    run(async {
        let node = Node::start().await;
        let table = Table::of_people(node.address(), "niagara", 3).await;
        let mut eve = Client::guest(node.address(), "Player 1").await;
        let mut player = table.players[1].clone();
        player.post("accounts", &json!({ "login": "player", "password": "12345678" })).await.ok();
        let mut stream = node.client().stream(&table.id, None).await;
        for (who, seat, account) in [
            (&mut player, json!(1), true),
            (&mut eve, Value::Null, false),
            (&mut table.players[0].clone(), json!(0), false),
        ] {
            who.post(&table.path("/chat"), &json!({ "text": "hello" })).await.ok();
            let said = stream.until("said").await;
            assert_eq!((&said["seat"], &said["account"]), (&seat, &json!(account)), "{said}");
        }
    });
}
