//! What came of a load.

#![allow(clippy::cast_precision_loss, reason = "counts far below 2^52")]

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::time::Duration;

use serde_json::json;

use super::table::Played;
use crate::sentence::Sentence;
use crate::text::Language;

/// What came of a load.
pub(super) struct Report {
    tables: u32,
    games: u32,
    seconds: f64,
    millis: Vec<f32>,
    /// What went wrong how often, by its English words.
    problems: BTreeMap<String, (Sentence, u64)>,
    pub(super) streams: u64,
    pub(super) events: u64,
    /// Streams that did not hear of the last decision.
    pub(super) streams_behind: u64,
    /// Streams that ended, or went back.
    pub(super) streams_broken: u64,
    /// The memory of the server's process at the end.
    pub(super) memory: Option<u64>,
}

impl Report {
    pub(super) fn new(tables: u32) -> Self {
        Self {
            tables,
            games: 0,
            seconds: 0.0,
            millis: Vec::new(),
            problems: BTreeMap::new(),
            streams: 0,
            events: 0,
            streams_behind: 0,
            streams_broken: 0,
            memory: None,
        }
    }

    pub(super) fn add(&mut self, played: Played) {
        self.games += played.games;
        self.millis.extend(played.millis);
        if let Some(error) = played.error {
            let english = error.said(Language::english());
            self.problems.entry(english).or_insert((error, 0)).1 += 1;
        }
    }

    pub(super) fn took(&mut self, time: Duration) {
        self.seconds = time.as_secs_f64();
        self.millis.sort_by(f32::total_cmp);
    }

    pub(super) fn errors(&self) -> u64 {
        self.problems.values().map(|(_, count)| count).sum::<u64>()
            + self.streams_behind
            + self.streams_broken
    }

    fn per_second(&self) -> f64 {
        if self.seconds > 0.0 { self.millis.len() as f64 / self.seconds } else { 0.0 }
    }

    /// The time that so many of a hundred decisions do not exceed.
    fn percentile(&self, percent: usize) -> f32 {
        let rank = (self.millis.len() * percent).div_ceil(100);
        self.millis.get(rank.saturating_sub(1)).copied().unwrap_or(0.0)
    }

    pub(super) fn write(&self, as_json: bool, language: Language, out: &mut dyn Write) -> io::Result<()> {
        if as_json {
            serde_json::to_writer_pretty(&mut *out, &self.json())?;
            return writeln!(out);
        }
        let number = |value: f64| language.decimal(value, 1);
        let millis = |percent| number(self.percentile(percent).into());
        let lines = [
            language.say(
                "load-decisions",
                &[
                    ("decisions", self.millis.len().into()),
                    ("tables", self.tables.into()),
                    ("games", self.games.into()),
                    ("seconds", number(self.seconds).into()),
                ],
            ),
            language.say("load-rate", &[("rate", language.decimal(self.per_second(), 0).into())]),
            language.say(
                "load-latency",
                &[
                    ("p50", millis(50).into()),
                    ("p95", millis(95).into()),
                    ("p99", millis(99).into()),
                    ("most", millis(100).into()),
                ],
            ),
            language.say(
                "load-streams",
                &[
                    ("streams", self.streams.into()),
                    ("events", self.events.into()),
                    ("behind", self.streams_behind.into()),
                    ("broken", self.streams_broken.into()),
                ],
            ),
            language.say("load-errors", &[("errors", self.errors().into())]),
        ];
        for line in lines {
            writeln!(out, "{line}")?;
        }
        if let Some(bytes) = self.memory {
            let mib = number(bytes as f64 / 1_048_576.0);
            writeln!(out, "{}", language.say("load-memory", &[("mib", mib.into())]))?;
        }
        for (problem, count) in self.problems.values() {
            writeln!(out, "{count} × {}", problem.said(language))?;
        }
        Ok(())
    }

    fn json(&self) -> serde_json::Value {
        let problems: BTreeMap<&String, u64> =
            self.problems.iter().map(|(english, (_, count))| (english, *count)).collect();
        json!({
            "tables": self.tables,
            "games": self.games,
            "decisions": self.millis.len(),
            "seconds": self.seconds,
            "decisions_per_second": self.per_second(),
            "latency_ms": {
                "p50": self.percentile(50),
                "p95": self.percentile(95),
                "p99": self.percentile(99),
                "max": self.percentile(100),
            },
            "streams": {
                "opened": self.streams,
                "events": self.events,
                "behind": self.streams_behind,
                "broken": self.streams_broken,
            },
            "errors": self.errors(),
            "problems": problems,
            "server_memory_bytes": self.memory,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_of_the_sorted_times() {
        let mut report = Report::new(1);
        let millis = (1..=200).rev().map(|value| value as f32).collect();
        report.add(Played { millis, games: 1, error: Some("no".to_owned().into()) });
        report.took(Duration::from_secs(2));
        let found = [50, 95, 99, 100].map(|percent| report.percentile(percent).to_string());
        assert_eq!(found, ["100", "190", "198", "200"]);
        assert_eq!((report.per_second().to_string(), report.errors()), ("100".to_owned(), 1));
    }

    #[test]
    fn an_empty_report_can_be_written() {
        let mut out = Vec::new();
        Report::new(1).write(false, Language::english(), &mut out).unwrap();
        Report::new(1).write(true, Language::english(), &mut out).unwrap();
        assert!(String::from_utf8(out).unwrap().contains("\"errors\": 0"));
    }
}
