//! Puts every English catalogue of `locales/en` into the program.
//!
//! `locales/en/AREA.ftl` and every `locales/en/AREA/*.ftl` belong to the same area.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// What is in a folder, by name.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .map(|entries| entries.filter_map(Result::ok).map(|entry| entry.path()).collect())
        .unwrap_or_default();
    paths.sort();
    paths
}

fn is_catalogue(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "ftl")
}

fn main() {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("set by cargo")).join("../../locales/en");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut list = String::from("&[\n");
    for path in entries(&folder) {
        let area = path.file_stem().expect("a file has a name").to_string_lossy().into_owned();
        let files = if path.is_dir() { entries(&path) } else { vec![path] };
        for file in files.iter().filter(|file| is_catalogue(file)) {
            writeln!(list, "    ({area:?}, include_str!({:?})),", file.display().to_string())
                .expect("in memory");
        }
    }
    list.push_str("]\n");
    let out = Path::new(&env::var("OUT_DIR").expect("set by cargo")).join("catalogues.rs");
    fs::write(out, list).expect("the build folder can be written");
}
