import { joinLetterSpacing } from './letter-spacing.ts';
import { repairMojibake } from './mojibake.ts';
import { toPlainCharacters } from './plain-characters.ts';

/** A non-empty line. */
export interface Line {
  /** 1-based line number in the text. */
  readonly number: number;
  /** Cleaned, without its bullet. */
  readonly text: string;
  readonly bullet: boolean;
  readonly afterBlank: boolean;
}

/** The cleaned non-empty lines of a text. Text beyond the limits is ignored, to bound the work. */
export function toLines(text: string): Line[] {
  const raw = text.split(/\r\n?|\n/, maxLines).map((line) => cleanLine(line.slice(0, maxLineLength)));
  const bullet = raw.some((line) => glyphBullet.test(line)) ? glyphBullet : dashBullet;
  const pageMarks = findPageMarks(raw);
  return raw.flatMap((line, index) => {
    const own = line.replace(bullet, '').trim();
    if (own === '' || pageMarks.has(line)) return [];
    return [
      { number: index + 1, text: own, bullet: bullet.test(line), afterBlank: index > 0 && raw[index - 1] === '' },
    ];
  });
}

/** A range of line numbers, 1-based and inclusive. */
export function getLineRange(lines: readonly Line[]): { from: number; to: number } {
  const numbers = lines.map(({ number }) => number);
  return { from: Math.min(...numbers), to: Math.max(...numbers) };
}

const maxLines = 5000;
const maxLineLength = 2000;

const glyphBullet = /^(?:[•●▪◦‣⁃■□➢➤✓✔❖►▶○]|[·∙ㆍ](?=\s)|・)\s*/;
/** Used only if the text has no bullet glyphs, since wrapped lines can start with a dash. */
const dashBullet = /^[-–—*>+]\s+/;

/** Finds page numbers such as "Ana Lima – 1/3" or "Page 2 of 3", which occur at least twice. */
function findPageMarks(lines: readonly string[]): Set<string> {
  const marks = lines.filter((line) => line.length <= 80 && pageMark.test(line));
  const label = (line: string): string => line.replace(pageMark, '');
  const counts = new Map<string, number>();
  for (const line of marks) counts.set(label(line), (counts.get(label(line)) ?? 0) + 1);
  return new Set(marks.filter((line) => (counts.get(label(line)) ?? 0) > 1));
}

const pageMark = /\d{1,2}\s*(?:\/|of|de|sur)\s*\d{1,2}$/;

/** Beyond 30 combining marks on one letter, which no language writes. Sorting them takes quadratic time (UAX #15). */
const excessMarks = /(?<=\p{M}{30})\p{M}+/gu;

function cleanLine(line: string): string {
  const text = toPlainCharacters(repairMojibake(line).replace(excessMarks, '').normalize('NFC'))
    .replace(/[\uf0b7\uf0a7\uf0d8\uf076\uf0fc]/g, '•')
    .replace(/(?:(?<!\s)\s+)?[\ue000-\uf8ff]\s*/g, ' | ')
    .trim();
  return joinLetterSpacing(text);
}
