//! The fonts of the two type families, embedded once for the window and for exported
//! pictures.

use crate::packed::{Packed, packed};

/// Source Sans 3, for running text.
pub static TEXT: Packed = packed!("SourceSans3-Regular.ttf");
/// Source Sans 3 Semibold, for numbers and names.
pub static STRONG: Packed = packed!("SourceSans3-SemiBold.ttf");
/// EB Garamond Semibold, for headings; a subset.
pub static DISPLAY: Packed = packed!("EBGaramond-SemiBold.ttf");
/// EB Garamond Medium Italic; a subset.
pub static ITALIC: Packed = packed!("EBGaramond-MediumItalic.ttf");
