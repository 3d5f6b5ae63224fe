//! Computer players decide by what their seat may know: with the hidden part of the table replaced
//! they decide the same.

use bots::{
    Budget, EmpiresJudge, Envoy, ImperialJudge, Ladder, Levels, Page, Player, Search, Searcher, Seen, Tuned,
};
use table::{Dice, Game, NoLog, Seat, Seed};

type Make<G> = fn(Seed, Search) -> Box<dyn Player<G>>;

/// Plays one random game; at some decisions asks every kind of player twice, in the true state and in
/// one whose hidden part is another.
fn same_decisions<G: Game, J: Tuned<G>>(options: &G::Options, seats: usize, number: u64) {
    let seed = Seed::from_number(number);
    let mut dice = Dice::new(seed);
    let mut side = Dice::new(Seed::from_number(number + 1_000));
    let mut state = G::setup(options, seats, &mut dice).unwrap();
    let (mut legal, mut asked, mut differed) = (Vec::new(), 0, 0);
    while let Some(seat) = G::waiting_on(&state).iter().next() {
        legal.clear();
        G::legal(&state, seat, &mut legal);
        if legal.len() > 1 && side.below(12) == 0 {
            let other = G::imagine(&state, seat, &mut side);
            differed += u32::from(other != state);
            let chance = Seed::from_number(u64::from(side.word()));
            let search = Search { budget: Budget::Playouts(12), ..J::SEARCH };
            let players: [Make<G>; 3] = [
                |seed, _| Box::new(Page::new(J::tuned(), J::CARELESS, seed)),
                |seed, _| Box::new(Envoy::new(J::tuned(), seed)),
                |seed, search| Box::new(Searcher::new(J::tuned(), search, seed)),
            ];
            for make in players {
                let truth = make(chance, search).decide(&Seen::new(&state, seat, &legal));
                let replaced = make(chance, search).decide(&Seen::new(&other, seat, &legal));
                assert_eq!(truth, replaced, "game {number}: the decision depends on what is hidden");
            }
            asked += 1;
        }
        // Whoever is asked for money weighs it by what it may know, too.
        let payer = Seat((seat.0 + 1) % seats as u8);
        if let Some(payment) = G::payment(&state, payer, seat, 1)
            .filter(|&payment| side.below(12) == 0 && G::check(&state, payer, payment).is_ok())
        {
            let other = G::imagine(&state, payer, &mut side);
            let chance = Seed::from_number(u64::from(side.word()));
            let pays = |state: &G::State| {
                <Ladder<J> as Levels<G>>::pays(
                    &Seen::new(state, payer, &[]),
                    seat,
                    payment,
                    &mut Dice::new(chance),
                )
            };
            assert_eq!(pays(&state), pays(&other), "game {number}: the answer depends on what is hidden");
        }
        let place = G::sample(&legal, &mut side);
        G::apply(&mut state, seat, legal[place], &mut dice, &mut NoLog);
    }
    assert!(asked > 3 && differed > 0, "asked {asked} times, {differed} of them in another world");
}

#[test]
fn imperial_players_do_not_look_at_hidden_cards() {
    for number in 0..6 {
        same_decisions::<imperial::Imperial, ImperialJudge>(&imperial::Options::default(), 2, number);
    }
}

#[test]
fn empires_players_do_not_look_at_unrest() {
    for number in 0..3 {
        same_decisions::<empires::Empires, EmpiresJudge>(&empires::Options::default(), 4, number);
    }
}
