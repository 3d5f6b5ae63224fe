//! The guided lesson of Imperial Struggle follows its record, and the client shows its positions as the rules
//! have them.
//!
//! After a change of the lesson, the rules or the view, `UPDATE_TUTORIALS=1 cargo test -p imperial --test
//! tutorial` writes the positions anew.

use imperial::Imperial;

#[test]
fn every_guided_decision_is_legal_and_the_positions_are_up_to_date() {
    testkit::tutorial::holds::<Imperial>();
}
