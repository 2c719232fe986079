//! The system's settings for motion and contrast.

use studiolo::ui::base::wishes::Wishes;

#[test]
fn nothing_is_wished_where_no_program_answers() {
    for system in ["linux", "windows", "macos", "freebsd"] {
        let wishes = Wishes::read(system, |_, _| String::new());
        assert_eq!(wishes, Wishes::default(), "{system}");
    }
}

#[test]
fn each_system_is_understood() {
    let both = Wishes {
        reduce_motion: true,
        high_contrast: true,
    };
    let gnome = |_: &str, asked: &[&str]| match asked {
        [.., "enable-animations"] => "false".to_owned(),
        _ => "true".to_owned(),
    };
    assert_eq!(Wishes::read("linux", gnome), both);
    assert_eq!(Wishes::read("macos", |_, _| "1".to_owned()), both);
    let registry = |_: &str, asked: &[&str]| match asked {
        [.., "MinAnimate"] => "HKEY\n    MinAnimate    REG_SZ    0".to_owned(),
        _ => "HKEY\n    Flags    REG_SZ    127".to_owned(),
    };
    assert_eq!(Wishes::read("windows", registry), both);
}
