//! D10.5, O10.4, O10.5: the strike of a covert token.

use table::Log;

use super::forces::Battle;
use crate::Event;
use crate::action::Target;
use crate::facts::{Area, Power, Token};
use crate::play::Play;
use crate::state::{Attack, Verdict};

impl<L: Log<Event>> Play<'_, L> {
    /// D10.5, O10.4, O10.5 A covert token strikes at a marker. There are no allies, and the target
    /// cannot decline.
    pub(crate) fn begin_strike(&mut self, inciter: Power, token: Token, area: Area, struck: Power) {
        self.say(Event::Incited { inciter, token, area, struck });
        let mut strike = Attack::strike(inciter, token, area, struck);
        strike.support = Battle { state: self.state, attack: &strike }.support_in_strike();
        self.state.attack = Some(strike);
        self.offer_bonus();
    }

    /// D10.5 The marker goes onto a token that wins; otherwise the token goes back to the display.
    pub(super) fn strike_over(&mut self, token: Token, verdict: Verdict) {
        let Attack { area, target, .. } = *self.attack();
        match target {
            Target::Power(struck) if verdict == Verdict::Attacker => self.token_stays(token, area, struck),
            _ => self.token_back(token),
        }
        self.attack_over(verdict.winner());
    }
}
