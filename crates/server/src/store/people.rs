//! People, their sessions and their tokens.

use sqlx::FromRow;

use super::{Result, Store, read, write};
use crate::people::Person;
use crate::time::Millis;

#[derive(FromRow)]
struct PersonRow {
    id: String,
    name: String,
    password: Option<String>,
    created: Millis,
    language: Option<String>,
}

impl From<PersonRow> for Person {
    fn from(row: PersonRow) -> Self {
        let PersonRow { id, name, password, created, language } = row;
        Self { id, name, guest: password.is_none(), created, language }
    }
}

/// A personal token, without the token.
#[derive(Debug, Clone, FromRow)]
pub(crate) struct TokenRow {
    pub(crate) id: String,
    pub(crate) label: String,
    pub(crate) scopes: String,
    pub(crate) created: Millis,
}

fn unless_taken(result: std::result::Result<u64, sqlx::Error>) -> Result<bool> {
    match result {
        Ok(rows) => Ok(rows > 0),
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(false),
        Err(error) => Err(error.into()),
    }
}

impl Store {
    /// A new person without a password, and a session for them.
    pub(crate) async fn add_guest(&self, person: &Person, token_hash: &str, expires: Millis) -> Result<()> {
        write!(self, pool => {
            let mut tx = pool.begin().await?;
            sqlx::query("INSERT INTO people (id, name, created, language) VALUES ($1, $2, $3, $4)")
                .bind(&person.id).bind(&person.name).bind(person.created).bind(&person.language)
                .execute(&mut *tx).await?;
            sqlx::query("INSERT INTO sessions (token_hash, person, created, expires) VALUES ($1, $2, $3, $4)")
                .bind(token_hash).bind(&person.id).bind(person.created).bind(expires)
                .execute(&mut *tx).await?;
            tx.commit().await?;
        });
        Ok(())
    }

    /// A new account; false when the name is taken.
    pub(crate) async fn add_account(&self, person: &Person, key: &str, password: &str) -> Result<bool> {
        unless_taken(write!(self, pool => sqlx::query(
            "INSERT INTO people (id, name, name_key, password, created, language) VALUES ($1, $2, $3, $4, $5, $6)")
            .bind(&person.id).bind(&person.name).bind(key).bind(password).bind(person.created).bind(&person.language)
            .execute(pool).await.map(|done| done.rows_affected())))
    }

    /// Makes a guest an account; false when the name is taken or the person is no guest.
    pub(crate) async fn upgrade(&self, person: &str, name: &str, key: &str, password: &str) -> Result<bool> {
        unless_taken(write!(self, pool => sqlx::query(
            "UPDATE people SET name = $2, name_key = $3, password = $4 WHERE id = $1 AND password IS NULL")
            .bind(person).bind(name).bind(key).bind(password)
            .execute(pool).await.map(|done| done.rows_affected())))
    }

    /// The account of that name with its password hash.
    pub(crate) async fn account(&self, key: &str) -> Result<Option<(Person, String)>> {
        let row: Option<PersonRow> = read!(self, pool => sqlx::query_as(
            "SELECT id, name, password, created, language FROM people WHERE name_key = $1")
            .bind(key).fetch_optional(pool).await)?;
        Ok(row.and_then(|row| {
            let password = row.password.clone()?;
            Some((row.into(), password))
        }))
    }

    /// A person by id, with the password hash of an account.
    pub(crate) async fn person(&self, id: &str) -> Result<Option<(Person, Option<String>)>> {
        let row: Option<PersonRow> = read!(self, pool => sqlx::query_as(
            "SELECT id, name, password, created, language FROM people WHERE id = $1")
            .bind(id).fetch_optional(pool).await)?;
        Ok(row.map(|row| {
            let password = row.password.clone();
            (row.into(), password)
        }))
    }

    /// A session for a person.
    pub(crate) async fn add_session(
        &self,
        person: &str,
        hash: &str,
        now: Millis,
        expires: Millis,
    ) -> Result<()> {
        write!(self, pool => sqlx::query(
            "INSERT INTO sessions (token_hash, person, created, expires) VALUES ($1, $2, $3, $4)")
            .bind(hash).bind(person).bind(now).bind(expires).execute(pool).await.map(drop))?;
        Ok(())
    }

    /// Who has that session.
    pub(crate) async fn session(&self, hash: &str, now: Millis) -> Result<Option<Person>> {
        let row: Option<PersonRow> = read!(self, pool => sqlx::query_as(
            "SELECT p.id, p.name, p.password, p.created, p.language FROM sessions s JOIN people p ON p.id = s.person \
             WHERE s.token_hash = $1 AND s.expires > $2")
            .bind(hash).bind(now).fetch_optional(pool).await)?;
        Ok(row.map(Person::from))
    }

    /// Ends a session.
    pub(crate) async fn end_session(&self, hash: &str) -> Result<()> {
        write!(self, pool => sqlx::query("DELETE FROM sessions WHERE token_hash = $1")
            .bind(hash).execute(pool).await.map(drop))?;
        Ok(())
    }

    /// Ends the sessions that are over.
    pub(crate) async fn sweep_sessions(&self, now: Millis) -> Result<()> {
        write!(self, pool => sqlx::query("DELETE FROM sessions WHERE expires <= $1")
            .bind(now).execute(pool).await.map(drop))?;
        Ok(())
    }

    /// A personal token.
    pub(crate) async fn add_token(&self, person: &str, hash: &str, token: &TokenRow) -> Result<()> {
        write!(self, pool => sqlx::query(
            "INSERT INTO tokens (id, token_hash, person, label, scopes, created) VALUES ($1, $2, $3, $4, $5, $6)")
            .bind(&token.id).bind(hash).bind(person).bind(&token.label).bind(&token.scopes).bind(token.created)
            .execute(pool).await.map(drop))?;
        Ok(())
    }

    /// Who has that personal token, and what it is for.
    pub(crate) async fn token(&self, hash: &str) -> Result<Option<(Person, String)>> {
        #[derive(FromRow)]
        struct Row {
            #[sqlx(flatten)]
            person: PersonRow,
            scopes: String,
        }
        let row: Option<Row> = read!(self, pool => sqlx::query_as(
            "SELECT p.id, p.name, p.password, p.created, p.language, t.scopes \
             FROM tokens t JOIN people p ON p.id = t.person WHERE t.token_hash = $1")
            .bind(hash).fetch_optional(pool).await)?;
        Ok(row.map(|row| (row.person.into(), row.scopes)))
    }

    /// The language to speak to a person in.
    pub(crate) async fn set_language(&self, person: &str, language: &str) -> Result<()> {
        write!(self, pool => sqlx::query("UPDATE people SET language = $2 WHERE id = $1")
            .bind(person).bind(language).execute(pool).await.map(drop))?;
        Ok(())
    }

    /// The personal tokens of a person.
    pub(crate) async fn tokens(&self, person: &str) -> Result<Vec<TokenRow>> {
        Ok(read!(self, pool => sqlx::query_as(
            "SELECT id, label, scopes, created FROM tokens WHERE person = $1 ORDER BY created, id")
            .bind(person).fetch_all(pool).await)?)
    }

    /// Withdraws a personal token; false when there is none.
    pub(crate) async fn remove_token(&self, person: &str, id: &str) -> Result<bool> {
        let rows = write!(self, pool => sqlx::query("DELETE FROM tokens WHERE person = $1 AND id = $2")
            .bind(person).bind(id).execute(pool).await.map(|done| done.rows_affected()))?;
        Ok(rows > 0)
    }

    /// Forgets a person: name, password, sessions, tokens, notes and chat. The seats they had stay
    /// in the account of the games, under the name given.
    pub(crate) async fn forget(&self, person: &str, name: &str) -> Result<()> {
        write!(self, pool => {
            let mut tx = pool.begin().await?;
            for sql in [
                "DELETE FROM sessions WHERE person = $1",
                "DELETE FROM tokens WHERE person = $1",
                "DELETE FROM notes WHERE person = $1",
                "DELETE FROM ratings WHERE person = $1",
                "DELETE FROM channels WHERE person = $1",
                "DELETE FROM notices WHERE person = $1",
                "UPDATE people SET away_until = 0, vacation_year = 0, vacation_used = 0, language = NULL WHERE id = $1",
                "UPDATE offers SET text = '' WHERE EXISTS (SELECT 1 FROM seats s WHERE s.table_id = offers.table_id \
                 AND s.seat = offers.from_seat AND s.person = $1)",
                "UPDATE chat SET text = '' WHERE person = $1",
                "UPDATE seats SET kind = 'open', person = NULL WHERE person = $1 \
                 AND table_id IN (SELECT id FROM tables WHERE state = 'open')",
                "UPDATE tables SET revision = revision + 1 WHERE id IN (SELECT table_id FROM seats WHERE person = $1)",
            ] {
                sqlx::query(sql).bind(person).execute(&mut *tx).await?;
            }
            sqlx::query("UPDATE people SET name = $2, name_key = NULL, password = NULL WHERE id = $1")
                .bind(person).bind(name).execute(&mut *tx).await?;
            tx.commit().await?;
        });
        Ok(())
    }
}
