//! Catalogues as they are written, read by the grammar of Fluent.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;

use crate::source::{crates, files};

/// What a message is made of.
#[derive(Debug, Default)]
pub(crate) struct Message {
    /// The words, without what is put between them.
    pub(crate) words: String,
    /// What it speaks of: `space` for `{ $space }`.
    pub(crate) variables: BTreeSet<String>,
    /// The cases it tells apart, by variable.
    pub(crate) cases: BTreeMap<String, BTreeSet<String>>,
    /// Other messages it contains.
    pub(crate) references: BTreeSet<String>,
    /// Its attributes with their texts.
    pub(crate) attributes: BTreeMap<String, String>,
}

impl Message {
    fn read(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.words.push_str(value),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    if let InlineExpression::VariableReference { id } = selector {
                        let (VariantKey::Identifier { name: case }
                        | VariantKey::NumberLiteral { value: case }) = &variant.key;
                        self.cases.entry(id.name.clone()).or_default().insert(case.clone());
                    }
                    self.words.push(' ');
                    self.read(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => drop(self.variables.insert(id.name.clone())),
            InlineExpression::MessageReference { id, .. } => drop(self.references.insert(id.name.clone())),
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::TermReference { .. }
            | InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<String>) {
        arguments.positional.iter().for_each(|argument| self.inline(argument));
    }

    /// The numbers that stand in the words.
    pub(crate) fn numbers(&self) -> Vec<&str> {
        let mut all: Vec<&str> =
            self.words.split(|c: char| !c.is_ascii_digit()).filter(|digits| !digits.is_empty()).collect();
        all.sort_unstable();
        all
    }
}

/// The messages of a catalogue by key.
pub(crate) type Catalogue = BTreeMap<String, Message>;

fn catalogue(path: &Path) -> Catalogue {
    let parsed = parser::parse(fs::read_to_string(path).unwrap())
        .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
    let mut all = Catalogue::new();
    for entry in parsed.body {
        let Entry::Message(written) = entry else { continue };
        let mut message = Message::default();
        if let Some(pattern) = &written.value {
            message.read(pattern);
        }
        for attribute in &written.attributes {
            let mut text = Message::default();
            text.read(&attribute.value);
            message.attributes.insert(attribute.id.name.clone(), text.words);
        }
        assert!(
            all.insert(written.id.name.clone(), message).is_none(),
            "{}: {}",
            path.display(),
            written.id.name
        );
    }
    all
}

/// The catalogues of a language, by path within its folder.
pub(crate) fn language(tag: &str) -> BTreeMap<String, Catalogue> {
    let folder = crates().join("../locales").join(tag);
    files(&folder, "ftl")
        .iter()
        .map(|path| {
            let name = path.strip_prefix(&folder).unwrap().to_string_lossy().replace('\\', "/");
            (name, catalogue(path))
        })
        .collect()
}
