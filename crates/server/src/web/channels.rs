//! Where you want to be told that it is your turn.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::docs::plain;
use super::extract::{Body, Me, Path, Spoken};
use crate::app::App;
use crate::ids;
use crate::notify::{PushKeys, Target, is_address, proper_url};
use crate::problem::{Kind, Problem, ProblemBody};
use crate::speech::Tag;
use crate::store::{ChannelKind, ChannelRow};
use crate::time::Millis;

/// Nobody has more channels.
const MOST: usize = 10;

/// A way to be told.
#[derive(Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum NewChannel {
    /// This browser, by Web Push.
    Push(PushKeys),
    /// An address that is sent JSON.
    Webhook {
        /// Where: https.
        url: String,
    },
    /// A webhook of Discord.
    Discord {
        /// Where: https.
        url: String,
    },
    /// E-mail, once you have followed the link in the first one. Only for accounts.
    Email {
        /// The address.
        address: String,
    },
}

/// A way to be told.
#[derive(Serialize, ToSchema)]
#[schema(as = Channel)]
pub(crate) struct ChannelBody {
    id: String,
    /// `push`, `webhook`, `discord` or `email`.
    kind: &'static str,
    /// The host of an address, or the e-mail address.
    target: String,
    /// Whether it is used: an e-mail address is once it is confirmed.
    confirmed: bool,
    created: Millis,
}

impl From<&ChannelRow> for ChannelBody {
    fn from(row: &ChannelRow) -> Self {
        Self {
            id: row.id.clone(),
            kind: row.kind.word(),
            target: Target::of(row).map(|target| target.shown()).unwrap_or_default(),
            confirmed: row.confirmed,
            created: row.created,
        }
    }
}

/// What the server can do.
#[derive(Serialize, ToSchema)]
#[allow(clippy::struct_field_names, reason = "the list of channels is called so in the interface")]
pub(crate) struct Channels {
    /// Your channels.
    channels: Vec<ChannelBody>,
    /// The server's key for Web Push (`applicationServerKey`), as base64url.
    push_key: String,
    /// Whether the server can send e-mail.
    email: bool,
}

/// Where you are told, and what the server can do
#[utoipa::path(get, path = "/api/me/channels", tag = "notices", responses((status = 200, body = Channels)))]
pub(crate) async fn channels(State(app): State<App>, Me(me): Me) -> Result<Json<Channels>, Problem> {
    let channels = app.hall.store.channels(&me.id).await?;
    Ok(Json(Channels {
        channels: channels.iter().map(ChannelBody::from).collect(),
        push_key: app.post.push_key(),
        email: app.post.has_mail(),
    }))
}

/// Be told somewhere
///
/// At most one message comes for each turn, and none while you look at the table.
#[utoipa::path(post, path = "/api/me/channels", tag = "notices", request_body = NewChannel,
    responses((status = 201, body = ChannelBody), (status = 400, body = ProblemBody), (status = 403, body = ProblemBody)))]
pub(crate) async fn add_channel(
    State(app): State<App>,
    Me(me): Me,
    Spoken(language): Spoken,
    Body(new): Body<NewChannel>,
) -> Result<Response, Problem> {
    let checked = |url: String| proper_url(&url, app.post.private).map(|_| url);
    let target = match new {
        NewChannel::Push(keys) => {
            proper_url(&keys.endpoint, app.post.private)?;
            keys.check()?;
            Target::Push(keys)
        }
        NewChannel::Webhook { url } => Target::Webhook(checked(url)?),
        NewChannel::Discord { url } => Target::Discord(checked(url)?),
        NewChannel::Email { .. } if me.guest => {
            return Err(Problem::new(Kind::NotAllowed, "detail-mail-accounts"));
        }
        NewChannel::Email { .. } if !app.post.has_mail() => {
            return Err(Problem::new(Kind::NotAllowed, "detail-no-mail"));
        }
        NewChannel::Email { address } if is_address(&address) => Target::Email(address),
        NewChannel::Email { .. } => return Err(Problem::new(Kind::BadRequest, "detail-bad-mail")),
    };
    let store = &app.hall.store;
    let channels = store.channels(&me.id).await?;
    if let Some(same) = channels.iter().find(|row| Target::of(row).as_ref() == Some(&target)) {
        return Ok((StatusCode::OK, Json(ChannelBody::from(same))).into_response());
    }
    if channels.len() >= MOST {
        return Err(Problem::new(Kind::NotAllowed, "detail-channels-most").about("most", &MOST));
    }
    let row = ChannelRow {
        id: ids::id('c'),
        kind: target.kind(),
        confirmed: target.kind() != ChannelKind::Email,
        target: serde_json::to_string(&target).unwrap_or_default(),
        created: app.hall.clock.now(),
    };
    if !row.confirmed {
        app.post.introduce(&row, language).await?;
    }
    store.add_channel(&me.id, &row).await?;
    Ok((StatusCode::CREATED, Json(ChannelBody::from(&row))).into_response())
}

/// Send a message to try a channel
#[utoipa::path(post, path = "/api/me/channels/{id}/test", tag = "notices", params(("id" = String, Path)),
    responses((status = 204), (status = 404, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(crate) async fn test_channel(
    State(app): State<App>,
    Me(me): Me,
    Spoken(language): Spoken,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    let channels = app.hall.store.channels(&me.id).await?;
    let channel = channels.iter().find(|row| row.id == id).ok_or_else(none)?;
    app.post.introduce(channel, language).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Be told there no more
#[utoipa::path(delete, path = "/api/me/channels/{id}", tag = "notices", params(("id" = String, Path)),
    responses((status = 204), (status = 404, body = ProblemBody)))]
pub(crate) async fn remove_channel(
    State(app): State<App>,
    Me(me): Me,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    if app.hall.store.remove_channel(&me.id, &id).await? { Ok(StatusCode::NO_CONTENT) } else { Err(none()) }
}

fn none() -> Problem {
    Problem::new(Kind::NotFound, "detail-no-channel")
}

/// The language of whoever is told by a channel, else the one that the request is answered in.
async fn language_of(app: &App, channel: &str, otherwise: Tag) -> Result<Tag, Problem> {
    let known = app.hall.store.language_of_channel(channel).await?;
    Ok(app.config.speech.nearest_to(known.as_deref()).unwrap_or(otherwise))
}

/// A page with one sentence and perhaps one button, which sends the form to the same address.
fn page(app: &App, language: Tag, sentence: &str, button: Option<&str>) -> Html<String> {
    let say = |key| plain(&app.config.speech.say(language, key, &[]));
    let form = button.map_or_else(String::new, |key| {
        format!("<form method=\"post\"><button type=\"submit\">{}</button></form>", say(key))
    });
    Html(format!(
        "<!doctype html><html lang=\"{}\"><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><meta name=\"robots\" content=\"noindex\"><title>Kabinett</title>\
         <h1>Kabinett</h1><p>{}</p>{form}<p><a href=\"/\">Kabinett</a></p>",
        language.0,
        say(sentence)
    ))
}

/// Ask whether notices are to end
///
/// The link is in every notice. Looking at it changes nothing: mail programs look at links.
#[utoipa::path(get, path = "/api/unsubscribe/{token}", tag = "notices", params(("token" = String, Path)),
    responses((status = 200, content_type = "text/html", body = String), (status = 404, body = ProblemBody)))]
pub(crate) async fn ask_unsubscribe(
    State(app): State<App>,
    Spoken(language): Spoken,
    Path(token): Path<String>,
) -> Result<Html<String>, Problem> {
    let channel = app.post.unsubscribed(&token)?;
    let language = language_of(&app, &channel, language).await?;
    Ok(page(&app, language, "unsubscribe-question", Some("unsubscribe-button")))
}

/// End notices to one channel
#[utoipa::path(post, path = "/api/unsubscribe/{token}", tag = "notices", params(("token" = String, Path)),
    responses((status = 200, content_type = "text/html", body = String), (status = 404, body = ProblemBody)))]
pub(crate) async fn unsubscribe(
    State(app): State<App>,
    Spoken(language): Spoken,
    Path(token): Path<String>,
) -> Result<Html<String>, Problem> {
    let channel = app.post.unsubscribed(&token)?;
    let language = language_of(&app, &channel, language).await?;
    app.hall.store.unsubscribe(&channel).await?;
    Ok(page(&app, language, "unsubscribe-done", None))
}

/// Ask whether an e-mail address is yours
#[utoipa::path(get, path = "/api/confirm/{token}", tag = "notices", params(("token" = String, Path)),
    responses((status = 200, content_type = "text/html", body = String), (status = 404, body = ProblemBody)))]
pub(crate) async fn ask_confirm(
    State(app): State<App>,
    Spoken(language): Spoken,
    Path(token): Path<String>,
) -> Result<Html<String>, Problem> {
    let channel = app.post.confirmed(&token)?;
    let language = language_of(&app, &channel, language).await?;
    Ok(page(&app, language, "confirm-question", Some("confirm-button")))
}

/// Confirm that an e-mail address is yours
#[utoipa::path(post, path = "/api/confirm/{token}", tag = "notices", params(("token" = String, Path)),
    responses((status = 200, content_type = "text/html", body = String), (status = 404, body = ProblemBody)))]
pub(crate) async fn confirm(
    State(app): State<App>,
    Spoken(language): Spoken,
    Path(token): Path<String>,
) -> Result<Html<String>, Problem> {
    let channel = app.post.confirmed(&token)?;
    if !app.hall.store.confirm_channel(&channel).await? {
        return Err(none());
    }
    let language = language_of(&app, &channel, language).await?;
    Ok(page(&app, language, "confirm-done", None))
}
