import type { Taxonomy } from '#domain/features/matching/taxonomy/taxonomy.ts';
import type { ReadTerm } from '#domain/features/reading/posting/requirements.ts';
import { isOwnAbbreviation } from '#domain/features/reading/terms/own-abbreviations.ts';
import { findPlainName, findSpecialty, findTitleFamily } from './title-families.ts';

/** Variants of a title to look up in the taxonomy, closest first: "Nurse (RN), GS-9" includes "Nurse". */
export function listTitleVariants(title: string): string[] {
  return listWeighedVariants(title).map(([variant]) => variant);
}

/** The occupations that a posting's title names: two for "Civil Engineer/Forester". */
export function readTitles(title: string, taxonomy: Taxonomy): ReadTerm[] {
  const found = new Map<number, ReadTerm>();
  const bare = cleanTitle(title);
  const names = splitAlternatives(bare);
  for (const name of names.length > 1 ? names : [title]) {
    for (const [variant, confidence] of listWeighedVariants(name)) {
      const term = taxonomy.find('title', variant);
      if (!term) continue;
      const known = found.get(term.id);
      if (!known)
        found.set(term.id, { id: term.id, text: pickWords(title, variant), evidence: { sentence: title, confidence } });
      break;
    }
  }
  if (found.size === 0 && names.length > 1) {
    for (const [variant, confidence] of listWeighedVariants(title)) {
      const term = taxonomy.find('title', variant);
      if (term) return [{ id: term.id, text: pickWords(title, variant), evidence: { sentence: title, confidence } }];
    }
  }
  return [...found.values()];
}

/** The words of the title itself: "Archive Developer" is a software engineer, but does not say so. */
function pickWords(title: string, variant: string): string {
  return title.includes(variant) ? variant : cleanTitle(title) || title;
}

function listWeighedVariants(title: string): (readonly [string, number])[] {
  const withoutBrackets = title.replace(/\s*[([{].*$/, '');
  const clean = cleanTitle(title);
  // The words before say what their own initials mean.
  const inner = findBracketed(title)
    .filter((text) => !isOwnAbbreviation(title, text))
    .flatMap((text) => text.split(parts));
  const pieces = [...withoutBrackets.split(parts), ...clean.split(parts)].map((part) => cleanTitle(part));
  const variants: [string, number][] = [
    [findSpecialty(title) ?? '', 0.9],
    [title, 0.95],
    [withoutBrackets, 0.95],
    [clean, 0.9],
    [clean.replace(prefix, ''), 0.9],
    [spellOut(clean), 0.85],
    ...pieces.map((piece): [string, number] => [piece, 0.8]),
    ...inner.map((piece): [string, number] => [piece, 0.75]),
    ...[clean, pieces[0] ?? ''].flatMap(turnAround).map((variant): [string, number] => [variant, 0.75]),
    [findTitleFamily(clean) ?? findTitleFamily(title) ?? '', 0.65],
    [clean.replace(lastCode, '').replace(lastWord, ''), 0.65],
    ...shorten(pieces[0] ?? '').map((piece): [string, number] => [piece, 0.65]),
    ...pieces.map((piece): [string, number] => [findPlainName(piece) ?? '', 0.6]),
  ];
  const found = new Map<string, number>();
  for (const [variant, confidence] of variants) {
    const name = variant.replace(grade, '').trim();
    if (/\p{L}{2}/u.test(name) && !/^\p{L}+ \d$/u.test(name) && !found.has(name)) found.set(name, confidence);
  }
  return [...found];
}

/** Without level, grade, number, place, hours and department: "Sr. Cook II - Part time (Remote) #123". */
function cleanTitle(title: string): string {
  return title
    .replace(/^public notice for\s+/i, '')
    .replace(/\s*[([{][^)\]}]*[)\]}]?|\*+/g, ' ')
    .replace(/\s(?:at|for|with|@)\s+(?:the |our |an? )?\p{Lu}.*$/u, '')
    .replace(
      /(?:^|\s+|[-–—,|/])(?:req(?:uisition)?|job|ref|posting|vacancy|id|#)[\s.:#-]*(?:id|no|number)?[\s.:#-]*[A-Z-]{0,4}\d[\w-]*/gi,
      ' ',
    )
    .replace(/\b[A-Z]{2}[- ]?\d{2,4}(?:[-/]\d{1,4})*\b/g, ' ')
    .replace(
      /\b(?:100% |fully )?(?:remote|hybrid|on-?site|telework)\b|\b(?:full|part)[- ]?time\b|\b(?:temporary|seasonal|permanent|contract|per diem|prn|nights?|days?|evenings?|weekends?|1st|2nd|3rd|first|second|third) (?:shift|position)?|\b(?:temporary|seasonal|per diem|entry[- ]level|immediate hire|hiring now|urgent(?:ly)?)\b/gi,
      ' ',
    )
    .replace(
      /^(?:wanted|hiring|now hiring|seeking|experienced|interdisciplinary|bilingual|talented|motivated)\s*:?\s+/i,
      '',
    )
    .replace(/\s{2,}/g, ' ')
    .replace(/^[\s,;|/:–—-]+/, '')
    .replace(/[\s,;|/:–—-]{1,20}$/, '')
    .trim();
}

/** "Director of Analytics" and "Head of Analytics" are called "Analytics Director" and "Analytics Manager" by others. */
function turnAround(title: string): string[] {
  const [, role, field] = leaderFirst.exec(title) ?? [];
  return role && field ? [`${field} ${role}`, `${field} Manager`, `${field} Director`] : [];
}

const leaderFirst =
  /^(?:assistant |deputy |associate |senior )?(director|manager|head|chief|vp|vice president)(?: of |, )([\p{L}&]+(?:[ -][\p{L}&]+){0,4})$/iu;

/** "Mgmt & Prog Analyst" and "Asst Mgr" in full. */
function spellOut(title: string): string {
  return title.replace(/\p{L}+|&/gu, (word) => abbreviations.get(word.toLowerCase()) ?? word);
}

const abbreviations: ReadonlyMap<string, string> = new Map([
  ['&', 'and'],
  ['admin', 'Administrative'],
  ['anal', 'Analyst'],
  ['asst', 'Assistant'],
  ['coord', 'Coordinator'],
  ['exec', 'Executive'],
  ['mgmt', 'Management'],
  ['mgr', 'Manager'],
  ['mgt', 'Management'],
  ['prog', 'Program'],
  ['rep', 'Representative'],
  ['spec', 'Specialist'],
  ['supv', 'Supervisor'],
  ['svc', 'Service'],
  ['svcs', 'Services'],
]);

const alternatives = /\s*\/\s*|\s+(?:or|and\/or)\s+/;

/** "Civil Engineer/Forester": two names; "Front End / UX Designer" and "Software Developer/Engineer": one. */
function splitAlternatives(title: string): string[] {
  return title.split(alternatives).filter((part) => /\p{L}{3}/u.test(part) && !/^engineers?$/i.test(part));
}

/** Without words at the start: "Ruby on Rails Developer", "Rails Developer"; two words stay, and "service delivery" is one. */
function shorten(title: string): string[] {
  const words = title.split(/ (?!delivery\b)|(?<!\bservice) /i);
  return words.slice(0, -1).flatMap((_word, at) => (at > 0 && at <= 5 ? [words.slice(at).join(' ')] : []));
}

const parts = /\s*[,;|/]\s*|\s+[-–—]\s+|\s*:\s+| and\/or | or /;
/** Says how or where the work is done, or that there are several places. */
const lastWord = /\s+(?:leader|lead|roster|positions?|outpatient|inpatient|direct hire(?: .*)?)$/i;
/** "T32"; "DCI", but no word of a title in capitals. */
const lastCode = /\s+[A-Z]{1,4}\d{1,3}$|(?<=\p{Ll})\s+[A-Z]{2,4}(?:\/[A-Z]{2})?$/u;
const prefix = /^(?:supervisory|interdisciplinary|bilingual|lead|senior|sr\.?|junior|jr\.?)\s+/i;
// Pay grades of public employers: "GS-12/13", "CG-2210-12".
const grade = /[\s,-]*\b[A-Z]{2}-\d[\d/-]*$/;

function findBracketed(title: string): string[] {
  return [...title.matchAll(/[([]([^)\]]+)[)\]]/g)].map((match) => match[1] ?? '');
}
