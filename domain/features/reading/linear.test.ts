import { describe, expect, it } from 'vitest';
import { buildTaxonomy } from '#domain/features/matching/taxonomy/taxonomy.ts';
import type { TermKind, TermRow } from '#domain/features/matching/taxonomy/terms.ts';
import { readPosting } from './posting/read-posting.ts';
import { readSkills } from './read-skills.ts';

const row = (kind: TermKind, id: number, label: string): TermRow => ({ id, kind, label, weight: 9, spellings: [] });
const taxonomy = buildTaxonomy({
  skill: () => ['Python', 'C', 'R', 'CI/CD', 'Project management of work'].map((label, id) => row('skill', id, label)),
  title: () => [row('title', 101, 'Data Analyst')],
  certification: () => [row('certification', 201, 'Registered Nurse'), row('certification', 202, 'Bar Admission')],
  industry: () => [row('industry', 301, 'Oil and gas')],
});

/** Repetitions that make badly written patterns slow. */
const units = [
  ...' \n\taA1.,:;-•(/[+#\'&@"|',
  ...[
    'a ',
    'A ',
    'Ab',
    'aA',
    'aaaB',
    'a.',
    'A. ',
    'a: ',
    'a/b',
    'Ã©',
    'e\u0301\u0323',
    '가',
    'Python, ',
    'Python/',
    'C, ',
    'C#',
  ],
  ...['experience with ', 'experience in and ', 'knowledge of of ', 'ability to ', 'you will manage ', 'managing and '],
  ...[
    'communication and ',
    'preferred ',
    'preferably (',
    'is a plus ',
    'must ',
    'required ',
    'nice to have: ',
    'degree in, ',
    'SQL (a, with ',
    'REQUIREMENTSDegree ',
    'Requirements\n',
  ],
  ...[
    'Department of ',
    'University and ',
    'A & B ',
    'we ',
    'industry ',
    'e.g. ',
    'U.S. ',
    'www.a.com ',
    'a@b.c ',
    'job #1 ',
  ],
  ...[
    '5 years ',
    'one (1) ',
    '1-',
    'years of experience ',
    "Bachelor's or ",
    'degree in ',
    'nursing license ',
    'licensed bar ',
  ],
  ...[
    'manage a team of ',
    'supervise the ',
    'remote ',
    'telework not ',
    'hybrid ',
    'not a ',
    '12 month contract ',
    'GS-12/13 ',
  ],
];

// Quadratic time on 30 KB would take minutes for some patterns and exceed the time limit of a test.
describe('readPosting on 30 KB of a repeated unit', () => {
  it.each(units.map((unit) => [unit]))('%j ends', (unit) => {
    const text = unit.repeat(Math.ceil(30_000 / unit.length));
    const posting = {
      title: text.slice(0, 200),
      texts: { requirements: text },
      employer: '',
      department: text.slice(0, 200),
    };
    expect(readPosting(posting, taxonomy).phrases.length).toBeLessThanOrEqual(40);
  });

  it('keeps each sentence of the evidence short', () => {
    const readings = readSkills(`experience with ${'Python and '.repeat(5000)}`, taxonomy);
    expect(Math.max(...readings.map(({ evidence }) => evidence.sentence.length))).toBeLessThanOrEqual(304);
  });
});
