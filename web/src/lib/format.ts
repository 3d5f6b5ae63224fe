/** Numbers, times and clocks for people. */
import type { Translate } from './board';
import { i18n } from './i18n.svelte';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The language that is spoken, as the reader's country writes it: `en-GB` for English where the browser says so. */
function locale(): string {
  const wishes = typeof navigator === 'undefined' ? [] : (navigator.languages ?? []);
  const [base] = i18n.language.split('-');
  return wishes.find((tag) => tag.split('-')[0] === base) ?? i18n.language;
}

export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(locale(), options).format(value);
}

/** `3h`, `05m`: a number of days, hours or minutes, as short as the language has it. */
function unit(count: number, name: 'day' | 'hour' | 'minute', digits = 1): string {
  return number(count, { style: 'unit', unit: name, unitDisplay: 'narrow', minimumIntegerDigits: digits });
}

/** What is left on a clock: `2d 11h`, `3h 05m`, `41:20`. */
export function clock(remaining: number): string {
  const left = Math.max(0, remaining);
  const whole = Math.floor;
  if (left >= DAY) return `${unit(whole(left / DAY), 'day')} ${unit(whole((left % DAY) / HOUR), 'hour', 2)}`;
  if (left >= HOUR) return `${unit(whole(left / HOUR), 'hour')} ${unit(whole((left % HOUR) / MINUTE), 'minute', 2)}`;
  return `${whole(left / MINUTE)}:${String(whole((left % MINUTE) / 1000)).padStart(2, '0')}`;
}

/** How long ago, in words. */
export function ago(then: number, now: number, t: Translate): string {
  const past = Math.max(0, now - then);
  if (past < MINUTE) return t('ago-now');
  if (past < HOUR) return t('ago-minutes', { count: Math.floor(past / MINUTE) });
  if (past < DAY) return t('ago-hours', { count: Math.floor(past / HOUR) });
  return t('ago-days', { count: Math.floor(past / DAY) });
}

/** `+2`, `−1`, `0`, with a true minus sign. */
export function signed(amount: number): string {
  return number(amount, { signDisplay: 'exceptZero' }).replace('-', '−');
}

export function time(at: number): string {
  return new Intl.DateTimeFormat(locale(), { hour: '2-digit', minute: '2-digit' }).format(at);
}

export function date(at: number): string {
  return new Intl.DateTimeFormat(locale(), { year: 'numeric', month: 'short', day: 'numeric' }).format(at);
}

/** The first and last digits of a long hexadecimal text. */
export function brief(hex: string): string {
  return hex.length > 12 ? `${hex.slice(0, 6)}…${hex.slice(-6)}` : hex;
}
