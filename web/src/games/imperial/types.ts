/** What the server sends for this game. Written by `UPDATE_TYPES=1 cargo test -p imperial typescript`. */

/**
 * A Ministry ability that is a decision (section 6 of the decision points).
 */
export type Ability = "cardinals" | "walpole" | "bank-limit" | { "huguenots": Space } | { "halley": EventCard } | { "choiseul": Slot } | { "pitt": Slot } | "williams" | { "hanover": Slot } | { "townshend": Commodity } | { "burke": Slot };

/**
 * The type of an action and of its points.
 */
export type ActionType = "economic" | "diplomatic" | "military";

/**
 * An advantage.
 */
export type Advantage = string;

/**
 * 8.0 An Advantage.
 */
export type AdvantageView = { 
/**
 * Which.
 */
advantage: Advantage, 
/**
 * 8.1 Who holds it.
 */
holder: Side | null, 
/**
 * 8.2 Whether it is exhausted.
 */
exhausted: boolean, 
/**
 * 8.1, 8.2 Whether its holder could use it: not exhausted, not gained in this Action Round,
 * no Conflict marker on its spaces.
 */
usable: boolean, };

/**
 * Arguments of a message, by name.
 */
export type Args = Record<string, number | string>;

/**
 * An award tile.
 */
export type AwardTile = string;

/**
 * 4.1.3 The Award of a Region as it stands.
 */
export type AwardView = { 
/**
 * The Region.
 */
region: Region, 
/**
 * The tile; none before the first turn.
 */
tile: AwardTile | null, 
/**
 * Victory Points for the winner.
 */
vp: number, 
/**
 * Treaty Points for the winner.
 */
trp: number, 
/**
 * The lead that wins it.
 */
margin: number, 
/**
 * Spaces that count for each side.
 */
counts: PerSide<number>, 
/**
 * Who has more.
 */
leader: Side | null, 
/**
 * Who would win the Award now.
 */
winner: Side | null, };

/**
 * A basic war tile of one side.
 */
export type BasicTile = number;

/**
 * 7.1 The war being resolved.
 */
export type BattleView = { 
/**
 * The theater being resolved.
 */
theater: Theater | null, 
/**
 * 7.1.4 Total strengths there, once they are compared.
 */
strength: PerSide<number> | null, 
/**
 * 7.2.2 Refusals of each side in this war.
 */
refusals: PerSide<number>, 
/**
 * 7.2.2 Territories that cannot be taken any more in this war.
 */
closed: Array<Space>, 
/**
 * 7.2.1.1 Naval spaces whose Squadron has taken a space in this war.
 */
conquerors: Array<Space>, 
/**
 * Squadrons in the Navy Box that have taken a space in this war.
 */
"conquerors-boxed": PerSide<number>, 
/**
 * 12.1 Shifts in Spain owed to each side after this theater.
 */
"spanish-shifts": PerSide<number>, };

/**
 * 7.1.3 Strength that everybody can count.
 */
export type BonusStrengthView = { 
/**
 * Alliance spaces.
 */
alliances: number, 
/**
 * The keyword.
 */
keyword: number, 
/**
 * Conflict markers on the opponent's spaces.
 */
conflicts: number, 
/**
 * Squadrons.
 */
squadrons: number, 
/**
 * Undamaged Forts.
 */
forts: number, 
/**
 * The Byng and the Atlantic Dominance marker.
 */
markers: number, 
/**
 * All together, without any War tile.
 */
total: number, };

/**
 * A bonus war tile of one side for one war.
 */
export type BonusTile = number;

/**
 * A value for France and one for Britain, indexed by [`Side`].
 */
export type Both<T> = [T, T];

/**
 * A purchase: what, and which Action pays (Q1).
 */
export type Buy = { 
/**
 * What is bought.
 */
goods: Goods, 
/**
 * Which Action pays.
 */
slot: Slot, };

/**
 * What a market trades, in the scoring order of the Global Demand table.
 */
export type Commodity = "furs" | "spice" | "fish" | "tobacco" | "sugar" | "cotton";

/**
 * 4.1.4 A commodity as it stands.
 */
export type CommodityView = { 
/**
 * Which.
 */
commodity: Commodity, 
/**
 * Whether it is in Global Demand this turn.
 */
"in-demand": boolean, 
/**
 * Markets that count for each side.
 */
counts: PerSide<number>, 
/**
 * Who has more.
 */
leader: Side | null, 
/**
 * What the table gives for it in this Era.
 */
reward: RewardView, };

/**
 * 3.8.1 The kind of a Conflict marker.
 */
export type ConflictView = "normal" | "plus-one";

/**
 * 3.4 Event cards, by number.
 */
export type DeckView = { 
/**
 * The hands.
 */
hands: PerSide<HandView>, 
/**
 * How many cards are in the draw pile.
 */
draw: number, 
/**
 * The discard pile.
 */
discard: Array<EventCard>, 
/**
 * Cards played, which are out of the game.
 */
played: Array<EventCard>, 
/**
 * 4.1.1 Cards that left the game because their Era is over.
 */
expired: Array<EventCard>, 
/**
 * R-226 Cards of which the viewer knows only that they are in the draw pile or in a hand.
 */
unseen: Array<EventCard>, };

/**
 * The ways the game can end.
 */
export type EndReason = "peace-vp" | "war-vp" | "sweep" | "maximum-spoils" | "final-scoring" | "tie-by-debt" | "tie-to-britain";

/**
 * An era of two peace turns.
 */
export type Era = "succession" | "empire" | "revolution";

/**
 * Something that happened. The fields say what their names say: whose it was, where, how many.
 */
export type Event = { "event": "side-wanted", seat: number, side: Side, } | { "event": "bid", seat: number, amount: number, } | { "event": "sides", france: number, britain: number, } | { "event": "turn", turn: number, } | { "event": "deck-grows", cards: number, } | { "event": "cards-expire", side: Side, cards: Array<EventCard>, } | { "event": "award", region: Region, tile: AwardTile, } | { "event": "demand", commodities: Array<Commodity>, } | { "event": "squadrons-return", side: Side, count: number, } | { "event": "tiles", tiles: Array<InvestmentTile>, } | { "event": "reshuffle" } | { "event": "cards-drawn", side: Side, count: number, cards: Array<EventCard> | null, } | { "event": "discards", side: Side, cards: Array<EventCard>, } | { "event": "chosen", side: Side, } | { "event": "ministries-chosen", side: Side, cards: number, exchanged: number, } | { "event": "uprisings-taken" } | { "event": "initiative", holder: Side, } | { "event": "first", side: Side, } | { "event": "round", side: Side, number: number, } | { "event": "tile-taken", side: Side, tile: InvestmentTile, } | { "event": "passed", side: Side, } | { "event": "round-ends", side: Side, } | { "event": "revealed", side: Side, card: Ministry, } | { "event": "ability-used", side: Side, ability: Ability, } | { "event": "ability-works", side: Side, card: Ministry, } | { "event": "ministry-gone", card: Ministry, } | { "event": "event-played", side: Side, card: EventCard, bonus: boolean, } | { "event": "granted", side: Side, ap: ActionType, amount: number, } | { "event": "bought", side: Side, buy: Buy, price: number, debt: number, trp: number, } | { "event": "flagged", side: Side, space: Space, } | { "event": "unflagged", side: Side, space: Space, } | { "event": "spanish-unflagged", space: Space, } | { "event": "usa-flag", space: Space, } | { "event": "conflict", space: Space, "plus-one": boolean, } | { "event": "conflict-gone", space: Space, } | { "event": "fort-damaged", space: Space, } | { "event": "fort-repaired", space: Space, } | { "event": "squadron-built", side: Side, } | { "event": "squadron-sent", side: Side, from: Fleet, to: string, } | { "event": "huguenots", space: Space, } | { "event": "huguenots-spent", space: Space, } | { "event": "huguenots-gone", space: Space, } | { "event": "huguenots-fresh" } | { "event": "advantage-used", side: Side, advantage: Advantage, exhausted: boolean, } | { "event": "advantage-turned", advantage: Advantage, exhausted: boolean, } | { "event": "upgrade", side: Side, theater: Theater, drawn: BasicTile | null, } | { "event": "upgrade-kept", side: Side, theater: Theater, "kept-new": boolean, } | { "event": "upgrade-settled", side: Side, removed: boolean, } | { "event": "swapped", side: Side, one: Theater, other: Theater, } | { "event": "tile-drawn", side: Side, tile: BonusTile | null, } | { "event": "tile-placed", side: Side, theater: Theater, } | { "event": "tile-moved", side: Side, from: Theater, to: Theater, } | { "event": "tile-returned", side: Side, theater: Theater, tile: BonusTile | null, } | { "event": "byng", theater: Theater, } | { "event": "demand-changed", commodity: Commodity, added: boolean, } | { "event": "townshend", commodity: Commodity, } | { "event": "vp", side: Side, amount: number, now: number, why: string, } | { "event": "debt", side: Side, delta: number, now: number, why: string, } | { "event": "limit", side: Side, delta: number, now: number, why: string, } | { "event": "trp", side: Side, delta: number, now: number, why: string, } | { "event": "region-scored", region: Region, counts: Both<number>, winner: Side | null, } | { "event": "prestige-scored", counts: Both<number>, winner: Side | null, } | { "event": "commodity-scored", commodity: Commodity, counts: Both<number>, winner: Side | null, } | { "event": "war", war: War, } | { "event": "theater-revealed", theater: Theater, } | { "event": "tiles-shown", side: Side, theater: Theater, basic: BasicTile | null, bonus: [BonusTile | null, BonusTile | null, BonusTile | null], } | { "event": "theater-fought", theater: Theater, strength: Both<number>, winner: Side | null, margin: number, } | { "event": "declined", side: Side, what: string, } | { "event": "conquest-points", side: Side, points: number, } | { "event": "conquered", side: Side, space: Space, price: number, } | { "event": "refused", side: Side, space: Space, } | { "event": "jacobite-victory", war: War, } | { "event": "jacobite-defeat" } | { "event": "atlantic-dominance", side: Side, } | { "event": "layout", war: War, } | { "event": "final-scoring", line: string, side: Side, vp: number, } | { "event": "game-over", winner: Side, how: EndReason, } | { "event": "carry-over", side: Side, tiles: number, } | { "event": "advantage-moved", side: Side, advantage: Advantage, held: boolean, } | { "event": "isolated", spaces: Array<Space>, };

/**
 * An Event card, by its printed number (1 to 41).
 */
export type EventCard = number;

/**
 * Which face of a card is up.
 */
export type FaceView = "up" | "down";

/**
 * 11.0 What Final Scoring would bring a side.
 */
export type FinalSideView = { 
/**
 * Victory Points for more Prestige spaces.
 */
prestige: number, 
/**
 * Victory Points for more Available Debt.
 */
debt: number, 
/**
 * The commodities it leads, 1 VP each.
 */
commodities: Array<Commodity>, 
/**
 * The opponent's Territories it has taken, 2 VP each.
 */
territories: Array<Space>, 
/**
 * All together.
 */
vp: number, };

/**
 * 11.0 What Final Scoring would bring now.
 */
export type FinalView = { 
/**
 * What each side would get.
 */
sides: PerSide<FinalSideView>, 
/**
 * The Victory Points then.
 */
"vp-after": number, 
/**
 * 4.1.14 Who would win.
 */
winner: Side, };

/**
 * Whose flag or Squadron.
 */
export type FlagView = "france" | "britain" | "spain" | "usa";

/**
 * A Squadron, by where it is.
 */
export type Fleet = "box" | { "at": Space };

/**
 * Something Action Points buy (decision points B1 to B13).
 */
export type Goods = { "shift": [Space, Help] } | "event-card" | "war-tile" | { "clear-conflict": Space } | { "fort": Space } | { "repair": Space } | { "squadron": { 
/**
 * What sets its price.
 */
yard: Yard, 
/**
 * Whether Event 4's discount is used (R-124).
 */
speculation: boolean, } } | { "deploy": { 
/**
 * From where.
 */
from: Fleet, 
/**
 * To which Naval space.
 */
to: Space, } } | { "rebel": Space } | "uprising" | { "convert": ActionType } | { "bastion": Space };

/**
 * A hand.
 */
export type HandView = { 
/**
 * How many cards.
 */
count: number, 
/**
 * Which, for their owner.
 */
cards: Array<EventCard> | null, };

/**
 * What lowers the price of one shift (Q5).
 */
export type Help = { 
/**
 * 8.2 An Advantage used with it.
 */
advantage: Advantage | null, 
/**
 * M-9 Huguenots markers flipped for it, by Territory.
 */
huguenots: [Space | null, Space | null], };

/**
 * M-9 The face of a Huguenots marker.
 */
export type HuguenotsView = "fresh" | "spent";

/**
 * An investment tile.
 */
export type InvestmentTile = string;

/**
 * One of this turn's Investment tiles.
 */
export type InvestmentView = { 
/**
 * Which.
 */
tile: InvestmentTile, 
/**
 * Who has taken it.
 */
"taken-by": Side | null, };

/**
 * 5.4.1 Whether a Market is Isolated.
 */
export type IsolationView = { 
/**
 * It would be if an Action Round began now.
 */
now: boolean, 
/**
 * It counts as Isolated in the Action Round being played.
 */
"this-round": boolean, };

/**
 * Markers that lie elsewhere than on the map.
 */
export type MarkersView = { 
/**
 * 7.3 Wars that gave a Jacobite Victory marker.
 */
"jacobite-victories": Array<War>, 
/**
 * 7.3 Whether the Jacobite Defeat marker is placed.
 */
"jacobite-defeat": boolean, 
/**
 * R-092 Whether M-4 is out of the game.
 */
"uprisings-removed": boolean, 
/**
 * R-093 Whether France may hold M-4 as a third card.
 */
"third-ministry": boolean, 
/**
 * R-133 The theater with the Byng marker.
 */
byng: Theater | null, 
/**
 * R-205 The side of the Atlantic Dominance marker.
 */
"atlantic-dominance": Side | null, 
/**
 * M-21 The commodity with the Townshend Acts marker.
 */
townshend: Commodity | null, 
/**
 * M-9 Huguenots markers not placed yet.
 */
"huguenots-left": number, 
/**
 * M-17 Debt taken this turn that did not raise the track.
 */
"free-credit-used": number, };

/**
 * A Ministry card, by its printed number (M-1 to M-26).
 */
export type Ministry = number;

/**
 * 3.5 A Ministry card in play.
 */
export type MinistryView = { 
/**
 * Which face is up.
 */
face: FaceView, 
/**
 * Its number, if the viewer knows the card.
 */
card: Ministry | null, 
/**
 * Its id, if the viewer knows the card.
 */
id: string | null, 
/**
 * The ids of its exhausted abilities.
 */
exhausted: Array<string>, };

/**
 * Debt and Treaty Points of a side.
 */
export type MoneyView = { 
/**
 * 6.1 Current Debt.
 */
debt: number, 
/**
 * 6.3 Debt Limit.
 */
limit: number, 
/**
 * 6.4 Available Debt.
 */
available: number, 
/**
 * 9.0 Treaty Points.
 */
trp: number, };

/**
 * Optional rules, handicap and the side bid (decision point G1).
 */
export type Options = { 
/**
 * 12.1 Spanish flags in three Caribbean Markets.
 */
"spanish-empire": boolean, 
/**
 * 12.2 (1) A Military Upgrade may swap two Basic War tiles.
 */
"tile-swap": boolean, 
/**
 * 12.2 (2) Basic War tiles are drawn first and then assigned to theaters.
 */
"assigned-layout": boolean, 
/**
 * 12.3 Taking a Fort with Conquest Points needs a Conquest Line.
 */
"tougher-forts": boolean, 
/**
 * R-007 Actions may be interleaved freely.
 */
interleaving: boolean, 
/**
 * Who plays which side.
 */
sides: Sides, 
/**
 * R-230 Treaty Points that France starts with.
 */
"france-treaty-points": number, 
/**
 * R-230 Treaty Points that Britain starts with.
 */
"britain-treaty-points": number, };

/**
 * A choice so far.
 */
export type OwnChoice = { 
/**
 * 4.1.6 Cards to be discarded.
 */
discards: Array<EventCard>, 
/**
 * 4.1.7 Ministry cards chosen, or taken in exchange.
 */
ministries: Array<Ministry>, 
/**
 * 4.1.7 Face-down Ministry cards given back in exchange.
 */
returned: Array<Ministry>, 
/**
 * R-093 Whether M-4 is taken as a third card; none while undecided.
 */
uprisings: boolean | null, };

/**
 * What only the owner of War tiles may know.
 */
export type OwnTilesView = { 
/**
 * Basic War tiles in the pool.
 */
"basic-pool": Array<TileView>, 
/**
 * Bonus War tiles in the pool.
 */
"bonus-pool": Array<TileView>, 
/**
 * Basic War tiles removed from the game.
 */
removed: Array<TileView>, 
/**
 * Bonus War tiles drawn and not placed yet, the next one last.
 */
unplaced: Array<TileView>, 
/**
 * 5.3.3 The Basic War tile of an Upgrade that does not lie in a theater.
 */
upgrade: TileView | null, 
/**
 * 12.2 Basic War tiles drawn and not assigned yet.
 */
unassigned: Array<TileView>, };

/**
 * A value for each side, written as an object with both names.
 */
export type PerSide<T> = { 
/**
 * Britain's.
 */
britain: T, 
/**
 * France's.
 */
france: T, };

/**
 * 4.1.12 Prestige as it stands.
 */
export type PrestigeView = { 
/**
 * Prestige spaces that count for each side.
 */
counts: PerSide<number>, 
/**
 * Who would score.
 */
leader: Side | null, };

/**
 * How far an Action is.
 */
export type ProgressView = "untouched" | "started" | "finished";

/**
 * Who must decide what, as a message key with its arguments.
 */
export type PromptView = { 
/**
 * What is to be decided.
 */
key: string, 
/**
 * The seats that must decide.
 */
seats: Array<number>, 
/**
 * Their sides, once these are settled.
 */
sides: Array<Side>, 
/**
 * What the sentence speaks of.
 */
args: Args, };

/**
 * 5.3 An Action and the Action Points it has left.
 */
export type PurseView = { 
/**
 * Which Action.
 */
slot: Slot, 
/**
 * The type of its Action Points.
 */
ap: ActionType, 
/**
 * Whether the restrictions of Minor Actions apply (5.3.2).
 */
minor: boolean, 
/**
 * R-015 Whether Debt and Treaty Points added to it are free of restrictions.
 */
open: boolean, 
/**
 * Unrestricted Action Points.
 */
free: number, 
/**
 * Restricted Action Points.
 */
tied: Array<TiedView>, 
/**
 * M-22 Whether it may buy nothing outside Europe.
 */
"europe-only": boolean, 
/**
 * How far it is.
 */
progress: ProgressView, };

/**
 * A region of the map.
 */
export type Region = "europe" | "north-america" | "caribbean" | "india";

/**
 * How the game ended.
 */
export type ResultView = { 
/**
 * Who won.
 */
winner: Side, 
/**
 * How.
 */
how: EndReason, };

/**
 * A result of a theater beyond points and flags.
 */
export type Reward = "jacobite-victory-marker" | "jacobite-uprisings-extra" | "jacobite-defeat" | "atlantic-dominance" | "loser-squadron-to-unbuilt" | "loser-squadron-removed-per-margin" | "usa" | "canada";

/**
 * 4.1.12 What a commodity gives its leader.
 */
export type RewardView = { 
/**
 * Victory Points.
 */
vp: number, 
/**
 * Treaty Points.
 */
trp: number, 
/**
 * Added to the Debt; negative lowers it.
 */
debt: number, };

/**
 * 5.0 The Action Round being played.
 */
export type RoundView = { 
/**
 * Whose.
 */
side: Side, 
/**
 * 5.1 The tile taken.
 */
tile: InvestmentTile | null, 
/**
 * 5.3 The Actions and what they have left.
 */
purses: Array<PurseView>, 
/**
 * 5.3.4 The Regions in which something was bought.
 */
visited: VisitedView, 
/**
 * The Event played.
 */
event: EventCard | null, 
/**
 * Whether its Bonus Condition was met.
 */
bonus: boolean, 
/**
 * R-003 Whether an Event could still be played.
 */
"event-window": boolean, 
/**
 * 5.3.3 Whether the Military Upgrade has been used.
 */
upgraded: boolean, 
/**
 * 8.2 Advantages used.
 */
"advantages-used": number, 
/**
 * 8.2 Regions whose Advantages were used.
 */
"advantage-regions": Array<Region>, 
/**
 * 5.6.1 Bonus War tiles bought.
 */
"tiles-bought": number, 
/**
 * 5.6.6 Naval spaces whose Squadron was deployed.
 */
deployed: Array<Space>, 
/**
 * Spaces whose control changed.
 */
changed: Array<Space>, 
/**
 * What Events and Ministries have put in force: `speculation`, `pacte`, `northern-courts`,
 * `rebelling`.
 */
"in-force": Array<string>, 
/**
 * 5.6.1 Turn 6: what Military Action Points are converted into.
 */
converting: ActionType | null, };

/**
 * A side of the game: 0 is France, 1 is Britain.
 */
export type Side = "france" | "britain";

/**
 * War tiles of a side that do not lie in a theater.
 */
export type SideTilesView = { 
/**
 * Bonus War tiles drawn and not placed yet.
 */
unplaced: number, 
/**
 * R-214 Bonus War tiles to draw at the first Action Round of Turn 4.
 */
"carry-over": number, 
/**
 * Basic War tiles removed from the game.
 */
removed: number, 
/**
 * Bonus War tiles in the pool.
 */
"bonus-pool": number, 
/**
 * Which tiles these are, for their owner.
 */
own: OwnTilesView | null, };

/**
 * How the sides are given to the seats.
 */
export type Sides = "france-first" | "britain-first" | "random" | "bid";

/**
 * Choices that both sides make at once; nobody sees the other's before both are in.
 */
export type SimultaneousView = { 
/**
 * Who has decided.
 */
done: PerSide<boolean>, 
/**
 * What has been chosen so far, for its owner.
 */
choices: PerSide<OwnChoice | null>, };

/**
 * Which Action of the round pays.
 */
export type Slot = "major" | "minor" | "event" | "bought";

/**
 * A space that a side can control.
 *
 * ```
 * use imperial::facts::Space;
 * assert_eq!("york-factory".parse(), Ok(Space::YORK_FACTORY));
 * assert_eq!(Space::YORK_FACTORY.facts().cost, 2);
 * ```
 */
export type Space = string;

/**
 * A space that has a flag or a marker.
 */
export type SpaceView = { 
/**
 * Which.
 */
space: Space, 
/**
 * Whose flag or Squadron is there.
 */
owner: FlagView | null, 
/**
 * 3.8 The Conflict marker.
 */
conflict: ConflictView | null, 
/**
 * 3.2.5 Whether the Fort is damaged.
 */
damaged: boolean, 
/**
 * M-9 The Huguenots marker.
 */
huguenots: HuguenotsView | null, 
/**
 * 3.2.8 Whether the owner's Squadrons or Forts protect it.
 */
protected: boolean, 
/**
 * 5.4.1 Whether it is Isolated.
 */
isolated: IsolationView, };

/**
 * 7.2 A row of the spoils table.
 */
export type SpoilsView = { 
/**
 * Which victor uses the row; either when there is none.
 */
winner: Side | null, 
/**
 * The lowest margin.
 */
min: number, 
/**
 * The highest margin; none for “or more”.
 */
max: number | null, 
/**
 * Victory Points for the winner.
 */
vp: number, 
/**
 * Conquest Points for the winner.
 */
cp: number, 
/**
 * Treaty Points for the loser.
 */
"loser-trp": number, 
/**
 * The flag that the winner removes.
 */
unflag: UnflagView | null, 
/**
 * What else happens.
 */
rewards: Array<Reward>, };

/**
 * 3.6 Squadrons of a side that are not on the map.
 */
export type SquadronsView = { 
/**
 * In the Navy Box.
 */
"navy-box": number, 
/**
 * Not built yet.
 */
unbuilt: number, 
/**
 * R-122 On the Turn Track until the next Peace Turn.
 */
away: number, 
/**
 * Out of the game.
 */
removed: number, };

/**
 * How far a theater is.
 */
export type StageView = "waiting" | "revealed" | "fought" | "resolved";

/**
 * The symbol of a war tile.
 */
export type Symbol = "none" | "debt" | "fort-or-fleet" | "unflag";

/**
 * A theater of a war.
 */
export type Theater = string;

/**
 * One side in a theater. In the lists, a tile that the viewer does not see is `null`.
 */
export type TheaterSideView = { 
/**
 * The Basic War tile, if it is in place.
 */
basic: Array<TileView | null>, 
/**
 * The Bonus War tiles, in the order in which they lie.
 */
bonus: Array<TileView | null>, 
/**
 * Bonus Strength and markers as they stand; none once the strengths are compared.
 */
strength: BonusStrengthView | null, 
/**
 * 7.1.1 Army Strength, if the viewer sees all the tiles.
 */
army: number | null, };

/**
 * A theater on the display.
 */
export type TheaterView = { 
/**
 * Which.
 */
theater: Theater, 
/**
 * How far it is.
 */
stage: StageView, 
/**
 * What each side has there.
 */
sides: PerSide<TheaterSideView>, 
/**
 * Who won it.
 */
winner: Side | null, 
/**
 * By how much.
 */
margin: number | null, 
/**
 * What each margin pays.
 */
spoils: Array<SpoilsView>, };

/**
 * 5.2 (4) Restricted Action Points.
 */
export type TiedView = { 
/**
 * What they may be spent on.
 */
only: string, 
/**
 * In which Region, if that is the restriction.
 */
region: Region | null, 
/**
 * How many are left.
 */
left: number, };

/**
 * A War tile that the viewer sees.
 */
export type TileView = { 
/**
 * Its place among the Basic or the Bonus War tiles of its owner.
 */
number: number, 
/**
 * Its strength.
 */
strength: number, 
/**
 * Its symbol.
 */
symbol: Symbol, 
/**
 * The name on a Bonus War tile.
 */
name: string | null, };

/**
 * 3.3 Investment tiles. The undrawn and the used ones are known as sets.
 */
export type TilesView = { 
/**
 * This turn's nine tiles.
 */
available: Array<InvestmentView>, 
/**
 * Tiles not drawn yet.
 */
stack: Array<InvestmentTile>, 
/**
 * Used tiles.
 */
used: Array<InvestmentTile>, };

/**
 * The type of space from which a spoil removes a flag.
 */
export type UnflagKind = "market" | "political";

/**
 * An opposing flag that the winner removes.
 */
export type UnflagView = { 
/**
 * From which type of space.
 */
kind: UnflagKind, 
/**
 * In which Region.
 */
region: Region, };

/**
 * What a viewer may know.
 */
export type View = { 
/**
 * The options of the game.
 */
options: Options, 
/**
 * The side each seat plays, by seat; nobody's while the players bid for the sides.
 */
sides: [Side | null, Side | null], 
/**
 * The side of the viewer, if it plays one.
 */
you: Side | null, 
/**
 * 4.0 The Peace Turn, 1 to 6; during a war, the turn before it.
 */
turn: number, 
/**
 * 2.1 The Era.
 */
era: Era, 
/**
 * Where in the turn we are: `side-bid`, `war-layout`, `deal-cards`, `ministry`, `initiative`,
 * `action`, `war` or `over`.
 */
phase: string, 
/**
 * The war being fought.
 */
fighting: War | null, 
/**
 * 4.1.9 The Action Round, 1 to 4, in the Action Phase.
 */
"action-round": number | null, 
/**
 * 4.1.8 Who has the Initiative.
 */
initiative: Side, 
/**
 * 4.1.8 Who takes (or took) the first Action Round of the turn.
 */
first: Side, 
/**
 * Who must decide what; nothing when the game is over.
 */
prompt: PromptView | null, 
/**
 * Choices that both sides make at once.
 */
simultaneous: SimultaneousView | null, 
/**
 * The spaces that have a flag or a marker.
 */
spaces: Array<SpaceView>, 
/**
 * 3.2.1 Political spaces that are not in play yet.
 */
locked: Array<Space>, 
/**
 * Squadrons that are not on the map.
 */
squadrons: PerSide<SquadronsView>, 
/**
 * The shared Victory Points.
 */
vp: number, 
/**
 * Debt and Treaty Points.
 */
money: PerSide<MoneyView>, 
/**
 * 4.1.3 The Awards as they stand, by Region.
 */
awards: Array<AwardView>, 
/**
 * 4.1.12 Prestige as it stands.
 */
prestige: PrestigeView, 
/**
 * 4.1.4 All commodities as they stand, in the order of the table.
 */
commodities: Array<CommodityView>, 
/**
 * 8.0 All Advantages.
 */
advantages: Array<AdvantageView>, 
/**
 * 3.3 Investment tiles.
 */
tiles: TilesView, 
/**
 * 3.4 Event cards.
 */
cards: DeckView, 
/**
 * 3.5 Ministry cards in play: the face-up ones by number, then the face-down ones.
 */
ministries: PerSide<Array<MinistryView>>, 
/**
 * Markers that lie elsewhere than on the map.
 */
markers: MarkersView, 
/**
 * 5.0 The Action Round being played.
 */
round: RoundView | null, 
/**
 * 3.7 The display of the next war, or of the one being fought.
 */
war: WarView | null, 
/**
 * 7.1 The war being resolved.
 */
battle: BattleView | null, 
/**
 * 11.0 What Final Scoring would bring now, while the game lasts.
 */
"final-scoring": FinalView | null, 
/**
 * The result.
 */
result: ResultView | null, };

/**
 * 5.3.4 The Regions in which something was bought, by the type of Action Points.
 */
export type VisitedView = { 
/**
 * With Economic Action Points.
 */
economic: Array<Region>, 
/**
 * With Diplomatic Action Points.
 */
diplomatic: Array<Region>, };

/**
 * A war.
 */
export type War = "WSS" | "WAS" | "7YW" | "AWI";

/**
 * 3.7 The display of the next war, or of the one being fought.
 */
export type WarView = { 
/**
 * Which.
 */
war: War, 
/**
 * Its theaters in printed order.
 */
theaters: Array<TheaterView>, 
/**
 * What each side has besides the tiles in the theaters.
 */
tiles: PerSide<SideTilesView>, };

/**
 * What makes the construction of a Squadron cheaper (5.6.5).
 */
export type Yard = "plain" | { "ministry": Ministry } | "slaving";
