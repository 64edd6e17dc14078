//! Why a game in a terminal cannot go on.

game::errors! {
    /// An error at a table in a terminal.
    pub enum Error {
        SeatForm { value: String, known: String } = "seat-form",
        BotBroke = "bot-broke" as Internal,
        NobodyListens = "term-nobody-listens" as Conflict,
    }
}
