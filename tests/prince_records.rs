//! The notation of The Prince: what is written is read again, as a decision and as a whole
//! game; what is typed means what a player would mean; nonsense is refused at its place.

#[allow(dead_code, reason = "what all tests of the game share")]
#[path = "prince/random.rs"]
mod random;
#[allow(dead_code, reason = "what all tests of the game share")]
#[path = "prince/table.rs"]
mod table;

use studiolo::prince::{
    Aim, Command, Correction, Decision, Game, Lot, Phase, Place, Setup, Spot, Target,
};
use studiolo::table::{Card, Seat, Set};
use studiolo::words::prince::notation::{completions, meanings, written};

use crate::random::{digital, players, walk};
use crate::table::{A, B, Board, C, D, E, card, cards, names, on};

/// What a text means in this position: the first.
fn meant(game: &Game, text: &str) -> Command {
    let found = meanings(text, &names(game.player_count()), game, None);
    let first = found.first();
    first
        .unwrap_or_else(|| panic!("{text} means nothing"))
        .command
}

fn means(game: &Game, text: &str, seat: Seat, decision: Decision) {
    assert_eq!(meant(game, text), Command::new(seat, decision), "{text}");
}

#[test]
fn every_decision_is_read_as_it_is_written() {
    for seed in 0..12 {
        let names = names(players(seed));
        walk(
            digital(players(seed), seed),
            seed,
            |before, command, _, _| {
                let line = written(command, before);
                let found = meanings(&line, &names, before, None);
                assert_eq!(found[0].command, *command, "{line}");
                assert_eq!((found[0].is_legal, found[0].distance), (true, 0), "{line}");
            },
        );
    }
}

#[test]
fn decisions_are_typed_in_short() {
    let game = Board::new(4)
        .acquire()
        .display("O2 H1")
        .hand(A, "S1")
        .game();
    means(&game, "turn 2", A, Decision::TurnUp(1));
    means(&game, "t", A, Decision::TurnUp(0));
    means(&game, "spy", A, Decision::Spy);
    let mut game = game;
    game.play(&Command::new(A, Decision::TurnUp(0)))
        .expect("turned up");
    means(&game, "12", A, Decision::Bid(12));
    means(&game, "bid 12", A, Decision::Bid(12));
    means(&game, "p", A, Decision::Pass);
    means(&game, "ben passes", B, Decision::Pass);

    let board = Board::new(4).hand(A, "S1 Q1 B2 M1 R1 Y1 K3 K6");
    let board = board.before(B, "O2 A6").before(D, "H11");
    let game = board.clone().game();
    means(
        &game,
        "spy ben",
        A,
        Decision::Play(card("S1"), Aim::Seat(B)),
    );
    means(&game, "poison o2", A, Decision::Play(card("Q1"), on("O2")));
    means(
        &game,
        "poison camer",
        A,
        Decision::Play(card("Q1"), on("O2")),
    );
    means(&game, "bravo O2", A, Decision::Play(card("B2"), on("O2")));
    means(
        &game,
        "play b2 on o2",
        A,
        Decision::Play(card("B2"), on("O2")),
    );
    means(
        &game,
        "marry cl",
        A,
        Decision::Play(card("M1"), Aim::Seat(C)),
    );
    means(
        &game,
        "savonarola",
        A,
        Decision::Play(card("R1"), Aim::None),
    );
    means(&game, "simony", A, Decision::Play(card("Y1"), Aim::None));
    means(&game, "end", A, Decision::EndPlay);

    let game = board.seize().game();
    let seized = |with: &str| Decision::Seize(Target::Card(card("H11")), cards(with));
    means(&game, "seize h11 k3 k6", A, seized("K3 K6"));
    means(&game, "seize H11 with K3, K6", A, seized("K3 K6"));
    means(&game, "seize ceri vitelli alviano", A, seized("K3 K6"));
    means(&game, "seize H11", A, seized(""));
    means(
        &game,
        "seize base B K3",
        A,
        Decision::Seize(Target::Base(B), cards("K3")),
    );
    means(
        &game,
        "seize david K3",
        A,
        Decision::Seize(Target::Base(D), cards("K3")),
    );
    means(&game, "offer ben 20 for a6", A, {
        let give = Lot {
            money: 20,
            ..Lot::default()
        };
        let take = Lot {
            cards: cards("A6"),
            ..Lot::default()
        };
        Decision::Offer(B, give, take)
    });
    means(
        &game,
        "set clara money 70",
        C,
        Decision::Correct(Correction::Money(70)),
    );
    let lies = Correction::Lies(card("O2"), Spot::Under(Place::Holding(card("H11"))));
    means(&game, "set o2 under h11", A, Decision::Correct(lies));
    let base = Correction::Lies(card("O2"), Spot::Under(Place::Base(B)));
    means(&game, "ben: set o2 base", B, Decision::Correct(base));
    means(&game, "end", A, Decision::EndPhase);
    assert_eq!(
        written(&meant(&game, "ben: set o2 base"), &game),
        "B = O2 base"
    );
}

#[test]
fn a_table_types_the_result_of_an_auction_in_one_line() {
    let mut board = Board::new(4).acquire();
    board.position.random = None;
    let mut setup = board.setup();
    let position = setup.position.as_mut().expect("a position");
    position.display = vec![None, None, Some(Card::Hidden), Some(Card::Hidden)];
    position.deck = studiolo::prince::rules::setup::Pile::Counted(58);
    let game = Game::try_from(&setup).expect("a position");
    means(&game, "O2 19 clara", C, Decision::Sold(2, card("O2"), 19));
    means(
        &game,
        "sold 4 O2 19 ben",
        B,
        Decision::Sold(3, card("O2"), 19),
    );
    means(&game, "david: o2 19", D, Decision::Sold(2, card("O2"), 19));
    means(&game, "S 5 ben", B, Decision::Sold(2, card("S1"), 5));
}

#[test]
fn votes_cardinals_and_offices_are_given_by_name() {
    let ballot = Phase::Ballot(studiolo::prince::rules::state::Ballot::default());
    let game = Board::new(4).phase(ballot).game();
    means(
        &game,
        "vote anna 6 ben 6",
        A,
        Decision::Vote([6, 6, 0, 0, 0]),
    );
    means(
        &game,
        "clara: vote ben",
        C,
        Decision::Vote([0, 12, 0, 0, 0]),
    );
    let game = Board::new(4).phase(Phase::Cardinals).game();
    means(
        &game,
        "cardinals anna 2 ben 1 clara 1",
        A,
        Decision::Distribute([2, 1, 1, 0, 0]),
    );
    let game = Board::new(4)
        .phase(Phase::Offices)
        .before(A, "O2 O8")
        .game();
    let mut to = [Set::EMPTY; 5];
    to[1] = cards("O2 O8");
    means(&game, "assign o2 o8 ben", A, Decision::Assign(to));
    to[1] = cards("O2");
    to[2] = cards("O8");
    means(&game, "assign O2 ben, O8 clara", A, Decision::Assign(to));
}

#[test]
fn what_is_begun_is_completed() {
    let game = Board::new(4).seize().game();
    let complete = |text| completions(text, &names(4), &game);
    assert!(
        complete("sei").contains(&"seize".to_owned()),
        "{:?}",
        complete("sei")
    );
    assert!(complete("offer cl").contains(&"offer Clara".to_owned()));
    assert!(complete("x").is_empty());
}

/// Any command whatever, legal or not, in a deck that is called in strange ways.
#[test]
fn whatever_a_log_holds_is_read_as_it_is_written() {
    let mut setup = Setup::tracked(names(5));
    let odd = [
        "A", "none", "x y", "\"", "12", "", "é", "@3", "K#;", "bid", "a", "b:c",
    ];
    for (card, id) in setup.edition.cards.iter_mut().zip(odd) {
        card.id = id.to_owned();
    }
    let game = Board::new(5).game();
    let decks = [setup.edition, game.edition().data().clone()];
    let mut rng = fastrand::Rng::with_seed(1);
    for _ in 0..4000 {
        let deck = rng.choice(&decks).expect("a deck");
        let command = anything(&mut rng);
        let line = studiolo::words::prince::notation::written_with(&command, deck);
        let read = studiolo::words::prince::notation::read(&line, deck);
        assert_eq!(read, Some(command), "{line}");
    }
}

fn any_card(rng: &mut fastrand::Rng) -> studiolo::prince::CardId {
    let most = if rng.bool() { 12 } else { 96 };
    studiolo::prince::CardId::try_from(rng.u8(..most)).expect("a card")
}

fn some_cards(rng: &mut fastrand::Rng) -> Set<studiolo::prince::CardId> {
    (0..rng.u8(..4)).map(|_| any_card(rng)).collect()
}

fn anything(rng: &mut fastrand::Rng) -> Command {
    let seats = [A, B, C, D, E];
    let seat = seats[rng.usize(..5)];
    let other = seats[rng.usize(..5)];
    let one = any_card(rng);
    let set = some_cards(rng);
    let place = match rng.u8(..3) {
        0 => None,
        1 => Some(Place::Base(other)),
        _ => Some(Place::Holding(any_card(rng))),
    };
    let face = if rng.bool() {
        Card::Hidden
    } else {
        Card::Known(one)
    };
    let offices: [_; 5] = std::array::from_fn(|_| some_cards(rng));
    // A card is given once.
    let mut given = Set::EMPTY;
    let offices = offices.map(|cards| {
        let new = cards.minus(given);
        given = given.union(new);
        new
    });
    let lot = |rng: &mut fastrand::Rng| Lot {
        money: if rng.bool() { rng.u32(..) } else { 0 },
        cards: some_cards(rng),
        hidden: if rng.bool() { rng.u8(..) } else { 0 },
    };
    let spots = [
        Spot::Concealed,
        Spot::Auctioned,
        Spot::Arriving(other),
        Spot::Before(other),
        Spot::Under(Place::Base(other)),
        Spot::Under(Place::Holding(any_card(rng))),
        Spot::InPlay,
        Spot::Wedding(seat, other),
        Spot::Aside,
        Spot::Out,
    ];
    let corrections = [
        Correction::Money(rng.u32(..)),
        Correction::Cardinals(rng.u8(..)),
        Correction::Pope(rng.bool()),
        Correction::Skips(rng.u8(..)),
        Correction::Hidden(rng.u8(..)),
        Correction::Lies(one, spots[rng.usize(..spots.len())]),
    ];
    let aims = [Aim::None, Aim::Seat(other), Aim::Card(any_card(rng))];
    let target = if rng.bool() {
        Target::Base(other)
    } else {
        Target::Card(one)
    };
    let all = [
        Decision::Keep,
        Decision::Redeal,
        Decision::PayPatron,
        Decision::Decline,
        Decision::Place(one, place),
        Decision::Done,
        Decision::TurnUp(rng.u8(..)),
        Decision::Spy,
        Decision::Move(one, place),
        Decision::Bid(rng.u32(..)),
        Decision::Pass,
        Decision::Play(one, aims[rng.usize(..3)]),
        Decision::EndPlay,
        Decision::Doctor,
        Decision::NoDoctor,
        Decision::Give(rng.bool().then_some(other)),
        Decision::Judge(rng.bool()),
        Decision::Seize(target, set),
        Decision::EndPhase,
        Decision::Defend(set),
        Decision::Vote(std::array::from_fn(|_| {
            if rng.bool() { rng.u16(..) } else { 0 }
        })),
        Decision::Assign(offices),
        Decision::Shuffle,
        Decision::NoShuffle,
        Decision::Accuse,
        Decision::NoAccuse,
        Decision::Distribute(std::array::from_fn(
            |_| if rng.bool() { rng.u8(..) } else { 0 },
        )),
        Decision::Offer(other, lot(rng), lot(rng)),
        Decision::Accept,
        Decision::Refuse,
        Decision::Consent(rng.bool()),
        Decision::Turned(one),
        Decision::Sold(rng.u8(..), one, rng.u32(..)),
        Decision::Draw(face),
        Decision::Steal(face),
        Decision::Show(one),
        Decision::Dealt(offices),
        Decision::Correct(corrections[rng.usize(..corrections.len())]),
    ];
    Command::new(seat, all[rng.usize(..all.len())])
}
