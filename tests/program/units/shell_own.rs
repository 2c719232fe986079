//! A game's own values that the shell stores for it.

use studiolo::ui::base::own::Own;

#[test]
fn a_value_comes_back_as_what_it_is_and_equals_only_its_like() {
    let own = Own::new("pebbles", 7_u8);
    assert_eq!(own.get::<u8>(), Some(&7));
    assert_eq!(own.get::<u16>(), None);
    assert_eq!(own, Own::new("pebbles", 7_u8));
    assert_ne!(own, Own::new("pebbles", 8_u8));
    assert_ne!(own, Own::new("pebbles", 7_u16));
    assert_ne!(own, Own::new("stones", 7_u8));
}
