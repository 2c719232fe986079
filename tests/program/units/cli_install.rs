//! What `studiolo install` writes into a menu, and what its lists may name.

use std::path::Path;

use studiolo::cli::install::{is_below, menu_entry};

#[test]
fn a_menu_entry_calls_a_path_whatever_its_letters() {
    let call = |path: &str| {
        let entry = menu_entry(Some(Path::new(path)));
        let mut lines = entry.lines().filter(|line| line.starts_with("Exec="));
        let line = lines.next().expect("a call").to_owned();
        assert_eq!(lines.next(), None);
        line
    };
    assert_eq!(call("/opt/a/studiolo"), "Exec=/opt/a/studiolo %f");
    assert_eq!(call("/o p/studiolo"), "Exec=\"/o p/studiolo\" %f");
    assert_eq!(call("/5%/$x"), r#"Exec="/5%%/\\$x" %f"#);
    assert!(menu_entry(None).contains("\nExec=studiolo %f\n"));
}

#[test]
fn nothing_above_the_prefix_is_in_a_list() {
    assert!(is_below("share/man/man1/studiolo.1"));
    for path in ["", "/etc/passwd", "../x", "share/../../x", "."] {
        assert!(!is_below(path), "{path}");
    }
}
