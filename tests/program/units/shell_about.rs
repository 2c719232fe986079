//! Line breaks in the text about the program.

use studiolo::ui::screens::about::breaks;

fn broken(line: &str, width: f32) -> Vec<&str> {
    let parts = breaks(line, width, |_| 1.0).into_iter();
    parts.map(|bytes| &line[bytes]).collect()
}

#[test]
fn no_letter_is_lost_when_a_line_is_broken() {
    assert_eq!(broken("", 5.0), [""]);
    assert_eq!(broken("abc", 5.0), ["abc"]);
    assert_eq!(broken("ab cd ef", 5.0), ["ab cd", "ef"]);
    assert_eq!(broken("abcdefgh", 3.0), ["abc", "def", "gh"]);
    assert_eq!(broken("éé ü 漢字漢字", 4.0), ["éé ü", "漢字漢字"]);
    assert_eq!(broken("ab", 0.5), ["a", "b"]);
}
