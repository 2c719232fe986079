//! The rulebook: what every rule, thing and card is about in our own words, what follows
//! from it, and where it leads. Windows, the command line and `docs/rules` all use this
//! module, and the sentences are in `assets/lang/XX/rules.ftl`. The rules themselves are
//! never decided here.

use std::fmt::Write as _;

use crate::book::{self, Frame, Page, Said};
pub use crate::book::{Ruled, Subject};
use crate::find::fold;
use crate::fl;
use crate::florence::names::{Named, bonus_card_text, listed, prestige_card_text, said as said_of};
use crate::language::capital;
use florence::rules::variant::Variant;
use florence::{
    AnyCard, BonusCard, Building, Character, Edition, Freedom, Landscape, Object, PrestigeCard,
    Profession, Rule, Tile,
};
use table::{Item, Seat};

book::said! {
    G1 rule_g1 rules_g1 follows rules_g1_follows see A1 B1 R2 E1 H10 G3;
    G2 rule_g2 rules_g2 follows rules_g2_follows ruling rules_g2_ruling see A5 W9 B3;
    G3 rule_g3 rules_g3 follows rules_g3_follows see R1 W2 W9 W10 E4;
    G4 rule_g4 rules_g4 follows rules_g4_follows ruling rules_g4_ruling see A11 W9 E1 H6 M12;
    G5 rule_g5 rules_g5 follows rules_g5_follows ruling rules_g5_ruling see A11 H7;
    G6 rule_g6 rules_g6 follows rules_g6_follows see O8 W1 W7;
    S1 rule_s1 rules_s1 follows rules_s1_follows see P3 T1 H1 C1;
    S2 rule_s2 rules_s2 follows rules_s2_follows see W1 B4 H12;
    S3 rule_s3 rules_s3 follows rules_s3_follows see A3 O1 O4 O5 O7 O8 H12;
    S4 rule_s4 rules_s4 follows rules_s4_follows see B3 B4 B5 B6 T4 H4;
    S5 rule_s5 rules_s5 follows rules_s5_follows see R2 A4 H11;
    A1 rule_a1 rules_a1 follows rules_a1_follows see A6 A9 A10 Z1 T3;
    A2 rule_a2 rules_a2 follows rules_a2_follows see A6 T3 A3;
    A3 rule_a3 rules_a3 follows rules_a3_follows see S3 O4 O5;
    A4 rule_a4 rules_a4 follows rules_a4_follows see A5 A8 A9 T2 H2;
    A5 rule_a5 rules_a5 follows rules_a5_follows see A4 A6 A11 H3 G2;
    A6 rule_a6 rules_a6 follows rules_a6_follows see A1 A2 A5 A7;
    A7 rule_a7 rules_a7 follows rules_a7_follows see A4 A6 A8 Z2;
    A8 rule_a8 rules_a8 follows rules_a8_follows see A4 A9 A10;
    A9 rule_a9 rules_a9 follows rules_a9_follows see A4 A8 T2 Z7;
    A10 rule_a10 rules_a10 follows rules_a10_follows see A1 A8 B1 M1;
    A11 rule_a11 rules_a11 follows rules_a11_follows ruling rules_a11_ruling see G4 G5 A5 Z5;
    A12 rule_a12 rules_a12 follows rules_a12_follows ruling rules_a12_ruling see O6 O5 A13;
    A13 rule_a13 rules_a13 follows rules_a13_follows ruling rules_a13_ruling see O1 P1 A12;
    O1 rule_o1 rules_o1 follows rules_o1_follows see O2 O3 P1 P4 A13;
    O2 rule_o2 rules_o2 follows rules_o2_follows see O1 O3;
    O3 rule_o3 rules_o3 follows rules_o3_follows see O2 W4;
    O4 rule_o4 rules_o4 follows rules_o4_follows see W6 W2 S3;
    O5 rule_o5 rules_o5 follows rules_o5_follows see B3 P3 O6 H8;
    O6 rule_o6 rules_o6 follows rules_o6_follows see O5 A12 H12;
    O7 rule_o7 rules_o7 follows rules_o7_follows see E2 E3 S3;
    O8 rule_o8 rules_o8 follows rules_o8_follows see O9 O10 W1 G6;
    O9 rule_o9 rules_o9 follows rules_o9_follows differs rules_o9_differs see O8 W7;
    O10 rule_o10 rules_o10 follows rules_o10_follows see O8 W1;
    B1 rule_b1 rules_b1 follows rules_b1_follows see B2 A10 M7;
    B2 rule_b2 rules_b2 follows rules_b2_follows see B1 B4 B5 W1 M7;
    B3 rule_b3 rules_b3 follows rules_b3_follows see O5 P3 P5 W3 S4;
    B4 rule_b4 rules_b4 follows rules_b4_follows see W1 W7 B2;
    B5 rule_b5 rules_b5 follows rules_b5_follows see W5 S4 T4 Z6;
    B6 rule_b6 rules_b6 follows rules_b6_follows see W8 B2;
    W1 rule_w1 rules_w1 follows rules_w1_follows see W2 O8 O10 M8;
    W2 rule_w2 rules_w2 follows rules_w2_follows differs rules_w2_differs
        see W3 W4 W5 W6 W7 W8 H5 R1;
    W3 rule_w3 rules_w3 follows rules_w3_follows see B3 W2;
    W4 rule_w4 rules_w4 follows rules_w4_follows see O3 W2;
    W5 rule_w5 rules_w5 follows rules_w5_follows see B5 W2;
    W6 rule_w6 rules_w6 follows rules_w6_follows see O4 W2;
    W7 rule_w7 rules_w7 follows rules_w7_follows see O9 B4 W2;
    W8 rule_w8 rules_w8 follows rules_w8_follows see B6 W2 W9;
    W9 rule_w9 rules_w9 follows rules_w9_follows see W2 G4 R1;
    W10 rule_w10 rules_w10 follows rules_w10_follows see R1 W2 G3;
    P1 rule_p1 rules_p1 follows rules_p1_follows see P2 P3 P6;
    P2 rule_p2 rules_p2 follows rules_p2_follows see P1 P6;
    P3 rule_p3 rules_p3 follows rules_p3_follows see O5 P4 C6 H8;
    P4 rule_p4 rules_p4 follows rules_p4_follows see O1 P3;
    P5 rule_p5 rules_p5 follows rules_p5_follows see B3 S4;
    P6 rule_p6 rules_p6 follows rules_p6_follows see P1 P2;
    R1 rule_r1 rules_r1 follows rules_r1_follows see W10 W2 R2 E1;
    R2 rule_r2 rules_r2 follows rules_r2_follows see S5 A4 B1 G1;
    E1 rule_e1 rules_e1 follows rules_e1_follows see E2 E4 G4;
    E2 rule_e2 rules_e2 follows rules_e2_follows see E3 O7 E4;
    E3 rule_e3 rules_e3 follows rules_e3_follows see E2;
    E4 rule_e4 rules_e4 follows rules_e4_follows ruling rules_e4_ruling see E2 G4 H9;
    T1 rule_t1 rules_t1 follows rules_t1_follows see S1 T2 H1;
    T2 rule_t2 rules_t2 follows rules_t2_follows see A4 A9 T1 H2;
    T3 rule_t3 rules_t3 follows rules_t3_follows see A1 A2 O1;
    T4 rule_t4 rules_t4 follows rules_t4_follows see S4 B5 H4;
    Z1 rule_z1 rules_z1 follows rules_z1_follows see Z3 Z4 A1 Z9;
    Z2 rule_z2 rules_z2 follows rules_z2_follows see A7 Z1;
    Z3 rule_z3 rules_z3 follows rules_z3_follows see Z1 Z4 Z8;
    Z4 rule_z4 rules_z4 follows rules_z4_follows see Z1 Z3 Z5;
    Z5 rule_z5 rules_z5 follows rules_z5_follows see Z4 A11 G4;
    Z6 rule_z6 rules_z6 follows rules_z6_follows see S4 B5 H4;
    Z7 rule_z7 rules_z7 follows rules_z7_follows ruling rules_z7_ruling see A8 A9 A12 A13 Z1 Z2;
    Z8 rule_z8 rules_z8 follows rules_z8_follows ruling rules_z8_ruling see Z3 O7;
    Z9 rule_z9 rules_z9 follows rules_z9_follows ruling rules_z9_ruling see Z4 M9 M12 C1;
    M1 rule_m1 rules_m1 follows rules_m1_follows see M2 M3 M4 A10;
    M2 rule_m2 rules_m2 follows rules_m2_follows see M3 M11 A11;
    M3 rule_m3 rules_m3 follows rules_m3_follows differs rules_m3_differs see M2 M4 M5;
    M4 rule_m4 rules_m4 follows rules_m4_follows see M3 M1;
    M5 rule_m5 rules_m5 follows rules_m5_follows see M3 M9 M10 M6;
    M6 rule_m6 rules_m6 follows rules_m6_follows see W2 W9 R1;
    M7 rule_m7 rules_m7 follows rules_m7_follows see B1 B2;
    M8 rule_m8 rules_m8 follows rules_m8_follows ruling rules_m8_ruling see W1 W2 R1 O9;
    M9 rule_m9 rules_m9 follows rules_m9_follows ruling rules_m9_ruling differs rules_m9_differs
        see M5 A6 E4 Z9;
    M10 rule_m10 rules_m10 follows rules_m10_follows ruling rules_m10_ruling see O7 B6 M5;
    M11 rule_m11 rules_m11 follows rules_m11_follows ruling rules_m11_ruling see M2 M5 E4 W9;
    M12 rule_m12 rules_m12 follows rules_m12_follows see G4 A11 H6;
    C1 rule_c1 rules_c1 follows rules_c1_follows differs rules_c1_differs see C2 C6 S1;
    C2 rule_c2 rules_c2 follows rules_c2_follows see C3 C4 C5 C7b C8;
    C3 rule_c3 rules_c3 follows rules_c3_follows ruling rules_c3_ruling see B3 C2 C7a;
    C4 rule_c4 rules_c4 follows rules_c4_follows see C2 B3 E2;
    C5 rule_c5 rules_c5 follows rules_c5_follows see P3 P5 C2 C6;
    C6 rule_c6 rules_c6 follows rules_c6_follows ruling rules_c6_ruling see P3 C5 O5 H8;
    C7 rule_c7 rules_c7 follows rules_c7_follows ruling rules_c7_ruling see E3 C2 C7b;
    C7a rule_c7a rules_c7a follows rules_c7a_follows ruling rules_c7a_ruling see C2 C3 C8 G4;
    C7b rule_c7b rules_c7b follows rules_c7b_follows ruling rules_c7b_ruling see C2 C7 P1;
    C8 rule_c8 rules_c8 follows rules_c8_follows see C2 B1;
    H1 rule_h1 rules_h1 follows rules_h1_follows see S1 T1;
    H2 rule_h2 rules_h2 follows rules_h2_follows see A4 A9 T2 G2;
    H3 rule_h3 rules_h3 follows rules_h3_follows see A5 A11;
    H4 rule_h4 rules_h4 follows rules_h4_follows see S4 T4 Z6 B5;
    H5 rule_h5 rules_h5 follows rules_h5_follows see W2;
    H6 rule_h6 rules_h6 follows rules_h6_follows ruling rules_h6_ruling see G4 A11 M12;
    H7 rule_h7 rules_h7 follows rules_h7_follows ruling rules_h7_ruling see G5;
    H8 rule_h8 rules_h8 follows rules_h8_follows ruling rules_h8_ruling see P3 O5 C6;
    H9 rule_h9 rules_h9 follows rules_h9_follows see E4;
    H10 rule_h10 rules_h10 follows rules_h10_follows see G1 W2 E1;
    H11 rule_h11 rules_h11 follows rules_h11_follows ruling rules_h11_ruling see S5 A4 C1;
    H12 rule_h12 rules_h12 follows rules_h12_follows see S2 S3 O6 W9;
}

/// Returns a rule in a few words, to follow a colon.
#[must_use]
pub fn rule_text(rule: Rule) -> &'static str {
    (said(rule).brief)()
}

/// Declares what can be explained besides rules, one type per line in the order in which
/// they are listed.
macro_rules! topics {
    ($($(#[$doc:meta])+ $topic:ident($kind:ident);)+) => {
        /// Something that can be explained.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Topic {
            /// A rule.
            Rule(Rule),
            $($(#[$doc])+ $topic($kind),)+
        }

        impl From<Rule> for Topic {
            fn from(rule: Rule) -> Self {
                Self::Rule(rule)
            }
        }

        $(impl From<$kind> for Topic {
            fn from(it: $kind) -> Self {
                Self::$topic(it)
            }
        })+

        impl Topic {
            /// Returns the thing, unless it is a rule.
            fn thing(&self) -> Option<&dyn Named> {
                match self {
                    Self::Rule(_) => None,
                    $(Self::$topic(it) => Some(it),)+
                }
            }

            /// Iterates over all things and cards.
            fn all_things() -> impl Iterator<Item = Topic> {
                std::iter::empty()
                    $(.chain($kind::ALL.iter().map(|&it| Self::$topic(it))))+
            }
        }
    };
}

topics! {
    /// An object that is auctioned.
    Object(Object);
    /// A building.
    Building(Building);
    /// A freedom.
    Freedom(Freedom);
    /// A profession card.
    Profession(Profession);
    /// A bonus card.
    Bonus(BonusCard);
    /// A prestige card.
    Prestige(PrestigeCard);
    /// A character of *Muse & Princess*.
    Character(Character);
}

impl From<Tile> for Topic {
    fn from(tile: Tile) -> Self {
        match tile {
            Tile::Building(building) => Self::Building(building),
            Tile::Landscape(landscape) => Self::Object(Object::of_landscape(landscape)),
        }
    }
}

impl From<AnyCard> for Topic {
    fn from(card: AnyCard) -> Self {
        match card {
            AnyCard::Profession(card) => Self::Profession(card),
            AnyCard::Bonus(card) => Self::Bonus(card),
            AnyCard::Prestige(card) => Self::Prestige(card),
        }
    }
}

/// Returns the landscape of an object, if the object is a single kind of landscape.
fn landscape(object: Object) -> Option<Landscape> {
    match object.landscapes() {
        [only] => Some(*only),
        _ => None,
    }
}

impl Subject for Topic {
    type Rule = Rule;

    fn rule(self) -> Option<Rule> {
        match self {
            Self::Rule(rule) => Some(rule),
            _ => None,
        }
    }

    fn things() -> impl Iterator<Item = Self> {
        Self::all_things()
    }

    fn id_of_thing(self) -> String {
        let id = self.thing().map(Named::id);
        id.unwrap_or_default().to_owned()
    }

    fn name_of_thing(self) -> String {
        match self {
            // In some languages the printed name is only part of a word: `Reise`.
            Self::Freedom(it) => capital(&said_of(it)),
            _ => {
                let name = self.thing().map(Named::name);
                name.unwrap_or_default().to_owned()
            }
        }
    }

    fn is_named(self, name: &str) -> bool {
        let is_printed = matches!(self, Self::Freedom(it) if fold(it.name()) == name);
        is_printed || fold(&self.title()) == name
    }

    fn rules_of_thing(self) -> Vec<Rule> {
        use Rule::{
            B3, B4, B5, B6, E2, E3, M5, M6, M7, M8, M9, M10, M11, O1, O2, O3, O4, O5, O6, O7, O8,
            O9, O10, P3, P4, P5, S4, T3, W1, W2, W3, W4, W5, W6, W8,
        };
        match self {
            Self::Rule(rule) => vec![rule],
            Self::Object(Object::Forest | Object::Lake | Object::Park) => vec![O1, O2, O3, P4, W4],
            Self::Object(Object::Landscape) => vec![T3, O1, O2, O3],
            Self::Object(Object::Jester) => vec![O4, W6],
            Self::Object(Object::Builder) => vec![O5, O6, P3],
            Self::Object(Object::PrestigeCard) => vec![O7, E2, E3],
            Self::Object(Object::RecruitingCard) => vec![O8, O9, O10],
            Self::Building(_) => vec![B3, P3, P5, W3],
            Self::Freedom(_) => vec![B5, S4, W5],
            Self::Profession(_) => vec![W1, W2, B4, O8],
            Self::Bonus(_) => vec![W8, B6],
            Self::Prestige(_) => vec![E2, E3, O7],
            Self::Character(Character::Muse) => vec![M6, M5],
            Self::Character(Character::Cardinal) => vec![M7, M5],
            Self::Character(Character::Princess) => vec![M8, M5],
            Self::Character(Character::Merchant) => vec![M9, M5],
            Self::Character(Character::Professor) => vec![M10, M5],
            Self::Character(Character::Banker) => vec![M11, M5],
        }
    }

    fn about(self) -> Option<String> {
        let names = |all: Vec<&'static str>| listed(&all);
        let wanting = |wants: &dyn Fn(Profession) -> bool| {
            let all = Profession::ALL.iter().filter(|it| wants(**it));
            names(all.map(Named::name).collect())
        };
        match self {
            Self::Rule(_) | Self::Character(_) => None,
            Self::Object(object) => landscape(object).map(|landscape| {
                let professions = wanting(&|it| it.landscape() == landscape);
                fl!(rules_about_landscape, professions)
            }),
            Self::Building(building) => Some(fl!(
                rules_about_building,
                squares = building.size().squares(),
                professions = wanting(&|it| it.building() == building)
            )),
            Self::Freedom(freedom) => Some(fl!(
                rules_about_freedom,
                professions = wanting(&|it| it.freedom() == freedom)
            )),
            Self::Profession(card) => Some(fl!(
                rules_about_profession,
                number = card.number(),
                building = card.building().name(),
                landscape = card.landscape().name(),
                freedom = card.freedom().name()
            )),
            Self::Bonus(card) => Some(fl!(
                rules_about_bonus,
                number = card.number(),
                adds = bonus_card_text(card)
            )),
            Self::Prestige(card) => Some(fl!(
                rules_about_prestige,
                number = card.number(),
                worth = prestige_card_text(card)
            )),
        }
    }
}

impl Ruled for Rule {
    fn every() -> &'static [Self] {
        Rule::ALL
    }

    fn said(self) -> Said<Self> {
        said(self)
    }

    fn section(letter: char) -> (&'static str, Option<&'static str>) {
        match letter {
            'G' => (fl!(rules_section_g), None),
            'S' => (fl!(rules_section_s), None),
            'A' => (fl!(rules_section_a), None),
            'O' => (fl!(rules_section_o), None),
            'B' => (fl!(rules_section_b), None),
            'W' => (fl!(rules_section_w), None),
            'P' => (fl!(rules_section_p), Some(fl!(rules_section_p_about))),
            'R' => (fl!(rules_section_r), None),
            'E' => (fl!(rules_section_e), None),
            'T' => (fl!(rules_section_t), None),
            'Z' => (fl!(rules_section_z), Some(fl!(rules_section_z_about))),
            'M' => (fl!(rules_section_m), None),
            'C' => (fl!(rules_section_c), Some(fl!(rules_section_c_about))),
            _ => (fl!(rules_section_h), Some(fl!(rules_section_h_about))),
        }
    }

    fn frame() -> Frame {
        Frame {
            title: fl!(name_of_the_game),
            about: vec![
                fl!(rules_page_intro),
                fl!(rules_page_rulings),
                fl!(rules_page_made),
            ],
            chapters: vec![(fl!(rules_tables), tables), (fl!(rules_shapes), shapes)],
            examples: vec![
                fl!(rules_example_auction),
                fl!(rules_example_work),
                fl!(rules_example_bonus),
                fl!(rules_example_prestige),
                fl!(rules_example_princess),
                fl!(rules_example_banker),
                fl!(rules_example_merchant),
                fl!(rules_example_characters),
                fl!(rules_example_joint),
            ],
        }
    }
}

fn tables(page: &mut Page) {
    let column = |name: &'static str| name.to_owned();
    let number = || column(fl!(rules_column_number));
    let name = || column(fl!(rules_column_name));
    page.heading(3, fl!(rules_professions));
    page.text(fl!(rules_professions_about));
    let head = [
        number(),
        name(),
        column(fl!(rules_column_building)),
        column(fl!(rules_column_landscape)),
        column(fl!(rules_column_freedom)),
    ];
    let rows = Profession::ALL.iter().map(|card| {
        let wants = [
            card.building().name(),
            card.landscape().name(),
            card.freedom().name(),
        ];
        let begin = [card.number().to_string(), card.name().to_owned()];
        begin.into_iter().chain(wants.map(str::to_owned)).collect()
    });
    page.table(&head, rows);
    page.heading(3, fl!(rules_buildings));
    page.text(fl!(rules_buildings_about));
    let rows = Building::ALL.iter();
    let rows = rows.map(|it| vec![it.name().to_owned(), it.size().squares().to_string()]);
    page.table(&[name(), column(fl!(rules_column_squares))], rows);
    page.heading(3, fl!(rules_bonus_cards));
    page.text(fl!(rules_bonus_cards_about));
    let rows = BonusCard::ALL.iter().map(|card| {
        vec![
            card.number().to_string(),
            card.name().to_owned(),
            bonus_card_text(*card).to_owned(),
        ]
    });
    let head = [number(), name(), column(fl!(rules_column_adds))];
    page.table(&head, rows);
    page.heading(3, fl!(rules_prestige_cards));
    page.text(fl!(rules_prestige_cards_about));
    let rows = PrestigeCard::ALL.iter().map(|card| {
        vec![
            card.number().to_string(),
            card.name().to_owned(),
            prestige_card_text(*card),
        ]
    });
    let head = [number(), name(), column(fl!(rules_column_worth))];
    page.table(&head, rows);
    page.heading(3, fl!(rules_freedoms));
    let freedoms: Vec<&str> = Freedom::ALL.iter().map(Named::name).collect();
    page.text(&freedoms.join(" · "));
}

fn shapes(page: &mut Page) {
    let edition = Edition::studiolo();
    page.text(fl!(rules_shapes_about));
    page.text(fl!(rules_shapes_known));
    page.heading(3, fl!(rules_shapes_set));
    page.push("```text\n");
    let tiles: Vec<Tile> = Tile::all().collect();
    let (large, rest): (Vec<Tile>, Vec<Tile>) = tiles
        .iter()
        .partition(|tile| matches!(tile, Tile::Building(it) if it.size().squares() == 7));
    let (medium, small): (Vec<Tile>, Vec<Tile>) = rest
        .iter()
        .partition(|tile| matches!(tile, Tile::Building(it) if it.size().squares() == 5));
    for (at, tiles) in [large, medium, small].into_iter().enumerate() {
        if at > 0 {
            page.push("\n");
        }
        page.push(&drawn(edition, &tiles));
    }
    page.push("```\n\n");
    page.heading(3, fl!(rules_joined_boards));
    page.text(fl!(rules_joined_boards_about));
    let seats = 1..=*Variant::PLAYERS.end();
    let seats = seats.map(|number| fl!(rules_column_seat, number));
    let head: Vec<String> = std::iter::once(fl!(rules_column_players).to_owned())
        .chain(seats)
        .collect();
    let rows = Variant::PLAYERS.map(|players| {
        let corner = |seat: &Seat| match edition.layout(players).and_then(|it| it.corner(*seat)) {
            Some((file, rank)) => format!("{file},{rank}").replace('-', "−"),
            None => String::new(),
        };
        let corners = Seat::ALL.iter().take(*Variant::PLAYERS.end()).map(corner);
        std::iter::once(players.to_string())
            .chain(corners)
            .collect()
    });
    page.table(&head, rows);
    page.text(fl!(rules_joined_boards_neighbours));
}

/// Draws tiles side by side, each below its name.
fn drawn(edition: &Edition, tiles: &[Tile]) -> String {
    let drawings: Vec<Vec<String>> = tiles
        .iter()
        .map(|&tile| {
            let squares = edition.data().drawn(tile).unwrap_or_default();
            let all: Vec<(u32, u32)> = squares
                .iter()
                .map(|square| (square.file(), square.rank()))
                .collect();
            let [left, low] = [
                all.iter().map(|it| it.0).min().unwrap_or(0),
                all.iter().map(|it| it.1).min().unwrap_or(0),
            ];
            let [right, high] = [
                all.iter().map(|it| it.0).max().unwrap_or(0),
                all.iter().map(|it| it.1).max().unwrap_or(0),
            ];
            let row = |rank| {
                let files = left..=right;
                let sign = |file| {
                    if all.contains(&(file, rank)) {
                        '#'
                    } else {
                        '.'
                    }
                };
                files.map(sign).collect::<String>()
            };
            let rows = (low..=high).rev().map(row);
            std::iter::once(tile.name().to_owned())
                .chain(rows)
                .collect()
        })
        .collect();
    let rows = drawings.iter().map(Vec::len).max().unwrap_or(0);
    let mut out = String::new();
    for row in 0..rows {
        let mut text = String::new();
        for drawing in &drawings {
            let widths = drawing.iter().map(|line| line.chars().count());
            let wide = widths.max().unwrap_or(0) + 3;
            let line = drawing.get(row).map_or("", String::as_str);
            let _ = write!(text, "{line:<wide$}");
        }
        let _ = writeln!(out, "{}", text.trim_end());
    }
    out
}
