//! Facts that no rulebook prints (R-01, R-01b, R-03): our reconstruction, or what the owner of a
//! game wrote down instead.

use std::sync::LazyLock;

use table::BadOptions;

use crate::facts::{Area, COUNTERS, Counter, CounterFact, CounterKind, Reward, Tile, Token};
use crate::options::{Options, Rules};

/// The letter sets of the non-player powers, A to E.
pub(crate) const LETTERS: u8 = 5;
/// S2 The counters of one letter set.
const PER_LETTER: usize = 5;

/// What is printed on the pieces of one table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Data {
    /// R-01 The 65 counters.
    pub counters: [CounterFact; COUNTERS],
    /// R-01b Tiles by kind, for two to seven players.
    pub tiles: [[u8; 6]; Tile::COUNT],
    /// R-03 Faces of the sea die: success, stay, sink.
    pub sea_die: [u8; 3],
}

static OURS: LazyLock<Data> = LazyLock::new(|| {
    let read = || -> Result<Data, BadOptions> {
        Ok(Data {
            counters: counters(include_str!("../data/counters.csv"))?,
            tiles: tile_counts(include_str!("../data/tile-counts.csv"))?,
            sea_die: sea_die(include_str!("../data/sea-die.csv"))?,
        })
    };
    read().expect("our own data files are sound")
});

impl Data {
    /// Our reconstruction.
    pub fn ours() -> &'static Self {
        &OURS
    }

    /// What the options say, and our reconstruction where they say nothing.
    ///
    /// # Errors
    /// What is wrong with a file of the options, and in which line.
    pub fn of(options: &Options) -> Result<Self, BadOptions> {
        let mut data = *Self::ours();
        if let Some(text) = &options.counters {
            data.counters = counters(text)?;
        }
        if let Some(text) = &options.tile_counts {
            data.tiles = tile_counts(text)?;
        }
        if let Some(text) = &options.sea_die {
            data.sea_die = sea_die(text)?;
        }
        Ok(data)
    }

    /// D11, O1, S3 How many copies of a tile are in play.
    pub fn copies(&self, rules: &Rules, tile: Tile) -> u8 {
        let all = tile.copies(rules.original, rules.sea);
        if tile == Tile::Navigation || (rules.original && !rules.thinned) {
            return all;
        }
        let players = if rules.thinned { rules.players } else { 7 };
        self.tiles[tile.index()][usize::from(players) - 2].min(all)
    }
}

/// A file of comma-separated values with a line of headings.
struct Sheet<'a> {
    name: &'static str,
    columns: Vec<usize>,
    lines: Vec<(usize, Vec<&'a str>)>,
}

impl<'a> Sheet<'a> {
    /// Finds the columns by their headings; each may have several names. Other columns are ignored.
    fn read(name: &'static str, text: &'a str, wanted: &[&[&str]]) -> Result<Self, BadOptions> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(at, line)| (at + 1, fields(line)))
            .filter(|(_, fields)| fields.iter().any(|field| !field.is_empty()));
        let (_, heads) = lines.next().ok_or_else(|| BadOptions(format!("{name}: the file is empty")))?;
        let columns = wanted
            .iter()
            .map(|names| {
                heads
                    .iter()
                    .position(|head| names.contains(head))
                    .ok_or_else(|| BadOptions(format!("{name}, line 1: no column is headed “{}”", names[0])))
            })
            .collect::<Result<_, _>>()?;
        Ok(Self { name, columns, lines: lines.collect() })
    }

    fn bad(&self, line: usize, what: impl std::fmt::Display) -> BadOptions {
        BadOptions(format!("{}, line {line}: {what}", self.name))
    }

    /// The fields of each line, in the order of the wanted columns.
    fn rows(&self) -> impl Iterator<Item = Result<(usize, Vec<&'a str>), BadOptions>> {
        self.lines.iter().map(|(line, fields)| {
            let row = self.columns.iter().map(|&at| fields.get(at).copied());
            match row.collect::<Option<Vec<_>>>() {
                Some(row) => Ok((*line, row)),
                None => Err(self.bad(*line, "there are fewer fields than headings")),
            }
        })
    }
}

/// The fields of a line; one in double quotes may contain commas.
fn fields(line: &str) -> Vec<&str> {
    let mut fields = Vec::new();
    let mut rest = line;
    loop {
        let trimmed = rest.trim_start();
        if let Some(quoted) = trimmed.strip_prefix('"')
            && let Some(end) = quoted.find('"')
        {
            fields.push(&quoted[..end]);
            match quoted[end + 1..].split_once(',') {
                Some((_, next)) => rest = next,
                None => return fields,
            }
        } else {
            let Some((field, next)) = rest.split_once(',') else {
                fields.push(rest.trim());
                return fields;
            };
            fields.push(field.trim());
            rest = next;
        }
    }
}

/// The ids of the fact files have underscores where ours have hyphens.
fn id(text: &str) -> String {
    text.replace('_', "-")
}

/// R-01 Reads the 65 counters: every id once, peaceful ones in colonies only, and five letter sets
/// of five different areas.
fn counters(text: &str) -> Result<[CounterFact; COUNTERS], BadOptions> {
    let columns: [&[&str]; 6] =
        [&["id"], &["area"], &["kind"], &["defence"], &["reward"], &["letter", "letter_set"]];
    let sheet = Sheet::read("counters", text, &columns)?;
    let mut facts = [None; COUNTERS];
    for row in sheet.rows() {
        let (line, row) = row?;
        let counter: Counter = row[0].parse().map_err(|bad| sheet.bad(line, bad))?;
        let fact = counter_fact(&sheet, line, &row)?;
        if facts[counter.index()].replace(fact).is_some() {
            return Err(sheet.bad(line, format_args!("{} is there twice", row[0])));
        }
    }
    if let Some(missing) = facts.iter().position(Option::is_none) {
        return Err(BadOptions(format!("counters: N{:02} is missing", missing + 1)));
    }
    let facts = facts.map(|fact| fact.expect("none is missing"));
    for letter in 0..LETTERS {
        let areas = facts.iter().filter(|fact| fact.letter == Some(letter)).map(|fact| fact.area.index());
        let mut seen = [0; Area::COUNT];
        areas.for_each(|area| seen[area] += 1);
        if seen.iter().sum::<usize>() != PER_LETTER || seen.iter().any(|&count| count > 1) {
            let letter = char::from(b'A' + letter);
            return Err(BadOptions(format!(
                "counters: letter {letter} must stand on five counters of five different areas"
            )));
        }
    }
    Ok(facts)
}

fn counter_fact(sheet: &Sheet<'_>, line: usize, row: &[&str]) -> Result<CounterFact, BadOptions> {
    let area: Area = id(row[1]).parse().map_err(|bad| sheet.bad(line, bad))?;
    let kind = match (row[2], row[3]) {
        ("defence", value) => match value.parse() {
            Ok(value @ 1..=9) => CounterKind::Defence(value),
            _ => return Err(sheet.bad(line, format_args!("“{value}” is no defence value from 1 to 9"))),
        },
        ("colonize", "") => CounterKind::Colonize,
        ("gold_coast", "") => CounterKind::GoldCoast,
        ("colonize" | "gold_coast", _) => {
            return Err(sheet.bad(line, "only a counter of the kind defence has a defence value"));
        }
        (kind, _) => {
            return Err(sheet.bad(line, format_args!("“{kind}” is no kind: defence, colonize or gold_coast")));
        }
    };
    if !matches!(kind, CounterKind::Defence(_)) && !area.colony() {
        return Err(sheet.bad(line, "peaceful counters belong to colonies"));
    }
    let reward: Reward = row[4].parse().map_err(|bad| sheet.bad(line, bad))?;
    let letter = match row[5].as_bytes() {
        [] => None,
        [letter @ b'A'..=b'E'] => Some(letter - b'A'),
        _ => return Err(sheet.bad(line, format_args!("“{}” is no letter from A to E", row[5]))),
    };
    Ok(CounterFact { area, kind, reward, letter })
}

/// R-01b Reads how many copies of each tile are in play: never more than exist. Navigation follows
/// from V-SEA and the covert tokens are always there, so they need no line.
fn tile_counts(text: &str) -> Result<[[u8; 6]; Tile::COUNT], BadOptions> {
    let columns: [&[&str]; 7] = [&["tile"], &["p2"], &["p3"], &["p4"], &["p5"], &["p6"], &["p7"]];
    let sheet = Sheet::read("tile-counts", text, &columns)?;
    let mut counts = [None; Tile::COUNT];
    for row in sheet.rows() {
        let (line, row) = row?;
        let name = id(row[0]);
        let tile = Tile::from_id(&name).filter(|&tile| tile != Tile::Navigation);
        let most = tile.map_or(1, |tile| tile.copies(false, false));
        if tile.is_none() && Token::from_id(&name).is_none() {
            return Err(sheet.bad(line, format_args!("“{}” is no tile", row[0])));
        }
        let mut numbers = [0; 6];
        for (number, text) in numbers.iter_mut().zip(&row[1..]) {
            *number = text.parse().ok().filter(|&number| number <= most).ok_or_else(|| {
                sheet.bad(line, format_args!("“{text}” is no number of copies from 0 to {most}"))
            })?;
        }
        if let Some(tile) = tile
            && counts[tile.index()].replace(numbers).is_some()
        {
            return Err(sheet.bad(line, format_args!("{} is there twice", row[0])));
        }
    }
    counts[Tile::Navigation.index()] = Some([0; 6]);
    match Tile::ALL.iter().find(|tile| counts[tile.index()].is_none()) {
        Some(missing) => Err(BadOptions(format!("tile-counts: {missing} is missing"))),
        None => Ok(counts.map(|numbers| numbers.expect("none is missing"))),
    }
}

/// R-03 Reads the faces of the sea die: six in all.
fn sea_die(text: &str) -> Result<[u8; 3], BadOptions> {
    const FACES: [&str; 3] = ["success", "stay", "sink"];
    let sheet = Sheet::read("sea-die", text, &[&["face"], &["faces"]])?;
    let mut faces = [None; 3];
    for row in sheet.rows() {
        let (line, row) = row?;
        let face = FACES.iter().position(|face| *face == row[0]);
        let face = face
            .ok_or_else(|| sheet.bad(line, format_args!("“{}” is no face: success, stay or sink", row[0])))?;
        let number: u8 =
            row[1].parse().ok().filter(|&number| number <= 6).ok_or_else(|| {
                sheet.bad(line, format_args!("“{}” is no number of faces from 0 to 6", row[1]))
            })?;
        if faces[face].replace(number).is_some() {
            return Err(sheet.bad(line, format_args!("{} is there twice", row[0])));
        }
    }
    match faces {
        [Some(success), Some(stay), Some(sink)] if success + stay + sink == 6 => Ok([success, stay, sink]),
        [Some(_), Some(_), Some(_)] => Err(BadOptions("sea-die: a die has six faces".to_owned())),
        _ => Err(BadOptions("sea-die: success, stay and sink must each have a line".to_owned())),
    }
}
