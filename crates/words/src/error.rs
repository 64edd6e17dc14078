//! What is wrong with the name of a language.

game::errors! {
    /// An error in the name of a language.
    pub enum Error {
        UnknownLanguage { name: String, known: String } = "unknown-language",
    }
}
