//! Values of a game that the shell carries about without looking into them: what
//! somebody wants of the game, where a new one begins. The game they belong to
//! gets them back as what they are.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

/// A value of the game with this id.
#[derive(Clone)]
pub struct Own {
    game: &'static str,
    value: Arc<dyn Value>,
}

/// What such a value has to be able to.
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
    /// A value of a game.
    pub fn new<T: Any + fmt::Debug + PartialEq + Send + Sync>(
        game: &'static str,
        value: T,
    ) -> Self {
        let value = Arc::new(value);
        Self { game, value }
    }

    /// The id of the game.
    #[must_use]
    pub fn game(&self) -> &'static str {
        self.game
    }

    /// The value, if it is of this type.
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
