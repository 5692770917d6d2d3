import { describe, expect, it } from 'vitest';
import { buildTaxonomy } from '#domain/features/matching/taxonomy/taxonomy.ts';
import { readPosting } from './read-posting.ts';

const taxonomy = buildTaxonomy({
  skill: () => [{ id: 1, kind: 'skill', label: 'SQL', weight: 9, spellings: [] }],
  title: () => [{ id: 2, kind: 'title', label: 'Data Analyst', weight: 9, spellings: [] }],
  certification: () => [],
  industry: () => [],
});

describe('readPosting', () => {
  it('returns skills and titles with the sentence as evidence', () => {
    const texts = { requirements: 'You write SQL daily. You like cats.' };
    const read = readPosting({ title: 'Data Analyst (Remote)', texts, employer: '', department: '' }, taxonomy);
    expect(read.skills.map(({ id, evidence }) => [id, evidence.sentence])).toEqual([[1, 'You write SQL daily.']]);
    expect(read.titles.map(({ id }) => id)).toEqual([2]);
  });
});
