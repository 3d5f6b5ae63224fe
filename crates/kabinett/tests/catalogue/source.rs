//! Source text, as far as these tests must understand it.

use std::fs;
use std::path::{Path, PathBuf};

pub(crate) fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

pub(crate) fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            all.extend(files(&path, extension));
        } else if path.extension().is_some_and(|ending| ending == extension) {
            all.push(path);
        }
    }
    all.sort();
    all
}

/// A Rust file without its comments and tests.
pub(crate) fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap();
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    // A quotation mark as a character begins no text.
    lines.join("\n").replace("'\"'", "' '")
}

/// The Rust files that are part of the program: no tests, no examples.
pub(crate) fn program() -> Vec<(PathBuf, String)> {
    let skipped = ["tests", "tests.rs", "testing.rs", "testing", "conformance"];
    let mut all = Vec::new();
    for entry in fs::read_dir(crates()).unwrap() {
        let sources = entry.unwrap().path().join("src");
        if sources.is_dir() {
            all.extend(files(&sources, "rs"));
        }
    }
    all.retain(|path| path.iter().all(|part| skipped.iter().all(|skip| part != *skip)));
    all.sort();
    all.into_iter().map(|path| (path.clone(), code(&path))).collect()
}

/// The files of the browser client with that ending, and of its build, without tests.
pub(crate) fn client(extension: &str) -> Vec<(PathBuf, String)> {
    let web = crates().join("../web");
    let build = web.join("languages.plugin.ts");
    files(&web.join("src"), extension)
        .into_iter()
        .chain((extension == "ts").then_some(build))
        .filter(|path| !path.to_string_lossy().ends_with(".test.ts"))
        .map(|path| (path.clone(), fs::read_to_string(&path).unwrap()))
        .collect()
}

/// A piece of text in quotation marks, with where it begins and ends.
pub(crate) struct Literal<'a> {
    pub(crate) text: &'a str,
    pub(crate) from: usize,
    pub(crate) to: usize,
}

pub(crate) fn literals(code: &str) -> Vec<Literal<'_>> {
    quoted(code, &['"'])
}

/// The texts between two of the same marks; a mark after a backslash is part of the text.
pub(crate) fn quoted<'a>(code: &'a str, marks: &[char]) -> Vec<Literal<'a>> {
    let mut all = Vec::new();
    let mut at = 0;
    while let Some(open) = code[at..].find(marks).map(|found| found + at) {
        let mark = code.as_bytes()[open];
        let mut close = open + 1;
        while close < code.len() && code.as_bytes()[close] != mark {
            close += if code.as_bytes()[close] == b'\\' { 2 } else { 1 };
        }
        if close >= code.len() {
            break;
        }
        all.push(Literal { text: &code[open + 1..close], from: open, to: close + 1 });
        at = close + 1;
    }
    all
}
