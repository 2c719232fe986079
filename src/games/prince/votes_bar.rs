//! All votes on one bar with the line of the majority, and the smallest winning coalitions.
//! All numbers come from the table and are public.

use eframe::egui::{Align2, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::View;
use crate::ui::base::draw::{Pen, kept};
use crate::ui::base::theme::{Palette, face};
use crate::ui::base::{icons, text};
use crate::ui::parts::small::{hear_next, tell_next};
use crate::ui::parts::{page, small, widgets};
use prince::Game;
use prince::rules::options::VOTES_OF_CARDINAL;
use table::{Seat, Set};
use words::fl;
use words::prince::names;

/// The height of a caption and of what is next to it.
pub(super) const CAPTION: f32 = 20.0;
/// The height of the bar, and of the line in the player's colour above each part.
const BAR: f32 = 40.0;
const LINE: f32 = 4.0;
/// The height of a coalition.
const COALITION: f32 = 22.0;

/// Draws a caption on the left and a remark on the right, or directly after it.
pub(super) fn caption(ui: &mut Ui, said: &str, remark: &str, at_right: bool) {
    let palette = Palette::of(ui);
    let room = page::room(ui, CAPTION);
    let job = widgets::caption_job(said, palette.weak);
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let wide = galley.size().x;
    let at = Align2::LEFT_CENTER.anchor_size(room.left_center(), galley.size());
    ui.painter().galley(at.min, galley, palette.weak);
    let id = page::next_id(ui);
    let response = ui.interact(at, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, said));
    if remark.is_empty() {
        return;
    }
    let style = (face::text(12.5), palette.weak);
    let rest = room.width() - wide - 12.0;
    let (at, anchor) = match at_right {
        true => (room.right_center(), Align2::RIGHT_CENTER),
        false => (
            pos2(room.left() + wide + 10.0, room.center().y),
            Align2::LEFT_CENTER,
        ),
    };
    let shown = text::paint(ui, at, anchor, remark, style, rest);
    hear_next(ui, shown, remark);
}

/// Returns the seats by their votes, the most first; of equals the first clockwise from the
/// Pope.
#[must_use]
pub(super) fn by_votes(game: &Game) -> Vec<Seat> {
    let mut seats: Vec<Seat> = game.clockwise(game.pope()).collect();
    seats.sort_by_key(|&seat| std::cmp::Reverse(game.votes(seat)));
    seats
}

/// Draws a dashed line from top to bottom.
pub(super) fn dashed_line(ui: &Ui, x: f32, top: f32, bottom: f32) {
    let ink = Palette::of(ui).ink;
    let high = bottom - top;
    let key = ("dashed-line-of-a-majority", high.to_bits(), ink);
    kept::paint(ui.painter(), pos2(x - 1.0, top), &key, |drawing| {
        let pen = Pen::new(2.0, ink).dashed(5.0, 3.5);
        drawing.line(pos2(1.0, 0.0), pos2(1.0, high), pen);
    });
}

/// Draws all votes on one bar.
pub(super) fn all_votes(ui: &mut Ui, view: &View<'_>) {
    let palette = Palette::of(ui);
    let game = view.game;
    caption(
        ui,
        fl!(prince_votes_all),
        fl!(prince_votes_all_remark),
        false,
    );
    let room = page::room(ui, 18.0 + BAR + 24.0);
    let bar = Rect::from_min_size(
        pos2(room.left(), room.top() + 18.0),
        vec2(room.width(), BAR),
    );
    let all = f32::from(game.all_votes().max(1));
    let x = |votes: u16| bar.left() + bar.width() * f32::from(votes) / all;
    let line = x(game.majority());
    let mut before = 0;
    for seat in by_votes(game) {
        let votes = game.votes(seat);
        let part = Rect::from_min_max(
            pos2(x(before), bar.top()),
            pos2(x(before + votes) - 2.0, bar.bottom()),
        );
        before += votes;
        block(ui, view, seat, (part, line));
        let office_votes = votes - VOTES_OF_CARDINAL * u16::from(game.cardinals(seat));
        let sum = match office_votes {
            0 => fl!(
                prince_votes_of_cardinals,
                each = VOTES_OF_CARDINAL,
                cardinals = game.cardinals(seat)
            ),
            _ => fl!(
                prince_votes_with_offices,
                each = VOTES_OF_CARDINAL,
                cardinals = game.cardinals(seat),
                offices = office_votes
            ),
        };
        let at = pos2(part.left() + 4.0, bar.bottom() + 12.0);
        let style = (face::text(12.0), palette.weak);
        small::left(ui, at, &sum, style, part.width() - 4.0);
        let told = fl!(
            prince_votes_told,
            name = view.words.seat(seat),
            votes = names::votes(votes),
            sum = sum
        );
        let whole = part.with_max_y(bar.bottom() + 22.0);
        tell_next(ui, whole, &told);
    }
    dashed_line(ui, line, bar.top() - 3.0, bar.bottom() + 3.0);
    let said = fl!(prince_votes_elect, votes = game.majority());
    let at = pos2(line, room.top() + 7.0);
    small::centred(ui, at, &said, (face::strong(13.0), palette.ink), 160.0);
}

/// Draws the part of one seat on a bar.
fn block(ui: &Ui, view: &View<'_>, seat: Seat, (part, line): (Rect, f32)) {
    let palette = Palette::of(ui);
    let painter = ui.painter();
    let edge = Stroke::new(1.0, palette.line);
    painter.rect(part, 3.0, palette.chosen, edge, StrokeKind::Inside);
    let above = part.with_max_y(part.top() + LINE);
    painter.rect_filled(above, 2.0, palette.seat(ui.ctx(), seat));
    let votes = view.game.votes(seat).to_string();
    let middle = part.center().y + LINE / 2.0;
    // Its text is next to the line of the majority.
    let says = 58.0;
    let left = match line > part.left() && line < part.left() + says {
        true if line + says < part.right() => line + 2.0,
        _ => part.left(),
    };
    let marker = small::around(pos2(left + 16.0, middle), 15.0);
    if part.width() > 30.0 {
        icons::paint_seat(painter, marker, seat, palette);
    }
    let at = pos2(marker.right() + 7.0, middle);
    let style = (face::display(20.0), palette.ink);
    let rest = part.right() - at.x - 3.0;
    if rest > 14.0 {
        small::left(ui, at, &votes, style, rest);
    }
}

/// Returns the height of the card of the smallest winning coalitions.
fn coalitions_height(count: usize) -> f32 {
    let rows = count.div_ceil(2).max(1) as f32;
    42.0 + rows * COALITION + 8.0
}

/// Returns the coalitions shown: those that need every member, the smallest first.
fn least(game: &Game) -> Vec<Set<Seat>> {
    let mut all = game.coalitions();
    let votes = |seats: &Set<Seat>| seats.iter().map(|seat| game.votes(seat)).sum::<u16>();
    all.sort_by_key(|seats| (seats.len(), std::cmp::Reverse(votes(seats))));
    all
}

/// Draws the smallest winning coalitions on a card.
pub(super) fn coalitions(ui: &mut Ui, view: &View<'_>) {
    let game = view.game;
    let all = least(game);
    let room = page::room(ui, coalitions_height(all.len()));
    small::card(ui, room);
    let inner = room.shrink2(vec2(15.0, 10.0));
    let mut head = page::part(ui, inner, "head-of-the-coalitions");
    caption(
        &mut head,
        fl!(prince_coalitions),
        fl!(prince_coalitions_remark),
        true,
    );
    let top = inner.top() + CAPTION + 5.0;
    let rows = all.len().div_ceil(2);
    let column = inner.width() / 2.0;
    let votes = |seats: &Set<Seat>| seats.iter().map(|seat| game.votes(seat)).sum::<u16>();
    let most = all.iter().map(votes).max().unwrap_or(0);
    for (n, seats) in all.into_iter().enumerate() {
        let at = pos2(
            inner.left() + column * (n / rows) as f32,
            top + COALITION * (n % rows) as f32,
        );
        let row = Rect::from_min_size(at, vec2(column - 14.0, COALITION));
        coalition(ui, view, seats, (row, most));
    }
}

fn coalition(ui: &mut Ui, view: &View<'_>, seats: Set<Seat>, (row, most): (Rect, u16)) {
    let palette = Palette::of(ui);
    let game = view.game;
    let members: Vec<Seat> = by_votes(game)
        .into_iter()
        .filter(|&seat| seats.contains(seat))
        .collect();
    for (n, &seat) in members.iter().enumerate() {
        let at = pos2(row.left() + 7.0 + 18.0 * n as f32, row.center().y);
        small::seat(ui, at, 13.0, seat);
    }
    let left = row.left() + 18.0 * (game.player_count() as f32 - 1.0).max(3.0) + 4.0;
    let bar = Rect::from_min_max(
        pos2(left, row.center().y - 6.5),
        pos2(row.right() - 44.0, row.center().y + 6.5),
    );
    // The largest of them nearly fills it.
    let votes: u16 = members.iter().map(|&seat| game.votes(seat)).sum();
    let each = bar.width() / f32::from(most.max(1));
    let mut x = bar.left();
    for &seat in &members {
        let wide = f32::from(game.votes(seat)) * each;
        let part = Rect::from_min_size(pos2(x, bar.top()), vec2(wide - 1.5, bar.height()));
        let colour = palette.seat(ui.ctx(), seat).gamma_multiply(0.88);
        ui.painter().rect_filled(part, 3.0, colour);
        x += wide;
    }
    let line = bar.left() + f32::from(game.majority()) * each;
    let ink = Stroke::new(1.8, palette.ink);
    ui.painter()
        .vline(line, bar.top() - 2.5..=bar.bottom() + 2.5, ink);
    let at = pos2(row.right() - 8.0, row.center().y);
    let style = (face::strong(13.5), palette.ink);
    small::right(ui, at, &votes.to_string(), style, 40.0);
    let said = members.iter().map(|&seat| view.words.seat(seat));
    let said = said.collect::<Vec<_>>().join(", ");
    let told = fl!(
        prince_coalition_told,
        names = said,
        votes = names::votes(votes)
    );
    tell_next(ui, row, &told);
}

/// Draws a card with an icon and two lines in the given place.
pub(super) fn note(ui: &mut Ui, rect: Rect, icon: icons::Icon, [said, more]: [&str; 2]) {
    let palette = Palette::of(ui);
    small::card(ui, rect);
    let side = 26.0_f32.min(rect.height() - 14.0);
    let at = pos2(rect.left() + 16.0 + side / 2.0, rect.center().y);
    let picture = small::around(at, side);
    icons::paint(ui.painter(), picture, icon, palette.leaf);
    let left = picture.right() + 13.0;
    let room = rect.right() - left - 10.0;
    let at = pos2(left, rect.center().y - 8.5);
    small::left(ui, at, said, (face::strong(13.5), palette.ink), room);
    let at = pos2(left, rect.center().y + 9.0);
    small::left(ui, at, more, (face::text(12.5), palette.weak), room);
    let told = [said, more].join(" ");
    hear_next(ui, rect, &told);
}
