//! Back up, restore and check: for whoever runs the server, beside it or without it.

mod archive;
mod check;
mod fill;

pub use archive::{BACKUP_FORMAT, backup, restore};
pub use check::{Checked, Fault, check};
pub use fill::fill;

use crate::{Config, ServerError, store};

/// The database of these settings as it is: nothing is made and nothing is brought up to date.
async fn existing(config: &Config) -> Result<store::Store, ServerError> {
    let store = match &config.database_url {
        Some(url) => store::Store::postgres_as_it_is(url).await?,
        None => store::Store::sqlite_as_it_is(&config.data).await?,
    };
    Ok(store)
}
