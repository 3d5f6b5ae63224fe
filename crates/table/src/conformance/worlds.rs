//! (e) Nobody learns what they may not know; (f) imagined worlds look the same.

use super::Clause;
use super::report::Verdict;
use super::runner::Runner;
use crate::{Audience, Dice, Game, Report, Seat, SeatSet, Viewer};

/// How many decisions of a seat are carried out in both worlds.
const ACTIONS: usize = 3;

/// What a decision led to, if it drew no die and reported no barrier.
struct Quiet<G: Game> {
    state: G::State,
    events: Vec<(Audience, G::Event)>,
}

impl<G: Game> Quiet<G> {
    /// Carries a decision out; nothing if a die fell or something was revealed.
    fn of(state: &G::State, seat: Seat, action: G::Action, mut dice: Dice) -> Option<Self> {
        let drawn = dice.drawn();
        let mut state = state.clone();
        let mut report = Report::default();
        G::apply(&mut state, seat, action, &mut dice, &mut report);
        let quiet = report.barrier.is_none() && dice.drawn() == drawn;
        quiet.then_some(Self { state, events: report.events })
    }

    fn log(&self, viewer: Viewer) -> Vec<&G::Event> {
        self.events.iter().filter(|(audience, _)| audience.includes(viewer)).map(|(_, event)| event).collect()
    }

    /// Holds only if the viewer cannot tell the two apart.
    fn alike(&self, other: &Self, viewer: Viewer, clause: Clause, what: &str) -> Verdict {
        clause.same(&self.log(viewer), &other.log(viewer), || format!("{what}: other events"))?;
        let views = (G::view(&self.state, viewer), G::view(&other.state, viewer));
        clause.same(&views.0, &views.1, || format!("{what}: another view"))?;
        clause.same(&G::waiting_on(&self.state), &G::waiting_on(&other.state), || {
            format!("{what}: other seats are waited on")
        })?;
        if let Viewer::Seat(seat) = viewer {
            let lists = (legal::<G>(&self.state, seat), legal::<G>(&other.state, seat));
            clause
                .same(&notation(&lists.0), &notation(&lists.1), || format!("{what}: another legal list"))?;
        }
        Ok(())
    }
}

fn legal<G: Game>(state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut list = Vec::new();
    G::legal(state, seat, &mut list);
    let mut aside = Vec::new();
    G::aside(state, seat, &mut aside);
    list.extend(aside);
    list
}

fn notation<A: ToString>(list: &[A]) -> Vec<String> {
    list.iter().map(ToString::to_string).collect()
}

impl<G: Game> Runner<'_, G> {
    /// Imagines a world for a random seat and looks at it through that seat's eyes.
    pub(super) fn look_at_worlds(&mut self) -> Verdict {
        let me = Seat(self.probe.below(self.plan.seats as u32) as u8);
        self.asked = ("imagining", None);
        let world = G::imagine(self.journal.state(), me, &mut self.probe);
        self.look_at_world(me, &world)?;
        self.ask_prices(me, &world)?;
        self.act_in_both(me, me, &world)?;
        let other = Seat(self.probe.below(self.plan.seats as u32) as u8);
        if other != me {
            self.act_in_both(me, other, &world)?;
        }
        self.coverage.worlds += 1;
        self.decide_at_once()
    }

    fn look_at_world(&mut self, me: Seat, world: &G::State) -> Verdict {
        let state = self.journal.state();
        let views = (G::view(state, Viewer::Seat(me)), G::view(world, Viewer::Seat(me)));
        Clause::Imagine.same(&views.0, &views.1, || {
            format!(
                "the view of seat {me} differs in a world imagined for it: either it shows what the seat may \
                 not know, or imagine changed what the seat knows"
            )
        })?;
        G::invariants(world).map_err(|what| super::report::Fault {
            clause: Clause::Imagine,
            what: format!("in a world imagined for seat {me}: {what}"),
        })?;
        let views = (G::view(state, Viewer::Spectator), G::view(world, Viewer::Spectator));
        Clause::Leak.same(&views.0, &views.1, || {
            format!("a spectator sees what seat {me} at the table may not know")
        })?;
        Clause::Leak.same(&G::waiting_on(state), &G::waiting_on(world), || {
            format!("who is waited on tells seat {me} what it may not know")
        })?;
        let outcomes = (G::outcome(state), G::outcome(world));
        Clause::Leak
            .same(&outcomes.0, &outcomes.1, || format!("the outcome tells seat {me} what it may not know"))?;
        let roles = |state| self.seats().map(|seat| G::role(state, seat)).collect::<Vec<_>>();
        Clause::Leak
            .same(&roles(state), &roles(world), || format!("a role tells seat {me} what it may not know"))?;
        let (here, there) = (notation(&self.lists[me.index()]), notation(&legal::<G>(world, me)));
        Clause::Leak
            .same(&here, &there, || format!("the legal list of seat {me} depends on what it may not know"))
    }

    /// Prices and refusals tell nothing either.
    fn ask_prices(&mut self, me: Seat, world: &G::State) -> Verdict {
        let mut asked = self.lists[me.index()].clone();
        if !self.pool.is_empty() {
            for _ in 0..8 {
                let place = self.probe.below(self.pool.len() as u32) as usize;
                asked.push(self.pool[place]);
            }
        }
        for action in asked {
            self.asked = ("checking in an imagined world", Some((me, action)));
            let answers = (G::check(self.journal.state(), me, action), G::check(world, me, action));
            Clause::Leak.same(&answers.0, &answers.1, || {
                format!("the answer to “{action}” of seat {me} depends on what it may not know")
            })?;
        }
        Ok(())
    }

    /// What somebody does without a die or a reveal looks the same to me in both worlds.
    fn act_in_both(&mut self, me: Seat, actor: Seat, world: &G::State) -> Verdict {
        let mut actions = self.lists[actor.index()].clone();
        self.probe.shuffle(&mut actions);
        for action in actions.into_iter().take(ACTIONS) {
            self.asked = ("applying in an imagined world", Some((actor, action)));
            if G::check(world, actor, action).is_err() {
                continue;
            }
            let here = Quiet::<G>::of(self.journal.state(), actor, action, self.dice());
            let there = Quiet::<G>::of(world, actor, action, self.dice());
            Clause::Leak.holds(actor != me || here.is_some() == there.is_some(), || {
                format!("whether “{action}” of seat {me} can be taken back depends on what it may not know")
            })?;
            let (Some(here), Some(there)) = (here, there) else { continue };
            let (clause, what) = if actor == me {
                let what = format!(
                    "“{action}” of seat {me} shows it something hidden, and no barrier is reported: undo would \
                     let it peek"
                );
                (Clause::Undo, what)
            } else {
                let what = format!(
                    "“{action}” of seat {actor} shows seat {me} something hidden, and no barrier is reported"
                );
                (Clause::Leak, what)
            };
            here.alike(&there, Viewer::Seat(me), clause, &what)?;
            here.alike(&there, Viewer::Spectator, clause, &format!("{what} (as a spectator)"))?;
            self.coverage.compared += 1;
        }
        Ok(())
    }

    /// While several seats decide at once, the others cannot tell one decision from another.
    fn decide_at_once(&mut self) -> Verdict {
        let waiting = self.journal.waiting_on();
        if waiting.len() < 2 {
            return Ok(());
        }
        let seats: Vec<Seat> = waiting.iter().collect();
        let seat = self.any(&seats);
        // What is decided aside is seen by all at once.
        let mut actions = self.lists[seat.index()][..self.asides[seat.index()]].to_vec();
        if actions.len() < 2 {
            return Ok(());
        }
        self.probe.shuffle(&mut actions);
        let (one, other) = (actions[0], actions[1]);
        self.asked = ("deciding at the same time as others", Some((seat, one)));
        let first = Quiet::<G>::of(self.journal.state(), seat, one, self.dice());
        self.asked.1 = Some((seat, other));
        let second = Quiet::<G>::of(self.journal.state(), seat, other, self.dice());
        let (Some(first), Some(second)) = (first, second) else { return Ok(()) };
        let still: SeatSet = G::waiting_on(&first.state);
        if still != G::waiting_on(&second.state) || still.without(seat).is_empty() {
            return Ok(());
        }
        let others = self.seats().filter(|&other| other != seat).map(Viewer::Seat);
        for viewer in others.chain([Viewer::Spectator]) {
            let what = format!(
                "{viewer:?} can tell “{one}” of seat {seat} from “{other}”, while others have not decided yet"
            );
            first.alike(&second, viewer, Clause::Leak, &what)?;
        }
        self.coverage.simultaneous += 1;
        Ok(())
    }
}
