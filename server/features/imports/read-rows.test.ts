import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { RawRow } from './raw-row.ts';
import { readRows } from './read-rows.ts';

const data = join(import.meta.dirname, 'fixtures', 'data');
const folder = mkdtempSync(join(tmpdir(), 'wavelength-rows-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function getRows(path: string): Promise<RawRow[]> {
  const rows: RawRow[] = [];
  for await (const row of readRows(path)) rows.push(row);
  return rows;
}
const fixture = (name: string): Promise<RawRow[]> => getRows(join(data, name));
function readContent(name: string, content: string | Buffer): Promise<RawRow[]> {
  const path = join(folder, name);
  writeFileSync(path, content);
  return getRows(path);
}
const getFields = (rows: readonly RawRow[]) => rows.map((row) => ('fields' in row ? row.fields : row.refused));

describe('readRows of CSV', () => {
  it('reads the same rows from four dialects', async () => {
    const [comma, ...others] = await Promise.all(
      ['comma', 'semicolon-bom', 'tab-utf16', 'pipe-cp1252'].map((dialect) => fixture(`city-list.${dialect}.csv`)),
    );
    expect(comma).toHaveLength(4);
    expect(getFields(comma ?? [])[0]).toMatchObject({ 'Civil Service Title': expect.stringMatching(/ – é$/) });
    for (const other of others) expect(getFields(other)).toEqual(getFields(comma ?? []));
  });

  it('counts lines inside multi-line cells', async () => {
    const rows = await readContent('lines.csv', 'title,description\nOne,"first\nsecond\nthird"\nTwo,short\n');
    expect(rows.map(({ line }) => line)).toEqual([2, 5]);
  });

  it('fills rows with too few cells and refuses rows with too many values', async () => {
    expect(await readContent('ragged.csv', 'title,description\nOne\nTwo,b,c\nThree,b,\n')).toEqual([
      { line: 2, fields: { title: 'One', description: '' }, isShort: true },
      { line: 3, refused: 'wrong_number_of_columns' },
      { line: 4, fields: { title: 'Three', description: 'b' } },
    ]);
  });
});

describe('readRows of JSON', () => {
  it('refuses only the broken line of JSON Lines', async () => {
    const rows = await readContent('a.jsonl', '{"title":"One"}\n{"title": \n\n{"title":"Two"}\r\n["x"]\n');
    expect(rows).toEqual([
      { line: 1, fields: { title: 'One' } },
      { line: 2, refused: 'broken_json' },
      { line: 4, fields: { title: 'Two' } },
      { line: 5, refused: 'not_a_posting' },
    ]);
  });

  it('reads an array over several lines', async () => {
    const rows = await fixture('job-postings.json');
    expect(getFields(rows).map((fields) => typeof fields === 'object' && fields['@type'])).toEqual(
      Array(3).fill('JobPosting'),
    );
    expect(rows[0]?.line).toBe(2);
  });

  it('reads a single record, and the postings of a graph', async () => {
    expect(await readContent('one.json', '{\n  "title": "One"\n}\n')).toEqual([{ line: 1, fields: { title: 'One' } }]);
    const graph = { '@graph': [{ '@type': 'WebPage' }, { '@type': 'JobPosting', title: 'Two' }] };
    expect(getFields(await readContent('graph.json', JSON.stringify(graph, null, 1)))).toEqual([
      { '@type': 'JobPosting', title: 'Two' },
    ]);
  });

  it('refuses the last record of a truncated array', async () => {
    expect(await readContent('cut.json', '[{"title":"One"},\n{"title":"T')).toEqual([
      { line: 1, fields: { title: 'One' } },
      { line: 2, refused: 'broken_json' },
    ]);
  });
});

describe('readRows of HTML', () => {
  it.each([
    ['page_graph.html', 2],
    ['page_array_two_scripts.html', 2],
    ['page_remote.html', 1],
  ])('reads from %s %i postings', async (name, count) => {
    const rows = await fixture(name);
    expect(rows.filter((row) => 'fields' in row)).toHaveLength(count);
  });

  it('refuses broken structured data with its line', async () => {
    expect(await fixture('bad_json_syntax.html')).toEqual([{ line: 3, refused: 'broken_json' }]);
  });
});

describe('readRows of other files', () => {
  it.each([
    ['empty.csv', '  \n', /is empty/],
    ['prose.txt', 'Dear reader.\nNothing here is a posting.\n', /not JSON, HTML or CSV/],
    ['page.html', '<!doctype html><p>Hello</p>', /no structured data/],
  ])('refuses %s', async (name, content, reason) => {
    await expect(readContent(name, content)).rejects.toThrow(reason);
  });

  it('refuses a missing file', async () => {
    await expect(fixture('none.csv')).rejects.toThrow(/File not found/);
  });
});
