/** What is printed on the sheet, the tiles and the cards, with its places. Written by `generate/sheet.mjs`. */
import boardData from './data/board.json';
import cardData from './data/cards.json';
import type { ActionType, Commodity, Era, InvestmentTile, Region, Side, Symbol, War } from './view';

export type SpaceType = 'political' | 'market' | 'territory' | 'naval' | 'fort';

export interface SpaceFacts {
  id: string;
  name: string;
  region: Region;
  type: SpaceType;
  country: string | null;
  cost: number | null;
  commodity: Commodity | null;
  prestige: boolean;
  alliance: boolean;
  localAlliance: boolean;
  spanish: boolean;
  wars: War[];
  x: number;
  y: number;
  label: string[];
  labelX: number;
  labelY: number;
  anchor: 'start' | 'middle' | 'end';
  atSea: boolean;
  tag: [number, number];
}

export interface AdvantageFacts {
  id: string;
  name: string;
  region: Region;
  needs: string[];
  icon: string;
  x: number;
  y: number;
  w: number;
  h: number;
  label: string[];
}

export interface LineFacts {
  a: string;
  b: string;
  d: string;
}

export interface PanelFacts {
  id: Region;
  title: string;
  box: [number, number, number, number];
  map: [number, number, number, number];
}

interface BoardFacts {
  shapes: Record<SpaceType, string>;
  panels: PanelFacts[];
  subregions: { id: string; x: number; y: number; anchor: 'start' | 'end' }[];
  spaces: SpaceFacts[];
  countries: { id: string; name: string; x: number; y: number; w: number; h: number }[];
  advantages: AdvantageFacts[];
  connections: LineFacts[];
  conquest: (LineFacts & { tougherForts: boolean })[];
  links: LineFacts[];
}

export interface EventFacts {
  number: number;
  era: Era;
  needs: ActionType | null;
  shared: boolean;
}

export interface MinistryFacts {
  number: number;
  side: Side;
  eras: Era[];
  keywords: string[];
  abilities: string[];
}

export interface InvestmentFacts {
  id: InvestmentTile;
  major: ActionType;
  majorAp: number;
  minor: ActionType;
  minorAp: number;
  event: boolean;
  upgrade: boolean;
}

interface CardFacts {
  events: EventFacts[];
  ministries: MinistryFacts[];
  tiles: InvestmentFacts[];
  bonusTiles: { war: War; side: Side; name: string; strength: number; symbol: Symbol }[];
  basicTiles: { strength: number; symbol: Symbol; count: number }[];
}

/** The sheet's size in its own units. */
export { SHEET } from '../kit/camera';
export const BOARD = boardData as unknown as BoardFacts;
export const CARDS = cardData as unknown as CardFacts;

export const SPACES = new Map(BOARD.spaces.map((space) => [space.id, space]));
export const ADVANTAGES = new Map(BOARD.advantages.map((advantage) => [advantage.id, advantage]));
export const PANELS = new Map(BOARD.panels.map((panel) => [panel.id, panel]));
export const EVENTS = new Map(CARDS.events.map((card) => [card.number, card]));
export const MINISTRIES = new Map(CARDS.ministries.map((card) => [card.number, card]));
export const TILES = new Map(CARDS.tiles.map((tile) => [tile.id, tile]));

/** Where a space or an advantage lies on the sheet. */
export function placeOf(id: string): { x: number; y: number } | undefined {
  return SPACES.get(id) ?? ADVANTAGES.get(id);
}
