//! Nothing a person can see, hover, type or ask depends on what that person cannot see. Ten
//! thousand pairs of games against the computer that differ only in hidden cards are drawn
//! and queried alike, and must answer alike.
//!
//! A pair is a game and the same game with two cards exchanged everywhere, in the deal and
//! in the log; the viewer has seen neither of them. Several pairs share their first game.
//! The whole window is compared, as painted and as a screen reader finds it, every eighth
//! time with the pointer somewhere over it, and with text typed in the palette.

use eframe::egui::{self, Context, Vec2};
use florence::mind::bot;
use florence::mind::bot::{Level, Thinking};
use florence::rules::game::Pending;
use florence::{
    AnyCard, BonusCard, Command, Decision, Game, Phase, PrestigeCard, Profession, Setup, Work,
};
use studiolo::app::GAMES;
use studiolo::games::florence::{Florence, Table};
use studiolo::ui::app::registry::state_with;
use studiolo::ui::base::draw::kept::Drawings;
use studiolo::ui::io::kept::GameId;
use studiolo::ui::session::intent::Screen;
use studiolo::ui::session::state::State;
use table::{Card, Item, Seat, Session, Set};
use words::florence::{Named, notation};

use crate::screenful::{SIZE, Screenful, read};

/// The number of pairs made from one game.
const PAIRS_OF_A_GAME: usize = 50;
/// The number of them at one moment, each with other cards exchanged.
const PAIRS_OF_A_MOMENT: usize = 10;

/// Returns how many pairs to compare: ten thousand with `STUDIOLO_LONG=1`.
fn pairs() -> usize {
    match std::env::var_os("STUDIOLO_LONG") {
        Some(_) => 10_000,
        None => 2_500,
    }
}

/// Returns a game of two people and one or two bots, played to its end.
fn game(number: u64) -> Session<Game> {
    let names = ["Anna", "Ben", "Clara", "Dana"];
    let players = 3 + (number % 2) as usize;
    let mut setup = Setup::dealt(names.into_iter().take(players), number);
    for player in &mut setup.players[2..] {
        player.bot = Some(Level::EASY);
    }
    let mut session = Session::<Game>::new(setup).expect("a deal is legal");
    let level = [Level::One, Level::EASY][(number / 2 % 2) as usize];
    while !session.game().is_over() {
        let seed = number ^ session.cursor() as u64;
        let command = bot::decide(session.game(), level, seed, 0, &Thinking::new());
        let command = command.expect("the game goes on");
        session.play(command).expect("bots keep to the rules");
    }
    session
}

/// Returns the card in place of `card` when two are exchanged.
fn exchanged<T: PartialEq + Copy>(card: T, [one, other]: [T; 2]) -> T {
    match card {
        card if card == one => other,
        card if card == other => one,
        card => card,
    }
}

fn all_exchanged<T: PartialEq + Copy>(cards: &mut Option<Vec<T>>, pair: [T; 2]) {
    for card in cards.iter_mut().flatten() {
        *card = exchanged(*card, pair);
    }
}

/// Two cards of a deck.
#[derive(Clone, Copy, Debug)]
enum Pair {
    Professions([Profession; 2]),
    Bonus([BonusCard; 2]),
    Prestige([PrestigeCard; 2]),
}

impl Pair {
    fn any(self, card: AnyCard) -> AnyCard {
        match (self, card) {
            (Pair::Professions(pair), AnyCard::Profession(card)) => exchanged(card, pair).into(),
            (Pair::Bonus(pair), AnyCard::Bonus(card)) => exchanged(card, pair).into(),
            (Pair::Prestige(pair), AnyCard::Prestige(card)) => exchanged(card, pair).into(),
            (_, card) => card,
        }
    }

    /// Returns the deal with the two cards exchanged.
    fn setup(self, setup: &Setup) -> Setup {
        let mut setup = setup.clone();
        // The number of the deal would give other cards.
        match self {
            Pair::Professions(pair) => {
                for player in &mut setup.players {
                    for card in player.hand.iter_mut().flatten() {
                        if let Card::Known(card) = card {
                            *card = exchanged(*card, pair);
                        }
                    }
                }
                all_exchanged(&mut setup.professions, pair);
                all_exchanged(&mut setup.reshuffle, pair);
            }
            Pair::Bonus(pair) => all_exchanged(&mut setup.bonus_cards, pair),
            Pair::Prestige(pair) => all_exchanged(&mut setup.prestige_cards, pair),
        }
        setup
    }

    /// Returns the same decision about the other card.
    fn command(self, command: &Command) -> Command {
        let decision = match command.decision {
            Decision::Return(Card::Known(card)) => match self.any(card.into()) {
                AnyCard::Profession(card) => Decision::Return(Card::Known(card)),
                other => panic!("{other:?} is no profession"),
            },
            Decision::Keep(card, under) => {
                let under = under.iter().map(|card| self.any(card)).collect();
                Decision::Keep(self.any(card), under)
            }
            // All other decisions are public.
            decision => decision,
        };
        Command::new(command.seat, decision)
    }
}

/// Returns two different cards out of a set.
fn two<T: Item>(cards: Set<T>, rng: &mut fastrand::Rng) -> Option<[T; 2]> {
    let mut cards: Vec<T> = cards.iter().collect();
    (cards.len() > 1).then(|| {
        let one = cards.swap_remove(rng.usize(..cards.len()));
        [one, cards[rng.usize(..cards.len())]]
    })
}

/// Returns what is in each of these sets.
fn in_all<T: Item>(sets: impl Iterator<Item = Set<T>>) -> Set<T> {
    sets.reduce(|one, other| one.iter().filter(|&card| other.contains(card)).collect())
        .unwrap_or(Set::EMPTY)
}

/// Returns the game as in the window, with the cards of `eyes` shown.
fn open(session: Session<Game>, eyes: Option<Seat>) -> State {
    let mut game = Table::new(GameId(1), session, None, &Context::default());
    let digital = game.own.digital.as_mut();
    let digital = digital.expect("it is against the computer");
    digital.look(&game.session, eyes);
    let mut state = state_with(GAMES);
    state.game = Some(Box::new(game));
    state.screen = Screen::Table;
    state
}

fn table(state: &State) -> &Table {
    state.open::<Florence>().expect("it is open")
}

/// Returns what is asked about every card by name.
fn questions(game: &Game, seat: Seat) -> Vec<Command> {
    let mut decisions = Vec::new();
    for &card in Profession::ALL {
        decisions.push(Decision::Return(Card::Known(card)));
        decisions.push(Decision::Complete(Work {
            profession: card,
            bonus: Set::EMPTY,
            prestige: 0,
        }));
        decisions.push(Decision::Reveal(card.into()));
        decisions.extend(game.seats().map(|from| Decision::Recruit(from, card)));
        for &bonus in BonusCard::ALL.iter().skip(card.index() % 4).step_by(4) {
            decisions.push(Decision::Complete(Work {
                profession: card,
                bonus: [bonus].into_iter().collect(),
                prestige: 1,
            }));
        }
    }
    let offer = match game.pending() {
        Some(Pending::Keep { offer, .. }) => offer.iter().collect(),
        _ => Vec::new(),
    };
    let all = Profession::ALL.iter().map(|&card| AnyCard::from(card));
    let all = all.chain(BonusCard::ALL.iter().map(|&card| card.into()));
    let all = all.chain(PrestigeCard::ALL.iter().map(|&card| card.into()));
    for card in all {
        decisions.push(Decision::Reveal(card));
        let rest = offer.iter().copied().filter(|&other| other != card);
        decisions.push(Decision::Keep(card, rest.collect()));
    }
    decisions.push(Decision::Return(Card::Hidden));
    decisions.push(Decision::Hold);
    let commands = decisions.into_iter();
    commands
        .map(|decision| Command::new(seat, decision))
        .collect()
}

/// Returns the name of a random card, as a person types it.
fn some_name(rng: &mut fastrand::Rng) -> &'static str {
    match rng.u8(..3) {
        0 => Profession::ALL[rng.usize(..Profession::ALL.len())].name(),
        1 => BonusCard::ALL[rng.usize(..BonusCard::ALL.len())].name(),
        _ => PrestigeCard::ALL[rng.usize(..PrestigeCard::ALL.len())].name(),
    }
}

/// Compares pairs made from one game. Returns the phases that occurred, with whether the
/// cards of the player to act were hidden.
fn compare(number: u64, [first, second]: &mut [Screenful; 2]) -> Vec<(Phase, bool)> {
    let mut rng = fastrand::Rng::with_seed(number);
    let session = game(number);
    let mut seen = Vec::new();
    while seen.len() < PAIRS_OF_A_GAME {
        // The deal has few of the entries, so each game begins with it.
        let entries = if seen.is_empty() {
            4
        } else {
            session.log().len()
        };
        let cursor = rng.usize(..entries);
        let eyes = [None, Some(Seat::A), Some(Seat::B)][rng.usize(..3)];
        let log = session.log()[..cursor].to_vec();
        let one = Session::restore(session.start().clone(), log.clone(), cursor);
        let state = open(one.expect("it is legal"), eyes);
        // What the viewer has never seen, wherever it is now.
        let shown = table(&state).shown();
        let positions = || (0..=cursor).filter_map(|at| shown.game_at(at));
        let professions = in_all(positions().map(Game::unknown_professions));
        let bonus_cards = in_all(positions().map(Game::unknown_bonus_cards));
        let prestige_cards = in_all(positions().map(Game::unknown_prestige_cards));

        let mut any_pair = || match rng.u8(..3) {
            0 => two(professions, &mut rng).map(Pair::Professions),
            1 => two(bonus_cards, &mut rng).map(Pair::Bonus),
            _ => two(prestige_cards, &mut rng).map(Pair::Prestige),
        };
        let pairs: Vec<Pair> = (0..4 * PAIRS_OF_A_MOMENT)
            .filter_map(|_| any_pair())
            .take(PAIRS_OF_A_MOMENT)
            .collect();
        if pairs.len() < PAIRS_OF_A_MOMENT {
            continue;
        }

        let verb = [
            "", "return", "work", "keep", "show", "recruit", "undo", "sell",
        ];
        let typed = match rng.u8(..3) {
            0 => String::new(),
            _ => format!("{} {}", verb[rng.usize(..verb.len())], some_name(&mut rng)),
        };
        let tab = rng.usize(..GAMES[0].tabs().len());
        let pointer = egui::vec2(rng.f32(), rng.f32()) * SIZE;
        let pointer = (rng.u8(..8) == 0).then_some(pointer);
        let one = table(&state);
        let acting = one.session.game().to_act().expect("it goes on");
        let asking: Set<Seat> = [acting, Seat::A, Seat::B].into_iter().collect();
        let asked = asking
            .iter()
            .flat_map(|seat| questions(one.shown().game(), seat));
        // A third of the questions; over a thousand moments all of them are asked.
        let answers: Vec<_> = asked
            .skip(rng.usize(..3))
            .step_by(3)
            .map(|command| (command, one.refusal(&command, false)))
            .collect();

        for pair in pairs {
            let log = log.iter().map(|entry| pair.command(&entry.command));
            let log: Vec<Command> = log.collect();
            let other = Session::restore(pair.setup(session.start()), log, cursor);
            let other = other.expect("as legal as the other");
            assert_eq!(other.broken(), None, "{pair:?} in game {number}");
            let twin = open(other, eyes);

            let [one, other] = [&state, &twin].map(table);
            let what = || format!("game {number} after {cursor}, seen by {eyes:?}: {pair:?}");
            assert_ne!(one.session, other.session, "{}", what());
            assert_eq!(one.shown().game(), other.shown().game(), "{}", what());
            for (command, refused) in &answers {
                assert_eq!(refused, &other.refusal(command, false), "{}", what());
                if refused.is_none() {
                    // A command that is not refused is played in both.
                    assert_eq!(one.session.check(command), Ok(()), "{}", what());
                    assert_eq!(other.session.check(command), Ok(()), "{}", what());
                }
            }
            let [a_few, the_same] = [one, other].map(|game| {
                let view = game.view(false);
                notation::candidates(&typed, view.words, view.game)
            });
            assert_eq!(a_few, the_same, "{typed:?} in {}", what());

            // Both have been drawn equally often.
            let a = first.draw::<Florence>(&state, tab, pointer, typed.trim());
            let b = second.draw::<Florence>(&twin, tab, pointer, typed.trim());
            let [read_a, read_b] = [&a, &b].map(read);
            for (one, other) in read_a.iter().zip(read_b) {
                assert_eq!(one, other, "what is read: {tab:?} {typed:?} {}", what());
            }
            assert_eq!(read_a.len(), read_b.len(), "{}", what());
            assert!(
                a.shapes == b.shapes,
                "what is painted: {tab:?} {typed:?} {}",
                what()
            );
            let hidden = eyes != Some(acting);
            seen.push((one.session.game().phase(), hidden));
        }
    }
    seen
}

#[test]
fn what_one_cannot_see_changes_nothing_one_can_see_or_ask() {
    let games = (pairs() / PAIRS_OF_A_GAME) as u64;
    let halves = [0, 1].map(|half| {
        std::thread::spawn(move || {
            let mut screens = [Screenful::new(), Screenful::new()];
            for screen in &screens {
                // As separate meshes.
                Drawings::default().keep_in(&screen.ctx);
            }
            let numbers = (0..games).filter(|number| number % 2 == half);
            let seen = numbers.flat_map(|number| compare(number, &mut screens));
            seen.collect::<Vec<_>>()
        })
    });
    let mut seen = Vec::new();
    for half in halves {
        seen.extend(half.join().expect("no pair differs"));
    }
    assert_eq!(seen.len(), pairs());
    for phase in [Phase::StartingHands, Phase::Auction, Phase::Actions] {
        for hidden in [false, true] {
            assert!(seen.contains(&(phase, hidden)), "{phase:?}, {hidden}");
        }
    }
}

#[test]
fn a_difference_that_can_be_seen_is_found() {
    // Anna's own card is exchanged with one in the stack, which she sees.
    let session = game(1);
    let start = session.start();
    let hand = start.players[0].hand.as_ref().expect("she was dealt cards");
    let Card::Known(own) = hand[0] else {
        panic!("it is known");
    };
    let stacked = start.professions.as_ref().expect("they are shuffled")[0];
    let other = Pair::Professions([own, stacked]).setup(start);
    let [a, b] = [start.clone(), other].map(|setup| {
        let session = Session::new(setup).expect("a deal is legal");
        let state = open(session, Some(Seat::A));
        Screenful::new().draw::<Florence>(&state, 0, Some(Vec2::ZERO), "")
    });
    assert!(a.platform_output.accesskit_update != b.platform_output.accesskit_update);
    assert!(a.shapes != b.shapes);
}

#[test]
fn while_cards_are_hidden_no_decision_about_them_is_taken() {
    let session = game(0);
    let start = session.start().clone();
    let state = open(Session::new(start).expect("a deal is legal"), None);
    let game = table(&state);
    let acting = game
        .session
        .game()
        .to_act()
        .expect("somebody returns a card");
    for &card in Profession::ALL {
        let returns = Command::new(acting, Decision::Return(Card::Known(card)));
        let why = game.refusal(&returns, false).expect("it is refused");
        assert_eq!(why, "Show Anna’s cards first.");
    }
}
