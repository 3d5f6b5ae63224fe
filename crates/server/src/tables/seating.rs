//! Make a table, take and leave seats, start, play again.

use std::sync::Arc;

use serde::Deserialize;
use serde_json::Value;
use table::{Seat, Seed};
use utoipa::ToSchema;

use super::clock::ClockSpec;
use super::room::{Inner, Room, no_table};
use super::{Hall, thinking};
use crate::ids;
use crate::people::{Person, name_key};
use crate::problem::{Kind, Problem};
use crate::store::{NewTable, SeatKind, State};

/// A table that somebody wants.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = NewTable)]
pub(crate) struct MakeTable {
    /// The id of the game.
    pub(crate) game: String,
    /// The options that differ from the defaults.
    #[serde(default)]
    #[schema(value_type = Object)]
    pub(crate) options: serde_json::Map<String, Value>,
    /// Who is to sit where.
    pub(crate) seats: Vec<SeatWish>,
    /// How the time to decide is limited.
    #[serde(default)]
    pub(crate) clock: ClockSpec,
    /// The level of the computer that goes on for whoever leaves the game or is out of time; the game's
    /// usual one unless said.
    #[serde(default)]
    pub(crate) stand_in: Option<String>,
    /// Whether the table is kept out of the lobby.
    #[serde(default)]
    pub(crate) private: bool,
    /// Whether the game counts for ratings.
    #[serde(default)]
    pub(crate) rated: bool,
    /// Whether it starts by itself once all seats are filled; it does unless said.
    #[serde(default)]
    pub(crate) start: Option<bool>,
}

/// Who is to have a seat.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum SeatWish {
    /// Whoever makes the table.
    Me,
    /// Whoever comes.
    Open,
    /// A computer.
    Computer {
        /// Its level; the strongest unless said.
        level: Option<String>,
    },
    /// Somebody with an account.
    Invited {
        /// The account's name.
        name: String,
    },
}

type SeatPlan = (SeatKind, Option<String>, Option<String>);

impl Hall {
    /// Makes a table, and starts it if all seats are filled.
    pub(crate) async fn make_table(
        self: Arc<Self>,
        me: Person,
        wish: MakeTable,
    ) -> Result<Arc<Room>, Problem> {
        let entry = *bots::find(&self.registry, &wish.game)
            .ok_or_else(|| Problem::new(Kind::NotFound, "detail-no-game").about("game", &wish.game))?;
        let mut options = entry.game.default_options();
        for (key, value) in wish.options {
            let Some(field) = options.as_object_mut().and_then(|fields| fields.get_mut(&key)) else {
                return Err(Problem::new(Kind::BadOptions, "detail-no-option")
                    .about("game", &entry.game.name())
                    .about("option", &key));
            };
            *field = value;
        }
        if let Some(mistake) = wish.clock.mistake() {
            return Err(Problem::new(Kind::BadOptions, mistake));
        }
        let stand_in = wish.stand_in.map(|level| known_level(&entry, Some(&level))).transpose()?;
        let seed = Seed(ids::random());
        // The game itself says whether options and seats make one.
        bots::fault::catch(|| entry.game.open(&options, wish.seats.len(), seed).map(drop))
            .map_err(|panic| Problem::new(Kind::BadOptions, "detail-options").about("error", &panic))?
            .map_err(|error| Problem::new(Kind::BadOptions, "detail-options").about("error", &error))?;
        let mut seats = Vec::with_capacity(wish.seats.len());
        for wish in &wish.seats {
            seats.push(self.plan_seat(&entry, &me, wish).await?);
        }
        for (index, (_, person, _)) in seats.iter().enumerate() {
            if person.is_some() && seats[..index].iter().any(|(_, other, _)| other == person) {
                return Err(Problem::new(Kind::AlreadySeated, "detail-two-seats"));
            }
        }
        if wish.rated {
            between_people(&me)?;
            if seats.iter().any(|(kind, ..)| *kind == SeatKind::Computer) {
                return Err(Problem::new(Kind::BadOptions, RATED));
            }
        }
        let id = ids::id('t');
        let new = NewTable {
            game: wish.game,
            rules: entry.game.rules(),
            options: options.to_string(),
            private: wish.private,
            rated: wish.rated,
            auto_start: wish.start.unwrap_or(true),
            owner: me.id,
            clock: serde_json::to_string(&wish.clock).unwrap_or_default(),
            stand_in,
            seed: self.seal.close(&id, seed),
            commitment: seed.commitment().to_hex(),
            created: self.clock.now(),
            rematch_of: None,
            seats,
            id,
        };
        self.add(new).await?.ok_or_else(no_table)
    }

    /// Puts a new table up; nothing when the rematch it would be is there already.
    async fn add(self: &Arc<Self>, new: NewTable) -> Result<Option<Arc<Room>>, Problem> {
        if !self.store.add_table(&new).await? {
            return Ok(None);
        }
        let room = self.room(&new.id).await?;
        let mut inner = room.enter(self).await?;
        self.tell_people(&inner.seats);
        for person in inner.seats.iter().filter_map(|seat| seat.person.as_deref()) {
            self.store.tell(person).await?;
        }
        room.start_if_full(self, &mut inner).await?;
        drop(inner);
        thinking::nudge(self, &room);
        Ok(Some(room))
    }

    async fn plan_seat(
        &self,
        entry: &bots::Entry,
        me: &Person,
        wish: &SeatWish,
    ) -> Result<SeatPlan, Problem> {
        Ok(match wish {
            SeatWish::Me => (SeatKind::Person, Some(me.id.clone()), None),
            SeatWish::Open => (SeatKind::Open, None, None),
            SeatWish::Computer { level } => {
                (SeatKind::Computer, None, Some(known_level(entry, level.as_deref())?))
            }
            SeatWish::Invited { name } => {
                let (person, _) =
                    self.store.account(&name_key(name)).await?.ok_or_else(|| {
                        Problem::new(Kind::NotFound, "detail-no-account").about("name", &name)
                    })?;
                (SeatKind::Invited, Some(person.id), None)
            }
        })
    }
}

/// The level of that name, or the strongest.
fn known_level(entry: &bots::Entry, level: Option<&str>) -> Result<String, Problem> {
    let levels = entry.levels();
    let found = match level {
        Some(level) => levels.iter().find(|known| known.name == level),
        None => levels.last(),
    };
    found.map(|level| level.name.to_owned()).ok_or_else(|| {
        let names: Vec<&str> = levels.iter().map(|level| level.name).collect();
        Problem::new(Kind::BadOptions, "detail-levels").about("levels", &names.join(", "))
    })
}

impl Room {
    /// A person sits down.
    pub(crate) async fn sit_down(
        self: Arc<Self>,
        hall: Arc<Hall>,
        me: Person,
        seat: i64,
    ) -> Result<(), Problem> {
        let mut inner = self.enter(&hall).await?;
        not_started(&inner)?;
        no_such_seat(&inner, seat)?;
        if inner.seat_of(&me.id).is_some() {
            return Err(Problem::new(Kind::AlreadySeated, "detail-seated"));
        }
        if inner.row.rated {
            between_people(&me)?;
        }
        if !hall.store.take_seat(&self.id, seat, &me.id, hall.clock.now()).await? {
            self.reload(&hall, &mut inner).await?;
            not_started(&inner)?;
            return Err(Problem::new(Kind::SeatTaken, "detail-seat-taken"));
        }
        self.seats_changed(&hall, &mut inner).await?;
        self.start_if_full(&hall, &mut inner).await?;
        drop(inner);
        thinking::nudge(&hall, &self);
        Ok(())
    }

    /// A person stands up, or the owner empties a seat.
    pub(crate) async fn stand_up(
        self: Arc<Self>,
        hall: Arc<Hall>,
        me: Person,
        seat: i64,
    ) -> Result<(), Problem> {
        let mut inner = self.enter(&hall).await?;
        not_started(&inner)?;
        no_such_seat(&inner, seat)?;
        let mine = inner.seats.iter().any(|row| row.seat == seat && row.person.as_ref() == Some(&me.id));
        if !mine && inner.row.owner != me.id {
            return Err(Problem::new(Kind::NotYours, "detail-empty-seat"));
        }
        if !hall.store.leave_seat(&self.id, seat, hall.clock.now()).await? {
            self.reload(&hall, &mut inner).await?;
            not_started(&inner)?;
            return Err(Problem::new(Kind::NotFound, "detail-nobody-there"));
        }
        self.seats_changed(&hall, &mut inner).await
    }

    /// The owner starts; open seats go to computers.
    pub(crate) async fn start(
        self: Arc<Self>,
        hall: Arc<Hall>,
        me: Person,
        level: Option<String>,
    ) -> Result<(), Problem> {
        let mut inner = self.enter(&hall).await?;
        only_owner(&inner, &me)?;
        not_started(&inner)?;
        let level = known_level(&self.entry, level.as_deref())?;
        if inner.row.rated && inner.seats.iter().any(|seat| seat.kind != SeatKind::Person) {
            return Err(Problem::new(Kind::NotAllowed, RATED));
        }
        let seats = inner
            .seats
            .iter()
            .map(|seat| match seat.kind {
                SeatKind::Person | SeatKind::Computer => (seat.kind, seat.person.clone(), seat.level.clone()),
                SeatKind::Open | SeatKind::Invited => (SeatKind::Computer, None, Some(level.clone())),
            })
            .collect();
        self.begin_play(&hall, &mut inner, seats).await?;
        drop(inner);
        thinking::nudge(&hall, &self);
        Ok(())
    }

    /// The owner takes down a table that has not started.
    pub(crate) async fn take_down(self: Arc<Self>, hall: Arc<Hall>, me: Person) -> Result<(), Problem> {
        let inner = self.enter(&hall).await?;
        only_owner(&inner, &me)?;
        not_started(&inner)?;
        if !hall.store.remove_table(&self.id).await? {
            return Err(Problem::new(Kind::AlreadyStarted, "detail-started"));
        }
        hall.tell_people(&inner.seats);
        hall.forget(&self.id);
        Ok(())
    }

    /// The next game of the same people and computers, seats moved on by one: made now, or there already.
    pub(crate) async fn rematch(
        self: Arc<Self>,
        hall: Arc<Hall>,
        me: Person,
    ) -> Result<(Arc<Self>, bool), Problem> {
        let mut inner = self.enter(&hall).await?;
        super::decide::own_seat(&inner, &me.id)?;
        if inner.row.state != State::Finished {
            return Err(Problem::new(Kind::StillRunning, "detail-running"));
        }
        let mut seats: Vec<SeatPlan> = inner
            .seats
            .iter()
            .map(|seat| match &seat.person {
                Some(person) if *person == me.id => (SeatKind::Person, seat.person.clone(), None),
                Some(_) => (SeatKind::Invited, seat.person.clone(), None),
                None => (SeatKind::Computer, None, seat.level.clone()),
            })
            .collect();
        seats.rotate_right(1);
        let (seed, id) = (Seed(ids::random()), ids::id('t'));
        let new = NewTable {
            game: inner.row.game.clone(),
            rules: self.entry.game.rules(),
            options: inner.row.options.clone(),
            private: inner.row.private,
            rated: inner.row.rated,
            auto_start: true,
            owner: me.id,
            clock: inner.row.clock.clone(),
            stand_in: inner.row.stand_in.clone(),
            seed: hall.seal.close(&id, seed),
            commitment: seed.commitment().to_hex(),
            created: hall.clock.now(),
            rematch_of: Some(self.id.clone()),
            seats,
            id,
        };
        let made = hall.add(new).await?;
        self.reload(&hall, &mut inner).await?;
        match (made, &inner.row.rematch) {
            (Some(room), _) => Ok((room, true)),
            (None, Some(id)) => Ok((hall.room(id).await?, false)),
            (None, None) => Err(no_table()),
        }
    }

    async fn seats_changed(&self, hall: &Hall, inner: &mut Inner) -> Result<(), Problem> {
        hall.tell_people(&inner.seats);
        self.reload(hall, inner).await?;
        hall.tell_people(&inner.seats);
        hall.store.tell(&self.id).await?;
        Ok(())
    }

    async fn start_if_full(&self, hall: &Hall, inner: &mut Inner) -> Result<(), Problem> {
        let full = inner.seats.iter().all(|seat| matches!(seat.kind, SeatKind::Person | SeatKind::Computer));
        if full && inner.row.auto_start && inner.row.state == State::Open {
            let seats =
                inner.seats.iter().map(|seat| (seat.kind, seat.person.clone(), seat.level.clone())).collect();
            self.begin_play(hall, inner, seats).await?;
        }
        Ok(())
    }

    async fn begin_play(&self, hall: &Hall, inner: &mut Inner, seats: Vec<SeatPlan>) -> Result<(), Problem> {
        let now = hall.clock.now();
        for (row, (kind, person, level)) in inner.seats.iter_mut().zip(&seats) {
            row.kind = *kind;
            row.person.clone_from(person);
            row.level.clone_from(level);
        }
        let play = inner.begin(self, hall, now)?;
        let deadline = play.clocks.deadline().map(|(at, _)| at);
        let waiting = super::play::bits(play.waiting_on());
        let roles: Vec<_> = (0..seats.len() as u8).map(|seat| play.journal.role(Seat(seat))).collect();
        let started = hall.store.start_table(&self.id, &seats, &roles, waiting, deadline, now).await?;
        self.seats_changed(hall, inner).await?;
        if !started {
            return not_started(inner);
        }
        self.begin_vacations(hall, inner).await
    }
}

/// What a rated table is.
const RATED: &str = "detail-rated";

/// Whoever sits at a rated table has an account.
fn between_people(me: &Person) -> Result<(), Problem> {
    if me.guest { Err(Problem::new(Kind::NotAllowed, RATED)) } else { Ok(()) }
}

fn not_started(inner: &Inner) -> Result<(), Problem> {
    if inner.row.state == State::Open {
        return Ok(());
    }
    Err(Problem::new(Kind::AlreadyStarted, "detail-started"))
}

fn no_such_seat(inner: &Inner, seat: i64) -> Result<(), Problem> {
    if inner.seats.iter().any(|row| row.seat == seat) {
        return Ok(());
    }
    Err(Problem::new(Kind::NotFound, "detail-no-seat"))
}

fn only_owner(inner: &Inner, me: &Person) -> Result<(), Problem> {
    if inner.row.owner == me.id {
        return Ok(());
    }
    Err(Problem::new(Kind::NotAllowed, "detail-only-owner"))
}
