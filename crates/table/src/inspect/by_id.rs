//! Objects of the answers.

use serde::ser::{Serialize, SerializeMap, Serializer};

/// An object whose keys are ids, in the order they were given.
#[derive(Debug)]
pub struct ById<K, V>(Vec<(K, V)>);

impl<K: Serialize, V: Serialize> Serialize for ById<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (key, value) in &self.0 {
            map.serialize_entry(key, value)?;
        }
        map.end()
    }
}

impl<K, V> FromIterator<(K, V)> for ById<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(entries: I) -> Self {
        Self(entries.into_iter().collect())
    }
}
