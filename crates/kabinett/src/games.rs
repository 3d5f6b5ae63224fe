//! `kabinett games`.

use std::io::Write;

use bots::Entry;
use serde_json::{Value, json};
use table::OptionKind;

use crate::cli::GamesArgs;
use crate::{Stop, Streams, options, text};

pub(crate) fn run(registry: &[Entry], args: &GamesArgs, streams: &mut Streams<'_>) -> Result<(), Stop> {
    let out = &mut *streams.out;
    if args.json {
        let list: Vec<Value> = registry.iter().map(as_json).collect();
        serde_json::to_writer_pretty(&mut *out, &list).map_err(std::io::Error::from)?;
        return Ok(writeln!(out)?);
    }
    if registry.is_empty() {
        return Ok(writeln!(out, "This program has no games yet.")?);
    }
    for (index, entry) in registry.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        print(entry, out)?;
    }
    Ok(())
}

fn print(entry: &Entry, out: &mut dyn Write) -> Result<(), Stop> {
    let game = entry.game;
    let texts = text::of(game.id());
    let seats = game.seats();
    writeln!(out, "{} · {} · rules version {}", game.id(), game.name(), game.rules())?;
    if seats.start() == seats.end() {
        writeln!(out, "  seats: {}", seats.start())?;
    } else {
        writeln!(out, "  seats: {} to {}", seats.start(), seats.end())?;
    }
    writeln!(out, "  levels:")?;
    for level in entry.levels() {
        writeln!(out, "    {:<14} {}", level.name, level.help)?;
    }
    if game.options().is_empty() {
        writeln!(out, "  options: none")?;
    } else {
        writeln!(out, "  options (--option KEY=VALUE):")?;
    }
    let defaults = game.default_options();
    for spec in game.options() {
        let default = match (&spec.kind, &defaults[spec.key]) {
            (OptionKind::File, Value::Null) => "none".to_owned(),
            (_, Value::String(word)) => word.clone(),
            (_, value) => value.to_string(),
        };
        let rule = if spec.rule.is_empty() { String::new() } else { format!(" · rule {}", spec.rule) };
        writeln!(out, "    {}: {} · default {default}{rule}", spec.key, options::values(&spec.kind))?;
        writeln!(out, "      {}", spec.help)?;
    }
    writeln!(out, "  ends:")?;
    for end in game.ends() {
        let sentence = texts.end(end);
        if sentence == text::readable(end) {
            writeln!(out, "    {end}")?;
        } else {
            writeln!(out, "    {end:<24} {sentence}")?;
        }
    }
    Ok(())
}

fn as_json(entry: &Entry) -> Value {
    let game = entry.game;
    let defaults = game.default_options();
    let options: Vec<Value> = game
        .options()
        .iter()
        .map(|spec| {
            json!({
                "key": spec.key, "kind": spec.kind, "default": defaults[spec.key],
                "rule": spec.rule, "help": spec.help,
            })
        })
        .collect();
    json!({
        "id": game.id(),
        "name": game.name(),
        "rules": game.rules(),
        "seats": { "min": game.seats().start(), "max": game.seats().end() },
        "options": options,
        "levels": entry.levels(),
        "ends": game.ends(),
        "inspect": entry.inspect.is_some(),
    })
}
