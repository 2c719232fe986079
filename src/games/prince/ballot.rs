//! The ballot being filled in, and the count so far: a row for each candidate with the
//! pieces of the voters, the line of the majority, and a number to set.
//!
//! Fields: `Votes for Anna`, with arrow keys and with minus and plus next to them; a click
//! on a name, `All votes to Anna`, gives that player all of them.

use eframe::egui::{
    Align2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::votes_bar::{by_votes, dashed_line};
use super::{View, art};
use crate::ui::base::draw::{Pen, kept};
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::{focus, icons, text};
use crate::ui::parts::small::tell_next;
use crate::ui::parts::{page, small};
use prince::rules::state::{Ballot, Vote, Votes};
use prince::{Decision, Game};
use table::{Item as _, Seat};
use words::fl;
use words::prince::names;

/// The height of a row.
const ROW: f32 = 33.0;
/// The size of the number to set.
const STEPPER: Vec2 = vec2(78.0, 28.0);

/// A ballot being filled in.
#[derive(Debug, Default)]
pub struct Draft {
    /// Whose ballot it is, and after how many entries.
    pub of: Option<(Seat, usize)>,
    /// The votes for each seat.
    pub votes: Votes,
    /// The votes as typed.
    pub written: [String; 5],
}

impl Draft {
    /// Starts the ballot of this seat with all votes for itself, if it is another ballot
    /// than before.
    pub(super) fn begin(&mut self, view: &View<'_>, seat: Seat) {
        let of = Some((seat, view.session.cursor()));
        if self.of != of {
            self.of = of;
            self.votes = [0; 5];
            self.all_to(view.game, seat, seat);
        }
    }

    /// Gives all votes of `voter` to one player.
    pub fn all_to(&mut self, game: &Game, voter: Seat, to: Seat) {
        self.votes = [0; 5];
        self.votes[to.index()] = game.votes(voter);
        self.write();
    }

    fn write(&mut self) {
        self.written = self.votes.map(|votes| votes.to_string());
    }

    fn given(&self) -> u16 {
        self.votes
            .iter()
            .fold(0, |sum, votes| sum.saturating_add(*votes))
    }

    /// Returns the number of votes still to be given; negative if there are too many.
    pub fn left(&self, game: &Game) -> Option<i32> {
        let (voter, _) = self.of?;
        Some(i32::from(game.votes(voter)) - i32::from(self.given()))
    }

    /// Changes the votes for a candidate. If none are left, they come from the other
    /// candidate with the most.
    pub fn step(&mut self, game: &Game, to: Seat, by: i32) {
        let Some(left) = self.left(game) else { return };
        let at = to.index();
        if by > 0 && left <= 0 {
            let others = (0..5).filter(|&other| other != at && self.votes[other] > 0);
            let Some(from) = others.max_by_key(|&other| self.votes[other]) else {
                return;
            };
            self.votes[from] -= 1;
        }
        let votes = i32::from(self.votes[at]) + by;
        self.votes[at] = u16::try_from(votes.max(0)).unwrap_or(0);
        self.write();
    }

    /// Returns the vote as it is filled in.
    pub(super) fn decision(&self) -> Option<Decision> {
        self.of.map(|_| Decision::Vote(self.votes))
    }
}

/// Returns the height of the table of the candidates.
#[must_use]
fn height(game: &Game) -> f32 {
    ROW * game.player_count() as f32 + 2.0
}

/// Draws the count so far; with a draft of `voter` also the votes about to be given.
pub(super) fn table(
    ui: &mut Ui,
    view: &View<'_>,
    ballot: &Ballot,
    draft: Option<(&mut Draft, Seat)>,
) {
    let palette = Palette::of(ui);
    let game = view.game;
    let room = page::room(ui, height(game));
    small::card(ui, room);
    let numbers = if draft.is_some() {
        STEPPER.x + 24.0
    } else {
        12.0
    };
    let names = game.seats().map(|seat| view.words.seat(seat));
    let longest = names.map(|name| text::width(ui, &name, face::display(18.0)));
    let longest = longest.fold(0.0, f32::max) + 62.0;
    let bar = Rect::from_x_y_ranges(
        room.left() + size::within(longest, 96.0, room.width() * 0.27)
            ..=room.right() - numbers - 48.0,
        room.top()..=room.bottom(),
    );
    // Once no candidate can get more than all votes, all votes fill the bar.
    let each = bar.width() / f32::from(game.all_votes().max(1)) * 1.28;
    let scale = each.min(bar.width() / f32::from(game.majority().max(1)) * 0.78);
    // And nobody's bar goes over the numbers beside it.
    let given = |to: Seat| {
        let given = pieces(ballot, to).into_iter().map(|(_, votes)| votes);
        let about_to = draft.as_ref().map(|(draft, _)| draft.votes[to.index()]);
        given.chain(about_to).sum::<u16>()
    };
    let most = game.seats().map(given).max().unwrap_or(0);
    let scale = scale.min(bar.width() / f32::from(most.max(1)));
    let mut draft = draft;
    for (n, to) in by_votes(game).into_iter().enumerate() {
        let top = room.top() + 1.0 + ROW * n as f32;
        let row = Rect::from_min_size(
            pos2(room.left() + 12.0, top),
            vec2(room.width() - 24.0, ROW),
        );
        if n > 0 {
            small::hair(ui, row.x_range(), top);
        }
        let given = pieces(ballot, to);
        let mut x = bar.left();
        let mut sum = 0;
        for (voter, votes) in given {
            let wide = f32::from(votes) * scale;
            let piece = Rect::from_min_size(pos2(x, top + 5.0), vec2(wide, ROW - 10.0));
            paint_piece(ui, piece, voter, votes, false);
            x += wide;
            sum += votes;
        }
        if let Some((draft, voter)) = &draft {
            let votes = draft.votes[to.index()];
            let wide = f32::from(votes) * scale;
            if votes > 0 {
                let piece = Rect::from_min_size(pos2(x, top + 5.0), vec2(wide, ROW - 10.0));
                paint_piece(ui, piece, *voter, votes, true);
            }
            sum += votes;
        }
        candidate(
            ui,
            view,
            row.with_max_x(bar.left() - 6.0),
            to,
            draft.as_mut(),
        );
        let colour = if sum > 0 { palette.ink } else { palette.weak };
        let at = pos2(bar.right() + 42.0, row.center().y);
        let style = (face::display(20.0), colour);
        small::right(ui, at, &sum.to_string(), style, 44.0);
        let told = fl!(
            prince_ballot_sum,
            name = view.words.seat(to),
            votes = names::votes(sum)
        );
        tell_next(ui, row.with_min_x(bar.left()).with_max_x(at.x), &told);
        if let Some((draft, _)) = &mut draft {
            set(ui, view, row, to, draft);
        }
    }
    let line = bar.left() + f32::from(game.majority()) * scale;
    dashed_line(ui, line, room.top() + 3.0, room.bottom() - 3.0);
}

/// Returns what each voter has given to a candidate, as far as it is known.
fn pieces(ballot: &Ballot, to: Seat) -> Vec<(Seat, u16)> {
    let voters = Seat::ALL.iter().zip(&ballot.votes);
    let given = voters.filter_map(|(&voter, vote)| match vote {
        Vote::Cast(votes) if votes[to.index()] > 0 => Some((voter, votes[to.index()])),
        Vote::Cast(_) | Vote::Hidden | Vote::None => None,
    });
    given.collect()
}

/// Paints what one voter gives a candidate; dashed until it is given.
fn paint_piece(ui: &Ui, rect: Rect, voter: Seat, votes: u16, is_draft: bool) {
    let palette = Palette::of(ui);
    let rect = rect.with_max_x(rect.right() - 1.5);
    let (fill, ink) = match is_draft {
        true => (palette.halo, palette.accent),
        false => (palette.chosen, palette.ink),
    };
    ui.painter().rect_filled(rect, 3.0, fill);
    if is_draft {
        let size = rect.size();
        let key = ("piece-of-a-ballot", size.x.to_bits(), size.y.to_bits(), ink);
        kept::paint(ui.painter(), rect.min, &key, |drawing| {
            let line = Rect::from_min_size(pos2(0.0, 0.0), size).shrink(0.75);
            drawing.frame(line, 3.0, Pen::new(1.5, ink).dashed(4.0, 2.6));
        });
    } else {
        let edge = Stroke::new(1.0, palette.line);
        ui.painter()
            .rect_stroke(rect, 3.0, edge, StrokeKind::Inside);
    }
    let marker = small::around(pos2(rect.left() + 12.0, rect.center().y), 11.0);
    if rect.width() >= 22.0 {
        icons::paint_seat(ui.painter(), marker, voter, palette);
    }
    let at = pos2(marker.right() + 4.0, rect.center().y);
    let room = rect.right() - at.x - 2.0;
    let number = votes.to_string();
    let font = face::strong(13.0);
    if text::width(ui, &number, font.clone()) <= room {
        small::left(ui, at, &number, (font, ink), room);
    }
}

/// Draws the name of a candidate; a click gives all votes there.
fn candidate(
    ui: &mut Ui,
    view: &View<'_>,
    rect: Rect,
    to: Seat,
    draft: Option<&mut (&mut Draft, Seat)>,
) {
    let palette = Palette::of(ui);
    let name = view.words.seat(to);
    let id = page::next_id(ui);
    let may = draft.is_some();
    let sense = if may { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect.shrink2(vec2(0.0, 3.0)), id, sense);
    let called = fl!(prince_ballot_all_to, name = &name);
    match may {
        true => response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &called)),
        false => response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name)),
    }
    if may && response.hovered() {
        ui.painter().rect_filled(response.rect, 5.0, palette.chosen);
    }
    if response.has_focus() {
        focus::comes_by_keyboard(ui, &response);
        focus::focus_ring(ui, response.rect);
    }
    let marker = small::around(pos2(rect.left() + 8.0, rect.center().y), 13.0);
    icons::paint_seat(ui.painter(), marker, to, palette);
    let is_pope = view.game.pope() == to;
    let left = marker.right() + 7.0;
    let room = rect.right() - left - if is_pope { 20.0 } else { 0.0 };
    let font = text::fitting(ui, &name, face::display, [13.0, 18.0], room);
    let at = pos2(left, rect.center().y);
    let shown = small::left(ui, at, &name, (font, palette.ink), room);
    if is_pope {
        let at = pos2(shown.right() + 11.0, rect.center().y);
        art::tiara(ui, small::around(at, 14.0));
    }
    if let Some((draft, voter)) = draft
        && response.clicked()
    {
        draft.all_to(view.game, *voter, to);
    }
    if may {
        page::let_go(response.on_hover_text(called));
    }
}

/// Draws the number to set at the end of a row.
fn set(ui: &mut Ui, view: &View<'_>, row: Rect, to: Seat, draft: &mut Draft) {
    let rect = Align2::RIGHT_CENTER.anchor_size(row.right_center(), STEPPER);
    let name = fl!(prince_ballot_for, name = view.words.seat(to));
    let is_wrong = draft.left(view.game).is_some_and(|left| left < 0);
    let written = &mut draft.written[to.index()];
    let room = (rect, page::DIGITS);
    let (response, steps) = page::stepper(ui, room, &name, written, is_wrong);
    if response.changed() {
        let typed: String = written
            .chars()
            .filter(char::is_ascii_digit)
            .take(3)
            .collect();
        draft.votes[to.index()] = typed.parse().unwrap_or(0);
        draft.written[to.index()] = typed;
    }
    for _ in 0..steps.abs() {
        draft.step(view.game, to, steps.signum());
    }
    if response.lost_focus() {
        draft.write();
    }
}
