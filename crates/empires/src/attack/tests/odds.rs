//! The table of odds, reproduced by enumerating the engine's own combat at sea and on land.

use table::Report;

use super::{deluxe, original, with};
use crate::action::Target;
use crate::attack::forces::Battle;
use crate::attack::odds::nth_roll;
use crate::facts::Power::{Austria, Britain, France, Prussia, Spain};
use crate::facts::{Area, Kind, Power};
use crate::play::Play;
use crate::state::{Attack, Front, Side, State, Step, Verdict};
use crate::testing::Position;
use crate::{Combat, Event, Land, Plan, ROLLS, Toll};

fn combat(front: Front, attackers: u8, defenders: u8) -> Combat {
    let kind = if front == Front::Sea { "navy" } else { "army" };
    let at = Position::new("britain france")
        .rows("britain russia austria", "france spain prussia united-provinces")
        .units(Power::Britain, "baltic", &format!("{attackers} {kind}"))
        .units(Power::France, "baltic", &format!("{defenders} {kind}"));
    let forecast =
        at.state.forecast(&Plan::plain(Power::Britain, Area::Baltic, Target::Power(Power::France)));
    match (front, forecast.land) {
        (Front::Sea, Land::None) => forecast.naval.and_then(|naval| naval.combat).expect("a sea fight"),
        (Front::Land, Land::Unfought(combat)) => combat,
        _ => panic!("another combat"),
    }
}

#[test]
fn d9_16_to_d9_19_odds_at_sea_and_on_land_are_those_of_the_table() {
    let mut rows = include_str!("../../../tests/data/odds.csv").lines();
    let columns: Vec<&str> = rows.next().expect("a heading").split(',').collect();
    let mut seen = 0;
    for row in rows {
        let cells: Vec<&str> = row.split(',').collect();
        let cell = |name: &str| cells[columns.iter().position(|column| *column == name).expect(name)];
        let number = |name: &str| cell(name).parse::<u16>().expect("a number");
        let lead: i8 = cell("d").parse().expect("a number");
        let (attackers, defenders) = ((8 + lead.min(0)) as u8 + 1, (8 - lead.max(0)) as u8 + 1);
        // Both sides have at least one unit; 9 navies are more than there are, but count all the same.
        for front in [Front::Sea, Front::Land] {
            let combat = combat(front, attackers, defenders);
            let totals = combat.strengths.map(|strength| strength.total());
            assert_eq!(i16::from(totals[0]) - i16::from(totals[1]), i16::from(lead));
            let tally = combat.tally;
            assert_eq!(tally.rolls(Verdict::Attacker), number("attacker_wins"), "{lead}");
            assert_eq!(tally.rolls(Verdict::Tie), number("tie"), "{lead}");
            assert_eq!(tally.rolls(Verdict::Defender), number("defender_wins"), "{lead}");
            assert_eq!(number("total"), ROLLS);
            let mut sevens = [0; 2];
            for (verdict, name) in Verdict::ALL.into_iter().zip(["att", "tie", "def"]) {
                let ways =
                    [(false, false, "no7"), (true, false, "a7"), (false, true, "d7"), (true, true, "both7")];
                for (attacker, defender, seven) in ways {
                    let count = tally.count(verdict, attacker, defender);
                    assert_eq!(count, number(&format!("{name}_{seven}")), "{lead} {name}_{seven}");
                    sevens[0] += u16::from(attacker) * count;
                    sevens[1] += u16::from(defender) * count;
                }
            }
            assert_eq!(sevens, [number("attacker_rolls_7"), number("defender_rolls_7")]);
            let losses = combat.losses.map(|toll| toll.iter().flatten().sum::<u16>());
            assert_eq!(losses, [ROLLS; 2]);
        }
        seen += 1;
    }
    assert_eq!(seen, 17);
}

/// Fights a combat with each of the 1,296 rolls, as play does it, and takes all losses.
fn fought(at: &mut Position, attack: Attack) -> ([u16; 3], [Toll; 2]) {
    let before = at.state;
    // After a sea fight the land part may already be over: only what fought at sea counts then.
    let fought = |kind: &&Kind| (**kind == Kind::Navy) == (attack.front == Front::Sea);
    let lost = |after: &State, power: Power| {
        let gone = |kind: &Kind| before.map.on_map(power, *kind) - after.map.on_map(power, *kind);
        usize::from(Kind::ALL.iter().filter(fought).map(gone).sum::<u8>())
    };
    let mut verdicts = [0; 3];
    let mut tolls = [[[0; 3]; 3]; 2];
    for roll in (0..ROLLS).map(nth_roll) {
        at.state = before;
        at.state.attack = Some(attack);
        at.report = Report::default();
        Play { state: &mut at.state, dice: &mut at.dice, log: &mut at.report }.dice_fall(roll);
        // The last decision of the list is taken, whatever it is: no choice changes the numbers.
        while at.state.attack.is_some_and(|now| now.front == attack.front) {
            let choice = at.legal().pop().expect("something to decide");
            at.decide(&choice);
        }
        let ends = |(_, event): &(_, Event)| match *event {
            Event::CombatOver { verdict, .. } => Some(verdict),
            _ => None,
        };
        let verdict = at.report.events.iter().find_map(ends).expect("the combat is over");
        verdicts[verdict as usize] += 1;
        for side in Side::BOTH {
            let principal = attack.principal(side);
            let own =
                principal.filter(|&power| before.is_player(power)).map_or(0, |power| lost(&at.state, power));
            let row = principal.and_then(|power| before.row_of(power)).map(|row| before.row(row));
            let side_of = row.into_iter().flat_map(crate::facts::Powers::iter);
            let allies: usize =
                side_of.filter(|&power| Some(power) != principal).map(|power| lost(&at.state, power)).sum();
            tolls[side.index()][own][allies] += 1;
        }
    }
    at.state = before;
    (verdicts, tolls)
}

/// A combat at sea or on land with these allies is fought as it was foretold.
fn as_foretold(mut at: Position, front: Front, target: Power, committed: &[(Power, [u8; 2])]) {
    let mut attack = Attack::declared(Britain, Area::Baltic, Target::Power(target), false);
    attack.front = front;
    for &(power, units) in committed {
        attack.committed[power.index()] = units;
    }
    let foretold = Combat::of(Battle { state: &at.state, attack: &attack }, front);
    let (verdicts, tolls) = fought(&mut at, attack);
    assert_eq!(verdicts, Verdict::ALL.map(|verdict| foretold.tally.rolls(verdict)));
    assert_eq!(tolls, foretold.losses);
}

#[test]
fn d9_19_d9_20_and_o9_11_every_roll_costs_what_was_foretold() {
    let fort_seven = with(r#"{"fort-seven":"off"}"#);
    for table in [deluxe(), original(), fort_seven] {
        for (british, french) in [
            ("1 army 1 navy", "1 army 1 navy 1 fort"),
            ("2 army 2 navy", "0 army 1 navy 2 fort"),
            ("3 army 3 navy", "2 army 2 navy 1 fort"),
            ("4 army 1 navy", "1 army 3 navy"),
        ] {
            let at = || table.fork().units(Britain, "baltic", british).units(France, "baltic", french);
            let both =
                || at().units(Spain, "baltic", "2 army 2 navy").units(Austria, "baltic", "1 army 1 navy");
            for front in [Front::Sea, Front::Land] {
                as_foretold(at(), front, France, &[]);
                as_foretold(both(), front, France, &[(Spain, [1, 1])]);
                as_foretold(both(), front, France, &[(Spain, [2, 2]), (Austria, [1, 1])]);
            }
        }
    }
}

#[test]
fn d9_25_every_roll_against_a_non_player_marker_costs_what_was_foretold() {
    let table = Position::new("britain spain france")
        .rows("britain russia austria", "spain france prussia united-provinces");
    let at = table.units(Britain, "baltic", "4 army").control(Prussia, "baltic").units(
        Prussia,
        "german-states",
        "1 army",
    );
    let at = at.units(Spain, "baltic", "1 army").units(France, "baltic", "2 army");
    assert_eq!(at.asked().1, Step::Turn);
    as_foretold(at.fork(), Front::Land, Prussia, &[]);
    as_foretold(at.fork(), Front::Land, Prussia, &[(Spain, [0, 1])]);
    as_foretold(at.fork(), Front::Land, Prussia, &[(Spain, [0, 1]), (France, [0, 2])]);
}
