//! The browser client, as it was built into the server.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

use crate::problem::{Kind, Problem};

static FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/client.rs"));

/// What is shown where no client was built in.
const NO_CLIENT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Kabinett</title>\
    <h1>Kabinett</h1><p>The server runs, but it was built without the browser client. \
    The <a href=\"/api/docs\">interface for programs</a> is there.</p>";

struct File {
    content: &'static [u8],
    tag: String,
}

static BY_NAME: LazyLock<BTreeMap<&str, File>> = LazyLock::new(|| {
    FILES
        .iter()
        .map(|(name, content)| {
            let tag = format!("\"{}\"", hex::encode(&Sha256::digest(content)[..12]));
            (*name, File { content, tag })
        })
        .collect()
});

/// A file of the client, or its page for every address that is none.
pub(crate) async fn client(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return Problem::new(Kind::NotFound, "detail-no-address").into_response();
    }
    if !matches!(method, Method::GET | Method::HEAD) {
        return Problem::new(Kind::MethodNotAllowed, "detail-read-only").into_response();
    }
    if let Some(file) = BY_NAME.get(path) {
        return answer(path, file, &headers);
    }
    // A file that is not there is not the page: a browser would take one for the other.
    if path.starts_with("assets/") || path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
        return Problem::new(Kind::NotFound, "detail-no-file").into_response();
    }
    match BY_NAME.get("index.html") {
        Some(page) => answer("index.html", page, &headers),
        None => ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], NO_CLIENT).into_response(),
    }
}

fn answer(name: &str, file: &File, headers: &HeaderMap) -> Response {
    // The build puts a hash into the names of assets.
    let cache = if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|tag| tag.as_bytes() == file.tag.as_bytes());
    let mut response = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        ([(header::CONTENT_TYPE, kind(name))], file.content).into_response()
    };
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    if let Ok(tag) = HeaderValue::from_str(&file.tag) {
        response.headers_mut().insert(header::ETAG, tag);
    }
    response
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "woff" => "font/woff",
        "wasm" => "application/wasm",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
