import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addRow, createIdIndex, findRow, newIdIndex, removeRow } from './id-index.ts';

describe('id index', () => {
  it('finds the row of every id and of no other', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(2 ** 46)), fc.nat(2 ** 46), (ids, other) => {
        const getRow = createIdIndex(Float64Array.from(ids));
        expect(ids.map(getRow)).toEqual(ids.map((_id, row) => row));
        expect(getRow(other)).toBe(ids.includes(other) ? ids.indexOf(other) : undefined);
      }),
    );
  });

  it('finds the rows of a column that grows', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(2 ** 46), { minLength: 1 }), (ids) => {
        const index = newIdIndex();
        ids.forEach((id, row) => {
          const column = Float64Array.from(ids.slice(0, row + 1));
          expect(findRow(index, column, id)).toBeUndefined();
          addRow(index, column, row);
        });
        const column = Float64Array.from(ids);
        expect(ids.map((id) => findRow(index, column, id))).toEqual(ids.map((_id, row) => row));
      }),
    );
  });

  it('finds the same rows as a Map while rows are removed and used again', () => {
    // Few different ids, so that most are added, removed, and added again.
    const change = fc.record({ id: fc.integer({ min: 1, max: 40 }), isRemoval: fc.boolean() });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 200 }), (changes) => {
        const index = newIdIndex();
        const column = new Float64Array(40);
        const rows = new Map<number, number>();
        for (const { id, isRemoval } of changes) {
          const row = rows.get(id);
          if (isRemoval && row !== undefined) {
            expect(removeRow(index, column, id)).toBe(row);
            column[row] = 0;
            rows.delete(id);
          } else if (!isRemoval && row === undefined) {
            const free = column.indexOf(0);
            column[free] = id;
            addRow(index, column, free);
            rows.set(id, free);
          }
        }
        for (let id = 1; id <= 40; id += 1) expect(findRow(index, column, id)).toBe(rows.get(id));
        expect(removeRow(index, column, 41)).toBeUndefined();
        expect(index.count).toBe(rows.size);
      }),
    );
  });
});
