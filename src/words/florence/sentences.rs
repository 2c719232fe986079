//! What was decided, what happened, and what is wrong, as sentences.

use std::fmt::Write as _;

use crate::florence::rules::command::Deck;
use crate::florence::rules::components::florins::PER_POINT;
use crate::florence::rules::edition::BadEdition;
use crate::florence::rules::field::shape::{BadShape, Shape};
use crate::florence::rules::rule::{CardPlace, Count, Open};
use crate::florence::rules::tally::TieBreak;
use crate::florence::{
    AnyCard, Command, Decision, Event, Fact, Game, Landscape, NoRaise, Object, Player, Problem,
    Rule, Setup, Source, Tile, Useless, Violation,
};
use crate::table::{Card, Item, Seat};
use crate::words::florence::names::{
    Named, count, cut, florins, grouped, one, points, sentence, the_card,
};
use crate::words::safe;

/// Stands where an amount of money is kept secret.
pub const MONEY_HIDDEN: &str = "florins hidden";

/// A card is returned, and nobody says which.
const RETURN_HIDDEN: Decision = Decision::Return(Card::Hidden);

/// Makes sentences about one game: it knows the players' names.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    setup: &'a Setup,
    hides_money: bool,
    most: usize,
    told: Told,
    about: Option<Seat>,
}

/// Whom these words are for: cards that only their owners have seen are not
/// named to others.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Told {
    Everything,
    WhatIsOpen,
    WhatSees(Seat),
}

impl<'a> Words<'a> {
    /// Sentences about the game that began like this.
    #[must_use]
    pub fn of(setup: &'a Setup) -> Self {
        Self {
            setup,
            hides_money: false,
            most: usize::MAX,
            told: Told::Everything,
            about: None,
        }
    }

    /// The same words for somebody who has seen what this seat has, or only what
    /// lies open to everybody.
    #[must_use]
    pub fn for_eyes_of(self, seat: Option<Seat>) -> Self {
        let told = seat.map_or(Told::WhatIsOpen, Told::WhatSees);
        Self { told, ..self }
    }

    fn hides_cards_of(&self, seat: Seat) -> bool {
        match self.told {
            Told::Everything => false,
            Told::WhatIsOpen => true,
            Told::WhatSees(own) => own != seat,
        }
    }

    /// The same words without how much money anybody has, if that is hidden (G5).
    /// What is paid is done in the open and stays.
    #[must_use]
    pub fn hiding_money(self, hides_money: bool) -> Self {
        Self {
            hides_money,
            ..self
        }
    }

    /// The same words for refusing something to this seat, which they name.
    #[must_use]
    pub fn about(self, seat: Seat) -> Self {
        let about = Some(seat);
        Self { about, ..self }
    }

    /// The same words with names of at most so many letters, where there is
    /// little room.
    #[must_use]
    pub fn with_names_of(self, most: usize) -> Self {
        Self { most, ..self }
    }

    /// Whether these words hide how much money anybody has.
    #[must_use]
    pub fn hides_money(&self) -> bool {
        self.hides_money
    }

    /// How much money somebody has, or that it is not shown.
    #[must_use]
    pub fn money(&self, amount: u32) -> String {
        match self.hides_money {
            true => MONEY_HIDDEN.into(),
            false => florins(amount),
        }
    }

    /// The name of a seat's player, harmless wherever it is shown, or `Player A`
    /// where none was given.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> String {
        cut(&safe(&self.name(seat)), self.most)
    }

    /// The name of a seat's player letter by letter, for programs, or `Player A`
    /// where none was given.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        match self.setup.name(seat).trim() {
            "" => format!("Player {seat:?}"),
            name => name.to_owned(),
        }
    }

    /// What a seat decided: `Anna raises to 300 florins`.
    #[must_use]
    pub fn command(&self, command: &Command) -> String {
        let who = self.seat(command.seat);
        let hides = self.hides_cards_of(command.seat);
        match command.decision {
            Decision::Return(_) if hides => format!("{who} {}", self.decision(&RETURN_HIDDEN)),
            Decision::Keep(card, _) if hides => match card {
                AnyCard::Profession(_) => format!("{who} keeps a profession"),
                AnyCard::Bonus(_) => format!("{who} keeps a bonus card"),
                AnyCard::Prestige(_) => format!("{who} keeps a prestige card"),
            },
            _ => format!("{who} {}", self.decision(&command.decision)),
        }
    }

    /// What a seat decided in this position. Of a bidder who could do nothing but
    /// pass the sentence says why: `Anna must pass: 300 florins and 1 PP cannot pay
    /// 500 florins`. Where money is kept secret it does not (G5).
    #[must_use]
    pub fn played(&self, before: Option<&Game>, command: &Command) -> String {
        let forced = before.and_then(|before| {
            let (pass, why) = before.forced_pass()?;
            let reason = self.no_raise(before.player(pass.seat), why)?;
            (pass == *command).then_some(reason)
        });
        match forced {
            Some(reason) => format!("{} must pass: {reason}", self.seat(command.seat)),
            None => self.command(command),
        }
    }

    /// Why a bidder cannot raise; nothing if that would tell how much money there
    /// is, and it is kept secret.
    fn no_raise(&self, player: &Player, why: NoRaise) -> Option<String> {
        let has = florins(player.money());
        Some(match why {
            NoRaise::OutOfReach { .. } if self.hides_money => return None,
            NoRaise::OutOfReach { next } if player.prestige() > 0 => {
                let points = points(player.prestige());
                format!("{has} and {points} cannot pay {}", florins(next))
            }
            NoRaise::OutOfReach { next } => format!("{has} cannot pay {}", florins(next)),
            NoRaise::Useless(Useless::ThreeBuilders) => "has three builders already".into(),
            NoRaise::Useless(Useless::NoPlace(object)) => {
                format!("has no room for a {}", object.name())
            }
        })
    }

    /// What was decided, without who: `raises to 300 florins`.
    #[must_use]
    pub fn decision(&self, decision: &Decision) -> String {
        match *decision {
            Decision::Return(Card::Known(card)) => format!("returns the {}", card.name()),
            Decision::Return(Card::Hidden) => "returns a profession".into(),
            Decision::Name(object) => format!("names {}", object.name()),
            Decision::Raise(bid) => format!("bids {}", florins(bid)),
            Decision::Pass => "passes".into(),
            Decision::Decline => "declines and is out of the auctions".into(),
            Decision::Win(object, price) => {
                format!("wins {} for {}", object.name(), florins(price))
            }
            Decision::Place(kind, squares) => format!("places {} on {squares}", one(&kind)),
            Decision::Keep(card, _) => format!("keeps {}", the_card(card)),
            Decision::Recruit(from, profession) => {
                format!(
                    "recruits the {} from {}",
                    profession.name(),
                    self.seat(from)
                )
            }
            Decision::Hold => "keeps the recruiting card for later".into(),
            Decision::Build(kind, squares) => format!("builds the {} on {squares}", kind.name()),
            Decision::Hire => "hires a profession".into(),
            Decision::Introduce(freedom) => format!("introduces the freedom of {}", freedom.name()),
            Decision::AcquireBonus => "acquires a bonus card".into(),
            Decision::Complete(work) => {
                let mut text = format!("completes a work: {}", work.profession.name());
                for card in work.bonus {
                    let _ = write!(text, " + {}", card.name());
                }
                if work.prestige > 0 {
                    let _ = write!(text, ", taking {}", points(work.prestige));
                }
                text
            }
            Decision::EndTurn => "ends the turn".into(),
            Decision::Sell(sold) => {
                let paid = PER_POINT * u32::from(sold);
                format!("sells {} for {}", points(sold), florins(paid))
            }
            Decision::Reveal(card) => format!("shows {}", the_card(card)),
        }
    }

    /// What happened because of a command, if it is worth a word.
    #[must_use]
    pub fn event(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::Acquired {
                seat,
                object,
                price,
            } => {
                format!(
                    "{}: {} for {}",
                    self.seat(seat),
                    object.name(),
                    florins(price)
                )
            }
            Event::Gained {
                seat,
                points: gained,
                source,
            } => {
                format!(
                    "{}: {} {}",
                    self.seat(seat),
                    points(gained),
                    source_text(source)
                )
            }
            Event::Money { seat, florins: sum } if sum > 0 && self.hides_money => {
                format!("{} receives money", self.seat(seat))
            }
            Event::Money { seat, florins: sum } if sum > 0 => {
                format!("{} receives {}", self.seat(seat), florins(sum))
            }
            Event::Money { seat, florins: sum } => {
                format!("{} pays {}", self.seat(seat), florins(-sum))
            }
            Event::Completed { seat, value } => {
                format!("{}: work value {value}", self.seat(seat))
            }
            Event::RoundEnded {
                round,
                best_work: 0,
            } => format!("Round {round} ends without a work"),
            Event::RoundEnded { round, best_work } => {
                format!("Round {round} ends; the best work is worth {best_work}")
            }
            Event::RoundBegan {
                round,
                start_player,
            } => {
                format!(
                    "Round {round} begins; start player {}",
                    self.seat(start_player)
                )
            }
            Event::GameEnded => "The game is over".into(),
            Event::HandsChosen
            | Event::DrewHidden { .. }
            | Event::Revealed { .. }
            | Event::AuctionsEnded { .. }
            | Event::TurnBegan { .. } => return None,
        })
    }

    /// Why something is not allowed: a sentence, without the rule's identifier.
    #[must_use]
    pub fn violation(&self, violation: &Violation) -> String {
        self.fact(violation.rule, &violation.fact)
    }

    /// Why something is not allowed, with the rule: `A5: The next bid is …`.
    #[must_use]
    pub fn cited(&self, violation: &Violation) -> String {
        format!("{}: {}", violation.rule, self.violation(violation))
    }

    /// Something that is wrong with a setup, with whose and the rule.
    #[must_use]
    pub fn problem(&self, problem: &Problem) -> String {
        let cited = self.cited(&problem.violation);
        match problem.seat {
            Some(seat) => format!("{}: {cited}", self.seat(seat)),
            None => cited,
        }
    }

    /// Whoever is refused, in the middle of a sentence: `Anna`, `this player`.
    fn subject(&self) -> String {
        match self.about {
            Some(seat) => self.seat(seat),
            None => "this player".into(),
        }
    }

    /// The principality of whoever is refused.
    fn home(&self) -> String {
        match self.about {
            Some(seat) => format!("{}'s principality", self.seat(seat)),
            None => "this principality".into(),
        }
    }

    #[allow(clippy::too_many_lines)]
    fn fact(&self, rule: Rule, fact: &Fact) -> String {
        let who = match self.about {
            Some(seat) => self.seat(seat),
            None => "This player".into(),
        };
        match fact {
            Fact::NotYourTurn { to_act } => match self.about {
                Some(seat) => {
                    let turn = self.seat(*to_act);
                    format!("It is {turn}'s turn, not {}'s.", self.seat(seat))
                }
                None => format!("It is {}'s turn.", self.seat(*to_act)),
            },
            Fact::NoSuchSeat(seat) | Fact::SeatNotAtTable(seat) => {
                format!("Nobody sits in seat {seat:?}.")
            }
            Fact::NotNow => format!("This is not possible now: {}.", rule_text(rule)),
            Fact::FirstDecide(open) => match open {
                Open::Placing => "Place the landscape first.".into(),
                Open::Choosing => "Keep one of the cards first.".into(),
                Open::Recruiting => "Use the new recruiting card first, or keep it.".into(),
                Open::Bidding => "Finish the current auction first.".into(),
            },
            Fact::GameOver => "The game is over.".into(),
            Fact::NotEnoughMoney { needed, .. } if self.hides_money => {
                format!("{who} cannot pay {}.", florins(*needed))
            }
            Fact::NotEnoughMoney { needed, has } => {
                let has = match has {
                    0 => "none".to_owned(),
                    has => format!("only {}", grouped(*has)),
                };
                format!(
                    "That costs {}, but {} has {has}.",
                    florins(*needed),
                    self.subject()
                )
            }
            Fact::WorkBeforeTurn { value } => format!(
                "A best work of {value} is marked, but {} has not had a turn in this round.",
                self.subject()
            ),
            Fact::WorkAfterEnd { value } => format!(
                "A best work of {value} is still marked, but round 7 is over: its PP have \
                 already been counted."
            ),
            Fact::NotEnoughPrestige { has: 0, .. } => format!("{who} has no PP to sell."),
            Fact::NotEnoughPrestige { needed, has } => {
                format!("{who} has only {} to sell, not {needed}.", points(*has))
            }
            Fact::TooLateToSell => "PP can no longer be sold: round 7 is over.".into(),
            Fact::NotAStep { amount } => {
                format!("{} is not a multiple of 100.", florins(*amount))
            }
            Fact::OutOfRange {
                what: Count::PrestigeSold,
                most: ..=0,
                ..
            } => format!("{who} has no PP to sell."),
            Fact::OutOfRange {
                what,
                found,
                least,
                most,
            } => {
                let [found, least, most] = [found, least, most].map(|&number| grouped(number));
                let range = format!("must be between {least} and {most}, not {found}");
                format!("{} {range}.", range_text(*what))
            }
            Fact::HasAcquired => format!("{who} has already acquired an object in this phase."),
            Fact::HasDeclined => format!("{who} has declined and is out of this phase."),
            Fact::HasPassed => format!("{who} has passed in this auction."),
            Fact::Taken(object) => {
                let object = sentence(&one(object));
                format!("{object} has already been acquired in this phase.")
            }
            Fact::StackEmpty(object) => format!("No {} is left.", object.name()),
            Fact::NotAuctioned(Object::Landscape) => {
                "With three or more players, Forest, Lake and Park are auctioned separately.".into()
            }
            Fact::NotAuctioned(object) => format!(
                "With two players, {} is auctioned only as part of Landscape.",
                object.name()
            ),
            Fact::BelowOpening { price, opening } => {
                let (price, opening) = (florins(*price), florins(*opening));
                format!("{price} is below the opening bid of {opening}.")
            }
            Fact::WrongRaise { bid, next } => format!(
                "A raise is exactly 100 florins: the next bid is {}, not {}.",
                grouped(*next),
                grouped(*bid)
            ),
            Fact::PriceNotReachable { price } => {
                let price = florins(*price);
                match self.about {
                    Some(_) => format!("No sequence of bids lets {who} win at {price}."),
                    None => format!("No sequence of bids ends with this winner at {price}."),
                }
            }
            Fact::OtherAuction(object) => {
                format!("The current auction is for {}.", one(object))
            }
            Fact::LastPaysOpening { opening } => format!(
                "The last player in the phase pays exactly the opening bid of {}.",
                florins(*opening)
            ),
            Fact::ThreeBuilders => {
                format!("{who} already has three builders, the most allowed.")
            }
            Fact::NoPlace(Object::Landscape) => {
                format!("No landscape has a legal place in {}.", self.home())
            }
            Fact::NoPlace(object) => {
                let object = sentence(&one(object));
                format!("{object} has no legal place in {}.", self.home())
            }
            Fact::NoTileLeft(tile) => format!("No {} is left in the supply.", tile.name()),
            Fact::NoFreedomLeft(freedom) => {
                format!("No tile is left for the freedom of {}.", freedom.name())
            }
            Fact::NoCardLeft => "No card is left in the stack.".into(),
            Fact::NoActionLeft => "Both actions of this turn have been used.".into(),
            Fact::OncePerTurn => "This can be done only once per turn.".into(),
            Fact::HasFreedom(freedom) => {
                let freedom = freedom.name();
                format!("{who} has already introduced the freedom of {freedom}.")
            }
            Fact::TooMany { what, found, most } => {
                let most = match most {
                    0 => "there can be none".to_owned(),
                    most => format!("there can be at most {most}"),
                };
                let there = there_is(*what, (*found).into());
                format!("{there}, but {most}: {}.", rule_text(rule))
            }
            Fact::TooFew { what, found, least } => {
                let there = there_is(*what, (*found).into());
                let rule = rule_text(rule);
                format!("{there}, but there must be at least {least}: {rule}.")
            }
            Fact::PrestigeUnexplained { found, most } => format!(
                "Works, buildings, landscapes and builders bring at most {}, not {found}: the other \
                 {} cannot be explained.",
                points(*most),
                found - most
            ),
            Fact::CardElsewhere { card, place } => {
                format!("{} {}.", sentence(&the_card(*card)), self.place(*place))
            }
            Fact::NoHiddenCard { card } => {
                format!(
                    "{who} has no hidden card that could be {}.",
                    the_card(*card)
                )
            }
            Fact::AlreadyKnown(card) => {
                let card = sentence(&the_card(*card));
                format!("{card} has already been shown.")
            }
            Fact::CardTwice(card) => {
                format!("{} is in two places at once.", sentence(&the_card(*card)))
            }
            Fact::NotOffered(card) => format!(
                "{} is not one of the cards looked at.",
                sentence(&the_card(*card))
            ),
            Fact::GivenBack(card) => format!(
                "{} was returned at the start, and no card hired since can be it.",
                sentence(&the_card((*card).into()))
            ),
            Fact::NotTheRest => {
                "All the other cards looked at go under the stack, each of them once.".into()
            }
            Fact::FaceDown if rule == Rule::S2 => {
                "No card of this hand is hidden: say which one is returned.".into()
            }
            Fact::FaceDown => "The cards to choose from are hidden here.".into(),
            Fact::NoRecruitingCard => format!("{who} has no recruiting card in hand."),
            Fact::OwnProfession => "A profession is recruited from another player.".into(),
            Fact::NotOnTable { profession, from } => format!(
                "The {} does not lie in front of {}.",
                profession.name(),
                self.seat(*from)
            ),
            Fact::BelowMinimum { value, minimum } => {
                let short = minimum.saturating_sub(*value);
                format!("The work value is {value}, {short} short of the minimum of {minimum}.")
            }
            Fact::TooMuchPrestige { wanted, most: 0 } => {
                format!("The payment is too small to buy {}.", points(*wanted))
            }
            Fact::TooMuchPrestige { wanted, most } => {
                format!("The payment buys at most {}, not {wanted}.", points(*most))
            }
            Fact::AlreadyBuilt(building) => {
                format!("There is already {} in {}.", one(building), self.home())
            }
            Fact::NotThisShape { tile, squares } => {
                if squares.is_empty() {
                    format!("The {} needs squares to lie on.", tile.name())
                } else {
                    format!(
                        "No {} can cover {squares}, however it is turned.",
                        tile.name()
                    )
                }
            }
            Fact::Overlaps { squares } => format!("Something already lies on {squares}."),
            Fact::Touches { squares } => format!(
                "On {squares} it would share an edge with a building or the palazzo, which \
                 takes two builders."
            ),
            Fact::OtherLandscape(kind) => {
                format!("The landscape just acquired is not {}.", one(kind))
            }
            Fact::Edition(bad) => edition_text(bad),
            Fact::StackOrder => "Give both the order of the profession stack and its reshuffle, \
                with all hands known, or neither."
                .into(),
            Fact::MustBe { what, found, must } => {
                let must = match must {
                    0 => "there should be none".to_owned(),
                    must => format!("there should be {}", grouped(*must)),
                };
                format!(
                    "{}, but {must}: {}.",
                    there_is(*what, *found),
                    rule_text(rule)
                )
            }
        }
    }

    fn place(&self, place: CardPlace) -> String {
        match place {
            CardPlace::Hand(seat) => format!("is in {}'s hand", self.seat(seat)),
            CardPlace::Table(seat) => format!("lies on the table in front of {}", self.seat(seat)),
            CardPlace::Stack => "is in the stack".into(),
            CardPlace::Used => "has been played and is out of the game".into(),
        }
    }

    /// All names, in seat order.
    pub fn seats(&self) -> impl Iterator<Item = (Seat, String)> + 'a {
        let words = *self;
        let seats = Seat::ALL.iter().take(words.setup.players.len());
        seats.map(move |&seat| (seat, words.seat(seat)))
    }
}

/// What the points came from.
#[must_use]
pub fn source_text(source: Source) -> &'static str {
    match source {
        Source::FurtherLandscape => "for another landscape of a kind",
        Source::FurtherBuilder => "for another builder",
        Source::Building => "for a building",
        Source::Work => "from the payment of a work",
        Source::BestWork => "for the best work of the round",
    }
}

/// What set a player apart from the one before.
#[must_use]
pub fn tie_text(tie: TieBreak) -> &'static str {
    match tie {
        TieBreak::Money => "behind by money",
        TieBreak::LowestProfession => "behind by the lowest profession on display",
        TieBreak::Shared => "shares the rank",
    }
}

/// The same as a sentence about the two.
#[must_use]
pub fn tie_between(tie: TieBreak, name: &str, before: &str) -> String {
    match tie {
        TieBreak::Money => format!("{name} is behind {before} by money"),
        TieBreak::LowestProfession => {
            format!("{name} is behind {before} by the lowest profession on display")
        }
        TieBreak::Shared => format!("{name} shares the rank with {before}"),
    }
}

/// What a number counts, once and more than once.
fn count_words(what: Count) -> (String, String) {
    let plain = |one: &str, more: &str| (one.to_owned(), more.to_owned());
    match what {
        Count::Players => plain("player", "players"),
        Count::Round => plain("round", "rounds"),
        Count::Money => plain("florin", "florins"),
        Count::Prestige => plain("PP", "PP"),
        Count::PrestigeSold => plain("PP for sale", "PP for sale"),
        Count::BestWork => plain("point of best work", "points of best work"),
        Count::Tiles(tile) => (
            format!("{} tile", tile.name()),
            format!("{} tiles", tile.name()),
        ),
        Count::Buildings => plain("building", "buildings"),
        Count::Landscapes => plain("landscape", "landscapes"),
        Count::Jesters => plain("jester", "jesters"),
        Count::Builders => plain("builder", "builders"),
        Count::RecruitingCards => plain("recruiting card", "recruiting cards"),
        Count::RecruitingInHand => plain("recruiting card in hand", "recruiting cards in hand"),
        Count::RecruitingOnTable => plain(
            "recruiting card on the table",
            "recruiting cards on the table",
        ),
        Count::RecruitingCardsLeft => plain(
            "recruiting card left by another player",
            "recruiting cards left by other players",
        ),
        Count::ProfessionsHad => plain(
            "profession in hand or on the table",
            "professions in hand or on the table",
        ),
        Count::PrestigeCards => plain("prestige card", "prestige cards"),
        Count::ProfessionCards => plain("profession card", "profession cards"),
        Count::ProfessionsOnTable => plain(
            "profession card on the table",
            "profession cards on the table",
        ),
        Count::BonusCards => plain("bonus card", "bonus cards"),
        Count::UsedBonusCards => plain("bonus card already played", "bonus cards already played"),
        Count::Stack(deck) => {
            let stack = match deck {
                Deck::Professions => "profession",
                Deck::Bonus => "bonus card",
                Deck::Prestige => "prestige card",
            };
            (
                format!("card in the {stack} stack"),
                format!("cards in the {stack} stack"),
            )
        }
        Count::FreedomTiles(freedom) => (
            format!("tile for the freedom of {}", freedom.name()),
            format!("tiles for the freedom of {}", freedom.name()),
        ),
        Count::Freedoms => plain("freedom", "freedoms"),
        Count::DoubledFreedoms => plain("freedom with two tiles", "freedoms with two tiles"),
        Count::Objects => plain("object from an auction", "objects from auctions"),
        Count::Actions => plain(
            "work, building, freedom or bonus card",
            "works, buildings, freedoms and bonus cards",
        ),
    }
}

/// How many there are: `There is 1 jester`, `There are 3,000 florins`.
fn there_is(what: Count, found: i64) -> String {
    let (one, more) = count_words(what);
    match found {
        0 => format!("There are no {more}"),
        1 => format!("There is 1 {one}"),
        found => format!("There are {} {more}", grouped(found)),
    }
}

/// What must lie in a range, at the beginning of a sentence.
fn range_text(what: Count) -> String {
    match what {
        Count::Round => "The round".into(),
        Count::Money => "Money in florins".into(),
        Count::Prestige => "Prestige points".into(),
        Count::PrestigeSold => "The PP to sell".into(),
        Count::BestWork => "The best work".into(),
        Count::Players
        | Count::Tiles(_)
        | Count::Buildings
        | Count::Landscapes
        | Count::Jesters
        | Count::Builders
        | Count::RecruitingCards
        | Count::RecruitingInHand
        | Count::RecruitingOnTable
        | Count::RecruitingCardsLeft
        | Count::ProfessionsHad
        | Count::PrestigeCards
        | Count::ProfessionCards
        | Count::ProfessionsOnTable
        | Count::BonusCards
        | Count::UsedBonusCards
        | Count::Stack(_)
        | Count::FreedomTiles(_)
        | Count::Freedoms
        | Count::DoubledFreedoms
        | Count::Objects
        | Count::Actions => format!("The number of {}", count_words(what).1),
    }
}

/// What is wrong with an edition.
#[must_use]
pub fn edition_text(bad: &BadEdition) -> String {
    match bad {
        BadEdition::Missing(tile) => format!("The edition has no drawing of the {}.", tile.name()),
        BadEdition::Drawing(tile) => format!(
            "The {} must be drawn in at most seven rows of at most seven # or ., separated by /.",
            tile.name()
        ),
        BadEdition::Shape(tile, why) => {
            format!(
                "The {} cannot be a tile: {}.",
                tile.name(),
                shape_text(*why)
            )
        }
        BadEdition::Size {
            tile,
            found,
            expected,
        } => {
            let squares = match found {
                0 => "no squares".to_owned(),
                found => count(*found as i64, "square", "squares"),
            };
            let must = match tile {
                Tile::Building(_) => format!("must cover {expected}"),
                Tile::Landscape(Landscape::Forest) => format!("must cover at least {expected}"),
                Tile::Landscape(_) => {
                    format!("may cover at most {expected}, fewer than the Forest")
                }
            };
            format!("The {} covers {squares} and {must}.", tile.name())
        }
        BadEdition::SameShape(one, other) => {
            format!(
                "The {} and the {} are the same shape.",
                one.name(),
                other.name()
            )
        }
        BadEdition::Board => "The board must be seven rows of seven . or P, separated by /, with \
            the six squares of the palazzo marked P."
            .into(),
        BadEdition::Palazzo { found } if found.is_empty() => {
            "The board has no palazzo: mark the squares a1 to c2 with P.".into()
        }
        BadEdition::Palazzo { found } => {
            format!("The palazzo covers {found}; it must cover a1 to c2, the lower left corner.")
        }
        BadEdition::FallingMinimum {
            round,
            found,
            before,
        } => format!(
            "The minimum work value ({found}) is lower than that of the round before ({before}): \
             check round {round}."
        ),
    }
}

/// Why squares cannot be a tile, in the middle of a sentence.
fn shape_text(why: BadShape) -> String {
    match why {
        BadShape::Empty => "it covers no squares".into(),
        BadShape::TooLarge(squares) => {
            let most = Shape::MOST_SQUARES;
            format!("it covers {squares} squares, more than the largest tile ({most})")
        }
        BadShape::NotConnected => "its squares are not all joined along edges".into(),
    }
}

/// The stack a card was drawn from.
#[must_use]
pub fn deck_text(deck: Deck) -> &'static str {
    match deck {
        Deck::Professions => "profession stack",
        Deck::Bonus => "bonus card stack",
        Deck::Prestige => "prestige card stack",
    }
}

/// A rule in a few words, to be read after a colon.
#[must_use]
pub fn rule_text(rule: Rule) -> &'static str {
    match rule {
        Rule::G1 => "two to five players play seven rounds",
        Rule::G2 => "money comes in steps of 100 florins",
        Rule::G3 => "prestige points and work value are two things",
        Rule::G4 => "a prestige point sells for 100 florins, and nobody goes below 0 PP",
        Rule::G5 => "money may be kept secret",
        Rule::G6 => "cards in hand are secret",
        Rule::S1 => "each player begins with 3,500 florins (two players: 2,500) and nothing else",
        Rule::S2 => "each player is dealt four professions and returns one, and each exists once",
        Rule::S3 => "the auction stacks are limited",
        Rule::S4 => "the supply is limited",
        Rule::S5 => "the start player sits at the table",
        Rule::A1 => "one object per player and auction phase",
        Rule::A2 => "one object per stack and auction phase",
        Rule::A3 => "an empty stack cannot be named",
        Rule::A4 => "an auction begins when its opener names an object",
        Rule::A5 => "the others raise by exactly 100 florins or pass, clockwise",
        Rule::A6 => "the highest bidder pays and is out of the phase",
        Rule::A7 => "the next player still in the phase opens",
        Rule::A8 => "whoever declines to open is out of the phase",
        Rule::A9 => "the last player may take an object at the opening bid",
        Rule::A10 => "the auction phase of this round is over",
        Rule::A11 => "nobody may bid more than the money in hand",
        Rule::A12 => "nobody may bid for a fourth builder",
        Rule::A13 => "nobody may bid for a landscape without a place for it",
        Rule::O1 => "a landscape is placed as soon as it is acquired",
        Rule::O2 => "each further landscape of a kind gives 3 PP",
        Rule::O3 => "the landscape a profession wants adds 3, once",
        Rule::O4 => "each jester adds 2 to every work",
        Rule::O5 => "builders make buildings cheaper",
        Rule::O6 => "nobody has more than three builders",
        Rule::O7 => "a prestige card is chosen from five when it is acquired",
        Rule::O8 => "a recruiting card is used when it is acquired or on a later turn",
        Rule::O9 => "a recruiting card counts like a profession card",
        Rule::O10 => "a recruited profession can work again",
        Rule::B1 => "each player takes up to two actions, on their own turn",
        Rule::B2 => "one profession and one freedom per turn",
        Rule::B3 => "a building is paid for and taken from the supply",
        Rule::B4 => "a profession costs 300 florins and comes from the stack",
        Rule::B5 => "a freedom costs 300 florins, and nobody introduces it twice",
        Rule::B6 => "a bonus card costs 300 florins and comes from the stack",
        Rule::W1 => "a work is completed with a profession card from the hand",
        Rule::W2 => "a work must reach the minimum of the round",
        Rule::W3 => "the building a profession wants adds 4",
        Rule::W4 => "the landscape it wants adds 3",
        Rule::W5 => "the freedom it wants adds 3",
        Rule::W6 => "each jester adds 2",
        Rule::W7 => "each profession or recruiting card adds 1",
        Rule::W8 => "each bonus card is played from the hand, once",
        Rule::W9 => "a prestige point costs 200 florins of the payment",
        Rule::W10 => "only the best work of this round is marked",
        Rule::P1 => "a tile keeps its shape and lies on the grid",
        Rule::P2 => "tiles do not overlap",
        Rule::P3 => "buildings may not touch before the second builder",
        Rule::P4 => "landscapes may touch anything",
        Rule::P5 => "each kind of building only once",
        Rule::P6 => "what has been placed stays where it is",
        Rule::R1 => "the best work of the round earns 3 PP",
        Rule::R2 => "the start player marker moves to the left",
        Rule::E1 => "prestige cards are revealed after round 7",
        Rule::E2 => "a prestige card scores for its owner alone",
        Rule::E3 => "nobody has the most of nothing",
        Rule::E4 => "most PP wins, then most money",
        Rule::T1 => "with two players, each begins with 2,500 florins",
        Rule::T2 => "with two players, the opening bid is 300 florins",
        Rule::T3 => "with two players, the landscapes are one object, once per phase",
        Rule::T4 => {
            "with two players, two freedoms have two tiles, or one of them in the harder game"
        }
    }
}

/// `3 entries`, for what a jump back leaves out.
#[must_use]
pub fn entries(number: usize) -> String {
    count(number as i64, "entry", "entries")
}
