//! Tells people that it is their turn or that they are invited, wherever they want to be told.
//!
//! Who is to be told follows from the database: whoever is waited on, has a channel, and has not been told since
//! their last decision. One process takes each notice upon itself before it sends it, so that it comes at most once
//! for each turn, whatever the number of processes and however they end.

mod addresses;
mod hook;
mod mail;
mod push;

use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::sync::Semaphore;

pub(crate) use hook::proper_url;
pub(crate) use mail::is_address;
pub(crate) use push::{PushKeys, VapidKey};

use crate::app::App;
use crate::people::FORGOTTEN;
use crate::problem::{Kind, Problem, fault};
use crate::seal::Seal;
use crate::store::{ChannelKind, ChannelRow, Due, NoticeKind, Store};
use crate::{Config, Speech, Tag};

/// So many notices are on their way at once.
const AT_ONCE: usize = 16;

/// How long to wait before each attempt.
const ATTEMPTS: [Duration; 3] = [Duration::ZERO, Duration::from_secs(2), Duration::from_secs(10)];

/// A channel that failed so many times in a row is removed.
const MOST_FAILURES: i64 = 10;

/// The labels under which links are sealed.
const UNSUBSCRIBE: &str = "unsubscribe";
const CONFIRM: &str = "confirm";

/// Where a channel leads.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Target {
    /// A browser.
    Push(PushKeys),
    /// An address that takes our JSON.
    Webhook(String),
    /// An address that takes the JSON of Discord.
    Discord(String),
    /// An e-mail address.
    Email(String),
}

impl Target {
    /// The kind of channel.
    pub(crate) const fn kind(&self) -> ChannelKind {
        match self {
            Self::Push(_) => ChannelKind::Push,
            Self::Webhook(_) => ChannelKind::Webhook,
            Self::Discord(_) => ChannelKind::Discord,
            Self::Email(_) => ChannelKind::Email,
        }
    }

    /// The target of a channel in the database.
    pub(crate) fn of(row: &ChannelRow) -> Option<Self> {
        serde_json::from_str(&row.target).ok()
    }

    /// As much of it as tells one from another: the rest of an address is a secret.
    pub(crate) fn shown(&self) -> String {
        let host = |url: &str| {
            url::Url::parse(url).ok().and_then(|url| url.host_str().map(str::to_owned)).unwrap_or_default()
        };
        match self {
            Self::Push(keys) => host(&keys.endpoint),
            Self::Webhook(url) | Self::Discord(url) => host(url),
            Self::Email(address) => address.clone(),
        }
    }
}

/// Something to tell, in words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct Notice {
    /// `turn`, `invitation`, `test` or `confirm`.
    kind: &'static str,
    title: String,
    text: String,
    /// Where to go.
    url: String,
    /// The id of the table, where it is about one.
    table: Option<String>,
    /// The id of the game.
    game: Option<String>,
    /// Where to end these notices.
    unsubscribe: String,
    /// The language of the words.
    language: &'static str,
}

/// Why a notice did not arrive.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Undelivered {
    /// Nobody is there any more.
    #[error("the receiver is gone")]
    Gone,
    /// It may work another time.
    #[error("{0}")]
    Later(String),
    /// It never will.
    #[error("{0}")]
    Never(String),
}

/// Sends notices.
pub(crate) struct Post {
    http: reqwest::Client,
    vapid: VapidKey,
    mail: Option<mail::Mailer>,
    seal: Seal,
    /// The address people use, without a slash at the end.
    base: String,
    /// Whether addresses of the own network may be told.
    pub(crate) private: bool,
    speech: Speech,
    at_once: Semaphore,
}

impl Post {
    /// Reads or makes the keys, and gets ready to send.
    pub(crate) async fn open(
        config: &Config,
        store: &Store,
        seal: &Seal,
        base: String,
    ) -> Result<Self, crate::ServerError> {
        // Only the first server of a process sets it; it is the same for all.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let vapid = VapidKey::of_store(store, seal).await?;
        let mail = config.smtp_url.as_deref().map(|url| mail::Mailer::new(url, config.mail_from.as_deref()));
        Ok(Self {
            http: hook::client(config.private_targets)
                .map_err(|error| crate::ServerError::Notices(error.to_string()))?,
            vapid,
            mail: mail.transpose().map_err(crate::ServerError::Notices)?,
            seal: seal.clone(),
            base,
            private: config.private_targets,
            speech: config.speech,
            at_once: Semaphore::new(AT_ONCE),
        })
    }

    /// The public half of the key for pushes, as browsers want it.
    pub(crate) fn push_key(&self) -> String {
        self.vapid.public()
    }

    /// Whether e-mail can be sent.
    pub(crate) const fn has_mail(&self) -> bool {
        self.mail.is_some()
    }

    /// A link that does one thing to one channel, for whoever has it.
    fn link(&self, label: &str, channel: &str) -> String {
        let token = hex::encode(self.seal.close_bytes(label, channel.as_bytes()));
        format!("{}/api/{label}/{token}", self.base)
    }

    /// The channel that a token of a link is for.
    fn channel_of(&self, label: &str, token: &str) -> Result<String, Problem> {
        hex::decode(token)
            .ok()
            .and_then(|sealed| self.seal.open_bytes(label, &sealed).ok())
            .and_then(|id| String::from_utf8(id).ok())
            .ok_or_else(|| Problem::new(Kind::NotFound, "detail-link"))
    }

    /// The channel that a link to unsubscribe is for.
    pub(crate) fn unsubscribed(&self, token: &str) -> Result<String, Problem> {
        self.channel_of(UNSUBSCRIBE, token)
    }

    /// The channel that a link to confirm is for.
    pub(crate) fn confirmed(&self, token: &str) -> Result<String, Problem> {
        self.channel_of(CONFIRM, token)
    }

    /// What to say about a table, in the language of whoever is told.
    fn notice(&self, kind: NoticeKind, due: &Due, game: &str, channel: &str) -> Notice {
        let language = self.speech.nearest_to(due.language.as_deref()).unwrap_or(self.speech.fallback);
        let forgotten = due.owner == FORGOTTEN;
        let owner = if forgotten { self.speech.say(language, "somebody", &[]) } else { due.owner.clone() };
        let args = [("game", game), ("name", owner.as_str())];
        let (title, text) = match kind {
            NoticeKind::Turn => ("notice-turn-title", "notice-turn"),
            NoticeKind::Invitation => ("notice-invitation-title", "notice-invitation"),
        };
        Notice {
            kind: kind.word(),
            title: self.speech.say(language, title, &args),
            text: self.speech.say(language, text, &args),
            url: format!("{}/table/{}", self.base, due.table_id),
            table: Some(due.table_id.clone()),
            game: Some(due.game.clone()),
            unsubscribe: self.link(UNSUBSCRIBE, channel),
            language: language.0,
        }
    }

    /// Says that a channel works, or asks whether it is wanted.
    pub(crate) async fn introduce(&self, channel: &ChannelRow, language: Tag) -> Result<(), Problem> {
        let link = self.link(UNSUBSCRIBE, &channel.id);
        let (kind, url) = if channel.confirmed {
            ("test", format!("{}/", self.base))
        } else {
            ("confirm", self.link(CONFIRM, &channel.id))
        };
        let (title, text) = if channel.confirmed {
            ("notice-test-title", "notice-test")
        } else {
            ("notice-confirm-title", "notice-confirm")
        };
        let notice = Notice {
            kind,
            title: self.speech.say(language, title, &[]),
            text: self.speech.say(language, text, &[]),
            url,
            table: None,
            game: None,
            unsubscribe: link,
            language: language.0,
        };
        self.send(channel, &notice)
            .await
            .map_err(|error| Problem::new(Kind::Undelivered, "detail-undelivered").about("error", &error))
    }

    async fn send(&self, channel: &ChannelRow, notice: &Notice) -> Result<(), Undelivered> {
        let unknown = || Undelivered::Never("the channel cannot be read".to_owned());
        let _permit = self.at_once.acquire().await.map_err(|error| Undelivered::Later(error.to_string()))?;
        match Target::of(channel).ok_or_else(unknown)? {
            Target::Push(keys) => self.push(&keys, notice).await,
            Target::Webhook(url) => self.webhook(&url, notice).await,
            Target::Discord(url) => self.discord(&url, notice).await,
            Target::Email(address) => {
                let mail = self.mail.as_ref();
                let mail = mail.ok_or_else(|| Undelivered::Later("no mail is set up".to_owned()))?;
                let goodbye = self.speech.say(Tag(notice.language), "notice-unsubscribe", &[]);
                mail.send(&address, notice, &goodbye).await
            }
        }
    }

    /// Sends a notice, several times if need be, and notes whether the channel works.
    async fn deliver(&self, store: &Store, channel: &ChannelRow, notice: &Notice) -> Result<(), Problem> {
        for wait in ATTEMPTS {
            tokio::time::sleep(wait).await;
            let (worked, kind) = match self.send(channel, notice).await {
                Ok(()) => (true, "sent"),
                Err(Undelivered::Gone) => {
                    metrics::counter!("kabinett_notices_total", "result" => "gone").increment(1);
                    return Ok(store.unsubscribe(&channel.id).await?);
                }
                Err(Undelivered::Never(why)) => {
                    tracing::info!(channel = channel.kind.word(), why, "a notice was refused");
                    (false, "refused")
                }
                Err(Undelivered::Later(why)) => {
                    tracing::info!(channel = channel.kind.word(), why, "a notice could not be sent");
                    continue;
                }
            };
            metrics::counter!("kabinett_notices_total", "result" => kind).increment(1);
            return Ok(store.channel_worked(&channel.id, worked, MOST_FAILURES).await?);
        }
        metrics::counter!("kabinett_notices_total", "result" => "failed").increment(1);
        Ok(store.channel_worked(&channel.id, false, MOST_FAILURES).await?)
    }
}

/// Tells everybody what they should be told by now.
pub(crate) async fn tell_whoever_is_due(app: &App) -> Result<(), Problem> {
    let hall = &app.hall;
    let now = hall.clock.now();
    let before = now - app.config.notice_delay;
    let turns = hall.store.due_turns(before, now).await?.into_iter().map(|due| (NoticeKind::Turn, due));
    let invitations =
        hall.store.due_invitations(before).await?.into_iter().map(|due| (NoticeKind::Invitation, due));
    for (kind, due) in turns.chain(invitations) {
        // Whoever looks at the table sees it there.
        if hall.known(&due.table_id).is_some_and(|room| room.is_present(&due.person)) {
            continue;
        }
        if !hall.store.claim_notice(&due, kind, now).await? {
            continue;
        }
        let app = app.clone();
        hall.tasks.spawn(async move {
            if let Err(problem) = tell(&app, kind, &due).await {
                tracing::warn!(code = problem.code(), "somebody could not be told");
            }
        });
    }
    Ok(())
}

async fn tell(app: &App, kind: NoticeKind, due: &Due) -> Result<(), Problem> {
    let entry = bots::find(&app.hall.registry, &due.game).ok_or_else(|| fault("a table of no game"))?;
    let store = &app.hall.store;
    let mut sent = tokio::task::JoinSet::new();
    for channel in store.channels(&due.person).await?.into_iter().filter(|channel| channel.confirmed) {
        let (post, store): (Arc<Post>, Store) = (app.post.clone(), store.clone());
        let notice = post.notice(kind, due, entry.game.name(), &channel.id);
        let stop = app.stop.clone();
        sent.spawn(async move {
            tokio::select! {
                delivered = post.deliver(&store, &channel, &notice) => delivered,
                () = stop.cancelled() => Ok(()),
            }
        });
    }
    while let Some(done) = sent.join_next().await {
        done.map_err(fault)??;
    }
    Ok(())
}
