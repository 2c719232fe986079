//! Whole games in languages other than English, with the keys of their keyboards: a game
//! tracked with a Polish keyboard, one against bots in German, a score sheet in Czech. The
//! language is global in the program, so these tests run one after the other.

#[allow(dead_code, unused_imports)]
mod desk;
#[path = "keys/desk.rs"]
#[allow(dead_code, unused_imports)]
mod keys_desk;
#[path = "prince/desk.rs"]
#[allow(dead_code, unused_imports)]
mod prince_desk;
mod prince_languages;
mod soak;

use std::sync::{Mutex, MutexGuard, PoisonError};

use ::florence::mind::bot;
use ::florence::mind::bot::{Level, Thinking};
use ::florence::{BonusCard, Deal, Options, PrestigeCard};
use egui_kittest::Harness;
use keys_desk::*;
use studiolo::games::florence::Florence;
use studiolo::games::prince::Prince;
use studiolo::games::tiletum::Tiletum;
use studiolo::ui::session::game_window::{GameWindow, Panels};
use table::{Bot, Item as _, Save, Temperament};
use words::fl;
use words::florence::{Named as _, Words, notation};
use words::{find, language};

/// A window with its driver.
type Driven = Harness<'static, App>;

static SPOKEN: Mutex<()> = Mutex::new(());

/// Sets a language until the end of a test.
struct Speaking(#[expect(dead_code, reason = "it is held")] MutexGuard<'static, ()>);

impl Speaking {
    fn of(tag: &str) -> Self {
        let guard = SPOKEN.lock().unwrap_or_else(PoisonError::into_inner);
        language::choose(Some("en"), None);
        language::begin(tag);
        assert_eq!(language::spoken(), tag);
        Self(guard)
    }
}

impl Drop for Speaking {
    fn drop(&mut self) {
        language::begin("en");
        language::choose(None, None);
    }
}

/// Sends a key as a keyboard does: its label, its position, the text it types.
fn stroke(window: &mut Window, (key, place): (Key, Key), modifiers: Modifiers, text: &str) {
    let event = |pressed| Input::Key {
        key,
        physical_key: Some(place),
        pressed,
        repeat: false,
        modifiers,
    };
    // A key and its text come in one frame.
    let text = (!text.is_empty()).then(|| Input::Text(text.to_owned()));
    let input = window.harness.input_mut();
    input.events.extend([event(true)].into_iter().chain(text));
    window.harness.run();
    window.harness.input_mut().events.push(event(false));
    window.harness.run();
}

/// Types as on a Polish keyboard: letters with accents use `AltGr`, which egui reports as
/// the letter without the accent.
fn types_polish(harness: &mut Driven, text: &str) {
    let mut events = Vec::new();
    for sign in text.chars() {
        let below = find::fold(&sign.to_string()).to_uppercase();
        let event = |key, pressed| Input::Key {
            key,
            physical_key: Some(key),
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        let key = Key::from_name(&below);
        events.extend(key.map(|key| event(key, true)));
        events.push(Input::Text(sign.to_string()));
        events.extend(key.map(|key| event(key, false)));
    }
    // As fast as a practised typist.
    harness.input_mut().events.extend(events);
    harness.run();
}

/// Types as on a Czech keyboard: most letters with accents are on the digit keys, which
/// egui reports; letters of two strokes have no key.
fn types_czech(harness: &mut Driven, text: &str) {
    let key_of = |sign: char| match sign {
        'ě' => Some(Key::Num2),
        'š' => Some(Key::Num3),
        'č' => Some(Key::Num4),
        'ř' => Some(Key::Num5),
        'ž' => Some(Key::Num6),
        'ý' => Some(Key::Num7),
        'á' => Some(Key::Num8),
        'í' => Some(Key::Num9),
        'é' => Some(Key::Num0),
        'ů' => Some(Key::Semicolon),
        'ú' => Some(Key::OpenBracket),
        'ď' | 'ť' | 'ň' | 'ó' => None,
        _ => Key::from_name(&sign.to_uppercase().to_string()),
    };
    let mut events = Vec::new();
    for sign in text.chars() {
        let event = |key, pressed| Input::Key {
            key,
            physical_key: Some(key),
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        let key = key_of(sign);
        events.extend(key.map(|key| event(key, true)));
        events.push(Input::Text(sign.to_string()));
        events.extend(key.map(|key| event(key, false)));
    }
    harness.input_mut().events.extend(events);
    harness.run();
}

/// Returns how a decision of the sample can be typed: with each name of everything in it.
fn typed(command: &Command) -> Vec<String> {
    let players = ["anna", "ben", "clara", "dana"];
    let player = players[command.seat.index()];
    let names = |id: &'static str| find::names(id);
    let verb = |list: &'static str| find::first(list);
    let with = |list, id, rest: &str| -> Vec<String> {
        let verb = verb(list);
        names(id)
            .map(|name| format!("{verb} {name} {rest}"))
            .collect()
    };
    match command.decision {
        Decision::Return(Card::Hidden) => vec![verb(fl!(word_return)).to_owned()],
        Decision::Pass => vec![verb(fl!(word_pass)).to_owned()],
        Decision::Decline => vec![verb(fl!(word_decline)).to_owned()],
        Decision::Hold => vec![verb(fl!(word_hold)).to_owned()],
        Decision::Hire => vec![fl!(word_hire).to_owned()],
        Decision::AcquireBonus => vec![verb(fl!(word_bonus)).to_owned()],
        Decision::EndTurn => vec![fl!(word_end).to_owned()],
        Decision::Raise(price) => vec![format!("{} {price}", verb(fl!(word_raise)))],
        Decision::Name(object) => with(fl!(word_name), object.id(), ""),
        Decision::Win(object, price) => names(object.id())
            .map(|name| format!("{player} {name} {price}"))
            .collect(),
        Decision::Build(kind, site) => {
            with(fl!(word_build), kind.id(), &site.squares().to_string())
        }
        Decision::Place(kind, site) => {
            with(fl!(word_place), kind.id(), &site.squares().to_string())
        }
        Decision::Introduce(freedom) => with(fl!(word_introduce), freedom.id(), ""),
        Decision::Complete(work) => {
            let name = |card: BonusCard| names(card.id()).next().expect("a name");
            let bonus: Vec<&str> = work.bonus.iter().map(name).collect();
            let rest = format!("{} {}pp", bonus.join(" "), work.prestige);
            with(fl!(word_work), work.profession.id(), rest.trim())
        }
        Decision::Sell(points) => vec![format!("{} {points} {player}", verb(fl!(word_sell)))],
        Decision::Recruit(from, card) => with(fl!(word_recruit), card.id(), players[from.index()]),
        Decision::Reveal(card) => with(fl!(word_show), card.id(), player),
        _ => Vec::new(),
    }
}

/// Returns what is typed for a decision, and how many lines below the first it is.
fn line_of(words: Words<'_>, game: &Game, command: &Command) -> Option<(usize, String)> {
    let meant = notation::Meaning::Decide(*command);
    let lines = typed(command).into_iter().filter_map(|text| {
        let found = notation::candidates(&text, words, game);
        let at = found.iter().position(|it| it.meaning == meant)?;
        Some((at, text))
    });
    lines.min_by_key(|(at, _)| *at)
}

#[test]
fn a_whole_game_is_tracked_by_keyboard_in_polish() {
    let _speaking = Speaking::of("pl");
    let data = TempDir::new().unwrap();
    let path =
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../saves/four-players.ron");
    let save: Save<Game> = Save::read(&path).expect("the sample is sound");
    let mut window = Window::with(data.path(), save.start.clone());
    for (at, entry) in save.log.iter().enumerate() {
        let game = *window.game();
        let command = entry.command;
        let entered = window.session().cursor();
        if at < entered {
            // Players who can only pass have passed automatically.
            continue;
        }
        let (lines, text) = line_of(Words::of(&save.start), &game, &command)
            .unwrap_or_else(|| panic!("{command:?} is not typed: {:?}", typed(&command)));
        types_polish(&mut window.harness, &text);
        for _ in 0..lines {
            window.key(Key::ArrowDown);
        }
        window.key(Key::Enter);
        assert!(
            window.session().cursor() > entered,
            "{text:?}, line {lines}, {command:?}: {:#?}",
            window.names()
        );
        assert_eq!(window.session().log()[entered].command, command, "{text:?}");
    }
    assert!(window.game().is_over());
    // The log is in Polish.
    let undo = fl!(undo);
    assert!(window.says(undo) && undo != "Undo", "{undo}");
    assert!(window.says("florenów"));
}

#[test]
fn digits_are_keys_by_their_place_on_a_czech_keyboard() {
    let _speaking = Speaking::of("cs");
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    // The fourth key of the upper row types č: it names the fourth stack.
    stroke(&mut window, (Key::Num4, Key::Num4), Modifiers::NONE, "č");
    let jester = window.session().log().last().map(|it| it.command.decision);
    assert_eq!(jester, Some(Decision::Name(Object::Jester)));
    // The first types a plus, and raises.
    stroke(&mut window, (Key::Plus, Key::Num1), Modifiers::NONE, "+");
    let raised = window.session().log().last().map(|it| it.command.decision);
    assert_eq!(raised, Some(Decision::Raise(300)));
    for _ in 0..3 {
        stroke(&mut window, (Key::Minus, Key::Slash), Modifiers::NONE, "-");
    }
    // There is no auction now: the same key is the first stack.
    stroke(&mut window, (Key::Plus, Key::Num1), Modifiers::NONE, "+");
    let named = window.session().log().last().map(|it| it.command.decision);
    assert_eq!(named, Some(Decision::Name(Object::Forest)));
    // Z and Y have changed places: the label of the key counts.
    let before = window.session().cursor();
    stroke(&mut window, (Key::Z, Key::Y), Modifiers::COMMAND, "");
    assert!(window.session().cursor() < before);
    // With Ctrl the first key shows the first tab and does not zoom.
    let zoom = window.harness.ctx.zoom_factor();
    stroke(&mut window, (Key::Plus, Key::Num1), Modifiers::COMMAND, "");
    assert_eq!(window.harness.ctx.zoom_factor(), zoom);
    // With Shift it is the printed digit.
    stroke(&mut window, (Key::Num5, Key::Num5), Modifiers::SHIFT, "5");
    assert!(window.game().bidding().is_some());
}

#[test]
fn letters_by_altgr_are_no_commands_on_a_polish_keyboard() {
    let _speaking = Speaking::of("pl");
    let data = TempDir::new().unwrap();
    let mut window = Window::open(data.path());
    // T starts a game on the start page, Ć and Ó open nothing.
    let before = window.names();
    for (key, text) in [(Key::O, "ó"), (Key::C, "ć"), (Key::X, "ź")] {
        stroke(&mut window, (key, key), Modifiers::NONE, text);
        let altgr = Modifiers::ALT | Modifiers::CTRL | Modifiers::COMMAND;
        stroke(&mut window, (key, key), altgr, "");
    }
    assert_eq!(window.names(), before);
    // At the table they begin a word.
    let mut window = Window::with(data.path(), four());
    stroke(&mut window, (Key::L, Key::L), Modifiers::NONE, "ł");
    assert!(window.harness.ctx.text_edit_focused());
}

#[test]
fn a_game_against_bots_is_played_in_german() {
    let _speaking = Speaking::of("de");
    let data = TempDir::new().unwrap();
    std::fs::write(data.path().join("preferences.ron"), "(pace: AtOnce)").expect("it is written");
    let bot = |level| {
        Some(Bot {
            level,
            temperament: Temperament::Plain,
        })
    };
    let deal = Deal {
        seats: vec![None, bot(Level::One), bot(Level::One)],
        begins: Seat::A,
        options: Options::default(),
        number: 12,
    };
    let mut window = Window::open(data.path());
    let start = florence::Intent::Start(Box::new(deal.setup(["Anna", "Ben", "Clara"])));
    window.harness.state_mut().carry_out(start);
    window.harness.run_steps(3);
    let begin = std::time::Instant::now();
    while !window.game().is_over() {
        assert!(begin.elapsed().as_secs() < 240, "{:#?}", window.names());
        let game = *window.game();
        if game.to_act() == Some(Seat::A) {
            let seed = window.session().cursor() as u64;
            let command = bot::decide(&game, Level::One, seed, 0, &Thinking::new());
            let play = florence::Intent::Play(vec![command.expect("the game goes on")]);
            window.harness.state_mut().carry_out(play);
            window.harness.run_steps(3);
        } else {
            // A summary of the round waits for a key; the test does not wait for a bot.
            window.harness.key_press(Key::Space);
            window.harness.run_steps(3);
        }
    }
    let names = window.names().join("\n");
    for english in ["Undo", "wins", "florins", "Auction"] {
        assert!(
            !names
                .split(|it: char| !it.is_alphanumeric())
                .any(|word| word == english)
        );
    }
    assert!(names.contains("Rückgängig"), "{names}");
}

#[test]
fn a_score_sheet_is_filled_in_czech() {
    let _speaking = Speaking::of("cs");
    let data = TempDir::new().unwrap();
    let mut window = Window::open(data.path());
    let mut setup = Setup::tracked(["Anna", "Ben", "Clara"]);
    setup.moment = Moment::End;
    for player in &mut setup.players {
        player.hand = None;
        player.money = Some(500);
    }
    window.does(florence::Intent::ShowSheet(Box::new(setup)));
    let names = window.names().join("\n");
    assert!(names.contains(fl!(sheet_money)), "{names}");
    assert!(
        !names.contains("Hospital") && !names.contains("Prestige card"),
        "{names}"
    );
    for &card in PrestigeCard::ALL {
        assert_ne!(card.name(), language::within("en", "en", || card.name()));
    }
    let field = fl!(sheet_field_of, field = fl!(sheet_money), player = "Anna");
    window.fill(&field, "1 200");
    window.key(Key::Enter);
    let node = window
        .harness
        .get_by_role_and_label(Role::TextInput, &field);
    let value = node.accesskit_node().value().unwrap_or_default();
    let digits: String = value.chars().filter(char::is_ascii_digit).collect();
    assert_eq!(digits, "1200", "{value}");
}

#[test]
fn a_language_is_chosen_without_a_restart() {
    let _speaking = Speaking::of("en");
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    window.types("4");
    assert!(window.says("Jester"));
    window.does(Shell::Do(
        studiolo::ui::session::commands::CHOOSE_LANGUAGE.id,
    ));
    let choose = |window: &mut Window, of: &str, language: &str| {
        let name = fl!(language_choice, of = of, language = language);
        let node = window
            .harness
            .get_by_role_and_label(Role::RadioButton, &name);
        node.click_accesskit();
        window.harness.run();
    };
    let of = fl!(language_of_window);
    choose(&mut window, of, "Deutsch");
    assert_eq!(language::spoken(), "de");
    assert!(
        window.says("Gaukler") && window.says("Sprache"),
        "{:#?}",
        window.names()
    );
    let of = fl!(language_of_components);
    choose(&mut window, of, "Polski");
    window.click(fl!(language_done));
    assert!(
        window.says("Błazen") && window.says("Rückgängig"),
        "{:#?}",
        window.names()
    );
    // Enter confirms, too.
    window.does(Shell::Do(
        studiolo::ui::session::commands::CHOOSE_LANGUAGE.id,
    ));
    assert!(window.says(fl!(language_done)));
    window.key(Key::Enter);
    assert!(!window.says(fl!(language_done)));
    assert_eq!(language::spoken(), "de");
    // The choice is remembered.
    drop(window);
    language::choose(Some("en"), None);
    let window = Window::open(data.path());
    assert_eq!(language::spoken(), "de");
    assert_eq!(language::of_components(), Some("pl"));
    assert!(
        window.says("Błazen") || window.says("Deutsch"),
        "{:#?}",
        window.names()
    );
}

/// Returns all texts of each tab.
fn said_on_tabs<G: GameWindow>(window: &mut Desk<G>) -> Vec<Vec<String>> {
    let tabs = <G::Panels as Panels<G>>::tabs().len();
    let tabs = 0..tabs;
    let said = tabs.map(|tab| {
        window.does(Shell::ShowTab(tab));
        let mut said = window.heard();
        // The path of the file differs from window to window.
        said.retain(|it| !it.contains(".ron"));
        said.sort();
        said
    });
    said.collect()
}

/// Asserts that cached texts follow the language: after a change of the language every tab
/// says the same as in a window opened in that language.
fn says_the_same<G: GameWindow>(save: &Save<G::Rules>) {
    let _speaking = Speaking::of("en");
    let data = TempDir::new().unwrap();
    let mut window = Desk::<G>::with_save(data.path(), save);
    said_on_tabs(&mut window);
    for tag in ["de", "cs"] {
        window.does(Shell::Speak {
            sentences: Some(tag),
            components: None,
        });
        let now = said_on_tabs(&mut window);
        let elsewhere = TempDir::new().unwrap();
        let mut fresh = Desk::<G>::with_save(elsewhere.path(), save);
        fresh.does(Shell::Speak {
            sentences: Some(tag),
            components: None,
        });
        let expected = said_on_tabs(&mut fresh);
        for (tab, (now, expected)) in now.iter().zip(&expected).enumerate() {
            let old: Vec<&String> = now.iter().filter(|it| !expected.contains(it)).collect();
            assert!(old.is_empty(), "{tag}, tab {tab}: {old:#?}");
        }
    }
}

#[test]
fn nothing_is_left_of_a_language_that_was_left() {
    let kept = |name: &str| format!("{}/../data/look/{name}.ron", env!("CARGO_MANIFEST_DIR"));
    for name in ["action", "auction", "work", "end", "characters"] {
        let save = Save::<::florence::Game>::read(kept(name).as_ref()).expect("it can be read");
        says_the_same::<Florence>(&save);
    }
    for name in ["prince-four", "prince-five"] {
        let save = Save::<::prince::Game>::read(kept(name).as_ref()).expect("it can be read");
        says_the_same::<Prince>(&save);
    }
    for name in ["tiletum-turn", "tiletum-end"] {
        let save = Save::<::tiletum::Game>::read(kept(name).as_ref()).expect("it can be read");
        says_the_same::<Tiletum>(&save);
    }
}
