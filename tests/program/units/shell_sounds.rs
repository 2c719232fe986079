//! Sounds.

use std::sync::mpsc::channel;
use std::time::Duration;

use studiolo::ui::base::sounds::{Sound, Sounds};

const ALL: [Sound; 3] = [Sound::Turn, Sound::Won, Sound::Round];

#[test]
fn a_sound_is_a_whole_wave_that_begins_and_ends_in_silence() {
    for sound in ALL {
        let wave = sound.wave();
        let number = |at: usize| u32::from_le_bytes(wave[at..at + 4].try_into().expect("four"));
        assert_eq!((&wave[..4], &wave[8..16]), (&b"RIFF"[..], &b"WAVEfmt "[..]));
        assert_eq!(number(4) as usize, wave.len() - 8);
        assert_eq!(
            (&wave[36..40], number(40) as usize),
            (&b"data"[..], wave.len() - 44)
        );
        let samples = wave[44..].chunks(2);
        let samples: Vec<i16> = samples
            .map(|two| i16::from_le_bytes([two[0], two[1]]))
            .collect();
        assert_eq!(samples[0], 0);
        assert!(samples[samples.len() - 1].abs() < 50);
        let loudest = samples.iter().map(|sample| sample.unsigned_abs()).max();
        let loudest = loudest.expect("there is something");
        assert!(
            (1000..16_000).contains(&loudest),
            "quiet, but heard: {loudest}"
        );
    }
}

#[test]
fn whoever_plays_a_sound_waits_for_nothing() {
    let (release, held) = channel::<()>();
    let (note, played) = channel();
    let mut sounds = Sounds::played_by(move |sound| {
        note.send((sound, std::thread::current().id()))
            .expect("noted");
        // A player that hangs.
        held.recv().is_ok()
    });
    let soon = Duration::from_mins(1);
    sounds.play(Sound::Turn);
    let (first, thread) = played.recv_timeout(soon).expect("it is being played");
    assert_eq!(first, Sound::Turn);
    for sound in ALL.repeat(100) {
        sounds.play(sound);
    }
    assert_ne!(thread, std::thread::current().id());
    release.send(()).expect("it goes on");
    let (last, _) = played.recv_timeout(soon).expect("the last one too");
    assert_eq!(last, Sound::Round);
    release.send(()).expect("it goes on");
    assert!(played.try_recv().is_err(), "all others were old");
}

#[test]
fn where_nothing_can_be_played_nothing_is_tried_again() {
    let (note, played) = channel();
    let mut sounds = Sounds::played_by(move |sound| {
        note.send(sound).expect("noted");
        false
    });
    sounds.play(Sound::Turn);
    assert_eq!(played.recv(), Ok(Sound::Turn));
    assert!(played.recv().is_err(), "the thread has ended");
    sounds.play(Sound::Won);
}
