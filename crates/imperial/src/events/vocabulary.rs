//! The words that Event cards are written in.

use crate::Side;
use crate::advantages::Licence;
use crate::facts::{ActionType, Advantages, Commodity, FORTS, Keyword, NAVAL, Spaces};
use crate::play::Berth;
use crate::state::{Both, Only, Part, State};

/// What an Event card says.
#[derive(Debug, Clone, Copy)]
pub(crate) struct EventFacts {
    /// The title in kebab case.
    pub(crate) id: &'static str,
    /// 3.4.3 When the bonus is received.
    pub(crate) bonus_if: BonusIf,
    /// 3.4.2 What it does for each side.
    pub(crate) versions: Both<Version>,
}

/// 3.4.2 One version of an Event.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Version {
    /// The standard effect.
    pub(crate) effect: &'static [Op],
    /// The bonus effect.
    pub(crate) bonus: &'static [Op],
}

impl Version {
    const NOTHING: Self = Self { effect: &[], bonus: &[] };

    /// The steps of one part.
    pub(crate) const fn part(&self, part: Part) -> &'static [Op] {
        match part {
            Part::Effect => self.effect,
            Part::Bonus => self.bonus,
        }
    }
}

/// A card without effects yet.
pub(super) const fn event(id: &'static str, bonus_if: BonusIf) -> EventFacts {
    EventFacts { id, bonus_if, versions: Both([Version::NOTHING; 2]) }
}

impl EventFacts {
    /// One version for both sides.
    pub(super) const fn both(self, effect: &'static [Op], bonus: &'static [Op]) -> Self {
        Self { versions: Both([Version { effect, bonus }; 2]), ..self }
    }

    /// The version of Britain, the upper one.
    pub(super) const fn britain(self, effect: &'static [Op], bonus: &'static [Op]) -> Self {
        let Both([france, _]) = self.versions;
        Self { versions: Both([france, Version { effect, bonus }]), ..self }
    }

    /// The version of France, the lower one.
    pub(super) const fn france(self, effect: &'static [Op], bonus: &'static [Op]) -> Self {
        let Both([_, britain]) = self.versions;
        Self { versions: Both([Version { effect, bonus }, britain]), ..self }
    }
}

/// 3.4.3 A Bonus Condition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum BonusIf {
    /// The card has none.
    Never,
    /// A Ministry card with the keyword is face up, or is turned up now.
    Keyword(Keyword),
    /// Something can be read off the table.
    Is(Condition),
}

/// Something that is so or not; “you” is the player of the Event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Condition {
    /// R-120 Your Available Debt exceeds the opponent's by so much or more.
    MoreAvailableDebt(i16),
    /// R-121 You have more Bonus War tiles in the theaters of the next war.
    MoreBonusTiles,
    /// You control more of these spaces without Conflict markers than the opponent.
    Leads(Spaces),
    /// You control every one of these spaces, none with a Conflict marker.
    HoldsAll(Spaces),
    /// You control at least so many of these spaces without Conflict markers.
    HoldsAtLeast(u8, Spaces),
    /// R-057 The opponent has no flag in these spaces, not even under a Conflict marker.
    NoOpponentIn(Spaces),
    /// R-129 The opponent's Debt is at its limit.
    OpponentAtLimit,
}

impl Condition {
    /// Whether it is so now.
    pub(crate) fn holds(self, state: &State, you: Side) -> bool {
        let board = &state.board;
        let other = you.other();
        match self {
            Self::MoreAvailableDebt(margin) => {
                state.available_debt(you) - state.available_debt(other) >= margin
            }
            Self::MoreBonusTiles => {
                let tiles = |side| state.war.army[side].bonus.iter().map(crate::Few::len).sum::<usize>();
                state.war.next.is_some() && tiles(you) > tiles(other)
            }
            Self::Leads(spaces) => {
                let counts = board.counts(spaces);
                counts[you] > counts[other]
            }
            Self::HoldsAll(spaces) => spaces.minus(board.counting(you)).is_empty(),
            Self::HoldsAtLeast(least, spaces) => board.counting(you).and(spaces).len() >= usize::from(least),
            Self::NoOpponentIn(spaces) => board.control[other].and(spaces).is_empty(),
            Self::OpponentAtLimit => state.available_debt(other) <= 0,
        }
    }
}

/// How much.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Amount {
    /// So much.
    Just(u8),
    /// So much if it is so when the step is resolved, else nothing.
    If(Condition, u8),
    /// So much for each of these spaces you control without a Conflict marker.
    PerSpace(u8, Spaces),
    /// R-120 The excess of the opponent's Debt over yours, at most so much.
    DebtExcess(u8),
    /// One for each full pair of your Squadrons on the map and in the Navy Box.
    SquadronPairs,
}

impl Amount {
    /// The number now.
    pub(crate) fn now(self, state: &State, you: Side) -> u8 {
        match self {
            Self::Just(amount) => amount,
            Self::If(condition, amount) => {
                if condition.holds(state, you) {
                    amount
                } else {
                    0
                }
            }
            Self::PerSpace(each, spaces) => each * state.board.counting(you).and(spaces).len() as u8,
            Self::DebtExcess(most) => {
                state.tracks.debt[you.other()].saturating_sub(state.tracks.debt[you]).min(most)
            }
            Self::SquadronPairs => {
                let deployed = state.board.control[you].and(NAVAL).len() as u8;
                let all = deployed + state.tracks.navy_box[you];
                all / 2
            }
        }
    }
}

/// Whose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Whose {
    /// The player's own.
    Own,
    /// The opponent's.
    Opponent,
}

impl Whose {
    /// The side meant when that side plays the Event.
    pub(crate) const fn side(self, you: Side) -> Side {
        match self {
            Self::Own => you,
            Self::Opponent => you.other(),
        }
    }
}

/// Which flag a target must have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flag {
    /// Any or none.
    Any,
    /// The player's own.
    Own,
    /// R-116 An opposing one, Spanish flags included (12.1).
    Opposing,
    /// The opponent's own flag.
    Opponent,
    /// R-116 None or an opposing one.
    NotOwn,
}

/// Which spaces an effect may be applied to. Every one must be in play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Filter {
    /// Among these spaces.
    pub(crate) among: Spaces,
    /// With that flag.
    pub(crate) flag: Flag,
    /// 3.8 Without a Conflict marker.
    pub(crate) no_conflict: bool,
    /// 3.2.8 Not Protected.
    pub(crate) unprotected: bool,
    /// R-049 Whose loss would isolate no other Market.
    pub(crate) isolating_none: bool,
}

impl Filter {
    /// These spaces with that flag.
    pub(super) const fn new(among: Spaces, flag: Flag) -> Self {
        Self { among, flag, no_conflict: false, unprotected: false, isolating_none: false }
    }

    /// Only spaces that are not Protected.
    pub(super) const fn unprotected(self) -> Self {
        Self { unprotected: true, ..self }
    }

    /// Only spaces whose loss would isolate no other Market.
    pub(super) const fn isolating_none(self) -> Self {
        Self { isolating_none: true, ..self }
    }

    /// The spaces with the right flag.
    pub(crate) fn flagged(&self, state: &State, you: Side) -> Spaces {
        let board = &state.board;
        match self.flag {
            Flag::Any => Spaces::ALL,
            Flag::Own => board.control[you],
            Flag::Opposing => board.opposing(you),
            Flag::Opponent => board.control[you.other()],
            Flag::NotOwn => board.opposing(you).or(board.empty()),
        }
    }

    /// The spaces it lets through now.
    pub(crate) fn targets(&self, state: &State, you: Side) -> Spaces {
        let mut targets = self.among.and(self.flagged(state, you)).minus(state.locked());
        // A Fort is damaged once.
        targets = targets.minus(FORTS.and(state.board.damaged));
        if self.no_conflict {
            targets = targets.minus(state.board.conflicts);
        }
        if self.unprotected {
            targets = targets.and(state.unprotected());
        }
        if self.isolating_none {
            let spanish = targets.and(state.board.spain);
            targets = state.board.harmless_to_lose(you.other(), targets.minus(spanish)).or(spanish);
        }
        targets
    }
}

/// What is done to a space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Deed {
    /// 3.2.8 An opposing flag goes, or the own one comes to an empty space.
    Shift,
    /// 3.2.8 The flag goes.
    Unflag,
    /// R-117 The own flag comes, whatever was there.
    TakeControl,
    /// 3.8.1 A Conflict marker comes.
    Conflict,
    /// R-062 A “+1” Conflict marker comes.
    PlusOneConflict,
    /// 3.2.5 The Fort is damaged.
    Damage,
}

/// An effect on spaces that the player chooses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Strike {
    /// What is done.
    pub(crate) deed: Deed,
    /// To how many spaces.
    pub(crate) count: Amount,
    /// Whether fewer may be chosen.
    pub(crate) up_to: bool,
    /// To which spaces.
    pub(crate) filter: Filter,
}

/// A step of an Event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Op {
    /// 3.4.5 Action Points, perhaps restricted (5.2 (4)).
    Grant(ActionType, Amount, Option<Only>),
    /// Something is done to spaces of the player's choice.
    Strike(Strike),
    /// The player's own flags go from all of these spaces without Conflict markers.
    RemoveOwn(Spaces),
    /// The player chooses one list of steps.
    OneOf(&'static [&'static [Op]]),
    /// 3.10 Victory Points.
    Score(Amount),
    /// Victory Points: the first number, or the second with the keyword, for which a face-down card
    /// may be turned up now.
    ScoreByKeyword(Keyword, u8, u8),
    /// R-152 Debt goes down.
    ReduceDebt(Whose, Amount),
    /// R-128 The opponent takes Debt.
    ForceDebt(u8),
    /// Own Debt goes down; for each point that cannot, an Economic Action Point may be taken.
    ReduceDebtOrTake(u8),
    /// The opponent's Debt Limit goes down.
    LowerLimit(u8),
    /// 9.0 Treaty Points.
    GainTrp(u8),
    /// One Debt, or one Treaty Point if there is any.
    PayDebtOrTrp,
    /// R-123 An unbuilt Squadron comes into the Navy Box.
    BuildSquadron,
    /// A Squadron of the player's choice leaves the map.
    Squadron {
        /// Whose.
        whose: Whose,
        /// Whether it may come from the Navy Box too.
        boxed: bool,
        /// Where it goes.
        to: Berth,
        /// The Victory Points for it.
        vp: u8,
    },
    /// R-131 An opposing Bonus War tile goes back to the pool unseen.
    ReturnTile,
    /// R-130 The opponent suffers a loss of its own choice.
    OpponentLoses,
    /// Draws a Bonus War tile and places it by the normal rule.
    DrawTile,
    /// R-132 Draws a Bonus War tile for the Jacobite Rebellion, if it is so.
    DrawJacobite(Condition),
    /// R-133 The Byng marker.
    PlaceByng,
    /// R-125 One of these commodities may come into this turn's Global Demand.
    MayAddDemand(&'static [Commodity]),
    /// R-126 A random commodity replaces one of this turn's Global Demand.
    ReplaceDemand,
    /// R-127 A commodity may be scored at once.
    MayScore(Commodity),
    /// R-124 One construction of this Action Round costs 2 less.
    CheapConstruction,
    /// Removing French flags in Spain and Austria costs 1 less in this Action Round.
    CheapPacte,
    /// R-076 One of these Advantages is used without exhausting it.
    UseAdvantage(Advantages, Licence),
    /// R-135 Up to so many own Exhausted ones of these Advantages are refreshed.
    Refresh(u8, Advantages),
    /// R-080 Up to so many Advantage tiles are exhausted without being used.
    Exhaust(u8),
}

// ----- how cards are written -----

/// Action Points without restriction.
pub(super) const fn grant(ap: ActionType, amount: u8) -> Op {
    Op::Grant(ap, Amount::Just(amount), None)
}

/// Restricted Action Points.
pub(super) const fn grant_only(ap: ActionType, amount: u8, only: Only) -> Op {
    Op::Grant(ap, Amount::Just(amount), Some(only))
}

/// A number of Victory Points.
pub(super) const fn score(amount: u8) -> Op {
    Op::Score(Amount::Just(amount))
}

/// A number of Victory Points if it is so.
pub(super) const fn score_if(condition: Condition, amount: u8) -> Op {
    Op::Score(Amount::If(condition, amount))
}

/// Reduces own Debt.
pub(super) const fn reduce_debt(amount: u8) -> Op {
    Op::ReduceDebt(Whose::Own, Amount::Just(amount))
}

const fn strike(deed: Deed, count: Amount, filter: Filter) -> Op {
    Op::Strike(Strike { deed, count, up_to: false, filter })
}

const fn one(deed: Deed, among: Spaces, flag: Flag) -> Op {
    strike(deed, Amount::Just(1), Filter::new(among, flag))
}

/// Shifts one of these spaces.
pub(super) const fn shift(among: Spaces) -> Op {
    one(Deed::Shift, among, Flag::NotOwn)
}

/// Removes one opposing flag from these spaces.
pub(super) const fn unflag(among: Spaces) -> Op {
    one(Deed::Unflag, among, Flag::Opposing)
}

/// Removes one opposing flag from these spaces that no other Market needs.
pub(super) const fn unflag_harmless(among: Spaces) -> Op {
    strike(Deed::Unflag, Amount::Just(1), Filter::new(among, Flag::Opposing).isolating_none())
}

/// Removes one own flag from these spaces.
pub(super) const fn remove_own(among: Spaces) -> Op {
    one(Deed::Unflag, among, Flag::Own)
}

/// Takes control of one of these spaces.
pub(super) const fn take_control(among: Spaces) -> Op {
    one(Deed::TakeControl, among, Flag::NotOwn)
}

/// Damages one of the opponent's Forts among these spaces.
pub(super) const fn damage_fort(among: Spaces) -> Op {
    one(Deed::Damage, among.and(FORTS), Flag::Opponent)
}

const fn markers(deed: Deed, count: Amount, filter: Filter) -> Op {
    strike(deed, count, Filter { no_conflict: true, ..filter })
}

/// Places Conflict markers on these spaces, whatever their flags.
pub(super) const fn conflicts(count: u8, among: Spaces) -> Op {
    markers(Deed::Conflict, Amount::Just(count), Filter::new(among, Flag::Any))
}

/// Places so many Conflict markers on these spaces as an amount says.
pub(super) const fn conflicts_per(count: Amount, among: Spaces) -> Op {
    markers(Deed::Conflict, count, Filter::new(among, Flag::Any))
}

/// Places “+1” Conflict markers on these spaces.
pub(super) const fn plus_one_conflicts(count: u8, among: Spaces) -> Op {
    markers(Deed::PlusOneConflict, Amount::Just(count), Filter::new(among, Flag::Any))
}

/// Places a Conflict marker on one of these spaces that has the opponent's flag.
pub(super) const fn conflict_on_opponent(among: Spaces) -> Op {
    markers(Deed::Conflict, Amount::Just(1), Filter::new(among, Flag::Opponent))
}

/// Places Conflict markers on these spaces where they are not Protected.
pub(super) const fn conflicts_unprotected(count: u8, among: Spaces) -> Op {
    markers(Deed::Conflict, Amount::Just(count), Filter::new(among, Flag::Any).unprotected())
}

/// Places up to so many Conflict markers on these spaces.
pub(super) const fn conflicts_up_to(count: u8, among: Spaces) -> Op {
    let filter = Filter { no_conflict: true, ..Filter::new(among, Flag::Any) };
    Op::Strike(Strike { deed: Deed::Conflict, count: Amount::Just(count), up_to: true, filter })
}
