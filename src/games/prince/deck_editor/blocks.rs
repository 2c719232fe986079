//! The six blocks of a deck: their cards with the values that are edited in place.

use std::collections::BTreeMap;

use eframe::egui::{
    Align2, Id, Key, Modifiers, Rect, Response, RichText, Role, Sense, Ui, WidgetInfo, pos2, vec2,
};

use super::DeckPanel;
use crate::games::prince::deck_faults::{Column, Cure, Fault};
use crate::games::prince::typed_number::Typed;
use crate::games::prince::{deck_faults, typed_number};
use crate::ui::base::icons::Icon;
use crate::ui::base::text;
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::page::Field as TextField;
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{controls, page, small};
use prince::rules::edition::{Field, MOST_PRINTED};
use prince::{CardData, CardType, EditionData};
use table::save::limits::Part;
use words::prince::names;
use words::{fl, language};

/// The greatest and the least height of a row of a block, and the height of a block's head.
const ROW: [f32; 2] = [38.0, 28.0];
const HEAD: f32 = 33.0;
/// The gap between two blocks.
const GAP: f32 = 12.0;
/// The width of a value.
const VALUE: f32 = 46.0;
/// The least width of a block.
const BLOCK: f32 = 290.0;

/// A block: the sorts of cards in it and the values to type.
struct Block {
    sorts: &'static [CardType],
    columns: &'static [Column],
}

const fn printed(field: Field) -> Column {
    Column::Printed(field)
}

/// The blocks in the order in which they are filled in, three columns of two.
const BLOCKS: [Block; 6] = [
    Block {
        sorts: &[CardType::Holding],
        columns: &[
            printed(Field::Power),
            printed(Field::Income),
            printed(Field::Vp),
        ],
    },
    Block {
        sorts: &[CardType::Family],
        columns: &[printed(Field::Power)],
    },
    Block {
        sorts: &[CardType::Office],
        columns: &[
            printed(Field::Income),
            printed(Field::Votes),
            printed(Field::Vp),
        ],
    },
    Block {
        sorts: &[CardType::Condottiere],
        columns: &[printed(Field::Power), printed(Field::Fee)],
    },
    Block {
        sorts: &[CardType::Artist],
        columns: &[
            printed(Field::Vp),
            printed(Field::Fee),
            printed(Field::Power),
        ],
    },
    Block {
        sorts: &[
            CardType::Spy,
            CardType::Bravo,
            CardType::Poison,
            CardType::Doctor,
            CardType::Marriage,
            CardType::Savonarola,
            CardType::Simony,
        ],
        columns: &[Column::Count, printed(Field::Fee)],
    },
];

impl Block {
    fn name(&self) -> String {
        match self.sorts {
            [one] => names::card_types(*one),
            _ => fl!(prince_editor_from_hand).to_owned(),
        }
    }

    /// Returns the places of its cards in a deck.
    fn cards(&self, deck: &EditionData) -> Vec<usize> {
        let of = |sort: CardType| {
            let cards = deck.cards.iter().enumerate();
            cards.filter(move |(_, card)| card.card_type == sort)
        };
        let cards = self.sorts.iter().flat_map(|&sort| of(sort));
        cards.map(|(at, _)| at).collect()
    }

    fn has(&self, column: Column, sort: CardType) -> bool {
        match column {
            Column::Printed(field) => field.is_on(sort),
            Column::Count => self.columns.contains(&Column::Count),
        }
    }
}

impl DeckPanel {
    /// Draws the six blocks, in as many columns as there is room for.
    pub(super) fn blocks(&mut self, ui: &mut Ui, faults: &[Fault]) {
        let whole = ui.available_width() - 10.0;
        let columns = (((whole + GAP) / (BLOCK + GAP)) as usize).clamp(1, 3);
        let width = ((whole - GAP * (columns as f32 - 1.0)) / columns as f32).floor();
        let per_column = BLOCKS.len().div_ceil(columns);
        let rows = |blocks: &[Block]| {
            let cards = blocks
                .iter()
                .map(|block| block.cards(&self.desk.data).len());
            cards.sum::<usize>()
        };
        // At the preferred height, unless a lower one shows all of them at once.
        let most = BLOCKS.chunks(per_column).map(rows).max().unwrap_or(1);
        let high = ui.clip_rect().height() - 36.0;
        let heads = per_column as f32 * (HEAD + GAP);
        let row = ((high - heads) / most.max(1) as f32).floor();
        let row = row.clamp(ROW[1], ROW[0]);
        let top = ui.cursor().min;
        let mut cells = BTreeMap::new();
        let mut bottom = top.y;
        for (column, blocks) in BLOCKS.chunks(per_column).enumerate() {
            let left = top.x + column as f32 * (width + GAP);
            let mut y = top.y;
            for block in blocks {
                let cards = block.cards(&self.desk.data);
                let height = HEAD + row * cards.len() as f32 + 1.0;
                let rect = Rect::from_min_size(pos2(left, y), vec2(width, height));
                self.block(ui, rect, (block, &cards, row), faults, &mut cells);
                y = rect.bottom() + GAP;
            }
            bottom = bottom.max(y);
        }
        self.cells = cells;
        let used = Rect::from_min_max(top, pos2(top.x + whole, bottom));
        ui.allocate_rect(used, Sense::hover());
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            controls::remark(ui, fl!(prince_editor_hint));
        });
    }

    /// Draws a block: its head, and a row for each card.
    fn block(
        &mut self,
        ui: &mut Ui,
        rect: Rect,
        (block, cards, row): (&Block, &[usize], f32),
        faults: &[Fault],
        cells: &mut BTreeMap<(usize, Column), Id>,
    ) {
        let palette = Palette::of(ui);
        let own = self.desk.is_own();
        small::card(ui, rect);
        let head = rect.with_max_y(rect.top() + HEAD);
        let name = block.name();
        let mut at_head = page::row(ui, head.shrink2(vec2(12.0, 0.0)), ("head", block.sorts[0]));
        at_head.spacing_mut().item_spacing.x = 8.0;
        page::heading(&mut at_head, &name, 17.0);
        let count: usize = cards
            .iter()
            .filter_map(|&at| self.desk.data.cards.get(at))
            .map(|card| usize::from(card.count))
            .sum();
        let number = RichText::new(count.to_string()).color(palette.weak);
        at_head.label(number.font(face::text(13.0)));
        if own {
            let more = fl!(prince_editor_another, kind = name.as_str());
            let add = Press::new("")
                .icon(Icon::Plus)
                .small()
                .tight()
                .quiet()
                .name(&more);
            if add.pressed(&mut at_head) {
                self.add(block.sorts[0]);
            }
        }
        // A column is as wide as its heading in the current language.
        let widths = block.columns.iter().map(|column| {
            let heading = text::width(ui, column.heading(), face::text(12.0));
            VALUE.max(heading + 9.0)
        });
        let widths: Vec<f32> = widths.collect();
        let right_of = |at: usize| rect.right() - widths[at + 1..].iter().sum::<f32>();
        for (at, column) in block.columns.iter().enumerate() {
            let at = pos2(right_of(at) - 10.0, head.center().y + 1.0);
            let font = face::text(12.0);
            let painter = ui.painter();
            let weak = palette.weak;
            painter.text(at, Align2::RIGHT_CENTER, column.heading(), font, weak);
        }
        let values: f32 = widths.iter().sum();
        for (line, &at) in cards.iter().enumerate() {
            let top = head.bottom() + line as f32 * row;
            let place = Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), row));
            small::hair(ui, place.x_range(), place.top());
            let Some(card) = self.desk.data.cards.get(at) else {
                continue;
            };
            let called = names::card_of(card);
            let sort = card.card_type;
            let has_focus = |column: &Column| {
                let id = self.cells.get(&(at, *column));
                id.is_some_and(|id| ui.memory(|memory| memory.has_focus(*id)))
            };
            if block.columns.iter().any(has_focus) {
                let chosen = place.shrink2(vec2(1.0, 1.0));
                ui.painter().rect_filled(chosen, 0.0, palette.chosen);
            }
            self.name(ui, place, at, &called, place.width() - values - 16.0);
            for (column_at, &column) in block.columns.iter().enumerate() {
                if !block.has(column, sort) {
                    continue;
                }
                let right = right_of(column_at) - 2.0;
                let cell = Rect::from_min_max(
                    pos2(right - VALUE, place.top() + 2.0),
                    pos2(right, place.bottom() - 1.0),
                );
                let is_wrong = |fault: &Fault| fault.cells.contains(&(at, column));
                let wrong = own && faults.iter().any(is_wrong);
                let field = self.value(ui, cell, (at, column), &called, wrong);
                cells.insert((at, column), field.id);
                self.go_on(ui, &field, (at, column), cards, line);
            }
        }
    }

    /// Draws the name of a card, or the field in which it is typed.
    fn name(&mut self, ui: &mut Ui, place: Rect, at: usize, called: &str, room: f32) {
        let palette = Palette::of(ui);
        let own = self.desk.is_own();
        let rect = place.with_max_x(place.left() + 8.0 + room);
        if let Some((_, fresh)) = self.naming.filter(|(naming, _)| *naming == at && own) {
            let label = fl!(prince_editor_name_of, name = called);
            let mut text = called.to_owned();
            let side = 28.0;
            let field = TextField::new(&label, rect.width() - side - 4.0)
                .sized(place.height() - 4.0, face::text(14.0))
                .most(Part::Name.most());
            let before = text.clone();
            // An unfinished name is kept as typed.
            if let Some(card) = self.desk.data.cards.get(at)
                && let Some(typed) = card.names.get(language::spoken_of_components())
            {
                text.clone_from(typed);
            }
            let response = field.show(ui, rect.shrink2(vec2(4.0, 0.0)), &mut text);
            if fresh {
                response.request_focus();
                page::select_all(ui, response.id, &text);
                self.naming = Some((at, false));
            }
            if response.changed()
                && text != before
                && let Some(card) = self.desk.data.cards.get_mut(at)
            {
                call(card, &text);
            }
            let bin = Align2::RIGHT_CENTER.anchor_size(rect.right_center(), vec2(side, 26.0));
            let mut beside = page::row(ui, bin, ("take_away", at));
            let gone = fl!(prince_editor_take_away_card, name = called);
            let press = Press::new("").icon(Icon::Bin).small().quiet().name(&gone);
            let bin = beside.add(press);
            if bin.clicked() {
                self.cure(Cure::Remove(at));
                self.naming = None;
            } else if !fresh && !response.has_focus() && !bin.has_focus() && !bin.hovered() {
                self.naming = None;
            }
            return;
        }
        let left = pos2(rect.left() + 12.0, rect.center().y + 1.5);
        let (font, ink) = (face::text(14.0), palette.ink);
        small::left(ui, left, called, (font, ink), room - 6.0);
        // The keyboard has F2 for it.
        let sense = if own { Sense::CLICK } else { Sense::hover() };
        let response = ui.interact(rect, ui.scope_id().with(("name", at)), sense);
        let label = fl!(prince_editor_name_of, name = called);
        let role = if own { Role::Button } else { Role::Label };
        response.widget_info(|| WidgetInfo::labeled(role, true, &label));
        if own && response.hovered() {
            let at = pos2(rect.right() - 8.0, rect.center().y);
            small::icon(ui, at, 12.0, Icon::Pencil, palette.weak);
        }
        if response.clicked() {
            self.naming = Some((at, true));
        }
    }

    /// Draws a value in its field.
    fn value(
        &mut self,
        ui: &mut Ui,
        rect: Rect,
        (at, column): (usize, Column),
        called: &str,
        wrong: bool,
    ) -> Response {
        let own = self.desk.is_own();
        let now = self
            .desk
            .data
            .cards
            .get(at)
            .map_or(0, |card| column.of(card));
        let typed = self.typed.get(&(at, column));
        let before = typed.map_or(now.into(), |typed| typed.before);
        let mut text = typed.map_or_else(|| now.to_string(), |typed| typed.text.clone());
        let label = fl!(prince_editor_value, name = called, what = column.name());
        let field = TextField::new(&label, rect.width())
            .sized(rect.height(), face::text(14.0))
            .most(typed_number::MOST_SIGNS)
            .bare()
            .right()
            .wrong(wrong);
        let response = ui
            .scope(|ui| {
                // What cannot be changed is as readable as what can.
                ui.visuals_mut().disabled_alpha = 1.0;
                ui.add_enabled_ui(own, |ui| field.show(ui, rect, &mut text))
                    .inner
            })
            .inner;
        if self.select == Some(response.id) && response.has_focus() {
            page::select_all(ui, response.id, &text);
            self.select = None;
        }
        if response.changed() {
            let typed = Typed { text, before };
            let value = u8::try_from(typed.counts(MOST_PRINTED.into()));
            if let (Some(card), Ok(value)) = (self.desk.data.cards.get_mut(at), value) {
                column.set(card, value);
            }
            self.typed.insert((at, column), typed);
            // The next frame shows what is wrong with it.
            ui.ctx().request_repaint();
        } else if !response.has_focus() && typed_number::read(&text, MOST_PRINTED.into()).is_some()
        {
            self.typed.remove(&(at, column));
        }
        response
    }

    /// Moves with Enter and the arrows to the value below or above, with F2 to the name.
    fn go_on(
        &mut self,
        ui: &Ui,
        field: &Response,
        (at, column): (usize, Column),
        cards: &[usize],
        line: usize,
    ) {
        let pressed = |key| ui.input(|input| input.key_pressed(key));
        let (has_focus, lost) = (field.has_focus(), field.lost_focus());
        let to = match () {
            () if lost && page::pressed_enter(ui) => cards.get(line + 1),
            () if has_focus && pressed(Key::ArrowDown) => cards.get(line + 1),
            () if has_focus && pressed(Key::ArrowUp) => {
                line.checked_sub(1).and_then(|line| cards.get(line))
            }
            () => None,
        };
        if has_focus && std::mem::take(&mut self.names) {
            self.naming = Some((at, true));
        }
        let to = to.and_then(|&to| self.cells.get(&(to, column)));
        if let Some(&to) = to {
            // Consumed, because the field that gets the keyboard may be drawn later.
            for key in [Key::Enter, Key::ArrowDown, Key::ArrowUp] {
                ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
            }
            ui.memory_mut(|memory| memory.request_focus(to));
            self.select = Some(to);
        }
    }

    /// Adds another card of this sort, whose name is typed next.
    fn add(&mut self, sort: CardType) {
        let is_like = |card: &CardData| card.card_type == sort;
        let cards = self.desk.data.cards.iter();
        let like = cards.rev().find(|card| is_like(card)).cloned();
        let mut card = like.unwrap_or_else(|| CardData {
            id: String::new(),
            card_type: sort,
            names: BTreeMap::new(),
            power: u8::from(Field::Power.is_on(sort)),
            income: 0,
            votes: 0,
            vp: 0,
            fee: 0,
            count: 1,
        });
        card.id = deck_faults::free_id(&self.desk.data);
        card.count = 1;
        card.names.clear();
        call(&mut card, &names::card_type(sort));
        let last = self.desk.data.cards.iter().rposition(is_like);
        let at = last.map_or(self.desk.data.cards.len(), |last| last + 1);
        self.shift(at, |of| of + 1);
        self.desk.data.cards.insert(at, card);
        self.naming = Some((at, true));
    }
}

/// Names a card in the current language of card names; an empty name restores that of the
/// built-in deck.
fn call(card: &mut CardData, name: &str) {
    let tag = language::spoken_of_components();
    card.names.remove(tag);
    if !name.trim().is_empty() && names::card_of(card) != name {
        card.names.insert(tag.to_owned(), name.to_owned());
    }
}
