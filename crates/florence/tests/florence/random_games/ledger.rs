//! A second set of accounts for money and points, kept from the commands and the rules
//! alone, and a count of all things in the box, wherever they are.

use florence::rules::command::Deck;
use florence::rules::game::Pending;
use florence::{
    BonusCard, Building, Character, Command, Decision, Event, Favour, Freedom, Game, Joint,
    Landscape, Object, Phase, Player, PrestigeCard, Profession, Setup, Tile, Work,
};
use table::{Item, Seat, Set};

/// What every seat should have.
pub(crate) struct Ledger {
    money: [i64; 5],
    points: [i64; 5],
    best_works: [i64; 5],
    freedoms: [usize; 3],
    /// In the older variant: what each player has set aside and at which price, and what
    /// has left the game.
    older: bool,
    aside: [Vec<(Object, i64)>; 5],
    gone: Vec<Object>,
    /// With characters (M): the markers of this phase, the players who are out of it, what
    /// is in front of each player, and what is on the Banker.
    markers: Vec<(Seat, Character, i64)>,
    out: Vec<Seat>,
    characters: [Option<Character>; 5],
    banker: i64,
    /// What a player won with a Merchant, until they say what he is used for.
    won: Option<(Seat, Object, i64)>,
    /// The opening bid, and what a point sells for.
    opening: i64,
    point: i64,
}

impl Ledger {
    pub(crate) fn open(setup: &Setup) -> Self {
        let players = setup.players.len();
        let older = setup.options.older;
        let freedoms = Freedom::ALL.iter().map(|freedom| match players {
            2 => 1 + usize::from(setup.doubled_freedoms.contains(freedom)),
            _ => players - 1,
        });
        let freedoms: Vec<usize> = freedoms.collect();
        let few = players == 2 && !older;
        let house = setup.options.house_rules;
        let or = |house: Option<u32>, printed: i64| house.map_or(printed, i64::from);
        Self {
            money: [or(house.start_money, if few { 2500 } else { 3500 }); 5],
            points: [0; 5],
            best_works: [0; 5],
            freedoms: [freedoms[0], freedoms[1], freedoms[2]],
            older,
            aside: Default::default(),
            gone: Vec::new(),
            markers: Vec::new(),
            out: Vec::new(),
            characters: [None; 5],
            banker: 600,
            won: None,
            opening: or(house.opening_bid, if few { 300 } else { 200 }),
            point: or(house.point_sells_for, 100),
        }
    }

    fn pays(&mut self, seat: Seat, florins: i64) {
        self.money[seat.index()] -= florins;
    }

    fn gains(&mut self, seat: Seat, points: i64) {
        self.points[seat.index()] += points;
    }

    /// Books a command that was played in `before` and led to `after`.
    pub(crate) fn book(&mut self, before: &Game, command: &Command, after: &Game) {
        let seat = command.seat;
        let player = before.player(seat);
        match command.decision {
            Decision::Sell(points) => {
                self.pays(seat, -self.point * i64::from(points));
                self.gains(seat, -i64::from(points));
            }
            Decision::Win(object, price) => self.wins(before, seat, object, i64::from(price)),
            Decision::Name(object) if before.auction().unwrap().remaining.len() == 1 => {
                self.wins(before, seat, object, self.opening);
            }
            Decision::Pass if before.phase() == Phase::Auction => {
                let bidding = before.auction().unwrap().bidding.unwrap();
                if bidding.bidders.len() == 2 {
                    let price = i64::from(bidding.price);
                    self.wins(before, bidding.highest, bidding.object, price);
                }
            }
            Decision::Bid(character, florins) => {
                self.markers.retain(|marker| marker.1 != character);
                self.markers.push((seat, character, i64::from(florins)));
                self.takes_characters(before, seat);
            }
            Decision::Pass if before.phase() == Phase::Characters => {
                self.out.push(seat);
                self.takes_characters(before, seat);
            }
            Decision::Princess(points) => {
                self.characters[seat.index()] = None;
                let value = princess_value(player) + self.muse_of(before, seat);
                self.completes(seat, value, points);
            }
            Decision::Merchant(favour) => {
                let open = self.won.take().filter(|won| won.0 == seat);
                self.characters[seat.index()] = None;
                if favour == Favour::Points {
                    let ahead = before
                        .seats()
                        .filter(|&other| self.points[other.index()] > self.points[seat.index()]);
                    let position = 1 + ahead.count() as i64;
                    self.gains(seat, position);
                }
                if let Some((_, object, price)) = open {
                    let due = if favour == Favour::Free { 0 } else { price };
                    self.acquires(before, seat, object, due);
                }
            }
            Decision::Professor(_) | Decision::LetGo => self.characters[seat.index()] = None,
            Decision::Exchange(points) => {
                self.pays(seat, 200 * i64::from(points));
                self.gains(seat, i64::from(points));
            }
            Decision::Take(object) => self.keeps(before, seat, object),
            Decision::Place(kind, _) if standing(player, Tile::Landscape(kind)) > 0 => {
                self.gains(seat, 3);
            }
            Decision::Build(..) => {
                let price = [700, 300, 300, 0][usize::from(player.builders())];
                self.pays(seat, price);
                self.gains(seat, 3);
            }
            Decision::Agree(joint) => self.builds_together(before, seat, joint),
            Decision::Accept => {
                let talk = before.talk().expect("something was offered");
                let active = before.turn().expect("somebody acts").seat;
                self.builds_together(before, active, talk.joint);
            }
            Decision::Hire | Decision::Introduce(_) | Decision::AcquireBonus => {
                self.pays(seat, 300);
            }
            Decision::Complete(work) => {
                let value = work_value(player, &work) + self.muse_of(before, seat);
                self.completes(seat, value, work.prestige);
            }
            _ => {}
        }
        self.hands_over(before, after);
        if before.phase() == Phase::Auction && after.phase() == Phase::Characters {
            // Unused characters have gone back (M5).
            self.characters = [None; 5];
        }
        let ended = after.round() > before.round() || after.turn().is_none();
        if before.phase() == Phase::Actions && ended {
            let best = self.best_works.into_iter().max().unwrap_or(0);
            for at in 0..5 {
                if best > 0 && self.best_works[at] == best {
                    self.points[at] += 3;
                }
            }
            self.best_works = [0; 5];
        }
    }

    /// C3 and C4: the partner pays the builder, who pays the bank; both score.
    fn builds_together(&mut self, before: &Game, active: Seat, joint: Joint) {
        let builders = before.player(active).builders();
        let price = [700, 300, 300, 0][usize::from(builders)];
        let payment = i64::from(joint.payment());
        self.pays(joint.other(), payment);
        self.pays(active, price - payment);
        self.gains(joint.other(), 3);
        self.gains(active, 3);
    }

    fn wins(&mut self, before: &Game, seat: Seat, object: Object, price: i64) {
        if self.older {
            return self.aside[seat.index()].push((object, price));
        }
        self.has_won(before, seat, object, price);
    }

    /// With a Merchant, the player first says what he is used for (M9).
    fn has_won(&mut self, before: &Game, seat: Seat, object: Object, price: i64) {
        match self.characters[seat.index()] {
            Some(Character::Merchant) => self.won = Some((seat, object, price)),
            _ => self.acquires(before, seat, object, price),
        }
    }

    /// Z3, Z4, Z8: the other object leaves the game, and the higher price is paid.
    fn keeps(&mut self, before: &Game, seat: Seat, object: Object) {
        let aside = std::mem::take(&mut self.aside[seat.index()]);
        assert_eq!(aside.len(), 2);
        let others = aside.iter().filter(|(other, _)| *other != object);
        self.gone.extend(others.map(|(other, _)| *other));
        let price = aside.iter().map(|(_, price)| *price).max();
        self.has_won(before, seat, object, price.unwrap());
    }

    /// Z7: on their turn, a player keeps a single object without a choice; and Z6: the
    /// third freedom leaves.
    fn hands_over(&mut self, before: &Game, after: &Game) {
        if !self.older {
            return;
        }
        if before.phase() == Phase::Auction {
            for seat in before.turn_order() {
                let has = after.auction().is_none_or(|now| now.settled.contains(seat));
                if has && let [(object, price)] = self.aside[seat.index()][..] {
                    self.aside[seat.index()].clear();
                    self.has_won(before, seat, object, price);
                }
            }
        }
        let each = |of: &Game| of.seats().all(|seat| of.player(seat).freedoms().len() == 1);
        if each(after) && !each(before) {
            for (at, &freedom) in Freedom::ALL.iter().enumerate() {
                let mut seats = after.seats();
                let taken = seats.any(|seat| after.player(seat).freedoms().contains(freedom));
                self.freedoms[at] = usize::from(taken);
            }
        }
    }

    fn has_left(&self, object: Object) -> usize {
        self.gone.iter().filter(|&&gone| gone == object).count()
    }

    fn completes(&mut self, seat: Seat, value: i64, points: u16) {
        let best = &mut self.best_works[seat.index()];
        *best = value.max(*best);
        self.pays(seat, 200 * i64::from(points) - 100 * value);
        self.gains(seat, i64::from(points));
    }

    fn muse_of(&self, before: &Game, seat: Seat) -> i64 {
        match self.characters[seat.index()] {
            Some(Character::Muse) => i64::from(before.round()),
            _ => 0,
        }
    }

    /// M3: the next player with a marker pays and takes the card, again and again.
    fn takes_characters(&mut self, before: &Game, last: Seat) {
        let players = before.player_count();
        let mut seat = last;
        while self.out.len() < players {
            seat = seat.left(players);
            if self.out.contains(&seat) {
                continue;
            }
            let marker = self.markers.iter().position(|marker| marker.0 == seat);
            let Some(marker) = marker else { return };
            let (_, character, price) = self.markers.remove(marker);
            self.pays(seat, price);
            self.out.push(seat);
            match character {
                Character::Banker => {
                    self.pays(seat, -self.banker);
                    // Taking him leaves 600 here, and nothing is added.
                    self.banker = 500;
                }
                other => self.characters[seat.index()] = Some(other),
            }
        }
        self.banker += 100;
        self.out.clear();
    }

    fn acquires(&mut self, before: &Game, seat: Seat, object: Object, price: i64) {
        self.pays(seat, price);
        if object == Object::Builder && before.player(seat).builders() > 0 {
            self.gains(seat, 3);
        }
    }

    /// Returns whether the game agrees.
    pub(crate) fn agrees(&self, game: &Game) -> bool {
        game.seats().all(|seat| {
            let (at, player) = (seat.index(), game.player(seat));
            i64::from(player.money()) == self.money[at]
                && i64::from(player.prestige()) == self.points[at]
                && i64::from(player.best_work()) == self.best_works[at]
        })
    }

    /// Checks that the money held changes by what the events report, and that no event
    /// reports zero florins.
    pub(crate) fn follows(events: &[Event], before: &Game, after: &Game) -> bool {
        let of_none = |event: &Event| matches!(event, Event::Money { florins: 0, .. });
        !events.iter().any(of_none)
            && before.seats().all(|seat| {
                let told = events.iter().map(|event| match *event {
                    Event::Money { seat: of, florins } if of == seat => florins,
                    Event::Paid { from, florins, .. } if from == seat => -i64::from(florins),
                    Event::Paid { to, florins, .. } if to == seat => i64::from(florins),
                    _ => 0,
                });
                let held = |game: &Game| i64::from(game.player(seat).money());
                held(before) + told.sum::<i64>() == held(after)
            })
    }

    /// Asserts that every tile and every card is exactly once in the game.
    pub(crate) fn finds_everything_once(&self, game: &Game) {
        let sum = |of: &dyn Fn(&Player) -> usize| -> usize {
            game.seats().map(|seat| of(game.player(seat))).sum()
        };
        for &kind in Building::ALL {
            let tile = Tile::Building(kind);
            // A building across a border has a part on each side (C7b).
            let covered = sum(&|player| {
                let tiles = player.principality().tiles();
                let these = tiles.filter(|&(other, _)| other == tile);
                these.map(|(_, squares)| squares.len()).sum()
            });
            let size = kind.size().squares();
            assert_eq!(covered % size, 0, "{tile:?}");
            let placed = covered / size;
            assert_eq!(placed + usize::from(game.tiles_left(tile)), 3, "{tile:?}");
        }
        for &kind in Landscape::ALL {
            let tile = Tile::Landscape(kind);
            let placed = sum(&|player| standing(player, tile));
            let gone = self.has_left(Object::of_landscape(kind));
            assert_eq!(
                placed + usize::from(game.tiles_left(tile)) + gone,
                6,
                "{tile:?}"
            );
        }
        for (&freedom, all) in Freedom::ALL.iter().zip(self.freedoms) {
            let introduced = sum(&|player| usize::from(player.freedoms().contains(freedom)));
            assert_eq!(introduced + usize::from(game.freedoms_left(freedom)), all);
        }
        let left = |object| usize::from(game.objects_left(object)) + self.has_left(object);
        let jesters = sum(&|player| player.jesters().into());
        assert_eq!(jesters + left(Object::Jester), 7);
        let builders = sum(&|player| player.builders().into());
        assert_eq!(builders + left(Object::Builder), 6);
        let recruiting =
            sum(&|player| usize::from(player.recruiting_in_hand() + player.recruiting_on_table()));
        assert_eq!(recruiting + left(Object::RecruitingCard), 5);
        let mut hands = Cards::<Profession>::default();
        for player in game.seats().map(|seat| game.player(seat)) {
            hands.add(player.hand().known(), player.hand().hidden());
            hands.add(player.table(), 0);
        }
        let looked_at = offered(game, Deck::Professions);
        hands.are_all(
            game.unknown_professions(),
            game,
            Deck::Professions,
            looked_at,
        );
        let mut bonus = Cards::<BonusCard>::default();
        bonus.add(game.used_bonus_cards(), 0);
        let mut prestige = Cards::<PrestigeCard>::default();
        for player in game.seats().map(|seat| game.player(seat)) {
            bonus.add(player.bonus_cards().known(), player.bonus_cards().hidden());
            prestige.add(
                player.prestige_cards().known(),
                player.prestige_cards().hidden(),
            );
        }
        let looked_at = offered(game, Deck::Bonus);
        bonus.are_all(game.unknown_bonus_cards(), game, Deck::Bonus, looked_at);
        // Nobody has seen the ones that left.
        let gone = u8::try_from(self.has_left(Object::PrestigeCard));
        prestige.add(Set::EMPTY, gone.expect("few cards"));
        let looked_at = offered(game, Deck::Prestige);
        prestige.are_all(
            game.unknown_prestige_cards(),
            game,
            Deck::Prestige,
            looked_at,
        );
    }
}

fn standing(player: &Player, tile: Tile) -> usize {
    let tiles = player.principality().tiles();
    tiles.filter(|&(other, _)| other == tile).count()
}

/// Returns how many cards of a deck a player is choosing from.
fn offered(game: &Game, of: Deck) -> usize {
    match game.pending() {
        Some(Pending::Keep { deck, offer, .. }) if deck == of => offer.len(),
        _ => 0,
    }
}

/// The cards of one kind outside of their stack.
struct Cards<T: Item> {
    known: Set<T>,
    hidden: usize,
}

impl<T: Item> Default for Cards<T> {
    fn default() -> Self {
        Self {
            known: Set::EMPTY,
            hidden: 0,
        }
    }
}

impl<T: Item> Cards<T> {
    fn add(&mut self, known: Set<T>, hidden: u8) {
        assert!(
            self.known.intersection(known).is_empty(),
            "{known:?} is in two places"
        );
        self.known = self.known.union(known);
        self.hidden += usize::from(hidden);
    }

    /// Asserts that there are as many places as cards, and that the unseen cards exactly
    /// fill the unseen places.
    fn are_all(&self, unknown: Set<T>, game: &Game, deck: Deck, looked_at: usize) {
        let stack = game.cards_left(deck);
        let places = self.known.len() + self.hidden + stack + looked_at;
        assert_eq!(places, T::ALL.len(), "{deck:?}");
        assert!(self.known.intersection(unknown).is_empty());
        let unseen = unknown.len();
        assert!(
            unseen == self.hidden || unseen == self.hidden + stack,
            "{deck:?}"
        );
    }
}

/// Returns the value of a work of the Princess, counted tile by tile.
fn princess_value(player: &Player) -> i64 {
    let tiles = player.principality().tiles();
    let tiles = tiles.map(|(tile, _)| match tile {
        Tile::Landscape(_) => 3,
        Tile::Building(_) => 2,
    });
    let cards = i64::from(player.cards_in_hand() + player.works());
    tiles.sum::<i64>() + 2 * i64::from(player.builders()) + cards
}

/// Returns the value of a work, counted tile by tile.
fn work_value(player: &Player, work: &Work) -> i64 {
    let profession = work.profession;
    let has = |tile| standing(player, tile) > 0;
    let mut value = 0;
    if has(Tile::Building(profession.building())) {
        value += 4;
    }
    if has(Tile::Landscape(profession.landscape())) {
        value += 3;
    }
    if player.freedoms().contains(profession.freedom()) {
        value += 3;
    }
    value += 2 * i64::from(player.jesters());
    value += i64::from(player.cards_in_hand() + player.works());
    value
        + work
            .bonus
            .iter()
            .map(|card| bonus_value(player, card))
            .sum::<i64>()
}

/// The component table again, in its own order.
fn bonus_value(player: &Player, card: BonusCard) -> i64 {
    let tiles: Vec<Tile> = player
        .principality()
        .tiles()
        .map(|(tile, _)| tile)
        .collect();
    let count = |of: &dyn Fn(&Tile) -> bool| tiles.iter().filter(|tile| of(tile)).count() as i64;
    let sized = |squares: usize| {
        count(&|tile| matches!(tile, Tile::Building(kind) if kind.size().squares() == squares))
    };
    let of = |kind: Landscape| count(&|tile| *tile == Tile::Landscape(kind));
    let (large, medium, small) = (sized(7), sized(5), sized(3));
    let (forests, lakes, parks) = (
        of(Landscape::Forest),
        of(Landscape::Lake),
        of(Landscape::Park),
    );
    let landscapes = forests + lakes + parks;
    let jesters = i64::from(player.jesters());
    let builders = i64::from(player.builders());
    let freedoms = player.freedoms().len() as i64;
    let prestige = player.prestige_cards().len() as i64;
    let kinds = |counts: &[i64]| counts.iter().filter(|&&count| count > 0).count() as i64;
    match card.number() {
        1 => large + medium + small,
        2 => 2 * large,
        3 => medium + forests,
        4 => small + landscapes,
        5 => 2 * kinds(&[large, medium, small]),
        6 => landscapes,
        7 => 2 * forests,
        8 => 2 * lakes,
        9 => 2 * parks,
        10 => 2 * freedoms,
        11 => 2 * jesters,
        12 => jesters + freedoms,
        13 => 2 * builders,
        14 => builders + lakes,
        15 => 2 * prestige,
        16 => prestige + freedoms,
        17 => 2 * kinds(&[forests, lakes, parks]),
        18 => kinds(&[forests, lakes, parks, jesters, builders, prestige, freedoms]),
        19 => i64::from(player.cards_in_hand()) - 1,
        _ => i64::from(player.works()) + 1,
    }
}
