//! The names of exported files.

use prince::EditionData;
use studiolo::ui::io::collection::{Collected as _, for_others};

#[test]
fn a_file_for_others_is_called_as_the_deck() {
    for (name, expected) in [
        ("Our copy", ["our_copy", "our_copy_1"]),
        (
            " Łódź / 2020: první! ",
            ["lodz_2020_prvni", "lodz_2020_prvni_1"],
        ),
        ("…", ["1", "2"]),
    ] {
        let deck = EditionData {
            name: name.to_owned(),
            cards: Vec::new(),
        };
        let names: Vec<String> = for_others(deck.name()).take(2).collect();
        assert_eq!(names, expected);
    }
}
