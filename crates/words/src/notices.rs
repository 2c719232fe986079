//! The licences of what the program is made of, as a tool has gathered them: every
//! crate that is linked, and the type. They are installed beside the program and
//! shown in *About*.

use crate::packed::{Packed, packed};

/// The licence of the program itself.
pub const LICENCE: &str = include_str!("../../../LICENSE");

/// The notices of everything it is made of; `packaging/notices.sh` writes them.
pub static NOTICES: Packed = packed!("notices.txt");
