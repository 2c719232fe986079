//! Settings for reading and writing RON.

use ron::extensions::Extensions;
use ron::ser::PrettyConfig;
use serde::Serialize;

/// Lets files typed by hand omit `Some(..)`. The nesting limit is ron's own; it keeps
/// hostile files from overflowing the stack.
pub(super) fn options() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

/// Writes the value on one line.
///
/// # Errors
/// If RON cannot represent it.
pub(crate) fn in_a_line<T: Serialize>(value: &T) -> ron::Result<String> {
    let one_line = PrettyConfig::new()
        .compact_arrays(true)
        .compact_structs(true)
        .compact_maps(true);
    options().to_string_pretty(value, one_line)
}
