import { describe, expect, it } from 'vitest';
import { findInTitle } from './title-head.ts';

describe('findInTitle', () => {
  it.each([
    ['Senior Software Developer II', 'developer', 'head'],
    ['Registered Nurse (RN) - Emergency', 'rn', 'head'],
    ['Executive Assistant / Office Manager', 'executive assistant', 'head'],
    ['Developer with Java experience', 'developer', 'head'],
    ['IT Specialist (Programmer)', 'programmer', 'head'],
    ['Product Manager Mobile Apps', 'product manager', 'head'],
    ['Customer Support Professional', 'customer support', 'head'],
    ['IT Specialist (Security)', 'security', 'main'],
    ['Customer Support Manager', 'customer support', 'main'],
    ['Teacher', 'teacher', 'head'],
    ['Nurse Recruiter', 'nurse', 'main'],
    ['PM with Developer experience', 'developer', 'aside'],
    ['Volunteer Intern (Juris Doctor)', 'doctor', 'aside'],
    ['Director of Nursing', 'nursing', 'aside'],
    ['Webdeveloper', 'developer', undefined],
  ])('%s, %s -> %s', (title, key, expected) => {
    expect(findInTitle(title, key)).toBe(expected);
  });
});
