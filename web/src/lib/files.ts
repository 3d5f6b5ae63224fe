/** Records from disk. The one that was opened last stays for this tab, so that a reload shows it again. */
const KEY = 'kabinett.record';
let kept: Record<string, unknown> | null = null;

/** More than any game needs; the server refuses larger ones too. */
const MOST_BYTES = 200_000;

export type Mistake = 'too-large' | 'not-a-record';

/** Reads a file as a record and keeps it. Whether its decisions hold is for the server to say. */
export async function keepRecord(file: Blob): Promise<Mistake | null> {
  if (file.size > MOST_BYTES) return 'too-large';
  const text = await file.text();
  try {
    const record = JSON.parse(text) as Record<string, unknown> | null;
    if (record?.format !== 'kabinett-record') return 'not-a-record';
    kept = record;
  } catch {
    return 'not-a-record';
  }
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Without storage it is gone after a reload.
  }
  return null;
}

/** Nothing at all is a record that the server refuses. */
export function keptRecord(): Record<string, unknown> {
  if (kept) return kept;
  try {
    kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Record<string, unknown> | null;
  } catch {
    kept = null;
  }
  return kept ?? {};
}
