//! Who asks: a guest by a cookie, an account, or a program by a token.

use crate::administration::FOR_GOOD;
use crate::app::App;
use crate::limits::Bounds;
use crate::notes::Note;
use crate::origin::is_foreign;
use crate::problem::Problem;
use crate::{Error, secret, time};
use api::Millis;
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use host::PlayerId;
use moka::future::Cache;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use store::{Key, KeyKind, Player, Store, StoreError, TokenScope};
use tokio::sync::Semaphore;
use words::{Lang, text};

/// Tokens of one player.
pub(crate) const MOST_TOKENS: u32 = 20;
/// The name of the cookie.
const COOKIE: &str = "paddlewheel";
/// Its name where browsers send it over HTTPS alone: they take a cookie of such a name only from this very host, over HTTPS.
const HOST_COOKIE: &str = "__Host-paddlewheel";
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

const fn cookie_name(secure: bool) -> &'static str {
    if secure { HOST_COOKIE } else { COOKIE }
}

/// Somebody who has shown who they are.
#[derive(Clone, Debug)]
pub(crate) struct Known {
    pub(crate) player: Player,
    /// The hash of what they have shown.
    pub(crate) key: String,
    pub(crate) kind: KeyKind,
    /// What they may do, if it is a token.
    scope: TokenScope,
    /// When what they have shown stops working.
    pub(crate) expires: Option<Millis>,
}

impl Known {
    fn new(player: Player, key: Key) -> Arc<Self> {
        Arc::new(Self { player, key: key.hash, kind: key.kind, scope: key.scope, expires: key.expires })
    }

    pub(crate) fn id(&self) -> PlayerId {
        PlayerId(self.player.id.clone())
    }

    fn is_expired(&self) -> bool {
        self.expires.is_some_and(|expires| expires <= time::now())
    }

    /// Refuses a token that may only read.
    fn check_may_change(&self) -> Result<(), Problem> {
        if self.kind == KeyKind::Token && self.scope == TokenScope::Read {
            return Err(Error::TokenRead.into());
        }
        Ok(())
    }

    /// Refuses every token: none has power over the account of its owner.
    fn check_owns_account(&self) -> Result<(), Problem> {
        if self.kind == KeyKind::Token {
            return Err(Error::TokenAccount.into());
        }
        Ok(())
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

    /// Forgets everybody: news of revoked keys may have been lost.
    pub(crate) fn forget(&self) {
        self.cache.invalidate_all();
    }

    /// Forgets a player, who is called otherwise now, has an account, or whose keys were revoked.
    pub(crate) fn forget_player(&self, id: String) {
        let theirs = move |_: &secret::Hash, known: &Option<Arc<Known>>| {
            known.as_ref().is_some_and(|known| known.player.id == id)
        };
        if self.cache.invalidate_entries_if(theirs).is_err() {
            self.forget();
        }
    }

    /// Changes what a player is called; the player as they are now.
    pub(crate) async fn rename(&self, player: &str, name: &str) -> Result<Player, Problem> {
        self.store.rename_player(player, name).await?;
        self.changed(player).await
    }

    /// Gives a guest an account.
    pub(crate) async fn add_account(&self, player: &str, login: &str, password: &str) -> Result<Player, Problem> {
        if !self.store.add_account(player, login, password).await? {
            return Err(Error::HasAccount.into());
        }
        self.changed(player).await
    }

    /// Replaces the password of a player who has just shown the old one; refused if it was changed since then.
    pub(crate) async fn change_password(&self, player: &Player, new: &str) -> Result<Player, Problem> {
        let old = player.password.as_deref().unwrap_or_default();
        if !self.store.change_password(&player.id, old, new).await? {
            return Err(Error::Login.into());
        }
        self.changed(&player.id).await
    }

    /// Reads a player again who has just changed, and tells all nodes to do the same.
    async fn changed(&self, id: &str) -> Result<Player, Problem> {
        self.forget_player(id.to_owned());
        let note = Note::Changed { player: id.to_owned() };
        if let Some(note) = note.write()
            && let Err(error) = self.store.tell(&[note]).await
        {
            // It is kept all the same; nobody trusts what they know for long.
            tracing::warn!(%error, "other nodes were not told of a changed player");
        }
        self.store.player(id).await?.ok_or_else(|| Error::NotFound.into())
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
            let shows_who = |key: &Key| matches!(key.kind, KeyKind::Session | KeyKind::Token);
            let key = key.filter(|key| shows_who(key) && secret::same(&key.hash, &hash));
            let Some((key, id)) = key.and_then(|key| key.player.clone().map(|id| (key, id))) else { return Ok(None) };
            let player = self.store.player(&id).await?;
            if let Some(player) = player.as_ref().filter(|player| time::now() > player.seen + SEEN) {
                self.store.see_player(&player.id, time::now()).await?;
            }
            if time::now() > key.seen + SEEN {
                self.store.see_key(&key.hash, time::now()).await?;
            }
            // A session that was begun while its player was banned is worth nothing.
            let player = player.filter(|player| check_banned(player).is_ok());
            Ok(player.map(|player| Known::new(player, key)))
        };
        let found = self.cache.try_get_with(hash, find).await;
        found.map_err(|error: Arc<StoreError>| {
            tracing::error!(%error, "the store failed");
            Error::Busy.into()
        })
    }

    /// A new guest.
    pub(crate) async fn add_guest(&self, name: String) -> Result<Player, Problem> {
        let now = time::now();
        let player = Player {
            id: secret::id(),
            name,
            login: None,
            password: None,
            created: now,
            seen: now,
            muted: None,
            banned: None,
        };
        self.store.add_player(&player).await?;
        Ok(player)
    }

    /// A new token of a player: what the program has to show, which is told once. None if the player has too many.
    pub(crate) async fn add_token(
        &self,
        player: &str,
        label: String,
        scope: TokenScope,
        expires: Option<Millis>,
    ) -> Result<Option<(String, Key)>, Problem> {
        let (token, key) = new_key(player, KeyKind::Token);
        let key = Key { label, scope, expires, ..key };
        let added = self.store.add_key_within(&key, MOST_TOKENS).await?;
        Ok(added.then_some((token, key)))
    }

    /// A new session of a player: what their browser has to show.
    async fn add_session(&self, player: &str) -> Result<(String, Key), Problem> {
        let (token, key) = new_key(player, KeyKind::Session);
        self.store.add_key(&key).await?;
        Ok((token, key))
    }

    /// The hash of a password.
    pub(crate) async fn hash(&self, password: String) -> Result<String, Problem> {
        let _turn = self.hashers.acquire().await.map_err(|_| Error::Internal)?;
        let hash = tokio::task::spawn_blocking(move || {
            Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string())
        });
        hash.await.ok().and_then(Result::ok).ok_or_else(|| Error::Internal.into())
    }

    /// The player of an account. It takes as long for an account that there is not.
    pub(crate) async fn log_in(&self, login: &str, password: String) -> Result<Player, Problem> {
        let player = self.store.player_by_login(login).await?;
        let hash = player.as_ref().and_then(|player| player.password.clone());
        let _turn = self.hashers.acquire().await.map_err(|_| Error::Internal)?;
        let right = tokio::task::spawn_blocking(move || {
            let Some(hash) = hash else {
                let _ = Argon2::default().hash_password(password.as_bytes());
                return false;
            };
            Argon2::default().verify_password(password.as_bytes(), &*hash).is_ok()
        });
        let right = right.await.map_err(|_| Error::Internal)?;
        let player = player.filter(|_| right).ok_or(Error::Login)?;
        check_banned(&player)?;
        Ok(player)
    }
}

/// Refuses a player who is banned.
pub(crate) fn check_banned(player: &Player) -> Result<(), Problem> {
    refuse_until(player.banned, |until| Error::Banned { until }, Error::BannedForGood)
}

/// Refuses a player who may not chat.
pub(crate) fn check_muted(player: &Player) -> Result<(), Problem> {
    refuse_until(player.muted, |until| Error::Muted { until }, Error::MutedForGood)
}

fn refuse_until(until: Option<Millis>, for_a_time: fn(String) -> Error, for_good: Error) -> Result<(), Problem> {
    match until.filter(|&until| until > time::now()) {
        None => Ok(()),
        Some(FOR_GOOD) => Err(for_good.into()),
        Some(until) => Err(for_a_time(time::stamp(until)).into()),
    }
}

/// A secret to show, and the key that is kept of it.
fn new_key(player: &str, kind: KeyKind) -> (String, Key) {
    let token = secret::token();
    let key = Key {
        hash: secret::hash(&token),
        kind,
        player: Some(player.to_owned()),
        seat: None,
        label: String::new(),
        created: time::now(),
        scope: TokenScope::default(),
        expires: None,
        seen: time::now(),
    };
    (token, key)
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
        let name = cookie_name(secure);
        let secure = if secure { "; Secure" } else { "" };
        let cookie = format!("{name}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
        HeaderValue::from_str(&cookie).ok()
    }
}

fn cookie(headers: &HeaderMap, secure: bool) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut cookies = cookies.flat_map(|value| value.split(';'));
    cookies.find_map(|cookie| cookie.trim().strip_prefix(cookie_name(secure))?.strip_prefix('='))
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    // The name of the scheme is the same in any case (RFC 9110).
    let (scheme, token) = headers.get(header::AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

/// Finds out who asks, before anything else is done.
pub(crate) async fn identify(
    app: &App,
    address: IpAddr,
    weight: u32,
    method: &Method,
    headers: &HeaderMap,
) -> Result<Visitor, Problem> {
    let known = match (bearer(headers), cookie(headers, app.options.secure_cookies)) {
        (Some(token), _) => {
            let known = app.identities.known(token, &app.bounds, address).await?;
            let known = known.ok_or(Error::Token)?;
            if known.is_expired() {
                return Err(Error::TokenExpired.into());
            }
            Some(known)
        }
        (None, Some(_)) if is_foreign(method, headers, &app.options) => {
            return Err(Error::ForeignSite.into());
        }
        // What stands in a cookie must be a session: a token there would pass for one.
        (None, Some(token)) => {
            let known = app.identities.known(token, &app.bounds, address).await?;
            known.filter(|known| known.kind == KeyKind::Session)
        }
        (None, None) => None,
    };
    if let Some(known) = &known {
        app.bounds.player(&known.player.id, weight)?;
    }
    let patience = app.options.limits.request_timeout().unwrap_or(Duration::MAX);
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

impl Visitor {
    /// The id of the player, if they have shown who they are.
    pub(crate) fn player_id(&self) -> Option<&str> {
        self.known.as_ref().map(|known| known.player.id.as_str())
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Visitor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Problem> {
        parts.extensions.get::<Self>().cloned().ok_or_else(|| Error::Internal.into())
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

/// Who asks, by a session, if they have shown it: for what concerns the account. Tokens are refused.
pub(crate) struct MaybeOwner(pub(crate) Option<Arc<Known>>);

impl<S: Send + Sync> FromRequestParts<S> for MaybeOwner {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let Maybe(known) = Maybe::from_request_parts(parts, state).await?;
        if let Some(known) = &known {
            known.check_owns_account()?;
        }
        Ok(Self(known))
    }
}

/// Who asks, by a session, for what concerns the account: tokens are refused. Somebody new becomes a guest.
pub(crate) struct Owner(pub(crate) Arc<Known>);

impl FromRequestParts<Arc<App>> for Owner {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Problem> {
        // Before it is asked what the token may do at tables.
        MaybeOwner::from_request_parts(parts, app).await?;
        let Caller(known) = Caller::from_request_parts(parts, app).await?;
        Ok(Self(known))
    }
}

/// Who asks, to change something: tokens that may only read are refused. Somebody new becomes a guest and gets a cookie.
pub(crate) struct Caller(pub(crate) Arc<Known>);

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Problem> {
        let Maybe(known) = Maybe::from_request_parts(parts, app).await?;
        if let Some(known) = known {
            known.check_may_change()?;
            return Ok(Self(known));
        }
        // A page of another site must not make guests, either.
        if is_foreign(&parts.method, &parts.headers, &app.options) {
            return Err(Error::ForeignSite.into());
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
        let (token, key) = app.identities.add_session(&player.id).await?;
        self.cookie.set(token);
        Ok(Known::new(player, key))
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
        let found = |cookies: &str, secure| cookie(&headers(&[("cookie", cookies)]), secure).map(str::to_owned);
        assert_eq!(found("a=b; paddlewheel=xyz; paddlewheels=no", false).as_deref(), Some("xyz"));
        assert_eq!(found("paddlewheels=no; xpaddlewheel=no", false), None);
        // A cookie that another host of the same domain may have set does not count where there is a safer one.
        assert_eq!(found("paddlewheel=no; __Host-paddlewheel=xyz", true).as_deref(), Some("xyz"));
        assert_eq!(found("paddlewheel=no", true), None);
        let new = NewCookie::default();
        assert!(new.header(true).is_none());
        new.set("t".into());
        let set = new.header(true).unwrap();
        let set = set.to_str().unwrap();
        assert!(
            set.starts_with("__Host-paddlewheel=t; Path=/; ")
                && !set.contains("Domain")
                && set.contains("HttpOnly")
                && set.ends_with("; Secure")
        );
    }
}
