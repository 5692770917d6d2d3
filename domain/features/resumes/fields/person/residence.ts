import type { ParsedResume } from '#domain/features/resumes/parsed-resume.ts';
import type { Line } from '#domain/features/resumes/text/lines.ts';
import { splitPieces } from '#domain/features/resumes/text/separators.ts';
import { readLocation } from './location.ts';

/** The person's residence: the first location in the contact lines. */
export function readResidence(lines: readonly Line[]): Pick<ParsedResume, 'city' | 'region' | 'country'> {
  for (const line of lines) {
    const plain = line.text.replace(contactData, ' ').trim();
    for (const piece of [...splitPieces(line.text), line.text, plain]) {
      const location = readLocation(piece);
      if (!location) continue;
      const found = (value: string) =>
        value === '' ? null : { value, confidence: 0.9, lines: { from: line.number, to: line.number } };
      return { city: found(location.city), region: found(location.region), country: found(location.country) };
    }
  }
  return { city: null, region: null, country: null };
}

/** An email or phone with its label, before a location in the same line. */
const contactData =
  /\b(?:e-?mail|phone|tel|mobile|cell)\b:?|\S{1,64}@\S{1,100}|\+?\(?\d{1,4}\)?(?:[ .-]?\d{2,4}){2,4}/gi;
