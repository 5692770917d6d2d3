import type { Taxonomy } from '#domain/features/matching/taxonomy/taxonomy.ts';
import { createEssentialCheck } from './posting/necessity.ts';
import type { Evidence } from './posting/requirements.ts';
import { weighMatches } from './skill-evidence.ts';
import { findNames, isInDefinedName, splitNames } from './terms/names.ts';
import { findPhrases } from './terms/phrases.ts';
import { findTerms } from './terms/term-index.ts';
import { type Token, tokenize } from './terms/tokens.ts';
import { excerpt } from './text/excerpt.ts';
import type { Section } from './text/sections.ts';
import { type Segment, splitSegments } from './text/segments.ts';

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
  /** Leaves out competences in the text's own words, which have no id. */
  readonly onlyTerms?: boolean;
  /** The text names tools for sure, so that "Rust" within a sentence is the language. */
  readonly namesTools?: boolean;
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
  { ignoredNames = [], onlyTerms = false, namesTools = false }: SkillOptions,
): SkillReading[] {
  const names = splitNames(ignoredNames);
  const isCaseless = segments.length > 3 && !segments.some(({ text }) => hasBothCases(text));
  return segments
    .filter(canHoldSkills)
    .flatMap((segment) => readSegment(segment, { taxonomy, names, isCaseless, onlyTerms, namesTools }));
}

interface Reading {
  readonly taxonomy: Taxonomy;
  readonly names: readonly (readonly string[])[];
  readonly isCaseless: boolean;
  readonly onlyTerms: boolean;
  readonly namesTools: boolean;
}

function readSegment(segment: Segment, reading: Reading): SkillReading[] {
  const { taxonomy, names, onlyTerms, namesTools } = reading;
  const { text, section } = segment;
  const tokens = tokenize(text);
  const named = findNames(tokens, names);
  const matches = findTerms(tokens, taxonomy.spellings('skill')).filter(({ first, last }) => {
    if (isInDefinedName(tokens, { first, last }) || isOfColleagues(text, tokens, last)) return false;
    for (let at = first; at <= last; at++) if (!named.has(at)) return true;
    return false;
  });
  const isItem = section === 'requirements' && !/\p{Lu}/u.test(text);
  const isCaseless = reading.isCaseless || isItem || (tokens.length > 3 && !hasBothCases(text));
  const { ambiguous } = taxonomy.spellings('skill');
  const sentence = { text, section, tokens, isCaseless, namesTools, ambiguous };
  const terms = weighMatches(sentence, matches).map(({ match, confidence }) => ({
    id: match.term.id,
    first: match.first,
    last: match.last,
    confidence,
  }));
  const phrases = onlyTerms || section === 'about' ? [] : findOwnPhrases(tokens, terms);
  const isEssential = createEssentialCheck(text, section);
  return [...terms, ...phrases].map((span) => toReading(segment, { tokens, isEssential }, span));
}

/** "work with SQL engineers", "the team includes DevOps engineers": what others know. */
function isOfColleagues(text: string, tokens: readonly Token[], last: number): boolean {
  const next = tokens[last + 1];
  const before = text.slice(0, tokens[last]?.from ?? 0);
  return next !== undefined && tokens[last]?.gap === ' ' && others.test(next.key) && together.test(before);
}

const others =
  /^(?:engineers|developers|programmers|designers|analysts|scientists|administrators|managers|architects|testers|specialists)$/;
const together = /(?:\b(?:collaborat\w+|work\w*|partner\w*|interact\w*) with|\bincludes?|\balongside)\b[^.;]*$/i;

interface Span {
  readonly id: number | null;
  readonly first: number;
  readonly last: number;
  readonly confidence: number;
}

/** Phrases that say more than the terms in them. */
function findOwnPhrases(tokens: readonly Token[], terms: readonly Span[]): Span[] {
  const covered = new Set<number>();
  for (const { first, last } of terms) for (let at = first; at <= last; at++) covered.add(at);
  return findPhrases(tokens)
    .filter(({ first, last }) => {
      for (let at = first; at <= last; at++) if (!covered.has(at)) return true;
      return false;
    })
    .map((span) => ({ id: null, ...span }));
}

function toReading(
  { text, from }: Segment,
  { tokens, isEssential }: { tokens: readonly Token[]; isEssential: (at: number) => boolean },
  { id, first, last, confidence }: Span,
): SkillReading {
  const start = tokens[first]?.from ?? 0;
  const end = tokens[last]?.to ?? start;
  return {
    id,
    text: text.slice(start, end),
    from: from + start,
    to: from + end,
    isEssential: isEssential(start),
    evidence: { sentence: excerpt(text, start), confidence },
  };
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
