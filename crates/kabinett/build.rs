//! Puts every catalogue of `locales/` into the program.
//!
//! Each folder of `locales/` is a language; `AREA.ftl` and every `AREA/*.ftl` in it belong to the
//! same area. What comes out is a list of languages, each with its areas and their texts.

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

fn stem(path: &Path) -> String {
    path.file_stem().expect("a file has a name").to_string_lossy().into_owned()
}

fn main() {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("set by cargo")).join("../../locales");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut list = String::from("&[\n");
    for language in entries(&folder).iter().filter(|path| path.is_dir()) {
        writeln!(list, "    ({:?}, &[", stem(language)).expect("in memory");
        for path in entries(language) {
            let area = stem(&path);
            let files = if path.is_dir() { entries(&path) } else { vec![path] };
            for file in files.iter().filter(|file| is_catalogue(file)) {
                writeln!(list, "        ({area:?}, include_str!({:?})),", file.display().to_string())
                    .expect("in memory");
            }
        }
        list.push_str("    ]),\n");
    }
    list.push_str("]\n");
    let out = Path::new(&env::var("OUT_DIR").expect("set by cargo")).join("catalogues.rs");
    fs::write(out, list).expect("the build folder can be written");
}
