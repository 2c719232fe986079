//! Whose eyes look at a game, what they may see, and what the computer is asked.

use crate::ui::session::computer::people;
use prince::mind::bot;
use prince::{Decision, Game, Phase, Step, Target};
use table::{Eyes, Level, Seat, Session};

/// Who looks, and what is seen.
#[derive(Debug)]
pub struct Looking {
    /// Whether the computer deals.
    pub(super) is_digital: bool,
    /// Whose secrets are shown.
    pub(super) eyes: Option<Seat>,
    /// Whether a real table answers behind the curtain.
    pub(super) seals: bool,
    /// What is about to be attacked from behind the curtain of a real table.
    pub(super) aim: Option<Target>,
    /// The session as these eyes see it.
    pub(super) seen: Session<Game>,
    pub(super) chosen: Eyes,
    pub(super) looks: usize,
}

impl Looking {
    /// At this session.
    #[must_use]
    pub fn at(session: &Session<Game>) -> Self {
        let mut looking = Self {
            is_digital: session.game().is_digital(),
            eyes: None,
            seals: false,
            aim: None,
            seen: session.clone(),
            chosen: Eyes::default(),
            looks: 0,
        };
        looking.changed(session);
        looking
    }

    /// The session as it may be shown.
    #[must_use]
    pub fn seen(&self) -> &Session<Game> {
        &self.seen
    }

    /// Whether the computer deals.
    #[must_use]
    pub fn is_digital(&self) -> bool {
        self.is_digital
    }

    /// Whose secrets are shown.
    #[must_use]
    pub fn eyes(&self) -> Option<Seat> {
        self.eyes
    }

    /// Whether a real table answers behind the curtain.
    #[must_use]
    pub fn seals(&self) -> bool {
        self.seals
    }

    /// What is about to be attacked from behind the curtain.
    #[must_use]
    pub fn aim(&self) -> Option<Target> {
        self.aim
    }

    /// How often somebody else has begun to look.
    #[must_use]
    pub fn looks(&self) -> usize {
        self.looks
    }

    /// The session has changed: looks with the right eyes.
    pub fn changed(&mut self, session: &Session<Game>) {
        self.aim = None;
        let mut people = people(session);
        let only = people.next().filter(|_| people.next().is_none());
        let asked = self.asked(session);
        self.eyes = match (self.is_digital, only) {
            // There is nobody to hide anything from.
            (true, Some(only)) => Some(only),
            _ if was_secret(session) || asked != self.eyes => None,
            _ => self.eyes,
        };
        self.see(session);
    }

    /// Looks with the eyes of a seat, or of nobody.
    pub fn look(&mut self, session: &Session<Game>, eyes: Option<Seat>) {
        self.eyes = eyes;
        self.see(session);
    }

    /// Asks for what is secret behind the curtain, or no longer.
    pub fn seal(&mut self, session: &Session<Game>) {
        self.seals = !self.seals;
        self.aim = None;
        self.look(session, None);
    }

    /// Attacks this once the condottieri are chosen, or nothing.
    pub fn aim_at(&mut self, session: &Session<Game>, aim: Option<Target>) {
        self.aim = aim;
        self.look(session, None);
    }

    /// Whose cards are seen where that may be chosen: once the game is over, and in a try.
    #[must_use]
    pub fn chosen(&self, session: &Session<Game>) -> Option<Eyes> {
        let end = session.game_at(session.legal_len());
        let is_over = session.broken().is_none() && end.is_some_and(Game::is_over);
        (session.occasion().is_try() || is_over).then_some(self.chosen)
    }

    /// Looks back with these eyes.
    pub fn choose(&mut self, session: &Session<Game>, eyes: Eyes) {
        self.chosen = eyes;
        self.see(session);
    }

    /// The seat whose view of the table is shown, if it is one player's.
    #[must_use]
    pub fn view(&self, session: &Session<Game>) -> Option<Seat> {
        match self.chosen(session).filter(|_| self.is_digital) {
            Some(Eyes::Seat(seat)) => Some(seat),
            Some(Eyes::None) => None,
            Some(Eyes::All) => self.eyes.or_else(|| self.asked(session)),
            None => self.eyes,
        }
    }

    /// Who of the people in front of the window is asked now: of several who answer at
    /// once whoever looks, else the first clockwise from the Pope (G7).
    #[must_use]
    pub fn asked(&self, session: &Session<Game>) -> Option<Seat> {
        let game = session.game();
        let may = game.may_decide();
        let is_asked = |seat: &Seat| may.contains(*seat) && session.people().bot(*seat).is_none();
        let looks = self.eyes.filter(is_asked);
        looks.or_else(|| game.clockwise(game.pope()).find(is_asked))
    }

    /// Before whom the curtain has to be opened first, so that nobody else sees what is
    /// secret.
    #[must_use]
    pub fn curtain(&self, session: &Session<Game>) -> Option<Seat> {
        let asked = self.asked(session)?;
        (self.hides(session) && self.eyes != Some(asked)).then_some(asked)
    }

    /// Whether whoever is asked has opened the curtain before others, and may draw it again.
    #[must_use]
    pub fn may_cover(&self, session: &Session<Game>) -> bool {
        let is_shared = !self.is_digital || people(session).count() > 1;
        let looks = self.eyes.is_some() && self.eyes == self.asked(session);
        is_shared && looks && self.hides(session)
    }

    /// Whether what is decided now is behind the curtain.
    fn hides(&self, session: &Session<Game>) -> bool {
        let game = session.game();
        match self.is_digital {
            true if self.chosen(session).is_some() => false,
            true => needs_hand(game),
            false => self.seals && (is_secret(game) || self.aim.is_some()),
        }
    }

    /// With whose ears those who look hear of decisions.
    #[must_use]
    pub fn ears(&self, session: &Session<Game>) -> Eyes {
        match self.sees_all(session) {
            true => Eyes::All,
            false => Eyes::of(self.eyes),
        }
    }

    /// Whether nothing is hidden from those who look.
    #[must_use]
    pub fn sees_all(&self, session: &Session<Game>) -> bool {
        self.chosen(session) == Some(Eyes::All)
    }

    fn see(&mut self, session: &Session<Game>) {
        self.looks += 1;
        let view = self.view(session);
        let all = self.chosen(session) == Some(Eyes::All);
        self.seen = match self.is_digital {
            _ if all => session.clone(),
            true => session.seen_from(view),
            false => session.seen(|game| game.with_answers_of(view)),
        };
    }
}

/// Whether what is decided now is secret until all have decided.
#[must_use]
pub fn is_secret(game: &Game) -> bool {
    let before = game.trade().is_some() || game.arrival().is_some();
    let is_secret = matches!(
        game.phase(),
        Phase::Doctors(_) | Phase::Accusing(_) | Phase::Ballot(_) | Phase::Defence(_)
    );
    !before && is_secret
}

/// Whether whoever decides now has to see the own hand for it.
pub(crate) fn needs_hand(game: &Game) -> bool {
    if game.trade().is_some() {
        return true;
    }
    let is_own = matches!(game.phase(), Phase::Redeal(_) | Phase::Step(_));
    game.arrival().is_none() && is_own || is_secret(game)
}

/// Whether the decision before was a secret one.
fn was_secret(session: &Session<Game>) -> bool {
    let Some(last) = session.cursor().checked_sub(1) else {
        return false;
    };
    let seizes = matches!(session.log()[last].command.decision, Decision::Seize(..));
    seizes || session.game_at(last).is_some_and(is_secret)
}

/// The seat of a bot that has to decide now, if there is one.
#[must_use]
pub fn acting_bot(session: &Session<Game>) -> Option<Seat> {
    let game = session.game();
    let may = game.may_decide();
    let mut seats = game.clockwise(game.pope());
    seats.find(|&seat| may.contains(seat) && session.people().bot(seat).is_some())
}

/// The bot that plays at a level: of three the nearest, the better one of two as near.
#[must_use]
pub fn level_of(level: Level) -> bot::Level {
    match level {
        Level::One | Level::Two => bot::Level::Easy,
        Level::Three | Level::Four | Level::Five => bot::Level::Medium,
        Level::Six | Level::Seven | Level::Eight => bot::Level::Strong,
    }
}

/// Whether nobody in front of the window is asked, and the computer decides.
#[must_use]
pub fn computer_decides(game: &Game, asked: Option<Seat>) -> bool {
    asked.is_none() && !game.is_over()
}

/// Whether a seizure may be tried now.
#[must_use]
pub fn may_seize(game: &Game) -> bool {
    matches!(game.phase(), Phase::Step(Step::Seize { tried: false }))
}
