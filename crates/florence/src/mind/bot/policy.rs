//! The one-ply judgement: a decision for the seat to act, from the estimate of each choice,
//! without looking further. It is the yardstick of the ladder and plays the strong bot's
//! simulated games.

use super::answers;
use super::auction::{Valuation, worth_of_aside};
use super::chances::Chances;
use super::characters;
use super::characters::Worths;
use super::neighbours;
use super::outlook::{Outlook, matching};
use super::placing;
use super::prospects::prospects;
use super::seats;
use super::taste::Taste;
use super::turn;
use super::weights::Weights;
use crate::rules::characters::{Character, Favour};
use crate::rules::command::{AnyCard, Command, Decision, Offer, Under};
use crate::rules::components::{Landscape, Object, Tile};
use crate::rules::game::{Game, Pending, Phase};
use table::{BySeat, Card, Item, Seat};

/// Decides for every seat by its taste.
#[derive(Clone, Debug)]
pub(super) struct Policy {
    /// The seed of its misjudgements.
    mood: u64,
    tastes: BySeat<Taste>,
    weights: BySeat<Weights>,
    valuation: Valuation,
    /// What the characters are worth to each seat.
    characters: BySeat<Worths>,
    /// The highest bid of every seat in the auction of this object, in the round of the
    /// valuation.
    limits: Option<(Object, BySeat<u32>)>,
    /// Whether auctions are decided in one step, by the highest bids.
    whole_auctions: bool,
    /// A seat that bids no more than this in the auction of this object.
    stops: Option<(Seat, Object, u32)>,
    /// A seat that does not want this object in this round.
    averse: Option<(u8, Seat, Object)>,
}

impl Policy {
    /// Creates a policy with a taste for every seat and this seed for its misjudgements.
    pub(super) fn new(tastes: BySeat<Taste>, mood: u64) -> Self {
        Self {
            mood,
            tastes,
            weights: tastes.map(|taste| taste.weights),
            valuation: Valuation::NONE,
            characters: BySeat::all(Worths::NONE),
            limits: None,
            whole_auctions: false,
            stops: None,
            averse: None,
        }
    }

    /// Creates a policy for simulated games: every auction is one decision, with the result
    /// that bidding would have.
    pub(super) fn imagining(tastes: BySeat<Taste>, mood: u64) -> Self {
        Self {
            whole_auctions: true,
            ..Self::new(tastes, mood)
        }
    }

    /// Limits the seat's bids in the running auction of this object.
    pub(super) fn stop_bidding(&mut self, seat: Seat, object: Object, most: u32) {
        self.stops = Some((seat, object, most));
    }

    /// Keeps the seat from naming the object or bidding for it in this round.
    pub(super) fn refuse(&mut self, round: u8, seat: Seat, object: Object) {
        self.averse = Some((round, seat, object));
    }

    /// Returns the decision of the seat to act; `None` when the game is over. All cards
    /// must be known.
    pub(super) fn choose(&mut self, game: &Game) -> Option<Command> {
        let seat = game.to_act()?;
        if let Some(decision) = self.professor(game, seat) {
            return Some(Command::new(seat, decision));
        }
        let decision = match (game.pending(), game.phase()) {
            (Some(pending), _) => self.pending(game, seat, pending),
            (None, Phase::Seats) => seats::decide(game),
            (None, Phase::StartingHands) => self.starting_hand(game, seat),
            (None, Phase::Auction) => self.auction(game, seat),
            (None, Phase::Characters) => {
                let worths = self.worths(game, seat);
                Some(worths.best(game, seat, self.weights(seat)))
            }
            (None, Phase::Actions) => self.action(game, seat),
            (None, Phase::Reveal | Phase::Over) => None,
        };
        if let Some(Decision::Win(object, price)) = decision {
            let (_, limits) = self.limits?;
            let winner = result(game, &limits)?.0;
            return Some(Command::new(winner, Decision::Win(object, price)));
        }
        let decision = decision.or_else(|| Some(game.legal().nth(0)?.decision))?;
        Some(Command::new(seat, decision))
    }

    /// Returns the weights of all seats.
    pub(super) fn all_weights(&self) -> BySeat<Weights> {
        self.weights
    }

    fn weights(&self, seat: Seat) -> &Weights {
        &self.weights[seat]
    }

    /// Returns what the objects are worth in this phase.
    pub(super) fn valuation(&mut self, game: &Game) -> &Valuation {
        if self.valuation.round != game.round() {
            let (tastes, mood) = (&self.tastes, self.mood);
            self.valuation = Valuation::of(game, &self.weights, |seat, object| {
                let Taste {
                    weights, bid_noise, ..
                } = &tastes[seat];
                let noise = bid_noise * weights.likes.blind_to(object);
                1.0 + noise * whim(mood, game.round(), seat, object.index())
            });
            self.limits = None;
            if let Some((round, seat, object)) = self.averse
                && round == game.round()
            {
                self.valuation.refuse(seat, object);
            }
        }
        &self.valuation
    }

    /// Returns what the characters are worth to a seat in this phase A2.
    pub(super) fn worths(&mut self, game: &Game, seat: Seat) -> Worths {
        if self.characters[seat].round != game.round() {
            let (mood, noise) = (self.mood, self.tastes[seat].bid_noise);
            let whim = |what| whim(mood, game.round(), seat, CHARACTERS + what);
            let misjudged = |character: Character| 1.0 + noise * whim(character.index());
            self.characters[seat] = Worths::of(game, seat, &self.weights[seat], misjudged);
        }
        self.characters[seat]
    }

    fn starting_hand(&self, game: &Game, seat: Seat) -> Option<Decision> {
        let w = self.weights(seat);
        let outlook = Outlook::of(game, seat);
        let chances = Chances::of(game, seat, &outlook);
        let mut best: Option<(f32, Decision)> = None;
        for card in outlook.hand {
            let mut o = outlook;
            o.hand.remove(card);
            let points = prospects(&o, &chances, w).points + together(&o);
            if best.is_none_or(|(most, _)| points > most) {
                best = Some((points, Decision::Return(Card::Known(card))));
            }
        }
        best.map(|(_, decision)| decision)
    }

    fn auction(&mut self, game: &Game, seat: Seat) -> Option<Decision> {
        self.valuation(game);
        let w = &self.weights[seat];
        let Some(bidding) = game.bidding() else {
            let namings = self.valuation.namings(game, seat, w);
            return Some(match namings.first() {
                Some(&(object, gain)) if gain > 0.0 => Decision::Name(object),
                _ => Decision::Decline,
            });
        };
        let object = bidding.object;
        let limits = match self.limits {
            Some((of, limits)) if of == object => limits,
            _ => {
                let mut limits = BySeat::all(0);
                for bidder in bidding.bidders {
                    let w = &self.weights[bidder];
                    limits[bidder] = self.valuation.highest_bid(game, bidder, object, w);
                }
                // The limit applies to this auction only; the next one comes later.
                if let Some((seat, of, most)) = self.stops.take()
                    && of == object
                {
                    limits[seat] = most;
                }
                self.limits = Some((object, limits));
                limits
            }
        };
        if self.whole_auctions {
            let (_, price) = result(game, &limits)?;
            return Some(Decision::Win(object, price));
        }
        let price = bidding.price + game.variant().raise;
        if limits[seat] < price {
            let rival = limits[bidding.highest];
            let can = game.player(seat).money() >= price;
            let pushes = can && self.valuation.pushes(game, seat, object, price, rival, w);
            return Some(match pushes {
                true => Decision::Raise(price),
                false => Decision::Pass,
            });
        }
        match pay(game, seat, price) {
            Some(Decision::Sell(_)) if outbid(game, seat, &limits) => Some(Decision::Pass),
            Some(decision) => Some(decision),
            None => Some(Decision::Raise(price)),
        }
    }

    fn action(&mut self, game: &Game, seat: Seat) -> Option<Decision> {
        let noise = self.tastes[seat].action_noise;
        let mut best: Option<(f32, turn::Choice)> = None;
        let w = self.weights(seat);
        for option in turn::options(game, seat, w) {
            let mut points = option.points;
            if noise > 0.0 {
                let noise = noise * w.likes.blind_in(option.decision);
                let moment = game.round() << 4 | game.actions_left();
                points += noise * whim(self.mood, moment, seat, about(option.decision));
            }
            if best.is_none_or(|(most, _)| points > most) {
                best = Some((points, option));
            }
        }
        let (_, option) = best?;
        Some(resolved(game, seat, option))
    }

    /// Uses a Professor as soon as it is the seat's turn: cards are worth most early.
    fn professor(&self, game: &Game, seat: Seat) -> Option<Decision> {
        let has = game.player(seat).character() == Some(Character::Professor);
        let (deck, _) = has.then(|| characters::professor(game, seat, self.weights(seat)))??;
        Some(Decision::Professor(deck))
    }

    fn pending(&self, game: &Game, seat: Seat, pending: Pending) -> Option<Decision> {
        let w = self.weights(seat);
        match pending {
            Pending::Place { object, .. } => place(game, seat, object, w),
            Pending::Keep { offer, .. } => keep(game, seat, &offer, w),
            Pending::Take { .. } => {
                let worth = worth_of_aside(game, seat, w);
                let best = worth.max_by(|a, b| a.1.total_cmp(&b.1));
                best.map(|(object, _)| Decision::Take(object))
            }
            Pending::Merchant { price, .. } => {
                let (favour, _) = characters::favour(game, seat, price, w);
                Some(Decision::Merchant(favour))
            }
            // A Professor has already been used.
            Pending::LastCall { .. } => Some(Decision::Merchant(Favour::Points)),
            Pending::Exchange { .. } => Some(Decision::Exchange(game.most_exchanged(seat))),
            Pending::Talk(talk) => {
                let answers = answers::answers(game, seat, talk, w).into_iter();
                let best = answers.max_by(|a, b| a.1.total_cmp(&b.1));
                best.map(|(answer, _)| answer)
            }
            Pending::Recruit { .. } => {
                let options = turn::options(game, seat, w);
                let recruit = options
                    .iter()
                    .find(|option| matches!(option.decision, Decision::Recruit(..)));
                let minimum = f32::from(game.minimum());
                match recruit.map(|option| option.decision) {
                    Some(Decision::Recruit(from, profession)) => {
                        let o = Outlook::of(game, seat);
                        let value = o.base() + matching(&o, profession);
                        Some(if value + 3.0 >= minimum {
                            Decision::Recruit(from, profession)
                        } else {
                            Decision::Hold
                        })
                    }
                    _ => Some(Decision::Hold),
                }
            }
        }
    }
}

/// Returns who wins the running auction, and at which price, if everyone bids up to these
/// limits and nobody sells points for it.
fn result(game: &Game, limits: &BySeat<u32>) -> Option<(Seat, u32)> {
    let mut bidding = game.bidding()?;
    while bidding.bidders.len() > 1 {
        let seat = bidding.turn;
        let limit = limits[seat].min(game.player(seat).money());
        if limit >= bidding.price + game.variant().raise {
            bidding.price += game.variant().raise;
            bidding.highest = seat;
        } else {
            bidding.bidders.remove(seat);
        }
        bidding.turn = game.next_in(seat, bidding.bidders);
    }
    Some((bidding.highest, bidding.price))
}

/// Returns whether a player who bids on by these limits expects to lose the auction: points
/// sold for a bid would then be lost. A rival who has bid beyond the assumed limit has no
/// known limit.
fn outbid(game: &Game, seat: Seat, limits: &BySeat<u32>) -> bool {
    let Some(bidding) = game.bidding() else {
        return false;
    };
    let raise = game.variant().raise;
    let enough = limits[seat].max(bidding.price + 2 * raise);
    let mut rivals = bidding.bidders.without(seat).iter();
    limits[bidding.highest] < bidding.price || rivals.any(|rival| limits[rival] >= enough)
}

/// Returns points for professions in a starting hand that want the same things.
fn together(o: &Outlook) -> f32 {
    let mut points = 0.0;
    for a in o.hand {
        for b in o.hand {
            if a < b {
                points += 2.5 * f32::from(u8::from(a.building() == b.building()))
                    + 1.0 * f32::from(u8::from(a.landscape() == b.landscape()))
                    + 0.8 * f32::from(u8::from(a.freedom() == b.freedom()));
            }
        }
        points += match a.landscape() {
            Landscape::Forest => 0.3,
            Landscape::Lake => 0.15,
            Landscape::Park => 0.0,
        };
        points -= match a.building().size().squares() {
            7 => 0.8,
            5 => 0.3,
            _ => 0.0,
        };
    }
    points
}

/// Returns the sale of points that this price needs, if any.
fn pay(game: &Game, seat: Seat, price: u32) -> Option<Decision> {
    let player = game.player(seat);
    let missing = price.saturating_sub(player.money());
    (missing > 0).then(|| match game.variant().points_to_sell(missing) {
        Some(points) if points <= u32::from(player.prestige()) => Decision::Sell(points as u16),
        _ => Decision::Pass,
    })
}

/// Returns the option as a decision: first the sale of points; a building gets its place.
pub(super) fn resolved(game: &Game, seat: Seat, option: turn::Choice) -> Decision {
    match option.decision {
        _ if option.sell > 0 => Decision::Sell(option.sell),
        Decision::Build(building, _) => {
            let places = placing::places(game, seat, Tile::Building(building));
            match places.first() {
                Some(&(squares, _)) => Decision::build(building, squares),
                None => Decision::EndTurn,
            }
        }
        Decision::Offer(joint) if joint.own().is_empty() => {
            let (partner, building) = (joint.other(), joint.building());
            let place = neighbours::place(game, seat, partner, building);
            let offer = place.map(|place| Decision::Offer(place.paying(joint.payment())));
            offer.unwrap_or(Decision::EndTurn)
        }
        decision => decision,
    }
}

/// Returns the kind of landscape and its place.
fn place(game: &Game, seat: Seat, object: Object, w: &Weights) -> Option<Decision> {
    let outlook = Outlook::of(game, seat);
    let chances = Chances::of(game, seat, &outlook);
    let mut best: Option<(f32, Decision)> = None;
    for &kind in object.landscapes() {
        if game.tiles_left(Tile::Landscape(kind)) == 0 {
            continue;
        }
        let Some(&(squares, _)) = placing::places(game, seat, Tile::Landscape(kind)).first() else {
            continue;
        };
        let mut o = outlook;
        o.plant(kind);
        let points = prospects(&o, &chances, w).points;
        if best.is_none_or(|(most, _)| points > most) {
            best = Some((points, Decision::place(kind, squares)));
        }
    }
    best.map(|(_, decision)| decision)
}

/// Returns the estimate for each card of an offer, in final points, in the order of the
/// offer.
pub(super) fn offered<'a>(
    game: &Game,
    seat: Seat,
    offer: &'a Offer,
    w: &'a Weights,
) -> impl Iterator<Item = (AnyCard, f32)> + use<'a> {
    let outlook = Outlook::of(game, seat);
    let chances = Chances::of(game, seat, &outlook);
    let player = *game.player(seat);
    offer.iter().map(move |card| {
        let mut o = outlook;
        let points = match card {
            AnyCard::Profession(card) => {
                o.hand.insert(card);
                o.cards += 1;
                prospects(&o, &chances, w).points + together(&o) * f32::from(o.auctions) / 14.0
            }
            AnyCard::Bonus(card) => f32::from(card.value(&player)),
            AnyCard::Prestige(card) => chances.prestige(&o, card, w),
        };
        (card, points)
    })
}

fn keep(game: &Game, seat: Seat, offer: &Offer, w: &Weights) -> Option<Decision> {
    let mut best: Option<(f32, AnyCard)> = None;
    for (card, points) in offered(game, seat, offer, w) {
        if best.is_none_or(|(most, _)| points > most) {
            best = Some((points, card));
        }
    }
    best.map(|(_, card)| kept(offer, card))
}

/// Returns the decision to keep this card and put the others under the stack in their
/// order.
pub(super) fn kept(offer: &Offer, card: AnyCard) -> Decision {
    let under: Under = offer.rest(card).into_iter().collect();
    Decision::Keep(card, under)
}

/// Returns a number from -1 to 1 that depends only on the mood, moment, seat and thing.
/// Games simulated with the same mood have the same misjudgements, whatever else differs
/// between them.
pub(super) fn whim(mood: u64, moment: u8, seat: Seat, about: usize) -> f32 {
    let what = u64::from(moment) << 16 | (seat.index() << 8 | about) as u64;
    let mut rng = fastrand::Rng::with_seed(mood ^ what.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    2.0 * rng.f32() - 1.0
}

/// Numbers from this one on are about characters; lower ones from [`about`] are about
/// actions.
const CHARACTERS: usize = 160;

/// Returns a number for what an action is about (below 160).
pub(super) fn about(decision: Decision) -> usize {
    match decision {
        Decision::Complete(work) => work.profession.index(),
        Decision::Build(building, _) => 32 + building.index(),
        Decision::Introduce(freedom) => 64 + freedom.index(),
        Decision::Recruit(_, profession) => 96 + profession.index(),
        Decision::Hire => 128,
        Decision::AcquireBonus => 129,
        _ => 130,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Correction, Moment, Setup};

    /// Returns what Anna, who has 200 florins and points to sell, does about Ben's bid of
    /// 200 if she assumes these highest bids.
    fn answer(own: u32, rival: u32) -> Option<Decision> {
        let mut setup = Setup::tracked(["Anna", "Ben", "Clara"]);
        setup.moment = Moment::Auction(1);
        for player in &mut setup.players {
            player.hand = Some(vec![Card::Hidden; 3]);
        }
        setup.start_player = Seat::B;
        let mut game = Game::try_from(&setup).expect("a legal position");
        for (seat, decision) in [
            (Seat::A, Decision::Correct(Correction::Money(200))),
            (Seat::A, Decision::Correct(Correction::Prestige(10))),
            (Seat::B, Decision::Name(Object::Jester)),
            (Seat::C, Decision::Pass),
        ] {
            let command = Command::new(seat, decision);
            game.play(&command).expect("legal");
        }
        let game = game.imagine(&mut fastrand::Rng::with_seed(1));
        let mut policy = Policy::new(BySeat::all(Taste::TUNED), 1);
        policy.valuation(&game);
        let mut limits = BySeat::all(0);
        limits[Seat::A] = own;
        limits[Seat::B] = rival;
        policy.limits = Some((Object::Jester, limits));
        policy.choose(&game).map(|command| command.decision)
    }

    #[test]
    fn no_points_are_sold_for_a_bid_that_is_expected_to_be_outbid() {
        // The next bid is 300: a point must be sold.
        assert_eq!(answer(900, 500), Some(Decision::Sell(1)));
        assert_eq!(answer(900, 900), Some(Decision::Pass));
        assert_eq!(answer(300, 400), Some(Decision::Pass));
        // Ben can go no further.
        assert_eq!(answer(300, 300), Some(Decision::Sell(1)));
        // He has bid more than expected: his limit is unknown.
        assert_eq!(answer(900, 100), Some(Decision::Pass));
    }
}
