import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addRow, createIdIndex, findRow, newIdIndex } from './id-index.ts';

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
});
