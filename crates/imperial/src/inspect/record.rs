//! One record: what it says about itself, its position and its answers.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::answers::{Answers, answer};
use super::compare::{Difference, differences};
use super::position::Position;
use crate::state::State;

/// The name of the format.
const FORMAT: &str = "imperial-position";
/// The version of the format.
const VERSION: u64 = 1;

/// What is wrong with a record, and where in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Wrong {
    at: String,
    what: String,
}

impl Wrong {
    /// Something wrong right here.
    pub(super) fn new(what: impl Into<String>) -> Self {
        Self { at: String::new(), what: what.into() }
    }

    /// The same, seen from the object around it.
    pub(super) fn within(self, field: &str) -> Self {
        let at = if self.at.is_empty() { field.to_owned() } else { format!("{field}.{}", self.at) };
        Self { at, ..self }
    }

    /// The same, in a record that has told its id.
    fn of_record(self, id: Option<&str>) -> Self {
        match id {
            Some(id) if self.at.is_empty() => Self { at: format!("record {id}"), ..self },
            Some(id) => Self { at: format!("record {id}: {}", self.at), ..self },
            None => self,
        }
    }
}

impl std::fmt::Display for Wrong {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.at.is_empty() { f.write_str(&self.what) } else { write!(f, "{}: {}", self.at, self.what) }
    }
}

/// The fields of an object, taken one by one.
pub(super) struct Fields<'a> {
    object: &'a Map<String, Value>,
    taken: usize,
    known: Vec<&'static str>,
}

impl<'a> Fields<'a> {
    /// The fields of an object.
    pub(super) fn of(value: &'a Value) -> Result<Self, Wrong> {
        let object = value.as_object().ok_or_else(|| Wrong::new("must be an object"))?;
        Ok(Self { object, taken: 0, known: Vec::new() })
    }

    /// The value of a field, if it is there.
    fn find(&mut self, name: &'static str) -> Option<&'a Value> {
        self.known.push(name);
        let value = self.object.get(name)?;
        self.taken += 1;
        Some(value)
    }

    /// The value of a field that must be there.
    fn need(&mut self, name: &'static str) -> Result<&'a Value, Wrong> {
        self.find(name).ok_or_else(|| Wrong::new(format!("missing field `{name}`")))
    }

    /// The content of a field that must be there.
    pub(super) fn take<T: Deserialize<'a>>(&mut self, name: &'static str) -> Result<T, Wrong> {
        let value = self.need(name)?;
        T::deserialize(value).map_err(|error| Wrong::new(error.to_string()).within(name))
    }

    /// Refuses fields that nobody took.
    pub(super) fn finish(self) -> Result<(), Wrong> {
        if self.taken == self.object.len() {
            return Ok(());
        }
        let unknown = self.object.keys().find(|key| !self.known.contains(&key.as_str()));
        Err(Wrong::new(format!("unknown field `{}`", unknown.map_or("", String::as_str))))
    }
}

/// A record whose position has been read.
pub(super) struct Record<'a> {
    /// Its name.
    pub(super) id: &'a str,
    position: Position,
    state: State,
    answers: Option<&'a Value>,
}

/// A record as it is written.
#[derive(Serialize)]
pub(super) struct Answered<'a> {
    format: &'static str,
    version: u64,
    id: &'a str,
    answers: Answers,
}

impl<'a> Record<'a> {
    /// Reads a record of this format and version.
    pub(super) fn read(value: &'a Value) -> Result<Self, Wrong> {
        let id = value.get("id").and_then(Value::as_str);
        Self::read_fields(value).map_err(|wrong| wrong.of_record(id))
    }

    fn read_fields(value: &'a Value) -> Result<Self, Wrong> {
        let mut fields = Fields::of(value)?;
        let format = fields.need("format")?;
        if format != FORMAT {
            return Err(Wrong::new(format!("the format is {format}, not \"{FORMAT}\"")));
        }
        let version = fields.need("version")?;
        if version.as_u64() != Some(VERSION) {
            return Err(Wrong::new(format!("the version is {version}, not {VERSION}")));
        }
        let id = fields.take("id")?;
        let position = fields.need("position")?;
        let answers = fields.find("answers");
        fields.finish()?;
        let position = Position::read(position).map_err(|wrong| wrong.within("position"))?;
        let state = position.state().map_err(|wrong| wrong.within("position"))?;
        Ok(Self { id, position, state, answers })
    }

    /// The record with the answers found.
    pub(super) fn answered(&self) -> Answered<'a> {
        Answered {
            format: FORMAT,
            version: VERSION,
            id: self.id,
            answers: answer(&self.position, &self.state),
        }
    }

    /// How the answers found differ from those in the file.
    pub(super) fn differences(&self) -> Result<Vec<Difference>, Wrong> {
        let missing = || Wrong::new("missing field `answers`").of_record(Some(self.id));
        let expected = self.answers.ok_or_else(missing)?;
        let found = answer(&self.position, &self.state);
        let found = serde_json::to_value(found).map_err(|error| Wrong::new(error.to_string()))?;
        Ok(differences(expected, &found))
    }
}
