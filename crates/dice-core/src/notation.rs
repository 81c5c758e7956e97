//! Reading dice notation: one small grammar, errors with a position.

use alloc::string::String;

/// Why a text is not the notation that was asked for.
///
/// ```
/// use dice_core::DiceCode;
/// let error = "5D-1".parse::<DiceCode>().unwrap_err();
/// assert_eq!(error.position(), 3);
/// assert_eq!(error.to_string(), "`5D-1` at character 3: expected `+` and pips, or the end, as in `5D+1`");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` at character {position}: expected {expected}")]
pub struct NotationError {
    text: String,
    position: usize,
    expected: String,
}

impl NotationError {
    /// Where it went wrong, in characters from 1; one past the last if something is missing there.
    pub fn position(&self) -> usize {
        self.position
    }

    /// What was allowed there.
    pub fn expected(&self) -> &str {
        &self.expected
    }
}

/// The longest text that an error repeats, in characters.
const LONGEST_QUOTE: usize = 40;

/// Reads a text from the front.
pub(crate) struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        let mut reader = Reader { text, at: 0 };
        reader.skip_spaces();
        reader
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Spaces and tabs; nothing else is blank in notation.
    pub(crate) fn skip_spaces(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start_matches([' ', '\t']).len();
    }

    pub(crate) fn at_end(&self) -> bool {
        self.rest().is_empty()
    }

    /// One of these characters, if it is next.
    pub(crate) fn take(&mut self, wanted: &[char]) -> Option<char> {
        let next = self.rest().chars().next().filter(|next| wanted.contains(next))?;
        self.at += next.len_utf8();
        Some(next)
    }

    /// Whether a digit is next.
    pub(crate) fn at_digit(&self) -> bool {
        self.rest().starts_with(|next: char| next.is_ascii_digit())
    }

    /// A number of plain digits from `min` to `max`.
    pub(crate) fn number(&mut self, what: &str, min: u32, max: u32) -> Result<u32, NotationError> {
        let digits = self.rest().len() - self.rest().trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let number = self.rest()[..digits].parse().ok().filter(|number| (min..=max).contains(number));
        let Some(number) = number else {
            return Err(self.expected(&alloc::format!("{what} from {min} to {max}")));
        };
        self.at += digits;
        Ok(number)
    }

    pub(crate) fn expected(&self, expected: &str) -> NotationError {
        let mut text: String = self.text.chars().take(LONGEST_QUOTE).collect();
        if text.len() < self.text.len() {
            text.push('…');
        }
        let position = self.text[..self.at].chars().count() + 1;
        NotationError { text, position, expected: expected.into() }
    }

    /// The end of the text, after spaces.
    pub(crate) fn end(&mut self, expected: &str) -> Result<(), NotationError> {
        self.skip_spaces();
        if self.at_end() { Ok(()) } else { Err(self.expected(expected)) }
    }
}
