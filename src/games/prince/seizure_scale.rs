//! Both sides of a seizure on one scale: a block as wide as its power for each visible
//! card, and a curtain as long as the greatest power of the hidden ones.

use eframe::egui::{Align2, Rect, Shape, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::art::Colours;
use super::seizure_fight::{Fight, Fought};
use super::{View, art};
use crate::ui::base::theme::{Palette, face};
use crate::ui::base::{icons, text};
use crate::ui::parts::small;
use crate::ui::parts::small::hear;
use prince::rules::options::BASE_POWER;
use prince::{CardId, CardType, Commitment, Phase, Place, Target};
use table::{Seat, Set};
use words::fl;

/// Its height.
pub const HEIGHT: f32 = 174.0;
/// The distance from its top to the blocks of the defender, and of the attacker.
const ROWS: [f32; 2] = [30.0, 94.0];
/// The height of a block.
const BLOCK: f32 = 40.0;
/// The width of the player's name.
const WHO: f32 = 100.0;

/// A visible part, as long as its power.
struct Block {
    name: String,
    power: u16,
    sort: CardType,
}

/// What one side commits, as far as it may be shown.
enum Side {
    Known(Set<CardId>),
    Hidden(Most),
}

/// The most that could be hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Most {
    /// The number of condottieri.
    pub cards: usize,
    /// Their power.
    pub power: u16,
}

impl Most {
    /// Returns the strongest condottieri that a player could have and pay.
    #[must_use]
    pub fn of(view: &View<'_>, seat: Seat) -> Self {
        let game = view.game;
        let hidden = (view.hides_money_of(seat), view.hides_hand_size(seat));
        if hidden != (false, false) {
            return Self::as_known(view, seat, hidden);
        }
        let commitments = game.commitments(seat).into_iter();
        let strongest = commitments.max_by_key(|with| game.power_of(*with));
        let strongest = strongest.unwrap_or(Set::EMPTY);
        Self {
            cards: strongest.len(),
            power: game.power_of(strongest),
        }
    }

    /// Returns the same if the money or the number of cards of a player is unknown: hidden
    /// values set no limit.
    fn as_known(view: &View<'_>, seat: Seat, (money, hand): (bool, bool)) -> Self {
        let game = view.game;
        if game.is_silenced(seat) {
            return Self { cards: 0, power: 0 };
        }
        let all = game.edition().of_type(CardType::Condottiere);
        let known = game.hand(seat).known().intersection(all);
        let mut unseen: Vec<CardId> = game.unseen().intersection(all).iter().collect();
        if !hand && game.hand(seat).hidden() == 0 {
            unseen.clear();
        }
        let power = |card: &CardId| game.power_of(Set::only(*card));
        unseen.sort_by_key(|card| std::cmp::Reverse(power(card)));
        if !hand {
            unseen.truncate(usize::from(game.hand(seat).hidden()));
        }
        let mut cards: Vec<CardId> = known.iter().chain(unseen).collect();
        cards.sort_by_key(|card| std::cmp::Reverse(power(card)));
        let fee = game.edition().mercenary_fee();
        let affordable = game.money(seat).checked_div(fee).filter(|_| !money);
        cards.truncate(affordable.map_or(cards.len(), |most| most as usize));
        let cards: Set<CardId> = cards.into_iter().collect();
        Self {
            cards: cards.len(),
            power: game.power_of(cards),
        }
    }
}

/// The scale of power.
struct Scale {
    rect: Rect,
    left: f32,
    unit: f32,
}

impl Scale {
    fn x(&self, power: u16) -> f32 {
        self.left + f32::from(power) * self.unit
    }

    /// Returns a block of a row, from this power on.
    fn block(&self, row: usize, from: u16, power: u16) -> Rect {
        Rect::from_min_size(
            pos2(self.x(from), self.rect.top() + ROWS[row]),
            vec2(f32::from(power) * self.unit - 2.0, BLOCK),
        )
    }
}

/// Draws it; `chosen` is what the player to act has selected.
pub fn show(ui: &Ui, rect: Rect, view: &View<'_>, fight: &Fight, chosen: Set<CardId>) {
    let game = view.game;
    let decides = |seat: Seat| view.asked == Some(seat) && view.sees(seat);
    let of = |seat: Seat| match decides(seat) {
        true => Side::Known(chosen),
        false => Side::Hidden(Most::of(view, seat)),
    };
    let committed = match game.phase() {
        Phase::Defence(attack) => match attack.committed {
            Commitment::Known(with) => Side::Known(with),
            Commitment::Hidden => Side::Hidden(Most::of(view, fight.attacker)),
        },
        _ => of(fight.attacker),
    };
    let adds = of(fight.defender);
    let defence = game.defence(fight.target);
    let told = match defence {
        0 => fl!(prince_lies_open_none).to_owned(),
        _ => fl!(prince_lies_open, defence = defence, more = defence + 1),
    };
    sides(ui, rect, view, fight, ([committed, adds], defence, told));
}

/// Draws it once both sides have answered; `view` shows the position before that.
pub fn show_end(ui: &Ui, rect: Rect, view: &View<'_>, fought: &Fought) {
    let [_, defence] = fought.powers;
    let told = match defence {
        0 => fl!(prince_was_open).to_owned(),
        _ => fl!(prince_was_to_exceed, defence = defence),
    };
    let with = fought.with.map(Side::Known);
    sides(ui, rect, view, &fought.fight, (with, defence, told));
}

/// Draws what the attacker has committed, and what the defender adds; `line` is the power
/// to exceed.
fn sides(
    ui: &Ui,
    rect: Rect,
    view: &View<'_>,
    fight: &Fight,
    ([committed, adds], line, told): ([Side; 2], u16, String),
) {
    let palette = Palette::of(ui);
    let game = view.game;
    small::card(ui, rect);
    let artists = game.power_of(game.laid_of(fight.attacker, CardType::Artist));
    let attack_most = match &committed {
        Side::Known(with) => game.attack(fight.attacker, *with),
        Side::Hidden(most) => most.power + artists,
    };
    let defence = game.defence(fight.target);
    let defence_most = defence
        + match &adds {
            Side::Known(with) => game.power_of(*with),
            Side::Hidden(most) => most.power,
        };
    let most = attack_most.max(defence_most).max(line + 1).max(6);
    let left = rect.left() + WHO;
    let scale = Scale {
        rect,
        left,
        unit: (rect.right() - 24.0 - left) / f32::from(most),
    };
    who(ui, rect, view, (fight.defender, fl!(prince_defence)), 0);
    who(ui, rect, view, (fight.attacker, fl!(prince_attack)), 1);
    let mut end = blocks(ui, &scale, (0, 0), &defending(view, fight.target));
    match &adds {
        Side::Known(with) => {
            blocks(ui, &scale, (0, end), &condottieri(view, *with));
        }
        Side::Hidden(most) if most.power > 0 => {
            let told = fl!(prince_at_most, cards = most.cards, power = most.power);
            curtain(ui, scale.block(0, end, most.power), &told);
        }
        Side::Hidden(_) => {}
    }
    match &committed {
        Side::Known(with) => {
            end = blocks(ui, &scale, (1, 0), &condottieri(view, *with));
            let helper = Block {
                name: fl!(prince_helper).to_owned(),
                power: attack_most.saturating_sub(end),
                sort: CardType::Artist,
            };
            blocks(ui, &scale, (1, end), &[helper]);
        }
        Side::Hidden(most) if most.power > 0 => {
            // If attacking without condottieri is impossible (Z3), the text says so.
            let told = match game.needs_none(fight.target) {
                true => fl!(prince_sealed, cards = most.cards, power = attack_most),
                false => fl!(prince_sealed_some, cards = most.cards, power = attack_most),
            };
            curtain(ui, scale.block(1, 0, attack_most), &told);
        }
        Side::Hidden(_) => {}
    }
    numbers(ui, &scale, most, line);
    let x = scale.x(line);
    let style = (face::strong(12.5), palette.ink);
    let wide = text::width(ui, &told, style.0.clone());
    let y = rect.top() + 15.0;
    let (anchor, at) = match x + 6.0 + wide > rect.right() - 14.0 {
        true => (Align2::RIGHT_CENTER, pos2(rect.right() - 14.0, y)),
        false => (Align2::LEFT_CENTER, pos2(x + 6.0, y)),
    };
    text::paint(ui, at, anchor, &told, style, rect.width() - 30.0);
    let said = fl!(
        prince_fight_told,
        attacker = view.words.seat(fight.attacker),
        target = view.words.target(fight.target),
        defender = view.words.seat(fight.defender),
        told = &told
    );
    hear(ui, rect, "scale", &said);
}

/// Draws the player of a row, and their role.
fn who(ui: &Ui, rect: Rect, view: &View<'_>, (seat, role): (Seat, &str), row: usize) {
    let palette = Palette::of(ui);
    let top = rect.top() + ROWS[row];
    let marker = Rect::from_min_size(pos2(rect.left() + 12.0, top + 4.0), Vec2::splat(14.0));
    icons::paint_seat(ui.painter(), marker, seat, palette);
    let room = WHO - 38.0;
    let name = view.words.seat(seat);
    let font = text::fitting(ui, &name, face::display, [13.0, 18.0], room);
    let at = pos2(marker.right() + 6.0, marker.center().y);
    let left = Align2::LEFT_CENTER;
    text::paint(ui, at, left, &name, (font, palette.ink), room);
    let at = pos2(marker.left(), top + 30.0);
    let style = (face::text(12.5), palette.weak);
    text::paint(ui, at, left, role, style, WHO - 18.0);
}

/// Draws the scale of powers below the rows, and the line to exceed.
fn numbers(ui: &Ui, scale: &Scale, most: u16, defence: u16) {
    let palette = Palette::of(ui);
    let foot = scale.rect.bottom() - 12.0;
    let step = if most > 24 { 5 } else { 1 };
    for power in (0..=most).step_by(step) {
        let style = match power == defence + 1 {
            true => (face::strong(13.0), palette.ink),
            false => (face::text(12.0), palette.weak),
        };
        let said = power.to_string();
        small::centred(ui, pos2(scale.x(power), foot), &said, style, 30.0);
    }
    let x = scale.x(defence);
    let ends = [pos2(x, scale.rect.top() + 24.0), pos2(x, foot - 8.0)];
    let line = Stroke::new(1.5, palette.ink);
    let dashes = Shape::dashed_line(&ends, line, 5.0, 3.0);
    ui.painter().extend(dashes);
}

/// Returns the parts of a target's defence.
fn defending(view: &View<'_>, target: Target) -> Vec<Block> {
    let game = view.game;
    let of_card = |card: CardId| Block {
        name: view.words.short_card(card),
        power: u16::from(game.figures(card).power),
        sort: game.type_of(card),
    };
    let (first, under) = match target {
        Target::Base(seat) => {
            let base = Block {
                name: fl!(prince_base).to_owned(),
                power: BASE_POWER,
                sort: CardType::Holding,
            };
            (Some(base), game.all_under(Place::Base(seat)))
        }
        Target::Card(card) => match game.type_of(card) {
            CardType::Holding => (Some(of_card(card)), game.all_under(Place::Holding(card))),
            CardType::Family => (Some(of_card(card)), Set::EMPTY),
            _ => (None, Set::EMPTY),
        },
    };
    let under = under.iter().map(of_card);
    first.into_iter().chain(under).collect()
}

fn condottieri(view: &View<'_>, with: Set<CardId>) -> Vec<Block> {
    let block = |card: CardId| Block {
        name: view.words.short_card(card),
        power: u16::from(view.game.figures(card).power),
        sort: CardType::Condottiere,
    };
    with.iter().map(block).collect()
}

/// Paints blocks side by side, from this power of a row on. Returns where they end.
fn blocks(ui: &Ui, scale: &Scale, (row, from): (usize, u16), blocks: &[Block]) -> u16 {
    let mut at = from;
    for block in blocks.iter().filter(|block| block.power > 0) {
        paint_block(ui, scale.block(row, at, block.power), block);
        at += block.power;
    }
    at
}

/// Paints a block as wide as its power, with its name on its plate, or below it if the
/// plate has no room.
fn paint_block(ui: &Ui, rect: Rect, block: &Block) {
    let palette = Palette::of(ui);
    let colours = Colours::of(ui);
    let ground = colours.sort(block.sort);
    let edge = Stroke::new(1.0, palette.ink);
    let painter = ui.painter();
    painter.rect(rect, 3.0, ground, edge, StrokeKind::Inside);
    let number = block.power.to_string();
    let both = format!("{}  {number}", block.name);
    let font = face::display(15.0);
    let wide = text::width(ui, &both, font.clone()) + 22.0;
    let has_room = wide + 8.0 <= rect.width();
    let (said, wide) = if has_room {
        (&both, wide)
    } else {
        (&number, 24.0)
    };
    let plate = Rect::from_center_size(rect.center(), vec2(wide.min(rect.width() - 4.0), 24.0));
    painter.rect(plate, 12.0, palette.plate, edge, StrokeKind::Inside);
    let style = (font, palette.plate_text);
    let centre = Align2::CENTER_CENTER;
    text::paint(ui, plate.center(), centre, said, style, plate.width());
    if !has_room {
        let at = pos2(rect.center().x, rect.bottom() + 10.0);
        let style = (face::text(12.0), palette.ink);
        text::paint(ui, at, centre, &block.name, style, rect.width() + 2.0);
    }
}

/// Draws a curtain as long as the greatest power behind it: folds, arcs above, a fringe
/// below.
fn curtain(ui: &Ui, rect: Rect, told: &str) {
    let palette = Palette::of(ui);
    let edge = Stroke::new(1.0, palette.ink);
    art::cloth(ui, rect, [16.0, 64.0]);
    let painter = ui.painter();
    painter.rect_stroke(rect, 3.0, edge, StrokeKind::Inside);
    let font = face::text(12.5);
    let wide = text::width(ui, told, font.clone()).min(rect.width() - 24.0);
    let pill = Rect::from_center_size(rect.center(), vec2(wide + 20.0, 22.0));
    painter.rect(pill, 11.0, palette.plate, edge, StrokeKind::Inside);
    let style = (font, palette.plate_text);
    small::centred(ui, pill.center(), told, style, wide + 2.0);
}
