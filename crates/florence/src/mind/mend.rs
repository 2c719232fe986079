//! How an entry that no longer holds may have been meant: the legal commands nearest to it.
//! For example a price that can be paid, a place next to the one that is covered, a point
//! sold first, or a pass that nobody entered.

use crate::rules::components::{Landscape, Tile};
use crate::rules::field::shape::Squares;
use crate::rules::rule::Fact;
use crate::rules::{Command, Decision, Game, Site};
use table::{Item as _, Seat};

/// The most passes that are inserted before a command.
const MOST_PASSES: usize = 4;

/// Returns replacements for a command that is refused: sequences of legal commands, the
/// nearest first. They depend only on public information; the list is empty if nothing is
/// near.
///
/// ```
/// # use florence::{Command, Decision, Game, Moment, Object, Setup};
/// # use florence::mind::mend::mends;
/// # use table::{Card, Seat};
/// let mut setup = Setup::tracked(["Anna", "Ben", "Clara"]);
/// for player in &mut setup.players {
///     player.hand = Some(vec![Card::Hidden; 3]);
/// }
/// setup.moment = Moment::Auction(1);
/// let game = Game::try_from(&setup).unwrap();
/// let dear = Command::new(Seat::B, Decision::Win(Object::Jester, 4000));
/// let cheaper = Command::new(Seat::B, Decision::Win(Object::Jester, 3500));
/// assert_eq!(mends(&game, &dear)[0], [cheaper]);
/// ```
#[must_use]
pub fn mends(game: &Game, command: &Command) -> Vec<Vec<Command>> {
    let Err(violation) = game.check(command) else {
        return Vec::new();
    };
    let mut found: Vec<Vec<Command>> = Vec::new();
    let mut offer = |commands: Vec<Command>| {
        if !found.contains(&commands) && is_legal(game, &commands) {
            found.push(commands);
        }
    };
    let (seat, decision) = (command.seat, command.decision);
    if let Fact::NotEnoughMoney { needed, .. } = violation.fact {
        let short = needed.saturating_sub(game.player(seat).money());
        let points = game.variant().points_to_sell(short);
        let points = points.and_then(|points| u16::try_from(points).ok());
        if let Some(points) = points {
            let sells = Command::new(seat, Decision::Sell(points));
            offer(vec![sells, *command]);
        }
    }
    for decision in nearby(game, seat, decision) {
        offer(vec![Command::new(seat, decision)]);
    }
    if let Some(other) = game.to_act().filter(|&other| other != seat) {
        // Another player did it.
        offer(vec![Command::new(other, decision)]);
        for decision in nearby(game, other, decision) {
            offer(vec![Command::new(other, decision)]);
        }
    }
    // An earlier decision was forgotten.
    for forgotten in [Decision::Pass, Decision::Decline, Decision::EndTurn] {
        let mut now = *game;
        let mut commands = Vec::new();
        while let Some(seat) = now.to_act()
            && commands.len() < MOST_PASSES
        {
            let before = Command::new(seat, forgotten);
            if now.play(&before).is_err() {
                break;
            }
            commands.push(before);
            let mut all = commands.clone();
            all.push(*command);
            offer(all);
        }
    }
    found
}

fn is_legal(game: &Game, commands: &[Command]) -> bool {
    let mut now = *game;
    commands.iter().all(|command| now.play(command).is_ok())
}

/// Returns decisions of the same kind, the nearest first.
fn nearby(game: &Game, seat: Seat, decision: Decision) -> Vec<Decision> {
    let prices = |wanted: u32| {
        let step = game.variant().raise.max(1);
        let most = game.means(seat).max(wanted);
        let mut prices: Vec<u32> = (0..=most / step).map(|times| times * step).collect();
        prices.sort_by_key(|&price| (price.abs_diff(wanted), price));
        prices.into_iter().filter(move |&price| price != wanted)
    };
    match decision {
        Decision::Win(object, price) => prices(price)
            .map(|price| Decision::Win(object, price))
            .find(|&decision| game.check(&Command::new(seat, decision)).is_ok())
            .into_iter()
            .collect(),
        Decision::Raise(_) => game.next_bid().map(Decision::Raise).into_iter().collect(),
        Decision::Bid(character, bid) => prices(bid)
            .map(|bid| Decision::Bid(character, bid))
            .find(|&decision| game.check(&Command::new(seat, decision)).is_ok())
            .into_iter()
            .collect(),
        Decision::Build(kind, site) => nearest(game, seat, Tile::Building(kind), site, |site| {
            Decision::Build(kind, site)
        }),
        Decision::Place(kind, site) => {
            let others = Landscape::ALL.iter().filter(|&&other| other != kind);
            let kinds = std::iter::once(&kind).chain(others);
            let places = kinds.flat_map(|&kind| {
                let tile = Tile::Landscape(kind);
                nearest(game, seat, tile, site, |site| Decision::Place(kind, site))
            });
            places.collect()
        }
        Decision::Complete(mut work) => {
            let all = work.prestige;
            let mut less = (0..all).rev().map(|prestige| {
                work.prestige = prestige;
                Decision::Complete(work)
            });
            let legal = |decision: &Decision| game.check(&Command::new(seat, *decision)).is_ok();
            less.find(legal).into_iter().collect()
        }
        Decision::Sell(points) => {
            let less = points.min(game.points_for_sale(seat));
            vec![Decision::Sell(less)]
        }
        Decision::Return(_)
        | Decision::Sit(_)
        | Decision::SitAt(..)
        | Decision::Name(_)
        | Decision::Pass
        | Decision::Decline
        | Decision::Take(_)
        | Decision::Keep(..)
        | Decision::Recruit(..)
        | Decision::Hold
        | Decision::Hire
        | Decision::Introduce(_)
        | Decision::AcquireBonus
        | Decision::Princess(_)
        | Decision::Merchant(_)
        | Decision::Professor(_)
        | Decision::LetGo
        | Decision::Exchange(_)
        | Decision::Offer(_)
        | Decision::Accept
        | Decision::Refuse
        | Decision::Agree(_)
        | Decision::EndTurn
        | Decision::Reveal(_)
        | Decision::Correct(_) => Vec::new(),
    }
}

/// Returns the legal place of a tile that has most squares in common with this one, or is
/// closest to it.
fn nearest(
    game: &Game,
    seat: Seat,
    tile: Tile,
    site: Site,
    decision: impl Fn(Site) -> Decision,
) -> Vec<Decision> {
    let wanted = site.squares();
    let [file, rank] = middle(wanted);
    let places = game.places(site.owner(seat), tile);
    let mut places: Vec<(usize, u32, Decision)> = places
        .iter()
        .map(|place| {
            let [to_file, to_rank] = middle(place);
            let away = file.abs_diff(to_file) + rank.abs_diff(to_rank);
            let missed = wanted.minus(place).len();
            (missed, away, decision(Site::own(place)))
        })
        .collect();
    places.sort_by_key(|&(missed, away, _)| (missed, away));
    let legal = |decision: &Decision| game.check(&Command::new(seat, *decision)).is_ok();
    let nearest = places.into_iter().map(|(_, _, decision)| decision);
    nearest.filter(legal).take(1).collect()
}

/// Returns the middle of some squares, in hundredths of a square.
fn middle(squares: Squares) -> [u32; 2] {
    let number = squares.len().max(1) as u32;
    let sum = squares.iter().fold([0, 0], |[files, ranks], square| {
        [files + square.file(), ranks + square.rank()]
    });
    sum.map(|sum| sum * 100 / number)
}
