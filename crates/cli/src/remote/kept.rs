//! Who we are at which server, from one time to the next.

use crate::failure::{Failure, make_folder, write_file};
use serde_json::json;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// The cookies of guests, by server and name, in the user's own folder.
#[derive(Default)]
pub(super) struct Kept {
    pub(super) cookies: BTreeMap<String, String>,
}

impl Kept {
    fn path() -> Option<PathBuf> {
        let folder = std::env::var_os("XDG_CONFIG_HOME").map(PathBuf::from);
        let folder = folder.or_else(|| Some(PathBuf::from(std::env::var_os("HOME")?).join(".config")));
        folder.map(|folder| folder.join("paddlewheel").join("guests.json"))
    }

    pub(super) fn read() -> Self {
        let text = Self::path().and_then(|path| std::fs::read_to_string(path).ok());
        let cookies = text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
        Self { cookies }
    }

    pub(super) fn with(mut self, who: String, cookie: String) -> Self {
        self.cookies.insert(who, cookie);
        self
    }

    /// A cookie is a key: nobody else may read the file.
    pub(super) fn write(&self) -> Result<(), Failure> {
        let Some(path) = Self::path() else { return Ok(()) };
        if let Some(folder) = path.parent() {
            make_folder(folder)?;
        }
        write_file(&path, &json!(self.cookies).to_string())?;
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let _ = std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o600));
        }
        Ok(())
    }
}
