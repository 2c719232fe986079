//! Any bytes as preferences: set aside, or the same after they were written and read again,
//! and nothing in them that could ruin the window.

#![no_main]

use libfuzzer_sys::fuzz_target;
use studiolo::ui::io::preferences::Preferences;
use table::save::limits::Part;

fuzz_target!(|bytes: &[u8]| {
    let Some(preferences) = Preferences::of_bytes(bytes) else {
        return;
    };
    assert!((0.3..=5.0).contains(&preferences.zoom));
    assert!(preferences.names.len() <= Part::Players.most());
    let mut names = preferences.names.iter();
    assert!(names.all(|name| name.chars().count() <= Part::Name.most()));
    let text = preferences.text().expect("they can be written");
    let again = Preferences::of_bytes(text.as_bytes());
    assert_eq!(again.as_ref(), Some(&preferences), "{text}");
});
