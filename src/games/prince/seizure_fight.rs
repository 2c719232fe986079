//! A seizure being put together, and a finished fight: cards, strengths, fees.

use super::{Intent, View};
use prince::{CardId, Command, Decision, Target};
use table::{Seat, Set, Told};
use words::fl;
use words::prince::names::condottieri;

/// What is about to be done, as far as it is put together.
#[derive(Clone, Debug, PartialEq)]
pub struct Composed {
    /// The text on the button.
    pub text: String,
    /// Shorter texts if there is less room.
    pub shorter: Vec<String>,
    /// What it does.
    pub intent: Intent,
    /// Why it is not yet possible.
    pub refused: Option<String>,
}

impl Composed {
    /// Returns a decision of the player to act.
    #[must_use]
    pub fn of(view: &View<'_>, decision: Decision) -> Option<Self> {
        let command = Command::new(view.asked?, decision);
        let refused = view.game.check(&command).err();
        let count = |with: Set<CardId>| condottieri(u8::try_from(with.len()).unwrap_or(u8::MAX));
        let shorter = match decision {
            Decision::Seize(target, with) => {
                let seizes = view.words.seizing(None, target);
                let with = match with.is_empty() {
                    true => fl!(prince_button_seize_alone, decision = &seizes),
                    false => {
                        let cards = count(with);
                        fl!(prince_button_seize_with, decision = &seizes, cards = cards)
                    }
                };
                vec![with, seizes]
            }
            Decision::Defend(with) if !with.is_empty() => {
                vec![fl!(prince_button_defend, cards = count(with))]
            }
            _ => SHORTER
                .map(|most| view.words.with_names_of(most))
                .map(|words| words.button(Some(view.game), &command))
                .to_vec(),
        };
        Some(Composed {
            text: view.words.button(Some(view.game), &command),
            shorter,
            intent: Intent::Play(vec![command]),
            refused: refused.map(|why| view.words.refusal(Told::own(&command), &why)),
        })
    }
}

/// Who attacks what of whom, as far as it is known.
#[derive(Clone, Copy, Debug)]
pub struct Fight {
    /// The attacker.
    pub attacker: Seat,
    /// The defender.
    pub defender: Seat,
    /// The target.
    pub target: Target,
}

/// A finished seizure.
#[derive(Clone, Debug)]
pub struct Fought {
    /// The entry (from 0) that answered it.
    pub entry: usize,
    /// Who attacked what of whom.
    pub fight: Fight,
    /// The cards of the attacker, and of the defender.
    pub with: [Set<CardId>; 2],
    /// The powers of both.
    pub powers: [u16; 2],
    pub(super) wins: bool,
    pub(super) paid: [u32; 2],
}

/// The lengths of names on the button, for less and less room.
pub(crate) const SHORTER: [usize; 4] = [12, 8, 5, 3];
