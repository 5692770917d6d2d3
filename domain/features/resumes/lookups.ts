/** Taxonomy lookups for the parser: pure functions that return the canonical name, or undefined if unknown. */
export interface SkillLookups {
  readonly findSkill?: (text: string) => string | undefined;
  readonly findCertification?: (text: string) => string | undefined;
}
