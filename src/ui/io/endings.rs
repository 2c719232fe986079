//! The other ways in which the program ends: a signal, or a display that has
//! vanished. What was entered is written first; the window is not asked.

use std::sync::OnceLock;
use std::time::Duration;

use super::clerk::Closing;

/// How long the end waits for what is still being written.
pub const LAST_WAIT: Duration = Duration::from_secs(5);

static CLOSING: OnceLock<Closing> = OnceLock::new();

/// From now on the program finishes its files before it ends, by SIGTERM, SIGINT,
/// SIGHUP, or because a library has ended it. Only the first call counts.
pub fn finish_first(closing: Closing) {
    if CLOSING.set(closing.clone()).is_err() {
        return;
    }
    // The system's library for X11 ends the program when the display is gone.
    // That no more can be registered is no reason not to start.
    let _ = atexit(finish_at_exit);
    on_signals(closing);
}

// Declared here because the standard library has no name for it: the same in
// every C library there is.
#[expect(
    unsafe_code,
    reason = "there is no other way to declare what is called"
)]
unsafe extern "C" {
    safe fn atexit(callback: extern "C" fn()) -> i32;
}

extern "C" fn finish_at_exit() {
    if let Some(closing) = CLOSING.get() {
        closing.finish(LAST_WAIT);
    }
}

#[cfg(unix)]
fn on_signals(closing: Closing) {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;

    // Without them a signal ends the program as it always did.
    let Ok(mut signals) = Signals::new([SIGTERM, SIGINT, SIGHUP]) else {
        return;
    };
    std::thread::spawn(move || {
        if let Some(signal) = signals.forever().next() {
            closing.finish(LAST_WAIT);
            // It ends the program with the status that belongs to the signal.
            let _ = emulate_default_handler(signal);
        }
    });
}

#[cfg(not(unix))]
fn on_signals(_: Closing) {}
