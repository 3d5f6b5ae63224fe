//! The numbers in texts and in the names of tests.

use testkit::coverage::Carried;

use crate::clauses::all;
use crate::things::of_test;

fn is_clause(number: &str) -> bool {
    all().any(|clause| clause.number == number)
}

/// The clauses from one to another of the same list.
fn range(first: &str, last: &str) -> Vec<String> {
    let mut numbers = all().map(|clause| clause.number).skip_while(|number| *number != first);
    let mut found = Vec::new();
    for number in numbers.by_ref() {
        found.push(number.to_owned());
        if number == last {
            return found;
        }
    }
    vec![first.to_owned(), last.to_owned()]
}

/// Puts together numbers, and ranges of them where `to` stands between two.
fn gather<'a>(tokens: impl Iterator<Item = Token<'a>>) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    let mut open = false;
    for token in tokens {
        match token {
            Token::Number(number) if open => {
                let first = found.pop().unwrap_or_else(|| number.clone());
                found.extend(range(&first, &number));
                open = false;
            }
            Token::Number(number) => found.push(number),
            Token::Word(word) => open = word == "to" && !found.is_empty(),
        }
    }
    found
}

enum Token<'a> {
    Number(String),
    Word(&'a str),
}

/// The clauses that a text names: `D8.6`, `O8.5 to O8.10`, `R-24`, `V-ADJ`, `DP-47`, `S4`.
pub(crate) fn numbers(text: &str) -> Vec<String> {
    let word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '=' | '_');
    gather(text.split(|c: char| !word(c)).filter(|token| !token.is_empty()).map(|token| {
        let token = token.trim_matches(|c| matches!(c, '.' | '-'));
        if is_clause(token) { Token::Number(token.to_owned()) } else { Token::Word(token) }
    }))
}

fn digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// A number as the name of a test has it: `d8_6`, `r_01b`, `v_unrest_points_open`.
fn written(number: &str) -> String {
    number.to_lowercase().replace(['-', '=', '.'], "_")
}

/// The clause that begins the words of a test's name, and how many words it takes; an error if the words
/// look like a clause that does not exist.
fn clause(words: &[&str]) -> Option<Result<(String, usize), ()>> {
    let longest = all()
        .map(|clause| (clause.number, written(clause.number)))
        .filter(|(_, text)| {
            let parts: Vec<&str> = text.split('_').collect();
            words.starts_with(&parts)
        })
        .max_by_key(|(_, text)| text.len());
    if let Some((number, text)) = longest {
        return Some(Ok((number.to_owned(), text.split('_').count())));
    }
    let first = words[0];
    let numbered = ["d", "o", "s"].iter().any(|start| first.strip_prefix(start).is_some_and(digits));
    let listed = matches!(first, "r" | "dp") && words.get(1).is_some_and(|next| digits(next));
    (numbered || listed).then_some(Err(()))
}

/// What the name of a test says it is about: clauses, tiles, tokens and local alliances.
pub(crate) fn carried(name: &str) -> Carried {
    let words: Vec<&str> = name.split('_').collect();
    let (mut tokens, mut unknown, mut at) = (Vec::new(), Vec::new(), 0);
    while at < words.len() {
        match clause(&words[at..]) {
            Some(Ok((number, length))) => {
                tokens.push(Token::Number(number));
                at += length;
            }
            Some(Err(())) => {
                unknown.push(name.to_owned());
                at += 1;
            }
            None => {
                tokens.push(Token::Word(words[at]));
                at += 1;
            }
        }
    }
    let mut known = gather(tokens.into_iter());
    known.extend(of_test(name));
    Carried { known, unknown }
}

#[test]
fn names_of_tests_carry_numbers() {
    let of = |name| carried(name).known;
    assert_eq!(of("d8_6_an_army"), ["D8.6"]);
    assert_eq!(of("d8_10_and_o8_11_two_more"), ["D8.10", "O8.11"]);
    assert_eq!(of("d6_2_to_d6_5_an_auction"), ["D6.2", "D6.3", "D6.4", "D6.5"]);
    assert_eq!(of("d9_20_1_the_result_loss"), ["D9.20"]);
    assert_eq!(of("r_01b_r_24_and_dp_47"), ["R-01b", "R-24", "DP-47"]);
    assert_eq!(of("v_unrest_points_open_and_v_adj"), ["V-UNREST=points-open", "V-ADJ"]);
    assert_eq!(of("s4_and_d11"), ["S4", "D11"]);
    assert_eq!(of("to_be_or_not"), Vec::<String>::new());
    assert_eq!(carried("d8_99_nothing").unknown, ["d8_99_nothing"]);
    assert_eq!(carried("dp_99_nothing").unknown, ["dp_99_nothing"]);
}

#[test]
fn texts_name_numbers() {
    assert_eq!(
        numbers(" D8.5 to D8.7, R-24 (V-DUP=keep), S1. not D1 or DP-6, V-ADJ: DP-42"),
        ["D8.5", "D8.6", "D8.7", "R-24", "V-DUP=keep", "S1", "V-ADJ", "DP-42"]
    );
}
