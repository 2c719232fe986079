//! Work values, cards and points in the window, driven by the accessible names in the
//! documentation of their panels.

use eframe::egui;
use eframe::egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use florence::{
    BonusCard, Building, Command, Decision, Freedom, Landscape, PlayerSetup, PrestigeCard,
    Profession, Setup,
};
use studiolo::games::florence::chances::Chances;
use studiolo::games::florence::end::EndPanel;
use studiolo::games::florence::principality::PrincipalityPanel;
use studiolo::games::florence::statistics::StatisticsPanel;
use studiolo::games::florence::tally::TallyPanel;
use studiolo::games::florence::work::WorkValuePanel;
use table::{Card, Seat};
use words::fl;

use crate::by_hand::panels::{
    Driven, Turn, bench, click, in_round, is_disabled, is_on, is_there, known, poet, says, squares,
    the_end, turn,
};

fn work(setup: Setup) -> Driven<WorkValuePanel> {
    bench(setup, &[], WorkValuePanel::show)
}

fn tally(setup: Setup) -> Driven<TallyPanel> {
    bench(setup, &[], TallyPanel::show)
}

fn actions(setup: Setup) -> Driven<Turn> {
    turn(setup, &[])
}

/// Selects Ben, like a click on his seat.
fn look_at_ben(harness: &mut Driven<WorkValuePanel>) {
    let bench = harness.state_mut();
    bench.panel.look_at(Seat::B, bench.session.game());
    harness.run();
}

fn slide<S>(harness: &mut Harness<'_, S>, name: &str, value: u16) {
    let slider = harness.get_by_role_and_label(Role::Slider, name);
    slider.set_value_accesskit(f64::from(value));
    harness.run();
}

/// Returns a setup after seven rounds with nothing face down. Ben and Clara have the same
/// points.
fn with_a_card() -> Setup {
    let mut setup = the_end();
    setup.players[0].prestige_cards = known(&[PrestigeCard::MostParks]);
    setup
}

// --- work value ---

#[test]
fn the_work_values_are_broken_down_against_the_minimum() {
    let mut harness = work(in_round(3, poet));
    assert!(says(&harness, "Theatre 4"));
    assert!(says(&harness, "reached, 2 over"));
    assert!(says(&harness, "5 short"));
    assert!(!says(&harness, "reached, 6 over"));
    click(&mut harness, &fl!(work_count_card, card = "Jesters"));
    assert!(says(&harness, "reached, 6 over"));
    assert!(!is_there(&harness, "Work: Astronomer"));
    click(&mut harness, fl!(work_all_professions));
    assert!(is_there(&harness, &fl!(work_of, card = "Astronomer")));
    assert!(is_there(&harness, fl!(work_rows_elsewhere)));
    look_at_ben(&mut harness);
    assert!(is_there(&harness, &fl!(work_values_of, player = "Ben")));
    assert!(
        !is_there(&harness, "Count Jesters"),
        "Ben has no bonus card"
    );
}

#[test]
fn the_best_work_in_hand_is_shown_in_detail_until_another_is_chosen() {
    let mut harness = work(in_round(3, poet));
    assert!(is_on(&harness, "Work: Poet"));
    assert!(says(
        &harness,
        "building 4 + freedom 3 + jesters 4 + cards 3"
    ));
    click(&mut harness, &fl!(work_of, card = "Lawyer"));
    assert!(is_on(&harness, "Work: Lawyer"));
    assert!(says(&harness, "Work value 7, 5 short of the minimum of 12"));
    assert!(!is_on(&harness, "Work: Poet"));
}

#[test]
fn the_cheapest_ways_to_the_minimum_are_told_in_words() {
    let fewer = |players: &mut [PlayerSetup]| {
        poet(players);
        players[0].jesters = 0;
        players[0].bonus_cards.clear();
        players[0].landscapes = vec![(Landscape::Lake, squares("a3 b3 a4"))];
        players[0].freedoms.clear();
        players[0].money = Some(100);
        players[0].prestige = 3;
    };
    let harness = work(in_round(3, fewer));
    assert!(says(
        &harness,
        "2 short of the minimum; cheapest way this turn: sell 2\u{a0}PP and introduce Travel, 300 florins."
    ));
    let poorer = |players: &mut [PlayerSetup]| {
        fewer(players);
        players[0].prestige = 1;
    };
    let harness = work(in_round(3, poorer));
    assert!(says(
        &harness,
        "2 short of the minimum; at best still 2 short after this turn."
    ));
    let mut harness = work(in_round(3, fewer));
    click(&mut harness, fl!(work_all_professions));
    click(&mut harness, &fl!(work_of, card = "Astronomer"));
    assert!(says(
        &harness,
        "the card is not in hand and cannot be recruited"
    ));
}

#[test]
fn what_one_does_not_have_is_imagined_and_cleared_with_one_button() {
    let mut harness = work(in_round(3, poet));
    assert!(!is_there(&harness, "Assume Theatre"), "it stands already");
    assert!(!is_there(&harness, "Clear all assumptions"));
    click(&mut harness, &fl!(work_of, card = "Lawyer"));
    click(&mut harness, &fl!(imagine_thing, thing = "Library"));
    click(&mut harness, &fl!(imagine_thing, thing = "Opinion"));
    click(&mut harness, &fl!(imagine_thing, thing = "a jester"));
    assert!(says(&harness, "Library 4"));
    assert!(is_there(&harness, "Lawyer, Total: 16 (7 now)"));
    assert!(says(
        &harness,
        "Counting Library, Opinion, 1 jester for Anna. The Lawyer is then worth 16 instead of 7."
    ));
    assert!(says(&harness, "Work value 16, 4 above the minimum of 12"));
    assert!(is_on(&harness, "Assume Library"));
    click(&mut harness, fl!(what_if_clear_all));
    assert!(!says(&harness, "Counting "));
    assert!(says(&harness, "Work value 7, 5 short"));
    let log = harness.state().session.log();
    assert!(log.is_empty(), "the game is not touched");
}

#[test]
fn what_has_come_true_is_imagined_no_longer() {
    let mut harness = work(in_round(3, poet));
    click(&mut harness, &fl!(work_of, card = "Lawyer"));
    click(&mut harness, &fl!(imagine_thing, thing = "Library"));
    assert!(says(&harness, "Counting Library for Anna."));
    let library = squares("e1 g1 e2 f2 g2");
    let build = Command::new(Seat::A, Decision::build(Building::Library, library));
    let session = &mut harness.state_mut().session;
    session.play(build).expect("it is legal");
    harness.run();
    assert!(says(&harness, "Library 4"));
    assert!(!says(&harness, "Counting "));
    assert!(!is_there(&harness, "Clear all assumptions"));
}

#[test]
fn what_is_imagined_belongs_to_one_player() {
    let mut harness = work(in_round(3, poet));
    click(&mut harness, &fl!(imagine_thing, thing = "a jester"));
    assert!(is_there(&harness, fl!(what_if_clear_all)));
    look_at_ben(&mut harness);
    assert!(!is_there(&harness, "Clear all assumptions"));
}

#[test]
fn bonus_cards_come_best_first_and_as_few_as_needed_are_chosen() {
    let cards = |players: &mut [PlayerSetup]| {
        poet(players);
        players[0].bonus_cards = known(&[
            BonusCard::Freedoms,
            BonusCard::Builders,
            BonusCard::Jesters,
            BonusCard::CardsOnTable,
        ]);
    };
    let mut harness = work(in_round(4, cards));
    // The Poet is worth 14 of 14; the Lawyer 7.
    assert!(
        !is_there(&harness, "Count as few as needed"),
        "none is needed"
    );
    let left =
        |harness: &Driven<WorkValuePanel>, name: &str| harness.get_by_label(name).rect().left();
    let order = [
        "Count Jesters",
        "Count Freedoms",
        "Count Cards on the table",
        "Count Builders",
    ];
    let places = order.map(|name| left(&harness, name));
    assert!(places.is_sorted(), "{places:?}");
    click(&mut harness, &fl!(work_of, card = "Lawyer"));
    click(&mut harness, fl!(work_count_fewest));
    let chosen = order.map(|name| is_on(&harness, name));
    assert_eq!(chosen, [true, true, true, false]);
    assert!(says(&harness, "Work value 14, exactly the minimum of 14"));
    assert!(!is_there(&harness, "Count as few as needed"), "it is done");
}

#[test]
fn the_payment_is_tried_out_on_a_slider() {
    let mut harness = work(in_round(3, |players| {
        poet(players);
        players[0].money = Some(300);
        players[0].prestige = 3;
    }));
    let name = "PP from the payment (assumed)";
    assert!(says(
        &harness,
        "The bank pays 1,400 florins. Afterwards: 1,700 florins and 3\u{a0}PP."
    ));
    slide(&mut harness, name, 5);
    assert!(says(
        &harness,
        "The bank pays 400 florins and 5\u{a0}PP. Afterwards: 700 florins and 8\u{a0}PP."
    ));
    slide(&mut harness, name, 9);
    assert!(says(
        &harness,
        "The bank pays 0 florins and 7\u{a0}PP. Afterwards: 300 florins and 10\u{a0}PP."
    ));
    // The keyboard reaches it too.
    harness.get_by_role_and_label(Role::Slider, name).focus();
    harness.run();
    harness.key_press(egui::Key::ArrowLeft);
    harness.run();
    assert!(says(&harness, "The bank pays 200 florins and 6\u{a0}PP."));
}

#[test]
fn where_no_minimum_is_reached_there_is_no_payment() {
    let mut harness = work(in_round(3, poet));
    click(&mut harness, &fl!(work_of, card = "Lawyer"));
    assert!(!is_there(&harness, "PP from the payment (assumed)"));
}

#[test]
fn the_rows_fit_a_small_window_side_by_side() {
    let mut harness = work(in_round(3, poet));
    click(&mut harness, fl!(work_all_professions));
    click(&mut harness, &fl!(work_of, card = "Lawyer"));
    click(&mut harness, &fl!(imagine_thing, thing = "Library"));
    let total = harness.get_by_label("Lawyer, Total: 11 (7 now)").rect();
    assert!(total.right() < 720.0, "the row ends at {}", total.right());
    let row = harness.get_by_label("Work: Lawyer").rect();
    assert!(row.contains_rect(total), "{row:?}, {total:?}");
}

// --- the form of a work ---

#[test]
fn the_form_of_a_work_tells_the_cheapest_way_and_plays_as_few_cards_as_needed() {
    let mut harness = actions(in_round(3, |players| {
        poet(players);
        players[0].bonus_cards = known(&[BonusCard::Jesters, BonusCard::Freedoms]);
        players[0].jesters = 1;
    }));
    click(&mut harness, fl!(action_complete_a_work));
    click(&mut harness, &fl!(work_lay_down, card = "Lawyer"));
    assert!(says(
        &harness,
        "7 short of the minimum; cheapest way this turn: introduce Opinion and play the bonus card Freedoms, 300 florins;"
    ));
    assert!(is_disabled(&harness, "Complete the work"));
    assert!(!is_there(&harness, "PP from the payment"));
    click(&mut harness, &fl!(work_lay_down, card = "Poet"));
    assert!(says(&harness, "Work value 12, exactly the minimum"));
    slide(&mut harness, "PP from the payment", 6);
    click(&mut harness, fl!(complete_the_work));
    let last = harness.state().session.log().last().expect("a command");
    let Decision::Complete(work) = last.command.decision else {
        panic!("no work");
    };
    assert_eq!((work.prestige, work.bonus.len()), (6, 0));
}

#[test]
fn enter_completes_the_best_work_and_escape_leads_back_to_the_actions() {
    let mut harness = actions(in_round(3, poet));
    harness.key_press(egui::Key::Num2);
    harness.run();
    assert!(is_on(&harness, "Lay down Poet"), "it is the best in hand");
    assert!(!is_there(&harness, "End turn"));
    harness.key_press(egui::Key::Escape);
    harness.run();
    assert!(is_there(&harness, "End turn"));
    let log = |harness: &Driven<Turn>| harness.state().session.log().to_vec();
    assert!(log(&harness).is_empty());
    harness.key_press(egui::Key::Num2);
    harness.run();
    harness.key_press(egui::Key::Enter);
    harness.run();
    let [entry] = &log(&harness)[..] else {
        panic!("one work is completed");
    };
    let Decision::Complete(work) = entry.command.decision else {
        panic!("no work");
    };
    assert_eq!(work.profession, Profession::Poet);
    assert!(is_there(&harness, "End turn"));
}

#[test]
fn the_tray_marks_what_a_profession_in_hand_wants() {
    let marked = |hand: &[Profession]| {
        let setup = in_round(3, |players| {
            poet(players);
            players[0].hand = Some(known(hand));
            players[0].table = vec![Profession::Botanist];
        });
        let harness: Driven<PrincipalityPanel> = bench(setup, &[], PrincipalityPanel::show);
        says(&harness, fl!(tray_wanted_tile))
    };
    assert!(marked(&[Profession::Poet, Profession::Lawyer]));
    let stands = [Profession::Poet, Profession::Dramatist];
    assert!(!marked(&stands), "both want the Theatre only");
}

#[test]
fn the_squares_that_tiles_can_still_cover_are_told_where_one_points() {
    let setup = Setup::tracked(["Anna", "Ben", "Clara"]);
    let mut harness: Driven<PrincipalityPanel> = bench(setup, &[], PrincipalityPanel::show);
    let covered = fl!(grid_can_be_covered, number = 43);
    assert!(!says(&harness, &covered));
    let empty = fl!(grid_empty_squares, number = 43);
    harness.get_by_label(&empty).hover();
    // A tooltip waits until the pointer rests.
    for _ in 0..60 {
        harness.step();
    }
    assert!(says(&harness, &covered));
}

// --- cards and points ---

#[test]
fn every_profession_says_where_it_is() {
    let setup = in_round(2, |players| {
        players[0].hand = Some(known(&[Profession::Poet, Profession::Lawyer]));
        players[0].table = vec![Profession::Botanist];
        players[0].recruiting_in_hand = 1;
        players[1].table = vec![Profession::Painter];
        players[1].hand = Some(vec![Card::Hidden; 2]);
    });
    let recruit = Decision::Recruit(Seat::B, Profession::Painter);
    let commands = [Command::new(Seat::A, recruit)];
    let harness = bench(setup.clone(), &[], TallyPanel::show);
    assert!(says(&harness, "2 on the table, 2 known in hand, 17 hidden"));
    assert!(is_there(
        &harness,
        &fl!(profession_on_table_of, player = "Ben")
    ));
    assert_eq!(harness.query_all_by_label("Anna’s hand").count(), 2);
    assert_eq!(harness.query_all_by_label("hidden").count(), 17);
    let harness = bench(setup, &commands, TallyPanel::show);
    assert!(is_there(
        &harness,
        &fl!(profession_recruited_by, player = "Anna")
    ));
    assert!(!is_there(&harness, "Ben’s table"));
}

#[test]
fn a_profession_in_a_known_stack_is_unseen() {
    let mut rng = fastrand::Rng::with_seed(3);
    let harness = tally(Setup::digital(["Anna", "Ben", "Clara"], &mut rng));
    assert!(says(&harness, "0 on the table, 12 known in hand, 9 hidden"));
}

#[test]
fn the_tally_shows_what_each_card_would_bring_and_who_owns_it() {
    let mut setup = with_a_card();
    setup.players[1].prestige_cards = vec![Card::Hidden];
    let harness = tally(setup);
    assert!(says(&harness, "Most Parks"));
    assert!(says(&harness, "Fame track 10, known prestige cards 5"));
    assert!(says(&harness, fl!(tally_hidden_cards)));
    assert!(is_there(
        &harness,
        &fl!(
            tally_would_bring,
            card = "Most Parks",
            number = 5,
            player = "Anna"
        )
    ));
    assert!(says(&harness, "15, 1st"));
    assert!(says(&harness, "10, 2nd"));
}

#[test]
fn prestige_cards_are_imagined_for_anybody() {
    let setup = in_round(2, |players| players[1].jesters = 1);
    let mut harness = tally(setup);
    assert!(!says(&harness, "Counting "));
    click(&mut harness, &fl!(imagine_for, player = "Anna"));
    click(&mut harness, &fl!(imagine_thing, thing = "a jester"));
    let value = |harness: &Driven<TallyPanel>, name: &str| harness.get_by_label(name).value();
    let [anna, ben] = [
        "As if Anna held Most jesters",
        "As if Ben held Most jesters",
    ];
    assert_eq!(value(&harness, anna).as_deref(), Some("3 (– now)"));
    assert_eq!(value(&harness, ben).as_deref(), Some("3 (6 now)"));
    click(&mut harness, &fl!(imagine_thing, thing = "a jester"));
    assert!(says(&harness, "Counting 2 jesters for Anna."));
    click(
        &mut harness,
        &fl!(tally_as_if, card = "Most jesters", player = "Anna"),
    );
    assert!(says(&harness, "6 (0 now), 1st"), "her total");
    click(
        &mut harness,
        &fl!(tally_as_if, card = "Most jesters", player = "Ben"),
    );
    assert!(is_on(&harness, "As if Ben held Most jesters"));
    assert!(
        !is_on(&harness, "As if Anna held Most jesters"),
        "there is one of it"
    );
    assert!(says(&harness, "Counting the card “Most jesters” for Ben."));
    click(&mut harness, fl!(what_if_clear_all));
    assert!(!says(&harness, "Counting "));
    assert!(!is_on(&harness, "As if Ben held Most jesters"));
    click(&mut harness, &fl!(imagine_thing, thing = "Forest"));
    assert!(says(&harness, "Counting Forest for Anna."));
    click(&mut harness, fl!(what_if_clear_all));
    assert!(!says(&harness, "Counting "));
}

#[test]
fn a_card_whose_owner_is_known_is_not_imagined_elsewhere() {
    let setup = in_round(2, |players| {
        players[0].prestige_cards = known(&[PrestigeCard::MostJesters]);
    });
    let harness = tally(setup);
    assert!(!is_there(&harness, "As if Ben held Most jesters"));
    assert!(is_there(
        &harness,
        &fl!(tally_as_if, card = "Most Parks", player = "Ben")
    ));
}

#[test]
fn the_end_shows_ranking_tie_break_and_where_the_points_come_from() {
    let harness = bench(with_a_card(), &[], EndPanel::result);
    assert!(says(&harness, "1.  Anna: 15\u{a0}PP"));
    assert!(says(&harness, "prestige cards: Most Parks 5"));
    assert!(is_there(
        &harness,
        "Anna, Most Parks: 1, best rival 0, 5\u{a0}PP"
    ));
    // Ben and Clara have the same points; Clara has more money.
    assert!(says(&harness, "2.  Clara: 10\u{a0}PP"));
    assert!(says(&harness, "less money"));
    assert!(is_there(&harness, fl!(statistics_from_before)));
    assert!(is_there(&harness, "Anna: 5\u{a0}PP, prestige cards"));
    assert!(is_there(&harness, fl!(end_prestige_cards)));
    assert!(
        !is_there(&harness, fl!(statistics_from_best_works)),
        "they brought nobody anything"
    );
    assert!(
        !says(&harness, "Only known prestige cards"),
        "at the end all of them are"
    );
}

#[test]
fn points_are_told_by_source_during_the_game() {
    let commands = [
        Command::new(
            Seat::A,
            Decision::build(Building::Tower, squares("e5 f5 g5")),
        ),
        Command::new(Seat::A, Decision::Sell(2)),
    ];
    let setup = in_round(1, |_| {});
    let harness: Driven<StatisticsPanel> = bench(setup, &commands, |panel, ui, view| {
        panel.show(ui, view, Chances::none(), |_| None)
    });
    assert!(says(&harness, "as if the game ended now"));
    assert!(says(&harness, "Only known prestige cards are counted"));
    assert!(is_there(&harness, fl!(statistics_from_buildings)));
    assert!(is_there(&harness, "Anna: 3\u{a0}PP, buildings"));
    assert!(is_there(
        &harness,
        "Anna: 1\u{a0}PP, after selling 2\u{a0}PP"
    ));
    assert!(!is_there(&harness, fl!(statistics_from_extras)));
}

#[test]
fn the_result_is_copied_as_text() {
    let mut setup = with_a_card();
    setup.players[1].name = "B|en".into();
    let mut harness = tally(setup);
    harness.get_by_label(fl!(copy_result)).click_accesskit();
    harness.step();
    let commands = harness.output().platform_output.commands.clone();
    let copied = commands.iter().find_map(|command| match command {
        egui::OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    });
    let text = copied.expect("something was copied");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "# The Princes of Florence");
    assert!(lines.contains(&"Final result, 7 rounds."), "{text}");
    let anna = "| 1 | Anna | 15 | 10 | – | – | – | – | – | 5 | – | 500 florins |";
    assert!(lines.contains(&anna), "{text}");
    assert!(text.contains("| 3 | B\\|en | 10 |"), "{text}");
    assert!(
        text.contains("- Prestige cards of Anna: Most Parks (5\u{a0}PP)"),
        "{text}"
    );
    assert!(
        text.contains("- Tie: B\\|en has less money than Clara (500 florins and 900 florins)"),
        "{text}"
    );
    harness.run();
    assert!(is_there(&harness, fl!(copied_result)));
}

#[test]
fn a_card_face_down_can_be_said_to_be_known_at_any_time() {
    let mut harness = tally(in_round(1, |_| {}));
    click(&mut harness, fl!(known_cards));
    click(&mut harness, &fl!(cards_of, player = "Ben"));
    click(
        &mut harness,
        &fl!(reveal_card_of, card = "Poet", owner = "Ben"),
    );
    let reveal = Decision::Reveal(Profession::Poet.into());
    let log = harness.state().session.log();
    assert_eq!(log, [Command::new(Seat::B, reveal)]);
    assert!(!is_there(&harness, "Reveal Ben’s Poet"));
}

#[test]
fn no_name_is_too_strange() {
    let long = "x".repeat(200);
    let names = [
        "\u{1f980}\u{200d}\u{1f468}",
        long.as_str(),
        "\u{5d0}\u{5e0}\u{5d4} \u{202e}anna",
    ];
    for setup in [in_round(3, poet), with_a_card()] {
        let mut setup = setup;
        for (player, name) in setup.players.iter_mut().zip(names) {
            player.name = name.into();
        }
        work(setup.clone());
        let charts: Driven<StatisticsPanel> = bench(setup.clone(), &[], |panel, ui, view| {
            panel.show(ui, view, Chances::none(), |_| None)
        });
        assert!(is_there(&charts, fl!(statistics_sources)));
        let cards = tally(setup.clone());
        assert!(is_there(&cards, fl!(known_cards)) || is_there(&cards, fl!(copy_result)));
        let end = bench(setup, &[], EndPanel::result);
        assert!(is_there(&end, fl!(end_prestige_cards)));
    }
}

// --- the buttons of a turn ---

#[test]
fn the_number_keys_press_the_buttons_of_a_turn_in_their_order() {
    let mut harness = actions(in_round(3, poet));
    harness.key_press(egui::Key::Num2);
    harness.run();
    assert!(is_there(&harness, &fl!(work_lay_down, card = "Poet")));
    assert!(is_there(&harness, fl!(complete_the_work)));
    harness.key_press(egui::Key::Num2);
    harness.run();
    assert!(!is_there(&harness, "Lay down Poet"));
    harness.key_press(egui::Key::Num5);
    harness.run();
    let log = |harness: &Driven<Turn>| harness.state().session.log().len();
    assert_eq!(log(&harness), 0, "Travel is introduced already");
    harness.key_press(egui::Key::Num6);
    harness.run();
    harness.key_press(egui::Key::Num9);
    harness.run();
    let expected = [
        Command::new(Seat::A, Decision::Introduce(Freedom::Religion)),
        Command::new(Seat::A, Decision::EndTurn),
    ];
    assert_eq!(harness.state().session.log(), expected);
}

#[test]
fn where_money_is_missing_the_points_that_would_pay_are_told() {
    let poor = |prestige: i64| {
        in_round(3, move |players| {
            players[0].money = Some(500);
            players[0].buildings = vec![(Building::Tower, squares("e4 f4 g4"))];
            players[0].prestige = prestige;
        })
    };
    let told = "Build: B3: That costs 700 florins, but Anna has only 500. \
        Selling 2\u{a0}PP would pay for it (G4).";
    assert!(is_there(&actions(poor(2)), told));
    let harness = actions(poor(1));
    assert!(says(&harness, "but Anna has only 500."));
    assert!(!says(&harness, "Selling"), "nobody goes below 0 PP");
}

#[test]
fn what_else_cannot_be_done_is_not_told_while_a_form_is_open() {
    let mut harness = actions(in_round(3, poet));
    assert!(says(&harness, "Introduce Travel: B5:"));
    click(&mut harness, fl!(action_complete_a_work));
    assert!(!says(&harness, "Introduce Travel: B5:"));
    assert!(!is_there(&harness, "Introduce Travel"));
}
