import type { SkillLookups } from '#domain/features/resumes/lookups.ts';
import type { ParsedCertification, ParsedResume } from '#domain/features/resumes/parsed-resume.ts';
import type { Line } from '#domain/features/resumes/text/lines.ts';
import { splitCommas, splitPieces, trimSeparators } from '#domain/features/resumes/text/separators.ts';
import { unwrap } from '#domain/features/resumes/text/unwrap.ts';
import { findDates } from './dates.ts';

/** Certifications from their own section, with issuer and date if given. */
export function readCertifications(lines: readonly Line[], lookups: SkillLookups): ParsedResume['certifications'] {
  const isKnown = (name: string): boolean => lookups.findCertification?.(name) !== undefined;
  return unwrap(lines, (text, above) => endsWithDate(above) || isKnown(text))
    .filter(({ text }) => /\p{L}{2}/u.test(text) && text.length <= 200)
    .flatMap(({ text, lines: range }) =>
      splitKnown(text, isKnown).map((each) => {
        const value = parseCertification(each);
        return { value, confidence: isKnown(value.name) ? 0.95 : 0.7, lines: range };
      }),
    )
    .filter(({ value }) => value.name !== '')
    .slice(0, 50);
}

/** The date of a certificate is its last part. */
function endsWithDate(text: string): boolean {
  return findDates(text).some(({ to }) => to >= text.length - 1);
}

/** "CPR, First Aid, BLS": several certificates without issuers. */
function splitKnown(text: string, isKnown: (name: string) => boolean): string[] {
  const parts = splitCommas(text);
  return parts.length > 1 && parts.every(isKnown) ? parts : [text];
}

/**
 * "Name, Issuer (May 2024)", "Name | Issuer | 2024", "Name – Issuer". Commas take precedence, since a name can contain a
 * dash ("Architect - Professional").
 */
function parseCertification(text: string): ParsedCertification {
  const date = findDates(text).at(-1);
  const undated = trimSeparators(date ? `${text.slice(0, date.from)} ${text.slice(date.to)}` : text);
  const commas = splitCommas(undated);
  const pieces = commas.length > 1 ? commas : splitPieces(undated);
  const issuer = pieces.length > 1 ? (pieces.at(-1) ?? '') : '';
  const name = trimSeparators(issuer === '' ? undated : undated.slice(0, undated.lastIndexOf(issuer)));
  return { name, issuer, date: date?.end || date?.start || '' };
}
