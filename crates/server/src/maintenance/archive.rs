//! The whole database as one file that either database can read: gzipped JSON, one row a line.
//!
//! The first line says what it is and holds the keys of the data folder, without which seeds stay
//! sealed; every other line but the last is a table's name and a row; the last counts them.

use std::collections::BTreeMap;
use std::io::{BufRead, Write};
use std::{fs, io};

use flate2::Compression;
use flate2::bufread::GzDecoder;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::existing;
use crate::store::{Dump, Store, StoreError};
use crate::{Config, ServerError, seal};

/// What every backup says it is.
pub const BACKUP_FORMAT: &str = "kabinett-backup";

/// Grows when backups are written in another way.
const VERSION: u32 = 1;

/// So many rows are written at once.
const BATCH: usize = 500;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    format: String,
    version: u32,
    /// The number of the last change of the database.
    schema: i64,
    /// When it was made.
    made: i64,
    /// The keys in the data folder, by the name of their file.
    keys: BTreeMap<String, String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct End {
    rows: u64,
}

/// Writes everything, as it was at one moment, and returns how many rows that were. The server may
/// go on meanwhile.
///
/// # Errors
/// If the database cannot be read or the file cannot be written.
pub async fn backup(config: &Config, out: &mut (dyn Write + Send)) -> Result<u64, ServerError> {
    let store = existing(config).await?;
    let mut pack = GzEncoder::new(out, Compression::default());
    let keys =
        seal::keys_of_folder(&config.data).map_err(|error| ServerError::Data(config.data.clone(), error))?;
    begin(&mut pack, store.schema().await?, config.clock.now(), keys)?;
    let mut rows = 0;
    store
        .dump(&mut |table, row| {
            rows += 1;
            let row: &RawValue = serde_json::from_str(row)?;
            line(&mut pack, &(table, row))
        })
        .await?;
    end(&mut pack, rows)?;
    pack.finish()?.flush()?;
    store.close().await;
    Ok(rows)
}

/// The first line.
pub(super) fn begin(
    out: &mut impl Write,
    schema: i64,
    made: i64,
    keys: BTreeMap<String, String>,
) -> io::Result<()> {
    line(out, &Head { format: BACKUP_FORMAT.to_owned(), version: VERSION, schema, made, keys })
}

/// The last line.
pub(super) fn end(out: &mut impl Write, rows: u64) -> io::Result<()> {
    line(out, &End { rows })
}

pub(super) fn line(out: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    out.write_all(b"\n")
}

fn bad(what: impl Into<String>) -> ServerError {
    ServerError::Backup(what.into())
}

/// Fills an empty database from a backup of either kind, and returns how many rows that were.
///
/// # Errors
/// If the file is no whole backup, is newer than this program, or if there is something in the
/// database or another key in the folder already. Nothing is left half done.
pub async fn restore(config: &Config, input: &mut (dyn BufRead + Send)) -> Result<u64, ServerError> {
    let data = |error| ServerError::Data(config.data.clone(), error);
    fs::create_dir_all(&config.data).map_err(data)?;
    let mut lines = io::BufReader::new(GzDecoder::new(input)).lines();
    let first =
        lines.next().ok_or_else(|| bad("the file is empty"))?.map_err(|error| bad(error.to_string()))?;
    let head: Head = serde_json::from_str(&first).map_err(|error| bad(format!("not a backup: {error}")))?;
    if head.format != BACKUP_FORMAT || head.version != VERSION {
        return Err(bad(format!("“{}” version {} is not known here", head.format, head.version)));
    }
    let _lock = crate::lock_of(config)?;
    let store = Store::to_restore(config, head.schema).await?;
    // The key first: rows that nobody can open are of no use.
    for (name, key) in &head.keys {
        seal::put_key(&config.data, name, key).map_err(data)?;
    }
    let restored = load(&store, lines).await;
    if restored.is_ok() {
        store.bring_up_to_date().await?;
    }
    store.close().await;
    restored
}

async fn load(store: &Store, lines: impl Iterator<Item = io::Result<String>>) -> Result<u64, ServerError> {
    let mut dump = store.fill().await?;
    let mut rows = 0;
    let mut end = None;
    let mut batch: (String, Vec<Box<RawValue>>) = (String::new(), Vec::new());
    for text in lines {
        let text = text.map_err(|error| bad(error.to_string()))?;
        if let Ok(counted) = serde_json::from_str::<End>(&text) {
            end = Some(counted.rows);
            continue;
        }
        let (table, row): (String, Box<RawValue>) =
            serde_json::from_str(&text).map_err(|error| bad(format!("row {}: {error}", rows + 1)))?;
        rows += 1;
        if table != batch.0 || batch.1.len() == BATCH {
            put(&mut dump, &batch).await?;
            batch = (table, Vec::with_capacity(BATCH));
        }
        batch.1.push(row);
    }
    put(&mut dump, &batch).await?;
    if end != Some(rows) {
        return Err(bad("the file is not whole"));
    }
    dump.finish().await?;
    Ok(rows)
}

async fn put(dump: &mut Dump<'_>, (table, rows): &(String, Vec<Box<RawValue>>)) -> Result<(), StoreError> {
    let Some(first) = rows.first() else { return Ok(()) };
    let columns: BTreeMap<String, &RawValue> =
        serde_json::from_str(first.get()).map_err(|error| StoreError::Content(error.to_string()))?;
    let columns: Vec<&str> = columns.keys().map(String::as_str).collect();
    let rows = serde_json::to_string(rows).map_err(|error| StoreError::Content(error.to_string()))?;
    dump.put(table, &columns, &rows).await
}
