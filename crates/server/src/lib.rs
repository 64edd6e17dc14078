//! Tables over HTTP: the API, event streams, players, a few plain pages. The only place that serves HTTP.
//!
//! A node keeps nothing that it could not read from the store again: any node serves any table, and several nodes over one
//! database act as one. [`Server::start`] is the way in.
//!
//! Reading order: [`options`], `secret`, `problem`, `language`, `room` (a table in memory), `to_the_end` (work that is finished though nobody waits), `rooms` (all of them, and the
//! news), `turns` (which bot thinks next), `keeper` (bots and clocks), `outage` (clocks while nobody can act), `tasks` (what goes on beside requests), `origin` (which site asks), `name` (what people may be called), `identity`, `limits`, `figures` (metrics), `request_log` (access log, failed log-ins), `settings` (what operators have set), `erasure` (personal data out of logs), [`administration`] (what operators do), `follow` (how nodes notice), `retention`, `app` (what requests share), `notes` (what nodes tell each other),
//! `watching` (who looks on), `api` (the requests), `stream` (events as they happen), `pages`, `art`, `site` (the page that people play on), `layers` (what surrounds every request),
//! `monitoring` (figures on an address of their own), `files` (the limit on open files), `connections` (which ones are kept), `serve` (how they
//! are accepted).
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod administration;
mod api;
mod app;
mod art;
mod connections;
mod erasure;
mod error;
mod figures;
mod files;
mod follow;
mod gzip;
mod identity;
mod keeper;
mod language;
mod layers;
mod limits;
pub mod lines;
mod monitoring;
mod name;
mod notes;
pub mod options;
mod origin;
mod outage;
mod pages;
mod problem;
mod request_log;
mod retention;
mod review;
mod room;
mod rooms;
mod secret;
mod serve;
mod settings;
mod site;
mod stream;
mod tasks;
mod text;
mod time;
mod to_the_end;
mod turns;
mod watching;

pub use api::description;
pub use error::Error;
pub use options::{Limits, Options, Retention};
pub use origin::Origin;
pub use review::{RULES_MARK, Reviewed, is_reviewed, review};
pub use secret::{id as new_id, random};
pub use serve::{Server, StartError};
pub use settings::Announcement;
pub use time::{now, stamp};
