//! What all requests of a node share.

use crate::figures::{self, Figures};
use crate::identity::Identities;
use crate::keeper::Keeper;
use crate::limits::Bounds;
use crate::options::Options;
use crate::outage::{self, Outages};
use crate::request_log::RequestLog;
use crate::review::{Reviewed, review};
use crate::rooms::Rooms;
use crate::secret::Draws;
use crate::settings::Settings;
use crate::site::Site;
use crate::tasks::{Health, Tasks};
use crate::watching::Watching;
use crate::{follow, notes, retention};
use metrics_exporter_prometheus::PrometheusHandle;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Duration, Instant};
use store::{Store, StoreError};
use tokio::sync::{Mutex as AsyncMutex, mpsc, watch};

/// How often what nobody needs any more is forgotten.
const SWEEP: Duration = Duration::from_secs(30);

pub(crate) struct App {
    pub(crate) options: Options,
    pub(crate) site: Option<Site>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) outages: Arc<Outages>,
    pub(crate) rooms: Arc<Rooms>,
    pub(crate) keeper: Arc<Keeper>,
    pub(crate) identities: Arc<Identities>,
    pub(crate) watching: Arc<Watching>,
    pub(crate) bounds: Bounds,
    pub(crate) metrics: PrometheusHandle,
    pub(crate) figures: Figures,
    pub(crate) request_log: RequestLog,
    pub(crate) started: Instant,
    /// What operators have set.
    settings: RwLock<Arc<Settings>>,
    /// The number of the last entry of the audit log that this node has followed.
    pub(crate) followed: AsyncMutex<u64>,
    /// Held while all logs are searched for somebody: that is done for one at a time.
    pub(crate) search: AsyncMutex<()>,
    /// What does not work now.
    pub(crate) health: Arc<Health>,
    /// Becomes true when the node is about to end: streams end then.
    pub(crate) ending: watch::Sender<bool>,
}

impl App {
    /// Opens the store and begins to look after its tables.
    pub(crate) async fn start(
        options: Options,
        site: Option<Site>,
    ) -> Result<(Arc<Self>, Tasks, Option<Reviewed>), StoreError> {
        // Before anybody asks for a figure.
        let metrics = figures::recorder();
        let store = store::open_to_serve(&options.database, options.slow_query).await?;
        // Before anybody looks at a table.
        let reviewed = review(&store).await?;
        let outages = Outages::start(Arc::clone(&store)).await?;
        // Before the settings are read: what is set meanwhile is read again.
        let followed = follow::last(&store).await?;
        let settings = Settings::read(&store).await?;
        let draws = Draws::new(options.insecure_seed);
        let (rooms, needed) = Rooms::new(Arc::clone(&store), options.tables_in_memory, draws, Arc::clone(&outages));
        let keeper = Keeper::new(Arc::clone(&rooms), options.bot_workers);
        let app = Arc::new(Self {
            identities: Arc::new(Identities::new(Arc::clone(&store))),
            watching: Watching::new(Arc::clone(&store)),
            bounds: Bounds::new(options.limits),
            metrics,
            figures: Figures::new(),
            request_log: RequestLog::new(options.access_log),
            started: Instant::now(),
            settings: RwLock::new(Arc::new(settings)),
            followed: AsyncMutex::new(followed),
            search: AsyncMutex::default(),
            health: Arc::default(),
            ending: watch::channel(false).0,
            options,
            site,
            store,
            outages,
            rooms,
            keeper,
        });
        let tasks = app.tasks(needed);
        Ok((app, tasks, reviewed))
    }

    /// The parts of the node, and whether they work.
    pub(crate) fn parts(&self) -> Vec<(&'static str, bool)> {
        self.store.health().into_iter().chain(self.health.parts()).collect()
    }

    /// Starts what goes on beside requests.
    fn tasks(self: &Arc<Self>, needed: mpsc::Receiver<String>) -> Tasks {
        let (noted, heard) = mpsc::channel(notes::WAITING);
        // A task that is started again goes on with what waits.
        let (needed, heard) = (Arc::new(AsyncMutex::new(needed)), Arc::new(AsyncMutex::new(heard)));
        let mut tasks = Tasks::new(Arc::clone(&self.health));
        let app = || Arc::clone(self);
        tasks.start("news", {
            let app = app();
            move || Arc::clone(&app.rooms).hear(Arc::clone(&app.identities), noted.clone())
        });
        tasks.start("notes", {
            let app = app();
            move || notes::hear(Arc::clone(&app), Arc::clone(&heard))
        });
        tasks.start("audience", {
            let app = app();
            move || Arc::clone(&app.watching).run()
        });
        tasks.start("bots", {
            let app = app();
            move || Arc::clone(&app.keeper).run(Arc::clone(&needed))
        });
        tasks.start("sweep", {
            let app = app();
            move || Arc::clone(&app).sweep()
        });
        tasks.start("retention", {
            let app = app();
            move || retention::run(Arc::clone(&app))
        });
        tasks.start("administration", {
            let app = app();
            move || follow::run(Arc::clone(&app))
        });
        tasks.start("heartbeat", {
            let app = app();
            move || outage::keep_beating(Arc::clone(&app))
        });
        tasks
    }

    async fn sweep(self: Arc<Self>) {
        loop {
            tokio::time::sleep(SWEEP).await;
            self.bounds.forget();
            self.rooms.sweep();
            self.metrics.run_upkeep();
            self.request_log.tell_left_out();
        }
    }

    /// What operators have set.
    pub(crate) fn settings(&self) -> Arc<Settings> {
        Arc::clone(&self.settings.read().unwrap_or_else(PoisonError::into_inner))
    }

    pub(crate) fn set_settings(&self, settings: Settings) {
        *self.settings.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(settings);
    }
}
