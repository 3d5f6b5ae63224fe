//! A game kept as it stands, so that opening a long one needs no replay.
//!
//! Snapshots are written off the request path: every so many rows, when a game ends, and when a
//! table leaves the memory. They tell everything that is hidden, so they are sealed like seeds.

use std::io::{Read as _, Write as _};
use std::sync::Arc;

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use tokio::sync::mpsc;

use super::Hall;
use super::play::{Beginning, Play};
use super::room::{Inner, Room};
use crate::problem::{Problem, fault};
use crate::seal::Seal;
use crate::store::State;

/// A snapshot is taken when so many rows have been written since the last.
const EVERY: i64 = 128;

/// Folding fewer rows than this is faster than reading a snapshot.
const WORTH: i64 = 32;

/// A game as text, on its way to the disk.
pub(crate) struct Snapshot {
    table: String,
    sequence: i64,
    text: String,
}

/// Which table and row a sealed snapshot belongs to: it opens nowhere else.
fn label(table: &str, sequence: i64) -> String {
    format!("snapshot {table} {sequence}")
}

/// A game as it is stored: packed, then sealed.
fn pack(seal: &Seal, table: &str, sequence: i64, text: &str) -> std::io::Result<Vec<u8>> {
    let mut packer = DeflateEncoder::new(Vec::new(), Compression::fast());
    packer.write_all(text.as_bytes())?;
    Ok(seal.close_bytes(&label(table, sequence), &packer.finish()?))
}

/// What [`pack`] stored; nothing if it is damaged or not of this table and row.
fn unpack(seal: &Seal, table: &str, sequence: i64, body: &[u8]) -> Option<String> {
    let packed = seal.open_bytes(&label(table, sequence), body).ok()?;
    let mut text = String::new();
    DeflateDecoder::new(&packed[..]).read_to_string(&mut text).ok()?;
    Some(text)
}

/// The game of a snapshot, if it is of use.
pub(super) fn open(
    seal: &Seal,
    table: &str,
    (sequence, body): (i64, &[u8]),
    from: &Beginning<'_>,
) -> Option<Play> {
    let text = unpack(seal, table, sequence, body)?;
    Play::restore(from, &text).filter(|play| play.sequence == sequence)
}

impl Room {
    /// Has the game kept as it stands if enough has been written since it was last kept.
    pub(super) fn keep_now_and_then(&self, hall: &Hall, inner: &mut Inner) {
        // Whoever keeps snapshots has enough to do: the next row tries again.
        let Ok(place) = hall.snapshots.try_reserve() else { return };
        let over = inner.row.state == State::Finished;
        if let Some(snapshot) = self.take_snapshot(inner, if over { WORTH } else { EVERY }) {
            place.send(snapshot);
        }
    }

    /// Keeps the game as it stands before the table leaves the memory.
    pub(super) async fn keep_before_leaving(&self, hall: &Hall) -> Result<(), Problem> {
        let snapshot = self.take_snapshot(&mut *self.lock().await, WORTH);
        match snapshot {
            Some(snapshot) => hall.keep(snapshot).await,
            None => Ok(()),
        }
    }

    fn take_snapshot(&self, inner: &mut Inner, least: i64) -> Option<Snapshot> {
        let kept = inner.kept;
        let play = inner.in_memory()?;
        let sequence = play.sequence;
        if sequence < kept + least {
            return None;
        }
        let text = bots::fault::catch(|| play.save())
            .map_err(|panic| tracing::error!(table = self.id, panic, "a game cannot be saved"))
            .ok()?;
        inner.kept = sequence;
        Some(Snapshot { table: self.id.clone(), sequence, text })
    }
}

/// Keeps the snapshots that are taken, one after the other; when the server goes down, those that wait.
pub(crate) async fn keep_snapshots(hall: Arc<Hall>, mut taken: mpsc::Receiver<Snapshot>) {
    loop {
        let snapshot = tokio::select! {
            snapshot = taken.recv() => snapshot,
            () = hall.stop.cancelled(), if !taken.is_closed() => {
                taken.close();
                continue;
            }
        };
        let Some(snapshot) = snapshot else { return };
        if let Err(problem) = hall.keep(snapshot).await {
            tracing::warn!(code = problem.code(), "a snapshot could not be kept");
        }
    }
}

impl Hall {
    async fn keep(&self, snapshot: Snapshot) -> Result<(), Problem> {
        let Snapshot { table, sequence, text } = snapshot;
        let (seal, id) = (self.seal.clone(), table.clone());
        let body = tokio::task::spawn_blocking(move || pack(&seal, &id, sequence, &text))
            .await
            .map_err(fault)?
            .map_err(fault)?;
        Ok(self.store.keep_snapshot(&table, sequence, &body).await?)
    }

    /// Keeps every game in memory that has gone on since it was last kept.
    pub(crate) async fn keep_all(&self) {
        for room in self.all_rooms() {
            if let Err(problem) = room.keep_before_leaving(self).await {
                // Nothing is lost: the game is folded from its decisions then.
                tracing::warn!(table = room.id, code = problem.code(), "a snapshot could not be kept");
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use table::{Dice, Seed};

    use super::super::clock::{ClockSpec, TimeOut};
    use super::*;

    const SEAL: [u8; 32] = [7; 32];

    fn beginning<'a>(entry: &'a bots::Entry, options: &'a serde_json::Value) -> Beginning<'a> {
        let seats = *entry.game.seats().start();
        Beginning {
            entry,
            options,
            seats,
            people: table::SeatSet::first(seats),
            seed: Seed::from_number(1713),
            clock: ClockSpec::Live { minutes: 60, increment: 5, timeout: TimeOut::Forfeit },
            started: 1000,
        }
    }

    /// Goes on with legal decisions, some of them with keys.
    fn go_on(play: &mut Play, decisions: usize) {
        let mut dice = Dice::new(Seed::from_number(play.sequence as u64));
        for number in 0..decisions {
            let Some(seat) = play.waiting_on().iter().next() else { return };
            let legal = play.journal.legal(seat);
            let notation = legal[dice.below(legal.len() as u32) as usize].clone();
            let key = (number % 10 == 0).then(|| format!("key {}", play.sequence));
            play.decide(seat, &notation, 1000 + 100 * play.sequence, key.as_deref()).unwrap().unwrap();
        }
    }

    /// Opened from its snapshot, a game of every kind is the one that was folded, and goes on like it.
    #[test]
    fn a_snapshot_opens_as_the_game_that_was_kept() {
        let seal = Seal::new(SEAL);
        for entry in bots::registry() {
            let options = entry.game.default_options();
            let from = beginning(entry, &options);
            let mut folded = Play::begin(&from).unwrap();
            for _ in 0..6 {
                go_on(&mut folded, 45);
                let body = pack(&seal, "t1", folded.sequence, &folded.save()).unwrap();
                let mut opened = open(&seal, "t1", (folded.sequence, &body), &from).unwrap();
                assert_eq!(opened.save(), folded.save());
                for seat in (0..from.seats as u8).map(table::Seat) {
                    let viewer = table::Viewer::Seat(seat);
                    assert_eq!(opened.journal.view(viewer), folded.journal.view(viewer));
                    assert_eq!(opened.journal.log(viewer, 0), folded.journal.log(viewer, 0));
                    assert_eq!(opened.journal.legal(seat), folded.journal.legal(seat));
                }
                go_on(&mut opened, 10);
                go_on(&mut folded, 10);
                assert_eq!(opened.save(), folded.save());
            }
        }
    }

    #[test]
    fn a_snapshot_that_is_damaged_outdated_or_of_another_table_is_passed_over() {
        let seal = Seal::new(SEAL);
        let entry = &bots::registry()[0];
        let options = entry.game.default_options();
        let from = beginning(entry, &options);
        let mut play = Play::begin(&from).unwrap();
        go_on(&mut play, 50);
        let (sequence, text) = (play.sequence, play.save());
        let body = pack(&seal, "t1", sequence, &text).unwrap();
        assert!(open(&seal, "t1", (sequence, &body), &from).is_some());
        assert!(open(&seal, "t2", (sequence, &body), &from).is_none(), "of another table");
        assert!(open(&seal, "t1", (sequence + 1, &body), &from).is_none(), "of another row");
        assert!(open(&Seal::new([8; 32]), "t1", (sequence, &body), &from).is_none(), "of another server");
        for at in [0, 30, body.len() / 2, body.len() - 1] {
            let mut damaged = body.clone();
            damaged[at] ^= 1;
            assert!(open(&seal, "t1", (sequence, &damaged), &from).is_none(), "damaged at {at}");
        }
        assert!(open(&seal, "t1", (sequence, &[]), &from).is_none());
        let rules = format!("\\\"rules\\\":{}", entry.game.rules());
        assert!(text.contains(&rules));
        let outdated = text.replacen(&rules, "\\\"rules\\\":0", 1);
        let body = pack(&seal, "t1", sequence, &outdated).unwrap();
        assert!(open(&seal, "t1", (sequence, &body), &from).is_none(), "of older rules");
    }
}
