//! Tries a target without libFuzzer: with its seeds, and with variations of them. The same
//! number always leads to the same inputs.

use std::panic::{AssertUnwindSafe, catch_unwind};

use fastrand::Rng;

/// An input with which a target panicked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The input.
    pub input: Vec<u8>,
    /// What the panic said.
    pub message: String,
}

/// Numbers that are often one too many.
const EXTREMES: [&str; 10] = [
    "0",
    "-1",
    "1",
    "127",
    "128",
    "255",
    "256",
    "65536",
    "4294967296",
    "18446744073709551615",
];

/// Tries all seeds as they are, then as many variations of them. An empty seed is always
/// among them.
///
/// # Errors
/// The first input with which the target panics.
pub fn tries(
    check: fn(&[u8]),
    seeds: &[Vec<u8>],
    variations: usize,
    longest: usize,
    number: u64,
) -> Result<(), Failure> {
    attempt(check, &[])?;
    for seed in seeds {
        attempt(check, seed)?;
    }
    let mut rng = Rng::with_seed(number);
    for _ in 0..variations {
        attempt(check, &varied(seeds, longest, &mut rng))?;
    }
    Ok(())
}

/// Tries one input.
///
/// # Errors
/// If the target panics.
pub fn attempt(check: fn(&[u8]), input: &[u8]) -> Result<(), Failure> {
    catch_unwind(AssertUnwindSafe(|| check(input))).map_err(|panic| {
        let said = panic.downcast_ref::<String>().cloned();
        let fixed = || panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
        Failure {
            input: input.to_vec(),
            message: said.or_else(fixed).unwrap_or_default(),
        }
    })
}

/// Returns a variation of one of the seeds, no longer than `longest` unless the seed is. Long
/// seeds take long, so most of the time it is a short one.
fn varied(seeds: &[Vec<u8>], longest: usize, rng: &mut Rng) -> Vec<u8> {
    let mut bytes = rng.choice(seeds).cloned().unwrap_or_default();
    for _ in 0..8 {
        if bytes.len() > longest {
            bytes = rng.choice(seeds).cloned().unwrap_or_default();
        }
    }
    let most = longest.max(bytes.len());
    for _ in 0..=rng.usize(..4) {
        let at = rng.usize(..=bytes.len());
        let few = rng.usize(..=16.min(bytes.len() - at));
        match rng.u8(..8) {
            0 => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte ^= 1 << rng.u8(..8);
                }
            }
            1 => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte = rng.u8(..);
                }
            }
            2 => {
                let some: Vec<u8> = (0..=rng.usize(..8)).map(|_| rng.u8(..)).collect();
                bytes.splice(at..at, some);
            }
            3 => {
                bytes.drain(at..at + few);
            }
            4 => {
                let again = bytes[at..at + few].to_vec();
                for _ in 0..=rng.usize(..4) {
                    bytes.splice(at..at, again.iter().copied());
                }
            }
            5 => {
                let other = rng.choice(seeds).cloned().unwrap_or_default();
                let from = rng.usize(..=other.len());
                bytes.truncate(at);
                bytes.extend(&other[from..]);
            }
            6 => bytes.truncate(at),
            _ => extreme(&mut bytes, at, rng),
        }
        bytes.truncate(most);
    }
    bytes
}

/// Puts an extreme number in the place of the next one.
fn extreme(bytes: &mut Vec<u8>, at: usize, rng: &mut Rng) {
    let is_digit = |byte: &u8| byte.is_ascii_digit();
    let Some(begin) = bytes[at..].iter().position(is_digit).map(|it| at + it) else {
        return;
    };
    let digits = bytes[begin..].iter().take_while(|it| is_digit(it)).count();
    let number = EXTREMES[rng.usize(..EXTREMES.len())];
    bytes.splice(begin..begin + digits, number.bytes());
}
