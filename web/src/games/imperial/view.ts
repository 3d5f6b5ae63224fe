/**
 * The View of Imperial Struggle, as `crates/imperial/src/view` serialises it.
 *
 * Written by hand until the types are generated from Rust; every field has the name it has in the JSON.
 */

export type Side = 'britain' | 'france';
export type Region = 'europe' | 'north-america' | 'caribbean' | 'india';
export type War = 'WSS' | 'WAS' | '7YW' | 'AWI';
export type Era = 'succession' | 'empire' | 'revolution';
export type ActionType = 'economic' | 'diplomatic' | 'military';
export type Slot = 'major' | 'minor' | 'event' | 'bought';
export type Commodity = 'furs' | 'spice' | 'fish' | 'tobacco' | 'sugar' | 'cotton';
export type Phase = 'side-bid' | 'war-layout' | 'deal-cards' | 'ministry' | 'initiative' | 'action' | 'war' | 'over';
export type SpaceId = string;
export type AdvantageId = string;
export type TheaterId = string;
export type InvestmentId = string;
/** An Event card, by its printed number. */
export type EventCard = number;
/** A Ministry card, by its printed number. */
export type Ministry = number;

export interface PerSide<T> {
  britain: T;
  france: T;
}

export interface Options {
  'spanish-empire': boolean;
  'tile-swap': boolean;
  'assigned-layout': boolean;
  'tougher-forts': boolean;
  interleaving: boolean;
  sides: 'france-first' | 'britain-first' | 'random' | 'bid';
  'france-treaty-points': number;
  'britain-treaty-points': number;
}

export interface PromptView {
  key: string;
  seats: number[];
  sides: Side[];
  args: Record<string, number | string>;
}

export interface OwnChoice {
  discards: EventCard[];
  ministries: Ministry[];
  returned: Ministry[];
  uprisings: boolean | null;
}

export interface SimultaneousView {
  done: PerSide<boolean>;
  choices: PerSide<OwnChoice | null>;
}

export type FlagView = Side | 'spain' | 'usa';

export interface SpaceView {
  space: SpaceId;
  owner: FlagView | null;
  conflict: 'normal' | 'plus-one' | null;
  damaged: boolean;
  huguenots: 'fresh' | 'spent' | null;
  protected: boolean;
  isolated: { now: boolean; 'this-round': boolean };
}

export interface SquadronsView {
  'navy-box': number;
  unbuilt: number;
  away: number;
  removed: number;
}

export interface MoneyView {
  debt: number;
  limit: number;
  available: number;
  trp: number;
}

export interface AwardView {
  region: Region;
  tile: string | null;
  vp: number;
  trp: number;
  margin: number;
  counts: PerSide<number>;
  leader: Side | null;
  winner: Side | null;
}

export interface PrestigeView {
  counts: PerSide<number>;
  leader: Side | null;
}

export interface CommodityView {
  commodity: Commodity;
  'in-demand': boolean;
  counts: PerSide<number>;
  leader: Side | null;
  reward: { vp: number; trp: number; debt: number };
}

export interface AdvantageView {
  advantage: AdvantageId;
  holder: Side | null;
  exhausted: boolean;
  usable: boolean;
}

export interface TilesView {
  available: { tile: InvestmentId; 'taken-by': Side | null }[];
  stack: InvestmentId[];
  used: InvestmentId[];
}

export interface DeckView {
  hands: PerSide<{ count: number; cards: EventCard[] | null }>;
  draw: number;
  discard: EventCard[];
  played: EventCard[];
  expired: EventCard[];
  unseen: EventCard[];
}

export interface MinistryView {
  face: 'up' | 'down';
  card: Ministry | null;
  id: string | null;
  exhausted: string[];
}

export interface MarkersView {
  'jacobite-victories': War[];
  'jacobite-defeat': boolean;
  'uprisings-removed': boolean;
  'third-ministry': boolean;
  byng: TheaterId | null;
  'atlantic-dominance': Side | null;
  townshend: Commodity | null;
  'huguenots-left': number;
  'free-credit-used': number;
}

export interface PurseView {
  slot: Slot;
  ap: ActionType;
  minor: boolean;
  open: boolean;
  free: number;
  tied: { only: string; region: Region | null; left: number }[];
  'europe-only': boolean;
  progress: 'untouched' | 'started' | 'finished';
}

export interface RoundView {
  side: Side;
  tile: InvestmentId | null;
  purses: PurseView[];
  visited: { economic: Region[]; diplomatic: Region[] };
  event: EventCard | null;
  bonus: boolean;
  'event-window': boolean;
  upgraded: boolean;
  'advantages-used': number;
  'advantage-regions': Region[];
  'tiles-bought': number;
  deployed: SpaceId[];
  changed: SpaceId[];
  'in-force': string[];
  converting: ActionType | null;
}

export type TileSymbol = 'none' | 'debt' | 'fort-or-fleet' | 'unflag';

export interface TileView {
  number: number;
  strength: number;
  symbol: TileSymbol;
  name: string | null;
}

export interface BonusStrengthView {
  alliances: number;
  keyword: number;
  conflicts: number;
  squadrons: number;
  forts: number;
  markers: number;
  total: number;
}

export interface TheaterSideView {
  /** A tile that the viewer does not see is null. */
  basic: (TileView | null)[];
  bonus: (TileView | null)[];
  strength: BonusStrengthView | null;
  army: number | null;
}

export interface SpoilsView {
  winner: Side | null;
  min: number;
  max: number | null;
  vp: number;
  cp: number;
  'loser-trp': number;
  unflag: { kind: 'market' | 'political'; region: Region } | null;
  rewards: string[];
}

export interface TheaterView {
  theater: TheaterId;
  stage: 'waiting' | 'revealed' | 'fought' | 'resolved';
  sides: PerSide<TheaterSideView>;
  winner: Side | null;
  margin: number | null;
  spoils: SpoilsView[];
}

export interface OwnTilesView {
  'basic-pool': TileView[];
  'bonus-pool': TileView[];
  removed: TileView[];
  unplaced: TileView[];
  upgrade: TileView | null;
  unassigned: TileView[];
}

export interface SideTilesView {
  unplaced: number;
  'carry-over': number;
  removed: number;
  'bonus-pool': number;
  own: OwnTilesView | null;
}

export interface WarView {
  war: War;
  theaters: TheaterView[];
  tiles: PerSide<SideTilesView>;
}

export interface BattleView {
  theater: TheaterId | null;
  strength: PerSide<number> | null;
  refusals: PerSide<number>;
  closed: SpaceId[];
  conquerors: SpaceId[];
  'conquerors-boxed': PerSide<number>;
  'spanish-shifts': PerSide<number>;
}

export interface FinalSideView {
  prestige: number;
  debt: number;
  commodities: Commodity[];
  territories: SpaceId[];
  vp: number;
}

export interface FinalView {
  sides: PerSide<FinalSideView>;
  'vp-after': number;
  winner: Side;
}

export interface View {
  options: Options;
  sides: [Side | null, Side | null];
  you: Side | null;
  turn: number;
  era: Era;
  phase: Phase;
  fighting: War | null;
  'action-round': number | null;
  initiative: Side;
  first: Side;
  prompt: PromptView | null;
  simultaneous: SimultaneousView | null;
  spaces: SpaceView[];
  locked: SpaceId[];
  squadrons: PerSide<SquadronsView>;
  vp: number;
  money: PerSide<MoneyView>;
  awards: AwardView[];
  prestige: PrestigeView;
  commodities: CommodityView[];
  advantages: AdvantageView[];
  tiles: TilesView;
  cards: DeckView;
  ministries: PerSide<MinistryView[]>;
  markers: MarkersView;
  round: RoundView | null;
  war: WarView | null;
  battle: BattleView | null;
  'final-scoring': FinalView | null;
  result: { winner: Side; how: string } | null;
}

export const SIDES: readonly Side[] = ['britain', 'france'];
export const WARS: readonly War[] = ['WSS', 'WAS', '7YW', 'AWI'];
