import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';
import { maxRelations } from '#domain/features/matching/taxonomy/relations.ts';
import { FIRST_TENANT_TERM, type TermKind } from '#domain/features/matching/taxonomy/terms.ts';
import { sharedTaxonomy } from './taxonomy.ts';

const folder = join(import.meta.dirname, 'data');
const getRows = (file: string): string[] => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n').slice(1);

// First id, row count and digest of ids and labels of each released file. When you add rows, update count and digest;
// existing rows must not change because profiles and jobs refer to their ids.
const RELEASED: [file: string, firstId: number, count: number, digest: string][] = [
  ['skills.tsv', 1, 13963, 'f54af689d0d4c235'],
  ['titles.tsv', 400001, 3528, '65eeb2b0f555b92e'],
  ['certifications.tsv', 600001, 238, '21cd904233f092a4'],
  ['industries.tsv', 700001, 115, 'f00e68fa0b9381e9'],
];

describe('taxonomy data files', () => {
  it.each(RELEASED)('%s keeps its released rows unchanged', (file, firstId, count, digest) => {
    const rows = getRows(file).map((row) => row.split('\t'));
    expect(rows.map(([id]) => Number(id))).toEqual(rows.map((_row, at) => firstId + at));
    expect(firstId + rows.length).toBeLessThan(FIRST_TENANT_TERM);
    const released = rows.slice(0, count).map(([id, , label = '']) => `${id} ${normalizeTerm(label)}`);
    expect(createHash('sha256').update(released.join('\n')).digest('hex').slice(0, 16)).toBe(digest);
  });

  it.each(RELEASED)('%s has no spelling that two terms share', (file) => {
    const keys = getRows(file).flatMap((row) => {
      const [, , label = '', spellings = '', , replacedBy] = row.split('\t');
      if (replacedBy) return [];
      return [label, ...spellings.split('|').filter((spelling) => spelling !== '')].map(normalizeTerm);
    });
    expect(keys.filter((key) => key === '')).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('relations.tsv', () => {
  const rows = getRows('relations.tsv').map((row) => row.split('\t'));
  const termIds = new Set(RELEASED.flatMap(([file]) => getRows(file).map((row) => row.split('\t')[0])));

  it('contains existing terms only, each at most once and in order', () => {
    const ids = rows.map(([id]) => Number(id));
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
    expect(
      rows
        .flatMap(([id, ...cells]) => [id, ...cells.flatMap((cell) => cell.split(','))])
        .filter((id) => id && !termIds.has(id)),
    ).toEqual([]);
  });

  it('has at most 24 relations for each term', () => {
    const counts = rows.map(
      ([, ...cells]) => cells.flatMap((cell) => cell.split(',').filter((id) => id !== '')).length,
    );
    expect(Math.max(...counts)).toBeLessThanOrEqual(maxRelations);
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });
});

describe('sharedTaxonomy.related', () => {
  const getRelation = (kind: TermKind, text: string, other: string): string | undefined => {
    const id = sharedTaxonomy.find(kind, other)?.id;
    return sharedTaxonomy.related(sharedTaxonomy.find(kind, text)?.id ?? 0).find((relation) => relation.id === id)
      ?.kind;
  };

  it.each([
    ['skill', 'PostgreSQL', 'MySQL', 'same_tool_family'],
    ['skill', 'Tableau', 'Power BI', 'same_tool_family'],
    ['skill', 'QuickBooks', 'Xero', 'same_tool_family'],
    ['skill', 'React', 'JavaScript', 'broader_skill'],
    ['skill', 'JavaScript', 'React', 'narrower_skill'],
    ['skill', 'Bookkeeping', 'Accounting', 'broader_skill'],
    ['skill', 'MIG welding', 'Welding', 'broader_skill'],
    ['skill', 'Java', 'C#', 'other_language'],
    ['skill', 'Java', 'JavaScript', 'other_language'],
    ['skill', 'Java', 'Microsoft Excel', undefined],
    ['industry', 'Banking', 'Finance', 'parent_industry'],
    ['industry', 'Finance', 'Insurance', 'child_industry'],
    ['industry', 'Banking', 'Insurance', 'same_sector'],
    ['industry', 'Banking', 'Hospitals', undefined],
  ] as const)('%s %j and %j: %s', (kind, text, other, expected) => {
    expect(getRelation(kind, text, other)).toBe(expected);
  });

  it('is empty for the term of a tenant', () => {
    expect(sharedTaxonomy.related(FIRST_TENANT_TERM)).toEqual([]);
  });
});

describe('sharedTaxonomy.find marks spellings that are ambiguous in running text', () => {
  it.each(['Access', 'Word', 'R', 'Go', 'C', 'Plan', 'Excel', 'Slack', 'Organization', 'Training', 'Teams', 'REST'])(
    'skill %j: ambiguous',
    (text) => {
      expect(sharedTaxonomy.find('skill', text)).toMatchObject({ spelling: text, ambiguous: true });
    },
  );

  it.each([
    'Microsoft Access',
    'PostgreSQL',
    'JavaScript',
    'Kubernetes',
    'Bookkeeping',
    'Welding',
    'Phlebotomy',
    'C++',
  ])('skill %j: not ambiguous', (text) => {
    expect(sharedTaxonomy.find('skill', text)).toMatchObject({ ambiguous: false });
  });
});

describe('sharedTaxonomy.find for skills', () => {
  it.each([
    ['JS', 'JavaScript'],
    ['java', 'Java'],
    ['C', 'C'],
    ['C++', 'C++'],
    ['c#', 'C#'],
    ['.NET', '.NET'],
    ['dotnet', '.NET'],
    ['Node', 'Node.js'],
    ['node js', 'Node.js'],
    ['ReactJS', 'React'],
    ['k8s', 'Kubernetes'],
    ['R', 'R'],
    ['Golang', 'Go'],
    ['Postgres', 'PostgreSQL'],
    ['MS Excel', 'Microsoft Excel'],
    ['Excel', 'Microsoft Excel'],
    ['Python 3.11', 'Python'],
    ['team player', 'Teamwork'],
    ['fluent in French', 'French'],
    ['MEDITECH software', 'MEDITECH'],
    ['not a skill at all', undefined],
  ])('%j returns %s', (text, label) => {
    expect(sharedTaxonomy.find('skill', text)?.label).toBe(label);
  });
});

describe('sharedTaxonomy.find for certifications and industries', () => {
  it.each([
    ['certification', 'A+', 'CompTIA A+'],
    ['certification', 'Security+ certification', 'CompTIA Security+'],
    ['certification', 'pmp', 'Project Management Professional'],
    ['certification', 'AWS Certified Solutions Architect', 'AWS Certified Solutions Architect - Associate'],
    ['industry', 'Tech', 'Technology and information'],
    ['industry', 'Healthcare', 'Health care and social assistance'],
    ['industry', 'Non-profit', 'Non-profit and civic organizations'],
    ['industry', 'Insurance industry', 'Insurance'],
  ] as const)('%s %j returns %s', (kind, text, label) => {
    expect(sharedTaxonomy.find(kind, text)?.label).toBe(label);
  });
});

describe('sharedTaxonomy', () => {
  it('suggest returns the most common terms first', () => {
    const labels = (prefix: string): string[] => sharedTaxonomy.suggest('skill', prefix, 3).map(({ label }) => label);
    expect(labels('javas')[0]).toBe('JavaScript');
    expect(labels('exc')[0]).toBe('Microsoft Excel');
    expect(sharedTaxonomy.suggest('title', 'soft', 1)[0]?.label).toBe('Software Engineer');
  });

  it('label returns the label of an id, or undefined', () => {
    expect(sharedTaxonomy.label(sharedTaxonomy.find('industry', 'Banking')?.id ?? 0)).toBe('Banking');
    expect(sharedTaxonomy.label(FIRST_TENANT_TERM)).toBeUndefined();
  });
});
