import { describe, expect, it } from 'vitest';
import { createRandom } from '#server/db/demo/random.ts';
import { createTermSlots, type TermSlots } from './term-slots.ts';

const { int, chance, pick } = createRandom('term slots');

function listSlots(slots: TermSlots, term: number): number[] {
  const found: number[] = [];
  slots.use(term, ({ first, offsets, length }) => {
    for (const offset of offsets.subarray(0, length)) found.push(first + offset);
  });
  return found.sort((a, b) => a - b);
}

describe('createTermSlots', () => {
  it('lists the same slots as plain sets, after any changes in several blocks', () => {
    const slots = createTermSlots();
    const sets = new Map<number, Set<number>>();
    for (let turn = 0; turn < 20_000; turn += 1) {
      // Some terms are frequent, most are rare.
      const term = chance(0.5) ? int(1, 5) : int(1, 2000);
      const set = sets.get(term) ?? new Set();
      sets.set(term, set);
      if (chance(0.3) && set.size > 0) {
        const slot = pick([...set]);
        set.delete(slot);
        slots.remove(term, slot);
      } else {
        const slot = int(0, 200_000);
        if (!set.has(slot)) slots.add(term, slot);
        set.add(slot);
      }
    }
    for (const [term, set] of sets) expect(listSlots(slots, term)).toEqual([...set].sort((a, b) => a - b));
    expect(listSlots(slots, 5000)).toEqual([]);
  });

  it('ignores the removal of a slot that a term does not have', () => {
    const slots = createTermSlots();
    slots.add(7, 3);
    slots.remove(7, 4);
    slots.remove(8, 3);
    expect(listSlots(slots, 7)).toEqual([3]);
  });
});
