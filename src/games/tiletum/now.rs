//! What happens now, in the one place it has in every phase: on the left what it is about
//! and the AP left, on the right whose decision it is, with the likeliest one on the largest
//! button. At a real table, what chance brings is entered here.
//!
//! Buttons: the likeliest decision (Enter), `End turn`; `Roll the dice`, `Dice rolled`,
//! `Corruption 0` to `2`, `Not named`; `Skip ahead` (Space) while the computer thinks.

use eframe::egui::{ComboBox, FontId, Rect, Ui, pos2, vec2};

use super::choices::{Legal, Part, likeliest};
use super::digital::{bot_to_act, brought};
use super::state::Table;
use super::{Intent, View, ask, end, rolling};
use crate::ui::base::text;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::parts::now_block::{block, inside, who};
use crate::ui::parts::page::Field;
use crate::ui::parts::small::tell;
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{computer, controls, small};
use tiletum::{Command, Decision, Phase, Spot, Stack, TileId};
use words::fl;
use words::tiletum::names;

/// Between the two parts.
const BETWEEN: f32 = 12.0;
/// The part of the width that the decision takes, and its least width.
const DECISION: f32 = 0.52;
const LEAST_DECISION: f32 = 330.0;
/// The width of the button that ends a turn.
const END: f32 = 96.0;

/// What the block knows beside the game.
#[derive(Debug, Default)]
pub struct NowPanel {
    // The roll that is being typed, and the tile that is named, in this state.
    state: u64,
    typed: String,
    named: Option<TileId>,
}

/// A button, and why it cannot be pressed.
struct Item {
    text: String,
    commands: Vec<Command>,
    refused: Result<(), String>,
}

impl NowPanel {
    /// Draws it.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        open: &Table,
        view: &View<'_>,
        legal: &Legal,
    ) -> Option<Intent> {
        let [left, right] = parts(ui.max_rect());
        if view.game.is_over() {
            return end::verdict(ui, view);
        }
        about(ui, left, view);
        if let Some(seat) = bot_to_act(view.session) {
            let name = view.words.seat(seat);
            let said = computer::Thinking {
                told: fl!(tiletum_thinks, name = &name),
                about: fl!(bot_thinks_shown).to_owned(),
                name,
            };
            return computer::thinks(ui, right, open, (seat, said)).map(Intent::Shell);
        }
        if self.state != open.revision() {
            *self = Self {
                state: open.revision(),
                ..Self::default()
            };
        }
        block(ui, right, true);
        let inner = right.shrink2(vec2(12.0, (right.height() - size::GREAT_BUTTON) / 2.0));
        match view.asked {
            Some(seat) => {
                let name = view.words.seat(seat);
                let wide = (inner.width() * 0.22).clamp(58.0, 110.0);
                let column = inner.with_max_x(inner.left() + wide);
                who(ui, column, seat, &name);
                tell(ui, column, "decides", &name);
                decide(ui, inner.with_min_x(column.right() + 10.0), view, legal)
            }
            None => self.chance(ui, inner, view),
        }
    }

    /// What chance has brought: drawn by the computer, or entered by the table.
    fn chance(&mut self, ui: &mut Ui, rect: Rect, view: &View<'_>) -> Option<Intent> {
        let game = view.game;
        if game.is_digital() {
            let command = brought(view.session, view.session.cursor())?;
            let item = Item {
                text: fl!(tiletum_roll_dice).to_owned(),
                commands: vec![command],
                refused: Ok(()),
            };
            return great(ui, rect, &item).then(|| Intent::Play(item.commands));
        }
        match (game.gap(), game.phase()) {
            (Some(spot), _) => self.name_tile(ui, rect, view, spot),
            (None, Phase::Prepare) => self.roll(ui, rect, view),
            (None, Phase::Corruption) => corruption(ui, rect, view),
            (None, _) => None,
        }
    }

    /// The dice of a round, in one line.
    fn roll(&mut self, ui: &mut Ui, rect: Rect, view: &View<'_>) -> Option<Intent> {
        let game = view.game;
        let button = rect.with_min_x(rect.right() - (rect.width() * 0.42).min(170.0));
        let room = rect.with_max_x(button.left() - 10.0);
        let at = Rect::from_min_size(room.min, vec2(room.width(), size::BUTTON));
        let typed = rolling::read(&self.typed);
        let due = ask::dice_due(view);
        let missing = due.saturating_sub(typed.dice.total());
        let command = Command::chance(Decision::Roll(typed.dice));
        let refused = match (&typed.wrong, rolling::too_many(&typed, game.bag())) {
            (Some(word), _) => Err(fl!(tiletum_roll_wrong, word)),
            (None, Some(good)) => Err(fl!(tiletum_roll_colour, good = names::good(good))),
            (None, None) if missing > 0 => Err(fl!(tiletum_roll_left, number = missing)),
            (None, None) => match game.check(&command) {
                Ok(()) => Ok(()),
                Err(_) => Err(fl!(tiletum_roll_too_many).to_owned()),
            },
        };
        let is_wrong = typed.wrong.is_some();
        let field = Field::new(fl!(tiletum_roll_line), room.width())
            .hint(fl!(tiletum_roll_example))
            .wrong(is_wrong);
        let field = field.show(ui, at, &mut self.typed);
        let said = refused.as_ref().err().map_or("", String::as_str);
        let palette = Palette::of(ui);
        let colour = if is_wrong {
            palette.wrong
        } else {
            palette.weak
        };
        let below = pos2(room.left(), room.bottom() - 8.0);
        let font = text::fitting(ui, said, face::text, [11.0, 13.0], room.width());
        let below = small::left(ui, below, said, (font, colour), room.width());
        tell(ui, below, "missing", said);
        let item = Item {
            text: fl!(tiletum_roll_begins, round = game.round()),
            commands: vec![command],
            refused,
        };
        let entered = field.lost_focus() && controls::fresh_enter(ui);
        let pressed = great(ui, button, &item) || (entered && item.refused.is_ok());
        if entered && item.refused.is_err() {
            field.request_focus();
        }
        pressed.then(|| Intent::Play(item.commands))
    }

    /// Which tile came: named, or left unnamed until somebody takes it (X2).
    fn name_tile(
        &mut self,
        ui: &mut Ui,
        rect: Rect,
        view: &View<'_>,
        spot: Spot,
    ) -> Option<Intent> {
        let game = view.game;
        let button = rect.with_min_x(rect.right() - (rect.width() * 0.42).min(170.0));
        let room = rect.with_max_x(button.left() - 10.0);
        let name = |tile: TileId| view.words.tile(Some(tile));
        let chosen = self
            .named
            .map_or_else(|| fl!(tiletum_deal_choose).to_owned(), name);
        let place = Rect::from_center_size(room.center(), vec2(room.width(), size::BUTTON));
        inside(ui, place, |ui| {
            let list = ComboBox::from_id_salt("tile that came")
                .selected_text(chosen)
                .width(place.width())
                .truncate()
                .height(420.0);
            let list = list.show_ui(ui, |ui| {
                let stack: Stack = spot.stack();
                for tile in game.edition().tiles(stack) {
                    if game.unseen(tile) == 0 {
                        continue;
                    }
                    let is_it = self.named == Some(tile);
                    if ui.selectable_label(is_it, name(tile)).clicked() {
                        self.named = Some(tile);
                    }
                }
            });
            list.response.accessible_name(fl!(tiletum_deal_choose));
        });
        let said = match self.named {
            Some(_) => fl!(tiletum_deal_named),
            None => fl!(tiletum_deal_unnamed),
        };
        let command = Command::chance(Decision::Deal(spot, self.named));
        let item = Item {
            text: said.to_owned(),
            refused: refused(view, &command),
            commands: vec![command],
        };
        great(ui, button, &item).then(|| Intent::Play(item.commands))
    }
}

/// The value of the token that was revealed.
fn corruption(ui: &mut Ui, rect: Rect, view: &View<'_>) -> Option<Intent> {
    let values: Vec<u8> = {
        let mut values = view.edition().data().corruption.to_vec();
        values.sort_unstable();
        values.dedup();
        values
    };
    let each = rect.width() / values.len() as f32;
    let mut wanted = None;
    for (at, &value) in values.iter().enumerate() {
        let left = rect.left() + each * at as f32;
        let place = Rect::from_min_size(pos2(left, rect.top()), vec2(each - 8.0, rect.height()));
        let command = Command::chance(Decision::Corruption(value));
        let allowed = refused(view, &command);
        let said = fl!(tiletum_corruption_of, number = value);
        let shown = value.to_string();
        let press = Press::new(&shown).great().display().name(&said);
        let press = press.allowed(&allowed).at_least(place.size());
        if inside(ui, place, |ui| ui.add(press)).clicked() && allowed.is_ok() {
            wanted = Some(Intent::Play(vec![command]));
        }
    }
    wanted
}

/// Why a command is not possible.
fn refused(view: &View<'_>, command: &Command) -> Result<(), String> {
    let why = view.game.check(command).err();
    let why = why.map(|why| view.words.refusal(Some(view.game), command, &why));
    why.map_or(Ok(()), Err)
}

/// The largest button. Says whether it was pressed, or Enter.
fn great(ui: &mut Ui, rect: Rect, item: &Item) -> bool {
    let press = Press::new(&item.text).main().great().enter();
    let press = press.allowed(&item.refused).at_least(rect.size());
    let clicked = inside(ui, rect, |ui| ui.add(press)).clicked();
    let free = ui.memory(|memory| memory.focused().is_none());
    item.refused.is_ok() && (clicked || (free && controls::fresh_enter(ui)))
}

/// The likeliest decision, and what ends the turn or the effect.
fn decide(ui: &mut Ui, rect: Rect, view: &View<'_>, legal: &Legal) -> Option<Intent> {
    let commands = likeliest(view, legal);
    let last = commands.last();
    let ends = legal.of(Part::End).next();
    let others = match view.game.phase() {
        Phase::King => view
            .asked
            .map(|seat| Command::new(seat, Decision::KingTile(false))),
        _ => ends.copied(),
    };
    let beside = if others.is_some() && last.is_some() {
        END
    } else {
        0.0
    };
    let button = |command: &Command| view.words.button(Some(view.game), command);
    let mut wanted = None;
    match (last, &others) {
        (Some(_), _) => {
            let said: Vec<String> = commands.iter().map(button).collect();
            let item = Item {
                text: said.join(", "),
                refused: commands
                    .first()
                    .map_or(Ok(()), |first| refused(view, first)),
                commands: commands.clone(),
            };
            if great(ui, rect.with_max_x(rect.right() - beside), &item) {
                wanted = Some(Intent::Play(item.commands));
            }
        }
        (None, Some(ends)) => {
            let item = Item {
                text: button(ends),
                commands: vec![*ends],
                refused: Ok(()),
            };
            if great(ui, rect, &item) {
                wanted = Some(Intent::Play(item.commands));
            }
        }
        (None, None) => {
            let asked = ask::ask(view);
            let style = (face::text(14.0), Palette::of(ui).weak);
            small::left(ui, rect.left_center(), &asked.line, style, rect.width());
        }
    }
    if let (Some(other), true) = (others, beside > 0.0) {
        let place = rect.with_min_x(rect.right() - beside + 8.0);
        let said = button(&other);
        let press = Press::new(&said).at_least(place.size());
        if inside(ui, place, |ui| ui.add(press)).clicked() {
            wanted = Some(Intent::Play(vec![other]));
        }
    }
    wanted
}

/// What it is about, and the AP left.
fn about(ui: &Ui, rect: Rect, view: &View<'_>) {
    let palette = Palette::of(ui);
    block(ui, rect, false);
    let asked = ask::ask(view);
    tell(ui, rect, "about", &asked.told());
    let inner = rect.shrink2(vec2(16.0, 10.0));
    let ap = match (view.game.phase(), view.game.turn()) {
        (Phase::Turn(tiletum::Step::Act), Some(turn)) => Some(turn.ap),
        _ => None,
    };
    let mut room = inner.width();
    if let Some(ap) = ap {
        let at = pos2(inner.right(), inner.center().y - 6.0);
        let style = (face::display(40.0), palette.ink);
        small::right(ui, at, &ap.to_string(), style, 70.0);
        let at = pos2(inner.right(), inner.bottom() - 6.0);
        let style = (face::text(12.0), palette.weak);
        small::right(ui, at, fl!(tiletum_ap_left), style, 90.0);
        room -= 96.0;
    }
    let font = text::fitting(ui, &asked.title, face::display, [15.0, 24.0], room);
    let at = pos2(inner.left(), inner.center().y - 12.0);
    small::left(ui, at, &asked.title, (font, palette.ink), room);
    let at = pos2(inner.left(), inner.center().y + 16.0);
    let style: (fn(f32) -> FontId, _) = (face::text, palette.weak);
    text::in_one_or_two(ui, at, &asked.line, style, [11.5, 14.0], room);
}

/// The two parts: what it is about, and whose decision it is.
fn parts(rect: Rect) -> [Rect; 2] {
    let right = (rect.width() * DECISION).round().max(LEAST_DECISION);
    let right = right.min(rect.width() * 0.68);
    let (left, right) = rect.split_left_right_at_x(rect.right() - right);
    [left.with_max_x(left.right() - BETWEEN), right]
}
