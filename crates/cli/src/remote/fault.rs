//! What a client reports, as faults that the terminal and the command line show.

use api::{Problem, RuleCited};
use client::{Error, LinkError};
use game::Fault;
use words::{Arg, Lang, text};

/// Why a request failed.
pub(super) fn of_request(error: Error, lang: Lang) -> Fault {
    match error {
        Error::Unreachable { server, reason } => {
            Fault::new("server-unreachable").with("server", server).with("reason", reason)
        }
        Error::TimedOut { server, limit } => {
            Fault::new("server-timeout").with("server", server).with("seconds", limit.as_secs())
        }
        Error::Refused(problem) => {
            let Problem { detail, rule, .. } = *problem;
            of_refusal(detail, rule.as_ref(), lang)
        }
        Error::Unreadable { server, status, .. } => {
            Fault::new("server-foreign").with("server", server).with("status", status)
        }
    }
}

/// What a server says is wrong, in the reader's language already; with the rule as the table's edition states it.
pub(super) fn of_refusal(detail: String, rule: Option<&RuleCited>, lang: Lang) -> Fault {
    let Some(rule) = rule else {
        return Fault::new("server-said").with("detail", detail);
    };
    let number = |number: Option<i64>| Arg::from(number.unwrap_or_default());
    let args = [
        ("rule", Arg::from(rule.id.clone())),
        ("title", rule.title.clone().into()),
        ("statement", rule.statement.clone().into()),
        ("need", number(rule.need)),
        ("have", number(rule.have)),
    ];
    let cited = text(lang, if rule.need.is_none() { "illegal" } else { "illegal-lacking" }, &args);
    Fault::new("server-said").with("detail", format_args!("{detail}. {cited}"))
}

/// What is wrong with the address of a server or a table, and in which option.
pub(super) fn of_link(error: LinkError) -> Fault {
    match error {
        LinkError::Server(value) => Fault::new("server-url").at("--server").with("value", value),
        LinkError::NoTable => Fault::new("argument-missing").with("name", "--table"),
        LinkError::Table(value) => Fault::new("server-table").at("--table").with("value", value),
    }
}
