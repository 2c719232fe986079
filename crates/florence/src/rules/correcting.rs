//! Carries out corrections. A correction changes the setup of the position, which is then
//! read again like any setup. Impossible positions are therefore refused with their faults;
//! positions that merely cannot arise under the rules are accepted.

use super::command::{Event, Events};
use super::components::{Building, Freedom, Piece, Tile};
use super::correction::Correction;
use super::field::joint::Joint;
use super::field::shape::Squares;
use super::game::Game;
use super::house::Agreed;
use super::phase::actions;
use super::progress::{Moment, Phase, Turn};
use super::rule::{Count, Fact, Rule, Violation};
use super::setup::from_game::moment;
use super::setup::{MOST_POINTS_TYPED, MOST_TYPED, Problem, Setup};
use table::{Card, Item, Seat, Set};

impl Correction {
    /// Returns the same kind of correction with the value in the current position.
    #[must_use]
    pub fn as_it_is(self, game: &Game, seat: Seat) -> Self {
        let player = game.player(self.owner(seat));
        match self {
            Self::Money(_) => Self::Money(player.money),
            Self::Prestige(_) => Self::Prestige(player.prestige),
            Self::BestWork(_) => Self::BestWork(player.best_work),
            Self::Jesters(_) => Self::Jesters(player.jesters),
            Self::Builders(_) => Self::Builders(player.builders),
            Self::RecruitingInHand(_) => Self::RecruitingInHand(player.recruiting_in_hand),
            Self::RecruitingOnTable(_) => Self::RecruitingOnTable(player.recruiting_on_table),
            Self::Freedoms(_) => Self::Freedoms(player.freedoms),
            Self::Lies(Tile::Building(kind), site) => {
                let mut tiles = player.principality.tiles();
                let stands = tiles.find(|(tile, _)| *tile == Tile::Building(kind));
                let squares = stands.map_or(Squares::EMPTY, |(_, squares)| squares);
                Self::Lies(Tile::Building(kind), site.with(squares))
            }
            Self::Lies(tile, site) => {
                let mut tiles = player.principality.tiles();
                let lies = tiles.any(|there| there == (tile, site.squares()));
                Self::Lies(
                    tile,
                    if lies {
                        site
                    } else {
                        site.with(Squares::EMPTY)
                    },
                )
            }
            Self::Joins(joint) => {
                let (kind, other) = (joint.building(), joint.other());
                let home = &player.principality;
                let there = game.player(other).principality();
                Self::Joins(match home.partner(kind) == Some(other) {
                    true => Joint::new(kind, home.squares_of(kind), other, there.squares_of(kind)),
                    false => Joint::new(kind, Squares::EMPTY, other, Squares::EMPTY),
                })
            }
            Self::Clear(site) => {
                let covered = player.principality.covered();
                Self::Clear(site.with(site.squares().minus(covered)))
            }
            Self::Hand(..) => Self::Hand(player.hand.known(), player.hand.hidden()),
            Self::Table(_) => Self::Table(player.table),
            Self::BonusCards(..) => {
                Self::BonusCards(player.bonus_cards.known(), player.bonus_cards.hidden())
            }
            Self::PrestigeCards(..) => {
                let cards = player.prestige_cards;
                Self::PrestigeCards(cards.known(), cards.hidden())
            }
            Self::Character(_) => Self::Character(player.character),
            Self::InAuction(_) => Self::InAuction(game.auction.remaining.contains(seat)),
            Self::Round(_) => Self::Round(game.round),
            Self::Moment(_) => Self::Moment(moment(game)),
            Self::StartPlayer(_) => Self::StartPlayer(game.start_player),
            Self::Turn(to_act) => Self::Turn(game.to_act().unwrap_or(to_act)),
            Self::ActionsLeft(_) => Self::ActionsLeft(game.actions_left()),
            Self::Sold(_) => Self::Sold(game.auction.taken),
            Self::Minimum(_) => Self::Minimum(game.minimum()),
            Self::UsedBonusCards(_) => Self::UsedBonusCards(game.used_bonus_cards),
            Self::House(agreed) => {
                let name = agreed.house().name;
                let now = game.variant.options.house_rules.get(name);
                Self::House(Agreed::new(name, now).unwrap_or(agreed))
            }
            Self::Supply(piece, _) => {
                let mut supply = game.supply;
                Self::Supply(piece, *supply.of(piece))
            }
        }
    }
}

fn problem(seat: Seat, violation: Violation) -> Vec<Problem> {
    vec![Problem {
        seat: Some(seat),
        violation,
    }]
}

impl Game {
    /// Returns the position with one value set, whoever's turn it is; a player's value is
    /// that of this seat. From then on the position need not be explainable by the rules.
    ///
    /// ```
    /// # use florence::rules::Correction;
    /// # use florence::{Game, Setup};
    /// # use table::Seat;
    /// let game = Game::try_from(&Setup::tracked(["Anna", "Ben", "Clara"])).unwrap();
    /// let corrected = game.corrected(Seat::B, Correction::Money(1200)).unwrap();
    /// assert_eq!(corrected.player(Seat::B).money(), 1200);
    /// assert!(game.corrected(Seat::B, Correction::Money(1250)).is_err());
    /// ```
    ///
    /// # Errors
    /// Returns everything that would be wrong with the position, or that only games tracked
    /// at a real table can be corrected.
    pub fn corrected(&self, seat: Seat, correction: Correction) -> Result<Game, Vec<Problem>> {
        let mut game = self.corrected_unsettled(seat, correction)?;
        game.settle_start();
        Ok(game)
    }

    pub(super) fn check_correction(
        &self,
        seat: Seat,
        correction: Correction,
    ) -> Result<(), Violation> {
        match self.corrected_unsettled(seat, correction) {
            Ok(_) => Ok(()),
            Err(problems) => {
                let first = problems.into_iter().next();
                let unsaid = || Rule::G1.broken(Fact::NotNow);
                Err(first.map_or_else(unsaid, |problem| problem.violation))
            }
        }
    }

    // This function copies the game, which would not fit on the callers' stacks.
    #[inline(never)]
    pub(super) fn correct(&mut self, seat: Seat, correction: Correction, events: &mut impl Events) {
        let Ok(game) = self.corrected_unsettled(seat, correction) else {
            return;
        };
        if let Correction::Clear(site) = correction {
            let tiles = self.player(site.owner(seat)).principality.tiles();
            let is_hit = |at: Squares| !at.intersection(site.squares()).is_empty();
            for (tile, at) in tiles.filter(|&(_, at)| is_hit(at)) {
                events.push(Event::Corrected {
                    seat,
                    before: Correction::Lies(tile, site.with(at)),
                    after: Correction::Clear(site.with(at)),
                });
            }
        } else {
            let before = correction.as_it_is(self, seat);
            if before != correction {
                events.push(Event::Corrected {
                    seat,
                    before,
                    after: correction,
                });
            }
        }
        // Freedoms that nobody has taken have left the game (Z6).
        let held = |game: &Game, kind| {
            let seats = game.seats();
            seats
                .filter(|&seat| game.player(seat).freedoms.contains(kind))
                .count()
        };
        let leave = actions::last_freedoms_are_gone(&game);
        for &kind in Freedom::ALL.iter().filter(|_| leave) {
            let taken = held(&game, kind).saturating_sub(held(self, kind));
            if usize::from(self.freedoms_left(kind)) > taken {
                events.push(Event::FreedomLeft(kind));
            }
        }
        *self = game;
    }

    fn corrected_unsettled(
        &self,
        seat: Seat,
        correction: Correction,
    ) -> Result<Game, Vec<Problem>> {
        let other = match correction {
            Correction::Joins(joint) => joint.other(),
            _ => seat,
        };
        for seat in [seat, correction.owner(seat), other] {
            if seat.index() >= self.player_count() {
                return Err(problem(seat, Rule::G1.broken(Fact::NoSuchSeat(seat))));
            }
        }
        if self.is_digital() {
            return Err(problem(seat, Rule::G1.broken(Fact::OnlyTracked)));
        }
        let mut setup = Setup::from(self);
        setup.irregular = true;
        self.set(&mut setup, seat, correction)
            .map_err(|violation| problem(seat, violation))?;
        if correction.as_it_is(self, seat) == correction {
            return Ok(*self);
        }
        setup.to_unsettled_game()
    }

    /// Sets the value in the setup of this position.
    fn set(&self, setup: &mut Setup, seat: Seat, correction: Correction) -> Result<(), Violation> {
        let owner = correction.owner(seat);
        if let Correction::Clear(site) = correction {
            // A building across a border loses its other part, too.
            let home = self.player(owner).principality();
            let is_hit = |&kind: &_| {
                !home
                    .squares_of(kind)
                    .intersection(site.squares())
                    .is_empty()
            };
            for kind in home.buildings().iter().filter(is_hit) {
                take_away(setup, owner, kind);
            }
        }
        if let Correction::Lies(Tile::Building(kind), _) = correction {
            take_away(setup, owner, kind);
        }
        if let Correction::Joins(joint) = correction {
            join(setup, seat, joint);
        }
        let player = &mut setup.players[owner.index()];
        match correction {
            Correction::Joins(_) => {}
            Correction::Money(florins) => {
                within(Rule::G2, Count::Money, florins.into(), MOST_TYPED)?;
                player.money = Some(florins.into());
            }
            Correction::Prestige(points) => {
                within(Rule::G4, Count::Prestige, points.into(), MOST_POINTS_TYPED)?;
                player.prestige = points.into();
            }
            Correction::BestWork(points) => player.best_work = points.into(),
            Correction::Jesters(number) => player.jesters = number.into(),
            Correction::Builders(number) => player.builders = number.into(),
            Correction::RecruitingInHand(number) => player.recruiting_in_hand = number.into(),
            Correction::RecruitingOnTable(number) => player.recruiting_on_table = number.into(),
            Correction::Freedoms(freedoms) => player.freedoms = freedoms.iter().collect(),
            Correction::Lies(Tile::Building(kind), site) => {
                if !site.squares().is_empty() {
                    player.buildings.push((kind, site.squares()));
                }
            }
            Correction::Lies(Tile::Landscape(kind), site) => {
                player.landscapes.push((kind, site.squares()));
            }
            Correction::Clear(site) => {
                let stays = |at: Squares| at.intersection(site.squares()).is_empty();
                player.landscapes.retain(|&(_, at)| stays(at));
            }
            Correction::Hand(known, hidden) => {
                player.shown = player.shown.intersection(known);
                if hidden > self.player(seat).hand.hidden() {
                    // The correction does not say where the cards come from.
                    player.drawn = hidden.into();
                }
                player.hand = Some(cards(known, hidden));
            }
            Correction::Table(cards) => player.table = cards.iter().collect(),
            Correction::BonusCards(known, hidden) => player.bonus_cards = cards(known, hidden),
            Correction::PrestigeCards(known, hidden) => {
                player.prestige_cards = cards(known, hidden);
            }
            Correction::Character(character) => player.character = character,
            Correction::UsedBonusCards(cards) => setup.used_bonus_cards = cards.iter().collect(),
            Correction::StartPlayer(start_player) => setup.start_player = start_player,
            Correction::Minimum(points) => {
                let at = usize::from(self.round - 1);
                match &mut setup.options.house_rules.minimum {
                    Some(minimum) => minimum[at] = points,
                    None => setup.edition.minimum[at] = points,
                }
            }
            Correction::Supply(piece, left) => set_supply(self, setup, piece, left)?,
            Correction::House(agreed) => {
                let rules = &mut setup.options.house_rules;
                if !rules.set(agreed.house().name, agreed.value()) {
                    return Err(agreed.house().rule.broken(Fact::NotNow));
                }
            }
            Correction::InAuction(_)
            | Correction::Sold(_)
            | Correction::Round(_)
            | Correction::Moment(_)
            | Correction::Turn(_)
            | Correction::ActionsLeft(_) => return self.set_moment(setup, seat, correction),
        }
        Ok(())
    }

    /// Sets a value of the current phase, or sets another phase.
    fn set_moment(
        &self,
        setup: &mut Setup,
        seat: Seat,
        correction: Correction,
    ) -> Result<(), Violation> {
        let mut auction = self.auction;
        match (correction, self.phase) {
            (Correction::InAuction(true), Phase::Auction) => {
                auction.remaining.insert(seat);
                if auction.remaining.len() == 1 {
                    auction.opener = seat;
                }
                setup.auction = Some(auction);
            }
            (Correction::InAuction(_), Phase::Auction) => {
                auction.remaining.remove(seat);
                if auction.opener == seat {
                    auction.opener = self.next_in(seat, auction.remaining);
                }
                setup.auction = Some(auction);
            }
            (Correction::Sold(objects), Phase::Auction) => {
                auction.taken = objects;
                setup.auction = Some(auction);
            }
            (Correction::Turn(to_act), Phase::Auction) => {
                match &mut auction.bidding {
                    Some(bidding) => bidding.turn = to_act,
                    None => auction.opener = to_act,
                }
                setup.auction = Some(auction);
            }
            (Correction::Turn(to_act), Phase::Actions) => {
                setup.moment = Moment::Actions(self.round, to_act);
                setup.turn = None;
            }
            (Correction::ActionsLeft(actions), Phase::Actions) => {
                setup.turn = Some(Turn {
                    actions,
                    ..self.turn
                });
            }
            (Correction::Round(round), Phase::Auction) => setup.moment = Moment::Auction(round),
            (Correction::Round(round), Phase::Actions) => {
                setup.moment = Moment::Actions(round, self.turn.seat);
            }
            (Correction::Moment(moment), _) => {
                setup.moment = moment;
                setup.characters = None;
                setup.seating = None;
                setup.auction = None;
                setup.turn = None;
                setup.pending = None;
                setup.reshuffle = None;
                for player in &mut setup.players {
                    player.returned = 0;
                }
            }
            (Correction::InAuction(_) | Correction::Sold(_), _) => {
                return Err(Rule::A10.broken(Fact::NotNow));
            }
            (Correction::Round(_), _) => return Err(Rule::R2.broken(Fact::NotNow)),
            _ => return Err(Rule::B1.broken(Fact::NotNow)),
        }
        Ok(())
    }
}

/// Takes a building away from a seat, and its other part from the partner.
fn take_away(setup: &mut Setup, seat: Seat, kind: Building) {
    let partner = setup.players[seat.index()].take_building(kind);
    let partner = partner.and_then(|partner| setup.players.get_mut(partner.index()));
    if let Some(partner) = partner {
        partner.take_building(kind);
    }
}

/// Puts a building across a border, in place of buildings of that kind on both sides.
fn join(setup: &mut Setup, seat: Seat, joint: Joint) {
    let (kind, other) = (joint.building(), joint.other());
    let sides = [(seat, joint.own(), other), (other, joint.others(), seat)];
    for (seat, ..) in sides {
        take_away(setup, seat, kind);
    }
    if joint.own().is_empty() && joint.others().is_empty() {
        return;
    }
    for (seat, squares, with) in sides {
        let player = &mut setup.players[seat.index()];
        player.buildings.push((kind, squares));
        player.partners.push((kind, with));
    }
}

fn within(rule: Rule, what: Count, found: i64, most: i64) -> Result<(), Violation> {
    match found > most {
        true => Err(rule.broken(Fact::OutOfRange {
            what,
            found,
            least: 0,
            most,
        })),
        false => Ok(()),
    }
}

fn cards<T: Item>(known: Set<T>, hidden: u8) -> Vec<Card<T>> {
    let hidden = std::iter::repeat_n(Card::Hidden, usize::from(hidden));
    known.iter().map(Card::Known).chain(hidden).collect()
}

/// Sets what is left in the supply: pieces that are neither there nor with a player count
/// as missing.
fn set_supply(game: &Game, setup: &mut Setup, piece: Piece, left: u8) -> Result<(), Violation> {
    let mut supply = game.supply;
    let was_missing = setup.missing.iter().find(|(other, _)| *other == piece);
    let all = *supply.of(piece) + was_missing.map_or(0, |(_, missing)| *missing);
    let Some(missing) = all.checked_sub(left) else {
        return Err(piece.rule().broken(Fact::TooMany {
            what: piece.count(),
            found: left.into(),
            most: all.into(),
        }));
    };
    setup.missing.retain(|(other, _)| *other != piece);
    if missing > 0 {
        setup.missing.push((piece, missing));
    }
    Ok(())
}
