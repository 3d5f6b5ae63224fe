//! Whether to pay another seat that asks for money.
//!
//! Money given away is worth something only for what the other does in return, and nothing binds the
//! other to do it. So the question is what the other has to decide now, what it would decide by itself,
//! and what it could decide instead to the payer's advantage without being worse off once it is paid.

use table::{Dice, Game, NoLog, Seat, Seed};

use crate::Seen;
use crate::judge::{Judge, Values};
use crate::ply::{self, greatest};

/// Imagined worlds over which both ways are averaged.
const WORLDS: usize = 4;
/// How likely it is that whoever was paid does what it was paid for.
const TRUST: f32 = 0.5;

/// Whether `payment` to the seat `to` is worth its price.
pub(crate) fn pays<G: Game>(
    judge: &impl Judge<G>,
    seen: &Seen<'_, G>,
    to: Seat,
    payment: G::Action,
    dice: &mut Dice,
) -> bool {
    // Who has nothing to decide has nothing to sell.
    if !seen.waiting_on().contains(to) {
        return false;
    }
    let me = seen.seat();
    let (mut refused, mut paid) = (0.0, 0.0);
    for _ in 0..WORLDS {
        let world = seen.imagine(dice);
        let mut richer = world.clone();
        G::apply(&mut richer, me, payment, dice, &mut NoLog);
        // The same luck both ways: nothing but the money makes the difference.
        let luck = Seed::from_number(u64::from(dice.word()));
        let choice = |state| Choice::of(judge, state, to, &mut Dice::new(luck));
        let (Some(without), Some(with)) = (choice(&world), choice(&richer)) else {
            return false;
        };
        let favour = with.best_for(me, to, without.favourite[to.index()]);
        refused += without.favourite[me.index()];
        paid += TRUST * favour + (1.0 - TRUST) * with.favourite[me.index()];
    }
    paid > refused
}

/// What a seat could decide.
struct Choice {
    /// What each decision leads to.
    each: Vec<Values>,
    /// What the decision leads to that the seat likes best.
    favourite: Values,
}

impl Choice {
    fn of<G: Game>(judge: &impl Judge<G>, state: &G::State, seat: Seat, dice: &mut Dice) -> Option<Self> {
        let mut legal = Vec::new();
        G::legal(state, seat, &mut legal);
        if legal.is_empty() {
            return None;
        }
        judge.candidates(state, &mut legal);
        let each: Vec<Values> =
            legal.into_iter().map(|action| ply::after(judge, state, seat, action, dice)).collect();
        let worth: Vec<f32> = each.iter().map(|values| values[seat.index()]).collect();
        let favourite = each[greatest(&worth)];
        Some(Self { each, favourite })
    }

    /// The most that `me` can have if `seat` is to have at least so much; what `seat` likes best gives it
    /// that, or nothing does.
    fn best_for(&self, me: Seat, seat: Seat, least: f32) -> f32 {
        self.each
            .iter()
            .filter(|values| values[seat.index()] >= least)
            .map(|values| values[me.index()])
            .fold(self.favourite[me.index()], f32::max)
    }
}
