import { RELATION_VALUES, SAME_VALUE } from '#domain/features/matching/taxonomy/relation-values.ts';
import type { FindRelations } from '#domain/features/matching/taxonomy/relations.ts';
import { createTermSlots, type SlotBlock } from './term-slots.ts';

/** For each term, the slots that have it, unordered, and for jobs also which of their terms an offered term counts for. */
export interface Postings {
  add(term: number, slot: number): void;
  remove(term: number, slot: number): void;
  /** Calls back with the slots of each listed term for which an offered one counts, and its best value in percent. */
  forEachRequired(offered: readonly number[], use: UseSlots): void;
  /** Calls back with the slots of each listed term that counts for the required one, best value first. */
  forEachOffered(required: number, use: UseSlots): void;
}

type UseSlots = (block: SlotBlock, value: number) => void;

export function createPostings(side: 'job' | 'seeker', findRelations: FindRelations): Postings {
  const slotsOf = createTermSlots();
  // By offered term: the listed terms that it counts for, as term * 128 + value. One entry per term, not per row.
  const countsFor = new Map<number, number[]>();
  const addRelations = (term: number): void => {
    for (const { id, kind } of findRelations(term)) {
      const value = RELATION_VALUES[kind];
      if (value === 0) continue;
      const entries = countsFor.get(id);
      if (entries) entries.push(term * STEP + value);
      else countsFor.set(id, [term * STEP + value]);
    }
  };
  const seen = new Set<number>();
  const use = (term: number, value: number, callback: UseSlots): void => {
    slotsOf.use(term, (block) => callback(block, value));
  };
  return {
    add(term, slot) {
      if (side === 'job' && !seen.has(term)) {
        seen.add(term);
        addRelations(term);
      }
      slotsOf.add(term, slot);
    },
    remove: slotsOf.remove,
    forEachRequired(offered, callback) {
      for (const [term, value] of findValues(offered, countsFor)) use(term, value, callback);
    },
    forEachOffered(required, callback) {
      use(required, SAME_VALUE, callback);
      for (const { id, value } of listCredits(required, findRelations)) use(id, value, callback);
    },
  };
}

const STEP = 128;
/** The best value of the offered terms for each term they count for. */
function findValues(
  offered: readonly number[],
  countsFor: ReadonlyMap<number, readonly number[]>,
): ReadonlyMap<number, number> {
  const values = new Map<number, number>();
  for (const term of offered) {
    for (const entry of countsFor.get(term) ?? []) {
      const required = Math.floor(entry / STEP);
      values.set(required, Math.max(values.get(required) ?? 0, entry % STEP));
    }
  }
  for (const term of offered) values.set(term, SAME_VALUE);
  return values;
}

/** Terms that count for a required one, best first. */
function listCredits(required: number, findRelations: FindRelations): { id: number; value: number }[] {
  return findRelations(required)
    .map(({ id, kind }) => ({ id, value: RELATION_VALUES[kind] }))
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => b.value - a.value);
}
