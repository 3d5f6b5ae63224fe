/** Numbers, times and clocks for people. */
import type { Translate } from './board';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** What is left on a clock: `2d 11h`, `3h 05m`, `41:20`. */
export function clock(remaining: number): string {
  const left = Math.max(0, remaining);
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0');
  if (left >= DAY) return `${Math.floor(left / DAY)}d ${two((left % DAY) / HOUR)}h`;
  if (left >= HOUR) return `${Math.floor(left / HOUR)}h ${two((left % HOUR) / MINUTE)}m`;
  return `${Math.floor(left / MINUTE)}:${two((left % MINUTE) / 1000)}`;
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
  return amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : '0';
}

export function time(at: number): string {
  return new Date(at).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
}

export function date(at: number): string {
  return new Date(at).toLocaleDateString(undefined, { year: 'numeric', month: 'short', day: 'numeric' });
}

/** The first and last digits of a long hexadecimal text. */
export function brief(hex: string): string {
  return hex.length > 12 ? `${hex.slice(0, 6)}…${hex.slice(-6)}` : hex;
}
