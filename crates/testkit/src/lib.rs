//! What the tests of every game share. Nothing here is part of a program.
//!
//! | you want to hold | you use |
//! | --- | --- |
//! | each rule to its tests, and a page that shows them | [`coverage`] |
//! | whole games to their results | [`fixtures`] |
//! | every decision of a few games to a text | [`golden`] |
//! | a guided lesson to its record, and the client to its positions | [`tutorial`] |
//! | the client to the types of views and events | [`typescript`] |

pub mod coverage;
pub mod fixtures;
pub mod golden;
mod scan;
pub mod tutorial;
pub mod typescript;
