//! The other ways in which the program ends: a signal, or a display that disappears. What
//! was entered is written first, without asking the window.

use std::sync::OnceLock;
use std::time::Duration;

use super::clerk::Closing;
use programs::process;

/// How long the program waits at its end for pending writes.
pub const LAST_WAIT: Duration = Duration::from_secs(5);

static CLOSING: OnceLock<Closing> = OnceLock::new();

/// Makes the program finish its files before it ends, after SIGTERM, SIGINT, SIGHUP, or if
/// a library exits. Only the first call counts.
pub fn finish_first(closing: Closing) {
    if CLOSING.set(closing.clone()).is_err() {
        return;
    }
    // The X11 library exits the program when the display is gone. If no more exit handlers can
    // be registered, the program still starts.
    let _ = atexit(finish_at_exit);
    on_signals(closing);
}

// Declared here because the standard library does not have it: it is the same in every C
// library.
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
    process::end_all();
}

#[cfg(unix)]
fn on_signals(closing: Closing) {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;

    // Without the handlers, a signal ends the program as usual.
    let Ok(mut signals) = Signals::new([SIGTERM, SIGINT, SIGHUP]) else {
        return;
    };
    std::thread::spawn(move || {
        if let Some(signal) = signals.forever().next() {
            closing.finish(LAST_WAIT);
            process::end_all();
            // Ends the program with the status that belongs to the signal.
            let _ = emulate_default_handler(signal);
        }
    });
}

#[cfg(not(unix))]
fn on_signals(_: Closing) {}
