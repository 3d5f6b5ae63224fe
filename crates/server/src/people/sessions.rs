//! Who sends a request: a short memory in front of the database.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::Person;
use crate::ids;
use crate::problem::Problem;
use crate::store::Store;
use crate::time::Millis;

/// How long a session is believed without asking the database.
const BELIEVED: Duration = Duration::from_secs(10);

/// What somebody showed to say who they are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Credential {
    /// The token of a session.
    Session(String),
    /// A session's token or a personal one, in the header `Authorization`.
    Bearer(String),
}

impl Credential {
    fn token(&self) -> &str {
        match self {
            Self::Session(token) | Self::Bearer(token) => token,
        }
    }
}

/// What is known of a token for a while.
#[derive(Clone)]
struct Known {
    until: Instant,
    person: Person,
    /// The scopes of a personal token; a session may do everything.
    scopes: Option<String>,
}

/// Who has which session.
#[derive(Default)]
pub(crate) struct Sessions {
    known: Mutex<HashMap<String, Known>>,
}

impl Sessions {
    /// Who shows that credential, and the scopes of a personal token.
    pub(crate) async fn who(
        &self,
        store: &Store,
        shown: &Credential,
        now: Millis,
    ) -> Result<Option<(Person, Option<String>)>, Problem> {
        let hash = ids::hash(shown.token());
        if let Some(known) = self.known().get(&hash).filter(|known| known.until > Instant::now()) {
            return Ok(Some((known.person.clone(), known.scopes.clone())));
        }
        let mut found = store.session(&hash, now).await?.map(|person| (person, None));
        if found.is_none() && matches!(shown, Credential::Bearer(_)) {
            found = store.token(&hash).await?.map(|(person, scopes)| (person, Some(scopes)));
        }
        let mut known = self.known();
        if known.len() > 20_000 {
            known.retain(|_, known| known.until > Instant::now());
        }
        match &found {
            Some((person, scopes)) => {
                let until = Instant::now() + BELIEVED;
                known.insert(hash, Known { until, person: person.clone(), scopes: scopes.clone() });
            }
            None => {
                known.remove(&hash);
            }
        }
        drop(known);
        Ok(found)
    }

    /// Asks the database again for everything a person shows.
    pub(crate) fn forget(&self, person: &str) {
        self.known().retain(|_, known| known.person.id != person);
    }

    fn known(&self) -> std::sync::MutexGuard<'_, HashMap<String, Known>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
