//! The rulebook: what every rule, card type and card is about in our own words, and where
//! it leads. The window, the command line and `docs/rules` all use this module, and the
//! sentences are in `assets/lang/XX/prince_rules.ftl`. The rules themselves are never
//! decided here.

use super::names::{self, type_id};
use crate::book::{self, Frame, Page, Said};
pub use crate::book::{Ruled, Subject};
use crate::fl;
use crate::language::capital;
use prince::rules::edition::Field;
use prince::{CardData, CardType, Edition, Rule};
use table::Item as _;

book::said! {
    G1 prince_rule_g1 prince_rules_g1 ruling prince_rules_g1_ruling see T3 V2 E1;
    G2 prince_rule_g2 prince_rules_g2 ruling prince_rules_g2_ruling see A2 H7 C11 X3;
    G3 prince_rule_g3 prince_rules_g3 ruling prince_rules_g3_ruling see A2 G4;
    G4 prince_rule_g4 prince_rules_g4 ruling prince_rules_g4_ruling see C2 G3 G5;
    G5 prince_rule_g5 prince_rules_g5 see H1 C1 S5;
    G6 prince_rule_g6 prince_rules_g6 see T4 C5 H7 Z7;
    G7 prince_rule_g7 prince_rules_g7 ruling prince_rules_g7_ruling see S2 S4 C10 E4;
    G8 prince_rule_g8 prince_rules_g8 see S3 A7 P3;
    S1 prince_rule_s1 prince_rules_s1 ruling prince_rules_s1_ruling see H4 E1 T4;
    S2 prince_rule_s2 prince_rules_s2 ruling prince_rules_s2_ruling see G7 E5;
    S3 prince_rule_s3 prince_rules_s3 see S4 S6 G8;
    S4 prince_rule_s4 prince_rules_s4 ruling prince_rules_s4_ruling see S3 S5;
    S5 prince_rule_s5 prince_rules_s5 see H1 H7 S4;
    S6 prince_rule_s6 prince_rules_s6 see T1 A1 T5;
    T1 prince_rule_t1 prince_rules_t1 see S6 T2 C10;
    T2 prince_rule_t2 prince_rules_t2 see A1 A7 C1 Z1 H5;
    T3 prince_rule_t3 prince_rules_t3 see I1 E1 V1 C7 C8;
    T4 prince_rule_t4 prince_rules_t4 ruling prince_rules_t4_ruling see S6 P1 H7 G6;
    T5 prince_rule_t5 prince_rules_t5 ruling prince_rules_t5_ruling see S6 G6;
    A1 prince_rule_a1 prince_rules_a1 ruling prince_rules_a1_ruling see A2 A3 A4;
    A2 prince_rule_a2 prince_rules_a2 see A1 H7 G2;
    A3 prince_rule_a3 prince_rules_a3 see A1 A4;
    A4 prince_rule_a4 prince_rules_a4 see A5 A6;
    A5 prince_rule_a5 prince_rules_a5 see A4 H7;
    A6 prince_rule_a6 prince_rules_a6 ruling prince_rules_a6_ruling see H1 H7;
    A7 prince_rule_a7 prince_rules_a7 ruling prince_rules_a7_ruling see C2 A1 G4;
    H1 prince_rule_h1 prince_rules_h1 ruling prince_rules_h1_ruling see H2 H3 H7 P5;
    H2 prince_rule_h2 prince_rules_h2 see H1 H6;
    H3 prince_rule_h3 prince_rules_h3 see H1 H6;
    H4 prince_rule_h4 prince_rules_h4 see S1 Z10 Z1;
    H5 prince_rule_h5 prince_rules_h5 ruling prince_rules_h5_ruling see T2 H2;
    H6 prince_rule_h6 prince_rules_h6 ruling prince_rules_h6_ruling see Z5 Z10 H3;
    H7 prince_rule_h7 prince_rules_h7 see A6 Z9 G6;
    H8 prince_rule_h8 prince_rules_h8 see I1 E1 V1;
    H9 prince_rule_h9 prince_rules_h9 see Z1 C3 C4;
    C1 prince_rule_c1 prince_rules_c1 see T2 G5 C12;
    C2 prince_rule_c2 prince_rules_c2 ruling prince_rules_c2_ruling see A7 C7 G4;
    C3 prince_rule_c3 prince_rules_c3 ruling prince_rules_c3_ruling see C5 C6 C4;
    C4 prince_rule_c4 prince_rules_c4 see C3 C5 C8;
    C5 prince_rule_c5 prince_rules_c5 ruling prince_rules_c5_ruling see C3 H1 P2;
    C6 prince_rule_c6 prince_rules_c6 ruling prince_rules_c6_ruling see C3 G7;
    C7 prince_rule_c7 prince_rules_c7 ruling prince_rules_c7_ruling see T3 C9 Z1;
    C8 prince_rule_c8 prince_rules_c8 ruling prince_rules_c8_ruling see C4 T3;
    C9 prince_rule_c9 prince_rules_c9 ruling prince_rules_c9_ruling see C10 P3 P2;
    C10 prince_rule_c10 prince_rules_c10 ruling prince_rules_c10_ruling see C9 T1;
    C11 prince_rule_c11 prince_rules_c11 see Z2 Z7;
    C12 prince_rule_c12 prince_rules_c12 ruling prince_rules_c12_ruling see C1 C9;
    Z1 prince_rule_z1 prince_rules_z1 ruling prince_rules_z1_ruling see H9 Z2 Z8;
    Z2 prince_rule_z2 prince_rules_z2 see Z7 C11 Z3;
    Z3 prince_rule_z3 prince_rules_z3 ruling prince_rules_z3_ruling see Z1 Z6;
    Z4 prince_rule_z4 prince_rules_z4 see Z5 Z6;
    Z5 prince_rule_z5 prince_rules_z5 ruling prince_rules_z5_ruling see Z4 H6 H4;
    Z6 prince_rule_z6 prince_rules_z6 see Z4 Z5 Z8;
    Z7 prince_rule_z7 prince_rules_z7 see C11 G6;
    Z8 prince_rule_z8 prince_rules_z8 see Z9 H1;
    Z9 prince_rule_z9 prince_rules_z9 ruling prince_rules_z9_ruling see H7 Z8;
    Z10 prince_rule_z10 prince_rules_z10 ruling prince_rules_z10_ruling see H6 Z8 H4;
    I1 prince_rule_i1 prince_rules_i1 see H8 T3;
    E1 prince_rule_e1 prince_rules_e1 see H8 P4 E3;
    E2 prince_rule_e2 prince_rules_e2 see E1 E3 E4;
    E3 prince_rule_e3 prince_rules_e3 see E1 E4;
    E4 prince_rule_e4 prince_rules_e4 ruling prince_rules_e4_ruling see E2 E3 G7;
    E5 prince_rule_e5 prince_rules_e5 see V1 T4;
    V1 prince_rule_v1 prince_rules_v1 ruling prince_rules_v1_ruling see H8 E5 V2;
    V2 prince_rule_v2 prince_rules_v2 see V1 G1;
    P1 prince_rule_p1 prince_rules_p1 see P2 P6;
    P2 prince_rule_p2 prince_rules_p2 see P1 P3 P5;
    P3 prince_rule_p3 prince_rules_p3 ruling prince_rules_p3_ruling see P5 C9;
    P4 prince_rule_p4 prince_rules_p4 ruling prince_rules_p4_ruling see E1 C9;
    P5 prince_rule_p5 prince_rules_p5 see H1 P3;
    P6 prince_rule_p6 prince_rules_p6 see P1 A1;
    X1 prince_rule_x1 prince_rules_x1 see X2 T2 E1;
    X2 prince_rule_x2 prince_rules_x2 ruling prince_rules_x2_ruling see X1 H7 H6;
    X3 prince_rule_x3 prince_rules_x3 ruling prince_rules_x3_ruling see X1 X2;
}

/// Returns a rule in a few words, to follow a colon.
#[must_use]
pub fn rule_text(rule: Rule) -> &'static str {
    (said(rule).brief)()
}

/// Something that can be explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// A rule.
    Rule(Rule),
    /// A card type.
    Sort(CardType),
    /// A card of the default deck, by its index.
    Card(usize),
}

impl From<Rule> for Topic {
    fn from(rule: Rule) -> Self {
        Self::Rule(rule)
    }
}

impl From<CardType> for Topic {
    fn from(sort: CardType) -> Self {
        Self::Sort(sort)
    }
}

fn deck() -> &'static [CardData] {
    &Edition::studiolo().data().cards
}

/// Returns whether cards of a type have individual names.
fn has_names(sort: CardType) -> bool {
    sort.is_table() || sort == CardType::Condottiere
}

impl Topic {
    /// Returns the explanation for a card of any deck: our card with this identifier, or
    /// its type.
    #[must_use]
    pub fn of(data: &CardData) -> Topic {
        let is_it = |card: &CardData| card.id == data.id && card.card_type == data.card_type;
        match deck().iter().position(is_it) {
            Some(at) if has_names(data.card_type) && data.names.is_empty() => Self::Card(at),
            _ => Self::Sort(data.card_type),
        }
    }
}

impl Subject for Topic {
    type Rule = Rule;

    fn rule(self) -> Option<Rule> {
        match self {
            Self::Rule(rule) => Some(rule),
            Self::Sort(_) | Self::Card(_) => None,
        }
    }

    /// Iterates over all card types, and all cards that have individual names.
    fn things() -> impl Iterator<Item = Self> {
        let sorts = CardType::ALL.iter().map(|&sort| Self::Sort(sort));
        let cards = deck().iter().enumerate();
        let cards = cards.filter(|(_, card)| has_names(card.card_type));
        sorts.chain(cards.map(|(at, _)| Self::Card(at)))
    }

    fn id_of_thing(self) -> String {
        match self {
            Self::Rule(_) => String::new(),
            Self::Sort(sort) => type_id(sort).to_owned(),
            Self::Card(at) => match deck().get(at) {
                Some(card) => format!("prince-card-{}", card.id.to_lowercase()),
                None => String::new(),
            },
        }
    }

    fn name_of_thing(self) -> String {
        match self {
            Self::Rule(_) => String::new(),
            Self::Sort(sort) => names::card_type(sort),
            Self::Card(at) => deck().get(at).map(names::card_of).unwrap_or_default(),
        }
    }

    fn rules_of_thing(self) -> Vec<Rule> {
        match self {
            Self::Rule(rule) => vec![rule],
            Self::Sort(sort) => of_sort(sort).to_vec(),
            Self::Card(at) => match deck().get(at) {
                // An artist who adds to attack and defence.
                Some(card) if card.card_type == CardType::Artist && card.power > 0 => {
                    vec![Rule::H7, Rule::Z4, Rule::Z5, Rule::Z9]
                }
                Some(card) => of_sort(card.card_type).to_vec(),
                None => Vec::new(),
            },
        }
    }

    fn about(self) -> Option<String> {
        match self {
            Self::Rule(_) | Self::Sort(_) => None,
            Self::Card(at) => {
                let card = deck().get(at)?;
                let fields = Field::ALL.iter().filter(|field| card.field(**field) > 0);
                let fields = fields.map(|&field| {
                    let name = names::field(field);
                    fl!(prince_rules_field, field = name, number = card.field(field))
                });
                let fields: Vec<String> = fields.collect();
                Some(fl!(
                    prince_rules_about_card,
                    kind = type_id(card.card_type),
                    fields = fields.join(", ")
                ))
            }
        }
    }
}

fn of_sort(sort: CardType) -> &'static [Rule] {
    match sort {
        CardType::Holding => &[Rule::H8, Rule::H1, Rule::H3, Rule::Z1, Rule::Z8],
        CardType::Office => &[Rule::H8, Rule::H1, Rule::H5, Rule::C5, Rule::P1, Rule::P3],
        CardType::Artist => &[Rule::H7, Rule::H1, Rule::H5, Rule::Z9],
        CardType::Family => &[Rule::H6, Rule::H1, Rule::Z5, Rule::Z10],
        CardType::Condottiere => &[Rule::C11, Rule::Z2, Rule::Z7],
        CardType::Spy => &[Rule::C2, Rule::A7],
        CardType::Bravo => &[Rule::C4, Rule::C5],
        CardType::Poison => &[Rule::C3, Rule::C5, Rule::C6],
        CardType::Doctor => &[Rule::C6, Rule::C3],
        CardType::Marriage => &[Rule::C7, Rule::T3],
        CardType::Savonarola => &[Rule::C8, Rule::T3],
        CardType::Simony => &[Rule::C9, Rule::C10],
    }
}

/// Says what a card of a type does when it is played from the hand, in a few words; `None`
/// for those whose figures say it.
#[must_use]
pub fn deed(sort: CardType) -> Option<String> {
    let first = of_sort(sort).first().filter(|_| !sort.is_table())?;
    let deed = capital(rule_text(*first));
    Some(match sort {
        // It can be used in two ways.
        CardType::Spy => format!("{deed}; {}", rule_text(Rule::A7)),
        CardType::Holding
        | CardType::Office
        | CardType::Artist
        | CardType::Family
        | CardType::Condottiere
        | CardType::Bravo
        | CardType::Poison
        | CardType::Doctor
        | CardType::Marriage
        | CardType::Savonarola
        | CardType::Simony => deed,
    })
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
            'G' => (fl!(prince_rules_section_g), None),
            'S' => (fl!(prince_rules_section_s), None),
            'T' => (fl!(prince_rules_section_t), None),
            'A' => (fl!(prince_rules_section_a), None),
            'H' => (fl!(prince_rules_section_h), None),
            'C' => (fl!(prince_rules_section_c), None),
            'Z' => (fl!(prince_rules_section_z), None),
            'I' => (fl!(prince_rules_section_i), None),
            'E' => (fl!(prince_rules_section_e), None),
            'V' => (fl!(prince_rules_section_v), None),
            'P' => (fl!(prince_rules_section_p), None),
            _ => (
                fl!(prince_rules_section_x),
                Some(fl!(prince_rules_section_x_about)),
            ),
        }
    }

    fn frame() -> Frame {
        Frame {
            title: fl!(prince_name_of_the_game),
            about: vec![
                fl!(prince_rules_page_intro),
                fl!(prince_rules_page_rulings),
                fl!(prince_rules_page_made),
            ],
            chapters: vec![(fl!(prince_rules_deck), cards)],
            examples: vec![
                fl!(prince_rules_example_auction),
                fl!(prince_rules_example_deal),
                fl!(prince_rules_example_unprotected),
                fl!(prince_rules_example_holding),
                fl!(prince_rules_example_base),
                fl!(prince_rules_example_income),
                fl!(prince_rules_example_election),
                fl!(prince_rules_example_cardinals),
                fl!(prince_rules_example_simony),
                fl!(prince_rules_example_death),
            ],
        }
    }
}

/// Writes the deck: a table for each type that has numbers, and one for the others.
fn cards(page: &mut Page) {
    let column = |name: &'static str| name.to_owned();
    page.text(fl!(prince_rules_deck_about));
    let head = |field: Field| match field {
        Field::Power => column(fl!(prince_rules_column_power)),
        Field::Income => column(fl!(prince_rules_column_income)),
        Field::Votes => column(fl!(prince_rules_column_votes)),
        Field::Vp => column(fl!(prince_rules_column_points)),
        Field::Fee => column(fl!(prince_rules_column_fee)),
    };
    for &sort in CardType::ALL.iter().filter(|&&sort| has_names(sort)) {
        let of_sort = || deck().iter().filter(|card| card.card_type == sort);
        let is_used = |field: &Field| of_sort().any(|card| card.field(*field) > 0);
        let fields: Vec<Field> = Field::ALL.into_iter().filter(is_used).collect();
        page.heading(3, &names::card_types(sort));
        let names = [
            column(fl!(prince_rules_column_id)),
            column(fl!(rules_column_name)),
        ];
        let heads: Vec<String> = names
            .into_iter()
            .chain(fields.iter().copied().map(head))
            .collect();
        let rows = of_sort().map(|card| {
            let begin = [card.id.clone(), names::card_of(card)];
            let numbers = fields.iter().map(|&field| card.field(field).to_string());
            begin.into_iter().chain(numbers).collect()
        });
        page.table(&heads, rows);
    }
    page.heading(3, fl!(prince_rules_other_cards));
    let heads = [
        column(fl!(prince_rules_column_id)),
        column(fl!(rules_column_name)),
        column(fl!(prince_rules_column_count)),
        column(fl!(prince_rules_column_fee)),
    ];
    let others = deck().iter().filter(|card| !has_names(card.card_type));
    let rows = others.map(|card| {
        let numbers = [card.count, card.fee].map(|number| number.to_string());
        let begin = [card.id.clone(), names::card_of(card)];
        begin.into_iter().chain(numbers).collect()
    });
    page.table(&heads, rows);
}
