//! `kabinett play`: a plain table in the terminal.

mod choices;
mod prompt;
mod session;

use std::path::{Path, PathBuf};

use bots::Entry;
use table::{AnyTable, Seed};

use crate::cli::PlayArgs;
use crate::sentence::sentence;
use crate::sim::{check_players, random};
use crate::{Stop, Streams, files, find, options};

use session::Session;

/// The word for a person in `--players`.
const HUMAN: &str = "human";

/// A table ready to play at.
struct Opened<'a> {
    entry: &'a Entry,
    table: Box<dyn AnyTable>,
    /// By seat: [`HUMAN`] or a level.
    players: Vec<String>,
    /// By seat, as the record has it.
    names: Vec<String>,
    seed: Seed,
    save: PathBuf,
}

pub(crate) fn run(registry: &[Entry], args: &PlayArgs, streams: &mut Streams<'_>) -> Result<(), Stop> {
    let opened = match &args.load {
        Some(path) => load(registry, path, args, streams)?,
        None => open(registry, args)?,
    };
    let texts = streams.language.texts(opened.entry.game.id());
    Session::new(opened, &texts, streams).play()
}

/// A new table.
fn open<'a>(registry: &'a [Entry], args: &PlayArgs) -> Result<Opened<'a>, Stop> {
    let id = args.game.as_deref().unwrap_or_default();
    let entry = find(registry, id)?;
    let players = if args.players.is_empty() { usual(entry) } else { args.players.clone() };
    check_players(entry, &players, &[HUMAN])?;
    let seed = match args.seed {
        Some(seed) => seed.0,
        None => Seed(random()?),
    };
    let options = options::read(entry.game, &args.options.option)?;
    let table = entry.game.open(&options, players.len(), seed).map_err(options::bad)?;
    let save = args
        .save
        .clone()
        .unwrap_or_else(|| format!("{id}-{}.kab.json", &seed.commitment().to_hex()[..8]).into());
    Ok(Opened { entry, table, names: players.clone(), players, seed, save })
}

/// One person against the strongest level, with as few seats as the game allows.
fn usual(entry: &Entry) -> Vec<String> {
    let strongest = entry.levels().last().map_or(HUMAN, |level| level.name);
    let seats = *entry.game.seats().start();
    (0..seats).map(|seat| if seat == 0 { HUMAN } else { strongest }.to_owned()).collect()
}

/// The table a record leads to.
fn load<'a>(
    registry: &'a [Entry],
    path: &Path,
    args: &PlayArgs,
    streams: &mut Streams<'_>,
) -> Result<Opened<'a>, Stop> {
    let record = files::read_record(path, streams.input)?;
    if let Some(id) = args.game.as_deref().filter(|id| *id != record.game) {
        let why = sentence("record-other-game").with("expected", id).with("found", record.game);
        return Err(files::wrong(path, why));
    }
    let entry = find(registry, &record.game)?;
    let table = files::replay(entry, &record, usize::MAX, path)?;
    let seed = record.seed.ok_or_else(|| files::wrong(path, sentence("record-no-seed")))?;
    let levels = entry.levels();
    let known = |name: &String| levels.iter().any(|level| level.name == name);
    let players = if args.players.is_empty() {
        record.seats.iter().map(|name| if known(name) { name.clone() } else { HUMAN.to_owned() }).collect()
    } else {
        args.players.clone()
    };
    check_players(entry, &players, &[HUMAN])?;
    if players.len() != record.seats.len() {
        let (named, seats) = (players.len(), record.seats.len());
        return Err(sentence("play-other-seats").with("players", named).with("seats", seats).into());
    }
    let save = match &args.save {
        Some(save) => save.clone(),
        None if files::is_stdin(path) => {
            return Err(sentence("play-needs-save").into());
        }
        None => path.to_owned(),
    };
    Ok(Opened { entry, table, players, names: record.seats, seed, save })
}
