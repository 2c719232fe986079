//! The colours of the drawings.

use eframe::egui::Color32;

use florence::Building;
use studiolo::games::florence::art::colours::LIGHT_ART;
use studiolo::ui::base::theme::rgb;

#[test]
fn roofs_of_the_light_theme_stand_in_the_order_of_the_buildings() {
    assert_eq!(LIGHT_ART.roof(Building::University), rgb(0xc9_694b));
    assert_eq!(LIGHT_ART.roof(Building::Studio), rgb(0xe0_bc6c));
    assert_eq!(LIGHT_ART.roof(Building::Chapel), rgb(0xa7_93bd));
}

#[test]
fn an_exported_picture_has_the_colours_of_the_table() {
    use words::florence::report::picture::{self, board};

    let same = |ours: &[Color32], theirs: &[u32]| {
        let theirs: Vec<Color32> = theirs.iter().map(|&hex| rgb(hex)).collect();
        assert_eq!(ours, theirs);
    };
    same(&LIGHT_ART.roofs, &board::ROOFS);
    same(&LIGHT_ART.forest, &board::FOREST);
    same(&LIGHT_ART.lake[..2], &board::LAKE);
    same(&LIGHT_ART.park, &board::PARK);
    same(&LIGHT_ART.frame, &board::FRAME);
    same(&[LIGHT_ART.ground, LIGHT_ART.grid], &board::GROUND);
    same(
        &[LIGHT_ART.stone, LIGHT_ART.palazzo],
        &[board::STONE, board::PALAZZO],
    );
    same(&[LIGHT_ART.ink], &[board::LINES]);
    same(&LIGHT_ART.sources, &picture::SOURCES);
    same(&LIGHT_ART.palette.players, &picture::PLAYERS);
}
