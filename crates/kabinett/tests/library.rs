//! The whole program without a process, on a tiny game.

mod flawed;
#[path = "../../table/tests/tiny/mod.rs"]
mod tiny;

use std::ffi::OsString;
use std::fs;
use std::io::{self, BufRead, Write};
use std::path::Path;

use bots::{Entry, Inspect, entry};
use flawed::Flawed;
use kabinett::text::Language;
use kabinett::{BAD_INPUT, NO, OK, Streams, run};
use serde_json::Value;
use tiny::{Honest, flaw};

static HONEST: &[Entry] = &[entry::<Honest>().inspecting(count_bytes)];
static PANICS: &[Entry] = &[entry::<Flawed<{ flaw::PANICS }>>()];
static TOO_LONG: &[Entry] = &[entry::<Flawed<{ flaw::TOO_LONG }>>()];
static LOSES_A_CARD: &[Entry] = &[entry::<Flawed<{ flaw::LOSES_A_CARD }>>()];

fn count_bytes(input: &mut dyn BufRead, output: &mut dyn Write, inspect: Inspect) -> io::Result<u64> {
    let mut text = String::new();
    input.read_to_string(&mut text)?;
    if text == "bad" {
        return Err(io::Error::new(io::ErrorKind::InvalidData, "position 1: not a position"));
    }
    writeln!(output, "{}", text.len())?;
    Ok(if inspect == Inspect::Check { text.len() as u64 } else { 0 })
}

struct Said {
    code: u8,
    out: String,
    err: String,
}

fn say(registry: &[Entry], arguments: &[&str], typed: &str) -> Said {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let streams = Streams {
        input: &mut typed.as_bytes(),
        out: &mut out,
        err: &mut err,
        terminal: false,
        progress: false,
        width: 80,
        language: Language::english(),
    };
    let words = ["kabinett"].iter().chain(arguments).map(OsString::from);
    let code = run(registry, words, streams);
    Said { code, out: String::from_utf8(out).unwrap(), err: String::from_utf8(err).unwrap() }
}

fn json(said: &Said) -> Value {
    serde_json::from_str(&said.out).unwrap_or_else(|error| panic!("{error}: {} {}", said.out, said.err))
}

/// One finished game in a folder, as a path.
fn recorded(folder: &Path) -> String {
    let save = folder.to_str().unwrap();
    let said = say(
        HONEST,
        &["sim", "tiny", "--players", "random,random", "--games", "1", "--seed", "7", "--save", save],
        "",
    );
    assert_eq!(said.code, OK, "{}", said.err);
    folder.join("7.kab.json").to_str().unwrap().to_owned()
}

#[test]
fn games_are_listed() {
    let said = say(HONEST, &["games"], "");
    assert_eq!(said.code, OK);
    for part in ["tiny · Tiny", "2 to 4", "random", "rounds: 1 to 16 · default 6 · rule 1.1", "sudden"] {
        assert!(said.out.contains(part), "{part} in {}", said.out);
    }
    let list = json(&say(HONEST, &["games", "--json"], ""));
    assert_eq!(list[0]["seats"]["max"], 4);
    assert_eq!(list[0]["options"][0]["default"], 6);
    assert_eq!(list[0]["levels"][0]["name"], "random");
}

#[test]
fn a_simulation_is_the_same_on_any_number_of_threads() {
    let mut results = Vec::new();
    for jobs in ["1", "3"] {
        let args =
            ["sim", "tiny", "--players", "random,random,random", "--games", "200", "--seed", "5", "--json"];
        let said =
            say(HONEST, &[&args[..], &["--check", "--option", "sudden=on", "--jobs", jobs]].concat(), "");
        assert_eq!(said.code, OK, "{}{}", said.out, said.err);
        let mut object = json(&said);
        assert_eq!(object["games"], 200);
        assert_eq!(object["failures"], Value::Array(Vec::new()));
        let counted: u64 =
            object["outcomes"].as_array().unwrap().iter().map(|one| one["count"].as_u64().unwrap()).sum();
        assert_eq!(counted, 200);
        for measured in ["seconds", "games_per_second", "decisions_per_second"] {
            assert!(object[measured].as_f64().unwrap() > 0.0);
            object[measured] = Value::Null;
        }
        results.push(object);
    }
    assert_eq!(results[0], results[1]);
}

#[test]
fn a_fault_in_one_game_is_a_failure_with_its_record() {
    for (registry, reason) in [
        (PANICS, "panic: the die fell off the table"),
        (TOO_LONG, "not over after 10"),
        (LOSES_A_CARD, "the cards are"),
    ] {
        let args = [
            "sim",
            "tiny",
            "--players",
            "random,random",
            "--games",
            "50",
            "--seed",
            "1",
            "--check",
            "--json",
        ];
        let said = say(registry, &args, "");
        assert_eq!(said.code, NO, "{}", said.err);
        let object = json(&said);
        assert_eq!(object["games"], 50, "the run goes on");
        let failure = &object["failures"][0];
        assert!(failure["reason"].as_str().unwrap().contains(reason), "{failure}");
        assert_eq!(failure["record"]["decisions"].as_array().unwrap().len() as u64, failure["decisions"]);
        assert!(failure["seed"].is_u64());
    }
}

#[test]
fn a_record_that_breaks_the_rules_is_no_panic() {
    let folder = tempfile::tempdir().unwrap();
    let said = say(
        PANICS,
        &["sim", "tiny", "--players", "random,random", "--games", "9", "--seed", "1", "--json"],
        "",
    );
    let record = &json(&said)["failures"][0]["record"];
    let file = folder.path().join("broken.kab.json");
    fs::write(&file, record.to_string()).unwrap();
    let file = file.to_str().unwrap();
    assert_eq!(say(PANICS, &["verify", file], "").code, NO);
    let said = say(PANICS, &["replay", file], "");
    assert_eq!(said.code, BAD_INPUT);
    assert!(said.err.contains("the die fell off the table"), "{}", said.err);
    assert_eq!(say(PANICS, &["play", "--load", file], "").code, BAD_INPUT);
}

#[test]
fn records_are_verified() {
    let folder = tempfile::tempdir().unwrap();
    let good = recorded(folder.path());
    let said = say(HONEST, &["verify", &good], "");
    assert_eq!(said.code, OK, "{}", said.out);
    assert!(said.out.contains(": ok: tiny, ") && said.out.lines().count() == 1, "{}", said.out);
    let text = fs::read_to_string(&good).unwrap();
    assert_eq!(say(HONEST, &["verify", "-"], &text).code, OK);

    let mut record: Value = serde_json::from_str(&text).unwrap();
    record["result"]["standings"][0]["score"] = 99.into();
    let said = say(HONEST, &["verify", &good, "-"], &record.to_string());
    assert_eq!(said.code, NO);
    assert!(said.out.contains("-: FAILS: the record ends with"), "{}", said.out);

    record["seed"] = "00".repeat(32).into();
    let said = say(HONEST, &["verify", "-"], &record.to_string());
    assert!(said.code == NO && said.out.contains("commitment"), "{}", said.out);

    for bad in ["", "{}", "[1", "{\"format\":\"x\",\"version\":1}", &text.replace("\"tiny\"", "\"chess\"")] {
        assert_eq!(say(HONEST, &["verify", "-"], bad).code, BAD_INPUT, "{bad}");
        assert_eq!(say(HONEST, &["replay", "-"], bad).code, BAD_INPUT, "{bad}");
    }
}

#[test]
fn the_past_is_shown_to_those_who_may_see_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = recorded(folder.path());
    let said = say(HONEST, &["replay", &file, "--at", "3", "--log", "--viewer", "seat:1"], "");
    assert_eq!(said.code, OK, "{}", said.err);
    assert!(said.out.contains("after 3 of") && said.out.contains("What happened"), "{}", said.out);
    let object = json(&say(HONEST, &["replay", &file, "--at", "0", "--viewer", "spectator", "--json"], ""));
    assert_eq!(object["at"], 0);
    assert_eq!(object["view"]["hands"][0][0], Value::Null);
    let object = json(&say(HONEST, &["replay", &file, "--json", "--log"], ""));
    assert!(object["log"].is_array() && object["outcome"]["end"].is_string());
    for bad in [&["--at", "9999"][..], &["--viewer", "seat:2"], &["--viewer", "nobody"], &["--at", "-1"]] {
        let said = say(HONEST, &[&["replay", file.as_str()], bad].concat(), "");
        assert_eq!(said.code, BAD_INPUT, "{bad:?}");
        assert!(!said.err.is_empty());
    }
}

#[test]
fn bad_options_and_players_name_what_is_allowed() {
    let sim = |more: &[&str]| say(HONEST, &[&["sim", "tiny", "--games", "1"], more].concat(), "");
    let two = ["--players", "random,random", "--option"];
    for (option, message) in [
        ("speed=1", "the options are: rounds, sudden"),
        ("rounds", "KEY=VALUE"),
        ("rounds=many", "1 to 16"),
        ("rounds=17", "1 to 16"),
        ("sudden=maybe", "true, false"),
    ] {
        let said = sim(&[&two[..], &[option]].concat());
        assert_eq!(said.code, BAD_INPUT);
        assert!(said.err.contains(message), "{}", said.err);
    }
    assert!(sim(&["--players", "random"]).err.contains("2 to 4"));
    assert!(sim(&["--players", "random,genius"]).err.contains("the players are: random"));
    assert!(say(HONEST, &["sim", "chess", "--players", "random"], "").err.contains("the games are: tiny"));
    assert!(say(&[], &["play", "chess"], "").err.contains("no games yet"));
}

#[test]
fn positions_are_the_games_own_business() {
    let said = say(HONEST, &["inspect", "tiny"], "abc");
    assert_eq!((said.code, said.out.as_str()), (OK, "3\n"));
    let said = say(HONEST, &["inspect", "tiny", "--check", "-"], "abc");
    assert_eq!((said.code, said.out.as_str()), (NO, "3\n3 differences\n"));
    let said = say(HONEST, &["inspect", "tiny"], "bad");
    assert!(said.code == BAD_INPUT && said.err.contains("position 1"), "{}", said.err);
    assert_eq!(say(PANICS, &["inspect", "tiny"], "").code, BAD_INPUT);
    assert_eq!(say(HONEST, &["inspect", "tiny", "no/such/file"], "").code, BAD_INPUT);
}

#[test]
fn a_person_plays_against_a_level_to_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.kab.json");
    let save = file.to_str().unwrap();
    let said = say(HONEST, &["play", "tiny", "--seed", "3", "--save", save], &"1\n".repeat(200));
    assert_eq!(said.code, OK, "{}", said.err);
    assert!(said.out.contains("The game is over: "), "{}", said.out);
    assert_eq!(say(HONEST, &["verify", save], "").code, OK);
}

#[test]
fn a_person_can_ask_filter_and_take_back() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.kab.json");
    let save = file.to_str().unwrap();
    // Two people: seat 0 plays and takes back before the keyboard changes hands.
    let typed =
        "\nhelp\nplay\n?1\nwhy roll\nwhy nonsense\nplay 77\nnonsense\n99\n1\nundo\n\n2\n\nview\nlog\nquit\n";
    let said =
        say(HONEST, &["play", "tiny", "--players", "human,human", "--seed", "3", "--save", save], typed);
    assert_eq!(said.code, OK, "{}", said.err);
    for part in [
        "Pass the keyboard to seat 0 (red)",
        "Pass the keyboard to seat 1 (blue)",
        "3 of 3 match “play”",
        "costs nothing",
        "Refused by 3: not your turn",
        "Refused by “nonsense” is not a decision",
        "Refused by 2.1: not in your hand: card 77",
        "Nothing you may decide matches “nonsense”",
        "There is no number 99; the numbers are 1 to 3.",
        "Taken back: “play ",
        "kabinett play --load",
    ] {
        assert!(said.out.contains(part), "“{part}” is missing in:\n{}", said.out);
    }
    // The end of the input leaves the table as quitting does, and the saved game goes on.
    let said = say(HONEST, &["play", "--load", save], "\n1\n\n");
    assert_eq!(said.code, OK);
    assert!(said.out.contains("Saved to"), "{}", said.out);
    let record: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    assert_eq!(record["decisions"].as_array().unwrap().len(), 2);
}

#[test]
fn people_decide_out_of_turn_where_the_rules_let_them() {
    let folder = tempfile::tempdir().unwrap();
    let save = folder.path().join("game.kab.json");
    let args = ["play", "tiny", "--players", "human,human", "--seed", "3", "--save", save.to_str().unwrap()];
    let said = say(HONEST, &args, "\n1\n\n1\n\nas 7 tip\nas 0 tip\nas 1 tip\n");
    assert_eq!(said.code, OK);
    assert!(said.out.contains("No person sits in seat 7."), "{}", said.out);
    assert!(said.out.contains("Refused by 3.5: "), "{}", said.out);
}

#[test]
fn completions_know_the_games() {
    let said = say(HONEST, &["completions", "bash"], "");
    assert!(said.code == OK && said.out.contains("tiny"));
}

#[test]
fn languages_are_chosen_on_the_command_line() {
    let folder = tempfile::tempdir().unwrap();
    let record = recorded(folder.path());
    assert!(say(HONEST, &["games", "--lang", "de"], "").out.contains("Plätze: 2 bis 4"));
    assert!(say(HONEST, &["--lang", "it_IT.UTF-8", "games"], "").out.contains("posti: da 2 a 4"));
    let verified = say(HONEST, &["verify", &record, "--lang", "it"], "");
    assert!(verified.out.contains("concordano"), "{}", verified.out);
    let unknown = say(HONEST, &["games", "--lang", "tlh"], "");
    assert_eq!(unknown.code, BAD_INPUT);
    assert!(unknown.err.contains("de, en, it"), "{}", unknown.err);
}

#[test]
fn verdicts_and_errors_are_in_the_language_that_was_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let text = fs::read_to_string(recorded(folder.path())).unwrap();
    let mut changed: Value = serde_json::from_str(&text).unwrap();
    changed["result"]["standings"][0]["score"] = 99.into();
    let mut refused: Value = serde_json::from_str(&text).unwrap();
    refused["decisions"][0][1] = "nonsense".into();
    let (changed, refused) = (changed.to_string(), refused.to_string());
    for (tag, lines) in [
        (
            "en",
            ["-: ok: tiny, ", "-: FAILS: the record ends with ", "-: FAILS: decision 1: “nonsense” is not"],
        ),
        (
            "de",
            [
                "-: ok: tiny, ",
                "-: FALSCH: Die Aufzeichnung endet ",
                "-: FALSCH: Entscheidung 1: „nonsense“ ist",
            ],
        ),
        (
            "it",
            ["-: ok: tiny, ", "-: NON REGGE: la registrazione ", "-: NON REGGE: decisione 1: «nonsense» non"],
        ),
    ] {
        for (record, line) in [&text, &changed, &refused].into_iter().zip(lines) {
            let said = say(HONEST, &["--lang", tag, "verify", "-"], record);
            assert!(said.out.starts_with(line), "{line} in {}", said.out);
        }
    }
    for (tag, out, err) in [
        ("en", "-: UNREADABLE: not a record: ", "error: 1 of 1 files cannot be verified\n"),
        ("de", "-: UNLESBAR: keine Aufzeichnung: ", "Fehler: 1 von 1 Dateien lassen sich nicht prüfen\n"),
        (
            "it",
            "-: ILLEGGIBILE: non è una registrazione: ",
            "errore: 1 file su 1 non si possono verificare\n",
        ),
    ] {
        let said = say(HONEST, &["verify", "-", "--lang", tag], "{}");
        assert_eq!((said.code, said.err.as_str()), (BAD_INPUT, err));
        assert!(said.out.starts_with(out), "{}", said.out);
    }
    for (tag, err) in [
        ("en", "error: there is no game “chess”; the games are: tiny\n"),
        ("de", "Fehler: Ein Spiel „chess“ gibt es nicht; die Spiele sind: tiny\n"),
        ("it", "errore: il gioco «chess» non c’è; i giochi sono: tiny\n"),
    ] {
        assert_eq!(say(HONEST, &["sim", "chess", "--players", "random", "--lang", tag], "").err, err);
    }
    let differences = |tag| say(HONEST, &["inspect", "tiny", "--check", "-", "--lang", tag], "abc").out;
    assert_eq!(differences("de"), "3\n3 Unterschiede\n");
    assert_eq!(differences("it"), "3\n3 differenze\n");
}

#[test]
fn a_reader_that_went_away_is_no_error() {
    struct Gone;
    impl Write for Gone {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::BrokenPipe.into())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let mut err = Vec::new();
    let streams = Streams {
        input: &mut io::empty(),
        out: &mut Gone,
        err: &mut err,
        terminal: false,
        progress: false,
        width: 80,
        language: Language::english(),
    };
    assert_eq!(run(HONEST, ["kabinett", "games"].map(OsString::from), streams), OK);
    assert!(err.is_empty());
}

#[test]
fn reports_are_in_the_language_that_was_chosen() {
    let sim = |registry, more: &[&str]| {
        let args =
            ["sim", "tiny", "--players", "random,random", "--games", "8", "--seed", "3", "--jobs", "1"];
        say(registry, &[&args[..], more].concat(), "").out
    };
    for (tag, parts) in [
        ("en", ["Tiny: 8 games from seed 3, ", "winner", "95 % interval", "mean score", " to "]),
        ("de", ["Tiny: 8 Partien ab Seed 3, ", "Sieger", "95-%-Intervall", "mittlere Wertung", " bis "]),
        ("it", ["Tiny: 8 partite dal seme 3, ", "vincitore", "intervallo al 95%", "punteggio medio", "da "]),
    ] {
        let out = sim(HONEST, &["--lang", tag]);
        for part in parts {
            assert!(out.contains(part), "{part} in {out}");
        }
        let failed = sim(PANICS, &["--lang", tag]);
        let head = match tag {
            "de" => "Partien sind gescheitert:",
            "it" => "partite sono fallite:",
            _ => "games failed:",
        };
        assert!(failed.contains(head), "{head} in {failed}");
    }
    let stable = |tag: &str| {
        let mut object: Value = serde_json::from_str(&sim(HONEST, &["--json", "--lang", tag])).unwrap();
        for measured in ["seconds", "games_per_second", "decisions_per_second"] {
            object[measured] = Value::Null;
        }
        object
    };
    assert_eq!(stable("de"), stable("en"), "programs read the same");
}

#[test]
fn a_ladder_is_in_the_language_that_was_chosen() {
    let args = ["sim", "tiny", "--round-robin", "--players", "random,random", "--games", "2", "--seed", "3"];
    for (tag, parts) in
        [("en", ["2 seats", "against"]), ("de", ["2 Plätze", "gegen"]), ("it", ["2 posti", "contro"])]
    {
        let out = say(HONEST, &[&args[..], &["--lang", tag]].concat(), "").out;
        for part in parts {
            assert!(out.contains(part), "{part} in {out}");
        }
    }
}
