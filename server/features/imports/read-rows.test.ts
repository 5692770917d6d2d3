import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { RawRow } from './raw-row.ts';
import { readRows } from './read-rows.ts';

const data = join(import.meta.dirname, 'fixtures', 'data');
const scratch = mkdtempSync(join(tmpdir(), 'wavelength-rows-'));
afterAll(() => rmSync(scratch, { recursive: true }));

async function rowsOf(path: string): Promise<RawRow[]> {
  const rows: RawRow[] = [];
  for await (const row of readRows(path)) rows.push(row);
  return rows;
}
const fixture = (name: string): Promise<RawRow[]> => rowsOf(join(data, name));
function written(name: string, content: string | Buffer): Promise<RawRow[]> {
  const path = join(scratch, name);
  writeFileSync(path, content);
  return rowsOf(path);
}
const fieldsOf = (rows: readonly RawRow[]) => rows.map((row) => ('fields' in row ? row.fields : row.refused));

describe('tables', () => {
  test('say the same in four dialects', async () => {
    const [comma, ...others] = await Promise.all(
      ['comma', 'semicolon-bom', 'tab-utf16', 'pipe-cp1252'].map((dialect) => fixture(`city-list.${dialect}.csv`)),
    );
    expect(comma).toHaveLength(4);
    expect(fieldsOf(comma ?? [])[0]).toMatchObject({ 'Civil Service Title': expect.stringMatching(/ – é$/) });
    for (const other of others) expect(fieldsOf(other)).toEqual(fieldsOf(comma ?? []));
  });

  test('count lines as an editor does, also after a cell of several lines', async () => {
    const rows = await written('lines.csv', 'title,description\nOne,"first\nsecond\nthird"\nTwo,short\n');
    expect(rows.map(({ line }) => line)).toEqual([2, 5]);
  });

  test('name rows with too few or too many cells', async () => {
    expect(await written('ragged.csv', 'title,description\nOne\nTwo,b,c\nThree,b\n')).toEqual([
      { line: 2, refused: 'wrong_number_of_columns' },
      { line: 3, refused: 'wrong_number_of_columns' },
      { line: 4, fields: { title: 'Three', description: 'b' } },
    ]);
  });
});

describe('JSON', () => {
  test('lines: a broken one spoils itself alone', async () => {
    const rows = await written('a.jsonl', '{"title":"One"}\n{"title": \n\n{"title":"Two"}\r\n["x"]\n');
    expect(rows).toEqual([
      { line: 1, fields: { title: 'One' } },
      { line: 2, refused: 'broken_json' },
      { line: 4, fields: { title: 'Two' } },
      { line: 5, refused: 'not_a_posting' },
    ]);
  });

  test('a list over several lines', async () => {
    const rows = await fixture('job-postings.json');
    expect(fieldsOf(rows).map((fields) => typeof fields === 'object' && fields['@type'])).toEqual(
      Array(3).fill('JobPosting'),
    );
    expect(rows[0]?.line).toBe(2);
  });

  test('one record, and a graph that holds other things too', async () => {
    expect(await written('one.json', '{\n  "title": "One"\n}\n')).toEqual([{ line: 1, fields: { title: 'One' } }]);
    const graph = { '@graph': [{ '@type': 'WebPage' }, { '@type': 'JobPosting', title: 'Two' }] };
    expect(fieldsOf(await written('graph.json', JSON.stringify(graph, null, 1)))).toEqual([
      { '@type': 'JobPosting', title: 'Two' },
    ]);
  });

  test('a list that breaks off names its last record', async () => {
    expect(await written('cut.json', '[{"title":"One"},\n{"title":"T')).toEqual([
      { line: 1, fields: { title: 'One' } },
      { line: 2, refused: 'broken_json' },
    ]);
  });
});

describe('web pages', () => {
  test.each([
    ['page_graph.html', 2],
    ['page_array_two_scripts.html', 2],
    ['page_remote.html', 1],
  ])('%s holds %i postings', async (name, count) => {
    const rows = await fixture(name);
    expect(rows.filter((row) => 'fields' in row)).toHaveLength(count);
  });

  test('broken structured data is named with its line', async () => {
    expect(await fixture('bad_json_syntax.html')).toEqual([{ line: 3, refused: 'broken_json' }]);
  });
});

describe('a file that cannot be read is refused with a reason', () => {
  test.each([
    ['empty.csv', '  \n', /is empty/],
    ['prose.txt', 'Dear reader.\nNothing here is a posting.\n', /neither JSON nor HTML nor a table/],
    ['page.html', '<!doctype html><p>Hello</p>', /no structured data/],
  ])('%s', async (name, content, reason) => {
    await expect(written(name, content)).rejects.toThrow(reason);
  });

  test('a missing one', async () => {
    await expect(fixture('none.csv')).rejects.toThrow(/There is no file/);
  });
});
