//! What the window shows of a game of Tiletum as a whole: the result with its sources and
//! its tie, the statistics, the screen for everybody, and what lists of games tell.
//!
//! The two positions are those of the pictures of the design, played with the edition of
//! Studiolo by four. Their figures were counted by hand there.

use std::path::Path;

use ::tiletum::mind::bot::{self, Level};
use ::tiletum::rules::{Cost, Score, Slot};
use ::tiletum::{
    Action, CityId, Command, Decision, Die, Edition, Game, Good, Goods, Phase, Position,
    SeatPosition, Setup, Source, Stack, Step, TileId, Turn,
};
use studiolo::games::tiletum::{Tiletum, chronicle, glimpse, ids};
use studiolo::ui::session::commands;
use table::{Item as _, Seat, Session};
use words::fl;
use words::tiletum::names;

use crate::desk::*;

type Window = Desk<Tiletum>;

const NAMES: [&str; 4] = ["Anna", "Ben", "Clara", "Dana"];

/// What a player has: points, king track and height there, goods from gold to iron, merchant
/// and architect.
struct Has {
    vp: u16,
    king: (i8, u8),
    goods: [u16; 5],
    stand: [&'static str; 2],
    /// Cities with the space of the house.
    houses: &'static [(&'static str, u8)],
    pillars: &'static [&'static str],
    cathedrals: &'static [(&'static str, u8)],
    /// Buildings with the characters on their floors, and with the families of their crests.
    rooms: &'static [(usize, [&'static str; 3])],
    crests: &'static [(usize, &'static str)],
    contracts: &'static [&'static str],
    store: &'static [&'static str],
    dice: &'static str,
}

fn city(name: &str) -> CityId {
    Edition::studiolo().city_named(name).expect("a city")
}

/// The tile with these words on it.
fn tile(words: &str) -> TileId {
    let edition = Edition::studiolo();
    let mut all = Stack::ALL.iter().flat_map(|&stack| edition.tiles(stack));
    let found = all.find(|&tile| names::tile(edition, Some(tile)) == words);
    found.unwrap_or_else(|| panic!("no tile: {words}"))
}

/// A crest of this family that no other player has taken: all are told by their stacks.
fn crest(family: &str, taken: &mut Vec<TileId>) -> TileId {
    let edition = Edition::studiolo();
    let words = format!("crest: {family}");
    let used = edition.used_by(4);
    let free = |tile: &TileId| {
        let before = taken.iter().filter(|other| *other == tile).count();
        before < usize::from(used[tile.index()])
    };
    let mut all = Stack::ALL.iter().flat_map(|&stack| edition.tiles(stack));
    let found = all.find(|tile| names::tile(edition, Some(*tile)) == words && free(tile));
    let found = found.unwrap_or_else(|| panic!("no crest left: {family}"));
    taken.push(found);
    found
}

fn dice(text: &str) -> Vec<Die> {
    let dice: ::tiletum::Dice = text.parse().expect("dice");
    let each = dice.kinds();
    each.flat_map(|die| std::iter::repeat_n(die, usize::from(dice.count(die))))
        .collect()
}

impl Has {
    fn position(&self, taken: &mut Vec<TileId>) -> SeatPosition {
        let mut typed = SeatPosition {
            vp: self.vp,
            goods: Goods::new(self.goods),
            merchant: city(self.stand[0]).space(),
            architect: city(self.stand[1]).space(),
            houses: self
                .houses
                .iter()
                .map(|&(at, space)| (city(at), space))
                .collect(),
            pillars: self.pillars.iter().map(|at| city(at)).collect(),
            cathedrals: self
                .cathedrals
                .iter()
                .map(|&(at, value)| (city(at), value))
                .collect(),
            contracts: self.contracts.iter().map(|it| contract(it)).collect(),
            dice: dice(self.dice),
            king: self.king.0,
            height: self.king.1,
            ..SeatPosition::default()
        };
        for &(building, rooms) in self.rooms {
            for (room, words) in typed.rooms[building].iter_mut().zip(rooms) {
                *room = (!words.is_empty()).then(|| tile(&format!("character ({words}")));
            }
        }
        for &(building, family) in self.crests {
            typed.crests[building] = Some(crest(family, taken));
        }
        let stored = self.store.iter().map(|words| {
            Some(match words.strip_prefix("crest: ") {
                Some(family) => crest(family, taken),
                None => tile(words),
            })
        });
        typed.storehouse = stored.collect();
        typed
    }
}

fn contract(words: &str) -> TileId {
    tile(&format!("contract: {words}"))
}

/// A table of the four with the fairs and cathedrals of the pictures, and these boards.
fn laid(round: u8, order: [Seat; 4], boards: &[Has]) -> (Setup, Position) {
    let edition = Edition::studiolo();
    let mut setup = Setup::tracked(NAMES);
    let stones = [
        ("Paris", 4, 5),
        ("Köln", 2, 2),
        ("London", 3, 4),
        ("Praha", 5, 7),
        ("Wien", 6, 10),
        ("Milano", 3, 3),
        ("Barcelona", 4, 6),
        ("Firenze", 5, 8),
    ];
    let costs = &edition.data().costs;
    let cost = |at: &CityId| {
        let name = edition.city_name(*at);
        let built = stones.iter().find(|(city, ..)| *city == name);
        let due = built.map_or(Cost::NotBuilt, |&(_, stones, vp)| Cost::Build {
            stones,
            vp,
        });
        let found = costs.iter().position(|cost| *cost == due);
        u8::try_from(found.expect("a cost tile")).expect("few")
    };
    setup.layout.costs = edition.cathedrals().iter().map(cost).collect();
    let number = |name: &str| {
        let found = edition
            .fair_cities()
            .iter()
            .position(|&at| at == city(name));
        u8::try_from(found.expect("a city of fairs")).expect("few")
    };
    setup.layout.cities = ["Nürnberg", "Bordeaux", "Wien"].map(number);
    let fair = |condition| {
        let tiles = &edition.data().fairs.tiles;
        let found = tiles.iter().position(|tile| tile.condition == condition);
        u8::try_from(found.expect("a fair")).expect("few")
    };
    use ::tiletum::Condition::{Cathedral, CrestContract, House, Pillar};
    setup.layout.fairs = [House, Pillar, CrestContract, Cathedral].map(fair);
    let start = Game::try_from(&setup).expect("a sound start");
    let mut on = Position::from(&start);
    on.round = round;
    on.order = order.to_vec();
    let mut taken = Vec::new();
    on.seats = boards.iter().map(|has| has.position(&mut taken)).collect();
    (setup, on)
}

fn session((mut setup, on): (Setup, Position)) -> Session<Game> {
    setup.position = Some(Box::new(on));
    if let Err(problems) = Game::try_from(&setup) {
        panic!("{problems:#?}");
    }
    Session::restore(setup, Vec::<Command>::new(), 0).expect("it is sound")
}

/// Clara’s second turn in round 3: she does the merchant action with 4 AP.
fn her_turn() -> Session<Game> {
    let boards = [
        Has {
            vp: 45,
            king: (-2, 0),
            goods: [2, 6, 2, 2, 3],
            stand: ["Frankfurt", "Milano"],
            houses: &[("Brugge", 0), ("Frankfurt", 0)],
            pillars: &["Paris", "Milano"],
            cathedrals: &[("Milano", 5)],
            rooms: &[
                (0, ["architect): stone", "", ""]),
                (1, ["merchant): merchant 2 steps", "", ""]),
                (2, ["king): gold ×2", "king): king 2 AP", ""]),
                (4, ["character): character 1 AP", "", ""]),
            ],
            crests: &[(2, "Burgundy")],
            contracts: &["×7 identical → 10 VP", "wool ×3 → 4 VP"],
            store: &["crest: Valois", "helper: 2 goods of choice"],
            dice: "p4",
        },
        Has {
            vp: 68,
            king: (9, 0),
            goods: [4, 2, 3, 1, 4],
            stand: ["Strasbourg", "Wien"],
            houses: &[("Nürnberg", 1), ("Hamburg", 0)],
            pillars: &["Köln", "Paris", "Praha", "Wien"],
            cathedrals: &[("Paris", 5), ("Köln", 2)],
            rooms: &[
                (
                    1,
                    [
                        "architect): stone ×2",
                        "architect): pillar",
                        "architect): architect 2 steps",
                    ],
                ),
                (2, ["contract): gold and wool", "", ""]),
                (4, ["king): 2 VP", "", ""]),
            ],
            crests: &[(1, "Valois")],
            contracts: &[
                "iron ×3 → 4 VP",
                "iron ×5 → 7 VP, king 1 space",
                "iron ×2 → 2 VP",
            ],
            store: &[],
            dice: "w2 b1",
        },
        Has {
            vp: 48,
            king: (1, 0),
            goods: [3, 3, 6, 6, 2],
            stand: ["Paris", "Praha"],
            houses: &[("Paris", 0), ("Nürnberg", 0)],
            pillars: &["Köln", "Paris", "Praha"],
            cathedrals: &[("Köln", 4)],
            rooms: &[
                (0, ["character): food ×2", "", "character): character 1 AP"]),
                (2, ["king): gold ×2", "", ""]),
                (3, ["merchant): house", "merchant): merchant 2 steps", ""]),
                (4, ["contract): iron ×2", "", ""]),
            ],
            crests: &[(3, "Este"), (5, "Medici")],
            contracts: &["×2 identical and iron ×2 → 5 VP", "×3 identical → 3 VP"],
            store: &["crest: Fugger"],
            dice: "w6 s5",
        },
        Has {
            vp: 42,
            king: (1, 1),
            goods: [7, 1, 2, 3, 1],
            stand: ["Bordeaux", "London"],
            houses: &[("Bordeaux", 1), ("London", 0), ("Hamburg", 1)],
            pillars: &["Köln", "London"],
            cathedrals: &[("London", 5)],
            rooms: &[
                (
                    0,
                    [
                        "merchant): merchant 1 step",
                        "merchant): merchant 1 step + house",
                        "",
                    ],
                ),
                (3, ["character): food ×2", "character): character 2 AP", ""]),
                (4, ["contract): contract 1 AP + 1 good of choice", "", ""]),
            ],
            crests: &[(4, "Burgundy"), (5, "Welser")],
            contracts: &["×5 identical → 6 VP"],
            store: &["crest: Medici"],
            dice: "y3",
        },
    ];
    let order = [Seat::B, Seat::C, Seat::D, Seat::A];
    let (setup, mut on) = laid(3, order, &boards);
    on.step = 2;
    on.at = 1;
    on.rotation = 3;
    on.phase = Phase::Turn(Step::Act);
    on.revealed = vec![0, 1];
    on.wheel = "s13 p25 w3 b4 y56".parse().expect("dice");
    on.turn = Some(Turn {
        die: Die {
            good: Good::Stone,
            value: 5,
        },
        place: 1,
        action: Some(Action::Merchant),
        ap: 4,
    });
    session((setup, on))
}

/// A line of the sheet: king and fairs by rounds, contracts, cathedrals, tiles, crests,
/// buildings, houses × pillars, goods.
fn sheet(king: [i16; 4], fairs: [i16; 4], rest: [i16; 7]) -> Score {
    let mut score = Score::default();
    for (round, (king, fair)) in (1..).zip(king.into_iter().zip(fairs)) {
        score.add(Source::King(round), king);
        score.add(Source::Fair(round), fair);
    }
    let lines = [
        Source::Contracts,
        Source::Cathedrals,
        Source::Tiles,
        Source::Crests,
        Source::Buildings,
        Source::HousesByPillars,
        Source::Goods,
    ];
    for (line, points) in lines.into_iter().zip(rest) {
        score.add(line, points);
    }
    score
}

/// The end of that game: Ben and Clara have 172 points each.
fn the_end() -> Session<Game> {
    let boards = [
        Has {
            vp: 125,
            king: (5, 0),
            goods: [5, 4, 1, 2, 1],
            stand: ["Strasbourg", "Firenze"],
            houses: &[("Brugge", 0), ("Frankfurt", 0), ("Lyon", 0), ("Venezia", 0)],
            pillars: &["Paris", "Milano", "Firenze", "Barcelona"],
            cathedrals: &[("Milano", 5), ("Firenze", 7)],
            rooms: &[
                (0, ["architect): stone", "architect): stone ×2", ""]),
                (1, ["merchant): merchant 2 steps", "", ""]),
                (2, ["king): gold ×2", "king): king 2 AP", ""]),
                (4, ["character): character 1 AP", "", ""]),
            ],
            crests: &[(2, "Burgundy"), (4, "Valois"), (5, "Este")],
            contracts: &[
                "×7 identical → 10 VP",
                "wool ×3 → 4 VP",
                "×2 identical and wool ×2 → 5 VP",
                "×8 identical → 13 VP",
            ],
            store: &["helper: 2 goods of choice"],
            dice: "y2 b5 w4",
        },
        Has {
            vp: 172,
            king: (7, 0),
            goods: [1, 0, 3, 0, 3],
            stand: ["Wien", "Milano"],
            houses: &[("Nürnberg", 1), ("Hamburg", 0), ("Leipzig", 0)],
            pillars: &["Köln", "Paris", "Praha", "Wien", "Firenze", "Milano"],
            cathedrals: &[("Paris", 5), ("Köln", 2), ("Wien", 7)],
            rooms: &[
                (
                    1,
                    [
                        "architect): stone ×2",
                        "architect): pillar",
                        "architect): architect 2 steps",
                    ],
                ),
                (2, ["contract): gold and wool", "", ""]),
                (4, ["king): 2 VP", "", ""]),
            ],
            crests: &[(1, "Valois"), (4, "Fugger"), (5, "Welser")],
            contracts: &[
                "iron ×3 → 4 VP",
                "iron ×5 → 7 VP, king 1 space",
                "iron ×2 → 2 VP",
                "iron ×7 → 11 VP, king 1 space",
            ],
            store: &[],
            dice: "s6 y3 p2",
        },
        Has {
            vp: 172,
            king: (4, 0),
            goods: [4, 1, 5, 4, 3],
            stand: ["Toulouse", "Milano"],
            houses: &[("Paris", 0), ("Nürnberg", 0), ("Bordeaux", 0), ("Wien", 0)],
            pillars: &["Köln", "Paris", "Praha", "Milano"],
            cathedrals: &[("Köln", 4), ("Praha", 6), ("Paris", 3)],
            rooms: &[
                (0, ["character): food ×2", "", "character): character 1 AP"]),
                (2, ["king): gold ×2", "king): gold ×3", ""]),
                (3, ["merchant): house", "merchant): merchant 2 steps", ""]),
                (4, ["contract): iron ×2", "", ""]),
            ],
            crests: &[
                (0, "Valois"),
                (2, "Burgundy"),
                (3, "Este"),
                (4, "Fugger"),
                (5, "Medici"),
            ],
            contracts: &[
                "×2 identical and iron ×2 → 5 VP",
                "×3 identical → 3 VP",
                "wool ×3 and iron ×3 → 9 VP, character 1 AP",
                "wool ×7 → 11 VP, merchant 1 step",
            ],
            store: &["contract: ×3 identical and iron ×3 → 8 VP"],
            dice: "p6 w5 b1",
        },
        Has {
            vp: 107,
            king: (0, 0),
            goods: [2, 3, 1, 4, 1],
            stand: ["Barcelona", "London"],
            houses: &[
                ("Bordeaux", 1),
                ("London", 0),
                ("Hamburg", 1),
                ("Toulouse", 0),
                ("Barcelona", 0),
            ],
            pillars: &["Köln", "London", "Barcelona"],
            cathedrals: &[("London", 5)],
            rooms: &[
                (
                    0,
                    [
                        "merchant): merchant 1 step",
                        "merchant): merchant 1 step + house",
                        "merchant): merchant 2 steps",
                    ],
                ),
                (3, ["character): food ×2", "character): character 2 AP", ""]),
                (4, ["contract): contract 1 AP + 1 good of choice", "", ""]),
            ],
            crests: &[(0, "Medici"), (3, "Fugger"), (4, "Burgundy"), (5, "Welser")],
            contracts: &[
                "×5 identical → 6 VP",
                "wool ×5 → 7 VP, merchant 1 step",
                "wool ×4 and iron ×4 → 12 VP",
            ],
            store: &["character (king): king 1 AP"],
            dice: "y1 s4 b2",
        },
    ];
    let order = [Seat::B, Seat::A, Seat::C, Seat::D];
    let (setup, mut on) = laid(4, order, &boards);
    on.step = 3;
    on.phase = Phase::Over;
    on.king_tile = Slot::Empty;
    on.seats[0].score = sheet([2, 0, 3, 5], [6, 0, 0, 0], [38, 23, 5, 5, 5, 20, 3]);
    on.seats[1].score = sheet([1, 6, 7, 11], [3, 12, 0, 21], [30, 31, 5, 5, 5, 24, 1]);
    on.seats[2].score = sheet([0, 3, -1, 4], [6, 8, 18, 21], [34, 27, 3, 5, 10, 20, 4]);
    on.seats[3].score = sheet([-2, 3, 3, -2], [3, 0, 12, 0], [29, 9, 7, 5, 10, 18, 2]);
    session((setup, on))
}

#[test]
fn the_result_tells_the_tie_and_what_the_points_are_from() {
    let data = TempDir::new().unwrap();
    let window = Window::with_session(data.path(), &the_end());
    let heard = window.heard();
    let says = |text: &str| assert!(heard.iter().any(|it| it == text), "{text}: {heard:#?}");
    says("Ben wins with 172 VP");
    // E4: Ben stands further left on the track of the turn order.
    says("Ben and Clara have the same points; Ben is further ahead in the turn order.");
    for place in [
        "1. Ben: 172 VP",
        "2. Clara: 172 VP",
        "3. Anna: 125 VP",
        "4. Dana: 107 VP",
    ] {
        says(place);
    }
    for most in [
        "Most from start: 10 VP, all",
        "Most from king track: 25 VP, Ben",
        "Most from fairs: 53 VP, Clara",
        "Most from contracts: 38 VP, Anna",
        "Most from cathedrals: 31 VP, Ben",
        "Most from tiles, spaces, crests: 12 VP, Dana",
        "Most from completed buildings: 10 VP, Clara, Dana",
        "Most from houses × pillars: 24 VP, Ben",
        "Most from goods left: 4 VP, Clara",
    ] {
        says(most);
    }
    // A tower from the ground up.
    for piece in [
        "10 VP, start",
        "25 VP, king track",
        "36 VP, fairs",
        "30 VP, contracts",
        "31 VP, cathedrals",
        "10 VP, tiles, spaces, crests",
        "5 VP, completed buildings",
        "24 VP, houses × pillars",
        "1 VP, goods left",
    ] {
        says(&format!("Ben: {piece}"));
    }
    // 20 instead of 10 (E1); a fourth pillar would have been 6 of Dana's houses (E2).
    says("Clara, a completed building: one room was missing: 10 VP more");
    says("Dana, a pillar: 6 VP more");
    says("Ben, a house: 6 VP more");
    // What is over is not played.
    assert!(!heard.iter().any(|it| it == fl!(tiletum_tab_wheel)));
    assert!(heard.iter().any(|it| it == fl!(tiletum_tab_points)));
}

#[test]
fn the_public_screen_tells_all_that_lies_on_the_table() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with_session(data.path(), &her_turn());
    let before = window.heard();
    window.does(Shell::Do(commands::PUBLIC_SCREEN.id));
    let mut heard = window.heard();
    for said in before {
        if let Some(at) = heard.iter().position(|it| *it == said) {
            heard.remove(at);
        }
    }
    let says = |text: &str| assert!(heard.iter().any(|it| it == text), "{text}: {heard:#?}");
    says("Actions");
    says("turn 2 of 3");
    says("Clara. merchant, 4 AP");
    says("Dice on the wheel: 8");
    // Places in the printed order from where the wheel has turned by three.
    for line in [
        "1: Contract, 6 AP, stone 1",
        "2: King, 5 AP, food 2",
        "3: Universal, 4 AP, stone 3, wool 3",
        "4: Architect, 3 AP, iron 4",
        "5: Merchant, 2 AP, food 5, gold 5",
        "6: Character, 1 AP, gold 6",
    ] {
        assert!(
            heard.iter().any(|it| it.starts_with(line)),
            "{line}: {heard:#?}"
        );
    }
    for seat in [
        "Anna: 45 VP",
        "Anna: gold ×2, food ×6, wool ×2, stone ×2, and iron ×3",
        "Ben: 68 VP",
        "Clara: 48 VP",
        "Dana: 42 VP",
    ] {
        says(seat);
    }
    let supply = |name: &str, [houses, pillars, cathedrals, contracts]: [u8; 4], king: &str| {
        let supply = fl!(tiletum_seat_supply, houses, pillars, cathedrals, contracts);
        let king = fl!(tiletum_seat_king, space = king);
        says(&format!("{name}: {supply}. {king}"));
    };
    supply("Anna", [2, 2, 1, 2], "−2");
    supply("Ben", [2, 1, 2, 3], "9");
    supply("Clara", [2, 1, 1, 2], "1");
    supply("Dana", [1, 1, 1, 1], "1");
    says("Clara: the merchant at Paris");
    assert!(
        heard.iter().any(|it| it.contains("Hamburg: Ben, Dana")),
        "{heard:#?}"
    );
}

#[test]
fn the_public_screen_ends_with_the_ranking() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with_session(data.path(), &the_end());
    let places = |window: &Window| {
        let all = window.heard().into_iter();
        all.filter(|it| it == "2. Clara: 172 VP").count()
    };
    let before = places(&window);
    window.does(Shell::Do(commands::PUBLIC_SCREEN.id));
    assert_eq!(places(&window), before + 1);
    assert!(window.says("Ben. 172 VP"));
    assert!(!window.says(fl!(tiletum_public_dice)));
}

/// A game that bots have played, up to here.
fn played(entries: usize) -> Session<Game> {
    let mut session = Session::<Game>::new(Setup::digital(NAMES, 5)).expect("it is sound");
    while session.cursor() < entries && !session.game().is_over() {
        let game = *session.game();
        let command = match game.may_decide().first() {
            Some(seat) => bot::decide(&game, seat, Level::Easy, 2),
            None => studiolo::games::tiletum::digital::brought(&session, session.cursor()),
        };
        session
            .play(command.expect("it goes on"))
            .expect("it is legal");
    }
    session
}

#[test]
fn statistics_count_dice_by_value() {
    let data = TempDir::new().unwrap();
    let session = played(90);
    let mut taken = [[0_u32; 6]; 4];
    for entry in session.log() {
        if let (Some(seat), Decision::TakeDie(_, value)) =
            (entry.command.seat, entry.command.decision)
        {
            taken[seat.index()][usize::from(value) - 1] += 1;
        }
    }
    assert!(taken.iter().flatten().sum::<u32>() > 4);
    let mut window = Window::with_session(data.path(), &session);
    window.does(Shell::ShowTab(ids::STATISTICS));
    for (name, counts) in NAMES.into_iter().zip(taken) {
        let all = (1..).zip(counts).filter(|(_, count)| *count > 0);
        let all: Vec<String> = all
            .map(|(value, count)| format!("{count} with value {value}"))
            .collect();
        let told = format!("{name}: {}", all.join(", "));
        assert!(
            window.heard().contains(&told),
            "{told}: {:#?}",
            window.heard()
        );
    }
    let points = Seat::ALL.iter().take(4).map(|&seat| {
        let name = NAMES[seat.index()];
        format!("{name} {}", session.game().player(seat).vp())
    });
    let points: Vec<String> = points.collect();
    let told = format!("Victory points: {}", points.join(", "));
    assert!(
        window.heard().contains(&told),
        "{told}: {:#?}",
        window.heard()
    );
}

#[test]
fn lists_of_games_tell_who_won_and_who_is_to_act() {
    let end = the_end();
    let told = chronicle::of(&end).expect("it is over");
    let ranks: Vec<(u16, u8, u32)> = told
        .results
        .iter()
        .map(|one| (one.points, one.rank, one.money))
        .collect();
    assert_eq!(ranks, [(125, 3, 5), (172, 1, 1), (172, 2, 4), (107, 4, 2)]);
    // Nobody began a position that was typed.
    assert_eq!(told.first, None);
    let glimpse = glimpse::of(&end).expect("it is sound");
    assert_eq!(glimpse.line, "Ben wins with 172 VP");
    assert_eq!(glimpse.best, "172 VP");
    assert_eq!(glimpse.heading, "Round 4");
    let points: Vec<u16> = glimpse.seats.iter().map(|seat| seat.points).collect();
    assert_eq!(points, [125, 172, 172, 107]);
    let turn = her_turn();
    assert!(chronicle::of(&turn).is_none());
    let glimpse = glimpse::of(&turn).expect("it is sound");
    assert_eq!(glimpse.line, "Clara to act");
    assert_eq!(glimpse.best, "best so far: 68 VP");
}

#[test]
fn zz_look() {
    let out = Path::new("/tmp/ttW/look");
    std::fs::create_dir_all(out).unwrap();
    for (name, session) in [
        ("p0", her_turn()),
        ("p2", the_end()),
        ("mid", played(400)),
        ("over", played(10_000)),
    ] {
        table::Save::from_session(&session)
            .write(&out.join(format!("{name}.ron")))
            .unwrap();
    }
}
