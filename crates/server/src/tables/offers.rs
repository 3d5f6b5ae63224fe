//! Offers between seats: an agreed draw, or money. What is paid is a decision of the game; an offer is a word,
//! and so is a request until it is accepted, which pays it.

use std::sync::Arc;

use bots::{fault as guard, player_seed};
use serde::{Deserialize, Serialize};
use table::{Decision, Seat};
use utoipa::ToSchema;

use super::decide::{own_seat, running};
use super::play::AGREED_DRAW;
use super::room::{Inner, Room, Write};
use super::{Hall, thinking};
use crate::problem::{Kind, Problem, fault};
use crate::store::{OfferKind, OfferRow, OfferState, RowKind, SeatKind, State};
use crate::time::Millis;

/// The longest text of an offer.
const MOST_TEXT: usize = 200;

/// So many offers of one seat may be open at once.
const MOST_OPEN: usize = 10;

/// An offer that somebody makes.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum NewOffer {
    /// To agree that nobody has won, where the game knows that.
    Draw {
        /// A word with it, at most 200 characters.
        text: Option<String>,
    },
    /// Money to another seat, where the game knows payments. It binds nobody: the payment is a decision of its own.
    Payment {
        /// The seat it is for.
        to: u8,
        /// How much.
        amount: u32,
        /// What for, at most 200 characters.
        text: Option<String>,
    },
    /// Money from another seat, where the game knows payments. Whoever accepts it pays at once.
    Request {
        /// The seat that is asked.
        to: u8,
        /// How much.
        amount: u32,
        /// What for, at most 200 characters.
        text: Option<String>,
    },
}

/// What somebody says to an offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Answer {
    /// Whoever it is for takes it. A draw is agreed once all have; what was asked for is paid.
    Accept,
    /// Whoever it is for does not want it.
    Decline,
    /// Whoever made it takes it back.
    Withdraw,
}

/// An offer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = Offer)]
pub(crate) struct OfferBody {
    number: i64,
    /// `draw`, `payment` or `request`.
    kind: &'static str,
    /// The seat that made it.
    from: u8,
    /// The seat it is for; nobody in particular for a draw.
    to: Option<u8>,
    amount: Option<i64>,
    /// Plain text.
    text: String,
    /// `open`, `withdrawn`, `accepted`, `declined`, or `lapsed` when the game ended before an answer.
    state: &'static str,
    /// The seats that have accepted a draw.
    accepted: Vec<u8>,
    at: Millis,
}

impl OfferBody {
    fn of(row: &OfferRow, table: State) -> Self {
        let lapsed = row.state == OfferState::Open && table == State::Finished;
        Self {
            number: row.number,
            kind: row.kind.word(),
            from: row.from_seat as u8,
            to: row.to_seat.map(|seat| seat as u8),
            amount: row.amount,
            text: row.text.clone(),
            state: if lapsed { "lapsed" } else { row.state.word() },
            accepted: super::seats_of(row.accepted),
            at: row.at,
        }
    }
}

impl Inner {
    /// The offers at the table.
    async fn offer_rows(&mut self, hall: &Hall) -> Result<&[OfferRow], Problem> {
        if self.offers.is_none() {
            self.offers = Some(hall.store.offers(&self.row.id).await?);
        }
        Ok(self.offers.as_deref().unwrap_or_default())
    }

    /// Every offer at the table.
    pub(crate) async fn all_offers(&mut self, hall: &Hall) -> Result<Vec<OfferBody>, Problem> {
        let state = self.row.state;
        Ok(self.offer_rows(hall).await?.iter().map(|row| OfferBody::of(row, state)).collect())
    }

    /// The offers that wait for an answer.
    pub(crate) async fn open_offers(&mut self, hall: &Hall) -> Result<Vec<OfferBody>, Problem> {
        let mut offers = self.all_offers(hall).await?;
        offers.retain(|offer| offer.state == OfferState::Open.word());
        Ok(offers)
    }

    async fn offer(&mut self, hall: &Hall, number: i64) -> Result<OfferRow, Problem> {
        let found = self.offer_rows(hall).await?.iter().find(|row| row.number == number).cloned();
        found.ok_or_else(|| Problem::new(Kind::NotFound, "detail-no-offer"))
    }

    fn is_a(&self, seat: i64, kind: SeatKind) -> bool {
        self.seats.iter().any(|row| row.seat == seat && row.kind == kind)
    }
}

/// Who asks, who is asked, and for how much.
fn parties(request: &OfferRow) -> (Seat, Seat, u32) {
    let seat = |number: i64| Seat(number as u8);
    let amount = request.amount.and_then(|amount| u32::try_from(amount).ok());
    (seat(request.from_seat), seat(request.to_seat.unwrap_or(request.from_seat)), amount.unwrap_or(0))
}

/// Whether a seat has decided something in the course of the game, not only beside it.
fn has_decided(decisions: &[Decision], seat: Seat, beside: &[String]) -> bool {
    decisions.iter().any(|decision| decision.seat == seat && !beside.contains(&decision.notation))
}

fn closed() -> Problem {
    Problem::new(Kind::OfferClosed, "detail-offer-closed")
}

fn plain(text: Option<String>) -> Result<String, Problem> {
    let text = text.unwrap_or_default();
    let text: String = text.trim().chars().filter(|letter| !letter.is_control()).collect();
    if text.chars().count() > MOST_TEXT {
        return Err(Problem::new(Kind::TooLarge, "detail-text-most").about("most", &MOST_TEXT));
    }
    Ok(text)
}

impl Room {
    /// A seat makes an offer.
    pub(crate) async fn make_offer(
        self: Arc<Self>,
        hall: Arc<Hall>,
        person: String,
        wish: NewOffer,
    ) -> Result<OfferBody, Problem> {
        let mut inner = self.enter(&hall).await?;
        let seat = own_seat(&inner, &person)?;
        running(&self, &hall, &mut inner).await?;
        let from = i64::from(seat.0);
        let (kind, to_seat, amount, text) = match wish {
            NewOffer::Draw { text } => {
                self.may_draw(&inner)?;
                (OfferKind::Draw, None, None, text)
            }
            NewOffer::Payment { to, amount, text } => {
                self.may_bargain(&inner, seat, Seat(to), amount, "detail-no-payee")?;
                (OfferKind::Payment, Some(i64::from(to)), Some(i64::from(amount)), text)
            }
            NewOffer::Request { to, amount, text } => {
                self.may_bargain(&inner, seat, Seat(to), amount, "detail-no-seat")?;
                (OfferKind::Request, Some(i64::from(to)), Some(i64::from(amount)), text)
            }
        };
        let text = plain(text)?;
        let open: Vec<&OfferRow> =
            inner.offer_rows(&hall).await?.iter().filter(|row| row.state == OfferState::Open).collect();
        if kind == OfferKind::Draw && open.iter().any(|row| row.kind == OfferKind::Draw) {
            return Err(Problem::new(Kind::NotAllowed, "detail-draw-offered"));
        }
        if open.iter().filter(|row| row.from_seat == from).count() >= MOST_OPEN {
            return Err(Problem::new(Kind::NotAllowed, "detail-offers-most").about("most", &MOST_OPEN));
        }
        let mut row = OfferRow {
            number: 0,
            kind,
            from_seat: from,
            to_seat,
            amount,
            text,
            state: OfferState::Open,
            accepted: if kind == OfferKind::Draw { 1 << from } else { 0 },
            at: hall.clock.now(),
            decisions: 0,
        };
        let number = hall.store.add_offer(&self.id, &row).await?;
        row.number = number.ok_or_else(|| Problem::new(Kind::NotRunning, "detail-over"))?;
        self.offers_changed(&hall, &mut inner).await?;
        let body = OfferBody::of(&row, inner.row.state);
        drop(inner);
        thinking::nudge(&hall, &self);
        Ok(body)
    }

    /// Whether a seat can talk with another about so much money; `nobody` says that the other is not there.
    fn may_bargain(
        &self,
        inner: &Inner,
        mine: Seat,
        other: Seat,
        amount: u32,
        nobody: &'static str,
    ) -> Result<(), Problem> {
        if !self.entry.game.payments() {
            return Err(Problem::new(Kind::NotAllowed, "detail-no-payments"));
        }
        if mine == other || other.index() >= inner.seats.len() {
            return Err(Problem::new(Kind::NotFound, nobody));
        }
        if amount == 0 {
            return Err(Problem::new(Kind::BadRequest, "detail-offer-least"));
        }
        Ok(())
    }

    /// The computers answer. They take what is offered to them: a gift binds them to nothing, and whoever
    /// offered it still decides whether to pay. What is asked of them they weigh.
    pub(super) async fn answer_for_computers(&self, hall: &Hall, inner: &mut Inner) -> Result<(), Problem> {
        if !self.entry.game.payments() || inner.row.state != State::Running {
            return Ok(());
        }
        inner.offer_rows(hall).await?;
        let known = &*inner;
        let for_a_computer = |row: &&OfferRow| {
            let to = row.to_seat.filter(|_| row.state == OfferState::Open);
            to.is_some_and(|to| known.is_a(to, SeatKind::Computer))
        };
        let offers: Vec<OfferRow> = known.offers.iter().flatten().filter(for_a_computer).cloned().collect();
        if offers.is_empty() {
            return Ok(());
        }
        for offer in offers {
            // Another process may have answered for the computer already.
            if offer.kind == OfferKind::Request {
                match self.weigh(hall, inner, &offer).await? {
                    Some(notation) => self.pay(hall, inner, &offer, notation).await?,
                    None => hall.store.settle_offer(&self.id, offer.number, OfferState::Declined, 0).await?,
                };
            } else {
                hall.store.settle_offer(&self.id, offer.number, OfferState::Accepted, 0).await?;
            }
            inner.offers = None;
        }
        self.offers_changed(hall, inner).await
    }

    /// What a computer answers when it is asked for money: the decision that pays it, or nothing.
    async fn weigh(
        &self,
        hall: &Hall,
        inner: &mut Inner,
        offer: &OfferRow,
    ) -> Result<Option<String>, Problem> {
        let from = offer.from_seat;
        let paid = inner.offer_rows(hall).await?.iter().rfind(|row| {
            row.kind == OfferKind::Request && row.state == OfferState::Accepted && row.from_seat == from
        });
        let paid = paid.map(|row| row.decisions as usize);
        let (asks, asked, amount) = parties(offer);
        let play = running(self, hall, inner).await?;
        // Who was paid for what it has to decide decides first: the same favour is not sold twice.
        if let Some(since) = paid
            && !has_decided(&play.journal.decisions(since), asks, &play.journal.aside(asks))
        {
            return Ok(None);
        }
        let seed = player_seed(play.seed, asked, play.journal.len());
        let journal = &*play.journal;
        let weighed = tokio::task::block_in_place(|| {
            guard::catch(|| self.entry.pays(journal, asked, asks, amount, seed))
        });
        Ok(weighed.unwrap_or_else(|panic| {
            tracing::error!(table = self.id, panic, "a computer could not weigh a request");
            None
        }))
    }

    /// Accepts a request and pays it; false when it is not open any more. Accepted first, so that nothing
    /// is ever paid twice.
    async fn pay(
        &self,
        hall: &Hall,
        inner: &mut Inner,
        offer: &OfferRow,
        notation: String,
    ) -> Result<bool, Problem> {
        if !hall.store.settle_offer(&self.id, offer.number, OfferState::Accepted, 0).await? {
            return Ok(false);
        }
        let (_, payer, _) = parties(offer);
        loop {
            match self.carry_out(hall, inner, payer, notation.clone(), None).await {
                // Another process has decided something. A payment stands beside the course of the game.
                Err(problem) if problem.code() == "stale" => {}
                done => return done.map(|()| true),
            }
        }
    }

    /// A seat answers an offer, or takes its own back.
    pub(crate) async fn answer_offer(
        self: Arc<Self>,
        hall: Arc<Hall>,
        person: String,
        number: i64,
        answer: Answer,
    ) -> Result<OfferBody, Problem> {
        let mut inner = self.enter(&hall).await?;
        let seat = own_seat(&inner, &person)?;
        running(&self, &hall, &mut inner).await?;
        let offer = inner.offer(&hall, number).await?;
        if offer.state != OfferState::Open {
            return Err(closed());
        }
        let mine = offer.from_seat == i64::from(seat.0);
        let for_me = !mine && offer.to_seat.is_none_or(|to| to == i64::from(seat.0));
        if (answer == Answer::Withdraw && !mine) || (answer != Answer::Withdraw && !for_me) {
            return Err(Problem::new(Kind::NotYours, "detail-offer-not-yours"));
        }
        let settled = match (answer, offer.kind) {
            (Answer::Accept, OfferKind::Draw) => self.accept_draw(&hall, &mut inner, &offer, seat).await?,
            (Answer::Accept, OfferKind::Request) => {
                let notation = self.payment(&hall, &mut inner, &offer).await?;
                self.pay(&hall, &mut inner, &offer, notation).await?
            }
            (Answer::Accept, OfferKind::Payment) => {
                hall.store.settle_offer(&self.id, number, OfferState::Accepted, 0).await?
            }
            (Answer::Decline, _) => {
                hall.store.settle_offer(&self.id, number, OfferState::Declined, 0).await?
            }
            (Answer::Withdraw, _) => {
                hall.store.settle_offer(&self.id, number, OfferState::Withdrawn, 0).await?
            }
        };
        self.offers_changed(&hall, &mut inner).await?;
        if !settled {
            return Err(closed());
        }
        let state = inner.row.state;
        Ok(OfferBody::of(&inner.offer(&hall, number).await?, state))
    }

    /// The decision that pays what a person was asked for, if the rules allow it.
    async fn payment(&self, hall: &Hall, inner: &mut Inner, offer: &OfferRow) -> Result<String, Problem> {
        let (asks, asked, amount) = parties(offer);
        let journal = &running(self, hall, inner).await?.journal;
        let notation = journal
            .payment(asked, asks, amount)
            .ok_or_else(|| Problem::new(Kind::NotAllowed, "detail-no-payments"))?;
        guard::catch(|| journal.check(asked, &notation))
            .map_err(fault)?
            .map_err(|refusal| Problem::refused(self.entry.game.id(), refusal))?;
        Ok(notation)
    }

    fn may_draw(&self, inner: &Inner) -> Result<(), Problem> {
        if !self.entry.game.draws() {
            return Err(Problem::new(Kind::NotAllowed, "detail-no-draws"));
        }
        if inner.seats.iter().any(|seat| seat.kind != SeatKind::Person) {
            return Err(Problem::new(Kind::NotAllowed, "detail-draw-computers"));
        }
        Ok(())
    }

    /// One seat more accepts; with the last of them the game is over.
    async fn accept_draw(
        &self,
        hall: &Hall,
        inner: &mut Inner,
        offer: &OfferRow,
        seat: Seat,
    ) -> Result<bool, Problem> {
        self.may_draw(inner)?;
        let accepted = offer.accepted | 1 << seat.0;
        let all = inner
            .seats
            .iter()
            .all(|row| accepted >> row.seat & 1 == 1 && inner.is_a(row.seat, SeatKind::Person));
        if !all {
            return Ok(hall
                .store
                .settle_offer(&self.id, offer.number, OfferState::Open, 1 << seat.0)
                .await?);
        }
        let at = hall.clock.now();
        running(self, hall, inner).await?.draw(at);
        let write = Write {
            kind: RowKind::Draw,
            seat,
            notation: AGREED_DRAW.to_owned(),
            at,
            key: None,
            taken_over: None,
        };
        self.append(hall, inner, write).await?;
        Ok(hall.store.settle_offer(&self.id, offer.number, OfferState::Accepted, 1 << seat.0).await?)
    }

    async fn offers_changed(&self, hall: &Hall, inner: &mut Inner) -> Result<(), Problem> {
        self.reload(hall, inner).await?;
        hall.tell_people(&inner.seats);
        hall.store.tell(&self.id).await?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_only_pays_has_not_decided() {
        let decisions = |list: &[(u8, &str)]| -> Vec<Decision> {
            let one =
                |&(seat, notation): &(u8, &str)| Decision { seat: Seat(seat), notation: notation.to_owned() };
            list.iter().map(one).collect()
        };
        let beside = ["pay 1 france".to_owned()];
        for (list, decided) in [
            (&[][..], false),
            (&[(1, "pass")], false),
            (&[(0, "pay 1 france"), (1, "pass")], false),
            (&[(0, "pay 1 france"), (0, "pass")], true),
        ] {
            assert_eq!(has_decided(&decisions(list), Seat(0), &beside), decided, "{list:?}");
        }
    }
}
