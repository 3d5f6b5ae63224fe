//! The numbered list of what may be decided.

use std::io::Write;

use table::{AnyTable, Seat};

use crate::Stop;
use crate::text::Texts;

/// The most rows shown at once.
const PAGE: usize = 24;

/// Everything a seat may decide now, and the part of it being looked at.
pub(super) struct Choices {
    seat: Seat,
    legal: Vec<String>,
    filter: String,
    /// Indices into `legal` that pass the filter.
    matching: Vec<usize>,
    /// How many of `matching` have been shown.
    shown: usize,
}

impl Choices {
    pub(super) fn new(table: &dyn AnyTable, seat: Seat) -> Self {
        let legal = table.legal(seat);
        let matching = (0..legal.len()).collect();
        Self { seat, legal, filter: String::new(), matching, shown: 0 }
    }

    pub(super) fn legal(&self) -> &[String] {
        &self.legal
    }

    /// The decision with that number, counted from 1.
    pub(super) fn number(&self, number: usize) -> Option<&str> {
        number.checked_sub(1).and_then(|index| self.legal.get(index)).map(String::as_str)
    }

    /// Looks only at what contains all these words; says whether anything does.
    pub(super) fn narrow(&mut self, words: &str) -> bool {
        let lower = words.to_lowercase();
        let wanted: Vec<&str> = lower.split_whitespace().collect();
        let is_group = |word: &str| self.legal.iter().any(|notation| first_word(notation) == word);
        let group = wanted.first().copied().filter(|word| is_group(word));
        let found: Vec<usize> = (0..self.legal.len())
            .filter(|&index| {
                let notation = self.legal[index].to_lowercase();
                group.is_none_or(|group| first_word(&notation) == group)
                    && wanted.iter().all(|word| notation.contains(word))
            })
            .collect();
        if found.is_empty() {
            return false;
        }
        words.clone_into(&mut self.filter);
        self.matching = found;
        self.shown = 0;
        true
    }

    /// Looks at everything again.
    pub(super) fn widen(&mut self) {
        self.filter.clear();
        self.matching = (0..self.legal.len()).collect();
        self.shown = 0;
    }

    /// Shows the first page, or the next.
    pub(super) fn show(
        &mut self,
        table: &dyn AnyTable,
        texts: &Texts,
        out: &mut dyn Write,
    ) -> Result<(), Stop> {
        if self.shown >= self.matching.len() {
            self.shown = 0;
        }
        let count = self.matching.len();
        if !self.filter.is_empty() && self.shown == 0 {
            let args = [
                ("count", count.into()),
                ("all", self.legal.len().into()),
                ("filter", self.filter.as_str().into()),
            ];
            writeln!(out, "{}", texts.say("play-filtered", &args))?;
        }
        if count > PAGE && self.filter.is_empty() && self.shown == 0 {
            let groups = self.groups();
            if groups.len() > 1 {
                return self.show_groups(&groups, table, texts, out);
            }
        }
        let page = self.matching.iter().skip(self.shown).take(PAGE).copied().collect::<Vec<_>>();
        self.rows(&page, table, texts, out)?;
        self.shown += page.len();
        if self.shown < count {
            writeln!(out, "      {}", texts.say("play-more", &[("count", (count - self.shown).into())]))?;
        }
        Ok(())
    }

    /// The decisions by their first word, in the order the words first come.
    fn groups(&self) -> Vec<(&str, Vec<usize>)> {
        let mut groups: Vec<(&str, Vec<usize>)> = Vec::new();
        for &index in &self.matching {
            let word = first_word(&self.legal[index]);
            match groups.iter_mut().find(|(known, _)| *known == word) {
                Some((_, members)) => members.push(index),
                None => groups.push((word, vec![index])),
            }
        }
        groups
    }

    fn show_groups(
        &self,
        groups: &[(&str, Vec<usize>)],
        table: &dyn AnyTable,
        texts: &Texts,
        out: &mut dyn Write,
    ) -> Result<(), Stop> {
        for (word, members) in groups {
            if members.len() <= 3 {
                self.rows(members, table, texts, out)?;
            } else {
                let args = [("word", (*word).into()), ("count", members.len().into())];
                writeln!(out, "      {}", texts.say("play-group", &args))?;
            }
        }
        Ok(())
    }

    fn rows(
        &self,
        indices: &[usize],
        table: &dyn AnyTable,
        texts: &Texts,
        out: &mut dyn Write,
    ) -> Result<(), Stop> {
        let wide = indices.iter().map(|&index| self.legal[index].chars().count()).max().unwrap_or(0);
        for &index in indices {
            let notation = &self.legal[index];
            let price = table.check(self.seat, notation).ok().and_then(|quote| texts.total(&quote));
            let row = format!("{:>4}  {notation:<wide$}  {}", index + 1, price.unwrap_or_default());
            writeln!(out, "{}", row.trim_end())?;
        }
        Ok(())
    }
}

fn first_word(notation: &str) -> &str {
    notation.split_whitespace().next().unwrap_or("")
}
