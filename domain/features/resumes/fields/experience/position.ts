import { takeLocation } from '#domain/features/resumes/fields/person/location.ts';
import type { ResumeLookups } from '#domain/features/resumes/lookups.ts';
import { splitCommas, splitPieces, trimSeparators } from '#domain/features/resumes/text/separators.ts';
import { readPositionLabel } from './position-labels.ts';
import { getEmployerScore, getTitleScore, splitTitle } from './title-words.ts';

export interface Position {
  readonly title: string;
  readonly employer: string;
  readonly place: string;
  /** The title was recognized by its words, not only by its position. */
  readonly isCertain: boolean;
}

/** The parts of a header that are a title or an employer, in the written order; labeled parts apart. */
export interface Units {
  readonly units: readonly string[];
  readonly title: string;
  readonly employer: string;
  readonly place: string;
}

/**
 * Title, employer and location from the header lines of all positions, without dates. Which of two parts is the title
 * is decided for all positions together, since a résumé has one order.
 */
export function readPositions(headers: readonly (readonly string[])[], lookups: ResumeLookups): Position[] {
  const read = headers.map(readUnits);
  const order = read.reduce((sum, { units }) => sum + (units.length === 2 ? compareOrder(units, lookups) : 0), 0);
  return read.map((header) => assignUnits(header, order, lookups));
}

export function readUnits(lines: readonly string[]): Units {
  const places: string[] = [];
  const labeled = { title: '', employer: '' };
  const pieces = lines.flatMap((line) => {
    const label = readPositionLabel(line);
    if (label?.part === 'place') places.push(label.text);
    else if (label) labeled[label.part] ||= label.text;
    return label ? [] : listPieces(line, places);
  });
  return { units: toUnits(pieces), ...labeled, place: places[0] ?? '' };
}

/** The pieces of a line without locations, each split at commas. */
function listPieces(line: string, places: string[]): string[][] {
  const marked = line.replace(placeholderEmployer, ' | ').replace(atEmployer, ' @ ');
  return splitPieces(marked).flatMap((piece) => {
    const { place, rest } = takeLocation(piece.replace(placeholderPlace, ''));
    if (place !== '') places.push(place);
    return rest.filter((text) => text !== '' && !noisePattern.test(text)).map((text) => splitCommas(text));
  });
}

/** "Engineer at Google", "Serveuse chez Chez Paul". */
const atEmployer = /(?<![\s|,–—-])\s+(?:at|AT|chez)\s+(?=[\p{Lu}\p{N}])/u;
/** Durations and contract types next to a title. */
const noisePattern =
  /^(?:\(?\d+\s*(?:years?|yrs?|months?|mos?|ans?|mois|años?|meses)\b.*|full[- ]time|part[- ]time|contract|permanent|temporary|temps plein|temps partiel|tiempo completo|city|state|present|current|(?:dates?|period|from|duration)\s*:?|입사|퇴사|入社|退社|정규직|계약직|正社員)\)?$/i;
/** Placeholder text of a template. */
const placeholderPlace = /\bcity\s*,\s*state\b(?:\s*,\s*country\b)?/i;
const placeholderEmployer = /(?:(?<!\s)\s+)?\bcompany name\b\s*/i;

function toUnits(pieces: readonly (readonly string[])[]): string[] {
  const whole = pieces.map((parts) => parts.join(', ')).filter((text) => text !== '');
  const [parts = []] = pieces;
  return whole.length === 1 && parts.length >= 2 ? joinMiddleParts(parts) : whole;
}

/** "Engineer, Distributed Systems, Google" ends with the employer, "Google, Engineer" with the title. */
function joinMiddleParts(parts: readonly string[]): string[] {
  if (parts.length === 2) return [...parts];
  const rates = parts.map((part) => ({ title: getTitleScore(part), employer: getEmployerScore(part) }));
  const rateParts = (part: typeof rates): number =>
    Math.max(...part.map(({ title }) => title)) - Math.max(...part.map(({ employer }) => employer));
  let best = { at: 1, difference: -1 };
  for (let at = 1; at < Math.min(parts.length, maxCommaParts); at++) {
    const [first, second] = [rateParts(rates.slice(0, at)), rateParts(rates.slice(at))];
    const difference = Math.abs(first - second);
    // Of equal splits, the one with the longer title: "VP, Sales, Acme".
    const isBetter = difference > best.difference || (difference === best.difference && first >= second);
    if (isBetter) best = { at, difference };
  }
  return [parts.slice(0, best.at).join(', '), parts.slice(best.at).join(', ')];
}

const maxCommaParts = 6;

/** How much a text looks like a title rather than an employer, -1 to 1.3. */
function rate(text: string, lookups: ResumeLookups): number {
  return rateTitle(text, lookups) - rateEmployer(text) * (lookups.isTitle?.(text) ? 0.3 : 0.8);
}

export function rateTitle(text: string, lookups: ResumeLookups): number {
  return lookups.isTitle?.(text) ? 1.3 : getTitleScore(text);
}

export function rateEmployer(text: string): number {
  return getEmployerScore(text);
}

/** Above zero if the first of two parts is the title. */
function compareOrder([first = '', second = '']: readonly string[], lookups: ResumeLookups): number {
  return rate(first, lookups) - rate(second, lookups);
}

/** A difference that is as clear as a known title next to a legal form decides alone. */
const clearDifference = 1.2;

function assignUnits({ units, title, employer, place }: Units, order: number, lookups: ResumeLookups): Position {
  if (title !== '' || employer !== '') {
    const [rest = ''] = units;
    return { title: title || rest, employer: employer || (title === '' ? '' : rest), place, isCertain: true };
  }
  if (units.length < 2) return { ...readSingleUnit(units[0] ?? '', lookups), place };
  if (units.length > 2) return { ...chooseTitle(units, lookups), place };
  const own = compareOrder(units, lookups);
  const isTitleFirst = Math.abs(own) >= clearDifference || order === 0 ? own >= 0 : order > 0;
  const [first = '', second = ''] = units;
  const [chosen, other] = isTitleFirst ? [first, second] : [second, first];
  const { title: full, employer: named } = moveDepartment(chosen, other);
  return { title: full, employer: named, place, isCertain: rateTitle(chosen, lookups) > 0 };
}

/** "Registered Nurse – ICU, Mercy Hospital": what is between title and employer belongs to the title. */
function moveDepartment(title: string, employer: string): { title: string; employer: string } {
  const parts = splitCommas(employer);
  const name = parts.at(-1) ?? '';
  const isMoved = parts.length === 2 && getEmployerScore(name) > 0 && getEmployerScore(parts[0] ?? '') === 0;
  return isMoved ? { title: `${title} – ${parts[0]}`, employer: name } : { title, employer };
}

function chooseTitle(candidates: readonly string[], lookups: ResumeLookups): Omit<Position, 'place'> {
  const scores = new Map(candidates.map((text) => [text, rate(text, lookups)]));
  const score = (text: string): number => scores.get(text) ?? 0;
  const title = candidates.reduce((best, text) => (score(text) > score(best) ? text : best));
  const others = candidates.filter((text) => text !== title);
  const employer = others.reduce((best, text) => (score(text) < score(best) ? text : best), others[0] ?? '');
  return { title, employer, isCertain: rateTitle(title, lookups) > 0 };
}

function readSingleUnit(text: string, lookups: ResumeLookups): Omit<Position, 'place'> {
  if (text === '') return { title: '', employer: '', isCertain: false };
  const bracketed = splitBracketed(text);
  if (bracketed) return { ...bracketed, isCertain: true };
  if (lookups.isTitle?.(text)) return { title: text, employer: '', isCertain: true };
  const spaced = splitEastAsian(text);
  if (spaced) return { ...spaced, isCertain: true };
  const split = splitTitle(text);
  if (split && getTitleScore(split.title) > 0)
    return { title: split.title, employer: trimSeparators(split.rest), isCertain: true };
  if (getTitleScore(text) > 0 && getTitleScore(text) >= getEmployerScore(text))
    return { title: text, employer: '', isCertain: true };
  return getEmployerScore(text) > 0
    ? { title: '', employer: text, isCertain: true }
    : { title: text, employer: '', isCertain: false };
}

/** "Server (Pine Grill)". */
function splitBracketed(text: string): { employer: string; title: string } | undefined {
  const open = text.indexOf('(');
  if (open < 1 || !text.endsWith(')')) return undefined;
  const [title, employer] = [text.slice(0, open).trim(), text.slice(open + 1, -1)];
  return getTitleScore(title) > 0 && getTitleScore(employer) === 0 && /^\p{Lu}/u.test(employer)
    ? { title, employer }
    : undefined;
}

/** "한빛소프트 회계 담당": the employer comes first, and a space is the only separator. */
function splitEastAsian(text: string): { employer: string; title: string } | undefined {
  const words = text.split(' ');
  if (words.length < 2 || !/[\p{Script=Hangul}\p{Script=Han}\p{Script=Katakana}]$/u.test(text)) return undefined;
  const named = words.slice(0, -1).findLastIndex((word) => getEmployerScore(word) > 0);
  const size = Math.max(1, named + 1);
  const [employer, title] = [words.slice(0, size).join(' '), words.slice(size).join(' ')];
  return getTitleScore(title) === 1 && getTitleScore(employer) === 0 ? { employer, title } : undefined;
}
