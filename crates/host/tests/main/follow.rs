//! Following a table: whoever applies every update knows the same as somebody who reads everything anew.

use crate::{Kept, falls, queen};
use api::{Detail, Moment, Update};
use game::Seat;
use host::{Command, Follower, Scope};

/// A client that only applies updates.
struct Client {
    follower: Follower,
    viewer: Option<Seat>,
    heard: usize,
    moments: Vec<Moment>,
    /// Pictures that it got, by the number of the moment.
    pictures: Vec<usize>,
}

impl Client {
    fn new(viewer: Option<Seat>) -> Self {
        Self { follower: Follower::default(), viewer, heard: 0, moments: Vec::new(), pictures: Vec::new() }
    }

    fn follow(&mut self, kept: &Kept) -> Update {
        for logged in &kept.log[self.heard..] {
            self.follower.hear(&*kept.table, logged);
        }
        self.heard = kept.log.len();
        let update = self.follower.update(&*kept.table, self.viewer, Vec::new(), Detail::Plans);
        assert!(update.from <= self.moments.len(), "no gap: {} after {}", update.from, self.moments.len());
        assert!(update.moments.iter().map(|moment| moment.number).eq(update.from..=kept.table.last_moment()));
        self.pictures =
            update.moments.iter().filter(|moment| moment.scene.is_some()).map(|moment| moment.number).collect();
        self.moments.truncate(update.from);
        self.moments.extend(update.moments.iter().cloned().map(lean));
        assert_eq!(self.moments, all(kept, self.viewer));
        assert_eq!(update.table, kept.table.look(self.viewer, Vec::new()));
        update
    }
}

fn lean(moment: Moment) -> Moment {
    Moment { view: None, scene: None, ..moment }
}

fn all(kept: &Kept, viewer: Option<Seat>) -> Vec<Moment> {
    kept.table.moments(viewer, 0, usize::MAX, true)
}

/// Plays a whole game; everybody follows it, after one event or after several.
fn followed(mut kept: Kept, mut luck: u64) {
    let mut clients: Vec<Client> = [None, Some(Seat(0)), Some(Seat(1))].map(Client::new).into();
    while let Some(seat) = kept.next() {
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let pick = (luck >> 33) as usize;
        let decision = kept.table.decision(seat);
        let undone =
            pick.is_multiple_of(5) && kept.try_do(&Command::TakeBack { seat, decision, scope: Scope::Action }).is_ok();
        if !undone {
            let legal = kept.table.legal(seat);
            kept.act(seat, &[&legal[pick % legal.len()]]).unwrap();
        }
        for (number, client) in clients.iter_mut().enumerate() {
            if pick % 3 != number {
                client.follow(&kept);
            }
        }
    }
    for client in &mut clients {
        client.follow(&kept);
        assert!(client.follow(&kept).moments.is_empty(), "nothing is told twice");
    }
}

#[test]
fn whoever_applies_every_update_knows_everything() {
    followed(Kept::new(queen()).begin(), 7);
    followed(Kept::new(falls()).begin(), 8);
}

#[test]
fn an_update_has_pictures_of_what_is_new_and_the_choices_of_who_decides() {
    let mut race = Kept::new(queen()).begin();
    let seat = race.next().unwrap();
    let mut client = Client::new(Some(seat));
    let first = client.follow(&race);
    assert_eq!(client.pictures, [race.table.last_moment()], "a newcomer sees how it is now");
    assert!(first.board.is_some());
    let choices = first.choices.unwrap();
    assert_eq!(choices.legal, race.table.legal(seat));
    assert_eq!(choices.plans, race.table.plans(seat).unwrap());
    // What is said at the table changes nothing about what can be done.
    race.does(&Command::Say { player: crate::player(0), name: "Ada".into(), text: "hi".into(), account: false });
    assert_eq!(client.follow(&race).choices, None);
    let before = race.table.last_moment();
    race.act(seat, &[&choices.legal[0]]).unwrap();
    let second = client.follow(&race);
    assert_eq!(client.pictures, (before + 1..=race.table.last_moment()).collect::<Vec<_>>());
    assert_eq!((second.from, second.board), (before + 1, None), "the board is as it was");
    // What is taken back leaves the moment before it, which is shown again.
    let decision = race.table.decision(seat);
    race.does(&Command::TakeBack { seat, decision, scope: Scope::Action });
    client.follow(&race);
    assert_eq!(client.pictures, [before]);
    // Another seat of the same player sees it with its own eyes.
    client.viewer = Some(Seat((seat.0 + 1) % 3));
    client.follow(&race);
    assert_eq!(client.pictures, [before]);
}

#[test]
fn whoever_comes_back_goes_on_where_they_were() {
    let mut race = Kept::new(queen()).begin();
    for _ in 0..4 {
        let seat = race.next().unwrap();
        let action = race.table.legal(seat)[0].clone();
        race.act(seat, &[&action]).unwrap();
    }
    let known = race.table.last_moment();
    let seat = race.next().unwrap();
    let action = race.table.legal(seat)[0].clone();
    race.act(seat, &[&action]).unwrap();
    let mut back = Follower::new(Some(known));
    let update = back.update(&*race.table, None, Vec::new(), Detail::Legal);
    assert_eq!(update.from, known + 1);
    assert!(update.moments.iter().all(|moment| moment.scene.is_some()));
    // Where something is covered by now, it is told anew.
    let mut canoes = Kept::new(falls()).begin();
    for seat in [0, 1, 2] {
        canoes.act(Seat(seat), &["card:3"]).unwrap();
    }
    let mut back = Follower::new(Some(canoes.table.last_moment()));
    assert_eq!(back.update(&*canoes.table, None, Vec::new(), Detail::None).from, 0);
}
