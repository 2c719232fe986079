//! Colours and sizes: warm paper and ink by day, the same by candlelight.
//!
//! This is the only place that defines colours and sizes. A colour never carries a meaning
//! alone: players also have a shape, states also have a word.

use std::sync::Arc;

use eframe::egui::style::WidgetVisuals;
use eframe::egui::{
    self, Color32, ColorImage, Context, CornerRadius, FontData, FontDefinitions, FontFamily,
    GlyphBitmap, GlyphRasterizer, GlyphRasterizerRequest, Margin, RasterizedGlyph, Shadow, Stroke,
    TextStyle, Theme, Ui, Visuals,
};

use table::{Item, Seat};
use words::fonts;

/// The least contrast between a text and its background, as WCAG counts it.
pub const LEAST_CONTRAST: f32 = 4.5;
/// The same when more contrast is asked for.
pub const LEAST_CLEAR_CONTRAST: f32 = 7.0;
/// The same for meaningful marks that are not text.
pub const LEAST_OF_MARKS: f32 = 3.0;

/// A QR code: its squares, and their background. Readers expect dark on light.
pub const CODE: [Color32; 2] = [rgb(0x1a_130c), rgb(0xff_fdf8)];

/// Sizes, in points.
pub mod size {
    /// The corners of keys and tiles.
    pub const ROUND_KEY: u8 = 4;
    /// The corners of buttons and fields.
    pub const ROUND_BUTTON: u8 = 6;
    /// The corners of cards and seats.
    pub const ROUND_CARD: u8 = 8;
    /// The gap between two things that belong together.
    pub const GAP: f32 = 6.0;
    /// The gap between groups.
    pub const SPACE: f32 = 12.0;
    /// The marker of a seat.
    pub const MARKER: f32 = 14.0;
    /// The least height of something clickable.
    pub const TOUCH: f32 = 28.0;
    /// The height of a button.
    pub const BUTTON: f32 = 30.0;
    /// The height of a button in a list.
    pub const SMALL_BUTTON: f32 = 26.0;
    /// The height of a button in the current action.
    pub const GREAT_BUTTON: f32 = 60.0;
    /// The height of the header.
    pub const HEADER: f32 = 46.0;
    /// The mark in the header that says whether the game is saved.
    pub const SAVED_MARK: f32 = 22.0;
    /// The width that the header reserves for round and phase.
    pub const ABOUT_ROUND: f32 = 512.0;
    /// The least width of a header that still shows the program's name.
    pub const WITH_NAME: f32 = 420.0;
    /// The least and the greatest width of the undo and redo buttons.
    pub const STEP: [f32; 2] = [104.0, 320.0];
    /// The width of a dialog.
    pub const DIALOG: f32 = 520.0;
    /// The width of the page with the licences.
    pub const ABOUT: f32 = 760.0;
    /// The height of the list of earlier versions before it scrolls.
    pub const VERSIONS: f32 = 360.0;
    /// The least width and height of a chart in the statistics.
    pub const CHART: [f32; 2] = [330.0, 190.0];
    /// The height of a line of text among others, with nothing to click.
    pub const LINE: f32 = 20.0;
    /// The smallest window. It fits every screen that this program is made for, at any system
    /// scale.
    pub const WINDOW: [f32; 2] = [640.0, 360.0];
    /// The size of the first window, if the screen has room for it.
    pub const FIRST_WINDOW: [f32; 2] = [1280.0, 800.0];
    /// What a system usually takes up of a screen: bars at its edges, and the window frame.
    pub const OF_SYSTEM: [f32; 2] = [16.0, 88.0];
    /// How much of a window's upper edge must be on a screen so that the window can be seen and
    /// moved.
    pub const GRIP: [f32; 2] = [120.0, 24.0];

    /// Returns a length limited by two bounds. Unlike [`f32::clamp`], it does not panic if a
    /// small window leaves less than the minimum: the upper bound wins.
    #[must_use]
    pub fn within(length: f32, least: f32, most: f32) -> f32 {
        length.max(least).min(most)
    }
}

/// The colours of one theme.
///
/// A test computes their contrast with each other.
#[derive(Clone, Copy, Debug)]
pub struct Palette {
    /// The table under everything: around the seats, behind the pages.
    pub desk: Color32,
    /// Panes.
    pub paper: Color32,
    /// The top of the gradient in the upper part of the middle, which ends in paper.
    pub paper_top: Color32,
    /// A card on the paper, a button at rest, a field to type in.
    pub card: Color32,
    /// Sunken areas: a pressed button, a row of facts, a track.
    pub sunk: Color32,
    /// Lines around things.
    pub line: Color32,
    /// Lines between rows.
    pub hair: Color32,
    /// Text.
    pub ink: Color32,
    /// Less important text.
    pub weak: Color32,
    /// The next action, and whose it is.
    pub accent: Color32,
    /// The edge of something in [`Palette::accent`].
    pub accent_edge: Color32,
    /// Text on [`Palette::accent`].
    pub on_accent: Color32,
    /// The background around the next action.
    pub halo: Color32,
    /// What is selected, and what is under the pointer.
    pub chosen: Color32,
    /// Text about an error.
    pub wrong: Color32,
    /// The background of a refusal.
    pub wrong_ground: Color32,
    /// Text about a good placement.
    pub right: Color32,
    /// The background of a good placement.
    pub right_ground: Color32,
    /// The background of what needs attention, and of what the rules do not allow.
    pub kept: Color32,
    /// What was won: seals, florins, frames of cards.
    pub gold: Color32,
    /// The lit part of gold.
    pub gold_light: Color32,
    /// The edge of gold.
    pub gold_edge: Color32,
    /// Relief on gold.
    pub on_gold: Color32,
    /// Laurel, crown and flag.
    pub leaf: Color32,
    /// The background of a name on a picture.
    pub plate: Color32,
    /// Text on [`Palette::plate`].
    pub plate_text: Color32,
    /// Frames and shelves.
    pub wood: Color32,
    /// The lit part of wood.
    pub wood_light: Color32,
    /// The shadow of something that lies on something else.
    pub shadow: Color32,
    /// The shadow of something flat.
    pub soft_shadow: Color32,
    /// The colours that players choose from.
    pub players: [Color32; 5],
}

/// Returns a colour from its number, `0xrrggbb`.
#[must_use]
pub const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

/// Paper and ink.
pub const LIGHT: Palette = Palette {
    desk: rgb(0xe7_ddc9),
    paper: rgb(0xf4_ede0),
    paper_top: rgb(0xfb_f6ec),
    card: rgb(0xfd_faf3),
    sunk: rgb(0xea_e1d0),
    line: rgb(0xd3_c5a8),
    hair: rgb(0xe2_d7c1),
    ink: rgb(0x2a_211a),
    weak: rgb(0x5d_5041),
    accent: rgb(0x96_371a),
    accent_edge: rgb(0x7c_2b12),
    on_accent: rgb(0xff_f9f0),
    halo: Color32::from_rgba_premultiplied(20, 7, 3, 33),
    chosen: rgb(0xeb_d8b0),
    wrong: rgb(0x9a_1a1a),
    wrong_ground: rgb(0xf3_d9cf),
    right: rgb(0x23_5f3a),
    right_ground: rgb(0xdc_e8cf),
    kept: rgb(0xf7_e3b5),
    gold: rgb(0xc9_9a34),
    gold_light: rgb(0xe6_c46e),
    gold_edge: rgb(0x8a_641a),
    on_gold: rgb(0x2a_1c08),
    leaf: rgb(0x8a_641a),
    plate: rgb(0xff_fbf2),
    plate_text: rgb(0x2a_211a),
    wood: rgb(0x6e_5a3e),
    wood_light: rgb(0xa8_8f66),
    shadow: Color32::from_rgba_premultiplied(12, 8, 3, 51),
    soft_shadow: Color32::from_rgba_premultiplied(7, 4, 2, 28),
    players: [
        rgb(0x7a_0423),
        rgb(0x0f_4adc),
        rgb(0x1b_6a62),
        rgb(0x78_5b0d),
        rgb(0x4f_0a78),
    ],
};

/// The same by candlelight.
pub const DARK: Palette = Palette {
    desk: rgb(0x12_0e0b),
    paper: rgb(0x1d_1813),
    paper_top: rgb(0x31_261a),
    card: rgb(0x29_221b),
    sunk: rgb(0x17_120e),
    line: rgb(0x4b_4033),
    hair: rgb(0x37_2e25),
    ink: rgb(0xf2_e8d7),
    weak: rgb(0xbf_b09a),
    accent: rgb(0xef_ae6e),
    accent_edge: rgb(0xf6_c48f),
    on_accent: rgb(0x26_190c),
    halo: Color32::from_rgba_premultiplied(31, 23, 14, 33),
    chosen: rgb(0x3d_3019),
    wrong: rgb(0xff_a491),
    wrong_ground: rgb(0x4a_241c),
    right: rgb(0x97_d79c),
    right_ground: rgb(0x27_382a),
    kept: rgb(0x46_371a),
    gold: rgb(0xd8_ae4e),
    gold_light: rgb(0xf0_d38a),
    gold_edge: rgb(0x8f_6b24),
    on_gold: rgb(0x2a_1c08),
    leaf: rgb(0xdd_b85c),
    plate: rgb(0x2a_211a),
    plate_text: rgb(0xf2_e8d7),
    wood: rgb(0x8a_7350),
    wood_light: rgb(0x5a_4a32),
    shadow: Color32::from_rgba_premultiplied(0, 0, 0, 128),
    soft_shadow: Color32::from_rgba_premultiplied(0, 0, 0, 77),
    players: [
        rgb(0xf3_826a),
        rgb(0x84_a6fa),
        rgb(0x8f_efbc),
        rgb(0xf1_c744),
        rgb(0xe3_c5f8),
    ],
};

/// Paper and ink with more contrast: black on white, with clearly visible lines.
pub const CLEAR_LIGHT: Palette = Palette {
    desk: rgb(0xf0_f0f0),
    paper: rgb(0xff_ffff),
    paper_top: rgb(0xff_ffff),
    card: rgb(0xff_ffff),
    sunk: rgb(0xee_eeee),
    line: rgb(0x59_5959),
    hair: rgb(0x76_7676),
    ink: rgb(0x00_0000),
    weak: rgb(0x33_3333),
    accent: rgb(0x7a_2200),
    accent_edge: rgb(0x4a_1400),
    on_accent: rgb(0xff_ffff),
    halo: Color32::from_rgba_premultiplied(12, 6, 0, 20),
    chosen: rgb(0xff_e9a8),
    wrong: rgb(0x8a_0000),
    wrong_ground: rgb(0xff_e3dc),
    right: rgb(0x00_4d1a),
    right_ground: rgb(0xe3_f5e3),
    kept: rgb(0xff_f2cc),
    gold: rgb(0xc9_9a34),
    gold_light: rgb(0xe6_c46e),
    gold_edge: rgb(0x6b_4a08),
    on_gold: rgb(0x00_0000),
    leaf: rgb(0x5c_4000),
    plate: rgb(0xff_ffff),
    plate_text: rgb(0x00_0000),
    wood: rgb(0x4a_3a24),
    wood_light: rgb(0x7d_6843),
    shadow: Color32::from_rgba_premultiplied(0, 0, 0, 80),
    soft_shadow: Color32::from_rgba_premultiplied(0, 0, 0, 48),
    players: [
        rgb(0x5d_0015),
        rgb(0x38_31ca),
        rgb(0x04_574d),
        rgb(0x64_4700),
        rgb(0x50_0e7a),
    ],
};

/// The same by candlelight: white on black.
pub const CLEAR_DARK: Palette = Palette {
    desk: rgb(0x00_0000),
    paper: rgb(0x0d_0d0d),
    paper_top: rgb(0x0d_0d0d),
    card: rgb(0x16_1616),
    sunk: rgb(0x00_0000),
    line: rgb(0xb0_b0b0),
    hair: rgb(0x7d_7d7d),
    ink: rgb(0xff_ffff),
    weak: rgb(0xd8_d8d8),
    accent: rgb(0xff_b870),
    accent_edge: rgb(0xff_d9b0),
    on_accent: rgb(0x00_0000),
    halo: Color32::from_rgba_premultiplied(16, 11, 6, 20),
    chosen: rgb(0x2c_2400),
    wrong: rgb(0xff_b3a6),
    wrong_ground: rgb(0x3a_120c),
    right: rgb(0x9f_f0a8),
    right_ground: rgb(0x0c_2a12),
    kept: rgb(0x2a_2200),
    gold: rgb(0xd8_ae4e),
    gold_light: rgb(0xf0_d38a),
    gold_edge: rgb(0xd8_ae4e),
    on_gold: rgb(0x00_0000),
    leaf: rgb(0xf0_d060),
    plate: rgb(0x00_0000),
    plate_text: rgb(0xff_ffff),
    wood: rgb(0xb0_9870),
    wood_light: rgb(0x7d_6843),
    shadow: Color32::from_rgba_premultiplied(0, 0, 0, 160),
    soft_shadow: Color32::from_rgba_premultiplied(0, 0, 0, 96),
    players: [
        rgb(0xff_9080),
        rgb(0x8f_adff),
        rgb(0x9b_ffd0),
        rgb(0xff_cf30),
        rgb(0xe9_d0ff),
    ],
};

impl Palette {
    /// Returns the colours in use.
    #[must_use]
    pub fn of(ui: &Ui) -> &'static Palette {
        Self::of_visuals(ui.visuals())
    }

    /// Returns the colours in use in a window.
    #[must_use]
    pub fn of_context(ctx: &Context) -> &'static Palette {
        Self::of_visuals(&ctx.global_style().visuals)
    }

    /// Finds the palette by its paper colour.
    fn of_visuals(visuals: &Visuals) -> &'static Palette {
        match visuals.dark_mode {
            true if visuals.panel_fill == CLEAR_DARK.paper => &CLEAR_DARK,
            true => &DARK,
            false if visuals.panel_fill == CLEAR_LIGHT.paper => &CLEAR_LIGHT,
            false => &LIGHT,
        }
    }

    /// Returns whether this palette has more contrast.
    #[must_use]
    pub fn is_clear(&self) -> bool {
        [CLEAR_LIGHT.paper, CLEAR_DARK.paper].contains(&self.paper)
    }

    /// Returns the colour of a seat, as its player has chosen it.
    #[must_use]
    pub fn seat(&self, ctx: &Context, seat: Seat) -> Color32 {
        self.players[chosen_colours(ctx)[seat.index()]]
    }
}

const CHOSEN_COLOURS: &str = "the_colours_of_the_players";

/// Returns the colour and shape of each seat, as indices into [`Palette::players`].
#[must_use]
pub fn chosen_colours(ctx: &Context) -> [usize; 5] {
    let id = egui::Id::unique(CHOSEN_COLOURS);
    let chosen: Option<[usize; 5]> = ctx.data(|data| data.get_temp(id));
    chosen.unwrap_or([0, 1, 2, 3, 4])
}

/// Draws the seats in these colours and shapes from now on: indices into
/// [`Palette::players`], each below five.
pub fn choose_colours(ctx: &Context, colours: [usize; 5]) {
    let id = egui::Id::unique(CHOSEN_COLOURS);
    ctx.data_mut(|data| data.insert_temp(id, colours.map(|colour| colour.min(4))));
}

/// The two font families: *EB Garamond* for names and numbers, *Source Sans 3* for the
/// rest. Both have figures of equal width.
pub mod face {
    use eframe::egui::{FontFamily, FontId};

    /// Names, numbers and headings.
    pub const DISPLAY: &str = "EB_Garamond";
    /// The line below a title.
    pub const ITALIC: &str = "EB_Garamond_Italic";
    /// Emphasis within a text.
    pub const STRONG: &str = "Source_Sans_SemiBold";

    /// Returns Garamond in this size, in points.
    #[must_use]
    pub fn display(points: f32) -> FontId {
        FontId::new(points, FontFamily::Name(DISPLAY.into()))
    }

    /// Returns Garamond italic in this size, in points.
    #[must_use]
    pub fn italic(points: f32) -> FontId {
        FontId::new(points, FontFamily::Name(ITALIC.into()))
    }

    /// Returns `Source Sans SemiBold` in this size, in points.
    #[must_use]
    pub fn strong(points: f32) -> FontId {
        FontId::new(points, FontFamily::Name(STRONG.into()))
    }

    /// Returns Source Sans in this size, in points.
    #[must_use]
    pub fn text(points: f32) -> FontId {
        FontId::proportional(points)
    }
}

/// Returns our fonts, and which of them each text uses.
#[must_use]
pub fn font_definitions() -> FontDefinitions {
    // Our fonts have every letter of every message. A name may hold letters of any script:
    // those come from the system.
    let mut definitions = FontDefinitions::empty();
    const TEXT: &str = "Source_Sans_3";
    let files = [
        (TEXT, fonts::TEXT.bytes()),
        (face::STRONG, fonts::STRONG.bytes()),
        (face::DISPLAY, fonts::DISPLAY.bytes()),
        (face::ITALIC, fonts::ITALIC.bytes()),
    ];
    for (name, bytes) in files {
        let data = FontData::from_static(bytes);
        definitions
            .font_data
            .insert(name.to_owned(), Arc::new(data));
    }
    let mut family = |family: FontFamily, faces: &[&str]| {
        let faces = faces.iter().map(|&name| name.to_owned()).collect();
        definitions.families.insert(family, faces);
    };
    family(FontFamily::Proportional, &[TEXT]);
    family(FontFamily::Monospace, &[TEXT]);
    family(FontFamily::Name(face::STRONG.into()), &[face::STRONG]);
    // The Garamond files are subsets.
    family(
        FontFamily::Name(face::DISPLAY.into()),
        &[face::DISPLAY, face::STRONG],
    );
    family(FontFamily::Name(face::ITALIC.into()), &[face::ITALIC, TEXT]);
    definitions
}

/// Draws a box for a letter that no font has: some fonts draw nothing for it, and a name
/// would be empty.
fn no_letter(request: &GlyphRasterizerRequest<'_>) -> Option<RasterizedGlyph> {
    let first = request.cluster.chars().next()?;
    if first.is_whitespace() || first.is_control() {
        return None;
    }
    let part = |of: f32| (request.font_size_px * of).round().max(1.0) as usize;
    let (width, height, line) = (part(0.5), part(0.62), part(0.07));
    let mut image = ColorImage::filled([width, height], Color32::TRANSPARENT);
    for y in 0..height {
        for x in 0..width {
            let edge = x.min(y).min(width - 1 - x).min(height - 1 - y);
            if edge < line {
                image[(x, y)] = Color32::WHITE;
            }
        }
    }
    let side = part(0.08) as f32;
    Some(RasterizedGlyph {
        bitmap: GlyphBitmap {
            image,
            offset_px: egui::vec2(side, -(height as f32)),
            is_color: false,
        },
        advance_px: width as f32 + 2.0 * side,
    })
}

/// Sets the fonts, colours and sizes of both themes.
pub fn apply(ctx: &Context) {
    ctx.set_fonts(font_definitions());
    ctx.add_glyph_rasterizer(GlyphRasterizer::new("no_letter", no_letter));
    for (theme, palette) in [(Theme::Light, &LIGHT), (Theme::Dark, &DARK)] {
        ctx.style_mut_of(theme, |style| {
            style.visuals = visuals(theme, palette);
            style.spacing.item_spacing = egui::vec2(8.0, 6.0);
            style.spacing.button_padding = egui::vec2(11.0, 4.0);
            style.spacing.interact_size.y = size::TOUCH;
            style.spacing.tooltip_width = 360.0;
            // Nothing springs back: content is shown at its final place at once.
            style.spacing.scroll.kinetic.rubber_band = false;
            // The scroll bar shows that there is more before the pointer comes near.
            style.spacing.scroll.dormant_handle_opacity = 0.35;
            // A tracked game is read, not copied out of labels, and selectable labels would
            // take the clicks meant for what lies under them.
            style.interaction.selectable_labels = false;
            style.interaction.tooltip_delay = 0.25;
            for (text, font) in [
                (TextStyle::Small, face::text(12.0)),
                (TextStyle::Body, face::text(14.0)),
                (TextStyle::Button, face::strong(13.5)),
                (TextStyle::Heading, face::display(22.0)),
            ] {
                style.text_styles.insert(text, font);
            }
        });
    }
}

/// Draws everything with more contrast from now on, or as usual.
pub fn clear(ctx: &Context, is_clear: bool) {
    let palettes = match is_clear {
        true => [&CLEAR_LIGHT, &CLEAR_DARK],
        false => [&LIGHT, &DARK],
    };
    for (theme, palette) in [Theme::Light, Theme::Dark].into_iter().zip(palettes) {
        ctx.style_mut_of(theme, |style| style.visuals = visuals(theme, palette));
    }
}

fn visuals(theme: Theme, palette: &Palette) -> Visuals {
    let mut visuals = theme.default_visuals();
    let round = CornerRadius::same(size::ROUND_BUTTON);
    let widget = |fill: Color32, line: Color32, text: Color32| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(1.0, line),
        fg_stroke: Stroke::new(1.0, text),
        corner_radius: round,
        expansion: 0.0,
    };
    let widgets = &mut visuals.widgets;
    widgets.noninteractive = widget(palette.paper, palette.line, palette.ink);
    widgets.inactive = widget(palette.card, palette.line, palette.ink);
    widgets.hovered = widget(palette.chosen, palette.gold_edge, palette.ink);
    widgets.active = widget(palette.sunk, palette.accent, palette.ink);
    widgets.active.bg_stroke.width = 2.0;
    widgets.open = widget(palette.chosen, palette.gold_edge, palette.ink);
    visuals.weak_text_color = Some(palette.weak);
    visuals.selection.bg_fill = palette.chosen;
    visuals.selection.stroke = Stroke::new(1.0, palette.ink);
    visuals.hyperlink_color = palette.accent;
    visuals.faint_bg_color = palette.card;
    visuals.extreme_bg_color = palette.card;
    visuals.code_bg_color = palette.sunk;
    visuals.warn_fg_color = palette.accent;
    visuals.error_fg_color = palette.wrong;
    visuals.window_fill = palette.card;
    visuals.window_stroke = Stroke::new(1.0, palette.line);
    visuals.window_corner_radius = CornerRadius::same(size::ROUND_CARD);
    visuals.panel_fill = palette.paper;
    visuals.window_shadow = Shadow::NONE;
    visuals.popup_shadow = Shadow {
        offset: [0, 3],
        blur: 12,
        spread: 0,
        color: palette.shadow,
    };
    visuals.text_cursor.stroke = Stroke::new(2.0, palette.accent);
    // A blinking cursor would repaint a window in which nothing happens.
    visuals.text_cursor.blink = false;
    visuals.disabled_alpha = if palette.is_clear() { 0.9 } else { 0.6 };
    visuals
}

/// A card on the paper.
pub fn card(ui: &Ui) -> egui::Frame {
    let palette = Palette::of(ui);
    egui::Frame::new()
        .fill(palette.card)
        .stroke(Stroke::new(1.0, palette.line))
        .corner_radius(CornerRadius::same(size::ROUND_CARD))
        .inner_margin(Margin::symmetric(10, 8))
}

/// Draws every letter that a window of this theme may show in its larger sizes once, off
/// screen: the first time costs milliseconds, which are better spent at the start than in
/// the middle of an auction.
pub fn ink_letters(ui: &Ui) {
    let letters: String = (' '..='~').collect();
    let display = [14.5, 18.0, 19.0, 20.0, 22.0, 25.0, 26.0].map(face::display);
    let strong = [11.0, 12.5, 13.0, 13.5, 14.0].map(face::strong);
    let text = [11.0, 12.0, 12.5, 13.0, 14.0].map(face::text);
    let numbers = [27.0, 36.0, 54.0, 62.0].map(face::display);
    let all = display.into_iter().chain(strong).chain(text);
    let all = all.map(|font| (font, letters.as_str()));
    for (font, letters) in all.chain(numbers.into_iter().map(|font| (font, "0123456789,"))) {
        let letters = letters.to_owned();
        let job = egui::text::LayoutJob::simple_singleline(letters, font, Color32::BLACK);
        ui.fonts_mut(|fonts| fonts.layout_job(job));
    }
}

/// Returns the colour of the grid lines behind a curve.
#[must_use]
pub fn grid_lines(ui: &Ui) -> Color32 {
    Palette::of(ui).line
}

/// Returns a bar over the full width, with this background.
pub fn bar(ground: Color32) -> egui::Frame {
    egui::Frame::new()
        .fill(ground)
        .inner_margin(Margin::symmetric(14, 6))
}

/// Returns the contrast of two opaque colours, from 1 to 21, as WCAG 2 defines it.
#[must_use]
pub fn contrast(one: Color32, other: Color32) -> f32 {
    let luminance = |colour: Color32| {
        let linear = egui::Rgba::from(colour);
        0.2126 * linear.r() + 0.7152 * linear.g() + 0.0722 * linear.b() + 0.05
    };
    let (one, other) = (luminance(one), luminance(other));
    one.max(other) / one.min(other)
}
