//! `--option KEY=VALUE`.

use std::fs;
use std::path::Path;

use serde_json::Value;
use table::{AnyGame, BadOptions, OptionKind, OptionSpec};

use crate::sentence::{Sentence, sentence};
use crate::{Stop, files};

/// The game's options with everything at its default except what was given.
pub(crate) fn read(game: &dyn AnyGame, given: &[String]) -> Result<Value, Stop> {
    let mut options = game.default_options();
    for text in given {
        let (key, value) = text.split_once('=').ok_or_else(|| {
            sentence("option-not-a-pair").with("option", text.as_str()).with("allowed", allowed_keys(game))
        })?;
        let spec = game.options().iter().find(|spec| spec.key == key).ok_or_else(|| {
            sentence("no-such-option")
                .with("game", game.id())
                .with("option", key)
                .with("allowed", allowed_keys(game))
        })?;
        let value = parse(spec, value)?;
        if let Value::Object(fields) = &mut options {
            fields.insert(key.to_owned(), value);
        }
    }
    Ok(options)
}

fn allowed_keys(game: &dyn AnyGame) -> Sentence {
    let keys: Vec<&str> = game.options().iter().map(|spec| spec.key).collect();
    if keys.is_empty() {
        sentence("options-none")
    } else {
        sentence("options-are").with("options", keys.join(", "))
    }
}

/// What the rules of a game have against options that each are possible.
pub(crate) fn bad(why: BadOptions) -> Sentence {
    sentence("bad-options").with("why", why.0)
}

fn parse(spec: &OptionSpec, text: &str) -> Result<Value, Stop> {
    let json: Option<Value> = serde_json::from_str(text).ok();
    let value = match spec.kind {
        OptionKind::Flag => match text {
            "true" | "on" | "yes" | "1" => Some(Value::Bool(true)),
            "false" | "off" | "no" | "0" => Some(Value::Bool(false)),
            _ => None,
        },
        OptionKind::Choice(words) => {
            let word = json.as_ref().and_then(Value::as_str).unwrap_or(text);
            words.contains(&word).then(|| Value::from(word))
        }
        OptionKind::Number { min, max, .. } => json.filter(|json| {
            json.as_i64().is_some_and(|number| (i64::from(min)..=i64::from(max)).contains(&number))
        }),
        OptionKind::File => {
            if let Some(json @ (Value::Object(_) | Value::Array(_))) = json {
                return Ok(json);
            }
            let path = Path::new(text);
            let content = fs::read_to_string(path).map_err(|error| files::about(path, &error))?;
            return Ok(serde_json::from_str(&content).unwrap_or_else(|_| Value::from(content)));
        }
    };
    value.ok_or_else(|| {
        sentence("option-not-one-of")
            .with("option", spec.key)
            .with("value", text)
            .with("values", values(&spec.kind))
            .into()
    })
}

/// The values an option takes.
pub(crate) fn values(kind: &OptionKind) -> Sentence {
    match kind {
        OptionKind::Flag => Sentence::foreign(&"true, false"),
        OptionKind::Choice(words) => Sentence::foreign(&words.join(", ")),
        OptionKind::Number { min, max, .. } => {
            sentence("games-range").with("least", i64::from(*min)).with("most", i64::from(*max))
        }
        OptionKind::File => sentence("games-file"),
    }
}
