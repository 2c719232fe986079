//! Games of The Prince at the window: positions, and names of cards.

use std::path::Path;

use prince::mind::bot;
pub(crate) use prince::{CardId, CardType, Command, Decision, Game, Options, Phase, Setup, Step};
pub(crate) use studiolo::games::prince::{Intent, Prince};
pub(crate) use studiolo::ui::session::commands;
pub(crate) use table::{Format, Item as _, Save, Seat, Session, Set};
pub(crate) use words::fl;
use words::prince::Words;

pub(crate) use crate::desk::*;

pub(crate) const NAMES: [&str; 4] = ["Anna", "Ben", "Clara", "Dana"];

/// Returns a real table of four.
pub(crate) fn tracked() -> Setup {
    Setup::tracked(NAMES)
}

/// Returns a game of four that the computer deals.
pub(crate) fn digital(seed: u64) -> Setup {
    let mut setup = Setup::digital(NAMES, seed);
    setup.options = Options::with_bots();
    setup
}

/// Returns a digital game that bots have played until this holds.
pub(crate) fn played(setup: Setup, is_it: impl Fn(&Game) -> bool) -> Option<Session<Game>> {
    let seed = setup.seed.unwrap_or(7);
    let mut session: Session<Game> = Session::new(setup).expect("a sound start");
    while !is_it(session.game()) {
        let seat = session.game().may_decide().first()?;
        let view = session.game().seen_from(Some(seat));
        let command = bot::decide(&view, seat, bot::Level::Four, seed);
        session.play(command).expect("bots keep to the rules");
    }
    Some(session)
}

/// Returns the evening of the sample, up to where this holds for the first time.
pub(crate) fn evening(is_it: impl Fn(&Game) -> bool) -> Session<Game> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../saves/the-prince.ron");
    let save: Save<Game> = Save::read(&path).expect("the sample is sound");
    let whole = save.into_session().expect("it is legal");
    let at = (0..=whole.legal_len()).find(|&at| whole.game_at(at).is_some_and(&is_it));
    let at = at.expect("it comes to that");
    let log = whole.log()[..at].to_vec();
    Session::restore(whole.start().clone(), log, at).expect("it is legal")
}

/// A person at the window with a game of The Prince.
pub(crate) type Window = Desk<Prince>;

impl Window {
    /// Enters decisions, which must be allowed.
    #[track_caller]
    pub(crate) fn enters(&mut self, decisions: &[(Seat, Decision)]) {
        for &(seat, decision) in decisions {
            self.plays(Command::new(seat, decision));
        }
    }
}

/// Returns the name of a card.
pub(crate) fn called(card: CardId) -> String {
    Words::new(&tracked()).card(card)
}
