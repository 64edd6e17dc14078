//! Colours: day and night.

/// When the picture is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// By day.
    Day,
    /// By night.
    Night,
}

/// The style sheet of the art, for pages: by day, and by night where the page says `data-theme="night"`.
pub fn style() -> String {
    String::new()
}
