//! The catalogues have a sentence for everything the program and the games can say, in every
//! language, and nobody else has any.
//!
//! The keys are found in the source text of the crates and of the browser client, so that a new key
//! without a sentence fails.

mod empires;
mod game;
mod imperial;
mod keys;
mod languages;
mod messages;
mod server;
mod source;
mod stray;
