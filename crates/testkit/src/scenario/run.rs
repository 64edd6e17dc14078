//! Runs scenarios.

use super::{Failure, Scenario, Step, What};
use crate::conformance::kind;
use game::format::{FORMAT, complete_table};
use game::{Fault, Game, Illegal, Plans, Rule, Seat, Turn};
use serde_json::{Map, Value};
use std::fmt::Display;

type Outcome = Result<(), String>;

/// An option of the table, by its path, and its new value.
pub type Change<'a> = Option<(&'a str, &'a str)>;

impl Scenario {
    /// Runs the file under each of its editions that the game has. A change is made to each table, by the path of the
    /// option (`house.push_chain`): the flip test checks that some scenario notices.
    pub fn run<G: Game>(&self, all: &[&str], change: Change<'_>) -> Result<(), Failure> {
        all.iter()
            .filter(|edition| self.runs_under(edition))
            .try_for_each(|edition| self.run_under::<G>(edition, change))
    }

    /// Whether the file applies to this edition.
    pub fn runs_under(&self, edition: &str) -> bool {
        self.editions.is_empty() || self.editions.iter().any(|name| name == edition)
    }

    /// Runs the file under one edition; the name is empty for a game without editions.
    pub fn run_under<G: Game>(&self, edition: &str, change: Change<'_>) -> Result<(), Failure> {
        let fail = |line, what| Failure { file: self.file.clone(), line, edition: edition.to_owned(), what };
        let mut stage = Stage::<G> { edition, change, seat: None, scene: Scene::Empty, events: Vec::new() };
        let holds = |step: &&Step| step.editions.is_empty() || step.editions.iter().any(|name| name == edition);
        let mut last = 0;
        for step in self.steps.iter().filter(holds) {
            stage.seat = step.seat;
            stage.step(&step.what).map_err(|what| fail(step.line, what))?;
            last = step.line;
        }
        match stage.scene {
            Scene::Refused(fault) => Err(fail(last, format!("refused: {fault}"))),
            Scene::Empty => Err(fail(last, "the scenario has neither a table nor a position".to_owned())),
            Scene::Expected | Scene::Set(..) => Ok(()),
        }
    }
}

/// The current situation.
enum Scene<G: Game> {
    Empty,
    /// The last table or position was refused, and no line has expected that yet.
    Refused(Fault),
    /// It was refused as a line expected.
    Expected,
    Set(Box<(G, G::State)>),
}

struct Stage<'a, G: Game> {
    edition: &'a str,
    change: Change<'a>,
    /// The acting or viewing seat of this step, if the file names one.
    seat: Option<Seat>,
    scene: Scene<G>,
    events: Vec<G::Event>,
}

fn list<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}

fn ensure(holds: bool, otherwise: impl FnOnce() -> String) -> Outcome {
    if holds { Ok(()) } else { Err(otherwise()) }
}

impl<G: Game> Stage<'_, G> {
    fn step(&mut self, what: &What) -> Outcome {
        match what {
            What::Table(table) => self.table(table),
            What::Position(position) => self.position(position),
            What::RefuseTable(rule) => self.refused("table-excluded", None, Some(rule)),
            What::RefusePosition { key, place } => self.refused(key, Some(place), None),
            What::Do(actions) => self.act(actions),
            What::Chance(chances) => self.settle(chances),
            _ => self.demand(what),
        }
    }

    fn demand(&mut self, what: &What) -> Outcome {
        match what {
            What::Refuse { action, rule, need, have } => self.refuse(action, rule, *need, *have),
            What::Legal(actions) => self.legal(None, actions),
            What::LegalOnly(word, actions) => self.legal(Some(word), actions),
            What::Can(actions) => actions.iter().try_for_each(|action| self.can(action)),
            What::Chances(chances) => self.chances(chances),
            What::Bends(bends) => self.bends(bends),
            What::Expect(path, wanted) => self.expect(path, wanted),
            What::Decides(who) => self.decides(who),
            What::Events(kinds) => self.events(kinds),
            What::Cites(cited) => self.cites(cited),
            What::Plan(pairs) => self.plan(pairs, true),
            What::NoPlan(pairs) => self.plan(pairs, false),
            What::Result(wanted) => self.result(wanted),
            _ => Ok(()),
        }
    }

    /// The table of a file, completed with the edition and the change under test.
    fn filled(&self, table: &Value) -> Result<Value, String> {
        let mut table = table.as_object().cloned().ok_or("a table is a JSON object")?;
        if !self.edition.is_empty() {
            table.entry("edition").or_insert_with(|| self.edition.into());
        }
        if let Some((path, value)) = self.change {
            // Values of rule fields are always texts, even numbers; other options keep their JSON type.
            let plain = if path.contains('.') { None } else { serde_json::from_str(value).ok() };
            let value = plain.unwrap_or_else(|| value.into());
            let mut inside = &mut table;
            let mut rest = path;
            while let Some((outer, inner)) = rest.split_once('.') {
                let entry = inside.entry(outer).or_insert_with(|| Value::Object(Map::new()));
                inside = entry.as_object_mut().ok_or("what an option is in is a JSON object")?;
                rest = inner;
            }
            inside.insert(rest.to_owned(), value);
        }
        Ok(Value::Object(table))
    }

    fn table(&mut self, table: &Value) -> Outcome {
        let table = serde_json::from_value(self.filled(table)?).map_err(|error| error.to_string())?;
        self.set(G::open(&table).map(|game| {
            let state = game.start();
            (game, state)
        }))
    }

    fn position(&mut self, position: &Value) -> Outcome {
        let mut position = position.as_object().cloned().ok_or("a position is a JSON object")?;
        let format = position.entry("format").or_insert_with(|| FORMAT.into()).as_u64();
        let mut table = self.filled(position.get("table").unwrap_or(&Value::Null))?;
        if format == Some(1) {
            complete_table::<G>(&mut table, 1);
        }
        position.insert("table".to_owned(), table);
        match serde_json::from_value(Value::Object(position)) {
            Ok(position) => self.set(G::load(&position)),
            // Errors from serde have no key; give them one, so that a scenario can expect them.
            Err(error) => self.set(Err(Fault::new("position-json").with("reason", error))),
        }
    }

    fn set(&mut self, scene: Result<(G, G::State), Fault>) -> Outcome {
        self.settled()?;
        self.events.clear();
        self.scene = match scene {
            Ok(pair) => Scene::Set(Box::new(pair)),
            Err(fault) => Scene::Refused(fault),
        };
        Ok(())
    }

    /// Fails if there was a refusal that no line has expected.
    fn settled(&self) -> Outcome {
        match &self.scene {
            Scene::Refused(fault) => Err(format!("refused: {fault}")),
            Scene::Empty | Scene::Expected | Scene::Set(..) => Ok(()),
        }
    }

    fn refused(&mut self, key: &str, place: Option<&str>, rule: Option<&str>) -> Outcome {
        let Scene::Refused(fault) = &self.scene else {
            return Err(format!("expected a refusal ({key}), but it was accepted"));
        };
        let cited = fault.args.iter().find(|(name, _)| *name == "rule").map(|(_, rule)| rule.as_str());
        let fits = match rule {
            Some(rule) => cited == Some(rule),
            None => fault.key == key && place.is_none_or(|place| fault.place == place),
        };
        let wanted = rule.map_or_else(|| list([key, place.unwrap_or_default()]), str::to_owned);
        ensure(fits, || format!("expected a refusal by {wanted}, found {fault}"))?;
        self.scene = Scene::Expected;
        Ok(())
    }

    fn now(&self) -> Result<(&G, &G::State), String> {
        self.settled()?;
        match &self.scene {
            Scene::Set(pair) => Ok((&pair.0, &pair.1)),
            _ => Err("there is no table or position to play on".to_owned()),
        }
    }

    fn replace(&mut self, next: G::State) {
        if let Scene::Set(pair) = &mut self.scene {
            pair.1 = next;
        }
    }

    /// The seat that the line names, otherwise the deciding seat; the first seat if nobody decides, so that a refusal
    /// can be expected then, too.
    fn seat(&self) -> Result<Seat, String> {
        let (game, state) = self.now()?;
        if let Some(seat) = self.seat {
            return Ok(seat);
        }
        Ok(game.turn(state).first().unwrap_or(Seat(0)))
    }

    fn act(&mut self, actions: &[String]) -> Outcome {
        self.events.clear();
        let mut happened = Vec::new();
        for text in actions {
            let seat = self.seat()?;
            let (game, state) = self.now()?;
            let action: G::Action = text.parse().map_err(|fault: Fault| fault.to_string())?;
            let mut next = state.clone();
            if !game.turn(state).decides(seat) {
                return Err(format!("{text}: seat {seat} does not decide now, {}", waits_for(game, state)));
            }
            game.act(&mut next, seat, action, &mut happened)
                .map_err(|illegal| format!("{text} is refused: {illegal}; legal are {}", self.legal_text(seat)))?;
            self.replace(next);
        }
        self.events = happened;
        Ok(())
    }

    fn settle(&mut self, chances: &[String]) -> Outcome {
        self.events.clear();
        let mut happened = Vec::new();
        for text in chances {
            let (game, state) = self.now()?;
            let chance: G::Chance = text.parse().map_err(|fault: Fault| fault.to_string())?;
            let outcomes = self.outcomes()?;
            ensure(outcomes.contains(&chance), || format!("{text} is not among the outcomes {}", list(&outcomes)))?;
            let mut next = state.clone();
            game.settle(&mut next, chance, &mut happened);
            self.replace(next);
        }
        self.events = happened;
        Ok(())
    }

    fn legal_text(&self, seat: Seat) -> String {
        self.legal_actions(seat).map_or_else(|what| what, list)
    }

    fn legal_actions(&self, seat: Seat) -> Result<Vec<G::Action>, String> {
        let (game, state) = self.now()?;
        let mut legal = Vec::new();
        game.legal(state, seat, &mut legal);
        Ok(legal)
    }

    fn outcomes(&self) -> Result<Vec<G::Chance>, String> {
        let (game, state) = self.now()?;
        let mut outcomes = Vec::new();
        game.chances(state, &mut outcomes);
        Ok(outcomes.into_iter().map(|(outcome, _)| outcome).collect())
    }

    fn refuse(&self, text: &str, rule: &str, need: Option<u8>, have: Option<u8>) -> Outcome {
        let seat = self.seat()?;
        let (game, state) = self.now()?;
        let action: G::Action = text.parse().map_err(|fault: Fault| fault.to_string())?;
        let wanted = G::Rule::find(rule).ok_or_else(|| format!("there is no rule {rule}"))?;
        let mut copy = state.clone();
        let mut happened = Vec::new();
        match game.act(&mut copy, seat, action, &mut happened) {
            Ok(()) => Err(format!("{text} should be refused by {rule}, but is accepted")),
            Err(illegal) => {
                let fits = illegal.rule == wanted
                    && need.is_none_or(|need| need == illegal.need)
                    && have.is_none_or(|have| have == illegal.have);
                let amounts = Illegal { rule: wanted, need: need.unwrap_or(0), have: have.unwrap_or(0) };
                ensure(fits, || format!("{text} should be refused by {amounts}, but is refused by {illegal}"))?;
                ensure(copy == *state && happened.is_empty(), || format!("{text} is refused and changes the state"))
            }
        }
    }

    fn legal(&self, word: Option<&str>, wanted: &[String]) -> Outcome {
        let begins = |text: &String| word.is_none_or(|word| text.split(':').next() == Some(word));
        let legal = self.legal_actions(self.seat()?)?.iter().map(ToString::to_string).filter(begins).collect();
        same_set("legal are", wanted, legal)
    }

    fn can(&self, text: &str) -> Outcome {
        let seat = self.seat()?;
        let (game, state) = self.now()?;
        let action: G::Action = text.parse().map_err(|fault: Fault| fault.to_string())?;
        game.check(state, seat, action).map_err(|illegal| format!("{text} should be legal, but: {illegal}"))
    }

    fn chances(&self, wanted: &[String]) -> Outcome {
        same_set("the outcomes are", wanted, self.outcomes()?.iter().map(ToString::to_string).collect())
    }

    fn bends(&self, wanted: &[String]) -> Outcome {
        let last = |chance: &G::Chance| chance.to_string().rsplit(':').next().unwrap_or_default().to_owned();
        let mut bends: Vec<String> = self.outcomes()?.iter().map(last).collect();
        bends.sort_unstable();
        bends.dedup();
        same_set("the bends are", wanted, bends)
    }

    fn expect(&self, path: &str, wanted: &Value) -> Outcome {
        let (game, state) = self.now()?;
        let view = serde_json::to_value(game.view(state, self.seat)).map_err(|error| error.to_string())?;
        let (mut there, mut walked) = (&view, String::new());
        for part in path.split('.') {
            let inner = match there {
                Value::Array(items) => part.parse::<usize>().ok().and_then(|index| items.get(index)),
                other => other.get(part),
            };
            walked = if walked.is_empty() { part.to_owned() } else { format!("{walked}.{part}") };
            match inner {
                Some(value) => there = value,
                // A missing field of a view counts as null.
                None if wanted.is_null() => return Ok(()),
                None => return Err(format!("{path} should be {wanted}, but there is no {walked} in {there}")),
            }
        }
        ensure(there == wanted, || format!("{path} should be {wanted}, but is {there}"))
    }

    fn decides(&self, wanted: &[String]) -> Outcome {
        let (game, state) = self.now()?;
        let there = match game.turn(state) {
            Turn::Decide(seats) => list(seats.iter()),
            Turn::Chance => "chance".to_owned(),
            Turn::Over => "over".to_owned(),
        };
        ensure(there == wanted.join(" "), || format!("{} should decide, but it is {there}", wanted.join(" ")))
    }

    /// The kinds must occur in this order; others may come in between.
    fn events(&self, wanted: &[String]) -> Outcome {
        let kinds: Vec<String> = self.events.iter().map(kind).collect();
        let mut rest = kinds.iter();
        let all = wanted.iter().all(|kind| rest.any(|there| there == kind));
        ensure(all, || format!("expected the events {}, found {}", wanted.join(" "), kinds.join(" ")))
    }

    /// Events of these kinds must occur in this order, each with this rule; others may come in between.
    fn cites(&self, wanted: &[(String, String)]) -> Outcome {
        let cited = |event: &G::Event| (kind(event), G::rule_of(event).id().to_owned());
        let there: Vec<(String, String)> = self.events.iter().map(cited).collect();
        let mut rest = there.iter();
        let all = wanted.iter().all(|wanted| rest.any(|there| there == wanted));
        let text = |pairs: &[(String, String)]| list(pairs.iter().map(|(kind, rule)| format!("{kind}={rule}")));
        ensure(all, || format!("expected the events {}, found {}", text(wanted), text(&there)))
    }

    fn plan(&self, pairs: &[(String, String)], wanted: bool) -> Outcome {
        let seat = self.seat()?;
        let (game, state) = self.now()?;
        let mut plans = G::Plans::default();
        game.plan(state, seat, &mut plans);
        let shown: Vec<Value> =
            (0..plans.len()).map(|index| serde_json::to_value(plans.result(index)).unwrap_or_default()).collect();
        let found = shown.iter().find(|result| pairs.iter().all(|(name, text)| says(result, name, text)));
        match (found, wanted) {
            (Some(plan), false) => Err(format!("there should be no such plan, but there is {plan}")),
            (None, true) => {
                Err(format!("none of {} plans is such; the first: {}", shown.len(), list(shown.iter().take(5))))
            }
            _ => Ok(()),
        }
    }

    fn result(&self, wanted: &str) -> Outcome {
        let (game, state) = self.now()?;
        let there = game.outcome(state).map(|outcome| format!("{} {}", outcome.reason, list(outcome.ranks)));
        ensure(there.as_deref() == Some(wanted), || {
            let there = there.unwrap_or_else(|| format!("not over, {}", waits_for(game, state)));
            format!("the result should be {wanted}, but it is {there}")
        })
    }
}

fn says(result: &Value, name: &str, text: &str) -> bool {
    match result.get(name) {
        Some(Value::String(value)) => value == text,
        Some(value) => serde_json::from_str::<Value>(text).is_ok_and(|wanted| wanted == *value),
        None => text == "null",
    }
}

fn waits_for<G: Game>(game: &G, state: &G::State) -> String {
    match game.turn(state) {
        Turn::Decide(seats) => format!("seat {} decides", list(seats.iter())),
        Turn::Chance => {
            let mut outcomes = Vec::new();
            game.chances(state, &mut outcomes);
            let shown = outcomes.iter().take(6).map(|&(outcome, _)| outcome);
            format!("chance is next, {} outcomes such as {}", outcomes.len(), list(shown))
        }
        Turn::Over => "it is over".to_owned(),
    }
}

fn same_set(what: &str, wanted: &[String], mut there: Vec<String>) -> Outcome {
    let mut wanted = wanted.to_vec();
    wanted.sort_unstable();
    there.sort_unstable();
    let missing = wanted.iter().filter(|item| !there.contains(item));
    let extra = there.iter().filter(|item| !wanted.contains(item));
    ensure(wanted == there, || {
        format!("{what} {}; missing: {}; unexpected: {}", there.join(" "), list(missing), list(extra))
    })
}
