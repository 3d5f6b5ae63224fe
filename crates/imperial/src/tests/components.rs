//! Chapter 3: components, spaces and terms.

use table::{Game, Viewer};

use crate::Side::{Britain, France};
use crate::facts::{
    Advantage, AwardTile, BasicTile, BonusTile, CONNECTED, COST, Commodity, Country, FORTS, InvestmentTile,
    Keyword, MARKETS, MINOR_AP, NAVAL, POLITICAL, Region, SPACE_COUNT, Space, Spaces, SubRegion, TERRITORIES,
};
use crate::state::Slot;
use crate::testing::{Position, space};
use crate::{EventCard, Imperial, MINISTRIES, Ministry, Side};

#[test]
fn r3_1_there_are_so_many_of_everything() {
    assert_eq!(SPACE_COUNT, 112);
    assert_eq!((EventCard::COUNT, MINISTRIES.len()), (41, 26));
    assert_eq!((InvestmentTile::COUNT, AwardTile::COUNT, Advantage::COUNT), (24, 8, 22));
    assert_eq!((BasicTile::COUNT, BonusTile::COUNT, Commodity::COUNT), (16, 12, 6));
}

#[test]
fn r3_2_four_regions_and_four_sub_regions() {
    assert_eq!(Region::ALL.map(|region| region.mask().len()).iter().sum::<usize>(), SPACE_COUNT);
    let in_sub = |id: &str, sub: SubRegion| sub.mask().contains(space(id));
    assert!(in_sub("champlain-valley", SubRegion::NorthernColonies));
    assert!(in_sub("acadia", SubRegion::Canada) && in_sub("quebec-and-montreal", SubRegion::Canada));
    assert!(in_sub("madras", SubRegion::CarnaticCoast) && in_sub("malabar-coast", SubRegion::CarnaticCoast));
    assert!(in_sub("calcutta", SubRegion::HooghlyRiver) && in_sub("hooghly-river", SubRegion::HooghlyRiver));
    assert_eq!(NAVAL.and(Region::Europe.mask()).len(), 2);
}

#[test]
fn r3_2_1_political_spaces_come_into_play_with_their_era() {
    let open = |turn: u8, id: &str| !Position::new().turn(turn).state.locked().contains(space(id));
    assert!(open(1, "prussia-alliance"));
    assert!(!open(2, "prussia-empire-alliance") && open(3, "prussia-empire-alliance"));
    assert!(!open(2, "prussia-empire-prestige") && open(3, "prussia-empire-prestige"));
    assert!(!open(4, "sons-of-liberty") && open(5, "sons-of-liberty"));
    assert!(!open(6, "usa-prestige-2"));
    let usa = Position::new().usa("carolinas");
    assert!(usa.state.locked().contains(space("usa-prestige-3")));
    assert!(!usa.turn(6).state.locked().contains(space("usa-prestige-3")));
    let at = Position::new().take(France, "d4-m2-a");
    assert_eq!(at.refused("shift sons-of-liberty major"), ("3.2.1", "not-in-play"));
    assert_eq!(at.refused("shift usa-prestige-2 major"), ("3.2.1", "not-in-play"));
}

#[test]
fn r3_2_1_a_political_space_never_costs_less_than_one() {
    let at = Position::new().open("m6").conflicts("ireland-prestige").take(Britain, "d4-m2-a");
    assert_eq!(at.cost("shift ireland-prestige major"), 1);
}

#[test]
fn r3_2_2_markets_belong_to_commodities() {
    let markets = |commodity: Commodity| commodity.mask().len();
    assert_eq!(Commodity::ALL.map(markets).iter().sum::<usize>(), MARKETS.len() - 1);
    assert_eq!(COST[space("ile-aux-noix").index()], 3);
    assert!(Commodity::Furs.mask().contains(space("ile-aux-noix")));
}

#[test]
fn r_041_chesapeake_is_a_market_without_a_commodity() {
    assert!(MARKETS.contains(Space::CHESAPEAKE));
    assert!(Commodity::ALL.iter().all(|commodity| !commodity.mask().contains(Space::CHESAPEAKE)));
    let at = Position::new().empty("chesapeake").take(Britain, "e4-m2-a");
    assert_eq!(at.cost("shift chesapeake major"), 3);
    let bare = Position::new().bare().flags(France, "chesapeake");
    assert_eq!(bare.state.board.region_counts(Region::NorthAmerica)[France], 1);
}

#[test]
fn r3_2_3_territories_do_not_change_hands_in_peace() {
    let at = Position::new().take(Britain, "e4-m2-a");
    for id in ["gibraltar", "st-domingue", "carolinas"] {
        assert_eq!(at.refused(&format!("shift {id} major")), ("3.2.3", "not-shiftable"));
    }
}

#[test]
fn r3_2_4_only_a_squadron_takes_a_naval_space() {
    let mut at = Position::new().take(France, "m4-e2-a");
    assert_eq!(at.refused("shift biscay minor"), ("5.6", "not-shiftable"));
    at.buy("deploy navy-box biscay major", 1);
    assert!(at.holds(France, "biscay"));
    assert_eq!(at.state.tracks.navy_box[France], 0);
}

#[test]
fn r3_2_5_a_damaged_fort_stays_flagged_but_protects_nothing() {
    let at = Position::new().flags(France, "louisbourg georges-bank");
    let protected = |at: &Position| at.state.board.protected(France).contains(space("georges-bank"));
    assert!(protected(&at));
    let at = at.damaged("louisbourg");
    assert!(at.holds(France, "louisbourg") && !protected(&at));
}

#[test]
fn r3_2_5_intact_forts_cannot_be_taken_in_peace() {
    let at = Position::new().bare().flags(Britain, "louisbourg").flags(France, "cabot-strait acadia");
    let at = at.take(France, "m4-e2-a");
    assert_eq!(at.refused("repair louisbourg major"), ("5.6.4", "fort-not-damaged"));
    assert_eq!(at.refused("fort louisbourg major"), ("5.6.3", "fort-already-built"));
}

#[test]
fn r3_2_6_conquest_lines_connect_nothing_in_peace() {
    // Quebec & Montreal has a Conquest Line to Louisbourg, but no thin black line.
    let at = Position::new().bare().flags(France, "quebec-and-montreal").take(France, "m4-e2-a");
    assert_eq!(at.refused("fort louisbourg major"), ("5.6.3", "fort-needs-connection"));
}

#[test]
fn r3_2_7_a_space_has_one_flag() {
    let mut at = Position::new().take(France, "d4-m2-a");
    assert_eq!(at.refused("shift bavaria major"), ("3.2.8", "already-yours"));
    at.buy("shift german-states-3 major", 3);
    assert!(at.is_empty("german-states-3"));
}

#[test]
fn r3_2_8_a_shift_removes_a_flag_or_places_one_but_not_both() {
    let mut at = Position::new().debt(France, 0, 12).take(France, "d4-m2-a");
    at.buy("shift dutch-republic-prestige major", 3);
    assert!(at.is_empty("dutch-republic-prestige"));
    at.buy("shift dutch-republic-prestige major", 3);
    assert!(at.holds(France, "dutch-republic-prestige"));
}

#[test]
fn r3_2_8_taking_control_replaces_the_flag_at_once() {
    let mut at = Position::new();
    at.play().take_control(France, space("german-states-3"));
    assert!(at.holds(France, "german-states-3"));
}

#[test]
fn r_036_protection_comes_from_the_own_squadron_or_intact_fort() {
    let protected = |at: &Position, side: Side, id: &str| at.state.board.protected(side).contains(space(id));
    let at = Position::new().bare().flags(Britain, "massachusetts-bay gulf-of-maine");
    assert!(protected(&at, Britain, "massachusetts-bay"));
    // The opponent's ships and Forts protect nothing of yours.
    let at = Position::new().bare().flags(Britain, "massachusetts-bay").flags(France, "gulf-of-maine");
    assert!(!protected(&at, Britain, "massachusetts-bay") && !protected(&at, France, "massachusetts-bay"));
    // Empty spaces are never Protected.
    let at = Position::new().bare().flags(France, "louisbourg");
    assert!(at.state.unprotected().contains(space("georges-bank")));
    // Political spaces have no black lines.
    assert!(POLITICAL.iter().all(|political| CONNECTED[political.index()].is_empty()));
}

#[test]
fn r3_3_every_tile_has_a_major_and_another_minor_action() {
    for tile in InvestmentTile::all() {
        let facts = tile.facts();
        assert_ne!(facts.major, facts.minor, "{tile}");
        assert!((2..=4).contains(&facts.major_ap), "{tile}");
    }
    assert_eq!(MINOR_AP, 2);
    let at = Position::new().take(France, "e3-m2");
    assert_eq!((at.left(Slot::Major), at.left(Slot::Minor)), (3, 2));
}

#[test]
fn r_112_event_and_upgrade_symbols_go_with_the_major_action() {
    for tile in InvestmentTile::all() {
        let facts = tile.facts();
        assert_eq!(facts.event, facts.major_ap < 4, "{tile}");
        assert_eq!(facts.upgrade, facts.major_ap == 2, "{tile}");
    }
}

#[test]
fn r3_4_1_the_deck_starts_with_the_succession_cards() {
    let deck = Position::new().state.deck;
    let all = deck.draw.or(deck.hands[France]).or(deck.hands[Britain]);
    assert_eq!(all, crate::EventCards::of_era(crate::facts::Era::Succession));
}

#[test]
fn r3_4_2_each_side_plays_its_own_version() {
    let mut at = Position::new().hand(France, "2").take(France, "d3-m2");
    at.decide("event 2");
    assert_eq!(at.left(Slot::Major), 5);
    let mut at = Position::new().hand(Britain, "2").take(Britain, "d3-m2");
    at.decide("event 2");
    assert_eq!(at.left(Slot::Major), 4);
}

#[test]
fn r3_4_3_a_bonus_condition_gives_the_bonus() {
    let vp = |at: Position| {
        let mut at = at.hand(Britain, "2").take(Britain, "d3-m2");
        at.decide("event 2");
        at.state.tracks.vp
    };
    assert_eq!(vp(Position::new()), 15);
    assert_eq!(vp(Position::new().flags(Britain, "scotland-prestige")), 13);
}

#[test]
fn r3_4_4_and_r_111_an_event_needs_the_symbol_and_the_type() {
    let at = |tile: &str| Position::new().hand(France, "3 11").take(France, tile);
    assert_eq!(at("d4-m2-a").refused("event 3"), ("5.2", "tile-without-event"));
    assert_eq!(at("d3-m2").refused("event 11"), ("3.4.4", "event-type-mismatch"));
    assert!(at("e3-d2").allows("event 11") && at("d3-m2").allows("event 3"));
}

#[test]
fn r3_4_5_action_points_of_an_event_are_like_those_of_a_major_action() {
    let mut at = Position::new().hand(France, "24").flags(Britain, "martinique st-lucia barbados");
    at = at.turn(3).take(France, "d3-e2");
    at.decide("event 24");
    // A Minor Action could not remove the flag; the Event's Action can, with Debt on top.
    assert_eq!(at.refused("shift martinique minor"), ("5.3.2", "minor-action-removes-nothing"));
    at.buy("shift martinique event", 2);
    assert_eq!(at.state.tracks.debt[France], 1);
}

#[test]
fn r3_5_ministry_cards_show_eras_and_keywords() {
    for facts in &MINISTRIES {
        assert!(!facts.eras.is_empty(), "{}", facts.id);
    }
    let keywords = |card: Ministry, keyword: Keyword| card.facts().keywords.contains(keyword);
    assert!(
        keywords(Ministry::SUN_KING, Keyword::Style) && keywords(Ministry::SUN_KING, Keyword::Scholarship)
    );
    assert!(
        keywords(Ministry::CHOISEUL, Keyword::Governance) && keywords(Ministry::CHOISEUL, Keyword::Finance)
    );
    assert!(keywords(Ministry::TURGOT, Keyword::Finance) && keywords(Ministry::TURGOT, Keyword::Style));
    assert!(Keyword::ALL.iter().all(|&keyword| !keywords(Ministry::UPRISINGS, keyword)));
}

#[test]
fn r3_6_never_more_than_eight_squadrons() {
    let mut at = Position::new().bare().navy_box(France, 7).debt(France, 0, 20).take(France, "m4-e2-a");
    at.buy("squadron major", 4);
    assert_eq!(at.state.tracks.navy_box[France], 8);
    assert_eq!(at.refused("squadron major"), ("3.6", "no-squadron-left"));
}

#[test]
fn r3_7_bought_tiles_are_bonus_tiles_from_the_own_pool() {
    let mut at = Position::new().take(Britain, "m4-e2-a");
    at.decide("buy-tile major").decide("place wss-spain");
    let army = &at.state.war.army[Britain];
    assert_eq!((army.bonus[1].len(), army.bonus_pool.count_ones()), (1, 11));
    assert_eq!(army.basic_pool.count_ones(), 12);
}

#[test]
fn r3_10_one_track_of_victory_points_for_both() {
    let mut at = Position::new();
    at.play().score(France, 3, "test");
    at.play().score(Britain, 5, "test");
    assert_eq!(at.state.tracks.vp, 13);
}

#[test]
fn r_155_debt_limits_and_treaty_points_are_public() {
    let at = Position::new().debt(France, 2, 7).trp(France, 3).take(Britain, "e4-m2-a");
    let money = |viewer| Imperial::view(&at.state, viewer).money;
    let seen = money(Viewer::Seat(at.state.seat_of[Britain]));
    assert_eq!(seen, money(Viewer::Seat(at.state.seat_of[France])));
    assert_eq!(seen, money(Viewer::Spectator));
    let text = serde_json::to_value(seen).unwrap()["france"].to_string();
    assert!(text.contains('2') && text.contains('7') && text.contains('3'), "{text}");
}

#[test]
fn spaces_have_the_printed_kinds() {
    let kinds = [POLITICAL, MARKETS, TERRITORIES, NAVAL, FORTS];
    assert_eq!(kinds.iter().fold(Spaces::EMPTY, |all, &kind| all.or(kind)).len(), SPACE_COUNT);
    assert_eq!(FORTS.len(), 6);
    assert_eq!(Country::Spain.mask().len(), 4);
}
