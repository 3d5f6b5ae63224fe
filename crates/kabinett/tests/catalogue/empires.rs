//! The English catalogue of Struggle of Empires has a sentence for everything the game can say; whole
//! games are told in every language.

use std::collections::BTreeSet;

use empires::Options;
use empires::facts::{Alliance, Area, Kind, Power, Reward, Tile, Token};
use kabinett::text::{self, Language, Texts};
use serde_json::{Map, Value, json};
use table::{Dice, OptionKind, Refusal, Seat, Seed, Viewer};

use crate::game::{Spoken, complete, is_key, none_lacks, with};
use crate::source::literals;

const GAME: &str = "struggle-of-empires";

const SPOKEN: Spoken = Spoken { game: GAME, crate_name: "empires" };

#[test]
fn no_message_is_there_twice() {
    SPOKEN.no_message_is_there_twice(500);
}

#[test]
fn every_thing_has_a_name() {
    let said = |prefix: &str, ids: &[&'static str]| SPOKEN.all_said(with(prefix, ids.iter().copied()));
    let areas: Vec<&str> = Area::ALL.iter().map(|area| area.id()).collect();
    let powers: Vec<&str> = Power::ALL.iter().map(|power| power.id()).collect();
    let tiles: Vec<&str> = Tile::ALL.iter().map(|tile| tile.id()).collect();
    let tokens: Vec<&str> = Token::ALL.iter().map(|token| token.id()).collect();
    said("power-", &powers);
    said("area-", &areas);
    said("place-", &areas);
    said("place-", &["home"]);
    said("tile-", &tiles);
    said("token-", &tokens);
    said("kind-", &Kind::ALL.iter().map(|kind| kind.id()).collect::<Vec<_>>());
    said("alliance-", &Alliance::ALL.iter().map(|alliance| alliance.id()).collect::<Vec<_>>());
    said("reward-", &Reward::ALL.iter().map(|reward| reward.id()).collect::<Vec<_>>());
    for (prefix, ids, endings) in [
        ("power", &powers, &["subject", "title"][..]),
        ("area", &areas, &["title"]),
        ("tile", &tiles, &["help"]),
        ("token", &tokens, &["help"]),
    ] {
        for ending in endings {
            SPOKEN.all_said(ids.iter().map(|id| format!("{prefix}-{id}-{ending}")));
        }
    }
    for (file, name, prefix) in [
        ("state.rs", "Row", "row"),
        ("state.rs", "Side", "battle-side"),
        ("state.rs", "Front", "front"),
        ("state.rs", "Verdict", "verdict"),
        ("event.rs", "Sea", "sea"),
        ("action.rs", "Target", "target"),
    ] {
        SPOKEN.all_said(SPOKEN.variants(file, name).iter().map(|(id, _)| format!("{prefix}-{id}")));
    }
}

#[test]
fn every_option_and_every_end_is_explained() {
    let texts = text::of(GAME);
    for spec in Options::SPECS {
        SPOKEN.all_said([format!("option-{}", spec.key), format!("option-{}-help", spec.key)]);
        if let OptionKind::Choice(choices) = spec.kind {
            for choice in choices {
                let own = format!("option-{}-{choice}", spec.key);
                assert!(texts.has(&own) || texts.has(&format!("choice-{choice}")), "{own}");
            }
        }
    }
    let ends = bots::find(bots::registry(), GAME).unwrap().game.ends();
    SPOKEN.all_said(with("end-", ends.iter().copied()));
}

/// The last literal of each call that begins so.
fn last_of_calls(calls: &[&str]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (_, code) in SPOKEN.rules() {
        for call in calls {
            for (at, _) in code.match_indices(call) {
                let rest = &code[at + call.len()..];
                let mut depth = 1;
                let end = rest.find(|c: char| {
                    depth += i32::from(c == '(') - i32::from(c == ')');
                    depth == 0
                });
                if let Some(last) = literals(&rest[..end.unwrap_or(rest.len())]).last()
                    && is_key(last.text)
                {
                    found.insert(last.text.to_owned());
                }
            }
        }
    }
    found
}

#[test]
fn every_reason_has_a_sentence() {
    let reasons = last_of_calls(&["Illegal::new("]);
    assert!(reasons.len() > 35, "{reasons:?}");
    SPOKEN.all_said(reasons.iter().map(|key| format!("reason-{key}")));
}

#[test]
fn every_line_of_a_price_has_words() {
    // The last literals of these calls are rules; labels stand before them.
    let mut labels = BTreeSet::new();
    for (_, code) in SPOKEN.rules() {
        for call in [".price(power, \"", ".price(from, \"", "people(\"", ".plus(\"", "sea(\""] {
            labels.extend(
                code.split(call).skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned),
            );
        }
    }
    assert!(labels.len() > 9, "{labels:?}");
    SPOKEN.all_said(labels.iter().map(|key| format!("label-{key}")));
}

#[test]
fn every_cause_has_words() {
    let causes =
        last_of_calls(&[".pay(", ".earn(", ".score(", ".gain_unrest(", ".spend_population(", ".grow("]);
    assert!(causes.len() > 15, "{causes:?}");
    SPOKEN.all_said(causes.iter().map(|key| format!("why-{key}")));
    SPOKEN.all_said(["combat", "sea", "rebuild"].map(|key| format!("why-{key}")));
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
        "prompt",
        "phase",
        "end",
        "option",
        "option-unrest",
        "option-duplicates",
        "board-counter",
        "decision",
    ];
    // Names of files, parts of notation, and forms of serialisation.
    let technical = ["kebab-case", "kabinett-record", GAME];
    let elsewhere = ["data.rs", "erased.rs", "record.rs", "dice.rs"];
    let mut missing = BTreeSet::new();
    for (path, code) in SPOKEN.rules() {
        if elsewhere.iter().any(|file| path.ends_with(file)) {
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
    none_lacks(missing);
}

#[test]
fn every_event_has_a_sentence_and_no_sentence_asks_for_more() {
    SPOKEN.every_event_is_said();
}

#[test]
fn no_reason_asks_for_more_than_it_is_given() {
    SPOKEN.no_reason_asks_for_more_than_it_is_given();
}

#[test]
fn every_decision_has_a_sentence() {
    SPOKEN.all_said(SPOKEN.first_words(&["Action"]).iter().map(|word| format!("decision-{word}")));
}

#[test]
fn no_sentence_is_left_over() {
    let mut words: BTreeSet<String> = BTreeSet::new();
    for (_, code) in SPOKEN.rules() {
        words.extend(literals(&code).iter().map(|literal| literal.text.to_owned()));
    }
    let events: BTreeSet<String> =
        SPOKEN.variants("event.rs", "Event").into_iter().map(|(name, _)| name).collect();
    let decisions = SPOKEN.first_words(&["Action"]);
    for (key, ..) in SPOKEN.messages() {
        let Some((kind, rest)) = key.split_once('-') else { continue };
        let used = match kind {
            "reason" | "label" | "why" | "unit" => words.contains(rest),
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
    let keys = SPOKEN.literals_of("view/prompt.rs", "key");
    assert!(keys.len() > 20, "{keys:?}");
    for key in keys {
        SPOKEN.all_said([format!("prompt-{key}"), format!("prompt-{key}-waiting")]);
    }
    SPOKEN.all_said(SPOKEN.literals_of("view/mod.rs", "phase").iter().map(|phase| format!("phase-{phase}")));
}

// ----- sentences -----

#[test]
fn values_become_names() {
    let texts = text::of(GAME);
    let said = |event: Value| texts.event(&event);
    let proposal = json!({ "red": null, "blue": "united-provinces" });
    assert_eq!(
        said(json!({ "event": "bid", "power": "united-provinces", "gold": 4, "proposal": proposal })),
        "The United Provinces bids 4 gold: nobody for red, the United Provinces for blue."
    );
    assert_eq!(
        said(json!({
            "event": "attack-declared", "attacker": "france", "area": "india",
            "target": { "power": "britain" }, "war-office": true,
        })),
        "France attacks Britain in India with the War Office."
    );
    assert_eq!(
        said(
            json!({ "event": "unrest", "power": "spain", "counters": 2, "values": [1, 0, 1], "why": "taxation" })
        ),
        "Spain draws 2 unrest counters (taxes): 1 × 0, 0 × 1, 1 × 2."
    );
    assert_eq!(
        said(json!({ "event": "unrest", "power": "spain", "counters": 1, "values": null, "why": "combat" })),
        "Spain draws 1 unrest counter (combat)."
    );
    let strength = |own: u8, forts: u8, training: u8| {
        json!({ "own": own, "allies": 0, "non-players": 0, "forts": forts, "printed": 0, "support": 0,
            "alliances": 0, "training": training })
    };
    assert_eq!(
        said(json!({
            "event": "strengths", "front": "land",
            "attacker": strength(3, 0, 1), "defender": strength(1, 2, 0),
        })),
        "Strength on land: attacker 3 own + 1 training; defender 1 own + 2 forts."
    );
    assert_eq!(
        said(json!({ "event": "rolled", "front": "sea", "dice": [[3, 5], [1, 1]], "totals": [6, 4] })),
        "Dice at sea: the attacker rolls 3 and 5 and reaches 6, the defender rolls 1 and 1 and reaches 4."
    );
    assert_eq!(texts.decision("propose -/spain"), "Propose nobody for red, Spain for blue");
    assert_eq!(texts.decision("attack baltic n07"), "Attack n07 in the Baltic");
    let illegal = table::Illegal::new("D7.5", "tile-not-ready").with("tile", "war-office");
    assert_eq!(texts.illegal(&illegal), "D7.5: War Office is not ready.");
}

#[test]
fn names_fit_their_place_in_a_sentence() {
    let control = json!({ "event": "control", "power": "united-provinces", "area": "caribbean" });
    let paid = json!({ "event": "gold", "power": "britain", "delta": -2, "now": 1, "why": "attack" });
    let told = |tag: &str, event: &Value| tag.parse::<Language>().unwrap().texts(GAME).event(event);
    assert_eq!(told("it", &control), "L’Olanda piazza un segnalino controllo nei Caraibi.");
    assert_eq!(told("it", &paid), "La Gran Bretagna paga 2 oro (attacco) e ora ne ha 1.");
    assert_eq!(told("de", &control), "Holland setzt in der Karibik einen Kontrollmarker.");
    assert_eq!(told("de", &paid), "Großbritannien zahlt 2 Gold (Angriff) und hat noch 1.");
}

// ----- whole games -----

fn prompted(texts: &Texts, view: &Value, seat: u8) {
    let prompt = &view["prompt"];
    let Value::Object(asked) = prompt else { return };
    let fields: Map<String, Value> =
        ["powers", "side"].iter().map(|name| ((*name).to_owned(), asked[*name].clone())).collect();
    let key = prompt["key"].as_str().unwrap();
    complete(&texts.sentence(&format!("prompt-{key}-waiting"), &fields).unwrap(), prompt);
    if asked["seats"].as_array().unwrap().contains(&seat.into()) {
        complete(&texts.sentence(&format!("prompt-{key}"), &fields).unwrap(), prompt);
    }
}

/// Tables of both editions, and one with what neither has unless asked for.
fn tables() -> [(Value, usize); 4] {
    [
        (json!({}), 3),
        (json!({ "edition": "original" }), 5),
        (json!({ "draft": "on", "surrender": "on", "sea": "on", "unrest": "points-open" }), 4),
        (json!({ "duplicates": "may-redraw", "np-navy": "on", "adj": "on" }), 2),
    ]
}

#[test]
fn whole_games_are_told_in_full_sentences() {
    let languages: Vec<Texts> = Language::all().map(|language| language.texts(GAME)).collect();
    let game = bots::find(bots::registry(), GAME).unwrap().game;
    for (number, (chosen, seats)) in tables().into_iter().enumerate() {
        let number = number as u64;
        let mut options = game.default_options();
        for (key, value) in chosen.as_object().unwrap() {
            options[key] = value.clone();
        }
        let mut table = game.open(&options, seats, Seed::from_number(number)).unwrap();
        let mut dice = Dice::new(Seed::from_number(1000 + number));
        while let Some(seat) = table.waiting_on().iter().next() {
            let legal = table.legal(seat);
            // What is possible elsewhere is refused here, with a reason.
            let refusals: Vec<Refusal> = [
                "attack india n58",
                "attack india france",
                "incite pirates india spain",
                "bid 1",
                "pass",
                "claim banking",
                "move army india",
                "deploy baltic",
                "trade company-baltic baltic",
                "end calm",
            ]
            .iter()
            .filter_map(|notation| table.check(seat, notation).err())
            .collect();
            let view = table.view(Viewer::Seat(seat));
            let other = table.view(Viewer::Seat(Seat((seat.0 + 1) % seats as u8)));
            for texts in &languages {
                // Payments are many and alike.
                for notation in legal.iter().filter(|notation| !notation.starts_with("pay ")).take(20) {
                    let sentence = texts.decision(notation);
                    complete(&sentence, notation);
                    assert_ne!(&sentence, notation);
                }
                for refusal in &refusals {
                    complete(&texts.refusal(refusal), refusal);
                }
                prompted(texts, &view, seat.0);
                prompted(texts, &other, (seat.0 + 1) % seats as u8);
            }
            let chosen = legal[dice.below(legal.len() as u32) as usize].clone();
            let quote = table.decide(seat, &chosen).unwrap();
            for texts in &languages {
                for line in &quote.lines {
                    let named = texts.name(line.label) != text::readable(line.label);
                    assert!(named || texts.has(&format!("label-{}", line.label)), "{chosen}: {}", line.label);
                }
                let unit = format!("unit-{}", quote.unit);
                assert!(quote.unit.is_empty() || texts.has(&unit), "{unit}");
            }
        }
        for (_, event) in table.log(Viewer::Seat(Seat(0)), 0) {
            for texts in &languages {
                complete(&texts.event(&event), &event);
            }
        }
    }
}
