//! Whether a stored game is what its decisions lead to.

use super::Hall;
use super::play::{TableResult, bits};
use super::room::{Inner, Room};
use super::snapshot;
use crate::maintenance::Checked;
use crate::store::{DecisionRow, SeatRow, State, StoreError, TableRow};

impl Hall {
    /// Replays the game of a table; nothing if the table is gone meanwhile.
    pub(crate) async fn audit(&self, id: &str) -> Result<Option<Checked>, StoreError> {
        let Some((row, seats)) = self.store.table(id).await? else { return Ok(None) };
        let mut rows = self.store.decisions(id, 0).await?;
        // What was written since the row of the table was read belongs to the next check.
        rows.retain(|decision| decision.sequence <= row.sequence);
        let kept = self.store.snapshot(id).await?.filter(|(sequence, _)| *sequence <= row.sequence);
        let (table, game, count) = (id.to_owned(), row.game.clone(), rows.len());
        let fault = tokio::task::block_in_place(|| self.compare(row, seats, &rows, kept).err());
        Ok(Some(Checked { table, game, rows: count, fault }))
    }

    fn compare(
        &self,
        row: TableRow,
        seats: Vec<SeatRow>,
        rows: &[DecisionRow],
        kept: Option<(i64, Vec<u8>)>,
    ) -> Result<(), String> {
        let entry = bots::find(&self.registry, &row.game).ok_or("the game is not known here")?;
        let room = Room::new(*entry, row.clone(), seats.clone(), 0);
        let (wanted, here) = (row.rules, entry.game.rules());
        if wanted != i64::from(here) {
            return Err(format!("it follows version {wanted} of the rules; this program has version {here}"));
        }
        let inner = Inner::of(row, seats);
        let options = inner.options();
        let from = inner
            .beginning(&room, self, &options, inner.begun())
            .map_err(|problem| problem.code().to_owned())?;
        let row = &inner.row;
        if from.seed.commitment().to_hex() != row.commitment {
            return Err("the seed is not the one that was committed to".to_owned());
        }
        let mut play = super::play::Play::begin(&from)?;
        let mut at_snapshot = None;
        for decision in rows {
            play.fold(decision).map_err(|broken| broken.to_string())?;
            if kept.as_ref().is_some_and(|(sequence, _)| *sequence == play.sequence) {
                at_snapshot = Some(play.save());
            }
        }
        let stored: Option<TableResult> =
            row.result.as_deref().and_then(|result| serde_json::from_str(result).ok());
        for (same, what) in [
            (play.sequence == row.sequence, "the number of rows"),
            (play.journal.len() as i64 == row.decisions, "the number of decisions"),
            (bits(play.waiting_on()) == row.waiting, "who must decide"),
            (play.over.is_some() == (row.state == State::Finished), "whether the game is over"),
            (play.over == stored, "the result"),
        ] {
            if !same {
                return Err(format!("{what} is not what the decisions lead to"));
            }
        }
        if let (Some(expected), Some((sequence, body))) = (at_snapshot, kept)
            && let Some(opened) = snapshot::open(&self.seal, &row.id, (sequence, &body), &from)
            && opened.save() != expected
        {
            return Err(format!("the snapshot of row {sequence} is not what the decisions lead to"));
        }
        Ok(())
    }
}
