import { describe, expect, it } from 'vitest';
import { createRandom } from '#server/db/demo/random.ts';
import { countRows, createRowWriter, type RowCodes, readRows } from './row-codec.ts';

const noRows: RowCodes = { codes: new Uint16Array(0), start: 0, end: 0 };
const noNumbers = new Int32Array(0);

describe('row codec', () => {
  const lists = [[], [0], [0, 1, 2], [5, 65_535, 65_536, 2_097_280], [2 ** 31 - 2], randomRows()];

  it.each(lists)('reads back the rows it wrote', (...rows) => {
    const [written = noRows] = write([rows]);
    expect(countRows(written)).toBe(rows.length);
    expect(read(written)).toEqual(rows);
  });

  it('reads each of several lists, into one array', () => {
    const written = write(lists);
    const target = new Int32Array(lists.flat().length);
    let length = 0;
    for (const rows of written) length = readRows(rows, target, length);
    expect([...target]).toEqual(lists.flat());
  });

  it('takes two bytes for each row of a block, and four for the block', () => {
    const rows = Array.from({ length: 65_536 }, (_, index) => index + 65_536);
    const [{ codes } = noRows] = write([rows]);
    expect(codes.byteLength).toBe(2 * 65_536 + 4);
  });

  it('renumbers rows, leaves some out and adds others', () => {
    const [before = noRows] = write([[0, 1, 3, 4]]);
    const writer = createRowWriter(0);
    // Row 1 is gone; new rows came before row 3 and at the end, so that row 3 moves to another block.
    writer.write(before, Int32Array.of(7, -1, 8, 70_000, 70_001), [2, 65_000, 80_000]);
    expect(read({ codes: writer.finish(), start: 0, end: writer.size() })).toEqual([
      2, 7, 65_000, 70_000, 70_001, 80_000,
    ]);
  });
});

function write(lists: readonly number[][]): RowCodes[] {
  const writer = createRowWriter(0);
  const ends = lists.map((rows) => {
    writer.write(noRows, noNumbers, rows);
    return writer.size();
  });
  const codes = writer.finish();
  return ends.map((end, index) => ({ codes, start: ends[index - 1] ?? 0, end }));
}

function read(rows: RowCodes): number[] {
  const target = new Int32Array(countRows(rows));
  readRows(rows, target);
  return [...target];
}

function randomRows(): number[] {
  const { int } = createRandom('rows');
  let row = -1;
  return Array.from({ length: 500 }, () => {
    row += int(1, 40_000);
    return row;
  });
}
