import { describe, expect, it } from 'vitest';
import { parseResume } from '#domain/features/resumes/parse.ts';

const cities = ['College Station', 'Madison', 'Boston'];

function readSchools(text: string): string[] {
  const { education } = parseResume(`Kim Lee\n\nEDUCATION\n${text}`, { isCity: (name) => cities.includes(name) });
  return education.map(({ value: { school, degree, field, end } }) => [school, degree, field, end].join(' | '));
}

describe('parseResume education', () => {
  it.each([
    [
      'Texas A&M University, College Station, TX, Master of Science, Chemistry, May 2016',
      'Texas A&M University | Master of Science | Chemistry | 2016-05',
    ],
    [
      'University of Wisconsin, Madison, Bachelor of Science in Biology, 2014',
      'University of Wisconsin, Madison | Bachelor of Science | Biology | 2014',
    ],
    [
      'Practical Nursing Diploma, Houston Community College, 2017',
      'Houston Community College | Diploma | Practical Nursing | 2017',
    ],
    ['Technical Diploma, Welding, Ivy Tech College, 2017', 'Ivy Tech College | Diploma | Welding | 2017'],
    ['Honours Bachelor of Arts, Rice University, 2016', 'Rice University | Bachelor of Arts |  | 2016'],
    ['Rice University, MS, Chemistry, 2016', 'Rice University | MS | Chemistry | 2016'],
  ])('finds school, degree, and field in one line: %s', (text, expected) => {
    expect(readSchools(text)).toEqual([expected]);
  });
});
