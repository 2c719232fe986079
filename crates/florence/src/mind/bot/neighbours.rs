//! Building together with a neighbour: what an offer promises both, and what is
//! asked for it; `answers` says yes or no to it. An agreement must be good for both; of what the
//! partner gains a part counts against it, because only one of them wins.

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

/// Final points that an agreement must bring before anybody says yes.
pub(super) const ENOUGH: f32 = 0.4;
/// What a neighbour can be asked for, in florins, highest first.
const PAYMENTS: [u32; 8] = [1000, 800, 600, 500, 400, 300, 200, 100];

/// What it is worth to a partner to have a part of this building.
struct Partner {
    outlook: Outlook,
    chances: Chances,
    /// Final points to be expected without it.
    without: f32,
    /// What a florin less costs, in final points.
    florin: f32,
}

/// Florins by which one sees what money is worth.
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

    /// About how much of a gain is left when this has been paid for it.
    fn left_of(&self, gift: f32, payment: u32) -> f32 {
        match payment as f32 <= self.outlook.money {
            true => gift - self.florin * payment as f32,
            false => f32::NEG_INFINITY,
        }
    }

    /// Final points gained by a part of the building for this payment.
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
    /// A part of a building more, which the own supply of money does not pay.
    pub(super) fn share(&mut self, building: Building) {
        let size = building.size().squares().div_ceil(2);
        self.buildings.insert(building);
        self.fits.remove(building);
        self.points += f32::from(self.variant.points_for_building);
        self.covered += size as u8;
        self.room -= room_taken(size, self.beside());
    }
}

/// The final points a seat may expect with what it has, as the bots see it. What it does
/// not see it does not count.
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

/// What of the gain of another counts against one's own: less, the more play.
fn rivalry(game: &Game) -> f32 {
    0.5 / (game.player_count() as f32 - 1.0)
}

/// A joint building that could be offered.
#[derive(Clone, Copy, Debug)]
pub(super) struct Idea {
    pub building: Building,
    pub partner: Seat,
    /// What the partner would be asked to pay, in florins.
    pub payment: u32,
    /// What of the partner's gain counts against it, in final points.
    pub against: f32,
}

/// What could be offered to neighbours by the seat whose turn it is. Where it would
/// lie is not said yet.
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
            // A fair share of it is left to the partner.
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

/// The place of a joint building that leaves both the most room, the own side first.
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

/// What an agreement brings the seat that is asked, whatever is paid for it.
pub(super) struct Asked {
    partner: Partner,
    /// Final points of the partner for a part of the building, as a gift.
    gift: f32,
    /// Final points of the player in turn, as a gift, and for each florin.
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

    /// Final points that it brings at this price, the gain of the other set against it.
    pub(super) fn gains(&self, payment: u32) -> f32 {
        let [gift, florin] = self.rival;
        let theirs = gift + florin * payment as f32;
        self.partner.left_of(self.gift, payment) - self.rivalry * theirs.max(0.0)
    }
}
