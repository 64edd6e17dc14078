//! The entry points for input that may be anything: none of them may panic, whatever the bytes.
//!
//! The fuzz targets and the tests over the corpus call the same functions.

use game::{Game, Record};

/// Reads bytes as a record; one that reads must survive both forms.
pub fn record<G: Game>(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let name = game::record::game_name(text);
    let Ok(record) = Record::<G>::read(text) else { return };
    assert_eq!(name.as_deref(), Ok(G::NAME), "a record that reads says which game it is of");
    for form in [record.to_text(), record.to_json()] {
        let form = form.unwrap_or_else(|fault| panic!("a record that reads can be written: {fault}"));
        assert_eq!(Record::<G>::read(&form).as_ref(), Ok(&record));
    }
}

/// Reads bytes as a position; one that loads must be one that the game can write again and go on from.
pub fn position<G: Game>(bytes: &[u8]) {
    let Ok(position) = serde_json::from_slice::<G::Position>(bytes) else { return };
    let Ok((game, state)) = G::load(&position) else { return };
    let again = game.position(&state);
    let (_, same) = G::load(&again).unwrap_or_else(|fault| panic!("a position that was written loads: {fault}"));
    assert_eq!(state, same, "a position that was written is the one that was read");
    let mut driver = crate::random::Driver::new(0);
    let mut state = state;
    for _ in 0..200 {
        if driver.step(&game, &mut state, &mut game::Ignore).is_none() {
            break;
        }
    }
    if game.turn(&state) != game::Turn::Over {
        assert!(driver.pick(&game, &state).is_some(), "a position that loads is never stuck");
    }
}
