//! One whole evening: the sample game of four is entered by hand through the window,
//! control by control, from "Track a game" to the ranking. Half way the window is closed
//! and opened again, a wrong entry is undone, and in the end the same save results. Players
//! who can only pass do so automatically. All the time every part of the screen keeps its
//! place.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use eframe::egui::Rect;
use eframe::egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use florence::mind::bot::{self, Level, Thinking};
use florence::rules::{Character, Favour};
use florence::{Building, Command, Decision, Deck, Game, Joint, Moment, Object, Phase, Setup};
use table::save::format::Save;
use table::{Card, Seat, Session};
use words::fl;

use crate::by_hand::Window;

const NAMES: [&str; 4] = ["Anna", "Ben", "Clara", "Dana"];

/// Returns whether the window has already entered this decision of the log: the pass of a
/// bidder who could do nothing else.
fn was_entered_by_itself(window: &Window, at: usize, command: &Command) -> bool {
    let Some(entered) = window.session().log().get(at) else {
        return false;
    };
    assert_eq!(entered.command, *command, "entry {at}");
    assert_eq!(command.decision, Decision::Pass, "entry {at}");
    true
}

/// Returns the sample, and its text in the current format.
fn sample() -> (Save<Game>, String) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../saves/four-players.ron");
    let save: Save<Game> = Save::read(&path).expect("the sample is sound");
    let text = save.to_ron().expect("it can be written");
    (save, text)
}

/// Returns the file of the only game in the user's library.
fn saved(data: &Path) -> String {
    let files = std::fs::read_dir(data.join("games")).expect("there is a library");
    let files: Vec<PathBuf> = files
        .map(|file| file.expect("a directory entry").path())
        .filter(|path| !path.to_string_lossy().contains(".bak."))
        .collect();
    assert_eq!(files.len(), 1, "{files:?}");
    std::fs::read_to_string(&files[0]).expect("it can be read")
}

#[test]
fn a_game_entered_by_hand_from_the_deal_to_the_ranking_gives_the_same_save() {
    let (save, text) = sample();
    let session: Session<Game> = save.clone().into_session().expect("a legal start");
    let data = tempfile::tempdir().expect("a temporary directory");
    let mut window = Window::open(data.path());
    window.click(fl!(start_track));
    window.click(&fl!(players, number = 4));
    window.click(fl!(new_game_start));
    window.click(fl!(all_kept));
    let half = save.log.len() / 2;
    let mut places = Places::new();
    for (at, entry) in save.log.iter().enumerate().skip(4) {
        let command = &entry.command;
        let game = session.game_at(at).expect("the sample is legal");
        if at == half {
            let before = window.names();
            window = window.close_and_open_again();
            let after = window.names();
            let log = |names: &[String]| {
                names
                    .iter()
                    .filter(|name| name.starts_with("Undo: "))
                    .cloned()
                    .collect::<Vec<_>>()
            };
            assert_eq!(log(&before), log(&after), "it goes on where it was");
        }
        if was_entered_by_itself(&window, at, command) {
            continue;
        }
        if matches!(command.decision, Decision::Name(_)) && at > half {
            take_back_a_wrong_entry(&mut window, game);
        }
        window.enter(game, command);
        keeps_its_places(&window, &mut places, at);
    }
    assert!(places.len() >= 3, "the phases of a game: {places:?}");
    assert!(window.shows_part("Dana"), "{:#?}", window.names());
    assert!(window.shows_part("62\u{a0}PP"), "{:#?}", window.names());
    drop(window);
    // Undone entries are stored after the log.
    let played = saved(data.path());
    let (played, rewrites) = played.split_once("\n    rewrites: ").expect("some was");
    // Only the window knows when it was.
    let (head, rest) = played.split_once("    occasion: (\n").expect("an evening");
    let (_, rest) = rest.split_once("\n    ),\n").expect("its end");
    let played = format!("{head}{rest}");
    // The sample was played with the first version of the rules.
    assert_eq!(
        format!("{played}\n)\n"),
        text.replace(
            "rules: 1,",
            &format!("rules: {},", <Game as table::Game>::RULES)
        )
    );
    assert!(rewrites.contains("old: [(D, Decline)]"), "{rewrites}");
}

/// Names a wrong object, notices, and undoes it.
fn take_back_a_wrong_entry(window: &mut Window, game: &Game) {
    let auction = game.auction().expect("somebody names something");
    if auction.remaining.len() == 1 {
        return;
    }
    let wrong = game.legal().iter().last().expect("something can be done");
    assert_eq!(wrong.decision, Decision::Decline);
    window.click(fl!(auction_decline));
    let who = NAMES[wrong.seat as usize];
    window.click(&format!("Undo: {who} declines and is out of the auctions"));
}

/// The places of the parts of the screen, by phase and name.
type Places = BTreeMap<String, BTreeMap<String, Rect>>;

/// Asserts that nothing has moved between two decisions of the same phase: seats, "now",
/// tabs, hand and log.
fn keeps_its_places(window: &Window, places: &mut Places, at: usize) {
    let panes = window.harness.query_all_by(|node| {
        let role = node.role();
        role == Role::Pane || role == Role::Tab
    });
    let here: BTreeMap<String, Rect> = panes
        .filter_map(|node| Some((node.accesskit_node().label()?, node.rect())))
        .collect();
    for part in [
        fl!(pane_now),
        fl!(pane_tabs),
        fl!(pane_seats),
        fl!(pane_log),
    ] {
        assert!(here.contains_key(part), "{part} can be seen: {here:?}");
    }
    let phase = format!("{:?}", window.session().game().phase());
    let before = places.entry(phase.clone()).or_insert_with(|| here.clone());
    assert_eq!(*before, here, "{phase}, after entry {at}");
}

/// Returns a game of five players with characters, from the auctions of round two to the
/// turns of round three: bids that hand markers back, a Professor out of turn, a Merchant.
fn with_characters() -> (Session<Game>, Vec<Command>) {
    let names = ["Anna", "Ben", "Clara", "Dana", "Emil"];
    let mut setup = Setup::tracked(names);
    setup.options.muse = true;
    setup.moment = Moment::Auction(2);
    for player in &mut setup.players {
        player.hand = Some(vec![Card::Hidden; 3]);
        player.money = Some(2400);
    }
    let session = Session::<Game>::new(setup).expect("a legal start");
    use Character::{Banker, Cardinal, Merchant, Muse, Princess, Professor};
    let [anna, ben, clara, dana, emil] = [Seat::A, Seat::B, Seat::C, Seat::D, Seat::E];
    let bid = Decision::Bid;
    let turn = |seat: Seat| [(seat, Decision::Hire), (seat, Decision::EndTurn)];
    let mut decisions = vec![
        (anna, Decision::Win(Object::Jester, 400)),
        (ben, Decision::Win(Object::Builder, 400)),
        (clara, Decision::Decline),
        (dana, Decision::Decline),
        (emil, Decision::Decline),
        (anna, bid(Muse, 300)),
        (ben, bid(Cardinal, 300)),
        (clara, bid(Muse, 500)),
        (dana, bid(Professor, 300)),
        (emil, bid(Merchant, 300)),
        (anna, bid(Cardinal, 600)),
        (ben, bid(Banker, 100)),
    ];
    decisions.extend(turn(anna));
    // Out of turn.
    decisions.push((dana, Decision::Professor(Deck::Bonus)));
    decisions.extend([ben, clara, dana].into_iter().flat_map(turn));
    decisions.extend(turn(emil));
    // The Merchant is used in the next auctions.
    decisions.extend([
        (ben, Decision::Decline),
        (clara, Decision::Decline),
        (dana, Decision::Decline),
        (emil, Decision::Win(Object::Jester, 200)),
        (emil, Decision::Merchant(Favour::Points)),
        (anna, Decision::Decline),
        (ben, bid(Princess, 300)),
        (clara, Decision::Pass),
        (dana, Decision::Pass),
        (emil, Decision::Pass),
        (anna, Decision::Pass),
    ]);
    let decisions = decisions.into_iter();
    let commands = decisions.map(|(seat, decision)| Command::new(seat, decision));
    (session, commands.collect())
}

/// Opens a game from a file in a window and enters these commands as a person would; the
/// session plays them, too.
fn entered(data: &Path, session: &mut Session<Game>, commands: &[Command]) -> Window {
    let file = data.join("game.ron");
    let text = Save::from_session(session).to_ron();
    std::fs::write(&file, text.expect("it is written")).expect("it can be written");
    let mut window = Window::open_file(data, &file);
    for (at, command) in commands.iter().enumerate() {
        let game = *session.game();
        session
            .play(*command)
            .unwrap_or_else(|why| panic!("{at}, {command:?}: {why:?}"));
        // The window passes for players who can do nothing else.
        let played = session.log().len();
        if window.session().log().len() < played {
            window.enter(&game, command);
        }
        let here = window.session().log().get(..played);
        assert_eq!(here, Some(session.log()), "entry {at}");
    }
    window
}

#[test]
fn a_round_of_five_with_characters_is_entered_by_hand() {
    let (mut session, commands) = with_characters();
    let data = tempfile::tempdir().expect("a temporary directory");
    let window = entered(data.path(), &mut session, &commands);
    assert_eq!(window.session().game(), session.game());
    assert_eq!(session.game().phase(), Phase::Actions);
    assert!(window.shows("Ben’s Princess"), "{:#?}", window.names());
}

/// Returns a game of five players with both expansions, in the second round: auctions,
/// characters, and turns in which Anna's offer to Ben is refused, she and Emil agree, and
/// Ben and Clara come to terms after a counter-offer.
fn with_both() -> (Session<Game>, Vec<Command>) {
    let names = ["Anna", "Ben", "Clara", "Dana", "Emil"];
    let mut setup = Setup::tracked(names);
    setup.options.muse = true;
    setup.options.cooperative = true;
    setup.moment = Moment::Auction(2);
    for player in &mut setup.players {
        player.hand = Some(vec![Card::Hidden; 3]);
        player.money = Some(2400);
    }
    let session = Session::<Game>::new(setup).expect("a legal start");
    let [anna, ben, clara, dana, emil] = [Seat::A, Seat::B, Seat::C, Seat::D, Seat::E];
    let game = *session.game();
    let joint = |kind, seat, with| {
        let mut places = game.joint_places(seat, with, kind).iter();
        let (own, others) = places.next().expect("it fits across the border");
        Joint::new(kind, own, with, others)
    };
    let tower = joint(Building::Tower, anna, ben);
    let library = joint(Building::Library, anna, emil);
    let chapel = joint(Building::Chapel, ben, clara);
    let bid = Decision::Bid;
    let end = Decision::EndTurn;
    let decisions = [
        (anna, Decision::Win(Object::Jester, 400)),
        (ben, Decision::Win(Object::Builder, 400)),
        (clara, Decision::Decline),
        (dana, Decision::Decline),
        (emil, Decision::Decline),
        (anna, bid(Character::Muse, 300)),
        (ben, bid(Character::Cardinal, 300)),
        (clara, Decision::Pass),
        (dana, Decision::Pass),
        (emil, Decision::Pass),
        (anna, Decision::Offer(tower.paying(300))),
        (ben, Decision::Refuse),
        (anna, Decision::Agree(library.paying(400))),
        (anna, end),
        (ben, Decision::Offer(chapel.paying(500))),
        (clara, Decision::Offer(chapel.turned(ben).paying(200))),
        (ben, Decision::Accept),
        (ben, end),
        (clara, end),
        (dana, end),
        (emil, end),
    ];
    let decisions = decisions.into_iter();
    let commands = decisions.map(|(seat, decision)| Command::new(seat, decision));
    (session, commands.collect())
}

#[test]
fn a_round_of_five_with_both_expansions_is_entered_by_hand() {
    let (mut session, commands) = with_both();
    let data = tempfile::tempdir().expect("a temporary directory");
    let window = entered(data.path(), &mut session, &commands);
    let game = *window.session().game();
    assert_eq!(game, *session.game());
    assert_eq!((game.phase(), game.round()), (Phase::Auction, 3));
    let shared = |seat: Seat, kind| game.player(seat).principality().partner(kind);
    assert_eq!(shared(Seat::A, Building::Library), Some(Seat::E));
    assert_eq!(shared(Seat::E, Building::Library), Some(Seat::A));
    assert_eq!(shared(Seat::B, Building::Chapel), Some(Seat::C));
    assert_eq!(shared(Seat::C, Building::Chapel), Some(Seat::B));
    assert_eq!(shared(Seat::A, Building::Tower), None, "it was refused");
    // Jester 400, Muse 300, the Library 700 without a builder; Emil pays 400. Builder
    // 400, Cardinal 300, the Chapel 300 with him; Clara pays 200.
    let money = game.seats().map(|seat| game.player(seat).money());
    assert_eq!(money.collect::<Vec<_>>(), [1400, 1600, 2200, 2400, 2000]);
    let points = game.seats().map(|seat| game.player(seat).prestige());
    assert_eq!(points.collect::<Vec<_>>(), [3, 3, 3, 0, 3]);
    assert_eq!(
        game.tiles_left(florence::Tile::Building(Building::Chapel)),
        2
    );
}

/// Returns a game of five with both expansions as bots play it, and as a table enters it
/// that sees only the cards laid down.
fn by_bots_with_both() -> (Session<Game>, Vec<Command>) {
    let names = ["Anna", "Ben", "Clara", "Dana", "Emil"];
    let mut options = Setup::tracked(names).options;
    options.muse = true;
    options.cooperative = true;
    let mut setup = Setup::tracked(names);
    setup.options = options;
    let mut deal = Setup::dealt(names, 12);
    deal.options = options;
    let mut dealt = Game::try_from(&deal).expect("a shuffled deal is legal");
    let session = Session::<Game>::new(setup).expect("a legal start");
    let mut commands = Vec::new();
    let mut exchange = None;
    while let Some(seat) = dealt.to_act() {
        let thinking = Thinking::new();
        let command = bot::decide(&dealt, Level::MEDIUM, 5, 0, &thinking).expect("it decides");
        commands.extend(match command.decision {
            Decision::Return(_) => Some(Command::new(seat, Decision::Return(Card::Hidden))),
            // At the table the kept card is secret.
            Decision::Keep(..) => None,
            Decision::Exchange(_) => {
                exchange = Some(command);
                None
            }
            _ => Some(command),
        });
        dealt.play(&command).expect("bots play by the rules");
    }
    // There the cards are turned over before the Banker's money is exchanged.
    let mut table = *session.game();
    for command in &commands {
        table.play(command).expect("the table does the same");
    }
    while let Some(seat) = table.to_act() {
        let hidden = table.unknown_prestige_cards();
        let cards = dealt.player(seat).prestige_cards().known();
        let card = cards.intersection(hidden).iter().next();
        let shown = card.map(|card| Command::new(seat, Decision::Reveal(card.into())));
        let command = shown.or(exchange).expect("somebody has something to do");
        table.play(&command).expect("that is what is left");
        commands.push(command);
    }
    (session, commands)
}

#[test]
fn a_whole_game_of_five_with_both_expansions_is_entered_by_hand() {
    let (mut session, commands) = by_bots_with_both();
    let data = tempfile::tempdir().expect("a temporary directory");
    let window = entered(data.path(), &mut session, &commands);
    let decided = |of: fn(&Decision) -> bool| {
        let decisions = commands.iter().map(|command| command.decision);
        decisions.filter(of).count()
    };
    let agreements = decided(|it| *it == Decision::Accept);
    let characters = decided(|it| matches!(it, Decision::Bid(..)));
    assert_eq!(window.session().game(), session.game());
    assert!(
        agreements > 3 && characters > 10,
        "{agreements} {characters}"
    );
    assert!(session.game().is_over());
}
