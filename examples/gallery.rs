//! Everything the window draws, side by side, to be looked at: tiles, boards, piles,
//! cards, seals, icons. `cargo run --example gallery -- [dark]`.

use eframe::egui::{self, Rect, Theme, Ui, Vec2, pos2, vec2};
use studiolo::app::florence::art::board::Board;
use studiolo::app::florence::art::cells::Cells;
use studiolo::app::florence::art::colours::Colours;
use studiolo::app::florence::art::glyphs;
use studiolo::app::florence::art::palazzo::{Court, draw_palazzo};
use studiolo::app::florence::art::tile::{self, Label};
use studiolo::app::shell::draw;
use studiolo::app::shell::icons::{self, Icon};
use studiolo::app::shell::theme::{self, Palette};
use studiolo::florence::{Building, Landscape, Square, Squares, Tile};
use studiolo::table::{Item, Seat};
use studiolo::words::florence::Named;

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
            show_tiles(ui);
            show_icons(ui, 24.0, 640.0);
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

/// The tiles on a map of a principality: a letter for each square.
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
                draw::paint(ui.painter(), at, &("palazzo", court, dark), |drawing| {
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
        draw::paint(ui.painter(), at, &("tile", letter, dark), |drawing| {
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
    if std::env::args().any(|argument| argument == "board") {
        show_board(ui, pos2(24.0, 350.0), BOARDS[0], 47.0, 1, 2);
        show_board(ui, pos2(390.0, 350.0), BOARDS[1], 47.0, 2, 0);
        show_board(ui, pos2(756.0, 350.0), BOARDS[2], 36.0, 3, 0);
        show_board(ui, pos2(1050.0, 350.0), BOARDS[3], 18.0, 0, 3);
        show_board(ui, pos2(1050.0, 500.0), BOARDS[3], 14.0, 0, 3);
    }
}
