/** The four lists by which jobs and job seekers meet. */
export const TERM_KINDS = ['skill', 'title', 'certification', 'industry'] as const;
export type TermKind = (typeof TERM_KINDS)[number];

/** Ids from here on are words of one tenant; below it are the shared taxonomy's. */
export const FIRST_TENANT_TERM = 1_000_000;

export interface Term {
  readonly id: number;
  readonly kind: TermKind;
  readonly label: string;
}

/** A canonical term with everything people call it. */
export interface TermRow extends Term {
  /** How widely it is known, 0..9: orders suggestions. */
  readonly weight: number;
  /** Other spellings as they are shown, most usual first, the label not among them. */
  readonly spellings: readonly string[];
}
