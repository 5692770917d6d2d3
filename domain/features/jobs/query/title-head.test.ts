import { describe, expect, it } from 'vitest';
import { findInTitle } from './title-head.ts';

describe('findInTitle', () => {
  it.each([
    ['Senior Software Developer II', 'developer', 'head'],
    ['Registered Nurse (RN) - Emergency', 'rn', 'head'],
    ['Executive Assistant / Office Manager', 'executive assistant', 'head'],
    ['Developer with Java experience', 'developer', 'head'],
    ['IT Specialist (Security)', 'security', 'head'],
    ['Teacher', 'teacher', 'head'],
    ['Nurse Recruiter', 'nurse', 'main'],
    ['Customer Support Professional', 'customer support', 'main'],
    ['PM with Developer experience', 'developer', 'aside'],
    ['Volunteer Intern (Juris Doctor)', 'doctor', 'aside'],
    ['Director of Nursing', 'nursing', 'aside'],
    ['Webdeveloper', 'developer', undefined],
  ])('%s, %s -> %s', (title, key, expected) => {
    expect(findInTitle(title, key)).toBe(expected);
  });
});
