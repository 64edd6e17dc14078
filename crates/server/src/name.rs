//! What people are called. Names stand beside those of others, so none may pass for another or upset the text around it.

use crate::Error;
use game::Fault;
use host::table::{LONGEST_NAME, plain};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::skeleton;

/// Validates a name and normalises it: NFKC with single spaces, not empty, of bounded length, without characters that
/// change the direction of text, and with something to see.
pub(crate) fn name(text: &str) -> Result<String, Fault> {
    let text: String = text.nfkc().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let name = plain(&text, LONGEST_NAME, "name")?;
    if name.chars().any(is_bidi_control) {
        return Err(Error::NameDirection.at("name"));
    }
    if skeleton(&name).all(is_invisible) {
        return Err(Error::NameInvisible.at("name"));
    }
    Ok(name)
}

/// Characters of the Unicode property `Bidi_Control`.
const fn is_bidi_control(letter: char) -> bool {
    matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// What shows nothing by itself. Skeletons have no default-ignorable characters, so these are left: spaces, marks that need
/// a letter, the empty Braille pattern, and interlinear annotation.
fn is_invisible(letter: char) -> bool {
    letter.is_whitespace() || is_combining_mark(letter) || is_blank(letter)
}

/// Characters that take part in a name without showing anything, so that two names with and without them look alike: the
/// empty Braille pattern, interlinear annotation, and the null notehead of musical notation.
const fn is_blank(letter: char) -> bool {
    matches!(letter, '\u{2800}' | '\u{fff9}'..='\u{fffb}' | '\u{1d159}')
}

/// Whether two names look alike, by the confusable characters of Unicode Technical Standard 39 and whatever their case.
pub(crate) fn are_confusable(one: &str, other: &str) -> bool {
    let seen = |name: &str| skeleton(name).filter(|letter| !is_blank(*letter)).collect::<String>().trim().to_owned();
    let folded_first = |name: &str| seen(&name.to_lowercase());
    let folded_last = |name: &str| seen(name).to_lowercase();
    folded_first(one) == folded_first(other) || folded_last(one) == folded_last(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_normalised() {
        for (text, wanted) in [
            ("Ada", "Ada"),
            ("  Ada \n\t Lovelace ", "Ada Lovelace"),
            ("\u{ff21}\u{ff44}\u{ff41}", "Ada"),
            ("Ada\u{a0}\u{2003}L", "Ada L"),
            ("Jose\u{301}", "Jos\u{e9}"),
            ("\u{5d0}\u{5d3}\u{5d4}", "\u{5d0}\u{5d3}\u{5d4}"),
            ("\u{1f469}\u{200d}\u{1f680}", "\u{1f469}\u{200d}\u{1f680}"),
        ] {
            assert_eq!(name(text).unwrap(), wanted, "{text:?}");
        }
    }

    #[test]
    fn names_that_upset_text_or_show_nothing_are_refused() {
        let key = |text: &str| name(text).map_err(|fault| fault.key().to_string());
        for letter in
            "\u{61c}\u{200e}\u{200f}\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}\u{2066}\u{2067}\u{2068}\u{2069}".chars()
        {
            assert_eq!(key(&format!("Ada{letter}x")), Err("web-name-direction".into()), "{letter:?}");
        }
        for text in [
            "\u{200b}",
            "\u{200d}\u{2060}\u{feff}",
            "\u{ad}",
            "\u{3164}",
            "\u{ffa0}",
            "\u{115f}",
            "\u{2800} \u{2800}",
            "\u{1d159}",
            "\u{301}",
            "\u{e0041}",
            "\u{fe0f}",
        ] {
            assert_eq!(key(text), Err("web-name-invisible".into()), "{text:?}");
        }
        assert_eq!(key(" \u{a0}\n"), Err("host-empty".into()));
        assert_eq!(key(&"x".repeat(41)), Err("host-too-long".into()));
        // One letter may be written as many.
        assert_eq!(key(&"\u{fdfa}".repeat(3)), Err("host-too-long".into()));
    }

    #[test]
    fn names_that_look_alike_are_told() {
        for (one, other) in [
            ("Ada", "Ada"),
            ("Ada", "ADA"),
            ("Ada", "\u{410}d\u{430}"),
            ("Ada", "Ad\u{200b}a"),
            ("Ilse", "llse"),
            ("Ilse", "1lse"),
            ("Bob", "B0b"),
            ("paypal", "p\u{430}ypal"),
            ("Kim", "Kirn"),
            ("Ada", "Ada\u{2800}"),
            ("Ada", "\u{2800} Ada"),
            ("Ada", "Ad\u{fff9}a"),
            ("Ada", "Ada\u{1d159}"),
        ] {
            assert!(are_confusable(one, other) && are_confusable(other, one), "{one} {other}");
        }
        for (one, other) in
            [("Ada", "Bob"), ("Player 1", "Player 2"), ("Guest 1011", "Guest 1101"), ("Ada", "Ad\u{e0}")]
        {
            assert!(!are_confusable(one, other), "{one} {other}");
        }
    }
}
