//! The ladder of bids at a real table: the state of each player, the next step, and how
//! much each can pay.

use ::florence::{Building, Decision, Moment, Setup};
use eframe::egui::accesskit::Role;
use eframe::egui::{Color32, Pos2, Rect, Shape};
use egui_kittest::kittest::Queryable as _;
use studiolo::games::florence;
use studiolo::ui::base::theme;
use table::{Card, Seat};
use tempfile::TempDir;
use words::fl;

use super::{NAMES, Window, user};
use crate::by_hand::panels::squares;

/// Opens an auction in which Anna has no points to give up and Ben has three.
fn auction(data: &TempDir) -> Window {
    let mut setup = Setup::tracked(NAMES);
    for player in &mut setup.players {
        player.hand = Some(vec![Card::Hidden; 3]);
        player.money = Some(900);
    }
    setup.players[1].buildings = vec![(Building::Tower, squares("e1 e2 e3"))];
    setup.players[1].prestige = 3;
    setup.moment = Moment::Auction(2);
    let mut window = Window::open(data.path());
    let start = florence::Intent::Start(Box::new(setup));
    window.harness.state_mut().carry_out(start);
    window.harness.run();
    window.click(&fl!(auction_name_object, object = "Jester"));
    window
}

fn step(window: &Window, price: u32) -> Rect {
    let name = fl!(auction_step, price = price);
    let node = window.harness.get_by_role_and_label(Role::Button, &name);
    node.rect()
}

/// Returns the colour in which a seat is drawn.
fn colour(window: &Window, seat: Seat) -> Color32 {
    let ctx = &window.harness.ctx;
    theme::Palette::of_context(ctx).seat(ctx, seat)
}

/// Returns the places of everything drawn in this colour.
fn drawn(window: &Window, colour: Color32) -> Vec<Rect> {
    fn look(shape: &Shape, colour: Color32, found: &mut Vec<Rect>) {
        match shape {
            Shape::Vec(shapes) => {
                for shape in shapes {
                    look(shape, colour, found);
                }
            }
            Shape::Mesh(mesh) => {
                let own = mesh.vertices.iter().filter(|vertex| vertex.color == colour);
                let own: Vec<Pos2> = own.map(|vertex| vertex.pos).collect();
                if !own.is_empty() {
                    found.push(Rect::from_points(&own));
                }
            }
            Shape::Circle(circle) if circle.fill == colour => {
                found.push(circle.visual_bounding_rect());
            }
            _ => {}
        }
    }
    let mut found = Vec::new();
    for shape in &window.harness.output().shapes {
        look(&shape.shape, colour, &mut found);
    }
    found
}

#[test]
fn the_marker_of_the_highest_bidder_stands_on_the_step_below_the_next() {
    let data = user("Steady");
    let mut window = auction(&data);
    for (bidder, price) in [(Seat::A, 200), (Seat::B, 300), (Seat::C, 400)] {
        let next = step(&window, price + 100);
        let marker = drawn(&window, colour(&window, bidder));
        let on_it = |rect: &&Rect| {
            let middle = rect.center();
            // On the step to the left of the next one, and above it.
            let left = next.left() - next.width();
            (left..next.left()).contains(&middle.x)
                && (next.top() - 60.0..next.bottom()).contains(&middle.y)
        };
        let standing = marker.iter().filter(on_it).count();
        assert!(standing > 0, "{bidder:?} stands on {price}: {marker:?}");
        assert!(window.shows_part(&format!(
            "{} has the highest bid, {price} florins",
            NAMES[bidder as usize]
        )));
        // The next step is one click.
        window.click(&fl!(auction_step, price = price + 100));
        let last = window.session().log().last().expect("a bid").command;
        assert_eq!(last.decision, Decision::Raise(price + 100));
    }
}

#[test]
fn how_far_each_can_pay_is_told_with_the_points_they_may_give_up() {
    let data = user("Steady");
    let mut window = auction(&data);
    let money = "900 florins";
    assert!(window.shows(&fl!(auction_can_pay, name = "Anna", money = money)));
    let with_points = fl!(
        auction_can_pay_with_points,
        name = "Ben",
        money = money,
        means = "1,200 florins"
    );
    assert!(window.shows(&with_points));
    // Dotted as far as his points reach; a player without points has no dots.
    let dots = |window: &Window, seat: Seat, label: &str| {
        let row = window.harness.get_by_label(label).rect();
        let inside = |rect: &&Rect| row.contains(rect.center()) && rect.width() < 6.0;
        drawn(window, colour(window, seat))
            .iter()
            .filter(inside)
            .count()
    };
    assert!(dots(&window, Seat::B, &with_points) > 2);
    let anna = fl!(auction_can_pay, name = "Anna", money = money);
    assert_eq!(dots(&window, Seat::A, &anna), 0);

    // While money is hidden, the ladder hides how much each can pay.
    window.click(fl!(menu));
    window.click(fl!(hide_money));
    assert!(!window.shows_part(" can pay "));
    assert!(
        window.shows(&fl!(auction_step, price = 300)),
        "bids are public"
    );
}
