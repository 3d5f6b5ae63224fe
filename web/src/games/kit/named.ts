/** The words anywhere in an event that name a thing on the sheet. */
export function named(event: unknown, onSheet: (word: string) => boolean): string[] {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string' && onSheet(value)) found.add(value);
    else if (Array.isArray(value)) value.forEach(walk);
    else if (value && typeof value === 'object') Object.values(value).forEach(walk);
  };
  walk(event);
  return [...found];
}
