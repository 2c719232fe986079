//! Animations after a decision: they begin, they end soon, and nothing is redrawn
//! afterwards. The time of the window is advanced by hand.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::time::Duration;

use eframe::egui::{Context, Shape, ViewportId};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use florence::{Building, Command, Decision, Setup};
use studiolo::games::florence::principality::PrincipalityPanel;
use studiolo::games::florence::seats::SeatsPanel;
use studiolo::games::florence::work::WorkValuePanel;
use studiolo::ui::base::draw::kept::Drawings;
use studiolo::ui::base::motion;
use studiolo::ui::base::motion::{MOVE, TOLD};
use table::Seat;

use crate::by_hand::panels::{Driven, bench, in_round, is_there, poet, squares};

/// The time between two frames, in seconds.
const FRAME: f32 = 1.0 / 60.0;
/// A frame requested later than this counts as not requested.
const REST: Duration = Duration::from_hours(1);

/// Returns a hash of what is seen, to compare frames.
fn picture<S>(harness: &Harness<'_, S>) -> u64 {
    fn look(shape: &Shape, hasher: &mut DefaultHasher) {
        match shape {
            Shape::Vec(shapes) => {
                for shape in shapes {
                    look(shape, hasher);
                }
            }
            Shape::Mesh(mesh) => {
                for vertex in &mesh.vertices {
                    let place = [vertex.pos.x, vertex.pos.y].map(f32::to_bits);
                    (place, vertex.color.to_array()).hash(hasher);
                }
            }
            Shape::Text(text) => {
                let place = [text.pos.x, text.pos.y].map(f32::to_bits);
                let strength = text.opacity_factor.to_bits();
                (place, text.galley.text(), strength).hash(hasher);
            }
            other => format!("{other:?}").hash(hasher),
        }
    }
    let mut hasher = DefaultHasher::new();
    for shape in &harness.output().shapes {
        format!("{:?}", shape.clip_rect).hash(&mut hasher);
        look(&shape.shape, &mut hasher);
    }
    hasher.finish()
}

/// Keeps drawings as meshes, so that they are not redrawn as pictures after a while.
fn as_meshes(ctx: &Context) {
    Drawings::default().keep_in(ctx);
}

/// Returns when the next frame is requested.
fn asked_for<S>(harness: &Harness<'_, S>) -> Duration {
    harness.output().viewport_output[&ViewportId::ROOT].repaint_delay
}

/// Draws one frame, this much later.
fn step<S>(harness: &mut Harness<'_, S>, seconds: f32) {
    let now = harness.ctx.input(|input| input.time);
    harness.input_mut().time = Some(now + f64::from(seconds));
    harness.step();
}

/// Returns what is seen from now on until it rests, frame by frame; where no frame is
/// requested soon, only time passes.
fn until_rest<S>(harness: &mut Harness<'_, S>) -> Vec<(f32, u64)> {
    let mut seen = Vec::new();
    let mut time = 0.0;
    step(harness, FRAME);
    loop {
        seen.push((time, picture(harness)));
        let next = asked_for(harness);
        if next > REST {
            return seen;
        }
        assert!(seen.len() < 200, "it does not end");
        let passes = next.as_secs_f32().max(FRAME);
        time += passes;
        step(harness, passes);
    }
}

/// Returns until when something has moved.
fn moved_until(seen: &[(f32, u64)]) -> f32 {
    let mut changes = seen.windows(2).rev();
    let last = changes.find(|pair| pair[0].1 != pair[1].1);
    last.map_or(0.0, |pair| pair[1].0)
}

fn at_rest<P>(harness: &mut Driven<P>) {
    until_rest(harness);
    assert!(asked_for(harness) > REST);
}

fn play<P>(harness: &mut Driven<P>, decision: Decision) {
    let session = &mut harness.state_mut().session;
    let command = Command::new(Seat::A, decision);
    session.play(command).expect("it is legal");
}

fn tower() -> Decision {
    Decision::build(Building::Tower, squares("e1 e2 e3"))
}

fn rich() -> Setup {
    in_round(1, |players| players[0].money = Some(2_000))
}

/// Asserts that an animation begins at once, ends soon and then rests; without motion
/// everything is there in the first frame.
fn moves_and_rests<P: Default + 'static>(
    make: impl Fn() -> Driven<P>,
    change: impl Fn(&mut Driven<P>),
    longest: f32,
) {
    let mut harness = make();
    as_meshes(&harness.ctx);
    at_rest(&mut harness);
    change(&mut harness);
    let seen = until_rest(&mut harness);
    let until = moved_until(&seen);
    assert!(until > 0.0, "it moves");
    assert!(until <= longest + 2.0 * FRAME, "{until}");
    let last = picture(&harness);
    for _ in 0..10 {
        step(&mut harness, FRAME);
        assert_eq!(picture(&harness), last);
        assert!(asked_for(&harness) > REST, "nothing is drawn anew at rest");
    }

    let mut harness = make();
    as_meshes(&harness.ctx);
    motion::reduce(&harness.ctx, true);
    at_rest(&mut harness);
    change(&mut harness);
    let seen = until_rest(&mut harness);
    assert_eq!(moved_until(&seen), 0.0, "all is there at once");
    assert_eq!(picture(&harness), last);
}

#[test]
fn a_tile_that_is_put_down_settles() {
    let make = || bench(rich(), &[], PrincipalityPanel::show);
    moves_and_rests(make, |harness| play(harness, tower()), MOVE);
}

#[test]
fn only_what_the_game_has_done_moves() {
    let mut harness = bench(rich(), &[], PrincipalityPanel::show);
    at_rest(&mut harness);
    play(&mut harness, tower());
    at_rest(&mut harness);
    // Neither undo …
    let session = &mut harness.state_mut().session;
    session.go_to(0);
    assert_eq!(moved_until(&until_rest(&mut harness)), 0.0);
    // … nor another board moves anything.
    harness.state_mut().panel.look_at(Seat::B);
    assert_eq!(moved_until(&until_rest(&mut harness)), 0.0);
    let session = &mut harness.state_mut().session;
    session.go_to(1);
    assert_eq!(moved_until(&until_rest(&mut harness)), 0.0);
    harness.state_mut().panel.look_at(Seat::A);
    assert_eq!(moved_until(&until_rest(&mut harness)), 0.0);
}

#[test]
fn points_that_are_gained_are_told_beside_the_number_which_is_right_at_once() {
    let make = || bench(rich(), &[], with_a_bank);
    let longest = MOVE + TOLD + MOVE;
    moves_and_rests(make, |harness| play(harness, tower()), longest);

    let mut harness = make();
    as_meshes(&harness.ctx);
    at_rest(&mut harness);
    assert!(is_there(&harness, "0\u{a0}PP"));
    play(&mut harness, tower());
    step(&mut harness, FRAME);
    let points = harness.state().session.game().player(Seat::A).prestige();
    assert!(points > 0);
    assert!(is_there(&harness, &format!("{points}\u{a0}PP")), "at once");
    // While the gain is shown, no frame is requested.
    step(&mut harness, MOVE + FRAME);
    step(&mut harness, FRAME);
    assert!(asked_for(&harness) > Duration::from_millis(500));
}

#[test]
fn a_coin_goes_where_somebody_pays() {
    // It has no gain to show.
    let hire = |harness: &mut Driven<SeatsPanel>| play(harness, Decision::Hire);
    let mut harness = bench(rich(), &[], with_a_bank);
    at_rest(&mut harness);
    hire(&mut harness);
    let seen = until_rest(&mut harness);
    assert!(moved_until(&seen) > 0.0);
    moves_and_rests(|| bench(rich(), &[], with_a_bank), hire, MOVE);
}

/// Draws the seats next to the place of "now".
fn with_a_bank(
    panel: &mut SeatsPanel,
    ui: &mut eframe::egui::Ui,
    view: &studiolo::games::florence::View<'_>,
) -> Option<studiolo::games::florence::Intent> {
    let bank = ui.max_rect().right_top();
    studiolo::games::florence::moves::Goal::Bank.note(ui.ctx(), bank);
    panel.show(ui, view, false, None)
}

#[test]
fn the_bar_of_a_work_grows_by_what_is_new_in_it() {
    let make = || bench(in_round(3, poet), &[], WorkValuePanel::show);
    let change = |harness: &mut Driven<WorkValuePanel>| {
        harness.get_by_label("Count Jesters").click_accesskit();
        // The frame of the click still shows the previous state.
        step(harness, FRAME);
    };
    let mut harness = make();
    as_meshes(&harness.ctx);
    let worth = |harness: &Driven<WorkValuePanel>| {
        let node = harness.get_by_label_contains("Work value ");
        node.accesskit_node().value()
    };
    let before = worth(&harness);
    assert_ne!(before, None);
    change(&mut harness);
    step(&mut harness, FRAME);
    assert_ne!(worth(&harness), before, "the number is the new one at once");
    moves_and_rests(make, change, MOVE);
}
