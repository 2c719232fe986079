//! The files of the two type families, embedded once for the window and for exported
//! pictures.

/// Source Sans 3, for running text.
pub static TEXT: &[u8] = include_bytes!("../../../assets/fonts/SourceSans3-Regular.ttf");
/// Source Sans 3 Semibold, for numbers and names.
pub static STRONG: &[u8] = include_bytes!("../../../assets/fonts/SourceSans3-SemiBold.ttf");
/// EB Garamond Semibold, for headings; a subset.
pub static DISPLAY: &[u8] = include_bytes!("../../../assets/fonts/EBGaramond-SemiBold.ttf");
/// EB Garamond Medium Italic; a subset.
pub static ITALIC: &[u8] = include_bytes!("../../../assets/fonts/EBGaramond-MediumItalic.ttf");
