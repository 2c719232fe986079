//! The 21 profession cards: what each wants (W3 to W5).

use serde::{Deserialize, Serialize};

use crate::rules::components::{Building, Freedom, Landscape};
use table::{Item, items};

/// The profession cards, in the order of the numbers printed on them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Profession {
    Mathematician,
    Theologian,
    Philosopher,
    Botanist,
    Alchemist,
    Physicist,
    Watchmaker,
    Goldsmith,
    BellMaker,
    Cartographer,
    Lawyer,
    Choreographer,
    Composer,
    Sculptor,
    Painter,
    Pharmacist,
    Physician,
    Dramatist,
    Poet,
    Astronomer,
    OrganMaker,
}

items!(
    Profession: Mathematician, Theologian, Philosopher, Botanist, Alchemist, Physicist, Watchmaker, Goldsmith, BellMaker, Cartographer, Lawyer, Choreographer, Composer, Sculptor, Painter, Pharmacist, Physician, Dramatist, Poet, Astronomer, OrganMaker
);

/// What each profession wants, in the order of the cards.
#[allow(
    clippy::enum_glob_use,
    reason = "it is a table, as printed in the rules"
)]
const WANTS: [(Building, Landscape, Freedom); Profession::COUNT] = {
    use Building::*;
    use Freedom::*;
    use Landscape::*;
    [
        (University, Lake, Religion),
        (University, Park, Travel),
        (University, Forest, Opinion),
        (Laboratory, Park, Religion),
        (Laboratory, Lake, Opinion),
        (Laboratory, Forest, Travel),
        (Workshop, Lake, Travel),
        (Workshop, Park, Opinion),
        (Workshop, Forest, Religion),
        (Library, Lake, Religion),
        (Library, Forest, Opinion),
        (Opera, Forest, Travel),
        (Opera, Lake, Opinion),
        (Studio, Forest, Religion),
        (Studio, Lake, Travel),
        (Hospital, Park, Opinion),
        (Hospital, Forest, Travel),
        (Theatre, Park, Religion),
        (Theatre, Lake, Travel),
        (Tower, Forest, Religion),
        (Chapel, Forest, Opinion),
    ]
};

impl Profession {
    /// How many there are.
    pub const COUNT: usize = 21;

    /// Returns the number printed on the card (1 to 21).
    #[must_use]
    pub fn number(self) -> u8 {
        self.index() as u8 + 1
    }

    /// Returns the building that adds 4 (W3).
    #[must_use]
    #[inline]
    pub fn building(self) -> Building {
        WANTS[self.index()].0
    }

    /// Returns the landscape that adds 3 (W4).
    #[must_use]
    #[inline]
    pub fn landscape(self) -> Landscape {
        WANTS[self.index()].1
    }

    /// Returns the freedom that adds 3 (W5).
    #[must_use]
    #[inline]
    pub fn freedom(self) -> Freedom {
        WANTS[self.index()].2
    }
}
