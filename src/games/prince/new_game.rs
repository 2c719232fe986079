//! The choices for a new game: who plays, who is the first Pope, what the table has agreed
//! on. `page` draws them.

mod page;

use std::ops::RangeInclusive;

use eframe::egui::Ui;
use serde::{Deserialize, Serialize};

use super::decks::Decks;
use crate::ui::Intent as Shell;
use crate::ui::base::own::Own;
use crate::ui::screens::new_game;
use crate::ui::screens::new_game::{Begins, Chair, Chairs};
use crate::ui::session::collecting::Played as _;
use crate::ui::session::state::State;
use prince::rules::options::{
    MOST_DUCATS_FOR_POINT, MOST_POINTS_OF_POPE, MOST_TURNS, START_CARDINALS, START_MONEY,
    displayed, needed,
};
use prince::{EditionData, Game, Options, PlayerSetup, Position, Setup};
use table::{Game as _, Item as _, Level, Seat};
use words::fl;

/// The possible numbers of players.
const PLAYERS: RangeInclusive<usize> = 3..=5;
/// The levels to choose from.
pub const LEVELS: [Level; 6] = [
    Level::One,
    Level::Two,
    Level::Three,
    Level::Four,
    Level::Five,
    Level::Six,
];

#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a question of its own"
)]
/// What the table has agreed on so far.
#[derive(Clone, Debug, Default)]
struct Agreed {
    /// The choice about trade and ballots; `None` depends on whether bots play.
    trade: Option<bool>,
    conclave: Option<u8>,
    simony_at_shuffle: bool,
    hide_money: bool,
    hide_hand_sizes: bool,
    /// The house rules; other options in it are unused.
    house: Options,
}

#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a question of its own"
)]
/// The choices remembered for the next start.
#[derive(Serialize, Deserialize)]
#[serde(default)]
struct Remembered {
    chairs: Vec<Chair<Level>>,
    count: usize,
    pope: usize,
    trade: Option<bool>,
    conclave: Option<u8>,
    simony_at_shuffle: bool,
    hide_money: bool,
    hide_hand_sizes: bool,
    /// The house rules; other options in it are unused.
    house: Options,
}

impl Default for Remembered {
    fn default() -> Self {
        Self::from(&NewGame::default())
    }
}

impl From<&NewGame> for Remembered {
    fn from(NewGame { chairs, agreed }: &NewGame) -> Self {
        Self {
            chairs: chairs.to_remember(),
            count: chairs.count,
            pope: chairs.first,
            trade: agreed.trade,
            conclave: agreed.conclave,
            simony_at_shuffle: agreed.simony_at_shuffle,
            hide_money: agreed.hide_money,
            hide_hand_sizes: agreed.hide_hand_sizes,
            house: agreed.house,
        }
    }
}

impl From<Remembered> for NewGame {
    fn from(remembered: Remembered) -> Self {
        let mut game = Self::default();
        game.chairs.all = remembered.chairs;
        game.chairs.count = remembered.count;
        game.chairs.first = remembered.pope;
        game.agreed = Agreed {
            trade: remembered.trade,
            conclave: remembered.conclave,
            simony_at_shuffle: remembered.simony_at_shuffle,
            hide_money: remembered.hide_money,
            hide_hand_sizes: remembered.hide_hand_sizes,
            house: Options {
                turns: remembered.house.turns.clamp(1, MOST_TURNS),
                points_of_pope: remembered.house.points_of_pope.min(MOST_POINTS_OF_POPE),
                ducats_for_point: remembered
                    .house
                    .ducats_for_point
                    .clamp(1, MOST_DUCATS_FOR_POINT),
                ..remembered.house
            },
        };
        game
    }
}

/// The choices so far. The player who begins is the first Pope.
#[derive(Debug)]
pub struct NewGame {
    #[doc(hidden)]
    pub chairs: Chairs<Level>,
    agreed: Agreed,
}

impl Default for NewGame {
    fn default() -> Self {
        Self {
            chairs: Chairs::new(PLAYERS, |at| (at > 0).then_some(Level::MEDIUM)),
            agreed: Agreed::default(),
        }
    }
}

impl NewGame {
    /// Returns the remembered choices of the last game, or a new game with the players of
    /// the last game of another kind.
    #[must_use]
    pub fn recalled(remembered: Option<&str>, last: &[String]) -> Self {
        new_game::recalled::<Remembered, Self, _>(remembered, last, |game| &mut game.chairs)
    }

    /// Returns the choices to remember.
    #[must_use]
    pub fn to_remember(&self) -> Option<String> {
        ron::to_string(&Remembered::from(self)).ok()
    }

    /// Returns what the table has agreed on.
    #[must_use]
    pub fn options(&self) -> Options {
        let usual = match self.chairs.bots() {
            0 => Options::default(),
            _ => Options::with_bots(),
        };
        Options {
            trade: self.agreed.trade.unwrap_or(usual.trade),
            conclave_limit: self.agreed.conclave.unwrap_or(usual.conclave_limit),
            simony_at_shuffle: self.agreed.simony_at_shuffle,
            hide_money: self.agreed.hide_money,
            hide_hand_sizes: self.agreed.hide_hand_sizes,
            ..self.agreed.house
        }
    }

    /// Returns the setup chosen on this page.
    fn setup(&self, deck: &EditionData, deal: u64) -> Setup {
        let on_screen = self.chairs.is_on_screen();
        let players = self.chairs.playing().iter().enumerate();
        let players = players.map(|(at, chair)| PlayerSetup {
            name: chair.name.trim().to_owned(),
            bot: chair.bot.filter(|_| on_screen),
            colour: chair.chosen_colour(at),
            ..PlayerSetup::default()
        });
        Setup {
            players: players.collect(),
            pope: Seat::ALL[self.chairs.first],
            options: self.options(),
            seed: on_screen.then_some(deal),
            edition: deck.clone(),
            ..Setup::default()
        }
    }

    /// Returns the setup with these players at a real table.
    #[must_use]
    pub fn at_table(&self, deck: &EditionData) -> Setup {
        let mut setup = self.setup(deck, 0);
        setup.seed = None;
        for player in &mut setup.players {
            player.bot = None;
        }
        setup
    }

    /// Returns the intent that starts the game.
    fn start(&self, deck: &EditionData) -> Shell {
        let mut setup = self.setup(deck, self.chairs.deal_number());
        if self.chairs.way != Begins::InTheMiddle {
            return Shell::Start(Own::new(Game::ID, setup));
        }
        let mut position = Position::of_players(self.chairs.count);
        position.pope = setup.pope;
        position.active = setup.pope;
        position.display_of(displayed(self.chairs.count));
        setup.position = Some(Box::new(position));
        Shell::ShowSheet(Own::new(Game::ID, setup))
    }

    /// Returns what is wrong with this game, in words.
    fn wrong(&self, deck: &EditionData) -> Option<String> {
        if self.chairs.is_on_screen()
            && let Err(why) = self.chairs.typed_deal()
        {
            return Some(why);
        }
        Game::try_from(&self.setup(deck, 1)).is_err().then(|| {
            fl!(
                prince_new_deck_too_small,
                name = deck.called(),
                found = deck.len(),
                players = self.chairs.count,
                needed = needed(self.chairs.count)
            )
        })
    }

    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, decks: &Decks, state: &State) -> Option<Shell> {
        let deck = decks.to_begin_with();
        let mut page = page::Here {
            game: self,
            decks,
            deck: &deck,
        };
        new_game::show(&mut page, ui, state)
    }

    fn sentence(&self) -> String {
        let pope = self.chairs.called(self.chairs.first);
        let bots = self.chairs.bots();
        match bots {
            0 => fl!(
                prince_new_of_people,
                people = self.chairs.count,
                pope = pope
            ),
            bots => fl!(
                prince_new_with_bots,
                people = self.chairs.count - bots,
                bots = bots,
                pope = pope
            ),
        }
    }

    fn in_numbers(&self) -> String {
        match (self.chairs.way, self.chairs.typed_deal()) {
            (Begins::InTheMiddle, _) => fl!(prince_new_numbers_middle).to_owned(),
            (Begins::OnScreen, Ok(Some(deal))) => fl!(
                prince_new_numbers_deal,
                money = START_MONEY,
                cardinals = START_CARDINALS,
                turns = self.agreed.house.turns,
                deal = deal.to_string()
            ),
            _ => fl!(
                prince_new_numbers,
                money = START_MONEY,
                cardinals = START_CARDINALS,
                turns = self.agreed.house.turns
            ),
        }
    }
}

/// Returns the name of a bot's strength, as it plays this game.
#[must_use]
pub fn level_name(level: Level) -> String {
    let last = LEVELS[LEVELS.len() - 1];
    fl!(level_step, step = level.min(last).step())
}
