/** Knowledge the parser is given, each a pure function that answers the usual name, or undefined for a stranger. */
export interface Lookups {
  readonly findSkill?: (words: string) => string | undefined;
  readonly findCertification?: (words: string) => string | undefined;
}
