//! The end of the game: prestige cards counted, the final ranking (E1 to E4).

use super::cards::{PrestigeCard, Profession};
use super::game::Game;
use super::house::Ties;
use table::Seat;

/// One player's final account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// The player.
    pub seat: Seat,
    /// Points on the fame track.
    pub prestige: u16,
    /// Money in florins.
    pub money: u32,
    /// Every prestige card known to be the player's, with its points.
    pub cards: Vec<(PrestigeCard, u16)>,
    /// Prestige cards that are still face down and count nothing yet.
    pub hidden_cards: u8,
    /// Fame track and cards together.
    pub total: u16,
    /// 1 for the winner; equals share a rank (E4).
    pub rank: u8,
    /// What separates this player from the one ranked before, if both have the same total.
    pub tie: Option<TieBreak>,
}

/// What decides between two players of equal points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieBreak {
    /// The one before has more money.
    Money,
    /// The one before shows the lower numbered profession (an option).
    LowestProfession,
    /// Nothing: they share the rank.
    Shared,
}

/// Returns the accounts of all players, best first, as if the game ended now.
#[must_use]
pub fn tally(game: &Game) -> Vec<Account> {
    let mut accounts: Vec<Account> = game.seats().map(|seat| account(game, seat)).collect();
    let lowest = |seat: Seat| lowest_profession(game, seat);
    rank(&mut accounts, game.variant().ties, &lowest);
    accounts
}

/// Sorts accounts, best first, and sets their ranks (E4); `lowest` gives each player's
/// lowest profession, if that breaks the last tie.
pub(super) fn rank(accounts: &mut [Account], ties: Ties, lowest: &dyn Fn(Seat) -> u8) {
    let by_money = ties != Ties::Shared;
    let by_profession = ties == Ties::LowestProfession;
    accounts.sort_by(|a, b| {
        let points = b.total.cmp(&a.total);
        let money = || b.money.cmp(&a.money);
        let profession = || lowest(a.seat).cmp(&lowest(b.seat));
        match ties {
            Ties::Shared => points,
            Ties::Money => points.then_with(money),
            Ties::LowestProfession => points.then_with(money).then_with(profession),
        }
    });
    for at in 1..accounts.len() {
        let (before, rest) = accounts.split_at_mut(at);
        let (before, this) = (&before[at - 1], &mut rest[0]);
        let by_profession = by_profession && lowest(before.seat) != lowest(this.seat);
        this.tie = match () {
            () if before.total != this.total => None,
            () if by_money && before.money != this.money => Some(TieBreak::Money),
            () if by_profession => Some(TieBreak::LowestProfession),
            () => Some(TieBreak::Shared),
        };
        this.rank = match this.tie {
            Some(TieBreak::Shared) => before.rank,
            _ => at as u8 + 1,
        };
    }
}

fn account(game: &Game, seat: Seat) -> Account {
    let player = game.player(seat);
    let cards: Vec<(PrestigeCard, u16)> = player
        .prestige_cards()
        .known()
        .iter()
        .map(|card| (card, u16::from(game.prestige_card_points(seat, card))))
        .collect();
    let total = player.prestige() + cards.iter().map(|(_, points)| points).sum::<u16>();
    Account {
        seat,
        prestige: player.prestige(),
        money: player.money(),
        cards,
        hidden_cards: player.prestige_cards().hidden(),
        total,
        rank: 1,
        tie: None,
    }
}

/// Returns the number of the lowest profession card on display; a player without any comes
/// last.
fn lowest_profession(game: &Game, seat: Seat) -> u8 {
    let lowest = game.player(seat).table().first();
    lowest.map_or(Profession::COUNT as u8 + 1, Profession::number)
}
