//! Draws a new game: what only *The Prince* has on the page that all games share.
//!
//! Controls besides those of [`new_game`]: `3 players` to `5 players`, `Player 1 is Pope`,
//! `Easy bot in seat 1`; `Trade`, `Conclave limit`, `Simony after the shuffle`, `Hide
//! money`, `Hide hand sizes`, `Deal`; `Play with the deck Studiolo` for each deck and
//! `Deck…`.

use eframe::egui::{Rect, RichText, Sense, Ui, Vec2, pos2, vec2};

use super::super::art;
use super::super::decks::Decks;
use super::super::ids::DECK;
use super::{LEVELS, NewGame, level_name};
use crate::ui::Intent as Shell;
use crate::ui::base::text;
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::{page, small};
use crate::ui::screens::new_game;
use crate::ui::screens::new_game::{Chairs, Editions, Page, Table, plate, remark, tick_line};
use prince::EditionData;
use prince::rules::options::{MOST_DUCATS_FOR_POINT, MOST_POINTS_OF_POPE, MOST_TURNS};
use table::{Colour, Level};
use words::fl;
use words::prince::names;

/// The height of a line of the options.
const LINE: f32 = 38.0;
/// The most open ballots that can be agreed on.
const MOST_BALLOTS: u8 = 99;

/// The page during one frame.
pub(super) struct Here<'a> {
    pub(super) game: &'a mut NewGame,
    pub(super) decks: &'a Decks,
    pub(super) deck: &'a EditionData,
}

impl Here<'_> {
    /// Returns the colour of a row, which determines its family.
    fn family(&self, at: usize) -> Colour {
        Colour::ALL[self.game.chairs.all[at].colour.min(4)]
    }
}

impl Page for Here<'_> {
    type Bot = Level;

    const JOINS: bool = true;

    const ROW: [f32; 2] = [62.0, 53.0];
    const BEFORE_NAME: f32 = 164.0;

    fn titles(&self) -> [&'static str; 3] {
        [
            fl!(prince_new_title),
            fl!(prince_new_at_a_table_hint),
            fl!(new_game_on_screen_hint),
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
        self.game.wrong(self.deck)
    }

    fn summary(&self) -> [String; 2] {
        [self.game.sentence(), self.game.in_numbers()]
    }

    fn start(&mut self) -> Shell {
        self.game.start(self.deck)
    }

    fn paint_row(&self, ui: &Ui, at: usize, row: Rect) {
        let arms = pos2(row.left() + 142.0, row.center().y);
        let arms = Rect::from_center_size(arms, vec2(30.0, 36.0));
        art::arms(ui, arms, self.family(at));
    }

    fn after_name(&mut self, ui: &mut Ui, at: usize, _row: Rect) {
        match self.game.chairs.is_on_screen() {
            true => new_game::who_plays(self, ui, at, |ui, bot| {
                let hint = |level| new_game::level_hint(level, &LEVELS);
                new_game::level(ui, at + 1, bot, &LEVELS, Some(level_name), hint);
            }),
            // The family of the selected colour.
            false => new_game::aside(ui, names::family(self.family(at)), 110.0),
        }
    }

    fn first(&self, ui: &mut Ui, at: usize, _row: Rect) -> bool {
        let said = fl!(prince_new_pope);
        let name = fl!(prince_new_is_pope, number = at + 1);
        let wide = text::width(ui, said, face::strong(13.0)) + 25.0;
        let is_pope = self.game.chairs.first == at;
        new_game::begins(ui, wide, is_pope, [said, &name, fl!(prince_new_pope_hint)])
    }

    fn edition(&mut self, ui: &mut Ui) -> Option<Shell> {
        let words = Editions {
            heading: fl!(prince_new_deck),
            edit: [fl!(prince_editor_edit), fl!(prince_editor_edit_hint)],
            hint: fl!(prince_new_deck_hint),
            told: |name| fl!(prince_new_with_deck, name = name),
            wrong: |number| fl!(prince_editor_wrong, number = number),
        };
        new_game::editions(ui, self.decks, self.deck, &words, DECK)
    }

    fn table(&self, ui: &Ui, rect: Rect) {
        let palette = Palette::of(ui);
        let chairs = &self.game.chairs;
        let table = Table::paint(ui, rect);
        if table.radii.y > 130.0 {
            let deck = Rect::from_center_size(table.centre, vec2(40.0, 56.0));
            for by in [4.0, 2.0, 0.0] {
                art::back(ui, deck.translate(vec2(by, by)));
            }
        }
        for (at, chair) in chairs.playing().iter().enumerate() {
            let middle = table.place(at, chairs.count, vec2(66.0, 42.0)).round();
            let arms = Rect::from_center_size(middle - vec2(0.0, 11.0), vec2(34.0, 40.0));
            art::arms(ui, arms, self.family(at));
            if chairs.first == at {
                let tiara = arms.right_center() + vec2(17.0, 0.0);
                ui.painter().circle_filled(tiara, 13.0, palette.plate);
                art::tiara(ui, small::around(tiara, 18.0));
            }
            let below = middle + vec2(0.0, 22.0);
            let place = |size: Vec2| Rect::from_center_size(below, size + vec2(2.0, 0.0));
            plate(ui, place, &chairs.called(at), chair.colour, false);
        }
    }

    fn agreed(&mut self, ui: &mut Ui) -> Option<Shell> {
        self.game.agreed(ui);
        None
    }
}

impl NewGame {
    /// Draws the options of the table.
    fn agreed(&mut self, ui: &mut Ui) {
        let mut inside = new_game::agreements(ui, fl!(prince_new_agreed), 10, LINE);
        let ui = &mut inside;
        let mut trade = self.options().trade;
        let said = [
            fl!(prince_new_trade),
            fl!(prince_new_trade_hint),
            fl!(prince_new_trade_short),
        ];
        if tick_line(ui, ("trade", LINE), &mut trade, said) {
            self.agreed.trade = Some(trade);
        }
        new_game::line(ui, "conclave", LINE, |ui| self.conclave(ui));
        let agreed = &mut self.agreed;
        let said = [
            fl!(prince_new_simony),
            fl!(prince_new_simony_hint),
            fl!(prince_new_simony_short),
        ];
        tick_line(ui, ("simony", LINE), &mut agreed.simony_at_shuffle, said);
        let said = [
            fl!(prince_new_hide_money),
            fl!(prince_new_hide_money_hint),
            fl!(prince_new_hide_money_short),
        ];
        tick_line(ui, ("money", LINE), &mut agreed.hide_money, said);
        let said = [
            fl!(prince_new_hide_hands),
            fl!(prince_new_hide_hands_hint),
            fl!(prince_new_hide_hands_short),
        ];
        tick_line(ui, ("hands", LINE), &mut agreed.hide_hand_sizes, said);
        self.house_rules(ui);
        let chairs = &mut self.chairs;
        new_game::line(ui, "deal", LINE, |ui| {
            let said = [
                fl!(deal),
                fl!(prince_new_deal_hint),
                fl!(prince_new_deal_short),
            ];
            new_game::deal(ui, chairs, said);
        });
    }

    /// Draws the house rules.
    fn house_rules(&mut self, ui: &mut Ui) {
        let house = &mut self.agreed.house;
        let said = [
            fl!(prince_new_turns),
            fl!(prince_new_turns_hint),
            fl!(prince_new_turns_short),
        ];
        let turns = number(
            ui,
            "turns",
            house.turns.into(),
            [1, MOST_TURNS.into()],
            said,
        );
        house.turns = turns as u8;
        let said = [
            fl!(prince_new_pope_points),
            fl!(prince_new_pope_points_hint),
            fl!(prince_new_ten_printed),
        ];
        let range = [0, MOST_POINTS_OF_POPE];
        house.points_of_pope = number(ui, "pope_points", house.points_of_pope, range, said);
        let said = [
            fl!(prince_new_ducats),
            fl!(prince_new_ducats_hint),
            fl!(prince_new_ten_printed),
        ];
        let range = [1, MOST_DUCATS_FOR_POINT];
        house.ducats_for_point = number(ui, "ducats", house.ducats_for_point, range, said);
        let said = [
            fl!(prince_new_elect_first),
            fl!(prince_new_elect_first_hint),
            fl!(prince_new_elect_first_short),
        ];
        tick_line(ui, ("elect_first", LINE), &mut house.elects_first, said);
    }

    /// Draws the limit of open ballots.
    fn conclave(&mut self, ui: &mut Ui) {
        let ink = Palette::of(ui).ink;
        let name = fl!(prince_new_conclave);
        let said = RichText::new(name).color(ink).font(face::strong(13.5));
        ui.label(said).on_hover_text(fl!(prince_new_conclave_hint));
        let (rect, _) = ui.allocate_exact_size(vec2(92.0, 28.0), Sense::hover());
        let now = self.options().conclave_limit;
        let mut text = now.to_string();
        let (field, steps) = page::stepper(ui, (rect, page::DIGITS), name, &mut text, false);
        let field = field.on_hover_text(fl!(prince_new_conclave_hint));
        if steps != 0 {
            let to = i32::from(now) + steps;
            let to = to.clamp(0, i32::from(MOST_BALLOTS));
            self.agreed.conclave = u8::try_from(to).ok();
        } else if field.changed() {
            text.retain(|sign| sign.is_ascii_digit());
            let typed = if text.is_empty() { Ok(0) } else { text.parse() };
            self.agreed.conclave = typed.ok().map(|typed: u8| typed.min(MOST_BALLOTS));
        }
        remark(ui, &fl!(prince_new_conclave_short, number = now));
    }
}

/// Draws a line with a number within a range. Returns the new number.
fn number(
    ui: &mut Ui,
    id: &str,
    now: u16,
    [least, most]: [u16; 2],
    [name, hint, short]: [&'static str; 3],
) -> u16 {
    let mut to = now;
    new_game::line(ui, id, LINE, |ui| {
        let ink = Palette::of(ui).ink;
        let said = RichText::new(name).color(ink).font(face::strong(13.5));
        ui.label(said).on_hover_text(hint);
        let (rect, _) = ui.allocate_exact_size(vec2(92.0, 28.0), Sense::hover());
        let mut text = now.to_string();
        let (field, steps) = page::stepper(ui, (rect, page::DIGITS), name, &mut text, false);
        let field = field.on_hover_text(hint);
        if steps != 0 {
            to = now.saturating_add_signed(steps as i16);
        } else if field.changed() {
            text.retain(|sign| sign.is_ascii_digit());
            to = text.parse().unwrap_or(least);
        }
        remark(ui, short);
    });
    to.clamp(least, most)
}
