//! Preferences that are saved and read.

use studiolo::ui::io::preferences::{FILE, Preferences};
use table::save::disk::System;
use table::save::known::Known;

#[test]
fn hidden_money_is_read_under_its_older_name_too() {
    let data = tempfile::tempdir().expect("a directory");
    let known = Known::default();
    for (text, hides) in [
        ("(veil_money: true)", true),
        ("(hide_money: true)", true),
        ("(zoom: 1.25)", false),
    ] {
        std::fs::write(data.path().join(FILE), text).expect("it can be written");
        let (preferences, set_aside) = Preferences::load(&System, data.path(), &known);
        assert_eq!(set_aside, None, "{text}");
        assert_eq!(preferences.hide_money, hides, "{text}");
    }
    let preferences = Preferences {
        hide_money: true,
        ..Preferences::default()
    };
    preferences
        .save(&System, data.path(), &known)
        .expect("it can be saved");
    assert_eq!(
        Preferences::load(&System, data.path(), &known).0,
        preferences
    );
}
