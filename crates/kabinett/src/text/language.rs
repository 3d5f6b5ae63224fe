//! The languages there are catalogues of: the folders of `locales/`, put into the program when it
//! is built.

use std::env;
use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::Texts;

pub(super) type Bundle = FluentBundle<FluentResource>;

/// The catalogues of a language by area: what all games share, or a game.
type Catalogues = &'static [(&'static str, &'static str)];

/// The languages by their tags.
static LANGUAGES: &[(&str, Catalogues)] = include!(concat!(env!("OUT_DIR"), "/catalogues.rs"));

/// The language that has every sentence.
const ENGLISH: &str = "en";

/// The catalogues that all games share: what is said at any table, and what the program says.
const SHARED: [&str; 2] = ["table", "program"];

/// A language there are catalogues of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Language {
    /// Its place in [`LANGUAGES`].
    index: usize,
}

/// What stands for no language of ours.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no language “{asked}”; the languages are: {}", known())]
pub struct UnknownLanguage {
    asked: String,
}

fn known() -> String {
    Language::all().map(Language::tag).collect::<Vec<_>>().join(", ")
}

/// All catalogues of one area.
fn bundle(tag: &str, catalogues: Catalogues, area: &str) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![tag.parse::<LanguageIdentifier>().unwrap_or_default()]);
    bundle.set_use_isolating(false);
    for (_, source) in catalogues.iter().filter(|(of, _)| *of == area) {
        // A catalogue with a mistake still gives all its other sentences; a test finds the mistake.
        let resource = FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

impl Language {
    /// Every language there is, by tag.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..LANGUAGES.len()).map(|index| Self { index })
    }

    /// English, where every sentence is.
    ///
    /// # Panics
    ///
    /// If the program was built without `locales/en`.
    pub fn english() -> Self {
        Self::all().find(|language| language.tag() == ENGLISH).expect("locales/en is part of the program")
    }

    /// The language's tag, such as `de`.
    pub fn tag(self) -> &'static str {
        LANGUAGES[self.index].0
    }

    /// The language that comes nearest to what was asked for, such as `pt-BR`, `de_AT.UTF-8` or
    /// `it`: the same tag, or the same language without its country.
    pub fn nearest(asked: &str) -> Option<Self> {
        let asked = asked.split(['.', '@']).next()?.replace('_', "-");
        let same = |tag: &str| Self::all().find(|language| language.tag().eq_ignore_ascii_case(tag));
        same(&asked).or_else(|| same(asked.split('-').next()?))
    }

    /// The language of the messages of a terminal, as POSIX finds it; English for one that is not
    /// here.
    pub fn of_environment() -> Self {
        Self::of_variables(|name| env::var(name).ok())
    }

    fn of_variables(variable: impl Fn(&str) -> Option<String>) -> Self {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(|name| variable(name).filter(|value| !value.is_empty()))
            .and_then(|value| Self::nearest(&value))
            .unwrap_or_else(Self::english)
    }

    /// The bundles of the language by area, read when first asked for.
    fn bundles(self) -> &'static [(&'static str, Bundle)] {
        type Read = OnceLock<Vec<(&'static str, Bundle)>>;
        static READ: OnceLock<Vec<Read>> = OnceLock::new();
        let read = READ.get_or_init(|| LANGUAGES.iter().map(|_| OnceLock::new()).collect());
        read[self.index].get_or_init(|| {
            let (tag, catalogues) = LANGUAGES[self.index];
            let mut areas: Vec<&str> = catalogues.iter().map(|(area, _)| *area).collect();
            areas.dedup();
            areas.into_iter().map(|area| (area, bundle(tag, catalogues, area))).collect()
        })
    }

    fn area(self, is_it: impl Fn(&str) -> bool) -> Option<&'static Bundle> {
        self.bundles().iter().find(|(area, _)| is_it(area)).map(|(_, bundle)| bundle)
    }

    /// The sentences for a game, or only those that all games share for an unknown one. What the
    /// language lacks is said in English.
    pub fn texts(self, game: &str) -> Texts {
        let own = |area: &str| {
            !SHARED.contains(&area)
                && game.strip_prefix(area).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
        };
        let mut languages = vec![self, Self::english()];
        languages.dedup();
        let bundles = languages.iter().filter_map(|language| language.area(own));
        let shared = SHARED
            .iter()
            .flat_map(|shared| languages.iter().filter_map(|language| language.area(|area| area == *shared)));
        Texts { bundles: bundles.chain(shared).collect() }
    }

    /// A number with so many places after the mark that the language has for it.
    pub fn decimal(self, value: f64, places: usize) -> String {
        format!("{value:.places$}").replace('.', &self.say("decimal-mark", &[]))
    }

    /// A share, such as 0.25, in percent.
    pub fn percent(self, share: f64) -> String {
        self.say("percent", &[("share", self.decimal(100.0 * share, 1).into())])
    }

    /// The sentence of a key that all games share.
    pub fn say(self, key: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        self.texts("").say(key, args)
    }
}

impl Default for Language {
    fn default() -> Self {
        Self::english()
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(asked: &str) -> Result<Self, UnknownLanguage> {
        Self::nearest(asked).ok_or_else(|| UnknownLanguage { asked: asked.to_owned() })
    }
}

impl fmt::Display for Language {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.tag())
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Language({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_catalogue_parses_and_every_folder_is_a_language() {
        for (tag, catalogues) in LANGUAGES {
            tag.parse::<LanguageIdentifier>().unwrap_or_else(|error| panic!("locales/{tag}: {error}"));
            for (area, source) in *catalogues {
                if let Err((_, errors)) = FluentResource::try_new((*source).to_owned()) {
                    panic!("locales/{tag}/{area}: {errors:?}");
                }
            }
        }
    }

    #[test]
    fn a_language_is_found_by_its_tag_with_or_without_a_country() {
        let tag = |asked: &str| Language::nearest(asked).map(Language::tag);
        assert_eq!(tag("de"), Some("de"));
        assert_eq!(tag("it_CH.UTF-8"), Some("it"));
        assert_eq!(tag("DE-AT@euro"), Some("de"));
        assert_eq!(tag("tlh"), None);
        assert_eq!(tag(""), None);
        let unknown = "tlh".parse::<Language>().unwrap_err().to_string();
        assert!(unknown.contains("tlh") && unknown.contains("de, en, it"), "{unknown}");
    }

    #[test]
    fn the_environment_chooses_as_posix_says() {
        let chosen = |variables: &[(&str, &str)]| {
            let value = |name: &str| {
                variables.iter().find(|(of, _)| *of == name).map(|(_, value)| (*value).to_owned())
            };
            Language::of_variables(value).tag()
        };
        assert_eq!(chosen(&[]), "en");
        assert_eq!(chosen(&[("LANG", "de_DE.UTF-8")]), "de");
        assert_eq!(chosen(&[("LANG", "de_DE.UTF-8"), ("LC_MESSAGES", "it_IT")]), "it");
        assert_eq!(chosen(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "C")]), "en");
        assert_eq!(chosen(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "")]), "de");
        assert_eq!(chosen(&[("LANG", "tlh")]), "en");
    }

    #[test]
    fn numbers_are_written_as_the_language_does() {
        let written = |tag: &str| {
            let language = tag.parse::<Language>().unwrap();
            (language.decimal(-1234.56, 1), language.percent(0.255))
        };
        assert_eq!(written("en"), ("-1234.6".to_owned(), "25.5 %".to_owned()));
        assert_eq!(written("de"), ("-1234,6".to_owned(), "25,5 %".to_owned()));
        assert_eq!(written("it"), ("-1234,6".to_owned(), "25,5%".to_owned()));
    }

    #[test]
    fn what_a_language_lacks_is_said_in_english() {
        let german = "de".parse::<Language>().unwrap();
        assert_eq!(german.texts("imperial-struggle").name("scotland-prestige"), "Schottland (Prestige)");
        let mut texts = german.texts("imperial-struggle");
        texts.bundles.remove(0);
        assert_eq!(texts.name("scotland-prestige"), "Scotland (Prestige)");
        assert_eq!(texts.say("log-title", &[]), "Was geschah");
    }
}
