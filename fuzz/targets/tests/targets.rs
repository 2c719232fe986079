//! Every target, with its seeds and with variations of them. Which inputs those are is fixed:
//! a target that fails here fails everywhere.
//!
//! `INPUT=FILE cargo test -p targets` tries a single input again. The name of its file begins
//! with the name of the target.

use std::cell::RefCell;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;

use targets::trial::{Failure, attempt, tries};
use targets::{TARGETS, Target};

/// How many variations are tried with a target, and with one that plays whole games. Long
/// tests (`tests/long.sh`) try twenty times as many.
const VARIATIONS: usize = 1_000;
const GAMES: usize = 100;

fn fuzz() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

/// Returns the folders that `fuzz/run.sh` starts a target from.
fn folders(target: &Target) -> Vec<PathBuf> {
    let script = fs::read_to_string(fuzz().join("run.sh")).expect("the script");
    let case = format!("    {}) echo ", target.name);
    let named = script.lines().find_map(|line| line.strip_prefix(&case));
    let named = named.map_or("", |line| line.trim_end_matches(" ;;"));
    let own = ["seeds", "corpus"].map(|folder| format!("{folder}/{}", target.name));
    let all = own
        .iter()
        .map(String::as_str)
        .chain(named.split_whitespace());
    all.map(|folder| fuzz().join(folder)).collect()
}

/// Returns the files in these folders, in a fixed order. Only the seeds have to exist.
fn inputs(target: &Target) -> Vec<Vec<u8>> {
    let mut files: Vec<PathBuf> = Vec::new();
    for folder in folders(target) {
        let Ok(entries) = fs::read_dir(&folder) else {
            continue;
        };
        let paths = entries.map(|entry| entry.expect("an entry").path());
        files.extend(paths.filter(|path| path.is_file()));
    }
    files.sort_unstable();
    files
        .iter()
        .map(|file| fs::read(file).expect("a file"))
        .collect()
}

/// Says which target failed, and keeps the input.
fn report(target: &Target, failure: &Failure) -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let file = folder.join(format!("{}-failed", target.name));
    fs::write(&file, &failure.input).expect("the input can be kept");
    let (name, file) = (target.name, file.display());
    format!(
        "{name} failed: {}\nTo try it again: INPUT={file} cargo test -p targets",
        failure.message
    )
}

fn check(target: &Target) -> Result<(), String> {
    let seeds = inputs(target);
    let number = TARGETS.iter().position(|other| other.name == target.name);
    let number = number.unwrap_or_default() as u64;
    let variations = match target.name.starts_with("moves_") {
        true => GAMES,
        false => VARIATIONS,
    };
    let times = if std::env::var_os("STUDIOLO_LONG").is_some() {
        20
    } else {
        1
    };
    tries(
        target.check,
        &seeds,
        times * variations,
        target.longest,
        number,
    )
    .map_err(|failure| report(target, &failure))
}

#[test]
fn no_target_fails() {
    if let Some(file) = std::env::var_os("INPUT") {
        return again(Path::new(&file));
    }
    let waiting = Mutex::new(TARGETS.iter());
    let next = || waiting.lock().expect("no one panics with it").next();
    let failed = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(target) = next() {
                    if let Err(why) = check(target) {
                        failed.lock().expect("no one panics with it").push(why);
                    }
                }
            });
        }
    });
    let failed = failed.into_inner().expect("no one panicked with it");
    assert!(failed.is_empty(), "{}", failed.join("\n\n"));
}

/// Tries one input again.
fn again(file: &Path) {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let of = name.split('-').next().unwrap_or_default();
    let target = TARGETS.iter().find(|target| target.name == of);
    let target = target.expect("the name of the file begins with the name of a target");
    let input = fs::read(file).expect("a file");
    if let Err(failure) = attempt(target.check, &input) {
        panic!("{} failed: {}", target.name, failure.message);
    }
}

#[test]
fn every_target_has_seeds_in_folders_that_exist() {
    for target in &TARGETS {
        assert!(!inputs(target).is_empty(), "{}", target.name);
        // A corpus is there only where libFuzzer has run.
        let named = folders(target).into_iter().skip(2);
        named.for_each(|folder| assert!(folder.is_dir(), "{}", folder.display()));
    }
}

#[test]
fn every_target_is_one_of_libfuzzer_and_the_other_way_round() {
    let folder = fs::read_dir(fuzz().join("fuzz_targets")).expect("the wrappers");
    let names = folder.map(|entry| {
        let name = entry.expect("an entry").file_name();
        name.to_string_lossy().trim_end_matches(".rs").to_owned()
    });
    let mut names: Vec<String> = names.collect();
    names.sort_unstable();
    let targets: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
    assert_eq!(names, targets);
    let package = fs::read_to_string(fuzz().join("Cargo.toml")).expect("the package");
    for name in targets {
        let wrapper = fuzz().join(format!("fuzz_targets/{name}.rs"));
        let wrapper = fs::read_to_string(wrapper).expect("the wrapper");
        assert!(
            wrapper.contains(&format!("targets::{name}(bytes)")),
            "{name}"
        );
        let path = format!("name = \"{name}\"\npath = \"fuzz_targets/{name}.rs\"\n");
        assert!(package.contains(&path), "{name}");
    }
}

/// A target that panics on one byte.
fn fears_a_bang(bytes: &[u8]) {
    assert!(!bytes.contains(&b'!'), "there is a bang");
}

#[test]
fn a_target_that_panics_on_one_byte_is_found_and_its_input_kept() {
    let target = Target {
        name: "fears_a_bang",
        check: fears_a_bang,
        longest: 16,
    };
    let seeds = [b"harmless".to_vec()];
    let found = tries(target.check, &seeds, VARIATIONS, target.longest, 1);
    let failure = found.expect_err("one of the variations has the byte");
    assert!(failure.input.contains(&b'!'));
    assert_eq!(failure.message, "there is a bang");
    let told = report(&target, &failure);
    assert!(
        told.starts_with("fears_a_bang failed: there is a bang\n"),
        "{told}"
    );
    let file = told
        .split_once("INPUT=")
        .and_then(|(_, rest)| rest.split_once(' '));
    let (file, _) = file.expect("it names a file");
    assert_eq!(fs::read(file).expect("the file"), failure.input);
    assert_eq!(attempt(target.check, &failure.input), Err(failure));
}

#[test]
fn a_seed_that_fails_is_tried_as_it_is() {
    let seeds = [b"harmless".to_vec(), b"bang!".to_vec()];
    let failure = tries(fears_a_bang, &seeds, 0, 16, 1).expect_err("the seed fails");
    assert_eq!(failure.input, b"bang!");
}

thread_local! {
    static SEEN: RefCell<Vec<Vec<u8>>> = const { RefCell::new(Vec::new()) };
}

fn remembers(bytes: &[u8]) {
    SEEN.with_borrow_mut(|seen| seen.push(bytes.to_vec()));
}

#[test]
fn inputs_are_the_same_every_time_and_no_longer_than_asked_for() {
    let seeds = [b"12 of 345".to_vec(), b"abc".to_vec()];
    let inputs = |number| {
        tries(remembers, &seeds, VARIATIONS, 32, number).expect("nothing fails");
        SEEN.take()
    };
    let seen = inputs(1);
    assert_eq!(seen.len(), 1 + seeds.len() + VARIATIONS);
    assert!(seen.iter().all(|input| input.len() <= 32));
    assert!(
        seen.iter()
            .any(|input| input.windows(3).any(|it| it == b"255"))
    );
    assert_eq!(seen, inputs(1));
    assert_ne!(seen, inputs(2));
}
