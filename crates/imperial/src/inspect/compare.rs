//! How two sets of answers differ.

use std::collections::BTreeSet;
use std::fmt;

use serde_json::Value;

/// A place where the answers differ.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Difference {
    path: String,
    expected: Option<Value>,
    found: Option<Value>,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = |value: &Option<Value>| value.as_ref().map_or("nothing".to_owned(), Value::to_string);
        write!(f, "{}: expected {}, found {}", self.path, text(&self.expected), text(&self.found))
    }
}

/// Every place where the answers differ. The order of keys does not matter, nor that of lists of
/// ids, which are sets.
pub(super) fn differences(expected: &Value, found: &Value) -> Vec<Difference> {
    let mut list = Vec::new();
    if expected != found {
        compare("answers", Some(expected), Some(found), &mut list);
    }
    list
}

fn compare(path: &str, expected: Option<&Value>, found: Option<&Value>, list: &mut Vec<Difference>) {
    let same = match (expected, found) {
        (Some(Value::Object(expected)), Some(Value::Object(found))) => {
            let keys: BTreeSet<&String> = expected.keys().chain(found.keys()).collect();
            for key in keys {
                compare(&format!("{path}.{key}"), expected.get(key), found.get(key), list);
            }
            true
        }
        (Some(Value::Array(expected)), Some(Value::Array(found))) => {
            if let (Some(expected), Some(found)) = (as_set(expected), as_set(found)) {
                expected == found
            } else {
                for at in 0..expected.len().max(found.len()) {
                    compare(&format!("{path}[{at}]"), expected.get(at), found.get(at), list);
                }
                true
            }
        }
        (Some(Value::Number(expected)), Some(Value::Number(found))) => expected.as_f64() == found.as_f64(),
        (expected, found) => expected == found,
    };
    if !same {
        list.push(Difference { path: path.to_owned(), expected: expected.cloned(), found: found.cloned() });
    }
}

/// A list of ids as a set.
fn as_set(list: &[Value]) -> Option<BTreeSet<&str>> {
    list.iter().map(Value::as_str).collect()
}
