//! The licences of what the program is made of, as a tool has gathered them: every
//! crate that is linked, and the type. They are installed beside the program and
//! shown in *About*.

use crate::packed::{Packed, packed};

/// The licence of the program itself.
pub const LICENCE: &str = include_str!("../../../LICENSE");

/// The notices of everything it is made of; `packaging/notices.sh` writes them.
pub static NOTICES: Packed = packed!("notices.txt");

#[cfg(test)]
mod tests {
    use super::{LICENCE, NOTICES};

    #[test]
    fn the_notices_name_every_family_of_type_and_every_licence_in_full() {
        assert!(LICENCE.starts_with("MIT License"));
        for part in [
            "EB Garamond",
            "Source Sans 3",
            "SIL OPEN FONT LICENSE",
            "Apache License",
            "egui",
            "serde",
        ] {
            assert!(NOTICES.text().contains(part), "{part}");
        }
    }
}
