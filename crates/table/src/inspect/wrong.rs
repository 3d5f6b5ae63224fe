//! What is wrong with a record, and the fields of an object read strictly.

use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};

/// What is wrong with a record, and where in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wrong {
    at: String,
    what: String,
}

impl Wrong {
    /// Something wrong right here.
    pub fn new(what: impl Into<String>) -> Self {
        Self { at: String::new(), what: what.into() }
    }

    /// The same, seen from the object around it.
    #[must_use]
    pub fn within(self, field: &str) -> Self {
        let at = if self.at.is_empty() { field.to_owned() } else { format!("{field}.{}", self.at) };
        Self { at, ..self }
    }

    /// The same, in a record that has told its id.
    #[must_use]
    pub(super) fn of_record(self, id: Option<&str>) -> Self {
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
pub struct Fields<'a> {
    object: &'a Map<String, Value>,
    taken: usize,
    known: Vec<&'static str>,
}

impl<'a> Fields<'a> {
    /// The fields of an object.
    ///
    /// # Errors
    /// If it is none.
    pub fn of(value: &'a Value) -> Result<Self, Wrong> {
        let object = value.as_object().ok_or_else(|| Wrong::new("must be an object"))?;
        Ok(Self { object, taken: 0, known: Vec::new() })
    }

    /// The value of a field, if it is there.
    pub fn find(&mut self, name: &'static str) -> Option<&'a Value> {
        self.known.push(name);
        let value = self.object.get(name)?;
        self.taken += 1;
        Some(value)
    }

    /// The value of a field that must be there.
    ///
    /// # Errors
    /// If it is not.
    pub fn need(&mut self, name: &'static str) -> Result<&'a Value, Wrong> {
        self.find(name).ok_or_else(|| Wrong::new(format!("missing field `{name}`")))
    }

    /// The content of a field that must be there.
    ///
    /// # Errors
    /// If it is not, or is something else.
    pub fn take<T: Deserialize<'a>>(&mut self, name: &'static str) -> Result<T, Wrong> {
        let value = self.need(name)?;
        T::deserialize(value).map_err(|error| Wrong::new(error.to_string()).within(name))
    }

    /// Refuses fields that nobody took.
    ///
    /// # Errors
    /// If there is one.
    pub fn finish(self) -> Result<(), Wrong> {
        if self.taken == self.object.len() {
            return Ok(());
        }
        let unknown = self.object.keys().find(|key| !self.known.contains(&key.as_str()));
        Err(Wrong::new(format!("unknown field `{}`", unknown.map_or("", String::as_str))))
    }
}

/// For `deserialize_with`: a field that must be there, though it may be null.
///
/// # Errors
/// If it is something else.
pub fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Option<T>, D::Error> {
    Option::deserialize(from)
}

/// A struct whose fields are all read from an object with `read`, each named if it is missing or wrong.
#[macro_export]
macro_rules! read_from_object {
    ($(#[$meta:meta])* $vis:vis struct $name:ident {
        $($(#[$doc:meta])* $field_vis:vis $field:ident: $kind:ty,)+
    }) => {
        $(#[$meta])*
        #[derive(Debug)]
        $vis struct $name {
            $($(#[$doc])* $field_vis $field: $kind,)+
        }

        impl $name {
            /// Reads it; everything must be there and nothing else.
            $vis fn read(value: &$crate::serde_json::Value) -> Result<Self, $crate::inspect::Wrong> {
                let mut fields = $crate::inspect::Fields::of(value)?;
                let read = Self { $($field: fields.take(stringify!($field))?,)+ };
                fields.finish()?;
                Ok(read)
            }
        }
    };
}
