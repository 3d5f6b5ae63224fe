//! D6, O6 Grand Alliances: the auctions, the proposals and the turn order that follows.

use table::{Dice, Illegal, Log, Quote, Seat};

use crate::action::{MOST_BID, Proposal};
use crate::facts::Power;
use crate::play::Play;
use crate::state::{Auction, Row, State, Step};
use crate::{Action, Event};

impl State {
    /// D6.8, O6.1 How many auctions a war has: one for each pair, and one for an odd power.
    pub fn auctions(&self) -> u8 {
        self.all_powers().len().div_ceil(2) as u8
    }

    /// D6.2, O6.2 Who opens the auction under way: each by the left neighbour of the last opener.
    pub fn opener(&self) -> Seat {
        self.nth_opener(self.auction.number)
    }

    /// D6.2, O6.2 Who opens an auction of this war, counted from 0.
    pub fn nth_opener(&self, number: u8) -> Seat {
        Seat((self.auction.first.0 + number) % self.seats())
    }

    /// D6.5, O6.3 Whose turn it is to bid or pass.
    pub fn bidder(&self) -> Seat {
        match self.auction.bid {
            None => self.opener(),
            Some((seat, ..)) => Seat((seat.0 + 1 + self.auction.passes) % self.seats()),
        }
    }

    /// D6.3, D6.5 The lowest bid that is allowed.
    pub fn least_bid(&self) -> u8 {
        self.auction.bid.map_or(0, |(_, gold, _)| gold + 1)
    }

    /// D6.4, O6.4 Every legal proposal: players before non-player powers.
    pub fn proposals(&self, mut visit: impl FnMut(Proposal)) {
        let allied = self.row(Row::Red).iter().chain(self.row(Row::Blue).iter()).collect();
        let players = self.player_powers().minus(allied);
        let others = self.non_players().minus(allied);
        let mut pair = |red: Power, blue: Power| visit(Proposal { red: Some(red), blue: Some(blue) });
        match (players.len(), others.len()) {
            (0, 0) => {}
            (0, 1) | (1, 0) => {
                for power in players.iter().chain(others.iter()) {
                    visit(Proposal { red: Some(power), blue: None });
                    visit(Proposal { red: None, blue: Some(power) });
                }
            }
            (1, _) => {
                for player in players.iter() {
                    for other in others.iter() {
                        pair(player, other);
                        pair(other, player);
                    }
                }
            }
            (count, _) => {
                let among = if count == 0 { others } else { players };
                for red in among.iter() {
                    for blue in among.without(red).iter() {
                        pair(red, blue);
                    }
                }
            }
        }
    }

    /// D6.4, O6.4 Whether a proposal is legal.
    pub fn is_proposal(&self, proposal: Proposal) -> bool {
        let mut found = false;
        self.proposals(|legal| found |= legal == proposal);
        found
    }

    /// D6.7, D6.9, O6.5, O6.6 The number of the first empty box of a row: odd in the red row, even in
    /// the blue one.
    pub fn next_box(&self, row: Row) -> u8 {
        let taken = self.boxes[row as usize].iter().flatten().count() as u8;
        2 * taken + 1 + row as u8
    }

    /// D6.7 Puts the powers of a proposal into the first empty boxes of their rows.
    pub fn seat_proposal(&mut self, proposal: Proposal) {
        for (row, power) in self.boxes.iter_mut().zip([proposal.red, proposal.blue]) {
            if power.is_some()
                && let Some(empty) = row.iter_mut().find(|place| place.is_none())
            {
                *empty = power;
            }
        }
    }
}

pub(crate) fn legal(state: &State, list: &mut Vec<Action>) {
    if state.step == Step::Propose {
        state.proposals(|proposal| list.push(Action::Propose(proposal)));
        return;
    }
    if state.auction.bid.is_some() {
        list.push(Action::Pass);
    }
    list.extend((state.least_bid()..=MOST_BID).map(Action::Bid));
}

pub(crate) fn check(state: &State, power: Power, action: Action) -> Result<Quote, Illegal> {
    match (state.step, action) {
        (Step::Propose, Action::Propose(proposal)) if state.is_proposal(proposal) => Ok(Quote::FREE),
        (Step::Propose, Action::Propose(_)) => {
            Err(Illegal::new(state.clause("D6.4", "O6.4"), "no-such-proposal"))
        }
        (Step::Bid, Action::Pass) if state.auction.bid.is_none() => {
            Err(Illegal::new(state.clause("D6.3", "O6.3"), "opener-must-bid"))
        }
        (Step::Bid, Action::Pass) => Ok(Quote::FREE),
        (Step::Bid, Action::Bid(gold)) if gold < state.least_bid() || gold > MOST_BID => {
            Err(Illegal::new(state.clause("D6.5", "O6.3"), "bid-more")
                .with("least", i32::from(state.least_bid())))
        }
        (Step::Bid, Action::Bid(gold)) => {
            Ok(state.price(power, "winning-bid", state.clause("D6.6", "O6.5"), gold))
        }
        _ => Err(Illegal::new(state.clause("D6.5", "O6.3"), "auction-under-way")),
    }
}

/// Random play passes most of the time, so that an auction ends after a few bids however many
/// take part, and raises by little.
pub(crate) fn sample(list: &[Action], dice: &mut Dice) -> Option<usize> {
    let first = list.iter().position(|action| matches!(action, Action::Bid(_)))?;
    if first > 0 && dice.below(8) > 0 {
        return Some(0);
    }
    let few = (list.len() - first).min(4);
    Some(first + dice.below(few as u32) as usize)
}

impl<L: Log<Event>> Play<'_, L> {
    /// D6.2, O6.2 The auctions of a war begin.
    pub(crate) fn begin_auctions(&mut self, first: Seat) {
        self.say(Event::War { war: self.state.war });
        self.state.round = 0;
        self.state.auction = Auction { first, number: 0, bid: None, naming: None, passes: 0 };
        self.open_auction();
    }

    fn open_auction(&mut self) {
        let opener = self.state.power_of(self.state.opener());
        self.say(Event::Auction { number: self.state.auction.number + 1, opener });
        self.wait_for(Step::Bid, opener);
    }

    /// A decision in an auction.
    pub(crate) fn decide_auction(&mut self, power: Power, action: Action) {
        match action {
            Action::Bid(gold) => {
                self.state.auction.naming = Some(gold);
                self.state.step = Step::Propose;
            }
            Action::Propose(proposal) => self.bid(power, proposal),
            _ => self.pass_bid(power),
        }
    }

    /// D6.5, O6.4 A bid with its proposal.
    fn bid(&mut self, power: Power, proposal: Proposal) {
        let seat = self.state.seat_of(power).expect("only players bid");
        let gold = self.state.auction.naming.take().unwrap_or_default();
        self.state.auction.bid = Some((seat, gold, proposal));
        self.state.auction.passes = 0;
        self.say(Event::Bid { power, gold, proposal });
        self.wait_for(Step::Bid, self.state.power_of(self.state.bidder()));
    }

    /// D6.6, O6.5 A pass; once all others have passed in succession, the last bidder wins.
    fn pass_bid(&mut self, power: Power) {
        self.say(Event::BidPassed { power });
        self.state.auction.passes += 1;
        if self.state.auction.passes + 1 < self.state.seats() {
            self.wait_for(Step::Bid, self.state.power_of(self.state.bidder()));
        } else if let Some((seat, gold, proposal)) = self.state.auction.bid {
            self.win_auction(self.state.power_of(seat), gold, proposal);
        }
    }

    fn win_auction(&mut self, power: Power, gold: u8, proposal: Proposal) {
        self.say(Event::AuctionWon { power, gold, proposal });
        self.pay(power, gold, "auction");
        let boxes = [self.state.next_box(Row::Red), self.state.next_box(Row::Blue)];
        self.state.seat_proposal(proposal);
        let placed = [(proposal.red, Row::Red), (proposal.blue, Row::Blue)];
        for ((power, row), number) in placed.into_iter().zip(boxes) {
            if let Some(power) = power {
                self.say(Event::Allied { power, row, number });
            }
        }
        let auction = &mut self.state.auction;
        auction.number += 1;
        auction.bid = None;
        auction.passes = 0;
        if self.state.auction.number < self.state.auctions() {
            self.open_auction();
        } else {
            self.begin_round(1);
        }
    }
}
