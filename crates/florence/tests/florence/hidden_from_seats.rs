//! What a game against the computer keeps hidden, and from which seats: the deal behind its
//! number, the position as a spectator sees it, whether a later position tells a seat more
//! than an earlier one, and the session that is reviewed instead of the one being played.

use florence::mind::bot;
use florence::mind::bot::{Level, Thinking};
use florence::rules::command::Offer;
use florence::rules::game::Pending;
use florence::{BonusCard, Decision, Game, PrestigeCard, Profession, Setup};
use proptest::prelude::*;
use table::{Card, Item, Save, Seat, Session, Set};

const NAMES: [&str; 3] = ["Anna", "Ben", "Clara"];

/// Starts a game for three from the number of its deal.
fn session(number: u64) -> Session<Game> {
    Session::new(Setup::dealt(NAMES, number)).expect("a deal is legal")
}

/// Plays all seats with bots of a level until a condition holds.
fn play_until(session: &mut Session<Game>, level: Level, holds: impl Fn(&Game) -> bool) {
    while !holds(session.game()) {
        let seed = session.cursor() as u64;
        let command = bot::decide(session.game(), level, seed, 0, &Thinking::new());
        let command = command.expect("the game goes on");
        session.play(command).expect("bots keep to the rules");
    }
}

/// Returns how many cards a player may choose from, if they are known.
fn looked_at(game: &Game) -> usize {
    match game.pending() {
        Some(Pending::Keep { offer, .. }) => offer.iter().count(),
        _ => 0,
    }
}

fn sorted<T: Item>(cards: &[T]) -> Vec<usize> {
    let mut cards: Vec<usize> = cards.iter().map(|card| card.index()).collect();
    cards.sort_unstable();
    cards
}

proptest! {
    #[test]
    fn a_number_always_deals_the_same_cards_and_all_of_them(number: u64) {
        let setup = Setup::dealt(NAMES, number);
        prop_assert_eq!(&setup, &Setup::dealt(NAMES, number));
        prop_assert_eq!(setup.deal, Some(number));
        let professions = setup.professions.as_deref().expect("they are shuffled");
        let hands = setup.players.iter().flat_map(|player| player.hand.iter().flatten());
        let dealt = hands.map(|card| match card {
            Card::Known(card) => *card,
            Card::Hidden => panic!("nothing is hidden from the engine"),
        });
        let all: Vec<Profession> = dealt.chain(professions.iter().copied()).collect();
        prop_assert_eq!(sorted(&all), sorted(Profession::ALL));
        let bonus = setup.bonus_cards.expect("they are shuffled");
        prop_assert_eq!(sorted(&bonus), sorted(BonusCard::ALL));
        let prestige = setup.prestige_cards.expect("they are shuffled");
        prop_assert_eq!(sorted(&prestige), sorted(PrestigeCard::ALL));
    }
}

#[test]
fn other_numbers_deal_other_cards() {
    let hand = |number| *session(number).game().player(Seat::A).hand();
    let first = hand(1);
    let same = (2..50).filter(|&number| hand(number) == first).count();
    // One hand in 5985 is this one.
    assert!(same <= 1, "{same} of 48 deals give Anna the same hand");
}

#[test]
fn with_two_players_the_number_also_says_which_freedoms_there_are_twice() {
    let doubled = |number| Setup::dealt(["Anna", "Ben"], number).doubled_freedoms;
    assert_eq!(doubled(5), doubled(5));
    assert_eq!(doubled(5).len(), 2);
    assert!((6..60).any(|number| doubled(number) != doubled(5)));
}

#[test]
fn from_outside_no_card_in_a_hand_or_a_stack_is_known() {
    let mut session = session(3);
    play_until(&mut session, Level::MEDIUM, |game| looked_at(game) > 1);
    let game = session.game();
    let outside = game.seen_from_outside();
    assert_eq!(looked_at(game), 5);
    assert_eq!(looked_at(&outside), 0, "nor what is chosen from");
    for seat in game.seats() {
        let (there, seen) = (game.player(seat), outside.player(seat));
        assert!(!there.hand().known().is_empty());
        assert_eq!(seen.hand().known(), Set::EMPTY);
        assert_eq!(seen.cards_in_hand(), there.cards_in_hand(), "G6");
        assert_eq!(seen.bonus_cards().known(), Set::EMPTY);
        assert_eq!(seen.prestige_cards().known(), Set::EMPTY);
        assert_eq!(seen.money(), there.money());
    }
}

#[test]
fn an_offer_face_down_is_saved_as_so_many_cards_and_one_in_part_is_none() {
    let mut session = session(3);
    play_until(&mut session, Level::MEDIUM, |game| looked_at(game) > 1);
    let Some(Pending::Keep { offer, .. }) = session.game().seen_from_outside().pending() else {
        panic!("somebody chooses");
    };
    let text = ron::to_string(&offer).expect("writable");
    assert_eq!(text, "[Hidden,Hidden,Hidden,Hidden,Hidden]");
    let read: Offer = ron::from_str(&text).expect("readable");
    assert_eq!((read, read.len()), (offer, 5));
    for text in [
        "[]",
        "[Hidden,Known(Bonus(Forests))]",
        "[Hidden,Hidden,Hidden,Hidden,Hidden,Hidden]",
    ] {
        ron::from_str::<Offer>(text).expect_err(text);
    }
}

#[test]
fn through_whole_games_others_see_how_many_cards_there_are_and_which_came_face_up() {
    let (mut bonus, mut prestige, mut shown) = (0, 0, 0);
    for number in 0..10 {
        let mut session = session(number);
        while !session.game().is_over() {
            let game = *session.game();
            for seat in game.seats() {
                let there = game.player(seat);
                bonus += there.bonus_cards().known().len();
                prestige += there.prestige_cards().known().len();
                shown += there.hand().shown().len();
                for seen in [game.seen_by(seat.left(3)), game.seen_from_outside()] {
                    let seen = seen.player(seat);
                    assert_eq!(seen.bonus_cards().known(), Set::EMPTY);
                    assert_eq!(seen.bonus_cards().len(), there.bonus_cards().len());
                    assert_eq!(seen.prestige_cards().known(), Set::EMPTY);
                    assert_eq!(seen.prestige_cards().len(), there.prestige_cards().len());
                    assert_eq!(seen.hand().known(), there.hand().shown());
                    assert_eq!(seen.hand().len(), there.hand().len());
                }
            }
            play_until(&mut session, Level::EASY, |now| *now != game);
        }
    }
    assert!(bonus > 0 && prestige > 0 && shown > 0);
}

#[test]
fn looking_at_cards_of_any_stack_tells_the_one_who_looks_and_nobody_else() {
    let mut decks = Vec::new();
    for number in 0..10 {
        let mut session = session(number);
        while !session.game().is_over() {
            let before = *session.game();
            play_until(&mut session, Level::EASY, |now| *now != before);
            let game = session.game();
            let Some(Pending::Keep { seat, deck, .. }) = game.pending() else {
                continue;
            };
            for other in game.seats() {
                let tells = game.tells_more_than(&before, other);
                assert_eq!(tells, other == seat, "{deck:?} {other:?}");
            }
            if !decks.contains(&deck) {
                decks.push(deck);
            }
        }
    }
    assert_eq!(decks.len(), 3, "professions, bonus and prestige cards");
}

#[test]
fn a_bid_tells_nobody_anything() {
    let mut session = session(4);
    play_until(&mut session, Level::MEDIUM, |game| game.auction().is_some());
    let before = *session.game();
    let legal = before.legal();
    let named = legal.iter().next().expect("something can be named");
    session.play(named).expect("it is legal");
    let anybody = |seat| session.game().tells_more_than(&before, seat);
    assert!(!before.seats().any(anybody));
    // Going back reveals nothing either.
    assert!(
        !before
            .seats()
            .any(|seat| before.tells_more_than(session.game(), seat))
    );
}

#[test]
fn a_work_tells_the_others_which_card_it_was() {
    let mut session = session(5);
    let works = |game: &Game| game.seats().any(|seat| game.player(seat).works() > 0);
    play_until(&mut session, Level::MEDIUM, works);
    let done = session.log()[session.cursor() - 1].command;
    assert!(matches!(done.decision, Decision::Complete(work) if work.bonus.is_empty()));
    let before = session.game_at(session.cursor() - 1);
    let before = before.expect("it was legal");
    for seat in before.seats() {
        let tells = session.game().tells_more_than(before, seat);
        assert_eq!(tells, seat != done.seat, "{seat:?}");
    }
}

#[test]
fn a_session_is_looked_at_with_other_eyes_and_stays_as_it_is() {
    let mut session = session(6);
    play_until(&mut session, Level::MEDIUM, |game| game.round() == 2);
    session.undo();
    let seen = session.seen(|game| game.seen_by(Seat::B));
    assert_eq!(seen.log(), session.log());
    assert_eq!(seen.cursor(), session.cursor());
    assert_eq!(seen.next_redo(), session.next_redo());
    for entry in 0..=session.legal_len() {
        let (there, seen) = (session.game_at(entry), seen.game_at(entry));
        let (there, seen) = (there.expect("legal"), seen.expect("legal"));
        assert_eq!(*seen, there.seen_by(Seat::B));
        assert!(seen.player(Seat::A).hand().known().is_empty());
    }
    assert!(!session.game().player(Seat::A).hand().known().is_empty());
}

#[test]
fn that_something_seen_was_taken_back_stays_with_the_game() {
    let mut session = session(7);
    play_until(&mut session, Level::MEDIUM, |game| game.auction().is_some());
    assert_eq!(session.marks().count(), 0);
    session.mark(3);
    session.mark(1);
    session.mark(3);
    assert_eq!(session.marks().collect::<Vec<_>>(), [1, 3]);
    // It stays when other things are decided from there on,
    session.go_to(1);
    let legal = session.game().legal();
    let other = legal.iter().last().expect("something is legal");
    session.play(other).expect("it is legal");
    assert_eq!(session.marks().collect::<Vec<_>>(), [1, 3]);
    // and when the game is saved and opened again.
    let directory = tempfile::tempdir().expect("a directory");
    for name in ["game.ron", "game.json"] {
        let path = directory.path().join(name);
        Save::from_session(&session)
            .write(&path)
            .expect("it can be written");
        let save = Save::<Game>::read(&path).expect("it can be read");
        let opened = save.into_session().expect("the start is legal");
        assert_eq!(opened.marks().collect::<Vec<_>>(), [1, 3]);
        assert_eq!(opened.start(), session.start());
    }
}
