//! The Playbook's extended example as a golden game: Turn 1 and the War of the Spanish Succession,
//! every purchase with its price and payment, every count, every strength and every track.

mod table;

use imperial::Side::{Britain, France};
use imperial::facts::{Advantages, BonusTile, Commodity, Region, Space, Spaces, War};
use imperial::{Both, Event, EventCard, Few, Ministry, Side, Strength, strength};
use table::{Table, ap, spaces, theater};

/// Bonus War tiles of France in the War of the Spanish Succession, by name.
const DE_VILLARS: BonusTile = BonusTile::from_index(1);
const D_ARTAGNAN: BonusTile = BonusTile::from_index(6);
const MAISON_DU_ROI: BonusTile = BonusTile::from_index(7);

/// The starting draws of the example, up to the first Action Round.
fn start() -> Table {
    for (tile, name) in
        [(DE_VILLARS, "de Villars"), (D_ARTAGNAN, "d'Artagnan"), (MAISON_DU_ROI, "Maison du Roi")]
    {
        assert_eq!(tile.name(War::Wss, France), name);
    }
    let mut table = Table::new();
    table.army(France, [(0, "debt"), (1, "none"), (2, "none"), (-1, "unflag")], &[MAISON_DU_ROI]);
    table.army(Britain, [(1, "none"), (1, "none"), (0, "debt"), (-1, "unflag")], &[]);
    table.awards([
        (Region::Europe, "award-1-trp-a"),
        (Region::NorthAmerica, "award-2"),
        (Region::India, "award-1-trp-b"),
        (Region::Caribbean, "award-0-trp-a"),
    ]);
    table.demand(&[Commodity::Fish, Commodity::Tobacco, Commodity::Sugar]);
    table.tiles("e3-d2 m4-e2-a e4-m2-a d3-m2 d4-m2-a d4-m2-b e4-d2-a e4-d2-b d2-m2");
    table.hands([3, 12, 8], [6, 1, 15]);
    table.decide_both(France, &["ministry m1", "ministry m3"]);
    table.decide_both(Britain, &["ministry m7", "ministry m10"]);
    assert_eq!(table.legal(), ["first france", "first britain"]);
    table.decide("first france");
    table.tracks(15, [0, 6, 0, 2], [0, 6, 0, 1]);
    table
}

/// Rounds 1 and 2 of France and Britain.
fn first_half(table: &mut Table) {
    // 1. France.
    table.round(France, "d3-m2");
    table.decide("event 3 +m3");
    // Georgia is the last British Market there, so that it needs no decision.
    table.decide_all(&["choose st-lucia", "choose martinique"]);
    assert!(
        table
            .events()
            .any(|event| event == Event::EventPlayed { side: France, card: EventCard(3), bonus: true })
    );
    assert!(spaces("st-lucia martinique georgia").minus(table.state.board.empty()).is_empty());
    table.buy("shift spain-prestige-3 major", ap(3));
    table.buy("shift savoy major", ap(0).debt(2));
    assert!(table.holds(France, "mediterranean-intrigue"));
    assert!(!table.legal().iter().any(|legal| legal.starts_with("advantage mediterranean-intrigue")));
    table.buy("fort louisbourg minor", ap(2).debt(1));
    table.decide("end");
    table.tracks(15, [0, 6, 0, 2], [3, 6, 0, 1]);

    // 2. Britain.
    table.round(Britain, "d2-m2");
    table.decide_all(&["event 6 +m7", "choose iroquois"]);
    assert!(table.holds(Britain, "iroquois-raids"));
    table.decide("advantage iroquois-raids albany");
    assert!(table.conflict("albany") && !table.exhausted("iroquois-raids"));
    table.decide_drawing_basic("upgrade wss-queen-annes-war", 2, "none");
    table.decide_all(&["keep new", "tile-out"]);
    assert_eq!(table.state.war.army[Britain].basic_removed.len(), 1);
    table.buy("shift sardinia major", ap(2));
    table.buy("deploy navy-box balearic minor", ap(1));
    let minor = table.state.round.purse(imperial::Slot::Minor).expect("the Minor Action");
    assert!(minor.free == 1 && minor.finished, "the other point is lost");
    table.decide_all(&["reveal m10", "use m10 1"]);
    let cabinet = &table.state.ministries[Britain];
    let halley: Ministry = "m10".parse().expect("a Ministry card");
    assert!(cabinet.exhausted_second.contains(halley) && !cabinet.exhausted_first.contains(halley));
    assert_eq!(table.hand(Britain), [EventCard(15)].into_iter().collect());
    table.decide("end");
    table.tracks(15, [0, 6, 1, 1], [3, 6, 0, 1]);

    // 3. France.
    table.round(France, "m4-e2-a");
    table.buy("deploy navy-box biscay major", ap(1));
    table.buy("squadron major", ap(3).debt(1));
    table.buy("shift georges-bank minor", ap(2));
    assert_eq!(table.state.board.commodity_counts(Commodity::Fish), Both([1, 1]));
    table.decide("end");
    table.tracks(15, [0, 6, 1, 1], [4, 6, 0, 1]);

    // 4. Britain.
    table.round(Britain, "e4-m2-a");
    table.buy("shift georgia major", ap(2));
    table.buy("shift st-lucia major", ap(2));
    table.buy_choosing("shift santiago major", ap(0).debt(1).trp(1));
    table.buy("shift albany major", ap(0).debt(2));
    assert!(!table.conflict("albany"));
    table.buy("deploy navy-box antilles-channel minor", ap(1));
    table.decide("end");
    table.tracks(15, [3, 6, 0, 0], [4, 6, 0, 1]);
}

/// Rounds 3 and 4 of France and Britain, up to the last decision of the Action Phase.
fn second_half(table: &mut Table) {
    // 5. France.
    table.round(France, "d4-m2-a");
    table.decide_all(&["reveal m1", "use m1"]);
    let major = table.state.round.purse(imperial::Slot::Major).expect("the Major Action");
    let tied: u8 = major.tied.iter().map(|tied| tied.left).sum();
    assert_eq!(major.free + tied, 7);
    table.decide("advantage mediterranean-intrigue austria-alliance-2");
    assert!(table.exhausted("mediterranean-intrigue") && table.conflict("austria-alliance-2"));
    table.buy("shift german-states-3 major", ap(3));
    table.buy("shift german-states-3 major", ap(3));
    assert!(table.holds(France, "central-europe-conflict"));
    table.buy("shift austria-alliance-2 major", ap(1));
    assert!(!table.conflict("austria-alliance-2"));
    table.decide("advantage algonquin-raids albany");
    assert!(table.exhausted("algonquin-raids") && table.conflict("albany"));
    table.buy_drawing_bonus("buy-tile minor", DE_VILLARS, ap(2));
    table.decide_all(&["place wss-jacobite-rebellion", "end"]);
    table.tracks(15, [3, 6, 0, 0], [4, 6, 0, 1]);

    // 6. Britain.
    table.round(Britain, "e3-d2");
    table.decide("event 15");
    assert!(
        table
            .events()
            .any(|event| event == Event::EventPlayed { side: Britain, card: EventCard(15), bonus: true })
    );
    table.tracks(15, [1, 6, 0, 0], [4, 5, 0, 1]);
    table.buy("shift west-bengal major", ap(2));
    assert!(table.holds(Britain, "silk"));
    assert_eq!((table.counts(Region::Europe), table.prestige()), ([3, 8], [2, 3]));
    table.buy("shift austria-prestige-silesia minor", ap(2).debt(1));
    assert!(table.holds(Britain, "silesia-negotiations"));
    table.decide("end");
    table.tracks(15, [2, 6, 0, 0], [4, 5, 0, 1]);

    // 7. France.
    table.round(France, "d4-m2-b");
    table.decide("advantage central-europe-conflict sardinia");
    assert!(table.exhausted("central-europe-conflict") && table.conflict("sardinia"));
    table.buy_drawing_bonus("buy-tile minor", D_ARTAGNAN, ap(2));
    table.decide("place wss-central-europe");
    table.buy("shift denmark-norway major", ap(2));
    table.buy("shift sweden major", ap(2));
    table.decide("end");
    table.tracks(15, [2, 6, 0, 0], [4, 5, 0, 1]);

    // 8. Britain.
    table.round(Britain, "e4-d2-a");
    table.buy("shift georges-bank major", ap(3));
    table.buy("shift georges-bank major", ap(1).debt(1));
    table.buy("shift austria-alliance-2 minor", ap(2));
    table.tracks(15, [3, 6, 0, 0], [4, 5, 0, 1]);
    let taken = table.state.tiles.taken[France].or(table.state.tiles.taken[Britain]);
    let left = table.state.tiles.available.minus(taken);
    assert_eq!(left, ["e4-d2-b".parse().expect("a tile")].into_iter().collect());
}

/// Where the strength of each side comes from in the first three theaters.
fn check_strengths(table: &Table) {
    let none = Strength::default();
    for (id, france, britain) in [
        (
            "wss-central-europe",
            Strength { army: 2, alliances: 4, ..none },
            Strength { army: 1, alliances: 1, ..none },
        ),
        (
            "wss-spain",
            Strength { army: 1, squadrons: 1, keyword: 1, alliances: 1, ..none },
            Strength { army: 1, squadrons: 1, ..none },
        ),
        (
            "wss-queen-annes-war",
            Strength { army: 2, forts: 1, conflicts: 1, ..none },
            Strength { army: 2, ..none },
        ),
    ] {
        let found = [France, Britain].map(|side| strength(&table.state, theater(id), side));
        assert_eq!(found, [france, britain], "{id}");
    }
}

/// The counts of the Scoring Phase, then the end of Turn 1 up to the first decision of the war.
fn end_of_turn(table: &mut Table) {
    assert_eq!(table.counts(Region::NorthAmerica), [6, 5]);
    assert_eq!(table.counts(Region::Europe), [4, 10]);
    assert_eq!(table.counts(Region::Caribbean), [7, 4]);
    assert_eq!(table.counts(Region::India), [5, 4]);
    assert_eq!(table.prestige(), [3, 4]);
    check_strengths(table);
    table.take_events();
    table.decide("end");
}

/// The Victory Points after each scoring line, and the lines of the tracks before the war.
fn check_scoring(events: &[Event]) {
    let region = |region, counts, winner| Event::RegionScored { region, counts: Both(counts), winner };
    let commodity =
        |commodity, counts, winner| Event::CommodityScored { commodity, counts: Both(counts), winner };
    for line in [
        region(Region::Europe, [10, 4], Some(France)),
        region(Region::NorthAmerica, [5, 6], None),
        region(Region::Caribbean, [4, 7], Some(Britain)),
        region(Region::India, [4, 5], Some(Britain)),
        Event::PrestigeScored { counts: Both([4, 3]), winner: Some(France) },
        commodity(Commodity::Fish, [0, 2], Some(Britain)),
        commodity(Commodity::Tobacco, [0, 1], Some(Britain)),
        commodity(Commodity::Sugar, [1, 2], Some(Britain)),
    ] {
        assert!(events.contains(&line), "{line:?}");
    }
    let war = events.iter().position(|event| *event == Event::War { war: War::Wss }).expect("the war");
    let vp: Vec<_> = events[..war]
        .iter()
        .filter_map(|event| match *event {
            Event::Vp { side, amount, now, why } => Some((why, side, amount, now)),
            _ => None,
        })
        .collect();
    assert_eq!(
        vp,
        [
            ("award", France, 2, 17),
            ("prestige", France, 2, 19),
            ("award", Britain, 1, 18),
            ("demand", Britain, 2, 16),
            ("demand", Britain, 3, 13),
            ("demand", Britain, 2, 11),
            ("trade-advantages", Britain, 1, 10),
        ]
    );
    let last = |side: Side, of: fn(&Event) -> Option<(Side, u8)>| {
        events[..war].iter().filter_map(of).rfind(|(whose, _)| *whose == side).map(|(_, now)| now)
    };
    let debt = |event: &Event| match *event {
        Event::Debt { side, now, .. } => Some((side, now)),
        _ => None,
    };
    let trp = |event: &Event| match *event {
        Event::Trp { side, now, .. } => Some((side, now)),
        _ => None,
    };
    assert_eq!([last(Britain, debt), last(France, debt)], [Some(5), None]);
    assert_eq!([last(Britain, trp), last(France, trp)], [Some(2), Some(1)]);
}

/// A theater was fought with these strengths, Britain's last.
fn check_theater(events: &[Event], id: &str, france: i8, britain: i8) {
    let fought = Event::TheaterFought {
        theater: theater(id),
        strength: Both([france, britain]),
        winner: Some(France),
        margin: (france - britain) as u8,
    };
    assert!(events.contains(&fought), "{fought:?} in {events:?}");
}

/// The four theaters.
fn war(table: &mut Table) {
    // Central Europe: the French Debt symbol comes first, then one Conquest Point is to be spent.
    let events = table.take_events();
    check_scoring(&events);
    check_theater(&events, "wss-central-europe", 6, 2);
    table.tracks(12, [6, 6, 4, 0], [4, 5, 1, 1]);
    table.decide("conquer san-agustin");
    assert!(table.holds(France, "fruit"));

    check_theater(&table.take_events(), "wss-spain", 4, 2);
    table.tracks(13, [6, 6, 6, 0], [4, 5, 1, 1]);
    table.decide("conquer gibraltar");
    assert!(table.holds(France, "naval-bastion"));

    // Queen Anne's War needs no decision. At 14 Victory Points Britain resolves its symbol first.
    check_theater(&table.take_events(), "wss-queen-annes-war", 4, 2);
    table.tracks(14, [6, 6, 6, 0], [4, 5, 1, 1]);
    let rebellion = theater("wss-jacobite-rebellion");
    assert_eq!(strength(&table.state, rebellion, France).total(), 5, "before Ireland is lost");
    table.decide("unflag ireland-alliance");
    let none = Strength::default();
    let left = [France, Britain].map(|side| strength(&table.state, rebellion, side));
    let expected = [Strength { army: 2, keyword: 1, conflicts: 1, ..none }, Strength { army: -1, ..none }];
    assert_eq!(left, expected);
    table.decide("unflag dutch-republic-prestige");
    check_theater(&table.take_events(), "wss-jacobite-rebellion", 4, -1);
}

/// The position after the war and its reset.
fn after_the_war(table: &Table) {
    let tracks = &table.state.tracks;
    assert_eq!((tracks.vp, tracks.debt.0, tracks.limit.0, tracks.trp.0), (18, [4, 6], [5, 6], [1, 8]));
    assert_eq!(tracks.navy_box.0, [1, 0]);
    assert!(table.state.result.is_none() && table.state.jacobites.victory_wss);
    assert!(!table.conflict("albany") && !table.conflict("sardinia"));
    let held: [(Side, &str); 2] = [
        (
            Britain,
            "austria-alliance-2 austria-prestige-silesia sardinia balearic \
             massachusetts-bay northern-colonies hudson-valley chesapeake iroquois albany georges-bank \
             carolinas georgia jamaica barbados st-lucia santiago antilles-channel \
             madras kanchipuram calcutta midnapore west-bengal",
        ),
        (
            France,
            "spain-alliance-a spain-prestige-3 savoy german-states-3 bavaria austria-prestige-south \
             denmark-norway sweden biscay gibraltar \
             quebec-and-montreal acadia cataraqui algonquin louisbourg \
             louisiana st-domingue guadeloupe port-de-paix san-agustin \
             chandernagore pondicherry karaikal plassey",
        ),
    ];
    for (side, ids) in held {
        let (expected, found) = (spaces(ids), table.state.board.control[side]);
        let names = |set: Spaces| set.iter().map(Space::id).collect::<Vec<_>>();
        assert_eq!(names(found), names(expected), "{side}");
    }
    let advantages: [(Side, &str); 2] = [
        (Britain, "wheat iroquois-raids silk silesia-negotiations"),
        (France, "algonquin-raids mediterranean-intrigue central-europe-conflict fruit naval-bastion"),
    ];
    for (side, ids) in advantages {
        let expected: Advantages =
            ids.split_whitespace().map(|id| id.parse().expect("an advantage")).collect();
        assert_eq!(table.state.board.advantages(side), expected, "{side}");
    }
    // 7.6 The next war is laid out: four Basic War tiles each, Britain's from the fifteen left.
    assert_eq!((table.state.turn, table.state.war.next), (2, Some(War::Was)));
    for (side, pool) in [(France, 12), (Britain, 11)] {
        let army = &table.state.war.army[side];
        assert!(army.basic.iter().all(Option::is_some) && army.bonus.iter().all(Few::is_empty));
        assert_eq!((army.basic_pool.count_ones(), army.bonus_pool.count_ones()), (pool, 12));
    }
    // 4.1.3 The four Awards of Turn 1 stay out until Turn 3.
    assert_eq!(table.state.awards.left, 0);
    let north_america = table.state.awards.on[Region::NorthAmerica.index()];
    assert_ne!(north_america, Some("award-2".parse().expect("an award tile")));
}

#[test]
fn example_of_play_turn_1_and_the_war_of_the_spanish_succession() {
    let mut table = start();
    first_half(&mut table);
    second_half(&mut table);
    end_of_turn(&mut table);
    war(&mut table);
    after_the_war(&table);
    // 4.1.8 Above 15 Victory Points Britain takes the Initiative: it names the first player.
    table.decide_both(France, &["discard 12", "discard 8"]);
    assert_eq!(table.state.initiative, Britain);
    assert_eq!(table.legal(), ["first france", "first britain"]);
    table.decide("first britain");
    assert_eq!(table.state.round.side, Britain);
}
