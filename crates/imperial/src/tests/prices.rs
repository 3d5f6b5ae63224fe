//! Properties over random games: the prices of the whole map agree with the prices of single spaces,
//! and what is listed agrees with what is allowed.

use std::collections::HashSet;

use table::{Dice, NoLog, Seed};

use crate::action::{Ability, Action, Buy, Fleet, Goods, Help, Yard};
use crate::facts::{
    ActionType, Advantage, Commodity, InvestmentTile, MARKETS, NAVAL, POLITICAL, Space, TERRITORIES, Theater,
};
use crate::play::Play;
use crate::state::{Slot, State, Step};
use crate::{EventCard, Ministry, Options, Side};

/// Plays a random game and looks at every position in which an Action Round goes on.
fn random_game(seed: u64, options: Options, mut look: impl FnMut(&State)) {
    let mut dice = Dice::new(Seed::from_number(seed));
    let mut state = crate::setup::setup(options, 2, &mut dice).unwrap();
    let mut list = Vec::new();
    for _ in 0..6_000 {
        let Some(seat) = state.deciders().iter().next() else { return };
        if state.step() == Some(Step::Act) {
            look(&state);
        }
        list.clear();
        state.legal(seat, &mut list);
        // Purchases are preferred, so that rounds are long and boards full.
        let buys: Vec<_> = list.iter().filter(|action| matches!(action, Action::Buy(_))).copied().collect();
        let choices = if buys.is_empty() || dice.below(6) == 0 { &list } else { &buys };
        let action = choices[dice.below(choices.len() as u32) as usize];
        Play { state: &mut state, dice: &mut dice, log: &mut NoLog }.decide(seat, action);
    }
    panic!("a game without end");
}

#[test]
fn the_price_table_equals_the_bill_of_every_space() {
    let mut looked = 0;
    for seed in 0..25 {
        let options = Options { spanish_empire: seed % 2 == 1, ..Options::default() };
        random_game(seed, options, |state| {
            looked += 1;
            for side in Side::BOTH {
                let (markets, politics) = (state.market_prices(side), state.political_prices(side));
                let may = state.market_targets(side).or(state.political_targets(side));
                for space in Space::all() {
                    let table = markets.of(space).or(politics.of(space));
                    let bill = may.contains(space).then(|| state.shift_price(side, space, Help::NONE) as u8);
                    assert_eq!(table, bill, "{side} {space}");
                    assert!(markets.of(space).is_none() || MARKETS.contains(space));
                    assert!(politics.of(space).is_none() || POLITICAL.contains(space));
                    assert!(bill.is_none_or(|price| (1..=5).contains(&price)));
                }
            }
        });
    }
    assert!(looked > 2_000, "{looked}");
}

#[test]
fn shifts_are_listed_exactly_when_they_are_allowed() {
    let mut looked = 0;
    for seed in 100..112 {
        let options = Options { interleaving: seed % 3 == 0, ..Options::default() };
        random_game(seed, options, |state| {
            looked += 1;
            let seat = state.seat_of[state.round.side];
            let mut list = Vec::new();
            state.legal(seat, &mut list);
            let listed: HashSet<_> = list.iter().copied().collect();
            assert_eq!(listed.len(), list.len(), "something is listed twice");
            for slot in Slot::ALL {
                for space in Space::all() {
                    let goods = [
                        Goods::Shift(space, Help::NONE),
                        Goods::ClearConflict(space),
                        Goods::Fort(space),
                        Goods::Repair(space),
                        Goods::Rebel(space),
                        Goods::Bastion(space),
                    ];
                    for goods in goods {
                        let action = Action::Buy(Buy { goods, slot });
                        assert_eq!(state.check(seat, action).is_ok(), listed.contains(&action), "{action}");
                    }
                }
            }
            for action in list {
                assert!(state.check(seat, action).is_ok(), "{action} is listed and refused");
            }
        });
    }
    assert!(looked > 500, "{looked}");
}

/// Every deployment, construction, ability and shift with help that one can think of.
fn everything_else() -> Vec<Action> {
    let mut all = Vec::new();
    for slot in Slot::ALL {
        let mut buy = |goods| all.push(Action::Buy(Buy { goods, slot }));
        for to in NAVAL {
            buy(Goods::Deploy { from: Fleet::Box, to });
            NAVAL.iter().for_each(|from| buy(Goods::Deploy { from: Fleet::At(from), to }));
        }
        for speculation in [false, true] {
            buy(Goods::Squadron { yard: Yard::Plain, speculation });
            buy(Goods::Squadron { yard: Yard::Slaving, speculation });
            (1..=26)
                .for_each(|card| buy(Goods::Squadron { yard: Yard::Ministry(Ministry(card)), speculation }));
        }
        for goods in [Goods::EventCard, Goods::WarTile, Goods::Uprising] {
            buy(goods);
        }
        for to in ActionType::ALL {
            buy(Goods::Convert(to));
        }
        for space in MARKETS.or(POLITICAL) {
            for advantage in Advantage::all() {
                buy(Goods::Shift(space, Help { advantage: Some(advantage), huguenots: [None, None] }));
            }
            for territory in TERRITORIES {
                buy(Goods::Shift(space, Help { advantage: None, huguenots: [Some(territory), None] }));
            }
        }
        let ability = [Ability::Choiseul, Ability::Pitt, Ability::Hanover, Ability::Burke];
        all.extend(ability.map(|ability| Action::Use(ability(slot))));
    }
    let plain = [Ability::Cardinals, Ability::Walpole, Ability::BankLimit, Ability::Williams];
    all.extend(plain.map(Action::Use));
    all.extend(Space::all().map(|space| Action::Use(Ability::Huguenots(space))));
    all.extend((1..=41).map(|card| Action::Use(Ability::Halley(EventCard(card)))));
    all.extend(Commodity::ALL.map(|commodity| Action::Use(Ability::Townshend(commodity))));
    all.extend((1..=26).map(|card| Action::Reveal(Ministry(card))));
    all.extend((0..4).map(Action::Pass));
    all.extend(InvestmentTile::all().map(Action::Tile));
    for advantage in Advantage::all() {
        all.push(Action::Advantage(advantage, None));
        all.extend(Space::all().map(|space| Action::Advantage(advantage, Some(space))));
    }
    all.extend([Action::Merge, Action::Separate, Action::End, Action::Done, Action::Keep]);
    all.extend(Theater::all().map(Action::Upgrade));
    all
}

#[test]
fn whatever_else_is_allowed_is_listed_and_nothing_more() {
    let asked = everything_else();
    let mut looked = 0;
    for seed in 300..306 {
        random_game(seed, Options { tile_swap: true, ..Options::default() }, |state| {
            looked += 1;
            if looked % 5 != 0 {
                return;
            }
            let seat = state.seat_of[state.round.side];
            let mut list = Vec::new();
            state.legal(seat, &mut list);
            let listed: HashSet<_> = list.into_iter().collect();
            for &action in &asked {
                assert_eq!(state.check(seat, action).is_ok(), listed.contains(&action), "{action}");
            }
        });
    }
    assert!(looked > 500, "{looked}");
}

#[test]
fn a_purchase_is_paid_to_the_point() {
    // What leaves the Action, the Debt and the Treaty Points is the price.
    let mut bought = 0;
    for seed in 200..212 {
        let mut dice = Dice::new(Seed::from_number(seed));
        let mut state = crate::setup::setup(Options::default(), 2, &mut dice).unwrap();
        let mut list = Vec::new();
        while let Some(seat) = state.deciders().iter().next() {
            list.clear();
            state.legal(seat, &mut list);
            let action = list[dice.below(list.len() as u32) as usize];
            let before = state.clone();
            let mut report = table::Report::default();
            Play { state: &mut state, dice: &mut dice, log: &mut report }.decide(seat, action);
            for (_, event) in report.events {
                let crate::Event::Bought { side, buy, price, debt, trp } = event else { continue };
                bought += 1;
                let purse = before.round.purse(buy.slot).expect("an Action");
                let points = before.own_points(purse, buy.goods).min(price);
                let credit = before.credit(purse.ap);
                assert!(points + credit.points(debt) + trp >= price, "{buy} for {price}");
                assert!(debt <= credit.most && trp <= before.tracks.trp[side]);
            }
        }
    }
    assert!(bought > 500, "{bought}");
}
