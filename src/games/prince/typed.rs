//! The notation of the game in the palette, and copied from and pasted into the log: as the
//! viewer may know it.

use super::closing;
use super::looking::is_secret;
use super::state::{Prince, Table};
use super::{Intent, View, Viewer};
use crate::ui::session::game_window::{GameWindow as _, InLine, Look};
use crate::ui::session::intent::Copied;
use crate::ui::session::open_table::{Meaning, Part, Then};
use crate::ui::session::typing;
use crate::ui::session::typing::Meant;
use prince::rules::Correction;
use prince::{Command, Decision, Game, Phase, Step};
use table::{Game as _, Save, Seat, Set};
use words::find::{fits, fold};
use words::fl;
use words::notation::without_note;
use words::prince::{names, notation, record};

/// The least letters to type before buttons are searched.
const LEAST_LETTERS: usize = 3;
/// The most decisions of one name that are shown.
const MOST_CALLED: usize = 8;

/// Returns the possible meanings of a text, the most likely first.
pub(super) fn meanings(look: Look<'_, Prince>, text: &str) -> Vec<Meaning> {
    let open = look.open;
    let view = open.view(look.hides_money);
    let (text, note) = without_note(text);
    let own = match view.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Table | Viewer::Nobody => view.asked,
    };
    let names = Prince::names(open.session.start());
    let found = notation::meanings(text, &names, view.game, own).into_iter();
    let found = found.map(|found| (found.command, found.distance));
    let found = found.chain(by_button(open, &view, text, own)).collect();
    let meant = |command: &Command| Meant {
        // The computer deals its cards without their being named, so nothing has to come
        // before.
        commands: match view.is_digital {
            true => vec![*command],
            false => with_what_goes_before(view.game, *command),
        },
        printed: record::print_command(open.session.start(), command),
        parts: parts(open, command),
        then: then(&view, command),
    };
    typing::meanings(look, (text, note), found, meant, Intent::PlayNoted)
}

/// The most cards tried for an example.
const MOST_TRIED: usize = 12;
/// The bid in an example, and how much more than the minimum if there is already a bid.
const BID: u32 = 12;
const MORE: u32 = 4;

/// Returns examples of what can be typed now: the result of an auction, or the lowest bid.
pub(super) fn examples(look: Look<'_, Prince>) -> Vec<String> {
    let open = look.open;
    let view = open.view(look.hides_money);
    let players = Prince::names(open.session.start());
    let game = view.game;
    let card = |card| typing::as_typed(&names::card(game.edition(), card));
    // A player other than the one to act: every player may win.
    let seats = game.seats().filter(|&seat| Some(seat) != view.asked);
    let player = typing::player_as_typed(&players, seats);
    let result = |card: String, price: u32| {
        let player = player.as_ref()?;
        Some(format!("{card} {player} {price}"))
    };
    match game.phase() {
        // The computer deals its cards without their being named.
        Phase::Step(Step::Acquire) if !view.is_digital => {
            let unseen = game.unseen().iter().filter_map(card).take(MOST_TRIED);
            unseen.filter_map(|card| result(card, BID)).collect()
        }
        Phase::Bidding(bidding) => {
            let least = view.asked.and_then(|seat| game.bids(seat));
            let least = least.map(|(least, _)| least);
            let more = card(bidding.card).zip(least);
            let more = more.and_then(|(card, least)| result(card, least + MORE));
            more.into_iter()
                .chain(least.map(|it| it.to_string()))
                .collect()
        }
        _ => Vec::new(),
    }
}

/// Returns why a text means nothing: a card in it is already on the table.
pub(super) fn why_nothing(look: Look<'_, Prince>, text: &str) -> Option<String> {
    let view = look.open.view(look.hides_money);
    let folded = fold(text);
    let words: Vec<&str> = folded.split_whitespace().collect();
    let mut cards = view.game.edition().cards().iter();
    cards.find_map(|card| {
        let name = names::card(view.game.edition(), card);
        let called = fold(&name);
        let mut parts = called.split_whitespace();
        let is_named = parts.all(|part| words.contains(&part));
        let seat = view.game.owner(card).filter(|_| is_named)?;
        Some(fl!(
            prince_line_lies,
            card = name,
            player = view.words.seat(seat)
        ))
    })
}

/// Returns a decision with the decisions that have to come before it: naming a card turns
/// one up first; the result of the running auction consists of the missing bids and passes;
/// a decision of the next step or phase ends the current one.
fn with_what_goes_before(game: &Game, command: Command) -> Vec<Command> {
    if let (Decision::Sold(_, card, price), Phase::Bidding(bidding)) =
        (command.decision, game.phase())
        && bidding.card == card
    {
        let bids = closing::missing(game, command.seat, price);
        return bids.unwrap_or_else(|refused| vec![refused]);
    }
    if let Some(commands) = closing::before(game, command) {
        return commands;
    }
    let acquires = matches!(game.phase(), Phase::Step(Step::Acquire));
    let is_turned = matches!(command.decision, Decision::Turned(_));
    let slot = game.display().next().filter(|_| acquires && is_turned);
    let before = slot.map(|(slot, _)| Command::new(command.seat, Decision::TurnUp(slot)));
    before.into_iter().chain([command]).collect()
}

/// Returns the possible decisions with this text on their button, if there are few
/// decisions.
fn by_button(open: &Table, view: &View<'_>, text: &str, own: Option<Seat>) -> Vec<(Command, u32)> {
    let folded = fold(text);
    let tokens: Vec<&str> = folded.split_whitespace().collect();
    let is_many = matches!(
        view.game.phase(),
        Phase::Ballot(_)
            | Phase::OpenBallot(_)
            | Phase::Offices
            | Phase::Cardinals
            | Phase::Dealing
    );
    let is_short = folded.chars().count() < LEAST_LETTERS;
    let Some(seat) = own.filter(|_| !is_many && !is_short && open.changing().is_none()) else {
        return Vec::new();
    };
    let is_called = |command: &Command| {
        let button = view.words.button(Some(view.game), command);
        fits(&tokens, &button)
    };
    let decisions = view.game.legal_for(seat).into_iter();
    let commands = decisions.map(|decision| Command::new(seat, decision));
    let called = commands.filter(is_called).take(MOST_CALLED);
    called.map(|command| (command, u32::MAX)).collect()
}

/// Returns the parts read from a result; the buyer is shown with a marker.
fn parts(open: &Table, command: &Command) -> Vec<Part> {
    let who = Part {
        text: open.words().seat(command.seat),
        seat: Some(command.seat),
        icon: None,
    };
    let part = |text: String| Part {
        text,
        seat: None,
        icon: None,
    };
    match command.decision {
        // Everything read from it: the card, the buyer, and the price.
        Decision::Sold(_, card, price) => vec![
            part(names::card(open.session.game().edition(), card)),
            who,
            part(names::ducats(price)),
        ],
        _ => Vec::new(),
    }
}

/// Returns the result of a decision. The result of a secret decision is not shown, because
/// it would reveal other decisions.
fn then(view: &View<'_>, command: &Command) -> Then {
    let mut after = *view.game;
    let is_sealed = Game::sealed(command).is_some() || is_secret(view.game);
    if is_sealed || after.play(command).is_err() {
        return Then::default();
    }
    let next = after
        .active()
        .filter(|next| view.game.active() != Some(*next));
    let next = next.map(|next| view.words.seat(next));
    let player = view.words.seat(command.seat);
    let before = figures(view, view.game, command.seat);
    let after = figures(view, &after, command.seat);
    typing::then(&player, &before, after, next.as_deref())
}

/// Returns the player's values that decisions change, as far as the viewer may know them.
fn figures(view: &View<'_>, game: &Game, seat: Seat) -> Vec<String> {
    let money = (!view.hides_money_of(seat)).then(|| names::ducats(game.money(seat)));
    money.into_iter().collect()
}

/// Returns the completions of a text being typed.
pub(super) fn completions(open: &Table, text: &str) -> Vec<String> {
    let names = Prince::names(open.session.start());
    notation::completions(text, &names, open.view(false).game)
}

/// Returns this in the notation, as far as the viewer may know it.
pub(super) fn written(open: &Table, what: Copied, hides_money: bool) -> String {
    let session = &open.session;
    let hides_money = hides_money && !session.game().is_over();
    let looking = &open.own.looking;
    let sealed = (0..session.log().len()).filter_map(|at| open.told(at)?.sealed());
    let sealed: Set<Seat> = sealed.map(|(seat, _)| seat).collect();
    let is_open = sealed.is_empty() && (!looking.is_digital() || looking.sees_all(session));
    if what == Copied::All && is_open && !hides_money {
        return record::print(&Save::from_session(session));
    }
    let entries = typing::copied(session, what, Game::turn);
    let words = open.words();
    // Treasuries set by hand are hidden too.
    let is_hidden = |at: &usize| {
        let entry = session.log().get(*at).map(|entry| entry.command.decision);
        hides_money && matches!(entry, Some(Decision::Correct(Correction::Money(_))))
    };
    let entries = entries.filter(|at| !is_hidden(at));
    record::print_entries(session, entries, looking.ears(session), |seat| {
        !words.sees(seat) || sealed.contains(seat)
    })
}

/// Parses the entries in a text.
///
/// # Errors
///
/// What is wrong with it, in a sentence.
pub(super) fn read_entries(open: &Table, text: &str) -> Result<Vec<InLine<Prince>>, String> {
    let session = &open.session;
    let read = record::parse_entries(text, session.start(), Some(session.game()));
    read.map_err(|error| error.sentence())
}
