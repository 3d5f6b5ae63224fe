//! What is listed and what is allowed are the same at every choice of every Event.

use super::{event_on, tile_for};
use crate::Side::{Britain, France};
use crate::facts::{Advantage, Commodity, Space, Theater};
use crate::{Action, Buy, EventCard, Fleet, Goods, Help, Ministry, Slot, Yard};

#[test]
fn listed_and_checked_decisions_agree_at_every_choice() {
    let decisions = every_decision();
    let mut choices = 0;
    for number in 1..=EventCard::COUNT {
        for side in [France, Britain] {
            let tile = if number == 33 { "e3-m2" } else { tile_for(number) };
            let table =
                event_on(side, number, tile).demand("furs fish sugar").debt(side.other(), 5, 8).trp(side, 1);
            let table = table.hidden("m3 m9 m10 m7 m25 m26 m17 m16 m2 m5");
            let mut table =
                table.flags(France, "maratha iroquois louisbourg balearic savoy spain-prestige-3");
            table = table.flags(Britain, "nizam arcot biscay spain-prestige-2").exhausted("algonquin-raids");
            table = table.flags(France, "west-bengal puerto-rico asiento gibraltar").huguenots("louisiana");
            // With a Ministry card turned up for the bonus where that helps: it is listed last.
            let mut table = table.ready();
            let card = format!("event {number}");
            let reveal = format!("{card} +");
            let legal = table.legal();
            let playing = legal.iter().rfind(|legal| **legal == card || legal.starts_with(&reveal));
            table.decide(playing.expect("the Event is playable"));
            for _ in 0..12 {
                if table.settled() {
                    break;
                }
                let legal = table.legal();
                assert!(legal.len() > 1, "event {number}: {legal:?}");
                for &action in &decisions {
                    let listed = legal.contains(&action.to_string());
                    let checked = table.state.check(table.seat(), action).is_ok();
                    assert_eq!(listed, checked, "event {number}: {action}");
                }
                choices += 1;
                table.decide(&legal[0]);
            }
            assert!(table.settled(), "event {number}");
        }
    }
    assert!(choices > 60, "{choices}");
}

/// A decision of every kind an Event asks for, for everything it could be about.
fn every_decision() -> Vec<Action> {
    let mut all = vec![Action::Done, Action::Keep, Action::Fleet(Fleet::Box), Action::End];
    all.extend(Space::all().flat_map(|space| {
        [
            Action::Choose(space),
            Action::Fleet(Fleet::At(space)),
            Action::Damage(space),
            Action::Disperse(space),
        ]
    }));
    all.extend((0..4).map(Action::Option));
    all.extend(Advantage::all().map(Action::Refresh));
    all.extend(Advantage::all().map(|advantage| Action::Advantage(advantage, None)));
    let aimed = Advantage::all()
        .flat_map(|advantage| Space::all().map(move |space| Action::Advantage(advantage, Some(space))));
    all.extend(aimed);
    all.extend(Theater::all().map(Action::Theater));
    all.extend(Theater::all().flat_map(|theater| (0..3).map(move |which| Action::GiveBack(theater, which))));
    all.extend(Commodity::ALL.map(Action::Commodity));
    all.extend((1..=26).map(|number| Action::Reveal(Ministry(number))));
    for slot in Slot::ALL {
        let mut buy = |goods| all.push(Action::Buy(Buy { goods, slot }));
        buy(Goods::Squadron { yard: Yard::Slaving, speculation: false });
        for space in Space::all() {
            buy(Goods::Bastion(space));
            buy(Goods::Shift(space, Help::NONE));
            for advantage in Advantage::all() {
                for huguenots in [[None, None], [Some(Space::LOUISIANA), None]] {
                    buy(Goods::Shift(space, Help { advantage: Some(advantage), huguenots }));
                }
            }
        }
    }
    all
}
