//! Rules held by their numbers.

mod auctions;
mod builds;
mod course;
mod data;
mod ending;
mod examples;
mod imagined;
mod marches;
mod money;
mod setup;
mod specials;
mod things;
mod tiles;
mod turns;
mod variants;
