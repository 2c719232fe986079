//! Secrets while the curtain is closed and before all have answered: nothing in the tree,
//! the palette, the log, undo, the hint or on the public screen reveals them, and nothing
//! can be decided behind it. Escape closes the curtain again.

use ::prince::rules::state::{Commitment, Vote, Votes};
use words::prince::Words;

use super::desk::*;
use table::Told;

/// Returns what is heard in the window and in every overlay.
pub(crate) fn everywhere(window: &mut Window) -> Vec<(String, String)> {
    let mut all = Vec::new();
    let mut hears = |window: &Window, place: &str| {
        // The path of the save differs each time, and its text changes later.
        let heard = window.heard().into_iter();
        let is_of_file = |said: &String| {
            [fl!(saved), fl!(saving)]
                .iter()
                .any(|it| said.starts_with(it))
        };
        let heard = heard.filter(|said| !is_of_file(said));
        all.extend(heard.map(|said| (place.to_owned(), said)));
    };
    hears(window, "the window");
    for tab in [
        Key::Num1,
        Key::Num2,
        Key::Num3,
        Key::Num4,
        Key::Num5,
        Key::Num6,
    ] {
        window.held(Modifiers::COMMAND, tab);
        hears(window, "a tab");
    }
    window.held(Modifiers::COMMAND, Key::Num1);
    for row in [
        &commands::PUBLIC_SCREEN,
        &commands::CORRECT,
        &studiolo::ui::session::commands::HINT,
    ] {
        if row.is_possible(window.harness.state().state()) {
            window.does(Shell::Do(row.id));
            // The hint comes from another thread.
            window.wait(|window| !window.thinks());
            // A notice is there for a time, and the log leaves room for it: what it said was
            // heard in the window.
            while let Some(notice) = window.harness.state().state().notices.first() {
                let id = notice.id;
                window.does(Shell::Dismiss(id));
            }
            hears(window, row.id.name());
            window.does(Shell::Do(row.id));
        }
    }
    // The palette lists actions, undo, and places to go to.
    for text in ["", "v", "doctor", "poison", "spy", "undo", "seize", "offer"] {
        window.held(Modifiers::COMMAND, Key::K);
        window.harness.event(Input::Text(text.to_owned()));
        window.harness.run();
        hears(window, &format!("the palette, {text:?}"));
        window.key(Key::Escape);
    }
    window.does(Shell::Do(commands::KEYS.id));
    hears(window, "the keys");
    window.key(Key::Escape);
    all
}

/// Presses every key and clicks every control that would decide something without the
/// curtain.
fn presses_all(window: &mut Window) {
    for key in [
        Key::Space,
        Key::Slash,
        Key::Plus,
        Key::Minus,
        Key::Num0,
        Key::Num1,
        Key::Num2,
        Key::Num3,
        Key::Num9,
    ] {
        window.key(key);
        if window.palette() {
            window.key(Key::Escape);
        }
    }
}

fn is_down(window: &Window, seat: Seat) -> bool {
    let setup = window.session().start();
    let name = Words::new(setup).seat(seat);
    window
        .heard()
        .contains(&fl!(prince_curtain_open_for, name = name))
}

#[track_caller]
fn is_untold(window: &mut Window, secrets: &[String]) {
    for (place, said) in everywhere(window) {
        let told = secrets.iter().find(|secret| said.contains(secret.as_str()));
        assert!(told.is_none(), "{place} tells {told:?}: {said:?}");
    }
}

#[test]
fn two_deals_are_alike_until_the_first_curtain_is_opened() {
    let heard = [1, 2].map(|seed| {
        let data = TempDir::new().unwrap();
        let mut window = Window::with(data.path(), digital(seed));
        assert!(
            is_down(&window, window.game().pope()),
            "{:#?}",
            window.heard()
        );
        presses_all(&mut window);
        assert_eq!(window.session().cursor(), 0);
        everywhere(&mut window)
    });
    let [one, other] = heard;
    let differ = one.iter().zip(&other).filter(|(one, other)| one != other);
    let differ: Vec<_> = differ.collect();
    assert!(differ.is_empty(), "{differ:#?}");
    assert_eq!(one.len(), other.len());
}

#[test]
fn escape_draws_the_curtain_again_with_all_that_was_shown() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), digital(3));
    let seat = window.game().pope();
    let before = everywhere(&mut window);
    window.key(Key::Enter);
    assert!(!is_down(&window, seat));
    let hand: Vec<String> = window
        .game()
        .hand(seat)
        .known()
        .iter()
        .map(called)
        .collect();
    assert!(hand.iter().all(|card| window.says(card)), "{hand:?}");
    // An overlay gets Escape first.
    window.held(Modifiers::COMMAND, Key::K);
    window.key(Key::Escape);
    assert!(!is_down(&window, seat));
    window.key(Key::Escape);
    assert!(is_down(&window, seat));
    // What is new since then does not reveal the hand.
    let after = everywhere(&mut window).into_iter();
    let mut new = after.filter(|said| !before.contains(said));
    let tells = new.find(|(_, said)| hand.iter().any(|card| said.contains(card.as_str())));
    assert_eq!(tells, None, "{hand:?}");
    // Undo does not show the kept cards.
    window.key(Key::Enter);
    window.key(Key::Enter);
    assert_eq!(window.last().map(|it| it.decision), Some(Decision::Keep));
    window.held(Modifiers::COMMAND, Key::Z);
    assert!(is_down(&window, seat), "{:#?}", window.heard());
    assert!(!hand.iter().any(|card| window.says(card)), "{hand:?}");
    // A person playing alone hides nothing.
    let data = TempDir::new().unwrap();
    let mut setup = digital(3);
    for player in &mut setup.players[1..] {
        player.bot = Some(table::Level::EASY);
    }
    let mut window = Window::with(data.path(), setup);
    window.key(Key::Escape);
    assert!(!is_down(&window, Seat::A));
}

/// Returns all votes of a seat for this one.
fn all_for(window: &Window, voter: Seat, to: Seat) -> Votes {
    let mut votes = [0; 5];
    votes[to.index()] = window.game().votes(voter);
    votes
}

#[test]
fn a_ballot_at_a_real_table_stays_secret_through_undo_and_redo() {
    let data = TempDir::new().unwrap();
    let session = evening(|game| matches!(game.phase(), Phase::Ballot(_)) && game.turn() == 2);
    let mut window = Window::with_session(data.path(), &session);
    window.does(Intent::Seal);
    let setup = window.session().start().clone();
    let words = Words::new(&setup);
    let first = window.game().clockwise(window.game().pope()).next();
    let first = first.expect("somebody votes");
    assert!(is_down(&window, first), "{:#?}", window.heard());
    let at = window.session().cursor();
    presses_all(&mut window);
    assert_eq!(
        window.session().cursor(),
        at,
        "nothing is decided behind it"
    );
    // A vote that is selected but not confirmed disappears with the curtain.
    window.key(Key::Enter);
    let other = window
        .game()
        .seats()
        .find(|seat| *seat != first)
        .expect("another");
    let vote = Command::new(first, Decision::Vote(all_for(&window, first, other)));
    let secrets = [
        words.done(Some(window.game()), Told::own(&vote)),
        words.button(Some(window.game()), &vote),
    ];
    window.click(&fl!(prince_ballot_all_to, name = words.seat(other)));
    window.key(Key::Escape);
    assert!(is_down(&window, first));
    is_untold(&mut window, &secrets);
    // It is confirmed, undone and redone.
    window.key(Key::Enter);
    window.click(&fl!(prince_ballot_all_to, name = words.seat(other)));
    window.key(Key::Enter);
    assert_eq!(window.last(), Some(vote));
    is_untold(&mut window, &secrets);
    window.held(Modifiers::COMMAND, Key::Z);
    assert_eq!(window.session().cursor(), at);
    assert!(is_down(&window, first), "{:#?}", window.heard());
    is_untold(&mut window, &secrets);
    window.held(Modifiers::COMMAND, Key::Y);
    assert_eq!(window.session().cursor(), at + 1);
    is_untold(&mut window, &secrets);
    // Nor does going through the log.
    window.held(Modifiers::COMMAND, Key::Home);
    is_untold(&mut window, &secrets);
    window.held(Modifiers::COMMAND, Key::End);
    is_untold(&mut window, &secrets);
    // The others answer; then everyone may know.
    while let Phase::Ballot(ballot) = *window.game().phase() {
        let may = window.game().may_decide();
        let voter = window
            .game()
            .clockwise(window.game().pope())
            .find(|it| may.contains(*it));
        let voter = voter.expect("somebody has not voted");
        assert!(
            ballot
                .votes
                .contains(&Vote::Cast(all_for(&window, first, other)))
        );
        assert!(is_down(&window, voter));
        window.key(Key::Enter);
        window.click(&fl!(prince_ballot_all_to, name = words.seat(voter)));
        window.key(Key::Enter);
    }
    assert!(window.says(&secrets[0]), "{:#?}", window.heard());
}

#[test]
fn whether_somebody_has_a_doctor_is_not_told_before_all_have_answered() {
    let data = TempDir::new().unwrap();
    let session = evening(|game| {
        let has_one = |seat| game.check(&Command::new(seat, Decision::Doctor)).is_ok();
        matches!(game.phase(), Phase::Doctors(_)) && game.may_decide().iter().any(has_one)
    });
    let mut window = Window::with_session(data.path(), &session);
    window.does(Intent::Seal);
    let setup = window.session().start().clone();
    let words = Words::new(&setup);
    let at = window.session().cursor();
    let mut asked = Vec::new();
    while let Phase::Doctors(_) = window.game().phase() {
        let may = window.game().may_decide();
        let seat = window
            .game()
            .clockwise(window.game().pope())
            .find(|it| may.contains(*it));
        let seat = seat.expect("somebody has not answered");
        assert!(is_down(&window, seat), "{:#?}", window.heard());
        let before = window.session().cursor();
        presses_all(&mut window);
        assert_eq!(window.session().cursor(), before);
        for answered in &asked {
            let sealed = [Decision::Doctor, Decision::NoDoctor].map(|decision| {
                words.decision(
                    Some(session.game()),
                    Told::own(&Command::new(*answered, decision)),
                )
            });
            is_untold(&mut window, &sealed);
        }
        window.key(Key::Enter);
        // Players who can heal do so.
        let heals = Command::new(seat, Decision::Doctor);
        let answer = match window.game().check(&heals) {
            Ok(()) => Decision::Doctor,
            Err(_) => Decision::NoDoctor,
        };
        let button = words.button(Some(window.game()), &Command::new(seat, answer));
        window.click(&button);
        // The only possible answer needs no confirmation.
        if window.session().cursor() == before {
            window.key(Key::Enter);
        }
        assert_eq!(window.last(), Some(Command::new(seat, answer)));
        asked.push(seat);
    }
    assert!(asked.len() > 1 && window.session().cursor() >= at + asked.len());
}

#[test]
fn condottieri_are_chosen_behind_the_curtain_of_a_real_table() {
    let data = TempDir::new().unwrap();
    let session = evening(|game| matches!(game.phase(), Phase::Defence(_)) && game.turn() == 3);
    let mut window = Window::with_session(data.path(), &session);
    let seize = window.last().expect("an attack");
    let Decision::Seize(target, with) = seize.decision else {
        panic!("{seize:?}");
    };
    assert!(!with.is_empty());
    // The attack was public; what the defender commits is secret.
    window.does(Intent::Seal);
    let may = window.game().may_decide();
    let defender = may.first().expect("a defender");
    assert_eq!(window.game().holder(target).ok(), Some(defender));
    assert!(is_down(&window, defender), "{:#?}", window.heard());
    let at = window.session().cursor();
    presses_all(&mut window);
    assert_eq!(window.session().cursor(), at);
    let cards: Vec<String> = with.iter().map(called).collect();
    let told = window.heard();
    let told: Vec<&String> = told
        .iter()
        .filter(|said| cards.iter().any(|card| said.contains(card.as_str())))
        .collect();
    assert!(told.is_empty(), "{told:#?}");
    window.key(Key::Enter);
    assert!(!is_down(&window, defender));
    window.key(Key::Enter);
    let last = window.last().map(|it| it.decision);
    assert_eq!(
        last,
        Some(Decision::Defend(Set::EMPTY)),
        "{:#?}",
        window.heard()
    );
}

#[test]
fn what_somebody_holds_is_not_found_out_by_offering_it() {
    let data = TempDir::new().unwrap();
    let mut setup = digital(3);
    setup.options.trade = true;
    let session = played(setup, |game| {
        let is_free = game.trade().is_none() && game.arrival().is_none();
        matches!(game.phase(), Phase::Step(Step::Play)) && is_free
    });
    let mut window = Window::with_session(data.path(), &session.expect("a turn"));
    let active = window.game().active().expect("a player phase");
    for down in [true, false] {
        if !down {
            window.key(Key::Enter);
        }
        assert_eq!(is_down(&window, active), down);
        for seat in window.game().seats().filter(|seat| *seat != active) {
            let name = NAMES[seat.index()].to_lowercase();
            let to = NAMES[active.index()].to_lowercase();
            for card_type in [CardType::Spy, CardType::Condottiere] {
                let all = window.game().edition().of_type(card_type);
                for card in all.iter().take(3) {
                    let text = format!("{name}: offer {to} {} for 1", called(card));
                    let lines = window.offers(&text);
                    let mut offers = lines.iter().filter(|line| line.contains("offers"));
                    let who = NAMES[seat.index()];
                    let first = fl!(prince_open_curtain_first, name = who);
                    assert!(offers.all(|line| line.contains(&first)), "{lines:#?}");
                }
            }
        }
    }
}

/// Returns a condottiere of an attack that could also be in the defender's hand, as far as
/// the defender knows.
fn doubtful(game: &Game) -> Option<(Seat, CardId)> {
    let Phase::Defence(attack) = *game.phase() else {
        return None;
    };
    let Commitment::Known(sealed) = attack.committed else {
        return None;
    };
    let defender = game.may_decide().first()?;
    let view = game.with_answers_of(Some(defender));
    let may = |card: &CardId| {
        let defend = Command::new(defender, Decision::Defend(Set::only(*card)));
        view.check(&defend).is_ok()
    };
    sealed.iter().find(may).map(|card| (defender, card))
}

#[test]
fn a_card_that_two_have_sealed_is_told_to_everybody_and_probed_by_nobody() {
    let data = TempDir::new().unwrap();
    let session = evening(|game| doubtful(game).is_some());
    let (defender, card) = doubtful(session.game()).expect("there is one");
    let mut window = Window::with_session(data.path(), &session);
    let attacker = window.last().expect("an attack").seat;
    window.does(Intent::Seal);
    let at = window.session().cursor();
    window.key(Key::Enter);
    // When typed, it looks like any other answer.
    let lines = window.offers(&format!("defend {}", called(card).to_lowercase()));
    assert!(!lines[0].contains("Z2"), "{lines:#?}");
    window.click(&fl!(prince_commit, card = called(card)));
    window.key(Key::Enter);
    assert_eq!(window.session().cursor(), at, "it lies in one hand only");
    assert!(is_down(&window, defender), "{:#?}", window.heard());
    let setup = window.session().start().clone();
    let words = Words::new(&setup);
    let told = fl!(
        prince_both_sealed,
        attacker = words.seat(attacker),
        defender = words.seat(defender),
        cards = called(card)
    );
    assert!(window.says(&told), "{told}: {:#?}", window.heard());
    window.held(Modifiers::COMMAND, Key::Z);
    assert_eq!(window.session().cursor(), at - 1);
}
