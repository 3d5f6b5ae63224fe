//! Ratings of people, by game and number of players.

use sqlx::FromRow;

use super::{Result, Store, read, write};
use crate::time::Millis;

/// A rating, with whose it is and in what.
#[derive(Debug, Clone, PartialEq, FromRow)]
pub(crate) struct RatingRow {
    pub(crate) person: String,
    pub(crate) name: String,
    pub(crate) game: String,
    pub(crate) seats: i64,
    pub(crate) rating: f64,
    pub(crate) deviation: f64,
    pub(crate) volatility: f64,
    pub(crate) games: i64,
}

macro_rules! rating_columns {
    () => {
        "r.person, p.name, r.game, r.seats, r.rating, r.deviation, r.volatility, r.games \
         FROM ratings r JOIN people p ON p.id = r.person"
    };
}

/// A finished table that goes into the ratings.
pub(crate) struct Counted<'a> {
    pub(crate) table: &'a str,
    pub(crate) game: &'a str,
    /// Who played, by seat.
    pub(crate) people: &'a [String],
    pub(crate) at: Millis,
}

impl Store {
    /// The ratings of a person.
    pub(crate) async fn ratings_of(&self, person: &str) -> Result<Vec<RatingRow>> {
        Ok(read!(self, pool => sqlx::query_as(concat!(
            "SELECT ", rating_columns!(), " WHERE r.person = $1 ORDER BY r.game, r.seats"))
            .bind(person).fetch_all(pool).await)?)
    }

    /// The best of a game with so many players: those of whom most is known are ahead of those who had luck.
    pub(crate) async fn best(&self, game: &str, seats: i64, limit: i64) -> Result<Vec<RatingRow>> {
        Ok(read!(self, pool => sqlx::query_as(concat!(
            "SELECT ", rating_columns!(), " WHERE r.game = $1 AND r.seats = $2 \
             ORDER BY r.rating - 2 * r.deviation DESC, r.person LIMIT $3"))
            .bind(game).bind(seats).bind(limit).fetch_all(pool).await)?)
    }

    /// Finished rated tables that have not gone into the ratings, the earliest first.
    pub(crate) async fn uncounted(&self) -> Result<Vec<String>> {
        Ok(read!(self, pool => sqlx::query_scalar(
            "SELECT id FROM tables WHERE rated AND NOT counted AND state = 'finished' ORDER BY finished, id LIMIT 100")
            .fetch_all(pool).await)?)
    }

    /// Marks a table as counted without changing a rating.
    pub(crate) async fn skip_counting(&self, table: &str) -> Result<()> {
        write!(self, pool => sqlx::query("UPDATE tables SET counted = TRUE WHERE id = $1")
            .bind(table).execute(pool).await.map(drop))?;
        Ok(())
    }

    /// Counts a table once: what `change` makes of the ratings of its people, by seat, is written down. False when
    /// it has been counted already.
    pub(crate) async fn count(
        &self,
        counted: &Counted<'_>,
        first: &RatingRow,
        change: impl Fn(&[RatingRow]) -> Vec<RatingRow>,
    ) -> Result<bool> {
        let seats = counted.people.len() as i64;
        let mut order: Vec<&String> = counted.people.iter().collect();
        order.sort();
        Ok(write!(self, pool => {
            let mut tx = pool.begin().await?;
            let new = sqlx::query("UPDATE tables SET counted = TRUE WHERE id = $1 AND NOT counted")
                .bind(counted.table).execute(&mut *tx).await?.rows_affected() == 1;
            if new {
                // Everybody's row is written before it is read, in the same order everywhere: so it is locked.
                for person in order {
                    sqlx::query(
                        "INSERT INTO ratings (person, game, seats, rating, deviation, volatility, games, updated) \
                         VALUES ($1, $2, $3, $4, $5, $6, 1, $7) \
                         ON CONFLICT (person, game, seats) DO UPDATE SET games = ratings.games + 1")
                        .bind(person).bind(counted.game).bind(seats).bind(first.rating).bind(first.deviation)
                        .bind(first.volatility).bind(counted.at)
                        .execute(&mut *tx).await?;
                }
                let mut before: Vec<RatingRow> = Vec::with_capacity(counted.people.len());
                for person in counted.people {
                    before.push(sqlx::query_as(concat!(
                        "SELECT ", rating_columns!(), " WHERE r.person = $1 AND r.game = $2 AND r.seats = $3"))
                        .bind(person).bind(counted.game).bind(seats).fetch_one(&mut *tx).await?);
                }
                for row in change(&before) {
                    sqlx::query(
                        "UPDATE ratings SET rating = $4, deviation = $5, volatility = $6, updated = $7 \
                         WHERE person = $1 AND game = $2 AND seats = $3")
                        .bind(&row.person).bind(counted.game).bind(seats).bind(row.rating).bind(row.deviation)
                        .bind(row.volatility).bind(counted.at)
                        .execute(&mut *tx).await?;
                }
                sqlx::query("UPDATE tables SET revision = revision + 1 WHERE id = $1")
                    .bind(counted.table).execute(&mut *tx).await?;
            }
            tx.commit().await?;
            new
        }))
    }
}
