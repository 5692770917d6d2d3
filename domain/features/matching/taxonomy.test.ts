import { expect, test } from 'vitest';
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
const labelOf = (kind: TermKind, text: string): string | undefined => taxonomy.find(kind, text)?.label;

test.each([
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
  ['certification', 'PMP Certification', 'Project Management Professional'],
  ['industry', 'Hospital', undefined],
] as const)('as a %s, %j means %s', (kind, text, label) => {
  expect(labelOf(kind, text)).toBe(label);
});

test('two terms that share a spelling: the first keeps it', () => {
  expect(labelOf('skill', 'JS')).toBe('JavaScript');
});

test('an id has its label, whatever its kind; an unknown id has none', () => {
  expect([2, 102, 301].map(taxonomy.label)).toEqual(['Java', 'Nurse', 'Hospitals']);
  expect(taxonomy.label(9)).toBeUndefined();
});

test('suggestions begin with the exact spelling, then follow how well known a term is', () => {
  expect(taxonomy.suggest('skill', 'c', 9).map(({ label }) => label)).toEqual(['C', 'C++', 'C#']);
  expect(taxonomy.suggest('skill', 'java', 9).map(({ label }) => label)).toEqual(['Java', 'JavaScript']);
  expect(taxonomy.suggest('skill', 'exc', 1)).toEqual([
    { id: 6, kind: 'skill', label: 'Microsoft Excel', matched: 'Excel' },
  ]);
});

test('a suggestion may meet the prefix in a later word', () => {
  expect(taxonomy.suggest('title', 'eng', 5)).toEqual([
    { id: 101, kind: 'title', label: 'Software Developer', matched: 'Software Engineer' },
  ]);
});

test('nothing is suggested for an empty prefix or one nobody starts with', () => {
  expect(taxonomy.suggest('skill', ' !', 5)).toEqual([]);
  expect(taxonomy.suggest('skill', 'zzz', 5)).toEqual([]);
});
