//! Keys and clicks that arrive faster than frames.

use eframe::egui::{Context, Event, Plugin as _, RawInput, ViewportId};

use studiolo::ui::base::inbox::{Inbox, Queue};

fn text(sign: &str) -> Event {
    Event::Text(sign.to_owned())
}

fn key(pressed: bool) -> Event {
    Event::Key {
        key: eframe::egui::Key::A,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: eframe::egui::Modifiers::NONE,
    }
}

/// Returns all passes until nothing is waiting.
fn passes(inbox: &mut Queue) -> Vec<Vec<Event>> {
    let mut passes = Vec::new();
    while !inbox.waiting.is_empty() {
        passes.push(inbox.next_pass());
    }
    passes
}

#[test]
fn each_key_comes_alone_with_its_sign_and_time_to_settle_before_the_next() {
    let mut inbox = Queue::default();
    inbox
        .waiting
        .extend([key(true), text("a"), key(false), text("b"), key(false)]);
    let expected = [
        vec![key(true), text("a")],
        vec![],
        vec![],
        vec![key(false), text("b")],
        vec![key(false)],
    ];
    assert_eq!(passes(&mut inbox), expected);
    // In a separate frame the next one settles as well.
    inbox.waiting.extend([text("c")]);
    assert_eq!(passes(&mut inbox), [vec![], vec![text("c")]]);
}

#[test]
fn the_pointer_moves_before_it_clicks() {
    let mut inbox = Queue::default();
    let at = eframe::egui::pos2(1.0, 2.0);
    let button = |pressed| Event::PointerButton {
        pos: at,
        button: eframe::egui::PointerButton::Primary,
        pressed,
        modifiers: eframe::egui::Modifiers::NONE,
    };
    let moved = Event::PointerMoved(at);
    inbox
        .waiting
        .extend([moved.clone(), button(true), moved.clone(), button(false)]);
    let passes = passes(&mut inbox);
    let some: Vec<_> = passes.iter().filter(|pass| !pass.is_empty()).collect();
    assert_eq!(
        some,
        [
            &vec![moved.clone(), button(true)],
            &vec![moved, button(false)]
        ]
    );
}

#[test]
fn what_is_typed_into_one_window_is_for_that_window() {
    let ctx = Context::default();
    let mut inbox = Inbox::default();
    let pass = |inbox: &mut Inbox, window: ViewportId, events: Vec<Event>| {
        let mut input = RawInput {
            viewport_id: window,
            events,
            ..RawInput::default()
        };
        inbox.input_hook(&ctx, &mut input);
        input.events
    };
    let public = ViewportId::from_hash_of("another");
    let keys = vec![text("b"), text("b"), text("3")];
    let mut typed = pass(&mut inbox, ViewportId::ROOT, keys);
    // The other window is drawn in every pass of the first.
    for _ in 0..9 {
        assert_eq!(pass(&mut inbox, public, Vec::new()), []);
        typed.extend(pass(&mut inbox, ViewportId::ROOT, Vec::new()));
    }
    assert_eq!(typed, [text("b"), text("b"), text("3")]);
}
