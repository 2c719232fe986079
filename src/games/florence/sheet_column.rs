//! A player's column on the score sheet: the board, the numbers beside it, what the
//! rules say, freedoms, works, prestige cards, and the sum at the foot.
//!
//! By name: the fields `Name of player A`, `Money of Anna`, `PP of Anna`, `Builders of
//! Anna`, `Jesters of Anna`, `Recruiting cards in hand of Anna`, `Recruiting cards on
//! the table of Anna`, `Best work of Anna`, `Hidden prestige cards of Anna`,
//! `Profession cards in hand of Anna`, `Bonus cards in hand of Anna`; the groups
//! `Freedoms of Anna`, `Works of Anna` and `Prestige cards of Anna`, and in them
//! `Travel of Anna`, `Poet on the table of Anna`, `Prestige card Most Parks of Anna`.
//! In a group the arrows go from one to the next and Space takes it, or a sign does:
//! 1 to 9 and then the letters from A on.

use std::mem::discriminant;

use eframe::egui::{
    self, Align2, Color32, CornerRadius, EventFilter, Id, Key, Label, Rect, RichText, Role,
    ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::art::colours::Colours;
use super::art::{coin, glyphs, seal};
use super::grid_view::Board;
use super::sheet_fields::Field;
use super::sheet_marks::Target;
use super::sheet_state::{Judged, SheetPanel};
use super::{prestige, sheet_marks};
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::{focus, icons, input, text};
use crate::ui::parts::{controls, page, small, widgets};
use crate::ui::screens::sheet::Place;
use florence::rules::field::shape::SIDE;
use florence::rules::tally::Account;
use florence::{Edition, Freedom, Landscape, Moment, PrestigeCard, Problem, Profession, Squares};
use table::save::limits::Part;
use table::{Card, Item, Seat};
use words::fl;
use words::florence::{Named, points};

/// Between the edge of a column and what is in it, usually and in a narrow one.
const SIDES: [f32; 2] = [13.0, 8.0];
/// Below this width a column is narrow: what stood side by side is stacked.
const NARROW: f32 = 236.0;
/// The least height of a column, and of a narrow one without its board.
const LEAST_HEIGHT: [f32; 2] = [578.0, 720.0];
/// The height of the head, and of the foot.
const HEAD: [f32; 2] = [34.0, 60.0];
const FOOT: [f32; 2] = [33.0, 50.0];
/// The least width of the numbers beside a board.
const NUMBERS: f32 = 96.0;
/// The height of a number.
const NUMBER: f32 = 33.0;
/// What is around the board from the top to the foot.
const AROUND: f32 = 425.0;

/// Where the parts of a column lie that are drawn after all fields.
#[derive(Clone, Copy, Debug)]
pub struct Places {
    /// The board.
    pub board: Rect,
    /// The side of its squares.
    pub side: f32,
    /// What the rules say, or the controls of the tile in the hand.
    pub said: Rect,
}

/// Whether a column of this width is narrow.
pub(crate) fn is_narrow(width: f32) -> bool {
    width < NARROW
}

/// How high a column of this width is at least.
pub(crate) fn least_height(width: f32) -> f32 {
    let [usual, narrow] = LEAST_HEIGHT;
    match is_narrow(width) {
        true => narrow + Board::size(board_side(width - 2.0 * SIDES[1])).y,
        false => usual,
    }
}

/// The side of a square of a board in so much room.
fn board_side(room: f32) -> f32 {
    let around = Board::size(10.0).x - 10.0 * SIDE as f32;
    ((room - around) / SIDE as f32).floor().max(10.0)
}

/// Draws a column without its board.
pub(crate) fn show(
    sheet: &mut SheetPanel,
    ui: &mut Ui,
    rect: Rect,
    at: usize,
    judged: &Judged<'_>,
) -> Places {
    let mut inside = page::part(ui, rect, ("column", at));
    Column::of(sheet, rect, at, judged).draw(&mut inside)
}

/// A player's column while it is drawn.
pub(crate) struct Column<'a, 'w> {
    pub sheet: &'a mut SheetPanel,
    pub at: usize,
    pub name: String,
    seat: Seat,
    judged: &'a Judged<'w>,
    rect: Rect,
}

impl<'a, 'w> Column<'a, 'w> {
    /// The column of this player, from 0.
    pub(crate) fn of(
        sheet: &'a mut SheetPanel,
        rect: Rect,
        at: usize,
        judged: &'a Judged<'w>,
    ) -> Self {
        Self {
            sheet,
            at,
            seat: Seat::ALL[at],
            name: judged.words.seat(Seat::ALL[at]),
            judged,
            rect,
        }
    }

    /// How narrow it is: 0 or 1.
    pub(crate) fn narrow(&self) -> usize {
        usize::from(is_narrow(self.rect.width()))
    }

    /// What is in it, from its top to its bottom.
    pub(crate) fn inner(&self) -> Rect {
        self.rect.shrink2(vec2(SIDES[self.narrow()], 0.0))
    }

    /// The height of its head.
    pub(crate) fn head_height(&self) -> f32 {
        HEAD[self.narrow()]
    }

    /// The height of the prestige cards.
    pub(crate) fn prestige_height(&self) -> f32 {
        [106.0, 148.0][self.narrow()]
    }

    fn problems(&self) -> impl Iterator<Item = &'a Problem> + use<'a> {
        let seat = Some(self.seat);
        let problems = self.judged.problems().iter();
        problems.filter(move |problem| problem.seat == seat)
    }

    fn nonsense(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        let at = self.at;
        let typed = self.judged.nonsense.iter();
        let typed = typed.filter(move |(player, ..)| *player == at);
        typed.map(|(_, _, said)| said.as_str())
    }

    fn account(&self) -> Option<&'a Account> {
        let mut accounts = self.judged.accounts.iter();
        accounts.find(|account| account.seat == self.seat)
    }

    pub(crate) fn is_wrong(&self, target: Target) -> bool {
        self.problems()
            .any(|problem| self.judged.targets(problem).contains(&target))
    }

    fn colour(&self) -> usize {
        let chosen = self.sheet.setup.players[self.at].colour;
        chosen.map_or(self.at, |colour| colour.index())
    }

    /// Whether the keyboard is wanted here.
    pub(crate) fn is_called(&self, target: Target) -> bool {
        self.sheet.go == Some((self.at, target))
    }

    /// What the column stands on.
    pub(crate) fn ground(&self, ui: &Ui) {
        let palette = Palette::of(ui);
        let rect = self.rect;
        let wrong = self.problems().next().is_some() || self.nonsense().next().is_some();
        let best = self.judged.is_end
            && !self.judged.is_blank
            && self.account().is_some_and(|account| account.rank == 1);
        let edge = match (wrong, best) {
            (true, _) => Stroke::new(1.5, palette.wrong),
            (false, true) => Stroke::new(2.0, palette.gold_edge),
            (false, false) => Stroke::new(1.0, palette.line),
        };
        widgets::paint_card(ui, rect, palette.card, edge);
        let ribbon = rect.with_max_y(rect.top() + 5.0).shrink2(vec2(1.0, 0.0));
        let round = CornerRadius {
            nw: size::ROUND_CARD,
            ne: size::ROUND_CARD,
            ..CornerRadius::ZERO
        };
        let colour = palette.players[self.colour()];
        ui.painter().rect_filled(ribbon, round, colour);
    }

    fn draw(&mut self, ui: &mut Ui) -> Places {
        let rect = self.rect;
        self.ground(ui);
        let inner = self.inner();
        let narrow = self.narrow() > 0;
        let mut top = rect.top() + 11.0;
        let mut strip = |height: f32, gap: f32| {
            let strip = Rect::from_x_y_ranges(inner.x_range(), top..=top + height);
            top += height + gap;
            strip
        };
        let head = strip(self.head_height(), 3.0);
        let by_width = (inner.width() - NUMBERS - 9.0).floor();
        let by_height = (rect.height() - AROUND).max(120.0);
        let side = match narrow {
            true => board_side(inner.width()),
            false => board_side(by_width.min(by_height)),
        };
        let board = Board::size(side);
        // Where there is more height than is needed the cells are larger.
        let spare = match narrow {
            true => 0.0,
            false => rect.height() - AROUND - board.y.max(5.0 * NUMBER),
        };
        let more = |part: f32, most: f32| (spare * part).clamp(0.0, most);
        let (row, numbers) = match narrow {
            true => (strip(board.y, 5.0), strip(3.0 * NUMBER, 7.0)),
            false => {
                let row = strip(board.y.max(5.0 * NUMBER), 7.0 + more(0.06, 10.0));
                let wide = (inner.width() - board.x - 9.0).min(140.0);
                (row, row.with_min_x(inner.right() - wide))
            }
        };
        let said = strip(if narrow { 92.0 } else { 70.0 }, 6.0 + more(0.06, 10.0));
        let freedoms = strip(34.0, 5.0 + more(0.06, 10.0));
        let works = match narrow {
            true => 92.0,
            false => 66.0 + more(0.2, 22.0),
        };
        let works = strip(works, 6.0 + more(0.06, 10.0));
        let cards = self.prestige_height() + more(0.3, 34.0);
        let cards = strip(cards, 5.0 + more(0.06, 10.0));
        let hand = strip(if narrow { 58.0 } else { 26.0 }, 0.0);
        self.head(ui, head);
        self.numbers(ui, numbers);
        self.freedoms(ui, freedoms);
        self.works(ui, works);
        self.prestige(ui, cards);
        self.hand(ui, hand);
        self.foot(ui);
        let holds = self.sheet.held.is_some() && self.sheet.chosen == self.at;
        if !holds {
            let there = self.there();
            self.said(ui, said, &there);
        }
        Places {
            board: Rect::from_min_size(row.min, board),
            side,
            said,
        }
    }

    /// Marker, name, rank and points.
    pub(crate) fn head(&mut self, ui: &mut Ui, rect: Rect) {
        let palette = Palette::of(ui);
        let whole = rect;
        let [line, _] = HEAD;
        let rect = rect.with_max_y(rect.top() + line);
        let marker = rect.left_center() + vec2(9.0, 0.0);
        page::paint_marker(ui.painter(), marker, 18.0, self.colour(), palette);
        // The points have a line of their own where there is little width.
        let narrow = self.narrow() > 0;
        let name_line = rect;
        let rect = match narrow {
            true => whole.with_min_y(rect.bottom() - 4.0),
            false => rect,
        };
        let mut right = rect.right();
        let account = self.account().filter(|_| !self.judged.is_blank);
        let best = account.is_some_and(|account| account.rank == 1) && self.judged.is_end;
        let colour = if best { palette.leaf } else { palette.ink };
        if let Some(account) = account {
            let total = account.total.to_string();
            let at = pos2(right, rect.center().y);
            let font = face::display(if narrow { 26.0 } else { 34.0 });
            let drawn = small::whole(ui, at, Align2::RIGHT_CENTER, total, (font, colour));
            right = drawn.left() - 7.0;
        }
        if let Some(account) = account.filter(|_| self.judged.is_end) {
            let rank = fl!(sheet_rank, rank = account.rank);
            let at = pos2(right, rect.center().y + 1.0);
            let font = face::text(13.5);
            let drawn = small::whole(ui, at, Align2::RIGHT_CENTER, rank, (font, palette.weak));
            right = drawn.left() - 6.0;
            if best {
                let at = pos2(right - 9.0, rect.center().y);
                small::icon(ui, at, 19.0, Icon::Crown, palette.leaf);
                right -= 24.0;
            }
        }
        let called = fl!(sheet_name_of, letter = format!("{:?}", self.seat));
        let hint = fl!(sheet_player_letter, letter = format!("{:?}", self.seat));
        let rect = name_line;
        let right = if narrow { rect.right() } else { right };
        let place = rect.with_min_x(rect.left() + 22.0);
        let width = (right - place.left() - 4.0).max(60.0);
        let field = page::Field::new(&called, width)
            .hint(&hint)
            .sized(34.0, face::display(22.0))
            .down_to([13.0, 11.0][self.narrow()])
            .most(Part::Name.most())
            .bare();
        let name = &mut self.sheet.setup.players[self.at].name;
        field.show(ui, place, name);
    }

    /// The numbers beside the board.
    fn numbers(&mut self, ui: &mut Ui, rect: Rect) {
        let rows = [
            Field::Money,
            Field::Prestige,
            Field::Builders,
            Field::Jesters,
            Field::RecruitingInHand,
            Field::RecruitingOnTable,
        ];
        if self.narrow() > 0 {
            // Down one side and then the other, as Tab goes.
            let wide = rect.width() / 2.0;
            for (n, field) in rows.into_iter().enumerate() {
                let by = vec2((n / 3) as f32 * wide, (n % 3) as f32 * NUMBER);
                let line = Rect::from_min_size(rect.min + by, vec2(wide, NUMBER));
                self.icon(ui, line, field);
                let place = line.with_min_x(line.left() + 21.0).shrink2(vec2(0.0, 3.0));
                self.number(ui, place.with_max_x(place.right() - 3.0), field);
            }
            return;
        }
        let step = (rect.height() / 5.0).min(NUMBER + 6.0);
        for (row, field) in rows.into_iter().enumerate().take(5) {
            let top = rect.min + vec2(0.0, row as f32 * step);
            let line = Rect::from_min_size(top, vec2(rect.width(), NUMBER));
            self.icon(ui, line, field);
            let place = line.with_min_x(line.left() + 26.0).shrink2(vec2(0.0, 3.0));
            if field != Field::RecruitingInHand {
                self.number(ui, place, field);
                continue;
            }
            let (hand, table) = place.split_left_right_at_x(place.center().x);
            self.number(ui, hand.with_max_x(hand.right() - 2.0), field);
            let table = table.with_min_x(table.left() + 2.0);
            self.number(ui, table, Field::RecruitingOnTable);
        }
    }

    fn icon(&self, ui: &Ui, line: Rect, field: Field) {
        let at = line.left_center() + vec2(9.0, 0.0);
        let picture = small::around(at, 17.0);
        paint_picture(ui, picture, field);
        let id = ui
            .scope_id()
            .with(("picture_of_a_number", self.at, field.name()));
        let response = ui.interact(picture.expand(4.0), id, Sense::hover());
        response.on_hover_text(field.name());
    }

    pub(crate) fn number(&mut self, ui: &mut Ui, rect: Rect, field: Field) {
        let name = field.name_of(&self.name);
        let place = Place {
            rect,
            name: &name,
            is_wrong: self.is_wrong(Target::Field(field)),
            is_called: self.is_called(Target::Field(field)),
        };
        self.sheet.number(ui, (self.at, field), &place);
    }

    /// What the rules say; if they say nothing, how much is `there`.
    pub(crate) fn said(&mut self, ui: &mut Ui, rect: Rect, there: &str) {
        let palette = Palette::of(ui);
        let round = CornerRadius::same(7);
        let problems: Vec<&Problem> = self.problems().collect();
        let typed: Vec<&str> = self.nonsense().collect();
        let wrong = !problems.is_empty() || !typed.is_empty();
        let (fill, edge) = match wrong {
            true => (palette.wrong_ground, palette.wrong),
            false => (palette.sunk, palette.sunk),
        };
        small::boxed(ui, rect, round, fill, edge);
        let mut inside = page::part(ui, rect.shrink2(vec2(10.0, 5.0)), "said");
        inside.set_clip_rect(rect);
        let ui = &mut inside;
        ui.spacing_mut().item_spacing = vec2(6.0, 2.0);
        // Two lines have room below the first.
        ui.spacing_mut().interact_size.y = 19.0;
        if !wrong {
            let text = RichText::new(fl!(sheet_all_is_right))
                .font(face::strong(13.0))
                .color(palette.right);
            ui.horizontal(|ui| {
                let (mark, _) = ui.allocate_exact_size(Vec2::splat(14.0), Sense::hover());
                icons::paint(ui.painter(), mark, Icon::Check, palette.right);
                ui.add(Label::new(text).truncate());
            });
            let text = RichText::new(there)
                .font(face::text(13.0))
                .color(palette.weak);
            ui.add(Label::new(text).wrap());
            return;
        }
        let words = self.judged.words.about(self.seat);
        let mut go = None;
        ScrollArea::vertical()
            .id_salt(("said", self.at))
            .show(ui, |ui| {
                ui.set_width(ui.available_width());
                for said in typed {
                    let text = RichText::new(said)
                        .font(face::text(13.0))
                        .color(palette.wrong);
                    ui.add(Label::new(text).wrap());
                }
                for problem in problems {
                    let text = RichText::new(words.cited(&problem.violation))
                        .font(face::text(13.0))
                        .color(palette.wrong);
                    let line = Label::new(text).wrap().sense(Sense::click());
                    let response = ui.add(line);
                    let all = self.judged.words.problem(problem);
                    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &all));
                    focus::comes_by_keyboard(ui, &response);
                    if response.has_focus() {
                        focus::focus_ring(ui, response.rect);
                    }
                    if response.on_hover_text(fl!(sheet_show_problem)).clicked() {
                        go = self.judged.targets(problem).into_iter().next();
                    }
                }
            });
        if let Some(target) = go {
            // It is drawn before the next frame ends.
            self.sheet.called = Some((self.at, target));
            ui.ctx().request_repaint();
        }
    }

    /// How much lies on the board.
    fn there(&self) -> String {
        let player = &self.sheet.setup.players[self.at];
        match player.buildings.len() + player.landscapes.len() {
            0 => fl!(sheet_click_a_square).to_owned(),
            _ => fl!(
                sheet_counted,
                buildings = player.buildings.len(),
                landscapes = player.landscapes.len(),
                empty = self.empty_squares()
            ),
        }
    }

    fn empty_squares(&self) -> usize {
        let edition = Edition::load(&self.sheet.setup.edition);
        let edition = edition.unwrap_or_else(|_| Edition::studiolo());
        let tiles = sheet_marks::placed(&self.sheet.setup.players[self.at]);
        let covered = tiles.iter().map(|&(_, squares)| squares);
        let palazzo = edition.palazzo_of(&self.sheet.setup.variant());
        let covered = covered.fold(palazzo, Squares::union);
        Squares::ALL.minus(covered).len()
    }

    /// Several things of which each is there or not: what is called so, of which these
    /// are there. Each is drawn by `paint`. Gives those that were pressed.
    pub(crate) fn group<T: Copy>(
        &mut self,
        ui: &mut Ui,
        (target, name): (Target, &str),
        cells: &[Rect],
        things: impl Iterator<Item = (T, bool, String)>,
        paint: impl Fn(&Ui, T, &Cell),
    ) -> Vec<T> {
        let called = self.is_called(target);
        let is_wrong = self.is_wrong(target);
        let group = Group::show(ui, (discriminant(&target), self.at), cells, name, called);
        let mut pressed = Vec::new();
        for (n, ((thing, is_there, full), &rect)) in things.zip(cells).enumerate() {
            if group.cell(ui, n, rect, is_there, &full) {
                pressed.push(thing);
            }
            let cell = Cell {
                rect,
                is_there,
                is_wrong: is_wrong && is_there,
            };
            paint(ui, thing, &cell);
        }
        pressed
    }

    pub(crate) fn freedoms(&mut self, ui: &mut Ui, rect: Rect) {
        let place = match self.narrow() {
            0 => {
                caption(ui, rect.left_center(), fl!(sheet_freedoms), 80.0);
                rect.with_min_x(rect.left() + 80.0)
            }
            _ => rect,
        };
        let step = (place.width() / 3.0).min(48.0);
        let centre = |n: usize| pos2(place.left() + (n as f32 + 0.5) * step, place.center().y);
        let cells = [0, 1, 2].map(|n| small::around(centre(n), 34.0));
        let name = fl!(sheet_freedoms_of, player = &self.name);
        let own = self.sheet.setup.players[self.at].freedoms.clone();
        let player = self.name.clone();
        let things = Freedom::ALL.iter().map(|&freedom| {
            let full = fl!(sheet_freedom_of, freedom = freedom.id(), player = &player);
            (freedom, own.contains(&freedom), full)
        });
        let of = (Target::Freedoms, name.as_str());
        let pressed = self.group(ui, of, &cells, things, |ui, freedom, cell| {
            let dark = ui.visuals().dark_mode;
            seal::paint(ui.painter(), cell.rect, dark, freedom, cell.is_there);
            if cell.is_wrong {
                let ring = Stroke::new(1.5, Palette::of(ui).wrong);
                ui.painter().circle_stroke(cell.rect.center(), 18.0, ring);
            }
        });
        for freedom in pressed {
            controls::toggle(&mut self.sheet.setup.players[self.at].freedoms, freedom);
        }
    }

    fn works(&mut self, ui: &mut Ui, rect: Rect) {
        let own = self.sheet.setup.players[self.at].table.clone();
        heading(ui, rect, fl!(sheet_works), &own.len().to_string());
        let (columns, rows) = [(11, 2), (7, 3)][self.narrow()];
        let cells = rect.with_min_y(rect.top() + 20.0);
        let cells = grid(cells, columns, rows, vec2(3.0, 3.0));
        let name = fl!(sheet_works_of, player = &self.name);
        let cells = &cells[..Profession::ALL.len()];
        let player = self.name.clone();
        let things = Profession::ALL.iter().map(|&card| {
            let full = fl!(sheet_card_on_table, card = card.id(), player = &player);
            (card, own.contains(&card), full)
        });
        let of = (Target::Works, name.as_str());
        let pressed = self.group(ui, of, cells, things, |ui, card, cell| {
            let ink = cell.paint(ui);
            let font = match cell.is_there {
                true => face::strong(12.0),
                false => face::text(12.0),
            };
            let number = card.number().to_string();
            let at = cell.rect.center();
            small::whole(ui, at, Align2::CENTER_CENTER, number, (font, ink));
        });
        for card in pressed {
            controls::toggle(&mut self.sheet.setup.players[self.at].table, card);
        }
    }

    pub(crate) fn prestige(&mut self, ui: &mut Ui, rect: Rect) {
        let palette = Palette::of(ui);
        let scored = self.account().map(|account| &account.cards);
        let sum = scored.map_or_else(String::new, |cards| {
            points(cards.iter().map(|&(_, points)| points).sum::<u16>())
        });
        heading(ui, rect, fl!(sheet_prestige_cards), &sum);
        let (columns, rows) = [(7, 2), (5, 3)][self.narrow()];
        let cells = rect.with_min_y(rect.top() + 20.0);
        let cells = grid(cells, columns, rows, vec2(4.0, 4.0));
        let cells = &cells[..PrestigeCard::ALL.len()];
        let name = fl!(sheet_prestige_cards_of, player = &self.name);
        let own = self.sheet.setup.players[self.at].prestige_cards.clone();
        let player = self.name.clone();
        let things = PrestigeCard::ALL.iter().map(|&card| {
            let full = fl!(sheet_prestige_card, card = card.id(), player = &player);
            (card, own.contains(&Card::Known(card)), full)
        });
        let [back, drawn] = Colours::of(ui).card_back;
        let of = (Target::Prestige, name.as_str());
        let pressed = self.group(ui, of, cells, things, |ui, card, cell| {
            let brings = scored.and_then(|cards| {
                let (_, points) = cards.iter().find(|(other, _)| *other == card)?;
                Some(*points)
            });
            let ink = match cell.is_there {
                true => {
                    cell.filled(ui, back, palette.gold_edge);
                    drawn
                }
                false => cell.paint(ui),
            };
            let middle = cell.rect.center();
            small::icon(ui, middle - vec2(0.0, 7.0), 16.0, prestige::icon(card), ink);
            let text = match brings {
                Some(points) if cell.is_there => fl!(sheet_brings, points = points),
                _ => card.number().to_string(),
            };
            let at = middle + vec2(0.0, 12.0);
            let font = face::strong(11.5);
            small::whole(ui, at, Align2::CENTER_CENTER, text, (font, ink));
        });
        for card in pressed {
            let player = &mut self.sheet.setup.players[self.at];
            controls::toggle(&mut player.prestige_cards, Card::Known(card));
        }
    }

    /// Cards nobody has seen, and in the middle of a round the best work.
    fn hand(&mut self, ui: &mut Ui, rect: Rect) {
        let mut fields = vec![Field::PrestigeFaceDown, Field::Hand, Field::BonusCards];
        // One that was typed stays in sight, so that it can be taken out again.
        let setup = &self.sheet.setup;
        let marked = setup.players.iter().any(|typed| typed.best_work != 0);
        if matches!(setup.moment, Moment::Actions(..)) || marked {
            fields.push(Field::BestWork);
        }
        let in_a_row = [fields.len(), 2][self.narrow()];
        let step = (rect.width() / in_a_row as f32).min(100.0);
        for (n, field) in fields.into_iter().enumerate() {
            let left = rect.left() + (n % in_a_row) as f32 * step;
            let top = rect.top() + (n / in_a_row) as f32 * 30.0;
            let line = Rect::from_min_size(pos2(left, top), vec2(step - 6.0, 26.0));
            self.icon(ui, line, field);
            let place = line.with_min_x(line.left() + 22.0);
            let place = place.with_max_x(place.right().min(place.left() + 64.0));
            self.number(ui, place, field);
        }
    }

    /// The sum.
    pub(crate) fn foot(&self, ui: &Ui) {
        let palette = Palette::of(ui);
        let sides = SIDES[self.narrow()];
        let rect = self
            .rect
            .with_min_y(self.rect.bottom() - FOOT[self.narrow()]);
        let round = CornerRadius {
            sw: size::ROUND_CARD,
            se: size::ROUND_CARD,
            ..CornerRadius::ZERO
        };
        let ground = rect.shrink2(vec2(1.5, 0.0)).with_max_y(rect.bottom() - 1.5);
        ui.painter().rect_filled(ground, round, palette.sunk);
        let player = &self.sheet.setup.players[self.at];
        let cards = self
            .account()
            .map(|account| account.total - account.prestige);
        let text = match cards {
            Some(cards) => fl!(sheet_sum, track = player.prestige, cards = cards),
            None => fl!(sheet_sum_unknown, track = player.prestige),
        };
        // In a narrow one the sum stands below what it is made of.
        let [up, beside] = [[0.0, 64.0], [11.0, 0.0]][self.narrow()];
        let at = rect.left_center() + vec2(sides, -up);
        let room = rect.width() - 2.0 * sides - beside;
        let font = text::fitting(ui, &text, face::text, [11.5, 13.0], room);
        small::left(ui, at, &text, (font, palette.weak), room);
        if let Some(account) = self.account() {
            let at = rect.right_center() + vec2(-sides, up);
            let total = points(account.total);
            let font = face::strong(15.0);
            small::whole(ui, at, Align2::RIGHT_CENTER, total, (font, palette.ink));
        }
    }
}

/// The picture of a number.
pub(crate) fn paint_picture(ui: &Ui, rect: Rect, field: Field) {
    let palette = Palette::of(ui);
    let painter = ui.painter();
    let icon = match field {
        Field::Money => return coin::paint_coin(painter, rect, ui.visuals().dark_mode),
        Field::Prestige => return coin::paint_laurel(painter, rect.expand(1.0), palette.leaf),
        Field::PrestigeFaceDown => glyphs::PRESTIGE,
        Field::Builders => glyphs::BUILDER,
        Field::Jesters => glyphs::JESTER,
        Field::RecruitingInHand | Field::RecruitingOnTable => glyphs::RECRUIT,
        Field::BestWork => Icon::Flag,
        Field::Hand => Icon::Card,
        Field::BonusCards => Icon::Bonus,
        Field::Forests => Landscape::Forest.into(),
        Field::Lakes => Landscape::Lake.into(),
        Field::Parks => Landscape::Park.into(),
        Field::Works => Icon::Work,
    };
    icons::paint(painter, rect, icon, palette.ink);
}

/// A caption that begins here.
fn caption(ui: &Ui, at: egui::Pos2, text: &str, room: f32) -> Rect {
    let colour = Palette::of(ui).weak;
    let mut job = widgets::caption_job(text, colour);
    job.wrap = egui::text::TextWrapping::truncate_at_width(room);
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let rect = Align2::LEFT_CENTER.anchor_size(at, galley.size());
    ui.painter().galley(rect.min, galley, colour);
    rect
}

/// A caption with its sum at the right.
pub(crate) fn heading(ui: &Ui, rect: Rect, text: &str, sum: &str) {
    let line = rect.with_max_y(rect.top() + 18.0);
    caption(ui, line.left_center(), text, line.width() - 60.0);
    let style = (face::strong(13.5), Palette::of(ui).ink);
    small::whole(ui, line.right_center(), Align2::RIGHT_CENTER, sum, style);
}

/// So many cells in rows.
pub(crate) fn grid(rect: Rect, columns: usize, rows: usize, between: Vec2) -> Vec<Rect> {
    let width = (rect.width() + between.x) / columns as f32 - between.x;
    let height = (rect.height() + between.y) / rows as f32 - between.y;
    let cell = |n: usize| {
        let (column, row) = (n % columns, n / columns);
        let by = vec2(
            column as f32 * (width + between.x),
            row as f32 * (height + between.y),
        );
        Rect::from_min_size(rect.min + by, vec2(width, height))
    };
    (0..columns * rows).map(cell).collect()
}

/// One of several things that are there or not.
pub(crate) struct Cell {
    pub rect: Rect,
    pub is_there: bool,
    pub is_wrong: bool,
}

impl Cell {
    /// Paints what it stands on. Says in which ink it is drawn.
    pub(crate) fn paint(&self, ui: &Ui) -> Color32 {
        let palette = Palette::of(ui);
        let (fill, edge, ink) = match self.is_there {
            true => (palette.chosen, palette.gold_edge, palette.ink),
            false => (palette.card, palette.hair, palette.weak),
        };
        self.filled(ui, fill, edge);
        ink
    }

    /// The same in these colours.
    fn filled(&self, ui: &Ui, fill: Color32, edge: Color32) {
        let edge = match self.is_wrong {
            true => Palette::of(ui).wrong,
            false => edge,
        };
        small::boxed(ui, self.rect, 4, fill, edge);
    }
}

/// Several things of which each is on or off: one stop of the keyboard, in which
/// the arrows, Space and signs do the rest.
pub(crate) struct Group {
    id: Id,
    has_focus: bool,
    cursor: usize,
    /// What was typed for.
    typed: Vec<usize>,
}

impl Group {
    pub(crate) fn show(
        ui: &mut Ui,
        salt: impl egui::AsIdSalt,
        cells: &[Rect],
        name: &str,
        is_called: bool,
    ) -> Self {
        let id = ui.scope_id().with(salt);
        let whole = cells
            .iter()
            .fold(Rect::NOTHING, |all, cell| all.union(*cell));
        let response = ui.interact(whole, id, Sense::focusable_noninteractive());
        response.widget_info(|| WidgetInfo::labeled(Role::Group, true, name));
        if is_called {
            response.request_focus();
        }
        let at = id.with("cursor");
        let mut group = Self {
            id,
            has_focus: response.has_focus(),
            cursor: ui.data(|data| data.get_temp(at)).unwrap_or(0),
            typed: Vec::new(),
        };
        if !group.has_focus {
            return group;
        }
        let filter = EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
        let pressed = |key| ui.input(|input| input.num_presses(key));
        let last = cells.len() - 1;
        let across = cells
            .iter()
            .filter(|cell| cell.top() <= cells[0].top() + 1.0);
        let across = across.count();
        let forward = pressed(Key::ArrowRight) + across * pressed(Key::ArrowDown);
        let back = pressed(Key::ArrowLeft) + across * pressed(Key::ArrowUp);
        group.cursor = (group.cursor + forward).saturating_sub(back).min(last);
        if pressed(Key::Space) + pressed(Key::Enter) > 0 {
            group.typed.push(group.cursor);
        }
        let signs = ui.input(input::signs);
        for sign in signs {
            if let Some(cell) = cell_of(sign).filter(|&cell| cell <= last) {
                group.typed.push(cell);
                group.cursor = cell;
            }
        }
        ui.data_mut(|data| data.insert_temp(at, group.cursor));
        let ring = whole.expand(3.0);
        let round = CornerRadius::same(size::ROUND_BUTTON);
        let stroke = Stroke::new(2.0, Palette::of(ui).accent);
        ui.painter()
            .rect_stroke(ring, round, stroke, StrokeKind::Outside);
        group
    }

    /// A cell; says whether it was pressed or typed for.
    pub(crate) fn cell(&self, ui: &Ui, at: usize, rect: Rect, is_on: bool, name: &str) -> bool {
        let response = ui.interact(rect, self.id.with(at), Sense::CLICK);
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_on, name));
        if self.has_focus && self.cursor == at {
            let ring = Stroke::new(1.5, Palette::of(ui).accent);
            let round = CornerRadius::same(size::ROUND_KEY);
            let rect = rect.expand(1.5);
            ui.painter()
                .rect_stroke(rect, round, ring, StrokeKind::Outside);
        }
        let clicked = response.clicked();
        response.on_hover_text(name);
        clicked || self.typed.iter().filter(|&&typed| typed == at).count() % 2 == 1
    }
}

/// The cell that a sign stands for: 1 to 9, 0 for the tenth, then the letters.
fn cell_of(sign: char) -> Option<usize> {
    match sign.to_ascii_lowercase() {
        digit @ '1'..='9' => Some(digit as usize - '1' as usize),
        '0' => Some(9),
        letter @ 'a'..='z' => Some(letter as usize - 'a' as usize + 9),
        _ => None,
    }
}
