//! Figures on an address of their own, which only monitoring can reach: the public address does not serve them then.

use crate::api;
use crate::app::App;
use axum::Router;
use std::sync::Arc;
use tokio::net::TcpListener;

/// Serves `/metrics`, `/health` and `/ready` until the node ends. Limits do not apply: whoever can connect is trusted.
pub(crate) async fn serve(listener: TcpListener, app: Arc<App>) {
    let mut ending = app.ending.subscribe();
    let router: Router = api::monitoring(app);
    let stopped = async move {
        let _ = ending.wait_for(|ending| *ending).await;
    };
    if let Err(error) = axum::serve(listener, router).with_graceful_shutdown(stopped).await {
        tracing::error!(%error, "figures are not served any more");
    }
}
