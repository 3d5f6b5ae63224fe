/** One sentence for each thing on the sheet: what it is, whose, what it brings, whether it is legal. */
import type { Option } from './choices';
import type { Home, Ledger, Piece, Row } from './layout';
import { words } from './texts.svelte';
import {
  COUNT,
  type Kind,
  type NeutralView,
  type PlayerView,
  type Power,
  type Row as AllianceRow,
  type View,
} from './view';

export function units(kind: Kind, count: number): string {
  return words.ui(`count-${COUNT[kind]}`, { count });
}

function legal(options: readonly Option[] | undefined): string[] {
  return options && options.length > 0 ? [words.ui('legal')] : [];
}

export function counterName(counter: NeutralView): string {
  return words.counter(counter);
}

export function pieceLabel(piece: Piece, options: readonly Option[] | undefined): string {
  if (piece.is === 'counter') return [counterName(piece.counter), ...legal(options)].join(', ');
  if (piece.is === 'alliance') {
    return [words.ui('alliance-free', { alliance: words.name('alliance', piece.id) }), ...legal(options)].join(', ');
  }
  const on = piece.token.marker;
  const name = words.name('token', piece.id);
  const what = on ? words.ui('token-on', { token: name, power: words.name('power', on) }) : name;
  return [what, ...legal(options)].join(', ');
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
    ...area.neutrals.map(counterName),
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
