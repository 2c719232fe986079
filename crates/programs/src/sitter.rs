//! A program in a seat of a game that is played in the window. It is asked on another thread
//! than the one that draws, and ends with the game.

use std::fmt;
use std::sync::{Arc, Mutex, TryLockError};
use std::time::Duration;

use crate::call::Call;
use crate::played::Played;
use crate::process::taken;
use crate::roster::{Failed, Guest, Roster};
use table::Seat;

/// How long a program may take for a decision.
pub const TIME: Duration = Duration::from_secs(10);

/// A program in a seat. It is started when it is asked first, and ended when this is dropped.
pub struct Sitter {
    call: Call,
    asked: Asked,
    failed: Arc<Mutex<Vec<Failed>>>,
}

/// What asks a program, on any thread.
#[derive(Clone)]
pub struct Asked(Arc<Inner>);

struct Inner {
    roster: Roster,
    seat: Seat,
    /// The program in the game that is open, once it was asked.
    guest: Mutex<Option<Guest>>,
}

impl Sitter {
    /// Gives a program a seat, with this much time for each decision.
    #[must_use]
    pub fn new(call: Call, seat: Seat, time: Duration) -> Self {
        let failed: Arc<Mutex<Vec<Failed>>> = Arc::default();
        let keeps = Arc::clone(&failed);
        let keep = move |one: &Failed| taken(&keeps).push(one.clone());
        let inner = Inner {
            roster: Roster::new([call.clone()], time, keep),
            seat,
            guest: Mutex::default(),
        };
        Self {
            call,
            asked: Asked(Arc::new(inner)),
            failed,
        }
    }

    /// Returns how it is called.
    #[must_use]
    pub fn call(&self) -> &Call {
        &self.call
    }

    /// Returns what asks it.
    #[must_use]
    pub fn asked(&self) -> Asked {
        self.asked.clone()
    }

    /// Takes its failures since the last call.
    #[must_use]
    pub fn take_failed(&self) -> Vec<Failed> {
        std::mem::take(&mut *taken(&self.failed))
    }
}

impl Drop for Sitter {
    fn drop(&mut self) {
        self.asked.0.roster.close();
    }
}

impl fmt::Debug for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Sitter").field(&self.call).finish()
    }
}

impl Asked {
    /// Returns what the seat decides in this position: the program, or our bot if it fails.
    /// The seed is for the bot. An earlier question is answered first, even if nobody waits
    /// for its answer any more.
    #[must_use]
    pub fn decide<G: Played>(&self, game: &G, seed: u64) -> Option<G::Command> {
        let Inner {
            roster,
            seat,
            guest,
        } = &*self.0;
        let mut guest = taken(guest);
        let guest = guest.get_or_insert_with(|| roster.seat(0, game, *seat));
        guest.decide(game, seed)
    }

    /// Tells the program how the game ended, if it has played. It stays for the case that the
    /// end is undone.
    pub fn end<G: Played>(&self, game: &G) {
        let guest = match self.0.guest.try_lock() {
            Ok(mut guest) => guest.take(),
            Err(TryLockError::Poisoned(guest)) => guest.into_inner().take(),
            Err(TryLockError::WouldBlock) => None,
        };
        if let Some(guest) = guest {
            let (totals, ranks) = game.result();
            guest.end(G::ID, &totals, &ranks);
        }
    }
}

impl fmt::Debug for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Asked").field(&self.0.seat).finish()
    }
}
