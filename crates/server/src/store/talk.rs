//! Chat and private notes.

use sqlx::FromRow;

use super::{Result, Store, read, write};
use crate::time::Millis;

/// A line of chat.
#[derive(Debug, Clone, FromRow)]
pub(crate) struct ChatRow {
    pub(crate) number: i64,
    pub(crate) person: String,
    pub(crate) name: String,
    pub(crate) text: String,
    pub(crate) at: Millis,
}

impl Store {
    /// Writes a line of chat and returns its number.
    pub(crate) async fn add_chat(&self, table: &str, person: &str, text: &str, at: Millis) -> Result<i64> {
        let number = write!(self, pool => {
            let mut tx = pool.begin().await?;
            let number: i64 = sqlx::query_scalar("UPDATE tables SET chat = chat + 1 WHERE id = $1 RETURNING chat")
                .bind(table).fetch_one(&mut *tx).await?;
            sqlx::query("INSERT INTO chat (table_id, number, person, text, at) VALUES ($1, $2, $3, $4, $5)")
                .bind(table).bind(number).bind(person).bind(text).bind(at)
                .execute(&mut *tx).await?;
            tx.commit().await?;
            number
        });
        Ok(number)
    }

    /// The lines after number `since`.
    pub(crate) async fn chat(&self, table: &str, since: i64, limit: i64) -> Result<Vec<ChatRow>> {
        Ok(read!(self, pool => sqlx::query_as(
            "SELECT c.number, c.person, p.name, c.text, c.at FROM chat c JOIN people p ON p.id = c.person \
             WHERE c.table_id = $1 AND c.number > $2 AND c.text <> '' ORDER BY c.number LIMIT $3")
            .bind(table).bind(since).bind(limit).fetch_all(pool).await)?)
    }

    /// What a person has written, everywhere.
    pub(crate) async fn chat_of(&self, person: &str) -> Result<Vec<(String, String, Millis)>> {
        Ok(read!(self, pool => sqlx::query_as(
            "SELECT table_id, text, at FROM chat WHERE person = $1 ORDER BY at")
            .bind(person).fetch_all(pool).await)?)
    }

    /// A person's notes at a table.
    pub(crate) async fn notes(&self, table: &str, person: &str) -> Result<String> {
        let text: Option<String> = read!(self, pool => sqlx::query_scalar(
            "SELECT text FROM notes WHERE table_id = $1 AND person = $2")
            .bind(table).bind(person).fetch_optional(pool).await)?;
        Ok(text.unwrap_or_default())
    }

    /// A person's notes, everywhere.
    pub(crate) async fn notes_of(&self, person: &str) -> Result<Vec<(String, String)>> {
        Ok(read!(self, pool => sqlx::query_as(
            "SELECT table_id, text FROM notes WHERE person = $1 ORDER BY table_id")
            .bind(person).fetch_all(pool).await)?)
    }

    /// Writes a person's notes at a table.
    pub(crate) async fn set_notes(&self, table: &str, person: &str, text: &str) -> Result<()> {
        write!(self, pool => sqlx::query(
            "INSERT INTO notes (table_id, person, text) VALUES ($1, $2, $3) \
             ON CONFLICT (table_id, person) DO UPDATE SET text = excluded.text")
            .bind(table).bind(person).bind(text).execute(pool).await.map(drop))?;
        Ok(())
    }
}
