/** One sentence for each thing on the sheet: what it is, whose, what it brings, whether it is legal. */
import { price, type Option } from './choices';
import type { Home, Ledger, Piece, Row } from './layout';
import { words } from './texts.svelte';
import {
  COUNT,
  type Kind,
  type NeutralView,
  type PlayerView,
  type Power,
  type Row as AllianceRow,
  type TokenView,
  type View,
} from './view';

export function units(kind: Kind, count: number): string {
  return words.ui(`count-${COUNT[kind]}`, { count });
}

/** Whether something may be done with a thing; where that is one decision, its price too. */
function legal(options: readonly Option[] = []): string[] {
  const [first, ...more] = options;
  if (!first) return [];
  const paid = more.length === 0 && price(first.quote) && first.quote ? [words.total(first.quote)] : [];
  return [words.ui('legal'), ...paid];
}

export function unitsLabel(kind: Kind, count: number, options: readonly Option[] | undefined): string {
  return [units(kind, count), ...legal(options)].join(', ');
}

/** The markers of a power in an area, which may be attacked. */
export function enemyLabel({ power, markers }: Row, options: readonly Option[] | undefined): string {
  return [words.title('power', power), words.ui('count-markers', { count: markers }), ...legal(options)].join(', ');
}

export function counterName(counter: NeutralView): string {
  return words.counter(counter);
}

export function tokenName({ token, marker }: TokenView): string {
  const name = words.name('token', token);
  return marker ? words.ui('token-on', { token: name, power: words.name('power', marker) }) : name;
}

function pieceName(piece: Piece): string {
  if (piece.is === 'counter') return counterName(piece.counter);
  if (piece.is === 'token') return tokenName(piece.token);
  return words.ui('alliance-free', { alliance: words.name('alliance', piece.id) });
}

export function pieceLabel(piece: Piece, options: readonly Option[] | undefined): string {
  return [pieceName(piece), ...legal(options)].join(', ');
}

export function rowText(row: Row): string {
  return [
    words.title('power', row.power),
    words.ui('count-markers', { count: row.markers }),
    ...row.units.map(({ kind, count }) => units(kind, count)),
    ...row.alliances.map(({ alliance }) => words.name('alliance', alliance)),
    ...(row.blockade === null ? [] : [words.name('tile', 'blockade')]),
    ...(row.vp === null ? [] : [words.ui('vp-now', { vp: row.vp })]),
  ].join(', ');
}

export function ledgerLabel(ledger: Ledger, options: readonly Option[]): string {
  const { area } = ledger;
  return [
    words.title('area', area.area),
    words.ui('vp-values', { values: area.points.join(', ') }),
    ...ledger.rows.map(rowText),
    ...ledger.pieces.map(pieceName),
    ...legal(options),
  ].join('; ');
}

export function homeLabel(home: Home, options: readonly Option[]): string {
  return [
    words.ui('home-of', { power: words.title('power', home.power) }),
    ...home.units.map(({ kind, count }) => units(kind, count)),
    ...legal(options),
  ].join(', ');
}

/** How much unrest a player has, as far as the viewer may know. */
export function unrestText({ unrest: { drawn, returned, points } }: PlayerView): string {
  return points === null ? words.ui('unrest-unknown', { drawn, returned }) : words.ui('unrest-known', { points });
}

/** On which side of the Grand Alliances a power is. */
export function allianceOf(view: View, power: Power): AllianceRow | null {
  if (view.boxes[0].includes(power)) return 'red';
  return view.boxes[1].includes(power) ? 'blue' : null;
}
