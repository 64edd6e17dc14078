//! What a client reports, as faults that the terminal and the command line show.

use api::{Problem, RuleCited};
use client::{Error, LinkError};
use game::Fault;
use words::Lang;

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
    Fault::new("server-said").with("detail", words::with_rule(lang, detail, rule))
}

/// What is wrong with the address of a server or a table, and in which option.
pub(super) fn of_link(error: LinkError) -> Fault {
    match error {
        LinkError::Server(value) => Fault::new("server-url").at("--server").with("value", value),
        LinkError::NoTable => Fault::new("argument-missing").with("name", "--table"),
        LinkError::Table(value) => Fault::new("server-table").at("--table").with("value", value),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::failure::Failure;
    use std::time::Duration;

    #[test]
    fn a_server_that_fails_is_told_of_in_every_language() {
        let server = || "example.org:7380".to_owned();
        let errors = [
            (Error::Unreachable { server: server(), reason: "77".to_owned() }, "77"),
            (Error::TimedOut { server: server(), limit: Duration::from_secs(77) }, "77"),
            (Error::Unreadable { server: server(), status: 502, reason: "77".to_owned() }, "502"),
        ];
        for lang in Lang::ALL {
            for (error, number) in &errors {
                let failure = Failure::from(of_request(error.clone(), lang));
                let line = failure.line(lang).unwrap();
                assert!(line.contains(&server()) && line.contains(number), "{line}");
                assert_eq!(failure.code(), 1, "the input is not to blame: {line}");
            }
        }
    }

    #[test]
    fn a_refusal_cites_its_rule_and_is_the_fault_of_the_input() {
        let rule = RuleCited {
            id: "MQ-SPD-02".to_owned(),
            title: "Coal".to_owned(),
            statement: "Each further step costs coal.".to_owned(),
            need: Some(3),
            have: Some(1),
        };
        let problem = Problem {
            r#type: "about:blank".into(),
            title: "Unprocessable Entity".to_owned(),
            status: 422,
            code: "host-illegal".to_owned(),
            detail: "that is not allowed".to_owned(),
            place: None,
            rule: Some(rule),
        };
        let failure = Failure::from(of_request(Error::Refused(Box::new(problem)), Lang::En));
        let line = failure.line(Lang::En).unwrap();
        for part in ["that is not allowed", "MQ-SPD-02", "Each further step costs coal.", "3", "1"] {
            assert!(line.contains(part), "{part} in {line}");
        }
        assert_eq!(failure.code(), 2);
    }
}
