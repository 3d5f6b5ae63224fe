//! `kabinett backup` and `kabinett restore`.

use std::fs::{self, File};
use std::io::{BufReader, BufWriter, Write as _};
use std::path::{Path, PathBuf};

use bots::Entry;
use clap::Args;
use server::{ServerError, maintenance};

use crate::sentence::Sentence;
use crate::settings::Place;
use crate::text::Language;
use crate::{Stop, Streams, files};

#[derive(Debug, Args)]
pub(crate) struct BackupArgs {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) place: Place,
}

#[derive(Debug, Args)]
pub(crate) struct RestoreArgs {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) place: Place,
}

pub(crate) fn backup(registry: &[Entry], args: BackupArgs, streams: &mut Streams<'_>) -> Result<(), Stop> {
    let config = args.place.server(registry)?;
    let rows = files::write_whole(&args.file, |file| {
        keep_to_owner(file).map_err(|error| files::about(&args.file, &error))?;
        let mut out = BufWriter::new(file);
        let rows = wait_for(maintenance::backup(&config, &mut out))?;
        out.flush().map_err(|error| files::about(&args.file, &error))?;
        Ok(rows)
    })?;
    Ok(writeln!(streams.out, "{}", said(streams.language, "backup-done", rows, &args.file))?)
}

pub(crate) fn restore(registry: &[Entry], args: RestoreArgs, streams: &mut Streams<'_>) -> Result<(), Stop> {
    let config = args.place.server(registry)?;
    let file = File::open(&args.file).map_err(|error| files::about(&args.file, &error))?;
    let rows = wait_for(maintenance::restore(&config, &mut BufReader::new(file)))?;
    Ok(writeln!(streams.out, "{}", said(streams.language, "restore-done", rows, &args.file))?)
}

/// A backup holds secrets.
#[cfg(unix)]
fn keep_to_owner(file: &File) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    file.set_permissions(fs::Permissions::from_mode(0o600))
}

#[cfg(not(unix))]
fn keep_to_owner(_: &File) -> std::io::Result<()> {
    Ok(())
}

fn said(language: Language, key: &str, rows: u64, file: &Path) -> String {
    let bytes = fs::metadata(file).map_or(0, |about| about.len());
    let file = file.display().to_string();
    language.say(key, &[("rows", rows.into()), ("bytes", bytes.into()), ("file", file.into())])
}

/// What runs the work of the server's library.
pub(crate) fn runtime() -> Result<tokio::runtime::Runtime, Sentence> {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Sentence::foreign(&error))
}

/// Runs work of the server's library to its end.
pub(crate) fn wait_for<T>(work: impl Future<Output = Result<T, ServerError>>) -> Result<T, Stop> {
    Ok(runtime()?.block_on(work)?)
}
