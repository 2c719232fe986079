//! A network while it is trained: floating-point weights and Adam, one core, the same
//! result for the same samples in the same order.

use std::fmt;

use value::{HIDDEN, Net};

type Unit = [f32; HIDDEN];

/// The number of outputs: points beyond the planner's, in tens, and the strength that is
/// compared between seats.
pub(crate) const OUTPUTS: usize = 2;
/// Weights stay within what their integers can hold.
const MOST: [f32; 2] = [60.0, 7.9];
/// How much of a point's error counts as much as the error of the chance to win.
const POINTS_COUNT: f32 = 0.5;

/// A position with its end: for each seat what is true of it, and what it had in the end.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sample {
    /// The inputs that are on, seat by seat.
    pub(crate) on: Vec<u16>,
    /// For each seat where its inputs end.
    pub(crate) ends: Vec<u32>,
    /// For each seat the final points beyond those that the planner expected, in tens.
    pub(crate) points: Vec<f32>,
    /// For each seat its share of the win.
    pub(crate) wins: Vec<f32>,
}

impl Sample {
    fn seats(&self) -> impl Iterator<Item = &[u16]> {
        let begins = std::iter::once(0).chain(self.ends.iter().copied());
        begins
            .zip(&self.ends)
            .map(|(begin, &end)| &self.on[begin as usize..end as usize])
    }
}

/// How far a network is from the ends of some positions.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Loss {
    /// The mean of the squared error of points.
    pub(crate) points: f64,
    /// The mean of the squared error of points of the planner alone.
    pub(crate) planner: f64,
    /// The mean of the cross entropy of the chances to win, in nats.
    pub(crate) wins: f64,
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            points,
            planner,
            wins,
        } = self;
        write!(
            f,
            "points {points:.2} (planner {planner:.2}), wins {wins:.4}"
        )
    }
}

/// The weights, their moments, and what one batch changes.
pub(crate) struct Trained {
    first: Vec<Unit>,
    begin: Unit,
    second: [Unit; OUTPUTS],
    offset: [f32; OUTPUTS],
    moments: Vec<[Unit; 2]>,
    small: [[Unit; 2]; 1 + OUTPUTS],
    offsets: [[f32; 2]; OUTPUTS],
    change: Vec<Unit>,
    touched: Vec<u16>,
    is_touched: Vec<bool>,
    step: i32,
}

impl Trained {
    pub(crate) fn new(inputs: usize, seed: u64) -> Self {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut random =
            |most: f32| -> Unit { std::array::from_fn(|_| (rng.f32() * 2.0 - 1.0) * most) };
        Self {
            first: (0..inputs).map(|_| random(0.08)).collect(),
            begin: random(0.1),
            second: std::array::from_fn(|_| random(0.1)),
            offset: [0.0; OUTPUTS],
            moments: vec![[[0.0; HIDDEN]; 2]; inputs],
            small: [[[0.0; HIDDEN]; 2]; 1 + OUTPUTS],
            offsets: [[0.0; 2]; OUTPUTS],
            change: vec![[0.0; HIDDEN]; inputs],
            touched: Vec::new(),
            is_touched: vec![false; inputs],
            step: 0,
        }
    }

    /// Continues with the weights of a trained network.
    pub(crate) fn from_net(net: &Net) -> Self {
        let mut trained = Self::new(net.inputs(), 0);
        let (first, begin, second, offset) = net.weights();
        trained.first = first;
        trained.begin = begin;
        for (unit, weights) in trained.second.iter_mut().zip(second) {
            *unit = weights;
        }
        for (one, weight) in trained.offset.iter_mut().zip(offset) {
            *one = weight;
        }
        trained
    }

    /// Returns all numbers that training goes on from: the number of steps and inputs, then
    /// weights and moments.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = f32> {
        let counts = [self.step as f32, self.first.len() as f32];
        let units = self.first.iter().chain(self.moments.iter().flatten());
        let units = units.chain([&self.begin]).chain(&self.second);
        let units = units.chain(self.small.iter().flatten()).flatten();
        let offsets = self.offset.iter().chain(self.offsets.iter().flatten());
        counts.into_iter().chain(units.chain(offsets).copied())
    }

    /// Goes on from these numbers; `None` if they are not as many as there should be.
    pub(crate) fn from_numbers(numbers: &[f32]) -> Option<Self> {
        let [step, inputs, numbers @ ..] = numbers else {
            return None;
        };
        let mut trained = Self::new(*inputs as usize, 0);
        trained.step = *step as i32;
        let mut numbers = numbers.iter();
        let units = trained.first.iter_mut();
        let units = units.chain(trained.moments.iter_mut().flatten());
        let units = units.chain([&mut trained.begin]).chain(&mut trained.second);
        let units = units.chain(trained.small.iter_mut().flatten()).flatten();
        let offsets = trained.offset.iter_mut();
        let offsets = offsets.chain(trained.offsets.iter_mut().flatten());
        for number in units.chain(offsets) {
            *number = *numbers.next()?;
        }
        numbers.next().is_none().then_some(trained)
    }

    fn hidden(&self, on: &[u16]) -> Unit {
        let mut sums = self.begin;
        for &input in on {
            for (sum, weight) in sums.iter_mut().zip(&self.first[usize::from(input)]) {
                *sum += weight;
            }
        }
        sums
    }

    fn outputs(&self, sums: &Unit) -> [f32; OUTPUTS] {
        std::array::from_fn(|at| {
            let pairs = self.second[at].iter().zip(sums);
            self.offset[at]
                + pairs
                    .map(|(weight, sum)| weight * sum.max(0.0))
                    .sum::<f32>()
        })
    }

    /// Returns how far the network is from these ends.
    pub(crate) fn loss(&self, samples: &[Sample]) -> Loss {
        let mut loss = Loss::default();
        let mut seats = 0.0;
        for sample in samples {
            let outputs: Vec<_> = sample
                .seats()
                .map(|on| self.outputs(&self.hidden(on)))
                .collect();
            let shares = shares(&outputs);
            for (at, output) in outputs.iter().enumerate() {
                loss.points += f64::from(output[0] - sample.points[at]).powi(2) * 100.0;
                loss.planner += f64::from(sample.points[at]).powi(2) * 100.0;
                if sample.wins[at] > 0.0 {
                    loss.wins -= f64::from(sample.wins[at]) * f64::from(shares[at].max(1e-9)).ln();
                }
                seats += 1.0;
            }
        }
        loss.points /= seats;
        loss.planner /= seats;
        loss.wins /= samples.len().max(1) as f64;
        loss
    }

    /// Learns from a batch of positions, with this rate.
    pub(crate) fn learn(&mut self, samples: &[Sample], rate: f32) {
        let mut begin: Unit = [0.0; HIDDEN];
        let mut second = [[0.0f32; HIDDEN]; OUTPUTS];
        let mut offset = [0.0f32; OUTPUTS];
        let count: usize = samples.iter().map(|sample| sample.ends.len()).sum();
        let part = 1.0 / count.max(1) as f32;
        for sample in samples {
            let hidden: Vec<Unit> = sample.seats().map(|on| self.hidden(on)).collect();
            let outputs: Vec<_> = hidden.iter().map(|sums| self.outputs(sums)).collect();
            let shares = shares(&outputs);
            for (at, on) in sample.seats().enumerate() {
                let errors = [
                    (outputs[at][0] - sample.points[at]) * POINTS_COUNT * part,
                    (shares[at] - sample.wins[at]) * part,
                ];
                let mut back: Unit = [0.0; HIDDEN];
                for output in 0..OUTPUTS {
                    offset[output] += errors[output];
                    for unit in 0..HIDDEN {
                        let active = hidden[at][unit].max(0.0);
                        second[output][unit] += errors[output] * active;
                        back[unit] += errors[output] * self.second[output][unit];
                    }
                }
                for unit in 0..HIDDEN {
                    if hidden[at][unit] <= 0.0 {
                        back[unit] = 0.0;
                    }
                    begin[unit] += back[unit];
                }
                for &input in on {
                    let at = usize::from(input);
                    if !self.is_touched[at] {
                        self.is_touched[at] = true;
                        self.touched.push(input);
                    }
                    for (change, back) in self.change[at].iter_mut().zip(&back) {
                        *change += back;
                    }
                }
            }
        }
        self.step += 1;
        let adam = Adam::at(self.step, rate);
        for &input in &self.touched {
            let at = usize::from(input);
            let [mean, square] = &mut self.moments[at];
            adam.moves(
                &mut self.first[at],
                &mut self.change[at],
                mean,
                square,
                MOST[0],
            );
            self.is_touched[at] = false;
        }
        self.touched.clear();
        let [of_begin, of_second @ ..] = &mut self.small;
        let [mean, square] = of_begin;
        adam.moves(&mut self.begin, &mut begin, mean, square, f32::MAX);
        for (at, [mean, square]) in of_second.iter_mut().enumerate() {
            adam.moves(&mut self.second[at], &mut second[at], mean, square, MOST[1]);
        }
        for (at, [mean, square]) in self.offsets.iter_mut().enumerate() {
            adam.one(&mut self.offset[at], offset[at], mean, square);
        }
    }

    /// Rounds the weights to integers.
    pub(crate) fn rounded(&self) -> Net {
        Net::rounded(&self.first, &self.begin, &self.second, &self.offset)
    }
}

fn shares(outputs: &[[f32; OUTPUTS]]) -> Vec<f32> {
    let most = outputs.iter().map(|output| output[1]);
    let most = most.fold(f32::NEG_INFINITY, f32::max);
    let each: Vec<f32> = outputs
        .iter()
        .map(|output| (output[1] - most).exp())
        .collect();
    let sum: f32 = each.iter().sum();
    each.into_iter().map(|one| one / sum).collect()
}

/// One step of Adam (Kingma and Ba, 2015).
struct Adam {
    rate: f32,
    corrects: [f32; 2],
}

impl Adam {
    const KEEPS: [f32; 2] = [0.9, 0.999];

    fn at(step: i32, rate: f32) -> Self {
        let corrects = Self::KEEPS.map(|keeps| 1.0 / (1.0 - keeps.powi(step)));
        Self { rate, corrects }
    }

    fn one(&self, weight: &mut f32, change: f32, mean: &mut f32, square: &mut f32) {
        let [first, second] = Self::KEEPS;
        *mean = first * *mean + (1.0 - first) * change;
        *square = second * *square + (1.0 - second) * change * change;
        let by = *mean * self.corrects[0] / ((*square * self.corrects[1]).sqrt() + 1e-8);
        *weight -= self.rate * by;
    }

    fn moves(
        &self,
        weights: &mut Unit,
        change: &mut Unit,
        mean: &mut Unit,
        square: &mut Unit,
        most: f32,
    ) {
        for at in 0..HIDDEN {
            self.one(&mut weights[at], change[at], &mut mean[at], &mut square[at]);
            weights[at] = weights[at].clamp(-most, most);
            change[at] = 0.0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two seats: the one with the second input on has 20 points more and wins.
    fn sample() -> Sample {
        Sample {
            on: vec![0, 1, 0],
            ends: vec![2, 3],
            points: vec![1.0, -1.0],
            wins: vec![1.0, 0.0],
        }
    }

    #[test]
    fn what_always_happens_is_learned_and_rounded() {
        let mut trained = Trained::new(2, 1);
        let samples = vec![sample(); 8];
        let before = trained.loss(&samples);
        for _ in 0..500 {
            trained.learn(&samples, 0.01);
        }
        let after = trained.loss(&samples);
        assert!((before.planner - 100.0).abs() < 1e-3, "{before}");
        assert!(after.points < 0.5 && after.wins < 0.05, "{after}");
        let again = Trained::from_net(&trained.rounded());
        assert!(again.loss(&samples).points < 0.6);
    }

    #[test]
    fn an_interruption_changes_nothing() {
        let samples = vec![sample(); 8];
        let mut trained = Trained::new(2, 1);
        trained.learn(&samples, 0.01);
        let numbers: Vec<f32> = trained.numbers().collect();
        let mut again = Trained::from_numbers(&numbers).expect("the same numbers");
        for one in [&mut trained, &mut again] {
            one.learn(&samples, 0.01);
        }
        assert!(trained.numbers().eq(again.numbers()));
        assert!(Trained::from_numbers(&numbers[1..]).is_none());
    }
}
