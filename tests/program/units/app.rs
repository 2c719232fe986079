//! The icon of the window.

use studiolo::app::icon;

#[test]
fn the_icon_of_the_window_can_be_read() {
    assert_eq!((icon().width, icon().height), (128, 128));
}
