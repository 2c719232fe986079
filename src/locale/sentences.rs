//! What was decided, what happened, and what is wrong, as sentences.

use std::fmt::Write as _;

use super::names::{Named, count, cut, florins, points};
use crate::florence::command::Deck;
use crate::florence::edition::BadEdition;
use crate::florence::rule::{CardPlace, Count, Open};
use crate::florence::tally::TieBreak;
use crate::florence::{
    AnyCard, Command, Decision, Event, Fact, Game, NoRaise, Player, Problem, Rule, Setup, Source,
    Tile, Useless, Violation,
};
use crate::table::{Card, Item, Seat};

/// Stands where an amount of money is kept secret.
pub const MONEY_HIDDEN: &str = "florins hidden";

/// A card is returned, and nobody says which.
const RETURN_HIDDEN: Decision = Decision::Return(Card::Hidden);

/// Makes sentences about one game: it knows the players' names.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    setup: &'a Setup,
    veiled: bool,
    most: usize,
    told: Told,
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
            veiled: false,
            most: usize::MAX,
            told: Told::Everything,
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

    /// The same words without how much money anybody has, if `veiled` (G5). What
    /// is paid is done in the open and stays.
    #[must_use]
    pub fn veiling(self, veiled: bool) -> Self {
        Self { veiled, ..self }
    }

    /// The same words with names of at most so many letters, where there is
    /// little room.
    #[must_use]
    pub fn with_names_of(self, most: usize) -> Self {
        Self { most, ..self }
    }

    /// Whether these words keep money secret.
    #[must_use]
    pub fn veils(&self) -> bool {
        self.veiled
    }

    /// How much money somebody has, or that it is not shown.
    #[must_use]
    pub fn money(&self, amount: u32) -> String {
        match self.veiled {
            true => MONEY_HIDDEN.into(),
            false => florins(amount),
        }
    }

    /// The name of a seat's player, or `Player A` where none was given.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> String {
        match self.setup.name(seat).trim() {
            "" => format!("Player {seat:?}"),
            name => cut(name, self.most),
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
            NoRaise::OutOfReach { .. } if self.veiled => return None,
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
            Decision::Place(kind, squares) => format!("places a {} on {squares}", kind.name()),
            Decision::Keep(card, _) => format!("keeps {}", card.name()),
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
            Decision::Sell(sold) => format!("gives up {} for money", points(sold)),
            Decision::Reveal(card) => format!("shows a card: {}", card.name()),
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
            Event::Money { seat, florins: sum } if sum > 0 && self.veiled => {
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

    #[allow(clippy::too_many_lines)]
    fn fact(&self, rule: Rule, fact: &Fact) -> String {
        match fact {
            Fact::NotYourTurn { to_act } => {
                format!("It is {}'s turn to decide.", self.seat(*to_act))
            }
            Fact::NoSuchSeat(seat) | Fact::SeatNotAtTable(seat) => {
                format!("Nobody sits in seat {seat:?} at this table.")
            }
            Fact::NotNow => format!("This is not possible now: {}.", rule_text(rule)),
            Fact::FirstDecide(open) => match open {
                Open::Placing => "The landscape just acquired must be placed first.".into(),
                Open::Choosing => "One of the cards looked at must be kept first.".into(),
                Open::Recruiting => {
                    "First say whether the recruiting card just acquired is used or kept.".into()
                }
                Open::Bidding => "The auction that is running must end first.".into(),
            },
            Fact::GameOver => "The game is over.".into(),
            Fact::NotEnoughMoney { needed, .. } if self.veiled => {
                format!("That costs {}; there is not enough.", florins(*needed))
            }
            Fact::NotEnoughMoney { needed, has } => format!(
                "That costs {}; there are only {}.",
                florins(*needed),
                florins(*has)
            ),
            Fact::NotEnoughPrestige { needed, has } => format!(
                "There are only {} to give up, not {}.",
                points(*has),
                points(*needed)
            ),
            Fact::WorkBeforeTurn { value } => format!(
                "A best work of {value} is marked, but this player has not had a turn in this \
                    round."
            ),
            Fact::WorkAfterEnd { value } => format!(
                "A best work of {value} is still marked, but round 7 is over: its points are on \
                    the fame track already."
            ),
            Fact::TooLateToSell => {
                "No points can be given up for money once round 7 is over.".into()
            }
            Fact::NotAStep { amount } => {
                format!("{} is not a multiple of 100.", florins(*amount))
            }
            Fact::OutOfRange { found, least, most } => {
                format!(
                    "{found} is not possible: {}, it must be between {least} and {most}.",
                    rule_text(rule)
                )
            }
            Fact::HasAcquired => {
                "This player has acquired an object in this phase and takes no further part.".into()
            }
            Fact::HasDeclined => "This player has declined and is out of this phase.".into(),
            Fact::HasPassed => "This player has passed in this auction.".into(),
            Fact::Taken(object) => {
                format!("{} has been acquired in this phase already.", object.name())
            }
            Fact::StackEmpty(object) => format!("No {} is left.", object.name()),
            Fact::NotAuctioned(object) => format!(
                "{} is not auctioned with this number of players.",
                object.name()
            ),
            Fact::BelowOpening { price, opening } => format!(
                "{} is below the opening bid of {}.",
                florins(*price),
                florins(*opening)
            ),
            Fact::WrongRaise { bid, next } => format!(
                "A raise is exactly 100 florins: the next bid is {}, not {}.",
                florins(*next),
                florins(*bid)
            ),
            Fact::PriceNotReachable { price } => format!(
                "No sequence of bids by these players ends with this winner at {}.",
                florins(*price)
            ),
            Fact::OtherAuction(object) => {
                format!("The auction that is running is for {}.", object.name())
            }
            Fact::LastPaysOpening { opening } => format!(
                "The last player in the phase takes an object for {}, no more.",
                florins(*opening)
            ),
            Fact::ThreeBuilders => "This player has three builders, the most there can be.".into(),
            Fact::NoPlace(object) => {
                format!("{} has no legal place in this principality.", object.name())
            }
            Fact::NoTileLeft(tile) => format!("No {} is left in the supply.", tile.name()),
            Fact::NoFreedomLeft(freedom) => {
                format!("No tile for the freedom of {} is left.", freedom.name())
            }
            Fact::NoCardLeft => "The stack is empty.".into(),
            Fact::NoActionLeft => "Both actions of this turn are used.".into(),
            Fact::OncePerTurn => "This is possible only once a turn.".into(),
            Fact::HasFreedom(freedom) => {
                format!("The freedom of {} is introduced already.", freedom.name())
            }
            Fact::TooMany { what, found, most } => format!(
                "{found} {}: there can be at most {most}.",
                count_text(*what)
            ),
            Fact::PrestigeUnexplained { found, most } => format!(
                "{}: works, buildings, landscapes and builders account for at most {most}; \
                    {} cannot be explained.",
                points(*found),
                found - most
            ),
            Fact::TooFew { what, found, least } => format!(
                "{found} {}: there must be at least {least}.",
                count_text(*what)
            ),
            Fact::CardElsewhere { card, place } => {
                format!("{} {}.", card.name(), self.place(*place))
            }
            Fact::NoHiddenCard { card } => format!(
                "No card face down is left there that could be {}.",
                card.name()
            ),
            Fact::GivenBack(card) => format!(
                "The {} was given back at the start, and no card hired since can be it.",
                card.name()
            ),
            Fact::AlreadyKnown(card) => format!("{} is known to be there already.", card.name()),
            Fact::CardTwice(card) => format!("{} is in two places.", card.name()),
            Fact::NotOffered(card) => {
                format!("{} is not among the cards looked at.", card.name())
            }
            Fact::NotTheRest => {
                "Exactly the other cards looked at go under the stack, each once.".into()
            }
            Fact::FaceDown => "These cards are known, so say which one.".into(),
            Fact::NoRecruitingCard => "This player has no recruiting card in hand.".into(),
            Fact::OwnProfession => "One recruits from another player, not from oneself.".into(),
            Fact::NotOnTable { profession, from } => format!(
                "The {} does not lie in front of {}.",
                profession.name(),
                self.seat(*from)
            ),
            Fact::BelowMinimum { value, minimum } => {
                format!("The work is worth {value}; this round's minimum is {minimum}.")
            }
            Fact::TooMuchPrestige { wanted, most } => format!(
                "The payment buys at most {}, not {}.",
                points(*most),
                points(*wanted)
            ),
            Fact::AlreadyBuilt(building) => {
                format!(
                    "There is a {} in this principality already.",
                    building.name()
                )
            }
            Fact::NotThisShape { tile, squares } => {
                if squares.is_empty() {
                    format!("The {} lies on no square.", tile.name())
                } else {
                    format!("{squares} is not a {}, however it is turned.", tile.name())
                }
            }
            Fact::Overlaps { squares } => format!("{squares}: there is something already."),
            Fact::Touches { squares } => format!(
                "{squares}: shares an edge with a building or the palazzo; that takes two builders."
            ),
            Fact::OtherLandscape(kind) => {
                format!("It was not a {} that was acquired.", kind.name())
            }
            Fact::Edition(bad) => edition_text(bad),
            Fact::StackOrder => "Either the order of the professions and their reshuffling are \
                both given with all hands known, or neither."
                .into(),
            Fact::MustBe { found, must } => {
                format!("{found} should be {must}: {}.", rule_text(rule))
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

fn count_text(what: Count) -> String {
    match what {
        Count::Players => "players".into(),
        Count::Tiles(tile) => format!("tiles of the {}", tile.name()),
        Count::Landscapes => "landscapes".into(),
        Count::Jesters => "jesters".into(),
        Count::Builders => "builders".into(),
        Count::RecruitingCards => "recruiting cards".into(),
        Count::RecruitingCardsLeft => "recruiting cards left here by others".into(),
        Count::PrestigeCards => "prestige cards".into(),
        Count::ProfessionCards => "profession cards".into(),
        Count::ProfessionsHad => "professions in hand and works".into(),
        Count::BonusCards => "bonus cards".into(),
        Count::FreedomTiles(freedom) => format!("tiles for the freedom of {}", freedom.name()),
        Count::Freedoms => "freedoms".into(),
        Count::Objects => "objects from auctions".into(),
        Count::Actions => "things that take an action".into(),
    }
}

/// What is wrong with an edition.
#[must_use]
pub fn edition_text(bad: &BadEdition) -> String {
    match bad {
        BadEdition::Missing(tile) => format!("The edition has no drawing of the {}.", tile.name()),
        BadEdition::Drawing(tile) => format!(
            "The drawing of the {} must be rows of # and . separated by /, at most seven by seven.",
            tile.name()
        ),
        BadEdition::Shape(tile, why) => format!("The {} cannot be a tile: {why}.", tile.name()),
        BadEdition::Size {
            tile: tile @ Tile::Building(_),
            found,
            expected,
        } => format!(
            "The {} has {found} squares and must have {expected}.",
            tile.name()
        ),
        BadEdition::Size {
            tile,
            found,
            expected,
        } => format!(
            "The {} has {found} squares: Lake and Park are smaller than Forest ({expected}).",
            tile.name()
        ),
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
            "The minimum work value falls from {before} to {found} in round {round}; it may only \
                stay or rise."
        ),
    }
}

/// The stack a card was drawn from.
#[must_use]
pub fn deck_text(deck: Deck) -> &'static str {
    match deck {
        Deck::Professions => "profession stack",
        Deck::Bonus => "bonus cards",
        Deck::Prestige => "prestige cards",
    }
}

/// A rule in a few words, to be read after a colon.
#[must_use]
pub fn rule_text(rule: Rule) -> &'static str {
    match rule {
        Rule::G1 => "two to five play seven rounds",
        Rule::G2 => "money is in steps of 100 florins",
        Rule::G3 => "prestige points and work value are two things",
        Rule::G4 => "a prestige point is given up for 100 florins, never below 0",
        Rule::G5 => "money may be kept secret",
        Rule::G6 => "cards in hand are secret",
        Rule::S1 => "a player begins with 3,500 florins and nothing else",
        Rule::S2 => "four professions are dealt, one is returned, each exists once",
        Rule::S3 => "the auction stacks are limited",
        Rule::S4 => "the action supply is limited",
        Rule::S5 => "the start player sits at the table",
        Rule::A1 => "one object a player and auction phase",
        Rule::A2 => "one object a stack and auction phase",
        Rule::A3 => "an empty stack cannot be named",
        Rule::A4 => "an auction is opened by naming an object",
        Rule::A5 => "one raises by exactly 100 or passes, clockwise",
        Rule::A6 => "the highest bidder pays and is out of the phase",
        Rule::A7 => "the opener is the next player still in the phase",
        Rule::A8 => "who declines to open is out of the phase",
        Rule::A9 => "the last player takes an object at the opening bid",
        Rule::A10 => "the auction phase of this round is over",
        Rule::A11 => "nobody bids more than the money in hand",
        Rule::A12 => "nobody bids for a fourth builder",
        Rule::A13 => "nobody bids for a landscape without a place",
        Rule::O1 => "a landscape is placed when it is acquired",
        Rule::O2 => "a further landscape of a kind gives 3 PP",
        Rule::O3 => "a landscape adds 3 to a work, once",
        Rule::O4 => "a jester adds 2 to every work",
        Rule::O5 => "builders make buildings cheaper",
        Rule::O6 => "at most three builders",
        Rule::O7 => "a prestige card is chosen from five when it is acquired",
        Rule::O8 => "a recruiting card is used when acquired or in a later turn of one's own",
        Rule::O9 => "a recruiting card counts like a profession",
        Rule::O10 => "a recruited profession can work again",
        Rule::B1 => "actions are taken in one's own turn, up to two",
        Rule::B2 => "hiring and introducing a freedom are possible once a turn each",
        Rule::B3 => "a building is paid for and taken from the supply",
        Rule::B4 => "hiring costs 300 florins and takes a card from the stack",
        Rule::B5 => "a freedom costs 300 florins, once for each principality",
        Rule::B6 => "a bonus card costs 300 florins",
        Rule::W1 => "a work is completed with a profession card from hand",
        Rule::W2 => "a work reaches the minimum of the round",
        Rule::W3 => "the profession's building adds 4",
        Rule::W4 => "its landscape adds 3",
        Rule::W5 => "its freedom adds 3",
        Rule::W6 => "each jester adds 2",
        Rule::W7 => "each profession or recruiting card adds 1",
        Rule::W8 => "bonus cards are played from hand, once",
        Rule::W9 => "a prestige point costs 200 florins of the payment",
        Rule::W10 => "the best single work of the round is marked",
        Rule::P1 => "a tile lies on the grid in its shape",
        Rule::P2 => "tiles do not overlap",
        Rule::P3 => "buildings do not share edges before the second builder",
        Rule::P4 => "landscapes may touch anything",
        Rule::P5 => "each kind of building once",
        Rule::P6 => "what is placed stays",
        Rule::R1 => "the best work of the round gets 3 PP",
        Rule::R2 => "the start player moves to the left",
        Rule::E1 => "prestige cards are revealed after round 7",
        Rule::E2 => "a card scores for its owner",
        Rule::E3 => "nobody has the most of nothing",
        Rule::E4 => "most PP wins, then most money",
        Rule::T1 => "two players begin with 2,500 florins each",
        Rule::T2 => "with two players the opening bid is 300 florins",
        Rule::T3 => "with two players the landscapes are one object, once a phase",
        Rule::T4 => "with two players two freedoms come twice, one in the harder game",
    }
}

/// `3 entries`, for what a jump back leaves out.
#[must_use]
pub fn entries(number: usize) -> String {
    count(number as i64, "entry", "entries")
}
