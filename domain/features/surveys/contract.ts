import * as z from 'zod/mini';
import { outcomeAudiences } from '#domain/features/outcomes/form.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Moment } from '#domain/lib/fields.ts';
import { languages } from '#domain/phrases/phrases.ts';
import { Answer, maxQuestions, Question, Texts } from './questions.ts';

const Token = z.string().check(z.regex(/^[\w-]{20,60}$/));
const Answers = z.array(Answer).check(z.maxLength(maxQuestions));

/** A survey as the people see it who answer it. */
export const PublicSurvey = z.object({
  language: z.enum(languages),
  title: Texts,
  intro: Texts,
  is_anonymous: z.boolean(),
  questions: z.array(Question),
});
export type PublicSurvey = z.infer<typeof PublicSurvey>;

const SurveyedHire = z.object({
  audience: z.enum(outcomeAudiences),
  /** The person who was hired. */
  name: z.string(),
  job: z.string(),
  company: z.string(),
  /** The partner that may read the answers; null once its support has ended. */
  partner: z.nullable(z.string()),
});
export type SurveyedHire = z.infer<typeof SurveyedHire>;

export const OpenedSurvey = z.object({
  /** `answered`: the link was used; `closed`: the survey takes no answers. Both come without questions. */
  state: z.enum(['open', 'answered', 'closed']),
  survey: PublicSurvey,
  /** The answers saved so far, and the question to continue with; null at the start. */
  progress: z.nullable(z.object({ answers: Answers, question: z.nullable(z.int()), at: Moment })),
  /** The hire that an outcome asks about; null for other surveys. */
  about: z.nullable(SurveyedHire),
});
export type OpenedSurvey = z.infer<typeof OpenedSurvey>;

const success = z.object({ status: z.literal('success') });

export const surveysApi = {
  /** Reads the survey behind a personal link, and changes nothing. The token is sent in the body, so that no log contains it. */
  open: endpoint({
    method: 'POST',
    path: '/api/v1/survey',
    access: 'public',
    body: z.object({ token: Token }),
    response: OpenedSurvey,
    perMinute: 60,
  }),
  /** Reads the survey behind an open link, and changes nothing. */
  openShared: endpoint({
    method: 'POST',
    path: '/api/v1/survey/shared',
    access: 'public',
    body: z.object({ key: Token }),
    response: OpenedSurvey,
    perMinute: 60,
  }),
  /** Starts an answer from an open link. Returns the token of a personal link, under which answers are saved. */
  start: endpoint({
    method: 'POST',
    path: '/api/v1/survey/start',
    access: 'public',
    body: z.object({ key: Token }),
    response: z.object({ token: z.string() }),
    status: 201,
    perMinute: 10,
  }),
  /** Saves answers for a later visit. */
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/survey/answers',
    access: 'public',
    body: z.object({ token: Token, answers: Answers, question: z.nullable(z.int()) }),
    response: z.object({ at: Moment }),
    perMinute: 120,
  }),
  /** Sends the answers. The link ends with it. `is_shared` lets the partner read a person’s answers about a job. */
  finish: endpoint({
    method: 'POST',
    path: '/api/v1/survey/finish',
    access: 'public',
    body: z.object({
      token: Token,
      answers: Answers,
      language: z.enum(languages),
      is_shared: z.optional(z.boolean()),
    }),
    response: success,
    status: 201,
    perMinute: 20,
  }),
};
