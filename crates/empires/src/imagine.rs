//! Worlds that a seat cannot tell from the real one.
//!
//! Hidden are the values of the others' unrest counters (D0.8) and, while start markers are drafted,
//! the hands and choices of the others (S4).

use table::{Dice, Seat};

use crate::facts::{Areas, Counter, Counters, Power};
use crate::options::UnrestRule;
use crate::setup::{NO_PICK, draft_fits};
use crate::state::{Markers, State, Step, Unrest};

/// How often a draw that does not fit is repeated before what led to it is drawn anew. Worlds are
/// tried until one fits: the true one does, so there is one.
const TRIES: usize = 20;

/// Everything hidden from the seat, drawn anew, consistently with all it has seen.
pub(crate) fn imagine(state: &State, seat: Seat, dice: &mut Dice) -> State {
    let mut world = *state;
    let Some(me) = state.powers[seat.index()] else { return world };
    if state.step == Step::Over {
        return world;
    }
    if state.rules.unrest == UnrestRule::Drawn {
        imagine_unrest(&mut world, me, dice);
    }
    if state.step == Step::Draft {
        (world.bag, world.markers) = loop {
            if let Some(imagined) = imagine_draft(state, seat, dice) {
                break imagined;
            }
        };
    }
    world
}

// ----- unrest -----

/// Counters by value.
type Values = [u16; 3];

/// D3.4, D3.6 The counters of the others and of the bag are mixed and dealt anew; those drawn from
/// the empty bag are worth 1.
fn imagine_unrest(world: &mut State, me: Power, dice: &mut Dice) {
    let others = world.player_powers().without(me);
    let mut pool: Values = world.unrest_bag.map(u16::from);
    for power in others.iter() {
        let unrest = &world.players[power.index()].unrest;
        for (sum, drawn) in pool.iter_mut().zip(unrest.drawn) {
            *sum += drawn;
        }
        pool[1] -= unrest.late;
    }
    'tries: loop {
        let mut left = pool;
        let mut dealt = [[0; 3]; Power::COUNT];
        for power in others.iter() {
            let unrest = &world.players[power.index()].unrest;
            let Some(drawn) = (0..TRIES).find_map(|_| deal(unrest, &mut left, dice)) else { continue 'tries };
            dealt[power.index()] = drawn;
        }
        for power in others.iter() {
            world.players[power.index()].unrest.drawn = dealt[power.index()];
        }
        world.unrest_bag = left.map(|count| count as u8);
        return;
    }
}

/// D3.5 Counters for one player, one after the other, that allow the returns everybody saw. The
/// pool is left as it is if they do not.
fn deal(unrest: &Unrest, pool: &mut Values, dice: &mut Dice) -> Option<Values> {
    let early = unrest.count() - unrest.late;
    let mut left = *pool;
    let mut drawn: Values = [0; 3];
    let mut returned = 0;
    for seen in &unrest.returns[..usize::from(unrest.return_count)] {
        let late = seen.drawn.saturating_sub(early);
        returned += u16::from(seen.points);
        (drawn, left) = (0..TRIES).find_map(|_| {
            let (mut drawn, mut left) = (drawn, left);
            draw_until(&mut drawn, seen.drawn.min(early), &mut left, dice);
            let points = drawn[1] + 2 * drawn[2] + late;
            let fits = if seen.short { points == returned } else { points >= returned };
            fits.then_some((drawn, left))
        })?;
    }
    draw_until(&mut drawn, early, &mut left, dice);
    *pool = left;
    drawn[1] += unrest.late;
    Some(drawn)
}

fn draw_until(drawn: &mut Values, count: u16, pool: &mut Values, dice: &mut Dice) {
    for _ in drawn.iter().sum()..count {
        let all: u16 = pool.iter().sum();
        let mut pick = dice.below(all.into()) as u16;
        let mut value = 0;
        while pick >= pool[value] {
            pick -= pool[value];
            value += 1;
        }
        pool[value] -= 1;
        drawn[value] += 1;
    }
}

// ----- draft -----

/// S4 Hands and choices of the others. A hand that lay before the seat holds what the seat saw, less
/// what others chose since; what was chosen before, and hands it never saw, may be anything unseen.
fn imagine_draft(state: &State, me: Seat, dice: &mut Dice) -> Option<(Counters, Markers)> {
    let seats = state.seats();
    let passed = state.markers.passed;
    let mut markers = state.markers;
    let first_look = |hand: u8| (me.0 + seats - hand) % seats;
    let chooser = |hand: u8, pass: u8| usize::from((hand + pass) % seats);
    // What the seat has never seen.
    let mut unseen = state.bag;
    for hand in 0..seats {
        if first_look(hand) > passed {
            unseen = unseen.or(state.markers.hands[usize::from(hand)]);
        }
        for pass in 0..passed.min(first_look(hand)) {
            unseen.insert(Counter(state.markers.picks[chooser(hand, pass)][usize::from(pass)]));
        }
    }
    let draw = |set: &mut Counters, dice: &mut Dice| {
        let counter = set.nth(dice.below(set.len() as u32) as usize);
        set.remove(counter);
        counter
    };
    for hand in 0..seats {
        let first = first_look(hand);
        let place = usize::from(hand);
        if first > passed {
            let size = markers.hands[place].len();
            markers.hands[place] = Counters::NONE;
            for _ in 0..size {
                markers.hands[place].insert(draw(&mut unseen, dice));
            }
        }
        for pass in 0..passed.min(first) {
            markers.picks[chooser(hand, pass)][usize::from(pass)] = draw(&mut unseen, dice).0;
        }
        // Between two looks the others chose what is missing, in some order; after the last look
        // they chose something that was there.
        let mut look = first;
        while look <= passed {
            let next = look + seats;
            let back = next <= passed;
            let mut among: Counters = (look + 1..passed.min(next))
                .map(|pass| Counter(markers.picks[chooser(hand, pass)][usize::from(pass)]))
                .collect();
            if !back {
                among = among.or(markers.hands[place]);
            }
            for pass in look + 1..passed.min(next) {
                markers.picks[chooser(hand, pass)][usize::from(pass)] = draw(&mut among, dice).0;
            }
            if !back {
                markers.hands[place] = among;
                break;
            }
            look = next;
        }
    }
    for seat in (0..seats).filter(|&seat| seat != me.0) {
        let pick = &mut markers.picks[usize::from(seat)][usize::from(passed)];
        if *pick != NO_PICK {
            let hand = markers.hands[state.hand_of(Seat(seat))];
            *pick = hand.nth(dice.below(hand.len() as u32) as usize).0;
        }
    }
    for seat in 0..usize::from(seats) {
        markers.own[seat] =
            markers.picks[seat][..usize::from(passed)].iter().map(|&pick| Counter(pick)).collect();
    }
    choices_were_legal(state, &markers, me).then_some((unseen, markers))
}

/// R-33 Whether the others could have chosen as imagined.
fn choices_were_legal(state: &State, markers: &Markers, me: Seat) -> bool {
    let seats = state.seats();
    let picked = |seat: u8, pass: u8| {
        let pick = markers.picks[usize::from(seat)][usize::from(pass)];
        (pick != NO_PICK).then_some(Counter(pick))
    };
    (0..seats).filter(|&seat| seat != me.0).all(|seat| {
        let mut chosen = Areas::NONE;
        (0..=markers.passed).all(|pass| {
            let Some(pick) = picked(seat, pass) else { return true };
            let hand = (seat + seats - pass % seats) % seats;
            // What lay in the hand then: what lies in it now, and what was chosen from it since.
            let mut content = markers.hands[usize::from(hand)];
            (pass..markers.passed)
                .filter_map(|later| picked((hand + later) % seats, later))
                .for_each(|counter| content.insert(counter));
            let fits = draft_fits(state, content, chosen, pick);
            chosen = chosen.with(state.area_of(pick));
            fits
        })
    })
}
