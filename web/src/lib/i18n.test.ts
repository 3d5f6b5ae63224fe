/** Languages: which one is spoken, what is loaded for it, and what changes when another is chosen. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from 'virtual:languages';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { languagesOf } from '../../languages.plugin';
import { clock, date, DAY, HOUR, MINUTE, number, signed, time } from './format';
import { i18n, t } from './i18n.svelte';
import { FALLBACK, nearest, place, preferred } from './languages';
import { Texts } from './texts';

const locales = join(import.meta.dirname, '../../../locales');
const spoken = (language: string) => vi.stubGlobal('navigator', { languages: [language] });

afterEach(async () => {
  vi.unstubAllGlobals();
  await i18n.speak(FALLBACK);
});

describe('the languages', () => {
  it('are the folders of the catalogues, each under its own name', () => {
    expect(languages.map(({ tag }) => tag)).toEqual(readdirSync(locales).sort());
    expect(languages.find(({ tag }) => tag === 'de')?.name).toBe('Deutsch');
    expect(languages.every(({ lacks }) => lacks.length === 0)).toBe(true);
  });

  it('are one folder each: another one is there at once, and what it lacks is known', () => {
    const folder = mkdtempSync(join(tmpdir(), 'locales-'));
    try {
      mkdirSync(join(folder, 'en/chess'), { recursive: true });
      mkdirSync(join(folder, 'fr/chess'), { recursive: true });
      writeFileSync(join(folder, 'en/shell.ftl'), 'language-name = English\nskip = Skip\n');
      writeFileSync(join(folder, 'en/chess/about.ftl'), 'about = A game\n');
      writeFileSync(join(folder, 'fr/shell.ftl'), 'language-name = Français\n');
      writeFileSync(join(folder, 'fr/chess/about.ftl'), 'about = Un jeu\n');
      expect(languagesOf(folder)).toEqual([
        { tag: 'en', name: 'English', lacks: [] },
        { tag: 'fr', name: 'Français', lacks: ['shell'] },
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('are found by what a browser asks for', () => {
    const known = [{ tag: 'de' }, { tag: 'en' }, { tag: 'pt-BR' }];
    expect(nearest('DE-at', known)).toBe('de');
    expect(nearest('pt_BR', known)).toBe('pt-BR');
    expect(nearest('pt-PT', known)).toBe(null);
    expect(preferred(['fr-CH', 'de-CH', 'en'], known)).toBe('de');
    expect(preferred(['fr'], known)).toBe(FALLBACK);
    expect(preferred([], known)).toBe(FALLBACK);
  });

  it('have their files in areas', () => {
    expect(place('../locales/en/shell.ftl')).toEqual({ language: 'en', area: 'shell', file: 'shell' });
    expect(place('../locales/en/chess/about.ftl')).toEqual({ language: 'en', area: 'chess', file: 'about' });
    expect(place('../locales/README.md')).toBe(null);
  });
});

describe('speaking', () => {
  it('changes what was handed out before', async () => {
    await i18n.start();
    const game = await i18n.forGame('imperial-struggle');
    const about = await i18n.about('imperial-struggle');
    const said = () => [t('cancel'), game.name('scotland-prestige'), about.lookup('about')];
    const english = said();
    expect(english.slice(0, 2)).toEqual(['Cancel', 'Scotland (Prestige)']);
    await i18n.speak('de');
    expect(i18n.language).toBe('de');
    expect(said().slice(0, 2)).toEqual(['Abbrechen', 'Schottland (Prestige)']);
    expect(about.lookup('about')).not.toBe(english[2]);
    expect(game.t('cancel')).toBe('Abbrechen');
    await i18n.speak('it');
    expect(game.name('scotland-prestige')).toBe('Scozia (Prestigio)');
    await i18n.speak('en');
    expect(said()).toEqual(english);
  });

  it('goes with the last choice, and a board that is loaded meanwhile too', async () => {
    const first = i18n.speak('it');
    const game = i18n.forGame('struggle-of-empires');
    const second = i18n.speak('de');
    await Promise.all([first, second]);
    expect(i18n.language).toBe('de');
    expect(t('cancel')).toBe('Abbrechen');
    expect((await game).t('cancel')).toBe('Abbrechen');
  });

  it('sets the language of the page', async () => {
    const root = { lang: '' };
    vi.stubGlobal('document', { documentElement: root });
    await i18n.speak('it');
    expect(root.lang).toBe('it');
  });

  it('says only of itself what a game says of itself', async () => {
    const about = await i18n.about('imperial-struggle');
    expect(about.has('about')).toBe(true);
    expect(about.has('cancel')).toBe(false);
  });
});

describe('figures', () => {
  const at = Date.UTC(2026, 10, 5, 15, 4);
  it('are written as the language writes them', async () => {
    spoken('de-DE');
    await i18n.speak('de');
    expect([number(1234.5), signed(-0.5), signed(2), signed(0)]).toEqual(['1.234,5', '−0,5', '+2', '0']);
    expect(date(at)).toContain('Nov');
    expect(clock(2 * DAY + 11 * HOUR)).toMatch(/^2\s?T\S* 11/);
    await i18n.speak('it');
    expect([number(12345.5), signed(-0.5)]).toEqual(['12.345,5', '−0,5']);
    expect(date(at)).toContain('nov');
    expect(clock(3 * HOUR + 5 * MINUTE)).toMatch(/^3\s?h 05/);
  });

  it('follow the country of the reader where the browser names it', async () => {
    spoken('en-GB');
    expect(time(at)).toMatch(/^\d\d:\d\d$/);
    spoken('en-US');
    expect(time(at)).toMatch(/[AP]M$/);
  });

  it('and yes and no come from the catalogue', async () => {
    await i18n.speak('de');
    expect(i18n.texts.inline([true, false, 0.5, null])).toBe('ja, nein, 0,5, –');
    const chosen = new Texts([Texts.bundle('de', ['event-x = { $bonus ->\n    [yes] Ja!\n   *[no] Nein!\n  }\n'])]);
    expect(chosen.event({ event: 'x', bonus: true })).toBe('Ja!');
  });
});
