//! The names in a question.

use studiolo::games::prince::ask::names;

#[test]
fn a_name_within_another_names_nobody() {
    assert!(names("Anna buys or spies", "Anna"));
    assert!(names("😀 buys or spies", "😀"));
    assert!(!names("Anna buys or spies", "Ann"));
    assert!(names("Anna accuses Ann of Simony", "Ann"));
}
