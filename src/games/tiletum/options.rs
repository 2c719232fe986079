//! The possible decisions, a line each with its cost and gain: what the action allows, what
//! it does not allow here and why not, and the free tasks, best first.

use eframe::egui::{
    CornerRadius, Id, Key, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2,
    vec2,
};

use super::choices::{Legal, Part};
use super::ids::MAP;
use super::offers::{Outcome, ap_left, outcome};
use super::walk::Walk;
use super::{Intent, View, arrows, art, keys, pay, waiting};
use crate::ui::Intent as Shell;
use crate::ui::base::focus;
use crate::ui::base::icons::Icon;
use crate::ui::base::text;
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::small;
use crate::ui::parts::small::hear;
use crate::ui::parts::widgets::dashed;
use table::Item as _;
use tiletum::{ActionPlace, Command, Decision, Good, Goods, Piece, Printed, Slot, Spot, TileId};
use words::fl;
use words::language::capital;
use words::tiletum::names;

/// The height of an offer.
const OFFER: f32 = 34.0;

/// Decisions that one click sends, with their cost and gain.
struct Offer {
    title: String,
    /// The gain, what is bought before it, or why it is refused.
    line: String,
    outcome: Outcome,
    /// The commands. One step of a piece represents all of them, because steps are taken on
    /// the map.
    commands: Vec<Command>,
    is_refused: bool,
}

/// Draws the decisions of a part, below its heading.
///
/// Records the buttons, so that arrow keys go through those of all parts.
pub fn show(
    ui: &mut Ui,
    view: &View<'_>,
    (legal, part): (&Legal, Part),
    buttons: &mut Vec<Id>,
) -> Option<Intent> {
    let mut wanted = None;
    for (number, offer) in list(view, legal, part).into_iter().enumerate() {
        let Some(response) = offer.show(ui, view, (part, number)) else {
            continue;
        };
        buttons.push(response.id);
        if response.clicked() {
            wanted = Some(offer.wants());
        }
    }
    let goods: Vec<Good> = legal
        .of(part)
        .filter_map(|command| match command.decision {
            Decision::BuyGood(good) => Some(good),
            _ => None,
        })
        .collect();
    if !goods.is_empty() {
        wanted = wanted.or(purchases(ui, view, &goods, buttons));
    }
    wanted
}

/// Moves through the buttons with the arrow keys.
pub fn walk(ui: &Ui, buttons: &[Id]) {
    let Some((at, key)) = arrows::pressed(ui, buttons, keys::DICE.keys) else {
        return;
    };
    let by = match key {
        Key::ArrowRight | Key::ArrowDown => 1,
        _ => buttons.len().saturating_sub(1),
    };
    let next = at.map_or(0, |at| (at + by) % buttons.len());
    if let Some(&next) = buttons.get(next) {
        arrows::go(ui, next);
    }
}

/// Returns the offers of a part: all steps are one, those with most points come first,
/// refused ones last.
fn list(view: &View<'_>, legal: &Legal, part: Part) -> Vec<Offer> {
    let mut all: Vec<Offer> = Vec::new();
    let mut walks = None;
    for command in legal.of(part) {
        match command.decision {
            Decision::BuyGood(_) => {}
            Decision::Move(..) => walks = walks.or(Some(*command)),
            _ => all.push(Offer::of(view, vec![*command], Goods::NONE)),
        }
    }
    if part == Part::Free
        && let Some(seat) = view.asked
    {
        let bought = pay::with_purchases(view, seat).into_iter();
        all.extend(bought.map(|(commands, missing)| Offer::of(view, commands, missing)));
    }
    all.sort_by_key(|offer| std::cmp::Reverse(offer.outcome.vp));
    if let Some(walk) = walks {
        all.insert(0, Offer::walk(view, legal, walk));
    }
    if part == Part::Action {
        all.extend(refused(view, legal));
    }
    all
}

/// Returns what the action would allow, and why it is impossible here and now.
fn refused(view: &View<'_>, legal: &Legal) -> Vec<Offer> {
    if ap_left(view.game).is_none_or(|ap| ap == 0) {
        return Vec::new();
    }
    let walk = Walk::now(view, legal).filter(|walk| !walk.is_free);
    let refused = walk.map_or_else(Vec::new, |walk| waiting::refused(view, walk));
    let offer = |(title, line, command): (String, String, Command)| Offer {
        title,
        line,
        outcome: Outcome::default(),
        commands: vec![command],
        is_refused: true,
    };
    refused.into_iter().map(offer).collect()
}

/// Says that goods other than those of the die use up a helper (H5).
fn uses_helper(commands: &[Command]) -> Option<String> {
    let is_other = |it: &Command| matches!(it.decision, Decision::TakeGoods(Some(_)));
    let uses = commands.iter().any(is_other);
    uses.then(|| fl!(tiletum_offer_uses_helper).to_owned())
}

impl Offer {
    fn of(view: &View<'_>, commands: Vec<Command>, missing: Goods) -> Self {
        let outcome = outcome(view.game, &commands).unwrap_or_default();
        let mut line = outcome.gains();
        line.extend(uses_helper(&commands));
        if missing != Goods::NONE {
            line.truncate(1);
            line.push(fl!(tiletum_pay_missing, goods = names::goods(missing)));
        }
        Self {
            title: view.words.doing(view.game, &commands),
            line: line.join(", "),
            outcome,
            commands,
            is_refused: false,
        }
    }

    /// Returns the offer for all steps of a piece, with the distance to the fair.
    fn walk(view: &View<'_>, legal: &Legal, step: Command) -> Self {
        let piece = match step.decision {
            Decision::Move(piece, _) => piece,
            _ => Piece::Merchant,
        };
        let to_fair = || {
            let walk = Walk::now(view, legal)?;
            let (city, _, _) = view.game.fair(view.game.round());
            let steps = match view.edition().steps(walk.from, city.space()) {
                0 => fl!(tiletum_map_there).to_owned(),
                steps => fl!(tiletum_map_steps, steps),
            };
            let named = names::city(view.edition(), city);
            (piece == Piece::Merchant).then(|| fl!(tiletum_map_card, name = named, points = steps))
        };
        Self {
            title: fl!(tiletum_walk, piece = capital(names::piece(piece))),
            line: to_fair().unwrap_or_default(),
            outcome: outcome(view.game, &[step]).unwrap_or_default(),
            commands: vec![step],
            is_refused: false,
        }
    }

    fn wants(&self) -> Intent {
        match self.commands.as_slice() {
            [
                Command {
                    decision: Decision::Move(..),
                    ..
                },
            ] => Intent::Shell(Shell::ShowTab(MAP)),
            commands => Intent::Play(commands.to_vec()),
        }
    }

    /// Draws it, as a button if it is possible.
    fn show(&self, ui: &mut Ui, view: &View<'_>, at: (Part, usize)) -> Option<Response> {
        let palette = Palette::of(ui);
        let (_, rect) = ui.allocate_space(vec2(ui.available_width() - 4.0, OFFER));
        let told = match self.is_refused {
            true => self.line.clone(),
            false => {
                let told = [self.outcome.told()].into_iter();
                let told = told.chain(uses_helper(&self.commands));
                told.collect::<Vec<_>>().join(", ")
            }
        };
        let told = [self.title.as_str(), &told].join(": ");
        let picture = small::square(rect.left() + 7.0, rect.center().y, 26.0);
        let (ink, weak) = match self.is_refused {
            true => (palette.weak, palette.wrong),
            false => (palette.ink, palette.weak),
        };
        let response = match self.is_refused {
            true => {
                dashed(ui.painter(), rect, palette.line);
                hear(ui, rect, ("refused", at.1), &told);
                None
            }
            false => {
                let response = ui.interact(rect, ui.scope_id().with(("offer", at)), Sense::click());
                response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &told));
                focus::comes_by_keyboard(ui, &response);
                paint_row(ui, rect, response.hovered() || response.has_focus());
                if response.has_focus() {
                    focus::focus_ring(ui, rect);
                }
                Some(response)
            }
        };
        let command = self.commands.last();
        match command.and_then(|command| tile_of(view, command)) {
            Some(tile) => art::tile(ui, picture, view.edition(), tile),
            None => {
                let icon = command.map_or(art::glyphs::ANY, |it| icon_of(&it.decision));
                small::icon(ui, picture.center(), 18.0, icon, ink);
            }
        }
        let right = self.price(ui, rect);
        let left = picture.right() + 7.0;
        let room = right - left - 4.0;
        if self.line.is_empty() {
            let at = pos2(left, rect.center().y);
            let style: (fn(f32) -> _, _) = (face::strong, ink);
            text::in_one_or_two(ui, at, &self.title, style, [10.5, 13.0], room);
        } else {
            let font = text::fitting(ui, &self.title, face::strong, [9.5, 13.0], room);
            let above = pos2(left, rect.center().y - 7.0);
            small::left(ui, above, &self.title, (font, ink), room);
            let font = text::fitting(ui, &self.line, face::text, [9.5, 12.0], room);
            let below = pos2(left, rect.center().y + 8.0);
            small::left(ui, below, &self.line, (font, weak), room);
        }
        response.map(|response| response.on_hover_text(told))
    }

    /// Draws what it costs, from the right. Returns where it begins.
    fn price(&self, ui: &Ui, rect: Rect) -> f32 {
        let mut x = rect.right() - 8.0;
        if let Some((spent, _)) = self.outcome.ap {
            let ink = Palette::of(ui).ink;
            x = part(ui, (x, rect.center().y), spent.into(), |place| {
                small::icon(ui, place.center(), 13.0, art::glyphs::AP, ink);
            });
        }
        let fulfils = |it: &Command| matches!(it.decision, Decision::FulfilContract(..));
        // A contract's tile shows its price; the goods bought for it are shown here.
        let bought = match self.commands.as_slice() {
            [bought @ .., last] if fulfils(last) => Some(bought.len() as u16),
            _ => None,
        };
        for &good in Good::ALL {
            let paid = match (bought, good) {
                (None, _) => self.outcome.paid[good],
                (Some(bought), Good::Gold) => bought * pay::PRICE,
                (Some(_), _) => 0,
            };
            if paid > 0 {
                x = part(ui, (x, rect.center().y), paid.into(), |place| {
                    art::good(ui, place, good);
                });
            }
        }
        x
    }
}

/// Draws a number and what it counts, ending at `x`. Returns where the next one ends.
fn part(ui: &Ui, (x, y): (f32, f32), number: u32, paint: impl FnOnce(Rect)) -> f32 {
    let picture = small::square(x - 15.0, y, 15.0);
    paint(picture);
    let style = (face::strong(13.0), Palette::of(ui).ink);
    let at = pos2(picture.left() - 3.0, y);
    small::right(ui, at, &number.to_string(), style, 30.0).left() - 6.0
}

fn paint_row(ui: &Ui, rect: Rect, is_strong: bool) {
    let palette = Palette::of(ui);
    let (fill, edge) = match is_strong {
        true => (palette.chosen, palette.accent),
        false => (palette.card, palette.line),
    };
    let edge = Stroke::new(1.0, edge);
    ui.painter()
        .rect(rect, CornerRadius::same(6), fill, edge, StrokeKind::Inside);
}

/// Draws the goods that can be bought, in one line (J1).
fn purchases(
    ui: &mut Ui,
    view: &View<'_>,
    goods: &[Good],
    buttons: &mut Vec<Id>,
) -> Option<Intent> {
    let (_, rect) = ui.allocate_space(vec2(ui.available_width() - 4.0, OFFER));
    paint_row(ui, rect, false);
    let y = rect.center().y;
    let left = pos2(rect.left() + 10.0, y);
    let style = (face::strong(13.0), Palette::of(ui).ink);
    let name = small::left(ui, left, fl!(tiletum_buy), style, 60.0);
    let price = u32::from(pay::PRICE);
    part(ui, (rect.right() - 8.0, y), price, |place| {
        art::good(ui, place, Good::Gold);
    });
    let mut wanted = None;
    let mut x = name.right() + 6.0;
    for &good in goods {
        let seat = view.asked?;
        let command = Command::new(seat, Decision::BuyGood(good));
        let button = Rect::from_min_size(pos2(x, rect.top() + 3.0), vec2(29.0, OFFER - 6.0));
        let response = ui.interact(button, ui.scope_id().with(("buy", good)), Sense::click());
        let said = view.words.button(Some(view.game), &command);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &said));
        focus::comes_by_keyboard(ui, &response);
        paint_row(ui, button, response.hovered() || response.has_focus());
        if response.has_focus() {
            focus::focus_ring(ui, button);
        }
        art::good(ui, small::square(x + 5.0, y, 19.0), good);
        x = button.right() + 3.0;
        buttons.push(response.id);
        if response.on_hover_text(said).clicked() {
            wanted = Some(Intent::Play(vec![command]));
        }
    }
    wanted
}

/// Returns a warning of a coming problem for the bottom of the list: a full storehouse,
/// contracts without a space.
pub fn warning(view: &View<'_>) -> Option<&'static str> {
    let player = view.game.player(view.asked?);
    let board = &view.edition().data().board;
    let is_contract = |tile| matches!(view.edition().tile(tile), Some(Printed::Contract { .. }));
    let stored = player.storehouse().count();
    let stuck = usize::from(player.fulfilled()) >= board.contract_vp.len()
        && player.storehouse().any(|(_, tile)| is_contract(tile));
    match stuck {
        true => Some(fl!(tiletum_warning_contracts)),
        false if stored >= usize::from(board.storehouse) => Some(fl!(tiletum_warning_store)),
        false => None,
    }
}

/// Returns the tile that a decision is about.
fn tile_of(view: &View<'_>, command: &Command) -> Option<TileId> {
    let game = view.game;
    let stored = |slot| game.player(command.seat?).stored(slot);
    let lying = |spot| game.slot(spot).and_then(Slot::tile);
    match command.decision {
        Decision::FulfilContract(slot, _)
        | Decision::PlaceCrest(slot, _)
        | Decision::UseHelper(slot)
        | Decision::MoveCharacter(slot, ..) => stored(slot),
        Decision::TakeMapTile(_, at) => lying(Spot::Map(at)),
        Decision::TakeCharacter(at) => lying(Spot::Character(at)),
        Decision::TakeContract(at) => lying(Spot::Contract(at)),
        Decision::KingTile(_) => lying(Spot::King),
        Decision::TakeTile => {
            let turn = game.turn()?;
            lying(Spot::Wheel(turn.place))
        }
        _ => None,
    }
}

/// Returns the icon of a decision that is not about a tile.
fn icon_of(decision: &Decision) -> Icon {
    use art::glyphs;
    match *decision {
        Decision::Move(piece, _) | Decision::Relocate(piece, _) => match piece {
            Piece::Merchant => glyphs::MERCHANT,
            Piece::Architect => glyphs::ARCHITECT,
        },
        Decision::PlaceHouse(..) => glyphs::HOUSE,
        Decision::PlacePillar(_) => glyphs::PILLAR,
        Decision::BuildCathedral(_) => glyphs::CATHEDRAL,
        Decision::RefreshCharacters => glyphs::TURN,
        Decision::AdvanceKing | Decision::KingTile(_) => glyphs::KING,
        Decision::ChooseAction(action) => glyphs::action_icon(action),
        Decision::Exchange(..) => glyphs::place_icon(ActionPlace::Contract),
        Decision::ChooseBuilding(_) | Decision::Trigger(_) => glyphs::AGAIN,
        Decision::TakeDie(..) => glyphs::DIE,
        Decision::BuyGood(_) | Decision::TakeGoods(_) | Decision::ChooseGoods(_) => glyphs::STORE,
        _ => glyphs::ANY,
    }
}
