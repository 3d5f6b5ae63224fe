//! `kabinett games`.

use std::io::Write;

use bots::Entry;
use serde_json::{Value, json};
use table::OptionKind;

use crate::cli::GamesArgs;
use crate::text::{Language, readable};
use crate::{Stop, Streams, options};

pub(crate) fn run(registry: &[Entry], args: &GamesArgs, streams: &mut Streams<'_>) -> Result<(), Stop> {
    let out = &mut *streams.out;
    if args.json {
        let list: Vec<Value> = registry.iter().map(as_json).collect();
        serde_json::to_writer_pretty(&mut *out, &list).map_err(std::io::Error::from)?;
        return Ok(writeln!(out)?);
    }
    if registry.is_empty() {
        return Ok(writeln!(out, "{}", streams.language.say("games-none", &[]))?);
    }
    for (index, entry) in registry.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        print(entry, streams.language, out)?;
    }
    Ok(())
}

fn print(entry: &Entry, language: Language, out: &mut dyn Write) -> Result<(), Stop> {
    let game = entry.game;
    let texts = language.texts(game.id());
    let (least, most) = (*game.seats().start(), *game.seats().end());
    let about = [("id", game.id().into()), ("name", game.name().into()), ("rules", game.rules().into())];
    writeln!(out, "{}", texts.say("games-head", &about))?;
    let key = if least == most { "games-seats" } else { "games-seats-range" };
    writeln!(out, "  {}", texts.say(key, &[("least", least.into()), ("most", most.into())]))?;
    writeln!(out, "  {}", texts.say("games-levels", &[]))?;
    for level in entry.levels() {
        let help = texts.say_or(&format!("level-{}-help", level.name), level.help);
        writeln!(out, "    {:<14} {help}", level.name)?;
    }
    let key = if game.options().is_empty() { "games-no-options" } else { "games-options" };
    writeln!(out, "  {}", texts.say(key, &[]))?;
    let defaults = game.default_options();
    for spec in game.options() {
        let default = match (&spec.kind, &defaults[spec.key]) {
            (OptionKind::File, Value::Null) => texts.say("games-no-file", &[]),
            (_, Value::String(word)) => word.clone(),
            (_, value) => value.to_string(),
        };
        let about = [
            ("key", spec.key.into()),
            ("values", options::values(&spec.kind).said(language).into()),
            ("default", default.into()),
            ("rule", spec.rule.into()),
        ];
        let key = if spec.rule.is_empty() { "games-option" } else { "games-option-rule" };
        writeln!(out, "    {}", texts.say(key, &about))?;
        writeln!(out, "      {}", texts.say_or(&format!("option-{}-help", spec.key), spec.help))?;
    }
    writeln!(out, "  {}", texts.say("games-ends", &[]))?;
    for end in game.ends() {
        let sentence = texts.end(end);
        if sentence == readable(end) {
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
