/** Taxonomy lookups for the parser: pure functions that return the canonical name, or undefined if unknown. */
export interface SkillLookups {
  readonly findSkill?: (words: string) => string | undefined;
  readonly findCertification?: (words: string) => string | undefined;
}
