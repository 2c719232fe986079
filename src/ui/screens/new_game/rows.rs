//! The rows of the players: their order, names, colours, who starts, and which of them are
//! bots.

use eframe::egui::{
    self, Align, Align2, CornerRadius, Id, Key, KeyboardShortcut, Label, Layout, Modifiers, Popup,
    Rect, RichText, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2,
};

use super::MOST;
use super::entering;
use super::its_page::{Page, more_height};
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::{focus, icons, input, places, text};
use crate::ui::io::preferences::MOST_OF_A_COMMAND;
use crate::ui::parts::page::{Field, pressed_enter};
use crate::ui::parts::widgets::{KeyCap, Press};
use crate::ui::parts::{page, widgets};
use crate::ui::session::state::State;
use programs::roster::IN_PLACE;
use table::Level;
use table::save::limits::Part;
use words::text::shortened;
use words::{fl, safe};

/// How much of the remaining room a row takes at most.
const MORE: f32 = 26.0;
/// The gap between two rows.
const BETWEEN: f32 = 9.0;

/// A change to the rows.
enum Done {
    /// Two rows swap places.
    Swapped(usize, usize),
    /// A row is removed.
    Removed(usize),
}

/// Draws the rows. Returns whether Enter was pressed in one of them.
pub(super) fn show<P: Page>(page: &mut P, ui: &mut Ui, state: &State) -> bool {
    heading(page, ui);
    ui.add_space(BETWEEN);
    let count = page.chairs().count;
    let [height, of_five] = P::ROW;
    let height = if count == MOST { of_five } else { height };
    let height = height + (more_height(ui) / 8.0).min(MORE).round();
    let rows: Vec<Rect> = (0..count)
        .map(|_| {
            let rect = page::room(ui, height);
            ui.add_space(BETWEEN);
            rect
        })
        .collect();
    if let (Some(first), Some(last)) = (rows.first(), rows.last()) {
        places::place(ui.ctx(), "names", first.union(*last));
    }
    let mut entered = false;
    // The names come first, so that Tab moves from one to the next.
    for (at, &rect) in rows.iter().enumerate() {
        ground(page, ui, at, rect);
        let name = fl!(new_game_name_of, number = at + 1);
        let field = Field::new(&name, page.name_width(rect))
            .hint(&name)
            .sized(36.0, face::display(18.0))
            .down_to(13.0)
            .most(Part::Name.most());
        let place = rect.with_min_x(rect.left() + P::BEFORE_NAME);
        let chairs = page.chairs_mut();
        let field = field.show(ui, place, &mut chairs.all[at].name);
        if at == 0 && chairs.fresh {
            field.request_focus();
            // Typing replaces the name.
            page::select_all(ui, field.id, &chairs.all[at].name);
        }
        entered |= field.lost_focus() && pressed_enter(ui);
    }
    let mut done = None;
    for (at, &rect) in rows.iter().enumerate() {
        done = row(page, ui, at, rect).or(done);
    }
    done = drag(page, ui, &rows).or(done);
    if count < *page.chairs().players().end() {
        another(page, ui, state);
    }
    let nowhere = ui.memory(|memory| memory.focused().is_none());
    let free = !Popup::is_any_open(ui.ctx());
    entered |= nowhere && free && pressed_enter(ui);
    match done {
        Some(Done::Swapped(one, other)) => page.chairs_mut().swap(one, other),
        Some(Done::Removed(at)) => page.chairs_mut().remove(at),
        None => {}
    }
    entered
}

/// Draws the heading, and the number of players.
fn heading<P: Page>(page: &mut P, ui: &mut Ui) {
    let palette = Palette::of(ui);
    let head = page::room(ui, 30.0);
    let mut row = page::row(ui, head, "heading_of_the_seats");
    row.spacing_mut().item_spacing.x = 10.0;
    page::heading(&mut row, fl!(new_game_seats), 22.0);
    let room = row.available_width() - 210.0;
    row.scope(|ui| {
        ui.set_max_width(room.max(1.0));
        page.beside_seats(ui);
    });
    row.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.label(RichText::new(fl!(new_game_players)).color(palette.weak));
        let chairs = page.chairs();
        let pressed = count_of_players(ui, chairs.players(), chairs.count);
        // Before the digits it is pressed with.
        KeyCap::show(ui, fl!(key_name_alt));
        if pressed.is_some() {
            leave(ui);
        }
        if let Some(count) = pressed.or_else(|| typed_count(ui, &chairs.players())) {
            page.chairs_mut().set_count(count);
        }
    });
}

/// Draws the possible numbers of players, one of them selected. Returns the one that was
/// pressed.
pub fn count_of_players(
    ui: &mut Ui,
    counts: std::ops::RangeInclusive<usize>,
    now: usize,
) -> Option<usize> {
    let fewest = *counts.start();
    let choices = widgets::numbered(counts, |count| fl!(players, number = count));
    let pressed = widgets::segments(ui, &choices, now - fewest);
    pressed.map(|at| at + fewest)
}

/// Returns the keys that choose this number of players, even while a name is typed.
pub(super) fn key_of_count(count: usize) -> Option<KeyboardShortcut> {
    let digits = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5];
    let digit = digits.get(count.checked_sub(1)?)?;
    Some(input::alt(*digit))
}

/// Returns the number of players whose keys were just pressed; names do not get their
/// characters.
fn typed_count(ui: &Ui, counts: &std::ops::RangeInclusive<usize>) -> Option<usize> {
    let covered = ui.memory(|memory| memory.top_modal_layer().is_some());
    let mut counts = counts.clone().filter(|_| !covered);
    counts.find(|&count| {
        key_of_count(count).is_some_and(|keys| {
            ui.input_mut(|input| {
                let is_pressed = input::consume(input, &keys);
                if is_pressed {
                    let events = &mut input.events;
                    events.retain(|event| !matches!(event, egui::Event::Text(_)));
                }
                is_pressed
            })
        })
    })
}

/// Draws the background of a row.
fn ground<P: Page>(page: &P, ui: &Ui, at: usize, rect: Rect) {
    let palette = Palette::of(ui);
    let edge = match page.chairs().dragged == Some(at) {
        true => Stroke::new(2.0, palette.accent),
        false => Stroke::new(1.0, palette.line),
    };
    widgets::paint_card(ui, rect, palette.card, edge);
    let ribbon = rect.with_max_x(rect.left() + 5.0);
    let round = CornerRadius {
        nw: size::ROUND_CARD,
        sw: size::ROUND_CARD,
        ..CornerRadius::ZERO
    };
    let colour = palette.players[page.chairs().all[at].colour];
    ui.painter().rect_filled(ribbon, round, colour);
    page.paint_row(ui, at, rect);
}

/// Draws everything in a row except the name.
fn row<P: Page>(page: &mut P, ui: &mut Ui, at: usize, rect: Rect) -> Option<Done> {
    let number = at + 1;
    let mut place = page::row(ui, rect.shrink2(vec2(8.0, 0.0)), ("row", at));
    let ui = &mut place;
    ui.spacing_mut().item_spacing.x = 6.0;
    let count = page.chairs().count;
    let mut done = handle(page, ui, at);
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.add_space((ui.available_height() - 36.0) / 2.0);
        let up = fl!(new_game_move_up, number = number);
        if small(ui, Icon::Up, &up, at > 0, 7.0) {
            done = Some(Done::Swapped(at, at - 1));
        }
        let down = fl!(new_game_move_down, number = number);
        if small(ui, Icon::Down, &down, count > at + 1, 7.0) {
            done = Some(Done::Swapped(at, at + 1));
        }
    });
    colour(page, ui, at);
    // The name has been drawn already.
    let past = rect.left() + P::BEFORE_NAME + page.name_width(rect) + 10.0;
    ui.add_space((past - ui.cursor().left()).max(0.0));
    page.after_name(ui, at, rect);
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let name = fl!(new_game_remove, number = number);
        // At the end of the row, so that the keyboard reaches it last.
        let (end, _) = ui.allocate_exact_size(SIGN, Sense::hover());
        if page.first(ui, at, rect) {
            page.chairs_mut().first = at;
        }
        let may = count > *page.chairs().players().start();
        let mut end = page::row(ui, end, "remove");
        if small(&mut end, Icon::Cross, &name, may, 10.0) {
            done = Some(Done::Removed(at));
        }
    });
    done
}

/// Draws the handle of a row: dragged, or moved with the arrow keys.
fn handle<P: Page>(page: &mut P, ui: &mut Ui, at: usize) -> Option<Done> {
    let (rect, response) = ui.allocate_exact_size(vec2(20.0, 34.0), Sense::click_and_drag());
    let name = fl!(new_game_move, number = at + 1);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &name));
    let palette = Palette::of(ui);
    let colour = match response.hovered() || response.dragged() {
        true => palette.ink,
        false => palette.weak,
    };
    let picture = Rect::from_center_size(rect.center(), Vec2::splat(16.0));
    icons::paint(ui.painter(), picture, Icon::Grip, colour);
    if response.drag_started() {
        page.chairs_mut().dragged = Some(at);
    }
    if response.clicked() {
        // From now on, the arrow keys move the row.
        response.request_focus();
    }
    let mut done = None;
    let handle = |row: usize| Id::unique(("handle_of_a_row", row));
    if response.has_focus() {
        focus::focus_ring(ui, rect);
        let filter = egui::EventFilter {
            vertical_arrows: true,
            ..egui::EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        // Consumed, because the handle that gets the keyboard is drawn later.
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let to = match (pressed(Key::ArrowUp), pressed(Key::ArrowDown)) {
            (true, false) => at.checked_sub(1),
            (false, true) => Some(at + 1).filter(|&to| to < page.chairs().count),
            _ => None,
        };
        if let Some(to) = to {
            done = Some(Done::Swapped(at, to));
            // The keyboard follows the moved row.
            let id = ui.data(|data| data.get_temp(handle(to)));
            let id = id.unwrap_or(response.id);
            ui.memory_mut(|memory| memory.request_focus(id));
        }
    }
    ui.data_mut(|data| data.insert_temp(handle(at), response.id));
    response
        .on_hover_cursor(egui::CursorIcon::Grab)
        .on_hover_text(&name);
    done
}

/// Moves the dragged row to the place it is over.
fn drag<P: Page>(page: &mut P, ui: &Ui, rows: &[Rect]) -> Option<Done> {
    let at = page.chairs().dragged?;
    if !ui.input(|input| input.pointer.any_down()) {
        page.chairs_mut().dragged = None;
        return None;
    }
    let pointer = ui.input(|input| input.pointer.interact_pos())?;
    let mut over = rows.iter();
    let to = over.position(|row| row.y_range().contains(pointer.y))?;
    if to == at {
        return None;
    }
    // One step at a time, so that the rows in between keep their order.
    let next = if to > at { at + 1 } else { at - 1 };
    page.chairs_mut().dragged = Some(next);
    ui.ctx().request_repaint();
    Some(Done::Swapped(at, next))
}

/// Draws the colour of a row; choosing another row's colour swaps the two.
fn colour<P: Page>(page: &mut P, ui: &mut Ui, at: usize) {
    let palette = Palette::of(ui);
    let name = fl!(new_game_colour_of, number = at + 1);
    let (rect, response) = ui.allocate_exact_size(vec2(48.0, 34.0), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &name));
    if response.has_focus() {
        focus::focus_ring(ui, rect);
    }
    let round = CornerRadius::same(size::ROUND_BUTTON);
    let fill = match response.hovered() {
        true => palette.chosen,
        false => palette.card,
    };
    let painter = ui.painter();
    painter.rect_filled(rect.translate(vec2(0.0, 1.0)), round, palette.soft_shadow);
    let edge = Stroke::new(1.0, palette.line);
    painter.rect(rect, round, fill, edge, StrokeKind::Inside);
    let now = page.chairs().all[at].colour;
    let marker = rect.left_center() + vec2(18.0, 0.0);
    page::paint_marker(painter, marker, 18.0, now, palette);
    let down = Rect::from_center_size(rect.right_center() - vec2(12.0, 0.0), Vec2::splat(8.0));
    icons::paint(painter, down, Icon::Down, palette.weak);
    let chosen = Popup::menu(&response).show(|ui| {
        let mut chosen = None;
        ui.set_min_width(150.0);
        for (colour, name) in colours().into_iter().enumerate() {
            let (rect, line) = ui.allocate_exact_size(vec2(150.0, 28.0), Sense::click());
            line.widget_info(|| WidgetInfo::selected(Role::Button, true, now == colour, name));
            let painter = ui.painter();
            if now == colour || line.hovered() || line.has_focus() {
                painter.rect_filled(rect, round, palette.chosen);
            }
            let marker = rect.left_center() + vec2(16.0, 0.0);
            page::paint_marker(painter, marker, 16.0, colour, palette);
            let text = rect.left_center() + vec2(32.0, 0.0);
            let (font, ink) = (face::text(14.0), palette.ink);
            painter.text(text, Align2::LEFT_CENTER, name, font, ink);
            if line.clicked() {
                chosen = Some(colour);
                ui.close();
            }
        }
        chosen
    });
    if let Some(colour) = chosen.and_then(|shown| shown.inner) {
        page.chairs_mut().recolour(at, colour);
    }
    response.on_hover_text(&name);
}

/// Draws whether a person or the computer plays a seat, and the choices for the computer;
/// with several people, the remark that a curtain closes between them.
pub fn who_plays<P: Page>(
    page: &mut P,
    ui: &mut Ui,
    at: usize,
    choose: impl FnOnce(&mut Ui, &mut P::Bot),
) {
    let number = at + 1;
    let choices = [
        (
            fl!(new_game_person),
            fl!(new_game_person_in, number = number),
        ),
        (fl!(new_game_bot), fl!(new_game_bot_in, number = number)),
        (fl!(new_game_program), fl!(new_game_program_in, number)),
    ];
    let chairs = page.chairs_mut();
    let now = match &chairs.all[at] {
        chair if chair.program.is_some() => 2,
        chair => usize::from(chair.bot.is_some()),
    };
    if let Some(chosen) = widgets::segments(ui, &choices, now) {
        leave(ui);
        if chosen != now {
            chairs.dismiss_program(at);
            chairs.all[at].bot = match chosen {
                0 => None,
                1 => Some(P::usual_bot(at)),
                // The bot that decides if the program fails.
                _ => Some(IN_PLACE.into()),
            };
            if chosen == 2 {
                let command = chairs.last_command.clone();
                chairs.seat_program(at, command);
            }
        }
    }
    if chairs.all[at].program.is_some() {
        program(page, ui, at);
    } else if let Some(bot) = &mut chairs.all[at].bot {
        choose(ui, bot);
    } else if chairs.shares_the_screen() {
        let remark = fl!(new_game_curtain);
        let room = ui.available_width() - 100.0;
        if text::width(ui, remark, face::text(13.0)) <= room {
            aside(ui, remark, 100.0);
        }
    }
}

/// Draws the command of the program in a seat.
fn program<P: Page>(page: &mut P, ui: &mut Ui, at: usize) {
    // Who starts, and the cross.
    const AFTER: f32 = 118.0;
    let width = (ui.available_width() - AFTER).max(60.0);
    let (rect, _) = ui.allocate_exact_size(vec2(width, 30.0), Sense::hover());
    let chairs = page.chairs_mut();
    let before = chairs.all[at].program.clone();
    let Some(program) = &mut chairs.all[at].program else {
        return;
    };
    let name = fl!(new_game_program_command, number = at + 1);
    let is_wrong = !program.command.is_empty() && program.call().is_none();
    let field = Field::new(&name, width)
        .hint(fl!(new_game_program_example))
        .sized(30.0, face::text(13.0))
        .down_to(11.0)
        .most(MOST_OF_A_COMMAND)
        .wrong(is_wrong);
    let field = field.show(ui, rect, &mut program.command);
    let hint = match program.command.trim() {
        "" => fl!(new_game_program_hint).to_owned(),
        command => format!("{}\n{}", safe(command), fl!(new_game_program_hint)),
    };
    entering::begins_by_enter(ui, &field);
    if field.changed() {
        chairs.name_after_program(at, before.as_ref());
    }
    field.on_hover_text(hint);
}

/// Draws weak words in a row, leaving this much room at its end.
pub fn aside(ui: &mut Ui, text: &str, leaves: f32) {
    let text = RichText::new(text).color(Palette::of(ui).weak);
    let room = (ui.available_width() - leaves).max(1.0);
    ui.scope(|ui| {
        ui.set_max_width(room);
        ui.add(Label::new(text.font(face::text(13.0))).truncate());
    });
}

/// Draws the button for one more seat, and the names of previous players.
fn another<P: Page>(page: &mut P, ui: &mut Ui, state: &State) {
    let palette = Palette::of(ui);
    let rect = page::room(ui, 44.0);
    widgets::dashed(ui.painter(), rect, palette.line);
    let mut row = page::row(ui, rect.shrink2(vec2(8.0, 0.0)), "another_seat");
    let add = Press::new(fl!(new_game_add)).icon(Icon::Plus).quiet();
    let mut added = add.pressed(&mut row).then_some(None);
    row.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let names = page.chairs().remembered(state);
        let chips = names.iter().map(|name| shortened(name));
        let chips: Vec<String> = chips.collect();
        let wide = chips.iter().map(|short| {
            let chip = Press::new(short).small().quiet();
            chip.width(ui) + ui.spacing().item_spacing.x
        });
        let wide: f32 = wide.sum();
        // At the end of the row, but read from the left.
        let (end, _) = ui.allocate_exact_size(vec2(wide, 30.0), Sense::hover());
        if !names.is_empty() {
            let text = RichText::new(fl!(new_game_remembered)).color(palette.weak);
            ui.label(text.font(face::text(13.0)));
        }
        let mut end = page::row(ui, end, "remembered");
        end.spacing_mut().item_spacing.x = 6.0;
        for (name, short) in names.iter().zip(&chips) {
            let called = fl!(new_game_add_named, name = name);
            let chip = Press::new(short).small().quiet().name(&called);
            if chip.pressed(&mut end) {
                added = Some(Some(name.clone()));
            }
        }
    });
    if let Some(name) = added {
        let chairs = page.chairs_mut();
        if let Some(name) = name {
            chairs.all[chairs.count].name = name;
        }
        chairs.count += 1;
    }
}

/// The size of a small button.
const SIGN: Vec2 = Vec2::new(20.0, 17.0);

/// Draws a small button with an icon.
fn small(ui: &mut Ui, icon: Icon, name: &str, possible: bool, side: f32) -> bool {
    let sense = match possible {
        true => Sense::click(),
        false => Sense::hover(),
    };
    let (rect, response) = ui.allocate_exact_size(SIGN, sense);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, possible, name));
    let palette = Palette::of(ui);
    if response.has_focus() {
        focus::focus_ring(ui, rect.shrink(2.0));
    }
    let colour = match (possible, response.hovered()) {
        (false, _) => palette.hair,
        (true, true) => palette.ink,
        (true, false) => palette.weak,
    };
    let picture = Rect::from_center_size(rect.center(), Vec2::splat(side));
    icons::paint(ui.painter(), picture, icon, colour);
    response.on_hover_text(name).clicked()
}

/// Draws how strong the computer plays a seat (counted from 1), to be chosen with a click, by
/// dragging, or with the arrow keys: rising steps, and the name of the chosen one if there
/// is room for it. `hint` explains a level.
pub fn level(
    ui: &mut Ui,
    number: usize,
    level: &mut Level,
    levels: &[Level],
    said: Option<fn(Level) -> String>,
    hint: impl Fn(Level) -> String,
) {
    const WIDTH: f32 = 74.0;
    let (rect, response) = ui.allocate_exact_size(vec2(WIDTH, 30.0), Sense::click_and_drag());
    let last = levels.len() as u8;
    // A remembered level may be one that this game does not have.
    let before = level.step().clamp(1, last);
    let mut step = before;
    if (response.clicked() || response.dragged())
        && let Some(at) = response.interact_pointer_pos()
    {
        let part = ((at.x - rect.left()) / WIDTH).clamp(0.0, 0.999);
        step = 1 + (part * f32::from(last)) as u8;
        response.request_focus();
    }
    if response.has_focus() {
        let all = egui::EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            ..Default::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, all));
        let pressed = |key| ui.input(|input| input.num_presses(key)) as u8;
        let up = pressed(egui::Key::ArrowRight) + pressed(egui::Key::ArrowUp);
        let down = pressed(egui::Key::ArrowLeft) + pressed(egui::Key::ArrowDown);
        step = (step + up).saturating_sub(down).clamp(1, last);
        if page::pressed_enter(ui) {
            entering::enter(ui);
        }
    }
    let chosen = levels[usize::from(step) - 1];
    if step != before {
        *level = chosen;
    }
    let name = fl!(new_game_who_plays, number = number);
    response.widget_info(|| WidgetInfo::slider(true, f64::from(step), name.clone()));
    let bars = rect.shrink2(vec2(0.0, 4.0));
    widgets::strength(ui, bars, chosen, levels, response.has_focus());
    response.on_hover_text(hint(chosen));
    if let Some(said) = said {
        let text = egui::RichText::new(said(chosen)).font(face::text(13.0));
        ui.add(egui::Label::new(text).selectable(false));
    }
}

/// Explains a level in a game with these levels.
pub fn level_hint(level: Level, levels: &[Level]) -> String {
    fl!(level_of, step = level.step(), last = levels.len())
}

/// Takes the keyboard away from what was clicked.
pub fn leave(ui: &Ui) {
    if ui.input(|input| input.pointer.any_click()) {
        ui.memory_mut(|memory| memory.stop_text_input());
    }
}

/// Returns the names of the colours.
fn colours() -> [&'static str; 5] {
    [
        fl!(colour_a),
        fl!(colour_b),
        fl!(colour_c),
        fl!(colour_d),
        fl!(colour_e),
    ]
}
