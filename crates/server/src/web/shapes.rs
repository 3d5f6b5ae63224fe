//! The bodies of answers about tables.

use std::collections::BTreeSet;

use serde::Serialize;
use serde_json::Value;
use table::Seat;
use utoipa::ToSchema;

use crate::problem::Problem;
use crate::store::{ChatRow, SeatKind, SeatRow, State, TableRow};
use crate::tables::{ClockBody, ClockSpec, Explanation, Hall, Inner, OfferBody, Room, TableResult, seats_of};
use crate::time::Millis;

/// A table as everybody may know it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Table)]
pub(crate) struct TableBody {
    /// An opaque id.
    id: String,
    /// The id of the game.
    game: String,
    /// All options.
    options: Value,
    /// `open`, `running` or `finished`.
    state: &'static str,
    /// Whether it is kept out of the lobby.
    private: bool,
    /// Whether it counts for ratings.
    rated: bool,
    /// Who made it.
    owner: String,
    created: Millis,
    started: Option<Millis>,
    finished: Option<Millis>,
    /// Who sits where.
    seats: Vec<SeatBody>,
    /// The asker's seat.
    my_seat: Option<u8>,
    /// How many watch without a seat.
    spectators: usize,
    /// The version of the table: grows with everything that is written.
    sequence: i64,
    /// How many decisions stand.
    decisions: i64,
    /// Who must decide now.
    waiting_on: Vec<u8>,
    /// How the time to decide is limited.
    clock: ClockSpec,
    /// The level of the computer that goes on for whoever leaves the game or is out of time.
    stand_in: Option<String>,
    /// What binds the seed before the first decision.
    commitment: String,
    /// The seed, once the game is over.
    seed: Option<String>,
    /// The result, once there is one.
    result: Option<TableResult>,
    /// The table this is the next game of.
    rematch_of: Option<String>,
    /// The next game of this table.
    rematch: Option<String>,
    /// The offers that wait for an answer; not in lists of tables.
    offers: Vec<OfferBody>,
    /// Why each computer last decided as it did, as far as this process knows; not in lists of tables.
    explanations: Vec<Explanation>,
}

/// A seat of a table.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Seat)]
pub(crate) struct SeatBody {
    seat: u8,
    /// `person`, `computer`, `open` or `invited`.
    kind: &'static str,
    person: Option<String>,
    name: Option<String>,
    level: Option<String>,
    /// The side it plays, as a message key.
    role: Option<String>,
    /// The person's rating in this game with so many players, once they have one.
    rating: Option<i64>,
    /// Until when its person is on vacation, where that stops the clock; not in lists of tables.
    away: Option<Millis>,
    /// Whether its person watches now.
    online: bool,
    /// Whether it is the asker's.
    me: bool,
    clock: Option<ClockBody>,
}

/// Who is at a table now.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PresenceBody {
    /// The seats whose people watch.
    online: BTreeSet<u8>,
    /// How many watch without a seat.
    spectators: usize,
}

/// A line of chat.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ChatLine)]
pub(crate) struct ChatBody {
    number: i64,
    person: String,
    name: String,
    text: String,
    at: Millis,
}

impl From<ChatRow> for ChatBody {
    fn from(row: ChatRow) -> Self {
        Self { number: row.number, person: row.person, name: row.name, text: row.text, at: row.at }
    }
}

impl TableBody {
    /// The table as the database has it, with who is there now.
    pub(crate) fn of(hall: &Hall, row: &TableRow, seats: &[SeatRow], me: Option<&str>) -> Self {
        let room = hall.known(&row.id);
        let seats_body: Vec<SeatBody> = seats
            .iter()
            .map(|seat| SeatBody {
                seat: seat.seat as u8,
                kind: seat.kind.word(),
                person: seat.person.clone(),
                name: seat.name.clone(),
                level: seat.level.clone(),
                role: seat.role.clone(),
                rating: seat.rating.map(|rating| rating.round() as i64),
                away: None,
                online: matches!((&room, &seat.person), (Some(room), Some(person)) if room.is_present(person)),
                me: seat.kind == SeatKind::Person && me.is_some() && seat.person.as_deref() == me,
                clock: None,
            })
            .collect();
        let finished = row.state == State::Finished;
        Self {
            id: row.id.clone(),
            game: row.game.clone(),
            options: serde_json::from_str(&row.options).unwrap_or_default(),
            state: row.state.word(),
            private: row.private,
            rated: row.rated,
            owner: row.owner.clone(),
            created: row.created,
            started: row.started,
            finished: row.finished,
            my_seat: seats_body.iter().find(|seat| seat.me).map(|seat| seat.seat),
            seats: seats_body,
            spectators: room.map_or(0, |room| room.spectators(seats)),
            sequence: row.sequence,
            decisions: row.decisions,
            waiting_on: seats_of(row.waiting),
            clock: serde_json::from_str(&row.clock).unwrap_or_default(),
            stand_in: row.stand_in.clone().or_else(|| {
                bots::find(&hall.registry, &row.game).map(|entry| entry.stand_in().name.to_owned())
            }),
            commitment: row.commitment.clone(),
            seed: finished
                .then(|| hall.seal.open(&row.id, &row.seed).ok())
                .flatten()
                .map(|seed| seed.to_hex()),
            result: row.result.as_deref().and_then(|result| serde_json::from_str(result).ok()),
            rematch_of: row.rematch_of.clone(),
            rematch: row.rematch.clone(),
            offers: Vec::new(),
            explanations: Vec::new(),
        }
    }

    /// The table as it is, with roles and clocks.
    pub(crate) async fn full(
        hall: &Hall,
        room: &Room,
        inner: &mut Inner,
        me: Option<&str>,
    ) -> Result<Self, Problem> {
        let mut body = Self::of(hall, &inner.row, &inner.seats, me);
        if inner.row.state != State::Open {
            let play = inner.play(room, hall).await?;
            let now = hall.clock.now();
            for seat in &mut body.seats {
                seat.role = play.journal.role(Seat(seat.seat)).map(str::to_owned);
                seat.away = play.clocks.away(Seat(seat.seat), now);
                seat.clock = ClockBody::of(&play.clocks, Seat(seat.seat), now);
            }
            body.offers = inner.open_offers(hall).await?;
            body.explanations = inner.explained();
        }
        Ok(body)
    }
}

impl PresenceBody {
    pub(crate) fn of(room: &Room, inner: &Inner) -> Self {
        let online = inner
            .seats
            .iter()
            .filter(|seat| seat.person.as_deref().is_some_and(|person| room.is_present(person)))
            .map(|seat| seat.seat as u8)
            .collect();
        Self { online, spectators: room.spectators(&inner.seats) }
    }
}
