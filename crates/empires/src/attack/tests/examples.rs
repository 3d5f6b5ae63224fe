//! The worked examples of both rulebooks that are combats, and the cases derived from the clauses.

use serde_json::Value;
use std::collections::BTreeMap;

use crate::action::Target;
use crate::attack::combat::{difference, seven};
use crate::attack::forces::Battle;
use crate::facts::{Alliance, Area, Arm, Counter, CounterKind, Kind, Power, Tile, Token};
use crate::play::Play;
use crate::state::{Attack, Front, Side, Step, Verdict};
use crate::testing::{Case, Position, cases, id};
use crate::{Event, Plan};

fn small(value: &Value) -> u8 {
    value.as_u64().unwrap_or(0) as u8
}

/// One side of a case.
struct Force<'a> {
    power: &'a str,
    given: &'a Value,
}

impl<'a> Force<'a> {
    fn new(given: &'a Value) -> Self {
        Self { power: given["power"].as_str().expect("a name"), given }
    }

    fn is_power(&self) -> bool {
        self.power().is_some()
    }

    fn power(&self) -> Option<Power> {
        self.power.replace('_', "-").parse().ok()
    }

    fn allies(&self) -> impl Iterator<Item = (Power, [u8; 2])> {
        let list = self.given["allies"].as_array().into_iter().flatten();
        list.map(|ally| (id(ally["power"].as_str().unwrap()), [small(&ally["navy"]), small(&ally["army"])]))
    }

    fn dice(&self) -> [u8; 2] {
        [small(&self.given["dice"][0]), small(&self.given["dice"][1])]
    }
}

/// A position in which the combat of a case is about to be fought.
struct Scene {
    at: Position,
    area: Area,
    front: Front,
}

impl Scene {
    fn new(case: &Case, sides: &[Force<'_>; 2]) -> Self {
        let area: Area = id(case.given["region"].as_str().unwrap());
        let front = if case.given["combat"] == "naval" { Front::Sea } else { Front::Land };
        let members = |side: &Force<'_>| {
            let allies = side.allies().map(|(power, _)| power);
            side.power().into_iter().chain(allies).collect::<Vec<_>>()
        };
        let mut rows = [members(&sides[0]), members(&sides[1])];
        let non_player = sides[1].is_power() && sides[1].given.get("own").is_none();
        let players: Vec<Power> = if non_player {
            // Three players: the attacker, the volunteer and somebody on the attacker's side.
            vec![rows[0][0], rows[1][1], Power::Austria]
        } else {
            Power::ALL.to_vec()
        };
        for &power in Power::ALL {
            if !rows.concat().contains(&power) {
                let shorter = usize::from(rows[0].len() >= rows[1].len());
                rows[shorter].push(power);
            }
        }
        let name = |powers: &[Power]| powers.iter().map(|power| power.id()).collect::<Vec<_>>().join(" ");
        let made = case.options();
        let at = Position::with(&made, &name(&players)).rows(&name(&rows[0]), &name(&rows[1]));
        let mut scene = Self { at, area, front };
        for side in sides {
            scene.deploy(side);
        }
        if non_player {
            let help = *rows[1]
                .iter()
                .find(|&&power| !players.contains(&power) && Some(power) != sides[1].power())
                .unwrap();
            scene.put(help, Kind::Army, small(&sides[1].given["np"]));
        }
        if let Some(power) = sides[1].power() {
            scene.at = scene.at.control(power, area.id());
        }
        scene
    }

    fn put(&mut self, power: Power, kind: Kind, number: u8) {
        let place = if kind == Kind::Navy { self.area.waters().unwrap_or(self.area) } else { self.area };
        let number = number + self.at.state.map.units(power, place, kind);
        self.at = self.at.fork().units(power, place.id(), &format!("{number} {kind}"));
    }

    fn deploy(&mut self, side: &Force<'_>) {
        let Some(power) = side.power() else { return };
        for &kind in Kind::ALL {
            self.put(power, kind, small(&side.given["own"][kind.id()]));
        }
        for (ally, [navies, armies]) in side.allies() {
            self.put(ally, Kind::Navy, navies);
            self.put(ally, Kind::Army, armies);
        }
        let training = if self.front == Front::Sea { Tile::NavalTraining } else { Tile::ArmyTraining };
        let tiles = small(&side.given["training"]);
        self.at.state.players[power.index()].tiles[training.index()] = tiles;
        self.at.state.display[training.index()] -= tiles;
        let fits = |alliance: &&Alliance| {
            alliance.areas(self.at.state.rules.original).contains(self.area)
                && (self.front == Front::Land || alliance.arm() == Arm::Either)
        };
        let wanted = usize::from(small(&side.given["alliance"]));
        for alliance in Alliance::ALL.iter().filter(fits).take(wanted) {
            self.at.state.map.alliances[alliance.index()] = Some(power);
        }
    }

    fn target(&mut self, side: &Force<'_>) -> Target {
        if let Some(power) = side.power() {
            return Target::Power(power);
        }
        let value = small(&side.given["neutral"]);
        let fits = |counter: &Counter| {
            let fact = self.at.state.counters[counter.index()];
            fact.area == self.area && fact.kind == CounterKind::Defence(value)
        };
        let counter = Counter::all().find(fits).expect("such a counter");
        self.at = self.at.fork().neutrals(&counter.to_string());
        Target::Neutral(counter)
    }

    /// Fights the combat and takes the losses as the case chooses.
    fn fight(&mut self, case: &Case, sides: &[Force<'_>; 2]) {
        let token: Option<Token> = sides[0].power.parse().ok();
        let target = self.target(&sides[1]);
        self.at.roll(sides[0].dice(), sides[1].dice());
        let Position { state, dice, report } = &mut self.at;
        let mut play = Play { state, dice, log: report };
        if let (Some(token), Target::Power(struck)) = (token, target) {
            play.begin_strike(Power::Russia, token, self.area, struck);
        } else {
            let mut attack = Attack::declared(sides[0].power().unwrap(), self.area, target, false);
            attack.front = self.front;
            for side in sides {
                for (ally, units) in side.allies() {
                    attack.committed[ally.index()] = units;
                }
            }
            let supported = |side: &Side| small(&sides[side.index()].given["support"]) > 0;
            attack.support = Side::BOTH.into_iter().find(supported);
            play.state.attack = Some(attack);
            play.begin_combat();
        }
        let names = ["attacker_allies", "defender_allies"];
        let mut chosen = [0; 2];
        while let (_, Step::LossAlly(side)) = self.at.asked() {
            let ally: Power =
                id(case.given["choices"][names[side.index()]][chosen[side.index()]].as_str().unwrap());
            chosen[side.index()] += 1;
            self.at.decide(&format!("loss-to {ally}"));
        }
    }
}

#[test]
fn d_ex_and_o_ex_every_combat_of_the_examples() {
    let cases = cases("combat");
    assert_eq!(cases.len(), 18);
    for case in cases {
        let sides = [Force::new(&case.given["attacker"]), Force::new(&case.given["defender"])];
        let mut scene = Scene::new(&case, &sides);
        let before = scene.at.state.map;
        scene.fight(&case, &sides);
        let name = &case.id;
        let mut rolled = None;
        let mut over = None;
        let mut support = None;
        for (_, event) in &scene.at.report.events {
            match *event {
                Event::Rolled { totals, .. } => rolled = Some(totals),
                Event::CombatOver { verdict, .. } => over = Some(verdict),
                Event::NavalSupport { side } => support = side,
                Event::Strengths { attacker, defender, .. } => {
                    let base = [attacker.total(), defender.total()];
                    let expected =
                        [small(&case.expect["attacker_base"]), small(&case.expect["defender_base"])];
                    assert_eq!(base, expected, "{name}");
                }
                _ => {}
            }
        }
        let totals = [small(&case.expect["attacker_total"]), small(&case.expect["defender_total"])];
        assert_eq!(rolled, Some(totals), "{name}");
        let verdict = match case.expect["result"].as_str() {
            Some("attacker") => Verdict::Attacker,
            Some("defender") => Verdict::Defender,
            _ => Verdict::Tie,
        };
        assert_eq!(over, Some(verdict), "{name}");
        if case.expect.get("support_to").is_some() {
            assert_eq!(support, verdict.winner(), "{name}");
        }
        let after = scene.at.state.map;
        let mut lost: BTreeMap<String, BTreeMap<String, u8>> = BTreeMap::new();
        for &power in Power::ALL {
            for &kind in Kind::ALL {
                let gone = before.on_map(power, kind) - after.on_map(power, kind);
                if gone > 0 {
                    let owner = lost.entry(power.id().replace('-', "_")).or_default();
                    owner.insert(kind.id().to_owned(), gone);
                    let drawn = scene.at.unrest(power);
                    assert!(drawn >= u16::from(gone), "{name}: {power} takes unrest");
                }
            }
        }
        assert_eq!(serde_json::to_value(lost).unwrap(), case.expect["losses"], "{name}");
        if let Some(changes) = case.expect.get("control_changes").and_then(Value::as_bool) {
            assert_eq!(before.control != after.control, changes, "{name}");
        }
    }
}

#[test]
fn d9_8_and_o9_6_naval_access_of_the_examples() {
    let cases = cases("naval_access");
    assert_eq!(cases.len(), 4);
    for case in cases {
        let made = case.options();
        let deluxe = case.edition == "deluxe";
        let (red, blue) = if deluxe {
            ("britain spain russia", "france austria prussia united-provinces")
        } else {
            ("britain spain", "france austria")
        };
        let mut at = Position::with(&made, "britain france spain austria").rows(red, blue);
        let leaders =
            [(Power::Britain, Power::Spain, Power::Russia), (Power::France, Power::Austria, Power::Prussia)];
        let mut plan = Plan::plain(Power::Britain, Area::Caribbean, Target::Power(Power::France));
        for (side, (own, ally, np)) in leaders.into_iter().enumerate() {
            let given = &case.given[["attacker", "defender"][side]];
            let committed = small(&given["player_allies"]);
            let numbers = [(own, small(&given["own"])), (ally, committed), (np, small(&given["np"]))];
            for (power, navies) in numbers {
                at.state.map.units[power.index()][Area::Caribbean.index()][Kind::Navy.index()] = navies;
            }
            plan.commit[side][ally.index()] = [committed, 0];
        }
        let naval = at.state.forecast(&plan).naval.expect("a naval part");
        let name = |side: Option<Side>| {
            side.map(|side| if side == Side::Attacker { "attacker" } else { "defender" })
        };
        let [attacker, defender] = naval.can;
        assert_eq!(Value::from(attacker), case.expect["attacker_can"], "{}", case.id);
        assert_eq!(Value::from(defender), case.expect["defender_can"], "{}", case.id);
        assert_eq!(Value::from(naval.combat.is_some()), case.expect["fight_possible"], "{}", case.id);
        assert_eq!(Value::from(name(naval.support)), case.expect["support"], "{}", case.id);
    }
}

#[test]
fn o9_8_dice_add_their_difference() {
    for case in cases("dice") {
        let dice = [small(&case.given["dice"][0]), small(&case.given["dice"][1])];
        assert_eq!(Value::from(difference(dice)), case.expect["adds"]);
        assert_eq!(Value::from(seven(dice)), case.expect["seven"]);
    }
}

#[test]
fn d9_6_non_player_units_of_the_wallace_example() {
    let case = &cases("np_bonus")[0];
    let at = Position::new("britain france spain austria")
        .rows("britain spain russia", "france austria prussia united-provinces");
    let at = at.units(Power::Russia, "north-america", "2 army").neutrals("n35");
    let strength = |attacker: Power, target: Target, side: Side| {
        let attack = Attack::declared(attacker, Area::NorthAmerica, target, false);
        let battle = Battle { state: &at.state, attack: &attack };
        Value::from(battle.strength(side, Front::Land).non_players)
    };
    let (britain, france) = (Target::Power(Power::Britain), Target::Power(Power::France));
    assert_eq!(strength(Power::Britain, france, Side::Attacker), case.expect["bonus_red_attacking"]);
    assert_eq!(strength(Power::France, britain, Side::Defender), case.expect["bonus_red_defending"]);
    assert_eq!(strength(Power::France, britain, Side::Attacker), case.expect["bonus_blue"]);
    assert_eq!(strength(Power::Britain, france, Side::Defender), case.expect["bonus_blue"]);
    let neutral = Target::Neutral("n35".parse().unwrap());
    assert_eq!(strength(Power::Britain, neutral, Side::Attacker), case.expect["bonus_against_neutral"]);
}

#[test]
fn d9_19_at_most_two_units_a_side_and_combat() {
    let case = &cases("fact").into_iter().find(|case| case.id == "D-EX-MAXLOSS").unwrap();
    let given = |name: &str| small(&case.given[name]);
    let all = given("per_side_per_combat") * given("sides") * given("combats");
    assert_eq!(Value::from(all), case.expect["max_units_lost"]);
    // The table of losses has no room for a third unit: whatever the dice, two are the most.
    let at = Position::new("britain france spain austria").units(Power::Britain, "baltic", "9 army");
    let at = at.units(Power::France, "baltic", "9 army 2 fort");
    let plan = Plan::plain(Power::Britain, Area::Baltic, Target::Power(Power::France));
    let crate::Land::Unfought(combat) = at.state.forecast(&plan).land else { panic!("no sea fight") };
    for tolls in combat.losses {
        for (own, row) in tolls.iter().enumerate() {
            for (allies, &rolls) in row.iter().enumerate() {
                assert!(rolls == 0 || own + allies <= usize::from(given("per_side_per_combat")));
            }
        }
    }
}
