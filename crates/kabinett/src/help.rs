//! The help of the command line, in the words of the catalogues.
//!
//! The code of the command line has no words. What a command does is `command-NAME`, and what stands
//! below its arguments `command-NAME-after`; an argument is `argument-COMMAND-NAME`, or `argument-NAME`
//! where it is the same for every command that has it.

use std::ffi::OsString;

use clap::builder::StyledStr;
use clap::{Arg, Command};

use crate::text::{Language, Texts};

/// The language that the words of the command line ask for: help is printed while they are read.
pub(crate) fn asked(arguments: &[OsString]) -> Option<Language> {
    let mut words = arguments.iter().map(|word| word.to_string_lossy()).take_while(|word| word != "--");
    while let Some(word) = words.next() {
        if word == "--lang" {
            return Language::nearest(&words.next()?);
        }
        if let Some(tag) = word.strip_prefix("--lang=") {
            return Language::nearest(tag);
        }
    }
    None
}

/// The command line with its help in that language.
pub(crate) fn worded(mut command: Command, language: Language) -> Command {
    // The arguments and commands that clap adds itself are there only then.
    command.build();
    described(command, &language.texts(""))
}

fn described(command: Command, texts: &Texts) -> Command {
    let name = command.get_name().to_owned();
    let key = format!("command-{name}");
    let below = format!("{key}-after");
    let template = template(&command, texts);
    let mut command = command
        .about(texts.say(&key, &[]))
        .help_template(template)
        .subcommand_help_heading(texts.say("help-commands", &[]));
    if texts.has(&below) {
        command = command.after_help(texts.say(&below, &[]));
    }
    command
        .mut_args(|argument| explained(argument, &name, texts))
        .mut_subcommands(|sub| described(sub, texts))
}

/// As clap has it, but for the word for “usage”.
fn template(command: &Command, texts: &Texts) -> StyledStr {
    let style = command.get_styles().get_usage();
    let usage = texts.say("help-usage", &[]);
    format!(
        "{{before-help}}{{about-with-newline}}\n{style}{usage}:{style:#} {{usage}}\n\n{{all-args}}{{after-help}}"
    )
    .into()
}

fn explained(argument: Arg, command: &str, texts: &Texts) -> Arg {
    let mut help = texts.say(&key(&argument, command, texts), &[]);
    if argument.get_action().takes_values() {
        let defaults: Vec<_> =
            argument.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
        let possible: Vec<_> =
            argument.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
        for (note, name, values) in
            [("help-default", "value", defaults.join(" ")), ("help-values", "values", possible.join(", "))]
        {
            if !values.is_empty() {
                help.push(' ');
                help.push_str(&texts.say(note, &[(name, values.into())]));
            }
        }
    }
    let heading = if argument.is_positional() { "help-arguments" } else { "help-options" };
    argument
        .help(help)
        .help_heading(texts.say(heading, &[]))
        .hide_default_value(true)
        .hide_possible_values(true)
}

/// The message about an argument.
pub(crate) fn key(argument: &Arg, command: &str, texts: &Texts) -> String {
    let id = argument.get_id().as_str().replace('_', "-");
    let own = format!("argument-{command}-{id}");
    if texts.has(&own) { own } else { format!("argument-{id}") }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clap::CommandFactory;

    use super::*;
    use crate::cli::Cli;

    /// The keys that a command and all below it ask for.
    fn keys(command: &Command, texts: &Texts, out: &mut BTreeSet<String>) {
        let name = command.get_name();
        out.insert(format!("command-{name}"));
        let below = format!("command-{name}-after");
        if texts.has(&below) {
            out.insert(below);
        }
        out.extend(command.get_arguments().map(|argument| key(argument, name, texts)));
        command.get_subcommands().for_each(|sub| keys(sub, texts, out));
    }

    #[test]
    fn every_command_and_argument_is_explained_and_nothing_else() {
        let mut command = Cli::command();
        command.build();
        for language in Language::all() {
            let texts = language.texts("");
            let mut asked = BTreeSet::new();
            keys(&command, &texts, &mut asked);
            assert!(asked.len() > 80, "{asked:?}");
            let path = format!("../../locales/{language}/program/help.ftl");
            let catalogue = std::fs::read_to_string(&path).unwrap();
            let known: BTreeSet<String> = catalogue
                .lines()
                .filter_map(|line| line.split_once(" ="))
                .map(|(key, _)| key.to_owned())
                .filter(|key| key.starts_with("command-") || key.starts_with("argument-"))
                .collect();
            assert_eq!(asked, known, "{path}");
        }
    }

    #[test]
    fn the_language_is_found_before_the_command_line_is_read() {
        let tag = |words: &[&str]| {
            let words: Vec<OsString> = words.iter().map(OsString::from).collect();
            asked(&words).map(Language::tag)
        };
        assert_eq!(tag(&["kabinett", "--lang", "de", "--help"]), Some("de"));
        assert_eq!(tag(&["kabinett", "sim", "--lang=it_IT", "-h"]), Some("it"));
        assert_eq!(tag(&["kabinett", "sim", "--lang"]), None);
        assert_eq!(tag(&["kabinett", "--lang", "tlh"]), None);
        assert_eq!(tag(&["kabinett", "verify", "--", "--lang", "de"]), None);
    }

    #[test]
    fn every_language_has_help_of_its_own() {
        let help = |tag: &str, name: &str| {
            let language = tag.parse().unwrap();
            let mut command = worded(Cli::command(), language);
            let command =
                if name.is_empty() { &mut command } else { command.find_subcommand_mut(name).unwrap() };
            command.render_help().to_string()
        };
        for (tag, words) in [
            (
                "en",
                ["Usage: kabinett", "Commands:", "Options:", "Arguments:", "[default: 100]", "Print help"],
            ),
            (
                "de",
                [
                    "Aufruf: kabinett",
                    "Befehle:",
                    "Optionen:",
                    "Argumente:",
                    "[Vorgabe: 100]",
                    "Zeigt diese Hilfe",
                ],
            ),
            (
                "it",
                [
                    "Uso: kabinett",
                    "Comandi:",
                    "Opzioni:",
                    "Argomenti:",
                    "[predefinito: 100]",
                    "Mostra questo aiuto",
                ],
            ),
        ] {
            let all = help(tag, "") + &help(tag, "sim");
            for word in words {
                assert!(all.contains(word), "{word} in {all}");
            }
        }
        for name in ["", "play", "serve", "completions"] {
            for tag in ["de", "it"] {
                let text = help(tag, name);
                let english = ["Usage", "Commands", "Arguments", "Print", "default:", "values:"];
                assert!(english.iter().all(|word| !text.contains(word)), "{text}");
            }
        }
    }
}
