//! Random requests, made from the description of the interface: none is a fault, and every answer is as described.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use reqwest::Method;
use serde_json::{Map, Value, json};

use crate::house::{House, Person};

/// How many requests are sent in all, by so many at once.
const REQUESTS: usize = 10_000;
const AT_ONCE: usize = 4;

/// The same requests every time.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        // xorshift64*
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    fn below(&mut self, most: usize) -> usize {
        (self.next() >> 33) as usize % most
    }

    fn one_in(&mut self, chance: usize) -> bool {
        self.below(chance) == 0
    }

    fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
}

/// Texts that make trouble.
const NASTY: [&str; 16] = [
    "",
    " ",
    "0",
    "-1",
    "null",
    "é",
    "\u{0}",
    "\u{202e}x",
    "../..",
    "%2e%2e%2f",
    "' OR 1=1 --",
    "<b>x</b>",
    "{}",
    "9223372036854775808",
    "𝔘𝔫𝔦",
    "a\r\nb: c",
];

/// Words that mean something somewhere.
const WORDS: [&str; 20] = [
    "tiny",
    "random",
    "Ada",
    "12345678",
    "open",
    "running",
    "me",
    "spectator",
    "play",
    "read",
    "done",
    "take",
    "play 3",
    "accept",
    "withdraw",
    "https://localhost/x",
    "https://10.0.0.1/",
    "a@example.org",
    "1",
    "rounds",
];

struct Fuzzer {
    api: Arc<Value>,
    chance: Chance,
    people: Vec<Person>,
    /// Ids that were seen in answers.
    ids: Vec<String>,
    /// Tables that are open, running and finished.
    tables: Vec<String>,
}

impl Fuzzer {
    fn resolve<'a>(api: &'a Value, schema: &'a Value) -> &'a Value {
        match schema["$ref"].as_str() {
            Some(reference) => api.pointer(reference.trim_start_matches('#')).unwrap(),
            None => schema,
        }
    }

    fn text(&mut self) -> String {
        match self.chance.below(10) {
            0 => "x".repeat(self.chance.below(3000)),
            1 | 2 => (*self.chance.pick(&NASTY)).to_owned(),
            3 if !self.ids.is_empty() => self.chance.pick(&self.ids).clone(),
            _ => (*self.chance.pick(&WORDS)).to_owned(),
        }
    }

    fn number(&mut self) -> Value {
        match self.chance.below(8) {
            0 => json!(-1),
            1 => json!(i64::MAX),
            2 => json!(self.chance.next()),
            3 => json!(0.5),
            _ => json!(self.chance.below(4)),
        }
    }

    fn anything(&mut self) -> Value {
        match self.chance.below(6) {
            0 => Value::Null,
            1 => json!(true),
            2 => self.number(),
            3 => json!([]),
            4 => json!({"x": 1}),
            _ => json!(self.text()),
        }
    }

    /// A value that mostly fits the schema.
    fn value(&mut self, schema: &Value, depth: usize) -> Value {
        let api = self.api.clone();
        let schema = Self::resolve(&api, schema);
        if depth > 6 || self.chance.one_in(25) {
            return self.anything();
        }
        for word in ["oneOf", "anyOf"] {
            if let Some(list) = schema[word].as_array() {
                let pick = self.chance.pick(list).clone();
                return self.value(&pick, depth + 1);
            }
        }
        if let Some(parts) = schema["allOf"].as_array() {
            let mut whole = Map::new();
            for part in parts {
                if let Value::Object(fields) = self.value(part, depth + 1) {
                    whole.extend(fields);
                }
            }
            return whole.into();
        }
        if let Some(values) = schema["enum"].as_array() {
            return self.chance.pick(values).clone();
        }
        let kind = match &schema["type"] {
            Value::Array(kinds) => self.chance.pick(kinds).clone(),
            kind => kind.clone(),
        };
        match kind.as_str() {
            Some("string") => json!(self.text()),
            Some("integer" | "number") => self.number(),
            Some("boolean") => json!(self.chance.one_in(2)),
            Some("array") => {
                let count = self.chance.below(4);
                (0..count).map(|_| self.value(&schema["items"], depth + 1)).collect()
            }
            Some("object") => {
                let mut fields = Map::new();
                let required: Vec<&str> =
                    schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
                for (name, field) in schema["properties"].as_object().into_iter().flatten() {
                    let leave_out = if required.contains(&name.as_str()) { 30 } else { 2 };
                    if !self.chance.one_in(leave_out) {
                        let value = self.named(name).unwrap_or_else(|| self.value(field, depth + 1));
                        fields.insert(name.clone(), value);
                    }
                }
                if self.chance.one_in(30) {
                    fields.insert(self.text(), self.anything());
                }
                fields.into()
            }
            _ => self.anything(),
        }
    }

    /// A value that means something under that name, mostly.
    fn named(&mut self, name: &str) -> Option<Value> {
        if self.chance.one_in(5) {
            return None;
        }
        match name {
            "game" => Some(json!("tiny")),
            "options" => Some(json!({})),
            "after" => Some(json!(self.chance.below(6))),
            "notation" => Some(match self.chance.below(6) {
                0 => json!("done"),
                1 => json!("take"),
                2 => json!("tip"),
                _ => json!(format!("play {}", self.chance.below(32))),
            }),
            _ => None,
        }
    }

    fn path(&mut self, template: &str) -> String {
        let pieces: Vec<String> = template
            .split('/')
            .map(|piece| match piece {
                "{id}" if template.starts_with("/api/tables/") && !self.chance.one_in(4) => {
                    self.chance.pick(&self.tables).clone()
                }
                "{id}" | "{token}" if !self.ids.is_empty() && !self.chance.one_in(8) => {
                    self.chance.pick(&self.ids).clone()
                }
                "{seat}" | "{number}" if !self.chance.one_in(8) => self.chance.below(4).to_string(),
                piece if piece.starts_with('{') => escaped(&self.text()),
                piece => piece.to_owned(),
            })
            .collect();
        pieces.join("/")
    }

    fn query(&mut self, operation: &Value) -> String {
        let mut pairs = Vec::new();
        for parameter in operation["parameters"].as_array().into_iter().flatten() {
            let wanted = if parameter["required"] == true { 20 } else { 2 };
            if parameter["in"] == "query" && !self.chance.one_in(wanted) {
                let value = match self.value(&parameter["schema"], 1) {
                    Value::String(text) => text,
                    other => other.to_string(),
                };
                pairs.push(format!("{}={}", parameter["name"].as_str().unwrap(), escaped(&value)));
            }
        }
        if self.chance.one_in(40) {
            pairs.push(format!("{}={}", escaped(&self.text()), escaped(&self.text())));
        }
        if pairs.is_empty() { String::new() } else { format!("?{}", pairs.join("&")) }
    }

    /// Keeps what may be an id, to use it again.
    fn learn(&mut self, answer: &Value) {
        let found: Vec<&str> = ["id", "table", "person"]
            .iter()
            .filter_map(|name| answer[name].as_str())
            .filter(|id| !id.is_empty())
            .collect();
        for id in found {
            if self.ids.len() < 40 {
                self.ids.push(id.to_owned());
            } else {
                let place = self.chance.below(40);
                id.clone_into(&mut self.ids[place]);
            }
        }
    }
}

fn escaped(text: &str) -> String {
    text.bytes()
        .map(|byte| match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' => (byte as char).to_string(),
            other => format!("%{other:02x}"),
        })
        .collect()
}

/// Holds answers to what is described.
struct Judge {
    api: Arc<Value>,
    schemas: BTreeMap<String, jsonschema::Validator>,
    seen: BTreeSet<String>,
}

impl Judge {
    /// What is wrong with an answer.
    fn wrong(&mut self, operation: &Value, status: u16, kind: &str, body: &str) -> Option<String> {
        if status >= 500 {
            return Some(format!("a fault: {body}"));
        }
        let described = match operation["responses"].get(status.to_string()) {
            Some(described) => described,
            None if status >= 400 => &operation["responses"]["default"],
            None => return Some("the status is not described".to_owned()),
        };
        let kind = kind.split(';').next().unwrap_or_default();
        let content = &described["content"];
        if status == 204 {
            return (!body.is_empty()).then(|| "a body with nothing".to_owned());
        }
        let Some(media) = content.get(kind) else {
            return Some(format!("{kind} is not described: {content}"));
        };
        if kind == "text/event-stream" || !kind.ends_with("json") {
            return None;
        }
        let schema = media["schema"].clone();
        let key = schema.to_string();
        let api = self.api.clone();
        let validator = self.schemas.entry(key).or_insert_with(|| {
            let mut whole = schema;
            whole["components"] = api["components"].clone();
            jsonschema::validator_for(&whole).unwrap()
        });
        let Ok(value) = serde_json::from_str::<Value>(body) else { return Some(format!("no JSON: {body}")) };
        let mistakes: Vec<String> = validator
            .iter_errors(&value)
            .take(3)
            .map(|error| format!("{error} at {}", error.instance_path()))
            .collect();
        if status >= 400 {
            self.seen.insert(value["code"].as_str().unwrap_or_default().to_owned());
        }
        (!mistakes.is_empty()).then(|| format!("not as described: {mistakes:?}: {body}"))
    }
}

/// A stranger and three guests, with tables that are running, finished and open.
async fn settle(house: &House) -> (Vec<Person>, Vec<String>) {
    let mut people = vec![house.stranger()];
    for _ in 0..3 {
        people.push(house.guest().await);
    }
    let mut tables = Vec::new();
    for (one, other) in [(1, 2), (2, 3), (1, 3)] {
        tables.push(people[one].tiny_with(&[&people[other]], json!({})).await);
    }
    let (_, done) = people[1].post(&format!("/api/tables/{}/resign", tables[2]), json!({})).await;
    assert_eq!(done["state"], "finished");
    let open = json!({"game": "tiny", "start": false, "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]});
    let (_, open) = people[3].post("/api/tables", open).await;
    tables.push(open["id"].as_str().unwrap().to_owned());
    (people, tables)
}

async fn batter(house: &House, seed: u64, count: usize) -> (BTreeSet<String>, Vec<String>) {
    let api = Arc::new(server::openapi());
    let mut judge = Judge { api: api.clone(), schemas: BTreeMap::new(), seen: BTreeSet::new() };
    let (people, tables) = settle(house).await;
    let mut fuzzer = Fuzzer { api: api.clone(), chance: Chance(seed), people, ids: Vec::new(), tables };
    let operations: Vec<(String, String, Value)> = api["paths"]
        .as_object()
        .unwrap()
        .iter()
        .flat_map(|(path, item)| {
            item.as_object()
                .unwrap()
                .iter()
                .map(|(method, operation)| (path.clone(), method.clone(), operation.clone()))
        })
        .collect();
    let mut failures = Vec::new();
    for number in 0..count {
        // Random requests end games and delete accounts: there are new ones now and then.
        if number % 100 == 99 {
            (fuzzer.people, fuzzer.tables) = settle(house).await;
        }
        let (template, method, operation) = fuzzer.chance.pick(&operations).clone();
        let path = fuzzer.path(&template) + &fuzzer.query(&operation);
        let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
        let body = (!schema.is_null()).then(|| fuzzer.value(schema, 0));
        let who = fuzzer.chance.below(fuzzer.people.len());
        let who = fuzzer.people[who].clone();
        let name = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
        let answer = who.send(name, &path, body.as_ref(), &[]).await;
        let status = answer.status().as_u16();
        let kind = answer
            .headers()
            .get("content-type")
            .map(|kind| kind.to_str().unwrap().to_owned())
            .unwrap_or_default();
        // A stream does not end by itself.
        let text = if kind == "text/event-stream" { String::new() } else { answer.text().await.unwrap() };
        // A path that is not the template's any more leads elsewhere: then only faults count.
        let elsewhere = path[1..].split('?').next().unwrap().split('/').any(str::is_empty);
        let wrong =
            if elsewhere && status < 500 { None } else { judge.wrong(&operation, status, &kind, &text) };
        if let Some(wrong) = wrong {
            failures.push(format!("{number}: {method} {path} {}: {status}: {wrong}", json!(body)));
        }
        if status == 401 && who.cookie.is_some() {
            // Somebody deleted the account: somebody else comes.
            let new = house.guest().await;
            let place = fuzzer.people.iter().position(|known| known.id == who.id).unwrap();
            fuzzer.people[place] = new;
        }
        if status < 300 {
            fuzzer.learn(&serde_json::from_str(&text).unwrap_or_default());
        }
    }
    (judge.seen, failures)
}

#[tokio::test(flavor = "multi_thread")]
async fn slow_ten_thousand_random_requests_are_answered_as_described() {
    let house = Arc::new(
        House::open_with(|config| {
            config.registry = vec![bots::entry::<crate::tiny::Honest>()];
            config.thinkers = 1;
        })
        .await,
    );
    let batterers: Vec<_> = (0..AT_ONCE)
        .map(|number| {
            let house = house.clone();
            tokio::spawn(async move {
                batter(&house, 0x9e37_79b9_7f4a_7c15 + number as u64, REQUESTS / AT_ONCE).await
            })
        })
        .collect();
    let (mut codes, mut failures) = (BTreeSet::new(), Vec::new());
    for done in batterers {
        let (seen, failed) = done.await.unwrap();
        codes.extend(seen);
        failures.extend(failed);
    }
    assert!(
        failures.is_empty(),
        "{} of {REQUESTS}:\n{}",
        failures.len(),
        failures[..failures.len().min(20)].join("\n")
    );
    // The requests reached the rooms behind the doors.
    for code in [
        "already-seated",
        "already-started",
        "bad-notation",
        "bad-options",
        "bad-request",
        "no-session",
        "not-allowed",
        "not-found",
        "not-running",
        "not-yours",
        "refused",
        "seat-taken",
        "stale",
        "still-running",
    ] {
        assert!(codes.contains(code), "{code} never came: {codes:?}");
    }
    Arc::into_inner(house).unwrap().stop().await;
}
