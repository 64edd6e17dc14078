//! What a client reports, as faults that the terminal and the command line show.

use crate::Error;
use api::{Problem, RuleCited};
use client::LinkError;
use game::Fault;
use words::Lang;

/// Why a request failed.
pub(super) fn of_request(error: client::Error, lang: Lang) -> Fault {
    match error {
        client::Error::Unreachable { server, reason } => Error::ServerUnreachable { server, reason },
        client::Error::TimedOut { server, limit } => Error::ServerTimeout { server, seconds: limit.as_secs() },
        client::Error::Refused(problem) => {
            let Problem { detail, rule, .. } = *problem;
            return of_refusal(detail, rule.as_ref(), lang);
        }
        client::Error::Unreadable { server, status, .. } => Error::ServerForeign { server, status },
    }
    .into()
}

/// What a server says is wrong, in the reader's language already; with the rule as the table's edition states it.
pub(super) fn of_refusal(detail: String, rule: Option<&RuleCited>, lang: Lang) -> Fault {
    Error::ServerSaid { detail: words::with_rule(lang, detail, rule) }.into()
}

/// What is wrong with the address of a server or a table, and in which option.
pub(super) fn of_link(error: LinkError) -> Fault {
    match error {
        LinkError::Server(value) => Error::ServerUrl { value }.at("--server"),
        LinkError::NoTable => Error::ArgumentMissing { name: "--table".to_owned() }.into(),
        LinkError::Table(value) => Error::ServerTable { value }.at("--table"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::failure::Failure;
    use client::Error;
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
