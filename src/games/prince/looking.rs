//! Who views a game, what they may see, and what the computer is asked.

use crate::ui::session::computer::people;
use prince::mind::bot;
use prince::{Decision, Game, Phase, Step, Target};
use table::{Eyes, Level, Seat, Session};

/// Who views the game, and what is visible.
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
    /// The session as this viewer sees it.
    pub(super) seen: Session<Game>,
    pub(super) chosen: Eyes,
    pub(super) looks: usize,
}

impl Looking {
    /// Creates the view of this session.
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

    /// Returns the session as it may be shown.
    #[must_use]
    pub fn seen(&self) -> &Session<Game> {
        &self.seen
    }

    /// Returns whether the computer deals.
    #[must_use]
    pub fn is_digital(&self) -> bool {
        self.is_digital
    }

    /// Returns whose secrets are shown.
    #[must_use]
    pub fn eyes(&self) -> Option<Seat> {
        self.eyes
    }

    /// Returns whether a real table answers behind the curtain.
    #[must_use]
    pub fn seals(&self) -> bool {
        self.seals
    }

    /// Returns what is about to be attacked from behind the curtain.
    #[must_use]
    pub fn aim(&self) -> Option<Target> {
        self.aim
    }

    /// Returns how often the viewer has changed.
    #[must_use]
    pub fn looks(&self) -> usize {
        self.looks
    }

    /// Updates the view after the session has changed.
    pub fn changed(&mut self, session: &Session<Game>) {
        self.aim = None;
        let mut people = people(session);
        let only = people.next().filter(|_| people.next().is_none());
        let asked = self.asked(session);
        self.eyes = match (self.is_digital, only) {
            // There is no other person to hide anything from.
            (true, Some(only)) => Some(only),
            _ if was_secret(session) || asked != self.eyes => None,
            _ => self.eyes,
        };
        self.see(session);
    }

    /// Shows what a seat can see, or nobody's secrets.
    pub fn look(&mut self, session: &Session<Game>, eyes: Option<Seat>) {
        self.eyes = eyes;
        self.see(session);
    }

    /// Switches secret questions behind the curtain on or off.
    pub fn seal(&mut self, session: &Session<Game>) {
        self.seals = !self.seals;
        self.aim = None;
        self.look(session, None);
    }

    /// Attacks this target once the condottieri are chosen, or nothing.
    pub fn aim_at(&mut self, session: &Session<Game>, aim: Option<Target>) {
        self.aim = aim;
        self.look(session, None);
    }

    /// Returns whose cards are shown where that can be chosen: once the game is over, and
    /// in a try.
    #[must_use]
    pub fn chosen(&self, session: &Session<Game>) -> Option<Eyes> {
        let end = session.game_at(session.legal_len());
        let is_over = session.broken().is_none() && end.is_some_and(Game::is_over);
        (session.occasion().is_try() || is_over).then_some(self.chosen)
    }

    /// Reviews the game with these cards visible.
    pub fn choose(&mut self, session: &Session<Game>, eyes: Eyes) {
        self.chosen = eyes;
        self.see(session);
    }

    /// Returns the seat whose view of the table is shown, if it is the view of one player.
    #[must_use]
    pub fn view(&self, session: &Session<Game>) -> Option<Seat> {
        match self.chosen(session).filter(|_| self.is_digital) {
            Some(Eyes::Seat(seat)) => Some(seat),
            Some(Eyes::None) => None,
            Some(Eyes::All) => self.eyes.or_else(|| self.asked(session)),
            None => self.eyes,
        }
    }

    /// Returns the person at this screen who has to decide now; if several answer at the
    /// same time, the viewer, otherwise the first clockwise from the Pope (G7).
    #[must_use]
    pub fn asked(&self, session: &Session<Game>) -> Option<Seat> {
        let game = session.game();
        let may = game.may_decide();
        let is_asked = |seat: &Seat| may.contains(*seat) && session.people().bot(*seat).is_none();
        let looks = self.eyes.filter(is_asked);
        looks.or_else(|| game.clockwise(game.pope()).find(is_asked))
    }

    /// Returns for whom the curtain has to be opened first, so that the others do not see
    /// the secrets.
    #[must_use]
    pub fn curtain(&self, session: &Session<Game>) -> Option<Seat> {
        let asked = self.asked(session)?;
        (self.hides(session) && self.eyes != Some(asked)).then_some(asked)
    }

    /// Returns whether the person to act has opened the curtain in front of others and may
    /// close it again.
    #[must_use]
    pub fn may_cover(&self, session: &Session<Game>) -> bool {
        let is_shared = !self.is_digital || people(session).count() > 1;
        let looks = self.eyes.is_some() && self.eyes == self.asked(session);
        is_shared && looks && self.hides(session)
    }

    /// Returns whether the current decision is behind the curtain.
    fn hides(&self, session: &Session<Game>) -> bool {
        let game = session.game();
        match self.is_digital {
            true if self.chosen(session).is_some() => false,
            true => needs_hand(game),
            false => self.seals && (is_secret(game) || self.aim.is_some()),
        }
    }

    /// Returns whose knowledge the descriptions of decisions use.
    #[must_use]
    pub fn ears(&self, session: &Session<Game>) -> Eyes {
        match self.sees_all(session) {
            true => Eyes::All,
            false => Eyes::of(self.eyes),
        }
    }

    /// Returns whether nothing is hidden from the viewer.
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

/// Returns whether the current decision is secret until all have decided.
#[must_use]
pub fn is_secret(game: &Game) -> bool {
    let before = game.trade().is_some() || game.arrival().is_some();
    let is_secret = matches!(
        game.phase(),
        Phase::Doctors(_) | Phase::Accusing(_) | Phase::Ballot(_) | Phase::Defence(_)
    );
    !before && is_secret
}

/// Returns whether the player to act has to see their hand.
pub(crate) fn needs_hand(game: &Game) -> bool {
    if game.trade().is_some() {
        return true;
    }
    let is_own = matches!(game.phase(), Phase::Redeal(_) | Phase::Step(_));
    game.arrival().is_none() && is_own || is_secret(game)
}

/// Returns whether the last decision was a secret one.
fn was_secret(session: &Session<Game>) -> bool {
    let Some(last) = session.cursor().checked_sub(1) else {
        return false;
    };
    let seizes = matches!(session.log()[last].command.decision, Decision::Seize(..));
    seizes || session.game_at(last).is_some_and(is_secret)
}

/// Returns the seat of a bot that has to decide now, if there is one.
#[must_use]
pub fn acting_bot(session: &Session<Game>) -> Option<Seat> {
    let game = session.game();
    let may = game.may_decide();
    let mut seats = game.clockwise(game.pope());
    seats.find(|&seat| may.contains(seat) && session.people().bot(seat).is_some())
}

/// Returns the bot for a level: the strongest one for those beyond it.
#[must_use]
pub fn level_of(level: Level) -> bot::Level {
    bot::Level::nearest(level)
}

/// Returns whether the computer decides, and no person at this screen.
#[must_use]
pub fn computer_decides(game: &Game, asked: Option<Seat>) -> bool {
    asked.is_none() && !game.is_over()
}

/// Returns whether a seizure can be tried now.
#[must_use]
pub fn may_seize(game: &Game) -> bool {
    matches!(game.phase(), Phase::Step(Step::Seize { tried: false }))
}
