//! What the command line says about pictures of the window.

use crate::fl;

/// There is no view of this name.
#[must_use]
pub fn unknown_view(name: &str, names: &[&str]) -> String {
    fl!(
        picture_unknown_view,
        name = format!("{name:?}"),
        views = names.join(", ")
    )
}

/// The size on the command line cannot be understood.
#[must_use]
pub fn bad_size(size: &str) -> String {
    fl!(picture_bad_size, size = format!("{size:?}"))
}
