import { splitCommas, splitPieces, trimmed } from '#domain/features/resumes/text/separators.ts';
import { splitPlace } from './location.ts';
import { employerScore, titleAtStart, titleScore } from './title-words.ts';

export interface Position {
  readonly title: string;
  readonly employer: string;
  readonly place: string;
  /** Words gave the title away, not only the order. */
  readonly sure: boolean;
}

/** Title, employer and place from the header lines of a position, dates already cut out; in any order. */
export function readPosition(lines: readonly string[]): Position {
  const places: string[] = [];
  const pieces = lines.flatMap((line) =>
    splitPieces(line.replace(placeholderEmployer, ' | ').replace(atEmployer, ' @ ')).flatMap((piece) => {
      const { place, rest } = splitPlace(piece.replace(placeholderPlace, ''));
      if (place !== '') places.push(place);
      return rest === '' || noise.test(rest) ? [] : [splitCommas(rest)];
    }),
  );
  return { ...assign(pieces), place: places[0] ?? '' };
}

/** "Engineer at Google", "Serveuse chez Chez Paul". */
const atEmployer = /\s+(?:at|chez)\s+(?=\p{Lu})/u;
/** Lengths of time and kinds of contract that stand beside a title. */
const noise =
  /^(?:\(?\d+\s*(?:years?|yrs?|months?|mos?|ans?|mois|años?|meses)\b.*|full[- ]time|part[- ]time|contract|permanent|temporary|temps plein|temps partiel|tiempo completo|city|state|present|current)\)?$/i;
/** What a template leaves where nobody filled it in. */
const placeholderPlace = /\bcity\s*,\s*state\b(?:\s*,\s*country\b)?/i;
const placeholderEmployer = /\s*\bcompany name\b\s*/i;

/** `pieces` holds what stood apart, each cut at its commas. */
function assign(pieces: readonly (readonly string[])[]): Omit<Position, 'place'> {
  const whole = pieces.map((parts) => parts.join(', ')).filter((text) => text !== '');
  if (whole.length >= 2) return choose(whole);
  const parts = pieces[0] ?? [];
  const [only = ''] = whole;
  if (parts.length >= 2) return choose(joinTail(parts));
  return single(only);
}

/** "Engineer, Distributed Systems, Google" has its employer at the end, "Google, Engineer" its title. */
function joinTail(parts: readonly string[]): string[] {
  if (parts.length === 2) return [...parts];
  const titleFirst = titleScore(parts[0] ?? '') >= titleScore(parts.at(-1) ?? '');
  return titleFirst ? [parts.slice(0, -1).join(', '), parts.at(-1) ?? ''] : [parts[0] ?? '', parts.slice(1).join(', ')];
}

function choose(candidates: readonly string[]): Omit<Position, 'place'> {
  const score = (text: string): number => titleScore(text) - employerScore(text) * 0.6;
  const title = candidates.reduce((best, text) => (score(text) > score(best) ? text : best));
  const others = candidates.filter((text) => text !== title);
  const employer = others.reduce((best, text) => (score(text) < score(best) ? text : best), others[0] ?? '');
  return { title, employer, sure: titleScore(title) > 0 };
}

function single(text: string): Omit<Position, 'place'> {
  if (text === '') return { title: '', employer: '', sure: false };
  const split = titleAtStart(text);
  if (split && titleScore(split.title) > 0) return { title: split.title, employer: trimmed(split.rest), sure: true };
  if (titleScore(text) > 0 && titleScore(text) >= employerScore(text)) return { title: text, employer: '', sure: true };
  return employerScore(text) > 0
    ? { title: '', employer: text, sure: true }
    : { title: text, employer: '', sure: false };
}
