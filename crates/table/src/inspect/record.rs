//! One record: what it says about itself, its position and its answers.

use serde::Serialize;
use serde_json::Value;

use super::compare::{Difference, differences};
use super::{Fields, Positions, Wrong};

/// A record whose position has been read.
pub(super) struct Record<'a, P> {
    /// Its name.
    pub(super) id: &'a str,
    position: P,
    answers: Option<&'a Value>,
}

/// A record as it is written.
#[derive(Serialize)]
pub(super) struct Answered<'a, A> {
    format: &'static str,
    version: u64,
    id: &'a str,
    answers: A,
}

impl<'a, P: Positions> Record<'a, P> {
    /// Reads a record of this format and version.
    pub(super) fn read(value: &'a Value) -> Result<Self, Wrong> {
        let id = value.get("id").and_then(Value::as_str);
        Self::read_fields(value).map_err(|wrong| wrong.of_record(id))
    }

    fn read_fields(value: &'a Value) -> Result<Self, Wrong> {
        let mut fields = Fields::of(value)?;
        let format = fields.need("format")?;
        if format != P::FORMAT {
            return Err(Wrong::new(format!("the format is {format}, not \"{}\"", P::FORMAT)));
        }
        let version = fields.need("version")?;
        if version.as_u64() != Some(P::VERSION) {
            return Err(Wrong::new(format!("the version is {version}, not {}", P::VERSION)));
        }
        let id = fields.take("id")?;
        if P::NOTE && fields.find("note").is_some_and(|note| !note.is_string()) {
            return Err(Wrong::new("must be a text").within("note"));
        }
        let position = fields.need("position")?;
        let answers = fields.find("answers");
        fields.finish()?;
        let position = P::read(position).map_err(|wrong| wrong.within("position"))?;
        Ok(Self { id, position, answers })
    }

    /// The record with the answers found.
    pub(super) fn answered(&self) -> Answered<'a, impl Serialize> {
        Answered { format: P::FORMAT, version: P::VERSION, id: self.id, answers: self.position.answers() }
    }

    /// How the answers found differ from those in the file.
    pub(super) fn differences(&self) -> Result<Vec<Difference>, Wrong> {
        let missing = || Wrong::new("missing field `answers`").of_record(Some(self.id));
        let expected = self.answers.ok_or_else(missing)?;
        let found = self.position.answers();
        let found = serde_json::to_value(found).map_err(|error| Wrong::new(error.to_string()))?;
        Ok(differences(expected, &found, P::ORDERED))
    }
}
