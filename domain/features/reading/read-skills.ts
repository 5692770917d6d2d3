import type { Taxonomy } from '#domain/features/matching/taxonomy.ts';
import { findKnownSkills } from '#domain/features/resumes/fields/known-skills.ts';
import type { Evidence } from './requirements.ts';

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
}

/** Skills in running text and lists, in order. */
export function readSkills(text: string, taxonomy: Taxonomy, _options: SkillOptions = {}): SkillReading[] {
  const find = (name: string): string | undefined => taxonomy.find('skill', name)?.label;
  let from = 0;
  return text.split(/(?<=[.;:•\n])\s*/).flatMap((sentence) => {
    const line = { number: 1, text: sentence.trim(), bullet: true, afterBlank: false };
    const start = from;
    from += sentence.length;
    return findKnownSkills([line], find).map(({ value, confidence }) => ({
      id: taxonomy.find('skill', value)?.id ?? null,
      text: value,
      from: start,
      to: from,
      isEssential: true,
      evidence: { sentence: sentence.trim(), confidence },
    }));
  });
}
