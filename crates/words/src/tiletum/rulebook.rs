//! The rulebook: what every rule is about in our own words, where it leads, and which rules
//! apply to a thing on the table. The window, the command line and `docs/rules` all use
//! this module, and the sentences are in `assets/lang/XX/tiletum_rules.ftl`. The rules
//! themselves are never decided here.

use super::names;
use crate::book::{self, Frame, Page, Said};
pub use crate::book::{Ruled, Subject};
use crate::fl;
use tiletum::{Action, ActionPlace, Edition, Effect, Printed, Rule, Stack};

book::said! {
    G1 tiletum_rule_g1 tiletum_rules_g1 see T1 K4 F1 Y1 E1;
    G2 tiletum_rule_g2 tiletum_rules_g2 ruling tiletum_rules_g2_ruling see K5 E4;
    G3 tiletum_rule_g3 tiletum_rules_g3 see J1 T5 E3;
    G4 tiletum_rule_g4 tiletum_rules_g4 see X4 S7;
    G5 tiletum_rule_g5 tiletum_rules_g5 see B8 J4 A2 M2;
    G6 tiletum_rule_g6 tiletum_rules_g6 ruling tiletum_rules_g6_ruling see T2 T5 H1;
    G7 tiletum_rule_g7 tiletum_rules_g7 ruling tiletum_rules_g7_ruling see J8 K4 C2;
    S1 tiletum_rule_s1 tiletum_rules_s1 see S3 S4 M2;
    S2 tiletum_rule_s2 tiletum_rules_s2 see T3 T8 Y4;
    S3 tiletum_rule_s3 tiletum_rules_s3 see S1 T4 Y1;
    S4 tiletum_rule_s4 tiletum_rules_s4 see C1 D1;
    S5 tiletum_rule_s5 tiletum_rules_s5 ruling tiletum_rules_s5_ruling see J7 A2;
    S6 tiletum_rule_s6 tiletum_rules_s6 see F1 F2;
    S7 tiletum_rule_s7 tiletum_rules_s7 see K1 Y2;
    S8 tiletum_rule_s8 tiletum_rules_s8 see K3 K7;
    S9 tiletum_rule_s9 tiletum_rules_s9 ruling tiletum_rules_s9_ruling see S10 M2 J4;
    S10 tiletum_rule_s10 tiletum_rules_s10 see G3 S8;
    S11 tiletum_rule_s11 tiletum_rules_s11 see P1 Y3;
    P1 tiletum_rule_p1 tiletum_rules_p1 see S11 T2 X2;
    T1 tiletum_rule_t1 tiletum_rules_t1 see K1 T2 T7;
    T2 tiletum_rule_t2 tiletum_rules_t2 ruling tiletum_rules_t2_ruling see T3 P1;
    T3 tiletum_rule_t3 tiletum_rules_t3 see T4 T5 T6;
    T4 tiletum_rule_t4 tiletum_rules_t4 ruling tiletum_rules_t4_ruling see B1 B2 T5;
    T5 tiletum_rule_t5 tiletum_rules_t5 see H5 T6;
    T6 tiletum_rule_t6 tiletum_rules_t6 see T8 B9 J1 G6;
    T7 tiletum_rule_t7 tiletum_rules_t7 see D3 T1;
    T8 tiletum_rule_t8 tiletum_rules_t8 ruling tiletum_rules_t8_ruling see T6 S2;
    K1 tiletum_rule_k1 tiletum_rules_k1 ruling tiletum_rules_k1_ruling see S7 K2 K3;
    K2 tiletum_rule_k2 tiletum_rules_k2 ruling tiletum_rules_k2_ruling see K3 K5;
    K3 tiletum_rule_k3 tiletum_rules_k3 see K4 K7;
    K4 tiletum_rule_k4 tiletum_rules_k4 ruling tiletum_rules_k4_ruling see K5 B1;
    K5 tiletum_rule_k5 tiletum_rules_k5 see K6 K8 G2;
    K6 tiletum_rule_k6 tiletum_rules_k6 see F6;
    K7 tiletum_rule_k7 tiletum_rules_k7 see K8 E4;
    K8 tiletum_rule_k8 tiletum_rules_k8 ruling tiletum_rules_k8_ruling see K9 K5;
    K9 tiletum_rule_k9 tiletum_rules_k9 see G1;
    A1 tiletum_rule_a1 tiletum_rules_a1 ruling tiletum_rules_a1_ruling see M1 H3;
    A2 tiletum_rule_a2 tiletum_rules_a2 see J7 J6 E2;
    A3 tiletum_rule_a3 tiletum_rules_a3 see B1 M4;
    M1 tiletum_rule_m1 tiletum_rules_m1 see A1 H3;
    M2 tiletum_rule_m2 tiletum_rules_m2 see M3 J6 F1 E2;
    M3 tiletum_rule_m3 tiletum_rules_m3 see H6 M2;
    M4 tiletum_rule_m4 tiletum_rules_m4 see B1 A3;
    C1 tiletum_rule_c1 tiletum_rules_c1 see C3 B5 C2;
    C2 tiletum_rule_c2 tiletum_rules_c2 ruling tiletum_rules_c2_ruling see C1 S4;
    C3 tiletum_rule_c3 tiletum_rules_c3 see C4 C5 C6;
    C4 tiletum_rule_c4 tiletum_rules_c4 ruling tiletum_rules_c4_ruling see C3 B5;
    C5 tiletum_rule_c5 tiletum_rules_c5 see H1 C6;
    C6 tiletum_rule_c6 tiletum_rules_c6 ruling tiletum_rules_c6_ruling see B8 B9;
    D1 tiletum_rule_d1 tiletum_rules_d1 see B4 D3;
    D2 tiletum_rule_d2 tiletum_rules_d2 see J1;
    D3 tiletum_rule_d3 tiletum_rules_d3 see T7 D1;
    D4 tiletum_rule_d4 tiletum_rules_d4 ruling tiletum_rules_d4_ruling see B3 J5;
    B1 tiletum_rule_b1 tiletum_rules_b1 see B2 B3 B4;
    B2 tiletum_rule_b2 tiletum_rules_b2 see T4;
    B3 tiletum_rule_b3 tiletum_rules_b3 see D4 J5 F5;
    B4 tiletum_rule_b4 tiletum_rules_b4 ruling tiletum_rules_b4_ruling see J2 J4;
    B5 tiletum_rule_b5 tiletum_rules_b5 ruling tiletum_rules_b5_ruling see C4 J8;
    B6 tiletum_rule_b6 tiletum_rules_b6 see B7 B9 J5;
    B7 tiletum_rule_b7 tiletum_rules_b7 ruling tiletum_rules_b7_ruling see B8 B9 F10;
    B8 tiletum_rule_b8 tiletum_rules_b8 see C6 G5;
    B9 tiletum_rule_b9 tiletum_rules_b9 ruling tiletum_rules_b9_ruling see T6 E1 H4;
    J1 tiletum_rule_j1 tiletum_rules_j1 see J2 D2;
    J2 tiletum_rule_j2 tiletum_rules_j2 ruling tiletum_rules_j2_ruling see J3 J4 B4;
    J3 tiletum_rule_j3 tiletum_rules_j3 see J4 H1;
    J4 tiletum_rule_j4 tiletum_rules_j4 see S9 G5;
    J5 tiletum_rule_j5 tiletum_rules_j5 see J6 B6 B9;
    J6 tiletum_rule_j6 tiletum_rules_j6 ruling tiletum_rules_j6_ruling see A2 M2 M3;
    J7 tiletum_rule_j7 tiletum_rules_j7 ruling tiletum_rules_j7_ruling see A2 S5 F4;
    J8 tiletum_rule_j8 tiletum_rules_j8 ruling tiletum_rules_j8_ruling see H1 G7;
    H1 tiletum_rule_h1 tiletum_rules_h1 ruling tiletum_rules_h1_ruling see H2 H3 H6 H7;
    H2 tiletum_rule_h2 tiletum_rules_h2 see T6 B9;
    H3 tiletum_rule_h3 tiletum_rules_h3 see A1 M1 M2;
    H4 tiletum_rule_h4 tiletum_rules_h4 ruling tiletum_rules_h4_ruling see B9 T6;
    H5 tiletum_rule_h5 tiletum_rules_h5 ruling tiletum_rules_h5_ruling see T5;
    H6 tiletum_rule_h6 tiletum_rules_h6 ruling tiletum_rules_h6_ruling see M3 C5;
    H7 tiletum_rule_h7 tiletum_rules_h7 see D2 J5;
    F1 tiletum_rule_f1 tiletum_rules_f1 see F2 F9 S6;
    F2 tiletum_rule_f2 tiletum_rules_f2 see F3 F4 F8;
    F3 tiletum_rule_f3 tiletum_rules_f3 see F4;
    F4 tiletum_rule_f4 tiletum_rules_f4 see F5 F7 F10;
    F5 tiletum_rule_f5 tiletum_rules_f5 see B3 F4;
    F6 tiletum_rule_f6 tiletum_rules_f6 ruling tiletum_rules_f6_ruling see K6 K5;
    F7 tiletum_rule_f7 tiletum_rules_f7 see C3 F4;
    F8 tiletum_rule_f8 tiletum_rules_f8 see F2;
    F9 tiletum_rule_f9 tiletum_rules_f9 see F1 K6;
    F10 tiletum_rule_f10 tiletum_rules_f10 see B7 E1;
    Y1 tiletum_rule_y1 tiletum_rules_y1 see S3 Y2;
    Y2 tiletum_rule_y2 tiletum_rules_y2 see S7 Y3;
    Y3 tiletum_rule_y3 tiletum_rules_y3 see S11 Y4;
    Y4 tiletum_rule_y4 tiletum_rules_y4 see S2 P1;
    E1 tiletum_rule_e1 tiletum_rules_e1 see B9 E2;
    E2 tiletum_rule_e2 tiletum_rules_e2 see M2 A2 E3;
    E3 tiletum_rule_e3 tiletum_rules_e3 see G3 E4;
    E4 tiletum_rule_e4 tiletum_rules_e4 see K7;
    X1 tiletum_rule_x1 tiletum_rules_x1 see X2 X3;
    X2 tiletum_rule_x2 tiletum_rules_x2 see B1 B3 X5;
    X3 tiletum_rule_x3 tiletum_rules_x3 see X4 S2;
    X4 tiletum_rule_x4 tiletum_rules_x4 see X5 G4;
    X5 tiletum_rule_x5 tiletum_rules_x5 see X1;
}

/// Defines the table of things: each with its id, its name, and the rules that explain it.
macro_rules! things {
    ($($(#[$doc:meta])* $thing:ident $id:literal $name:ident $($rule:ident)+;)+) => {
        /// A thing on the table that can be explained.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Thing {
            $($(#[$doc])* $thing,)+
        }

        impl Thing {
            const ALL: &[Self] = &[$(Self::$thing),+];

            fn id(self) -> &'static str {
                match self {
                    $(Self::$thing => concat!("tiletum-", $id),)+
                }
            }

            fn name(self) -> &'static str {
                match self {
                    $(Self::$thing => fl!($name),)+
                }
            }

            fn rules(self) -> &'static [Rule] {
                match self {
                    $(Self::$thing => &[$(Rule::$rule),+],)+
                }
            }
        }
    };
}

things! {
    /// A die on the wheel.
    Die "die" tiletum_thing_die T2 T3 T5 H5;
    /// An action place with its bonus tile.
    Place "place" tiletum_thing_place T6 T4 T8 B9;
    /// A helper.
    Helper "helper" tiletum_thing_helper J8 H1 B1;
    /// A contract.
    Contract "contract" tiletum_thing_contract J2 J3 J4 D1 B4;
    /// A crest.
    Crest "crest" tiletum_thing_crest J5 J6 B3 B9;
    /// A character.
    Character "character" tiletum_thing_character C3 C1 C4 C5 B5;
    /// A house.
    House "house" tiletum_thing_house M2 M3 J6 E2;
    /// A pillar.
    Pillar "pillar" tiletum_thing_pillar A2 J4 J7 E2;
    /// A cathedral with its tiles.
    Cathedral "cathedral" tiletum_thing_cathedral J7 A2 S5;
    /// A building of a player's board.
    Building "building" tiletum_thing_building B6 B7 B8 B9 E1;
    /// The storehouse.
    Storehouse "storehouse" tiletum_thing_storehouse B1 B3 B4 J8;
    /// The king track.
    King "king" tiletum_thing_king K2 K3 K5 K7 K8;
    /// A corruption token.
    Corruption "corruption" tiletum_thing_corruption K1 S7 Y2;
    /// A fair.
    Fair "fair" tiletum_thing_fair F2 F1 F3 F4 F6;
}

/// Something that can be explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// A rule.
    Rule(Rule),
    /// A thing on the table.
    Thing(Thing),
}

impl From<Rule> for Topic {
    fn from(rule: Rule) -> Self {
        Self::Rule(rule)
    }
}

impl From<Thing> for Topic {
    fn from(thing: Thing) -> Self {
        Self::Thing(thing)
    }
}

impl From<ActionPlace> for Topic {
    /// Returns the explanation of an action place.
    fn from(place: ActionPlace) -> Self {
        Self::Rule(match place.action() {
            Some(Action::Architect) => Rule::A1,
            Some(Action::Merchant) => Rule::M1,
            Some(Action::Character) => Rule::C3,
            Some(Action::Contract) => Rule::D1,
            Some(Action::King) => Rule::K2,
            None => Rule::T8,
        })
    }
}

impl From<Printed> for Topic {
    /// Returns the explanation of a tile: what a helper does, or what is done with the
    /// others.
    fn from(tile: Printed) -> Self {
        match tile {
            Printed::Helper(effects) => effects
                .single()
                .and_then(of_effect)
                .map_or(Self::Thing(Thing::Helper), Self::Rule),
            Printed::Contract { .. } => Self::Thing(Thing::Contract),
            Printed::Crest(_) => Self::Thing(Thing::Crest),
            Printed::Character { .. } => Self::Thing(Thing::Character),
        }
    }
}

/// Returns the rule about what a helper does; `None` for those whose figures say it.
fn of_effect(effect: Effect) -> Option<Rule> {
    match effect {
        Effect::Action(..) | Effect::AnyAction(_) => Some(Rule::H2),
        Effect::Walk { .. } => Some(Rule::H3),
        Effect::BonusAp(_) => Some(Rule::H4),
        Effect::OtherKind => Some(Rule::H5),
        Effect::Retrigger => Some(Rule::H6),
        Effect::Goods(_) | Effect::Choice(_) => Some(Rule::H7),
        Effect::KingSteps(_) => Some(Rule::K2),
        Effect::Vp(_) => None,
    }
}

impl Subject for Topic {
    type Rule = Rule;

    fn rule(self) -> Option<Rule> {
        match self {
            Self::Rule(rule) => Some(rule),
            Self::Thing(_) => None,
        }
    }

    fn things() -> impl Iterator<Item = Self> {
        Thing::ALL.iter().copied().map(Self::Thing)
    }

    fn id_of_thing(self) -> String {
        match self {
            Self::Rule(_) => String::new(),
            Self::Thing(thing) => thing.id().to_owned(),
        }
    }

    fn name_of_thing(self) -> String {
        match self {
            Self::Rule(_) => String::new(),
            Self::Thing(thing) => thing.name().to_owned(),
        }
    }

    fn rules_of_thing(self) -> Vec<Rule> {
        match self {
            Self::Rule(rule) => vec![rule],
            Self::Thing(thing) => thing.rules().to_vec(),
        }
    }

    fn about(self) -> Option<String> {
        None
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
        let about = match letter {
            'J' => Some(fl!(tiletum_rules_section_j_about)),
            'Y' => Some(fl!(tiletum_rules_section_y_about)),
            _ => None,
        };
        let name = match letter {
            'G' => fl!(tiletum_rules_section_g),
            'S' => fl!(tiletum_rules_section_s),
            'P' => fl!(tiletum_rules_section_p),
            'T' => fl!(tiletum_rules_section_t),
            'K' => fl!(tiletum_rules_section_k),
            'A' => fl!(tiletum_rules_section_a),
            'M' => fl!(tiletum_rules_section_m),
            'C' => fl!(tiletum_rules_section_c),
            'D' => fl!(tiletum_rules_section_d),
            'B' => fl!(tiletum_rules_section_b),
            'J' => fl!(tiletum_rules_section_j),
            'H' => fl!(tiletum_rules_section_h),
            'F' => fl!(tiletum_rules_section_f),
            'Y' => fl!(tiletum_rules_section_y),
            'E' => fl!(tiletum_rules_section_e),
            _ => fl!(tiletum_rules_section_x),
        };
        (name, about)
    }

    fn frame() -> Frame {
        Frame {
            title: fl!(tiletum_name_of_the_game),
            about: vec![
                fl!(tiletum_rules_page_intro),
                fl!(tiletum_rules_page_rulings),
                fl!(tiletum_rules_page_made),
            ],
            chapters: vec![(fl!(tiletum_rules_tiles), tiles)],
            examples: vec![
                fl!(tiletum_rules_example_die),
                fl!(tiletum_rules_example_architect),
                fl!(tiletum_rules_example_character),
                fl!(tiletum_rules_example_corruption),
                fl!(tiletum_rules_example_fair),
                fl!(tiletum_rules_example_king),
                fl!(tiletum_rules_example_cathedral),
                fl!(tiletum_rules_example_end),
            ],
        }
    }
}

/// Writes the tiles of each stack, and how many there are without a mark and with each
/// mark.
fn tiles(page: &mut Page) {
    page.text(fl!(tiletum_rules_tiles_about));
    let marks = ["–", "3+", "4"].map(str::to_owned);
    let head = [fl!(tiletum_rules_column_tile).to_owned()];
    let head: Vec<String> = head.into_iter().chain(marks).collect();
    for (stack, name) in [
        (Stack::Bonus, fl!(tiletum_rules_bonus_tiles)),
        (Stack::Contract, fl!(tiletum_rules_contract_tiles)),
        (Stack::Character, fl!(tiletum_rules_character_tiles)),
    ] {
        page.heading(3, name);
        let rows = Edition::studiolo().data().rows(stack).iter();
        page.table(
            &head,
            rows.map(|row| {
                let count = row.copies.map(|count| count.to_string());
                [names::printed(row.tile)]
                    .into_iter()
                    .chain(count)
                    .collect()
            }),
        );
    }
}
