//! The English catalogue of Imperial Struggle has a sentence for everything the game can say.
//!
//! The keys are found in the source text of the crates, so that a new key without a sentence fails.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use imperial::facts::{
    ActionType, Advantage, AwardTile, BasicTile, BonusTile, Commodity, Country, Era, InvestmentTile, Keyword,
    Kind, Region, Reward, Space, SubRegion, Symbol, Theater, War,
};
use imperial::{EndReason, EventCard, MINISTRIES, Options, Side, Slot};
use kabinett::text::{self, Texts};
use serde_json::{Map, Value, json};
use table::{Dice, OptionKind, Refusal, Seat, Seed, Viewer};

const GAME: &str = "imperial-struggle";

// ----- source text -----

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            all.extend(files(&path, extension));
        } else if path.extension().is_some_and(|ending| ending == extension) {
            all.push(path);
        }
    }
    all.sort();
    all
}

/// A file without its comments and tests.
fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap();
    text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// The code that decides and says things: no facts, no tests, no position files.
fn rules() -> Vec<(PathBuf, String)> {
    let roots = [crates().join("imperial/src"), crates().join("table/src")];
    let skipped = ["facts", "inspect", "tests", "tests.rs", "testing.rs", "conformance", "table.rs"];
    roots
        .iter()
        .flat_map(|root| files(root, "rs"))
        .filter(|path| path.iter().all(|part| skipped.iter().all(|skip| part != *skip)))
        .map(|path| (path.clone(), code(&path)))
        .collect()
}

/// A piece of text in quotation marks, with where it begins and ends.
struct Literal<'a> {
    text: &'a str,
    from: usize,
    to: usize,
}

fn literals(code: &str) -> Vec<Literal<'_>> {
    let mut all = Vec::new();
    let mut at = 0;
    while let Some(open) = code[at..].find('"').map(|found| found + at) {
        let Some(close) = code[open + 1..].find('"').map(|found| found + open + 1) else { break };
        all.push(Literal { text: &code[open + 1..close], from: open, to: close + 1 });
        at = close + 1;
    }
    all
}

/// `5.4.1`, `R-124`, `M-9`, `table`.
fn is_rule(text: &str) -> bool {
    let number = text.trim_start_matches("R-").trim_start_matches("M-");
    text == "table" || !number.is_empty() && number.chars().all(|c| c.is_ascii_digit() || c == '.')
}

fn is_key(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

fn kebab(name: &str) -> String {
    let mut out = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() && !out.is_empty() {
            out.push('-');
        }
        out.push(c.to_ascii_lowercase());
    }
    out
}

/// The variants of an enum, each with the names of its fields.
fn variants(file: &str, name: &str) -> Vec<(String, Vec<String>)> {
    let source = code(&crates().join("imperial/src").join(file));
    let body = source.split(&format!("pub enum {name} {{\n")).nth(1).unwrap().split("\n}").next().unwrap();
    let mut all: Vec<(String, Vec<String>)> = Vec::new();
    for line in body.lines() {
        let inside = line.trim();
        if line.starts_with("    ") && line.as_bytes()[4].is_ascii_uppercase() {
            let name: String = inside.chars().take_while(char::is_ascii_alphanumeric).collect();
            all.push((kebab(&name), Vec::new()));
        }
        for piece in inside.split([',', '{']) {
            if let Some((field, _)) = piece.trim().split_once(": ")
                && field.chars().all(|c| c.is_ascii_lowercase() || c == '_')
                && let Some((_, fields)) = all.last_mut()
            {
                fields.push(field.replace('_', "-"));
            }
        }
    }
    assert!(all.len() > 1, "{name}");
    all
}

// ----- the catalogue -----

/// The catalogues of the game, and the one that all games share.
fn locales() -> Vec<PathBuf> {
    let folder = crates().join("../locales/en");
    let mut all = files(&folder.join(GAME), "ftl");
    all.push(folder.join("table.ftl"));
    all
}

/// The messages of a file with their texts.
fn messages(path: &Path) -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> = Vec::new();
    for line in fs::read_to_string(path).unwrap().lines() {
        match line.split_once(" =") {
            Some((key, text)) if line.starts_with(|c: char| c.is_ascii_alphabetic()) => {
                all.push((key.to_owned(), text.to_owned()));
            }
            _ if line.starts_with(' ') => {
                let (_, text) = all.last_mut().unwrap();
                text.push('\n');
                text.push_str(line);
            }
            _ => {}
        }
    }
    all
}

/// What a sentence speaks of: `$space`, `$counts-0`.
fn variables(text: &str) -> BTreeSet<String> {
    text.split('$')
        .skip(1)
        .map(|rest| rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect::<String>())
        .map(|name| name.trim_end_matches('-').to_owned())
        .collect()
}

/// Fails with everything that has no sentence.
fn all_said(wanted: impl IntoIterator<Item = String>) {
    let texts = text::of(GAME);
    let missing: BTreeSet<String> = wanted.into_iter().filter(|key| !texts.has(key)).collect();
    assert!(missing.is_empty(), "locales/en lacks:\n{}", missing.into_iter().collect::<Vec<_>>().join("\n"));
}

fn with<'a>(
    prefix: &'a str,
    ids: impl IntoIterator<Item = &'static str> + 'a,
) -> impl Iterator<Item = String> + 'a {
    ids.into_iter().map(move |id| format!("{prefix}{id}"))
}

// ----- tests -----

#[test]
fn no_message_is_there_twice() {
    let mut seen: BTreeMap<String, PathBuf> = BTreeMap::new();
    for path in locales() {
        for (key, _) in messages(&path) {
            if let Some(before) = seen.insert(key.clone(), path.clone()) {
                panic!("{key} is in {} and in {}", before.display(), path.display());
            }
        }
    }
    assert!(seen.len() > 800, "{}", seen.len());
}

#[test]
fn every_thing_has_a_name() {
    all_said(with("space-", Space::all().map(Space::id)));
    all_said(with("theater-", Theater::all().map(Theater::id)));
    all_said(with("advantage-", Advantage::all().map(Advantage::id)));
    all_said(Advantage::all().map(|tile| format!("advantage-{}-effect", tile.id())));
    all_said(with("tile-", InvestmentTile::all().map(InvestmentTile::id)));
    all_said(with("", AwardTile::all().map(AwardTile::id)));
    all_said(BasicTile::all().map(|tile| format!("basic-tile-{tile}")));
    all_said(BonusTile::all().map(|tile| format!("bonus-tile-{}", tile.index())));
    all_said(with("side-", Side::ALL.map(Side::id)));
    all_said(with("region-", Region::ALL.map(Region::id)));
    all_said(with("subregion-", SubRegion::ALL.map(SubRegion::id)));
    all_said(with("country-", Country::ALL.map(Country::id)));
    all_said(with("commodity-", Commodity::ALL.map(Commodity::id)));
    all_said(with("type-", Kind::ALL.map(Kind::id)));
    all_said(with("era-", Era::ALL.map(Era::id)));
    all_said(with("ap-", ActionType::ALL.map(ActionType::id)));
    all_said(with("unit-", ActionType::ALL.map(ActionType::id)));
    all_said(with("slot-", Slot::ALL.map(Slot::id)));
    all_said(with("war-", War::ALL.map(War::id)));
    all_said(with("keyword-", Keyword::ALL.map(Keyword::id)));
    all_said(with("symbol-", Symbol::ALL.map(Symbol::id)));
    all_said(with("reward-", Reward::ALL.map(Reward::id)));
}

#[test]
fn every_card_has_its_texts() {
    let texts = text::of(GAME);
    for number in 1..=EventCard::COUNT {
        let card = format!("card-{number}");
        all_said([card.clone(), format!("{card}-condition")]);
        let sides: &[&str] =
            if texts.has(&format!("{card}-both")) { &["both"] } else { &["britain", "france"] };
        let bonus = !texts.say(&format!("{card}-condition"), &[]).contains("no bonus");
        for side in sides {
            all_said([format!("{card}-{side}")]);
            assert_eq!(texts.has(&format!("{card}-{side}-bonus")), bonus, "{card}-{side}-bonus");
        }
    }
    for (index, facts) in MINISTRIES.iter().enumerate() {
        let card = format!("ministry-m{}", index + 1);
        all_said([card.clone(), format!("ministry-{}", facts.id)]);
        all_said(facts.abilities.iter().map(|ability| format!("{card}-{ability}")));
        assert_eq!(texts.name(facts.id), texts.name(&card), "{card}");
    }
}

#[test]
fn every_option_and_every_end_is_explained() {
    for spec in Options::SPECS {
        all_said([format!("option-{}", spec.key), format!("option-{}-help", spec.key)]);
        if let OptionKind::Choice(choices) = spec.kind {
            all_said(choices.iter().map(|choice| format!("option-{}-{choice}", spec.key)));
        }
    }
    all_said(with("end-", EndReason::ALL.map(EndReason::id)));
    all_said(with("ending-", EndReason::ALL.map(EndReason::id)));
}

#[test]
fn every_reason_and_every_line_of_a_price_has_a_sentence() {
    let (mut reasons, mut labels) = (BTreeSet::new(), BTreeSet::new());
    for (_, code) in rules() {
        let all = literals(&code);
        for (index, literal) in all.iter().enumerate() {
            if let Some(next) = all.get(index + 1)
                && code[literal.to..next.from].trim() == ","
            {
                match (is_rule(literal.text), is_rule(next.text)) {
                    (true, false) if is_key(next.text) => drop(reasons.insert(next.text.to_owned())),
                    (false, true) if is_key(literal.text) => drop(labels.insert(literal.text.to_owned())),
                    _ => {}
                }
            }
            if code[..literal.from].ends_with("refuse(") && is_key(literal.text) {
                reasons.insert(literal.text.to_owned());
            }
        }
    }
    assert!(reasons.len() > 80 && labels.len() > 20, "{reasons:?} {labels:?}");
    all_said(reasons.iter().map(|key| format!("reason-{key}")));
    all_said(labels.iter().map(|key| format!("label-{key}")));
}

#[test]
fn every_cause_has_words() {
    let calls = [".score(", ".change_trp(", ".change_limit(", ".reduce_debt(", ".force_debt(", ".add_debt("];
    let mut causes = BTreeSet::new();
    for (_, code) in rules() {
        for literal in literals(&code) {
            let call = code[..literal.from].rfind([';', '{', '}']).map_or(0, |at| at + 1);
            let call = &code[call..literal.from];
            let constant = call.trim_start().starts_with("const WHY");
            if is_key(literal.text) && (constant || calls.iter().any(|name| call.contains(name))) {
                causes.insert(literal.text.to_owned());
            }
        }
    }
    assert!(causes.len() > 15, "{causes:?}");
    all_said(causes.iter().map(|key| format!("why-{key}")));
}

/// Whatever is not found by its form is found here: a word with a hyphen is a key of some kind.
#[test]
fn every_word_of_the_rules_has_some_sentence() {
    let texts = text::of(GAME);
    let prefixes = [
        "reason",
        "label",
        "unit",
        "why",
        "what",
        "place",
        "prompt",
        "phase",
        "only",
        "in-force",
        "end",
        "option",
        "option-sides",
        "decision",
        "goods",
        "ministry",
        "card",
        "mark",
        "marker",
    ];
    // Names of arguments, parts of notation, and forms of serialisation.
    let technical = ["kebab-case", "branch-step", "fort-or-fleet", "kabinett-record", GAME];
    // The titles and abilities of cards have tests of their own.
    let elsewhere = ["cards.rs", "erased.rs", "record.rs", "dice.rs"];
    let mut missing = BTreeSet::new();
    for (path, code) in rules() {
        if elsewhere.iter().any(|file| path.ends_with(file)) && !path.ends_with("view/cards.rs") {
            continue;
        }
        for literal in literals(&code) {
            let key = literal.text;
            let said = prefixes.iter().any(|prefix| texts.has(&format!("{prefix}-{key}")))
                || texts.name(key) != text::readable(key);
            if is_key(key) && key.contains('-') && !said && !technical.contains(&key) {
                missing.insert(format!("{key} ({})", path.display()));
            }
        }
    }
    assert!(missing.is_empty(), "locales/en lacks:\n{}", missing.into_iter().collect::<Vec<_>>().join("\n"));
}

#[test]
fn every_event_has_a_sentence_and_no_sentence_asks_for_more() {
    let catalogue: BTreeMap<String, String> = locales().iter().flat_map(|path| messages(path)).collect();
    let events = variants("event.rs", "Event");
    assert!(events.len() > 60);
    all_said(events.iter().map(|(name, _)| format!("event-{name}")));
    for (name, fields) in &events {
        for variable in variables(&catalogue[&format!("event-{name}")]) {
            assert!(
                fields.iter().any(|field| variable == *field || variable.starts_with(&format!("{field}-"))),
                "event-{name} asks for ${variable}, but has {fields:?}"
            );
        }
    }
    all_said(variants("action.rs", "Goods").iter().map(|(name, _)| format!("goods-{name}")));
    all_said(variants("action.rs", "Ability").iter().map(|(name, _)| format!("ability-{name}")));
    all_said(variants("action.rs", "Yard").iter().map(|(name, _)| format!("yard-{name}")));
    all_said(variants("action.rs", "Fleet").iter().map(|(name, _)| format!("place-{name}")));
}

#[test]
fn no_reason_asks_for_more_than_it_is_given() {
    let mut given: BTreeSet<String> = BTreeSet::new();
    for (_, code) in rules() {
        given.extend(code.split(".with(\"").skip(1).map(|rest| rest.split('"').next().unwrap().to_owned()));
    }
    for (key, text) in locales().iter().flat_map(|path| messages(path)) {
        if key.starts_with("reason-") {
            for variable in variables(&text) {
                assert!(given.contains(&variable), "{key} asks for ${variable}");
            }
        }
    }
}

/// The first words of all notations.
fn first_words() -> BTreeSet<String> {
    let source = code(&crates().join("imperial/src/action.rs"));
    let mut words = BTreeSet::new();
    for name in ["Buy", "Action"] {
        let body = source.split(&format!("impl fmt::Display for {name} {{\n")).nth(1).unwrap();
        for literal in literals(body.split("\n}\n").next().unwrap()) {
            let word = literal.text.split([' ', '{']).next().unwrap();
            if is_key(word) {
                words.insert(word.to_owned());
            }
        }
    }
    assert!(words.len() > 50, "{words:?}");
    words
}

#[test]
fn every_decision_has_a_sentence() {
    all_said(first_words().iter().map(|word| format!("decision-{word}")));
}

#[test]
fn no_sentence_is_left_over() {
    let mut words: BTreeSet<String> = BTreeSet::new();
    for (_, code) in rules() {
        words.extend(literals(&code).iter().map(|literal| literal.text.to_owned()));
    }
    let events: BTreeSet<String> = variants("event.rs", "Event").into_iter().map(|(name, _)| name).collect();
    let decisions = first_words();
    for (key, _) in locales().iter().flat_map(|path| messages(path)) {
        let Some((kind, rest)) = key.split_once('-') else { continue };
        let used = match kind {
            "reason" | "label" | "why" | "what" => words.contains(rest),
            "unit" => words.contains(rest) || ActionType::from_id(rest).is_some(),
            "prompt" => words.contains(rest.trim_end_matches("-waiting")),
            "event" => events.contains(rest),
            "decision" => decisions.contains(rest),
            _ => true,
        };
        assert!(used, "nothing says {key}");
    }
}

#[test]
fn every_prompt_speaks_to_those_who_decide_and_to_those_who_wait() {
    let source = code(&crates().join("imperial/src/view/prompt.rs"));
    let body = source.split("fn key(").nth(1).unwrap().split("\n}").next().unwrap();
    let keys: Vec<&str> = literals(body).iter().map(|literal| literal.text).collect();
    assert!(keys.len() > 20, "{keys:?}");
    for key in keys {
        all_said([format!("prompt-{key}"), format!("prompt-{key}-waiting")]);
    }
    let source = code(&crates().join("imperial/src/view/mod.rs"));
    let body = source.split("fn phase(").nth(1).unwrap().split("\n}").next().unwrap();
    all_said(literals(body).iter().map(|literal| format!("phase-{}", literal.text)));
}

// ----- sentences -----

#[test]
fn values_become_names() {
    let texts = text::of(GAME);
    let said = |event: Value| texts.event(&event);
    let help = json!({ "advantage": "wheat", "huguenots": ["louisiana", null] });
    assert_eq!(
        said(json!({
            "event": "bought", "side": "france", "price": 2, "debt": 1, "trp": 0,
            "buy": { "goods": { "shift": ["albany", help] }, "slot": "major" },
        })),
        "France buys a shift of Albany with Wheat, helped by the Huguenots of Louisiana, for 2 with the Major Action; 1 on credit."
    );
    assert_eq!(
        said(json!({ "event": "revealed", "side": "britain", "card": 5 })),
        "Britain turns up Robert Walpole."
    );
    assert_eq!(
        said(json!({ "event": "debt", "side": "britain", "delta": -2, "now": 1, "why": "pass" })),
        "Britain pays off 2 Debt by passing and now owes 1."
    );
    assert_eq!(
        said(
            json!({ "event": "squadron-sent", "side": "france", "from": { "at": "biscay" }, "to": "navy-box" })
        ),
        "A Squadron of France goes from Biscay to the Navy Box."
    );
    assert_eq!(
        said(json!({ "event": "game-over", "winner": "france", "how": "sweep" })),
        "France wins with all four Awards and every commodity in Global Demand."
    );
    assert_eq!(
        texts.decision("shift albany major +wheat +huguenots:louisiana"),
        "Shift Albany with the Major Action, helped by Wheat, the Huguenots of Louisiana"
    );
    assert_eq!(texts.decision("event 11 +m7"), "Play Calico Acts and turn up East India Company");
    let illegal = table::Illegal::new("3.5.2", "ministry-not-in-play").with("card", "james-watt");
    assert_eq!(texts.illegal(&illegal), "3.5.2: James Watt is not among your Ministry cards in play.");
}

// ----- whole games -----

/// Fails if a sentence lacks an argument.
fn complete(sentence: &str, of: &dyn std::fmt::Display) {
    assert!(!sentence.contains(['{', '}']), "{of}: {sentence}");
    assert!(!sentence.contains("  ") && !sentence.ends_with(' '), "{of}: “{sentence}”");
}

fn prompted(texts: &Texts, view: &Value) {
    let prompt = &view["prompt"];
    let Value::Object(args) = &prompt["args"] else { return };
    let mut fields: Map<String, Value> = args.clone();
    fields.insert("sides".to_owned(), prompt["sides"].clone());
    let key = prompt["key"].as_str().unwrap();
    let waiting = texts.sentence(&format!("prompt-{key}-waiting"), &fields).unwrap();
    complete(&waiting, prompt);
    if view["you"].is_string() && prompt["sides"].as_array().unwrap().contains(&view["you"]) {
        complete(&texts.sentence(&format!("prompt-{key}"), &fields).unwrap(), prompt);
    }
}

#[test]
fn whole_games_are_told_in_full_sentences() {
    let texts = text::of(GAME);
    let game = bots::find(bots::registry(), GAME).unwrap().game;
    for number in 0..4 {
        let seed = Seed::from_number(number);
        let mut options = game.default_options();
        if number % 2 == 1 {
            options["sides"] = "bid".into();
            options["spanish-empire"] = true.into();
            options["tile-swap"] = true.into();
            options["assigned-layout"] = true.into();
        }
        let mut table = game.open(&options, 2, seed).unwrap();
        let mut dice = Dice::new(Seed::from_number(1000 + number));
        while let Some(seat) = table.waiting_on().iter().next() {
            let legal = table.legal(seat);
            for notation in legal.iter().take(20) {
                let sentence = texts.decision(notation);
                complete(&sentence, notation);
                assert_ne!(&sentence, notation);
            }
            // What is possible elsewhere is refused here, with a reason.
            for notation in ["shift albany major", "conquer gibraltar", "choose russia", "option 1", "end"] {
                if let Err(refusal @ Refusal::Illegal(_)) = table.check(seat, notation) {
                    complete(&texts.refusal(&refusal), &notation);
                }
            }
            if table.len().is_multiple_of(5) {
                prompted(&texts, &table.view(Viewer::Seat(Seat(0))));
                prompted(&texts, &table.view(Viewer::Seat(Seat(1))));
            }
            let chosen = legal[dice.below(legal.len() as u32) as usize].clone();
            let quote = table.decide(seat, &chosen).unwrap();
            for line in &quote.lines {
                assert!(texts.has(&format!("label-{}", line.label)), "{chosen}: {}", line.label);
            }
            assert!(quote.unit.is_empty() || texts.has(&format!("unit-{}", quote.unit)), "{}", quote.unit);
        }
        for (_, event) in table.log(Viewer::Seat(Seat(0)), 0) {
            complete(&texts.event(&event), &event);
        }
    }
}
