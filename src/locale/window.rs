//! What stands on the window's buttons, headings and hints.
