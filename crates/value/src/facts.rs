//! What is true of a position: the inputs of a network, each on or off.

/// The inputs that are on, in ascending order.
///
/// A game describes a position by calling the methods in a fixed order; each call takes the
/// same number of inputs, whatever it is told, so an input always means the same.
///
/// ```
/// let mut facts = value::Facts::default();
/// facts.flag(true);
/// facts.one_of(2, 4);
/// facts.up_to(2, 3);
/// assert_eq!(facts.on(), [0, 3, 5, 6]);
/// assert_eq!(facts.inputs(), 8);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    on: Vec<u16>,
    next: u16,
}

impl Facts {
    /// Adds an input that is on if this is true.
    pub fn flag(&mut self, is_true: bool) {
        if is_true {
            self.on.push(self.next);
        }
        self.next += 1;
    }

    /// Adds `count` inputs, of which the one with this number is on; the last one stands
    /// for greater numbers too.
    pub fn one_of(&mut self, number: usize, count: u16) {
        let number = u16::try_from(number).unwrap_or(u16::MAX);
        self.on.push(self.next + number.min(count - 1));
        self.next += count;
    }

    /// Adds `count` inputs, of which the first `number` are on, all of them for greater
    /// numbers.
    pub fn up_to(&mut self, number: usize, count: u16) {
        let number = u16::try_from(number).unwrap_or(u16::MAX).min(count);
        self.on.extend(self.next..self.next + number);
        self.next += count;
    }

    /// Adds an amount in steps: `count` inputs, of which as many are on as whole steps lie
    /// between `from` and the amount.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a negative amount has no step, a great one all of them"
    )]
    pub fn steps(&mut self, amount: f32, from: f32, step: f32, count: u16) {
        self.up_to(((amount - from) / step).max(0.0) as usize, count);
    }

    /// Forgets everything, for the next position.
    pub fn clear(&mut self) {
        self.on.clear();
        self.next = 0;
    }

    /// Returns the inputs that are on, in ascending order.
    #[must_use]
    pub fn on(&self) -> &[u16] {
        &self.on
    }

    /// Returns the number of inputs described so far.
    #[must_use]
    pub fn inputs(&self) -> usize {
        usize::from(self.next)
    }
}
