import { excerpt } from '#domain/features/reading/text/excerpt.ts';
import type { Segment } from '#domain/features/reading/text/segments.ts';
import { isEssentialAt } from './necessity.ts';
import type { ReadYears } from './requirements.ts';

/** The years of experience that a posting asks for: the longest that it states as a requirement. */
export function readYears(segments: readonly Segment[]): ReadYears | null {
  const found = segments.filter(isRelevant).flatMap(readSegment);
  return found.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}

function rank({ min, max, evidence }: ReadYears): number {
  return evidence.confidence * 100 + (min ?? max ?? 0);
}

function isRelevant({ section, text }: Segment): boolean {
  return (
    section !== 'about' && section !== 'benefits' && section !== 'legal' && section !== 'nice' && !unrelated.test(text)
  );
}

/** Years of the company, of age, of a contract or of school. */
const unrelated =
  /\b(?:we have|our (?:company|team|firm|clients)|founded|in business|years? (?:old|of age|ago)|over the (?:last|past)|(?:for|with|has) (?:over|more than|almost|nearly) \d+ years|years? of (?:graduate|college|study|education|school|service)|within (?:one|two|\d+) years?|year contract|contract of|first \d+ (?:months|years)|(?:months|years) of employment|refers to full[- ]time)\b|\b(?:substitut|graduate[- ]level|higher level|undergraduate|post-secondary|graduate education)/i;

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const count = `(?:\\d{1,2}|${numberWords.slice(1).join('|')}|twelve|fifteen|twenty)`;
const note = '(?: ?\\(\\d{1,2}\\+?\\))?';
const range = new RegExp(
  `\\b(${count})${note} ?(?:-|–|—|to|or) ?(${count})${note}\\+? ?(?:full )?(years?|yrs?|months?)\\b`,
  'i',
);
const single = new RegExp(`\\b(${count})${note} ?(\\+)? ?(?:or more |plus )?(?:full )?(years?|yrs?|months?)\\b`, 'i');
const upTo = /\b(?:up to|maximum(?: of)?|no more than|less than) (?:\w+ )?$/i;

function readSegment({ text, section }: Segment): ReadYears[] {
  const free = /\bno (?:prior |previous |work )?experience (?:is )?(?:required|needed|necessary)\b/i.exec(text);
  if (free) return [{ min: 0, max: null, evidence: { sentence: excerpt(text, free.index), confidence: 0.95 } }];
  const both = range.exec(text);
  const one = both ? null : single.exec(text);
  const match = both ?? one;
  if (!match) return [];
  const isMinimum = section === 'requirements' && minimum.test(text.slice(0, match.index));
  if (!isMinimum && !isAboutExperience(text, match.index + match[0].length)) return [];
  if (!isEssentialAt(text, section, match.index)) return [];
  const years = toYears(match, text);
  if (!years) return [];
  return [
    {
      ...years,
      evidence: { sentence: excerpt(text, match.index), confidence: section === 'requirements' ? 0.9 : 0.8 },
    },
  ];
}

const minimum = /\b(?:minimum|at least)(?: of)?(?: \w+)? $/i;

/** "experience" follows the number, or the sentence is about experience: "Experience: 5 years". */
function isAboutExperience(text: string, end: number): boolean {
  if (/\b(?:experience|experienced|background)\b/i.test(text.slice(end, end + 90))) return true;
  if (/^[’']?s?[’']? (?:in|as|of|with|working|managing|developing|leading)\b/i.test(text.slice(end, end + 20)))
    return true;
  return /\bexperience\b/i.test(text.slice(0, end));
}

function toYears(match: RegExpExecArray, text: string): { min: number | null; max: number | null } | undefined {
  const isRange = match.length === 4 && match[2] !== undefined && match[2] !== '+';
  const unit = /^m/i.test(match[3] ?? '') ? 12 : 1;
  const first = Math.floor(toNumber(match[1] ?? '') / unit);
  if (first === 0 && !isRange) return undefined;
  const second = isRange ? Math.floor(toNumber(match[2] ?? '') / unit) : null;
  if (first > 25 || (second !== null && (second < first || second > 40))) return undefined;
  const isLimit = upTo.test(text.slice(Math.max(0, match.index - 20), match.index));
  return isLimit && second === null ? { min: null, max: first } : { min: first, max: second };
}

function toNumber(text: string): number {
  const word = numberWords.indexOf(text.toLowerCase());
  const others: Record<string, number> = { twelve: 12, fifteen: 15, twenty: 20 };
  return word >= 0 ? word : (others[text.toLowerCase()] ?? Number(text));
}
