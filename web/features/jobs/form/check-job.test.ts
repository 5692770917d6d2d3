import { expect, test } from 'vitest';
import { getCheck } from './check-job.ts';
import { emptyJob } from './values.ts';

const kinds = (values: Parameters<typeof getCheck>[0]) => getCheck(values).suggestions.map(({ kind }) => kind);

test('suggests nothing for an empty job', () => {
  expect(getCheck(emptyJob)).toEqual({ grade: null, isEmpty: true, suggestions: [] });
});

test('lists missing facts first, then wording', () => {
  const values = { ...emptyJob, description: 'You hit the ground running.' };
  expect(kinds(values)).toEqual(['pay', 'steps', 'environment', 'idiom']);
});

test('suggests nothing for a complete job in plain language', () => {
  const values = {
    ...emptyJob,
    description: 'You sort the post.',
    salary: { min: 20, max: null, currency: 'USD', period: 'hour' as const },
    stage_plan: [{ what: 'Talk', who: '', format: '', within_days: 7 }],
    inclusion: { ...emptyJob.inclusion, noise: 'Quiet' },
  };
  expect(kinds(values)).toEqual([]);
});

test('reports too many essential skills with their number', () => {
  const skills = Array.from({ length: 9 }, (_, index) => `Skill ${index}`);
  const { suggestions } = getCheck({ ...emptyJob, description: 'You sort the post.', skills });
  expect(suggestions).toContainEqual(expect.objectContaining({ kind: 'manyMusts', text: '', count: 9 }));
});

test('checks the title and the questions, and offers a replacement', () => {
  const question = { id: 'q', text: 'Do you have a disability?', required: true };
  const { suggestions } = getCheck({ ...emptyJob, title: 'Rockstar Ninja', screening_questions: [question] });
  expect(suggestions.filter(({ field }) => field !== null)).toMatchObject([
    { kind: 'idiom', field: 'title', text: 'Rockstar Ninja', replacement: 'Expert' },
    { kind: 'condition', field: 'screening_questions.0.text', text: 'Do you have a disability' },
  ]);
});

test('offers clearer forms of hypothetical and double questions, but not of sentences in other fields', () => {
  const text = 'How would you sort the mail?';
  const question = { id: 'q', text, required: true };
  const { suggestions } = getCheck({ ...emptyJob, description: text, screening_questions: [question] });
  expect(suggestions.filter(({ field }) => field !== null)).toEqual([
    {
      kind: 'hypothetical',
      field: 'screening_questions.0.text',
      text,
      count: 1,
      replacement: 'Describe one time when you had to sort the mail. Include what you did and the result.',
    },
  ]);
});
