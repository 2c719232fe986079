//! What is told to those who hear the window instead of seeing it, without their
//! asking: what was decided, whose turn it is and at which price, a refusal, the end of
//! a round. Each is a node of its own in the accessibility tree, as a live region: it is
//! read out once, when it appears, however often the window is drawn after that.

use eframe::egui::accesskit::{Live, Role};
use eframe::egui::{Context, Id};

use super::super::io::kept::GameId;
use super::super::session::state::State;

/// How long what was said stays to be fetched, in seconds: on some systems a screen
/// reader comes for it later.
const STAYS: f64 = 4.0;
/// The most entries of the log that are said one by one: of more, the last are.
pub(in crate::ui) const MOST_ENTRIES: usize = 12;

/// Who hears it: which game is open and how often somebody else has begun to look at it,
/// and whether money is hidden.
pub(in crate::ui) type Listener = (Option<(GameId, usize)>, bool);

/// What is told without being asked for.
#[derive(Debug, Default)]
pub struct Announcer {
    said: Vec<Said>,
    // How many there have been.
    count: u64,
    // What is told with the next frame.
    waiting: Option<String>,
    // For whom it was said.
    listener: Listener,
    // The last notice that was told.
    notice: u64,
    // What stood in the way of saving when it was told last.
    trouble: String,
}

#[derive(Debug)]
struct Said {
    number: u64,
    text: String,
    live: Live,
    since: f64,
    // The notice that says it, too.
    notice: Option<u64>,
}

impl Announcer {
    /// What was told to others is not kept for this one.
    pub(in crate::ui) fn keep_for(&mut self, listener: Listener) {
        if self.listener != listener {
            self.listener = listener;
            self.said.clear();
        }
    }

    /// What was played is told no more: one looks elsewhere.
    pub fn forget(&mut self) {
        self.said.retain(|said| said.notice.is_some());
    }

    /// Tells this once the game it is about is in the window.
    pub fn greet(&mut self, text: Option<String>) {
        self.waiting = text;
    }

    /// Tells these, one after the other, when there is a pause.
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

    /// Tells the notices that have come since the last time, except for those that only
    /// say once more what an entry says. `troubles` are what stands in the bars as long
    /// as something cannot be saved.
    pub fn follow(&mut self, ctx: &Context, state: &State, troubles: &[String]) {
        // What is not said any more in the window is gone here, too.
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

    /// Puts what was said into the accessibility tree, if there is one.
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
