/** A piece of a text; `isMatch` marks what was searched for. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits a text at each case-insensitive occurrence of `wanted`. The parts joined are the text. */
export function splitAtMatches(text: string, wanted: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { start, length } of findOccurrences(text, wanted)) {
    if (start > end) parts.push({ text: text.slice(end, start), isMatch: false });
    parts.push({ text: text.slice(start, start + length), isMatch: true });
    end = start + length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

/** Whether any of the texts contains `wanted`, ignoring case. An empty search matches everything. */
export function containsText(texts: readonly string[], wanted: string): boolean {
  const needle = wanted.trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(needle));
}

function* findOccurrences(text: string, wanted: string): Generator<{ start: number; length: number }> {
  const needle = wanted.trim();
  if (needle === '') return;
  const escaped = needle.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  for (const match of text.matchAll(new RegExp(escaped, 'giu'))) {
    yield { start: match.index, length: match[0].length };
  }
}
