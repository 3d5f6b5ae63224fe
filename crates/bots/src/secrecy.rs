//! Whether everybody can tell what a seat has decided, or only that it has.

use table::{Audience, Dice, Game, Report, Seat, Seed, Viewer};

/// In so many worlds that the others cannot tell from the real one other decisions are looked for.
const WORLDS: usize = 3;

/// Whether somebody who only watches could take the decision for another one: a card chosen face
/// down, say. Another decision shows the same, here or in a world where the seat holds other cards.
pub(crate) fn is_secret<G: Game>(
    state: &G::State,
    seats: usize,
    seat: Seat,
    action: G::Action,
    legal: &[G::Action],
    seed: Seed,
) -> bool {
    let shown = Shown::<G>::after(state, seat, action, seed);
    let view = std::cell::OnceCell::new();
    let looks_like = |world: &G::State, others: &[G::Action]| {
        let others = others.iter().filter(|&&other| other != action);
        others.into_iter().any(|&other| {
            let other = Shown::<G>::after(world, seat, other, seed);
            // The log tells most decisions apart, and costs less than a view.
            shown.events == other.events && *view.get_or_init(|| shown.view()) == other.view()
        })
    };
    if looks_like(state, legal) {
        return true;
    }
    let mut dice = Dice::new(seed);
    let others = (0..seats as u8).map(Seat).filter(|&other| other != seat);
    others.cycle().take(WORLDS).any(|other| {
        let world = G::imagine(state, other, &mut dice);
        let mut others = Vec::new();
        G::legal(&world, seat, &mut others);
        looks_like(&world, &others)
    })
}

/// What everybody learns of a decision.
struct Shown<G: Game> {
    events: Vec<(Audience, G::Event)>,
    state: G::State,
}

impl<G: Game> Shown<G> {
    fn after(state: &G::State, seat: Seat, action: G::Action, seed: Seed) -> Self {
        let mut state = state.clone();
        let mut report = Report::default();
        G::apply(&mut state, seat, action, &mut Dice::new(seed), &mut report);
        let mut events = report.events;
        events.retain(|(audience, _)| audience.includes(Viewer::Spectator));
        Self { events, state }
    }

    fn view(&self) -> G::View {
        G::view(&self.state, Viewer::Spectator)
    }
}
