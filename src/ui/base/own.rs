//! Values of a game that the shell passes around without looking into them, such as a
//! game's intents or where a new game starts. The game they belong to gets them back with
//! their type.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

/// A value of the game with this id.
#[derive(Clone)]
pub struct Own {
    game: &'static str,
    value: Arc<dyn Value>,
}

/// What such a value must be able to do.
trait Value: Any + fmt::Debug + Send + Sync {
    fn is(&self, other: &dyn Any) -> bool;
    fn as_any(&self) -> &dyn Any;
}

impl<T: Any + fmt::Debug + PartialEq + Send + Sync> Value for T {
    fn is(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl Own {
    /// Wraps a value of a game.
    pub fn new<T: Any + fmt::Debug + PartialEq + Send + Sync>(
        game: &'static str,
        value: T,
    ) -> Self {
        let value = Arc::new(value);
        Self { game, value }
    }

    /// Returns the id of the game.
    #[must_use]
    pub fn game(&self) -> &'static str {
        self.game
    }

    /// Returns the value, if it has this type.
    #[must_use]
    pub fn get<T: Any>(&self) -> Option<&T> {
        (*self.value).as_any().downcast_ref()
    }
}

impl PartialEq for Own {
    fn eq(&self, other: &Self) -> bool {
        self.game == other.game && self.value.is((*other.value).as_any())
    }
}

impl fmt::Debug for Own {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value.fmt(f)
    }
}
