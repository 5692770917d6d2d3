import { expect, test } from 'vitest';
import { checkOf } from './check-job.ts';
import { emptyJob } from './values.ts';

const kinds = (values: Parameters<typeof checkOf>[0]) => checkOf(values).suggestions.map(({ kind }) => kind);

test('an empty posting is left in peace', () => {
  expect(checkOf(emptyJob)).toEqual({ grade: null, isEmpty: true, suggestions: [] });
});

test('what readers miss most comes first, then the words', () => {
  const values = { ...emptyJob, description: 'You hit the ground running.' };
  expect(kinds(values)).toEqual(['pay', 'steps', 'environment', 'idiom']);
});

test('a posting that tells pay, steps and the place of work, in plain words, has nothing to change', () => {
  const values = {
    ...emptyJob,
    description: 'You sort the post.',
    salary: { min: 20, max: null, currency: 'USD', period: 'hour' as const },
    stage_plan: [{ what: 'Talk', who: '', format: '', within_days: 7 }],
    inclusion: { ...emptyJob.inclusion, noise: 'Quiet' },
  };
  expect(kinds(values)).toEqual([]);
});

test('a long list of essential skills is told with its number', () => {
  const skills = Array.from({ length: 9 }, (_, index) => `Skill ${index}`);
  const { suggestions } = checkOf({ ...emptyJob, description: 'You sort the post.', skills });
  expect(suggestions).toContainEqual({ kind: 'manyMusts', text: '', count: 9 });
});
