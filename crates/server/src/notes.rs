//! What nodes tell each other beside logs and keys. None of it is kept, and who misses it loses nothing for long.

use crate::app::App;
use crate::watching::NodeAudience;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tokio::sync::{Mutex, mpsc};

/// Notes that may wait.
pub(crate) const WAITING: usize = 1000;

/// A note to all nodes.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Note {
    /// Who looks on at a table.
    Watching(NodeAudience),
    /// A player is called otherwise, or has an account now.
    Changed { player: String },
    /// Lines of a table's log were rewritten.
    Rewritten { table: String },
    /// A table was deleted.
    Deleted { table: String },
}

impl Note {
    pub(crate) fn write(&self) -> Option<String> {
        serde_json::to_string(self).ok()
    }

    /// Does what it asks for.
    pub(crate) async fn apply(&self, app: &App) {
        match self {
            Self::Watching(told) => app.watching.hear(told.clone()),
            Self::Changed { player } => app.identities.forget_player(player.clone()),
            Self::Rewritten { table } => app.rooms.read_again(table).await,
            Self::Deleted { table } => app.rooms.forget(table).await,
        }
    }
}

/// Hears what other nodes tell, as long as the node lives.
pub(crate) async fn hear(app: Arc<App>, notes: Arc<Mutex<mpsc::Receiver<String>>>) {
    let mut notes = notes.lock().await;
    while let Some(note) = notes.recv().await {
        match serde_json::from_str::<Note>(&note) {
            Ok(note) => note.apply(&app).await,
            // A newer node may have more to tell.
            Err(error) => tracing::debug!(%error, "a note that this node does not understand"),
        }
    }
}
