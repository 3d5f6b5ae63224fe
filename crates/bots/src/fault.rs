//! A panic inside a game, turned into a message.
//!
//! A fault in one game of ten thousand must not end the other games, nor a terminal session
//! without a word. Outside of [`catch`] panics behave as ever.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::panic::{self, AssertUnwindSafe, PanicHookInfo};
use std::sync::Once;

thread_local! {
    static CATCHING: Cell<bool> = const { Cell::new(false) };
    static MESSAGE: RefCell<Option<String>> = const { RefCell::new(None) };
}

static HOOK: Once = Once::new();

/// Runs `work`; a panic becomes an error that says what and where.
///
/// # Errors
/// If `work` panics.
pub fn catch<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    HOOK.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if CATCHING.get() {
                MESSAGE.set(Some(describe(info)));
            } else {
                usual(info);
            }
        }));
    });
    let outer = CATCHING.replace(true);
    let result = panic::catch_unwind(AssertUnwindSafe(work));
    CATCHING.set(outer);
    result.map_err(|payload| MESSAGE.take().unwrap_or_else(|| text(&*payload)))
}

fn describe(info: &PanicHookInfo<'_>) -> String {
    let message = text(info.payload());
    match info.location() {
        Some(at) => format!("{message} ({}:{})", at.file(), at.line()),
        None => message,
    }
}

fn text(payload: &(dyn Any + Send)) -> String {
    payload
        .downcast_ref::<String>()
        .cloned()
        .or_else(|| payload.downcast_ref::<&str>().map(|text| (*text).to_owned()))
        .unwrap_or_else(|| "a panic without a message".to_owned())
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_panic_becomes_a_message_with_its_place() {
        let message = super::catch(|| panic!("the deck is empty")).unwrap_err();
        assert!(message.starts_with("the deck is empty (") && message.contains("fault.rs:"), "{message}");
        assert_eq!(super::catch(|| 7), Ok(7));
    }
}
