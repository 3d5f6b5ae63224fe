/** Words in so many lines at most, the longest of them as short as it can be. */
export function inLines(text: string, most: number): string[] {
  const words = text.split(' ');
  if (most < 2 || words.length < 2) return [text];
  let best = [text];
  for (let first = 1; first < words.length; first++) {
    const lines = [words.slice(0, first).join(' '), ...inLines(words.slice(first).join(' '), most - 1)];
    if (longest(lines) < longest(best)) best = lines;
  }
  return best;
}

const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
