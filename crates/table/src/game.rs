//! The trait a game's rules implement to get a session, undo and saves.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::save::limits::Part;
use crate::{Kept, People, Scores, Seat, Set};

/// The rules of a game: a legal position that commands carry forward.
///
/// Positions are compared and copied often (a [`Session`](crate::Session) keeps one for
/// every entry of its log), so they should be small. The rules contain no randomness:
/// shuffled decks are part of the start, and later rolls and deals are commands in the log,
/// so the same log always leads to the same position.
pub trait Game: Clone + PartialEq + Debug {
    /// The name of the game in save files, in lower case with hyphens.
    const ID: &'static str;

    /// The version of the starts and commands in save files, from 1 on. It increases with
    /// every change that an earlier program could not read.
    const VERSION: u32;

    /// The version of the rules, from 1 on. It increases when an entry that used to be
    /// allowed is refused or the other way round, and when an automatic step is added or
    /// removed.
    const RULES: u32 = 1;

    /// A starting position, legal or not, as a person types it.
    type Start: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// One thing that is wrong with a start.
    type Problem: Clone + PartialEq + Debug;
    /// Everything a seat can decide. A command must not be saved as a structure whose first
    /// field is `command`, `kept`, `note` or `then`: that is how an entry with more than a
    /// command is recognized.
    type Command: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// Something that happened because of a command.
    type Event: Clone + PartialEq + Debug;
    /// Why a command is not allowed.
    type Violation: Clone + PartialEq + Debug;
    /// What everyone learns about a decision while its content is sealed.
    type Sealed: Copy + PartialEq + Debug;

    /// Returns the position at the start.
    ///
    /// # Errors
    /// Everything that is wrong with the start, not only the first problem.
    fn start(start: &Self::Start) -> Result<Self, Vec<Self::Problem>>;

    /// Checks whether `command` is allowed now.
    ///
    /// # Errors
    /// The reason why it is not allowed.
    fn check(&self, command: &Self::Command) -> Result<(), Self::Violation>;

    /// Carries out `command` and returns what happened.
    ///
    /// # Errors
    /// As [`Game::check`]; the position is then unchanged.
    fn play(&mut self, command: &Self::Command) -> Result<Vec<Self::Event>, Self::Violation>;

    /// Marks a start as played by an earlier version of the rules ([`Game::RULES`]), so
    /// that automatic steps happen as they did then and the log leads to the same position.
    /// Marking it again changes nothing.
    fn played_by(_start: &mut Self::Start, _rules: u32) {}

    /// Removes the people from a start, because a save has them in its header. A game that
    /// does not know its players returns none. No position depends on who plays.
    fn take_people(_start: &mut Self::Start) -> People {
        People::default()
    }

    /// Puts people into a start that does not name them, at least one for each seat; they
    /// may be all that a person typed. Putting back what `take_people` removed
    /// restores the start.
    fn put_people(_start: &mut Self::Start, _people: People) {}

    /// Returns the final points if the start contains nothing else that could explain them.
    /// A game that needs no explanation of its points has no such start.
    fn only_scores(_start: &Self::Start) -> Option<Scores> {
        None
    }

    /// Returns the sizes of the parts of a start that have a limit, other than its people:
    /// the longest name in the edition, the number of cards in the deck.
    fn amounts(start: &Self::Start) -> Vec<(Part, usize)>;

    /// Carries out a command that the rules refuse but the table played anyway, and returns
    /// what happened. The caller has called [`Game::check`] before.
    ///
    /// # Errors
    /// Everything that would be wrong with the resulting position; the position is then
    /// unchanged. A position is legal whatever the table does: no amount is negative, and
    /// no tile lies on another.
    fn play_anyway(
        &mut self,
        command: &Self::Command,
    ) -> Result<Vec<Self::Event>, Vec<Self::Problem>>;

    /// Returns whether two commands are refused for the same reason: by the same rule and
    /// in the same way, regardless of the seats and amounts.
    fn is_same_reason(one: &Self::Violation, other: &Self::Violation) -> bool;

    /// Returns a violation in the form the log keeps with an entry that was played anyway.
    fn kept(violation: &Self::Violation) -> Kept;

    /// Returns the version of the rules that first refused a command for this reason; 1 if
    /// it was always refused.
    fn refused_since(_violation: &Self::Violation) -> u32 {
        1
    }

    /// Returns whether the command sets a value instead of deciding something. This is how
    /// a table corrects what it cannot trace back.
    fn is_correction(_command: &Self::Command) -> bool {
        false
    }

    /// Returns the seats that may decide now: several if they decide at the same time, none
    /// if it is up to chance or the game is over.
    fn may_decide(&self) -> Set<Seat>;

    /// Returns the decision for a seat that no one plays any more
    /// ([`Plays::Nobody`](crate::Plays::Nobody)): it passes wherever possible and otherwise
    /// does as little as it can. `None` if the seat has nothing to decide now, or if only a
    /// person at the table knows the card in question.
    fn passes(&self, seat: Seat) -> Option<Self::Command>;

    /// Returns whether there is nothing left to decide.
    fn is_over(&self) -> bool;

    /// Returns the seat that makes this command; `None` for chance or the dealer.
    fn decided_by(command: &Self::Command) -> Option<Seat>;

    /// Returns the outcome of chance if chance comes next. `below` returns each number from
    /// 0 up to, but not including, its argument (1 or more) with equal probability. The
    /// command becomes a normal entry of the log.
    fn chance(&self, _below: &mut dyn FnMut(u32) -> u32) -> Option<Self::Command> {
        None
    }

    /// Returns the position as seen from this seat, or from no seat: it hides what is
    /// hidden from that viewer, including face-down decisions.
    #[must_use]
    fn seen_from(&self, viewer: Option<Seat>) -> Self;

    /// Returns the seats whose last decision the others have not seen yet, because all
    /// decide before anything is shown.
    fn face_down(&self) -> Set<Seat> {
        Set::EMPTY
    }

    /// Returns what everyone learns about a decision that its seat may seal until the
    /// others have decided; `None` for decisions that are always open. It depends on the
    /// command alone, because an entry that was removed from the log has no position.
    fn sealed(command: &Self::Command) -> Option<Self::Sealed>;

    /// Returns whether a later decision shows that a sealed one has been revealed, because
    /// play went on.
    fn is_revealed_by(sealed: &Self::Command, later: &Self::Command) -> bool;

    /// Returns the current part of the game (a round, a hand, an act). Saves rotate their
    /// backups by it.
    fn chapter(&self) -> u32;
}
