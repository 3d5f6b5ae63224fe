//! `kabinett check`.

use bots::Entry;
use clap::Args;
use indicatif::ProgressBar;
use serde_json::json;
use server::maintenance::{self, Checked};

use crate::backup::wait_for;
use crate::settings::Place;
use crate::{Stop, Streams};

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  kabinett check
  kabinett check --data /var/lib/kabinett --json

Every game that has begun is replayed from its first decision, and held to what the database says of it:
whose turn it is, whether it is over, its result, its seed and its snapshot. The server may go on meanwhile.")]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    pub(crate) place: Place,
    /// Print one JSON object
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
            .map(|checked| json!({"table": checked.table, "game": checked.game, "fault": checked.fault}))
            .collect();
        let report = json!({"games": games, "rows": rows, "faults": faults});
        serde_json::to_writer_pretty(&mut *streams.out, &report).map_err(std::io::Error::from)?;
        writeln!(streams.out)?;
    } else {
        for checked in &faults {
            let fault = checked.fault.as_deref().unwrap_or_default();
            writeln!(streams.out, "{} ({}): {fault}", checked.table, checked.game)?;
        }
        let counts = [("games", games.into()), ("rows", rows.into()), ("faults", faults.len().into())];
        writeln!(streams.out, "{}", streams.language.say("check-done", &counts))?;
    }
    if faults.is_empty() { Ok(()) } else { Err(Stop::No) }
}
