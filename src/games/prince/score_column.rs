//! The typed values of one player on the sheet of a position, and what they are worth; and
//! the cards common to all players.
//!
//! Accessible names for each player: `Name of player 1`; `Anna: money`, `Anna: cardinals`,
//! `Anna: unknown cards in hand`, `Anna: points before this turn`; `Player 1 is Pope`;
//! `Cards of Anna`, in which names are typed, separated by commas; each card, which opens a
//! menu of where it can go (Delete removes it). Enter goes from number to number, and from
//! an empty field of cards to the next player. Common fields: `Cards set aside`, `Cards out
//! for good`, `Cards in the display`, `Anna is active`.

use eframe::egui::{self, Align2, Frame, Key, Margin, Modifiers, Rect, Stroke, Ui, pos2, vec2};

use super::score_state::{CheckPanel, Judged, gain};
use super::{art, score_lists, typed_number};
use crate::ui::base::text;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::parts::page::{Field, pressed_enter};
use crate::ui::parts::small::hear;
use crate::ui::parts::{page, small};
use crate::ui::screens::sheet;
use crate::ui::screens::sheet::{Form as _, Number as _, Place, paint_ribbon};
use prince::{Game, Setup, Source};
use table::save::limits::Part;
use table::{Colour, Item as _, Seat};
use words::fl;
use words::prince::names;

/// The height of a line of a player's values.
const LINE: f32 = 20.0;
/// The largest numbers that can be typed.
const MOST_MONEY: u32 = 99_999;
const MOST_OF_OTHERS: u32 = 999;

/// A typed number of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Number {
    /// Ducats.
    Money,
    /// Cardinals.
    Cardinals,
    /// Unknown cards in hand.
    Hidden,
    /// Points before this turn.
    Points,
}

impl Number {
    const ALL: [Self; 4] = [Self::Money, Self::Cardinals, Self::Hidden, Self::Points];

    fn most(self) -> u32 {
        match self {
            Self::Money => MOST_MONEY,
            Self::Cardinals | Self::Hidden => 99,
            Self::Points => MOST_OF_OTHERS,
        }
    }

    pub(super) fn paint(self, ui: &Ui, rect: Rect) {
        match self {
            Self::Money => art::ducat(ui, rect),
            Self::Cardinals => art::cardinal(ui, rect),
            Self::Hidden => art::back(ui, rect.shrink2(vec2(3.0, 0.0))),
            Self::Points => art::laurel(ui, rect),
        }
    }
}

impl sheet::Number for Number {
    type On = Setup;

    const SIGNS: usize = typed_number::MOST_SIGNS;

    fn all() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter()
    }

    fn name_of(self, player: &str) -> String {
        match self {
            Self::Money => fl!(prince_check_money, name = player),
            Self::Cardinals => fl!(prince_check_cardinals_of, name = player),
            Self::Hidden => fl!(prince_check_hand, name = player),
            Self::Points => fl!(prince_check_points_before, name = player),
        }
    }

    fn get(self, on: &Setup, player: usize) -> Option<i64> {
        let seat = on.position.as_ref()?.seats.get(player)?;
        Some(match self {
            Self::Money => seat.money.into(),
            Self::Cardinals => seat.cardinals.into(),
            Self::Hidden => seat.hidden.into(),
            Self::Points => {
                let points = seat.scores.iter().map(|score| i64::from(score.total()));
                points.sum()
            }
        })
    }

    fn set(self, on: &mut Setup, player: usize, value: Option<i64>) {
        let position = on.position.as_mut();
        let Some(seat) = position.and_then(|position| position.seats.get_mut(player)) else {
            return;
        };
        let value = u32::try_from(value.unwrap_or(0)).unwrap_or(u32::MAX);
        let value = value.min(self.most());
        match self {
            Self::Money => seat.money = value,
            Self::Cardinals => seat.cardinals = value as u8,
            Self::Hidden => seat.hidden = value as u8,
            Self::Points => {
                // Their sources are unknown.
                std::mem::take(&mut seat.scores);
                seat.scores[0].told = value as u16;
            }
        }
    }

    fn refused(self, player: &str, text: &str) -> String {
        typed_number::refused(&self.name_of(player), text, [0, self.most()])
    }

    fn read(self, text: &str) -> Option<Option<i64>> {
        typed_number::read(text, self.most()).map(|number| Some(number.into()))
    }

    fn room(self) -> f32 {
        match self {
            Self::Money => 42.0,
            Self::Cardinals | Self::Hidden | Self::Points => 30.0,
        }
    }
}

/// Draws the column of a player; returns its bottom.
pub fn show(
    panel: &mut CheckPanel,
    ui: &mut Ui,
    rect: Rect,
    at: usize,
    judged: &Judged<'_>,
) -> f32 {
    let palette = Palette::of(ui);
    let seat = Seat::ALL[at];
    let mut inside = page::part(ui, rect, ("column", at));
    let colour = panel.typed.colour(at);
    let frame = Frame::new()
        .fill(palette.card)
        .stroke(Stroke::new(1.0, palette.line))
        .corner_radius(size::ROUND_CARD)
        .inner_margin(Margin {
            left: 11,
            right: 11,
            top: 10,
            bottom: 9,
        });
    let shown = frame.show(&mut inside, |ui| {
        let width = rect.width() - 24.0;
        ui.set_width(width);
        ui.spacing_mut().item_spacing = vec2(0.0, 5.0);
        head(panel, ui, at, colour, judged);
        numbers(panel, ui, at, judged);
        score_lists::cards(panel, ui, seat, judged);
        if let Ok(game) = judged.told.game {
            worth(ui, game, seat, judged);
        }
    });
    let all = shown.response.rect;
    paint_ribbon(ui, all.with_max_y(all.top() + 4.0), colour);
    all.bottom()
}

/// Draws who it is, and who is Pope.
fn head(panel: &mut CheckPanel, ui: &mut Ui, at: usize, colour: usize, judged: &Judged<'_>) {
    let palette = Palette::of(ui);
    let seat = Seat::ALL[at];
    let line = page::room(ui, 34.0);
    let arms = Rect::from_min_size(line.min, vec2(26.0, 32.0));
    art::arms(ui, arms, Colour::ALL[colour.min(4)]);
    let marker = pos2(line.left() + 40.0, line.center().y);
    page::paint_marker(ui.painter(), marker, 14.0, colour, palette);
    let points = judged.told.game.as_ref().ok().map(|game| {
        let so_far = game.points(seat);
        match judged.told.counts {
            true => so_far.saturating_add(score(game, seat, judged).total()),
            false => so_far,
        }
    });
    let mut right = line.right();
    if let Some(points) = points {
        let text = points.to_string();
        let font = face::display(24.0);
        right -= text::width(ui, &text, font.clone()) + 6.0;
        let at = line.right_center();
        small::whole(ui, at, Align2::RIGHT_CENTER, text, (font, palette.ink));
    }
    let place = line.with_min_x(line.left() + 50.0);
    let label = fl!(new_game_name_of, number = at + 1);
    let hint = judged.told.words.seat(seat);
    Field::new(&label, (right - place.left()).max(40.0))
        .hint(&hint)
        .sized(30.0, face::display(17.0))
        .down_to(12.0)
        .most(Part::Name.most())
        .bare()
        .show(ui, place, panel.typed.name_mut(at));
    let line = page::room(ui, 26.0);
    let Some(position) = &mut panel.typed.position else {
        return;
    };
    let said = fl!(prince_new_pope);
    let wide = text::width(ui, said, face::strong(13.0)) + 25.0;
    let radio = line.with_max_x(line.left() + wide);
    let called = fl!(prince_new_is_pope, number = at + 1);
    let is_pope = position.pope == seat;
    let mut row = page::row(ui, radio, ("pope", at));
    if page::let_go(page::radio(&mut row, radio, is_pope, said, &called)).clicked() {
        let was_active = position.active == position.pope;
        position.pope = seat;
        if was_active {
            position.active = seat;
        }
    }
    let family = pos2(line.right(), line.center().y);
    let font = face::text(12.5);
    let name = names::family(Colour::ALL[colour.min(4)]);
    small::whole(ui, family, Align2::RIGHT_CENTER, name, (font, palette.weak));
}

/// Draws the four numbers, two side by side.
fn numbers(panel: &mut CheckPanel, ui: &mut Ui, at: usize, judged: &Judged<'_>) {
    let name = judged.told.words.seat(Seat::ALL[at]);
    let Some(position) = &panel.typed.position else {
        return;
    };
    let is_first = position.turn == 1;
    let mut fields = Vec::new();
    let mut refused = Vec::new();
    let mut left_from = None;
    for pair in Number::ALL.chunks(2) {
        let line = page::room(ui, 30.0);
        let width = ((line.width() - 8.0) / 2.0).floor();
        for (place, &number) in pair.iter().enumerate() {
            if number == Number::Points && is_first {
                continue;
            }
            let left = line.left() + place as f32 * (width + 8.0);
            let part = Rect::from_min_size(pos2(left, line.top()), vec2(width, 28.0));
            let icon = pos2(part.left() + 9.0, part.center().y);
            number.paint(ui, small::around(icon, 18.0));
            let key = (at, number);
            let why = panel.numbers.refused(key);
            let why = why.map(|typed| number.refused(&name, typed));
            let called = number.name_of(&name);
            let is_first = number == Number::Money;
            let goes_to = &mut panel.beside.goes_to;
            let place = Place {
                rect: part.with_min_x(part.left() + 22.0),
                name: &called,
                is_wrong: false,
                is_called: is_first && goes_to.take_if(|to| *to == at).is_some(),
            };
            let field = panel.number(ui, key, &place);
            if field.lost_focus() && pressed_enter(ui) {
                left_from = Some(fields.len());
                // Consumed, because the field that gets the keyboard is drawn later.
                ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
            }
            let now = number.get(&panel.typed, at);
            fields.push((field.id, panel.numbers.text(key, now)));
            field.on_hover_text(why.as_ref().unwrap_or(&called));
            refused.extend(why);
        }
    }
    for why in refused {
        let wrong = Palette::of(ui).wrong;
        let text = egui::RichText::new(why).color(wrong).font(face::text(12.5));
        ui.add(egui::Label::new(text).wrap());
    }
    // Enter moves on like Tab.
    match left_from.map(|from| fields.get(from + 1)) {
        Some(Some((next, text))) => {
            ui.memory_mut(|memory| memory.request_focus(*next));
            page::select_all(ui, *next, text);
        }
        Some(None) => panel.beside.goes_to_cards = Some(at),
        None => {}
    }
}

/// Returns the points of the turn for a player, given who is elected.
fn score(game: &Game, seat: Seat, judged: &Judged<'_>) -> prince::rules::tally::Score {
    scored(game, seat, seat == judged.told.elected, judged)
}

fn scored(
    game: &Game,
    seat: Seat,
    as_pope: bool,
    judged: &Judged<'_>,
) -> prince::rules::tally::Score {
    match judged.told.income_to_come {
        true => game.score_after_income(seat, as_pope),
        false => game.score_now(seat, as_pope),
    }
}

/// Draws what a player is worth: income, votes, points by source, as Pope and otherwise.
fn worth(ui: &mut Ui, game: &Game, seat: Seat, judged: &Judged<'_>) {
    ui.spacing_mut().item_spacing.y = 0.0;
    let name = judged.told.words.seat(seat);
    let mut lines: Vec<(&str, String, bool)> = Vec::new();
    let income = game.income(seat);
    if judged.told.income_to_come {
        lines.push((fl!(prince_check_income), gain(income), false));
        let then = game.money(seat) + income;
        let then = names::ducats_short(then);
        lines.push((fl!(prince_check_money_then), then, false));
    }
    lines.push((fl!(prince_check_votes), game.votes(seat).to_string(), false));
    let without = scored(game, seat, false, judged);
    for source in Source::ALL {
        let points = without.of(source);
        let is_always = matches!(source, Source::Money | Source::Holdings | Source::Artists);
        if source != Source::Pope && (points > 0 || is_always) {
            lines.push((names::source(source), points.to_string(), false));
        }
    }
    let total = |as_pope| names::points(scored(game, seat, as_pope, judged).total());
    let is_elected = judged.told.elected == seat;
    lines.push((fl!(prince_check_not_pope), total(false), !is_elected));
    lines.push((fl!(prince_check_as_pope), total(true), is_elected));
    if let Some(next) = game.money_next_turn(seat, judged.told.income_to_come) {
        let next = names::ducats_short(next);
        lines.push((fl!(prince_check_next_turn), next, false));
    }
    for (at, (what, value, is_strong)) in lines.into_iter().enumerate() {
        line(
            ui,
            (seat, at),
            &name,
            what,
            &value,
            is_strong && judged.told.counts,
        );
    }
}

fn line(ui: &mut Ui, id: (Seat, usize), name: &str, what: &str, value: &str, is_strong: bool) {
    let palette = Palette::of(ui);
    let rect = page::room(ui, LINE);
    let said = fl!(prince_check_line, name = name, what = what, value = value);
    hear(ui, rect, ("worth", id), &said);
    let font = match is_strong {
        true => face::strong(13.5),
        false => face::text(13.0),
    };
    let colour = if is_strong { palette.ink } else { palette.weak };
    let room = rect.width() - text::width(ui, value, face::strong(13.5)) - 8.0;
    small::left(ui, rect.left_center(), what, (font, colour), room);
    let right = rect.right_center();
    let font = face::strong(13.5);
    small::whole(ui, right, Align2::RIGHT_CENTER, value, (font, palette.ink));
}
