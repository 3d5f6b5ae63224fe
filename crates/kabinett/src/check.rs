//! `kabinett check`.

use bots::Entry;
use clap::Args;
use indicatif::ProgressBar;
use serde_json::json;
use server::maintenance::{self, Checked, Fault};

use crate::backup::wait_for;
use crate::sentence::{Sentence, sentence};
use crate::settings::Place;
use crate::text::Language;
use crate::{Stop, Streams};

#[derive(Debug, Args)]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    pub(crate) place: Place,
    #[arg(long)]
    pub(crate) json: bool,
}

pub(crate) fn run(registry: &[Entry], args: CheckArgs, streams: &mut Streams<'_>) -> Result<(), Stop> {
    let config = args.place.server(registry)?;
    let bar = if streams.progress { ProgressBar::new(0) } else { ProgressBar::hidden() };
    let (mut games, mut rows) = (0_usize, 0_usize);
    let mut faults: Vec<Checked> = Vec::new();
    wait_for(maintenance::check(&config, |checked, total| {
        bar.set_length(total as u64);
        bar.inc(1);
        games += 1;
        rows += checked.rows;
        if checked.fault.is_some() {
            faults.push(checked.clone());
        }
    }))?;
    bar.finish_and_clear();
    faults.sort_by(|one, other| one.table.cmp(&other.table));
    if args.json {
        let faults: Vec<_> = faults
            .iter()
            .filter_map(|checked| checked.fault.as_ref().map(|fault| (checked, fault)))
            .map(|(checked, fault)| {
                let english = said(fault).said(Language::english());
                json!({"table": checked.table, "game": checked.game, "code": fault.code(), "fault": english})
            })
            .collect();
        let report = json!({"games": games, "rows": rows, "faults": faults});
        serde_json::to_writer_pretty(&mut *streams.out, &report).map_err(std::io::Error::from)?;
        writeln!(streams.out)?;
    } else {
        for checked in &faults {
            let fault = checked.fault.as_ref().map(|fault| said(fault).said(streams.language));
            writeln!(streams.out, "{} ({}): {}", checked.table, checked.game, fault.unwrap_or_default())?;
        }
        let counts = [("games", games.into()), ("rows", rows.into()), ("faults", faults.len().into())];
        writeln!(streams.out, "{}", streams.language.say("check-done", &counts))?;
    }
    if faults.is_empty() { Ok(()) } else { Err(Stop::No) }
}

/// What is wrong with a game, as a sentence.
fn said(fault: &Fault) -> Sentence {
    match fault {
        Fault::UnknownGame => sentence("check-unknown-game"),
        Fault::Rules { found, known } => sentence("check-rules").with("found", *found).with("known", *known),
        Fault::Unopened(why) => sentence("check-unopened").with("why", why.as_str()),
        Fault::Seed => sentence("check-seed"),
        Fault::Row { row, why } => sentence("check-row").with("row", *row).with("why", why.as_str()),
        Fault::Rows => sentence("check-rows"),
        Fault::Decisions => sentence("check-decisions"),
        Fault::Waiting => sentence("check-waiting"),
        Fault::Over => sentence("check-over"),
        Fault::Result => sentence("check-result"),
        Fault::Snapshot { row } => sentence("check-snapshot").with("row", *row),
    }
}
