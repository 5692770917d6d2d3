import { repairMojibake } from '#domain/features/resumes/text/mojibake.ts';

/** Makes a text of a file fit to be read and stored: no control characters, no runs of blank lines, sentences apart. */
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

/** A tidy text in one line. */
export function tidyLine(text: string): string {
  return tidyText(text).replace(/\s+/g, ' ').trim();
}

/** At most so many characters; never half of a pair. */
export function cutTo(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, most).replace(loneSurrogate, '').trimEnd();
}

// Marks by which a publisher replaced addresses: "#URL_ab12#".
const hashedMarks = /#(?:URL|EMAIL|PHONE)_[0-9a-f]+#/g;
const controls = /(?!\n)\p{Cc}|[\u200b\ufeff]/gu;
const loneSurrogate = /\p{Cs}/gu;
// "in one place.We have": the next sentence follows without a space.
const runTogether = /(?<=\p{Ll}{2}[.!?])(?=\p{Lu}\p{Ll})/gu;
