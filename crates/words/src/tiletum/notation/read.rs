//! Reads decisions. Each has one written form and may be typed in several: `die y3 as 5` or
//! `y3 5`, `fulfil 2 wool` or `fulfil same3 wool`, `roll y35 p1`, `gold 35 food 1` or
//! `35:y 1:p`. What is left out (which slot, which house space, which piece) is found in
//! the position, if that is known.

use super::reader::{Reader, Ways, is_digits};
use super::said::{self, Said};
use crate::notation::error::{Thing, Wrong};
use crate::notation::ways::many;
use table::Seat;
use tiletum::{
    Action, CityId, Decision, Dice, Die, Frame, Game, Good, Goods, Phase, Piece, Printed, Spot,
    Stack, Step, TileId,
};

/// The cost of finding something in the position that was not given.
const FOUND: u32 = 2;
/// The cost of a word that stands alone, without a verb.
pub(super) const ALONE: u32 = 4;
/// More dice of a colour than any bag holds.
const MOST_ALIKE: u8 = 20;

/// The content of a line: the deciding player, if one is given in the middle, and the
/// decision.
pub(super) type Read = (Option<Seat>, Decision);

/// Reads what needs no verb: a die is taken, dice are a roll, a number is a corruption
/// token, a tile has come, a space is where a piece goes.
pub(super) fn alone(r: &Reader<'_>, at: usize) -> Ways<Decision> {
    let Some(game) = r.from.game else {
        return Ways::none();
    };
    let comes = match game.gap() {
        Some(gap) => r
            .tile_or_unknown(at, Some(gap.stack()))
            .map(|tile| Decision::Deal(gap, tile)),
        None => Ways::none(),
    };
    let top = game.frames().top();
    let said = match game.phase() {
        Phase::Prepare => roll(r, at).map(Decision::Roll),
        Phase::Corruption => r.number(at).map(Decision::Corruption),
        Phase::Turn(Step::Before) if top.is_none() => die(r, at),
        Phase::Turn(_) => match top {
            Some(Frame::Choice(_)) => amounts(r, at).map(Decision::ChooseGoods),
            Some(Frame::AnyAction(_)) => r.action(at).map(Decision::ChooseAction),
            Some(Frame::Relocate(piece)) => {
                r.space(at).map(move |to| Decision::Relocate(piece, to))
            }
            _ => goes(r, game, at),
        },
        Phase::Refill | Phase::King | Phase::Tidy | Phase::Over => Ways::none(),
    };
    comes.or(said)
}

/// Reads a space to which the piece of the action or the newest effect moves.
fn goes(r: &Reader<'_>, game: &Game, at: usize) -> Ways<Decision> {
    let action = match game.frames().top() {
        Some(Frame::Action(action, _)) => Some(action),
        Some(_) => None,
        None => game.turn().and_then(|turn| turn.action),
    };
    let piece = match (action, game.frames().top()) {
        (Some(Action::Merchant), _) => Piece::Merchant,
        (Some(Action::Architect), _) => Piece::Architect,
        (_, Some(Frame::Walk { merchant: 1.., .. })) => Piece::Merchant,
        (_, Some(Frame::Walk { architect: 1.., .. })) => Piece::Architect,
        _ => return Ways::none(),
    };
    r.space(at).map(move |to| Decision::Move(piece, to))
}

/// Reads the end of what is going on now.
pub(super) fn ends(r: &Reader<'_>, at: usize) -> Ways<Decision> {
    let Some(game) = r.from.game else {
        return r.wrong(at, Wrong::LeftOut);
    };
    let decision = match game.frames().top() {
        Some(_) => Decision::EndEffect,
        None => Decision::EndTurn,
    };
    Ways::costing(decision, at, FOUND)
}

/// Reads `die y3`, `die y3 as 5`.
pub(super) fn die(r: &Reader<'_>, at: usize) -> Ways<Decision> {
    r.die(at).then(|die, at| {
        let changed = r.word(at, &said::AS).then(|(), at| r.number(at));
        let short = r.number(at).at_cost(1);
        let same = Ways::one(die.value, at);
        let to = changed.or(short).or(same);
        to.map(move |to| Decision::TakeDie(die, to))
    })
}

/// Reads `goods`, `goods with 2 iron`.
pub(super) fn goods(r: &Reader<'_>, seat: Option<Seat>, at: usize) -> Ways<Decision> {
    let helper = r.word(at, &said::WITH).then(|(), at| {
        slot(r, seat, at, is_helper).then(|slot, at| r.good(at).map(move |good| (slot, good)))
    });
    let whole = helper.map(|helper| Decision::TakeGoods(Some(helper)));
    whole.or(Ways::one(Decision::TakeGoods(None), at))
}

/// Reads `move merchant Praha`.
pub(super) fn moves(
    r: &Reader<'_>,
    at: usize,
    of: fn(Piece, tiletum::SpaceId) -> Decision,
) -> Ways<Decision> {
    r.piece(at)
        .then(|piece, at| r.space(at).map(move |to| of(piece, to)))
}

/// Reads `house Praha 1`; without a number, it is the first free space.
pub(super) fn house(r: &Reader<'_>, at: usize) -> Ways<Decision> {
    r.city(at).then(|city, at| {
        let named = r.place(at);
        let free = r.from.game.and_then(|game| {
            let mut spaces = game.house_spaces(city).map(|(space, _)| space);
            spaces.find(|&space| game.house_on(city, space).is_none())
        });
        let space = match free {
            Some(space) => named.or(Ways::costing(space, at, FOUND)),
            None => named,
        };
        space.map(move |space| Decision::PlaceHouse(city, space))
    })
}

/// Reads `map merchant 4`; without a number, or with the name of a tile, it is a tile of
/// the city where the piece is.
pub(super) fn from_map(r: &Reader<'_>, seat: Option<Seat>, at: usize) -> Ways<Decision> {
    let game = r.from.game;
    let pieces = r.piece(at);
    // The piece that the action moves.
    let acting = game.and_then(|game| match game.frames().top() {
        Some(Frame::Action(action, _)) => Some(action),
        _ => game.turn().and_then(|turn| turn.action),
    });
    let found = match acting {
        Some(Action::Architect) => Ways::costing(Piece::Architect, at, FOUND),
        Some(Action::Merchant) => Ways::costing(Piece::Merchant, at, FOUND),
        _ => Ways::none(),
    };
    pieces.or(found).then(|piece, at| {
        let here = |tile: Option<TileId>| {
            let place = game.zip(seat).and_then(|(game, seat)| {
                let city = game.edition().city_at(game.player(seat).piece(piece))?;
                on_map(game, city, tile)
            });
            move |at| match place {
                Some(place) => Ways::costing(place, at, FOUND),
                None => Ways::none(),
            }
        };
        let named = r.tile(at, Some(Stack::Bonus));
        let named = named.then(|tile, at| here(Some(tile))(at));
        let place = r.place(at).or(named).or(here(None)(at));
        place.map(move |place| Decision::TakeMapTile(piece, place))
    })
}

/// Returns the place of a tile in a city; of this tile, if it is named.
fn on_map(game: &Game, city: CityId, tile: Option<TileId>) -> Option<u8> {
    let places = (0_u8..).zip(game.edition().map_places());
    let mut here = places.filter(|(_, (of, _))| *of == city).map(|(at, _)| at);
    here.find(|&at| {
        let slot = game.slot(Spot::Map(at)).unwrap_or_default();
        match tile {
            Some(tile) => slot.tile() == Some(tile),
            None => slot != tiletum::rules::Slot::Empty,
        }
    })
}

/// Reads a place of a market, counted from 1, or the tile that is there.
pub(super) fn in_market(r: &Reader<'_>, at: usize, stack: Stack, spot: fn(u8) -> Spot) -> Ways<u8> {
    let Some(game) = r.from.game else {
        return r.place(at);
    };
    let named = r.tile(at, Some(stack)).then(|tile, at| {
        let lies = |place: &u8| game.slot(spot(*place)).and_then(|it| it.tile()) == Some(tile);
        match (0..5).find(lies) {
            Some(place) => Ways::costing(place, at, FOUND),
            None => Ways::none(),
        }
    });
    r.place(at).or(named)
}

/// A test whether something can be done with a tile of the storehouse.
pub(super) type Fits = fn(Printed) -> bool;

pub(super) fn is_helper(printed: Printed) -> bool {
    matches!(printed, Printed::Helper(_))
}

fn is_contract(printed: Printed) -> bool {
    matches!(printed, Printed::Contract { .. })
}

fn is_crest(printed: Printed) -> bool {
    matches!(printed, Printed::Crest(_))
}

fn is_character(printed: Printed) -> bool {
    matches!(printed, Printed::Character { .. })
}

/// Reads a space of the storehouse, counted from 1, or the tile on it.
pub(super) fn slot(r: &Reader<'_>, seat: Option<Seat>, at: usize, fits: Fits) -> Ways<u8> {
    let Some((game, seat)) = r
        .from
        .game
        .zip(seat)
        .filter(|(game, seat)| has_seat(game, *seat))
    else {
        return r.place(at);
    };
    let named = r.tile(at, None).then(|tile, at| {
        let mut stored = game.player(seat).storehouse();
        match stored.find(|&(_, other)| other == tile) {
            Some((slot, _)) => Ways::costing(slot, at, FOUND),
            None => Ways::none(),
        }
    });
    r.place(at).or(named).or(only_slot(r, seat, at, fits))
}

/// Returns the space of the first tile that passes the test.
fn only_slot(r: &Reader<'_>, seat: Seat, at: usize, fits: Fits) -> Ways<u8> {
    let Some(game) = r.from.game.filter(|game| has_seat(game, seat)) else {
        return Ways::none();
    };
    let mut stored = game.player(seat).storehouse();
    let is_it = |&(_, tile): &(u8, TileId)| game.edition().tile(tile).is_some_and(fits);
    match stored.find(is_it) {
        Some((slot, _)) => Ways::costing(slot, at, 2 * FOUND),
        None => Ways::none(),
    }
}

fn has_seat(game: &Game, seat: Seat) -> bool {
    game.seats().any(|other| other == seat)
}

/// Reads `room 1 2 3`: the slot, the building, the floor.
pub(super) fn room(r: &Reader<'_>, seat: Option<Seat>, at: usize) -> Ways<Decision> {
    slot(r, seat, at, is_character).then(|slot, at| {
        r.place(at).then(|building, at| {
            let floor = r.number(at);
            floor.map(move |floor| Decision::MoveCharacter(slot, building, floor))
        })
    })
}

/// Reads `crest 1 4`: the slot and the building.
pub(super) fn crest(r: &Reader<'_>, seat: Option<Seat>, at: usize) -> Ways<Decision> {
    slot(r, seat, at, is_crest).then(|slot, at| {
        let building = r.place(at);
        building.map(move |building| Decision::PlaceCrest(slot, building))
    })
}

/// Reads `fulfil 2`, `fulfil 2 wool`.
pub(super) fn fulfil(r: &Reader<'_>, seat: Option<Seat>, at: usize) -> Ways<Decision> {
    slot(r, seat, at, is_contract).then(|slot, at| {
        let kind = r.good(at).map(Some).or(Ways::one(None, at));
        kind.map(move |kind| Decision::FulfilContract(slot, kind))
    })
}

/// Reads `exchange wool iron`; the first one of a turn adds an extra good:
/// `exchange wool iron gold`.
pub(super) fn exchange(r: &Reader<'_>, at: usize) -> Ways<Decision> {
    r.good(at).then(|give, at| {
        r.good(r.after_comma(at)).then(|get, at| {
            let extra = r.good(r.after_comma(at)).map(Some);
            let extra = extra.or(Ways::one(None, at));
            extra.map(move |extra| Decision::Exchange(give, get, extra))
        })
    })
}

/// Reads amounts of goods: `wool 2 iron`, `none`.
pub(super) fn amounts(r: &Reader<'_>, at: usize) -> Ways<Goods> {
    let none = r.word(at, &said::NONE).map(|()| Goods::NONE);
    let some = many(Ways::one(Goods::NONE, at), |goods, at| {
        r.good(r.after_comma(at)).then(|good, at| {
            let amount = r.number::<u16>(at).or(Ways::one(1, at));
            amount.map(|amount| goods.plus(Goods::of(good, amount)))
        })
    });
    none.or(some_of(some, at))
}

/// Removes the way that reads nothing at all, because an empty list needs its word.
fn some_of<T>(ways: Ways<T>, at: usize) -> Ways<T> {
    Ways(ways.0.into_iter().filter(|way| way.at > at).collect())
}

/// Reads dice: `y35 p1`, `gold 35 food 1`, `35:y`, `none`.
pub(super) fn roll(r: &Reader<'_>, at: usize) -> Ways<Dice> {
    let none = r.word(at, &said::NONE).map(|()| Dice::default());
    let some = many(Ways::one(Dice::default(), at), |dice, at| {
        let at = r.after_comma(at);
        r.want(at, Thing::Die);
        let in_a_word = match r.lettered(at) {
            Some((good, values)) if is_digits(values) => put(r, dice, (good, values), at, at + 1),
            _ => Ways::none(),
        };
        let in_two = r.good(at).then(|good, next| {
            let values = r.text(next).filter(|text| is_digits(text));
            match values {
                Some(values) => put(r, dice, (good, values), next, next + 1),
                None => Ways::none(),
            }
        });
        in_a_word.or(in_two).or(by_value(r, dice, at))
    });
    none.or(some_of(some, at))
}

/// Reads `5:ysp`: values, and the letters of the dice that show them.
fn by_value(r: &Reader<'_>, dice: &Dice, at: usize) -> Ways<Dice> {
    let Some(values) = r.text(at).filter(|text| is_digits(text)) else {
        return Ways::none();
    };
    let letters = r.sign(at + 1, ":").and_then(|at| r.text(at));
    let Some(letters) = letters else {
        return Ways::none();
    };
    let mut all = Ways::one(*dice, at + 3);
    for letter in letters.chars() {
        let Some(good) = r.from.lexicon.good_of(letter.to_ascii_lowercase()) else {
            return Ways::none();
        };
        all = all.then(|dice, next| put(r, &dice, (good, values), at, next));
    }
    all
}

/// Adds dice of a colour with these values, one digit each.
fn put(
    r: &Reader<'_>,
    dice: &Dice,
    (good, values): (Good, &str),
    at: usize,
    next: usize,
) -> Ways<Dice> {
    let mut dice = *dice;
    for value in values.bytes().map(|digit| digit - b'0') {
        let die = Die { good, value };
        if !(1..=6).contains(&value) || dice.count(die) >= MOST_ALIKE {
            return r.wrong(at, Wrong::OutOfRange);
        }
        dice.put(die);
    }
    Ways::one(dice, next)
}

/// Reads `deal contract 3 contract-iron5`, `deal king ?`; without a place, it is the one
/// that is due.
pub(super) fn deal(r: &Reader<'_>, at: usize) -> Ways<Decision> {
    let whole = spot(r, at).then(|spot, at| {
        let tile = r.tile_or_unknown(at, Some(spot.stack()));
        tile.map(move |tile| Decision::Deal(spot, tile))
    });
    let due = r.from.game.and_then(Game::gap);
    let Some(gap) = due else {
        return whole;
    };
    let tile = r.tile_or_unknown(at, Some(gap.stack())).at_cost(FOUND);
    whole.or(tile.map(move |tile| Decision::Deal(gap, tile)))
}

/// A type of place for face-up tiles.
type Spots = fn(u8) -> Spot;

/// The places for face-up tiles that have numbers.
const SPOTS: [(Said, Spots); 4] = [
    (said::TAKE_CHARACTER, Spot::Character),
    (said::TAKE_CONTRACT, Spot::Contract),
    (said::WHEEL, Spot::Wheel),
    (said::MAP, Spot::Map),
];

/// Reads where a face-up tile is: `character 1`, `contract 3`, `wheel 2`, `king`, `map 4`.
pub(super) fn spot(r: &Reader<'_>, at: usize) -> Ways<Spot> {
    let mut ways = r.word(at, &said::KING).map(|()| Spot::King);
    for (said, spot) in SPOTS {
        let place = r.word(at, &said).then(|(), at| r.place(at));
        ways = ways.or(place.map(spot));
    }
    // A city stands for its place if it has only one.
    let Some(game) = r.from.game else { return ways };
    let city = r.word(at, &said::MAP).then(|(), at| r.city(at));
    let in_city = city.then(|city, at| {
        let mut places = (0_u8..).zip(game.edition().map_places());
        match places.find(|(_, (of, _))| *of == city) {
            Some((place, _)) => Ways::costing(Spot::Map(place), at, FOUND),
            None => Ways::none(),
        }
    });
    ways.or(in_city)
}

/// Reads `yes`, `no`.
pub(super) fn whether(r: &Reader<'_>, at: usize) -> Ways<bool> {
    let yes = r.word(at, &said::YES).map(|()| true);
    yes.or(r.word(at, &said::NO).map(|()| false))
        .or(Ways::costing(true, at, 1))
}
