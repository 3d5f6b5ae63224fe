import { describe, expect, it } from 'vitest';
import type { LegalDecision } from '../../lib/board';
import { bids, button, choices, price, proposal, type Option } from './choices';

const legal = (...notations: string[]): LegalDecision[] => notations.map((notation) => ({ notation, quote: null }));

describe('choices', () => {
  it('are found at their places', () => {
    const found = choices(legal('attack india n58', 'war-office india n58', 'pass', 'claim banking'));
    expect(found.map.get('n58')?.map(({ verb }) => verb)).toEqual(['attack', 'war-office']);
    expect(button(found, 'pass')?.notation).toBe('pass');
    expect(button(found, 'end')).toBeNull();
    expect(found.tile.has('banking')).toBe(true);
  });

  it('bids are numbers in order, however they come', () => {
    expect(bids(choices(legal('bid 10', 'bid 2', 'pass')))).toEqual([2, 10]);
  });

  it('a proposal may leave a row empty', () => {
    const [only] = choices(legal('propose -/spain')).propose.get('propose') ?? [];
    expect(proposal(only as Option)).toEqual([null, 'spain']);
  });

  it('a price tells when taxes must be raised', () => {
    const line = (label: string, amount: number) => ({ label, rule: 'D3.2', amount });
    expect(price({ unit: 'gold', total: 2, lines: [line('attack', 2)] })).toEqual({
      text: '2',
      symbol: 'gold',
      taxed: false,
    });
    expect(price({ unit: 'mixed', total: 5, lines: [line('attack', 4), line('taxation', 1)] })).toEqual({
      text: '4',
      symbol: 'gold',
      taxed: true,
    });
    expect(price({ unit: 'mixed', total: 2, lines: [line('build', 1), line('unrest', 1)] })?.symbol).toBe('population');
    expect(price({ unit: '', total: 0, lines: [] })).toBeNull();
  });
});
