import { describe, expect, it } from 'vitest';
import { inLines } from './lines';

describe('a name on the map', () => {
  it('takes no more lines than there is room for, and no longer ones than it must', () => {
    expect(inLines('Sankt-Lorenz-Golf', 2)).toEqual(['Sankt-Lorenz-Golf']);
    expect(inLines('Golf von Maine', 1)).toEqual(['Golf von Maine']);
    expect(inLines('Golf von Maine', 2)).toEqual(['Golf von', 'Maine']);
    expect(inLines('Canale delle grandi Antille', 3)).toEqual(['Canale', 'delle grandi', 'Antille']);
  });
});
