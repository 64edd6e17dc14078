//! Positions put together at random: crowded discs, foreign gems, empty deposits and lost canoes, which random games
//! seldom have at once.

use super::Dice;
use game::Seat;
use niagara::position::{FORMAT, PlayerDoc};
use niagara::{Arm, Canoe, Card, Colour, Fork, Gem, LoadAndLand, Phase, Place, Position, Table};
use std::collections::BTreeMap;

/// Gems of each colour, and what a collection needs (NI-SET-01, NI-END-01).
const EACH: usize = 7;
const ALIKE: u8 = 4;
const ANY: u8 = 7;

/// The discs by either arm.
const WAYS: [[Place; 7]; 2] = {
    use Place::{L6, L7, R6, R7, S1, S2, S3, S4, S5};
    [[S1, S2, S3, S4, S5, L6, L7], [S1, S2, S3, S4, S5, R6, R7]]
};

/// A random position at the beginning of a turn of phase II, now and then before a purchase. Whoever acts is followed by
/// somebody who decides something.
pub(super) fn position(seats: u8, dice: &mut Dice) -> Position {
    let mut deal = Deal { gems: Gem::ALL.repeat(EACH), haunts: [0; 3].map(|_| disc(dice)), dice };
    let mut players: Vec<PlayerDoc> = (0..seats).map(|_| deal.player()).collect();
    let ring = deal.dice.below(seats as usize) as u8;
    let turn = (ring + deal.dice.below(seats as usize - 1) as u8) % seats;
    let buys = deal.dice.below(10) == 0;
    if buys {
        deal.make_buyer(&mut players[turn as usize]);
    } else {
        let next = (turn + 1) % seats;
        deal.lay_cards(&mut players, turn, next);
        if deal.dice.below(3) == 0 {
            deal.lie_in_ambush(&mut players, turn as usize);
        }
    }
    let deposits = deal.deposits();
    let fork = *pick(&[Fork::InTurn, Fork::Random], dice);
    let load_and_land = *pick(&[LoadAndLand::Allowed, LoadAndLand::Forbidden], dice);
    let colour = |seat: u8| Colour::from(Seat(seat));
    Position {
        format: FORMAT,
        table: Table { fork, load_and_land, ..Table::new(seats) },
        round: 1,
        ring: colour(ring),
        weather: dice.below(4) as i8 - 1,
        arm: if fork == Fork::InTurn { *pick(&Arm::ALL, dice) } else { Arm::Left },
        deposits,
        players: (0..seats).map(colour).zip(players).collect(),
        phase: Some(if buys { Phase::Buy } else { Phase::Act }),
        turn: Some(colour(turn)),
        course: None,
        steps: 0,
        end: None,
    }
}

fn pick<'a, T>(all: &'a [T], dice: &mut Dice) -> &'a T {
    &all[dice.below(all.len())]
}

/// Any disc; those that both ways share are drawn more often.
fn disc(dice: &mut Dice) -> Place {
    *pick(WAYS.as_flattened(), dice)
}

struct Deal<'a> {
    /// The gems that are not yet anywhere.
    gems: Vec<Gem>,
    /// The discs on which canoes meet.
    haunts: [Place; 3],
    dice: &'a mut Dice,
}

impl Deal<'_> {
    fn gem(&mut self) -> Gem {
        let index = self.dice.below(self.gems.len());
        self.gems.swap_remove(index)
    }

    fn canoe(&mut self) -> Canoe {
        let at = match self.dice.below(12) {
            0 | 1 => Place::Beach,
            2 => Place::Lost,
            3..8 => *pick(&self.haunts, self.dice),
            _ => disc(self.dice),
        };
        let loaded = WAYS.as_flattened().contains(&at) && self.dice.below(5) > 1;
        Canoe { at, gem: loaded.then(|| self.gem()) }
    }

    /// Two canoes, and a few gems that are no winning collection.
    fn player(&mut self) -> PlayerDoc {
        let canoes = [self.canoe(), self.canoe()];
        let mut player = PlayerDoc { canoes, ..PlayerDoc::default() };
        for _ in 0..self.dice.below(6) {
            self.score(&mut player);
        }
        // NI-FAL-03
        if player.gems.is_empty() && player.canoes.iter().all(|canoe| canoe.at == Place::Lost) {
            player.canoes[0].at = Place::Beach;
        }
        player
    }

    fn score(&mut self, player: &mut PlayerDoc) {
        let gem = self.gem();
        let mut gems = player.gems.clone();
        *gems.entry(gem).or_default() += 1;
        let wins = gems.len() == Gem::ALL.len()
            || gems.values().any(|&count| count == ALIKE)
            || gems.values().sum::<u8>() == ANY;
        if wins {
            self.gems.push(gem);
        } else {
            player.gems = gems;
        }
    }

    /// A player with a canoe or two to buy back, and something to pay with.
    fn make_buyer(&mut self, player: &mut PlayerDoc) {
        if player.gems.is_empty() {
            self.score(player);
        }
        for index in [self.dice.below(2), self.dice.below(2)] {
            let lost = Canoe { at: Place::Lost, gem: None };
            let canoe = std::mem::replace(&mut player.canoes[index], lost);
            self.gems.extend(canoe.gem);
        }
    }

    /// Any cards, but whoever acts and whoever follows decides something.
    fn lay_cards(&mut self, players: &mut [PlayerDoc], turn: u8, next: u8) {
        for (seat, player) in (0..).zip(players) {
            let stuck = player.canoes.iter().all(|canoe| canoe.at == Place::Lost);
            let decides = seat == turn || seat == next;
            let cloud = (stuck && decides) || self.dice.below(15) == 0;
            player.card = Some(if cloud { Card::Cloud } else { *pick(&Card::ALL[..6], self.dice) });
        }
    }

    /// Puts the canoes that are afloat where the card takes them up to somebody's gem: the loaded ones unload before.
    fn lie_in_ambush(&mut self, players: &mut [PlayerDoc], thief: usize) {
        let others = players.iter().enumerate().filter(|&(seat, _)| seat != thief);
        let prey: Vec<Canoe> =
            others.flat_map(|(_, player)| player.canoes).filter(|canoe| canoe.gem.is_some()).collect();
        let player = &mut players[thief];
        let Some(points) = player.card.and_then(Card::points).filter(|_| !prey.is_empty()) else { return };
        for canoe in player.canoes.iter_mut().filter(|canoe| canoe.at != Place::Beach && canoe.at != Place::Lost) {
            let way = *pick(&WAYS, self.dice);
            let prey = pick(&prey, self.dice).at;
            let discs = if canoe.gem.is_some() { points.saturating_sub(2) } else { points } as usize;
            let lair = way.iter().position(|&place| place == prey).and_then(|index| way.get(index + discs));
            canoe.at = lair.copied().unwrap_or(canoe.at);
        }
    }

    /// What is left lies on its own deposit or astray; now and then one deposit is swept empty.
    fn deposits(&mut self) -> BTreeMap<Gem, BTreeMap<Gem, u8>> {
        let nothing: BTreeMap<Gem, u8> = Gem::ALL.map(|gem| (gem, 0)).into();
        let mut deposits: BTreeMap<Gem, BTreeMap<Gem, u8>> = Gem::ALL.map(|gem| (gem, nothing.clone())).into();
        let astray = self.dice.below(4);
        let swept = (self.dice.below(3) == 0).then(|| *pick(&Gem::ALL, self.dice));
        for gem in std::mem::take(&mut self.gems) {
            let mut deposit = if self.dice.below(12) < astray { *pick(&Gem::ALL, self.dice) } else { gem };
            while Some(deposit) == swept {
                deposit = *pick(&Gem::ALL, self.dice);
            }
            *deposits.entry(deposit).or_default().entry(gem).or_default() += 1;
        }
        deposits
    }
}
