//! Sentences for people, from the Fluent catalogues in `locales/en`.
//!
//! `locales/en/table.ftl` is shared by all games; `locales/en/GAME.ftl`, named after the game's id
//! or the id's first words, holds what one game says. A key without a sentence is shown itself, in readable form, so a
//! missing entry is ugly but never fatal.

use std::fmt::Write as _;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde_json::{Map, Value};
use table::{Arg, Illegal, Quote, Refusal};
use unic_langid::LanguageIdentifier;

static CATALOGUES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/catalogues.rs"));

/// The catalogue that all games share.
const SHARED: &str = "table";

type Bundle = FluentBundle<FluentResource>;

/// The sentences of one game, with those that all share behind them.
pub struct Texts {
    own: Option<&'static Bundle>,
    shared: &'static Bundle,
}

fn bundle(source: &str) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec!["en".parse::<LanguageIdentifier>().unwrap_or_default()]);
    bundle.set_use_isolating(false);
    // A catalogue with a mistake still gives all its other sentences; a test finds the mistake.
    let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, _)| resource);
    bundle.add_resource_overriding(resource);
    bundle
}

/// The sentences for a game; those that all share for an unknown one.
pub fn of(game: &str) -> Texts {
    static BUNDLES: OnceLock<(Bundle, Vec<(&str, Bundle)>)> = OnceLock::new();
    let (shared, own) = BUNDLES.get_or_init(|| {
        let (shared, own): (Vec<_>, Vec<_>) = CATALOGUES.iter().partition(|(stem, _)| *stem == SHARED);
        (
            bundle(shared.first().map_or("", |(_, source)| source)),
            own.into_iter().map(|(stem, source)| (stem, bundle(source))).collect(),
        )
    });
    let is_of_game =
        |stem: &str| game.strip_prefix(stem).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'));
    Texts { own: own.iter().find(|(stem, _)| is_of_game(stem)).map(|(_, bundle)| bundle), shared }
}

/// The sentence of a key that all games share.
pub fn say(key: &str, args: &[(&str, FluentValue<'_>)]) -> String {
    of("").say(key, args)
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
    fn lookup(&self, key: &str, args: &[(&str, FluentValue<'_>)]) -> Option<String> {
        let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        [self.own, Some(self.shared)].into_iter().flatten().find_map(|bundle| {
            let pattern = bundle.get_message(key)?.value()?;
            // A sentence with an argument missing says so in its place.
            let mut errors = Vec::new();
            Some(bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned())
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

    /// The name of a thing of the game: a space, a card, a side.
    pub fn name(&self, id: &str) -> String {
        self.lookup(id, &[]).unwrap_or_else(|| readable(id))
    }

    /// Why a decision is refused: the rule and the reason.
    pub fn illegal(&self, illegal: &Illegal) -> String {
        let args: Vec<(&str, FluentValue<'_>)> = illegal
            .args
            .iter()
            .map(|(name, arg)| match arg {
                Arg::Number(number) => (*name, FluentValue::from(*number)),
                Arg::Id(id) => (*name, FluentValue::from(self.name(id))),
            })
            .collect();
        let reason = self.say(illegal.key, &args);
        if illegal.rule.is_empty() { reason } else { format!("{}: {reason}", illegal.rule) }
    }

    /// Why a decision given as text was not taken.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        match refusal {
            Refusal::Illegal(illegal) => self.illegal(illegal),
            Refusal::Notation(bad) => bad.to_string(),
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
        let args: Vec<(&str, FluentValue<'_>)> = fields
            .iter()
            .map(|(name, value)| match value {
                Value::Number(number) if number.is_i64() => {
                    (name.as_str(), FluentValue::from(number.as_i64().unwrap_or_default()))
                }
                _ => (name.as_str(), FluentValue::from(self.inline(value))),
            })
            .collect();
        let tag = kebab(tag);
        self.lookup(&format!("event-{tag}"), &args).unwrap_or_else(|| self.say(&tag, &args))
    }

    /// Any value in one line.
    pub fn inline(&self, value: &Value) -> String {
        match value {
            Value::Null => "–".to_owned(),
            Value::Bool(true) => "yes".to_owned(),
            Value::Bool(false) => "no".to_owned(),
            Value::Number(number) => number.to_string(),
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

/// The tag of an event and its fields, however it is written as JSON.
fn tagged(object: &Map<String, Value>) -> Option<(&str, Map<String, Value>)> {
    for name in ["event", "type", "kind"] {
        if let Some(Value::String(tag)) = object.get(name) {
            let mut rest = object.clone();
            rest.remove(name);
            return Some((tag, rest));
        }
    }
    let mut fields = object.iter();
    let (Some((tag, content)), None) = (fields.next(), fields.next()) else { return None };
    let fields = match content {
        Value::Object(fields) => fields.clone(),
        other => Map::from_iter([("value".to_owned(), other.clone())]),
    };
    Some((tag, fields))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn every_catalogue_parses() {
        for (stem, source) in CATALOGUES {
            if let Err((_, errors)) = FluentResource::try_new((*source).to_owned()) {
                panic!("locales/en/{stem}.ftl: {errors:?}");
            }
        }
    }

    #[test]
    fn every_sentence_the_program_says_is_in_the_catalogue() {
        let sources = [
            include_str!("play/session.rs"),
            include_str!("play/choices.rs"),
            include_str!("replay.rs"),
            include_str!("verify.rs"),
        ];
        for source in sources {
            for piece in source.split(".say(\"").skip(1) {
                let key = piece.split('"').next().unwrap();
                assert!(of("").shared.has_message(key), "locales/en/table.ftl lacks {key}");
            }
        }
    }

    #[test]
    fn keys_without_a_sentence_are_readable() {
        assert_eq!(say("no-such-key", &[]), "no such key");
        assert_eq!(say("no-such-key", &[("of", "x".into()), ("by", 2.into())]), "no such key: of x, by 2");
        assert_eq!(readable("4e-2d"), "4e-2d");
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
    }
}
