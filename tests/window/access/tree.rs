//! The accessibility tree of every view: everything that can be used has a role, a
//! descriptive name, and the value and the state that its role promises.

use std::collections::{BTreeMap, HashMap};

use ::florence::{Deck, Moment, Setup};
use eframe::egui::accesskit::{Action, Role};
use eframe::egui::{Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use studiolo::games::florence;
use table::{Card, Colour, Item as _, Seat};
use words::fl;
use words::language;
use words::prince::names;

use crate::layout_faults;
use crate::views::{self, Window};

const USUAL: Vec2 = vec2(1280.0, 720.0);

/// Returns whether controls of this role are used.
fn is_used(role: Role) -> bool {
    matches!(
        role,
        Role::Button
            | Role::CheckBox
            | Role::ComboBox
            | Role::Link
            | Role::ListBoxOption
            | Role::MenuItem
            | Role::MultilineTextInput
            | Role::RadioButton
            | Role::Slider
            | Role::SpinButton
            | Role::Splitter
            | Role::Switch
            | Role::Tab
            | Role::TextInput
            | Role::Cell
    )
}

/// Returns whether a name is more than a sign or a letter.
fn is_a_name(name: &str) -> bool {
    let is_word = |word: &str| word.chars().filter(|c| c.is_alphabetic()).count() >= 2;
    name.split(|c: char| !c.is_alphabetic()).any(is_word)
}

/// Returns what is wrong with the tree.
pub(crate) fn faults(window: &Window) -> Vec<String> {
    let mut faults = Vec::new();
    let mut siblings: HashMap<_, usize> = HashMap::new();
    let nodes: Vec<_> = window.root().children_recursive().collect();
    for node in &nodes {
        let it = node.accesskit_node();
        if it.is_hidden() {
            continue;
        }
        let (role, data) = (it.role(), it.data());
        let can = |action| data.supports_action(action);
        let name = it.label().unwrap_or_default();
        let at = it.bounding_box().map_or_else(String::new, |at| {
            format!(
                "({:.0}, {:.0}) to ({:.0}, {:.0})",
                at.x0, at.y0, at.x1, at.y1
            )
        });
        // Pictures may react only to the pointer, if the keyboard has another way.
        let is_active = can(Action::Focus);
        let mut wrong = |what: &str| faults.push(format!("{role:?} {name:?} {at}: {what}"));
        // Groups have keys of their own, and scroll bars move their content.
        let is_place = matches!(role, Role::Group | Role::ScrollBar);
        if is_active && !is_used(role) && !is_place {
            wrong("can be used and has no role for that");
            continue;
        }
        if !is_used(role) {
            if role == Role::ProgressIndicator && it.numeric_value().is_none() {
                wrong("has no value");
            }
            continue;
        }
        if !is_a_name(&name) {
            wrong("has no name that says anything");
        }
        match role {
            Role::Slider | Role::SpinButton
                if it.numeric_value().is_none() && it.value().is_none() =>
            {
                wrong("has no value");
            }
            Role::TextInput | Role::MultilineTextInput if it.value().is_none() => {
                wrong("does not say what is in it");
            }
            Role::CheckBox | Role::RadioButton | Role::Switch | Role::Tab
                if it.toggled().is_none() && it.is_selected().is_none() =>
            {
                wrong("does not say whether it is on");
            }
            _ => {}
        }
        let parent = it.parent().map(|parent| parent.id());
        *siblings.entry((parent, role, name.clone())).or_default() += 1;
    }
    for ((_, role, name), number) in siblings {
        if number > 1 {
            faults.push(format!("{role:?} {name:?}: {number} of them side by side"));
        }
    }
    faults.sort();
    faults.dedup();
    faults
}

/// Returns whether this is a numbered line of a list: lines have other heights in another
/// language, so other lines are visible.
fn is_numbered(name: &str) -> bool {
    let is_digit = |sign: char| sign.is_ascii_digit();
    name.starts_with(is_digit) || name.ends_with(is_digit)
}

/// Returns what can have the keyboard, by its id: its role and its name.
fn identities(window: &Window) -> BTreeMap<String, (Role, String)> {
    let nodes = window.root().children_recursive();
    let nodes = nodes.filter(|node| {
        let it = node.accesskit_node();
        let can = it.data().supports_action(Action::Focus) && !it.is_hidden();
        can && it.role() != Role::ScrollBar
    });
    let told = nodes.map(|node| {
        let it = node.accesskit_node();
        let name = it.label().unwrap_or_default();
        (format!("{:?}", it.id()), (it.role(), name))
    });
    told.collect()
}

/// Returns the controls and keys that exist in English and are missing in the current
/// language.
pub(crate) fn missing(window: &mut Window) -> Vec<String> {
    let family = |seat: &Seat| names::family(Colour(*seat));
    let all = |window: &Window| {
        let seats = Seat::ALL.iter().copied();
        let read: Vec<Seat> = seats
            .filter(|seat| {
                let short = names::family_short(Colour(*seat));
                [family(seat), short]
                    .iter()
                    .any(|family| layout_faults::is_read(window, family))
            })
            .collect();
        (identities(window), layout_faults::keys(window), read)
    };
    let (here, keys, read) = all(window);
    let (english, english_keys, english_read) = language::within("en", "en", || {
        window.run();
        all(window)
    });
    window.run();
    // `changed_by_language` looks for controls that only changed their id.
    let number = |all: &BTreeMap<String, (Role, String)>, role: Role| {
        all.values().filter(|(it, _)| *it == role).count()
    };
    // A choice that does not fit as a row is a combo box.
    let is_folded = number(&here, Role::ComboBox) > number(&english, Role::ComboBox);
    let gone = english.iter().filter(|(id, (role, name))| {
        let is_gone = !here.contains_key(*id) && !is_numbered(name);
        let in_a_row = matches!(role, Role::Button | Role::RadioButton | Role::Tab);
        let is_fewer = number(&here, *role) < number(&english, *role);
        is_gone && is_fewer && !(in_a_row && is_folded)
    });
    let mut missing: Vec<_> = gone
        .map(|(_, told)| format!("{told:?} is missing"))
        .collect();
    if keys.len() < english_keys.len() {
        missing.push(format!(
            "keys are at {keys:?}, in English at {english_keys:?}"
        ));
    }
    let families = english_read.iter().filter(|seat| !read.contains(seat));
    missing.extend(families.map(|seat| format!("{} is missing", family(seat))));
    missing
}

/// Returns the controls that have another id in another language.
pub(crate) fn changed_by_language(window: &mut Window) -> Vec<String> {
    let english = identities(window);
    let polish = language::within("pl", "pl", || {
        window.run();
        identities(window)
    });
    let only = |one: &BTreeMap<_, (Role, String)>, other: &BTreeMap<_, _>| {
        let only = one
            .iter()
            .filter(|(id, (_, name))| !other.contains_key(*id) && !is_numbered(name));
        only.map(|(_, told)| told.clone()).collect::<Vec<_>>()
    };
    let (gone, new) = (only(&english, &polish), only(&polish, &english));
    // A control that fits in one language only has not changed.
    let changed = gone
        .iter()
        .filter(|(role, _)| new.iter().any(|(it, _)| it == role));
    changed
        .map(|told| format!("{told:?}, now one of {new:?}"))
        .collect()
}

#[test]
fn whoever_opens_is_told_when_no_profession_is_left() {
    let views = views::all();
    let view = views.iter().find(|view| view.name == "opening");
    let mut window = views::open(view.expect("a view"), USUAL, "(reduce_motion: true)");
    let is_told = |window: &Window| {
        let mut nodes = window.query_all_by_label_contains(fl!(auction_no_professions));
        nodes.next().is_some()
    };
    let left = |window: &Window| {
        let session = window.state().session().expect("a game");
        session.game().cards_left(Deck::Professions)
    };
    assert!(left(&window) == 0 && is_told(&window));
    let mut setup = Setup::tracked(["Anna", "Ben", "Clara"]);
    for player in &mut setup.players {
        player.hand = Some(vec![Card::Hidden; 3]);
    }
    setup.moment = Moment::Auction(1);
    let start = florence::Intent::Start(Box::new(setup));
    window.state_mut().carry_out(start);
    window.run();
    assert!(left(&window) > 0 && !is_told(&window));
}
