//! Files import downwards: no file leads back to itself through others, in any crate and on
//! any floor; only in the window of a game may a few do so. Imports are read as in
//! `layering`, including paths that begin with a submodule or an imported module. A
//! re-exported name counts for the file it comes from.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::Path;

use super::layering::{Named, Names, module_of, sources, top_of};

/// A file, by its module.
type Module = Vec<String>;

/// The most files that may lead to each other in the window of a game.
const MOST: usize = 4;

/// What each file names, as full paths.
struct House {
    files: BTreeMap<Module, Vec<Module>>,
    /// What `use` brings into a file, by its local name.
    brought: BTreeMap<Module, HashMap<String, Module>>,
    /// Macros are at the top of their crate, whichever file defines them.
    macros: HashMap<Module, Module>,
}

impl House {
    fn of<'a>(sources: impl Iterator<Item = (&'a Path, &'a str)>) -> Self {
        let read = |(file, source): (&Path, &str)| {
            let module = module_of(file);
            let names = Names::of(source, &module);
            (module, names)
        };
        let read: BTreeMap<Module, Names> = sources.map(read).collect();
        let (mut files, mut all_brought) = (BTreeMap::new(), BTreeMap::new());
        let mut macros = HashMap::new();
        for (module, names) in &read {
            let (mut paths, mut brought) = (Vec::new(), HashMap::new());
            let mut take = |named: &Named, path: &[String]| {
                paths.push(path.to_vec());
                if let Some(name) = &named.brought_as {
                    brought.insert(name.clone(), path.to_vec());
                }
            };
            for named in &names.paths {
                take(named, &named.path);
            }
            // A path may begin with a submodule.
            for named in &names.loose {
                let path = [&module[..], &named.path[..]].concat();
                if read.contains_key(&path[..=module.len()]) {
                    take(named, &path);
                }
            }
            // It may begin with an imported module.
            for Named { path, .. } in &names.loose {
                if let Some(start) = brought.get(&path[0]) {
                    paths.push([&start[..], &path[1..]].concat());
                }
            }
            for made in &names.macros {
                let top = [top_of(module), std::slice::from_ref(made)].concat();
                macros.insert(top, module.clone());
            }
            files.insert(module.clone(), paths);
            all_brought.insert(module.clone(), brought);
        }
        let brought = all_brought;
        Self {
            files,
            brought,
            macros,
        }
    }

    /// Returns the file that defines what a path names.
    fn home_of(&self, path: &[String], steps: usize) -> Option<Module> {
        if let Some(made_in) = self.macros.get(path) {
            return Some(made_in.clone());
        }
        let at = (1..=path.len()).rev();
        let mut prefixes = at.map(|length| &path[..length]);
        let file = prefixes.find(|prefix| self.files.contains_key(*prefix))?;
        let Some(name) = path.get(file.len()).filter(|_| steps > 0) else {
            return Some(file.to_vec());
        };
        let passed_on = self.brought[file].get(name);
        let passed_on = passed_on.filter(|other| other[..] != *path);
        let further = passed_on.and_then(|other| {
            let rest = other.iter().chain(&path[file.len() + 1..]);
            self.home_of(&rest.cloned().collect::<Module>(), steps - 1)
        });
        further.or_else(|| Some(file.to_vec()))
    }

    fn arrows(&self) -> BTreeMap<Module, BTreeSet<Module>> {
        let of = |(module, paths): (&Module, &Vec<Module>)| {
            let to = paths.iter().filter_map(|path| self.home_of(path, 8));
            (module.clone(), to.filter(|to| to != module).collect())
        };
        self.files.iter().map(of).collect()
    }

    /// Returns the groups of files that all lead to each other.
    fn circles(&self) -> Vec<Vec<Module>> {
        let arrows = self.arrows();
        let reached: BTreeMap<&Module, BTreeSet<&Module>> = arrows
            .keys()
            .map(|from| {
                let mut reached = BTreeSet::new();
                let mut next: Vec<&Module> = arrows[from].iter().collect();
                while let Some(file) = next.pop() {
                    if reached.insert(file) {
                        next.extend(arrows.get(file).into_iter().flatten());
                    }
                }
                (from, reached)
            })
            .collect();
        let mut circles: BTreeSet<Vec<Module>> = BTreeSet::new();
        for (from, there) in &reached {
            let back = there.iter().filter(|to| reached[**to].contains(*from));
            let circle: Vec<Module> = back.map(|to| (*to).clone()).collect();
            if circle.len() > 1 {
                circles.insert(circle);
            }
        }
        circles.into_iter().collect()
    }
}

/// The floors of the window for any game, from the lowest to the highest. A file may use
/// its own floor and those below.
const FLOORS: [&str; 6] = ["base", "io", "session", "parts", "screens", "app"];

fn floor_of(module: &[String]) -> Option<usize> {
    match module {
        [ui, floor, ..] if ui == "ui" => FLOORS.iter().position(|name| name == floor),
        _ => None,
    }
}

fn is_in(module: &[String], room: &[&str]) -> bool {
    module.len() >= room.len() && module.iter().zip(room).all(|(one, other)| one == other)
}

#[test]
fn no_file_leads_back_to_itself_but_a_few_in_the_window_of_a_game() {
    let sources = sources();
    let house = House::of(sources.iter().map(|(file, text)| (&**file, &**text)));
    let crates = [
        &["florence", "rules"],
        &["prince", "rules"],
        &["tiletum", "rules"],
    ];
    for rules in crates {
        let arrows = house.arrows().into_iter();
        let arrows = arrows.filter(|(file, to)| is_in(file, rules) && to.len() > 3);
        assert!(arrows.count() > 20, "{rules:?} were not read");
    }
    let mut wrong = Vec::new();
    for circle in house.circles() {
        let is_of_game = circle.iter().all(|file| is_in(file, &["games"]));
        if !is_of_game || circle.len() > MOST {
            let files = circle.iter().map(|file| file.join("::"));
            wrong.push(files.collect::<Vec<_>>().join(", "));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_floor_of_the_window_uses_one_above_it() {
    let sources = sources();
    let house = House::of(sources.iter().map(|(file, text)| (&**file, &**text)));
    let mut wrong = Vec::new();
    let mut arrows = 0;
    for (from, to) in house.arrows() {
        let Some(floor) = floor_of(&from) else {
            continue;
        };
        for to in to {
            arrows += 1;
            if floor_of(&to).is_some_and(|above| above > floor) {
                wrong.push(format!("{} uses {}", from.join("::"), to.join("::")));
            }
        }
    }
    assert!(arrows > 400, "only {arrows} arrows were found");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_circle_is_found_through_names_that_are_passed_on() {
    let house = |files: &[(&str, &str)]| {
        let files = files.iter().map(|(file, text)| (Path::new(*file), *text));
        House::of(files).circles().len()
    };
    let passes_on = ("ui/mod.rs", "mod log; mod panes; pub use self::log::Log;");
    let log = ("ui/log.rs", "use super::panes::Pane; pub struct Log;");
    let panes = ("ui/panes.rs", "use super::Log; pub struct Pane;");
    assert_eq!(house(&[passes_on, log, panes]), 1);
    let apart = ("ui/panes.rs", "pub struct Pane;");
    assert_eq!(house(&[passes_on, log, apart]), 0);
    // Submodules and imports are named without a full path.
    let passes_on = ("ui/mod.rs", "pub mod log; pub mod panes; pub use log::Log;");
    assert_eq!(house(&[passes_on, log, panes]), 1);
    let log = ("ui/log.rs", "use crate::ui; fn f() { ui::panes::f(); }");
    let panes = (
        "ui/panes.rs",
        "use crate::ui::log as other; fn f() { other::f(); }",
    );
    assert_eq!(house(&[passes_on, log, panes]), 1);
    let lists = ("ui/mod.rs", "pub mod log; pub mod panes;");
    assert_eq!(house(&[lists, log, apart]), 0);
    // A macro counts for the file that defines it.
    let top = ("words/lib.rs", "mod log; pub mod say; pub use log::Log;");
    let log = ("words/log.rs", "use crate::fl; pub struct Log;");
    let say = ("words/say.rs", "macro_rules! fl { () => {} }");
    assert_eq!(house(&[top, log, say]), 0);
    let says = ("words/say.rs", "macro_rules! fl { () => { $crate::Log } }");
    assert_eq!(house(&[top, log, says]), 1);
    // Tests of a file may name what they like.
    let log = ("ui/log.rs", "use super::panes::Pane; pub struct Log;");
    let tested = (
        "ui/panes.rs",
        "pub struct Pane; #[cfg(test)] mod tests { use super::super::log::Log; }",
    );
    assert_eq!(house(&[passes_on, log, tested]), 0);
}
