//! A worker on which a game thinks, so that no frame waits for it: one question at a time,
//! which can be withdrawn at any moment and whose progress can be watched.

use std::fmt;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};

/// How the waiting thread talks to the thinking thread.
pub trait Thought: Send + Sync + 'static {
    /// Asks for the best answer so far.
    fn stop(&self);

    /// Returns the progress (0 to 1).
    fn progress(&self) -> f32;
}

impl Thought for Arc<dyn Thought> {
    fn stop(&self) {
        (**self).stop();
    }

    fn progress(&self) -> f32 {
        (**self).progress()
    }
}

/// The worker as its user sees it: with the question, the answer, and the link to the
/// thinking thread.
pub struct Thinker<Q, A, T: Thought> {
    running: Option<(Q, Arc<T>)>,
    answers: Receiver<(Q, A)>,
    answer: Sender<(Q, A)>,
    wake: Arc<dyn Fn() + Send + Sync>,
}

impl<Q, A, T> Thinker<Q, A, T>
where
    Q: Copy + PartialEq + Send + 'static,
    A: Send + 'static,
    T: Thought,
{
    /// Creates a worker without a question. `wake` is called after every answer.
    pub fn new(wake: impl Fn() + Send + Sync + 'static) -> Self {
        let (answer, answers) = mpsc::channel();
        Self {
            running: None,
            answers,
            answer,
            wake: Arc::new(wake),
        }
    }

    /// Returns the current question.
    #[must_use]
    pub fn question(&self) -> Option<Q> {
        self.running.as_ref().map(|(question, _)| *question)
    }

    /// Returns the progress (0 to 1).
    #[must_use]
    pub fn progress(&self) -> Option<f32> {
        let thought = self.running.as_ref();
        thought.map(|(_, thought)| thought.progress())
    }

    /// Asks for the best answer so far.
    pub fn hurry(&self) {
        if let Some((_, thought)) = &self.running {
            thought.stop();
        }
    }

    /// Withdraws the question.
    pub fn forget(&mut self) {
        self.hurry();
        self.running = None;
    }

    /// Asks a question in place of the previous one.
    pub fn ask(&mut self, question: Q, thought: T, think: impl FnOnce(&T) -> A + Send + 'static) {
        self.forget();
        let thought = Arc::new(thought);
        self.running = Some((question, Arc::clone(&thought)));
        let (answer, wake) = (self.answer.clone(), Arc::clone(&self.wake));
        std::thread::spawn(move || {
            let found = think(&thought);
            // After the game is closed, the receiver is gone.
            if answer.send((question, found)).is_ok() {
                wake();
            }
        });
    }

    /// Returns the answer to the question, once it is there.
    pub fn answer(&mut self) -> Option<(Q, A)> {
        while let Ok((question, answer)) = self.answers.try_recv() {
            if self.question() == Some(question) {
                self.running = None;
                return Some((question, answer));
            }
        }
        None
    }
}

impl<Q, A, T: Thought> Drop for Thinker<Q, A, T> {
    fn drop(&mut self) {
        if let Some((_, thought)) = &self.running {
            thought.stop();
        }
    }
}

impl<Q: fmt::Debug, A, T: Thought> fmt::Debug for Thinker<Q, A, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let question = self.running.as_ref().map(|(question, _)| question);
        f.debug_tuple("Thinker").field(&question).finish()
    }
}
