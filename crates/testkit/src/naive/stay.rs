//! Boats without a complete turn.

use super::board::turned;
use super::course::Mover;
use super::push::{Race, World};
use super::{Next, UNLIMITED, Verdict, endings};
use mississippi::board::Dir;
use mississippi::rules::{Blocked, NoTurn, RoseAground, RoseStuck, SandBlocked, SandStuck};
use mississippi::state::BoatId;

/// MQ-R-15, MQ-R-65: the turn that a boat misses.
pub(super) fn missed(world: &World, race: &Race, id: BoatId) -> Verdict {
    // A Black Rose aground has not wrecked: it gets no free choice of bow.
    let aground = id == BoatId::ROSE && race.rules.rose_aground == RoseAground::MissesTurn;
    Verdict::Stays(world.boat(id).speed, if aground { Next::Moves } else { Next::Restarts })
}

/// What happens to a boat without a complete turn from any of these starting points: one, or one for each bow.
pub(super) fn without_turn(starts: &[World], mover: &Mover) -> Verdict {
    let (race, id) = (mover.race, mover.id);
    let rose = id == BoatId::ROSE;
    let fast = mover.fast_finishes(starts);
    if !fast.is_empty() {
        return Verdict::FastFinish(endings(fast, id));
    }
    let world = &starts[0];
    if race.board.is_sand(world.space(id)) {
        return aground(starts, mover);
    }
    if race.rules.blocked == Blocked::Pass && !rose && starts.iter().any(|world| mover.can_go(&world.alone(id))) {
        // MQ-R-21, MQ-R-55; a boat that restarts has already chosen its bow (MQ-R-20).
        return if starts.len() > 1 { Verdict::SetsBow(Next::Moves) } else { Verdict::Stays(1, Next::Moves) };
    }
    if race.rules.no_turn == NoTurn::Elimination && !rose {
        let helped = starts.iter().any(|world| Mover { race, id, coal: UNLIMITED }.can_go(world));
        return if helped { Verdict::Eliminated } else { Verdict::Stays(1, Next::Moves) }; // MQ-R-56
    }
    if rose && race.rules.rose_stuck == RoseStuck::MissesTurn {
        return Verdict::Stays(world.boat(id).speed, Next::Resumes); // MQ-R-50
    }
    Verdict::Wreck(endings(mover.wrecks(starts), id))
}

/// MQ-R-41, MQ-R-62, MQ-R-65: a boat that cannot leave its sandbank.
fn aground(starts: &[World], mover: &Mover) -> Verdict {
    let (race, id) = (mover.race, mover.id);
    let missing_turn = race.rules.sand_blocked == SandBlocked::MissesTurn;
    if starts.len() > 1 {
        // MQ-R-20, MQ-R-41: no bow lets it leave; it keeps the chosen one.
        return Verdict::SetsBow(if missing_turn { Next::Restarts } else { Next::Moves });
    }
    let world = &starts[0];
    let (at, bow) = (world.space(id), world.boat(id).bow);
    let is_land = |dir: Dir| race.board.water(at, dir).is_none();
    let astern = turned(bow, 3);
    let between_land = is_land(bow) && is_land(astern);
    // MQ-R-62: a boat without coal that cannot back off either.
    let blocked_astern = !race.board.water(at, astern).is_some_and(|to| race.can_back_onto(world, to));
    let let_off = race.rules.sand_stuck == SandStuck::LeavesNext && mover.coal == 0 && blocked_astern;
    let coal_helps = || Mover { race, id, coal: UNLIMITED }.can_go(world);
    match race.rules.sand_blocked {
        SandBlocked::SetsBow if race.rules.no_turn == NoTurn::Elimination && id != BoatId::ROSE && coal_helps() => {
            Verdict::Eliminated // MQ-R-22
        }
        SandBlocked::SetsBow => Verdict::SetsBow(Next::Moves),
        SandBlocked::MissesTurn => Verdict::Stays(1, Next::Restarts),
        SandBlocked::WrecksOrSetsBow if between_land => {
            Verdict::SetsBow(if let_off { Next::LeavesFree } else { Next::Moves })
        }
        SandBlocked::WrecksOrSetsBow if let_off => Verdict::Stays(1, Next::LeavesFree),
        SandBlocked::WrecksOrSetsBow => Verdict::Stays(1, Next::Misses), // a wreck without a choice (MQ-CRA-06)
        SandBlocked::Eliminated => {
            let helped = Mover { race, id, coal: UNLIMITED }.can_go_ahead(world);
            let out = id != BoatId::ROSE && (between_land || helped);
            if out { Verdict::Eliminated } else { Verdict::Stays(1, Next::Moves) }
        }
    }
}
