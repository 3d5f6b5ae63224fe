//! Why a computer player decided so: which sources of victory the decision changes.

use table::{Dice, Game, NoLog};

use crate::Seen;
use crate::judge::{Judge, Term};

/// The most that is told about one decision.
const MOST: usize = 3;
/// Changes smaller than this, in victory points, are not worth telling.
const LEAST: f32 = 0.15;

/// What a decision changes, the greatest change first, as far as everybody can work it out: hidden
/// cards and tiles never show here. A decision that is only begun is explained at its end.
pub(crate) fn changes<G: Game>(
    judge: &impl Judge<G>,
    seen: &Seen<'_, G>,
    action: G::Action,
    dice: &mut Dice,
) -> Vec<Term> {
    let world = seen.imagine(dice);
    let mut next = world.clone();
    G::apply(&mut next, seen.seat(), action, dice, &mut NoLog);
    if !judge.quiet(&next) {
        return Vec::new();
    }
    let mut changes: Vec<Term> = Vec::new();
    let mut add = |term: Term, sign: f32| {
        if !term.public {
            return;
        }
        let points = sign * term.points;
        match changes.iter_mut().find(|other| (other.key, other.about) == (term.key, term.about)) {
            Some(known) => known.points += points,
            None => changes.push(Term { points, ..term }),
        }
    };
    judge.terms(&world, seen.seat()).into_iter().for_each(|term| add(term, -1.0));
    judge.terms(&next, seen.seat()).into_iter().for_each(|term| add(term, 1.0));
    changes.retain(|term| term.points.abs() >= LEAST);
    changes.sort_by(|a, b| b.points.abs().total_cmp(&a.points.abs()));
    changes.truncate(MOST);
    changes
}
