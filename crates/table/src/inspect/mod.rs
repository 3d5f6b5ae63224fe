//! Answers about positions of a game, in a format of its own.
//!
//! A file holds records, one after another or in a list: a position, and perhaps the answers the
//! rules give to it. A game says how its positions are read and answered ([`Positions`]); reading
//! records one at a time, writing answers and comparing them is the same for all.

mod by_id;
mod compare;
mod record;
mod wrong;

use std::fmt;
use std::io::{self, BufRead, BufReader, Write};

use serde::de::{DeserializeSeed, Error as _, MapAccess, SeqAccess, Visitor, value::MapAccessDeserializer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use by_id::ById;
use record::Record;
pub use wrong::{Fields, Wrong, present};

/// Positions of a game, with the answers the rules give to them.
pub trait Positions: Sized {
    /// The name of the format.
    const FORMAT: &'static str;
    /// The version of the format.
    const VERSION: u64;
    /// Whether a record may carry a note for people.
    const NOTE: bool;
    /// The fields of the answers whose lists are in order; all other lists are sets.
    const ORDERED: &'static [&'static str];

    /// Reads a position; everything in it must be known, and nothing may be missing.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    fn read(position: &Value) -> Result<Self, Wrong>;

    /// The answers.
    fn answers(&self) -> impl Serialize;
}

/// Reads positions, one JSON record after another or in a list, and writes the answers to each as
/// one JSON record a line. With `check` it compares them with the answers in the file instead and
/// writes every difference: the record, where, what was expected and what was found.
///
/// Returns how many differences there were. Records are read one at a time, so that files of any
/// length take the same memory.
///
/// # Errors
/// What cannot be read or is no position is an error of the kind [`io::ErrorKind::InvalidData`]
/// that names the line, the record and what is wrong with it.
pub fn run<P: Positions>(input: &mut dyn BufRead, output: &mut dyn Write, check: bool) -> io::Result<u64> {
    let mut json = serde_json::Deserializer::from_reader(BufReader::with_capacity(1 << 16, input));
    let mut desk = Desk { output, check, differences: 0, failure: None, answer: answer::<P> };
    while json.end().is_err() {
        let result = Records(&mut desk).deserialize(&mut json);
        result.map_err(|error| match desk.failure.take() {
            Some(Failure::Record(wrong)) => bad(format!("line {}: {wrong}", error.line())),
            Some(Failure::Output(error)) => error,
            None if error.is_io() => error.into(),
            None => bad(error.to_string()),
        })?;
    }
    Ok(desk.differences)
}

fn bad(what: String) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, what)
}

/// Why a record was not answered.
enum Failure {
    /// Something is wrong with it.
    Record(Wrong),
    /// The answer could not be written.
    Output(io::Error),
}

impl From<Wrong> for Failure {
    fn from(wrong: Wrong) -> Self {
        Self::Record(wrong)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

/// Where each record is answered as soon as it is read.
struct Desk<'a> {
    output: &'a mut dyn Write,
    check: bool,
    differences: u64,
    failure: Option<Failure>,
    answer: fn(&mut Self, &Value) -> Result<(), Failure>,
}

impl Desk<'_> {
    /// Answers a record; what goes wrong is kept for the caller, who knows the line.
    fn take<E: serde::de::Error>(&mut self, value: &Value) -> Result<(), E> {
        (self.answer)(self, value).map_err(|failure| {
            self.failure = Some(failure);
            E::custom("stopped")
        })
    }
}

fn answer<P: Positions>(desk: &mut Desk<'_>, value: &Value) -> Result<(), Failure> {
    let record = Record::<P>::read(value)?;
    if desk.check {
        let differences = record.differences()?;
        for difference in &differences {
            writeln!(desk.output, "{}: {difference}", record.id)?;
        }
        desk.differences += differences.len() as u64;
    } else {
        serde_json::to_writer(&mut *desk.output, &record.answered()).map_err(io::Error::from)?;
        desk.output.write_all(b"\n")?;
    }
    Ok(())
}

/// A record, or a list of records.
struct Records<'a, 'b>(&'a mut Desk<'b>);

impl<'de> DeserializeSeed<'de> for Records<'_, '_> {
    type Value = ();

    fn deserialize<D: serde::Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Records<'_, '_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a record or a list of records")
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<(), A::Error> {
        let value = Value::deserialize(MapAccessDeserializer::new(map))?;
        self.0.take(&value)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<(), A::Error> {
        while let Some(value) = list.next_element::<Value>()? {
            if !value.is_object() {
                return Err(A::Error::custom("a record is an object"));
            }
            self.0.take(&value)?;
        }
        Ok(())
    }
}
