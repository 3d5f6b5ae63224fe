//! The shapes of the interface for the browser: written from the OpenAPI description, so that the client and the
//! server cannot speak of different fields.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use serde_json::Value;

/// Where the client keeps them.
const FILE: &str = "../../web/src/lib/schema.ts";

/// The name at the end of a reference.
fn name_of(reference: &str) -> &str {
    reference.rsplit('/').next().unwrap_or(reference)
}

/// Every schema that a value refers to, directly or through others.
fn reach(value: &Value, schemas: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| reach(item, schemas, found)),
        Value::Object(fields) => {
            if let Some(name) = fields.get("$ref").and_then(Value::as_str).map(name_of)
                && found.insert(name.to_owned())
            {
                reach(&schemas[name], schemas, found);
            }
            fields.values().for_each(|field| reach(field, schemas, found));
        }
        _ => {}
    }
}

/// Writes schemas as TypeScript.
struct Writer<'a> {
    schemas: &'a Value,
    /// In what is asked, a field that may be left out has a question mark; in what is answered every field is there.
    asked: bool,
}

impl Writer<'_> {
    fn of(&self, schema: &Value) -> String {
        if let Some(name) = schema["$ref"].as_str().map(name_of) {
            let named = &self.schemas[name];
            return if is_plain(named) { self.of(named) } else { name.to_owned() };
        }
        for (word, join) in [("oneOf", " | "), ("anyOf", " | "), ("allOf", " & ")] {
            if let Some(parts) = schema[word].as_array() {
                let parts: BTreeSet<String> = parts.iter().map(|part| closed(self.of(part), join)).collect();
                return parts.into_iter().collect::<Vec<_>>().join(join);
            }
        }
        if let Some(values) = schema["enum"].as_array() {
            return values.iter().map(Value::to_string).collect::<Vec<_>>().join(" | ").replace('"', "'");
        }
        if let Some(kinds) = schema["type"].as_array() {
            let one = |kind: &Value| {
                let mut single = schema.clone();
                single["type"] = kind.clone();
                self.of(&single)
            };
            return kinds.iter().map(one).collect::<Vec<_>>().join(" | ");
        }
        match schema["type"].as_str() {
            Some("string") => "string".into(),
            Some("integer" | "number") => "number".into(),
            Some("boolean") => "boolean".into(),
            Some("null") => "null".into(),
            Some("array") => format!("{}[]", closed(self.of(&schema["items"]), " & ")),
            Some("object") if schema["properties"].is_object() => self.object(schema),
            Some("object") => "Record<string, unknown>".into(),
            _ => "unknown".into(),
        }
    }

    fn object(&self, schema: &Value) -> String {
        let required: Vec<&str> =
            schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let mut text = String::from("{\n");
        for (name, field) in schema["properties"].as_object().into_iter().flatten() {
            let mark = if self.asked && !required.contains(&name.as_str()) { "?" } else { "" };
            if let Some(docs) = field["description"].as_str() {
                writeln!(text, "  /** {} */", docs.replace('\n', " ")).expect("in memory");
            }
            writeln!(text, "  {name}{mark}: {};", self.of(field).replace('\n', "\n  ")).expect("in memory");
        }
        text + "}"
    }
}

/// A number or a text, which needs no name of its own.
fn is_plain(schema: &Value) -> bool {
    schema["type"].is_string() && !schema["properties"].is_object() && schema["enum"].is_null()
}

/// A union in brackets where it stands beside a stronger sign.
fn closed(part: String, join: &str) -> String {
    if join == " & " && part.contains(" | ") && !part.starts_with('{') { format!("({part})") } else { part }
}

fn declarations() -> String {
    let api = server::openapi();
    let schemas = &api["components"]["schemas"];
    let mut asked = BTreeSet::new();
    for operation in
        api["paths"].as_object().into_iter().flatten().filter_map(|(_, path)| path.as_object()).flatten()
    {
        reach(&operation.1["requestBody"], schemas, &mut asked);
    }
    let mut text = String::from(
        "/** The bodies of the HTTP interface. Written by `UPDATE_TYPES=1 cargo test -p server --test api types`. */\n",
    );
    let named = schemas.as_object().into_iter().flatten().filter(|(_, schema)| !is_plain(schema));
    for (name, schema) in named {
        if let Some(docs) = schema["description"].as_str() {
            write!(text, "\n/** {} */", docs.replace('\n', " ")).expect("in memory");
        }
        let writer = Writer { schemas, asked: asked.contains(name) };
        writeln!(text, "\nexport type {name} = {};", writer.of(schema)).expect("in memory");
    }
    text
}

#[test]
fn types_of_the_client_are_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    let wanted = declarations();
    if env::var_os("UPDATE_TYPES").is_some() {
        fs::write(&path, &wanted).expect("the client's folder can be written");
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == wanted, "{FILE} is out of date: UPDATE_TYPES=1 writes it");
}
