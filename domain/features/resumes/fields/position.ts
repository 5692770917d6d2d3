import { splitCommas, splitPieces, trimSeparators } from '#domain/features/resumes/text/separators.ts';
import { splitLocation } from './location.ts';
import { getEmployerScore, getTitleScore, splitTitle } from './title-words.ts';

export interface Position {
  readonly title: string;
  readonly employer: string;
  readonly place: string;
  /** The title was recognized by its words, not only by its position. */
  readonly isCertain: boolean;
}

/** Title, employer and location from the header lines of a position, without dates, in any order. */
export function readPosition(lines: readonly string[]): Position {
  const locations: string[] = [];
  const pieces = lines.flatMap((line) =>
    splitPieces(line.replace(placeholderEmployer, ' | ').replace(atEmployer, ' @ ')).flatMap((piece) => {
      const { place, rest } = splitLocation(piece.replace(placeholderPlace, ''));
      if (place !== '') locations.push(place);
      return rest === '' || noisePattern.test(rest) ? [] : [splitCommas(rest)];
    }),
  );
  return { ...assignParts(pieces), place: locations[0] ?? '' };
}

/** "Engineer at Google", "Serveuse chez Chez Paul". */
const atEmployer = /(?<!\s)\s+(?:at|chez)\s+(?=\p{Lu})/u;
/** Durations and contract types next to a title. */
const noisePattern =
  /^(?:\(?\d+\s*(?:years?|yrs?|months?|mos?|ans?|mois|años?|meses)\b.*|full[- ]time|part[- ]time|contract|permanent|temporary|temps plein|temps partiel|tiempo completo|city|state|present|current)\)?$/i;
/** Placeholder text of a template. */
const placeholderPlace = /\bcity\s*,\s*state\b(?:\s*,\s*country\b)?/i;
const placeholderEmployer = /(?:(?<!\s)\s+)?\bcompany name\b\s*/i;

/** `pieces` are the separate parts, each split at commas. */
function assignParts(pieces: readonly (readonly string[])[]): Omit<Position, 'place'> {
  const whole = pieces.map((parts) => parts.join(', ')).filter((text) => text !== '');
  if (whole.length >= 2) return chooseTitle(whole);
  const parts = pieces[0] ?? [];
  const [only = ''] = whole;
  if (parts.length >= 2) return chooseTitle(joinMiddleParts(parts));
  return readSinglePiece(only);
}

/** "Engineer, Distributed Systems, Google" ends with the employer, "Google, Engineer" with the title. */
function joinMiddleParts(parts: readonly string[]): string[] {
  if (parts.length === 2) return [...parts];
  const titleFirst = getTitleScore(parts[0] ?? '') >= getTitleScore(parts.at(-1) ?? '');
  return titleFirst ? [parts.slice(0, -1).join(', '), parts.at(-1) ?? ''] : [parts[0] ?? '', parts.slice(1).join(', ')];
}

function chooseTitle(candidates: readonly string[]): Omit<Position, 'place'> {
  const scores = new Map(candidates.map((text) => [text, getTitleScore(text) - getEmployerScore(text) * 0.6]));
  const score = (text: string): number => scores.get(text) ?? 0;
  const title = candidates.reduce((best, text) => (score(text) > score(best) ? text : best));
  const others = candidates.filter((text) => text !== title);
  const employer = others.reduce((best, text) => (score(text) < score(best) ? text : best), others[0] ?? '');
  return { title, employer, isCertain: getTitleScore(title) > 0 };
}

function readSinglePiece(text: string): Omit<Position, 'place'> {
  if (text === '') return { title: '', employer: '', isCertain: false };
  const split = splitTitle(text);
  if (split && getTitleScore(split.title) > 0)
    return { title: split.title, employer: trimSeparators(split.rest), isCertain: true };
  if (getTitleScore(text) > 0 && getTitleScore(text) >= getEmployerScore(text))
    return { title: text, employer: '', isCertain: true };
  return getEmployerScore(text) > 0
    ? { title: '', employer: text, isCertain: true }
    : { title: text, employer: '', isCertain: false };
}
