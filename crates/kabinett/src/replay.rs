//! `kabinett replay`.

use std::io::Write;

use bots::Entry;
use serde_json::{Value, json};
use table::{AnyTable, Outcome, Record, Seat, Viewer};

use crate::cli::ReplayArgs;
use crate::sentence::sentence;
use crate::text::Texts;
use crate::{Stop, Streams, files, find, pretty};

pub(crate) fn run(registry: &[Entry], args: &ReplayArgs, streams: &mut Streams<'_>) -> Result<(), Stop> {
    let record = files::read_record(&args.file, streams.input)?;
    let entry = find(registry, &record.game)?;
    let all = record.decisions.len();
    let at = args.at.unwrap_or(all);
    if at > all {
        return Err(sentence("replay-too-far").with("at", at).with("of", all).into());
    }
    if let Viewer::Seat(seat) = args.viewer
        && seat.index() >= record.seats.len()
    {
        let last = record.seats.len().saturating_sub(1);
        return Err(sentence("replay-no-viewer").with("seat", u32::from(seat.0)).with("last", last).into());
    }
    let table = files::replay(entry, &record, at, &args.file)?;
    if args.json {
        let log: Vec<Value> = table
            .log(args.viewer, 0)
            .into_iter()
            .map(|(number, event)| json!({ "decision": number, "event": event }))
            .collect();
        let mut object = json!({
            "game": record.game, "at": at, "of": all, "viewer": args.viewer,
            "waiting_on": table.waiting_on().iter().collect::<Vec<_>>(),
            "decisions": table.decisions(0).iter().filter(|one| may_see(args.viewer, one.seat)).collect::<Vec<_>>(),
            "view": table.view(args.viewer),
            "outcome": table.outcome(),
        });
        if args.log {
            object["log"] = Value::Array(log);
        }
        serde_json::to_writer_pretty(&mut *streams.out, &object).map_err(std::io::Error::from)?;
        return Ok(writeln!(streams.out)?);
    }
    let texts = streams.language.texts(&record.game);
    head(entry, &record, &*table, args, &texts, streams.out)?;
    if args.log {
        writeln!(streams.out, "\n{}", texts.say("log-title", &[]))?;
        print_log(&*table, args.viewer, 0, &texts, streams.out)?;
    }
    writeln!(streams.out)?;
    write!(streams.out, "{}", pretty::render(&table.view(args.viewer), &texts, streams.width))?;
    Ok(())
}

fn head(
    entry: &Entry,
    record: &Record,
    table: &dyn AnyTable,
    args: &ReplayArgs,
    texts: &Texts,
    out: &mut dyn Write,
) -> Result<(), Stop> {
    let all = record.decisions.len();
    let at = table.len();
    writeln!(
        out,
        "{}",
        texts
            .say("replay-head", &[("game", entry.game.name().into()), ("at", at.into()), ("of", all.into())])
    )?;
    for (index, name) in record.seats.iter().enumerate() {
        writeln!(out, "  {}: {name}", seat_name(table, Seat(index as u8), texts))?;
    }
    if let Some(last) = table.decisions(at.saturating_sub(1)).last()
        && may_see(args.viewer, last.seat)
    {
        let seat = seat_name(table, last.seat, texts);
        let decision = last.notation.clone();
        writeln!(
            out,
            "{}",
            texts.say("replay-last", &[("seat", seat.into()), ("decision", decision.into())])
        )?;
    }
    match table.outcome() {
        Some(outcome) => print_outcome(&outcome, table, texts, out),
        None => {
            Ok(writeln!(out, "{}", texts.say("replay-next", &[("seats", waiting(table, texts).into())]))?)
        }
    }
}

/// Whether a viewer may read that seat's decisions: others may still be hidden from it.
fn may_see(viewer: Viewer, seat: Seat) -> bool {
    viewer == Viewer::Open || viewer == Viewer::Seat(seat)
}

/// Who must decide now, in words.
pub(crate) fn waiting(table: &dyn AnyTable, texts: &Texts) -> String {
    let seats: Vec<String> = table.waiting_on().iter().map(|seat| seat_name(table, seat, texts)).collect();
    seats.join(", ")
}

/// A seat with the side it plays, such as “seat 0 (Britain)”.
pub(crate) fn seat_name(table: &dyn AnyTable, seat: Seat, texts: &Texts) -> String {
    let number = i32::from(seat.0);
    match table.role(seat) {
        Some(role) => texts.say("seat-role", &[("seat", number.into()), ("role", texts.name(role).into())]),
        None => texts.say("seat", &[("seat", number.into())]),
    }
}

/// The decisions from number `since` on, each with what the viewer may know of what it did.
pub(crate) fn print_log(
    table: &dyn AnyTable,
    viewer: Viewer,
    since: usize,
    texts: &Texts,
    out: &mut dyn Write,
) -> Result<(), Stop> {
    let mut shown = None;
    for (number, event) in table.log(viewer, since) {
        let label = if shown == Some(number) { String::new() } else { (number + 1).to_string() };
        shown = Some(number);
        writeln!(out, "{label:>5}  {}", texts.event(&event))?;
    }
    Ok(())
}

/// How the game ended, and how each seat did.
pub(crate) fn print_outcome(
    outcome: &Outcome,
    table: &dyn AnyTable,
    texts: &Texts,
    out: &mut dyn Write,
) -> Result<(), Stop> {
    writeln!(out, "{}", texts.say("outcome", &[("end", texts.end(outcome.end).into())]))?;
    for (index, standing) in outcome.standings.iter().enumerate() {
        let seat = seat_name(table, Seat(index as u8), texts);
        let args = [
            ("seat", seat.into()),
            ("place", i32::from(standing.place).into()),
            ("score", standing.score.into()),
        ];
        writeln!(out, "  {}", texts.say("standing", &args))?;
    }
    Ok(())
}
