//! A network with one hidden layer, in integers.

#![allow(
    clippy::cast_possible_truncation,
    reason = "weights are rounded to integers that hold them, and there are fewer than 65,536 inputs"
)]

use std::cmp::Ordering;

use thiserror::Error;

use super::facts::Facts;

/// The number of hidden units.
pub const HIDDEN: usize = 64;
/// The weight 1 of an input.
const ONE_IN: f32 = 512.0;
/// The weight 1 of a hidden unit.
const ONE_HIDDEN: f32 = 4096.0;
/// The number 1 of an output.
pub const ONE_OUT: i32 = 1024;
/// What a stored network begins with.
const MAGIC: &[u8] = b"value 1\n";

/// The weights of a network, as [`Net::rounded`] takes them.
pub type Weights = (
    Vec<[f32; HIDDEN]>,
    [f32; HIDDEN],
    Vec<[f32; HIDDEN]>,
    Vec<f32>,
);

/// The weights of a network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Net {
    inputs: usize,
    outputs: usize,
    /// For each input its weights to the hidden units.
    first: Vec<[i16; HIDDEN]>,
    /// What the hidden units begin with.
    begin: [i32; HIDDEN],
    /// For each output the weights of the hidden units.
    second: Vec<[i16; HIDDEN]>,
    /// What the outputs begin with, as weights of inputs and hidden units multiply.
    offset: Vec<i64>,
}

/// Why bytes are not a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("not a network of this format, or not whole")]
pub struct NotANet;

impl Net {
    /// Rounds trained weights to integers: for each input its weights to the hidden units,
    /// what these begin with, for each output the weights of the hidden units, and what the
    /// outputs begin with.
    #[must_use]
    pub fn rounded(
        first: &[[f32; HIDDEN]],
        begin: &[f32; HIDDEN],
        second: &[[f32; HIDDEN]],
        offset: &[f32],
    ) -> Net {
        let weights = |weights: &[[f32; HIDDEN]], one: f32| {
            let rounded = |weight: f32| (weight * one).round() as i16;
            let weights = weights.iter().map(|unit| unit.map(rounded));
            weights.collect::<Vec<_>>()
        };
        Net {
            inputs: first.len(),
            outputs: second.len(),
            first: weights(first, ONE_IN),
            begin: begin.map(|begin| (begin * ONE_IN).round() as i32),
            second: weights(second, ONE_HIDDEN),
            offset: offset
                .iter()
                .map(|offset| (offset * ONE_IN * ONE_HIDDEN).round() as i64)
                .collect(),
        }
    }

    /// Returns the weights as they were given to [`Net::rounded`], but for the rounding.
    #[must_use]
    pub fn weights(&self) -> Weights {
        let units = |units: &[[i16; HIDDEN]], one: f32| {
            let units = units.iter();
            units
                .map(|unit| unit.map(|weight| f32::from(weight) / one))
                .collect::<Vec<_>>()
        };
        (
            units(&self.first, ONE_IN),
            self.begin.map(|begin| begin as f32 / ONE_IN),
            units(&self.second, ONE_HIDDEN),
            self.offset
                .iter()
                .map(|&offset| offset as f32 / (ONE_IN * ONE_HIDDEN))
                .collect(),
        )
    }

    /// Returns the number of inputs.
    #[must_use]
    pub fn inputs(&self) -> usize {
        self.inputs
    }

    /// Returns the number of outputs.
    #[must_use]
    pub fn outputs(&self) -> usize {
        self.outputs
    }

    fn of_input(&self, input: u16) -> &[i16; HIDDEN] {
        &self.first[usize::from(input)]
    }

    /// Returns an output for these hidden sums; 1 is [`ONE_OUT`].
    #[must_use]
    pub fn output(&self, at: usize, sums: &Sums) -> i32 {
        let pairs = self.second[at].iter().zip(&sums.hidden);
        let each = pairs.map(|(&weight, &sum)| {
            let active = sum.clamp(0, i32::from(i16::MAX));
            i64::from(weight) * i64::from(active)
        });
        let total = each.sum::<i64>() + self.offset[at];
        (total / ((ONE_IN * ONE_HIDDEN) as i64 / i64::from(ONE_OUT))) as i32
    }

    /// Returns the network as bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend((self.inputs as u16).to_le_bytes());
        bytes.extend((self.outputs as u16).to_le_bytes());
        let weights = self.first.iter().chain(&self.second).flatten();
        bytes.extend(weights.flat_map(|weight| weight.to_le_bytes()));
        bytes.extend(self.begin.iter().flat_map(|begin| begin.to_le_bytes()));
        bytes.extend(self.offset.iter().flat_map(|offset| offset.to_le_bytes()));
        bytes
    }

    /// Reads a network.
    ///
    /// # Errors
    ///
    /// If the bytes are not a whole network of this format.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, NotANet> {
        let mut rest = bytes.strip_prefix(MAGIC).ok_or(NotANet)?;
        let inputs = usize::from(u16::from_le_bytes(taken(&mut rest)?));
        let outputs = usize::from(u16::from_le_bytes(taken(&mut rest)?));
        let mut units = |count: usize| -> Result<Vec<[i16; HIDDEN]>, NotANet> {
            let unit = |_| {
                let mut unit = [0; HIDDEN];
                for weight in &mut unit {
                    *weight = i16::from_le_bytes(taken(&mut rest)?);
                }
                Ok(unit)
            };
            (0..count).map(unit).collect()
        };
        let (first, second) = (units(inputs)?, units(outputs)?);
        let mut begin = [0; HIDDEN];
        for begin in &mut begin {
            *begin = i32::from_le_bytes(taken(&mut rest)?);
        }
        let offset = (0..outputs).map(|_| Ok(i64::from_le_bytes(taken(&mut rest)?)));
        let offset = offset.collect::<Result<_, NotANet>>()?;
        let net = Net {
            inputs,
            outputs,
            first,
            begin,
            second,
            offset,
        };
        rest.is_empty().then_some(net).ok_or(NotANet)
    }
}

fn taken<const N: usize>(rest: &mut &[u8]) -> Result<[u8; N], NotANet> {
    let (first, others) = rest.split_first_chunk().ok_or(NotANet)?;
    *rest = others;
    Ok(*first)
}

/// The hidden sums of one position, and the facts they stand for.
#[derive(Clone, Debug)]
pub struct Sums {
    on: Vec<u16>,
    hidden: [i32; HIDDEN],
}

impl Sums {
    /// Returns the sums of a position of which nothing is true.
    #[must_use]
    pub fn of(net: &Net) -> Sums {
        Sums {
            on: Vec::new(),
            hidden: net.begin,
        }
    }

    /// Moves on to a position with these facts: adds what has become true and takes away
    /// what no longer is.
    pub fn move_to(&mut self, net: &Net, facts: &Facts) {
        let (mut old, mut new) = (self.on.as_slice(), facts.on());
        loop {
            // The lists are in ascending order: the lower first input is in one list only.
            let order = match (old.first(), new.first()) {
                (None, None) => break,
                (Some(_), None) => Ordering::Less,
                (None, Some(_)) => Ordering::Greater,
                (Some(gone), Some(come)) => gone.cmp(come),
            };
            match order {
                Ordering::Equal => (old, new) = (&old[1..], &new[1..]),
                Ordering::Less => {
                    for (sum, weight) in self.hidden.iter_mut().zip(net.of_input(old[0])) {
                        *sum -= i32::from(*weight);
                    }
                    old = &old[1..];
                }
                Ordering::Greater => {
                    for (sum, weight) in self.hidden.iter_mut().zip(net.of_input(new[0])) {
                        *sum += i32::from(*weight);
                    }
                    new = &new[1..];
                }
            }
        }
        self.on.clear();
        self.on.extend_from_slice(facts.on());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn net() -> Net {
        let unit = |at: f32| std::array::from_fn(|unit| at + unit as f32 / 100.0 - 0.3);
        let first: Vec<_> = [-0.5, 0.25, 1.0, -0.125].map(unit).to_vec();
        Net::rounded(&first, &unit(0.1), &[unit(0.0), unit(0.2)], &[0.5, -1.5])
    }

    fn facts(on: [bool; 4]) -> Facts {
        let mut facts = Facts::default();
        for is_on in on {
            facts.flag(is_on);
        }
        facts
    }

    /// Every set of facts of four.
    fn all() -> impl Iterator<Item = [bool; 4]> {
        (0..16).map(|set| std::array::from_fn(|at| set >> at & 1 == 1))
    }

    #[test]
    fn sums_that_are_carried_forward_are_those_of_the_position() {
        let net = net();
        for (from, to) in all().flat_map(|from| all().map(move |to| (from, to))) {
            let mut carried = Sums::of(&net);
            carried.move_to(&net, &facts(from));
            carried.move_to(&net, &facts(to));
            let mut fresh = Sums::of(&net);
            fresh.move_to(&net, &facts(to));
            assert_eq!(carried.hidden, fresh.hidden, "{from:?} to {to:?}");
        }
    }

    #[test]
    fn outputs_are_those_of_the_weights_but_for_rounding() {
        let net = net();
        let (first, begin, second, offset) = net.weights();
        for on in all() {
            let mut sums = Sums::of(&net);
            sums.move_to(&net, &facts(on));
            for at in 0..net.outputs() {
                let mut expected = offset[at];
                for unit in 0..HIDDEN {
                    let inputs = (0..4).filter(|&input| on[input]);
                    let sum = begin[unit] + inputs.map(|it| first[it][unit]).sum::<f32>();
                    expected += sum.max(0.0) * second[at][unit];
                }
                let output = net.output(at, &sums) as f32 / ONE_OUT as f32;
                assert!((output - expected).abs() < 0.01, "{output} and {expected}");
            }
        }
    }

    #[test]
    fn what_is_not_a_whole_network_is_refused() {
        let net = net();
        let bytes = net.to_bytes();
        assert_eq!(Net::from_bytes(&bytes), Ok(net));
        assert_eq!(Net::from_bytes(&bytes[..bytes.len() - 1]), Err(NotANet));
        assert_eq!(Net::from_bytes(&[&bytes[..], &[0]].concat()), Err(NotANet));
        assert_eq!(Net::from_bytes(b"value 2\n"), Err(NotANet));
    }
}
