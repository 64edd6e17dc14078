//! The requests: one file a concern. What they take and give is described where they are, and published as OpenAPI.

#![allow(unused_qualifications)] // The macros that describe requests write paths in full.

mod advice;
mod games;
mod moments;
mod play;
mod players;
mod privacy;
mod rematch;
mod reports;
mod seat;
mod system;
mod tables;
mod tokens;

use crate::app::App;
use crate::art::Art;
use crate::{layers, pages, problem, text};
use axum::extract::{DefaultBodyLimit, Path, Request, State};
use axum::http::HeaderMap;
use axum::middleware::from_fn_with_state;
use axum::routing::get;
use axum::{Json, Router};
use std::sync::Arc;
use utoipa::OpenApi;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(crate) use players::password;
pub(crate) use system::verified;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Paddlewheel",
        description = "Tables of Mississippi Queen and Niagara. Everything that can be done at a table can be done here. \
            Browsers are known by a cookie, programs by a token (`Authorization: Bearer …`). \
            Errors are problem+json with a stable `code`; texts come in the language of `Accept-Language`: \
            en, it, fr, ru, de."
    ),
    components(schemas(
        problem::ProblemBody,
        problem::RuleCited,
        crate::watching::Audience,
        api::Detail,
        api::Update,
        api::Arg,
    )),
    modifiers(&Keys)
)]
struct Description;

struct Keys;

impl utoipa::Modify for Keys {
    fn modify(&self, description: &mut utoipa::openapi::OpenApi) {
        let schemes = &mut description.components.get_or_insert_default().security_schemes;
        let bearer = SecurityScheme::Http(HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build());
        schemes.insert("token".to_owned(), bearer.into());
        let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new("paddlewheel")));
        schemes.insert("cookie".to_owned(), cookie.into());
    }
}

fn described() -> (Router<Arc<App>>, utoipa::openapi::OpenApi) {
    // Paths are written in full where the requests are: a nested router would cost every request two more layers.
    // What is read and may be long.
    let reading = OpenApiRouter::new()
        .routes(routes!(games::list))
        .routes(routes!(games::options))
        .routes(routes!(games::rules))
        .routes(routes!(games::rule))
        .routes(routes!(tables::list, tables::make))
        .routes(routes!(tables::view, seat::close))
        .routes(routes!(tables::board))
        .routes(routes!(tables::log))
        .routes(routes!(tables::record))
        .routes(routes!(privacy::export))
        .routes(routes!(moments::moments))
        .routes(routes!(play::legal))
        .routes(routes!(play::plans))
        .layer(layers::compression());
    let router = OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(tables::events))
        .routes(routes!(seat::sit, seat::stand))
        .routes(routes!(seat::start))
        .routes(routes!(seat::leave))
        .routes(routes!(seat::come_back))
        .routes(routes!(seat::invite, seat::uninvite))
        .routes(routes!(rematch::offer, rematch::decline))
        .routes(routes!(play::act))
        .routes(routes!(play::why_not))
        .routes(routes!(play::take_back))
        .routes(routes!(play::ask))
        .routes(routes!(play::answer))
        .routes(routes!(play::say))
        .routes(routes!(players::me, players::rename))
        .routes(routes!(players::guest))
        .routes(routes!(players::register))
        .routes(routes!(players::password_change))
        .routes(routes!(players::log_in, players::log_out_everywhere))
        .routes(routes!(players::log_out))
        .routes(routes!(privacy::delete))
        .routes(routes!(reports::report))
        .routes(routes!(system::notice))
        .routes(routes!(tokens::tokens, tokens::add_token))
        .routes(routes!(tokens::drop_token))
        .routes(routes!(advice::advise))
        .routes(routes!(system::verify))
        .merge(reading)
        .routes(routes!(system::health))
        .routes(routes!(system::ready))
        .routes(routes!(system::metrics));
    router.split_for_parts()
}

/// The description of the API.
pub fn description() -> utoipa::openapi::OpenApi {
    described().1
}

/// What the separate address for monitoring answers to.
pub(crate) fn monitoring(app: Arc<App>) -> Router {
    Router::new()
        .route("/metrics", get(system::private_metrics))
        .route("/health", get(system::health))
        .route("/ready", get(system::ready))
        .with_state(app)
}

/// All that the server answers to.
pub(crate) fn router(app: &Arc<App>) -> Router {
    let (api, description) = described();
    let page = Arc::new(pages::api::page_of(&description));
    let description = Json(description);
    let art = Arc::new(Art::new());
    let show_art = async move |Path(file): Path<String>, headers: HeaderMap| art.show(&file, &headers);
    let show_api = async move |State(app): State<Arc<App>>, headers: HeaderMap| pages::api::show(&app, &page, &headers);
    let pasted = DefaultBodyLimit::max(4 * text::LARGEST);
    let verify = get(pages::verify::show).post(pages::verify::check).layer(pasted);
    let routes = api
        .route("/api/openapi.json", get(|| async { description }).layer(layers::compression()))
        .route("/api", get(show_api))
        .route("/art/{file}", get(show_art).layer(layers::compression()))
        .route("/status", get(pages::status::show))
        .route("/reset", get(pages::reset::show).post(pages::reset::set))
        .route("/verify", verify)
        .route("/style.css", get(pages::style));
    // The page takes every path that is left.
    let routes = match app.site.clone() {
        Some(site) => {
            let first = site.clone();
            routes
                .route("/", get(move |request: Request| first.clone().answer(request)))
                .fallback(move |request: Request| site.clone().answer(request))
        }
        None => routes.route("/", get(pages::status::show)).fallback(layers::nothing),
    };
    routes
        .method_not_allowed_fallback(layers::wrong_method)
        .layer(from_fn_with_state(Arc::clone(app), layers::middleware))
        .with_state(Arc::clone(app))
}
