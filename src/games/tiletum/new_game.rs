//! A new game: who plays, who is first, what the table has agreed on; on the page that all
//! games share.
//!
//! Controls besides those of the shared page: `Player 1 is first`, `Easy bot in seat 1`,
//! `Action places in random order`, `Layout`.

use std::ops::RangeInclusive;

use eframe::egui::{Rect, Ui, Vec2, vec2};
use serde::{Deserialize, Serialize};

use super::digital::{LEVELS, level_name};
use super::editions;
use super::ids::EDITION;
use crate::ui::Intent as Shell;
use crate::ui::base::own::Own;
use crate::ui::base::text;
use crate::ui::base::theme::face;
use crate::ui::screens::new_game;
use crate::ui::screens::new_game::{Chair, Chairs, Editions, Page, Table, plate, tick_line};
use crate::ui::session::state::State;
use table::{Game as _, Item as _, Level, Seat};
use tiletum::{Edition, EditionData, Game, Options, PlayerSetup, Setup};
use words::fl;

/// The possible numbers of players.
const PLAYERS: RangeInclusive<usize> = 2..=4;
/// The height of a line of the options.
const LINE: f32 = 38.0;

/// The choices so far.
#[derive(Debug)]
pub struct NewGame {
    #[doc(hidden)]
    pub chairs: Chairs<Level>,
    options: Options,
}

impl Default for NewGame {
    fn default() -> Self {
        Self {
            chairs: Chairs::new(PLAYERS, |at| (at > 0).then_some(Level::MEDIUM)),
            options: Options::default(),
        }
    }
}

/// The choices remembered for the next start.
#[derive(Serialize, Deserialize)]
struct Remembered {
    chairs: Vec<Chair<Level>>,
    count: usize,
    first: usize,
    #[serde(default)]
    options: Options,
}

impl From<Remembered> for NewGame {
    fn from(remembered: Remembered) -> Self {
        let mut game = Self::default();
        game.chairs.all = remembered.chairs;
        game.chairs.count = remembered.count;
        game.chairs.first = remembered.first;
        game.options = remembered.options;
        game
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
        let remembered = Remembered {
            chairs: self.chairs.to_remember(),
            count: self.chairs.count,
            first: self.chairs.first,
            options: self.options,
        };
        ron::to_string(&remembered).ok()
    }

    /// Draws the screen.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        editions: &editions::Editions,
        state: &State,
    ) -> Option<Shell> {
        let edition = editions.to_begin_with();
        let mut page = Here {
            game: self,
            editions,
            edition: &edition,
        };
        new_game::show(&mut page, ui, state)
    }

    /// Returns the setup with these players at a real table, for a sheet.
    #[must_use]
    pub fn at_table(&self, edition: &EditionData) -> Setup {
        let mut setup = self.setup(edition, 0);
        setup.seed = None;
        for player in &mut setup.players {
            player.bot = None;
        }
        setup
    }

    /// Returns the setup chosen on this page; a game on the screen is laid out from this
    /// number.
    fn setup(&self, edition: &EditionData, deal: u64) -> Setup {
        let on_screen = self.chairs.is_on_screen();
        let names = self.chairs.playing().iter().map(|chair| chair.name.trim());
        let mut setup = Setup::tracked_with(edition, names);
        setup.options = self.options;
        setup.first = Seat::ALL[self.chairs.first];
        let chairs = self.chairs.playing().iter().enumerate();
        for ((at, chair), player) in chairs.zip(&mut setup.players) {
            *player = PlayerSetup {
                name: std::mem::take(&mut player.name),
                bot: chair.bot.filter(|_| on_screen),
                colour: chair.chosen_colour(at),
                ..PlayerSetup::default()
            };
        }
        if on_screen && let Ok(edition) = Edition::load(edition) {
            setup.draw(edition, deal);
        }
        setup
    }
}

/// The page during one frame.
struct Here<'a> {
    game: &'a mut NewGame,
    editions: &'a editions::Editions,
    edition: &'a EditionData,
}

impl Page for Here<'_> {
    type Bot = Level;

    const JOINS: bool = false;

    fn titles(&self) -> [&'static str; 3] {
        [
            fl!(tiletum_new_title),
            fl!(tiletum_new_at_a_table_hint),
            fl!(tiletum_new_on_screen_hint),
        ]
    }

    fn chairs(&self) -> &Chairs<Level> {
        &self.game.chairs
    }

    fn chairs_mut(&mut self) -> &mut Chairs<Level> {
        &mut self.game.chairs
    }

    fn usual_bot(_: usize) -> Level {
        Level::MEDIUM
    }

    fn wrong(&self) -> Option<String> {
        let typed = self
            .game
            .chairs
            .is_on_screen()
            .then(|| self.game.chairs.typed_deal());
        typed.and_then(Result::err)
    }

    fn summary(&self) -> [String; 2] {
        let first = self.game.chairs.called(self.game.chairs.first);
        let (count, bots) = (self.game.chairs.count, self.game.chairs.bots());
        let said = match bots {
            0 => fl!(tiletum_new_of_people, people = count, first),
            _ => fl!(tiletum_new_with_bots, people = count - bots, bots, first),
        };
        let numbers = match self.game.chairs.typed_deal() {
            Ok(Some(deal)) if self.game.chairs.is_on_screen() => {
                fl!(tiletum_new_numbers_deal, deal = deal.to_string())
            }
            _ => fl!(tiletum_new_numbers).to_owned(),
        };
        [said, numbers]
    }

    fn start(&mut self) -> Shell {
        let deal = self.game.chairs.deal_number();
        Shell::Start(Own::new(Game::ID, self.game.setup(self.edition, deal)))
    }

    fn after_name(&mut self, ui: &mut Ui, at: usize, _: Rect) {
        if self.game.chairs.is_on_screen() {
            new_game::who_plays(self, ui, at, |ui, bot| {
                let hint = |level| new_game::level_hint(level, &LEVELS);
                new_game::level(ui, at + 1, bot, &LEVELS, Some(level_name), hint);
            });
        }
    }

    fn first(&self, ui: &mut Ui, at: usize, _: Rect) -> bool {
        let said = fl!(tiletum_new_first);
        let name = fl!(tiletum_new_is_first, number = at + 1);
        let wide = text::width(ui, said, face::strong(13.0)) + 25.0;
        let is_first = self.game.chairs.first == at;
        new_game::begins(
            ui,
            wide,
            is_first,
            [said, &name, fl!(tiletum_new_first_hint)],
        )
    }

    fn edition(&mut self, ui: &mut Ui) -> Option<Shell> {
        let words = Editions {
            heading: fl!(tiletum_editor_edition),
            edit: [fl!(tiletum_editor_edit), fl!(tiletum_editor_edit_hint)],
            hint: fl!(tiletum_editor_new_hint),
            told: |name| fl!(tiletum_editor_play_with, name),
            wrong: |number| fl!(edition_wrong, number),
        };
        new_game::editions(ui, self.editions, self.edition, &words, EDITION)
    }

    fn table(&self, ui: &Ui, rect: Rect) {
        let table = Table::paint(ui, rect);
        for (at, chair) in self.game.chairs.playing().iter().enumerate() {
            let middle = table
                .place(at, self.game.chairs.count, vec2(66.0, 24.0))
                .round();
            let place = |size: Vec2| Rect::from_center_size(middle, size + vec2(2.0, 0.0));
            plate(ui, place, &self.game.chairs.called(at), chair.colour, false);
        }
    }

    fn agreed(&mut self, ui: &mut Ui) -> Option<Shell> {
        let mut inside = new_game::agreements(ui, fl!(tiletum_new_agreed), 2, LINE);
        let ui = &mut inside;
        let said = [
            fl!(tiletum_new_places),
            fl!(tiletum_new_places_hint),
            fl!(tiletum_new_places_short),
        ];
        tick_line(
            ui,
            ("places", LINE),
            &mut self.game.options.random_places,
            said,
        );
        let chairs = &mut self.game.chairs;
        new_game::line(ui, "deal", LINE, |ui| {
            let said = [fl!(tiletum_new_deal), fl!(tiletum_new_deal_hint), ""];
            new_game::deal(ui, chairs, said);
        });
        None
    }
}
