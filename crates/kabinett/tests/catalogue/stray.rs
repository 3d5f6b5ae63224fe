//! Sentences for people stand in catalogues and nowhere else.
//!
//! A text of four or more words in Rust, or of any word in a component, is taken for a sentence. What
//! is no sentence for people is left out: faults of the program, messages of errors of the libraries,
//! which are for those who call them and are in English, and the places listed here with the reason.
//! The terminal program has messages of errors in the catalogues too.

use crate::source::{client, crates, files, literals, program, quoted};

/// Where Rust has sentences that are not for people.
const ALLOWED: &[(&str, &str)] = &[
    ("facts", "names as the rulebooks have them; people read those of the catalogues"),
    ("data.rs", "what is wrong with a file of facts"),
    ("inspect", "answers to programs"),
    ("invariants.rs", "faults of the program"),
    ("imperial/src/options.rs", "the interface's own description; people read option-KEY-help"),
    ("empires/src/options.rs", "the interface's own description; people read option-KEY-help"),
    ("levels.rs", "the interface's own description; people read level-NAME-help"),
    ("typescript.rs", "heads of generated files"),
    ("bots/src", "reports of faults"),
    ("kabinett/src/cli.rs", "what clap puts into its own English messages about values"),
    ("server/src/store", "SQL"),
    ("server/src/seal.rs", "what is wrong with a key; the program puts its own words before it"),
    ("server/src/web", "the description of the interface, and pages for programmers"),
    ("table/src/journal.rs", "an error; people read undo-WHY"),
    ("table/src/snapshot.rs", "errors"),
];

/// What stands before a text that is a message of an error, outside the terminal program.
const ERRORS: &[&str] = &["Err(", "_err(", "ok_or", "BadOptions(", "Undelivered", "Problem::", "error"];

/// What stands before a text for engineers: faults, logs, attributes.
const ENGINEERS: &[&str] =
    &["expect(", "panic!(", "assert", "unreachable!(", "info!(", "warn!(", "debug!(", "#[", "#![", "never("];

/// Four words in a row, and not just a list.
fn is_sentence(text: &str) -> bool {
    let is_list = text.split_whitespace().rev().skip(1).all(|word| word.ends_with(','));
    if is_list {
        return false;
    }
    let is_word = |word: &str| {
        let word = word.trim_matches(['“', '”', '(', ')', ',', ';', ':', '.', '?', '!']);
        !word.is_empty() && word.chars().all(|c| c.is_alphabetic() || c == '’' || c == '\'')
    };
    let mut row = 0;
    text.split_whitespace().any(|word| {
        row = if is_word(word) { row + 1 } else { 0 };
        row == 4
    })
}

#[test]
fn four_words_are_a_sentence() {
    assert!(is_sentence("Waiting for the others."));
    assert!(is_sentence("{name}: the rules forbid it, says {rule}"));
    assert!(!is_sentence("pay debt {debt} trp {trp}"));
    assert!(!is_sentence("Imperial Struggle"));
    assert!(!is_sentence("input, textarea, select, dialog"));
    assert!(!is_sentence("/api/tables/{id}/legal"));
}

#[test]
fn the_program_has_no_sentences_of_its_own() {
    let root = crates();
    let mut stray = Vec::new();
    let mut used = vec![false; ALLOWED.len()];
    for (path, code) in program() {
        let name = path.strip_prefix(&root).unwrap().to_string_lossy().replace('\\', "/");
        let all = literals(&code);
        // The code between the texts, so that a brace or semicolon in a text ends no statement.
        let mut bare = code.clone().into_bytes();
        for literal in &all {
            bare[literal.from..literal.to].fill(b' ');
        }
        let bare = String::from_utf8_lossy(&bare);
        let errors = if name.starts_with("kabinett/") { &[] } else { ERRORS };
        for literal in &all {
            let statement = bare[..literal.from].rfind([';', '{', '}']).map_or(0, |at| at + 1);
            let before = &bare[statement..literal.from];
            if !is_sentence(literal.text) || errors.iter().chain(ENGINEERS).any(|mark| before.contains(mark))
            {
                continue;
            }
            let allowed =
                |(place, _): &(&str, &str)| name.contains(&format!("/{place}")) || name.starts_with(place);
            match ALLOWED.iter().position(allowed) {
                Some(index) => used[index] = true,
                None => stray.push(format!("{name}: {:?}", literal.text)),
            }
        }
    }
    assert!(stray.is_empty(), "sentences outside the catalogues:\n{}", stray.join("\n"));
    let idle: Vec<&str> =
        ALLOWED.iter().zip(used).filter(|(_, used)| !used).map(|((place, _), _)| *place).collect();
    assert!(idle.is_empty(), "these places need no leave any more: {idle:?}");
}

/// What the markup of a component says by itself: no code, no styles, no comments, no expressions.
fn markup(component: &str) -> String {
    let mut text = component.to_owned();
    for (open, close) in [("<script", "</script>"), ("<style", "</style>"), ("<!--", "-->")] {
        while let Some(from) = text.find(open) {
            let to = text[from..].find(close).map_or(text.len(), |at| from + at + close.len());
            text.replace_range(from..to, "");
        }
    }
    let mut depth = 0_i32;
    text.chars()
        .filter(|c| {
            depth += i32::from(*c == '{');
            let outside = depth == 0;
            depth -= i32::from(*c == '}');
            outside
        })
        .collect()
}

/// Whether people would read a word there.
fn has_word(text: &str) -> bool {
    let text = text.replace("&nbsp;", " ");
    text.split(|c: char| !c.is_alphabetic()).any(|word| word.chars().count() > 1 && word != "Kabinett")
}

#[test]
fn components_have_no_sentences_of_their_own() {
    let mut stray = Vec::new();
    let components = client("svelte");
    assert!(components.len() > 30);
    for (path, component) in &components {
        let markup = markup(component);
        // Text between tags.
        let mut rest = markup.as_str();
        while let Some(from) = rest.find('>') {
            let text = &rest[from + 1..];
            let to = text.find('<').unwrap_or(text.len());
            if has_word(&text[..to]) {
                stray.push(format!("{}: {}", path.display(), text[..to].trim()));
            }
            rest = &text[to..];
        }
        // Text in attributes that are read out or shown.
        for name in ["title", "aria-label", "placeholder", "alt", "label", "hint"] {
            for value in
                markup.split(&format!(" {name}=\"")).skip(1).filter_map(|rest| rest.split('"').next())
            {
                if has_word(value) {
                    stray.push(format!("{}: {name}=\"{value}\"", path.display()));
                }
            }
        }
    }
    assert!(stray.is_empty(), "sentences outside the catalogues:\n{}", stray.join("\n"));
}

#[test]
fn the_code_of_the_client_has_no_sentences_of_its_own() {
    let mut stray = Vec::new();
    for (path, code) in client("ts").into_iter().chain(client("svelte")) {
        for line in code.lines().map(str::trim) {
            if line.starts_with("//") || line.starts_with('*') || line.starts_with("/*") {
                continue;
            }
            for literal in quoted(line, &['\'', '"', '`']) {
                if is_sentence(literal.text) {
                    stray.push(format!("{}: {}", path.display(), literal.text));
                }
            }
        }
    }
    assert!(stray.is_empty(), "sentences outside the catalogues:\n{}", stray.join("\n"));
}

#[test]
fn pages_outside_the_client_have_no_sentences_of_their_own() {
    let web = crates().join("../web");
    let mut stray = Vec::new();
    let mut pages = files(&web.join("public"), "html");
    pages.push(web.join("index.html"));
    assert!(pages.len() > 1);
    for path in pages {
        let page = std::fs::read_to_string(&path).unwrap();
        let texts = markup(&page);
        stray.extend(
            texts
                .split(['<', '>'])
                .skip(2)
                .step_by(2)
                .filter(|text| has_word(text) && !text.trim().starts_with('%'))
                .map(|text| format!("{}: {}", path.display(), text.trim())),
        );
        let described = page.split("name=\"description\" content=\"").nth(1);
        stray.extend(described.filter(|rest| !rest.starts_with('%')).map(|_| format!("{}", path.display())));
    }
    for path in files(&web.join("public"), "js") {
        let code = std::fs::read_to_string(&path).unwrap();
        let lines =
            code.lines().map(str::trim).filter(|line| !line.starts_with("//") && !line.starts_with("/*"));
        for line in lines {
            let texts = quoted(line, &['\'', '"', '`']);
            stray.extend(
                texts
                    .iter()
                    .filter(|literal| is_sentence(literal.text))
                    .map(|literal| format!("{}: {}", path.display(), literal.text)),
            );
        }
    }
    assert!(stray.is_empty(), "sentences outside the catalogues:\n{}", stray.join("\n"));
}
