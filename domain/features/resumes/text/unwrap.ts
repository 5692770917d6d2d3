import type { Line } from './lines.ts';

interface Unwrapped {
  readonly text: string;
  readonly bullet: boolean;
  readonly lines: { from: number; to: number };
}

/** Joins wrapped lines of a list, except lines for which `startsItem` is true; `above` is the line above. */
export function unwrap(
  lines: readonly Line[],
  startsItem: (text: string, above: string) => boolean = () => false,
): Unwrapped[] {
  const width = Math.max(0, ...lines.map(({ text }) => text.length));
  const bulleted = lines.some(({ bullet }) => bullet);
  const joined: { text: string; bullet: boolean; from: number; to: number }[] = [];
  lines.forEach((line, index) => {
    const last = joined.at(-1);
    const above = lines[index - 1];
    if (
      last &&
      above &&
      !startsItem(line.text, above.text) &&
      isContinuation(above, line, { width, inItem: last.bullet, bulleted })
    ) {
      last.text += ` ${line.text}`;
      last.to = line.number;
    } else joined.push({ text: line.text, bullet: line.bullet, from: line.number, to: line.number });
  });
  return joined.map(({ text, bullet, from, to }) => ({ text, bullet, lines: { from, to } }));
}

interface ListContext {
  /** Characters of the longest line of the list. */
  readonly width: number;
  readonly inItem: boolean;
  readonly bulleted: boolean;
}

function isContinuation(above: Line, line: Line, { width, inItem, bulleted }: ListContext): boolean {
  if (line.bullet || line.afterBlank || /^[^:,;]{2,50}:\s/.test(line.text)) return false;
  if (bulleted && inItem) return true;
  if (/[,;&/(-]$/.test(above.text) || /^[\p{Ll}(]/u.test(line.text)) return true;
  const firstWord = line.text.split(' ')[0] ?? '';
  const isFull = above.text.length + 1 + firstWord.length > width * 0.95;
  return isFull && /[,;:]/.test(above.text);
}
