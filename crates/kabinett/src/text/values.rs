//! Values of a game as arguments of sentences.
//!
//! A sentence gets every value it speaks of under its name, and some more about it:
//!
//! | value | arguments |
//! | --- | --- |
//! | an id | `$space`: the name of the thing; `$space-id`: the id itself, to choose a wording by |
//! | a number | `$delta`; `$delta-size` without its sign; `$delta-sign`: `minus`, `zero` or `plus` |
//! | yes or no | `$bonus`: `yes` or `no`, in any language, to choose a wording by |
//! | nothing | `$winner` and `$winner-id`: `none` |
//! | a list | `$cards`: all names; `$cards-count`; `$cards-0`, `$cards-1`, …: each as above |
//! | a variant with content | the sentence of the variant, with its content as arguments: the fields by their names, or `$a`, `$b`, …, or `$value`; `$from-id`: the variant |
//! | other fields | each under both names: `$buy-slot` |
//!
//! The name of a thing is the message `NAME-ID`: `space-albany` for the argument `space`. An
//! attribute of the sentence says where to look instead, with `*` for the id: `.card = ministry-m*`.
//! Else the kinds of things of the catalogue (its message `kinds`) are tried in turn.

use fluent_bundle::FluentValue;
use serde_json::{Map, Value};

use super::{Texts, readable};

/// The arguments of one sentence.
pub(super) type Arguments = Vec<(String, FluentValue<'static>)>;

/// What is said where there is nothing.
pub(super) const NONE: &str = "none";

/// The names of content without names.
const PLACES: [&str; 6] = ["a", "b", "c", "d", "e", "f"];

impl Texts {
    /// The arguments of the sentence `key`.
    pub(super) fn arguments(&self, key: &str, fields: &Map<String, Value>) -> Arguments {
        let mut arguments = Arguments::new();
        for (name, value) in fields {
            let pattern = self.attribute(key, name).unwrap_or_else(|| format!("{name}-*"));
            self.put(key, name, &pattern, value, &mut arguments);
        }
        arguments
    }

    fn put(&self, key: &str, name: &str, pattern: &str, value: &Value, out: &mut Arguments) {
        let mut add =
            |suffix: &str, value: FluentValue<'static>| out.push((format!("{name}{suffix}"), value));
        match value {
            Value::Null => {
                add("", NONE.into());
                add("-id", NONE.into());
            }
            Value::Number(number) => {
                let Some(whole) = number.as_i64() else { return add("", number.to_string().into()) };
                if let Some(text) = self.lookup(&pattern.replace('*', &whole.to_string()), &[]) {
                    add("", text.into());
                    add("-id", whole.into());
                } else {
                    add("", whole.into());
                    add("-size", whole.abs().into());
                    add("-sign", ["minus", "zero", "plus"][(whole.signum() + 1) as usize].into());
                }
            }
            Value::String(id) => {
                add("", self.thing(pattern, id).into());
                add("-id", id.clone().into());
            }
            Value::Array(items) => {
                let items: Vec<&Value> = items.iter().filter(|item| !item.is_null()).collect();
                let all: Vec<String> = items.iter().map(|item| self.one(pattern, item)).collect();
                add("-count", all.len().into());
                add("", if all.is_empty() { NONE.to_owned() } else { all.join(", ") }.into());
                for (index, item) in items.into_iter().enumerate() {
                    self.put(key, &format!("{name}-{index}"), pattern, item, out);
                }
            }
            Value::Object(fields) => {
                add("", self.one(pattern, value).into());
                match variant(fields) {
                    Some((tag, _)) if self.has(&pattern.replace('*', tag)) => {
                        add("-id", tag.to_owned().into());
                    }
                    _ => {
                        for (field, value) in fields {
                            let name = format!("{name}-{field}");
                            let pattern = self.attribute(key, &name).unwrap_or_else(|| format!("{field}-*"));
                            self.put(key, &name, &pattern, value, out);
                        }
                    }
                }
            }
            Value::Bool(truth) => add("", if *truth { "yes" } else { "no" }.into()),
        }
    }

    /// A value in words.
    fn one(&self, pattern: &str, value: &Value) -> String {
        match value {
            Value::Null => NONE.to_owned(),
            Value::Number(number) => {
                let number = number.to_string();
                self.lookup(&pattern.replace('*', &number), &[]).unwrap_or(number)
            }
            Value::String(id) => self.thing(pattern, id),
            Value::Object(fields) => variant(fields)
                .and_then(|(tag, content)| self.sentence(&pattern.replace('*', tag), &content))
                .unwrap_or_else(|| self.inline(value)),
            Value::Bool(_) | Value::Array(_) => self.inline(value),
        }
    }

    /// The name of a thing.
    pub(super) fn thing(&self, pattern: &str, id: &str) -> String {
        self.lookup(&pattern.replace('*', id), &[]).unwrap_or_else(|| self.name(id))
    }

    /// The sentence of a key with these fields as arguments.
    pub fn sentence(&self, key: &str, fields: &Map<String, Value>) -> Option<String> {
        if !self.has(key) {
            return None;
        }
        let arguments = self.arguments(key, fields);
        let arguments: Vec<(&str, FluentValue<'_>)> =
            arguments.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
        self.lookup(key, &arguments)
    }

    /// A decision as a sentence: `decision-WORD`, with the other words of the notation as `$a`, `$b`, …
    /// (`x/y` as a list, in which `-` is nobody) and those that begin with `+` as the list `$help`. The
    /// notation itself, if there is none.
    pub fn decision(&self, notation: &str) -> String {
        let mut words = notation.split(' ');
        let key = format!("decision-{}", words.next().unwrap_or_default());
        let (help, words): (Vec<&str>, Vec<&str>) = words.partition(|word| word.starts_with('+'));
        let mut fields: Map<String, Value> =
            PLACES.iter().map(|place| ((*place).to_owned(), Value::Null)).collect();
        for (place, word) in PLACES.iter().zip(words) {
            fields.insert((*place).to_owned(), written(word));
        }
        let help = help.into_iter().map(|word| match word[1..].split_once(':') {
            Some((tag, content)) => Value::Object(Map::from_iter([(tag.to_owned(), content.into())])),
            None => word[1..].into(),
        });
        fields.insert("help".to_owned(), help.collect());
        self.sentence(&key, &fields).unwrap_or_else(|| notation.to_owned())
    }
}

/// A word of a notation as a value.
fn written(word: &str) -> Value {
    if word.contains('/') {
        return word.split('/').map(|part| if part == "-" { NONE } else { part }).collect();
    }
    word.parse::<i64>().map_or_else(|_| word.into(), Value::from)
}

/// A variant and its content.
fn variant(object: &Map<String, Value>) -> Option<(&str, Map<String, Value>)> {
    let mut fields = object.iter();
    let (Some((tag, content)), None) = (fields.next(), fields.next()) else { return None };
    let fields = match content {
        Value::Object(fields) => fields.clone(),
        Value::Array(items) => {
            PLACES.iter().map(|place| (*place).to_owned()).zip(items.iter().cloned()).collect()
        }
        other => Map::from_iter([("value".to_owned(), other.clone())]),
    };
    Some((tag, fields))
}

/// The tag of an event and its fields, however it is written as JSON.
pub(super) fn tagged(object: &Map<String, Value>) -> Option<(&str, Map<String, Value>)> {
    for name in ["event", "type", "kind"] {
        if let Some(Value::String(tag)) = object.get(name) {
            let mut rest = object.clone();
            rest.remove(name);
            return Some((tag, rest));
        }
    }
    variant(object)
}

/// What the arguments are, for a key without a sentence.
pub(super) fn listed(key: &str, fields: &Map<String, Value>, texts: &Texts) -> String {
    let parts: Vec<String> =
        fields.iter().map(|(name, value)| format!("{} {}", readable(name), texts.inline(value))).collect();
    let before = if parts.is_empty() { "" } else { ": " };
    format!("{}{before}{}", readable(key), parts.join(", "))
}
