//! The journal: deciding, taking back, looking at the past.

mod tiny;

use table::{BadSnapshot, Barrier, Dice, Illegal, Journal, Seat, SeatSet, Seed, UndoRefused, Viewer};
use tiny::{Action, Event, Honest, Options};

const FIRST: Seat = Seat(0);

fn table(seats: usize) -> Journal<Honest> {
    Journal::new(Options { rounds: 16, sudden: false }, seats, Seed::from_number(5)).unwrap()
}

/// Everybody plays the first card of the hand; returns who won.
fn play_cards(journal: &mut Journal<Honest>) -> Seat {
    for seat in journal.waiting_on().iter() {
        journal.decide(seat, journal.legal(seat)[0]).unwrap();
    }
    journal.waiting_on().iter().next().unwrap()
}

/// Random decisions until the journal has that many, or the game is over.
fn random_decisions(journal: &mut Journal<Honest>, decisions: usize, dice: &mut Dice) {
    while journal.entries().len() < decisions
        && let Some(seat) = journal.waiting_on().iter().next()
    {
        let list = journal.legal(seat);
        journal.decide(seat, list[dice.below(list.len() as u32) as usize]).unwrap();
    }
}

fn text(state: &tiny::State) -> String {
    serde_json::to_string(state).unwrap()
}

#[test]
fn a_new_table_has_dealt_and_decided_nothing() {
    let journal = table(3);
    assert_eq!((journal.seats(), journal.entries().len()), (3, 0));
    assert_eq!(journal.drawn(), 31, "a deck of 32 cards takes 31 draws");
    assert_eq!(journal.waiting_on(), SeatSet::first(3));
    assert_eq!(journal.outcome(), None);
    assert_eq!(journal.seed(), Seed::from_number(5));
    assert_eq!(journal.options().rounds, 16);
}

#[test]
fn options_and_seats_that_make_no_game_are_refused() {
    let refused = |rounds, seats| {
        Journal::<Honest>::new(Options { rounds, sudden: false }, seats, Seed::from_number(1)).err().unwrap()
    };
    assert_eq!(refused(6, 5).to_string(), "two to four can play, not 5");
    assert_eq!(refused(0, 2).to_string(), "rounds: 1 to 16, not 0");
}

#[test]
fn a_refused_decision_changes_nothing() {
    let mut journal = table(2);
    let before = text(journal.state());
    let illegal = journal.decide(FIRST, Action::Take).unwrap_err();
    assert_eq!(illegal, Illegal::new("3", "not-your-turn"));
    assert_eq!((text(journal.state()), journal.entries().len(), journal.drawn()), (before, 0, 31));
}

#[test]
fn a_seat_that_is_not_at_the_table_is_refused() {
    let mut journal = table(2);
    let illegal = Illegal::new("table", "no-such-seat").with("seat", 200);
    assert_eq!(journal.decide(Seat(200), Action::Done), Err(illegal));
    assert!(journal.legal(Seat(2)).is_empty());
}

#[test]
fn a_decision_gives_its_price() {
    let mut journal = table(2);
    let winner = play_cards(&mut journal);
    let quote = journal.decide(winner, Action::Roll).unwrap();
    assert_eq!((quote.unit, quote.total()), ("effort", 2));
}

#[test]
fn undo_takes_back_own_decisions_one_by_one() {
    let mut journal = table(2);
    let winner = play_cards(&mut journal);
    let start = text(journal.state());
    journal.decide(winner, Action::Take).unwrap();
    let one = text(journal.state());
    journal.decide(winner, Action::Take).unwrap();
    assert_eq!(journal.undoable(winner), 2);

    assert_eq!(journal.undo(winner).unwrap().action, Action::Take);
    assert_eq!(text(journal.state()), one);
    journal.undo(winner).unwrap();
    assert_eq!(text(journal.state()), start);
    assert_eq!(journal.log(Viewer::Open, 2).count(), 0, "the log forgets it too");
}

#[test]
fn undo_stops_at_a_reveal() {
    let mut journal = table(2);
    let winner = play_cards(&mut journal);
    assert_eq!(
        journal.undo(Seat(1)),
        Err(UndoRefused::Barrier(Barrier::Reveal)),
        "the cards are on the table"
    );
    journal.decide(winner, Action::Take).unwrap();
    journal.decide(winner, Action::Draw).unwrap();
    assert_eq!(journal.undoable(winner), 0);
    assert_eq!(journal.undo(winner), Err(UndoRefused::Barrier(Barrier::Reveal)));
    assert_eq!(journal.entries().len(), 4);
}

#[test]
fn undo_stops_at_a_die_that_the_game_did_not_report() {
    let mut journal = table(2);
    let winner = play_cards(&mut journal);
    journal.decide(winner, Action::Roll).unwrap();
    let refused = journal.undo(winner).unwrap_err();
    assert_eq!(refused, UndoRefused::Barrier(Barrier::Die));
    assert_eq!(refused.to_string(), "the last decision cannot be taken back: something random was drawn");
}

#[test]
fn undo_stops_at_another_seat() {
    let mut journal = table(3);
    assert_eq!(journal.undo(FIRST), Err(UndoRefused::Nothing));
    journal.decide(FIRST, journal.legal(FIRST)[0]).unwrap();
    assert_eq!((journal.undoable(FIRST), journal.undoable(Seat(1))), (1, 0));
    journal.decide(Seat(1), journal.legal(Seat(1))[0]).unwrap();
    assert_eq!(journal.undo(FIRST), Err(UndoRefused::NotYours));
    journal.undo(Seat(1)).unwrap();
    journal.undo(FIRST).unwrap();
    assert_eq!(journal.waiting_on(), SeatSet::first(3));
}

#[test]
fn it_is_said_beforehand_what_undo_will_not_reach() {
    let mut journal = table(3);
    let cards = journal.legal(FIRST);
    assert_eq!(journal.finals(FIRST, &cards), [false; 3], "the others have not played yet");
    assert_eq!(journal.finals(Seat(9), &cards), [false; 3], "nobody sits there");
    for seat in [Seat(0), Seat(1)] {
        journal.decide(seat, journal.legal(seat)[0]).unwrap();
    }
    let last = Seat(2);
    assert_eq!(journal.finals(last, &journal.legal(last)), [true; 3], "the cards are shown");
    let (before, drawn) = (text(journal.state()), journal.drawn());
    let winner = play_cards(&mut journal);
    let said = journal.finals(winner, &[Action::Take, Action::Roll, Action::Draw, Action::Done]);
    assert_eq!(said, [false, true, true, false], "a die, and a card");
    journal.rewind(2);
    assert_eq!((text(journal.state()), journal.drawn()), (before, drawn), "asking changes nothing");
}

#[test]
fn dice_fall_the_same_after_a_decision_taken_back() {
    let (mut plain, mut undone) = (table(2), table(2));
    let winner = play_cards(&mut plain);
    play_cards(&mut undone);
    undone.decide(winner, Action::Take).unwrap();
    undone.undo(winner).unwrap();
    plain.decide(winner, Action::Roll).unwrap();
    undone.decide(winner, Action::Roll).unwrap();
    assert_eq!(text(plain.state()), text(undone.state()));
    assert_eq!(plain.entries(), undone.entries());
}

#[test]
fn rewinding_knows_no_barrier() {
    let mut journal = table(2);
    let start = text(journal.state());
    random_decisions(&mut journal, 90, &mut Dice::new(Seed::from_number(99)));
    assert!(journal.entries().len() > 70, "long enough for a snapshot");
    let (end, entries) = (text(journal.state()), journal.entries().to_vec());
    for keep in [200, 70, 64, 63, 30, 0] {
        journal.rewind(keep);
        assert_eq!(journal.entries().len(), keep.min(entries.len()));
    }
    assert_eq!((text(journal.state()), journal.drawn()), (start, 31));
    assert_eq!(journal.log(Viewer::Open, 0).count(), 0);
    for entry in entries {
        journal.decide(entry.seat, entry.action).unwrap();
    }
    assert_eq!(text(journal.state()), end);
}

/// A snapshot is kept every 64 decisions: the past must not depend on where they lie.
#[test]
fn every_moment_of_a_long_game_can_be_seen_again() {
    let mut journal = table(2);
    let mut states = vec![text(journal.state())];
    let mut views = vec![journal.view(Viewer::Seat(FIRST))];
    let mut dice = Dice::new(Seed::from_number(99));
    for decisions in 1..=90 {
        random_decisions(&mut journal, decisions, &mut dice);
        states.push(text(journal.state()));
        views.push(journal.view(Viewer::Seat(FIRST)));
    }
    assert!(journal.entries().len() > 64, "long enough for a snapshot");
    for (decisions, (state, view)) in states.iter().zip(&views).enumerate() {
        assert_eq!(text(&journal.state_at(decisions)), *state, "after {decisions} decisions");
        assert_eq!(journal.view_at(Viewer::Seat(FIRST), decisions), *view, "after {decisions} decisions");
    }
    assert_eq!(text(&journal.state_at(usize::MAX)), *states.last().unwrap());
}

#[test]
fn a_view_hides_what_its_viewer_may_not_know() {
    let journal = table(2);
    let mine = journal.view(Viewer::Seat(FIRST));
    assert!(mine.hands[0].iter().all(Option::is_some) && mine.hands[1].iter().all(Option::is_none));
    assert!(journal.view(Viewer::Spectator).hands.iter().flatten().all(Option::is_none));
    assert!(journal.view(Viewer::Open).hands.iter().flatten().all(Option::is_some));
}

#[test]
fn the_log_is_told_to_its_audience() {
    let mut journal = table(2);
    let Action::Play(card) = journal.legal(FIRST)[0] else { panic!("the first decision plays a card") };
    journal.decide(FIRST, Action::Play(card)).unwrap();
    let full = Event::Played { seat: FIRST, card: Some(card) };
    let part = Event::Played { seat: FIRST, card: None };
    let told = |viewer| journal.log(viewer, 0).map(|(_, event)| event).collect::<Vec<_>>();
    assert_eq!(told(Viewer::Seat(FIRST)), [&full]);
    assert_eq!(told(Viewer::Seat(Seat(1))), [&part]);
    assert_eq!(told(Viewer::Spectator), [&part]);
    assert_eq!(told(Viewer::Open), [&full]);
}

#[test]
fn the_log_starts_where_it_is_asked_to() {
    let mut journal = table(2);
    let winner = play_cards(&mut journal);
    journal.decide(winner, Action::Take).unwrap();
    let numbers: Vec<usize> = journal.log(Viewer::Spectator, 1).map(|(number, _)| number).collect();
    assert_eq!(numbers, [1, 1, 2], "the second card, the reveal, the point");
    assert_eq!(journal.log(Viewer::Spectator, 3).count(), 0);
}

/// A table opened from a snapshot is the one that was saved, goes on as it would have gone on, and
/// can take back and look at what lies before the snapshot.
#[test]
fn a_snapshot_opens_as_the_table_that_was_saved() {
    for decisions in [0, 1, 40, 64, 90] {
        let mut journal = table(3);
        let mut dice = Dice::new(Seed::from_number(8));
        random_decisions(&mut journal, decisions, &mut dice);
        let restore = |text: &str| {
            Journal::<Honest>::restore(journal.options().clone(), 3, journal.seed(), text).unwrap()
        };
        let mut restored = restore(&journal.save());
        assert_eq!(restored.save(), journal.save());
        assert_eq!(text(restored.state()), text(journal.state()));
        for past in 0..=journal.entries().len() {
            assert_eq!(text(&restored.state_at(past)), text(&journal.state_at(past)), "{past}");
        }
        if let Some(last) = journal.entries().last() {
            let last = last.seat;
            assert_eq!(restored.undoable(last), journal.undoable(last));
            assert_eq!(restored.undo(last), journal.undo(last));
            assert_eq!(restored.save(), journal.save());
        }
        let until = journal.entries().len() + 30;
        random_decisions(&mut restored, until, &mut Dice::new(Seed::from_number(9)));
        random_decisions(&mut journal, until, &mut Dice::new(Seed::from_number(9)));
        assert_eq!(restored.save(), journal.save(), "dice and log go on alike");
    }
}

#[test]
fn a_snapshot_that_does_not_fit_is_refused() {
    let mut journal = table(3);
    random_decisions(&mut journal, 20, &mut Dice::new(Seed::from_number(8)));
    let saved = journal.save();
    let restore = |text: &str, seats, seed| {
        Journal::<Honest>::restore(journal.options().clone(), seats, Seed::from_number(seed), text).err()
    };
    assert_eq!(restore(&saved, 3, 5), None);
    let other = |what| Some(BadSnapshot::Other(what));
    assert_eq!(restore(&saved, 2, 5), other("number of seats"));
    assert_eq!(restore(&saved, 3, 6), other("seed"));
    let changed = |from: &str, to: &str| {
        assert!(saved.contains(from), "{from}");
        restore(&saved.replacen(from, to, 1), 3, 5)
    };
    assert_eq!(changed("\"layout\":1", "\"layout\":0"), other("layout"));
    assert_eq!(changed("\"rules\":1", "\"rules\":2"), other("version of the rules"));
    assert!(matches!(changed("\"drawn\":", "\"drawn\":1"), Some(BadSnapshot::Unsound(_))));
    assert!(changed("\"entries\":[[", "\"entries\":[[9").is_some());
    assert!(matches!(restore(&saved[..saved.len() / 2], 3, 5), Some(BadSnapshot::Malformed(_))));
    assert!(matches!(restore("", 3, 5), Some(BadSnapshot::Malformed(_))));
}
