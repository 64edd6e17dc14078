//! Who asks: a guest by a cookie, an account, or a program by a token.

use crate::app::App;
use crate::limits::Bounds;
use crate::notes::Note;
use crate::origin::is_foreign;
use crate::problem::Problem;
use crate::{secret, time};
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use host::{Millis, PlayerId};
use moka::future::Cache;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use store::{Key, KeyKind, Player, Store, StoreError};
use tokio::sync::Semaphore;
use words::{Lang, text};

/// The name of the cookie.
const COOKIE: &str = "paddlewheel";
/// How long browsers keep it: a year.
const COOKIE_SECONDS: u32 = 365 * 24 * 60 * 60;
/// How long a key is trusted without asking the store, unless it hears that keys were taken away.
const TRUST: Duration = Duration::from_secs(30);
/// How exactly it is known when somebody came last: to a day.
const SEEN: Millis = 24 * 60 * 60 * 1000;
/// Keys that are remembered.
const REMEMBERED: u64 = 50_000;
/// Passwords that are hashed at once: each takes memory and time.
const HASHERS: usize = 2;

/// Somebody who has shown who they are.
#[derive(Clone, Debug)]
pub(crate) struct Known {
    pub(crate) player: Player,
    /// The hash of what they have shown.
    pub(crate) key: String,
    pub(crate) kind: KeyKind,
}

impl Known {
    pub(crate) fn id(&self) -> PlayerId {
        PlayerId(self.player.id.clone())
    }
}

pub(crate) struct Identities {
    store: Arc<dyn Store>,
    /// By the hash of what was shown.
    cache: Cache<secret::Hash, Option<Arc<Known>>>,
    hashers: Semaphore,
}

impl Identities {
    pub(crate) fn new(store: Arc<dyn Store>) -> Self {
        let cache = Cache::builder().max_capacity(REMEMBERED).time_to_live(TRUST);
        let cache = cache.support_invalidation_closures().build();
        Self { store, cache, hashers: Semaphore::new(HASHERS) }
    }

    /// Forgets everybody: keys were taken away.
    pub(crate) fn forget(&self) {
        self.cache.invalidate_all();
    }

    /// Forgets a player, who is called otherwise now, or has an account.
    pub(crate) fn forget_player(&self, id: String) {
        let theirs = move |_: &secret::Hash, known: &Option<Arc<Known>>| {
            known.as_ref().is_some_and(|known| known.player.id == id)
        };
        if self.cache.invalidate_entries_if(theirs).is_err() {
            self.forget();
        }
    }

    /// Keeps what has changed about a player, and has all nodes know it.
    pub(crate) async fn update(&self, player: &Player) -> Result<(), Problem> {
        self.store.update_player(player).await?;
        self.forget_player(player.id.clone());
        let note = Note::Changed { player: player.id.clone() };
        if let Some(note) = note.write()
            && let Err(error) = self.store.tell(&[note]).await
        {
            // It is kept all the same; nobody trusts what they know for long.
            tracing::warn!(%error, "other nodes were not told of a new name");
        }
        Ok(())
    }

    /// Whose key this is. Who shows many unknown ones is refused before the store is asked.
    async fn known(&self, token: &str, bounds: &Bounds, address: IpAddr) -> Result<Option<Arc<Known>>, Problem> {
        let hash = secret::digest(token);
        // Most are known, and looking is cheaper than being ready to ask the store.
        if let Some(known) = self.cache.get(&hash).await {
            return Ok(known);
        }
        bounds.lookup(address)?;
        let find = async {
            let hash = secret::hash(token);
            let key = self.store.key(&hash).await?;
            let key = key.filter(|key| key.kind != KeyKind::Invitation && secret::same(&key.hash, &hash));
            let Some((key, id)) = key.and_then(|key| key.player.clone().map(|id| (key, id))) else { return Ok(None) };
            let player = self.store.player(&id).await?;
            if let Some(player) = player.as_ref().filter(|player| time::now() > player.seen + SEEN) {
                self.store.see_player(&player.id, time::now()).await?;
            }
            Ok(player.map(|player| Arc::new(Known { player, key: key.hash, kind: key.kind })))
        };
        let found = self.cache.try_get_with(hash, find).await;
        found.map_err(|error: Arc<StoreError>| {
            tracing::error!(%error, "the store failed");
            Problem::new(StatusCode::SERVICE_UNAVAILABLE, "web-busy")
        })
    }

    /// A new guest.
    pub(crate) async fn add_guest(&self, name: String) -> Result<Player, Problem> {
        let now = time::now();
        let player = Player { id: secret::id(), name, login: None, password: None, created: now, seen: now };
        self.store.add_player(&player).await?;
        Ok(player)
    }

    /// A new key of a player: what they have to show, which is told once.
    pub(crate) async fn add_key(&self, player: &str, kind: KeyKind, label: &str) -> Result<(String, Key), Problem> {
        let token = secret::token();
        let key = Key {
            hash: secret::hash(&token),
            kind,
            player: Some(player.to_owned()),
            seat: None,
            label: label.to_owned(),
            created: time::now(),
        };
        self.store.add_key(&key).await?;
        Ok((token, key))
    }

    /// The hash of a password.
    pub(crate) async fn hash(&self, password: String) -> Result<String, Problem> {
        let _turn = self.hashers.acquire().await.map_err(|_| Problem::internal())?;
        let hash = tokio::task::spawn_blocking(move || {
            Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string())
        });
        hash.await.ok().and_then(Result::ok).ok_or_else(Problem::internal)
    }

    /// The player of an account. It takes as long for an account that there is not.
    pub(crate) async fn log_in(&self, login: &str, password: String) -> Result<Player, Problem> {
        let player = self.store.player_by_login(login).await?;
        let hash = player.as_ref().and_then(|player| player.password.clone());
        let _turn = self.hashers.acquire().await.map_err(|_| Problem::internal())?;
        let right = tokio::task::spawn_blocking(move || {
            let Some(hash) = hash else {
                let _ = Argon2::default().hash_password(password.as_bytes());
                return false;
            };
            Argon2::default().verify_password(password.as_bytes(), &*hash).is_ok()
        });
        let right = right.await.map_err(|_| Problem::internal())?;
        player.filter(|_| right).ok_or_else(|| Problem::new(StatusCode::UNAUTHORIZED, "web-login"))
    }
}

/// A cookie that the answer is to set.
#[derive(Clone, Default)]
pub(crate) struct NewCookie(Arc<Mutex<Option<String>>>);

impl NewCookie {
    /// Sets it; an empty token takes the cookie away.
    pub(crate) fn set(&self, token: String) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(token);
    }

    pub(crate) fn header(&self, secure: bool) -> Option<HeaderValue> {
        let token = self.0.lock().unwrap_or_else(PoisonError::into_inner).take()?;
        let age = if token.is_empty() { 0 } else { COOKIE_SECONDS };
        let secure = if secure { "; Secure" } else { "" };
        let cookie = format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
        HeaderValue::from_str(&cookie).ok()
    }
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut cookies = cookies.flat_map(|value| value.split(';'));
    cookies.find_map(|cookie| cookie.trim().strip_prefix(COOKIE)?.strip_prefix('='))
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ").map(str::trim)
}

/// Finds out who asks, before anything else is done.
pub(crate) async fn identify(
    app: &App,
    address: IpAddr,
    weight: u32,
    method: &Method,
    headers: &HeaderMap,
) -> Result<Visitor, Problem> {
    let known = match (bearer(headers), cookie(headers)) {
        (Some(token), _) => {
            let known = app.identities.known(token, &app.bounds, address).await?;
            Some(known.ok_or_else(|| Problem::new(StatusCode::UNAUTHORIZED, "web-token"))?)
        }
        (None, Some(_)) if is_foreign(method, headers, &app.options) => {
            return Err(Problem::new(StatusCode::FORBIDDEN, "web-foreign-site"));
        }
        (None, Some(token)) => app.identities.known(token, &app.bounds, address).await?,
        (None, None) => None,
    };
    if let Some(known) = &known {
        app.bounds.player(&known.player.id, weight)?;
    }
    let patience = app.options.limits.patience;
    Ok(Visitor { address, known, cookie: NewCookie::default(), patience })
}

/// Who asks, if they have shown it; from where, and how the answer sets a cookie.
#[derive(Clone)]
pub(crate) struct Visitor {
    pub(crate) address: IpAddr,
    pub(crate) cookie: NewCookie,
    /// How long they may take to send what belongs to the request.
    pub(crate) patience: Duration,
    known: Option<Arc<Known>>,
}

impl<S: Send + Sync> FromRequestParts<S> for Visitor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Problem> {
        parts.extensions.get::<Self>().cloned().ok_or_else(Problem::internal)
    }
}

/// Who asks, if they have shown it.
pub(crate) struct Maybe(pub(crate) Option<Arc<Known>>);

impl<S: Send + Sync> FromRequestParts<S> for Maybe {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Problem> {
        Ok(Self(parts.extensions.get::<Visitor>().and_then(|visitor| visitor.known.clone())))
    }
}

/// Who asks. Somebody new becomes a guest and gets a cookie.
pub(crate) struct Caller(pub(crate) Arc<Known>);

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Problem> {
        let Maybe(known) = Maybe::from_request_parts(parts, app).await?;
        if let Some(known) = known {
            return Ok(Self(known));
        }
        // A page of another site must not make guests, either.
        if is_foreign(&parts.method, &parts.headers, &app.options) {
            return Err(Problem::new(StatusCode::FORBIDDEN, "web-foreign-site"));
        }
        let lang = crate::language::of(&parts.headers);
        let visitor = Visitor::from_request_parts(parts, app).await?;
        let known = visitor.become_guest(app, guest_name(lang)).await?;
        parts.extensions.insert(Visitor { known: Some(Arc::clone(&known)), ..visitor });
        Ok(Self(known))
    }
}

/// What a guest is called who has not said it.
fn guest_name(lang: Lang) -> String {
    let number = u16::from_be_bytes(secret::random()) % 9000 + 1000;
    text(lang, "web-guest", &[("number", number.to_string().into())])
}

impl Visitor {
    /// A new guest of this name, with a session.
    pub(crate) async fn become_guest(&self, app: &App, name: String) -> Result<Arc<Known>, Problem> {
        app.bounds.identity(self.address)?;
        let player = app.identities.add_guest(name).await?;
        self.begin_session(app, player).await
    }

    /// A session of a player.
    pub(crate) async fn begin_session(&self, app: &App, player: Player) -> Result<Arc<Known>, Problem> {
        let (token, key) = app.identities.add_key(&player.id, KeyKind::Session, "").await?;
        self.cookie.set(token);
        Ok(Arc::new(Known { player, key: key.hash, kind: KeyKind::Session }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (header::HeaderName::from_static(name), value.parse().unwrap())).collect()
    }

    #[test]
    fn cookies_are_found_among_others() {
        assert_eq!(cookie(&headers(&[("cookie", "a=b; paddlewheel=xyz; paddlewheels=no")])), Some("xyz"));
        assert_eq!(cookie(&headers(&[("cookie", "paddlewheels=no; xpaddlewheel=no")])), None);
        let new = NewCookie::default();
        assert!(new.header(true).is_none());
        new.set("t".into());
        let set = new.header(true).unwrap();
        let set = set.to_str().unwrap();
        assert!(set.starts_with("paddlewheel=t; ") && set.contains("HttpOnly") && set.ends_with("; Secure"));
    }
}
