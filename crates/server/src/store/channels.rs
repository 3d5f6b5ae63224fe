//! Where people want to be told, what they have been told, and the keys for it.

use sqlx::FromRow;

use super::rows::words;
use super::{Result, Store, StoreError, read, write};
use crate::time::Millis;

words! {
    /// A way to tell somebody.
    ChannelKind { Push = "push", Webhook = "webhook", Discord = "discord", Email = "email" }
}

words! {
    /// What somebody is told.
    NoticeKind { Turn = "turn", Invitation = "invitation" }
}

/// Where somebody wants to be told.
#[derive(Debug, Clone, FromRow)]
pub(crate) struct ChannelRow {
    pub(crate) id: String,
    #[sqlx(try_from = "String")]
    pub(crate) kind: ChannelKind,
    /// JSON, in the shape of the kind.
    pub(crate) target: String,
    pub(crate) confirmed: bool,
    pub(crate) created: Millis,
}

/// Something that somebody should be told.
#[derive(Debug, Clone, PartialEq, Eq, FromRow)]
pub(crate) struct Due {
    pub(crate) table_id: String,
    pub(crate) person: String,
    pub(crate) game: String,
    /// Which turn: the number of the person's last decision.
    pub(crate) turn: i64,
    /// Who invites.
    pub(crate) owner: String,
    /// The language of the person.
    pub(crate) language: Option<String>,
}

/// The number of a seat's last decision: it tells one turn from the next.
macro_rules! turn {
    () => {
        "COALESCE((SELECT d.sequence FROM decisions d WHERE d.table_id = t.id AND d.seat = s.seat \
         AND d.kind = 'decide' ORDER BY d.sequence DESC LIMIT 1), 0)"
    };
}

impl Store {
    /// A new way to tell somebody.
    pub(crate) async fn add_channel(&self, person: &str, channel: &ChannelRow) -> Result<()> {
        write!(self, pool => sqlx::query(
            "INSERT INTO channels (id, person, kind, target, confirmed, created) VALUES ($1, $2, $3, $4, $5, $6)")
            .bind(&channel.id).bind(person).bind(channel.kind.word()).bind(&channel.target)
            .bind(channel.confirmed).bind(channel.created)
            .execute(pool).await.map(drop))?;
        Ok(())
    }

    /// Every way to tell a person.
    pub(crate) async fn channels(&self, person: &str) -> Result<Vec<ChannelRow>> {
        Ok(read!(self, pool => sqlx::query_as(
            "SELECT id, kind, target, confirmed, created FROM channels WHERE person = $1 ORDER BY created, id")
            .bind(person).fetch_all(pool).await)?)
    }

    /// The language of whoever is told there; nothing when the channel is gone, or they have not said.
    pub(crate) async fn language_of_channel(&self, id: &str) -> Result<Option<String>> {
        let found: Option<Option<String>> = read!(self, pool => sqlx::query_scalar(
            "SELECT p.language FROM channels c JOIN people p ON p.id = c.person WHERE c.id = $1")
            .bind(id).fetch_optional(pool).await)?;
        Ok(found.flatten())
    }

    /// Removes a person's way to be told; false when there is none.
    pub(crate) async fn remove_channel(&self, person: &str, id: &str) -> Result<bool> {
        let rows = write!(self, pool => sqlx::query("DELETE FROM channels WHERE person = $1 AND id = $2")
            .bind(person).bind(id).execute(pool).await.map(|done| done.rows_affected()))?;
        Ok(rows > 0)
    }

    /// Removes a way to tell somebody, whoever it is.
    pub(crate) async fn unsubscribe(&self, id: &str) -> Result<()> {
        write!(self, pool => sqlx::query("DELETE FROM channels WHERE id = $1")
            .bind(id).execute(pool).await.map(drop))?;
        Ok(())
    }

    /// The address has been shown to belong to whoever gave it; false when the channel is gone.
    pub(crate) async fn confirm_channel(&self, id: &str) -> Result<bool> {
        let rows = write!(self, pool => sqlx::query("UPDATE channels SET confirmed = TRUE WHERE id = $1")
            .bind(id).execute(pool).await.map(|done| done.rows_affected()))?;
        Ok(rows > 0)
    }

    /// Notes whether a channel worked; one that failed `most` times in a row is removed.
    pub(crate) async fn channel_worked(&self, id: &str, worked: bool, most: i64) -> Result<()> {
        write!(self, pool => {
            let mut tx = pool.begin().await?;
            sqlx::query("UPDATE channels SET failures = CASE WHEN $2 THEN 0 ELSE failures + 1 END WHERE id = $1")
                .bind(id).bind(worked).execute(&mut *tx).await?;
            sqlx::query("DELETE FROM channels WHERE id = $1 AND failures >= $2")
                .bind(id).bind(most).execute(&mut *tx).await?;
            tx.commit().await?;
        });
        Ok(())
    }

    /// Whose turn it is at a table that nothing has happened at since `before`, if they want to be told, have not
    /// been told of this turn, and are not away at `now`.
    pub(crate) async fn due_turns(&self, before: Millis, now: Millis) -> Result<Vec<Due>> {
        Ok(read!(self, pool => sqlx::query_as(concat!(
            "SELECT t.id AS table_id, s.person, t.game, ", turn!(), " AS turn, '' AS owner, p.language \
             FROM seats s JOIN tables t ON t.id = s.table_id JOIN people p ON p.id = s.person \
             WHERE s.kind = 'person' AND t.state = 'running' AND t.updated <= $1 AND p.away_until <= $2 \
             AND (t.waiting >> CAST(s.seat AS INTEGER)) & 1 = 1 \
             AND EXISTS (SELECT 1 FROM channels c WHERE c.person = s.person AND c.confirmed) \
             AND NOT EXISTS (SELECT 1 FROM notices n WHERE n.table_id = t.id AND n.person = s.person \
                             AND n.kind = 'turn' AND n.turn = ", turn!(), ") \
             ORDER BY t.updated, t.id, s.seat LIMIT 1000"))
            .bind(before).bind(now).fetch_all(pool).await)?)
    }

    /// Who has been invited since `since` or earlier and has not been told.
    pub(crate) async fn due_invitations(&self, before: Millis) -> Result<Vec<Due>> {
        Ok(read!(self, pool => sqlx::query_as(
            "SELECT t.id AS table_id, s.person, t.game, CAST(0 AS BIGINT) AS turn, o.name AS owner, p.language \
             FROM seats s JOIN tables t ON t.id = s.table_id JOIN people o ON o.id = t.owner \
             JOIN people p ON p.id = s.person \
             WHERE s.kind = 'invited' AND t.state = 'open' AND t.created <= $1 \
             AND EXISTS (SELECT 1 FROM channels c WHERE c.person = s.person AND c.confirmed) \
             AND NOT EXISTS (SELECT 1 FROM notices n WHERE n.table_id = t.id AND n.person = s.person \
                             AND n.kind = 'invitation') \
             ORDER BY t.created, t.id, s.seat LIMIT 1000")
            .bind(before).fetch_all(pool).await)?)
    }

    /// Takes it upon this process to tell somebody; false when another has, or it has been told.
    pub(crate) async fn claim_notice(&self, due: &Due, kind: NoticeKind, now: Millis) -> Result<bool> {
        let rows = write!(self, pool => sqlx::query(
            "INSERT INTO notices (table_id, person, kind, turn, at) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (table_id, person, kind, turn) DO NOTHING")
            .bind(&due.table_id).bind(&due.person).bind(kind.word()).bind(due.turn).bind(now)
            .execute(pool).await.map(|done| done.rows_affected()))?;
        Ok(rows == 1)
    }

    /// The sealed key of that name: `new`, unless there is one already.
    pub(crate) async fn key(&self, name: &str, new: &str) -> Result<String> {
        write!(self, pool => sqlx::query("INSERT INTO keys (name, sealed) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
            .bind(name).bind(new).execute(pool).await.map(drop))?;
        Ok(write!(self, pool => sqlx::query_scalar("SELECT sealed FROM keys WHERE name = $1")
            .bind(name).fetch_one(pool).await)?)
    }
}
