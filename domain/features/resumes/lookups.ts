/** Reference data for the parser, as pure functions. Each is optional. */
export interface ResumeLookups extends SkillLookups {
  /** Whether the text is a job title, in any spelling. */
  readonly isTitle?: (text: string) => boolean;
  /** Whether the text is the name of a city. */
  readonly isCity?: (text: string) => boolean;
}

/** Taxonomy lookups that return the canonical name, or undefined if unknown. */
export interface SkillLookups {
  readonly findSkill?: (text: string) => string | undefined;
  /** Skills in running text, as written. */
  readonly readSkills?: (text: string) => readonly { readonly text: string; readonly confidence: number }[];
  readonly findCertification?: (text: string) => string | undefined;
}
