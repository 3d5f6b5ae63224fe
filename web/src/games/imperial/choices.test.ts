import { describe, expect, it } from 'vitest';
import type { LegalDecision } from '../../lib/board';
import { choices, price, sorted } from './choices';

const costs = (total: number, unit = 'economic') => ({ unit, total, lines: [{ label: 'printed', amount: total }] });
const legal: LegalDecision[] = [
  { notation: 'shift albany major', quote: costs(3) },
  { notation: 'shift albany major +wheat', quote: costs(2) },
  { notation: 'shift albany minor', quote: costs(3) },
  { notation: 'advantage iroquois-raids albany', quote: null },
  { notation: 'tile e4-d2-a', quote: null },
  { notation: 'end', quote: null },
];

describe('legal decisions by place', () => {
  const found = choices(legal);

  it('loses none', () => {
    const all = Object.values(found).flatMap((places) => [...places.values()].flat().map((option) => option.notation));
    expect(new Set(all)).toEqual(new Set(legal.map((decision) => decision.notation)));
  });

  it('keeps those of a space together', () => {
    expect(found.space.get('albany')).toHaveLength(4);
    expect(found.advantage.get('iroquois-raids')).toHaveLength(1);
    expect([...found.bar.keys()]).toEqual(['end']);
  });

  it('shows the lowest price and that there are others', () => {
    expect(price(found.space.get('albany') ?? [])).toEqual({ total: 2, unit: 'economic', several: true });
    expect(price(found.bar.get('end') ?? [])).toBeNull();
  });

  it('lists the cheapest first', () => {
    const options = sorted(found.space.get('albany') ?? []).map((option) => option.notation);
    expect(options.slice(0, 2)).toEqual(['advantage iroquois-raids albany', 'shift albany major +wheat']);
  });
});
