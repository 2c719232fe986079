//! Draws a new game: what only *Florence* has on the page that all games share.
//!
//! Controls besides those of [`new_game`]: `2 players` to `5 players`, `Player 1 begins`,
//! `Who plays seat 1` and its temperament; `Even game`; `Deal` and `Paste`; with two
//! players `Harder game` and the freedoms by name; `Muse & Princess`; `Cooperative
//! Building`; `Tournament tie-break`; `Different starting money` and `Money of Anna`;
//! `House rules of this game` and `View…`; `Shapes Studiolo` for each edition and `Edit
//! shapes…`.

use std::f32::consts::TAU;

use eframe::egui::{
    self, Align, Align2, Color32, CornerRadius, Layout, Pos2, Rect, Sense, Stroke, Ui, Vec2,
    ViewportCommand, pos2, vec2,
};

use super::super::boards;
use super::super::boards::Place;
use super::super::editions::Editions;
use super::super::ids::{HOUSE_RULES, SHAPES};
use super::super::named_rules::KeptRules;
use super::{NewGame, usual};
use crate::ui::Intent as Shell;
use crate::ui::base::icons::Icon;
use crate::ui::base::text;
use crate::ui::base::theme::{Palette, face};
use crate::ui::io::shelf::strength::Strength;
use crate::ui::parts::page::{Field, let_go};
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{page, small, widgets};
use crate::ui::screens::new_game;
use crate::ui::screens::new_game::{Chairs, Page, Table, its_page, plate, remark, tick_line};
use crate::ui::session::collecting::{Played as _, Wish};
use crate::ui::session::intent::Screen;
use florence::rules::{HouseRules, Variant};
use florence::{Edition, EditionData, Freedom, Game, Tile};
use table::{Bot, Game as _, Item as _, Level, Temperament};
use words::florence::{Named, advice, house_rules, shortened, window as game_words};
use words::{fl, shelf};

/// The width of what is next to the name in a narrow row on this screen.
const BESIDE_NAME: f32 = 565.0;
/// The height of a line of the options.
pub(super) const LINE: f32 = 43.0;
/// The most letters of a code, including surrounding text.
const MOST_OF_A_CODE: usize = 1200;

/// The page during one frame.
pub(super) struct Here<'a> {
    pub(super) game: &'a mut NewGame,
    /// The available tile shapes; `None` if nothing is drawn.
    pub(super) editions: Option<&'a Editions>,
    pub(super) edition: &'a EditionData,
    pub(super) sets: &'a [KeptRules],
}

impl Page for Here<'_> {
    type Bot = Bot;

    const JOINS: bool = true;

    fn titles(&self) -> [&'static str; 3] {
        [
            fl!(new_game_title),
            fl!(new_game_at_a_table_hint),
            fl!(new_game_on_screen_hint),
        ]
    }

    fn chairs(&self) -> &Chairs<Bot> {
        &self.game.chairs
    }

    fn chairs_mut(&mut self) -> &mut Chairs<Bot> {
        &mut self.game.chairs
    }

    fn usual_bot(at: usize) -> Bot {
        usual(at)
    }

    fn wrong(&self) -> Option<String> {
        self.game.wrong(self.edition)
    }

    fn summary(&self) -> [String; 2] {
        let chairs = &self.game.chairs;
        let begins = shortened(chairs.all[chairs.first].name.trim());
        let bots = chairs.is_on_screen().then(|| chairs.bots());
        let sentence = game_words::new_game(chairs.count, bots, &begins);
        [sentence, self.game.in_numbers(self.edition)]
    }

    fn start(&mut self) -> Shell {
        self.game.start(self.edition)
    }

    fn beside_seats(&mut self, ui: &mut Ui) {
        let is_alone = self.game.people().next().is_some();
        if self.game.chairs.is_on_screen() && is_alone {
            return self.game.strength(ui);
        }
        its_page::seats_hint(ui);
    }

    fn name_width(&self, row: Rect) -> f32 {
        match self.game.chairs.is_on_screen() {
            true if is_narrow(row) => (row.width() - BESIDE_NAME).clamp(90.0, 148.0),
            true => (row.width() * 0.28).min(148.0),
            false => (row.width() * 0.28 + 60.0).min(300.0),
        }
    }

    fn after_name(&mut self, ui: &mut Ui, at: usize, row: Rect) {
        if self.game.chairs.is_on_screen() {
            new_game::who_plays(self, ui, at, |ui, bot| {
                let said = (!is_narrow(row)).then_some(advice::level as fn(Level) -> String);
                let hint = |level| advice::level_hint(level).to_owned();
                new_game::level(ui, at + 1, &mut bot.level, &Level::ALL, said, hint);
                temperament(ui, at + 1, bot, is_narrow(row));
            });
        }
    }

    fn first(&self, ui: &mut Ui, at: usize, row: Rect) -> bool {
        let chairs = &self.game.chairs;
        let said = fl!(new_game_begins);
        let name = fl!(new_game_player_begins, number = at + 1);
        let wide = text::width(ui, said, face::strong(13.0)) + 25.0;
        let (width, said, hint) = match chairs.is_on_screen() && is_narrow(row) {
            true => (24.0, "", said),
            false => (wide.max(66.0), said, ""),
        };
        new_game::begins(ui, width, chairs.first == at, [said, &name, hint])
    }

    fn edition(&mut self, ui: &mut Ui) -> Option<Shell> {
        shapes(ui, self.editions?)
    }

    fn table(&self, ui: &Ui, rect: Rect) {
        let palette = Palette::of(ui);
        let painter = ui.painter();
        let chairs = &self.game.chairs;
        let table = Table::paint(ui, rect);
        let Table { centre, radii } = table;
        let line = Stroke::new(1.5, palette.wood.gamma_multiply(0.7));
        let rim = radii - Vec2::splat(11.0);
        let top = centre - vec2(0.0, 2.0);
        painter.add(egui::Shape::ellipse_stroke(top, rim, line));
        turning(ui, centre, palette.plate);
        let font = face::text(12.5);
        let text = fl!(new_game_clockwise);
        let wide = text::width(ui, text, font.clone()) + 24.0;
        let pill = Align2::CENTER_CENTER.anchor_size(centre, vec2(wide, 22.0));
        painter.rect_filled(pill, CornerRadius::same(11), palette.plate);
        painter.text(
            centre,
            Align2::CENTER_CENTER,
            text,
            font,
            palette.plate_text,
        );
        let variant = Variant::of(chairs.count, self.game.options, Edition::studiolo());
        let palazzo = Edition::studiolo().palazzo_of(&variant);
        let side = (radii.y * 0.56).clamp(58.0, 96.0).round();
        for (at, chair) in chairs.playing().iter().enumerate() {
            let from_edge = vec2(33.0 + side / 2.0, 19.0 + side / 2.0);
            let place = table.place(at, chairs.count, from_edge);
            let sideways = (place.x - centre.x).abs() > 0.35 * (radii.x - from_edge.x);
            let middle = place - vec2(0.0, if sideways { 12.0 } else { 0.0 });
            let board = small::around(middle.round(), side);
            Place::empty(palazzo).paint(ui, board);
            let name = shortened(chair.name.trim());
            let place = |size: Vec2| match sideways {
                true => {
                    let top = board.center_bottom() + vec2(0.0, 8.0);
                    Align2::CENTER_TOP.anchor_size(top, size)
                }
                false => Rect::from_min_size(board.right_center() + vec2(10.0, -11.0), size),
            };
            plate(ui, place, &name, chair.colour, chairs.first == at);
        }
    }

    fn agreed(&mut self, ui: &mut Ui) -> Option<Shell> {
        self.game.agreed(ui, self.sets)
    }
}

impl NewGame {
    /// Draws the options of the table.
    fn agreed(&mut self, ui: &mut Ui, sets: &[KeptRules]) -> Option<Shell> {
        let two = Variant::may_be_older(self.chairs.count);
        let freedoms = self.most_doubled() > 0 && !self.chairs.is_on_screen();
        let purses = self.purses.lines(self.chairs.count);
        let lines = 5 + purses + usize::from(two) + 2 * usize::from(freedoms);
        let mut inside = new_game::agreements(ui, fl!(new_game_variants), lines, LINE);
        let ui = &mut inside;
        if two {
            let said = [
                fl!(new_game_older),
                fl!(new_game_older_hint),
                fl!(new_game_older_short),
            ];
            tick_line(ui, ("older", LINE), &mut self.options.older, said);
        }
        if freedoms {
            new_game::line(ui, "freedoms", LINE, |ui| {
                for &freedom in Freedom::ALL {
                    let mut chosen = self.doubled.contains(freedom);
                    if let_go(page::tick(ui, &mut chosen, freedom.name())).changed() {
                        match chosen {
                            true => self.doubled.insert(freedom),
                            false => self.doubled.remove(freedom),
                        };
                    }
                }
                remark(ui, &game_words::doubled(self.most_doubled()));
            });
            let said = [
                fl!(new_game_harder),
                fl!(new_game_harder_hint),
                fl!(new_game_harder_short),
            ];
            tick_line(ui, ("harder", LINE), &mut self.options.harder, said);
        }
        let said = [
            fl!(new_game_muse),
            fl!(new_game_muse_hint),
            fl!(new_game_muse_short),
        ];
        tick_line(ui, ("muse", LINE), &mut self.options.muse, said);
        let joined = &mut self.options.cooperative;
        let said = [
            fl!(new_game_cooperative),
            fl!(new_game_cooperative_hint),
            fl!(new_game_cooperative_short),
        ];
        tick_line(ui, ("cooperative", LINE), joined, said);
        let tie = &mut self.options.lowest_profession_breaks_ties;
        let said = [
            fl!(new_game_tie_break),
            fl!(new_game_tie_break_hint),
            fl!(new_game_tie_break_short),
        ];
        tick_line(ui, ("tie", LINE), tie, said);
        let usual = self.usual_purse();
        self.purses.show(ui, &self.chairs, usual);
        let mut wanted = None;
        new_game::line(ui, "house_rules", LINE, |ui| {
            wanted = self.choose_rules(ui, sets);
        });
        new_game::line(ui, "deal", LINE, |ui| self.draw_deal(ui));
        wanted
    }

    /// Draws the choice of house rules: a set, or custom ones.
    fn choose_rules(&mut self, ui: &mut Ui, sets: &[KeptRules]) -> Option<Shell> {
        let (rect, _) = ui.allocate_exact_size(vec2(84.0, 30.0), Sense::hover());
        let ink = Palette::of(ui).ink;
        let (at, font) = (rect.left_center(), face::strong(13.5));
        let painter = ui.painter();
        painter.text(at, Align2::LEFT_CENTER, fl!(house_rules), font, ink);
        let mut wanted = None;
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let view = Press::new(fl!(house_rules_view)).quiet();
            if view.pressed(ui) {
                let page = Screen::Of(Game::ID, HOUSE_RULES);
                wanted = Some(Shell::Show(page));
            }
            let rules = &mut self.options.house_rules;
            let now = sets.iter().find(|kept| kept.data.rules == *rules);
            let number = rules.in_force().count();
            let text = match now {
                _ if rules.is_none() => fl!(house_rules_none).to_owned(),
                Some(kept) => shortened(&kept.data.name),
                None => fl!(house_rules_own, number = number),
            };
            let told = house_rules::house_rules(rules).join("\n");
            let choice = egui::ComboBox::from_id_salt("house_rules")
                .selected_text(text)
                .width((ui.available_width() - 8.0).clamp(80.0, 240.0))
                .truncate()
                .show_ui(ui, |ui| {
                    let printed = HouseRules::default();
                    ui.selectable_value(rules, printed, fl!(house_rules_none));
                    for kept in sets {
                        let said = house_rules::house_rules(&kept.data.rules).join("\n");
                        let name = shortened(&kept.data.name);
                        let choice = ui.selectable_value(rules, kept.data.rules, name);
                        choice.on_hover_text(said);
                    }
                });
            let choice = choice.response.accessible_name(fl!(house_rules_choose));
            if !told.is_empty() {
                choice.on_hover_text(told);
            }
        });
        wanted
    }

    /// Draws the choice of the deal.
    fn draw_deal(&mut self, ui: &mut Ui) {
        let (rect, _) = ui.allocate_exact_size(vec2(84.0, 30.0), Sense::hover());
        let at = rect.left_center();
        let style = (face::strong(13.5), Palette::of(ui).ink);
        small::whole(ui, at, Align2::LEFT_CENTER, fl!(deal), style);
        if !self.chairs.is_on_screen() {
            remark(ui, fl!(new_game_you_deal));
            return;
        }
        const WIDTH: f32 = 176.0;
        let (rect, _) = ui.allocate_exact_size(vec2(WIDTH, 30.0), Sense::hover());
        let wrong = self.typed().is_err();
        let field = Field::new(fl!(deal), WIDTH)
            .hint(fl!(deal_any))
            .down_to(11.5)
            .most(MOST_OF_A_CODE)
            .wrong(wrong);
        let field = field.show(ui, rect, &mut self.chairs.deal);
        if std::mem::take(&mut self.pastes) {
            field.request_focus();
            self.chairs.deal.clear();
            ui.ctx().send_viewport_cmd(ViewportCommand::RequestPaste);
        }
        new_game::begins_by_enter(ui, &field);
        field.on_hover_text(fl!(deal_hint));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let paste = Press::new(fl!(new_game_paste)).icon(Icon::Copy).quiet();
            self.pastes |= paste.pressed(ui);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let said = fl!(new_game_deal_hint);
                if text::width(ui, said, face::text(12.5)) <= ui.available_width() {
                    remark(ui, said);
                }
            });
        });
    }

    /// Draws the strength of the first person, and the button that sets the bots for an
    /// even game.
    fn strength(&mut self, ui: &mut Ui) {
        let Some(name) = self.people().next().map(str::to_owned) else {
            return;
        };
        let short = shortened(&name);
        let strength = self.strength_of(&name);
        let rating = strength.and_then(Strength::rating);
        let in_full = strength.and_then(Strength::in_full);
        let (said, hint) = match (&rating, in_full) {
            (Some(rating), Some(in_full)) => (shelf::strength_of(&short, rating), in_full),
            _ => (
                fl!(strength_unknown, name = short.as_str()),
                fl!(strength_unknown_hint).to_owned(),
            ),
        };
        let weak = Palette::of(ui).weak;
        let room = (ui.available_width() - 108.0).max(1.0);
        ui.scope(|ui| {
            ui.set_max_width(room);
            let text = egui::RichText::new(&said)
                .color(weak)
                .font(face::text(13.0));
            ui.add(egui::Label::new(text).truncate())
                .on_hover_text(hint);
        });
        let has_bots = self.chairs.bots() > 0;
        let allowed = match has_bots {
            true => Ok(()),
            false => Err(fl!(even_game_without_bots).to_owned()),
        };
        let button = Press::new(fl!(even_game)).small().allowed(&allowed);
        let button = let_go(ui.add(button)).on_hover_text(fl!(even_game_hint));
        if button.clicked() {
            self.make_even();
        }
    }
}

/// Draws the tile shapes in small; the choice is remembered.
fn shapes(ui: &mut Ui, editions: &Editions) -> Option<Shell> {
    let mut wanted = None;
    let larger = 1.0 + (new_game::more_height(ui) / 200.0).clamp(0.0, 1.0) * 0.8;
    let rect = page::room(ui, 50.0 + 48.0 * larger);
    small::card(ui, rect);
    let inner = rect.shrink2(vec2(14.0, 8.0));
    let (head, tiles) = inner.split_top_bottom_at_y(inner.top() + 32.0);
    let mut row = page::row(ui, head, "shapes");
    row.spacing_mut().item_spacing.x = 8.0;
    widgets::caption(&mut row, fl!(tile_shapes_title));
    let now = editions.to_begin_with();
    row.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let edit = ui.add(Press::new(fl!(edit_shapes)).quiet());
        if edit.on_hover_text(fl!(tile_shapes_hint)).clicked() {
            wanted = Some(Shell::Show(Screen::Of(Game::ID, SHAPES)));
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let studiolo = EditionData::default();
            for (path, data) in editions.all(&studiolo) {
                let sound = match data.wrong() {
                    0 => Ok(()),
                    problems => Err(fl!(edition_not_sound, problems)),
                };
                let name = shortened(&data.called());
                let called = fl!(shapes_named, edition = data.called());
                let chip = Press::new(&name).small().chosen(*data == now).name(&called);
                if let_go(ui.add(chip.allowed(&sound))).clicked() {
                    wanted = Some(Wish::<EditionData>::Use(path.cloned()).into());
                }
            }
            if editions.kept.is_empty() {
                remark(ui, fl!(new_game_shapes_hint));
            }
        });
    });
    let edition = Edition::load(&now).unwrap_or_else(|_| Edition::studiolo());
    let all: Vec<Tile> = Tile::all().collect();
    let step = tiles.width() / all.len() as f32;
    for (at, tile) in all.into_iter().enumerate() {
        let left = tiles.left() + at as f32 * step;
        let size = vec2(step, 40.0 * larger);
        let place = Rect::from_min_size(pos2(left, tiles.top() + 6.0), size);
        let squares = edition.shape(tile).oriented(0);
        boards::thumbnail(
            ui,
            place.shrink2(vec2(3.0, 0.0)),
            tile,
            squares,
            11.5 * larger,
        );
    }
    wanted
}

/// Returns whether a row on this screen has room only for the essentials.
fn is_narrow(row: Rect) -> bool {
    row.width() < 815.0
}

/// Draws the temperament of a bot.
fn temperament(ui: &mut Ui, number: usize, bot: &mut Bot, is_narrow: bool) {
    let beside = if is_narrow { 76.0 } else { 130.0 };
    let choice = egui::ComboBox::from_id_salt(("temperament", number))
        .selected_text(advice::temperament(bot.temperament))
        .width((ui.available_width() - beside).clamp(70.0, 104.0))
        .truncate()
        .show_ui(ui, |ui| {
            for one in Temperament::ALL {
                let name = advice::temperament(one);
                let choice = ui.selectable_value(&mut bot.temperament, one, name);
                choice.on_hover_text(advice::temperament_hint(one));
            }
        });
    let name = fl!(new_game_temperament, number = number);
    choice.response.accessible_name(name);
}

/// Draws two arrows that show the direction of play.
fn turning(ui: &Ui, centre: Pos2, colour: Color32) {
    let arc = |from: f32| -> Vec<Pos2> {
        (0..=20_u8)
            .map(|step| {
                let angle = TAU * (from + 0.36 * f32::from(step) / 20.0);
                centre + vec2(angle.cos() * 68.0, angle.sin() * 42.0)
            })
            .collect()
    };
    // Angles grow clockwise on a screen.
    for from in [0.57, 0.07] {
        let points = arc(from);
        let end = points[points.len() - 1];
        let way = (end - points[points.len() - 3]).normalized();
        let across = vec2(-way.y, way.x);
        let head = vec![end + way * 14.0, end + across * 8.0, end - across * 8.0];
        let painter = ui.painter();
        painter.add(egui::Shape::line(points, Stroke::new(2.5, colour)));
        painter.add(egui::Shape::convex_polygon(head, colour, Stroke::NONE));
    }
}
