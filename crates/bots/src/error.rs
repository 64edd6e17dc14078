//! What is wrong with the name of a bot.

game::errors! {
    /// An error in the name or the settings of a bot.
    pub enum Error {
        UnknownBot { name: String, known: String } = "unknown-bot",
        BotWithoutName { known: String } = "bot-without-name",
        BotSetting { value: String, name: &'static str, known: String } = "bot-setting",
        BotSettingRange { value: String, least: String, most: String } = "bot-setting-range",
        BotNoSetting { value: String, name: &'static str } = "bot-no-setting",
        BotSettingTwice { value: String } = "bot-setting-twice",
    }
}
