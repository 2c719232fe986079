//! The moments of a player phase: how a seizure went, as long as the phase lasts and in the
//! past; why one cannot be tried yet; the state of an accusation; the value of a bid
//! without the fee; which card is turned up.

use ::prince::{Event, Target};
use words::prince::Words;

use super::desk::*;
use table::Told;

/// Returns the evening of the sample after this many entries.
fn at(entry: usize) -> Session<Game> {
    let whole = evening(Game::is_over);
    let log = whole.log()[..entry].to_vec();
    Session::restore(whole.start().clone(), log, entry).expect("it is legal")
}

/// Returns the entries that answered a seizure, with the result: attack, defence, who won.
fn fights(session: &Session<Game>) -> Vec<(usize, u16, u16, bool)> {
    let fought = |entry: usize| {
        let mut events = session.events_of(entry).iter();
        events.find_map(|event| match *event {
            Event::Fought(attack, defence, wins) => Some((entry, attack, defence, wins)),
            _ => None,
        })
    };
    (0..session.legal_len()).filter_map(fought).collect()
}

/// Returns how a seizure went, in the words of the tab.
fn told(
    session: &Session<Game>,
    (entry, attack, defence, wins): (usize, u16, u16, bool),
) -> String {
    let words = Words::new(session.start());
    let game = session.game_at(entry).expect("it is legal");
    let Phase::Defence(fight) = *game.phase() else {
        panic!("{:?}", game.phase());
    };
    let attacker = words.seat(game.active().expect("a player phase"));
    let target = words.target(fight.target);
    match wins {
        true => fl!(
            prince_fought_won,
            attacker = attacker,
            target = target,
            attack = attack,
            defence = defence
        ),
        false => fl!(
            prince_fought_lost,
            attacker = attacker,
            defender = words.seat(fight.defender),
            target = target,
            attack = attack,
            defence = defence
        ),
    }
}

#[test]
fn how_a_seizure_went_stays_until_the_phase_ends_and_in_the_past() {
    let whole = evening(Game::is_over);
    let fights = fights(&whole);
    assert!(fights.iter().any(|fight| fight.3) && fights.iter().any(|fight| !fight.3));
    for fight in fights {
        let data = TempDir::new().unwrap();
        let (answer, told) = (fight.0, told(&whole, fight));
        let mut window = Window::with_session(data.path(), &at(answer));
        let answered = whole.log()[answer].command;
        window.does(Shell::Do(
            studiolo::games::prince::commands::PRINCE_SEIZURE.id,
        ));
        assert!(!window.heard().contains(&told));
        window.enters(&[(answered.seat, answered.decision)]);
        assert!(
            window.heard().contains(&told),
            "{told}: {:#?}",
            window.heard()
        );
        // Spoils of the attacker are placed below it.
        let mut at = answer + 1;
        while whole.log()[at].command.decision != Decision::EndPhase {
            let next = whole.log()[at].command;
            window.enters(&[(next.seat, next.decision)]);
            at += 1;
            assert!(
                window.heard().contains(&told),
                "{told}: {:#?}",
                window.heard()
            );
        }
        let ends = whole.log()[at].command;
        window.enters(&[(ends.seat, ends.decision)]);
        window.does(Shell::Do(
            studiolo::games::prince::commands::PRINCE_SEIZURE.id,
        ));
        assert!(!window.heard().contains(&told));
        // In the log it can be seen again.
        window.does(Shell::GoTo(at));
        window.does(Shell::Do(
            studiolo::games::prince::commands::PRINCE_SEIZURE.id,
        ));
        assert!(
            window.heard().contains(&told),
            "{told}: {:#?}",
            window.heard()
        );
    }
}

/// Returns a target that needs a condottiere, with its button.
fn defended(window: &Window, words: &Words<'_>) -> (Target, String) {
    let game = *window.game();
    let attacker = game.active().expect("a player phase");
    let mut targets = game.targets(attacker).into_iter();
    let target = targets.find(|target| !game.needs_none(*target));
    let target = target.expect("something is defended");
    let holder = game.holder(target).expect("it is there");
    let told = fl!(
        prince_target_told,
        target = words.target(target),
        name = words.seat(holder),
        defence = game.defence(target)
    );
    (target, told)
}

#[test]
fn what_is_missing_for_a_seizure_is_said_and_the_target_survives_the_curtain() {
    let data = TempDir::new().unwrap();
    let session = evening(|game| {
        let attacker = game.active();
        let has_one = |seat| game.commitments(seat).len() > 1;
        *game.phase() == Phase::Step(Step::Seize { tried: false }) && attacker.is_some_and(has_one)
    });
    let mut window = Window::with_session(data.path(), &session);
    let setup = window.session().start().clone();
    let words = Words::new(&setup);
    let attacker = window.game().active().expect("a player phase");
    window.does(Shell::Do(
        studiolo::games::prince::commands::PRINCE_SEIZURE.id,
    ));
    let (target, button) = defended(&window, &words);
    window.click(&button);
    let seize = Command::new(attacker, Decision::Seize(target, Set::EMPTY));
    let why = window
        .game()
        .check(&seize)
        .expect_err("it needs a condottiere");
    let why = words.refusal(Told::own(&seize), &why);
    let title = fl!(prince_asks_seize, name = words.seat(attacker));
    let says_both = |window: &Window| {
        let heard = window.heard();
        heard
            .iter()
            .any(|said| said.contains(&title) && said.contains(&why))
    };
    assert!(says_both(&window), "{why}: {:#?}", window.heard());
    let before = window.session().cursor();
    window.key(Key::Enter);
    assert_eq!(window.session().cursor(), before);
    // The target is already named when the curtain is requested.
    window.does(Intent::Seal);
    let aims = fl!(prince_seize_it, target = words.target(target));
    assert!(window.says(&aims), "{aims}: {:#?}", window.heard());
    window.does(Intent::Seal);
    let cards = window.game().commitments(attacker);
    let card = cards.iter().find_map(|with| with.first()).expect("one");
    window.click(&fl!(prince_commit, card = called(card)));
    assert!(!says_both(&window));
    window.key(Key::Enter);
    let with = Set::only(card);
    assert_eq!(
        window.last(),
        Some(Command::new(attacker, Decision::Seize(target, with)))
    );
}

#[test]
fn a_vote_on_simony_says_how_many_convict_and_how_it_stands() {
    let session = evening(|game| matches!(game.phase(), Phase::Judging(_)));
    let whole = evening(Game::is_over);
    let mut at = session.cursor();
    let data = TempDir::new().unwrap();
    let mut window = Window::with_session(data.path(), &session);
    let mut sums = [0, 0];
    while let Phase::Judging(judging) = *window.game().phase() {
        let game = *window.game();
        let judges = game.seats().filter(|&seat| seat != game.pope());
        let all: u16 = judges.map(|seat| u16::from(game.cardinals(seat))).sum();
        let told = fl!(
            prince_asks_judge_votes,
            needed = all / 2 + 1,
            all = all,
            yes = sums[0],
            no = sums[1]
        );
        assert!(window.says(&told), "{told}: {:#?}", window.heard());
        let mut voted = judging.answers.answered.iter();
        assert!(voted.all(|seat| {
            let how = match judging.answers.yes.contains(seat) {
                true => fl!(prince_seat_for),
                false => fl!(prince_seat_against),
            };
            let votes = game.cardinals(seat);
            let name = NAMES[seat.index()].replace("Dana", "David");
            window.says(&fl!(
                prince_judge_told,
                name = name,
                votes = votes,
                how = how
            ))
        }));
        let vote = whole.log()[at].command;
        let own = u16::from(game.cardinals(vote.seat));
        sums[usize::from(vote.decision != Decision::Judge(true))] += own;
        window.enters(&[(vote.seat, vote.decision)]);
        at += 1;
    }
    assert!(at > session.cursor() + 1);
}

#[test]
fn the_card_that_is_named_is_turned_up_and_the_line_is_empty_after_its_sale() {
    let data = TempDir::new().unwrap();
    let session = evening(|game| {
        *game.phase() == Phase::Step(Step::Acquire) && game.arrival().is_none() && game.turn() == 2
    });
    let mut window = Window::with_session(data.path(), &session);
    let game = *window.game();
    let card = game
        .unseen()
        .intersection(game.edition().of_type(CardType::Condottiere));
    let card = card.first().expect("one that nobody has seen");
    window.click(&called(card));
    window.key(Key::Enter);
    assert_eq!(
        window.last().map(|it| it.decision),
        Some(Decision::Turned(card))
    );
    while let Phase::Bidding(bidding) = *window.game().phase() {
        window.enters(&[(bidding.turn, Decision::Pass)]);
    }
    let active = window.game().active().expect("a player phase");
    window.enters(&[(active, Decision::EndPlay), (active, Decision::EndPhase)]);
    assert!(window.says(fl!(prince_which_card)), "{:#?}", window.heard());
}

#[test]
fn a_bid_without_the_fee_is_warned_of() {
    let data = TempDir::new().unwrap();
    let session = evening(|game| *game.phase() == Phase::Step(Step::Acquire));
    let mut window = Window::with_session(data.path(), &session);
    let game = *window.game();
    let artists = game
        .unseen()
        .intersection(game.edition().of_type(CardType::Artist));
    let artist = artists
        .iter()
        .max_by_key(|&artist| game.figures(artist).fee);
    let artist = artist.expect("one that nobody has seen");
    let seat = game.active().expect("a player phase");
    let slot = game.display().next().expect("a card").0;
    let turns = [Decision::TurnUp(slot), Decision::Turned(artist)].map(|it| (seat, it));
    window.enters(&turns);
    assert!(!window.says(fl!(prince_means_lost)));
    // This bid leaves exactly the fee; the next one leaves nothing of it.
    let bid = window.game().money(seat) - u32::from(game.figures(artist).fee);
    window.types(&bid.to_string());
    assert!(
        !window.says(fl!(prince_means_lost)),
        "{:#?}",
        window.heard()
    );
    window.key(Key::Backspace);
    for _ in 0..5 {
        window.key(Key::Backspace);
    }
    window.types(&(bid + 1).to_string());
    assert!(window.says(fl!(prince_means_lost)), "{:#?}", window.heard());
}

#[test]
fn a_phase_in_which_nothing_is_left_to_do_ends_with_one_key() {
    let data = TempDir::new().unwrap();
    let session = evening(Game::only_moves_are_left);
    let mut window = Window::with_session(data.path(), &session);
    let game = *window.game();
    let active = game.active().expect("a player phase");
    let legal = game.legal_for(active);
    assert!(!legal.iter().any(|it| matches!(it, Decision::Play(..))));
    let mut after = game;
    after
        .play(&Command::new(active, Decision::EndPlay))
        .unwrap();
    let legal = after.legal_for(active);
    assert!(!legal.iter().any(|it| matches!(it, Decision::Seize(..))));
    window.key(Key::Enter);
    assert_eq!(window.session().cursor(), session.cursor() + 2);
    assert_eq!(
        window.last(),
        Some(Command::new(active, Decision::EndPhase))
    );
}

#[test]
fn cards_that_are_still_to_be_placed_are_seen_while_another_is() {
    let data = TempDir::new().unwrap();
    let to_come = |game: &Game| {
        let seat = game.arrival()?.0;
        let mut cards = game.still_to_arrive().iter();
        cards.find(|&card| game.owner(card) == Some(seat))
    };
    let mut deals = (1..40).map(digital);
    let session = deals.find_map(|setup| played(setup, |game| to_come(game).is_some()));
    let session = session.expect("two come at once");
    let mut window = Window::with_session(data.path(), &session);
    let card = to_come(window.game()).expect("one is to come");
    window.does(Shell::Do(
        studiolo::games::prince::commands::PRINCE_STAGE.id,
    ));
    assert!(window.says(fl!(prince_to_come)), "{:#?}", window.heard());
    assert!(window.says(&called(card)));
}

#[test]
fn the_log_tells_a_seizure_once() {
    let whole = evening(Game::is_over);
    let mut looked = 0;
    for (entry, ..) in fights(&whole) {
        let events = whole.events_of(entry);
        let paid = events.iter().filter_map(|event| match *event {
            Event::Paid(seat, price, ::prince::Why::Mercenaries(_)) => Some((seat, price)),
            _ => None,
        });
        let paid: Vec<(Seat, u32)> = paid.collect();
        if paid.len() < 2 {
            continue;
        }
        looked += 1;
        let data = TempDir::new().unwrap();
        let window = Window::with_session(data.path(), &at(entry + 1));
        let words = Words::new(whole.start());
        let fees = paid
            .iter()
            .map(|&(seat, price)| format!("{} {price}", words.seat(seat)));
        let fees = fl!(prince_log_fees, fees = fees.collect::<Vec<_>>().join(", "));
        assert!(window.says(&fees), "{:#?}", window.heard());
        for event in events {
            let text = words.event(event);
            let again = matches!(event, Event::Defended(..) | Event::Paid(..));
            let lines = window.heard().into_iter();
            let lines = lines.filter(|line| *line == text).count();
            assert!(!again || lines == 0, "{text}: once is enough");
        }
    }
    assert!(looked > 0);
}
