//! Accessibility settings of the system: reduced motion, more contrast. A setting that the
//! system does not have is off.

use std::process::{Command, Stdio};
use std::thread;

use programs::quiet::quiet;

/// The settings of the system.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wishes {
    /// Whether to reduce motion.
    pub reduce_motion: bool,
    /// Whether to show everything with more contrast.
    pub high_contrast: bool,
}

/// Asks the system and returns at once; `tell` gets the answer on another thread.
pub fn ask(tell: impl FnOnce(Wishes) + Send + 'static) {
    thread::spawn(move || tell(Wishes::read(std::env::consts::OS, answer)));
}

/// Returns the output of a system program, or nothing if there is no such program.
fn answer(program: &str, arguments: &[&str]) -> String {
    let mut command = Command::new(program);
    command.args(arguments).stdin(Stdio::null());
    let output = quiet(&mut command).stderr(Stdio::null()).output();
    let output = output.map(|output| output.stdout).unwrap_or_default();
    String::from_utf8_lossy(&output).trim().to_owned()
}

impl Wishes {
    /// Reads the settings that this system reveals through its programs.
    pub fn read(system: &str, ask: impl Fn(&str, &[&str]) -> String) -> Self {
        match system {
            "windows" => {
                let metrics = r"HKCU\Control Panel\Desktop\WindowMetrics";
                let contrast = r"HKCU\Control Panel\Accessibility\HighContrast";
                let value = |key, name| {
                    let told = ask("reg", &["query", key, "/v", name]);
                    let last = told.split_whitespace().last();
                    last.and_then(|last| last.parse::<u32>().ok())
                };
                Self {
                    reduce_motion: value(metrics, "MinAnimate") == Some(0),
                    high_contrast: value(contrast, "Flags").is_some_and(|flags| flags & 1 == 1),
                }
            }
            "macos" => {
                let is_on = |name| {
                    let domain = "com.apple.universalaccess";
                    ask("defaults", &["read", domain, name]) == "1"
                };
                Self {
                    reduce_motion: is_on("reduceMotion"),
                    high_contrast: is_on("increaseContrast"),
                }
            }
            _ => {
                let setting = |schema, key| ask("gsettings", &["get", schema, key]);
                let animates = setting("org.gnome.desktop.interface", "enable-animations");
                let contrast = setting("org.gnome.desktop.a11y.interface", "high-contrast");
                Self {
                    reduce_motion: animates == "false",
                    high_contrast: contrast == "true",
                }
            }
        }
    }
}
