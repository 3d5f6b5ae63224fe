//! Offers between seats.

use sqlx::FromRow;

use super::rows::words;
use super::{Result, Store, StoreError, read, write};
use crate::time::Millis;

words! {
    /// What is offered.
    OfferKind { Draw = "draw", Payment = "payment", Request = "request" }
}

words! {
    /// What has become of an offer.
    OfferState { Open = "open", Withdrawn = "withdrawn", Accepted = "accepted", Declined = "declined" }
}

/// An offer of one seat.
#[derive(Debug, Clone, FromRow)]
pub(crate) struct OfferRow {
    pub(crate) number: i64,
    #[sqlx(try_from = "String")]
    pub(crate) kind: OfferKind,
    pub(crate) from_seat: i64,
    pub(crate) to_seat: Option<i64>,
    pub(crate) amount: Option<i64>,
    pub(crate) text: String,
    #[sqlx(try_from = "String")]
    pub(crate) state: OfferState,
    /// The seats that have accepted a draw, as bits.
    pub(crate) accepted: i64,
    pub(crate) at: Millis,
    /// How many decisions stood when it was last answered.
    pub(crate) decisions: i64,
}

impl Store {
    /// Writes down a new offer, whose number is given, at a running table; `None` if it does not run.
    pub(crate) async fn add_offer(&self, table: &str, offer: &OfferRow) -> Result<Option<i64>> {
        Ok(write!(self, pool => {
            let mut tx = pool.begin().await?;
            // The row of the table is locked first, so that no two offers get the same number.
            let running = sqlx::query("UPDATE tables SET revision = revision + 1 WHERE id = $1 AND state = 'running'")
                .bind(table).execute(&mut *tx).await?.rows_affected() == 1;
            let mut number = None;
            if running {
                let next: i64 = sqlx::query_scalar("SELECT COALESCE(MAX(number), 0) + 1 FROM offers WHERE table_id = $1")
                    .bind(table).fetch_one(&mut *tx).await?;
                sqlx::query(
                    "INSERT INTO offers (table_id, number, kind, from_seat, to_seat, amount, text, state, accepted, at) \
                     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)")
                    .bind(table).bind(next).bind(offer.kind.word()).bind(offer.from_seat).bind(offer.to_seat)
                    .bind(offer.amount).bind(&offer.text).bind(offer.state.word()).bind(offer.accepted).bind(offer.at)
                    .execute(&mut *tx).await?;
                number = Some(next);
            }
            tx.commit().await?;
            number
        }))
    }

    /// Every offer at a table, the earliest first.
    pub(crate) async fn offers(&self, table: &str) -> Result<Vec<OfferRow>> {
        Ok(read!(self, pool => sqlx::query_as(
            "SELECT number, kind, from_seat, to_seat, amount, text, state, accepted, at, decisions FROM offers \
             WHERE table_id = $1 ORDER BY number")
            .bind(table).fetch_all(pool).await)?)
    }

    /// What becomes of an open offer, and which seats have accepted it by then; false when it is not open any more.
    pub(crate) async fn settle_offer(
        &self,
        table: &str,
        number: i64,
        state: OfferState,
        accepted: i64,
    ) -> Result<bool> {
        Ok(write!(self, pool => {
            let mut tx = pool.begin().await?;
            sqlx::query("UPDATE tables SET revision = revision + 1 WHERE id = $1")
                .bind(table).execute(&mut *tx).await?;
            let settled = sqlx::query(
                "UPDATE offers SET state = $3, accepted = accepted | $4, \
                 decisions = (SELECT decisions FROM tables WHERE id = $1) \
                 WHERE table_id = $1 AND number = $2 AND state = 'open'")
                .bind(table).bind(number).bind(state.word()).bind(accepted)
                .execute(&mut *tx).await?.rows_affected() == 1;
            if settled {
                tx.commit().await?;
            } else {
                tx.rollback().await?;
            }
            settled
        }))
    }
}
