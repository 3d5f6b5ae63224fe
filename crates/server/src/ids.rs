//! Ids, tokens and other random texts.

use sha2::{Digest, Sha256};

/// The letters of ids: no two that look alike.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Random bytes from the operating system.
///
/// # Panics
/// If the system has no randomness to give: nothing safe can be done without it.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// A new id of 75 random bits that begins with the letter of its kind.
pub(crate) fn id(kind: char) -> String {
    let mut id = String::from(kind);
    id.extend(random::<15>().iter().map(|byte| LETTERS[usize::from(byte & 31)] as char));
    id
}

/// A new secret token of 256 random bits.
pub(crate) fn token() -> String {
    hex::encode(random::<32>())
}

/// What is stored in place of a token.
pub(crate) fn hash(token: &str) -> String {
    let mut hash = Sha256::new();
    hash.update(b"kabinett token v1\0");
    hash.update(token.as_bytes());
    hex::encode(hash.finalize())
}
