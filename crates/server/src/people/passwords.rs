//! Passwords, hashed with argon2id off the request path.

use std::sync::LazyLock;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;

use crate::problem::{Kind, Problem, fault};

/// Each hash takes 19 MiB and some tens of milliseconds of one core.
static AT_ONCE: Semaphore = Semaphore::const_new(2);

/// A hash of nobody's password: a name that is not there takes as long as a wrong password.
static NOBODY: LazyLock<String> = LazyLock::new(|| {
    Argon2::default()
        .hash_password(crate::ids::token().as_bytes())
        .map_or_else(|_| String::new(), |hash| hash.to_string())
});

/// The hash to store.
pub(crate) async fn hash_password(password: String) -> Result<String, Problem> {
    if !(8..=200).contains(&password.chars().count()) {
        return Err(Problem::new(Kind::BadRequest, "detail-password-length"));
    }
    let _permit = AT_ONCE.acquire().await.map_err(fault)?;
    tokio::task::spawn_blocking(move || {
        Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string())
    })
    .await
    .map_err(fault)?
    .map_err(fault)
}

/// Whether the password fits; without a hash it never does, after the same time.
pub(crate) async fn verify_password(password: String, hash: Option<String>) -> Result<bool, Problem> {
    let _permit = AT_ONCE.acquire().await.map_err(fault)?;
    tokio::task::spawn_blocking(move || {
        let known = hash.is_some();
        let hash = hash.unwrap_or_else(|| NOBODY.clone());
        let fits = PasswordHash::new(&hash)
            .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok());
        known && fits
    })
    .await
    .map_err(fault)
}
