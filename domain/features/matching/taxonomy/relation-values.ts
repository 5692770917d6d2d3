import type { FindRelations, RelationKind } from './relations.ts';

/** What the same term counts, in percent. */
export const SAME_VALUE = 100;

/**
 * What a related term of the profile counts, in percent of the term that the job requires. Settled by
 * `npm run bench:matching` on the tuning half of its sets.
 */
export const RELATION_VALUES: Readonly<Record<RelationKind, number>> = {
  same_occupation: 80,
  close_occupation: 50,
  narrower_skill: 50,
  broader_skill: 30,
  same_tool_family: 30,
  other_language: 20,
  child_industry: 50,
  parent_industry: 50,
  same_sector: 20,
};

/** A term of the profile that counts for a required term. */
export interface Credit {
  /** The term of the profile. */
  readonly own: number;
  readonly how: 'same' | RelationKind;
  /** Percent. */
  readonly value: number;
}

/** The offered term that counts most for a required one; undefined if none does. */
export function findBestCredit(
  required: number,
  offered: ReadonlySet<number>,
  findRelations: FindRelations,
): Credit | undefined {
  if (offered.has(required)) return { own: required, how: 'same', value: SAME_VALUE };
  let best: Credit | undefined;
  for (const { id, kind } of findRelations(required)) {
    const value = RELATION_VALUES[kind];
    if (value > (best?.value ?? 0) && offered.has(id)) best = { own: id, how: kind, value };
  }
  return best;
}
