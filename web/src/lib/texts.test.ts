import { describe, expect, it } from 'vitest';
import { readable, tagged, Texts } from './texts';

const source = `
kinds = side space
side-france = France
space-albany = Albany
card-7 = Byng’s Trial
label-printed = printed cost
unit-points = { $amount ->
    [one] 1 Point
   *[other] { $amount } Points
  }
reason-no-connection = { $space } has no connection.
event-flagged = { $side } takes { $space }.
event-moved = { $delta-sign ->
    [minus] { $who } falls by { $delta-size }
   *[other] { $who } rises by { $delta-size }
  }
    .who = side-*
event-played = { $card }, { $bonus }
event-drawn = { $cards-count } cards: { $cards }
    .cards = card-*
decision-shift = Shift { $a }{ $help-count ->
    [0] {""}
   *[other] {" "}with { $help }
  }
decision-end = End
decision-propose = { $a-0 } and { $a-1 }, but { $b }
    .a = side-*
side-none = nobody
`;
const texts = new Texts([Texts.bundle('en', [source])]);

describe('texts', () => {
  it('shows a key without a sentence in readable form', () => {
    expect(readable('no-such-key')).toBe('no such key');
    expect(readable('4e-2d')).toBe('4e-2d');
    expect(texts.t('no-such-key', { of: 'x', by: 2 })).toBe('no such key: of x, by 2');
  });
  it('finds names by their kind', () => {
    expect(texts.name('albany')).toBe('Albany');
    expect(texts.name('far-away')).toBe('far away');
  });
  it('says prices and reasons', () => {
    expect(texts.total({ unit: 'points', total: 1, lines: [] })).toBe('1 Point');
    expect(texts.total({ unit: '', total: 0, lines: [] })).toBeNull();
    expect(texts.label('printed')).toBe('printed cost');
    expect(texts.reason({ key: 'no-connection', args: { space: 'albany' }, title: 'x', rule: '5.4.1' })).toBe(
      'Albany has no connection.',
    );
    expect(texts.reason({ title: 'x', detail: '5.4.1: none', rule: '5.4.1' })).toBe('none');
  });
  it('tells events in every shape', () => {
    expect(texts.event({ event: 'flagged', side: 'france', space: 'albany' })).toBe('France takes Albany.');
    expect(texts.event({ Flagged: { side: 'france', space: 'albany' } })).toBe('France takes Albany.');
    expect(texts.event({ event: 'moved', who: 'france', delta: -2 })).toBe('France falls by 2');
    expect(texts.event({ event: 'played', card: 7, bonus: true })).toBe('Byng’s Trial, yes');
    expect(texts.event({ event: 'drawn', cards: [7, null] })).toBe('1 cards: Byng’s Trial');
    expect(texts.event({ ZzzPlaced: { space: 'far-away', by: 2 } })).toBe('zzz placed: space far away, by 2');
    expect(texts.event('zzz')).toBe('zzz');
    expect(tagged({ zzz: 3 })).toEqual(['zzz', { value: 3 }]);
  });
  it('tells decisions', () => {
    expect(texts.decision('shift albany')).toBe('Shift Albany');
    expect(texts.decision('shift albany +france')).toBe('Shift Albany with France');
    expect(texts.decision('end')).toBe('End');
    expect(texts.decision('propose france/- 3')).toBe('France and nobody, but 3');
    expect(texts.decision('unknown thing')).toBe('unknown thing');
  });
});
