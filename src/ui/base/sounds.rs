//! Quiet sounds, off by default: one bell for your turn, two for an auction won, three for
//! the end of a round. They are generated here, and a thread passes them to the system's
//! player; without one there is no sound.
//!
//! A sound library would need the ALSA headers to build and ALSA to run, all for three
//! bells. Every desktop has a player, whatever the system.

use std::f32::consts::TAU;
use std::fmt;
use std::io::Write as _;
use std::process::{Command, Stdio};
use std::sync::mpsc::{Sender, channel};

use programs::quiet::quiet;
use tempfile::NamedTempFile;

/// A sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sound {
    /// A player's turn begins.
    Turn,
    /// An auction was won.
    Won,
    /// A round is over.
    Round,
}

/// Samples per second.
const RATE: u32 = 22_050;
/// The maximum amplitude, of 1.
const LOUD: f32 = 0.22;
/// The time from one bell to the next, and how long the last one rings, in seconds.
const STEP: f32 = 0.13;
const RINGS: f32 = 0.45;

impl Sound {
    /// Returns its bells, in hertz.
    fn bells(self) -> &'static [f32] {
        match self {
            Self::Turn => &[659.3],
            Self::Won => &[523.3, 784.0],
            Self::Round => &[784.0, 659.3, 523.3],
        }
    }

    /// Returns the sound as a WAVE file: one channel, 16 bits.
    #[must_use]
    pub fn wave(self) -> Vec<u8> {
        let bells = self.bells();
        let long = STEP * (bells.len() - 1) as f32 + RINGS;
        let samples = (long * RATE as f32) as u32;
        let bytes = 2 * samples;
        let mut wave = Vec::with_capacity(bytes as usize + 44);
        wave.extend(b"RIFF");
        wave.extend((36 + bytes).to_le_bytes());
        wave.extend(b"WAVEfmt ");
        wave.extend(16_u32.to_le_bytes());
        // PCM, one channel.
        wave.extend(1_u16.to_le_bytes());
        wave.extend(1_u16.to_le_bytes());
        wave.extend(RATE.to_le_bytes());
        wave.extend((2 * RATE).to_le_bytes());
        wave.extend(2_u16.to_le_bytes());
        wave.extend(16_u16.to_le_bytes());
        wave.extend(b"data");
        wave.extend(bytes.to_le_bytes());
        for at in 0..samples {
            let time = at as f32 / RATE as f32;
            let bells = bells.iter().enumerate();
            let heard = bells.map(|(number, &pitch)| bell(pitch, time - STEP * number as f32));
            let heard = heard.sum::<f32>().clamp(-1.0, 1.0) * LOUD;
            // Fades out at the end, so that nothing is cut off.
            let fades = ((long - time) / 0.03).min(1.0);
            let sample = (heard * fades * f32::from(i16::MAX)) as i16;
            wave.extend(sample.to_le_bytes());
        }
        wave
    }
}

/// Returns the amplitude of a bell that is struck at 0.
fn bell(pitch: f32, time: f32) -> f32 {
    if time < 0.0 {
        return 0.0;
    }
    let strike = (time / 0.006).min(1.0);
    let tone = |times: f32, loud: f32, rings: f32| {
        loud * (-time / rings).exp() * (TAU * pitch * times * time).sin()
    };
    strike * (tone(1.0, 0.7, 0.14) + tone(2.0, 0.2, 0.08) + tone(3.01, 0.1, 0.04))
}

/// The players: program, arguments before the file, and what closes the call after it.
const PLAYERS: [(&str, &[&str], &str); 5] = [
    ("pw-play", &[], ""),
    ("paplay", &[], ""),
    ("aplay", &["-q"], ""),
    ("afplay", &[], ""),
    (
        "powershell",
        &["-NoProfile", "-Command", "(New-Object Media.SoundPlayer '"],
        "').PlaySync()",
    ),
];

/// Plays sounds on a thread of its own.
#[derive(Default)]
pub struct Sounds {
    send: Option<Sender<Sound>>,
}

impl fmt::Debug for Sounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sounds").finish_non_exhaustive()
    }
}

impl Sounds {
    /// Creates sounds that are played by this function. It is called on another thread and may
    /// take its time; it returns whether it will ever play anything.
    #[must_use]
    pub fn played_by(mut play: impl FnMut(Sound) -> bool + Send + 'static) -> Self {
        let (send, wanted) = channel::<Sound>();
        std::thread::spawn(move || {
            while let Ok(sound) = wanted.recv() {
                // Of the sounds that came in the meantime, only the last still matters.
                let latest = wanted.try_iter().last();
                if !play(latest.unwrap_or(sound)) {
                    return;
                }
            }
        });
        Self { send: Some(send) }
    }

    /// Plays a sound. Returns at once.
    pub fn play(&mut self, sound: Sound) {
        if self.send.is_none() {
            *self = Self::of_system();
        }
        if let Some(send) = &self.send {
            // If nothing can be played, the receiver is gone.
            let _ = send.send(sound);
        }
    }

    fn of_system() -> Self {
        let mut known = None;
        Self::played_by(move |sound| {
            let Some(file) = written(sound) else {
                return false;
            };
            let path = file.path().to_string_lossy();
            let players = match known {
                Some(at) => at..at + 1,
                None => 0..PLAYERS.len(),
            };
            for at in players {
                if plays(PLAYERS[at], &path) {
                    known = Some(at);
                    return true;
                }
            }
            false
        })
    }
}

/// Writes a sound to a file, which is deleted when the returned value is dropped.
fn written(sound: Sound) -> Option<NamedTempFile> {
    let mut file = tempfile::Builder::new().suffix(".wav").tempfile().ok()?;
    file.write_all(&sound.wave()).ok()?;
    file.flush().ok()?;
    Some(file)
}

/// Plays a file to its end. Returns whether that worked.
fn plays((player, before, after): (&str, &[&str], &str), path: &str) -> bool {
    let mut call = Command::new(player);
    let file = match (before.split_last(), after) {
        (_, "") => {
            call.args(before);
            path.to_owned()
        }
        (Some((last, first)), after) => {
            call.args(first);
            [last, path.replace('\'', "''").as_str(), after].concat()
        }
        (None, _) => return false,
    };
    let call = call.arg(file).stdin(Stdio::null());
    let call = call.stdout(Stdio::null()).stderr(Stdio::null());
    quiet(call).status().is_ok_and(|status| status.success())
}
