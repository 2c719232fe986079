//! Names and JSON without characters that a terminal obeys.

use words::{safe, safe_json};

#[test]
fn nothing_a_terminal_obeys_remains() {
    for letter in (0..=0x2_ffff).filter_map(char::from_u32) {
        let shown = safe(&format!("a{letter}b"));
        assert!(!shown.contains(char::is_control), "{letter:?}");
        let stays = shown == format!("a{letter}b");
        assert!(stays || shown.is_ascii(), "{letter:?}: {shown}");
    }
    assert_eq!(safe("\u{9b}31m\u{7}\r"), "\\u{9b}31m\\u{7}\\r");
    assert_eq!(
        safe("\u{202e}reversed\u{2028}"),
        "\\u{202e}reversed\\u{2028}"
    );
    let names = ["אברהם بن يوسف", "👩‍👩‍👧‍👦", "O'Neil \\ (x)", ""];
    assert_eq!(names.map(safe), names);
}

#[test]
fn json_says_the_same_to_a_program() {
    for name in [
        "\u{1b}[31m\u{9b}\u{7f}",
        "\u{202e}\u{2066}\u{e0041}\n",
        "plain \" \\",
    ] {
        let json = serde_json::json!({ "name": name }).to_string();
        let shown = safe_json(&json);
        assert!(!shown.contains(char::is_control), "{shown}");
        assert!(
            !shown.contains(['\u{202e}', '\u{2066}', '\u{e0041}']),
            "{shown}"
        );
        let back: serde_json::Value = serde_json::from_str(&shown).expect("JSON");
        assert_eq!(back["name"], name);
    }
}
