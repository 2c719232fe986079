//! The actions of a person at the shelf.

use studiolo::ui::session::commands;
use table::{Level, Session};

use super::*;

#[test]
fn games_are_found_by_what_people_type_and_by_filters() {
    let data = user(14);
    let mut window = Window::at_shelf(data.path());
    let sessions: Vec<Save<Game>> = saves(data.path()).iter().map(|path| save(path)).collect();
    let count = |is: &dyn Fn(&Save<Game>) -> bool| sessions.iter().filter(|one| is(one)).count();
    let plays = |one: &Save<Game>, name: &str| {
        let mut players = one.start.players.iter();
        players.any(|player| player.name == name)
    };

    let at_clara = count(&|one| one.occasion.place == "Clara’s");
    // Some notes contain the place too.
    let noted = count(&|one| one.occasion.note.contains("Clara’s"));
    let both =
        count(&|one| one.occasion.place == "Clara’s" || one.occasion.note.contains("Clara’s"));
    assert!(at_clara > 0 && noted > 0);
    window.types(fl!(shelf_search), "CLARA’S");
    window.finds(both);
    window.types(fl!(shelf_search), "clara’s princess");
    window.finds(noted);
    window.types(fl!(shelf_search), "nobody");
    window.finds(0);
    window.click(fl!(shelf_show_all));
    window.finds(14);

    window.choose(fl!(shelf_filter_with), "Dana");
    window.finds(count(&|one| plays(one, "Dana")));
    let two = count(&|one| plays(one, "Dana") && one.start.players.len() == 2);
    window.choose(fl!(shelf_filter_players), &fl!(players, number = 2));
    window.finds(two);
    window.click(&fl!(start_all_games, number = 14));
    window.finds(14);

    window.choose(fl!(shelf_filter_tag), "snow");
    window.finds(count(&|one| one.occasion.tags.contains("snow")));
    window.click(&fl!(start_all_games, number = 14));
    window.click(fl!(shelf_with_bots));
    window.finds(count(&|one| {
        one.start.players.iter().any(|player| player.bot.is_some())
    }));
    window.click(&fl!(start_all_games, number = 14));
    window.finds(14);
}

#[test]
fn the_winner_is_who_the_rules_say() {
    let data = user(20);
    let mut window = Window::at_shelf(data.path());
    let files = saves(data.path());
    let won = files.iter().filter(|path| {
        let session = save(path).into_session().expect("legal");
        let best = florence::tally(session.game());
        let mut best = best.iter().filter(|account| account.rank == 1);
        best.any(|account| session.start().players[account.seat as usize].name == "Anna")
    });
    let won = won.count();
    assert!(won > 0, "Anna wins now and then");
    window.choose(fl!(shelf_filter_won_by), "Anna");
    window.finds(won);
}

#[test]
fn the_keyboard_goes_from_game_to_game_and_opens_one() {
    let data = user(3);
    let mut window = Window::at_start(data.path());
    window.does(Intent::Do(commands::SHELF.id));
    window.wait_for("1 to 3 of 3");
    window.wait(|window| window.says("29") || window.says(fl!(shelf_look_back)));
    let newest = save(&saves(data.path())[2]);
    let second = save(&saves(data.path())[1]);
    window.key(Key::ArrowRight);
    window.key(Key::ArrowRight);
    window.key(Key::ArrowLeft);
    window.key(Key::Enter);
    window.wait(|window| window.harness.state().session().is_some());
    let opened = window
        .harness
        .state()
        .session()
        .expect("open")
        .start()
        .clone();
    assert_eq!(opened, second.start);
    assert_ne!(opened, newest.start);
    // And back again with the key.
    window
        .harness
        .key_press_modifiers(eframe::egui::Modifiers::COMMAND, Key::D);
    window.harness.run();
    window.wait_for(fl!(shelf_title));
    window.key(Key::Slash);
    window
        .harness
        .event(eframe::egui::Event::Text("zzz".to_owned()));
    window.harness.run();
    window.finds(0);
    // Out of the field, and then out of the shelf.
    window.key(Key::Escape);
    assert!(window.says(fl!(shelf_title)));
    window.key(Key::Escape);
    assert!(window.says(fl!(start_recent_games)));
}

#[test]
fn place_day_tags_names_and_note_are_kept_in_the_file_and_the_game_stays_as_it_was() {
    let data = user(3);
    let path = saves(data.path())[2].clone();
    let before = save(&path);
    let mut window = Window::at_shelf(data.path());
    window.wait_for(fl!(shelf_edit));
    window.click(fl!(shelf_edit));
    let other = before.start.players[0].name.clone();
    for (field, text) in [
        (fl!(shelf_place).to_owned(), "<b>\"|, 😀"),
        (fl!(shelf_day).to_owned(), "24.12.2025"),
        (fl!(shelf_from).to_owned(), "22:30"),
        (fl!(shelf_to).to_owned(), "0:15"),
        (fl!(shelf_tags).to_owned(), "eve, , snow , eve"),
        (fl!(shelf_name_of, number = 1), "Zoë"),
    ] {
        window.types(&field, text);
    }
    window.click(fl!(shelf_keep));
    window.wait(|_| save(&path).start.players[0].name == "Zoë");
    window.wait_for("24 December 2025, 22:30 to 00:15");
    let after = save(&path);
    assert_eq!(after.log, before.log);
    assert_eq!(after.occasion.place, "<b>\"|, 😀");
    let tags: Vec<&str> = after.occasion.tags.iter().map(String::as_str).collect();
    assert_eq!(tags, ["eve", "snow"]);
    assert_eq!(
        after.occasion.minutes(),
        Some(105),
        "it went on past midnight"
    );
    let mut renamed = before.start.clone();
    renamed.players[0].name = "Zoë".to_owned();
    assert_eq!(after.start, renamed);
    window.types(fl!(shelf_search), &other.to_lowercase());
    window.wait(|window| !window.says("of 3"));

    window.types(fl!(shelf_search), "zoë");
    window.finds(1);
    window.wait_for(fl!(shelf_note));
    window.types(fl!(shelf_note), "A close one.\nDana laughed.");
    // It is saved when the person leaves.
    window.does(Intent::Show(Screen::Start));
    window.does(Intent::Show(Screen::Games));
    window.wait(|_| save(&path).occasion.note == "A close one.\nDana laughed.");
    assert_eq!(save(&path).log, before.log);
    let backups = files_in(&data.path().join("games"), |name| name.contains(".bak."));
    assert!(!backups.is_empty(), "what was there is kept");
}

#[test]
fn a_note_being_typed_keeps_the_keyboard_and_is_kept_when_the_program_ends() {
    let data = user(1);
    let path = saves(data.path())[0].clone();
    let before = save(&path).occasion.note;
    let mut window = Window::at_shelf(data.path());
    window.wait_for(fl!(shelf_note));
    let note = |window: &Window| {
        let mut all = window
            .harness
            .query_all_by_role_and_label(Role::MultilineTextInput, fl!(shelf_note));
        all.next().expect("there is a note").accesskit_node().id()
    };
    let field = note(&window);
    let focus = window
        .harness
        .get_by_role_and_label(Role::MultilineTextInput, fl!(shelf_note));
    focus.focus();
    window.harness.run();
    let says = |window: &mut Window, text: &str| {
        let typed = eframe::egui::Event::Text(text.to_owned());
        window.harness.event(typed);
        window.harness.run();
    };
    says(&mut window, "Snow ");
    // Meanwhile the sharing controls appear above the note.
    window.wait_for(fl!(share_copy_link));
    says(&mut window, "outside");
    assert_eq!(note(&window), field);
    window.harness.state_mut().finish_saving();
    let expected = format!("{before}Snow outside");
    assert_eq!(save(&path).occasion.note, expected);
}

#[test]
fn what_is_wrong_in_the_form_is_said_and_nothing_is_written() {
    let data = user(2);
    let path = saves(data.path())[1].clone();
    let before = fs::read(&path).expect("a file");
    let mut window = Window::at_shelf(data.path());
    window.wait_for(fl!(shelf_edit));
    window.click(fl!(shelf_edit));
    let second = save(&path).start.players[1].name.clone();
    for (field, text, why) in [
        (
            fl!(shelf_day).to_owned(),
            "2025-02-30",
            fl!(shelf_wrong_day),
        ),
        (fl!(shelf_day).to_owned(), "2025-02-03", ""),
        (fl!(shelf_from).to_owned(), "25:00", fl!(shelf_wrong_hour)),
        (fl!(shelf_from).to_owned(), "20:00", ""),
        (fl!(shelf_name_of, number = 1), "", fl!(shelf_wrong_name)),
        (
            fl!(shelf_name_of, number = 1),
            &second,
            fl!(shelf_wrong_name),
        ),
    ] {
        window.types(&field, text);
        if !why.is_empty() {
            assert!(window.says(why), "{text}");
        }
    }
    let keep = window
        .harness
        .get_by_role_and_label(Role::Button, fl!(shelf_keep));
    assert!(keep.accesskit_node().is_disabled());
    window.click(fl!(cancel));
    assert!(!window.says(fl!(shelf_wrong_name)));
    assert_eq!(fs::read(&path).expect("a file"), before);
}

#[test]
fn what_is_said_of_the_open_game_is_said_in_its_window() {
    let data = user(2);
    let path = saves(data.path())[1].clone();
    let mut window = Window::at_shelf(data.path());
    window.does(Intent::Open(path.clone()));
    window.wait(|window| window.harness.state().session().is_some());
    window.does(Intent::Show(Screen::Games));
    window.wait_for(fl!(shelf_edit));
    window.click(fl!(shelf_edit));
    window.types(fl!(shelf_place), "Elsewhere");
    window.click(fl!(shelf_keep));
    let of = |window: &Window| {
        let session: &Session<Game> = window.harness.state().session().expect("open");
        session.occasion().place.clone()
    };
    window.wait(|window| of(window) == "Elsewhere");
    window.wait(|_| save(&path).occasion.place == "Elsewhere");
    // An open game cannot be thrown away.
    let bin = window
        .harness
        .get_by_role_and_label(Role::Button, fl!(shelf_discard));
    assert!(bin.accesskit_node().is_disabled());
}

#[test]
fn a_copy_is_another_file_with_the_same_content() {
    let data = user(2);
    let mut window = Window::at_shelf(data.path());
    let path = saves(data.path())[1].clone();
    window.wait_for(fl!(shelf_duplicate));
    window.click(fl!(shelf_duplicate));
    window.finds(3);
    let copies = saves(data.path());
    assert_eq!(copies.len(), 3);
    let same = copies
        .iter()
        .filter(|copy| fs::read(copy).ok() == fs::read(&path).ok());
    assert_eq!(same.count(), 2);
}

#[test]
fn games_go_to_the_trash_come_back_and_are_deleted_for_good() {
    let data = user(3);
    let mut window = Window::at_shelf(data.path());
    let path = saves(data.path())[2].clone();
    let content = fs::read(&path).expect("a file");
    // With a backup, which stays with it.
    fs::write(path.with_extension("1.bak.ron"), &content).expect("a backup");
    let trash = |data: &TempDir| files_in(&data.path().join("trash"), |_| true).len();

    window.key(Key::Delete);
    window.wait_for("is in the trash");
    window.finds(2);
    assert_eq!((saves(data.path()).len(), trash(&data)), (2, 2));
    window.click(fl!(shelf_undo_discard));
    window.finds(3);
    assert!(!window.says("is in the trash"));
    assert_eq!(fs::read(&path).expect("it is back"), content);
    assert!(path.with_extension("1.bak.ron").exists());
    assert_eq!(trash(&data), 0);

    for left in [2, 1] {
        window.wait_for(fl!(shelf_duplicate));
        window.click(fl!(shelf_discard));
        window.finds(left);
    }
    window.click(fl!(shelf_more));
    window
        .harness
        .get_by_label(&fl!(shelf_trash_of, games = 2))
        .click_accesskit();
    window.harness.run();
    window.wait_for("Restore ");
    let back = window
        .harness
        .query_all_by_label_contains("Restore ")
        .next();
    back.expect("there are two").click_accesskit();
    window.harness.run();
    window.wait(|_| saves(data.path()).len() == 2);
    let listed = |window: &Window| {
        let all = window.harness.query_all_by_label_contains("Restore ");
        all.count()
    };
    window.wait(|window| listed(window) == 1);
    window.click(fl!(shelf_empty_trash));
    // It asks once more.
    assert_ne!(trash(&data), 0);
    window.click(&fl!(shelf_delete_for_good, games = 1));
    window.wait_for("1 game was deleted.");
    assert_eq!(trash(&data), 0);
    assert_eq!(saves(data.path()).len(), 2);
}

#[test]
fn what_comes_back_takes_no_other_name() {
    let data = user(1);
    let mut window = Window::at_shelf(data.path());
    let path = saves(data.path())[0].clone();
    let thrown = fs::read(&path).expect("a file");
    window.key(Key::Delete);
    window.wait_for("is in the trash");
    // Another game is put in its place.
    let other = Session::<Game>::new(florence::Setup::tracked(["Xaver", "Yves", "Zoe"]));
    let other = Save::from_session(&other.expect("legal"));
    other.write(&path).expect("it can be written");
    window.click(fl!(shelf_undo_discard));
    window.finds(2);
    assert_eq!(save(&path).start.players[0].name, "Xaver");
    let contents = saves(data.path())
        .into_iter()
        .map(|path| fs::read(path).expect("a file"));
    assert!(contents.into_iter().any(|content| content == thrown));
}

#[test]
fn what_cannot_be_read_stands_there_with_its_reason_and_an_empty_shelf_says_so() {
    let data = user(1);
    fs::write(data.path().join("games/broken.ron"), "no game").expect("a file");
    let mut window = Window::at_shelf(data.path());
    window.finds(2);
    window.click("broken.ron: cannot be read");
    let earlier = fl!(versions_of, game = "broken.ron");
    assert!(window.says(&earlier));
    assert!(!window.says(fl!(shelf_look_back)));
    // It is not counted and matches no filter.
    window.choose(fl!(shelf_filter_players), &fl!(players, number = 4));
    window.finds(1);

    let nothing = TempDir::new().expect("a temporary directory");
    let window = Window::at_shelf(nothing.path());
    assert!(window.says(fl!(start_empty_shelf)));
}

#[test]
fn of_a_game_against_bots_no_more_is_told_than_at_its_table() {
    let data = TempDir::new().expect("a temporary directory");
    let games = data.path().join("games");
    fs::create_dir_all(&games).expect("a directory");
    // Half a game against bots: cards are hidden, and the result is open.
    let mut setup = florence::Setup::dealt(["Anna", "Bruno", "Carla"], 9);
    for player in &mut setup.players[1..] {
        player.bot = Some(Level::EASY);
    }
    let mut session = Session::<Game>::new(setup).expect("legal");
    use florence::mind::bot::{self, Thinking};
    for seed in 0..60 {
        let command = bot::decide(session.game(), Level::EASY, seed, 0, &Thinking::new());
        session.play(command.expect("it goes on")).expect("legal");
    }
    Save::from_session(&session)
        .write(&games.join("half.ron"))
        .expect("written");
    let mut window = Window::at_shelf(data.path());
    window.wait_for(fl!(start_continue));
    for word in [fl!(shelf_look_back), fl!(shelf_again)] {
        assert!(!window.says(word), "{word}");
    }
    assert!(window.says(fl!(shelf_wins)) && !window.says(" has won "));
}

#[test]
fn the_same_deal_is_played_again() {
    let data = user(1);
    let mut window = Window::at_shelf(data.path());
    window.wait_for(fl!(shelf_again));
    let start = save(&saves(data.path())[0]).start;
    window.click(fl!(shelf_again));
    window.wait(|window| window.harness.state().session().is_some());
    let session = window.harness.state().session().expect("open");
    assert_eq!(session.start().deal, start.deal);
    assert_eq!(session.log().len(), 0);
    window.wait(|window| saves(&window.data).len() == 2);
}

#[test]
fn a_finished_game_is_looked_back_at_from_the_shelf_and_another_time_only_opened() {
    let data = user(3);
    let path = saves(data.path())[2].clone();
    let mut window = Window::at_shelf(data.path());
    window.wait_for(fl!(shelf_look_back));
    window.click(fl!(shelf_look_back));
    window.wait(|window| window.harness.state().session().is_some());
    assert!(window.says(fl!(look_back_explained)));
    // It is already open.
    window.does(Intent::ShowTab(0));
    assert!(!window.says(fl!(look_back_explained)));
    window.does(Intent::Show(Screen::Games));
    window.wait_for(fl!(shelf_look_back));
    window.click(fl!(shelf_look_back));
    assert!(window.says(fl!(look_back_explained)));
    // Opened from elsewhere, it shows its end.
    window.does(Intent::Do(commands::CLOSE_GAME.id));
    window.wait(|window| window.harness.state().session().is_none());
    window.does(Intent::Open(path));
    window.wait(|window| window.harness.state().session().is_some());
    assert!(!window.says(fl!(look_back_explained)));
}
