//! Preferences that are saved and read.

use studiolo::app::shell::preferences::{FILE, Preferences};

#[test]
fn hidden_money_is_read_under_its_older_name_too() {
    let data = tempfile::tempdir().expect("a directory");
    for (text, hides) in [
        ("(veil_money: true)", true),
        ("(hide_money: true)", true),
        ("(zoom: 1.25)", false),
    ] {
        std::fs::write(data.path().join(FILE), text).expect("it can be written");
        let (preferences, set_aside) = Preferences::load(&table::save::disk::System, data.path());
        assert_eq!(set_aside, None, "{text}");
        assert_eq!(preferences.hide_money, hides, "{text}");
    }
    let preferences = Preferences {
        hide_money: true,
        ..Preferences::default()
    };
    preferences
        .save(&table::save::disk::System, data.path())
        .expect("it can be saved");
    assert_eq!(
        Preferences::load(&table::save::disk::System, data.path()).0,
        preferences
    );
}
