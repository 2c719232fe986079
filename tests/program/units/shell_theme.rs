//! Colours and sizes of the theme.

use eframe::egui;
use eframe::egui::{Color32, Context, FontFamily, FontId};

use studiolo::ui::base::theme::{
    CLEAR_DARK, CLEAR_LIGHT, DARK, LEAST_CLEAR_CONTRAST, LEAST_CONTRAST, LEAST_OF_MARKS, LIGHT,
    Palette, apply, contrast, face, font_definitions,
};

/// Returns what a translucent colour looks like on an opaque ground.
fn over(above: Color32, ground: Color32) -> Color32 {
    let through = 1.0 - f32::from(above.a()) / 255.0;
    let mix = |above: u8, ground: u8| above + (f32::from(ground) * through).round() as u8;
    Color32::from_rgb(
        mix(above.r(), ground.r()),
        mix(above.g(), ground.g()),
        mix(above.b(), ground.b()),
    )
}

#[test]
fn text_and_markers_can_be_read_on_everything_they_stand_on() {
    for palette in [LIGHT, DARK, CLEAR_LIGHT, CLEAR_DARK] {
        let least = match palette.is_clear() {
            true => LEAST_CLEAR_CONTRAST,
            false => LEAST_CONTRAST,
        };
        let Palette { ink, weak, .. } = palette;
        let plain = [
            palette.desk,
            palette.paper,
            palette.paper_top,
            palette.card,
            palette.sunk,
            palette.chosen,
        ];
        let mut pairs = Vec::new();
        for ground in plain {
            let texts = [ink, weak, palette.accent].into_iter();
            pairs.extend(texts.chain(palette.players).map(|text| (text, ground)));
        }
        for ground in [palette.paper, palette.paper_top, palette.card] {
            let states = [palette.wrong, palette.right, palette.leaf];
            pairs.extend(states.map(|text| (text, ground)));
            let halo = over(palette.halo, ground);
            pairs.extend([ink, weak, palette.accent].map(|text| (text, halo)));
        }
        for ground in [palette.kept, palette.right_ground, palette.wrong_ground] {
            pairs.extend([(ink, ground), (weak, ground)]);
        }
        pairs.extend(palette.players.map(|player| (player, palette.kept)));
        pairs.push((palette.right, palette.right_ground));
        pairs.push((palette.wrong, palette.wrong_ground));
        pairs.push((palette.wrong, palette.sunk));
        pairs.push((palette.wrong, palette.chosen));
        pairs.push((palette.on_accent, palette.accent));
        pairs.push((palette.plate_text, palette.plate));
        for gold in [palette.gold, palette.gold_light] {
            pairs.push((palette.on_gold, gold));
        }
        for (text, ground) in pairs {
            let found = contrast(text, ground);
            assert!(found >= least, "{text:?} on {ground:?}: {found}");
        }
        if palette.is_clear() {
            // There, all dividing lines are visible, too.
            for line in [palette.line, palette.hair] {
                for ground in plain {
                    let found = contrast(line, ground);
                    assert!(found >= LEAST_OF_MARKS, "{line:?} on {ground:?}: {found}");
                }
            }
        }
        // Marks that carry meaning without text: the edges of what was won, of what is
        // next, of what is wrong.
        for mark in [palette.gold_edge, palette.accent, palette.wrong] {
            for ground in [palette.paper, palette.card] {
                let found = contrast(mark, ground);
                assert!(found >= LEAST_OF_MARKS, "{mark:?} on {ground:?}: {found}");
            }
        }
    }
}

/// Red, green and blue in linear light, as seen by people who lack one kind of cone:
/// Machado, Oliveira and Fernandes 2009, severity 1.
const SIGHTS: [(&str, [[f32; 3]; 3]); 4] = [
    ("all", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protan",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deutan",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_82, 0.042_94, 0.968_881],
        ],
    ),
    (
        "tritan",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_9],
        ],
    ),
];

/// Returns a colour as CIE L\*a\*b\* (D65), as seen with this kind of sight.
fn seen(colour: Color32, sight: &[[f32; 3]; 3]) -> [f32; 3] {
    let linear = egui::Rgba::from(colour);
    let linear = [linear.r(), linear.g(), linear.b()];
    let apply = |rows: &[[f32; 3]; 3], rgb: [f32; 3]| {
        rows.map(|row| row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2])
    };
    let rgb = apply(sight, linear).map(|part| part.clamp(0.0, 1.0));
    let to_xyz = [
        [0.412_46, 0.357_58, 0.180_44],
        [0.212_67, 0.715_15, 0.072_18],
        [0.019_33, 0.119_19, 0.950_3],
    ];
    let [x, y, z] = apply(&to_xyz, rgb);
    let f = |part: f32| {
        if part > 0.008_856 {
            part.cbrt()
        } else {
            7.787 * part + 16.0 / 116.0
        }
    };
    let [x, y, z] = [f(x / 0.950_47), f(y), f(z / 1.088_83)];
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

#[test]
fn no_two_players_look_alike_to_anybody() {
    for palette in [LIGHT, DARK, CLEAR_LIGHT, CLEAR_DARK] {
        for (sight, rows) in &SIGHTS {
            let seen = palette.players.map(|colour| seen(colour, rows));
            for one in 0..5 {
                for other in 0..one {
                    let parts = [0, 1, 2].map(|n| (seen[one][n] - seen[other][n]).powi(2));
                    let apart = parts.iter().sum::<f32>().sqrt();
                    assert!(apart >= LEAST_APART, "{one}, {other}, {sight}: {apart}");
                }
            }
        }
    }
}

/// In CIE 1976 units; a difference of two is just visible side by side.
const LEAST_APART: f32 = 20.0;

#[test]
fn figures_have_one_width_in_every_face() {
    let ctx = Context::default();
    apply(&ctx);
    let mut output = ctx.run_ui(egui::RawInput::default(), |_| {});
    // They are not drawn.
    output.textures_delta.clear();
    // The italic shows no figures.
    let faces: [fn(f32) -> FontId; 3] = [face::display, face::strong, face::text];
    for face in faces {
        for points in [11.0, 14.0, 25.0, 62.0] {
            let font = face(points);
            let widths = ctx.fonts_mut(|fonts| {
                ('0'..='9')
                    .map(|figure| fonts.glyph_width(&font, figure))
                    .collect::<Vec<_>>()
            });
            let same = widths.iter().all(|width| (width - widths[0]).abs() < 0.01);
            assert!(same && widths[0] > 0.0, "{font:?}: {widths:?}");
        }
    }
}

#[test]
fn every_letter_of_our_languages_is_in_the_faces_themselves() {
    let ctx = Context::default();
    let mut alone = font_definitions();
    for (family, fonts) in &mut alone.families {
        if matches!(family, FontFamily::Name(_)) {
            fonts.truncate(1);
        }
    }
    ctx.set_fonts(alone);
    let mut output = ctx.run_ui(egui::RawInput::default(), |_| {});
    // They are not drawn.
    output.textures_delta.clear();
    let letters = "AaZz0123456789ÄäÖöÜüßĄąĆćĘęŁłŃńÓóŚśŹźŻżÁáČčĎďÉéĚěÍíŇňŘřŠšŤťÚúŮůÝýŽž–…’×";
    for name in [face::DISPLAY, face::STRONG, face::ITALIC] {
        let font = FontId::new(20.0, FontFamily::Name(name.into()));
        for letter in letters.chars() {
            let has = ctx.fonts_mut(|fonts| fonts.has_glyph(&font, letter));
            assert!(has, "{letter} in {name}");
        }
    }
}
