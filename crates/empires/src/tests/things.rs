//! Each company, training tile and local alliance by itself, and rulings about them.

use crate::facts::Power::{Austria, Britain, France, Prussia, Russia, Spain};
use crate::facts::{Alliance, Area, Arm, Kind, Power, Tile};
use crate::testing::Position;
use crate::{Combat, Forecast, Land, Plan, Target};

// ----- Companies -----

/// D10.4 A company brings a gold for each own marker in one of its areas, once in a war.
fn brings(tile: &str, areas: &[&str]) {
    for &area in areas {
        let mut at = Position::new("britain france spain russia")
            .tiles(Britain, tile)
            .control(Britain, &format!("{area} {area}"))
            .control(France, area);
        let gold = at.state.players[Britain.index()].gold;
        assert_eq!(at.state.players[Britain.index()].ready(tile.parse().unwrap()), 1);
        at.decide(&format!("trade {tile} {area}"));
        assert_eq!(at.state.players[Britain.index()].gold, gold + 2);
        assert_eq!(at.refused(&format!("trade {tile} {area}")).0, "D7.5");
        assert_eq!(at.state.turn.actions, 2, "a free action");
    }
    let at = Position::new("britain france spain russia").tiles(Britain, tile);
    let legal = at.legal();
    let open: Vec<&str> =
        legal.iter().filter_map(|text| text.strip_prefix(&format!("trade {tile} "))).collect();
    for area in Area::ALL {
        assert_eq!(open.contains(&area.id()), areas.contains(&area.id()), "{area}");
    }
}

#[test]
fn company_baltic_trades_in_the_baltic() {
    brings("company-baltic", &["baltic"]);
}

#[test]
fn company_east_indies_trades_in_india_or_the_east_indies_dp_23() {
    brings("company-east-indies", &["india", "east-indies"]);
}

#[test]
fn company_slaves_trades_in_africa() {
    brings("company-slaves", &["africa"]);
}

#[test]
fn company_gold_mines_trades_in_south_america() {
    brings("company-gold-mines", &["south-america"]);
}

#[test]
fn company_levant_trades_in_the_ottoman_empire_or_the_mediterranean_dp_23() {
    brings("company-levant", &["ottoman-empire", "mediterranean"]);
}

#[test]
fn company_sugar_trades_in_the_caribbean() {
    brings("company-sugar", &["caribbean"]);
}

#[test]
fn company_tobacco_trades_in_north_america() {
    brings("company-tobacco", &["north-america"]);
}

// ----- Local alliances -----

fn on_land(forecast: &Forecast) -> Combat {
    match forecast.land {
        Land::Unfought(combat) => combat,
        Land::None | Land::After(_) => panic!("one land combat"),
    }
}

/// Britain with the alliance against France: the alliances counted on land, and at sea if it is sent there.
fn counted(at: Position, area: Area, alliance: Alliance) -> (u8, Option<u8>) {
    let place = area.id();
    let mut at = at.units(Britain, place, "1 army").control(France, place).local(Britain, alliance.id());
    let mut plan = Plan::plain(Britain, area, Target::Power(France));
    let land = on_land(&at.state.forecast(&plan)).strengths[0].alliances;
    let sea = area.waters().and_then(|waters| {
        at = std::mem::replace(&mut at, Position::new("britain france"))
            .units(Britain, waters.id(), &format!("{} army 1 navy", u8::from(waters == area)))
            .units(France, waters.id(), "1 navy");
        plan.at_sea[0] = plan.at_sea[0].with(alliance);
        at.state.judge(&plan).ok()?;
        let combat = at.state.forecast(&plan).naval.and_then(|naval| naval.combat).expect("a sea fight");
        Some(combat.strengths[0].alliances)
    });
    (land, sea)
}

/// D10.3, R-35 An alliance adds 1 on land in its areas, an either-arm one at sea instead; it costs so much.
fn helps(alliance: Alliance, areas: &[Area], arm: Arm, gold: i32) {
    for original in [false, true] {
        let begin = || {
            let powers = "britain france spain russia";
            if original { Position::original(powers) } else { Position::new(powers) }
        };
        for &area in Area::ALL {
            let reaches = areas.contains(&area)
                || original && alliance == Alliance::Ottoman && area == Area::Mediterranean;
            let (land, sea) = counted(begin(), area, alliance);
            assert_eq!(land, u8::from(reaches), "{area}");
            assert_eq!(sea, (reaches && arm == Arm::Either).then_some(1), "{area}");
        }
        let mut at = begin();
        at.decide(&format!("ally {alliance}"));
        assert_eq!(at.state.players[Britain.index()].gold, 10 - gold);
        assert_eq!(at.state.map.alliances[alliance.index()], Some(Britain));
    }
}

#[test]
fn native_americans_help_in_north_america() {
    helps(Alliance::NativeAmericans, &[Area::NorthAmerica], Arm::Army, 0);
}

#[test]
fn indian_nawab_helps_in_india() {
    helps(Alliance::IndianNawab, &[Area::India], Arm::Army, 0);
}

#[test]
fn bavaria_helps_in_the_german_states() {
    helps(Alliance::Bavaria, &[Area::GermanStates], Arm::Army, 0);
}

#[test]
fn saxony_helps_in_the_german_states() {
    helps(Alliance::Saxony, &[Area::GermanStates], Arm::Army, 0);
}

#[test]
fn naples_helps_in_the_mediterranean() {
    helps(Alliance::Naples, &[Area::Mediterranean], Arm::Army, 0);
}

#[test]
fn gauchos_help_in_south_america_for_a_gold() {
    helps(Alliance::Gauchos, &[Area::SouthAmerica], Arm::Army, 1);
}

#[test]
fn portugal_helps_in_three_colonies_for_a_gold() {
    helps(Alliance::Portugal, &[Area::SouthAmerica, Area::India, Area::EastIndies], Arm::Either, 1);
}

#[test]
fn sweden_helps_in_the_baltic() {
    helps(Alliance::Sweden, &[Area::Baltic], Arm::Either, 0);
}

#[test]
fn denmark_helps_in_the_baltic_for_a_gold() {
    helps(Alliance::Denmark, &[Area::Baltic], Arm::Either, 1);
}

#[test]
fn ottoman_help_r_25_reaches_the_mediterranean_in_the_original_only() {
    helps(Alliance::Ottoman, &[Area::OttomanEmpire], Arm::Either, 1);
}

#[test]
fn cossacks_help_in_central_europe() {
    helps(Alliance::Cossacks, &[Area::CentralEurope], Arm::Army, 0);
}

// ----- Training and tactics -----

#[test]
fn army_training_adds_one_on_land_and_naval_training_one_at_sea() {
    let at = Position::new("britain france spain russia")
        .units(Britain, "india", "2 army 1 navy")
        .units(France, "india", "1 army 1 navy")
        .tiles(Britain, "army-training")
        .tiles(France, "naval-training");
    let forecast = at.state.forecast(&Plan::plain(Britain, Area::India, Target::Power(France)));
    let sea = forecast.naval.and_then(|naval| naval.combat).expect("a sea fight");
    assert_eq!(sea.strengths.map(|strength| strength.training), [0, 1]);
    let Land::After(lands) = forecast.land else { panic!("land after the sea") };
    assert!(lands.iter().all(|land| land.strengths.map(|strength| strength.training) == [1, 0]));
}

#[test]
fn fighting_withdrawal_goes_back_to_the_display() {
    let mut at = Position::new("britain france spain russia")
        .units(Britain, "german-states", "5 army")
        .units(France, "german-states", "1 army")
        .control(France, "german-states")
        .tiles(France, "fighting-withdrawal");
    at.roll([6, 1], [3, 3]);
    at.decide("attack german-states france").decide("withdraw");
    assert_eq!(at.count(France, "german-states", Kind::Army), 1);
    assert_eq!(at.state.display[Tile::FightingWithdrawal.index()], 1);
    assert_eq!(at.state.map.control(Britain, Area::GermanStates), 1);
}

// ----- Rulings -----

/// Of all rolls, how many cost the defender nothing.
fn unhurt(at: Position) -> u16 {
    let at = at.units(Britain, "baltic", "2 army").units(France, "baltic", "1 fort");
    on_land(&at.state.forecast(&Plan::plain(Britain, Area::Baltic, Target::Power(France)))).losses[1][0][0]
}

#[test]
fn r_17_a_fort_is_safe_from_the_seven_of_a_tie_in_the_original_only() {
    let deluxe = unhurt(Position::new("britain france spain russia"));
    let original = unhurt(Position::original("britain france spain russia"));
    // Equal strength: 256 ties, in each sixth of which the defender's dice add up to seven.
    let at =
        Position::new("britain france").units(Britain, "baltic", "2 army").units(France, "baltic", "1 fort");
    let combat = on_land(&at.state.forecast(&Plan::plain(Britain, Area::Baltic, Target::Power(France))));
    let sevens: u16 =
        [false, true].map(|seven| combat.tally.count(crate::Verdict::Tie, seven, true)).iter().sum();
    assert!(sevens > 0);
    assert_eq!(original - deluxe, sevens);
}

#[test]
fn r_34_prices_of_the_original_differ_in_improved_agriculture_only() {
    let deluxe = Position::new("britain france").state;
    let original = Position::original("britain france").state;
    for &tile in Tile::ALL {
        let differs = tile == Tile::ImprovedAgriculture;
        assert_eq!(deluxe.tile_gold(tile) != original.tile_gold(tile), differs, "{tile}");
    }
    assert_eq!(original.tile_gold(Tile::ImprovedAgriculture), 4);
}

#[test]
fn r_38_players_help_against_neutral_markers_non_player_powers_do_not() {
    let mut at = Position::new("britain france spain russia")
        .rows("britain spain austria", "france russia prussia united-provinces")
        .units(Britain, "central-europe", "1 army")
        .units(Spain, "central-europe", "1 army")
        .units(Austria, "central-europe", "1 army")
        .units(Prussia, "central-europe", "1 army")
        .units(Russia, "central-europe", "1 army")
        .neutrals("n11");
    at.decide("attack central-europe n11");
    assert_eq!(at.asked().0, Spain, "nobody asks Russia");
    at.roll([3, 3], [3, 3]).decide("commit 0 1");
    let strengths = at.events(|event| matches!(event, crate::Event::Strengths { .. }));
    let [crate::Event::Strengths { attacker, defender, .. }] = strengths[..] else { panic!("one combat") };
    assert_eq!((attacker.own, attacker.allies, attacker.non_players, defender.total()), (1, 1, 0, 3));
    let lost = |power: Power| at.unrest(power);
    assert_eq!((lost(Britain), lost(Spain)), (1, 0));
}
