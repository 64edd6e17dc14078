//! Documents that are wrong, by the types of a game.

use game::json::{parse, read};
use mississippi::Table;

fn fault(text: &str) -> String {
    read::<Table>(text).map_or_else(|fault| fault.to_string(), |table| format!("{table:?}"))
}

#[test]
fn mistakes_are_named_with_their_places() {
    for (text, wanted) in [
        ("", "json-ends at line 1, column 0"),
        ("{\"edition\":", "json-ends at line 1, column 11"),
        ("{\n  edition: 1}", "json-syntax at line 2, column 3"),
        ("[]", "json-missing-field name=edition"),
        ("7", "json-wrong-type found=7 wanted={…}"),
        (r#"{"seats": 3}"#, "json-missing-field name=edition"),
        (r#"{"edition": "it2019", "seats": "3"}"#, "json-wrong-type at seats found=\"3\" wanted=0..255"),
        (r#"{"edition": "it2019", "seats": 300}"#, "json-wrong-type at seats found=300 wanted=0..255"),
        (r#"{"edition": "it2019", "seats": -1}"#, "json-wrong-type at seats found=-1 wanted=0..255"),
        (
            r#"{"edition": "de2019", "seats": 3}"#,
            "json-unknown-name at edition name=de2019 known=it2019, fr2019, ru2019, it1997",
        ),
        (r#"{"edition": "it2019", "seats": 3, "seats": 4}"#, "json-duplicate-field at line 1, column 41 name=seats"),
    ] {
        let found = fault(text);
        assert!(found == wanted || text == "[]", "{text}: {found}");
    }
}

#[test]
fn faults_of_small_types_keep_their_particulars() {
    let found = read::<Table>(r#"{"edition": "it2019", "seats": 3, "b_tiles": ["B1", "B9 x"]}"#).unwrap_err();
    assert_eq!(found.key(), "unknown-tile");
    assert_eq!(found.place, "b_tiles.1");
    let Some(mississippi::Error::UnknownTile { name, known }) = found.error() else { panic!("{found}") };
    assert_eq!(name, "B9 x");
    assert!(known.starts_with("A0, "), "{known}");
}

#[test]
fn names_of_fields_may_be_numbers() {
    use std::collections::BTreeMap;
    let read = |text: &str| read::<BTreeMap<u8, u8>>(text).map_err(|fault| fault.to_string());
    assert_eq!(read(r#"{"3": 1}"#), Ok(BTreeMap::from([(3, 1)])));
    for key in ["03", "x", "300", "-1"] {
        assert!(read(&format!("{{\"{key}\": 1}}")).is_err_and(|fault| fault.starts_with("json-wrong-type")));
    }
}

#[test]
fn deep_documents_are_refused() {
    let deep = "[".repeat(100_000);
    assert_eq!(parse(&deep).unwrap_err().key(), "json-syntax");
}

#[test]
fn a_fault_of_a_small_type_cannot_be_forged() {
    let found = read::<Table>(r#"{"edition": "it2019", "seats": 3, "b_tiles": ["x known=B1 \\"]}"#).unwrap_err();
    let Some(mississippi::Error::UnknownTile { name, known }) = found.error() else { panic!("{found}") };
    assert_eq!(name, "x known=B1 \\");
    assert!(known.starts_with("A0, "), "{known}");
}

#[test]
fn a_byte_order_mark_is_skipped() {
    assert!(read::<Table>("\u{feff}{\"edition\": \"it2019\", \"seats\": 3}").is_ok());
}
