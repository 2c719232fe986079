//! Words as they are compared.

/// Lower case, without accents.
#[must_use]
pub fn fold(text: &str) -> String {
    let mut folded = String::new();
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            'à'..='å' | 'ā' | 'ă' | 'ą' => folded.push('a'),
            'ç' | 'ć' | 'č' => folded.push('c'),
            'ď' | 'đ' => folded.push('d'),
            'è'..='ë' | 'ē' | 'ė' | 'ę' | 'ě' => folded.push('e'),
            'ğ' => folded.push('g'),
            'ì'..='ï' | 'ī' | 'ı' => folded.push('i'),
            'ľ' | 'ĺ' | 'ł' => folded.push('l'),
            'ñ' | 'ń' | 'ň' => folded.push('n'),
            'ò'..='ö' | 'ø' | 'ō' | 'ő' => folded.push('o'),
            'ř' | 'ŕ' => folded.push('r'),
            'ś' | 'š' | 'ş' | 'ș' => folded.push('s'),
            'ť' | 'ţ' | 'ț' => folded.push('t'),
            'ù'..='ü' | 'ū' | 'ů' | 'ű' => folded.push('u'),
            'ý' | 'ÿ' => folded.push('y'),
            'ź' | 'ż' | 'ž' => folded.push('z'),
            'ß' => folded.push_str("ss"),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            // Blanks that do not break are typed as others.
            '\u{a0}' | '\u{202f}' => folded.push(' '),
            // Where a word may be broken.
            '\u{ad}' => {}
            // Accents that stand beside their letter.
            '\u{300}'..='\u{36f}' => {}
            _ => folded.push(letter),
        }
    }
    folded
}
