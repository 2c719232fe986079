//! Announcements for people who hear the window instead of seeing it: decisions, whose turn
//! it is and at which price, refusals, the end of a round. Each announcement is a node of
//! its own in the accessibility tree, a live region: it is read out once, when it appears,
//! however often the window is drawn after that.

use eframe::egui::accesskit::{Live, Role};
use eframe::egui::{Context, Id};

use super::super::io::kept::GameId;
use super::super::session::state::State;

/// How long an announcement stays available, in seconds: on some systems a screen reader
/// fetches it with a delay.
const STAYS: f64 = 4.0;
/// The most log entries announced one by one; if there are more, only the last ones are.
pub(in crate::ui) const MOST_ENTRIES: usize = 12;

/// Who is listening: the open game, how often its viewer has changed, and whether money is
/// hidden.
pub(in crate::ui) type Listener = (Option<(GameId, usize)>, bool);

/// Announces what happens without being asked.
#[derive(Debug, Default)]
pub struct Announcer {
    said: Vec<Said>,
    // How many announcements there have been.
    count: u64,
    // What to announce in the next frame.
    waiting: Option<String>,
    // Who the announcements were for.
    listener: Listener,
    // The id of the last notice announced.
    notice: u64,
    // The saving problem announced last.
    trouble: String,
}

#[derive(Debug)]
struct Said {
    number: u64,
    text: String,
    live: Live,
    since: f64,
    // The id of the notice with the same text.
    notice: Option<u64>,
}

impl Announcer {
    /// Drops announcements that were meant for a different listener.
    pub(in crate::ui) fn keep_for(&mut self, listener: Listener) {
        if self.listener != listener {
            self.listener = listener;
            self.said.clear();
        }
    }

    /// Drops announcements about played entries, because the player now looks at another
    /// position.
    pub fn forget(&mut self) {
        self.said.retain(|said| said.notice.is_some());
    }

    /// Announces this once the game it is about is in the window.
    pub fn greet(&mut self, text: Option<String>) {
        self.waiting = text;
    }

    /// Announces these texts one after the other, when there is a pause.
    pub fn tell_all(&mut self, ctx: &Context, texts: Vec<String>) {
        for text in texts {
            self.say(ctx, text, Live::Polite, None);
        }
    }

    fn say(&mut self, ctx: &Context, text: String, live: Live, notice: Option<u64>) {
        if text.trim().is_empty() {
            return;
        }
        let now = ctx.input(|input| input.time);
        self.said.retain(|said| now - said.since < STAYS);
        self.count += 1;
        self.said.push(Said {
            number: self.count,
            text,
            live,
            since: now,
            notice,
        });
    }

    /// Announces notices that have appeared since the last call, except those that only repeat
    /// an entry. `troubles` holds the warnings that the bars show for as long as something
    /// cannot be saved.
    pub fn follow(&mut self, ctx: &Context, state: &State, troubles: &[String]) {
        // Notices that have left the window are dropped here, too.
        let is_there = |id: u64| state.notices.iter().any(|notice| notice.id == id);
        self.said.retain(|said| said.notice.is_none_or(is_there));
        if let Some(text) = self.waiting.take() {
            self.say(ctx, text, Live::Polite, None);
        }
        let last = self.notice;
        let now = ctx.input(|input| input.time);
        for notice in state.notices.iter().filter(|notice| notice.id > last) {
            self.notice = self.notice.max(notice.id);
            let live = if notice.grave {
                Live::Assertive
            } else {
                Live::Polite
            };
            let text = notice.text.trim_end_matches('.');
            let is_told = |said: &Said| said.since == now && said.text == text;
            if !self.said.iter().any(is_told) {
                self.say(ctx, notice.text.clone(), live, Some(notice.id));
            }
        }
        let troubles = troubles.join(" ");
        if troubles != self.trouble {
            let before = std::mem::replace(&mut self.trouble, troubles.clone());
            self.said.retain(|said| said.text != before);
            self.say(ctx, troubles, Live::Assertive, None);
        }
    }

    /// Adds the announcements to the accessibility tree, if there is one.
    pub fn show(&self, ctx: &Context) {
        for said in &self.said {
            let id = Id::unique(("announced", said.number));
            ctx.accesskit_node_builder(id, |node| {
                node.set_role(Role::Label);
                node.set_value(said.text.as_str());
                node.set_live(said.live);
            });
        }
    }
}
