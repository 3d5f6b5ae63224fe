//! The conformance suite on the tiny game, and on tiny games that are broken in one way each.

mod tiny;

use table::Seed;
use table::conformance::{Clause, Coverage, Failure, Plan, Rates, run};
use tiny::{Broken, Honest, Options, flaw};

#[test]
fn an_honest_game_passes_with_any_number_of_seats() {
    let mut coverage = Coverage::default();
    for seats in 2..=4 {
        for (rounds, sudden) in [(6, false), (6, true), (16, false)] {
            let plan = Plan { options: Options { rounds, sudden }, seats, games: 60, ..Plan::default() };
            coverage.merge(&run::<Honest>(&plan).unwrap());
        }
    }
    assert_eq!(coverage.games, 540);
    assert_eq!(coverage.ends_missing::<Honest>(), [""; 0]);
    assert!(coverage.longest > 64, "{coverage:?}");
}

#[test]
fn no_check_is_idle() {
    let plan = Plan { seats: 3, games: 20, ..Plan::default() };
    let some = run::<Honest>(&plan).unwrap();
    let all = run::<Honest>(&Plan { rates: Rates::ALL, ..plan.clone() }).unwrap();
    for Coverage {
        games,
        decisions,
        longest: _,
        ends: _,
        out_of_turn,
        barriers,
        listed,
        applied,
        refused,
        twins,
        prefixes,
        worlds,
        compared,
        simultaneous,
        undone,
    } in [some.clone(), all.clone()]
    {
        let seen = [
            games,
            decisions,
            out_of_turn,
            barriers,
            listed,
            applied,
            refused,
            twins,
            prefixes,
            worlds,
            compared,
            simultaneous,
            undone,
        ];
        assert!(seen.iter().all(|&count| count > 0), "{seen:?}");
    }
    assert_eq!(some.decisions, all.decisions, "the checks do not disturb the games");
    assert!(all.prefixes >= all.decisions && all.worlds >= all.decisions && all.undone > all.games);
}

#[test]
fn a_plan_can_steer_its_games() {
    let plan = Plan::<Honest> { games: 10, choose: |_, _, list, _| list.len() - 1, ..Plan::default() };
    let steered = run(&plan).unwrap();
    assert_eq!(steered.decisions, 10 * 6 * 3, "two cards and done, six times");
}

#[test]
fn options_that_make_no_game_are_a_failure_not_a_panic() {
    let failure = run::<Honest>(&Plan { seats: 9, ..Plan::default() }).unwrap_err();
    assert!(failure.what.contains("two to four"), "{failure}");
}

fn caught(flaw: u8) -> Failure {
    flaw::set(flaw);
    let options = Options { rounds: 6, sudden: false };
    let plan = Plan { options, seats: 3, games: 200, ..Plan::default() };
    let failure = run::<Broken>(&plan).unwrap_err();
    // Not only thorough games see it.
    let rates = Rates { thorough: 0, ..Rates::default() };
    let other = run::<Broken>(&Plan { rates, ..plan }).unwrap_err();
    assert_eq!(failure.clause, other.clause, "{failure}\n\n{other}");
    failure
}

#[test]
fn a_failure_says_all_that_is_needed_to_see_it_again() {
    let failure = caught(flaw::LOSES_A_CARD);
    let text = failure.to_string();
    assert!(text.contains("(i) invariants hold") && text.contains("the cards are"), "{text}");
    assert!(text.contains(&format!("first_seed: {}", failure.number)), "{text}");
    let record = table::Record::parse(&failure.record).unwrap();
    assert_eq!(record.seed, Some(Seed::from_number(failure.number)));
    assert_eq!(record.decisions.len(), failure.decisions);
    assert_eq!(format!("{failure:?}"), text);
}

macro_rules! breaks {
    ($($test:ident: $flaw:ident breaks $($clause:ident)|+, $text:literal;)+) => {$(
        #[test]
        fn $test() {
            let failure = caught(flaw::$flaw);
            assert!(matches!(failure.clause, $(Clause::$clause)|+), "{failure}");
            assert!(failure.what.contains($text), "{failure}");
        }
    )+};
}

breaks! {
    a_listed_but_refused: LISTS_TOO_MUCH breaks Legal, "“roll”";
    a_passed_but_not_listed: LISTS_TOO_LITTLE breaks Legal, "“tip”";
    a_listed_twice: LISTS_TWICE breaks Legal, "twice";
    a_apply_panics: PANICS breaks Panic, "the die fell off the table";
    b_a_part_of_the_state_is_not_serialised: WHISPERS breaks Twin, "twin";
    c_setup_is_not_of_the_record: NOT_OF_THE_RECORD breaks Replay, "another state";
    d_two_decisions_are_written_alike: MUMBLES breaks Notation, "Mumble";
    e_the_log_tells_a_face_down_card: LEAKS_IN_LOG breaks Leak, "play";
    e_spectators_see_hands: LEAKS_TO_SPECTATORS breaks Leak, "spectator";
    e_the_legal_list_tells_the_deck: LEAKS_IN_LEGAL breaks Leak, "seat";
    e_a_refusal_tells_the_deck: LEAKS_IN_REFUSAL breaks Leak, "the answer to";
    e_a_hand_is_shown_without_barrier: SHOWS_A_HAND breaks Leak, "“done”";
    e_undo_tells_the_deck: STOPS_UNDO_BY_THE_DECK breaks Leak | Undo, "be taken back";
    f_the_view_shows_the_deck: LEAKS_IN_VIEW breaks Imagine, "/leak";
    f_the_view_tells_a_pending_choice: LEAKS_A_CHOICE breaks Imagine | Leak, "/leak";
    f_imagine_changes_what_is_known: IMAGINES_SCORES breaks Imagine, "/scores";
    f_imagine_adds_a_card: IMAGINES_A_CARD breaks Imagine, "/deck";
    g_a_card_is_drawn_without_barrier: DRAWS_WITHOUT_BARRIER breaks Undo, "peek";
    h_the_game_is_too_long: TOO_LONG breaks End, "longest";
    h_the_game_waits_for_ever: NEVER_OVER breaks End, "outcome";
    h_the_game_has_no_outcome: NO_OUTCOME breaks End, "outcome";
    h_the_end_is_unknown: UNKNOWN_END breaks End, "“rounds”";
    h_somebody_is_stuck: STUCK breaks End, "no legal decision";
    h_nobody_wins: NO_WINNER breaks End, "place 2";
    i_a_card_disappears: LOSES_A_CARD breaks Invariants, "the cards are";
}
