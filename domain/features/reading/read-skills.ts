import type { Taxonomy } from '#domain/features/matching/taxonomy.ts';
import { findNames, splitNames } from './names.ts';
import { isEssentialAt } from './necessity.ts';
import type { Evidence } from './requirements.ts';
import type { Section } from './sections.ts';
import { type Segment, splitSegments } from './segments.ts';
import { weighMatches } from './skill-evidence.ts';
import { findTerms } from './term-index.ts';
import { tokenize } from './tokens.ts';

/** A skill read from a text. */
export interface SkillReading {
  /** Term id; null for a competence that is no term of the taxonomy. */
  readonly id: number | null;
  /** As written. */
  readonly text: string;
  /** Offsets in the text. */
  readonly from: number;
  readonly to: number;
  readonly isEssential: boolean;
  readonly evidence: Evidence;
}

export interface SkillOptions {
  /** Names of employers and departments, which are no evidence of a skill. */
  readonly ignoredNames?: readonly string[];
  /** The section of what precedes the first heading. */
  readonly section?: Section;
}

/** Skills in running text and lists, in order. A skill can occur more than once. */
export function readSkills(text: string, taxonomy: Taxonomy, options: SkillOptions = {}): SkillReading[] {
  return readSkillsOf(splitText(text, taxonomy, options.section), taxonomy, options);
}

/** Splits a text into sentences with their sections; names of skills such as "PowerPoint" are kept whole. */
export function splitText(text: string, taxonomy: Taxonomy, section: Section = 'unknown'): Segment[] {
  const known = taxonomy.spellings('skill').indexByKey;
  return splitSegments(text, { section, isName: (word) => known.has(word.toLowerCase()) });
}

export function readSkillsOf(
  segments: readonly Segment[],
  taxonomy: Taxonomy,
  { ignoredNames = [] }: SkillOptions,
): SkillReading[] {
  const names = splitNames(ignoredNames);
  const isCaseless = segments.length > 0 && !segments.some(({ text }) => hasBothCases(text));
  return segments.filter(canHoldSkills).flatMap((segment) => readSegment(segment, { taxonomy, names, isCaseless }));
}

interface Reading {
  readonly taxonomy: Taxonomy;
  readonly names: readonly (readonly string[])[];
  readonly isCaseless: boolean;
}

function readSegment(segment: Segment, { taxonomy, names, isCaseless }: Reading): SkillReading[] {
  const { text, section, from } = segment;
  const tokens = tokenize(text);
  const named = findNames(tokens, names);
  const matches = findTerms(tokens, taxonomy.spellings('skill')).filter(({ first, last }) => {
    for (let at = first; at <= last; at++) if (!named.has(at)) return true;
    return false;
  });
  const sentence = { text, section, tokens, isCaseless: isCaseless || !hasBothCases(text) };
  return weighMatches(sentence, matches, taxonomy.spellings('skill').ambiguous).map(({ match, confidence }) => {
    const start = tokens[match.first]?.from ?? 0;
    const end = tokens[match.last]?.to ?? start;
    return {
      id: match.term.id,
      text: text.slice(start, end),
      from: from + start,
      to: from + end,
      isEssential: isEssentialAt(text, section, start),
      evidence: { sentence: text, confidence },
    };
  });
}

/** An introduction of the company counts only where it names its tools. */
function canHoldSkills({ section, text }: Segment): boolean {
  if (section === 'legal' || section === 'benefits') return false;
  return (
    section !== 'about' || /\b(?:stack|built (?:with|on|in)|technolog(?:y|ies) (?:include|we use)|we use)\b/i.test(text)
  );
}

/** "EXPERIENCE WITH SQL" and "experience with sql" say nothing by their case. */
function hasBothCases(text: string): boolean {
  return /\p{Lu}/u.test(text) && /\p{Ll}{3}/u.test(text);
}
