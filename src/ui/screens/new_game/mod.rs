//! The page on which a game is started: who plays, in which order, who starts, what the
//! table has agreed on. A game adds its own parts as a [`Page`].
//!
//! Controls: `At a real table`, `On this screen` and `In the middle of a game`; the numbers
//! of players (Alt+3); for each row `Name of player 1`, `Colour of player 1`, `Move player
//! 1`, `Move player 1 up`, `Move player 1 down`, the starting player, `Remove player 1`,
//! on this screen `Person in seat 1`, `Bot in seat 1`, `Program in seat 1` and `Command of
//! the program in seat 1`; `Add a seat`, `Add Emil`;
//! `Start the game` (Enter) and `Back` (Escape). A row is dragged by its handle, or moved
//! with the arrow keys while the handle has the keyboard. Alt and a digit choose the number
//! of players.
//!
//! Tab moves from name to name, and then through each row from left to right.

mod chairs;
mod entering;
pub(crate) mod its_page;
mod rows;
mod table_from_above;

use std::ops::RangeInclusive;

use eframe::egui::{
    self, Align, Align2, Context, Frame, Key, Label, Layout, Margin, Panel, Rect, RichText, Role,
    Sense, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2,
};
use serde::de::DeserializeOwned;

pub use self::chairs::{Begins, Chair, Chairs, MOST, are_sound, choices, first_names, typed_deal};
pub use self::entering::{begins_by_enter, enter};
pub use self::its_page::{Page, begins, more_height};
pub use self::rows::{aside, count_of_players, leave, level, level_hint, who_plays};
pub use self::table_from_above::{Table, plate};
use super::super::Intent;
use super::super::base::icons::Icon;
use super::super::base::input;
use super::super::base::panel_keys::{KeyList, in_words};
use super::super::base::places;
use super::super::base::places::Free;
use super::super::base::theme::{Palette, face};
use super::super::io::collection::Collection;
pub(crate) use super::super::parts::page;
use super::super::parts::page::{Field, Way, let_go};
use super::super::parts::theme_switch::theme_switch;
use super::super::parts::widgets::Press;
use super::super::parts::{small, widgets};
use super::super::session::collecting::{Played, Wish};
use super::super::session::intent::Screen;
use super::super::session::state::State;
use words::fl;
use words::text::shortened;

/// The height of the foot.
const FOOT: f32 = 76.0;
/// The width from which the table is shown next to the seats.
const WIDE: f32 = 1060.0;

/// Returns the keys of the page for these numbers of players.
#[must_use]
pub fn key_list(ctx: &Context, players: RangeInclusive<usize>) -> KeyList {
    let plain = |key| in_words(ctx, &input::plain(key));
    let mut listed = KeyList {
        heading: fl!(keys_in_new_games),
        ..KeyList::default()
    };
    listed.add([plain(Key::Enter)], fl!(new_game_start));
    let counts = players.filter_map(rows::key_of_count);
    let counts = counts.map(|keys| in_words(ctx, &keys));
    listed.add(counts, fl!(key_number_of_players));
    listed.add([plain(Key::Tab)], fl!(key_next_name));
    let arrows = [Key::ArrowUp, Key::ArrowDown].map(plain);
    listed.add(arrows, fl!(key_move_row));
    listed.add([plain(Key::Escape)], fl!(back));
    listed
}

fn wrong(page: &impl Page) -> Option<String> {
    page.chairs().wrong().or_else(|| page.wrong())
}

/// Draws the page.
pub fn show<P: Page>(page: &mut P, ui: &mut Ui, state: &State) -> Option<Intent> {
    let mut wanted = None;
    let command = &mut page.chairs_mut().last_command;
    command.clone_from(&state.preferences.program);
    let [title, ..] = page.titles();
    let switch = |ui: &mut Ui| wanted = theme_switch(ui, state);
    let back = page::bar(ui, title, |_| {}, switch);
    let wrong = wrong(page);
    // The foot gets its room first; the keyboard reaches it last.
    let below = foot_room(ui);
    let entered = page::body(ui, "a_new_game", |ui| {
        let whole = ui.available_width();
        let side = page::EDGE.min(whole * 0.03);
        let width = whole - 2.0 * side;
        ui.spacing_mut().item_spacing = Vec2::ZERO;
        let mut entered = false;
        ui.horizontal_top(|ui| {
            ui.add_space(side);
            ui.vertical(|ui| {
                ui.set_width(width);
                ui.add_space(12.0);
                ways(page, ui);
                ui.add_space(16.0);
                if width < WIDE {
                    entered = rows::show(page, ui, state);
                    ui.add_space(14.0);
                    wanted = wanted.take().or(page.edition(ui));
                    ui.add_space(14.0);
                    wanted = wanted.take().or(page.agreed(ui));
                    return;
                }
                let top = ui.cursor().min;
                let left = (width * 0.61).round();
                let room = ui.available_height();
                let at = Rect::from_min_size(top, vec2(left, room));
                let mut inside = page::part(ui, at, "seats");
                entered = rows::show(page, &mut inside, state);
                inside.add_space(14.0);
                wanted = wanted.take().or(page.edition(&mut inside));
                let beside = vec2(left + 20.0, 0.0);
                let at = Rect::from_min_size(top + beside, vec2(width - beside.x, room));
                let mut beside = page::part(ui, at, "table_and_agreements");
                let table = page::room(&mut beside, (room * 0.42).clamp(226.0, 360.0));
                page.table(&beside, table);
                beside.add_space(12.0);
                wanted = wanted.take().or(page.agreed(&mut beside));
                let used = inside.min_rect().union(beside.min_rect());
                ui.allocate_rect(used, Sense::hover());
            });
        });
        ui.add_space(12.0);
        entered
    });
    let clicked = foot(page, ui, below, wrong.as_deref());
    page.chairs_mut().fresh = false;
    if (clicked || entered) && wrong.is_none() {
        wanted = Some(start(page));
    }
    if back || input::escaped(ui) {
        let screen = match state.game {
            Some(_) => Screen::Table,
            None => Screen::Start,
        };
        wanted = Some(Intent::Show(screen));
    }
    let leaves = |wanted: &Intent| {
        matches!(
            wanted,
            Intent::Start(_) | Intent::StartWith(..) | Intent::ShowSheet(_) | Intent::Show(_)
        )
    };
    if wanted.as_ref().is_some_and(leaves) {
        page.chairs_mut().fresh = true;
    }
    wanted
}

/// Starts the game. The next game gets a different deal, unless its number is typed again.
fn start(page: &mut impl Page) -> Intent {
    let begun = page.start();
    let invited = page.chairs().invited();
    page.chairs_mut().deal.clear();
    match begun {
        Intent::Start(start) if !invited.is_empty() => Intent::StartWith(start, invited),
        begun => begun,
    }
}

/// Starts the game, if nothing prevents it.
pub fn begin(page: &mut impl Page) -> Option<Intent> {
    wrong(page).is_none().then(|| start(page))
}

/// Draws the three ways to start.
fn ways<P: Page>(page: &mut P, ui: &mut Ui) {
    let [_, at_a_table, on_screen] = page.titles();
    let row = page::room(ui, 66.0);
    let in_the_middle = fl!(new_game_in_the_middle_hint);
    let ways = [
        (
            Begins::AtATable,
            Icon::Table,
            fl!(new_game_at_a_table),
            at_a_table,
        ),
        (
            Begins::OnScreen,
            Icon::Screen,
            fl!(new_game_on_screen),
            on_screen,
        ),
        (
            Begins::InTheMiddle,
            Icon::Clock,
            fl!(new_game_in_the_middle),
            in_the_middle,
        ),
    ];
    places::keep_free(ui.ctx(), row, Free::Much);
    let count = ways.len() - usize::from(!P::JOINS);
    let width = (row.width() - 24.0) / 3.0;
    for (at, (way, icon, name, hint)) in ways.into_iter().take(count).enumerate() {
        let left = row.left() + at as f32 * (width + 12.0);
        let rect = Rect::from_min_size(pos2(left, row.top()), vec2(width, row.height()));
        let choice = Way {
            icon,
            name,
            hint,
            key: None,
            chosen: page.chairs().way == way,
        };
        if let_go(choice.show(ui, rect)).clicked() {
            page.chairs_mut().way = way;
        }
    }
}

/// Reserves room for the foot.
fn foot_room(ui: &mut Ui) -> Rect {
    let palette = Palette::of(ui);
    let frame = Frame::new()
        .fill(palette.paper)
        .inner_margin(Margin::symmetric(20, 0));
    let foot = Panel::bottom("foot of a new game")
        .frame(frame)
        .exact_size(FOOT)
        .resizable(false);
    foot.show(ui, |ui| ui.available_rect_before_wrap()).inner
}

/// Draws the game in a sentence, and the button to start it. Returns whether to start.
fn foot(page: &impl Page, ui: &mut Ui, rect: Rect, wrong: Option<&str>) -> bool {
    let palette = Palette::of(ui);
    let clicked = {
        let ui = &mut page::part(ui, rect, "foot_of_a_new_game");
        places::place(ui.ctx(), "now", rect);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let name = match page.chairs().way {
                Begins::InTheMiddle => fl!(new_game_enter_table),
                Begins::AtATable | Begins::OnScreen => fl!(new_game_start),
            };
            let allowed = wrong.map_or(Ok(()), |wrong| Err(wrong.to_owned()));
            let start = Press::new(name).main().great().enter();
            let clicked = start.allowed(&allowed).pressed(ui);
            let room = ui.available_width() - 12.0;
            let mut x = rect.left() + 10.0;
            for chair in page.chairs().playing() {
                let at = pos2(x, rect.center().y);
                page::paint_marker(ui.painter(), at, 18.0, chair.colour, palette);
                x += 29.0;
            }
            x += 6.0;
            let room = room - (x - rect.left());
            let [sentence, numbers] = page.summary();
            let above = pos2(x, rect.center().y - 10.0);
            let (font, ink) = (face::display(21.0), palette.ink);
            let align = Align2::LEFT_CENTER;
            let said = widgets::paint_text(ui, above, align, &sentence, font, ink, room);
            let id = ui.scope_id().with("the_game_in_a_sentence");
            let said = ui.interact(said, id, Sense::hover());
            said.widget_info(|| WidgetInfo::labeled(Role::Label, true, &sentence));
            let (text, colour) = match wrong {
                Some(wrong) => (wrong.to_owned(), palette.wrong),
                None => (numbers, palette.weak),
            };
            let below = pos2(x, rect.center().y + 4.0);
            let below = Rect::from_min_size(below, vec2(room.max(40.0), 20.0));
            let text = RichText::new(text).color(colour).font(face::text(13.0));
            page::row(ui, below, "numbers").add(Label::new(text).truncate());
            clicked
        })
        .inner
    };
    clicked || entering::has_entered(ui)
}

/// Draws the card of the agreements, with room for this many lines of this height below its
/// heading.
pub fn agreements(ui: &mut Ui, heading: &str, lines: usize, line: f32) -> Ui {
    let palette = Palette::of(ui);
    let rect = page::room(ui, 34.0 + lines as f32 * line);
    widgets::paint_card(ui, rect, palette.card, Stroke::new(1.0, palette.line));
    let mut inside = page::part(ui, rect.shrink2(vec2(14.0, 4.0)), "agreed");
    inside.spacing_mut().item_spacing.y = 0.0;
    let head = page::room(&mut inside, 28.0);
    widgets::caption(&mut page::row(&mut inside, head, "heading"), heading);
    inside
}

/// The texts of the card of editions.
#[derive(Debug)]
pub struct Editions {
    /// Its heading.
    pub heading: &'static str,
    /// The button to the editor, and its hint.
    pub edit: [&'static str; 2],
    /// The text while there is only one edition.
    pub hint: &'static str,
    /// Returns the description of an edition with this name for screen readers.
    pub told: fn(String) -> String,
    /// Returns why no game can start with an edition with this many faults.
    pub wrong: fn(usize) -> String,
}

/// Draws the card of all editions, with the one in use selected; `screen` is the editor.
pub fn editions<D: Played>(
    ui: &mut Ui,
    all: &Collection<D>,
    now: &D,
    words: &Editions,
    screen: &'static str,
) -> Option<Intent> {
    let mut wanted = None;
    let rect = page::room(ui, 50.0);
    small::card(ui, rect);
    let mut row = page::row(ui, rect.shrink2(vec2(14.0, 8.0)), "editions");
    row.spacing_mut().item_spacing.x = 8.0;
    widgets::caption(&mut row, words.heading);
    row.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let [edit, edit_hint] = words.edit;
        let edit = ui.add(Press::new(edit).quiet());
        if edit.on_hover_text(edit_hint).clicked() {
            wanted = Some(Intent::Show(Screen::Of(D::GAME, screen)));
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            for (path, data) in all.all(&D::default()) {
                let sound = match data.wrong() {
                    0 => Ok(()),
                    number => Err((words.wrong)(number)),
                };
                let (name, told) = (shortened(&data.called()), (words.told)(data.called()));
                let chip = Press::new(&name).small().chosen(data == now);
                let chip = chip.name(&told).allowed(&sound);
                if let_go(ui.add(chip)).clicked() {
                    wanted = Some(Wish::<D>::Use(path.cloned()).into());
                }
            }
            if all.kept.is_empty() {
                remark(ui, words.hint);
            }
        });
    });
    wanted
}

/// Draws a line of that card, with a thin line above it.
pub fn line(ui: &mut Ui, id: &str, height: f32, content: impl FnOnce(&mut Ui)) {
    let rect = page::room(ui, height);
    let hair = Stroke::new(1.0, Palette::of(ui).hair);
    ui.painter().hline(rect.x_range(), rect.top() + 0.5, hair);
    let mut row = page::row(ui, rect, id);
    row.spacing_mut().item_spacing.x = 10.0;
    content(&mut row);
}

/// Draws a box to tick in a line of its own, with a hint and a short explanation.
pub fn tick_line(
    ui: &mut Ui,
    (id, height): (&str, f32),
    ticked: &mut bool,
    [name, hint, short]: [&str; 3],
) -> bool {
    let mut changed = false;
    line(ui, id, height, |ui| {
        let tick = page::tick(ui, ticked, name);
        changed = let_go(tick.on_hover_text(hint)).changed();
        remark(ui, short);
    });
    changed
}

/// Draws the number of the deal among the agreements: its name, its hint, and a remark. At
/// a real table, people deal.
pub fn deal<B>(ui: &mut Ui, chairs: &mut Chairs<B>, [name, hint, aside]: [&str; 3]) {
    let said = RichText::new(name).color(Palette::of(ui).ink);
    ui.label(said.font(face::strong(13.5)));
    if !chairs.is_on_screen() {
        remark(ui, fl!(new_game_you_deal));
        return;
    }
    let width = 130.0;
    let (rect, _) = ui.allocate_exact_size(vec2(width, 30.0), Sense::hover());
    let field = Field::new(name, width)
        .hint(fl!(deal_any))
        .most(20)
        .wrong(chairs.typed_deal().is_err());
    let field = field.show(ui, rect, &mut chairs.deal);
    begins_by_enter(ui, &field);
    field.on_hover_text(hint);
    remark(ui, aside);
}

/// Draws weak words at the end of a line, in two rows if they do not fit in one.
pub fn remark(ui: &mut Ui, text: &str) {
    let weak = Palette::of(ui).weak;
    let mut job = egui::text::LayoutJob::simple(text.to_owned(), face::text(12.5), weak, 0.0);
    job.wrap.max_rows = 2;
    ui.add(Label::new(job).wrap());
}

/// Returns the choices remembered from the last game; otherwise the defaults with the last
/// players of another game.
pub fn recalled<R: DeserializeOwned, G: From<R> + Default, B>(
    remembered: Option<&str>,
    last: &[String],
    chairs: fn(&mut G) -> &mut Chairs<B>,
) -> G {
    let read = remembered.and_then(|text| ron::from_str::<R>(text).ok());
    let mut read = read.map(G::from);
    let is_sane = |game: &mut G| chairs(game).is_sane();
    if let Some(game) = read.take_if(is_sane) {
        return game;
    }
    let mut game = G::default();
    chairs(&mut game).take_names(last);
    game
}
