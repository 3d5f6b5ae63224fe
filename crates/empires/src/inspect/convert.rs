//! From a position to a state of the game.

use table::inspect::Wrong;
use table::{Seat, SeatSet};

use super::ids::{self, Id, Spot};
use super::position::{Bid, Control, Neutral, NeutralKind, Phase, PlayerFields, Position, Rows, Units};
use crate::data::Data;
use crate::facts::{COUNTERS, CounterKind, Counters, Kind, Power, Powers, Tile, Timing, Token};
use crate::state::{Player, State, Step, Unrest};
use crate::turn::ACTIONS;
use crate::{Duplicates, Edition, Proposal, Rules, UnrestRule};

/// D7.1 The most rounds of a war; no answer depends on the number.
const MOST_ROUNDS: u8 = 6;
/// D6.7 Boxes of a row.
const BOXES: usize = 4;

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), Wrong> {
    if holds { Ok(()) } else { Err(Wrong::new(what())) }
}

/// For a set of different powers.
fn different(powers: &[Id<Power>]) -> Result<Powers, Wrong> {
    let mut set = Powers::NONE;
    for &Id(power) in powers {
        ensure(!set.contains(power), || format!("{power} is there twice"))?;
        set = set.with(power);
    }
    Ok(set)
}

impl Position {
    /// The rules in force.
    fn rules(&self) -> Result<Rules, Wrong> {
        let players = self.players.len();
        ensure((2..=7).contains(&players), || format!("two to seven can play, not {players}"))
            .map_err(|wrong| wrong.within("players"))?;
        rules(self.edition, players as u8, &self.variants).map_err(|wrong| wrong.within("variants"))
    }

    /// The state of the game that the position describes.
    pub(super) fn state(&self) -> Result<State, Wrong> {
        let rules = self.rules()?;
        self.check_phase()?;
        let players = different(&self.players).map_err(|wrong| wrong.within("players"))?;
        let others = if rules.np { Powers::ALL.minus(players) } else { Powers::NONE };
        same_powers(players, self.powers.keys()).map_err(|wrong| wrong.within("powers"))?;
        same_powers(others, self.non_players.keys()).map_err(|wrong| wrong.within("non_players"))?;
        let mut state = crate::setup::blank(rules, Data::ours(), Seat(0));
        for (seat, &Id(power)) in self.players.iter().enumerate() {
            state.powers[seat] = Some(power);
        }
        state.war = self.war;
        state.round = self.round.unwrap_or(0);
        self.set_map(&mut state)?;
        self.set_hands(&mut state)?;
        let everybody = if self.phase == Phase::Auction { None } else { Some(state.all_powers()) };
        state.boxes = boxes(&self.alliances, players.iter().chain(others.iter()).collect(), everybody)
            .map_err(|wrong| wrong.within("alliances"))?;
        self.set_display(&mut state)?;
        match self.phase {
            Phase::Auction => self.set_auction(&mut state).map_err(|wrong| wrong.within("auction"))?,
            Phase::Actions => self.set_turn(&mut state)?,
            Phase::Income | Phase::Scoring | Phase::End => {}
        }
        Ok(state)
    }

    /// Whether the fields that depend on the phase fit together.
    fn check_phase(&self) -> Result<(), Wrong> {
        let needs = |name: &str, there: bool, needed: bool| {
            let must = if needed { "must not be null" } else { "must be null" };
            ensure(there == needed, || format!("{must} in this phase")).map_err(|wrong| wrong.within(name))
        };
        let actions = self.phase == Phase::Actions;
        needs("round", self.round.is_some(), actions)?;
        needs("active", self.active.is_some(), actions)?;
        needs("turn_order", self.turn_order.is_some(), self.phase != Phase::Auction)?;
        needs("auction", self.auction.is_some(), self.phase == Phase::Auction)?;
        ensure(actions || self.questions.is_empty(), || "must be empty in this phase".to_owned())
            .map_err(|wrong| wrong.within("questions"))?;
        ensure((1..=3).contains(&self.war), || format!("there is no war {}", self.war))
            .map_err(|wrong| wrong.within("war"))?;
        ensure(self.round.is_none_or(|round| (1..=MOST_ROUNDS).contains(&round)), || {
            format!("the rounds are 1 to {MOST_ROUNDS}")
        })
        .map_err(|wrong| wrong.within("round"))
    }

    fn set_map(&self, state: &mut State) -> Result<(), Wrong> {
        let units = &mut state.map.units;
        let control = &mut state.map.control;
        let own = self.powers.iter().map(|(power, has)| ("powers", power, &has.units, &has.control));
        let others = self.non_players.iter();
        let others = others.map(|(power, has)| ("non_players", power, &has.units, &has.control));
        let original = state.rules.original;
        for (field, &Id(power), has, markers) in own.chain(others) {
            let within = |wrong: Wrong| wrong.within(&power.id().replace('-', "_")).within(field);
            set_units(power, has, original, &mut units[power.index()])
                .map_err(|wrong| within(wrong.within("units")))?;
            set_control(markers, &mut control[power.index()])
                .map_err(|wrong| within(wrong.within("control")))?;
        }
        let counters = neutrals(&self.neutrals, state).map_err(|wrong| wrong.within("neutrals"))?;
        state.map.neutrals = counters;
        state.bag = Counters::ALL.minus(counters);
        let tokens = [(Token::Pirates, self.tokens.pirates), (Token::Revolt, self.tokens.revolt)];
        for (token, on_map) in tokens {
            state.map.tokens[token.index()] = on_map.map(|on| (on.area.0, on.marker.0));
        }
        state.map.blockade = self.blockade.map(|on| (on.area.0, on.owner.0));
        Ok(())
    }

    fn set_hands(&self, state: &mut State) -> Result<(), Wrong> {
        for (&Id(power), has) in &self.powers {
            let within = |wrong: Wrong| wrong.within(&power.id().replace('-', "_")).within("powers");
            state.players[power.index()] = player(&state.rules, has).map_err(within)?;
            for id in &has.alliances {
                let alliance =
                    ids::alliance(&state.rules, id).map_err(|wrong| within(wrong.within("alliances")))?;
                let holder = &mut state.map.alliances[alliance.index()];
                ensure(holder.is_none(), || format!("{id} is held twice"))
                    .map_err(|wrong| within(wrong.within("alliances")))?;
                *holder = Some(power);
            }
        }
        Ok(())
    }

    fn set_display(&self, state: &mut State) -> Result<(), Wrong> {
        for (id, &copies) in &self.display {
            let tile = ids::tile(&state.rules, id).map_err(|wrong| wrong.within("display"))?;
            state.display[tile.index()] = copies;
        }
        for (id, &Id(power)) in &self.spent_this_round {
            let tile = ids::tile(&state.rules, id).map_err(|wrong| wrong.within("spent_this_round"))?;
            let place = tile.tactics().ok_or_else(|| Wrong::new(format!("{id} is no tactics tile")));
            state.spent[place.map_err(|wrong| wrong.within("spent_this_round"))?] = Some(power);
        }
        Ok(())
    }

    fn set_auction(&self, state: &mut State) -> Result<(), Wrong> {
        let Some(open) = &self.auction else { return Ok(()) };
        let players = self.players.len() as u8;
        let seat = |power: Power, field: &str, state: &State| {
            let none = || Wrong::new(format!("{power} has no player")).within(field);
            state.seat_of(power).ok_or_else(none)
        };
        state.auction.first = seat(open.first_opener.0, "first_opener", state)?;
        let placed = (state.boxes[0].iter().flatten().count(), state.boxes[1].iter().flatten().count());
        state.auction.number = placed.0.max(placed.1) as u8;
        ensure(open.passes < players, || format!("{} players cannot have passed", open.passes))
            .map_err(|wrong| wrong.within("passes"))?;
        state.auction.passes = open.passes;
        if let Some(Bid { by, gold, red, blue }) = &open.bid {
            let proposal = Proposal { red: red.map(|id| id.0), blue: blue.map(|id| id.0) };
            state.auction.bid = Some((seat(by.0, "bid.by", state)?, *gold, proposal));
        }
        state.step = Step::Bid;
        state.waiting = SeatSet::only(state.bidder());
        Ok(())
    }

    fn set_turn(&self, state: &mut State) -> Result<(), Wrong> {
        let Some(Id(active)) = self.active else { return Ok(()) };
        let order = state.turn_order();
        let stated = self.turn_order.as_deref().unwrap_or_default();
        ensure(stated.iter().map(|id| id.0).eq(order.iter().copied()), || {
            "does not follow the boxes of the alliances".to_owned()
        })
        .map_err(|wrong| wrong.within("turn_order"))?;
        let place = order.iter().position(|&power| power == active);
        let place = place.ok_or_else(|| Wrong::new(format!("{active} has no player")).within("active"))?;
        state.turn.place = place as u8;
        state.turn.actions = ACTIONS;
        state.step = Step::Turn;
        state.waiting = state.seat_of(active).map_or(SeatSet::EMPTY, SeatSet::only);
        Ok(())
    }
}

fn same_powers<'a>(expected: Powers, found: impl Iterator<Item = &'a Id<Power>>) -> Result<(), Wrong> {
    let found: Powers = found.map(|id| id.0).collect();
    if let Some(power) = expected.minus(found).iter().next() {
        return Err(Wrong::new(format!("missing field `{}`", power.id().replace('-', "_"))));
    }
    match found.minus(expected).iter().next() {
        Some(power) => Err(Wrong::new(format!("{power} does not belong here"))),
        None => Ok(()),
    }
}

/// What the variants say.
fn rules(edition: Edition, players: u8, variants: &[String]) -> Result<Rules, Wrong> {
    let mut unrest = None;
    let mut rules = Rules::bare(edition, players);
    for variant in variants {
        match variant.as_str() {
            "V-ADJ" => rules.adj = true,
            "V-SEA" => rules.sea = true,
            "V-OWNFLEET" => rules.own_fleet = true,
            "V-UNREST=drawn" => set_once(&mut unrest, UnrestRule::Drawn)?,
            "V-UNREST=points-hidden" => set_once(&mut unrest, UnrestRule::PointsHidden)?,
            "V-UNREST=points-open" => set_once(&mut unrest, UnrestRule::PointsOpen)?,
            "V-PASS" => rules.pass = true,
            "V-DUP=keep" => rules.duplicates = Duplicates::Keep,
            "V-DUP=may-redraw" => rules.duplicates = Duplicates::MayRedraw,
            "V-DUP=must-differ" => rules.duplicates = Duplicates::MustDiffer,
            "V-DRAFT" => rules.draft = true,
            "V-NP" => rules.np = true,
            "V-NPMIX" => rules.np_mix = true,
            "V-NPNAVY" => rules.np_navy = true,
            "V-NPCONTROL" => rules.np_control = true,
            "V-WALLACE" => rules.wallace = true,
            "V-SURRENDER" => rules.surrender = true,
            "V-AGRI" => rules.agri = true,
            "V-INDUSTRY" => rules.industry = true,
            "V-TILES=thinned" => rules.thinned = true,
            "V-TILES=all" => rules.thinned = false,
            "V-TRADECAP" => rules.trade_cap = true,
            "V-STARTTILES" => rules.start_tiles = true,
            "V-HOMEPLACE" => rules.home_place = true,
            "V-TIEBREAK" => rules.tie_break = true,
            "V-FORTSEVEN" => rules.fort_seven = true,
            "V-SEAUNREST" => rules.sea_unrest = true,
            "V-ONESPECIAL" => rules.one_special = true,
            // No effect on the rules.
            "V-TALKLIMIT" | "V-MARKERS" => {}
            _ => return Err(Wrong::new(format!("no variant has the id {variant:?}"))),
        }
    }
    rules.unrest = unrest.ok_or_else(|| Wrong::new("there must be one V-UNREST"))?;
    Ok(rules)
}

fn set_once<T>(option: &mut Option<T>, value: T) -> Result<(), Wrong> {
    ensure(option.replace(value).is_none(), || "there must be only one V-UNREST".to_owned())
}

fn set_units(
    power: Power,
    has: &Units,
    original: bool,
    units: &mut [[u8; Kind::COUNT]],
) -> Result<(), Wrong> {
    let mut pieces = [0u8; Kind::COUNT];
    for (&spot, kinds) in has {
        let Some(place) = spot.place(power) else {
            let Spot::Home(owner) = spot else { continue };
            return Err(Wrong::new(format!("{power} has no units in the home of {owner}")));
        };
        for (&Id(kind), &number) in kinds {
            units[place.index()][kind.index()] = number;
            pieces[kind.index()] = pieces[kind.index()].saturating_add(number);
        }
    }
    for &kind in Kind::ALL {
        let most = kind.pieces(original);
        ensure(pieces[kind.index()] <= most, || {
            format!("{power} has {} pieces of the kind {kind}, not {}", most, pieces[kind.index()])
        })?;
    }
    Ok(())
}

fn set_control(markers: &Control, control: &mut [u8]) -> Result<(), Wrong> {
    // D1.3 There are not more markers than counters.
    let all: usize = markers.values().map(|&number| usize::from(number)).sum();
    ensure(all < COUNTERS, || format!("{all} control markers cannot be on the map"))?;
    for (&Id(area), &number) in markers {
        control[area.index()] = number;
    }
    Ok(())
}

/// The counters on the map, with what the position says is printed on them.
fn neutrals(list: &[Neutral], state: &mut State) -> Result<Counters, Wrong> {
    let mut set = Counters::NONE;
    for neutral in list {
        let counter = neutral.counter.0;
        ensure(!set.contains(counter), || format!("{counter} is there twice"))?;
        set.insert(counter);
        let fact = &mut state.counters[counter.index()];
        fact.area = neutral.area.0;
        fact.reward = neutral.reward;
        fact.kind = match (neutral.kind, neutral.value) {
            (NeutralKind::Defence, Some(value)) => CounterKind::Defence(value),
            (NeutralKind::Colonize, None) => CounterKind::Colonize,
            (NeutralKind::GoldCoast, None) => CounterKind::GoldCoast,
            _ => {
                return Err(Wrong::new(format!(
                    "{counter}: only a defence counter has a value, and it has one"
                )));
            }
        };
    }
    Ok(set)
}

/// D6.7 The boxes, filled from the left.
fn boxes(
    rows: &Rows,
    known: Powers,
    everybody: Option<Powers>,
) -> Result<[[Option<Power>; BOXES]; 2], Wrong> {
    let mut boxes = [[None; BOXES]; 2];
    let both: Vec<Id<Power>> = rows.red.iter().chain(&rows.blue).copied().collect();
    let placed = different(&both)?;
    for (row, powers) in boxes.iter_mut().zip([&rows.red, &rows.blue]) {
        ensure(powers.len() <= BOXES, || format!("a row has {BOXES} boxes"))?;
        for (place, &Id(power)) in row.iter_mut().zip(powers) {
            ensure(known.contains(power), || format!("{power} is not in this game"))?;
            *place = Some(power);
        }
    }
    let missing = everybody.and_then(|all| all.minus(placed).iter().next());
    match missing {
        Some(power) => Err(Wrong::new(format!("{power} is in neither row"))),
        None => Ok(boxes),
    }
}

fn player(rules: &Rules, has: &PlayerFields) -> Result<Player, Wrong> {
    let (mut tiles, mut used) = ([0u8; Tile::COUNT], [0u8; Tile::COUNT]);
    for held in &has.tiles {
        let tile = ids::tile(rules, &held.tile).map_err(|wrong| wrong.within("tiles"))?;
        tiles[tile.index()] = tiles[tile.index()].saturating_add(1);
        if held.used {
            ensure(tile.timing() == Timing::OncePerWar, || format!("{} is never flipped", held.tile))
                .map_err(|wrong| wrong.within("tiles"))?;
            used[tile.index()] = used[tile.index()].saturating_add(1);
        }
    }
    ensure(has.population <= 9, || "is 0 to 9".to_owned()).map_err(|wrong| wrong.within("population"))?;
    let unrest = has.unrest;
    Ok(Player {
        gold: i32::from(has.gold),
        population: has.population,
        vp: has.vp,
        tiles,
        used,
        unrest: Unrest {
            drawn: counters(unrest.drawn, u16::from(unrest.points) + u16::from(unrest.returned)),
            returned: unrest.returned,
            ..Unrest::NONE
        },
    })
}

/// D3.4 Some counters of 0, 1 and 2 that are worth so much together. Which they are makes no difference
/// to any answer, nor how many where no such number could be worth it.
pub(super) fn counters(number: u8, worth: u16) -> [u16; 3] {
    let number = u16::from(number);
    let twos = worth.saturating_sub(number);
    if twos > number {
        return [0, worth, 0];
    }
    let ones = worth - 2 * twos;
    [number - ones - twos, ones, twos]
}
