//! The licences of everything the program consists of, collected by a tool: all linked
//! crates, and the fonts. They are installed beside the program and shown in *About*.

use crate::packed::{Packed, packed};

/// The licence of the program itself.
pub const LICENCE: &str = include_str!("../../../LICENSE");

/// The notices of all components; `packaging/notices.sh` writes them.
pub static NOTICES: Packed = packed!("notices.txt");
