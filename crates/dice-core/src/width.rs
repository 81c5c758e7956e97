//! How wide a text is in a terminal, and in a picture that sets it in characters of one width.

/// The width of a text in columns: none for what is drawn onto the letter before it, two for what East Asian scripts and
/// emoji are set in, else one.
///
/// It knows the blocks and not every single character, and nothing of emoji that join into one. Terminals differ there too.
pub(crate) fn columns(text: &str) -> usize {
    text.chars().map(columns_of).sum()
}

pub(crate) fn columns_of(character: char) -> usize {
    let within = |blocks: &[(char, char)]| blocks.iter().any(|&(first, last)| (first..=last).contains(&character));
    if within(NONE) {
        0
    } else if within(TWO) {
        2
    } else {
        1
    }
}

/// Control characters, accents, joiners, directions of writing, variants.
const NONE: &[(char, char)] = &[
    ('\0', '\u{1f}'),
    ('\u{7f}', '\u{9f}'),
    ('\u{300}', '\u{36f}'),
    ('\u{483}', '\u{489}'),
    ('\u{591}', '\u{5bd}'),
    ('\u{610}', '\u{61a}'),
    ('\u{64b}', '\u{65f}'),
    ('\u{1ab0}', '\u{1aff}'),
    ('\u{1dc0}', '\u{1dff}'),
    ('\u{200b}', '\u{200f}'),
    ('\u{2028}', '\u{202e}'),
    ('\u{2060}', '\u{206f}'),
    ('\u{20d0}', '\u{20ff}'),
    ('\u{fe00}', '\u{fe0f}'),
    ('\u{fe20}', '\u{fe2f}'),
    ('\u{feff}', '\u{feff}'),
    ('\u{e0000}', '\u{e01ef}'),
];

/// Hangul, Chinese and Japanese with their punctuation and full-width forms, emoji.
const TWO: &[(char, char)] = &[
    ('\u{1100}', '\u{115f}'),
    ('\u{231a}', '\u{231b}'),
    ('\u{2e80}', '\u{303e}'),
    ('\u{3041}', '\u{a4cf}'),
    ('\u{ac00}', '\u{d7a3}'),
    ('\u{f900}', '\u{faff}'),
    ('\u{fe30}', '\u{fe6f}'),
    ('\u{ff01}', '\u{ff60}'),
    ('\u{ffe0}', '\u{ffe6}'),
    ('\u{1f300}', '\u{1f64f}'),
    ('\u{1f680}', '\u{1f6ff}'),
    ('\u{1f900}', '\u{1faff}'),
    ('\u{20000}', '\u{3fffd}'),
];

#[cfg(test)]
mod tests {
    use super::columns;

    #[test]
    fn counts_columns_and_not_bytes_or_characters() {
        for (text, width) in [
            ("", 0),
            ("goblin", 6),
            ("−3", 2),
            ("Glückstreffer", 13),
            ("Glu\u{308}ckstreffer", 13), // the same with the dots as a character of their own
            ("e\u{301}chec", 5),
            ("成功", 4),
            ("실패", 4),
            ("ﾀﾞﾒ", 3), // half-width, and so is its mark
            ("🎲 6", 4),
            ("♥\u{fe0f}", 1),
        ] {
            assert_eq!(columns(text), width, "{text}");
        }
    }
}
