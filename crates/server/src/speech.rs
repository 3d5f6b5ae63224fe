//! In which language the server speaks to whom.
//!
//! The server knows keys; the sentences come from whoever runs it. A person is spoken to in the language they chose, and
//! whoever has not chosen, or is not known, in the one their browser asks for.

use axum::http::{HeaderMap, header};
use table::Refusal;

use crate::people::Person;

/// The tag of a language that the server speaks, such as `de`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tag(pub &'static str);

/// The sentence of a key, with its arguments: from the catalogues `locales/LANGUAGE/server.ftl`.
pub type Words = fn(language: Tag, key: &str, args: &[(&str, &str)]) -> String;

/// The sentence for a refusal, in a game's words.
pub type Sentences = fn(language: Tag, game: &str, refusal: &Refusal) -> String;

/// The languages of a server, and what it says in them.
#[derive(Clone, Copy)]
pub struct Speech {
    /// What is spoken where nothing else is known.
    pub fallback: Tag,
    /// The language that comes nearest to a tag such as `de-AT`, if there is one.
    pub nearest: fn(&str) -> Option<Tag>,
    /// The server's own sentences.
    pub words: Words,
    /// How refusals read.
    pub sentences: Sentences,
}

/// What is said without a catalogue: the key and its arguments.
fn plain_words(_: Tag, key: &str, args: &[(&str, &str)]) -> String {
    let args: Vec<&str> = args.iter().map(|(_, value)| *value).filter(|value| !value.is_empty()).collect();
    if args.is_empty() { key.to_owned() } else { format!("{key} ({})", args.join(", ")) }
}

impl Default for Speech {
    fn default() -> Self {
        Self {
            fallback: Tag("en"),
            nearest: |asked| (asked == "en").then_some(Tag("en")),
            words: plain_words,
            sentences: |_, _, refusal| refusal.to_string(),
        }
    }
}

impl Speech {
    /// The first language of the header `Accept-Language` that is spoken here, by the weights it gives.
    pub(crate) fn accepted(&self, headers: &HeaderMap) -> Option<Tag> {
        let mut wishes: Vec<(f32, &str)> = headers
            .get_all(header::ACCEPT_LANGUAGE)
            .iter()
            .filter_map(|value| value.to_str().ok())
            .flat_map(|value| value.split(','))
            .filter_map(|wish| {
                let (tag, weight) = wish.split_once(';').unwrap_or((wish, "q=1"));
                let weight: f32 = weight.trim().strip_prefix("q=")?.trim().parse().ok()?;
                (weight > 0.0).then_some((weight, tag.trim()))
            })
            .collect();
        // What has the same weight stays in its order.
        wishes.sort_by(|one, other| other.0.total_cmp(&one.0));
        wishes.into_iter().find_map(|(_, tag)| (self.nearest)(tag))
    }

    /// The language that a person chose, if it is spoken here.
    pub(crate) fn chosen(&self, person: &Person) -> Option<Tag> {
        self.nearest_to(person.language.as_deref())
    }

    /// The language of that tag from the database, if it is spoken here still.
    pub(crate) fn nearest_to(&self, language: Option<&str>) -> Option<Tag> {
        language.and_then(self.nearest)
    }

    /// A sentence.
    pub(crate) fn say(&self, language: Tag, key: &str, args: &[(&str, &str)]) -> String {
        (self.words)(language, key, args)
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn the_browser_is_heard_in_the_order_of_its_weights() {
        let speech = Speech {
            nearest: |asked| [Tag("de"), Tag("it")].into_iter().find(|tag| asked.starts_with(tag.0)),
            ..Speech::default()
        };
        let accepted = |text: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static(text));
            speech.accepted(&headers).map(|tag| tag.0)
        };
        assert_eq!(accepted("fr, it-CH;q=0.5, de-AT;q=0.9"), Some("de"));
        assert_eq!(accepted("it, de"), Some("it"));
        assert_eq!(accepted("de;q=0, it;q=0.1"), Some("it"));
        assert_eq!(accepted("fr;q=0.5, *;q=0.1, de;q=x"), None);
        assert_eq!(accepted(""), None);
        assert_eq!(speech.accepted(&HeaderMap::new()), None);
    }
}
