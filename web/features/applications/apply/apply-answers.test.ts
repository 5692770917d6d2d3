import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { listApplyParts } from '#domain/features/applications/apply-parts.ts';
import { buildBody, emptyAnswers, lacksAnswers, schemaOfPart } from './apply-answers.ts';

const anyAnswer = { choices: [], wanted: [], min: null };
const questions = [
  { ...anyAnswer, id: 'right-to-work', text: 'May you work here?', required: true, kind: 'yes_no' as const },
  { ...anyAnswer, id: 'why', text: 'Why this job?', required: false, kind: 'long_text' as const },
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
  expect(lacksAnswers(questions, ['yes'])).toBe(false);
});

test('treats an answer that does not fit the question as missing', () => {
  expect(lacksAnswers(questions, ['Yes, since 2019'])).toBe(true);
  const answers = { ...emptyAnswers(questions), answers: ['Yes, since 2019', ''] };
  expect(z.safeParse(schemaOfPart('questions', questions), answers).error?.issues).toMatchObject([
    { path: ['answers', 0], message: 'invalid_value' },
  ]);
  expect(buildBody(questions, answers).answers).toEqual([]);
});

test('sends answers by question id, without empty ones', () => {
  const answers = { resume: '12', answers: [' yes ', ' '], cover_note: 'Hello', done: ['resume'] };
  expect(buildBody(questions, answers)).toEqual({
    resume_id: 12,
    answers: [{ question_id: 'right-to-work', text: 'yes' }],
    cover_note: 'Hello',
  });
  expect(buildBody(questions, { ...answers, resume: 'none' }).resume_id).toBeNull();
});
