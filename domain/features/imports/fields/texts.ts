import { repairMojibake } from '#domain/features/resumes/text/mojibake.ts';

/** Cleans imported text: removes control characters, collapses blank lines, separates sentences. */
export function tidyText(text: string): string {
  return repairMojibake(text.replace(loneSurrogate, ''))
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(hashedMarks, '')
    .replace(controls, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(runTogether, ' ')
    .trim();
}

export function tidyLine(text: string): string {
  return tidyText(text).replace(/\s+/g, ' ').trim();
}

/** Truncates to `maxLength` without splitting a surrogate pair. */
export function truncate(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : text.slice(0, maxLength).replace(loneSurrogate, '').trimEnd();
}

// Placeholders a publisher puts in place of addresses: "#URL_ab12#".
const hashedMarks = /#(?:URL|EMAIL|PHONE)_[0-9a-f]+#/g;
const controls = /(?!\n)\p{Cc}|[\u200b\ufeff]/gu;
const loneSurrogate = /\p{Cs}/gu;
// "in one place.We have": the next sentence follows without a space.
const runTogether = /(?<=\p{Ll}{2}[.!?])(?=\p{Lu}\p{Ll})/gu;
