//! Why a command could not do what it was asked.

game::errors! {
    /// An error of the command line.
    pub(crate) enum Error {
        ArgumentUnknown { name: String } = "argument-unknown",
        ArgumentUnknownNear { name: String, near: String } = "argument-unknown-near",
        CommandUnknown { name: String } = "command-unknown",
        CommandUnknownNear { name: String, near: String } = "command-unknown-near",
        ArgumentMissing { name: String } = "argument-missing",
        ArgumentConflict { name: String, other: String } = "argument-conflict",
        ArgumentTwice { name: String } = "argument-twice",
        ArgumentNeedsValue { name: String } = "argument-needs-value",
        ArgumentSurplus { name: String, value: String } = "argument-surplus",
        ArgumentTooMany { value: String } = "argument-too-many",
        ArgumentValue { name: String, value: String } = "argument-value",
        ArgumentValueKnown { name: String, value: String, known: String } = "argument-value-known",
        ArgumentNotUtf8 = "argument-not-utf8",
        OptionNeeded { known: String } = "option-needed",
        OptionForeign { game: &'static str, known: String } = "option-foreign",
        HouseRuleForm { value: String } = "house-rule-form",
        AddressForm { value: String } = "address-form",
        PublicUrlForm { value: String } = "public-url-form",
        AdminDuration { value: String } = "admin-duration",
        AdminTime { value: String } = "admin-time",
        LogFilterForm { value: String } = "log-filter-form",
        SprtForm { value: String } = "sprt-form",
        ArenaFewBots { count: usize, game: &'static str, least: u8, most: u8 } = "arena-few-bots",
        ArenaManyBots { count: usize, game: &'static str, least: u8, most: u8 } = "arena-many-bots",
        InsecureSeedPublic { address: String } = "insecure-seed-public",

        ConfigSyntax { reason: String } = "config-syntax",
        ConfigUnknown { known: String } = "config-unknown",
        ConfigUnknownNear { near: String } = "config-unknown-near",
        ConfigKind { kind: &'static str, example: String } = "config-kind",
        ConfigVariableUnknown = "config-variable-unknown",
        ConfigSecretTyped = "config-secret-typed",
        ConfigSecretReadable = "config-secret-readable",
        ConfigDatabaseFile = "config-database-file",

        FileUnreadable { reason: &'static str } = "file-unreadable",
        FileUnwritable { reason: &'static str } = "file-unwritable",
        WriteFailed { reason: &'static str } = "file-unwritable" as Unavailable,
        FolderUnwritable { reason: &'static str } = "folder-unwritable",
        FileExists = "file-exists",
        BackupExists = "backup-exists",
        DrawOverRecord = "draw-over-record",
        StreamFailed = "stream-failed" as Unavailable,
        GameStuck { number: u32, seed: u64 } = "game-stuck" as Internal,
        WorkerFailed = "worker-failed" as Internal,
        RuntimeFailed { reason: &'static str } = "runtime-failed" as Unavailable,
        PictureKind { name: String } = "picture-kind",
        PictureFailed = "picture-failed" as Internal,
        LoadFailed { reason: String } = "load-failed" as Unavailable,
        CheckFound { count: usize } = "check-found" as Internal,
        CheckGap = "check-gap-fault" as Internal,

        DatabaseFailed { reason: String } = "database-failed" as Unavailable,
        DatabaseForeign = "database-foreign" as Unavailable,
        DatabaseInUse = "database-in-use" as Unavailable,
        DatabaseLinked = "database-linked" as Unavailable,
        DatabaseNewer = "database-newer" as Unavailable,
        DatabaseUnknown { kind: String } = "database-unknown" as Unavailable,
        SiteMissing { file: String, reason: &'static str } = "site-missing" as Unavailable,
        ListenFailed { address: String, reason: String } = "listen-failed" as Unavailable,
        MetricsListenFailed { address: String, reason: String } = "metrics-listen-failed" as Unavailable,

        RecordOfAnotherGame { game: String, wanted: String } = "record-of-another-game",
        ServerForeign { server: String, status: u16 } = "server-foreign" as Unavailable,
        ServerNoSeat = "server-no-seat",
        ServerSaid { detail: String } = "server-said",
        ServerTable { value: String } = "server-table",
        ServerTimeout { server: String, seconds: u64 } = "server-timeout" as Unavailable,
        ServerUnreachable { server: String, reason: String } = "server-unreachable" as Unavailable,
        ServerUrl { value: String } = "server-url",

        BotNotOurs = "bot-not-ours",
        BotCommand = "bot-command",
        BotStart { name: String, reason: &'static str } = "bot-start",
        BotEnded { code: String } = "bot-ended",
        BotSlow { most: u128 } = "bot-slow",
        BotNonsense { answer: String } = "bot-nonsense",
        BotRefuses { message: String } = "bot-error",
        UnknownWeight { name: String, known: String } = "unknown-weight",
        MissingWeight { name: String } = "missing-weight",

        LineTooLong { most: usize } = "line-too-long",
        LineNotUtf8 = "line-not-utf8",
        RequestNotObject = "request-not-object",
        RequestId = "request-id",
        RequestVersion = "request-version",
        ParamsByName = "params-by-name",
        UnknownMethod { name: String, known: String } = "unknown-method",
        UnknownTable { name: String } = "unknown-table",
        TableExists { name: String } = "table-exists",
        TableIdEmpty = "table-id-empty",
        TooManyTables { most: usize } = "too-many-tables",
        ChanceForm = "chance-form",
    }
}

#[cfg(test)]
#[path = "../../words/tests/shapes/mod.rs"]
mod shapes;

#[cfg(test)]
mod tests {
    use super::Error;
    use super::shapes::shapes;
    use game::MessageShape;
    use std::collections::BTreeSet;
    use words::Lang;

    /// What the errors of all crates need of the message files.
    const ALL: [&[MessageShape]; 9] = [
        game::Error::MESSAGES,
        mississippi::Error::MESSAGES,
        niagara::Error::MESSAGES,
        bots::Error::MESSAGES,
        words::Error::MESSAGES,
        host::Error::MESSAGES,
        server::Error::MESSAGES,
        terminal::Error::MESSAGES,
        Error::MESSAGES,
    ];

    /// What messages of errors are put together with.
    const FRAME: [&str; 6] = ["fault-at", "place-line", "place-column", "place-entry", "illegal", "illegal-lacking"];

    #[test]
    fn every_error_gives_its_message_the_arguments_that_it_names() {
        for lang in Lang::ALL {
            let messages = shapes(lang);
            for MessageShape { key, args, cites } in ALL.into_iter().flatten().copied() {
                let named = messages.get(key).unwrap_or_else(|| panic!("locales/{lang}/faults.ftl lacks {key}"));
                let given: BTreeSet<String> =
                    args.iter().filter(|arg| !(cites && **arg == "cited")).map(ToString::to_string).collect();
                let unused: Vec<_> = given.difference(named).collect();
                assert!(unused.is_empty(), "{lang}: the message {key} does not name {unused:?}");
                let of_the_rule = |name: &&String| cites && ["rule", "statement"].contains(&name.as_str());
                let missing: Vec<_> = named.difference(&given).filter(|name| !of_the_rule(name)).collect();
                assert!(missing.is_empty(), "{lang}: no error gives {missing:?} to the message {key}");
            }
        }
    }

    #[test]
    fn every_message_about_an_error_is_that_of_some_error() {
        let faults = words::sources::ALL.iter().find(|source| (source.lang, source.name) == (Lang::En, "faults.ftl"));
        let lines = faults.expect("the file is there").text.lines();
        let keys: BTreeSet<&str> = lines
            .filter(|line| line.starts_with(|first: char| first.is_ascii_alphabetic()))
            .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
            .collect();
        let of_errors = ALL.into_iter().flatten().map(|message| message.key).chain(FRAME).collect();
        assert_eq!(keys, of_errors);
    }
}
