//! The English catalogue of Imperial Struggle has a sentence for everything the game can say; whole
//! games are told in every language.

use std::collections::BTreeSet;

use imperial::facts::{
    ActionType, Advantage, AwardTile, BasicTile, BonusTile, Commodity, Country, Era, InvestmentTile, Keyword,
    Kind, Region, Reward, Space, SubRegion, Symbol, Theater, War,
};
use imperial::{EndReason, EventCard, MINISTRIES, Options, Side, Slot};
use kabinett::text::{self, Language, Texts};
use serde_json::{Map, Value, json};
use table::{Dice, OptionKind, Refusal, Seat, Seed, Viewer};

use crate::game::{Spoken, complete, is_key, none_lacks, with};
use crate::source::literals;

const GAME: &str = "imperial-struggle";

const SPOKEN: Spoken = Spoken { game: GAME, crate_name: "imperial" };

/// `5.4.1`, `R-124`, `M-9`, `table`.
fn is_rule(text: &str) -> bool {
    let number = text.trim_start_matches("R-").trim_start_matches("M-");
    text == "table" || !number.is_empty() && number.chars().all(|c| c.is_ascii_digit() || c == '.')
}

fn all_said(wanted: impl IntoIterator<Item = String>) {
    SPOKEN.all_said(wanted);
}

// ----- tests -----

#[test]
fn no_message_is_there_twice() {
    SPOKEN.no_message_is_there_twice(800);
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
    for (_, code) in SPOKEN.rules() {
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
    for (_, code) in SPOKEN.rules() {
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
    for (path, code) in SPOKEN.rules() {
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
    none_lacks(missing);
}

#[test]
fn every_event_has_a_sentence_and_no_sentence_asks_for_more() {
    SPOKEN.every_event_is_said();
    for (kind, prefix) in [("Goods", "goods"), ("Ability", "ability"), ("Yard", "yard"), ("Fleet", "place")] {
        let variants = SPOKEN.variants("action.rs", kind);
        all_said(variants.iter().map(|(name, _)| format!("{prefix}-{name}")));
    }
}

#[test]
fn no_reason_asks_for_more_than_it_is_given() {
    SPOKEN.no_reason_asks_for_more_than_it_is_given();
}

#[test]
fn every_decision_has_a_sentence() {
    all_said(SPOKEN.first_words(&["Buy", "Action"]).iter().map(|word| format!("decision-{word}")));
}

#[test]
fn no_sentence_is_left_over() {
    let mut words: BTreeSet<String> = BTreeSet::new();
    for (_, code) in SPOKEN.rules() {
        words.extend(literals(&code).iter().map(|literal| literal.text.to_owned()));
    }
    let events: BTreeSet<String> =
        SPOKEN.variants("event.rs", "Event").into_iter().map(|(name, _)| name).collect();
    let decisions = SPOKEN.first_words(&["Buy", "Action"]);
    for (key, ..) in SPOKEN.messages() {
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
    let keys = SPOKEN.literals_of("view/prompt.rs", "key");
    assert!(keys.len() > 20, "{keys:?}");
    for key in keys {
        all_said([format!("prompt-{key}"), format!("prompt-{key}-waiting")]);
    }
    all_said(SPOKEN.literals_of("view/mod.rs", "phase").iter().map(|phase| format!("phase-{phase}")));
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
    let languages: Vec<Texts> = Language::all().map(|language| language.texts(GAME)).collect();
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
            // What is possible elsewhere is refused here, with a reason.
            let refusals: Vec<Refusal> =
                ["shift albany major", "conquer gibraltar", "choose russia", "option 1", "end"]
                    .iter()
                    .filter_map(|notation| table.check(seat, notation).err())
                    .collect();
            let views: Vec<Value> = if table.len().is_multiple_of(5) {
                [0, 1].map(|seat| table.view(Viewer::Seat(Seat(seat)))).into()
            } else {
                Vec::new()
            };
            for texts in &languages {
                for notation in legal.iter().take(20) {
                    let sentence = texts.decision(notation);
                    complete(&sentence, notation);
                    assert_ne!(&sentence, notation);
                }
                for refusal in &refusals {
                    complete(&texts.refusal(refusal), refusal);
                }
                for view in &views {
                    prompted(texts, view);
                }
            }
            let chosen = legal[dice.below(legal.len() as u32) as usize].clone();
            let quote = table.decide(seat, &chosen).unwrap();
            for texts in &languages {
                for line in &quote.lines {
                    assert!(texts.has(&format!("label-{}", line.label)), "{chosen}: {}", line.label);
                }
                assert!(
                    quote.unit.is_empty() || texts.has(&format!("unit-{}", quote.unit)),
                    "{}",
                    quote.unit
                );
            }
        }
        for (_, event) in table.log(Viewer::Seat(Seat(0)), 0) {
            for texts in &languages {
                complete(&texts.event(&event), &event);
            }
        }
    }
}
