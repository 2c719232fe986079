//! The worker on which bots think, so that no frame waits for them: one question
//! at a time, which can be taken back at any moment, and whose progress can be
//! watched.

use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::Duration;

use super::library::GameId;
use crate::florence::Command;
use crate::florence::mind::bot::{Advice, LookBack, Thinking};
use crate::table::Seat;

/// What is asked, and of which state of which game: an answer to another one is
/// not looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// Which game.
    pub game: GameId,
    /// The state of its session.
    pub revision: u64,
    /// What.
    pub about: About,
}

/// What a bot is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// What it decides.
    Decision,
    /// What it would advise a person.
    Advice,
    /// What the decisions of a seat have cost.
    Review(Seat),
}

/// What a bot says.
#[derive(Clone, Debug)]
pub enum Answer {
    /// It decides this; nothing if there is nothing to decide.
    Decision(Option<Command>),
    /// It advises this.
    Advice(Option<Advice>),
    /// This is what a look back finds.
    Review(LookBack),
}

/// The worker, as the window sees it.
pub struct Thinker {
    running: Option<(Question, Arc<Thinking>)>,
    answers: Receiver<(Question, Answer)>,
    answer: Sender<(Question, Answer)>,
    wake: Arc<dyn Fn() + Send + Sync>,
}

impl Thinker {
    /// A worker without a question. `wake` is called after every answer.
    pub fn new(wake: impl Fn() + Send + Sync + 'static) -> Self {
        let (answer, answers) = mpsc::channel();
        Self {
            running: None,
            answers,
            answer,
            wake: Arc::new(wake),
        }
    }

    /// What is being thought about.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        self.running.as_ref().map(|(question, _)| *question)
    }

    /// How far it is (0 to 1).
    #[must_use]
    pub fn progress(&self) -> Option<f32> {
        self.running
            .as_ref()
            .map(|(_, thinking)| thinking.progress())
    }

    /// Takes the question back.
    pub fn forget(&mut self) {
        if let Some((_, thinking)) = self.running.take() {
            thinking.stop();
        }
    }

    /// Asks for the answer as far as it is.
    pub fn hurry(&self) {
        if let Some((_, thinking)) = &self.running {
            thinking.stop();
        }
    }

    /// Asks something in place of what was asked before. After `most` the worker
    /// answers with the best it has.
    pub fn ask(
        &mut self,
        question: Question,
        most: Duration,
        think: impl FnOnce(&Thinking) -> Answer + Send + 'static,
    ) {
        self.forget();
        let thinking = Arc::new(Thinking::within(most));
        self.running = Some((question, Arc::clone(&thinking)));
        let (answer, wake) = (self.answer.clone(), Arc::clone(&self.wake));
        std::thread::spawn(move || {
            let thought = think(&thinking);
            // Nobody listens any more when the window is closed.
            if answer.send((question, thought)).is_ok() {
                wake();
            }
        });
    }

    /// The answer to the question, once it is there.
    pub fn answer(&mut self) -> Option<(Question, Answer)> {
        while let Ok((question, answer)) = self.answers.try_recv() {
            if self.question() == Some(question) {
                self.running = None;
                return Some((question, answer));
            }
        }
        None
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.forget();
    }
}
