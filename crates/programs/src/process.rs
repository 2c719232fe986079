//! A running program, and the two threads that talk to it. Nothing it does makes the caller
//! wait longer than the time for a decision, or keeps more than a few lines.

use std::io::{self, BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::answer::Answer;
use crate::call::Call;
use crate::failure::Failure;
use crate::line::{Line, Lines};
use crate::quiet::quiet;

/// The longest line of a program that is read, in bytes.
pub const LONGEST: usize = 64 << 10;

/// How many messages may wait for a program, and how many of its lines for us.
const WAITING: usize = 16;

/// How long a program may take to end by itself, and how often we look.
const ENDING: Duration = Duration::from_millis(500);
const LOOKS: Duration = Duration::from_millis(5);

/// All programs that are running.
static RUNNING: Mutex<Vec<Ender>> = Mutex::new(Vec::new());

/// Ends all programs at once: the last thing to do before this process ends without dropping
/// them.
pub fn end_all() {
    for ender in std::mem::take(&mut *taken(&RUNNING)) {
        ender.end();
    }
}

/// Ends a program from any thread, even while another one waits for its answer.
#[derive(Clone, Debug)]
pub struct Ender(Weak<Mutex<Child>>);

impl Ender {
    /// Ends the program at once, unless it has ended.
    pub fn end(&self) {
        if let Some(child) = self.0.upgrade() {
            let mut child = taken(&child);
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// A running program. It is ended when this is dropped.
#[derive(Debug)]
pub struct Process {
    child: Arc<Mutex<Child>>,
    /// Only taken to close it.
    to: Option<SyncSender<String>>,
    from: Receiver<Line>,
    asked: u64,
}

impl Process {
    /// Starts a program.
    ///
    /// # Errors
    /// The reason why it cannot be started.
    pub fn start(call: &Call) -> io::Result<Self> {
        let mut child = quiet(&mut Command::new(call.program()))
            .args(call.arguments())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let pipes = child.stdin.take().zip(child.stdout.take());
        let (input, output) = pipes.ok_or(io::ErrorKind::BrokenPipe)?;
        let (to, messages) = sync_channel(WAITING);
        let (answers, from) = sync_channel(WAITING);
        std::thread::spawn(move || write_all(input, &messages));
        std::thread::spawn(move || {
            let mut lines = Lines::new(BufReader::new(output), LONGEST);
            // If nobody takes a line, the program has to wait, too.
            while let Ok(Some(line)) = lines.read() {
                if answers.send(line).is_err() {
                    return;
                }
            }
        });
        let child = Arc::new(Mutex::new(child));
        let mut running = taken(&RUNNING);
        running.retain(|ender| ender.0.strong_count() > 0);
        running.push(Ender(Arc::downgrade(&child)));
        drop(running);
        Ok(Self {
            child,
            to: Some(to),
            from,
            asked: 0,
        })
    }

    /// Sends a message, and returns whether the program may still get it. If it does not
    /// read its messages, this one is lost.
    pub fn tell(&mut self, message: &Value) -> bool {
        let sent = self.to.as_ref().map(|to| to.try_send(line_of(message)));
        !matches!(sent, None | Some(Err(TrySendError::Disconnected(_))))
    }

    /// Returns whether it has not ended.
    pub fn is_running(&mut self) -> bool {
        matches!(taken(&self.child).try_wait(), Ok(None))
    }

    /// Returns what ends it from any thread.
    #[must_use]
    pub fn ender(&self) -> Ender {
        Ender(Arc::downgrade(&self.child))
    }

    /// Returns the number of the next question.
    #[must_use]
    pub fn next_id(&self) -> u64 {
        self.asked + 1
    }

    /// Returns the number of the last question.
    #[must_use]
    pub fn asked(&self) -> u64 {
        self.asked
    }

    /// Asks the question with the [next number](Self::next_id), and waits for the answer.
    ///
    /// # Errors
    /// The reason why there is none.
    pub fn ask(&mut self, question: &Value, time: Duration) -> Result<Answer, Failure> {
        self.asked += 1;
        let until = Instant::now() + time;
        if !self.tell(question) {
            return Err(Failure::Ended);
        }
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let line = match self.from.recv_timeout(left) {
                Ok(Line::Text(line)) => line,
                Ok(Line::NotText) => return Err(Failure::NotText),
                Ok(Line::TooLong) => return Err(Failure::TooLong),
                Err(RecvTimeoutError::Timeout) => return Err(Failure::Silent(time)),
                Err(RecvTimeoutError::Disconnected) => return Err(Failure::Ended),
            };
            match Answer::parse(&line) {
                // An answer that came too late, to an earlier question.
                Some(answer) if answer.id.is_some_and(|id| id < self.asked) => {}
                Some(answer) if answer.id.is_none_or(|id| id == self.asked) => return Ok(answer),
                _ => return Err(Failure::Unreadable(line)),
            }
        }
    }
}

impl Drop for Process {
    /// Closes its input, gives it a moment to end, and ends it.
    fn drop(&mut self) {
        self.to = None;
        let until = Instant::now() + ENDING;
        while Instant::now() < until {
            if !self.is_running() {
                return;
            }
            std::thread::sleep(LOOKS);
        }
        self.ender().end();
    }
}

/// Locks what threads share. A thread that panicked has left nothing half done.
pub(crate) fn taken<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

fn line_of(message: &Value) -> String {
    let mut line = message.to_string();
    line.push('\n');
    line
}

/// Writes messages until there are no more, or nobody reads them.
fn write_all(mut input: ChildStdin, messages: &Receiver<String>) {
    for message in messages {
        let written = input.write_all(message.as_bytes());
        if written.and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}
