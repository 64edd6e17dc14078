//! Accepts connections up to a limit and shuts them down gracefully.

use crate::api;
use crate::app::App;
use crate::connections::Connections;
use crate::files;
use crate::monitoring;
use crate::options::Options;
use crate::review::Reviewed;
use crate::site::Site;
use crate::tasks::Tasks;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use store::StoreError;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, oneshot};
use tower::Service as _;

/// How long running requests may take when the node ends.
const FAREWELL: Duration = Duration::from_secs(10);

/// The version of the program, for the log.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// A node that serves.
pub struct Server {
    address: SocketAddr,
    metrics_address: Option<SocketAddr>,
    stop: oneshot::Sender<()>,
    ended: tokio::task::JoinHandle<()>,
    reviewed: Option<Reviewed>,
}

/// Why a node cannot start.
#[derive(Debug, Error)]
pub enum StartError {
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// There is no page: this file cannot be read.
    #[error("{0}: {1}")]
    Site(PathBuf, io::Error),
    /// Nothing can listen there.
    #[error("{0}: {1}")]
    Listen(SocketAddr, io::Error),
    /// Nothing can listen for monitoring there.
    #[error("{0}: {1}")]
    MetricsListen(SocketAddr, io::Error),
    /// A seed that is known was asked for where others can connect.
    #[error("{0}: a known seed is for this machine alone")]
    InsecureSeed(SocketAddr),
}

impl Server {
    /// Whether options go together, without starting anything.
    pub fn check(options: &Options) -> Result<(), StartError> {
        if options.insecure_seed.is_some() && (!options.listen.ip().is_loopback() || options.behind_proxy) {
            return Err(StartError::InsecureSeed(options.listen));
        }
        Ok(())
    }

    /// Opens the store and listens. From then on it serves.
    pub async fn start(options: Options) -> Result<Self, StartError> {
        let site = Site::open(options.web.as_deref()).map_err(|(file, error)| StartError::Site(file, error))?;
        Self::check(&options)?;
        let wanted = options.listen;
        let listener = TcpListener::bind(wanted).await.map_err(|error| StartError::Listen(wanted, error))?;
        let address = listener.local_addr().map_err(|error| StartError::Listen(wanted, error))?;
        let metrics = match options.metrics_listen {
            Some(wanted) => {
                let failed = |error| StartError::MetricsListen(wanted, error);
                let listener = TcpListener::bind(wanted).await.map_err(failed)?;
                Some((listener.local_addr().map_err(failed)?, listener))
            }
            None => None,
        };
        let (app, tasks, reviewed) = App::start(options, site).await?;
        let metrics_address = metrics.as_ref().map(|(address, _)| *address);
        if let Some((_, listener)) = metrics {
            tokio::spawn(monitoring::serve(listener, Arc::clone(&app)));
        }
        tracing::info!(version = VERSION, %address, "server started");
        let (stop, stopped) = oneshot::channel();
        let ended = tokio::spawn(serve(listener, app, tasks, stopped));
        Ok(Self { address, metrics_address, stop, ended, reviewed })
    }

    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where it listens for monitoring, if that is a separate address.
    pub const fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics_address
    }

    /// What became of the tables of a store from before the rules were corrected, if this was its first start since then.
    pub const fn reviewed(&self) -> Option<Reviewed> {
        self.reviewed
    }

    /// Accepts nobody any more, finishes what runs, ends streams so that clients go on elsewhere, and closes the store.
    pub async fn stop(self) {
        let _ = self.stop.send(());
        let _ = self.ended.await;
    }
}

async fn serve(listener: TcpListener, app: Arc<App>, tasks: Tasks, mut stopped: oneshot::Receiver<()>) {
    let router = api::router(&app);
    let (limits, behind_proxy) = (app.options.limits, app.options.behind_proxy);
    let or_all = |most: usize| if most == 0 { usize::MAX } else { most };
    let most = files::make_room_for(limits.connections).min(Semaphore::MAX_PERMITS);
    // All connections of a proxy have one address: they cannot be shared among addresses, and wait for room instead.
    let room = Arc::new(Semaphore::new(if behind_proxy { most } else { Semaphore::MAX_PERMITS }));
    let connections = if behind_proxy {
        Connections::new(usize::MAX, usize::MAX)
    } else {
        Connections::new(most, or_all(limits.connections_per_address))
    };
    let mut server = http1::Builder::new();
    server.timer(TokioTimer::new()).header_read_timeout(limits.request_timeout()).max_buf_size(64 * 1024);
    let running = GracefulShutdown::new();
    loop {
        let permit = tokio::select! {
            permit = Arc::clone(&room).acquire_owned() => permit,
            _ = &mut stopped => break,
        };
        let (socket, peer) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    // Too many open files, most likely: others will close theirs.
                    tracing::warn!(%error, "a connection could not be accepted");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            },
            _ = &mut stopped => break,
        };
        // What is too much is closed at once, before anything is read.
        let Some(mut held) = connections.admit(peer.ip()) else {
            app.figures.note_refused_connection();
            app.request_log.note_refused_connection(peer.ip());
            continue;
        };
        let _ = socket.set_nodelay(true);
        let router = router.clone();
        let service = hyper::service::service_fn(move |mut request: hyper::Request<hyper::body::Incoming>| {
            request.extensions_mut().insert(peer);
            router.clone().call(request)
        });
        let connection = server.serve_connection(TokioIo::new(socket), service);
        let connection = running.watch(connection);
        tokio::spawn(async move {
            tokio::select! {
                result = connection => {
                    if let Err(error) = result {
                        tracing::debug!(%error, "a connection broke");
                    }
                }
                () = held.displaced() => tracing::debug!(%peer, "a connection made room for another address"),
            }
            drop(permit);
        });
    }
    drop(listener);
    tracing::info!(version = VERSION, "server stopping");
    app.ending.send_replace(true);
    if tokio::time::timeout(FAREWELL, running.shutdown()).await.is_err() {
        tracing::warn!("some requests took too long to finish");
    }
    // Nobody looks on here any more.
    app.watching.tell().await;
    drop(tasks);
    // Clocks stand still from now on, if nobody else is there.
    if let Err(error) = app.outages.beat().await {
        tracing::warn!(%error, "it could not be noted when the node ended");
    }
    app.store.close().await;
    app.request_log.tell_left_out();
    tracing::info!(version = VERSION, "server stopped");
}
