/** Taxonomy lookups for the parser: pure functions that return the canonical name, or undefined if unknown. */
export interface SkillLookups {
  readonly findSkill?: (text: string) => string | undefined;
  /** Skills in running text, as written. */
  readonly readSkills?: (text: string) => readonly { readonly text: string; readonly confidence: number }[];
  readonly findCertification?: (text: string) => string | undefined;
}
