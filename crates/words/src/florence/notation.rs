//! The short notation for typing decisions: `dana jester 700`, `pass`, `build library d4`,
//! `place g1 g2`. From a text and a position it derives candidates, each with the sentence
//! for the log and, if it is not legal, the rule.
//!
//! Words may be shortened; case and accents do not matter. Names of components are read in
//! all their forms. A text that means nothing in the current language is read as English.
//! Amounts below 100 are hundreds of florins: `d j 7`, or `dj7`. Results of auctions are
//! read in `results`, decisions of the expansions in `characters` and `together`. A line of
//! a written game ([`record`]) is read as well: `A jester 700`,
//! `12. B build chapel d4 e4 d5`.

mod called;
mod characters;
mod correcting;
mod results;
mod together;

use crate::fl;
use crate::florence::corrections;
use crate::florence::names::Named;
use crate::florence::record;
use crate::florence::sentences::Words;
use crate::sentences::tell;
use florence::rules;
use florence::rules::game::{Pending, Phase};
use florence::{AnyCard, Command, Decision, Game, Profession, Square, Squares, Tile, Work};
use table::{Card, Seat};

pub use crate::find::{fits, fold};
use crate::find::{is_called, is_one};
use crate::{figures, language};
use called::{
    amount, behind, called, called_or_any, cards_called, last_squares, points, with_amount,
};

/// The greatest number of words in a decision. A longer text is about something else, and
/// there would be too many ways to read it.
const MOST_WORDS: usize = 24;

/// The greatest number of illegal candidates that are shown with their reason.
const MOST_REFUSED: usize = 4;

/// A verb, and the function that reads what follows it.
type Verb<'g> = (&'static str, fn(&mut Reader<'g>, &[&str]));

/// The prefix that marks a text as the result of an auction.
pub const RESULT: char = '/';

/// A meaning of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// This decision.
    Decide(Command),
    /// A player selects this tile, to choose its place.
    Choose(Seat, Tile),
}

/// Returns whether a text contains only squares.
#[must_use]
pub fn is_squares(text: &str) -> bool {
    let folded = fold(text);
    let mut tokens = folded.split_whitespace().peekable();
    tokens.peek().is_some() && tokens.all(|token| token.parse::<Square>().is_ok())
}

/// A possible meaning of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The meaning.
    pub meaning: Meaning,
    /// The sentence for the log.
    pub sentence: String,
    /// Why it is not legal now, with the rule.
    pub refused: Option<String>,
}

/// Returns what `text` may mean in this position, legal candidates first. An empty text
/// stands for every decision of a single word.
///
/// ```
/// use florence::{Game, Moment, Setup};
/// use words::florence::{Words, notation};
/// use table::Card;
///
/// let mut setup = Setup::tracked(["Anna", "Ben", "Clara"]);
/// for player in &mut setup.players {
///     player.hand = Some(vec![Card::Hidden; 3]);
/// }
/// setup.moment = Moment::Auction(1);
/// let game = Game::try_from(&setup).unwrap();
/// let found = notation::candidates("be j 7", Words::of(&setup), &game);
/// assert_eq!(found[0].sentence, "Ben wins the jester for 700 florins");
/// ```
#[must_use]
pub fn candidates(text: &str, words: Words<'_>, game: &Game) -> Vec<Candidate> {
    let text = &figures::joined(text, false);
    let folded = fold(text);
    let (asked, said) = match folded.trim_start().strip_prefix(RESULT) {
        Some(result) => (true, result),
        None => (false, folded.as_str()),
    };
    let line = || record::parse_line(text, &names(words), game);
    let recorded = record::begins_like_a_line(text).then(line).flatten();
    let recorded_by = recorded.map(|command| command.seat);
    // When no one has to decide any more, values can still be corrected.
    let seat = game.to_act().or(recorded_by).or(game.seats().next());
    let Some(seat) = seat else {
        return Vec::new();
    };
    let mut reader = Reader {
        game,
        words,
        seat,
        found: Vec::new(),
    };
    if let Some(command) = recorded {
        reader.decide(command.seat, command.decision);
    }
    reader.read_as_said(said, asked);
    if reader.found.is_empty() {
        // A space between the digits of an amount means one number.
        let said = figures::joined(said, true);
        reader.read_as_said(&said, asked);
    }
    if reader.found.is_empty() {
        language::reading_english(|| reader.read_as_said(said, asked));
    }
    if reader.found.is_empty()
        && let Some(command) = record::parse_decision(text, seat, &names(words), game)
        // A win must be stated explicitly, and a line of another game is not a decision in
        // this one.
        && !matches!(command.decision, Decision::Win(..))
        && (is_put_down(&command) || game.check(&command).is_ok())
    {
        reader.decide(command.seat, command.decision);
    }
    let (mut legal, mut refused): (Vec<_>, Vec<_>) = reader
        .found
        .into_iter()
        .partition(|candidate| candidate.refused.is_none());
    // A single letter means too many things to explain each refusal.
    let most = if folded.trim().chars().count() < 2 {
        0
    } else {
        MOST_REFUSED
    };
    refused.truncate(most);
    legal.append(&mut refused);
    legal
}

/// Returns the names of the players as typed.
fn names(words: Words<'_>) -> Vec<String> {
    words.seats().map(|(_, name)| name).collect()
}

/// Returns whether a tile is placed; the reason is then shown if it cannot be.
fn is_put_down(command: &Command) -> bool {
    matches!(command.decision, Decision::Build(..) | Decision::Place(..))
}

pub(super) struct Reader<'g> {
    pub(super) game: &'g Game,
    words: Words<'g>,
    pub(super) seat: Seat,
    found: Vec<Candidate>,
}

impl<'g> Reader<'g> {
    /// Reads everything a text may mean in the language that is read.
    fn read_as_said(&mut self, said: &str, asked: bool) {
        let tokens: Vec<&str> = said.split_whitespace().collect();
        let by = self.seat;
        self.read_words(&tokens, asked);
        if self.found.is_empty() {
            // Articles carry no meaning.
            let articles = fl!(word_articles);
            let others: Vec<&str> = tokens
                .iter()
                .copied()
                .filter(|token| !is_one(token, articles))
                .collect();
            if others.len() < tokens.len() && !others.is_empty() {
                self.read_words(&others, asked);
            }
        }
        self.seat = by;
    }

    fn read_words(&mut self, tokens: &[&str], asked: bool) {
        match (tokens.len() > MOST_WORDS, asked) {
            (true, _) => return,
            (false, true) => self.results(tokens, true),
            (false, false) => self.read(tokens),
        }
        if self.found.is_empty() && !asked {
            self.by_name(tokens);
        }
    }

    fn read(&mut self, tokens: &[&str]) {
        // While a landscape is waiting for its place, squares are that place and nothing
        // else.
        if let Some(Pending::Place { .. }) = self.game.pending()
            && !last_squares(tokens).1.is_empty()
        {
            self.place(tokens);
            if !self.found.is_empty() {
                return;
            }
        }
        self.words_alone(tokens);
        self.characters(tokens);
        self.together(tokens);
        self.seats(tokens);
        self.objects(tokens);
        self.results(tokens, false);
        if let [verb, rest @ ..] = tokens {
            self.amounts(verb, rest);
            self.verbs(verb, rest);
            self.nouns(tokens);
        }
    }

    /// Reads a player, then the decision: `ben hire`.
    fn by_name(&mut self, tokens: &[&str]) {
        let mut all = Vec::new();
        for cut in 1..tokens.len() {
            let (name, rest) = tokens.split_at(cut);
            for seat in self.players(name) {
                self.seat = seat;
                self.read(rest);
                // Drop decisions of other players.
                self.found.retain(|found| match found.meaning {
                    Meaning::Decide(command) => command.seat == seat,
                    Meaning::Choose(by, _) => by == seat,
                });
                all.append(&mut self.found);
            }
        }
        self.found = all;
    }

    /// Adds a decision unless it is there already.
    pub(super) fn decide(&mut self, seat: Seat, decision: Decision) {
        // A turn is set at the named player, whoever has to decide.
        let corrected = decision.correction();
        let seat = corrected.and_then(corrections::named).unwrap_or(seat);
        let command = Command::new(seat, decision);
        let meaning = Meaning::Decide(command);
        if self.found.iter().any(|found| found.meaning == meaning) {
            return;
        }
        let (game, words) = (self.game, self.words);
        let refused = game.check(&command).err();
        let sentence = || {
            let sentence = words.played(Some(self.game), &command);
            let is_points = matches!(corrected, Some(rules::Correction::Prestige(_)));
            let cards = corrections::without_cards(self.game, seat).filter(|_| is_points);
            match cards {
                Some(cards) => fl!(correction_and_cards, correction = sentence, cards),
                None => sentence,
            }
        };
        self.found.push(language::aloud(|| Candidate {
            meaning,
            sentence: sentence(),
            refused: refused.map(|why| words.about(seat).refusal(game, &command, &why)),
        }));
    }

    /// Reads decisions that are a single word.
    fn words_alone(&mut self, tokens: &[&str]) {
        let next = self.game.next_bid().unwrap_or(self.game.opening_bid());
        let alone = [
            (fl!(word_raise), Decision::Raise(next)),
            (fl!(word_pass), Decision::Pass),
            (fl!(word_decline), Decision::Decline),
            (fl!(word_hire), Decision::Hire),
            (fl!(word_bonus), Decision::AcquireBonus),
            (fl!(word_hold), Decision::Hold),
            (fl!(word_return), Decision::Return(Card::Hidden)),
            (fl!(word_end), Decision::EndTurn),
        ];
        for (word, decision) in alone {
            self.in_a_word(tokens, word, decision);
        }
    }

    /// Adds a decision if the text is this word, or if the text is empty and the decision
    /// is legal.
    fn in_a_word(&mut self, tokens: &[&str], word: &str, decision: Decision) {
        match tokens.is_empty() {
            true => self.if_legal(decision),
            false if fits(tokens, word) => self.decide(self.seat, decision),
            false => {}
        }
    }

    /// Adds a decision if it is legal.
    fn if_legal(&mut self, decision: Decision) {
        let command = Command::new(self.seat, decision);
        if self.game.check(&command).is_ok() {
            self.decide(self.seat, decision);
        }
    }

    /// Returns the lowest legal price: the current one, or a raise of it.
    fn least(&self, seat: Seat, standing: u32, decision: impl Fn(u32) -> Decision) -> u32 {
        let least = [standing, standing + self.game.variant().raise];
        let is_legal = |price: &u32| {
            let command = Command::new(seat, decision(*price));
            self.game.check(&command).is_ok()
        };
        least.into_iter().find(is_legal).unwrap_or(standing)
    }

    /// Reads an object to name, with or without the verb.
    fn objects(&mut self, tokens: &[&str]) {
        let tokens = behind(tokens, fl!(word_name));
        if self.game.auction().is_none() {
            return;
        }
        if tokens.is_empty() {
            for object in self.game.objects() {
                self.if_legal(Decision::Name(object));
            }
        }
        for object in results::objects_called(tokens, self.game) {
            self.decide(self.seat, Decision::Name(object));
        }
    }

    /// Reads the result of an auction.
    fn results(&mut self, tokens: &[&str], asked: bool) {
        let bidding = self.game.auction().and_then(|auction| auction.bidding);
        let standing = bidding.map_or(self.game.opening_bid(), |bidding| bidding.price);
        for reading in results::readings(tokens, self.words, self.game, asked) {
            let (seat, object) = (reading.seat, reading.object);
            // A player who does not hold the bid wins with at least a raise.
            let least = self.least(seat, standing, |price| Decision::Win(object, price));
            let price = reading.price.unwrap_or(least);
            self.decide(seat, Decision::Win(object, price));
        }
    }

    /// Reads the result of the auction of a seat: the player and the price in any order,
    /// with or without the word: `seat ben 300`; and which seat, before the price or after
    /// the word: `seat ben 2 300`, `seat 2 ben 300`.
    fn seats(&mut self, tokens: &[&str]) {
        let standing = match (self.game.seating(), self.game.seat_left_over()) {
            (None, None) => return,
            (seating, _) => seating.map_or(0, |seating| seating.price),
        };
        let said = behind(tokens, fl!(word_seat));
        let (name, price) = with_amount(said);
        for seat in results::players_called(name, self.words) {
            let least = self.least(seat, standing, Decision::Sit);
            self.decide(seat, Decision::Sit(price.unwrap_or(least)));
        }
        let is_number = |token: &&str| token.parse::<u8>().is_ok_and(|place| place > 0);
        let (place, name, price) = match *said {
            [place, ref name @ .., price] if is_number(&place) => (place, name, price),
            [ref name @ .., place, price] if is_number(&place) => (place, name, price),
            _ => return,
        };
        let (Ok(place), Some(price)) = (place.parse(), amount(price)) else {
            return;
        };
        match name {
            [] => self.decide(self.seat, Decision::SitAt(place, price)),
            name => {
                for seat in results::players_called(name, self.words) {
                    self.decide(seat, Decision::SitAt(place, price));
                }
            }
        }
    }

    /// Reads a price alone, or after the word for it, as a raise.
    fn amounts(&mut self, verb: &str, rest: &[&str]) {
        let price = match rest {
            [] => amount(verb),
            [price] if fits(&[verb], fl!(word_raise)) => amount(price),
            _ => None,
        };
        // For characters there are no raises, and in a negotiation an amount is a
        // counter-offer.
        let raises = self.game.phase() != Phase::Characters && self.game.talk().is_none();
        if let Some(price) = price.filter(|_| raises) {
            self.decide(self.seat, Decision::Raise(price));
        }
    }

    /// Reads decisions of a verb and an object.
    fn verbs(&mut self, verb: &str, rest: &[&str]) {
        let verbs: [Verb<'g>; 10] = [
            (fl!(word_build), Self::build),
            (fl!(word_place), Self::place),
            (fl!(word_introduce), Self::introduce),
            (fl!(word_freedom), Self::introduce),
            (fl!(word_work), Self::work),
            (fl!(word_sell), Self::sell),
            (fl!(word_recruit), Self::recruit),
            (fl!(word_return), Self::give_back),
            (fl!(word_keep), Self::keep),
            (fl!(word_show), Self::show),
        ];
        for (word, read) in verbs {
            if fits(&[verb], word) {
                read(self, rest);
            }
        }
        if is_one(verb, fl!(word_set)) {
            self.correction(rest);
        }
    }

    /// In a turn, the name of a building, a freedom or a profession alone implies what is
    /// done with it.
    fn nouns(&mut self, tokens: &[&str]) {
        if self.game.phase() != Phase::Actions || self.game.pending().is_some() {
            return;
        }
        self.build(tokens);
        self.introduce(tokens);
        self.work(tokens);
    }

    /// Reads `introduce travel`; without a name it may be any freedom.
    fn introduce(&mut self, rest: &[&str]) {
        for freedom in called_or_any(rest) {
            self.decide(self.seat, Decision::Introduce(freedom));
        }
    }

    /// Reads `return poet`.
    fn give_back(&mut self, rest: &[&str]) {
        for card in called(rest) {
            self.decide(self.seat, Decision::Return(Card::Known(card)));
        }
    }

    /// Reads `build library`, to choose the place; or `build library d4`, where d4 is the
    /// first of its squares (the leftmost in the lowest rank), or any of them if it cannot
    /// be the first; or all of its squares.
    fn build(&mut self, rest: &[&str]) {
        let (name, squares) = last_squares(rest);
        for kind in called_or_any(name) {
            self.tile(Tile::Building(kind), &squares, name.is_empty());
        }
    }

    fn place(&mut self, rest: &[&str]) {
        let (name, squares) = last_squares(rest);
        let Some(Pending::Place { seat, object }) = self.game.pending() else {
            return;
        };
        self.seat = seat;
        for &kind in object.landscapes() {
            if name.is_empty() || is_called(name, kind.id()) {
                self.tile(Tile::Landscape(kind), &squares, name.is_empty());
            }
        }
    }

    /// Reads a tile on these squares, which may be all of them or one; without squares, the
    /// place is yet to be chosen. If the tile is not named, its shape determines it.
    fn tile(&mut self, tile: Tile, squares: &[Square], is_any: bool) {
        let seat = self.seat;
        let decision = |squares| Decision::put(tile, squares);
        let places = self.game.places(seat, tile);
        if squares.len() > 1 {
            let all: Squares = squares.iter().copied().collect();
            let shape = self.game.edition().shape(tile);
            if !is_any || shape.places(Squares::ALL).iter().any(|there| there == all) {
                self.decide(seat, decision(all));
            }
            return;
        }
        if let Some(&square) = squares.first() {
            let begins = |at: &Squares| at.iter().next() == Some(square);
            let mut there: Vec<Squares> = places.iter().filter(begins).collect();
            if there.is_empty() && !is_any {
                // With a named tile, the square may be any of its squares.
                there = places.iter().filter(|at| at.contains(square)).collect();
            }
            if there.is_empty() {
                // In its printed orientation, or otherwise as it fits there, in order to
                // explain the refusal.
                let shape = self.game.edition().shape(tile);
                let first = shape.oriented(0).iter().next();
                let file = first.map_or(0, |first| square.file().saturating_sub(first.file()));
                let corner = Square::new(file, square.rank());
                let printed = corner.and_then(|corner| shape.at(0, corner));
                let all = shape.places(Squares::ALL);
                let fits = || all.iter().find(|at| !is_any && at.contains(square));
                there.extend(printed.or_else(fits));
            }
            for squares in there {
                self.decide(seat, decision(squares));
            }
            return;
        }
        let shape = self.game.edition().shape(tile);
        let probe = places.iter().next().unwrap_or_else(|| shape.oriented(0));
        let refused = self.game.check(&Command::new(seat, decision(probe))).err();
        let words = self.words;
        self.found.push(language::aloud(|| Candidate {
            meaning: Meaning::Choose(seat, tile),
            sentence: tell!(words, chooses_place, name = seat, tile),
            refused: refused.map(|why| words.about(seat).cited(&why)),
        }));
    }

    /// Reads `work poet +3pp`, `work poet forests 2`: prestige points to take, and bonus
    /// cards played with it.
    fn work(&mut self, rest: &[&str]) {
        let (prestige, rest) = match rest {
            [rest @ .., last] if points(last).is_some() => (points(last).unwrap_or(0), rest),
            _ => (0, rest),
        };
        let hand = self.game.player(self.seat).hand();
        let in_hand = hand.known().union(self.game.may_be_in_hand(self.seat));
        for length in (1..=rest.len()).rev() {
            let (name, bonus) = rest.split_at(length);
            let Some(bonus) = cards_called(bonus) else {
                continue;
            };
            let called = |card: &Profession| is_called(name, card.id());
            let mut professions: Vec<Profession> = in_hand.iter().filter(called).collect();
            if professions.is_empty() {
                professions = self::called(name).collect();
            }
            for profession in professions {
                let work = Work {
                    profession,
                    bonus,
                    prestige,
                };
                self.decide(self.seat, Decision::Complete(work));
            }
        }
    }

    /// Reads `sell 2 anna`: prestige points for money (G4). Without a name it is the player
    /// to act.
    fn sell(&mut self, rest: &[&str]) {
        let number = rest.iter().find_map(|token| points(token)).unwrap_or(1);
        let names = rest.iter().copied().filter(|it| points(it).is_none());
        for seat in self.players_or_own(&names.collect::<Vec<_>>()) {
            self.decide(seat, Decision::Sell(number));
        }
    }

    /// Reads `recruit poet`, `recruit poet anna`.
    fn recruit(&mut self, rest: &[&str]) {
        let seat = self.seat;
        for from in self.game.seats().filter(|&from| from != seat) {
            for card in self.game.player(from).table() {
                for cut in 1..=rest.len() {
                    let (name, player) = rest.split_at(cut);
                    let whose = player.is_empty() || self.players(player).contains(&from);
                    if whose && is_called(name, card.id()) {
                        self.decide(seat, Decision::Recruit(from, card));
                    }
                }
            }
        }
    }

    /// Reads `keep most lakes`, where the other cards go under the stack as drawn; or
    /// `keep jester`, where the other object set aside leaves the game.
    fn keep(&mut self, rest: &[&str]) {
        match self.game.pending() {
            Some(Pending::Keep { seat, offer, .. }) => {
                for card in offer.iter() {
                    if rest.is_empty() || is_called(rest, card.id()) {
                        let under = offer.iter().filter(|&other| other != card).collect();
                        self.decide(seat, Decision::Keep(card, under));
                    }
                }
            }
            Some(Pending::Recruit { seat }) if rest.is_empty() => {
                self.decide(seat, Decision::Hold);
            }
            Some(Pending::Take { seat }) => {
                let aside = self.game.auction().into_iter();
                let aside = aside.flat_map(|auction| auction.acquired_by(seat));
                for (object, _) in aside {
                    if rest.is_empty() || is_called(rest, object.id()) {
                        self.decide(seat, Decision::Take(object));
                    }
                }
            }
            _ => {}
        }
    }

    /// Reads `show most parks anna`: a card that was face down. Without a name it is the
    /// player to act.
    fn show(&mut self, rest: &[&str]) {
        for cut in 1..=rest.len() {
            let (name, player) = rest.split_at(cut);
            let seats = self.players_or_own(player);
            let prestige = called(name).map(AnyCard::Prestige);
            let professions = called(name).map(AnyCard::Profession);
            let bonus = called(name).map(AnyCard::Bonus);
            for card in prestige.chain(professions).chain(bonus) {
                for &seat in &seats {
                    self.decide(seat, Decision::Reveal(card));
                }
            }
        }
    }

    /// Returns the players with this name; without a name, the player to act.
    fn players_or_own(&self, tokens: &[&str]) -> Vec<Seat> {
        match tokens {
            [] => vec![self.seat],
            tokens => self.players(tokens),
        }
    }

    /// Returns the players with this name.
    pub(super) fn players(&self, tokens: &[&str]) -> Vec<Seat> {
        results::players_called(tokens, self.words)
    }
}
