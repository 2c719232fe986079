//! Corrections at a real table: a value with F4, an entry of the past, decisions that the
//! rules refuse; a trade with the Pope's permission; a seizure without a pointer; typing
//! while the log shows the past, and while the computer thinks.

use ::prince::{Correction, Lot, Spot};
use eframe::egui::accesskit::Role;
use studiolo::ui::session::game_window::GameWindow as _;
use words::prince::{Words, record};

use super::desk::*;
use table::Told;

/// Gives the control of this name the keyboard, and presses Enter.
#[track_caller]
fn presses(window: &mut Window, role: Role, name: &str) {
    window.harness.get_by_role_and_label(role, name).focus();
    window.harness.run();
    window.key(Key::Enter);
}

/// Types this in the palette.
fn types(window: &mut Window, text: &str) {
    window.held(Modifiers::COMMAND, Key::K);
    // While an entry is changed, its text is there.
    window.held(Modifiers::COMMAND, Key::A);
    window.harness.event(Input::Text(text.to_owned()));
    window.harness.run();
}

fn acquiring(game: &Game) -> bool {
    let is_free = game.trade().is_none() && game.arrival().is_none();
    matches!(game.phase(), Phase::Step(Step::Acquire)) && is_free
}

#[test]
fn a_value_is_put_right_by_keys_alone() {
    let data = TempDir::new().unwrap();
    let session = evening(|game| game.turn() == 2 && acquiring(game));
    let mut window = Window::with_session(data.path(), &session);
    let seat = window.game().active().expect("a player phase");
    window.key(Key::F4);
    assert!(window.says(fl!(correcting_reason)), "{:#?}", window.heard());
    let field = fl!(correcting_value);
    window
        .harness
        .get_by_role_and_label(Role::TextInput, field)
        .focus();
    window.harness.run();
    window.held(Modifiers::COMMAND, Key::A);
    window.types("77");
    window.key(Key::Enter);
    let set = Command::new(seat, Decision::Correct(Correction::Money(77)));
    assert_eq!(window.last(), Some(set), "{:#?}", window.heard());
    assert_eq!(window.game().money(seat), 77);
    // It stays open for the next value; Escape closes it.
    assert!(window.says(fl!(correcting_reason)));
    window.key(Key::Escape);
    assert!(
        !window.says(fl!(correcting_reason)),
        "{:#?}",
        window.heard()
    );
    window.held(Modifiers::COMMAND, Key::Z);
    assert_eq!(window.game().money(seat), session.game().money(seat));
}

#[test]
fn a_card_is_laid_where_it_lies_on_the_table() {
    let data = TempDir::new().unwrap();
    let session = evening(|game| game.turn() == 2 && acquiring(game));
    let mut window = Window::with_session(data.path(), &session);
    let game = *window.game();
    let seat = game.active().expect("a player phase");
    let laid = |card, spot| Command::new(seat, Decision::Correct(Correction::Lies(card, spot)));
    let cards = game.edition().cards().iter();
    let mut ways = cards.flat_map(|card| game.places(seat).map(move |it| (card, Spot::Under(it))));
    let way = ways.find(|&(card, spot)| game.check(&laid(card, spot)).is_ok());
    let (card, spot) = way.expect("something may lie under a holding");
    let words = Words::new(session.start());
    window.key(Key::F4);
    window.choose(fl!(correcting_what), fl!(prince_correct_card));
    assert!(
        window.is_disabled(fl!(correcting_set)),
        "nothing is chosen yet"
    );
    window.choose(fl!(prince_correct_which), &words.card(card));
    let place = words.spot(spot);
    window.choose(fl!(prince_correct_where), &place);
    window.click(fl!(correcting_set));
    assert_eq!(
        window.last(),
        Some(laid(card, spot)),
        "{:#?}",
        window.heard()
    );
    assert_eq!(window.game().spot(card), spot);
}

#[test]
fn the_price_of_an_earlier_auction_is_changed_and_the_rest_is_kept() {
    let data = TempDir::new().unwrap();
    let session = evening(|game| game.turn() == 2 && acquiring(game));
    let mut window = Window::with_session(data.path(), &session);
    let log: Vec<Command> = session.log().iter().map(|it| it.command).collect();
    let sold = |command: &Command| matches!(command.decision, Decision::Sold(..));
    let entry = log.iter().position(sold).expect("an auction in one line");
    let Decision::Sold(slot, card, price) = log[entry].decision else {
        panic!("it is one");
    };
    let cheaper = Command::new(log[entry].seat, Decision::Sold(slot, card, price - 1));
    window.does(Shell::Change(entry));
    types(
        &mut window,
        &record::print_command(session.start(), &cheaper),
    );
    window.key(Key::Enter);
    let now: Vec<Command> = window.session().log().iter().map(|it| it.command).collect();
    let mut wanted = log.clone();
    wanted[entry] = cheaper;
    assert_eq!(now, wanted, "{:#?}", window.heard());
    assert_eq!(window.session().cursor(), log.len());
    let [before, after] = [session.game(), window.game()].map(|game| game.money(cheaper.seat));
    assert_eq!(after, before + 1);
    window.held(Modifiers::COMMAND, Key::Z);
    assert_eq!(window.session().log()[entry].command, log[entry]);
}

#[test]
fn what_no_longer_holds_is_offered_with_what_is_nearest() {
    let session =
        evening(|game| matches!(game.phase(), Phase::Bidding(bidding) if bidding.high.is_some()));
    let game = *session.game();
    let Phase::Bidding(bidding) = *game.phase() else {
        panic!("somebody bids");
    };
    let (_, high) = bidding.high.expect("a bid");
    let low = Command::new(bidding.turn, Decision::Bid(high));
    let least = Command::new(bidding.turn, Decision::Bid(bidding.least()));
    assert_eq!(Prince::mend(&game, &low), [least]);
    // In the window: changing a bid to the next one breaks that one.
    let data = TempDir::new().unwrap();
    let whole = evening(|game| game.turn() == 2 && acquiring(game));
    let mut window = Window::with_session(data.path(), &whole);
    let log: Vec<Command> = whole.log().iter().map(|it| it.command).collect();
    let two = log.windows(2).position(|two| {
        let [Decision::Bid(one), Decision::Bid(next)] = [two[0].decision, two[1].decision] else {
            return false;
        };
        next == one + 1
    });
    let entry = two.expect("a bid of one more");
    let Decision::Bid(next) = log[entry + 1].decision else {
        panic!("a bid");
    };
    window.does(Shell::Change(entry));
    let higher = Command::new(log[entry].seat, Decision::Bid(next));
    types(&mut window, &record::print_command(whole.start(), &higher));
    window.key(Key::Enter);
    assert_eq!(window.session().log().len(), log.len(), "nothing is lost");
    let setup = whole.start().clone();
    let words = Words::new(&setup);
    let mended = Command::new(log[entry + 1].seat, Decision::Bid(next + 1));
    let told = words.decision(None, Told::own(&mended));
    assert!(window.says(&told), "{told}: {:#?}", window.heard());
}

#[test]
fn every_decision_that_is_mended_is_allowed() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../saves/the-prince.ron");
    let save: table::Save<Game> = table::Save::read(&path).expect("sound");
    let whole = save.into_session().expect("it is legal");
    let mut mended = 0;
    // Every decision, as if it came much earlier or later.
    for at in (0..whole.legal_len()).step_by(3) {
        let game = whole.game_at(at).expect("it is legal");
        for entry in whole.log() {
            for other in Prince::mend(game, &entry.command) {
                assert!(
                    game.check(&other).is_ok(),
                    "{:?} by {other:?}",
                    entry.command
                );
                // Questions about an arriving card go to its new owner.
                let owner = game.arrival().map(|(owner, _)| owner);
                let is_asked = Some(other.seat) == owner;
                assert!(is_asked || other.seat == entry.command.seat, "{other:?}");
                mended += 1;
            }
        }
    }
    assert!(mended > 500, "{mended}");
}

#[test]
fn what_the_rules_refuse_is_kept_by_ctrl_enter() {
    let data = TempDir::new().unwrap();
    let session = evening(|game| matches!(game.phase(), Phase::Bidding(_)));
    let mut window = Window::with_session(data.path(), &session);
    let at = window.session().cursor();
    types(&mut window, "bid 500");
    assert!(
        window.says("A2: ") && window.says(fl!(line_anyway)),
        "{:#?}",
        window.heard()
    );
    window.key(Key::Enter);
    assert_eq!(window.session().cursor(), at, "it is refused first");
    window.held(Modifiers::COMMAND, Key::Enter);
    let last = window.session().log().last().expect("an entry");
    assert_eq!(
        last.command.decision,
        Decision::Bid(500),
        "{:#?}",
        window.heard()
    );
    assert!(last.is_kept());
    window.held(Modifiers::COMMAND, Key::Z);
    assert_eq!(window.session().cursor(), at);
}

/// Returns an office that the active player could buy for a ducat with the Pope's
/// permission.
fn office(game: &Game) -> Option<(Seat, CardId)> {
    let active = game.active().filter(|seat| *seat != game.pope())?;
    let mut others = game
        .seats()
        .filter(|seat| *seat != active && *seat != game.pope());
    others.find_map(|other| {
        let mut offices = game.laid_of(other, CardType::Office).iter();
        let card = offices.find(|&card| {
            let give = Lot {
                money: 1,
                ..Lot::default()
            };
            let take = Lot {
                cards: Set::only(card),
                ..Lot::default()
            };
            let offer = Command::new(active, Decision::Offer(other, give, take));
            game.check(&offer).is_ok()
        })?;
        Some((other, card))
    })
}

#[test]
fn an_office_is_sold_with_the_leave_of_the_pope_and_not_without() {
    for leave in [true, false] {
        let data = TempDir::new().unwrap();
        let session = evening(|game| office(game).is_some());
        let mut window = Window::with_session(data.path(), &session);
        let (seller, card) = office(window.game()).expect("an office");
        let names = ["anna", "ben", "clara", "david"];
        let text = format!("offer {} 1 for {}", names[seller.index()], called(card));
        types(&mut window, &text);
        window.key(Key::Enter);
        assert!(
            window.game().trade().is_some(),
            "{text}: {:#?}",
            window.heard()
        );
        window.key(Key::Num1);
        let trade = window.game().trade().copied();
        assert!(
            trade.is_some_and(|trade| trade.accepted),
            "the Pope is asked"
        );
        let pope = window.game().pope();
        assert_eq!(window.game().may_decide(), Set::only(pope));
        window.key(if leave { Key::Num1 } else { Key::Num2 });
        assert_eq!(
            window.last(),
            Some(Command::new(pope, Decision::Consent(leave))),
            "{:#?}",
            window.heard()
        );
        let sells = window.game().owner(card) != Some(seller);
        assert_eq!(sells, leave);
    }
}

#[test]
fn a_place_is_seized_without_a_pointer() {
    let is_asked = |game: &Game| {
        let attack = game.active().and_then(|seat| {
            let mut decisions = game.legal_for(seat).into_iter();
            decisions.find(|it| matches!(it, Decision::Seize(_, with) if with.len() == 1))
        });
        matches!(game.phase(), Phase::Step(Step::Seize { tried: false })) && attack.is_some()
    };
    let session = evening(is_asked);
    let attacker = session.game().active().expect("a player phase");
    let mut attacks = session.game().legal_for(attacker).into_iter();
    let attack = attacks.find(|it| matches!(it, Decision::Seize(_, with) if with.len() == 1));
    let Some(Decision::Seize(target, with)) = attack else {
        panic!("an attack");
    };
    let setup = session.start().clone();
    let words = Words::new(&setup);
    let captain = with.first().expect("one");
    // With Tab and Enter.
    let data = TempDir::new().unwrap();
    let mut window = Window::with_session(data.path(), &session);
    let told = fl!(
        prince_target_told,
        target = words.target(target),
        name = words.seat(session.game().holder(target).expect("somebody's")),
        defence = session.game().defence(target)
    );
    presses(&mut window, Role::Button, &told);
    presses(
        &mut window,
        Role::Button,
        &fl!(prince_commit, card = words.card(captain)),
    );
    let seize = Command::new(attacker, Decision::Seize(target, with));
    let main = words.button(Some(session.game()), &seize);
    presses(&mut window, Role::Button, &main);
    assert_eq!(window.last(), Some(seize), "{:#?}", window.heard());
    // By typing.
    let data = TempDir::new().unwrap();
    let mut window = Window::with_session(data.path(), &session);
    types(&mut window, &record::print_command(&setup, &seize));
    window.key(Key::Enter);
    assert_eq!(window.last(), Some(seize), "{:#?}", window.heard());
}

#[test]
fn what_is_typed_in_the_past_loses_nothing_unasked() {
    let data = TempDir::new().unwrap();
    let session = evening(|game| game.turn() == 2 && acquiring(game));
    let mut window = Window::with_session(data.path(), &session);
    let at = session
        .log()
        .iter()
        .position(|it| matches!(it.command.decision, Decision::Bid(_)))
        .expect("a bid");
    window.does(Shell::GoTo(at));
    assert_eq!(window.session().cursor(), at);
    types(&mut window, "bid 9");
    window.key(Key::Enter);
    assert_eq!(window.session().log(), session.log(), "it asks first");
    window.key(Key::Escape);
    assert_eq!(window.session().log(), session.log());
    // Going to the current place changes nothing either.
    window.held(Modifiers::COMMAND, Key::End);
    assert_eq!(window.session().cursor(), session.log().len());
}

#[test]
fn what_is_typed_stays_while_the_computer_thinks_and_plays() {
    let data = TempDir::new().unwrap();
    let pace = "(pace: AtOnce)";
    std::fs::write(data.path().join("preferences.ron"), pace).expect("it can be written");
    let mut setup = digital(4);
    for player in &mut setup.players[1..] {
        player.bot = Some(table::Level::EASY);
    }
    let session = played(setup, |game| {
        let ends = matches!(game.phase(), Phase::Step(Step::Seize { .. }));
        ends && game.active() == Some(Seat::A)
    });
    let mut window = Window::with_session(data.path(), &session.expect("a phase of Anna"));
    let at = window.session().cursor();
    window.does(Intent::Play(vec![Command::new(
        Seat::A,
        Decision::EndPhase,
    )]));
    window.held(Modifiers::COMMAND, Key::K);
    for letter in ["u", "n", "d", "o"] {
        window.harness.event(Input::Text(letter.to_owned()));
        window.harness.run();
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let field = window
        .harness
        .get_by_role_and_label(Role::TextInput, fl!(line_label));
    assert_eq!(field.accesskit_node().value().as_deref(), Some("undo"));
    window.key(Key::Escape);
    assert!(!window.palette());
    window.wait(|window| {
        let game = *window.game();
        window.session().cursor() > at + 1 && game.may_decide().contains(Seat::A)
    });
}

#[test]
fn what_is_new_is_what_was_decided_since_ones_own_phase() {
    let data = TempDir::new().unwrap();
    let mut phases = 0;
    let session = evening(|game| game.turn() == 2 && acquiring(game));
    for at in 0..session.legal_len() {
        let game = session.game_at(at).expect("it is legal");
        let Some(seat) = game.active().filter(|_| at % 9 == 0) else {
            continue;
        };
        let log = session.log()[..at].to_vec();
        let part = Session::restore(session.start().clone(), log, at).expect("it was legal");
        let window = Window::with_session(data.path(), &part);
        let open = window
            .harness
            .state()
            .state()
            .open::<Prince>()
            .expect("a game");
        let Some(news) = Prince::news(open) else {
            continue;
        };
        phases += 1;
        assert_eq!(news.seat, seat);
        let active = |at: usize| session.game_at(at).and_then(Game::active);
        assert!((news.first..news.turn).all(|entry| active(entry) != Some(seat)));
        assert_eq!(active(news.first - 1), Some(seat));
        assert!((news.turn..at).all(|entry| active(entry) == Some(seat)));
    }
    assert!(phases > 1, "{phases}");
}

#[test]
fn what_lies_over_the_table_has_enter_for_itself() {
    let data = TempDir::new().unwrap();
    let session = evening(|game| game.turn() == 2 && acquiring(game));
    let mut window = Window::with_session(data.path(), &session);
    for row in [
        &commands::CHOOSE_LANGUAGE,
        &commands::KEYS,
        &commands::RULES,
        &commands::ABOUT,
        &commands::EXPORT,
    ] {
        window.does(Shell::Do(row.id));
        window.key(Key::Enter);
        assert_eq!(window.session().log(), session.log(), "{}", row.id.name());
        for _ in 0..3 {
            window.key(Key::Escape);
        }
    }
    window.key(Key::Enter);
    assert_eq!(window.session().cursor(), session.cursor() + 1);
}

#[test]
fn a_house_rule_is_agreed_on_from_now_on() {
    let data = TempDir::new().unwrap();
    let session = evening(|game| game.turn() == 2 && acquiring(game));
    let mut window = Window::with_session(data.path(), &session);
    types(&mut window, "set house turns 4");
    window.key(Key::Enter);
    assert_eq!(window.game().turns(), 4, "{:#?}", window.heard());
    types(&mut window, "set house hide-money");
    window.key(Key::Enter);
    assert!(window.game().options().hide_money);
    window.held(Modifiers::COMMAND, Key::Z);
    window.held(Modifiers::COMMAND, Key::Z);
    assert_eq!(window.game().options(), session.game().options());
}

#[test]
fn a_wrong_buyer_is_corrected_with_what_was_laid_down() {
    let data = TempDir::new().unwrap();
    let session = evening(|game| game.turn() == 2 && acquiring(game));
    let log: Vec<Command> = session.log().iter().map(|it| it.command).collect();
    // A card that was sold and placed by its buyer.
    let mut sales = log.iter().enumerate().filter_map(|(at, command)| {
        let Decision::Sold(slot, card, price) = command.decision else {
            return None;
        };
        let next = log.get(at + 1)?;
        let laid = matches!(next.decision, Decision::Place(..)) && next.seat == command.seat;
        laid.then_some((at, slot, card, price))
    });
    let (at, slot, card, price) = sales.next().expect("such a sale");
    let before = session.game_at(at).expect("it is legal");
    let buyers = before.seats().filter(|&seat| seat != log[at].seat);
    let wins = |&seat: &Seat| {
        let sold = Command::new(seat, Decision::Sold(slot, card, price));
        let mut game = *before;
        game.play(&sold).is_ok() && game.arrival() == Some((seat, card))
    };
    let buyer = { buyers }.find(wins).expect("somebody else could pay");
    let mut window = Window::with_session(data.path(), &session);
    window.does(Shell::Change(at));
    let sold = Command::new(buyer, Decision::Sold(slot, card, price));
    types(&mut window, &record::print_command(session.start(), &sold));
    window.key(Key::Enter);
    let session = window.session();
    let broken = session.broken().expect("the old owner laid it down").entry;
    let mend = Prince::mend(
        session.game_at(broken).expect("it is legal"),
        &session.log()[broken].command,
    );
    let [mended] = mend.as_slice() else {
        panic!("one fix: {mend:?}");
    };
    assert_eq!(mended.seat, buyer);
    assert!(matches!(mended.decision, Decision::Place(other, _) if other == card));
}
