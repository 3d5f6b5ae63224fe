//! The description of the interface as a page: plain HTML, nothing to load.

use std::fmt::Write as _;

use base64::Engine as _;
use serde_json::Value;
use sha2::{Digest as _, Sha256};

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;\
    color:#222;background:#fff}code,pre{font:14px/1.4 ui-monospace,monospace}pre{overflow:auto;background:#f4f2ec;\
    padding:.6rem}summary{cursor:pointer;padding:.3rem 0}summary b{display:inline-block;min-width:4.5rem}\
    section{border-top:1px solid #ccc}@media(prefers-color-scheme:dark){body{color:#ddd;background:#191919}\
    pre{background:#262626}a{color:#8bf}}";

pub(super) fn plain(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn text<'a>(value: &'a Value, name: &str) -> &'a str {
    value[name].as_str().unwrap_or_default()
}

fn pretty(value: &Value) -> String {
    plain(&serde_json::to_string_pretty(value).unwrap_or_default())
}

/// What the page may load: nothing but the style that is in it, told by its hash.
pub(crate) fn policy() -> String {
    let hash = base64::engine::general_purpose::STANDARD.encode(Sha256::digest(STYLE));
    format!(
        "default-src 'none'; style-src 'sha256-{hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
}

/// The page for a description.
pub(crate) fn page(api: &Value) -> String {
    let mut page = format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><title>{0}</title><style>{STYLE}</style><h1>{0}</h1><p>{1}</p>\
         <p><a href=\"/api/openapi.json\">openapi.json</a></p>",
        plain(text(&api["info"], "title")),
        plain(text(&api["info"], "description")),
    );
    for (path, item) in api["paths"].as_object().into_iter().flatten() {
        for (method, operation) in item.as_object().into_iter().flatten() {
            // Writing to memory does not fail.
            let _ = write!(
                page,
                "<section><details><summary><b>{}</b> <code>{}</code> – {}</summary><p>{}</p>",
                method.to_uppercase(),
                plain(path),
                plain(text(operation, "summary")),
                plain(text(operation, "description")),
            );
            for (title, part) in [
                ("Parameters", &operation["parameters"]),
                ("Body", &operation["requestBody"]),
                ("Answers", &operation["responses"]),
            ] {
                if !part.is_null() {
                    let _ = write!(page, "<h4>{title}</h4><pre>{}</pre>", pretty(part));
                }
            }
            page.push_str("</details></section>");
        }
    }
    page.push_str("<h2>Shapes</h2>");
    for (name, schema) in api["components"]["schemas"].as_object().into_iter().flatten() {
        let _ = write!(
            page,
            "<section id=\"{0}\"><details><summary><code>{0}</code></summary><pre>{1}</pre></details></section>",
            plain(name),
            pretty(schema),
        );
    }
    page
}
