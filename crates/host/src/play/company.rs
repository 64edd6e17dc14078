//! The people around a table: who may sit down, who was removed, whether the table was closed, and who agrees to a rematch.

use super::Table;
use crate::Error;
use crate::event::{Event, PlayerId};
use crate::fair::LONGEST_SEED;
use crate::registry::Hosted;
use crate::table::{LONGEST_NAME, MOST_OFFERS, MOST_RETURNS, MOST_SEATINGS, MOST_SEATINGS_OF_OTHERS, Proposal, plain};
use api::{Millis, RematchOffer, SeatKind, Stage};
use game::{Fault, Seat};
use std::collections::{BTreeMap, BTreeSet};

/// What the log says about the people around a table, beyond who sits where now.
#[derive(Default)]
pub(super) struct Company {
    /// How often each player sat down or changed their name or seed.
    seatings: BTreeMap<PlayerId, usize>,
    /// Those whom the maker removed, and when.
    removed: BTreeMap<PlayerId, Millis>,
    /// How often each seat's player came back, by seat.
    pub(super) returns: BTreeMap<Seat, usize>,
    /// How often each seat took back actions.
    pub(super) taken_back: BTreeMap<Seat, usize>,
    /// How often each seat asked the others to let it take back more.
    pub(super) asked: BTreeMap<Seat, usize>,
    /// How often each seat offered a rematch.
    offered: BTreeMap<Seat, usize>,
    /// The maker or an operator closed the table before it began.
    pub(super) closed: bool,
    /// The rematch that is offered.
    offer: Option<Offer>,
}

struct Offer {
    seat: Seat,
    agreed: BTreeSet<PlayerId>,
}

/// Counts one more event of a seat.
pub(super) fn count(counts: &mut BTreeMap<Seat, usize>, seat: Seat) {
    *counts.entry(seat).or_default() += 1;
}

/// Refuses what a seat has done as often as it may.
pub(super) fn check_count(counts: &BTreeMap<Seat, usize>, seat: Seat, most: usize) -> Result<(), Fault> {
    if counts.get(&seat).is_some_and(|&count| count >= most) { Err(too_often(most)) } else { Ok(()) }
}

fn too_often(most: usize) -> Fault {
    Error::TooOften { most }.into()
}

impl<G: Hosted> Table<G> {
    pub(super) fn sit(
        &self,
        seat: Seat,
        player: &PlayerId,
        name: &str,
        seed: &str,
        invited: bool,
    ) -> Result<Proposal, Fault> {
        self.is_at(Stage::Gathering)?;
        let chair = self.seat_state(seat)?;
        if chair.player.as_ref().is_some_and(|(sitting, _)| sitting != player) {
            return Err(Error::Taken { seat }.into());
        }
        let is_maker = self.maker.as_ref() == Some(player);
        let may = match self.config.seats.get(usize::from(seat.0)) {
            Some(SeatKind::Open) => true,
            Some(SeatKind::Maker) => is_maker,
            Some(SeatKind::Invited) => invited || is_maker,
            Some(SeatKind::Bot { .. }) | None => false,
        };
        if !may {
            return Err(Error::NotInvited { seat }.into());
        }
        if self.company.removed.contains_key(player) && !invited {
            return Err(Error::Removed.into());
        }
        let name = plain(name, LONGEST_NAME, "name")?;
        if seed.len() > LONGEST_SEED {
            return Err(Error::TooLong { most: LONGEST_SEED }.at("seed"));
        }
        if chair.player.as_ref().is_some_and(|(_, known)| *known == name) && chair.seed == seed {
            return Ok(Proposal::Done);
        }
        self.check_seatings(player, is_maker || invited)?;
        Ok(self.add(Event::Sat { seat, player: player.clone(), name, seed: seed.to_owned() }))
    }

    /// Keeps one player, or many who come and go, from filling the log.
    fn check_seatings(&self, player: &PlayerId, is_welcome: bool) -> Result<(), Fault> {
        if self.company.seatings.get(player).is_some_and(|&count| count >= MOST_SEATINGS) {
            return Err(too_often(MOST_SEATINGS));
        }
        let others = self.company.seatings.iter().filter(|(other, _)| self.maker.as_ref() != Some(*other));
        if !is_welcome && others.map(|(_, count)| count).sum::<usize>() >= MOST_SEATINGS_OF_OTHERS {
            return Err(too_often(MOST_SEATINGS_OF_OTHERS));
        }
        Ok(())
    }

    pub(super) fn stand(&self, seat: Seat, removed: bool) -> Result<Proposal, Fault> {
        self.is_at(Stage::Gathering)?;
        let sits = self.seat_state(seat)?.player.is_some();
        Ok(if sits { self.add(Event::Stood { seat, removed }) } else { Proposal::Done })
    }

    pub(super) fn close(&self) -> Result<Proposal, Fault> {
        if self.company.closed {
            return Ok(Proposal::Done);
        }
        self.is_at(Stage::Gathering)?;
        Ok(self.add(Event::Closed))
    }

    pub(super) fn come_back(&self, seat: Seat) -> Result<Proposal, Fault> {
        check_count(&self.company.returns, seat, MOST_RETURNS)?;
        Ok(self.add(Event::CameBack { seat }))
    }

    /// Whoever stays has to agree to a rematch: all people whose seats no bot has taken over.
    fn people(&self) -> BTreeMap<&PlayerId, Seat> {
        let mut people = BTreeMap::new();
        for (seat, chair) in (0u8..).zip(&self.chairs).filter(|(_, chair)| chair.is_present()) {
            if let Some((player, _)) = &chair.player {
                people.entry(player).or_insert(Seat(seat));
            }
        }
        people
    }

    /// A seat offers a rematch, or agrees to the one that is offered.
    pub(super) fn offer_rematch(&self, seat: Seat) -> Result<Proposal, Fault> {
        self.check_may_rematch(seat)?;
        let (player, _) = self.seat_state(seat)?.player.as_ref().ok_or(Error::NoPlayer { seat })?;
        match &self.company.offer {
            _ if self.rematch.is_some() => Ok(Proposal::Done),
            Some(offer) if offer.agreed.contains(player) => Ok(Proposal::Done),
            Some(_) => Ok(self.add(Event::RematchAnswered { seat, agrees: true })),
            None => {
                check_count(&self.company.offered, seat, MOST_OFFERS)?;
                Ok(self.add(Event::RematchOffered { seat }))
            }
        }
    }

    /// A seat declines the rematch that is offered, or withdraws its offer.
    pub(super) fn decline_rematch(&self, seat: Seat) -> Result<Proposal, Fault> {
        self.check_may_rematch(seat)?;
        match &self.company.offer {
            _ if self.rematch.is_some() => Err(Error::RematchMade.into()),
            Some(_) => Ok(self.add(Event::RematchAnswered { seat, agrees: false })),
            None => Ok(Proposal::Done),
        }
    }

    fn check_may_rematch(&self, seat: Seat) -> Result<(), Fault> {
        self.is_at(Stage::Over)?;
        if self.seat_state(seat)?.is_present() { Ok(()) } else { Err(Error::Left.into()) }
    }

    /// The new table may be made once everybody has agreed.
    pub(super) fn make_rematch(&self, table: &str) -> Result<Proposal, Fault> {
        if self.rematch.is_some() {
            return Ok(Proposal::Done);
        }
        self.is_at(Stage::Over)?;
        match self.rematch_offer() {
            Some(offer) if offer.waiting_for.is_empty() => Ok(self.add(Event::Rematch { table: table.to_owned() })),
            Some(_) => Err(Error::RematchWaits.into()),
            None => Err(Error::NoOffer.into()),
        }
    }

    /// The rematch that is offered, and whose answers are awaited.
    pub(super) fn rematch_offer(&self) -> Option<RematchOffer> {
        let offer = self.company.offer.as_ref()?;
        let waiting = self.people().into_iter().filter(|(player, _)| !offer.agreed.contains(*player));
        let mut waiting_for: Vec<Seat> = waiting.map(|(_, seat)| seat).collect();
        waiting_for.sort_unstable();
        Some(RematchOffer { seat: offer.seat, waiting_for })
    }

    /// When the maker removed a player who has not sat down since.
    pub(super) fn when_removed(&self, player: &PlayerId) -> Option<Millis> {
        self.company.removed.get(player).copied()
    }

    pub(super) fn sat(&mut self, seat: Seat, player: &PlayerId, name: &str, seed: &str) -> Result<(), Fault> {
        self.seat_state(seat)?;
        *self.company.seatings.entry(player.clone()).or_default() += 1;
        self.company.removed.remove(player);
        let chair = &mut self.chairs[usize::from(seat.0)];
        chair.player = Some((player.clone(), name.to_owned()));
        seed.clone_into(&mut chair.seed);
        Ok(())
    }

    pub(super) fn stood(&mut self, seat: Seat, removed: bool, at: Millis) -> Result<(), Fault> {
        self.seat_state(seat)?;
        let chair = &mut self.chairs[usize::from(seat.0)];
        chair.seed = String::new();
        if let Some((player, _)) = chair.player.take().filter(|_| removed) {
            self.company.removed.insert(player, at);
        }
        Ok(())
    }

    pub(super) fn rematch_offered(&mut self, seat: Seat) {
        count(&mut self.company.offered, seat);
        let player = self.seat_state(seat).ok().and_then(|chair| chair.player.as_ref());
        let agreed = player.into_iter().map(|(player, _)| player.clone()).collect();
        self.company.offer = Some(Offer { seat, agreed });
    }

    pub(super) fn rematch_answered(&mut self, seat: Seat, agrees: bool) {
        let player = self.seat_state(seat).ok().and_then(|chair| chair.player.clone());
        match (&mut self.company.offer, player) {
            (Some(offer), Some((player, _))) if agrees => {
                offer.agreed.insert(player);
            }
            (offer, _) => *offer = None,
        }
    }
}
