//! 7.3, 10.0, 12.1 The special rewards of theaters.

use table::{Illegal, Log, Quote};

use super::{choose, refuse};
use crate::action::Fleet;
use crate::facts::{Country, FORTS, MARKETS, NAVAL, Region, Reward, Space, Spaces, SubRegion, Theater, War};
use crate::play::{Berth, Play};
use crate::state::{State, Step};
use crate::{Event, Side};

/// 7.3, R-208 The Territories that a French victory can make independent.
const INDEPENDENT: Spaces = Spaces::of(&[Space::NORTHERN_COLONIES, Space::CAROLINAS, Space::SAN_AGUSTIN]);

/// R-207 The most Squadrons that the loser of the Antilles War gives up.
const MOST_LOST: u8 = 2;

/// Every Squadron of a side on the map or in the Navy Box; those in the box are alike.
pub(super) fn squadrons(state: &State, side: Side) -> impl Iterator<Item = Fleet> {
    let boxed = (state.tracks.navy_box[side] > 0).then_some(Fleet::Box);
    boxed.into_iter().chain(state.board.control[side].and(NAVAL).iter().map(Fleet::At))
}

/// The Squadron that must go: the only place there is one, or everything if that is not enough.
pub(super) fn forced_squadron(state: &State, side: Side, left: u8) -> Option<Fleet> {
    let mut places = squadrons(state, side);
    let first = places.next()?;
    let built = usize::from(state.tracks.navy_box[side]) + state.board.control[side].and(NAVAL).len();
    (places.next().is_none() || built <= usize::from(left)).then_some(first)
}

/// Whether the loser can give up that Squadron.
pub(super) fn check_squadron(state: &State, side: Side, fleet: Fleet) -> Result<Quote, Illegal> {
    if squadrons(state, side).any(|own| own == fleet) {
        return Ok(Quote::FREE);
    }
    Err(match fleet {
        Fleet::Box => Illegal::new("7.3", "navy-box-empty"),
        Fleet::At(space) => refuse("7.3", "not-your-squadron", space),
    })
}

/// The spaces that can be chosen in such a step.
pub(super) fn choices(state: &State, step: Step) -> Spaces {
    let board = &state.board;
    match step {
        Step::UsaFlags => INDEPENDENT.minus(board.usa),
        Step::UsaForts => {
            let flagged = board.control[Side::France].or(board.control[Side::Britain]);
            FORTS.and(SubRegion::NorthernColonies.mask()).and(flagged)
        }
        Step::Canada => Spaces::only(Space::QUEBEC_AND_MONTREAL).minus(board.usa),
        Step::SpanishShift { side } => Country::Spain.mask().minus(board.control[side]),
        _ => Spaces::EMPTY,
    }
}

/// Whether that space can be chosen in such a step.
pub(super) fn check_choice(state: &State, step: Step, space: Space) -> Result<Quote, Illegal> {
    choose(choices(state, step), space, || match step {
        Step::UsaFlags if INDEPENDENT.contains(space) => refuse("7.3", "usa-flag", space),
        Step::UsaFlags | Step::Canada => refuse("7.3", "no-usa-flag-there", space),
        Step::UsaForts if FORTS.and(SubRegion::NorthernColonies.mask()).contains(space) => {
            refuse("7.3", "no-flag-there", space)
        }
        Step::UsaForts => refuse("7.3", "not-a-colonial-fort", space),
        _ if Country::Spain.mask().contains(space) => refuse("12.1", "already-yours", space),
        _ => refuse("12.1", "not-in-spain", space),
    })
}

impl<L: Log<Event>> Play<'_, L> {
    /// 7.3 What a theater gives beyond points and flags. Markers are placed at once; of the steps
    /// the one put on the agenda last comes first, before Conquest Points are spent.
    pub(super) fn special_rewards(
        &mut self,
        theater: Theater,
        winner: Side,
        margin: u8,
        rewards: &'static [Reward],
    ) {
        let mut unbuilt = 0;
        let mut removed = 0;
        for reward in rewards {
            match reward {
                Reward::JacobiteVictory => self.jacobite_victory(theater.war),
                Reward::UprisingsExtra => self.state.jacobites.third_card = true,
                Reward::JacobiteDefeat => self.jacobite_defeat(),
                Reward::AtlanticDominance => {
                    self.state.war.atlantic = Some(winner);
                    self.say(Event::AtlanticDominance { side: winner });
                }
                Reward::LoserSquadronToUnbuilt => unbuilt += 1,
                Reward::LoserSquadronRemovedPerMargin => removed = margin.min(MOST_LOST),
                Reward::Usa | Reward::Canada => {}
            }
        }
        let side = winner.other();
        if unbuilt > 0 {
            self.push(Step::LoseSquadrons { side, left: unbuilt, forever: false });
        }
        if removed > 0 {
            self.push(Step::LoseSquadrons { side, left: removed, forever: true });
        }
        if rewards.contains(&Reward::Canada) {
            self.push(Step::UsaIsolation { caribbean: false });
            self.push(Step::Canada);
        }
        if rewards.contains(&Reward::Usa) {
            self.state.battle.cut_before = self.cut_off();
            self.push(Step::UsaIsolation { caribbean: true });
            self.push(Step::UsaForts);
            self.push(Step::UsaFlags);
        }
    }

    /// France places a Jacobite Victory marker.
    fn jacobite_victory(&mut self, war: War) {
        match war {
            War::Wss => self.state.jacobites.victory_wss = true,
            _ => self.state.jacobites.victory_was = true,
        }
        self.say(Event::JacobiteVictory { war });
    }

    /// 7.3, R-092 The Jacobite cause is lost: M-4 leaves the game.
    fn jacobite_defeat(&mut self) {
        self.state.jacobites.defeat = true;
        self.say(Event::JacobiteDefeat);
        self.remove_uprisings();
    }

    /// The loser gives up a Squadron, for good or to build it again.
    pub(super) fn lose_squadron(&mut self, side: Side, fleet: Fleet, forever: bool) {
        self.send_squadron(side, fleet, if forever { Berth::Removed } else { Berth::Unbuilt });
    }

    /// A space is chosen for a USA flag, a Fort's removal or a shift in Spain.
    pub(super) fn choose_in_war(&mut self, step: Step, space: Space) {
        match step {
            Step::UsaFlags | Step::Canada => self.raise_usa_flag(space),
            Step::UsaForts => self.unflag(space),
            Step::SpanishShift { side } => {
                self.pop();
                self.shift(side, space);
            }
            _ => {}
        }
    }

    /// 10.0, R-096, R-211 A USA flag evicts flags and markers and stays for ever.
    fn raise_usa_flag(&mut self, space: Space) {
        self.unflag(space);
        let huguenots = self.state.board.huguenots_fresh.or(self.state.board.huguenots_spent);
        if huguenots.contains(space) {
            self.remove_huguenots(space);
        }
        self.state.board.usa.insert(space);
        self.say(Event::UsaFlag { space });
    }

    /// Markets of both sides that can trace no chain now.
    fn cut_off(&self) -> Spaces {
        let board = &self.state.board;
        board.isolated(Side::France).or(board.isolated(Side::Britain))
    }

    /// 7.3, R-208 to R-210 Markets that became Isolated through the steps before lose their flags.
    pub(super) fn usa_isolation(&mut self, caribbean: bool) {
        self.pop();
        let mut within = Region::NorthAmerica.mask().and(MARKETS);
        if caribbean {
            within = within.or(Region::Caribbean.mask().and(MARKETS));
        }
        let spaces = self.cut_off().minus(self.state.battle.cut_before).and(within);
        if !spaces.is_empty() {
            self.say(Event::Isolated { spaces });
            for space in spaces {
                self.unflag(space);
            }
        }
        self.state.battle.cut_before = self.cut_off();
    }
}
