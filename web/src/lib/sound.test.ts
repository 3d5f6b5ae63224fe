import { describe, expect, it } from 'vitest';
import { heard, type Sound } from './sound';

describe('what is heard', () => {
  const sounds: Record<string, Sound> = { war: 'drum', 'cards-drawn': 'card' };
  const events = (...names: string[]) => names.map((event) => ({ event }));

  it('is wood, where no event says otherwise', () => {
    expect(heard(events('flagged', 'debt'), sounds)).toBe('piece');
    expect(heard([null, 'flagged'], sounds)).toBe('piece');
    expect(heard(events('war'))).toBe('piece');
  });

  it('is paper for a card, and the drum before all else', () => {
    expect(heard(events('flagged', 'cards-drawn'), sounds)).toBe('card');
    expect(heard(events('cards-drawn', 'war', 'flagged'), sounds)).toBe('drum');
  });
});
