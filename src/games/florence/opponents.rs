//! The data of a game against the computer besides the log: who is viewing, what the
//! computer is asked, and its answers.

use crate::ui::session::computer::people;
use florence::mind::bot;
use florence::mind::bot::{Bot, LookBack, Promise};
use florence::{Command, Game, PrestigeCard};
use table::{Entry, Eyes, Seat, Session, Set};

/// A question to a bot about one state of the game; answers about other states are ignored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// The state of the session.
    pub revision: u64,
    /// The subject of the question.
    pub about: About,
}

/// The subject of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// What the decisions of a seat have cost.
    Review(Seat),
    /// The value of each character for a seat.
    Characters(Seat),
}

/// The answer of a bot.
#[derive(Clone, Debug)]
pub enum Answer {
    /// The result of a review.
    Review(LookBack),
    /// The value of the characters.
    Characters(Vec<bot::Promise>),
}

/// The data of a game against the computer besides its session.
#[derive(Debug)]
pub struct Digital {
    /// The seat whose cards are shown, if any.
    pub(super) eyes: Option<Seat>,
    /// The session as this seat sees it.
    seen: Session<Game>,
    /// Whose cards are shown where that can be chosen.
    chosen: Eyes,
    /// The number of entries after which a person continued with the next round.
    pub(super) begun: Option<usize>,
    /// The prestige cards that are face down at the end, in the order in which they are
    /// turned over.
    face_down: Vec<PrestigeCard>,
    /// Whether the computer's decisions are played at once, without waiting.
    pub(super) at_once: bool,
    /// How often the viewer has changed.
    looks: usize,
}

impl Digital {
    /// Returns the data for a session, if it is a game against the computer.
    #[must_use]
    pub fn of(session: &Session<Game>) -> Option<Self> {
        let setup = session.start();
        if !setup.is_digital() {
            return None;
        }
        let mut digital = Self {
            eyes: None,
            seen: session.clone(),
            chosen: Eyes::default(),
            begun: None,
            face_down: Vec::new(),
            at_once: false,
            looks: 0,
        };
        digital.changed(session);
        Some(digital)
    }

    /// Returns the session as it may be shown.
    #[must_use]
    pub fn seen(&self) -> &Session<Game> {
        &self.seen
    }

    /// Returns whose cards are shown.
    #[must_use]
    pub fn eyes(&self) -> Option<Seat> {
        self.eyes
    }

    /// Updates the view after the session has changed.
    pub fn changed(&mut self, session: &Session<Game>) {
        let people: Vec<Seat> = people(session).collect();
        let acting = session.game().to_act().filter(|seat| people.contains(seat));
        match people.as_slice() {
            // There is no other person to hide cards from.
            [only] => self.eyes = Some(*only),
            _ if acting.is_some() && acting != self.eyes => self.eyes = None,
            _ => {}
        }
        // The cards are turned over one by one only in a game that ends here, not in one
        // that is opened or viewed again.
        if self.seen.log() != session.log() {
            let waits = session.game().is_over() && !self.at_once && !session.occasion().is_try();
            self.face_down = match waits {
                true => to_turn_over(session.game()),
                false => Vec::new(),
            };
        }
        self.see(session);
    }

    /// Returns whose cards are shown in a review, if that can be chosen: once the game is
    /// over and its last card is turned over, nothing is secret any more, nor in a try
    /// of such a game.
    #[must_use]
    pub fn chosen(&self, session: &Session<Game>) -> Option<Eyes> {
        let end = session.game_at(session.legal_len());
        let is_over = session.broken().is_none() && end.is_some_and(Game::is_over);
        let is_known = session.occasion().is_try() || is_over && self.face_down.is_empty();
        is_known.then_some(self.chosen)
    }

    /// Reviews the game with these cards visible.
    pub fn choose(&mut self, session: &Session<Game>, eyes: Eyes) {
        self.chosen = eyes;
        self.see(session);
    }

    /// Returns the seat whose view of the table is shown, if it is the view of one player.
    #[must_use]
    pub fn view(&self, session: &Session<Game>) -> Option<Seat> {
        match self.chosen(session) {
            Some(Eyes::Seat(seat)) => Some(seat),
            Some(Eyes::None) => None,
            // The hand below is that of the player to act.
            Some(Eyes::All) => self.eyes.or(session.game().to_act()),
            None => self.eyes,
        }
    }

    /// Shows the cards of a seat, or of none.
    pub fn look(&mut self, session: &Session<Game>, eyes: Option<Seat>) {
        self.eyes = eyes;
        self.see(session);
    }

    /// Continues with the next round.
    pub fn begin_round(&mut self, session: &Session<Game>) {
        self.begun = Some(session.cursor());
    }

    /// Turns over the next prestige card, or all of them.
    pub fn turn_over(&mut self, session: &Session<Game>, all: bool) {
        let turned = if all { self.face_down.len() } else { 1 };
        let turned = turned.min(self.face_down.len());
        self.face_down.drain(..turned);
        self.see(session);
    }

    /// Returns whether some cards are hidden from some of the people.
    #[must_use]
    pub fn hides_cards(&self, session: &Session<Game>) -> bool {
        let all = self.chosen(session) == Some(Eyes::All) || session.game().is_over();
        !all || !self.face_down.is_empty()
    }

    /// Returns how often the viewer has changed.
    #[must_use]
    pub fn looks(&self) -> usize {
        self.looks
    }

    fn see(&mut self, session: &Session<Game>) {
        self.looks += 1;
        let face_down: Set<PrestigeCard> = self.face_down.iter().copied().collect();
        self.seen = match self.eyes {
            // At the end only the cards still to be turned over are secret.
            _ if session.game().is_over() && !face_down.is_empty() => {
                session.seen(|game| game.with_prestige_cards_face_down(face_down))
            }
            _ if session.game().is_over() || self.chosen(session) == Some(Eyes::All) => {
                session.clone()
            }
            _ => match self.view(session) {
                Some(seat) => session.seen(|game| game.seen_by(seat)),
                None => session.seen(Game::seen_from_outside),
            },
        };
    }
}

/// Returns the prestige cards in the order in which they are turned over (E1): player by
/// player in turn order.
pub(super) fn to_turn_over(game: &Game) -> Vec<PrestigeCard> {
    let cards = game.turn_order();
    let cards = cards.flat_map(|seat| game.player(seat).prestige_cards().known().iter());
    cards.collect()
}

/// Returns the bot to act.
#[must_use]
pub fn acting_bot(session: &Session<Game>) -> Option<(Seat, Bot)> {
    let seat = session.game().to_act()?;
    session.people().bot(seat).map(|bot| (seat, bot))
}

/// The review of a player's decisions.
#[derive(Clone, Debug)]
pub struct Review {
    /// The reviewed player.
    pub seat: Seat,
    /// The log that was reviewed; it stays valid while the player goes through its entries.
    pub log: Vec<Entry<Command>>,
    /// The results, once they are known.
    pub found: Option<LookBack>,
}

impl Review {
    /// Returns whether it belongs to this session, whichever entry is shown.
    #[must_use]
    pub fn is_of(&self, session: &Session<Game>) -> bool {
        self.log == session.log()
    }
}

/// The value of every character for a seat in one state of the session.
#[derive(Clone, Debug)]
pub struct Estimate {
    pub(super) revision: u64,
    pub(super) seat: Seat,
    pub(super) round: u8,
    pub(super) brings: Vec<Promise>,
}
