//! What the message files contain. The tests of other crates use it too.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use words::{Lang, sources};

/// The variables of each message and attribute, by `key` and `key.attribute`.
pub(crate) type Shapes = BTreeMap<String, BTreeSet<String>>;

fn variables(pattern: &Pattern<&str>, into: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, into);
        }
    }
}

fn of_expression(expression: &Expression<&str>, into: &mut BTreeSet<String>) {
    let inline = match expression {
        Expression::Inline(inline) => inline,
        Expression::Select { selector, variants } => {
            for variant in variants {
                variables(&variant.value, into);
            }
            selector
        }
    };
    match inline {
        InlineExpression::VariableReference { id } => into.extend([id.name.to_owned()]),
        InlineExpression::Placeable { expression } => of_expression(expression, into),
        _ => {}
    }
}

/// The variables of every message and attribute of a language.
pub(crate) fn shapes(lang: Lang) -> Shapes {
    let mut shapes = Shapes::new();
    for source in sources::ALL.iter().filter(|source| source.lang == lang) {
        let at = format!("{lang}/{}", source.name);
        let resource = fluent_syntax::parser::parse(source.text)
            .unwrap_or_else(|(_, errors)| panic!("{at} is not Fluent: {errors:?}"));
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut put = |name: String, pattern: &Pattern<&str>| {
                let mut found = BTreeSet::new();
                variables(pattern, &mut found);
                assert!(shapes.insert(name.clone(), found).is_none(), "{at} says {name} twice");
            };
            let key = message.id.name;
            put(key.to_owned(), message.value.as_ref().unwrap_or_else(|| panic!("{at}: {key} says nothing")));
            message
                .attributes
                .iter()
                .for_each(|attribute| put(format!("{key}.{}", attribute.id.name), &attribute.value));
        }
    }
    shapes
}
