//! Answers about positions: the format `imperial-position`, version 1.
//!
//! A position is read strictly and turned into a [`State`]; the answers come from the
//! same functions that play uses.

mod answers;
mod convert;
mod position;
#[cfg(test)]
mod tests;

use std::io::{self, BufRead, Write};

use serde::Serialize;
use serde_json::Value;
use table::inspect::{Positions, Wrong};

use position::Position;

use crate::state::State;

/// Reads positions and writes the answers to each, or with `check` every difference from the answers
/// in the file; returns how many differences there were. See [`table::inspect::run`].
///
/// # Errors
/// What cannot be read or is no position is an error of the kind [`io::ErrorKind::InvalidData`]
/// that names the line, the record and what is wrong with it.
pub fn run(input: &mut dyn BufRead, output: &mut dyn Write, check: bool) -> io::Result<u64> {
    table::inspect::run::<Inspected>(input, output, check)
}

/// A position, and the state of the game that it describes.
struct Inspected {
    position: Position,
    state: State,
}

impl Positions for Inspected {
    const FORMAT: &'static str = "imperial-position";
    const VERSION: u64 = 1;
    const NOTE: bool = false;
    const ORDERED: &'static [&'static str] = &["war"];

    fn read(position: &Value) -> Result<Self, Wrong> {
        let position = Position::read(position)?;
        let state = position.state()?;
        Ok(Self { position, state })
    }

    fn answers(&self) -> impl Serialize {
        answers::answer(&self.position, &self.state)
    }
}
