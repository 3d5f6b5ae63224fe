//! One decision deep: what each decision leads to, by the judgement.

use table::{Dice, Game, NoLog, Seat};

use crate::Seen;
use crate::judge::{Judge, Values, final_value};

/// How far a begun decision is carried on before it is judged as it is.
const DEEPEST: u8 = 4;

/// The value of a position: of the result if it has one, by the judgement otherwise.
pub(crate) fn value<G: Game>(judge: &impl Judge<G>, state: &G::State) -> Values {
    final_value::<G>(state).unwrap_or_else(|| judge.value(state))
}

/// The value of what a decision leads to, the decision carried to its end by whoever decides in it.
pub(crate) fn after<G: Game>(
    judge: &impl Judge<G>,
    state: &G::State,
    seat: Seat,
    action: G::Action,
    dice: &mut Dice,
) -> Values {
    let mut next = state.clone();
    G::apply(&mut next, seat, action, dice, &mut NoLog);
    settled(judge, &next, dice, DEEPEST)
}

/// The value of a position once the begun decision is finished: each who decides on the way takes
/// what is best for it.
fn settled<G: Game>(judge: &impl Judge<G>, state: &G::State, dice: &mut Dice, depth: u8) -> Values {
    let seat = G::waiting_on(state).iter().next();
    let (false, false, Some(seat)) = (depth == 0, judge.quiet(state), seat) else {
        return value::<G>(judge, state);
    };
    let mut legal = Vec::new();
    G::legal(state, seat, &mut legal);
    judge.candidates(state, &mut legal);
    let mut best = None::<Values>;
    for action in legal {
        let mut next = state.clone();
        G::apply(&mut next, seat, action, dice, &mut NoLog);
        let next = settled(judge, &next, dice, depth - 1);
        if best.is_none_or(|values| next[seat.index()] > values[seat.index()]) {
            best = Some(next);
        }
    }
    best.unwrap_or_else(|| value::<G>(judge, state))
}

/// The value of a position after everybody has played on, one ply deep, until it was at rest so many
/// times.
pub(crate) fn played_on<G: Game>(
    judge: &impl Judge<G>,
    mut state: G::State,
    rests: u8,
    dice: &mut Dice,
) -> Values {
    let mut legal = Vec::new();
    let mut left = rests;
    loop {
        if let Some(values) = final_value::<G>(&state) {
            return values;
        }
        if judge.rests(&state) {
            if left <= 1 {
                return judge.value(&state);
            }
            left -= 1;
        }
        let Some(seat) = G::waiting_on(&state).iter().next() else { return judge.value(&state) };
        legal.clear();
        G::legal(&state, seat, &mut legal);
        judge.candidates(&state, &mut legal);
        let mut best = (f32::MIN, legal[0]);
        if legal.len() > 1 {
            for &action in &legal {
                let value = after(judge, &state, seat, action, dice)[seat.index()];
                if value > best.0 {
                    best = (value, action);
                }
            }
        }
        let action = best.1;
        G::apply(&mut state, seat, action, dice, &mut NoLog);
    }
}

/// The decisions worth looking at, each with what it is worth to the seat that decides, on average
/// over imagined worlds.
pub(crate) fn each<G: Game>(
    judge: &impl Judge<G>,
    seen: &Seen<'_, G>,
    worlds: usize,
    dice: &mut Dice,
) -> (Vec<G::Action>, Vec<f32>) {
    let mut candidates = seen.legal().to_vec();
    let mut sums = Vec::new();
    for _ in 0..worlds {
        let world = seen.imagine(dice);
        if sums.is_empty() {
            judge.candidates(&world, &mut candidates);
            sums = vec![0.0; candidates.len()];
        }
        for (sum, &action) in sums.iter_mut().zip(&candidates) {
            *sum += after(judge, &world, seen.seat(), action, dice)[seen.seat().index()];
        }
    }
    for sum in &mut sums {
        *sum /= worlds as f32;
    }
    (candidates, sums)
}

/// The place of the greatest value; the first of equals.
pub(crate) fn greatest(values: &[f32]) -> usize {
    let mut best = 0;
    for (place, value) in values.iter().enumerate() {
        if *value > values[best] {
            best = place;
        }
    }
    best
}
