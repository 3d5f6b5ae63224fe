//! Puts the built browser client of `web/dist`, if there is one, into the server.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.filter_map(Result::ok).map(|entry| entry.path()) {
        if path.is_dir() {
            collect(&path, files);
        } else {
            files.push(path);
        }
    }
}

fn main() {
    let web = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("set by cargo")).join("../../web");
    let dist = web.join("dist");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=migrations");
    // A path that is not there would make cargo build again every time.
    let watched = [dist.as_path(), web.as_path(), Path::new("../..")];
    if let Some(found) =
        watched.into_iter().find(|path| path.exists()).filter(|path| *path != Path::new("../.."))
    {
        println!("cargo::rerun-if-changed={}", found.display());
    }
    let mut files = Vec::new();
    collect(&dist, &mut files);
    files.sort();
    // The client may be built again while the server is: what is included is a copy.
    let copies = Path::new(&env::var("OUT_DIR").expect("set by cargo")).join("client");
    if copies.exists() {
        fs::remove_dir_all(&copies).expect("the build folder can be written");
    }
    fs::create_dir_all(&copies).expect("the build folder can be written");
    let mut list = String::from("&[\n");
    for (number, path) in files.iter().enumerate() {
        let name = path.strip_prefix(&dist).expect("below the folder").to_string_lossy().replace('\\', "/");
        let copy = copies.join(number.to_string());
        if fs::copy(path, &copy).is_ok() {
            writeln!(list, "    ({name:?}, include_bytes!({:?})),", copy.display().to_string())
                .expect("in memory");
        }
    }
    list.push_str("]\n");
    fs::write(copies.with_extension("rs"), list).expect("the build folder can be written");
}
