//! Cards that lie face down: before their owner's turn they are sealed, later they are covered. Nobody else learns their
//! number, whatever they read or are told, whether they followed all the time or come later.

use super::screen::Screen;
use super::{Happened, Table, Tables, Visitor};
use game::Seat;
use serde_json::{Value, json};

const NIAGARA: &str = "niagara";

/// What was drawn at the beginning.
async fn drawn(table: &Table<impl Visitor>) -> Vec<String> {
    let log = table.spectator.log().await;
    let begun =
        log.into_iter().find_map(|event| if let Happened::Begun { drawn } = event.event { Some(drawn) } else { None });
    begun.unwrap()
}

/// Everything that a visitor can get to know of a table, but for times and the hash of its secret. A screen that was opened
/// before is brought up to date.
async fn knowledge<V: Visitor>(visitor: &V, followed: &mut Screen<V::Feed>) -> Value {
    let state = visitor.look().await;
    followed.catch_up(state.next).await;
    let late = Screen::open(visitor, None, Vec::new()).await;
    let mut log = Vec::new();
    for events in [visitor.log().await, followed.events.clone(), late.events] {
        assert!(matches!(events[0].event, Happened::Made { .. }));
        log.push(json!(events.iter().skip(1).map(|event| &event.event).collect::<Vec<_>>()));
    }
    let choices = if visitor.seat().is_some() { Some(visitor.choices().await) } else { None };
    json!({
        "look": state,
        "moments": visitor.moments(0, 100, false).await,
        "log": log,
        "updates": followed.updates,
        "late": late.updates,
        "choices": choices,
    })
}

/// Two tables that differ in one sealed card are the same to everybody but its owner.
pub(super) async fn sealed(tables: &impl Tables) {
    let first = tables.begin(NIAGARA).await;
    let mut second = tables.begin(NIAGARA).await;
    for _ in 0..200 {
        if drawn(&first).await == drawn(&second).await {
            break;
        }
        second = tables.begin(NIAGARA).await;
    }
    assert_eq!(drawn(&first).await, drawn(&second).await);
    let (mut screens, mut others) = (first.screens().await, second.screens().await);
    // The life ring decides who is first; a card stays sealed as long as somebody has not laid theirs.
    for (seat, one, two) in [(2, "card:4", "card:6"), (0, "card:cloud", "card:1")] {
        first.players[seat].does(&[one]).await;
        second.players[seat].does(&[two]).await;
        for (number, (one, two)) in first.everybody().zip(second.everybody()).enumerate() {
            let here = knowledge(one, &mut screens[number]).await;
            let there = knowledge(two, &mut others[number]).await;
            let has_laid = number == 2 || number == 0 && seat == 0;
            assert_eq!(here != there, has_laid, "visitor {number}: {here}\n{there}");
        }
    }
    // Who has laid a card gets the same answer to a second one, whatever it is.
    for player in [&first.players[2], &second.players[2]] {
        for card in ["card:4", "card:6"] {
            let refused = player.act(player.decision().await, &[card]).await.unwrap_err();
            assert_eq!((refused.code(), &refused.rule), ("host-not-deciding", &None));
        }
    }
}

/// Where documents tell the number of a card that a seat laid in its first round.
fn told(seat: usize, colour: &str, moments: &Value) -> Vec<String> {
    let mut told = Vec::new();
    for moment in moments.as_array().unwrap() {
        let number = &moment["number"];
        if moment["seat"] == seat && moment["entry"].as_str().is_some_and(|entry| entry.starts_with("card:")) {
            told.push(format!("entry of moment {number}"));
        }
        for event in moment["events"].as_array().unwrap() {
            if event["event"] == "opened" && event["player"] == colour && !event["card"].is_null() {
                told.push(format!("event of moment {number}"));
            }
        }
        if let Some(view) = moment.get("view") {
            let player = &view["players"][colour];
            for field in ["card", "hand", "discards"] {
                if !player[field].is_null() {
                    told.push(format!("{field} of moment {number}"));
                }
            }
            let course = &view["course"];
            if course["player"] == colour && !course["points"].is_null() {
                told.push(format!("points of moment {number}"));
            }
        }
    }
    told
}

/// A card that was open is covered by its owner's next one: from then on nobody else is told its number.
pub(super) async fn covered(tables: &impl Tables) {
    let table = tables.begin(NIAGARA).await;
    let mut screens = table.screens().await;
    let is_sealing = |state: &api::TableState| state.status.deciding().count() > 1;
    for player in &table.players {
        player.does(&["card:3"]).await;
    }
    let mut rounds = 0;
    while !is_sealing(&table.spectator.look().await) {
        table.go_on(1).await;
        rounds += 1;
        assert!(rounds < 30);
    }
    // All cards of the first round lie open.
    let next = table.spectator.look().await.next;
    table.agree(&mut screens, next).await;
    let now = json!(table.spectator.look().await);
    let players = now["view"]["players"].as_object().unwrap();
    let colours: [&str; 3] =
        std::array::from_fn(|seat| players.iter().find(|(_, player)| player["seat"] == seat).unwrap().0.as_str());
    for (seat, colour) in colours.into_iter().enumerate() {
        assert!(!told(seat, colour, &json!(table.spectator.moments(0, 100, false).await)).is_empty());
        assert!(!told(seat, colour, &json!(screens[3].moments)).is_empty());
    }
    for (seat, colour) in colours.into_iter().enumerate().take(2) {
        let acted = table.players[seat].does(&["card:5"]).await;
        for (number, visitor) in table.everybody().enumerate() {
            screens[number].catch_up(acted.next).await;
            screens[number].agrees_with(visitor).await;
            if number == seat {
                assert!(!told(seat, colour, &json!(screens[number].moments)).is_empty(), "one's own card is no secret");
                continue;
            }
            let late = Screen::open(visitor, None, Vec::new()).await;
            let back = Screen::open(visitor, Some(acted.next - 1), screens[number].moments.clone()).await;
            let documents = [
                json!(visitor.moments(0, 100, false).await),
                json!(screens[number].moments),
                json!(screens[number].updates.last().unwrap().moments),
                json!(late.updates[0].moments),
                json!(back.moments),
            ];
            for document in &documents {
                assert_eq!(told(seat, colour, document), [""; 0], "visitor {number}, seat {seat}");
            }
            for events in [visitor.log().await, late.events] {
                let own = Seat(seat as u8);
                let tells = |event: &Happened| matches!(event, Happened::Acted { seat, actions: Some(actions), .. } if *seat == own && actions.iter().any(|action| action.starts_with("card:")));
                assert!(!events.iter().any(|event| tells(&event.event)), "visitor {number}, seat {seat}");
            }
        }
    }
}
