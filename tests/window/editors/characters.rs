//! The characters of Muse & Princess: bids with the pointer, with keys and by typing, and
//! their uses.

use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use florence::rules::characters::Characters;
use florence::rules::game::Pending;
use florence::rules::{Character, Favour};
use florence::{Command, Decision, Deck, Game, Landscape, Moment, Phase, Profession, Setup};
use table::{Card, Seat};
use tempfile::TempDir;
use words::fl;
use words::florence::Named as _;

use super::bench::*;

const FOUR: [&str; 4] = ["Anna", "Ben", "Clara", "Dana"];

fn with_characters(mut setup: Setup, moment: Moment) -> Setup {
    setup.options.muse = true;
    setup.moment = moment;
    setup
}

/// Returns a setup with the first characters on offer.
fn offered() -> Setup {
    with_characters(in_auctions(&FOUR), Moment::Characters(1))
}

#[track_caller]
fn last(window: &Window) -> Command {
    let last = session(window).log().last();
    last.expect("something was decided").command
}

fn field(character: Character, price: &str) -> String {
    fl!(character_field, character = character.id(), price = price)
}

fn choose(character: Character) -> String {
    fl!(character_choose, character = character.id())
}

fn bid(seat: Seat, character: Character, price: u32) -> Command {
    Command::new(seat, Decision::Bid(character, price))
}

#[test]
fn a_marker_is_put_on_a_field_and_handed_back_with_the_pointer() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    begin(&mut window, offered());
    click(&mut window, &field(Character::Muse, "600"));
    assert!(session(&window).log().is_empty(), "a field only proposes");
    click(&mut window, &fl!(character_put, price = 600));
    assert_eq!(last(&window), bid(Seat::A, Character::Muse, 600));
    assert!(is_there(&window, "on the Muse, 600"));

    // Ben selects the card: the next field is proposed.
    click(&mut window, &choose(Character::Muse));
    click(&mut window, &fl!(character_put, price = 700));
    assert_eq!(last(&window), bid(Seat::B, Character::Muse, 700));
    assert!(is_there(&window, fl!(seat_marker_back)));
    // Fields below the marker cannot be selected.
    assert!(is_greyed(&window, &field(Character::Muse, "700")));

    for _ in 0..3 {
        click(&mut window, fl!(auction_pass));
    }
    // Ben took the card along the way, and everyone else is out.
    assert_eq!(game(&window).phase(), Phase::Actions);
    let muse = game(&window).player(Seat::B).character();
    assert_eq!(muse, Some(Character::Muse));
    assert!(is_there(&window, "Ben’s Muse"));
}

#[test]
fn whose_marker_was_handed_back_goes_on_with_the_same_card() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    begin(&mut window, offered());
    press(&mut window, &[Key::Num3, Key::Enter]);
    assert_eq!(last(&window), bid(Seat::A, Character::Princess, 300));
    press(&mut window, &[Key::Num3, Key::Enter]);
    press(&mut window, &[Key::Minus, Key::Minus]);
    press(&mut window, &[Key::Enter]);
    assert_eq!(last(&window), bid(Seat::A, Character::Princess, 500));
}

#[test]
fn characters_are_bid_for_with_keys_alone() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    begin(&mut window, offered());
    // The Cardinal, two fields up.
    press(&mut window, &[Key::Num2, Key::ArrowRight, Key::ArrowRight]);
    press(&mut window, &[Key::Enter]);
    assert_eq!(last(&window), bid(Seat::A, Character::Cardinal, 500));
    press(&mut window, &[Key::Num1, Key::ArrowDown, Key::Enter]);
    assert_eq!(last(&window), bid(Seat::B, Character::Cardinal, 600));
    // The Banker has fields from 0 on; there is no field below the first.
    press(&mut window, &[Key::Num6, Key::ArrowLeft, Key::Enter]);
    assert_eq!(last(&window), bid(Seat::C, Character::Banker, 0));
    press(&mut window, &[Key::Minus]);
    assert_eq!(last(&window), Command::new(Seat::D, Decision::Pass));
    // By typing, too.
    type_signs(&mut window, "princess 4");
    press(&mut window, &[Key::Enter]);
    assert_eq!(last(&window), bid(Seat::A, Character::Princess, 400));
    let taken = [Seat::A, Seat::B].map(|seat| game(&window).player(seat).character());
    let expected = [Character::Princess, Character::Cardinal].map(Some);
    assert_eq!(taken, expected);
    assert_eq!(game(&window).phase(), Phase::Actions);
}

#[test]
fn each_card_says_what_it_would_bring_and_a_hint_points_at_one() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    begin(&mut window, offered());
    // Everyone at the table sees the screen, so the value is shown only on request.
    for _ in 0..20 {
        window.step();
    }
    assert!(!says(&window, "would bring Anna"));
    click(&mut window, fl!(character_ask));
    wait(&mut window, |window| {
        says(window, "Banker would bring Anna")
    });
    for character in [Character::Muse, Character::Princess, Character::Merchant] {
        let begins = format!("{} would bring Anna", character.name());
        assert!(says(&window, &begins), "{begins}");
    }
    // Another card is selected; the hint selects its own.
    click(&mut window, &choose(Character::Cardinal));
    let hint = |window: &mut Window| press_with(window, Modifiers::COMMAND, Key::H);
    hint(&mut window);
    let is_given = |window: &Window| window.query_all_by_label_contains("Do it").next().is_some();
    wait(&mut window, is_given);
    hint(&mut window);
    assert!(session(&window).log().is_empty(), "it is only shown");
    hint(&mut window);
    let advised = last(&window);
    assert_eq!(advised.seat, Seat::A);
    assert!(matches!(
        advised.decision,
        Decision::Bid(..) | Decision::Pass
    ));
}

#[test]
fn who_wins_with_a_merchant_pays_nothing_or_takes_points() {
    for (button, favour, money, points) in [
        (fl!(merchant_free_button).to_owned(), Favour::Free, 3000, 0),
        (
            fl!(merchant_points_button, price = 500, points = 1),
            Favour::Points,
            2500,
            1,
        ),
    ] {
        let data = TempDir::new().unwrap();
        let mut window = window(data.path());
        let mut setup = with_characters(in_auctions(&FOUR), Moment::Auction(2));
        setup.players[0].character = Some(Character::Merchant);
        setup.players[0].money = Some(3000);
        begin(&mut window, setup);
        type_signs(&mut window, "/anna jester 5");
        press(&mut window, &[Key::Enter]);
        assert!(says(&window, "Anna wins the jester"));
        click(&mut window, &button);
        assert_eq!(last(&window).decision, Decision::Merchant(favour));
        let anna = game(&window).player(Seat::A);
        let has = (anna.money(), anna.prestige(), anna.jesters());
        assert_eq!(has, (money, points, 1));
    }
}

#[test]
fn a_merchant_left_over_is_used_or_let_go_before_the_next_characters() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    let mut setup = with_characters(in_auctions(&FOUR), Moment::Auction(2));
    setup.players[1].character = Some(Character::Merchant);
    begin(&mut window, setup);
    for _ in FOUR {
        click(&mut window, fl!(auction_decline));
    }
    assert!(says(&window, "Ben has not used the Merchant"));
    assert_eq!(
        game(&window).pending(),
        Some(Pending::LastCall { seat: Seat::B })
    );
    click(&mut window, fl!(let_go_button));
    assert_eq!(last(&window).decision, Decision::LetGo);
    assert_eq!(game(&window).phase(), Phase::Characters);
}

#[test]
fn the_princess_completes_a_work_and_points_come_out_of_its_payment() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    let squares = |text: &str| text.parse().expect("squares");
    let setup = in_actions(1, |players| {
        players[0].character = Some(Character::Princess);
        players[0].builders = 1;
        players[0].landscapes = vec![(Landscape::Lake, squares("d6 c7 d7"))];
    });
    let mut setup = with_characters(setup, Moment::Actions(1, Seat::A));
    setup.players[0].hand = Some(vec![Card::Hidden; 3]);
    begin(&mut window, setup);
    let value = game(&window).princess_value(Seat::A).total();
    assert!(value >= game(&window).minimum(), "{value}");
    click(&mut window, fl!(action_complete_a_work));
    click(&mut window, fl!(work_princess_lay_down));
    assert!(says(&window, fl!(work_princess_no_bonus)));
    let slider = fl!(points_from_payment);
    let slider = window.get_by_role_and_label(Role::Slider, slider);
    slider.set_value_accesskit(2.0);
    window.run();
    click(&mut window, fl!(complete_the_work));
    assert_eq!(last(&window).decision, Decision::Princess(2));
    assert_eq!(game(&window).player(Seat::A).prestige(), 2);
    assert_eq!(game(&window).player(Seat::A).character(), None);
}

#[test]
fn a_professor_is_used_in_the_turn_of_another_player() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    let setup = in_actions(1, |players| {
        players[1].character = Some(Character::Professor);
    });
    begin(
        &mut window,
        with_characters(setup, Moment::Actions(1, Seat::A)),
    );
    assert_eq!(game(&window).to_act(), Some(Seat::A));
    click(&mut window, "Ben’s Professor");
    click(&mut window, fl!(use_professor_bonus));
    let used = Command::new(Seat::B, Decision::Professor(Deck::Bonus));
    assert_eq!(session(&window).log()[0].command, used);
    assert_eq!(game(&window).player(Seat::B).bonus_cards().len(), 1);
}

#[test]
fn the_cardinal_gives_three_actions_and_the_muse_is_a_part_of_every_work() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    let setup = in_actions(3, |players| {
        players[0].character = Some(Character::Cardinal);
        players[1].character = Some(Character::Muse);
    });
    let mut setup = with_characters(setup, Moment::Actions(3, Seat::A));
    setup.players[1].hand = Some(vec![
        Card::Known(Profession::Poet),
        Card::Hidden,
        Card::Hidden,
    ]);
    assert_eq!(Game::try_from(&setup).err(), None);
    begin(&mut window, setup);
    assert!(
        is_there(&window, "3 of 3 actions left"),
        "{:?}",
        names(&window)
    );
    click(&mut window, fl!(end_turn));
    let tab = window.get_by_role_and_label(Role::Tab, fl!(tab_work_value));
    tab.click_accesskit();
    window.run();
    assert!(says(&window, "Muse 3"), "{:?}", names(&window));
}

fn names(window: &Window) -> Vec<String> {
    use egui_kittest::kittest::NodeT as _;
    let nodes = window.query_all_by(|_| true);
    nodes
        .filter_map(|node| node.accesskit_node().label())
        .collect()
}

#[test]
fn whoever_took_the_last_banker_buys_points_at_the_end() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    let mut setup = with_characters(in_auctions(&FOUR), Moment::End);
    setup.players[1].money = Some(900);
    setup.characters = Some(Characters {
        last_banker: Some(Seat::B),
        ..Characters::default()
    });
    setup.pending = Some(Pending::Exchange { seat: Seat::B });
    begin(&mut window, setup);
    assert!(says(&window, "Ben may buy PP"));
    press(&mut window, &[Key::ArrowRight, Key::ArrowRight]);
    click(&mut window, fl!(exchange_more));
    assert!(is_there(
        &window,
        &fl!(exchange_button, points = 3, price = 600)
    ));
    press(&mut window, &[Key::Enter]);
    assert_eq!(last(&window).decision, Decision::Exchange(3));
    let ben = game(&window).player(Seat::B);
    assert_eq!((ben.money(), ben.prestige()), (300, 3));
    assert_eq!(game(&window).phase(), Phase::Over);
}

#[test]
fn points_are_not_sold_where_there_are_characters() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    let mut setup = with_characters(in_auctions(&FOUR), Moment::Auction(2));
    setup.players[0].prestige = 3;
    begin(&mut window, setup);
    assert!(!is_there(&window, &fl!(sell_points_of, name = "Anna")));
    type_signs(&mut window, "sell 1");
    assert!(says(&window, "M12"), "it is said why");
}

#[test]
fn a_table_with_characters_is_joined_in_the_middle() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    click(&mut window, fl!(start_track));
    click(&mut window, fl!(new_game_in_the_middle));
    window.get_by_label(fl!(new_game_muse)).click_accesskit();
    window.run();
    click(&mut window, fl!(new_game_enter_table));
    click(&mut window, fl!(sheet_before_characters));
    click(&mut window, fl!(sheet_banker_more));
    click(&mut window, fl!(sheet_banker_more));
    click(&mut window, fl!(sheet_open_position));
    assert_eq!(game(&window).phase(), Phase::Characters);
    assert_eq!(game(&window).on_banker(), 800);
}
