import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ListColumn, mergeColumn, mergeLists, noLists, planMerge } from './column-merge.ts';

const change = fc.record({
  rows: fc.array(fc.nat(50), { maxLength: 20 }),
  removed: fc.array(fc.nat(19)),
  inserted: fc.array(fc.record({ position: fc.nat(20), value: fc.nat(50) }), { maxLength: 10 }),
});

describe('planMerge', () => {
  it('removes and inserts rows as a splice does', () => {
    fc.assert(
      fc.property(change, ({ rows, removed, inserted }) => {
        const out = [...new Set(removed)].filter((row) => row < rows.length).sort((a, b) => a - b);
        const added = inserted
          .map(({ position, value }) => ({ position: Math.min(position, rows.length), value }))
          .sort((a, b) => a.position - b.position);
        const expected = [...rows, -1].flatMap((value, row) => [
          ...added.filter(({ position }) => position === row).map((entry) => entry.value),
          ...(row === rows.length || out.includes(row) ? [] : [value]),
        ]);
        const positions = Int32Array.from(added, ({ position }) => position);
        const sources = planMerge(rows.length, Int32Array.from(out), positions);
        const readValue = (index: number) => added[index]?.value ?? -1;
        const merged = mergeColumn(new Float64Array(sources.length), Float64Array.from(rows), sources, readValue);
        expect([...merged]).toEqual(expected);
        const getList = (value: number) => Array.from({ length: value % 3 }, () => value);
        const all = planMerge(0, new Int32Array(0), new Int32Array(rows.length));
        const lists = mergeLists(noLists, all, (index) => getList(rows[index] ?? 0));
        expect(toArrays(mergeLists(lists, sources, (index) => getList(readValue(index))))).toEqual(
          expected.map(getList),
        );
      }),
    );
  });
});

function toArrays({ starts, values }: ListColumn): number[][] {
  return Array.from({ length: starts.length - 1 }, (_empty, row) => [...values.slice(starts[row], starts[row + 1])]);
}
