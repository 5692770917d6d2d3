import type { SurveyContent } from '#domain/features/surveys/content.ts';
import type { Question } from '#domain/features/surveys/questions.ts';
import { surveysStaffApi } from '#domain/features/surveys/staff-contract.ts';
import type { TestApp } from './app.ts';
import type { TestAccount } from './factories.ts';
import { send } from './send.ts';

export function newQuestion(id: number, fields: Partial<Question> = {}): Question {
  const texts = { text: { en: `Question ${id}` }, low: { en: 'Bad' }, high: { en: 'Good' } };
  return { id, kind: 'scale', options: [], condition: null, ...texts, ...fields };
}

/** A scale, a yes or no, a follow-up to "no", and a comment. */
export function newSurvey(fields: Partial<SurveyContent> = {}): SurveyContent {
  return {
    language: 'en',
    title: { en: 'Your application', fr: 'Votre candidature' },
    intro: {},
    is_anonymous: true,
    event: null,
    has_open_link: true,
    questions: [
      newQuestion(1),
      newQuestion(2, { kind: 'yes_no' }),
      newQuestion(3, { kind: 'text', condition: { question: 2, values: [2] } }),
      newQuestion(4, { kind: 'text' }),
    ],
    ...fields,
  };
}

/** A survey that takes answers. */
export async function makeOpenSurvey(test: TestApp, admin: TestAccount, fields: Partial<SurveyContent> = {}) {
  const { body: draft } = await send(test, admin, surveysStaffApi.create, { body: { content: newSurvey(fields) } });
  const params = { id: String(draft.id) };
  return (await send(test, admin, surveysStaffApi.move, { params, body: { to: 'open' } })).body;
}
