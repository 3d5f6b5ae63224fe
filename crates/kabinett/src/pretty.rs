//! Any view, laid out for a terminal: aligned and compact, knowing nothing of the game.

use serde_json::{Map, Value};

use crate::text::Texts;

const STEP: usize = 2;
const GAP: &str = "   ";

/// The view as lines of at most `width` characters where its words allow it.
pub(crate) fn render(view: &Value, texts: &Texts, width: usize) -> String {
    let mut page = Page { texts, width: width.max(40), lines: Vec::new() };
    match view {
        Value::Object(fields) => page.fields(0, fields),
        other => page.field(0, "", other),
    }
    let mut text = page.lines.join("\n");
    text.push('\n');
    text
}

struct Page<'a> {
    texts: &'a Texts,
    width: usize,
    lines: Vec<String>,
}

fn length(text: &str) -> usize {
    text.chars().count()
}

/// Whether a value is a word or a number, or empty.
fn is_plain(value: &Value) -> bool {
    match value {
        Value::Array(items) => items.is_empty(),
        Value::Object(fields) => fields.is_empty(),
        _ => true,
    }
}

/// Whether a value reads well as one cell of a table.
fn is_cell(value: &Value) -> bool {
    is_plain(value) || matches!(value, Value::Array(items) if items.len() <= 8 && items.iter().all(is_plain))
}

fn as_row(value: &Value) -> Option<&Map<String, Value>> {
    value.as_object().filter(|fields| !fields.is_empty() && fields.values().all(is_cell))
}

impl Page<'_> {
    fn put(&mut self, indent: usize, text: &str) {
        self.lines.push(format!("{:indent$}{text}", "").trim_end().to_owned());
    }

    /// The plain fields side by side in columns, then the others each under its name.
    fn fields(&mut self, indent: usize, fields: &Map<String, Value>) {
        let cells: Vec<(String, String)> = fields
            .iter()
            .filter(|(_, value)| is_plain(value))
            .map(|(name, value)| (self.texts.name(name), self.texts.inline(value)))
            .collect();
        self.columns(indent, &cells);
        for (name, value) in fields.iter().filter(|(_, value)| !is_plain(value)) {
            self.field(indent, &self.texts.name(name), value);
        }
    }

    fn columns(&mut self, indent: usize, cells: &[(String, String)]) {
        let names = cells.iter().map(|(name, _)| length(name)).max().unwrap_or(0);
        let values = cells.iter().map(|(_, value)| length(value)).max().unwrap_or(0);
        let each = names + 1 + values + GAP.len();
        let across = ((self.width.saturating_sub(indent) + GAP.len()) / each.max(1)).max(1);
        let down = cells.len().div_ceil(across);
        for row in 0..down {
            let line: Vec<String> = (row..cells.len())
                .step_by(down)
                .map(|index| format!("{:<names$} {:<values$}", cells[index].0, cells[index].1))
                .collect();
            self.put(indent, &line.join(GAP));
        }
    }

    fn field(&mut self, indent: usize, name: &str, value: &Value) {
        let rows: Option<Vec<(String, &Map<String, Value>)>> = match value {
            Value::Array(items) => items
                .iter()
                .enumerate()
                .map(|(index, item)| as_row(item).map(|row| (index.to_string(), row)))
                .collect(),
            Value::Object(fields) if fields.len() > 1 => {
                fields.iter().map(|(id, item)| as_row(item).map(|row| (self.texts.name(id), row))).collect()
            }
            _ => None,
        };
        if let Some(rows) = rows.filter(|rows| !rows.is_empty()) {
            self.put(indent, name);
            return self.table(indent + STEP, &rows);
        }
        match value {
            Value::Array(items) if items.iter().all(is_plain) => {
                self.wrapped(indent, name, &self.texts.inline(value));
            }
            Value::Array(items) => {
                self.put(indent, name);
                for item in items {
                    self.wrapped(indent + STEP, "·", &self.texts.inline(item));
                }
            }
            Value::Object(fields) => {
                self.put(indent, name);
                self.fields(indent + STEP, fields);
            }
            plain => self.wrapped(indent, name, &self.texts.inline(plain)),
        }
    }

    /// Rows of the same kind, each field a column; as lines of words where that is too wide.
    fn table(&mut self, indent: usize, rows: &[(String, &Map<String, Value>)]) {
        let mut keys: Vec<&String> = Vec::new();
        for (_, row) in rows {
            keys.extend(row.keys().filter(|key| !keys.contains(key)).collect::<Vec<_>>());
        }
        let head = std::iter::once(String::new()).chain(keys.iter().map(|key| self.texts.name(key)));
        let mut grid: Vec<Vec<String>> = vec![head.collect()];
        for (name, row) in rows {
            let cells = keys.iter().map(|key| row.get(*key).map_or(String::new(), |v| self.texts.inline(v)));
            grid.push(std::iter::once(name.clone()).chain(cells).collect());
        }
        let widths: Vec<usize> = (0..=keys.len())
            .map(|column| grid.iter().map(|row| length(&row[column])).max().unwrap_or(0))
            .collect();
        if indent + widths.iter().map(|width| width + 2).sum::<usize>() > self.width {
            for (name, row) in rows {
                let text = self.texts.inline(&Value::Object((*row).clone()));
                self.wrapped(indent, name, &text);
            }
            return;
        }
        for row in &grid {
            let line: Vec<String> =
                row.iter().zip(&widths).map(|(cell, width)| format!("{cell:<width$}")).collect();
            self.put(indent, &line.join("  "));
        }
    }

    /// Words after a name, broken at spaces, each further line set in.
    fn wrapped(&mut self, indent: usize, name: &str, text: &str) {
        let mut line = name.to_owned();
        let mut further = indent;
        for word in text.split(' ') {
            if further + length(&line) + 1 + length(word) > self.width && length(&line) > length(name) {
                self.put(further, &line);
                line.clear();
                further = indent + STEP * 2;
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        self.put(further, &line);
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::text;

    #[test]
    fn a_view_is_aligned_and_compact() {
        let view = json!({
            "turn": 2, "initiative": "zz-left", "over": false,
            "hand": ["ace", "king"],
            "debt": { "zz-left": 1, "zz-right": 12 },
            "spaces": { "alpha": { "flag": "zz-left", "fort": true }, "beta-bay": { "flag": null, "fort": false } },
            "pile": [{ "card": 1 }, { "card": 22, "note": "up" }],
            "odd": [[1, 2], { "deep": { "er": [] } }],
        });
        assert_eq!(
            render(&view, &text::of(""), 60),
            "\
initiative zz left   over       no        turn       2
debt
  zz left  1    zz right 12
hand ace, king
odd
  · 1, 2
  · deep (er –)
pile
     card  note
  0  1
  1  22    up
spaces
            flag     fort
  alpha     zz left  yes
  beta bay  –        no
"
        );
    }

    #[test]
    fn anything_can_be_rendered() {
        for odd in
            [json!(null), json!([]), json!({}), json!([[[]]]), json!("x"), json!({"a": {"b": {"c": [1]}}})]
        {
            assert!(render(&odd, &text::of(""), 0).ends_with('\n'));
        }
    }

    #[test]
    fn long_lists_are_wrapped() {
        let view = json!({ "hand": (0..60).collect::<Vec<_>>() });
        let text = render(&view, &text::of(""), 40);
        assert!(text.lines().count() > 3 && text.lines().all(|line| length(line) <= 40), "{text}");
    }
}
