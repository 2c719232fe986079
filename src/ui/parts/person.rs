//! The player of a seat, as a few lines of a menu: renaming, changing colour and shape. It
//! is independent of the game.
//!
//! The field is called `Name of Anna`, the colours `Colour 2: Ben has it` if it is taken
//! and `Colour 5` if it is free. Below them are the choices for a seat whose player leaves:
//! `Someone takes over`, `A bot plays on: level 4` with the bot's temperament above it if the
//! game has temperaments, `A program plays on` and then `Command of the program for Anna`,
//! `Nobody takes over`, and `Anna plays again` if no person plays it.

use eframe::egui::{self, Role, Sense, Stroke, TextEdit, Ui, Vec2, WidgetInfo, vec2};

use super::super::Intent;
use super::super::base::theme::{Palette, size};
use super::super::base::{focus, icons};
use super::super::session::game_window::Liking;
use super::super::session::intent::HandOn;
use super::widgets;
use super::widgets::{Press, caption};
use crate::ui::io::preferences::MOST_OF_A_COMMAND;
use programs::call::Call;
use table::save::limits::Part;
use table::{Bot, Colour, Level, People, Plays, Seat, Temperament};
use words::{fl, frame};

/// The side of a colour swatch, in points.
const CHOICE: f32 = 34.0;

/// What is typed in the field.
#[derive(Clone, Debug, Default)]
pub struct Draft {
    of: Option<Seat>,
    name: String,
    // The name of the new player, while it is being typed.
    successor: Option<String>,
    // The command of the program, while it is being typed, and whether the field is new.
    program: Option<(String, bool)>,
    // The temperament of the bot that could play on.
    likes: Temperament,
}

/// The bots that can take over a seat.
#[derive(Debug, Default)]
pub struct Bots {
    /// The levels, with their names.
    pub levels: Vec<(Level, String)>,
    /// The temperaments, if the game has any.
    pub likes: Vec<Liking>,
    /// The names of the programs that play seats.
    pub programs: Vec<(Seat, String)>,
    /// The command of the program that was given a seat last, if programs can play here.
    pub command: Option<String>,
}

/// Draws the field and the colours. Returns what the player wants to do with this seat.
pub fn show(
    ui: &mut Ui,
    (seat, called): (Seat, &str),
    people: &People,
    draft: &mut Draft,
) -> Option<Intent> {
    let is_new = draft.of != Some(seat);
    if is_new {
        *draft = Draft {
            of: Some(seat),
            name: people.name(seat).to_owned(),
            successor: None,
            program: None,
            likes: people
                .bot(seat)
                .map_or_else(Default::default, |bot| bot.temperament),
        };
    }
    let mut wanted = None;
    let name = fl!(name_of_player, name = called);
    let field = widgets::field(ui, |ui| {
        let field = TextEdit::singleline(&mut draft.name)
            .align(egui::Align2::LEFT_CENTER)
            .frame(egui::Frame::NONE)
            .desired_width(5.0 * (CHOICE + 4.0) - 22.0);
        field.show(ui).response.response
    });
    let typed = draft.name.clone();
    field.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::TextInput, true, &name);
        info.current_text_value = Some(typed.clone());
        info
    });
    if field.lost_focus() && draft.name.trim() != people.name(seat) {
        let name = draft.name.clone();
        wanted = Some(Intent::Rename { seat, name });
        draft.of = None;
    }
    ui.add_space(size::GAP);
    caption(ui, fl!(colour_of_player));
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for colour in Colour::ALL {
            let chosen = people.colour(seat) == colour;
            if choice(ui, colour, chosen, &said(people, colour)).clicked() && !chosen {
                wanted = Some(Intent::Recolour { seat, colour });
            }
        }
    });
    wanted
}

/// Draws the choices for a seat whose player leaves. Returns what the player wants.
pub fn hand_on(
    ui: &mut Ui,
    (seat, called): (Seat, &str),
    people: &People,
    bots: &Bots,
    draft: &mut Draft,
) -> Option<Intent> {
    let mut to = None;
    ui.add_space(size::GAP);
    caption(ui, fl!(hand_on));
    if let Some(name) = &mut draft.successor {
        let field = widgets::field(ui, |ui| {
            let field = TextEdit::singleline(name)
                .align(egui::Align2::LEFT_CENTER)
                .frame(egui::Frame::NONE)
                .char_limit(Part::Name.most())
                .desired_width(5.0 * (CHOICE + 4.0) - 22.0);
            field.show(ui).response.response
        });
        let (label, typed) = (fl!(name_of_successor, name = called), name.clone());
        field.widget_info(|| {
            let mut info = WidgetInfo::labeled(Role::TextInput, true, &label);
            info.current_text_value = Some(typed.clone());
            info
        });
        if typed.is_empty() && !field.lost_focus() {
            field.request_focus();
        }
        if field.lost_focus() {
            to = Some(HandOn::Somebody(typed));
        }
    } else if button(ui, fl!(someone_takes_over), fl!(someone_takes_over_hint)) {
        draft.successor = Some(String::new());
    }
    let plays = people.plays(seat);
    let program = bots.programs.iter().find(|(of, _)| *of == seat);
    let own = people.bot(seat).filter(|_| program.is_none());
    let bot = choose_bot(ui, bots, own, &mut draft.likes);
    to = bot.map(HandOn::Bot).or(to);
    if let Some(command) = &bots.command {
        if let Some((_, program)) = program {
            ui.label(fl!(program_plays, program));
        }
        let call = choose_program(ui, called, command, &mut draft.program);
        to = call.map(HandOn::Program).or(to);
    }
    if plays != Plays::Nobody && button(ui, fl!(passes_on), fl!(passes_on_hint)) {
        to = Some(HandOn::Nobody);
    }
    if plays != Plays::Person && button(ui, &fl!(plays_again, name = called), fl!(plays_again_hint))
    {
        to = Some(HandOn::Person);
    }
    let to = to?;
    draft.of = None;
    ui.close();
    Some(Intent::HandOn { seat, to })
}

/// Draws the choice of a bot other than the one that plays now.
fn choose_bot(ui: &mut Ui, bots: &Bots, now: Option<Bot>, likes: &mut Temperament) -> Option<Bot> {
    let mut chosen = None;
    if bots.levels.is_empty() {
        return None;
    }
    ui.add_space(size::GAP);
    caption(ui, fl!(a_bot_plays_on_short));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        ui.set_max_width(5.0 * (CHOICE + 4.0));
        for &(one, name, hint) in &bots.likes {
            let press = Press::new(name).quiet().small().chosen(one == *likes);
            if ui.add(press).on_hover_text(hint).clicked() {
                *likes = one;
            }
        }
    });
    let own = now.filter(|now| now.temperament == *likes);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        ui.set_max_width(5.0 * (CHOICE + 4.0));
        for (level, name) in &bots.levels {
            let number = level.step().to_string();
            let said = fl!(a_bot_plays_on, level = name);
            let is_own = own.is_some_and(|own| own.level == *level);
            let press = Press::new(&number).small().name(&said).chosen(is_own);
            let press = ui.add(press.at_least(vec2(CHOICE, 0.0)));
            if press.on_hover_text(&said).clicked() && !is_own {
                chosen = Some(*level);
            }
        }
    });
    ui.add_space(size::GAP);
    let temperament = *likes;
    chosen.map(|level| Bot { level, temperament })
}

/// Draws the button for a program, and then the field for its command. Returns how it is called
/// once a command was entered that can be read.
fn choose_program(
    ui: &mut Ui,
    called: &str,
    last: &str,
    typed: &mut Option<(String, bool)>,
) -> Option<Call> {
    let Some((command, is_new)) = typed else {
        if button(ui, fl!(a_program_plays_on), fl!(a_program_plays_on_hint)) {
            *typed = Some((last.to_owned(), true));
        }
        return None;
    };
    let field = widgets::field(ui, |ui| {
        let field = TextEdit::singleline(command)
            .align(egui::Align2::LEFT_CENTER)
            .frame(egui::Frame::NONE)
            .hint_text(fl!(new_game_program_example))
            .char_limit(MOST_OF_A_COMMAND)
            .desired_width(5.0 * (CHOICE + 4.0) - 22.0);
        field.show(ui).response.response
    });
    let (label, now) = (fl!(program_command_of, name = called), command.clone());
    field.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::TextInput, true, &label);
        info.current_text_value = Some(now.clone());
        info
    });
    if std::mem::take(is_new) {
        field.request_focus();
    }
    let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
    field.on_hover_text(fl!(new_game_program_hint));
    Call::parse(command).filter(|_| entered)
}

fn button(ui: &mut Ui, text: &str, hint: &str) -> bool {
    let button = ui.add(Press::new(text).quiet().small());
    button.on_hover_text(hint).clicked()
}

/// Returns the name of a colour: its number, and who has it.
fn said(people: &People, colour: Colour) -> String {
    let mut seats = Seat::first(people.seats.len()).iter();
    let owner = seats.find(|&seat| people.colour(seat) == colour);
    frame::colour(colour.index() + 1, owner.map(|seat| people.name(seat)))
}

fn choice(ui: &mut Ui, colour: Colour, is_chosen: bool, name: &str) -> egui::Response {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(CHOICE), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, name));
    if response.has_focus() {
        focus::focus_ring(ui, rect);
    }
    let ground = match (is_chosen, response.hovered()) {
        (true, _) => (palette.chosen, palette.gold_edge),
        (_, true) => (palette.chosen, palette.weak),
        _ => (palette.card, palette.line),
    };
    let round = f32::from(size::ROUND_BUTTON);
    let edge = Stroke::new(1.0, ground.1);
    let inside = egui::StrokeKind::Inside;
    ui.painter().rect(rect, round, ground.0, edge, inside);
    let mark = egui::Rect::from_center_size(rect.center(), vec2(17.0, 17.0));
    icons::paint_colour(ui.painter(), mark, colour, palette);
    response.on_hover_text(name)
}
