//! Starting other programs without a console window. On Windows a program that has no
//! console of its own, like our window, would open one for each program of the command line
//! that it starts. On other systems there is nothing to do.

use std::process::Command;

#[cfg(windows)]
mod system {
    use std::ffi::c_void;

    // Declared here because the standard library does not have it.
    #[expect(
        unsafe_code,
        reason = "there is no other way to declare what is called"
    )]
    #[link(name = "kernel32")]
    unsafe extern "system" {
        #[link_name = "GetConsoleWindow"]
        safe fn console_window() -> *mut c_void;
    }

    /// Starts a program with a console that has no window.
    pub(super) const NO_WINDOW: u32 = 0x0800_0000;

    /// Whether this process has a console, which a program that it starts shares.
    pub(super) fn has_console() -> bool {
        !console_window().is_null()
    }
}

/// Makes a program open no console window when it is started.
pub fn quiet(command: &mut Command) -> &mut Command {
    #[cfg(windows)]
    if !system::has_console() {
        use std::os::windows::process::CommandExt as _;
        command.creation_flags(system::NO_WINDOW);
    }
    command
}
