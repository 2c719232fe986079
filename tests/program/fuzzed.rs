//! The fuzz targets need a C++ compiler and are not built by anything else. This test at
//! least checks that the modules of the program that they import exist.

use std::fs;
use std::path::Path;

/// Returns the modules that a line imports from: `use studiolo::ui::io::kept::Kept;` names
/// three.
fn modules(line: &str) -> Option<Vec<&str>> {
    let path = line.trim().strip_prefix("use studiolo::")?;
    let path = path.split(['{', ';', ' ']).next()?;
    let (modules, _item) = path.rsplit_once("::")?;
    Some(modules.split("::").collect())
}

#[test]
fn modules_that_fuzz_targets_import_are_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let targets = fs::read_dir(root.join("fuzz/fuzz_targets")).expect("the targets");
    let mut imports = 0;
    for target in targets {
        let path = target.expect("a target").path();
        let text = fs::read_to_string(&path).expect("a text");
        for modules in text.lines().filter_map(modules) {
            imports += 1;
            let folder = root.join("src").join(modules.join("/"));
            let is_there = folder.is_dir() || folder.with_extension("rs").is_file();
            assert!(is_there, "{}: {modules:?}", path.display());
        }
    }
    assert!(imports > 0, "nothing is imported");
}
