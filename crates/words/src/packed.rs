//! Texts, fonts and notices, embedded in compressed form. The build script packs them; the
//! first use unpacks them.

use std::sync::OnceLock;

use miniz_oxide::inflate::decompress_to_vec_zlib;

/// Embeds the file of this name that the build script has packed.
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

/// A file in the program.
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

    /// The bytes of the file.
    ///
    /// # Panics
    /// Never: the build script has packed it.
    pub fn bytes(&self) -> &[u8] {
        self.unpacked.get_or_init(|| {
            decompress_to_vec_zlib(self.packed).expect("the build script has packed it")
        })
    }

    /// The text of the file; empty if it is not text.
    pub fn text(&self) -> &str {
        str::from_utf8(self.bytes()).unwrap_or_default()
    }
}
