import type { Extracted, ParsedResume } from '#domain/features/resumes/parsed-resume.ts';
import { type ProfilePart, partFields } from '#domain/features/seekers/from-resume.ts';
import { getConfidenceLabel, type ParseNote } from './parse-notes.tsx';

/** The source lines by field name of the profile form. */
export function listNotes(parsed: ParsedResume): Map<string, ParseNote> {
  const notes = new Map<string, ParseNote>();
  for (const name of ['headline', 'summary', 'phone', 'city'] as const) {
    const note = parsed[name];
    if (note) notes.set(name, note);
  }
  for (const list of ['experience', 'education'] as const) {
    for (const [index, note] of parsed[list].entries()) notes.set(`${list}.${index}`, note);
  }
  return notes;
}

/** Items of short lists with low confidence. Skills are proposed one by one instead. */
export function listUncertainItems(parsed: ParsedResume, part: ProfilePart): string[] {
  const fields: readonly string[] = partFields[part];
  const words = [
    ...named('certifications', parsed.certifications, (certificate) => certificate.name),
    ...named('languages', parsed.languages, (language) => language.name),
  ];
  return words.filter((word) => fields.includes(word.field)).map((word) => word.text);
}

function named<T>(field: string, found: readonly Extracted<T>[], textOf: (value: T) => string) {
  return found
    .filter(({ confidence }) => getConfidenceLabel(confidence) !== 'confident')
    .map(({ value }) => ({ field, text: textOf(value) }));
}
