import { describe, expect, it } from 'vitest';
import { areaOf, eventMarks, eventTargets, parse, targets } from './notation';

describe('decisions', () => {
  it.each([
    ['place army baltic', 'map', 'baltic'],
    ['deploy home', 'map', 'home'],
    ['move navy india', 'map', 'india/navy'],
    ['move army home', 'map', 'home/army'],
    ['attack india n58', 'map', 'n58'],
    ['attack india france', 'map', 'india/france'],
    ['war-office caribbean pirates', 'map', 'pirates'],
    ['incite pirates caribbean spain', 'map', 'caribbean/spain'],
    ['colonize n37', 'map', 'n37'],
    ['claim banking', 'tile', 'banking'],
    ['diplomacy bavaria', 'alliance', 'bavaria'],
    ['power france', 'power', 'france'],
    ['draft n12', 'counter', 'n12'],
    ['bid 4', 'bid', 'bid'],
    ['propose austria/france', 'propose', 'propose'],
    ['commit 2 1', 'commit', 'commit'],
    ['end calm', 'bar', 'end'],
  ])('%s is offered at %s %s', (notation, kind, id) => {
    expect(parse(notation).places[0]).toEqual({ kind, id });
  });

  it('a trade is offered at its tile and in its area', () => {
    expect(parse('trade company-levant mediterranean').places.map(({ id }) => id)).toEqual([
      'company-levant',
      'mediterranean',
    ]);
  });

  it('points at what it names on the map', () => {
    expect(targets('attack india n58')).toEqual(['n58', 'india']);
    expect(targets('pass')).toEqual([]);
  });

  it('events point at areas and counters', () => {
    const event = { event: 'attack-declared', attacker: 'france', area: 'india', target: { neutral: 'n58' } };
    expect(eventTargets(event)).toEqual(['india', 'n58']);
    expect(eventTargets({ event: 'built', power: 'spain', kind: 'army', place: 'home' })).toEqual(['home/spain']);
    expect(eventTargets({ event: 'alliance-made', power: 'spain', alliance: 'naples' })).toEqual(['naples']);
  });

  it('events change power boards and the tiles on them', () => {
    const claimed = { event: 'claimed', power: 'austria', tile: 'company-sugar' };
    expect(eventMarks(claimed)).toEqual(['board-austria', 'board-austria-company-sugar']);
    expect(eventMarks({ event: 'taxed', power: 'france', gold: 2, times: 1 })).toEqual(['board-france']);
    expect(eventMarks({ event: 'bid-passed', power: 'france' })).toEqual([]);
  });

  it('everything lies in an area', () => {
    const lying = new Map([['n58', 'india']]);
    expect(['n58', 'india/army', 'baltic', 'home/navy'].map((id) => areaOf(id, lying))).toEqual([
      'india',
      'india',
      'baltic',
      'home',
    ]);
  });
});
