import { getEmployerScore, getTitleScore } from '#domain/features/resumes/fields/experience/title-words.ts';
import type { ResumeLookups } from '#domain/features/resumes/lookups.ts';
import type { Extracted, ParsedResume } from '#domain/features/resumes/parsed-resume.ts';
import { getHeadingKind } from '#domain/features/resumes/text/headings.ts';
import { getLineRange, type Line } from '#domain/features/resumes/text/lines.ts';
import { splitPieces } from '#domain/features/resumes/text/separators.ts';
import { compareWithEmail, splitByEmail } from './email-agreement.ts';
import { readLocation } from './location.ts';
import { type PossibleName, parseName } from './names.ts';

interface Known {
  readonly email: string | undefined;
  readonly lookups: ResumeLookups;
}

/** The name and the headline below it. `header` is the text above the first heading, and the contact section. */
export function readIdentity(
  header: readonly Line[],
  all: readonly Line[],
  known: Known,
): Pick<ParsedResume, 'name' | 'headline'> {
  const top = header.slice(0, 12);
  const near = top.length > 0 ? top : all.slice(0, 3);
  const named =
    findBestName(near, known, 0.5) ??
    // Elsewhere, as in a second column, only a name that agrees with the email.
    findBestName(
      all.slice(0, maxNameLines).filter((line) => !line.bullet),
      known,
      0.9,
    );
  return { name: named?.name ?? null, headline: readHeadline(near, named?.lines.at(-1)) };
}

const maxNameLines = 400;

interface Named {
  readonly lines: readonly Line[];
  readonly name: Extracted<string>;
}

function findBestName(lines: readonly Line[], known: Known, minConfidence: number): Named | undefined {
  const candidates = lines.flatMap((line, index) => {
    const wrapped = findWrapped(line, lines[index + 1]);
    return [
      ...listNames([line], line.text, index, known),
      ...(wrapped ? listNames([line, wrapped], joinLines(line.text, wrapped.text), index, known) : []),
      ...(index < maxJoinedIndex ? listNames([line], splitByEmail(line.text, known.email), index, known) : []),
    ];
  });
  return candidates
    .filter(({ name }) => name.confidence >= minConfidence)
    .sort((a, b) => b.name.confidence - a.name.confidence)[0];
}

/** The second line of a name on two lines, or of an addition in brackets. */
function findWrapped(line: Line, next: Line | undefined): Line | undefined {
  if (!next || next.bullet) return undefined;
  const isOpen = line.text.includes('(') && !line.text.includes(')') && next.number === line.number + 1;
  const isName =
    !line.text.includes(',') &&
    [line, next].every(({ text }) => namePart.test(text) && text.split(' ').length <= 3 && !readLocation(text));
  return isOpen || (isName && !getHeadingKind(line.text) && !getHeadingKind(next.text)) ? next : undefined;
}

/** With pronouns in brackets and nicknames in quotes. */
const namePart = /^[\p{Script=Latin}\p{M}'’., “”"()/-]{2,30}$/u;

function joinLines(first: string, second: string): string {
  return first.endsWith('-') ? first + second : `${first} ${second}`;
}

/** A name that lost its space because all its letters were set apart is at the top. */
const maxJoinedIndex = 5;

const nameLabel =
  /^(?:(?:(?:full |legal )?name|nom(?: complet)?|nombre(?: completo)?)(?:\s*:\s*|\s{2,})|(?:이름|성명|氏名|名前)[\s:]+|(?:resume|résumé|cv|curriculum vitae|currículum)(?:\s*[:–—-]\s*|\s+(?:of|for|de)\s+))(.+)$/i;

/** A label of contact data on a line of its own. */
const contactLabel =
  /^(?:e-?mail|phone|telephone|mobile|cell|address|contact|name|city|location|website|linkedin|resume|résumé|curriculum vitae|cv)\s*:?$/i;

function listNames(lines: readonly Line[], text: string, index: number, known: Known): Named[] {
  // The rest of a hyphenated name is on the next line.
  if (text.endsWith('-')) return [];
  const labeled = text.match(nameLabel)?.[1];
  return splitPieces(labeled ?? text).flatMap((piece) => {
    const possible = parseName(piece);
    if (!possible) return [];
    // One word can be a surname, but two make a title or a city: "Pastry Chef".
    const whole = lines.length > 1 ? lines.map((line) => line.text).filter((each) => each.includes(' ')) : [];
    const texts = [piece, ...whole];
    const confidence = getConfidence(texts, possible, { index: labeled ? -2 : index + (lines.length - 1), known });
    return [{ lines, name: { value: possible.name, confidence, lines: getLineRange(lines) } }];
  });
}

/** Agreement with the email decides; without it, a title, a city or an organization at the top is probably no name. */
function getConfidence(
  texts: readonly string[],
  { name, hasRole, canBeLocation }: PossibleName,
  { index, known: { email, lookups } }: { index: number; known: Known },
): number {
  const { kind, coverage } = compareWithEmail(name, email);
  const base = 0.75 - Math.min(index, 10) * 0.05;
  if (kind === 'full') return toHundredths(0.93 + coverage * 0.06);
  const isTitle = hasRole || texts.some((text) => lookups.isTitle?.(text));
  const isCity = lookups.isCity ? [...texts, name].some(lookups.isCity) : canBeLocation;
  const isOther = isTitle || isCity || getEmployerScore(name) > 0;
  if (kind === 'partial') return toHundredths(base + (isOther ? 0.05 : 0.24));
  return toHundredths(base - (isOther ? 0.35 : 0));
}

function toHundredths(confidence: number): number {
  return Math.round(Math.max(0, Math.min(0.99, confidence)) * 100) / 100;
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
  const name = parseName(text);
  return (
    /^\p{Lu}/u.test(text) &&
    text.length <= 120 &&
    !/[@\d]|https?:|www\.|\.$/.test(text) &&
    !contactLabel.test(text) &&
    !nameLabel.test(text) &&
    !readLocation(text) &&
    (!name || name.hasRole || getTitleScore(text) > 0)
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
