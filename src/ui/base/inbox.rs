//! Keys and clicks, handled one at a time in the order they came.
//!
//! A slow machine puts many keys into one frame, and a key may change what the next one
//! means: a letter opens the palette, Enter closes it, placing a tile returns the keyboard.
//! So every pass of egui gets at most one key or click, and the following passes get none
//! until the window has drawn the result. What waits is handled in further passes of the
//! same frame, which are not shown, so how keys are spread over frames makes no difference.
//! Each window has its own inbox: a second window is drawn in the middle of a pass of the
//! first.

use std::collections::VecDeque;

use eframe::egui::{Context, Event, Key, Plugin, RawInput, Ui, ViewportIdMap};

use words::find::fold;

/// The most passes per frame. What still waits comes in the next frame.
const MOST_PASSES: usize = 24;

/// Passes without input after a key or click: the first draws the result; in the second,
/// what that drawing asked for has the keyboard.
const TO_SETTLE: u8 = 2;

/// What waits to be handled, per window.
#[derive(Debug, Default)]
pub struct Inbox(ViewportIdMap<Queue>);

/// What waits in one window.
#[doc(hidden)]
#[derive(Debug, Default)]
pub struct Queue {
    /// The events to come.
    pub waiting: VecDeque<Event>,
    /// Passes until the next key or click.
    settles: u8,
}

impl Inbox {
    /// Makes the window take its input through an inbox.
    pub fn install(ctx: &Context) {
        let most = std::num::NonZeroUsize::new(MOST_PASSES).unwrap_or(std::num::NonZeroUsize::MIN);
        ctx.options_mut(|options| options.max_passes = most);
        ctx.add_plugin(Self::default());
    }
}

impl Queue {
    /// Returns the events of the next pass.
    pub fn next_pass(&mut self) -> Vec<Event> {
        let is_waiting = self.waiting.iter().any(decides);
        if self.settles > 0 && is_waiting {
            self.settles -= 1;
            return Vec::new();
        }
        self.settles = self.settles.saturating_sub(1);
        let mut events = Vec::new();
        while let Some(event) = self.waiting.pop_front() {
            let is_last = decides(&event);
            let is_key = matches!(event, Event::Key { .. });
            events.push(event);
            if is_last {
                // The text of a key belongs to the key.
                while is_key && matches!(self.waiting.front(), Some(Event::Text(_))) {
                    events.extend(self.waiting.pop_front());
                }
                self.settles = TO_SETTLE;
                break;
            }
        }
        events
    }
}

impl Plugin for Inbox {
    fn debug_name(&self) -> &'static str {
        "inbox"
    }

    fn input_hook(&mut self, _: &Context, input: &mut RawInput) {
        let queue = self.0.entry(input.viewport_id).or_default();
        queue
            .waiting
            .extend(meant(std::mem::take(&mut input.events)));
        input.events = queue.next_pass();
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        let queue = self.0.get(&ui.ctx().viewport_id());
        if queue.is_some_and(|queue| !queue.waiting.is_empty()) {
            ui.ctx().request_discard("keys that wait");
            ui.ctx().request_repaint();
        }
    }
}

/// Drops key events that were pressed for a letter other than their own: on a Polish
/// keyboard, `AltGr` and S types `ś` and must not trigger the command of S.
fn meant(events: Vec<Event>) -> Vec<Event> {
    let is_letter = |key: Key| {
        let name = key.name();
        name.len() == 1 && name.chars().all(|sign| sign.is_ascii_alphabetic())
    };
    let is_foreign = |at: usize| match (&events[at], events.get(at + 1)) {
        (
            Event::Key {
                key,
                pressed: true,
                modifiers,
                ..
            },
            next,
        ) if is_letter(*key) => {
            let types_accent = matches!(next, Some(Event::Text(text)) if has_accent(text));
            types_accent || (modifiers.ctrl && modifiers.alt)
        }
        _ => false,
    };
    let kept: Vec<bool> = (0..events.len()).map(|at| !is_foreign(at)).collect();
    let kept = events.into_iter().zip(kept).filter(|(_, kept)| *kept);
    kept.map(|(event, _)| event).collect()
}

/// Returns whether this is a letter with a diacritic.
fn has_accent(text: &str) -> bool {
    let folded = fold(text);
    !text.is_ascii() && folded.chars().all(|sign| sign.is_ascii_alphabetic())
}

/// Returns whether this event may change the meaning of the next one.
fn decides(event: &Event) -> bool {
    match event {
        Event::Key { pressed, .. } => *pressed,
        Event::Copy
        | Event::Cut
        | Event::Paste(_)
        | Event::PasteImage(_)
        | Event::MiddleClickPaste { .. }
        | Event::Text(_)
        | Event::PointerButton { .. }
        | Event::Ime(_)
        | Event::AccessKitActionRequest(_) => true,
        Event::ModifiersChanged(_)
        | Event::PointerMoved(_)
        | Event::MouseMoved(_)
        | Event::PointerGone
        | Event::Zoom(_)
        | Event::Rotate(_)
        | Event::Touch { .. }
        | Event::MouseWheel { .. }
        | Event::WindowFocused(_) => false,
    }
}
