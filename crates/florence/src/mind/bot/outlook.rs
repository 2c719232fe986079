//! What a seat has and how much of the game it has left, in a form in which "what if" is
//! one changed field. The estimates are in [`prospects`](super::prospects).

use crate::rules::Beside;
use crate::rules::cards::{PrestigeCard, Profession};
use crate::rules::characters::Character;
use crate::rules::components::{Building, Freedom, Landscape, Tile};
use crate::rules::game::{Game, Phase};
use crate::rules::variant::Variant;
use table::{Item, Seat, Set};

/// What a seat has, in a form in which "what if" is one changed field.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    pub(super) variant: &'static Variant,
    pub money: f32,
    pub points: f32,
    pub jesters: u8,
    pub builders: u8,
    /// Profession and recruiting cards, in hand and on the table (W7).
    pub cards: u8,
    pub works: u8,
    pub recruits: u8,
    /// Unknown professions in hand.
    pub unknown: u8,
    pub hand: Set<Profession>,
    pub buildings: Set<Building>,
    pub landscapes: [u8; Landscape::COUNT],
    pub freedoms: Set<Freedom>,
    pub prestige_cards: Set<PrestigeCard>,
    /// The wanted buildings that have a place.
    pub fits: Set<Building>,
    /// Squares a building may cover.
    pub room: f32,
    pub covered: u8,
    /// The values of the bonus cards in hand, best first.
    pub bonus: Bonuses,
    /// Actions left in the game.
    pub actions: u8,
    /// Auction phases to come, including this one while the seat takes part.
    pub auctions: u8,
    /// Turns in which a profession can still be hired.
    pub hires: u8,
    /// The round of the next action.
    pub next: u8,
}

/// The values of bonus cards, best first; 0 for none. More than six do not matter.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Bonuses([f32; 6]);

impl Bonuses {
    /// Adds a card.
    pub(super) fn push(&mut self, value: f32) {
        let Bonuses(values) = self;
        let mut value = value;
        for slot in values {
            if value > *slot {
                std::mem::swap(slot, &mut value);
            }
        }
    }

    /// Returns the values, best first.
    pub(super) fn iter(&self) -> impl Iterator<Item = f32> + '_ {
        self.0.iter().copied()
    }
}

/// Returns how much of what a profession wants is present, in work value (W3 to W5).
pub(super) fn matching(o: &Outlook, profession: Profession) -> f32 {
    let mut value = 0.0;
    if o.buildings.contains(profession.building()) {
        value += f32::from(o.variant.value_of_building);
    }
    if o.landscapes[profession.landscape().index()] > 0 {
        value += f32::from(o.variant.value_of_landscape);
    }
    if o.freedoms.contains(profession.freedom()) {
        value += f32::from(o.variant.value_of_freedom);
    }
    value
}

impl Outlook {
    pub(super) fn of(game: &Game, seat: Seat) -> Outlook {
        let player = game.player(seat);
        let home = player.principality();
        let round = game.round();
        let variant = game.variant();
        let rounds = variant.rounds;
        let turns = rounds - round.min(rounds);
        let (later, hires_later) = (variant.actions * turns, variant.hires * turns);
        // A turn still to come in this round, with a Cardinal taken in it (M7).
        let whole = || {
            let more = player.character() == Some(Character::Cardinal);
            variant.actions + u8::from(more)
        };
        let (actions, hires, next) = match game.phase() {
            Phase::Actions => {
                let own = game.turn().filter(|turn| turn.seat == seat);
                if let Some(turn) = own {
                    let hires = turn.hires.min(turn.actions);
                    let next = if turn.actions > 0 { round } else { round + 1 };
                    (turn.actions + later, hires + hires_later, next)
                } else if has_turn_to_come(game, seat) {
                    (whole() + later, variant.hires + hires_later, round)
                } else {
                    (later, hires_later, round + 1)
                }
            }
            Phase::Reveal | Phase::Over => (0, 0, round),
            Phase::Characters => (whole() + later, variant.hires + hires_later, round),
            Phase::Seats | Phase::StartingHands | Phase::Auction => {
                (variant.actions + later, variant.hires + hires_later, round)
            }
        };
        let auctions = match game.phase() {
            Phase::Seats | Phase::StartingHands => rounds,
            Phase::Auction => rounds - round + u8::from(game.bidders_left().contains(seat)),
            Phase::Characters | Phase::Actions => rounds - round,
            Phase::Reveal | Phase::Over => 0,
        };
        let hand = player.hand().known();
        let mut bonus = Bonuses::default();
        for card in player.bonus_cards().known() {
            bonus.push(f32::from(card.value(player)));
        }
        for _ in 0..player.bonus_cards().hidden() {
            bonus.push(4.0);
        }
        let mut outlook = Outlook {
            variant,
            money: player.money() as f32,
            points: f32::from(player.prestige()),
            jesters: player.jesters(),
            builders: player.builders(),
            cards: player.cards_in_hand() + player.works(),
            works: player.works(),
            recruits: player.recruiting_in_hand(),
            unknown: player.hand().hidden(),
            hand,
            buildings: home.buildings(),
            landscapes: std::array::from_fn(|at| home.landscape_count(Landscape::ALL[at])),
            freedoms: player.freedoms(),
            prestige_cards: player.prestige_cards().known(),
            fits: Set::EMPTY,
            room: 0.0,
            covered: home.covered().len() as u8,
            bonus,
            actions,
            auctions,
            hires,
            next: next.min(rounds),
        };
        outlook.see_room(game, seat);
        outlook
    }

    /// Updates which buildings have a place.
    pub(super) fn see_room(&mut self, game: &Game, seat: Seat) {
        let home = game.player(seat).principality();
        self.fits = Set::EMPTY;
        let wanted = self.hand.iter().map(Profession::building);
        for building in wanted.chain([Building::Tower, Building::Chapel]) {
            let tile = Tile::Building(building);
            if !self.fits.contains(building) && home.fits(tile, self.beside(), game.edition()) {
                self.fits.insert(building);
            }
        }
        let open = home.open_to(Tile::Building(Building::Tower), self.beside());
        self.room = open.len() as f32;
    }

    /// Returns what buildings may touch (P3, C6).
    pub(super) fn beside(&self) -> Beside {
        self.variant.beside(self.builders)
    }

    /// Returns the points of work value that every work has (W6, W7).
    pub(super) fn base(&self) -> f32 {
        let jesters = self.variant.value_of_jester * u16::from(self.jesters);
        f32::from(jesters + self.variant.value_of_card * u16::from(self.cards))
    }

    /// Returns what a work of the Princess would be worth, in points of work value (M8).
    pub(super) fn princess(&self) -> f32 {
        let landscapes: u8 = self.landscapes.iter().sum();
        let twice = self.builders + self.buildings.len() as u8;
        f32::from(3 * landscapes + 2 * twice + self.cards)
    }

    /// Adds a building, without a place.
    pub(super) fn build(&mut self, building: Building) {
        let size = building.size().squares();
        self.buildings.insert(building);
        self.fits.remove(building);
        self.points += f32::from(self.variant.points_for_building);
        self.money -= self.variant.building_price(self.builders) as f32;
        self.covered += size as u8;
        self.room -= room_taken(size, self.beside());
    }

    /// Adds a landscape, with the points it brings (O2).
    pub(super) fn plant(&mut self, kind: Landscape) {
        let count = &mut self.landscapes[kind.index()];
        *count += 1;
        if *count > 1 {
            self.points += f32::from(self.variant.points_for_further_landscape);
        }
        self.covered += 3;
    }
}

/// Returns the number of squares that a building takes from the room for others.
pub(super) fn room_taken(size: usize, beside: Beside) -> f32 {
    let size = size as f32;
    match beside.may_touch() {
        true => size,
        false => 1.6 * size,
    }
}

/// Returns whether a seat's turn of this action phase is still to come.
pub(super) fn has_turn_to_come(game: &Game, seat: Seat) -> bool {
    let Some(turn) = game.turn() else {
        return false;
    };
    let mut next = game.left(turn.seat);
    while next != game.start_player() && next != seat {
        next = game.left(next);
    }
    next == seat && next != game.start_player()
}
