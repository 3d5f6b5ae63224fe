/**
 * A decision one might have meant by pressing something where nothing is legal, so that the server can say why not.
 * Only a guess at the words: the server knows the rules.
 */
import { lying } from './layout';
import { areaOf } from './notation';
import { COUNT, KINDS, POWERS, type Kind, type UnitsView, type View } from './view';

function firstKind(units: UnitsView | undefined): Kind | null {
  return KINDS.find((kind) => units && units[COUNT[kind]] > 0) ?? null;
}

/** With a counter: settle or trade there where it says so, else attack it. */
function atCounter(view: View, area: string, id: string): string {
  const kind = view.counters.find(({ counter }) => counter === id)?.kind;
  if (kind === 'colonize') return `colonize ${id}`;
  return kind === 'gold-coast' ? `commerce ${id}` : `attack ${area} ${id}`;
}

/** With a whole area: move what I have there, else take what lies there, else attack who is there. */
function atArea(view: View, id: string): string | null {
  const area = view.areas.find((one) => one.area === id);
  if (!area) return null;
  const own = firstKind(area.units.find(({ power }) => power === view.you));
  if (own) return `move ${own} ${id}`;
  const [neutral] = area.neutrals;
  if (neutral) return atCounter(view, id, neutral.counter);
  const other = area.control.find(({ power }) => power !== view.you)?.power;
  return other ? `attack ${id} ${other}` : null;
}

function inTurn(view: View, id: string): string | null {
  const [place = '', part = ''] = id.split('/');
  if (place === 'home') {
    const kind = part || firstKind(view.homes.find(({ power }) => power === view.you));
    return kind ? `move ${kind} home` : 'build army';
  }
  if (view.alliances.some(({ alliance }) => alliance === id)) return `ally ${id}`;
  const area = areaOf(id, lying(view));
  if (area !== place) {
    return view.tokens.some(({ token }) => token === id) ? `attack ${area} ${id}` : atCounter(view, area, id);
  }
  if (part === '') return atArea(view, id);
  return POWERS.some((power) => power === part) ? `attack ${area} ${part}` : `move ${part} ${area}`;
}

/** `kind` is what the player has taken up. */
export function probe(view: View, id: string, kind: Kind): string | null {
  const place = areaOf(id, lying(view));
  switch (view.prompt?.key) {
    case 'place':
      return `place ${kind} ${place}`;
    case 'deploy':
      return `deploy ${place}`;
    case 'turn':
      return inTurn(view, id);
    default:
      return null;
  }
}
