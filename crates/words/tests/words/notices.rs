//! The licences of everything the program consists of.

use words::notices::{LICENCE, NOTICES};

#[test]
fn the_notices_name_every_family_of_type_and_every_licence_in_full() {
    assert!(LICENCE.starts_with("MIT License"));
    for part in [
        "EB Garamond",
        "Source Sans 3",
        "SIL OPEN FONT LICENSE",
        "Apache License",
        "egui",
        "serde",
    ] {
        assert!(NOTICES.text().contains(part), "{part}");
    }
}
