//! Checks what the past rounds allow a position to contain: objects, actions, professions
//! and points, for each player and for the table.
//!
//! No sequence of legal decisions exceeds any of these bounds; but a position within them
//! need not be reachable.

use super::reading::Reading;
use crate::rules::cards::BonusCard;
use crate::rules::components::{Landscape, Object, Tile};
use crate::rules::player::Player;
use crate::rules::progress::Moment;
use crate::rules::rule::{Count, Fact, Likely, Rule};
use crate::rules::work::{PrincessValue, WorkValue};
use table::{BySeat, Item, Seat, Set};

/// One player's past, in numbers.
#[derive(Clone, Copy)]
struct Past {
    seat: Seat,
    /// The most objects acquired (A1): in the past auction phases, and those of the current
    /// one.
    most_objects: usize,
    /// The most actions there have been (B1).
    most_actions: usize,
    /// The most professions hired (B2).
    most_hires: usize,
    /// The most freedoms introduced (B2).
    most_introductions: usize,
    /// Objects from auctions that the player still has. Used recruiting cards are in front
    /// of other players.
    objects: usize,
    /// Actions that certainly took place: all except hiring and acquiring bonus cards.
    actions: usize,
    /// Works completed: each recruited profession leaves a card in its place (O8).
    works: usize,
    /// Professions in hand, as far as they are known, and those that completed a work here.
    /// Recruiting exchanges cards, so some were kept from the deal and the others were
    /// hired or recruited.
    professions: usize,
    /// Recruiting cards that others have left here.
    left_here: usize,
}

impl Past {
    /// Returns the most professions that can have been hired (B1, B2).
    fn hires(&self) -> usize {
        self.most_hires.min(self.spare_actions())
    }

    /// Returns the number of actions of unknown use.
    fn spare_actions(&self) -> usize {
        self.most_actions.saturating_sub(self.actions)
    }
}

impl Reading<'_> {
    /// Checks what the played rounds allow: objects (A1, A2), actions (B1, B2), professions
    /// (S2, B4, O8) and points (G3).
    pub(super) fn check_history(&mut self, players: &BySeat<Player>) {
        let pasts: Vec<Past> = self.pasts(players);
        for past in &pasts {
            let seat = past.seat;
            let most = past.most_objects;
            self.most(
                seat,
                self.variant.cites.objects,
                Count::Objects,
                past.objects,
                most,
            );
            let most = past.most_actions;
            self.most(seat, Rule::B1, Count::Actions, past.actions, most);
            let freedoms = self.setup.players[seat.index()].freedoms.len();
            let most = past.most_introductions;
            self.most(seat, Rule::B2, Count::Freedoms, freedoms, most);
        }
        self.check_objects(players, &pasts);
        if self.setup.moment == Moment::StartingHands {
            return;
        }
        self.check_used_bonus_cards(&pasts);
        self.check_professions(&pasts);
        self.check_all_hires(players, &pasts);
        for past in &pasts {
            self.check_prestige(&players[past.seat], past);
        }
    }

    fn pasts(&self, players: &BySeat<Player>) -> Vec<Past> {
        self.seated()
            .map(|(seat, typed)| self.past(seat, typed, &players[seat]))
            .collect()
    }

    fn past(&self, seat: Seat, typed: &super::PlayerSetup, player: &Player) -> Past {
        let variant = self.variant;
        let turns = self.turns(seat);
        let (actions, hires, introductions) = self.used_in_turn(seat);
        let works = usize::from(self.works(seat, player));
        // The Professor's cards, and the Cardinal's actions (M7, M10).
        let by_characters = if variant.characters { 1 + turns } else { 0 };
        let of_auctions = player.jesters + player.builders + player.recruiting_in_hand;
        Past {
            seat,
            most_objects: usize::from(variant.objects_kept()) * self.auctions()
                + self.acquired_now(seat)
                + by_characters,
            most_actions: usize::from(variant.actions) * turns + actions + 2 * by_characters,
            most_hires: usize::from(variant.hires) * turns + hires,
            most_introductions: usize::from(variant.introductions) * turns + introductions,
            objects: typed.landscapes.len()
                + usize::from(of_auctions)
                + player.prestige_cards.len(),
            actions: typed.buildings.len() - self.shared_buildings(seat)
                + works
                + typed.freedoms.len()
                + player.bonus_cards.len(),
            works,
            professions: player.hand.len() + works,
            left_here: usize::from(player.recruiting_on_table),
        }
    }

    /// Checks that bonus cards are played only with works (W8).
    fn check_used_bonus_cards(&mut self, pasts: &[Past]) {
        let works = pasts.iter().any(|past| past.works > 0);
        if !works && !self.setup.used_bonus_cards.is_empty() {
            self.wrong(None, Rule::W8, Fact::BonusWithoutWork);
        }
    }

    /// Checks that a best work was completed with a card on the player's table (W1), unless
    /// the Princess did it (M8), and is worth no more than everything there is can make it
    /// (W10).
    pub(super) fn check_best_work(&mut self, player: &Player, seat: Seat, value: i64) {
        let variant = &self.variant;
        if player.works() == 0 && !variant.characters {
            return self.wrong(seat, Rule::W1, Fact::WorkWithoutCard { value });
        }
        let typed = &self.setup.players[seat.index()];
        let past = self.past(seat, typed, player);
        let cards = self.most_cards(player, &past);
        let base = |value: WorkValue| value.building + value.landscape + value.freedom;
        let of = |profession| base(WorkValue::of(player, profession, Set::EMPTY, variant));
        let lies = player.table.iter().map(of).max();
        let recruited = (past.left_here > 0)
            .then(|| super::Profession::ALL.iter().map(|&card| of(card)).max())
            .flatten();
        let jesters = variant.value_of_jester * u16::from(player.jesters);
        let bonus = self.most_from_bonus_cards(player, &past, cards);
        let work = lies
            .max(recruited)
            .map(|base| base + jesters + variant.value_of_card * cards + bonus);
        let (princess, muse) = match variant.characters {
            true => {
                let now = PrincessValue::of(player);
                let without_cards = now.total() - now.cards;
                (
                    Some(without_cards + cards),
                    u16::from(self.setup.moment.round(variant.rounds)),
                )
            }
            false => (None, 0),
        };
        let most = usize::from(work.max(princess).unwrap_or(0) + muse);
        let found = usize::try_from(value).unwrap_or(0);
        self.most(seat, Rule::W10, Count::BestWork, found, most);
    }

    /// Checks the limits of one object per stack and auction phase, and one per player (A2,
    /// T3, A1).
    fn check_objects(&mut self, players: &BySeat<Player>, pasts: &[Past]) {
        let auctions = self.auctions();
        let mut objects = [0usize; Object::COUNT];
        for (seat, typed) in self.seated() {
            let player = &players[seat];
            for &(kind, _) in &typed.landscapes {
                objects[Object::of_landscape(kind).index()] += 1;
                objects[Object::Landscape.index()] += 1;
            }
            objects[Object::Jester.index()] += usize::from(player.jesters);
            objects[Object::Builder.index()] += usize::from(player.builders);
            objects[Object::PrestigeCard.index()] += player.prestige_cards.len();
            let recruiting = player.recruiting_in_hand + player.recruiting_on_table;
            objects[Object::RecruitingCard.index()] += usize::from(recruiting);
        }
        let landscape = Object::Landscape.index();
        let all_objects: usize = objects.iter().sum::<usize>() - objects[landscape];
        if !self.variant.objects.contains(Object::Landscape) {
            objects[landscape] = 0;
        }
        for &object in Object::ALL {
            let (rule, what) = match object {
                Object::Landscape => (Rule::T3, Count::Landscapes),
                Object::Jester => (Rule::A2, Count::Jesters),
                Object::Builder => (Rule::A2, Count::Builders),
                Object::PrestigeCard => (Rule::A2, Count::PrestigeCards),
                Object::RecruitingCard => (Rule::A2, Count::RecruitingCards),
                kind => (
                    Rule::A2,
                    Count::Tiles(Tile::Landscape(kind.landscapes()[0])),
                ),
            };
            let mut most = auctions + usize::from(self.sold_now(object));
            if self.variant.characters && object == Object::PrestigeCard {
                // The Professor's card (M10).
                most += self.auctions() + 1;
            }
            self.most(None, rule, what, objects[object.index()], most);
        }
        let most = pasts.iter().map(|past| past.most_objects).sum();
        self.most(
            None,
            self.variant.cites.objects,
            Count::Objects,
            all_objects,
            most,
        );
    }

    /// Checks each player's professions: those kept at the start (S2), and those that could
    /// be hired (B2) by an action that is not used otherwise (B1); the others were
    /// recruited with a card that is now in front of another player (O8).
    fn check_professions(&mut self, pasts: &[Past]) {
        let kept = usize::from(self.variant.kept);
        // Objects that are no longer visible here: the used recruiting cards.
        let used = |past: &Past| past.most_objects.saturating_sub(past.objects);
        for past in pasts {
            let Past { seat, .. } = *past;
            let others = || pasts.iter().filter(|other| other.seat != seat);
            let found = past.professions;
            if found < kept {
                let (found, least) = (found as u32, kept as u32);
                let what = Count::ProfessionsHad;
                self.wrong(seat, Rule::S2, Fact::TooFew { what, found, least });
            }
            // Each replaces a recruited card. If works are only counted, any of them may be
            // one.
            let left = |other: &Past| match self.counts {
                Some(_) => other.works,
                None => other.left_here,
            };
            let left_by_others: usize = others().map(left).sum();
            let most = kept + past.hires() + left_by_others.min(used(past));
            let rule = if past.most_hires <= past.spare_actions() {
                Rule::B2
            } else {
                Rule::B1
            };
            self.most(seat, rule, Count::ProfessionsHad, found, most);
            let most = others().map(used).sum();
            let what = Count::RecruitingCardsLeft;
            self.most(seat, Rule::O8, what, past.left_here, most);
        }
    }

    /// Checks all hires together. Recruiting moves cards but creates none, so all
    /// professions together are those kept at the start and those hired. Whose action a
    /// played bonus card was is unknown.
    fn check_all_hires(&mut self, players: &BySeat<Player>, pasts: &[Past]) {
        let all = players.values().take(self.count());
        let professions: usize = all.map(|p| p.hand.len() + p.table.len()).sum();
        let professions = professions + self.least_professions_counted();
        let kept = self.count() * usize::from(self.variant.kept);
        let what = Count::ProfessionCards;
        let told = self.setup.players.iter().all(|typed| typed.hand.is_some());
        // Report it once: for the table only what is not already wrong for a single player.
        if told && professions < kept && !self.has_said(Count::ProfessionsHad) {
            let (found, least) = (professions as u32, kept as u32);
            self.wrong(None, Rule::S2, Fact::TooFew { what, found, least });
        }
        if !self.has_said(Count::ProfessionsHad) {
            let hires: usize = pasts.iter().map(|past| past.most_hires).sum();
            self.most(None, Rule::B2, what, professions, kept + hires);
        }
        let seen: usize = pasts.iter().map(|past| past.actions).sum();
        let shared = pasts.iter().map(|past| self.shared_buildings(past.seat));
        let seen = seen + shared.sum::<usize>() / 2;
        let played = self.setup.used_bonus_cards.len();
        let actions = seen + played + professions.saturating_sub(kept);
        let most = pasts.iter().map(|past| past.most_actions).sum();
        self.most(None, Rule::B1, Count::Actions, actions, most);
    }

    /// Returns whether there is already a problem with the number of these things.
    fn has_said(&self, of: Count) -> bool {
        let numbers = self.problems.iter().map(|problem| &problem.violation.fact);
        numbers.into_iter().any(|fact| match *fact {
            Fact::TooMany { what, .. } | Fact::TooFew { what, .. } => what == of,
            _ => false,
        })
    }

    /// Checks that the points on the fame track have a source (G3): buildings (B3), further
    /// landscapes (O2) and builders (O5), the payment of works (W9), and the best works of
    /// past rounds (R1).
    fn check_prestige(&mut self, player: &Player, past: &Past) {
        let variant = self.variant;
        if variant.characters {
            // What the Princess, the Merchant and the Banker brought leaves no trace on the
            // table.
            return;
        }
        let home = player.principality();
        let further = Landscape::ALL.iter().map(|&kind| {
            let lying = u16::from(home.landscape_count(kind));
            lying.saturating_sub(1) * variant.points_for_further_landscape
        });
        let buildings = home.buildings().len() as u16 * variant.points_for_building;
        let builders =
            u16::from(player.builders.saturating_sub(1)) * variant.points_for_further_builder;
        let rounds_over = match self.setup.moment {
            Moment::StartingHands => 0,
            Moment::Auction(round) | Moment::Characters(round) | Moment::Actions(round, _) => {
                usize::from(round.clamp(1, variant.rounds) - 1)
            }
            Moment::End => usize::from(variant.rounds),
        };
        let best_works = rounds_over.min(past.works) as u16 * variant.points_for_best_work;
        let works = self.most_from_works(player, past);
        let most = buildings + further.sum::<u16>() + builders + best_works;
        let most = most.saturating_add(works);
        let found = player.prestige;
        if found > most {
            let brings = variant
                .points_for_building
                .max(variant.points_for_best_work);
            let brings = brings.max(variant.points_for_further_builder);
            let at_the_end = self.setup.moment == Moment::End;
            let likely = match found - most {
                one if one <= brings && most > 0 => Likely::CountedTwice,
                _ if at_the_end && !player.prestige_cards.is_empty() => Likely::CardsOnTrack,
                _ => Likely::LeftOut,
            };
            let fact = Fact::PrestigeUnexplained {
                found,
                most,
                likely,
            };
            self.wrong(past.seat, Rule::G3, fact);
        }
    }

    /// Returns the most points that the payments of a player's works can have covered (W9).
    /// Except for played bonus cards, nothing that adds to a work is ever lost, so no work
    /// was worth more without them than it would be now.
    fn most_from_works(&self, player: &Player, past: &Past) -> u16 {
        if past.works == 0 {
            return 0;
        }
        let variant = &self.variant;
        let cards = self.most_cards(player, past);
        let base = |value: WorkValue| value.building + value.landscape + value.freedom;
        let of = |profession| base(WorkValue::of(player, profession, Set::EMPTY, variant));
        let best = super::Profession::ALL.iter().map(|&card| of(card)).max();
        // A sheet may say that there are more works than cards.
        let works = past.works as u32;
        let matching: u32 = match self.counts {
            Some(_) => {
                let mut all: Vec<u16> = super::Profession::ALL
                    .iter()
                    .map(|&card| of(card))
                    .collect();
                all.sort_unstable();
                // A card that was left here may have replaced any profession.
                let all = all.iter().rev().copied();
                let again = std::iter::repeat(best.unwrap_or(0));
                all.chain(again).take(past.works).map(u32::from).sum()
            }
            None => {
                let here = player.table.iter().map(|card| u32::from(of(card)));
                here.sum::<u32>() + past.left_here as u32 * u32::from(best.unwrap_or(0))
            }
        };
        let jesters = u32::from(variant.value_of_jester) * u32::from(player.jesters);
        let each = jesters + u32::from(variant.value_of_card) * u32::from(cards);
        let bonus = u32::from(self.most_from_bonus_cards(player, past, cards));
        let all = matching + works * each + bonus;
        variant.most_prestige(u16::try_from(all).unwrap_or(u16::MAX))
    }

    /// Returns the most profession and recruiting cards a player has had at one time: those
    /// here, as far as hands are known (O9).
    fn most_cards(&self, player: &Player, past: &Past) -> u16 {
        let here = u16::from(player.cards_in_hand()) + past.works as u16;
        if self.setup.players[past.seat.index()].hand.is_some() {
            return here;
        }
        let others = past.objects - usize::from(player.recruiting_in_hand);
        let recruiting = past.most_objects.saturating_sub(others);
        let recruiting = recruiting.min(usize::from(self.variant.recruiting_cards));
        let all = usize::from(self.variant.kept) + past.hires() + recruiting;
        here.max(all as u16)
    }

    /// Returns the most that bonus cards can have added to all works of a player (W8): the
    /// cards that have been played; on a score sheet, where they need not be listed, the
    /// best cards for which there were actions (B6).
    fn most_from_bonus_cards(&self, player: &Player, past: &Past, cards: u16) -> u16 {
        let value = |card: BonusCard| match card {
            BonusCard::CardsInHand => cards,
            _ => u16::from(card.value(player)),
        };
        let played = self.setup.used_bonus_cards.iter().copied();
        let untold = self.setup.moment == Moment::End;
        let mut values: Vec<u16> = match untold {
            true => BonusCard::ALL.iter().copied().map(value).collect(),
            false => played.map(value).collect(),
        };
        values.sort_unstable();
        values.iter().rev().take(past.spare_actions()).sum()
    }
}
