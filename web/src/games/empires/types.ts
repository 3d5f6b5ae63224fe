/** What the server sends for this game. Written by `UPDATE_TYPES=1 cargo test -p empires typescript`. */

/**
 * D10.3 A local alliance.
 */
export type Alliance = "native-americans" | "indian-nawab" | "bavaria" | "saxony" | "naples" | "gauchos" | "portugal" | "sweden" | "denmark" | "ottoman" | "cossacks";

/**
 * D10.3 A local alliance.
 */
export type AllianceView = { 
/**
 * Which.
 */
alliance: Alliance, 
/**
 * Who holds it.
 */
holder: Power | null, 
/**
 * Where it helps.
 */
areas: Array<Area>, 
/**
 * Whether it can serve at sea too.
 */
either: boolean, 
/**
 * Its price.
 */
gold: number, };

/**
 * D0.2 One of the eleven areas that score.
 */
export type Area = "german-states" | "central-europe" | "mediterranean" | "baltic" | "ottoman-empire" | "north-america" | "caribbean" | "south-america" | "africa" | "india" | "east-indies";

/**
 * One of the eleven areas.
 */
export type AreaView = { 
/**
 * Which.
 */
area: Area, 
/**
 * Whether it is a colony.
 */
colony: boolean, 
/**
 * D13.1 The printed victory points, from the first rank on.
 */
points: Array<number>, 
/**
 * Units there.
 */
units: Array<UnitsView>, 
/**
 * Control markers there.
 */
control: Array<MarkersView>, 
/**
 * Counters there.
 */
neutrals: Array<NeutralView>, 
/**
 * D13 What it would bring if victory points were assessed now.
 */
score: Array<ScoreView>, };

/**
 * D9 The attack or strike under way.
 */
export type AttackView = { 
/**
 * Who attacks, or incited the strike.
 */
attacker: Power, 
/**
 * Where.
 */
area: Area, 
/**
 * What is attacked, as it is written in a decision.
 */
target: string, 
/**
 * D10.5 The covert token that strikes.
 */
strike: Token | null, 
/**
 * D9.1 Made with the War Office.
 */
"war-office": boolean, 
/**
 * D9.4 Surprise Attack was spent.
 */
surprise: boolean, 
/**
 * D9.5 What allies committed.
 */
committed: Array<CommitmentView>, 
/**
 * D9.9 Either-arm alliances that serve at sea.
 */
"at-sea": Array<Alliance>, 
/**
 * D9.8 Who holds naval support.
 */
support: Side | null, 
/**
 * D9.14 Who spent Blockade on it.
 */
bonus: Side | null, 
/**
 * D9.21 Whether the defender withdrew fighting.
 */
withdrawn: boolean, 
/**
 * The combat under way.
 */
front: Front, 
/**
 * D9.16 The latest dice: the attacker's, the defender's. 0 before they fall.
 */
dice: [[number, number], [number, number]], 
/**
 * D9.18 How the combat ended.
 */
verdict: Verdict | null, 
/**
 * D9.19 Losses still to be taken: the attacker's side, the defender's side.
 */
losses: [number, number], 
/**
 * How the attack stands before the dice.
 */
prospect: ProspectView | null, 
/**
 * D10.5 How the strike stands.
 */
combat: CombatView | null, };

/**
 * D6 The auction under way.
 */
export type AuctionView = { 
/**
 * Which of the war, from 1.
 */
number: number, 
/**
 * Of how many.
 */
of: number, 
/**
 * Who opened it, or opens it.
 */
opener: Power, 
/**
 * Who has the highest bid.
 */
bidder: Power | null, 
/**
 * The highest bid.
 */
gold: number | null, 
/**
 * Whom it proposes for the red and the blue row.
 */
proposal: [Power | null, Power | null], 
/**
 * Passes since that bid.
 */
passes: number, 
/**
 * The lowest bid that is allowed.
 */
least: number, 
/**
 * A bid whose proposal is still to come.
 */
naming: number | null, 
/**
 * Every legal proposal.
 */
proposals: Array<[Power | null, Power | null]>, };

/**
 * D8.8 A Blockade on the map.
 */
export type BlockadeView = { 
/**
 * Where.
 */
area: Area, 
/**
 * Whose.
 */
owner: Power, };

/**
 * A combat before its dice.
 */
export type CombatView = { 
/**
 * The attacker's strength, part by part.
 */
attacker: Strength, 
/**
 * The defender's strength, part by part.
 */
defender: Strength, 
/**
 * Both sums.
 */
totals: [number, number], 
/**
 * How it can end.
 */
odds: OddsView, };

/**
 * D9.5 Units an ally committed that are still there.
 */
export type CommitmentView = { 
/**
 * Whose.
 */
power: Power, 
/**
 * Navies.
 */
navies: number, 
/**
 * Armies.
 */
armies: number, };

/**
 * One of the 65 counters, from 0; people write N01 to N65.
 */
export type Counter = string;

/**
 * S4 The draft of start markers, as one viewer sees it.
 */
export type DraftView = { 
/**
 * How often hands were passed on.
 */
passed: number, 
/**
 * The hand of the viewer.
 */
hand: Array<NeutralView>, 
/**
 * What the viewer has chosen so far.
 */
chosen: Array<NeutralView>, 
/**
 * The seats that have chosen in this pass.
 */
done: Array<number>, };

/**
 * V-DUP as it is in force.
 */
export type Duplicates = "keep" | "may-redraw" | "must-differ";

/**
 * Something that happened. The fields say what their names say: whose it was, where, how many.
 */
export type Event = { "event": "power-chosen", seat: number, power: Power, } | { "event": "non-player-unit", power: Power, kind: Kind, area: Area, } | { "event": "non-player-marker", power: Power, area: Area, } | { "event": "counter-placed", counter: Counter, area: Area, } | { "event": "marker-drawn", power: Power, counter: Counter, } | { "event": "marker-returned", power: Power, counter: Counter, } | { "event": "drafted", power: Power, counter: Counter | null, } | { "event": "hands-passed" } | { "event": "tile-dealt", power: Power, tile: Tile, } | { "event": "unit-placed", power: Power, kind: Kind, place: Place, } | { "event": "war", war: number, } | { "event": "auction", number: number, opener: Power, } | { "event": "bid", power: Power, gold: number, proposal: Proposal, } | { "event": "bid-passed", power: Power, } | { "event": "auction-won", power: Power, gold: number, proposal: Proposal, } | { "event": "allied", power: Power, row: Row, number: number, } | { "event": "round", round: number, } | { "event": "turn", power: Power, } | { "event": "passed", power: Power, } | { "event": "war-ends", war: number, } | { "event": "gold", power: Power, delta: number, now: number, why: string, } | { "event": "taxed", power: Power, times: number, gold: number, } | { "event": "population", power: Power, delta: number, now: number, why: string, } | { "event": "unrest", power: Power, counters: number, values: [number, number, number] | null, why: string, } | { "event": "unrest-returned", power: Power, asked: number, points: number, } | { "event": "vp", power: Power, delta: number, now: number, why: string, } | { "event": "paid", from: Power, to: Power, gold: number, } | { "event": "built", power: Power, kind: Kind, place: Place, } | { "event": "unit-lost", power: Power, kind: Kind, place: Place, why: string, } | { "event": "sea-checked", power: Power, kind: Kind, from: Place, to: Place, dice: [number, number], sea: Sea, } | { "event": "moved", power: Power, kind: Kind, from: Place, to: Place, } | { "event": "control", power: Power, area: Area, } | { "event": "control-lost", power: Power, area: Area, } | { "event": "counter-taken", counter: Counter, power: Power, reward: Reward, } | { "event": "alliance-made", power: Power, alliance: Alliance, } | { "event": "claimed", power: Power, tile: Tile, } | { "event": "tile-used", power: Power, tile: Tile, } | { "event": "tile-back", tile: Tile, } | { "event": "blockade-laid", power: Power, area: Area, } | { "event": "token-stays", token: Token, area: Area, power: Power, } | { "event": "token-back", token: Token, } | { "event": "income", power: Power, population: number, markers: number, } | { "event": "maintenance", power: Power, units: number, } | { "event": "scored", power: Power, area: Area, vp: number, } | { "event": "revealed", power: Power, points: number, } | { "event": "revolution", power: Power, } | { "event": "penalty", power: Power, vp: number, } | { "event": "game-over", end: string, } | { "event": "attack-declared", attacker: Power, area: Area, target: Target, "war-office": boolean, } | { "event": "incited", inciter: Power, token: Token, area: Area, struck: Power, } | { "event": "committed", power: Power, side: Side, navies: number, armies: number, } | { "event": "rolled", front: Front, dice: [[number, number], [number, number]], totals: [number, number], } | { "event": "arm-chosen", power: Power, alliance: Alliance, front: Front, } | { "event": "sea-fight", power: Power, fights: boolean, } | { "event": "naval-support", side: Side | null, } | { "event": "strengths", front: Front, attacker: Strength, defender: Strength, } | { "event": "combat-over", front: Front, verdict: Verdict, } | { "event": "surrendered", power: Power, area: Area, } | { "event": "attack-over", attacker: Power, area: Area, success: boolean, };

/**
 * A combat of an attack.
 */
export type Front = "sea" | "land";

/**
 * Tiles of one kind that a player holds.
 */
export type HeldView = { 
/**
 * Which.
 */
tile: Tile, 
/**
 * How many.
 */
copies: number, 
/**
 * D7.5 How many of them were used in this war.
 */
used: number, };

/**
 * D12 What income and maintenance would mean now.
 */
export type IncomeView = { 
/**
 * Gold for population and markers.
 */
income: number, 
/**
 * Gold for units.
 */
maintenance: number, 
/**
 * Taxations needed.
 */
taxations: number, 
/**
 * Gold in the end.
 */
"gold-after": number, };

/**
 * D0.3 A kind of unit.
 */
export type Kind = "army" | "navy" | "fort";

/**
 * D8 A unit on its way.
 */
export type MarchView = { 
/**
 * Whose.
 */
power: Power, 
/**
 * What.
 */
unit: Kind, 
/**
 * Where it stands.
 */
from: Place, 
/**
 * Where it wants to go, while the sea decides.
 */
to: Place, 
/**
 * Moves, or armies of the Militia, that may follow.
 */
left: number, 
/**
 * Where it may go without a sea check.
 */
free: Array<Place>, 
/**
 * Where it may go with one.
 */
check: Array<Place>, };

/**
 * Control markers of one power in one area.
 */
export type MarkersView = { 
/**
 * Whose.
 */
power: Power, 
/**
 * How many.
 */
markers: number, };

/**
 * A counter: on the map, or a start marker.
 */
export type NeutralView = { 
/**
 * Which.
 */
counter: Counter, 
/**
 * Where it lies or belongs.
 */
area: Area, 
/**
 * `defence`, `colonize` or `gold-coast`.
 */
kind: string, 
/**
 * Its defence value.
 */
value: number | null, 
/**
 * What its conqueror gains besides.
 */
reward: Reward, };

/**
 * Of 1,296 rolls, how many each side wins.
 */
export type OddsView = { 
/**
 * The attacker wins.
 */
attacker: number, 
/**
 * Nobody wins.
 */
tie: number, 
/**
 * The defender wins.
 */
defender: number, };

/**
 * Where a unit stands: in an area, or in the home country of its owner.
 */
export type Place = Area | "home";

/**
 * One player.
 */
export type PlayerView = { 
/**
 * Where he sits.
 */
seat: number, 
/**
 * His power.
 */
power: Power, 
/**
 * Gold in hand.
 */
gold: number, 
/**
 * D3.7 Population.
 */
population: number, 
/**
 * Victory points.
 */
vp: number, 
/**
 * Victory points if the areas were scored now.
 */
scoring: number, 
/**
 * Income and maintenance if they came now.
 */
income: IncomeView, 
/**
 * Unrest.
 */
unrest: UnrestView, 
/**
 * Tiles.
 */
tiles: Array<HeldView>, 
/**
 * Pieces in supply.
 */
supply: SupplyView, };

/**
 * D0.1 A Major Power.
 */
export type Power = "britain" | "france" | "spain" | "russia" | "austria" | "prussia" | "united-provinces";

/**
 * Who must decide what.
 */
export type PromptView = { 
/**
 * What is to be decided, as a message key.
 */
key: string, 
/**
 * The seats that must decide.
 */
seats: Array<number>, 
/**
 * Their powers, once these are chosen.
 */
powers: Array<Power>, 
/**
 * The side of an attack that is asked.
 */
side: Side | null, };

/**
 * D6.4, O6.4 Who is proposed for the red (top) and the blue (bottom) row.
 */
export type Proposal = { 
/**
 * For the red row; none when a single power is proposed for the blue one.
 */
red: Power | null, 
/**
 * For the blue row; none when a single power is proposed for the red one.
 */
blue: Power | null, };

/**
 * How an attack stands.
 */
export type ProspectView = { 
/**
 * D9.8 Who can fight at sea: the attacker, the defender.
 */
can: [boolean, boolean] | null, 
/**
 * D9.8 Who has naval support without a fight.
 */
support: Side | null, 
/**
 * The sea fight.
 */
sea: CombatView | null, 
/**
 * The land combat without a sea fight, or after each verdict of it: won, tied, lost.
 */
land: Array<CombatView>, 
/**
 * Whether winning brings a control marker.
 */
marker: boolean, 
/**
 * What it brings besides.
 */
reward: Reward, 
/**
 * Of 1,296 × 1,296 rolls, how many let the attacker win the last combat.
 */
success: number, };

/**
 * The result.
 */
export type ResultView = { 
/**
 * `victory`, `shared` or `revolution`.
 */
end: string, 
/**
 * Who has won; nobody if all are in revolution.
 */
winners: Array<Power>, };

/**
 * D9.23 What the conqueror of a counter gains besides.
 */
export type Reward = "none" | "gold3" | "vp1";

/**
 * The red (top) and the blue (bottom) row of the alliance display.
 */
export type Row = "red" | "blue";

/**
 * The rules in force at one table: what follows from edition, variants and number of players.
 */
export type Rules = { 
/**
 * The number of players.
 */
players: number, 
/**
 * Whether the original edition is played: the differences without a switch of their own.
 */
original: boolean, 
/**
 * V-ADJ.
 */
adj: boolean, 
/**
 * V-SEA.
 */
sea: boolean, 
/**
 * V-OWNFLEET.
 */
"own-fleet": boolean, 
/**
 * V-UNREST.
 */
unrest: UnrestRule, 
/**
 * V-PASS.
 */
pass: boolean, 
/**
 * V-DUP.
 */
duplicates: Duplicates, 
/**
 * V-DRAFT.
 */
draft: boolean, 
/**
 * V-NP.
 */
np: boolean, 
/**
 * V-NPMIX.
 */
"np-mix": boolean, 
/**
 * V-NPNAVY.
 */
"np-navy": boolean, 
/**
 * V-NPCONTROL.
 */
"np-control": boolean, 
/**
 * DP-02 by lot.
 */
"np-shuffle": boolean, 
/**
 * V-WALLACE.
 */
wallace: boolean, 
/**
 * V-SURRENDER.
 */
surrender: boolean, 
/**
 * V-AGRI.
 */
agri: boolean, 
/**
 * V-INDUSTRY.
 */
industry: boolean, 
/**
 * V-TILES=thinned.
 */
thinned: boolean, 
/**
 * V-TRADECAP.
 */
"trade-cap": boolean, 
/**
 * V-STARTTILES.
 */
"start-tiles": boolean, 
/**
 * V-HOMEPLACE.
 */
"home-place": boolean, 
/**
 * V-TIEBREAK.
 */
"tie-break": boolean, 
/**
 * V-FORTSEVEN.
 */
"fort-seven": boolean, 
/**
 * V-SEAUNREST.
 */
"sea-unrest": boolean, 
/**
 * V-ONESPECIAL.
 */
"one-special": boolean, };

/**
 * What an area would bring a player now.
 */
export type ScoreView = { 
/**
 * Whom.
 */
power: Power, 
/**
 * Victory points.
 */
vp: number, };

/**
 * R-03, O8.9 What the sea decides about a unit.
 */
export type Sea = "success" | "stay" | "sink";

/**
 * A side of an attack.
 */
export type Side = "attacker" | "defender";

/**
 * S2 Start markers of a player while they are drawn.
 */
export type StartView = { 
/**
 * Whose.
 */
power: Power, 
/**
 * Those he has.
 */
markers: Array<NeutralView>, 
/**
 * Those of them that will go back to the bag.
 */
returned: Array<Counter>, };

/**
 * D9.9, D9.12, O9.8 The strength of a side, part by part.
 */
export type Strength = { 
/**
 * Navies or armies of the principal.
 */
own: number, 
/**
 * Those his allies committed.
 */
allies: number, 
/**
 * D9.6 Those of non-player powers.
 */
"non-players": number, 
/**
 * Forts in defence, 2 each.
 */
forts: number, 
/**
 * The value of a neutral marker, a token or the marker of a non-player power.
 */
printed: number, 
/**
 * Naval support.
 */
support: number, 
/**
 * Local alliances.
 */
alliances: number, 
/**
 * Training.
 */
training: number, };

/**
 * D1.1 Pieces in supply.
 */
export type SupplyView = { 
/**
 * Armies.
 */
armies: number, 
/**
 * Navies.
 */
navies: number, 
/**
 * Forts.
 */
forts: number, };

/**
 * D9.2, O9.1 What is attacked.
 */
export type Target = { "neutral": Counter } | { "power": Power } | { "token": Token };

/**
 * Something the player whose turn it is could attack.
 */
export type TargetView = { 
/**
 * Where.
 */
area: Area, 
/**
 * What, as it is written in a decision.
 */
target: string, 
/**
 * D9.11 Whether the attack would end at sea.
 */
"naval-only": boolean, 
/**
 * How it stands if nobody joins and nobody spends a tile.
 */
prospect: ProspectView, };

/**
 * D11 A tile that players claim or buy.
 */
export type Tile = "company-baltic" | "company-east-indies" | "company-slaves" | "company-gold-mines" | "company-levant" | "company-sugar" | "company-tobacco" | "diplomatic-service" | "improved-agriculture" | "mercenaries" | "pressgangs" | "reserves" | "trained-natives" | "war-office" | "government-reform" | "industry" | "army-training" | "banking" | "logistics" | "militia" | "naval-training" | "navigation" | "blockade" | "fighting-withdrawal" | "surprise-attack";

/**
 * A kind of tile on the display, or one of which every copy is held.
 */
export type TileView = { 
/**
 * Which.
 */
tile: Tile, 
/**
 * How many can be claimed: none where every copy is held.
 */
copies: number, 
/**
 * Its price in gold.
 */
gold: number, 
/**
 * Its price in population.
 */
population: number, 
/**
 * Its price in unrest.
 */
unrest: number, 
/**
 * R-40 Who used it in this round and may not claim it.
 */
"spent-by": Power | null, };

/**
 * D10.5 A covert token; a tile in the original.
 */
export type Token = "pirates" | "revolt";

/**
 * D10.5 A covert token: on the display, or on the map with a marker on it.
 */
export type TokenView = { 
/**
 * Which.
 */
token: Token, 
/**
 * Where it lies; none on the display.
 */
area: Area | null, 
/**
 * Whose marker lies on it.
 */
marker: Power | null, 
/**
 * Its strength.
 */
strength: number, };

/**
 * D7 The turn under way.
 */
export type TurnView = { 
/**
 * Whose.
 */
power: Power, 
/**
 * Actions left.
 */
actions: number, 
/**
 * Whether a special action (original: a tile) was taken.
 */
special: boolean, 
/**
 * O7.2 Whether a colony was taken.
 */
colonized: boolean, 
/**
 * Actions passed.
 */
passes: number, 
/**
 * Whether an attack was made.
 */
attacked: boolean, 
/**
 * D7.6 Whether a point of unrest could be returned if the turn ended now.
 */
calms: boolean, };

/**
 * Units of one power in one place.
 */
export type UnitsView = { 
/**
 * Whose.
 */
power: Power, 
/**
 * Armies.
 */
armies: number, 
/**
 * Navies.
 */
navies: number, 
/**
 * Forts.
 */
forts: number, };

/**
 * V-UNREST as it is in force.
 */
export type UnrestRule = "drawn" | "points-hidden" | "points-open";

/**
 * D3.4 Unrest of a player. How many counters he drew and what he returned is public.
 */
export type UnrestView = { 
/**
 * Counters drawn, or points taken.
 */
drawn: number, 
/**
 * Points returned.
 */
returned: number, 
/**
 * What he holds, for those who may know.
 */
points: number | null, 
/**
 * How many counters of 0, 1 and 2 he drew, for those who may know.
 */
values: [number, number, number] | null, };

/**
 * D9.18 How a combat ends.
 */
export type Verdict = "attacker" | "tie" | "defender";

/**
 * What a viewer may know.
 */
export type View = { 
/**
 * The rules in force.
 */
rules: Rules, 
/**
 * The power of each seat, once chosen.
 */
powers: Array<Power | null>, 
/**
 * The power of the viewer, if it plays one.
 */
you: Power | null, 
/**
 * The start player.
 */
first: number, 
/**
 * D4.1 The war, 1 to 3.
 */
war: number, 
/**
 * Where in the war we are: `set-up`, `auction`, `actions` or `over`.
 */
phase: string, 
/**
 * D7.1 The round, from 1; 0 outside the action phase.
 */
round: number, 
/**
 * D7.1 Rounds in a war.
 */
rounds: number, 
/**
 * Who must decide what; nothing when the game is over.
 */
prompt: PromptView | null, 
/**
 * The eleven areas.
 */
areas: Array<AreaView>, 
/**
 * Units in home countries.
 */
homes: Array<UnitsView>, 
/**
 * D10.5 The covert tokens.
 */
tokens: Array<TokenView>, 
/**
 * D8.8 A Blockade on the map.
 */
blockade: BlockadeView | null, 
/**
 * D10.3 The local alliances.
 */
alliances: Array<AllianceView>, 
/**
 * D6.9 The boxes of the red and the blue row.
 */
boxes: [[Power | null, Power | null, Power | null, Power | null], [Power | null, Power | null, Power | null, Power | null]], 
/**
 * D6.9 The players in order of play, as far as they are allied.
 */
"turn-order": Array<Power>, 
/**
 * The players, by seat; only those who have chosen a power.
 */
players: Array<PlayerView>, 
/**
 * D10.4 Tiles on the display, with their prices.
 */
display: Array<TileView>, 
/**
 * D0.4 What is printed on each of the counters.
 */
counters: Array<NeutralView>, 
/**
 * D0.8 Counters in the bag; hidden while start markers are drafted.
 */
bag: Array<Counter> | null, 
/**
 * D3.4 Unrest counters left in the bag.
 */
"unrest-bag": number, 
/**
 * S2 Start markers being drawn.
 */
start: Array<StartView>, 
/**
 * S4 The draft, as the viewer sees it.
 */
draft: DraftView | null, 
/**
 * D6 The auction under way.
 */
auction: AuctionView | null, 
/**
 * D7 The turn under way.
 */
turn: TurnView | null, 
/**
 * D8 A unit on its way.
 */
march: MarchView | null, 
/**
 * D9 The attack under way.
 */
attack: AttackView | null, 
/**
 * D9.2 What the player whose turn it is could attack, with the exact odds if nobody joins.
 */
targets: Array<TargetView>, 
/**
 * The way the game ended, and who has won.
 */
result: ResultView | null, };
