//! A player's part of a setup: characters, the hand, the tiles on the board.

use super::super::cards::Profession;
use super::super::cards::any::AnyCard;
use super::super::characters::{Character, Characters};
use super::super::components::{Tile, florins};
use super::super::edition::Edition;
use super::super::field::principality::{Beside, MOST_LANDSCAPES};
use super::super::player::Player;
use super::super::progress::{Moment, Pending};
use super::super::rule::{Count, Fact, Rule};
use super::reading::Reading;
use super::{MOST_POINTS_TYPED, MOST_TYPED, PlayerSetup, Problem};
use table::{Card, Hand, Item, Seat, Set};

impl Reading<'_> {
    pub(super) fn player(
        &mut self,
        seat: Seat,
        typed: &PlayerSetup,
        player: &mut Player,
        edition: &Edition,
    ) {
        let money = typed.money.unwrap_or(self.start_money());
        if money % i64::from(florins::STEP) != 0 {
            self.wrong(seat, Rule::G2, Fact::NotAStep { amount: money });
        }
        // A value corrected to the highest that can be typed may have grown since.
        let grown = if self.setup.irregular { 10 } else { 1 };
        let most = grown * MOST_TYPED;
        player.money = self.number(seat, Rule::G2, Count::Money, money, most) as u32;
        let most_points = grown * MOST_POINTS_TYPED;
        player.prestige =
            self.number(seat, Rule::G4, Count::Prestige, typed.prestige, most_points) as u16;
        player.best_work =
            self.number(seat, Rule::W10, Count::BestWork, typed.best_work, 1000) as u16;
        let jesters = i64::from(self.variant.jesters);
        player.jesters = self.number(seat, Rule::S3, Count::Jesters, typed.jesters, jesters) as u8;
        let builders = i64::from(self.variant.most_builders);
        player.builders =
            self.number(seat, Rule::O6, Count::Builders, typed.builders, builders) as u8;
        let cards = i64::from(self.variant.recruiting_cards);
        let what = Count::RecruitingInHand;
        let in_hand = self.number(seat, Rule::S3, what, typed.recruiting_in_hand, cards);
        player.recruiting_in_hand = in_hand as u8;
        let what = Count::RecruitingOnTable;
        let on_table = self.number(seat, Rule::S3, what, typed.recruiting_on_table, cards);
        player.recruiting_on_table = on_table as u8;
        for &freedom in &typed.freedoms {
            if !player.freedoms.insert(freedom) {
                self.wrong(seat, Rule::B5, Fact::HasFreedom(freedom));
            }
        }
        if !self.is_without_edition {
            self.tiles(seat, typed, player, edition);
        }
        for &card in &typed.table {
            if !player.table.insert(card) {
                self.wrong(seat, Rule::S2, Fact::CardTwice(card.into()));
            }
        }
        player.hand = match &typed.hand {
            Some(cards) => self.hand(seat, cards, Rule::S2),
            None => {
                let kept = self.variant.kept;
                Hand::new(Set::EMPTY, kept.saturating_sub(self.works(seat, player)))
            }
        };
        for card in typed.shown {
            if player.hand.known().contains(card) {
                player.hand.put_shown(card);
            } else {
                self.wrong(seat, Rule::G6, Fact::NoHiddenCard { card: card.into() });
            }
        }
        self.character(seat, typed, player);
        let professions = Profession::COUNT as i64;
        let what = Count::ProfessionCards;
        player.drawn = self.number(seat, Rule::B4, what, typed.drawn, professions) as u8;
        player.bonus_cards = self.hand(seat, &typed.bonus_cards, Rule::S4);
        player.prestige_cards = self.hand(seat, &typed.prestige_cards, Rule::S3);
        if let Some(Pending::Exchange { .. }) = self.setup.pending {
            // They were turned over earlier (E1, M11).
            player.prestige_cards.show_all();
        }
    }

    /// M5, and what the Muse adds since she was taken (M6). The default state of phase A2:
    /// players with a character have taken it (M1).
    pub(super) fn characters_begun(&self, start_player: Seat) -> Characters {
        let mut begun = Characters::begin(start_player, self.count());
        if matches!(self.setup.moment, Moment::Characters(_)) {
            let has = self.seated().filter(|(_, typed)| typed.character.is_some());
            let has: Set<Seat> = has.map(|(seat, _)| seat).collect();
            begun.remaining = begun.remaining.minus(has);
            if has.contains(start_player) && !begun.remaining.is_empty() {
                begun.turn = start_player.next_in(begun.remaining, self.count());
            }
        }
        begun
    }

    fn character(&mut self, seat: Seat, typed: &PlayerSetup, player: &mut Player) {
        player.character = typed.character;
        let round = self.setup.moment.round(self.variant.rounds);
        let (taken_in, muse) = match self.setup.moment {
            Moment::Auction(_) => (round.saturating_sub(1), 0),
            Moment::StartingHands => (0, 0),
            Moment::Characters(_) | Moment::Actions(..) => (round, round),
            Moment::End => (round, 0),
        };
        if typed.character == Some(Character::Muse) {
            player.muse = muse;
        }
        let is_there = typed.character.is_some();
        if is_there && (!self.variant.characters || taken_in == 0) {
            self.wrong(seat, Rule::M1, Fact::NotNow);
        } else if is_there && typed.character == Some(Character::Banker) {
            // His money is paid out at once (M11).
            self.wrong(seat, Rule::M5, Fact::CharacterGone(Character::Banker));
        }
        let others = self.seated().filter(|&(other, _)| other < seat);
        let mut others = others.filter_map(|(_, typed)| typed.character);
        let twice = typed
            .character
            .filter(|&it| others.any(|other| other == it));
        if let Some(character) = twice {
            self.wrong(seat, Rule::M5, Fact::CharacterGone(character));
        }
    }

    fn hand<T: Item + Into<AnyCard>>(
        &mut self,
        seat: Seat,
        cards: &[Card<T>],
        rule: Rule,
    ) -> Hand<T> {
        let mut known = Set::EMPTY;
        let mut hidden = 0usize;
        for &card in cards {
            match card {
                Card::Hidden => hidden += 1,
                Card::Known(card) if known.insert(card) => {}
                Card::Known(card) => self.wrong(seat, rule, Fact::CardTwice(card.into())),
            }
        }
        // Too many cards are reported when the stack is counted; here the number only has
        // to stay small.
        Hand::new(known, hidden.min(T::ALL.len() + 1) as u8)
    }

    fn tiles(&mut self, seat: Seat, typed: &PlayerSetup, player: &mut Player, edition: &Edition) {
        let most = MOST_LANDSCAPES;
        self.most(
            seat,
            Rule::A1,
            Count::Landscapes,
            typed.landscapes.len(),
            most,
        );
        let landscapes = typed.landscapes.iter().take(most);
        let landscapes = landscapes.map(|&(kind, at)| (Tile::Landscape(kind), at));
        let buildings = typed.buildings.iter();
        let buildings = buildings.map(|&(kind, at)| (Tile::Building(kind), at));
        let tiles = landscapes.chain(buildings);
        if self.counts.is_some() {
            return self.counted_tiles(seat, tiles, player, edition);
        }
        for (tile, squares) in tiles {
            let home = &mut player.principality;
            // A table that lets buildings touch has put them where they are.
            let beside = match self.setup.irregular {
                true => Beside::Anything,
                false => self.variant.beside(player.builders),
            };
            let partner = match tile {
                Tile::Building(kind) => typed.partner(kind).map(|partner| (kind, partner)),
                Tile::Landscape(_) => None,
            };
            let checked = match partner {
                // Whether both parts form the tile is checked when boards are joined.
                Some((kind, _)) => home.check_part(kind, squares, beside),
                None => home.check(tile, squares, beside, edition),
            };
            if let Err(violation) = checked {
                let seat = Some(seat);
                self.problems.push(Problem { seat, violation });
            }
            // A tile in an illegal place still blocks others.
            match partner {
                Some((kind, partner)) => home.put_part(kind, squares, partner),
                None => home.put(tile, squares),
            }
        }
    }
}
