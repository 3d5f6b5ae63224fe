//! The worked examples of both rulebooks, and cases derived from the clauses. Combats are beside the
//! code of the attack.

use serde_json::Value;
use table::NoLog;

use crate::data::Data;
use crate::facts::{Area, Counter, Kind, Place, Places, Power, Tile};
use crate::play::Play;
use crate::state::{Step, Turn};
use crate::testing::{Case, Position, cases, id, loaded, random_until};
use crate::{Options, Plan, Target};

fn small(value: &Value) -> u8 {
    value.as_u64().and_then(|number| u8::try_from(number).ok()).expect("a small number")
}

fn powers(list: &Value) -> Vec<Power> {
    list.as_array().expect("a list").iter().map(|power| id(power.as_str().expect("an id"))).collect()
}

fn ids(powers: &[Power]) -> String {
    powers.iter().map(|power| power.id()).collect::<Vec<_>>().join(" ")
}

fn entries(object: &Value) -> impl Iterator<Item = (Power, u8)> {
    object.as_object().expect("an object").iter().map(|(power, number)| (id(power), small(number)))
}

fn position(case: &Case, powers: &[Power]) -> Position {
    Position::with(&case.options(), &ids(powers))
}

#[test]
fn d3_2_and_o3_1_examples_of_taxation() {
    let cases = cases("taxation");
    assert_eq!(cases.len(), 4);
    for case in cases {
        let (given, expect) = (&case.given, &case.expect);
        let tiles = if given["banking"] == true { "banking" } else { "" };
        let at = position(&case, &[Power::Britain, Power::France])
            .gold(Power::Britain, i32::from(small(&given["gold"])))
            .tiles(Power::Britain, tiles);
        let cost = small(&given["cost"]);
        assert_eq!(at.state.taxations(Power::Britain, cost), small(&expect["taxations"]), "{}", case.id);
        assert_eq!(
            at.state.gold_after(Power::Britain, cost),
            i32::from(small(&expect["gold_after"])),
            "{}",
            case.id
        );
        let Position { mut state, mut dice, .. } = at;
        Play { state: &mut state, dice: &mut dice, log: &mut NoLog }.pay(Power::Britain, cost, "test");
        let player = &state.players[Power::Britain.index()];
        assert_eq!(player.gold, i32::from(small(&expect["gold_after"])), "{}", case.id);
        assert_eq!(player.unrest.count(), u16::from(small(&expect["taxations"])), "{}", case.id);
    }
}

/// An auction of war 2 that this player opens.
fn opened_by(mut at: Position, opener: Power) -> Position {
    at.state.boxes = [[None; 4]; 2];
    at.state.war = 2;
    let seat = at.state.seat_of(opener).expect("a player");
    Play { state: &mut at.state, dice: &mut at.dice, log: &mut at.report }.begin_auctions(seat);
    at
}

#[test]
fn d6_2_to_d6_9_and_o6_2_to_o6_6_examples_of_an_auction() {
    let cases = cases("auction");
    assert_eq!(cases.len(), 2);
    for case in cases {
        let (given, expect) = (&case.given, &case.expect);
        let power = |value: &Value| id::<Power>(value.as_str().expect("an id"));
        let seats = powers(&given["seats"]);
        let mut at = opened_by(position(&case, &seats), power(&given["opener"]));
        for (power, gold) in entries(&given["gold"]) {
            at = at.gold(power, gold.into());
        }
        for step in given["moves"].as_array().expect("a list") {
            assert_eq!(at.asked(), (power(&step["player"]), Step::Bid), "{}", case.id);
            if step["pass"] == true {
                at.decide("pass");
            } else {
                at.decide(&format!("bid {}", step["bid"]));
                at.decide(&format!("propose {}/{}", power(&step["red"]), power(&step["blue"])));
            }
        }
        let winner = power(&expect["winner"]);
        let player = &at.state.players[winner.index()];
        assert_eq!(player.gold, i32::from(small(&expect["gold_after"])), "{}", case.id);
        assert_eq!(player.unrest.count(), u16::from(small(&expect["taxations"])), "{}", case.id);
        assert_eq!(at.state.boxes[0][0], Some(power(&expect["red"])));
        assert_eq!(at.state.boxes[1][0], Some(power(&expect["blue"])));
        assert_eq!(at.state.turn_order().as_slice(), powers(&expect["turn_order_prefix"]).as_slice());
        assert_eq!(at.asked(), (power(&expect["next_opener"]), Step::Bid));
        if let Some(holder) = expect["gavel_holder_after_next_open"].as_str() {
            // Who receives the gavel opens the auction after the next.
            assert_eq!(at.state.power_of(at.state.nth_opener(2)), id(holder));
        }
    }
}

#[test]
fn d8_6_example_of_access_by_navy() {
    let [case] = &cases("army_access")[..] else { panic!("one case") };
    let places = |list: &Value| -> Vec<Place> {
        list.as_array().expect("a list").iter().map(|area| id(area.as_str().expect("an id"))).collect()
    };
    let mut at = position(case, &[Power::Britain, Power::France, Power::Spain, Power::Russia]).units(
        Power::Britain,
        "home",
        "1 army",
    );
    for navy in places(&case.given["own_navies"]) {
        at = at.units(Power::Britain, &navy.to_string(), "1 navy");
    }
    let reach: Places = at.state.reach(Power::Britain, Kind::Army, Place::Home).all();
    let mut allowed = places(&case.given["targets"]);
    allowed.retain(|&place| reach.contains(place));
    assert_eq!(allowed, places(&case.expect["allowed"]));
}

/// A unit of Britain that sails from there to there; what the sea decides is settled by the caller.
fn sail(case: &Case, throws: &[u8]) -> (Position, String, String, Kind) {
    let text = |field: &str| case.given[field].as_str().expect("an id").replace('_', "-");
    let (from, to, kind) = (text("from"), text("to"), id(&text("unit")));
    let from = if from == "britain" { "home".to_owned() } else { from };
    let mut at = position(case, &[Power::Britain, Power::France, Power::Spain, Power::Russia])
        .units(Power::Britain, &to, "1 navy")
        .units(Power::Britain, &from, &format!("1 {kind}"));
    at.dice = loaded(throws);
    at.decide(&format!("move {kind} {from}")).decide(&format!("deploy {to}"));
    (at, from, to, kind)
}

fn assert_arrival(case: &Case, at: &Position, from: &str, to: &str, kind: Kind) {
    let expect = &case.expect;
    assert_eq!(expect["check"], true);
    let before = u8::from(kind == Kind::Navy);
    let (here, there) = (at.count(Power::Britain, from, kind), at.count(Power::Britain, to, kind) - before);
    let where_it_is = expect["at"].as_str().map(|place| place.replace('_', "-").replace("britain", "home"));
    assert_eq!(here == 1, where_it_is.as_deref() == Some(from), "{}", case.id);
    assert_eq!(there == 1, where_it_is.as_deref() == Some(to), "{}", case.id);
    assert_eq!(here + there == 0, expect["lost"] == true, "{}", case.id);
}

#[test]
fn d8_7_examples_of_the_sea_die() {
    let cases = cases("sea_deluxe");
    assert_eq!(cases.len(), 6);
    for case in cases {
        // R-03 Our die shows Success on four faces, then Stay, then Sink.
        let face = case.given["face"].as_str().expect("a face");
        let throw = ["success", "stay", "sink"].iter().position(|name| *name == face).expect("a face");
        let (mut at, from, to, kind) = sail(&case, &[[1, 5, 6][throw]]);
        let gold = at.state.players[Power::Britain.index()].gold;
        let pay = small(&case.given["pay"]);
        match (face, pay) {
            ("success", 0) => {}
            (_, 0) => drop(at.decide("accept")),
            ("sink", 2) => drop(at.decide("rescue")),
            ("stay", 1) | ("sink", 3) => drop(at.decide("arrive")),
            other => panic!("{other:?}"),
        }
        assert_arrival(&case, &at, &from, &to, kind);
        assert_eq!(at.unrest(Power::Britain), u16::from(small(&case.expect["unrest_draws"])), "{}", case.id);
        assert_eq!(at.state.players[Power::Britain.index()].gold, gold - i32::from(pay), "{}", case.id);
    }
}

#[test]
fn o8_9_examples_of_the_sea_check() {
    let cases = cases("sea_original");
    assert_eq!(cases.len(), 2);
    for case in cases {
        let throws: Vec<u8> = case.given["dice"].as_array().expect("dice").iter().map(small).collect();
        assert_eq!(case.given["navigation"], 0);
        let (at, from, to, kind) = sail(&case, &throws);
        assert_arrival(&case, &at, &from, &to, kind);
        assert_eq!(at.unrest(Power::Britain), 0, "{}", case.id);
    }
}

#[test]
fn d13_1_d13_3_and_o12_1_examples_of_scoring() {
    let cases = cases("scoring");
    assert_eq!(cases.len(), 8);
    for case in cases {
        let area: Area = id(case.given["region"].as_str().expect("an area"));
        let counts: Vec<(Power, u8)> = entries(&case.given["counts"]).collect();
        let mut players: Vec<Power> = counts.iter().map(|&(power, _)| power).collect();
        if players.len() == 1 {
            players.push(Power::Russia);
        }
        let mut at = position(&case, &players);
        for (power, markers) in counts.into_iter().chain(entries(&case.given["np"])) {
            at.state.map.control[power.index()][area.index()] = markers;
        }
        let mut expected = [None; Power::COUNT];
        for (power, vp) in entries(&case.expect) {
            expected[power.index()] = Some(vp);
        }
        assert_eq!(at.state.area_score(area), expected, "{}", case.id);
    }
}

#[test]
fn o1_3_example_of_the_supply_of_an_area() {
    let [case] = &cases("counter_supply")[..] else { panic!("one case") };
    let area: Area = id(case.given["region"].as_str().expect("an area"));
    let counters = &Data::ours().counters;
    let most = Counter::all().filter(|counter| counters[counter.index()].area == area).count();
    assert_eq!(most, usize::from(small(&case.expect["max_control"])));
}

#[test]
fn d6_10_and_o6_1_plans_of_the_auctions() {
    let cases = cases("auction_plan");
    assert_eq!(cases.len(), 2);
    for case in cases {
        for (players, plan) in (2..=7).zip(case.expect["plan"].as_array().expect("plans")) {
            let mut at = position(&case, &Power::ALL[..players]);
            at.state.boxes = [[None; 4]; 2];
            for expected in plan.as_array().expect("a plan") {
                let expected = expected.as_str().expect("letters");
                let mut proposals = Vec::new();
                at.state.proposals(|proposal| proposals.push(proposal));
                for proposal in &proposals {
                    let both = [proposal.red, proposal.blue].into_iter().flatten();
                    let mut letters: Vec<char> =
                        both.map(|power| if at.state.is_player(power) { 'P' } else { 'N' }).collect();
                    letters.sort_unstable_by(|one, other| other.cmp(one));
                    assert_eq!(letters.into_iter().collect::<String>(), expected, "{} {players}", case.id);
                }
                at.state.seat_proposal(proposals[0]);
            }
            let mut more = false;
            at.state.proposals(|_| more = true);
            assert!(!more, "{} {players}: everybody is placed", case.id);
            assert_eq!(usize::from(at.state.auctions()), plan.as_array().map_or(0, Vec::len));
        }
    }
}

#[test]
fn d15_1_d15_2_d15_3_and_o14_1_examples_of_unrest() {
    let cases = cases("unrest_penalty");
    assert_eq!(cases.len(), 5);
    for case in cases {
        let unrest: Vec<(Power, u8)> = entries(&case.given["unrest"]).collect();
        let players: Vec<Power> = unrest.iter().map(|&(power, _)| power).collect();
        let mut at = position(&case, &players);
        for (power, points) in unrest {
            at.state.players[power.index()].unrest.drawn = [0, points.into(), 0];
        }
        let fates = at.state.fates();
        let revolution = powers(&case.expect["revolution"]);
        for power in players {
            assert_eq!(fates[power.index()].revolution, revolution.contains(&power), "{} {power}", case.id);
        }
        for (power, penalty) in entries(&case.expect["penalty"]) {
            assert_eq!(fates[power.index()].penalty, penalty, "{} {power}", case.id);
            assert_eq!(fates[power.index()].vp, -i16::from(penalty), "{} {power}", case.id);
        }
    }
}

#[test]
fn d7_6_examples_of_the_pass() {
    let [case] = &cases("pass_bonus")[..] else { panic!("one case") };
    let mut at = position(case, &[Power::Britain, Power::France]);
    let turns = case.given["turns"].as_array().expect("turns");
    let points = case.expect["points"].as_array().expect("points");
    assert_eq!(turns.len(), points.len());
    for (turn, points) in turns.iter().zip(points) {
        let actions = turn["actions"].as_array().expect("actions");
        let passes = actions.iter().filter(|action| *action == "pass").count() as u8;
        let attacked = small(&turn["attacks"]) > 0;
        at.state.turn = Turn { place: 0, actions: 0, special: true, colonized: false, passes, attacked };
        assert_eq!(at.allows("end calm"), small(points) == 1, "{turn}");
    }
}

#[test]
fn d9_19_at_most_eight_units_are_lost_in_one_attack() {
    let mut at = Position::new("britain france spain russia");
    for power in [Power::Britain, Power::France, Power::Spain, Power::Russia] {
        at = at.units(power, "india", "4 army 4 navy");
    }
    let mut plan = Plan::plain(Power::Britain, Area::India, Target::Power(Power::France));
    for (side, ally) in [Power::Spain, Power::Russia].into_iter().enumerate() {
        plan.commit[side][ally.index()] = [4, 4];
    }
    let forecast = at.state.forecast(&plan);
    let sea = forecast.naval.and_then(|naval| naval.combat).expect("a sea fight");
    let crate::Land::After([land, ..]) = forecast.land else { panic!("a land combat") };
    let most = |combat: &crate::Combat| -> usize {
        combat
            .losses
            .iter()
            .map(|toll| {
                let costs = (0..3).flat_map(|own| (0..3).map(move |allies| (own, allies)));
                costs
                    .filter(|&(own, allies)| toll[own][allies] > 0)
                    .map(|(own, allies)| own + allies)
                    .max()
                    .unwrap_or(0)
            })
            .sum()
    };
    let expected = cases("fact").into_iter().find(|case| case.id == "D-EX-MAXLOSS").expect("the case");
    assert_eq!(most(&sea) + most(&land), usize::from(small(&expected.expect["max_units_lost"])));
}

#[test]
fn d11_the_sample_icon_leaves_a_tile_out_at_four_players() {
    let case = cases("fact").into_iter().find(|case| case.id == "D-EX-TILEMARK").expect("the case");
    let numbers = |list: &Value| -> Vec<u8> { list.as_array().expect("a list").iter().map(small).collect() };
    let copies = |tile: Tile, players: u8| Data::ours().tiles[tile.index()][usize::from(players) - 2];
    for tile in [Tile::ImprovedAgriculture, Tile::Reserves] {
        for out in numbers(&case.expect["not_used_at"]) {
            for used in numbers(&case.expect["used_at"])
                .into_iter()
                .filter(|&used| used == out - 1 || used == out + 1)
            {
                assert!(copies(tile, used) > copies(tile, out), "{tile} at {used}");
            }
        }
    }
}

#[test]
fn s2_the_letter_sets_of_the_non_player_powers() {
    let case = cases("fact").into_iter().find(|case| case.id == "D-EX-LETTERS").expect("the case");
    let players = case.given["players"].as_array().expect("a list").iter().map(small);
    for (players, sets) in players.zip(case.expect["sets"].as_array().expect("a list")) {
        let sets = sets.as_str().expect("letters");
        let state = random_until(&Options::default(), players, |state| matches!(state.step, Step::Place(_)));
        let powers: Vec<Power> = state.non_players().iter().collect();
        assert_eq!(powers.len(), sets.len());
        for (power, letter) in powers.into_iter().zip(sets.bytes()) {
            for &area in Area::ALL {
                let due = Counter::all().map(|counter| state.counters[counter.index()]);
                let due = due.filter(|fact| fact.letter == Some(letter - b'A') && fact.area == area).count();
                let units = Kind::ALL.iter().map(|&kind| state.map.units(power, area, kind)).sum::<u8>();
                let there = usize::from(units + state.map.control(power, area));
                assert_eq!(there, due, "{players} players: {power} in {area}");
            }
        }
    }
}
