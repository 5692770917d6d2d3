import { replaceBracketed, trimEnd } from '#domain/features/resumes/text/linear.ts';
import { findCountry } from './countries.ts';
import { findRegion } from './regions.ts';

export interface ResumeLocation {
  readonly city: string;
  /** Two letters in the United States and Canada, otherwise as written; empty if not given. */
  readonly region: string;
  /** Country code; empty if unknown. */
  readonly country: string;
}

/**
 * Reads "Austin, Texas", "Montréal (QC)", "12 Main St, Boston, MA 02110, USA", "Berlin, Germany (open to remote)".
 * Undefined unless a region or a country is recognized.
 */
export function readLocation(text: string): ResumeLocation | undefined {
  const unlabeled = text.replace(/^(?:address|location|adresse|lieu|dirección|ubicación|based in)\s*:?\s*/i, '');
  const parts = replaceBracketed(unlabeled, (inside) =>
    findRegion(inside) || findCountry(inside) ? `, ${inside}` : ' ',
  )
    .replace(/\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b|\b\d{5}(?:-\d{4})?\b/g, ' ')
    .split(/,\s*|(?<!\s)\s+[-–—]\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parseParts(parts);
}

/** Splits off the location at the end of a line: "Confluent, Mountain View, CA". */
export function splitLocation(text: string, maxSize = 3): { place: string; rest: string } {
  const remote = text.match(/\b((?:fully )?remote|télétravail|remoto|hybrid)\)?$/i);
  if (remote?.[1]) return { place: remote[1], rest: trimEnd(text.slice(0, remote.index), separator).trim() };
  const parts = text.split(/,\s*/);
  for (const size of [3, 2].filter((each) => each <= maxSize || findRegion(parts.at(-2) ?? ''))) {
    const [head = '', ...others] = parts.slice(-size);
    if (others.length !== size - 1 || !parseParts([getCity(head), ...others])) continue;
    // A location with a region has two parts; a third part before them is not part of it.
    if (size === 3 && findRegion(others.at(-1) ?? '')) continue;
    const location = [getCity(head), ...others].join(', ');
    return { place: location, rest: trimEnd(text.slice(0, text.length - location.length), separator) };
  }
  return { place: '', rest: text };
}

/**
 * Takes the location out of a piece of a header, wherever it is: "Acme, Boston, MA, Cook" leaves "Acme" and "Cook".
 */
export function takeLocation(text: string): { place: string; rest: string[] } {
  const plain = replaceBracketed(text, (inside) => (isRegionOrCountry(inside) ? `, ${inside}` : `(${inside})`)).replace(
    / ,/g,
    ',',
  );
  const end = splitLocation(plain, 2);
  if (end.place !== '') return { place: end.place, rest: [end.rest] };
  const parts = plain.split(/,\s*/);
  for (let index = 1; index < Math.min(parts.length - 1, maxParts); index++) {
    if (!isRegionOrCountry(parts[index] ?? '') || !parseParts([getCity(parts[index - 1] ?? ''), parts[index] ?? '']))
      continue;
    const before = parts.slice(0, index - 1).join(', ');
    return { place: `${parts[index - 1]}, ${parts[index]}`, rest: [before, parts.slice(index + 1).join(', ')] };
  }
  return { place: '', rest: [text] };
}

const maxParts = 20;

function isRegionOrCountry(text: string): boolean {
  return findRegion(text) !== undefined || findCountry(text) !== undefined;
}

const separator = /[\s,|(–—-]/;

/** In "Google – New York" the city follows the dash. */
function getCity(text: string): string {
  return (
    text
      .split(/\s+[-–—|]\s+|\s{2,}/)
      .at(-1)
      ?.trim() ?? ''
  );
}

function parseParts(parts: readonly string[]): ResumeLocation | undefined {
  const last = parts.at(-1) ?? '';
  const region = findRegion(last);
  if (region && isCity(parts.at(-2))) return { city: parts.at(-2) ?? '', ...region };
  const country = findCountry(last);
  if (!country) return undefined;
  const inside = parts.slice(0, -1);
  const between = findRegion(inside.at(-1) ?? '');
  if (between && isCity(inside.at(-2))) return { city: inside.at(-2) ?? '', region: between.region, country };
  const city = inside.length > 1 ? (inside.at(-2) ?? '') : (inside[0] ?? '');
  return isCity(city) ? { city, region: inside.length > 1 ? (inside.at(-1) ?? '') : '', country } : undefined;
}

function isCity(text: string | undefined): boolean {
  return text !== undefined && /^\p{Lu}[\p{L}.'’ -]{1,40}$/u.test(text) && text.split(' ').length <= 4;
}
