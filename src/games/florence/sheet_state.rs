//! A score sheet that is being typed, and what the rules say about it.

use super::in_hand::Held;
use crate::ui::screens::sheet;
use florence::rules::Counts;
use florence::rules::holds::Counted;
use florence::rules::tally::Account;
use florence::{Edition, EditionData, Game, PlayerSetup, Problem, Setup, Square};
use table::{Card, Seat};
use words::florence::Words;

/// The page of the sheet.
pub type SheetPanel = sheet::Page<Typed>;
/// The verdict on what is typed on it.
pub(crate) type Judged<'a> = sheet::Judged<'a, Typed>;
/// A player's column on it.
pub(crate) type Column<'a, 'w> = sheet::Column<'a, 'w, Typed>;

/// What is typed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Typed {
    /// The position, with boards.
    pub setup: Setup,
    /// The counts, if the boards are left out.
    pub counts: Option<Vec<Counts>>,
}

/// The other state of the page.
#[derive(Debug, Default)]
pub struct Beside {
    /// The player whose principality a tile goes to.
    pub(crate) chosen: usize,
    /// The tile in hand.
    pub(crate) held: Option<Held>,
    /// The tile shapes to choose from besides the built-in ones.
    pub(crate) editions: Vec<EditionData>,
    /// Whose tray of tiles is open, and over which square.
    pub(crate) tray: Option<(usize, Option<Square>)>,
    /// Across whose border a building from the tray goes, if any.
    pub(crate) across: Option<Seat>,
    /// Whether the house rules were asked for.
    pub(crate) goes_to_rules: bool,
}

/// What the rules say about what has been typed.
pub struct Told<'a> {
    pub(crate) words: Words<'a>,
    /// The game, including the number being typed.
    pub(crate) game: &'a Result<Game, Vec<Problem>>,
    /// The problems.
    pub(crate) problems: Vec<Problem>,
    /// The counts, on a sheet without boards.
    pub(crate) counted: Option<Vec<Counted>>,
    /// The ranking, if no rule is broken.
    pub(crate) accounts: Vec<Account>,
}

impl Typed {
    /// Returns the tile shapes; the built-in ones if the stored ones are invalid.
    pub(crate) fn edition(&self) -> &'static Edition {
        Edition::load(&self.setup.edition).unwrap_or_else(|_| Edition::studiolo())
    }

    /// Returns the counts of a player, from 0; `None` if the boards are drawn.
    pub(crate) fn counts_of(&self, player: usize) -> Option<&Counts> {
        self.counts.as_ref()?.get(player)
    }

    /// Sets the number of players.
    pub(crate) fn seat_players(&mut self, players: usize) {
        let new = || PlayerSetup {
            money: Some(0),
            ..PlayerSetup::default()
        };
        self.setup.players.resize_with(players, new);
        if let Some(counts) = &mut self.counts {
            counts.resize_with(players, Counts::default);
        }
    }

    /// Leaves the boards out, or brings them back.
    pub(crate) fn count(&mut self, without_boards: bool) {
        let players = self.setup.players.iter();
        self.counts = without_boards.then(|| players.map(Counts::of).collect());
    }

    /// Returns the counts, on a sheet without boards.
    #[must_use]
    pub fn counted(&self) -> Option<Vec<Counted>> {
        let counts = self.counts.as_ref()?;
        let all = self.setup.players.iter().enumerate().map(|(at, player)| {
            let counts = counts.get(at).cloned().unwrap_or_default();
            let small = |number: i64| u8::try_from(number).unwrap_or(0);
            let cards = player.prestige_cards.iter().filter_map(|card| match card {
                Card::Known(card) => Some(*card),
                Card::Hidden => None,
            });
            let mut counted = Counted {
                prestige: u16::try_from(player.prestige).unwrap_or(0),
                money: u32::try_from(player.money.unwrap_or(0)).unwrap_or(0),
                buildings: counts.buildings.iter().copied().collect(),
                landscapes: counts.landscapes,
                freedoms: player.freedoms.iter().copied().collect(),
                jesters: small(player.jesters),
                builders: small(player.builders),
                works: counts.works,
                cards: cards.collect(),
                covered: 0,
            };
            counted.cover(self.edition());
            counted
        });
        Some(all.collect())
    }

    /// Returns whether the counts break no rule.
    pub(crate) fn is_sound_counted(&self) -> bool {
        let counts = self.counts.as_ref();
        counts.is_some_and(|counts| self.setup.problems_counted(counts).is_empty())
    }

    /// Returns whether nothing has been typed yet, except perhaps the players.
    pub(crate) fn has_nothing(&self) -> bool {
        let mut counts = self.counts.iter().flatten();
        let mut players = self.setup.players.iter();
        counts.all(|counts| *counts == Counts::default()) && players.all(is_blank)
    }
}

/// Returns whether nothing about a player has been typed, except perhaps who it is.
fn is_blank(player: &PlayerSetup) -> bool {
    let blank = PlayerSetup {
        name: player.name.clone(),
        colour: player.colour,
        money: player.money.filter(|&money| money == 0),
        ..PlayerSetup::default()
    };
    *player == blank
}
