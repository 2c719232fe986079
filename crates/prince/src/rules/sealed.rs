//! Which decisions players seal, and what everyone learns about them meanwhile: the
//! condottieri of a seizure (C11), Doctors (C6), ballots (E2) and accusations of Simony
//! (C9).

use super::command::{Decision, Target};

/// What everyone learns about a decision while its content is sealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sealed {
    /// Who or what is attacked, but not with which condottieri.
    Seizes(Target),
    /// That condottieri were chosen for the defence.
    Defends,
    /// That a player has voted.
    Votes,
    /// That a player has answered whether they use a Doctor, but not the answer.
    Doctor,
    /// That a player has answered whether they accuse the Pope of Simony, but not the
    /// answer.
    Accuses,
}

impl Sealed {
    pub(super) fn of(decision: &Decision) -> Option<Self> {
        // Every kind has an arm, so that a new one has to say whether it can be sealed.
        Some(match *decision {
            Decision::Seize(target, _) => Self::Seizes(target),
            Decision::Defend(_) => Self::Defends,
            Decision::Vote(_) => Self::Votes,
            Decision::Doctor | Decision::NoDoctor => Self::Doctor,
            Decision::Accuse | Decision::NoAccuse => Self::Accuses,
            Decision::Keep
            | Decision::Redeal
            | Decision::PayPatron
            | Decision::Decline
            | Decision::Place(..)
            | Decision::Done
            | Decision::TurnUp(_)
            | Decision::Spy
            | Decision::Move(..)
            | Decision::Bid(_)
            | Decision::Pass
            | Decision::Play(..)
            | Decision::EndPlay
            | Decision::Give(_)
            | Decision::Judge(_)
            | Decision::EndPhase
            | Decision::Assign(_)
            | Decision::Shuffle
            | Decision::NoShuffle
            | Decision::Distribute(_)
            | Decision::Offer(..)
            | Decision::Accept
            | Decision::Refuse
            | Decision::Consent(_)
            | Decision::Turned(_)
            | Decision::Sold(..)
            | Decision::Draw(_)
            | Decision::Steal(_)
            | Decision::Show(_)
            | Decision::Dealt(_)
            | Decision::Correct(_) => return None,
        })
    }
}

/// Returns whether this later decision shows that a sealed one has been revealed, because
/// play went on.
pub(super) fn is_revealed_by(sealed: &Decision, later: &Decision) -> bool {
    let is_any_time = matches!(
        later,
        Decision::Correct(_)
            | Decision::Offer(..)
            | Decision::Accept
            | Decision::Refuse
            | Decision::Consent(_)
    );
    let is_answer = matches!(
        (sealed, later),
        (
            Decision::Doctor | Decision::NoDoctor,
            Decision::Doctor | Decision::NoDoctor
        ) | (
            Decision::Accuse | Decision::NoAccuse,
            Decision::Accuse | Decision::NoAccuse
        ) | (Decision::Vote(_), Decision::Vote(_))
    );
    !is_any_time && !is_answer
}
