//! Countable facts for or against a decision, so that a hint can say more than a number.
//! What they lead to is up to the [`judge`](super::judge); the sentences are in
//! [`words::advice`](crate::words::florence::advice).

use super::characters::promises;
use super::outlook::{Outlook, matching};
use crate::rules::cards::{BonusCard, PrestigeCard, Profession};
use crate::rules::characters::{Character, Favour};
use crate::rules::command::{AnyCard, Command, Decision, Deck};
use crate::rules::components::{Building, Freedom, Landscape, OFFER, Object, Size, Tile};
use crate::rules::game::{Game, Pending};
use table::{Card, Hand, Seat, Set};

/// A building with at most this many places is in danger of losing them.
const FEW_PLACES: usize = 6;
/// A fact about a choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Reason {
    /// It brings prestige points at once.
    Gains {
        /// PP.
        points: u16,
    },
    /// It brings money.
    Earns {
        /// Florins.
        florins: u32,
    },
    /// It costs money.
    Costs {
        /// Florins.
        florins: u32,
    },
    /// It gives up prestige points for money (G4).
    Sells {
        /// PP.
        points: u16,
    },
    /// The work has this value (W).
    Value {
        /// Points of work value.
        value: u16,
        /// The minimum of the round.
        minimum: u16,
    },
    /// It would be the best work of the round so far (R1).
    BestWork,
    /// It makes a work in hand reach the minimum of this round.
    Enables {
        /// The profession.
        profession: Profession,
        /// Its work value then.
        value: u16,
    },
    /// It raises the value of works in hand.
    Raises {
        /// How many works.
        works: u8,
        /// Points of work value, all works together.
        by: u16,
    },
    /// The auction of the object begins at this price.
    Opens {
        /// Florins.
        florins: u32,
    },
    /// Another player has bid this for the object.
    HasBid {
        /// The player.
        seat: Seat,
        /// The object.
        object: Object,
        /// Florins.
        florins: u32,
    },
    /// The seat is out of the phase (A8).
    SitsOut,
    /// A wanted building still has a place, though few are left.
    KeepsPlace {
        /// The building.
        building: Building,
    },
    /// A wanted building no longer has a place.
    LosesPlace {
        /// The building.
        building: Building,
    },
    /// How much of what a profession wants is present, in points of work value.
    Matches {
        /// The profession.
        profession: Profession,
        /// 0, 3, 4, 6, 7 or 10.
        value: u16,
    },
    /// What a bonus card would add to a work now.
    Adds {
        /// The card.
        card: BonusCard,
        /// Points of work value.
        value: u16,
    },
    /// What a prestige card would bring if the game ended now.
    Scores {
        /// The card.
        card: PrestigeCard,
        /// PP.
        points: u8,
    },
    /// This many actions are forgone.
    Forgoes {
        /// Actions; 0 if there is none left.
        actions: u8,
    },
    /// No other card of a starting hand wants these things.
    Alone {
        /// The card that is returned (S2).
        profession: Profession,
        /// What only it wants, at least one thing.
        wants: Wants,
        /// Unknown cards of the hand, which may want it too.
        hidden: u8,
    },
    /// The returned card wants a large building, which is hard to place, or a small one,
    /// which is not.
    WantsSize {
        /// The card.
        profession: Profession,
        /// Large or small.
        size: Size,
    },
    /// Several of the kept cards want the same, at least one thing.
    Together {
        /// A building, and how many cards want it (2 or 3).
        building: Option<(Building, u8)>,
        /// A landscape, and how many cards want it (2 or 3).
        landscape: Option<(Landscape, u8)>,
        /// A freedom, and how many cards want it (2 or 3).
        freedom: Option<(Freedom, u8)>,
    },
    /// One of the kept cards wants what the returned card wants too, and no other does.
    Parts {
        /// The kept card.
        other: Profession,
        /// What both want, at least one thing.
        wants: Wants,
    },
    /// What a recruiting card would bring now (O8).
    ToRecruit {
        /// The best-matching profession in front of a rival, and its match (0, 3, 4, 6, 7
        /// or 10 points of work value); `None` if there is none.
        best: Option<(Profession, u16)>,
    },
    /// What a character is expected to bring, before the payment for it (M6 to M11).
    Promises {
        /// The character.
        character: Character,
        /// Final points (PP).
        points: f32,
        /// The highest field at which it still brings more than it costs, in florins;
        /// `None` if there is none.
        worth_up_to: Option<u32>,
    },
    /// What the Muse adds to every work of this round (M6).
    Muse {
        /// Points of work value.
        adds: u8,
        /// Professions in hand whose work reaches the minimum with it.
        works: u8,
    },
    /// A turn with the Cardinal has this many actions (M7).
    Turn {
        /// Actions.
        actions: u8,
    },
    /// What a work of the Princess is worth now (M8).
    Princess {
        /// Points of work value.
        value: u16,
        /// The minimum of the round.
        minimum: u16,
    },
    /// What the position on the fame track brings now (M9).
    FameTrack {
        /// PP.
        points: u16,
    },
    /// The price of what was won is waived (M9).
    Waives {
        /// Florins.
        florins: u32,
    },
    /// The next price may be waived (M9).
    WaivesNext,
    /// The seat chooses from this many cards for free (M10).
    ChoosesFrom {
        /// Cards.
        cards: u8,
        /// The stack.
        deck: Deck,
    },
    /// The money on the Banker (M11).
    OnBanker {
        /// Florins.
        florins: u32,
    },
    /// The seat has no character in this round (M4).
    NoCharacter,
    /// The character goes back unused (M5).
    Unused,
    /// Remaining money only breaks ties (E4).
    MoneyLeft {
        /// Florins.
        florins: u32,
    },
    /// Squares on which buildings may still stand afterwards.
    Leaves {
        /// How many (0 to 49).
        squares: u8,
    },
}

/// Things that a profession wants (W3 to W5), all or some of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wants {
    /// Its building.
    pub building: Option<Building>,
    /// Its landscape.
    pub landscape: Option<Landscape>,
    /// Its freedom.
    pub freedom: Option<Freedom>,
}

impl Wants {
    /// Returns what a profession wants, limited to the requested ones of its building,
    /// landscape and freedom.
    fn of(profession: Profession, [building, landscape, freedom]: [bool; 3]) -> Self {
        Self {
            building: building.then_some(profession.building()),
            landscape: landscape.then_some(profession.landscape()),
            freedom: freedom.then_some(profession.freedom()),
        }
    }

    fn is_empty(self) -> bool {
        self == Self::default()
    }
}

/// Returns what can be said for and against a command: at least one fact for every decision
/// of a seat that sees what it decides about.
pub(super) fn reasons(seen: &Game, seat: Seat, command: &Command) -> Vec<Reason> {
    let mut found = Vec::new();
    let player = seen.player(seat);
    let outlook = Outlook::of(seen, seat);
    match command.decision {
        Decision::Name(_) => {
            let florins = seen.opening_bid();
            return vec![Reason::Opens { florins }];
        }
        Decision::Raise(florins) | Decision::Sit(florins) | Decision::SitAt(_, florins) => {
            return vec![Reason::Costs { florins }];
        }
        Decision::Pass if seen.characters().is_some() => return vec![Reason::NoCharacter],
        Decision::Pass => {
            if let Some(bidding) = seen.bidding() {
                found.push(Reason::HasBid {
                    seat: bidding.highest,
                    object: bidding.object,
                    florins: bidding.price,
                });
            }
            return found;
        }
        Decision::Decline => return vec![Reason::SitsOut],
        Decision::Complete(work) => {
            let value = seen.work_value(seat, work.profession, work.bonus).total();
            let minimum = seen.minimum();
            found.push(Reason::Value { value, minimum });
            is_best_work(seen, value, &mut found);
        }
        Decision::Keep(card, _) => {
            found.push(match card {
                AnyCard::Profession(profession) => Reason::Matches {
                    profession,
                    value: matching(&outlook, profession) as u16,
                },
                AnyCard::Bonus(card) => Reason::Adds {
                    card,
                    value: u16::from(card.value(player)),
                },
                AnyCard::Prestige(card) => Reason::Scores {
                    card,
                    points: seen.prestige_card_points(seat, card),
                },
            });
            return found;
        }
        Decision::Return(Card::Known(card)) => {
            about_hand(player.hand(), card, &mut found);
            return found;
        }
        Decision::Bid(character, florins) => {
            found.push(Reason::Costs { florins });
            about_character(seen, seat, character, &mut found);
            return found;
        }
        Decision::Princess(_) => about_princess(seen, seat, &mut found),
        Decision::Merchant(Favour::Free) => {
            if let Some(Pending::Merchant { price, .. }) = seen.pending() {
                found.push(Reason::Waives { florins: price });
            }
            let points = seen.position_on_fame_track(seat);
            found.push(Reason::FameTrack { points });
            return found;
        }
        Decision::Merchant(Favour::Points) => {
            let points = seen.position_on_fame_track(seat);
            found.push(Reason::Gains { points });
            if let Some(Pending::Merchant { price, .. }) = seen.pending() {
                found.push(Reason::Costs { florins: price });
            }
            return found;
        }
        Decision::Professor(deck) => {
            let cards = seen.cards_left(deck).min(OFFER) as u8;
            return vec![Reason::ChoosesFrom { cards, deck }];
        }
        Decision::LetGo => return vec![Reason::Unused],
        Decision::Exchange(points) => {
            let money = seen.player(seat).money();
            let florins = u32::from(points) * seen.variant().point_costs;
            found.push(Reason::Gains { points });
            let florins = money.saturating_sub(florins);
            found.push(Reason::MoneyLeft { florins });
            return found;
        }
        Decision::Take(_) => {
            let aside = seen.auction().into_iter();
            let prices = aside.flat_map(|auction| auction.acquired_by(seat));
            if let Some(florins) = prices.map(|(_, price)| price).max() {
                found.push(Reason::Costs { florins });
            }
        }
        Decision::Hold => found.push(to_recruit(seen, seat, &outlook)),
        Decision::Recruit(_, profession) => found.push(Reason::Matches {
            profession,
            value: matching(&outlook, profession) as u16,
        }),
        Decision::EndTurn => {
            let actions = seen.actions_left();
            found.push(Reason::Forgoes { actions });
            if player.recruiting_in_hand() > 0 {
                found.push(to_recruit(seen, seat, &outlook));
            }
            return found;
        }
        Decision::Sell(points) => return vec![Reason::Sells { points }],
        Decision::Return(Card::Hidden)
        | Decision::Win(..)
        | Decision::Place(..)
        | Decision::Build(..)
        | Decision::Hire
        | Decision::Introduce(_)
        | Decision::AcquireBonus
        | Decision::Accept
        | Decision::Agree(_)
        | Decision::Reveal(_) => {}
        // The result if the other accepts.
        Decision::Offer(joint) => {
            let active = seen.turn().map(|turn| turn.seat);
            let said = match active {
                Some(active) if active != seat => joint.turned(seat),
                _ => joint,
            };
            let mut after = seen.with_nothing_pending();
            let agree = Command::new(active.unwrap_or(seat), Decision::Agree(said));
            if after.play(&agree).is_ok() {
                compared(seen, &after, seat, &mut found);
            }
            return found;
        }
        Decision::Refuse => return found,
        Decision::Correct(_) => return found,
    }
    let mut after = *seen;
    if after.play(command).is_ok() {
        compared(seen, &after, seat, &mut found);
        if let Decision::Place(..) = command.decision {
            let player = after.player(seat);
            let home = player.principality();
            // Where a building of any kind may stand.
            let open = home.open_to(Tile::Building(Building::Tower), after.beside(seat));
            let squares = open.len() as u8;
            found.push(Reason::Leaves { squares });
        }
    }
    found
}

fn is_best_work(seen: &Game, value: u16, found: &mut Vec<Reason>) {
    let best = seen.seats().map(|seat| seen.player(seat).best_work()).max();
    if value > best.unwrap_or(0) {
        found.push(Reason::BestWork);
    }
}

fn about_princess(seen: &Game, seat: Seat, found: &mut Vec<Reason>) {
    let value = seen.princess_value(seat).total();
    let minimum = seen.minimum();
    found.push(Reason::Princess { value, minimum });
    is_best_work(seen, value, found);
}

/// Adds what a character would bring, both counted and estimated.
fn about_character(seen: &Game, seat: Seat, character: Character, found: &mut Vec<Reason>) {
    let minimum = seen.minimum();
    match character {
        Character::Muse => {
            let hand = seen.player(seat).hand().known();
            let value = |card| seen.work_value(seat, card, Set::EMPTY).total();
            let adds = seen.round();
            let reaches = |&card: &Profession| value(card) + u16::from(adds) >= minimum;
            let works = hand.iter().filter(reaches).count() as u8;
            found.push(Reason::Muse { adds, works });
        }
        Character::Cardinal => {
            let actions = seen.variant().actions + 1;
            found.push(Reason::Turn { actions });
        }
        Character::Princess => {
            let value = seen.princess_value(seat).total();
            found.push(Reason::Princess { value, minimum });
        }
        Character::Merchant => {
            let is_last = seen.round() >= seen.variant().rounds;
            found.extend((!is_last).then_some(Reason::WaivesNext));
            let points = seen.position_on_fame_track(seat);
            found.push(Reason::FameTrack { points });
        }
        Character::Professor => {
            for deck in [Deck::Prestige, Deck::Bonus] {
                let cards = seen.cards_left(deck).min(OFFER) as u8;
                found.push(Reason::ChoosesFrom { cards, deck });
            }
        }
        Character::Banker => {
            let florins = seen.on_banker();
            found.push(Reason::OnBanker { florins });
        }
    }
    let promises = promises(seen, seat).into_iter();
    let this = promises.filter(|it| it.character == character);
    found.extend(this.map(|it| Reason::Promises {
        character,
        points: it.points,
        worth_up_to: it.worth_up_to,
    }));
}

/// Adds what a card of a starting hand has in common with the others, and they with each
/// other.
fn about_hand(hand: &Hand<Profession>, card: Profession, found: &mut Vec<Reason>) {
    let kept = hand.known().without(card);
    let others = wanting_like(kept, card);
    let wants = Wants::of(card, others.map(|cards| cards == 0));
    if !wants.is_empty() {
        found.push(Reason::Alone {
            profession: card,
            wants,
            hidden: hand.hidden(),
        });
    }
    let size = card.building().size();
    let wants_size = Reason::WantsSize {
        profession: card,
        size,
    };
    if size == Size::Large {
        found.push(wants_size);
    }
    let (mut building, mut landscape, mut freedom) = (None, None, None);
    for other in kept {
        // Among three cards, no two pairs can share different things of a kind.
        let [buildings, landscapes, freedoms] = wanting_like(kept, other);
        if buildings > 1 {
            building = Some((other.building(), buildings));
        }
        if landscapes > 1 {
            landscape = Some((other.landscape(), landscapes));
        }
        if freedoms > 1 {
            freedom = Some((other.freedom(), freedoms));
        }
    }
    if building.is_some() || landscape.is_some() || freedom.is_some() {
        found.push(Reason::Together {
            building,
            landscape,
            freedom,
        });
    }
    for other in kept {
        // What several of them want, they want together.
        let [building, landscape, freedom] = others.map(|cards| cards == 1);
        let wants = Wants::of(
            card,
            [
                building && other.building() == card.building(),
                landscape && other.landscape() == card.landscape(),
                freedom && other.freedom() == card.freedom(),
            ],
        );
        if !wants.is_empty() {
            found.push(Reason::Parts { other, wants });
        }
    }
    if size == Size::Small {
        found.push(wants_size);
    }
}

/// Returns how many of these cards want the building, the landscape and the freedom of that
/// one, which is counted too if it is among them.
fn wanting_like(cards: Set<Profession>, that: Profession) -> [u8; 3] {
    let count = |alike: fn(Profession, Profession) -> bool| {
        cards.iter().filter(|&card| alike(card, that)).count() as u8
    };
    [
        count(|a, b| a.building() == b.building()),
        count(|a, b| a.landscape() == b.landscape()),
        count(|a, b| a.freedom() == b.freedom()),
    ]
}

/// Returns the best profession in front of a rival.
fn to_recruit(seen: &Game, seat: Seat, outlook: &Outlook) -> Reason {
    let rivals = seen.seats().filter(|&other| other != seat);
    let there = rivals.flat_map(|other| seen.player(other).table());
    let valued = there.map(|profession| (profession, matching(outlook, profession) as u16));
    let best = valued.max_by_key(|&(_, value)| value);
    Reason::ToRecruit { best }
}

/// Adds the countable changes made by a command.
fn compared(before: &Game, after: &Game, seat: Seat, found: &mut Vec<Reason>) {
    let (was, is) = (before.player(seat), after.player(seat));
    if is.prestige() > was.prestige() {
        let points = is.prestige() - was.prestige();
        found.push(Reason::Gains { points });
    }
    if is.money() > was.money() {
        let florins = is.money() - was.money();
        found.push(Reason::Earns { florins });
    } else if is.money() < was.money() {
        let florins = was.money() - is.money();
        found.push(Reason::Costs { florins });
    }
    let in_hand = was.hand().known().intersection(is.hand().known());
    let minimum = before.minimum();
    let (mut works, mut by) = (0, 0);
    for profession in in_hand {
        let of = |game: &Game| game.work_value(seat, profession, Set::EMPTY).total();
        let (old, new) = (of(before), of(after));
        if new > old {
            works += 1;
            by += new - old;
            if old < minimum && new >= minimum {
                let value = new;
                found.push(Reason::Enables { profession, value });
            }
        }
    }
    if works > 0 {
        found.push(Reason::Raises { works, by });
    }
    if was.principality().covered() != is.principality().covered() {
        for profession in in_hand {
            let building = profession.building();
            let places = |game: &Game| game.places(seat, Tile::Building(building)).len();
            if is.principality().buildings().contains(building) {
                continue;
            }
            let reason = match (places(before), places(after)) {
                (1.., 0) => Reason::LosesPlace { building },
                (1.., 1..=FEW_PLACES) => Reason::KeepsPlace { building },
                _ => continue,
            };
            if !found.contains(&reason) {
                found.push(reason);
            }
        }
    }
}
