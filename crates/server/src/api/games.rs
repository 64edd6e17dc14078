//! The games, their editions, options and rules.

use crate::language;
use crate::problem::Problem;
use crate::text::{Asked, Sent};
use api::{Draft, DraftOptions, OptionValue};
use axum::Json;
use axum::extract::Path;
use axum::http::HeaderMap;
use bots::Level;
use game::{Fault, Rule};
use host::Hosted;
use host::registry::{Field, NAMES, Point};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::{IntoParams, ToSchema};
use words::Lang;

/// A game.
#[derive(Serialize, ToSchema)]
pub(crate) struct GameOffer {
    name: &'static str,
    fewest_seats: u8,
    most_seats: u8,
    /// Whether some decisions are made in secret, so that players who share a screen need a cover between them.
    has_secrets: bool,
    /// The usual one first.
    editions: Vec<EditionOffer>,
    /// What the `table` of a new table can say: name, kind, and what it can be.
    options: Vec<Field>,
    /// The ids of the rules without which nobody can begin: the game in short.
    essentials: Vec<&'static str>,
    /// The levels of bots.
    bots: Vec<&'static str>,
}

/// An edition of a game.
#[derive(Serialize, ToSchema)]
pub(crate) struct EditionOffer {
    name: &'static str,
    /// The points on which editions differ: the name for house rules, the rule, what the edition says, and what it could.
    points: Vec<Point>,
}

fn offer<G: Hosted>() -> GameOffer {
    GameOffer {
        name: G::NAME,
        fewest_seats: G::SEATS.0,
        most_seats: G::SEATS.1,
        has_secrets: G::HAS_SECRETS,
        editions: G::EDITIONS.iter().map(|&name| EditionOffer { name, points: G::points(name) }).collect(),
        options: G::fields(),
        essentials: G::essentials(None).iter().map(|rule| rule.id()).collect(),
        bots: host::config::levels().map(Level::name).collect(),
    }
}

/// The games that can be played.
#[utoipa::path(get, path = "/api/v1/games", operation_id = "games", tag = "games", responses((status = 200, body = Vec<GameOffer>),
    (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn list() -> Result<Json<Vec<GameOffer>>, Problem> {
    let offers = NAMES.iter().map(|&name| host::by_name!(name, G => offer::<G>()));
    Ok(Json(offers.collect::<Result<_, Fault>>()?))
}

/// What the rules say about the options of a table that is being made: what they exclude, and by which rule.
#[utoipa::path(post, path = "/api/v1/games/{game}/options", tag = "games", params(("game" = String, Path)),
    request_body = BTreeMap<String, OptionValue>, responses((status = 200, body = DraftOptions),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn options(Path(game): Path<String>, Sent(draft): Sent<Draft>) -> Result<Json<DraftOptions>, Problem> {
    Ok(Json(host::options::options(&game, &draft)?))
}

/// A rule, in the reader's language.
#[derive(Serialize, ToSchema)]
pub(crate) struct RuleBody {
    id: &'static str,
    title: String,
    /// What it says: in the edition that was asked for, or in general.
    statement: String,
    /// What editions say that differ from that, if no edition was asked for.
    editions: BTreeMap<String, String>,
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct RuleQuery {
    /// The edition whose statements are wanted.
    edition: Option<String>,
}

fn body<G: Hosted>(lang: Lang, rule: G::Rule, edition: Option<&str>) -> RuleBody {
    let said = |edition| words::rule(lang, rule.id(), edition);
    let (title, statement) = said(edition).map(|text| (text.title, text.statement)).unwrap_or_default();
    let others = words::editions(rule.id(), G::EDITIONS).filter(|_| edition.is_none());
    let editions = others.filter_map(|name| Some((name.to_owned(), said(Some(name))?.statement))).collect();
    RuleBody { id: rule.id(), title, statement, editions }
}

fn checked<G: Hosted>(edition: Option<&str>) -> Result<(), Fault> {
    match edition.filter(|name| !G::EDITIONS.contains(name)) {
        Some(name) => Err(game::Error::UnknownEdition { name: name.to_string(), known: G::EDITIONS.join(", ") }.into()),
        None => Ok(()),
    }
}

fn all<G: Hosted>(lang: Lang, edition: Option<&str>) -> Result<Vec<RuleBody>, Fault> {
    checked::<G>(edition)?;
    Ok(G::Rule::all().iter().map(|&rule| body::<G>(lang, rule, edition)).collect())
}

fn one<G: Hosted>(lang: Lang, id: &str, edition: Option<&str>) -> Result<RuleBody, Fault> {
    checked::<G>(edition)?;
    Ok(body::<G>(lang, G::Rule::named(id)?, edition))
}

/// All rules and rulings of a game.
#[utoipa::path(get, path = "/api/v1/games/{game}/rules", tag = "games", params(("game" = String, Path), RuleQuery),
    responses((status = 200, body = Vec<RuleBody>),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn rules(
    Path(game): Path<String>,
    Asked(asked): Asked<RuleQuery>,
    headers: HeaderMap,
) -> Result<Json<Vec<RuleBody>>, Problem> {
    let lang = language::of(&headers);
    Ok(Json(host::by_name!(game.as_str(), G => all::<G>(lang, asked.edition.as_deref()))??))
}

/// One rule or ruling.
#[utoipa::path(get, path = "/api/v1/games/{game}/rules/{rule}", tag = "games",
    params(("game" = String, Path), ("rule" = String, Path), RuleQuery),
    responses((status = 200, body = RuleBody),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn rule(
    Path((game, id)): Path<(String, String)>,
    Asked(asked): Asked<RuleQuery>,
    headers: HeaderMap,
) -> Result<Json<RuleBody>, Problem> {
    let lang = language::of(&headers);
    Ok(Json(host::by_name!(game.as_str(), G => one::<G>(lang, &id, asked.edition.as_deref()))??))
}
