import type { Extracted } from '#domain/features/resumes/parsed-resume.ts';
import { trimEndOf } from '#domain/features/resumes/text/linear.ts';
import type { Line } from '#domain/features/resumes/text/lines.ts';

/**
 * Known skills in running text. Some skills are everyday words ("access", "act"), so a word counts only if it is written
 * like the skill: "Kafka" for "Apache Kafka", "C++", "NLP" for "Natural language processing".
 */
export function findKnownSkills(
  lines: readonly Line[],
  findSkill: (text: string) => string | undefined,
): Extracted<string>[] {
  return lines.filter(isRunningText).flatMap((line) => {
    const text = [...line.text.slice(0, 600).matchAll(word)].map(([text]) => trimEndOf(text, /[.,:;]/));
    return findInLine(text, findSkill).map((value) => ({
      value,
      confidence: 0.6,
      lines: { from: line.number, to: line.number },
    }));
  });
}

const word = /[\p{L}\p{N}.+#/&'-]+/gu;
const maxPhraseWords = 4;

/** Excludes headers, since employers and titles can match a skill. */
function isRunningText({ text, bullet }: Line): boolean {
  return bullet || text.length > 80 || /[.;]$/.test(text);
}

/** Longer phrases first; a word belongs to one skill. */
function findInLine(words: readonly string[], findSkill: (text: string) => string | undefined): string[] {
  const found: string[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let size = Math.min(maxPhraseWords, words.length - at); size > 0; size--) {
      const phrase = words.slice(at, at + size).join(' ');
      const known = size > 1 || isName(phrase, at === 0) ? findSkill(phrase) : undefined;
      if (!known || !isWrittenAs(phrase, known)) continue;
      found.push(known);
      at += size - 1;
      break;
    }
  }
  return found;
}

/** A capitalized word within a sentence, or capitals, digits or signs within the word. */
function isName(text: string, startsSentence: boolean): boolean {
  if (text.length < 2) return false;
  const first = text.search(/\p{L}/u);
  if (first >= 0 && /[\p{Lu}\p{N}+#]/u.test(text.slice(first + 1))) return true;
  return !startsSentence && /^\p{Lu}/u.test(text) && text.length > 2;
}

function isWrittenAs(phrase: string, known: string): boolean {
  if (phrase.includes(' ')) return phrase.toLowerCase() === known.toLowerCase();
  return known.split(/[\s()/,]+/).includes(phrase) || getInitials(known) === phrase;
}

function getInitials(text: string): string {
  return text
    .split(/[\s-]+/)
    .map((part) => part.charAt(0).toUpperCase())
    .join('');
}
