import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildJobDraft } from '#domain/features/imports/job-draft.ts';
import { type PostingRow, readPostings } from './read-postings.ts';

function toDraft(row: PostingRow) {
  return 'refused' in row ? row : buildJobDraft(row.posting);
}

async function readDrafts(name: string) {
  const drafts: ReturnType<typeof toDraft>[] = [];
  for await (const row of readPostings(join(import.meta.dirname, 'fixtures', 'data', name))) {
    drafts.push(toDraft(row));
  }
  return drafts;
}

async function readFirst(name: string) {
  const [first] = await readDrafts(name);
  return first && 'draft' in first ? first.draft : expect.fail();
}

describe('readPostings', () => {
  it('reads a Greenhouse job board', async () => {
    expect(await readDrafts('greenhouse.json')).toHaveLength(2);
    const draft = await readFirst('greenhouse.json');
    expect(draft).toMatchObject({
      id: '8636903002',
      title: 'Customer Data Scientist - Experimentation',
      company: 'Amplitude',
      city: 'London',
      jobType: 'full_time',
      postedOn: '2026-07-16',
    });
    expect(draft.description).toMatch(/^Amplitude is the leading AI analytics platform, helping over 4,700 customers—/);
    expect(draft.description).not.toMatch(/<p>|&lt;|&nbsp;/);
  });

  it('reads Lever postings', async () => {
    const draft = await readFirst('lever.json');
    expect(draft).toMatchObject({
      id: 'a24ec4e5-5caa-473d-abd4-b71f09a8167b',
      city: 'Chicago',
      region: 'IL',
      workMode: 'remote',
      jobType: 'contract',
      postedOn: '2025-11-27',
    });
    expect(draft.responsibilities).toContain('Guide full project life cycle');
  });

  it('reads an answer of the USAJOBS search', async () => {
    expect(await readFirst('usajobs.json')).toMatchObject({
      id: 'usajobs-451842500',
      title: 'Attorney and Assistant United States Attorney',
      city: 'Washington',
      country: 'US',
      salary: { min: 55_204, max: 142_180, currency: 'USD', period: 'year' },
      closesOn: '2021-12-02',
    });
  });

  it('reads an Indeed feed in UTF-8 and Latin-1', async () => {
    expect(await readDrafts('indeed.xml')).toHaveLength(40);
    expect(await readFirst('indeed.xml')).toMatchObject({
      id: '426440200',
      title: 'Biological Science Technician (Wildlife)',
      company: 'Bureau of Land Management',
      city: 'Eugene',
      region: 'OR',
      salary: { min: 14, max: 25, currency: 'USD', period: 'hour' },
      jobType: 'part_time',
      postedOn: '2016-01-18',
      closesOn: '2016-08-31',
    });
    for (const row of await readDrafts('indeed-latin1.xml')) expect(JSON.stringify(row)).not.toContain('\u{fffd}');
  });

  it('keeps the postings before the break of a feed', async () => {
    const rows = await readDrafts('bad_truncated.xml');
    expect(rows.at(-1)).toMatchObject({ refused: 'broken_xml' });
    expect(rows.length).toBeGreaterThan(1);
  });

  it.each(['bad_xxe.xml', 'bad_billion_laughs.xml'])('rejects the document type of %s', async (name) => {
    expect(await readDrafts(name)).toEqual([{ line: 2, refused: 'broken_xml' }]);
  });
});
