//! Checks and effects that several phases share: whose turn it is, money, tiles, cards that
//! are looked at.

use super::super::cards::any::{AnyCard, Deck};
use super::super::characters::Characters;
use super::super::command::{Event, Events, Source};
use super::super::components::{OFFER, Object, Tile};
use super::super::field::joint::Joint;
use super::super::progress::{Auction, Pending, Phase, Turn};
use super::super::rule::{Count, Fact, Rule, Violation};
use super::Game;
use table::{Card, Item, Seat, Stack};

impl Game {
    /// G4: points for money, at any time before the final count (E1), never below 0.
    pub(in crate::rules) fn check_sell(&self, seat: Seat, points: u16) -> Result<(), Violation> {
        if self.phase == Phase::Reveal {
            return Err(Rule::G4.broken(Fact::TooLateToSell));
        }
        let has = self.points_for_sale(seat);
        if self.variant.point_sells_for == 0 {
            return Err(self.variant.cites.sale.broken(Fact::PointsNotSold));
        }
        if points == 0 {
            return Err(Rule::G4.broken(Fact::OutOfRange {
                what: Count::PrestigeSold,
                found: 0,
                least: 1,
                most: i64::from(has),
            }));
        }
        if points > has {
            let needed = points;
            return Err(Rule::G4.broken(Fact::NotEnoughPrestige { needed, has }));
        }
        Ok(())
    }

    /// Refuses decisions of a seat whose turn it is not.
    pub(in crate::rules) fn check_turn(&self, seat: Seat, rule: Rule) -> Result<(), Violation> {
        match self.to_act() {
            Some(to_act) if to_act != seat => Err(rule.broken(Fact::NotYourTurn { to_act })),
            _ => Ok(()),
        }
    }

    /// Refuses what costs more than the player has.
    #[inline]
    pub(in crate::rules) fn check_money(
        &self,
        seat: Seat,
        needed: u32,
        rule: Rule,
    ) -> Result<(), Violation> {
        let has = self.player(seat).money;
        if has < needed {
            return Err(rule.broken(Fact::NotEnoughMoney { needed, has }));
        }
        Ok(())
    }

    pub(in crate::rules) fn pay(&mut self, seat: Seat, florins: u32, events: &mut impl Events) {
        if florins > 0 {
            self.player_mut(seat).money -= florins;
            let florins = -i64::from(florins);
            events.push(Event::Money { seat, florins });
        }
    }

    pub(in crate::rules) fn earn(&mut self, seat: Seat, florins: u32, events: &mut impl Events) {
        if florins > 0 {
            self.player_mut(seat).money += florins;
            let florins = i64::from(florins);
            events.push(Event::Money { seat, florins });
        }
    }

    pub(in crate::rules) fn gain(
        &mut self,
        seat: Seat,
        points: u16,
        source: Source,
        events: &mut impl Events,
    ) {
        if points > 0 {
            let player = self.player_mut(seat);
            player.prestige = player.prestige.saturating_add(points);
            events.push(Event::Gained {
                seat,
                points,
                source,
            });
        }
    }

    /// Returns the squares of a site in a seat's own field; tiles cannot be placed
    /// elsewhere (O1, B3).
    pub(in crate::rules) fn own_squares(
        &self,
        seat: Seat,
        site: super::super::Site,
        rule: Rule,
    ) -> Result<super::super::Squares, Violation> {
        match site.owner(seat) {
            owner if owner.index() >= self.player_count() => {
                Err(Rule::G1.broken(Fact::NoSuchSeat(owner)))
            }
            owner if owner != seat => Err(rule.broken(Fact::OtherField(owner))),
            _ => Ok(site.squares()),
        }
    }

    /// Puts a tile of the supply across a border, with the points that it brings both
    /// players (C4, C7b).
    pub(in crate::rules) fn put_joint(
        &mut self,
        seat: Seat,
        joint: Joint,
        events: &mut impl Events,
    ) {
        let (kind, partner) = (joint.building(), joint.other());
        self.supply.buildings[kind.index()] -= 1;
        let sides = [
            (seat, joint.own(), partner),
            (partner, joint.others(), seat),
        ];
        for (seat, squares, with) in sides {
            let home = &mut self.player_mut(seat).principality;
            home.put_part(kind, squares, with);
            self.seen_across(seat, squares);
        }
        let points = self.variant.points_for_building;
        for seat in [seat, partner] {
            self.gain(seat, points, Source::Building, events);
        }
    }

    /// Updates what the neighbours see of this seat's buildings across the border (C6).
    fn seen_across(&mut self, seat: Seat, squares: super::super::Squares) {
        let Some(layout) = self.layout() else {
            return;
        };
        for neighbour in layout.neighbours(seat) {
            let across = layout.across(seat, squares, neighbour);
            self.player_mut(neighbour)
                .principality
                .is_built_across(across);
        }
    }

    /// Puts a tile of the supply into a principality, with the points it brings
    /// (B3, O2).
    pub(in crate::rules) fn put_tile(
        &mut self,
        seat: Seat,
        tile: Tile,
        squares: super::super::Squares,
        events: &mut impl Events,
    ) {
        self.player_mut(seat).principality.put(tile, squares);
        match tile {
            Tile::Building(kind) => {
                self.supply.buildings[kind.index()] -= 1;
                self.seen_across(seat, squares);
                let points = self.variant.points_for_building;
                self.gain(seat, points, Source::Building, events);
            }
            Tile::Landscape(kind) => {
                self.supply.landscapes[kind.index()] -= 1;
                if self.player(seat).principality.landscape_count(kind) > 1 {
                    let points = self.variant.points_for_further_landscape;
                    self.gain(seat, points, Source::FurtherLandscape, events);
                }
            }
        }
    }

    /// Returns whether an object is set aside, so that one piece of its stack belongs to no
    /// player yet (Z1).
    fn is_set_aside(&self, object: Object) -> bool {
        let auction = &self.auction;
        let mut unsettled = self.seats().filter(|&seat| !auction.settled.contains(seat));
        self.variant.sets_aside
            && self.phase == Phase::Auction
            && unsettled.any(|seat| auction.acquired_by(seat).any(|(aside, _)| aside == object))
    }

    /// Returns how many cards of a stack can be looked at: a prestige card that is set
    /// aside is still in it (Z8).
    pub(in crate::rules) fn cards_to_look_at(&self, deck: Deck) -> usize {
        let aside = deck == Deck::Prestige && self.is_set_aside(Object::PrestigeCard);
        self.cards_left(deck).saturating_sub(usize::from(aside))
    }

    /// Looks at the top cards of a stack, five as printed (O7, B4, B6). If the stack is
    /// only a count, a hidden card is kept at once: the table decides which one.
    pub(in crate::rules) fn look_at(&mut self, seat: Seat, deck: Deck, events: &mut impl Events) {
        let mut all = [None; OFFER];
        let drawn = &mut all[..usize::from(self.variant.offered)];
        let aside = self.cards_to_look_at(deck) < self.cards_left(deck);
        let aside = aside.then(|| self.prestige_cards.draw()).flatten();
        let hidden = match deck {
            Deck::Professions => draw(&mut self.professions, drawn),
            Deck::Bonus => draw(&mut self.bonus_cards, drawn),
            Deck::Prestige => draw(&mut self.prestige_cards, drawn),
        };
        if let Some(card) = aside {
            self.prestige_cards.put_back(card);
        }
        if hidden {
            let player = self.player_mut(seat);
            match deck {
                Deck::Professions => {
                    player.hand.put(Card::Hidden);
                    player.drawn += 1;
                }
                Deck::Bonus => player.bonus_cards.put(Card::Hidden),
                Deck::Prestige => player.prestige_cards.put(Card::Hidden),
            }
            events.push(Event::DrewHidden { seat, deck });
        } else {
            let offer = all.into_iter().flatten().collect();
            self.pending = Some(Pending::Keep { seat, deck, offer });
        }
    }

    /// Begins the first auction phase or the first turn with the start player.
    pub(in crate::rules) fn begin_with_start_player(&mut self) {
        let (first, players) = (self.start_player, self.player_count());
        self.auction = Auction::begin(first, players);
        self.characters = Characters::begin(first, players);
        self.turn = Turn::of(first, self.variant);
    }

    pub(in crate::rules) fn is_last_round(&self) -> bool {
        self.round >= self.variant.rounds
    }
}

/// Draws a known card for each slot; or takes one card off a counted stack and reports it.
fn draw<T: Item + Into<AnyCard>, const N: usize>(
    stack: &mut Stack<T, N>,
    drawn: &mut [Option<AnyCard>],
) -> bool {
    if stack.is_counted() {
        stack.draw();
        return true;
    }
    for slot in drawn {
        if let Some(Card::Known(card)) = stack.draw() {
            *slot = Some(card.into());
        }
    }
    false
}
