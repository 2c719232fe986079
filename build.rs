//! Asks the linker for what makes the program smaller: relative relocations in a
//! compressed table, and functions with the same code only once. Linkers and C libraries
//! differ, so a small program is linked that way first, and has to run.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

const WISHES: [&str; 2] = ["-Wl,-z,pack-relative-relocs", "-Wl,--icf=all"];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is = |name: &str, value: &str| env::var(name).is_ok_and(|it| it == value);
    let runs_here = env::var("HOST") == env::var("TARGET");
    if !is("PROFILE", "release") || !is("CARGO_CFG_TARGET_OS", "linux") || !runs_here {
        return;
    }
    for wish in WISHES {
        if is_granted(wish).unwrap_or(false) {
            println!("cargo::rustc-link-arg-bins={wish}");
        }
    }
}

/// Whether a program linked with this argument runs.
fn is_granted(wish: &str) -> Option<bool> {
    let out = env::var_os("OUT_DIR")?;
    let (source, program) = (
        Path::new(&out).join("asks.rs"),
        Path::new(&out).join("asks"),
    );
    fs::write(&source, "fn main() {}").ok()?;
    let mut rustc = Command::new(env::var_os("RUSTC")?);
    if let Ok(flags) = env::var("CARGO_ENCODED_RUSTFLAGS") {
        rustc.args(flags.split('\u{1f}').filter(|flag| !flag.is_empty()));
    }
    if let Some(mut linker) = env::var_os("RUSTC_LINKER").filter(|linker| !linker.is_empty()) {
        linker = [std::ffi::OsString::from("linker="), linker]
            .into_iter()
            .collect();
        rustc.arg("-C").arg(linker);
    }
    let linked = rustc
        .args([source.as_os_str(), "-o".as_ref(), program.as_os_str()])
        .args(["-C", &format!("link-arg={wish}")])
        .output()
        .ok()?;
    Some(linked.status.success() && Command::new(&program).status().ok()?.success())
}
