//! The number of keys and clicks needed to track what happens at a table. The counts of an
//! auction phase with the keyboard are in `keys`.

use std::path::Path;

use ::florence::{BonusCard, Building, Freedom, PlayerSetup, Profession, Squares, Tile, Work};
use table::Set;
use words::fl;

use super::desk::*;

fn known<T: Copy>(cards: &[T]) -> Vec<Card<T>> {
    cards.iter().copied().map(Card::Known).collect()
}

fn squares(names: &str) -> Squares {
    names.parse().expect("squares")
}

/// Returns a setup on Anna's turn in the third round; her Poet is worth 14 of 12, with a
/// bonus card 18.
fn poet() -> Setup {
    let mut setup = auctions(&["Anna", "Ben", "Clara"]);
    setup.moment = Moment::Actions(3, Seat::A);
    let hand = [Profession::Poet, Profession::Goldsmith, Profession::Lawyer];
    setup.players[0] = PlayerSetup {
        hand: Some(known(&hand)),
        jesters: 2,
        buildings: vec![(Building::Theatre, squares("e5 e6 e7 f5 g5"))],
        freedoms: vec![Freedom::Travel],
        bonus_cards: known(&[BonusCard::Freedoms, BonusCard::Jesters]),
        ..setup.players[0].clone()
    };
    setup
}

#[track_caller]
fn last(window: &Window) -> Decision {
    let entry = window.session().log().last().expect("an entry");
    entry.command.decision
}

#[test]
fn an_auction_phase_of_four_is_tracked_bid_by_bid_with_a_click_a_bid() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    let pass = fl!(auction_pass);
    // Anna: Park; the Park is put down in its first place.
    for name in ["Name Park", pass, pass, pass, fl!(put_tile_down)] {
        window.points(name);
    }
    // Ben: Jester, bid up to 700 by Dana. The next step of the ladder is a bid as well.
    window.points("Name Jester");
    for price in [300, 400, 500, 600, 700] {
        window.points(&format!("Raise to {price}"));
    }
    window.points(pass);
    window.points(pass);
    // Ben and Clara: Forest, for 600.
    window.points("Name Forest");
    for price in [300, 400, 500, 600] {
        window.points(&format!("Raise to {price}"));
    }
    window.points(pass);
    window.points(fl!(put_tile_down));
    // Clara alone: a Builder.
    window.points("Name Builder");
    let game = window.game();
    let money: Vec<u32> = game.seats().map(|seat| game.player(seat).money()).collect();
    assert_eq!(money, [3300, 2900, 3300, 2800]);
    assert_eq!(game.phase(), Phase::Actions);
    assert_eq!(window.clicks, 21);
}

#[test]
fn a_building_is_built_with_three_keys_or_two_clicks() {
    let mut setup = auctions(&["Anna", "Ben", "Clara"]);
    setup.moment = Moment::Actions(1, Seat::A);
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), setup.clone());
    window.types("1o");
    window.key(Key::Enter);
    assert!(matches!(last(&window), Decision::Build(Building::Opera, _)));
    assert_eq!(window.strokes, 3);

    let mut window = Window::with(TempDir::new().unwrap().path(), setup);
    window.points("Build Tower");
    window.points("f4, empty");
    let Decision::Build(Building::Tower, site) = last(&window) else {
        panic!("no Tower");
    };
    assert_eq!(site.squares(), squares("f4 g4 e4"));
    assert_eq!(window.clicks, 2);
}

#[test]
fn a_work_with_a_bonus_card_and_points_taken_takes_six_keys_or_four_clicks() {
    let work = |prestige| {
        Decision::Complete(Work {
            profession: Profession::Poet,
            bonus: Set::only(BonusCard::Jesters),
            prestige,
        })
    };
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), poet());
    window.types("2");
    window.key(Key::Space);
    window.key(Key::ArrowRight);
    window.key(Key::ArrowRight);
    window.key(Key::ArrowRight);
    window.key(Key::Enter);
    assert_eq!(last(&window), work(3));
    assert_eq!(window.strokes, 6);

    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), poet());
    window.points(fl!(action_complete_a_work));
    window.points("Play Jesters");
    let slider = window
        .harness
        .get_by_role_and_label(Role::Slider, "PP from the payment");
    let slider = slider.rect();
    // The middle of nine steps, of which each point takes one.
    window.points_at(slider.lerp_inside(vec2(4.0 / 9.0, 0.5)));
    window.points(fl!(complete_the_work));
    assert_eq!(last(&window), work(4));
    assert_eq!(window.clicks, 4);
}

#[test]
fn while_a_work_is_chosen_arrows_and_space_choose_it_and_no_more_than_there_is() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), poet());
    let is_on = |window: &Window, name: &str| {
        let node = window.harness.get_by_label(name).accesskit_node();
        node.toggled() == Some(eframe::egui::accesskit::Toggled::True)
    };
    window.types("2");
    assert!(is_on(&window, "Lay down Poet"), "the best comes first");
    window.key(Key::Space);
    assert!(is_on(&window, "Play Jesters") && !is_on(&window, "Play Freedoms"));
    window.key(Key::Space);
    assert!(is_on(&window, "Play Jesters") && is_on(&window, "Play Freedoms"));
    window.key(Key::Space);
    assert!(!is_on(&window, "Play Jesters") && !is_on(&window, "Play Freedoms"));
    for _ in 0..30 {
        window.key(Key::ArrowRight);
    }
    assert!(window.says("The bank pays 0 florins and 7\u{a0}PP."));
    window.key(Key::ArrowLeft);
    assert!(window.says("The bank pays 200 florins and 6\u{a0}PP."));
    // Each work in hand can be reached, and none beyond the last.
    let mut seen = Vec::new();
    for key in [[Key::ArrowUp; 5], [Key::ArrowDown; 5]].concat() {
        window.key(key);
        for name in ["Lay down Poet", "Lay down Goldsmith", "Lay down Lawyer"] {
            if is_on(&window, name) && !seen.contains(&name) {
                seen.push(name);
            }
        }
    }
    assert_eq!(seen.len(), 3, "{seen:?}");
    assert!(window.session().log().is_empty());
    // A focused control keeps the arrows for itself.
    window.types("2");
    window.types("2");
    window.key(Key::Tab);
    let focused = window.focused();
    assert!(focused.is_some());
    let before = is_on(&window, "Lay down Poet");
    window.key(Key::ArrowDown);
    assert_eq!(is_on(&window, "Lay down Poet"), before);
}

#[test]
fn at_the_end_c_and_the_keys_that_copy_and_enter_copy_the_sheet() {
    let end = || {
        let mut setup = auctions(&["Anna", "Ben", "Clara"]);
        setup.moment = Moment::End;
        for player in &mut setup.players {
            player.hand = None;
        }
        setup
    };
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), end());
    assert_eq!(window.game().phase(), Phase::Over);
    let key = |modifiers, key| Input::Key {
        key,
        physical_key: Some(key),
        pressed: true,
        repeat: false,
        modifiers,
    };
    let plain = Modifiers::NONE;
    for events in [
        vec![key(plain, Key::C), Input::Text("c".to_owned())],
        vec![key(Modifiers::COMMAND, Key::C)],
        // As most systems send it.
        vec![Input::Copy],
        vec![key(plain, Key::Enter)],
    ] {
        let said = format!("{events:?}");
        window.harness.input_mut().events.extend(events);
        let mut copied = None;
        for _ in 0..8 {
            window.harness.step();
            copied = copied.or(window.copied().map(str::to_owned));
        }
        let copied = copied.unwrap_or_default();
        assert!(copied.contains("| 1 |"), "{said}: {copied:?}");
        assert!(!window.says(fl!(line_label)), "no palette");
        window.harness.key_up(Key::C);
        window.harness.key_up(Key::Enter);
        window.harness.run();
    }
    window.key(Key::Questionmark);
    window.harness.event(Input::Copy);
    window.harness.run();
    let heard = format!("{}: {}", "Ctrl+C", fl!(copy_result));
    assert!(window.says(&heard), "{:#?}", window.names());
    window.key(Key::Escape);

    // Before the end a C begins a word.
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    window.types("c");
    assert!(window.says(fl!(line_label)));
}

#[test]
fn a_key_takes_the_tile_in_hand_from_one_legal_place_to_the_next() {
    let mut setup = auctions(&["Anna", "Ben", "Clara"]);
    setup.moment = Moment::Actions(1, Seat::A);
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), setup);
    let tile = Tile::Building(Building::Hospital);
    let places: Vec<Squares> = window.game().places(Seat::A, tile).iter().collect();
    let lies = |window: &Window| {
        let on = |place: &&Squares| window.says(&format!("can be built on {place} for"));
        places.iter().find(on).copied()
    };
    window.types("1h");
    let mut seen = vec![lies(&window).expect("it begins where it may lie")];
    for _ in 1..places.len() {
        window.types("n");
        seen.push(lies(&window).expect("each place is legal"));
    }
    assert!(places.iter().all(|place| seen.contains(place)));
    // From an illegal place, the nearest legal place is the next one.
    for _ in 0..7 {
        window.key(Key::ArrowDown);
        window.key(Key::ArrowLeft);
    }
    assert_eq!(lies(&window), None, "on the palazzo");
    window.types("n");
    let there = lies(&window).expect("it is legal again");
    window.key(Key::Enter);
    assert_eq!(last(&window), Decision::build(Building::Hospital, there));
}

#[test]
fn no_stray_enter_accepts_an_offer_to_build_together() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../data/look/together.ron");
    let save: Save<Game> = Save::read(&path).expect("the sample is sound");
    let data = TempDir::new().unwrap();
    let mut window = Window::with_save(data.path(), &save);
    window.key(Key::Enter);
    assert!(window.game().talk().is_some());
    window.types("2");
    assert!(window.game().talk().is_none());
    assert_eq!(last(&window), Decision::Accept);
}
