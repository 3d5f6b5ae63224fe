//! D6, O6, DP-10 to DP-13 Grand Alliances.

use table::{Seat, SeatSet};

use crate::facts::Power;
use crate::facts::Power::{Austria, Britain, France, Prussia, Russia, Spain, UnitedProvinces};
use crate::state::{Auction, Row, Step};
use crate::testing::Position;

/// An auction of the first war is about to be opened by the first seat.
fn auction(mut at: Position) -> Position {
    at.state.boxes = [[None; 4]; 2];
    at.state.round = 0;
    at.state.auction = Auction { first: Seat(0), number: 0, bid: None, naming: None, passes: 0 };
    at.state.step = Step::Bid;
    at.state.waiting = SeatSet::only(Seat(0));
    at
}

fn deluxe(powers: &str) -> Position {
    auction(Position::new(powers))
}

fn proposals(at: &Position) -> usize {
    let mut count = 0;
    at.state.proposals(|_| count += 1);
    count
}

/// The opener bids and everybody passes.
fn unopposed(at: &mut Position, gold: u8, proposal: &str) {
    at.decide(&format!("bid {gold}")).decide(&format!("propose {proposal}"));
    for _ in 1..at.state.seats() {
        at.decide("pass");
    }
}

#[test]
fn d6_1_d6_7_and_d6_8_four_auctions_distribute_all_seven_powers() {
    let mut at = deluxe("britain france spain russia");
    assert_eq!(at.state.auctions(), 4);
    unopposed(&mut at, 0, "britain/france");
    assert_eq!((at.state.row_of(Britain), at.state.row_of(France)), (Some(Row::Red), Some(Row::Blue)));
    unopposed(&mut at, 0, "russia/spain");
    unopposed(&mut at, 0, "austria/prussia");
    unopposed(&mut at, 0, "united-provinces/-");
    assert_eq!(at.state.row(Row::Red).len(), 4);
    assert_eq!(at.state.row(Row::Blue).len(), 3);
    assert_eq!((at.state.step, at.state.round), (Step::Turn, 1));
}

#[test]
fn d6_2_and_o6_2_openers_are_left_neighbours() {
    for at in
        [deluxe("britain france spain russia"), auction(Position::original("britain france spain russia"))]
    {
        let mut at = at;
        assert_eq!(at.asked().0, Britain);
        unopposed(&mut at, 0, "britain/france");
        assert_eq!(at.asked(), (France, Step::Bid), "the gavel went to the left");
    }
}

#[test]
fn d6_3_dp_10_and_r_28_the_opener_must_bid_but_needs_no_gold() {
    let mut at = deluxe("britain france spain russia").gold(Britain, 0);
    assert_eq!(at.refused("pass"), ("D6.3", "opener-must-bid"));
    assert!(at.allows("bid 0") && at.allows("bid 99"));
    at.decide("bid 30").decide("propose spain/russia");
    let original = auction(Position::original("britain france spain"));
    assert_eq!(original.refused("pass"), ("O6.3", "opener-must-bid"));
}

#[test]
fn d6_4_players_are_proposed_before_non_player_powers() {
    let mut at = deluxe("britain france spain");
    at.decide("bid 0");
    assert_eq!(proposals(&at), 6, "ordered pairs of three players");
    assert_eq!(at.refused("propose austria/britain"), ("D6.4", "no-such-proposal"));
    assert_eq!(at.refused("propose britain/-"), ("D6.4", "no-such-proposal"));
    at.decide("propose britain/france").decide("pass").decide("pass");
    // Spain alone is left: with any non-player power, in either order.
    at.decide("bid 0");
    assert_eq!(proposals(&at), 2 * 4);
    assert!(at.allows("propose spain/russia") && at.allows("propose russia/spain"));
    assert!(!at.allows("propose russia/austria"));
    at.decide("propose russia/spain").decide("pass").decide("pass");
    at.decide("bid 0");
    assert_eq!(proposals(&at), 6);
    at.decide("propose austria/prussia").decide("pass").decide("pass");
}

#[test]
fn dp_12_dp_13_the_last_power_is_proposed_alone() {
    let mut at = deluxe("britain france");
    unopposed(&mut at, 0, "britain/france");
    unopposed(&mut at, 0, "spain/russia");
    unopposed(&mut at, 0, "prussia/austria");
    at.decide("bid 0");
    assert_eq!(at.legal(), ["propose united-provinces/-", "propose -/united-provinces"]);
    at.decide("propose -/united-provinces").decide("pass");
    assert_eq!(at.state.row(Row::Blue).len(), 4);
}

#[test]
fn d6_5_and_dp_11_a_raise_may_change_the_proposal_and_passing_excludes_nobody() {
    let mut at = deluxe("britain france spain russia");
    at.decide("bid 2").decide("propose britain/france").decide("pass").decide("pass");
    assert_eq!(at.asked().0, Russia);
    assert_eq!(at.refused("bid 2"), ("D6.5", "bid-more"));
    at.decide("bid 3").decide("propose russia/britain").decide("pass");
    // France passed before and may bid again.
    assert_eq!(at.asked().0, France);
    at.decide("bid 4").decide("propose spain/france").decide("pass").decide("pass").decide("pass");
    assert_eq!(at.state.row_of(Spain), Some(Row::Red));
    assert_eq!(at.state.players[France.index()].gold, 6);
}

#[test]
fn d6_5_allied_players_bid_too() {
    let mut at = deluxe("britain france spain russia");
    unopposed(&mut at, 0, "britain/france");
    at.decide("bid 0").decide("propose spain/russia").decide("pass").decide("pass");
    assert_eq!(at.asked().0, Britain);
    at.decide("bid 1").decide("propose russia/spain").decide("pass").decide("pass").decide("pass");
    assert_eq!(at.state.row_of(Russia), Some(Row::Red));
}

#[test]
fn d6_6_and_o6_5_only_the_winner_pays_and_may_be_taxed() {
    for at in
        [deluxe("britain france spain russia"), auction(Position::original("britain france spain russia"))]
    {
        let mut at = at.gold(France, 1);
        at.decide("bid 3").decide("propose britain/france").decide("bid 4").decide("propose russia/spain");
        at.decide("pass").decide("pass").decide("pass");
        assert_eq!(at.state.players[Britain.index()].gold, 10);
        assert_eq!(at.state.players[France.index()].gold, 1);
        assert_eq!(at.unrest(France), 2);
    }
}

#[test]
fn d6_9_and_o6_6_turn_order_follows_the_boxes() {
    let at = Position::new("britain france spain russia")
        .rows("russia austria spain prussia", "united-provinces france britain");
    assert_eq!(at.state.turn_order().to_vec(), [Russia, France, Spain, Britain]);
    let at = Position::original("britain france spain").rows("spain france", "britain");
    assert_eq!(at.state.turn_order().to_vec(), [Spain, Britain, France]);
}

#[test]
fn d6_10_two_players_always_oppose_each_other() {
    let mut at = deluxe("britain france");
    unopposed(&mut at, 0, "france/britain");
    assert!(at.state.enemies(Britain, France));
    assert_eq!(at.asked().0, France);
    unopposed(&mut at, 0, "spain/russia");
    assert_eq!(at.asked().0, Britain, "the turn to open comes round again");
}

#[test]
fn d6_11_the_last_player_of_a_war_opens_the_next() {
    let mut at = Position::new("britain france spain russia");
    at.state.round = at.state.rules.rounds();
    let last = *at.state.turn_order().last().expect("a player");
    let mut at = at.turn_of(last);
    at.decide("pass").decide("pass").decide("end");
    assert_eq!((at.state.war, at.asked()), (2, (last, Step::Bid)));
}

#[test]
fn o6_1_the_original_auctions_players_only() {
    for (powers, auctions) in
        [("britain france", 1), ("britain france spain", 2), ("britain france spain russia", 2)]
    {
        assert_eq!(auction(Position::original(powers)).state.auctions(), auctions);
    }
    let all: Vec<&str> = Power::ALL.iter().map(|power| power.id()).collect();
    for (count, auctions) in [(5, 3), (6, 3), (7, 4)] {
        assert_eq!(auction(Position::original(&all[..count].join(" "))).state.auctions(), auctions);
    }
}

#[test]
fn o6_3_whoever_passed_may_bid_again() {
    let mut at = auction(Position::original("britain france spain"));
    at.decide("bid 0").decide("propose britain/france").decide("pass").decide("bid 1");
    at.decide("propose spain/france").decide("pass");
    assert_eq!(at.asked().0, France);
    assert_eq!(at.refused("bid 1"), ("O6.3", "bid-more"));
    at.decide("bid 2").decide("propose france/britain");
    assert_eq!(at.asked().0, Spain);
}

#[test]
fn o6_4_with_an_odd_number_the_last_token_is_proposed_alone() {
    let mut at = auction(Position::original("britain france spain"));
    unopposed(&mut at, 0, "spain/britain");
    at.decide("bid 0");
    assert_eq!(at.legal(), ["propose france/-", "propose -/france"]);
    at.decide("propose -/france").decide("pass").decide("pass");
    assert_eq!(at.state.turn_order().to_vec(), [Spain, Britain, France]);
}

#[test]
fn r_32_under_wallace_players_still_come_before_non_player_powers() {
    let options = crate::testing::options(r#"{"wallace":"on"}"#);
    let mut at = auction(Position::with(&options, "britain france spain russia austria"));
    at.decide("bid 0");
    assert!(!at.allows("propose prussia/britain"));
    assert_eq!(proposals(&at), 20);
    assert!(at.state.non_players().contains(Prussia) && at.state.non_players().contains(UnitedProvinces));
    assert!(at.state.is_player(Austria));
}
