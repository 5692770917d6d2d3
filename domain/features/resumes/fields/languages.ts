import type { ParsedLanguage, ParsedResume } from '#domain/features/resumes/parsed-resume.ts';
import { fold } from '#domain/features/resumes/text/fold.ts';
import type { Line } from '#domain/features/resumes/text/lines.ts';
import { splitCommas, trimSeparators } from '#domain/features/resumes/text/separators.ts';
import { unwrap } from '#domain/features/resumes/text/unwrap.ts';

/** Languages and levels, as written, from their own section. */
export function readLanguages(lines: readonly Line[]): ParsedResume['languages'] {
  return unwrap(lines)
    .flatMap(({ text, lines: range }) =>
      splitCommas(text, /[,;|•·]/).map((piece) => {
        const value = parseLanguage(piece);
        return { value, confidence: knownLanguages.has(fold(value.name)) ? 0.95 : 0.6, lines: range };
      }),
    )
    .filter(({ value, confidence }) => confidence > 0.9 || (value.level !== '' && /^\p{Lu}\p{L}+$/u.test(value.name)))
    .slice(0, 30);
}

/** "Spanish (fluent)", "French: B2", "Korean - native", "Fluent in Spanish". */
function parseLanguage(text: string): ParsedLanguage {
  const [, name = text, bracketed, after] = text.match(/^([\p{L} ]+?)\s*(?:\(([^)]*)\)?|\s*[:–—-]\s*(.*))$/u) ?? [];
  const fluent = text.match(/^(fluent|native|conversational|basic) (?:in )?(\p{L}+)$/iu);
  return fluent
    ? { name: fluent[2] ?? '', level: fluent[1] ?? '' }
    : { name: trimSeparators(name), level: trimSeparators(bracketed ?? after ?? '') };
}

const knownLanguages = new Set(
  `english french spanish german italian portuguese dutch russian ukrainian polish czech slovak hungarian romanian bulgarian greek turkish arabic hebrew persian farsi hindi urdu bengali punjabi
  gujarati tamil telugu marathi malayalam kannada nepali sinhala thai vietnamese indonesian malay tagalog filipino chinese mandarin cantonese japanese korean swahili amharic yoruba igbo hausa
  zulu afrikaans swedish norwegian danish finnish icelandic estonian latvian lithuanian serbian croatian bosnian slovenian albanian macedonian armenian georgian catalan basque galician welsh
  irish gaelic creole somali asl latin esperanto mongolian khmer lao burmese kazakh uzbek
  anglais francais espagnol allemand italien portugais neerlandais russe ukrainien polonais arabe hebreu chinois mandarin japonais coreen vietnamien turc grec roumain
  ingles frances espanol castellano aleman italiano portugues ruso arabe chino japones coreano`.split(/\s+/),
);
