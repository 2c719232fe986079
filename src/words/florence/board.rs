//! What stands in the panels about the game: principality, actions, work value,
//! tally, score sheet.

use crate::florence::rules::command::Deck;
use crate::florence::{
    AnyCard, BonusCard, Building, Freedom, Object, PrestigeCard, Profession, Rule, Square, Squares,
    Tile, WorkValue,
};
use crate::table::Seat;
use crate::words::florence::names::{
    Named, bonus_card_text, count, florins, listed, one, points, prestige_card_text,
};
use crate::words::florence::sentences::deck_text;

// --- principality ---

/// The palazzo on the grid.
pub const PALAZZO: &str = "Palazzo";
/// Turns the tile in the hand.
pub const TURN: &str = "Turn";
/// How else one turns it.
pub const TURN_HINT: &str = "Clockwise. Also R, or the mouse wheel; Shift+R turns back.";
/// Turns the tile in the hand over.
pub const TURN_OVER: &str = "Turn over";
/// How else one turns it over.
pub const TURN_OVER_HINT: &str = "Left to right. Also F.";
/// Puts the tile in the hand down.
pub const PUT_DOWN: &str = "Put down";
/// Takes the tile in the hand back.
pub const CANCEL: &str = "Cancel";
/// What to do with the tray.
pub const CHOOSE_TILE: &str =
    "Point at a tile to see every square it could cover. Click or drag it to place it.";
/// What the mark on a tile of the tray means.
pub const WANTED_TILE: &str = "wanted by a profession in hand";

/// When buildings are put up, outside of the action phase.
pub const BUILDING_LATER: &str = "Buildings are built in the action phase.";

/// A tile in two letters, where its name does not fit.
#[must_use]
pub fn short_name(tile: Tile) -> &'static str {
    let name = tile.name();
    name.get(..2).unwrap_or(name)
}

/// Chooses whose principality is shown.
#[must_use]
pub fn principality_of(player: &str) -> String {
    format!("Principality of {player}")
}

/// What is on a square: `d4, Library of Anna`, `d4, empty`.
#[must_use]
pub fn cell(square: Square, what: Option<&str>, owner: &str) -> String {
    match what {
        Some(what) => format!("{square}, {what} of {owner}"),
        None => format!("{square}, empty"),
    }
}

/// A principality in a line.
#[must_use]
pub fn principality_summary(empty: usize, may_touch: bool) -> String {
    let empty = count(empty as i64, "empty square", "empty squares");
    match may_touch {
        true => format!("{empty}; buildings may touch"),
        false => empty,
    }
}

/// Whose shapes these are.
#[must_use]
pub fn shapes_of(edition: &str) -> String {
    format!("shapes: {edition}")
}

/// Why they may differ from the tiles on the table.
pub const SHAPES_EXPLAINED: &str = "The rulebooks print the shapes as pictures, which we do not \
    have. These agree with every number they give. You can draw those of your copy (Menu, Tile \
    shapes); a game keeps the shapes it began with.";

/// Takes a tile from the tray.
#[must_use]
pub fn take(tile: Tile) -> String {
    match tile {
        Tile::Building(kind) => format!("Build {}", kind.name()),
        Tile::Landscape(kind) => format!("Place {}", kind.name()),
    }
}

/// How many are left in a supply.
#[must_use]
pub fn left(number: u8) -> String {
    format!("{number} left")
}

/// In how many ways a tile can lie.
#[must_use]
pub fn places(number: usize) -> String {
    count(number as i64, "place", "places")
}

/// One of the ways a tile can be turned.
#[must_use]
pub fn orientation(number: usize, of: usize) -> String {
    format!("Orientation {} of {of}", number + 1)
}

/// The tile in the hand may lie there.
#[must_use]
pub fn can_lie(tile: Tile, squares: Squares, price: Option<u32>) -> String {
    let name = tile.name();
    match price {
        None => format!("The {name} can be placed on {squares}."),
        Some(0) => format!("The {name} can be built on {squares} for free."),
        Some(price) => {
            let price = florins(price);
            format!("The {name} can be built on {squares} for {price}.")
        }
    }
}

/// What would no longer fit.
#[must_use]
pub fn no_longer_fit(buildings: &[Building]) -> String {
    let names: Vec<_> = buildings.iter().map(Named::name).collect();
    format!("After that, no longer fits: {}.", names.join(", "))
}

/// A tile has no place at all.
#[must_use]
pub fn no_place(rule: Rule, tile: Tile) -> String {
    let name = tile.name();
    match rule {
        Rule::P3 => {
            format!("{rule}: The {name} no longer fits without touching a building or the palazzo.")
        }
        _ => format!("{rule}: The {name} no longer fits."),
    }
}

// --- what happens now ---

/// A turn's action: building.
pub const BUILD: &str = "Build";
/// A turn's action: unfolds the works.
pub const COMPLETE_A_WORK: &str = "Complete a work";
/// A turn's action.
pub const HIRE: &str = "Hire a profession";
/// A turn's action.
pub const ACQUIRE_BONUS: &str = "Acquire a bonus card";
/// Unfolds the professions that can be recruited.
pub const RECRUIT: &str = "Recruit";
/// Ends the turn.
pub const END_TURN: &str = "End turn";
/// Completes the work chosen.
pub const COMPLETE_THE_WORK: &str = "Complete the work";
/// Nothing to complete a work with.
pub const NO_PROFESSION: &str = "W1: There is no profession card in hand.";
/// Nothing lies in front of the others.
pub const NOBODY_TO_RECRUIT: &str = "O8: No profession lies in front of another player.";
/// Professions known to be in the hand.
pub const FROM_HAND: &str = "From hand:";
/// Bonus cards known to be in the hand.
pub const BONUS_FROM_HAND: &str = "With bonus cards:";
/// Unfolds the bonus cards that hidden ones may be.
pub const BONUS_FACE_DOWN: &str = "Hidden bonus cards";
/// What to do first in the form of a work.
pub const CHOOSE_PROFESSION: &str = "Choose the profession card to lay down.";
/// A landscape is to be placed.
pub const PLACE_HINT: &str = "A landscape is placed at once (O1).";
/// Brings the principality to the front.
pub const SHOW_PRINCIPALITY: &str = "Show the principality";
/// Keeps a recruiting card just acquired.
pub const HOLD: &str = "Keep the recruiting card";
/// What to do with the cards looked at.
pub const CHOOSE_CARD: &str = "Choose the card to keep.";
/// Confirms the card to be kept.
pub const KEEP_THIS: &str = "Keep this card";
/// Starting hands.
pub const STARTING_HANDS: &str = "Everyone keeps three of four professions";
/// Starting hands of a game on a real table.
pub const STARTING_HANDS_HINT: &str = "Each player is dealt four profession cards and returns one.";
/// All hidden cards are returned.
pub const ALL_KEPT: &str = "Everyone has kept three cards";
/// A hidden card is returned.
pub const RETURN_HIDDEN: &str = "Return a hidden card";
/// A hidden card, on a button.
pub const FACE_DOWN: &str = "a hidden card";
/// The end of the game.
pub const REVEAL: &str = "Reveal the prestige cards";
/// What to do at the end of the game.
pub const REVEAL_HINT: &str = "Seven rounds are over. Which cards did each player keep?";
/// Unfolds what is known of hidden cards.
pub const KNOWN_CARDS: &str = "Known cards";
/// Heads the professions in a hand.
pub const PROFESSIONS_IN_HAND: &str = "Professions in hand:";
/// Heads the bonus cards in a hand.
pub const BONUS_CARDS: &str = "Bonus cards:";
/// Heads the prestige cards of a player.
pub const PRESTIGE_CARDS: &str = "Prestige cards:";
/// Whose turn it is.
#[must_use]
pub fn turn_of(player: &str) -> String {
    format!("{player} takes a turn")
}

/// Actions left in a turn.
#[must_use]
pub fn actions_left(left: u8, of: u8) -> String {
    match left {
        0 => "Both actions are used".into(),
        left => format!("{left} of {of} actions left"),
    }
}

/// What a turn is about.
#[must_use]
pub fn turn_summary(money: &str, round: u8, minimum: u16) -> String {
    format!("{money} in hand; minimum work value of round {round}: {minimum}")
}

/// What has been done in the turn.
#[must_use]
pub fn done(done: &[String]) -> String {
    format!("So far: {}.", done.join("; "))
}

/// Introduces a freedom.
#[must_use]
pub fn introduce(freedom: Freedom) -> String {
    format!("Introduce {}", freedom.name())
}

/// Why some buttons cannot be pressed.
#[must_use]
pub fn refused(names: &[String], why: &str) -> String {
    format!("{}: {why}", names.join(", "))
}

/// Heads the professions that hidden cards may be.
#[must_use]
pub fn one_of_hidden(hidden: u8) -> String {
    match hidden {
        1 => "The hidden card is:".into(),
        hidden => format!("One of the {hidden} hidden cards is:"),
    }
}

/// Chooses the profession of a work.
#[must_use]
pub fn lay_down(card: Profession) -> String {
    format!("Lay down {}", card.name())
}

/// Plays a bonus card with a work.
#[must_use]
pub fn play_card(card: BonusCard) -> String {
    format!("Play {}", card.name())
}

/// A profession and the value of its work.
#[must_use]
pub fn card_worth(card: &str, value: u16) -> String {
    format!("{card} {value}")
}

/// A bonus card and what it adds.
#[must_use]
pub fn card_adds(card: &str, value: u8) -> String {
    format!("{card} +{value}")
}

/// A work value, line by line, without the lines that add nothing.
#[must_use]
pub fn breakdown(value: &WorkValue) -> String {
    let lines = [
        ("building", value.building),
        ("landscape", value.landscape),
        ("freedom", value.freedom),
        ("jesters", value.jesters),
        ("cards", value.cards),
    ];
    let lines = lines.iter().map(|&(name, value)| (name, value));
    let bonuses = value
        .bonuses
        .iter()
        .map(|&(card, value)| (card.name(), value));
    let lines = lines.chain(bonuses).filter(|&(_, value)| value > 0);
    let lines: Vec<_> = lines
        .map(|(name, value)| format!("{name} {value}"))
        .collect();
    lines.join(" + ")
}

/// The value of a work beside the minimum of the round.
#[must_use]
pub fn work_value(total: u16, minimum: u16) -> String {
    let beside = match total.checked_sub(minimum) {
        Some(0) => format!("exactly the minimum of {minimum}"),
        Some(over) => format!("{over} above the minimum of {minimum}"),
        None => format!("{} short of the minimum of {minimum}", minimum - total),
    };
    format!("Work value {total}, {beside}")
}

/// What a work pays in florins, and the points taken out of it.
#[must_use]
pub fn payment(pays: u32, taken: u16) -> String {
    let rest = florins(pays);
    match taken {
        0 => format!("The bank pays {rest}."),
        taken => format!("The bank pays {rest} and {}.", points(taken)),
    }
}

/// A landscape is to be placed.
#[must_use]
pub fn places_landscape(player: &str, object: Object) -> String {
    match object {
        Object::Landscape => format!("{player} chooses a landscape and places it"),
        object => format!("{player} places {}", one(&object)),
    }
}

/// A card is to be kept.
#[must_use]
pub fn keeps_one(player: &str, deck: Deck) -> String {
    let card = match deck {
        Deck::Professions => "profession",
        Deck::Bonus => "bonus card",
        Deck::Prestige => "prestige card",
    };
    format!("{player} keeps one {card}")
}

/// A recruiting card has been acquired.
#[must_use]
pub fn may_recruit(player: &str) -> String {
    format!("{player} recruits now, or keeps the card for later")
}

/// Cards to choose from that are not for these eyes.
#[must_use]
pub fn cards_face_down(number: usize) -> String {
    let cards = count(number as i64, "hidden card", "hidden cards");
    format!("{cards} to choose from.")
}

/// Chooses the card to be kept.
#[must_use]
pub fn keep(card: AnyCard) -> String {
    format!("Keep {}", card.name())
}

/// What a card is good for.
#[must_use]
pub fn card_hint(card: AnyCard) -> String {
    match card {
        AnyCard::Profession(card) => format!(
            "{}, {}, {}",
            card.building().name(),
            card.landscape().name(),
            card.freedom().name()
        ),
        AnyCard::Bonus(card) => bonus_card_text(card).into(),
        AnyCard::Prestige(card) => prestige_card_text(card),
    }
}

/// Heads the cards that are not kept.
#[must_use]
pub fn under_the_stack(deck: Deck) -> String {
    format!(
        "Under the {}, in the order you click them:",
        deck_text(deck)
    )
}

/// The card that goes under the stack next.
#[must_use]
pub fn next_under(card: AnyCard) -> String {
    format!("Next under: {}", card.name())
}

/// A card that goes under the stack, with its place if it has been given one.
#[must_use]
pub fn in_order(card: AnyCard, place: Option<usize>) -> String {
    match place {
        Some(place) => format!("{}. {}", place + 1, card.name()),
        None => card.name().into(),
    }
}

/// Recruits a profession.
#[must_use]
pub fn recruit_from(card: Profession, from: &str) -> String {
    format!("Recruit {} from {from}", card.name())
}

/// A card and whose it is.
#[must_use]
pub fn card_of(card: Profession, owner: &str) -> String {
    format!("{} from {owner}", card.name())
}

/// Heads the cards a player may return.
#[must_use]
pub fn returns(player: &str) -> String {
    format!("{player} returns")
}

/// Returns a profession.
#[must_use]
pub fn give_back(card: Profession) -> String {
    format!("Return {}", card.name())
}

/// A player's cards that are to be turned over.
#[must_use]
pub fn face_down_of(player: &str, hidden: u8) -> String {
    format!("{player}, {hidden} hidden:")
}

/// Turns a hidden card over.
#[must_use]
pub fn reveal(card: &impl Named, owner: &str) -> String {
    format!("Reveal {} of {owner}", card.name())
}

/// Chooses whose cards are shown.
#[must_use]
pub fn cards_of(player: &str) -> String {
    format!("Cards of {player}")
}

/// The cards in a hand: those known, and how many are not.
#[must_use]
pub fn known_and_hidden(known: &[&str], hidden: u8) -> String {
    let mut parts: Vec<String> = known.iter().map(|&name| name.to_owned()).collect();
    if hidden > 0 {
        parts.push(format!("{hidden} hidden"));
    }
    match parts.is_empty() {
        true => "none".into(),
        false => parts.join(", "),
    }
}

// --- tally ---

/// Heads the prestige cards.
pub const PRESTIGE_CARD: &str = "Prestige card";
/// Heads what they are worth.
pub const WORTH: &str = "PP (tie)";
/// Heads who owns them.
pub const OWNER: &str = "Owner";
/// A card of which nobody knows where it is.
pub const HIDDEN: &str = "hidden";
/// Points on the fame track.
pub const FAME_TRACK: &str = "Fame track";
/// Points from prestige cards.
pub const FROM_CARDS: &str = "Known prestige cards";
/// Prestige cards that nobody has shown.
pub const HIDDEN_CARDS: &str = "Hidden cards";
/// What the table shows.
pub const TALLY_HINT: &str =
    "What each card would bring each player now; underlined for its owner, who alone scores it.";
/// What a prestige card is worth, for a column: `6 (3)`.
#[must_use]
pub fn worth(card: PrestigeCard) -> String {
    match card.tied_value() {
        Some(tied) => format!("{} ({tied})", card.value()),
        None => card.value().to_string(),
    }
}

/// A number, or a dash for none.
#[must_use]
pub fn or_none(number: u16) -> String {
    match number {
        0 => "–".into(),
        number => number.to_string(),
    }
}

/// Who has won, with how many points.
#[must_use]
pub fn winner(winners: &[String], total: u16) -> String {
    let total = points(total);
    match winners {
        [one] => format!("{one} wins with {total}"),
        many => format!("{} share the victory with {total}", listed(many)),
    }
}

/// A place in the ranking.
#[must_use]
pub fn place(rank: u8, player: &str, total: u16) -> String {
    format!("{rank}.  {player}: {}", points(total))
}

/// The whole ranking in a line.
#[must_use]
pub fn places_in_line(places: &[String]) -> String {
    places.join("    ")
}

/// Where the points of a player come from, and the money.
#[must_use]
pub fn points_from(fame_track: u16, cards: &str, money: &str) -> String {
    format!("Fame track {fame_track}; prestige cards: {cards}; {money}")
}

/// What prestige cards brought: `Most Parks 5, Most Lakes 0`.
#[must_use]
pub fn cards_scored<'a>(cards: impl Iterator<Item = (&'a str, u16)>, hidden: u8) -> String {
    let mut parts: Vec<String> = cards
        .map(|(card, points)| format!("{card} {points}"))
        .collect();
    if hidden > 0 {
        parts.push(format!("{hidden} hidden"));
    }
    match parts.is_empty() {
        true => "none".into(),
        false => parts.join(", "),
    }
}

// --- work value ---

/// Unfolds the bonus cards that hidden ones may be, for those who hear it.
pub const COUNT_BONUS_FACE_DOWN: &str = "Count hidden bonus cards";
/// Shows all professions, not only those that may be in hand.
pub const ALL_PROFESSIONS: &str = "All 21 professions";
/// A profession in the hand shown.
pub const IN_HAND: &str = "in hand";
/// A profession that may be in the hand shown.
pub const MAYBE_IN_HAND: &str = "may be hidden in hand";
/// More bonus cards are counted than there can be in hand.
pub const TOO_MANY_BONUS: &str = "This hand has fewer hidden bonus cards than are counted.";
/// No card to show a value for.
pub const NO_CARD_TO_SHOW: &str = "There is no profession card in this hand.";

/// Chooses whose work values are shown.
#[must_use]
pub fn work_values_of(player: &str) -> String {
    format!("Work values of {player}")
}

/// Counts a bonus card.
#[must_use]
pub fn count_card(card: BonusCard) -> String {
    format!("Count {}", card.name())
}

/// What a profession wants and whether it is there: `Library 4`, `Library –`.
#[must_use]
pub fn wanted(name: &str, value: u16) -> String {
    format!("{name} {}", or_none(value))
}

/// How far a work is from the minimum.
#[must_use]
pub fn missing(total: u16, minimum: u16) -> String {
    match total.checked_sub(minimum) {
        Some(0) => "reached".into(),
        Some(over) => format!("reached, {over} over"),
        None => format!("{} short", minimum - total),
    }
}

/// The minimum of this round.
#[must_use]
pub fn minimum_of(round: u8, minimum: u16) -> String {
    format!("The minimum work value of round {round} is {minimum}.")
}

// --- score sheet ---

/// The scores are to be counted.
pub const AT_THE_END: &str = "End of the game";
/// A position at the beginning of a round.
pub const BEFORE_AUCTIONS: &str = "Before the auctions";
/// A position in the action phase of a round.
pub const BEFORE_ACTIONS: &str = "Before the actions";
/// Heads the names.
pub const PLAYER: &str = "Player";
/// Heads a number on the sheet.
pub const MONEY: &str = "Money";
/// Heads a number on the sheet.
pub const PP: &str = "PP";
/// Heads a number on the sheet.
pub const JESTERS: &str = "Jesters";
/// Heads a number on the sheet.
pub const BUILDERS: &str = "Builders";
/// A number on the sheet.
pub const RECRUITING_IN_HAND: &str = "Recruiting cards in hand";
/// Heads it.
pub const RECRUITING_IN_HAND_SHORT: &str = "Recr. hand";
/// A number on the sheet.
pub const RECRUITING_ON_TABLE: &str = "Recruiting cards on the table";
/// Heads it.
pub const RECRUITING_ON_TABLE_SHORT: &str = "Recr. table";
/// Heads a number on the sheet.
pub const BEST_WORK: &str = "Best work";
/// Heads the freedoms.
pub const FREEDOMS: &str = "Freedoms";
/// Chooses whose tiles and cards are shown.
pub const SHEET: &str = "Show";
/// How tiles are taken away.
pub const REMOVE_HINT: &str = "A right click on the grid also removes a tile.";
/// Nothing is wrong with the sheet.
pub const ALL_IS_RIGHT: &str = "No rule is broken";
/// Heads the result of a sheet with nothing on it.
pub const NOTHING_ENTERED: &str = "Nothing entered yet";
/// What to enter, and what will come of it.
pub const NOTHING_ENTERED_HINT: &str = "Enter what each player has: florins, PP and tiles first, \
    then cards. Anything that cannot be right appears here with its rule; once no rule is broken, \
    the ranking does.";
/// Opens what has been entered as a game.
pub const OPEN_POSITION: &str = "Open this position";

/// How many play.
#[must_use]
pub fn players(number: usize) -> String {
    count(number as i64, "player", "players")
}

/// A round.
#[must_use]
pub fn round(round: u8) -> String {
    format!("Round {round}")
}

/// Whose turn it is on the sheet.
#[must_use]
pub fn sheet_turn_of(player: &str) -> String {
    format!("Turn of {player}")
}

/// Who starts the round on the sheet.
#[must_use]
pub fn sheet_start_player(player: &str) -> String {
    format!("Start player {player}")
}

/// A freedom of which there are two tiles.
#[must_use]
pub fn two_tiles_of(freedom: Freedom) -> String {
    format!("Two tiles of {}", freedom.name())
}

/// A seat that has no name yet.
#[must_use]
pub fn player_letter(seat: Seat) -> String {
    format!("Player {seat:?}")
}

/// The field for a name.
#[must_use]
pub fn name_of(seat: Seat) -> String {
    format!("Name of player {seat:?}")
}

/// Chooses whose tiles and cards are shown.
#[must_use]
pub fn sheet_of(player: &str) -> String {
    format!("Sheet of {player}")
}

/// A number on the sheet, and whose.
#[must_use]
pub fn field_of(field: &str, player: &str) -> String {
    format!("{field} of {player}")
}

/// A freedom on the sheet, and whose.
#[must_use]
pub fn freedom_of(freedom: Freedom, player: &str) -> String {
    format!("{} of {player}", freedom.name())
}

/// What should be a number and is none.
#[must_use]
pub fn no_number(field: &str, typed: &str) -> String {
    let typed: String = typed.chars().take(20).collect();
    format!("{field}: \u{201c}{typed}\u{201d} is not a number.")
}

/// Takes a tile to put it anywhere.
#[must_use]
pub fn put(tile: Tile) -> String {
    format!("Put {}", tile.name())
}

/// How many of a tile lie in a principality.
#[must_use]
pub fn placed(number: usize) -> String {
    match number {
        0 => "none here".into(),
        number => format!("{number} here"),
    }
}

/// Takes a tile away.
#[must_use]
pub fn remove(tile: Tile, squares: Squares) -> String {
    format!("Remove {} on {squares}", tile.name())
}

/// Heads the professions on the table.
#[must_use]
pub fn table_of(player: &str) -> String {
    format!("Professions on the table in front of {player}")
}

/// A profession on the table.
#[must_use]
pub fn on_the_table(card: Profession) -> String {
    format!("{} on the table", card.name())
}

/// Heads the prestige cards.
#[must_use]
pub fn prestige_cards_of(player: &str) -> String {
    format!("Prestige cards of {player}")
}

/// A prestige card of a player.
#[must_use]
pub fn prestige_card(card: PrestigeCard) -> String {
    format!("Prestige card {}", card.name())
}

/// How many things are wrong.
#[must_use]
pub fn wrong(number: usize) -> String {
    match number {
        1 => "One thing cannot be right".into(),
        number => format!("{number} things cannot be right"),
    }
}

/// Several things in one: `Library and Forest`.
#[must_use]
pub fn and(names: &[&str]) -> String {
    listed(names)
}
