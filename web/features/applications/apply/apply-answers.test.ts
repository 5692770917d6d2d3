import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { listApplyParts } from '#domain/features/applications/apply-parts.ts';
import { bodyOf, emptyAnswers, lacksAnswers, schemaOfPart } from './apply-answers.ts';

const questions = [
  { id: 'right-to-work', text: 'May you work here?', required: true },
  { id: 'why', text: 'Why this job?', required: false },
];

test('omits the questions step without questions', () => {
  expect(listApplyParts(questions.length)).toEqual(['profile', 'resume', 'questions', 'note']);
  expect(listApplyParts(0)).toEqual(['profile', 'resume', 'note']);
});

test('validates only the fields of the step', () => {
  const empty = emptyAnswers(questions);
  const problems = (part: string) =>
    z.safeParse(schemaOfPart(part, questions), empty).error?.issues.map((issue) => issue.path.join('.')) ?? [];
  expect(problems('profile')).toEqual([]);
  expect(problems('resume')).toEqual(['resume']);
  expect(problems('questions')).toEqual(['answers.0']);
  expect(problems('note')).toEqual([]);
});

test('treats blank answers to required questions as missing', () => {
  expect(lacksAnswers(questions, ['  ', 'x'])).toBe(true);
  expect(lacksAnswers(questions, ['Yes'])).toBe(false);
});

test('sends answers by question id, without empty ones', () => {
  const answers = { resume: '12', answers: [' Yes ', ' '], cover_note: 'Hello', done: ['resume'] };
  expect(bodyOf(questions, answers)).toEqual({
    resume_id: 12,
    answers: [{ question_id: 'right-to-work', text: 'Yes' }],
    cover_note: 'Hello',
  });
  expect(bodyOf(questions, { ...answers, resume: 'none' }).resume_id).toBeNull();
});
