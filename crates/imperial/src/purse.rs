//! Action Points: the Actions of a round, what they may pay for, and how (5.3, 6.1, 9.1).

use crate::action::Goods;
use crate::facts::{
    ActionType, CONNECTED, COUNTRY, Country, InvestmentTile, MARKETS, MINOR_AP, POLITICAL, PRESTIGE, Region,
    Spaces,
};
use crate::state::{Only, Purse, Round, Slot, State, Tied};
use crate::{Few, Ministry, Side};

/// Political spaces that some restricted Action Points are for.
const GERMANY_AND_DUTCH: Spaces =
    countries(&[Country::GermanStates, Country::Prussia, Country::DutchRepublic]);
pub(crate) const SPAIN_AND_AUSTRIA: Spaces = countries(&[Country::Spain, Country::Austria]);
pub(crate) const SCOTLAND_AND_IRELAND: Spaces = countries(&[Country::Scotland, Country::Ireland]);

const fn countries(list: &[Country]) -> Spaces {
    let mut spaces = Spaces::EMPTY;
    let mut at = 0;
    while at < list.len() {
        spaces = spaces.or(COUNTRY[list[at].index()]);
        at += 1;
    }
    spaces
}

impl Purse {
    /// An Action without any Action Points yet.
    pub(crate) const fn new(ap: ActionType, minor: bool, open: bool) -> Self {
        Self {
            ap,
            minor,
            open,
            free: 0,
            tied: Few::EMPTY,
            burke: None,
            abroad: false,
            started: false,
            finished: false,
        }
    }

    /// Adds restricted Action Points.
    pub(crate) fn tie(&mut self, only: Only, amount: u8) {
        if let Some(tied) = self.tied.iter_mut().find(|tied| tied.only == only) {
            tied.left += amount;
        } else {
            self.tied.push(Tied { only, left: amount });
        }
    }

    /// Adds Action Points of the Action's own kind: unrestricted where it is open, else bound as
    /// its first grant is (5.2 (4)).
    pub(crate) fn add(&mut self, amount: u8) {
        match self.tied.first_mut() {
            Some(tied) if !self.open => tied.left += amount,
            _ => self.free += amount,
        }
    }
}

impl Round {
    /// 5.3 The two Actions of the tile.
    pub(crate) fn open_tile(&mut self, tile: InvestmentTile) {
        let facts = tile.facts();
        self.tile = Some(tile);
        let mut major = Purse::new(facts.major, false, true);
        major.free = facts.major_ap;
        let mut minor = Purse::new(facts.minor, true, true);
        minor.free = MINOR_AP;
        self.purses[Slot::Major as usize] = Some(major);
        self.purses[Slot::Minor as usize] = Some(minor);
    }

    /// 5.2 (3), R-011 Action Points of an Event: merged with a Major Action of the same type, else
    /// an Action of their own.
    pub(crate) fn grant(&mut self, ap: ActionType, amount: u8, only: Option<Only>) {
        let with_major = self.purses[Slot::Major as usize].as_ref().is_some_and(|major| major.ap == ap);
        let slot = if with_major { Slot::Major } else { Slot::Event };
        let purse = self.purses[slot as usize].get_or_insert_with(|| Purse::new(ap, false, false));
        if let Some(only) = only {
            purse.tie(only, amount);
        } else {
            purse.free += amount;
            purse.open = true;
        }
        if with_major {
            let (free, grants) = self.merged.unwrap_or((0, 0));
            self.merged = Some(match only {
                Some(_) => (free, grants + 1),
                None => (free + amount, grants),
            });
        }
    }

    /// Q2, R-013 Merges the Event's Action Points into the Minor Action.
    pub(crate) fn merge(&mut self) {
        self.merge_settled = true;
        let event = self.purses[Slot::Event as usize].take();
        if let (Some(event), Some(minor)) = (event, self.purses[Slot::Minor as usize].as_mut()) {
            minor.free += event.free;
            for tied in event.tied {
                minor.tie(tied.only, tied.left);
            }
        }
    }

    /// R-011 Takes the Event's Action Points out of the Major Action again.
    pub(crate) fn separate(&mut self) {
        self.merge_settled = true;
        let (Some((free, grants)), Some(major)) =
            (self.merged.take(), self.purses[Slot::Major as usize].as_mut())
        else {
            return;
        };
        let mut event = Purse::new(major.ap, false, free > 0);
        event.free = free;
        major.free -= free;
        let keep = major.tied.len().saturating_sub(grants as usize);
        event.tied.extend(major.tied[keep..].iter().copied());
        major.tied.truncate(keep);
        self.purses[Slot::Event as usize] = Some(event);
    }
}

/// What it takes to know whether an Action may pay for something, and with what.
impl State {
    /// The spaces whose shift restricted Action Points may pay for.
    pub(crate) fn tied_spaces(&self, side: Side, only: Only) -> Spaces {
        match only {
            Only::In(region) => region.mask(),
            Only::GermanyAndDutch => GERMANY_AND_DUTCH,
            Only::SpainAndAustria => SPAIN_AND_AUSTRIA,
            Only::UnflagEurope => Region::Europe.mask().and(POLITICAL).and(self.board.opposing(side)),
            Only::UnflagMarkets => MARKETS.and(self.board.opposing(side)),
            Only::FlagBesideMarket => self.empty_beside_market(side),
            Only::TileOrDeploy => Spaces::EMPTY,
            Only::NotPrestige => POLITICAL.minus(PRESTIGE),
            Only::ScotlandAndIreland => SCOTLAND_AND_IRELAND,
        }
    }

    /// Event 13: empty Markets connected to a Market of the side without a Conflict marker.
    fn empty_beside_market(&self, side: Side) -> Spaces {
        let mut beside = Spaces::EMPTY;
        for market in self.board.counting(side).and(MARKETS) {
            beside = beside.or(CONNECTED[market.index()]);
        }
        beside.and(MARKETS).and(self.board.empty())
    }

    /// Whether restricted Action Points may pay for that.
    pub(crate) fn tied_fits(&self, only: Only, goods: Goods) -> bool {
        let side = self.round.side;
        match goods {
            Goods::Shift(space, _) => self.tied_spaces(side, only).contains(space),
            Goods::ClearConflict(space)
            | Goods::Fort(space)
            | Goods::Repair(space)
            | Goods::Rebel(space)
            | Goods::Bastion(space) => matches!(only, Only::In(region) if region.mask().contains(space)),
            Goods::Deploy { to, .. } => match only {
                Only::In(region) => region.mask().contains(to),
                Only::TileOrDeploy => true,
                _ => false,
            },
            Goods::WarTile => only == Only::TileOrDeploy,
            Goods::EventCard | Goods::Squadron { .. } | Goods::Uprising | Goods::Convert(_) => false,
        }
    }

    /// Whether an Action may pay for that at all: it is open, or one of its grants fits.
    pub(crate) fn purse_fits(&self, purse: &Purse, goods: Goods) -> bool {
        purse.open || purse.tied.iter().any(|tied| self.tied_fits(tied.only, goods))
    }

    /// Action Points of the Action itself that may pay for that.
    pub(crate) fn own_points(&self, purse: &Purse, goods: Goods) -> u8 {
        let tied: u8 = purse
            .tied
            .iter()
            .filter(|tied| tied.left > 0 && self.tied_fits(tied.only, goods))
            .map(|tied| tied.left)
            .sum();
        purse.free + tied
    }

    /// 6.3, M-17, M-23 The most Debt that could be taken for Action Points of that type, and what
    /// the first one gives.
    pub(crate) fn credit(&self, ap: ActionType) -> Credit {
        let side = self.round.side;
        let room = self.available_debt(side).max(0) as u8;
        let free =
            if self.open_ministry(Ministry::BANKS) && side == Side::Britain && ap == ActionType::Economic {
                2 - self.free_credit_used
            } else {
                0
            };
        let most = room + free;
        // R-098 The comparison is made just before the Debt is taken.
        let doubled = self.open_ministry(Ministry::TURGOT)
            && side == Side::France
            && most > 0
            && !self.round.credit_done
            && self.available_debt(side) > self.available_debt(side.other());
        Credit { most, free, doubled }
    }

    /// The most that Debt and Treaty Points could add.
    pub(crate) fn wild_points(&self, ap: ActionType) -> u8 {
        let credit = self.credit(ap);
        credit.points(credit.most) + self.tracks.trp[self.round.side]
    }
}

/// What Debt could give just now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Credit {
    /// The most Debt that may be taken.
    pub(crate) most: u8,
    /// How much of it does not raise the track (M-17).
    pub(crate) free: u8,
    /// Whether the first one gives two Action Points (M-23).
    pub(crate) doubled: bool,
}

impl Credit {
    /// The Action Points that so much Debt gives.
    pub(crate) const fn points(self, debt: u8) -> u8 {
        if self.doubled && debt > 0 { debt + 1 } else { debt }
    }
}

/// How narrow a restriction is: the narrowest Action Points are spent first.
pub(crate) const fn narrowness(only: Only) -> u8 {
    match only {
        Only::ScotlandAndIreland | Only::TileOrDeploy => 0,
        Only::UnflagEurope | Only::FlagBesideMarket => 1,
        Only::GermanyAndDutch | Only::SpainAndAustria => 2,
        Only::UnflagMarkets => 3,
        Only::NotPrestige => 4,
        Only::In(_) => 5,
    }
}
