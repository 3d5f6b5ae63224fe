//! Whole games as fixtures: records that are replayed and held to their results and commitments, and
//! that together must show everything that a game can show.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use table::{Dice, FORMAT, Game, Journal, NoLog, Record, RecordResult, Seat, Seed, VERSION};

/// Things that records show, each in words.
pub type Shown = BTreeSet<String>;

const SUFFIX: &str = ".kab.json";

/// What the records of a game are held to.
pub struct Suite<G: Game> {
    /// Where they are.
    pub folder: &'static str,
    /// The fewest records.
    pub fewest: usize,
    /// The most bytes of all records together.
    pub most_bytes: usize,
    /// Everything that they must show together.
    pub required: fn() -> Shown,
    /// What a finished game shows.
    pub shown: fn(&Journal<G>) -> Shown,
    /// Makes them anew, when the rules have changed.
    pub make: fn(&mut Collection<'_, G>),
}

impl<G: Game> Suite<G> {
    /// Replays every record; with `UPDATE_FIXTURES` in the environment they are made anew before.
    ///
    /// # Panics
    /// If a record does not replay, something is not shown, or there are too few records or too
    /// many bytes.
    pub fn hold(&self) {
        let folder = Path::new(self.folder);
        if std::env::var_os("UPDATE_FIXTURES").is_some() {
            let mut collection = Collection { suite: self, files: BTreeMap::new(), seen: Shown::new() };
            (self.make)(&mut collection);
            collection.write(folder);
        }
        let mut files: Vec<_> = fs::read_dir(folder)
            .expect("the folder of fixtures")
            .map(|entry| entry.expect("a readable folder").path())
            .filter(|path| path.to_string_lossy().ends_with(SUFFIX))
            .collect();
        files.sort();
        let (mut seen, mut bytes) = (Shown::new(), 0);
        for path in &files {
            let text = fs::read_to_string(path).expect("a readable record");
            bytes += text.len();
            match verified(&text) {
                Ok(journal) => seen.extend((self.shown)(&journal)),
                Err(error) => panic!("{}: {error}", path.display()),
            }
        }
        let missing: Vec<String> = (self.required)().difference(&seen).cloned().collect();
        assert!(missing.is_empty(), "no record shows:\n{}", missing.join("\n"));
        assert!(files.len() >= self.fewest, "{} records instead of {}", files.len(), self.fewest);
        assert!(bytes < self.most_bytes, "the records have {bytes} bytes");
    }
}

/// A record as it is kept: whole, sound, and over.
fn verified<G: Game>(text: &str) -> Result<Journal<G>, String> {
    let record = Record::parse(text).map_err(|error| error.to_string())?;
    let journal = record.verify::<G>().map_err(|error| error.to_string())?;
    match record.result {
        Some(_) => Ok(journal),
        None => Err("the game is not over".to_owned()),
    }
}

/// Records found so far, by file name, and what they show.
pub struct Collection<'a, G: Game> {
    suite: &'a Suite<G>,
    files: BTreeMap<String, String>,
    seen: Shown,
}

impl<G: Game> Collection<'_, G> {
    /// What no record shows yet.
    pub fn missing(&self) -> Shown {
        (self.suite.required)().difference(&self.seen).cloned().collect()
    }

    /// How many records there are.
    pub fn len(&self) -> usize {
        self.files.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// The record of a game and what it shows.
    ///
    /// # Panics
    /// If the game does not replay.
    pub fn examine(&self, played: &Played<G>) -> (String, Shown) {
        let text = played.record().to_text();
        let journal = verified(&text).expect("a game just played replays");
        (text, (self.suite.shown)(&journal))
    }

    /// Keeps a record under that name.
    pub fn keep(&mut self, name: String, (text, shows): (String, Shown)) {
        self.seen.extend(shows);
        self.files.insert(name, text);
    }

    /// Keeps games that show what is still missing, those that show much of it first.
    pub fn keep_missing(&mut self, first: u64, play: impl Fn(u64) -> Played<G>) {
        let mut number = first;
        for (at_least, games) in [(8, 1_000), (4, 2_000), (2, 4_000), (1, 40_000)] {
            for _ in 0..games {
                let missing = self.missing();
                if missing.is_empty() {
                    return;
                }
                number += 1;
                let (text, shows) = self.examine(&play(number));
                if shows.intersection(&missing).count() >= at_least {
                    self.keep(format!("more-{:02}", self.len()), (text, shows));
                }
            }
        }
    }

    /// Writes the records into a folder, in place of those that were there.
    fn write(&self, folder: &Path) {
        fs::create_dir_all(folder).expect("a folder for the fixtures");
        for entry in fs::read_dir(folder).expect("the folder").flatten() {
            if entry.file_name().to_string_lossy().ends_with(SUFFIX) {
                fs::remove_file(entry.path()).expect("an old record removed");
            }
        }
        for (name, text) in &self.files {
            fs::write(folder.join(format!("{name}{SUFFIX}")), text).expect("a record written");
        }
        println!("{} records; missing: {:#?}", self.files.len(), self.missing());
    }
}

/// A finished game.
pub struct Played<G: Game> {
    number: u64,
    options: G::Options,
    names: Vec<String>,
    decisions: Vec<(Seat, G::Action)>,
    result: RecordResult,
    /// The table in the end.
    pub state: G::State,
}

impl<G: Game> Played<G> {
    /// Plays game number so-and-so to its end; the seats have these names and choose that way.
    ///
    /// # Panics
    /// If the options are not sound.
    pub fn new(
        options: &G::Options,
        number: u64,
        names: Vec<String>,
        choose: impl Fn(&G::State, Seat, &[G::Action], &mut Dice) -> G::Action,
    ) -> Self {
        let mut dice = Dice::new(Seed::from_number(number));
        let mut choice = Dice::new(Seed::from_number(u64::MAX - number));
        let mut state = G::setup(options, names.len(), &mut dice).expect("sound options");
        let (mut decisions, mut list) = (Vec::new(), Vec::new());
        while let Some(seat) = G::waiting_on(&state).iter().next() {
            list.clear();
            G::legal(&state, seat, &mut list);
            let action = choose(&state, seat, &list, &mut choice);
            decisions.push((seat, action));
            G::apply(&mut state, seat, action, &mut dice, &mut NoLog);
        }
        let outcome = G::outcome(&state).expect("nobody decides, so the game is over");
        let result = RecordResult::from(&outcome);
        Self { number, options: options.clone(), names, decisions, result, state }
    }

    /// How many decisions were taken.
    pub fn len(&self) -> usize {
        self.decisions.len()
    }

    /// Whether none was taken.
    pub fn is_empty(&self) -> bool {
        self.decisions.is_empty()
    }

    /// The game as a file holds it.
    fn record(&self) -> Record {
        let seed = Seed::from_number(self.number);
        Record {
            format: FORMAT.to_owned(),
            version: VERSION,
            game: G::ID.to_owned(),
            rules: G::RULES,
            options: serde_json::to_value(&self.options).expect("options are plain data"),
            seats: self.names.clone(),
            seed: Some(seed),
            commitment: seed.commitment(),
            decisions: self.decisions.iter().map(|(seat, action)| (*seat, action.to_string())).collect(),
            result: Some(self.result.clone()),
        }
    }
}

/// One of a list, each as likely as its weight.
///
/// # Panics
/// If the weights are all 0.
pub fn weighted<T: Copy>(list: &[T], dice: &mut Dice, weight: impl Fn(T) -> u32) -> T {
    let sum: u32 = list.iter().map(|&thing| weight(thing)).sum();
    let mut point = dice.below(sum);
    for &thing in list {
        if point < weight(thing) {
            return thing;
        }
        point -= weight(thing);
    }
    unreachable!("the point lies within the sum of the weights")
}
