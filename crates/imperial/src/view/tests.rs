//! Who sees what.

use serde_json::Value;
use table::{Dice, Game, NoLog, Seat, Seed, Viewer};

use super::{FaceView, View, view};
use crate::facts::{BasicTiles, Symbol};
use crate::testing::{Position, theater};
use crate::{Action, EventCards, Imperial, Ministry, Options, Side, State};

const FRANCE: Viewer = Viewer::Seat(Seat(0));
const BRITAIN: Viewer = Viewer::Seat(Seat(1));

fn json(state: &State, viewer: Viewer) -> Value {
    serde_json::to_value(view(state, viewer)).expect("plain data")
}

/// Plays a game at random and looks at the table now and then.
fn watch(options: Options, seed: u64, mut look: impl FnMut(&State)) {
    let mut dice = Dice::new(Seed::from_number(seed));
    let mut state = Imperial::setup(&options, 2, &mut dice).expect("good options");
    let mut list: Vec<Action> = Vec::new();
    for number in 0.. {
        let waiting: Vec<Seat> = Imperial::waiting_on(&state).iter().collect();
        if waiting.is_empty() || number % 7 == 0 {
            look(&state);
        }
        if waiting.is_empty() {
            return;
        }
        let seat = waiting[dice.below(waiting.len() as u32) as usize];
        list.clear();
        Imperial::legal(&state, seat, &mut list);
        let action = list[dice.below(list.len() as u32) as usize];
        Imperial::apply(&mut state, seat, action, &mut dice, &mut NoLog);
    }
}

#[test]
fn r_225_a_hand_is_for_its_owner() {
    let state = Position::new().state;
    let hand: Vec<_> = state.deck.hands[Side::France].iter().collect();
    let own = view(&state, FRANCE).cards;
    assert_eq!(own.hands.france.cards, Some(hand.clone()));
    assert_eq!(own.hands.britain.cards, None);
    for viewer in [BRITAIN, Viewer::Spectator] {
        let cards = view(&state, viewer).cards;
        assert_eq!((cards.hands.france.count, &cards.hands.france.cards), (3, &None));
        assert!(hand.iter().all(|card| cards.unseen.contains(card)), "{viewer:?} cannot tell them apart");
    }
    let open = view(&state, Viewer::Open).cards;
    assert_eq!(open.hands.france.cards, Some(hand));
    assert!(open.hands.britain.cards.is_some());
}

#[test]
fn r_226_the_unseen_cards_are_the_draw_pile_and_the_other_hand() {
    let state = Position::new().state;
    let unseen = |viewer| view(&state, viewer).cards.unseen.into_iter().collect::<EventCards>();
    let deck = &state.deck;
    assert_eq!(unseen(FRANCE), deck.draw.or(deck.hands[Side::Britain]));
    assert_eq!(unseen(BRITAIN), deck.draw.or(deck.hands[Side::France]));
    assert_eq!(unseen(Viewer::Spectator).len(), 15);
    assert_eq!(unseen(Viewer::Open), deck.draw);
    let tiles = view(&state, Viewer::Spectator).tiles;
    assert_eq!((tiles.available.len(), tiles.stack.len(), tiles.used.len()), (9, 15, 0));
}

#[test]
fn r_225_a_face_down_ministry_is_only_counted() {
    let mut position = Position::new().open("m1");
    position.state.ministries[Side::France].cards.insert(Ministry::LAW);
    let own = view(&position.state, FRANCE).ministries.france;
    assert_eq!(
        own.iter().map(|card| card.card).collect::<Vec<_>>(),
        [Some(Ministry::CARDINALS), Some(Ministry::LAW)]
    );
    for viewer in [BRITAIN, Viewer::Spectator] {
        let seen = view(&position.state, viewer).ministries.france;
        assert_eq!(seen[0].card, Some(Ministry::CARDINALS));
        assert_eq!((seen[1].face, seen[1].card, seen[1].id), (FaceView::Down, None, None));
        let text = json(&position.state, viewer).to_string();
        assert!(text.contains("the-cardinal-ministers") && !text.contains("john-law"));
    }
    assert!(json(&position.state, Viewer::Open).to_string().contains("john-law"));
}

#[test]
fn r_093_everybody_knows_the_third_ministry() {
    let mut position = Position::new();
    for card in [Ministry::CARDINALS, Ministry::UPRISINGS, Ministry::LAW] {
        position.state.ministries[Side::France].cards.insert(card);
    }
    position.state.jacobites.held_extra = true;
    let seen = view(&position.state, BRITAIN).ministries.france;
    assert_eq!(
        seen.iter().map(|card| card.card).collect::<Vec<_>>(),
        [Some(Ministry::UPRISINGS), None, None]
    );
}

#[test]
fn r_225_exhausted_abilities_are_public() {
    let mut position = Position::new().open("m8");
    position.state.ministries[Side::Britain].exhausted_second.insert(Ministry::BANK);
    assert_eq!(view(&position.state, FRANCE).ministries.britain[0].exhausted, ["off-type-event"]);
}

#[test]
fn r_225_war_tiles_are_for_their_owner_until_they_are_revealed() {
    let spain = theater("wss-spain");
    let mut position = Position::new().display(spain).basic(Side::France, spain, -1, Symbol::Unflag).bonus(
        Side::France,
        spain,
        3,
        Symbol::None,
    );
    let there = |state: &State, viewer| view(state, viewer).war.unwrap().theaters[1].sides.france.clone();
    let own = there(&position.state, FRANCE);
    assert_eq!(own.basic[0].as_ref().map(|tile| tile.strength), Some(-1));
    assert_eq!(own.bonus[0].as_ref().and_then(|tile| tile.name), Some("Vendôme"));
    assert_eq!(own.army, Some(2));
    for viewer in [BRITAIN, Viewer::Spectator] {
        let seen = there(&position.state, viewer);
        assert_eq!((&seen.basic[..], &seen.bonus[..], seen.army), (&[None][..], &[None][..], None));
        assert_eq!(seen.strength, own.strength, "what lies open counts for everybody");
        assert_eq!(view(&position.state, viewer).war.unwrap().tiles.france.own, None);
        assert!(!json(&position.state, viewer).to_string().contains("Vendôme"));
    }
    position.state.fighting = Some(spain.war);
    position.state.battle.theater = spain.index;
    assert_eq!(there(&position.state, BRITAIN).army, None);
    position.state.battle.revealed = true;
    assert_eq!(there(&position.state, BRITAIN).army, Some(2));
}

#[test]
fn r_225_an_upgrade_and_pools_are_for_their_owner() {
    let mut position = Position::new();
    let army = &mut position.state.war.army[Side::Britain];
    let drawn = BasicTiles(army.basic_pool).first().expect("a pool");
    army.basic_pool &= !(1 << drawn.index());
    army.upgrade = Some(drawn);
    let own = |viewer| view(&position.state, viewer).war.unwrap().tiles.britain.own;
    assert_eq!(own(FRANCE), None);
    assert_eq!(own(Viewer::Spectator), None);
    let tiles = own(BRITAIN).expect("own tiles");
    assert_eq!(tiles.upgrade.map(|tile| usize::from(tile.number)), Some(drawn.index()));
    assert_eq!((tiles.basic_pool.len(), tiles.bonus_pool.len()), (11, 12));
    assert!(own(Viewer::Open).is_some());
}

#[test]
fn r_227_a_choice_made_at_once_is_not_shown() {
    let mut position = Position::new();
    assert_eq!(view(&position.state, FRANCE).prompt.unwrap().key, "choose-ministries");
    position.decide("ministry m1").decide("ministry m2");
    let choices = |viewer| view(&position.state, viewer).simultaneous.expect("both choose");
    assert!(choices(BRITAIN).done.france && !choices(BRITAIN).done.britain);
    assert_eq!(choices(BRITAIN).choices.france, None);
    assert_eq!(choices(FRANCE).choices.france.unwrap().ministries, [Ministry::CARDINALS, Ministry::LAW]);
    assert_eq!(view(&position.state, BRITAIN).ministries.france, []);
}

#[test]
fn r_12_2_assigned_tiles_are_not_even_counted() {
    let options = Options { assigned_layout: true, ..Options::default() };
    let mut position = Position::with(options);
    let before = view(&position.state, BRITAIN);
    assert_eq!((before.phase, before.prompt.unwrap().key), ("war-layout", "assign-tiles"));
    let first = position.legal().remove(0);
    position.decide(&first);
    assert_eq!(view(&position.state, BRITAIN).war, before.war);
    assert_eq!(view(&position.state, FRANCE).war.unwrap().theaters[0].sides.france.basic.len(), 1);
}

#[test]
fn the_prompt_names_who_decides_what() {
    let options = Options { sides: crate::Sides::Bid, ..Options::default() };
    let mut position = Position::with(options);
    let seen = view(&position.state, Viewer::Spectator);
    assert_eq!((seen.sides, seen.you, seen.phase), ([None, None], None, "side-bid"));
    assert_eq!(seen.prompt.as_ref().map(|prompt| prompt.key), Some("want-side"));
    position.decide("side britain").decide("bid 2");
    let prompt = json(&position.state, Viewer::Spectator)["prompt"].take();
    assert_eq!(prompt["key"], "bid-or-accept");
    assert_eq!(prompt["args"], serde_json::json!({ "side": "britain", "last": 2 }));
    position.decide("accept");
    let seen = view(&position.state, FRANCE);
    assert_eq!((seen.sides, seen.you), ([Some(Side::Britain), Some(Side::France)], Some(Side::Britain)));
}

#[test]
fn views_are_written_with_ids() {
    let state = Position::new().conflicts("albany").damaged("louisbourg").state;
    let seen = json(&state, FRANCE);
    let space = |id: &str| {
        let list = seen["spaces"].as_array().expect("a list");
        list.iter().find(|space| space["space"] == id).cloned().unwrap_or_default()
    };
    assert_eq!(space("albany")["conflict"], "normal");
    assert_eq!(space("louisbourg")["damaged"], true);
    assert_eq!(space("quebec-and-montreal")["owner"], "france");
    assert_eq!(seen["advantages"].as_array().map(Vec::len), Some(22));
    assert_eq!(seen["commodities"][0]["commodity"], "furs");
    assert_eq!(seen["war"]["theaters"][0]["spoils"][2]["max"], Value::Null);
}

/// What holds of the view of any state.
fn check(state: &State, dice: &mut Dice) {
    for seat in [Seat(0), Seat(1)] {
        let world = Imperial::imagine(state, seat, dice);
        assert_eq!(view(state, Viewer::Seat(seat)), view(&world, Viewer::Seat(seat)));
        assert_eq!(view(state, Viewer::Spectator), view(&world, Viewer::Spectator));
    }
    let open: View = view(state, Viewer::Open);
    assert_eq!(open.prompt.is_none(), open.result.is_some());
    assert!(open.prompt.is_none_or(|prompt| prompt.key != "wait" && !prompt.seats.is_empty()));
    let cards = open.cards;
    let all = [cards.discard, cards.played, cards.expired, cards.unseen].concat().len()
        + usize::from(cards.hands.france.count + cards.hands.britain.count);
    assert_eq!(all, state.deck.since.iter().filter(|&&since| since > 0).count());
}

#[test]
fn views_of_random_games_tell_nothing_hidden() {
    let options = [
        Options::default(),
        Options { assigned_layout: true, tile_swap: true, spanish_empire: true, ..Options::default() },
        Options { sides: crate::Sides::Bid, tougher_forts: true, ..Options::default() },
    ];
    let mut dice = Dice::new(Seed::from_number(7));
    for options in options {
        for seed in 0..20 {
            watch(options, seed, |state| check(state, &mut dice));
        }
    }
}
