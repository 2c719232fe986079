//! Players who decide at random, but not too foolishly: they propose something and do it if
//! `check` accepts it.

use fastrand::Rng;
use florence::rules::game::Pending;
use florence::rules::{HouseRules, Placement, Ties};
use florence::{
    AnyCard, Building, Character, Command, Decision, Deck, Favour, Freedom, Game, Joint, Object,
    Options, Phase, PrestigeCard, Profession, Setup, Squares, Tile, Work,
};
use table::{Card, Item, Seat, Set};

/// How much of the cards is known to the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Table {
    /// Everything.
    Digital,
    /// What is visible on the table and, in some games, the hand of one seat.
    Tracked,
}

/// Returns how many games to play: all of them, or one of every `part` when testing a
/// mutant.
pub(crate) fn games(all: u64, part: u64) -> u64 {
    match judges_a_mutant() {
        true => all / part,
        false => all,
    }
}

/// Returns whether this run tests a mutant of the rules: `STUDIOLO_MUTANTS=1`.
pub(crate) fn judges_a_mutant() -> bool {
    std::env::var_os("STUDIOLO_MUTANTS").is_some()
}

/// Returns how many of `games` games of a kind to play: one in ten with an expansion, but
/// all of them if long tests are requested (`tests/long.sh`).
pub(crate) fn games_of(agreed: Agreed, games: u64) -> u64 {
    match agreed.muse || agreed.cooperative {
        true if !is_long() => games.div_ceil(10),
        _ => games,
    }
}

/// Returns whether to run the long tests: `STUDIOLO_LONG=1`.
pub(crate) fn is_long() -> bool {
    std::env::var_os("STUDIOLO_LONG").is_some()
}

/// What the table has agreed on.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is agreed on or not, whatever the others"
)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Agreed {
    pub players: usize,
    /// The older variant for two players (Z).
    pub older: bool,
    /// With the expansion Muse & Princess (M).
    pub muse: bool,
    /// With the expansion Cooperative Building (C).
    pub cooperative: bool,
    /// With some house rules (H).
    pub house: bool,
}

impl Agreed {
    pub(crate) const OLDER: Agreed = Agreed {
        players: 2,
        older: true,
        muse: false,
        cooperative: false,
        house: false,
    };

    /// Returns all combinations to play.
    pub(crate) fn all() -> impl Iterator<Item = Agreed> {
        let games = (2..=5).map(Agreed::from).chain([Agreed::OLDER]);
        let games = games.flat_map(|agreed| [agreed, agreed.with_muse()]);
        let games = games.flat_map(|agreed| [agreed, agreed.joined()]);
        // Only a few with house rules: those have their own tests.
        let all = Agreed::from(4).with_muse().joined();
        let house = [Agreed::from(2), Agreed::from(3), Agreed::OLDER, all];
        games.chain(house.map(Agreed::by_house_rules))
    }

    /// Returns a different number for each combination.
    pub(crate) fn number(self) -> u64 {
        self.players as u64
            + if self.older { 4 } else { 0 }
            + if self.muse { 1_000 } else { 0 }
            + if self.cooperative { 2_000 } else { 0 }
            + if self.house { 4_000 } else { 0 }
    }

    pub(crate) fn joined(self) -> Agreed {
        Agreed {
            cooperative: true,
            ..self
        }
    }

    pub(crate) fn by_house_rules(self) -> Agreed {
        Agreed {
            house: true,
            ..self
        }
    }

    pub(crate) fn with_muse(self) -> Agreed {
        Agreed { muse: true, ..self }
    }
}

impl From<usize> for Agreed {
    fn from(players: usize) -> Self {
        Agreed {
            players,
            older: false,
            muse: false,
            cooperative: false,
            house: false,
        }
    }
}

const NAMES: [&str; 5] = ["Anna", "Ben", "Clara", "David", "Eva"];

pub(crate) fn start(table: Table, agreed: impl Into<Agreed>, rng: &mut Rng) -> Setup {
    let Agreed {
        players,
        older,
        muse,
        cooperative,
        house,
    } = agreed.into();
    let names = NAMES.into_iter().take(players);
    let mut setup = match table {
        Table::Digital => Setup::digital(names, rng),
        Table::Tracked => Setup::tracked(names),
    };
    setup.start_player = one_of(&Seat::ALL[..players], rng);
    setup.options.muse = muse;
    setup.options.cooperative = cooperative;
    if older {
        setup.options.older = true;
        setup.doubled_freedoms.clear();
    } else if players == 2 {
        setup.options.harder = rng.bool();
        let mut freedoms = Freedom::ALL.to_vec();
        rng.shuffle(&mut freedoms);
        freedoms.truncate(if setup.options.harder { 1 } else { 2 });
        setup.doubled_freedoms = freedoms;
    }
    if house {
        setup.agree(Options {
            house_rules: house_rules(rng),
            ..setup.options
        });
    }
    if rng.bool() {
        // With lower minimum values there are more works and more to check.
        setup.edition.minimum = setup.edition.minimum.map(|minimum| minimum / 2);
    }
    if table == Table::Tracked && rng.bool() {
        let mut professions = Profession::ALL.to_vec();
        rng.shuffle(&mut professions);
        let mine = professions.into_iter().take(4).map(Card::Known);
        setup.players[rng.usize(..players)].hand = Some(mine.collect());
    }
    setup
}

/// Returns house rules as some tables play them, with the printed cards and tiles.
fn house_rules(rng: &mut Rng) -> HouseRules {
    let placements = [Placement::ByBuilders, Placement::Free, Placement::Strict];
    HouseRules {
        start_money: Some(1_000 + 500 * rng.u32(..8)),
        opening_bid: Some(100 + 100 * rng.u32(..5)),
        raise: Some(100 + 100 * rng.u32(..2)),
        point_sells_for: Some(100 * rng.u32(..3)),
        placement: Some(one_of(&placements, rng)),
        ties: Some(Ties::Shared),
        rounds: Some(rng.u8(4..8)),
        actions: Some(rng.u8(1..4)),
        hires: Some(2),
        introductions: Some(2),
        ..HouseRules::default()
    }
}

pub(crate) fn one_of<T: Copy>(things: &[T], rng: &mut Rng) -> T {
    things[rng.usize(..things.len())]
}

fn member<T: Item>(set: Set<T>, rng: &mut Rng) -> Option<T> {
    (!set.is_empty()).then(|| set.iter().nth(rng.usize(..set.len())))?
}

/// Chooses the next command: any legal one, or something sensible.
pub(crate) fn next(game: &Game, table: Table, rng: &mut Rng) -> Command {
    if rng.u8(..) < 6
        && let Some(command) = at_any_time(game, rng)
    {
        return command;
    }
    if table == Table::Digital && rng.u8(..4) == 0 {
        let legal = game.legal();
        let len = legal.len();
        // The list begins with single commands and ends with works; placing is in between.
        let n = match rng.u8(..3) {
            0 => rng.usize(..len.min(12)),
            1 => rng.usize(..len),
            _ => len - 1 - rng.usize(..len.min(30)),
        };
        return legal.nth(n).expect("the number is below the length");
    }
    loop {
        let command = proposal(game, table, rng);
        if game.check(&command).is_ok() {
            return command;
        }
    }
}

/// Sells points or turns over a hidden card.
fn at_any_time(game: &Game, rng: &mut Rng) -> Option<Command> {
    let seats: Vec<Seat> = game.seats().collect();
    let seat = one_of(&seats, rng);
    let decision = match rng.u8(..6) {
        4 => Decision::Merchant(Favour::Points),
        5 => Decision::Professor(one_of(&[Deck::Prestige, Deck::Bonus], rng)),
        0 => Decision::Reveal(member(game.unknown_professions(), rng)?.into()),
        1 => Decision::Reveal(member(game.unknown_bonus_cards(), rng)?.into()),
        2 => Decision::Reveal(member(game.unknown_prestige_cards(), rng)?.into()),
        _ => Decision::Sell(rng.u16(1..4)),
    };
    let command = Command::new(seat, decision);
    game.check(&command).is_ok().then_some(command)
}

fn proposal(game: &Game, table: Table, rng: &mut Rng) -> Command {
    let seat = game.to_act().expect("the game goes on");
    if let Some(pending) = game.pending() {
        return Command::new(seat, at_once(game, seat, pending, rng));
    }
    match game.phase() {
        Phase::Seats => {
            let price = game.next_bid().unwrap_or_default();
            let seats: Vec<Seat> = game.seats().collect();
            match rng.u8(..8) {
                0 if table == Table::Tracked => {
                    let price = 100 * rng.u32(..8);
                    let sits = match rng.bool() {
                        true => Decision::Sit(price),
                        false => Decision::SitAt(rng.u8(..7), price),
                    };
                    Command::new(one_of(&seats, rng), sits)
                }
                1..5 => Command::new(seat, Decision::Raise(price)),
                _ => Command::new(seat, Decision::Pass),
            }
        }
        Phase::StartingHands => {
            let hand = game.player(seat).hand();
            let card = match rng.u8(..3) {
                0 => Some(Card::Hidden),
                1 => member(hand.known(), rng).map(Card::Known),
                _ => member(game.unknown_professions(), rng).map(Card::Known),
            };
            Command::new(seat, Decision::Return(card.unwrap_or(Card::Hidden)))
        }
        Phase::Auction => bid(game, seat, table, rng),
        Phase::Characters => {
            let character = one_of(Character::ALL, rng);
            let more = 100 * rng.u32(..3);
            let field = game.least_bid_for(character) + more;
            let decision = match rng.u8(..3) {
                0 => Decision::Pass,
                _ => Decision::Bid(character, field),
            };
            Command::new(seat, decision)
        }
        Phase::Actions => Command::new(seat, action(game, seat, rng)),
        Phase::Reveal | Phase::Over => {
            let card = member(game.unknown_prestige_cards(), rng);
            let card = card.unwrap_or(PrestigeCard::MostWorks);
            Command::new(seat, Decision::Reveal(card.into()))
        }
    }
}

fn at_once(game: &Game, seat: Seat, pending: Pending, rng: &mut Rng) -> Decision {
    match pending {
        Pending::Place { object, .. } => {
            let kind = one_of(object.landscapes(), rng);
            Decision::place(kind, place(game, seat, Tile::Landscape(kind), rng))
        }
        Pending::Keep { offer, .. } => {
            let mut cards: Vec<AnyCard> = offer.iter().collect();
            rng.shuffle(&mut cards);
            Decision::Keep(cards[0], cards[1..].iter().copied().collect())
        }
        Pending::Take { .. } => Decision::Take(one_of(Object::ALL, rng)),
        Pending::Merchant { .. } if rng.bool() => Decision::Merchant(Favour::Free),
        Pending::Merchant { .. } => Decision::Merchant(Favour::Points),
        Pending::LastCall { .. } => match rng.u8(..4) {
            0 => Decision::LetGo,
            1 => Decision::Merchant(Favour::Points),
            2 => Decision::Professor(Deck::Prestige),
            _ => Decision::Professor(Deck::Bonus),
        },
        Pending::Exchange { .. } => Decision::Exchange(rng.u16(..=game.most_exchanged(seat))),
        Pending::Talk(talk) => match rng.u8(..8) {
            0..4 => Decision::Accept,
            4..6 => Decision::Refuse,
            6 => {
                // The same agreement for another payment.
                let active = game.turn().expect("somebody acts").seat;
                let said = match seat == active {
                    true => talk.joint,
                    false => talk.joint.turned(active),
                };
                Decision::Offer(said.paying(100 * rng.u32(..12)))
            }
            _ => together(game, seat, rng).unwrap_or(Decision::Refuse),
        },
        Pending::Recruit { .. } if rng.bool() => Decision::Hold,
        Pending::Recruit { .. } => recruit(game, seat, rng),
    }
}

fn place(game: &Game, seat: Seat, tile: Tile, rng: &mut Rng) -> Squares {
    let places = game.places(seat, tile);
    match places.len() {
        0 => Squares::EMPTY,
        len => places.nth(rng.usize(..len)).unwrap_or(Squares::EMPTY),
    }
}

/// Proposes something that could be built with a neighbour.
fn together(game: &Game, seat: Seat, rng: &mut Rng) -> Option<Decision> {
    let neighbours: Vec<Seat> = game.neighbours(seat).collect();
    let partner = *neighbours.get(rng.usize(..neighbours.len().max(1)))?;
    let kind = one_of(Building::ALL, rng);
    let places = game.joint_places(seat, partner, kind);
    let nth = rng.usize(..places.len().max(1));
    let (own, others) = places.iter().nth(nth)?;
    let joint = Joint::new(kind, own, partner, others).paying(100 * rng.u32(..12));
    Some(match rng.u8(..3) {
        0 => Decision::Agree(joint),
        _ => Decision::Offer(joint),
    })
}

fn recruit(game: &Game, seat: Seat, rng: &mut Rng) -> Decision {
    let others: Vec<Seat> = game
        .seats()
        .filter(|&other| other != seat && !game.player(other).table().is_empty())
        .collect();
    if others.is_empty() {
        return Decision::EndTurn;
    }
    let from = one_of(&others, rng);
    let profession = member(game.player(from).table(), rng);
    Decision::Recruit(from, profession.unwrap_or(Profession::Poet))
}

fn bid(game: &Game, seat: Seat, table: Table, rng: &mut Rng) -> Command {
    let opening = game.opening_bid();
    let object = one_of(Object::ALL, rng);
    let result = |rng: &mut Rng, object| {
        let winner = one_of(&game.seats().collect::<Vec<_>>(), rng);
        let price = opening + 100 * rng.u32(..7);
        Command::new(winner, Decision::Win(object, price))
    };
    let bidding = game.auction().and_then(|auction| auction.bidding);
    let decision = match bidding {
        None if table == Table::Tracked && rng.bool() => return result(rng, object),
        None if rng.u8(..12) == 0 => Decision::Decline,
        None => match game.player(seat).money() {
            money if money < opening => Decision::Decline,
            _ => Decision::Name(object),
        },
        Some(bidding) if rng.u8(..16) == 0 => return result(rng, bidding.object),
        Some(bidding) if rng.u8(..8) < 2 => {
            Decision::Raise(game.next_bid().unwrap_or(bidding.price))
        }
        Some(_) => Decision::Pass,
    };
    Command::new(seat, decision)
}

fn action(game: &Game, seat: Seat, rng: &mut Rng) -> Decision {
    if rng.u8(..4) > 0
        && let Some(work) = work(game, seat, rng)
    {
        return Decision::Complete(work);
    }
    if game.player(seat).character() == Some(Character::Princess) && rng.bool() {
        let most = game.princess_value(seat).total() / 2;
        return Decision::Princess(rng.u16(..=most));
    }
    if rng.u8(..3) == 0
        && let Some(joint) = together(game, seat, rng)
    {
        return joint;
    }
    let wanted = member(game.player(seat).hand().known(), rng);
    match rng.u8(..16) {
        0..5 => {
            let wanted = wanted.filter(|_| rng.bool()).map(Profession::building);
            let kind = wanted.unwrap_or_else(|| one_of(Building::ALL, rng));
            Decision::build(kind, place(game, seat, Tile::Building(kind), rng))
        }
        5..7 => Decision::Hire,
        7..9 => Decision::AcquireBonus,
        9..11 => {
            let wanted = wanted.filter(|_| rng.bool()).map(Profession::freedom);
            Decision::Introduce(wanted.unwrap_or_else(|| one_of(Freedom::ALL, rng)))
        }
        11..14 => recruit(game, seat, rng),
        _ => Decision::EndTurn,
    }
}

/// Proposes a work of a card that may be in hand, if it may reach the minimum.
fn work(game: &Game, seat: Seat, rng: &mut Rng) -> Option<Work> {
    let player = game.player(seat);
    let profession = match player.hand().hidden() {
        0 => member(player.hand().known(), rng),
        _ => member(player.hand().known().union(game.unknown_professions()), rng),
    }?;
    let mut bonus = match rng.u8(..4) {
        0 => Set::EMPTY,
        _ => player.bonus_cards().known(),
    };
    if player.bonus_cards().hidden() > 0 && rng.bool() {
        bonus.insert(member(game.unknown_bonus_cards(), rng)?);
    }
    let value = game.work_value(seat, profession, bonus).total();
    let prestige = rng.u16(..=value / 2) * rng.u16(..2);
    let work = Work {
        profession,
        bonus,
        prestige,
    };
    (value >= game.minimum()).then_some(work)
}
