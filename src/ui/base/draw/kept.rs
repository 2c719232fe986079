//! Drawings are made once and kept. A drawing that stays put costs each frame one `Arc`;
//! after a while it becomes a picture, so that thousands of triangles cost the frame as
//! much as one rectangle. The pictures are made on a thread of their own: no frame waits.

use std::any::type_name;
use std::collections::{HashMap, HashSet};
use std::hash::{Hash, Hasher};
use std::panic::Location;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use ahash::AHasher;
use eframe::egui::emath::GuiRounding;
use eframe::egui::epaint::Mesh;
use eframe::egui::{
    Color32, Context, Id, Painter, Pos2, Rect, Shape, TextureHandle, TextureOptions, pos2,
};

use super::picture::Picture;
use super::{Drawing, picture};
use crate::ui::base::theme::Palette;

/// A drawing becomes a picture after this many frames: one whose size follows the window's
/// has been replaced by then.
pub const STANDS_AFTER: u32 = 6;
/// A mesh with fewer vertices than this costs less than a picture.
pub const WORTH_A_PICTURE: usize = 100;
/// How many bytes of drawings are kept while others are used. While a window is resized, each
/// frame has new ones.
pub const MOST_BYTES: usize = 48 << 20;
/// After this many pixels of pictures in a frame, no further picture is loaded in it.
const PIXELS_A_FRAME: usize = 300_000;

/// A drawing at the origin.
struct Drawn {
    mesh: Arc<Mesh>,
    /// Its picture, and where it lies.
    picture: Option<(TextureHandle, Rect)>,
    /// The number of frames it was drawn in, and the time of the last one.
    stood: u32,
    used: u64,
}

impl Drawn {
    /// Returns whether it may become a picture.
    fn is_worth_a_picture(&self) -> bool {
        self.picture.is_none() && self.mesh.vertices.len() >= WORTH_A_PICTURE
    }

    /// Returns how many bytes it takes, its picture on the graphics card included.
    fn bytes(&self) -> usize {
        let picture = self.picture.as_ref();
        let pixels = picture.map_or(0, |(texture, _)| texture.size().iter().product());
        bytes_of(&self.mesh) + 4 * pixels
    }
}

fn bytes_of(mesh: &Mesh) -> usize {
    size_of_val(mesh.vertices.as_slice()) + size_of_val(mesh.indices.as_slice())
}

/// A drawing at the place where it was last painted.
struct Placed {
    mesh: Arc<Mesh>,
    /// Whether it will not change any more. The picture lives as long as it is shown.
    is_settled: bool,
    _picture: Option<TextureHandle>,
    used: u64,
}

/// A drawing that becomes a picture: its key, its mesh, and the pixels per point.
type Asked = (u64, Arc<Mesh>, f32);

/// The thread that makes pictures. It ends when this is dropped.
struct PictureMaker {
    meshes: Sender<Asked>,
    pictures: Receiver<(u64, Picture)>,
    /// The drawings whose pictures are not there yet.
    awaited: HashSet<u64>,
}

impl Default for PictureMaker {
    fn default() -> Self {
        let (meshes, asked) = channel::<Asked>();
        let (made, pictures) = channel();
        thread::spawn(move || {
            for (key, mesh, pixels_per_point) in asked {
                if made
                    .send((key, picture::of(&mesh, pixels_per_point)))
                    .is_err()
                {
                    return;
                }
            }
        });
        Self {
            meshes,
            pictures,
            awaited: HashSet::new(),
        }
    }
}

/// The drawings made so far.
#[derive(Default)]
struct Kept {
    drawn: HashMap<u64, Drawn>,
    placed: HashMap<(u64, [u32; 2]), Placed>,
    /// The time: the number of frames so far, over all contexts that share these drawings.
    now: u64,
    /// The frame in which the time last advanced.
    frame: u64,
    /// When unused drawings were last dropped.
    tidied: u64,
    /// About how many bytes the drawings take.
    bytes: usize,
    /// The pixels of the pictures loaded in this frame.
    pixels: usize,
    /// The thread that makes pictures, once one was needed.
    maker: Option<PictureMaker>,
    /// Whether several contexts share these drawings; a picture belongs to one context only.
    is_shared: bool,
}

impl Kept {
    /// Returns the time in this frame.
    fn now(&mut self, ctx: &Context) -> u64 {
        let frame = ctx.cumulative_frame_nr();
        if frame != self.frame {
            self.frame = frame;
            self.now += 1;
            self.pixels = 0;
        }
        self.now
    }

    /// Returns the drawing of this key, if it was made.
    fn drawn(&mut self, ctx: &Context, key: u64) -> Option<&mut Drawn> {
        let now = self.now(ctx);
        let drawn = self.drawn.get_mut(&key)?;
        if drawn.used != now {
            drawn.used = now;
            drawn.stood = drawn.stood.saturating_add(1);
        }
        Some(drawn)
    }

    /// Asks for a picture of a drawing that has been shown long enough, and takes over the
    /// pictures that are there.
    fn picture(&mut self, ctx: &Context, key: u64) {
        if self.is_shared {
            return;
        }
        self.load(ctx);
        let Some(drawn) = self.drawn.get_mut(&key) else {
            return;
        };
        if drawn.stood <= STANDS_AFTER || !drawn.is_worth_a_picture() {
            return;
        }
        let maker = self.maker.get_or_insert_default();
        if maker.awaited.contains(&key) {
            return;
        }
        let pixels_per_point = ctx.pixels_per_point();
        let [width, height] = picture::size_of(&drawn.mesh, pixels_per_point);
        if width.max(height) > ctx.input(|input| input.max_texture_side) {
            // Too large for a texture: it stays a mesh.
            drawn.stood = 0;
            return;
        }
        maker.awaited.insert(key);
        let asked = (key, drawn.mesh.clone(), pixels_per_point);
        // If the thread is gone, the drawing stays a mesh.
        let _ = maker.meshes.send(asked);
    }

    /// Loads pictures that are there, as many as one frame can take.
    fn load(&mut self, ctx: &Context) {
        let Some(maker) = &mut self.maker else {
            return;
        };
        while self.pixels < PIXELS_A_FRAME
            && let Ok((key, picture)) = maker.pictures.try_recv()
        {
            maker.awaited.remove(&key);
            let Some(drawn) = self.drawn.get_mut(&key) else {
                continue;
            };
            let [width, height] = picture.image.size;
            self.pixels += width * height;
            let texture = ctx.load_texture("drawing", picture.image, TextureOptions::NEAREST);
            drawn.picture = Some((texture, picture.rect));
            self.bytes += 4 * width * height;
            self.placed.retain(|(placed, _), _| *placed != key);
        }
    }

    /// Drops what has not been used for a while, sooner where it takes much memory; drawings
    /// are kept longer than their places.
    fn tidy(&mut self) {
        let now = self.now;
        let is_much = self.bytes > MOST_BYTES && !self.is_shared;
        let pause = if is_much { 4 } else { 64 };
        if now < self.tidied + pause {
            return;
        }
        self.tidied = now;
        self.placed.retain(|_, placed| placed.used + 16 > now);
        self.drawn.retain(|_, drawn| drawn.used + 2048 > now);
        self.bytes = self.drawn.values().map(Drawn::bytes).sum();
        if self.bytes <= MOST_BYTES || self.is_shared {
            return;
        }
        let unused = self.drawn.iter();
        let unused = unused.filter(|(_, drawn)| drawn.used + 2 <= now);
        let mut oldest: Vec<(u64, u64)> = unused.map(|(key, drawn)| (drawn.used, *key)).collect();
        oldest.sort_unstable();
        // Half is left, so that this is not done again at once.
        for (_, key) in oldest {
            if self.bytes <= MOST_BYTES / 2 {
                break;
            }
            let dropped = self.drawn.remove(&key);
            self.bytes -= dropped.map_or(0, |drawn| drawn.bytes());
        }
    }
}

/// Returns the drawing of this key, and makes it if it is new. The key must include
/// everything that the drawing depends on, except the calling code and the pixels per
/// point.
#[track_caller]
pub fn baked<K, M>(ctx: &Context, key: &K, make: M) -> Arc<Mesh>
where
    K: Hash,
    M: FnOnce(&mut Drawing),
{
    let key = key_of::<M>(ctx, key, ctx.pixels_per_point());
    let drawings = Drawings::of(ctx);
    known_or_made(&drawings, ctx, key, make)
}

fn known_or_made(
    drawings: &Drawings,
    ctx: &Context,
    key: u64,
    make: impl FnOnce(&mut Drawing),
) -> Arc<Mesh> {
    let known = drawings.lock().drawn(ctx, key).map(|it| it.mesh.clone());
    known.unwrap_or_else(|| {
        // Without holding the lock: a drawing may ask for others.
        let mut drawing = Drawing::new(ctx.pixels_per_point());
        make(&mut drawing);
        let mesh = Arc::new(drawing.finish());
        let mut kept = drawings.lock();
        let drawn = Drawn {
            mesh: mesh.clone(),
            picture: None,
            stood: 0,
            used: kept.now(ctx),
        };
        kept.bytes += bytes_of(&mesh);
        kept.drawn.insert(key, drawn);
        mesh
    })
}

/// Paints the drawing of this key with its origin at `at`, rounded to whole pixels.
///
/// The first frame of the program leaves out drawings, to appear sooner; they come with the
/// second frame, which the program requests.
#[track_caller]
pub fn paint<K, M>(painter: &Painter, at: Pos2, key: &K, make: M)
where
    K: Hash,
    M: FnOnce(&mut Drawing),
{
    let ctx = painter.ctx();
    let pixels_per_point = ctx.pixels_per_point();
    let at = at.round_to_pixels(pixels_per_point);
    let key = key_of::<M>(ctx, key, pixels_per_point);
    let place = (key, [at.x.to_bits(), at.y.to_bits()]);
    let drawings = Drawings::of(ctx);
    if ctx.cumulative_frame_nr() == 0 && !drawings.lock().is_shared {
        return;
    }
    let mesh = known_here(&drawings, ctx, place).unwrap_or_else(|| {
        let mesh = known_or_made(&drawings, ctx, key, make);
        let mut kept = drawings.lock();
        let now = kept.now(ctx);
        let drawn = kept.drawn.get(&key);
        let picture = drawn.and_then(|drawn| drawn.picture.clone());
        let is_settled = drawn.is_none_or(|drawn| !drawn.is_worth_a_picture());
        let mut moved = match &picture {
            None => Mesh::clone(&mesh),
            Some((texture, rect)) => {
                let mut mesh = Mesh::with_texture(texture.id());
                let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
                mesh.add_rect_with_uv(*rect, whole, Color32::WHITE);
                mesh
            }
        };
        moved.translate(at.to_vec2());
        let moved = Arc::new(moved);
        let placed = Placed {
            mesh: moved.clone(),
            is_settled,
            _picture: picture.map(|(texture, _)| texture),
            used: now,
        };
        kept.placed.insert(place, placed);
        kept.tidy();
        moved
    });
    painter.add(Shape::Mesh(mesh));
}

/// Returns the mesh at this place, if it was painted here before.
fn known_here(drawings: &Drawings, ctx: &Context, place: (u64, [u32; 2])) -> Option<Arc<Mesh>> {
    let mut kept = drawings.lock();
    let now = kept.now(ctx);
    let placed = kept.placed.get_mut(&place)?;
    placed.used = now;
    if !placed.is_settled {
        kept.drawn(ctx, place.0);
        kept.picture(ctx, place.0);
    }
    let placed = kept.placed.get(&place)?;
    Some(placed.mesh.clone())
}

/// Returns the hash of a drawing. It includes the calling code, so the same key in two
/// places means two drawings, and whether more contrast is asked for, which changes the
/// colours.
#[track_caller]
fn key_of<M>(ctx: &Context, key: &impl Hash, pixels_per_point: f32) -> u64 {
    let mut hasher = AHasher::default();
    type_name::<M>().hash(&mut hasher);
    Location::caller().hash(&mut hasher);
    key.hash(&mut hasher);
    Palette::of_context(ctx).is_clear().hash(&mut hasher);
    pixels_per_point.to_bits().hash(&mut hasher);
    hasher.finish()
}

/// The drawings that a context keeps. Meshes do not depend on the context, so several
/// contexts can share them: windows that come and go need not redraw them.
#[derive(Clone, Default)]
pub struct Drawings(Arc<Mutex<Kept>>);

impl Drawings {
    /// Returns the drawings that this context has kept so far.
    #[must_use]
    pub fn of(ctx: &Context) -> Self {
        ctx.data_mut(|data| {
            data.get_temp_mut_or_default::<Self>(Id::unique("drawings"))
                .clone()
        })
    }

    /// Makes this context keep its drawings here from now on, as meshes.
    pub fn keep_in(self, ctx: &Context) {
        self.lock().is_shared = true;
        ctx.data_mut(|data| data.insert_temp(Id::unique("drawings"), self));
    }

    /// Returns whether pictures are being made that no frame has loaded yet.
    #[must_use]
    pub fn awaits_pictures(&self) -> bool {
        let kept = self.lock();
        let maker = kept.maker.as_ref();
        maker.is_some_and(|maker| !maker.awaited.is_empty())
    }

    /// Returns about how many bytes the drawings take, pictures on the graphics card included.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.lock().bytes
    }

    fn lock(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
