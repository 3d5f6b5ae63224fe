//! The program as people call it: help, exit codes, closed pipes.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// The program, in English.
fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kabinett"));
    command.env("LC_ALL", "C");
    command
}

fn kabinett(arguments: &[&str]) -> Output {
    program().args(arguments).stdin(Stdio::null()).output().unwrap()
}

fn code(arguments: &[&str]) -> i32 {
    kabinett(arguments).status.code().expect("ended by itself")
}

#[test]
fn help_has_examples() {
    for command in [&[][..], &["play"], &["sim"], &["replay"], &["verify"], &["inspect"], &["games"]] {
        let output = kabinett(&[command, &["--help"]].concat());
        let text = String::from_utf8(output.stdout).unwrap();
        assert_eq!(output.status.code(), Some(0));
        assert!(text.contains("Examples:") && text.contains("Usage: kabinett"), "{text}");
    }
    let output = kabinett(&["--version"]);
    assert!(String::from_utf8(output.stdout).unwrap().starts_with("kabinett "));
}

#[test]
fn help_is_in_the_language_that_was_chosen() {
    let italian = kabinett(&["--lang", "it", "play", "--help"]);
    let german = program().env("LC_ALL", "de_DE.UTF-8").args(["help", "sim"]).output().unwrap();
    // Without a command all of them are shown, and the exit code says that one is missing.
    let bare = program().env("LC_ALL", "de_DE.UTF-8").output().unwrap();
    for (text, code, words) in [
        (italian.stdout, italian.status, ["Uso: kabinett play", "Argomenti:", "Opzioni:", "Esempi:"]),
        (
            german.stdout,
            german.status,
            ["Aufruf: kabinett sim", "Argumente:", "[Vorgabe: 100]", "Beispiele:"],
        ),
        (bare.stderr, bare.status, ["Aufruf: kabinett", "Befehle:", "Zeigt die Version", "Rückgabewerte:"]),
    ] {
        let text = String::from_utf8(text).unwrap();
        assert_eq!(code.code(), Some(if text.contains("Befehle:") { 2 } else { 0 }));
        for word in words {
            assert!(text.contains(word), "{word} in {text}");
        }
    }
}

#[test]
fn bad_usage_exits_with_2_and_says_why() {
    for words in [
        &[][..],
        &["nonsense"],
        &["play"],
        &["play", "no-such-game"],
        &["sim", "no-such-game"],
        &["sim", "no-such-game", "--players", "random,random"],
        &["sim", "no-such-game", "--players", "random", "--games", "-1"],
        &["sim", "no-such-game", "--players", "random", "--jobs", "0"],
        &["replay", "no/such/file"],
        &["replay"],
        &["verify"],
        &["verify", "no/such/file", "/"],
        &["inspect", "no-such-game"],
        &["play", "--load", "no/such/file"],
        &["play", "x", "--seed", "seven"],
        &["completions", "no-such-shell"],
        &["serve", "--listen", "nowhere"],
    ] {
        let output = kabinett(words);
        assert_eq!(output.status.code(), Some(2), "{words:?}");
        assert!(!output.stderr.is_empty(), "{words:?}");
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!text.contains("panicked"), "{words:?}: {text}");
    }
}

#[test]
fn games_and_completions_work() {
    assert_eq!(code(&["games"]), 0);
    let output = kabinett(&["games", "--json"]);
    assert!(serde_json::from_slice::<serde_json::Value>(&output.stdout).unwrap().is_array());
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        assert_eq!(code(&["completions", shell]), 0);
    }
}

#[test]
fn what_is_not_a_record_is_refused_from_the_standard_input() {
    for (bytes, expected) in [(&b"\xff\xfe\x00"[..], 2), (b"\x1f\x8bnot gzip", 2), (b"{", 2), (b"", 2)] {
        for command in ["replay", "verify"] {
            let mut child = program()
                .args([command, "-"])
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .stderr(Stdio::piped())
                .spawn()
                .unwrap();
            child.stdin.take().unwrap().write_all(bytes).unwrap();
            let output = child.wait_with_output().unwrap();
            assert_eq!(output.status.code(), Some(expected), "{command} {bytes:?}");
            assert!(!String::from_utf8_lossy(&output.stderr).contains("panicked"));
        }
    }
}

#[test]
fn a_closed_pipe_is_no_fault() {
    for words in [&["completions", "zsh"][..], &["games"], &["--help"], &["nonsense"]] {
        let mut child = program()
            .args(words)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        drop(child.stderr.take());
        let code = child.wait().unwrap().code();
        assert!(matches!(code, Some(0 | 2)), "{words:?}: {code:?}");
    }
}
