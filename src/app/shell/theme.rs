//! Colours and sizes: warm paper and ink by day, the same by candlelight.
//!
//! The only place with a colour or a size in it. A colour never carries a
//! meaning alone: players also have a shape, states also have a word.

use eframe::egui::{
    self, Color32, Context, CornerRadius, FontFamily, FontId, Margin, Shadow, Stroke, TextStyle,
    Theme, Ui, Visuals, style::WidgetVisuals,
};

use crate::table::{Item, Seat};

/// The least contrast between a text and what it stands on, as WCAG counts it.
pub const LEAST_CONTRAST: f32 = 4.5;

/// Sizes, in points.
pub mod size {
    /// Between two things that belong together.
    pub const GAP: f32 = 6.0;
    /// Between groups.
    pub const SPACE: f32 = 12.0;
    /// An icon beside text.
    pub const ICON: f32 = 16.0;
    /// The marker of a seat.
    pub const MARKER: f32 = 14.0;
    /// The least height of something to click.
    pub const TOUCH: f32 = 28.0;
    /// The height of the button that is most likely the next.
    pub const MAIN_BUTTON: f32 = 36.0;
    /// The height of the heading of what happens now.
    pub const TITLE: f32 = 30.0;
    /// The height of the header.
    pub const HEADER: f32 = 44.0;
    /// The mark in the header that says whether the game is saved.
    pub const SAVED_MARK: f32 = 62.0;
    /// What the header keeps for round, phase, minimum and start player.
    pub const ABOUT_ROUND: f32 = 470.0;
    /// The least and the greatest width of the buttons that undo and redo.
    pub const STEP: [f32; 2] = [104.0, 320.0];
    /// Between the edge of a pane and what is in it, to the sides and above.
    pub const PANE: [f32; 2] = [10.0, 8.0];
    /// The seats, at first.
    pub const SEATS: f32 = 284.0;
    /// The log, at first.
    pub const LOG: f32 = 280.0;
    /// The width of a column of text or fields that is read on its own.
    pub const COLUMN: f32 = 560.0;
    /// The width of the overview of the keys.
    pub const KEYS: f32 = 980.0;
    /// The width of a column of keys in it.
    pub const KEY: f32 = 84.0;
    /// The height of all that is around its lines.
    pub const KEYS_AROUND: f32 = 170.0;
    /// The width of a dialog.
    pub const DIALOG: f32 = 520.0;
    /// The height of the list of earlier versions, before it scrolls.
    pub const VERSIONS: f32 = 360.0;
    /// The height of a card that stands for a stack of the auction.
    pub const STACK: f32 = 84.0;
    /// The least and the greatest width of such a card.
    pub const STACK_WIDTH: [f32; 2] = [62.0, 132.0];
    /// The bar of a bot's progress.
    pub const PROGRESS: [f32; 2] = [120.0, 6.0];
    /// The choice who plays a seat.
    pub const WHO_PLAYS: f32 = 172.0;
    /// The most width of what stands on a card in a hand.
    pub const CARD_TEXT: f32 = 190.0;
    /// The least width and height of a picture among the statistics.
    pub const CHART: [f32; 2] = [330.0, 190.0];
    /// Numbers that are read from across the table: the price of an auction.
    pub const GREAT_NUMBER: f32 = 34.0;
    /// Names that are read from across the table: whose turn it is.
    pub const GREAT_NAME: f32 = 24.0;
    /// The height of a row of such names, and of the buttons in it.
    pub const GREAT_ROW: f32 = 40.0;
    /// The marker of a seat beside such a name.
    pub const GREAT_MARKER: f32 = 28.0;
    /// The marker of a seat in a row of them.
    pub const MIDDLE_MARKER: f32 = 17.0;
    /// Text in a row of seats.
    pub const MIDDLE_TEXT: f32 = 15.0;
    /// The least and the greatest width of a tile in a tray.
    pub const TRAY_TILE: [f32; 2] = [158.0, 210.0];
    /// The width of a tile in a tray of all of them.
    pub const SMALL_TRAY_TILE: f32 = 124.0;
    /// A chip with an icon instead of words.
    pub const ICON_CHIP: [f32; 2] = [30.0, 28.0];
    /// The height of a line of text among others, without anything to click.
    pub const LINE: f32 = 20.0;
    /// The smallest window that shows everything.
    pub const WINDOW: [f32; 2] = [1000.0, 640.0];
    /// The window when it opens for the first time.
    pub const FIRST_WINDOW: [f32; 2] = [1280.0, 800.0];
}

/// The colours of one theme.
#[derive(Clone, Copy, Debug)]
pub struct Palette {
    /// What everything lies on.
    pub paper: Color32,
    /// A card on the paper, and fields to type in.
    pub card: Color32,
    /// A button at rest.
    pub button: Color32,
    /// A button under the pointer.
    pub hover: Color32,
    /// A button that is pressed or has the focus.
    pub press: Color32,
    /// Lines between things.
    pub line: Color32,
    /// Text.
    pub ink: Color32,
    /// Text of less weight.
    pub weak: Color32,
    /// What is to be done next.
    pub accent: Color32,
    /// Text on [`Palette::accent`].
    pub on_accent: Color32,
    /// What is chosen.
    pub chosen: Color32,
    /// What is wrong, as text.
    pub wrong: Color32,
    /// What lies well, as text.
    pub right: Color32,
    /// The ground of a bar that asks for attention.
    pub warning: Color32,
    /// The ground of a bar that only tells something.
    pub notice: Color32,
    /// The players, seat by seat.
    pub seats: [Color32; 5],
}

pub(in crate::app) const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

/// Paper and ink.
pub const LIGHT: Palette = Palette {
    paper: rgb(0xf6_f0e4),
    card: rgb(0xfd_faf3),
    button: rgb(0xea_dfc9),
    hover: rgb(0xe2_d3b6),
    press: rgb(0xd8_c49f),
    line: rgb(0xcd_bd9f),
    ink: rgb(0x2b_2118),
    weak: rgb(0x5c_4f40),
    accent: rgb(0x8a_3a1d),
    on_accent: rgb(0xff_faf2),
    chosen: rgb(0xe6_cfa6),
    wrong: rgb(0x97_1b1b),
    right: rgb(0x24_6029),
    warning: rgb(0xf8_e2b4),
    notice: rgb(0xe6_e6d3),
    seats: [
        rgb(0xa4_271d),
        rgb(0x1d_4c9a),
        rgb(0x2a_672c),
        rgb(0x7d_5a00),
        rgb(0x6a_2d88),
    ],
};

/// Ink and paper.
pub const DARK: Palette = Palette {
    paper: rgb(0x1f_1b17),
    card: rgb(0x2a_251f),
    button: rgb(0x3b_342b),
    hover: rgb(0x48_4036),
    press: rgb(0x57_4d40),
    line: rgb(0x54_4a3d),
    ink: rgb(0xef_e6d6),
    weak: rgb(0xbd_b09c),
    accent: rgb(0xe6_a76f),
    on_accent: rgb(0x24_1a10),
    chosen: rgb(0x4d_3b1f),
    wrong: rgb(0xff_a08f),
    right: rgb(0x96_d69a),
    warning: rgb(0x4d_3b14),
    notice: rgb(0x33_3529),
    seats: [
        rgb(0xff_8f80),
        rgb(0x93_bcff),
        rgb(0x93_d692),
        rgb(0xf0_cb52),
        rgb(0xd9_a9f6),
    ],
};

impl Palette {
    /// The colours in use.
    #[must_use]
    pub fn of(ui: &Ui) -> &'static Palette {
        if ui.visuals().dark_mode {
            &DARK
        } else {
            &LIGHT
        }
    }

    /// The colour of a seat.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> Color32 {
        self.seats[seat.index()]
    }
}

/// Gives both themes their colours and sizes.
pub fn apply(ctx: &Context) {
    for (theme, palette) in [(Theme::Light, &LIGHT), (Theme::Dark, &DARK)] {
        ctx.style_mut_of(theme, |style| {
            style.visuals = visuals(theme, palette);
            style.spacing.item_spacing = egui::vec2(size::GAP + 2.0, size::GAP);
            style.spacing.button_padding = egui::vec2(10.0, 4.0);
            style.spacing.interact_size.y = size::TOUCH;
            style.spacing.tooltip_width = 360.0;
            // Nothing springs back: what is shown is where it belongs at once.
            style.spacing.scroll.kinetic.rubber_band = false;
            // A tracked game is read, not copied out of labels, and selectable
            // labels would take the clicks meant for what they stand on.
            style.interaction.selectable_labels = false;
            style.interaction.tooltip_delay = 0.25;
            for (text, points) in [
                (TextStyle::Small, 12.0),
                (TextStyle::Body, 14.5),
                (TextStyle::Button, 14.5),
                (TextStyle::Heading, 21.0),
            ] {
                let font = FontId::new(points, FontFamily::Proportional);
                style.text_styles.insert(text, font);
            }
        });
    }
}

fn visuals(theme: Theme, palette: &Palette) -> Visuals {
    let mut visuals = theme.default_visuals();
    let round = CornerRadius::same(5);
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
    widgets.inactive = widget(palette.button, palette.line, palette.ink);
    widgets.hovered = widget(palette.hover, palette.weak, palette.ink);
    widgets.active = widget(palette.press, palette.accent, palette.ink);
    widgets.active.bg_stroke.width = 2.0;
    widgets.open = widget(palette.hover, palette.weak, palette.ink);
    visuals.weak_text_color = Some(palette.weak);
    visuals.selection.bg_fill = palette.chosen;
    visuals.selection.stroke = Stroke::new(1.0, palette.ink);
    visuals.hyperlink_color = palette.accent;
    visuals.faint_bg_color = palette.card;
    visuals.extreme_bg_color = palette.card;
    visuals.code_bg_color = palette.button;
    visuals.warn_fg_color = palette.accent;
    visuals.error_fg_color = palette.wrong;
    visuals.window_fill = palette.card;
    visuals.window_stroke = Stroke::new(1.0, palette.line);
    visuals.panel_fill = palette.paper;
    visuals.window_shadow = Shadow::NONE;
    visuals.popup_shadow = Shadow {
        offset: [0, 3],
        blur: 10,
        spread: 0,
        color: Color32::from_black_alpha(60),
    };
    visuals.text_cursor.stroke = Stroke::new(2.0, palette.accent);
    // A blinking cursor would repaint a window in which nothing happens.
    visuals.text_cursor.blink = false;
    visuals.disabled_alpha = 0.6;
    visuals
}

/// A card on the paper.
pub fn card(ui: &Ui) -> egui::Frame {
    let palette = Palette::of(ui);
    egui::Frame::new()
        .fill(palette.card)
        .stroke(Stroke::new(1.0, palette.line))
        .corner_radius(CornerRadius::same(6))
        .inner_margin(Margin::symmetric(10, 8))
}

/// Draws every letter once that a window of this theme may show in its larger
/// sizes, where nobody sees it: the first time costs milliseconds, and had
/// better be at the start than in the middle of an auction.
pub fn ink_letters(ui: &Ui) {
    let letters: String = (' '..='~').collect();
    let sizes = [
        13.0,
        13.5,
        15.0,
        16.0,
        17.0,
        18.0,
        20.0,
        size::GREAT_NAME,
        size::GREAT_NUMBER,
    ];
    for size in sizes {
        let font = FontId::proportional(size);
        let job = egui::text::LayoutJob::simple_singleline(letters.clone(), font, Color32::BLACK);
        ui.fonts_mut(|fonts| fonts.layout_job(job));
    }
}

/// The lines behind a curve.
#[must_use]
pub fn grid_lines(ui: &Ui) -> Color32 {
    Palette::of(ui).line
}

/// A bar over the whole width, on this ground.
pub fn bar(ground: Color32) -> egui::Frame {
    egui::Frame::new()
        .fill(ground)
        .inner_margin(Margin::symmetric(12, 6))
}

/// Something that was just done, told beside the log.
pub fn toast(ui: &Ui) -> egui::Frame {
    let palette = Palette::of(ui);
    card(ui)
        .fill(palette.notice)
        .inner_margin(Margin::symmetric(10, 6))
}

/// A panel of the window.
pub fn panel(ui: &Ui) -> egui::Frame {
    egui::Frame::new()
        .fill(Palette::of(ui).paper)
        .inner_margin(Margin::symmetric(10, 8))
}

/// The contrast of two opaque colours, from 1 to 21, as WCAG 2 defines it.
#[must_use]
pub fn contrast(one: Color32, other: Color32) -> f32 {
    let luminance = |colour: Color32| {
        let linear = egui::Rgba::from(colour);
        0.2126 * linear.r() + 0.7152 * linear.g() + 0.0722 * linear.b() + 0.05
    };
    let (one, other) = (luminance(one), luminance(other));
    one.max(other) / one.min(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_and_markers_can_be_read_on_everything_they_stand_on() {
        for palette in [LIGHT, DARK] {
            let grounds = [palette.paper, palette.card];
            let mut pairs = Vec::new();
            for ground in grounds {
                let texts = [palette.ink, palette.weak, palette.accent];
                let states = [palette.wrong, palette.right];
                let all = texts.into_iter().chain(states).chain(palette.seats);
                pairs.extend(all.map(|text| (text, ground)));
            }
            for ground in [palette.button, palette.hover, palette.press] {
                pairs.push((palette.ink, ground));
            }
            for ground in [palette.chosen, palette.warning, palette.notice] {
                pairs.extend([(palette.ink, ground), (palette.weak, ground)]);
            }
            pairs.push((palette.wrong, palette.chosen));
            pairs.push((palette.on_accent, palette.accent));
            for (text, ground) in pairs {
                let found = contrast(text, ground);
                assert!(found >= LEAST_CONTRAST, "{text:?} on {ground:?}: {found}");
            }
        }
    }
}
