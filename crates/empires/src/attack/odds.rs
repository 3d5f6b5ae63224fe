//! The exact odds of a combat: all 1,296 rolls of its four dice.

use super::combat::{Roll, seven, totals};
use super::forces::{Battle, Strength};
use super::losses::{Ranks, toll};
use crate::state::{Front, Side, Verdict};

/// How many ways four dice can fall.
pub const ROLLS: u16 = 1296;

/// A lead or arrears of so much cannot be made up: dice add 5 at most.
const MOST_LEAD: u8 = 6;

/// Of all rolls, how many end in which verdict with which side's dice adding up to seven.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tally {
    /// By verdict, the attacker's seven, the defender's seven.
    counts: [[[u16; 2]; 2]; 3],
}

/// The tallies of every lead that matters: only the difference of the strengths counts.
static TALLIES: [Tally; 2 * MOST_LEAD as usize + 1] = {
    let mut tallies = [Tally { counts: [[[0; 2]; 2]; 3] }; 2 * MOST_LEAD as usize + 1];
    let mut lead = 0;
    while lead < tallies.len() {
        tallies[lead] = Tally::enumerate([lead as u8, MOST_LEAD]);
        lead += 1;
    }
    tallies
};

impl Tally {
    /// D9.16, D9.18 The tally for two strengths.
    pub(crate) fn of([attacker, defender]: [u8; 2]) -> Self {
        let lead = (attacker + MOST_LEAD).saturating_sub(defender);
        TALLIES[usize::from(lead.min(2 * MOST_LEAD))]
    }

    /// Throws the dice in all 1,296 ways.
    const fn enumerate(strengths: [u8; 2]) -> Self {
        let mut counts = [[[0; 2]; 2]; 3];
        let mut number = 0;
        while number < ROLLS {
            let roll = nth_roll(number);
            let verdict = Verdict::of(totals(strengths, roll));
            counts[verdict as usize][seven(roll[0]) as usize][seven(roll[1]) as usize] += 1;
            number += 1;
        }
        Self { counts }
    }

    /// How many rolls end that way, with these sevens.
    pub const fn count(&self, verdict: Verdict, attacker_seven: bool, defender_seven: bool) -> u16 {
        self.counts[verdict as usize][attacker_seven as usize][defender_seven as usize]
    }

    /// How many rolls end that way.
    pub fn rolls(&self, verdict: Verdict) -> u16 {
        self.counts[verdict as usize].iter().flatten().sum()
    }

    /// How many rolls end that way, with or without a seven of that side.
    fn with_seven(&self, verdict: Verdict, side: Side, seven: bool) -> u16 {
        match side {
            Side::Attacker => self.count(verdict, seven, false) + self.count(verdict, seven, true),
            Side::Defender => self.count(verdict, false, seven) + self.count(verdict, true, seven),
        }
    }
}

/// D9.16 One of the 1,296 ways four dice can fall.
pub(super) const fn nth_roll(number: u16) -> Roll {
    let [first, second, third, fourth] = [number % 6, number / 6 % 6, number / 36 % 6, number / 216 % 6];
    [[first as u8 + 1, second as u8 + 1], [third as u8 + 1, fourth as u8 + 1]]
}

/// D9.19, D9.20 Of all rolls, how many cost the principal (first index) and his allies (second) so many units.
pub type Toll = [[u16; 3]; 3];

/// A combat before its dice: the strengths, how it can end and what it can cost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Combat {
    /// The strengths of the sides.
    pub strengths: [Strength; 2],
    /// How it can end.
    pub tally: Tally,
    /// What it can cost each side.
    pub losses: [Toll; 2],
}

impl Combat {
    /// A combat as it stands, Reserves and Fighting Withdrawal left aside.
    pub(crate) fn of(battle: Battle<'_>, front: Front) -> Self {
        let strengths = battle.strengths(front);
        let tally = Tally::of(strengths.map(|strength| strength.total()));
        let fort_seven = battle.state.rules.fort_seven;
        let losses = Side::BOTH.map(|side| losses(&tally, side, battle.ranks(side, front), fort_seven));
        Self { strengths, tally, losses }
    }
}

fn losses(tally: &Tally, side: Side, ranks: Ranks, fort_seven: bool) -> Toll {
    let mut tolls = [[0; 3]; 3];
    for verdict in Verdict::ALL {
        for seven in [false, true] {
            let (own, allies) = toll(ranks, verdict, [verdict.costs(side), seven], fort_seven);
            tolls[usize::from(own)][usize::from(allies)] += tally.with_seven(verdict, side, seven);
        }
    }
    tolls
}
