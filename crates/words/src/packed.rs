//! Texts, fonts and notices, embedded in compressed form. The build script compresses them;
//! the first use decompresses them.

use std::sync::OnceLock;

use miniz_oxide::inflate::decompress_to_vec_zlib;

/// Embeds the file with this name that the build script has packed.
macro_rules! packed {
    ($name:literal) => {
        $crate::packed::Packed::new(include_bytes!(concat!(
            env!("OUT_DIR"),
            "/",
            $name,
            ".packed"
        )))
    };
}
pub(crate) use packed;

/// A file embedded in the program.
pub struct Packed {
    packed: &'static [u8],
    unpacked: OnceLock<Vec<u8>>,
}

impl Packed {
    pub(crate) const fn new(packed: &'static [u8]) -> Self {
        Self {
            packed,
            unpacked: OnceLock::new(),
        }
    }

    /// Returns the bytes of the file.
    ///
    /// # Panics
    /// Never, because the build script has packed it.
    pub fn bytes(&self) -> &[u8] {
        self.unpacked.get_or_init(|| {
            decompress_to_vec_zlib(self.packed).expect("the build script has packed it")
        })
    }

    /// Returns the text of the file; empty if it is not text.
    pub fn text(&self) -> &str {
        str::from_utf8(self.bytes()).unwrap_or_default()
    }
}
