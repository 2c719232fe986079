//! What is left in the supply and in the stacks, and how a shuffled game is dealt.

use super::super::cards::any::{AnyCard, Deck};
use super::super::cards::{BonusCard, PrestigeCard, Profession};
use super::super::components::{Building, Freedom, Landscape, Tile};
use super::super::game::Supply;
use super::super::player::Player;
use super::super::progress::Moment;
use super::super::rule::{Count, Fact, Rule};
use super::PlayerSetup;
use super::reading::{Dealt, Reading};
use table::{BySeat, Item, Seat, Set, Stack};

impl Reading<'_> {
    /// Returns what is left in the supplies (S3, S4, T4).
    pub(super) fn supply(&mut self) -> Supply {
        let variant = self.variant;
        let counts = self.counts;
        let players = &self.setup.players;
        let sum = |of: fn(&PlayerSetup) -> i64| {
            let sum: i64 = players.iter().map(|player| of(player).clamp(0, 100)).sum();
            sum as usize
        };
        let jesters = sum(|player| player.jesters);
        let builders = sum(|player| player.builders);
        let recruiting =
            sum(|player| player.recruiting_in_hand) + sum(|player| player.recruiting_on_table);
        let mut left = |rule, what, found: usize, most: u8| {
            self.most(None, rule, what, found, usize::from(most));
            most.saturating_sub(found.min(usize::from(u8::MAX)) as u8)
        };
        let jesters = left(Rule::S3, Count::Jesters, jesters, variant.jesters);
        let builders = left(Rule::S3, Count::Builders, builders, variant.builders);
        let most = variant.recruiting_cards;
        let recruiting_cards = left(Rule::S3, Count::RecruitingCards, recruiting, most);
        let mut buildings = [0; Building::COUNT];
        for &kind in Building::ALL {
            let found = players.iter().flat_map(|player| &player.buildings);
            let found = found.filter(|(building, _)| *building == kind).count();
            // One tile counts for both players (C7b).
            let parts = players
                .iter()
                .filter(|player| player.partner(kind).is_some());
            let parts = match counts {
                // Any two of them may be the two parts of one tile.
                Some(_) if variant.joined => found,
                _ => parts.count(),
            };
            let found = found - parts / 2;
            let what = Count::Tiles(Tile::Building(kind));
            buildings[kind.index()] = left(Rule::S4, what, found, variant.buildings_each);
        }
        let mut landscapes = [0; Landscape::COUNT];
        for &kind in Landscape::ALL {
            let found = players.iter().flat_map(|player| &player.landscapes);
            let found = found.filter(|(landscape, _)| *landscape == kind).count();
            let what = Count::Tiles(Tile::Landscape(kind));
            landscapes[kind.index()] = left(Rule::S3, what, found, variant.landscapes_each);
        }
        let mut supply = Supply {
            buildings,
            landscapes,
            freedoms: self.freedoms(),
            jesters,
            builders,
            recruiting_cards,
        };
        for &(piece, missing) in &self.setup.missing {
            let left = supply.of(piece);
            *left = left.checked_sub(missing).unwrap_or_else(|| {
                let (found, most) = (u32::from(missing), u32::from(*left));
                let what = piece.count();
                self.wrong(None, piece.rule(), Fact::TooMany { what, found, most });
                0
            });
        }
        supply
    }

    /// Returns the same number of each freedom (S4), and one more of the doubled ones (T4).
    /// A score sheet need not say which.
    fn freedoms(&mut self) -> [u8; Freedom::COUNT] {
        let setup = self.setup;
        let doubles: Set<Freedom> = setup.doubled_freedoms.iter().copied().collect();
        let each = usize::from(self.variant.freedoms_each);
        let must = usize::from(self.variant.doubled_freedoms);
        let rule = self.variant.cites.freedoms;
        let unsaid = setup.moment == Moment::End && setup.doubled_freedoms.is_empty();
        if !unsaid && (setup.doubled_freedoms.len() != must || doubles.len() != must) {
            let found = match setup.doubled_freedoms.len() {
                found if found == must => doubles.len(),
                found => found,
            };
            let (found, must) = (found as i64, must as i64);
            self.must_be(None, Rule::T4, Count::DoubledFreedoms, found, must);
        }
        let mut left = [0; Freedom::COUNT];
        let mut all = 0;
        for &freedom in Freedom::ALL {
            let is_doubled = doubles.contains(freedom) || (unsaid && must > 0);
            let most = each + usize::from(is_doubled);
            let found = setup.players.iter();
            let found = found
                .filter(|player| player.freedoms.contains(&freedom))
                .count();
            self.most(None, rule, Count::FreedomTiles(freedom), found, most);
            left[freedom.index()] = most.saturating_sub(found) as u8;
            all += found.min(most);
        }
        let most = Freedom::COUNT * each + must;
        self.most(None, Rule::T4, Count::Freedoms, all, most);
        left
    }

    pub(super) fn professions(
        &mut self,
        players: &BySeat<Player>,
    ) -> Stack<Profession, { Profession::COUNT }> {
        let mut dealt = Dealt::default();
        for (seat, _) in self.seated() {
            let player = &players[seat];
            self.deal(&mut dealt, seat, player.hand.known(), Rule::S2);
            self.deal(&mut dealt, seat, player.table, Rule::S2);
            dealt.hidden += usize::from(player.hand.hidden());
        }
        dealt.hidden += self.least_professions_counted();
        self.deal_offer(&mut dealt, Rule::S2, |card| match card {
            AnyCard::Profession(card) => Some(card),
            AnyCard::Bonus(_) | AnyCard::Prestige(_) => None,
        });
        let order = self.setup.professions.as_deref();
        self.stack(dealt, order, Rule::S2, Deck::Professions)
    }

    pub(super) fn bonus_cards(
        &mut self,
        players: &BySeat<Player>,
    ) -> Stack<BonusCard, { BonusCard::COUNT }> {
        let mut dealt = Dealt::default();
        for (seat, _) in self.seated() {
            let hand = players[seat].bonus_cards;
            self.deal(&mut dealt, seat, hand.known(), Rule::S4);
            dealt.hidden += usize::from(hand.hidden());
        }
        for &card in &self.setup.used_bonus_cards {
            if !dealt.known.insert(card) {
                self.wrong(None, Rule::S4, Fact::CardTwice(card.into()));
            }
        }
        self.deal_offer(&mut dealt, Rule::S4, |card| match card {
            AnyCard::Bonus(card) => Some(card),
            AnyCard::Profession(_) | AnyCard::Prestige(_) => None,
        });
        let order = self.setup.bonus_cards.as_deref();
        self.stack(dealt, order, Rule::S4, Deck::Bonus)
    }

    pub(super) fn prestige_cards(
        &mut self,
        players: &BySeat<Player>,
    ) -> Stack<PrestigeCard, { PrestigeCard::COUNT }> {
        let mut dealt = Dealt::default();
        for (seat, _) in self.seated() {
            let hand = players[seat].prestige_cards;
            self.deal(&mut dealt, seat, hand.known(), Rule::S3);
            dealt.hidden += usize::from(hand.hidden());
        }
        self.deal_offer(&mut dealt, Rule::S3, |card| match card {
            AnyCard::Prestige(card) => Some(card),
            AnyCard::Profession(_) | AnyCard::Bonus(_) => None,
        });
        let (what, left_out) = (Count::PrestigeCards, self.setup.prestige_cards_left_out);
        let most = PrestigeCard::COUNT as i64;
        dealt.hidden += self.number(None, Rule::Z8, what, left_out, most) as usize;
        let order = self.setup.prestige_cards.as_deref();
        self.stack(dealt, order, Rule::S3, Deck::Prestige)
    }

    fn deal<T: Item + Into<AnyCard>>(
        &mut self,
        dealt: &mut Dealt<T>,
        seat: Seat,
        cards: Set<T>,
        rule: Rule,
    ) {
        for card in cards {
            if !dealt.known.insert(card) {
                self.wrong(seat, rule, Fact::CardTwice(card.into()));
            }
        }
    }

    /// Returns the stack, with all cards that are nowhere else. An explicit order must have
    /// exactly that many cards, none of which is elsewhere.
    fn stack<T: Item + Into<AnyCard>, const N: usize>(
        &mut self,
        dealt: Dealt<T>,
        order: Option<&[T]>,
        rule: Rule,
        deck: Deck,
    ) -> Stack<T, N> {
        let what = match deck {
            Deck::Professions => Count::ProfessionCards,
            Deck::Bonus => Count::BonusCards,
            Deck::Prestige => Count::PrestigeCards,
        };
        let found = dealt.known.len() + dealt.hidden;
        self.most(None, rule, what, found, N);
        let rest = N.saturating_sub(found);
        let Some(order) = order else {
            return Stack::count(rest);
        };
        let mut seen = dealt.known;
        for &card in order {
            if !seen.insert(card) {
                self.wrong(None, rule, Fact::CardTwice(card.into()));
            }
        }
        if order.len() != rest {
            let (found, must) = (order.len() as i64, rest as i64);
            self.must_be(None, rule, Count::Stack(deck), found, must);
        }
        Stack::order(order.iter().copied())
    }

    /// Returns the shuffle after the starting hands: only in a digital game, and then of
    /// all professions (S2).
    pub(super) fn reshuffle(
        &mut self,
        players: &BySeat<Player>,
        professions: &Stack<Profession, { Profession::COUNT }>,
    ) -> Stack<Profession, { Profession::COUNT }> {
        let starting = self.setup.moment == Moment::StartingHands;
        let hidden = players.values().any(|player| player.hand.hidden() > 0);
        let known = starting && !hidden && !professions.is_counted();
        match &self.setup.reshuffle {
            None if !known => Stack::count(0),
            Some(order) if known => {
                let cards: Set<Profession> = order.iter().copied().collect();
                if order.len() != Profession::COUNT || cards.len() != Profession::COUNT {
                    self.wrong(None, Rule::S2, Fact::StackOrder);
                }
                Stack::order(order.iter().copied())
            }
            _ => {
                self.wrong(None, Rule::S2, Fact::StackOrder);
                Stack::count(0)
            }
        }
    }

    /// Checks that a best work is marked in the player's own turn of this round, and that
    /// no work below the minimum was completed (W10, W2).
    pub(super) fn check_best_works(&mut self, round: u8, players: &BySeat<Player>) {
        for (seat, typed) in self.seated() {
            let has_had_turn = match self.setup.moment {
                Moment::StartingHands | Moment::Auction(_) | Moment::Characters(_) => false,
                Moment::Actions(..) => {
                    self.turns(seat) == self.auctions() || self.used_in_turn(seat).0 > 0
                }
                Moment::End => true,
            };
            let minimum = self.variant.minimum(round);
            match typed.best_work {
                0 => {}
                // Round seven has been counted: its points are already on the fame track
                // (R1).
                value if self.setup.moment == Moment::End => {
                    self.wrong(seat, Rule::W10, Fact::WorkAfterEnd { value });
                }
                value if !has_had_turn => {
                    self.wrong(seat, Rule::W10, Fact::WorkBeforeTurn { value });
                }
                _ if self.is_without_edition => {}
                found if (1..i64::from(minimum)).contains(&found) => {
                    let value = found as u16;
                    self.wrong(seat, Rule::W2, Fact::BelowMinimum { value, minimum });
                }
                value => self.check_best_work(&players[seat], seat, value),
            }
        }
    }
}
