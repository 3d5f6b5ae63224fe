//! 3.5 Ministry cards: turning them up, and what their abilities do.

use table::{Barrier, Illegal, Key, Log, Quote};

use crate::action::Ability;
use crate::facts::{
    ActionType, COMMODITY, COUNTRY, Commodity, Country, NAVAL, PRESTIGE, Region, Space, Spaces, TERRITORIES,
};
use crate::play::Play;
use crate::purse::SCOTLAND_AND_IRELAND;
use crate::state::{Only, Slot, State, Step};
use crate::{Event, Ministries, Ministry, Side};

/// M-1 Savoy, Sardinia and the Prestige spaces of Spain and Austria.
const CARDINAL_SPACES: Spaces = COUNTRY[Country::Savoy.index()]
    .or(COUNTRY[Country::Sardinia.index()])
    .or(PRESTIGE.and(COUNTRY[Country::Spain.index()].or(COUNTRY[Country::Austria.index()])));

/// M-9 Territories of North America and the Caribbean.
pub(crate) const HUGUENOT_SPACES: Spaces = TERRITORIES.and(
    crate::facts::REGION[Region::NorthAmerica.index()].or(crate::facts::REGION[Region::Caribbean.index()]),
);

/// The cards with an ability that is a decision.
const WITH_ABILITIES: Ministries = Ministries(
    1 << Ministry::CARDINALS.0
        | 1 << Ministry::WALPOLE.0
        | 1 << Ministry::BANK.0
        | 1 << Ministry::HUGUENOTS.0
        | 1 << Ministry::HALLEY.0
        | 1 << Ministry::CHOISEUL.0
        | 1 << Ministry::PITT.0
        | 1 << Ministry::WILLIAMS.0
        | 1 << Ministry::HANOVER.0
        | 1 << Ministry::TOWNSHEND.0
        | 1 << Ministry::BURKE.0,
);

impl Ability {
    /// The card it is on.
    pub const fn card(self) -> Ministry {
        match self {
            Self::Cardinals => Ministry::CARDINALS,
            Self::Walpole => Ministry::WALPOLE,
            Self::BankLimit => Ministry::BANK,
            Self::Huguenots(_) => Ministry::HUGUENOTS,
            Self::Halley(_) => Ministry::HALLEY,
            Self::Choiseul(_) => Ministry::CHOISEUL,
            Self::Pitt(_) => Ministry::PITT,
            Self::Williams => Ministry::WILLIAMS,
            Self::Hanover(_) => Ministry::HANOVER,
            Self::Townshend(_) => Ministry::TOWNSHEND,
            Self::Burke(_) => Ministry::BURKE,
        }
    }

    /// Whether it is the second ability of its card that is exhausted with it.
    const fn second(self) -> bool {
        matches!(self, Self::Halley(_) | Self::Hanover(_))
    }

    /// R-004 Whether it needs neither a tile nor Action Points.
    const fn before_tile(self) -> bool {
        matches!(
            self,
            Self::Walpole | Self::BankLimit | Self::Huguenots(_) | Self::Halley(_) | Self::Townshend(_)
        )
    }
}

impl State {
    /// M-1 Extra Action Points, counted now.
    fn cardinal_points(&self) -> u8 {
        (self.board.counting(Side::France).and(CARDINAL_SPACES).len() as u8).min(3)
    }

    /// M-22 Ireland spaces Britain controls, without Conflict markers.
    fn burke_points(&self) -> u8 {
        self.board.counting(Side::Britain).and(COUNTRY[Country::Ireland.index()]).len() as u8
    }

    /// The tile's Action of that type, if it has one.
    fn tile_slot(&self, ap: ActionType) -> Option<Slot> {
        [Slot::Major, Slot::Minor]
            .into_iter()
            .find(|&slot| self.round.purse(slot).is_some_and(|purse| purse.ap == ap))
    }

    /// R-086 Whether nothing has happened yet in this round but the choice of a tile.
    fn fresh_round(&self) -> bool {
        !self.round.window_closed && self.round.event.is_none()
    }

    /// Whether an Action that an ability is to support has the right type and is not over.
    fn supports(&self, slot: Slot, ap: ActionType) -> bool {
        self.round.purse(slot).is_some_and(|purse| purse.ap == ap && !purse.finished)
    }

    /// M-9 Territories that could get a Huguenots marker.
    fn huguenot_targets(&self) -> Spaces {
        let board = &self.board;
        HUGUENOT_SPACES
            .and(board.control[Side::France])
            .minus(board.huguenots_fresh)
            .minus(board.huguenots_spent)
    }

    /// What an ability costs, or why it may not be used now.
    pub(crate) fn check_ability(&self, ability: Ability) -> Result<Quote, Illegal> {
        match self.ability_refused(ability) {
            None => Ok(Quote::FREE),
            Some(key) => Err(Illegal::new("3.5.2", key).with("card", ability.card().facts().id)),
        }
    }

    /// Section 6 of the decision points: why an ability may not be used now, if it may not.
    fn ability_refused(&self, ability: Ability) -> Option<Key> {
        let side = self.round.side;
        let card = ability.card();
        let cabinet = &self.ministries[side];
        if !cabinet.cards.contains(card) {
            return Some("ministry-not-in-play");
        }
        let exhausted = if ability.second() { cabinet.exhausted_second } else { cabinet.exhausted_first };
        if exhausted.contains(card) {
            return Some("ability-exhausted");
        }
        if self.round.tile.is_none() && !ability.before_tile() {
            return Some("take-a-tile-first");
        }
        let possible = match ability {
            Ability::Cardinals => {
                self.fresh_round()
                    && self.tile_slot(ActionType::Diplomatic).is_some()
                    && self.cardinal_points() > 0
            }
            Ability::Walpole => !self.deck.draw.is_empty(),
            Ability::BankLimit | Ability::Williams => true,
            Ability::Huguenots(space) => {
                self.tracks.huguenots_left > 0 && self.huguenot_targets().contains(space)
            }
            Ability::Halley(event) => {
                let home = NAVAL.and(Region::Europe.mask());
                self.deck.hands[side].contains(event) && !self.board.control[side].and(home).is_empty()
            }
            Ability::Choiseul(slot) => self.supports(slot, ActionType::Military),
            Ability::Pitt(slot) | Ability::Hanover(slot) => self.supports(slot, ActionType::Diplomatic),
            Ability::Townshend(_) => self.fresh_round(),
            Ability::Burke(slot) => {
                let purse = self.round.purse(slot);
                self.supports(slot, ActionType::Diplomatic)
                    && purse.is_some_and(|purse| !purse.minor && !purse.abroad)
                    && self.round.purses.iter().flatten().all(|purse| purse.burke.is_none())
                    && self.burke_points() > 0
            }
        };
        if possible { None } else { Some("ability-not-now") }
    }

    /// Every ability that may be used now.
    pub(crate) fn legal_abilities(&self, list: &mut Vec<crate::Action>) {
        for card in self.ministries[self.round.side].cards.and(WITH_ABILITIES).iter() {
            self.abilities_of(card, list);
        }
    }

    /// The abilities of a card that may be used now.
    // Not inlined: a side has few cards, and what one card asks for is nothing to the others.
    #[inline(never)]
    fn abilities_of(&self, card: Ministry, list: &mut Vec<crate::Action>) {
        let mut offer = |ability: Ability| {
            if self.ability_refused(ability).is_none() {
                list.push(crate::Action::Use(ability));
            }
        };
        match card {
            Ministry::CARDINALS => offer(Ability::Cardinals),
            Ministry::WALPOLE => offer(Ability::Walpole),
            Ministry::BANK => offer(Ability::BankLimit),
            Ministry::HUGUENOTS => {
                self.huguenot_targets().iter().for_each(|space| offer(Ability::Huguenots(space)));
            }
            Ministry::HALLEY => {
                let hand = self.deck.hands[self.round.side];
                hand.iter().for_each(|event| offer(Ability::Halley(event)));
            }
            Ministry::CHOISEUL => Slot::ALL.into_iter().for_each(|slot| offer(Ability::Choiseul(slot))),
            Ministry::PITT => Slot::ALL.into_iter().for_each(|slot| offer(Ability::Pitt(slot))),
            Ministry::WILLIAMS => offer(Ability::Williams),
            Ministry::HANOVER => Slot::ALL.into_iter().for_each(|slot| offer(Ability::Hanover(slot))),
            Ministry::TOWNSHEND => {
                for goods in Commodity::ALL {
                    offer(Ability::Townshend(goods));
                }
            }
            Ministry::BURKE => Slot::ALL.into_iter().for_each(|slot| offer(Ability::Burke(slot))),
            _ => {}
        }
    }

    /// M-24 R-001 (c) Whether France has more Fur and Fish Markets together.
    pub(crate) fn french_fur_and_fish(&self) -> bool {
        let goods = COMMODITY[Commodity::Furs.index()].or(COMMODITY[Commodity::Fish.index()]);
        let counts = self.board.counts(goods);
        counts[Side::France] > counts[Side::Britain]
    }

    /// Face-down Ministry cards of a side.
    pub(crate) fn face_down(&self, side: Side) -> Ministries {
        self.ministries[side].cards.minus(self.ministries[side].open)
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// 3.5, R-081 Turns a Ministry card up, with what that does at once.
    pub(crate) fn reveal(&mut self, side: Side, card: Ministry) {
        if self.state.ministries[side].open.contains(card) {
            return;
        }
        self.state.ministries[side].open.insert(card);
        self.say(Event::Revealed { side, card });
        match card {
            Ministry::HANOVER => {
                // M-20, R-092
                self.state.jacobites.defeat = true;
                self.say(Event::JacobiteDefeat);
                self.remove_uprisings();
            }
            Ministry::TRADE => {
                let board = &mut self.state.board;
                if !board.huguenots_spent.is_empty() {
                    board.huguenots_fresh = board.huguenots_fresh.or(board.huguenots_spent);
                    board.huguenots_spent = Spaces::EMPTY;
                    self.say(Event::HuguenotsFresh);
                }
                self.trade_bonus();
            }
            _ => {}
        }
    }

    /// R-092 M-4 leaves the game, wherever it is.
    pub(crate) fn remove_uprisings(&mut self) {
        if self.state.jacobites.uprisings_removed {
            return;
        }
        self.state.jacobites.uprisings_removed = true;
        self.state.jacobites.held_extra = false;
        let cabinet = &mut self.state.ministries[Side::France];
        cabinet.cards.remove(Ministry::UPRISINGS);
        cabinet.open.remove(Ministry::UPRISINGS);
        cabinet.exhausted_first.remove(Ministry::UPRISINGS);
        cabinet.exhausted_second.remove(Ministry::UPRISINGS);
        // Whether it lay face down before France is known now.
        self.barrier(Barrier::Reveal);
        self.say(Event::MinistryGone { card: Ministry::UPRISINGS });
    }

    /// Puts an Exhausted marker on an ability.
    pub(crate) fn exhaust(&mut self, side: Side, card: Ministry, second: bool) {
        let cabinet = &mut self.state.ministries[side];
        if second {
            cabinet.exhausted_second.insert(card);
        } else {
            cabinet.exhausted_first.insert(card);
        }
    }

    /// A decision to use an ability.
    pub(crate) fn use_ability(&mut self, ability: Ability) {
        let side = self.state.round.side;
        let card = ability.card();
        self.reveal(side, card);
        if !matches!(ability, Ability::Burke(_)) {
            self.exhaust(side, card, ability.second());
        }
        self.say(Event::AbilityUsed { side, ability });
        match ability {
            Ability::Cardinals => {
                let points = self.state.cardinal_points();
                if let Some(slot) = self.state.tile_slot(ActionType::Diplomatic) {
                    self.support(slot, None, points);
                }
            }
            Ability::Walpole => {
                if let Some(drawn) = self.draw_card(side) {
                    self.announce_draw(side, [drawn].into_iter().collect());
                }
                if !self.state.deck.hands[side].is_empty() {
                    self.push(Step::WalpoleDiscard);
                }
            }
            Ability::BankLimit => self.change_limit(side, 1, "bank-of-england"),
            Ability::Huguenots(space) => self.place_huguenots(space),
            Ability::Halley(event) => {
                self.discard_cards(side, [event].into_iter().collect());
                self.change_trp(side, 1, "edmond-halley");
            }
            Ability::Choiseul(slot) => self.support(slot, Some(Only::TileOrDeploy), 1),
            Ability::Pitt(slot) => self.support(slot, Some(Only::NotPrestige), 1),
            Ability::Williams => self.state.round.northern_courts = true,
            Ability::Hanover(slot) => self.support(slot, Some(Only::ScotlandAndIreland), 2),
            Ability::Townshend(commodity) => {
                self.state.townshend = Some(commodity);
                self.say(Event::Townshend { commodity });
            }
            Ability::Burke(slot) => {
                let points = self.state.burke_points();
                self.support(slot, Some(Only::In(Region::Europe)), points);
                if let Some(purse) = &mut self.state.round.purses[slot as usize] {
                    purse.burke = Some(points);
                }
            }
        }
    }

    /// R-023 More Action Points for an Action.
    fn support(&mut self, slot: Slot, only: Option<Only>, amount: u8) {
        if let Some(purse) = &mut self.state.round.purses[slot as usize] {
            match only {
                Some(only) => purse.tie(only, amount),
                None => purse.free += amount,
            }
        }
    }

    fn place_huguenots(&mut self, space: Space) {
        self.state.tracks.huguenots_left -= 1;
        self.state.board.huguenots_fresh.insert(space);
        self.say(Event::Huguenots { space });
    }

    /// M-10, M-11, M-15 The cheap construction has been used.
    pub(crate) fn exhaust_yard(&mut self, card: Ministry) {
        let side = self.state.round.side;
        self.exhaust(side, card, card != Ministry::HALLEY);
    }

    /// M-4 The first shift of the round begins the rebellion.
    pub(crate) fn begin_rebellion(&mut self) {
        self.state.round.rebelling = true;
        self.exhaust(Side::France, Ministry::UPRISINGS, false);
    }

    /// M-4, R-091 Victory Points for French flags in Scotland and Ireland and Jacobite Victories.
    pub(crate) fn score_uprising(&mut self) {
        self.state.round.uprising_scored = true;
        self.exhaust(Side::France, Ministry::UPRISINGS, true);
        let flags = self.state.board.counting(Side::France).and(SCOTLAND_AND_IRELAND).len() as u8;
        let jacobites = self.state.jacobites;
        let victories = u8::from(jacobites.victory_wss) + u8::from(jacobites.victory_was);
        self.score(Side::France, (flags + victories).min(4), "uprising");
    }

    /// M-24, R-100 North American Trade raises the tile's Economic Action, and an Event's
    /// Economic Action Points where the tile has no Economic Major Action.
    pub(crate) fn trade_bonus(&mut self) {
        let round = &self.state.round;
        let works = round.side == Side::France
            && round.fur_and_fish
            && round.tile.is_some()
            && self.state.open_ministry(Ministry::TRADE);
        if !works {
            return;
        }
        let round = &mut self.state.round;
        let mut worked = false;
        if !round.trade_tile_done {
            for slot in [Slot::Major, Slot::Minor] {
                if let Some(purse) = &mut round.purses[slot as usize]
                    && purse.ap == ActionType::Economic
                    && !purse.finished
                {
                    purse.free += 1;
                    round.trade_tile_done = true;
                    worked = true;
                }
            }
        }
        if !round.trade_event_done
            && let Some(purse) = &mut round.purses[Slot::Event as usize]
            && purse.ap == ActionType::Economic
            && !purse.finished
        {
            purse.add(1);
            round.trade_event_done = true;
            worked = true;
        }
        if worked {
            self.say(Event::AbilityWorks { side: Side::France, card: Ministry::TRADE });
        }
    }

    /// M-26, R-101 A bonus received raises both Actions of the tile.
    pub(crate) fn harvest(&mut self) {
        let round = &self.state.round;
        let works = round.side == Side::France
            && round.bonus_met
            && !round.harvest_done
            && self.state.open_ministry(Ministry::LAVOISIER);
        if !works {
            return;
        }
        self.state.round.harvest_done = true;
        for slot in [Slot::Major, Slot::Minor] {
            if let Some(purse) = &mut self.state.round.purses[slot as usize]
                && !purse.finished
            {
                purse.free += 1;
            }
        }
        self.say(Event::AbilityWorks { side: Side::France, card: Ministry::LAVOISIER });
    }
}
