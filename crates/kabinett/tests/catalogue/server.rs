//! The catalogue of the server's own sentences has all that it says, and nothing that it does not.

use std::collections::BTreeSet;

use kabinett::text::Language;

use crate::messages::language;
use crate::source::{crates, literals, program};

/// The source of the server, file by file.
fn server() -> Vec<String> {
    let root = crates().join("server/src");
    program().into_iter().filter(|(path, _)| path.starts_with(&root)).map(|(_, code)| code).collect()
}

fn is_key(word: &str) -> bool {
    let kinds = ["notice-", "unsubscribe-", "confirm-", "detail-", "guest-"];
    kinds.iter().any(|kind| word.starts_with(kind) && word.len() > kind.len())
        && word.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-')
}

/// The codes of problems: each has a title.
fn titles() -> BTreeSet<String> {
    let source = server().into_iter().find(|code| code.contains("\nkinds! {")).unwrap();
    let (_, kinds) = source.split_once("\nkinds! {").unwrap();
    let kinds = kinds.split('}').next().unwrap();
    literals(kinds).iter().map(|code| format!("title-{}", code.text)).collect()
}

#[test]
fn every_sentence_of_the_server_is_there_and_used() {
    let mut said = titles();
    assert!(said.len() > 20, "{said:?}");
    for code in server() {
        said.extend(
            literals(&code).iter().map(|literal| literal.text.to_owned()).filter(|text| is_key(text)),
        );
    }
    let known: BTreeSet<String> = language("en")["server.ftl"].keys().cloned().collect();
    assert_eq!(said, known);
}

#[test]
fn a_problem_is_given_what_its_sentence_speaks_of() {
    let catalogue = &language("en")["server.ftl"];
    let mut wrong = Vec::new();
    let mut seen = 0;
    for code in server() {
        for (at, _) in code.match_indices("\"detail-") {
            let rest = &code[at + 1..];
            let key = rest.split('"').next().unwrap();
            // Up to the end of the statement, or to the next problem.
            let end =
                rest.find(';').into_iter().chain(rest.find("Problem::new(")).min().unwrap_or(rest.len());
            let given: BTreeSet<String> = rest[..end]
                .split(".about(\"")
                .skip(1)
                .filter_map(|text| text.split('"').next())
                .map(str::to_owned)
                .collect();
            seen += usize::from(!given.is_empty());
            if catalogue.get(key).is_none_or(|message| message.variables != given) {
                wrong.push(format!("{key} is given {given:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(seen > 15, "{seen}");
}

#[test]
fn the_server_speaks_every_language() {
    let args = [("game", "Tiny".into()), ("name", "Ada".into()), ("number", "4711".into())];
    for (tag, invitation, guest) in [
        ("en", "Ada invites you to Tiny.", "Guest 4711"),
        ("de", "Ada lädt dich zu Tiny ein.", "Gast 4711"),
        ("it", "Ada ti invita a Tiny.", "Ospite 4711"),
    ] {
        let texts = tag.parse::<Language>().unwrap().texts("server");
        assert_eq!(texts.say("notice-invitation", &args), invitation);
        assert_eq!(texts.say("guest-name", &args), guest);
        // What is said at any table is said by the server too.
        assert!(texts.has("undo-die"), "{tag}");
    }
}
