//! The one trait a game's rules implement to get a session, undo and saves.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::save::limits::Part;
use crate::{Kept, People, Scores, Seat, Set};

/// The rules of a game: a legal position that commands carry forward.
///
/// Positions are compared and copied a lot (a [`Session`](crate::Session) keeps
/// one for every entry of its log), so they should be small. Chance never
/// happens in here: what was shuffled is part of the start, and what is rolled or
/// dealt later is a command of the log, so that the same log leads to the same
/// position for ever.
pub trait Game: Clone + PartialEq + Debug {
    /// The name of the game in save files: lower case, with hyphens.
    const ID: &'static str;

    /// The version of its starts and commands in save files, from 1 on. It grows
    /// with everything that an earlier program could not read.
    const VERSION: u32;

    /// The version of its rules, from 1 on: it grows whenever an entry that they
    /// allowed is refused from then on, or the other way round, and whenever something
    /// happens by itself that did not before, or no longer does.
    const RULES: u32 = 1;

    /// Where a game can begin, legal or not, as a person types it.
    type Start: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// One thing that is wrong with a start.
    type Problem: Clone + PartialEq + Debug;
    /// Everything a seat can decide. In a save it is not written as a structure
    /// whose first field is `command`, `kept`, `note` or `then`: an entry with more than a
    /// command is.
    type Command: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// What happened because of a command.
    type Event: Clone + PartialEq + Debug;
    /// Why a command is not allowed.
    type Violation: Clone + PartialEq + Debug;
    /// What everybody hears of a decision while its content is sealed.
    type Sealed: Copy + PartialEq + Debug;

    /// The position at the start.
    ///
    /// # Errors
    /// Everything that is wrong with it, not only the first thing.
    fn start(start: &Self::Start) -> Result<Self, Vec<Self::Problem>>;

    /// Whether `command` is allowed now.
    ///
    /// # Errors
    /// Why it is not.
    fn check(&self, command: &Self::Command) -> Result<(), Self::Violation>;

    /// Carries `command` out and says what happened.
    ///
    /// # Errors
    /// As [`Game::check`]; then nothing has changed.
    fn play(&mut self, command: &Self::Command) -> Result<Vec<Self::Event>, Self::Violation>;

    /// Marks a start as played by an earlier version of the rules ([`Game::RULES`]), so
    /// that automatic steps happen as they did then and the log leads to the same
    /// position. Marking it again changes nothing.
    fn played_by(_start: &mut Self::Start, _rules: u32) {}

    /// Takes the people out of a start: what it says of them is said in the header
    /// of a save. A game that knows nobody has none. No position depends on who
    /// plays.
    fn take_people(_start: &mut Self::Start) -> People {
        People::default()
    }

    /// Puts people into a start that does not say who they are, as many as it has
    /// seats or more: they may be all that a person typed. What was taken out and
    /// is put back leaves the start as it was.
    fn put_people(_start: &mut Self::Start, _people: People) {}

    /// The final points, if a start says nothing else that could explain them. A game that
    /// asks for no explanation has no such start.
    fn only_scores(_start: &Self::Start) -> Option<Scores> {
        None
    }

    /// The sizes of the parts of a start that have a limit, apart from its people: the
    /// longest name in the edition, the number of cards in the deck.
    fn amounts(start: &Self::Start) -> Vec<(Part, usize)>;

    /// Carries out a command that the rules refuse, because the table played it
    /// all the same, and says what happened. Whoever calls this has asked
    /// [`Game::check`] before.
    ///
    /// # Errors
    /// Everything that would be wrong with the position it leads to; then nothing
    /// has changed. A position is legal whatever a table does: nobody has less
    /// than nothing, and no tile lies on another.
    fn play_anyway(
        &mut self,
        command: &Self::Command,
    ) -> Result<Vec<Self::Event>, Vec<Self::Problem>>;

    /// Whether two commands are refused for the same reason: by the same rule and in the
    /// same way, whatever seats and amounts it names.
    fn is_same_reason(one: &Self::Violation, other: &Self::Violation) -> bool;

    /// A violation as a log keeps it with an entry that was played all the same.
    fn kept(violation: &Self::Violation) -> Kept;

    /// The version of the rules since which a command is refused for this; 1 if it
    /// always was.
    fn refused_since(_violation: &Self::Violation) -> u32 {
        1
    }

    /// Whether the command sets a value instead of deciding something: how a
    /// table puts right what it cannot trace back.
    fn is_correction(_command: &Self::Command) -> bool {
        false
    }

    /// The seats that may decide now: several where they decide at once, none
    /// where it is chance that does, or the game is over.
    fn may_decide(&self) -> Set<Seat>;

    /// What a seat decides that nobody plays any more
    /// ([`Plays::Nobody`](crate::Plays::Nobody)): it passes wherever it can, and else does
    /// as little as possible. Nothing if it decides nothing now, or if only somebody at the
    /// table knows the card that it is about.
    fn passes(&self, seat: Seat) -> Option<Self::Command>;

    /// Whether there is nothing more to decide.
    fn is_over(&self) -> bool;

    /// Who decides a command; nobody, if it is chance or the dealer.
    fn decided_by(command: &Self::Command) -> Option<Seat>;

    /// What chance decides now, if it is its turn: `below` gives each number from
    /// 0 to one below the one it is given (1 or more) as often. The command becomes
    /// an entry of the log as any other.
    fn chance(&self, _below: &mut dyn FnMut(u32) -> u32) -> Option<Self::Command> {
        None
    }

    /// The position as somebody in this seat sees it, or somebody in none: what is
    /// hidden from them is hidden in it, with the decisions that lie face down.
    #[must_use]
    fn seen_from(&self, viewer: Option<Seat>) -> Self;

    /// The seats whose last decision nobody else has seen yet, because all decide
    /// before any of it is shown.
    fn face_down(&self) -> Set<Seat> {
        Set::EMPTY
    }

    /// What everybody hears of a decision that its seat may seal until others have decided;
    /// nothing of a kind that is always open. It depends on the command alone: an entry that
    /// was removed from the log has no position.
    fn sealed(command: &Self::Command) -> Option<Self::Sealed>;

    /// Whether a later decision shows that a sealed one has been revealed, because play went
    /// on.
    fn is_revealed_by(sealed: &Self::Command, later: &Self::Command) -> bool;

    /// Which part of the game this is (a round, a hand, an act): saves rotate
    /// their backups by it.
    fn chapter(&self) -> u32;
}
