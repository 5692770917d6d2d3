import type { Line } from './lines.ts';

/** The text of some lines of a section, with wrapped lines joined; list items start with "• ". */
export function joinWrappedText(lines: readonly Line[], section: readonly Line[]): string {
  const width = section.reduce((max, { text }) => Math.max(max, text.length), 0);
  const joined: string[] = [];
  let inItem = false;
  lines.forEach((line, index) => {
    const above = lines[index - 1];
    if (above && !line.bullet && isWrapped(above, line, { width, inItem })) {
      const last = joined.length - 1;
      joined[last] = joinParts(joined[last] ?? '', line.text);
      return;
    }
    inItem = line.bullet;
    joined.push(line.bullet ? `• ${line.text}` : line.text);
  });
  return joined.join('\n');
}

/** A word that was divided at a hyphen stays as written, without a space. */
function joinParts(above: string, below: string): string {
  const isDivided = /\p{Ll}-$/u.test(above) && /^\p{Ll}/u.test(below);
  const isEastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(above);
  return isDivided || isEastAsian ? `${above}${below}` : `${above} ${below}`;
}

interface Context {
  /** Characters of the longest line of the section. */
  readonly width: number;
  /** The line above belongs to a list item. */
  readonly inItem: boolean;
}

function isWrapped(above: Line, line: Line, { width, inItem }: Context): boolean {
  const endsSentence = /[.!?;:。]["”’)]?$/.test(above.text);
  if (/^\p{Ll}/u.test(line.text) && !endsSentence) return true;
  // A page break leaves a blank line inside a sentence, but not more often.
  if (line.afterBlank) return false;
  if (inItem) return !endsSentence || /^\p{Ll}/u.test(line.text) || isFull(above, line, width);
  return !endsSentence && width <= maxPrintedWidth && isFull(above, line, width);
}

/** Longer lines are whole paragraphs, as in a Word file. */
const maxPrintedWidth = 130;

/** Whether the next word would not have fit; letters differ in width. */
function isFull(above: Line, line: Line, width: number): boolean {
  const [firstWord = ''] = line.text.split(' ', 1);
  return above.text.length + 1 + firstWord.length > width * 0.85;
}
