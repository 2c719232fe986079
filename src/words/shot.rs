//! What the command line says about pictures of the window.

/// There is no view of this name.
#[must_use]
pub fn unknown_view(name: &str, names: &[&str]) -> String {
    format!(
        "There is no view {name:?}; choose one of: {}.",
        names.join(", ")
    )
}

/// The size on the command line cannot be understood.
#[must_use]
pub fn bad_size(size: &str) -> String {
    format!("{size:?} is not a size: give width and height, such as 1280x720 (200 to 8000 each).")
}
