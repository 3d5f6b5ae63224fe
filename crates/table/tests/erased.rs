//! The object-safe twin says what the typed contract says.

mod tiny;

use serde_json::{Value, json};
use table::{
    AnyGame, AnyTable, BadNotation, Barrier, Erased, Journal, Refusal, Seat, SeatSet, Seed, UndoRefused,
    Viewer,
};
use tiny::{Honest, Options};

const GAME: &dyn AnyGame = &Erased::<Honest>::new();

fn open() -> Box<dyn AnyTable> {
    GAME.open(&json!({ "rounds": 2 }), 2, Seed::from_number(4)).unwrap()
}

fn names() -> Vec<String> {
    vec!["Anna".to_owned(), "Bela".to_owned()]
}

/// Everybody plays the first card of the hand; returns who won.
fn play_cards(table: &mut dyn AnyTable) -> Seat {
    for seat in table.waiting_on().iter() {
        let notation = table.legal(seat).swap_remove(0);
        table.decide(seat, &notation).unwrap();
    }
    table.waiting_on().iter().next().unwrap()
}

#[test]
fn a_game_introduces_itself() {
    assert_eq!((GAME.id(), GAME.name(), GAME.rules(), GAME.seats()), ("tiny", "Tiny", 1, 2..=4));
    assert_eq!(GAME.ends(), ["rounds", "empty", "sudden"]);
    assert_eq!(GAME.default_options(), json!({ "rounds": 6, "sudden": false }));
    let options = serde_json::to_value(GAME.options()).unwrap();
    assert_eq!(options[0]["kind"], json!({ "number": { "min": 1, "max": 16, "default": 6 } }));
    assert_eq!(options[1]["kind"], json!("flag"));
}

#[test]
fn bad_options_are_refused_in_words() {
    let refused =
        |options: Value, seats| GAME.open(&options, seats, Seed::from_number(1)).err().unwrap().to_string();
    assert!(refused(json!({ "rounds": "many" }), 2).contains("invalid type: string \"many\""));
    assert!(refused(json!({ "speed": 1 }), 2).contains("unknown field `speed`"));
    assert_eq!(refused(json!({}), 7), "two to four can play, not 7");
}

#[test]
fn the_twin_agrees_with_the_typed_journal() {
    let mut table = open();
    let options = Options { rounds: 2, sudden: false };
    let mut journal = Journal::<Honest>::new(options, 2, Seed::from_number(4)).unwrap();
    while let Some(seat) = table.waiting_on().iter().last() {
        let list = table.legal(seat);
        let typed: Vec<String> = journal.legal(seat).iter().map(ToString::to_string).collect();
        assert_eq!(list, typed);
        assert_eq!(table.finals(seat, &list), journal.finals(seat, &journal.legal(seat)));
        let notation = list.last().unwrap();
        assert_eq!(table.check(seat, notation), table.decide(seat, notation));
        journal.decide(seat, notation.parse().unwrap()).unwrap();
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator, Viewer::Open] {
            assert_eq!(table.view(viewer), serde_json::to_value(journal.view(viewer)).unwrap());
            let log: Vec<(usize, Value)> = journal
                .log(viewer, 0)
                .map(|(number, event)| (number, serde_json::to_value(event).unwrap()))
                .collect();
            assert_eq!(table.log(viewer, 0), log);
            let past = serde_json::to_value(journal.view_at(viewer, 1)).unwrap();
            assert_eq!(table.view_at(viewer, 1), past);
        }
    }
    assert_eq!(table.outcome(), journal.outcome());
    assert!(table.outcome().is_some());
    assert_eq!(table.len(), journal.entries().len());
    let inner: &Journal<Honest> = table.as_any().downcast_ref().unwrap();
    assert_eq!(inner.state(), journal.state());
}

#[test]
fn a_table_says_who_sits_where() {
    let table = open();
    assert_eq!((table.game(), table.seats(), table.is_empty()), ("tiny", 2, true));
    assert_eq!(table.waiting_on(), SeatSet::first(2));
    assert_eq!((table.role(Seat(1)), table.role(Seat(2)), table.role(Seat(9))), (Some("blue"), None, None));
    assert!(table.legal(Seat(9)).is_empty());
}

#[test]
fn refusals_say_what_is_wrong() {
    let mut table = open();
    let notation = Refusal::Notation(BadNotation("castle".to_owned()));
    assert_eq!(table.decide(Seat(0), "castle"), Err(notation));
    let refused = table.decide(Seat(0), "roll").unwrap_err();
    assert_eq!(refused.to_string(), "3: not-your-turn");
    assert_eq!(table.check(Seat(0), "roll"), Err(refused));
    assert_eq!(table.check(Seat(8), "roll").unwrap_err().to_string(), "table: no-such-seat");
    assert!(table.is_empty());
}

#[test]
fn decisions_are_taken_back_as_text() {
    let mut table = open();
    let winner = play_cards(&mut *table);
    let asked = ["castle", "take", "roll"].map(str::to_owned);
    assert_eq!(table.finals(winner, &asked), [false, false, true]);
    table.decide(winner, "take").unwrap();
    assert_eq!(table.undoable(winner), 1);
    assert_eq!(table.decisions(2).len(), 1);
    let back = table.undo(winner).unwrap();
    assert_eq!((back.seat, back.notation.as_str()), (winner, "take"));
    table.decide(winner, "roll").unwrap();
    assert_eq!(table.undo(winner), Err(UndoRefused::Barrier(Barrier::Die)));
}

#[test]
fn a_table_is_saved_and_opened_again() {
    let mut table = open();
    let winner = play_cards(&mut *table);
    table.decide(winner, "done").unwrap();
    let record = table.record(&names(), true);
    let again = GAME.verify(&record).unwrap();
    assert_eq!(again.view(Viewer::Open), table.view(Viewer::Open));
    assert_eq!(again.decisions(0), table.decisions(0));
    assert_eq!(GAME.replay(&record, 1).unwrap().len(), 1);
    assert!(GAME.replay(&table.record(&names(), false), 1).is_err());
}
