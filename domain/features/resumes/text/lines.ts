import { repairMojibake } from './mojibake.ts';

/** A line with something in it. */
export interface Line {
  /** Place in the text, counted from 1. */
  readonly number: number;
  /** Tidied, without its bullet. */
  readonly text: string;
  readonly bullet: boolean;
  readonly afterBlank: boolean;
}

/** The lines of a text that hold anything, tidied. Work stays bounded: beyond the limits the text is not looked at. */
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

/** Lines of the text, counted from 1, both included. */
export function getLineRange(lines: readonly Line[]): { from: number; to: number } {
  const numbers = lines.map(({ number }) => number);
  return { from: Math.min(...numbers), to: Math.max(...numbers) };
}

const maxLines = 5000;
const maxLineLength = 2000;

const glyphBullet = /^(?:[•●▪◦‣⁃■□➢➤✓✔❖►▶○]|[·∙](?=\s))\s*/;
/** Dashes are bullets only where no real bullets are used: a wrapped line may begin with a dash. */
const dashBullet = /^[-–—*>+]\s+/;

/** "Ana Lima – 1/3", "Page 2 of 3": lines that number the pages, at least two of one kind. */
function findPageMarks(lines: readonly string[]): Set<string> {
  const marks = lines.filter((line) => line.length <= 80 && pageMark.test(line));
  const label = (line: string): string => line.replace(pageMark, '');
  return new Set(marks.filter((line) => marks.filter((other) => label(other) === label(line)).length > 1));
}

const pageMark = /\d{1,2}\s*(?:\/|of|de|sur)\s*\d{1,2}$/;

function cleanLine(line: string): string {
  return repairMojibake(line)
    .normalize('NFC')
    .replace(/[\uf0b7\uf0a7\uf0d8\uf076\uf0fc]/g, '•')
    .replace(/\s*[\ue000-\uf8ff]\s*/g, ' | ')
    .replace(/[\u200b\u200e\u200f\ufeff]/g, '')
    .replace(/\u00a0/g, ' ')
    .trim();
}
