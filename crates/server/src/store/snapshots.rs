//! Games as they stood, so that opening a long one needs no replay.

use super::{Result, Store, read, write};

impl Store {
    /// The snapshot of a table, with the sequence number it was taken at.
    pub(crate) async fn snapshot(&self, table: &str) -> Result<Option<(i64, Vec<u8>)>> {
        Ok(read!(self, pool => sqlx::query_as("SELECT sequence, body FROM snapshots WHERE table_id = $1")
            .bind(table).fetch_optional(pool).await)?)
    }

    /// Keeps a snapshot in place of an earlier one.
    pub(crate) async fn keep_snapshot(&self, table: &str, sequence: i64, body: &[u8]) -> Result<()> {
        write!(self, pool => sqlx::query(
            "INSERT INTO snapshots (table_id, sequence, body) VALUES ($1, $2, $3) \
             ON CONFLICT (table_id) DO UPDATE SET sequence = excluded.sequence, body = excluded.body \
             WHERE snapshots.sequence < excluded.sequence")
            .bind(table).bind(sequence).bind(body).execute(pool).await.map(drop))?;
        Ok(())
    }

    /// Throws away a snapshot that is of no use.
    pub(crate) async fn drop_snapshot(&self, table: &str) -> Result<()> {
        write!(self, pool => sqlx::query("DELETE FROM snapshots WHERE table_id = $1")
            .bind(table).execute(pool).await.map(drop))?;
        Ok(())
    }
}
