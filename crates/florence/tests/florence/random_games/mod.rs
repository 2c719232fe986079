//! Complete games with random decisions, for two to five players, digital and tracked at a
//! real table: ten thousand for each number of players, and as many with characters if this
//! program runs by itself. The accounts are checked after every command, everything else at
//! some moments.

use crate::candidates;
use crate::chance;
mod ledger;
mod notation;

use std::collections::{BTreeSet, HashSet};

use chance::{Agreed, Table};
use fastrand::Rng;
use florence::rules::game::{Bidding, Pending};
use florence::{
    AnyCard, BonusCard, Character, Command, Decision, Event, Game, Object, Phase, PrestigeCard,
    Profession, Setup, Work,
};
use ledger::Ledger;
use table::{Card, Format, Item, Save, Seat, Session};

/// Complete games of each kind for each number of players.
const GAMES: u64 = 5_000;
/// No game is longer, whatever the players do.
const LONGEST: usize = 2_000;

/// A finished game, as its start and its log.
struct Played {
    setup: Setup,
    log: Vec<Command>,
    end: Game,
}

/// Plays a random game and calls `look` before every command.
fn play(
    table: Table,
    agreed: impl Into<Agreed>,
    seed: u64,
    mut look: impl FnMut(&Game, &mut Rng),
) -> Played {
    let agreed = agreed.into();
    let mut rng = Rng::with_seed(seed * 10 + agreed.number());
    let setup = chance::start(table, agreed, &mut rng);
    let mut game = Game::try_from(&setup).expect("the start is legal");
    let mut ledger = Ledger::open(&setup);
    let mut log = Vec::new();
    while !game.is_over() {
        look(&game, &mut rng);
        let command = chance::next(&game, table, &mut rng);
        let before = game;
        let events = game.play(&command).expect("players propose legal commands");
        ledger.book(&before, &command, &game);
        log.push(command);
        let here = || format!("seed {seed}, {agreed:?}, {table:?}: {:?}", log.last());
        assert!(ledger.agrees(&game), "{}", here());
        assert!(Ledger::follows(&events, &before, &game), "{}", here());
        assert!(log.len() < LONGEST, "{}", here());
        if log.len() % 16 == 0 || game.pending().is_some() && rng.u8(..8) == 0 {
            ledger.finds_everything_once(&game);
        }
    }
    ledger.finds_everything_once(&game);
    assert_eq!(game.legal().len(), 0);
    assert_eq!(game.any_time().count() + game.results().count(), 0);
    Played {
        setup,
        log,
        end: game,
    }
}

/// Returns how many games of each kind to play, if the environment says so.
fn asked() -> Option<u64> {
    std::env::var("FLORENCE_GAMES").ok()?.parse().ok()
}

fn play_many(table: Table, agreed: impl Into<Agreed>) {
    let agreed = agreed.into();
    let usually = chance::games_of(agreed, chance::games(GAMES, 50));
    for seed in 0..asked().unwrap_or(usually) {
        let played = play(table, agreed, seed, |_, _| ());
        if seed % 8 == 0 {
            the_log_is_the_game(&played);
        }
    }
}

/// Asserts that replaying, undoing, redoing, saving and reading give the same game.
fn the_log_is_the_game(played: &Played) {
    let Played { setup, log, end } = played;
    let mut replayed = Game::try_from(setup).expect("the start was legal before");
    let (mut told, mut heard) = (replayed, replayed);
    for command in log {
        replayed.play_legal(command);
        let mut events = Vec::new();
        heard.play_heard(command, &mut events);
        assert_eq!(told.play(command), Ok(events));
    }
    assert_eq!([replayed, told, heard], [*end; 3]);
    assert!(!end.is_irregular(), "the rules explain all of it");
    let session = Session::<Game>::restore(setup.clone(), log.clone(), log.len());
    let mut session = session.expect("the start was legal before");
    assert_eq!((session.game(), session.broken()), (end, None));
    while session.undo().is_some() {}
    assert_eq!(*session.game(), Game::try_from(setup).unwrap());
    while session.redo().is_some() {}
    assert_eq!(session.game(), end);
    let save = Save::from_session(&session);
    for format in [Format::Ron, Format::Json] {
        let text = save.to_text(format).expect("every game can be saved");
        let read = Save::<Game>::parse(&text, format);
        assert_eq!(read.expect("what was saved can be read"), save);
    }
}

#[test]
fn no_turn_ends_by_itself_while_anybody_holds_a_merchant() {
    let mut waited = 0;
    for players in 2..=5 {
        for seed in 0..8 {
            let agreed = Agreed::from(players).with_muse();
            let played = play(Table::Digital, agreed, seed, |_, _| ());
            let mut game = Game::try_from(&played.setup).expect("the start was legal before");
            for command in &played.log {
                let before = game;
                game.play_legal(command);
                let merchant = |seat| game.player(seat).character() == Some(Character::Merchant);
                if before.phase() == Phase::Actions
                    && command.decision != Decision::EndTurn
                    && game.seats().any(merchant)
                {
                    let turn = |game: &Game| (game.round(), game.turn().map(|turn| turn.seat));
                    assert_eq!(turn(&game), turn(&before), "seed {seed}: {command:?}");
                    waited += usize::from(game.actions_left() == 0);
                }
            }
        }
    }
    assert!(waited > 20, "{waited}");
}

#[test]
fn digital_games_of_two_add_up() {
    play_many(Table::Digital, 2);
}

#[test]
fn digital_games_of_three_add_up() {
    play_many(Table::Digital, 3);
}

#[test]
fn digital_games_of_four_add_up() {
    play_many(Table::Digital, 4);
}

#[test]
fn digital_games_of_five_add_up() {
    play_many(Table::Digital, 5);
}

#[test]
fn digital_games_of_two_by_the_older_variant_add_up() {
    play_many(Table::Digital, Agreed::OLDER);
}

#[test]
fn tracked_games_of_two_by_the_older_variant_add_up() {
    play_many(Table::Tracked, Agreed::OLDER);
}

#[test]
fn digital_games_of_two_with_characters_add_up() {
    play_many(Table::Digital, Agreed::from(2).with_muse());
}

#[test]
fn digital_games_of_three_with_characters_add_up() {
    play_many(Table::Digital, Agreed::from(3).with_muse());
}

#[test]
fn digital_games_of_four_with_characters_add_up() {
    play_many(Table::Digital, Agreed::from(4).with_muse());
}

#[test]
fn digital_games_of_five_with_characters_add_up() {
    play_many(Table::Digital, Agreed::from(5).with_muse());
}

#[test]
fn digital_games_of_two_by_the_older_variant_with_characters_add_up() {
    play_many(Table::Digital, Agreed::OLDER.with_muse());
}

#[test]
fn tracked_games_of_two_with_characters_add_up() {
    play_many(Table::Tracked, Agreed::from(2).with_muse());
}

#[test]
fn tracked_games_of_three_with_characters_add_up() {
    play_many(Table::Tracked, Agreed::from(3).with_muse());
}

#[test]
fn tracked_games_of_four_with_characters_add_up() {
    play_many(Table::Tracked, Agreed::from(4).with_muse());
}

#[test]
fn tracked_games_of_five_with_characters_add_up() {
    play_many(Table::Tracked, Agreed::from(5).with_muse());
}

#[test]
fn tracked_games_of_two_by_the_older_variant_with_characters_add_up() {
    play_many(Table::Tracked, Agreed::OLDER.with_muse());
}

#[test]
fn digital_games_of_two_with_joined_principalities_add_up() {
    play_many(Table::Digital, Agreed::from(2).joined());
}

#[test]
fn digital_games_of_two_with_joined_principalities_and_characters_add_up() {
    play_many(Table::Digital, Agreed::from(2).joined().with_muse());
}

#[test]
fn digital_games_of_three_with_joined_principalities_add_up() {
    play_many(Table::Digital, Agreed::from(3).joined());
}

#[test]
fn digital_games_of_three_with_joined_principalities_and_characters_add_up() {
    play_many(Table::Digital, Agreed::from(3).joined().with_muse());
}

#[test]
fn digital_games_of_four_with_joined_principalities_add_up() {
    play_many(Table::Digital, Agreed::from(4).joined());
}

#[test]
fn digital_games_of_four_with_joined_principalities_and_characters_add_up() {
    play_many(Table::Digital, Agreed::from(4).joined().with_muse());
}

#[test]
fn digital_games_of_five_with_joined_principalities_add_up() {
    play_many(Table::Digital, Agreed::from(5).joined());
}

#[test]
fn digital_games_of_five_with_joined_principalities_and_characters_add_up() {
    play_many(Table::Digital, Agreed::from(5).joined().with_muse());
}

#[test]
fn digital_games_of_two_by_the_older_variant_with_joined_principalities_add_up() {
    play_many(Table::Digital, Agreed::OLDER.joined());
}

#[test]
fn digital_games_of_two_by_the_older_variant_with_joined_principalities_and_characters_add_up() {
    play_many(Table::Digital, Agreed::OLDER.joined().with_muse());
}

#[test]
fn tracked_games_of_two_with_joined_principalities_add_up() {
    play_many(Table::Tracked, Agreed::from(2).joined());
}

#[test]
fn tracked_games_of_two_with_joined_principalities_and_characters_add_up() {
    play_many(Table::Tracked, Agreed::from(2).joined().with_muse());
}

#[test]
fn tracked_games_of_three_with_joined_principalities_add_up() {
    play_many(Table::Tracked, Agreed::from(3).joined());
}

#[test]
fn tracked_games_of_three_with_joined_principalities_and_characters_add_up() {
    play_many(Table::Tracked, Agreed::from(3).joined().with_muse());
}

#[test]
fn tracked_games_of_four_with_joined_principalities_add_up() {
    play_many(Table::Tracked, Agreed::from(4).joined());
}

#[test]
fn tracked_games_of_four_with_joined_principalities_and_characters_add_up() {
    play_many(Table::Tracked, Agreed::from(4).joined().with_muse());
}

#[test]
fn tracked_games_of_five_with_joined_principalities_add_up() {
    play_many(Table::Tracked, Agreed::from(5).joined());
}

#[test]
fn tracked_games_of_five_with_joined_principalities_and_characters_add_up() {
    play_many(Table::Tracked, Agreed::from(5).joined().with_muse());
}

#[test]
fn tracked_games_of_two_by_the_older_variant_with_joined_principalities_add_up() {
    play_many(Table::Tracked, Agreed::OLDER.joined());
}

#[test]
fn tracked_games_of_two_by_the_older_variant_with_joined_principalities_and_characters_add_up() {
    play_many(Table::Tracked, Agreed::OLDER.joined().with_muse());
}

#[test]
fn games_by_house_rules_add_up() {
    let all = Agreed::all().filter(|agreed| agreed.house);
    for (at, agreed) in all.enumerate() {
        for table in [Table::Digital, Table::Tracked] {
            let usually = chance::games(GAMES / 20, 10);
            for seed in 0..asked().unwrap_or(usually) {
                let played = play(table, agreed, seed, |_, _| ());
                if seed % 8 == at as u64 {
                    the_log_is_the_game(&played);
                }
            }
        }
    }
}

#[test]
fn tracked_games_of_two_add_up() {
    play_many(Table::Tracked, 2);
}

#[test]
fn tracked_games_of_three_add_up() {
    play_many(Table::Tracked, 3);
}

#[test]
fn tracked_games_of_four_add_up() {
    play_many(Table::Tracked, 4);
}

#[test]
fn tracked_games_of_five_add_up() {
    play_many(Table::Tracked, 5);
}

/// Calls `look` at about one position in `rare` of some random games.
fn at_some_positions(games: u64, rare: u32, mut look: impl FnMut(&Game, &mut Rng)) {
    for seed in 1_000_000..1_000_000 + games {
        for agreed in Agreed::all() {
            if seed - 1_000_000 >= chance::games_of(agreed, games) {
                continue;
            }
            let table = if seed % 2 == 0 {
                Table::Digital
            } else {
                Table::Tracked
            };
            play(table, agreed, seed, |game, rng| {
                if rng.u32(..rare) == 0 {
                    look(game, rng);
                }
            });
        }
    }
}

#[test]
fn what_is_legal_is_enumerated_and_what_is_enumerated_is_legal() {
    at_some_positions(chance::games(120, 8), 60, |game, rng| {
        let legal = game.legal();
        if legal.len() > 30_000 {
            return;
        }
        let mut allowed = HashSet::new();
        for (n, command) in legal.iter().enumerate() {
            assert_eq!(game.check(&command), Ok(()), "{command:?}");
            if n % 37 == 0 {
                assert_eq!(legal.nth(n), Some(command));
            }
            assert!(allowed.insert(command), "{command:?} is enumerated twice");
        }
        assert_eq!(allowed.len(), legal.len());
        assert_eq!(legal.nth(legal.len()), None);
        for command in game.results().chain(game.any_time()) {
            assert_eq!(game.check(&command), Ok(()), "{command:?}");
            assert!(allowed.insert(command), "{command:?} is enumerated twice");
        }
        for command in candidates::universe(game, rng) {
            let checked = game.check(&command);
            let enumerated = allowed.contains(&command);
            assert_eq!(
                checked.is_ok(),
                enumerated,
                "{command:?} {checked:?} in {game:?}"
            );
        }
    });
}

#[test]
fn a_refused_command_changes_nothing() {
    at_some_positions(chance::games(10, 5), 60, |game, rng| {
        for command in candidates::universe(game, rng) {
            if game.check(&command).is_err() {
                let mut unchanged = *game;
                unchanged.play(&command).unwrap_err();
                assert!(unchanged == *game, "{command:?}");
            }
        }
    });
}

/// Returns who can win the object, at which prices, by trying all bids on copies of the
/// game.
fn bid_out(game: &Game, object: Object) -> BTreeSet<(Seat, u32)> {
    let mut won = BTreeSet::new();
    let mut seen = HashSet::new();
    let mut open = vec![*game];
    while let Some(position) = open.pop() {
        let seat = position.to_act().expect("an auction phase goes on");
        let bidding = position.auction().expect("it is the auction phase").bidding;
        let decisions = match bidding {
            None => vec![Decision::Name(object)],
            Some(bidding) if !seen.insert(key(&bidding)) => continue,
            Some(bidding) => vec![
                Decision::Raise(bidding.price + game.variant().raise),
                Decision::Pass,
            ],
        };
        for decision in decisions {
            let mut next = position;
            let Ok(events) = next.play(&Command::new(seat, decision)) else {
                continue;
            };
            let acquired = events.iter().find_map(|event| match *event {
                Event::Acquired { seat, price, .. } | Event::SetAside { seat, price, .. } => {
                    Some((seat, price))
                }
                _ => None,
            });
            // With a Merchant, the price is known later (M9).
            let acquired = acquired.or(match next.pending() {
                Some(Pending::Merchant { seat, price, .. }) => Some((seat, price)),
                _ => None,
            });
            match acquired {
                Some(result) => drop(won.insert(result)),
                None => open.push(next),
            }
        }
    }
    won
}

fn key(bidding: &Bidding) -> (u32, Seat, Seat, Vec<Seat>) {
    let bidders = bidding.bidders.iter().collect();
    (bidding.price, bidding.highest, bidding.turn, bidders)
}

#[test]
fn a_result_can_be_entered_if_and_only_if_some_bids_end_so() {
    let mut auctions = 0;
    at_some_positions(chance::games(80, 4), 50, |game, rng| {
        if game.phase() != Phase::Auction || game.pending().is_some() {
            return;
        }
        auctions += 1;
        let bidding = game.auction().and_then(|auction| auction.bidding);
        let object = match bidding {
            Some(bidding) => bidding.object,
            None => chance::one_of(&game.objects().iter().collect::<Vec<_>>(), rng),
        };
        let possible = bid_out(game, object);
        let mut entered = BTreeSet::new();
        for command in game.results() {
            if let Decision::Win(of, price) = command.decision
                && of == object
            {
                entered.insert((command.seat, price));
            }
        }
        assert_eq!(entered, possible, "{object:?} in {game:?}");
        for &seat in Seat::ALL {
            for price in (0..4000).step_by(50) {
                let command = Command::new(seat, Decision::Win(object, price));
                let checked = game.check(&command).is_ok();
                assert_eq!(checked, possible.contains(&(seat, price)), "{command:?}");
            }
        }
    });
    assert!(auctions > 100, "{auctions}");
}

/// A renaming of the cards that a seat cannot see.
struct Renaming {
    professions: Vec<Profession>,
    bonus: Vec<BonusCard>,
    prestige: Vec<PrestigeCard>,
}

impl Renaming {
    /// Shuffles the cards whose place is unknown in `seen`, the game as a seat sees it.
    fn of_hidden(seen: &Game, rng: &mut Rng) -> Self {
        fn shuffled<T: Item>(hidden: impl Iterator<Item = T>, rng: &mut Rng) -> Vec<T> {
            let from: Vec<T> = hidden.collect();
            let mut to = from.clone();
            rng.shuffle(&mut to);
            let mut all = T::ALL.to_vec();
            for (from, to) in from.iter().zip(to) {
                all[from.index()] = to;
            }
            all
        }
        Self {
            professions: shuffled(seen.unknown_professions().iter(), rng),
            bonus: shuffled(seen.unknown_bonus_cards().iter(), rng),
            prestige: shuffled(seen.unknown_prestige_cards().iter(), rng),
        }
    }

    fn profession(&self, card: Profession) -> Profession {
        self.professions[card.index()]
    }

    fn card(&self, card: AnyCard) -> AnyCard {
        match card {
            AnyCard::Profession(card) => self.profession(card).into(),
            AnyCard::Bonus(card) => self.bonus[card.index()].into(),
            AnyCard::Prestige(card) => self.prestige[card.index()].into(),
        }
    }

    fn setup(&self, setup: &Setup) -> Setup {
        let mut renamed = setup.clone();
        for player in &mut renamed.players {
            for card in player.hand.iter_mut().flatten() {
                if let Card::Known(card) = card {
                    *card = self.profession(*card);
                }
            }
        }
        let stacks = [&mut renamed.professions, &mut renamed.reshuffle];
        for card in stacks.into_iter().flatten().flatten() {
            *card = self.profession(*card);
        }
        for card in renamed.bonus_cards.iter_mut().flatten() {
            *card = self.bonus[card.index()];
        }
        for card in renamed.prestige_cards.iter_mut().flatten() {
            *card = self.prestige[card.index()];
        }
        renamed
    }

    fn command(&self, command: &Command) -> Command {
        let decision = match command.decision {
            Decision::Return(Card::Known(card)) => {
                Decision::Return(Card::Known(self.profession(card)))
            }
            Decision::Keep(kept, under) => {
                let under = under.iter().map(|card| self.card(card)).collect();
                Decision::Keep(self.card(kept), under)
            }
            Decision::Complete(work) => {
                let profession = self.profession(work.profession);
                let bonus = work
                    .bonus
                    .iter()
                    .map(|card| self.bonus[card.index()])
                    .collect();
                Decision::Complete(Work {
                    profession,
                    bonus,
                    ..work
                })
            }
            Decision::Recruit(from, card) => Decision::Recruit(from, self.profession(card)),
            other => other,
        };
        Command::new(command.seat, decision)
    }
}

/// Returns the words of a text.
fn words(text: &str) -> HashSet<&str> {
    text.split(|c: char| !c.is_alphanumeric()).collect()
}

fn names<T: Item>(cards: impl IntoIterator<Item = T>) -> Vec<String> {
    cards.into_iter().map(|card| format!("{card:?}")).collect()
}

#[test]
fn a_seat_sees_the_same_whatever_the_cards_are_that_it_cannot_see() {
    let mut offers = 0;
    for seed in 0..250 {
        for agreed in Agreed::all() {
            let mut rng = Rng::with_seed(seed);
            let Played { setup, log, .. } = play(Table::Digital, agreed, seed, |_, _| ());
            let mut game = Game::try_from(&setup).unwrap();
            let until = rng.usize(..log.len());
            for command in &log[..until] {
                game.play_legal(command);
            }
            offers += usize::from(matches!(game.pending(), Some(Pending::Keep { .. })));
            for seat in game.seats() {
                let seen = game.seen_by(seat);
                let renaming = Renaming::of_hidden(&seen, &mut rng);
                let mut other = Game::try_from(&renaming.setup(&setup)).unwrap();
                for command in &log[..until] {
                    other.play(&renaming.command(command)).unwrap();
                }
                assert!(
                    other.seen_by(seat) == seen,
                    "seed {seed}, {agreed:?}, {seat:?}"
                );
                let text = format!("{seen:?}");
                let words = words(&text);
                let hidden = names(seen.unknown_professions())
                    .into_iter()
                    .chain(names(seen.unknown_bonus_cards()))
                    .chain(names(seen.unknown_prestige_cards()));
                for name in hidden {
                    assert!(!words.contains(name.as_str()), "{seat:?} reads {name}");
                }
                assert_eq!(seen.to_act(), game.to_act());
                assert!(seen.seen_by(seat) == seen);
            }
        }
    }
    assert!(offers > 10, "{offers}");
}

#[test]
fn a_seat_sees_its_own_cards_and_what_everybody_sees() {
    at_some_positions(30, 40, |game, _| {
        for seat in game.seats() {
            let seen = game.seen_by(seat);
            assert_eq!(seen.player(seat), game.player(seat));
            assert_eq!(seen.auction(), game.auction());
            assert_eq!(seen.turn(), game.turn());
            assert_eq!(seen.used_bonus_cards(), game.used_bonus_cards());
            for other in game.seats() {
                let (shown, real) = (seen.player(other), game.player(other));
                assert_eq!(shown.money(), real.money());
                assert_eq!(shown.table(), real.table());
                assert_eq!(shown.hand().len(), real.hand().len());
                assert_eq!(shown.bonus_cards().len(), real.bonus_cards().len());
                assert_eq!(shown.prestige_cards().len(), real.prestige_cards().len());
            }
            let own = game.player(seat);
            let hidden = own.hand().hidden() + own.bonus_cards().hidden();
            if seen.to_act() == Some(seat) && hidden + own.prestige_cards().hidden() == 0 {
                let mine = |game: &Game| game.legal().iter().take(200).collect::<Vec<_>>();
                assert_eq!(mine(&seen), mine(game), "one decides on what one sees");
            }
        }
    });
}
