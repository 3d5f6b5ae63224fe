//! Seeds at rest: sealed with a key that lies beside the database, not in it.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::Path;
use std::{fs, io};

use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{Key, XChaCha20Poly1305, XNonce};
use table::Seed;

use crate::ids;

/// The name of the key file in the data folder.
pub const KEY_FILE: &str = "seeds.key";

/// Seals and opens seeds.
#[derive(Clone)]
pub(crate) struct Seal {
    cipher: XChaCha20Poly1305,
}

/// A sealed seed that this key does not open.
#[derive(Debug, thiserror::Error)]
#[error("a seed cannot be opened with this key: {KEY_FILE} is not the one it was sealed with")]
pub(crate) struct WrongKey;

impl Seal {
    pub(crate) fn new(key: [u8; 32]) -> Self {
        Self { cipher: XChaCha20Poly1305::new(&Key::from(key)) }
    }

    /// The key of a data folder, made when there is none.
    pub(crate) fn of_folder(folder: &Path) -> io::Result<Self> {
        let path = folder.join(KEY_FILE);
        match read(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                write_new(&path, &hex::encode(ids::random::<32>()))?;
                // Another process may have been first: the file on disk counts.
                read(&path).map(Self::new)
            }
            other => other.map(Self::new),
        }
    }

    /// The key of a data folder, which must be there.
    pub(crate) fn of_existing_folder(folder: &Path) -> io::Result<Self> {
        read(&folder.join(KEY_FILE)).map(Self::new)
    }

    /// Bytes, sealed: nonce and text. They open under the same label only.
    pub(crate) fn close_bytes(&self, label: &str, bytes: &[u8]) -> Vec<u8> {
        let nonce = ids::random::<24>();
        let payload = Payload { msg: bytes, aad: label.as_bytes() };
        let text = self.cipher.encrypt(&XNonce::from(nonce), payload).expect("memory can be sealed");
        [&nonce[..], &text].concat()
    }

    /// What was sealed under that label.
    pub(crate) fn open_bytes(&self, label: &str, sealed: &[u8]) -> Result<Vec<u8>, WrongKey> {
        let (nonce, text) = sealed.split_first_chunk::<24>().ok_or(WrongKey)?;
        let payload = Payload { msg: text, aad: label.as_bytes() };
        self.cipher.decrypt(&XNonce::from(*nonce), payload).map_err(|_| WrongKey)
    }

    /// The seed of a table, sealed, in hexadecimal digits.
    pub(crate) fn close(&self, table: &str, seed: Seed) -> String {
        hex::encode(self.close_bytes(table, &seed.0))
    }

    /// The seed of a table.
    pub(crate) fn open(&self, table: &str, sealed: &str) -> Result<Seed, WrongKey> {
        let bytes = hex::decode(sealed).map_err(|_| WrongKey)?;
        let seed = self.open_bytes(table, &bytes)?;
        seed.try_into().map(Seed).map_err(|_| WrongKey)
    }
}

/// The keys in a data folder, by the names of their files.
pub(crate) fn keys_of_folder(folder: &Path) -> io::Result<BTreeMap<String, String>> {
    let mut keys = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if path.extension().is_some_and(|ending| ending == "key") {
            keys.insert(name.to_owned(), fs::read_to_string(&path)?);
        }
    }
    Ok(keys)
}

/// Puts a key into a data folder, unless another is there.
pub(crate) fn put_key(folder: &Path, name: &str, key: &str) -> io::Result<()> {
    let path = folder.join(name);
    if path.parent() != Some(folder) || path.extension().is_none_or(|ending| ending != "key") {
        return Err(io::Error::new(io::ErrorKind::InvalidData, format!("“{name}” is no name of a key")));
    }
    write_new(&path, key)?;
    if fs::read_to_string(&path)? == key {
        return Ok(());
    }
    let why = format!("{} holds another key already", path.display());
    Err(io::Error::new(io::ErrorKind::AlreadyExists, why))
}

fn read(path: &Path) -> io::Result<[u8; 32]> {
    let text = fs::read_to_string(path)?;
    let mut key = [0; 32];
    hex::decode_to_slice(text.trim(), &mut key).map_err(|_| {
        io::Error::new(io::ErrorKind::InvalidData, format!("{} does not hold a key", path.display()))
    })?;
    Ok(key)
}

fn write_new(path: &Path, text: &str) -> io::Result<()> {
    let beside = path.with_extension(format!("{}.part", ids::id('k')));
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(&beside)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    let linked = fs::hard_link(&beside, path);
    fs::remove_file(&beside)?;
    match linked {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(error),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_opens_only_with_its_key_and_at_its_table() {
        let folder = tempfile::tempdir().unwrap();
        let seal = Seal::of_folder(folder.path()).unwrap();
        let sealed = seal.close("t1", Seed::from_number(7));
        assert!(!sealed.contains(&Seed::from_number(7).to_hex()));
        let again = Seal::of_folder(folder.path()).unwrap();
        assert_eq!(again.open("t1", &sealed).unwrap().0, Seed::from_number(7).0);
        assert!(again.open("t2", &sealed).is_err());
        assert!(Seal::new([0; 32]).open("t1", &sealed).is_err());
    }
}
