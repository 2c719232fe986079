//! The panels about the game, each alone, driven by the accessible names in its
//! documentation.

use eframe::egui;
use eframe::egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use florence::mind::bot::{self, Level, Thinking};
use florence::{
    BonusCard, Building, Command, Decision, Freedom, Game, Landscape, Moment, Object, Phase,
    PlayerSetup, Profession, Setup, Shape, Squares, Tile,
};
use studiolo::games::florence::chances::Chances;
use studiolo::games::florence::end::EndPanel;
use studiolo::games::florence::public;
use studiolo::games::florence::sheet_state::SheetPanel;
use studiolo::games::florence::statistics::{Page, StatisticsPanel};
use studiolo::games::florence::{Intent, View};
use studiolo::ui::app::registry::state_with;
use studiolo::ui::session::lobby::Sheet as _;
use table::{Card, Entry, Item as _, Save, Seat, Session};
use words::fl;
use words::florence::{Named as _, florins};

use crate::by_hand::panels::{
    Driven, Turn, bench, click, in_round, is_disabled, is_on, is_there, poet, says, squares,
    the_end, turn,
};

fn principality(setup: Setup, commands: &[Command]) -> Driven<Turn> {
    turn(setup, commands)
}

fn actions(setup: Setup, commands: &[Command]) -> Driven<Turn> {
    turn(setup, commands)
}

/// Returns the square to click in order to put a tile on these squares.
fn first(squares: Squares) -> String {
    squares.iter().next().expect("a square").to_string()
}

fn shape(game: &Game, tile: Tile) -> &'static Shape {
    game.edition().shape(tile)
}

fn orientation(shape: &Shape, squares: Squares) -> String {
    let at = shape.orientation_of(squares).expect("it is this shape");
    format!("Orientation {} of {}", at + 1, shape.orientations())
}

fn log<P>(harness: &Driven<P>) -> &[Entry<Command>] {
    harness.state().session.log()
}

fn last<P>(harness: &Driven<P>) -> Command {
    log(harness)
        .last()
        .expect("something has been played")
        .command
}

fn anna(decision: Decision) -> Command {
    Command::new(Seat::A, decision)
}

// --- principality ---

#[test]
fn a_building_is_turned_and_turned_over_and_put_down_by_a_click_on_a_square() {
    let mut harness = principality(in_round(1, |_| {}), &[]);
    let opera = shape(harness.state().game(), Tile::Building(Building::Opera));
    // The first orientation, flipped and then turned by a quarter.
    let wanted = squares("d4 e4 f4 e5 f5");
    let name = orientation(opera, wanted);
    click(&mut harness, &fl!(tray_build, tile = "Opera"));
    assert!(is_on(&harness, "Orientation 1 of 8"));
    let mut turned_over = 0;
    let mut turned = 0;
    while !is_on(&harness, &name) {
        if turned == 4 {
            click(&mut harness, fl!(turn_tile_over));
            turned_over += 1;
            turned = 0;
            assert!(turned_over < 2, "every orientation is reached");
        } else {
            click(&mut harness, fl!(turn_tile));
            turned += 1;
        }
    }
    click(&mut harness, &format!("{}, empty", first(wanted)));
    let build = Decision::build(Building::Opera, wanted);
    assert_eq!(log(&harness), [anna(build)]);
    assert!(is_there(&harness, "d4, Opera of Anna"));
    assert!(
        !is_there(&harness, "Turn"),
        "nothing is in the hand any more"
    );
}

#[test]
fn turning_over_reaches_the_mirror_images() {
    let mut harness = principality(in_round(1, |_| {}), &[]);
    click(&mut harness, &fl!(tray_build, tile = "Opera"));
    let before: Vec<bool> = (1..=8)
        .map(|n| is_on(&harness, &format!("Orientation {n} of 8")))
        .collect();
    click(&mut harness, fl!(turn_tile_over));
    let after: Vec<bool> = (1..=8)
        .map(|n| is_on(&harness, &format!("Orientation {n} of 8")))
        .collect();
    assert_ne!(before, after);
    click(&mut harness, fl!(turn_tile_over));
    assert!(is_on(&harness, "Orientation 1 of 8"));
}

#[test]
fn every_place_of_every_building_has_its_square_to_click() {
    let setup = in_round(1, |_| {});
    let game = Game::try_from(&setup).expect("it is legal");
    for &kind in Building::ALL {
        let tile = Tile::Building(kind);
        let all: Vec<Squares> = game.places(Seat::A, tile).iter().collect();
        for place in [all[0], all[all.len() / 2], all[all.len() - 1]] {
            let mut harness = principality(setup.clone(), &[]);
            lay(&mut harness, &format!("Build {kind:?}"), tile, place);
            assert_eq!(log(&harness), [anna(Decision::build(kind, place))]);
        }
    }
}

/// Picks up a tile from the tray, turns it and puts it down.
fn lay<P>(harness: &mut Driven<P>, take: &str, tile: Tile, place: Squares) {
    let shape = shape(harness.state().game(), tile);
    click(harness, take);
    click(harness, &orientation(shape, place));
    click(harness, &format!("{}, empty", first(place)));
}

#[test]
fn a_place_that_is_not_legal_is_refused_with_the_rule_in_words() {
    let mut harness = principality(in_round(1, |_| {}), &[]);
    click(&mut harness, &fl!(tray_build, tile = "Tower"));
    let tower = shape(harness.state().game(), Tile::Building(Building::Tower));
    let beside = squares("d1 d2 d3");
    click(&mut harness, &orientation(tower, beside));
    click(&mut harness, "d1, empty");
    assert!(log(&harness).is_empty());
    assert!(says(
        &harness,
        "P3: On d1 d2, the tile would share an edge with a building or the palazzo"
    ));
    assert!(is_disabled(&harness, "Put down"));
    click(&mut harness, "a1, Palazzo of Anna");
    assert!(says(&harness, "P2: Something already lies on a1 a2"));
    assert!(log(&harness).is_empty());
    click(&mut harness, fl!(cancel));
    assert!(!is_there(&harness, "Put down"));
}

#[test]
fn what_cannot_be_built_is_disabled_and_says_why() {
    let poor = in_round(1, |players| players[0].money = Some(300));
    let harness = principality(poor, &[]);
    assert!(is_disabled(&harness, "Build Library"));
    assert!(says(
        &harness,
        "B3: That costs 700 florins, but Anna has only 300."
    ));
}

#[test]
fn the_principality_of_another_can_be_looked_at_but_not_built_in() {
    let mut harness = principality(in_round(1, |_| {}), &[]);
    harness.state_mut().panel.principality.look_at(Seat::B);
    harness.run();
    assert!(is_there(&harness, &fl!(principality_of, player = "Ben")));
    assert!(is_there(&harness, "a1, Palazzo of Ben"));
    assert!(is_disabled(&harness, "Build Library"));
    assert!(says(&harness, "B1: It is Anna’s turn, not Ben’s."));
    click(&mut harness, &fl!(back_to_player, player = "Anna"));
    let back = Intent::LookAt(Seat::A);
    assert_eq!(harness.state().asked, [back]);
}

#[test]
fn a_tile_is_turned_moved_and_put_down_with_keys_alone() {
    let mut harness = principality(in_round(1, |_| {}), &[]);
    click(&mut harness, &fl!(tray_build, tile = "Opera"));
    // Its initial place is the first of its legal places.
    let opera = shape(harness.state().game(), Tile::Building(Building::Opera));
    let places = harness
        .state()
        .game()
        .places(Seat::A, Tile::Building(Building::Opera));
    let begin = places.iter().next().expect("there is a place");
    let at = begin.iter().next().expect("a square");
    for key in [egui::Key::ArrowUp, egui::Key::ArrowRight, egui::Key::F] {
        harness.key_press(key);
        harness.run();
    }
    let over: Squares = opera
        .oriented(0)
        .iter()
        .filter_map(|square| florence::Square::new(6 - square.file(), square.rank()))
        .collect();
    let over = opera.orientation_of(over).expect("it is turned over");
    harness.key_press(egui::Key::Enter);
    harness.run();
    let Decision::Build(Building::Opera, site) = last(&harness).decision else {
        panic!("it was not built");
    };
    assert_eq!(opera.orientation_of(site.squares()), Some(over));
    let lies = site.squares().iter().next().expect("a square");
    assert_eq!((lies.file(), lies.rank()), (at.file() + 1, at.rank() + 1));
}

#[test]
fn escape_takes_a_tile_back() {
    let mut harness = principality(in_round(1, |_| {}), &[]);
    click(&mut harness, &fl!(tray_build, tile = "Opera"));
    harness.key_press(egui::Key::Escape);
    harness.run();
    assert!(!is_there(&harness, "Put down"));
    assert!(log(&harness).is_empty());
}

#[test]
fn the_ghost_follows_the_pointer_and_a_click_of_the_mouse_puts_it_down() {
    let mut harness = principality(in_round(1, |_| {}), &[]);
    harness
        .get_by_label(&fl!(tray_build, tile = "Tower"))
        .click();
    harness.run();
    let tower = shape(harness.state().game(), Tile::Building(Building::Tower));
    let place = squares("e5 f5 g5");
    harness.get_by_label(&orientation(tower, place)).click();
    harness.run();
    harness.get_by_label("e5, empty").hover();
    harness.run();
    assert!(says(
        &harness,
        "The Tower can be built on e5 f5 g5 for 700 florins."
    ));
    harness.get_by_label("e5, empty").click();
    harness.run();
    assert_eq!(
        last(&harness),
        anna(Decision::build(Building::Tower, place))
    );
}

#[test]
fn a_building_says_which_others_would_no_longer_fit() {
    let setup = in_round(3, |players| {
        players[0].buildings = vec![
            (Building::Tower, squares("e1 f1 g1")),
            (Building::Chapel, squares("a4 b4 a5")),
        ];
    });
    let game = Game::try_from(&setup).expect("it is legal");
    let opera = Tile::Building(Building::Opera);
    let fits = |game: &Game, kind: Building| !game.places(Seat::A, Tile::Building(kind)).is_empty();
    let mut found = None;
    for place in game.places(Seat::A, opera).iter() {
        let mut after = game;
        let build = anna(Decision::build(Building::Opera, place));
        after.play(&build).expect("it is legal");
        let lost =
            |&kind: &Building| kind != Building::Opera && fits(&game, kind) && !fits(&after, kind);
        found = Building::ALL
            .iter()
            .copied()
            .find(lost)
            .map(|kind| (place, kind));
        if found.is_some() {
            break;
        }
    }
    let (place, lost) = found.expect("some place is that bad");
    let mut harness = principality(setup, &[]);
    click(&mut harness, &fl!(tray_build, tile = "Opera"));
    click(&mut harness, &orientation(shape(&game, opera), place));
    harness
        .get_by_label(&format!("{}, empty", first(place)))
        .hover();
    harness.run();
    let told = harness.query_all_by_label_contains("After that, there is no room for:");
    let told: Vec<_> = told
        .filter_map(|node| node.accesskit_node().value())
        .collect();
    assert!(
        told.iter().any(|text| text.contains(&format!("{lost:?}"))),
        "{told:?}"
    );
}

/// Returns the hand of a player who needs these buildings.
fn needing(buildings: &[Building]) -> Vec<Profession> {
    let needs = |&kind: &Building| {
        let mut all = Profession::ALL.iter().copied();
        all.find(|card| card.building() == kind)
            .expect("a profession needs it")
    };
    buildings.iter().map(needs).collect()
}

/// Returns a place of the Opera after which one of these buildings, which fits now, does not.
fn spoiling(game: &Game, needed: &[Building]) -> (Squares, Building) {
    let fits = |game: &Game, kind: Building| !game.places(Seat::A, Tile::Building(kind)).is_empty();
    let places = game.places(Seat::A, Tile::Building(Building::Opera)).iter();
    let mut found = places.filter_map(|place| {
        let mut after = *game;
        after
            .play(&anna(Decision::build(Building::Opera, place)))
            .expect("it is legal");
        let mut needed = needed.iter().copied();
        let lost = needed.find(|&kind| fits(game, kind) && !fits(&after, kind));
        lost.map(|kind| (place, kind))
    });
    found.next().expect("some place is that bad")
}

fn narrow(hand: &[Profession]) -> Setup {
    in_round(3, |players| {
        players[0].buildings = vec![
            (Building::Tower, squares("e1 f1 g1")),
            (Building::Chapel, squares("a4 b4 a5")),
        ];
        players[0].hand = Some(hand.iter().copied().map(Card::Known).collect());
    })
}

#[test]
fn a_place_that_spoils_what_a_profession_in_hand_needs_warns_and_is_not_refused() {
    let large = [
        Building::University,
        Building::Laboratory,
        Building::Workshop,
    ];
    let setup = narrow(&needing(&large));
    let game = Game::try_from(&setup).expect("it is legal");
    let (place, lost) = spoiling(&game, &large);
    let opera = Tile::Building(Building::Opera);
    let mut harness = principality(setup, &[]);
    assert!(!says(&harness, "professions in hand need: "));
    click(&mut harness, &fl!(tray_build, tile = "Opera"));
    click(&mut harness, &orientation(shape(&game, opera), place));
    let square = format!("{}, empty", first(place));
    harness.get_by_label(&square).hover();
    harness.run();
    let warning = "This leaves no room for what professions in hand need: ";
    let told = harness
        .query_all_by_label_contains(warning)
        .find_map(|node| node.accesskit_node().value());
    assert!(told.expect("it warns").contains(&format!("{lost:?} (")));
    let described = harness.get_by_label(&square).accesskit_node().description();
    assert!(described.expect("the square says so").contains(warning));
    let name = fl!(tray_build, tile = lost.name());
    let tile = harness.get_by_label(&name);
    assert_eq!(
        tile.accesskit_node().description().as_deref(),
        Some(fl!(no_longer_fits))
    );
    assert!(!is_disabled(&harness, "Put down"));
    harness.get_by_label(&square).click();
    harness.run();
    assert_eq!(
        last(&harness),
        anna(Decision::build(Building::Opera, place))
    );
}

/// Returns everything that a screen reader reads of Anna’s principality, with the Opera in hand
/// on each of its places in turn, as Ben sees it.
fn read_by_ben(hand: &[Profession]) -> Vec<String> {
    let setup = narrow(hand);
    let game = Game::try_from(&setup)
        .expect("it is legal")
        .seen_by(Seat::B);
    let places: Vec<Squares> = game
        .places(Seat::A, Tile::Building(Building::Opera))
        .iter()
        .collect();
    let mut harness = principality(Setup::from(&game), &[]);
    let mut read = Vec::new();
    click(&mut harness, &fl!(tray_build, tile = "Opera"));
    for place in places {
        click(
            &mut harness,
            &orientation(shape(&game, Tile::Building(Building::Opera)), place),
        );
        harness
            .get_by_label(&format!("{}, empty", first(place)))
            .hover();
        harness.run();
        for node in harness.query_all(egui_kittest::kittest::By::new()) {
            let node = node.accesskit_node();
            read.extend(
                [node.label(), node.value(), node.description()]
                    .into_iter()
                    .flatten(),
            );
        }
    }
    read
}

#[test]
fn a_hand_that_is_not_seen_marks_no_tile_and_warns_of_nothing() {
    let large = [
        Building::University,
        Building::Laboratory,
        Building::Workshop,
    ];
    let small = [Building::Library, Building::Theatre, Building::Studio];
    let [one, other] = [large, small].map(|needed| read_by_ben(&needing(&needed)));
    assert!(one.len() > 100);
    assert_eq!(one, other);
    assert!(!one.iter().any(|text| text.contains("in hand need")));
}

#[test]
fn a_refusal_offers_the_nearest_legal_places_and_a_click_takes_the_tile_there() {
    let mut harness = principality(in_round(1, |_| {}), &[]);
    let tower = Tile::Building(Building::Tower);
    let shape = shape(harness.state().game(), tower);
    click(&mut harness, &fl!(tray_build, tile = "Tower"));
    click(&mut harness, &orientation(shape, squares("d1 d2 d3")));
    click(&mut harness, "d1, empty");
    assert!(is_disabled(&harness, "Put down"));
    assert!(is_there(&harness, "Touches the palazzo"));
    let offered = harness.query_all_by_label_contains("Move to ").next();
    let offered = offered.expect("a place is offered").accesskit_node();
    let name = offered.label().expect("it has a name");
    click(&mut harness, &name);
    assert!(!is_disabled(&harness, "Put down"));
    click(&mut harness, fl!(put_tile_down));
    let Decision::Build(Building::Tower, site) = last(&harness).decision else {
        panic!("no Tower was built");
    };
    let first = site.squares().iter().next().expect("a square").to_string();
    assert!(name.contains(&first), "{name}: {:?}", site.squares());
}

#[test]
fn nothing_moves_when_a_tile_is_taken_and_refused() {
    let mut harness = principality(in_round(1, |_| {}), &[]);
    let places = |harness: &Driven<Turn>| {
        let names = ["a1, Palazzo of Anna", "Build Chapel", "Build", "End turn"];
        names.map(|name| harness.get_by_label(name).rect())
    };
    let at_rest = places(&harness);
    click(&mut harness, &fl!(tray_build, tile = "Tower"));
    assert_eq!(places(&harness), at_rest, "with a tile in the hand");
    click(&mut harness, "a1, Palazzo of Anna");
    assert!(says(&harness, "P2: "));
    assert_eq!(places(&harness), at_rest, "with a refusal");
    click(&mut harness, fl!(cancel));
    assert_eq!(places(&harness), at_rest, "with nothing in the hand again");
}

/// Returns three players before the first auctions; Anna has just won a Forest.
fn forest_won() -> (Setup, Vec<Command>) {
    let mut setup = in_round(1, |_| {});
    setup.moment = Moment::Auction(1);
    (setup, vec![anna(Decision::Win(Object::Forest, 200))])
}

#[test]
fn a_landscape_is_in_the_hand_by_itself_and_is_put_down_by_a_click() {
    let (setup, commands) = forest_won();
    let mut harness = principality(setup, &commands);
    assert!(is_there(&harness, &fl!(tray_place, tile = "Forest")));
    assert!(!is_there(&harness, "Cancel"), "it must be placed");
    click(&mut harness, "b2, Palazzo of Anna");
    assert!(says(&harness, "P2:"));
    assert_eq!(log(&harness).len(), 1);
    click(&mut harness, "d1, empty");
    let place = Decision::place(Landscape::Forest, squares("d1 e1 d2 e2"));
    assert_eq!(last(&harness), anna(place));
}

#[test]
fn with_two_players_the_landscape_is_chosen_first() {
    let mut setup = Setup::tracked(["Anna", "Ben"]);
    for player in &mut setup.players {
        player.hand = Some(vec![Card::Hidden; 3]);
    }
    setup.moment = Moment::Auction(1);
    setup.doubled_freedoms = vec![Freedom::Travel, Freedom::Religion];
    let won = anna(Decision::Win(Object::Landscape, 300));
    let mut harness = principality(setup, &[won]);
    assert!(!is_there(&harness, "Put down"), "nothing is chosen yet");
    let park = Tile::Landscape(Landscape::Park);
    lay(&mut harness, "Place Park", park, squares("g6 g7"));
    let place = Decision::place(Landscape::Park, squares("g6 g7"));
    assert_eq!(last(&harness), anna(place));
}

// --- the panel "now" ---

#[test]
fn everyone_keeps_three_cards_with_one_click() {
    let mut harness = actions(Setup::tracked(["Anna", "Ben", "Clara"]), &[]);
    click(&mut harness, fl!(all_kept));
    assert_eq!(log(&harness).len(), 3);
    assert_eq!(harness.state().game().phase(), Phase::Auction);
}

#[test]
fn a_card_that_was_returned_face_up_can_be_named() {
    let mut harness = actions(Setup::tracked(["Anna", "Ben", "Clara"]), &[]);
    click(&mut harness, &fl!(return_card, card = "Poet"));
    let poet = Decision::Return(Card::Known(Profession::Poet));
    assert_eq!(last(&harness), anna(poet));
    click(&mut harness, fl!(return_hidden));
    let hidden = Decision::Return(Card::Hidden);
    assert_eq!(last(&harness), Command::new(Seat::B, hidden));
}

#[test]
fn hiring_is_refused_the_second_time_with_the_rule() {
    let mut harness = actions(in_round(1, |_| {}), &[]);
    assert!(says(&harness, "2 of 2 actions left"));
    click(&mut harness, fl!(action_hire));
    assert_eq!(last(&harness), anna(Decision::Hire));
    assert!(says(&harness, "1 of 2 actions left"));
    assert!(is_disabled(&harness, "Hire a profession"));
    assert!(says(
        &harness,
        "Hire a profession: B2: This can be done only once per turn."
    ));
    assert!(says(&harness, "So far: hires a profession."));
}

#[test]
fn a_freedom_is_introduced_and_then_no_other_one() {
    let mut harness = actions(in_round(1, |_| {}), &[]);
    click(&mut harness, &fl!(action_introduce, freedom = "Religion"));
    assert_eq!(last(&harness), anna(Decision::Introduce(Freedom::Religion)));
    for freedom in [
        "Introduce Travel",
        "Introduce Religion",
        "Introduce Opinion",
    ] {
        assert!(is_disabled(&harness, freedom));
    }
    click(&mut harness, fl!(action_acquire_bonus));
    assert_eq!(last(&harness), anna(Decision::AcquireBonus));
    // Both actions are used and there is no profession to recruit: Ben's turn.
    assert!(says(&harness, "Ben’s turn"));
    click(&mut harness, fl!(end_turn));
    assert_eq!(last(&harness), Command::new(Seat::B, Decision::EndTurn));
}

#[test]
fn building_leads_to_the_principality() {
    let mut harness = actions(in_round(1, |_| {}), &[]);
    click(&mut harness, fl!(action_build));
    assert_eq!(harness.state().asked, [Intent::ChooseTile]);
}

#[test]
fn a_work_is_completed_with_a_bonus_card_and_points_from_the_payment() {
    let mut harness = actions(in_round(3, poet), &[]);
    click(&mut harness, fl!(action_complete_a_work));
    assert!(says(
        &harness,
        "building 4 + freedom 3 + jesters 4 + cards 3"
    ));
    assert!(says(&harness, "Work value 14"));
    assert!(says(&harness, "2 above the minimum of 12"));
    click(&mut harness, &fl!(work_play_card, card = "Jesters"));
    assert!(says(&harness, "Work value 18"));
    take(&mut harness, 9);
    assert!(says(&harness, "The bank pays 0 florins and 9\u{a0}PP."));
    take(&mut harness, 10);
    assert!(says(&harness, "9\u{a0}PP."), "the payment buys no more");
    take(&mut harness, 4);
    assert!(says(&harness, "The bank pays 1,000 florins and 4\u{a0}PP."));
    click(&mut harness, fl!(complete_the_work));
    let Decision::Complete(work) = last(&harness).decision else {
        panic!("no work");
    };
    assert_eq!((work.profession, work.prestige), (Profession::Poet, 4));
    assert_eq!(work.bonus.iter().collect::<Vec<_>>(), [BonusCard::Jesters]);
}

/// Takes prestige points of the payment.
fn take<S>(harness: &mut Harness<'_, S>, points: u16) {
    let slider = harness.get_by_role_and_label(Role::Slider, "PP from the payment");
    slider.set_value_accesskit(f64::from(points));
    harness.run();
}

#[test]
fn a_work_below_the_minimum_is_refused_with_what_is_missing() {
    let mut harness = actions(in_round(3, poet), &[]);
    click(&mut harness, fl!(action_complete_a_work));
    // The only one that reaches the minimum is already laid down.
    assert!(says(&harness, "2 above the minimum of 12"));
    click(&mut harness, &fl!(work_lay_down, card = "Lawyer"));
    assert!(says(&harness, "5 short of the minimum of 12"));
    assert!(says(
        &harness,
        "W2: The work value of 7 is 5 short of the minimum of 12."
    ));
    assert!(is_disabled(&harness, "Complete the work"));
}

#[test]
fn a_hidden_card_may_be_any_profession_nobody_has_seen() {
    let shown = |players: &mut [PlayerSetup]| {
        players[1].table = vec![Profession::Painter];
        players[1].hand = Some(vec![Card::Hidden; 2]);
    };
    let mut harness = actions(in_round(2, shown), &[]);
    click(&mut harness, fl!(action_complete_a_work));
    assert!(is_there(&harness, &fl!(work_lay_down, card = "Poet")));
    assert!(
        !is_there(&harness, "Lay down Painter"),
        "it lies in front of Ben"
    );
}

#[test]
fn a_recruiting_card_takes_a_profession_from_another() {
    let recruiting = |players: &mut [PlayerSetup]| {
        players[0].recruiting_in_hand = 1;
        players[1].table = vec![Profession::Painter];
        players[1].hand = Some(vec![Card::Hidden; 2]);
    };
    let mut harness = actions(in_round(2, recruiting), &[]);
    click(&mut harness, fl!(action_recruit));
    click(
        &mut harness,
        &fl!(recruit_from, card = "Painter", from = "Ben"),
    );
    let recruit = Decision::Recruit(Seat::B, Profession::Painter);
    assert_eq!(last(&harness), anna(recruit));
    assert!(!is_there(&harness, "Recruit"), "there is no card for it");
}

#[test]
fn a_recruiting_card_just_acquired_is_used_or_kept() {
    let mut setup = in_round(2, |players| {
        players[1].table = vec![Profession::Painter];
        players[1].hand = Some(vec![Card::Hidden; 2]);
    });
    setup.moment = Moment::Auction(2);
    let won = anna(Decision::Win(Object::RecruitingCard, 200));
    let mut harness = actions(setup.clone(), &[won]);
    click(&mut harness, fl!(keep_recruiting_card));
    assert_eq!(last(&harness), anna(Decision::Hold));
    let mut harness = actions(setup, &[won]);
    click(
        &mut harness,
        &fl!(recruit_from, card = "Painter", from = "Ben"),
    );
    let recruit = Decision::Recruit(Seat::B, Profession::Painter);
    assert_eq!(last(&harness), anna(recruit));
}

#[test]
fn one_card_is_kept_and_the_others_go_under_the_stack_in_the_order_chosen() {
    let mut rng = fastrand::Rng::with_seed(7);
    let setup = Setup::digital(["Anna", "Ben", "Clara"], &mut rng);
    let mut session: Session<Game> = Session::new(setup.clone()).expect("it is legal");
    while session.game().phase() == Phase::StartingHands {
        let command = session.game().legal().nth(0).expect("a card to return");
        session.play(command).expect("it is legal");
    }
    let log = session.log().iter();
    let mut commands: Vec<Command> = log.map(|entry| entry.command).collect();
    commands.push(anna(Decision::Win(Object::PrestigeCard, 200)));
    let mut harness = actions(setup, &commands);
    let Some(florence::rules::game::Pending::Keep { offer, .. }) = harness.state().game().pending()
    else {
        panic!("a card is to be kept");
    };
    let cards: Vec<_> = offer.iter().collect();
    let name = |at: usize| words::florence::Named::name(&cards[at]);
    click(&mut harness, &format!("Keep {}", name(2)));
    click(&mut harness, &format!("Next under the stack: {}", name(4)));
    click(&mut harness, &format!("Next under the stack: {}", name(0)));
    click(&mut harness, fl!(keep_this_card));
    let Decision::Keep(kept, under) = last(&harness).decision else {
        panic!("no card is kept");
    };
    assert_eq!(kept, cards[2]);
    let order: Vec<_> = under.iter().collect();
    assert_eq!(order, [cards[4], cards[0], cards[1], cards[3]]);
}

/// Returns a setup after seven rounds; Anna and Ben have a prestige card each, face down.
fn with_two_face_down() -> Setup {
    let mut setup = the_end();
    setup.players[0].prestige_cards = vec![Card::Hidden];
    setup.players[1].prestige_cards = vec![Card::Hidden];
    setup
}

#[test]
fn prestige_cards_are_turned_over_and_the_winner_is_named() {
    let mut harness = actions(with_two_face_down(), &[]);
    click(
        &mut harness,
        &fl!(reveal_card_of, card = "Most Parks", owner = "Anna"),
    );
    // It is Anna's: at Ben's it only keeps its place.
    let is_greyed = {
        let mut bens = harness.query_all_by_label("Reveal Ben’s Most Parks");
        bens.all(|node| node.accesskit_node().is_disabled())
    };
    assert!(is_greyed);
    click(
        &mut harness,
        &fl!(reveal_card_of, card = "Most Lakes", owner = "Ben"),
    );
    assert!(harness.state().game().is_over());
    assert!(says(&harness, "Anna wins with 15\u{a0}PP"));
    let played = log(&harness).iter().map(|entry| entry.command);
    let commands: Vec<Command> = played.collect();
    let harness = bench(with_two_face_down(), &commands, EndPanel::result);
    assert!(says(&harness, "1.  Anna: 15\u{a0}PP"));
    assert!(says(&harness, "prestige cards: Most Parks 5"));
    // Ben and Clara have the same points; Clara has more money.
    assert!(says(&harness, "2.  Clara: 10\u{a0}PP"));
    assert!(says(&harness, "less money"));
}

// --- statistics ---

/// Draws a page of the statistics of the sample game after this many entries, with money
/// hidden or not.
fn statistics(page: Page, entries: usize, hides_money: bool) -> Harness<'static, StatisticsPanel> {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../saves/four-players.ron");
    let save = Save::<Game>::read(file.as_ref()).expect("a sample can be read");
    let mut session = save.into_session().expect("a sample is legal");
    assert!(session.go_to(entries));
    let mut harness = Harness::builder()
        .with_size([900.0, 900.0])
        .allow_missing_glyphs()
        .build_ui_state(
            move |ui, panel: &mut StatisticsPanel| {
                let view = View::of(&session).hiding_money(hides_money);
                panel.show(ui, &view, Chances::none(), |_| None);
            },
            {
                let mut panel = StatisticsPanel::default();
                panel.turn_to(page);
                panel
            },
        );
    harness.run();
    harness
}

#[test]
fn the_statistics_of_a_game_say_in_words_what_they_draw() {
    let harness = statistics(Page::Points, 154, false);
    assert!(is_there(
        &harness,
        "Prestige points: Anna 58, Ben 61, Clara 42, Dana 62"
    ));
    assert!(says(&harness, "Anna: 5, best"));
    let harness = statistics(Page::Money, 154, false);
    assert!(is_there(
        &harness,
        "Money, in florins: Anna 0, Ben 500, Clara 700, Dana 800"
    ));
    let harness = statistics(Page::Game, 154, false);
    assert!(is_there(&harness, "Builder, round 1: Clara, 300 florins"));
    assert!(is_there(&harness, "Builder, average price: 320 florins"));
    assert!(is_there(&harness, "Dana: 13\u{a0}PP, prestige cards"));
    assert!(is_there(
        &harness,
        "Ben: 61\u{a0}PP, after selling 2\u{a0}PP"
    ));
}

#[test]
fn statistics_keep_hidden_money_secret_until_the_game_is_over() {
    let harness = statistics(Page::Money, 66, true);
    assert!(says(&harness, "Money is hidden until the game is over"));
    assert!(!says(&harness, "Money, in florins: "));
    let chances = statistics(Page::Game, 66, true);
    assert!(is_there(&chances, fl!(chances_money_hidden)));
    assert!(!is_there(&chances, fl!(chances_begin)));
    let points = statistics(Page::Points, 66, true);
    assert!(says(&points, "Prestige points: Anna 3, Ben 3"));
    let over = statistics(Page::Money, 154, true);
    assert!(says(&over, "Money, in florins: Anna 0"));
}

#[test]
fn where_there_is_nothing_yet_statistics_say_so() {
    let harness = statistics(Page::Game, 0, false);
    assert!(is_there(&harness, fl!(statistics_nothing_sold)));
    assert!(is_there(&harness, fl!(statistics_no_points)));
    assert!(is_there(&harness, fl!(chances_begin)));
    let harness = statistics(Page::Points, 0, false);
    assert!(is_there(&harness, fl!(statistics_no_work)));
}

// --- the public screen ---

/// Returns the texts of the public screen.
fn on_public_screen(session: &Session<Game>, hides_money: bool) -> Vec<String> {
    on_public_screen_after(session, hides_money, None)
}

/// Returns the texts while the game waits after a round.
fn on_public_screen_after(
    session: &Session<Game>,
    hides_money: bool,
    over: Option<u8>,
) -> Vec<String> {
    let session = session.clone();
    let mut harness = Harness::builder()
        .with_size([1280.0, 720.0])
        .allow_missing_glyphs()
        .build_ui(move |ui| public::show(ui, &session, hides_money, over));
    harness.run();
    let nodes = harness.query_all_by(|_| true);
    let said = nodes.flat_map(|node| {
        let node = node.accesskit_node();
        [node.label(), node.value()]
    });
    said.flatten().collect()
}

#[test]
fn the_public_screen_rests_with_the_table() {
    let mut rng = fastrand::Rng::with_seed(3);
    let setup = Setup::digital(["Anna", "Ben", "Clara"], &mut rng);
    let mut session = Session::<Game>::new(setup).expect("the setup is legal");
    while session.game().round() < 2 {
        let seed = session.cursor() as u64;
        let command = bot::decide(session.game(), Level::EASY, seed, 0, &Thinking::new());
        let command = command.expect("the game goes on");
        session.play(command).expect("bots keep to the rules");
    }
    let over = fl!(round_is_over, round = 1);
    let says = |said: &[String], text: &str| said.iter().any(|line| line.contains(text));
    let rests = on_public_screen_after(&session, false, Some(1));
    assert!(says(&rests, &over));
    assert!(!says(&rests, fl!(public_opens)), "nobody is to act");
    let goes_on = on_public_screen(&session, false);
    assert!(says(&goes_on, fl!(public_opens)));
    assert!(!says(&goes_on, &over));
}

#[test]
fn the_public_screen_tells_no_card_in_a_hand_and_no_hidden_money() {
    let mut rng = fastrand::Rng::with_seed(11);
    let setup = Setup::digital(["Anna", "Ben", "Clara"], &mut rng);
    let mut session = Session::new(setup).expect("the setup is legal");
    let mut looked = 0;
    for seed in 0..160 {
        let thinking = Thinking::new();
        let game = session.game();
        let Some(command) = bot::decide(game, Level::EASY, seed, 0, &thinking) else {
            break;
        };
        session.play(command).expect("bots keep to the rules");
        let game = *session.game();
        // Recruiting is public.
        let is_open = matches!(command.decision, Decision::Recruit(..));
        if game.is_over() || is_open || seed % 8 > 0 {
            continue;
        }
        looked += 1;
        let names = on_public_screen(&session, true);
        assert!(names.len() > game.player_count(), "{names:?}");
        for seat in game.seats() {
            let player = game.player(seat);
            let hand = player.hand().known().iter().map(|card| card.name());
            let prestige = player.prestige_cards().known();
            let prestige = prestige.iter().map(|card| card.name());
            for card in hand.chain(prestige) {
                let told = names.iter().find(|name| name.contains(card));
                assert_eq!(told, None, "{card} after {command:?}");
            }
            let name = ["Anna", "Ben", "Clara"][seat as usize];
            let line = |names: &[String]| {
                let begins = format!("{name}: {}\u{a0}PP, ", player.prestige());
                let line = names.iter().find(|name| name.starts_with(&begins));
                line.unwrap_or_else(|| panic!("{begins}: {names:?}"))
                    .clone()
            };
            assert!(line(&names).contains(fl!(money_hidden)));
            // The number of a player's cards is public.
            let bonus = fl!(seat_bonus_cards, number = player.bonus_cards().len());
            let prestige = player.prestige_cards().len();
            let prestige = fl!(seat_prestige_cards, number = prestige);
            assert!(line(&names).contains(&bonus) && line(&names).contains(&prestige));
            let money = florins(player.money());
            assert!(!line(&names).contains(&money), "{money}");
            let open = on_public_screen(&session, false);
            assert!(line(&open).contains(&money), "{money} in {open:?}");
        }
    }
    assert!(looked > 8, "{looked}");
}

#[test]
fn the_public_screen_says_who_has_which_character() {
    let mut rng = fastrand::Rng::with_seed(3);
    let mut setup = Setup::digital(["Anna", "Ben", "Clara"], &mut rng);
    setup.options.muse = true;
    let mut session = Session::<Game>::new(setup).expect("the setup is legal");
    let holder = |game: &Game| {
        let mut seats = game.seats();
        seats.find(|seat| game.player(*seat).character().is_some())
    };
    while holder(session.game()).is_none() {
        let seed = session.cursor() as u64;
        let command = bot::decide(session.game(), Level::EASY, seed, 0, &Thinking::new());
        let command = command.expect("the game goes on");
        session.play(command).expect("bots keep to the rules");
    }
    let seat = holder(session.game()).expect("somebody holds one");
    let character = session.game().player(seat).character().expect("it is held");
    let begins = format!("{}: ", session.start().name(seat));
    let told = on_public_screen(&session, false);
    let mut lines = told.iter().filter(|line| line.starts_with(&begins));
    assert!(
        lines.any(|line| line.contains(character.name())),
        "{told:?}"
    );
}

// --- score sheet ---

struct Desk {
    sheet: SheetPanel,
    asked: Vec<studiolo::ui::Intent>,
}

fn sheet(setup: Setup) -> Harness<'static, Desk> {
    let mut sheet = SheetPanel::default();
    sheet.typed.setup = setup;
    let desk = Desk {
        sheet,
        asked: Vec::new(),
    };
    let mut harness = Harness::builder()
        .with_size([1240.0, 900.0])
        .allow_missing_glyphs()
        .build_ui_state(
            |ui, desk: &mut Desk| desk.asked.extend(desk.sheet.show(ui, &state_with(&[]))),
            desk,
        );
    harness.run();
    harness
}

fn type_into(harness: &mut Harness<'_, Desk>, field: &str, text: &str) {
    harness.get_by_label(field).focus();
    harness.run();
    harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
    harness.get_by_label(field).type_text(text);
    harness.run();
}

/// Returns the first position that was opened.
fn opened<'h>(harness: &'h Harness<'_, Desk>) -> &'h Setup {
    let Some(studiolo::ui::Intent::Start(start)) = harness.state().asked.first() else {
        panic!("nothing was opened");
    };
    start.get().expect("it is one of this game")
}

/// Leaves the field, so that its text counts.
fn leave(harness: &mut Harness<'_, Desk>) {
    harness.key_press(eframe::egui::Key::Tab);
    harness.run();
}

#[test]
fn the_score_sheet_counts_while_it_is_typed() {
    let mut harness = sheet(Setup::default());
    assert!(says(&harness, fl!(sheet_nothing_entered)));
    assert!(!says(&harness, "share the victory"));
    assert!(!is_disabled(&harness, "Open this position"));
    click(&mut harness, &fl!(players, number = 3));
    type_into(&mut harness, "Name of player A", "Anna");
    assert!(
        says(&harness, fl!(sheet_nothing_entered)),
        "a name is not enough"
    );
    type_into(&mut harness, "PP of Anna", "13");
    leave(&mut harness);
    assert!(says(
        &harness,
        "Anna: G3: 13\u{a0}PP too many: works, buildings, landscapes and builders account for at most \
         0\u{a0}PP, not 13. Perhaps something was left out."
    ));
    click(
        &mut harness,
        &fl!(sheet_card_on_table, card = "Poet", player = "Anna"),
    );
    type_into(&mut harness, "Money of Anna", "1,200");
    type_into(&mut harness, "Jesters of Anna", "2");
    click(
        &mut harness,
        &fl!(sheet_prestige_card, card = "Most jesters", player = "Anna"),
    );
    assert_eq!(
        harness.state().sheet.typed.setup.players[0].money,
        Some(1200)
    );
    assert!(says(&harness, fl!(sheet_all_is_right)));
    assert!(says(&harness, "Anna wins with 19\u{a0}PP"));
    click(&mut harness, fl!(sheet_open_position));
    let setup = opened(&harness);
    assert!(Game::try_from(setup).is_ok());
    assert_eq!(setup.moment, Moment::End);
}

#[test]
fn what_is_wrong_with_a_sheet_is_listed_and_not_corrected() {
    let mut harness = sheet(Setup::default());
    type_into(&mut harness, "Money of Player A", "-50");
    leave(&mut harness);
    assert!(says(
        &harness,
        "Player A: G2: -50 florins is not a multiple of 100."
    ));
    type_into(&mut harness, "Builders of Player B", "4");
    leave(&mut harness);
    assert!(says(
        &harness,
        "Player B: O6: There are 4 builders, but there must be between 0 and 3."
    ));
    type_into(&mut harness, "PP of Player C", "many");
    leave(&mut harness);
    assert!(says(
        &harness,
        "PP of Player C: \u{201c}many\u{201d} is not a number."
    ));
    assert!(is_disabled(&harness, "Open this position"));
    let players = &harness.state().sheet.typed.setup.players;
    assert_eq!((players[0].money, players[1].builders), (Some(-50), 4));
}

#[test]
fn tiles_go_anywhere_on_a_sheet_and_are_told_to_overlap() {
    let mut harness = sheet(Setup::default());
    click(&mut harness, "a1, Palazzo of Player A");
    click(&mut harness, "Place Tower");
    click(&mut harness, "a1, Palazzo of Player A");
    let tower = (Building::Tower, squares("a1 b1 c1"));
    assert_eq!(
        harness.state().sheet.typed.setup.players[0].buildings,
        [tower]
    );
    assert!(says(
        &harness,
        "Player A: P2: Something already lies on a1 b1 c1."
    ));
    click(&mut harness, "a1, Palazzo and Tower of Player A");
    click(
        &mut harness,
        &fl!(sheet_remove_tile, squares = "a1 b1 c1", tile = "Tower"),
    );
    assert!(
        harness.state().sheet.typed.setup.players[0]
            .buildings
            .is_empty()
    );
    assert!(says(&harness, fl!(sheet_nothing_entered)));
}

#[test]
fn a_right_click_takes_a_tile_off_the_sheet() {
    let mut setup = with_two_face_down();
    setup.players[1].buildings = vec![(Building::Tower, squares("e5 f5 g5"))];
    let mut harness = sheet(setup);
    harness.get_by_label("f5, Tower of Ben").click_secondary();
    harness.run();
    assert!(
        harness.state().sheet.typed.setup.players[1]
            .buildings
            .is_empty()
    );
}

#[test]
fn a_sheet_can_be_of_the_middle_of_a_game() {
    let mut harness = sheet(Setup::default());
    click(&mut harness, &fl!(players, number = 2));
    click(&mut harness, fl!(sheet_before_actions));
    click(&mut harness, &fl!(round_number, round = 3));
    click(&mut harness, &fl!(sheet_turn_of, player = "Player B"));
    click(&mut harness, &fl!(sheet_start_player, player = "Player B"));
    assert!(
        says(&harness, "T4:"),
        "which freedoms are doubled is not said yet"
    );
    click(&mut harness, &fl!(sheet_two_tiles_of, freedom = "Travel"));
    click(&mut harness, &fl!(sheet_two_tiles_of, freedom = "Opinion"));
    click(&mut harness, fl!(sheet_open_position));
    let setup = opened(&harness);
    assert_eq!(setup.moment, Moment::Actions(3, Seat::B));
    assert_eq!(setup.start_player, Seat::B);
}

// --- names ---

#[test]
fn no_name_is_too_strange() {
    let long = "x".repeat(200);
    let names = [
        "\u{1f980}\u{200d}\u{1f468}",
        long.as_str(),
        "\u{5d0}\u{5e0}\u{5d4} \u{202e}anna",
    ];
    let named = |setup: Setup| {
        let mut setup = setup;
        for (player, name) in setup.players.iter_mut().zip(names) {
            player.name = name.into();
        }
        setup
    };
    let round = named(in_round(3, poet));
    principality(round.clone(), &[]);
    let mut harness = actions(round.clone(), &[]);
    click(&mut harness, fl!(action_complete_a_work));
    actions(named(with_two_face_down()), &[]);
    let mut over = with_two_face_down();
    for player in &mut over.players {
        player.prestige_cards.clear();
    }
    sheet(named(over));
}

#[test]
fn in_auctions_the_tray_says_when_buildings_are_built() {
    let mut setup = in_round(1, |_| {});
    setup.moment = Moment::Auction(1);
    let harness = principality(setup, &[]);
    assert!(says(&harness, fl!(tray_building_later)));
    assert!(!says(&harness, "B1:"));
    assert!(is_disabled(&harness, "Build Library"));
}
