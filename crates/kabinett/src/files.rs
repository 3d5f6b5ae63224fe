//! Records and positions on disk.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Cursor, Read, Write};
use std::path::{Path, PathBuf};

use bots::{Entry, fault};
use flate2::bufread::MultiGzDecoder;
use table::{AnyTable, Record, RecordError};

use crate::Stop;
use crate::sentence::{Sentence, of_record, sentence};

/// The path that stands for the standard input.
pub(crate) fn is_stdin(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// What the operating system or a library says about a file.
pub(crate) fn about(path: &Path, error: &impl ToString) -> Stop {
    wrong(path, Sentence::foreign(error))
}

/// What is wrong with a file.
pub(crate) fn wrong(path: &Path, why: Sentence) -> Stop {
    sentence("about-file").with("file", path).with("why", why).into()
}

/// Reads a record from a file, gzipped or plain, or from the standard input.
pub(crate) fn read_record(path: &Path, stdin: &mut dyn BufRead) -> Result<Record, Stop> {
    record_of(path, stdin).map_err(|why| wrong(path, why))
}

/// As [`read_record`]; what is wrong does not say with which file.
pub(crate) fn record_of(path: &Path, stdin: &mut dyn BufRead) -> Result<Record, Sentence> {
    let mut text = String::new();
    let read = if is_stdin(path) {
        unpack(stdin).and_then(|mut input| input.read_to_string(&mut text))
    } else {
        File::open(path).and_then(|file| {
            unpack(BufReader::new(file)).and_then(|mut input| input.read_to_string(&mut text))
        })
    };
    read.map_err(|error| Sentence::foreign(&error))?;
    // Nothing is replayed yet, so no rules of a game have refused anything.
    Record::parse(&text).map_err(|error| of_record(error, ""))
}

/// The table a record leads to after its first `most` decisions. A record that makes the rules
/// panic is told like any other that cannot be used.
pub(crate) fn replay(
    entry: &Entry,
    record: &Record,
    most: usize,
    path: &Path,
) -> Result<Box<dyn AnyTable>, Stop> {
    carefully(record, || entry.game.replay(record, most)).map_err(|why| wrong(path, why))
}

/// Does something with a record; a panic of the rules is a reason like any other.
pub(crate) fn carefully<T>(
    record: &Record,
    work: impl FnOnce() -> Result<T, RecordError>,
) -> Result<T, Sentence> {
    match fault::catch(work) {
        Ok(done) => done.map_err(|error| of_record(error, &record.game)),
        Err(panic) => Err(sentence("rules-fail").with("why", panic)),
    }
}

/// The input itself, or what is inside when it is gzipped: its first two bytes tell.
pub(crate) fn unpack<'a>(mut input: impl BufRead + 'a) -> io::Result<Box<dyn BufRead + 'a>> {
    let mut head = Vec::new();
    input.by_ref().take(2).read_to_end(&mut head)?;
    let gzipped = head == [0x1f, 0x8b];
    let whole = Cursor::new(head).chain(input);
    Ok(if gzipped { Box::new(BufReader::new(MultiGzDecoder::new(whole))) } else { Box::new(whole) })
}

/// Writes a record whole or not at all.
pub(crate) fn write_record(path: &Path, record: &Record) -> Result<(), Stop> {
    write_whole(path, |file| {
        file.write_all(record.to_text().as_bytes()).map_err(|error| unwritable(path, &error))
    })
}

fn unwritable(path: &Path, error: &io::Error) -> Stop {
    wrong(path, sentence("not-written").with("why", error.to_string()))
}

/// Writes a file whole or not at all: to one beside it first.
pub(crate) fn write_whole<T>(
    path: &Path,
    write: impl FnOnce(&mut File) -> Result<T, Stop>,
) -> Result<T, Stop> {
    let beside = PathBuf::from({
        let mut name = path.as_os_str().to_owned();
        name.push(".part");
        name
    });
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    let whole = || {
        let mut file = options.open(&beside).map_err(|error| unwritable(path, &error))?;
        let written = write(&mut file)?;
        file.sync_all().and_then(|()| fs::rename(&beside, path)).map_err(|error| unwritable(path, &error))?;
        Ok(written)
    };
    whole().inspect_err(|_| {
        // The half-written file is of no use to anybody.
        let _ = fs::remove_file(&beside);
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gzip_is_told_by_its_first_bytes() {
        let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        packed.write_all(b"[1,2]").unwrap();
        for bytes in [packed.finish().unwrap(), b"[1,2]".to_vec()] {
            let mut text = String::new();
            unpack(&bytes[..]).unwrap().read_to_string(&mut text).unwrap();
            assert_eq!(text, "[1,2]");
        }
        for short in [&b""[..], b"x"] {
            let mut bytes = Vec::new();
            unpack(short).unwrap().read_to_end(&mut bytes).unwrap();
            assert_eq!(bytes, short);
        }
    }
}
