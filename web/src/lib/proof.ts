/** The fair-dice proof: the seed shown at the end must give the commitment shown at the start (`docs/record.md`). */

const BEFORE = 'kabinett seed commitment v1\0';

export function bytes(hex: string): Uint8Array<ArrayBuffer> | null {
  if (hex.length % 2 !== 0 || !/^[0-9a-f]*$/i.test(hex)) return null;
  const out = new Uint8Array(hex.length / 2);
  for (let at = 0; at < out.length; at++) out[at] = parseInt(hex.slice(at * 2, at * 2 + 2), 16);
  return out;
}

/** `null` where the browser cannot check (only pages over https, or of this machine, may use the digest). */
export async function fits(seed: string, commitment: string): Promise<boolean | null> {
  const data = bytes(seed);
  if (!data) return false;
  if (!globalThis.crypto?.subtle) return null;
  const text = new TextEncoder().encode(BEFORE);
  const all = new Uint8Array(text.length + data.length);
  all.set(text);
  all.set(data, text.length);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', all));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex === commitment.toLowerCase();
}
