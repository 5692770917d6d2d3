import type { Extracted, ParsedResume } from '#domain/features/resumes/parsed-resume.ts';
import { fold } from '#domain/features/resumes/text/fold.ts';
import { getHeadingKind } from '#domain/features/resumes/text/headings.ts';
import { getLineRange, type Line } from '#domain/features/resumes/text/lines.ts';
import { splitCommas, splitPieces } from '#domain/features/resumes/text/separators.ts';
import { readLocation } from './location.ts';
import { getEmployerScore, getTitleScore, isTitleWord } from './title-words.ts';

/** The name and the headline below it. `header` is the text above the first heading. */
export function readIdentity(
  header: readonly Line[],
  all: readonly Line[],
  email: string | undefined,
): Pick<ParsedResume, 'name' | 'headline'> {
  const top = header.slice(0, 12);
  const near = top.length > 0 ? top : all.slice(0, 3);
  const named =
    findBestName(near, email) ??
    (email
      ? findBestName(
          all.filter((line) => !line.bullet),
          email,
          0.9,
        )
      : undefined);
  return { name: named?.name ?? null, headline: readHeadline(near, named?.line) };
}

interface Named {
  readonly line: Line;
  readonly name: Extracted<string>;
}

function findBestName(lines: readonly Line[], email: string | undefined, minConfidence = 0.5): Named | undefined {
  const candidates = lines.flatMap((line, index) =>
    findNames(line.text).map((value) => {
      const confidence = getNameConfidence(value, index, email);
      return { line, name: { value, confidence, lines: { from: line.number, to: line.number } } };
    }),
  );
  return candidates
    .filter(({ name }) => name.confidence >= minConfidence)
    .sort((a, b) => b.name.confidence - a.name.confidence)[0];
}

function getNameConfidence(name: string, index: number, email: string | undefined): number {
  const local = fold(email?.split('@')[0] ?? '');
  const agrees = fold(name)
    .split(/[^\p{L}]+/u)
    .some((word) => word.length > 2 && local.includes(word));
  return Math.round(Math.max(0, Math.min(0.99, 0.75 - index * 0.06 + (agrees ? 0.24 : 0))) * 100) / 100;
}

function findNames(text: string): string[] {
  const labelled = text.match(/^(?:full )?(?:name|nom|nombre|이름)\s*:\s*(.+)$/i)?.[1] ?? text;
  return splitPieces(labelled)
    .map((piece) => splitCommas(piece)[0] ?? '')
    .map(parseName)
    .filter((name) => name !== undefined);
}

const particles = new Set(
  "de da do dos del della der den di du la le van von bin ibn al el y st ter ten e d' o'".split(' '),
);
const honorific = /^(?:dr|mr|mrs|ms|mx|prof|m|mme|sr|sra)\.?$/i;
const nameWord = /^\p{Lu}(?:[\p{L}\p{M}'’.-]*\p{L})?\.?$/u;

/** Two to five capitalized words, not a location, title, employer or heading; or a name in Hangul, Han or Katakana. */
function parseName(text: string): string | undefined {
  if (/^[\p{Script=Hangul}\p{Script=Han}\p{Script=Katakana}]{2,5}$/u.test(text)) return text;
  const words = text.split(' ');
  const own = words.filter((word) => !honorific.test(word));
  if (own.length < 2 || words.length > 5 || text.length > 60) return undefined;
  if (!own.every((word) => nameWord.test(word) || particles.has(word)) || getHeadingKind(text)) return undefined;
  if (own.some((word) => isTitleWord(fold(word).replace(/\./g, '')) || notInNames.has(fold(word)))) return undefined;
  return getEmployerScore(text) > 0 || readLocation(text)
    ? undefined
    : text === text.toUpperCase()
      ? toTitleCase(text)
      : text;
}

const notInNames = new Set(
  'curriculum vitae resume cv page last updated confidential references available open remote skills software marketing sales customer service science computer digital human resources information technology business development medical care data project product summary of and in for with to the my'.split(
    ' ',
  ),
);

function toTitleCase(text: string): string {
  return text.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** The first line after the name without contact data; without a name, a first line that looks like a job title. */
function readHeadline(header: readonly Line[], nameLine: Line | undefined): Extracted<string> | null {
  const start = nameLine ? header.indexOf(nameLine) + 1 : 0;
  const rest = header.slice(start, start + 3);
  const first = rest.findIndex(({ text }) => isHeadline(text));
  const line = rest[first];
  if (!line || (getTitleScore(line.text) === 0 && (!nameLine || first > 0 || line.afterBlank))) return null;
  const lines = [line, ...findContinuation(line, rest[first + 1])];
  const value = lines.map(({ text }) => text).join(' ');
  return { value, confidence: getTitleScore(value) > 0 ? 0.85 : 0.5, lines: getLineRange(lines) };
}

function isHeadline(text: string): boolean {
  return (
    /^\p{Lu}/u.test(text) &&
    text.length <= 120 &&
    !/[@\d]|https?:|www\.|\.$/.test(text) &&
    !readLocation(text) &&
    !parseName(text)
  );
}

/** The second line of a wrapped headline. */
function findContinuation(line: Line, next: Line | undefined): Line[] {
  if (!next || next.afterBlank || next.bullet) return [];
  const open = line.text.includes('(') && !line.text.includes(')');
  const wrapped =
    next.text.split(' ').length <= 2 &&
    getTitleScore(next.text) === 0 &&
    isHeadline(next.text) &&
    !readLocation(next.text);
  return open || wrapped ? [next] : [];
}
