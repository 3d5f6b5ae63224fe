//! Sentences for people, from the Fluent catalogues in `locales/`.
//!
//! Each folder of `locales/` is a [`Language`]. In it, `table.ftl` is shared by all games, and
//! `program/*.ftl` is what the program itself says; `GAME.ftl` and `GAME/*.ftl`, named after the game's
//! id or the id's first words, hold what one game says. What a language lacks is said in English; a key without any sentence is shown itself, in readable form,
//! so a missing entry is ugly but never fatal.
//!
//! What a key means is said by how its message begins: `reason-` why a decision is refused, `label-`
//! a line of a price, `unit-` what is paid with, `event-` the log, `decision-` a decision, `end-` how
//! a game ended, and the kinds of things of a game, such as `space-`, for their names.

mod language;
mod values;

use std::fmt::Write as _;

use fluent_bundle::{FluentArgs, FluentValue};
use serde_json::{Map, Value};
use table::{Arg, Illegal, Quote, Refusal};

use language::Bundle;
pub use language::{Language, UnknownLanguage};
use values::{listed, tagged};

/// The message that lists the kinds of things of a game.
const KINDS: &str = "kinds";

/// The sentences of one game in one language, with those behind them that are said where they lack
/// one: of the same game in English, and of all games.
pub struct Texts {
    bundles: Vec<&'static Bundle>,
}

/// The English sentences for a game.
pub fn of(game: &str) -> Texts {
    Language::english().texts(game)
}

/// A key as words: what is shown when no catalogue has a sentence for it.
pub fn readable(key: &str) -> String {
    if key.contains(|c: char| c.is_ascii_digit()) { key.to_owned() } else { key.replace(['-', '_'], " ") }
}

/// `TilePlaced` and `tile_placed` as `tile-placed`.
fn kebab(word: &str) -> String {
    let mut out = String::with_capacity(word.len() + 4);
    for (index, c) in word.char_indices() {
        if c.is_ascii_uppercase() {
            if index > 0 {
                out.push('-');
            }
            out.push(c.to_ascii_lowercase());
        } else {
            out.push(if c == '_' { '-' } else { c });
        }
    }
    out
}

impl Texts {
    /// Whether there is a message of that key.
    pub fn has(&self, key: &str) -> bool {
        self.bundles
            .iter()
            .any(|bundle| bundle.get_message(key).is_some_and(|message| message.value().is_some()))
    }

    fn lookup(&self, key: &str, args: &[(&str, FluentValue<'_>)]) -> Option<String> {
        let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        self.bundles.iter().find_map(|bundle| {
            let pattern = bundle.get_message(key)?.value()?;
            // A sentence with an argument missing says so in its place.
            let mut errors = Vec::new();
            Some(bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned())
        })
    }

    /// What a message says about one of its arguments.
    fn attribute(&self, key: &str, name: &str) -> Option<String> {
        self.bundles.iter().find_map(|bundle| {
            let pattern = bundle.get_message(key)?.get_attribute(name)?.value();
            Some(bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
        })
    }

    /// The sentence of a key.
    pub fn say(&self, key: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        self.lookup(key, args).unwrap_or_else(|| {
            let mut text = readable(key);
            for (index, (name, value)) in args.iter().enumerate() {
                let value = match value {
                    FluentValue::String(text) => text.to_string(),
                    FluentValue::Number(number) => number.as_string().into_owned(),
                    _ => continue,
                };
                let before = if index == 0 { ": " } else { ", " };
                // Writing to memory does not fail.
                let _ = write!(text, "{before}{} {value}", readable(name));
            }
            text
        })
    }

    /// The sentence of a key, or what is said where there is none.
    pub fn say_or(&self, key: &str, otherwise: &str) -> String {
        self.lookup(key, &[]).unwrap_or_else(|| otherwise.to_owned())
    }

    /// The name of a thing of the game: a space, a card, a side.
    pub fn name(&self, id: &str) -> String {
        self.plain(id).or_else(|| self.of_some_kind(id)).unwrap_or_else(|| readable(id))
    }

    /// What a message says that needs no arguments. One that needs some is not the name of a thing.
    fn plain(&self, key: &str) -> Option<String> {
        self.bundles.iter().find_map(|bundle| {
            let mut errors = Vec::new();
            let text = bundle.format_pattern(bundle.get_message(key)?.value()?, None, &mut errors);
            errors.is_empty().then(|| text.into_owned())
        })
    }

    /// The name of a thing whose kind is not known.
    fn of_some_kind(&self, id: &str) -> Option<String> {
        let kinds = self.lookup(KINDS, &[])?;
        kinds.split_whitespace().find_map(|kind| self.lookup(&format!("{kind}-{id}"), &[]))
    }

    /// A line of a price.
    pub fn label(&self, label: &str) -> String {
        self.lookup(&format!("label-{label}"), &[]).unwrap_or_else(|| self.name(label))
    }

    /// The way a game ended.
    pub fn end(&self, end: &str) -> String {
        self.lookup(&format!("end-{end}"), &[]).unwrap_or_else(|| self.name(end))
    }

    /// Why a decision is refused: the rule and the reason.
    pub fn illegal(&self, illegal: &Illegal) -> String {
        let fields: Map<String, Value> = illegal
            .args
            .iter()
            .map(|(name, arg)| match arg {
                Arg::Number(number) => ((*name).to_owned(), Value::from(*number)),
                Arg::Id(id) => ((*name).to_owned(), Value::from(*id)),
            })
            .collect();
        let reason = self
            .sentence(&format!("reason-{}", illegal.key), &fields)
            .unwrap_or_else(|| listed(illegal.key, &fields, self));
        if illegal.rule.is_empty() { reason } else { format!("{}: {reason}", illegal.rule) }
    }

    /// Why a decision given as text was not taken.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        match refusal {
            Refusal::Illegal(illegal) => self.illegal(illegal),
            Refusal::Notation(bad) => self.say("not-a-decision", &[("text", bad.0.clone().into())]),
        }
    }

    /// The total of a price, such as “3 action points”; nothing for what is free.
    pub fn total(&self, quote: &Quote) -> Option<String> {
        (!quote.lines.is_empty() || !quote.unit.is_empty()).then(|| {
            let total = i32::from(quote.total());
            if quote.unit.is_empty() {
                return total.to_string();
            }
            self.lookup(&format!("unit-{}", quote.unit), &[("amount", total.into())])
                .unwrap_or_else(|| format!("{total} {}", self.name(quote.unit)))
        })
    }

    /// What happened, in one line.
    pub fn event(&self, event: &Value) -> String {
        let (tag, fields) = match event {
            Value::String(tag) => (tag.as_str(), Map::new()),
            Value::Object(object) => match tagged(object) {
                Some(split) => split,
                None => return self.inline(event),
            },
            _ => return self.inline(event),
        };
        let tag = kebab(tag);
        self.sentence(&format!("event-{tag}"), &fields).unwrap_or_else(|| listed(&tag, &fields, self))
    }

    /// Any value in one line.
    pub fn inline(&self, value: &Value) -> String {
        match value {
            Value::Null => "–".to_owned(),
            Value::Bool(truth) => self.say(if *truth { "yes" } else { "no" }, &[]),
            Value::Number(number) => number.to_string(),
            Value::String(id) if id == values::NONE => "–".to_owned(),
            Value::String(id) => self.name(id),
            Value::Array(items) if items.is_empty() => "–".to_owned(),
            Value::Array(items) => {
                let nested = items.iter().any(Value::is_array);
                let parts: Vec<String> = items.iter().map(|item| self.inline(item)).collect();
                parts.join(if nested { "; " } else { ", " })
            }
            Value::Object(fields) if fields.is_empty() => "–".to_owned(),
            Value::Object(fields) => {
                let parts: Vec<String> = fields
                    .iter()
                    .map(|(name, value)| match value {
                        Value::Object(inner) if !inner.is_empty() => {
                            format!("{} ({})", self.name(name), self.inline(value))
                        }
                        _ => format!("{} {}", self.name(name), self.inline(value)),
                    })
                    .collect();
                parts.join(", ")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn keys_without_a_sentence_are_readable() {
        let say = |args: &[(&str, FluentValue<'_>)]| Language::english().say("no-such-key", args);
        assert_eq!(say(&[]), "no such key");
        assert_eq!(say(&[("of", "x".into()), ("by", 2.into())]), "no such key: of x, by 2");
        assert_eq!(readable("4e-2d"), "4e-2d");
    }

    #[test]
    fn a_sentence_that_needs_an_argument_is_no_name() {
        let texts = of("");
        assert_eq!(texts.say("seat", &[("seat", 2.into())]), "seat 2");
        assert_eq!(texts.inline(&json!({"seat": 2, "reward": "none"})), "reward –, seat 2");
    }

    #[test]
    fn events_are_read_in_every_shape() {
        let texts = of("");
        for event in [
            json!({"ZzzPlaced": {"space": "far-away", "by": 2}}),
            json!({"type": "zzz_placed", "space": "far-away", "by": 2}),
            json!({"event": "zzz-placed", "space": "far-away", "by": 2}),
        ] {
            assert_eq!(texts.event(&event), "zzz placed: by 2, space far away");
        }
        assert_eq!(texts.event(&json!("zzz")), "zzz");
        assert_eq!(texts.event(&json!({"zzz": 3})), "zzz: value 3");
        assert_eq!(texts.event(&json!([1, {"a": null}])), "1, a –");
        assert_eq!(texts.event(&json!([true, false])), "yes, no");
    }
}
