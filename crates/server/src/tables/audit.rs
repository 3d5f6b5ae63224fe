//! Whether a stored game is what its decisions lead to.

use super::Hall;
use super::play::{Broken, Play, TableResult, bits};
use super::room::{Inner, Room};
use super::snapshot;
use crate::maintenance::{Checked, Fault};
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
    ) -> Result<(), Fault> {
        let entry = bots::find(&self.registry, &row.game).ok_or(Fault::UnknownGame)?;
        let room = Room::new(*entry, row.clone(), seats.clone(), 0);
        let (found, known) = (row.rules, entry.game.rules());
        if found != i64::from(known) {
            return Err(Fault::Rules { found, known });
        }
        let inner = Inner::of(row, seats);
        let options = inner.options();
        let from = inner
            .beginning(&room, self, &options, inner.begun())
            .map_err(|problem| Fault::Unopened(problem.code().to_owned()))?;
        let row = &inner.row;
        if from.seed.commitment().to_hex() != row.commitment {
            return Err(Fault::Seed);
        }
        let mut play = Play::begin(&from).map_err(Fault::Unopened)?;
        let mut at_snapshot = None;
        for decision in rows {
            play.fold(decision).map_err(|Broken { sequence: row, why }| Fault::Row { row, why })?;
            if kept.as_ref().is_some_and(|(sequence, _)| *sequence == play.sequence) {
                at_snapshot = Some(play.save());
            }
        }
        let stored: Option<TableResult> =
            row.result.as_deref().and_then(|result| serde_json::from_str(result).ok());
        for (same, fault) in [
            (play.sequence == row.sequence, Fault::Rows),
            (play.journal.len() as i64 == row.decisions, Fault::Decisions),
            (bits(play.waiting_on()) == row.waiting, Fault::Waiting),
            (play.over.is_some() == (row.state == State::Finished), Fault::Over),
            (play.over == stored, Fault::Result),
        ] {
            if !same {
                return Err(fault);
            }
        }
        if let (Some(expected), Some((sequence, body))) = (at_snapshot, kept)
            && let Some(opened) = snapshot::open(&self.seal, &row.id, (sequence, &body), &from)
            && opened.save() != expected
        {
            return Err(Fault::Snapshot { row: sequence });
        }
        Ok(())
    }
}
