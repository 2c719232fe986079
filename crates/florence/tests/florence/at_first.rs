//! For `cargo mutants`, which sets `STUDIOLO_MUTANTS`.

use std::io::Write as _;

/// One failure is enough to catch a mutant; the remaining tests need not run.
#[test]
fn a_failure_ends_the_program_that_judges_a_mutant() {
    if !crate::chance::judges_a_mutant() {
        return;
    }
    std::panic::set_hook(Box::new(|failure| {
        // Not with a macro: their output is captured while a test runs.
        let told = writeln!(std::io::stderr(), "{failure}");
        std::process::exit(if told.is_ok() { 101 } else { 102 });
    }));
}
