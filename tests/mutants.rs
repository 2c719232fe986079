//! Everything that judges the rules and the table, built and started once for each
//! mutant. `cargo test` leaves it out: it runs `engine` itself.

/// Tests run in the order of their names, and this is the first.
mod at_first {
    use std::io::Write as _;

    /// A mutant is known after one failure: nobody waits for the rest.
    #[test]
    fn a_failure_ends_the_program() {
        std::panic::set_hook(Box::new(|failure| {
            // Not by a macro: what those print is held back while a test runs.
            let told = writeln!(std::io::stderr(), "{failure}");
            std::process::exit(if told.is_ok() { 101 } else { 102 });
        }));
    }
}

#[path = "engine.rs"]
mod engine;
