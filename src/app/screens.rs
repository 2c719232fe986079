//! Chooses where on the screens the window opens: as large as they have room for, and
//! always where it can be seen.

use eframe::egui::{Pos2, Rect, Vec2, pos2, vec2};

use super::super::ui::base::theme::size;
use super::super::ui::io::preferences::Geometry;

/// A screen, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Screen {
    /// Its position among all screens, and its size.
    pub rect: Rect,
    /// How many pixels make a point of the system.
    pub scale: f32,
}

/// How a window opens, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Opens {
    /// The upper left corner; `None` leaves it to the system.
    pub place: Option<Pos2>,
    /// The size of the contents, if it differs from the size asked for.
    pub size: Option<Vec2>,
    /// Whether the window fills the screen: only the system knows how much of it is free.
    pub maximized: bool,
}

/// Returns how the window with the `remembered` geometry (in points of this zoom) opens on
/// these screens, the main one first. Returns `None` if the system reports no screen.
#[must_use]
pub fn opens(remembered: Option<Geometry>, zoom: f32, screens: &[Screen]) -> Option<Opens> {
    let main = screens.first()?;
    let Some(geometry) = remembered else {
        return Some(first(main));
    };
    let points = Vec2::from(geometry.size) * zoom;
    let place = geometry.place.map(|[x, y]| pos2(x, y) * zoom);
    let seen_on = |screen: &&Screen| {
        // The system chooses a visible place.
        place.is_none_or(|place| {
            let upper = Rect::from_min_size(place, vec2(points.x, size::GRIP[1]));
            let seen = on(screen, upper);
            seen.width() >= size::GRIP[0] && seen.height() >= size::GRIP[1] / 2.0
        })
    };
    let seen = screens.iter().find(seen_on);
    let screen = seen.unwrap_or(main);
    let inside = points.min(screen.rect.size() / screen.scale);
    Some(Opens {
        place: match seen {
            Some(_) => None,
            None => Some(middle(screen, inside)),
        },
        size: (inside != points).then_some(inside * screen.scale),
        maximized: geometry.maximized,
    })
}

/// Returns how the window opens for the first time.
fn first(screen: &Screen) -> Opens {
    let wanted = Vec2::from(size::FIRST_WINDOW);
    let room = screen.rect.size() / screen.scale - Vec2::from(size::OF_SYSTEM);
    let inside = wanted.min(room).max(size::WINDOW.into());
    Opens {
        place: Some(middle(screen, inside)),
        size: (inside != wanted).then_some(inside * screen.scale),
        maximized: inside != wanted,
    }
}

/// Returns the part of a rectangle that is on a screen, both in points.
fn on(screen: &Screen, rect: Rect) -> Rect {
    let points = Rect::from_min_max(
        screen.rect.min / screen.scale,
        screen.rect.max / screen.scale,
    );
    points.intersect(rect)
}

/// Returns where a window of this size (in points) is centred, in pixels.
fn middle(screen: &Screen, inside: Vec2) -> Pos2 {
    let spare = screen.rect.size() - inside * screen.scale - frame(screen);
    (screen.rect.min + (spare / 2.0).max(Vec2::ZERO)).round()
}

/// Returns the approximate height of a window's title bar, in pixels.
fn frame(screen: &Screen) -> Vec2 {
    vec2(0.0, size::OF_SYSTEM[1] / 2.0 * screen.scale)
}

/// Puts the window in its place before it becomes visible.
pub(super) fn place(
    creation: &eframe::CreationContext<'_>,
    remembered: Option<Geometry>,
    zoom: f32,
) {
    let Some(window) = creation.winit_window() else {
        return;
    };
    let main = window
        .primary_monitor()
        .or_else(|| window.current_monitor());
    let all = main.clone().into_iter().chain(window.available_monitors());
    let screens: Vec<Screen> = all
        .map(|monitor| {
            let (at, size) = (monitor.position(), monitor.size());
            let corner = pos2(at.x as f32, at.y as f32);
            Screen {
                rect: Rect::from_min_size(corner, vec2(size.width as f32, size.height as f32)),
                scale: monitor.scale_factor() as f32,
            }
        })
        .filter(|screen| screen.rect.is_positive() && screen.scale > 0.0)
        .collect();
    let Some(opens) = opens(remembered, zoom, &screens) else {
        return;
    };
    if let (Some(size), mut asked) = (opens.size, window.inner_size()) {
        asked.width = size.x as u32;
        asked.height = size.y as u32;
        // The system reports the new size once the window has it.
        let _ = window.request_inner_size(asked);
    }
    if let (Some(place), Some(main)) = (opens.place, main) {
        let mut at = main.position();
        at.x = place.x as i32;
        at.y = place.y as i32;
        window.set_outer_position(at);
    }
    if opens.maximized {
        window.set_maximized(true);
    }
}
