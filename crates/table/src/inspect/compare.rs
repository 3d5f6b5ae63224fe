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

/// Every place where the answers differ. The order of keys does not matter, nor that of lists, which
/// are sets, unless their field is among the `ordered` ones.
pub(super) fn differences(expected: &Value, found: &Value, ordered: &[&str]) -> Vec<Difference> {
    let mut list = Vec::new();
    if expected != found {
        let mut walk = Walk { ordered, list: &mut list };
        walk.compare("answers", "answers", Some(expected), Some(found));
    }
    list
}

struct Walk<'a> {
    ordered: &'a [&'a str],
    list: &'a mut Vec<Difference>,
}

impl Walk<'_> {
    fn compare(&mut self, path: &str, field: &str, expected: Option<&Value>, found: Option<&Value>) {
        let same = match (expected, found) {
            (Some(Value::Object(expected)), Some(Value::Object(found))) => {
                let keys: BTreeSet<&String> = expected.keys().chain(found.keys()).collect();
                for key in keys {
                    self.compare(&format!("{path}.{key}"), key, expected.get(key), found.get(key));
                }
                true
            }
            (Some(Value::Array(expected)), Some(Value::Array(found))) if self.ordered.contains(&field) => {
                for at in 0..expected.len().max(found.len()) {
                    self.compare(&format!("{path}[{at}]"), "", expected.get(at), found.get(at));
                }
                true
            }
            (Some(Value::Array(expected)), Some(Value::Array(found))) => sorted(expected) == sorted(found),
            (Some(Value::Number(expected)), Some(Value::Number(found))) => {
                expected.as_f64() == found.as_f64()
            }
            (expected, found) => expected == found,
        };
        if !same {
            self.list.push(Difference {
                path: path.to_owned(),
                expected: expected.cloned(),
                found: found.cloned(),
            });
        }
    }
}

/// A list as a set: its members as texts, in one order. Keys inside them are sorted by themselves.
fn sorted(list: &[Value]) -> Vec<String> {
    let mut texts: Vec<String> = list.iter().map(Value::to_string).collect();
    texts.sort_unstable();
    texts
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn lines(expected: &Value, found: &Value) -> Vec<String> {
        differences(expected, found, &["order"]).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn lists_are_sets_unless_in_order() {
        let one = json!({ "set": [{ "a": 1, "b": 2 }, "x"], "order": [1, 2], "n": 1 });
        let other = json!({ "n": 1.0, "order": [2, 1], "set": ["x", { "b": 2, "a": 1 }] });
        assert_eq!(
            lines(&one, &other),
            ["answers.order[0]: expected 1, found 2", "answers.order[1]: expected 2, found 1"]
        );
        assert!(lines(&one, &one).is_empty());
    }

    #[test]
    fn what_is_there_twice_counts_twice() {
        assert_eq!(
            lines(&json!({ "set": ["x", "x"] }), &json!({ "set": ["x"] })),
            ["answers.set: expected [\"x\",\"x\"], found [\"x\"]"]
        );
    }

    #[test]
    fn what_is_missing_is_named() {
        assert_eq!(lines(&json!({ "a": null }), &json!({})), ["answers.a: expected null, found nothing"]);
        assert_eq!(
            lines(&json!({ "order": [1] }), &json!({ "order": [1, 3] })),
            ["answers.order[1]: expected nothing, found 3"]
        );
    }
}
