//! Computer players explain what everybody can see, and keep the rest to themselves.

use bots::{find, player_seed, registry};
use table::{Seed, Viewer};

/// Plays a game of Envoys and gives how many decisions were explained. Each explained one shows in the
/// log that everybody reads, and none is among those that `secret` knows by what that log says of them.
fn explained(id: &str, seats: usize, secret: impl Fn(&[&str]) -> bool) -> (usize, usize) {
    let entry = find(registry(), id).unwrap();
    let seed = Seed::from_number(5);
    let mut table = entry.game.open(&entry.game.default_options(), seats, seed).unwrap();
    let (mut told, mut kept) = (0, 0);
    while let Some(seat) = table.waiting_on().iter().next() {
        let number = table.len();
        let decided = entry.opponent(&*table, seat, "envoy", player_seed(seed, seat, number)).unwrap();
        table.decide(seat, &decided.notation).unwrap();
        let log = table.log(Viewer::Spectator, number);
        let events: Vec<&str> = log.iter().filter_map(|(_, event)| event["event"].as_str()).collect();
        let hidden = secret(&events);
        assert!(!hidden || decided.because.is_empty(), "{} is explained: {log:?}", decided.notation);
        assert!(decided.because.iter().all(|term| term.public), "{:?}", decided.because);
        told += usize::from(!decided.because.is_empty());
        kept += usize::from(hidden);
    }
    (told, kept)
}

#[test]
fn face_down_choices_are_not_explained() {
    // The last discard turns all of them up; Ministry cards stay face down.
    let (told, kept) = explained("imperial-struggle", 2, |events| {
        events.contains(&"ministries-chosen") || (events.contains(&"chosen") && !events.contains(&"discards"))
    });
    assert!(told > 20 && kept > 0, "{told} explained, {kept} secret");
}

#[test]
fn decisions_in_the_open_are_explained() {
    let (told, _) = explained("struggle-of-empires", 4, |_| false);
    assert!(told > 20, "{told} explained");
}
