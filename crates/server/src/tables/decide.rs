//! Decide, take back, resign, and run out of time.

use std::sync::Arc;

use bots::fault as guard;
use table::{Quote, Seat};

use super::play::Keyed;
use super::position::{Look, Position};
use super::room::{Inner, Room, Write};
use super::{Hall, thinking};
use crate::problem::{Kind, Problem, fault};
use crate::store::{RowKind, State};

/// Who asks for a decision, and on what ground.
#[derive(Debug, Clone)]
pub(crate) struct Ask {
    pub(crate) person: String,
    /// The sequence number the asker has seen.
    pub(crate) after: i64,
    /// A key that makes asking twice count once.
    pub(crate) key: Option<String>,
    /// What the answer shows.
    pub(crate) look: Look,
}

impl Room {
    /// What a decision would cost.
    pub(crate) async fn check(&self, hall: &Hall, person: &str, notation: &str) -> Result<Quote, Problem> {
        let mut inner = self.enter(hall).await?;
        let seat = own_seat(&inner, person)?;
        let play = running(self, hall, &mut inner).await?;
        guard::catch(|| play.journal.check(seat, notation))
            .map_err(fault)?
            .map_err(|refusal| Problem::refused(self.entry.game.id(), refusal))
    }

    /// Takes a decision; answers once it is durable.
    pub(crate) async fn decide(
        self: Arc<Self>,
        hall: Arc<Hall>,
        ask: Ask,
        notation: String,
    ) -> Result<Position, Problem> {
        let mut inner = self.enter(&hall).await?;
        let seat = own_seat(&inner, &ask.person)?;
        if let Some(key) = &ask.key
            && inner.row.state != State::Open
        {
            let play = inner.play(&self, &hall).await?;
            let same = Keyed { after: ask.after, seat, notation: notation.clone() };
            match play.keyed(key) {
                Some(first) if *first == same => return self.position(&hall, &mut inner, &ask.look).await,
                Some(_) => {
                    return Err(Problem::new(Kind::KeyReused, "detail-key-reused"));
                }
                None => {}
            }
        }
        self.up_to_date(&hall, &mut inner, &ask).await?;
        if let Err(problem) = self.carry_out(&hall, &mut inner, seat, notation, ask.key).await {
            // Another process was faster: the answer shows what it did.
            return Err(match problem.code() {
                "stale" => problem.with("position", self.position(&hall, &mut inner, &ask.look).await?),
                _ => problem,
            });
        }
        let position = self.position(&hall, &mut inner, &ask.look).await;
        drop(inner);
        thinking::nudge(&hall, &self);
        position
    }

    /// Takes a decision at the table as it is, for a person or a computer.
    pub(super) async fn carry_out(
        &self,
        hall: &Hall,
        inner: &mut Inner,
        seat: Seat,
        notation: String,
        key: Option<String>,
    ) -> Result<(), Problem> {
        let at = hall.clock.now();
        let play = running(self, hall, inner).await?;
        match play.decide(seat, &notation, at, key.as_deref()) {
            Ok(Ok(_)) => {}
            Ok(Err(refusal)) => return Err(Problem::refused(self.entry.game.id(), refusal)),
            Err(panic) => {
                inner.forget_play();
                return Err(fault(format!("table {}: {panic}", self.id)));
            }
        }
        self.append(hall, inner, Write { kind: RowKind::Decide, seat, notation, at, key, taken_over: None })
            .await
    }

    /// Takes the last decision back.
    pub(crate) async fn undo(self: Arc<Self>, hall: Arc<Hall>, ask: Ask) -> Result<Position, Problem> {
        let mut inner = self.enter(&hall).await?;
        let seat = own_seat(&inner, &ask.person)?;
        self.up_to_date(&hall, &mut inner, &ask).await?;
        let at = hall.clock.now();
        let play = running(&self, &hall, &mut inner).await?;
        match play.undo(seat, at) {
            Ok(Ok(())) => {}
            Ok(Err(refused)) => return Err(Problem::new(Kind::UndoRefused, refused.key())),
            Err(panic) => {
                inner.forget_play();
                return Err(fault(format!("table {}: {panic}", self.id)));
            }
        }
        let write =
            Write { kind: RowKind::Undo, seat, notation: String::new(), at, key: None, taken_over: None };
        self.append(&hall, &mut inner, write).await?;
        let position = self.position(&hall, &mut inner, &ask.look).await;
        drop(inner);
        thinking::nudge(&hall, &self);
        position
    }

    /// A person gives up the seat.
    pub(crate) async fn resign(self: Arc<Self>, hall: Arc<Hall>, person: String) -> Result<(), Problem> {
        let mut inner = self.enter(&hall).await?;
        let seat = own_seat(&inner, &person)?;
        self.drop_out(&hall, &mut inner, seat, RowKind::Resign).await?;
        drop(inner);
        thinking::nudge(&hall, &self);
        Ok(())
    }

    /// Ends the part of whoever is out of time.
    pub(crate) async fn time_out(self: Arc<Self>, hall: Arc<Hall>) -> Result<(), Problem> {
        let mut inner = self.enter(&hall).await?;
        while inner.row.state == State::Running {
            let play = inner.play(&self, &hall).await?;
            let Some((_, seat)) = play.clocks.deadline().filter(|(at, _)| *at <= hall.clock.now()) else {
                break;
            };
            self.drop_out(&hall, &mut inner, seat, RowKind::TimeOut).await?;
        }
        drop(inner);
        thinking::nudge(&hall, &self);
        Ok(())
    }

    async fn drop_out(
        &self,
        hall: &Hall,
        inner: &mut Inner,
        seat: Seat,
        kind: RowKind,
    ) -> Result<(), Problem> {
        let at = hall.clock.now();
        let level = inner.stand_in(&self.entry);
        running(self, hall, inner).await?.drop_out(seat, kind, at);
        let write = Write { kind, seat, notation: String::new(), at, key: None, taken_over: Some(level) };
        self.append(hall, inner, write).await
    }

    /// Refuses what was asked on old ground, with the position as it is now.
    async fn up_to_date(&self, hall: &Hall, inner: &mut Inner, ask: &Ask) -> Result<(), Problem> {
        if inner.row.state == State::Open {
            return Err(Problem::new(Kind::NotRunning, "detail-not-started"));
        }
        let play = inner.play(self, hall).await?;
        if play.sequence == ask.after {
            return Ok(());
        }
        let problem =
            Problem::new(Kind::Stale, "detail-stale").about("seen", &ask.after).about("now", &play.sequence);
        Err(problem.with("position", self.position(hall, inner, &ask.look).await?))
    }
}

/// The seat of whoever asks.
pub(crate) fn own_seat(inner: &Inner, person: &str) -> Result<Seat, Problem> {
    inner.seat_of(person).ok_or_else(|| Problem::new(Kind::NotYours, "detail-no-seat-of-yours"))
}

/// The game, if it is running.
pub(super) async fn running<'a>(
    room: &Room,
    hall: &Hall,
    inner: &'a mut Inner,
) -> Result<&'a mut super::play::Play, Problem> {
    let play = inner.play(room, hall).await?;
    if play.over.is_some() {
        return Err(Problem::new(Kind::NotRunning, "detail-over"));
    }
    Ok(play)
}
