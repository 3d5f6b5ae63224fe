//! Offers between seats: an agreed draw, or money. What is paid is a decision of the game; an offer is a word.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::Seat;
use utoipa::ToSchema;

use super::decide::{own_seat, running};
use super::play::AGREED_DRAW;
use super::room::{Inner, Room, Write};
use super::{Hall, thinking};
use crate::problem::{Kind, Problem};
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
}

/// What somebody says to an offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Answer {
    /// Whoever it is for takes it. A draw is agreed once all have.
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
    /// `draw` or `payment`.
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
        found.ok_or_else(|| Problem::new(Kind::NotFound, "There is no such offer."))
    }

    fn is_a(&self, seat: i64, kind: SeatKind) -> bool {
        self.seats.iter().any(|row| row.seat == seat && row.kind == kind)
    }
}

fn closed() -> Problem {
    Problem::new(Kind::OfferClosed, "The offer is not open any more.")
}

fn plain(text: Option<String>) -> Result<String, Problem> {
    let text = text.unwrap_or_default();
    let text: String = text.trim().chars().filter(|letter| !letter.is_control()).collect();
    if text.chars().count() > MOST_TEXT {
        return Err(Problem::new(Kind::TooLarge, format!("At most {MOST_TEXT} characters.")));
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
                if !self.entry.game.payments() {
                    return Err(Problem::new(Kind::NotAllowed, "Nobody pays anybody in this game."));
                }
                let to = i64::from(to);
                if to == from || !inner.seats.iter().any(|row| row.seat == to) {
                    return Err(Problem::new(Kind::NotFound, "There is no such seat to pay."));
                }
                if amount == 0 {
                    return Err(Problem::new(Kind::BadRequest, "An offer is of at least 1."));
                }
                (OfferKind::Payment, Some(to), Some(i64::from(amount)), text)
            }
        };
        let text = plain(text)?;
        let open: Vec<&OfferRow> =
            inner.offer_rows(&hall).await?.iter().filter(|row| row.state == OfferState::Open).collect();
        if kind == OfferKind::Draw && open.iter().any(|row| row.kind == OfferKind::Draw) {
            return Err(Problem::new(Kind::NotAllowed, "A draw is offered already."));
        }
        if open.iter().filter(|row| row.from_seat == from).count() >= MOST_OPEN {
            return Err(Problem::new(
                Kind::NotAllowed,
                format!("At most {MOST_OPEN} offers are open at once."),
            ));
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
        };
        let number = hall.store.add_offer(&self.id, &row).await?;
        row.number = number.ok_or_else(|| Problem::new(Kind::NotRunning, "The game is over."))?;
        self.offers_changed(&hall, &mut inner).await?;
        let body = OfferBody::of(&row, inner.row.state);
        drop(inner);
        thinking::nudge(&hall, &self);
        Ok(body)
    }

    /// The computers take what is offered to them. A gift binds them to nothing, so there is nothing to
    /// weigh; whoever offered it still decides whether to pay.
    pub(super) async fn take_gifts(&self, hall: &Hall, inner: &mut Inner) -> Result<(), Problem> {
        if !self.entry.game.payments() || inner.row.state != State::Running {
            return Ok(());
        }
        inner.offer_rows(hall).await?;
        let known = &*inner;
        let for_a_computer = |row: &&OfferRow| {
            let to = row.to_seat.filter(|_| row.state == OfferState::Open && row.kind == OfferKind::Payment);
            to.is_some_and(|to| known.is_a(to, SeatKind::Computer))
        };
        let offers = known.offers.iter().flatten();
        let gifts: Vec<i64> = offers.filter(for_a_computer).map(|row| row.number).collect();
        if gifts.is_empty() {
            return Ok(());
        }
        for number in gifts {
            // Another process may have answered for the computer already.
            hall.store.settle_offer(&self.id, number, OfferState::Accepted, 0).await?;
        }
        self.offers_changed(hall, inner).await
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
            return Err(Problem::new(Kind::NotYours, "This offer is not yours to answer."));
        }
        let settled = match (answer, offer.kind) {
            (Answer::Accept, OfferKind::Draw) => self.accept_draw(&hall, &mut inner, &offer, seat).await?,
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

    fn may_draw(&self, inner: &Inner) -> Result<(), Problem> {
        if !self.entry.game.draws() {
            return Err(Problem::new(Kind::NotAllowed, "This game knows no agreed draw."));
        }
        if inner.seats.iter().any(|seat| seat.kind != SeatKind::Person) {
            return Err(Problem::new(Kind::NotAllowed, "Computers agree to no draw."));
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
