//! Answers about positions: the format `imperial-position`, version 1.
//!
//! A position is read strictly and turned into a [`State`](crate::State); the answers come from the
//! same functions that play uses. Records are read one at a time, so that files of any length take
//! the same memory.

mod answers;
mod compare;
mod convert;
mod position;
mod record;
#[cfg(test)]
mod tests;

use std::fmt;
use std::io::{self, BufRead, BufReader, Write};

use serde::Deserialize;
use serde::de::{DeserializeSeed, Error as _, MapAccess, SeqAccess, Visitor, value::MapAccessDeserializer};
use serde_json::Value;

use record::{Record, Wrong};

/// Reads positions, one JSON record after another or in a list, and writes the answers to each as
/// one JSON record a line. With `check` it compares them with the answers in the file instead and
/// writes every difference: the record, where, what was expected and what was found.
///
/// Returns how many differences there were.
///
/// # Errors
/// What cannot be read or is no position is an error of the kind [`io::ErrorKind::InvalidData`]
/// that names the line, the record and what is wrong with it.
pub fn run(input: &mut dyn BufRead, output: &mut dyn Write, check: bool) -> io::Result<u64> {
    let mut json = serde_json::Deserializer::from_reader(BufReader::with_capacity(1 << 16, input));
    let mut desk = Desk { output, check, differences: 0, failure: None };
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
}

impl Desk<'_> {
    /// Answers a record; what goes wrong is kept for the caller, who knows the line.
    fn take<E: serde::de::Error>(&mut self, value: &Value) -> Result<(), E> {
        self.answer(value).map_err(|failure| {
            self.failure = Some(failure);
            E::custom("stopped")
        })
    }

    fn answer(&mut self, value: &Value) -> Result<(), Failure> {
        let record = Record::read(value)?;
        if self.check {
            let differences = record.differences()?;
            for difference in &differences {
                writeln!(self.output, "{}: {difference}", record.id)?;
            }
            self.differences += differences.len() as u64;
        } else {
            serde_json::to_writer(&mut *self.output, &record.answered()).map_err(io::Error::from)?;
            self.output.write_all(b"\n")?;
        }
        Ok(())
    }
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
