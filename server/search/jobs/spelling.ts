/** The known word that is nearest to a misspelt one: one change away, or two in a long word. The shorter way wins. */
export function findNearestWord(word: string, known: Iterable<string>): string | undefined {
  const most = word.length < 8 ? 1 : 2;
  let best: { readonly word: string; readonly changes: number } | undefined;
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > most) continue;
    const changes = getEditDistance(word, candidate);
    if (changes <= most && (!best || changes < best.changes)) best = { word: candidate, changes };
  }
  return best?.word;
}

/** Letters to add, take away, exchange, or swap with their neighbour (optimal string alignment). */
export function getEditDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_empty, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + same,
        isSwap ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
