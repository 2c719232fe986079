//! Text typed at a table, and what it is found to mean.

use florence::rules::Correction;
use florence::{
    Building, Character, Command, Decision, Freedom, Game, Joint, Landscape, Moment, Object,
    PlayerSetup, PrestigeCard, Setup, Tile,
};
use table::{Card, Item as _, Save, Seat};
use words::florence::notation::{Meaning, candidates};
use words::florence::{Words, corrections};

fn setup(names: &[&str], moment: Moment) -> Setup {
    let mut setup = Setup::tracked(names.iter().copied());
    for player in &mut setup.players {
        player.hand = Some(vec![Card::Hidden; 3]);
    }
    setup.moment = moment;
    setup
}

fn four() -> Setup {
    setup(&["Anna", "Ben", "Clara", "Dana"], Moment::Auction(1))
}

/// A turn in the first action phase.
fn turn(change: impl Fn(&mut PlayerSetup)) -> (Setup, Game) {
    turn_in(1, change)
}

/// A turn in the action phase of this round.
fn turn_in(round: u8, change: impl Fn(&mut PlayerSetup)) -> (Setup, Game) {
    let mut setup = four();
    setup.moment = Moment::Auction(round);
    change(&mut setup.players[0]);
    let mut game = Game::try_from(&setup).expect("a legal position");
    for seat in Seat::ALL.iter().take(4) {
        play(&mut game, *seat, Decision::Decline);
    }
    (setup, game)
}

fn play(game: &mut Game, seat: Seat, decision: Decision) {
    game.play(&Command::new(seat, decision)).expect("legal");
}

fn told(setup: &Setup, game: &Game, text: &str) -> Vec<String> {
    let found = candidates(text, Words::of(setup), game);
    let told = found.into_iter().map(|found| match found.refused {
        None => found.sentence,
        Some(why) => format!("{}, but {why}", found.sentence),
    });
    told.collect()
}

#[track_caller]
fn first(setup: &Setup, game: &Game, text: &str, expected: &str) {
    let told = told(setup, game, text);
    assert_eq!(
        told.first().map(String::as_str),
        Some(expected),
        "{text:?}: {told:?}"
    );
}

#[test]
fn a_result_is_player_object_and_price_in_any_way_one_says_it() {
    let setup = four();
    let game = Game::try_from(&setup).expect("a legal position");
    let expected = "Dana wins the jester for 700 florins";
    for text in [
        "dana jester 700",
        "jester dana 700",
        "Dana Jester 7",
        "d j 7",
        "dj7",
        "DJ 700",
        "da je 700",
        "700 dana jester",
        "jester 700 dana",
        "7 jester d",
        "jd7",
        "7dj",
        "4d7",
        "/ 4 d 7",
        "/4d7",
        "4 4 7",
        "jes d 0,700",
    ] {
        first(&setup, &game, text, expected);
    }
    first(&setup, &game, "ap", "Anna wins the Park for 200 florins");
    first(
        &setup,
        &game,
        "c prestige 3",
        "Clara wins the prestige card for 300 florins",
    );
    first(
        &setup,
        &game,
        "b rec card 12",
        "Ben wins the recruiting card for 1,200 florins",
    );
}

#[test]
fn a_seat_of_choice_is_typed_with_its_number() {
    let mut setup = Setup::tracked(["Anna", "Ben", "Clara", "Dana"]);
    setup.options.house_rules.seats_auctioned = Some(true);
    let mut game = Game::try_from(&setup).expect("a legal position");
    let expected = "Ben wins seat 3 for 200 florins";
    for text in ["seat ben 3 200", "seat 3 ben 200", "ben 3 200"] {
        first(&setup, &game, text, expected);
    }
    first(
        &setup,
        &game,
        "seat ben 200",
        "Ben wins the seat for 200 florins",
    );
    for (seat, place) in [(Seat::B, 3), (Seat::A, 1), (Seat::D, 4)] {
        play(&mut game, seat, Decision::SitAt(place, 100));
    }
    first(
        &setup,
        &game,
        "seat clara 0",
        "Clara wins the seat for 0 florins",
    );
}

#[test]
fn in_an_auction_a_word_or_an_amount_is_a_bid() {
    let setup = four();
    let mut game = Game::try_from(&setup).expect("a legal position");
    first(&setup, &game, "jester", "Anna names the jester");
    first(&setup, &game, "p", "Anna names the Park");
    first(&setup, &game, "name lake", "Anna names the Lake");
    first(
        &setup,
        &game,
        "decl",
        "Anna declines and is out of the auctions",
    );
    play(&mut game, Seat::A, Decision::Name(Object::Jester));
    for text in ["raise", "r", "300", "3", "raise 300"] {
        first(&setup, &game, text, "Ben bids 300 florins");
    }
    first(&setup, &game, "p", "Ben passes");
    for text in ["dana 9", "d 900", "d9"] {
        first(&setup, &game, text, "Dana wins the jester for 900 florins");
    }
}

#[test]
fn what_is_not_legal_is_found_with_the_rule() {
    let setup = four();
    let mut game = Game::try_from(&setup).expect("a legal position");
    play(&mut game, Seat::A, Decision::Name(Object::Jester));
    let found = told(&setup, &game, "500");
    assert!(
        found[0].starts_with("Ben bids 500 florins, but A5: "),
        "{found:?}"
    );
    let found = told(&setup, &game, "dana park 500");
    assert!(
        found[0].contains("but A5: The current auction is for a jester."),
        "{found:?}"
    );
    let found = told(&setup, &game, "hire");
    assert!(
        found[0].starts_with("Ben hires a profession, but "),
        "{found:?}"
    );
    assert!(told(&setup, &game, "nonsense").is_empty());
    assert!(told(&setup, &game, "\u{202e} \u{0} %%").is_empty());
}

#[test]
fn names_are_read_without_case_and_accents() {
    let names = ["Éloïse", "Łukasz Żak", "Bořivoj", "\u{5d3}\u{5e0}\u{5d4}"];
    let setup = setup(&names, Moment::Auction(1));
    let game = Game::try_from(&setup).expect("a legal position");
    first(
        &setup,
        &game,
        "eloi jes 4",
        "Éloïse wins the jester for 400 florins",
    );
    first(
        &setup,
        &game,
        "luk zak builder",
        "Łukasz Żak wins the builder for 300 florins",
    );
    first(
        &setup,
        &game,
        "borij5",
        "Bořivoj wins the jester for 500 florins",
    );
    first(
        &setup,
        &game,
        "\u{5d3} lake 3",
        "\u{5d3}\u{5e0}\u{5d4} wins the Lake for 300 florins",
    );
}

#[test]
fn a_building_goes_to_the_editor_or_straight_to_its_square() {
    let (setup, game) = turn(|player| player.prestige = 0);
    let found = candidates("build library", Words::of(&setup), &game);
    let tile = Tile::Building(Building::Library);
    assert_eq!(found[0].meaning, Meaning::Choose(Seat::A, tile));
    assert_eq!(found[0].refused, None);
    let found = candidates("opera", Words::of(&setup), &game);
    let opera = Tile::Building(Building::Opera);
    assert_eq!(found[0].meaning, Meaning::Choose(Seat::A, opera));
    let found = candidates("b lib d4", Words::of(&setup), &game);
    assert!(found.len() > 1, "a Library can lie in several ways");
    for found in &found {
        let Meaning::Decide(command) = found.meaning else {
            panic!("{found:?}");
        };
        let Decision::Build(Building::Library, squares) = command.decision else {
            panic!("{found:?}");
        };
        assert_eq!(
            squares.squares().iter().next().map(|s| s.to_string()),
            Some("d4".into())
        );
        assert_eq!(found.refused, None);
    }
    let found = told(&setup, &game, "build library a1");
    assert!(found[0].contains("but P2: "), "{found:?}");
    // No place begins in the highest row, so any of its squares may be meant.
    let found = candidates("build library g7", Words::of(&setup), &game);
    assert!(!found.is_empty());
    for found in &found {
        let Meaning::Decide(command) = found.meaning else {
            panic!("{found:?}");
        };
        let Decision::Build(Building::Library, squares) = command.decision else {
            panic!("{found:?}");
        };
        let mut squares = squares.squares().iter();
        assert!(
            squares.any(|square| square.to_string() == "g7"),
            "{found:?}"
        );
    }
}

#[test]
fn the_other_actions_are_typed_as_they_are_called() {
    let poet = |player: &mut PlayerSetup| {
        player.builders = 2;
        player.prestige = 3;
        player.money = Some(2_000);
    };
    let (setup, game) = turn_in(3, poet);
    first(&setup, &game, "hire", "Anna hires a profession");
    first(&setup, &game, "bonus", "Anna acquires a bonus card");
    first(
        &setup,
        &game,
        "introduce travel",
        "Anna introduces the freedom of Travel",
    );
    first(
        &setup,
        &game,
        "freedom rel",
        "Anna introduces the freedom of Religion",
    );
    first(&setup, &game, "end", "Anna ends the turn");
    first(
        &setup,
        &game,
        "sell 2 anna",
        "Anna sells 2\u{a0}PP for 200 florins",
    );
    first(
        &setup,
        &game,
        "sell",
        "Anna sells 1\u{a0}PP for 100 florins",
    );
    let found = told(&setup, &game, "sell 2 ben");
    assert!(found[0].contains("but G4: "), "{found:?}");
    // Three cards are worth 3: the candidate is found together with the rule.
    let found = told(&setup, &game, "work bell m");
    let below = "Anna completes a work: Bell Maker, but W2: ";
    assert!(found[0].starts_with(below), "{found:?}");
    let found = told(&setup, &game, "work poet +3pp");
    let taking = "Anna completes a work: Poet, taking 3\u{a0}PP, but ";
    assert!(found[0].starts_with(taking), "{found:?}");
    let found = told(&setup, &game, "work poet forests jesters 1");
    let asked = "Anna completes a work: Poet + Forests + Jesters, taking 1\u{a0}PP";
    assert!(found[0].starts_with(asked), "{found:?}");
}

#[test]
fn nothing_typed_stands_for_what_is_said_in_a_word() {
    let setup = four();
    let mut game = Game::try_from(&setup).expect("a legal position");
    assert_eq!(
        told(&setup, &game, "").len(),
        8,
        "seven stacks, or to decline"
    );
    play(&mut game, Seat::A, Decision::Name(Object::Jester));
    assert_eq!(
        told(&setup, &game, " "),
        ["Ben bids 300 florins", "Ben passes"]
    );
}

#[test]
fn a_work_is_typed_with_the_points_it_brings() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../saves/four-players.ron");
    let save = Save::<Game>::read(std::path::Path::new(path)).expect("the sample");
    let session = save.into_session().expect("a legal start");
    let setup = session.start();
    let entry = session.log().iter().position(
        |entry| matches!(entry.command.decision, Decision::Complete(work) if work.prestige == 7),
    );
    let game = session
        .game_at(entry.expect("there is one"))
        .expect("legal");
    let told = "Anna completes a work: Mathematician, taking 7\u{a0}PP";
    for text in ["work mathematician +7pp", "w math 7", "WORK MATH 7PP"] {
        first(setup, game, text, told);
    }
    first(
        setup,
        game,
        "w math",
        "Anna completes a work: Mathematician",
    );
}

#[test]
fn what_is_no_result_to_the_last_sign_is_none() {
    let setup = four();
    let mut game = Game::try_from(&setup).expect("a legal position");
    let results = |game: &Game, text: &str| -> Vec<String> {
        let mut told = told(&setup, game, text);
        told.retain(|told| told.contains(" wins "));
        told
    };
    for text in [
        "ben jestr 7",
        "benx jester 7",
        "dxj7",
        "djx7",
        "dj7x",
        "dj 7 7 7",
        "d 7",
        "jester 2",
        "4 4",
        "8 d 7",
        "4 9 7",
        "/ d",
        "/7",
        "ben jester seven",
    ] {
        assert_eq!(results(&game, text), [""; 0], "{text:?}");
    }
    play(&mut game, Seat::A, Decision::Name(Object::Jester));
    for text in [
        "/d 9",
        "2 9",
        "b9",
        "9 ben",
        "4 b 9",
        "ben 4 9",
        "jester 2 9",
    ] {
        let mut legal = results(&game, text);
        legal.retain(|told| !told.contains(", but "));
        assert_eq!(legal.len(), 1, "{text:?}");
    }
    for text in ["9", "2", "d", "x9", "9x", "ben 9 9 9"] {
        assert_eq!(results(&game, text), [""; 0], "{text:?}");
    }
}

#[test]
fn one_letter_is_always_the_same_stack_and_a_whole_name_before_its_beginning() {
    let names = ["Ben", "Benedikta", "42", "\u{1f3b2}"];
    let setup = setup(&names, Moment::Auction(1));
    let mut game = Game::try_from(&setup).expect("a legal position");
    first(&setup, &game, "3p7", "42 wins the Park for 700 florins");
    first(
        &setup,
        &game,
        "p 4 7",
        "\u{1f3b2} wins the Park for 700 florins",
    );
    first(
        &setup,
        &game,
        "\u{1f3b2} j 7",
        "\u{1f3b2} wins the jester for 700 florins",
    );
    let one = |game: &Game, text: &str| {
        let found = told(&setup, game, text);
        let wins = found.into_iter().filter(|told| told.contains(" wins "));
        wins.collect::<Vec<_>>()
    };
    assert_eq!(
        one(&game, "ben pr 7"),
        ["Ben wins the prestige card for 700 florins"]
    );
    assert_eq!(
        one(&game, "bene jes 7"),
        ["Benedikta wins the jester for 700 florins"]
    );
    assert_eq!(one(&game, "be jes 7").len(), 2, "both are meant");
    // With the Park gone, its letter does not move to another stack.
    for seat in [Seat::A, Seat::B, Seat::C, Seat::D] {
        play(&mut game, seat, Decision::Decline);
    }
    for _ in 0..4 {
        let seat = game.to_act().expect("a turn");
        play(&mut game, seat, Decision::EndTurn);
    }
    let seat = game.to_act().expect("an auction");
    play(&mut game, seat, Decision::Win(Object::Park, 200));
    let home = game.places(seat, Tile::Landscape(Landscape::Park));
    let there = home.iter().next().expect("it is empty");
    play(&mut game, seat, Decision::place(Landscape::Park, there));
    let found = one(&game, "ben p 7");
    assert!(found.iter().all(|told| told.contains("but ")), "{found:?}");
    assert!(!found.is_empty());
}

/// The first character phase at a table with Muse & Princess.
fn characters() -> (Setup, Game) {
    let mut setup = four();
    setup.options.muse = true;
    setup.moment = Moment::Characters(1);
    let game = Game::try_from(&setup).expect("a legal position");
    (setup, game)
}

#[test]
fn a_bid_for_a_character_is_its_name_and_an_amount() {
    let (setup, game) = characters();
    let told = "Anna places the marker on the Muse for 700 florins";
    for text in ["muse 700", "mu 7", "700 muse", "mu7", "MUSE 700"] {
        first(&setup, &game, text, told);
    }
    let lowest = "Anna places the marker on the Cardinal for 300 florins";
    first(&setup, &game, "cardinal", lowest);
    let nothing = "Anna places the marker on the Banker for 0 florins";
    first(&setup, &game, "banker 0", nothing);
    first(&setup, &game, "p", "Anna passes");
    first(&setup, &game, "", "Anna passes");
}

#[test]
fn what_characters_are_used_for_is_typed_with_their_names() {
    let (mut setup, _) = characters();
    setup.moment = Moment::Actions(2, Seat::A);
    setup.players[0].character = Some(Character::Princess);
    setup.players[1].character = Some(Character::Merchant);
    setup.players[2].character = Some(Character::Professor);
    setup.players[0].builders = 1;
    let game = Game::try_from(&setup).expect("a legal position");
    for (text, expected) in [
        (
            "princess 3",
            "Anna completes a work with the Princess, taking 3\u{a0}PP",
        ),
        (
            "merchant points",
            "Ben takes prestige points with the Merchant",
        ),
        ("me po ben", "Ben takes prestige points with the Merchant"),
        (
            "merchant free",
            "Ben takes the object for free with the Merchant",
        ),
        (
            "professor bonus",
            "Clara takes a bonus card with the Professor",
        ),
        ("prof pre", "Clara takes a prestige card with the Professor"),
        ("let go", "Anna lets the character go"),
    ] {
        let told = told(&setup, &game, text);
        let found = told.iter().any(|found| found.starts_with(expected));
        assert!(found, "{text:?}: {told:?}");
    }
    // Without the expansion there are no characters.
    let other = four();
    let game = Game::try_from(&other).expect("a legal position");
    for text in ["muse 700", "princess 3", "let go", "exchange 4"] {
        let told = told(&other, &game, text);
        assert!(told.iter().all(|told| !told.contains("Muse")), "{told:?}");
    }
}

#[test]
fn a_page_of_text_is_no_decision_and_nobody_waits_for_it() {
    let (setup, game) = turn(|player| player.prestige = 0);
    // Every word of it begins the name of a card.
    let page = "work poet ".to_owned() + &"f j fr ".repeat(1_000);
    assert!(told(&setup, &game, &page).is_empty());
    let page = "a j 7 d b 5 ".repeat(1_000);
    assert!(told(&four(), &Game::try_from(&four()).expect("legal"), &page).is_empty());
}

/// Anna's turn at a table of four with joined principalities: Ben's lies above hers.
fn joined() -> (Setup, Game) {
    let mut setup = four();
    setup.options.cooperative = true;
    setup.moment = Moment::Actions(2, Seat::A);
    for player in &mut setup.players {
        player.money = Some(1_500);
    }
    let game = Game::try_from(&setup).expect("a legal position");
    (setup, game)
}

/// Returns the legal meanings of a text.
fn meant(setup: &Setup, game: &Game, text: &str) -> Vec<Decision> {
    let found = candidates(text, Words::of(setup), game);
    let legal = found.into_iter().filter(|found| found.refused.is_none());
    let decisions = legal.filter_map(|found| match found.meaning {
        Meaning::Decide(command) => Some(command.decision),
        Meaning::Choose(..) => None,
    });
    decisions.collect()
}

#[test]
fn a_joint_building_is_its_name_the_neighbour_its_first_square_and_the_payment() {
    let (setup, game) = joined();
    let places = game.joint_places(Seat::A, Seat::B, Building::Tower);
    let mut number = 0;
    for (own, others) in places.iter() {
        let joint = Joint::new(Building::Tower, own, Seat::B, others).paying(300);
        let square = own.iter().next().expect("it has a part here");
        let texts = [
            format!("offer tower ben {square} 300"),
            format!("off tow b {square} 3"),
            format!("offer ben 300 tower {square}"),
        ];
        for text in texts {
            let meant = meant(&setup, &game, &text);
            assert!(meant.contains(&Decision::Offer(joint)), "{text}: {meant:?}");
        }
        let agreed = meant(&setup, &game, &format!("agree tower ben {square} 300"));
        assert!(agreed.contains(&Decision::Agree(joint)), "{agreed:?}");
        number += 1;
    }
    assert!(number > 5, "a Tower lies across the border in several ways");
    // Each one says where the building would be.
    let told = told(&setup, &game, "offer chapel ben a7");
    assert!(told.len() > 1, "{told:?}");
    for told in &told {
        assert!(
            told.starts_with("Anna offers to build the Chapel with Ben on a7"),
            "{told}"
        );
        assert!(told.ends_with("for 0 florins"), "{told}");
    }
    // Without a name both neighbours are meant; Clara is not one.
    let found = self::told(&setup, &game, "agree tower clara f7");
    assert!(found[0].contains("but C2: "), "{found:?}");
    let found = self::told(&setup, &game, "agree tower ben d2");
    assert!(found[0].contains("but C7b: "), "{found:?}");
    // Where principalities are not joined, there are no offers.
    let other = turn(|_| {});
    for text in ["offer tower ben f7 300", "accept", "refuse"] {
        let found = self::told(&other.0, &other.1, text);
        assert!(found.is_empty(), "{found:?}");
    }
}

#[test]
fn in_a_talk_an_amount_is_another_offer_and_a_word_the_answer() {
    let (setup, mut game) = joined();
    let offers = meant(&setup, &game, "offer tower ben f7 500");
    play(&mut game, Seat::A, offers[0]);
    first(&setup, &game, "accept", "Ben accepts the offer");
    first(&setup, &game, "ref", "Ben refuses the offer");
    assert_eq!(
        told(&setup, &game, ""),
        ["Ben accepts the offer", "Ben refuses the offer"]
    );
    let Decision::Offer(joint) = offers[0] else {
        panic!("{offers:?}");
    };
    let counter = Decision::Offer(joint.turned(Seat::A).paying(400));
    for text in ["400", "4", "offer 400", "ask 4"] {
        assert_eq!(meant(&setup, &game, text), [counter], "{text:?}");
    }
    play(&mut game, Seat::B, counter);
    let again = Decision::Offer(joint.paying(600));
    assert_eq!(meant(&setup, &game, "ask 600"), [again]);
    // More than anyone could pay is not an amount.
    assert!(told(&setup, &game, "ask 9999999").is_empty());
    play(&mut game, Seat::A, Decision::Accept);
    assert_eq!(
        (game.player(Seat::A).money(), game.player(Seat::B).money()),
        (1_200, 1_100)
    );
}

#[test]
fn a_joint_building_is_set_moved_and_taken_away_by_a_correction() {
    let (setup, mut game) = joined();
    let mut places = game.joint_places(Seat::A, Seat::B, Building::Tower).iter();
    let [one, other] = [places.next(), places.last()].map(|place| place.expect("a place"));
    for (own, others) in [one, other] {
        let set = Correction::Joins(Joint::new(Building::Tower, own, Seat::B, others));
        for text in [
            format!("set tower with ben {own}, {others}"),
            format!("set tower with ben {own}: {others}"),
            format!("set anna tow w b {own} , {others}"),
        ] {
            let meant = meant(&setup, &game, &text);
            assert_eq!(meant, [Decision::Correct(set)], "{text}");
        }
        play(&mut game, Seat::A, Decision::Correct(set));
        let part = |seat| game.player(seat).principality().squares_of(Building::Tower);
        assert_eq!((part(Seat::A), part(Seat::B)), (own, others));
    }
    let gone = meant(&setup, &game, "set ben tower with anna");
    let found = candidates("set ben tower with anna", Words::of(&setup), &game);
    assert_eq!(
        found[0].sentence.split(" from ").next(),
        Some("Corrected: Ben’s Tower")
    );
    play(&mut game, Seat::B, gone[0]);
    for seat in [Seat::A, Seat::B] {
        let home = game.player(seat).principality();
        assert!(home.buildings().is_empty(), "{seat:?}");
    }
}

#[test]
fn who_decides_may_be_said_before_what() {
    let (setup, game) = turn(|_| {});
    first(&setup, &game, "anna hire", "Anna hires a profession");
    assert_eq!(
        told(&setup, &game, "anna hire"),
        told(&setup, &game, "hire")
    );
    let ben = told(&setup, &game, "ben hire");
    assert!(ben[0].contains("Ben hires a profession, but"), "{ben:?}");
    first(
        &setup,
        &game,
        "clara show astronomer",
        &told(&setup, &game, "show astronomer clara")[0],
    );
    assert!(told(&setup, &game, "anna nonsense").is_empty());
}

#[test]
fn where_a_building_may_not_lie_the_rule_says_why() {
    let (setup, game) = turn_in(2, |anna| {
        let university = "a4 b4 c4 a5 c5 a6 c6".parse().expect("squares");
        anna.buildings = vec![(Building::University, university)];
    });
    let told = told(&setup, &game, "build theatre d4 d5 d6 e6 f6");
    assert!(told[0].contains("but P"), "{told:?}");
}

#[test]
fn whose_turn_it_is_is_set_at_whom_it_names() {
    let (setup, game) = turn(|_| {});
    let dana = game.seats().last().expect("four play");
    for text in ["set turn dana", "set dana turn", "set turn D"] {
        let found = candidates(text, Words::of(&setup), &game);
        let Some(Meaning::Decide(command)) = found.first().map(|found| found.meaning) else {
            panic!("{text}: {found:?}");
        };
        let turn = Decision::Correct(Correction::Turn(dana));
        assert_eq!(command, Command::new(dana, turn), "{text}");
        assert_eq!(found.len(), 1, "{text}: {found:?}");
    }
    // It cannot be said of one player that it is another's turn.
    let found = told(&setup, &game, "set ben turn dana");
    assert!(found.is_empty(), "{found:?}");
}

#[test]
fn points_set_at_the_end_are_said_to_be_without_the_prestige_cards() {
    let mut setup = four();
    setup.moment = Moment::End;
    setup.players[1].prestige_cards = vec![Card::Known(PrestigeCard::AllFreedoms)];
    setup.players[1].freedoms = Freedom::ALL.to_vec();
    let game = Game::try_from(&setup).expect("a legal position");
    let cards = corrections::without_cards(&game, Seat::B).expect("a card");
    assert!(cards.starts_with("Not counting the"), "{cards}");
    let found = told(&setup, &game, "set ben points 63");
    assert!(found[0].ends_with(&cards), "{found:?}");
    let found = told(&setup, &game, "set anna points 63");
    assert!(!found[0].contains("Without"), "{found:?}");
}
