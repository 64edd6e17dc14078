//! `paddlewheel rules`: what the rules say, and where editions differ.

use crate::args::RulesArgs;
use crate::failure::Failure;
use crate::play::{has_screen, look, trouble};
use crate::registry::{Playable, Task, USUAL, with_game};
use game::{Fault, Rule};
use host::registry::{Point, game_of_rule};
use serde_json::{Value, json};
use std::io::Write;
use terminal::Reading;
use words::{Lang, text};

pub(crate) fn run(args: &RulesArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
    let game = match (&args.game, &args.id) {
        (Some(game), _) => game,
        (None, Some(id)) => game_of_rule(id).unwrap_or(USUAL),
        (None, None) => USUAL,
    };
    if args.id.is_none() && !args.short && !args.json && !args.plain && has_screen() {
        // Names that are wrong are told before the screen is taken.
        with_game(game, Names { args })??;
        let [edition, other] = [0, 1].map(|place| args.diff.get(place).cloned());
        let edition = edition.or_else(|| args.edition.clone());
        let query = args.search.clone().unwrap_or_default();
        let reading = Reading { game: game.to_owned(), edition, other, query };
        return terminal::read_rules(&reading, look(lang)).map_err(trouble);
    }
    with_game(game, Rules { args, lang, out })?
}

/// Checks the names of editions.
struct Names<'a> {
    args: &'a RulesArgs,
}

impl Task for Names<'_> {
    type Output = Result<(), Fault>;

    fn run<G: Playable>(self) -> Self::Output {
        let named =
            |names: &[String], place| names.iter().try_for_each(|name| find_edition::<G>(name, place).map(|_| ()));
        named(self.args.edition.as_slice(), "--edition")?;
        named(&self.args.diff, "--diff")
    }
}

struct Rules<'a> {
    args: &'a RulesArgs,
    lang: Lang,
    out: &'a mut dyn Write,
}

impl Task for Rules<'_> {
    type Output = Result<(), Failure>;

    fn run<G: Playable>(self) -> Self::Output {
        let Self { args, lang, out } = self;
        let edition = args.edition.as_deref().map(|name| find_edition::<G>(name, "--edition")).transpose()?;
        if let [a, b] = args.diff.as_slice() {
            let (a, b) = (find_edition::<G>(a, "--diff")?, find_edition::<G>(b, "--diff")?);
            let points = differences::<G>(lang, a, b);
            return if args.json {
                print_json(&diff_document(&points, a, b), out)
            } else {
                print_diff(&points, a, b, lang, out)
            };
        }
        let wanted = |id: &str| {
            let query = args.search.as_deref().unwrap_or_default();
            words::rule(lang, id, edition).is_some_and(|rule| terminal::has_words(id, &rule, query))
        };
        let entries: Vec<Entry> = if let Some(id) = &args.id {
            vec![Entry::new::<G>(lang, G::Rule::named(id)?.id(), edition)]
        } else {
            let rules = if args.short { G::essentials(None) } else { G::Rule::all() };
            let wanted = rules.iter().filter(|rule| wanted(rule.id()));
            wanted.map(|rule| Entry::new::<G>(lang, rule.id(), edition)).collect()
        };
        if args.json {
            let documents: Vec<Value> = entries.iter().map(Entry::document).collect();
            let whole =
                if args.id.is_some() { documents.into_iter().next().unwrap_or_default() } else { documents.into() };
            return print_json(&whole, out);
        }
        if entries.is_empty() {
            writeln!(out, "{}", text(lang, "term-rules-nothing", &[]))?;
        }
        for (i, entry) in entries.iter().enumerate() {
            if i > 0 {
                writeln!(out)?;
            }
            entry.print(lang, out)?;
        }
        Ok(())
    }
}

/// A rule as it is shown: in one edition, or with what each edition says differently.
struct Entry {
    id: &'static str,
    title: String,
    edition: Option<&'static str>,
    statement: String,
    others: Vec<(&'static str, String)>,
}

impl Entry {
    fn new<G: Playable>(lang: Lang, id: &'static str, edition: Option<&'static str>) -> Self {
        let said = |edition| words::rule(lang, id, edition);
        let (title, statement) = said(edition).map(|rule| (rule.title, rule.statement)).unwrap_or_default();
        let others = match edition {
            Some(_) => Vec::new(),
            None => words::editions(id, G::EDITIONS)
                .filter_map(|edition| Some((edition, said(Some(edition))?.statement)))
                .collect(),
        };
        Self { id, title, edition, statement, others }
    }

    fn print(&self, lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
        let args = [("id", self.id.into()), ("title", self.title.as_str().into())];
        match self.edition {
            Some(edition) => {
                let args = [args[0].clone(), args[1].clone(), ("edition", edition.into())];
                writeln!(out, "{}", text(lang, "rules-heading-edition", &args))?;
            }
            None => writeln!(out, "{}", text(lang, "rules-heading", &args))?,
        }
        writeln!(out, "{}", self.statement)?;
        for (edition, statement) in &self.others {
            writeln!(out, "{}", said(lang, edition, statement))?;
        }
        Ok(())
    }

    fn document(&self) -> Value {
        let mut document = json!({ "id": self.id, "title": self.title, "statement": self.statement });
        match self.edition {
            Some(edition) => document["edition"] = edition.into(),
            None => {
                document["editions"] =
                    self.others.iter().map(|(edition, said)| ((*edition).to_owned(), json!(said))).collect();
            }
        }
        document
    }
}

fn said(lang: Lang, edition: &str, statement: &str) -> String {
    text(lang, "rules-edition-says", &[("edition", edition.into()), ("statement", statement.into())])
}

/// A rule on which two editions differ: both statements, and the points of the rule set that go with it.
struct Difference {
    id: &'static str,
    title: String,
    statements: [String; 2],
    points: Vec<(Point, Point)>,
}

fn differences<G: Playable>(lang: Lang, a: &'static str, b: &'static str) -> Vec<Difference> {
    let points: Vec<(Point, Point)> =
        G::points(a).into_iter().zip(G::points(b)).filter(|(a, b)| a.value != b.value).collect();
    let all = G::Rule::all().iter().filter_map(|rule| {
        let id = rule.id();
        let (of_a, of_b) = (words::rule(lang, id, Some(a))?, words::rule(lang, id, Some(b))?);
        let points: Vec<(Point, Point)> = points.iter().filter(|(point, _)| point.rule == id).copied().collect();
        let differ = of_a.statement != of_b.statement || !points.is_empty();
        let statements = [of_a.statement, of_b.statement];
        differ.then_some(Difference { id, title: of_a.title, statements, points })
    });
    all.collect()
}

fn print_diff(differences: &[Difference], a: &str, b: &str, lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
    let count = [("count", differences.len().into()), ("a", a.into()), ("b", b.into())];
    writeln!(out, "{}", text(lang, "rules-diff", &count))?;
    for difference in differences {
        let args = [("id", difference.id.into()), ("title", difference.title.as_str().into())];
        writeln!(out, "\n{}", text(lang, "rules-heading", &args))?;
        for (edition, statement) in [a, b].into_iter().zip(&difference.statements) {
            writeln!(out, "{}", said(lang, edition, statement))?;
        }
        for (of_a, of_b) in &difference.points {
            let args = [("field", of_a.field.into()), ("a", of_a.value.into()), ("b", of_b.value.into())];
            writeln!(out, "{}", text(lang, "rules-point", &args))?;
        }
    }
    Ok(())
}

fn diff_document(differences: &[Difference], a: &str, b: &str) -> Value {
    let one = |difference: &Difference| {
        let points: Vec<Value> = difference
            .points
            .iter()
            .map(|(of_a, of_b)| json!({ "field": of_a.field, a: of_a.value, b: of_b.value }))
            .collect();
        json!({
            "id": difference.id,
            "title": difference.title,
            a: difference.statements[0],
            b: difference.statements[1],
            "points": points,
        })
    };
    differences.iter().map(one).collect()
}

pub(crate) fn print_json(value: &Value, out: &mut dyn Write) -> Result<(), Failure> {
    Ok(writeln!(out, "{value:#}")?)
}

fn find_edition<G: Playable>(name: &str, place: &str) -> Result<&'static str, Fault> {
    G::EDITIONS
        .iter()
        .copied()
        .find(|edition| *edition == name)
        .ok_or_else(|| game::Error::UnknownEdition { name: name.to_string(), known: G::EDITIONS.join(", ") }.at(place))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_that_differ_have_statements_that_differ() {
        use host::Hosted;
        use mississippi::Queen;
        for a in Queen::EDITIONS {
            for b in Queen::EDITIONS.iter().filter(|b| *b > a) {
                for difference in differences::<Queen>(Lang::En, a, b) {
                    let [of_a, of_b] = &difference.statements;
                    assert!(of_a != of_b, "{} has one statement for {a} and {b}", difference.id);
                }
            }
        }
    }
}
