//! Tables for a terminal: columns as wide as what stands in them.

use std::io::{self, Write};

/// On which side of a column its cells stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Edge {
    /// Words.
    Left,
    /// Figures.
    Right,
}

/// Rows of cells.
pub(crate) struct Columns<const N: usize> {
    edges: [Edge; N],
    rows: Vec<[String; N]>,
}

impl<const N: usize> Columns<N> {
    /// A table with these captions.
    pub(crate) fn new(columns: [(String, Edge); N]) -> Self {
        let edges = columns.each_ref().map(|(_, edge)| *edge);
        Self { edges, rows: vec![columns.map(|(caption, _)| caption)] }
    }

    /// One row more.
    pub(crate) fn add(&mut self, row: [String; N]) {
        self.rows.push(row);
    }

    /// Writes the table, two spaces between columns and none at the end of a line.
    pub(crate) fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let wide = |column: usize| self.rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
        let widths: [usize; N] = std::array::from_fn(wide);
        for row in &self.rows {
            let cells: Vec<String> = row
                .iter()
                .zip(widths)
                .zip(self.edges)
                .map(|((cell, wide), edge)| match edge {
                    Edge::Left => format!("{cell:<wide$}"),
                    Edge::Right => format!("{cell:>wide$}"),
                })
                .collect();
            writeln!(out, "{}", cells.join("  ").trim_end())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        let mut columns = Columns::new([("größe".to_owned(), Edge::Left), ("n".to_owned(), Edge::Right)]);
        columns.add(["x".to_owned(), "10".to_owned()]);
        let mut out = Vec::new();
        columns.write(&mut out).unwrap();
        assert_eq!(String::from_utf8(out).unwrap(), "größe   n\nx      10\n");
    }
}
