/** The four kinds of terms that jobs and profiles are matched on. */
export const TERM_KINDS = ['skill', 'title', 'certification', 'industry'] as const;
export type TermKind = (typeof TERM_KINDS)[number];

/** Ids from here on belong to one tenant; lower ids to the shared taxonomy. */
export const FIRST_TENANT_TERM = 1_000_000;

export interface Term {
  readonly id: number;
  readonly kind: TermKind;
  readonly label: string;
}

/** A term found by one of its spellings. */
export interface FoundTerm extends Term {
  /** The spelling as the taxonomy writes it: "JS" for "js". */
  readonly spelling: string;
  /**
   * The spelling is also an everyday word or a one- or two-letter name ("Access", "Go", "R"). In running text it needs
   * the upper and lower case of the name or other evidence; in a list of skills it does not.
   */
  readonly ambiguous: boolean;
}

/** A canonical term with all its spellings. */
export interface TermRow extends Term {
  /** How common it is, 0..9; orders suggestions. */
  readonly weight: number;
  /** Other spellings as displayed, most common first, without the label. */
  readonly spellings: readonly string[];
  /** The label or spellings that are ambiguous in running text. */
  readonly ambiguous?: readonly string[];
  /** The term that took over all spellings; this one is only found by its id. */
  readonly replacedBy?: number | undefined;
}
