//! Numbers as people type them.

use studiolo::games::prince::typed_number::{Typed, read};

#[test]
fn nothing_becomes_another_number() {
    for (typed, number) in [
        ("7", Some(7)),
        (" 99 ", Some(99)),
        ("1 200", None),
        ("9 9", Some(99)),
        ("", Some(0)),
        ("-7", None),
        ("+7", None),
        ("7.5", None),
        ("abc", None),
        ("100", None),
        ("99999999999999", None),
    ] {
        assert_eq!(read(typed, 99), number, "{typed}");
        let typed = Typed {
            text: typed.to_owned(),
            before: 15,
        };
        assert_eq!(typed.counts(99), number.unwrap_or(15), "{typed:?}");
    }
}
