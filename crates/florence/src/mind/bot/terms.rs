//! Terms: the one or two parts of a difference that decide it. They come from the same
//! simulated games as the difference, and explain most of it.

use super::judge::Difference;
use super::playout::Part;
use table::Item as _;

/// A part of a difference between two decisions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Term {
    /// What differs.
    pub about: About,
    /// The size of the part, in points of the expected lead: above 0 in favour of the
    /// better decision.
    pub by: f32,
}

/// What a term is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// Points of one kind.
    Part(Part),
    /// All own points together.
    Own,
}

/// How far terms may be from the whole difference, as a fraction of it.
const MOST_MISSED: f32 = 0.4;

/// Returns the largest term, or two, that come close to the whole difference; if no two do,
/// all own points and those of the best rival, which are the whole.
pub(super) fn terms(difference: &Difference) -> Vec<Term> {
    let whole = difference.lead;
    let missed = |found: f32| (found - whole).abs();
    let enough = |found: f32| missed(found) <= MOST_MISSED * whole.abs();
    let mut parts: Vec<Term> = Part::ALL
        .iter()
        .map(|&part| Term {
            about: About::Part(part),
            by: difference.parts[part.index()],
        })
        .collect();
    parts.sort_by(|a, b| b.by.abs().total_cmp(&a.by.abs()));
    let [largest, others @ ..] = parts.as_slice() else {
        return parts;
    };
    if enough(largest.by) {
        return vec![*largest];
    }
    let second = others
        .iter()
        .min_by(|a, b| missed(largest.by + a.by).total_cmp(&missed(largest.by + b.by)));
    if let Some(second) = second.filter(|second| enough(largest.by + second.by)) {
        return vec![*largest, *second];
    }
    let rival = Term {
        about: About::Part(Part::Rival),
        by: difference.parts[Part::Rival.index()],
    };
    let own = Term {
        about: About::Own,
        by: whole - rival.by,
    };
    vec![own, rival]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mind::bot::judge::Difference;

    fn of(parts: &[(Part, f32)]) -> Vec<Term> {
        let mut all = [0.0; Part::COUNT];
        for &(part, by) in parts {
            all[part.index()] = by;
        }
        terms(&Difference::made_of(all))
    }

    fn about(terms: &[Term]) -> Vec<About> {
        terms.iter().map(|term| term.about).collect()
    }

    #[test]
    fn one_term_is_enough_if_it_is_most_of_the_difference() {
        let terms = of(&[(Part::Works, 4.0), (Part::Rival, 1.0), (Part::Sold, -0.5)]);
        assert_eq!(about(&terms), [About::Part(Part::Works)]);
    }

    #[test]
    fn a_second_term_says_what_the_first_one_costs() {
        let terms = of(&[(Part::Works, 9.0), (Part::Sold, -6.0), (Part::Rival, 0.5)]);
        let [works, sold] = [Part::Works, Part::Sold].map(About::Part);
        assert_eq!(about(&terms), [works, sold]);
    }

    #[test]
    fn where_no_two_parts_tell_most_the_own_points_and_the_rivals_do() {
        let five = [
            (Part::Works, 1.0),
            (Part::Buildings, 1.0),
            (Part::Landscapes, 1.0),
            (Part::PrestigeCards, 1.0),
            (Part::Rival, 1.0),
        ];
        let terms = of(&five);
        assert_eq!(about(&terms), [About::Own, About::Part(Part::Rival)]);
        assert_eq!(terms.iter().map(|term| term.by).sum::<f32>(), 5.0);
    }
}
