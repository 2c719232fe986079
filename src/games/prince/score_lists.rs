//! The lists of cards on the sheet of a position: the fields in which cards are typed, and
//! the places of the cards, for each player and in common.

use eframe::egui::{
    self, Align, Align2, Key, Layout, Popup, Rect, Response, RichText, Role, Sense, Stroke,
    StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::score_cards::{Goal, Home, Lying, Unread};
use super::score_state::{CheckPanel, Judged, gain};
use super::{art, score_cards};
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::{focus, text};
use crate::ui::parts::page::{Field, pressed_enter};
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{controls, page, small, widgets};
use prince::rules::options::displayed;
use prince::{CardId, CardType, Phase, Place, Position, Spot};
use table::{Item as _, Seat};
use words::fl;
use words::prince::names;

/// The height of a card.
const CARD: f32 = 24.0;
/// The smallest letters of its name.
const LEAST: f32 = 10.0;

/// Draws the cards of a player: the field in which they are typed, and their places.
pub(super) fn cards(panel: &mut CheckPanel, ui: &mut Ui, seat: Seat, judged: &Judged<'_>) {
    let name = judged.told.words.seat(seat);
    let label = fl!(prince_check_cards_of, name = &name);
    let goes_on = type_cards(panel, ui, Home::With(seat), &label, judged);
    let edition = judged.told.edition;
    let Some(position) = &mut panel.typed.position else {
        return;
    };
    if goes_on {
        let next = (seat.index() + 1) % position.seats.len().max(1);
        panel.beside.goes_to = Some(next);
    }
    let mut moved = None;
    ui.spacing_mut().item_spacing.y = 1.0;
    for Lying { place, cards } in score_cards::lying(edition, position, seat) {
        if cards.is_empty() && !matches!(place, Some(Place::Holding(_))) {
            continue;
        }
        match place {
            Some(Place::Holding(holding)) => {
                moved = moved.or(card_line(ui, holding, Some(seat), position, judged, 0.0));
            }
            Some(Place::Base(_)) => heading(ui, fl!(prince_check_base)),
            None => heading(ui, fl!(prince_check_unprotected)),
        }
        for card in cards {
            moved = moved.or(card_line(ui, card, Some(seat), position, judged, 14.0));
        }
    }
    let hand: Vec<CardId> = position
        .seats
        .get(seat.index())
        .map(|seat| seat.hand.iter().map(|&(card, _)| card).collect())
        .unwrap_or_default();
    if !hand.is_empty() {
        heading(ui, fl!(prince_check_in_hand));
    }
    for card in hand {
        moved = moved.or(card_line(ui, card, Some(seat), position, judged, 14.0));
    }
    if let Some((card, goal)) = moved {
        score_cards::go(position, card, goal);
    }
    ui.spacing_mut().item_spacing.y = 5.0;
    let line = page::room(ui, 7.0);
    small::hair(ui, line.x_range(), line.center().y);
}

fn heading(ui: &mut Ui, said: &str) {
    let weak = Palette::of(ui).weak;
    let line = page::room(ui, 20.0);
    let id = page::next_id(ui);
    let mut row = page::row(ui, line, id);
    let text = RichText::new(said).color(weak).font(face::text(12.5));
    row.add(egui::Label::new(text).truncate());
}

/// Draws a field in which cards are typed, and what is wrong with them. Returns whether
/// Enter was pressed with nothing typed.
fn type_cards(
    panel: &mut CheckPanel,
    ui: &mut Ui,
    home: Home,
    label: &str,
    judged: &Judged<'_>,
) -> bool {
    let mut goes_on = false;
    let Some(position) = &panel.typed.position else {
        return goes_on;
    };
    let field = home.field();
    let typed = &mut panel.beside.cards[field];
    let line = page::room(ui, 30.0);
    let read = score_cards::read(judged.told.edition, position, typed);
    let shown = Field::new(label, line.width())
        .hint(match home {
            Home::With(_) => fl!(prince_check_cards_hint),
            Home::Aside | Home::Out => fl!(prince_check_pile_hint),
        })
        .sized(28.0, face::text(13.5))
        .show(ui, line, typed);
    if panel.beside.goes_to_cards == Some(field) {
        panel.beside.goes_to_cards = None;
        shown.request_focus();
    }
    let focused = &mut panel.beside.focused;
    match shown.has_focus() {
        true => *focused = Some(field),
        false if *focused == Some(field) => *focused = None,
        false => {}
    }
    let mut counts = None;
    if shown.lost_focus() && pressed_enter(ui) {
        match &read {
            Ok(cards) if cards.is_empty() => goes_on = true,
            Ok(cards) => {
                counts = Some(cards.clone());
                shown.request_focus();
            }
            Err(_) => shown.request_focus(),
        }
    } else if shown.lost_focus()
        && let Ok(cards) = &read
    {
        // What is shown below the field counts, however the field is left.
        counts = Some(cards.clone());
    }
    if let Some(cards) = counts {
        panel.beside.cards[field].clear();
        count(panel, judged, home, &cards);
    } else if !panel.beside.cards[field].trim().is_empty() {
        what_is_read(ui, judged, &read);
        if let (Ok(cards), Some(position)) = (&read, &panel.typed.position) {
            for &card in cards {
                said_where(ui, judged, position, home, card);
            }
        }
    }
    contested(panel, ui, home, judged);
    goes_on
}

/// Moves typed cards to their place. A card that is elsewhere waits for the user to say
/// which place is right.
fn count(panel: &mut CheckPanel, judged: &Judged<'_>, home: Home, cards: &[CardId]) {
    let Some(position) = &mut panel.typed.position else {
        return;
    };
    for &card in cards {
        let waiting = &mut panel.beside.contested[home.field()];
        if home.has(position, card) {
            continue;
        }
        if !home.lacks(position, card) {
            home.put(judged.told.edition, position, card);
        } else if !waiting.contains(&card) {
            waiting.push(card);
        }
    }
}

/// Draws which cards a text names, or why it names none.
fn what_is_read(ui: &mut Ui, judged: &Judged<'_>, read: &Result<Vec<CardId>, Unread>) {
    let palette = Palette::of(ui);
    let (said, colour) = match read {
        Ok(cards) => {
            let named = cards.iter().map(|&card| judged.told.words.card(card));
            (named.collect::<Vec<String>>().join(", "), palette.weak)
        }
        Err(unread) => (judged.told.unread(unread), palette.wrong),
    };
    let text = RichText::new(said).color(colour).font(face::text(12.5));
    ui.add(egui::Label::new(text).wrap());
}

/// Draws where a card is that is typed for another place, or for the same one.
fn said_where(ui: &mut Ui, judged: &Judged<'_>, position: &Position, home: Home, card: CardId) {
    let palette = Palette::of(ui);
    let (said, colour) = match (home.has(position, card), home.lacks(position, card)) {
        (true, _) => {
            let name = judged.told.words.card(card);
            (fl!(prince_check_is_here, card = name), palette.weak)
        }
        (false, true) => (judged.told.already(position, card), palette.wrong),
        (false, false) => return,
    };
    let text = RichText::new(said).color(colour).font(face::text(12.5));
    ui.add(egui::Label::new(text).wrap());
}

/// Draws the cards that were typed here and are elsewhere, and the choices for them.
fn contested(panel: &mut CheckPanel, ui: &mut Ui, home: Home, judged: &Judged<'_>) {
    let Some(position) = &mut panel.typed.position else {
        return;
    };
    let waiting = &mut panel.beside.contested[home.field()];
    // Meanwhile the card was removed from there, or moved here.
    waiting.retain(|&card| match home.lacks(position, card) {
        true => true,
        false => {
            if !home.has(position, card) {
                home.put(judged.told.edition, position, card);
            }
            false
        }
    });
    let mut settled = None;
    for &card in waiting.iter() {
        said_where(ui, judged, position, home, card);
        let name = judged.told.words.card(card);
        let names = [
            fl!(prince_check_move_here_named, card = &name),
            fl!(prince_check_leave_there_named, card = &name),
        ];
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
            let says = [fl!(prince_check_move_here), fl!(prince_check_leave_there)];
            for (says, (name, moves)) in says.iter().zip(names.iter().zip([true, false])) {
                if Press::new(says).small().name(name).pressed(ui) {
                    settled = Some((card, moves));
                }
            }
        });
    }
    if let Some((card, moves)) = settled {
        waiting.retain(|&other| other != card);
        if moves {
            home.put(judged.told.edition, position, card);
        }
    }
}

/// Draws a card in its place; returns where it is to go.
fn card_line(
    ui: &mut Ui,
    card: CardId,
    seat: Option<Seat>,
    position: &Position,
    judged: &Judged<'_>,
    indent: f32,
) -> Option<(CardId, Goal)> {
    let palette = Palette::of(ui);
    let line = page::room(ui, CARD);
    let rect = line.with_min_x(line.left() + indent);
    let id = ui.scope_id().with(("card", card));
    let response = ui.interact(rect, id, Sense::click());
    let name = judged.told.words.card(card);
    let is_contested = judged.told.contested.contains(card);
    response.widget_info(|| {
        let told = among_alike(judged, card);
        let said = match is_contested {
            true => fl!(prince_check_contested, card = told),
            false => told,
        };
        WidgetInfo::labeled(Role::Button, ui.is_enabled(), said)
    });
    let round = egui::CornerRadius::same(size::ROUND_BUTTON);
    let ground = match (response.hovered(), is_contested) {
        (true, _) => Some(palette.chosen),
        (false, true) => Some(palette.wrong_ground),
        (false, false) => None,
    };
    if let Some(ground) = ground {
        ui.painter().rect_filled(rect, round, ground);
    }
    if response.has_focus() {
        focus::focus_ring(ui, rect.shrink(1.0));
    }
    let figures = judged.told.edition.card(card);
    let sort = figures.card_type;
    let icon = Rect::from_min_size(rect.min + vec2(2.0, 3.0), Vec2::splat(18.0));
    match sort {
        CardType::Holding => {
            let power = u16::from(figures.power);
            let view = Rect::from_min_size(rect.min + vec2(0.0, 1.0), vec2(28.0, 22.0));
            art::fortress(ui, view, power, false);
        }
        _ => art::plate(ui, icon, sort, None),
    }
    let left = rect.left()
        + if sort == CardType::Holding {
            34.0
        } else {
            26.0
        };
    let value = worth_of(
        figures.income,
        figures.votes,
        figures.vp,
        figures.power,
        sort,
    );
    let wide = text::width(ui, &value, face::text(12.0));
    let room = (rect.right() - wide - 10.0 - left).max(20.0);
    let middle = rect.center().y;
    let font = match sort {
        CardType::Holding => face::strong(13.5),
        _ => face::text(13.0),
    };
    let at = pos2(left, middle);
    let ink = if is_contested {
        palette.wrong
    } else {
        palette.ink
    };
    // If the full name does not fit, the short one does.
    let shown = match text::width(ui, &name, face::text(LEAST)) <= room {
        true => name,
        false => judged.told.words.short_card(card),
    };
    small::left(ui, at, &shown, (font, ink), room);
    let at = pos2(rect.right() - 4.0, middle);
    let (font, weak) = (face::text(12.0), palette.weak);
    small::whole(ui, at, Align2::RIGHT_CENTER, value, (font, weak));
    if response.has_focus() && ui.input(|input| input.key_pressed(Key::Delete)) {
        return Some((card, Goal::Forget));
    }
    let menu = Popup::menu(&response).show(|ui| {
        ui.set_min_width(200.0);
        let mut chosen = None;
        for goal in score_cards::goals(judged.told.edition, position, card, seat) {
            let said = match goal {
                Goal::Lie(spot) => judged.told.words.spot(spot),
                Goal::Hand(seat) => fl!(prince_check_to_hand, name = judged.told.words.seat(seat)),
                Goal::Forget => fl!(prince_check_forget).to_owned(),
            };
            if ui.button(said).clicked() {
                chosen = Some(goal);
                ui.close();
            }
        }
        chosen
    });
    let goal = menu.and_then(|menu| menu.inner)?;
    Some((card, goal))
}

/// Returns the name of a card; if several have the same name, which of them.
fn among_alike(judged: &Judged<'_>, card: CardId) -> String {
    let name = judged.told.words.card(card);
    let cards = judged.told.edition.cards().iter();
    let alike: Vec<CardId> = cards
        .filter(|&it| judged.told.words.card(it) == name)
        .collect();
    let place = alike.iter().position(|&it| it == card);
    match place.filter(|_| alike.len() > 1) {
        Some(at) => fl!(
            prince_check_alike,
            card = name,
            number = at + 1,
            all = alike.len()
        ),
        None => name,
    }
}

/// Describes a card's values in figures.
fn worth_of(income: u8, votes: u8, vp: u8, power: u8, sort: CardType) -> String {
    let mut parts = Vec::new();
    if income > 0 {
        parts.push(gain(u32::from(income)));
    }
    if votes > 0 {
        parts.push(names::votes(votes));
    }
    if vp > 0 {
        parts.push(names::points(vp));
    }
    if power > 0 && sort == CardType::Family {
        parts.push(names::power(power));
    }
    parts.join(words::BETWEEN)
}

/// Draws the common cards: set aside, out, in play; the display, and who is active.
pub fn beside(panel: &mut CheckPanel, ui: &mut Ui, judged: &Judged<'_>) {
    ui.spacing_mut().item_spacing = vec2(16.0, 4.0);
    let edition = judged.told.edition;
    let Some(position) = &panel.typed.position else {
        return;
    };
    let players = position.seats.len();
    if matches!(position.phase, Phase::Step(_)) && position.displayed() > 0 {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            who_is_active(panel, ui, judged, players);
        });
    }
    let width = ((ui.available_width() - 16.0) / 2.0).min(420.0);
    ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
        let piles = [
            (Home::Aside, Spot::Aside, fl!(prince_check_aside)),
            (Home::Out, Spot::Out, fl!(prince_check_out)),
        ];
        for (home, spot, label) in piles {
            ui.vertical(|ui| {
                ui.set_width(width);
                ui.spacing_mut().item_spacing.y = 2.0;
                controls::remark(ui, label);
                type_cards(panel, ui, home, label, judged);
                let Some(position) = &mut panel.typed.position else {
                    return;
                };
                // Cards in play are public, like cards that are out.
                let in_play = |of| of == Spot::InPlay || matches!(of, Spot::Wedding(..));
                let is_there = |of: Spot| of == spot || home == Home::Out && in_play(of);
                let table = position.table.iter();
                let there: Vec<(CardId, Spot)> =
                    table.copied().filter(|(_, of)| is_there(*of)).collect();
                let mut moved = None;
                for (card, of) in there {
                    if of != spot {
                        controls::remark(ui, judged.told.words.spot(of));
                    }
                    moved = moved.or(card_line(ui, card, None, position, judged, 0.0));
                }
                if let Some((card, goal)) = moved {
                    score_cards::go(position, card, goal);
                }
            });
        }
    });
    let Some(position) = &mut panel.typed.position else {
        return;
    };
    let more = position.fill_deck(edition);
    if more > 0 {
        let text = fl!(prince_check_too_many_cards, number = more);
        let wrong = Palette::of(ui).wrong;
        ui.label(RichText::new(text).color(wrong));
    }
}

/// Draws whose phase begins, and how many cards are in the display.
fn who_is_active(panel: &mut CheckPanel, ui: &mut Ui, judged: &Judged<'_>, players: usize) {
    let seats = Seat::ALL[..players].iter().map(|&seat| {
        let name = judged.told.words.seat(seat);
        let short = words::text::cut(&name, 10);
        (short, fl!(prince_check_is_active, name = name))
    });
    let choices: Vec<(String, String)> = seats.collect();
    let Some(position) = &mut panel.typed.position else {
        return;
    };
    controls::remark(ui, fl!(prince_check_active));
    if let Some(at) = widgets::segments(ui, &choices, position.active.index()) {
        position.active = Seat::ALL[at];
    }
    controls::remark(ui, fl!(prince_check_display));
    let (rect, _) = ui.allocate_exact_size(vec2(92.0, 28.0), Sense::hover());
    let now = position.displayed();
    let mut text = now.to_string();
    let label = fl!(prince_check_display);
    let (field, steps): (Response, i32) =
        page::stepper(ui, (rect, page::DIGITS), label, &mut text, false);
    let most = displayed(players);
    let to = match steps {
        0 if field.changed() => {
            text.retain(|sign| sign.is_ascii_digit());
            text.parse().unwrap_or(now)
        }
        0 => now,
        steps => now.saturating_add_signed(steps as isize),
    };
    let to = to.clamp(1, most);
    if to != now {
        position.display_of(to);
    }
    let edge = Stroke::new(1.0, Palette::of(ui).line);
    ui.painter()
        .rect_stroke(rect, size::ROUND_BUTTON, edge, StrokeKind::Inside);
}
