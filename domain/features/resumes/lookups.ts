/** Knowledge the parser is given, each a pure function that answers the usual name, or undefined for a stranger. */
export interface SkillLookups {
  readonly findSkill?: (words: string) => string | undefined;
  readonly findCertification?: (words: string) => string | undefined;
}
