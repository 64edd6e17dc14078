//! What operators have set for the whole server: an announcement, and whether people can register.

use serde::{Deserialize, Serialize};
use std::sync::Arc;
use store::{Store, StoreError};
use utoipa::ToSchema;

/// Under what name stores remember the announcement.
pub(crate) const ANNOUNCEMENT: &str = "announcement";
/// Under what name stores remember that nobody can register.
pub(crate) const REGISTRATION: &str = "registration";
/// What they remember then.
pub(crate) const CLOSED: &str = "closed";

/// A line that every page shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Announcement {
    /// What it says, as the operator wrote it.
    pub text: String,
    /// The time that it is about, such as the beginning of maintenance: milliseconds since 1970.
    #[schema(required)]
    pub at: Option<u64>,
}

/// What operators have set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Settings {
    pub(crate) announcement: Option<Announcement>,
    pub(crate) is_registration_closed: bool,
}

impl Settings {
    pub(crate) async fn read(store: &Arc<dyn Store>) -> Result<Self, StoreError> {
        let announcement = store.mark(ANNOUNCEMENT).await?.and_then(|text| serde_json::from_str(&text).ok());
        let is_registration_closed = store.mark(REGISTRATION).await?.as_deref() == Some(CLOSED);
        Ok(Self { announcement, is_registration_closed })
    }
}
