import { describe, expect, it } from 'vitest';
import { eventMarks, eventTargets, parse, payment, targets } from './notation';

describe('a decision is read into its places', () => {
  it.each([
    ['shift albany major +wheat +huguenots:louisiana', 'space', 'albany'],
    ['deploy biscay balearic event', 'space', 'balearic'],
    ['fleet biscay', 'space', 'biscay'],
    ['fleet navy-box', 'bar', 'fleet'],
    ['conquer biscay from navy-box', 'space', 'biscay'],
    ['advantage algonquin-raids albany', 'space', 'albany'],
    ['advantage baltic-trade', 'advantage', 'baltic-trade'],
    ['tile e4-d2-a', 'tile', 'e4-d2-a'],
    ['event 11 +m7', 'card', '11'],
    ['use m9 louisiana', 'space', 'louisiana'],
    ['use m10 12', 'ministry', 'm10'],
    ['exchange m4 m9', 'ministry', 'm4'],
    ['move 1 wss-spain', 'theater', 'wss-spain'],
    ['pay debt 2 trp 1', 'pay', 'pay'],
    ['end', 'bar', 'end'],
    ['pass 2', 'bar', 'pass'],
  ])('%s', (notation, kind, id) => {
    expect(parse(notation).places[0]).toEqual({ kind, id });
  });

  it('keeps what helps and who pays', () => {
    const { help, slot, verb } = parse('shift albany major +wheat +huguenots:louisiana');
    expect({ help, slot, verb }).toEqual({ help: ['wheat', 'huguenots:louisiana'], slot: 'major', verb: 'shift' });
  });

  it('offers an advantage with a space at both', () => {
    expect(parse('advantage algonquin-raids albany').places.map((place) => place.kind)).toEqual(['space', 'advantage']);
  });

  it('reads payments', () => {
    expect(payment('pay debt 2 trp 1')).toEqual({ debt: 2, trp: 1 });
    expect(payment('pass 2')).toBeNull();
  });
});

describe('what is pointed at', () => {
  it('by a decision', () => {
    expect(targets('deploy biscay balearic event').toSorted()).toEqual(['balearic', 'biscay']);
    expect(targets('shift albany major +wheat')).toEqual(['albany', 'wheat']);
    expect(targets('end')).toEqual([]);
  });

  it('by an event, however deep', () => {
    const buy = { goods: { deploy: { from: { at: 'biscay' }, to: 'balearic' } }, slot: 'major' };
    expect(eventTargets({ event: 'bought', side: 'britain', buy })).toEqual(['biscay', 'balearic']);
    expect(eventTargets('reshuffle')).toEqual([]);
  });

  it('by an event, beside the map', () => {
    expect(eventMarks({ event: 'tile-taken', side: 'france', tile: 'm4-d2-a' })).toEqual(['m4-d2-a']);
    expect(eventMarks({ event: 'revealed', side: 'france', card: 3 })).toEqual(['m3']);
    expect(eventMarks({ event: 'tile-placed', side: 'france', theater: 'wss-spain' })).toEqual(['wss-spain']);
    expect(eventMarks({ event: 'tile-drawn', side: 'france', tile: 10 })).toEqual([]);
    expect(eventMarks('reshuffle')).toEqual([]);
  });
});
