import type { Extracted, ParsedResume } from '#domain/features/resumes/parsed-resume.ts';
import type { ProfileFields } from '#domain/features/seekers/contract.ts';
import { minLikelyConfidence, type ProfilePart, partFields } from '#domain/features/seekers/from-resume.ts';
import { parseLink } from '#domain/lib/link.ts';

export type Certainty = 'entered' | 'confident' | 'likely' | 'notSure';

/** The confidence of a value (0 to 1) and its lines in the text. Both are null if the person entered the value. */
export interface ParseNote {
  readonly confidence: number | null;
  readonly lines: { readonly from: number; readonly to: number } | null;
}

const notedTexts = ['headline', 'summary', 'phone', 'city'] as const;
const notedEntries = ['experience', 'education'] as const;
const notedTerms = ['certifications', 'languages', 'links'] as const;
const unnotedTerms = ['titles', 'industries'] as const;
const lists = [...notedEntries, ...notedTerms, ...unnotedTerms] as const;

export type NotedList = (typeof lists)[number];
export type ParseNoteName =
  | (typeof notedTexts)[number]
  | 'management_level'
  | 'education_level'
  | `${NotedList}.${number}`;

/** Maps confidence to a label. */
export function getCertainty({ confidence }: ParseNote): Certainty {
  if (confidence === null) return 'entered';
  if (confidence >= 0.8) return 'confident';
  return confidence >= minLikelyConfidence ? 'likely' : 'notSure';
}

export function isDoubtful(note: ParseNote | undefined): boolean {
  return note?.confidence !== undefined && note.confidence !== null && getCertainty(note) !== 'confident';
}

const entered: ParseNote = { confidence: null, lines: null };

/** The notes of the values by field name. A value that was changed since the résumé was read has no confidence. */
export function listNotes(parsed: ParsedResume, found: ProfileFields, values: ProfileFields): Map<string, ParseNote> {
  const notes = new Map<string, ParseNote>();
  for (const name of notedTexts) {
    const note = parsed[name];
    if (note) notes.set(name, values[name] === found[name] ? note : entered);
  }
  for (const list of notedEntries) {
    const known = new Map(found[list].map((entry, index) => [JSON.stringify(entry), parsed[list][index]]));
    for (const [index, entry] of values[list].entries()) {
      notes.set(`${list}.${index}`, known.get(JSON.stringify(entry)) ?? entered);
    }
  }
  const terms = listTerms(parsed);
  for (const list of notedTerms) {
    for (const [index, term] of values[list].entries()) {
      const note = terms[list].get(term);
      if (note) notes.set(`${list}.${index}`, note);
    }
  }
  return notes;
}

function listTerms(parsed: ParsedResume) {
  const byName = <T>(list: readonly Extracted<T>[], nameOf: (value: T) => string) =>
    new Map(list.toReversed().map((note) => [nameOf(note.value).trim(), note]));
  return {
    certifications: byName(parsed.certifications, ({ name }) => name),
    languages: byName(parsed.languages, ({ name }) => name),
    links: byName(parsed.links, (link) => parseLink(link) ?? ''),
  };
}

/** The doubtful values of a part. Skills are proposed one by one instead. */
export function listDoubts(notes: ReadonlyMap<string, ParseNote>, part: ProfilePart): ParseNote[] {
  const fields: readonly string[] = partFields[part];
  return [...notes]
    .filter(([name, note]) => fields.includes(name.split('.', 1)[0] ?? '') && isDoubtful(note))
    .map(([, note]) => note);
}

/** The texts of the doubtful terms of a part, for the fields that show no note at each term. */
export function listDoubtfulTerms(
  notes: ReadonlyMap<string, ParseNote>,
  values: ProfileFields,
  part: ProfilePart,
): string[] {
  const fields: readonly string[] = partFields[part];
  return notedTerms
    .filter((list) => fields.includes(list))
    .flatMap((list) => values[list].filter((_, index) => isDoubtful(notes.get(`${list}.${index}`))));
}

/** The parts with the least certain values first. */
export function sortByDoubt(parts: readonly ProfilePart[], notes: ReadonlyMap<string, ParseNote>): ProfilePart[] {
  const least = (part: ProfilePart) => {
    const labels = new Set(listDoubts(notes, part).map(getCertainty));
    return labels.has('notSure') ? 0 : labels.has('likely') ? 1 : 2;
  };
  return parts.toSorted((a, b) => least(a) - least(b));
}

/** The fields without one value. A place is removed as a whole. */
export function removeValue(values: ProfileFields, name: ParseNoteName): Partial<ProfileFields> {
  switch (name) {
    case 'city':
      return { city: '', region: '', country: '' };
    case 'management_level':
    case 'education_level':
      return { [name]: null };
    case 'headline':
    case 'summary':
    case 'phone':
      return { [name]: '' };
    default: {
      const list = lists.find((each) => name.startsWith(`${each}.`));
      return list ? { [list]: values[list].filter((_, index) => name !== `${list}.${index}`) } : {};
    }
  }
}
