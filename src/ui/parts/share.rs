//! Sharing a game: a QR code for phones, texts to copy, and the buttons to print and save.
//! It appears wherever a game is shown that others may want to hear about.
//!
//! By name: the picture `QR code for BG Stats`; `Copy BGG text`, `Copy Markdown`, `Copy
//! link`, `Print the sheet`, `Save…`.

use std::sync::Arc;

use eframe::egui::epaint::Mesh;
use eframe::egui::{
    self, Align, Color32, CornerRadius, Label, Layout, Rect, RichText, Role, Sense, Shape, Stroke,
    Ui, Vec2, WidgetInfo, pos2, vec2,
};
use qrcodegen::{QrCode, QrCodeEcc};

use super::super::Intent;
use super::super::base::icons::Icon;
use super::super::base::outgoing::{Outgoing, Paste};
use super::super::base::theme::{CODE, Palette, face, size};
use super::widgets;
use super::widgets::Press;
use words::fl;

/// The white margin that readers expect around a QR code, in modules.
const QUIET: i32 = 4;
/// The least width of the column next to the code.
const BESIDE: f32 = 104.0;
/// Its least height.
const LEAST: f32 = 206.0;
/// The gap between the two.
const GAP: f32 = 14.0;

/// What is remembered about the shown game: its code, and what was copied.
#[derive(Default)]
pub struct Share {
    of: Option<Outgoing>,
    code: Option<QrCode>,
    copied: Option<Paste>,
    /// The code as it was last painted, and where.
    painted: Option<(Rect, f32, Arc<Mesh>)>,
}

impl std::fmt::Debug for Share {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Share")
            .field("of", &self.of)
            .finish_non_exhaustive()
    }
}

/// The texts to copy.
const PASTES: [Paste; 3] = [Paste::Board, Paste::Markdown, Paste::Link];

/// Returns the width of the column next to the code: that of its widest button.
fn beside_code(ui: &Ui) -> f32 {
    let wide = PASTES.map(|paste| {
        let (text, _) = paste.copies();
        Press::new(text).icon(Icon::Copy).width(ui)
    });
    wide.into_iter().fold(BESIDE, f32::max)
}

impl Share {
    /// Draws the code with the texts to copy next to it, and below them the buttons to print
    /// and save, using the full width.
    pub fn column(&mut self, ui: &mut Ui, game: &Outgoing) -> Option<Intent> {
        let wide = ui.available_width();
        self.codes(ui, game, wide - beside_code(ui) - GAP);
        ui.add_space(size::SPACE);
        let mut wanted = None;
        ui.horizontal(|ui| {
            let save = Press::new(fl!(share_save)).icon(Icon::Folder);
            let beside = save.width(ui) + ui.spacing().item_spacing.x;
            if game.told().printed().is_some() {
                let print = Press::new(fl!(share_print)).icon(Icon::Print);
                let least = vec2((wide - beside).max(0.0), 0.0);
                let print = ui.add(print.at_least(least));
                if print.on_hover_text(fl!(share_print_hint)).clicked() {
                    wanted = Some(Intent::Print(game.clone()));
                }
            }
            if ui.add(save).on_hover_text(fl!(export_hint)).clicked() {
                wanted = Some(Intent::Export(game.clone()));
            }
        });
        wanted
    }

    /// Draws the code with this side, with the texts to copy next to it.
    pub fn codes(&mut self, ui: &mut Ui, game: &Outgoing, side: f32) {
        self.look_at(game);
        let side = side.max(80.0);
        let wide = beside_code(ui);
        let room = vec2(side + GAP + wide, side.max(LEAST));
        let (whole, _) = ui.allocate_exact_size(room, Sense::hover());
        let square = Rect::from_min_size(whole.min, Vec2::splat(side));
        self.paint_code(ui, square);
        let beside = whole.with_min_x(square.right() + GAP);
        let builder = egui::UiBuilder::new()
            .id_salt("beside the code")
            .max_rect(beside)
            .layout(Layout::top_down(Align::Min));
        let ui = &mut ui.new_child(builder);
        ui.spacing_mut().item_spacing.y = 8.0;
        if self.code.is_some() {
            widgets::caption(ui, fl!(share_bg_stats));
            let hint = RichText::new(fl!(share_point_camera)).font(face::text(12.5));
            ui.add(Label::new(hint).wrap());
            ui.add_space(size::GAP);
        }
        widgets::caption(ui, fl!(share_copy));
        for paste in PASTES {
            let (text, name) = paste.copies();
            let icon = match self.copied == Some(paste) {
                true => Icon::Check,
                false => Icon::Copy,
            };
            let button = Press::new(text).icon(icon).name(name);
            if ui.add(button.at_least(vec2(wide, 0.0))).clicked() {
                ui.copy_text(game.told().text(paste));
                self.copied = Some(paste);
            }
        }
    }

    /// Switches to this game, if it is a different one.
    fn look_at(&mut self, game: &Outgoing) {
        if self.of.as_ref() == Some(game) {
            return;
        }
        let link = game.told().text(Paste::Link);
        self.code = QrCode::encode_text(&link, QrCodeEcc::Low).ok();
        self.copied = None;
        self.painted = None;
        self.of = Some(game.clone());
    }

    fn paint_code(&mut self, ui: &Ui, rect: Rect) {
        let palette = Palette::of(ui);
        let [dark, light] = CODE;
        let round = CornerRadius::same(size::ROUND_CARD);
        ui.painter().rect_filled(rect, round, light);
        let edge = Stroke::new(1.0, palette.line);
        ui.painter()
            .rect_stroke(rect, round, edge, egui::StrokeKind::Inside);
        let id = ui.scope_id().with("code");
        let response = ui.interact(rect, id, Sense::hover());
        let told = match self.code {
            Some(_) => fl!(share_code),
            None => fl!(share_too_long),
        };
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, told));
        let Some(code) = &self.code else {
            let font = face::text(13.0);
            let galley = ui
                .fonts_mut(|fonts| fonts.layout(told.to_owned(), font, dark, rect.width() - 24.0));
            let at = rect.center() - galley.size() / 2.0;
            ui.painter().galley(at, galley, dark);
            return;
        };
        let pixels = ui.ctx().pixels_per_point();
        let is_painted = self
            .painted
            .as_ref()
            .is_some_and(|(at, of, _)| (*at, *of) == (rect, pixels));
        if !is_painted {
            let mesh = mesh_of(code, rect, pixels, dark);
            self.painted = Some((rect, pixels, Arc::new(mesh)));
        }
        if let Some((.., mesh)) = &self.painted {
            ui.painter().add(Shape::mesh(Arc::clone(mesh)));
        }
    }
}

/// Returns the dark modules of a code, each a whole number of pixels wide: a reader needs
/// sharp edges.
fn mesh_of(code: &QrCode, rect: Rect, pixels: f32, dark: Color32) -> Mesh {
    let squares = code.size();
    let whole = (squares + 2 * QUIET) as f32;
    let side = rect.width().min(rect.height()) * pixels;
    let each = (side / whole).floor().max(1.0);
    let begin = |from: f32| ((from * pixels) + (side - each * squares as f32) / 2.0).round();
    let (left, top) = (begin(rect.left()), begin(rect.top()));
    let mut mesh = Mesh::default();
    for y in 0..squares {
        let mut x = 0;
        while x < squares {
            let run = (x..squares).take_while(|&x| code.get_module(x, y)).count() as i32;
            if run == 0 {
                x += 1;
                continue;
            }
            let at = |x: i32, y: i32| {
                let at = vec2(left + each * x as f32, top + each * y as f32) / pixels;
                pos2(at.x, at.y)
            };
            mesh.add_colored_rect(Rect::from_min_max(at(x, y), at(x + run, y + 1)), dark);
            x += run;
        }
    }
    mesh
}
