//! As much of the message files as the scripts need: chapters, messages, attributes.

/// A message: its id, its value, its attributes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Message {
    pub(crate) chapter: String,
    pub(crate) id: String,
    pub(crate) value: String,
    pub(crate) attributes: Vec<(String, String)>,
}

impl Message {
    pub(crate) fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(found, _)| found == name).map(|(_, value)| value.as_str())
    }
}

/// Reads a file. Values may go on over indented lines; placeables are left as they stand.
pub(crate) fn parse(text: &str) -> Vec<Message> {
    let mut messages: Vec<Message> = Vec::new();
    let mut chapter = String::new();
    for line in text.lines() {
        if let Some(title) = line.strip_prefix("## ") {
            title.trim().clone_into(&mut chapter);
        } else if line.starts_with('#') || line.trim().is_empty() {
            // A comment, or nothing.
        } else if line.starts_with(char::is_whitespace) {
            if let Some(message) = messages.last_mut() {
                continued(message, line.trim());
            }
        } else if let Some((id, value)) = line.split_once('=') {
            messages.push(Message {
                chapter: chapter.clone(),
                id: id.trim().to_owned(),
                value: value.trim().to_owned(),
                attributes: Vec::new(),
            });
        }
    }
    messages
}

fn continued(message: &mut Message, line: &str) {
    if let Some((name, value)) = line.strip_prefix('.').and_then(|rest| rest.split_once('=')) {
        message.attributes.push((name.trim().to_owned(), value.trim().to_owned()));
        return;
    }
    let value = message.attributes.last_mut().map_or(&mut message.value, |(_, value)| value);
    if !value.is_empty() {
        value.push(' ');
    }
    value.push_str(line);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_have_chapters_values_and_attributes() {
        let text = "### File\n\n## Setup\n\nMQ-SET-01 = The start\n    tile.\n    .title = Start\n    .it1997 =\n        Other.\n";
        let messages = parse(text);
        assert_eq!(messages.len(), 1);
        assert_eq!(messages[0].chapter, "Setup");
        assert_eq!(messages[0].value, "The start tile.");
        assert_eq!(messages[0].attribute("title"), Some("Start"));
        assert_eq!(messages[0].attribute("it1997"), Some("Other."));
    }
}
