//! The console on Windows. The program is linked as one with a window, so that opening it
//! from the menu or the desktop opens no console next to the window. Such a program has no
//! console when it is called from one, either; it has to ask for it. On other systems there
//! is nothing to do.

use std::fmt::Display;
use std::process::ExitCode;

#[cfg(windows)]
mod system {
    use std::io;
    use std::os::windows::io::{AsRawHandle, RawHandle};

    // Declared here because the standard library does not have them.
    #[expect(
        unsafe_code,
        reason = "there is no other way to declare what is called"
    )]
    #[link(name = "kernel32")]
    unsafe extern "system" {
        #[link_name = "AttachConsole"]
        safe fn attach_console(process: u32) -> i32;
        #[link_name = "FreeConsole"]
        safe fn free_console() -> i32;
        #[link_name = "GetFileType"]
        safe fn file_type(handle: RawHandle) -> u32;
    }

    /// Stands for the process that called the program.
    const CALLER: u32 = u32::MAX;

    /// The type of a handle that leads nowhere.
    const NOTHING: u32 = 0;

    /// Joins the console of the caller, if it has one. A file or a pipe that the caller has
    /// put in place of the console stays.
    pub(super) fn join() {
        let leads_somewhere = |handle| file_type(handle) != NOTHING;
        if !leads_somewhere(io::stdout().as_raw_handle())
            && !leads_somewhere(io::stderr().as_raw_handle())
        {
            attach_console(CALLER);
        }
    }

    /// Leaves the console: closing it would end the program.
    pub(super) fn leave() {
        free_console();
    }

    /// Shows a sentence in a box of its own.
    pub(super) fn show(sentence: &str) {
        rfd::MessageDialog::new()
            .set_level(rfd::MessageLevel::Error)
            .set_title(words::fl!(title))
            .set_description(sentence)
            .show();
    }
}

/// Joins the console from which the program was called. Call this before anything is
/// printed.
pub fn join() {
    #[cfg(windows)]
    system::join();
}

/// Runs the window, which needs no console. Returns the exit status. If there is no
/// window, the user learns why: on Windows from a box, elsewhere from the console.
pub fn without<E: Display>(window: impl FnOnce() -> Result<(), E>) -> ExitCode {
    #[cfg(windows)]
    system::leave();
    let result = window();
    #[cfg(windows)]
    if let Err(error) = &result {
        system::show(&error.to_string());
    }
    super::done(result)
}
