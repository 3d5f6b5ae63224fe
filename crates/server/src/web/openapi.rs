//! What the generated description lacks: every error is a problem, whatever the operation.

use serde_json::{Value, json};
use utoipa::openapi::OpenApi;

use crate::problem::CODES;

/// The description with the answer that every operation may give, and with the codes of problems.
pub(super) fn complete(openapi: OpenApi) -> Value {
    let mut api = serde_json::to_value(openapi).unwrap_or_default();
    let problem = json!({"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}});
    let paths = api["paths"].as_object_mut().into_iter().flatten();
    for operation in paths.flat_map(|(_, item)| item.as_object_mut().into_iter().flatten()) {
        let Some(responses) = operation.1["responses"].as_object_mut() else { continue };
        for (status, response) in responses.iter_mut() {
            if status.starts_with(['4', '5']) {
                response["content"] = problem.clone();
            }
        }
        let any = json!({"description": "A problem, told by its code", "content": problem});
        responses.insert("default".to_owned(), any);
    }
    api["components"]["schemas"]["Problem"]["properties"]["code"]["enum"] = json!(CODES);
    api
}
