//! The river as a document.

use api::board::{Board, ByArm, Deposit, Falls, NiagaraBoard, NiagaraPlace};
use niagara::board::{Arm, Gem, Place};
use niagara::state::{Card, Hand};

/// The printed board never changes.
pub(super) const VERSION: u32 = 1;

pub(super) fn document() -> Board {
    let falls = |arm| {
        let (x, y) = draw::niagara::falls(arm);
        Falls { arm, x, y }
    };
    let deposit = |gem: Gem| {
        let (x, y) = draw::niagara::deposit(gem);
        Deposit { gem, value: gem.value(), x, y }
    };
    Board::Niagara(NiagaraBoard {
        version: VERSION,
        places: Place::ALL.map(place).to_vec(),
        falls: Arm::ALL.map(falls).to_vec(),
        deposits: Gem::ALL.map(deposit).to_vec(),
        weather: niagara::WEATHERS.to_vec(),
        cards: Hand::FULL.iter().collect::<Vec<Card>>(),
    })
}

fn place(id: Place) -> NiagaraPlace {
    let by_arm = |lead: fn(Place, Arm) -> Place| ByArm { left: lead(id, Arm::Left), right: lead(id, Arm::Right) };
    let (x, y) = draw::niagara::place(id);
    NiagaraPlace {
        id,
        disc: id.afloat(),
        arm: id.arm(),
        deposit: id.deposit(),
        to_falls: Place::Lost.depth() - id.depth(),
        up: id.afloat().then(|| id.up()),
        down: (id != Place::Lost).then(|| by_arm(Place::down)),
        carried: by_arm(Place::carried),
        x,
        y,
    }
}
