//! Every view of The Prince, for the tests that check all of them: the screens other than
//! the table, the table at every moment with usual and long names, the overlays.

use std::sync::LazyLock;

use ::prince::{CardType, Command, Decision, EditionData, Game, Setup};
use eframe::egui::Event;
use eframe::egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use studiolo::app::Intent;
use studiolo::app::shot::Scene;
use studiolo::games::prince;
use studiolo::games::prince::Intent as Prince;
use studiolo::games::prince::ids;
use studiolo::games::prince::lobby::DECK;
use studiolo::ui::base::own::Own;
use studiolo::ui::screens::new_game::Begins;
use studiolo::ui::session::collecting::Wish;
use studiolo::ui::session::commands;
use studiolo::ui::session::intent::Screen;
use table::{Game as _, Seat, Session};
use words::fl;

use crate::prince_moments::{self, Moment};
use crate::views::{View, Window, does, presses, view, waits};

const TABLE: Scene = Scene::Table;
const FOUR: &str = "look/prince-four";
const FIVE: &str = "look/prince-five";
const ALONE: &str = "look/prince-alone";
const SHARED: &str = "look/prince-shared";

static TABLES: LazyLock<[(&str, Session<Game>); 4]> = LazyLock::new(|| {
    [FOUR, FIVE, ALONE, SHARED].map(|file| {
        let name = file.trim_start_matches("look/");
        (file, prince_moments::table(name))
    })
});

/// Names of the greatest length.
const LONG: [&str; 5] = [
    "Maximiliane Hohenberger-Fürstenwalder v.",
    "Przemysław Wiśniewski-Brzęczyszczykiewic",
    "Lady Wilhelmina Featherstonehaugh-Chol.",
    "Zdzisława Szczebrzeszyńska-Grzęda",
    "Bartholomäus Freiherr von Hohenlohe",
];

/// Returns a table at one of its moments.
fn at(name: &'static str, file: &'static str, moment: Moment) -> View {
    shows(name, file, moment, TABLE)
}

fn shows(name: &'static str, file: &'static str, moment: Moment, scene: Scene) -> View {
    let mut tables = TABLES.iter();
    let (_, session) = tables.find(|(table, _)| *table == file).expect("a table");
    let entries = prince_moments::entries(session, moment);
    view(name, file, scene).at(entries.expect("the table has this moment"))
}

fn types(window: &mut Window, field: &str, text: &str) {
    let field = window.get_by_role_and_label(Role::TextInput, field);
    field.set_text_value_accesskit(text);
    window.run();
}

/// Gives all players names of the greatest length.
fn names_all(window: &mut Window) {
    presses(window, &fl!(players, number = 5));
    for (at, name) in LONG.iter().enumerate() {
        types(window, &fl!(new_game_name_of, number = at + 1), name);
    }
}

fn new_game(window: &mut Window, on_screen: bool) {
    let begins = match on_screen {
        true => Begins::OnScreen,
        false => Begins::AtATable,
    };
    does(window, begins.in_game(Game::ID));
}

fn sheet(window: &mut Window, setup: Setup) {
    does(window, Intent::ShowSheet(Own::new(Game::ID, setup)));
    let title = fl!(prince_check_title);
    waits(window, |window| {
        window.query_all_by_label(title).next().is_some()
    });
}

/// Returns a deck with a fault.
fn garbled() -> EditionData {
    let mut deck = EditionData {
        name: "Grzegorz Brzęczyszczykiewiczs Spielkarten".to_owned(),
        ..EditionData::default()
    };
    let mut captains = deck
        .cards
        .iter_mut()
        .filter(|card| card.card_type == CardType::Condottiere);
    captains.next().expect("a condottiere").fee = 6;
    deck.cards.retain(|card| card.card_type != CardType::Simony);
    deck
}

fn deck(window: &mut Window, deck: EditionData) {
    does(window, Wish::Begin(Box::new(deck)));
    let name = fl!(prince_editor_name);
    waits(window, |window| {
        let mut fields = window.query_all_by_role_and_label(Role::TextInput, name);
        fields.next().is_some()
    });
}

fn hint(window: &mut Window) {
    does(window, studiolo::ui::Intent::AskForHint);
    waits(window, |window| window.state().thinking().is_none());
}

/// Returns all of them.
pub(crate) fn all() -> Vec<View> {
    let mut all = beside_the_table();
    all.extend(at_the_table());
    all.extend(over_the_table());
    all
}

fn beside_the_table() -> Vec<View> {
    vec![
        view("start", FOUR, Scene::Start).then(|window| {
            does(window, Intent::ChooseGame(Game::ID));
        }),
        view("games", FIVE, Scene::Games),
        view("new game", FOUR, Scene::NewGame).then(|window| new_game(window, false)),
        view("new game of five", FOUR, Scene::NewGame).then(|window| {
            new_game(window, false);
            names_all(window);
        }),
        view("new game on the screen", FOUR, Scene::NewGame).then(|window| new_game(window, true)),
        view("new game of five on the screen", FOUR, Scene::NewGame).then(|window| {
            new_game(window, true);
            names_all(window);
        }),
        view("join", FOUR, Scene::Start)
            .then(|window| does(window, Begins::InTheMiddle.in_game(Game::ID))),
        view("deck", FOUR, Scene::Start).then(|window| {
            does(window, Intent::Show(Screen::Of(Game::ID, DECK)));
        }),
        view("deck of one's own", FOUR, Scene::Start)
            .then(|window| deck(window, EditionData::default())),
        view("deck with mistakes", FOUR, Scene::Start).then(|window| deck(window, garbled())),
        view("check", FOUR, Scene::Start).then(|window| sheet(window, Setup::default())),
        view("check of five", FIVE, Scene::Start).then(|window| {
            let setup = prince_moments::table("prince-five").start().clone();
            sheet(window, setup);
        }),
        view("check with mistakes", FOUR, Scene::Start).then(|window| {
            // Players without a name have different ones in each language.
            let players = Setup::tracked(["Anna", "Ben", "Clara"]).players;
            sheet(
                window,
                Setup {
                    players,
                    ..Setup::default()
                },
            );
            types(window, &fl!(prince_check_hand, name = "Anna"), "61");
            types(window, &fl!(prince_check_cards_of, name = "Anna"), "zzz");
            let cardinals = fl!(prince_check_cardinals_of, name = "Ben");
            types(window, &cardinals, "9");
        }),
        view("check done", FIVE, Scene::Start).then(|window| {
            let game = *prince_moments::table("prince-five").game();
            let mut setup = Setup::from(&game);
            for (player, name) in setup.players.iter_mut().zip(LONG) {
                name.clone_into(&mut player.name);
            }
            sheet(window, setup);
        }),
    ]
}

fn at_the_table() -> Vec<View> {
    let mut all = Vec::new();
    for moment in Moment::ALL {
        let [four, five, alone] = names_of(moment);
        all.push(at(four, FOUR, moment));
        all.push(at(five, FIVE, moment));
        if !moment.is_told() {
            all.push(at(alone, ALONE, moment));
        }
    }
    for (tab, [four, five, alone]) in [
        ("table", ["table", "table of five", "table alone"]),
        ("seizure", ["seizure", "seizure of five", "seizure alone"]),
        (
            "election",
            ["election", "election of five", "election alone"],
        ),
        ("unseen", ["unseen", "unseen of five", "unseen alone"]),
        (
            "statistics",
            ["statistics", "statistics of five", "statistics alone"],
        ),
        ("result", ["result", "result of five", "result alone"]),
    ] {
        let scene = Scene::Tab(tab);
        all.push(shows(four, FOUR, Moment::Cardinals, scene));
        all.push(shows(five, FIVE, Moment::Bidding, scene));
        all.push(shows(alone, ALONE, Moment::Playing, scene));
    }
    let statistics = Scene::Tab("statistics");
    all.push(shows(
        "statistics at the end",
        FIVE,
        Moment::Over,
        statistics,
    ));
    all
}

/// Returns the names of the views of a moment: of four, of five, alone.
const fn names_of(moment: Moment) -> [&'static str; 3] {
    macro_rules! names {
        ($($moment:ident $name:literal),+ $(,)?) => {
            match moment {
                $(Moment::$moment => [
                    $name,
                    concat!($name, " of five"),
                    concat!($name, " alone"),
                ]),+
            }
        };
    }
    names! {
        Redeal "redeal",
        Laying "laying",
        Patron "patron",
        Arrival "arrival",
        Furnishing "furnishing",
        Opening "opening",
        Turning "turning",
        Bidding "bidding",
        Spying "spying",
        Playing "playing",
        Stealing "stealing",
        Doctors "doctors",
        Gift "gift",
        Judging "judging",
        Seizing "seizing",
        Defence "defence",
        Ballot "ballot",
        OpenBallot "open ballot",
        Drawing "drawing",
        Offices "offices",
        Shuffle "shuffle",
        Dealing "dealing",
        Accusing "accusing",
        Cardinals "cardinals",
        Offer "offer",
        Consent "consent",
        Over "over",
    }
}

fn over_the_table() -> Vec<View> {
    vec![
        at("curtain", SHARED, Moment::Playing),
        at("curtain before a ballot", SHARED, Moment::Ballot),
        at("curtain of a defence", SHARED, Moment::Defence),
        at("behind the curtain", SHARED, Moment::Doctors).then(|window| {
            let seat = window.state().state().open::<prince::Prince>();
            let seat = seat.and_then(|open| open.own.looking.curtain(&open.session));
            does(window, Prince::Look(seat));
        }),
        at("sealed", FIVE, Moment::Ballot).then(|window| does(window, Prince::Seal)),
        at("hint in an auction", ALONE, Moment::Bidding).then(hint),
        at("hint in a hand", ALONE, Moment::Playing).then(hint),
        at("hint at a table", FIVE, Moment::Cardinals).then(hint),
        at("trade", FIVE, Moment::Playing).then(|window| {
            does(window, Intent::ShowTab(ids::TABLE));
            presses(window, fl!(prince_trade));
        }),
        at("correcting", FOUR, Moment::Playing).then(|window| {
            does(window, Intent::Do(commands::CORRECT.id));
        }),
        at("correcting of five", FIVE, Moment::Bidding).then(|window| {
            does(window, Intent::CorrectAt(Seat::B));
        }),
        at("changing", FIVE, Moment::Bidding).then(|window| does(window, Intent::Change(40))),
        at("past", FIVE, Moment::Cardinals).then(|window| does(window, Intent::GoTo(60))),
        at("a try", FOUR, Moment::Bidding).then(|window| {
            does(window, Intent::Do(commands::WHAT_IF.id));
        }),
        at("refusal", FOUR, Moment::Bidding).then(|window| {
            let open = window.state().state().open::<prince::Prince>();
            let seat = open.and_then(|open| open.session.game().may_decide().first());
            let dear = Decision::Bid(99_999);
            let command = seat.map(|seat| Command::new(seat, dear));
            does(window, Prince::Play(command.into_iter().collect()));
        }),
        at("mending", FOUR, Moment::Cardinals).then(|window| does(window, Intent::Remove(60))),
        at("note", FIVE, Moment::Bidding).then(|window| does(window, Intent::WriteNote(20))),
        at("replacing", FIVE, Moment::Bidding).then(|window| {
            does(window, Intent::GoTo(40));
            let open = window.state().state().open::<prince::Prince>();
            let other = open.and_then(|open| {
                let there = open.session.log().get(40)?.command;
                let legal = open.session.game().legal_for(there.seat);
                let mut others = legal.into_iter().filter(|it| *it != there.decision);
                others.next().map(|it| Command::new(there.seat, it))
            });
            does(window, Prince::Play(other.into_iter().collect()));
        }),
        at("first evening", FOUR, Moment::Bidding).then(|window| {
            does(window, Intent::Do(commands::FIRST_EVENING.id));
        }),
        at("guide", FOUR, Moment::Bidding).then(|window| {
            does(window, Intent::Do(commands::FIRST_EVENING.id));
            presses(window, fl!(guide_at_a_table));
        }),
        at("menu", FOUR, Moment::Bidding).then(|window| presses(window, fl!(menu))),
        at("player", FIVE, Moment::Bidding).then(|window| {
            presses(window, &fl!(prince_seat_menu, name = LONG[0]));
        }),
        at("palette", FIVE, Moment::Bidding).then(|window| {
            does(window, Intent::Do(commands::COMMAND_LINE.id));
            for letter in ["1", "2"] {
                window.event(Event::Text(letter.to_owned()));
                window.run();
            }
        }),
        at("keys", FOUR, Moment::Bidding).then(|window| {
            does(window, Intent::Do(commands::KEYS.id));
        }),
        at("rules", FOUR, Moment::Bidding).then(|window| {
            does(window, Intent::Do(commands::RULES.id));
        }),
        at("export", FIVE, Moment::Over)
            .then(|window| does(window, Intent::Do(commands::EXPORT.id))),
        at("public", FOUR, Moment::Cardinals).then(|window| {
            does(window, Intent::Do(commands::PUBLIC_SCREEN.id));
        }),
        at("public of five", FIVE, Moment::Bidding).then(|window| {
            does(window, Intent::Do(commands::PUBLIC_SCREEN.id));
        }),
    ]
}
