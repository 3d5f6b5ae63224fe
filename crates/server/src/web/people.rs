//! Guests, accounts, sessions, tokens.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::channels::ChannelBody;
use super::extract::{Body, COOKIE, Headers, Me, Path, credential};
use super::ratings::RatingBody;
use crate::app::App;
use crate::ids;
use crate::people::{
    Credential, FORGOTTEN, Person, SESSION, guest_name, hash_password, name_key, proper_name, verify_password,
};
use crate::problem::{Kind, Problem, ProblemBody};
use crate::store::{Filter, TokenRow};
use crate::tables::{VacationBody, to_the_end};
use crate::time::Millis;

/// A guest, with a name or without.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewGuest {
    /// What others see; made up unless said.
    name: Option<String>,
}

/// A name and a password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Secrets {
    name: String,
    password: String,
}

/// A personal token to be made.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewToken {
    /// What it is for, in your words.
    label: String,
    /// `read`, `play` or both; `play` includes `read`.
    scopes: Vec<String>,
}

/// A personal token.
#[derive(Serialize, ToSchema)]
#[schema(as = Token)]
pub(crate) struct TokenBody {
    id: String,
    label: String,
    scopes: Vec<String>,
    created: Millis,
    /// The token itself, shown once.
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<String>,
}

impl From<TokenRow> for TokenBody {
    fn from(row: TokenRow) -> Self {
        let scopes = row.scopes.split(' ').map(str::to_owned).collect();
        Self { id: row.id, label: row.label, scopes, created: row.created, token: None }
    }
}

/// A password, where there is one.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Goodbye {
    /// The account's password; guests have none.
    password: Option<String>,
}

fn with_cookie(app: &App, mut response: Response, token: &str, seconds: i64) -> Response {
    let secure = if app.config.https() { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={token}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    if let Ok(value) = HeaderValue::from_str(&cookie) {
        response.headers_mut().append(header::SET_COOKIE, value);
    }
    response
}

async fn with_session(app: &App, person: &Person) -> Result<Response, Problem> {
    let token = ids::token();
    let now = app.hall.clock.now();
    app.hall.store.add_session(&person.id, &ids::hash(&token), now, now + SESSION).await?;
    let response = (StatusCode::CREATED, Json(person)).into_response();
    Ok(with_cookie(app, response, &token, SESSION / 1000))
}

/// Play as a guest
///
/// Makes a person without a password and signs them in. Whoever is signed in stays who they are.
#[utoipa::path(post, path = "/api/guests", tag = "people", request_body = NewGuest,
    responses((status = 201, body = Person), (status = 200, body = Person)))]
pub(crate) async fn add_guest(
    State(app): State<App>,
    me: Option<Me>,
    Headers(headers): Headers,
    Body(guest): Body<NewGuest>,
) -> Result<Response, Problem> {
    if let Some(Me(person)) = me {
        return Ok(Json(person).into_response());
    }
    let speech = &app.config.speech;
    let accepted = speech.accepted(&headers);
    let made_up = || guest_name(speech, accepted.unwrap_or(speech.fallback));
    let name = guest.name.as_deref().map(proper_name).transpose()?.unwrap_or_else(made_up);
    let language = accepted.map(|tag| tag.0.to_owned());
    let person = Person { id: ids::id('p'), name, guest: true, created: app.hall.clock.now(), language };
    let token = ids::token();
    app.hall.store.add_guest(&person, &ids::hash(&token), person.created + SESSION).await?;
    let response = (StatusCode::CREATED, Json(&person)).into_response();
    Ok(with_cookie(&app, response, &token, SESSION / 1000))
}

/// Who you are, with what goes with it.
#[derive(Serialize, ToSchema)]
#[schema(as = Account)]
pub(crate) struct AccountBody {
    #[serde(flatten)]
    person: Person,
    /// Your ratings.
    ratings: Vec<RatingBody>,
    /// Your vacation.
    vacation: VacationBody,
}

async fn account(app: &App, person: Person) -> Result<AccountBody, Problem> {
    let ratings = app.hall.store.ratings_of(&person.id).await?.into_iter().map(RatingBody::from).collect();
    Ok(AccountBody { ratings, vacation: app.hall.vacation(&person.id).await?, person })
}

/// Who you are
#[utoipa::path(get, path = "/api/me", tag = "people",
    responses((status = 200, body = AccountBody), (status = 401, body = ProblemBody)))]
pub(crate) async fn me(State(app): State<App>, Me(person): Me) -> Result<Json<AccountBody>, Problem> {
    account(&app, person).await.map(Json)
}

/// What you can set about yourself.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PersonSettings {
    /// The tag of a language, such as `de`: for problems, mail, pushes and webhooks, and for the page in every browser.
    language: String,
}

/// Change your settings
#[utoipa::path(put, path = "/api/me/settings", tag = "people", request_body = PersonSettings,
    responses((status = 200, body = Person), (status = 400, body = ProblemBody)))]
pub(crate) async fn set_settings(
    State(app): State<App>,
    Me(me): Me,
    Body(settings): Body<PersonSettings>,
) -> Result<Json<Person>, Problem> {
    let language = (app.config.speech.nearest)(&settings.language).ok_or_else(|| {
        Problem::new(Kind::BadRequest, "detail-language").about("language", &settings.language)
    })?;
    app.hall.store.set_language(&me.id, language.0).await?;
    app.sessions.forget(&me.id);
    Ok(Json(Person { language: Some(language.0.to_owned()), ..me }))
}

/// Make an account
///
/// The guest you are becomes an account, with all its tables; without a session a new one is made.
#[utoipa::path(post, path = "/api/accounts", tag = "people", request_body = Secrets,
    responses((status = 201, body = Person), (status = 409, body = ProblemBody)))]
pub(crate) async fn add_account(
    State(app): State<App>,
    me: Option<Me>,
    Headers(headers): Headers,
    Body(secrets): Body<Secrets>,
) -> Result<Response, Problem> {
    let name = proper_name(&secrets.name)?;
    let key = name_key(&name);
    let taken = || Problem::new(Kind::NameTaken, "detail-name-taken").about("name", &name);
    if app.hall.store.account(&key).await?.is_some() {
        return Err(taken());
    }
    let hash = hash_password(secrets.password).await?;
    if let Some(Me(guest)) = me.filter(|Me(person)| person.guest) {
        if !app.hall.store.upgrade(&guest.id, &name, &key, &hash).await? {
            return Err(taken());
        }
        app.sessions.forget(&guest.id);
        app.hall.renamed(&guest.id).await;
        let person = Person { name: name.clone(), guest: false, ..guest };
        return Ok((StatusCode::CREATED, Json(person)).into_response());
    }
    let language = app.config.speech.accepted(&headers).map(|tag| tag.0.to_owned());
    let created = app.hall.clock.now();
    let person = Person { id: ids::id('p'), name: name.clone(), guest: false, created, language };
    if !app.hall.store.add_account(&person, &key, &hash).await? {
        return Err(taken());
    }
    with_session(&app, &person).await
}

/// Sign in
#[utoipa::path(post, path = "/api/sessions", tag = "people", request_body = Secrets,
    responses((status = 201, body = Person), (status = 401, body = ProblemBody)))]
pub(crate) async fn sign_in(
    State(app): State<App>,
    Body(secrets): Body<Secrets>,
) -> Result<Response, Problem> {
    let account = app.hall.store.account(&name_key(&secrets.name)).await?;
    let (person, hash) = account.unzip();
    let fits = verify_password(secrets.password, hash).await?;
    match person.filter(|_| fits) {
        Some(person) => with_session(&app, &person).await,
        None => Err(Problem::new(Kind::WrongPassword, "detail-wrong-password")),
    }
}

/// Sign out
#[utoipa::path(delete, path = "/api/sessions/current", tag = "people", responses((status = 204)))]
pub(crate) async fn sign_out(
    State(app): State<App>,
    me: Option<Me>,
    Headers(headers): Headers,
) -> Result<Response, Problem> {
    if let Some(Credential::Session(token) | Credential::Bearer(token)) = credential(&headers) {
        app.hall.store.end_session(&ids::hash(&token)).await?;
    }
    if let Some(Me(person)) = me {
        app.sessions.forget(&person.id);
    }
    Ok(with_cookie(&app, StatusCode::NO_CONTENT.into_response(), "", 0))
}

/// Your personal tokens
#[utoipa::path(get, path = "/api/me/tokens", tag = "people", responses((status = 200, body = Vec<TokenBody>)))]
pub(crate) async fn tokens(State(app): State<App>, Me(me): Me) -> Result<Json<Vec<TokenBody>>, Problem> {
    Ok(Json(app.hall.store.tokens(&me.id).await?.into_iter().map(TokenBody::from).collect()))
}

/// Make a personal token
///
/// For programs that play in your name: `Authorization: Bearer TOKEN`. It is shown once.
#[utoipa::path(post, path = "/api/me/tokens", tag = "people", request_body = NewToken,
    responses((status = 201, body = TokenBody)))]
pub(crate) async fn add_token(
    State(app): State<App>,
    Me(me): Me,
    Body(new): Body<NewToken>,
) -> Result<Response, Problem> {
    let label = proper_name(&new.label)?;
    if new.scopes.is_empty() || new.scopes.iter().any(|scope| !matches!(scope.as_str(), "read" | "play")) {
        return Err(Problem::new(Kind::BadRequest, "detail-scopes"));
    }
    if app.hall.store.tokens(&me.id).await?.len() >= 20 {
        return Err(Problem::new(Kind::NotAllowed, "detail-tokens-most"));
    }
    let token = ids::token();
    let row =
        TokenRow { id: ids::id('k'), label, scopes: new.scopes.join(" "), created: app.hall.clock.now() };
    app.hall.store.add_token(&me.id, &ids::hash(&token), &row).await?;
    let body = TokenBody { token: Some(token), ..row.into() };
    Ok((StatusCode::CREATED, Json(body)).into_response())
}

/// Withdraw a personal token
#[utoipa::path(delete, path = "/api/me/tokens/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 204), (status = 404, body = ProblemBody)))]
pub(crate) async fn remove_token(
    State(app): State<App>,
    Me(me): Me,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    if !app.hall.store.remove_token(&me.id, &id).await? {
        return Err(Problem::new(Kind::NotFound, "detail-no-token"));
    }
    app.sessions.forget(&me.id);
    Ok(StatusCode::NO_CONTENT)
}

/// Everything the server keeps about you
#[utoipa::path(get, path = "/api/me/export", tag = "people", responses((status = 200, body = Value)))]
pub(crate) async fn export(State(app): State<App>, Me(me): Me) -> Result<Json<Value>, Problem> {
    let store = &app.hall.store;
    let filter = Filter { of: Some(me.id.clone()), limit: 100_000, ..Filter::default() };
    let tables: Vec<Value> = store
        .tables(&filter)
        .await?
        .iter()
        .map(|(row, seats)| json!(super::shapes::TableBody::of(&app.hall, row, seats, Some(&me.id))))
        .collect();
    let chat: Vec<Value> = store
        .chat_of(&me.id)
        .await?
        .into_iter()
        .map(|(table, text, at)| json!({"table": table, "text": text, "at": at}))
        .collect();
    let notes: Vec<Value> = store
        .notes_of(&me.id)
        .await?
        .into_iter()
        .map(|(table, text)| json!({"table": table, "text": text}))
        .collect();
    let tokens: Vec<TokenBody> = store.tokens(&me.id).await?.into_iter().map(TokenBody::from).collect();
    let channels: Vec<ChannelBody> = store.channels(&me.id).await?.iter().map(ChannelBody::from).collect();
    let me = account(&app, me).await?;
    Ok(Json(json!({
        "me": me, "tables": tables, "chat": chat, "notes": notes, "tokens": tokens, "channels": channels,
    })))
}

/// Delete your account
///
/// Name, password, sessions, tokens, notes, chat, ratings and channels are gone; you resign the games that run, and
/// all games stay without your name.
#[utoipa::path(delete, path = "/api/me", tag = "people", request_body = Goodbye,
    responses((status = 204), (status = 401, body = ProblemBody)))]
pub(crate) async fn forget_me(
    State(app): State<App>,
    Me(me): Me,
    Body(goodbye): Body<Goodbye>,
) -> Result<Response, Problem> {
    if !me.guest {
        let hash = app.hall.store.person(&me.id).await?.and_then(|(_, hash)| hash);
        if !verify_password(goodbye.password.unwrap_or_default(), hash).await? {
            return Err(Problem::new(Kind::WrongPassword, "detail-password-wrong"));
        }
    }
    // Nobody waits for somebody who is no more.
    for table in app.hall.store.running_tables_of(&me.id).await? {
        let room = app.hall.room(&table).await?;
        to_the_end(room.resign(app.hall.clone(), me.id.clone())).await?;
    }
    app.hall.store.forget(&me.id, FORGOTTEN).await?;
    app.sessions.forget(&me.id);
    app.hall.renamed(&me.id).await;
    Ok(with_cookie(&app, StatusCode::NO_CONTENT.into_response(), "", 0))
}

/// Whether the caller asks for a short answer.
pub(crate) fn wants_little(headers: &HeaderMap) -> bool {
    headers
        .get("prefer")
        .and_then(|value| value.to_str().ok())
        .is_some_and(|value| value.contains("return=minimal"))
}
