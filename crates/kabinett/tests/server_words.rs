//! The catalogue of the server's own sentences has all that it says, and nothing that it does not.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use kabinett::text;

/// The source of a folder and of those in it.
fn source(folder: &Path) -> String {
    fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| if path.is_dir() { source(&path) } else { fs::read_to_string(path).unwrap() })
        .collect()
}

#[test]
fn every_sentence_of_the_server_is_there_and_used() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let code = source(&root.join("crates/server/src/notify")) + &source(&root.join("crates/server/src/web"));
    let is_key = |word: &&str| {
        let kinds = ["notice-", "unsubscribe-", "confirm-"];
        kinds.iter().any(|kind| word.starts_with(kind) && word.len() > kind.len())
            && word.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-')
    };
    let said: BTreeSet<&str> = code.split('"').filter(is_key).collect();
    let catalogue = fs::read_to_string(root.join("locales/en/server.ftl")).unwrap();
    let known: BTreeSet<&str> =
        catalogue.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key).collect();
    assert_eq!(said, known);
    assert!(known.len() > 10);
    let words = text::of("server");
    let args = [("game", "Tiny".into()), ("name", "Ada".into())];
    for key in known {
        let sentence = words.say(key, &args);
        assert!(words.has(key) && !sentence.contains('{'), "{key}: {sentence}");
    }
    assert_eq!(words.say("notice-invitation", &args), "Ada invites you to Tiny.");
}
