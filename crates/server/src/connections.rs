//! Which connections a node keeps: so many at once, so many of one address. When there is no room left, it is shared fairly:
//! an address with few connections displaces the newest one of the address that has most, so nobody can keep others out by
//! opening thousands.

use crate::limits::block;
use metrics::{Gauge, gauge};
use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// The connections of a node.
pub(crate) struct Connections {
    most: usize,
    most_of_one: usize,
    figure: Gauge,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    count: usize,
    /// The number of the next connection.
    next: u64,
    /// By address and number; dropping the sender ends the connection.
    by_address: HashMap<IpAddr, BTreeMap<u64, oneshot::Sender<()>>>,
}

impl Open {
    fn of(&self, address: IpAddr) -> usize {
        self.by_address.get(&address).map_or(0, BTreeMap::len)
    }

    fn remove(&mut self, address: IpAddr, number: u64) {
        let Some(numbers) = self.by_address.get_mut(&address) else { return };
        if numbers.remove(&number).is_some() {
            self.count -= 1;
        }
        if numbers.is_empty() {
            self.by_address.remove(&address);
        }
    }

    /// Ends the newest connection of the address that has most, if that is fair to it: it keeps as many as the newcomer
    /// gets. Whether there is room now.
    fn displace_for(&mut self, address: IpAddr) -> bool {
        let most = self.by_address.iter().max_by_key(|(_, numbers)| numbers.len());
        let Some((&biggest, numbers)) = most else { return false };
        let newest = numbers.last_key_value().map(|(&number, _)| number);
        let Some(newest) = newest.filter(|_| self.of(address) + 1 < numbers.len()) else { return false };
        self.remove(biggest, newest);
        true
    }
}

/// A connection that is kept; it counts as long as this lives.
pub(crate) struct Held {
    connections: Arc<Connections>,
    address: IpAddr,
    number: u64,
    displaced: oneshot::Receiver<()>,
}

impl Connections {
    pub(crate) fn new(most: usize, most_of_one: usize) -> Arc<Self> {
        Arc::new(Self { most, most_of_one, figure: gauge!("paddlewheel_connections"), open: Mutex::default() })
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One more connection of an address, if it may have one.
    pub(crate) fn admit(self: &Arc<Self>, address: IpAddr) -> Option<Held> {
        let address = block(address);
        let mut open = self.lock();
        let is_full = open.count >= self.most;
        if open.of(address) >= self.most_of_one || (is_full && !open.displace_for(address)) {
            return None;
        }
        let number = open.next;
        let (sender, displaced) = oneshot::channel();
        open.next += 1;
        open.count += 1;
        open.by_address.entry(address).or_default().insert(number, sender);
        self.figure.set(open.count as f64);
        drop(open);
        Some(Held { connections: Arc::clone(self), address, number, displaced })
    }
}

impl Held {
    /// Waits until the connection has to make room for another address.
    pub(crate) async fn displaced(&mut self) {
        // Nobody sends anything: the other end is dropped.
        let _ = (&mut self.displaced).await;
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut open = self.connections.lock();
        open.remove(self.address, self.number);
        self.connections.figure.set(open.count as f64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    fn address(number: u8) -> IpAddr {
        IpAddr::from([10, 0, 0, number])
    }

    #[test]
    fn one_address_has_so_many() {
        let connections = Connections::new(usize::MAX, 1);
        let first = connections.admit(address(1));
        assert!(first.is_some() && connections.admit(address(1)).is_none() && connections.admit(address(2)).is_some());
        drop(first);
        assert!(connections.admit(address(1)).is_some());
    }

    #[test]
    fn a_full_node_shares_its_room_fairly() {
        let connections = Connections::new(6, usize::MAX);
        let mut greedy: Vec<Held> = (0..6).filter_map(|_| connections.admit(address(1))).collect();
        assert!(connections.admit(address(1)).is_none(), "nobody displaces their own");
        let others: Vec<Held> = (0..9).filter_map(|_| connections.admit(address(2))).collect();
        assert_eq!(others.len(), 3);
        let displaced = |held: &mut Held| held.displaced().now_or_never().is_some();
        assert_eq!(greedy.iter_mut().map(displaced).collect::<Vec<_>>(), [false, false, false, true, true, true]);
        let third: Vec<Held> = (0..9).filter_map(|_| connections.admit(address(3))).collect();
        assert_eq!(third.len(), 2);
        // What was displaced already is not counted again when it ends.
        drop((greedy, others, third));
        assert_eq!(connections.lock().count, 0);
        assert!(connections.lock().by_address.is_empty());
    }
}
