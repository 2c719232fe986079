//! Pictures of the window in its most important states, in both themes, compared with those
//! in `tests/window/snapshots`. They are for the layout; the behaviour of the window is
//! tested through its accessibility tree.
//!
//! They need a Vulkan device; lavapipe is enough. After an intended change, run
//! `UPDATE_SNAPSHOTS=1 cargo test --features snapshots --test window_snapshots`, and look
//! at every picture that changed.

use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use eframe::egui::{Theme, vec2};
use egui_kittest::{Harness, SnapshotOptions, SnapshotResult, SnapshotResults};
use studiolo::app::App;
use studiolo::app::shot::Scene;
use studiolo::ui::base::draw::Still;
use studiolo::ui::base::draw::kept::Drawings;
use studiolo::ui::io::preferences::{Preferences, ThemeChoice};

/// The states: a name, the sample, the number of entries of its log, the scene.
const STATES: [(&str, &str, Option<usize>, Scene); 7] = [
    ("new_game", "four-players", None, Scene::NewGame),
    ("auction", "four-players", Some(47), Scene::Tab("auction")),
    ("turn", "four-players", Some(66), Scene::Tab("principality")),
    (
        "work_value",
        "four-players",
        Some(66),
        Scene::Tab("work-value"),
    ),
    ("tally", "four-players", None, Scene::Tab("tally")),
    ("result", "four-players", None, Scene::Tab("result")),
    ("sheet", "score-sheet", None, Scene::Sheet),
];

#[test]
fn the_window_looks_as_it_did() {
    let mut results = SnapshotResults::new();
    for theme in [Theme::Light, Theme::Dark] {
        // No game has been played yet.
        let mut first = window(theme, None);
        first.run();
        results.add(compare(&mut first, "start", theme));
        for (name, sample, entry, scene) in STATES {
            let mut window = window(theme, Some(sample));
            window
                .state_mut()
                .arrange(scene, entry)
                .expect("the sample has this state");
            window.run();
            // What stays for a while is drawn as a picture, which must look the same.
            window.run_steps(12);
            let begun = Instant::now();
            while Drawings::of(&window.ctx).awaits_pictures() {
                assert!(
                    begun.elapsed() < Duration::from_mins(1),
                    "no picture is made"
                );
                thread::sleep(Duration::from_millis(1));
                window.step();
            }
            window.run_steps(1);
            results.add(compare(&mut window, name, theme));
        }
    }
    results.unwrap();
}

fn compare(window: &mut Harness<'_, App>, state: &str, theme: Theme) -> SnapshotResult {
    let name = format!("{state}_{theme:?}").to_lowercase();
    // Drivers round edges differently, by a few pixels.
    let options = SnapshotOptions::new()
        .output_path("snapshots")
        .max_failed_pixels(60);
    window.try_snapshot_options(name, &options)
}

fn window(theme: Theme, sample: Option<&str>) -> Harness<'static, App> {
    // Kept until the test ends, because the window continues to write into it.
    let data = tempfile::tempdir().expect("a temporary directory").keep();
    let preferences = Preferences {
        theme: match theme {
            Theme::Light => ThemeChoice::Light,
            Theme::Dark => ThemeChoice::Dark,
        },
        ..Preferences::default()
    };
    preferences
        .save(
            &table::save::disk::System,
            &data,
            &table::save::known::Known::default(),
        )
        .expect("a writable directory");
    let saves = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../saves");
    let file = sample.map(|sample| saves.join(sample).with_extension("ron"));
    Harness::builder()
        .with_size(vec2(1280.0, 720.0))
        .with_max_steps(100)
        .with_theme(theme)
        .wgpu()
        .build_eframe(|creation| {
            creation.egui_ctx.add_plugin(Still::default());
            App::new(&creation.egui_ctx, data, file)
        })
}
