//! A disk in memory that can lose what a real one may lose: content that was not synced,
//! and names in directories that were not synced. At one selected step it fails, tears a
//! write, stalls, panics or loses power.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime};

use table::save::disk::{About, Disk, Draft, Kind, Lock};

/// What happens at the selected step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// The system refuses with this error.
    Fail(io::ErrorKind),
    /// Only half of the content is written.
    Tear,
    /// Nothing happens until it is released.
    Stall,
    /// The program itself panics.
    Panic,
    /// The power is lost: neither this step nor any later one happens.
    Crash,
}

/// What a loss of power leaves of content that was not synced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Left {
    /// Nothing.
    Nothing,
    /// Names, and half of the content.
    NamesAndHalves,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Simulated(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    state: Mutex<State>,
    released: Condvar,
}

#[derive(Debug, Default)]
struct State {
    inodes: Vec<Inode>,
    names: BTreeMap<PathBuf, Node>,
    durable: BTreeMap<PathBuf, Node>,
    locked: BTreeSet<PathBuf>,
    steps: usize,
    fault: Option<(usize, Fault)>,
    poison: Option<(PathBuf, Fault)>,
    is_off: bool,
    is_released: bool,
    stalled: usize,
    clock: u64,
    bytes_read: u64,
}

#[derive(Debug)]
struct Inode {
    data: Vec<u8>,
    synced: Option<Vec<u8>>,
    written: SystemTime,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Node {
    Directory,
    File(usize),
}

fn no_power() -> io::Error {
    io::Error::other("no power")
}

impl Simulated {
    /// Returns a disk with an empty root directory.
    pub(crate) fn new() -> Self {
        let disk = Self::default();
        let mut state = disk.state();
        state.names.insert(PathBuf::from("/"), Node::Directory);
        state.durable.insert(PathBuf::from("/"), Node::Directory);
        drop(state);
        disk
    }

    /// Causes a fault at this step, counted from 0.
    pub(crate) fn fault_at(&self, step: usize, fault: Fault) {
        self.state().fault = Some((step, fault));
    }

    /// Makes every reader of this file hang or panic.
    pub(crate) fn poison(&self, path: &Path, fault: Fault) {
        self.state().poison = Some((path.to_owned(), fault));
    }

    pub(crate) fn steps(&self) -> usize {
        self.state().steps
    }

    /// Returns how many bytes have been read.
    pub(crate) fn bytes_read(&self) -> u64 {
        self.state().bytes_read
    }

    pub(crate) fn is_off(&self) -> bool {
        self.state().is_off
    }

    /// Returns how many callers hang.
    pub(crate) fn stalled(&self) -> usize {
        self.state().stalled
    }

    /// Returns whether no other thread uses this disk any more: every thread has ended.
    pub(crate) fn is_let_go(&self) -> bool {
        Arc::strong_count(&self.0) == 1
    }

    /// Lets everything that stalls continue.
    pub(crate) fn release(&self) {
        self.state().is_released = true;
        self.0.released.notify_all();
    }

    /// Returns the disk as it is after a restart of the computer.
    pub(crate) fn restarted(&self, left: Left) -> Self {
        let state = self.state();
        let names = match left {
            Left::Nothing => state.durable.clone(),
            Left::NamesAndHalves => state.names.clone(),
        };
        let is_reachable = |path: &Path| {
            let mut above = path.ancestors().skip(1);
            above.all(|above| names.get(above) == Some(&Node::Directory))
        };
        let names: BTreeMap<PathBuf, Node> = names
            .iter()
            .filter(|(path, _)| is_reachable(path))
            .map(|(path, node)| (path.clone(), *node))
            .collect();
        let inode = |inode: &Inode| {
            let unsynced = || match left {
                Left::Nothing => Vec::new(),
                Left::NamesAndHalves => inode.data[..inode.data.len() / 2].to_vec(),
            };
            let data = inode.synced.clone().unwrap_or_else(unsynced);
            Inode {
                synced: Some(data.clone()),
                data,
                written: inode.written,
            }
        };
        let again = State {
            inodes: state.inodes.iter().map(inode).collect(),
            durable: names.clone(),
            names,
            clock: state.clock,
            ..State::default()
        };
        Self(Arc::new(Shared {
            state: Mutex::new(again),
            released: Condvar::new(),
        }))
    }

    /// Returns every file with its content.
    pub(crate) fn files(&self) -> BTreeMap<PathBuf, Vec<u8>> {
        let state = self.state();
        let files = state.names.iter().filter_map(|(path, node)| match node {
            Node::File(at) => Some((path.clone(), state.inodes[*at].data.clone())),
            Node::Directory => None,
        });
        files.collect()
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a step; returns whether it is to be torn.
    fn step(&self) -> io::Result<(MutexGuard<'_, State>, bool)> {
        let mut state = self.state();
        if state.is_off {
            return Err(no_power());
        }
        let now = state.steps;
        state.steps += 1;
        let fault = state.fault.filter(|(at, _)| *at == now);
        match fault.map(|(_, fault)| fault) {
            None => Ok((state, false)),
            Some(Fault::Fail(kind)) => Err(kind.into()),
            Some(Fault::Tear) => Ok((state, true)),
            Some(Fault::Panic) => {
                drop(state);
                panic!("simulated: the program is at fault");
            }
            Some(Fault::Crash) => {
                state.is_off = true;
                Err(no_power())
            }
            Some(Fault::Stall) => {
                state.stalled += 1;
                while !state.is_released {
                    let waited = self.0.released.wait(state);
                    state = waited.unwrap_or_else(PoisonError::into_inner);
                }
                state.stalled -= 1;
                Ok((state, false))
            }
        }
    }

    /// Counts a step that can only be done completely or not at all.
    fn whole(&self) -> io::Result<MutexGuard<'_, State>> {
        match self.step()? {
            (state, false) => Ok(state),
            (_, true) => Err(io::ErrorKind::StorageFull.into()),
        }
    }
}

impl State {
    fn find(&self, path: &Path) -> io::Result<Node> {
        let node = self.names.get(path);
        node.copied().ok_or(io::ErrorKind::NotFound.into())
    }

    fn now(&mut self) -> SystemTime {
        self.clock += 1;
        SystemTime::UNIX_EPOCH + Duration::from_secs(1_800_000_000 + self.clock)
    }

    fn needs_parent(&self, path: &Path) -> io::Result<()> {
        match path.parent().map(|parent| self.find(parent)) {
            Some(Ok(Node::Directory)) => Ok(()),
            _ => Err(io::ErrorKind::NotFound.into()),
        }
    }
}

impl Disk for Simulated {
    fn about(&self, path: &Path) -> io::Result<About> {
        let state = self.whole()?;
        Ok(match state.find(path)? {
            Node::Directory => About {
                kind: Kind::Directory,
                len: 0,
                written: SystemTime::UNIX_EPOCH,
            },
            Node::File(at) => About {
                kind: Kind::File,
                len: state.inodes[at].data.len() as u64,
                written: state.inodes[at].written,
            },
        })
    }

    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        let mut state = self.whole()?;
        let poison = state.poison.as_ref().filter(|(poison, _)| poison == path);
        match poison.map(|(_, fault)| *fault) {
            Some(Fault::Panic) => {
                drop(state);
                panic!("simulated: the file is poison");
            }
            Some(_) => {
                state.stalled += 1;
                while !state.is_released {
                    let waited = self.0.released.wait(state);
                    state = waited.unwrap_or_else(PoisonError::into_inner);
                }
                state.stalled -= 1;
            }
            None => {}
        }
        match state.find(path)? {
            Node::Directory => Err(io::ErrorKind::InvalidInput.into()),
            Node::File(at) => {
                let data = &state.inodes[at].data;
                let data = data[..data.len().min(most as usize)].to_vec();
                state.bytes_read += data.len() as u64;
                Ok(data)
            }
        }
    }

    fn list(&self, directory: &Path) -> io::Result<Vec<PathBuf>> {
        let state = self.whole()?;
        state.find(directory)?;
        let inside = |path: &&PathBuf| path.parent() == Some(directory);
        Ok(state.names.keys().filter(inside).cloned().collect())
    }

    fn real_path(&self, path: &Path) -> io::Result<PathBuf> {
        self.whole()?.find(path)?;
        Ok(path.to_owned())
    }

    fn make_directory(&self, path: &Path) -> io::Result<()> {
        let mut state = self.whole()?;
        state.needs_parent(path)?;
        if state.names.contains_key(path) {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        state.names.insert(path.to_owned(), Node::Directory);
        Ok(())
    }

    fn create(&self, path: &Path, _: &Path) -> io::Result<Box<dyn Draft>> {
        let mut state = self.whole()?;
        state.needs_parent(path)?;
        if state.names.contains_key(path) {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        let written = state.now();
        state.inodes.push(Inode {
            data: Vec::new(),
            synced: None,
            written,
        });
        let at = state.inodes.len() - 1;
        state.names.insert(path.to_owned(), Node::File(at));
        let disk = self.clone();
        Ok(Box::new(Drafted { disk, at }))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        let mut state = self.whole()?;
        let node = state.find(from)?;
        state.needs_parent(to)?;
        state.names.remove(from);
        state.names.insert(to.to_owned(), node);
        Ok(())
    }

    fn sync_directory(&self, path: &Path) -> io::Result<()> {
        let mut state = self.whole()?;
        state.find(path)?;
        let inside = |name: &Path| name.parent() == Some(path);
        state.durable.retain(|name, _| !inside(name));
        let now = state.names.clone();
        let now = now.into_iter().filter(|(name, _)| inside(name));
        state.durable.extend(now);
        Ok(())
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        let mut state = self.whole()?;
        state.find(path)?;
        state.names.remove(path);
        Ok(())
    }

    fn remove_directory(&self, path: &Path) -> io::Result<()> {
        let mut state = self.whole()?;
        let is_empty = !state.names.keys().any(|name| name.parent() == Some(path));
        match state.find(path)? {
            Node::Directory if is_empty => {
                state.names.remove(path);
                Ok(())
            }
            _ => Err(io::ErrorKind::DirectoryNotEmpty.into()),
        }
    }

    fn lock(&self, path: &Path) -> io::Result<Option<Box<dyn Lock>>> {
        let mut state = self.whole()?;
        state.needs_parent(path)?;
        if !state.locked.insert(path.to_owned()) {
            return Ok(None);
        }
        let (disk, path) = (self.clone(), path.to_owned());
        Ok(Some(Box::new(Locked { disk, path })))
    }
}

#[derive(Debug)]
struct Drafted {
    disk: Simulated,
    at: usize,
}

impl Draft for Drafted {
    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        let written = match self.disk.step() {
            Ok((_, true)) => Err(io::ErrorKind::StorageFull.into()),
            Ok(_) => Ok(()),
            Err(error) => Err(error),
        };
        let len = match written {
            Ok(()) => bytes.len(),
            Err(_) => bytes.len() / 2,
        };
        let mut state = self.disk.state();
        let now = state.now();
        let inode = &mut state.inodes[self.at];
        inode.data.extend(&bytes[..len]);
        inode.written = now;
        written
    }

    fn sync(&mut self) -> io::Result<()> {
        let mut state = self.disk.whole()?;
        let inode = &mut state.inodes[self.at];
        inode.synced = Some(inode.data.clone());
        Ok(())
    }
}

#[derive(Debug)]
struct Locked {
    disk: Simulated,
    path: PathBuf,
}

impl Lock for Locked {}

impl Drop for Locked {
    fn drop(&mut self) {
        self.disk.state().locked.remove(&self.path);
    }
}
