//! Hand cards (C).

use prince::{Aim, CardType, Decision, Event, Fact, Game, Phase, Rule, Spot, Step, Target};
use table::{Card, Seat, Set};

use crate::board::{A, B, Board, C, D, Play as _, card, cards, on, under};

fn play(name: &str, aim: Aim) -> Decision {
    Decision::Play(card(name), aim)
}

#[test]
fn c1_hand_cards_are_played_in_step_two() {
    let board = Board::new(3).active(B).hand(B, "R1 K1 D1").hand(C, "M1");
    assert!(board.game().allows(B, play("R1", Aim::None)));
    board
        .clone()
        .acquire()
        .game()
        .refuses(B, play("R1", Aim::None), Rule::C1);
    board
        .clone()
        .seize()
        .game()
        .refuses(B, play("R1", Aim::None), Rule::C1);
    board.game().refuses(C, play("M1", Aim::Seat(A)), Rule::C1);
    board.game().refuses(B, play("K1", Aim::None), Rule::C1);
    board.game().refuses(B, play("D1", Aim::None), Rule::C1);
    let (rule, fact) = board.game().no(B, play("M1", Aim::Seat(A)));
    assert_eq!((rule, fact), (Rule::C1, Fact::NotInHand(card("M1"))));
}

#[test]
fn c2_a_spy_takes_a_card_from_a_hand() {
    let board = Board::new(4).hand(A, "S1").hand(B, "R1");
    let mut game = board.game();
    game.refuses(A, play("S1", Aim::Seat(C)), Rule::C2);
    game.refuses(A, play("S1", Aim::Seat(A)), Rule::C2);
    game.go(A, play("S1", Aim::Seat(B)));
    assert_eq!((game.hand(A).known(), game.hand(B).len()), (cards("R1"), 0));
    assert_eq!(game.spot(card("S1")), Spot::Out);
    // It may be played in the same step.
    assert_eq!(game.phase(), &Phase::Step(Step::Play));
    let married = board.lay("M1", Spot::Wedding(A, B)).game();
    married.refuses(A, play("S1", Aim::Seat(B)), Rule::C7);
    // Over many tries, each of the cards is taken.
    let mut taken = Set::EMPTY;
    for seed in 0..40 {
        let mut board = Board::new(4).hand(A, "S1").hand(B, "R1 K1 K2");
        board.position.random = Some(seed);
        let mut game = board.game();
        game.go(A, play("S1", Aim::Seat(B)));
        taken = taken.union(game.hand(A).known());
    }
    assert_eq!(taken, cards("R1 K1 K2"));
    // A real table may not know which one.
    let mut table = board_of_table();
    table.go(A, play("S1", Aim::Seat(B)));
    table.refuses(B, Decision::Steal(Card::Hidden), Rule::C2);
    table.refuses(A, Decision::Steal(Card::Known(card("S1"))), Rule::C2);
    table.refuses(A, Decision::Steal(Card::Known(card("H1"))), Rule::G5);
    table.go(A, Decision::Steal(Card::Hidden));
    assert_eq!((table.hand(A).hidden(), table.hand(B).hidden()), (1, 1));
}

fn board_of_table() -> Game {
    Board::new(4)
        .hand(A, "S1")
        .hand(B, "R1 K1")
        .game()
        .seen_from(Some(A))
}

fn nobody_comes(game: &mut Game) {
    for seat in game.may_decide() {
        game.go(seat, Decision::NoDoctor);
    }
}

#[test]
fn c3_poison_kills_an_artist_an_office_or_the_marriage() {
    let board = Board::new(4)
        .active(B)
        .hand(B, "Q1")
        .before(C, "H1 F1")
        .before(B, "A2")
        .lay("A1 O1", under("H1"))
        .lay("M1", Spot::Wedding(A, D))
        .lay("R1", Spot::InPlay);
    for (name, spot) in [
        ("A1", Spot::Out),
        ("A2", Spot::Out),
        ("O1", Spot::Aside),
        ("M1", Spot::Out),
    ] {
        let mut game = board.game();
        game.go(B, play("Q1", on(name)));
        nobody_comes(&mut game);
        assert_eq!(game.spot(card(name)), spot, "{name}");
        assert_eq!(game.spot(card("Q1")), Spot::Out);
    }
    for name in ["H1", "F1", "R1", "O2", "K1"] {
        board.game().refuses(B, play("Q1", on(name)), Rule::C3);
    }
}

#[test]
fn c4_bravo_kills_an_office_the_marriage_or_savonarola() {
    let board = Board::new(4)
        .active(B)
        .hand(B, "B1")
        .hand(C, "D1")
        .before(C, "H1")
        .lay("A1 O1", under("H1"))
        .lay("M1", Spot::Wedding(A, D))
        .lay("R1", Spot::InPlay);
    for (name, spot) in [("O1", Spot::Aside), ("M1", Spot::Out), ("R1", Spot::Out)] {
        let mut game = board.game();
        game.go(B, play("B1", on(name)));
        // No Doctor against it.
        assert_eq!(game.phase(), &Phase::Step(Step::Play));
        assert_eq!(game.spot(card(name)), spot, "{name}");
    }
    for name in ["A1", "H1"] {
        board.game().refuses(B, play("B1", on(name)), Rule::C4);
    }
}

#[test]
fn c5_the_pope_may_give_a_killed_office_away() {
    let board = Board::new(4).hand(A, "B1").before(B, "O1");
    let mut game = board.game();
    game.go(A, play("B1", on("O1")));
    game.refuses(B, Decision::Give(Some(C)), Rule::C5);
    game.refuses(A, Decision::Give(Some(A)), Rule::C5);
    game.refuses(A, Decision::Give(Some(B)), Rule::C5);
    let mut kept = game;
    kept.go(A, Decision::Give(None));
    assert_eq!(kept.spot(card("O1")), Spot::Aside);
    game.go(A, Decision::Give(Some(C)));
    game.go(C, Decision::Place(card("O1"), None));
    assert_eq!(game.owner(card("O1")), Some(C));
    // A player who is not Pope cannot.
    let mut game = board.clone().active(C).hand(A, "").hand(C, "B1").game();
    game.go(C, play("B1", on("O1")));
    assert_eq!(game.phase(), &Phase::Step(Step::Play));
    game.refuses(C, Decision::Give(Some(D)), Rule::C5);
}

#[test]
fn c6_a_doctor_cancels_a_poison() {
    let board = Board::new(4).hand(A, "Q1").before(B, "A1").hand(C, "D1");
    let mut game = board.game();
    game.go(A, play("Q1", on("A1")));
    assert_eq!(game.may_decide(), [B, C, D].into_iter().collect());
    game.refuses(A, Decision::NoDoctor, Rule::C6);
    game.refuses(B, Decision::Doctor, Rule::C6);
    game.go(D, Decision::NoDoctor);
    game.refuses(D, Decision::NoDoctor, Rule::C6);
    game.go(C, Decision::Doctor);
    let events = game.go(B, Decision::NoDoctor);
    assert!(events.contains(&Event::Healed(C, card("D1"))));
    assert_eq!(
        (game.money(C), game.spot(card("A1"))),
        (90, Spot::Before(B))
    );
    assert_eq!(game.spot(card("D1")), Spot::Out);
    let mut poor = board.clone().money(C, 9).game();
    poor.go(A, play("Q1", on("A1")));
    let (rule, fact) = poor.no(C, Decision::Doctor);
    assert_eq!(
        (rule, fact),
        (Rule::C6, Fact::NotEnoughMoney { needed: 10, has: 9 })
    );
    // If all Doctors are out, nobody is asked.
    let mut game = board.hand(C, "").lay("D1", Spot::Out).game();
    game.go(A, play("Q1", on("A1")));
    assert_eq!(game.spot(card("A1")), Spot::Out);
    Board::new(3)
        .game()
        .refuses(B, Decision::NoDoctor, Rule::C6);
}

#[test]
fn c6_of_several_doctors_the_first_clockwise_counts() {
    let mut board = Board::new(4).active(C);
    let doctors = board
        .setup
        .edition
        .cards
        .iter_mut()
        .find(|card| card.id == "D1");
    let doctors = doctors.expect("a Doctor");
    (doctors.id, doctors.count) = ("D".into(), 2);
    // The deck has an additional card, so the numbers are read from it.
    let data = board.setup.edition.clone();
    let edition = prince::Edition::load(&data).expect("sound");
    let id = |name: &str| edition.named(name).expect("a card");
    let mut position = board.position.clone();
    position.seats[2].hand = vec![(id("Q1"), 4)];
    position.seats[1].hand = vec![(id("D1"), 2)];
    position.seats[3].hand = vec![(id("D2"), 8)];
    position.table = vec![(id("A1"), Spot::Before(C))];
    let used = [id("Q1"), id("D1"), id("D2"), id("A1")];
    let rest = edition.cards().iter().filter(|card| !used.contains(card));
    position.deck = prince::rules::setup::Pile::Ordered(rest.collect());
    let mut setup = board.setup.clone();
    setup.position = Some(Box::new(position));
    let mut game = Game::try_from(&setup).expect("a game");
    game.go(C, Decision::Play(id("Q1"), Aim::Card(id("A1"))));
    game.go(B, Decision::Doctor);
    game.go(A, Decision::NoDoctor);
    let events = game.go(D, Decision::Doctor);
    assert!(events.contains(&Event::Healed(D, id("D2"))));
    assert_eq!((game.money(B), game.hand(B).len()), (100, 1));
}

#[test]
fn c7_the_married_spare_each_other() {
    let board = Board::new(4)
        .active(B)
        .hand(B, "S1 B1 Q1 R1 Y1 K8")
        .hand(A, "K1")
        .hand(C, "K2")
        .before(A, "O1 A1")
        .lay("M1", Spot::Wedding(B, A));
    let game = board.game();
    for (name, aim) in [
        ("S1", Aim::Seat(A)),
        ("B1", on("O1")),
        ("Q1", on("A1")),
        ("R1", Aim::None),
        ("Y1", Aim::None),
    ] {
        let (rule, fact) = game.no(B, play(name, aim));
        assert_eq!((rule, fact), (Rule::C7, Fact::Spouse(A)), "{name}");
    }
    assert!(game.allows(B, play("S1", Aim::Seat(C))));
    // The two may play a Death on the Marriage itself.
    assert!(game.allows(B, play("B1", on("M1"))));
    let seizing = board.clone().seize().game();
    let target = Target::Card(card("O1"));
    seizing.refuses(B, Decision::Seize(target, cards("K8")), Rule::C7);
    // Doctors are not affected.
    let mut healed = board.clone().active(C).hand(C, "Q2").hand(A, "D1").game();
    healed.go(C, play("Q2", on("A1")));
    assert!(healed.allows(A, Decision::Doctor) && !healed.allows(B, Decision::Doctor));
    let mut poisoner = board.clone().hand(A, "D1").before(D, "A5").game();
    poisoner.go(B, play("Q1", on("A5")));
    assert!(
        poisoner.allows(A, Decision::Doctor),
        "even against the spouse"
    );
    // Players cannot marry themselves.
    let single = Board::new(4).hand(A, "M1").game();
    single.refuses(A, play("M1", Aim::Seat(A)), Rule::C7);
    let mut wed = single;
    wed.go(A, play("M1", Aim::Seat(D)));
    assert_eq!(wed.spouses(D), Set::only(A));
    assert_eq!(wed.spouses(B), Set::EMPTY);
}

#[test]
fn c8_savonarola_silences_the_pope() {
    let mut game = Board::new(3)
        .active(B)
        .hand(B, "R1")
        .hand(A, "K1 B1 D1 S1 Q1")
        .game();
    game.go(B, play("R1", Aim::None));
    assert!(game.is_silenced(A) && !game.is_silenced(B));
    let board = Board::new(3)
        .hand(A, "K1 B1 D1 S1 Q1")
        .hand(B, "K2")
        .before(B, "O1")
        .lay("R1", Spot::InPlay);
    let game = board.game();
    for (name, aim) in [("S1", Aim::Seat(B)), ("B1", on("O1")), ("Q1", on("O1"))] {
        let (rule, fact) = game.no(A, play(name, aim));
        assert_eq!((rule, fact), (Rule::C8, Fact::Silenced));
    }
    assert!(game.allows(A, play("B1", on("R1"))));
    let seizing = board.clone().seize().game();
    let target = Target::Card(card("O1"));
    seizing.refuses(A, Decision::Seize(target, cards("K1")), Rule::C8);
    assert!(seizing.allows(A, Decision::Seize(target, Set::EMPTY)));
    // No Doctor and no defence either; table cards still arrive.
    let board = Board::new(3)
        .active(B)
        .hand(A, "D1 K1")
        .hand(B, "Q1 K2")
        .before(A, "O1")
        .lay("R1", Spot::InPlay);
    let mut poisoned = board.game();
    poisoned.go(B, play("Q1", on("O1")));
    poisoned.refuses(A, Decision::Doctor, Rule::C8);
    let mut attacked = board.clone().seize().game();
    attacked.go(B, Decision::Seize(target, cards("K2")));
    attacked.refuses(A, Decision::Defend(cards("K1")), Rule::C8);
    attacked.go(A, Decision::Defend(Set::EMPTY));
    let mut buying = board.acquire().display("O2 H1").game();
    buying.go(B, Decision::TurnUp(0));
    buying.go(B, Decision::Pass);
    buying.go(C, Decision::Pass);
    buying.go(A, Decision::Pass);
    assert_eq!(buying.arrival(), Some((B, card("O2"))));
    // Not by the Pope.
    let pope = Board::new(3).hand(A, "R1").game();
    let (rule, fact) = pope.no(A, play("R1", Aim::None));
    assert_eq!((rule, fact), (Rule::C8, Fact::IsPope));
}

fn accuser(turn: u8, seat: Seat) -> Board {
    Board::new(4).turn(turn).active(seat).hand(seat, "Y1")
}

#[test]
fn c9_who_got_too_little_may_accuse() {
    let accuse = play("Y1", Aim::None);
    let all = [B, C, D];
    let fact = |board: Board, seat| board.game().no(seat, accuse);
    assert_eq!(fact(accuser(1, B), B), (Rule::C9, Fact::FirstTurn));
    assert_eq!(fact(accuser(2, A), A), (Rule::C9, Fact::IsPope));
    let content = accuser(2, B).received(&all, &all);
    assert_eq!(fact(content.clone(), B), (Rule::C9, Fact::NoGrievance));
    assert!(accuser(2, B).received(&[], &all).game().allows(B, accuse));
    assert!(accuser(2, B).received(&all, &[A]).game().allows(B, accuse));
    let mut shuffled = content;
    shuffled.position.shuffled = true;
    assert!(shuffled.game().allows(B, accuse));
}

#[test]
fn c9_with_the_option_the_shuffle_can_be_accused_at_once() {
    let board = Board::new(4)
        .options(|options| options.simony_at_shuffle = true)
        .phase(Phase::Shuffle)
        .before(B, "O1")
        .hand(C, "Y1")
        .hand(D, "Y2");
    let mut game = board.game();
    game.go(A, Decision::Shuffle);
    assert_eq!(game.may_decide(), [B, C, D].into_iter().collect());
    game.refuses(A, Decision::NoAccuse, Rule::C9);
    game.refuses(B, Decision::Accuse, Rule::C9);
    game.go(B, Decision::NoAccuse);
    game.refuses(B, Decision::NoAccuse, Rule::C9);
    game.go(D, Decision::Accuse);
    let events = game.go(C, Decision::Accuse);
    assert!(
        events.contains(&Event::Accused(C)),
        "the first clockwise counts"
    );
    assert_eq!(game.hand(D).len(), 1);
    for seat in [C, D, B] {
        // The office has not arrived yet (P5).
        assert_eq!(game.spot(card("O1")), Spot::Arriving(B));
        game.go(seat, Decision::Judge(true));
    }
    assert_eq!(game.arrival(), Some((B, card("O1"))));
    game.go(B, Decision::Place(card("O1"), None));
    game.go(A, Decision::Distribute([1, 1, 1, 1, 0]));
    assert_eq!(game.active(), Some(B), "the phase of the Pope is skipped");
    let mut without = board
        .options(|options| options.simony_at_shuffle = false)
        .game();
    without.go(A, Decision::Shuffle);
    without.refuses(C, Decision::Accuse, Rule::C9);
}

#[test]
fn c10_more_than_half_of_the_cardinals_skip_a_phase_of_the_pope() {
    let board = accuser(2, B).cardinals(&[9, 4, 4, 4]);
    let mut game = board.game();
    game.go(B, play("Y1", Aim::None));
    game.refuses(A, Decision::Judge(true), Rule::C10);
    game.refuses(C, Decision::Judge(true), Rule::C10);
    game.go(B, Decision::Judge(true));
    game.go(C, Decision::Judge(true));
    game.go(D, Decision::Judge(false));
    assert_eq!((game.skips(), game.spot(card("Y1"))), (1, Spot::Out));
    // B, C, D, and then B again.
    for seat in [B, C, D] {
        if seat != B {
            let slot = game.display().next().map(|(slot, _)| slot);
            game.go(seat, Decision::TurnUp(slot.expect("a card")));
            while !matches!(game.phase(), Phase::Step(Step::Play)) || game.arrival().is_some() {
                let command = game.legal().into_iter().find(|command| {
                    matches!(
                        command.decision,
                        Decision::Pass | Decision::Decline | Decision::Place(..) | Decision::Done
                    )
                });
                game.play(&command.expect("a way")).expect("legal");
            }
        }
        game.go(seat, Decision::EndPlay);
        let events = game.go(seat, Decision::EndPhase);
        assert_eq!(events.contains(&Event::PhaseSkipped(A)), seat == D);
    }
    assert_eq!((game.active(), game.skips()), (Some(B), 0));
    Board::new(3)
        .game()
        .refuses(B, Decision::Judge(true), Rule::C10);
    // If it is not used, it lapses.
    let mut board = accuser(2, B).seize();
    board.position.skips = 2;
    let mut game = board.display("").game();
    game.go(B, Decision::EndPhase);
    assert_eq!(game.skips(), 0);
}

#[test]
fn c11_condottieri_fight_for_one_fee() {
    let game = Board::new(3).hand(A, "K1 K8").game();
    game.refuses(A, play("K1", Aim::Seat(B)), Rule::C1);
    assert_eq!(game.edition().mercenary_fee(), 5);
    assert_eq!(game.fees(cards("K1 K8")), 10);
    let mut data = prince::EditionData::default();
    let last = data
        .cards
        .iter()
        .rposition(|card| card.card_type == CardType::Condottiere);
    data.cards[last.expect("one")].fee = 6;
    let rules: Vec<Rule> = data.problems().iter().map(|bad| bad.rule()).collect();
    assert_eq!(rules, [Rule::C11]);
}

#[test]
fn c12_a_card_needs_a_target() {
    let board = Board::new(3)
        .hand(A, "S1 Q1 M1")
        .hand(B, "K1")
        .before(B, "O1");
    let game = board.game();
    for (name, aim) in [("S1", Aim::None), ("Q1", Aim::Seat(B)), ("M1", on("O1"))] {
        let (rule, fact) = game.no(A, play(name, aim));
        assert_eq!((rule, fact), (Rule::C12, Fact::WrongAim(card(name))));
    }
    let legal = Board::new(3).hand(A, "Q1").game().legal();
    let plays = legal
        .iter()
        .filter(|command| matches!(command.decision, Decision::Play(..)));
    assert_eq!(plays.count(), 0, "nothing lies there to die");
}
