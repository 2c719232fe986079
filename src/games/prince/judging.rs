//! The vote on an accusation of Simony: all votes on one bar, those for it from the left
//! and those against it from the right, with the line that convicts, and the consequences.
//! Votes are open, so everything here is public.

use eframe::egui::{
    Label, Rect, RichText, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::View;
use super::votes_bar::{caption, dashed_line};
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::{icons, text};
use crate::ui::parts::{page, small, widgets};
use prince::Phase;
use table::Seat;
use words::fl;

/// The height of the bar, and of the parts above and below it.
const BAR: f32 = 40.0;
const AROUND: [f32; 2] = [18.0, 24.0];

/// Draws the vote, if there is an accusation.
pub(super) fn show(ui: &mut Ui, view: &View<'_>) {
    let game = view.game;
    let (Phase::Judging(judging), Some([yes, no])) = (game.phase(), game.judged_so_far()) else {
        return;
    };
    let palette = Palette::of(ui);
    let remark = fl!(prince_judged_so_far, yes = yes, no = no);
    caption(ui, fl!(prince_judging), &remark, true);
    let room = page::room(ui, AROUND[0] + BAR + AROUND[1]);
    let bar = Rect::from_min_size(room.min + vec2(0.0, AROUND[0]), vec2(room.width(), BAR));
    let all = f32::from(game.votes_of_judges().max(1));
    let x = |votes: u16| bar.left() + bar.width() * f32::from(votes) / all;
    let judges = |said: Option<bool>| {
        let answers = judging.answers;
        let of = move |seat: &Seat| match answers.answered.contains(*seat) {
            true => said == Some(answers.yes.contains(*seat)),
            false => said.is_none(),
        };
        let seats = game
            .clockwise(judging.accuser)
            .filter(|&seat| seat != game.pope());
        seats.filter(of)
    };
    let line = x(game.to_convict());
    let mut before = 0;
    for said in [Some(true), None, Some(false)] {
        for seat in judges(said) {
            let votes = u16::from(game.cardinals(seat));
            let (left, right) = (x(before), x(before + votes) - 2.0);
            before += votes;
            if votes > 0 {
                let part = Rect::from_min_max(pos2(left, bar.top()), pos2(right, bar.bottom()));
                judge(ui, view, (seat, votes, said), part);
            }
        }
    }
    dashed_line(ui, line, bar.top() - 3.0, bar.bottom() + 3.0);
    let needed = fl!(prince_judge_needed, needed = game.to_convict());
    let style = (face::strong(13.0), palette.ink);
    small::centred(ui, pos2(line, room.top() + 7.0), &needed, style, 200.0);
    ui.add_space(size::GAP);
    let follows = fl!(
        prince_desk_convict,
        needed = game.to_convict(),
        all = game.votes_of_judges(),
        name = view.words.seat(game.pope())
    );
    let follows = RichText::new(follows).font(face::text(13.5));
    ui.add(Label::new(follows.color(palette.ink)).wrap());
    ui.add_space(size::SPACE);
}

/// Draws the votes of one player, on the ground of their verdict.
fn judge(ui: &mut Ui, view: &View<'_>, (seat, votes, said): (Seat, u16, Option<bool>), part: Rect) {
    let palette = Palette::of(ui);
    let painter = ui.painter();
    let edge = Stroke::new(1.0, palette.line);
    let ground = match said {
        Some(true) => palette.right_ground,
        Some(false) => palette.wrong_ground,
        None => palette.paper,
    };
    match said {
        Some(_) => painter.rect(part, 3.0, ground, edge, StrokeKind::Inside),
        None => painter.rect_filled(part, 3.0, ground),
    };
    if said.is_none() {
        widgets::dashed(painter, part, palette.weak);
    }
    let marker = small::around(pos2(part.left() + 16.0, part.center().y), 15.0);
    icons::paint_seat(painter, marker, seat, palette);
    let at = pos2(marker.right() + 7.0, part.center().y);
    let style = (face::display(20.0), palette.ink);
    let room = part.right() - at.x;
    small::left(ui, at, &votes.to_string(), style, room);
    let how = match said {
        Some(true) => fl!(prince_seat_for),
        Some(false) => fl!(prince_seat_against),
        None => fl!(prince_ballot_to_come),
    };
    let told = |most| {
        let name = view.words.with_names_of(most).seat(seat);
        fl!(prince_by, name = name, what = how)
    };
    let below = text::giving_way(ui, (face::text, 12.0), part.width() - 4.0, told);
    let at = pos2(part.left() + 4.0, part.bottom() + 12.0);
    let style = (face::text(12.0), palette.weak);
    small::left(ui, at, &below, style, part.width() - 4.0);
    let name = view.words.seat(seat);
    let told = fl!(prince_judge_told, name = name, votes = votes, how = how);
    let id = page::next_id(ui);
    let whole = part.with_max_y(part.bottom() + 22.0);
    let response = ui.interact(whole, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &told));
    response.on_hover_text(&told);
}
