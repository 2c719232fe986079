//! For `cargo mutants`, which sets `STUDIOLO_MUTANTS`.

use std::io::Write as _;

/// A mutant is known after one failure: nobody waits for the rest.
#[test]
fn a_failure_ends_the_program_that_judges_a_mutant() {
    if !crate::chance::judges_a_mutant() {
        return;
    }
    std::panic::set_hook(Box::new(|failure| {
        // Not by a macro: what those print is held back while a test runs.
        let told = writeln!(std::io::stderr(), "{failure}");
        std::process::exit(if told.is_ok() { 101 } else { 102 });
    }));
}
