//! 5.2 Event cards.
//!
//! A card is a row of `table`, written in the words of `vocabulary`; `resolve` carries its steps
//! out one by one, `choices` lists what may be chosen inside them, `refusals` says why not.

mod advantage;
mod choices;
mod refusals;
mod resolve;
mod table;
#[cfg(test)]
mod tests;
mod vocabulary;

use ::table::{Illegal, Log, Quote};

pub(crate) use choices::reveals;

use crate::play::Play;
use crate::state::{State, Step};
use crate::{Action, Event};

/// Every legal decision inside an Event.
pub(crate) fn legal(state: &State, step: Step, list: &mut Vec<Action>) {
    choices::offers(state, step, &mut |action| list.push(action));
}

/// What a decision inside an Event costs, or which rule forbids it.
pub(crate) fn check(state: &State, step: Step, action: Action) -> Result<Quote, Illegal> {
    if let Some(quote) = advantage::quote(state, step, action) {
        return quote;
    }
    let mut offered = false;
    choices::offers(state, step, &mut |offer| offered |= offer == action);
    if offered { Ok(Quote::FREE) } else { Err(refusals::explain(state, step, action)) }
}

impl<L: Log<Event>> Play<'_, L> {
    /// Carries out a decision inside an Event.
    pub(crate) fn event_decision(&mut self, step: Step, action: Action) {
        self.pop();
        self.carry_out(step, action);
    }
}
