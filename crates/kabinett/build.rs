//! Puts every English catalogue of `locales/en` into the program.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

fn main() {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("set by cargo")).join("../../locales/en");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files: Vec<_> = fs::read_dir(&folder)
        .map(|entries| entries.filter_map(Result::ok).map(|entry| entry.path()).collect())
        .unwrap_or_default();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "ftl"));
    files.sort();
    let mut list = String::from("&[\n");
    for path in &files {
        let stem = path.file_stem().expect("a file has a name").to_string_lossy();
        writeln!(list, "    ({stem:?}, include_str!({:?})),", path.display().to_string()).expect("in memory");
    }
    list.push_str("]\n");
    let out = Path::new(&env::var("OUT_DIR").expect("set by cargo")).join("catalogues.rs");
    fs::write(out, list).expect("the build folder can be written");
}
