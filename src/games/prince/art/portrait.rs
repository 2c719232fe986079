//! The persons on the cards: head and shoulders of flat shapes. Artists differ in hair,
//! beard and hat; a captain has a helmet, a spy a mask, a friar a hood.

use eframe::egui::{Color32, Vec2, pos2, vec2};

use super::colours::Colours;
use crate::ui::base::draw::{Drawing, Pen, svg};
use prince::rules::CardType;

/// The size for which portraits are drawn; the bottom is the edge of the picture.
pub const DRAWN: Vec2 = vec2(72.0, 82.0);

/// What a person has on the head.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hat {
    None,
    Cap,
    Beret,
    Helmet,
    Mask,
    Hood,
}

/// A person: hair and beard as indices into the colours, hat, coat, and whether the hair
/// falls on the shoulders.
#[derive(Clone, Copy, Debug)]
struct Sitter {
    hair: usize,
    is_long: bool,
    beard: Option<usize>,
    hat: Hat,
    coat: usize,
}

/// The artists, in turn.
const ARTISTS: [Sitter; 10] = [
    artist(0, false, Some(0), Hat::None, 3),
    artist(1, true, None, Hat::Beret, 1),
    artist(3, true, Some(3), Hat::Cap, 0),
    artist(2, true, None, Hat::None, 0),
    artist(3, false, Some(3), Hat::Cap, 4),
    artist(1, true, None, Hat::None, 2),
    artist(3, false, None, Hat::None, 3),
    artist(1, true, None, Hat::Cap, 4),
    artist(0, true, None, Hat::Beret, 2),
    artist(3, true, None, Hat::Cap, 0),
];

const fn artist(hair: usize, is_long: bool, beard: Option<usize>, hat: Hat, coat: usize) -> Sitter {
    Sitter {
        hair,
        is_long,
        beard,
        hat,
        coat,
    }
}

/// Returns the person on a card of this sort, if there is one; `number` distinguishes cards
/// of one sort.
fn sitter(sort: CardType, number: usize) -> Option<Sitter> {
    Some(match sort {
        CardType::Artist => ARTISTS[number % ARTISTS.len()],
        CardType::Condottiere => Sitter {
            hair: number % 4,
            is_long: false,
            beard: (number % 3 == 1).then_some(number % 4),
            hat: Hat::Helmet,
            coat: [4, 0, 2, 1][number % 4],
        },
        CardType::Spy => artist(0, false, None, Hat::Mask, 4),
        CardType::Savonarola => artist(0, false, None, Hat::Hood, 4),
        CardType::Holding
        | CardType::Office
        | CardType::Family
        | CardType::Bravo
        | CardType::Poison
        | CardType::Doctor
        | CardType::Marriage
        | CardType::Simony => return None,
    })
}

/// Draws the person on a card into [`DRAWN`], if there is one.
pub fn draw_sitter(
    drawing: &mut Drawing,
    colours: &Colours,
    sort: CardType,
    number: usize,
) -> bool {
    let Some(sitter) = sitter(sort, number) else {
        return false;
    };
    draw(drawing, colours, sitter);
    true
}

fn draw(drawing: &mut Drawing, colours: &Colours, sitter: Sitter) {
    let pen = Pen::new(1.4, colours.ink).round();
    let part = |drawing: &mut Drawing, path: &str, colour: Color32| {
        let path = svg(path);
        drawing.fill(&path, colour);
        drawing.stroke(&path, pen);
    };
    let hair = colours.hair[sitter.hair];
    let coat = match sitter.hat {
        // A white habit under a black cape.
        Hat::Hood => colours.linen,
        _ => colours.cloth[sitter.coat],
    };
    if sitter.is_long {
        let path = "M18.500 62C13 40 18 21 36 21S59 40 53.500 62C51.500 66 47.500 66.500 45.500 64H26.500C24.500 66.500 20.500 66 18.500 62z";
        part(drawing, path, hair);
    }
    part(drawing, "M5 86C7 69 21 64.500 36 64.500S65 69 67 86z", coat);
    part(
        drawing,
        "M30 57V66.500Q36 72.500 42 66.500V57z",
        colours.skin,
    );
    let collar = "M26.500 66Q36 77.500 45.500 66L48 70Q36 83 24 70z";
    part(drawing, collar, colours.linen);
    if !sitter.is_long && !matches!(sitter.hat, Hat::Helmet | Hat::Hood) {
        part(
            drawing,
            "M21.500 47C17.500 33 22 20.500 36 20.500S54.500 33 50.500 47z",
            hair,
        );
    }
    let face = "M24.200 41C24.200 28.500 29 25.500 36 25.500S47.800 28.500 47.800 41C47.800 53 42 61 36 61S24.200 53 24.200 41z";
    part(drawing, face, colours.skin);
    let shade = "M42 27C45.500 29.500 47 33.500 47 41 47 52.500 41.500 60 36.500 60.300 43 53.500 45 41 42 27z";
    drawing.fill(&svg(shade), Color32::BLACK.gamma_multiply(0.09));
    if let Some(beard) = sitter.beard {
        let path = "M24.600 45C25.500 50 28 52.500 31 51.500Q36 49.500 41 51.500C44 52.500 46.500 50 47.400 45 48.500 58 44 69.500 36 69.500S23.500 58 24.600 45z";
        part(drawing, path, colours.hair[beard]);
    }
    if sitter.hat != Hat::Mask {
        for x in [31.0, 41.0] {
            drawing.line(
                pos2(x - 2.2, 38.2),
                pos2(x + 2.2, 38.2),
                Pen::new(1.3, colours.ink),
            );
            drawing.circle(pos2(x, 41.2), 1.3, colours.ink);
        }
    }
    drawing.stroke(
        &svg("M36.200 42.500 34.800 48.500 37 48.800"),
        Pen::new(1.1, colours.ink).round(),
    );
    drawing.stroke(
        &svg("M32.800 54Q36 55.800 39.200 54"),
        Pen::new(1.3, colours.ink).round(),
    );
    // A fringe if the hair is visible.
    if sitter.hat == Hat::None {
        part(
            drawing,
            "M23.300 40C23 29 28.500 22.500 36.500 22.500S49 29 48.700 40C46.500 33.500 42.500 30.500 36 30.800 29.500 31 25.500 34 23.300 40z",
            hair,
        );
    }
    match sitter.hat {
        Hat::None => {}
        Hat::Cap => part(
            drawing,
            "M21 34.500C20 22.500 26.500 15.500 36 15.500S52 22.500 51 34.500C46.500 30.500 41 29.500 36 29.500S25.500 30.500 21 34.500z",
            colours.cloth[0],
        ),
        Hat::Beret => {
            part(
                drawing,
                "M19 31C13.500 19 25 11.500 38 12.500S58 20.500 53.500 30C44 26 29 26.500 19 31z",
                colours.cloth[4],
            );
        }
        Hat::Helmet => helmet(drawing, colours, pen),
        Hat::Mask => mask(drawing, colours, pen),
        Hat::Hood => {
            let cape = "M4 86C5 72 12 66 18 63 14 42 18 17 37 17S60 42 55 63C61 66 67 72 68 86H53C54 78 52 72 49 68 53 50 50 27 36 27S19 50 23 68C20 72 18 78 19 86z";
            part(drawing, cape, colours.cloth[4]);
            // The nose identifies him.
            let nose = svg(
                "M35.500 40C33.500 44 30.800 46.500 31.200 49 31.600 50.800 34 50.600 36 49.800",
            );
            drawing.fill(&nose, colours.skin);
            drawing.stroke(&nose, pen);
        }
    }
}

/// Draws an open helmet with a crest of feathers.
fn helmet(drawing: &mut Drawing, colours: &Colours, pen: Pen) {
    let steel = colours.tinctures[3];
    let plume = svg("M36 17C30 8 40 3 53 8.500 61 12 64 20 62 28 58 21 48 19 36 17z");
    drawing.fill(&plume, colours.tinctures[0]);
    drawing.stroke(&plume, pen);
    let shell = svg(
        "M19.500 52C17 30 22 15.500 36 15.500S55 30 52.500 52L47.500 58C48.500 46 48.500 40 46.500 36.500H25.500C23.500 40 23.500 46 24.500 58z",
    );
    drawing.fill(&shell, steel);
    drawing.fill(
        &svg("M42 17C50.500 20.500 54.500 33 52.500 52L47.500 58C48.500 46 48.500 40 46.500 36.500 46.500 28 45 21 42 17z"),
        Color32::BLACK.gamma_multiply(0.16),
    );
    drawing.stroke(&shell, pen);
    drawing.line(
        pos2(36.0, 15.5),
        pos2(36.0, 36.5),
        Pen::new(1.0, colours.ink),
    );
}

/// Draws a wide hat, and a mask over the eyes.
fn mask(drawing: &mut Drawing, colours: &Colours, pen: Pen) {
    let black = colours.cloth[4];
    let strip = svg(
        "M23.500 37C28 35.500 44 35.500 48.500 37V43.500C45 47.500 39.500 46 36 43 32.500 46 27 47.500 23.500 43.500z",
    );
    drawing.fill(&strip, black);
    for x in [30.5, 41.5] {
        drawing.ellipse(pos2(x, 40.6), vec2(2.6, 1.7), 0.0, colours.linen);
        drawing.circle(pos2(x, 40.6), 1.2, colours.ink);
    }
    let brim = svg(
        "M8 31.500C18 24.500 26 27.500 36 27.500S54 24.500 64 31.500C56 36 46 34.500 36 34.500S16 36 8 31.500z",
    );
    let crown = svg(
        "M23.500 30C22.500 19 27.500 12.500 36 14.500 44.500 12.500 49.500 19 48.500 30 41 32.500 31 32.500 23.500 30z",
    );
    for path in [crown, brim] {
        drawing.fill(&path, black);
        drawing.stroke(&path, pen);
    }
    drawing.line(
        pos2(24.0, 27.6),
        pos2(48.0, 27.6),
        Pen::new(1.8, colours.cloth[0]),
    );
}
