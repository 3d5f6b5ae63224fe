//! People: guests, accounts, sessions, tokens.

mod passwords;
mod sessions;

use serde::Serialize;
use utoipa::ToSchema;

pub(crate) use passwords::{hash_password, verify_password};
pub(crate) use sessions::{Credential, Sessions};

use crate::problem::{Kind, Problem};
use crate::speech::{Speech, Tag};
use crate::time::{DAY, Millis};

/// How long a session lasts.
pub(crate) const SESSION: Millis = 180 * DAY;

/// The name at the tables of a person who is no more: none, which nobody else can have. Whoever reads it
/// is told `somebody` in their own language.
pub(crate) const FORGOTTEN: &str = "";

/// Somebody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = Me)]
pub(crate) struct Person {
    /// An opaque id.
    pub(crate) id: String,
    /// What others see.
    pub(crate) name: String,
    /// Whether there is no password to come back with.
    pub(crate) guest: bool,
    /// Since when.
    pub(crate) created: Millis,
    /// The tag of the language to speak to them in; null where they have not said, and their browser decides.
    pub(crate) language: Option<String>,
}

/// The form of a name that no two accounts may share.
pub(crate) fn name_key(name: &str) -> String {
    name.trim().to_lowercase().replace(char::is_control, "")
}

/// A name as people may have it: plain text without surprises.
pub(crate) fn proper_name(name: &str) -> Result<String, Problem> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = name.chars().count();
    // Marks that turn text around or hide could make one name look like another.
    let odd = name.chars().any(|c| c.is_control() || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}'));
    if !(2..=24).contains(&length) || odd {
        return Err(Problem::new(Kind::BadRequest, "detail-name-length"));
    }
    Ok(name)
}

/// The name of a guest who gave none.
pub(crate) fn guest_name(speech: &Speech, language: Tag) -> String {
    let number = 1000 + u32::from(u16::from_le_bytes(crate::ids::random())) % 9000;
    speech.say(language, "guest-name", &[("number", &number.to_string())])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_plain() {
        assert_eq!(proper_name("  Ada   Lovelace ").unwrap(), "Ada Lovelace");
        for bad in ["", "a", "a\u{202e}b", "\u{200b}\u{200b}\u{200b}", &"x".repeat(25)] {
            assert!(proper_name(bad).is_err(), "{bad:?}");
        }
        assert_eq!(name_key(" ÄDA "), "äda");
    }
}
