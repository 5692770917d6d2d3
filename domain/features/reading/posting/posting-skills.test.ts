import { describe, expect, it } from 'vitest';
import type { Relation } from '#domain/features/matching/taxonomy/relations.ts';
import { buildTaxonomy } from '#domain/features/matching/taxonomy/taxonomy.ts';
import type { TermRow } from '#domain/features/matching/taxonomy/terms.ts';
import { readPosting } from './read-posting.ts';

const skills = [
  'PostgreSQL',
  'gRPC',
  'MySQL',
  'Rust',
  'Merchandising',
  'Project planning',
  'Data engineering',
  'Customer service',
  'Microsoft Word',
  'Microsoft Excel',
  'QuickBooks',
];
const skill = (label: string, index: number): TermRow => ({
  id: index + 1,
  kind: 'skill',
  label,
  weight: 9,
  spellings: [],
  ambiguous: label === 'Rust' ? ['Rust'] : [],
});
const otherLanguages: readonly Relation[] = [{ id: 99, kind: 'other_language' }];
const taxonomy = buildTaxonomy(
  { skill: () => skills.map(skill), title: () => [], certification: () => [], industry: () => [] },
  () => (id) => (skills[id - 1] === 'Rust' ? otherLanguages : []),
);

function readLabels(title: string, requirements: string): string[] {
  const read = readPosting({ title, texts: { requirements }, employer: '', department: '' }, taxonomy);
  return read.skills.map(({ id }) => taxonomy.label(id) ?? '').toSorted();
}

describe('skills of a posting', () => {
  it.each([
    ['We produce videos for 500 brands including some of the largest like MySQL, Sony and QuickBooks.', []],
    ['Our clients include QuickBooks.', []],
    ['Our customers use tools such as QuickBooks.', ['QuickBooks']],
    ['Support clients with tools like Microsoft Excel.', ['Microsoft Excel']],
    ['Work with brands like Sony. Experience with QuickBooks.', ['QuickBooks']],
  ])('reads no company that is named as a client: %j', (text, expected) => {
    expect(readLabels('Account Manager', text)).toEqual(expected);
  });

  it('counts only tools where three are named', () => {
    const text = 'PostgreSQL, gRPC and MySQL. Our merchandising team does project planning.';
    expect(readLabels('Developer', text)).toEqual(['MySQL', 'PostgreSQL', 'gRPC']);
  });

  it('counts activities next to office programs', () => {
    const text = 'You know Microsoft Word, Microsoft Excel and QuickBooks. Experience with customer service.';
    expect(readLabels('Bookkeeper', text)).toContain('Customer service');
  });

  it('counts activities where fewer tools are named', () => {
    expect(readLabels('Developer', 'PostgreSQL and project planning')).toEqual(['PostgreSQL', 'Project planning']);
  });

  it.each([
    ['Data Engineer', 'Data engineering with PostgreSQL', ['PostgreSQL']],
    ['Customer Service Representative', 'Customer service and project planning', ['Project planning']],
    ['Analyst', 'Customer service', ['Customer service']],
  ])('leaves out the occupation of a %s', (title, text, expected) => {
    expect(readLabels(title, text)).toEqual(expected);
  });

  it.each([
    ['We spend our time writing Rust in production next to PostgreSQL and gRPC.', true],
    ['We rust-proof metal with PostgreSQL and gRPC.', false],
    ['Visit the Rust Museum. We use PostgreSQL and gRPC.', false],
    ['We spend our time removing Rust in old cars.', false],
  ])('reads "%s" -> Rust: %s', (text, expected) => {
    expect(readLabels('Developer', text).includes('Rust')).toBe(expected);
  });

  it('reads a language in the title of a posting that names tools', () => {
    expect(readLabels('Senior Rust Engineer', 'PostgreSQL and gRPC')).toContain('Rust');
  });
});
