//! Information that a table of The Prince agreed to hide is told nowhere: two games that
//! differ in nothing else look and read the same, in every tab.

use std::collections::BTreeSet;

use ::prince::{Command, Game, Setup};
use eframe::egui::epaint::ClippedShape;
use eframe::egui::{Shape, vec2};
use egui_kittest::kittest::NodeT as _;
use studiolo::app::shot::Scene;
use table::{Save, Session};

use crate::prince_moments::{self as moments, Moment};
use crate::views::{self, Window};

const QUIET: &str = "(theme: Light, reduce_motion: true)";

/// Opens a game that begins at a moment of a table, slightly changed.
fn opens(moment: Moment, scene: Scene, change: impl Fn(&mut Setup)) -> Window {
    let whole = moments::table("prince-four");
    let at = moments::entries(&whole, moment).expect("it comes to that");
    let mut setup = Setup::from(whole.game_at(at).expect("it is legal"));
    for (player, name) in setup
        .players
        .iter_mut()
        .zip(["Anna", "Ben", "Clara", "Dana"])
    {
        name.clone_into(&mut player.name);
    }
    change(&mut setup);
    let session = Session::<Game>::restore(setup, Vec::<Command>::new(), 0).expect("it is legal");
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("evening.ron");
    let save = Save::from_session(&session);
    save.write(&file).expect("it can be written");
    views::open_file(&file, (scene, None), vec2(1280.0, 720.0), QUIET)
}

fn painted(shape: &Shape, texts: &mut Vec<String>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| painted(shape, texts)),
        Shape::Text(text) => texts.push(text.galley.job.text.clone()),
        _ => {}
    }
}

/// Returns everything that is read and heard.
fn told(window: &Window) -> BTreeSet<String> {
    let mut texts = Vec::new();
    for ClippedShape { shape, .. } in &window.output().shapes {
        painted(shape, &mut texts);
    }
    for node in window.root().children_recursive() {
        let it = node.accesskit_node();
        texts.extend(it.label());
        texts.extend(it.value());
    }
    texts.into_iter().collect()
}

/// Returns the views in which two games read differently, and how.
fn differences(hides: bool, agree: fn(&mut Setup, bool), change: fn(&mut Setup)) -> Vec<String> {
    let mut found = Vec::new();
    let moments = [
        Moment::Bidding,
        Moment::Playing,
        Moment::Seizing,
        Moment::Ballot,
    ];
    let tabs = ["table", "seizure", "election", "unseen", "statistics"];
    let scenes = tabs.map(Scene::Tab).into_iter().chain([Scene::Table]);
    for moment in moments {
        for scene in scenes.clone() {
            let one = opens(moment, scene, |setup| agree(setup, hides));
            let other = opens(moment, scene, |setup| {
                agree(setup, hides);
                change(setup);
            });
            let (one, other) = (told(&one), told(&other));
            let apart = one.symmetric_difference(&other);
            found.extend(apart.map(|text| format!("{moment:?} {scene:?}: {text:?}")));
        }
    }
    found
}

#[test]
fn hidden_money_is_told_nowhere() {
    let agree = |setup: &mut Setup, hides| {
        setup.options.hide_money = hides;
        let position = setup.position.as_mut().expect("in the middle");
        for seat in &mut position.seats {
            seat.money = 500;
        }
    };
    let change = |setup: &mut Setup| {
        let position = setup.position.as_mut().expect("in the middle");
        position.seats[1].money = 530;
        position.seats[2].money = 470;
    };
    assert!(!differences(false, agree, change).is_empty(), "it is told");
    let found = differences(true, agree, change);
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn hidden_sizes_of_hands_are_told_nowhere() {
    let agree = |setup: &mut Setup, hides| {
        setup.options.hide_hand_sizes = hides;
        let position = setup.position.as_mut().expect("in the middle");
        for seat in &mut position.seats {
            seat.money = 500;
            seat.hidden += u8::try_from(seat.hand.len()).expect("a hand");
            seat.hand.clear();
        }
        let both = position.seats[1].hidden + position.seats[2].hidden;
        position.seats[2].hidden = both.min(1);
        position.seats[1].hidden = both - both.min(1);
    };
    let change = |setup: &mut Setup| {
        let position = setup.position.as_mut().expect("in the middle");
        // No hand becomes empty, because its player would no longer be a target.
        if position.seats[1].hidden > 1 {
            position.seats[1].hidden -= 1;
            position.seats[2].hidden += 1;
        }
    };
    assert!(!differences(false, agree, change).is_empty(), "it is told");
    let found = differences(true, agree, change);
    assert!(found.is_empty(), "{}", found.join("\n"));
}
