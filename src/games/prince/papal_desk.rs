//! Draws the Pope's desk: three numbered steps, and next to the last who could accuse the
//! Pope. Completed steps stay as they were entered.

use eframe::egui::{
    Align2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::art::glyphs;
use super::papal_draft::{Draft, Stage, given, own_offices};
use super::votes_bar::CAPTION;
use super::{View, art};
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::{focus, icons, text};
use crate::ui::parts::small::hear_next;
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{page, small, widgets};
use prince::rules::tally::Grievance;
use prince::{CardId, CardType, Game};
use table::{Item as _, Seat, Set};
use words::fl;

/// The height of a row of an office, and if there are many.
const OFFICE: [f32; 2] = [38.0, 31.0];
/// The height of a row of cardinals.
const ROW: f32 = 31.0;
/// The least width of a choice of a player.
const CHOICE: f32 = 91.0;
/// The gap between two steps.
const SPACE: f32 = 11.0;

/// Draws the desk. Returns whether the device is to deal the offices.
pub(super) fn show(ui: &mut Ui, view: &View<'_>, draft: &mut Draft, decides: bool) -> bool {
    ui.spacing_mut().item_spacing = Vec2::ZERO;
    offices(ui, view, draft, decides);
    ui.add_space(SPACE);
    let wanted = shuffle(ui, view, draft, decides);
    ui.add_space(SPACE);
    let room = ui.available_width();
    let wide = (room - 12.0) * 0.535;
    let top = ui.cursor().min;
    let count = view.game.player_count() as f32;
    let high = CAPTION + 5.0 + ROW * count + 12.0 + 32.0;
    let left = Rect::from_min_size(top, vec2(wide, high));
    let right = Rect::from_x_y_ranges(left.right() + 12.0..=top.x + room, top.y..=left.bottom());
    cardinals(
        &mut page::part(ui, left, "new-cardinals"),
        view,
        draft,
        decides,
    );
    simony(&mut page::part(ui, right, "simony"), view, draft);
    ui.advance_cursor_after_rect(left.union(right));
    wanted
}

/// Draws the number of a step, its name, and a remark on the right.
fn step(ui: &mut Ui, number: Option<u8>, icon: Option<Icon>, said: &str, remark: &str) {
    let palette = Palette::of(ui);
    let room = page::room(ui, CAPTION + 5.0);
    let middle = room.center().y - 2.5;
    let mut left = room.left();
    if let Some(number) = number {
        let style = (face::display(17.0), palette.ink);
        small::left(ui, pos2(left, middle), &number.to_string(), style, 20.0);
        left += 17.0;
    }
    if let Some(icon) = icon {
        small::icon(ui, pos2(left + 7.0, middle), 14.0, icon, palette.ink);
        left += 22.0;
    }
    let job = widgets::caption_job(said, palette.weak);
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let at = Align2::LEFT_CENTER.anchor_size(pos2(left, middle), galley.size());
    ui.painter().galley(at.min, galley, palette.weak);
    let style = (face::text(12.5), palette.weak);
    let rest = room.right() - at.right() - 12.0;
    small::right(ui, pos2(room.right(), middle), remark, style, rest);
    hear_next(ui, room, &[said, remark].join(": "));
}

/// Returns a caption whose name is shortened to leave room for the rest.
fn caption_in(ui: &Ui, room: f32, say: impl Fn(usize) -> String) -> String {
    let mut said = say(usize::MAX);
    for most in [20, 12, 8, 5] {
        let job = widgets::caption_job(&said, Palette::of(ui).weak);
        if ui.fonts_mut(|fonts| fonts.layout_job(job)).size().x <= room {
            break;
        }
        said = say(most);
    }
    said
}

/// Draws the seats that offices can go to, with one selected. Returns which was clicked.
fn choose(
    ui: &mut Ui,
    view: &View<'_>,
    rect: Rect,
    what: &str,
    chosen: Option<Seat>,
    enabled: bool,
) -> Option<Seat> {
    let palette = Palette::of(ui);
    let seats: Vec<Seat> = others(view.game).collect();
    ui.painter().rect_filled(rect, 6.0, palette.card);
    let wide = rect.width() / seats.len() as f32;
    let mut pressed = None;
    for (n, &seat) in seats.iter().enumerate() {
        let left = rect.left() + wide * n as f32;
        let part = Rect::from_min_size(pos2(left, rect.top()), vec2(wide, rect.height()));
        let name = view.words.seat(seat);
        let told = fl!(prince_desk_to, what = what, name = &name);
        let id = page::next_id(ui);
        let sense = if enabled {
            Sense::click()
        } else {
            Sense::hover()
        };
        let response = ui.interact(part, id, sense);
        let is_chosen = chosen == Some(seat);
        // A completed choice says where the office went.
        if enabled {
            let info = || WidgetInfo::selected(Role::RadioButton, true, is_chosen, &told);
            response.widget_info(info);
        } else if is_chosen {
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &told));
        }
        if is_chosen {
            ui.painter()
                .rect_filled(part.shrink(1.0), 5.0, palette.chosen);
        } else if enabled && response.hovered() {
            ui.painter()
                .rect_filled(part.shrink(1.0), 5.0, palette.sunk);
        }
        if n > 0 {
            small::down(ui, left, part.y_range(), palette.hair);
        }
        let ink = if is_chosen { palette.ink } else { palette.weak };
        let font = match is_chosen {
            true => face::strong(13.0),
            false => face::text(13.0),
        };
        let room = wide - 30.0;
        let width = text::width(ui, &name, font.clone()).min(room);
        let start = part.center().x - width / 2.0 - 8.5;
        small::seat(ui, pos2(start + 6.0, part.center().y), 11.0, seat);
        let at = pos2(start + 17.0, part.center().y);
        small::left(ui, at, &name, (font, ink), room);
        if response.has_focus() {
            focus::comes_by_keyboard(ui, &response);
            focus::focus_ring(ui, part);
        }
        if response.clicked() {
            pressed = Some(seat);
        }
        page::let_go(response.on_hover_text(told));
    }
    let edge = Stroke::new(1.0, palette.line);
    ui.painter()
        .rect_stroke(rect, 6.0, edge, StrokeKind::Inside);
    pressed
}

/// Returns all players but the Pope, clockwise.
fn others(game: &Game) -> impl Iterator<Item = Seat> + use<> {
    game.clockwise(game.pope()).skip(1)
}

/// Draws rows of offices with the seats they go to.
fn rows(
    ui: &mut Ui,
    view: &View<'_>,
    offices: &[(CardId, Option<Seat>)],
    enabled: bool,
) -> Option<(CardId, Seat)> {
    let palette = Palette::of(ui);
    let game = view.game;
    let high = OFFICE[usize::from(offices.len() > 4)];
    let room = page::room(ui, high * offices.len() as f32 + 4.0);
    small::card(ui, room);
    let mut pressed = None;
    for (n, &(office, chosen)) in offices.iter().enumerate() {
        let top = room.top() + 2.0 + high * n as f32;
        let row = Rect::from_min_size(
            pos2(room.left() + 12.0, top),
            vec2(room.width() - 24.0, high),
        );
        if n > 0 {
            small::hair(ui, row.x_range(), top);
        }
        let side = 23.0;
        let plate = small::around(pos2(row.left() + side / 2.0, row.center().y), side);
        art::plate(ui, plate, CardType::Office, None);
        let name = view.words.card(office);
        let figures = game.figures(office);
        let printed = fl!(
            prince_desk_office,
            income = figures.income,
            votes = figures.votes
        );
        let each = CHOICE * others(game).count() as f32;
        let choices = row
            .with_min_x((row.right() - each).min(row.left() + row.width() * 0.41))
            .shrink2(vec2(0.0, 4.0));
        let left = plate.right() + 11.0;
        let wide = choices.left() - left - 8.0;
        let (up, down) = match high > 34.0 {
            true => (8.0, 8.5),
            false => (0.0, 0.0),
        };
        let at = pos2(left, row.center().y - up);
        let shown = small::left(ui, at, &name, (face::strong(13.5), palette.ink), wide);
        let weak = (face::text(12.0), palette.weak);
        let at = match down > 0.0 {
            true => pos2(left, row.center().y + down),
            false => pos2(shown.right() + 8.0, row.center().y),
        };
        let rest = choices.left() - at.x - 8.0;
        if text::width(ui, &printed, weak.0.clone()) <= rest {
            small::left(ui, at, &printed, weak, rest);
        }
        let told = [name.as_str(), &printed].join(", ");
        hear_next(ui, row.with_max_x(choices.left()), &told);
        if let Some(seat) = choose(ui, view, choices, &name, chosen, enabled) {
            pressed = Some((office, seat));
        }
    }
    pressed
}

/// Draws the first step: own offices.
fn offices(ui: &mut Ui, view: &View<'_>, draft: &mut Draft, decides: bool) {
    let game = view.game;
    let remark = fl!(prince_desk_offices_remark);
    let rest = ui.available_width() - 29.0 - text::width(ui, remark, face::text(12.5));
    let said = caption_in(ui, rest, |most| {
        let pope = view.words.with_names_of(most).seat(game.pope());
        fl!(prince_desk_offices, name = pope)
    });
    step(ui, Some(1), None, &said, remark);
    let own = own_offices(game);
    let is_now = Stage::of(game) == Stage::Offices;
    let listed: Vec<(CardId, Option<Seat>)> = match is_now || !own.is_empty() {
        true => {
            let chosen = |card: CardId| draft.offices.get(&card).copied();
            own.iter().map(|card| (card, chosen(card))).collect()
        }
        false => given(view)
            .into_iter()
            .map(|(card, seat)| (card, Some(seat)))
            .collect(),
    };
    if listed.is_empty() {
        let room = page::room(ui, 34.0);
        small::card(ui, room);
        let style = (face::text(13.0), Palette::of(ui).weak);
        let at = pos2(room.left() + 14.0, room.center().y);
        let said = fl!(prince_desk_no_offices);
        small::left(ui, at, said, style, room.width() - 28.0);
        hear_next(ui, room, said);
        return;
    }
    if let Some((office, seat)) = rows(ui, view, &listed, decides && is_now) {
        draft.offices.insert(office, seat);
    }
}

/// Returns how many offices each of the others has, including those about to be given.
fn counts(view: &View<'_>, draft: &Draft) -> [usize; 5] {
    let mut counts = view.game.office_counts();
    if Stage::of(view.game) == Stage::Offices {
        for seat in draft.offices.values() {
            counts[seat.index()] += 1;
        }
    }
    counts
}

/// Draws the second step: all offices of the others.
fn shuffle(ui: &mut Ui, view: &View<'_>, draft: &mut Draft, decides: bool) -> bool {
    let palette = Palette::of(ui);
    let game = view.game;
    let stage = Stage::of(game);
    let counts = counts(view, draft);
    let all: usize = others(game).map(|seat| counts[seat.index()]).sum();
    let said = fl!(prince_desk_shuffle, offices = all);
    step(ui, Some(2), None, &said, fl!(prince_desk_shuffle_remark));
    if stage == Stage::Dealing {
        return dealing(ui, view, draft, decides);
    }
    let room = page::room(ui, 74.0);
    let left = room.with_max_x(room.left() + room.width() * 0.615);
    small::card(ui, left);
    let seats: Vec<Seat> = others(game).collect();
    let wide = (left.width() - 24.0) / seats.len() as f32;
    for (n, &seat) in seats.iter().enumerate() {
        let x = left.left() + 14.0 + wide * n as f32;
        let marker = small::around(pos2(x + 7.0, left.top() + 23.0), 13.0);
        icons::paint_seat(ui.painter(), marker, seat, palette);
        let name = view.words.seat(seat);
        let font = text::fitting(ui, &name, face::display, [12.0, 17.0], wide - 26.0);
        let at = pos2(marker.right() + 6.0, marker.center().y);
        small::left(ui, at, &name, (font, palette.ink), wide - 26.0);
        let count = counts[seat.index()];
        let side = ((wide - 12.0) / count.max(1) as f32 - 3.0).min(20.0);
        for at in 0..count {
            let at = pos2(x + at as f32 * (side + 3.0), left.top() + 39.0);
            let plate = Rect::from_min_size(at, Vec2::splat(side));
            art::plate(ui, plate, CardType::Office, None);
        }
        let told = fl!(prince_desk_count, name = name, offices = count);
        let whole = Rect::from_min_size(pos2(x, left.top()), vec2(wide, left.height()));
        hear_next(ui, whole, &told);
    }
    let right = room.with_min_x(left.right() + 12.0);
    let is_open = decides && matches!(stage, Stage::Offices | Stage::Shuffle);
    let shuffled = match is_open {
        true if stage == Stage::Offices => draft.shuffles,
        true => Some(draft.shuffles == Some(true)),
        false => Some(game.has_shuffled()),
    };
    let none = all == 0;
    let halves = [
        (false, Icon::Check, fl!(prince_desk_leave)),
        (true, glyphs::SHUFFLE, fl!(prince_desk_do_shuffle)),
    ];
    for (shuffles, icon, said) in halves {
        let top = if shuffles {
            right.top() + 40.0
        } else {
            right.top()
        };
        let rect = Rect::from_min_size(pos2(right.left(), top), vec2(right.width(), 34.0));
        let chosen = shuffled == Some(shuffles) && (is_open || stage > Stage::Shuffle);
        let allowed = match (is_open, shuffles && none) {
            (true, false) => Ok(()),
            // The completed choice stays visible.
            (false, _) if chosen => Ok(()),
            (true, true) => Err(fl!(prince_desk_none_to_shuffle).to_owned()),
            (false, _) => Err(fl!(prince_desk_not_now).to_owned()),
        };
        let response = widgets::inside(ui, rect, |ui| {
            let press = Press::new(said).icon(icon).chosen(chosen).allowed(&allowed);
            ui.add(press.at_least(rect.size()))
        });
        if response.clicked() && is_open {
            draft.shuffles = Some(shuffles);
        }
        page::let_go(response);
    }
    let line = page::room(ui, 26.0);
    let icon = small::around(pos2(line.left() + 8.0, line.center().y), 15.0);
    icons::paint(ui.painter(), icon, glyphs::PURSE, palette.weak);
    let name = view.words.seat(game.pope());
    let said = match !is_open && game.has_shuffled() {
        true => fl!(prince_desk_has_shuffled, name = name),
        false => fl!(prince_desk_shuffle_risk, name = name),
    };
    let style = (face::text(12.5), palette.weak);
    let at = pos2(icon.right() + 8.0, line.center().y);
    small::left(ui, at, &said, style, line.width() - 30.0);
    hear_next(ui, line, &said);
    false
}

/// Draws how the offices were dealt, entered by the table or dealt by the device.
fn dealing(ui: &mut Ui, view: &View<'_>, draft: &mut Draft, decides: bool) -> bool {
    let palette = Palette::of(ui);
    let game = view.game;
    let listed: Vec<(CardId, Option<Seat>)> = game
        .offices_of_others()
        .iter()
        .map(|card| (card, draft.dealt.get(&card).copied()))
        .collect();
    if let Some((office, seat)) = rows(ui, view, &listed, decides) {
        draft.dealt.insert(office, seat);
    }
    ui.add_space(6.0);
    let line = page::room(ui, size::BUTTON);
    let said = fl!(prince_desk_by_device);
    let button = Press::new(said).icon(glyphs::SHUFFLE);
    let wide = button.width(ui);
    let rect = Rect::from_min_size(line.min, vec2(wide, size::BUTTON));
    let allowed = match decides {
        true => Ok(()),
        false => Err(fl!(prince_desk_not_now).to_owned()),
    };
    let pressed = widgets::inside(ui, rect, |ui| ui.add(button.allowed(&allowed)));
    let counts = game.office_counts();
    let mut x = rect.right() + 18.0;
    for seat in others(game) {
        let dealt = draft.dealt.values().filter(|&&to| to == seat).count();
        let told = fl!(
            prince_desk_dealt,
            name = view.words.seat(seat),
            dealt = dealt,
            of = counts[seat.index()]
        );
        let marker = small::around(pos2(x + 6.0, line.center().y), 11.0);
        icons::paint_seat(ui.painter(), marker, seat, palette);
        let ink = if dealt > counts[seat.index()] {
            palette.wrong
        } else {
            palette.ink
        };
        let at = pos2(marker.right() + 5.0, line.center().y);
        let each = (line.right() - rect.right()) / others(game).count() as f32;
        let room = each - 36.0;
        let shown = text::giving_way(ui, (face::text, 11.0), room, |most| {
            fl!(
                prince_desk_dealt,
                name = view.words.with_names_of(most).seat(seat),
                dealt = dealt,
                of = counts[seat.index()]
            )
        });
        let shown = small::left(ui, at, &shown, (face::text(13.0), ink), room);
        hear_next(ui, marker.union(shown), &told);
        x = shown.right() + 14.0;
    }
    pressed.clicked()
}

/// Draws the third step: new cardinals.
fn cardinals(ui: &mut Ui, view: &View<'_>, draft: &mut Draft, decides: bool) {
    let palette = Palette::of(ui);
    let game = view.game;
    let there = game.player_count();
    let said = fl!(prince_desk_cardinals, cardinals = there);
    step(ui, Some(3), None, &said, fl!(prince_desk_cardinals_remark));
    let room = page::room(ui, ROW * there as f32 + 12.0);
    small::card(ui, room);
    let most = game.most_for_pope(draft.cardinals);
    for (n, seat) in game.clockwise(game.pope()).enumerate() {
        let top = room.top() + 6.0 + ROW * n as f32;
        let row = Rect::from_min_size(
            pos2(room.left() + 13.0, top),
            vec2(room.width() - 26.0, ROW),
        );
        let is_pope = seat == game.pope();
        let more = draft.cardinals[seat.index()];
        let marker = small::around(pos2(row.left() + 7.0, row.center().y), 13.0);
        icons::paint_seat(ui.painter(), marker, seat, palette);
        let name = view.words.seat(seat);
        let wide = (row.width() * 0.24).max(62.0);
        let font = text::fitting(ui, &name, face::display, [12.0, 17.0], wide);
        let at = pos2(marker.right() + 8.0, row.center().y);
        small::left(ui, at, &name, (font, palette.ink), wide);
        let mut x = at.x + wide + 6.0;
        if is_pope {
            let at = small::around(pos2(x + 7.0, row.center().y), 14.0);
            art::tiara(ui, at);
        }
        x += 20.0;
        let after = row.right() - 52.0;
        let stepper = Rect::from_center_size(pos2(after - 52.0, row.center().y), vec2(76.0, 27.0));
        let hats = (stepper.left() - 8.0 - x).max(0.0);
        let each = (hats / f32::from(more.max(1))).min(22.0);
        for n in 0..more {
            let at = pos2(x + each * f32::from(n) + 9.0, row.center().y);
            art::cardinal(ui, small::around(at, 18.0));
        }
        let called = fl!(prince_desk_cardinals_for, name = &name);
        let is_wrong = is_pope && more > most;
        if decides {
            let written = &mut draft.written[seat.index()];
            let (response, steps) =
                page::stepper(ui, (stepper, page::DIGITS), &called, written, is_wrong);
            if response.changed() {
                let typed: String = written
                    .chars()
                    .filter(char::is_ascii_digit)
                    .take(1)
                    .collect();
                draft.cardinals[seat.index()] = typed.parse().unwrap_or(0);
                draft.written[seat.index()] = typed;
            }
            if steps != 0 {
                draft.step(seat, steps);
            }
            if response.lost_focus() {
                draft.write();
            }
        }
        let now = game.cardinals(seat);
        let told = fl!(prince_desk_now_after, now = now, after = now + more);
        let at = pos2(row.right() - 34.0, row.center().y);
        let weak = (face::text(13.0), palette.weak);
        small::right(ui, at, &now.to_string(), weak, 20.0);
        let at = pos2(row.right() - 25.0, row.center().y);
        small::icon(ui, at, 9.0, Icon::Arrow, palette.weak);
        let at = row.right_center();
        let strong = (face::strong(13.0), palette.ink);
        small::right(ui, at, &(now + more).to_string(), strong, 20.0);
        let rect = row.with_min_x(row.right() - 50.0);
        hear_next(ui, rect, &[name, told].join(": "));
    }
    let line = page::room(ui, 28.0);
    let given = draft.given();
    let counted = fl!(prince_desk_given_of, given = given, there = there);
    let pope = draft.cardinals[game.pope().index()];
    let weighs = (face::text as fn(f32) -> eframe::egui::FontId, 13.0);
    let rest = line.width() - text::width(ui, &counted, face::text(13.0)) - 62.0;
    let limit = text::giving_way(ui, weighs, rest, |most| {
        let name = view.words.with_names_of(most).seat(game.pope());
        fl!(prince_desk_limit, name = name)
    });
    let mut x = line.left() + 4.0;
    for (holds, said) in [(given == there, counted), (pope <= most, limit)] {
        let (icon, ink) = match holds {
            true => (Icon::Check, palette.right),
            false => (Icon::Cross, palette.wrong),
        };
        let at = small::around(pos2(x + 6.0, line.center().y), 12.0);
        icons::paint(ui.painter(), at, icon, ink);
        let style = (
            face::text(13.0),
            if holds { palette.ink } else { palette.wrong },
        );
        let at = pos2(at.right() + 7.0, line.center().y);
        let shown = small::left(ui, at, &said, style, line.right() - at.x);
        hear_next(ui, shown, &said);
        x = shown.right() + 18.0;
    }
}

/// Draws who could accuse the Pope if everything shown is done, and how many votes convict.
fn simony(ui: &mut Ui, view: &View<'_>, draft: &Draft) {
    let palette = Palette::of(ui);
    let game = view.game;
    let stage = Stage::of(game);
    let offices: Set<Seat> = match stage {
        Stage::Offices => draft.offices.values().copied().collect(),
        Stage::Before | Stage::Shuffle | Stage::Dealing | Stage::Cardinals => Set::EMPTY,
    };
    let is_before = matches!(stage, Stage::Offices | Stage::Shuffle);
    let shuffles = draft.shuffles == Some(true) && is_before;
    let then = match stage {
        Stage::Before => *game,
        _ => game.if_pope_gives(offices, draft.cardinals, shuffles),
    };
    let said = fl!(prince_desk_simony, turn = game.turn());
    step(ui, None, Some(glyphs::PURSE), &said, "");
    let seats: Vec<Seat> = others(game).collect();
    let foot = 44.0;
    let room = page::room(ui, 10.0 + ROW * seats.len() as f32 + foot);
    small::card(ui, room);
    let mut listed: Vec<(Seat, Option<Grievance>)> = seats
        .iter()
        .map(|&seat| (seat, then.grievance(seat)))
        .collect();
    listed.sort_by_key(|(_, grievance)| grievance.is_none());
    for (n, (seat, grievance)) in listed.into_iter().enumerate() {
        let top = room.top() + 5.0 + ROW * n as f32;
        let row = Rect::from_min_size(
            pos2(room.left() + 14.0, top),
            vec2(room.width() - 28.0, ROW),
        );
        let may = grievance.is_some();
        let ink = if may { palette.ink } else { palette.weak };
        let marker = small::around(pos2(row.left() + 7.0, row.center().y), 13.0);
        icons::paint_seat(ui.painter(), marker, seat, palette);
        let name = view.words.seat(seat);
        let wide = (row.width() * 0.24).max(62.0);
        let font = text::fitting(ui, &name, face::display, [12.0, 17.0], wide);
        let at = pos2(marker.right() + 8.0, row.center().y);
        small::left(ui, at, &name, (font, ink), wide);
        let (verdict, why) = match grievance {
            Some(Grievance::Shuffle) => (fl!(prince_desk_may), fl!(prince_desk_why_shuffled)),
            Some(Grievance::NoOffice { no_cardinal: true }) => {
                (fl!(prince_desk_may), fl!(prince_desk_why_neither))
            }
            Some(Grievance::NoOffice { no_cardinal: false }) => {
                (fl!(prince_desk_may), fl!(prince_desk_why_office))
            }
            Some(Grievance::NoCardinal) => (fl!(prince_desk_may), fl!(prince_desk_why_cardinal)),
            None => (fl!(prince_desk_may_not), fl!(prince_desk_why_both)),
        };
        let font = if may {
            face::strong(13.0)
        } else {
            face::text(13.0)
        };
        let at = pos2(at.x + wide + 6.0, row.center().y);
        let shown = small::left(ui, at, verdict, (font, ink), row.width() * 0.3);
        let rest = row.right() - shown.right() - 8.0;
        small::right(ui, row.right_center(), why, (face::text(13.0), ink), rest);
        hear_next(
            ui,
            row,
            &fl!(
                prince_desk_simony_told,
                name = name,
                verdict = verdict,
                why = why
            ),
        );
    }
    let line = room.bottom() - foot + 2.0;
    small::hair(ui, room.left() + 14.0..=room.right() - 14.0, line);
    let all: u16 = seats
        .iter()
        .map(|&seat| u16::from(then.cardinals(seat)))
        .sum();
    let weighs = (face::text as fn(f32) -> eframe::egui::FontId, 12.5);
    let wide = room.width() - 28.0;
    let said = text::giving_way(ui, weighs, wide, |most| {
        fl!(
            prince_desk_convict,
            needed = then.to_convict(),
            all = all,
            name = view.words.with_names_of(most).seat(game.pope())
        )
    });
    let each = text::giving_way(ui, weighs, wide, |most| {
        let words = view.words.with_names_of(most);
        let each = seats.iter().map(|&seat| {
            fl!(
                prince_ballot_seat,
                name = words.seat(seat),
                votes = then.cardinals(seat)
            )
        });
        each.collect::<Vec<_>>().join(", ")
    });
    let left = room.left() + 14.0;
    for (n, said) in [&said, &each].into_iter().enumerate() {
        let at = pos2(left, line + 12.0 + 17.0 * n as f32);
        let style = (face::text(12.5), palette.weak);
        small::left(ui, at, said, style, room.width() - 28.0);
    }
    let rect = Rect::from_min_max(pos2(left, line), room.max);
    hear_next(ui, rect, &[said, each].join(" "));
}
