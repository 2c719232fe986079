//! What a game against the computer knows beside the log: who looks, what the computer is
//! asked, and what it has answered.

use crate::ui::session::computer::people;
use florence::mind::bot;
use florence::mind::bot::{Bot, LookBack, Promise};
use florence::{Command, Game, PrestigeCard};
use table::{Entry, Eyes, Seat, Session, Set};

/// What is asked of a bot, and of which state of the game: an answer to another one
/// is not looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// The state of the session.
    pub revision: u64,
    /// What.
    pub about: About,
}

/// What a bot is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// What the decisions of a seat have cost.
    Review(Seat),
    /// What each character would bring a seat.
    Characters(Seat),
}

/// What a bot says.
#[derive(Clone, Debug)]
pub enum Answer {
    /// This is what a look back finds.
    Review(LookBack),
    /// The characters would bring this.
    Characters(Vec<bot::Promise>),
}

/// What a game against the computer has beside its session.
#[derive(Debug)]
pub struct Digital {
    /// The seat whose cards are shown, if it is any.
    pub(super) eyes: Option<Seat>,
    /// The session as these eyes see it.
    seen: Session<Game>,
    /// Whose cards are seen where that may be chosen.
    chosen: Eyes,
    /// After how many entries a person has gone on to the next round.
    pub(super) begun: Option<usize>,
    /// The prestige cards that lie face down at the end, the next one to be turned over
    /// first.
    face_down: Vec<PrestigeCard>,
    /// Whether what the computer decides is played at once, so that nothing waits.
    pub(super) at_once: bool,
    /// How often somebody else has begun to look.
    looks: usize,
}

impl Digital {
    /// What there is beside a session, if it is one against the computer.
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

    /// The session as it may be shown.
    #[must_use]
    pub fn seen(&self) -> &Session<Game> {
        &self.seen
    }

    /// Whose cards are shown.
    #[must_use]
    pub fn eyes(&self) -> Option<Seat> {
        self.eyes
    }

    /// The session has changed: looks with the right eyes.
    pub fn changed(&mut self, session: &Session<Game>) {
        let people: Vec<Seat> = people(session).collect();
        let acting = session.game().to_act().filter(|seat| people.contains(seat));
        match people.as_slice() {
            // There is nobody to hide cards from.
            [only] => self.eyes = Some(*only),
            _ if acting.is_some() && acting != self.eyes => self.eyes = None,
            _ => {}
        }
        // Only what is decided here ends with a ceremony: neither a game that is opened
        // nor one that is looked at again.
        if self.seen.log() != session.log() {
            let waits = session.game().is_over() && !self.at_once && !session.occasion().is_try();
            self.face_down = match waits {
                true => to_turn_over(session.game()),
                false => Vec::new(),
            };
        }
        self.see(session);
    }

    /// Whose cards are seen by those who look back, if they may choose: once the game is
    /// over and its last card is turned over nothing is secret any more, nor in a try
    /// that branches off from one.
    #[must_use]
    pub fn chosen(&self, session: &Session<Game>) -> Option<Eyes> {
        let end = session.game_at(session.legal_len());
        let is_over = session.broken().is_none() && end.is_some_and(Game::is_over);
        let is_known = session.occasion().is_try() || is_over && self.face_down.is_empty();
        is_known.then_some(self.chosen)
    }

    /// Looks back with these eyes.
    pub fn choose(&mut self, session: &Session<Game>, eyes: Eyes) {
        self.chosen = eyes;
        self.see(session);
    }

    /// The seat whose view of the table is shown, if it is one player's.
    #[must_use]
    pub fn view(&self, session: &Session<Game>) -> Option<Seat> {
        match self.chosen(session) {
            Some(Eyes::Seat(seat)) => Some(seat),
            Some(Eyes::None) => None,
            // The hand at the foot is that of whoever decides.
            Some(Eyes::All) => self.eyes.or(session.game().to_act()),
            None => self.eyes,
        }
    }

    /// Shows the cards of a seat, or of none.
    pub fn look(&mut self, session: &Session<Game>, eyes: Option<Seat>) {
        self.eyes = eyes;
        self.see(session);
    }

    /// Goes on to the next round.
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

    /// Whether some cards are not to be seen by everybody.
    #[must_use]
    pub fn hides_cards(&self, session: &Session<Game>) -> bool {
        let all = self.chosen(session) == Some(Eyes::All) || session.game().is_over();
        !all || !self.face_down.is_empty()
    }

    /// How often somebody else has begun to look.
    #[must_use]
    pub fn looks(&self) -> usize {
        self.looks
    }

    fn see(&mut self, session: &Session<Game>) {
        self.looks += 1;
        let face_down: Set<PrestigeCard> = self.face_down.iter().copied().collect();
        self.seen = match self.eyes {
            // At the end nothing is secret any more but what is to be turned over.
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

/// The prestige cards in the order in which they are turned over (E1): player by player
/// in turn order.
pub(super) fn to_turn_over(game: &Game) -> Vec<PrestigeCard> {
    let cards = game.turn_order();
    let cards = cards.flat_map(|seat| game.player(seat).prestige_cards().known().iter());
    cards.collect()
}

/// The bot whose decision it is.
#[must_use]
pub fn acting_bot(session: &Session<Game>) -> Option<(Seat, Bot)> {
    let seat = session.game().to_act()?;
    session.people().bot(seat).map(|bot| (seat, bot))
}

/// What is known about the decisions of a player.
#[derive(Clone, Debug)]
pub struct Review {
    /// Whose.
    pub seat: Seat,
    /// The log it is of: one may go through it and come back.
    pub log: Vec<Entry<Command>>,
    /// What the look back found, once it is there.
    pub found: Option<LookBack>,
}

impl Review {
    /// Whether it is of this session, wherever one looks in it.
    #[must_use]
    pub fn is_of(&self, session: &Session<Game>) -> bool {
        self.log == session.log()
    }
}

/// What every character would bring a seat, and in which state of the session.
#[derive(Clone, Debug)]
pub struct Estimate {
    pub(super) revision: u64,
    pub(super) seat: Seat,
    pub(super) round: u8,
    pub(super) brings: Vec<Promise>,
}
