//! What people type at the table.

use std::io::{self, BufRead};

/// One line, understood.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Typed {
    /// Nothing: show more.
    Nothing,
    /// The decision with that number in the list.
    Number(usize),
    /// What a decision costs or why it is refused: its number or notation.
    Why(String),
    /// Everything that may be decided.
    List,
    /// The table again.
    View,
    /// All that happened.
    Log,
    /// The last decision back.
    Undo,
    /// A decision of a seat that is not waited on.
    OutOfTurn(u8, String),
    /// A copy of the record.
    Save(String),
    /// Leave, giving up.
    Resign,
    /// Leave.
    Quit,
    /// What can be typed.
    Help,
    /// A decision, or words to look for.
    Words(String),
}

impl Typed {
    /// Understands a line. A legal decision is never taken for a command.
    pub(super) fn read(line: &str, legal: &[String]) -> Self {
        let line = line.trim();
        if legal.iter().any(|notation| notation == line) {
            return Self::Words(line.to_owned());
        }
        if let Ok(number) = line.parse() {
            return Self::Number(number);
        }
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match first {
            "" => Self::Nothing,
            "why" if !rest.is_empty() => Self::Why(rest.to_owned()),
            "as" if let Some((Ok(seat), decision)) =
                rest.split_once(char::is_whitespace).map(|(seat, decision)| (seat.parse(), decision)) =>
            {
                Self::OutOfTurn(seat, decision.trim().to_owned())
            }
            "save" => Self::Save(rest.to_owned()),
            _ if line.starts_with('?') && line.len() > 1 => Self::Why(line[1..].trim().to_owned()),
            _ if !rest.is_empty() => Self::Words(line.to_owned()),
            "list" | "ls" => Self::List,
            "view" => Self::View,
            "log" => Self::Log,
            "undo" => Self::Undo,
            "resign" => Self::Resign,
            "quit" | "exit" | "q" => Self::Quit,
            "help" | "?" | "h" | "why" => Self::Help,
            _ => Self::Words(line.to_owned()),
        }
    }
}

/// The next line, or none at the end of the input.
pub(super) fn read_line(input: &mut dyn BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    if input.read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    Ok(Some(String::from_utf8_lossy(&bytes).trim_end().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_understood() {
        let legal = ["pass".to_owned(), "log 3".to_owned(), "view".to_owned()];
        let read = |line| Typed::read(line, &legal);
        assert_eq!(read(" pass "), Typed::Words("pass".into()));
        assert_eq!(read("view"), Typed::Words("view".into()), "a legal decision wins over a command");
        assert_eq!(read("log"), Typed::Log);
        assert_eq!(read("log 3"), Typed::Words("log 3".into()));
        assert_eq!(read("12"), Typed::Number(12));
        assert_eq!(read("?12"), Typed::Why("12".into()));
        assert_eq!(read("? shift x"), Typed::Why("shift x".into()));
        assert_eq!(read("why shift x"), Typed::Why("shift x".into()));
        assert_eq!(read("as 1 tip me"), Typed::OutOfTurn(1, "tip me".into()));
        assert_eq!(read("as usual"), Typed::Words("as usual".into()));
        assert_eq!(read("?"), Typed::Help);
        assert_eq!(read("save a b"), Typed::Save("a b".into()));
        assert_eq!(read("undo it"), Typed::Words("undo it".into()));
        assert_eq!(read("   "), Typed::Nothing);
        assert_eq!(read("99999999999999999999999"), Typed::Words("99999999999999999999999".into()));
    }

    #[test]
    fn the_end_of_the_input_is_told_from_an_empty_line() {
        let mut input = &b"\n\xff\xfe x\nlast"[..];
        assert_eq!(read_line(&mut input).unwrap().as_deref(), Some(""));
        assert!(read_line(&mut input).unwrap().unwrap().ends_with(" x"));
        assert_eq!(read_line(&mut input).unwrap().as_deref(), Some("last"));
        assert_eq!(read_line(&mut input).unwrap(), None);
    }
}
