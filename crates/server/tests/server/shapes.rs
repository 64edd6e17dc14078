//! Whether answers have the shapes that the description tells, to the last field: the page's types are made from it.

use crate::kit::{Client, Node, Stream, Table, bot, config, maker, run};
use crate::schema::{Noted, Shapes};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::Duration;

/// A description, and what was found to fit it.
struct Found<'a> {
    shapes: Shapes<'a>,
    noted: Vec<Noted<'a>>,
}

impl Found<'_> {
    /// The answer to a request of this path is what is described.
    #[track_caller]
    fn answer(&mut self, path: &str, value: &Value) {
        let content = &self.shapes.0["paths"][path]["get"]["responses"]["200"]["content"];
        let schema = &content["application/json"]["schema"];
        assert!(schema.is_object(), "{path} is not described");
        self.shapes.fits(schema, value, path, &mut self.noted).unwrap_or_else(|why| panic!("{path}: {why}"));
    }

    /// What comes over a stream until an update tells of the events before a place is what is described.
    async fn stream(&mut self, stream: &mut Stream, next: u64) {
        loop {
            let (name, value) = stream.told().await.expect("the stream goes on");
            let fits = self.shapes.fits_told(name.as_deref(), &value, &mut self.noted);
            fits.unwrap_or_else(|why| panic!("{name:?}: {why}"));
            if name.as_deref() == Some("update") && value["table"]["next"].as_u64().unwrap() >= next {
                return;
            }
        }
    }
}

/// A table of bots that have played it to its end, and the number of its last moment.
async fn played(client: &mut Client, game: &str) -> (String, u64) {
    let made = client.post("tables", &config(game, &vec![bot("random"); 3])).await.ok();
    let path = format!("tables/{}", made["id"].as_str().unwrap());
    client.post(&format!("{path}/start"), &json!({})).await.ok();
    loop {
        let table = client.get(&path).await.ok();
        if table["stage"] == "over" {
            return (path, table["last_moment"].as_u64().unwrap());
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

async fn look_back(found: &mut Found<'_>, client: &mut Client, game: &str) {
    let (path, last) = played(client, game).await;
    let moments = "/api/v1/tables/{table}/moments";
    let story = client.get(&format!("{path}/moments?lean=true")).await.ok();
    found.answer(moments, &story);
    for from in [0, last / 2, last.saturating_sub(10)] {
        let shown = client.get(&format!("{path}/moments?from={from}&most=15")).await.ok();
        found.answer(moments, &shown);
    }
    found.answer("/api/v1/tables/{table}", &client.get(&path).await.ok());
    found.answer("/api/v1/tables/{table}/log", &client.get(&format!("{path}/log")).await.ok());
    found.answer("/api/v1/games/{game}/rules", &client.get(&format!("games/{game}/rules")).await.ok());
}

async fn look_ahead(found: &mut Found<'_>, mut table: Table) {
    let mut streams = Vec::new();
    for viewer in [&table.players[0], &table.players[1], &Client::new(table.players[0].address)] {
        streams.push(viewer.stream(&table.id, None).await);
    }
    for _ in 0..15 {
        table.go_on(1).await;
        let next = table.view().await["next"].as_u64().unwrap();
        for stream in &mut streams {
            found.stream(stream, next).await;
        }
        let seat = table.deciding().await;
        let mut player = table.players[seat].clone();
        for (what, query) in
            [("", ""), ("/legal", ""), ("/why-not", "?action=end"), ("/plans", ""), ("/log", ""), ("/board", "")]
        {
            let answer = player.get(&table.path(&format!("{what}{query}"))).await.ok();
            found.answer(&format!("/api/v1/tables/{{table}}{what}"), &answer);
        }
    }
}

#[test]
fn answers_are_what_the_description_says() {
    run(async {
        let node = Node::start().await;
        let mut ada = Client::guest(node.address(), "Ada").await;
        let description = ada.get("/api/openapi.json").await.ok();
        let mut found = Found { shapes: Shapes(&description), noted: Vec::new() };
        for game in ["mississippi-queen", "niagara"] {
            look_back(&mut found, &mut ada, game).await;
            look_ahead(&mut found, Table::of_people(node.address(), game, 3).await).await;
        }
        ada.post("tables", &config("niagara", &[maker(), bot("easy"), bot("easy")])).await.ok();
        for (path, what) in [("games", "games"), ("tables", "tables?mine=true"), ("me", "me")] {
            found.answer(&format!("/api/v1/{path}"), &ada.get(what).await.ok());
        }
        // What is always there is required, but for what need not be sent.
        let mut kinds: BTreeMap<&str, Vec<&Noted<'_>>> = BTreeMap::new();
        for noted in &found.noted {
            kinds.entry(&noted.0).or_default().push(noted);
        }
        for (kind, objects) in kinds.iter().filter(|(kind, objects)| objects.len() > 10 && !kind.contains("Config")) {
            let form = &objects[0].1;
            for field in form.fields.keys().filter(|field| !form.required.contains(**field)) {
                let missing = objects.iter().any(|(_, _, there)| !there.iter().any(|name| name == field));
                assert!(missing, "{kind}.{field} is always there and not required");
            }
        }
        for known in [
            "Moment",
            "Scene",
            "GameView|0",
            "GameView|1",
            "TableEvent|0",
            "Plan",
            "Step",
            "Cost",
            "MississippiSpace",
            "NiagaraPlace",
            "Update",
            "Choices",
            "Audience",
        ] {
            assert!(kinds.contains_key(known), "{known} was not seen: {:?}", kinds.keys());
        }
    });
}
