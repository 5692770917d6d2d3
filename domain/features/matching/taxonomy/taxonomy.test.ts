import { describe, expect, it } from 'vitest';
import { buildTaxonomy } from './taxonomy.ts';
import type { TermKind, TermRow } from './terms.ts';

const row = (kind: TermKind, id: number, label: string, weight: number, ...spellings: string[]): TermRow => ({
  id,
  kind,
  label,
  weight,
  spellings,
});
const taxonomy = buildTaxonomy({
  skill: () => [
    row('skill', 1, 'JavaScript', 9, 'JS', 'ECMAScript'),
    row('skill', 2, 'Java', 9),
    row('skill', 3, 'C', 5),
    row('skill', 4, 'C++', 7, 'CPP'),
    row('skill', 5, 'C#', 6, 'C Sharp'),
    row('skill', 6, 'Microsoft Excel', 9, 'Excel'),
    row('skill', 7, 'Excelsior archiving', 0, 'JS'),
  ],
  title: () => [row('title', 101, 'Software Developer', 5, 'Software Engineer'), row('title', 102, 'Nurse', 5)],
  certification: () => [row('certification', 201, 'Project Management Professional', 5, 'PMP')],
  industry: () => [row('industry', 301, 'Hospitals', 5)],
});
const getLabel = (kind: TermKind, text: string): string | undefined => taxonomy.find(kind, text)?.label;

describe('taxonomy', () => {
  it.each([
    ['skill', 'js', 'JavaScript'],
    ['skill', ' Java ', 'Java'],
    ['skill', 'c', 'C'],
    ['skill', 'c++', 'C++'],
    ['skill', 'C#', 'C#'],
    ['skill', 'C++ programming', 'C++'],
    ['skill', 'C++17', 'C++'],
    ['skill', 'Java 21', 'Java'],
    ['skill', 'MS Excel', 'Microsoft Excel'],
    ['skill', '', undefined],
    ['skill', 'software engineer', undefined],
    ['title', 'Senior Software Engineer II', 'Software Developer'],
    ['title', 'software engineers', 'Software Developer'],
    ['title', 'Sr. Software Engineer (Remote)', 'Software Developer'],
    ['title', 'Nurse, Medical ICU', 'Nurse'],
    ['title', 'Developer, Software', 'Software Developer'],
    ['title', 'Nurse (Contract)', 'Nurse'],
    ['title', 'Software Engineer - Payments', 'Software Developer'],
    ['skill', 'JavaScript (ES6, TypeScript)', 'JavaScript'],
    ['skill', 'advanced Excel', 'Microsoft Excel'],
    ['skill', 'working knowledge of C++', 'C++'],
    ['certification', 'PMP Certification', 'Project Management Professional'],
    ['industry', 'Hospital', undefined],
  ] as const)('finds, for %s %j, the term %s', (kind, text, label) => {
    expect(getLabel(kind, text)).toBe(label);
  });

  it('marks a spelling that is ambiguous in running text', () => {
    const { find } = buildTaxonomy({
      skill: () => [{ ...row('skill', 1, 'Microsoft Access', 5, 'Access'), ambiguous: ['Access'] }],
      title: () => [],
      certification: () => [],
      industry: () => [],
    });
    expect(find('skill', 'access')).toMatchObject({ spelling: 'Access', ambiguous: true });
    expect(find('skill', 'Microsoft Access')?.ambiguous).toBe(false);
  });

  it('shows the label of the term that replaced another and finds only that one', () => {
    const { find, label } = buildTaxonomy({
      skill: () => [{ ...row('skill', 1, 'Common language COBOL', 0), replacedBy: 2 }, row('skill', 2, 'COBOL', 5)],
      title: () => [],
      certification: () => [],
      industry: () => [],
    });
    expect(label(1)).toBe('COBOL');
    expect(find('skill', 'Common language COBOL')).toBeUndefined();
  });

  it('assigns a shared spelling to the first term', () => {
    expect(getLabel('skill', 'JS')).toBe('JavaScript');
  });

  it('returns the label of an id of any kind, undefined for an unknown id', () => {
    expect([2, 102, 301].map(taxonomy.label)).toEqual(['Java', 'Nurse', 'Hospitals']);
    expect(taxonomy.label(9)).toBeUndefined();
  });

  it('suggests the exact spelling first, then the most common terms', () => {
    expect(taxonomy.suggest('skill', 'c', 9).map(({ label }) => label)).toEqual(['C', 'C++', 'C#']);
    expect(taxonomy.suggest('skill', 'java', 9).map(({ label }) => label)).toEqual(['Java', 'JavaScript']);
    expect(taxonomy.suggest('skill', 'exc', 1)).toEqual([
      { id: 6, kind: 'skill', label: 'Microsoft Excel', matched: 'Excel' },
    ]);
  });

  it('matches the prefix in a later word', () => {
    expect(taxonomy.suggest('title', 'eng', 5)).toEqual([
      { id: 101, kind: 'title', label: 'Software Developer', matched: 'Software Engineer' },
    ]);
  });

  it('suggests nothing for an empty or unknown prefix', () => {
    expect(taxonomy.suggest('skill', ' !', 5)).toEqual([]);
    expect(taxonomy.suggest('skill', 'zzz', 5)).toEqual([]);
  });
});
