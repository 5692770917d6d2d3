import { expect, test } from 'vitest';
import { roles } from '#domain/access/roles.ts';
import { canSkip, stepsFor } from './steps.ts';

test('everybody has first steps, each once; consent comes before all others and is never passed over', () => {
  for (const role of roles) {
    const steps = stepsFor(role, false);
    expect(new Set(steps).size).toBe(steps.length);
    expect(steps[0]).toBe('consent');
    expect(stepsFor(role, true)).toEqual(steps.slice(1));
  }
  expect(canSkip('consent')).toBe(false);
  expect(canSkip('resume')).toBe(true);
});

test('a résumé is for job seekers alone, an organisation for those who lead one', () => {
  expect(roles.filter((role) => stepsFor(role, true).includes('resume'))).toEqual(['job_seeker']);
  expect(roles.filter((role) => stepsFor(role, true).includes('organisation'))).toEqual([
    'hiring_manager',
    'recruiter',
    'skilling_partner',
  ]);
});
