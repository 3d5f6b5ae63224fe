//! The types of views and events for the browser.

use super::View;
use crate::event::Event;

#[test]
fn typescript_types_are_up_to_date() {
    testkit::typescript::types_are_up_to_date::<View, Event>("imperial");
}
