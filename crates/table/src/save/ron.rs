//! How RON is read and written here.

use ron::extensions::Extensions;
use ron::ser::PrettyConfig;
use serde::Serialize;

/// Files typed by hand need no `Some(..)`. The limit on nesting is ron's own; it keeps
/// hostile files from the end of the stack.
pub(super) fn options() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

/// The value on one line.
///
/// # Errors
/// If RON cannot hold it.
pub(crate) fn in_a_line<T: Serialize>(value: &T) -> ron::Result<String> {
    let one_line = PrettyConfig::new()
        .compact_arrays(true)
        .compact_structs(true)
        .compact_maps(true);
    options().to_string_pretty(value, one_line)
}
