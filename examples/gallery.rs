//! Shows everything the window draws, side by side: tiles, boards, piles, cards, seals,
//! icons; on page 4 the arms, cards and fortresses of The Prince. `cargo run --example
//! gallery -- [dark] [0 to 4]`.

// Squares of drawings a few squares wide.
#![allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]

use ::florence::{Building, Freedom, Landscape, Object, Square, Squares, Tile};
use ::prince::rules::{CardType, Edition};
use eframe::egui::{self, Rect, Theme, Ui, Vec2, pos2, vec2};
use studiolo::games::florence::art::board::Board;
use studiolo::games::florence::art::cards;
use studiolo::games::florence::art::cards::{Bonus, Profession, SMALL_CARD};
use studiolo::games::florence::art::cells::Cells;
use studiolo::games::florence::art::colours::Colours;
use studiolo::games::florence::art::palazzo::{Court, draw_palazzo};
use studiolo::games::florence::art::pile;
use studiolo::games::florence::art::pile::{Pile, PileState};
use studiolo::games::florence::art::tile;
use studiolo::games::florence::art::tile::Label;
use studiolo::games::florence::art::{coin, curtain, glyphs, seal, skyline};
use studiolo::games::prince::art as prince;
use studiolo::ui::base::draw::kept;
use studiolo::ui::base::icons;
use studiolo::ui::base::icons::Icon;
use studiolo::ui::base::theme;
use studiolo::ui::base::theme::Palette;
use table::{Item, Seat};
use words::florence::Named;

fn main() -> eframe::Result {
    let dark = std::env::args().any(|argument| argument == "dark");
    let viewport = egui::ViewportBuilder::default().with_inner_size(vec2(1280.0, 760.0));
    let options = eframe::NativeOptions {
        viewport,
        ..Default::default()
    };
    eframe::run_native(
        "studiolo-gallery",
        options,
        Box::new(move |context| {
            theme::apply(&context.egui_ctx);
            let theme = if dark { Theme::Dark } else { Theme::Light };
            context.egui_ctx.set_theme(theme);
            Ok(Box::new(Gallery))
        }),
    )
}

struct Gallery;

impl eframe::App for Gallery {
    fn ui(&mut self, ui: &mut Ui, _: &mut eframe::Frame) {
        egui::CentralPanel::default().show(ui, |ui| {
            let rect = ui.max_rect();
            let dark = ui.visuals().dark_mode;
            match std::env::args().find_map(|page| page.parse::<u8>().ok()) {
                Some(1) => show_boards(ui),
                Some(2) => {
                    let town = Rect::from_min_size(pos2(0.0, 480.0), vec2(440.0, 262.0));
                    skyline::paint(ui.painter(), town, dark);
                }
                Some(3) => curtain::paint(ui.painter(), rect, dark),
                Some(4) => show_prince(ui),
                _ => {
                    show_tiles(ui);
                    show_piles(ui);
                    show_icons(ui, 24.0, 660.0);
                }
            }
        });
    }
}

fn show_icons(ui: &mut Ui, left: f32, top: f32) {
    let palette = Palette::of(ui);
    let own = [
        glyphs::BUILDER,
        glyphs::JESTER,
        glyphs::FOREST,
        glyphs::LAKE,
        glyphs::PARK,
        glyphs::PRESTIGE,
        glyphs::RECRUIT,
        glyphs::UNIVERSITY,
        glyphs::LABORATORY,
        glyphs::WORKSHOP,
        glyphs::LIBRARY,
        glyphs::OPERA,
        glyphs::STUDIO,
        glyphs::HOSPITAL,
        glyphs::THEATRE,
        glyphs::TOWER,
        glyphs::CHAPEL,
        glyphs::PALAZZO,
        glyphs::TRAVEL,
        glyphs::RELIGION,
        glyphs::OPINION,
        glyphs::CARDINAL,
        glyphs::PRINCESS,
        glyphs::MERCHANT,
        glyphs::PROFESSOR,
        glyphs::BANKER,
    ];
    let all: Vec<Icon> = own.into_iter().chain(Icon::ALL.iter().copied()).collect();
    for (n, icon) in all.into_iter().enumerate() {
        let (x, y) = ((n % 38) as f32, (n / 38) as f32);
        let at = pos2(left + x * 32.0, top + y * 32.0);
        let rect = Rect::from_min_size(at, Vec2::splat(20.0));
        icons::paint(ui.painter(), rect, icon, palette.ink);
    }
    for (n, &seat) in Seat::ALL.iter().enumerate() {
        let at = pos2(left + n as f32 * 44.0, top + 76.0);
        let rect = Rect::from_min_size(at, Vec2::splat(26.0));
        icons::paint_seat(ui.painter(), rect, seat, palette);
    }
}

/// The shapes of the first edition, row by row.
const SHAPES: [(char, &str); 13] = [
    ('U', "###/#.#/#.#"),
    ('B', "##./###/.##"),
    ('W', "####/###."),
    ('L', "#.#/###"),
    ('O', "##/##/#."),
    ('S', ".##/##./#.."),
    ('H', ".#./###/.#."),
    ('T', "#../#../###"),
    ('R', "###"),
    ('C', "##/#."),
    ('F', "##/##"),
    ('A', "##/#."),
    ('K', "##"),
];

fn tile_of(letter: char) -> Option<Tile> {
    Some(match letter {
        'U' => Tile::Building(Building::University),
        'B' => Tile::Building(Building::Laboratory),
        'W' => Tile::Building(Building::Workshop),
        'L' => Tile::Building(Building::Library),
        'O' => Tile::Building(Building::Opera),
        'S' => Tile::Building(Building::Studio),
        'H' => Tile::Building(Building::Hospital),
        'T' => Tile::Building(Building::Theatre),
        'R' => Tile::Building(Building::Tower),
        'C' => Tile::Building(Building::Chapel),
        'F' => Tile::Landscape(Landscape::Forest),
        'A' => Tile::Landscape(Landscape::Lake),
        'K' => Tile::Landscape(Landscape::Park),
        _ => return None,
    })
}

fn cells_of(shape: &str) -> Cells {
    let rows = shape.split('/').enumerate();
    Cells::new(rows.flat_map(|(y, row)| {
        let filled = row.chars().enumerate().filter(|(_, sign)| *sign == '#');
        filled.map(move |(x, _)| (x as i32, y as i32))
    }))
}

/// Returns the tiles on a map of a principality: a letter for each square.
fn tiles_of(map: &str) -> (Vec<(Tile, Squares)>, Squares) {
    let mut tiles = Vec::new();
    let mut palazzo = Squares::EMPTY;
    let squares = |sign: char| {
        let rows = map.split(' ').enumerate();
        rows.flat_map(move |(y, row)| {
            let found = row.chars().enumerate().filter(move |found| found.1 == sign);
            found.filter_map(move |(x, _)| Square::new(x as u32, 6 - y as u32))
        })
    };
    for square in squares('P') {
        palazzo = palazzo.with(square);
    }
    for (letter, _) in SHAPES {
        let Some(tile) = tile_of(letter) else {
            continue;
        };
        let all = squares(letter).map(|square| (square.file() as i32, 6 - square.rank() as i32));
        for piece in Cells::new(all).pieces() {
            let piece = piece
                .iter()
                .filter_map(|(x, y)| Square::new(x as u32, 6 - y as u32));
            tiles.push((tile, piece.fold(Squares::EMPTY, Squares::with)));
        }
    }
    (tiles, palazzo)
}

const BOARDS: [&str; 4] = [
    "..AA.OO U.UA.OO U.UR.OC UUUR.CC ...RKK. PPP.FF. PPP.FF.",
    "FF..T.. FF..T.. .WWWTTT WWWW... .....AA PPPCCA. PPPCRRR",
    "...H.LL K.HHHL. K..H.LL FF...AA FF.OO.A PPPOO.. PPPORRR",
    ".SS.FFR SS..FFR S.....R ...BB.. ...BBB. PPP.BBK PPP...K",
];

fn show_board(ui: &Ui, at: egui::Pos2, map: &str, side: f32, builders: u8, jesters: u8) {
    let (tiles, palazzo) = tiles_of(map);
    let board = Board {
        tiles: &tiles,
        palazzo,
        court: Court { builders, jesters },
        side,
        names: Some(|tile: Tile| tile.name()),
    };
    board.paint(ui.painter(), ui.visuals().dark_mode, at);
}

fn show_tiles(ui: &mut Ui) {
    let dark = ui.visuals().dark_mode;
    let colours = Colours::by(dark);
    let side = 42.0;
    let (mut x, mut base) = (24.0, 162.0);
    for (n, (letter, shape)) in SHAPES.into_iter().enumerate() {
        if n == 6 {
            for (n, court) in [(2, 2), (0, 0)].into_iter().enumerate() {
                let (builders, jesters) = court;
                let at = pos2(x + 144.0 * n as f32, base - 86.0);
                kept::paint(ui.painter(), at, &("palazzo", court, dark), |drawing| {
                    let court = Court { builders, jesters };
                    draw_palazzo(drawing, colours, [0.0, 0.0], [3.0, 2.0], side, court);
                });
            }
            (x, base) = (24.0, 336.0);
        }
        let Some(tile) = tile_of(letter) else {
            continue;
        };
        let cells = cells_of(shape);
        let (width, height) = cells.extent();
        let at = pos2(x, base - height as f32 * side);
        let (label, galley) = tile::label(ui.painter(), colours, &cells, side, tile.name());
        kept::paint(ui.painter(), at, &("tile", letter, dark), |drawing| {
            tile::draw_tile(drawing, colours, tile, &cells, side, label);
        });
        if let (Label::Plate(width), Some(galley)) = (label, galley) {
            tile::write_name(ui.painter(), at, &cells, side, width, galley);
        }
        x += width as f32 * side + 18.0;
    }
    show_board(ui, pos2(864.0, 200.0), BOARDS[0], 18.0, 2, 2);
    show_board(ui, pos2(1010.0, 250.0), BOARDS[2], 11.0, 3, 0);
    show_board(ui, pos2(1107.0, 273.0), BOARDS[3], 7.6, 1, 3);
}

fn show_boards(ui: &Ui) {
    show_board(ui, pos2(24.0, 20.0), BOARDS[0], 47.0, 1, 2);
    show_board(ui, pos2(390.0, 20.0), BOARDS[1], 47.0, 2, 0);
    show_board(ui, pos2(756.0, 20.0), BOARDS[2], 36.0, 3, 0);
    show_board(ui, pos2(1050.0, 20.0), BOARDS[3], 18.0, 0, 3);
    show_board(ui, pos2(1050.0, 200.0), BOARDS[3], 14.0, 0, 3);
    show_board(ui, pos2(1050.0, 350.0), BOARDS[2], 12.0, 0, 3);
}

fn show_piles(ui: &Ui) {
    use PileState::{Auction, Impossible, Rest, Sold};
    let piles = [
        (Object::Forest, 5, "Forest", "5 left", Rest),
        (Object::Builder, 3, "Builder", "3 left", Auction),
        (Object::Jester, 2, "Jester", "2 left", Sold),
        (Object::Builder, 2, "Builder", "has three: A12", Impossible),
        (Object::PrestigeCard, 14, "Prestige", "14 left", Rest),
        (Object::RecruitingCard, 1, "Recruiting", "1 left", Rest),
    ];
    for (n, (object, left, name, below, state)) in piles.into_iter().enumerate() {
        let pile = Pile {
            object,
            left,
            name,
            below,
            state,
        };
        let at = pos2(24.0 + n as f32 * 106.0, 400.0);
        let rect = Rect::from_min_size(at, vec2(92.0, 138.0));
        pile.paint(ui, rect);
        if state == Sold {
            pile::paint_sold(ui, rect.min + vec2(46.0, 58.0), Seat::D, "500");
        }
    }
    let composer = Profession {
        name: "Composer",
        wants: (Building::Opera, Landscape::Lake, Freedom::Opinion),
        there: [true; 3],
        value: "19",
        verdict: "5 above",
        reaches: true,
    };
    let astronomer = Profession {
        name: "Mathematician",
        wants: (Building::Tower, Landscape::Forest, Freedom::Religion),
        there: [false, true, false],
        value: "12",
        verdict: "2 below",
        reaches: false,
    };
    let bonus = Bonus {
        icon: glyphs::LAKE,
        text: "each Lake adds 2",
        value: "+2",
    };
    let place = |n: u8| {
        let at = pos2(660.0 + 142.0 * f32::from(n), 388.0);
        Rect::from_min_size(at, SMALL_CARD)
    };
    composer.paint(ui, place(0));
    astronomer.paint(ui, place(1));
    bonus.paint(ui, place(2));
    let back = Rect::from_min_size(pos2(24.0, 580.0), vec2(24.0, 32.0));
    cards::paint_prestige(ui, back, Icon::Work, false);
    cards::paint_prestige(ui, back.translate(vec2(36.0, 0.0)), glyphs::PARK, true);
    for (n, &freedom) in Freedom::ALL.iter().enumerate() {
        for (m, introduced) in [true, false].into_iter().enumerate() {
            let at = pos2(256.0 + (n * 2 + m) as f32 * 49.0, 570.0);
            let rect = Rect::from_min_size(at, Vec2::splat(40.0));
            seal::paint(
                ui.painter(),
                rect,
                ui.visuals().dark_mode,
                freedom,
                introduced,
            );
        }
    }
    let coin = Rect::from_min_size(pos2(580.0, 571.0), Vec2::splat(38.0));
    coin::paint_coin(ui.painter(), coin, ui.visuals().dark_mode);
    let laurel = Rect::from_min_size(pos2(632.0, 570.0), Vec2::splat(40.0));
    coin::paint_laurel(ui.painter(), laurel, Palette::of(ui).leaf);
    for (n, side) in [24.0, 18.0, 16.0, 14.0].into_iter().enumerate() {
        let at = pos2(690.0 + 30.0 * n as f32, 575.0);
        let rect = Rect::from_min_size(at, Vec2::splat(side));
        coin::paint_coin(ui.painter(), rect, ui.visuals().dark_mode);
        let rect = rect.translate(vec2(120.0, 0.0));
        coin::paint_laurel(ui.painter(), rect, Palette::of(ui).leaf);
        let rect = rect.translate(vec2(120.0, 0.0));
        seal::paint(
            ui.painter(),
            rect,
            ui.visuals().dark_mode,
            Freedom::Travel,
            n < 2,
        );
    }
}

/// Shows the arms, fortresses, cards and small things of The Prince.
fn show_prince(ui: &Ui) {
    use prince::CardState::{Acts, Gone, Rest};
    let at = |x: f32, y: f32, w: f32, h: f32| Rect::from_min_size(pos2(x, y), vec2(w, h));
    for (n, &seat) in Seat::ALL.iter().enumerate() {
        let x = n as f32;
        prince::arms(
            ui,
            at(24.0 + x * 96.0, 20.0, 80.0, 96.0),
            table::Colour(seat),
        );
        prince::arms(
            ui,
            at(24.0 + x * 50.0, 130.0, 37.0, 44.0),
            table::Colour(seat),
        );
        prince::arms(
            ui,
            at(290.0 + x * 32.0, 136.0, 24.0, 29.0),
            table::Colour(seat),
        );
    }
    prince::fortress(ui, at(520.0, 20.0, 84.0, 74.0), 4, false);
    prince::fortress(ui, at(616.0, 20.0, 84.0, 74.0), 3, true);
    prince::fortress(ui, at(520.0, 110.0, 48.0, 28.0), 3, false);
    prince::fortress(ui, at(580.0, 110.0, 48.0, 28.0), 3, true);
    for (n, sort) in prince::plate::sorts_under().enumerate() {
        let x = n as f32;
        prince::plate(ui, at(520.0 + x * 18.0, 146.0, 15.0, 15.0), sort, None);
        prince::plate(ui, at(590.0 + x * 27.0, 144.0, 23.0, 23.0), sort, None);
    }
    prince::plate(ui, at(680.0, 146.0, 15.0, 15.0), CardType::Family, Some(2));
    prince::no_plate(ui, at(698.0, 146.0, 15.0, 15.0));
    for (n, side) in [40.0, 24.0, 16.0].into_iter().enumerate() {
        let y = 20.0 + n as f32 * 46.0;
        prince::ducat(ui, at(730.0, y, side, side));
        prince::laurel(ui, at(780.0, y, side, side));
        prince::tiara(ui, at(830.0, y, side, side));
        prince::cardinal(ui, at(880.0, y, side, side));
    }
    let glyphs = [
        prince::glyphs::HAND,
        prince::glyphs::LOCK,
        prince::glyphs::SHUFFLE,
    ];
    let sorts = CardType::ALL.iter().map(|&sort| prince::sort_icon(sort));
    for (n, icon) in sorts.chain(glyphs).enumerate() {
        let (x, y) = ((n % 8) as f32, (n / 8) as f32);
        let rect = at(940.0 + x * 40.0, 24.0 + y * 44.0, 28.0, 28.0);
        icons::paint(ui.painter(), rect, icon, Palette::of(ui).ink);
        let rect = at(940.0 + x * 40.0, 118.0 + y * 26.0, 16.0, 16.0);
        icons::paint(ui.painter(), rect, icon, Palette::of(ui).weak);
    }
    let edition = Edition::studiolo();
    prince::back(ui, at(24.0, 190.0, 58.0, 90.0));
    for (n, state) in [Rest, Acts, Gone].into_iter().enumerate() {
        let x = 90.0 + n as f32 * 64.0;
        prince::numbered_back(ui, at(x, 190.0, 58.0, 90.0), 7 + n as u8, state);
    }
    let mut seen: Vec<_> = Vec::new();
    for card in edition.cards() {
        if seen.iter().all(|&other| !edition.are_alike(other, card)) {
            seen.push(card);
        }
    }
    for (n, card) in seen.into_iter().enumerate() {
        let (x, y) = ((n % 18) as f32, (n / 18) as f32);
        let rect = at(24.0 + x * 68.0, 290.0 + y * 98.0, 62.0, 90.0);
        let state = [Rest, Acts, Gone][usize::from(n == 1) + 2 * usize::from(n == 2)];
        prince::named_card(ui, rect, edition, card, state);
        if n % 9 == 4 {
            let x = 300.0 + (n / 9) as f32 * 100.0;
            prince::picture(ui, at(x, 190.0, 60.0, 76.0), edition, card);
        }
    }
}
