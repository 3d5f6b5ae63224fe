//! The set-up of the Playbook, and the side bid.

use table::{Dice, Game, Seat, Seed};

use crate::Side::{Britain, France};
use crate::facts::{Advantage, NAVAL, Region, Space, TERRITORIES, War};
use crate::state::Step;
use crate::testing::Position;
use crate::{Event, Imperial, Options, Side, Sides};

fn ids(side: Side, region: Region) -> String {
    let board = &Position::new().state.board;
    let mut ids: Vec<_> = board.control[side].and(region.mask()).iter().map(Space::id).collect();
    ids.sort_unstable();
    ids.join(" ")
}

#[test]
fn setup_flags_of_britain() {
    let flags = |region| ids(Britain, region);
    assert_eq!(flags(Region::Europe), "austria-alliance-2 dutch-republic-prestige german-states-3");
    assert_eq!(flags(Region::NorthAmerica), "chesapeake hudson-valley massachusetts-bay northern-colonies");
    assert_eq!(flags(Region::Caribbean), "barbados carolinas georgia jamaica st-lucia");
    assert_eq!(flags(Region::India), "calcutta kanchipuram madras midnapore");
}

#[test]
fn setup_flags_of_france() {
    let flags = |region| ids(France, region);
    assert_eq!(flags(Region::Europe), "austria-prestige-south bavaria ireland-alliance spain-alliance-a");
    assert_eq!(flags(Region::NorthAmerica), "acadia algonquin cataraqui quebec-and-montreal");
    assert_eq!(flags(Region::Caribbean), "guadeloupe louisiana martinique port-de-paix st-domingue");
    assert_eq!(flags(Region::India), "chandernagore karaikal plassey pondicherry");
}

#[test]
fn setup_map_is_otherwise_empty() {
    let board = Position::new().state.board;
    assert_eq!(board.control[Britain].len(), 16);
    assert_eq!(board.control[France].len(), 17);
    assert!(board.control[Britain].or(board.control[France]).and(NAVAL).is_empty());
    assert!(board.conflicts.is_empty() && board.damaged.is_empty() && board.usa.is_empty());
    assert!(board.spain.is_empty());
    let nobodys: Vec<_> = TERRITORIES.and(board.empty()).iter().map(Space::id).collect();
    assert_eq!(nobodys, ["gibraltar", "minorca", "hudson-bay", "san-agustin", "asiento"]);
}

#[test]
fn r_157_tracks_boxes_and_war_tiles_of_the_setup() {
    let state = Position::new().state;
    let tracks = state.tracks;
    assert_eq!((state.turn, tracks.vp), (1, 15));
    assert_eq!((tracks.debt.0, tracks.limit.0, tracks.trp.0), ([0, 0], [6, 6], [0, 0]));
    assert_eq!((tracks.navy_box.0, tracks.unbuilt.0), ([1, 2], [7, 6]));
    assert_eq!(tracks.huguenots_left, 2);
    assert_eq!(state.war.next, Some(War::Wss));
    for side in Side::BOTH {
        let army = &state.war.army[side];
        assert!(army.basic.iter().all(Option::is_some));
        assert_eq!(army.basic_pool.count_ones(), 12);
        let french = usize::from(side == France);
        assert_eq!(army.bonus.each_ref().map(crate::Few::len), [french, 0, 0, 0]);
        assert_eq!(army.bonus_pool.count_ones() as usize, 12 - french);
    }
}

#[test]
fn r_156_wheat_and_algonquin_raids_are_held_and_usable_from_the_first_round() {
    let state = Position::new().state;
    let held = |side| state.board.advantages(side).iter().collect::<Vec<_>>();
    assert_eq!(held(Britain), [Advantage::WHEAT]);
    assert_eq!(held(France), [Advantage::ALGONQUIN_RAIDS]);
    assert!(Position::new().take(France, "d4-m2-a").allows("advantage algonquin-raids hudson-valley"));
    let at = Position::new().flags(France, "cumberland").take(Britain, "e4-m2-a");
    // Cumberland is cut off and costs 1 anyway; with a chain to Ohio Forks Wheat lowers its price.
    assert_eq!(at.refused("shift cumberland major +wheat"), ("8.2", "help-without-effect"));
    let at = Position::new().flags(France, "cumberland ohio-forks").take(Britain, "e4-m2-a");
    assert_eq!(at.cost("shift cumberland major +wheat"), 2);
}

#[test]
fn setup_hands_tiles_awards_and_demand() {
    let state = Position::new().state;
    for side in Side::BOTH {
        assert_eq!(state.deck.hands[side].len(), 3);
        assert!(state.ministries[side].cards.is_empty());
    }
    assert_eq!(state.deck.draw.len(), 9);
    assert!(state.deck.discard.is_empty());
    assert_eq!((state.tiles.available.len(), state.tiles.stack.len()), (9, 15));
    assert!(state.awards.on.iter().all(Option::is_some));
    assert_eq!(state.awards.left.count_ones(), 4);
    assert_eq!(state.demand.count_ones(), 3);
    assert_eq!(state.initiative, France);
    assert_eq!(state.step(), Some(Step::ChooseMinistries));
}

#[test]
fn the_first_decision_is_the_ministries_and_then_france_names_the_first_player() {
    let mut at = Position::new();
    at.decide("ministry m1").decide("ministry m3");
    at.decide("ministry m7").decide("ministry m10");
    assert_eq!(at.state.step(), Some(Step::NameFirst));
    assert_eq!(at.seat(), at.state.seat_of[France]);
    at.decide("first britain");
    assert_eq!(at.state.round.side, Britain);
}

#[test]
fn sides_can_be_given_to_the_seats_in_any_way() {
    let first = |sides, seed| {
        let options = Options { sides, ..Options::default() };
        let state = Imperial::setup(&options, 2, &mut Dice::new(Seed::from_number(seed))).unwrap();
        state.side_of(Seat(0))
    };
    assert_eq!(first(Sides::FranceFirst, 1), France);
    assert_eq!(first(Sides::BritainFirst, 1), Britain);
    let lots: Vec<_> = (0..20).map(|seed| first(Sides::Random, seed)).collect();
    assert!(lots.contains(&France) && lots.contains(&Britain));
}

fn bidding() -> Position {
    Position::with(Options { sides: Sides::Bid, ..Options::default() })
}

#[test]
fn r_230_the_first_bidder_names_a_side_and_bids_for_the_other() {
    let mut at = bidding();
    assert_eq!(at.legal(), ["side france", "side britain"]);
    assert_eq!(at.seat(), Seat(0));
    at.decide("side britain");
    assert_eq!(at.legal(), ["bid 0", "bid 1", "bid 2", "bid 3", "bid 4", "bid 5"]);
    at.decide("bid 2");
    assert_eq!(at.seat(), Seat(1));
    assert_eq!(at.refused("bid 2"), ("R-230", "bid-out-of-range"));
    at.decide("accept");
    assert_eq!(at.state.side_of(Seat(0)), Britain);
    assert_eq!(at.state.tracks.trp.0, [2, 0]);
    assert!(at.saw(Event::Sides { france: Seat(1), britain: Seat(0) }));
}

#[test]
fn r_230_a_higher_bid_for_the_same_side_takes_it_over() {
    let mut at = bidding();
    at.decide("side britain").decide("bid 0").decide("bid 3");
    assert_eq!(at.seat(), Seat(0));
    at.decide("accept");
    assert_eq!(at.state.side_of(Seat(1)), Britain);
    assert_eq!(at.state.tracks.trp.0, [3, 0]);
}

#[test]
fn r_230_nobody_bids_more_than_five() {
    let mut at = bidding();
    at.decide("side france").decide("bid 5");
    assert_eq!(at.legal(), ["accept"]);
    at.decide("accept");
    assert_eq!((at.state.side_of(Seat(0)), at.state.tracks.trp.0), (France, [0, 5]));
}

#[test]
fn r_230_a_fixed_handicap_is_for_one_side_and_no_bid() {
    let at = Position::with(Options { britain_treaty_points: 4, ..Options::default() });
    assert_eq!(at.state.tracks.trp.0, [0, 4]);
    let bad = |options: Options| options.validate().is_err();
    assert!(bad(Options { france_treaty_points: 6, ..Options::default() }));
    assert!(bad(Options { france_treaty_points: 1, britain_treaty_points: 1, ..Options::default() }));
    assert!(bad(Options { france_treaty_points: 1, sides: Sides::Bid, ..Options::default() }));
}

#[test]
fn r_231_the_lower_bidder_plays_the_preferred_side() {
    // The second printing's wording comes to the same: who will give less for a side does not get it.
    let mut at = bidding();
    at.decide("side france").decide("bid 1").decide("accept");
    assert_eq!(at.state.side_of(Seat(0)), France);
    assert_eq!(at.state.tracks.trp[Britain], 1);
}

#[test]
fn r_232_treaty_points_of_a_bid_fall_under_the_limit_of_four() {
    let mut at = bidding();
    at.decide("side france").decide("bid 5").decide("accept");
    assert_eq!(at.state.tracks.trp[Britain], 5);
    at.state.agenda = [Step::Close].into_iter().collect();
    at.state.awards.on = [None; 4];
    at.state.demand = 0;
    at.play().close_turn();
    assert_eq!(at.state.tracks.trp[Britain], 4);
}

#[test]
fn the_game_is_for_two() {
    let seats = |seats| Imperial::setup(&Options::default(), seats, &mut Dice::new(Seed::from_number(1)));
    assert!(seats(2).is_ok());
    assert!(seats(1).is_err() && seats(3).is_err());
}
