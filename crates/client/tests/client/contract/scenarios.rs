//! What everybody can rely on at any table: each scenario plays both games.

use super::screen::{Screen, lean};
use super::{Acted, GAMES, Happened, Question, Stage, Table, Tables, Visitor};
use api::Speaker;
use game::Seat;

/// Numbers that look like chance and are always the same.
struct Luck(u64);

impl Luck {
    fn next(&mut self) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize
    }
}

impl<V: Visitor> Table<V> {
    /// The players, and then the spectator.
    pub(super) fn everybody(&self) -> impl Iterator<Item = &V> {
        self.players.iter().chain([&self.spectator])
    }

    pub(super) async fn screens(&self) -> Vec<Screen<V::Feed>> {
        let mut screens = Vec::new();
        for visitor in self.everybody() {
            screens.push(Screen::open(visitor, None, Vec::new()).await);
        }
        screens
    }

    /// Everybody's screen shows what is to be read, once it knows of the events before a place.
    pub(super) async fn agree(&self, screens: &mut [Screen<V::Feed>], next: u64) {
        for (visitor, screen) in self.everybody().zip(screens) {
            screen.catch_up(next).await;
            screen.agrees_with(visitor).await;
        }
    }

    /// The first of those who decide.
    pub(super) async fn deciding(&self) -> Option<&V> {
        let seat = self.spectator.look().await.status.deciding().next()?;
        Some(&self.players[usize::from(seat.0)])
    }

    /// Lets whoever decides make whole turns.
    pub(super) async fn go_on(&self, turns: usize) {
        for number in 0..turns {
            let player = self.deciding().await.expect("somebody decides");
            let plans = player.choices().await.plans;
            let actions: Vec<&str> = plans[number * 7 % plans.len()].actions.iter().map(String::as_str).collect();
            player.does(&actions).await;
        }
    }

    /// Plays until somebody has made a turn but for its end, and has no points left.
    async fn moved(&self) -> &V {
        for _ in 0..4 {
            let player = self.deciding().await.expect("somebody decides");
            let plans = player.choices().await.plans;
            let whole = |actions: &&Vec<String>| actions.len() > 1 && actions.last().is_some_and(|last| last == "end");
            if let Some(actions) = plans.iter().map(|plan| &plan.actions).find(whole) {
                let actions: Vec<&str> = actions[..actions.len() - 1].iter().map(String::as_str).collect();
                player.does(&actions).await;
                return player;
            }
            self.go_on(1).await;
        }
        panic!("no turn has an end");
    }

    /// Plays single actions until somebody has made one that can be taken back, and decides again.
    async fn begun_turn(&self) -> &V {
        for _ in 0..80 {
            let player = self.deciding().await.expect("somebody decides");
            let legal = player.choices().await.legal;
            let action = legal.iter().find(|action| *action != "end").unwrap_or(&legal[0]);
            let acted = player.does(&[action]).await;
            if acted.drawn.is_empty() && acted.deciding == [player.seat().unwrap()] && player.look().await.can_take_back
            {
                return player;
            }
        }
        panic!("nobody begins a turn");
    }
}

pub(super) async fn looking(tables: &impl Tables) {
    for game in GAMES {
        let table = tables.begin(game).await;
        table.go_on(3).await;
        for visitor in table.everybody() {
            let (state, config) = (visitor.look().await, visitor.config().await);
            assert_eq!((config.game.name(), config.seats.len()), (game, 3));
            assert_eq!((state.viewer, state.yours.first().copied()), (visitor.seat(), visitor.seat()));
            assert_eq!((state.status.stage, state.outcome.as_ref()), (Stage::Playing, None));
            let names: Vec<_> = state.status.seats.iter().map(|seat| seat.name.as_deref().unwrap()).collect();
            assert_eq!(names, ["Player 0", "Player 1", "Player 2"]);
            let log = visitor.log().await;
            assert!(log.iter().map(|event| event.seq).eq(0..state.next));
            // The last moment is now.
            let moments = visitor.moments(0, 100, false).await;
            assert!(moments.iter().map(|moment| moment.number).eq(0..=state.last_moment));
            assert_eq!(moments.last().unwrap().view.as_ref(), Some(&state.view));
            assert!(moments.iter().all(|moment| moment.scene.is_some()));
            let told: Vec<_> = moments.into_iter().map(lean).collect();
            assert_eq!(visitor.moments(0, 5000, true).await, told);
            assert_eq!(visitor.moments(2, 1, true).await, told[2..3]);
            assert_eq!(visitor.board().await, table.spectator.board().await);
        }
    }
}

pub(super) async fn following(tables: &impl Tables) {
    for (game, seed) in GAMES.into_iter().zip(7..) {
        let (table, mut luck) = (tables.begin(game).await, Luck(seed));
        let mut screens = table.screens().await;
        while let Some(player) = table.deciding().await {
            let pick = luck.next();
            let decision = player.decision().await;
            let back = if pick % 3 == 0 { player.take_back(decision, false).await.ok() } else { None };
            let next = if let Some(done) = back {
                done.next
            } else {
                let choices = player.choices().await;
                let plan = &choices.plans[pick % choices.plans.len()].actions;
                let single = std::slice::from_ref(&choices.legal[pick % choices.legal.len()]);
                let actions = if pick % 7 < 3 { plan } else { single };
                player.does(&actions.iter().map(String::as_str).collect::<Vec<_>>()).await.next
            };
            for (number, (visitor, screen)) in table.everybody().zip(&mut screens).enumerate() {
                // Everybody misses some, and hears of several at once then.
                if pick % 6 != number {
                    screen.catch_up(next).await;
                    screen.agrees_with(visitor).await;
                }
            }
        }
        let end = table.spectator.look().await;
        assert_eq!((end.status.stage, end.outcome.is_some()), (Stage::Over, true));
        table.agree(&mut screens, end.next).await;
    }
}

pub(super) async fn acting(tables: &impl Tables) {
    for game in GAMES {
        let table = tables.begin(game).await;
        let mut screens = table.screens().await;
        for number in 0..6 {
            let player = table.deciding().await.unwrap();
            let (seat, before) = (player.seat().unwrap(), player.look().await);
            let decision = player.decision().await;
            let choices = player.choices().await;
            for action in &choices.legal {
                assert_eq!(player.why_not(action).await, Ok(()), "{action}");
            }
            // A single action, or the actions of a whole turn.
            let actions =
                if number % 2 == 0 { vec![choices.legal[0].clone()] } else { choices.plans[0].actions.clone() };
            let texts: Vec<&str> = actions.iter().map(String::as_str).collect();
            let acted = player.act(decision, &texts).await.unwrap();
            let after = player.look().await;
            let deciding: Vec<Seat> = after.status.deciding().collect();
            let own = Acted {
                next: before.next + 1,
                repeated: false,
                decision: decision + 1,
                drawn: acted.drawn.clone(),
                stage: after.status.stage,
                deciding,
                update: None,
            };
            assert_eq!(acted, own);
            assert_eq!(after.next, acted.next, "one event, however many actions");
            assert!(after.last_moment >= before.last_moment + actions.len());
            let log = player.log().await;
            let told = Happened::Acted { seat, decision, actions: Some(actions), drawn: acted.drawn, by_bot: false };
            assert_eq!(log.last().unwrap().event, told);
            table.agree(&mut screens, acted.next).await;
        }
    }
}

pub(super) async fn refusing(tables: &impl Tables) {
    let mut with_amounts = 0;
    for game in GAMES {
        let table = tables.begin(game).await;
        table.go_on(5).await;
        let mut screens = table.screens().await;
        let player = match game {
            "niagara" => table.begun_turn().await,
            _ => table.moved().await,
        };
        let (decision, before) = (player.decision().await, player.look().await);
        table.agree(&mut screens, before.next).await;
        let legal = player.choices().await.legal;
        let moments = player.moments(0, 5000, true).await;
        let all = "speed:1 speed:2 speed:3 speed:4 speed:5 speed:6 ahead left right back bow:n bow:s end card:1 card:4 \
            canoe:a canoe:b up down load:ruby unload weather:up weather:down";
        let mut rules = std::collections::BTreeSet::new();
        for action in all.split_whitespace().filter(|action| !legal.iter().any(|legal| legal == action)) {
            // What is no action of this game at all breaks no rule.
            let Some(rule) = player.why_not(action).await.unwrap_err().rule else { continue };
            let why = player.why_not(action).await.unwrap_err();
            let refused = player.act(decision, &[action]).await.unwrap_err();
            assert_eq!(refused.code(), "host-illegal", "{action}");
            assert_eq!(super::Refusal { code: None, ..refused.clone() }, why, "{action}");
            with_amounts += usize::from(refused.need.is_some() && refused.have.is_some());
            rules.insert(rule);
            // All actions of a request, or none.
            let batch = player.act(decision, &[&legal[0], "nonsense"]).await.unwrap_err();
            assert_eq!((batch.rule, batch.code.is_some()), (None, true));
        }
        assert!(rules.len() > 1, "{game}: {rules:?}");
        assert_eq!(player.act(decision + 1, &[&legal[0]]).await.unwrap_err().code(), "host-decision");
        for other in table.players.iter().filter(|other| other.seat() != player.seat()) {
            let refused = other.act(other.decision().await, &[&legal[0]]).await.unwrap_err();
            assert_eq!(refused.code(), "host-not-deciding");
        }
        // Nothing has changed, and nobody is told anything.
        assert_eq!((player.look().await, player.moments(0, 5000, true).await), (before.clone(), moments));
        let said = player.say("…").await.unwrap();
        assert_eq!(said.next, before.next + 1);
        table.agree(&mut screens, said.next).await;
        assert!(screens.iter().all(|screen| matches!(screen.events.last().unwrap().event, Happened::Said { .. })));
    }
    assert!(with_amounts > 0, "no refusal says what is needed and what there is");
}

pub(super) async fn retrying(tables: &impl Tables) {
    for game in GAMES {
        let table = tables.begin(game).await;
        table.go_on(2).await;
        let mut screens = table.screens().await;
        let player = table.deciding().await.unwrap();
        let (decision, legal) = (player.decision().await, player.choices().await.legal);
        let first = player.act(decision, &[&legal[0]]).await.unwrap();
        for _ in 0..3 {
            let again = player.act(decision, &[&legal[0]]).await.unwrap();
            assert_eq!(again, Acted { repeated: true, ..first.clone() });
        }
        assert_eq!(player.log().await.len() as u64, first.next);
        // The same number for something else is a mistake.
        assert_eq!(player.act(decision, &["nonsense"]).await.unwrap_err().code(), "host-decision");
        table.agree(&mut screens, first.next).await;
        let done = player.say("again").await.unwrap();
        assert_eq!((done.next, done.repeated), (first.next + 1, false));
        table.agree(&mut screens, done.next).await;
    }
}

pub(super) async fn taking_back(tables: &impl Tables) {
    for game in GAMES {
        let table = tables.begin(game).await;
        let mut screens = table.screens().await;
        table.go_on(3).await;
        let player = table.begun_turn().await;
        let (before, moments) = (player.look().await, player.moments(0, 5000, true).await);
        let legal = player.choices().await.legal;
        let acted = player.does(&[&legal[0]]).await;
        if !player.look().await.can_take_back {
            let refused = player.take_back(acted.decision, false).await.unwrap_err();
            assert_eq!(refused.code(), "host-nothing-to-take-back");
            continue;
        }
        table.agree(&mut screens, acted.next).await;
        let back = player.take_back(acted.decision, false).await.unwrap();
        assert_eq!((back.next, back.repeated), (acted.next + 1, false));
        let after = player.look().await;
        assert_eq!((&after.view, player.moments(0, 5000, true).await), (&before.view, moments));
        assert_eq!(player.decision().await, acted.decision + 1, "taking back is a decision, too");
        assert!(player.take_back(acted.decision, false).await.unwrap().repeated);
        assert_eq!(player.look().await, after, "a retry takes back no more");
        table.agree(&mut screens, back.next).await;
        // Others have nothing to take back.
        for other in table.players.iter().filter(|other| other.seat() != player.seat()) {
            let refused = other.take_back(other.decision().await, true).await.unwrap_err();
            assert_eq!(refused.code(), "host-nothing-to-take-back");
        }
        // The whole turn, as far as it can be.
        let back = player.take_back(player.decision().await, true).await.unwrap();
        assert!(!player.look().await.can_take_back);
        let refused = player.take_back(player.decision().await, false).await.unwrap_err();
        assert_eq!(refused.code(), "host-nothing-to-take-back");
        table.agree(&mut screens, back.next).await;
    }
}

pub(super) async fn asking(tables: &impl Tables) {
    for game in GAMES {
        let table = tables.begin(game).await;
        let mut screens = table.screens().await;
        table.go_on(4).await;
        let player = table.deciding().await.unwrap();
        let seat = player.seat().unwrap();
        table.go_on(2).await;
        let others: Vec<_> = table.players.iter().filter(|other| other.seat() != Some(seat)).collect();
        let waiting_for: Vec<Seat> = others.iter().map(|other| other.seat().unwrap()).collect();
        assert_eq!(others[0].answer(true).await.unwrap_err().code(), "host-not-asked");
        // One does not agree.
        let before = table.spectator.look().await;
        let asked = player.ask().await.unwrap();
        table.agree(&mut screens, asked.next).await;
        let question = table.spectator.look().await.status.question;
        assert_eq!(question, Some(Question { seat, waiting_for: waiting_for.clone() }));
        assert_eq!(others[0].ask().await.unwrap_err().code(), "host-asked");
        assert_eq!(player.answer(true).await.unwrap_err().code(), "host-not-asked");
        let first = others[0].answer(true).await.unwrap();
        table.agree(&mut screens, first.next).await;
        assert_eq!(table.spectator.look().await.status.question.unwrap().waiting_for, waiting_for[1..]);
        let refused = others[1].answer(false).await.unwrap();
        let after = table.spectator.look().await;
        assert_eq!((&after.view, after.last_moment), (&before.view, before.last_moment));
        assert_eq!(after.status.question, None);
        table.agree(&mut screens, refused.next).await;
        // Everybody agrees.
        player.ask().await.unwrap();
        others[0].answer(true).await.unwrap();
        let agreed = others[1].answer(true).await.unwrap();
        table.agree(&mut screens, agreed.next).await;
        let after = table.spectator.look().await;
        assert!(after.last_moment < before.last_moment);
        assert!(after.status.deciding().any(|other| other == seat), "whoever asked decides again");
        let last = player.log().await.pop().unwrap();
        let told = Happened::Answered { seat: waiting_for[1], agrees: true, left: Some(after.last_moment) };
        assert_eq!(last.event, told);
        table.go_on(2).await;
        let next = table.spectator.look().await.next;
        table.agree(&mut screens, next).await;
    }
}

pub(super) async fn missing_events(tables: &impl Tables) {
    for game in GAMES {
        let table = tables.begin(game).await;
        table.go_on(2).await;
        let mut screens = table.screens().await;
        for turns in 0..3 {
            let player = table.begun_turn().await;
            let next = player.look().await.next;
            table.agree(&mut screens, next).await;
            // Nobody listens while what they know is taken back, and something else is done instead.
            let left: Vec<_> = screens.drain(..).map(|screen| (screen.events, screen.moments)).collect();
            let known = left[usize::from(player.seat().unwrap().0)].1.last().unwrap().entry.clone().unwrap();
            player.take_back(player.decision().await, false).await.unwrap();
            let legal = player.choices().await.legal;
            player.does(&[legal.iter().find(|action| **action != known).unwrap_or(&known)]).await;
            table.go_on(turns).await;
            let now = table.spectator.look().await.next;
            for (visitor, (events, moments)) in table.everybody().zip(left) {
                let last = events.last().unwrap().seq;
                let mut screen = Screen::open(visitor, Some(last), moments).await;
                screen.catch_up(now).await;
                screen.agrees_with(visitor).await;
                assert!(screen.events.iter().map(|event| event.seq).eq(last + 1..now), "what was missed, and no more");
                // Without the moments, everything is told.
                let anew = Screen::open(visitor, Some(last), Vec::new()).await;
                anew.agrees_with(visitor).await;
                assert_eq!((anew.updates.len(), anew.updates[0].from), (1, 0));
                // Whoever has missed nothing is told how it stands, and no moment again.
                let known = Screen::open(visitor, Some(now - 1), screen.moments.clone()).await;
                known.agrees_with(visitor).await;
                assert!(known.events.is_empty() && known.updates[0].moments.is_empty());
                screens.push(screen);
            }
        }
    }
}

pub(super) async fn watching(tables: &impl Tables) {
    for game in GAMES {
        let table = tables.begin(game).await;
        let mut screens = table.screens().await;
        for number in 0..4 {
            table.go_on(1).await;
            let speaker = if number % 2 == 0 { &table.spectator } else { &table.players[1] };
            let before = table.spectator.look().await;
            let said = speaker.say("ahoy").await.unwrap();
            table.agree(&mut screens, said.next).await;
            for screen in &screens {
                let Happened::Said { text, speaker: who, .. } = &screen.events.last().unwrap().event else { panic!() };
                assert_eq!((text.as_str(), *who), ("ahoy", Some(Speaker { seat: speaker.seat(), account: false })));
            }
            let watched = screens.last().unwrap();
            assert_eq!(watched.state.as_ref().unwrap().last_moment, before.last_moment);
            assert!(watched.choices.legal.is_empty() && watched.choices.plans.is_empty());
        }
        let state = table.spectator.look().await;
        assert_eq!((state.viewer, state.yours, state.can_take_back), (None, Vec::new(), false));
    }
}

pub(super) async fn coming_late(tables: &impl Tables) {
    for game in GAMES {
        let table = tables.begin(game).await;
        for turns in [0, 3, 4] {
            table.go_on(turns).await;
            for visitor in table.everybody() {
                let screen = Screen::open(visitor, None, Vec::new()).await;
                screen.agrees_with(visitor).await;
                assert_eq!(screen.events, visitor.log().await);
                let [update] = &screen.updates[..] else { panic!("{} updates", screen.updates.len()) };
                assert_eq!(update.from, 0);
                assert!(update.board.is_some());
                let shown = update.moments.iter().filter(|moment| moment.scene.is_some() || moment.view.is_some());
                let shown: Vec<usize> = shown.map(|moment| moment.number).collect();
                assert_eq!(shown, [update.table.last_moment], "the picture of now, and none of what was before");
            }
        }
    }
}
