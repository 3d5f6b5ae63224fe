//! Set-up and the side bid.

use table::{BadOptions, Dice, Log, NoLog, Seat};

use crate::facts::{
    BasicTiles, BonusTile, BonusTiles, Era, InvestmentTiles, SPANISH_FLAGS, START, Spaces, War,
};
use crate::options::Sides;
use crate::play::Play;
use crate::state::{
    Army, Awards, Battle, Board, Both, Cabinet, Deck, Jacobites, Pending, Round, State, Step, Tiles, Tracks,
    WarDisplay,
};
use crate::{Action, Event, EventCards, Few, Options, Side};

/// Playbook set-up, up to the first decision.
pub(crate) fn setup(options: Options, seats: usize, dice: &mut Dice) -> Result<State, BadOptions> {
    options.validate()?;
    if seats != 2 {
        return Err(BadOptions(format!("Imperial Struggle is for two seats, not {seats}")));
    }
    let mut state = at_the_start(options);
    let mut play = Play { state: &mut state, dice, log: &mut NoLog };
    match options.sides {
        Sides::FranceFirst => play.settle_sides(Seat(0)),
        Sides::BritainFirst => play.settle_sides(Seat(1)),
        Sides::Random => {
            let france = Seat(play.dice.below(2) as u8);
            play.settle_sides(france);
        }
        Sides::Bid => play.push(Step::BidSide),
    }
    play.run();
    Ok(state)
}

/// The table of the Playbook's set-up, before anything is drawn.
pub(crate) fn at_the_start(options: Options) -> State {
    let mut deck = Deck::default();
    deck.add_to_pile(EventCards::of_era(Era::Succession));
    let army = Army { basic_pool: BasicTiles::ALL.0, bonus_pool: BonusTiles::ALL.0, ..Army::default() };
    State {
        options,
        seat_of: Both([Seat(0), Seat(1)]),
        turn: 1,
        fighting: None,
        board: Board {
            control: Both(START),
            spain: if options.spanish_empire { SPANISH_FLAGS } else { Spaces::EMPTY },
            ..Board::default()
        },
        tracks: Tracks {
            vp: 15,
            debt: Both([0, 0]),
            limit: Both([6, 6]),
            trp: Both(Side::BOTH.map(|side| options.handicap(side))),
            navy_box: Both([1, 2]),
            unbuilt: Both([7, 6]),
            huguenots_left: 2,
            ..Tracks::default()
        },
        deck,
        ministries: Both([Cabinet::default(); 2]),
        jacobites: Jacobites::default(),
        exhausted: crate::facts::Advantages::EMPTY,
        awards: Awards::default(),
        demand: 0,
        townshend: None,
        free_credit_used: 0,
        tiles: Tiles { stack: InvestmentTiles::ALL, ..Tiles::default() },
        war: WarDisplay { army: Both([army; 2]), ..WarDisplay::default() },
        initiative: Side::France,
        first: Side::France,
        rounds_done: 0,
        round: Round::new(Side::France),
        battle: Battle::default(),
        pending: Both([Pending::default(); 2]),
        agenda: Few::EMPTY,
        result: None,
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// The seat that plays France is known: the first war is laid out and the first turn begins.
    fn settle_sides(&mut self, france: Seat) {
        let britain = Seat(1 - france.0);
        self.state.seat_of = Both([france, britain]);
        self.say(Event::Sides { france, britain });
        self.push(Step::Open);
        self.lay_out(War::Wss);
        // Playbook set-up, R-157: one French Bonus War tile lies in Central Europe.
        if self.draw_bonus(Side::France).is_some() {
            let army = &mut self.state.war.army[Side::France];
            let tile: BonusTile = army.unplaced.pop().expect("just drawn");
            army.bonus[0].push(tile);
        }
    }

    /// R-230 The side bid.
    pub(crate) fn bid_decision(&mut self, seat: Seat, step: Step, action: Action) {
        self.pop();
        match (step, action) {
            (Step::BidSide, Action::WantSide(wanted)) => {
                self.say(Event::SideWanted { seat, side: wanted });
                self.push(Step::Bid { seat, wanted, last: None });
            }
            (Step::Bid { wanted, .. }, Action::Bid(amount)) => {
                self.say(Event::Bid { seat, amount });
                self.push(Step::Bid { seat: Seat(1 - seat.0), wanted, last: Some(amount) });
            }
            (Step::Bid { wanted, last, .. }, _) => {
                // The seat that accepts takes the other side with the Treaty Points.
                let bidder = Seat(1 - seat.0);
                let france = if wanted == Side::France { bidder } else { seat };
                self.settle_sides(france);
                self.change_trp(wanted.other(), last.unwrap_or(0) as i8, "side-bid");
            }
            _ => {}
        }
    }
}
