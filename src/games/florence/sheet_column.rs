//! A player's column on the score sheet: the board, the numbers next to it, the verdict of
//! the rules, freedoms, works, prestige cards, and the total at the bottom.
//!
//! Accessible names: the fields `Name of player A`, `Money of Anna`, `PP of Anna`,
//! `Builders of Anna`, `Jesters of Anna`, `Recruiting cards in hand of Anna`, `Recruiting
//! cards on the table of Anna`, `Best work of Anna`, `Hidden prestige cards of Anna`,
//! `Profession cards in hand of Anna`, `Bonus cards in hand of Anna`; the groups `Freedoms
//! of Anna`, `Works of Anna` and `Prestige cards of Anna`, and in them `Travel of Anna`,
//! `Poet on the table of Anna`, `Prestige card Most Parks of Anna`. In a group the arrows
//! go from one to the next and Space selects it, or a character does: 1 to 9 and then the
//! letters from A on.

use eframe::egui::{Align2, Rect, Stroke, Ui, pos2, vec2};

use super::art::colours::Colours;
use super::art::{coin, glyphs, seal};
use super::grid_view::Board;
use super::sheet_fields::Field;
use super::sheet_marks::Target;
use super::sheet_state::{Column, Typed};
use super::{prestige, sheet_marks};
use crate::ui::base::icons;
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::{page, small};
use crate::ui::screens::sheet::{SIDES, Ticks, caption, grid, heading, is_narrow};
use florence::rules::field::shape::SIDE;
use florence::rules::tally::Account;
use florence::{Freedom, Landscape, Moment, PrestigeCard, Profession, Squares};
use table::{Card, Item as _};
use words::fl;
use words::florence::{Named as _, points};

/// The least height of a column, and of a narrow one without its board.
const LEAST_HEIGHT: [f32; 2] = [611.0, 720.0];
/// The least width of the numbers next to a board.
const NUMBERS: f32 = 96.0;
/// The height of a number, and how many are below each other.
const NUMBER: f32 = 33.0;
const ROWS: f32 = 6.0;
/// The width of a short name before a number.
const LABEL: f32 = 34.0;
/// The height of everything else from the top to the bottom, without the board.
const AROUND: f32 = 425.0;

/// The places of the parts of a column that are drawn after all fields.
#[derive(Clone, Copy, Debug)]
pub struct Places {
    /// The board.
    pub board: Rect,
    /// The side of its squares.
    pub side: f32,
    /// The verdict of the rules, or the controls of the tile in hand.
    pub said: Rect,
}

/// Returns the least height of a column of this width.
pub(crate) fn least_height(width: f32) -> f32 {
    let [usual, narrow] = LEAST_HEIGHT;
    match is_narrow(width) {
        true => narrow + Board::size(board_side(width - 2.0 * SIDES[1])).y,
        false => usual,
    }
}

/// Returns the side of a square of a board in this room.
fn board_side(room: f32) -> f32 {
    let around = Board::size(10.0).x - 10.0 * SIDE as f32;
    ((room - around) / SIDE as f32).floor().max(10.0)
}

/// Draws a column without its board.
pub(crate) fn show(mut column: Column<'_, '_>, ui: &mut Ui) -> Places {
    let mut inside = page::part(ui, column.rect, ("column", column.at));
    column.draw(&mut inside)
}

impl Column<'_, '_> {
    /// Returns the height of the prestige cards.
    pub(crate) fn prestige_height(&self) -> f32 {
        [106.0, 148.0][self.narrow()]
    }

    fn account(&self) -> Option<&Account> {
        let mut accounts = self.judged.told.accounts.iter();
        accounts.find(|account| account.seat.index() == self.at)
    }

    fn draw(&mut self, ui: &mut Ui) -> Places {
        let rect = self.rect;
        self.ground(ui);
        let inner = self.inner();
        let narrow = self.narrow() > 0;
        let head = self.head_place();
        let mut top = head.bottom() + 3.0;
        let mut strip = |height: f32, gap: f32| {
            let strip = Rect::from_x_y_ranges(inner.x_range(), top..=top + height);
            top += height + gap;
            strip
        };
        let by_width = (inner.width() - NUMBERS - 9.0).floor();
        let by_height = (rect.height() - AROUND).max(120.0);
        let side = match narrow {
            true => board_side(inner.width()),
            false => board_side(by_width.min(by_height)),
        };
        let board = Board::size(side);
        // The cells grow with any extra height.
        let spare = match narrow {
            true => 0.0,
            false => rect.height() - AROUND - board.y.max(ROWS * NUMBER),
        };
        let more = |part: f32, most: f32| (spare * part).clamp(0.0, most);
        let (row, numbers) = match narrow {
            true => (strip(board.y, 5.0), strip(3.0 * NUMBER, 7.0)),
            false => {
                let row = strip(board.y.max(ROWS * NUMBER), 7.0 + more(0.06, 10.0));
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
        self.sum(ui);
        let beside = &self.page.beside;
        let holds = beside.held.is_some() && beside.chosen == self.at;
        if !holds {
            let there = self.there();
            self.said(ui, said, [fl!(sheet_all_is_right), &there]);
        }
        Places {
            board: Rect::from_min_size(row.min, board),
            side,
            said,
        }
    }

    /// Draws the numbers next to the board.
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
            // Down one side and then the other, in the order of Tab.
            let wide = rect.width() / 2.0;
            for (n, field) in rows.into_iter().enumerate() {
                let by = vec2((n / 3) as f32 * wide, (n % 3) as f32 * NUMBER);
                let line = Rect::from_min_size(rect.min + by, vec2(wide, NUMBER));
                self.picture(ui, line, field);
                let place = line.with_min_x(line.left() + 21.0).shrink2(vec2(0.0, 3.0));
                self.number(ui, place.with_max_x(place.right() - 3.0), field);
            }
            return;
        }
        let step = (rect.height() / ROWS).min(NUMBER + 6.0);
        for (row, field) in rows.into_iter().enumerate() {
            let label = match field {
                Field::RecruitingInHand => Some(fl!(sheet_recruiting_hand_short)),
                Field::RecruitingOnTable => Some(fl!(sheet_recruiting_table_short)),
                _ => None,
            };
            let top = rect.min + vec2(0.0, row as f32 * step);
            let line = Rect::from_min_size(top, vec2(rect.width(), NUMBER));
            self.picture(ui, line, field);
            let place = line.with_min_x(line.left() + 26.0).shrink2(vec2(0.0, 3.0));
            let Some(label) = label else {
                self.number(ui, place, field);
                continue;
            };
            // Both have the same icon; their names tell them apart.
            let style = (face::text(11.5), Palette::of(ui).weak);
            let (named, number) = place.split_left_right_at_x(place.left() + LABEL);
            small::left(ui, named.left_center(), label, style, LABEL - 3.0);
            self.number(ui, number, field);
        }
    }

    /// Describes how much is on the board.
    fn there(&self) -> String {
        let player = &self.page.typed.setup.players[self.at];
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
        let edition = self.page.typed.edition();
        let tiles = sheet_marks::placed(&self.page.typed.setup.players[self.at]);
        let covered = tiles.iter().map(|&(_, squares)| squares);
        let palazzo = edition.palazzo_of(&self.page.typed.setup.variant());
        let covered = covered.fold(palazzo, Squares::union);
        Squares::ALL.minus(covered).len()
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
        let freedoms = Ticks {
            part: Target::Freedoms,
            name: fl!(sheet_freedoms_of, player = &self.name),
            all: Freedom::ALL,
            list: |typed: &mut Typed, at| Some(&mut typed.setup.players.get_mut(at)?.freedoms),
            named: |one, player| fl!(sheet_freedom_of, freedom = one.id(), player = player),
        };
        self.ticks(ui, &freedoms, &cells, |ui, freedom, cell| {
            let dark = ui.visuals().dark_mode;
            seal::paint(ui.painter(), cell.rect, dark, freedom, cell.is_there);
            if cell.is_wrong {
                let ring = Stroke::new(1.5, Palette::of(ui).wrong);
                ui.painter().circle_stroke(cell.rect.center(), 18.0, ring);
            }
        });
    }

    fn works(&mut self, ui: &mut Ui, rect: Rect) {
        let number = self.page.typed.setup.players[self.at].table.len();
        heading(ui, rect, fl!(sheet_works), &number.to_string());
        let (columns, rows) = [(11, 2), (7, 3)][self.narrow()];
        let cells = rect.with_min_y(rect.top() + 20.0);
        let cells = grid(cells, columns, rows, vec2(3.0, 3.0));
        let works = Ticks {
            part: Target::Works,
            name: fl!(sheet_works_of, player = &self.name),
            all: Profession::ALL,
            list: |typed: &mut Typed, at| Some(&mut typed.setup.players.get_mut(at)?.table),
            named: |card, player| fl!(sheet_card_on_table, card = card.id(), player = player),
        };
        let cells = &cells[..Profession::ALL.len()];
        self.ticks(ui, &works, cells, |ui, card, cell| {
            let ink = cell.paint(ui);
            let font = match cell.is_there {
                true => face::strong(12.0),
                false => face::text(12.0),
            };
            let number = card.number().to_string();
            let at = cell.rect.center();
            small::whole(ui, at, Align2::CENTER_CENTER, number, (font, ink));
        });
    }

    pub(crate) fn prestige(&mut self, ui: &mut Ui, rect: Rect) {
        let palette = Palette::of(ui);
        let scored = self.account().map(|account| account.cards.clone());
        let sum = scored.as_ref().map_or_else(String::new, |cards| {
            points(cards.iter().map(|&(_, points)| points).sum::<u16>())
        });
        heading(ui, rect, fl!(sheet_prestige_cards), &sum);
        let (columns, rows) = [(7, 2), (5, 3)][self.narrow()];
        let cells = rect.with_min_y(rect.top() + 20.0);
        let cells = grid(cells, columns, rows, vec2(4.0, 4.0));
        let cells = &cells[..PrestigeCard::ALL.len()];
        let all: Vec<Card<PrestigeCard>> = (PrestigeCard::ALL.iter().copied())
            .map(Card::Known)
            .collect();
        let cards = Ticks {
            part: Target::Prestige,
            name: fl!(sheet_prestige_cards_of, player = &self.name),
            all: &all,
            list: |typed: &mut Typed, at| {
                Some(&mut typed.setup.players.get_mut(at)?.prestige_cards)
            },
            named: |card, player| match card {
                Card::Known(card) => fl!(sheet_prestige_card, card = card.id(), player = player),
                Card::Hidden => String::new(),
            },
        };
        let [back, drawn] = Colours::of(ui).card_back;
        self.ticks(ui, &cards, cells, |ui, card, cell| {
            let Card::Known(card) = card else { return };
            let brings = scored.as_ref().and_then(|cards| {
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
    }

    /// Draws hidden cards, and in the middle of a round the best work.
    fn hand(&mut self, ui: &mut Ui, rect: Rect) {
        let mut fields = vec![Field::PrestigeFaceDown, Field::Hand, Field::BonusCards];
        // A typed value stays visible, so that it can be removed.
        let setup = &self.page.typed.setup;
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
            self.picture(ui, line, field);
            let place = line.with_min_x(line.left() + 22.0);
            let place = place.with_max_x(place.right().min(place.left() + 64.0));
            self.number(ui, place, field);
        }
    }

    /// Draws the total at the bottom.
    pub(crate) fn sum(&self, ui: &Ui) {
        let track = self.page.typed.setup.players[self.at].prestige;
        let account = self.account();
        let made_of = match account.map(|account| account.total - account.prestige) {
            Some(cards) => fl!(sheet_sum, track = track, cards = cards),
            None => fl!(sheet_sum_unknown, track = track),
        };
        let total = account.map(|account| points(account.total));
        self.foot(ui, &made_of, total);
    }
}

/// Paints the icon of a number.
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
