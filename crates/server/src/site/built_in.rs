//! The page inside the program: what was in `web/dist` when it was built.

use rust_embed::{Embed, EmbeddedFile};
use std::borrow::Cow;
use std::future::{Ready, ready};
use std::io::{self, Cursor, SeekFrom};
use std::path::{Component, Path, PathBuf};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::{Duration, SystemTime};
use tokio::io::{AsyncRead, AsyncSeek, ReadBuf};
use tower_http::services::fs::{Backend, File, Metadata};

#[derive(Embed)]
#[folder = "../../web/dist"]
struct Files;

/// Files by their paths, as a folder has them.
#[derive(Clone)]
pub(crate) struct BuiltIn;

pub(crate) struct Open {
    bytes: Cursor<Cow<'static, [u8]>>,
    about: About,
}

#[derive(Clone, Copy)]
pub(crate) struct About {
    length: u64,
    modified: Option<u64>,
}

fn find(path: &Path) -> io::Result<EmbeddedFile> {
    let parts = path.components().filter_map(|part| match part {
        Component::Normal(name) => name.to_str(),
        _ => None,
    });
    Files::get(&parts.collect::<Vec<_>>().join("/")).ok_or_else(|| io::ErrorKind::NotFound.into())
}

fn about(file: &EmbeddedFile) -> About {
    About { length: file.data.len() as u64, modified: file.metadata.last_modified() }
}

impl Backend for BuiltIn {
    type File = Open;
    type Metadata = About;
    type OpenFuture = Ready<io::Result<Open>>;
    type MetadataFuture = Ready<io::Result<About>>;

    fn open(&self, path: PathBuf) -> Self::OpenFuture {
        ready(find(&path).map(|file| Open { about: about(&file), bytes: Cursor::new(file.data) }))
    }

    fn metadata(&self, path: PathBuf) -> Self::MetadataFuture {
        ready(find(&path).map(|file| about(&file)))
    }
}

impl Metadata for About {
    fn is_dir(&self) -> bool {
        false
    }

    fn modified(&self) -> io::Result<SystemTime> {
        let seconds = self.modified.ok_or(io::ErrorKind::Unsupported)?;
        Ok(SystemTime::UNIX_EPOCH + Duration::from_secs(seconds))
    }

    fn len(&self) -> u64 {
        self.length
    }
}

impl File for Open {
    type Metadata = About;
    type MetadataFuture<'a> = Ready<io::Result<About>>;

    fn metadata(&self) -> Self::MetadataFuture<'_> {
        ready(Ok(self.about))
    }
}

impl AsyncRead for Open {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.bytes).poll_read(cx, into)
    }
}

impl AsyncSeek for Open {
    fn start_seek(mut self: Pin<&mut Self>, place: SeekFrom) -> io::Result<()> {
        Pin::new(&mut self.bytes).start_seek(place)
    }

    fn poll_complete(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<u64>> {
        Pin::new(&mut self.bytes).poll_complete(cx)
    }
}
