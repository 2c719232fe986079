//! How the tiles and spaces of an edition are written and typed. A tile is named after what
//! is printed on it (`contract-iron5`, `char-king2`, `bonus-crest-este`), a city by its
//! name, a road by both of its ends (`Paris-Bordeaux`). Anything without a unique word is
//! given by its number in the edition (`@57`).

use std::cell::RefCell;
use std::rc::Rc;

use crate::find::{fits_folded, fold, in_english};
use crate::fl;
use crate::language::Tongues;
use crate::notation::plain;
use crate::notation::reader::Fit;
use crate::tiletum::names;
use crate::tiletum::notation::said::{self, ACTIONS, GOODS_KINDS};
use table::Item as _;
use tiletum::{
    Action, CityId, Edition, Effect, Effects, Good, Goods, Pay, Printed, SpaceId, Stack, TileId,
};

/// The sign before the number of anything without a unique word.
const NUMBER: char = '@';

/// Something with a written form, and the names it can be typed by.
#[derive(Clone, Debug)]
struct Called {
    word: String,
    plain: String,
    /// The folded names, with words separated by spaces.
    names: Vec<String>,
}

#[derive(Debug)]
struct Words {
    tiles: Vec<Called>,
    spaces: Vec<Called>,
    letters: Vec<(char, Good)>,
}

/// The words of an edition.
#[derive(Clone, Debug)]
pub(crate) struct Lexicon {
    edition: &'static Edition,
    words: Rc<Words>,
}

/// A lexicon that was requested, and the languages.
struct Known {
    of: (bool, Tongues),
    lexicon: Lexicon,
}

thread_local! {
    /// The lexicons requested most recently: a game is read and written line by line with
    /// the same one.
    static KNOWN: RefCell<Vec<Known>> = const { RefCell::new(Vec::new()) };
}

/// The number of lexicons that are remembered.
const MOST_KNOWN: usize = 4;

impl Lexicon {
    /// Returns the words of this edition; with `spoken`, names in the current language can
    /// be typed as well.
    pub(in crate::tiletum) fn of(edition: &'static Edition, spoken: bool) -> Self {
        let of = (spoken, Tongues::now());
        let known = KNOWN.with_borrow(|known| {
            let is_it =
                |known: &&Known| known.of == of && std::ptr::eq(known.lexicon.edition, edition);
            known.iter().find(is_it).map(|known| known.lexicon.clone())
        });
        if let Some(lexicon) = known {
            return lexicon;
        }
        let words = Rc::new(Words {
            tiles: tiles(edition, spoken),
            spaces: spaces(edition, spoken),
            letters: letters(spoken),
        });
        let lexicon = Self { edition, words };
        KNOWN.with_borrow_mut(|known| {
            known.truncate(MOST_KNOWN - 1);
            let lexicon = lexicon.clone();
            known.insert(0, Known { of, lexicon });
        });
        lexicon
    }

    pub(super) fn edition(&self) -> &'static Edition {
        self.edition
    }

    pub(in crate::tiletum) fn tile(&self, tile: TileId) -> String {
        word_at(&self.words.tiles, tile.index())
    }

    pub(super) fn space(&self, space: SpaceId) -> String {
        word_at(&self.words.spaces, space.index())
    }

    pub(super) fn city(&self, city: CityId) -> String {
        match self.edition.city_at(city.space()) {
            Some(_) => self.space(city.space()),
            None => numbered(city.index()),
        }
    }

    /// Returns the kind of goods with this letter.
    pub(super) fn good_of(&self, letter: char) -> Option<Good> {
        let mut letters = self.words.letters.iter();
        letters.find(|(it, _)| *it == letter).map(|&(_, good)| good)
    }

    pub(super) fn tiles_called(&self, words: &[&str]) -> (Fit, Vec<u8>) {
        called(&self.words.tiles, words)
    }

    pub(super) fn spaces_called(&self, words: &[&str]) -> (Fit, Vec<u8>) {
        called(&self.words.spaces, words)
    }

    pub(super) fn tile_words(&self) -> Vec<String> {
        self.words.tiles.iter().map(|it| it.word.clone()).collect()
    }

    pub(super) fn space_words(&self) -> Vec<String> {
        self.words.spaces.iter().map(|it| it.word.clone()).collect()
    }
}

fn numbered(number: usize) -> String {
    format!("{NUMBER}{number}")
}

fn word_at(all: &[Called], at: usize) -> String {
    all.get(at)
        .map_or_else(|| numbered(at), |called| called.word.clone())
}

/// Returns what these words may name: the numbers with the best match.
fn called(all: &[Called], words: &[&str]) -> (Fit, Vec<u8>) {
    let that = |is_it: &dyn Fn(&Called) -> bool| {
        let numbered = (0..=u8::MAX).zip(all).filter(|(_, called)| is_it(called));
        numbered.map(|(at, _)| at).collect::<Vec<u8>>()
    };
    if let [word] = words {
        let number = word.strip_prefix(NUMBER).and_then(|it| it.parse().ok());
        if let Some(number) = number {
            return (Fit::Exact, vec![number]);
        }
        let typed = plain(word);
        let exact = that(&|called| called.plain == typed);
        if !exact.is_empty() {
            return (Fit::Exact, exact);
        }
    }
    let folded: Vec<String> = words.iter().map(|word| fold(word)).collect();
    let name = folded.join(" ");
    let whole = that(&|called| called.names.contains(&name));
    let is_short = name.chars().count() < 2 || name.starts_with(|sign: char| sign.is_ascii_digit());
    if !whole.is_empty() || is_short {
        return (Fit::Whole, whole);
    }
    let tokens: Vec<&str> = folded.iter().map(String::as_str).collect();
    let begins = that(&|called| called.names.iter().any(|name| fits_folded(&tokens, name)));
    (Fit::Begun, begins)
}

/// Gives each thing the first of its words that no other thing has before it, or its
/// number.
fn each_its_word(choices: &[Vec<String>], names: Vec<Vec<String>>) -> Vec<Called> {
    let is_own = |at: usize, word: &String| {
        let others = choices.iter().enumerate().filter(|(other, _)| *other != at);
        let mut others = others.flat_map(|(_, words)| words);
        !others.any(|other| plain(other) == plain(word))
    };
    let each = choices.iter().zip(names).enumerate();
    each.map(|(at, (words, mut names))| {
        names.extend(words.iter().map(|word| parted(word)));
        let own = words.iter().find(|word| is_own(at, word));
        let word = own.cloned().unwrap_or_else(|| numbered(at));
        Called {
            plain: plain(&word),
            word,
            names,
        }
    })
    .collect()
}

/// Returns a text in the form used to compare names: folded, with spaces instead of signs.
fn parted(text: &str) -> String {
    let apart = |sign: char| match sign.is_alphanumeric() {
        true => sign,
        false => ' ',
    };
    let folded: String = fold(text).chars().map(apart).collect();
    folded.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns whether a name can be a word of its own.
fn is_word(name: &str) -> bool {
    let is_sign = |sign: char| sign.is_alphanumeric() || sign == '-';
    name.chars().count() > 1
        && name.starts_with(char::is_alphabetic)
        && name.chars().all(is_sign)
        && !plain(name).is_empty()
        && !said::is_taken(&plain(name))
}

fn spaces(edition: &Edition, spoken: bool) -> Vec<Called> {
    let typed = typed_cities(spoken);
    let mut words = Vec::new();
    let mut names = Vec::new();
    for city in &edition.data().map.cities {
        let name = city.name.as_str();
        words.push(Some(name.to_owned()).filter(|name| is_word(name)));
        let forms = typed.iter().filter(|(of, _)| *of == name);
        let forms = forms.map(|(_, form)| parted(form));
        names.push([parted(name)].into_iter().chain(forms).collect());
    }
    for link in &edition.data().map.links {
        for number in 1..=link.roads {
            let word = match link.roads {
                1 => format!("{}-{}", link.from, link.to),
                _ => format!("{}-{}-{number}", link.from, link.to),
            };
            words.push(Some(word).filter(|word| is_word(word)));
            names.push(Vec::new());
        }
    }
    let words: Vec<Vec<String>> = words
        .into_iter()
        .map(|it| it.into_iter().collect())
        .collect();
    each_its_word(&words, names)
}

/// Returns other forms of city names in the current language: the name on the map, and a
/// form that may be typed.
fn typed_cities(spoken: bool) -> Vec<(&'static str, &'static str)> {
    let forms = if spoken {
        fl!(tiletum_typed_cities)
    } else {
        ""
    };
    let forms = forms
        .split(',')
        .filter_map(|pair| pair.trim().split_once(' '));
    forms.collect()
}

/// Returns the letters of dice: those of the notation, and those of the current language.
fn letters(spoken: bool) -> Vec<(char, Good)> {
    let goods = || Good::ALL.iter().copied();
    let own = if spoken {
        fl!(tiletum_dice_letters)
    } else {
        ""
    };
    let own = own
        .split_whitespace()
        .filter_map(|word| word.chars().next());
    let ours = goods().map(|good| (good.letter(), good));
    ours.chain(own.zip(goods())).collect()
}

fn tiles(edition: &Edition, spoken: bool) -> Vec<Called> {
    let mut words = Vec::new();
    let mut all_names = Vec::new();
    for &stack in Stack::ALL {
        for tile in edition.tiles(stack) {
            let Some(printed) = edition.tile(tile) else {
                continue;
            };
            words.push(words_of(printed, stack));
            let mut names = vec![parted(&in_english(|| names::printed(printed)))];
            if spoken {
                names.push(parted(&names::printed(printed)));
            }
            all_names.push(names);
        }
    }
    each_its_word(&words, all_names)
}

/// Returns the words that a tile may have, the shortest first.
fn words_of(printed: Printed, stack: Stack) -> Vec<String> {
    let stack = match stack {
        Stack::Bonus => "bonus",
        Stack::Contract => "contract",
        Stack::Character => "char",
    };
    match printed {
        Printed::Helper(of) => {
            let of = effects(of);
            vec![of.clone(), format!("{stack}-helper-{of}")]
        }
        Printed::Contract {
            pay,
            vp,
            effects: more,
        } => {
            let pay = pay_text(pay);
            let short = format!("contract-{pay}");
            let long = format!("{stack}-{pay}-vp{vp}+{}", effects(more));
            vec![short, long]
        }
        Printed::Crest(family) => {
            let family = format!("{family:?}").to_lowercase();
            vec![format!("crest-{family}"), format!("{stack}-crest-{family}")]
        }
        Printed::Character { kind, effects: of } => {
            let of = effects(of);
            vec![
                format!("char-{of}"),
                format!("{stack}-{}-{of}", action(kind)),
            ]
        }
    }
}

fn action(action: Action) -> &'static str {
    said::word(&ACTIONS, &action)
}

/// Joins several things into a word: `wool2+iron`.
fn together(parts: impl IntoIterator<Item = String>) -> String {
    let parts: Vec<String> = parts.into_iter().collect();
    match parts.is_empty() {
        true => "nothing".to_owned(),
        false => parts.join("+"),
    }
}

fn goods(goods: Goods) -> impl Iterator<Item = String> {
    let kinds = GOODS_KINDS.iter().filter(move |(_, good)| goods[*good] > 0);
    kinds.map(move |(said, good)| match goods[*good] {
        1 => said.word.to_owned(),
        amount => format!("{}{amount}", said.word),
    })
}

fn pay_text(pay: Pay) -> String {
    let same = (pay.identical > 0).then(|| format!("same{}", pay.identical));
    together(same.into_iter().chain(goods(pay.goods)))
}

fn effects(effects: Effects) -> String {
    together(effects.iter().map(effect))
}

fn effect(effect: Effect) -> String {
    match effect {
        Effect::Goods(these) => together(goods(these)),
        Effect::Choice(amount) => format!("choice{amount}"),
        Effect::Vp(vp) => format!("vp{vp}"),
        Effect::Action(of, ap) => format!("{}{ap}", action(of)),
        Effect::AnyAction(ap) => format!("action{ap}"),
        Effect::Walk {
            merchant,
            architect,
            house,
            pillar,
        } => {
            let steps = [
                (merchant > 0).then(|| format!("merchant-step{merchant}")),
                (architect > 0).then(|| format!("architect-step{architect}")),
                house.then(|| "house".to_owned()),
                pillar.then(|| "pillar".to_owned()),
            ];
            together(steps.into_iter().flatten())
        }
        Effect::KingSteps(steps) => format!("king-step{steps}"),
        Effect::Retrigger => "re-trigger".to_owned(),
        Effect::BonusAp(ap) => format!("ap{ap}"),
        Effect::OtherKind => "other-kind".to_owned(),
    }
}
