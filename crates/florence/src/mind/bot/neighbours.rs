//! Building together with a neighbour: what an offer is worth to both, and what to ask for
//! it; `answers` accepts or refuses it. An agreement must be good for both. Part of the
//! partner's gain counts against it, because only one of them wins.

use arrayvec::ArrayVec;

use super::chances::Chances;
use super::outlook::{Outlook, room_taken};
use super::prospects::prospects;
use super::weights::Weights;
use crate::rules::cards::Profession;
use crate::rules::components::{Building, Size, Tile};
use crate::rules::field::joint::Joint;
use crate::rules::field::shape::Squares;
use crate::rules::game::Game;
use table::{Item as _, Seat, Set};

/// The final points that an agreement must bring to be acceptable.
pub(super) const ENOUGH: f32 = 0.4;
/// The payments to ask from a neighbour, in florins, highest first.
const PAYMENTS: [u32; 8] = [1000, 800, 600, 500, 400, 300, 200, 100];

/// The worth of a part of this building to a partner.
struct Partner {
    outlook: Outlook,
    chances: Chances,
    /// The expected final points without it.
    without: f32,
    /// What losing a florin costs, in final points.
    florin: f32,
}

/// The amount of florins used to measure what money is worth.
const SOME: f32 = 300.0;

impl Partner {
    fn of(game: &Game, seat: Seat, w: &Weights) -> Partner {
        let outlook = Outlook::of(game, seat);
        let chances = Chances::of(game, seat, &outlook);
        let without = prospects(&outlook, &chances, w).points;
        let mut poorer = outlook;
        poorer.money = (poorer.money - SOME).max(0.0);
        let lost = without - prospects(&poorer, &chances, w).points;
        let florin = (lost / SOME).max(0.0);
        Partner {
            outlook,
            chances,
            without,
            florin,
        }
    }

    /// Returns roughly how much of a gain is left after this payment.
    fn left_of(&self, gift: f32, payment: u32) -> f32 {
        match payment as f32 <= self.outlook.money {
            true => gift - self.florin * payment as f32,
            false => f32::NEG_INFINITY,
        }
    }

    /// Returns the final points gained by a part of the building at this payment.
    fn gains(&self, building: Building, payment: u32, w: &Weights) -> f32 {
        let mut o = self.outlook;
        o.share(building);
        o.money -= payment as f32;
        if o.money < 0.0 {
            return f32::NEG_INFINITY;
        }
        prospects(&o, &self.chances, w).points - self.without
    }
}

impl Outlook {
    /// Adds a part of a building, paid for by the other player.
    pub(super) fn share(&mut self, building: Building) {
        let size = building.size().squares().div_ceil(2);
        self.buildings.insert(building);
        self.fits.remove(building);
        self.points += f32::from(self.variant.points_for_building);
        self.covered += size as u8;
        self.room -= room_taken(size, self.beside());
    }
}

/// Returns the final points a seat may expect with what it has, as the bots judge it,
/// counting only what the seat sees.
///
/// ```
/// use florence::mind::bot;
/// use florence::{Game, Setup};
/// use table::Seat;
///
/// let setup = Setup::dealt(["Anna", "Ben"], 1);
/// let game = Game::try_from(&setup).unwrap();
/// assert!(bot::expects(&game, Seat::A) > 0.0);
/// ```
#[must_use]
pub fn expects(game: &Game, seat: Seat) -> f32 {
    let seen = game.seen_by(seat);
    let outlook = Outlook::of(&seen, seat);
    let chances = Chances::of(&seen, seat, &outlook);
    prospects(&outlook, &chances, &Weights::TUNED).points
}

/// Returns how much of another player's gain counts against one's own: less with more
/// players.
fn rivalry(game: &Game) -> f32 {
    0.5 / (game.player_count() as f32 - 1.0)
}

/// A joint building that could be offered.
#[derive(Clone, Copy, Debug)]
pub(super) struct Idea {
    pub building: Building,
    pub partner: Seat,
    /// The payment to ask from the partner, in florins.
    pub payment: u32,
    /// The part of the partner's gain that counts against it, in final points.
    pub against: f32,
}

/// Returns what the seat whose turn it is could offer its neighbours, without a place yet.
pub(super) fn ideas(game: &Game, seat: Seat, w: &Weights) -> ArrayVec<Idea, 16> {
    let mut ideas = ArrayVec::new();
    let Some(turn) = game.turn() else {
        return ideas;
    };
    let own = game.player(seat);
    let (money, price) = (own.money(), game.building_price(seat));
    let wanted_by = |seat: Seat| -> Set<Building> {
        let hand = game.player(seat).hand().known().iter();
        hand.map(Profession::building).collect()
    };
    for neighbour in game.neighbours(seat) {
        if turn.asked.contains(neighbour) {
            continue;
        }
        let partner = Partner::of(game, neighbour, w);
        let wanted = wanted_by(seat).union(wanted_by(neighbour));
        let mut looked: Set<Size> = Set::EMPTY;
        for &building in Building::ALL {
            let is_wanted = wanted.contains(building);
            let is_like = !is_wanted && looked.contains(building.size());
            if is_like
                || game.tiles_left(Tile::Building(building)) == 0
                || game.joint_places(seat, neighbour, building).is_empty()
            {
                continue;
            }
            looked.insert(building.size());
            let gift = partner.gains(building, 0, w);
            if gift < ENOUGH {
                continue;
            }
            // The partner keeps a fair share of it.
            let leaves = (0.4 * gift).max(ENOUGH);
            let asked = PAYMENTS.into_iter().find_map(|payment| {
                let gains = partner.left_of(gift, payment);
                (gains >= leaves).then_some((payment, gains))
            });
            let (payment, gains) = asked.unwrap_or((0, gift));
            if money + payment >= price {
                let _ = ideas.try_push(Idea {
                    building,
                    partner: neighbour,
                    payment,
                    against: rivalry(game) * gains,
                });
            }
        }
    }
    ideas
}

/// Returns the place of a joint building that leaves both the most room, with this seat's
/// side weighted more.
pub(super) fn place(game: &Game, seat: Seat, partner: Seat, building: Building) -> Option<Joint> {
    let open = |seat: Seat| {
        let player = game.player(seat);
        let home = player.principality();
        home.open_to(Tile::Building(Building::Tower), game.beside(seat))
    };
    let (own, others) = (open(seat), open(partner));
    let lost = |open: Squares, part: Squares| {
        let near = part.union(part.neighbours());
        open.intersection(near).len() as i32
    };
    let places = game.joint_places(seat, partner, building).iter();
    let best = places.min_by_key(|&(here, there)| 3 * lost(own, here) + lost(others, there));
    best.map(|(here, there)| Joint::new(building, here, partner, there))
}

/// The benefit of an agreement for the seat that is asked, before any payment.
pub(super) struct Asked {
    partner: Partner,
    /// The final points of the partner for a part of the building, if it were free.
    gift: f32,
    /// The final points of the player in turn, if it were free, and for each florin.
    rival: [f32; 2],
    rivalry: f32,
}

impl Asked {
    pub(super) fn of(game: &Game, active: Seat, joint: Joint, w: &Weights) -> Asked {
        let partner = Partner::of(game, joint.other(), w);
        let gift = partner.gains(joint.building(), 0, w);
        let rival = Partner::of(game, active, w);
        let mut o = rival.outlook;
        o.share(joint.building());
        o.actions = o.actions.saturating_sub(1);
        o.money = (o.money - game.building_price(active) as f32).max(0.0);
        let theirs = prospects(&o, &rival.chances, w).points - rival.without;
        Asked {
            partner,
            gift,
            rival: [theirs, rival.florin],
            rivalry: rivalry(game),
        }
    }

    /// Returns the final points that it brings at this payment, minus the part of the
    /// other's gain that counts against it.
    pub(super) fn gains(&self, payment: u32) -> f32 {
        let [gift, florin] = self.rival;
        let theirs = gift + florin * payment as f32;
        self.partner.left_of(self.gift, payment) - self.rivalry * theirs.max(0.0)
    }
}
