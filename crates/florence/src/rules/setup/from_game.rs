//! Writes a position back as the setup that gives exactly this position. Corrections and
//! exceptions work on such a setup, in which numbers may be anything, and it is then read
//! again with all checks.

use super::{PlayerSetup, Setup, seats};
use crate::rules::cards::PrestigeCard;
use crate::rules::cards::any::Deck;
use crate::rules::characters::Characters;
use crate::rules::components::{Freedom, Piece, Tile};
use crate::rules::game::{Game, RULES};
use crate::rules::phase::actions;
use crate::rules::player::Player;
use crate::rules::progress::{Auction, Moment, Pending, Phase, Seating, Turn};
use table::{Card, Hand, Item, Seat, Stack};

impl From<&Game> for Setup {
    /// Returns the setup of a position: `Game::try_from` turns it into the same position.
    /// Names, bots and the number of the deal are not part of a position; they are empty.
    fn from(game: &Game) -> Setup {
        let starting = matches!(game.phase, Phase::Seats | Phase::StartingHands);
        let mut setup = Setup {
            players: game.seats().map(|seat| player(game, seat)).collect(),
            moment: moment(game),
            start_player: game.start_player,
            order: seats::order(game),
            seating: seating(game),
            options: game.options(),
            professions: order(&game.professions),
            reshuffle: (starting).then(|| order(&game.reshuffle)).flatten(),
            bonus_cards: order(&game.bonus_cards),
            used_bonus_cards: game.used_bonus_cards.iter().collect(),
            prestige_cards: order(&game.prestige_cards),
            auction: Some(game.auction)
                .filter(|&now| now != Auction::begin(game.start_player, game.player_count())),
            characters: Some(game.characters).filter(|&now| {
                let begun = Characters::begin(game.start_player, game.player_count());
                game.phase == Phase::Characters || now != begun
            }),
            turn: (game.turn().copied()).filter(|turn| {
                *turn != Turn::with(turn.seat, game.variant, game.player(turn.seat).character)
            }),
            pending: game.pending,
            given_back: game.given_back,
            irregular: game.irregular,
            by_rules: Some(game.by_rules).filter(|&rules| rules < RULES),
            edition: game.edition.data().clone(),
            ..Setup::default()
        };
        if starting {
            for (seat, player) in game.seats().zip(&mut setup.players) {
                let here = game.player(seat).hand.len() as i64;
                player.returned = i64::from(game.variant.dealt) - here;
            }
        }
        setup.doubled_freedoms = doubled_freedoms(game);
        setup.missing = missing(game, &setup);
        setup.prestige_cards_left_out = prestige_cards_left_out(game);
        setup
    }
}

/// Returns the seat auctions, if they have begun, and their result as long as that matters.
fn seating(game: &Game) -> Option<Seating> {
    let now = game.seating;
    let begun = Seating::begin(game.start_player, game.player_count());
    match game.phase {
        Phase::Seats => Some(now).filter(|&now| now != begun),
        Phase::StartingHands => game.seat_left_over().map(|_| now),
        _ => None,
    }
}

/// Returns the moment of the game of a position.
pub(in crate::rules) fn moment(game: &Game) -> Moment {
    match game.phase {
        Phase::Seats | Phase::StartingHands => Moment::StartingHands,
        Phase::Auction => Moment::Auction(game.round),
        Phase::Characters => Moment::Characters(game.round),
        Phase::Actions => Moment::Actions(game.round, game.turn.seat),
        Phase::Reveal | Phase::Over => Moment::End,
    }
}

fn order<T: Item, const N: usize>(stack: &Stack<T, N>) -> Option<Vec<T>> {
    (!stack.is_counted()).then(|| stack.iter().collect())
}

fn cards<T: Item>(hand: &Hand<T>) -> Vec<Card<T>> {
    let hidden = std::iter::repeat_n(Card::Hidden, usize::from(hand.hidden()));
    hand.known().iter().map(Card::Known).chain(hidden).collect()
}

/// Returns whether a hand is the one assumed for a player whose hand was not typed. It is
/// then left out: it may have held more earlier, which can explain points that no card
/// explains now.
fn may_be_untold(game: &Game, player: &Player) -> bool {
    let starting = matches!(game.phase, Phase::Seats | Phase::StartingHands);
    let hand = &player.hand;
    !starting
        && hand.known().is_empty()
        && hand.hidden() == game.variant.kept.saturating_sub(player.works())
}

fn player(game: &Game, seat: Seat) -> PlayerSetup {
    let player = game.player(seat);
    let mut typed = PlayerSetup {
        money: Some(player.money.into()),
        prestige: player.prestige.into(),
        freedoms: player.freedoms.iter().collect(),
        jesters: player.jesters.into(),
        builders: player.builders.into(),
        hand: (!may_be_untold(game, player)).then(|| cards(&player.hand)),
        shown: player.hand.shown(),
        drawn: player.drawn.into(),
        gave_back: game.given_back_unseen[seat],
        table: player.table.iter().collect(),
        recruiting_in_hand: player.recruiting_in_hand.into(),
        recruiting_on_table: player.recruiting_on_table.into(),
        bonus_cards: cards(&player.bonus_cards),
        prestige_cards: cards(&player.prestige_cards),
        best_work: player.best_work.into(),
        character: player.character,
        ..PlayerSetup::default()
    };
    for (tile, squares) in player.principality.tiles() {
        match tile {
            Tile::Building(kind) => {
                typed.buildings.push((kind, squares));
                let partner = player.principality.partner(kind);
                typed
                    .partners
                    .extend(partner.map(|partner| (kind, partner)));
            }
            Tile::Landscape(kind) => typed.landscapes.push((kind, squares)),
        }
    }
    typed
}

/// Returns the freedoms with an additional tile (T4). If tiles are missing, it makes no
/// difference to the position which freedoms were doubled.
fn doubled_freedoms(game: &Game) -> Vec<Freedom> {
    let all = |freedom: Freedom| {
        let introduced = game.seats().map(|seat| game.player(seat).freedoms);
        let introduced = introduced.filter(|freedoms| freedoms.contains(freedom));
        usize::from(game.freedoms_left(freedom)) + introduced.count()
    };
    let most = usize::from(game.variant.doubled_freedoms);
    let each = usize::from(game.variant.freedoms_each);
    let is_double = |freedom: &Freedom| all(*freedom) > each;
    let doubles: Vec<Freedom> = Freedom::ALL.iter().copied().filter(is_double).collect();
    if doubles.len() > most {
        // A score sheet that does not record it.
        return Vec::new();
    }
    let others = Freedom::ALL.iter().copied().filter(|f| !is_double(f));
    doubles.iter().copied().chain(others).take(most).collect()
}

/// Returns the number of prestige cards that are neither with a player, looked at, nor in
/// the stack.
fn prestige_cards_left_out(game: &Game) -> i64 {
    let held = game.seats().map(|seat| game.player(seat).prestige_cards);
    let held: usize = held.map(|hand| hand.len()).sum();
    let offered = match game.pending {
        Some(Pending::Keep {
            deck: Deck::Prestige,
            offer,
            ..
        }) => offer.len(),
        _ => 0,
    };
    let here = held + offered + game.prestige_cards.len();
    PrestigeCard::COUNT.saturating_sub(here) as i64
}

/// Returns the pieces that are neither with a player nor in the supply.
fn missing(game: &Game, setup: &Setup) -> Vec<(Piece, u8)> {
    let variant = game.variant;
    let unsaid = variant.doubled_freedoms > 0 && setup.doubled_freedoms.is_empty();
    let sum = |of: &dyn Fn(Seat) -> u8| game.seats().map(of).sum::<u8>();
    let missing = Piece::all().filter_map(|piece| {
        let mut supply = game.supply;
        let left = *supply.of(piece);
        let (all, held) = match piece {
            Piece::Building(kind) => {
                let home = |seat| game.player(seat).principality();
                let stands = |seat| u8::from(home(seat).buildings().contains(kind));
                let shared = |seat| u8::from(home(seat).partner(kind).is_some());
                (variant.buildings_each, sum(&stands) - sum(&shared) / 2)
            }
            Piece::Landscape(kind) => {
                let lie = |seat| game.player(seat).principality().landscape_count(kind);
                (variant.landscapes_each, sum(&lie))
            }
            // They are not missing: they have left the game (Z6).
            Piece::Freedom(_) if actions::last_freedoms_are_gone(game) => (0, 0),
            Piece::Freedom(kind) => {
                let is_double = unsaid || setup.doubled_freedoms.contains(&kind);
                let all = variant.freedoms_each + u8::from(is_double);
                let has = |seat| u8::from(game.player(seat).freedoms.contains(kind));
                (all, sum(&has))
            }
            Piece::Jester => (variant.jesters, sum(&|seat| game.player(seat).jesters)),
            Piece::Builder => (variant.builders, sum(&|seat| game.player(seat).builders)),
            Piece::RecruitingCard => {
                let has = |seat| {
                    let player = game.player(seat);
                    player.recruiting_in_hand + player.recruiting_on_table
                };
                (variant.recruiting_cards, sum(&has))
            }
        };
        let missing = all.saturating_sub(left + held);
        (missing > 0).then_some((piece, missing))
    });
    missing.collect()
}
