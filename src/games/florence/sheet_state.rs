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
/// What is told of what is typed on it.
pub(crate) type Judged<'a> = sheet::Judged<'a, Typed>;
/// A player's column on it.
pub(crate) type Column<'a, 'w> = sheet::Column<'a, 'w, Typed>;

/// What is typed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Typed {
    /// The position, with boards.
    pub setup: Setup,
    /// What is counted, if the boards are left out.
    pub counts: Option<Vec<Counts>>,
}

/// What the page shows beside that.
#[derive(Debug, Default)]
pub struct Beside {
    /// Into whose principality a tile is put.
    pub(crate) chosen: usize,
    /// The tile in the hand.
    pub(crate) held: Option<Held>,
    /// The tile shapes to choose from beside those that come along.
    pub(crate) editions: Vec<EditionData>,
    /// Whose tray of tiles is open, and over which square.
    pub(crate) tray: Option<(usize, Option<Square>)>,
    /// Across whose border a building from the tray is put, if across any.
    pub(crate) across: Option<Seat>,
    /// Whether the house rules were asked for.
    pub(crate) goes_to_rules: bool,
}

/// What the rules say about what has been typed.
pub struct Told<'a> {
    pub(crate) words: Words<'a>,
    /// The game, with the number that is being typed.
    pub(crate) game: &'a Result<Game, Vec<Problem>>,
    /// What breaks a rule.
    pub(crate) problems: Vec<Problem>,
    /// What has been counted, if nothing has a place.
    pub(crate) counted: Option<Vec<Counted>>,
    /// The ranking, if no rule is broken.
    pub(crate) accounts: Vec<Account>,
}

impl Typed {
    /// The tile shapes; those that come along if what was kept are none.
    pub(crate) fn edition(&self) -> &'static Edition {
        Edition::load(&self.setup.edition).unwrap_or_else(|_| Edition::studiolo())
    }

    /// What a player has counted, from 0; nothing if the boards are drawn.
    pub(crate) fn counts_of(&self, player: usize) -> Option<&Counts> {
        self.counts.as_ref()?.get(player)
    }

    /// So many play.
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

    /// What has been counted, if nothing has a place.
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

    /// Whether no rule is broken by what has been counted.
    pub(crate) fn is_sound_counted(&self) -> bool {
        let counts = self.counts.as_ref();
        counts.is_some_and(|counts| self.setup.problems_counted(counts).is_empty())
    }

    /// Whether nothing has been typed yet, except perhaps who plays.
    pub(crate) fn has_nothing(&self) -> bool {
        let mut counts = self.counts.iter().flatten();
        let mut players = self.setup.players.iter();
        counts.all(|counts| *counts == Counts::default()) && players.all(is_blank)
    }
}

/// Whether nothing about a player has been typed, except perhaps who it is.
fn is_blank(player: &PlayerSetup) -> bool {
    let blank = PlayerSetup {
        name: player.name.clone(),
        colour: player.colour,
        money: player.money.filter(|&money| money == 0),
        ..PlayerSetup::default()
    };
    *player == blank
}
