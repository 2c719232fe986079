//! *The Princes of Florence*: each tile and each card is somewhere, money and points follow
//! from the events, and views hide hands and stacks (G6).

use fastrand::Rng;
use florence::rules::game::Pending;
use florence::rules::{Character, Moment, Piece, Site, Square, Squares};
use florence::{
    BonusCard, Building, Command, Decision, Deck, Event, Freedom, Game, Landscape, Object, Phase,
    Player, PrestigeCard, Profession, Setup, Tile, Violation,
};
use table::{Hand, Item, Save, Seat, Session, Set};
use words::florence::{Words, record};

use super::{Moves, Step, one_of, small, some};

/// The names of the players.
const NAMES: [&str; 5] = ["Anna", "Ben", "Clara", "Dana", "Eva"];

/// What is known from the events alone.
pub(super) struct Account {
    money: [i64; 5],
    points: [i64; 5],
    /// How many tiles of each freedom are in the game.
    freedoms: Vec<usize>,
    /// What left the game in the older variant.
    gone: Vec<Object>,
    /// The freedom whose last tiles left the game.
    freedom_gone: Option<Freedom>,
}

impl Moves for Game {
    type Account = Account;

    fn begin(how: u8, seed: u8) -> Setup {
        let players = 2 + usize::from(how) % 4;
        let names = NAMES.into_iter().take(players);
        let mut rng = Rng::with_seed(seed.into());
        let mut setup = match how & 4 {
            0 => Setup::digital(names, &mut rng),
            _ => Setup::tracked(names),
        };
        setup.start_player = Seat::ALL[usize::from(seed) % players];
        setup.options.muse = how & 8 != 0;
        setup.options.cooperative = how & 16 != 0;
        if players == 2 && how & 32 != 0 {
            setup.options.older = true;
            setup.doubled_freedoms.clear();
        } else if players == 2 {
            setup.options.harder = how & 64 != 0;
            let mut freedoms = Freedom::ALL.to_vec();
            rng.shuffle(&mut freedoms);
            freedoms.truncate(if setup.options.harder { 1 } else { 2 });
            setup.doubled_freedoms = freedoms;
        }
        if how & 128 != 0 {
            // With lower minimum values there are more works.
            setup.edition.minimum = setup.edition.minimum.map(|minimum| minimum / 2);
        }
        setup
    }

    fn legal(&self, below: &mut dyn FnMut(usize) -> usize) -> Option<Command> {
        let legal = self.legal();
        let others: Vec<Command> = self.results().chain(self.any_time()).collect();
        let count = legal.len() + others.len();
        if count == 0 {
            return None;
        }
        let number = below(count);
        legal
            .nth(number)
            .or_else(|| others.get(number - legal.len()).copied())
    }

    fn lists_the_legal(&self) {
        let legal = self.legal();
        assert_eq!(legal.nth(legal.len()), None);
        let some = (0..legal.len()).step_by(1 + legal.len() / 100);
        let some = some.map(|number| legal.nth(number).expect("each number has a decision"));
        for command in some.chain(self.results()).chain(self.any_time()) {
            assert_eq!(self.check(&command), Ok(()), "{command:?}");
        }
        assert!(!self.is_over() || legal.is_empty());
    }

    fn of_seat(command: &Command, seat: Seat) -> Command {
        Command::from((seat, command.decision))
    }

    fn correction(rng: &mut Rng) -> Command {
        use florence::rules::Correction as C;
        let number = small(rng);
        let seat = one_of(Seat::ALL, rng);
        let tiles: Vec<Tile> = Tile::all().collect();
        let tile = one_of(&tiles, rng);
        let value = match rng.u8(..26) {
            0 => C::Money(100 * rng.u32(..60)),
            1 => C::Prestige(rng.u16(..80)),
            2 => C::BestWork(rng.u16(..40)),
            3 => C::Jesters(number),
            4 => C::Builders(number),
            5 => C::RecruitingInHand(number),
            6 => C::RecruitingOnTable(number),
            7 => C::Freedoms(some(rng)),
            8 | 9 => C::Lies(tile, site(rng)),
            10 => C::Clear(site(rng)),
            11 => C::Hand(some(rng), number),
            12 => C::Table(some(rng)),
            13 => C::BonusCards(some(rng), number),
            14 => C::PrestigeCards(some(rng), number),
            15 => C::Character(rng.bool().then(|| one_of(Character::ALL, rng))),
            16 => C::InAuction(rng.bool()),
            17 => C::Round(number),
            18 => C::Moment(match rng.u8(..5) {
                0 => Moment::StartingHands,
                1 => Moment::Auction(number),
                2 => Moment::Characters(number),
                3 => Moment::Actions(number, seat),
                _ => Moment::End,
            }),
            19 => C::StartPlayer(seat),
            20 => C::Turn(seat),
            21 => C::ActionsLeft(number),
            22 => C::Sold(some(rng)),
            23 => C::Minimum(rng.u16(..40)),
            24 => C::UsedBonusCards(some(rng)),
            _ => {
                let pieces: Vec<Piece> = Piece::all().collect();
                C::Supply(one_of(&pieces, rng), number)
            }
        };
        Command::from((one_of(Seat::ALL, rng), Decision::Correct(value)))
    }

    fn said(&self, start: &Setup, command: &Command) -> (String, Option<Command>) {
        let line = record::print_command(start, command);
        let again = record::parse_line(&line, &NAMES.map(str::to_owned), self);
        (line, again)
    }

    fn told(session: &Session<Self>, command: &Command, why: &Violation) -> [String; 2] {
        let (words, game) = (Words::of(session.start()), session.game());
        let did = words.played(Some(game), command);
        [did, words.refusal(game, command, why)]
    }

    fn recorded(save: &Save<Self>) -> (String, Result<Save<Self>, String>) {
        let text = record::print(save);
        let again = record::parse(&text).map_err(|error| error.sentence());
        (text, again)
    }

    fn open(&self, start: &Setup) -> Account {
        let mut account = Account {
            money: [0; 5],
            points: [0; 5],
            freedoms: Vec::new(),
            gone: Vec::new(),
            freedom_gone: None,
        };
        for seat in self.seats() {
            account.money[seat.index()] = self.player(seat).money().into();
        }
        let players = self.player_count();
        let of_freedom = |freedom: &Freedom| match players {
            2 => 1 + usize::from(start.doubled_freedoms.contains(freedom)),
            _ => players - 1,
        };
        account.freedoms = Freedom::ALL.iter().map(of_freedom).collect();
        account
    }

    fn book(account: &mut Account, step: &Step<'_, Self>) {
        if let Decision::Sell(points) = step.command.decision {
            account.points[step.command.seat.index()] -= i64::from(points);
        }
        for event in step.events {
            match *event {
                Event::Money { seat, florins } => account.money[seat.index()] += florins,
                Event::Paid { from, to, florins } => {
                    account.money[from.index()] -= i64::from(florins);
                    account.money[to.index()] += i64::from(florins);
                }
                Event::Gained { seat, points, .. } => {
                    account.points[seat.index()] += i64::from(points);
                }
                Event::Left { object, .. } => account.gone.push(object),
                Event::FreedomLeft(freedom) => account.freedom_gone = Some(freedom),
                _ => {}
            }
        }
    }

    fn adds_up(&self, account: &Account) {
        for seat in self.seats() {
            let player = self.player(seat);
            let money = account.money[seat.index()];
            assert_eq!(i64::from(player.money()), money, "money of {seat:?}");
            let points = account.points[seat.index()];
            assert_eq!(i64::from(player.prestige()), points, "points of {seat:?}");
        }
        tiles(self, account);
        objects(self, account);
        cards(self, account);
    }

    fn players(&self) -> usize {
        self.player_count()
    }

    fn hides(seen: &Self, viewer: Option<Seat>) {
        let is_over = matches!(seen.phase(), Phase::Reveal | Phase::Over);
        for seat in seen.seats().filter(|&seat| Some(seat) != viewer) {
            let player = seen.player(seat);
            assert_eq!(player.bonus_cards().known(), Set::EMPTY, "G6 {seat:?}");
            let prestige = player.prestige_cards().known();
            assert!(is_over || prestige == Set::EMPTY, "G6 {seat:?}");
        }
        if let Some(Pending::Keep { seat, offer, .. }) = seen.pending() {
            assert!(Some(seat) == viewer || offer.iter().next().is_none(), "O7");
        }
    }
}

/// Returns where a tile of a few neighbouring squares might lie.
fn site(rng: &mut Rng) -> Site {
    let (column, row) = (rng.u32(..7), rng.u32(..7));
    let (wide, high) = (rng.u32(1..4), rng.u32(1..4));
    let squares = (0..wide).flat_map(|x| (0..high).map(move |y| (column + x, row + y)));
    let squares: Squares = squares.filter_map(|(x, y)| Square::new(x, y)).collect();
    match rng.u8(..4) {
        0 => Site::of(one_of(Seat::ALL, rng), squares),
        _ => Site::own(squares),
    }
}

fn sum(game: &Game, of: impl Fn(&Player) -> usize) -> usize {
    game.seats().map(|seat| of(game.player(seat))).sum()
}

fn standing(player: &Player, tile: Tile) -> usize {
    let tiles = player.principality().tiles();
    tiles.filter(|&(other, _)| other == tile).count()
}

/// Three of each building, six of each landscape, the freedoms of this number of players.
fn tiles(game: &Game, account: &Account) {
    for &kind in Building::ALL {
        let tile = Tile::Building(kind);
        // A building across a border has a part on each side (C7b), so squares are counted.
        let covered = sum(game, |player| {
            let tiles = player.principality().tiles();
            let these = tiles.filter(|&(other, _)| other == tile);
            these.map(|(_, squares)| squares.len()).sum()
        });
        let left = usize::from(game.tiles_left(tile));
        assert_eq!(covered, (3 - left) * kind.size().squares(), "{tile:?}");
    }
    for &kind in Landscape::ALL {
        let tile = Tile::Landscape(kind);
        let placed = sum(game, |player| standing(player, tile));
        let left = usize::from(game.tiles_left(tile)) + gone(account, Object::of_landscape(kind));
        assert_eq!(placed + left, 6, "{tile:?}");
    }
    for (&freedom, &all) in Freedom::ALL.iter().zip(&account.freedoms) {
        let introduced = sum(game, |player| {
            usize::from(player.freedoms().contains(freedom))
        });
        let left = usize::from(game.freedoms_left(freedom));
        match account.freedom_gone == Some(freedom) {
            true => assert_eq!(left, 0, "Z6 {freedom:?}"),
            false => assert_eq!(introduced + left, all, "{freedom:?}"),
        }
    }
}

fn gone(account: &Account, object: Object) -> usize {
    account.gone.iter().filter(|&&gone| gone == object).count()
}

/// Seven jesters, six builders, five recruiting cards.
fn objects(game: &Game, account: &Account) {
    let left = |object| usize::from(game.objects_left(object)) + gone(account, object);
    let jesters = sum(game, |player| player.jesters().into());
    assert_eq!(jesters + left(Object::Jester), 7);
    let builders = sum(game, |player| player.builders().into());
    assert_eq!(builders + left(Object::Builder), 6);
    let recruiting = sum(game, |player| {
        usize::from(player.recruiting_in_hand() + player.recruiting_on_table())
    });
    assert_eq!(recruiting + left(Object::RecruitingCard), 5);
}

/// Each card of a deck is in one place.
fn cards(game: &Game, account: &Account) {
    let players = || game.seats().map(|seat| game.player(seat));
    let tables = players().map(|player| (player.table(), 0));
    all_of::<Profession>(
        game,
        Deck::Professions,
        players().map(|player| held(player.hand())).chain(tables),
    );
    let used = [(game.used_bonus_cards(), 0)];
    all_of::<BonusCard>(
        game,
        Deck::Bonus,
        players()
            .map(|player| held(player.bonus_cards()))
            .chain(used),
    );
    let gone = [(Set::EMPTY, gone(account, Object::PrestigeCard))];
    all_of::<PrestigeCard>(
        game,
        Deck::Prestige,
        players()
            .map(|player| held(player.prestige_cards()))
            .chain(gone),
    );
}

fn held<T: Item>(hand: &Hand<T>) -> (Set<T>, usize) {
    (hand.known(), hand.hidden().into())
}

fn all_of<T: Item>(game: &Game, of: Deck, places: impl Iterator<Item = (Set<T>, usize)>) {
    let looked_at = match game.pending() {
        Some(Pending::Keep { deck, offer, .. }) if deck == of => offer.len(),
        _ => 0,
    };
    let mut known: Set<T> = Set::EMPTY;
    let mut count = looked_at + game.cards_left(of);
    for (cards, hidden) in places {
        assert!(
            known.intersection(cards).is_empty(),
            "{of:?}: a card is in two places"
        );
        known = known.union(cards);
        count += cards.len() + hidden;
    }
    assert_eq!(count, T::ALL.len(), "{of:?}");
}
